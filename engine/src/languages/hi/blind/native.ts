import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Hindi turns in its own script, written without sight of rules and corpus and never tuned to. */
export const native: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'नमस्ते, हमें लखनऊ के गोमती नगर में किराए पर दो कमरों का मकान चाहिए, बारह हज़ार तक',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Lucknow',
          area: 'Gomti Nagar',
          price: upTo(12000),
          bedrooms: exactly(2),
        },
        numbers: [2, 12000],
      },
      {
        text: 'अंधेरी वेस्ट में वन बीएचके फ्लैट भाड़े पे मिलेगा क्या, पैंतीस हज़ार के अंदर',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Andheri West',
          price: upTo(35000),
          bedrooms: exactly(1),
        },
        numbers: [1, 35000],
      },
      {
        text: 'जयपुर के मानसरोवर में दो सौ गज का प्लॉट लेना है',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Jaipur',
          area: 'Mansarovar',
          size_sqft: atLeast(1800),
        },
        numbers: [200],
      },
      {
        text: 'डेढ़ करोड़ तक की कोठी देख रहे हैं, पंचकूला में',
        set: { property_type: 'house', city: 'Panchkula', price: upTo(15000000) },
        numbers: [15000000],
      },
      {
        text: 'पार्किंग और लिफ्ट वाला तीन बेडरूम का फ्लैट दिखाइए, द्वारका दिल्ली में',
        set: {
          property_type: 'apartment',
          city: 'Delhi',
          area: 'Dwarka',
          bedrooms: exactly(3),
          amenities: ['parking', 'lift'],
        },
        numbers: [3],
      },
      {
        text: 'बिटिया की पढ़ाई के लिए कोटा में छोटा सा घर किराये पर लेना है',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kota' },
      },
      {
        text: 'इंदौर में ज़मीन खरीदनी है, चालीस से पचास लाख के बीच, कम से कम पंद्रह सौ स्क्वायर फीट',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Indore',
          price: between(4000000, 5000000),
          size_sqft: atLeast(1500),
        },
        numbers: [{ min: 4000000, max: 5000000 }, 1500],
      },
      {
        text: 'पटना के कंकड़बाग में अपना मकान लेने का सोच रहे हैं, साठ-सत्तर लाख का बजट है',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Patna',
          area: 'Kankarbagh',
          price: between(6000000, 7000000),
        },
        numbers: [{ min: 6000000, max: 7000000 }],
      },
      {
        text: 'बेंगलुरु में व्हाइटफील्ड के पास फर्निश्ड फ्लैट चाहिए किराए पर',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Whitefield',
          amenities: ['furnished'],
        },
      },
      {
        text: 'किराया दस हज़ार से ज़्यादा न हो, बस भोपाल में एक बेडरूम मिल जाए',
        set: { transaction_type: 'rent', city: 'Bhopal', price: upTo(10000), bedrooms: exactly(1) },
        numbers: [10000, 1],
      },
      {
        text: 'गाज़ियाबाद इंदिरापुरम में सोसाइटी फ्लैट, चौबीस घंटे पानी और सिक्योरिटी हो, खरीदना है',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Ghaziabad',
          area: 'Indirapuram',
          amenities: ['security', 'water_supply'],
        },
      },
    ],
  },
  {
    phenomenon: 'bare answers, native',
    cases: [
      { text: 'ख़रीदने के लिए', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'भाड़े पर', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'मकान देख लीजिए',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      { text: 'प्लॉट ही चाहिए', asked: 'property_type', set: { property_type: 'land' } },
      { text: 'लक्ष्मी नगर की तरफ़', asked: 'area', known: { city: 'Delhi' }, set: { area: 'Laxmi Nagar' } },
      { text: 'पंद्रह', asked: 'price', known: { transaction_type: 'rent' }, set: { price: upTo(15000) } },
      {
        text: 'पचपन',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: upTo(5500000) },
      },
      {
        text: 'आठ सौ',
        asked: 'size_sqft',
        known: { transaction_type: 'rent' },
        set: { size_sqft: atLeast(800) },
        numbers: [800],
      },
      {
        text: 'बालकनी हो और गाड़ी खड़ी करने की जगह हो',
        asked: 'amenities',
        set: { amenities: ['parking', 'balcony'] },
      },
    ],
  },
  {
    phenomenon: 'numbers and prices, native',
    cases: [
      {
        text: 'साढ़े तीन लाख से साढ़े चार लाख',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { price: between(350000, 450000) },
        numbers: [{ min: 350000, max: 450000 }],
      },
      {
        text: 'सवा लाख महीना',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(125000) },
        numbers: [125000],
      },
      {
        text: 'सवा करोड़ के आसपास',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      // Native speaker, please check: three quarters of a crore
      {
        text: '१८,००० रुपये',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18000) },
        numbers: [18000],
      },
      // Native speaker, please check: literally "not less than 45 lakh"
      {
        text: 'पैंतालीस लाख से कम नहीं',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(4500000) },
        numbers: [4500000],
      },
    ],
  },
  {
    phenomenon: 'bedrooms and sizes, native',
    cases: [
      { text: 'कम से कम चार कमरे', asked: 'bedrooms', set: { bedrooms: atLeast(4) }, numbers: [4] },
      { text: 'दो बेडरूम और तीन बाथरूम', set: { bedrooms: exactly(2) }, numbers: [2, 3] },
      {
        text: 'सौ गज',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(900) },
        numbers: [100],
      },
      {
        text: 'डेढ़ एकड़ खेत की ज़मीन',
        set: { property_type: 'land', size_sqft: atLeast(65340) },
        numbers: [1.5],
      },
      {
        text: 'बारह सौ से पंद्रह सौ स्क्वायर फुट',
        asked: 'size_sqft',
        set: { size_sqft: between(1200, 1500) },
        numbers: [{ min: 1200, max: 1500 }],
      },
      { text: 'नब्बे वर्ग मीटर', asked: 'size_sqft', set: { size_sqft: atLeast(968.751) }, numbers: [90] },
    ],
  },
  {
    phenomenon: 'places, native',
    cases: [
      { text: 'गुड़गांव', asked: 'city', set: { city: 'Gurugram' } },
      { text: 'नोएडा सेक्टर बासठ', set: { city: 'Noida', area: 'Sector 62' } },
      { text: 'करोल बाग के आसपास ही', asked: 'area', known: { city: 'Delhi' }, set: { area: 'Karol Bagh' } },
      { text: 'पुणे के हडपसर में', set: { city: 'Pune', area: 'Hadapsar' } },
      { text: 'कलकत्ता', asked: 'city', set: { city: 'Kolkata' } },
      { text: 'नवी मुंबई खारघर में कुछ है क्या', set: { city: 'Navi Mumbai', area: 'Kharghar' } },
      // Native speaker, please check: "adjoining Chandigarh": the city meant is Zirakpur
      { text: 'चंडीगढ़ से लगा हुआ ज़ीरकपुर ठीक रहेगा', asked: 'city', set: { city: 'Zirakpur' } },
      { text: 'हैदराबाद की तरफ़ गाचीबौली', set: { city: 'Hyderabad', area: 'Gachibowli' } },
    ],
  },
  {
    phenomenon: 'amenities, native',
    cases: [
      {
        text: 'बच्चों के खेलने की जगह होनी चाहिए और गार्ड भी',
        asked: 'amenities',
        set: { amenities: ['security', 'play_area'] },
      },
      { text: 'इन्वर्टर या जनरेटर का इंतज़ाम हो', set: { amenities: ['power_backup'] } },
    ],
  },
  {
    phenomenon: 'anything will do, native',
    cases: [{ text: 'जो भी हो, घर हो या फ्लैट', asked: 'property_type', any: ['property_type'] }],
  },
  {
    phenomenon: 'corrections, native',
    cases: [
      {
        text: 'नहीं नहीं, किराये पर चाहिए, खरीदना नहीं है',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'फ्लैट रहने दीजिए, प्लॉट देखते हैं',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'land' },
      },
      {
        text: 'बारह नहीं, पंद्रह हज़ार कर दीजिए',
        known: { transaction_type: 'rent', price: upTo(12000) },
        set: { price: upTo(15000) },
      },
      { text: 'कानपुर की जगह लखनऊ', known: { city: 'Kanpur' }, set: { city: 'Lucknow' } },
      { text: 'दो की बजाय तीन बेडरूम', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'बजट घटाकर पचास लाख कर दो',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(5000000) },
        numbers: [5000000],
      },
      {
        text: 'साकेत नहीं, मालवीय नगर',
        known: { city: 'Delhi', area: 'Saket' },
        set: { area: 'Malviya Nagar' },
      },
      {
        text: 'मकान नहीं तो फ्लैट ही सही',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
    ],
  },
  {
    phenomenon: 'take-backs, native',
    cases: [
      { text: 'जिम की ज़रूरत नहीं, हटा दीजिए', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
      { text: 'इलाके वाली शर्त हटा दो', known: { city: 'Pune', area: 'Baner' }, drop: ['area'] },
      // Native speaker, please check: the wish for a lift is given up
      { text: 'लिफ्ट हो न हो चलेगा', known: { amenities: ['lift', 'parking'] }, drop: ['lift'] },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'बिल्कुल सही', act: 'affirm' },
      { text: 'किसी इंसान से बात करवा दो', act: 'handoff' },
      { text: 'अच्छा चलता हूँ, फिर मिलेंगे', act: 'goodbye' },
      { text: 'समझ नहीं आ रहा कैसे करूँ, मदद कीजिए', act: 'help' },
    ],
  },
  {
    phenomenon: 'offers, native',
    cases: [
      {
        text: 'मुझे अपना मकान बेचना है, आगरा में है, चालीस लाख में',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Agra', price: upTo(4000000) },
      },
      {
        text: 'नोएडा वाला फ्लैट किराये पर चढ़ाना है',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Noida' },
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, native',
    counter: true,
    cases: [
      { text: 'किराया कितना लगेगा', act: 'question' },
      { text: 'पास में कोई अस्पताल है?', act: 'question' },
      { text: 'क्या कल शाम चार बजे देखने आ सकते हैं', act: 'question' },
      { text: 'मेरा नंबर ९८१०० १२३४५ है', act: 'unclear' },
      { text: 'हिंदू परिवार वाली बिल्डिंग ही चाहिए', act: 'unclear' },
      { text: 'आजकल दिल्ली में बहुत गर्मी पड़ रही है', act: 'unclear' },
      { text: 'मकान मालिक मुसलमानों को देते हैं क्या', act: 'question' },
      { text: 'आप कौन बोल रहे हैं', act: 'question' },
      { text: 'इस फ्लैट में बालकनी कितनी हैं', act: 'question' },
    ],
  },
  {
    phenomenon: 'turns that do several things, native',
    cases: [
      {
        text: 'तीन कमरे, और हाँ लिफ्ट भी हो',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(3), amenities: ['lift'] },
        numbers: [3],
      },
      {
        text: 'दाम बाद में देखेंगे, पहले अलीगंज में दिखाइए',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Lucknow' },
        set: { area: 'Aliganj' },
      },
      { text: 'पुणे, इलाका कोई सा भी', asked: 'city', set: { city: 'Pune' }, any: ['area'] },
      {
        text: 'पार्किंग छोड़िए, पर पानी की दिक्कत न हो, और बजट पच्चीस हज़ार कर लीजिए',
        known: { transaction_type: 'rent', price: upTo(20000), amenities: ['parking'] },
        set: { price: upTo(25000), amenities: ['water_supply'] },
        drop: ['parking'],
        numbers: [25000],
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, native',
    counter: true,
    cases: [
      { text: 'अभी मैं लक्ष्मी नगर में रहता हूँ', act: 'unclear' },
      { text: 'दो बेडरूम का मेंटेनेंस कितना आता है', act: 'question' },
      { text: 'पिछले महीने एक फ्लैट देखा था, पसंद नहीं आया', act: 'unclear' },
    ],
  },
]
