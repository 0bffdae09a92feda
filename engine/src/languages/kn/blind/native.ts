import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Kannada turns in its own script, written without sight of rules and corpus and never tuned to. */
export const native: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'ರಾಜಾಜಿನಗರದಲ್ಲಿ ಎರಡು ಬೆಡ್‌ರೂಮ್ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕಿತ್ತು, ಇಪ್ಪತ್ತು ಸಾವಿರದ ಒಳಗೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Rajajinagar',
          price: upTo(20000),
          bedrooms: exactly(2),
        },
        numbers: [2, 20000],
      },
      {
        text: 'ಮೈಸೂರಿನಲ್ಲಿ ಒಂದು ಸೈಟ್ ತಗೊಳ್ಳೋಣ ಅಂತ ಇದ್ದೀವಿ, ಮೂವತ್ತು ಲಕ್ಷದವರೆಗೆ ಬಜೆಟ್',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Mysuru', price: upTo(3000000) },
        numbers: [3000000],
      },
      {
        text: 'ಲಿಫ್ಟು, ಕಾರ್ ಪಾರ್ಕಿಂಗ್ ಇರೋ ಮೂರು ಬೆಡ್‌ರೂಮಿನ ಫ್ಲಾಟ್ ಇದ್ರೆ ತೋರಿಸಿ, ಹೆಬ್ಬಾಳದ ಹತ್ತಿರ',
        set: {
          property_type: 'apartment',
          area: 'Hebbal',
          bedrooms: exactly(3),
          amenities: ['parking', 'lift'],
        },
        numbers: [3],
      },
      {
        text: 'ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ ಸ್ವಂತ ಮನೆ ಕೊಳ್ಳಬೇಕು, ಅರವತ್ತು ಲಕ್ಷಕ್ಕಿಂತ ಹೆಚ್ಚು ಬೇಡ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hubballi', price: upTo(6000000) },
        numbers: [6000000],
      },
      {
        text: 'ತಿಂಗಳಿಗೆ ಹನ್ನೆರಡು ಸಾವಿರ ಬಾಡಿಗೆ ಕೊಡಬಹುದು, ಕೆಂಗೇರಿ ಕಡೆ ಮನೆ ನೋಡಿ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Kengeri', price: upTo(12000) },
        numbers: [12000],
      },
      {
        text: 'ಮಂಗಳೂರಿನ ಕದ್ರಿಯಲ್ಲಿ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಖರೀದಿಗೆ ಇದೆಯಾ, ಎಂಬತ್ತು ಲಕ್ಷದಿಂದ ಒಂದು ಕೋಟಿವರೆಗೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mangaluru',
          area: 'Kadri',
          price: between(8000000, 10000000),
        },
        numbers: [{ min: 8000000, max: 10000000 }],
      },
      {
        text: 'ದೇವನಹಳ್ಳಿ ಹತ್ರ ಎರಡು ಗುಂಟೆ ಜಾಗ ಬೇಕು',
        set: { property_type: 'land', area: 'Devanahalli', size_sqft: atLeast(2178) },
        numbers: [2],
      },
      {
        text: 'ನಮಸ್ಕಾರ, ಮಲ್ಲೇಶ್ವರದಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಒಂದು ಬೆಡ್‌ರೂಮಿನ ಮನೆ ಹುಡುಕ್ತಾ ಇದ್ದೀನಿ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Malleshwaram', bedrooms: exactly(1) },
      },
      // Native speaker, please check: a house with a garden, offered for sale: the seeker buys
      {
        text: 'ಶಿವಮೊಗ್ಗದಲ್ಲಿ ಕೈತೋಟ ಇರುವ ಮನೆ ಮಾರಾಟಕ್ಕೆ ಇದ್ದರೆ ತಿಳಿಸಿ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Shivamogga', amenities: ['garden'] },
      },
      {
        text: 'ಚೆನ್ನೈನ ವೇಳಚೇರಿಯಲ್ಲಿ ಫರ್ನಿಶ್ಡ್ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಸಿಗುತ್ತಾ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chennai',
          area: 'Velachery',
          amenities: ['furnished'],
        },
      },
      {
        text: 'ನಾಯಿ ಸಾಕೋಕೆ ಬಿಡೋ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು, ಜೆಪಿ ನಗರದಲ್ಲಿ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'JP Nagar',
          amenities: ['pet_friendly'],
        },
      },
    ],
  },
  {
    phenomenon: 'bare answers, native',
    cases: [
      { text: 'ತಗೊಳ್ಳೋಕೆ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'ಬಾಡಿಗೆಗೆ ಸರ್', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'ಪ್ರತ್ಯೇಕ ಮನೆಯೇ ಆಗಬೇಕು', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'ಬೆಳಗಾವಿಯಲ್ಲಿ', asked: 'city', set: { city: 'Belagavi' } },
      {
        text: 'ತುಮಕೂರು',
        asked: 'city',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { city: 'Tumakuru' },
      },
      { text: 'ಬನಶಂಕರಿ ಹತ್ತಿರ', asked: 'area', known: { city: 'Bengaluru' }, set: { area: 'Banashankari' } },
      { text: 'ಹದಿನೈದು', asked: 'price', known: { transaction_type: 'rent' }, set: { price: upTo(15000) } },
      {
        text: 'ಎಪ್ಪತ್ತು',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: upTo(7000000) },
      },
      { text: 'ಮೂರು', asked: 'bedrooms', set: { bedrooms: exactly(3) }, numbers: [3] },
      { text: 'ಸಾವಿರದ ಇನ್ನೂರು', asked: 'size_sqft', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
      // Native speaker, please check: "Kaveri water" is the piped water supply
      {
        text: 'ಕಾವೇರಿ ನೀರು, ಪಾರ್ಕಿಂಗ್ ಇದ್ದರೆ ಸಾಕು',
        asked: 'amenities',
        set: { amenities: ['parking', 'water_supply'] },
      },
    ],
  },
  {
    phenomenon: 'numbers and prices, native',
    cases: [
      {
        text: 'ಎರಡೂವರೆ ಕೋಟಿಯೊಳಗೆ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(25000000) },
        numbers: [25000000],
      },
      {
        text: 'ಏಳೂವರೆ ಸಾವಿರ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(7500) },
        numbers: [7500],
      },
      {
        text: 'ಇಪ್ಪತ್ತರಿಂದ ಇಪ್ಪತ್ತೈದು ಸಾವಿರ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(20000, 25000) },
        numbers: [{ min: 20000, max: 25000 }],
      },
      {
        text: '೧೮ ಸಾವಿರ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18000) },
        numbers: [18000],
      },
      {
        text: 'ಕನಿಷ್ಠ ಐವತ್ತು ಲಕ್ಷದ ಮೇಲೆ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(5000000) },
        numbers: [5000000],
      },
      {
        text: 'ನಲವತ್ತು ಲಕ್ಷ ದಾಟಬಾರದು',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4000000) },
        numbers: [4000000],
      },
    ],
  },
  {
    phenomenon: 'bedrooms and sizes, native',
    cases: [
      { text: 'ಮೂರು ಬೆಡ್‌ರೂಮು, ಎರಡು ಬಾತ್‌ರೂಮು', set: { bedrooms: exactly(3) }, numbers: [3, 2] },
      { text: 'ಅರ್ಧ ಎಕರೆ ಜಮೀನು', set: { property_type: 'land', size_sqft: atLeast(21780) }, numbers: [0.5] },
      // Native speaker, please check: "thirty forty site": 30x40 feet, as everybody in Bengaluru says
      { text: 'ಮೂವತ್ತು ನಲವತ್ತು ಸೈಟು', set: { property_type: 'land', size_sqft: atLeast(1200) } },
      {
        text: 'ಐದು ಗುಂಟೆ',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(5445) },
        numbers: [5],
      },
    ],
  },
  {
    phenomenon: 'places, native',
    cases: [
      { text: 'ದಾವಣಗೆರೆಯಲ್ಲಿ', asked: 'city', set: { city: 'Davanagere' } },
      { text: 'ಉಡುಪಿಗೆ ಶಿಫ್ಟ್ ಆಗ್ತಾ ಇದ್ದೀವಿ', asked: 'city', set: { city: 'Udupi' } },
      { text: 'ವಿಜಯನಗರದ ಕಡೆ ನೋಡಿ', asked: 'area', known: { city: 'Mysuru' }, set: { area: 'Vijayanagar' } },
      { text: 'ಗುಲ್ಬರ್ಗ', asked: 'city', set: { city: 'Kalaburagi' } },
      {
        text: 'ಕೋರಮಂಗಲದಲ್ಲೋ ಸುತ್ತಮುತ್ತಲೋ',
        asked: 'area',
        known: { city: 'Bengaluru' },
        set: { area: 'Koramangala' },
      },
      { text: 'ಹೈದರಾಬಾದಿನ ಮಾದಾಪುರದಲ್ಲಿ', set: { city: 'Hyderabad', area: 'Madhapur' } },
      { text: 'ಪುಣೆಯಲ್ಲಿ ಕೊತ್ರೂಡ್', asked: 'city', set: { city: 'Pune', area: 'Kothrud' } },
      { text: 'ಬೆಂಗಳೂರಿನಿಂದ ಆಚೆ ಬೇಡ, ಬೆಂಗಳೂರಿನಲ್ಲೇ', asked: 'city', set: { city: 'Bengaluru' } },
    ],
  },
  {
    phenomenon: 'amenities, native',
    cases: [
      {
        text: 'ಮಕ್ಕಳಿಗೆ ಆಟ ಆಡೋಕೆ ಜಾಗ, ಸೆಕ್ಯೂರಿಟಿ ಇರಬೇಕು',
        asked: 'amenities',
        set: { amenities: ['security', 'play_area'] },
      },
      { text: 'ಕರೆಂಟ್ ಹೋದ್ರೆ ಜನರೇಟರ್ ಬೇಕೇ ಬೇಕು', set: { amenities: ['power_backup'] } },
      { text: 'ಈಜುಕೊಳ ಮತ್ತು ಜಿಮ್', asked: 'amenities', set: { amenities: ['gym', 'swimming_pool'] } },
    ],
  },
  {
    phenomenon: 'anything will do, native',
    cases: [
      { text: 'ಎಷ್ಟಾದರೂ ಆಗಲಿ', asked: 'price', any: ['price'] },
      { text: 'ಮನೆನೋ ಫ್ಲಾಟೋ ಯಾವುದಾದರೂ ಸರಿ', asked: 'property_type', any: ['property_type'] },
      { text: 'ಅಳತೆ ಬಗ್ಗೆ ತಲೆ ಕೆಡಿಸಿಕೊಂಡಿಲ್ಲ', asked: 'size_sqft', any: ['size_sqft'] },
    ],
  },
  {
    phenomenon: 'corrections, native',
    cases: [
      {
        text: 'ಬಾಡಿಗೆ ಅಲ್ಲ, ಖರೀದಿ ಮಾಡಬೇಕು',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'ತಗೊಳ್ಳೋದು ಬೇಡ, ಬಾಡಿಗೆಗೆ ಸಾಕು',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'ಮೈಸೂರು ಬೇಡ, ಮಂಡ್ಯದಲ್ಲಿ ನೋಡಿ', known: { city: 'Mysuru' }, set: { city: 'Mandya' } },
      {
        text: 'ಫ್ಲಾಟ್ ಬದಲು ಸೈಟ್ ತೋರಿಸಿ',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'land' },
      },
      {
        text: 'ಬಜೆಟ್ ಎಂಬತ್ತು ಲಕ್ಷಕ್ಕೆ ಏರಿಸಿ',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(8000000) },
        numbers: [8000000],
      },
      {
        text: 'ಜಯನಗರ ಅಲ್ಲ, ಜೆಪಿ ನಗರ ಅಂದದ್ದು',
        known: { city: 'Bengaluru', area: 'Jayanagar' },
        set: { area: 'JP Nagar' },
      },
      {
        text: 'ಹತ್ತು ಸಾವಿರ ಸಾಕಾಗಲ್ಲ, ಹನ್ನೆರಡು ಮಾಡಿ',
        known: { transaction_type: 'rent', price: upTo(10000) },
        set: { price: upTo(12000) },
      },
    ],
  },
  {
    phenomenon: 'take-backs, native',
    cases: [
      { text: 'ಲಿಫ್ಟ್ ಬೇಡ ಬಿಡಿ', known: { amenities: ['lift', 'parking'] }, drop: ['lift'] },
      { text: 'ಜಿಮ್ ಇಲ್ಲದಿದ್ರೂ ನಡೆಯುತ್ತೆ', known: { amenities: ['gym', 'security'] }, drop: ['gym'] },
      { text: 'ಏರಿಯಾ ಅಂತ ಹೇಳಿದ್ದು ತೆಗೆದುಹಾಕಿ', known: { city: 'Bengaluru', area: 'Hebbal' }, drop: ['area'] },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'ಸರಿ, ಅದೇ', act: 'affirm' },
      { text: 'ಯಾರಾದ್ರೂ ಒಬ್ಬರ ಹತ್ರ ಮಾತಾಡಬೇಕಿತ್ತು', act: 'handoff' },
      { text: 'ನಮಸ್ಕಾರ ರೀ', act: 'greet' },
      { text: 'ಹೋಗಿ ಬರ್ತೀನಿ', act: 'goodbye' },
      { text: 'ಇದನ್ನ ಹೇಗೆ ಬಳಸೋದು ಹೇಳಿ', act: 'help' },
      { text: 'ಏನಂದ್ರಿ? ಮತ್ತೊಮ್ಮೆ ಹೇಳಿ', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'offers, native',
    cases: [
      {
        text: 'ನನ್ನ ಮನೆ ಬಾಡಿಗೆಗೆ ಕೊಡಬೇಕು, ಯಲಹಂಕದಲ್ಲಿದೆ, ಎರಡು ಬೆಡ್‌ರೂಮ್',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Yelahanka', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'ಹಾಸನದಲ್ಲಿರೋ ಸೈಟನ್ನ ಮಾರಬೇಕು',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Hassan' },
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಈ ಮನೆಗೆ ಪಾರ್ಕಿಂಗ್ ಇದೆಯಾ?', act: 'question' },
      { text: 'ಹತ್ತಿರ ಶಾಲೆ ಇದೆಯಾ', act: 'question' },
      { text: 'ಇವತ್ತು ಬೆಂಗಳೂರಲ್ಲಿ ವಿಪರೀತ ಟ್ರಾಫಿಕ್ಕು', act: 'unclear' },
      { text: 'ನನ್ನ ನಂಬರ್ ೯೮೪೫೦ ೧೨೩೪೫', act: 'unclear' },
      { text: 'ನಮ್ಮ ಜಾತಿಯವರೇ ಇರೋ ಬಿಲ್ಡಿಂಗ್ ಆಗಬೇಕು', act: 'unclear' },
      { text: 'ಅಡ್ವಾನ್ಸ್ ಎಷ್ಟು ಕೇಳ್ತಾರೆ', act: 'question' },
      { text: 'ಮಾಲೀಕರು ಸಸ್ಯಾಹಾರಿಗಳಿಗೆ ಮಾತ್ರ ಕೊಡೋದಾ', act: 'question' },
    ],
  },
  {
    phenomenon: 'turns that do several things, native',
    cases: [
      {
        text: 'ಎರಡು ರೂಮು ಸಾಕು, ಆದರೆ ಲಿಫ್ಟ್ ಬೇಕೇ ಬೇಕು',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2), amenities: ['lift'] },
        numbers: [2],
      },
      {
        text: 'ರೇಟು ಆಮೇಲೆ ನೋಡೋಣ, ಮೊದಲು ಯಲಹಂಕದಲ್ಲಿ ತೋರಿಸಿ',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        set: { area: 'Yelahanka' },
      },
      { text: 'ಬೆಂಗಳೂರು, ಏರಿಯಾ ಯಾವುದಾದ್ರೂ ಸರಿ', asked: 'city', set: { city: 'Bengaluru' }, any: ['area'] },
      {
        text: 'ಪಾರ್ಕಿಂಗ್ ಬೇಡ, ನೀರಿನ ಸೌಲಭ್ಯ ಮುಖ್ಯ, ಬಜೆಟ್ ಹದಿನೆಂಟು ಸಾವಿರ ಮಾಡಿ',
        known: { transaction_type: 'rent', price: upTo(15000), amenities: ['parking'] },
        set: { price: upTo(18000), amenities: ['water_supply'] },
        drop: ['parking'],
        numbers: [18000],
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, native',
    counter: true,
    cases: [
      { text: 'ನಾನು ಈಗ ಜಯನಗರದಲ್ಲಿ ಇರೋದು', act: 'unclear' },
      { text: 'ಮೈಸೂರಿನಲ್ಲಿ ಸೈಟ್ ರೇಟ್ ಹೇಗಿದೆ', act: 'question' },
      { text: 'ಹೋದ ತಿಂಗಳು ಒಂದು ಫ್ಲಾಟ್ ನೋಡಿದ್ವಿ, ಇಷ್ಟ ಆಗ್ಲಿಲ್ಲ', act: 'unclear' },
    ],
  },
]
