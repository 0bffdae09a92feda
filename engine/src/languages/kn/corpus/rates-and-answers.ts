import { wishesAndTalk } from '../../corpus-case.ts'

/** Rates by the unit, answers and wishes in few words. */
export const ratesAndAnswers = wishesAndTalk([
  {
    text: 'neenu yen madtiya',
    act: 'help',
  },
  {
    text: 'guru yen madthiya',
    act: 'help',
  },
])
