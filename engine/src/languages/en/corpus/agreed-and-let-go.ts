import { wishesAndTalk } from '../../corpus-case.ts'

/** Acts in hard words, and wishes that are changed or let go. */
export const agreedAndLetGo = wishesAndTalk([
  {
    text: 'works like a charm',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'okay then, lock it in',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'alright lets roll',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'yeah sounds right to me',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'you nailed it',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'thanks',
  },
  {
    text: 'ofc yes',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'yes yes go on',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'hmm okay fine',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'i think that would be good',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'that suits me',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'no objections here',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'i dont mind',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'perfect, thats the one i want',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'yes kindly proceed',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'please go ahead sir',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'it is ok for me',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'k done',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'yup yup',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'you may do so',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'absolutely yes',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'i am fine with this',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'that will be great thank you',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'not my style',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'i would rather not',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'nope nothing more',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'nothing else for now',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'no thats everything',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'skip this one',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: "i don't like this one at all",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'nah bro',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'this is not what i asked for',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: "it doesn't work for me",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'please do not call me',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'i am not convinced',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'not right now, maybe later',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'naah thats wrong',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: "we won't be taking this",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'cancel it pls',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'wipe everything and begin again',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'restart',
  },
  {
    text: 'lets start from scratch',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'restart',
  },
  {
    text: 'reset please',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'restart',
  },
  {
    text: 'can we start all over',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'restart',
  },
  {
    text: 'forget all that, fresh start',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'restart',
  },
  {
    text: 'i want to search again from beginning',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'restart',
  },
  {
    text: 'restart the search',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'restart',
  },
  {
    text: 'let us redo this from the start',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'restart',
  },
  {
    text: 'i want to speak to a real person',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'get me your manager',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'pls ask somebody to ring me up',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'give me a callback tomorrow',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'whats your customer care number',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'let me talk to the owner',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'i dont want to chat with a bot, give me a human',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'can your agent contact me on whatsapp',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'kindly arrange a call',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'put me through to someone',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'need to discuss with a person',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'call me back plz',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'can you repeat the last part',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'repeat',
  },
  {
    text: 'pardon me',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'repeat',
  },
  {
    text: "i didn't get you",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'repeat',
  },
  {
    text: 'what did you just ask',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'repeat',
  },
  {
    text: 'i am confused, guide me',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'help',
  },
  {
    text: 'how do i search for a house here',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'help',
  },
  {
    text: 'explain me how to use',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'help',
  },
  {
    text: 'that was very helpful',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'thanks',
  },
  {
    text: 'you are a life saver',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'thanks',
  },
  {
    text: 'i appreciate it',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'thanks',
  },
  {
    text: 'good night',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'goodbye',
  },
  {
    text: 'im done for today, bye',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'goodbye',
  },
  {
    text: 'take care',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'goodbye',
  },
  {
    text: 'i will come back later bye',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'goodbye',
  },
  {
    text: 'signing off',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'goodbye',
  },
  { text: 'very good morning sir', act: 'greet' },
  {
    text: 'scratch that, three bedrooms',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 3, max: 3 } },
  },
  {
    text: 'one bedroom will be enough now',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 1, max: 1 } },
  },
  {
    text: 'i need an extra room',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 3, max: 3 } },
  },
  {
    text: 'i can go 2k higher',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', price: { max: 20000 } },
    set: { price: { max: 22000 } },
  },
  {
    text: "can't pay 20, 18 only",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', price: { max: 20000 } },
    set: { price: { max: 18000 } },
  },
  {
    text: 'remove my budget',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', price: { max: 20000 } },
    drop: ['price'],
  },
  {
    text: 'rent can be anything',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', price: { max: 20000 } },
    set: { transaction_type: 'rent' },
    any: ['price'],
  },
  {
    text: 'any area in pune works',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', area: 'Baner' },
    set: { city: 'Pune' },
    any: ['area'],
  },
  {
    text: 'baner is costly, try wakad',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', area: 'Baner' },
    set: { area: 'Wakad' },
  },
  {
    text: 'baner is too far for me',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', area: 'Baner' },
    drop: ['area'],
  },
  {
    text: 'Aundh would be more convenient than Baner',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', area: 'Baner' },
    set: { area: 'Aundh' },
  },
  {
    text: "i don't want baner anymore",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', area: 'Baner' },
    drop: ['area'],
  },
  {
    text: "sorry wrong city, it's nagpur",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    set: { city: 'Nagpur' },
  },
  {
    text: 'search mumbai instead',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    set: { city: 'Mumbai' },
  },
  {
    text: 'on second thoughts lets buy',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    set: { transaction_type: 'sale' },
  },
  {
    text: 'buying is too expensive, show rentals',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Pune' },
    set: { transaction_type: 'rent' },
  },
  {
    text: 'we want an independent house now',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    set: { property_type: 'house' },
  },
  {
    text: 'flat will do',
    known: { transaction_type: 'rent', property_type: 'house', city: 'Pune' },
    any: ['property_type'],
  },
  {
    text: 'gym can be skipped',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      amenities: ['parking', 'gym'],
    },
    drop: ['gym'],
  },
  {
    text: 'no need for parking and gym',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      amenities: ['parking', 'gym'],
    },
    drop: ['parking', 'gym'],
  },
  {
    text: 'not parking but lift',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', amenities: ['parking'] },
    set: { amenities: ['lift'] },
    drop: ['parking'],
  },
  {
    text: 'also add a lift',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', amenities: ['parking'] },
    set: { amenities: ['lift'] },
  },
  {
    text: 'semi furnished would do',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', amenities: ['furnished'] },
    drop: ['furnished'],
  },
  {
    text: 'drop all the amenities',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', amenities: ['furnished'] },
    drop: ['amenities'],
  },
  {
    text: "i don't need any of the gym or lift",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', amenities: ['gym', 'lift'] },
    drop: ['gym', 'lift'],
  },
  {
    text: 'there are many power cuts so backup is a must',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    set: { amenities: ['power_backup'] },
  },
  {
    text: '800 sqft is fine',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Pune', size_sqft: { min: 1000 } },
    set: { size_sqft: { min: 800 } },
  },
  {
    text: 'i can add 10 lakhs more',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Pune', price: { max: 8000000 } },
    set: { price: { max: 9000000 } },
  },
  {
    text: 'between 60 and 80',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Pune', price: { max: 8000000 } },
    set: { price: { min: 6000000, max: 8000000 } },
  },
  {
    text: '85 instead of 80',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Pune', price: { max: 8000000 } },
    set: { price: { max: 8500000 } },
  },
  {
    text: 'make it a 1bhk in kothrud',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      area: 'Baner',
      bedrooms: { min: 2, max: 2 },
    },
    set: { area: 'Kothrud', bedrooms: { min: 1, max: 1 } },
  },
  {
    text: 'change to 3bhk with 30k',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
    },
    set: { bedrooms: { min: 3, max: 3 }, price: { max: 30000 } },
  },
  {
    text: 'cancel the 2 bhk condition',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      bedrooms: { min: 2, max: 2 },
    },
    drop: ['bedrooms'],
  },
  {
    text: 'no pets now, you can take that off',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      amenities: ['pet_friendly'],
    },
    drop: ['pet_friendly'],
  },
  {
    text: 'i have my own furniture so unfurnished please',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    set: { amenities: ['unfurnished'] },
  },
  {
    text: 'only hindus live there right?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'is it a muslim locality',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'do they allow muslims',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'will the owner rent to bachelors',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'we cook non veg at home',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'can we cook fish in that house',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
])
