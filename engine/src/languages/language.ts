import type { LanguageCode } from '@guru/contract/vocabulary'
import type { FormatWords } from '../format/format-words.ts'
import type { Sentences } from '../replies/sentences.ts'
import type { Merger } from '../text/sound-key.ts'
import type { SpellingRule } from '../text/spelling-rules.ts'
import type { Script } from '../text/token.ts'
import type { ActConcept, AsideConcept, ChatConcept, Concept } from './concept.ts'
import type { State } from './states.ts'
import type {
  CallTimeWords,
  NeighbourWords,
  OfGuruWords,
  OfSeekerWords,
  OneselfWords,
  PlaceTalkWords,
  ShownWords,
  TermWords,
} from './word-lists.ts'

/**
 * Phrases as `expandPhrases` reads them: parted by commas or new lines, `(a|b)` alternatives, `[a|b]` may be
 * left out. `^` before a phrase: only where a clause begins; `$` after it: only where one ends. Words are
 * matched in lower case without apostrophes; the language's endings and small slips are forgiven.
 */
export type Phrases = string

/** Every concept but the acts; a language that has no word for one says so with ''. */
export type Vocabulary = Record<Exclude<Concept, ActConcept | AsideConcept | ChatConcept>, Phrases> &
  Partial<Record<AsideConcept, Phrases>>

/** What is said beside the wishes: each language says all of it, or with '' that English words do. */
export type AsidePhrases = Record<Exclude<AsideConcept, OwnWay>, Phrases> & Partial<Record<OwnWay, Phrases>>

/** What only some languages have a word of their own for. */
type OwnWay =
  | 'well'
  | 'in-lakhs'
  | 'near-it'
  | 'within-it'
  | 'without:then'
  | 'mine'
  | 'reported'
  | 'moves-on'
  | 'moves-on:after'
  | 'no-deal'
  | 'no-use'
  | 'unsuited'
  | 'so-that'
  | 'or-else'
  | 'neither'
  | 'pays'
  | 'seek:next'
  | 'so'
  | 'each'
  | 'funds'
  | 'if'
  | 'having'
  | 'if-not'
  | 'others-wish'
  | 'others-wish:after'
  | 'persons'
  | 'bedrooms:more'
  | 'bedrooms:less'

export type ChatPhrases = Record<ChatConcept, Phrases>

/** All of it: where a phrase is missing, the language does not compile. */
export type WholeVocabulary = Vocabulary & AsidePhrases & ChatPhrases

export type ActPhrases = Record<ActConcept, Phrases>

/** Number words. Values are added up and multiplied as in "two lakh fifty thousand". */
export interface NumberWords {
  /** Words of 0 to 99 and of whatever else is one amount: dedh 1.5, dhai 2.5. */
  values: Record<string, number>
  /** hundred, thousand, lakh, crore and their short forms. */
  scales: Record<string, number>
  /** Short forms read as scales only right after digits: "25k", "1.5 L". */
  shortScales: Record<string, number>
  /** Words before which a short form that stands apart is a word of its own: the k of "sector 62 k paas" is "ke". */
  noShortScaleBefore?: Phrases
  /** True where they are read so behind number words, too: "twenty-five k". */
  shortAfterWords?: boolean
  /** Words of 1 to 9 and of tens that are said side by side for hundreds: "one fifty" is 150. */
  hundredsUnsaid?: Phrases
  /** Added to the number that follows, as parts of its scale: sadhe 0.5, paune -0.25. Of one word or two. */
  fractionsBefore: Record<string, number>
  /** Words that mean another number behind such a fraction: Bengali's "shat" is sixty, but "share shat" seven and a half. */
  afterFraction?: Record<string, number>
  /** Added to the number before, as parts of its scale: "and a half" 0.5. Phrases of several words. */
  fractionsAfter: Record<string, number>
  /** Stand between parts of one number: "and". */
  joiners: Phrases
  /** Scales that count one when nothing stands before them, as Tamil's word for thousand does. */
  bareScales: Phrases
  /** True where the number may also come after a bare scale, as in Bengali's "lakh dosh" for about ten lakh. */
  scaleFirst?: boolean
  /** True where each number below a hundred has a word of its own: two of them side by side are two numbers. */
  ownWordEach?: boolean
  /** "a", "an": one before a scale ("a lakh"), otherwise no number. */
  ones: Phrases
  /** The point of a spoken decimal: "one point five". */
  points: Phrases
  /** Positions: "first" 1. */
  ordinals: Record<string, number>
  telephone: TelephoneWords
  /** What follows the digits of an ordinal: "th" in "4th". */
  ordinalEndings: Phrases
  /**
   * Forms that a number takes only inside a longer number word, and the number word that each stands for:
   * the "iru" of "irunooru" is two. Compounds of whole words need no entry.
   */
  joined: Record<string, string>
  /** What is counted, where it is written on to the number: the "jon", persons, of Bengali's "tinjon". */
  countedWrittenOn?: string
  /** Letters that a number word loses at its end before a vowel, as it sounds: "pathu" + "aayiram". */
  elided: string
  /**
   * Words between a number and what it counts that change nothing: the "ta" of Bengali's "2 ta room". Those that
   * mean something else where they stand alone count only when nothing parts them from the digits.
   */
  counters?: { anywhere: Phrases; writtenOn: Phrases }
  /** Words that are also used without counting ("one" in "this one"): counted only with a unit or when asked. */
  vague: Phrases
}

