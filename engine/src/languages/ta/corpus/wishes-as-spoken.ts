import { wishesAndTalk } from '../../corpus-case.ts'

/** Whole wishes in one breath, without marks, as they come by voice. */
export const wishesAsSpoken = wishesAndTalk([
  {
    text: 'வணக்கம் மதுரையில ரெண்டு பெட்ரூம் உள்ள ஒரு வீடு வாடகைக்கு வேணும் தண்ணி வசதி நல்லா இருக்கணும் மாசம் பன்னிரண்டாயிரம் வரைக்கும் குடுக்கலாம்',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Madurai',
      price: {
        max: 12000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['water_supply'],
    },
  },
  {
    text: 'naanga chennai la moonu bedroom flat vaanga paakrom lift um car parking um irukanum budget enbathu latcham',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Chennai',
      price: {
        max: 8000000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['parking', 'lift'],
    },
  },
  {
    text: 'OMR chennai la 2bhk flat rent ku venum 25k ulla',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
      area: 'OMR',
      price: {
        max: 25000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'madurai la oru veedu vaanganum 50 lakhs kulla',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Madurai',
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'ezhara aayiram',
    asked: 'price',
    set: {
      price: {
        max: 7500,
      },
    },
  },
  {
    text: 'rendu irundha podhum',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'endha area nalum paravalla',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'vaadagaiku thaan',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'thanni problem illama irukanum',
    asked: 'amenities',
    set: {
      amenities: ['water_supply'],
    },
  },
  {
    text: 'en thambi US la irukan',
    act: 'unclear',
  },
  {
    text: 'innaiku bus kedaikala',
    act: 'unclear',
  },
  {
    text: 'andha veetla evlo room iruku',
    act: 'question',
  },
  {
    text: 'nayi valakalama',
    act: 'question',
  },
])
