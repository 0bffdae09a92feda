import type { Concept } from '../../concept.ts'
import type { Ending } from '../../language.ts'

const inside: readonly Concept[] = ['of', 'filler']
/** "மதுரையிலேயே": there and nowhere else. */
const rightThere: readonly Concept[] = ['of', 'filler', 'correct']
const makeIt: readonly Concept[] = ['correct', 'correct:after']
const from: readonly Concept[] = ['range:to', 'min:after', 'origin:after']
const most: readonly Concept[] = ['max:after']
const least: readonly Concept[] = ['min:after']
const and: readonly Concept[] = ['and', 'filler']
const none: readonly Concept[] = []
const anyWillDo: readonly Concept[] = ['all-the-same']
const either: readonly Concept[] = ['or', 'filler']
const asks: readonly Concept[] = ['ask:closing']
/** "There as well". */
const insideToo: readonly Concept[] = ['of', 'and', 'filler']

/** Where something begins, as it is written and as it is said everywhere: லிருந்து, லேர்ந்து, லேருந்து, லயிருந்து. */
const fromThere =
  'லிருந்து லிருந்தே லிருந்தும் லேர்ந்து லேந்து லேருந்து லெருந்து லர்ந்து லந்து லருந்து லயிருந்து லேயிருந்து லயிருந்தே'.split(
    ' ',
  )

/** "In", as it is said: சென்னைல, சேலத்துல, மதுரையில. */
const placed = ['ல', 'ுல', 'ில', 'த்துல', 'யில', 'ட்டுல']

/** Suffixes that begin with a vowel, written as its sign; what each means. */
const afterVowelSign: readonly (readonly [string, readonly Concept[]])[] = [
  ['ில்', inside],
  ['ில', inside],
  ['ிலயே', rightThere],
  ['ிலே', inside],
  ['ிலேயே', rightThere],
  ['ிலும்', insideToo],
  ['ிலுள்ள', inside],
  ...fromThere.flatMap((suffix) => [`ு${suffix}`, `ி${suffix}`].map((joined) => [joined, from] as const)),
  ['ின்', inside],
  ['ிடம்', inside],
  ['ிடமிருந்து', from],
  ['ினுடைய', inside],
  ['ை', none],
  ['ையும்', and],
  ['ோடு', none],
  ['ோட', none],
  ['ுடன்', none],
  ['ாக', none],
  ['ும்', and],
  ['ா', none],
  ['ே', none],
  ['ேயே', none],
  ['ோ', either],
  ['ாவது', least],
  ['ானாலும்', anyWillDo],
  ['ாயிருந்தாலும்', anyWillDo],
  ['ான', none],
  ['ுக்கு', none],
  ['ுக்கும்', and],
  ['ுக்காக', none],
  ['ுக்குள்', most],
  ['ுக்குள்ள', most],
  ['ுக்குள்ளே', most],
  ['ிற்கு', none],
  ['ிற்குள்', most],
  ['ினுள்', most],
  ['ுல', inside],
  ['ுலே', inside],
  ['ுலயே', rightThere],
  ['ுதான்', none],
  ['ுகிட்ட', inside],
  ['ுள்ள', none],
  ['ெல்லாம்', none],
  ['ல்லாம்', none],
  // "மூணாச்சும்": three at least.
  ['ாச்சும்', least],
  ['ாவாச்சும்', least],
  // "பன்னிரண்டாயிரமாக்குங்கள்": make it so much.
  ...'ாக்கு ாக்குங்க ாக்குங்கள் ாக்கவும் ாக்கலாம் ாக்கிடுங்க ாக்கிக்கலாம் ாக்கிக்கோங்க ாக்கிவிடுங்கள்'
    .split(' ')
    .map((suffix) => [suffix, makeIt] as const),
  ['ருகில்', none],
  ['ருகே', none],
]

