import { createWhen } from '../../../replies/when.ts'

/** "kal sham nu": "ਕੱਲ੍ਹ ਸ਼ਾਮ ਨੂੰ". */
export const when = createWhen({
  days: `
    ਸੋਮਵਾਰ somvar somwar monday
    ਮੰਗਲਵਾਰ mangalvar mangalwar tuesday
    ਬੁੱਧਵਾਰ ਬੁਧਵਾਰ budhvar budhwar wednesday
    ਵੀਰਵਾਰ veervar veerwar virvar thursday
    ਸ਼ੁੱਕਰਵਾਰ ਸ਼ੁਕਰਵਾਰ shukarvar shukkarvar friday
    ਸ਼ਨੀਵਾਰ ਸ਼ਨਿੱਚਰਵਾਰ ਸ਼ਨੀਚਰਵਾਰ shanivar shanichar shanicharvar saturday sat
    ਐਤਵਾਰ ਸੰਡੇ aitvaar aitvar aitwar etvar itwar sunday sun
    ਅੱਜ ਅਜ ajj aj aaj today
    ਕੱਲ੍ਹ ਕੱਲ ਕਲ kal kall kallh tomorrow tmrw
    ਭਲਕੇ bhalke
    ਪਰਸੋਂ parson parso
    ਸਵੇਰੇ ਸਵੇਰ- savere saver swere sawere morning
    ਦੁਪਹਿਰ ਦੁਪਹਿਰੇ dupahir dupehar dupehr dupair afternoon
    ਸ਼ਾਮ ਸ਼ਾਮੀਂ shaam sham evening
    ਰਾਤ ਰਾਤੀਂ raat night
    ਵੀਕੈਂਡ weekend
    ਅਗਲੇ ਆਉਂਦੇ agle next
    ਇਸ is iss ess
    ਹਫ਼ਤੇ ਹਫਤੇ hafte week`,
  hours: `
    ਵਜੇ vaje waje wajje baje
    ਨੂੰ nu nun
    ਤੋਂ ton to
    ਦੇ de
    ਤੱਕ ਤਕ tak takk
    ਹੀ hi
    ਬਾਅਦ baad
    ਮਗਰੋਂ magron magro
    ਪਹਿਲਾਂ ਪਹਿਲੇ pehlan pehla pahilan
    ਵਿਚਕਾਰ vichkar
    ਜਾਂ jan
    ਦਫ਼ਤਰ ਦਫਤਰ daftar office
    ਡਿਊਟੀ duty
    ਇੱਕ ikk
    ਦੋ do
    ਤਿੰਨ tinn tin
    ਚਾਰ char chaar
    ਪੰਜ panj
    ਛੇ chhe che
    ਸੱਤ satt
    ਅੱਠ atth ath
    ਨੌਂ ਨੌ nau
    ਦਸ das
    ਗਿਆਰਾਂ gyaran
    ਬਾਰਾਂ baran`,
})
