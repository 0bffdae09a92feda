import { wishesAndTalk } from '../../corpus-case.ts'

/** Whole wishes in one breath, without marks, as they come by voice. */
export const wishesAsSpoken = wishesAndTalk([
  {
    text: 'we are a family of five planning to buy an independent house in coimbatore with three bedrooms and a small garden and our budget is ninety lakhs maximum',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Coimbatore',
      price: {
        max: 9000000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['garden'],
    },
  },
])
