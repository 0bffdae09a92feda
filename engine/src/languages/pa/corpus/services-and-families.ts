import type { CorpusSection } from '../../corpus-case.ts'

/** What is wanted of other services and told of families; and wishes that are told with their reasons. */
export const servicesAndFamilies: CorpusSection[] = [
  {
    phenomenon: 'of services and families',
    counter: true,
    cases: [
      { text: 'ਸ਼ੁੱਕਰਵਾਰ ਤੋਂ ਦੋ ਰਾਤਾਂ ਲਈ ਜੈਪੁਰ ਵਿੱਚ ਇੱਕ ਹੋਟਲ ਦਾ ਕਮਰਾ ਬੁੱਕ ਕਰਨਾ ਹੈ', act: 'unclear' },
      { text: 'ਦਸ ਤਾਰੀਕ ਨੂੰ ਦਿੱਲੀ ਤੋਂ ਚੇਨਈ ਦੀ ਛੇ ਹਜ਼ਾਰ ਤੋਂ ਘੱਟ ਦੀ ਉਡਾਣ ਲੱਭੋ', act: 'unclear' },
      { text: 'ਐਲਾਂਟੇ ਵਿੱਚ ਸ਼ਾਮ ਦੇ ਸ਼ੋਅ ਦੀਆਂ ਦੋ ਟਿਕਟਾਂ ਕਰਵਾ ਦੇ', act: 'unclear' },
      { text: 'ਮੇਰੇ ਬੱਚਤ ਖਾਤੇ ਵਿੱਚ ਕਿੰਨੇ ਪੈਸੇ ਨੇ', act: 'question' },
      { text: 'ਮੰਮੀ ਦੇ ਖਾਤੇ ਵਿੱਚ ਦੋ ਹਜ਼ਾਰ ਰੁਪਏ ਪਾ ਦਿਓ', act: 'unclear' },
      { text: 'ਮਾਡਲ ਟਾਊਨ ਵਿੱਚ ਐਤਵਾਰ ਨੂੰ ਬੈਠਣ ਵਾਲਾ ਦੰਦਾਂ ਦਾ ਡਾਕਟਰ ਚਾਹੀਦਾ', act: 'unclear' },
      {
        text: 'ਉਸ ਰੈਸਟੋਰੈਂਟ ਵਿੱਚ ਬਾਹਰ ਬੈਠਣ ਦੀ ਥਾਂ ਤੇ ਪਾਰਕਿੰਗ ਹੈਗੀ',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'question',
      },
      { text: 'ਗੋਆ ਵਿੱਚ ਤਿੰਨ ਦਿਨਾਂ ਲਈ ਇੱਕ ਕਾਰ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦੀ, ਆਟੋਮੈਟਿਕ', act: 'unclear' },
      { text: 'ਇਸ ਹਫ਼ਤੇ ਸ਼ਿਮਲੇ ਮੀਂਹ ਪਊ ਕਿ ਨਹੀਂ', act: 'question' },
      { text: 'ਬੈਠਕ ਵਿੱਚ ਨੱਬੇ ਦੇ ਦਹਾਕੇ ਦੇ ਗਾਣੇ ਲਾ', act: 'unclear' },
      { text: 'ਚਾਰ ਵਜੇ ਮੋਹਾਲੀ ਪ੍ਰਿਆ ਨਾਲ ਮੀਟਿੰਗ ਰੱਖ ਦੇ', act: 'unclear' },
      { text: 'hotel ch free wifi te swimming pool hona chahida', act: 'unclear' },
      { text: 'meri flight chhe vaje hyderabad lehndi, chaar jaaneyan layi cab bhej deyo', act: 'unclear' },
      { text: 'mysore zoo di ticket kinne di aa', act: 'question' },
      {
        text: 'jija ji ne hosur do plot lae te dohan ch paisa dubbeya',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      {
        text: 'utle kirayedar addhi raat nu dhol kutde ne',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      {
        text: 'petrol 105 ho gaya, sab kujh mehnga',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      {
        text: 'sadde pind wale ghar ch vadda baag te khuh hai',
        known: { transaction_type: 'sale', city: 'Chandigarh' },
        act: 'unclear',
      },
      { text: 'ahmedabad ch india ne kinniyan run banaiyan', act: 'question' },
      { text: 'ਮੇਰੇ flat ਲਈ three seater sofa ਆਰਡਰ ਕਰ ਦੇ', act: 'unclear' },
      { text: 'high court ਕੋਲ ਗੱਡੀ ਕਿੱਥੇ ਲਾ ਸਕਦੇ ਆਂ', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes with their reasons',
    cases: [
      {
        text: 'ਜੂਨ ਵਿੱਚ ਨਿਆਣਿਆਂ ਦਾ ਸਕੂਲ ਜਲੰਧਰ ਸ਼ੁਰੂ ਹੋਣਾ, ਉਦੋਂ ਤੱਕ ਉੱਥੇ ਕਿਰਾਏ ਦਾ 2bhk ਮਿਲ ਜਾਵੇ ਤਾਂ ਚੰਗਾ',
        set: { transaction_type: 'rent', city: 'Jalandhar', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ਹੋਸਟਲ ਦੀ ਰੋਟੀ ਤੋਂ ਅੱਕ ਗਿਆ, ਖਰੜ ਵਿੱਚ 1rk ਵੀ ਚੱਲੂ',
        set: { city: 'Kharar', bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'ਗੱਡੀ ਧੁੱਪੇ ਨਾ ਖੜ੍ਹੇ, ਢਕੀ ਹੋਈ ਪਾਰਕਿੰਗ ਚਾਹੀਦੀ',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        set: { amenities: ['parking'] },
      },
      {
        text: 'ਪੈਨਸ਼ਨ ਦੇ ਪੈਸੇ ਆਏ ਨੇ, ਪਟਿਆਲੇ ਕੋਲ ਚਾਲੀ ਲੱਖ ਦਾ ਪਲਾਟ ਲੈਣ ਦੀ ਸੋਚ ਰਿਹਾਂ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Patiala', price: { max: 4000000 } },
      },
      {
        text: 'ਸੱਸ ਸਹੁਰਾ ਵੀ ਆ ਰਹੇ ਨੇ, ਤਿੰਨ ਬੈੱਡਰੂਮ ਕਰ ਦਿਓ',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ਬੇਬੇ, ਮੰਮੀ ਡੈਡੀ ਤੇ ਮੈਂ, ਤਿੰਨ ਸਮਝੋ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ethe roz shaami bijli jandi, power backup lazmi aa',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        set: { amenities: ['power_backup'] },
      },
      {
        text: 'koramangala daftar ton turke jaan joga',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        set: { area: 'Koramangala' },
      },
      {
        text: 'viah ton baad kochi rahange, 20000 tak da rent wala flat theek aa',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi', price: { max: 20000 } },
      },
      {
        text: 'ਮੈਂ ਤਾਂ scooter ਚਲਾਉਨਾ, car parking ਛੱਡੋ',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        drop: ['parking'],
      },
      {
        text: 'ਕੱਪੜੇ ਸੁਕਾਉਣ ਲਈ ਬਾਲਕਨੀ ਹੋਵੇ ਤਾਂ ਵਧੀਆ',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        set: { amenities: ['balcony'] },
      },
      {
        text: 'ਨਿਆਣਿਆਂ ਦੇ ਖੇਡਣ ਲਈ ਥਾਂ ਚਾਹੀਦੀ',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        set: { amenities: ['play_area'] },
      },
      {
        text: 'ਮੈਂ ਇਕੱਲੀ ਰਹਿੰਦੀ ਆਂ, ਸਕਿਓਰਟੀ ਜ਼ਰੂਰੀ ਆ',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        set: { amenities: ['security'] },
      },
      {
        text: 'sadde kol billi aa, pets allowed hone chahide',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        set: { amenities: ['pet_friendly'] },
      },
      {
        text: 'es garmi ch AC tan hona hi chahida',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        set: { amenities: ['air_conditioning'] },
      },
      {
        text: 'asin 20 hazaar takk hi de sakde',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'ਦਾਦਾ ਜੀ ਨੂੰ ਬੂਟਿਆਂ ਦਾ ਸ਼ੌਕ ਆ, garden ਚਾਹੀਦਾ',
        known: { transaction_type: 'sale', city: 'Chandigarh' },
        set: { amenities: ['garden'] },
      },
    ],
  },
]
