import { chatTexts } from '@guru/contract/texts'
import { type LanguageCode, languageNames, liveLanguages } from '@guru/contract/vocabulary'
import type { TurnAnswer } from '../../conversation/turn.ts'
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
    const text = whatsappText(block)
    const match = reply.matches[at]
    if (match === undefined) return { whole: text, short: text }
    const address = `${publicUrl}/user/listing?id=${match.listing_id}&position=${match.position}&language=${language}`
    const link = `${whatsappTexts[language].details}: ${address}`
    const headline = text.split('\n', 1)[0] ?? ''
    return { whole: `${text}\n${link}`, short: `${headline}\n${link}` }
  })
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
