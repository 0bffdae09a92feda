import type { ShownWords } from '../../language.ts'

/** What English speakers ask of homes shown; English words serve in every conversation. */
export const shownWords: ShownWords = {
  which: 'which',
  amount: 'much',
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
  facing: 'facing',
  bachelors: 'bachelor bachelors',
  gas: 'gas',
  stairs: 'stairs staircase',
}
