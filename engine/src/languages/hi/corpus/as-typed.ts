import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

const shown = {
  shown: 3,
  known: { transaction_type: 'rent', city: 'Pune', property_type: 'apartment' },
} as const

/** Longer turns, as grandmothers, students, drivers and people abroad say and type them. */
export const asTyped: CorpusSection[] = [
  {
    phenomenon: 'first wishes as people tell them, native',
    cases: [
      {
        text: 'बेटा, हमें कानपुर में एक छोटा सा मकान चाहिए, दो कमरे हों, किराया पाँच छह हज़ार से ज़्यादा न हो',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kanpur',
          price: between(5000, 6000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'मेरा ट्रांसफर जयपुर हो गया है, मानसरोवर में दो बेडरूम वाला फ्लैट किराये पर चाहिए',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Jaipur',
          area: 'Mansarovar',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'भैया वाराणसी में लंका के पास एक कमरा चाहिए किराये पे, मैं बीएचयू में पढ़ता हूँ',
        set: { transaction_type: 'rent', city: 'Varanasi', area: 'Lanka', bedrooms: exactly(1) },
      },
      {
        text: 'हम तीन दोस्त हैं, बेंगलुरु में तीन कमरे का फ्लैट किराये पर ढूँढ रहे हैं, चालीस पैंतालीस हज़ार तक दे सकते हैं',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          price: between(40000, 45000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'ग़ाज़ियाबाद के इंदिरापुरम में रेडी टू मूव फ्लैट खरीदना है, बजट पचहत्तर लाख के आसपास, लिफ्ट और पावर बैकअप होना चाहिए',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Ghaziabad',
          area: 'Indirapuram',
          price: upTo(7500000),
          amenities: ['lift', 'power_backup'],
        },
      },
      {
        text: 'मुझे अपने बूढ़े माँ-बाप के लिए लखनऊ में ग्राउंड फ्लोर का घर लेना है, एक करोड़ तक',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Lucknow', price: upTo(10000000) },
      },
      {
        text: 'पंचकूला में कोठी देखनी है, तीन बेडरूम, ढाई करोड़ से ऊपर नहीं',
        set: { property_type: 'house', city: 'Panchkula', price: upTo(25000000), bedrooms: exactly(3) },
      },
      {
        text: 'रायपुर में ज़मीन लेनी है, कम से कम दो हज़ार वर्ग फुट, बीस लाख के अंदर मिल जाए तो अच्छा',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Raipur',
          price: upTo(2000000),
          size_sqft: atLeast(2000),
        },
      },
      {
        text: 'किराये के लिए एक बीएचके देख रही हूँ मलाड में, अकेली रहती हूँ, सुरक्षा अच्छी हो',
        set: { transaction_type: 'rent', area: 'Malad', bedrooms: exactly(1), amenities: ['security'] },
      },
      {
        text: 'दुबई में रहता हूँ, कोच्चि में विला में पैसा लगाना है, ढाई तीन करोड़',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Kochi',
          price: between(25000000, 30000000),
        },
      },
      {
        text: 'नागपुर में फर्निश्ड फ्लैट भाड़े पर, बारह हज़ार महीना, शाकाहारी परिवार हैं हम',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Nagpur',
          price: upTo(12000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'इंदौर विजय नगर में दुकान के ऊपर वाला नहीं, अलग मकान चाहिए किराये का',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Indore', area: 'Vijay Nagar' },
      },
      {
        text: 'पच्चीस लाख में आगरा में कोई प्लॉट दिलवाइए',
        set: { property_type: 'land', city: 'Agra', price: upTo(2500000) },
      },
      {
        text: 'शिमला में पहाड़ों के बीच छोटा सा घर, बगीचा हो, साठ सत्तर लाख',
        set: {
          property_type: 'house',
          city: 'Shimla',
          price: between(6000000, 7000000),
          amenities: ['garden'],
        },
      },
      {
        text: 'दो बेडरूम, एक हॉल, एक किचन वाला फ्लैट ठाणे में खरीदना है',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Thane', bedrooms: exactly(2) },
      },
      {
        text: 'कोई ठीक ठाक सा किराये का कमरा दिला दो पटना में, छात्र हूँ',
        set: { transaction_type: 'rent', city: 'Patna' },
      },
      {
        text: 'बजट ज़्यादा नहीं है, तीस लाख ही है, उसमें भोपाल में फ्लैट मिलेगा क्या?',
        set: { property_type: 'apartment', city: 'Bhopal', price: upTo(3000000) },
      },
      {
        text: 'मुझे घर नहीं ज़मीन चाहिए, मेरठ में, सौ डेढ़ सौ गज',
        set: { property_type: 'land', city: 'Meerut', size_sqft: between(900, 1350) },
      },
    ],
  },
  {
    phenomenon: 'first wishes as people tell them, latin',
    cases: [
      {
        text: 'bhaiya mujhe kota me ek kamra chahiye kiraye pe padhai ke liye 4-5 hazar me',
        set: { transaction_type: 'rent', city: 'Kota', price: between(4000, 5000), bedrooms: exactly(1) },
      },
      {
        text: 'mera transfer pune ho gya h to wakad ya hinjewadi side 2bhk rent pe dekh rha hu, 25k tk budget h',
        set: {
          transaction_type: 'rent',
          city: 'Pune',
          area: 'Wakad',
          price: upTo(25000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'hame apna khud ka ghar lena hai faridabad me, 45 lakh se zyada nahi hai',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Faridabad', price: upTo(4500000) },
      },
      {
        text: 'noida extension me 3 bhk flat kharidne ka plan hai, 90 lac tak, parking zaroori hai',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Noida Extension',
          price: upTo(9000000),
          bedrooms: exactly(3),
          amenities: ['parking'],
        },
      },
      {
        text: 'mumbai me andheri east me 1bhk chaiye bhade se, pachis tees hajar tak chalega',
        set: {
          transaction_type: 'rent',
          city: 'Mumbai',
          area: 'Andheri East',
          price: between(25000, 30000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'ghar chahiye ji ludhiana me, 3 kamre, garage bhi ho, kharidna hai',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          bedrooms: exactly(3),
          amenities: ['parking'],
        },
      },
      {
        text: 'jodhpur me haveli type ka makaan dekhna hai 2 cr tak ka',
        set: { property_type: 'house', city: 'Jodhpur', price: upTo(20000000) },
      },
      {
        text: 'mere ko surat me flat mangta hai bhade pe, sasta wala, 8 hazar',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Surat', price: upTo(8000) },
      },
      {
        text: 'kiraye ke liye ghar dhundh raha hoon delhi me laxmi nagar ke aas pass, 2 room set, 12000 tak',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Delhi',
          area: 'Laxmi Nagar',
          price: upTo(12000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'paanch lakh me gaon ki taraf koi zameen mil jayegi kya allahabad ke pass',
        set: { property_type: 'land', city: 'Prayagraj', price: upTo(500000) },
      },
      {
        text: 'shaadi ke baad wife ke sath shift hona hai gurgaon, 1 bhk fully furnished, rent 22 se 25 hazar',
        set: {
          transaction_type: 'rent',
          city: 'Gurugram',
          price: between(22000, 25000),
          bedrooms: exactly(1),
          amenities: ['furnished'],
        },
      },
      {
        text: 'dehradun mei plot lena chahta hu 200 gaj, rajpur road side, 60 lakh ke under',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Dehradun',
          area: 'Rajpur Road',
          price: upTo(6000000),
          size_sqft: atLeast(1800),
        },
      },
      {
        text: 'bhopal m makan chahye kiraye p, kolar road, 10k se kam',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Bhopal',
          area: 'Kolar Road',
          price: upTo(10000),
        },
      },
      {
        text: 'naya flat lena h nagpur ya pune me kahi bhi, 70 lakh budget',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Nagpur', price: upTo(7000000) },
        any: ['area'],
      },
      {
        text: 'ek dum shant jagah pe bungalow chahiye ooty me, garden ho aur parking ho',
        set: { property_type: 'house', city: 'Udhagamandalam', amenities: ['garden', 'parking'] },
      },
      {
        text: '2 room ka flat 15000 me mil jaye to badhiya, thane ya kalyan',
        set: { property_type: 'apartment', city: 'Thane', price: upTo(15000), bedrooms: exactly(2) },
      },
      {
        text: 'patna me boring road pe flat chahiye tha rent par',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Patna', area: 'Boring Road' },
      },
      {
        text: 'mujhe ranchi me dukan nahi makan chahiye 3 kamre ka 40 lakh tak',
        set: { property_type: 'house', city: 'Ranchi', price: upTo(4000000), bedrooms: exactly(3) },
      },
      {
        text: 'aapke pass koi acha sa villa h kya goa me 3 cr tk',
        set: { property_type: 'house', city: 'Goa', price: upTo(30000000) },
      },
      {
        text: 'bas ek chhota flat ho, lift ho, mandir paas me ho, haridwar me',
        set: { property_type: 'apartment', city: 'Haridwar', amenities: ['lift'] },
      },
      {
        text: 'rent 18 hazar tak, 2bhk, vaishali ghaziabad, semi furnished ho',
        set: {
          transaction_type: 'rent',
          city: 'Ghaziabad',
          area: 'Vaishali',
          price: upTo(18000),
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'kharidna hai flat, do bedroom ka, saath lakh ke bheetar, gwalior',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Gwalior',
          price: upTo(6000000),
          bedrooms: exactly(2),
        },
      },
    ],
  },
  {
    phenomenon: 'first wishes as people tell them, mixed',
    cases: [
      {
        text: 'Hello sir, mujhe Kharadi Pune me 2 BHK semi furnished flat rent pe chahiye, budget 28k max, bachelor hu',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Pune',
          area: 'Kharadi',
          price: upTo(28000),
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'We are a family of 4, Noida sector 137 में 3BHK खरीदना है, budget 1.2 to 1.4 cr',
        set: {
          transaction_type: 'sale',
          city: 'Noida',
          area: 'Sector 137',
          price: between(12000000, 14000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'planning to buy एक independent house जयपुर में under 80 lakhs, parking is must',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Jaipur',
          price: upTo(8000000),
          amenities: ['parking'],
        },
      },
      {
        text: 'Gachibowli के पास pet friendly 2bhk चाहिए, हमारे पास एक dog है',
        set: { area: 'Gachibowli', bedrooms: exactly(2), amenities: ['pet_friendly'] },
      },
      {
        text: 'office Manyata me hai, Hebbal side 1bhk rent pe dikhao please 20k ke andar',
        set: { transaction_type: 'rent', area: 'Hebbal', price: upTo(20000), bedrooms: exactly(1) },
      },
      {
        text: 'koi ready to move flat hai kya in Powai with gym and pool, sale ke liye',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Powai',
          amenities: ['gym', 'swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'several things in one turn, native',
    cases: [
      {
        text: 'हाँ ठीक है, पर बजट तीस हज़ार कर दो और लिफ्ट हटा दो',
        known: { transaction_type: 'rent', price: upTo(25000), amenities: ['lift'] },
        set: { price: upTo(30000) },
        drop: ['lift'],
      },
      {
        text: 'नहीं, बानेर नहीं चाहिए, वाकड में देखिए, और तीन कमरे कर दीजिए',
        known: { city: 'Pune', area: 'Baner', bedrooms: exactly(2) },
        set: { area: 'Wakad', bedrooms: exactly(3) },
      },
      {
        text: 'इलाका कोई भी चलेगा, बस बजट बीस हज़ार तक रहे',
        known: { city: 'Pune', transaction_type: 'rent' },
        set: { price: upTo(20000) },
        any: ['area'],
      },
      {
        text: 'फ्लैट ही चाहिए, कमरे कितने भी हों',
        set: { property_type: 'apartment' },
        any: ['bedrooms'],
      },
      {
        text: 'धन्यवाद, अब मुंबई की जगह ठाणे में दिखाइए',
        known: { city: 'Mumbai' },
        set: { city: 'Thane' },
      },
      {
        text: 'पार्किंग चाहिए लेकिन जिम की ज़रूरत नहीं है',
        known: { amenities: ['gym'] },
        set: { amenities: ['parking'] },
        drop: ['gym'],
      },
    ],
  },
  {
    phenomenon: 'several things in one turn, latin',
    cases: [
      {
        text: 'accha suno, budget 60 lakh kar do aur 3 bhk hi dikhao, lift rehne do',
        known: { transaction_type: 'sale', price: upTo(5000000), bedrooms: exactly(2), amenities: ['lift'] },
        set: { price: upTo(6000000), bedrooms: exactly(3) },
        drop: ['lift'],
      },
      {
        text: 'kiraye pe nahi lena, kharidna hai aur makan hi chahiye flat nahi',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'area koi bhi ho bas parking aur pani ki suvidha ho',
        known: { city: 'Pune' },
        set: { amenities: ['parking', 'water_supply'] },
        any: ['area'],
      },
      {
        text: 'nahi yaar delhi nahi, noida dekh lo, 15 hazar tak',
        known: { city: 'Delhi', transaction_type: 'rent' },
        set: { city: 'Noida', price: upTo(15000) },
      },
      {
        text: 'shukriya, par thoda bada chahiye, 3 kamre wala',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'gym aur pool ki zarurat nahi, bas parking de do',
        known: { amenities: ['gym', 'swimming_pool'] },
        set: { amenities: ['parking'] },
        drop: ['gym', 'swimming_pool'],
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, native',
    counter: true,
    cases: [
      { text: 'मेरे भाई का फ्लैट भी उसी सोसाइटी में है', act: 'unclear', ...shown },
      { text: 'पिछले महीने हमने दिल्ली में फ्लैट बेचा था', act: 'unclear' },
      { text: 'अभी किराया पंद्रह हज़ार दे रहे हैं', act: 'unclear' },
      { text: 'घर में सब लोग मान गए हैं', act: 'unclear' },
      { text: 'लोन बैंक से चालीस लाख का मिलेगा', act: 'unclear' },
      { text: 'मेरा ऑफिस गुरुग्राम में है', act: 'unclear' },
      { text: 'घर वालों से पूछकर बताता हूँ', act: 'unclear' },
      { text: 'पार्किंग के पैसे अलग लगेंगे क्या?', act: 'question', ...shown },
      { text: 'किराये में मेंटेनेंस शामिल है?', act: 'question', ...shown },
      { text: 'क्या मालिक किराया कम करेगा?', act: 'question', ...shown },
      { text: 'घर से मेट्रो कितनी दूर पड़ेगी?', act: 'question', ...shown },
      { text: 'इस फ्लैट में कितने बाथरूम हैं?', act: 'question', ...shown },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, latin',
    counter: true,
    cases: [
      { text: 'mere dost ne pune me flat liya hai', act: 'unclear' },
      { text: 'abhi 12 hazar kiraya de raha hu', act: 'unclear' },
      { text: 'ghar walo se baat karke batata hu', act: 'unclear' },
      { text: 'hum abhi noida me rehte hai', act: 'unclear' },
      { text: 'parking ka alag se paisa lagega kya', act: 'question', ...shown },
      { text: 'kiraya kam ho sakta hai kya', act: 'question', ...shown },
      { text: 'makan malik sath me rehta hai kya', act: 'question', ...shown },
      { text: 'flat kaunsi manzil par hai', act: 'question', ...shown },
      { text: 'is flat ka carpet area kitna hai', act: 'question', ...shown },
      { text: 'kya kutta rakhne dete hai', act: 'question', ...shown },
      { text: 'lift chalti hai ya band rehti hai', act: 'question', ...shown },
      { text: 'ghar kab khali hoga', act: 'question', ...shown },
    ],
  },
]
