import type { PlaceTalkWords } from '../../word-lists.ts'

/** By what words English speakers tell where they move to, and add a place to those that are looked through. */
export const ofPlaces: PlaceTalkWords = {
  moves:
    'transfer transferred transferring transfering posted posting relocate relocated relocating shift shifted shifting move moved moving',
  happens: 'got get getting been being done going to',
  joins: 'joining join joined',
  workplaces:
    'office offices branch bank company firm hospital school college campus plant factory job duty employee clerk officer manager teacher engineer nurse staff',
  gatherings: 'wedding weddings marriage function party reception engagement ceremony tour trip',
  spouse: 'husband wife hubby',
  others:
    'he she his her they their friend friends neighbour neighbor neighbours colleague boss cousin uncle aunt brother sister someone',
  adds: 'also too',
  keepsPlace: 'keep add include show see check look',
  needless: 'necessarily',
  near: 'near nearby close around vicinity',
  side: 'side',
  nearBy: 'nearby neighbouring neighboring surrounding adjacent adjoining',
  far: 'far',
  becomesFar: '',
  none: 'nothing',
  nothing: 'nothing none anything',
  kilometres: 'km kms kilometer kilometers kilometre kilometres',
  work: 'office offices work workplace job college coaching company institute',
  unsaid: '',
}
