import type { OfGuruWords } from '../../language.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'number',
  why: `
    why purpose necessary compulsory mandatory`,
  later: 'later afterwards',
  gives: 'give share send tell provide ill will',
  yours: 'your ur',
  fees: 'brokerage commission',
  robots: 'bot bots robot chatbot ai',
  machines: 'machine computer program software',
  persons: `
    human person broker agent dealer realtor man people someone real`,
}