/** What is said in telephone numbers and counts nowhere else: spellings of each, with spaces between them. */
export interface TelephoneWords {
  /**
   * Digits from 0 to 9 beside those of `values`: English ones as they are written down from speech, and what would be
   * another word elsewhere ("to", "for").
   */
  digits: readonly string[]
  /** Before a digit that is said twice, three times. */
  double: string
  triple: string
  /** Before the code of the country. */
  plus: string
}

/**
 * An ending that a word may carry (suffix, case, postposition written on). A word that is not known is read
 * as known stem plus ending, or plus several. Endings in the language's own script are compared with words
 * in both scripts, as they sound; those in Latin letters serve English words and names ("flat-la") as well.
 */
export interface Ending {
  ending: string
  /** What stands in its place in the stem; '' when nothing does. */
  stem: string
  /** What the ending says about the word; empty when nothing that matters. */
  means: readonly Concept[]
}

/** Words of many forms: any of the stems with any of the endings, '' for the stem by itself. */
export interface Inflection {
  stems: readonly string[]
  endings: readonly string[]
}

/** What names of places are made of, as a language writes it. */
export interface NameWords {
  /** English words that stand in names, short forms written out: सेक्टर is "sector", "extn" is "extension". */
  words: Readonly<Record<string, string>>
  /** Names of Latin letters, which may be written together: एचएसआर is "hsr". */
  letters: Readonly<Record<string, string>>
  /** Letters, or several, that are a part of a name even where they are everyday words: கே கே நகர். */
  initials: Readonly<Record<string, string>>
  /** What follows the digits of an ordinal in a name: "7th Phase". */
  ordinalEndings: readonly string[]
  /**
   * Everyday words, in Latin letters and with spaces between them, that some village, post office or project is called,
   * too: one alone is no place, but "Model Town" and "Green Park" are.
   */
  everyday: string
  /** Names of real towns that are everyday words as well: places where a sign of one says so, or nothing else is said. */
  doubtful: string
  /** Names that say what is counted where a number stands before them, with spaces between them: three കൊല്ലം are years. */
  counted?: string
  /** Words that do the same before them as a number: next കൊല്ലം is a year. */
  countedAfter?: string
  beside: WordsBesidePlaces
  /** What closes names of streets and quarters, beside what does so everywhere ("nagar"); compared as it sounds. */
  closers: string
  /** What homes are called and how they are offered, in Latin letters: what listings say where a locality belongs. */
  homes: string
  states: StateNames
}

