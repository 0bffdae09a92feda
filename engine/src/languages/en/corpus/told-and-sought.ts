import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const toldAndSought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'we sold our place in Thane last year, now we want a 3 bedroom flat in Pune',
        set: { property_type: 'apartment', city: 'Pune', bedrooms: exactly(3) },
      },
      {
        text: "my daughter marries in January, so we'd like a 3 bedroom house in Coimbatore",
        set: { property_type: 'house', city: 'Coimbatore', bedrooms: exactly(3) },
      },
      {
        text: "my dad can't climb stairs so only flats with a lift please",
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'i work at a bank and need a small house on rent in Patna',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Patna' },
      },
      {
        text: 'cant stretch beyond forty five lakhs',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4500000) },
        numbers: [4500000],
      },
      {
        text: 'any bungalow in Bandra under two and a half crore?',
        set: { property_type: 'house', area: 'Bandra', price: upTo(25000000) },
      },
      {
        text: 'twelve thousand a month is what we can pay',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
      },
      {
        text: 'between fifteen and twenty thousand',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 20000) },
        numbers: [{ min: 15000, max: 20000 }],
      },
      {
        text: 'want to buy a 200 sq yard plot in Bhopal',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Bhopal', size_sqft: atLeast(1800) },
      },
      {
        text: 'not renting, we want our own home',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      { text: "parking isn't a must", known: { amenities: ['parking'] }, drop: ['parking'] },
      {
        text: 'area can be anything but water supply has to be good',
        set: { amenities: ['water_supply'] },
        any: ['area'],
      },
      {
        text: 'not sixty, make it seventy lakhs',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      { text: 'forget Delhi, look in Noida', known: { city: 'Delhi' }, set: { city: 'Noida' } },
      {
        text: 'my office is in Hinjewadi, looking for a 1bhk on rent close to it',
        set: { transaction_type: 'rent', area: 'Hinjewadi', bedrooms: exactly(1) },
      },
      { text: '1200 square feet is enough', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
      {
        text: 'car parking, generator and guards, all three',
        set: { amenities: ['parking', 'power_backup', 'security'] },
      },
      { text: 'unfurnished is fine too', set: { amenities: ['unfurnished'] } },
      {
        text: 'residential plot in Jaipur between 25 and 35 lakhs',
        set: { property_type: 'land', city: 'Jaipur', price: between(2500000, 3500000) },
      },
      { text: 'no idea, you tell me', asked: 'price', any: ['price'] },
      { text: 'anything in Andheri or Goregaon?', set: { area: 'Andheri' } },
      { text: 'flat near a metro station in Noida', set: { property_type: 'apartment', city: 'Noida' } },
      {
        text: 'koregaon park 2bhk 40k',
        set: { area: 'Koregaon Park', bedrooms: exactly(2), price: upTo(40000) },
      },
      { text: 'aurangabad bihar plot', set: { property_type: 'land', city: 'Aurangabad (Bihar)' } },
      {
        text: 'hydrabad gachibowly 2 bhk apartmnt for rnt',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Hyderabad',
          area: 'Gachibowli',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'banglore whitefeild 3bhk to by under 1cr',
        set: {
          transaction_type: 'sale',
          city: 'Bengaluru',
          area: 'Whitefield',
          bedrooms: exactly(3),
          price: upTo(10000000),
        },
      },
      {
        text: "i'm retired and my pension is 40000, can you find me a one bedroom in Mysore for 12000",
        set: { city: 'Mysuru', bedrooms: exactly(1), price: upTo(12000) },
      },
      {
        text: 'the kids have exams till March so no hurry but we need a 3bhk in Velachery by April',
        set: { area: 'Velachery', bedrooms: exactly(3) },
      },
      {
        text: 'we currently pay 18k in Tambaram, looking for something under 15k in Medavakkam',
        set: { area: 'Medavakkam', price: upTo(15000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: "what's the deposit on this one?", act: 'question' },
      { text: 'is there a water problem there', act: 'question' },
      { text: 'any good school close by?', act: 'question' },
      { text: 'our roof leaked in the rain yesterday', act: 'unclear' },
      { text: 'my brother has lived in Hyderabad for two years', act: 'unclear' },
      { text: 'uncle bought a house in Nagpur for a crore last month', act: 'unclear' },
      { text: 'can we come see it tomorrow at 10', act: 'question' },
      { text: 'hang on, let me ask my wife', act: 'unclear' },
      { text: 'yes exactly that', act: 'affirm' },
      { text: 'nope thats not right', act: 'deny' },
      { text: 'alright see you later', act: 'goodbye' },
      { text: 'could one of your people talk to me?', act: 'handoff' },
      { text: 'lets begin again from the top', act: 'restart' },
      { text: 'come again?', act: 'repeat' },
      { text: 'at least two bathrooms', act: 'unclear' },
      { text: 'near a metro', asked: 'area', act: 'unclear' },
      { text: 'around 50', asked: 'area', act: 'unclear' },
      { text: 'its too expensive, show me something cheaper', act: 'question' },
      {
        text: 'We are a family of 5 from Patna shifting to Delhi, need a flat in Laxmi Nagar',
        set: { property_type: 'apartment', city: 'Delhi', area: 'Laxmi Nagar' },
      },
    ],
  },
]
