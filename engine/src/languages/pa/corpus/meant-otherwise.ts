import { wishesAndTalk } from '../../corpus-case.ts'

/** What sounds like a wish, a yes or a call and is meant otherwise; areas left out, and the second of two cities. */
export const meantOtherwise = wishesAndTalk([
  { text: 'ਨਹੀਂ, ਮੈਂ ਘਰ ਲੱਭ ਰਿਹਾ ਹਾਂ', set: { property_type: 'house' } },
  {
    text: 'ਸ਼ਾਂਤ ਥਾਂ ਚਾਹੀਦੀ ਹੈ',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    act: 'unclear',
  },
  {
    text: 'ਏਅਰਪੋਰਟ ਤੋਂ ਕਿੰਨੀ ਦੂਰ ਹੈ?',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    act: 'question',
  },
  {
    text: 'kinni door hai metro ton',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    act: 'question',
  },
  { text: 'aerocity chhad ke kite vi', asked: 'area', any: ['area'] },
  { text: 'ਮੈਨੂੰ ਹਿੰਦੀ ਨਹੀਂ ਆਉਂਦੀ', asked: 'property_type', act: 'unclear' },
  { text: 'ਘਰਵਾਲੀ ਨਾਲ ਗੱਲ ਕਰਨੀ ਹੈ', act: 'unclear' },
  { text: 'ਬਾਅਦ ਵਿੱਚ ਦੇਖਦੇ ਹਾਂ', act: 'unclear' },
  { text: 'ਐਵੇਂ ਹੀ ਦੇਖ ਰਿਹਾ ਹਾਂ', act: 'unclear' },
  { text: 'evein hi dekh reha haan', act: 'unclear' },
  { text: 'aaaaaaaaaaaa', act: 'unclear' },
  { text: 'haaaaaaaaaaaa', act: 'unclear' },
  { text: 'ਮੈਂ ਮੁਸਲਮਾਨ ਹਾਂ, ਘਰ ਮਿਲੇਗਾ?', asked: 'transaction_type', act: 'question' },
  { text: 'kutta rakh sakde haan', act: 'question' },
  { text: 'ਸਵਿਮਿੰਗ ਪੂਲ ਵਾਲਾ ਫਲੈਟ ਨਹੀਂ ਚਾਹੀਦਾ', set: { property_type: 'apartment' }, drop: ['swimming_pool'] },
  {
    text: 'do hazar ghatao',
    known: { transaction_type: 'rent', price: { max: 20000 } },
    set: { price: { max: 18000 } },
  },
])
