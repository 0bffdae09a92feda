import { wishesAndTalk } from '../../corpus-case.ts'

/** What is not to be shown, booked homes, and what must not be wanting. */
export const refusedAndBooked = wishesAndTalk([
  {
    text: 'i already told you 2 bhk',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: "don't show me flats",
    drop: ['property_type'],
  },
  {
    text: 'drop the budget to 18k',
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: "it's for my aged parents so lift is compulsory",
    set: {
      amenities: ['lift'],
    },
  },
  {
    text: '2bhk flat, no brokers please',
    set: {
      property_type: 'apartment',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: "there shouldn't be any water problem",
    set: {
      amenities: ['water_supply'],
    },
  },
  {
    text: 'bachelor, single room on rent, within 8k',
    set: {
      transaction_type: 'rent',
      price: {
        max: 8000,
      },
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: 'there should not be any water shortage',
    set: {
      amenities: ['water_supply'],
    },
  },
  {
    text: 'no water problem',
    set: {
      amenities: ['water_supply'],
    },
  },
  {
    text: 'no water supply needed',
    drop: ['water_supply'],
  },
  {
    text: 'is there a water problem',
    act: 'question',
  },
])
