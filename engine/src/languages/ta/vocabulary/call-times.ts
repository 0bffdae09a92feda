import type { CallTimeWords } from '../../word-lists.ts'

/** When to be called, and whom to ask for. */
export const callTimes: CallTimeWords = {
  times: `
    காலை- மதிய- மத்தியான- மாலை- சாயங்கால- சாயந்தர- சாயந்திர- சாய்ந்தர- இரவு- ராத்திரி- நைட்- இன்று
    இன்னைக்கு- நாளை- நாளன்னைக்கு ஞாயிறு- ஞாயிற்று- ஞாயித்து- திங்கள்- திங்கட்- செவ்வாய்- புதன்- வியாழன்-
    வியாழக்- வெள்ளிக்- வெள்ளி சனி சனிக்- வீக்கெண்ட்- சண்டே- மணிக்கு- மணிக்குள்- மணிவரை-
    மணியிலிருந்து kaalai- kaalaila kalaila- kaaleyila madhiyam- mathiyam- madyanam- maalai- saayang-
    sayang- saayandh- sayandh- saayanth- sayanth- iravu- nightu- raathiri- rathiri- innaiku- inniku-
    innaikku- naalai- naalaik- nalaik- naalak- nyayir- njayir- gnayir- thingal- sevvai- budhan- puthan-
    viyazhan- velli- sani sanik- manikku- maniku- manikk-`,
  sides: `
    மேல மேலே மேல் அப்புறம் அப்பறம் பிறகு பின் பின்னர் பின்னாடி முன் முன்னாடி முன்னால் முன்னர்
    முடிஞ்சு முடிஞ்சதும் முடிந்ததும் முடிந்து முடிச்சு mela mele mel apram appuram aprom piragu pinnadi
    munnadi munnaadi munadi mudinju mudinjathum mudichu`,
  limits: `
    வரை வரைக்கும் இடையில் varai varaikkum உள்ள உள்ளே ulla`,
  doings: `
    வயல்- தோட்டத்துல தூங்க- vayal- thoongu-
    ஆபீஸ்- ஆஃபீஸ்- ஆபிஸ்- ஆஃபிஸ்- அலுவலக- வேலை- லஞ்ச்- டியூட்டி- ஸ்கூல்- office officeu velai- duty
    lunch school
    ஜாப்- வேல ஓட்டிட்டு vela velaikku ottitu ottittu`,
  labels: `
    பெயர் பேர் பேரு peru per போன் மொபைல்
    குறிச்சுக்கோங்க எழுதிக்கோங்க நோட் kurichukonga ezhudhikonga`,
  clock: 'நேரம் நேரத்துல நேரத்தில் நேரத்துக்கு டைம் டைம்ல neram nerathula taim',
  callsToo: 'அழைப்பு',
  noted: `
    குறிச்ச- எழுதின- எழுதியிரு- நோட் kurich- ezhudhin- ezhudhirukk- போட்டிரு- எழுதியிருந்த- pottiru- potruk- ezhuthir-`,
  books: 'புக் ஏற்பாடு ஃபிக்ஸ் book fix arrange',
  nexts: 'இப்ப இப்போ ippo ippa அடுத்த இந்த வர்ற வரும் adutha intha indha varra varum',
  weeks: 'வாரம் வாரத்துல வாரத்தில் vaaram varam vaarathula varathula',
  shortDays: 'ஞாயிறு திங்கள் புதன் வெள்ளி சனி nyayiru thingal budhan velli sani',
}
