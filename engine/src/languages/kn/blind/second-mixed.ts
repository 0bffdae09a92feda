import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set of Kannada mixed with English, written without sight of rules, corpus and the first set. */
export const secondMixed: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, mixed',
    cases: [
      {
        text: 'ಹಾಯ್, looking for 2BHK in ಜಯನಗರ, rent 30k ಒಳಗೆ ಇರಲಿ',
        set: { transaction_type: 'rent', area: 'Jayanagar', price: upTo(30000), bedrooms: exactly(2) },
        numbers: [2, 30000],
      },
      {
        text: 'My budget is 60 lakhs, mysuru alli site kodsi',
        set: { property_type: 'land', city: 'Mysuru', price: upTo(6000000) },
        numbers: [6000000],
      },
      {
        text: 'ನನಗೆ sea view ಎಲ್ಲ ಬೇಡ but ಸುರತ್ಕಲ್ ಹತ್ರ spacious flat ಬೇಕು, minimum 1400 sqft',
        set: { property_type: 'apartment', area: 'Surathkal', size_sqft: atLeast(1400) },
        numbers: [1400],
      },
      {
        text: 'Sir we are shifting to Hubballi next month, ondu fully furnished house rentge beku',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hubballi', amenities: ['furnished'] },
      },
      {
        text: 'office Bellandur ಅಲ್ಲಿದೆ so ಅಲ್ಲೇ ಹತ್ರ 1BHK for rent with security',
        set: { transaction_type: 'rent', area: 'Bellandur', bedrooms: exactly(1), amenities: ['security'] },
        numbers: [1],
      },
      {
        text: 'Please suggest some plots in ಕನಕಪುರ road, 1200 sqft ದು',
        set: { property_type: 'land', area: 'Kanakapura Road', size_sqft: atLeast(1200) },
        numbers: [1200],
      },
      {
        text: 'Villa purchase plan ಇದೆ, ಥಣಿಸಂದ್ರ side, clubhouse ಇರೋ layout',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Thanisandra',
          amenities: ['clubhouse'],
        },
      },
    ],
  },
  {
    phenomenon: 'second: answers, mixed',
    cases: [
      {
        text: 'AC ಇದ್ರೆ enough',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['air_conditioning'] },
      },
      {
        text: '15 ರಿಂದ 18k comfortable',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 18000) },
      },
    ],
  },
  {
    phenomenon: 'second: corrections, mixed',
    cases: [
      {
        text: 'Plot idea drop ಮಾಡಿದ್ವಿ, ready flat ತೋರಿಸಿ',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'size doesn’t matter ಎಷ್ಟಿದ್ರೂ ಓಕೆ',
        asked: 'size_sqft',
        known: { property_type: 'house' },
        any: ['size_sqft'],
      },
    ],
  },
  {
    phenomenon: 'second: questions and talk, mixed',
    counter: true,
    cases: [
      {
        text: 'Home loan 50 lakhs ಗೆ EMI ಎಷ್ಟಾಗುತ್ತೆ?',
        asked: 'price',
        known: { transaction_type: 'sale' },
        act: 'question',
      },
      {
        text: 'Sunday 4pm ಗೆ site visit ಬರ್ತೀವಿ',
        known: { property_type: 'apartment', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'ee property ge gym and pool charges separate aa?',
        known: { property_type: 'apartment' },
        act: 'question',
      },
    ],
  },
  {
    phenomenon: 'second: acts, mixed',
    cases: [{ text: 'ಇದನ್ನ ಹೇಗೆ use ಮಾಡೋದು, ಸ್ವಲ್ಪ help ಮಾಡಿ', act: 'help' }],
  },
  {
    phenomenon: 'second: numbers in words, mixed',
    cases: [
      {
        text: 'ಮುಕ್ಕಾಲು crore ಒಳಗೆ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7500000) },
        numbers: [7500000],
      },
    ],
  },
]
