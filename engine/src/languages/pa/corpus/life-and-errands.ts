import type { CorpusSection } from '../../corpus-case.ts'

/** What people tell of their lives, ask of the world or want of others: it sets nothing. */
export const lifeAndErrands: CorpusSection[] = [
  {
    phenomenon: 'of life and errands',
    counter: true,
    cases: [
      { text: "ਚਾਚੇ ਨੇ ਕੁੜੀ ਦੇ ਵਿਆਹ 'ਤੇ ਪੰਦਰਾਂ ਲੱਖ ਖਰਚ ਦਿੱਤੇ", act: 'unclear' },
      {
        text: 'ਮੇਰੀ ਸਹੇਲੀ ਨੂੰ ਮਕਾਨ ਮਾਲਕ ਨੇ ਪਿਛਲੇ ਹਫ਼ਤੇ ਕੱਢ ਦਿੱਤਾ',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      { text: "ਗੋਆ 'ਚ ਇੱਕ ਵਿਲਾ 'ਚ ਤਿੰਨ ਰਾਤਾਂ ਰਹੇ ਸੀ, ਪੂਲ ਗੰਦਾ ਸੀ", act: 'unclear' },
      {
        text: 'ਦਾਦਾ ਜੀ ਦੀ ਪੈਲੀ ਗੁਰਦੁਆਰੇ ਨੂੰ ਚਲੀ ਗਈ',
        known: { transaction_type: 'sale', city: 'Chandigarh' },
        act: 'unclear',
      },
      {
        text: 'ਭੈਣ ਦੀ ਬਿਲਡਿੰਗ ਦਾ ਚੌਕੀਦਾਰ ਸਾਰੀ ਰਾਤ ਸੌਂਦਾ',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      { text: 'ਬੱਸ ਤੇ ਮੋਗੇ ਤੋਂ ਫਿਰੋਜ਼ਪੁਰ ਕਿੰਨੀ ਦੂਰ ਆ', act: 'question' },
      {
        text: "ਪਾਰਕ ਕੋਲ ਵਾਲੇ ਸਕੂਲ 'ਚ ਕਿੰਨੇ ਬੱਚੇ ਪੜ੍ਹਦੇ ਨੇ",
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'question',
      },
      { text: 'ਗੋਡੇ ਦੇ ਆਪਰੇਸ਼ਨ ਲਈ ਲੁਧਿਆਣੇ ਕਿਹੜਾ ਹਸਪਤਾਲ ਵਧੀਆ', act: 'question' },
      { text: 'ਮੇਰੇ ਘਰ ਦੋ ਕਿਲੋ ਮੀਟ ਭੇਜ ਦੇ', act: 'unclear' },
      { text: 'ਬੈੱਡਰੂਮ ਦਾ ਪੱਖਾ ਬੰਦ ਕਰ', act: 'unclear' },
      {
        text: 'ਪੰਜ ਤਾਰੀਕ ਨੂੰ ਕਿਰਾਇਆ ਦੇਣਾ ਯਾਦ ਕਰਾ ਦੇਈਂ',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      { text: 'ਹਰ ਮਹੀਨੇ ਬੱਤੀ ਹਜ਼ਾਰ ਦੀ ਕਿਸ਼ਤ ਕੱਟੀ ਜਾਂਦੀ', act: 'unclear' },
      {
        text: "ਚੰਡੀਗੜ੍ਹ 'ਚ ਸੌਖੇ ਰਹਿਣ ਲਈ ਕਿੰਨੀ ਤਨਖਾਹ ਚਾਹੀਦੀ",
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'question',
      },
      { text: 'ਮੁੰਡੇ ਦੇ ਬਾਨਵੇਂ ਪ੍ਰਤੀਸ਼ਤ ਆਏ, ਪਟਿਆਲੇ ਦਾਖਲਾ ਮਿਲ ਗਿਆ', act: 'unclear' },
      {
        text: 'ਸਵੇਰੇ ਟ੍ਰਿਬਿਊਨ ਚੌਕ ਕੋਲ ਐਕਸੀਡੈਂਟ ਹੋ ਗਿਆ, ਬਹੁਤ ਜਾਮ ਆ',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      {
        text: 'mere colleague de flat ch chaar bathroom ne, soch ke vekho',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      {
        text: 'sona 72 hazaar tola ho gaya',
        known: { transaction_type: 'sale', city: 'Chandigarh' },
        act: 'unclear',
      },
      {
        text: 'ajj kharar bijli kadon auni',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'question',
      },
      { text: 'gym wala panj hazaar mahina lainda', act: 'unclear' },
      {
        text: 'masi de bageeche ch gulab bahut lagge ne',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      {
        text: 'us tower di basement parking chon sapp nikleya',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      { text: 'bijli wala aaya hi nahi, do din hanere ch baithe rahe', act: 'unclear' },
      { text: 'ohde kol tinn ghar ne fer vi ik rupaye te ladda', act: 'unclear' },
      {
        text: 'ohne pune ch chaar lakh di purani gaddi lai',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      { text: 'bathinde di bus chhe number platform ton chaldi', act: 'unclear' },
      { text: 'ramesh nu 500 rupaye bhej de', act: 'unclear' },
      {
        text: 'mera roommate fridge chak ke lai gaya',
        known: { transaction_type: 'rent', city: 'Chandigarh' },
        act: 'unclear',
      },
      { text: 'sadi gali ch paani da tanker 900 da aunda ajkal', act: 'unclear' },
      { text: 'metro station ਦੀ ਲਿਫਟ ਇੱਕ ਘੰਟਾ ਅਟਕੀ ਰਹੀ', act: 'unclear' },
      { text: 'ਘਰ ਦੇ ਉੱਤੇ ਦੂਜੀ ਮੰਜ਼ਿਲ ਪਾ ਰਹੇ ਹਾਂ, cement ਮਹਿੰਗਾ ਹੋ ਗਿਆ', act: 'unclear' },
      { text: 'ਅਪੋਲੋ hospital ਚ ਇੱਕ ਦਿਨ ਦਾ room rent ਕਿੰਨਾ', act: 'question' },
      { text: 'ਮੇਰੀ ਨਾਨੀ ਦਾ ਪਿੰਡ ਤਰਨਤਾਰਨ ਕੋਲ ਆ, ਉੱਥੇ ਵੱਡਾ ਵਿਹੜਾ ਸੀ', act: 'unclear' },
      { text: 'train ਚ ਰੋਟੀ ਕਿੰਨੇ ਦੀ ਮਿਲਦੀ', act: 'question' },
    ],
  },
]
