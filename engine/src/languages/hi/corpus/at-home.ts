import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Turns that speak of the home one has, of repairs and errands, and wishes with much around them. */
export const atHome: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'भाई साहब एक किराये का मकान ढूंढ रहे थे करनाल में, दो कमरे रसोई बाथरूम, पाँच छह हज़ार तक',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Karnal',
          bedrooms: exactly(2),
          price: between(5000, 6000),
        },
      },
      {
        text: '₹25,000 प्रति माह तक के बजट में हैदराबाद में 2BHK अपार्टमेंट',
        set: { property_type: 'apartment', city: 'Hyderabad', bedrooms: exactly(2), price: upTo(25000) },
      },
      {
        text: 'रु. ५५ लाख में जयपुर में फ्लैट खरीदना है, ३ बेडरूम',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Jaipur',
          bedrooms: exactly(3),
          price: upTo(5500000),
        },
        numbers: [5500000, 3],
      },
      {
        text: 'सोनीपत में साढ़े चार सौ वर्ग गज का प्लॉट, रेट ठीक हो तो तुरंत ले लेंगे',
        set: { property_type: 'land', city: 'Sonipat', size_sqft: atLeast(4050) },
        numbers: [450],
      },
      {
        text: 'मुझे नवी मुंबई में खारघर या पनवेल की तरफ वन बीएचके खरीदना है पचास लाख के भीतर',
        set: {
          transaction_type: 'sale',
          city: 'Navi Mumbai',
          area: 'Kharghar',
          bedrooms: exactly(1),
          price: upTo(5000000),
        },
      },
      {
        text: 'घर में बुज़ुर्ग हैं इसलिए लिफ्ट वाला या ग्राउंड फ्लोर का फ्लैट चाहिए, लखनऊ में खरीदने को',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Lucknow', amenities: ['lift'] },
      },
      {
        text: 'हमारे यहाँ शादी है नहीं नहीं वो छोड़िए हमें तो जमीन देखनी है मेरठ में',
        set: { property_type: 'land', city: 'Meerut' },
      },
      {
        text: 'मेडिकल कॉलेज के पास झाँसी में दो छात्रों के लिए एक कमरा किराए पर',
        set: { transaction_type: 'rent', city: 'Jhansi', bedrooms: exactly(1) },
      },
      {
        text: 'इतना बताइए कि गुरुग्राम में चालीस हज़ार में तीन बीएचके किराये पर मिल जाएगा या नहीं, मुझे लेना है',
        set: { transaction_type: 'rent', city: 'Gurugram', bedrooms: exactly(3), price: upTo(40000) },
      },
      {
        text: 'मैं और मेरी पत्नी दोनों नौकरी करते हैं, हिंजेवाड़ी के पास दो बेडरूम का सोसाइटी फ्लैट चाहिए जिसमें जिम, पूल और बच्चों के खेलने की जगह हो',
        set: {
          property_type: 'apartment',
          area: 'Hinjewadi',
          bedrooms: exactly(2),
          amenities: ['gym', 'swimming_pool', 'play_area'],
        },
      },
      {
        text: 'कम बजट है दस लाख, कहीं छोटा मोटा प्लॉट मिले तो बताना, बिलासपुर तरफ',
        set: { property_type: 'land', city: 'Bilaspur', price: upTo(1000000) },
      },
      {
        text: 'अमृतसर में कोठी खरीदने का मन है, सात मरले से ऊपर, बजट एक करोड़ तीस लाख',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Amritsar',
          size_sqft: atLeast(1905.75),
          price: upTo(13000000),
        },
      },
      {
        text: 'विदेश से लौट रहे हैं, दिल्ली में वसंत कुंज के आस-पास तीन से चार बेडरूम का अच्छा सा घर किराये पर, बजट डेढ़ लाख तक',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Delhi',
          area: 'Vasant Kunj',
          bedrooms: between(3, 4),
          price: upTo(150000),
        },
      },
      {
        text: 'सौ गज का घर, फरीदाबाद, चालीस लाख',
        set: { property_type: 'house', city: 'Faridabad', size_sqft: atLeast(900), price: upTo(4000000) },
      },
      {
        text: 'पालघर में वीकेंड होम के लिए आधा एकड़ ज़मीन',
        set: { property_type: 'land', city: 'Palghar', size_sqft: atLeast(21780) },
      },
    ],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'bhai 1bhk mil jaega kya rohini delhi me 12k tk rent',
        set: {
          transaction_type: 'rent',
          city: 'Delhi',
          area: 'Rohini',
          bedrooms: exactly(1),
          price: upTo(12000),
        },
      },
      {
        text: 'mko ghr khridna h kota m',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kota' },
      },
      {
        text: 'kiraye ka flat chaie ji 2 room ka patiala me, pani aur light ki koi dikkat na ho',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Patiala',
          bedrooms: exactly(2),
          amenities: ['power_backup', 'water_supply'],
        },
      },
      {
        text: 'mai student hu allahabad me ek room set chahiye katra side 5k ke andar',
        set: { city: 'Prayagraj', area: 'Katra', price: upTo(5000), bedrooms: exactly(1) },
      },
      {
        text: 'Bhopal me hoshangabad road pe koi colony me duplex chahiye 70 lakh tak',
        set: { property_type: 'house', city: 'Bhopal', area: 'Hoshangabad Road', price: upTo(7000000) },
      },
      {
        text: 'plz mere lye jldi se flat dhundo bandra me 1 lakh rent tak chlega sea facing ho to mast',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Bandra', price: upTo(100000) },
      },
      {
        text: '3bhk 1500 sqft indore bypass ke paas 55 lac',
        set: { city: 'Indore', bedrooms: exactly(3), size_sqft: atLeast(1500), price: upTo(5500000) },
      },
      {
        text: 'gurgaon me office k pass furnished 1rk ya studio rent par 15 se 18 hazar',
        set: {
          transaction_type: 'rent',
          city: 'Gurugram',
          price: between(15000, 18000),
          amenities: ['furnished'],
          property_type: 'apartment',
          bedrooms: exactly(1),
        },
      },
      {
        text: 'humko jharkhand ke bokaro me jameen chahiye 10 katha',
        set: { property_type: 'land', city: 'Bokaro', size_sqft: atLeast(7200) },
      },
      {
        text: 'makan chahiye kirae par sikar mein teen kamre ho aur chhat ho',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Sikar', bedrooms: exactly(3) },
      },
      {
        text: 'koi builder floor h kya uttam nagar me 25 lakh me',
        set: { property_type: 'apartment', area: 'Uttam Nagar', price: upTo(2500000) },
      },
      {
        text: 'lagbhag 2 cr ka bungalow chahiye ahmedabad bopal me 4 bedroom, garden ke sath',
        set: {
          property_type: 'house',
          city: 'Ahmedabad',
          area: 'Bopal',
          bedrooms: exactly(4),
          price: upTo(20000000),
          amenities: ['garden'],
        },
      },
      {
        text: 'ghar kharidne ke liye dekh rahe hain, jis me kam se kam 2 parking ho',
        set: { transaction_type: 'sale', property_type: 'house', amenities: ['parking'] },
      },
      {
        text: 'haryana me kahi 5 acre kheti ki zameen',
        set: { property_type: 'land', size_sqft: atLeast(217800) },
      },
    ],
  },
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'Budget 45L hai, location Kharadi या Viman Nagar, 1BHK for investment',
        set: { transaction_type: 'sale', area: 'Kharadi', bedrooms: exactly(1), price: upTo(4500000) },
      },
      {
        text: 'need a semi-furnished 2bhk for family in Malad West, rent 35k se zyada नहीं',
        set: {
          transaction_type: 'rent',
          area: 'Malad West',
          bedrooms: exactly(2),
          price: upTo(35000),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'मैं Bangalore में job join कर रहा हूँ so मुझे HSR Layout के पास 1BHK चाहिए on rent',
        set: { transaction_type: 'rent', city: 'Bengaluru', area: 'HSR Layout', bedrooms: exactly(1) },
      },
      {
        text: 'do you have any 3 bedroom flat Thane में with swimming pool, purchase करना है',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Thane',
          bedrooms: exactly(3),
          amenities: ['swimming_pool'],
        },
      },
      {
        text: 'ek ready to move villa in Dehradun, budget 1.2Cr, car parking must',
        set: { property_type: 'house', city: 'Dehradun', price: upTo(12000000), amenities: ['parking'] },
      },
      {
        text: 'घर चाहिए on rent, near DPS school Ghaziabad, 2 or 3 bedrooms',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ghaziabad', bedrooms: between(2, 3) },
      },
      {
        text: 'yaar koi pet-friendly flat बताओ ना Gurgaon में, max 30k',
        set: {
          property_type: 'apartment',
          city: 'Gurugram',
          price: upTo(30000),
          amenities: ['pet_friendly'],
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      { text: 'दोनों में से कुछ भी चलेगा', asked: 'transaction_type', any: ['transaction_type'] },
      {
        text: 'बंगला या कोठी',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      { text: 'मेरठ के अलावा कहीं भी', asked: 'city', known: { transaction_type: 'sale' }, any: ['city'] },
      {
        text: 'पैंतीस',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(35000) },
        numbers: [35],
      },
      {
        text: 'सत्तर पचहत्तर',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(7000000, 7500000) },
      },
      {
        text: 'डेढ़ दो लाख महीना',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(150000, 200000) },
      },
      {
        text: 'चार या उससे ज़्यादा',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: atLeast(4) },
      },
      {
        text: 'आठ सौ से हज़ार स्क्वायर फीट',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: between(800, 1000) },
      },
      {
        text: 'एसी और फर्नीचर दोनों हों',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['air_conditioning', 'furnished'] },
      },
      { text: 'पता नहीं आप बताओ', asked: 'area', known: { city: 'Indore' }, any: ['area'] },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      { text: 'lena hi hai kiraye pe', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'plot chahiye bhai',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      { text: 'jaha sasta mile', asked: 'area', known: { city: 'Delhi' }, any: ['area'] },
      { text: 'unlimited', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'max to max 25',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(25000) },
      },
      {
        text: '3 ya 4',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: between(3, 4) },
      },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      { text: 'rent is fine अभी के लिए', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'Jubilee Hills के आसपास somewhere',
        asked: 'area',
        known: { city: 'Hyderabad' },
        set: { area: 'Jubilee Hills' },
      },
      {
        text: 'सिर्फ lift and security',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift', 'security'] },
      },
    ],
  },
  {
    phenomenon: 'changes, native',
    cases: [
      {
        text: 'गलती हो गई, बजट पचास नहीं पंद्रह लाख है',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(1500000) },
      },
      {
        text: 'मकान की बजाय फ्लैट देख लेते हैं',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'इंदौर हटाकर भोपाल कर दीजिए',
        known: { transaction_type: 'sale', city: 'Indore' },
        set: { city: 'Bhopal' },
      },
      {
        text: 'सुरक्षा गार्ड और जिम की ज़रूरत नहीं है हमें',
        known: { transaction_type: 'rent', amenities: ['security', 'gym'] },
        drop: ['security', 'gym'],
      },
      {
        text: 'किराया पाँच हज़ार कम कर दो',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(15000) },
      },
      { text: 'कमरों की गिनती कुछ भी हो सकती है', known: { transaction_type: 'rent' }, any: ['bedrooms'] },
      {
        text: 'छोड़ो खरीदने का, किराए पर ही देखते हैं',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'साइज़ से कोई मतलब नहीं', known: { transaction_type: 'sale' }, any: ['size_sqft'] },
    ],
  },
  {
    phenomenon: 'changes, latin',
    cases: [
      {
        text: 'are nahi flat nahi makan bola tha',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'budget 15 se badha k 20 kar lo',
        known: { transaction_type: 'rent', price: upTo(15000) },
        set: { price: upTo(20000) },
      },
      {
        text: 'parking nahi hogi to bhi chalega',
        known: { transaction_type: 'rent', amenities: ['parking'] },
        drop: ['parking'],
      },
      {
        text: 'lucknow chhodo kanpur dikhao',
        known: { transaction_type: 'rent', city: 'Lucknow' },
        set: { city: 'Kanpur' },
      },
      {
        text: '3bhk zyada mehnga padega 2bhk kar do',
        known: { transaction_type: 'rent', bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'garden wali demand hata do',
        known: { transaction_type: 'sale', amenities: ['garden'] },
        drop: ['garden'],
      },
      {
        text: 'buy karne ka plan cancel, rent pe hi le lenge',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
    ],
  },
  {
    phenomenon: 'changes, mixed',
    cases: [
      {
        text: 'wait, मुझे 2 नहीं 3 bedrooms चाहिए',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'parking optional है, no issue',
        known: { transaction_type: 'rent', amenities: ['parking'] },
        drop: ['parking'],
      },
      {
        text: "price doesn't matter, बस अच्छी society होनी चाहिए",
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
      {
        text: 'location change करके Powai कर दो',
        known: { transaction_type: 'rent', area: 'Malad' },
        set: { area: 'Powai' },
      },
    ],
  },
  {
    phenomenon: 'questions, native',
    counter: true,
    cases: [
      { text: 'घर के आस पास अस्पताल है क्या और सब्ज़ी मंडी कितनी दूर है', shown: 2, act: 'question' },
      { text: 'क्या मकान मालिक शाकाहारी लोगों को ही रखता है', shown: 2, act: 'question' },
      { text: 'नौ लाख कम कर सकते हैं क्या मालिक से पूछिए', shown: 2, act: 'question' },
      { text: 'यह दो बीएचके वाला किस मंज़िल पर है', shown: 3, act: 'question' },
      { text: 'क्या नोएडा में निवेश करना अभी सही रहेगा', act: 'question' },
      { text: 'फ्लैट और विला में क्या अंतर होता है', act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, native',
    counter: true,
    cases: [
      { text: 'मेरे घर की चाबी खो गई है', act: 'unclear' },
      { text: 'कल हमारे घर पूजा है', act: 'unclear' },
      { text: 'छत से पानी टपक रहा है मिस्त्री को बुलाओ', act: 'unclear' },
      { text: 'दीवाली पर घर सजाने के तरीके बताओ', act: 'question' },
      { text: 'चेन्नई सुपर किंग्स ने दो सौ बीस रन बनाए', act: 'unclear' },
      { text: 'राहुल को संदेश भेजो कि मैं पाँच मिनट में घर पहुँच रहा हूँ', act: 'unclear' },
      { text: 'आज मेरी सालगिरह है', act: 'unclear' },
      { text: 'मुझे दिल्ली की सबसे अच्छी मिठाई की दुकान बताओ', act: 'question' },
      { text: 'मेरी बहन का घर कोलकाता में है', act: 'unclear' },
      { text: 'दस और बीस को जोड़ो', act: 'unclear' },
      { text: 'रसोई की बत्ती जला दो', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions, latin',
    counter: true,
    cases: [
      { text: 'ye wale ghar me kitne bedroom h', shown: 3, act: 'question' },
      { text: 'mere paas 20 lakh hai to kitna loan milega', act: 'question' },
      { text: 'dwarka safe area hai kya ladkiyon ke liye', act: 'question' },
      { text: 'itna mehnga kyu hai ye', shown: 2, act: 'question' },
      { text: 'registry ka kharcha kitna aata hai 50 lakh ke makan pe', act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, latin',
    counter: true,
    cases: [
      { text: 'main kal ghar ja raha hu chhutti me', act: 'unclear' },
      { text: 'uncle ne bola hai ki 2 din baad batayenge', act: 'question' },
      { text: 'zomato se pizza order karo 300 rupay wala', act: 'unclear' },
      { text: 'delhi ka aaj ka aqi kitna hai', act: 'question' },
      { text: 'meri gaadi kharab ho gayi hai', act: 'unclear' },
      { text: 'ghar ke liye sabzi lani hai', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions, mixed',
    counter: true,
    cases: [
      { text: 'monthly maintenance कितना है for the 2BHK', shown: 2, act: 'question' },
      { text: 'is it close to metro क्या?', shown: 1, act: 'question' },
      { text: 'volume थोड़ा कम करो', act: 'question' },
      { text: 'what time is my meeting कल', act: 'question' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'हाँ भई हाँ', act: 'affirm' },
      { text: 'जी सही समझे आप', act: 'affirm' },
      { text: 'नहीं नहीं बिल्कुल नहीं', act: 'deny' },
      { text: 'सारी जानकारी मिटाकर दुबारा शुरू करो', act: 'restart' },
      { text: 'मुझे सीधे मालिक से मिलवा दीजिए', act: 'handoff' },
      { text: 'नमस्ते गुरु', act: 'greet' },
      { text: 'थैंक यू भैया', act: 'thanks' },
      { text: 'बाय बाय', act: 'goodbye' },
      { text: 'यहाँ क्या लिखना है', act: 'help' },
      { text: 'आवाज़ साफ नहीं आई फिर से बोलना', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'ha ji', act: 'affirm' },
      { text: 'okk', act: 'affirm' },
      { text: 'naa', act: 'deny' },
      { text: 'pehle se shuru karo', act: 'restart' },
      { text: 'broker ka no. dedo', act: 'handoff' },
      { text: 'good evening ji', act: 'greet' },
      { text: 'bohot bohot dhanyawad', act: 'thanks' },
      { text: 'theek h fir baad me baat karte h', act: 'goodbye' },
      { text: 'kaise shuru karu', act: 'help' },
    ],
  },
  {
    phenomenon: 'acts, mixed',
    cases: [
      { text: 'हाँ yes सही है', act: 'affirm' },
      { text: 'हाय good morning', act: 'greet' },
      { text: 'please किसी human से बात कराओ', act: 'handoff' },
      { text: 'again बोलो', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'numbers, native',
    cases: [
      {
        text: 'नवासी लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8900000) },
        numbers: [8900000],
      },
      {
        text: 'ढाई हज़ार वर्ग फुट',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(2500) },
        numbers: [2500],
      },
      {
        text: 'एक दशमलव पाँच करोड़',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(15000000) },
        numbers: [15000000],
      },
    ],
  },
  {
    phenomenon: 'numbers, latin',
    cases: [
      {
        text: 'tees paintees hazar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(30000, 35000) },
      },
      {
        text: 'assi lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8000000) },
        numbers: [8000000],
      },
      {
        text: 'sawa do crore',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(22500000) },
        numbers: [22500000],
      },
    ],
  },
]
