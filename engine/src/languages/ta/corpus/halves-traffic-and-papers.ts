import { type CorpusCase, wishesAndTalk } from '../../corpus-case.ts'

/** Half of a budget and sums put on to it, offices that traffic keeps one from, land to build on, what papers and bathrooms there are; and what sounds alike. */
const turns: CorpusCase[] = [
  {
    text: 'நான் சொன்ன தொகையில பாதிதான் எங்களால குடுக்க முடியும்',
    known: { transaction_type: 'rent', price: { max: 24000 } },
    set: { price: { max: 12000 } },
  },
  {
    text: 'பட்ஜெட்டை பாதியா குறைச்சிடுங்க',
    known: { transaction_type: 'rent', price: { max: 24000 } },
    set: { price: { max: 12000 } },
  },
  {
    text: 'sonna budget la paadhi dhan mudiyum',
    known: { transaction_type: 'rent', price: { max: 24000 } },
    set: { price: { max: 12000 } },
  },
  {
    text: 'budget-அ half ஆக்குங்க',
    known: { transaction_type: 'rent', price: { max: 24000 } },
    set: { price: { max: 12000 } },
  },
  {
    text: 'budget paadhi pannunga',
    known: { transaction_type: 'sale', price: { max: 6000000 } },
    set: { price: { max: 3000000 } },
  },
  {
    text: 'பாதி நாள் நான் ஊர்ல இருக்க மாட்டேன்',
    known: { transaction_type: 'rent', price: { max: 24000 } },
    act: 'unclear',
  },
  { text: 'சொன்னதுல பாதி புரியல', known: { transaction_type: 'rent', price: { max: 24000 } }, act: 'repeat' },
  { text: 'பாதி பேர் இன்னும் வரலை', known: { transaction_type: 'rent', price: { max: 24000 } }, act: 'unclear' },
  {
    text: 'paadhi sambalam kadanuke poguthu',
    known: { transaction_type: 'rent', price: { max: 24000 } },
    act: 'unclear',
  },
  {
    text: 'ரெண்டரை கிரவுண்டுக்குக் கொறஞ்சா எங்க கட்டுமானத்துக்குப் பத்தாது',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land', city: 'Tiruchirappalli' },
    set: { size_sqft: { min: 6000 } },
  },
  {
    text: 'ரெண்டரை கிரவுண்டுக்குக் குறைஞ்சா பத்தாது',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { size_sqft: { min: 6000 } },
  },
  {
    text: '5 சென்ட்டுக்கு குறைஞ்சா போதாது',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { size_sqft: { min: 2178 } },
  },
  {
    text: 'ஒரு கோடிக்கு கீழ இருக்கறது எதுவும் காட்ட வேண்டாம்',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'house' },
    set: { price: { min: 10000000 } },
  },
  {
    text: '50 லட்சத்துக்கு கீழ உள்ளது எதுவும் காட்டாதீங்க',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'house' },
    set: { price: { min: 5000000 } },
  },
  {
    text: '50 லட்சத்துக்கு கீழ இருக்கறது காட்டுங்க',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'house' },
    set: { price: { max: 5000000 } },
  },
  {
    text: 'ஆபீஸ் ஹைடெக் சிட்டில இருக்கு, தினமும் டிராஃபிக்ல அலைய முடியாது, பக்கத்துல இருந்தா போதும்',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Hyderabad' },
    set: { area: 'Hitech City' },
  },
  {
    text: 'ஆபீஸ் கிண்டில இருக்கு, டிராஃபிக் தாங்க முடியல, பக்கத்துல இருந்தா போதும்',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Chennai' },
    set: { area: 'Guindy' },
  },
  {
    text: 'office guindy la, traffic la mudiyala, pakkathula irundha podhum',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Chennai' },
    set: { area: 'Guindy' },
  },
  { text: 'கிண்டில டிராஃபிக் ரொம்ப மோசம்', known: { transaction_type: 'rent', city: 'Chennai' }, act: 'unclear' },
  {
    text: 'சொந்தமாக்கிக்கணும்',
    asked: 'transaction_type',
    known: { property_type: 'apartment' },
    set: { transaction_type: 'sale' },
  },
  {
    text: 'சொந்தமாக்கணும்னு ஆசை',
    asked: 'transaction_type',
    known: { property_type: 'house' },
    set: { transaction_type: 'sale' },
  },
  { text: 'இந்த app-ல எப்படி search பண்றதுன்னே தெரியல, கொஞ்சம் guide பண்ணுங்க', act: 'help' },
  { text: 'eppadi use panradhune theriyala', act: 'help' },
  { text: 'eppadi search panradhune theriyala', act: 'help' },
  {
    text: 'velai kammi pannuvangala',
    known: { transaction_type: 'sale', price: { max: 7000000 } },
    shown: 3,
    act: 'question',
  },
  {
    text: 'naan kettadhu velai kammi pannuvangala nu. sollunga',
    known: { transaction_type: 'sale', price: { max: 7000000 } },
    shown: 3,
    act: 'question',
  },
  {
    text: 'velai koraikka mudiyuma',
    known: { transaction_type: 'sale', price: { max: 7000000 } },
    shown: 3,
    act: 'question',
  },
  {
    text: 'konjam koraipangala',
    known: { transaction_type: 'sale', price: { max: 7000000 } },
    shown: 3,
    act: 'question',
  },
  {
    text: 'sari 68 la konjam koraipangala',
    known: { transaction_type: 'sale', price: { max: 7000000 } },
    shown: 3,
    act: 'question',
  },
  {
    text: 'இன்னும் கொஞ்சம் குறைப்பாங்களா',
    known: { transaction_type: 'sale', price: { max: 7000000 } },
    shown: 3,
    act: 'question',
  },
  {
    text: 'DTCP approval இருக்கா',
    known: { transaction_type: 'sale', property_type: 'land' },
    shown: 3,
    act: 'question',
  },
  {
    text: 'panchayat approval ah dtcp ah',
    known: { transaction_type: 'sale', property_type: 'land' },
    shown: 3,
    act: 'question',
  },
  {
    text: 'CMDA அப்ரூவல் உண்டா',
    known: { transaction_type: 'sale', property_type: 'land' },
    shown: 3,
    act: 'question',
  },
  {
    text: 'ரெண்டு பாத்ரூம் கண்டிப்பா வேணும்',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Chennai' },
    act: 'unclear',
  },
  {
    text: '2 bathroom irundha podhum',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Chennai' },
    act: 'unclear',
  },
  {
    text: 'எங்க ஃபிரண்டு வீட்ல மூணு பாத்ரூம் இருக்கு',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Chennai' },
    act: 'unclear',
  },
  { text: 'நான் படிச்சது வளந்தது எல்லாம் திருச்சி', act: 'unclear' },
  { text: 'naan padichadhu valandhadhu ellam madurai', act: 'unclear' },
  {
    text: 'எங்க native கும்பகோணம், அங்கயே invest பண்ணலாம்னு decide பண்ணிட்டோம்',
    asked: 'city',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { transaction_type: 'sale', city: 'Kumbakonam' },
  },
  {
    text: 'DTCP approved ah irukanum',
    known: { transaction_type: 'sale', property_type: 'land' },
    act: 'unclear',
  },
  {
    text: 'வாடகையை பாதியா குறைச்சு பாருங்க',
    known: { transaction_type: 'rent', price: { max: 24000 } },
    set: { transaction_type: 'rent', price: { max: 12000 } },
  },
  {
    text: 'ஒரு கோடிக்கு மேல எதுவும் காட்ட வேண்டாம்',
    known: { transaction_type: 'sale', property_type: 'house' },
    set: { price: { max: 10000000 } },
  },
  {
    text: 'கம்பெனி பீளமேட்டுல, டிராஃபிக்ல போக முடியாது, பக்கத்துலயே போதும்',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Coimbatore' },
    set: { area: 'Peelamedu' },
  },
]

export const halvesTrafficAndPapers = wishesAndTalk(turns)
