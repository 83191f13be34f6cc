"""The words numbers, months and days of the week are written with, by language."""

from __future__ import annotations

from collections.abc import Iterator

from foxreader.language.tokenize import fold

# A word and its value; a row without values counts from 0. By language, because "due" is two in
# Italian and no number in English.
COUNTED = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    " fifteen sixteen seventeen eighteen nineteen twenty",
    "de": "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn"
    " fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
    "fr": "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze"
    " seize",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince"
    " dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro"
    " veinticinco veintiséis veintisiete veintiocho veintinueve",
    "it": "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici"
    " quattordici quindici sedici diciassette diciotto diciannove venti",
    "pt": "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze"
    " dezesseis dezessete dezoito dezenove vinte",
    "nl": "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien"
    " vijftien zestien zeventien achttien negentien twintig",
    "ru": "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать"
    " тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать",
    "ar": "صفر واحد اثنان ثلاثة اربعة خمسة ستة سبعة ثمانية تسعة عشرة",
}
MORE = {
    "en": "thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90",
    "de": "dreißig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90",
    "fr": "vingt=20 vingts=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70"
    " huitante=80 nonante=90",
    "es": "treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90",
    "it": "trenta=30 quaranta=40 cinquanta=50 sessanta=60 settanta=70 ottanta=80 novanta=90",
    "pt": "duas=2 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90",
    "nl": "dertig=30 veertig=40 vijftig=50 zestig=60 zeventig=70 tachtig=80 negentig=90",
    "ru": "две=2 двух=2 трех=3 четырех=4 пяти=5 шести=6 семи=7 восьми=8 девяти=9 десяти=10"
    " тридцать=30 сорок=40 пятьдесят=50 шестьдесят=60 семьдесят=70 восемьдесят=80"
    " девяносто=90 одиннадцати=11 двенадцати=12 тринадцати=13 четырнадцати=14"
    " пятнадцати=15 шестнадцати=16 семнадцати=17 восемнадцати=18 девятнадцати=19"
    " двадцати=20 тридцати=30 сорока=40 пятидесяти=50 шестидесяти=60 семидесяти=70"
    " восьмидесяти=80 девяноста=90",
    "ar": "اثنتان=2 اثنين=2 ثلاث=3 اربع=4 خمس=5 ست=6 سبع=7 ثماني=8 ثمان=8 تسع=9 عشر=10 عشرون=20"
    " عشرين=20 ثلاثون=30 ثلاثين=30 اربعون=40 اربعين=40 خمسون=50 خمسين=50 ستون=60 ستين=60"
    " سبعون=70 سبعين=70 ثمانون=80 ثمانين=80 تسعون=90 تسعين=90 أربعة=4 أربع=4 أربعون=40"
    " أربعين=40 إثنان=2",
}
"""Tens, and other forms of the numbers above."""

VALUED = {
    "en": "first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9"
    " tenth=10 eleventh=11 twelfth=12 thirteenth=13 fourteenth=14 fifteenth=15"
    " sixteenth=16 seventeenth=17 eighteenth=18 nineteenth=19 twentieth=20 thirtieth=30"
    " fortieth=40 fiftieth=50 dozen=12 score=20 once=1 twice=2 thrice=3 double=2 pair=2"
    " couple=2 both=2 twins=2",
    "de": "ein=1 eine=1 einen=1 einem=1 einer=1 zwo=2 beide=2 beiden=2 einmal=1 zweimal=2"
    " dreimal=3 dutzend=12 erste=1 zweite=2 dritte=3 vierte=4 fünfte=5 sechste=6 siebte=7"
    " achte=8 neunte=9 zehnte=10 ersten=1 zweiten=2 dritten=3 vierten=4 fünften=5",
    "fr": "une=1 premier=1 première=1 deuxième=2 seconde=2 troisième=3 quatrième=4 cinquième=5"
    " douzaine=12",
    "es": "un=1 una=1 primero=1 primera=1 primer=1 segundo=2 segunda=2 tercero=3 tercera=3"
    " tercer=3 cuarto=4 quinto=5 ambos=2 ambas=2 docena=12",
    "it": "un=1 una=1 primo=1 prima=1 secondo=2 seconda=2 terzo=3 terza=3",
    "pt": "uma=1 primeiro=1 primeira=1 terceiro=3",
    "nl": "eerste=1 tweede=2 derde=3",
    "ru": "одна=1 одно=1 одного=1 оба=2 обе=2 двое=2 трое=3 четверо=4 раз=1 первый=1 первая=1"
    " второй=2 вторая=2 третий=3 третья=3",
    "ar": "واحدة=1",
}
"""What has the value of a number and is none: ordinals, "both", "a dozen"."""

SCALED = {
    "en": "hundred=100 hundreds=100 thousand=1000 thousands=1000 million=1000000 millions=1000000"
    " billion=1000000000",
    "de": "hundert=100 tausend=1000 million=1000000 millionen=1000000 milliarden=1000000000",
    "fr": "cent=100 cents=100 mille=1000 milliers=1000 million=1000000 millions=1000000"
    " milliards=1000000000",
    "es": "cien=100 ciento=100 doscientos=200 trescientos=300 quinientos=500 mil=1000"
    " millón=1000000 millones=1000000",
    "it": "cento=100 mille=1000 mila=1000 milione=1000000 milioni=1000000",
    "pt": "cem=100 cento=100 mil=1000 milhão=1000000 milhões=1000000",
    "nl": "honderd=100 duizend=1000 miljoen=1000000",
    "ru": "сто=100 ста=100 двести=200 двухсот=200 триста=300 трехсот=300 четыреста=400"
    " пятьсот=500 тысяча=1000 тысячи=1000 тысяч=1000 миллион=1000000 миллиона=1000000"
    " миллионов=1000000",
    "ar": "مئة=100 مائة=100 مئتان=200 الف=1000 الاف=1000 ألف=1000 آلاف=1000 مليون=1000000",
}
MONTHS = (
    "january february march april may june july august september october november december",
    "januar februar märz april mai juni juli august september oktober november dezember",
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر",
    "jan feb mar apr may jun jul aug sept oct nov dec",
)
DAYS = (
    "monday tuesday wednesday thursday friday saturday sunday",
    "montag dienstag mittwoch donnerstag freitag samstag sonntag",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "lunes martes miércoles jueves viernes sábado domingo",
    "понедельник вторник среда четверг пятница суббота воскресенье",
    "الاثنين الثلاثاء الاربعاء الخميس الجمعة السبت الاحد",
)
_VAGUE = frozenset(("hundreds", "thousands", "millions", "milliers"))


def cardinals(language: str) -> dict[str, int]:
    """The numerals of a language from two on, folded, with their values; empty for others.

    One is left out: in most languages it is also an article or a pronoun.
    """
    counted = {fold(word): n for n, word in enumerate(COUNTED.get(language, "").split())}
    return {w: n for w, n in (counted | dict(pairs(MORE.get(language, "")))).items() if n > 1}


def scales(language: str) -> dict[str, int]:
    """What a language multiplies by, folded: hundred, thousand; not the vague "hundreds"."""
    found = pairs(SCALED.get(language, ""))
    return {word: value for word, value in found if word not in _VAGUE}


def pairs(row: str) -> Iterator[tuple[str, int]]:
    """The words of a row, folded, with their values."""
    for pair in row.split():
        word, value = pair.split("=")
        yield fold(word), int(value)
