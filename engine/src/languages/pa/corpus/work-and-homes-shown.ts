import type { CorpusSection } from '../../corpus-case.ts'

/** What is told of work and of the day, what is asked of homes shown; and wishes that are told with their reasons. */
export const workAndHomesShown: CorpusSection[] = [
  {
    phenomenon: 'of work and homes shown',
    counter: true,
    cases: [
      {
        text: 'ਮਾਡਲ ਟਾਊਨ ਵਾਲਾ ਸਕੂਲ ਡੇਢ ਲੱਖ ਫ਼ੀਸ ਮੰਗਦਾ',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      { text: "ਮੇਰਾ ਆਧਾਰ ਕਾਰਡ ਬੱਸ ਅੱਡੇ 'ਤੇ ਕਿਤੇ ਡਿੱਗ ਪਿਆ", act: 'unclear' },
      {
        text: 'ਮੀਂਹ ਨੇ ਸਾਡਾ ਦੋ ਕਿੱਲੇ ਝੋਨਾ ਖਰਾਬ ਕਰ ਦਿੱਤਾ',
        known: { transaction_type: 'sale', city: 'Chandigarh' },
        act: 'unclear',
      },
      { text: "ਮੇਰਾ ਭਰਾ ਨੋਇਡਾ ਬੈਂਕ ਵਿੱਚ ਪੰਤਾਲੀ ਹਜ਼ਾਰ ਤਨਖਾਹ 'ਤੇ ਲੱਗਿਆ", act: 'unclear' },
      {
        text: 'ਪੁਲਿਸ ਨੇ ਉਸ ਮਾਲ ਦੀ ਪਾਰਕਿੰਗ ਵਿੱਚੋਂ ਚੋਰ ਫੜਿਆ',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      { text: 'ਮਾਸੀ ਦੇ ਘਰ ਵਾਲੀ ਰਸੋਈਣ ਸਾਗ ਬਹੁਤ ਵਧੀਆ ਬਣਾਉਂਦੀ', act: 'unclear' },
      {
        text: 'pichle mahine bijli da bill 4200 aaya',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      { text: 'kasauli de ik bhootan wale villa te film ban rahi aa', act: 'unclear' },
      { text: 'main roz savere chhe vaje model town de gym janda', act: 'unclear' },
      { text: 'ludhiane passport kiven banda', act: 'question' },
      { text: 'patiale kehde college da baag sab ton sohna', act: 'question' },
      {
        text: 'ਮੇਨਟੇਨੈਂਸ ਕੌਣ ਦਿੰਦਾ, ਮੈਂ ਕਿ ਮਾਲਕ',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'question',
      },
      {
        text: 'kharar wale flat da deposit kinna mangde ne',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'question',
      },
    ],
  },
  {
    phenomenon: 'more wishes with their reasons',
    cases: [
      {
        text: 'ਆਉਣ-ਜਾਣ ਨੇ ਮਾਰ ਲਿਆ, ਖਰੜ ਠੀਕ ਰਹੂ',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        set: { city: 'Kharar' },
      },
      {
        text: 'ਮਈ ਵਿੱਚ ਰਿਟਾਇਰ ਹੋ ਰਿਹਾਂ, ਸਬਜ਼ੀਆਂ ਬੀਜਣੀਆਂ, ਜ਼ਮੀਨ ਹੀ ਠੀਕ ਆ',
        known: { transaction_type: 'sale', city: 'Chandigarh' },
        set: { property_type: 'land' },
      },
      {
        text: 'gehne vech ke tee lakh ho jange',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Chandigarh' },
        set: { price: { max: 3000000 } },
      },
      {
        text: 'meri dhee da patiale dakhla ho gaya, ohnu othe chhota flat kiraye te chahida',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Patiala' },
      },
    ],
  },
  {
    phenomenon: 'what one cannot do without',
    cases: [
      {
        text: 'ਬਿਨਾਂ ਪਾਰਕਿੰਗ ਦੇ ਨਹੀਂ ਚੱਲਣਾ',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking'] },
      },
      { text: 'bina lift de nahi sarna', known: { transaction_type: 'rent' }, set: { amenities: ['lift'] } },
    ],
  },
]
