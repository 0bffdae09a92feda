import { wishesAndTalk } from '../../corpus-case.ts'

/** Homes that people come to, flat discounts, pools near them; backup and places to play; agreement and refusal in a few words. */
export const comingHomeAndBackup = wishesAndTalk([
  { text: 'i come home late every day', act: 'unclear' },
  { text: 'i am going home for diwali', act: 'unclear' },
  { text: 'i come home late so security is a must', set: { amenities: ['security'] } },
  {
    text: 'i reach home late at night, need a house with security on rent in Pune',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Pune', amenities: ['security'] },
  },
  {
    text: 'we are coming home from dubai and want to buy a villa in Kochi',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Kochi' },
  },
  { text: 'flat 50% off on shoes', act: 'unclear' },
  { text: 'flat 20 percent discount', act: 'unclear' },
  { text: 'flat 20 lakhs', set: { property_type: 'apartment', price: { max: 2_000_000 } } },
  { text: 'find a swimming pool near me', act: 'unclear' },
  { text: 'show me a park near me', act: 'unclear' },
  {
    text: 'find me a flat near me with a swimming pool',
    set: { property_type: 'apartment', amenities: ['swimming_pool'] },
  },
  { text: 'backup is a must', set: { amenities: ['power_backup'] } },
  {
    text: 'there are frequent power cuts so backup is important',
    set: { amenities: ['power_backup'] },
  },
  { text: '100% backup', set: { amenities: ['power_backup'] } },
  { text: 'is backup available?', act: 'question' },
  { text: 'do you have a backup plan', act: 'question' },
  { text: 'take a backup of my phone', act: 'unclear' },
  { text: 'my kids need a place to play', set: { amenities: ['play_area'] } },
  { text: 'where is the place to play badminton', act: 'question' },
  { text: 'please confirm', act: 'affirm' },
  { text: 'please confirm the price', act: 'question' },
  { text: 'sounds good, please go ahead and do it', act: 'affirm' },
  { text: "no, don't do that yet", act: 'deny' },
  { text: 'can i get someone on the phone', act: 'handoff' },
  { text: 'thats exactly what i had in mind', act: 'affirm' },
  { text: 'can you walk me through this', act: 'help' },
  { text: 'what are the things you can help with', act: 'help' },
  { text: 'i drive to work so i need a spot for my car', set: { amenities: ['parking'] } },
])
