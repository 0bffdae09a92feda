import { languages as codes } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { languages } from '../languages/index.ts'
import type { Ending, Language } from '../languages/language.ts'
import { doubtfulWords } from '../places/common-words.ts'
import { readGazetteer } from '../places/gazetteer.ts'
import { createPlaceIndex } from '../places/index.ts'
import { soundKey } from '../text/sound-key.ts'
import type { Script } from '../text/token.ts'
import { tokenise } from '../text/tokens.ts'
import { understand } from './understand.ts'

const places = createPlaceIndex([])
const { cities } = readGazetteer()
const bySize = cities.toSorted((one, other) => other.weight - one.weight)
/** Names that are everyday words as well need more than an ending to be places. */
const doubtfulSounds = new Set([...doubtfulWords].map(soundKey))
const cityCount = 60
/** Postpositions of languages that write them apart. */
const apart: Partial<Record<Script, readonly string[]>> = {
  devanagari: ['में', 'मे', 'के पास', 'से', 'की तरफ़', 'के अंदर'],
  gurmukhi: ['ਵਿੱਚ', 'ਚ', 'ਦੇ ਨੇੜੇ', 'ਦੇ ਕੋਲ'],
}

/** The biggest cities that have a name of one word in a script. */
function namesIn(script: Script): { city: string; name: string }[] {
  return bySize
    .flatMap(({ place: { name: city, aliases } }) => {
      const name = aliases.find((alias) => isWordIn(alias, script) && !doubtfulSounds.has(soundKey(alias)))
      return name === undefined ? [] : [{ city, name }]
    })
    .slice(0, cityCount)
}

function isWordIn(text: string, script: Script): boolean {
  const tokens = tokenise(text)
  return tokens.length === 1 && tokens[0]?.script === script
}

/** Endings that say where, as the language writes them on to a name. */
function placeEndings({ endings, script }: Language): Ending[] {
  return endings.filter(({ ending, means }) => means.includes('of') && tokenise(ending)[0]?.script === script)
}

/** null where the name does not take the ending: a sign of a vowel has no consonant before it. */
function written(name: string, { ending, stem }: Ending): string | null {
  if (!name.endsWith(stem)) return null
  const base = name.slice(0, name.length - stem.length)
  return /^\p{M}/u.test(ending) && /\p{M}$/u.test(base) ? null : base + ending
}

describe.each(codes.filter((code) => code !== 'en'))('cities in the script of %s', (code) => {
  const language = languages[code]
  if (!language.written) return
  const endings = placeEndings(language)

  it('lead to themselves with every ending', () => {
    const typed = namesIn(language.script).flatMap(({ city, name }) => [
      ...endings.flatMap((ending) => written(name, ending) ?? []).map((text) => ({ city, text })),
      ...(apart[language.script] ?? []).map((word) => ({ city, text: `${name} ${word}` })),
    ])
    const lost = typed.filter(({ city, text }) => cityIn(text) !== city)
    expect(typed.length).toBeGreaterThan(50)
    // A few endings do not belong to a few names; nobody writes those.
    expect(lost.length, JSON.stringify(lost.slice(0, 10))).toBeLessThanOrEqual(typed.length * 0.01)
  })

  const cityIn = (text: string) => {
    const { commands } = understand(text, { language: code, asked: 'city', known: {} }, places)
    return commands.find((command) => command.kind === 'set' && command.slot === 'city')?.value
  }
})
