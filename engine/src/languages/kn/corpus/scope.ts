import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      { text: 'ಬಾಡಿಗೆ ಮನೆ ಬೇಡ, ಕೊಳ್ಳಬೇಕು', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'badige mane beda, kondukollabeku', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'ಕೊಳ್ಳೋ ಮನೆ ಬೇಡ, ಬಾಡಿಗೆಗೆ ಬೇಕು', set: { transaction_type: 'rent', property_type: 'house' } },
      { text: 'kharidi mane beda, badigege beku', set: { transaction_type: 'rent', property_type: 'house' } },
      { text: 'ಬಾಡಿಗೆ ಫ್ಲಾಟ್ ಬೇಡ, ಖರೀದಿಗೆ ತೋರಿಸಿ', set: { transaction_type: 'sale', property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'the place that is sought, not the one that is left or lived in',
    cases: [
      { text: 'ಮೈಸೂರು ಬಿಟ್ಟು ಹೋಗ್ತಿದ್ದೀವಿ, ಬೆಂಗಳೂರಿನಲ್ಲಿ ಮನೆ ಬೇಕು', set: { property_type: 'house', city: 'Bengaluru' } },
      {
        text: 'Mysuru bittu bengaluru ge hogta idivi, 2bhk beku',
        set: { city: 'Bengaluru', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'hubballi nalli namma mane maridvi, ivaga bengaluru nalli hudukta idini',
        set: { city: 'Bengaluru' },
      },
    ],
  },
  {
    phenomenon: 'corrected within the turn',
    cases: [
      {
        text: 'beda 30 savira maadi',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 30000 } },
      },
      {
        text: 'beda 30 savira',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 30000 } },
      },
      {
        text: 'ಬೇಡ 30 ಸಾವಿರ ಮಾಡಿ',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 30000 } },
      },
      { text: 'ಬೇಡ, 3 bhk', set: { bedrooms: { min: 3, max: 3 } } },
    ],
  },
  {
    phenomenon: 'a side cost beside the rent',
    cases: [
      { text: '2 lakh advance 15k rent', set: { transaction_type: 'rent', price: { max: 15000 } } },
      { text: 'ಅಡ್ವಾನ್ಸ್ 1 ಲಕ್ಷ ಬಾಡಿಗೆ 12 ಸಾವಿರ', set: { transaction_type: 'rent', price: { max: 12000 } } },
      { text: '1 ಲಕ್ಷ ಅಡ್ವಾನ್ಸ್ ಮತ್ತು 12 ಸಾವಿರ ಬಾಡಿಗೆ', set: { transaction_type: 'rent', price: { max: 12000 } } },
    ],
  },
  {
    phenomenon: 'errands of repair, and talk about places and things of others',
    counter: true,
    cases: [
      { text: 'ac repair maadbeku', act: 'unclear' },
      { text: 'ಎಸಿ ರಿಪೇರಿ ಮಾಡಿಸಬೇಕು', act: 'unclear' },
      { text: 'ಲಿಫ್ಟ್ ಕೆಟ್ಟು ಹೋಗಿದೆ', act: 'unclear' },
      { text: 'ನಮ್ಮ ಅಕ್ಕ ಮೈಸೂರಿನಲ್ಲಿ ಇದ್ದಾರೆ', act: 'unclear' },
      { text: 'ಬೆಂಗಳೂರು ಮ್ಯಾಚ್ ಗೆದ್ದಿತು', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'one that was shown has it or not: a question',
    counter: true,
    cases: [
      { text: 'ಇದರಲ್ಲಿ ಲಿಫ್ಟ್ ಇದೆ', shown: 3, act: 'question' },
      { text: 'idaralli gym ide', shown: 3, act: 'question' },
    ],
  },
  {
    phenomenon: 'said of a place or an amenity and still a wish',
    cases: [{ text: 'indiranagar chennagide', set: { area: 'Indiranagar' } }],
  },
]
