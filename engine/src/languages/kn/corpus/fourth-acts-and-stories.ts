import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const fourthActsAndStories: CorpusSection[] = [
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಹ್ಞೂಂ ಅದಾಗುತ್ತೆ', act: 'affirm' },
      { text: 'ಇರಲಿ ನಡೀಲಿ', act: 'affirm' },
      { text: 'ನಮ್ಮ ಮನೆಯವರಿಗೂ ಒಪ್ಪಿಗೆ ಆಯ್ತು', act: 'affirm' },
      { text: 'ಬಿಡಿ ಬೇಡ ಈ ವಿಷಯ', act: 'deny' },
      { text: 'ಯಾರಿಗೂ ಫೋನ್ ಮಾಡೋದು ಬೇಡ', act: 'deny' },
      { text: 'ಸದ್ಯ ಮನೆ ಹುಡುಕ್ತಿಲ್ಲ ನಾವು', act: 'deny' },
      { text: 'ಆಗ್ಲೇ ಬೇರೆ ಕಡೆ ಸಿಕ್ಕಿಬಿಡ್ತು', act: 'deny' },
      { text: 'ಇನ್ನು ಬೇರೆ ಬೇರೆ ತೋರಿಸ್ತಾ ಹೋಗಿ', act: 'question' },
      { text: 'ಅಗ್ಗದ ಮನೆಗಳು ಇಲ್ವಾ', act: 'question' },
      { text: 'ಸ್ವಲ್ಪ ದೂರ ಆಯ್ತು ಹತ್ತಿರದ್ದು ಹೇಳಿ', act: 'question' },
      { text: 'ಎಷ್ಟು ಅಡ್ವಾನ್ಸ್ ಕೇಳ್ತಾರೆ ಓನರ್', act: 'question' },
      { text: 'ಮನೆ ಮುಂದೆ ರಸ್ತೆ ಅಗಲ ಇದೆಯಾ', act: 'question' },
      { text: 'ಮೆಟ್ರೋ ಎಷ್ಟು ದೂರ', act: 'question' },
      { text: 'ನಾನು ಯಾರ ಜೊತೆ ಮಾತಾಡ್ತಾ ಇದೀನಿ', act: 'question' },
      { text: 'ಇದಕ್ಕೆ ದುಡ್ಡು ಕೊಡ್ಬೇಕಾ', act: 'question' },
      { text: 'ಮಳೆ ಬರ್ತಿದೆ ಇಲ್ಲಿ', act: 'unclear' },
      { text: 'ಸ್ವಲ್ಪ ಬ್ಯುಸಿ ಇದೀನಿ', act: 'unclear' },
      { text: 'ಹುಡುಗನ ಜೊತೆ ಮಾತಾಡ್ಬೇಕು ನಿಮ್ಮ ಆಫೀಸಿನ', act: 'handoff' },
      { text: 'ನನ್ನ ಮೊಬೈಲಿಗೆ ಕರೆ ಮಾಡಿ ವಿವರಿಸಿ', act: 'handoff' },
      { text: 'ಯಾರಾದ್ರೂ ಗೊತ್ತಿರೋರ ಹತ್ರ ಮಾತಾಡಿಸಿ', act: 'handoff' },
      { text: 'ಬೇರೆ ಹೇಳ್ತೀನಿ ಮೊದಲು ಹೇಳಿದ್ದು ಬಿಡಿ', act: 'restart' },
      { text: 'ಇದನ್ನೆಲ್ಲ ತೆಗೆದುಹಾಕಿ', act: 'restart' },
      { text: 'ಮತ್ತೆ ಕೇಳಿ ಗಮನ ಇರ್ಲಿಲ್ಲ', act: 'repeat' },
      { text: 'ಏನ್ ಹೇಳ್ತಿದೀರ ಗೊತ್ತಾಗ್ತಿಲ್ಲ', act: 'repeat' },
      { text: 'ನಂಗೆ ಇದು ಬಳಸೋಕೆ ಬರಲ್ಲ ಹೇಳಿಕೊಡಿ', act: 'help' },
      { text: 'ಬಹಳ ಚೆನ್ನಾಗಿ ಹೇಳಿದ್ರಿ ಧನ್ಯವಾದ', act: 'thanks' },
      { text: 'ಆಮೇಲೆ ಸಿಗೋಣ ಗುರು', act: 'goodbye' },
      { text: 'ಮನೆ ಬಾಡಿಗೆ ಹದಿನಾರು ಸಾವಿರ ಇತ್ತು ಓನರ್ ಇಪ್ಪತ್ತು ಮಾಡಿದ್ರು ಅದಕ್ಕೆ ಖಾಲಿ ಮಾಡ್ತಿದೀವಿ', act: 'unclear' },
      { text: 'ಬಾಡಿಗೆ ಮನೆ ನೋಡಿ ನೋಡಿ ಸಾಕಾಯ್ತು ಯಾರಾದ್ರೂ ಫೋನ್ ಮಾಡಿ ಸಹಾಯ ಮಾಡಿ', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'sari hogli ide ok', act: 'affirm' },
      { text: 'parvagilla nadiyatte', act: 'affirm' },
      { text: 'beda marre', act: 'deny' },
      { text: 'nodi heltini', act: 'unclear' },
      { text: 'swalpa time beku', act: 'unclear' },
      { text: 'innu chikkadu idya', act: 'question' },
      { text: 'wrong agide modlinda madona', act: 'restart' },
      { text: 'yaradru manushyaru idara', act: 'handoff' },
      { text: 'mane chennagide adre water problem ide anta keldvi', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: '2bhk beku 15 olage',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2), price: upTo(15000) },
      },
      {
        text: 'nam tamma bangalore alli software, avnige marathahalli li 1bhk beku 15 olage',
        known: { transaction_type: 'rent' },
        set: { city: 'Bengaluru', area: 'Marathahalli', bedrooms: exactly(1), price: upTo(15000) },
      },
      {
        text: 'rent kattodu saku anta own flat nodtidini, 2bhk sakaagutte, 50 lakhs budget',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(2),
          price: upTo(5000000),
        },
      },
      {
        text: 'bus stop hatra irbeku, nange gaadi illa, badige 8 savira olage',
        set: { transaction_type: 'rent', price: upTo(8000) },
      },
      {
        text: 'koramangala office, adre rent jasti anta bommanahalli li 1bhk nodtidini',
        set: { area: 'Bommanahalli', bedrooms: exactly(1) },
      },
      {
        text: 'villa torsidri nange beda, simple 2bhk flat saku bannerghatta road li',
        set: { property_type: 'apartment', area: 'Bannerghatta Road', bedrooms: exactly(2) },
      },
      {
        text: 'hale flat 55 lakhs ge maridvi, innu 20 haki 75 ralli villa nodtidivi',
        set: { property_type: 'house', price: upTo(7500000) },
      },
      {
        text: 'advance jasti keltare ellaru, 50k advance 10k rent irodu torsi',
        set: { transaction_type: 'rent', price: upTo(10000) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: '1bhk ಬೇಕು 12 ಒಳಗೆ',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(1), price: upTo(12000) },
      },
      {
        text: 'PG food ಚೆನ್ನಾಗಿಲ್ಲ so 1RK ನೋಡ್ತಿದೀನಿ, Indiranagar, 10k ಒಳಗೆ',
        set: { area: 'Indiranagar', bedrooms: exactly(1), price: upTo(10000) },
      },
      { text: 'ಮೊದಲ floor ಬೇಡ, lift ಇದ್ರೆ ಯಾವ floor ಆದ್ರೂ ok', set: { amenities: ['lift'] } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ಹೋದ ವಾರ ಮದುವೆ ಆಯ್ತು ಇಬ್ರೇ ಇರೋದು ಸಿಂಗಲ್ ಬೆಡ್‌ರೂಮ್ ಸಾಕು ಬನಶಂಕರಿಯಲ್ಲಿ',
        set: { bedrooms: exactly(1), area: 'Banashankari' },
      },
      {
        text: 'ಬೆಂಗಳೂರು ಬೋರಾಯ್ತು ನಮ್ಮೂರು ಚಿಕ್ಕಮಗಳೂರಿಗೆ ಹೋಗಿ ಅಲ್ಲೇ ಮನೆ ಕಟ್ಟೋಕೆ ಸೈಟ್ ನೋಡ್ತಿದೀವಿ',
        set: { property_type: 'land', city: 'Chikkamagaluru' },
      },
      {
        text: 'ಮಗಳು ಪುತ್ತೂರಲ್ಲಿ ಓದ್ತಾ ಇದಾಳೆ ಅವಳ ಕಾಲೇಜಿನ ಹತ್ತಿರ ಒಂದು ರೂಮ್ ಬೇಕು ಬಾಡಿಗೆಗೆ',
        set: { transaction_type: 'rent', city: 'Puttur', bedrooms: exactly(1) },
      },
      { text: 'ಎರಡು ಕಾರ್ ಇದೆ ಎರಡಕ್ಕೂ ಪಾರ್ಕಿಂಗ್ ಬೇಕು ಮತ್ತೆ ಲಿಫ್ಟ್ ಇದ್ರೆ ಒಳ್ಳೇದು', set: { amenities: ['parking', 'lift'] } },
      { text: 'ತುಂಬಾ ದೊಡ್ಡ ಮನೆ ಬೇಡ ಕೆಲಸದವರು ಸಿಗಲ್ಲ ಎರಡು ಬೆಡ್‌ರೂಮ್ ಸಾಕು', set: { bedrooms: exactly(2) } },
      {
        text: 'ಇಪ್ಪತ್ತೈದು ಸಾವಿರಕ್ಕಿಂತ ಹೆಚ್ಚು ಕೊಡೋಕಾಗಲ್ಲ ಸಂಬಳ ಅಷ್ಟೇ ಇರೋದು',
        known: { transaction_type: 'rent' },
        set: { price: upTo(25000) },
      },
      {
        text: 'ಎಲೆಕ್ಟ್ರಾನಿಕ್ ಸಿಟಿ ಆಫೀಸು ಆದರೆ ಅಲ್ಲಿ ಬೇಡ ಬೇಗೂರು ಕಡೆ ನೋಡಿ ಬಾಡಿಗೆಗೆ',
        set: { transaction_type: 'rent', area: 'Begur' },
      },
      {
        text: 'ಮುಂಚೆ ಮೂರು ರೂಮ್ ಬೇಕು ಅಂದಿದ್ದೆ ಮಗ ಹಾಸ್ಟೆಲಿಗೆ ಹೋದ ಈಗ ಎರಡೇ ಸಾಕು',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'ಫರ್ನಿಚರ್ ಎಲ್ಲಾ ನಮ್ಮದೇ ಇದೆ ಖಾಲಿ ಮನೆ ಕೊಟ್ರೂ ಸಾಕು',
        set: { property_type: 'house', amenities: ['unfurnished'] },
      },
      {
        text: 'ನಿವೃತ್ತಿ ಆಯ್ತು ಶಾಂತವಾದ ಜಾಗದಲ್ಲಿ ಮನೆ ಬೇಕು ಕೊಡಗಿನಲ್ಲಿ ಸಿಗುತ್ತಾ ಎಪ್ಪತ್ತು ಲಕ್ಷಕ್ಕೆ',
        set: { property_type: 'house', city: 'Kodagu', price: upTo(7000000) },
      },
    ],
  },
]
