import type { CorpusSection } from '../../corpus-case.ts'

/** What is asked for formally, rooms that guests need, and wishes that are put right or given up in other words. */
export const formalAndPutRight: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'தயவுசெய்து எனக்கு மதுரையில் ஒரு தனி வீடு விற்பனைக்குத் தேடித் தர முடியுமா',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Madurai' },
      },
      {
        text: 'கோயம்புத்தூரில் வாடகைக்கு அறைகலன்களுடன் கூடிய அடுக்குமாடிக் குடியிருப்பு தேடுகிறேன்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Coimbatore',
          amenities: ['furnished'],
        },
      },
      {
        text: 'மாத வாடகை இருபதாயிரம் ரூபாய்க்கு மேல் இருக்கக் கூடாது',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Chennai' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'வாகன நிறுத்துமிடமும் மின்தூக்கியும் இருக்க வேண்டும்',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Chennai' },
        set: { amenities: ['parking', 'lift'] },
      },
      {
        text: 'படுக்கையறைகளின் எண்ணிக்கை மூன்று',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Chennai' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'சென்னைக்குப் பதிலாக மதுரையில் தேடுங்கள்',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Chennai' },
        set: { city: 'Madurai' },
      },
      {
        text: 'விருந்தாளிங்க வருவாங்க, இன்னொரு ரூம் வேணும்',
        known: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chennai',
          bedrooms: { min: 2, max: 2 },
        },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'நாங்க 4 பேரு, 2 குழந்தைங்க, அடுத்த மாசம் 1ஆம் தேதியில இருந்து வேளச்சேரில 2 பெட்ரூம் வீடு வாடகைக்கு வேணும்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          area: 'Velachery',
        },
      },
      {
        text: 'முன்ன 14 குடுத்தோம், இப்ப 18 வரைக்கும் முடியும்',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Chennai' },
        set: { price: { max: 18000 } },
      },
      {
        text: 'லிஃப்ட் கண்டிப்பா வேணும், அப்பாவுக்கு முட்டி வலி, வேற எதுவும் வேணாம்',
        asked: 'amenities',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Chennai' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'எங்களுக்கு ஒன்னு அப்பா அம்மாவுக்கு ஒன்னு, அப்போ ரெண்டு',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'சென்னை இல்ல, மதுரைதான்',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Madurai' },
        set: { city: 'Madurai' },
      },
      {
        text: 'பட்ஜெட் விஷயத்தை விட்டுடுங்க, தப்பா சொல்லிட்டேன்',
        known: { transaction_type: 'rent', price: { max: 10000 }, city: 'Salem' },
        drop: ['price'],
      },
      {
        text: 'ஃப்ளாட் வாழ்க்கை நமக்கு சரிப்படாது, வீடு பாருங்க',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Salem' },
        set: { property_type: 'house' },
      },
    ],
  },
]
