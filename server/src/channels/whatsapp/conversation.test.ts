import { languageNames, liveLanguages } from '@guru/contract/vocabulary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, makeAdmin, makeRealtor } from '../../../test/staff.ts'
import { settled, type WhatsappApp, whatsappApp } from '../../../test/whatsapp.ts'

let guru: WhatsappApp
beforeAll(async () => {
  guru = await whatsappApp({ listings: 2000 })
})
afterAll(() => guru.close())

let people = 0
const somebody = () => {
  people += 1
  return guru.phone({ number: `9198000${10_000 + people}`, userId: `IN.${people}`, name: 'Meera' })
}

describe('a conversation', () => {
  test('begins with the languages, each in its own letters', async () => {
    const first = await somebody().say('Hi')
    expect(first.text).toContain('Please select the language you prefer in below :')
    expect(first.options.map(({ title }) => title)).toEqual(
      liveLanguages.map((code) => languageNames[code].own),
    )
  })

  test('goes on in the language that is tapped, one message a turn', async () => {
    const meera = somebody()
    await meera.say('Hi')
    const question = await meera.tap('language:ml', 'മലയാളം')
    expect(question.text).toContain('ഗുരു')
    expect(question.options.length).toBeGreaterThan(1)
    const next = await meera.tap(question.options[0]?.id ?? '', question.options[0]?.title)
    expect(next.text).toMatch(/[\u0d00-\u0d7f]/)
    expect(meera.received()).toHaveLength(3)
  })

  test('needs no list where the first words say what is wanted', async () => {
    const meera = somebody()
    const answer = await meera.say('2bhk flat for rent in Whitefield Bangalore below 40k')
    expect(answer.text).toContain('Guru')
    expect(answer.text).toMatch(/₹ ?[\d,]+/)
    expect(answer.text).toContain('https://guru.example.in/user/listing?id=')
    expect(answer.text).toMatch(/^\d\. \*.+\*/m)
    expect(answer.text).not.toContain('**')
    expect(guru.graph.refused).toEqual([])
  })

  test('asks for the language of words in Latin letters, and answers them then', async () => {
    const meera = somebody()
    const asked = await meera.say('chennai la veedu vaadagaikku venum')
    expect(asked.options).toHaveLength(liveLanguages.length)
    const answer = await meera.tap('language:ta', 'தமிழ்')
    expect(answer.text).toMatch(/வணக்கம்.*சென்னை/s)
    const ravi = somebody()
    await ravi.say('mujhe pune me flat chahiye')
    expect((await ravi.say('rent pe')).text).toMatch(/Pune/)
  })

  test('is in the language of the first words', async () => {
    const answer = await somebody().say('കൊച്ചിയിൽ വാടകയ്ക്ക് ഫ്ലാറ്റ് വേണം')
    expect(answer.text).toMatch(/[\u0d00-\u0d7f]/)
  })

  test('greets once whoever greets in letters that tell the language', async () => {
    const { text, options } = await somebody().say('नमस्ते')
    expect(text.match(/नमस्ते/g)).toHaveLength(1)
    expect(options.length).toBeGreaterThan(1)
  })

  test('takes a number that is typed for the language at its place in the list', async () => {
    const meera = somebody()
    await meera.say('2bhk rent in pune')
    expect((await meera.say(String(liveLanguages.length + 1))).options).toHaveLength(liveLanguages.length)
    expect((await meera.say('2')).text).toMatch(/குரு.*புனே/s)
    const ravi = somebody()
    await ravi.say('Hi')
    expect((await ravi.say('4.')).text).toContain('ഗുരു')
  })

  test('fills the realtors’ list of WhatsApp, with a number or without', async () => {
    const seen = guru.phone({ number: '919811100001', name: 'Meera' })
    const hidden = guru.phone({ userId: 'IN.hidden' })
    for (const phone of [seen, hidden]) await phone.say('2bhk flat for rent in Mysuru below 20k')
    await settled(guru)
    const { call } = await callsOf(guru, 'realtor', await makeRealtor(guru, { cities: ['Mysuru'] }))
    const list = (await call('GET', '/realtor/whatsapp-list?scope=profile')).json()
    expect(list.data).toMatchObject([
      { mobile_number: '919811100001', userName: 'Meera', city: 'Mysuru', transaction_type: 'rent' },
      { mobile_number: null, city: 'Mysuru', transaction_type: 'rent' },
    ])
    expect((await call('GET', '/realtor/list?scope=all')).json().data).toEqual([])
    const { said } = (await call('GET', `/realtor/leads/${list.data[0].id}`)).json()
    expect(said).toEqual(['2bhk flat for rent in Mysuru below 20k'])
  })

  test('shows the channel in the chat history and makes a lead of WhatsApp at once', async () => {
    const meera = somebody()
    const text = '2bhk flat for rent in Chennai below 30k'
    await meera.say(text)
    await settled(guru)
    const lead = await guru.database.kysely
      .selectFrom('requirement')
      .innerJoin('person', 'person.id', 'requirement.person_id')
      .selectAll()
      .where('whatsapp_number', '=', `+${meera.sender.number}`)
      .executeTakeFirstOrThrow()
    expect(lead).toMatchObject({
      channel: 'whatsapp',
      city: 'Chennai',
      name: 'Meera',
      mobile_number: null,
      whatsapp_user_id: meera.sender.userId,
      lead_at: expect.any(Date),
    })
    const { call } = await callsOf(guru, 'admin', await makeAdmin(guru))
    const history = await call('GET', `/realtor/chat-history?mobile_number=${meera.sender.number}`)
    expect(history.json().data).toMatchObject([
      { channels: ['whatsapp'], chat: [{ ai: expect.stringContaining('Guru') }, { user: text }] },
    ])
  })
})
