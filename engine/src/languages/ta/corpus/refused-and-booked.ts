import { wishesAndTalk } from '../../corpus-case.ts'

/** What is not to be shown, booked homes, and what must not be wanting. */
export const refusedAndBooked = wishesAndTalk([
  {
    text: 'நான் தான் சொன்னேனே ரெண்டு பெட்ரூம்னு',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ரெண்டு பெட்ரூமுக்கு பதிலா மூணு',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'பிளாட் காட்ட வேண்டாம்',
    drop: ['property_type'],
  },
  {
    text: 'பட்ஜெட்ட பதினெட்டாயிரமா குறைங்க',
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'வயசான அம்மா அப்பா இருக்காங்க, லிஃப்ட் கண்டிப்பா வேணும்',
    set: {
      amenities: ['lift'],
    },
  },
  {
    text: '2bhk flat, புரோக்கர் வேண்டாம்',
    set: {
      property_type: 'apartment',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'பதினஞ்சாயிரத்துல கிடைச்சா நல்லது',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'இப்ப சேலத்துல தேடுங்க',
    set: {
      city: 'Salem',
    },
  },
  {
    text: 'பேச்சிலர் தான், ஒரு ரூம் வாடகைக்கு, எட்டாயிரத்துக்குள்ள',
    set: {
      transaction_type: 'rent',
      price: {
        max: 8000,
      },
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: 'தண்ணி பிரச்சனை இருக்கக் கூடாது',
    set: {
      amenities: ['water_supply'],
    },
  },
  {
    text: 'கரண்ட் போனா ஜெனரேட்டர் இருக்கணும்',
    set: {
      amenities: ['power_backup'],
    },
  },
  {
    text: 'இருபது லட்சத்துக்குள்ள ஒரு மனை வாங்கணும்',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'கேட்டட் கம்யூனிட்டியா இருக்கணும்',
    set: {
      amenities: ['gated_community'],
    },
  },
])
