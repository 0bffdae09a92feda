import { z } from 'zod'

/**
 * What the Graph API takes as a message, written down apart from what Guru sends: a slip there must not be one
 * here as well.
 */

const text = (most: number) => z.string().min(1).max(most)

/** Ids and titles of one message must differ. */
const distinct = (values: readonly string[]) => new Set(values).size === values.length

const button = z.strictObject({
  type: z.literal('reply'),
  reply: z.strictObject({ id: text(256), title: text(20) }),
})

const row = z.strictObject({ id: text(200), title: text(24), description: text(72).optional() })

const section = z.strictObject({ title: text(24).optional(), rows: z.array(row).min(1) })

const footer = z.strictObject({ text: text(60) }).optional()

const buttons = z.strictObject({
  type: z.literal('button'),
  body: z.strictObject({ text: text(1024) }),
  footer,
  action: z.strictObject({
    buttons: z
      .array(button)
      .min(1)
      .max(3)
      .refine((all) => distinct(all.map(({ reply }) => reply.id)), 'Duplicated button ids')
      .refine((all) => distinct(all.map(({ reply }) => reply.title)), 'Duplicated button titles'),
  }),
})

const list = z.strictObject({
  type: z.literal('list'),
  body: z.strictObject({ text: text(4096) }),
  footer,
  action: z.strictObject({
    button: text(20),
    sections: z
      .array(section)
      .min(1)
      .max(10)
      .refine(
        (all) => all.length === 1 || all.every(({ title }) => title !== undefined),
        'Sections need titles',
      )
      .refine((all) => all.flatMap(({ rows }) => rows).length <= 10, 'More than ten rows')
      .refine((all) => distinct(all.flatMap(({ rows }) => rows.map(({ id }) => id))), 'Duplicated row ids'),
  }),
})

const numberRequest = z.strictObject({
  type: z.literal('request_contact_info'),
  body: z.strictObject({ text: text(1024) }),
  action: z.strictObject({ name: z.literal('request_contact_info') }),
})

const common = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  recipient: text(200).optional(),
  biz_opaque_callback_data: text(512).optional(),
}

/** A message in any of the forms that Guru uses. */
export const graphMessageSchema = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...common,
      type: z.literal('text'),
      text: z.strictObject({ body: text(4096), preview_url: z.boolean().optional() }),
    }),
    z.strictObject({
      ...common,
      type: z.literal('interactive'),
      interactive: z.discriminatedUnion('type', [buttons, list, numberRequest]),
    }),
    z.strictObject({
      ...common,
      type: z.literal('template'),
      template: z.strictObject({ name: text(512), language: z.strictObject({ code: text(10) }) }),
    }),
  ])
  .refine(({ to, recipient }) => (to === undefined) !== (recipient === undefined), 'to or recipient')
export type GraphMessage = z.infer<typeof graphMessageSchema>

/** What a person sees of a message: its words, and what can be tapped. */
export function shownOf(message: GraphMessage): { text: string; options: { id: string; title: string }[] } {
  if (message.type === 'text') return { text: message.text.body, options: [] }
  if (message.type === 'template') return { text: `[template ${message.template.name}]`, options: [] }
  const { interactive } = message
  switch (interactive.type) {
    case 'button':
      return { text: interactive.body.text, options: interactive.action.buttons.map(({ reply }) => reply) }
    case 'list':
      return {
        text: interactive.body.text,
        options: interactive.action.sections.flatMap(({ rows }) => rows),
      }
    case 'request_contact_info':
      return { text: interactive.body.text, options: [] }
  }
}
