import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const fifthActsAndStories: CorpusSection[] = [
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಸರಿಯಾಗಿದೆ ಹಾಗೇ ಇಟ್ಕೊಳ್ಳಿ', act: 'affirm' },
      { text: 'ಹೌದೌದು ನಂಗೆ ಒಪ್ಪಿಗೆ', act: 'affirm' },
      { text: 'ಖಂಡಿತ ಕಳಿಸಿ', act: 'affirm' },
      { text: 'ಅದು ಬೇಡ್ವೇ ಬೇಡ', act: 'deny' },
      { text: 'ಇನ್ನೂ ಸ್ವಲ್ಪ ದಿನ ಆಗ್ಲಿ', act: 'deny' },
      { text: 'ಅಷ್ಟು ಇಷ್ಟ ಆಗ್ಲಿಲ್ಲ ಬೇರೆ ನೋಡೋಣ', act: 'question' },
      { text: 'ಇನ್ನೂ ಎಷ್ಟು ಮನೆ ಇದೆ ನಿಮ್ಮ ಹತ್ರ', act: 'question' },
      { text: 'ಇದರಲ್ಲಿ ಯಾವುದು ಒಳ್ಳೇದು', act: 'question' },
      { text: 'ವಿಡಿಯೋ ಇದ್ರೆ ಹಾಕಿ ನೋಡೋಣ', act: 'question' },
      { text: 'ಮಾಲೀಕರು ಹೇಗೆ ಒಳ್ಳೆಯವರಾ', act: 'question' },
      { text: 'ಬಾಡಿಗೆ ಯಾವ ತಾರೀಖು ಕೊಡ್ಬೇಕು', act: 'question' },
      { text: 'ಲೋನ್ ಸಿಗುತ್ತಾ ಈ ಫ್ಲಾಟಿಗೆ', act: 'question' },
      { text: 'ಬೋರ್ ಆಗ್ತಿದೆ ಗುರು', act: 'unclear' },
      { text: 'ತಡೀರಿ ಒಂದು ಕರೆ ಬಂತು', act: 'unclear' },
      { text: 'ಹಿ ಹಿ ಹಿ', act: 'unclear' },
      { text: 'ಯಾರಾದ್ರೂ ಸಹಾಯ ಮಾಡೋರು ಫೋನ್ ಮಾಡ್ತೀರಾ', act: 'handoff' },
      { text: 'ನಿಮ್ಮ ಸೇಲ್ಸ್ ಟೀಮ್ ನಂಬರ್ ಬೇಕಿತ್ತು', act: 'handoff' },
      { text: 'ಮೊದಲಿನಿಂದ ಮಾಡೋಣ ಎಲ್ಲಾ ತಪ್ಪಾಗಿದೆ', act: 'restart' },
      { text: 'ಏನಂತ ಹೇಳಿದ್ರಿ ಕೇಳಿಸ್ಲಿಲ್ಲ', act: 'repeat' },
      { text: 'ಏನು ಟೈಪ್ ಮಾಡಬೇಕು ನಾನು', act: 'help' },
      { text: 'ಒಳ್ಳೇದಾಯ್ತು ಥ್ಯಾಂಕ್ಸ್ ಗುರು', act: 'thanks' },
      { text: 'ಹೋಗ್ಬರ್ತೀನಿ ಇನ್ನು', act: 'goodbye' },
      { text: 'ಬೋರ್ ಆಗುತ್ತೆ ಇಲ್ಲಿ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'sari agli madi', act: 'affirm' },
      { text: 'illa illa adalla', act: 'deny' },
      { text: 'bere area dalli idya', act: 'question' },
      { text: 'registration charge eshtu agutte', act: 'question' },
      { text: 'swalpa iru bartini', act: 'unclear' },
      { text: 'nange ond call kodsi', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ನಮ್ಮ ಫ್ಯಾಮಿಲಿ ದೊಡ್ಡದು ಏಳು ಜನ ಇದೀವಿ ನಾಲ್ಕು ಬೆಡ್‌ರೂಮ್ ಮನೆ ಬೇಕು ಬಾಡಿಗೆಗೆ',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(4) },
      },
      {
        text: 'ಕಳೆದ ಸಲ ಹೇಳಿದ್ದ ರಾಜಾಜಿನಗರ ಬೇಡ ಈಗ ಬಸವೇಶ್ವರನಗರ ನೋಡಿ',
        known: { area: 'Rajajinagar' },
        set: { area: 'Basaveshwara Nagar' },
      },
      {
        text: 'ಮಾರೋಕೆ ಇಟ್ಟಿದ್ದ ಮನೆ ಹೋಯ್ತು ಇನ್ನು ಹೊಸ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಕೊಳ್ಳಬೇಕು ಎಂಬತ್ತು ಲಕ್ಷದೊಳಗೆ',
        set: { transaction_type: 'sale', property_type: 'apartment', price: upTo(8000000) },
      },
      {
        text: 'ಅಣ್ಣ ತಮ್ಮ ಬೇರೆ ಆದ್ವಿ ನನಗೊಂದು ಮನೆ ಬೇಕು ಬಾಡಿಗೆಗೆ ಹತ್ತು ಸಾವಿರದೊಳಗೆ',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(10000) },
      },
      { text: 'ಮನೆ ಕೊಳ್ಳೋ ಶಕ್ತಿ ಇಲ್ಲ ಸದ್ಯಕ್ಕೆ ಬಾಡಿಗೆಗೆ ಸಿಕ್ಕರೆ ಸಾಕು', set: { transaction_type: 'rent' } },
      {
        text: 'ಗೆಳೆಯ ದಾಸರಹಳ್ಳಿಯಲ್ಲಿ ತಗೊಂಡ ಒಳ್ಳೆ ರೇಟಿಗೆ ಸಿಕ್ತಂತೆ ನಂಗೂ ಅಲ್ಲೇ ಒಂದು ಸೈಟ್ ಬೇಕು',
        set: { property_type: 'land', area: 'Dasarahalli' },
      },
      { text: 'ಬ್ಯಾಂಕಲ್ಲಿ 20 ಲಕ್ಷ ಲೋನ್ ಸಿಗುತ್ತೆ ಅದರೊಳಗೆ ಸೈಟ್ ಬೇಕು', set: { property_type: 'land', price: upTo(2000000) } },
      { text: 'ಎಲ್ಲೂ ಸಿಗ್ತಿಲ್ಲ ಜಯನಗರದಲ್ಲಿ ಒಂದು ರೂಮ್ ಬೇಕು', set: { area: 'Jayanagar', bedrooms: exactly(1) } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'iga 1rk li usiru kattutte, dodda 2bhk beku rent 18 varegu',
        set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(18000) },
      },
      {
        text: 'ofc shift aytu whitefield inda bellandur ge, mane bellandur hatra nodbeku',
        set: { property_type: 'house', area: 'Bellandur' },
      },
      { text: 'appa heltare site tagolli anta, nange flat ne ishta', set: { property_type: 'apartment' } },
      {
        text: 'mysore mane maari bangalore li flat tagolo plan, 70 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Bengaluru',
          price: upTo(7000000),
        },
      },
      {
        text: 'daily 3 hours travel, saakagide, office hatra 1bhk beku domlur li',
        set: { area: 'Domlur', bedrooms: exactly(1) },
      },
      {
        text: '2 bathroom iro 2bhk nodi, parking bike ge saku',
        set: { bedrooms: exactly(2), amenities: ['parking'] },
      },
      {
        text: 'nanna hatra 25 lakh ide, adrolage yavdadru site sigutta tumkur li',
        set: { property_type: 'land', city: 'Tumakuru', price: upTo(2500000) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'ಮನೆ small ಆಯ್ತು, in-laws ಬರ್ತಾರೆ, so 3BHK rent ಗೆ JP Nagar',
        set: { transaction_type: 'rent', area: 'JP Nagar', bedrooms: exactly(3) },
      },
      {
        text: 'Old flat lift ಇರ್ಲಿಲ್ಲ, new flat ಅಲ್ಲಿ lift must',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
    ],
  },
]
