import { wishesAndTalk } from '../../corpus-case.ts'

/** First and second choices, exceptions and what is said beside a wish. */
export const secondChoices = wishesAndTalk([
  {
    text: 'രണ്ട് ബെഡ്റൂം, പക്ഷേ ഇരുപതിനായിരം കടക്കരുത്',
    set: {
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ജിമ്മിന്റെ കാര്യം വിട്ടേക്ക്',
    drop: ['gym'],
  },
  {
    text: 'കാർ ഇടാൻ പറ്റിയ വീട്',
    set: {
      property_type: 'house',
      amenities: ['parking'],
    },
  },
  {
    text: 'രണ്ടോ മൂന്നോ മുറി, ഇരുപത്തയ്യായിരത്തിനുള്ളിൽ',
    set: {
      price: {
        max: 25000,
      },
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: 'വൈറ്റില ആണെങ്കിൽ നല്ലത്, അല്ലെങ്കിൽ കലൂർ',
    set: {
      area: 'Vyttila',
    },
  },
])
