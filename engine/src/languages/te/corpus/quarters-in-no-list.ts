import { wishesAndTalk } from '../../corpus-case.ts'

/** A city and a quarter or a street of it that no list has: the city is wished for. */
export const quartersInNoList = wishesAndTalk([
  {
    text: 'హైదరాబాద్ సీతారాం బస్తీ',
    set: {
      city: 'Hyderabad',
    },
  },
  {
    text: 'విజయవాడ పుల్లయ్య వీధి',
    set: {
      city: 'Vijayawada',
    },
  },
  {
    text: 'guntur ramireddy veedhi',
    set: {
      city: 'Guntur',
    },
  },
  {
    text: 'vizag appalanaidu colony',
    set: {
      city: 'Visakhapatnam',
    },
  },
])
