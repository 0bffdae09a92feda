import type { PlaceTalkWords } from '../../word-lists.ts'

/** By what words Tamil speakers tell where they move to, and add a place to those that are looked through. */
export const ofPlaces: PlaceTalkWords = {
  moves:
    'மாத்தல் மாற்றல் மாறுதல் பணிமாற்றம் டிரான்ஸ்பர் டிரான்ஸ்ஃபர் ட்ரான்ஸ்பர் ட்ரான்ஸ்ஃபர் ஷிஃப்ட் ஷிப்ட் போஸ்டிங் maathal mathal maatral matral maarudhal',
  happens:
    'ஆயிரு- ஆகிரு- ஆகியிரு- ஆச்சு ஆயிடுச்சு ஆகிடுச்சு ஆகுறே- ஆகறே- ஆகப்போ- ஆயிட்டே- வந்திரு- வந்துரு- கிடைச்சிரு- aayiru- ayiru- aagiru- agiru- aagid- agid- aagiy- agiy- achu aachu aayidu- ayidu- aagure- aagre- aagapo- vandhiru- vanthiru-',
  joins: 'சேர்றேன் சேருறேன் சேரப்போறேன் சேர்ந்திருக்கேன் serren serapporen ஜாயின் ஜாயின்- join',
  workplaces:
    'ஆபீஸ்- ஆஃபீஸ்- ஆபிஸ்- அலுவலக- பிராஞ்ச்- கிளை- வங்கி- பேங்க்- கம்பெனி- கம்பேனி- ஆஸ்பத்திரி- ஸ்கூல்- காலேஜ்- வேலை- பள்ளி- கல்லூரி- velai velaikku aapis office-la branch-la',
  gatherings: 'கல்யாணம் கல்யாண- விசேஷ- kalyanam kalyana-',
  spouse: 'கணவர- வீட்டுக்காரர- மனைவி- kanavar- veetukarar- manaivi-',
  others:
    'அவனுக்கு அவளுக்கு அவருக்கு அவங்களுக்கு நண்ப- பக்கத்து avanukku avalukku avarukku avangalukku nanban- friend- ava avan avanga avaru அவ அவன் அவங்க அவர்',
  adds: 'கூட- லயும் லேயும் சேர்த்து kooda kuda laum layum leyum sethu serthu',
  keepsPlace: 'பாருங்க பார்க்கலாம் வைங்க சேருங்க சேத்துக்கோங்க paarunga parunga paakalam vainga seththukonga',
  needless: 'வேணும்னு வேண்டும்னு அவசியமில்ல avasiyamilla venumnu',
  near: 'பக்கம் பக்கத்துல பக்கத்தில் அருகில் அருகே கிட்ட கிட்டக்க pakkam pakkathula pakathula arugil aruge kitta kitte பக்கம்தான் பக்கந்தான் pakkamthan பக்கமா pakkama',
  side: 'சைடு சைடுல',
  nearBy: 'பக்கத்து பக்கத்துல பக்கத்தில் அருகிலுள்ள அருகில் அக்கம்பக்கம் pakkathu pakathu pakkathula arugil akkampakkam',
  far: 'தூரம் தூரத்தில் தூரத்துல தொலைவு dooram thooram dhooram தூரமா தூரமாக dhoorama thoorama dooramaa',
  becomesFar: 'தூரமாகும் தூரமாயிடும் தூரமாகிடும் தூரமாயிரும் dhooramagum dooramagum dhooramaidum dooramaidum',
  none: '',
  nothing: 'எதுவும் ஒண்ணும் ஒன்றும் edhuvum ethuvum onnum',
  kilometres: 'கிமீ- கிலோமீட்டர்- கிலோமீட்ட- km kms kmla kilometer kilometers kilometre kilometer-',
  work: 'ஆபிஸ்- ஆஃபிஸ்- ஆபீஸ்- ஆஃபீஸ்- ஆபிஸு- அலுவலக- வேலை- காலேஜ்- கல்லூரி- கம்பெனி- office officeu officeku officela college company velai',
  unsaid: 'சொல்லல சொல்லலை சொல்லவில்லை சொல்லலையே sollala sollalai sollalaye',
}
