import { exactly, upTo, wishesAndTalk } from '../../corpus-case.ts'

/** Formal yes and no, what a home must not be without, and what is too much. A native speaker should look at the spellings. */
export const agreedInWriting = wishesAndTalk([
  { text: 'మీరు చెప్పిన దానితో నేను ఏకీభవిస్తున్నాను', act: 'affirm' },
  { text: 'వివరాలన్నీ సరిగానే ఉన్నాయి', act: 'affirm' },
  { text: 'yes andi details correct gane unnayi', act: 'affirm' },
  { text: 'వివరాలు ఉన్నాయా', act: 'question' },
  { text: 'మీరు చెప్పింది సరైనది కాదు', act: 'deny' },
  { text: 'నేను దానికి అంగీకరించను', act: 'deny' },
  { text: 'లిఫ్ట్ లేకుండా ఉండకూడదు', set: { amenities: ['lift'] } },
  { text: 'lift lekunda undakudadu, amma ki mokallu noppi', set: { amenities: ['lift'] } },
  { text: 'lift lekunda ayina parledu', drop: ['lift'] },
  { text: 'lift undakudadu', drop: ['lift'] },
  { text: 'లిఫ్ట్‌లో ఎవరో ఉన్నారు', act: 'unclear' },
  { text: '3bhk ekkuva avutundi, 2bhk chudandi', set: { bedrooms: exactly(2) }, numbers: [3, 2] },
  {
    text: '20 velu ekkuva avutundi, 15 velu chalu',
    known: { transaction_type: 'rent' },
    set: { price: upTo(15000) },
    numbers: [20000, 15000],
  },
  { text: 'ఆ వివరాలు నిజమే', act: 'affirm' },
  { text: 'నేను దాన్ని కోరుకోవడం లేదు', act: 'deny' },
  { text: 'hey unnara', act: 'greet' },
  { text: 'owner akkade unnara', act: 'question' },
  { text: 'నేను దీన్ని ఆమోదిస్తున్నాను', act: 'affirm' },
  { text: 'నేను తిరస్కరిస్తున్నాను', act: 'deny' },
  { text: 'cheyakandi please', act: 'deny' },
  { text: 'nenu malli first nundi cheptanu', act: 'restart' },
  { text: 'last message malli pampandi', act: 'repeat' },
])
