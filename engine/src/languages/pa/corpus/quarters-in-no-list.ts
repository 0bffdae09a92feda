import { wishesAndTalk } from '../../corpus-case.ts'

/** A city and a quarter or a street of it that no list has: the city is wished for. */
export const quartersInNoList = wishesAndTalk([
  {
    text: 'ਲੁਧਿਆਣਾ ਸ਼ਹੀਦ ਮੁਹੱਲਾ',
    set: {
      city: 'Ludhiana',
    },
  },
  {
    text: 'ਅੰਮ੍ਰਿਤਸਰ ਗੁਲਜ਼ਾਰੀ ਗਲੀ',
    set: {
      city: 'Amritsar',
    },
  },
  {
    text: 'jalandhar khosla colony',
    set: {
      city: 'Jalandhar',
    },
  },
  {
    text: 'patiala dhillon enclave',
    set: {
      city: 'Patiala',
    },
  },
])
