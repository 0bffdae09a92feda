import type { Inflection, Phrases } from '../../language.ts'

/** The stems that all forms of a verb are made of, in writing and in speech. */
interface Verb {
  /** "தேட": wishes, duties and purposes are made of it. */
  infinitives: readonly string[]
  /** "தேடி". */
  participles: readonly string[]
  /** "தேடுகிற", "தேடுற". */
  presents: readonly string[]
  /** "தேடின". */
  pasts: readonly string[]
  /** "தேடுவ". */
  futures: readonly string[]
  /** "தேடும்". */
  habituals: readonly string[]
}

const persons = 'ேன் ோம் ாய் ீர்கள் ீங்க ான் ாள் ா ார் ாரு ார்கள் ாங்க து'.split(' ')
/** "பார்த்தாள்", she saw, sounds like "பார்த்தால்", if one looks. */
const soundsLikeIf = ['ா', 'ாள்']

const duties = [
  'ணும்',
  'னும்',
  'ணுமே',
  'ணும்னு',
  'வேண்டும்',
  'வேணும்',
  'லாம்',
  'லாம்னு',
  'ப்போறேன்',
  'ப்போறோம்',
  'வும்',
  'ோணும்',
  'ோணும்னு',
  'த்தான்',
  'ட்டுமா',
]
const going = ['க்கிட்டு', 'கிட்டு', 'ட்டு', 'க்கொண்டு', 'க்கிட்டே', 'ண்டு']
const amGoing = '[இருக்கேன்|இருக்கோம்|இருக்கிறேன்|இருக்கிறோம்]'
const amGoingJoined = [
  'ட்டிருக்கேன்',
  'ட்டிருக்கோம்',
  'ட்ருக்கேன்',
  'ட்ருக்கோம்',
  'க்கிட்டிருக்கேன்',
  'க்கிட்டிருக்கோம்',
  'க்கொண்டிருக்கிறேன்',
  'க்கொண்டிருக்கிறோம்',
]

const onceAndForAll =
  'டணும் டணும்னு டலாம் டலாம்னு ரணும் ரணும்னு ரலாம் ரலாம்னு டுவேன் டுவோம் டப்போறேன் டப்போறோம் விட விடணும் விடலாம் விடவேண்டும் விடுவேன் விடுவோம் வைக்க வைக்கணும் வைக்கலாம் ப்போட ப்போடணும் ப்போடலாம் க்கிறேன் க்குறேன் க்கிறோம் க்குறோம் க்கொள்ள க்கொள்ளலாம் த்தரணும்'.split(
    ' ',
  )
/** "வாங்கவுள்ளேன்": what one is about to do. */
const imminent =
  'வுள்ளேன் வுள்ளோம் விருக்கிறேன் விருக்கிறோம் விருக்கேன் விருக்கோம் விரும்புகிறேன் விரும்புகிறோம் விரும்புறேன்'.split(' ')
/** "இருப்பதால்", "இருக்கிறதால": the reason. */
const because = ['தால்', 'தால', 'தாலே', 'தனால', 'தனால்', 'தினால்']
/** "கிடைக்கல", it has not been found; "தேடாத", not sought. */
const notDone = ['ல', 'லை', 'லைங்க', 'லங்க', 'வில்லை', 'வேயில்லை', 'வே', 'வேல்ல']
const refused = ['ாம', 'ாமல்', 'ாமலே', 'ாத', 'மாட்டேன்', 'மாட்டோம்', 'மாட்டாங்க', 'மாட்டேங்குறாங்க']

/** Verbs in -u such as தேடு, by what stands before that vowel. */
export function weak(root: string): Verb {
  return {
    infinitives: [root],
    participles: [`${root}ி`],
    presents: [`${root}ுகிற`, `${root}ுற`, root === '' ? '' : `${root}ற`],
    pasts: [`${root}ின`, `${root}ிய`],
    futures: [`${root}ுவ`],
    habituals: [`${root}ும்`],
  }
}

/** Verbs that double their consonant: பார், நினை, எடு. Those in -i and -ai are said with -cc- in the past. */
export function strong(...roots: readonly string[]): Verb {
  const each = (...suffixes: string[]) => roots.flatMap((root) => suffixes.map((suffix) => root + suffix))
  return {
    infinitives: each('க்க'),
    participles: each('த்து', 'ச்சு'),
    presents: each('க்கிற', 'க்குற', 'க்கற'),
    pasts: each('த்த', 'ச்ச'),
    futures: each('ப்ப'),
    habituals: each('க்கும்'),
  }
}

/** Verbs with stems of their own, each a list parted by spaces, in the order of `Verb`. */
export function irregular(
  infinitives: string,
  participles: string,
  presents: string,
  pasts: string,
  futures: string,
  habituals: string,
): Verb {
  const [a = [], b = [], c = [], d = [], e = [], f = []] = [
    infinitives,
    participles,
    presents,
    pasts,
    futures,
    habituals,
  ].map((list) => list.split(' '))
  return { infinitives: a, participles: b, presents: c, pasts: d, futures: e, habituals: f }
}

const joined = (stems: readonly string[], suffixes: readonly string[]) =>
  stems.flatMap((stem) => suffixes.map((suffix) => stem + suffix))

/** Which endings the stems of each kind take; '' for a stem that stands by itself. */
type Formation = Partial<Record<keyof Verb, readonly string[]>>

