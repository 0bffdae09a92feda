import { wishesAndTalk } from '../../corpus-case.ts'

/** What sounds like a wish, a yes or a call and is meant otherwise; areas left out, and the second of two cities. */
export const meantOtherwise = wishesAndTalk([
  { text: 'howrah na kolkata', asked: 'city', set: { city: 'Kolkata' } },
  { text: 'হাওড়া না কলকাতা', asked: 'city', set: { city: 'Kolkata' } },
  { text: 'না, আমি বাড়ি খুঁজছি', set: { property_type: 'house' } },
  { text: 'শান্ত জায়গা চাই', known: { property_type: 'apartment', transaction_type: 'rent' }, act: 'unclear' },
  { text: 'ভালো জায়গায় চাই', known: { property_type: 'apartment', transaction_type: 'rent' }, act: 'unclear' },
  {
    text: 'bhalo jayga chai',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    act: 'unclear',
  },
  { text: 'behala chara jekhane hok', asked: 'area', any: ['area'] },
  { text: 'আমি হিন্দি জানি না', asked: 'property_type', act: 'unclear' },
  { text: 'বউয়ের সাথে কথা বলতে হবে', act: 'unclear' },
  { text: 'বাড়িতে জিজ্ঞেস করতে হবে', act: 'unclear' },
  { text: 'ভেবে জানাব', act: 'unclear' },
  { text: 'এমনি দেখছি', act: 'unclear' },
  { text: 'aaaaaaaaaaaa', act: 'unclear' },
  { text: 'haaaaaaaaaaaa', act: 'unclear' },
  { text: 'আমি মুসলমান, বাড়ি পাব?', asked: 'transaction_type', act: 'question' },
  { text: 'kukur rakha jabe', act: 'question' },
  {
    text: 'এগুলো কোনোটাই পছন্দ নয়',
    asked: 'amenities',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    shown: 5,
    act: 'question',
  },
  { text: 'সুইমিং পুল আছে এমন ফ্ল্যাট চাই না', set: { property_type: 'apartment' }, drop: ['swimming_pool'] },
  { text: 'কটা বাড়ি আছে', known: { property_type: 'apartment' }, act: 'question' },
])