/** Verbs that close a question: நிக்குமா, வித்துருச்சா, குடுப்பாங்களா. */
const questions: readonly (readonly [string, string])[] = [
  ['ுமா', 'ும்'],
  ['கிறதா', 'கிறது'],
  ['ுதா', 'ுது'],
  ['ுச்சா', 'ுச்சு'],
  ['ங்களா', 'ங்க'],
  ['வியா', 'வ'],
  ['றியா', 'ற'],
  ['ர்களா', 'ர்கள்'],
  ...['ன', 'ற', 'ட்ட', 'ந்த', 'த்த', 'ப்ப', 'வ', 'க்க'].map((stem) => [`${stem}ாரா`, `${stem}ார்`] as const),
  ['ாளா', 'ாள்'],
  ['வங்களா', 'வங்க'],
  ['லாமா', 'லாம்'],
  ['ட்டதா', 'ட்டது'],
  ['ந்ததா', 'ந்தது'],
  ['த்ததா', 'த்தது'],
  ['ற்றதா', 'ற்றது'],
  ['ண்டதா', 'ண்டது'],
  ['வரா', 'வர்'],
  ['னதா', 'னது'],
  ['ள்ளதா', 'ள்ளது'],
  ['ள்ளனவா', 'ள்ளன'],
  ['கின்றதா', 'கின்றது'],
  ['கின்றனவா', 'கின்றன'],
  ['படுமா', 'படும்'],
  ['uma', 'um'],
  ['umaa', 'um'],
  ['ngala', 'nga'],
  ['viya', 'va'],
  ['tuma', 'tum'],
  ['ngalaa', 'nga'],
  ['lama', 'lam'],
  ['lamaa', 'lam'],
  ['icha', 'ichu'],
  ['ucha', 'uchu'],
  ['kiratha', 'kirathu'],
]

/** Suffixes that any word takes as they stand. */
const afterAnything: readonly (readonly [string, readonly Concept[]])[] = [
  ['ல', inside],
  ['லயே', rightThere],
  ['லே', inside],
  ['லேயே', rightThere],
  ...fromThere.map((suffix) => [suffix, from] as const),
  ['க்கு', none],
  ['க்கும்', and],
  ['க்காக', none],
  ['க்குள்', most],
  ['க்குள்ள', most],
  ['க்குள்ளே', most],
  ['க்குதான்', none],
  ['தான்', none],
  ['கள்', none],
  ['ங்கள்', none],
  ['கிட்ட', inside],
  ['க்கிட்ட', inside],
  ['மட்டும்', none],
  // Polite and familiar words written on to "there, of all places": திருச்சிலதாங்க, மதுரைலங்க.
  ...['தாங்க', 'தானுங்க', 'தாங்கோ', 'தாம்பா', 'தாம்மா'].flatMap((only) => [
    [only, none] as const,
    [`க்கு${only}`, none] as const,
    [`க்குத்${only}`, none] as const,
    [`த்${only}`, none] as const,
    ...placed.map((suffix) => [suffix + only, inside] as const),
  ]),
  ...['ங்க', 'ங்கோ'].flatMap((polite) => placed.map((suffix) => [suffix + polite, inside] as const)),
  ...placed.map((suffix) => [`${suffix}தான்`, inside] as const),
  ['லாம்', none],
  ...['பா', 'ப்பா', 'ம்மா', 'க்கா', 'ண்ணா', 'ங்க', 'ங்கோ', 'ுங்க', 'ணே', 'ண்ணே'].map((suffix) => [suffix, none] as const),
  ['ன்னா', none],
  ['ன்னு', none],
  ['னு', none],
  ['ன்னே', none],
  ['னா', none],
]

/**
 * What stands before a suffix that begins with a vowel, and the stem that it comes from: மதுரை-யி-ல்,
 * அடையா(று)-றி-ல், நக(ர்)-ரி-ல், சேல(ம்)-த்தி-ல், வீ(டு)-ட்டி-ல்.
 */
const links: readonly (readonly [string, string])[] = [
  ['ய', ''],
  ['வ', ''],
  ['', '்'],
  ['', 'ு'],
  ['த்த', 'ம்'],
  ['ட்ட', 'டு'],
  ['ற்ற', 'று'],
]