const notYetBy = (doers: readonly string[]): Formation => ({
  infinitives: ['', ...duties],
  presents: [...doers, 'துக்கு', 'தற்கு', 'தா', 'வங்க', 'வர்'],
  futures: [...doers, 'தற்கு', 'தற்காக'],
  habituals: [''],
  pasts: ['ால்'],
})
const notYet = notYetBy(persons)
const notYetByMe = notYetBy(['ேன்', 'ோம்', 'து'])

const over: Formation = {
  pasts: persons.filter((person) => !soundsLikeIf.includes(person)),
  participles: [
    ...'ேன் ோம் ான் ாள் ார் ாரு ாங்க ார்கள்'.split(' ').flatMap((person) => [`ட்ட${person}`, `விட்ட${person}`]),
    'விட்டது',
  ],
}

const have = 'ேன் ோம் ாங்க ாரு ார் ார்கள் ான் ாள்'.split(' ').flatMap((person) => [`ருக்க${person}`, `ருக்கிற${person}`])
/** The past stem of a strong verb and the participle of a weak one carry it: எடுத்த-ிருக்கேன், வாங்கி-யிருக்கேன். */
const perfect: Formation = {
  pasts: ['ாச்சு', ...have.map((form) => `ி${form}`)],
  participles: ['யாச்சு', ...have, ...have.map((form) => `யி${form}`)],
}

const awayEndings =
  'டு டுங்க டுங்கள் டுங்கப்பா டுங்களேன் டலாம் டணும் டட்டும் ருங்க ருங்கள் ரலாம் ரணும் விடு விடுங்க விடுங்கள் விடவும் விடலாம் விடவேண்டும் றுங்க'.split(
    ' ',
  )
/** The participle carries them, and the past of strong verbs with -i: எடுத்து-டுங்க, குறைச்ச-ிடுங்க. */
const away: Formation = { participles: awayEndings, pasts: awayEndings.map((ending) => `ி${ending}`) }
const forOneself = 'க்கோ க்கோங்க க்கங்க க்கோங்கப்பா க்கொள்ளுங்கள் க்கொள்ளவும் க்கலாம் க்கணும் க்கட்டும்'.split(' ')
const command: Formation = {
  infinitives: 'ு ுங்க ுங்கள் ுங்களேன் ுங்கப்பா ுப்பா வும் லாம் ணும் னும் ணுங்க வேண்டும் ட்டும்'.split(' '),
  participles: [...awayEndings, ...forOneself],
  pasts: [...awayEndings, ...forOneself].map((ending) => `ி${ending}`),
}

const others: Formation = {
  participles: ['', ...going],
  pasts: ['', 'ா', 'ாலும்', 'து', 'தை', 'தும்', 'தால்', 'தால', 'தற்கு', 'துக்கு', 'வர்', 'வங்க', 'வர்கள்'],
  infinitives: [...notDone, ...refused],
  futures: because,
  presents: because,
}

const kinds = ['infinitives', 'presents', 'futures', 'habituals', 'pasts', 'participles'] as const

function formed(verb: Verb, formation: Formation): Phrases {
  return once(kinds.flatMap((kind) => joined(verb[kind], formation[kind] ?? [])).join(', '))
}

/** Phrases of several lists, those that stand in more than one of them once. */
export function once(...lists: readonly Phrases[]): Phrases {
  return [...new Set(lists.flatMap((list) => list.split(', ')))].join(', ')
}

/** Nobody has done it yet: what is done, wanted, planned, and the nouns and relative forms of that. */
export function unfinished(verb: Verb): Phrases {
  return formed(verb, notYet)
}

/** The same without what others do: "வாங்குறேன்", but not "வாங்குறாங்க". */
export function unfinishedByMe(verb: Verb): Phrases {
  return formed(verb, notYetByMe)
}

/** It is being done now: "தேடிக்கிட்டு இருக்கேன்". */
export function underWay(verb: Verb): Phrases {
  const withVerb = verb.participles.map((form) => `${form}க்`).join('|')
  return [
    `(${joined(verb.participles, going).join('|')}) ${amGoing}`,
    `(${withVerb}) கொண்டு ${amGoing}`,
    `(${withVerb}) (கொண்டிருக்கிறேன்|கொண்டிருக்கிறோம்)`,
    ...joined(verb.participles, amGoingJoined),
  ].join(', ')
}

/** "வாங்கியிருக்கோம்", "எடுத்திருக்கான்", "எடுத்தாச்சு": it has been done. */
export function done(verb: Verb): Phrases {
  return formed(verb, perfect)
}

/** It is over. */
export function finished(verb: Verb): Phrases {
  return formed(verb, over)
}

/** Every form, for verbs that mean nothing here and must not be taken for a slip of another word. */
export function everyForm(verbs: readonly Verb[]): Inflection[] {
  return kinds.map((kind) => ({
    stems: verbs.flatMap((verb) => verb[kind]),
    endings: [notYet, over, perfect, others].flatMap((formation) => formation[kind] ?? []),
  }))
}

/** "மாத்துங்க", "மாத்தவும்", "மாத்திக்கோங்க", "குறைச்சிடுங்க": somebody is told or asked to do it. */
export function commanded(verb: Verb): Phrases {
  return formed(verb, command)
}

/** "எடுத்துடுங்க", "விட்டுருங்க": it is to be done away with. */
export function doneAway(verb: Verb): Phrases {
  return formed(verb, away)
}

/** "வாங்கிடணும்", "வாங்கவுள்ளேன்": it is to be done once and for all, or soon. */
export function forGood(verb: Verb): Phrases {
  return [...joined(verb.participles, onceAndForAll), ...joined(verb.infinitives, imminent)].join(', ')
}
