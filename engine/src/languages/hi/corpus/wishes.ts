import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const wishes: CorpusSection[] = [
  {
    phenomenon: 'several wishes at once, native',
    cases: [
      {
        text: 'मुझे पुणे में तीन बेडरूम का फ्लैट खरीदना है, बजट नब्बे लाख',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Pune',
          price: upTo(9000000),
          bedrooms: exactly(3),
        },
        numbers: [3, 9000000],
      },
      {
        text: 'अंधेरी में 2 बीएचके किराये पर चाहिए, चालीस हज़ार तक',
        set: { transaction_type: 'rent', area: 'Andheri', price: upTo(40000), bedrooms: exactly(2) },
        numbers: [2, 40000],
      },
      {
        text: 'लखनऊ के गोमती नगर में एक मकान देख रहा हूँ किराए के लिए, पंद्रह हज़ार के अंदर',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Lucknow',
          area: 'Gomti Nagar',
          price: upTo(15000),
        },
      },
      {
        text: 'हम लोग जयपुर में कोठी लेना चाहते हैं, दो करोड़ से कम की',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jaipur', price: upTo(20000000) },
      },
      {
        text: 'नोएडा सेक्टर 62 में दो कमरे का फर्निश्ड फ्लैट भाड़े पर दिलवा दीजिए',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Noida',
          area: 'Sector 62',
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
      },
      {
        text: 'इंदौर में सौ गज का प्लॉट चाहिए, तीस लाख के भीतर',
        set: { property_type: 'land', city: 'Indore', price: upTo(3000000), size_sqft: atLeast(900) },
        numbers: [100, 3000000],
      },
      {
        text: 'किराया बीस से पच्चीस हज़ार, दो बेडरूम, पार्किंग और लिफ्ट के साथ, बेंगलुरु में',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          price: between(20000, 25000),
          bedrooms: exactly(2),
          amenities: ['parking', 'lift'],
        },
      },
      {
        text: 'परिवार में चार लोग हैं, ठाणे में तीन कमरों का घर ढूँढ रहे हैं',
        set: { property_type: 'house', city: 'Thane', bedrooms: exactly(3) },
      },
      {
        text: 'बेटी की शादी के बाद छोटा फ्लैट लेना है दिल्ली के द्वारका में, साठ लाख बजट है',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Delhi',
          area: 'Dwarka',
          price: upTo(6000000),
        },
      },
      {
        text: 'नमस्ते, मुझे भोपाल में किराये का मकान चाहिए',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bhopal' },
      },
      {
        text: 'गुड़गाँव में 3 बीएचके, गेटेड सोसाइटी, स्विमिंग पूल वाला, डेढ़ करोड़ तक',
        set: {
          city: 'Gurugram',
          price: upTo(15000000),
          bedrooms: exactly(3),
          amenities: ['gated_community', 'swimming_pool'],
        },
      },
      {
        text: 'अहमदाबाद में निवेश के लिए ज़मीन देखनी है',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Ahmedabad' },
      },
      {
        text: 'एक अच्छा सा फ्लैट दिखाइए पवई में, किराया पैंतीस हज़ार महीना',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Powai', price: upTo(35000) },
      },
      {
        text: 'मैं दिल्ली में रहता हूँ पर नोएडा में फ्लैट खरीदना चाहता हूँ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Noida' },
      },
      {
        text: 'मकान बनाने के लिए प्लॉट चाहिए देहरादून में',
        set: { property_type: 'land', city: 'Dehradun' },
      },
      {
        text: 'कानपुर, दो कमरे, सात हज़ार, पानी की दिक्कत न हो',
        set: { city: 'Kanpur', price: upTo(7000), bedrooms: exactly(2), amenities: ['water_supply'] },
      },
      {
        text: 'माता पिता के लिए पटना में बिना सीढ़ी वाला यानी लिफ्ट वाला फ्लैट चाहिए',
        set: { property_type: 'apartment', city: 'Patna', amenities: ['lift'] },
      },
      {
        text: 'सूरत में अपना घर लेना है, पचपन लाख तक का',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Surat', price: upTo(5500000) },
      },
    ],
  },
  {
    phenomenon: 'several wishes at once, latin',
    cases: [
      {
        text: '2 bhk bhade pe chahiye andheri me 40k tak',
        set: { transaction_type: 'rent', area: 'Andheri', price: upTo(40000), bedrooms: exactly(2) },
      },
      {
        text: 'mujhe jaipur mein makaan kharidna hai 50 lakh ke andar',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jaipur', price: upTo(5000000) },
      },
      {
        text: 'kiraye ka ghar chaiye lucknow me do kamre wala das hazar tak',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Lucknow',
          price: upTo(10000),
          bedrooms: exactly(2),
        },
        numbers: [2, 10000],
      },
      {
        text: 'bhai indore me plot dikhao 100 gaj ka, 25 lakh ke andar',
        set: { property_type: 'land', city: 'Indore', price: upTo(2500000), size_sqft: atLeast(900) },
      },
      {
        text: 'hum log pune me 3 kamro ka flat dhundh rhe hai kiraye pr, 30 hazar se jyada nahi',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Pune',
          price: upTo(30000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'noida m flat lena h 60 lac tk parking k sath',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Noida',
          price: upTo(6000000),
          amenities: ['parking'],
        },
      },
      {
        text: 'delhi ke rohini mein kothi chahie dedh crore se do crore ke beech',
        set: { property_type: 'house', city: 'Delhi', area: 'Rohini', price: between(15000000, 20000000) },
      },
      {
        text: 'ek kamre ka makan chaiye patna me kiraya 5 hajar mahina',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Patna',
          price: upTo(5000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'mai kanpur se hu, lucknow me zameen leni hai',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Lucknow' },
      },
      {
        text: 'thane me 1 bhk kiraye pe chahiye lift aur security ho',
        set: {
          transaction_type: 'rent',
          city: 'Thane',
          bedrooms: exactly(1),
          amenities: ['lift', 'security'],
        },
      },
      {
        text: 'bees hazar mahine tak ka teen kamre ka ghar dilwa do bhopal me',
        set: { property_type: 'house', city: 'Bhopal', price: upTo(20000), bedrooms: exactly(3) },
      },
      {
        text: 'chandigarh me kothi kharidni hai das marla ki',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Chandigarh',
          size_sqft: atLeast(2722.5),
        },
      },
      {
        text: 'mummy papa ke liye ghar dekh rahe hain dehradun me garden wala, sawa crore budget',
        set: { property_type: 'house', city: 'Dehradun', price: upTo(12500000), amenities: ['garden'] },
      },
      {
        text: 'nagpur me makan chahiye bechne wala nahi kiraye wala',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Nagpur' },
      },
      {
        text: 'gurgaon me naukri lagi hai, wahi pas me 1bhk furnished chahiye 18 hazar me',
        set: { city: 'Gurugram', price: upTo(18000), bedrooms: exactly(1), amenities: ['furnished'] },
      },
    ],
  },
  {
    phenomenon: 'several wishes at once, mixed',
    cases: [
      {
        text: 'Need 2bhk on rent in Powai, budget 45k tak, semi furnished chalega',
        set: {
          transaction_type: 'rent',
          area: 'Powai',
          price: upTo(45000),
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'mujhe 3bhk flat buy karna hai in Pune around 80 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Pune',
          price: upTo(8000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'Hi, looking for a plot गाज़ियाबाद में, 30 lakh के अंदर',
        set: { property_type: 'land', city: 'Ghaziabad', price: upTo(3000000) },
      },
      {
        text: 'rent पे 1bhk चाहिए near Indiranagar, 20k max',
        set: { transaction_type: 'rent', area: 'Indiranagar', price: upTo(20000), bedrooms: exactly(1) },
      },
      {
        text: 'office ke paas Whitefield me flat chahiye with power backup and gym',
        set: { property_type: 'apartment', area: 'Whitefield', amenities: ['gym', 'power_backup'] },
      },
      {
        text: 'independent house for sale dikhao Kochi me 1.2 cr tak',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kochi', price: upTo(12000000) },
      },
      {
        text: '2 BHK furnished flat rent पर चाहिए बांद्रा में, 70 हज़ार per month',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Bandra',
          price: upTo(70000),
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
      },
      {
        text: 'budget 25-30k hai, 2 bedroom, hyderabad me kahi bhi',
        set: { city: 'Hyderabad', price: between(25000, 30000), bedrooms: exactly(2) },
        any: ['area'],
      },
    ],
  },
  {
    phenomenon: 'transaction, native',
    cases: [
      { text: 'किराये पर', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'खरीदना है', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'भाड़े से रहना है', set: { transaction_type: 'rent' } },
      { text: 'मैं तो खरीदूँगा', set: { transaction_type: 'sale' } },
      { text: 'रेंट पे', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'बिकाऊ फ्लैट हो तो बताइए', set: { transaction_type: 'sale', property_type: 'apartment' } },
      { text: 'लीज़ पर लेना है', set: { transaction_type: 'rent' } },
      { text: 'खरीदने का विचार है', set: { transaction_type: 'sale' } },
      { text: 'किराये के लिए देख रहे हैं', set: { transaction_type: 'rent' } },
      { text: 'इन्वेस्टमेंट के लिए कुछ दिखाओ', set: { transaction_type: 'sale' } },
    ],
  },
  {
    phenomenon: 'transaction, latin',
    cases: [
      { text: 'kiraye pe', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'khareedna hai ji', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'kirae pr chahiye', set: { transaction_type: 'rent' } },
      { text: 'khridna h', set: { transaction_type: 'sale' } },
      { text: 'rent wala', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'apna ghar lena hai', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'karaye ka makan', set: { transaction_type: 'rent', property_type: 'house' } },
      { text: 'bikau zameen', set: { transaction_type: 'sale', property_type: 'land' } },
      {
        text: 'hame kharidne wale flat dikhao',
        set: { transaction_type: 'sale', property_type: 'apartment' },
      },
      { text: 'abhi to kiraye par hi lunga', set: { transaction_type: 'rent' } },
    ],
  },
  {
    phenomenon: 'transaction, mixed',
    cases: [
      { text: 'buy karna hai', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'rent pe lena hai', set: { transaction_type: 'rent' } },
      { text: 'purchase ke liye', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'लीज़ basis पर चाहिए', set: { transaction_type: 'rent' } },
    ],
  },
  {
    phenomenon: 'offer, native',
    cases: [
      { text: 'मुझे अपना फ्लैट बेचना है', set: { transaction_type: 'sale', property_type: 'apartment' } },
      {
        text: 'मेरा मकान किराये पर देना है, अलीगंज में',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Aliganj' },
      },
      {
        text: 'मेरे पास नोएडा में एक प्लॉट है, बेचना चाहता हूँ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Noida' },
      },
      { text: 'किरायेदार चाहिए मेरे घर के लिए', set: { transaction_type: 'rent', property_type: 'house' } },
    ],
  },
  {
    phenomenon: 'offer, latin',
    cases: [
      { text: 'apna ghar bechna hai', set: { transaction_type: 'sale', property_type: 'house' } },
      {
        text: 'mera 2bhk hai pune me, kiraye pe dena hai',
        set: { transaction_type: 'rent', city: 'Pune', bedrooms: exactly(2) },
      },
      { text: 'plot bech raha hu', set: { transaction_type: 'sale', property_type: 'land' } },
      {
        text: 'flat ke liye kirayedar chahiye',
        set: { transaction_type: 'rent', property_type: 'apartment' },
      },
    ],
  },
  {
    phenomenon: 'offer, mixed',
    cases: [
      { text: 'flat rent pe dena hai mujhe', set: { transaction_type: 'rent', property_type: 'apartment' } },
      { text: 'mera villa sell karna hai', set: { transaction_type: 'sale', property_type: 'house' } },
    ],
  },
  {
    phenomenon: 'property type, native',
    cases: [
      { text: 'मकान', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'कोठी चाहिए जी', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'फ्लैट ही देखना है', set: { property_type: 'apartment' } },
      { text: 'खेती की ज़मीन', asked: 'property_type', set: { property_type: 'land' } },
      { text: 'खाली प्लॉट हो', set: { property_type: 'land' } },
      { text: 'बंगला दिखाओ', set: { property_type: 'house' } },
      { text: 'अपार्टमेंट में रहना है', set: { property_type: 'apartment' } },
      { text: 'भूखंड', asked: 'property_type', set: { property_type: 'land' } },
      { text: 'हवेली जैसा कुछ', set: { property_type: 'house' } },
      { text: 'सोसाइटी में फ्लैट चाहिए', set: { property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'property type, latin',
    cases: [
      { text: 'makkan', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'jameen chahiye', asked: 'property_type', set: { property_type: 'land' } },
      { text: 'falt chahiye', set: { property_type: 'apartment' } },
      { text: 'ghar hi chahiye flat nahi', set: { property_type: 'house' } },
      { text: 'koi bungla ho to batao', set: { property_type: 'house' } },
      { text: 'ghar banane ke liye zamin', set: { property_type: 'land' } },
      { text: 'penthouse ho jaye', set: { property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'property type, mixed',
    cases: [
      { text: 'independent makan chahiye', set: { property_type: 'house' } },
      { text: 'corner plot dikhao', set: { property_type: 'land' } },
      { text: 'society flat hi lenge', set: { property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'places, native',
    cases: [
      { text: 'मुंबई', asked: 'city', set: { city: 'Mumbai' } },
      { text: 'बनारस में', asked: 'city', set: { city: 'Varanasi' } },
      { text: 'इलाहाबाद', asked: 'city', set: { city: 'Prayagraj' } },
      { text: 'पटने में कहीं', asked: 'city', set: { city: 'Patna' } },
      { text: 'लाजपत नगर के पास', known: { city: 'Delhi' }, set: { area: 'Lajpat Nagar' } },
      { text: 'कोरेगांव पार्क', asked: 'area', known: { city: 'Pune' }, set: { area: 'Koregaon Park' } },
      { text: 'हज़रतगंज की तरफ', known: { city: 'Lucknow' }, set: { area: 'Hazratganj' } },
      { text: 'कोलकाता के साल्ट लेक में', set: { city: 'Kolkata', area: 'Salt Lake' } },
      { text: 'बोरीवली वेस्ट', asked: 'area', known: { city: 'Mumbai' }, set: { area: 'Borivali West' } },
      { text: 'हैदराबाद वाला इलाका', set: { city: 'Hyderabad' } },
      { text: 'वैशाली, ग़ाज़ियाबाद', set: { city: 'Ghaziabad', area: 'Vaishali' } },
      { text: 'करोल बाग़ या पटेल नगर', known: { city: 'Delhi' }, set: { area: 'Karol Bagh' } },
      { text: 'मेरा दफ़्तर गुरुग्राम में है, दिल्ली में घर चाहिए', set: { property_type: 'house', city: 'Delhi' } },
    ],
  },
  {
    phenomenon: 'places, latin',
    cases: [
      { text: 'dilli me', asked: 'city', set: { city: 'Delhi' } },
      { text: 'banglore mein', asked: 'city', set: { city: 'Bengaluru' } },
      { text: 'kalkatta', asked: 'city', set: { city: 'Kolkata' } },
      { text: 'dadar ke aas paas', known: { city: 'Mumbai' }, set: { area: 'Dadar' } },
      { text: 'vijay nagar side', known: { city: 'Indore' }, set: { area: 'Vijay Nagar' } },
      { text: 'malviya nagar ke nazdeek', known: { city: 'Jaipur' }, set: { area: 'Malviya Nagar' } },
      { text: 'kothrud ya baner me', known: { city: 'Pune' }, set: { area: 'Kothrud' } },
      { text: 'gaya me chahiye', set: { city: 'Gaya' } },
      { text: 'saket metro ke paas', known: { city: 'Delhi' }, set: { area: 'Saket' } },
      {
        text: 'main patna me rehta hu, ranchi me ghar chahiye',
        set: { property_type: 'house', city: 'Ranchi' },
      },
    ],
  },
  {
    phenomenon: 'places, mixed',
    cases: [
      { text: 'HSR layout ke paas', known: { city: 'Bengaluru' }, set: { area: 'HSR Layout' } },
      { text: 'preferred location मालाड वेस्ट है', known: { city: 'Mumbai' }, set: { area: 'Malad West' } },
      { text: 'somewhere near Hinjewadi chahiye', set: { area: 'Hinjewadi' } },
    ],
  },
  {
    phenomenon: 'amenities, native',
    cases: [
      { text: 'पार्किंग और लिफ्ट', asked: 'amenities', set: { amenities: ['parking', 'lift'] } },
      { text: 'गाड़ी खड़ी करने की जगह चाहिए', set: { amenities: ['parking'] } },
      { text: 'चौकीदार होना चाहिए', set: { amenities: ['security'] } },
      {
        text: 'चौबीस घंटे पानी और बिजली का बैकअप',
        set: { amenities: ['water_supply', 'power_backup'] },
        numbers: [],
      },
      { text: 'बगीचा हो तो अच्छा रहेगा', set: { amenities: ['garden'] } },
      { text: 'बच्चों के खेलने की जगह हो', set: { amenities: ['play_area'] } },
      { text: 'मेरे पास एक कुत्ता है', set: { amenities: ['pet_friendly'] } },
      { text: 'एसी लगा होना चाहिए', set: { amenities: ['air_conditioning'] } },
      { text: 'फर्नीचर के साथ', asked: 'amenities', set: { amenities: ['furnished'] } },
      { text: 'बिना फर्नीचर का चलेगा', asked: 'amenities', set: { amenities: ['unfurnished'] } },
      { text: 'सेमी फर्निश्ड हो', set: { amenities: ['semi_furnished'] } },
      { text: 'बालकनी ज़रूरी है', set: { amenities: ['balcony'] } },
      {
        text: 'जिम, क्लब हाउस और स्विमिंग पूल',
        asked: 'amenities',
        set: { amenities: ['gym', 'clubhouse', 'swimming_pool'] },
      },
      { text: 'बंद सोसाइटी में चाहिए', set: { amenities: ['gated_community'] } },
      { text: 'इन्वर्टर वाला घर', set: { property_type: 'house', amenities: ['power_backup'] } },
      { text: 'सीसीटीवी और गार्ड हों', asked: 'amenities', set: { amenities: ['security'] } },
      { text: 'पानी की किल्लत नहीं होनी चाहिए', set: { amenities: ['water_supply'] } },
    ],
  },
  {
    phenomenon: 'amenities, latin',
    cases: [
      { text: 'gadi khadi karne ki jagah ho', set: { amenities: ['parking'] } },
      { text: 'parking honi chahiye', asked: 'amenities', set: { amenities: ['parking'] } },
      { text: 'light ka backup chahiye', set: { amenities: ['power_backup'] } },
      { text: 'lift jaruri hai papa chal nahi sakte', set: { amenities: ['lift'] } },
      { text: 'pani 24 ghante aata ho', set: { amenities: ['water_supply'] } },
      { text: 'kutta palne ki ijazat ho', set: { amenities: ['pet_friendly'] } },
      { text: 'bachcho ke khelne ki jagah', asked: 'amenities', set: { amenities: ['play_area'] } },
      { text: 'chokidar aur bagicha', asked: 'amenities', set: { amenities: ['security', 'garden'] } },
      { text: 'furniture ke sath ho to badhiya', set: { amenities: ['furnished'] } },
      { text: 'haan parking', asked: 'amenities', set: { amenities: ['parking'] } },
    ],
  },
  {
    phenomenon: 'amenities, mixed',
    cases: [
      { text: 'fully furnished chahiye with AC', set: { amenities: ['furnished', 'air_conditioning'] } },
      {
        text: 'swimming pool aur gym dono',
        asked: 'amenities',
        set: { amenities: ['gym', 'swimming_pool'] },
      },
      { text: 'covered parking must hai', set: { amenities: ['parking'] } },
      { text: 'pet friendly हो बस', set: { amenities: ['pet_friendly'] } },
      {
        text: 'gated society preferred, power backup bhi',
        set: { amenities: ['gated_community', 'power_backup'] },
      },
    ],
  },
  {
    phenomenon: 'wishes in the form of questions, native',
    cases: [
      { text: 'क्या नोएडा में 2 बीएचके मिलेगा?', set: { city: 'Noida', bedrooms: exactly(2) } },
      { text: 'कोई फ्लैट है क्या गोरेगांव में?', set: { property_type: 'apartment', area: 'Goregaon' } },
      {
        text: 'क्या आप मुझे तीस हज़ार तक का फ्लैट दिखा सकते हैं?',
        set: { property_type: 'apartment', price: upTo(30000) },
      },
      {
        text: 'आपके पास मेरठ में कोई मकान है किराये का?',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Meerut' },
      },
      { text: 'जयपुर कैसा रहेगा?', known: { city: 'Delhi' }, set: { city: 'Jaipur' } },
      { text: 'पचास लाख में फ्लैट मिल जाएगा?', set: { property_type: 'apartment', price: upTo(5000000) } },
      { text: 'रांची में ज़मीन मिल सकती है क्या', set: { property_type: 'land', city: 'Ranchi' } },
      { text: 'क्यों न तीन कमरे का देखें?', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
    ],
  },
  {
    phenomenon: 'wishes in the form of questions, latin',
    cases: [
      { text: 'andheri me 2bhk milega kya', set: { area: 'Andheri', bedrooms: exactly(2) } },
      { text: 'kya pune me koi plot hai?', set: { property_type: 'land', city: 'Pune' } },
      {
        text: 'noida me flat hai kya 50 lakh tak',
        set: { property_type: 'apartment', city: 'Noida', price: upTo(5000000) },
      },
      { text: 'aapke paas bhopal me makan milega?', set: { property_type: 'house', city: 'Bhopal' } },
      { text: 'koi accha flat batao wakad me', set: { property_type: 'apartment', area: 'Wakad' } },
      { text: '3 bhk kaisa rahega', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'kya aap kiraye ka ghar dila sakte ho surat me',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Surat' },
      },
    ],
  },
  {
    phenomenon: 'wishes in the form of questions, mixed',
    cases: [
      { text: '2bhk available hai kya Baner me', set: { area: 'Baner', bedrooms: exactly(2) } },
      { text: 'can you show कि पुणे में कोई villa है?', set: { property_type: 'house', city: 'Pune' } },
      { text: 'any flat milega under 25k?', set: { property_type: 'apartment', price: upTo(25000) } },
    ],
  },
]
