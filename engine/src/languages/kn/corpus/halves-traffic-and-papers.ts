import { type CorpusCase, wishesAndTalk } from '../../corpus-case.ts'

/** Half of a budget and sums put on to it, offices that traffic keeps one from, land to build on, what papers and bathrooms there are; and what sounds alike. */
const turns: CorpusCase[] = [
  {
    text: 'ಮನೆ ಬೇಡ ಅಂತ ತೀರ್ಮಾನ ಆಯ್ತು, ಖಾಲಿ ಜಾಗ ಕೊಂಡು ನಾವೇ ಕಟ್ಟಿಸ್ತೀವಿ',
    known: { property_type: 'house' },
    set: { transaction_type: 'sale', property_type: 'land' },
  },
  { text: 'ಬರೀ ಜಾಗ ತಗೊಂಡು ಆಮೇಲೆ ಕಟ್ಟಿಸ್ತೀವಿ', set: { transaction_type: 'sale', property_type: 'land' } },
  { text: 'ಖಾಲಿ ಸೈಟ್ ಕೊಂಡು ಮನೆ ಕಟ್ಟಿಸಬೇಕು', set: { transaction_type: 'sale', property_type: 'land' } },
  { text: 'khali jaaga beku', set: { property_type: 'land' } },
  {
    text: 'ಮೊದಲು ಹೇಳಿದ ಬಜೆಟ್ ಅಳಿಸಿಬಿಡಿ, ಇನ್ನೂ ನಿರ್ಧಾರ ಮಾಡಿಲ್ಲ',
    known: { price: { max: 15000 }, transaction_type: 'rent' },
    drop: ['price'],
  },
  { text: 'ಬಜೆಟ್ ಅಳಿಸಿಹಾಕಿ', known: { price: { max: 15000 }, transaction_type: 'rent' }, drop: ['price'] },
  { text: 'ಏರಿಯಾ ಅಳಿಸಿಬಿಡಿ', known: { city: 'Mysuru', area: 'Vijayanagar' }, drop: ['area'] },
  {
    text: 'sambla kammi aytu, 15 kinta jasti kodoke aagalla',
    known: { transaction_type: 'rent', price: { max: 25000 } },
    set: { price: { max: 15000 } },
  },
  { text: 'nanna sambla 30 savira', known: { transaction_type: 'rent' }, act: 'unclear' },
  { text: 'ಸಂಬಳ ಇನ್ನೂ ಬಂದಿಲ್ಲ', act: 'unclear' },
  {
    text: 'Own ಮಾಡ್ಕೊಳ್ಳೋ plan ಇದೆ, loan ready ಇದೆ',
    asked: 'transaction_type',
    known: { property_type: 'apartment', city: 'Hubballi' },
    set: { transaction_type: 'sale' },
  },
  {
    text: 'ಸ್ವಂತ ಮಾಡ್ಕೋಬೇಕು',
    asked: 'transaction_type',
    known: { property_type: 'apartment' },
    set: { transaction_type: 'sale' },
  },
  {
    text: 'own madkobeku',
    asked: 'transaction_type',
    known: { property_type: 'apartment' },
    set: { transaction_type: 'sale' },
  },
  {
    text: 'Koramangala ne aagbeku anta enilla, any locality ok',
    known: { transaction_type: 'rent', city: 'Bengaluru', area: 'Koramangala' },
    any: ['area'],
  },
  {
    text: 'Koramangala ne beku anta enilla',
    known: { transaction_type: 'rent', city: 'Bengaluru', area: 'Koramangala' },
    drop: ['area'],
  },
  {
    text: 'ಕೋರಮಂಗಲನೇ ಆಗಬೇಕು ಅಂತೇನಿಲ್ಲ, ಯಾವ ಏರಿಯಾ ಆದರೂ ಓಕೆ',
    known: { transaction_type: 'rent', city: 'Bengaluru', area: 'Koramangala' },
    any: ['area'],
  },
  {
    text: 'Koramangala ne beku',
    known: { transaction_type: 'rent', city: 'Bengaluru' },
    set: { area: 'Koramangala' },
  },
  {
    text: 'ಯಾವ ಕಡಿ ಇದ್ರೂ ನಡೀತೈತಿ ತೋರಸ್ರಿ',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Mangaluru' },
    any: ['area'],
  },
  {
    text: 'ಯಾ ಕಡಿ ಆದ್ರೂ ನಡೀತೈತಿ',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Hubballi' },
    any: ['area'],
  },
  {
    text: 'ಯಾವ ಕಡೆ ಆದರೂ ಪರವಾಗಿಲ್ಲ',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Hubballi' },
    any: ['area'],
  },
  {
    text: 'ಎಂಟು ಸಾವಿರದ ಮಟ ಕೊಡ್ತೀವ್ರಿ',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { price: { max: 8000 } },
  },
  {
    text: 'ಐದಾರು ಸಾವಿರದಾಗ ಸಿಕ್ರ ಭಾಳ ಚಲೋ',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { price: { min: 5000, max: 6000 } },
  },
  { text: 'ಮನಿ ಬೇಕಾಗೈತ್ರಿ', set: { property_type: 'house' } },
  {
    text: 'ಊಟದ್ದು ಬಿಡ್ರಿ, ಅಡಿಗಿ ಮನಿ ಇದ್ರ ಸಾಕು',
    known: { transaction_type: 'rent', city: 'Mangaluru' },
    act: 'unclear',
  },
  { text: 'ಅಡಿಗಿ ಮನಿ ದೊಡ್ಡದಿರಬೇಕ್ರಿ', known: { transaction_type: 'rent', city: 'Mangaluru' }, act: 'unclear' },
  {
    text: '2 bathroom irodu beku',
    known: { transaction_type: 'sale', property_type: 'house' },
    act: 'unclear',
  },
  {
    text: 'adre 1 bathroom saladu namge, 2 bathroom irodu beku',
    known: { transaction_type: 'sale', property_type: 'house' },
    act: 'unclear',
  },
  {
    text: 'ಎರಡು ಬಾತ್‌ರೂಮ್ ಇದ್ದರೆ ಸಾಕು',
    known: { transaction_type: 'sale', property_type: 'house' },
    act: 'unclear',
  },
  {
    text: 'ಎಷ್ಟು ಬಾತ್‌ರೂಮ್ ಇವೆ',
    known: { transaction_type: 'sale', property_type: 'house' },
    shown: 3,
    act: 'question',
  },
  {
    text: 'ಬಜೆಟ್‌ಗೆ ಎರಡು ಸಾವಿರ ಸೇರಿಸಿ',
    known: { transaction_type: 'rent', price: { max: 15000 } },
    set: { price: { max: 17000 } },
  },
  {
    text: 'budget ge 3 savira serisi',
    known: { transaction_type: 'rent', price: { max: 15000 } },
    set: { price: { max: 18000 } },
  },
  { text: 'ಲಿಫ್ಟ್ ಸೇರಿಸಿ', known: { transaction_type: 'rent', city: 'Bengaluru' }, set: { amenities: ['lift'] } },
  {
    text: 'ಹೇಳಿದ ದುಡ್ಡಿನಲ್ಲಿ ಅರ್ಧ ಮಾತ್ರ ಕೊಡೋಕೆ ಆಗುತ್ತೆ',
    known: { transaction_type: 'rent', price: { max: 30000 } },
    set: { price: { max: 15000 } },
  },
  {
    text: 'adaralli ardha maatra kodabahudu',
    known: { transaction_type: 'rent', price: { max: 30000 } },
    set: { price: { max: 15000 } },
  },
  {
    text: 'ಬಜೆಟ್ ಅರ್ಧಕ್ಕೆ ಇಳಿಸಿ',
    known: { transaction_type: 'rent', price: { max: 30000 } },
    set: { price: { max: 15000 } },
  },
  { text: 'ಅರ್ಧ ದಿನ ಆಫೀಸಲ್ಲೇ ಇರ್ತೀನಿ', known: { transaction_type: 'rent', price: { max: 30000 } }, act: 'unclear' },
  { text: 'price matter ಅಲ್ಲ', known: { transaction_type: 'sale', price: { max: 1500000 } }, any: ['price'] },
  {
    text: 'budget matter agalla',
    known: { transaction_type: 'sale', price: { max: 1500000 } },
    any: ['price'],
  },
  {
    text: 'ಆಫೀಸ್ ವೈಟ್‌ಫೀಲ್ಡ್‌ನಲ್ಲಿ, ಟ್ರಾಫಿಕ್‌ನಲ್ಲಿ ಓಡಾಡೋಕೆ ಆಗಲ್ಲ, ಹತ್ತಿರ ಇದ್ದರೆ ಸಾಕು',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Bengaluru' },
    set: { area: 'Whitefield' },
  },
  {
    text: 'office Marathahalli alli, traffic alli odadoke agalla, hattira idre saku',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Bengaluru' },
    set: { area: 'Marathahalli' },
  },
  {
    text: 'BDA ಅಪ್ರೂವಲ್ ಇದೆಯಾ',
    known: { transaction_type: 'sale', property_type: 'land' },
    shown: 3,
    act: 'question',
  },
  {
    text: 'ಇನ್ನೂ ಇಳಿಸ್ತಾರಾ',
    known: { transaction_type: 'sale', price: { max: 7000000 } },
    shown: 3,
    act: 'question',
  },
  { text: 'ಹೊಸ ಬೈಕ್ ಒಂದೂವರೆ ಲಕ್ಷ ಆಯ್ತು', act: 'unclear' },
  {
    text: 'ಸೈಟಿಗೆ ಅಪ್ರೂವಲ್ ಇರಬೇಕು',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { property_type: 'land' },
  },
]

export const halvesTrafficAndPapers = wishesAndTalk(turns)
