import { wishesAndTalk } from '../../corpus-case.ts'

/** Whose home or land lies where, the fog, whom they let to and whether the rent goes down, what else may be shown. */
export const homesOfKinAndLowerRents = wishesAndTalk([
  { text: 'ਭੈਣ ਦਾ ਘਰ ਪਟਿਆਲੇ ਹੈ', act: 'unclear' },
  { text: 'pind ch sadi 5 kille zameen aa', act: 'unclear' },
  { text: 'ਪਿੰਡ ਵਿੱਚ ਸਾਡੀ ਪੰਜ ਕਿੱਲੇ ਜ਼ਮੀਨ ਹੈ', act: 'unclear' },
  { text: 'mera kiraya 15 hazar janda hun', act: 'unclear' },
  { text: 'gym jana shuru kita main', act: 'unclear' },
  { text: 'dhund payi hoyi mohali', act: 'unclear' },
  { text: 'ajj bahut dhund payi aa', act: 'unclear' },
  { text: 'ghar dhund do mohali ch', set: { property_type: 'house', city: 'Mohali' } },
  { text: 'ਰੇਟ ਘੱਟ ਕਰੋਗੇ', act: 'question' },
  { text: 'kiraya thoda ghat karoge', act: 'question' },
  { text: 'bachelors nu dende ne', act: 'question' },
  { text: 'family nu hi dinde o', act: 'question' },
  { text: 'parivar nu dende o ya munde vi rakh lainde', act: 'question' },
  { text: 'broker di fees laggu', act: 'question' },
  { text: 'ਤੁਹਾਡੀ ਸਰਵਿਸ ਫਰੀ ਹੈ', act: 'question' },
  { text: 'pichla sawal ki si', act: 'repeat' },
  { text: 'ਇਹੀ ਤਾਂ ਮੈਂ ਕਹਿੰਦਾ ਸੀ', act: 'affirm' },
  { text: 'ahi chahida si', act: 'affirm' },
  { text: 'plot vi dekh sakde o', set: { property_type: 'land' } },
  { text: 'ਮਾਪਿਆਂ ਲਈ ਪਟਿਆਲੇ ਘਰ ਚਾਹੀਦਾ', set: { property_type: 'house', city: 'Patiala' } },
  { text: 'ਭਰਾ ਦਾ ਘਰ ਵੇਚਣਾ ਹੈ', set: { transaction_type: 'sale' } },
  { text: 'bijli da meter alag aa', act: 'question' },
  { text: 'ਕਿਰਾਇਆ ਕੁਝ ਘੱਟ ਹੋਜੂ', act: 'question' },
  { text: 'family layi safe aa area', act: 'question' },
])
