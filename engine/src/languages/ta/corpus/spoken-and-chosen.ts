import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes as they are spoken, amenities, places chosen, and what agrees and names something. */
export const spokenAndChosen = wishesAndTalk([
  {
    text: 'சென்னையில வாடகைக்கு வீடு வேணும், பிராமின் ஏரியா மட்டும்',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Chennai',
    },
  },
  {
    text: 'என் வீட்டை விக்கணும்',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
    },
  },
  {
    text: 'எங்க வீட்டை வாடகைக்கு விடணும்',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
    },
  },
  {
    text: 'veg owner veedu vaadagaiku venum',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
    },
  },
  {
    text: 'எவ்வளவு ஆனாலும் பரவாயில்ல',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'எத்தனை ரூம் இருந்தாலும் ஓகே',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'ஆமா நான் சென்னை போரூர்ல ரெண்டு பெட்ரூம் ஃப்ளாட் வாடகைக்கு தேடுறேன் பட்ஜெட் ஒரு இருபதாயிரம்',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
      area: 'Porur',
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'எனக்கு மதுரையில மூணு பெட்ரூம் தனி வீடு வாங்கணும் என் பட்ஜெட் எண்பத்தஞ்சு லட்சம்',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Madurai',
      price: {
        max: 8500000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'நீச்சல் குளமும் ஜிம்மும் இருக்கிற அபார்ட்மெண்ட் வேணும்',
    set: {
      property_type: 'apartment',
      amenities: ['gym', 'swimming_pool'],
    },
  },
  {
    text: 'மாசம் முப்பத்தஞ்சாயிரம் வரைக்கும் தர முடியும்',
    asked: 'price',
    set: {
      price: {
        max: 35000,
      },
    },
  },
  {
    text: '24 மணி நேர தண்ணீர், பவர் பேக்கப்',
    set: {
      amenities: ['power_backup', 'water_supply'],
    },
  },
  {
    text: 'கேட்டட் கம்யூனிட்டி, செக்யூரிட்டி வேணும்',
    set: {
      amenities: ['security', 'gated_community'],
    },
  },
  {
    text: 'நாய் வளர்க்க அனுமதி வேணும்',
    set: {
      amenities: ['pet_friendly'],
    },
  },
  {
    text: 'குழந்தைகள் விளையாட இடம் வேணும்',
    set: {
      amenities: ['play_area'],
    },
  },
  {
    text: 'ஆமா மதுரை',
    set: {
      city: 'Madurai',
    },
  },
  {
    text: 'ஆமா 2bhk',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'கண்டிப்பா வாடகைக்குதான்',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'மதுரை நல்ல ஆப்ஷன்',
    set: {
      city: 'Madurai',
    },
  },
  {
    text: 'சேலம் தான் எங்க ஊரு பக்கம்',
    set: {
      city: 'Salem',
    },
  },
  {
    text: 'kovai better option',
    set: {
      city: 'Coimbatore',
    },
  },
])
