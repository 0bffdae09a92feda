import { wishesAndTalk } from '../../corpus-case.ts'

/** What is told and asked of cities and wishes for nothing, and wishes that are like it. */
export const toldOfCities = wishesAndTalk([
  {
    text: 'ਅੱਜ ਤਨਖਾਹ 30000 ਆਈ',
    act: 'unclear',
  },
  {
    text: 'ਚੰਡੀਗੜ੍ਹ ਵਿੱਚ ਬੜੀ ਠੰਢ ਹੈ',
    act: 'unclear',
  },
  {
    text: 'ਮੋਹਾਲੀ ਵਿੱਚ ਕਿਰਾਇਆ ਕਿੰਨਾ ਚੱਲਦਾ ਹੈ',
    act: 'question',
  },
  {
    text: 'ਮੇਰੇ ਦੋਸਤ ਨੇ ਜਲੰਧਰ 50 ਲੱਖ ਦਾ ਘਰ ਲਿਆ',
    act: 'unclear',
  },
  {
    text: 'ਰਜਿਸਟਰੀ ਦਾ ਖਰਚਾ ਕਿੰਨਾ',
    act: 'question',
  },
  {
    text: 'ik pizza order kar de',
    act: 'unclear',
  },
  {
    text: 'ਚੰਡੀਗੜ੍ਹ ਰਹਿਣਾ ਮਹਿੰਗਾ ਹੈ ਕੀ',
    act: 'question',
  },
  {
    text: 'ਅੰਮ੍ਰਿਤਸਰ ਦੇ ਕੁਲਚੇ ਬੜੇ ਸੁਆਦ',
    act: 'unclear',
  },
  {
    text: 'ਮੇਰੀ ਭੈਣ ਜਲੰਧਰ ਰਹਿੰਦੀ ਹੈ',
    act: 'unclear',
  },
  {
    text: 'ਅੰਮ੍ਰਿਤਸਰ ਦਾ ਦਰਬਾਰ ਸਾਹਿਬ ਬੜਾ ਸੋਹਣਾ',
    act: 'unclear',
  },
  {
    text: 'ਪਟਿਆਲੇ ਦੀ ਜੁੱਤੀ ਮਸ਼ਹੂਰ ਹੈ',
    act: 'unclear',
  },
  {
    text: 'ਲੁਧਿਆਣੇ ਬੜੀ ਧੁੰਦ ਪਈ',
    act: 'unclear',
  },
  {
    text: 'ਜਲੰਧਰ ਦੀਆਂ ਖੇਡਾਂ ਦਾ ਸਮਾਨ ਮਸ਼ਹੂਰ ਹੈ',
    act: 'unclear',
  },
  {
    text: 'ਬਠਿੰਡੇ ਬਹੁਤ ਗਰਮੀ ਹੈ ਅੱਜ',
    act: 'unclear',
  },
  {
    text: 'amritsar da kulcha bahut swaad',
    act: 'unclear',
  },
  {
    text: 'patiale di pagg mashoor hai',
    act: 'unclear',
  },
  {
    text: 'ਜਲੰਧਰ ਵਿੱਚ ਮੀਂਹ ਪੈ ਰਿਹਾ',
    act: 'unclear',
  },
  {
    text: 'ਅੰਮ੍ਰਿਤਸਰ ਦੇ ਛੋਲੇ ਭਟੂਰੇ ਕਮਾਲ',
    act: 'unclear',
  },
  {
    text: 'chandigarh di sukhna lake sohni hai',
    act: 'unclear',
  },
  {
    text: 'patiala shahi pagg vadhiya lagdi',
    act: 'unclear',
  },
  { text: 'ਮੋਹਾਲੀ ਵਧੀਆ ਰਹੂ', set: { city: 'Mohali' } },
])
