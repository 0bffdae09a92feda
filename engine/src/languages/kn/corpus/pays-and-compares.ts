import { between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const paysAndCompares: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ಈ ಊರಿಗೆ ಹೊಸಬ, ಯಾವ ಏರಿಯಾ ಚೆನ್ನಾಗಿದೆ ಅಂತ ಗೊತ್ತಿಲ್ಲ, ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ ಎರಡು ಬೆಡ್‌ರೂಮ್ ಬಾಡಿಗೆ ಮನೆ ಒಂದು ಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hubballi', bedrooms: exactly(2) },
      },
      {
        text: 'ನನ್ನ ಜೊತೆ ಕೆಲಸ ಮಾಡೋರು ಬೆಳ್ಳಂದೂರಲ್ಲಿ ಇಪ್ಪತ್ತು ಸಾವಿರ ಬಾಡಿಗೆ ಕೊಡ್ತಾರೆ, ನಂಗೆ ಅದಕ್ಕಿಂತ ಕಮ್ಮಿ ಹದಿನೈದರೊಳಗೆ ಬೇಕು',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      {
        text: 'ಅಮ್ಮ ಊರಿಂದ ಬರ್ತಿದಾರೆ, ಅದಕ್ಕೆ ಇನ್ನೊಂದು ರೂಮ್, ಒಟ್ಟು ಮೂರು',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'ಲೋನ್ ಸ್ಯಾಂಕ್ಷನ್ ಆಗಿದೆ, ಎಪ್ಪತ್ತೈದು ಲಕ್ಷದವರೆಗೆ ಹೋಗಬಹುದು, ಹೆಬ್ಬಾಳ ಇಲ್ಲಾ ಯಲಹಂಕ',
        known: { transaction_type: 'sale' },
        set: { area: 'Hebbal', price: upTo(7500000) },
      },
      {
        text: 'ಸ್ವಿಮ್ಮಿಂಗ್ ಪೂಲ್ ಎಲ್ಲಾ ಬೇಡ, ನೀರಿಗೆ ತೊಂದರೆ ಇಲ್ಲದಿದ್ರೆ ಸಾಕು',
        known: { amenities: ['swimming_pool'] },
        set: { amenities: ['water_supply'] },
        drop: ['swimming_pool'],
      },
      { text: 'ದುಡ್ಡಿನ ಬಗ್ಗೆ ಚಿಂತೆ ಇಲ್ಲ, ಒಳ್ಳೆ ಜಾಗ ಇರಬೇಕು', asked: 'price', any: ['price'] },
      {
        text: 'ಮೂರೂಮುಕ್ಕಾಲು ಲಕ್ಷ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(375000) },
        numbers: [375000],
      },
      {
        text: 'ಆರುನೂರರಿಂದ ಎಂಟುನೂರು ಚದರ ಅಡಿ',
        asked: 'size_sqft',
        set: { size_sqft: between(600, 800) },
        numbers: [{ min: 600, max: 800 }],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಮನೇಲಿ ಗ್ಯಾಸ್ ಪೈಪ್ ಇದೆಯಾ?', act: 'question' },
      { text: 'ಆ ಮನೆ ಬೇರೆಯವರಿಗೆ ಹೋಯ್ತಾ?', act: 'question' },
      { text: 'ನನ್ನ ಹೆಸರು ಮಂಜುನಾಥ', act: 'unclear' },
      { text: 'ಅಲ್ಲಿ ಚದರ ಅಡಿಗೆ ಎಷ್ಟು ರೇಟು?', act: 'question' },
      { text: 'ಇದಕ್ಕಿಂತ ಸ್ವಲ್ಪ ದೊಡ್ಡದು ಇದೆಯಾ', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'hosa flat ne beku, haledu beda, 2bhk, 55 to 60 lakhs, uttarahalli',
        known: { transaction_type: 'sale' },
        set: {
          property_type: 'apartment',
          area: 'Uttarahalli',
          bedrooms: exactly(2),
          price: between(5500000, 6000000),
        },
      },
      {
        text: 'naavibru IT, bellandur office, 30k tanaka ok rent ge',
        set: { transaction_type: 'rent', price: upTo(30000), area: 'Bellandur' },
      },
      { text: 'makkalu aadoke jaaga irbeku', set: { amenities: ['play_area'] } },
      {
        text: 'jayanagar anta heldnalla, adanna jp nagar madi',
        known: { area: 'Jayanagar' },
        set: { area: 'JP Nagar' },
      },
      {
        text: 'mysore medical college hatra ondu mane badigege sikkre chennagirutte',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mysuru' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'owner tumba strict aa?', act: 'question' },
      { text: 'sir swalpa time kodi', act: 'unclear' },
    ],
  },
]
