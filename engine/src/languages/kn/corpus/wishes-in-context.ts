import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Wishes with what leads to them, as different people say and type them. */
export const wishesInContext: CorpusSection[] = [
  {
    phenomenon: 'wishes in their context, native',
    cases: [
      {
        text: 'ನಾನು ಕೆಲಸದ ನಿಮಿತ್ತ ಹುಬ್ಬಳ್ಳಿಗೆ ಬರುತ್ತಿದ್ದೇನೆ, ಅಲ್ಲಿ ಹದಿನೈದು ಸಾವಿರದೊಳಗಿನ ಬಾಡಿಗೆಯ ಎರಡು ಮಲಗುವ ಕೋಣೆಗಳ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಹುಡುಕಿ ಕೊಡುವಿರಾ?',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Hubballi',
          price: upTo(15000),
          bedrooms: exactly(2),
        },
        numbers: [15000, 2],
      },
      {
        text: 'ದಯವಿಟ್ಟು ನನಗೆ ಈಜುಕೊಳವಿರುವ ಮನೆಯೊಂದನ್ನು ಹುಡುಕಲು ಸಹಾಯ ಮಾಡಿ',
        set: { property_type: 'house', amenities: ['swimming_pool'] },
        numbers: [],
      },
      {
        text: 'ನನ್ನ ಹೆಂಡತಿ ಮಕ್ಕಳೊಂದಿಗೆ ವಾಸಿಸಲು ಮೂರು ಕೊಠಡಿಗಳ ಮನೆ ಬೇಕಾಗಿದೆ, ರಾಜಾಜಿನಗರವಾದರೆ ಉತ್ತಮ',
        set: { property_type: 'house', bedrooms: exactly(3), area: 'Rajaji Nagar' },
        numbers: [3],
      },
      {
        text: 'ಮಂಗಳೂರಿನಲ್ಲಿ ಸಮುದ್ರದ ಹತ್ತಿರ ಒಂದು ಫ್ಲ್ಯಾಟು ಕೊಂಡುಕೊಳ್ಳುವ ಆಲೋಚನೆ ಇದೆ ಎಂಬತ್ತು ಲಕ್ಷದ ತನಕ ಹಾಕಬಹುದು',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mangaluru',
          price: upTo(8000000),
        },
        numbers: [8000000],
      },
      {
        text: 'ಸಾಕು ನಾಯಿ ಇಟ್ಟುಕೊಳ್ಳಲು ಅನುಮತಿ ಇರುವ ಬಾಡಿಗೆ ಮನೆ ಸಿಕ್ಕರೆ ತಿಳಿಸಿ',
        set: { transaction_type: 'rent', property_type: 'house', amenities: ['pet_friendly'] },
        numbers: [],
      },
      {
        text: 'ದಾವಣಗೆರೆಯಲ್ಲಿ ಮೂವತ್ತು ನಲವತ್ತು ಸೈಟು ತಗೋಬೇಕಂತ ಇದ್ದೀವಿ ಇಪ್ಪತ್ತೈದು ಲಕ್ಷ ಬಜೆಟ್ಟು',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Davanagere',
          size_sqft: atLeast(1200),
          price: upTo(2500000),
        },
        numbers: [30, 40, 2500000],
      },
      {
        text: 'ನಮ್ಮಪ್ಪ ಅಮ್ಮನಿಗೆ ಅಂತ ಕೆಳಮಹಡಿಯಲ್ಲಿ ಒಂದು ಬೆಡ್‌ರೂಮಿನ ಮನೆ ಬಾಡಿಗೆಗೆ ನೋಡ್ತಿದೀನಿ',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(1) },
        numbers: [1],
      },
      {
        text: 'ಲಿಫ್ಟ್ ಇರಬೇಕು ಕಾರು ನಿಲ್ಲಿಸಲು ಜಾಗ ಇರಬೇಕು ಬಿಟಿಎಂ ಲೇಔಟ್‌ನಲ್ಲಿ ಎರಡು ಬಿಎಚ್‌ಕೆ',
        set: { amenities: ['lift', 'parking'], area: 'BTM Layout', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'ಬೆಳಗಾವಿಯೊಳಗ ಹತ್ತು ಸಾವಿರ ಬಾಡಿಗಿಗೆ ಒಂದ ಮನಿ ನೋಡ್ರಿ ನಮಗ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Belagavi', price: upTo(10000) },
        numbers: [10000],
      },
      {
        text: 'ತುಮಕೂರು ರಸ್ತೆಯ ಬಳಿ ಒಂದೂವರೆ ಎಕರೆ ಕೃಷಿ ಭೂಮಿಯನ್ನು ಖರೀದಿಸಲು ಬಯಸುತ್ತೇನೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Tumkur Road',
          size_sqft: atLeast(65340),
        },
        numbers: [1.5],
      },
      {
        text: 'ಮಾರಾಟಕ್ಕಿರುವ ಮನೆಗಳ ಪೈಕಿ ಒಂದು ಕೋಟಿಗಿಂತ ಕಡಿಮೆ ಇರುವುದನ್ನು ಮಾತ್ರ ತೋರಿಸಿ, ಜೊತೆಗೆ ತೋಟವೂ ಇರಲಿ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          price: upTo(10000000),
          amenities: ['garden'],
        },
        numbers: [10000000],
      },
      {
        text: 'ನನಗೊಂದು ಸಣ್ಣ ರೂಮು ಸಾಕು ಬಾಡಿಗೆಗೆ ವಿಜಯನಗರದ ಕಡೆ ಏಳು ಸಾವಿರ ಮೀರಬಾರದು',
        set: { transaction_type: 'rent', area: 'Vijayanagar', price: upTo(7000) },
        numbers: [7000],
      },
      {
        text: 'ಸಂಪೂರ್ಣ ಪೀಠೋಪಕರಣಗಳಿರುವ ಹಾಗೂ ಹವಾನಿಯಂತ್ರಣ ಸೌಲಭ್ಯವುಳ್ಳ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಲಭ್ಯವಿದ್ದರೆ ಹೇಳಿ',
        set: { property_type: 'apartment', amenities: ['furnished', 'air_conditioning'] },
        numbers: [],
      },
      {
        text: 'ಶಿವಮೊಗ್ಗಕ್ಕೆ ವರ್ಗ ಆಗಿದೆ ಅಲ್ಲಿ ಬಾಡಿಗೆ ಮನೆ ಸಿಗುವಂತೆ ಮಾಡಿ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Shivamogga' },
        numbers: [],
      },
      {
        text: 'ಕನಿಷ್ಠ ಒಂದು ಸಾವಿರದ ಇನ್ನೂರು ಚದರ ಅಡಿಯ ಫ್ಲಾಟ್ ಬೇಕು, ಬೆಲೆ ಐವತ್ತರಿಂದ ಅರವತ್ತು ಲಕ್ಷ ಇದ್ದರೆ ಒಳಿತು',
        set: { property_type: 'apartment', size_sqft: atLeast(1200), price: between(5000000, 6000000) },
        numbers: [1200, { min: 5000000, max: 6000000 }],
      },
      {
        text: 'ವೈಟ್‌ಫೀಲ್ಡಿನ ಐಟಿ ಪಾರ್ಕ್ ಪಕ್ಕದಲ್ಲೇ ಇರೋ ಹಾಗೆ ಒಂದು ಸ್ಟುಡಿಯೋ ಬೇಕಿತ್ತು',
        set: { property_type: 'apartment', area: 'Whitefield' },
        numbers: [],
      },
      {
        text: 'ಮೂರು ಮಲಗುವ ಕೋಣೆ ಮತ್ತು ಎರಡು ಸ್ನಾನಗೃಹಗಳುಳ್ಳ ಮನೆಯನ್ನು ನಾನು ಖರೀದಿಸಬೇಕೆಂದಿದ್ದೇನೆ',
        set: { transaction_type: 'sale', property_type: 'house', bedrooms: exactly(3) },
        numbers: [3, 2],
      },
      {
        text: 'ಜನರೇಟರ್ ಇದ್ರೆ ಒಳ್ಳೇದು ಮತ್ತೆ ನೀರಿನ ತೊಂದರೆ ಇರಬಾರದು',
        set: { amenities: ['power_backup', 'water_supply'] },
        numbers: [],
      },
      {
        text: 'ಕೋರಮಂಗಲ ಬಿಟ್ಟು ಬೇರೆ ಎಲ್ಲಾದರೂ ಸರಿ ಎಚ್‌ಎಸ್‌ಆರ್ ಆದರೆ ಬಹಳ ಒಳ್ಳೆಯದು ಬಾಡಿಗೆ ಫ್ಲಾಟ್',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'HSR Layout' },
        numbers: [],
      },
      {
        text: 'ನನ್ನ ಕಚೇರಿ ಮಾನ್ಯತಾ ಟೆಕ್ ಪಾರ್ಕಿನಲ್ಲಿದೆ, ಅದಕ್ಕೆ ಹೆಬ್ಬಾಳದ ಕಡೆ ಒಂದು ಬಿಎಚ್‌ಕೆ ಬಾಡಿಗೆಗೆ ಬೇಕು',
        set: { transaction_type: 'rent', area: 'Hebbal', bedrooms: exactly(1) },
        numbers: [1],
      },
      {
        text: 'ಎರಡು ಸ್ನಾನಗೃಹಗಳಿರುವ ಮತ್ತು ಸಾಕುಪ್ರಾಣಿಗಳಿಗೆ ಅವಕಾಶವಿರುವ ಮನೆಯನ್ನು ಬಾಡಿಗೆಗೆ ಹುಡುಕಬೇಕಿದೆ',
        set: { transaction_type: 'rent', property_type: 'house', amenities: ['pet_friendly'] },
        numbers: [2],
      },
      {
        text: 'ಹೊಸಪೇಟೆಯಲ್ಲಾಗಲಿ ಬಳ್ಳಾರಿಯಲ್ಲಾಗಲಿ ಒಂದು ಸೈಟು ಕೊಡಿಸಿ',
        set: { property_type: 'land', city: 'Hosapete' },
        numbers: [],
      },
      {
        text: 'ಮದುವೆಯಾದ ಮೇಲೆ ಇರೋಕೆ ಅಂತ ಬಸವೇಶ್ವರನಗರದಲ್ಲಿ ಎರಡು ರೂಮಿನ ಮನೆ ನೋಡ್ತಾ ಇದ್ದೀವಿ, ಇಪ್ಪತ್ತು ಸಾವಿರ ದಾಟೋದು ಬೇಡ',
        set: { property_type: 'house', area: 'Basaveshwara Nagar', bedrooms: exactly(2), price: upTo(20000) },
        numbers: [2, 20000],
      },
      {
        text: 'ನಿವೃತ್ತಿ ನಂತರ ನೆಲೆಸಲು ಚಿಕ್ಕಮಗಳೂರಿನ ಸುತ್ತಮುತ್ತ ತೋಟದ ಮನೆ ಖರೀದಿಸುವ ಉದ್ದೇಶವಿದೆ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Chikkamagaluru' },
        numbers: [],
      },
      {
        text: 'ಮುಂದಿನ ತಿಂಗಳು ಮಕ್ಕಳ ಶಾಲೆ ಶುರುವಾಗುವ ಮೊದಲು ಜಯನಗರಕ್ಕೆ ಬರಬೇಕು ಮೂರು ಬೆಡ್‌ರೂಂ ಬಾಡಿಗೆ ಮನೆ ಹುಡುಕಿಕೊಡಿ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Jayanagar', bedrooms: exactly(3) },
        numbers: [3],
      },
      {
        text: 'ಐದು ಸೆಂಟಿನಿಂದ ಹತ್ತು ಸೆಂಟಿನವರೆಗಿನ ಜಾಗ ಮಂಗಳೂರಿನಲ್ಲಿದ್ದರೆ ತಿಳಿಸಿ',
        set: { property_type: 'land', city: 'Mangaluru', size_sqft: between(2178, 4356) },
        numbers: [{ min: 5, max: 10 }],
      },
      {
        text: 'ಬೆಂಗಳೂರು ಉತ್ತರದಲ್ಲಿ ಬೇಡ, ದಕ್ಷಿಣದಲ್ಲಿ ಬನಶಂಕರಿ ಅಥವಾ ಪದ್ಮನಾಭನಗರದಲ್ಲಿ ಫ್ಲಾಟ್ ಕೊಳ್ಳುವುದು',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Banashankari',
        },
        numbers: [],
      },
      {
        text: 'ತಿಂಗಳಿಗೆ ಎಂಟರಿಂದ ಹತ್ತು ಸಾವಿರ ಕೊಡಬಹುದು ಧಾರವಾಡದಾಗ ಸಣ್ಣ ಮನಿ ಸಿಗತೈತೇನು',
        set: { property_type: 'house', city: 'Dharwad', price: between(8000, 10000) },
        numbers: [{ min: 8000, max: 10000 }],
      },
      {
        text: 'ನಮ್ಮ ತಂಗಿ ಮದುವೆ ಆಗ್ತಿದೆ ಅವಳಿಗೋಸ್ಕರ ನಾಗರಬಾವಿಯಲ್ಲಿ ಒಂದು ಎರಡು ಬೆಡ್‌ರೂಮ್ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಹುಡುಕ್ತಾ ಇದ್ದೀವಿ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Nagarbhavi',
          bedrooms: exactly(2),
        },
        numbers: [2],
      },
      {
        text: 'ಕಲಬುರಗಿಯಲ್ಲಿರುವ ಬಾಡಿಗೆ ಮನೆಗಳನ್ನು ತೋರಿಸುತ್ತೀರಾ, ಐದರಿಂದ ಎಂಟು ಸಾವಿರದ ಮಧ್ಯೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kalaburagi',
          price: between(5000, 8000),
        },
        numbers: [{ min: 5000, max: 8000 }],
      },
      {
        text: 'ಮೂರನೇ ಮಹಡಿಗಿಂತ ಮೇಲೆ ಬೇಡ ಲಿಫ್ಟ್ ಇದ್ದರೆ ಓಕೆ ಎರಡು ಬಿಎಚ್‌ಕೆ ಸಾಕು ಮಲ್ಲೇಶ್ವರದಲ್ಲಿ',
        set: { amenities: ['lift'], bedrooms: exactly(2), area: 'Malleshwaram' },
        numbers: [2],
      },
      {
        text: 'ನನ್ನ ಹತ್ತಿರ ಒಂದು ಬೆಕ್ಕಿದೆ, ಅದನ್ನು ಇಟ್ಟುಕೊಳ್ಳಲು ಬಿಡುವಂತಹ ಮನೆ ಬೇಕಾಗಿದೆ ಬಾಡಿಗೆಗೆ',
        set: { transaction_type: 'rent', property_type: 'house', amenities: ['pet_friendly'] },
        numbers: [],
      },
      {
        text: 'ಉಡುಪಿ ಮಣಿಪಾಲದಲ್ಲಿ ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ ಸೂಕ್ತವಾದ ಫರ್ನಿಶ್ಡ್ ಒಂದು ಬೆಡ್‌ರೂಂ ಫ್ಲಾಟ್ ಇದೆಯೇ',
        set: {
          property_type: 'apartment',
          city: 'Udupi',
          area: 'Manipal',
          amenities: ['furnished'],
          bedrooms: exactly(1),
        },
        numbers: [1],
      },
      {
        text: 'ಅಪ್ಪ ಒಂದು ಜಮೀನು ತಗೋಬೇಕು ಅಂತಿದಾರೆ ಮಂಡ್ಯದ ಹತ್ರ ಎರಡು ಎಕರೆ ಆದರೂ ಇರಬೇಕು ನೀರಾವರಿ ಇದ್ರೆ ಒಳ್ಳೇದು',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Mandya', size_sqft: atLeast(87120) },
        numbers: [2],
      },
      {
        text: 'ಮಕ್ಕಳು ಆಡೋಕೆ ಜಾಗ ಇರೋ ಸೊಸೈಟೀಲಿ ಮೂರು ಬೆಡ್ರೂಮ್ ಕೊಂಡ್ಕೊಳ್ಳೋಣ ಅಂತ',
        set: { transaction_type: 'sale', bedrooms: exactly(3), amenities: ['play_area'] },
        numbers: [3],
      },
      {
        text: 'ಹಾವೇರಿಯಾಗ ಕಡಿಮಿ ಬಾಡಿಗಿದ್ದ ಒಂದ ಮನಿ ಹುಡಕಿ ಕೊಡ್ರಿ ಯಪ್ಪಾ, ನಾಕ ಸಾವಿರದಾಗ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Haveri', price: upTo(4000) },
        numbers: [4000],
      },
      {
        text: 'ರಾಮನಗರ ಜಿಲ್ಲೆಯಲ್ಲಿ ಹೂಡಿಕೆಗಾಗಿ ಅರ್ಧ ಎಕರೆಯಿಂದ ಒಂದು ಎಕರೆ ತನಕದ ಭೂಮಿ ನೋಡುತ್ತಿದ್ದೇನೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Ramanagara',
          size_sqft: between(21780, 43560),
        },
        numbers: [{ min: 0.5, max: 1 }],
      },
      {
        text: 'ಬಾಡಿಗೆ ಇಪ್ಪತ್ತೆರಡು ಸಾವಿರಕ್ಕಿಂತ ಜಾಸ್ತಿ ಕೊಡಲು ಆಗುವುದಿಲ್ಲ, ವಿಜಯನಗರ ಮೆಟ್ರೋ ಹತ್ತಿರವಿರುವ ಫ್ಲಾಟ್ ತಿಳಿಸಿ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Vijayanagar',
          price: upTo(22000),
        },
        numbers: [22000],
      },
      {
        text: 'ಹೊಸೂರು ರಸ್ತೆಯಲ್ಲಿ ಜನರೇಟರ್ ಬ್ಯಾಕಪ್ ಹಾಗೂ ಇಪ್ಪತ್ನಾಲ್ಕು ಗಂಟೆ ಭದ್ರತೆ ಇರುವ ಗೇಟೆಡ್ ಸಮುದಾಯದಲ್ಲಿ ವಿಲ್ಲಾ',
        set: {
          property_type: 'house',
          area: 'Hosur Road',
          amenities: ['power_backup', 'security', 'gated_community'],
        },
      },
      {
        text: 'ಸಾವಿರದ ಐನೂರು ಚದರಡಿಗಿಂತ ದೊಡ್ಡ ಮನೆ ಬೇಕು, ಜೆಪಿ ನಗರ',
        set: { property_type: 'house', size_sqft: atLeast(1500), area: 'JP Nagar' },
        numbers: [1500],
      },
      {
        text: 'ಎರಡು ವರ್ಷಕ್ಕೆ ಮಾತ್ರ ಇರ್ತೀವಿ ಸರ್ ಕೊಡಗಿನಲ್ಲಿ ಚಿಕ್ಕ ಮನೆ ಬಾಡಿಗೆ ಇದ್ರೆ ಹೇಳಿ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kodagu' },
        numbers: [2],
      },
      { text: 'ನಾನು ವಾಸಕ್ಕೆ ಒಂದು ಸ್ಥಳವನ್ನು ಹುಡುಕುತ್ತಿದ್ದೇನೆ, ಅದು ಮೈಸೂರಿನಲ್ಲಿರಬೇಕು', set: { city: 'Mysuru' }, numbers: [] },
      {
        text: 'ನನಗೆ ಎರಡು ಮಲಗುವ ಕೋಣೆ ಮತ್ತು ಒಂದು ಸ್ನಾನದ ಕೋಣೆ ಇರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಹುಡುಕಲು ನೀವು ಸಹಾಯ ಮಾಡಬಹುದೇ?',
        set: { property_type: 'apartment', bedrooms: exactly(2) },
        numbers: [2, 1],
      },
      {
        text: 'ಹೌದು, ಸಾಕುಪ್ರಾಣಿಗಳಿಗೆ ಅನುಮತಿ ಇರುವ ಮತ್ತು ಪೀಠೋಪಕರಣಗಳಿರುವ ಮನೆ ಬೇಕು',
        set: { property_type: 'house', amenities: ['pet_friendly', 'furnished'] },
        numbers: [],
      },
      {
        text: 'ನಾನು ಬಾಡಿಗೆಗೆ ಅಲ್ಲ ಖರೀದಿಸಲು ನೋಡುತ್ತಿದ್ದೇನೆ, ಬೆಂಗಳೂರಿನಲ್ಲಿ ಮೂರು ಬೆಡ್‌ರೂಮ್‌ಗಳ ಮನೆ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Bengaluru', bedrooms: exactly(3) },
        numbers: [3],
      },
      {
        text: 'ಒಬ್ಬರೇ ಇರೋದು ಅದಕ್ಕೆ ಚಿಕ್ಕದಾದರೂ ಪರವಾಗಿಲ್ಲ ಒಂದು ಕೋಣೆ ಇದ್ದರೆ ಸಾಕು ಬಾಡಿಗೆ ಆರು ಸಾವಿರದೊಳಗೆ ಮಹದೇವಪುರದಲ್ಲಿ',
        set: { transaction_type: 'rent', bedrooms: exactly(1), price: upTo(6000), area: 'Mahadevapura' },
      },
      {
        text: 'ಕಚೇರಿ ಬದಲಾಗಿದ್ದರಿಂದ ರಾಜರಾಜೇಶ್ವರಿ ನಗರದಿಂದ ವೈಟ್‌ಫೀಲ್ಡ್‌ಗೆ ಮನೆ ಬದಲಾಯಿಸಬೇಕಾಗಿದೆ, ಎರಡು ಬೆಡ್‌ರೂಮ್ ಬಾಡಿಗೆಗೆ',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(2), area: 'Whitefield' },
        numbers: [2],
      },
      {
        text: 'ಕಾವೇರಿ ನೀರಿನ ಸಂಪರ್ಕ ಇರುವ ಮತ್ತು ಕಾರು ನಿಲ್ಲಿಸಲು ಸ್ಥಳವಿರುವ ಮನೆಯನ್ನು ಖರೀದಿಸಲು ಇಚ್ಛಿಸುತ್ತೇವೆ',
        set: { transaction_type: 'sale', property_type: 'house', amenities: ['water_supply', 'parking'] },
        numbers: [],
      },
      {
        text: 'ವಿಜಯಪುರ ನಗರದಲ್ಲಿ ಮುಖ್ಯ ರಸ್ತೆಗೆ ಹೊಂದಿಕೊಂಡಿರುವ ಮೂವತ್ತು ಐವತ್ತರ ನಿವೇಶನ ಖರೀದಿಗೆ ಲಭ್ಯವಿದೆಯೇ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Vijayapura',
          size_sqft: atLeast(1500),
        },
        numbers: [30, 50],
      },
      {
        text: 'ನಮ್ಮ ಬಜೆಟ್ ಹೆಚ್ಚೆಂದರೆ ಮೂವತ್ತು ಸಾವಿರ, ಎಚ್‌ಎಸ್‌ಆರ್ ಲೇಔಟ್ ಸುತ್ತಮುತ್ತ ಬಾಲ್ಕನಿ ಇರುವ ಫ್ಲ್ಯಾಟ್ ಇದ್ದರೆ ಕಳುಹಿಸಿ',
        set: { property_type: 'apartment', area: 'HSR Layout', amenities: ['balcony'], price: upTo(30000) },
        numbers: [30000],
      },
      {
        text: 'ಗದಗದಾಗ ಬಾಡಿಗಿ ಮನಿ ಬೇಕಾಗೇತಿ ಎರಡ ಖೋಲಿದು ಮೂರ ಸಾವಿರ ಒಳಗ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Gadag',
          bedrooms: exactly(2),
          price: upTo(3000),
        },
        numbers: [2, 3000],
      },
      {
        text: 'ಮನೆಗೆ ಹತ್ತಿರ ಶಾಲೆ ಇರಬೇಕು ಆಟದ ಮೈದಾನವೂ ಇರಬೇಕು ಬಸವನಗುಡಿಯಾದರೆ ಇನ್ನೂ ಒಳ್ಳೆಯದು',
        set: { property_type: 'house', amenities: ['play_area'], area: 'Basavanagudi' },
        numbers: [],
      },
      {
        text: 'ನಾಲ್ಕೂವರೆ ಕೋಟಿಗೆ ಇಂದಿರಾನಗರದಲ್ಲಿ ನಾಲ್ಕು ಬೆಡ್‌ರೂಮಿನ ಪೆಂಟ್‌ಹೌಸ್ ಖರೀದಿ ಮಾಡೋ ಯೋಚನೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Indiranagar',
          bedrooms: exactly(4),
          price: upTo(45000000),
        },
        numbers: [45000000, 4],
      },
      {
        text: 'ಚಿತ್ರದುರ್ಗದಲ್ಲೋ ತುಮಕೂರಿನಲ್ಲೋ ಎರಡು ಗುಂಟೆ ಜಾಗ ಸಿಕ್ಕರೆ ಸಾಕು',
        set: { property_type: 'land', city: 'Chitradurga', size_sqft: atLeast(2178) },
        numbers: [2],
      },
      {
        text: 'ಹೆಣ್ಣುಮಕ್ಕಳಿಬ್ಬರು ಇರಲು ಸುರಕ್ಷಿತವಾದ ಫ್ಲ್ಯಾಟ್ ಬೇಕಾಗಿದೆ ಜೆಪಿ ನಗರದಲ್ಲಿ ಸಿಸಿಟಿವಿ ಇರಲೇಬೇಕು',
        set: { property_type: 'apartment', area: 'JP Nagar', amenities: ['security'] },
        numbers: [],
      },
      {
        text: 'ಮನೆಯ ಮುಂದೆ ಸಣ್ಣ ಕೈತೋಟ ಇರಲಿ, ಎರಡು ಮಲಗುವ ಕೊಠಡಿ, ಕುವೆಂಪುನಗರದ ಕಡೆ ಬಾಡಿಗೆ ಹನ್ನೆರಡು ಸಾವಿರದ ಆಸುಪಾಸು',
        set: {
          transaction_type: 'rent',
          amenities: ['garden'],
          bedrooms: exactly(2),
          area: 'Kuvempu Nagar',
          price: upTo(12000),
        },
        numbers: [2, 12000],
      },
      {
        text: 'ಕೈಗೆಟಕುವ ಬೆಲೆಯಲ್ಲಿ ಅಂದರೆ ಮೂವತ್ತು ಲಕ್ಷಕ್ಕೆ ಹುಬ್ಬಳ್ಳಿಯ ವಿದ್ಯಾನಗರದಲ್ಲಿ ಸ್ವಂತ ಮನೆ ಮಾಡಿಕೊಳ್ಳಬೇಕು',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Hubballi',
          area: 'Vidyanagar',
          price: upTo(3000000),
        },
        numbers: [3000000],
      },
      {
        text: 'ಹೂಡಿಕೆದಾರರು ನಾವು, ದೇವನಹಳ್ಳಿ ಬಳಿ ಹತ್ತು ಎಕರೆವರೆಗಿನ ಭೂಮಿ ಇದ್ದರೆ ಸಂಪರ್ಕಿಸಿ',
        set: { property_type: 'land', area: 'Devanahalli', size_sqft: upTo(435600) },
        numbers: [10],
      },
      {
        text: 'ಸರ್ಕಾರಿ ಕೆಲಸ ಸಿಕ್ಕಿದೆ ಬಳ್ಳಾರಿಯಲ್ಲಿ, ಆದ್ದರಿಂದ ಮುಂದಿನ ತಿಂಗಳೊಳಗೆ ಅಲ್ಲಿ ಒಂದು ಸಣ್ಣ ಬಾಡಿಗೆ ಮನೆ ಹುಡುಕಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ballari' },
        numbers: [],
      },
      {
        text: 'ಎರಡು ಮಹಡಿಯ ಸ್ವತಂತ್ರ ಮನೆಯನ್ನು ಎಪ್ಪತ್ತೈದು ಲಕ್ಷಕ್ಕೆ ಮೀರದಂತೆ ದಾವಣಗೆರೆಯಲ್ಲಿ ಕೊಡಿಸುವಿರಾ',
        set: { property_type: 'house', city: 'Davanagere', price: upTo(7500000) },
        numbers: [2, 7500000],
      },
      {
        text: 'ನನ್ನ ತಂದೆಯವರಿಗೆ ಮೊಣಕಾಲು ನೋವಿರುವುದರಿಂದ ಲಿಫ್ಟ್ ಇರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟೇ ಬೇಕು, ಬನಶಂಕರಿ ಎರಡನೇ ಹಂತದ ಹತ್ತಿರ',
        set: { property_type: 'apartment', amenities: ['lift'], area: 'Banashankari Stage 2' },
        numbers: [],
      },
      {
        text: 'ಯಾರಿಗೂ ತೊಂದರೆ ಆಗದಂತೆ ನಾಯಿ ಸಾಕಿಕೊಳ್ಳಲು ಅನುಕೂಲವಾಗುವ ತೋಟವಿರುವ ಮನೆ ಇದ್ದರೆ ಹೇಳಿ ಬಾಡಿಗೆ ನಲವತ್ತು ಸಾವಿರದವರೆಗೆ ಪರವಾಗಿಲ್ಲ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          amenities: ['pet_friendly', 'garden'],
          price: upTo(40000),
        },
        numbers: [40000],
      },
      {
        text: 'ಮೂವರು ಸಹೋದ್ಯೋಗಿಗಳು ಸೇರಿ ಇರೋದಕ್ಕೆ ಮೂರು ಮಲಗುವ ಕೋಣೆಗಳ ಫ್ಲ್ಯಾಟನ್ನು ಮಾರತ್‌ಹಳ್ಳಿಯ ಆಸುಪಾಸಿನಲ್ಲಿ ನೋಡುತ್ತಿದ್ದೇವೆ',
        set: { property_type: 'apartment', bedrooms: exactly(3), area: 'Marathahalli' },
        numbers: [3],
      },
      {
        text: 'ಮೈಸೂರು ನಗರದ ಸರಸ್ವತಿಪುರಂನಲ್ಲಿ ಇಪ್ಪತ್ತು ಲಕ್ಷಕ್ಕೆ ಭೋಗ್ಯಕ್ಕೆ ಎರಡು ಬೆಡ್‌ರೂಮ್ ಮನೆ ಸಿಗಬಹುದೇ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Mysuru',
          area: 'Saraswathipuram',
          bedrooms: exactly(2),
          price: upTo(2000000),
        },
        numbers: [2000000, 2],
      },
      {
        text: 'ಬೆಲೆ ಎಷ್ಟಿದ್ದರೂ ಚಿಂತೆಯಿಲ್ಲ ಆದರೆ ಕೋರಮಂಗಲದಲ್ಲೇ ಐದು ಬೆಡ್‌ರೂಮಿನ ಬಂಗಲೆ ಖರೀದಿಸಬೇಕು',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Koramangala', bedrooms: exactly(5) },
        any: ['price'],
        numbers: [5],
      },
      {
        text: 'ಮಳೆ ನೀರು ನಿಲ್ಲದ ಏರಿಯಾದಲ್ಲಿ ಅಂದರೆ ಯಲಚೇನಹಳ್ಳಿ ಕಡೆ ಇಪ್ಪತ್ತು ಮೂವತ್ತು ಸೈಟಿನಲ್ಲಿ ಕಟ್ಟಿರೋ ಮನೆ ಮಾರಾಟಕ್ಕಿದ್ರೆ ತೋರಿಸಿ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Yelachenahalli',
          size_sqft: atLeast(600),
        },
        numbers: [20, 30],
      },
      {
        text: 'ಸಂಬಳ ಮೂವತ್ತು ಸಾವಿರ ಬರುತ್ತೆ ಅದರಲ್ಲಿ ಎಂಟು ಸಾವಿರ ಮಾತ್ರ ಬಾಡಿಗೆ ಕೊಡಬಹುದು ಚಿಕ್ಕಬಳ್ಳಾಪುರದಲ್ಲಿ',
        set: { transaction_type: 'rent', price: upTo(8000), city: 'Chikkaballapur' },
        numbers: [30000, 8000],
      },
      {
        text: 'ವಾಹನ ನಿಲುಗಡೆ, ಈಜುಕೊಳ ಹಾಗೂ ಮಕ್ಕಳ ಆಟದ ಮೈದಾನ ಇವೆಲ್ಲ ಇರುವ ವಸತಿ ಸಮುಚ್ಚಯದಲ್ಲಿ ಎರಡೂವರೆ ಬಿಎಚ್‌ಕೆ ಬೇಕಾಗಿದೆ',
        set: {
          property_type: 'apartment',
          amenities: ['parking', 'swimming_pool', 'play_area'],
          bedrooms: between(2, 3),
        },
      },
      {
        text: 'ಏನಾದ್ರೂ ಮಾಡಿ ಈ ವಾರದೊಳಗೆ ಹೆಚ್‌ಬಿಆರ್ ಲೇಔಟ್ ಹತ್ರ ಅರೆ ಸಜ್ಜಿತ ಮನೆ ಕೊಡ್ಸಿ ಗುರು ಹದಿನಾಲ್ಕು ಸಾವಿರ ಕೊಡ್ತೀನಿ',
        set: {
          property_type: 'house',
          area: 'HBR Layout',
          amenities: ['semi_furnished'],
          price: upTo(14000),
        },
        numbers: [14000],
      },
      {
        text: 'ನಾವು ಎನ್‌ಆರ್‌ಐಗಳು, ಭಾರತಕ್ಕೆ ಮರಳಿದ ಮೇಲೆ ವಾಸಿಸಲು ದೇವನಹಳ್ಳಿಯ ಗೇಟೆಡ್ ಸಮುದಾಯದಲ್ಲಿ ವಿಲ್ಲಾ ಖರೀದಿಸುವ ಯೋಜನೆಯಿದೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Devanahalli',
          amenities: ['gated_community'],
        },
        numbers: [],
      },
      {
        text: 'ತೆಂಗಿನ ಮರಗಳಿರುವ ಮೂರು ಎಕರೆ ತೋಟ ತಿಪಟೂರಿನ ಬಳಿ ಅರವತ್ತು ಲಕ್ಷದ ಒಳಗೆ ಬೇಕು',
        set: { property_type: 'land', city: 'Tiptur', size_sqft: atLeast(130680), price: upTo(6000000) },
        numbers: [3, 6000000],
      },
      {
        text: 'ಸಹ್ಯಾದ್ರಿ ಕಾಲೇಜಿಗೆ ಸೇರಿದ್ದೇನೆ ಶಿವಮೊಗ್ಗದಲ್ಲಿ ರೂಮ್ ಬಾಡಿಗೆಗೆ ಬೇಕು ಮೂರು ಸಾವಿರ ಸಾಕಾಗುತ್ತಾ',
        set: { transaction_type: 'rent', city: 'Shivamogga' },
        numbers: [3000],
      },
      {
        text: 'ಖರೀದಿಗೆ ಸಿದ್ಧವಿರುವ, ಅಂದರೆ ಕೂಡಲೇ ವಾಸಕ್ಕೆ ಹೋಗಬಹುದಾದ ಫ್ಲಾಟುಗಳನ್ನು ಮಾತ್ರ ತೋರಿಸಿ, ಎಪ್ಪತ್ತರಿಂದ ಎಂಬತ್ತೈದು ಲಕ್ಷ',
        set: { transaction_type: 'sale', property_type: 'apartment', price: between(7000000, 8500000) },
        numbers: [{ min: 7000000, max: 8500000 }],
      },
    ],
  },
  {
    phenomenon: 'wishes in their context, latin',
    cases: [
      {
        text: 'namma tandege retirement agide, mysore nalli ond chikka mane kondkobeku anta iddare, 60 laksha',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mysuru', price: upTo(6000000) },
        numbers: [6000000],
      },
      {
        text: 'bengaluralli 2 bedroom iro baadige mane huduktidini 18k olagade',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Bengaluru',
          bedrooms: exactly(2),
          price: upTo(18000),
        },
        numbers: [2, 18000],
      },
      {
        text: 'sir jp nagara 7th phase hattira ond flat irodu helidru yaro, nanage 3bhk beku rent ge',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: '7th Phase JP Nagar',
          bedrooms: exactly(3),
        },
        numbers: [3],
      },
      {
        text: 'dayavittu koramangaladalli gym mattu eeju kola iruva flat torisi',
        set: { property_type: 'apartment', area: 'Koramangala', amenities: ['gym', 'swimming_pool'] },
        numbers: [],
      },
      {
        text: 'site tagolluva plan ide nelamangala side, 30x50 irli',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Nelamangala',
          size_sqft: atLeast(1500),
        },
        numbers: [30, 50],
      },
      {
        text: 'nange igle ond room bekagide badgege, tingalige 6 savra kodtini',
        set: { transaction_type: 'rent', bedrooms: exactly(1), price: upTo(6000) },
      },
      {
        text: 'hosadagi kattiro apartment kondukolluvudakke ista, 75 lakshadinda 90 laksha olage',
        set: { transaction_type: 'sale', property_type: 'apartment', price: between(7500000, 9000000) },
        numbers: [{ min: 7500000, max: 9000000 }],
      },
      {
        text: 'udupi li mane bekitu kanri, rent hadinaidu saavira tanka odthivi',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Udupi', price: upTo(15000) },
        numbers: [15000],
      },
      {
        text: 'yelahankadalli independent house idre heli, 1.2 koti varegu ok, own madkobeku',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Yelahanka', price: upTo(12000000) },
        numbers: [12000000],
      },
      {
        text: 'gulbarga dag mani bekri badigi 8000 oolag',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kalaburagi', price: upTo(8000) },
        numbers: [8000],
      },
      {
        text: 'semi furnished 2bhk hebbal or nagawara, parking kuda irbeku, 25 to 30 savira',
        set: {
          bedrooms: exactly(2),
          area: 'Hebbal',
          amenities: ['semi_furnished', 'parking'],
          price: between(25000, 30000),
        },
        numbers: [2, { min: 25000, max: 30000 }],
      },
      {
        text: 'naavu nalku jana idivi, doddadagiro mane beku, kanishta 3 bedroom adru irbeku',
        set: { property_type: 'house', bedrooms: atLeast(3) },
        numbers: [4, 3],
      },
      {
        text: 'nanu mysoorinalli 2 malaguva konegala manegagi hudukuttiddene',
        set: { property_type: 'house', city: 'Mysuru', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'hubli li vidyanagar hattira 1bhk rent ge sigutta 7 savira budget',
        set: {
          transaction_type: 'rent',
          city: 'Hubballi',
          area: 'Vidyanagar',
          bedrooms: exactly(1),
          price: upTo(7000),
        },
        numbers: [1, 7000],
      },
      {
        text: 'sarjapur rd side villa nodtidini swimming pool club house ella irbeku 2 koti',
        set: {
          property_type: 'house',
          area: 'Sarjapur Road',
          amenities: ['swimming_pool', 'clubhouse'],
          price: upTo(20000000),
        },
        numbers: [20000000],
      },
      {
        text: 'nan husband office electronic city adakke bommanahalli side 2bhk semi furnished',
        set: { area: 'Bommanahalli', bedrooms: exactly(2), amenities: ['semi_furnished'] },
        numbers: [2],
      },
      {
        text: 'olle gaali belaku iro 3 room mane kondkolo yochne, vijayanagar mysore',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: exactly(3),
          city: 'Mysuru',
          area: 'Vijayanagar',
        },
        numbers: [3],
      },
      {
        text: 'tumkur alli 10 gunte jaaga bekithu invest madoke',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Tumakuru', size_sqft: atLeast(10890) },
        numbers: [10],
      },
      {
        text: 'ond 15k olge yelahanka new town alli mane nodi swamy',
        set: { property_type: 'house', area: 'Yelahanka New Town', price: upTo(15000) },
        numbers: [15000],
      },
      {
        text: 'bidar dalli kirayege mane beku',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bidar' },
        numbers: [],
      },
      {
        text: 'wfh maadtini so balcony iro studio apartment saku, hsr or btm',
        set: { property_type: 'apartment', area: 'HSR Layout', amenities: ['balcony'] },
        numbers: [],
      },
      {
        text: 'kanakpura road gated community plot 1200 sqft inda mele',
        set: {
          property_type: 'land',
          area: 'Kanakapura Road',
          amenities: ['gated_community'],
          size_sqft: atLeast(1200),
        },
        numbers: [1200],
      },
      {
        text: 'hi sir naanu freelancer, nange 1bhk beku koramangala athva hsr alli, 20k tanka ok',
        set: { bedrooms: exactly(1), area: 'Koramangala', price: upTo(20000) },
        numbers: [1, 20000],
      },
      {
        text: 'maneli 5 jana iddivi so 3 bedroom mane badge ge beku basavangudi side',
        set: { property_type: 'house', transaction_type: 'rent', bedrooms: exactly(3), area: 'Basavanagudi' },
        numbers: [5, 3],
      },
      {
        text: 'own house tagobeku ankondidivi mandya town alli 40 lakh olagade siguttha',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mandya', price: upTo(4000000) },
        numbers: [4000000],
      },
      {
        text: 'nimma hathra mangalore kadri alli 2bhk flats ideya for purchase',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mangaluru',
          area: 'Kadri',
          bedrooms: exactly(2),
        },
        numbers: [2],
      },
      {
        text: 'ee tingla kadege shift agbeku dayavittu hubli gokul road alli badige mane bega torsi 9 savira',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Hubballi',
          area: 'Gokul Road',
          price: upTo(9000),
        },
        numbers: [9000],
      },
      {
        text: 'ac iro furnished flat ideya bengaluru airport hathra 30 k',
        set: {
          property_type: 'apartment',
          city: 'Bengaluru',
          amenities: ['air_conditioning', 'furnished'],
          price: upTo(30000),
        },
        numbers: [30000],
      },
      {
        text: 'nanna budget hadinentu savira, 2 rooms saku, kathriguppe athra',
        set: { bedrooms: exactly(2), area: 'Kathriguppe', price: upTo(18000) },
        numbers: [18000, 2],
      },
      {
        text: 'hassan district alli 1 acre coffee thota kollakke ide anta kelidde, adu beku',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Hassan', size_sqft: atLeast(43560) },
        numbers: [1],
      },
      {
        text: '2 car parking iro 4bhk villa beku sarjapura kade 4 koti olage own ge',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: exactly(4),
          area: 'Sarjapur',
          amenities: ['parking'],
          price: upTo(40000000),
        },
        numbers: [2, 4, 40000000],
      },
      {
        text: 'yaradru flatmates illa, nanobbale iradu, 1rk saku indiranagar',
        set: { bedrooms: exactly(1), area: 'Indiranagar' },
        numbers: [1],
      },
      {
        text: 'nange vastu prakara iro site beku mysore vijayanagar 4th stage 30x40',
        set: {
          property_type: 'land',
          city: 'Mysuru',
          area: 'Vijayanagar IV Stage',
          size_sqft: atLeast(1200),
        },
        numbers: [30, 40],
      },
      {
        text: 'nanu vasakke ond olle jaga hudktidini, mangaluru nalli irbeku',
        set: { city: 'Mangaluru' },
        numbers: [],
      },
      {
        text: 'erdu bedroom mattu erdu bathroom iro apartment hudki kodtira',
        set: { property_type: 'apartment', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'mane kharidi madbeku antidini, hubballi dalli 3 bedroom irbeku, 70 lakshada olage',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Hubballi',
          bedrooms: exactly(3),
          price: upTo(7000000),
        },
        numbers: [3, 7000000],
      },
      {
        text: 'nange nayi ide so pet allow maado mane beku rent 20k varegu',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          amenities: ['pet_friendly'],
          price: upTo(20000),
        },
        numbers: [20000],
      },
      {
        text: 'namma office manyata tech park adara hattira 1bhk sigutta badigege',
        set: { transaction_type: 'rent', bedrooms: exactly(1), area: 'Manyata Tech Park' },
        numbers: [1],
      },
      {
        text: 'dharwad inda bengaluru ge shift agtidivi, yeshwanthpur side 2bhk badige mane beku',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          area: 'Yeshwanthpur',
          city: 'Bengaluru',
        },
        numbers: [2],
      },
      {
        text: 'eradu koti budget ide, sadashivanagar athava dollars colony, villa',
        set: { property_type: 'house', area: 'Sadashiva Nagar', price: upTo(20000000) },
        numbers: [20000000],
      },
      {
        text: 'lift illde idru parvagilla ground floor 2bhk jayanagar rent 22 savra',
        set: { transaction_type: 'rent', bedrooms: exactly(2), area: 'Jayanagar', price: upTo(22000) },
        drop: ['lift'],
        numbers: [2, 22000],
      },
      {
        text: 'nelamangala hathra ond acre jameenu 50 laksha olage kodsi',
        set: { property_type: 'land', area: 'Nelamangala', size_sqft: atLeast(43560), price: upTo(5000000) },
        numbers: [1, 5000000],
      },
      {
        text: 'mysuru hebbal industrial area hattira workers ge chikka mane badige 5 savra',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Mysuru',
          area: 'Hebbal',
          price: upTo(5000),
        },
        numbers: [5000],
      },
      {
        text: 'bnglr nalli 1bhk rent ge bekagittu 12k budget marathalli athira',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          bedrooms: exactly(1),
          price: upTo(12000),
          area: 'Marathahalli',
        },
        numbers: [1, 12000],
      },
      {
        text: 'maney bekri mysoor kade, erdu koni irbeku, nimma kade ideya',
        set: { property_type: 'house', city: 'Mysuru', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'nanu bachelor studio room or 1rk idre heli, hsr layout sector 2, below 15000',
        set: { bedrooms: exactly(1), area: 'Sector 2 HSR Layout', price: upTo(15000) },
        numbers: [1, 15000],
      },
      {
        text: 'yelahanka newtown li 3bhk appartment kondukolbeku anta aase 85 lacs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          area: 'Yelahanka New Town',
          price: upTo(8500000),
        },
        numbers: [3, 8500000],
      },
      {
        text: 'thingligae hattu saavra rent kodakke aguthe, adralli 2 room mane sigbahuda hassanalli',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          city: 'Hassan',
          price: upTo(10000),
        },
        numbers: [10000, 2],
      },
      {
        text: '3 bhk with servant room, sadashivnagar, buy, upto 5cr',
        set: {
          transaction_type: 'sale',
          bedrooms: exactly(3),
          area: 'Sadashiv Nagar',
          price: upTo(50000000),
        },
        numbers: [3, 50000000],
      },
      {
        text: 'electronic city phase 2 near company, gents 3 jana, 2bhk badigege irli 16k max',
        set: {
          transaction_type: 'rent',
          bedrooms: exactly(2),
          area: 'Electronic City Phase 2',
          price: upTo(16000),
        },
        numbers: [3, 2, 16000],
      },
      {
        text: 'shimoga dalli guddada mele iro thara ondu farmhouse beku 1 acre jothe',
        set: { property_type: 'house', city: 'Shivamogga', size_sqft: atLeast(43560) },
        numbers: [1],
      },
      {
        text: 'nimma app alli gated community villas ideya bannerghatta road side 2.5 cr tanka',
        set: {
          property_type: 'house',
          amenities: ['gated_community'],
          area: 'Bannerghatta Road',
          price: upTo(25000000),
        },
        numbers: [25000000],
      },
      {
        text: 'mangalore surathkal nitk hattira student ge 1bhk furnished',
        set: { city: 'Mangaluru', area: 'Surathkal', bedrooms: exactly(1), amenities: ['furnished'] },
        numbers: [1],
      },
      {
        text: 'raichur nalli ond kiradu mane saaku 4000 rupayi badge',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Raichur', price: upTo(4000) },
        numbers: [4000],
      },
      {
        text: 'balconi iro 2 bedrum flat kelage car parking with lift hebbal kempapura',
        set: {
          property_type: 'apartment',
          bedrooms: exactly(2),
          amenities: ['balcony', 'parking', 'lift'],
          area: 'Hebbal Kempapura',
        },
        numbers: [2],
      },
      {
        text: 'ge nelamangala toll hattira industrial alla, mane katto site 30*40 20 lakshada olge',
        set: { property_type: 'land', area: 'Nelamangala', size_sqft: atLeast(1200), price: upTo(2000000) },
        numbers: [30, 40, 2000000],
      },
      {
        text: 'ನಮಗೆ mattu appa ammange sari hogo hage ground floor 3 bedroom jayanagara rent 40 savira',
        set: { transaction_type: 'rent', bedrooms: exactly(3), area: 'Jayanagar', price: upTo(40000) },
        numbers: [3, 40000],
      },
      {
        text: 'govt job transfer agi ballari ge hogta idivi alli 2bhk badige mane huduki kodi sir',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ballari', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'rent 12 savira tanka kodthivi, vijayanagara hampinagara kade 2 room mane, neeru chennagirbeku',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Vijayanagar',
          bedrooms: exactly(2),
          price: upTo(12000),
          amenities: ['water_supply'],
        },
        numbers: [12000, 2],
      },
      {
        text: 'ready to move flat kondkobeku kanakapura main road hattira 60 to 70 lakhs, loan agutte',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kanakapura Main Road',
          price: between(6000000, 7000000),
        },
        numbers: [{ min: 6000000, max: 7000000 }],
      },
      {
        text: 'house owner jote irod beda, separate entrance iro 1bhk, gym hattira idre best, domlur',
        set: { bedrooms: exactly(1), area: 'Domlur', amenities: ['gym'] },
        numbers: [1],
      },
      {
        text: 'chikmagalur alli coffee estate 5 acre kharidi madona anta plan',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Chikkamagaluru',
          size_sqft: atLeast(217800),
        },
        numbers: [5],
      },
      {
        text: 'studio flat for rent beku kalyan nagar side fully furnished wifi ac ella idre 22k ok',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kalyan Nagar',
          amenities: ['furnished', 'air_conditioning'],
          price: upTo(22000),
        },
        numbers: [22000],
      },
      {
        text: 'mysuru outer ring road pakka muda site 30x40 idre 40 laksha kodtini',
        set: { property_type: 'land', city: 'Mysuru', size_sqft: atLeast(1200), price: upTo(4000000) },
        numbers: [30, 40, 4000000],
      },
    ],
  },
  {
    phenomenon: 'wishes in their context, mixed',
    cases: [
      {
        text: 'ನನಗೆ Electronic City ಹತ್ತಿರ 2BHK flat ಬೇಕು, rent 22k max',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Electronic City',
          bedrooms: exactly(2),
          price: upTo(22000),
        },
        numbers: [2, 22000],
      },
      {
        text: 'Office ಇಂದ ದೂರ ಆಗ್ತಿದೆ so ಮಾರತ್ತಹಳ್ಳಿ side ಒಂದು 1bhk rent ಗೆ ಬೇಕು',
        set: { transaction_type: 'rent', area: 'Marathahalli', bedrooms: exactly(1) },
        numbers: [1],
      },
      {
        text: 'Villa with private garden ಕೊಂಡ್ಕೋಬೇಕು ಸರ್ಜಾಪುರ road ಅಲ್ಲಿ 3 crore ವರೆಗೂ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          amenities: ['garden'],
          area: 'Sarjapur Road',
          price: upTo(30000000),
        },
        numbers: [30000000],
      },
      {
        text: 'Pet friendly ಮನೆ ಇದೆಯಾ Indiranagar ನಲ್ಲಿ under 40k',
        set: { property_type: 'house', amenities: ['pet_friendly'], area: 'Indiranagar', price: upTo(40000) },
        numbers: [40000],
      },
      {
        text: 'ಒಳ್ಳೆ gated community ಲಿ corner site 40*60 ಬೇಕಿತ್ತು Devanahalli ಕಡೆ',
        set: {
          property_type: 'land',
          amenities: ['gated_community'],
          size_sqft: atLeast(2400),
          area: 'Devanahalli',
        },
        numbers: [40, 60],
      },
      {
        text: 'brokerage ಇಲ್ದೆ direct owner ಮನೆ ಬೇಕು, furnished, Mangaluru',
        set: { property_type: 'house', amenities: ['furnished'], city: 'Mangaluru' },
        numbers: [],
      },
      {
        text: 'Banashankari 2nd stage ಲಿ duplex house ಕೊಳ್ಳಬೇಕು',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Banashankari Stage 2' },
        numbers: [],
      },
      {
        text: 'JP Nagar side ಚಿಕ್ಕ ಮನೆ for 2 people, rent 12-15k',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'JP Nagar',
          price: between(12000, 15000),
        },
        numbers: [2, { min: 12000, max: 15000 }],
      },
      {
        text: '25 lakhs ಒಳಗಡೆ DTCP approved site ಇದ್ರೆ share ಮಾಡಿ, Hosur road',
        set: { property_type: 'land', area: 'Hosur Road', price: upTo(2500000) },
        numbers: [2500000],
      },
      {
        text: 'ಸ್ವಲ್ಪ spacious 2bhk with lift and power backup ಬೇಕು near metro',
        set: { bedrooms: exactly(2), amenities: ['lift', 'power_backup'] },
        numbers: [2],
      },
      {
        text: 'Hi, ನಾನು Pune ಇಂದ relocate ಆಗ್ತಿದೀನಿ, Bellandur ಹತ್ರ 2bhk semi furnished ಬೇಕು 35k',
        set: { area: 'Bellandur', bedrooms: exactly(2), amenities: ['semi_furnished'], price: upTo(35000) },
        numbers: [2, 35000],
      },
      {
        text: 'Parents ಗೆ ground floor house ಬೇಕು Jayanagar 4th block, rent 25k ಒಳಗೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: '4th Block Jayanagar',
          price: upTo(25000),
        },
        numbers: [25000],
      },
      {
        text: '1.5 crore budget ಲಿ independent house for sale RR Nagar',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Rajarajeshwari Nagar',
          price: upTo(15000000),
        },
        numbers: [15000000],
      },
      {
        text: 'ನಮಗೆ club house, gym, pool ಎಲ್ಲಾ ಇರೋ apartment ಬೇಕು near Hebbal flyover',
        set: { property_type: 'apartment', area: 'Hebbal', amenities: ['clubhouse', 'gym', 'swimming_pool'] },
        numbers: [],
      },
      {
        text: 'Budget 18-20k, ಎರಡು bedroom, ಲಿಫ್ಟ್ compulsory, Malleshwaram',
        set: {
          bedrooms: exactly(2),
          amenities: ['lift'],
          area: 'Malleshwaram',
          price: between(18000, 20000),
        },
        numbers: [{ min: 18000, max: 20000 }, 2],
      },
      {
        text: 'site ಬೇಕು 20x30, Tumkur road side, loan available ಇರಬೇಕು',
        set: { property_type: 'land', size_sqft: atLeast(600), area: 'Tumkur Road' },
        numbers: [20, 30],
      },
      {
        text: 'Good morning, ನನಗೆ fully furnished studio apartment ಬೇಕು MG Road ಹತ್ರ',
        set: { property_type: 'apartment', area: 'MG Road', amenities: ['furnished'] },
        numbers: [],
      },
      {
        text: 'Rent agreement 11 months ಗೆ 2BHK ಬೇಕು Banaswadi, 24k',
        set: { transaction_type: 'rent', bedrooms: exactly(2), area: 'Banaswadi', price: upTo(24000) },
      },
      {
        text: 'ನಾವು 4 friends, 3bhk with 2 parking ಬೇಕಿತ್ತು Kundalahalli side',
        set: { bedrooms: exactly(3), amenities: ['parking'], area: 'Kundalahalli' },
        numbers: [4, 3, 2],
      },
      {
        text: 'Investment ಗೆ plot ನೋಡ್ತಿದೀನಿ, Devanahalli airport side, 40 lakhs max',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Devanahalli', price: upTo(4000000) },
        numbers: [4000000],
      },
      {
        text: '3 ಬೆಡ್ರೂಮ್ duplex, private garden ಮತ್ತೆ AC, Sarjapur',
        set: {
          property_type: 'house',
          bedrooms: exactly(3),
          amenities: ['garden', 'air_conditioning'],
          area: 'Sarjapur',
        },
        numbers: [3],
      },
      {
        text: 'Budget ಜಾಸ್ತಿ ಇಲ್ಲ, 8k ಒಳಗೆ single room ಸಿಕ್ರೆ ಸಾಕು, Peenya',
        set: { bedrooms: exactly(1), price: upTo(8000), area: 'Peenya' },
        numbers: [8000],
      },
      {
        text: 'ನಾನು IT employee, Bagmane tech park ಹತ್ತಿರ 2BHK, furnished ಆದ್ರೆ better',
        set: { bedrooms: exactly(2), area: 'Bagmane Tech Park', amenities: ['furnished'] },
        numbers: [2],
      },
      {
        text: 'Mysore ring road ಪಕ್ಕ 40x60 corner site, ಬೆಲೆ 60 lakhs ದಾಟಬಾರದು',
        set: { property_type: 'land', size_sqft: atLeast(2400), price: upTo(6000000), city: 'Mysuru' },
        numbers: [40, 60, 6000000],
      },
      {
        text: 'ಅರ್ಜೆಂಟ್ ಆಗಿ PG ಅಲ್ಲ, independent 1RK ಬೇಕು rent 9000',
        set: { transaction_type: 'rent', bedrooms: exactly(1), price: upTo(9000) },
        numbers: [1, 9000],
      },
      {
        text: 'Newly married couple ಗೆ cozy 1BHK, HBR layout, ₹18,000 ವರೆಗೆ',
        set: { bedrooms: exactly(1), area: 'HBR Layout', price: upTo(18000) },
        numbers: [1, 18000],
      },
      {
        text: 'Row house for sale ಇದ್ಯಾ Whitefield ಕಡೆ, 1.2 Cr',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Whitefield', price: upTo(12000000) },
        numbers: [12000000],
      },
      {
        text: 'School bus ಬರೋ area ಆಗಬೇಕು, 3BHK flat, ಮಾರಾಟಕ್ಕೆ, Thanisandra',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          area: 'Thanisandra',
        },
        numbers: [3],
      },
      {
        text: 'EV charging ಇರೋ parking ಜೊತೆ flat, Bellandur',
        set: { property_type: 'apartment', amenities: ['parking'], area: 'Bellandur' },
        numbers: [],
      },
      {
        text: 'ನಮ್ shop ಹತ್ರ ಅಂದ್ರೆ Jalahalli cross side small house rent ಗೆ, budget ಎಂಟು ಸಾವಿರ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Jalahalli', price: upTo(8000) },
        numbers: [8000],
      },
      {
        text: 'Need 3BHK, ಎರಡು balcony, east facing, Rajajinagar 1st block, sale ಗೆ',
        set: {
          transaction_type: 'sale',
          bedrooms: exactly(3),
          amenities: ['balcony'],
          area: 'Rajaji Nagar Block 1',
        },
        numbers: [3, 2],
      },
      {
        text: 'Girls ಗೆ safe ಆಗಿರೋ apartment with security & CCTV, Brookefield, 15k ಪ್ರತಿ ತಿಂಗಳು',
        set: { property_type: 'apartment', amenities: ['security'], area: 'Brookefield', price: upTo(15000) },
        numbers: [15000],
      },
      {
        text: 'Hassan bypass ಹತ್ತಿರ layout ನಲ್ಲಿ site booking ಮಾಡಬೇಕು 30x50',
        set: { property_type: 'land', city: 'Hassan', size_sqft: atLeast(1500) },
        numbers: [30, 50],
      },
    ],
  },
  {
    phenomenon: 'sums in words, native',
    cases: [
      {
        text: 'ಎರಡು ಲಕ್ಷದ ಎಪ್ಪತ್ತೈದು ಸಾವಿರ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(275000) },
        numbers: [275000],
      },
      { text: 'ಎರಡೂವರೆ ಸಾವಿರ ಚದರ ಅಡಿ', asked: 'size_sqft', set: { size_sqft: atLeast(2500) }, numbers: [2500] },
      {
        text: 'ಹದಿನಾರು ಸಾವಿರದ ಐನೂರು',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(16500) },
        numbers: [16500],
      },
      {
        text: 'ನಾಲ್ಕು ಸಾವಿರದ ಎಂಟುನೂರ ಐವತ್ತು',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(4850) },
        numbers: [4850],
      },
      {
        text: 'ಮೂರು ಕೋಟಿ ಎಪ್ಪತ್ತು ಲಕ್ಷ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(37000000) },
        numbers: [37000000],
      },
    ],
  },
  {
    phenomenon: 'sums in words, latin',
    cases: [
      {
        text: 'ombhattuvare laksha',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(950000) },
        numbers: [950000],
      },
      {
        text: 'aidu nuru gaja',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(4500) },
        numbers: [500],
      },
      {
        text: 'hannond savirada ainoor',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(11500) },
        numbers: [11500],
      },
      {
        text: 'muvatmuru laksha',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(3300000) },
        numbers: [3300000],
      },
      {
        text: 'ombathu koti',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(90000000) },
        numbers: [90000000],
      },
      {
        text: 'nooru aivattu gaja',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(1350) },
        numbers: [150],
      },
      {
        text: 'mukkal laksha',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(75000) },
        numbers: [75000],
      },
      {
        text: 'ippattaidu varey laksha',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(2550000) },
        numbers: [2550000],
      },
    ],
  },
]
