import type { OfGuruWords } from '../../word-lists.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'நம்பர- எண் எண்ணை number- nambar nambaru',
  why: `
    ஏன் எதுக்கு- எதற்கு- எதற்காக- yen yean edhukku- ethukku- edhuku- ethuku- edharku அவசியமா கட்டாயமா avasiyama kattayama`,
  later: `
    கழிச்சு கழித்து kazhichu kalichu kazhithu அப்புறம- அப்பறம- பிறகு பின்னாடி அப்றம் appuram- apram- aprom- appram- piragu pinnadi`,
  gives: `
    தரேன் தர்றேன் தருகிறேன் தருவேன் குடுக்குறேன் கொடுக்குறேன் கொடுக்கிறேன் குடுக்கறேன் சொல்றேன் சொல்கிறேன் அனுப்புறேன் tharen tharren taren tharuven kudukuren kodukuren kudukkren solren solluren anuppuren தருவீங்க தருவீங்களா குடுப்பீங்க குடுப்பீங்களா கொடுப்பீங்க கொடுப்பீங்களா tharuveenga tharuvinga kuduppeenga kuduppinga koduppeenga kuduppeengala koduppinga`,
  yours: 'உங்க உங்கள் உங்களோட உன் unga ungaloda ungal',
  consults: `
    கேட்டுட்டு கேட்டு கேட்டிட்டு பேசிட்டு பேசி கலந்து kettutu kettuttu kettu kettitu pesitu pesittu pesi`,
  tells: `
    சொல்றேன் சொல்லுறேன் சொல்கிறேன் சொல்றோம் சொல்லுவேன் solren solluren solrom sollren solraen`,
  hands: 'குடுங்க கொடுங்க கொடுங்கள் தாங்க குடு kudunga kodunga thaanga',
  withholds: `
    தரமாட்டேன் தரமாட்டோம் குடுக்கமாட்டேன் கொடுக்கமாட்டேன் தரமுடியாது tharamaten tharamatten taramaten kudukkamaten kodukkamaten`,
  owners: 'ஓனர்- உரிமையாளர்- வீட்டுக்காரர்-',
  writing: 'வாட்ஸ்அப்- வாட்சப்- வாட்ஸப்-',
  shows: 'காட்டுங்க காட்டு kaatunga kattunga kaattunga',
  sees: `
    பாக்க பார்க்க பாக்கலாமா பார்க்கலாமா பாக்கணும் பார்க்கணும் விசிட் paaka paakka pakka paarka parka paakalama pakkalama paakanum pakkanum`,
  days: 'எப்ப எப்போ எப்போது eppo eppa',
  fees: `
    கமிஷன- கமிசன- தரகு- புரோக்கரேஜ- ப்ரோக்கரேஜ- commission brokerage kamishan tharagu`,
  charging: 'வாங்குவார் வாங்குவாரு வாங்குவாங்க vaanguvaar vaanguvaaru vaanguvanga vanguvanga vangukiraar',
  robots: 'பாட் பாட்டா போட்டா ரோபோ- ரோபாட- bot bots robot-',
  machines: 'மெஷின- மிஷின- கம்ப்யூட்டர- இயந்திர- machine machinea computer computera',
  persons: `
    ஆளா ஆள் முகவர- மனுஷன- மனிதர- புரோக்கர- ப்ரோக்கர- தரகர- ஏஜென்ட- ஏஜெண்ட- broker brokera brokerku agent agenta agentku human aal manushan-`,
  others:
    'யாருக்கு- யார்கிட்ட- யார்யாருக்கு எல்லாருக்கும- எல்லோருக்கும- மத்தவங்களுக்கு மற்றவர்களுக்கு yaarukku- yarukku- yaaruku- yaruku- ellarukkum ellarukum ellorukkum mathavangaluku',
  worries: 'பாதுகாப்பா- பத்திரமா- தப்பா padhukappa- pathirama- misuse',
  calls: 'கால் போன் ஃபோன் fon',
  calling: 'கால்ஸ் காலா',
  many: 'நிறைய அடிக்கடி தினமும் ஏகப்பட்ட niraya niraiya adikadi adikkadi ekapatta',
  real: 'உண்மை- நிஜ- ஒரிஜினல- unmai- nijama- nijamana nejama- original originala originalah',
  fake: 'பொய- போலி- டெமோ- poli poliya fake fakeah fakea demo demoah demova',
  cheats:
    'ஏமாத்து- ஏமாத்த- ஏமாற்று- ஏமாற்ற- ஏமாந்து- மோசடி- ஃப்ராடு- நம்பலாமா நம்பி நம்பிக்கை- emathu- emathi- emaatra- ematha- mosadi- nambalama nambikkai-',
  company: 'கம்பெனி- கம்பனி- நிறுவன- company companya companyah kampeni kampenia',
  you: 'நீங்க நீங்களா நீங்கள் நீ neenga ninga neengal',
  charges: 'கட்டண- ஃபீஸ- சார்ஜ- kattanam fees feesu charge charges chargeu',
  money: 'பணம- காசு- panam- kaasu- kasu-',
  talks: 'பேசுனா பேசினா பேசினால் பேச பேசறதுக்கு பேசுறதுக்கு pesuna pesina pesa pesaradhuku',
  about: 'பத்தி பற்றி பத்திதான் pathi patri',
  useless: 'வேஸ்ட்- உபயோகமில்ல- பிரயோஜனமில்ல- neengawaste ningawaste neewaste summawaste wastepa',
  often:
    'எத்தனைதடவை எத்தனதடவ எத்தனைமுறை எத்தனவாட்டி ethanathadava ethanathadavai ethanaithadavai ethanamurai ethanavaati',
  decides: 'முடிவு- mudivu-',
  budget: 'பட்ஜெட்-',
  sellers: 'விக்கிறவன்',
  notifies:
    'சொல்லுவீங்களா சொல்வீங்களா சொல்லுவியா சொல்லுங்க சொல்லுங்கள் சொல்வீர்களா தெரிவிப்பீர்களா தெரிவியுங்கள் தெரியப்படுத்துங்க தகவல் solluveengala solluvingala solveengala solluviya sollunga sollungal theriyapaduthunga thagaval',
  arrives:
    'வந்தா வந்தால் வரும்போது வந்ததும் வந்துச்சுன்னா vandha vandhaal vandhal vantha vanthal varumbodhu varumpothu vandhadhum',
  willCome: 'வரும் கிடைக்கும் varum kidaikkum kedaikum',
}
