import type { ShownWords } from '../../language.ts'

/** What English speakers ask of homes shown; English words serve in every conversation. */
export const shownWords: ShownWords = {
  which: 'which',
  amount: 'much',
  one: 'one ones',
  least: 'less least lowest cheapest',
  vehicle: 'car cars bike vehicle scooter',
  parks: 'park parked',
  floor: 'floor floors storey story',
  deposit: 'deposit deposits advance',
  loan: 'loan loans',
  maintenance: 'maintenance maintainence',
  age: 'old',
  distance: 'far distance',
  back: 'back again return',
  yields: 'accept agree',
  suits: 'take give do',
  lessens: 'reduce',
  bargains: 'negotiate negotiable negotiating negotiation negotiations bargain bargaining discount',
  budget: 'budget',
  nearest: 'nearest closest near close',
  society: 'society',
  rera_number: 'rera',
  last_confirmed: 'confirmed updated verified',
}
