import { atLeast, between, type CorpusSection, upTo } from '../../corpus-case.ts'

export const soldAndBought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ಊರಲ್ಲಿ ಜಮೀನಿದೆ, ಅದನ್ನ ಮಾರಿ ಮೈಸೂರಲ್ಲಿ ಮನೆ ತಗೊಳೋಣ ಅಂತ ಯೋಚನೆ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mysuru' },
      },
      {
        text: 'ಬಾಡಿಗೆ ಹದಿನೈದು ಸಾವಿರ ಆದ್ರೆ ಪರವಾಗಿಲ್ಲ, ಅದಕ್ಕಿಂತ ಜಾಸ್ತಿ ಆದ್ರೆ ಕಷ್ಟ',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      { text: 'ಮಕ್ಕಳೆಲ್ಲಾ ವಿದೇಶದಲ್ಲಿದ್ದಾರೆ, ನಮ್ಮಿಬ್ಬರಿಗೆ ಚಿಕ್ಕ ಫ್ಲಾಟ್ ಸಾಕು', set: { property_type: 'apartment' } },
      { text: 'ಎರಡು ಅಥವಾ ಮೂರು ಬೆಡ್‌ರೂಮ್', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
      { text: 'ಬೆಡ್‌ರೂಮ್ ಎಷ್ಟಾದ್ರೂ ಪರವಾಗಿಲ್ಲ', asked: 'bedrooms', any: ['bedrooms'] },
      {
        text: 'ಪಾರ್ಕಿಂಗ್ ಬೇಕು ಲಿಫ್ಟ್ ಬೇಕು, ಜಿಮ್ ಬೇಕಾಗಿಲ್ಲ',
        known: { amenities: ['gym'] },
        set: { amenities: ['parking', 'lift'] },
        drop: ['gym'],
      },
      { text: 'ಮಕ್ಕಳು ಆಡೋಕೆ ಜಾಗ ಇರೋ ಗೇಟೆಡ್ ಕಮ್ಯುನಿಟಿ', set: { amenities: ['play_area', 'gated_community'] } },
      {
        text: 'ತಿಂಗಳಿಗೆ ಒಂದೂವರೆ ಲಕ್ಷ ಬಾಡಿಗೆವರೆಗೆ',
        set: { transaction_type: 'rent', price: upTo(150000) },
        numbers: [150000],
      },
      {
        text: 'ಎಂಬತ್ತು ಲಕ್ಷ ಮತ್ತು ಒಂದು ಕೋಟಿ ಮಧ್ಯೆ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(8000000, 10000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಈ ತಿಂಗಳೇ ಶಿಫ್ಟ್ ಆಗ್ಬೇಕು, ಬೇಗ ನೋಡಿ', act: 'unclear' },
      { text: 'ಅಲ್ಲಿ ಪ್ರವಾಹ ಬರುತ್ತಾ', act: 'question' },
      { text: 'ಆ ರೇಟು ತುಂಬಾ ಜಾಸ್ತಿ ಆಯ್ತಲ್ಲ', act: 'question' },
      { text: 'ಇನ್ನೂ ನಿರ್ಧಾರ ಮಾಡಿಲ್ಲ', act: 'unclear' },
      { text: 'ಸರಿ ಹಾಗೇ ಆಗಲಿ', act: 'affirm' },
      { text: 'ಈಗ ಬೇಡ, ಆಮೇಲೆ ನೋಡೋಣ', act: 'deny' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'tumkur kade ondu hale mane maratakke ideya',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tumakuru' },
      },
      {
        text: 'kaili hadinentu laksha ide, hassan alli enadru sigutta',
        set: { city: 'Hassan', price: upTo(1800000) },
      },
      {
        text: '30x40 alli 2000 sqft mane, mysore',
        set: { property_type: 'house', city: 'Mysuru', size_sqft: atLeast(2000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'mane photo kalistira', act: 'question' },
      { text: 'adella amele helthini', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Furnished ಬೇಡ, unfurnished ಸಾಕು',
        known: { amenities: ['furnished'] },
        set: { amenities: ['unfurnished'] },
        drop: ['furnished'],
      },
    ],
  },
]
