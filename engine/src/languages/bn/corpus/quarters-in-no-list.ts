import { wishesAndTalk } from '../../corpus-case.ts'

/** A city and a quarter or a street of it that no list has: the city is wished for. */
export const quartersInNoList = wishesAndTalk([
  {
    text: 'কলকাতা সুভাষ পল্লী',
    set: {
      city: 'Kolkata',
    },
  },
  {
    text: 'হাওড়া নস্কর পাড়া',
    set: {
      city: 'Howrah',
    },
  },
  {
    text: 'siliguri ghugumali para',
    set: {
      city: 'Siliguri',
    },
  },
  {
    text: 'durgapur mishra lane',
    set: {
      city: 'Durgapur',
    },
  },
])
