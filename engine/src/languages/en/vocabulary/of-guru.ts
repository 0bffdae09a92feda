import type { OfGuruWords } from '../../word-lists.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'number',
  why: `
    why purpose necessary compulsory mandatory`,
  later: 'later afterwards',
  gives: 'give gives giving given share shares sharing shared send tell provide ill will gets sell sells',
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
  notifies: 'tellme meknow inform notify alert intimate update message ping',
  arrives:
    'itcomes onecomes somethingcomes anythingcomes onescome homescome flatscome housescome comesup comeup newcomes becomesavailable isavailable newones whenavailable itis',
  willCome: 'bethere beone beany homescome somecome',
}
