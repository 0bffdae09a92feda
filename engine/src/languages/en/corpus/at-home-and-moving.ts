import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const atHomeAndMoving: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'hi looking for a decent 2bhk around whitefield or marathahalli for rent, bachelors allowed, budget around 28k',
        set: { transaction_type: 'rent', bedrooms: exactly(2), area: 'Whitefield', price: upTo(28000) },
      },
      {
        text: 'my parents are shifting with me so need ground floor 2bhk in perambur, rent below 16k',
        set: { transaction_type: 'rent', bedrooms: exactly(2), area: 'Perambur', price: upTo(16000) },
      },
      {
        text: 'we are looking to buy our first home, somewhere in wakad or baner, 80 to 90 lakhs all inclusive',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Wakad',
          price: between(8000000, 9000000),
        },
      },
      {
        text: 'anything in sector 62 noida under 22k, fully furnished prefrd',
        set: { area: 'Sector 62', city: 'Noida', price: upTo(22000), amenities: ['furnished'] },
      },
      {
        text: 'need a plot near the ring road in indore, 1000 sqft or so, within 25 lac',
        set: { property_type: 'land', city: 'Indore', size_sqft: atLeast(1000), price: upTo(2500000) },
      },
      { text: 'whats available in kharadi for 30k', set: { area: 'Kharadi', price: upTo(30000) } },
      {
        text: 'can u get me a 3bhk in dwarka sector 10 for abt 1.6 cr',
        set: { bedrooms: exactly(3), price: upTo(16000000), area: 'Sector 10 Dwarka' },
      },
      {
        text: 'independent villa with garden n parking for four cars in vyttila side',
        set: { property_type: 'house', area: 'Vyttila', amenities: ['garden', 'parking'] },
      },
      {
        text: 'my office is at ecospace bellandur so pls show flats nearby on rent',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Bellandur' },
      },
      {
        text: 'looking for small house on lease in madurai, lease amt 5 lakhs max',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Madurai', price: upTo(500000) },
      },
      {
        text: '5 cents land in palakkad, 3 lakhs per cent',
        set: { property_type: 'land', city: 'Palakkad', size_sqft: atLeast(2178) },
      },
      {
        text: 'i want flat in 4th floor or above only, ghatkopar east, 2bhk, 2cr',
        set: {
          property_type: 'apartment',
          area: 'Ghatkopar East',
          bedrooms: exactly(2),
          price: upTo(20000000),
        },
      },
      {
        text: 'duplex house for sale in tambaram with 3 bedrooms less than 1.1 crores',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Tambaram',
          bedrooms: exactly(3),
          price: upTo(11000000),
        },
      },
      {
        text: 'we dont want any broker, direct owner flats in salt lake kolkata only',
        set: { property_type: 'apartment', area: 'Salt Lake', city: 'Kolkata' },
      },
      {
        text: '100 gaj ka plot chahiye gurgaon me, 60 lakh tak',
        set: { property_type: 'land', city: 'Gurugram', size_sqft: atLeast(900), price: upTo(6000000) },
      },
      {
        text: 'forget villas lets see apartments',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'no pool needed, and gym also not',
        known: { amenities: ['swimming_pool', 'gym'] },
        drop: ['swimming_pool', 'gym'],
      },
      {
        text: 'can we reduce it to 15k',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(15000) },
      },
      { text: 'two is fine if three is costly', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
      { text: '2 bhk only not 3', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      { text: 'not sure abt budget yet', asked: 'price', any: ['price'] },
      {
        text: 'i can stretch upto 65',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(6500000) },
      },
      {
        text: 'somewhere between 18 n 22k',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(18000, 22000) },
      },
      {
        text: 'nothing above 12k',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
      },
      { text: 'minimum 1500 sft', asked: 'size_sqft', set: { size_sqft: atLeast(1500) } },
      { text: 'either house or flat is ok', asked: 'property_type', any: ['property_type'] },
      { text: 'just parking', asked: 'amenities', set: { amenities: ['parking'] } },
      { text: 'nothing specific', asked: 'amenities', any: ['amenities'] },
      {
        text: 'husband works in tcs siruseri, we need a 2bhk in navalur, 20k max',
        set: { bedrooms: exactly(2), area: 'Navallur', price: upTo(20000) },
      },
      {
        text: 'sold our mumbai flat for 2cr and want to settle down in nashik in a row house',
        set: { property_type: 'house', city: 'Nashik' },
      },
      {
        text: 'presently paying 24k in jp nagar, want something cheaper in bannerghatta road, say 18k',
        set: { area: 'Bannerghatta Road', price: upTo(18000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'ground floor', asked: 'amenities', act: 'unclear' },
      { text: 'ya looks good', act: 'affirm' },
      { text: 'nope not this one', act: 'deny' },
      { text: 'perfect thx a lot', act: 'thanks' },
      { text: 'ok il get back to u later', act: 'unclear' },
      { text: 'good mrng', act: 'greet' },
      { text: 'pls connect me to the owner of the first one', act: 'handoff' },
      { text: 'what documents do i need for renting', act: 'question' },
      { text: 'how much advance for this flat', act: 'question' },
      { text: 'is gas pipeline there', act: 'question' },
      { text: 'do they allow non vegetarians', act: 'question' },
      { text: 'who stays upstairs', act: 'question' },
      { text: 'is the price slightly negotiable?', act: 'question' },
      { text: 'how far is it from the airport', act: 'question' },
      { text: 'when can i move in', act: 'question' },
      { text: 'are u a real person', act: 'question' },
      { text: 'do u have an app', act: 'question' },
      { text: 'which area is better, hsr or btm', act: 'question' },
      { text: 'is rent high in bandra compared to andheri?', act: 'question' },
      { text: 'last week my friend paid 2 lakh deposit in koramangala, its crazy', act: 'unclear' },
      { text: 'we stayed 8 years in a rented flat in ulsoor', act: 'unclear' },
      { text: 'landlord increased our rent to 30k this month', act: 'unclear' },
      { text: 'my salary is 45k and emi is 12k', act: 'unclear' },
      { text: 'its very hot in nagpur these days', act: 'unclear' },
      { text: 'our kid goes to dps school in bopal', act: 'unclear' },
      { text: 'i already bought one plot in kanakapura road in 2020', act: 'unclear' },
      { text: 'room for 2 days in goa', act: 'unclear' },
    ],
  },
]
