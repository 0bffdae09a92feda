import type { Concept } from '../../languages/concept.ts'
import type { ClauseKind } from './clause.ts'

/** A polite wish in the form of a question is a wish; a question about a property shown is none. */
export function judgeQuestion(
  seen: ReadonlySet<Concept>,
  sought: boolean,
  wishes: number,
  pointed: boolean,
  placed: boolean,
): ClauseKind {
  if (seen.has('ask-about')) return 'question'
  if (seen.has('propose')) return 'wish'
  // "Can it be Chandannagar instead of Howrah?" names what is given up and what is wanted.
  if (seen.has('correct') && wishes > 1 && seen.has('ask:polar') && !seen.has('ask')) return 'wish'
  // "My budget is 30 lakh, will I get a flat in Bhopal for it?" seeks, whatever "it" is.
  const toBeHad = seen.has('exist') || seen.has('transaction:sale')
  // "School is in Benachity, okhane 2bhk pawa jabe?": rooms that may be had there are sought.
  const roomsThere = seen.has('there') && seen.has('exist') && seen.has('unit:bedroom')
  if (seen.has('it') && !roomsThere && !((placed || wishes > 1) && sought && toBeHad)) return 'question'
  // "What loan will I get for a house?" asks for no house.
  if (seen.has('ask')) return seen.has('exist') && sought && !seen.has('talk:cost') ? 'wish' : 'question'
  // "I come to Coimbatore next month, is there a 2bhk for 15k?" seeks, whenever that is.
  const searching = seen.has('exist') && sought && wishes > 2
  // "A loan of 15 lakhs and 10 of our own, is there a site in Mysuru?"
  const costs = seen.has('talk:cost') && !(searching && seen.has('funds'))
  if ((seen.has('talk:visit') && !searching) || costs) return 'question'
  // "My name is Murugan, I want to buy a house in Erode, tell me if there is one."
  const dealt = seen.has('transaction:sale') || seen.has('transaction:rent')
  const wanted = sought && placed && dealt && seen.has('seek') && seen.has('exist')
  if (seen.has('talk') && !wanted) return 'question'
  // "Is the rent negotiable?"
  const priced = seen.has('slot:price') || seen.has('slot:rent') || seen.has('transaction:rent')
  if (seen.has('all-the-same') && seen.has('is') && priced && !seen.has('seek') && !seen.has('acceptable'))
    return 'question'
  const seeks =
    seen.has('seek') || seen.has('exist') || seen.has('transaction:rent') || seen.has('transaction:sale')
  // "Has he put in a lift?": what happened is asked of a home at hand.
  if (seen.has('talk:past') && !seeks) return 'question'
  const named = seen.has('is') && wishes > 0
  // "Is the house with three bedrooms still to be had?" points at one that was shown.
  if (pointed && !seen.has('seek')) return 'question'
  // "Can you look in Lucknow instead?" seeks, though it does not say what.
  // "Is there a room in Jalandhar?" does, too.
  // "Is anything for rent to be had near Park Circus?"
  const toBeRented = seen.has('unit:bedroom') || seen.has('transaction:rent')
  const soughtThere = placed && (seen.has('seek') || (toBeRented && seen.has('exist')))
  if (seen.has('ask:polar')) return (seeks || named) && (sought || soughtThere) ? 'wish' : 'question'
  if (seen.has('exist') && !sought && wishes === 0) return 'question'
  return wishes > 0 || sought || seeks ? 'wish' : 'question'
}
