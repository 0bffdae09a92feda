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
  others: 'who whom everyone everybody anyone anybody others strangers',
  worries: 'misuse misused leak leaked spam spammed',
  calls: 'call calls calling',
  many: 'many lots daily constantly nonstop hundred',
  real: 'real genuine actual original',
  fake: 'fake- dummy demo demos bogus',
  cheats: 'scam scams scammed fraud frauds cheat cheating cheated trust trustworthy',
  company: 'company firm agency organisation organization',
  you: 'you u',
  charges: 'fee fees charge charges',
  money: 'money pay paid payment',
  talks: 'talk talking chat chatting',
  about: 'about',
  useless: 'useless',
  often: 'manytimes',
  decides: 'decide decided sure',
  budget: 'budget',
  sellers: 'seller',
}
