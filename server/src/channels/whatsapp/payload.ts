/** A message as the Graph API takes it. */
export type GraphPayload = Record<string, unknown>

/** What WhatsApp takes at most; in UTF-16 units, of which a text never has fewer than letters that Meta may count. */
export const limits = {
  text: 4096,
  buttonBody: 1024,
  listBody: 4096,
  footer: 60,
  buttons: 3,
  buttonTitle: 20,
  buttonId: 256,
  rows: 10,
  rowTitle: 24,
  rowDescription: 72,
  rowId: 200,
  listButton: 20,
} as const

/** A quick answer: what the person sees, and what its tap sends back. */
export interface Option {
  id: string
  title: string
  /** Beside the title, in a list only. */
  description?: string
}

export const textPayload = (body: string): GraphPayload => ({
  type: 'text',
  text: { preview_url: false, body: shortened(body, limits.text) },
})

const interactive = (parts: Record<string, unknown>): GraphPayload => ({
  type: 'interactive',
  interactive: parts,
})

const buttonsPayload = (body: string, options: readonly Option[]): GraphPayload =>
  interactive({
    type: 'button',
    body: { text: body },
    action: {
      buttons: options.map(({ id, title }) => ({
        type: 'reply',
        reply: { id: shortened(id, limits.buttonId), title: shortened(title, limits.buttonTitle) },
      })),
    },
  })

export const listPayload = (body: string, button: string, options: readonly Option[]): GraphPayload =>
  interactive({
    type: 'list',
    body: { text: shortened(body, limits.listBody) },
    action: {
      button: shortened(button, limits.listButton),
      sections: [{ rows: options.map(rowOf) }],
    },
  })

/** A title that is too long goes on in the description. */
function rowOf({ id, title, description }: Option) {
  const below = description ?? (title.length > limits.rowTitle ? title : undefined)
  return {
    id: shortened(id, limits.rowId),
    title: shortened(title, limits.rowTitle),
    ...(below !== undefined && { description: shortened(below, limits.rowDescription) }),
  }
}

/** Asks for the own number with one tap. */
export const numberRequestPayload = (body: string): GraphPayload =>
  interactive({
    type: 'request_contact_info',
    body: { text: shortened(body, limits.buttonBody) },
    action: { name: 'request_contact_info' },
  })

export const templatePayload = (name: string, language: string): GraphPayload => ({
  type: 'template',
  template: { name, language: { code: language } },
})

/** Whether it may be sent at any time, and not only within a day of the person's last message. */
export const isTemplate = ({ type }: GraphPayload): boolean => type === 'template'

/** Buttons where they fit, otherwise a list, otherwise the text alone. */
export function withOptions(body: string, options: readonly Option[], listButton: string): GraphPayload {
  const distinct = options.filter(
    ({ title }, at) => options.findIndex((other) => other.title === title) === at,
  )
  if (distinct.length === 0 || body.length > limits.listBody) return textPayload(body)
  const fitButtons =
    distinct.length <= limits.buttons &&
    body.length <= limits.buttonBody &&
    distinct.every(({ title }) => title.length <= limits.buttonTitle)
  return fitButtons
    ? buttonsPayload(body, distinct)
    : listPayload(body, listButton, distinct.slice(0, limits.rows))
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A text of at most so many units, cut between two letters as people see them. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > most - 1) break
    end = index + segment.length
  }
  return `${text.slice(0, end).trimEnd()}…`
}
