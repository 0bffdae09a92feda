import type { CorpusSection } from '../../corpus-case.ts'

/** What is told of work and of the day, what is asked of homes shown; and wishes that are told with their reasons. */
export const workAndHomesShown: CorpusSection[] = [
  {
    phenomenon: 'of work and homes shown',
    counter: true,
    cases: [
      { text: 'ನನ್ನ ಫೋನ್ ಪ್ಲಾನ್ 299 ರೂಪಾಯಿ, ಆದ್ರೂ ವೈಟ್‌ಫೀಲ್ಡ್‌ನಲ್ಲಿ ಸಿಗ್ನಲ್ ಬರಲ್ಲ', act: 'unclear' },
      {
        text: 'ಜಯನಗರದ ಸ್ಕೂಲು ಒಂದೂವರೆ ಲಕ್ಷ ಫೀಸ್ ಕೇಳ್ತಿದ್ದಾರೆ',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'ನನ್ನ ಆಧಾರ್ ಕಾರ್ಡ್ ಮೆಜೆಸ್ಟಿಕ್ ಬಸ್ ನಿಲ್ದಾಣದಲ್ಲಿ ಕಳೆದು ಹೋಯ್ತು', act: 'unclear' },
      {
        text: 'ಮಳೆಗೆ ನಮ್ಮ ಎರಡು ಎಕರೆ ಭತ್ತ ಹಾಳಾಯ್ತು',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'ನನ್ನ ತಮ್ಮ ಮೈಸೂರಿನ ಬ್ಯಾಂಕಲ್ಲಿ ನಲವತ್ತೈದು ಸಾವಿರ ಸಂಬಳಕ್ಕೆ ಸೇರಿದ', act: 'unclear' },
      {
        text: 'ಆ ಮಾಲ್ ಪಾರ್ಕಿಂಗ್‌ನಲ್ಲಿ ಪೊಲೀಸರು ಕಳ್ಳನನ್ನ ಹಿಡಿದರು',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'ಚಿಕ್ಕಮ್ಮನ ಮನೆ ಅಡುಗೆಯವಳು ಸಾಂಬಾರ್ ಚೆನ್ನಾಗಿ ಮಾಡ್ತಾಳೆ', act: 'unclear' },
      {
        text: 'hoda tingalu current bill 4200 bantu',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'madikeri li devvada villa bagge cinema maadtidaare', act: 'unclear' },
      { text: 'naanu dina beligge aaru gantege jayanagar gym ge hogtini', act: 'unclear' },
      { text: 'hubli li passport hege maadsodu', act: 'question' },
      { text: 'manipal li yaava college tota chennagide', act: 'question' },
      {
        text: 'ಅದರಲ್ಲಿ ನೀರು ದಿನವಿಡೀ ಬರುತ್ತಾ',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      {
        text: 'ಮೇಂಟೆನೆನ್ಸ್ ಯಾರು ಕಟ್ಟಬೇಕು, ನಾನಾ ಓನರಾ',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      {
        text: 'ಎರಡನೇದು metro ಗೆ ಹತ್ರನಾ ಮೊದಲನೇದು ಹತ್ರನಾ',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      {
        text: 'ನಲವತ್ತು ಲಕ್ಷದ ಮನೆ ವಾಸ್ತು ಪ್ರಕಾರ ಇದೆಯಾ',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        act: 'question',
      },
      {
        text: 'gym irodralli bachelors ge kodtaara',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      {
        text: 'indiranagar flat ge deposit eshtu keltaare',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
    ],
  },
  {
    phenomenon: 'more wishes with their reasons',
    cases: [
      {
        text: 'ಓಡಾಟ ಸಾಕಾಗಿದೆ, ಮಾರತಹಳ್ಳಿ ಆದ್ರೆ ವಾಸಿ',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { area: 'Marathahalli' },
      },
      {
        text: 'nanna magalige manipal li seat siktu, alli chikka flat badigege beku',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Manipal' },
      },
    ],
  },
  {
    phenomenon: 'what one cannot do without',
    cases: [
      {
        text: 'ಅಮ್ಮನಿಗೆ ಎಂಬತ್ತು ವರ್ಷ, ಲಿಫ್ಟ್ ಇಲ್ಲದೆ ಆಗಲ್ಲ',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'parking illade aagalla',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking'] },
      },
    ],
  },
]
