import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const livesAndMoves: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ಮಗನಿಗೆ ಆರ್‌ವಿ ಕಾಲೇಜಲ್ಲಿ ಸೀಟ್ ಸಿಕ್ಕಿದೆ, ಅದಕ್ಕೆ ಕೆಂಗೇರಿ ಕಡೆ ಒಂದು ಚಿಕ್ಕ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಹುಡುಕ್ತಾ ಇದೀವಿ',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Kengeri' },
      },
      {
        text: 'ಹಳೆ ಮನೆ ಕೆಡವಿದ್ವಿ, ಸದ್ಯಕ್ಕೆ ರಾಜಾಜಿನಗರದಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಇರಬೇಕು',
        set: { transaction_type: 'rent', area: 'Rajajinagar' },
      },
      {
        text: 'ಬಜೆಟ್ ಅಂದ್ರೆ ಅರವತ್ತು ಅರವತ್ತೈದು ಲಕ್ಷ ಆಗುತ್ತೆ',
        known: { transaction_type: 'sale' },
        set: { price: between(6000000, 6500000) },
      },
      {
        text: 'ಒಂದೂಕಾಲು ಕೋಟಿ ದಾಟಬಾರದು',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'ಎಂಟು ಸಾವಿರದ ಐನೂರು',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(8500) },
        numbers: [8500],
      },
      {
        text: 'ಏಳೂವರೆ ಲಕ್ಷಕ್ಕೆ ಒಂದು ಸೈಟ್',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land', price: upTo(750000) },
        numbers: [750000],
      },
      {
        text: 'ಇಪ್ಪತ್ತರೊಳಗೆ ಇರಲಿ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      { text: 'ಎರಡೂವರೆ ಗುಂಟೆ ಆದ್ರೂ ಸಾಕು', asked: 'size_sqft', set: { size_sqft: atLeast(2722.5) } },
      { text: 'ಐನೂರು ಚದರ ಅಡಿಗಿಂತ ಕಮ್ಮಿ ಬೇಡ', asked: 'size_sqft', set: { size_sqft: atLeast(500) } },
      { text: 'ನಾವು ನಾಲ್ಕು ಜನ, ಎರಡು ರೂಮ್ ಸಾಕು', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'ಒಂದು ಹಾಲ್ ಕಿಚನ್ ಎರಡು ಬೆಡ್‌ರೂಮ್', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'ಮಂಗಳೂರಿನ ಹತ್ತಿರ ಸುರತ್ಕಲ್‌ನಲ್ಲಿ', asked: 'area', set: { city: 'Mangaluru', area: 'Surathkal' } },
      { text: 'ಹುಬ್ಬಳ್ಳಿಯ ವಿದ್ಯಾನಗರ ಕಡೆ ಇದ್ರೆ ಹೇಳಿ', set: { city: 'Hubballi', area: 'Vidyanagar' } },
      { text: 'ದಾವಣಗೆರೆಗೆ ಬದಲಾಯಿಸಿ', known: { city: 'Shivamogga' }, set: { city: 'Davanagere' } },
      { text: 'ಮಂಡ್ಯ ಅಲ್ಲ, ಮಡಿಕೇರಿ', known: { city: 'Mandya' }, set: { city: 'Madikeri' } },
      { text: 'ಕೊಳ್ಳೋಕಲ್ಲ, ಬಾಡಿಗೆಗೆ ಕೇಳಿದ್ದು', known: { transaction_type: 'sale' }, set: { transaction_type: 'rent' } },
      { text: 'ನಮ್ಮ ಹತ್ರ ನಾಯಿ ಇದೆ, ಅದಕ್ಕೆ ಒಪ್ಪಬೇಕು', set: { amenities: ['pet_friendly'] } },
      { text: 'ಬಾಲ್ಕನಿ ಇದ್ರೆ ಖುಷಿ', set: { amenities: ['balcony'] } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಮೇನ್ ರೋಡಿಂದ ಎಷ್ಟು ದೂರ', act: 'question' },
      { text: 'ಓನರ್ ಯಾರು ಅಂತ ಗೊತ್ತಾ', act: 'question' },
      { text: 'ಬಾಡಿಗೆ ಸ್ವಲ್ಪ ಕಡಿಮೆ ಮಾಡ್ತಾರಾ', act: 'question' },
      { text: 'ಯಾವಾಗ ಬರಬಹುದು ಇರೋಕೆ?', act: 'question' },
      { text: 'ಈ ಮನೆ ಯಾಕೆ ತೋರಿಸಿದ್ರಿ?', act: 'question' },
      { text: 'ಹೆಂಡತಿಗೆ ಹುಷಾರಿಲ್ಲ, ಆಸ್ಪತ್ರೆಗೆ ಹೋಗಿ ಬಂದೆ', act: 'unclear' },
      { text: 'ಅಲ್ಲಿ ಕರೆಂಟ್ ಪದೇ ಪದೇ ಹೋಗುತ್ತಂತೆ', act: 'unclear' },
      { text: 'ನಿನ್ನೆ ಮ್ಯಾಚ್ ನೋಡಿದ್ರಾ', act: 'question' },
      { text: 'ಕಾರ್ ಸರ್ವಿಸ್‌ಗೆ ಹತ್ತು ಸಾವಿರ ಆಯ್ತು', act: 'unclear' },
      { text: 'ಪಕ್ಕದ ಮನೆಯವರು ಎರಡು ಕೋಟಿಗೆ ಮನೆ ಮಾರಿದ್ರು', act: 'unclear' },
      { text: 'ಒಂದು ಟ್ಯಾಕ್ಸಿ ಬುಕ್ ಮಾಡಿ ಕೊಡಿ', act: 'unclear' },
      { text: 'ಹಾ ಸರಿ', act: 'affirm' },
      { text: 'ಅಯ್ಯೋ ಅಲ್ಲ', act: 'deny' },
      { text: 'ತುಂಬಾ ಧನ್ಯವಾದ, ಒಳ್ಳೆ ಸಹಾಯ ಮಾಡಿದ್ರಿ', act: 'thanks' },
      { text: 'ಅರ್ಥ ಆಗ್ಲಿಲ್ಲ, ಮತ್ತೆ ಹೇಳಿ', act: 'repeat' },
      { text: 'ಇದನ್ನ ಹೇಗೆ ಉಪಯೋಗಿಸೋದು?', act: 'help' },
      { text: 'ಎಲ್ಲಾ ಅಳಿಸಿ ಹೊಸದಾಗಿ ಶುರು ಮಾಡಿ', act: 'restart' },
      { text: 'ಏಜೆಂಟ್ ನಂಬರ್ ಕೊಡಿ', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      { text: 'appa amma jote irtare, adakke 3 bedroom beku', set: { bedrooms: exactly(3) } },
      {
        text: 'hoda tingalu chennai inda bandvi, eega hebbal alli badigege mane hudukta idivi',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Hebbal' },
      },
      {
        text: '65 lakshakkinta mele hogolla, adra olage idre torsi',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6500000) },
      },
      {
        text: 'eradu laksha advance kodtini, badige 15 savira',
        set: { transaction_type: 'rent', price: upTo(15000) },
      },
      { text: 'malleshwaram illandre rajajinagar', set: { area: 'Malleshwaram' } },
      { text: 'hassan alla, hosapete helidde', set: { city: 'Hosapete' } },
      {
        text: 'nan budget change madbeku',
        known: { price: upTo(20000), transaction_type: 'rent' },
        drop: ['price'],
      },
      { text: 'illa illa, 2 bhk ne beku', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'mane renovate madbeku ankonde aadre duddu illa', act: 'unclear' },
      { text: 'alli neerina problem ideya', act: 'question' },
      { text: 'loan ge eshtu baddi barutte', act: 'question' },
      { text: 'documents ella clear idya', act: 'question' },
      { text: 'namaskara sir hegiddira', act: 'greet' },
      { text: 'sari naale matadona bye', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Yelahanka-ದಲ್ಲಿ 30x40 site, 50 lakhs ಒಳಗೆ',
        set: { property_type: 'land', area: 'Yelahanka', size_sqft: atLeast(1200), price: upTo(5000000) },
      },
      {
        text: 'Husband Bangalore ನಲ್ಲಿ work ಮಾಡ್ತಾರೆ, ನಾನು Mysore ನಲ್ಲಿದೀನಿ, Bangalore ಗೆ ಬರ್ಬೇಕು rent ಗೆ',
        set: { transaction_type: 'rent', city: 'Bengaluru' },
      },
      {
        text: 'Furnished flat ಏ ಬೇಕು, AC ಇರಬೇಕು',
        set: { property_type: 'apartment', amenities: ['furnished', 'air_conditioning'] },
      },
      {
        text: 'Covered parking ಇರೋ gated community villa',
        set: { property_type: 'house', amenities: ['parking', 'gated_community'] },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Site visit ಯಾವಾಗ ಹೋಗ್ಬಹುದು?', act: 'question' }],
  },
]
