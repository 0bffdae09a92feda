import { exactly, upTo, wishesAndTalk } from '../../corpus-case.ts'

/** Formal yes and no, what a home must not be without, and what is too much. A native speaker should look at the spellings. */
export const agreedInWriting = wishesAndTalk([
  { text: 'ವಿವರಗಳೆಲ್ಲ ಸರಿಯಾಗಿವೆ', act: 'affirm' },
  { text: 'ನನ್ನ ಅಭ್ಯಂತರವೇನೂ ಇಲ್ಲ', act: 'affirm' },
  { text: 'ಹಾಗೆ ಮಾಡಬೇಡಿ', act: 'deny' },
  { text: 'ನಾನು ಅದಕ್ಕೆ ಒಪ್ಪುವುದಿಲ್ಲ', act: 'deny' },
  { text: 'en en helbeku heli', act: 'help' },
  { text: 'ವಿವರಗಳು ಸರಿಯಾಗಿವೆಯಾ', act: 'question' },
  { text: 'ಲಿಫ್ಟ್ ಇಲ್ಲದೆ ಇರಬಾರದು', set: { amenities: ['lift'] } },
  { text: 'lift illade irbardu, amma ge mandi novu', set: { amenities: ['lift'] } },
  { text: 'lift irbardu', drop: ['lift'] },
  { text: 'lift alli yaro iddare', act: 'unclear' },
  { text: '3bhk jasti agutte, 2bhk nodi', set: { bedrooms: exactly(2) }, numbers: [3, 2] },
  {
    text: '20 savira jasti aaytu, 15 savira saaku',
    known: { transaction_type: 'rent' },
    set: { price: upTo(15000) },
    numbers: [20000, 15000],
  },
  { text: 'ನನಗೆ ಅದು ಸಾಕಾಗುತ್ತದೆ', act: 'affirm' },
  { text: 'neenu enen madtiya', act: 'help' },
  { text: 'hello iddira', act: 'greet' },
  { text: 'bangalore alli traffic thumba jasti', act: 'unclear' },
  {
    text: 'bangalore alli traffic thumba jasti, mysore alli mane beku',
    set: { city: 'Mysuru', property_type: 'house' },
  },
  { text: 'ನಾನು ಇದನ್ನು ಅನುಮೋದಿಸುತ್ತೇನೆ', act: 'affirm' },
  { text: 'ನಾನು ತಿರಸ್ಕರಿಸುತ್ತೇನೆ', act: 'deny' },
  { text: 'ನಿಮ್ಮ ಸಲಹೆ ನನಗೆ ಇಷ್ಟವಾಗಲಿಲ್ಲ', act: 'deny' },
  { text: 'madbedi please', act: 'deny' },
  { text: 'ಇದುವರೆಗೆ ಹೇಳಿದ್ದನ್ನು ರದ್ದು ಮಾಡಿ', act: 'restart' },
  { text: 'naanu matte first inda heltini', act: 'restart' },
  { text: 'gym ge hogtidini amele mathadtini', act: 'goodbye' },
  { text: 'swimming kaliyuttiddini', act: 'unclear' },
  {
    text: 'dina gym ge hogtini, apartment alli gym irbeku',
    set: { property_type: 'apartment', amenities: ['gym'] },
  },
])
