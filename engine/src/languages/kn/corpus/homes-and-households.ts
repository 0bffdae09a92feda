import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const homesAndHouseholds: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ನಿವೃತ್ತಿ ದುಡ್ಡು ಬಂದಿದೆ, ಅದರಲ್ಲಿ ಮೂವತ್ತು ಲಕ್ಷಕ್ಕೆ ಹಾಸನದ ಹತ್ರ ಒಂದು ಚಿಕ್ಕ ಮನೆ ತಗೊಳೋಣ ಅಂತ ಯೋಚನೆ ಮಾಡ್ತಿದೀನಿ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hassan', price: upTo(3000000) },
      },
      {
        text: 'ಈಗಿರೋ ಮನೆ ಓನರ್ ಖಾಲಿ ಮಾಡಿ ಅಂದಿದ್ದಾರೆ, ಮುಂದಿನ ತಿಂಗಳೊಳಗೆ ವಿಜಯನಗರದಲ್ಲಿ ಎರಡು ಬೆಡ್‌ರೂಮ್ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Vijayanagar', bedrooms: exactly(2) },
      },
      {
        text: 'ಹದಿನೇಳು ಬೇಡ ಹದಿನೈದು',
        asked: 'price',
        known: { transaction_type: 'rent', price: upTo(17000) },
        set: { price: upTo(15000) },
      },
      {
        text: 'ಆರು ಲಕ್ಷದ ಐವತ್ತು ಸಾವಿರ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(650000) },
        numbers: [650000],
      },
      {
        text: 'ಐವತ್ತರಿಂದ ಅರವತ್ತು ಲಕ್ಷ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(5000000, 6000000) },
        numbers: [{ min: 5000000, max: 6000000 }],
      },
      {
        text: 'ಎಂಟರಿಂದ ಹತ್ತರೊಳಗೆ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(8000, 10000) },
      },
      { text: 'ಉಡುಪಿ ಇಲ್ಲಾಂದ್ರೆ ಕುಂದಾಪುರ', asked: 'city', set: { city: 'Udupi' } },
      { text: 'ಬಸವನಗುಡಿಯಲ್ಲೋ ಜಯನಗರದಲ್ಲೋ', asked: 'area', set: { area: 'Basavanagudi' } },
      { text: 'ವಿಜಯಪುರದಲ್ಲೇ ನೋಡಿ', asked: 'city', set: { city: 'Vijayapura' } },
      { text: 'ಬನಶಂಕರಿ ಹತ್ರ', asked: 'area', set: { area: 'Banashankari' } },
      { text: 'ಗಿಡ ಬೆಳೆಸೋಕೆ ಜಾಗ ಬೇಕು, ಯುಪಿಎಸ್ ಕೂಡ ಬೇಕು', set: { amenities: ['garden', 'power_backup'] } },
      { text: 'ಸಿಸಿಟಿವಿ, ವಾಚ್‌ಮನ್ ಎಲ್ಲಾ ಇರಬೇಕು', set: { amenities: ['security'] } },
      { text: 'ಎಸಿ ಬೇಡ, ಆದ್ರೆ ಫರ್ನಿಶ್ಡ್ ಇರಬೇಕು', set: { amenities: ['furnished'] }, drop: ['air_conditioning'] },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಮನೆಲಿ ನಾಲ್ಕು ಜನ, ಇಬ್ಬರು ಮಕ್ಕಳು ಓದ್ತಿದಾರೆ, ಶಾಂತವಾದ ಜಾಗ ಆದ್ರೆ ಒಳ್ಳೇದು', act: 'unclear' },
      { text: 'ದೇವಸ್ಥಾನ ಹತ್ತಿರ ಇದ್ರೆ ಅಮ್ಮನಿಗೆ ಅನುಕೂಲ', act: 'unclear' },
      { text: 'ಅಲ್ಲಿಂದ ಏರ್‌ಪೋರ್ಟ್‌ಗೆ ಎಷ್ಟು ಹೊತ್ತು ಬೇಕು', act: 'question' },
      { text: 'ಬಿಲ್ಡಿಂಗ್ ಎಷ್ಟು ವರ್ಷ ಹಳೇದು?', act: 'question' },
      { text: 'ಸ್ಕೂಲ್ ಬಸ್ ಒಳಗೆ ಬರುತ್ತಾ', act: 'question' },
      { text: 'ಮನೆ ಕಂದಾಯ ಎಷ್ಟು ಬರುತ್ತೆ?', act: 'question' },
      { text: 'ನೀವು ಮನುಷ್ಯರಾ ರೋಬೋಟಾ?', act: 'question' },
      { text: 'ಬೆಳಿಗ್ಗೆಯಿಂದ ತಲೆನೋವು', act: 'unclear' },
      { text: 'ದೊಡ್ಡಪ್ಪನ ಮಗ ದುಬೈನಿಂದ ಬಂದಿದ್ದಾನೆ', act: 'unclear' },
      { text: 'ಆಫೀಸಲ್ಲಿ ಇವತ್ತು ತುಂಬಾ ಕೆಲಸ', act: 'unclear' },
      { text: 'ಬಿಡಿ, ಆಮೇಲೆ ನೋಡೋಣ', act: 'deny' },
      { text: 'ಸೂಪರ್, ಹಾಗೇ ಮಾಡಿ', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'ಮನೆ ಕಟ್ಟೋಕೆ ಒಂದು 30x40 ಸೈಟ್ ಕನಕಪುರ ರಸ್ತೆ ಕಡೆ ನೋಡ್ತಿದ್ದೀವಿ',
        set: { property_type: 'land', area: 'Kanakapura Road', size_sqft: atLeast(1200) },
      },
      {
        text: 'Bellandur ನಲ್ಲಿ 2BHK, 25k ಒಳಗೆ, gym & pool ಬೇಕು',
        set: {
          area: 'Bellandur',
          bedrooms: exactly(2),
          price: upTo(25000),
          amenities: ['gym', 'swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'hanneradu laksha tanaka, 20x30 site saaku',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land', price: upTo(1200000), size_sqft: atLeast(600) },
      },
      {
        text: 'rr nagar kade ondu 1bhk badige mane idre heli',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Rajarajeshwari Nagar',
          bedrooms: exactly(1),
        },
      },
      { text: 'badige 12 tanaka kodoke agutte', set: { transaction_type: 'rent', price: upTo(12000) } },
      {
        text: 'chikkaballapura hatra 2 acre jameenu beku',
        set: { property_type: 'land', city: 'Chikkaballapur', size_sqft: atLeast(87120) },
      },
      { text: 'east facing ye beku, corner site adre innu olledu', set: { property_type: 'land' } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'appa 1995 alli tagonda mane adu', act: 'unclear' },
      { text: 'illi neeru nuggutta male bandre?', act: 'question' },
      { text: 'manelli wifi ideya', act: 'question' },
      { text: 'nanu innu decide madilla', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Salary 60k ಅಷ್ಟೇ, EMI 25k ಗಿಂತ ಜಾಸ್ತಿ ಕಟ್ಟೋಕೆ ಆಗಲ್ಲ', act: 'unclear' }],
  },
]
