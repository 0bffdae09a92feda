import { type LanguageCode, languages } from '@guru/contract/vocabulary'

/** Asking to go on in a language, as the speakers of one language say it. */
export interface Speaking {
  /** What they call each language, without an ending, in their own script. */
  names: Record<LanguageCode, string>
  /** Endings that say "in it" and stand apart from the name: "English ல". */
  inside: string
  /** "in Tamil", "in Hindi": alternatives for each language, with the ending that says so, written and typed. */
  written: Record<LanguageCode, string>
  typed: Record<LanguageCode, string>
  /** What stands behind them: "speak", "say it". */
  please: { written: string; typed: string }
  /** The same as a wish of one's own, "I want to talk": words that tell the language, so that English must not know them. */
  wish: { written: string; typed: string }
  /** Who wants one, and the verb behind its name, with which nothing else is said: "I want Telugu". */
  wanted: { who: { written: string; typed: string }; verb: { written: string; typed: string } }
  /** What asks whether Guru knows one: "do you know Telugu?" */
  asks: { written: string; typed: string }
}

/** What people call the languages in Latin letters, whichever they speak. */
export const typedNames: Record<LanguageCode, string> = {
  en: 'english|inglish|englis|angrezi|angreji|ingreji|inglis|angilam|aangilam',
  ta: 'tamil|thamizh|tamizh|thamil|tamizhu',
  hi: 'hindi|hindhi|indi',
  ml: 'malayalam|malyalam|malayalm',
  kn: 'kannada|kannad|kanada',
  te: 'telugu|telegu|thelugu|telgu',
  pa: 'punjabi|panjabi|punjaabi',
  bn: 'bengali|bangla|bangali|bengoli',
}

/** What stands for other ways to type the name of a language: "inglish" and "angrezi" are English. */
export const otherNamesOfLanguages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(typedNames).map((names) => {
    const [name = '', ...others] = names.split('|')
    return [name, others.join(', ')]
  }),
)

/** The language that a word typed in Latin letters names; null for any other word. */
export function languageNamed(word: string): LanguageCode | null {
  return namedBy.get(word) ?? null
}

const namedBy = new Map(
  languages.flatMap((code) => typedNames[code].split('|').map((name) => [name, code] as const)),
)

/** Names of a language that endings are written on to; its rarer ones take them apart. */
const mostJoined = 3

/** Each name with each of these endings: "tamil la" and "tamilla". */
export function inEach(endings: string): Record<LanguageCode, string> {
  const joined = (names: string) =>
    names
      .split('|')
      .slice(0, mostJoined)
      .flatMap((name) => endings.split('|').map((ending) => `${name}${ending}`))
  return mapNames((names) => `(${names}) (${endings})|${joined(names).join('|')}`)
}

/** What people type for each language, changed in one way. */
export function mapNames(change: (names: string) => string): Record<LanguageCode, string> {
  return {
    en: change(typedNames.en),
    ta: change(typedNames.ta),
    hi: change(typedNames.hi),
    ml: change(typedNames.ml),
    kn: change(typedNames.kn),
    te: change(typedNames.te),
    pa: change(typedNames.pa),
    bn: change(typedNames.bn),
  }
}
