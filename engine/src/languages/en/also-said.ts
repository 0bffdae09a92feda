import type { Phrases } from '../language.ts'
import { otherNamesOfLanguages } from '../language-names.ts'

/** Of several words that say the same wherever they stand, phrases need one. */
export const alsoSaid: Record<string, Phrases> = {
  // Of the household
  wife: 'husband, hubby, father, mother, dad, mom, mum, mummy, papa',
  son: 'daughter',
  brother: 'sister',
  uncle: 'aunt, cousin, relative',
  kids: 'children',
  // Of people
  someone: 'somebody',
  anyone: 'anybody',
  everyone: 'everybody',
  owner: 'landlord, landlady',
  owners: 'landlords',
  broker: 'realtor, dealer',
  brokers: 'realtors, dealers',
  representative: 'executive, rep',
  plumber: 'electrician, carpenter, painter, maid, housemaid, nanny, babysitter, gardener, cleaner, labour',
  // What is played, and where one prays
  song: 'songs, music, playlist, podcast, podcasts, album, audiobook, bhajan',
  temple: 'mosque, church',
  // Praise
  wonderful:
    'lovely, excellent, amazing, awesome, brilliant, superb, fantastic, terrific, splendid, marvellous',
  // Of what is weighed and chosen
  big: 'large',
  bigger: 'larger',
  biggest: 'largest',
  price: 'cost',
  option: 'choice',
  options: 'choices',
  // Of doing
  looking: 'searching, hunting',
  send: 'share',
  cant: 'cannot',
  finalise: 'finalize',
  organise: 'organize',
  phone: 'mobile, telephone, cell',
  presently: 'currently',
  start: 'begin',
  talk: 'speak',
  talking: 'speaking',
  moving: 'shifting',
  moved: 'shifted',
  chat: 'conversation, discussion',
  my: 'our',
  these: 'those',
  buy: 'purchase',
  buying: 'purchasing',
  friend: 'colleague, neighbour, neighbor',
  photos: 'pictures, images',
  requirement: 'requirements',
  till: 'until, upto',
  wont: 'wouldnt',
  school: 'college',
  monday: 'tuesday, wednesday, thursday, friday, saturday, sunday',
  ...otherNamesOfLanguages,
}
