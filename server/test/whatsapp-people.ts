import type { WhatsappApp, WhatsappPhone } from './whatsapp.ts'

/** People on WhatsApp, and what became of them. */
export function whatsappPeople(app: () => WhatsappApp) {
  let known = 0
  const another = () => {
    known += 1
    return { number: `9195000${10_000 + known}`, userId: `IN.5${known}`, name: 'Meera' }
  }
  /** That nobody else has. */
  const freeNumber = () => another().number
  const somebody = (): WhatsappPhone => app().phone(another())
  /** Somebody who hides the number. */
  const hidden = (): WhatsappPhone => {
    const { number: _, ...rest } = another()
    return app().phone(rest)
  }
  /** Somebody in the middle of a conversation in English. */
  const chatting = async (): Promise<WhatsappPhone> => {
    const meera = somebody()
    await meera.say('English')
    return meera
  }
  const leadOf = (userId: string | undefined) =>
    app()
      .database.kysely.selectFrom('requirement')
      .innerJoin('person', 'person.id', 'requirement.person_id')
      .selectAll('requirement')
      .select(['person.whatsapp_number', 'person.whatsapp_user_id', 'person.mobile_number'])
      .where('whatsapp_user_id', '=', userId ?? '')
      .executeTakeFirst()
  return { somebody, freeNumber, hidden, chatting, leadOf }
}
