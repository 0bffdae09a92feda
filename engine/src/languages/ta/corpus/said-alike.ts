import { wishesAndTalk } from '../../corpus-case.ts'

/** The same things as they are said in each of the eight languages. */
export const saidAlike = wishesAndTalk([
  { text: 'ரெண்டாவது வீட்டுல பார்க்கிங் இருக்கா?', known: { city: 'Chennai' }, act: 'question' },
  { text: 'rendavadhu veetla lift irukka', known: { city: 'Chennai' }, act: 'question' },
  { text: 'முதல் வீடு 3 பிஎச்கேவா?', known: { city: 'Chennai' }, act: 'question' },
  { text: 'இருங்க, ரெண்டாவது வீட்ல பார்க்கிங் இருக்கா', known: { city: 'Chennai' }, act: 'question' },
  { text: 'rendavadhu 20000 thaana', known: { city: 'Chennai' }, act: 'question' },
  {
    text: 'தம்பிக்கு டெல்லில வேலை இருந்துச்சு, இப்போ சென்னைல 2 பெட்ரூம் வீடு',
    set: { property_type: 'house', city: 'Chennai', bedrooms: { min: 2, max: 2 } },
  },
  { text: 'ஒரு ரூம் ஒரு கிச்சன் போதும்', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'oru room oru kitchen podhum', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'ரெண்டு ரூம் ஒரு கிச்சன் போதும்', set: { bedrooms: { min: 2, max: 2 } } },
  { text: 'ஒரு ரூம் கிச்சன் இருந்தா போதும்', set: { bedrooms: { min: 1, max: 1 } } },
  {
    text: 'ஃபர்னிஷ்டு வேண்டாம்னு தோணுது எங்ககிட்ட சோஃபா கட்டில் எல்லாம் இருக்கு',
    known: { amenities: ['furnished'] },
    drop: ['furnished'],
  },
  { text: '80 லட்சத்துக்கு மேல தாங்காது', set: { price: { max: 8000000 } } },
  { text: 'வேற எது இல்லாட்டியும் பால்கனி மட்டும் இருக்கணும்', set: { amenities: ['balcony'] } },
  { text: 'அடையாறுல இருந்தா நல்லா இருக்கும்', set: { area: 'Adyar' } },
  {
    text: 'கூட ஒரு நாய்க்குட்டி இருக்கு, அதை விடுற ஃப்ளாட் தான் வேணும்',
    set: { property_type: 'apartment', amenities: ['pet_friendly'] },
  },
  { text: 'இடம் மட்டும் போதும், வீடு நாங்களே கட்டிக்குவோம்', set: { property_type: 'land' } },
  {
    text: 'நான் பெங்களூர்ல வேலை பாக்குறேன் லீவுக்கு வந்தா தங்க மதுரைல ஒரு வீடு வாங்க பிளான்',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Madurai' },
  },
  {
    text: 'இப்போ வாடகைக்கு போதும், வாங்குறத பத்தி அப்புறம் பாக்கலாம்',
    asked: 'transaction_type',
    set: { transaction_type: 'rent' },
  },
  {
    text: 'இப்போ இருக்குற இடத்துல எட்டாயிரம் வாடகை',
    asked: 'price',
    known: { transaction_type: 'rent' },
    act: 'unclear',
  },
  {
    text: 'ஃபர்னிச்சர்லாம் எங்ககிட்ட இருக்கு அதனால ஃபர்னிஷ்டா இருக்கணும்னு இல்ல',
    known: { amenities: ['furnished'] },
    drop: ['furnished'],
  },
  { text: 'ஜிம்ம எடுத்துடுங்க யாரு போறா', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
  { text: 'எங்க தாத்தா நிலம் ஊர்ல மூணு ஏக்கர் இருக்கு', act: 'unclear' },
  {
    text: 'இப்ப நாங்க குடுக்குற வாடகை ஒன்பதாயிரம்',
    asked: 'price',
    known: { transaction_type: 'rent' },
    act: 'unclear',
  },
  { text: 'பவர் பேக்கப் இல்லாம வேண்டாம்', set: { amenities: ['power_backup'] } },
  {
    text: 'மேக்ஸ் அறுபது லட்சம் லோன் வேற போடணும்',
    asked: 'price',
    known: { transaction_type: 'sale' },
    set: { price: { max: 6000000 } },
  },
  {
    text: 'எங்க ஊரு தேனி, மதுரைல பிள்ளைங்க படிப்புக்கு வாடகை வீடு பாக்குறோம்',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Madurai' },
  },
  {
    text: 'அடையாறுல இருக்குற பழைய வீட்ட வித்துட்டு, சென்னையிலேயே சின்ன ஃப்ளாட் வாங்கணும்',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Chennai' },
  },
  { text: 'ஒன் ஆர்கே வாடகைக்கு வேணும்', set: { transaction_type: 'rent', bedrooms: { min: 1, max: 1 } } },
  {
    text: 'எங்ககிட்ட நாய் இருக்கு, அதுக்கு ஒத்துக்குற ஃப்ளாட் வேணும்',
    set: { property_type: 'apartment', amenities: ['pet_friendly'] },
  },
  {
    text: 'இன்னும் கொஞ்சம் போடலாம், நாற்பத்தஞ்சு வச்சுக்கோங்க',
    known: { price: { max: 4000000 }, transaction_type: 'sale' },
    set: { price: { max: 4500000 } },
  },
  {
    text: 'வேளச்சேரி வேண்டாம் அந்த பக்கம் ரொம்ப டிராஃபிக், அடையாறு பாருங்க',
    asked: 'area',
    known: { city: 'Chennai' },
    set: { area: 'Adyar' },
  },
  { text: 'தனி வீடு வேணும், அபார்ட்மெண்ட்ல மூச்சு முட்டுது', set: { property_type: 'house' } },
  { text: 'அடையாறு பக்கத்துல ஏதாவது இருந்தா காட்டுங்க', set: { area: 'Adyar' } },
])
