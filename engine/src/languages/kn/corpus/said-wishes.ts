import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Turns as different people say and type them, written without sight of the rules. */
export const saidWishes: CorpusSection[] = [
  {
    phenomenon: 'first wishes said at length, native',
    cases: [
      {
        text: 'ಮೈಸೂರಿನಲ್ಲಿ ವಾಸಿಸಲು ಒಂದು ಒಳ್ಳೆಯ ಸ್ಥಳ ಹುಡುಕುತ್ತಿದ್ದೇನೆ, ಬಾಡಿಗೆಗೆ, ತಿಂಗಳಿಗೆ ಹದಿನೈದು ಸಾವಿರ ರೂಪಾಯಿಗಿಂತ ಹೆಚ್ಚು ಕೊಡಲಾಗದು',
        set: { transaction_type: 'rent', city: 'Mysuru', price: upTo(15000) },
        numbers: [15000],
      },
      {
        text: 'ನಮಸ್ಕಾರ, ನಾನು ಇಂದಿರಾನಗರದಲ್ಲಿ ಎರಡು ಮಲಗುವ ಕೋಣೆಗಳಿರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಅನ್ನು ಬಾಡಿಗೆಗೆ ಪಡೆಯಲು ಬಯಸುತ್ತೇನೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Indiranagar',
          bedrooms: exactly(2),
        },
        numbers: [2],
      },
      {
        text: 'ಮಗಳ ಮದುವೆ ಆದ್ಮೇಲೆ ನಾವಿಬ್ರೇ ಇರೋದು, ಜಯನಗರದ ಹತ್ತಿರ ಒಂದು ಸಣ್ಣ ಮನೆ ಬಾಡಿಗೆಗೆ ಸಿಕ್ಕರೆ ಸಾಕಪ್ಪ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Jayanagar' },
      },
      {
        text: 'ಹುಬ್ಬಳ್ಳಿಯೊಳಗ ಒಂದ ಮನಿ ಬಾಡಿಗಿಗೆ ಬೇಕಾಗೇತ್ರಿ, ಹತ್ತ ಸಾವಿರದೊಳಗ ಇರಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hubballi', price: upTo(10000) },
        numbers: [10000],
      },
      {
        text: 'ಧಾರವಾಡದಾಗ ಒಂದು ಪ್ಲಾಟ್ ತಗೋಬೇಕಂತ ಮಾಡೀನ್ರಿ, ಇಪ್ಪತ್ತೈದು ಲಕ್ಷ ತನಕ ಐತಿ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Dharwad', price: upTo(2500000) },
        numbers: [2500000],
      },
      {
        text: 'ಮಂಗಳೂರಿನ ಕದ್ರಿಯಲ್ಲಿ ಮೂರು ಬೆಡ್‌ರೂಮ್ ಫ್ಲ್ಯಾಟ್ ಮಾರಾಟಕ್ಕೆ ಉಂಟಾ? ಎಪ್ಪತ್ತು ಲಕ್ಷದ ಒಳಗೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mangaluru',
          area: 'Kadri',
          bedrooms: exactly(3),
          price: upTo(7000000),
        },
        numbers: [3, 7000000],
      },
      {
        text: 'ನನ್ನ ಕುಟುಂಬಕ್ಕಾಗಿ ವಿಜಯನಗರದಲ್ಲಿ ಸ್ವಂತ ಮನೆ ಕೊಳ್ಳಬೇಕೆಂದಿದ್ದೇನೆ. ಒಂದೂವರೆ ಕೋಟಿಯವರೆಗೆ ಖರ್ಚು ಮಾಡಬಲ್ಲೆ',
        known: { city: 'Bengaluru' },
        set: { transaction_type: 'sale', property_type: 'house', area: 'Vijayanagar', price: upTo(15000000) },
        numbers: [15000000],
      },
      {
        text: 'ತುಮಕೂರಿನಲ್ಲಿ ಮೂವತ್ತು ನಲವತ್ತು ಸೈಟ್ ಕೊಂಡುಕೊಳ್ಳಬೇಕು',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Tumakuru', size_sqft: atLeast(1200) },
      },
      {
        text: 'ಬೆಳಗಾವಿಯ ಟಿಳಕವಾಡಿಯಲ್ಲಿ ಲಿಫ್ಟ್ ಮತ್ತು ಕಾರು ನಿಲ್ಲಿಸಲು ಜಾಗ ಇರುವ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಕೊಡುತ್ತೀರಾ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Belagavi',
          area: 'Tilakwadi',
          amenities: ['lift', 'parking'],
        },
      },
      {
        text: 'ಶಿವಮೊಗ್ಗದಲ್ಲಿ ನಿವೇಶನ ಖರೀದಿಸುವ ಆಲೋಚನೆ ಇದೆ, ಸುಮಾರು ಎರಡು ಸಾವಿರದ ನಾನೂರು ಚದರ ಅಡಿ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Shivamogga',
          size_sqft: atLeast(2400),
        },
        numbers: [2400],
      },
      {
        text: 'ಬಾಡಿಗೆ ಮನೆ ಬೇಕಿತ್ತು ಸರ್ ಯಲಹಂಕ ಕಡೆ ಇಪ್ಪತ್ತು ಸಾವಿರ ಒಳಗಡೆ ಎರಡು ರೂಮು',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Yelahanka',
          price: upTo(20000),
          bedrooms: exactly(2),
        },
        numbers: [20000, 2],
      },
      {
        text: 'ಉಡುಪಿ ಮಣಿಪಾಲದ ಹತ್ರ ಓದೋ ಮಕ್ಕಳಿಗೆ ಒಂದು ಫ್ಲ್ಯಾಟ್ ಬೇಕಾಗಿತ್ತು ಬಾಡಿಗೆಗೆ, ಪೂರ್ತಿ ಫರ್ನಿಶ್ ಆಗಿರಬೇಕು',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Udupi',
          area: 'Manipal',
          amenities: ['furnished'],
        },
      },
      {
        text: 'ಐವತ್ತರಿಂದ ಅರವತ್ತು ಲಕ್ಷದ ಬಜೆಟ್ಟಲ್ಲಿ ಮೈಸೂರಲ್ಲಿ ಮನೆ ಕೊಡಿಸಿ',
        set: { property_type: 'house', city: 'Mysuru', price: between(5000000, 6000000) },
        numbers: [{ min: 5000000, max: 6000000 }],
      },
      {
        text: 'ನಾಯಿ ಸಾಕಲು ಅನುಮತಿ ಇರುವ ಮನೆ ಕೋರಮಂಗಲದಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಸಿಗಬಹುದೇ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Koramangala',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'ನಾವು ನಿವೃತ್ತರು, ಸದ್ದುಗದ್ದಲವಿಲ್ಲದ ಕಡೆ ಇಪ್ಪತ್ತು ಗುಂಟೆ ಜಮೀನು ಕೊಳ್ಳೋಣ ಅಂತ, ಮಂಡ್ಯ ಜಿಲ್ಲೆ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Mandya', size_sqft: atLeast(21780) },
        numbers: [20],
      },
      {
        text: 'ದಾವಣಗೆರೆಯಲ್ಲಿ ಎಂಟು ಸಾವಿರದಿಂದ ಹನ್ನೆರಡು ಸಾವಿರದವರೆಗಿನ ಬಾಡಿಗೆಯಲ್ಲಿ ಮನೆ ತೋರಿಸಿ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Davanagere',
          price: between(8000, 12000),
        },
        numbers: [{ min: 8000, max: 12000 }],
      },
      {
        text: 'ನನಗೆ ಬೆಂಗಳೂರಿನ ವೈಟ್‌ಫೀಲ್ಡ್‌ನಲ್ಲಿ ಈಜುಕೊಳ ಹಾಗೂ ವ್ಯಾಯಾಮಶಾಲೆ ಇರುವ ಮೂರು ಬೆಡ್‌ರೂಂ ಅಪಾರ್ಟ್ಮೆಂಟ್ ಖರೀದಿ ಮಾಡಬೇಕು',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Whitefield',
          amenities: ['swimming_pool', 'gym'],
          bedrooms: exactly(3),
        },
        numbers: [3],
      },
      {
        text: 'ಕಲಬುರಗಿಯಲ್ಲಿ ಮನೆ ನೋಡ್ತಾ ಇದೀನಿ, ಸ್ವಂತಕ್ಕೆ, ನಲವತ್ತು ಲಕ್ಷ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kalaburagi', price: upTo(4000000) },
        numbers: [4000000],
      },
      {
        text: 'ರಾಜಾಜಿನಗರದಲ್ಲಿ 2 ಬಿಎಚ್‌ಕೆ ಬಾಡಿಗೆ 25 ಸಾವಿರ',
        set: { transaction_type: 'rent', area: 'Rajajinagar', bedrooms: exactly(2), price: upTo(25000) },
        numbers: [2, 25000],
      },
      {
        text: 'ಹಾಸನದಲ್ಲಿ ಅರ್ಧ ಎಕರೆ ಭೂಮಿ ಕೊಳ್ಳಲು ಇಷ್ಟ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Hassan', size_sqft: atLeast(21780) },
        numbers: [0.5],
      },
      {
        text: 'ಅಣ್ಣ ಒಂದು ರೂಮಿನ ಮನೆ ಇದ್ರೆ ಹೇಳಣ್ಣ, ಪೀಣ್ಯದ ಹತ್ರ, ಏಳೆಂಟು ಸಾವಿರಕ್ಕೆ ಬಾಡಿಗೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Peenya',
          bedrooms: exactly(1),
          price: between(7000, 8000),
        },
        numbers: [1, { min: 7000, max: 8000 }],
      },
      {
        text: 'ನನಗೆ ಹೈದರಾಬಾದ್‌ಗೆ ವರ್ಗಾವಣೆಯಾಗಿದೆ, ಗಚ್ಚಿಬೌಲಿಯಲ್ಲಿ ಬಾಡಿಗೆ ಫ್ಲಾಟ್ ಬೇಕಾಗಿದೆ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', area: 'Gachibowli' },
      },
      {
        text: 'ಕಮ್ಮಿ ಅಂದ್ರೂ ಸಾವಿರದ ಐನೂರು ಸ್ಕ್ವೇರ್ ಫೀಟ್ ಇರೋ ಫ್ಲ್ಯಾಟ್ ಮಾರತ್ತಹಳ್ಳಿಲಿ ತಗೊಳ್ಬೇಕು',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Marathahalli',
          size_sqft: atLeast(1500),
        },
        numbers: [1500],
      },
      {
        text: 'ಜೆಪಿ ನಗರದಲ್ಲಿ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕಾಗಿದೆ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'JP Nagar' },
      },
      {
        text: 'ಎಂಜಿ ರಸ್ತೆಯ ಬಳಿ ಒಂದು ಸ್ಟುಡಿಯೋ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಇದ್ದರೆ ತಿಳಿಸಿ',
        known: { city: 'Bengaluru' },
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'MG Road' },
      },
      {
        text: 'ನಾನು ವಾಸಿಸಲು ಒಂದು ಸ್ಥಳವನ್ನು ಹುಡುಕಲು ಬಯಸುತ್ತೇನೆ. ದಯವಿಟ್ಟು ಪುಣೆಯಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಇರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟ್‌ಗಳನ್ನು ಹುಡುಕಿ ಕೊಡಿ.',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
      },
      {
        text: 'ನನಗೆ ಮೂರು ಮಲಗುವ ಕೋಣೆಗಳು ಮತ್ತು ಎರಡು ಸ್ನಾನಗೃಹಗಳಿರುವ ಮನೆಯನ್ನು ಖರೀದಿಸಲು ಸಹಾಯ ಮಾಡುವಿರಾ?',
        set: { transaction_type: 'sale', property_type: 'house', bedrooms: exactly(3) },
        numbers: [3, 2],
      },
      {
        text: 'ಸಾಕುಪ್ರಾಣಿಗಳನ್ನು ಅನುಮತಿಸುವ, ಪೀಠೋಪಕರಣಗಳಿಂದ ಸಜ್ಜುಗೊಂಡ ಮನೆಯೊಂದು ಹೈದರಾಬಾದಿನಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಬೇಕಾಗಿತ್ತು',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Hyderabad',
          amenities: ['pet_friendly', 'furnished'],
        },
      },
      {
        text: 'ನಾನು ಹೊಸ ಕೆಲಸಕ್ಕಾಗಿ ಬೆಂಗಳೂರಿಗೆ ಬರುತ್ತಿದ್ದೇನೆ, ಆದ್ದರಿಂದ ಬೆಳ್ಳಂದೂರಿನಲ್ಲಿ ತಿಂಗಳಿಗೆ ಇಪ್ಪತ್ತೈದು ಸಾವಿರದೊಳಗೆ ಎರಡು ಕೊಠಡಿಗಳ ಫ್ಲ್ಯಾಟ್ ಸಿಗಬಹುದೇ ಎಂದು ತಿಳಿಯಬೇಕಿತ್ತು',
        set: {
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Bellandur',
          price: upTo(25000),
          bedrooms: exactly(2),
        },
        numbers: [25000, 2],
      },
      {
        text: 'ದಯಮಾಡಿ ನನಗೆ ಮೈಸೂರಿನ ಕುವೆಂಪುನಗರದಲ್ಲಿ ಮಾರಾಟಕ್ಕಿರುವ ಮನೆಗಳ ಪಟ್ಟಿಯನ್ನು ನೀಡುವಿರಾ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mysuru', area: 'Kuvempunagar' },
      },
      {
        text: 'ಹೂಡಿಕೆ ದೃಷ್ಟಿಯಿಂದ ದೇವನಹಳ್ಳಿ ಬಳಿ ಎರಡು ಎಕರೆ ಜಮೀನು ನೋಡುತ್ತಿದ್ದೇವೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Devanahalli',
          size_sqft: atLeast(87120),
        },
        numbers: [2],
      },
      {
        text: 'ನಮ್ಮ ಬಜೆಟ್ ಎಪ್ಪತ್ತೈದು ಲಕ್ಷ, ಮೂರು ಬಿಎಚ್‌ಕೆ ಫ್ಲಾಟು, ಸರ್ಜಾಪುರ ರಸ್ತೆ',
        set: {
          price: upTo(7500000),
          bedrooms: exactly(3),
          property_type: 'apartment',
          area: 'Sarjapur Road',
        },
        numbers: [7500000, 3],
      },
      {
        text: 'ಒಂದು ಬೆಡ್‌ರೂಮಿನ ಮನೆ, ಬಾಡಿಗೆ ಹನ್ನೆರಡು ಸಾವಿರ ಮೀರಬಾರದು, ಆರ್‌ಟಿ ನಗರ ಅಥವಾ ಹೆಬ್ಬಾಳದ ಸುತ್ತಮುತ್ತ ಆದರೆ ಒಳ್ಳೆಯದು',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(1),
          price: upTo(12000),
          area: 'RT Nagar',
        },
        numbers: [1, 12000],
      },
      {
        text: 'ಎಷ್ಟೋ ದಿನದಿಂದ ಹುಡುಕ್ತಿದ್ದೀವಿ ಸಾರ್ ಒಂದ್ ಸೈಟು ಸಿಕ್ತಾ ಇಲ್ಲ ನೆಲಮಂಗಲ ಕಡೆ ಇಪ್ಪತ್ತು ಮೂವತ್ತು ಸೈಟ್ ಇದ್ರೆ ಕೊಡ್ಸಿ',
        set: { property_type: 'land', area: 'Nelamangala', size_sqft: atLeast(600) },
      },
      {
        text: 'ಬಾಡಿಗೆ ಮನೆ ಖಾಲಿ ಮಾಡ್ಬೇಕು ಮುಂದಿನ ತಿಂಗಳು ಅದ್ಕೆ ಬೇಗ ಒಂದು ಮನೆ ನೋಡ್ಬೇಕು ದಾಸರಹಳ್ಳಿ ಹತ್ರ ಹತ್ತು ಸಾವಿರದೊಳಗೆ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Dasarahalli', price: upTo(10000) },
      },
      {
        text: 'ನಾವು ಐದು ಜನ ಇದ್ದೀವಿ ಮೂರು ರೂಮಿನ ಮನೆ ಬೇಕು ಬಾಡಿಗೆಗೆ',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(3) },
        numbers: [5, 3],
      },
      {
        text: 'ಹಿರಿಯರಿರುವುದರಿಂದ ಲಿಫ್ಟ್ ಇರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಆಗಬೇಕು, ಮಲ್ಲೇಶ್ವರಂನಲ್ಲಿ, ಖರೀದಿಗೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Malleshwaram',
          amenities: ['lift'],
        },
      },
      {
        text: 'ಕನಿಷ್ಠ ಎರಡು ಸಾವಿರ ಚದರ ಅಡಿ ವಿಸ್ತೀರ್ಣದ ವಿಲ್ಲಾ ಒಂದನ್ನು ಯಲಹಂಕದಲ್ಲಿ ಖರೀದಿಸಬೇಕೆಂದಿದ್ದೇವೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Yelahanka',
          size_sqft: atLeast(2000),
        },
        numbers: [2000],
      },
      {
        text: 'ಇಪ್ಪತ್ತು ಲಕ್ಷಕ್ಕಿಂತ ಕಡಿಮೆ ಬೆಲೆಯ ನಿವೇಶನಗಳು ಹಾಸನದಲ್ಲಿ ಲಭ್ಯವಿದೆಯೇ',
        set: { property_type: 'land', city: 'Hassan', price: upTo(2000000) },
        numbers: [2000000],
      },
      {
        text: 'ನಂಗೆ ಒಂದು ಒಳ್ಳೆ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕ್ರಿ ವಿದ್ಯಾನಗರದಾಗ ಹುಬ್ಬಳ್ಳಿ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hubballi', area: 'Vidyanagar' },
      },
      {
        text: 'ಮಂಗಳೂರು ಪೇಟೆಯಲ್ಲಿ ಇಪ್ಪತ್ತು ಸಾವಿರದ ಒಳಗೆ ಬಾಡಿಗೆಗೆ ಫ್ಲ್ಯಾಟ್ ಉಂಟಾ ನೋಡಿ ಮಾರಾಯ್ರೆ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Mangaluru', price: upTo(20000) },
        numbers: [20000],
      },
      {
        text: '೨ ಬಿಎಚ್‌ಕೆ ಮನೆ ಬೇಕು ೧೫ ಸಾವಿರದ ಒಳಗೆ',
        set: { property_type: 'house', bedrooms: exactly(2), price: upTo(15000) },
        numbers: [2, 15000],
      },
      {
        text: 'ಸ್ವಿಮ್ಮಿಂಗ್ ಪೂಲ್ ಜಿಮ್ ಕ್ಲಬ್‌ಹೌಸ್ ಎಲ್ಲಾ ಇರೋ ಗೇಟೆಡ್ ಕಮ್ಯುನಿಟೀಲಿ ಫ್ಲಾಟ್ ತಗೋಬೇಕು',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          amenities: ['swimming_pool', 'gym', 'clubhouse', 'gated_community'],
        },
      },
      {
        text: 'ಮಾಸಿಕ ಬಾಡಿಗೆ ಮೂವತ್ತು ಸಾವಿರದಿಂದ ನಲವತ್ತು ಸಾವಿರದ ನಡುವೆ ಇರುವ ಮನೆಗಳನ್ನು ತೋರಿಸಿರಿ',
        set: { transaction_type: 'rent', property_type: 'house', price: between(30000, 40000) },
        numbers: [{ min: 30000, max: 40000 }],
      },
      {
        text: 'ಬೆಂಗಳೂರಿನಲ್ಲಿ ಎಲ್ಲಾದರೂ ಸರಿ, ಒಂದು ಕೋಟಿಯೊಳಗೆ ಸ್ವಂತ ಫ್ಲಾಟ್ ಬೇಕು',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Bengaluru',
          price: upTo(10000000),
        },
        any: ['area'],
        numbers: [10000000],
      },
      {
        text: 'ಕಾವೇರಿ ನೀರು ಇರುವ ಮನೆ ಬೇಕಾಗಿದೆ, ಬಾಡಿಗೆ, ವಿಜಯನಗರ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Vijayanagar',
          amenities: ['water_supply'],
        },
      },
      {
        text: 'ಶಾಲೆಗೆ ಹತ್ತಿರ ಇರೋ ಮನೆ ಬೇಕು ಜಯನಗರ ೪ನೇ ಬ್ಲಾಕ್',
        set: { property_type: 'house', area: '4th Block Jayanagar' },
      },
      {
        text: 'ಖಾಸಗಿ ಉದ್ಯಾನವಿರುವ ಬಂಗಲೆಯನ್ನು ಮೂರು ಕೋಟಿಯವರೆಗೆ ಕೊಂಡುಕೊಳ್ಳಲು ಇಚ್ಛಿಸುತ್ತೇನೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          amenities: ['garden'],
          price: upTo(30000000),
        },
        numbers: [30000000],
      },
      {
        text: 'ಅಮ್ಮನಿಗೆ ಒಂದು ಚಿಕ್ಕ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಹುಡುಕಬೇಕಿತ್ತು ಬಸವನಗುಡಿ ಕಡೆ',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Basavanagudi' },
      },
      {
        text: 'ಮಂಡ್ಯದ ಕಡೆ ಒಂದಿಪ್ಪತ್ತು ಗುಂಟೆ ಜಮೀನು ಸಿಕ್ರೆ ನೋಡ್ರಪ್ಪ, ತಗಳುವ ಅಂತ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Mandya', size_sqft: atLeast(21780) },
        numbers: [20],
      },
      {
        text: 'ಬೆಳಗಾವ್ಯಾಗ ಎರಡ ರೂಮಿನ ಮನಿ ಬಾಡಗಿಗೆ ಐತೇನ್ರಿ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Belagavi', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'ಕಲಬುರಗಿ ಶಹರದಾಗ ಪ್ಲಾಟ್ ಖರೀದಿ ಮಾಡಬೇಕಾಗ್ಯದ ಹದಿನೈದ ಲಕ್ಷದ ತನಕ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Kalaburagi', price: upTo(1500000) },
        numbers: [1500000],
      },
      {
        text: 'ಸುರತ್ಕಲ್ ಹತ್ತಿರ ಎನ್‌ಐಟಿಕೆ ಸ್ಟೂಡೆಂಟ್ಸ್‌ಗೆ ಒಂದು ಫ್ಲಾಟ್ ರೆಂಟಿಗೆ ಬೇಕಿತ್ತು',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Surathkal' },
      },
      {
        text: 'ನಮಗೆ ಎರಡು ಕಾರುಗಳಿವೆ, ಹಾಗಾಗಿ ಪಾರ್ಕಿಂಗ್ ಸೌಲಭ್ಯವಿರುವ ಮೂರು ಬೆಡ್‌ರೂಮಿನ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(3),
          amenities: ['parking'],
        },
        numbers: [2, 3],
      },
      {
        text: 'ವಯಸ್ಸಾದ ತಂದೆ ತಾಯಿಗೆ ನೆಲಮಹಡಿಯ ಮನೆ ಬೇಕು, ಜಯನಗರ ಅಥವಾ ಬನಶಂಕರಿ, ಬಾಡಿಗೆ ಇಪ್ಪತ್ತೈದರಿಂದ ಮೂವತ್ತು ಸಾವಿರ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Jayanagar',
          price: between(25000, 30000),
        },
        numbers: [{ min: 25000, max: 30000 }],
      },
      {
        text: 'ಕಛೇರಿ ಹತ್ತಿರ ಇರಬೇಕೆಂದು ಎಲೆಕ್ಟ್ರಾನಿಕ್ ಸಿಟಿಯಲ್ಲಿ ಮನೆ ಹುಡುಕುತ್ತಿರುವೆ. ತಿಂಗಳ ಬಾಡಿಗೆ ಹದಿನೈದು ಸಾವಿರಕ್ಕಿಂತ ಜಾಸ್ತಿ ಆಗಬಾರದು.',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Electronic City',
          price: upTo(15000),
        },
        numbers: [15000],
      },
      {
        text: 'ಮದುವೆಯಾದ ಮೇಲೆ ಬೇರೆ ಮನೆ ಮಾಡಬೇಕಲ್ಲ, ಒಂದು ಸಣ್ಣ ಬಾಡಿಗೆ ಮನೆ ಸಾಕು ನಮಗೆ',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'ಸೈಟ್ ತಗೊಂಡು ಮನೆ ಕಟ್ಟೋಣ ಅಂತಿದ್ದೀವಿ, ತುಮಕೂರು ರಸ್ತೆ ಕಡೆ ಇದ್ರೆ ನೋಡಿ',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Tumkur Road' },
      },
      {
        text: 'ರಾಜಾಜಿನಗರ ಒಂದನೇ ಬ್ಲಾಕ್ ಹತ್ತಿರ ಡಬಲ್ ಬೆಡ್‌ರೂಮ್ ಮನೆ ಬಾಡಿಗೆಗೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Rajajinagar Block 1',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಬೇಡ, ಒಂಟಿ ಮನೆ ಇದ್ದರೆ ಹೇಳಿ, ವಿಜಯನಗರ ಮೈಸೂರು',
        set: { property_type: 'house', area: 'Vijayanagar', city: 'Mysuru' },
      },
      {
        text: 'ಹದಿನೈದು ಇಪ್ಪತ್ತು ಸಾವಿರದಲ್ಲಿ ಒಂದು ಮನೆ ಬಾಡಿಗೆಗೆ ಸಿಗುತ್ತಾ ಯಶವಂತಪುರದಲ್ಲಿ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Yeshwanthpur',
          price: between(15000, 20000),
        },
        numbers: [{ min: 15000, max: 20000 }],
      },
      {
        text: 'ಒಂದು ಸಾವಿರದ ಇನ್ನೂರು ಚದರ ಅಡಿಯ ನಿವೇಶನ ಮಾರಾಟಕ್ಕಿದ್ದರೆ ತಿಳಿಸಿ, ದಾವಣಗೆರೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Davanagere',
          size_sqft: atLeast(1200),
        },
        numbers: [1200],
      },
      {
        text: 'ಎಸಿ ಇರೋ ಫುಲ್ಲಿ ಫರ್ನಿಶ್ಡ್ ಫ್ಲ್ಯಾಟ್ ಬೇಕು ಕಲ್ಯಾಣನಗರದಲ್ಲಿ ರೆಂಟ್ ನಲವತ್ತು ಸಾವಿರ ಆದ್ರೂ ಪರವಾಗಿಲ್ಲ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kalyan Nagar',
          amenities: ['air_conditioning', 'furnished'],
          price: upTo(40000),
        },
        numbers: [40000],
      },
      {
        text: 'ನಾವು ಮೈಸೂರಿನವರು, ಆದರೆ ಬೆಂಗಳೂರಿನ ಹೆಬ್ಬಾಳದಲ್ಲಿ ಫ್ಲಾಟ್ ಖರೀದಿಸಬೇಕೆಂದುಕೊಂಡಿದ್ದೇವೆ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru', area: 'Hebbal' },
      },
      {
        text: 'ಕರೆಂಟ್ ಹೋದರೂ ತೊಂದರೆ ಆಗದಂತೆ ಜನರೇಟರ್ ಇರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟು, ಮೂರು ಬಿಎಚ್‌ಕೆ, ಖರೀದಿ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          amenities: ['power_backup'],
        },
        numbers: [3],
      },
      {
        text: 'ಮಕ್ಕಳಿಗೆ ಆಟವಾಡಲು ಜಾಗ ಇರುವಂತಹ ಗೇಟೆಡ್ ಕಮ್ಯುನಿಟಿಯಲ್ಲಿ ವಿಲ್ಲಾ ನೋಡಬೇಕು, ಎರಡರಿಂದ ಮೂರು ಕೋಟಿ',
        set: {
          property_type: 'house',
          amenities: ['play_area', 'gated_community'],
          price: between(20000000, 30000000),
        },
        numbers: [{ min: 20000000, max: 30000000 }],
      },
      {
        text: 'ಬಾಲ್ಕನಿ ಇರಬೇಕು ಗಾಳಿ ಬೆಳಕು ಚೆನ್ನಾಗಿರಬೇಕು ಎರಡು ರೂಮಿನ ಫ್ಲಾಟು ಬಾಡಿಗೆಗೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(2),
          amenities: ['balcony'],
        },
        numbers: [2],
      },
      {
        text: 'ನಮ್ಮೂರು ಹಾಸನ, ಈಗ ಮೈಸೂರಿನಲ್ಲಿ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mysuru' },
      },
      {
        text: 'ಐದು ಸೆಂಟ್ಸ್ ಜಾಗದಲ್ಲಿರುವ ಮನೆ ಮಂಗಳೂರಿನ ಬಿಜೈನಲ್ಲಿ ಖರೀದಿಗೆ ಬೇಕಾಗಿದೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Mangaluru',
          area: 'Bejai',
          size_sqft: atLeast(2178),
        },
        numbers: [5],
      },
      {
        text: 'ಮೂರ್ನಾಲ್ಕು ಬೆಡ್‌ರೂಮ್ ಇರುವ ದೊಡ್ಡ ಮನೆ ಸದಾಶಿವನಗರದಲ್ಲಿ ಕೊಳ್ಳಬೇಕು',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: between(3, 4),
          area: 'Sadashivanagar',
        },
        numbers: [{ min: 3, max: 4 }],
      },
      {
        text: 'ಬಜೆಟ್ ಸ್ವಲ್ಪ ಕಮ್ಮಿ ಇದೆ, ಏಳು ಸಾವಿರದೊಳಗೆ ಒಂದು ರೂಮ್ ಸಿಕ್ಕರೂ ಸಾಕು, ಪೀಣ್ಯ ಸೆಕೆಂಡ್ ಸ್ಟೇಜ್',
        set: { price: upTo(7000), bedrooms: exactly(1), area: 'Peenya' },
        numbers: [7000, 1],
      },
      {
        text: 'ದಯವಿಟ್ಟು ೩೦ ಲಕ್ಷ ರೂಪಾಯಿಗಳೊಳಗೆ ಇರುವ ೧ ಬಿಎಚ್‌ಕೆ ಫ್ಲಾಟ್‌ಗಳನ್ನು ತೋರಿಸಿ',
        set: { property_type: 'apartment', bedrooms: exactly(1), price: upTo(3000000) },
        numbers: [3000000, 1],
      },
      {
        text: 'ನಾವು ಬಾಡಿಗೆಗೆ ಕೊಡಬೇಕು ನಮ್ಮ ಮನೆ ಜಯನಗರದಲ್ಲಿದೆ ಮೂವತ್ತು ಸಾವಿರ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Jayanagar', price: upTo(30000) },
        numbers: [30000],
      },
      {
        text: 'ನಮಸ್ತೆ, ನನ್ನ ಕುಟುಂಬಕ್ಕೆ ಸೂಕ್ತವಾದ ಮೂರು ಮಲಗುವ ಕೋಣೆಯ ಮನೆಯನ್ನು ಬಾಡಿಗೆಗೆ ಪಡೆಯಲು ನೀವು ನನಗೆ ಸಹಾಯ ಮಾಡಬಲ್ಲಿರಾ?',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(3) },
        numbers: [3],
      },
      {
        text: 'ನಾನು ಚೆನ್ನೈನಲ್ಲಿ ಖರೀದಿಸಲು ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಹುಡುಕುತ್ತಿದ್ದೇನೆ, ಅದರಲ್ಲಿ ಎರಡು ಹಾಸಿಗೆ ಕೋಣೆಗಳಿರಬೇಕು',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Chennai', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'ನನ್ನ ವಾಸಕ್ಕೆ ಯೋಗ್ಯವಾದ ಒಂದು ಸುಸಜ್ಜಿತ ಮನೆಯನ್ನು ತೋರಿಸುವಿರಾ? ನಾನು ಬಾಡಿಗೆ ಕೊಡಲು ಸಿದ್ಧ',
        set: { transaction_type: 'rent', property_type: 'house', amenities: ['furnished'] },
      },
      {
        text: 'ದೊಡ್ಡಬಳ್ಳಾಪುರದ ಬಳಿ ಕೃಷಿ ಜಮೀನು, ಐದು ಎಕರೆ, ಬೆಲೆ ಎರಡು ಕೋಟಿ ಒಳಗಿರಲಿ',
        set: {
          property_type: 'land',
          area: 'Doddaballapur',
          size_sqft: atLeast(217800),
          price: upTo(20000000),
        },
        numbers: [5, 20000000],
      },
      {
        text: 'ಸಣ್ಣ ಕುಟುಂಬ, ಎರಡು ಕೊಠಡಿ ಸಾಕು, ಬಾಡಿಗೆ ಎಂಟರಿಂದ ಹತ್ತು ಸಾವಿರ, ರಾಜರಾಜೇಶ್ವರಿ ನಗರ',
        set: {
          bedrooms: exactly(2),
          transaction_type: 'rent',
          price: between(8000, 10000),
          area: 'Rajarajeshwari Nagar',
        },
        numbers: [2, { min: 8000, max: 10000 }],
      },
      {
        text: 'ಕೋರಮಂಗಲ ಐದನೇ ಬ್ಲಾಕ್‌ನಲ್ಲಿ ಸ್ಟುಡಿಯೋ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಬಾಡಿಗೆಗೆ ದೊರೆಯುವುದೇ?',
        set: { transaction_type: 'rent', property_type: 'apartment', area: '5th Block Koramangala' },
      },
      {
        text: 'ಮಗನಿಗೆ ಮೈಸೂರಿನಲ್ಲಿ ಇಂಜಿನಿಯರಿಂಗ್ ಸೀಟು ಸಿಕ್ಕಿದೆ, ಅಲ್ಲೇ ಒಂದು ಮನೆ ಬಾಡಿಗೆಗೆ ತೆಗೆದುಕೊಳ್ಳೋಣ ಅಂತಿದ್ದೇವೆ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mysuru' },
      },
      {
        text: 'ಹೊಸ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಬುಕ್ ಮಾಡಬೇಕು, ವರ್ತೂರು ಅಥವಾ ಪಣತ್ತೂರು, ಎಪ್ಪತ್ತು ಎಂಬತ್ತು ಲಕ್ಷ',
        set: { property_type: 'apartment', area: 'Varthur', price: between(7000000, 8000000) },
        numbers: [{ min: 7000000, max: 8000000 }],
      },
      {
        text: 'ಯಾವುದಾದರೂ ಒಳ್ಳೆಯ ಸೈಟ್ ಇದ್ದರೆ ಹೇಳಿ ಸ್ವಾಮಿ, ಶಿವಮೊಗ್ಗದ ಗೋಪಾಳ ಬಡಾವಣೆ ಕಡೆ',
        set: { property_type: 'land', city: 'Shivamogga', area: 'Gopala' },
      },
      {
        text: 'ನಮಗೆ ಬೇಕಾಗಿರುವುದು ಸ್ವತಂತ್ರ ಮನೆ. ಸ್ಥಳ ಧಾರವಾಡ. ಬಜೆಟ್ ಐವತ್ತು ಲಕ್ಷ. ಖರೀದಿಗೆ.',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Dharwad', price: upTo(5000000) },
        numbers: [5000000],
      },
      {
        text: 'ಬಿಎಂಟಿಸಿ ಬಸ್ ಸ್ಟಾಪ್ ಹತ್ತಿರ ಇರೋ ಒಂದು ರೂಮಿನ ಮನೆ, ಆರು ಸಾವಿರ ಬಾಡಿಗೆ',
        set: { property_type: 'house', bedrooms: exactly(1), transaction_type: 'rent', price: upTo(6000) },
        numbers: [1, 6000],
      },
      {
        text: 'ನಾನೊಬ್ಬ ಸಾಫ್ಟ್‌ವೇರ್ ಎಂಜಿನಿಯರ್, ವೈಟ್‌ಫೀಲ್ಡಿನಲ್ಲಿ ಫರ್ನಿಶ್ಡ್ ೧ಬಿಎಚ್‌ಕೆ ಬಾಡಿಗೆಗೆ ಬೇಕು, ೨೨೦೦೦ದ ಒಳಗೆ',
        set: {
          transaction_type: 'rent',
          area: 'Whitefield',
          bedrooms: exactly(1),
          price: upTo(22000),
          amenities: ['furnished'],
        },
        numbers: [1, 22000],
      },
      {
        text: 'ಬಾಡಿಗೆಗೆ ಬೇಡ, ಭೋಗ್ಯಕ್ಕೆ ಬೇಡ, ಸ್ವಂತ ಮನೆ ತಗೋಬೇಕು ತುಮಕೂರಲ್ಲಿ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tumakuru' },
      },
      {
        text: 'ವಿದ್ಯುತ್ ಬ್ಯಾಕಪ್, ಲಿಫ್ಟ್, ಕಾವಲುಗಾರ ಇರುವ ಮೂರು ಬಿಎಚ್‌ಕೆ ಮನೆ ಬಸವೇಶ್ವರನಗರದಲ್ಲಿ',
        set: {
          property_type: 'house',
          bedrooms: exactly(3),
          amenities: ['power_backup', 'lift', 'security'],
          area: 'Basaveshwara Nagar',
        },
        numbers: [3],
      },
      {
        text: 'ತೊಂಬತ್ತು ಲಕ್ಷದಷ್ಟು ದುಡ್ಡಿದೆ, ಮಂಗಳೂರಲ್ಲಿ ಏನಾದ್ರೂ ಮನೆ ಸಿಗ್ಬಹುದಾ ಸ್ವಂತಕ್ಕೆ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mangaluru', price: upTo(9000000) },
        numbers: [9000000],
      },
      {
        text: 'ಮನೆ ಬಾಡಿಗೆಗೆ ಹುಡುಕ್ತಾ ಇದ್ದೀವಿ ನಾವು ಮೂರು ಜನ ಹುಡುಗೀರು ಎರಡು ಬೆಡ್ರೂಮ್ ಮಾರತ್ತಳ್ಳಿ',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(2), area: 'Marathahalli' },
        numbers: [3, 2],
      },
      {
        text: 'ಕನಿಷ್ಠ ೩೦x೪೦ ಅಳತೆಯ ಬಿಡಿಎ ಸೈಟ್ ಬೇಕಾಗಿದೆ ಬನಶಂಕರಿ ಆರನೇ ಹಂತದಲ್ಲಿ',
        set: { property_type: 'land', size_sqft: atLeast(1200), area: 'Banashankari Stage 6' },
      },
      {
        text: 'ರಿಟೈರ್ಡ್ ಆಗಿದ್ದೀನಿ, ಊರ ಹೊರಗೆ ತೋಟದ ಮನೆ ಕೊಳ್ಳುವಾಸೆ, ಕನಕಪುರ ರಸ್ತೆ',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Kanakapura Road' },
      },
      {
        text: 'ಮಹಡಿ ಮೇಲಿನ ಮನೆ ಆದ್ರೂ ಪರ್ವಾಗಿಲ್ಲ, ನೀರು ಮಾತ್ರ ಚೆನ್ನಾಗಿ ಬರಬೇಕು, ಬಾಡಿಗೆ ಹತ್ತು ಸಾವಿರದೊಳಗೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          amenities: ['water_supply'],
          price: upTo(10000),
        },
        numbers: [10000],
      },
      {
        text: 'ಹೈದರಾಬಾದಿನ ಕೊಂಡಾಪುರದಲ್ಲಿ ಎರಡು ಬೆಡ್ರೂಂ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಬಾಡಿಗೆ ಮೂವತ್ತು ಸಾವಿರದವರೆಗೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Hyderabad',
          area: 'Kondapur',
          bedrooms: exactly(2),
          price: upTo(30000),
        },
        numbers: [2, 30000],
      },
      {
        text: 'ನಂಗೊಂದು ಮನೆ ಬೇಕಿತ್ತಲ್ಲಾ, ಇಲ್ಲೇ ಜಯನಗರದ ಆಸುಪಾಸು, ಇಪ್ಪತ್ತು ಸಾವಿರದ ಹಾಗೆ ಬಾಡಿಗೆ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Jayanagar', price: upTo(20000) },
        numbers: [20000],
      },
      {
        text: 'ನನಗೆ ವಾಸಿಸಲು ಒಂದು ಮನೆ ಹುಡುಕಲು ಸಹಾಯ ಮಾಡಿ. ನನಗೆ ಬೆಂಗಳೂರಿನಲ್ಲಿ ಎರಡು ಬೆಡ್‌ರೂಮ್‌ಗಳಿರುವ ಮನೆ ಬೇಕು.',
        set: { property_type: 'house', city: 'Bengaluru', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'ಬಾಡಿಗೆಗೆ ಲಭ್ಯವಿರುವ ಮನೆಗಳನ್ನು ನೋಡಲು ಬಯಸುತ್ತೇನೆ. ಮುಂಬೈನಲ್ಲಿ ಒಂದು ಬೆಡ್‌ರೂಮ್ ಇದ್ದರೆ ಸಾಕು.',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mumbai', bedrooms: exactly(1) },
        numbers: [1],
      },
      {
        text: 'ನಾನು ಖರೀದಿಸಲು ಆಸ್ತಿಯನ್ನು ಹುಡುಕುತ್ತಿದ್ದೇನೆ. ಅದು ಹೈದರಾಬಾದ್‌ನಲ್ಲಿ ಇರಬೇಕು ಮತ್ತು ನಾಲ್ಕು ಮಲಗುವ ಕೋಣೆಗಳನ್ನು ಹೊಂದಿರಬೇಕು.',
        set: { transaction_type: 'sale', city: 'Hyderabad', bedrooms: exactly(4) },
        numbers: [4],
      },
      {
        text: 'ಸಾಕುಪ್ರಾಣಿಗಳಿಗೆ ಅವಕಾಶ ಇರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಬಾಡಿಗೆಗೆ ಬೇಕು. ಎರಡು ಬೆಡ್‌ರೂಮ್ ಮತ್ತು ಎರಡು ಸ್ನಾನಗೃಹ ಇರಲಿ.',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(2),
          amenities: ['pet_friendly'],
        },
        numbers: [2],
      },
      {
        text: 'ತಿಂಗಳಿಗೆ ಗರಿಷ್ಠ ಹದಿನೆಂಟು ಸಾವಿರ ರೂಪಾಯಿ ಬಾಡಿಗೆ ಕೊಡಬಲ್ಲೆ, ಮಲ್ಲೇಶ್ವರದಲ್ಲಿ ಮನೆ ಇದೆಯೇ?',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Malleshwaram', price: upTo(18000) },
        numbers: [18000],
      },
      {
        text: 'ಪೀಠೋಪಕರಣಗಳಿಲ್ಲದ ಮನೆ ಬೇಕು, ಬಾಡಿಗೆ ಹದಿನಾರು ಸಾವಿರದ ಒಳಗೆ',
        set: {
          property_type: 'house',
          amenities: ['unfurnished'],
          transaction_type: 'rent',
          price: upTo(16000),
        },
        numbers: [16000],
      },
      {
        text: 'ಉಡುಪಿಯಲ್ಲಿ ಹದಿನೈದು ಸೆಂಟ್ಸ್ ಜಾಗ ಮಾರಾಟಕ್ಕೆ ಇದೆಯಾ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Udupi', size_sqft: atLeast(6534) },
        numbers: [15],
      },
      {
        text: 'ಮೈಸೂರಿನ ವಿವಿ ಮೊಹಲ್ಲಾದಲ್ಲಿ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಬಾಡಿಗೆಗೆ ಬೇಕಿದೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mysuru',
          area: 'VV Mohalla',
        },
      },
      {
        text: 'ನಮಗೆ ಒಂದು ಕೋಟಿ ಮೂವತ್ತು ಲಕ್ಷದೊಳಗೆ ನಾಲ್ಕು ಬಿಎಚ್‌ಕೆ ವಿಲ್ಲಾ ಬೇಕು ಸರ್ಜಾಪುರದಲ್ಲಿ',
        set: { property_type: 'house', bedrooms: exactly(4), price: upTo(13000000), area: 'Sarjapur' },
        numbers: [13000000, 4],
      },
      {
        text: 'ಎರಡು ಸಾವಿರ ಚದರ ಅಡಿಗಿಂತ ದೊಡ್ಡದಾದ ನಿವೇಶನ ಬೇಕು ಯಲಹಂಕದ ಬಳಿ',
        set: { property_type: 'land', area: 'Yelahanka', size_sqft: atLeast(2000) },
        numbers: [2000],
      },
      {
        text: 'ಕಮ್ಮಿ ಬಾಡಿಗೆಯ ಮನೆ ಬೇಕು, ಎಂಟು ಸಾವಿರಕ್ಕಿಂತ ಜಾಸ್ತಿ ಬೇಡ, ಮಾಗಡಿ ರಸ್ತೆ ಸುತ್ತ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Magadi Road', price: upTo(8000) },
        numbers: [8000],
      },
      {
        text: 'ನಾವು ದೆಹಲಿಯಿಂದ ಬೆಂಗಳೂರಿಗೆ ಸ್ಥಳಾಂತರಗೊಳ್ಳುತ್ತಿದ್ದೇವೆ, ಎಚ್‌ಎಸ್‌ಆರ್ ಬಡಾವಣೆಯಲ್ಲಿ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bengaluru', area: 'HSR Layout' },
      },
      {
        text: 'ಗ್ಯಾರೇಜ್ ಇರುವ ಮನೆಯನ್ನು ಖರೀದಿಸಲು ಬಯಸುತ್ತೇವೆ, ಐವತ್ತರಿಂದ ಎಪ್ಪತ್ತು ಲಕ್ಷ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          amenities: ['parking'],
          price: between(5000000, 7000000),
        },
        numbers: [{ min: 5000000, max: 7000000 }],
      },
      {
        text: 'ಬಾಡಿಗೆ ಫ್ಲಾಟ್, ೩ ಬಿಎಚ್‌ಕೆ, ೩೫,೦೦೦ ರೂ., ಬೆಳ್ಳಂದೂರು, ಲಿಫ್ಟ್ ಕಡ್ಡಾಯ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(3),
          price: upTo(35000),
          area: 'Bellandur',
          amenities: ['lift'],
        },
        numbers: [3, 35000],
      },
      {
        text: 'ಹೊಸದಾಗಿ ಮದುವೆಯಾಗಿದ್ದೇವೆ, ಒಂದು ಬೆಡ್ರೂಮ್ ಮನೆ ಬಾಡಿಗೆಗೆ ಸಾಕು, ನಾಗರಬಾವಿ',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(1), area: 'Nagarbhavi' },
        numbers: [1],
      },
      {
        text: 'ಭದ್ರತೆ ಚೆನ್ನಾಗಿರುವ ಸೊಸೈಟಿಯಲ್ಲಿ ಫ್ಲಾಟ್ ನೋಡುತ್ತಿದ್ದೇವೆ, ಖರೀದಿಗಾಗಿ, ಎಂಬತ್ತೈದು ಲಕ್ಷದವರೆಗೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          amenities: ['security'],
          price: upTo(8500000),
        },
        numbers: [8500000],
      },
      {
        text: 'ನನ್ನ ಬಳಿ ಅರವತ್ತು ಲಕ್ಷ ಇದೆ. ಹುಬ್ಬಳ್ಳಿ ಅಥವಾ ಧಾರವಾಡದಲ್ಲಿ ಮನೆ ಕೊಳ್ಳಬೇಕು.',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hubballi', price: upTo(6000000) },
        numbers: [6000000],
      },
      {
        text: 'ತಮಿಳುನಾಡಿನ ಕೊಯಮತ್ತೂರಿನಲ್ಲಿ ಭೂಮಿ ಖರೀದಿ ಮಾಡಬೇಕು, ಒಂದೂವರೆ ಎಕರೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Coimbatore',
          size_sqft: atLeast(65340),
        },
        numbers: [1.5],
      },
      {
        text: 'ಇಪ್ಪತ್ತು ಸಾವಿರ ಬಾಡಿಗೆಗೆ ಒಳ್ಳೆ ಮನೆ ಸಿಗಬಹುದಾ ಗಿರಿನಗರದಲ್ಲಿ ಅಥವಾ ಹನುಮಂತನಗರದಲ್ಲಿ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Giri Nagar', price: upTo(20000) },
        numbers: [20000],
      },
      {
        text: 'ನಾನು ಮುಂದಿನ ತಿಂಗಳು ಪುಣೆಗೆ ಹೋಗುತ್ತಿದ್ದೇನೆ ಮತ್ತು ಅಲ್ಲಿ ಉಳಿಯಲು ಬಾಡಿಗೆ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಬೇಕಾಗಿದೆ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
      },
      {
        text: 'ನೀವು ನನಗೆ ಜಯನಗರದಲ್ಲಿ ಖರೀದಿಗೆ ಲಭ್ಯವಿರುವ ಎರಡು ಮಲಗುವ ಕೋಣೆಗಳ ಮನೆಗಳನ್ನು ತೋರಿಸಬಹುದೇ?',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Jayanagar', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'ಹತ್ತು ಸಾವಿರ ರೂಪಾಯಿ ಬಾಡಿಗೆಯೊಳಗೆ ಮನೆ ಸಿಗುವುದಾದರೆ ತಿಳಿಸಿ, ಬೊಮ್ಮನಹಳ್ಳಿ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Bommanahalli', price: upTo(10000) },
        numbers: [10000],
      },
      {
        text: 'ಬನ್ನೇರುಘಟ್ಟ ರಸ್ತೆಯಲ್ಲಿ ಈಜುಕೊಳ, ಕ್ಲಬ್ ಹೌಸ್, ಮಕ್ಕಳ ಆಟದ ಮೈದಾನ ಇರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಕೊಂಡುಕೊಳ್ಳಬೇಕು',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Bannerghatta Road',
          amenities: ['swimming_pool', 'clubhouse', 'play_area'],
        },
      },
      {
        text: 'ನಮ್ಮದು ದೊಡ್ಡ ಕುಟುಂಬ, ಐದು ಬೆಡ್‌ರೂಮಿನ ಬಂಗಲೆ ಬೇಕು ಖರೀದಿಗೆ',
        set: { transaction_type: 'sale', property_type: 'house', bedrooms: exactly(5) },
        numbers: [5],
      },
      {
        text: 'ಸ್ವಲ್ಪ ಶಾಂತವಾದ ಜಾಗದಲ್ಲಿ ಒಂದು ಎಕರೆಯಷ್ಟು ಭೂಮಿ ಬೇಕು, ಹಾಸನ ಅಥವಾ ಚಿಕ್ಕಮಗಳೂರು',
        set: { property_type: 'land', city: 'Hassan', size_sqft: atLeast(43560) },
        numbers: [1],
      },
      {
        text: 'ರೂ ೨೫೦೦೦ ಬಾಡಿಗೆ ಒಳಗೆ ೨ ಬೆಡ್‌ರೂಮ್ ಮನೆ ಇಂದಿರಾನಗರ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          area: 'Indiranagar',
          price: upTo(25000),
        },
        numbers: [25000, 2],
      },
      {
        text: 'ಹೆಂಡತಿ ಆಫೀಸ್ ಮಾನ್ಯತಾ ಟೆಕ್ ಪಾರ್ಕ್‌ನಲ್ಲಿದೆ, ಅದಕ್ಕೆ ನಾಗವಾರದಲ್ಲಿ ಬಾಡಿಗೆ ಮನೆ ನೋಡ್ತಿದೀವಿ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Nagavara' },
      },
      {
        text: 'ಒಂದೋ ಎರಡೋ ಬೆಡ್‌ರೂಮ್ ಇರೋ ಫ್ಲಾಟ್ ಸಾಕು ನನಗೆ, ಬಾಡಿಗೆಗೆ',
        set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: between(1, 2) },
        numbers: [{ min: 1, max: 2 }],
      },
      {
        text: 'ಉತ್ತರ ಕರ್ನಾಟಕದ ಕಡೆಯವರು ನಾವು, ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ ಸ್ವಂತ ಮನೆ ಮಾಡ್ಕೋಬೇಕು, ನಲವತ್ತೈದು ಲಕ್ಷದೊಳಗೆ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hubballi', price: upTo(4500000) },
        numbers: [4500000],
      },
      {
        text: 'ಮೈಸೂರು ರಿಂಗ್ ರಸ್ತೆ ಸಮೀಪ ನಿವೇಶನ, ೧೫೦೦ ಚದರ ಅಡಿ, ಬೆಲೆ ಇಪ್ಪತ್ತೈದು ಲಕ್ಷ ಮೀರದಂತೆ',
        set: { property_type: 'land', city: 'Mysuru', size_sqft: atLeast(1500), price: upTo(2500000) },
        numbers: [1500, 2500000],
      },
      {
        text: 'ಬಾಡಿಗೆಗೆ ಒಂದು ಅಪಾರ್ಟ್‌ಮೆಂಟ್, ಪವರ್ ಬ್ಯಾಕಪ್ ಇರಲೇಬೇಕು, ಮಹದೇವಪುರ, ಮೂವತ್ತು ಸಾವಿರ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          amenities: ['power_backup'],
          area: 'Mahadevapura',
          price: upTo(30000),
        },
        numbers: [30000],
      },
      {
        text: 'ನನಗೆ ಫ್ಲಾಟ್ ಬೇಡ ಮನೆಯೇ ಬೇಕು ಅದೂ ಬಾಡಿಗೆಗೆ, ಮತ್ತಿಕೆರೆ ಹತ್ತಿರ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Mathikere' },
      },
      {
        text: 'ಅಣ್ಣಾವ್ರೇ ಒಂದು ಚಿಕ್ಕ ಸೈಟು ಕೊಡಿಸಿ ಹತ್ತು ಲಕ್ಷದ ಒಳಗೆ ಎಲ್ಲಿದ್ರೂ ಪರವಾಗಿಲ್ಲ',
        set: { property_type: 'land', price: upTo(1000000) },
        any: ['area'],
        numbers: [1000000],
      },
      {
        text: 'ಗುರುಗ್ರಾಮದಲ್ಲಿ ಸೆಕ್ಟರ್ ೫೬ರಲ್ಲಿ ೩ ಬಿಎಚ್‌ಕೆ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Gurugram',
          area: 'Sector 56',
          bedrooms: exactly(3),
        },
        numbers: [3],
      },
      {
        text: 'ಆರು ತಿಂಗಳಿಗೆ ಮಾತ್ರ ಒಂದು ಫರ್ನಿಶ್ಡ್ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು, ಬೆಂಗಳೂರು',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Bengaluru',
          amenities: ['furnished'],
        },
      },
      {
        text: 'ನನಗೆ ಹಣದ ಕೊರತೆ ಇಲ್ಲ, ಸದಾಶಿವನಗರದಲ್ಲಿ ಬಂಗಲೆ ಕೊಳ್ಳಬೇಕು',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Sadashivanagar' },
      },
      {
        text: 'ಕೆಲಸಕ್ಕೆ ಹೋಗೋ ಹೆಣ್ಣುಮಕ್ಕಳಿಗೆ ಸುರಕ್ಷಿತವಾದ ಏರಿಯಾದಲ್ಲಿ ಒಂದು ರೂಮಿನ ಮನೆ, ಹತ್ತರಿಂದ ಹನ್ನೆರಡು ಸಾವಿರ ಬಾಡಿಗೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(1),
          price: between(10000, 12000),
        },
        numbers: [1, { min: 10000, max: 12000 }],
      },
      {
        text: 'ದಯವಿಟ್ಟು ನನಗೆ ಬಾಡಿಗೆಗೆ ಮನೆ ಹುಡುಕಲು ಸಹಾಯ ಮಾಡುತ್ತೀರಾ? ನನಗೆ ಮೂರು ಬೆಡ್‌ರೂಮ್‌ಗಳು ಬೇಕು ಮತ್ತು ಅದು ಮಂಗಳೂರಿನಲ್ಲಿ ಇರಬೇಕು.',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mangaluru', bedrooms: exactly(3) },
        numbers: [3],
      },
      {
        text: 'ನನಗೆ ತಿಂಗಳಿಗೆ ಇಪ್ಪತ್ತು ಸಾವಿರ ರೂಪಾಯಿಗಿಂತ ಕಡಿಮೆ ಬಾಡಿಗೆ ಇರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'apartment', price: upTo(20000) },
        numbers: [20000],
      },
      {
        text: 'ನಾವು ಮಾರಾಟಕ್ಕಿರುವ ಆಸ್ತಿಗಳನ್ನು ನೋಡುತ್ತಿದ್ದೇವೆ, ಮುಖ್ಯವಾಗಿ ಬೆಳಗಾವಿಯಲ್ಲಿ ನಿವೇಶನ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Belagavi' },
      },
      {
        text: 'ಕೋರಮಂಗಲದಲ್ಲಿ ಪಾರ್ಕಿಂಗ್ ಸೌಲಭ್ಯವುಳ್ಳ ಒಂದು ಮಲಗುವ ಕೋಣೆಯ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Koramangala',
          bedrooms: exactly(1),
          amenities: ['parking'],
        },
        numbers: [1],
      },
      {
        text: 'ದೇವನಹಳ್ಳಿ ವಿಮಾನ ನಿಲ್ದಾಣದ ಬಳಿ ಮೂರು ಸಾವಿರ ಚದರ ಅಡಿ ನಿವೇಶನ, ಒಂದು ಕೋಟಿವರೆಗೆ',
        set: { property_type: 'land', area: 'Devanahalli', size_sqft: atLeast(3000), price: upTo(10000000) },
        numbers: [3000, 10000000],
      },
      {
        text: 'ಮನೆ ಖರೀದಿ ಮಾಡ್ಬೇಕು ಅಂತ ತುಂಬಾ ದಿನದ ಆಸೆ, ರಾಮನಗರದಲ್ಲಿ ಮೂವತ್ತು ಲಕ್ಷದೊಳಗೆ ಸಿಗುತ್ತಾ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Ramanagara', price: upTo(3000000) },
        numbers: [3000000],
      },
      {
        text: 'ಎರಡು ಬಿಎಚ್‌ಕೆ, ಮಾಸಿಕ ಬಾಡಿಗೆ ಹದಿನೆಂಟರಿಂದ ಇಪ್ಪತ್ತೆರಡು ಸಾವಿರ, ಬಾಣಸವಾಡಿ ಅಥವಾ ಹೆಣ್ಣೂರು',
        set: {
          bedrooms: exactly(2),
          transaction_type: 'rent',
          price: between(18000, 22000),
          area: 'Banaswadi',
        },
        numbers: [2, { min: 18000, max: 22000 }],
      },
      {
        text: 'ಜಿಮ್ ಇದ್ರೆ ಚೆನ್ನ, ಲಿಫ್ಟ್ ಇರಲೇಬೇಕು, ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ, ಕೆಆರ್ ಪುರಂ',
        set: {
          amenities: ['gym', 'lift'],
          property_type: 'apartment',
          transaction_type: 'rent',
          area: 'KR Puram',
        },
      },
      {
        text: 'ಒಂದೂವರೆ ಎಕರೆ ಅಡಿಕೆ ತೋಟ ಬೇಕು ತೀರ್ಥಹಳ್ಳಿ ಕಡೆ',
        set: { property_type: 'land', city: 'Tirthahalli', size_sqft: atLeast(65340) },
        numbers: [1.5],
      },
      {
        text: 'ಮೂರನೇ ಮಹಡಿಯೊಳಗಿನ ಫ್ಲಾಟ್ ಬೇಕು, ಬಾಡಿಗೆಗೆ, ಜಾಲಹಳ್ಳಿ',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Jalahalli' },
      },
      {
        text: 'ಕಡಿಮೆ ಎಂದರೂ ಎರಡು ಕಾರು ನಿಲ್ಲಿಸುವಷ್ಟು ಜಾಗ ಇರುವ ಮನೆ ಕೊಳ್ಳಬೇಕು',
        set: { transaction_type: 'sale', property_type: 'house', amenities: ['parking'] },
      },
      {
        text: 'ಈ ವರ್ಷದೊಳಗೆ ಸ್ವಂತ ಮನೆ ಮಾಡಿಕೊಳ್ಳುವ ಗುರಿ ಇದೆ, ಬಜೆಟ್ ಅರವತ್ತೈದು ಲಕ್ಷ, ಮೈಸೂರು',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mysuru', price: upTo(6500000) },
        numbers: [6500000],
      },
      {
        text: 'ನಾನು ಬಾಡಿಗೆಗೆ ಒಂದು ಸ್ಥಳವನ್ನು ಹುಡುಕಬೇಕು, ನನಗೆ ಬೆಂಗಳೂರಿನ ವೈಟ್‌ಫೀಲ್ಡ್ ಇಷ್ಟ',
        set: { transaction_type: 'rent', city: 'Bengaluru', area: 'Whitefield' },
      },
      {
        text: 'ಮೂರು ಬೆಡ್‌ರೂಮ್ ಇರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಖರೀದಿಸಲು ಆಸಕ್ತಿ ಇದೆ, ಸರ್ಜಾಪುರ ರಸ್ತೆಯಲ್ಲಿ ತೊಂಬತ್ತು ಲಕ್ಷದ ಒಳಗೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          area: 'Sarjapur Road',
          price: upTo(9000000),
        },
        numbers: [3, 9000000],
      },
      {
        text: 'ಗೆಳೆಯರ ಜೊತೆ ಇರಲು ಎರಡು ಬೆಡ್‌ರೂಮ್ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಬೇಕು, ಬಿಟಿಎಂ ಲೇಔಟ್ ಎರಡನೇ ಹಂತ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(2),
          area: 'BTM 2nd Stage',
        },
        numbers: [2],
      },
      {
        text: 'ಹದಿನಾಲ್ಕು ಸಾವಿರ ಬಾಡಿಗೆಗೆ ಎರಡು ರೂಮಿನ ಮನೆ ತುಮಕೂರಿನಲ್ಲಿ ಸಿಗಬಹುದೇ ನೋಡಿ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          city: 'Tumakuru',
          price: upTo(14000),
        },
        numbers: [14000, 2],
      },
      {
        text: 'ಮನೆ ಕಟ್ಟಲು ಸೈಟ್ ಬೇಕು, ಅಳತೆ ೪೦x೬೦, ಮೈಸೂರಿನ ಬೋಗಾದಿ',
        set: { property_type: 'land', size_sqft: atLeast(2400), city: 'Mysuru', area: 'Bogadi' },
      },
      {
        text: 'ಬಾಡಿಗೆ ಇಪ್ಪತ್ತು ಸಾವಿರ ಮೀರದ, ಸಾಕು ನಾಯಿಗೆ ಅನುಮತಿ ಇರುವ ಮನೆ ಹೊರಮಾವಿನಲ್ಲಿ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          price: upTo(20000),
          amenities: ['pet_friendly'],
          area: 'Horamavu',
        },
        numbers: [20000],
      },
      {
        text: 'ಹಿರಿಯ ನಾಗರಿಕರಿಗೆ ಅನುಕೂಲವಾಗುವಂತಹ ಲಿಫ್ಟ್ ಇರುವ ಫ್ಲಾಟ್, ಬಸವನಗುಡಿ, ಖರೀದಿ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          amenities: ['lift'],
          area: 'Basavanagudi',
        },
      },
      {
        text: 'ನಮ್ಮ ಅಂಗಡಿ ಮಲ್ಲೇಶ್ವರದಲ್ಲಿದೆ, ಅದರ ಹತ್ತಿರ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Malleshwaram' },
      },
      {
        text: 'ಇಪ್ಪತ್ತು ಮೂವತ್ತರ ಸೈಟ್ ಇದ್ದರೆ ಸಾಕು, ಹೆಸರಘಟ್ಟ ರಸ್ತೆ, ಹದಿನೆಂಟು ಲಕ್ಷ',
        set: { property_type: 'land', size_sqft: atLeast(600), price: upTo(1800000), area: 'Hesaraghatta' },
      },
      {
        text: 'ದಂಪತಿಗಳಿಗೆ ಒಂದು ಸಣ್ಣ ಅಪಾರ್ಟ್‌ಮೆಂಟ್, ಸೆಮಿ ಫರ್ನಿಶ್ಡ್, ಹದಿನೈದರಿಂದ ಹದಿನೆಂಟು ಸಾವಿರ ಬಾಡಿಗೆ',
        set: {
          property_type: 'apartment',
          amenities: ['semi_furnished'],
          transaction_type: 'rent',
          price: between(15000, 18000),
        },
        numbers: [{ min: 15000, max: 18000 }],
      },
      {
        text: 'ಚಿತ್ರದುರ್ಗದಲ್ಲಿ ಹತ್ತು ಎಕರೆ ಕೃಷಿ ಭೂಮಿ ಕೊಳ್ಳಲು ನೋಡುತ್ತಿದ್ದೇವೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Chitradurga',
          size_sqft: atLeast(435600),
        },
        numbers: [10],
      },
      {
        text: 'ಬಾಡಿಗೆಗೆ ಮನೆ ಹುಡುಕಿ ಹುಡುಕಿ ಸಾಕಾಯ್ತು, ನಿಮ್ಮಲ್ಲಿ ಜೆಪಿ ನಗರದ ಕಡೆ ಏನಾದರೂ ಇದೆಯಾ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'JP Nagar' },
      },
      {
        text: 'ಹೊಸ ಮನೆ ಬೇಕು, ಹಳೆಯದು ಬೇಡ, ರಾಜಾಜಿನಗರ, ಎರಡು ಕೋಟಿ',
        set: { property_type: 'house', area: 'Rajajinagar', price: upTo(20000000) },
        numbers: [20000000],
      },
      {
        text: 'ವಾಸಕ್ಕೆ ಯೋಗ್ಯ ಮನೆ, ನೀರು ಮತ್ತು ಭದ್ರತೆ ಇರುವ, ಹೆಣ್ಣೂರು, ಬಾಡಿಗೆಗೆ',
        set: {
          property_type: 'house',
          amenities: ['water_supply', 'security'],
          area: 'Hennur',
          transaction_type: 'rent',
        },
      },
    ],
  },
  {
    phenomenon: 'first wishes said at length, latin',
    cases: [
      {
        text: 'nange ondu 2bhk mane bekittu badigege, BTM layout alli, 18 savira olage',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'BTM Layout',
          bedrooms: exactly(2),
          price: upTo(18000),
        },
        numbers: [2, 18000],
      },
      {
        text: 'mysore nalli swantha mane thagolona antha idini 60 laksha varegu',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mysuru', price: upTo(6000000) },
        numbers: [6000000],
      },
      {
        text: 'marathahalli hatra flat baadige sigutta sir, 3 bedroom',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Marathahalli',
          bedrooms: exactly(3),
        },
        numbers: [3],
      },
      {
        text: 'hubli vidyanagar dalli ondu mani beku ri badigi ge',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hubballi', area: 'Vidyanagar' },
      },
      {
        text: 'mangalore alli 10 cents jaaga khareedi madbeku',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Mangaluru', size_sqft: atLeast(4356) },
        numbers: [10],
      },
      {
        text: 'kengeri kade ondu site nodtha iddivi, 30*40, 50 lakhs budget',
        set: { property_type: 'land', area: 'Kengeri', size_sqft: atLeast(1200), price: upTo(5000000) },
      },
      {
        text: 'hosa mane tagobeku antha ide yelahanka new town nalli parking irbeku lift irbeku',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Yelahanka New Town',
          amenities: ['parking', 'lift'],
        },
      },
      {
        text: 'ond room mane kodsi anna 6 savradalli banashankari sutta mutta',
        set: { property_type: 'house', area: 'Banashankari', bedrooms: exactly(1), price: upTo(6000) },
        numbers: [1, 6000],
      },
      {
        text: 'udupi li bungalow kondkobeku eradu koti tanka',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Udupi', price: upTo(20000000) },
        numbers: [20000000],
      },
      {
        text: 'badigege mane beku, malleshwaram, mooru koneya, naayi ide namdu',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Malleshwaram',
          bedrooms: exactly(3),
          amenities: ['pet_friendly'],
        },
        numbers: [3],
      },
      {
        text: 'hebbal flyover hathra 3bhk flat thogobeku 1.2 cr olgade',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Hebbal',
          bedrooms: exactly(3),
          price: upTo(12000000),
        },
        numbers: [3, 12000000],
      },
      {
        text: 'namma appa ammange dharwad nalli ground floor mane beku baadigege hattu savira',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Dharwad', price: upTo(10000) },
        numbers: [10000],
      },
      {
        text: 'tumkur nalli jamin beku ondu ekre',
        set: { property_type: 'land', city: 'Tumakuru', size_sqft: atLeast(43560) },
        numbers: [1],
      },
      {
        text: 'semi furnished flat ge hudukta iddini in hsr layout rent 30k to 35k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'HSR Layout',
          price: between(30000, 35000),
          amenities: ['semi_furnished'],
        },
        numbers: [{ min: 30000, max: 35000 }],
      },
      {
        text: 'belagavi alli maarakke iro mane torsi 45 lakshada olagina',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Belagavi', price: upTo(4500000) },
        numbers: [4500000],
      },
      {
        text: 'sarjapura rasteli gated community villa beku kondukollakke',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Sarjapur Road',
          amenities: ['gated_community'],
        },
      },
      {
        text: '1bhk illa 2bhk mane beku rajajinagar badige',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Rajajinagar',
          bedrooms: between(1, 2),
        },
        numbers: [{ min: 1, max: 2 }],
      },
      {
        text: 'shimoga dalli rent ge mane idya, 12 savira max',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Shivamogga', price: upTo(12000) },
        numbers: [12000],
      },
      {
        text: 'namaskara nanu hosadagi bengaluru ge bandidini, whitefield hattira 2 bhk apartment badigege sigabahuda',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Whitefield',
          bedrooms: exactly(2),
        },
        numbers: [2],
      },
      {
        text: 'mane khareedi madbekagide mysuru alli 50 lakhadinda 70 laksha varege',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Mysuru',
          price: between(5000000, 7000000),
        },
        numbers: [{ min: 5000000, max: 7000000 }],
      },
      {
        text: '3 bedroom 2 bathroom flat beku rent ge',
        set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(3) },
        numbers: [3, 2],
      },
      {
        text: 'nam budget 12 savra ashte, ond chikka mane saaku, badgege, kengeri',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(12000), area: 'Kengeri' },
        numbers: [12000],
      },
      {
        text: 'hosaralli yaavdadru flat ide na 20k valage badigege jp nagar alli',
        set: { transaction_type: 'rent', property_type: 'apartment', price: upTo(20000), area: 'JP Nagar' },
        numbers: [20000],
      },
      {
        text: 'nimma hatra udupi alli maarata kke iro mane gala list ideya',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Udupi' },
      },
      {
        text: 'site beku site. devanahalli. 1500 sqft. 40 lakh',
        set: { property_type: 'land', area: 'Devanahalli', size_sqft: atLeast(1500), price: upTo(4000000) },
        numbers: [1500, 4000000],
      },
      {
        text: 'bettadasanapura hattira... illandre electronic city, 2bhk rent 15k',
        set: { transaction_type: 'rent', area: 'Bettadasanapura', bedrooms: exactly(2), price: upTo(15000) },
      },
      {
        text: 'amma appa jothe irodakke 3bhk mane badigege noodtha idini hebbal kade',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(3), area: 'Hebbal' },
        numbers: [3],
      },
      {
        text: 'swanta mane tegedukollalu ichchisuttene malleshwaram nalli ondu koti olage',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Malleshwaram',
          price: upTo(10000000),
        },
        numbers: [10000000],
      },
      {
        text: 'gas connection iro mane beku neer 24 ghante barbeku vijayanagara',
        set: { property_type: 'house', area: 'Vijayanagar', amenities: ['water_supply'] },
      },
      {
        text: '2 bhk semi furnished sigta rent ge btm nalli 22k olgde',
        set: {
          transaction_type: 'rent',
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
          area: 'BTM Layout',
          price: upTo(22000),
        },
        numbers: [2, 22000],
      },
      {
        text: 'rent mane hudkod kodi ri dharwad nyag, 8000 olag',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Dharwad', price: upTo(8000) },
        numbers: [8000],
      },
      {
        text: 'doddadaada mane beku minimum 4 bedroom irbeku kondukollakke',
        set: { transaction_type: 'sale', property_type: 'house', bedrooms: atLeast(4) },
        numbers: [4],
      },
      { text: 'apartment alli flat beku 5ne mahadi melidre olledu', set: { property_type: 'apartment' } },
      {
        text: 'blore alli 1bhk bdge ge beku asap budgt 10k',
        set: { transaction_type: 'rent', city: 'Bengaluru', bedrooms: exactly(1), price: upTo(10000) },
        numbers: [1, 10000],
      },
      {
        text: 'anna hebbala hatra ond 2bhk house hudki kodu, 20 savira vargu ok',
        set: { property_type: 'house', area: 'Hebbal', bedrooms: exactly(2), price: upTo(20000) },
        numbers: [2, 20000],
      },
      {
        text: 'nanage mangalooru alli veedu... mane beku, khareedige, 60 lakshadolage',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mangaluru', price: upTo(6000000) },
        numbers: [6000000],
      },
      {
        text: 'site iddre heli davanagere alli 30/40 saku',
        set: { property_type: 'land', city: 'Davanagere', size_sqft: atLeast(1200) },
      },
      {
        text: 'nandu ondu 3bhk flat ide whitefield alli rent ge kodbeku 40k ge',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Whitefield',
          bedrooms: exactly(3),
          price: upTo(40000),
        },
        numbers: [3, 40000],
      },
      {
        text: 'yaradru mane maartha iddara rajarajeshwari nagara dalli',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Rajarajeshwari Nagar' },
      },
      {
        text: 'mysore road alli flat khreedi madbeku 45 rinda 55 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Mysore Road',
          price: between(4500000, 5500000),
        },
        numbers: [{ min: 4500000, max: 5500000 }],
      },
      {
        text: 'hosadagi katto mane beku tagolakke, banashankari 3rd stage',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Banashankari Stage 3' },
      },
      {
        text: 'hudugeerige safe iro kade 1bhk rent watchman irbeku cctv irbeku',
        set: { transaction_type: 'rent', bedrooms: exactly(1), amenities: ['security'] },
        numbers: [1],
      },
      {
        text: 'tumakuru dalli gundi hosa layout nalli site price 15 lakh',
        set: { property_type: 'land', city: 'Tumakuru', price: upTo(1500000) },
        numbers: [1500000],
      },
      {
        text: '2 cr budget ide villa torsi',
        set: { property_type: 'house', price: upTo(20000000) },
        numbers: [20000000],
      },
      {
        text: 'idu bitre bere mane ideya jayanagara 9th block badigege',
        set: { transaction_type: 'rent', property_type: 'house', area: '9th Block Jayanagar' },
      },
      {
        text: 'hegde nagar thanisandra kade 2bhk apartment rent 18 savira maintenance seri',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(2),
          price: upTo(18000),
          area: 'Hegde Nagar',
        },
        numbers: [2, 18000],
      },
      {
        text: 'naanu bachelor, nanage single room beku majestic hatra',
        set: { bedrooms: exactly(1), area: 'Majestic' },
      },
      {
        text: 'hi sir, nange bengaloorinalli ondu mane baadigege bekagide. 2 bedroom, 20000 olagade. parking irabeku',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Bengaluru',
          bedrooms: exactly(2),
          price: upTo(20000),
          amenities: ['parking'],
        },
        numbers: [2, 20000],
      },
      {
        text: 'naavu mysuru indha bengaluru ge shift agtha iddivi, yelahanka alli 2bhk beku bhadige ge',
        set: { transaction_type: 'rent', city: 'Bengaluru', area: 'Yelahanka', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'vijayanagar mane for lease alla rent, 1 bedroom, 9k',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Vijayanagar',
          bedrooms: exactly(1),
          price: upTo(9000),
        },
        numbers: [1, 9000],
      },
      {
        text: 'nimmalli koramangaladalli baadigege flat galu ideya, mooru koneya, nalavattu saavirada olage',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Koramangala',
          bedrooms: exactly(3),
          price: upTo(40000),
        },
        numbers: [3, 40000],
      },
      {
        text: 'site kharidi maduva yochane ide 20 lakshada olage tumkur hattira',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Tumakuru', price: upTo(2000000) },
        numbers: [2000000],
      },
      {
        text: 'magalige college hattira hosakote kade chikka flat rent ge, budget hanneradu savira',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Hoskote', price: upTo(12000) },
        numbers: [12000],
      },
      {
        text: 'ond acre bhumi bekagide mandya alli krushige',
        set: { property_type: 'land', city: 'Mandya', size_sqft: atLeast(43560) },
        numbers: [1],
      },
      {
        text: 'mangalore kadri park hatra 2bhk apartment tagondre olledu antha, 55 lakh varegu ok',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mangaluru',
          area: 'Kadri',
          bedrooms: exactly(2),
          price: upTo(5500000),
        },
        numbers: [2, 5500000],
      },
      {
        text: 'baadige mane, gouribidanur, 5000',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Gauribidanur', price: upTo(5000) },
        numbers: [5000],
      },
      {
        text: 'nanna hendthi ge garden ista, garden iro mane rent ge hudki',
        set: { transaction_type: 'rent', property_type: 'house', amenities: ['garden'] },
      },
      {
        text: 'full furnished ac room iro flat beku indiranagar 50k thanka rent',
        set: {
          property_type: 'apartment',
          area: 'Indiranagar',
          amenities: ['furnished', 'air_conditioning'],
          transaction_type: 'rent',
          price: upTo(50000),
        },
        numbers: [50000],
      },
      {
        text: 'hubballi gokul road alli plot torisri 1200 sq ft',
        set: { property_type: 'land', city: 'Hubballi', area: 'Gokul Road', size_sqft: atLeast(1200) },
        numbers: [1200],
      },
      {
        text: 'kharidisalu bayasuttene: 4bhk villa, sarjapur, 2.5 koti',
        set: {
          transaction_type: 'sale',
          bedrooms: exactly(4),
          property_type: 'house',
          area: 'Sarjapur',
          price: upTo(25000000),
        },
        numbers: [4, 25000000],
      },
      {
        text: 'gaadi nilsoke jaaga iro mane beku badigege basavanagudi',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          amenities: ['parking'],
          area: 'Basavanagudi',
        },
      },
      {
        text: 'nanage hebbalalli ondu apartment baadigege beku, 2 bhk, tingalige 25000 varege kodaballe',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Hebbal',
          bedrooms: exactly(2),
          price: upTo(25000),
        },
        numbers: [2, 25000],
      },
      {
        text: 'mane kollabeku antha iddeve, mysuru, 3 bedroom irali, 80 lakshada olage',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Mysuru',
          bedrooms: exactly(3),
          price: upTo(8000000),
        },
        numbers: [3, 8000000],
      },
      {
        text: 'shivamogga nalli bhumi khareedi maadalu bayasutteve',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Shivamogga' },
      },
      {
        text: 'rent ge 1 bhk sikre heli 10 savra olage peenya jalahalli kade',
        set: { transaction_type: 'rent', bedrooms: exactly(1), price: upTo(10000), area: 'Peenya' },
        numbers: [1, 10000],
      },
      {
        text: 'naanu software engineer, brookefield hattira semi furnished mane baadigege beku, naayi ide',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Brookefield',
          amenities: ['semi_furnished', 'pet_friendly'],
        },
      },
      {
        text: 'kaasu kammi ide sir 5 savirakke ondu mane kodsi rent ge',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(5000) },
        numbers: [5000],
      },
      {
        text: 'kolar alli 2 acre jameenu maarata kke ideya',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Kolar', size_sqft: atLeast(87120) },
        numbers: [2],
      },
      {
        text: 'independent house beku swantha, rr nagar or kengeri, eppattu laksha',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Rajarajeshwari Nagar',
          price: upTo(7000000),
        },
        numbers: [7000000],
      },
      {
        text: 'banashankari 2nd stage nalli mane badigege ideya 3 room du',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Banashankari Stage 2',
          bedrooms: exactly(3),
        },
      },
      {
        text: 'nam office bellandur, hattirave iro flat beku rent 30k tanka',
        set: { property_type: 'apartment', transaction_type: 'rent', price: upTo(30000), area: 'Bellandur' },
      },
      {
        text: 'gated community alli 3bhk flat purchase madbeku swimming pool gym irbeku, 1 cr tanka',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          amenities: ['gated_community', 'swimming_pool', 'gym'],
          price: upTo(10000000),
        },
        numbers: [3, 10000000],
      },
      {
        text: 'hosa bus stand hattira hubballi yalli chikka mane badige ge',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hubballi' },
      },
      {
        text: 'beku: 2bhk, badige, hebbal/rt nagar, 20k',
        set: { bedrooms: exactly(2), transaction_type: 'rent', area: 'Hebbal', price: upTo(20000) },
        numbers: [2, 20000],
      },
      {
        text: 'nanna thangige mysore alli ond mane nodi sir rent ge, saraswathipuram kade adre olledu, 10 savira',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Mysuru',
          area: 'Saraswathipuram',
          price: upTo(10000),
        },
        numbers: [10000],
      },
      {
        text: 'mane maarbeku anta idini nandu, vijayanagar alli ide, 1 koti',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Vijayanagar', price: upTo(10000000) },
        numbers: [10000000],
      },
      {
        text: 'yelahanka new town 3bhk khareedi 95 laksha lift parking power backup ella irbeku',
        set: {
          area: 'Yelahanka New Town',
          bedrooms: exactly(3),
          transaction_type: 'sale',
          price: upTo(9500000),
          amenities: ['lift', 'parking', 'power_backup'],
        },
        numbers: [3, 9500000],
      },
      {
        text: '1 rk badigege kodi sir student nanu 6k olage jalahalli',
        set: { bedrooms: exactly(1), transaction_type: 'rent', price: upTo(6000), area: 'Jalahalli' },
        numbers: [1, 6000],
      },
      {
        text: 'davangere vidyanagara nalli duplex mane maaratakkide andru torsi',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Davanagere', area: 'Vidyanagar' },
      },
      {
        text: 'nav ibbare iradu ondu chikka mane saaku rent 8k ashte',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(8000) },
        numbers: [8000],
      },
      {
        text: 'whitefield hope farm hattira 2.5 bhk flat rent',
        set: {
          area: 'Whitefield',
          bedrooms: between(2, 3),
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
      {
        text: 'hoskote alli farm house kondkobeku 2 koti',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Hoskote', price: upTo(20000000) },
        numbers: [20000000],
      },
      {
        text: 'thumakuru siddaganga hattira site ideya 30x40 dimension',
        set: { property_type: 'land', city: 'Tumakuru', size_sqft: atLeast(1200) },
      },
      {
        text: 'badigege 2 bed mane ac iddre super, mangaluru bendoorwell',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          amenities: ['air_conditioning'],
          city: 'Mangaluru',
          area: 'Bendoorwell',
        },
        numbers: [2],
      },
      {
        text: 'nanage baadigege mane hudukalu sahaya madi, hubballiyalli, eradu bedroom, hattu saavira rupayi',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Hubballi',
          bedrooms: exactly(2),
          price: upTo(10000),
        },
        numbers: [2, 10000],
      },
      {
        text: 'mane tagobeku antha loan aagide, 70 lakh, kengeri satellite town',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Kengeri Satellite Town',
          price: upTo(7000000),
        },
      },
      {
        text: 'indiranagar alli single bedroom flat, monthly 20000 kodtini',
        set: { area: 'Indiranagar', bedrooms: exactly(1), property_type: 'apartment', price: upTo(20000) },
      },
      {
        text: 'doddadu beku nalku bedroom mane kharidige mysoorina gokulam alli',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: exactly(4),
          city: 'Mysuru',
          area: 'Gokulam',
        },
        numbers: [4],
      },
      {
        text: 'nam ajji ge ondu ground floor flat rent ge jayanagar 3rd block',
        set: { transaction_type: 'rent', property_type: 'apartment', area: '3rd Block Jayanagar' },
      },
      {
        text: 'udupi manipal alli girls ge 1bhk rent 8 rinda 10 savira',
        set: {
          city: 'Udupi',
          area: 'Manipal',
          bedrooms: exactly(1),
          transaction_type: 'rent',
          price: between(8000, 10000),
        },
        numbers: [1, { min: 8000, max: 10000 }],
      },
      {
        text: 'nanu kelida haage hebbal hattira 3bhk khareedi 1.1 cr olage sikkidre heli',
        set: { area: 'Hebbal', bedrooms: exactly(3), transaction_type: 'sale', price: upTo(11000000) },
        numbers: [3, 11000000],
      },
      {
        text: 'nange rent ge 2bhk beku sir mysore vijayanagara, 12 savira olage',
        set: {
          transaction_type: 'rent',
          bedrooms: exactly(2),
          city: 'Mysuru',
          area: 'Vijayanagar',
          price: upTo(12000),
        },
        numbers: [2, 12000],
      },
      {
        text: 'whitefield nalli swantha flat kolluva plan ide, 3bhk, 1 koti 20 laksha',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Whitefield',
          bedrooms: exactly(3),
          price: upTo(12000000),
        },
        numbers: [3, 12000000],
      },
      {
        text: 'badigege mane bekagittu, yelahanka, mane mundhe gaadi nillisalu jaaga irbeku',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Yelahanka', amenities: ['parking'] },
      },
      {
        text: 'hassan city nalli 30 40 site nodthidivi 25 lakh budget',
        set: { city: 'Hassan', property_type: 'land', size_sqft: atLeast(1200), price: upTo(2500000) },
      },
      {
        text: 'furnished 1bhk koramangala rent 25 savra ok na sigutta',
        set: {
          amenities: ['furnished'],
          bedrooms: exactly(1),
          area: 'Koramangala',
          transaction_type: 'rent',
          price: upTo(25000),
        },
        numbers: [1, 25000],
      },
      {
        text: 'bere kade beda hebbal alle beku flat rent ge',
        set: { area: 'Hebbal', property_type: 'apartment', transaction_type: 'rent' },
      },
    ],
  },
  {
    phenomenon: 'first wishes said at length, mixed',
    cases: [
      {
        text: 'ನನಗೆ HSR Layout ನಲ್ಲಿ 2BHK flat rentಗೆ ಬೇಕು, budget 35k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'HSR Layout',
          bedrooms: exactly(2),
          price: upTo(35000),
        },
        numbers: [2, 35000],
      },
      {
        text: 'Looking for ಬಾಡಿಗೆ ಮನೆ in Basavanagudi, with car parking ಮತ್ತು water supply 24 hours',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Basavanagudi',
          amenities: ['parking', 'water_supply'],
        },
      },
      {
        text: 'USA inda next month vaapas barthidivi, Whitefield alli fully furnished 3 BHK apartment rent ge beku, budget around 60k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Whitefield',
          bedrooms: exactly(3),
          amenities: ['furnished'],
          price: upTo(60000),
        },
        numbers: [3, 60000],
      },
      {
        text: 'Plot ಬೇಕು sir Mysuru Hebbal ಹತ್ತಿರ 40x60',
        set: { property_type: 'land', city: 'Mysuru', area: 'Hebbal', size_sqft: atLeast(2400) },
      },
      {
        text: 'ನಾವು family of four, Jayanagar 4th block ಅಲ್ಲಿ independent house ಬೇಕು rent up to forty thousand',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: '4th Block Jayanagar',
          price: upTo(40000),
        },
      },
      {
        text: 'Indiranagar nalli pet friendly 2bhk with balcony, deposit kammi irbeku',
        set: { area: 'Indiranagar', amenities: ['pet_friendly', 'balcony'], bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: '3 BHK apartment ಖರೀದಿ ಮಾಡೋಣ ಅಂತ plan ಇದೆ, Hebbal ಅಥವಾ Yelahanka, 90 lakhs ಒಳಗೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Hebbal',
          bedrooms: exactly(3),
          price: upTo(9000000),
        },
        numbers: [3, 9000000],
      },
      {
        text: 'I want to buy ಒಂದು ಸೈಟು in ತುಮಕೂರು, ಹತ್ತು ಲಕ್ಷದ ಒಳಗೆ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Tumakuru', price: upTo(1000000) },
        numbers: [1000000],
      },
      {
        text: 'Available: 2BHK ಬೇಕಾಗಿದೆ for family, Vijayanagar Mysore, rent 15-18k, lift must',
        set: {
          transaction_type: 'rent',
          city: 'Mysuru',
          area: 'Vijayanagar',
          bedrooms: exactly(2),
          price: between(15000, 18000),
          amenities: ['lift'],
        },
        numbers: [2, { min: 15000, max: 18000 }],
      },
      {
        text: 'ನಮಗೆ Mangalore airport road ಕಡೆ villa for sale ಇದ್ರೆ ತೋರ್ಸಿ with garden and power backup',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Mangaluru',
          area: 'Airport Road',
          amenities: ['garden', 'power_backup'],
        },
      },
      {
        text: 'Hi, ನಾನು Marathahalli near office ಗೆ ಹತ್ತಿರ 1RK or 1BHK rent ಗೆ ನೋಡ್ತಿದ್ದೀನಿ under 15000',
        set: { transaction_type: 'rent', area: 'Marathahalli', bedrooms: exactly(1), price: upTo(15000) },
        numbers: [1, 15000],
      },
      {
        text: 'We are looking to buy ಒಂದು independent ಮನೆ in Mysuru ಸುಮಾರು 80 lakhs',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mysuru', price: upTo(8000000) },
        numbers: [8000000],
      },
      {
        text: 'Koramangala ದಲ್ಲಿ fully furnished flat, two bedrooms, rent fifty thousand maximum',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Koramangala',
          bedrooms: exactly(2),
          price: upTo(50000),
          amenities: ['furnished'],
        },
        numbers: [2, 50000],
      },
      {
        text: 'plot/ಸೈಟ್ for sale in Kanakapura Road, 30x50, BDA approved ಆಗಿರ್ಬೇಕು',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Kanakapura Road',
          size_sqft: atLeast(1500),
        },
      },
      {
        text: 'HSR ಅಥವಾ Koramangala side 3BHK with ಕಾರ್ ಪಾರ್ಕಿಂಗ್ and lift, 45k',
        set: { area: 'HSR Layout', bedrooms: exactly(3), amenities: ['parking', 'lift'], price: upTo(45000) },
        numbers: [3, 45000],
      },
      {
        text: 'ನಮ್ಮ budget 1.5 cr, looking for villa in Whitefield with garden',
        set: { property_type: 'house', area: 'Whitefield', amenities: ['garden'], price: upTo(15000000) },
        numbers: [15000000],
      },
      {
        text: 'ಬಾಡಿಗೆಗೆ house ಬೇಕು near Indiranagar metro, pets allowed',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Indiranagar',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'shared alla, full 1bhk ಬೇಕು ಬಾಡಿಗೆಗೆ electronic city phase 1 ಅಲ್ಲಿ',
        set: { transaction_type: 'rent', bedrooms: exactly(1), area: 'Electronic City Phase 1' },
      },
      {
        text: 'Need 2BHK semi-furnished ಬಾಡಿಗೆಗೆ @ Banaswadi, max 22k',
        set: {
          transaction_type: 'rent',
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
          area: 'Banaswadi',
          price: upTo(22000),
        },
        numbers: [2, 22000],
      },
      {
        text: 'ನನ್ಗೆ ground floor house ಬೇಕು, rent ge, Malleshwaram 15th cross side',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Malleshwaram' },
      },
      {
        text: 'ಖರೀದಿಗೆ 3 BHK ready to move flat in Sarjapur Road, budget 1.1 crore',
        set: {
          transaction_type: 'sale',
          bedrooms: exactly(3),
          property_type: 'apartment',
          area: 'Sarjapur Road',
          price: upTo(11000000),
        },
        numbers: [3, 11000000],
      },
      {
        text: 'any ಸೈಟ್ available in Mysuru below 25 lakhs ಆ?',
        set: { property_type: 'land', city: 'Mysuru', price: upTo(2500000) },
        numbers: [2500000],
      },
      {
        text: 'Hello sir, Hubballi ಯಲ್ಲಿ 1 acre NA land ಬೇಕಿತ್ತು for investment',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Hubballi', size_sqft: atLeast(43560) },
        numbers: [1],
      },
      {
        text: 'budget flexible, ಆದ್ರೆ location ಮಾತ್ರ Indiranagar ಆಗ್ಬೇಕು, 2BHK rent',
        set: { transaction_type: 'rent', area: 'Indiranagar', bedrooms: exactly(2) },
        any: ['price'],
        numbers: [2],
      },
      {
        text: 'ಒಂದು penthouse on rent ಬೇಕು in UB City ಹತ್ತಿರ with swimming pool',
        set: { transaction_type: 'rent', property_type: 'apartment', amenities: ['swimming_pool'] },
      },
      {
        text: 'Hi team, ನನಗೆ JP Nagar 7th phase ನಲ್ಲಿ 3BHK flat rent ge ಬೇಕು. Budget 35-40k. Pet dog ಇದೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: '7th Phase JP Nagar',
          bedrooms: exactly(3),
          price: between(35000, 40000),
          amenities: ['pet_friendly'],
        },
        numbers: [3, { min: 35000, max: 40000 }],
      },
      {
        text: 'one bedroom mane for rent near Hebbal, 12 ಸಾವಿರ max',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(1),
          area: 'Hebbal',
          price: upTo(12000),
        },
        numbers: [1, 12000],
      },
      {
        text: 'ಮನೆ buy ಮಾಡೋಕೆ loan ಸಿಗುತ್ತೆ ಅಂತ ಹೇಳಿದ್ರು, so Tumkur ನಲ್ಲಿ 40 lakh house ನೋಡ್ತಾ ಇದೀವಿ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tumakuru', price: upTo(4000000) },
      },
      {
        text: 'Two bedroom ಫ್ಲಾಟ್ with modular kitchen, lift, security, Yelahanka, rent 23k',
        set: {
          bedrooms: exactly(2),
          property_type: 'apartment',
          amenities: ['lift', 'security'],
          area: 'Yelahanka',
          transaction_type: 'rent',
          price: upTo(23000),
        },
        numbers: [2, 23000],
      },
      {
        text: 'Dharwad ಅಲ್ಲಿ ಒಂದು farm land 2 acres ಬೇಕು investment ಗೆ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Dharwad', size_sqft: atLeast(87120) },
        numbers: [2],
      },
      {
        text: 'ನಾನು NRI, Mangaluru ನಲ್ಲಿ sea view apartment purchase ಮಾಡ್ಬೇಕು around 1 crore',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mangaluru',
          price: upTo(10000000),
        },
        numbers: [10000000],
      },
      {
        text: 'I am looking for ಒಂದು plot in Hosakote, ಬಜೆಟ್ 30 lakhs, size 30x40',
        set: { property_type: 'land', area: 'Hoskote', price: upTo(3000000), size_sqft: atLeast(1200) },
      },
      {
        text: 'ಬೆಂಗಳೂರು north side ನಲ್ಲಿ 2BHK for rent ಬೇಕು, below 20k, with lift',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          bedrooms: exactly(2),
          price: upTo(20000),
          amenities: ['lift'],
        },
        numbers: [2, 20000],
      },
      {
        text: 'fully furnished apartment ಬಾಡಿಗೆಗೆ near Manyata Tech Park ಅಲ್ಲಿ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          amenities: ['furnished'],
          area: 'Manyata Tech Park',
        },
      },
      {
        text: 'parents ಗೆ ground floor ಮನೆ on rent in Jayanagar, 2 bedrooms enough',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Jayanagar', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'Villa ಖರೀದಿ, Mysore road side, 3 ಬೆಡ್‌ರೂಮ್, 1.5 crore ವರೆಗೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Mysore Road',
          bedrooms: exactly(3),
          price: upTo(15000000),
        },
        numbers: [3, 15000000],
      },
      {
        text: 'Urgent! ಒಂದು 2BHK house rent ಗೆ ಬೇಕು in Kammanahalli, family, budget 18-20k',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          area: 'Kammanahalli',
          price: between(18000, 20000),
        },
        numbers: [2, { min: 18000, max: 20000 }],
      },
      {
        text: 'ನಾನು looking for a ready to move villa, ಮೈಸೂರು ರಸ್ತೆ, within ಒಂದು ಕೋಟಿ',
        set: { property_type: 'house', area: 'Mysore Road', price: upTo(10000000) },
        numbers: [10000000],
      },
      {
        text: 'Rent: 15000 ಒಳಗೆ, BHK: 1, area: ವಿಜಯನಗರ',
        set: { transaction_type: 'rent', price: upTo(15000), bedrooms: exactly(1), area: 'Vijayanagar' },
        numbers: [15000, 1],
      },
      {
        text: 'commercial ಅಲ್ಲ residential plot ಬೇಕು Devanahalli airport side',
        set: { property_type: 'land', area: 'Devanahalli' },
      },
      {
        text: '3 bedroom ಮನೆ ಬಾಡಿಗೆಗೆ with gas pipeline and water supply, HBR Layout',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(3),
          amenities: ['water_supply'],
          area: 'HBR Layout',
        },
        numbers: [3],
      },
      {
        text: 'Need ಮನೆ for lease or rent in ಬನಶಂಕರಿ, 2 BHK, 20k',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Banashankari',
          bedrooms: exactly(2),
          price: upTo(20000),
        },
        numbers: [2, 20000],
      },
      {
        text: 'ಒಂದು decent flat, rent ಗೆ, Thanisandra Main Road, 25k budget',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Thanisandra Main Road',
          price: upTo(25000),
        },
        numbers: [25000],
      },
      {
        text: 'Buying ಗೆ 30x40 site ಬೇಕು in Kanakapura road or ಕೆಂಗೇರಿ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          size_sqft: atLeast(1200),
          area: 'Kanakapura Road',
        },
      },
      {
        text: 'ನಾನು Infosys ನಲ್ಲಿ work ಮಾಡ್ತೀನಿ, Electronic City phase 1 ಹತ್ರ 2BHK rent ಬೇಕು',
        set: { transaction_type: 'rent', area: 'Electronic City Phase 1', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'Looking for house in ಮಂಡ್ಯ, budget ಐವತ್ತು ಲಕ್ಷ, purchase',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mandya', price: upTo(5000000) },
        numbers: [5000000],
      },
    ],
  },
]
