import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const spokenTurns: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ನಮಸ್ಕಾರ ರೀ, ಹುಬ್ಬಳ್ಳಿ ಒಳಗ ಒಂದು ಮನಿ ಬಾಡಿಗಿಗೆ ಬೇಕಾಗೈತಿ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hubballi' },
      },
      {
        text: 'ಮದುವೆ ಆಗಿ ಎರಡ್ ತಿಂಗಳಾಯ್ತು, ವಿಜಯನಗರದ ಕಡೆ ಒಂದ್ ಬೆಡ್‌ರೂಮ್ ಮನೆ ಸಿಗುತ್ತಾ ನೋಡಿ',
        set: { property_type: 'house', area: 'Vijayanagar', bedrooms: exactly(1) },
      },
      {
        text: 'ನಲವತ್ತೈದು ಲಕ್ಷಕ್ಕಿಂತ ಹೆಚ್ಚು ಹಾಕೋಕಾಗಲ್ಲ',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4500000) },
        numbers: [4500000],
      },
      {
        text: 'ಮಂಗಳೂರಿನಲ್ಲಿ ಸಮುದ್ರದ ಹತ್ತಿರ ಫ್ಲಾಟ್ ಕೊಂಡ್ಕೋಬೇಕು ಅಂತಿದೀವಿ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Mangaluru' },
      },
      {
        text: 'ನಾಯಿ ಸಾಕಿದೀವಿ, ಅದಕ್ಕೆ ಒಪ್ಪೋ ಓನರ್ ಮನೆ ಬೇಕು',
        set: { property_type: 'house', amenities: ['pet_friendly'] },
      },
      { text: 'ಲಿಫ್ಟ್ ಇಲ್ದಿದ್ರೂ ನಡೆಯುತ್ತೆ', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'ಹದಿನೆಂಟು ಸಾವಿರ ಜಾಸ್ತಿ ಆಯ್ತು, ಹದಿನೈದರೊಳಗೆ ತೋರ್ಸಿ',
        known: { transaction_type: 'rent', price: upTo(18000) },
        set: { price: upTo(15000) },
      },
      { text: 'ಬಾಡಿಗೆಗಲ್ಲ, ಸ್ವಂತಕ್ಕೆ ಬೇಕು', known: { transaction_type: 'rent' }, set: { transaction_type: 'sale' } },
      {
        text: 'ಮೂವತ್ತು ನಲವತ್ತು ಸೈಟು ದಾವಣಗೆರೆಲಿ ಹದಿನೈದು ಲಕ್ಷದೊಳಗೆ',
        set: { property_type: 'land', city: 'Davanagere', size_sqft: atLeast(1200), price: upTo(1500000) },
      },
      {
        text: 'ಒಂದೂಕಾಲು ಕೋಟಿಯಿಂದ ಒಂದೂವರೆ ಕೋಟಿ ತನಕ ಕೊಡಬಹುದು',
        set: { price: between(12500000, 15000000) },
        numbers: [{ min: 12500000, max: 15000000 }],
      },
      {
        text: 'ಎರಡು ಎಕರೆ ತೋಟದ ಜಮೀನು ಖರೀದಿಸಬೇಕು, ಚಿಕ್ಕಮಗಳೂರು ಕಡೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Chikkamagaluru',
          size_sqft: atLeast(87120),
        },
      },
      { text: 'ನಾವು ಐದು ಜನ, ಅಪ್ಪ ಅಮ್ಮಂಗೂ ಸೇರಿ ಮೂರು ರೂಮು ಬೇಕು', set: { bedrooms: exactly(3) } },
      {
        text: 'ಜಿಮ್ ಈಜುಕೊಳ ಏನೂ ಬೇಡ, ನೀರು ಮತ್ತೆ ಪಾರ್ಕಿಂಗ್ ಇದ್ರೆ ಸಾಕು',
        known: { amenities: ['gym', 'swimming_pool'] },
        set: { amenities: ['water_supply', 'parking'] },
        drop: ['gym', 'swimming_pool'],
      },
      { text: 'ಮೈಸೂರು ಬೇಡ ಮಂಡ್ಯದಲ್ಲೇ ನೋಡಿ', known: { city: 'Mysuru' }, set: { city: 'Mandya' } },
      {
        text: 'ನಾಲ್ಕು ಬೆಡ್‌ರೂಮಿನ ವಿಲ್ಲಾ, ಮೂರು ಕೋಟಿ ಒಳಗೆ, ಸರ್ಜಾಪುರ ರಸ್ತೆ',
        set: { property_type: 'house', bedrooms: exactly(4), price: upTo(30000000), area: 'Sarjapur Road' },
      },
      { text: 'ಎಷ್ಟಾದ್ರೂ ಆಗ್ಲಿ', asked: 'price', any: ['price'] },
      { text: 'ಇಪ್ಪತ್ತೈದು ಲಕ್ಷದ ಮೇಲೆ ತೋರ್ಸಿ', known: { transaction_type: 'sale' }, set: { price: atLeast(2500000) } },
      { text: 'ಕೊಳ್ಳೋಕೆ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'ಬೆಳಗಾವಿ', asked: 'city', set: { city: 'Belagavi' } },
      { text: 'ಯಾವ ಬಡಾವಣೆ ಆದ್ರೂ ಸರಿ', asked: 'area', any: ['area'] },
      { text: 'ಎರಡು ಸಾಕು', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಮೇಲಿನ ಮಹಡಿ ಬೇಡ, ಗ್ರೌಂಡ್ ಫ್ಲೋರ್ ಆದ್ರೆ ಒಳ್ಳೇದು', asked: 'amenities', act: 'unclear' },
      { text: 'ಬೆಂಗ್ಳೂರಲ್ಲಿ ಯಾವ ಏರಿಯಾ ಸೇಫ್ ಹೇಳಿ', act: 'question' },
      { text: 'ನಂಗೆ ಸಂಬಳ ಮೂವತ್ತೈದು ಸಾವಿರ ಬರುತ್ತೆ', act: 'unclear' },
      { text: 'ಅಡ್ವಾನ್ಸ್ ಐವತ್ತು ಸಾವಿರ ಕೊಡ್ತೀನಿ', act: 'unclear' },
      { text: 'ನಮ್ಮ ಅಣ್ಣ ಶಿವಮೊಗ್ಗದಲ್ಲಿ ಮನೆ ಕಟ್ಸಿದ್ದಾನೆ ಅರವತ್ತು ಲಕ್ಷ ಖರ್ಚಾಯ್ತು', act: 'unclear' },
      { text: 'ಓನರ್ ಮನೆ ಖಾಲಿ ಮಾಡಿ ಅಂದಿದ್ದಾರೆ, ಏನ್ ಮಾಡೋದು ಗೊತ್ತಾಗ್ತಿಲ್ಲ', act: 'unclear' },
      { text: 'ನೆನ್ನೆ ತೋರಿಸಿದ್ರಲ್ಲ ಆ ಮನೆ ಇನ್ನೂ ಇದೆಯಾ', act: 'question' },
      { text: 'ಬಸ್ ಸ್ಟಾಪ್ ಎಷ್ಟು ದೂರ ಆಗುತ್ತೆ', act: 'question' },
      { text: 'ಕಾವೇರಿ ನೀರು ಬರುತ್ತಾ ಅಲ್ಲಿ', act: 'question' },
      { text: 'ನೀವು ದುಡ್ಡು ತಗೋತೀರಾ ಇದಕ್ಕೆ', act: 'question' },
      { text: 'ಸ್ವಲ್ಪ ತಡೀರಿ, ನಮ್ಮ ಮನೆಯವ್ರನ್ನ ಕೇಳ್ತೀನಿ', act: 'unclear' },
      { text: 'ಹೌದ್ರೀ ಅದೇ', act: 'affirm' },
      { text: 'ಬ್ಯಾಡ ಬಿಡ್ರಿ', act: 'deny' },
      { text: 'ಮತ್ತೊಮ್ಮೆ ಹೇಳ್ತೀರಾ ಕೇಳಿಸ್ಲಿಲ್ಲ', act: 'repeat' },
      { text: 'ಎಲ್ಲಾ ಬಿಟ್ಟು ಮೊದಲಿಂದ ಶುರು ಹಚ್ಚೋಣ', act: 'restart' },
      { text: 'ಯಾರಾದ್ರೂ ನಿಮ್ಮ ಕಡೆಯವ್ರು ಫೋನ್ ಮಾಡ್ತಾರಾ', act: 'handoff' },
      { text: 'ತುಂಬಾ ಉಪಕಾರ ಆಯ್ತು', act: 'thanks' },
      { text: 'ಬರ್ತೀನಿ, ಆಮೇಲೆ ಸಿಗೋಣ', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'nange electronic city hattira 1rk beku, single person, 8k olage',
        set: { area: 'Electronic City', bedrooms: exactly(1), price: upTo(8000) },
      },
      {
        text: 'appa ammange udupi alli mane thogobeku',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Udupi' },
      },
      {
        text: 'lift beku, generator irbeku, balcony idre innu chennagirutte',
        set: { amenities: ['lift', 'power_backup', 'balcony'] },
      },
      { text: 'budget bagge gottilla neeve heli', asked: 'price', any: ['price'] },
      {
        text: 'site 1200 sqft nelamangala, 30 lakh olgade',
        set: { property_type: 'land', area: 'Nelamangala', size_sqft: atLeast(1200), price: upTo(3000000) },
      },
      { text: 'eradu alla muru bedroom', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'budget 35 laksha madi',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3500000) },
      },
      { text: 'yavdaadru ok', asked: 'property_type', any: ['property_type'] },
      { text: 'full furnished beku, bed fridge ella irbeku', set: { amenities: ['furnished'] } },
      {
        text: 'ottu 3 jana idivi, jayanagar alli badigege mane hudukta idivi',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Jayanagar' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'deposit eshtu kodbeku', act: 'question' },
      { text: 'bachelors ge kodtara', act: 'question' },
      { text: 'nanu btm alli pg alli idini eega', act: 'unclear' },
      { text: 'howdu adu sari', act: 'affirm' },
      { text: 'beda guru', act: 'deny' },
      { text: 'mane nodoke yavaga barbahudu', act: 'question' },
      { text: 'alli power cut jasti na', act: 'question' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Whitefield ಹತ್ತಿರ 2BHK rent ಎಷ್ಟಿರುತ್ತೆ?', act: 'question' },
      { text: 'EMI ಎಷ್ಟು ಬರುತ್ತೆ monthly', act: 'question' },
      { text: 'ok ಕಳ್ಸಿ', act: 'affirm' },
      { text: 'Agent ಜೊತೆ connect ಮಾಡ್ಸಿ', act: 'handoff' },
      { text: 'Third one ಚೆನ್ನಾಗಿದೆ', act: 'affirm' },
      { text: 'ನನ್ friend Pune ಲಿ 1 crore ಗೆ flat ತಗೊಂಡ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'ನಮ್ಗೆ urgent ಆಗಿ shift ಆಗ್ಬೇಕು, Banashankari ಲಿ 2BHK ಇದ್ರೆ ತೋರ್ಸಿ',
        set: { area: 'Banashankari', bedrooms: exactly(2) },
      },
      {
        text: 'Villa ಬೇಡ flat ಸಾಕು, max 90 lakhs',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { property_type: 'apartment', price: upTo(9000000) },
      },
      {
        text: 'Pets ಇದಾವೆ, so pet friendly flat in HSR Layout',
        set: { property_type: 'apartment', area: 'HSR Layout', amenities: ['pet_friendly'] },
      },
      {
        text: 'Rent 22k ದಾಟಬಾರದು, car parking compulsory',
        set: { transaction_type: 'rent', price: upTo(22000), amenities: ['parking'] },
      },
      {
        text: 'Furnished ಆದ್ರೆ 25k ತನಕ ok',
        known: { transaction_type: 'rent' },
        set: { price: upTo(25000), amenities: ['furnished'] },
      },
      {
        text: '30x40 site ತಗೋಬೇಕು Mysore outskirts ಲಿ under 40 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Mysuru',
          size_sqft: atLeast(1200),
          price: upTo(4000000),
        },
      },
      { text: 'Security ಮತ್ತೆ CCTV ಇರ್ಲೇಬೇಕು', set: { amenities: ['security'] } },
      { text: 'Area change ಮಾಡ್ಬೇಕು', known: { area: 'Jayanagar' }, drop: ['area'] },
      { text: 'ನನ್ office Manyata Tech Park ಲಿ, ಅದಕ್ಕೆ Hebbal or Thanisandra ಕಡೆ ನೋಡಿ', set: { area: 'Hebbal' } },
    ],
  },
]
