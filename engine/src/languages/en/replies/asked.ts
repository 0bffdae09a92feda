import type { Sentences } from '../../../replies/sentences.ts'
import type { Mood, Term } from '../../../understanding/command.ts'

/** What words of listings mean. */
const meanings: Record<Term, string> = {
  rera: 'RERA is the register of housing projects that each state keeps under the Real Estate Act of 2016; a RERA number can be looked up on the state’s site.',
  bhk: 'BHK means bedroom, hall and kitchen: a 2 BHK has two bedrooms, a hall and a kitchen.',
  carpet:
    'The carpet area is the floor inside the walls of the home; the built-up area counts the walls and balconies as well.',
  semi_furnished: 'Semi-furnished means that fans, lights and cupboards are there, but hardly any furniture.',
  cent: 'A cent is a measure of land: about 435 square feet; 100 cents make an acre.',
  ground: 'A ground is a measure of land: 2,400 square feet.',
  gaj: 'A gaj is a square yard of land: 9 square feet.',
  deposit:
    'The deposit, or advance, is money that a tenant leaves with the owner and gets back on moving out.',
  lease:
    'On a lease you give the owner one large sum, live there without rent for some years, and get the sum back; some call any rent agreement a lease.',
  floor:
    'The floor tells how high up in the building a home lies; the ground floor is the one at the level of the street.',
  gated_community: 'A gated community is a group of homes within one wall, with a gate and often guards.',
  confirmed: '“Last confirmed” is the day on which somebody last checked that the home is still on offer.',
}

/** To each mood an answer, and another where it lasts. */
const moods: Record<Mood, readonly [string, string]> = {
  weary: [
    'House hunting does wear one out. Let us go one step at a time.',
    'I understand. We can stop here and go on another day, just as you like.',
  ],
  relieved: ['That is good to hear.', 'So much the better.'],
  amused: ['A little laughter helps when one looks for a home.', 'You have a sense of humour.'],
}

/** What is asked of Guru, its listings and its words, and what it says when it did not serve well. */
export const askedSentences: Pick<
  Sentences['act'],
  'are_real' | 'apology' | 'felt' | 'meaning' | 'trust' | 'whom_owners_take'
> = {
  trust: () =>
    'I am a program on this site and take no money from you. Pay nobody anything before you have seen the home and its papers.',
  are_real: ({ demo }) => {
    if (demo === null)
      return 'What is made up to show how I work is marked “demo, not a real offer”; everything else is an advertisement of a real home.'
    return demo
      ? 'These are demo listings, made up to show how I work: none of these homes can be rented or bought.'
      : 'These are advertisements of real homes, as their sources give them. See the home and its papers before you pay anything.'
  },
  apology: ({ offers, again }) => {
    if (again)
      return offers
        ? 'I am sorry, once more. Tell me in a few words what is missing, or say “call me” and an agent will talk to you.'
        : 'I am sorry, once more.'
    return offers
      ? 'Sorry that I did not do what you asked. Tell me what I should change, or say “call me” and an agent will talk to you.'
      : 'Sorry that I did not do what you asked.'
  },
  felt: ({ mood, again }) => moods[mood][again ? 1 : 0],
  whom_owners_take: () =>
    'The listings do not say whom an owner takes or what may be cooked there, and I sort nobody by religion, caste or food. An agent can ask the owner before you go there.',
  meaning: ({ term }) => meanings[term],
}
