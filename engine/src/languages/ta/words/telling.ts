/**
 * How finite verbs end that tell of others, or of what is over. Tamil closes a sentence with its verb, and the verb
 * says who does it and when: what "they" do or "he" did is no wish of the seeker's, whichever verb it is.
 */

/** "வந்த-", "பார்த்த-", "போன-": stems of the past by their last letters. */
const pasts = ['ந்த', 'த்த', 'ட்ட', 'ற்ற', 'ன்ற', 'ின', 'ுன', 'ோன', 'ச்ச', 'ஞ்ச', 'ண்ட', 'ன்ன', 'ய்த', 'ழ்த']
/** "படிக்கிற-", "பண்ற-", "சாப்பிடுற-". */
const presents = ['ோற', 'ோகிற', 'கிற', 'கின்ற', 'ுற', 'க்கற', 'ண்ற', 'ர்ற', 'ல்ற', 'ய்ற', 'யற', 'டற']
/** "தேடித்தாங்க", "கொண்டாங்க": with these, "-ாங்க" as often asks to be given. */
const giving = ['த்த', 'ண்ட']
/** He, she, they; not the emphatic "-தான்" of "சென்னைக்குத்தான்". */
const others = ['ாரு', 'ார்', 'ார்கள்', 'ாங்க', 'ாங்கல்ல', 'ாங்களாம்', 'ாராம்', 'ாள்']
const he = ['ான்', 'ானாம்']
const we = ['ேன்', 'ோம்', 'ேங்க', 'ோங்க']

const joined = (stems: readonly string[], suffixes: readonly string[]) =>
  stems.flatMap((stem) => suffixes.map((suffix) => stem + suffix))

const native: readonly string[] = [
  ...joined(
    [...pasts, ...presents].filter((stem) => !giving.includes(stem)),
    others,
  ),
  ...joined(
    giving,
    others.filter((ending) => !ending.startsWith('ாங்க')),
  ),
  ...['ார்த்தாங்க', 'ாத்தாங்க', 'ொடுத்தாங்க', 'குடுத்தாங்க', 'ப்பிட்டாங்க'],
  ...joined([...pasts.filter((stem) => stem !== 'த்த'), ...presents, 'ார்த்த', 'ாத்த', 'டுத்த'], he),
  ...joined(pasts, we),
  // What they will do, as they say: "வாங்குவாங்க", "இருப்பாரு".
  ...joined(['ுவ', 'ப்ப', 'ழ்வ', 'ர்வ'], ['ாரு', 'ார்', 'ார்கள்', 'ாங்க', 'ான்', 'ாளாம்']),
  // "வாங்கியிருக்கான்", "வந்துள்ளார்": he has bought, he has come.
  ...joined(['ிருக்க', 'ுருக்க', 'ிருக்கிற', 'ுள்ள'], [...others, ...he]),
  ...'ுள்ளனர் ந்தனர் ட்டனர் த்தனர் கின்றனர்'.split(' '),
  // As one hears: "செலவாச்சாம்", "கெடைச்சுதாம்".
  ...'ாச்சாம் ுச்சாம் ுதாம் ிச்சாம்'.split(' '),
  // It has happened: "ஆயிடுச்சு", "வந்துருச்சு", "போச்சு", "உடைந்துவிட்டது".
  ...'டுச்சு டிச்சு ருச்சு ரிச்சு துச்சு ுச்சுச்சு ாச்சு போச்சு விட்டது விட்டன போயிற்று ாயிற்று'.split(' '),
]

/** As they are typed behind verbs that nobody listed: "pannaru", "kedachudhu", "vandhutaanga". */
const latin: readonly string[] = [
  ...joined('ndh nth tt nn dut tut thut it nj ch kir kur kk'.split(' '), ['aru', 'aaru', 'anga', 'aanga']),
  ...joined('ndh nth nj cch ich uch tut dut'.split(' '), ['en', 'om', 'aan']),
  ...joined('ich uch nj ndh nth'.split(' '), ['udhu', 'uthu', 'uchu', 'iruchu']),
  ...'irukar urukar irukaar urukaru urukanga urukan itanga utanga itaru utaru poraru poranga poran porango irukan irukaan irukkan irukkaan irukanga irukaru irukaaru duchu dichu ruchu richu dhuchu thuchu'.split(
    ' ',
  ),
]

export const tellingEndings: readonly string[] = [...native, ...latin]
