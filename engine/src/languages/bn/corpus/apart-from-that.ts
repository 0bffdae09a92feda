import { wishesAndTalk } from '../../corpus-case.ts'

/** Nothing apart from that, no matter how much or how many, not necessarily there; homes that people go back to. */
export const apartFromThat = wishesAndTalk([
  { text: 'alada kichu lagbe na', asked: 'amenities', any: ['amenities'] },
  { text: 'আলাদা কিছু লাগবে না', asked: 'amenities', any: ['amenities'] },
  { text: 'alada kichu dekhan', act: 'question' },
  { text: 'টাকা কোনো ব্যাপার না', known: { price: { max: 20_000 } }, any: ['price'] },
  { text: 'বাজেট কোনো ব্যাপার না', any: ['price'] },
  { text: 'taka kono factor na', any: ['price'] },
  { text: 'ঘর যে কটা হোক চলবে', any: ['bedrooms'] },
  { text: 'যেটা সস্তা হবে', asked: 'property_type', any: ['property_type'] },
  {
    text: 'বেহালাতেই হতে হবে এমন কোনো কথা নেই',
    known: { city: 'Kolkata', area: 'Behala' },
    drop: ['area'],
  },
  {
    text: 'behala tei hote hobe emon na, jekono jayga cholbe',
    known: { city: 'Kolkata', area: 'Behala' },
    any: ['area'],
  },
  {
    text: '3te beshi hoye jabe 2 to hole hobe',
    known: { bedrooms: { min: 3, max: 3 } },
    set: { bedrooms: { min: 2, max: 2 } },
  },
  { text: 'ভাড়াটা বেশি হয়ে যাচ্ছে', act: 'question' },
  { text: 'bari jachchi ekhon', act: 'unclear' },
  { text: 'বাড়ি ফিরছি', act: 'unclear' },
  { text: 'বাড়ি খুঁজছি', set: { property_type: 'house' } },
  { text: 'ager barita te jol porto', act: 'unclear' },
  {
    text: 'আগের ফ্ল্যাটে পার্কিং ছিল না, এবার পার্কিং চাই',
    set: { amenities: ['parking'] },
  },
  { text: 'amar duto gari ache, rakhar jayga chai', set: { amenities: ['parking'] } },
  { text: 'ki?', asked: 'price', act: 'repeat' },
  { text: 'ki ki ache?', act: 'question' },
])
