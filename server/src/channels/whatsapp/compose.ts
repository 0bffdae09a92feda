import { chatTexts } from '@guru/contract/texts'
import { type LanguageCode, languageNames, liveLanguages } from '@guru/contract/vocabulary'
import type { TurnAnswer } from '../../conversation/turn.ts'
import type { WhatsappSaid } from '../../db/tables/whatsapp-message.ts'
import { whatsappText } from './markup.ts'
import { type GraphPayload, limits, listPayload, type Option, withOptions } from './payload.ts'
import { whatsappTexts } from './texts/index.ts'

/** Ids of what can be tapped say what they stand for. */
const languageTap = 'language:'
const answerTap = 'say:'

/** The text that a tap stands for: its own, unless it was too long for its label. */
export function textOfTap(id: string, label: string): string {
  if (id.startsWith(answerTap)) return id.slice(answerTap.length)
  const code = liveLanguages.find((one) => id === `${languageTap}${one}`)
  return code === undefined ? label : languageNames[code].own
}

/** What somebody said by hand. */
export const wordsSaid = (said: Extract<WhatsappSaid, { kind: 'text' | 'tap' }>): string =>
  said.kind === 'tap' ? textOfTap(said.id, said.text) : said.text

/** Quick answers under what Guru says. */
export const optionsOf = (texts: readonly string[]): Option[] =>
  texts.map((text) => ({ id: `${answerTap}${text}`, title: text }))

/** The first thing that somebody sees whose language is not known yet. */
export function languageList(before = ''): GraphPayload {
  const options = liveLanguages.map((code) => {
    const { own, english } = languageNames[code]
    return { id: `${languageTap}${code}`, title: own, ...(own !== english && { description: english }) }
  })
  const body = ['🙏 Guru AI', before, chatTexts.languagePrompt].filter((part) => part !== '').join('\n\n')
  return listPayload(body, 'Language / भाषा', options)
}

/** A turn's answer as the one message that it is: what Guru says, the matches, the quick answers. */
export function answerPayload(
  answer: TurnAnswer,
  { before, publicUrl }: { before: readonly string[]; publicUrl: string },
): GraphPayload {
  const { reply, language } = answer
  const said = [...before, whatsappText(reply.text)].filter((part) => part !== '').join('\n\n')
  const matches = matchTexts(answer, publicUrl)
  const options = optionsOf(reply.choices)
  const most = options.length > 0 ? limits.listBody : limits.text
  return withOptions(fitted(said, matches, most), options, whatsappTexts[language].choose)
}

interface MatchText {
  whole: string
  /** Headline and address: the page has the rest. */
  short: string
}

function matchTexts({ reply, language }: TurnAnswer, publicUrl: string): MatchText[] {
  const blocks = reply.properties?.split('\n\n') ?? []
  return blocks.map((block, at) => {
    const [headline = '', ...details] = block.split('\n').map(whatsappText)
    const match = reply.matches[at]
    if (match === undefined) return { whole: [headline, ...details].join('\n'), short: headline }
    const query = `id=${match.listing_id}&position=${match.position}&language=${language}`
    const link = `${whatsappTexts[language].details}: ${publicUrl}/user/listing?${query}`
    return {
      whole: [headline, ...inShort(details, match.amenities.length > 0), link].join('\n'),
      short: `${headline}\n${link}`,
    }
  })
}

/**
 * A screen of a phone holds little: what fits and what does not stands in one line, and the amenities, which
 * stand right before it, on the page.
 */
function inShort(details: readonly string[], amenitiesListed: boolean): string[] {
  const isPoint = (line: string) => /^[✓✗?] /.test(line)
  const first = details.findIndex(isPoint)
  if (first < 0) return [...details]
  const facts = details.slice(0, amenitiesListed ? first - 1 : first)
  const points = details.filter(isPoint)
  const rest = details.slice(first).filter((line) => !isPoint(line))
  return [facts.join(' · '), points.join(' · '), ...rest].filter((line) => line !== '')
}

/** Details of the last matches go first where not everything fits. */
function fitted(said: string, matches: readonly MatchText[], most: number): string {
  for (let whole = matches.length; whole >= 0; whole--) {
    const shown = matches.map((match, at) => (at < whole ? match.whole : match.short))
    const text = [said, ...shown].join('\n\n')
    if (text.length <= most) return text
  }
  return said
}

/** A message of Guru's own, outside of the dialogue. */
export const remark = (language: LanguageCode, text: string, options: readonly Option[] = []): GraphPayload =>
  withOptions(text, options, whatsappTexts[language].choose)
