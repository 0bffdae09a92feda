import { type LanguageCode, sizeUnits } from '@guru/contract/vocabulary'
import { english } from '../languages/en/index.ts'
import { languages } from '../languages/index.ts'
import type { FormatWords } from './format-words.ts'
import { createFormatter } from './formatter.ts'
import { plainLines } from './plain-lines.ts'

/**
 * A text as a voice should read it: amounts, sizes, bedrooms and distances in words of the language, telephone
 * numbers digit by digit, no marks of markdown. What a language writes is read by its own words for writing,
 * so that nothing has to be said twice; units in English are read in every language.
 */
export function spokenText(text: string, code: LanguageCode): string {
  const rules = rulesOf(code)
  const spoken = (line: string) => rules.reduce((said, [pattern, say]) => said.replace(pattern, say), line)
  return plainLines(text).map(spoken).map(asSentence).join(' ')
}

/** A voice pauses where a line ended. */
const asSentence = (line: string): string => (/[.!?:;,।॥…]["”’')\]]?$/.test(line) ? line : `${line}.`)

/** What is written, and how the found text and the numbers in it are said. */
type Rule = readonly [pattern: RegExp, say: (found: string, ...numbers: string[]) => string]

/** A number as Guru writes it: "1,20,000", "7.5". It is read from its first digit on only: a text may be all digits. */
const number = String.raw`(?<!\d,?)(\d+(?:,\d+)*(?:\.\d+)?)`
const telephone = String.raw`(?<![\d,.])(?:\+?91[ -]?)?(\d{5})[ -]?(\d{5})(?![\d,]|\.\d)`

const made: Partial<Record<LanguageCode, readonly Rule[]>> = {}

function rulesOf(code: LanguageCode): readonly Rule[] {
  const language = languages[code]
  made[code] ??= rulesFor((language.written ? language : english).format)
  return made[code]
}

function rulesFor(words: FormatWords): Rule[] {
  const writers = words === english.format ? [words] : [words, english.format]
  const say = speakerOf(words)
  return [
    [new RegExp(telephone, 'gu'), (_, first = '', rest = '') => `${say.digits(first)}, ${say.digits(rest)}`],
    ...writers.flatMap((writer) => moneyRules(writer, say)),
    ...writers.flatMap((writer) => unitRules(writer, say)),
    [
      new RegExp(`${number}\\s*[–-]\\s*${number}`, 'gu'),
      (_, from = '', to = '') => words.between(say.number(from), say.number(to)),
    ],
    [new RegExp(number, 'gu'), (found) => say.number(found)],
  ]
}

/** How a language says numbers that are written in digits. */
interface Speaker {
  words: FormatWords
  number(text: string): string
  digits(text: string): string
}

/** Larger numbers have no words: they are said digit by digit. */
const mostInWords = 999_99_99_999

function speakerOf(words: FormatWords): Speaker {
  const spoken = createFormatter(words, 'spoken')
  const digits = (text: string) =>
    Array.from(text.replace(/\D/g, ''), (digit) => spoken.number(Number(digit))).join(' ')
  return {
    words,
    digits,
    number: (text) => (numberIn(text) > mostInWords ? digits(text) : spoken.number(numberIn(text), 2)),
  }
}

const numberIn = (text: string): number => Number(text.replaceAll(',', ''))

function moneyRules(writer: FormatWords, { words, number: say }: Speaker): Rule[] {
  const amount = `${writer.rupees('', 'written').trim()}\\s*${number}`
  const scales = (['lakh', 'crore'] as const).flatMap((scale) =>
    ['1', '2'].map((count): Rule => {
      const written = writer[scale](count).replace(count, '')
      return [before(amount, written), (_, text = '') => words.rupees(words[scale](say(text)), 'spoken')]
    }),
  )
  return [
    ...scales,
    // A scale with an ending stays as it stands, and no rupees behind it.
    [new RegExp(`${amount}(?=\\s+(?:${scaleStems(writer)}))`, 'gu'), (_, text = '') => say(text)],
    [new RegExp(amount, 'gu'), (_, text = '') => words.rupees(say(text), 'spoken')],
  ]
}

/** What all forms of lakh and crore begin with: లక్ష of లక్షలు and లక్షల. */
const scaleStems = (writer: FormatWords): string =>
  [writer.lakh('1'), writer.crore('1')].map((text) => text.replace('1', '').trim().slice(0, 3)).join('|')

function unitRules(writer: FormatWords, { words, number: say }: Speaker): Rule[] {
  const sizes = sizeUnits.flatMap((unit) =>
    ['1', '2'].map((count): Rule => {
      const written = writer.size(count, Number(count), unit, 'written').replace(count, '')
      return [
        before(number, written),
        (_, text = '') => words.size(say(text), numberIn(text), unit, 'spoken'),
      ]
    }),
  )
  const two = { from: '2', to: '2' }
  return [
    ...sizes,
    [
      before(number, writer.bhk(two, 2, 'written').replace('2', '')),
      (_, text = '') => words.bhk({ from: say(text), to: say(text) }, numberIn(text), 'spoken'),
    ],
    [
      before(number, writer.kilometres('2', 2, 'written').replace('2', '')),
      (_, text = '') => words.kilometres(say(text), numberIn(text), 'spoken'),
    ],
  ]
}

/** A number before a unit, with any space between. A letter behind it would make another word of the unit. */
function before(amount: string, unit: string): RegExp {
  const exact = unit.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`${amount}\s*${exact}(?![\p{L}\p{M}])`, 'gu')
}
