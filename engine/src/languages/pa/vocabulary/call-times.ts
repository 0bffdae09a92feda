import type { CallTimeWords } from '../../word-lists.ts'

/** When to be called, and whom to ask for. */
export const callTimes: CallTimeWords = {
  times: `
    ਸਵੇਰ- ਦੁਪਹਿਰ- ਸ਼ਾਮ- ਰਾਤ- ਅੱਜ ਅਜ ਕੱਲ੍ਹ ਕੱਲ ਕਲ ਭਲਕੇ ਪਰਸੋਂ ਸੋਮਵਾਰ- ਮੰਗਲਵਾਰ- ਬੁੱਧਵਾਰ- ਬੁਧਵਾਰ- ਵੀਰਵਾਰ-
    ਸ਼ੁੱਕਰਵਾਰ- ਸ਼ੁਕਰਵਾਰ- ਸ਼ਨੀਵਾਰ- ਸ਼ਨਿੱਚਰ- ਸ਼ਨੀਚਰ- ਐਤਵਾਰ- ਵੀਕੈਂਡ- ਸੰਡੇ ਵਜੇ- saver- swer- sawer- dupahir-
    dupehar- dupehr- dupair- shaam- sham raat- ajj aj aaj kall kal kallh bhalke parson parso somvar-
    somwar- mangalvar- mangalwar- budhvar- budhwar- veervar- veerwar- virvar- shukarvar- shukkarvar-
    shanivar- shanichar- aitvaar- aitvar- aitwar- etvar- itwar- etvaar- aitwaar- itwaar- somvaar-
    somwaar- mangalvaar- budhvaar- veervaar- shukarvaar- shanivaar- vaje- waje- wajje- baje`,
  sides: `
    ਬਾਅਦ ਮਗਰੋਂ ਪਹਿਲਾਂ ਪਹਿਲੇ baad magron magro pehlan pehla pehle pahilan`,
  limits: `
    ਤੱਕ ਤਕ ਵਿਚਕਾਰ tak takk vichkar`,
  doings: `
    ਖੇਤ- khet ਸੌਂਦਾ ਸੌਂਦੀ
    ਦਫ਼ਤਰ- ਦਫਤਰ- ਆਫਿਸ- ਆਫ਼ਿਸ- ਡਿਊਟੀ- ਕੰਮ- ਰੋਟੀ- ਸਕੂਲ- daftar- office duty kamm lunch roti school
    ਨੌਕਰੀ- ਜੌਬ- naukri`,
  labels: `
    ਨਾਂ ਨਾਮ ਨਾਉਂ naam naa naun ਫੋਨ ਫ਼ੋਨ ਮੋਬਾਈਲ
    ਲਿਖੋ ਲਿਖ ਲਓ ਨੋਟ likho likh lao`,
  clock: 'ਟਾਈਮ ਟੈਮ ਸਮਾਂ ਸਮੇਂ ਵਕਤ taim tym sama',
  callsToo: '',
  noted: `
    ਲਿਖਿਆ ਲਿਖਿਐ ਨੋਟ likhya likheya ਲਿਖੀ ਲਿਖੇ likhi likhe likhia likhiya`,
  books: 'ਬੁੱਕ ਬੁਕ ਫਿਕਸ ਪੱਕੀ book fix arrange',
  nexts: 'ਹੁਣੇ ਹਾਲੇ hune ਅਗਲੇ ਅਗਲੀ ਇਸ ਆਉਂਦੇ agle agli aunde ess',
  weeks: 'ਹਫ਼ਤੇ ਹਫਤੇ ਹਫ਼ਤਾ hafte hafta',
  shortDays: 'ਸੋਮ ਮੰਗਲ ਬੁੱਧ ਵੀਰ ਸ਼ੁੱਕਰ ਸ਼ਨੀ som mangal budh veer shukar shani',
}
