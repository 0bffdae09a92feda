import type { LanguageCode } from '@guru/contract/vocabulary'
import type { CorpusSection } from '../languages/corpus-case.ts'
import type { PlaceIndex } from '../places/index.ts'
import type { PlaceMention } from '../places/place.ts'
import type { Script, Token } from '../text/token.ts'
import { tokenise } from '../text/tokens.ts'
import { mentionContext } from '../understanding/naming.ts'
import { understand } from '../understanding/understand.ts'

/** Rows of the table. */
const most = 60

/**
 * Places as the language's corpus writes them in its own script, with their endings, and what is read: names
 * that a turn's wishes come from, each place once.
 */
export function placesTable(
  language: LanguageCode,
  script: Script,
  corpus: readonly CorpusSection[],
  places: PlaceIndex,
): string {
  const rows = new Map<string, string>()
  const seen = new Set<string>()
  for (const { text, known = {} } of corpus.flatMap(({ cases }) => cases)) {
    const context = { language, asked: null, known }
    const wished = understand(text, context, places).commands.flatMap((command) =>
      command.kind === 'set' && (command.slot === 'city' || command.slot === 'area') ? command.value : [],
    )
    if (wished.length === 0) continue
    const tokens = tokenise(text)
    for (const mention of places.mentions(tokens, mentionContext(language, context))) {
      const [place] = mention.places
      if (place === undefined || !wished.includes(place.name) || seen.has(place.name)) continue
      if (tokens[mention.from]?.script !== script) continue
      seen.add(place.name)
      rows.set(
        writtenAs(tokens, mention),
        place.kind === 'city' ? place.name : `${place.name}, ${place.city}`,
      )
    }
    if (rows.size >= most) break
  }
  return [
    '## Places',
    'As the examples of this language write them, with their endings.',
    `| written | read |\n| --- | --- |\n${[...rows].map(([written, read]) => `| ${written} | ${read} |`).join('\n')}`,
  ].join('\n\n')
}

function writtenAs(tokens: readonly Token[], { from, to }: PlaceMention): string {
  return tokens
    .slice(from, to)
    .map(({ raw, spaced }, at) => (spaced && at > 0 ? ` ${raw}` : raw))
    .join('')
}
