import { wishesAndTalk } from '../../corpus-case.ts'

/** What is paid now, and how far one would go. */
export const paidNowAndAtMost = wishesAndTalk([
  {
    text: 'फिलहाल 12 दे रहे हैं, 18 तक ठीक है',
    asked: 'price',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'abhi to 12 hazar bharte hain, 18 tak ja sakte hain',
    asked: 'price',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'abhi 15 de rahe hain, 20 tak chalega',
    asked: 'price',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: '20 tak chalega',
    asked: 'price',
    known: {},
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'abhi 15 hazar de rahe hain, 20 tak chalega',
    asked: 'price',
    known: {},
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'abhi 15 hazar dete hain, 20 hazar tak chalega',
    asked: 'price',
    known: {},
    set: {
      price: {
        max: 20000,
      },
    },
  },
])
