import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

const shown = {
  shown: 3,
  known: { transaction_type: 'rent', city: 'Pune', property_type: 'apartment' },
} as const

/** Wishes with floors, distances, dates and other numbers in them, and hasty spellings. */
export const inPassing: CorpusSection[] = [
  {
    phenomenon: 'wishes with other numbers in them, latin',
    cases: [
      {
        text: '1000 sqft ka 2bhk chahiye dwarka me 80 lakh tak',
        set: { area: 'Dwarka', price: upTo(8000000), bedrooms: exactly(2), size_sqft: atLeast(1000) },
      },
      {
        text: 'pachees hazar kiraya, teesri manzil tak chalega, lift ho to, wakad',
        set: { transaction_type: 'rent', area: 'Wakad', price: upTo(25000), amenities: ['lift'] },
      },
      {
        text: '2 parking wala 3bhk dikhao kharadi me',
        set: { area: 'Kharadi', bedrooms: exactly(3), amenities: ['parking'] },
      },
      { text: 'station se 5 km ke andar 1bhk thane me', set: { city: 'Thane', bedrooms: exactly(1) } },
      { text: '10 minute ki duri pe school ho, 2bhk, bhopal', set: { city: 'Bhopal', bedrooms: exactly(2) } },
      {
        text: 'ek hafte me shift hona hai, 1 bhk, hyderabad, 15 hazar',
        set: { city: 'Hyderabad', price: upTo(15000), bedrooms: exactly(1) },
      },
      {
        text: 'naya bana hua makan chahiye 50 lakh ke niche raipur me',
        set: { property_type: 'house', city: 'Raipur', price: upTo(5000000) },
      },
      {
        text: 'ek lakh advance de sakta hu, kiraya 20 hazar tak, 2bhk',
        set: { transaction_type: 'rent', price: upTo(20000), bedrooms: exactly(2) },
      },
      {
        text: 'loan 40 lakh ka ho jayega, ghar 60 lakh tak ka dekh lo',
        set: { property_type: 'house', price: upTo(6000000) },
      },
      {
        text: 'plot chahiye corner ka 60x40 ka mysore road pe',
        set: { property_type: 'land', size_sqft: atLeast(2400), area: 'Mysore Road' },
      },
      {
        text: 'hum do log hai, choti si jagah chalegi, 1bhk ya 1rk, 12 hazar',
        set: { price: upTo(12000), bedrooms: exactly(1) },
      },
      { text: 'garib aadmi hu 3000 me koi kamra mil jaye', set: { price: upTo(3000) } },
      {
        text: 'duplex ya villa type kuch dikhao gurgaon me 4 kamre ka',
        set: { property_type: 'house', city: 'Gurugram', bedrooms: exactly(4) },
      },
      {
        text: 'rent agreement 11 mahine ka, 2bhk baner 30k',
        set: { transaction_type: 'rent', area: 'Baner', price: upTo(30000), bedrooms: exactly(2) },
      },
      {
        text: 'vastu ke hisab se ghar chahiye lucknow me 70 lakh',
        set: { property_type: 'house', city: 'Lucknow', price: upTo(7000000) },
      },
      {
        text: 'east facing plot, 150 gaj, panchkula',
        set: { property_type: 'land', city: 'Panchkula', size_sqft: atLeast(1350) },
      },
      {
        text: 'fully furnished 1 bhk ac fridge sab ho, bandra me 60 hazar tak kiraya',
        set: {
          transaction_type: 'rent',
          area: 'Bandra',
          price: upTo(60000),
          bedrooms: exactly(1),
          amenities: ['furnished', 'air_conditioning'],
        },
      },
      {
        text: 'khet kharidna hai 5 acre, nashik ke paas',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Nashik', size_sqft: atLeast(217800) },
      },
      {
        text: 'makan ka budget 35 lakh, plot ho to 20 lakh',
        set: { property_type: 'house', price: upTo(3500000) },
      },
      {
        text: 'jaldi chahiye bhai, aaj hi, kanpur me 2 kamre',
        set: { city: 'Kanpur', bedrooms: exactly(2) },
      },
      {
        text: 'flat hona chahiye society me jahan pool aur bachho ka park ho',
        set: { property_type: 'apartment', amenities: ['swimming_pool', 'play_area'] },
      },
      { text: 'paani bijli ki koi dikkat na ho bas', set: { amenities: ['water_supply', 'power_backup'] } },
      { text: 'jahan cctv aur guard ho wahi dikhana', set: { amenities: ['security'] } },
      { text: 'haan pune hi', asked: 'city', set: { city: 'Pune' } },
      { text: 'bataya na noida', asked: 'city', set: { city: 'Noida' } },
      {
        text: 'wahi 50 lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5000000) },
      },
      {
        text: 'itna hi 20',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      { text: 'yahi koi 3 bedroom', asked: 'bedrooms', set: { bedrooms: exactly(3) } },
      {
        text: 'flt chaiye rnt pe andheri w mai 2 bhk',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Andheri West',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'bhaade ka makaan chahiye nagpur ke manish nagar mein dus hazaar ke andar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Nagpur',
          area: 'Manish Nagar',
          price: upTo(10000),
        },
      },
      {
        text: 'mujhe kharidni hai zamin bhubaneswar me do hajar sqft',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Bhubaneswar',
          size_sqft: atLeast(2000),
        },
      },
      {
        text: 'hello, 1 room kitchen chahiye virar me, kiraya 6000 tk',
        set: { bedrooms: exactly(1), transaction_type: 'rent', area: 'Virar', price: upTo(6000) },
      },
      { text: 'kya aap logo ke pas jamshedpur ke listing hai', set: { city: 'Jamshedpur' } },
      {
        text: 'makan lena hai par paise kam hai 15 lakh hi hai meerut',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Meerut', price: upTo(1500000) },
      },
      {
        text: 'panch marla plot mohali sector 80 ke aas paas',
        set: { property_type: 'land', city: 'Mohali', area: 'Sector 80', size_sqft: atLeast(1361.25) },
      },
      {
        text: 'us se rehta hu bhai, ahmedabad me flat me invest karna hai 80 lakh tak',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Ahmedabad',
          price: upTo(8000000),
        },
      },
      {
        text: 'aligarh mein ghar bikta ho koi to batana 30 lakh tak',
        set: { property_type: 'house', city: 'Aligarh', price: upTo(3000000) },
      },
      {
        text: 'ladkiyo ke liye safe area me 2bhk, security ho, pune',
        set: { city: 'Pune', bedrooms: exactly(2), amenities: ['security'] },
      },
      {
        text: 'semi furnished 2bhk rent lucknow 14-16k gomtinagar',
        set: {
          transaction_type: 'rent',
          city: 'Lucknow',
          area: 'Gomti Nagar',
          price: between(14000, 16000),
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'thoda sasta wala 1bhk mumbai suburb me bhada 15 se kam',
        set: { transaction_type: 'rent', city: 'Mumbai', price: upTo(15000), bedrooms: exactly(1) },
      },
      {
        text: 'nahi 3bhk bahut mehenga hai 2bhk hi dikhao',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'kharidne ka mann badal gaya, ab kiraye pe chahiye',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'area wagairah chhodo, budget dekho 30 lakh se upar nahi',
        known: { transaction_type: 'sale', city: 'Pune', area: 'Baner' },
        set: { price: upTo(3000000) },
        drop: ['area'],
      },
      {
        text: 'parking to chahiye hi chahiye, lift optional hai',
        known: { amenities: ['lift'] },
        set: { amenities: ['parking'] },
        drop: ['lift'],
      },
      {
        text: 'budget 40 se ghata ke 35 lakh kar do',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(3500000) },
      },
      { text: 'jaipur cancel, udaipur karo', known: { city: 'Jaipur' }, set: { city: 'Udaipur' } },
      { text: 'haa wahi, 2 kamre', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'ji 25000', asked: 'price', known: { transaction_type: 'rent' }, set: { price: upTo(25000) } },
      {
        text: 'approx 70 75 lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(7000000, 7500000) },
      },
      {
        text: 'sawa crore ke as pas',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
      },
      {
        text: 'terah chaudah hazar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(13000, 14000) },
      },
      {
        text: 'satrah hazar paanch sau',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(17500) },
      },
      {
        text: 'chhabbis lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(2600000) },
      },
      {
        text: 'ek crore tees lakh tak',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(13000000) },
      },
      { text: 'dedh sau se do sau gaj', asked: 'size_sqft', set: { size_sqft: between(1350, 1800) } },
      { text: 'pata nahi aap hi bata do', asked: 'size_sqft', any: ['size_sqft'] },
      { text: 'jo bhi theek lage dikha do', asked: 'area', known: { city: 'Pune' }, any: ['area'] },
    ],
  },
  {
    phenomenon: 'talk in passing, latin',
    counter: true,
    cases: [
      { text: 'kya bina broker ke milega', act: 'question' },
      { text: 'ye ghar kitne saal purana hai', act: 'question', ...shown },
      { text: 'aap log kahan se ho', act: 'question' },
      { text: 'isme se kuch kam hoga kya', act: 'question', ...shown },
      { text: 'koi discount milega kya', act: 'question', ...shown },
      { text: 'lunch karke baat karta hu', act: 'unclear' },
      { text: 'mera beta 10 saal ka hai', act: 'unclear' },
      { text: 'mujhe 2 din ka time do', act: 'unclear' },
      { text: 'kal dekhte hai', act: 'unclear' },
      { text: 'ok 2nd wala theek hai', act: 'affirm', ...shown },
      { text: 'nahi 3rd wala dikhao', act: 'affirm', ...shown },
      {
        text: 'ye to aap batao kaun sa area acha hai',
        asked: 'area',
        known: { city: 'Pune' },
        act: 'question',
      },
      { text: 'maid room hai kya isme', act: 'question', ...shown },
      { text: 'kitni der me jawab doge', act: 'question' },
      { text: 'achha ye batao andheri safe hai kya', act: 'question' },
      { text: 'wahan network aata hai', act: 'unclear', ...shown },
      { text: 'mummy bol rahi hai thoda bada dekho', act: 'question', ...shown },
      { text: 'hamare yahan do gaadi hai', act: 'unclear' },
      { text: 'band karo ye sab', act: 'unclear' },
      { text: 'dusri wali zyada achi hai', act: 'affirm', ...shown },
      { text: 'mujhe inme se koi pasand nahi', act: 'deny', ...shown },
    ],
  },
]
