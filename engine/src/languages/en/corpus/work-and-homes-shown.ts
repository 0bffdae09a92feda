import type { CorpusSection } from '../../corpus-case.ts'

/** What is told of work and of the day, what is asked of homes shown; and wishes that are told with their reasons. */
export const workAndHomesShown: CorpusSection[] = [
  {
    phenomenon: 'of work and homes shown',
    counter: true,
    cases: [
      {
        text: 'the school in Gachibowli wants one and a half lakh as fees',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'I lost my Aadhaar card somewhere in Majestic bus stand', act: 'unclear' },
      {
        text: 'the rains spoiled two acres of our paddy',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'my cousin joined a bank in Noida with a salary of 45000', act: 'unclear' },
      {
        text: 'police caught a thief in the parking of that mall',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: "the cook at my aunt's place makes great sambar", act: 'unclear' },
      {
        text: "last month's electricity bill came to 4200",
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'they are making a film about a haunted villa in Lonavala', act: 'unclear' },
      { text: 'how do I get a passport in Lucknow', act: 'question' },
      { text: 'which college in Manipal has the best garden', act: 'question' },
      {
        text: 'does water come all day in that one',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      {
        text: 'who pays the maintenance, me or the owner',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      {
        text: 'is the second one closer to the metro than the first',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      {
        text: 'is the 40 lakh house vastu compliant',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        act: 'question',
      },
      {
        text: 'are bachelors allowed in the one with the gym',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      {
        text: 'what deposit do they ask for the Indiranagar flat',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
    ],
  },
  {
    phenomenon: 'more wishes with their reasons',
    cases: [
      {
        text: 'the commute kills me, Marathahalli would be better',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { area: 'Marathahalli' },
      },
      {
        text: 'I retire in May and want to grow vegetables, so land it is',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        set: { property_type: 'land' },
      },
      {
        text: 'my daughter got into a college in Manipal, she needs a small flat on rent there',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Manipal' },
      },
    ],
  },
  {
    phenomenon: 'what one cannot do without',
    cases: [
      {
        text: "we can't do without a lift",
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift'] },
      },
      { text: 'not without parking', known: { transaction_type: 'rent' }, set: { amenities: ['parking'] } },
    ],
  },
]
