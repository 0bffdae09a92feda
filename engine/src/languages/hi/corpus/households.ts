import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** First wishes of families, answers and changes, and what people say beside them. */
export const households: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'बेटा, हम बुज़ुर्ग लोग हैं, हमें लखनऊ के अलीगंज में नीचे का दो कमरों वाला मकान किराए पर चाहिए',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Lucknow',
          area: 'Aliganj',
          bedrooms: exactly(2),
        },
        numbers: [2],
      },
      {
        text: 'मैं इंदौर के विजय नगर में एक ऐसा फ़्लैट ढूँढ रहा हूँ जिसमें लिफ़्ट और पार्किंग हो',
        set: {
          property_type: 'apartment',
          city: 'Indore',
          area: 'Vijay Nagar',
          amenities: ['parking', 'lift'],
        },
      },
      {
        text: 'क्या आप मुझे जयपुर में पचास लाख से कम का कोई अच्छा घर दिखा सकते हैं',
        set: { property_type: 'house', city: 'Jaipur', price: upTo(5000000) },
        numbers: [5000000],
      },
      {
        text: 'पटना में पाँच कट्ठा जमीन लेनी है घर बनाने के लिए',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Patna', size_sqft: atLeast(3600) },
        numbers: [5],
      },
      {
        text: 'कृपया भोपाल में तीन शयनकक्ष वाले किसी फ्लैट की खोज करें जो बिक्री के लिए उपलब्ध हो',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Bhopal', bedrooms: exactly(3) },
        numbers: [3],
      },
      {
        text: 'मेरी बेटी की नौकरी पुणे में लगी है उसके लिए हिंजेवाड़ी के पास वन बीएचके किराये पर देख रही हूँ पंद्रह हज़ार तक का',
        set: {
          transaction_type: 'rent',
          city: 'Pune',
          area: 'Hinjewadi',
          bedrooms: exactly(1),
          price: upTo(15000),
        },
        numbers: [1, 15000],
      },
      {
        text: 'नोएडा सेक्टर 62 में 2 बीएचके, किराया 18 से 22 हज़ार के बीच, सेमी फर्निश्ड',
        set: {
          transaction_type: 'rent',
          city: 'Noida',
          area: 'Sector 62',
          bedrooms: exactly(2),
          price: between(18000, 22000),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'हमको बनारस में रहने के लिए एक कोठी खरीदनी है जिसमें बगीचा हो',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Varanasi', amenities: ['garden'] },
      },
      {
        text: 'गुड़गाँव में गेटेड सोसाइटी में चार बेडरूम का पेंटहाउस, बजट करीब साढ़े तीन करोड़',
        set: {
          property_type: 'apartment',
          city: 'Gurugram',
          bedrooms: exactly(4),
          price: upTo(35000000),
          amenities: ['gated_community'],
        },
        numbers: [4, 35000000],
      },
      {
        text: 'दो सौ गज का प्लॉट चाहिए फरीदाबाद में, तीस लाख के अंदर',
        set: { property_type: 'land', city: 'Faridabad', size_sqft: atLeast(1800), price: upTo(3000000) },
        numbers: [200, 3000000],
      },
      {
        text: 'मैं चाहता हूँ कि आप मेरे लिए हैदराबाद के गाचीबोवली में एक किराये का अपार्टमेंट ढूँढें',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', area: 'Gachibowli' },
      },
      {
        text: 'मुंबई के अंधेरी वेस्ट में भाड़े पे घर चाहिए चालीस हजार तक चलेगा',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Mumbai',
          area: 'Andheri West',
          price: upTo(40000),
        },
        numbers: [40000],
      },
      {
        text: 'दिल्ली में रहने की जगह ढूँढ रहा हूँ, किराया बारह हज़ार से ज़्यादा न हो',
        set: { transaction_type: 'rent', city: 'Delhi', price: upTo(12000) },
        numbers: [12000],
      },
      {
        text: 'हम पति पत्नी और दो बच्चे हैं, रांची में तीन कमरे का मकान चाहिए भाड़े पर',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ranchi', bedrooms: exactly(3) },
      },
      {
        text: 'बंगलौर में कोरमंगला या उसके आसपास फर्निश्ड फ्लैट किराए पर मिल जाए तो अच्छा',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Koramangala',
          amenities: ['furnished'],
        },
      },
      {
        text: 'आगरा में सस्ता सा प्लॉट दिखाओ भैया, पंद्रह बीस लाख वाला',
        set: { property_type: 'land', city: 'Agra', price: between(1500000, 2000000) },
        numbers: [{ min: 1500000, max: 2000000 }],
      },
      {
        text: 'ठाणे में एक करोड़ दस लाख तक का 2BHK खरीदने का विचार है, जिम और स्विमिंग पूल वाली सोसाइटी में',
        set: {
          transaction_type: 'sale',
          city: 'Thane',
          bedrooms: exactly(2),
          price: upTo(11000000),
          amenities: ['gym', 'swimming_pool'],
        },
      },
      {
        text: 'मुझे कुत्ता पालने की इजाज़त वाला फ्लैट चाहिए चंडीगढ़ में किराये पर',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chandigarh',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'लड़कियों के लिए कोटा में दो कमरे का फ्लैट रेंट पर, चौबीस घंटे पानी और सिक्योरिटी वाला',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kota',
          bedrooms: exactly(2),
          amenities: ['security', 'water_supply'],
        },
      },
      {
        text: 'नागपुर में कम से कम बारह सौ वर्ग फुट का मकान खरीदना चाहते हैं',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nagpur', size_sqft: atLeast(1200) },
        numbers: [1200],
      },
      {
        text: 'देहरादून की राजपुर रोड पर बंगला चाहिए, दाम डेढ़ से दो करोड़',
        set: {
          property_type: 'house',
          city: 'Dehradun',
          area: 'Rajpur Road',
          price: between(15000000, 20000000),
        },
        numbers: [{ min: 15000000, max: 20000000 }],
      },
      {
        text: 'किराए का घर ढूंढना है गोरखपुर में मोहल्ला कोई भी हो',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Gorakhpur' },
        any: ['area'],
      },
      {
        text: 'आप क्या मुझे कानपुर के स्वरूप नगर में एक बिना फर्नीचर का दो बेडरूम वाला फ़्लैट किराये पर दिलवा सकते हैं',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kanpur',
          area: 'Swaroop Nagar',
          bedrooms: exactly(2),
          amenities: ['unfurnished'],
        },
      },
      { text: 'घर लेना है', set: { transaction_type: 'sale', property_type: 'house' } },
    ],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'bhai mko noida me 1bhk rent pe chaiye 10k k andar',
        set: { transaction_type: 'rent', city: 'Noida', bedrooms: exactly(1), price: upTo(10000) },
        numbers: [1, 10000],
      },
      {
        text: 'plain ghar lena hai indore me',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Indore' },
      },
      {
        text: 'hame patna k boring road me do kamre ka flat chahie kiraye par',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Patna',
          area: 'Boring Road',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'Namaste, mujhe apni family ke liye Jaipur ke Mansarovar mein 3 BHK flat kharidna hai, budget 60-65 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Jaipur',
          area: 'Mansarovar',
          bedrooms: exactly(3),
          price: between(6000000, 6500000),
        },
      },
      {
        text: 'mumbai andheri east 2bhk bhade se chahiye 45 hajar tak parking k sath',
        set: {
          transaction_type: 'rent',
          city: 'Mumbai',
          area: 'Andheri East',
          bedrooms: exactly(2),
          price: upTo(45000),
          amenities: ['parking'],
        },
      },
      {
        text: 'zameen khridni hai bhopal mein 2000 sqft k aas paas',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Bhopal', size_sqft: atLeast(2000) },
      },
      {
        text: 'gaziabad indirapuram m flat lena h 50 lac tk',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Ghaziabad',
          area: 'Indirapuram',
          price: upTo(5000000),
        },
      },
      {
        text: 'main dubai me rehta hu, delhi me apne maa baap ke liye ek kothi kharidni hai dwarka side, 4 crore tak',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Delhi',
          area: 'Dwarka',
          price: upTo(40000000),
        },
      },
      {
        text: 'chandigarh sector 35 mein kothi ka ek floor chahiye rent pe 30 hazar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Chandigarh',
          area: 'Sector 35',
          price: upTo(30000),
        },
      },
      {
        text: 'kam se kam teen bedroom wala ghar, dehradun me, 80 lakh ke andar andar',
        set: { property_type: 'house', city: 'Dehradun', bedrooms: atLeast(3), price: upTo(8000000) },
      },
      {
        text: 'pune kothrud me furnished 1 bhk milega kya 20 tak kiraye pe',
        set: {
          transaction_type: 'rent',
          city: 'Pune',
          area: 'Kothrud',
          bedrooms: exactly(1),
          price: upTo(20000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'sasta ghr chaiye kiraye ka kanpur mai',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kanpur' },
      },
      {
        text: 'hum log student hai kota me 2 kamre ka set dhund rhe h 8 hazar tak ka',
        set: { city: 'Kota', bedrooms: exactly(2), price: upTo(8000) },
      },
      {
        text: 'mujhe greater noida west me 100 gaj ka plot chahiye 40 lakh me',
        set: {
          property_type: 'land',
          area: 'Noida Extension',
          size_sqft: atLeast(900),
          price: upTo(4000000),
        },
      },
      {
        text: 'kiraye pe flat dekh raha hoon bangalore whitefield mein, lift honi chahiye aur power backup bhi',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Whitefield',
          amenities: ['lift', 'power_backup'],
        },
      },
      {
        text: 'ek achha sa bada makaan chahie jisme garden ho aur gaadi khadi karne ki jagah ho, nasik me',
        set: { property_type: 'house', city: 'Nashik', amenities: ['parking', 'garden'] },
      },
      {
        text: 'ranchi me ghar bhada pe chahi, 2 kothri ka',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ranchi', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'मुझे gurgaon में 3BHK rent पे चाहिए under 60k with parking',
        set: {
          transaction_type: 'rent',
          city: 'Gurugram',
          bedrooms: exactly(3),
          price: upTo(60000),
          amenities: ['parking'],
        },
      },
      {
        text: 'hi, looking for a 2 bhk flat in Thane west kiraye pe, budget 25 se 30 hazaar, semi furnished preferred',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Thane West',
          bedrooms: exactly(2),
          price: between(25000, 30000),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'I want to buy ek independent house Jaipur me, max budget 90 lakh',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jaipur', price: upTo(9000000) },
      },
      {
        text: 'client ko ready to move flat chahiye Noida Extension ya Sector 76, 2BHK, 70 lac tak ka budget hai',
        set: {
          property_type: 'apartment',
          bedrooms: exactly(2),
          price: upTo(7000000),
          area: 'Noida Extension',
        },
      },
      {
        text: 'actually main Hyderabad shift ho raha hoon so Kondapur ke aas paas ek fully furnished apartment on rent chahiye',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Hyderabad',
          area: 'Kondapur',
          amenities: ['furnished'],
        },
      },
      {
        text: 'Please मेरे लिए Indore में plot ढूंढिए, minimum 1500 square feet, budget around 35 lakhs',
        set: { property_type: 'land', city: 'Indore', size_sqft: atLeast(1500), price: upTo(3500000) },
      },
      {
        text: 'Mumbai me sea side apartment purchase karna hai 3 crore ke around with swimming pool and gym',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mumbai',
          price: upTo(30000000),
          amenities: ['gym', 'swimming_pool'],
        },
      },
      {
        text: 'family ke liye spacious ghar chahiye, pet friendly ho and balcony must hai, location Pune Baner',
        set: { property_type: 'house', city: 'Pune', area: 'Baner', amenities: ['pet_friendly', 'balcony'] },
      },
      {
        text: 'I would like ki aap mujhe Lucknow mein koi villa dikhayein for purchase',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Lucknow' },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      { text: 'किराए पर', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'खरीदने के लिए ही देख रहे हैं', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'जी मकान',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
      {
        text: 'बीस पच्चीस हज़ार',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(20000, 25000) },
      },
      {
        text: 'पौने दो करोड़ तक',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(17500000) },
        numbers: [17500000],
      },
      {
        text: 'बस पंद्रह',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
        numbers: [15],
      },
      {
        text: 'तीन ही चाहिए',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'हमारे इलाहाबाद में',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Prayagraj' },
      },
      { text: 'मालवीय नगर के पास', asked: 'area', known: { city: 'Jaipur' }, set: { area: 'Malviya Nagar' } },
      {
        text: 'गाड़ी खड़ी करने की जगह और लिफ्ट',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking', 'lift'] },
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      { text: 'kiraye pe hi', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'flat he chalega',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'apartment' },
      },
      { text: '60', asked: 'price', known: { transaction_type: 'sale' }, set: { price: upTo(6000000) } },
      {
        text: 'yahi koi 18-20',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(18000, 20000) },
      },
      {
        text: 'dedh do crore',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(15000000, 20000000) },
      },
      {
        text: 'do ya teen',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: between(2, 3) },
      },
      { text: 'surat', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Surat' } },
      { text: 'city centre k paas koi bhi area', asked: 'area', known: { city: 'Gwalior' }, any: ['area'] },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      { text: 'rent pe लेना है', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'around पचास lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5000000) },
      },
      {
        text: 'minimum 2 bedroom होने चाहिए',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: atLeast(2) },
      },
      {
        text: 'sirf power backup and covered parking',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking', 'power_backup'] },
      },
    ],
  },
  {
    phenomenon: 'changes, native',
    cases: [
      {
        text: 'खरीदना नहीं है, किराए पर लेना है',
        known: { transaction_type: 'sale', city: 'Jaipur' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'बजट थोड़ा बढ़ाकर सत्तर लाख कर दीजिए',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      {
        text: 'पार्किंग की ज़रूरत नहीं पड़ेगी हमारे पास गाड़ी नहीं है',
        known: { transaction_type: 'rent', amenities: ['parking'] },
        drop: ['parking'],
      },
      {
        text: 'फ्लैट की जगह कोई मकान दिखाइए',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'दिल्ली छोड़ो, नोएडा में देखो',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { city: 'Noida' },
      },
      { text: 'किराया हो या खरीदना, दोनों चलेगा', known: { city: 'Jaipur' }, any: ['transaction_type'] },
      {
        text: 'दो नहीं तीन बेडरूम',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'पैसों की कोई चिंता नहीं है जितना भी लगे',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
      {
        text: 'जिम और पूल हटा दो बाकी रहने दो',
        known: { transaction_type: 'sale', amenities: ['gym', 'swimming_pool', 'lift'] },
        drop: ['gym', 'swimming_pool'],
      },
      {
        text: 'घर हो या फ्लैट कुछ भी चलेगा',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
    ],
  },
  {
    phenomenon: 'changes, latin',
    cases: [
      {
        text: 'flat bhi chalega ghar bhi',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'rent nhi lena kharidna h bhai',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'budget kam krke 12k kr do',
        known: { transaction_type: 'rent', price: upTo(15000) },
        set: { price: upTo(12000) },
      },
      {
        text: 'lift ki koi jarurat nai',
        known: { transaction_type: 'rent', amenities: ['lift'] },
        drop: ['lift'],
      },
      {
        text: 'area ka koi issue nahi kahi bhi ho',
        known: { transaction_type: 'rent', city: 'Pune' },
        any: ['area'],
      },
      {
        text: 'nahi nahi gomti nagar nahi, aliganj bola maine',
        known: { transaction_type: 'rent', city: 'Lucknow', area: 'Gomti Nagar' },
        set: { area: 'Aliganj' },
      },
      {
        text: 'kamre kitne bhi ho chalega',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        any: ['bedrooms'],
      },
    ],
  },
  {
    phenomenon: 'changes, mixed',
    cases: [
      {
        text: 'budget ko 80 lakh कर दो please',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(8000000) },
      },
      {
        text: 'instead of flat koi independent house dikhao',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'no need of gym yaar, bas parking rakho',
        known: { transaction_type: 'rent', amenities: ['gym'] },
        set: { amenities: ['parking'] },
        drop: ['gym'],
      },
      {
        text: 'any area chalega, location flexible hai',
        known: { transaction_type: 'rent', city: 'Pune' },
        any: ['area'],
      },
      {
        text: 'parking और lift both remove कर दो',
        known: { transaction_type: 'rent', amenities: ['parking', 'lift'] },
        drop: ['parking', 'lift'],
      },
    ],
  },
  {
    phenomenon: 'questions, native',
    counter: true,
    cases: [
      { text: 'क्या इस घर में पार्किंग की सुविधा है?', shown: 3, act: 'question' },
      { text: 'वहाँ से रेलवे स्टेशन कितनी दूर पड़ेगा', shown: 2, act: 'question' },
      { text: 'दूसरे वाले मकान का किराया कितना है', shown: 3, act: 'question' },
      { text: 'क्या आप दलाली लेते हैं?', act: 'question' },
      { text: 'इंदौर में तीन बेडरूम वाले फ्लैट का औसत भाव क्या चल रहा है', act: 'question' },
      { text: 'बिजली का बिल अलग से देना होगा क्या', shown: 2, act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, native',
    counter: true,
    cases: [
      { text: 'सुबह छह बजे का अलार्म लगा दो', act: 'unclear' },
      { text: 'मुंबई में आज मौसम कैसा रहेगा', act: 'unclear' },
      { text: 'लता मंगेशकर का घर आया मेरा परदेसी वाला गाना चलाओ', act: 'unclear' },
      { text: 'भारत और पाकिस्तान का मैच कितने बजे शुरू होगा', act: 'unclear' },
      { text: 'दिल्ली से पटना जाने वाली ट्रेन का टिकट बुक कर दो दो लोगों के लिए', act: 'unclear' },
      { text: 'मुझे पनीर बनाने की विधि बताओ', act: 'question' },
      { text: 'मम्मी को फोन लगाओ और बोलो मैं घर पहुँच गया', act: 'unclear' },
      { text: 'बारह सौ रुपये बिजली का बिल भर दो', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions, latin',
    counter: true,
    cases: [
      { text: 'kitne ka h ye wala', shown: 3, act: 'question' },
      { text: 'society me lift h kya aur kitne floor ki building h', shown: 2, act: 'question' },
      { text: 'ye 3bhk wale me kitne bathroom hai', shown: 2, act: 'question' },
      { text: 'owner se baat ho skti h kya ya broker h beech me', shown: 2, act: 'handoff' },
      { text: 'deposit kitna dena padega 2 mahine ka ya 3 ka', shown: 2, act: 'question' },
      { text: 'pandit ji se muhurat dekhna hai 12 tarikh ko ghar dekhne aaunga', act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, latin',
    counter: true,
    cases: [
      { text: 'kal subah 7 baje uthna hai yaad dila dena', act: 'unclear' },
      { text: 'virat kohli ne kal 82 run banaye', act: 'unclear' },
      { text: 'arijit singh k gaane bajao', act: 'unclear' },
      { text: 'mera bhai pune me rehta hai 2 saal se', act: 'unclear' },
      { text: 'swiggy se do plate momos mangwa do', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions, mixed',
    counter: true,
    cases: [
      { text: 'is flat में gym available है क्या?', shown: 2, act: 'question' },
      { text: 'maintenance charges kitne hain per month?', shown: 2, act: 'question' },
      { text: 'kya rent negotiable hai, 2000 kam ho sakta hai?', shown: 2, act: 'question' },
      { text: 'set a reminder for कल शाम 5 बजे', act: 'unclear' },
      { text: 'office me meeting hai 3 baje so I will call later', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'हाँ जी बिल्कुल सही है', act: 'affirm' },
      { text: 'जी नहीं, ऐसा नहीं है', act: 'deny' },
      { text: 'चलिए फिर से शुरू करते हैं', act: 'restart' },
      { text: 'किसी आदमी से बात करवा दीजिए', act: 'handoff' },
      { text: 'प्रणाम', act: 'greet' },
      { text: 'बहुत बहुत शुक्रिया आपका', act: 'thanks' },
      { text: 'अच्छा चलता हूँ, राम राम', act: 'goodbye' },
      { text: 'मुझे समझ नहीं आ रहा क्या करूँ, मदद कीजिए', act: 'help' },
      { text: 'क्या कहा आपने, दोबारा बताइए', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'haan thik hai', act: 'affirm' },
      { text: 'nai yaar', act: 'deny' },
      { text: 'sab kuch hata k shuru se karte h', act: 'restart' },
      { text: 'kisi agent ka number do baat krni h', act: 'handoff' },
      { text: 'ram ram ji', act: 'greet' },
      { text: 'dhanywad bhaiya', act: 'thanks' },
      { text: 'chalo bye kal milte hai', act: 'goodbye' },
      { text: 'ye kaise use krte h', act: 'help' },
      { text: 'fir se bolo zara', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, mixed',
    cases: [
      { text: 'yes बिल्कुल', act: 'affirm' },
      { text: 'no no ये सही नहीं है', act: 'deny' },
      { text: 'start over karo please', act: 'restart' },
      { text: 'मुझे customer care से connect कर दो', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'numbers, native',
    cases: [
      {
        text: 'उनहत्तर लाख पचास हज़ार',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6950000) },
        numbers: [6950000],
      },
      {
        text: 'सवा दो सौ गज',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(2025) },
        numbers: [225],
      },
      {
        text: 'साढ़े सत्रह हज़ार',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(17500) },
        numbers: [17500],
      },
    ],
  },
  {
    phenomenon: 'numbers, latin',
    cases: [
      {
        text: 'pachpan lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5500000) },
        numbers: [5500000],
      },
      {
        text: 'saade unnees hazar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(19500) },
        numbers: [19500],
      },
      {
        text: 'athaarah sau sqft',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(1800) },
        numbers: [1800],
      },
    ],
  },
  {
    phenomenon: 'numbers, mixed',
    cases: [
      {
        text: 'one point two करोड़ तक',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12000000) },
        numbers: [12000000],
      },
    ],
  },
]
