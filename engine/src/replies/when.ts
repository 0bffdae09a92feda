import { isLatin } from '../text/script.ts'

/**
 * What a seeker says when to come or to be called, one word and its forms a line: how it is written, then how else it is
 * typed. Latin forms give way to the first of the line; those in letters of the language stay, and one that ends in `-`
 * stands for all that begin with it.
 */
export interface WhenWords {
  /** Days and times of the day: "রবিবার robibar sunday". */
  days: string
  /** The hour, what stands beside it and what joins it to a day: "बजे baje", "बाद baad", "छह chhe". */
  hours: string
}

interface Known {
  written: Map<string, string>
  stems: string[]
}

/** An hour or a day of the month, with what is written onto it: "6", "4:30", "9টার", "4pm". */
const numbered = /^(\p{Nd}+(?:[:.]\p{Nd}+)?)(\D*)$/u

/**
 * Writes what a seeker said of a day or an hour as it stands in a sentence of the language, "kal shaam 6 baje" as
 * "कल शाम 6 बजे"; in quotation marks, as it was typed, where a word of it is not known.
 */
export function createWhen(words: WhenWords): (said: string) => string {
  const hours = knownOf(words.hours)
  const all = knownOf(`${words.days}\n${words.hours}`)
  return (said) => {
    const tokens = said.split(/\s+/)
    const written = tokens.map((token, at) => {
      const number = numbered.exec(token)
      if (number === null) return writtenOf(token, all)
      const [, digits = '', ending = ''] = number
      if (ending !== '') return joined(digits, writtenOf(ending, hours))
      const beside = [tokens[at - 1], tokens[at + 1]]
      return beside.some((one) => one !== undefined && isOfHour(one, hours)) ? digits : null
    })
    return written.includes(null) ? `“${said}”` : written.join(' ')
  }
}

function knownOf(lines: string): Known {
  const known: Known = { written: new Map(), stems: [] }
  for (const line of lines.split('\n')) {
    const [first, ...others] = line.trim().split(/\s+/)
    if (first === undefined || first === '') continue
    for (const word of [first, ...others]) {
      if (word.endsWith('-')) known.stems.push(word.slice(0, -1))
      else known.written.set(word.toLowerCase(), word === first || isLatin(word) ? first : word)
    }
  }
  return known
}

function writtenOf(token: string, { written, stems }: Known): string | null {
  const word = written.get(token.toLowerCase())
  return word ?? (stems.some((stem) => token.startsWith(stem)) ? token : null)
}

function joined(digits: string, ending: string | null): string | null {
  return ending === null ? null : `${digits}${ending}`
}

function isOfHour(token: string, hours: Known): boolean {
  return numbered.test(token) || writtenOf(token, hours) !== null
}
