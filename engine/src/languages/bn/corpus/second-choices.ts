import { wishesAndTalk } from '../../corpus-case.ts'

/** First and second choices, exceptions and what is said beside a wish. */
export const secondChoices = wishesAndTalk([
  {
    text: 'লিফট চাই-ই চাই, জিম থাকলেও হয় না থাকলেও হয়',
    set: {
      amenities: ['lift'],
    },
  },
  {
    text: 'দুটো ঘর, কিন্তু কুড়ি হাজার পেরোনো চলবে না',
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
    text: 'জিমের কথাটা ভুলে যান',
    drop: ['gym'],
  },
  {
    text: 'গাড়ি রাখা যায় এমন বাড়ি',
    set: {
      property_type: 'house',
      amenities: ['parking'],
    },
  },
  {
    text: 'দুই বা তিন কামরা, পঁচিশ হাজারের মধ্যে যেটা হয়',
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
    text: 'গড়িয়া হলে ভালো, না হলে কসবা',
    set: {
      area: 'Garia',
    },
  },
])
