import { wishesAndTalk } from '../../corpus-case.ts'

/** Errands, bills and other talk with amounts and words of homes, and the money that one has. */
export const errandsAndBills = wishesAndTalk([
  {
    text: 'கோவை 2 பிஎச்கே ஃப்ளாட் வாடகை, பட்ஜெட் 15 ஆயிரம், குடும்பம் 4 பேர்',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Coimbatore',
      price: {
        max: 15000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'திருச்சியில் 3 பெட்ரூம் தனி வீடு விலைக்கு, 70 லட்சம் வரை',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Tiruchirappalli',
      price: {
        max: 7000000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'மதுரையில் 3 சென்ட் மனை 12 லட்சத்துக்குள் வாங்க',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Madurai',
      price: {
        max: 1200000,
      },
      size_sqft: {
        min: 1306.8,
      },
    },
  },
  {
    text: 'மால்ல ஆஃபர் போட்டிருக்காங்க 50 சதவீதம்',
    act: 'unclear',
  },
  {
    text: 'அம்மாவுக்கு 5000 அனுப்பு',
    act: 'unclear',
  },
  {
    text: 'ஆபீஸ் லிஃப்ட் மறுபடியும் ரிப்பேர்',
    act: 'unclear',
  },
  {
    text: 'வண்டி பஞ்சர் ஆயிடுச்சு',
    act: 'unclear',
  },
  {
    text: 'rendu ticket book pannu evening show ku',
    act: 'unclear',
  },
  {
    text: 'en gym membership mudinjuduchu',
    act: 'unclear',
  },
  {
    text: 'enga veetla innaiku party',
    act: 'unclear',
  },
  {
    text: 'பார்க்ல பசங்க விளையாடுறாங்க',
    act: 'unclear',
  },
  {
    text: 'கரண்ட் பில் 1200 வந்திருக்கு',
    act: 'unclear',
  },
  {
    text: 'கார் ஏசி வேலை செய்யல',
    act: 'unclear',
  },
  {
    text: 'என் நாய்க்கு உடம்பு சரியில்ல',
    act: 'unclear',
  },
  {
    text: 'சென்னையில எத்தனை பேர் இருக்காங்க',
    act: 'question',
  },
  {
    text: '20000',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'என்கிட்ட 15000 இருக்கு',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'enkitta 18000 iruku',
    set: {
      price: {
        max: 18000,
      },
    },
  },
])
