import type { CorpusSection } from '../../corpus-case.ts'

/** What is sought where one is, what was, kinds that do not suit, both ends of an amount, and what was told wrong. */
export const thereAndWronglyTold: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'My office is in Electronic City, Bangalore so I want a flat on rent there itself.',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Electronic City',
        },
      },
      {
        text: 'I work at Hinjewadi Pune, looking for a 2bhk on rent right there',
        set: { transaction_type: 'rent', bedrooms: { min: 2, max: 2 }, city: 'Pune', area: 'Hinjewadi' },
      },
      {
        text: 'my college is in Vadapalani, need a room for rent over there only',
        set: { transaction_type: 'rent', area: 'Vadapalani' },
      },
      {
        text: 'My son studies in Kota. We want to rent a house there itself',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kota' },
      },
      {
        text: 'it should be in Chandigarh, which area doesnt matter',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { city: 'Chandigarh' },
        any: ['area'],
      },
      {
        text: 'in Pune, which locality it is makes no difference',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { city: 'Pune' },
        any: ['area'],
      },
      {
        text: 'which area is not important to me',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        any: ['area'],
      },
      {
        text: 'how much rent does not matter',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        any: ['price'],
      },
      {
        text: 'whichever area is fine',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        any: ['area'],
      },
      {
        text: "how many rooms doesn't matter",
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        any: ['bedrooms'],
      },
      {
        text: "we want an independent house, don't feel at home in a flat",
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Chennai' },
        set: { property_type: 'house' },
      },
      {
        text: "house please, I can't live in apartments",
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Chennai' },
        set: { property_type: 'house' },
      },
      {
        text: 'Hello, my name is Rahul, I want to buy a plot in Mysore of 1200 sqft under 40 lakhs, tell me if there is one',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Mysuru',
          size_sqft: { min: 1200 },
          price: { max: 4000000 },
        },
      },
      {
        text: 'with our salary we can only pay up to 15k rent',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'rent', price: { max: 15000 } },
      },
      {
        text: 'on my salary 12,000 a month is the most I can afford',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 12000 } },
      },
      {
        text: 'my salary is 40k, rent max 12k',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 12000 } },
      },
      {
        text: 'we have a dog at home, need a flat where pets are allowed',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'There are two cats in our house so a pet friendly apartment is needed',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'old parents at home, so a flat with lift',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'at least 40 lakhs, at most 60',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: '40 lakhs at the least and 60 lakhs at the most',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'we can look up to 50 lakhs',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: 'we got a bit more loan so we can see till 50 lakhs',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: 'I told the budget wrong, take it off',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'the budget I gave was wrong, please remove it',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'I gave the wrong area, drop it',
        known: { transaction_type: 'sale', city: 'Pune', area: 'Baner' },
        drop: ['area'],
      },
      {
        text: "two is plenty, it's just the two of us",
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'two are enough, only husband and wife',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'furnished is not needed, we have our own things',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'no need of furnished, we have all our furniture',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'I teach in a school at Aundh, Pune and would love to rent a 1bhk there itself',
        set: { transaction_type: 'rent', bedrooms: { min: 1, max: 1 }, city: 'Pune', area: 'Aundh' },
      },
      {
        text: 'My parents live in Mylapore, Chennai so we also want to buy a flat over there',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Chennai', area: 'Mylapore' },
      },
      {
        text: "Kids' school is in Whitefield. Please find a villa for sale there only",
        set: { transaction_type: 'sale', property_type: 'house', area: 'Whitefield' },
      },
      {
        text: 'my native is Kollam but I need a house for rent in Kochi',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kochi' },
      },
      {
        text: 'I am posted at Sector 17, Chandigarh, so need a room on rent right there',
        set: { transaction_type: 'rent', city: 'Chandigarh', area: 'Sector 17' },
      },
      {
        text: 'which side of the city is not a concern',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'apartment', city: 'Pune' },
        any: ['area'],
      },
      {
        text: 'whatever the rent is, no issue',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', area: 'Baner' },
        any: ['price'],
      },
      {
        text: 'number of rooms is not important',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        any: ['bedrooms'],
      },
      {
        text: 'any locality, whichever you have',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Delhi' },
        any: ['area'],
      },
      {
        text: "doesn't matter which type",
        asked: 'property_type',
        known: { transaction_type: 'rent', city: 'Delhi' },
        any: ['property_type'],
      },
      {
        text: 'I grew up in Nagpur and now want to buy a house there',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nagpur' },
      },
      {
        text: 'Grew up in Kanpur, now looking for a 2bhk on rent in Noida',
        set: { transaction_type: 'rent', bedrooms: { min: 2, max: 2 }, city: 'Noida' },
      },
      {
        text: "we'd rather have a house, apartments suffocate us",
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Madurai' },
        set: { property_type: 'house' },
      },
      {
        text: "flat please, we don't like independent houses",
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Madurai' },
        set: { property_type: 'apartment' },
      },
      {
        text: "independent house, I can't live in a flat",
        asked: 'property_type',
        known: { transaction_type: 'rent', city: 'Surat' },
        set: { property_type: 'house' },
      },
      {
        text: 'not feeling like a flat anymore, show houses',
        known: { transaction_type: 'sale', property_type: 'apartment', city: 'Surat' },
        set: { property_type: 'house' },
      },
      {
        text: 'Good evening, this is Meera here. I am looking for a 2bhk to rent in Thane below 25k. Let me know if you have any',
        set: { transaction_type: 'rent', bedrooms: { min: 2, max: 2 }, city: 'Thane', price: { max: 25000 } },
      },
      {
        text: "Hi I'm Arjun, want to buy a plot in Coimbatore within 20 lakhs, tell me if anything is there",
        set: { transaction_type: 'sale', property_type: 'land', city: 'Coimbatore', price: { max: 2000000 } },
      },
      {
        text: 'my name is Thomas and I need a villa for sale in Thrissur, please inform if available',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Thrissur' },
      },
      {
        text: 'on a salary like ours we can manage up to 14k',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { price: { max: 14000 } },
      },
      {
        text: 'with my income 45 lakhs is the maximum',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: { max: 4500000 } },
      },
      {
        text: 'there is a baby at home so we need a flat with power backup',
        set: { property_type: 'apartment', amenities: ['power_backup'] },
      },
      {
        text: 'my mother at home uses a wheelchair, flat with lift please',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'not less than 10k and not more than 18k',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 10000, max: 18000 } },
      },
      {
        text: 'minimum 900 sqft, maximum 1300',
        asked: 'size_sqft',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { size_sqft: { min: 900, max: 1300 } },
      },
      {
        text: 'at least 2, at the most 3',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 3 } },
      },
      {
        text: 'the bank gave more, so we can go till 55 lakhs',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5500000 } },
      },
      {
        text: 'we may look up to 18k now',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 18000 } },
      },
      {
        text: 'can stretch till 20k',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 20000 } },
      },
      {
        text: 'can I see up to 20k?',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 20000 } },
      },
      {
        text: 'sorry I gave the area wrong, please remove that',
        known: { transaction_type: 'sale', price: { max: 4000000 }, city: 'Pune', area: 'Baner' },
        drop: ['area'],
      },
      {
        text: 'budget was a mistake, delete it',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'I gave the city wrong, make it Nashik',
        known: { transaction_type: 'sale', price: { max: 4000000 }, city: 'Pune' },
        set: { city: 'Nashik' },
      },
      {
        text: 'one is sufficient, I am a bachelor',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'three would do, we are five at home',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: '2 is ok, small family',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: "furnished isn't required any more, we bought our own furniture",
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'drop furnished, we are carrying our stuff',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'furniture not needed, we have a sofa and cots of our own',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished', 'lift'] },
        drop: ['furnished'],
      },
      {
        text: 'I would like to request a two bedroom apartment for lease in Jaipur not exceeding 20000 rupees per month',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: {
          transaction_type: 'rent',
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          city: 'Jaipur',
          price: { max: 20000 },
        },
      },
      {
        text: 'Kindly assist me in locating a house available for purchase in Mysuru with three bedrooms',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Mysuru',
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'Could you please search for an apartment to rent in Vashi with a swimming pool',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Vashi',
          amenities: ['swimming_pool'],
        },
      },
      {
        text: 'I wish to find a residential plot in Bhubaneswar for no more than 35 lakhs',
        set: { property_type: 'land', city: 'Bhubaneswar', price: { max: 3500000 } },
      },
    ],
  },
  {
    phenomenon: 'what was, and what is only told',
    counter: true,
    cases: [
      {
        text: 'we grew up in a big house in Trichy, those were good days',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Chennai' },
        act: 'unclear',
      },
      {
        text: 'as kids we lived in a huge bungalow in Ooty, lovely times',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Chennai' },
        act: 'unclear',
      },
      {
        text: 'my childhood was spent in a small house in Madurai',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Chennai' },
        act: 'unclear',
      },
      { text: 'I was born in a village house near Salem', act: 'unclear' },
      {
        text: 'which area do you suggest?',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Chennai' },
        act: 'question',
      },
      {
        text: 'I was born and raised in a tiny flat in Dombivli, what a time that was',
        asked: 'city',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'my grandfather had a bungalow in Coonoor where we spent our holidays',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'when I was small we used to live in a tiled house in Alappuzha',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Kochi' },
        act: 'unclear',
      },
      {
        text: 'salary is 35000',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'deposit can be up to 50000',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
    ],
  },
]
