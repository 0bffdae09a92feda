import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const oldAndNewHomes: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ಮಗಳ ಮದುವೆ ಆಯ್ತು ಈಗ ನಾವಿಬ್ಬರೇ ಹಂಗಾಗಿ ಚಿಕ್ಕ ಒಂದು ಬೆಡ್‌ರೂಮ್ ಮನೆ ಸಾಕು',
        set: { property_type: 'house', bedrooms: exactly(1) },
      },
      {
        text: 'ಮೈಸೂರಿನ ಮನೆ ಮಾರ್ಬಿಟ್ಟು ಬೆಂಗಳೂರಲ್ಲಿ ಫ್ಲಾಟ್ ತಗೊಳ್ಳೋ ಪ್ಲ್ಯಾನ್ ಇದೆ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru' },
      },
      {
        text: 'ಈಗಿರೋ ಮನೆ ಬಾಡಿಗೆ ಹದಿನೆಂಟು ಸಾವಿರ ಅದಕ್ಕಿಂತ ಕಮ್ಮೀಲಿ ಬೇಕು',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18000) },
      },
      {
        text: 'ಸಂಬಳ ನಲವತ್ತು ಸಾವಿರ ಬಾಡಿಗೆಗೆ ಹತ್ತು ಸಾವಿರಕ್ಕಿಂತ ಜಾಸ್ತಿ ಕೊಡಕ್ಕಾಗಲ್ಲ',
        set: { transaction_type: 'rent', price: upTo(10000) },
      },
      {
        text: 'ಗಂಡನಿಗೆ ಕಲಬುರಗಿಗೆ ಟ್ರಾನ್ಸ್‌ಫರ್ ಆಗಿದೆ ಅಲ್ಲಿ ಎರಡು ರೂಮಿನ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kalaburagi', bedrooms: exactly(2) },
      },
      {
        text: 'ಅಂಗಡಿ ಶಿವಾಜಿನಗರದಲ್ಲಿದೆ ಮನೆ ಅದರ ಹತ್ರಾನೇ ಇರ್ಲಿ',
        known: { city: 'Bengaluru' },
        set: { property_type: 'house', area: 'Shivaji Nagar' },
      },
      { text: 'ಜಿಮ್ ಬೇಕು ಅಂದಿದ್ದೆ ಬೇಡ ಬಿಡಿ', known: { amenities: ['gym'] }, drop: ['gym'] },
      { text: 'ಬೆಡ್‌ರೂಮ್ ಎಷ್ಟಿದ್ರೂ ನಡಿಯುತ್ತೆ', any: ['bedrooms'] },
      { text: 'ಮನೆ ಆದ್ರೂ ಸರಿ ಫ್ಲಾಟ್ ಆದ್ರೂ ಸರಿ', any: ['property_type'] },
      {
        text: 'ಇಪ್ಪತ್ತೈದು ಅಲ್ಲ ಮೂವತ್ತೈದು ಲಕ್ಷ',
        known: { transaction_type: 'sale', price: upTo(2500000) },
        set: { price: upTo(3500000) },
      },
      {
        text: 'ಬಜೆಟ್ ಇನ್ನೂ ಐದು ಲಕ್ಷ ಜಾಸ್ತಿ ಮಾಡ್ಬಹುದು',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(5500000) },
      },
      { text: 'ನಂದಿನಿ ಲೇಔಟ್ ಬಿಟ್ಟು ಬೇರೆ ಎಲ್ಲಾದ್ರೂ ತೋರ್ಸಿ', known: { area: 'Nandini Layout' }, any: ['area'] },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ನಮ್ಮ ಅಕ್ಕನ ಫ್ಲಾಟಲ್ಲಿ ಈಜುಕೊಳ ಜಿಮ್ ಎಲ್ಲಾ ಇದೆ', act: 'unclear' },
      { text: 'ಪಕ್ಕದ ಮನೆಯವರು ಎಂಬತ್ತು ಲಕ್ಷಕ್ಕೆ ಮಾರಿದ್ರು', act: 'unclear' },
      { text: 'ಮನೆ ದೇವರಿಗೆ ಹರಕೆ ಇತ್ತು ತೀರಿಸಿ ಬಂದ್ವಿ', act: 'unclear' },
      { text: 'ಲೋನ್ ಇಪ್ಪತ್ತು ಲಕ್ಷ ಸಿಗುತ್ತೆ ಅಂತ ಬ್ಯಾಂಕಿನವರು ಹೇಳಿದ್ರು', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      { text: 'nam makkalu dodda agidare jaaga saltilla 3bhk beku', set: { bedrooms: exactly(3) } },
      {
        text: 'rent katti katti sakaytu swanta mane togobeku yelahanka kade',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Yelahanka' },
      },
      { text: 'nan roommate hoda, eega ondu 1bhk ge shift agbeku', set: { bedrooms: exactly(1) } },
      {
        text: 'appa retire adru mysore alli ondu site nodtidivi 30 lakh thanka',
        set: { property_type: 'land', city: 'Mysuru', price: upTo(3000000) },
      },
      { text: 'eegiro mane 2bhk, hosadu 3bhk irli', set: { bedrooms: exactly(3) } },
      {
        text: 'tank neeru alla cauvery neeru iro mane',
        set: { property_type: 'house', amenities: ['water_supply'] },
      },
      { text: 'sarjapur beda bellandur kade nodi', known: { area: 'Sarjapur' }, set: { area: 'Bellandur' } },
      {
        text: 'rent estadru parvagilla area olledirbeku',
        known: { transaction_type: 'rent' },
        any: ['price'],
      },
      { text: 'balcony iddre chennagirtittu', set: { amenities: ['balcony'] } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'lift kettogide namma apartment alli', act: 'unclear' },
      { text: 'nan tamma 12 lakh ge car togonda', act: 'unclear' },
      { text: 'office ge hogoke 1 gante agutte dinaa', act: 'unclear' },
      { text: 'mane thumba chennagide antha nan hendthi heltale', act: 'unclear' },
      { text: '10k advance kottiddini avru vapas kodtilla', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Parents ಜೊತೆ ಇರ್ತೀನಿ so 2bhk ground floor ಮನೆ beku',
        set: { property_type: 'house', bedrooms: exactly(2) },
      },
      {
        text: 'Old house ಇದ್ರೂ ok ಆದ್ರೆ car parking ಇರ್ಲೇಬೇಕು',
        set: { property_type: 'house', amenities: ['parking'] },
      },
      {
        text: 'Office Bagmane tech park ಲಿ, ಅದರ ಹತ್ರ pg ಅಲ್ಲ flat ಬೇಕು',
        set: { property_type: 'apartment', area: 'Bagmane Tech Park' },
      },
      {
        text: '2 crore budget ಇತ್ತು now only 1.5 crore',
        known: { transaction_type: 'sale', price: upTo(20000000) },
        set: { price: upTo(15000000) },
      },
    ],
  },
]