/** Words beside the name of a place that tell that it is one, with spaces between them. */
interface WordsBesidePlaces {
  /** "in Adyar", "near Powai". */
  before: string
  /** "Adyar side", "Noida mein", "Pune la", "Mohali vich". */
  after: string
  /** Those that hardly say anything else. */
  insideBefore: string
  insideAfter: string
  /**
   * Words behind a place that are letters of names as well: as they are typed ("kota m"), and the Latin letter that one
   * is read as in an Indian script (के is a k, "सिगरा के पास").
   */
  letters: { typed: string; written: string }
}

/** Other names of each state of India, the most usual first. Further spellings are found by their sound. */
export type StateNames = Readonly<Record<State, readonly string[]>>

/** What each language folder provides as data; logic lives elsewhere and is shared. */
export interface Language {
  code: LanguageCode
  written: true
  /** Its own script. */
  script: Script
  /**
   * The states where it is at home, as the gazetteer names them: of namesakes its speakers mean the place there, unless
   * another is a large city. None where it is spoken in too many states to say.
   */
  homeStates: readonly string[]
  /** Languages with so many words in common, typed in Latin letters, that a few of them tell nothing. */
  closeTo: readonly LanguageCode[]
  /** Sounds that its script writes alike; absent where it tells all. */
  merger?: Merger
  /** How it words amounts, sizes and dates. */
  format: FormatWords
  /** All that Guru says. */
  replies: Sentences
  numbers: NumberWords
  nameWords: NameWords
  /** The vowel sign with which a word is said again for "and the like" ("pani puni"); null where its beginning changes. */
  echoVowel: string | null
  /** How such a word begins where its whole first syllable changes ("illu gillu"). */
  echoSyllables?: readonly string[]
  neighbours: NeighbourWords
  callTimes: CallTimeWords
  ofGuru: OfGuruWords
  ofPlaces: PlaceTalkWords
  ofSeeker: OfSeekerWords
  termWords: TermWords
  oneself: OneselfWords
  shownWords: ShownWords
  /** What is written on to a place or an amount to mean the one of it ("-ది"), with spaces between them. */
  oneEndings?: string
  endings: readonly Ending[]
  /**
   * How verbs end that ask ("-tundā", "-vachchā"), in the own script and in Latin letters: a word that nobody
   * knows and that ends so closes a question.
   */
  askingEndings?: readonly string[]
  /**
   * How verbs end that tell of others or of what is over ("-nāṅka", they did): a word without a meaning of its own
   * that closes a clause and ends so makes talk of it. Several letters each, as nouns end in one or two of them.
   */
  tellingEndings?: readonly string[]
  /** Words that may stand inside any phrase and change nothing: "do you [also] have". */
  softWords: Phrases
  /** Everyday words without a concept, so that they are taken neither for a slip nor for a place. */
  commonWords: Phrases
  /** Further everyday words, above all verbs, whose forms are too many to be written out. */
  inflected?: readonly Inflection[]
  /**
   * What people spell in several ways. A word that is not known is compared with the known ones after words
   * of the own script have been read out in Latin letters and these rules have been applied to both, in their
   * order; so a word listed in the own script alone is found as people type it in Latin letters. What the
   * rules make must stay the same when they are applied to it again.
   */
  romanised: readonly SpellingRule[]
  /** The vowel that a consonant of the own script has where none is written; a unless told. */
  inherentVowel?: 'a' | 'o'
  /**
   * Words too short for their sound to tell them, or typed like an English word: the word as phrases have it,
   * and how else it is typed (में: "me, mein, m"). Phrases then need it once.
   */
  alsoTyped: Record<string, Phrases>
  /**
   * What is said in several ways that mean the same everywhere, as it is spoken, written, polite: the word as
   * phrases have it, and its other ways (வேண்டாம்: "வேணாம், வேணாங்க"). They are found by sound and with endings, too.
   */
  alsoSaid?: Record<string, Phrases>
}

/** What is said in a language, by what it means. */
export interface LanguagePhrases {
  vocabulary: WholeVocabulary
  acts: ActPhrases
}

/** Stands for a language whose folder is still to come: turns in it are read by English alone. */
export interface NotWrittenYet {
  code: LanguageCode
  written: false
}
