import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      { text: 'ਕਿਰਾਏ ਦਾ ਘਰ ਨਹੀਂ ਚਾਹੀਦਾ, ਖਰੀਦਣਾ ਹੈ', set: { transaction_type: 'sale', property_type: 'house' } },
      {
        text: 'kiraye da ghar nahi chahida, kharidna hai',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'ਮੁੱਲ ਦਾ ਮਕਾਨ ਨਹੀਂ ਲੈਣਾ, ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'kharidan wala ghar nahi chahida, kiraye te chahida',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'ਕਿਰਾਏ ਵਾਲਾ ਫਲੈਟ ਨਹੀਂ, ਖਰੀਦਣ ਵਾਲਾ ਵਿਖਾਓ',
        set: { transaction_type: 'sale', property_type: 'apartment' },
      },
    ],
  },
  {
    phenomenon: 'the place that is sought, not the one that is left or lived in',
    cases: [
      { text: 'ਲੁਧਿਆਣਾ ਛੱਡ ਰਹੇ ਹਾਂ, ਮੋਹਾਲੀ ਵਿੱਚ ਫਲੈਟ ਚਾਹੀਦਾ', set: { property_type: 'apartment', city: 'Mohali' } },
      {
        text: 'patiala vich apna ghar vech ditta, hun mohali vich labh rahe haan',
        set: { property_type: 'house', city: 'Mohali' },
      },
      {
        text: 'hun main jalandhar vich rehnda, amritsar vich ghar chahida',
        set: { property_type: 'house', city: 'Amritsar' },
      },
    ],
  },
  {
    phenomenon: 'corrected within the turn',
    cases: [
      {
        text: 'nahi 25 hazar',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 25000 } },
      },
      {
        text: 'ਨਹੀਂ 25 ਹਜ਼ਾਰ',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 25000 } },
      },
    ],
  },
  {
    phenomenon: 'a side cost beside the rent',
    cases: [
      { text: '50 ਹਜ਼ਾਰ ਐਡਵਾਂਸ ਤੇ 15 ਹਜ਼ਾਰ ਕਿਰਾਇਆ', set: { transaction_type: 'rent', price: { max: 15000 } } },
    ],
  },
  {
    phenomenon: 'errands of repair, and talk about places and things of others',
    counter: true,
    cases: [
      { text: 'ਏਸੀ ਠੀਕ ਕਰਵਾਉਣਾ ਹੈ', act: 'unclear' },
      { text: 'ac theek karwauna hai', act: 'unclear' },
      { text: 'ਲਿਫਟ ਖਰਾਬ ਹੋ ਗਈ', act: 'unclear' },
      { text: 'ਮੇਰਾ ਭਰਾ ਮੋਹਾਲੀ ਪੜ੍ਹਦਾ ਹੈ', act: 'unclear' },
      { text: 'ਲੁਧਿਆਣੇ ਵਿੱਚ ਬਹੁਤ ਗਰਮੀ ਹੈ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'one that was shown has it or not: a question',
    counter: true,
    cases: [
      { text: 'ohde ch lift hai', shown: 3, act: 'question' },
      { text: 'ਉਸ ਵਿੱਚ ਪਾਰਕਿੰਗ ਹੈ', shown: 3, act: 'question' },
      { text: 'ehde vich gym hai', shown: 3, act: 'question' },
    ],
  },
  {
    phenomenon: 'said of a place or an amenity and still a wish',
    cases: [{ text: 'mohali vadhia hai', set: { city: 'Mohali' } }],
  },
]
