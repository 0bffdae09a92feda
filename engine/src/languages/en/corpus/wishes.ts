import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const wishes: CorpusSection[] = [
  {
    phenomenon: 'several wishes at once',
    cases: [
      {
        text: '2bhk flat for rent in Adyar Chennai under 25k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chennai',
          area: 'Adyar',
          price: upTo(25000),
          bedrooms: exactly(2),
        },
        numbers: [2, 25000],
      },
      {
        text: 'Hi, I need a 3 BHK apartment in Whitefield, Bangalore. My budget is 1.5 crore and I want to buy.',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Whitefield',
          price: upTo(15000000),
          bedrooms: exactly(3),
        },
        numbers: [3, 15000000],
      },
      {
        text: 'looking 4 1bhk on rent nr andheri station mumbai 30-35k',
        set: {
          transaction_type: 'rent',
          city: 'Mumbai',
          area: 'Andheri',
          price: between(30000, 35000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'villa for sale in kochi with garden n swimming pool 4 bedrooms',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Kochi',
          bedrooms: exactly(4),
          amenities: ['garden', 'swimming_pool'],
        },
      },
      {
        text: 'plot 1200 sqft in coimbatore below 30 lakhs',
        set: {
          property_type: 'land',
          city: 'Coimbatore',
          price: upTo(3000000),
          size_sqft: atLeast(1200),
        },
        numbers: [1200, 3000000],
      },
      {
        text: 'rent 2 bhk semi furnished pune baner 28000',
        set: {
          transaction_type: 'rent',
          city: 'Pune',
          area: 'Baner',
          price: upTo(28000),
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'i want to take a house on lease in mysuru, 3 rooms, not more than 20 thousand per month',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Mysuru',
          price: upTo(20000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'Searching for fully furnished studio apartment in Gurgaon with gym, power backup and 24x7 security',
        set: {
          property_type: 'apartment',
          city: 'Gurugram',
          amenities: ['gym', 'power_backup', 'security', 'furnished'],
        },
        numbers: [],
      },
      {
        text: 'need independent house 2 cents above kerala kochi side 60L',
        set: {
          property_type: 'house',
          city: 'Kochi',
          price: upTo(6000000),
          size_sqft: atLeast(871.2),
        },
      },
      {
        text: '3bhk/2bath flat hyderabad 80L-1cr ready to move',
        set: {
          property_type: 'apartment',
          city: 'Hyderabad',
          price: between(8000000, 10000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'me and my wife are looking for a 1 bedroom place in Thane, around 22k would be ideal',
        set: { city: 'Thane', price: upTo(22000), bedrooms: exactly(1) },
      },
      {
        text: 'pls suggest good apartment for purchase in noida extension with lift, parking and club house',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          amenities: ['lift', 'parking', 'clubhouse'],
          area: 'Noida Extension',
        },
      },
      {
        text: 'URGENT!! 2BHK RENT VELACHERY 18K',
        set: { transaction_type: 'rent', area: 'Velachery', price: upTo(18000), bedrooms: exactly(2) },
      },
      {
        text: 'budget 40 lakhs, 2bhk, chennai, buy',
        set: { transaction_type: 'sale', city: 'Chennai', price: upTo(4000000), bedrooms: exactly(2) },
      },
      {
        text: 'I am a bachelor looking for a room on rent in Madhapur',
        set: { transaction_type: 'rent', area: 'Madhapur' },
      },
      {
        text: 'a family of 4 needs 2 bhk with 2 balconies',
        set: { bedrooms: exactly(2), amenities: ['balcony'] },
      },
      {
        text: 'we want to settle in Coimbatore and own a house there, max 70 lakhs',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Coimbatore', price: upTo(7000000) },
      },
      {
        text: 'moving from Delhi to Pune next month, need a flat',
        set: { property_type: 'apartment', city: 'Pune' },
      },
      {
        text: 'I live in Salem but looking for land in Erode',
        set: { property_type: 'land', city: 'Erode' },
      },
    ],
  },
  {
    phenomenon: 'transaction',
    cases: [
      { text: 'I want to buy', set: { transaction_type: 'sale' } },
      { text: 'for rent', set: { transaction_type: 'rent' } },
      { text: 'on lease basis', set: { transaction_type: 'rent' } },
      { text: 'to-let house', set: { transaction_type: 'rent', property_type: 'house' } },
      { text: 'i would like to purchase', set: { transaction_type: 'sale' } },
      { text: 'resale flats', set: { transaction_type: 'sale', property_type: 'apartment' } },
      { text: 'want something for investment', set: { transaction_type: 'sale' } },
      { text: 'searching rental homes', set: { transaction_type: 'rent', property_type: 'house' } },
      { text: 'Buying.', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'rent', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'own', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: "I'm interested in renting", set: { transaction_type: 'rent' } },
      {
        text: 'is anyone selling a villa in Mysore?',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mysuru' },
      },
    ],
  },
  {
    phenomenon: 'offer',
    cases: [
      { text: 'I want to sell my flat', set: { transaction_type: 'sale', property_type: 'apartment' } },
      {
        text: 'i have a house to let in Adyar',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Adyar' },
      },
      {
        text: 'We have a 3bhk apartment in Kondapur for sale, 1.1 crore',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kondapur',
          price: upTo(11000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'looking for a tenant for my house',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'want to rent out my 2bhk in Wakad',
        set: { transaction_type: 'rent', area: 'Wakad', bedrooms: exactly(2) },
      },
      { text: 'can you help me sell my plot?', set: { transaction_type: 'sale', property_type: 'land' } },
      {
        text: 'I own a villa and want to give it on rent',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      { text: 'need a buyer for my land', set: { transaction_type: 'sale', property_type: 'land' } },
    ],
  },
  {
    phenomenon: 'property type',
    cases: [
      { text: 'kothi', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'bunglow', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'an apartment please', asked: 'property_type', set: { property_type: 'apartment' } },
      { text: 'penthouse', asked: 'property_type', set: { property_type: 'apartment' } },
      { text: 'empty plot to build own house', set: { property_type: 'land' } },
      { text: 'row house', set: { property_type: 'house' } },
      { text: 'appartment', asked: 'property_type', set: { property_type: 'apartment' } },
      { text: 'agricultural land', set: { property_type: 'land' } },
      { text: 'society flat only', set: { property_type: 'apartment' } },
      { text: 'corner site in JP Nagar', set: { property_type: 'land', area: 'JP Nagar' } },
      { text: 'duplex with terrace garden', set: { property_type: 'house', amenities: ['garden'] } },
      { text: 'apprtment or flat anything', asked: 'property_type', set: { property_type: 'apartment' } },
      { text: 'show me flats', set: { property_type: 'apartment' } },
      { text: 'vila', asked: 'property_type', set: { property_type: 'house' } },
    ],
  },
  {
    phenomenon: 'places',
    cases: [
      { text: 'Bangalore', asked: 'city', set: { city: 'Bengaluru' } },
      { text: 'its in calcutta', asked: 'city', set: { city: 'Kolkata' } },
      {
        text: 'Koramangala or HSR',
        asked: 'area',
        known: { city: 'Bengaluru' },
        set: { area: 'Koramangala' },
      },
      { text: 'near indiranagar metro', set: { area: 'Indiranagar' } },
      { text: 'Anna Nagar, Chennai', set: { city: 'Chennai', area: 'Anna Nagar' } },
      { text: 'somewhere in madurai', set: { city: 'Madurai' } },
      { text: 'salt lake', asked: 'area', known: { city: 'Kolkata' }, set: { area: 'Salt Lake' } },
      { text: 'i prefer gachibowli', set: { area: 'Gachibowli' } },
      { text: 'preferably close to Hinjewadi', set: { area: 'Hinjewadi' } },
      { text: 'in and around Tambaram', set: { area: 'Tambaram' } },
      { text: 'trivandrum please', asked: 'city', set: { city: 'Thiruvananthapuram' } },
      { text: 'electronic city blr', set: { city: 'Bengaluru', area: 'Electronic City' } },
      { text: 'my preferred location is Dwarka in Delhi', set: { city: 'Delhi', area: 'Dwarka' } },
      { text: 'navi mumbai', asked: 'city', set: { city: 'Navi Mumbai' } },
    ],
  },
  {
    phenomenon: 'amenities',
    cases: [
      { text: 'lift and parking', asked: 'amenities', set: { amenities: ['lift', 'parking'] } },
      { text: 'car parking must', asked: 'amenities', set: { amenities: ['parking'] } },
      { text: 'with generator', set: { amenities: ['power_backup'] } },
      { text: 'should have inverter', set: { amenities: ['power_backup'] } },
      { text: 'garage and backyard', set: { amenities: ['parking', 'garden'] } },
      { text: 'AC rooms', asked: 'amenities', set: { amenities: ['air_conditioning'] } },
      { text: 'a/c', asked: 'amenities', set: { amenities: ['air_conditioning'] } },
      { text: 'it must have a pool', set: { amenities: ['swimming_pool'] } },
      {
        text: 'childrens play area, club',
        asked: 'amenities',
        set: { amenities: ['play_area', 'clubhouse'] },
      },
      { text: 'cctv n watchman', asked: 'amenities', set: { amenities: ['security'] } },
      { text: 'i have a dog so pets should be allowed', set: { amenities: ['pet_friendly'] } },
      { text: 'partially furnished', set: { amenities: ['semi_furnished'] } },
      { text: 'un-furnished is fine', asked: 'amenities', set: { amenities: ['unfurnished'] } },
      { text: 'furnised flat', set: { property_type: 'apartment', amenities: ['furnished'] } },
      { text: 'elevator is a must', set: { amenities: ['lift'] } },
      { text: 'good water supply needed', set: { amenities: ['water_supply'] } },
      {
        text: 'I want a gated society with kids play area',
        set: { amenities: ['gated_community', 'play_area'] },
      },
      { text: 'swiming pool', asked: 'amenities', set: { amenities: ['swimming_pool'] } },
      { text: 'balcony will be nice', set: { amenities: ['balcony'] } },
      {
        text: 'air conditioner + lift + gym',
        asked: 'amenities',
        set: { amenities: ['air_conditioning', 'lift', 'gym'] },
      },
      {
        text: '24 hours water and power back up',
        set: { amenities: ['water_supply', 'power_backup'] },
        numbers: [],
      },
      { text: 'yes, parking', asked: 'amenities', set: { amenities: ['parking'] } },
    ],
  },
  {
    phenomenon: 'polite wishes in the form of questions',
    cases: [
      { text: 'can you find me a 2bhk in Adyar?', set: { area: 'Adyar', bedrooms: exactly(2) } },
      {
        text: 'do you have flats under 30k in Whitefield?',
        set: { property_type: 'apartment', area: 'Whitefield', price: upTo(30000) },
      },
      {
        text: 'is there any villa in Kochi below 2 crore?',
        set: { property_type: 'house', city: 'Kochi', price: upTo(20000000) },
      },
      { text: 'any 2bhk available near Koramangala?', set: { area: 'Koramangala', bedrooms: exactly(2) } },
      { text: 'could it be 3 bhk instead?', set: { bedrooms: exactly(3) } },
      { text: 'how about Velachery?', known: { city: 'Chennai', area: 'Adyar' }, set: { area: 'Velachery' } },
      { text: 'what about 3 bhk', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'what do you have in Baner for 25k?',
        set: { area: 'Baner', price: upTo(25000) },
      },
      {
        text: 'Can you show me houses with a garage?',
        set: { property_type: 'house', amenities: ['parking'] },
      },
      {
        text: 'will i get a 2bhk in madhapur within 20000?',
        set: { area: 'Madhapur', price: upTo(20000), bedrooms: exactly(2) },
      },
      { text: 'are there any plots in hosur', set: { property_type: 'land', city: 'Hosur' } },
      { text: 'could you look for a furnished one?', set: { amenities: ['furnished'] } },
      {
        text: 'can we make it 25k',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      {
        text: 'where can I find a 1 bhk under 15k in Hyderabad?',
        set: { city: 'Hyderabad', price: upTo(15000), bedrooms: exactly(1) },
      },
      { text: 'is it possible to get a 3bhk in Powai?', set: { area: 'Powai', bedrooms: exactly(3) } },
      {
        text: 'which flats are available in Kondapur?',
        set: { property_type: 'apartment', area: 'Kondapur' },
      },
      { text: '2bhk in Wakad?', set: { area: 'Wakad', bedrooms: exactly(2) } },
      {
        text: 'Would you help me find an apartment to rent in Kolkata?',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
      },
      {
        text: 'do u hav anything with 2 bedrooms and pool',
        set: { bedrooms: exactly(2), amenities: ['swimming_pool'] },
      },
      {
        text: 'Can I buy a house in Jaipur with 60 lakhs?',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jaipur', price: upTo(6000000) },
      },
      { text: 'shall we try 4 bhk', set: { bedrooms: exactly(4) } },
      { text: 'is a 2 bhk available in Velachery', set: { area: 'Velachery', bedrooms: exactly(2) } },
    ],
  },
]
