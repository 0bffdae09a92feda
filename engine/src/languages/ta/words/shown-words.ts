import type { ShownWords } from '../../language.ts'

/** What Tamil speakers ask of homes shown. */
export const shownWords: ShownWords = {
  which: 'எதுல எதில எதில் எதிலே எது எந்த edhula ethula edhila edhu ethu endha entha',
  amount: 'எவ்வளவு எவ்ளோ எவ்ளவு evlo evvalavu evalavu evlavu',
  one: 'இருக்கறது இருக்கிறது இருக்குறது இருக்குறத உள்ளது ஓடது irukuradhu irukkuradhu irukarathu irukradhu irukrathu irukkurathu',
  details: 'விவரம- விபரம- டீடெய்ல- vivaram vibaram',
  least: 'கம்மி கம்மியா குறைவு குறைச்சல் kammi kuraivu',
  vehicle: 'கார் காரு வண்டி பைக் vandi',
  parks: 'நிறுத்த- நிப்பாட்ட- niruth- nippatt-',
  floor: 'மாடி- தளம் தளத்தில் ஃப்ளோர்- ஃபுளோர் thalam',
  deposit: 'அட்வான்ஸ்- முன்பணம் டெபாசிட்- டெபாஸிட்- munpanam',
  loan: 'லோன்- கடன்- kadan',
  maintenance: 'மெயின்டனன்ஸ்- மெயின்டெனன்ஸ்- பராமரிப்பு',
  age: 'பழைய பழசு பழையது pazhaya pazhasu',
  distance: 'தூரம் தூரத்தில் தூரத்துல தொலைவு dooram thooram dhooram',
  back: 'திரும்ப திரும்பி மறுபடி- மீண்டும் thirumba thirumbi thirumbavum marupadi-',
  yields:
    'குடுப்பீங்களா குடுப்பாங்களா கொடுப்பாங்களா கொடுப்பீங்களா தருவாங்களா தருவீங்களா பண்ணுவாங்களா kuduppeengala kudupeengala kuduppangala koduppangala tharuvangala tharuveengala pannuvangala',
  suits: 'முடியுமா முடிக்கலாமா வருமா mudiyuma mudikkalama',
  lessens: 'குறைப்பாங்களா குறைப்பீங்களா குறையுமா குறைக்க- கொறைப்பாங்களா kuraippangala koraippangala kurapangala kuraikka-',
  bargains: 'பேரம் peram',
  budget: 'பட்ஜெட்-',
  nearest: 'பக்கம் பக்கத்துல கிட்ட அருகில் pakkam pakkathula kitta',
  society: 'சொசைட்டி',
  rera_number: 'ரெரா',
  last_confirmed: 'அப்டேட் கன்ஃபர்ம்',
  facing: 'பார்த்த பாத்த ஃபேசிங்- திசை-',
  bachelors: 'பேச்சலர்- பேச்லர்- bachelor- bachelors-',
  gas: 'கேஸ் gas',
  stairs: 'படி படிக்கட்டு- padikattu-',
}
