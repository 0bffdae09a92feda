import { wishesAndTalk } from '../../corpus-case.ts'

/** Whether anything is there in another place, asked while homes are looked for. */
export const askedThere = wishesAndTalk([
  {
    text: 'ludhiane ch haiga',
    known: {
      city: 'Mohali',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Ludhiana',
    },
  },
  {
    text: 'ਲੁਧਿਆਣੇ ਵਿੱਚ ਕੁਝ ਹੈ',
    known: {
      city: 'Mohali',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Ludhiana',
    },
  },
  {
    text: 'patiale ch kuch haiga',
    known: {
      city: 'Mohali',
      property_type: 'house',
      transaction_type: 'rent',
    },
    set: {
      city: 'Patiala',
    },
  },
  {
    text: 'ਪਟਿਆਲੇ ਵਿੱਚ ਹੈ ਕੁਝ',
    known: {
      city: 'Mohali',
      property_type: 'house',
      transaction_type: 'rent',
    },
    set: {
      city: 'Patiala',
    },
  },
])
