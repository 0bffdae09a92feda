import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Turns as different people say and type them, written without sight of the rules. */
export const laterWishes: CorpusSection[] = [
  {
    phenomenon: 'later first wishes, native',
    cases: [
      {
        text: 'ನಾನು ಹೊಸ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಒಂದನ್ನು ಬಾಡಿಗೆಗೆ ಪಡೆಯಲು ಬಯಸುತ್ತೇನೆ, ನೀವು ನನಗೆ ಸಹಾಯ ಮಾಡಬಲ್ಲಿರಾ? ಅದು ಕೋರಮಂಗಲದಲ್ಲಿ ಇರಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Koramangala' },
      },
      {
        text: 'ನನಗೆ ಎರಡು ಮಲಗುವ ಕೋಣೆಗಳು ಮತ್ತು ಎರಡು ಸ್ನಾನಗೃಹಗಳಿರುವ ಮನೆ ಮೈಸೂರಿನಲ್ಲಿ ಬೇಕಾಗಿದೆ, ದಯವಿಟ್ಟು ಹುಡುಕಿಕೊಡಿ',
        set: { property_type: 'house', bedrooms: exactly(2), city: 'Mysuru' },
        numbers: [2],
      },
      {
        text: 'ಬೆಲೆ ಎಂಬತ್ತು ಲಕ್ಷಕ್ಕಿಂತ ಹೆಚ್ಚಿರಬಾರದು ಹಾಗೂ ಕಾರು ನಿಲ್ಲಿಸಲು ಸ್ಥಳಾವಕಾಶ ಇರುವ ಮನೆಯೊಂದನ್ನು ಖರೀದಿಸಲು ನಾವು ಇಚ್ಛಿಸುತ್ತೇವೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          price: upTo(8000000),
          amenities: ['parking'],
        },
        numbers: [8000000],
      },
      {
        text: 'ಸಾಕುಪ್ರಾಣಿಗಳಿಗೆ ಅನುಮತಿ ಇರುವಂತಹ ಹಾಗೂ ಪೀಠೋಪಕರಣಗಳಿರುವ ಫ್ಲ್ಯಾಟ್ ಅನ್ನು ದಯವಿಟ್ಟು ತೋರಿಸುವಿರಾ',
        set: { property_type: 'apartment', amenities: ['pet_friendly', 'furnished'] },
      },
      {
        text: 'ನಮ್ಮ ತಂದೆಯವರಿಗಾಗಿ ಧಾರವಾಡದಲ್ಲಿ ಒಂದು ನಿವೇಶನವನ್ನು ಕೊಂಡುಕೊಳ್ಳಬೇಕೆಂದಿದ್ದೇವೆ, ಸುಮಾರು ಇಪ್ಪತ್ತೈದು ಲಕ್ಷ ಖರ್ಚು ಮಾಡಬಹುದು',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Dharwad', price: upTo(2500000) },
        numbers: [2500000],
      },
      {
        text: 'ನಾನು ವಾಸಿಸಲು ಸ್ಥಳವೊಂದನ್ನು ಹುಡುಕುತ್ತಿರುವೆ, ತಿಂಗಳ ಬಾಡಿಗೆ ಹನ್ನೆರಡು ಸಾವಿರದಿಂದ ಹದಿನೈದು ಸಾವಿರದ ನಡುವೆ ಇದ್ದರೆ ಒಳಿತು',
        set: { transaction_type: 'rent', price: between(12000, 15000) },
        numbers: [{ min: 12000, max: 15000 }],
      },
      {
        text: 'ಕನಿಷ್ಠ ಮೂರು ಮಲಗುವ ಕೊಠಡಿಗಳಾದರೂ ಇರುವ ವಿಲ್ಲಾ ಬೆಳ್ಳಂದೂರಿನಲ್ಲಿ ಲಭ್ಯವಿದೆಯೇ',
        set: { property_type: 'house', bedrooms: atLeast(3), area: 'Bellandur' },
        numbers: [3],
      },
      {
        text: 'ಅಣ್ಣ ನಂಗೆ ಒಂದು ರೂಮು ಬಾಡಿಗೆಗೆ ಬೇಕಿತ್ತು ಪೀಣ್ಯ ಕಡೆ ಐದು ಆರು ಸಾವಿರದಲ್ಲಿ',
        set: { transaction_type: 'rent', bedrooms: exactly(1), area: 'Peenya', price: between(5000, 6000) },
      },
      {
        text: 'ನಮ್ಮನೆಯವರು ಹೇಳಿದ್ರು ಮನೆ ತಗೊಳೋಣ ಅಂತ ವಿಜಯನಗರದಲ್ಲಿ ಒಂದು ಕೋಟಿ ಒಳಗೆ ಯಾವುದಾದ್ರೂ ಇದ್ರೆ ಹೇಳಪ್ಪ',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Vijayanagar', price: upTo(10000000) },
        numbers: [10000000],
      },
      {
        text: 'ಹಲೋ ಟು ಬಿಎಚ್‌ಕೆ ಫ್ಲಾಟ್ ರೆಂಟ್‌ಗೆ ಇದೆಯಾ ಮಾರತ್ತಹಳ್ಳಿ ಸುತ್ತಮುತ್ತ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(2),
          area: 'Marathahalli',
        },
      },
      {
        text: 'ತುಮಕೂರ್ ರೋಡಲ್ಲಿ ಒಂದು ಎಕರೆ ಜಾಗ ನೋಡ್ತಿದೀವಿ ರೇಟ್ ಎಷ್ಟಾದ್ರೂ ಪರ್ವಾಗಿಲ್ಲ',
        set: { size_sqft: atLeast(43560), property_type: 'land', area: 'Tumkur Road' },
        any: ['price'],
      },
      {
        text: 'ನಮಗ ಧಾರವಾಡ ಸಪ್ತಾಪುರದಾಗ ಮನಿ ಬೇಕಾಗೇತ್ರಿ ಬಾಡಿಗಿ ಆರ ಸಾವಿರ ಮ್ಯಾಲ ಕೊಡಂಗಿಲ್ಲ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Dharwad',
          area: 'Saptapur',
          price: upTo(6000),
        },
      },
      {
        text: 'ಬೆಳಗಾವ್ಯಾಗ ಪ್ಲಾಟ್ ತಗೊಬೇಕಂತೀವ್ರಿ ಇಪ್ಪತ್ ಲಕ್ಷದ ತನ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Belagavi', price: upTo(2000000) },
        numbers: [2000000],
      },
      {
        text: 'ಗದಗದಾಗ ಎರಡ ಖೋಲಿ ಮನಿ ಸಿಗತೈತೇನ್ರಿ ಬಾಡಿಗಿಗೆ',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(2), city: 'Gadag' },
      },
      {
        text: 'ಮಂಗಳೂರಿನ ಬಿಜೈಯಲ್ಲಿ ಒಂದು ಮನೆ ಬಾಡಿಗೆಗೆ ಉಂಟಾ ಮಾರಾಯ್ರೆ, ಬಾವಿ ನೀರು ಇದ್ರೆ ಲಾಯ್ಕ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Mangaluru',
          area: 'Bejai',
          amenities: ['water_supply'],
        },
      },
      {
        text: 'ಉಡುಪಿ ಮಣಿಪಾಲದ ಹತ್ತಿರ ಸ್ಟೂಡೆಂಟ್ಸಿಗೆ ಫರ್ನಿಶ್ಡ್ ಫ್ಲಾಟ್ ಬೇಕಿತ್ತು',
        set: { property_type: 'apartment', amenities: ['furnished'], area: 'Manipal', city: 'Udupi' },
      },
      {
        text: 'ನಮಸ್ತೆ, ನಾನು ಮುಂದಿನ ತಿಂಗಳು ಬೆಂಗಳೂರಿಗೆ ಸ್ಥಳಾಂತರಗೊಳ್ಳುತ್ತಿದ್ದೇನೆ. ಅಲ್ಲಿ ಎರಡು ಮಲಗುವ ಕೋಣೆಗಳಿರುವ ಬಾಡಿಗೆ ಮನೆ ಹುಡುಕಲು ಸಹಾಯ ಮಾಡಿ',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(2), city: 'Bengaluru' },
        numbers: [2],
      },
      {
        text: 'ನನಗೆ ಕೆಲಸದ ಸ್ಥಳಕ್ಕೆ ಹತ್ತಿರವಾಗುವಂತೆ ವೈಟ್‌ಫೀಲ್ಡ್ ಪ್ರದೇಶದಲ್ಲಿ ವಾಸಿಸಲು ಮನೆ ಬೇಕು, ಬಾಡಿಗೆ ತಿಂಗಳಿಗೆ ಇಪ್ಪತ್ತೆರಡು ಸಾವಿರ ರೂಪಾಯಿಗಳನ್ನು ಮೀರಬಾರದು',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Whitefield', price: upTo(22000) },
        numbers: [22000],
      },
      {
        text: 'ನಾವು ಖರೀದಿಸಲು ಬಯಸುವ ಮನೆಯಲ್ಲಿ ಕನಿಷ್ಠ ನಾಲ್ಕು ಮಲಗುವ ಕೋಣೆಗಳು ಮತ್ತು ಒಂದು ಉದ್ಯಾನ ಇರಬೇಕು',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: atLeast(4),
          amenities: ['garden'],
        },
        numbers: [4],
      },
      {
        text: 'ಹವಾನಿಯಂತ್ರಣ ಮತ್ತು ವಿದ್ಯುತ್ ಬ್ಯಾಕಪ್ ಸೌಲಭ್ಯವುಳ್ಳ ಅಪಾರ್ಟ್‌ಮೆಂಟ್‌ಗಳು ನಿಮ್ಮಲ್ಲಿವೆಯೇ? ನಾನು ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ ಹುಡುಕುತ್ತಿದ್ದೇನೆ',
        set: {
          property_type: 'apartment',
          amenities: ['air_conditioning', 'power_backup'],
          city: 'Hubballi',
        },
      },
      {
        text: 'ನನ್ನ ಆಯವ್ಯಯ ನಲವತ್ತೈದು ಲಕ್ಷ ರೂಪಾಯಿ, ಶಿವಮೊಗ್ಗ ನಗರದಲ್ಲಿ ಸ್ವಂತ ಮನೆ ಬೇಕಾಗಿದೆ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Shivamogga', price: upTo(4500000) },
        numbers: [4500000],
      },
      {
        text: 'ಸುಮಾರು ಸಾವಿರದ ಇನ್ನೂರು ಚದರ ಅಡಿಯ ಎರಡು ಕೋಣೆಗಳ ಫ್ಲಾಟ್ ಅನ್ನು ಮಾರಾಟಕ್ಕೆ ಹುಡುಕುತ್ತಿದ್ದೇನೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          size_sqft: atLeast(1200),
          bedrooms: exactly(2),
        },
        numbers: [1200, 2],
      },
      {
        text: 'ಬಸವೇಶ್ವರನಗರದಲ್ಲಿ ಮೂರನೇ ಮಹಡಿಗಿಂತ ಮೇಲೆ ಇರದ ಬಾಡಿಗೆ ಫ್ಲಾಟ್ ತೋರಿಸಿ, ನಮ್ಮ ತಾಯಿಗೆ ಮೆಟ್ಟಿಲು ಹತ್ತೋಕೆ ಆಗಲ್ಲ',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Basaveshwara Nagar' },
      },
      {
        text: 'ಮಡಿಕೇರಿ ಹತ್ತಿರ ಕಾಫಿ ತೋಟ ಮೂರು ಎಕರೆ ಬೇಕು ಕೊಳ್ಳೋಕೆ ಒಂದೂವರೆ ಕೋಟಿ ಇದೆ ನಮ್ಮ ಹತ್ರ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Madikeri',
          size_sqft: atLeast(130680),
          price: upTo(15000000),
        },
      },
      {
        text: 'ಮನೆ ಬಾಡಿಗೆಗೆ ಕೊಡೋರು ಇದಾರಾ ಮಾಗಡಿ ರೋಡ್ ಹತ್ರ ಏಳು ಸಾವಿರ ಎಂಟು ಸಾವಿರ ಬಾಡಿಗೆ ಆದ್ರೆ ಸಾಕು',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Magadi Road',
          price: between(7000, 8000),
        },
      },
      {
        text: 'ಗಂಡ ಹೆಂಡತಿ ಇಬ್ರೇ ಇರೋದು ಒಂದು ಸಿಂಗಲ್ ಬೆಡ್ರೂಮ್ ಸಾಕು ಯಶವಂತಪುರ ಕಡೆ',
        set: { bedrooms: exactly(1), area: 'Yeshwanthpur' },
      },
      {
        text: 'ಬ್ಯಾಂಕಿಂದ ಲೋನ್ ಆಗಿದೆ, ಅರವತ್ತು ಲಕ್ಷದ ಒಳಗೆ ಉತ್ತರಹಳ್ಳಿಯಲ್ಲಿ ಎರಡು ಬೆಡ್‌ರೂಮ್ ಫ್ಲಾಟ್ ತೋರಿಸಿ',
        set: { property_type: 'apartment', bedrooms: exactly(2), area: 'Uttarahalli', price: upTo(6000000) },
        numbers: [6000000, 2],
      },
      {
        text: 'ಭದ್ರತೆ ಇರುವ, ಮಕ್ಕಳು ಆಡಲು ಜಾಗ ಇರುವ, ನೀರಿನ ತೊಂದರೆ ಇಲ್ಲದ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಬೇಕು',
        set: { property_type: 'apartment', amenities: ['security', 'play_area', 'water_supply'] },
      },
      {
        text: 'ಮೈಸೂರಲ್ಲಿ ಟೂ ಬೆಡ್ರೂಮ್ ಹೌಸ್ ಫಿಫ್ಟೀನ್ ಥೌಸಂಡ್ ರೆಂಟಲ್ಲಿ ಸಿಗುತ್ತಾ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          city: 'Mysuru',
          price: upTo(15000),
        },
      },
      {
        text: 'ಕ್ಷಮಿಸಿ ಸರ್, ಕೆಆರ್ ಪುರಂನಲ್ಲಿ ಹತ್ತು ಸಾವಿರಕ್ಕೆ ಸಿಗುವ ಬಾಡಿಗೆ ಮನೆಗಳೇನಾದರೂ ಇವೆಯೇ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'KR Puram', price: upTo(10000) },
      },
      {
        text: 'ನಾನು ನಿವೃತ್ತನಾಗಿದ್ದೇನೆ, ಮೈಸೂರಿನಲ್ಲಿ ಶಾಂತವಾದ ಕಡೆ ಒಂದು ಚಿಕ್ಕ ಮನೆ ಕೊಂಡು ಇರೋಣ ಅಂತ ಆಸೆ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mysuru' },
      },
      {
        text: 'ಗೃಹ ಪ್ರವೇಶಕ್ಕೆ ಸಿದ್ಧವಿರುವ ಮೂರು ಕೋಣೆಗಳ ಫ್ಲ್ಯಾಟ್ ಖರೀದಿಗೆ ಲಭ್ಯವಿದ್ದರೆ ತಿಳಿಸಿ, ರಾಜರಾಜೇಶ್ವರಿ ನಗರ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          area: 'Rajarajeshwari Nagar',
        },
      },
      {
        text: 'ಮೂವತ್ತು ನಲವತ್ತು ಸೈಟಲ್ಲಿ ಕಟ್ಟಿರೋ ಮನೆ ತಗೊಳೋದಕ್ಕೆ ನೋಡ್ತಿದ್ದೀವಿ ನಾಗರಭಾವಿಯಲ್ಲಿ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          size_sqft: atLeast(1200),
          area: 'Nagarbhavi',
        },
      },
      {
        text: 'ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ ಬಾಡಿಗೆ ಕೊಡುವ ಒಂದು ಕೋಣೆಯ ಮನೆ ಮಣಿಪಾಲದಲ್ಲಿ ಆರು ಸಾವಿರದೊಳಗೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(1),
          area: 'Manipal',
          price: upTo(6000),
        },
      },
      {
        text: 'ಬಾಡಿಗೆಗೆ ಬೇಡ ಸ್ವಂತಕ್ಕೆ ಬೇಕು, ನೆಲಮಂಗಲದ ಬಳಿ ಎರಡು ಗುಂಟೆ ಜಾಗ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Nelamangala',
          size_sqft: atLeast(2178),
        },
      },
      {
        text: 'ಫ್ಲಾಟ್ ಅಥವಾ ಮನೆ ಯಾವುದಾದರೂ ಸರಿ, ಚಂದಾಪುರದಲ್ಲಿ ಹದಿಮೂರು ಸಾವಿರ ಬಾಡಿಗೆಗೆ ಬೇಕು',
        set: { transaction_type: 'rent', area: 'Chandapura', price: upTo(13000) },
        any: ['property_type'],
      },
      {
        text: 'ನಮಸ್ಕಾರ, ನಾನು ಚಿಕ್ಕಮಗಳೂರಿನಲ್ಲಿ ಒಂದು ಸಣ್ಣ ಮನೆಯನ್ನು ಬಾಡಿಗೆಗೆ ತೆಗೆದುಕೊಳ್ಳಲು ಯೋಚಿಸುತ್ತಿದ್ದೇನೆ, ಬಾಡಿಗೆ ಒಂಬತ್ತು ಸಾವಿರ ರೂಪಾಯಿಯೊಳಗೆ ಇರಲಿ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Chikkamagaluru', price: upTo(9000) },
        numbers: [9000],
      },
      {
        text: 'ದಯವಿಟ್ಟು ಈಜುಕೊಳ ಹಾಗೂ ವ್ಯಾಯಾಮಶಾಲೆ ಇರುವ ಮೂರು ಬೆಡ್‌ರೂಮಿನ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಅನ್ನು ಹೆಬ್ಬಾಳದಲ್ಲಿ ಖರೀದಿಗೆ ಹುಡುಕಿ ಕೊಡಿ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          area: 'Hebbal',
          amenities: ['swimming_pool', 'gym'],
        },
      },
      {
        text: 'ನಮ್ಮ ಮಗನ ಶಾಲೆ ಜಯನಗರದಲ್ಲಿದೆ ಅದಕ್ಕೆ ಅಲ್ಲೇ ಎರಡು ಬೆಡ್ರೂಮ್ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕಾಗಿತ್ತು',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(2), area: 'Jayanagar' },
      },
      {
        text: 'ಹಾಸನದ ಹತ್ತಿರ ಐದು ಎಕರೆ ತೆಂಗಿನ ತೋಟ ಖರೀದಿಸೋಕೆ ಇಷ್ಟ ಇದೆ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Hassan', size_sqft: atLeast(217800) },
      },
      {
        text: 'ಬಾಗಲಕೋಟೆಯಾಗ ಮನಿ ಬಾಡಗಿಗಿ ಬೇಕ್ರಿ ಎರಡ ರೂಮಿಂದು',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(2), city: 'Bagalkot' },
      },
      {
        text: 'ವಿಜಯಪುರದಲ್ಲಿ ನಾಲ್ಕು ಲಕ್ಷಕ್ಕೆ ಲೀಸಿಗೆ ಮನೆ ಸಿಗುತ್ತದೆಯೇ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Vijayapura', price: upTo(400000) },
      },
      {
        text: 'ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಬೇಕು ಸರ್ ಕನಕಪುರ ರಸ್ತೆಯಲ್ಲಿ ಮೆಟ್ರೋ ಹತ್ತಿರ ಇದ್ದರೆ ಒಳ್ಳೆಯದು ಎಪ್ಪತ್ತು ಲಕ್ಷದೊಳಗೆ',
        set: { property_type: 'apartment', area: 'Kanakapura Road', price: upTo(7000000) },
      },
      {
        text: 'ತಿಂಗಳಿಗೆ ಐವತ್ತು ಸಾವಿರದವರೆಗೆ ಬಾಡಿಗೆ ಕೊಡಬಲ್ಲೆ, ಇಂದಿರಾನಗರದಲ್ಲಿ ಸುಸಜ್ಜಿತ ಫ್ಲ್ಯಾಟ್ ಬೇಕು',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          amenities: ['furnished'],
          area: 'Indiranagar',
          price: upTo(50000),
        },
      },
    ],
  },
  {
    phenomenon: 'later first wishes, latin',
    cases: [
      {
        text: 'nangu nan hendthigu ondu chikka mane beku badigege, malleshwaram atva rajajinagar',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Malleshwaram' },
      },
      {
        text: 'hi sir im from tumkur, bengaluru alli site tagobeku anta idini, nelamangala side 15 lakh olagadre ok',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Nelamangala',
          city: 'Bengaluru',
          price: upTo(1500000),
        },
      },
      {
        text: '3bhk beku with lift n pwr backup, budjet 1.3cr, sarjapur rd',
        set: {
          bedrooms: exactly(3),
          amenities: ['lift', 'power_backup'],
          price: upTo(13000000),
          area: 'Sarjapur Road',
        },
        numbers: [3, 13000000],
      },
      {
        text: 'mysuru kuvempunagar dalli badige mane ideya 10 savra olge sanna family',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Mysuru',
          area: 'Kuvempunagar',
          price: upTo(10000),
        },
        numbers: [10000],
      },
      {
        text: 'nav 4 jana friends, 3 bedroom flat rent ge hudkta idivi, domlur or indiranagar',
        set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(3), area: 'Domlur' },
      },
      {
        text: 'hubli alli mani tagolakke nodakattivi 40 laksha varigu',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hubballi', price: upTo(4000000) },
        numbers: [4000000],
      },
      {
        text: 'mangalore kadri hattira 2 bhk, car nillsodakke jaga beku marayre',
        set: { city: 'Mangaluru', area: 'Kadri', bedrooms: exactly(2), amenities: ['parking'] },
        numbers: [2],
      },
      {
        text: 'rent 8k to 10k single room saku yeshwanthpur',
        set: {
          transaction_type: 'rent',
          price: between(8000, 10000),
          bedrooms: exactly(1),
          area: 'Yeshwanthpur',
        },
      },
      {
        text: 'namaste nanu koppal inda, bengalurinalli pg alla mane beku 2 room du rent 12 savirada olage',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          city: 'Bengaluru',
          price: upTo(12000),
        },
      },
      {
        text: 'yaradru hebbala alli 3bhk flat maaratidre heli 90 lakh tanka',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          area: 'Hebbal',
          price: upTo(9000000),
        },
      },
      {
        text: 'udupi santhekatte hatra 10 cents jaga tagolikke unta',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Santhekatte',
          city: 'Udupi',
          size_sqft: atLeast(4356),
        },
      },
      {
        text: 'nimma hatra chamundipuram mysore alli mane sale ge ideya, 70L budget',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Chamundipuram',
          city: 'Mysuru',
          price: upTo(7000000),
        },
      },
      {
        text: 'maneli naayi ide, adakke problem ilde iro owner mane beku hennur badigege',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          amenities: ['pet_friendly'],
          area: 'Hennur',
        },
      },
      {
        text: 'tumkur alli 60*40 site idre kalsi 35 lakhs varege',
        set: { property_type: 'land', city: 'Tumakuru', size_sqft: atLeast(2400), price: upTo(3500000) },
      },
      {
        text: 'dharwad kelgeri kade mani bekagaitri badigi 5 savira',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Dharwad',
          area: 'Kelageri',
          price: upTo(5000),
        },
      },
      {
        text: 'gated community li villa kollabeku anno aase, devanahalli, 2 koti max',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          amenities: ['gated_community'],
          area: 'Devanahalli',
          price: upTo(20000000),
        },
      },
      {
        text: 'hello, nange jayanagar alli ondu double bedroom mane badigege beku, 20 savira varegu kodtini',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          area: 'Jayanagar',
          price: upTo(20000),
        },
      },
      {
        text: 'nam maga ge maduve agtide, ondu chikka flat kodsona anta, mysore bogadi kade 40 laksha ralli',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mysuru',
          area: 'Bogadi',
          price: upTo(4000000),
        },
      },
      {
        text: 'any 2 bhk in basavanagudi for rent pa, 18 to 22k andre ok',
        set: {
          transaction_type: 'rent',
          bedrooms: exactly(2),
          area: 'Basavanagudi',
          price: between(18000, 22000),
        },
      },
      {
        text: 'mane mundhe gaarden iro villa beku kollokke, hsr alli 3 koti tanaka',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          amenities: ['garden'],
          area: 'HSR Layout',
          price: upTo(30000000),
        },
      },
      {
        text: 'navu naalku jana irodu, moor room iro mane beku, water problem irbardu, kengeri',
        set: { property_type: 'house', bedrooms: exactly(3), area: 'Kengeri', amenities: ['water_supply'] },
      },
      {
        text: 'kaage site beku hubli alli, navanagar, 30 by 50',
        set: { property_type: 'land', city: 'Hubballi', area: 'Navanagar', size_sqft: atLeast(1500) },
      },
      {
        text: 'dayavittu nanage belagavi nagaradalli ondu apartment khareedi madalu sahaya madi, 50 lakshada olage',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Belagavi', price: upTo(5000000) },
      },
      {
        text: 'vijayanagara bangalore side 1 bhk rent 11000 irodu yavdadru ideya',
        set: {
          transaction_type: 'rent',
          bedrooms: exactly(1),
          area: 'Vijayanagar',
          price: upTo(11000),
          city: 'Bengaluru',
        },
      },
      {
        text: 'oorin horage 1 ekre hola kollona anta idvi doddaballapura dalli',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          size_sqft: atLeast(43560),
          area: 'Doddaballapur',
        },
      },
      {
        text: 'nanu ibru hudugiru work madta idivi, safe area li furnished 2bhk beku rent ge, security irle beku',
        set: { transaction_type: 'rent', bedrooms: exactly(2), amenities: ['furnished', 'security'] },
      },
      {
        text: 'shivmoga vinobanagar mane rent 7 savra',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Shivamogga',
          area: 'Vinobanagar',
          price: upTo(7000),
        },
      },
      {
        text: 'manglore alli sea hatra flat tagobeku budget ondu koti olage unta',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mangaluru',
          price: upTo(10000000),
        },
      },
      {
        text: 'flat nalli kanista 2 balcony irbeku, 3bhk, jp nagar, 1.1 koti',
        set: {
          property_type: 'apartment',
          amenities: ['balcony'],
          bedrooms: exactly(3),
          area: 'JP Nagar',
          price: upTo(11000000),
        },
      },
      {
        text: 'ajji tata ge stairs agalla so lift iro ground floor mane saku, malleswaram, rent',
        set: { transaction_type: 'rent', property_type: 'house', amenities: ['lift'], area: 'Malleshwaram' },
      },
      {
        text: 'sir namge hosakote kade 2400 sqft site beku, kharidi ge, 45 laksha budget',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Hoskote',
          size_sqft: atLeast(2400),
          price: upTo(4500000),
        },
      },
      {
        text: 'rent mane torsi basavanagudi 25 savirada olage 2 bedroom',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Basavanagudi',
          bedrooms: exactly(2),
          price: upTo(25000),
        },
      },
      {
        text: 'namma family ge 3bhk flat beku kollokke, marathahalli or bellandur, 1 koti varege',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          area: 'Marathahalli',
          price: upTo(10000000),
        },
      },
      {
        text: 'mangaluru bendoorwell apartment sale ge beku 2 car parking irbeku',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mangaluru',
          area: 'Bendoorwell',
          amenities: ['parking'],
        },
      },
      {
        text: 'ac mathu furniture iro 1 bhk flat, electronic city phase 1, rent 20k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(1),
          amenities: ['air_conditioning', 'furnished'],
          area: 'Electronic City Phase 1',
          price: upTo(20000),
        },
      },
    ],
  },
  {
    phenomenon: 'later first wishes, mixed',
    cases: [
      {
        text: 'Actually ನನಗೆ transfer ಆಗಿದೆ Mysore ಗೆ, so 2BHK semi furnished flat rent ಗೆ ಬೇಕು within 18k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
          city: 'Mysuru',
          price: upTo(18000),
        },
      },
      {
        text: 'I want ಒಂದು ಫ್ಲಾಟ್ near Manyata Tech Park with gym and swimming pool',
        set: { property_type: 'apartment', area: 'Manyata Tech Park', amenities: ['gym', 'swimming_pool'] },
      },
      {
        text: 'ನಮ್ budget ಸ್ವಲ್ಪ tight, 8k ಒಳಗೆ ಒಂದು small house Peenya 2nd stage ಹತ್ರ rentಗೆ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Peenya', price: upTo(8000) },
      },
      {
        text: 'We need 4BHK villa ಬಾಡಿಗೆಗೆ in Sarjapur Road, pet friendly ಆಗಿರಬೇಕು, upto 1.2 lakh per month',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(4),
          area: 'Sarjapur Road',
          amenities: ['pet_friendly'],
          price: upTo(120000),
        },
      },
      {
        text: 'ಸೈಟ್ price eshtu ಆದ್ರೂ ok, but Mysuru Vijayanagar 4th stage ಲ್ಲೇ ಬೇಕು',
        set: { property_type: 'land', city: 'Mysuru', area: '4th Stage Vijayanagar' },
        any: ['price'],
      },
      {
        text: 'Parents ಗೋಸ್ಕರ ground floor 2BHK ಬೇಕು, lift with power backup, Girinagar',
        set: { bedrooms: exactly(2), amenities: ['lift', 'power_backup'], area: 'Giri Nagar' },
      },
      {
        text: 'Hi team, ನಾನು NRI, Bengaluru North ಅಲ್ಲಿ investment purpose ಗೆ plot ಬೇಕು around 80 lakhs',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Bengaluru', price: upTo(8000000) },
      },
      {
        text: '2BHK ಸಾಕು, rent 15 ಸಾವಿರ max, covered car parking ಬೇಕೇ ಬೇಕು, RT Nagar',
        set: {
          transaction_type: 'rent',
          bedrooms: exactly(2),
          price: upTo(15000),
          amenities: ['parking'],
          area: 'RT Nagar',
        },
      },
      {
        text: 'ಒಂದು 3 bedroom house buy ಮಾಡ್ಬೇಕು Mangalore city ಒಳಗೆ, 85 lakhs ತನಕ okay',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: exactly(3),
          city: 'Mangaluru',
          price: upTo(8500000),
        },
      },
      {
        text: 'Flatmates ಜೊತೆ ಇರೋಕೆ fully furnished 3BHK HSR ನಲ್ಲಿ rent ಎಷ್ಟಾದ್ರೂ fine',
        set: { transaction_type: 'rent', bedrooms: exactly(3), amenities: ['furnished'], area: 'HSR Layout' },
        any: ['price'],
      },
      {
        text: 'ನನ್ sister ಗೆ Bellary ಲಿ job ಆಗಿದೆ, ಅಲ್ಲಿ 1BHK house rent ಗೆ ಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(1), city: 'Ballari' },
      },
      {
        text: 'Villa plots ಇದ್ಯಾ Devanahalli side? 1200 sqft, 60 lakhs budget',
        set: { property_type: 'land', area: 'Devanahalli', size_sqft: atLeast(1200), price: upTo(6000000) },
      },
    ],
  },
]
