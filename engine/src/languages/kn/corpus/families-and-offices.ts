import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const familiesAndOffices: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ನಮ್ಮಪ್ಪನ ಕಾಲದ ಮನೆ ಬೀಳೋ ಹಂಗಿದೆ ಅದಕ್ಕೆ ಬೇರೆ ಬಾಡಿಗೆ ಮನೆ ಹುಡುಕ್ತಿದೀವಿ ಹನ್ನೆರಡು ಸಾವಿರದೊಳಗೆ',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(12000) },
      },
      { text: 'ನಂಗೆ ಐದು ಜನ ಮಕ್ಕಳು ನಾಲ್ಕು ರೂಮಾದ್ರೂ ಬೇಕೇ ಬೇಕು', set: { bedrooms: atLeast(4) } },
      {
        text: 'ಲಿಫ್ಟ್ ಇಲ್ದಿದ್ರೂ ನಡೆಯುತ್ತೆ ಪಾರ್ಕಿಂಗ್ ಮಾತ್ರ ಬೇಕು',
        known: { amenities: ['lift'] },
        set: { amenities: ['parking'] },
        drop: ['lift'],
      },
      {
        text: 'ಕೊಳ್ಳೋದು ಆಮೇಲೆ ಸದ್ಯಕ್ಕೆ ಬಾಡಿಗೆ ಸಾಕು',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'ಫ್ಲಾಟ್ ಬೇಡ ಅನ್ನಿಸ್ತಿದೆ ಸೈಟ್ ತಗೊಂಡು ಕಟ್ಟಿಸೋದೇ ಒಳ್ಳೇದು',
        known: { property_type: 'apartment' },
        set: { transaction_type: 'sale', property_type: 'land' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ನಮ್ಮ ಆಫೀಸ್ ಬಿಲ್ಡಿಂಗಲ್ಲಿ ಎರಡು ಲಿಫ್ಟ್ ಇದೆ', act: 'unclear' },
      { text: 'ಕೋವಿಡ್ ಟೈಮಲ್ಲಿ ಐವತ್ತು ಸಾವಿರ ಬಾಡಿಗೆ ಕಟ್ಟಕ್ಕಾಗದೆ ಊರಿಗೆ ಹೋದ್ವಿ', act: 'unclear' },
      { text: 'ಅವಳ ಗಂಡ ಮಂಗಳೂರಿನಲ್ಲಿ ಮೂರು ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಕಟ್ಸಿದಾನೆ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'nan transfer mangalore ge agide mundina tingalu, alli 2bhk badigege nodi',
        set: { transaction_type: 'rent', city: 'Mangaluru', bedrooms: exactly(2) },
      },
      { text: 'eradu fan ac ella namde ide so unfurnished saku', set: { amenities: ['unfurnished'] } },
      {
        text: 'namma uru shimoga adre mane bangalore alli beku',
        set: { property_type: 'house', city: 'Bengaluru' },
      },
      {
        text: '3 jana friends seri 30k varege kodthivi koramangala alli',
        known: { transaction_type: 'rent' },
        set: { area: 'Koramangala', price: upTo(30000) },
      },
      {
        text: 'kelsa hoytu adakke kammi badige mane beku 5000 ashte',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(5000) },
      },
      {
        text: 'budget bagge tension illa, location mukhya, sadashivanagar',
        set: { area: 'Sadashivanagar' },
        any: ['price'],
      },
      {
        text: 'modalu belagavi andkondidde adre eega hubli li nodi',
        known: { city: 'Belagavi' },
        set: { city: 'Hubballi' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [{ text: 'naanu software, nan hendathi teacher', act: 'unclear' }],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      { text: 'Rent 20k ಆಗುತ್ತೆ, 25k ಆಗಲ್ಲ', known: { transaction_type: 'rent' }, set: { price: upTo(20000) } },
      {
        text: 'Plot ಬೇಡ ready house ಬೇಕು 75 lakh ಒಳಗೆ',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { property_type: 'house', price: upTo(7500000) },
      },
    ],
  },
]
