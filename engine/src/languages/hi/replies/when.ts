import { createWhen } from '../../../replies/when.ts'

/** "kal shaam 6 baje": "कल शाम 6 बजे". */
export const when = createWhen({
  days: `
    सोमवार somvar somwar monday mon
    मंगलवार mangalvar mangalwar tuesday
    बुधवार budhvar budhwar wednesday
    गुरुवार बृहस्पतिवार वीरवार guruvar guruwar thursday
    शुक्रवार shukravar shukrawar friday
    शनिवार shanivar shaniwar saturday sat
    रविवार इतवार संडे ravivar raviwar itvar itwar etwar sunday sun
    आज aaj today
    कल kal tomorrow tmrw
    परसों परसो parso parson
    सुबह subah subeh suba morning
    सवेरे सबेरे savere sawere sabere
    दोपहर dopahar dopeher dupahar dophar afternoon
    शाम shaam sham evening
    रात raat night
    वीकेंड weekend
    अगले अगली agle agli next
    इस is iss
    हफ्ते हफ़्ते hafte hapte week`,
  hours: `
    बजे baje bje
    के ke
    को ko
    में mein me main
    से se
    तक tak
    ही hi
    बाद baad bad
    पहले pehle pahle phele
    बीच beech bich
    करीब kareeb karib
    या ya
    साढ़े sadhe saadhe
    ऑफिस ऑफ़िस office offis
    दफ्तर दफ़्तर daftar
    ड्यूटी duty
    लंच lunch
    एक ek
    दो do
    तीन teen tin
    चार char chaar
    पाँच पांच paanch panch
    छह छः छे chhe chhah che
    सात saat
    आठ aath
    नौ nau
    दस das
    ग्यारह gyarah
    बारह barah`,
})
