import { wishesAndTalk } from '../../corpus-case.ts'

/** What others did, what one paid, where one lives now, beside what is wanted. */
export const toldBesideWanted = wishesAndTalk([
  {
    text: 'en annan madurai la 50 latchathuku flat vaanginar',
    act: 'unclear',
  },
  {
    text: 'naan madurai la 15 aayiram vaadagai kuduthutu irundhen',
    act: 'unclear',
  },
  {
    text: 'ippo vaadagaila iruken, 2bhk flat vaanganum',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'amma appa varaanga adhanaala 3bhk vaadagaiku venum',
    set: {
      transaction_type: 'rent',
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'en sambalam 60000',
    act: 'unclear',
  },
  {
    text: 'school fees 2 latcham',
    act: 'unclear',
  },
  {
    text: 'kuranjathu 2 bedroom',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: '3 bedroom ku mela vendam',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        max: 3,
      },
    },
  },
  {
    text: 'kuranjathu 1000 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: '1000 la irundhu 1200 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
        max: 1200,
      },
    },
  },
  {
    text: '20 latchathuku mela',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
      },
    },
  },
  {
    text: '30 latchathuku keela',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: '20 la irundhu 30 latcham varaikum',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
        max: 3000000,
      },
    },
  },
  {
    text: '25 latcham kitta',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: '2 illana 3 bhk',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
])
