import type { OneselfWords } from '../../word-lists.ts'

/** By what words English speakers tell something of themselves and of their families. */
export const oneself: OneselfWords = {
  own: 'i im ive we weve my our',
  kin: 'mother father mom mum dad mummy papa wife husband son sons daughter daughters kid kids child children baby parents family grandmother grandfather grandparents mother-in-law inlaws',
  life: 'job duty works working student students studying retired ill sick pregnant married widow widower driver teacher nurse engineer farmer shift shifts drive drives',
  hard: 'hard difficult tough impossible struggle',
  grew: 'grew born askids aschildren childhoodwas childhoodin childhoodhome childhooddays',
  unhappy:
    'suffocates suffocate suffocated suffocation homesick cantlive cannotlive cantbreathe cannotbreathe',
  ownFunds: 'own pocket hand savings saved ourselves myself',
  granted: 'get gets granted sanctioned approved eligible lends gives',
  pay: 'salary income earnings wages pension stipend',
  fromPay: '',
}
