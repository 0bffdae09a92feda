import { wishesAndTalk } from '../../corpus-case.ts'

/** A city and a quarter or a street of it that no list has: the city is wished for. */
export const quartersInNoList = wishesAndTalk([
  {
    text: 'जयपुर सोनगिरि कॉलोनी',
    set: {
      city: 'Jaipur',
    },
  },
  {
    text: 'लखनऊ गुलज़ारी मोहल्ला',
    set: {
      city: 'Lucknow',
    },
  },
  {
    text: 'इंदौर तुलसीराम कॉलोनी',
    set: {
      city: 'Indore',
    },
  },
  {
    text: 'kanpur me ghasiyari mandi',
    set: {
      city: 'Kanpur',
    },
  },
  {
    text: 'varanasi kachhawa gali',
    set: {
      city: 'Varanasi',
    },
  },
  {
    text: 'nagpur bajoria layout me',
    set: {
      city: 'Nagpur',
    },
  },
])
