import type { OfGuruWords } from '../../language.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'number',
  why: `
    why purpose necessary compulsory mandatory`,
  later: 'later afterwards',
  gives: 'give share send tell provide ill will',
  yours: 'your ur',
  consults: 'asking discussing consulting ask check discuss consult',
  tells: 'tellyou informyou letyou updateyou',
  hands: 'give send share',
  withholds: '',
  owners: 'owner owners landlord landlady',
  writing: 'whatsapp watsapp whatsap',
  shows: 'show',
  sees: 'visit viewing wesee isee tosee',
  days: `
    when january february april june july august september october november december week`,
  fees: 'brokerage commission',
  robots: 'bot bots robot chatbot ai',
  machines: 'machine computer program software',
  persons: `
    human person broker agent dealer realtor man people someone real`,
}
