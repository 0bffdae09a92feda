import type { Phrases } from '../../language.ts'

/** What says that the seeker wants time: to ask at home, to think, only to look around. */
export const putOff: Phrases = `
  (ask|consult|tell|discuss with|talk to|talk with|speak to|speak with|check with) my (wife|husband|family|parents|father|mother|dad|mom|brother|friends),
  (ask|check|discuss) at home [first],
  (let me|ill|i will|we will|need to|have to|need time to|want to) (think|think about it|think it over|sleep on it),
  (just|only) (looking|browsing|exploring|window shopping) [around]$, (look|see|check|decide) [it] later$,
  (ill|i will|will|we will|well|can) (tell|inform|update) [you] [all] [that|it|this] later, get back to you`

/** What says that enough was shown. */
export const enough: Phrases = '^(enough|thats enough|enough for now|that is enough)$'
