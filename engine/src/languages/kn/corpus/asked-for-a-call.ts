import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const askedForACall: CorpusSection[] = [
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಸೂಪರ್ ಗುರು ಇದೇ ಇರ್ಲಿ', act: 'affirm' },
      { text: 'ಹೌದ್ ಹೌದ್ ಅದನ್ನೇ ಹೇಳಿದ್ದು', act: 'affirm' },
      { text: 'ನಂಗೇನೂ ಅಭ್ಯಂತರ ಇಲ್ಲ', act: 'affirm' },
      { text: 'ಮಾಡಿ ಮಾಡಿ', act: 'affirm' },
      { text: 'ಇಲ್ಲ ಇಲ್ಲ ನಂಗೆ ಬೇಕಾಗಿರೋದು ಬೇರೆ', act: 'deny' },
      { text: 'ಒಂದೂ ಇಷ್ಟ ಆಗ್ಲಿಲ್ಲ ರೀ', act: 'deny' },
      { text: 'ಅದು ನಡೆಯಲ್ಲ', act: 'deny' },
      { text: 'ನಾಳೆ ಹೇಳ್ತೀನಿ ಈಗ ಬೇಡ', act: 'deny' },
      { text: 'ಈ ಮಾತುಕತೆ ಅಳಿಸಿ ಹೊಸ್ತಾಗಿ ಶುರು ಮಾಡಣ', act: 'restart' },
      { text: 'ಮೊದ್ಲಿಂದ ಕೇಳಿ', act: 'restart' },
      { text: 'ಯಾರಾದ್ರೂ ಫೋನಲ್ಲಿ ಸಿಗ್ತಾರಾ', act: 'handoff' },
      { text: 'ನಿಮ್ಮ ಕಡೆ ಹುಡುಗ ಯಾರಾದ್ರೂ ಬಂದು ಮಾತಾಡ್ಲಿ', act: 'handoff' },
      { text: 'ಈ ಚಾಟ್ ನಂಗಾಗಲ್ಲ ಫೋನ್ ಹಾಕಿ', act: 'handoff' },
      { text: 'ಅದೇನು ಅಂತ ಇನ್ನೊಮ್ಮೆ ವಿವರವಾಗಿ ಹೇಳಿ', act: 'repeat' },
      { text: 'ಏನ್ ಕೇಳ್ತಿದೀರಿ ಗೊತ್ತಾಗ್ಲಿಲ್ಲ', act: 'repeat' },
      { text: 'ಇದನ್ನ ಹೆಂಗೆ ಉಪಯೋಗ್ಸೋದು', act: 'help' },
      { text: 'ಅಲ್ಲಿ ಕರೆಂಟ್ ಹೋಗುತ್ತಾ ಜಾಸ್ತಿ', act: 'question' },
      { text: 'ಬಾಡಿಗೆ ಪ್ರತಿ ವರ್ಷ ಎಷ್ಟು ಏರಿಸ್ತಾರೆ', act: 'question' },
      { text: 'ನೋಂದಣಿ ಖರ್ಚು ಎಷ್ಟಾಗುತ್ತೆ', act: 'question' },
      { text: 'ಹಾಯ್ ಶುಭೋದಯ', act: 'greet' },
      { text: 'ಸರಿ ಮಲಗ್ತೀನಿ ನಾಳೆ ಮಾತಾಡೋಣ', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'eno ondu sari bidi', act: 'affirm' },
      { text: 'ok done', act: 'affirm' },
      { text: 'haan nim iste antu sari', act: 'affirm' },
      { text: 'thumba ishta aytu idu', act: 'affirm' },
      { text: 'byada anna', act: 'deny' },
      { text: 'adu bekilla', act: 'deny' },
      { text: 'yavdu set agtilla', act: 'deny' },
      { text: 'call enu beda', act: 'deny' },
      { text: 'clear madi hosadu shuru', act: 'restart' },
      { text: 'modlinda start madi', act: 'restart' },
      { text: 'agent number kalsi please', act: 'handoff' },
      { text: 'nanage ondu call bekittu', act: 'handoff' },
      { text: 'broker jote direct matadbeku', act: 'handoff' },
      { text: 'enandri artha aglilla', act: 'repeat' },
      { text: 'matte keli', act: 'repeat' },
      { text: 'swalpa help madtira', act: 'help' },
      { text: 'non veg madkobahuda', act: 'question' },
      { text: 'yavaga khali agutte mane', act: 'question' },
      { text: 'namma nayi irabahuda', act: 'question' },
      { text: 'vandanegalu', act: 'thanks' },
      { text: 'sigona guru', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'udupi alli sea side 3bhk villa 1.2 cr varege',
        set: { property_type: 'house', city: 'Udupi', bedrooms: exactly(3), price: upTo(12000000) },
      },
      {
        text: 'hassan nalli badige mane hudukta iddini 6 savira budget',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hassan', price: upTo(6000) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ನನಗೆ ರಾಜಾಜಿನಗರದಲ್ಲಿ ಬಾಲ್ಕನಿ ಇರುವ ಎರಡು ಬಿಎಚ್‌ಕೆ ಫ್ಲಾಟ್ ಬೇಕು',
        set: {
          property_type: 'apartment',
          area: 'Rajajinagar',
          bedrooms: exactly(2),
          amenities: ['balcony'],
        },
      },
      {
        text: 'ತುಮಕೂರು ರಸ್ತೆಯಲ್ಲಿ ಎರಡು ಗುಂಟೆ ಜಾಗ ಖರೀದಿಸಬೇಕು',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Tumkur Road',
          size_sqft: atLeast(2178),
        },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'security ಮತ್ತು parking ಇರೋ gated community villa, sarjapur, 2.5 cr',
        set: {
          property_type: 'house',
          area: 'Sarjapur',
          price: upTo(25000000),
          amenities: ['security', 'parking', 'gated_community'],
        },
      },
    ],
  },
]
