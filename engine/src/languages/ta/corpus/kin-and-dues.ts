import { wishesAndTalk } from '../../corpus-case.ts'

/** Homes of kin, dues and what is not to be done. */
export const kinAndDues = wishesAndTalk([
  { text: 'குடக்கூலிக்கு', asked: 'transaction_type', set: { transaction_type: 'rent' } },
  { text: 'எங்க சொந்த வீடு கும்பகோணத்துல இருக்கு', act: 'unclear' },
  { text: 'எங்களுக்கு சொந்த வீடு வேணும்', set: { transaction_type: 'sale', property_type: 'house' } },
  { text: 'friend veedu madurai la iruku', act: 'unclear' },
  { text: 'மாமா வீடு வேணும் மதுரைல', set: { property_type: 'house', city: 'Madurai' } },
  {
    text: 'என் ஃப்ரெண்ட் வீடு பக்கத்துல ஒரு வீடு வேணும் வேளச்சேரில',
    set: { property_type: 'house', area: 'Velachery' },
  },
  { text: 'ஏற்கனவே ஒரு வீடு பாத்து வச்சிருக்கோம்', act: 'unclear' },
  { text: 'veetu vaadagai kattave kashtama iruku', act: 'unclear' },
  { text: 'வாடகை கட்டவே கஷ்டமா இருக்கு, கம்மியா ஒரு வீடு பாருங்க', set: { property_type: 'house' } },
  {
    text: 'basic ah irundha podhum',
    asked: 'amenities',
    known: { transaction_type: 'rent' },
    any: ['amenities'],
  },
  {
    text: 'பேசிக் வசதி இருந்தா போதும்',
    asked: 'amenities',
    known: { transaction_type: 'rent' },
    any: ['amenities'],
  },
  { text: 'owner number kedaikuma', known: { city: 'Chennai', transaction_type: 'rent' }, act: 'handoff' },
  { text: 'பேச வேண்டாம் ஏஜென்ட் கிட்ட', known: { city: 'Chennai', transaction_type: 'rent' }, act: 'deny' },
  { text: 'phone panna vendam', known: { city: 'Chennai', transaction_type: 'rent' }, act: 'deny' },
  {
    text: 'தரைத்தள வீடு தான் வேணும், வாடகை பத்தாயிரம் இருந்தாலும் சரி',
    set: { property_type: 'house', transaction_type: 'rent', price: { max: 10000 } },
  },
  { text: 'வேற மாதிரி கேட்டேன்', known: { city: 'Chennai', transaction_type: 'rent' }, act: 'deny' },
  { text: 'இந்த ஆப் எதுக்கு', act: 'help' },
  { text: 'வீட்டு சொந்தக்காரர் ரொம்ப நல்லவர்', act: 'unclear' },
  {
    text: 'gym pool ethum venam, parking mattum',
    drop: ['gym', 'swimming_pool'],
    set: { amenities: ['parking'] },
  },
  { text: 'லிஃப்ட் ஜிம் ஒன்னும் வேணாம்', drop: ['lift', 'gym'] },
  { text: 'ஒன்னும் வேணாம்', asked: 'amenities', known: { transaction_type: 'rent' }, any: ['amenities'] },
  {
    text: 'single podhum',
    asked: 'bedrooms',
    known: { transaction_type: 'rent' },
    set: { bedrooms: { min: 1, max: 1 } },
  },
  { text: 'எப்படி ஆரம்பிக்கணும்', act: 'help' },
  {
    text: 'nan oru software engineer, siruseri la work, athu pakkam single bhk rent ku venum',
    set: { area: 'Siruseri', bedrooms: { min: 1, max: 1 }, transaction_type: 'rent' },
  },
  { text: 'lift ellam onnum thevai illa', known: { city: 'Chennai', amenities: ['lift'] }, drop: ['lift'] },
  {
    text: 'flat ok illa, thani veedu irundha kaatunga',
    known: { city: 'Chennai', property_type: 'apartment' },
    set: { property_type: 'house' },
  },
  { text: 'lift ok', set: { amenities: ['lift'] } },
  {
    text: 'எல்லா வசதியையும் எடுத்துடுங்க',
    known: { city: 'Chennai', amenities: ['lift', 'parking'] },
    drop: ['amenities'],
  },
  { text: 'எல்லா வசதியும் உள்ள வீடு வேணும்', set: { property_type: 'house' } },
  { text: 'semi podhum', set: { amenities: ['semi_furnished'] } },
  { text: 'மூணு லட்சம் சீட்டு போட்டிருக்கேன்', act: 'unclear' },
])
