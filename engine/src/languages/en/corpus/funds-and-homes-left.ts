import { atLeast, between, type CorpusCase, exactly, upTo, wishesAndTalk } from '../../corpus-case.ts'

const turns: CorpusCase[] = [
  {
    text: 'Good day, I wish to purchase a residential flat in Hadapsar, Pune, my budget being 75 lakhs',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      area: 'Hadapsar',
      city: 'Pune',
      price: upTo(7500000),
    },
  },
  {
    text: 'hello sir i am looking for single bhk on rent near hitech city hyd within 18 thousand only',
    set: {
      transaction_type: 'rent',
      bedrooms: exactly(1),
      area: 'Hitech City',
      city: 'Hyderabad',
      price: upTo(18000),
    },
  },
  {
    text: 'need 3bhk semi furnished wid covered parking in whitefield blr, 45k max',
    set: {
      bedrooms: exactly(3),
      amenities: ['semi_furnished', 'parking'],
      area: 'Whitefield',
      city: 'Bengaluru',
      price: upTo(45000),
    },
  },
  {
    text: 'im student na so need something cheap in kothrud, 8k is what i can give',
    set: { area: 'Kothrud', price: upTo(8000) },
  },
  { text: 'we are family of 4, 2 or 3 bedrooms will be ok for us', set: { bedrooms: between(2, 3) } },
  {
    text: 'plot of 200 sq yards in mohali',
    set: { property_type: 'land', size_sqft: atLeast(1800), city: 'Mohali' },
  },
  {
    text: 'yaar budget thoda kam hai, 15k se zyada nahi',
    known: { transaction_type: 'rent' },
    set: { price: upTo(15000) },
  },
  {
    text: 'ground floor house with a small garden for my parents in Mysore',
    set: { property_type: 'house', amenities: ['garden'], city: 'Mysuru' },
  },
  {
    text: 'I would like to find an apartment with two bedrooms in Andheri West, please.',
    set: { property_type: 'apartment', bedrooms: exactly(2), area: 'Andheri West' },
  },
  {
    text: 'around fifty five lakhs or so',
    asked: 'price',
    known: { transaction_type: 'sale' },
    set: { price: upTo(5500000) },
  },
  {
    text: 'make it 3 bedrooms instead',
    known: { transaction_type: 'rent', bedrooms: exactly(2) },
    set: { bedrooms: exactly(3) },
  },
  { text: 'Chennai I meant not Coimbatore', known: { city: 'Coimbatore' }, set: { city: 'Chennai' } },
  {
    text: 'can stretch upto 90 if it is good',
    known: { transaction_type: 'sale', price: upTo(8000000) },
    set: { price: upTo(9000000) },
  },
  {
    text: "area doesn't matter, anywhere in Kochi",
    known: { transaction_type: 'rent' },
    set: { city: 'Kochi' },
    any: ['area'],
  },
  { text: 'lift is must since my mother has knee pain', set: { amenities: ['lift'] } },
  {
    text: 'we have 30 lakhs loan sanctioned plus 12 lakhs of our own, what can we get in nagpur to buy',
    set: { transaction_type: 'sale', price: upTo(4200000), city: 'Nagpur' },
  },
  { text: 'my office is in hinjewadi so something near there only', set: { area: 'Hinjewadi' } },
  { text: 'wife is saying villa but i want flat only', set: { property_type: 'apartment' } },
  { text: 'if there is no parking then dont show me', set: { amenities: ['parking'] } },
  { text: 'under 1000 sqft is also fine', set: { size_sqft: upTo(1000) } },
  {
    text: 'we were paying 22k till now but now we can go till 28k',
    known: { transaction_type: 'rent' },
    set: { price: upTo(28000) },
  },
  {
    text: 'currently in a 1bhk it is too small for us want to move to 2bhk in thane',
    set: { bedrooms: exactly(2), city: 'Thane' },
  },
  {
    text: 'baner is too far from my office show in aundh',
    known: { city: 'Pune', area: 'Baner', transaction_type: 'rent' },
    set: { area: 'Aundh' },
  },
  {
    text: 'show some more near Hinjewadi',
    known: { city: 'Pune', transaction_type: 'rent' },
    set: { area: 'Hinjewadi' },
  },
  {
    text: 'my brother bought a flat in whitefield for 80 lakhs last year and he is telling me to buy there only but i want to rent in marathahalli',
    set: { transaction_type: 'rent', area: 'Marathahalli' },
  },
  {
    text: 'sold my plot got 35 lakhs i can add 20 more want a house in indore',
    set: { property_type: 'house', city: 'Indore', price: upTo(5500000) },
  },
  { text: 'i dont want to buy i want on lease for 11 months', set: { transaction_type: 'rent' } },
  {
    text: 'dad will give 10 lakhs and loan of 25 i will take so total 35 for a 2bhk in lucknow',
    set: { price: upTo(3500000), bedrooms: exactly(2), city: 'Lucknow' },
  },
  {
    text: '3 of us friends can pay 9k each for a 3bhk near koramangala',
    set: { price: upTo(27000), bedrooms: exactly(3), area: 'Koramangala' },
  },
  {
    text: 'we want close to the school of my kids which is in velachery so velachery or nearby',
    set: { area: 'Velachery' },
  },
  {
    text: '30 lakh loan plus 10 lakh savings, flat in nashik',
    set: { property_type: 'apartment', city: 'Nashik', price: upTo(4000000) },
  },
  { text: 'sold my plot want a house in indore', set: { property_type: 'house', city: 'Indore' } },
  { text: 'loan of 40 lakhs approved and i have 15 lakhs saved', set: { price: upTo(5500000) } },
  {
    text: 'loan 30 lakhs savings 10 lakhs',
    asked: 'price',
    known: { transaction_type: 'sale' },
    set: { price: upTo(4000000) },
  },
  {
    text: 'we can take 45 lakhs home loan, rest 20 lakhs i have in fd',
    asked: 'price',
    known: { transaction_type: 'sale' },
    set: { price: upTo(6500000) },
  },
  { text: 'my budget is 50 lakhs, out of that 30 is loan and 20 savings', set: { price: upTo(5000000) } },
  { text: 'we live in 1bhk in dadar need a 2bhk in thane', set: { bedrooms: exactly(2), city: 'Thane' } },
  { text: 'family says buy but i want to rent', set: { transaction_type: 'rent' } },
  { text: 'my wife wants to buy but i prefer renting for now', set: { transaction_type: 'rent' } },
  {
    text: 'everyone tells me to rent but we want to buy in salem',
    set: { transaction_type: 'sale', city: 'Salem' },
  },
  { text: 'i took a home loan of 30 lakhs last year', act: 'unclear' },
]

export const fundsAndHomesLeft = wishesAndTalk(turns)
