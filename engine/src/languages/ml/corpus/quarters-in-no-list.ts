import { wishesAndTalk } from '../../corpus-case.ts'

/** A city and a quarter or a street of it that no list has: the city is wished for. */
export const quartersInNoList = wishesAndTalk([
  {
    text: 'കൊച്ചി മഞ്ഞൂരാൻ ലെയ്ൻ',
    set: {
      city: 'Kochi',
    },
  },
  {
    text: 'തൃശ്ശൂർ കല്ലുപാലം റോഡ്',
    set: {
      city: 'Thrissur',
    },
  },
  {
    text: 'kozhikode vellayittambalam road',
    set: {
      city: 'Kozhikode',
    },
  },
])
