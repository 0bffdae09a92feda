import type { LanguageCode } from '@guru/contract/vocabulary'
import type { Formatter } from '../format/formatter.ts'
import { formatterFor } from '../format/formatter-for.ts'
import type { Sentences } from '../replies/sentences.ts'
import { wordAct, wordChoice, wordPoint } from '../replies/wording.ts'
import { sentencesOf } from '../replies/written-languages.ts'
import { sampleChoices } from './sample-acts/choices.ts'
import { sampleActs } from './sample-acts/sample-acts.ts'
import { comparisons, flat, plot, villa } from './sample-listing.ts'

/** Says the same with the formatter for the eye and with the one for the ear. */
type Say = (format: Formatter) => string

/** Every sentence of Guru in a language with sample values; what is said aloud where it differs. */
export function repliesTable(language: LanguageCode): string {
  const sentences = sentencesOf(language)
  const written = formatterFor(language)
  const spoken = formatterFor(language, 'spoken')
  const list = (says: readonly Say[]) => {
    const lines = new Set(
      says.map((say) => {
        const shown = say(written)
        const said = say(spoken)
        return shown === said ? `- ${shown}` : `- ${shown}\n  - ${said}`
      }),
    )
    return [...lines].join('\n')
  }
  const section = (title: string, says: readonly Say[]) => `### ${title}\n\n${list(says)}`
  return [
    '## Sentences',
    'Under a sentence, indented, how it is said aloud where that differs.',
    ...Object.entries(sampleActs).map(([kind, acts]) =>
      section(
        kind,
        acts.map((act) => (format) => wordAct(sentences.act, act, format)),
      ),
    ),
    section(
      'quick answers',
      Object.values(sampleChoices)
        .flat()
        .map((choice) => (format) => wordChoice(sentences.choice, choice, format)),
    ),
    section(
      'how a listing stands to a wish',
      comparisons.map((one) => (format) => wordPoint(sentences.point, one, format, 'sqft')),
    ),
    section('a listing', listingSays(sentences)),
  ].join('\n\n')
}

function listingSays({ listing: words }: Sentences): Say[] {
  return [
    ...[flat, villa, plot].flatMap((listing, at): Say[] => [
      (format) => words.headline(listing, format),
      (format) => words.headlineAloud(listing, at + 1, format),
      (format) => words.measures(listing, listing === plot ? 'cent' : 'sqft', format) || '–',
      () => words.amenities(listing) || '–',
    ]),
    (format) => words.lastConfirmed(flat.last_confirmed, format),
    () => words.reraNumber('PRM/KA/RERA/1251'),
    () => words.demo,
  ]
}
