import { wishesAndTalk } from '../../corpus-case.ts'

/** What is refused is not done: starting over, a call. */
export const refusedActs = wishesAndTalk([
  {
    text: 'మొదటి నుంచి వద్దు',
    act: 'deny',
  },
])
