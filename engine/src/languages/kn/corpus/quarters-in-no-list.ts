import { wishesAndTalk } from '../../corpus-case.ts'

/** A city and a quarter or a street of it that no list has: the city is wished for. */
export const quartersInNoList = wishesAndTalk([
  {
    text: 'ಮೈಸೂರು ಕಲ್ಲಹಳ್ಳಿ ಬಡಾವಣೆ',
    set: {
      city: 'Mysuru',
    },
  },
  {
    text: 'hubli gangavva layout',
    set: {
      city: 'Hubballi',
    },
  },
  {
    text: 'mangalore kodyadka road',
    set: {
      city: 'Mangaluru',
    },
  },
])
