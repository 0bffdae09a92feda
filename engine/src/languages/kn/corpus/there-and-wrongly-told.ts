import type { CorpusSection } from '../../corpus-case.ts'

/** What is sought where one is, what was, kinds that do not suit, both ends of an amount, and what was told wrong. */
export const thereAndWronglyTold: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'ನನ್ನ ಆಫೀಸ್ ವೈಟ್‌ಫೀಲ್ಡ್‌ನಲ್ಲಿದೆ, ಅಲ್ಲೇ ಒಂದು ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Whitefield' },
      },
      {
        text: 'nanna kelasa mysuru nalli, alle ondu mane badigege beku',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mysuru' },
      },
      {
        text: 'ಜಾಗ ಎಲ್ಲಿದ್ದರೂ ಪರವಾಗಿಲ್ಲ',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Mysuru' },
        any: ['area'],
      },
      {
        text: 'ಮೈಸೂರಲ್ಲಿ ಬೇಕು, ಯಾವ ಏರಿಯಾ ಆದ್ರೂ ಪರವಾಗಿಲ್ಲ',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { city: 'Mysuru' },
        any: ['area'],
      },
      {
        text: 'ಮನೆ ಬೇಕು, ಫ್ಲಾಟ್‌ನಲ್ಲಿ ಮನಸ್ಸು ಹಿಡಿಸಲ್ಲ',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Mysuru' },
        set: { property_type: 'house' },
      },
      {
        text: 'ಇಂಡಿಪೆಂಡೆಂಟ್ ಮನೆ ಬೇಕು, ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಇಷ್ಟ ಇಲ್ಲ',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Mysuru' },
        set: { property_type: 'house' },
      },
      {
        text: 'ನಮಸ್ಕಾರ ನನ್ನ ಹೆಸರು ಮಂಜುನಾಥ ನನಗೆ ಹಾಸನದಲ್ಲಿ ಒಂದು ಸೈಟ್ ತಗೋಬೇಕು ಹದಿನೈದು ಲಕ್ಷದೊಳಗೆ ಇದ್ದರೆ ಹೇಳಿ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Hassan', price: { max: 1500000 } },
      },
      {
        text: 'ನಮ್ಮ ಸಂಬಳಕ್ಕೆ ಹದಿನೈದು ಸಾವಿರದವರೆಗೆ ಮಾತ್ರ ಬಾಡಿಗೆ ಕೊಡೋಕೆ ಆಗುತ್ತೆ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'rent', price: { max: 15000 } },
      },
      {
        text: 'ನಾವು ಮನೆಯಲ್ಲಿ ನಾಯಿ ಸಾಕಿದ್ದೇವೆ, ಸಾಕು ಪ್ರಾಣಿಗಳಿಗೆ ಅನುಮತಿ ಇರೋ ಫ್ಲಾಟ್ ಆಗಬೇಕು',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'mane nalli naayi ide, flat beku pet allowed',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'ಮನೆಯಲ್ಲಿ ವಯಸ್ಸಾದ ತಂದೆ ತಾಯಿ ಇದ್ದಾರೆ, ಲಿಫ್ಟ್ ಇರೋ ಫ್ಲಾಟ್ ಬೇಕು',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'ಕಡಿಮೆ ಅಂದ್ರೆ ನಲವತ್ತು ಲಕ್ಷ, ಜಾಸ್ತಿ ಅಂದ್ರೆ ಅರವತ್ತು ಲಕ್ಷ',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Mangaluru' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'kadime andre 40 laksha, jasti andre 60 laksha',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Mangaluru' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'ಐವತ್ತು ಲಕ್ಷದವರೆಗೆ ನೋಡಬಹುದು',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: '50 laksha varegu hogabahudu',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: 'ಬಜೆಟ್ ತಪ್ಪು ಹೇಳಿದೆ, ಅದನ್ನು ತೆಗೆದುಬಿಡಿ',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'budget tappu helbitte, adanna tegi',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'ಎರಡು ಸಾಕು, ನಾವು ಗಂಡ ಹೆಂಡತಿ ಮಾತ್ರ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ಫರ್ನಿಶ್ಡ್ ಬೇಕಾಗಿಲ್ಲ, ನಮ್ಮದೇ ಸಾಮಾನು ಇದೆ',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'ನನ್ನ ಅಂಗಡಿ ಜಯನಗರ, ಬೆಂಗಳೂರಲ್ಲಿ ಇದೆ, ಅಲ್ಲೇ ಒಂದು ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bengaluru', area: 'Jayanagar' },
      },
      {
        text: 'ಮಗ ಮೈಸೂರಲ್ಲಿ ಓದ್ತಿದ್ದಾನೆ, ಅಲ್ಲಿಯೇ ಒಂದು ಫ್ಲಾಟ್ ಖರೀದಿ ಮಾಡಬೇಕು',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Mysuru' },
      },
      {
        text: 'appa amma Hubli alli idare, alle ondu site tagobeku',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Hubballi' },
      },
      {
        text: 'ನಮ್ಮೂರು ಹಾಸನ, ಆದರೆ ಮನೆ ಬೆಂಗಳೂರಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bengaluru' },
      },
      {
        text: 'ಯಾವ ಏರಿಯಾ ಅನ್ನೋದು ಮುಖ್ಯ ಅಲ್ಲ',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru' },
        any: ['area'],
      },
      {
        text: 'ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ ನೋಡಿ, ಏರಿಯಾ ಯಾವುದಾದ್ರೂ ಓಕೆ',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { city: 'Hubballi' },
        any: ['area'],
      },
      {
        text: 'jaga elli iddru paravagilla',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Mysuru' },
        any: ['area'],
      },
      {
        text: 'ಸ್ಥಳ ಎಲ್ಲಾದರೂ ಆಗಬಹುದು',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Mysuru' },
        any: ['area'],
      },
      {
        text: 'ಬಾಡಿಗೆ ಎಷ್ಟಾದರೂ ಪರವಾಗಿಲ್ಲ',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Mysuru' },
        any: ['price'],
      },
      {
        text: 'ರೂಮ್ ಎಷ್ಟಿದ್ದರೂ ಓಕೆ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Mysuru' },
        any: ['bedrooms'],
      },
      {
        text: 'ನಾನು ಬೆಳೆದಿದ್ದು ಶಿವಮೊಗ್ಗದಲ್ಲಿ, ಈಗ ಅಲ್ಲೇ ಮನೆ ಕೊಳ್ಳಬೇಕು',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Shivamogga' },
      },
      {
        text: 'ಮನೆ ನೋಡಿ, ಫ್ಲಾಟ್‌ನಲ್ಲಿ ಇರೋದು ನಮಗೆ ಇಷ್ಟ ಇಲ್ಲ',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Mysuru' },
        set: { property_type: 'house' },
      },
      {
        text: 'apartment alli iroke agalla, independent mane beku',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Mysuru' },
        set: { property_type: 'house' },
      },
      {
        text: 'ಫ್ಲಾಟ್ ಬೇಕು, ಒಂಟಿ ಮನೆಯಲ್ಲಿ ಭಯ',
        asked: 'property_type',
        known: { transaction_type: 'rent', city: 'Mysuru' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'ನಮಸ್ತೆ ನಾನು ಸವಿತಾ ನನಗೆ ಉಡುಪಿಯಲ್ಲಿ ಎರಡು ಬೆಡ್‌ರೂಮ್ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು ಹತ್ತು ಸಾವಿರದೊಳಗೆ ಇದ್ರೆ ಹೇಳಿ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          city: 'Udupi',
          price: { max: 10000 },
        },
      },
      {
        text: 'hello nanna hesaru Ravi, Mysore alli site tagobeku 20 lakshada olage idre heli',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Mysuru', price: { max: 2000000 } },
      },
      {
        text: 'ನನ್ನ ಹೆಸರು ಗಣೇಶ್, ಬೆಂಗಳೂರಿನಲ್ಲಿ ಫ್ಲಾಟ್ ಖರೀದಿಸಬೇಕು, ಇದ್ದರೆ ತಿಳಿಸಿ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru' },
      },
      {
        text: 'ನಮ್ಮ ಆದಾಯಕ್ಕೆ ಮೂವತ್ತು ಲಕ್ಷದವರೆಗೆ ಮಾತ್ರ ಆಗುತ್ತೆ',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: { max: 3000000 } },
      },
      {
        text: 'ಮನೆಯಲ್ಲಿ ಚಿಕ್ಕ ಮಗು ಇದೆ, ಪವರ್ ಬ್ಯಾಕಪ್ ಇರೋ ಫ್ಲಾಟ್ ಬೇಕು',
        set: { property_type: 'apartment', amenities: ['power_backup'] },
      },
      {
        text: 'maneli eradu bekku ide, pet friendly flat beku',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'ಕನಿಷ್ಠ ಇಪ್ಪತ್ತು ಲಕ್ಷ, ಗರಿಷ್ಠ ಮೂವತ್ತು ಲಕ್ಷ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 2000000, max: 3000000 } },
      },
      {
        text: 'ಕಡಿಮೆ ಅಂದರೆ ಎಂಟು ಸಾವಿರ, ಹೆಚ್ಚು ಅಂದರೆ ಹನ್ನೆರಡು ಸಾವಿರ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 8000, max: 12000 } },
      },
      {
        text: 'ಬ್ಯಾಂಕ್ ಲೋನ್ ಜಾಸ್ತಿ ಸಿಕ್ತು, ಅದಕ್ಕೆ ನಲವತ್ತು ಲಕ್ಷದವರೆಗೆ ನೋಡಬಹುದು',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 4000000 } },
      },
      {
        text: '12 savira varegu nodona',
        known: { transaction_type: 'rent', price: { max: 10000 } },
        set: { price: { max: 12000 } },
      },
      {
        text: 'ಮೂವತ್ತೈದು ಲಕ್ಷದವರೆಗೆ ಹೋಗಬಹುದು',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 3500000 } },
      },
      {
        text: 'ಬೆಡ್‌ರೂಮ್ ತಪ್ಪು ಹೇಳಿದೆ, ಅದನ್ನು ತೆಗೆಯಿರಿ',
        known: { transaction_type: 'sale', price: { max: 3000000 }, bedrooms: { min: 3, max: 3 } },
        drop: ['bedrooms'],
      },
      {
        text: 'ಬೆಲೆ ತಪ್ಪಾಗಿ ಹೇಳ್ಬಿಟ್ಟೆ, ಅದನ್ನ ತೆಗೀರಿ',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        drop: ['price'],
      },
      {
        text: 'ಊರು ತಪ್ಪು ಹೇಳಿದೆ, ಹಾಸನ ಮಾಡಿ',
        known: { transaction_type: 'sale', price: { max: 3000000 }, city: 'Mysuru' },
        set: { city: 'Hassan' },
      },
      {
        text: 'ಒಂದು ಸಾಕು, ನಾನು ಒಬ್ಬನೇ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'mooru saaku, appa amma jothege idare',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ಎರಡು ಸಾಕಾಗುತ್ತೆ, ಚಿಕ್ಕ ಫ್ಯಾಮಿಲಿ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ಫರ್ನಿಶ್ಡ್ ಬೇಡ, ಸಾಮಾನು ಎಲ್ಲಾ ನಮ್ಮ ಹತ್ರ ಇದೆ',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'furnished beda, namma samanu ide',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'ದಯವಿಟ್ಟು ಮೈಸೂರಿನಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಎರಡು ಮಲಗುವ ಕೋಣೆಗಳ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಹುಡುಕಿಕೊಡಬಹುದೇ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 2, max: 2 },
          city: 'Mysuru',
        },
      },
      {
        text: 'ಹಾಸನದಲ್ಲಿ ಮಾರಾಟಕ್ಕಿರುವ ಒಂದು ಮನೆಯನ್ನು ಹುಡುಕಿಕೊಡಬೇಕೆಂದು ವಿನಂತಿಸುತ್ತೇನೆ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hassan' },
      },
      {
        text: 'ಬೆಂಗಳೂರಿನಲ್ಲಿ ಐವತ್ತು ಲಕ್ಷ ಮೀರದ ಫ್ಲಾಟ್ ಖರೀದಿಸಲು ಬಯಸುತ್ತೇನೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Bengaluru',
          price: { max: 5000000 },
        },
      },
      {
        text: 'ನನಗೆ ವೈಟ್‌ಫೀಲ್ಡ್‌ನಲ್ಲಿ ಈಜುಕೊಳ ಇರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಬಾಡಿಗೆಗೆ ಅಗತ್ಯವಿದೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Whitefield',
          amenities: ['swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'what was, and what is only told',
    counter: true,
    cases: [
      {
        text: 'ನಾವು ಹಾಸನದ ದೊಡ್ಡ ಮನೆಯಲ್ಲಿ ಬೆಳೆದೆವು, ಆ ದಿನಗಳೇ ಚೆನ್ನಾಗಿದ್ದವು',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'ನಾನು ಹುಟ್ಟಿ ಬೆಳೆದದ್ದು ಧಾರವಾಡದ ಒಂದು ಹಳೆ ಮನೆಯಲ್ಲಿ',
        asked: 'city',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'ಚಿಕ್ಕವರಿದ್ದಾಗ ನಾವು ಮಂಗಳೂರಲ್ಲಿ ದೊಡ್ಡ ಮನೆಯಲ್ಲಿ ಇದ್ವಿ',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'nam ajji mane Tumkur alli ittu, alle beledvi',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'ಸಂಬಳ ಮೂವತ್ತು ಸಾವಿರ',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'ಅಡ್ವಾನ್ಸ್ ಐವತ್ತು ಸಾವಿರದವರೆಗೆ ಕೊಡ್ತೀವಿ',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
    ],
  },
]
