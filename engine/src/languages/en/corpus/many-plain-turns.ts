import { wishesAndTalk } from '../../corpus-case.ts'

/** Answers to questions, acts, visits and stories as people say them in many tongues. */
export const manyPlainTurns = wishesAndTalk([
  {
    text: 'Hiya',
    act: 'greet',
  },
  {
    text: 'good evening team',
    act: 'greet',
  },
  {
    text: 'Namaste ji',
    act: 'greet',
  },
  {
    text: 'that works',
    act: 'affirm',
  },
  {
    text: 'exactly',
    act: 'affirm',
  },
  {
    text: 'go for it',
    act: 'affirm',
  },
  {
    text: "nah I'm good",
    act: 'deny',
  },
  {
    text: "I'd rather not",
    act: 'deny',
  },
  {
    text: 'negative',
    act: 'deny',
  },
  {
    text: "that's not it",
    act: 'deny',
  },
  {
    text: "I'm lost",
    act: 'help',
  },
  {
    text: 'say that again',
    act: 'repeat',
  },
  {
    text: 'pardon',
    act: 'repeat',
  },
  {
    text: 'scrap everything',
    act: 'restart',
  },
  {
    text: "let's begin afresh",
    act: 'restart',
  },
  {
    text: 'wipe it and start over',
    act: 'restart',
  },
  {
    text: 'get me a human',
    act: 'handoff',
  },
  {
    text: 'can someone ring me',
    act: 'handoff',
  },
  {
    text: 'let me speak with the agent',
    act: 'handoff',
  },
  {
    text: 'hmm let me think',
    act: 'unclear',
  },
  {
    text: 'asdfgh',
    act: 'unclear',
  },
  {
    text: 'my cat sat on the keyboard',
    act: 'unclear',
  },
  {
    text: 'who owns it',
    act: 'question',
  },
  {
    text: 'Can I visit on Saturday at 5 pm?',
    act: 'question',
  },
  {
    text: 'my number is 98450 12345',
    act: 'unclear',
  },
  {
    text: 'I will come on 25th at 11',
    act: 'unclear',
  },
  {
    text: 'can we see 2 flats on Sunday between 10 and 12',
    act: 'question',
  },
  {
    text: 'my name is Ramesh, I work in Infosys',
    act: 'unclear',
  },
  {
    text: 'we are 4 members, 2 kids',
    act: 'unclear',
  },
  {
    text: 'shifting in 2 months',
    act: 'unclear',
  },
  {
    text: '30 din baad',
    act: 'unclear',
  },
  {
    text: 'I can come tomorrow morning around 10:30',
    act: 'unclear',
  },
  {
    text: 'my email is abc99@gmail.com',
    act: 'unclear',
  },
  {
    text: 'token amount 10000 paid yesterday',
    act: 'unclear',
  },
  {
    text: 'my salary is 80k per month',
    act: 'unclear',
  },
  {
    text: "I'm 28, single",
    act: 'unclear',
  },
  {
    text: 'company gives 25k HRA',
    act: 'unclear',
  },
  {
    text: 'hi so basically i just got a job in bangalore near marathahalli and me and my wife are looking for a two bedroom flat on rent our budget is around twenty eight thousand and we need a car parking and lift because my mother is 65',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'Marathahalli',
      price: {
        max: 28000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['parking', 'lift'],
    },
  },
  {
    text: 'hello sir i retired last year with 40 years of service and got some pf money so now want to buy a independent house in indore three bedrooms small garden within ninety lakhs',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Indore',
      price: {
        max: 9000000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['garden'],
    },
  },
  {
    text: "I'm from Patna, looking for a flat in Mumbai",
    set: {
      property_type: 'apartment',
      city: 'Mumbai',
    },
  },
])
