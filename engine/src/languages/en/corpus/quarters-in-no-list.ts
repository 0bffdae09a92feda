import { wishesAndTalk } from '../../corpus-case.ts'

/** A city and a quarter or a street of it that no list has: the city is wished for. */
export const quartersInNoList = wishesAndTalk([
  {
    text: 'kolkata subhash pally',
    set: {
      city: 'Kolkata',
    },
  },
  {
    text: 'pune zyxwv nagar',
    set: {
      city: 'Pune',
    },
  },
  {
    text: 'chennai sooriyan street',
    set: {
      city: 'Chennai',
    },
  },
  {
    text: 'jaipur lalchand ki bagichi',
    set: {
      city: 'Jaipur',
    },
  },
  {
    text: 'nagpur bajoria layout',
    set: {
      city: 'Nagpur',
    },
  },
  {
    text: 'lucknow gulzari mohalla',
    set: {
      city: 'Lucknow',
    },
  },
  {
    text: 'coimbatore thennampalli road',
    set: {
      city: 'Coimbatore',
    },
  },
  {
    text: 'kochi manjooran lane',
    set: {
      city: 'Kochi',
    },
  },
  {
    text: 'indore in tulsiram colony',
    set: {
      city: 'Indore',
    },
  },
  {
    text: 'hyderabad, kotwal basti',
    set: {
      city: 'Hyderabad',
    },
  },
  {
    text: 'bangalore doddamane cross',
    set: {
      city: 'Bengaluru',
    },
  },
  {
    text: 'surat hirabhai society',
    set: {
      city: 'Surat',
    },
  },
])
