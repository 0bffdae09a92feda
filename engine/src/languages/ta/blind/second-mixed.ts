import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second set of Tamil turns mixed with English, written without sight of rules and corpus and never tuned to. */
export const secondMixed: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, mixed',
    cases: [
      {
        text: 'Kodambakkam-ல 2BHK flat rent-க்கு வேணும், budget 28k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kodambakkam',
          bedrooms: exactly(2),
          price: upTo(28000),
        },
        numbers: [2, 28000],
      },
      {
        text: 'Madurai-ல semi furnished வீடு for rent, மாசம் 15,000',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Madurai',
          price: upTo(15000),
          amenities: ['semi_furnished'],
        },
        numbers: [15000],
      },
      {
        text: 'investment-க்காக plot வாங்கலாம்னு plan, Kelambakkam, 1 ground',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Kelambakkam',
          size_sqft: atLeast(2400),
        },
        numbers: [1],
      },
      {
        text: 'new job join பண்ணிருக்கேன் Peelamedu-ல AC போட்ட 1BHK rent-க்கு பாக்கணும்',
        set: {
          transaction_type: 'rent',
          area: 'Peelamedu',
          bedrooms: exactly(1),
          amenities: ['air_conditioning'],
        },
      },
      {
        text: '2 அல்லது 3 bedroom flat buy பண்ணணும், Salem Fairlands',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Salem',
          area: 'Fairlands',
          bedrooms: between(2, 3),
        },
      },
      {
        text: 'பசங்களுக்கு play area, clubhouse இருக்குற apartment வேணும், Perumbakkam',
        set: { property_type: 'apartment', area: 'Perumbakkam', amenities: ['play_area', 'clubhouse'] },
      },
    ],
  },
  {
    phenomenon: 'second: answers, mixed',
    cases: [
      {
        text: 'max 60 லட்சம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6000000) },
        numbers: [6000000],
      },
      {
        text: 'இப்போதைக்கு rent தான்',
        asked: 'transaction_type',
        known: { city: 'Chennai' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'at least ஆயிரம் sqft இருக்கட்டும்',
        asked: 'size_sqft',
        known: { property_type: 'apartment' },
        set: { size_sqft: atLeast(1000) },
        numbers: [1000],
      },
    ],
  },
  {
    phenomenon: 'second: corrections, mixed',
    cases: [
      {
        text: 'Coimbatore இல்ல sorry, Erode-னு போடுங்க',
        known: { city: 'Coimbatore' },
        set: { city: 'Erode' },
      },
      {
        text: 'swimming pool வேண்டாம், lift மட்டும் போதும்',
        known: { amenities: ['swimming_pool'] },
        set: { amenities: ['lift'] },
        drop: ['swimming_pool'],
      },
      {
        text: 'house or flat எதுனாலும் okay',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
    ],
  },
  {
    phenomenon: 'second: questions and talk, mixed',
    counter: true,
    cases: [{ text: 'home loan-க்கு 10 வருஷத்துக்கு interest எவ்வளவு வரும்', act: 'question' }],
  },
  {
    phenomenon: 'second: acts, mixed',
    cases: [{ text: 'இதுல எப்படி search பண்றதுன்னு தெரியல help பண்ணுங்க', act: 'help' }],
  },
  {
    phenomenon: 'second: numbers in words, mixed',
    cases: [
      {
        text: 'twenty two ஆயிரம்',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(22000) },
        numbers: [22000],
      },
    ],
  },
]