/** The same suffixes as people type them behind English words and names: "flatla", "budgetku", "chennailernthu". */
const latin: readonly (readonly [string, string, readonly Concept[]])[] = [
  ...[
    'la',
    'le',
    'il',
    'yil',
    'ula',
    'ila',
    'yila',
    'laye',
    'ilaye',
    'ulaye',
    'ile',
    'yile',
    'vil',
    'kitta',
  ].map((ending) => [ending, '', inside] as const),
  ...['in', 'yin', 'oda', 'yoda', 'odu', 'udaya'].map((ending) => [ending, '', inside] as const),
  ...[
    'ku',
    'kku',
    'ukku',
    'uku',
    'kkum',
    'ukkum',
    'i',
    'ai',
    'yai',
    'aa',
    'ah',
    'than',
    'thaan',
    'dhan',
    'lam',
    'nga',
    'ppa',
  ].map((ending) => [ending, '', none] as const),
  ...['aanalum', 'anaalum', 'aanaalum', 'yanalum', 'yaanaalum', 'nalum', 'naalum'].map(
    (ending) => [ending, '', anyWillDo] as const,
  ),
  ...['um', 'yum', 'vum', 'ayum'].map((ending) => [ending, '', and] as const),
  ...['kulla', 'kkulla', 'ukulla', 'ukkulla', 'kul', 'kkul', 'ukkul', 'ukul'].map(
    (ending) => [ending, '', most] as const,
  ),
  ...[
    'lernthu',
    'lerndhu',
    'lerunthu',
    'lerundhu',
    'leyirunthu',
    'leyirundhu',
    'larndhu',
    'larnthu',
    'larundhu',
    'larunthu',
    'lirundhu',
    'lirunthu',
    'ilirundhu',
    'yilirundhu',
    'ilirunthu',
    'yilirunthu',
    'lenthu',
    'lendhu',
    'landhu',
    'lanthu',
  ].map((ending) => [ending, '', from] as const),
  ...['athula', 'athil', 'athile', 'aththil', 'athin', 'aththula', 'attula'].map(
    (ending) => [ending, 'am', inside] as const,
  ),
  ...['athukku', 'athuku', 'athirku', 'aththukku'].map((ending) => [ending, 'am', none] as const),
  ...['athilirundhu', 'athulernthu', 'athilirunthu', 'athularundhu'].map(
    (ending) => [ending, 'am', from] as const,
  ),
  ...['atril', 'aatril', 'attril'].map((ending) => [ending, 'aru', inside] as const),
]

/** Nouns that close a question: மாதத்திற்கா, சென்னைக்கா. */
const nounQuestions: readonly (readonly [string, string])[] = [
  ['க்கா', 'க்கு'],
  ['ற்கா', 'ற்கு'],
  ['லயா', 'ல'],
  ['ுலயா', 'ுல'],
]

/** How a verb that nobody knows ends when it asks. */
export const askingEndings: readonly string[] = [...questions.map(([ending]) => ending), 'ாச்சா']

export const endings: readonly Ending[] = [
  ...afterVowelSign.flatMap(([suffix, means]) =>
    links.map(([link, stem]) => ({ ending: `${link}${suffix}`, stem, means })),
  ),
  ...afterAnything.map(([ending, means]) => ({ ending, stem: '', means })),
  ...['த்துல', 'த்துலயே', 'த்துலே'].map((ending) => ({ ending, stem: 'ம்', means: inside })),
  { ending: 'ட்ல', stem: 'டு', means: inside },
  { ending: 'த்து', stem: 'ம்', means: none },
  { ending: 'ைய', stem: 'ை', means: none },
  { ending: 'ிய', stem: 'ி', means: none },
  { ending: 'ட்ட', stem: 'ட்', means: none },
  { ending: 'ங்க', stem: 'ங்', means: none },
  // Politely "not", as the west says it: அவசியமில்லீங்க.
  { ending: 'ீங்க', stem: 'ை', means: none },
  { ending: 'ாவ', stem: 'ா', means: none },
  // What is done to it, as it is said: "இடத்த", "ஆயிரத்த".
  { ending: 'த்த', stem: 'ம்', means: none },
  // A stop is doubled before the next word: வாடகைக்குத் தேவை, வீட்டைப் பார்க்க.
  ...['க்', 'ச்', 'த்', 'ப்'].map((ending) => ({ ending, stem: '', means: none })),
  // The vowel that speakers add to a closing consonant: அடையார், அடையாறு.
  { ending: 'ு', stem: '்', means: none },
  { ending: 'ு', stem: '', means: none },
  ...[...questions, ...nounQuestions].map(([ending, stem]) => ({ ending, stem, means: asks })),
  ...latin.map(([ending, stem, means]) => ({ ending, stem, means })),
]
