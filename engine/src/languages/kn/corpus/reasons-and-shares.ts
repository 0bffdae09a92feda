import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const reasonsAndShares: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ನಮ್ಮ ಮನೆ ರಾಜಾಜಿನಗರದಲ್ಲಿದೆ ಆದ್ರೆ ಈಗ ಯಲಹಂಕದಲ್ಲಿ ಫ್ಲಾಟ್ ಹುಡುಕ್ತಿದೀವಿ',
        set: { property_type: 'apartment', area: 'Yelahanka' },
      },
      {
        text: 'ಹಳೆ ಸೈಟ್ ಮಾರಿ ಬಂದ ದುಡ್ಡಲ್ಲಿ ಮೈಸೂರಲ್ಲಿ ಮನೆ ತಗೋಬೇಕು',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mysuru' },
      },
      {
        text: 'ಮೂರು ಜನ ಇರ್ತೀವಿ ಒಬ್ಬೊಬ್ಬರು ಎಂಟು ಸಾವಿರ ಕೊಡ್ತೀವಿ',
        known: { transaction_type: 'rent' },
        set: { price: upTo(24000) },
      },
      {
        text: 'ಮೊದಲು ನಲವತ್ತು ಅಂದಿದ್ದೆ ಈಗ ಐವತ್ತು ಲಕ್ಷದ ತನಕ ಹೋಗಬಹುದು',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(5000000) },
      },
      { text: 'ಅಮ್ಮಂಗೆ ಮಂಡಿ ನೋವು ನೆಲಮಹಡಿ ಮನೆ ಇದ್ರೆ ಒಳ್ಳೇದು', set: { property_type: 'house' } },
      {
        text: 'ಕೆಲಸ ಎಲೆಕ್ಟ್ರಾನಿಕ್ ಸಿಟಿಲಿ ಹಂಗಾಗಿ ಆ ಕಡೆನೇ ಒಂದು ಬಿಎಚ್‌ಕೆ ಬಾಡಿಗೆಗೆ ನೋಡಿ',
        set: { transaction_type: 'rent', area: 'Electronic City', bedrooms: exactly(1) },
      },
      {
        text: 'ಫರ್ನಿಚರ್ ಎಲ್ಲಾ ನಮ್ಮತ್ರ ಇದೆ ಖಾಲಿ ಮನೆ ಸಾಕು',
        set: { property_type: 'house', amenities: ['unfurnished'] },
      },
      { text: 'ಇನ್ನೊಂದು ಬೆಡ್‌ರೂಮ್ ಜಾಸ್ತಿ ಇರ್ಲಿ', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      { text: 'ಎಲ್ಲಾದ್ರೂ ಸರಿ ಬೆಂಗಳೂರಲ್ಲಿ ಇದ್ರೆ ಸಾಕು', set: { city: 'Bengaluru' }, any: ['area'] },
      {
        text: 'ಬಾಡಿಗೆ ಜಾಸ್ತಿ ಆದ್ರೂ ಪರ್ವಾಗಿಲ್ಲ ಸೆಕ್ಯುರಿಟಿ ಮುಖ್ಯ',
        known: { transaction_type: 'rent' },
        set: { amenities: ['security'] },
        any: ['price'],
      },
      { text: 'ದಾವಣಗೆರೆ ಬೇಡ ಚಿತ್ರದುರ್ಗ ನೋಡ್ರಿ', known: { city: 'Davanagere' }, set: { city: 'Chitradurga' } },
      {
        text: 'ನಾವು ಬಾಡಿಗೆಗೆ ಅಂತ ಬಂದ್ವಿ ಆದ್ರೆ ಈಗ ಕೊಂಡ್ಕೊಳ್ಳೋದೇ ವಾಸಿ ಅನ್ಸುತ್ತೆ',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'ಕಾವೇರಿ ನೀರು ಬರೋ ಮನೆ ಬೇಕು ಬೋರ್‌ವೆಲ್ ನೀರು ಬೇಡ',
        set: { property_type: 'house', amenities: ['water_supply'] },
      },
      {
        text: 'ಐದು ಗುಂಟೆ ಜಮೀನು ಹಾಸನದ ಸುತ್ತಮುತ್ತ',
        set: { property_type: 'land', city: 'Hassan', size_sqft: atLeast(5445) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ನಮ್ ತಮ್ಮ ಹುಬ್ಬಳ್ಳಿಲಿ ಸೈಟ್ ತಗೊಂಡ ಹದಿನೈದು ಲಕ್ಷಕ್ಕೆ', act: 'unclear' },
      { text: 'ನಮ್ ಓನರ್ ದಿನಾ ಬೈತಾರೆ ಅದಕ್ಕೆ ಮನೆ ಬದಲಾಯಿಸ್ತಿದೀವಿ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'maduve aagi hosa mane madbeku anta, jp nagar alli 2 room mane rent ge',
        set: { transaction_type: 'rent', property_type: 'house', area: 'JP Nagar', bedrooms: exactly(2) },
      },
      {
        text: 'namma budget 18 ittu but 22k thanka stretch madbahudu',
        known: { transaction_type: 'rent', price: upTo(18000) },
        set: { price: upTo(22000) },
      },
      { text: 'parking illa andre beda', set: { amenities: ['parking'] } },
      {
        text: 'nan office manyata tech park alli ide, 20 min olage hogo thara 1bhk beku',
        set: { area: 'Manyata Tech Park', bedrooms: exactly(1) },
      },
      { text: 'ground floor adre saku lift bekagilla', known: { amenities: ['lift'] }, drop: ['lift'] },
      { text: '60 lakh mele aagalla', known: { transaction_type: 'sale' }, set: { price: upTo(6000000) } },
      {
        text: 'mangalore alli 5 cents jaaga beku',
        set: { property_type: 'land', city: 'Mangaluru', size_sqft: atLeast(2178) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'hubli alli iddaga 5000 rent kodtidvi', act: 'unclear' },
      { text: 'nan friend koramangala alli pg alli idane', act: 'unclear' },
      { text: 'ac ideya', act: 'question' },
      { text: 'site ge bank loan sigutta', act: 'question' },
      { text: 'mane nodoke bhanuvara barbahuda', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'villa ಬೇಕು but budget 80 lakhs ಅಷ್ಟೇ',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house', price: upTo(8000000) },
      },
      { text: '2bhk ಸಾಕು, 3bhk ಬೇಡ', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      {
        text: 'HSR layout ಆಗಲ್ಲ ತುಂಬಾ costly, bommanahalli ನೋಡಿ',
        known: { area: 'HSR Layout' },
        set: { area: 'Bommanahalli' },
      },
      { text: 'ನನ್ wife ಗೆ cooking ಇಷ್ಟ, ದೊಡ್ಡ kitchen ಇರೋ ಮನೆ ಬೇಕು', set: { property_type: 'house' } },
      {
        text: 'East facing ಮನೆ ಇದ್ರೆ ಹೇಳಿ, 40 lakh ಒಳಗೆ buy ಮಾಡ್ಬೇಕು',
        set: { transaction_type: 'sale', property_type: 'house', price: upTo(4000000) },
      },
      {
        text: 'ನಮ್ company shift ಆಗ್ತಿದೆ hyderabad ಗೆ, gachibowli ಹತ್ರ flat ಬೇಕು',
        set: { property_type: 'apartment', city: 'Hyderabad', area: 'Gachibowli' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Maintenance charges ಎಷ್ಟು ಬರುತ್ತೆ', act: 'question' }],
  },
]
