import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Turns as dialogues translated from English have them, and commands for voice assistants. */
export const asTranslated: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'मुझे किराए पर लेने के लिए एक जगह की तलाश है जिसमें दो बेडरूम और एक बाथरूम हो',
        set: { transaction_type: 'rent', bedrooms: exactly(2) },
        numbers: [2, 1],
      },
      {
        text: 'मैं पुणे में एक नया अपार्टमेंट ढूंढने में आपकी मदद चाहता हूं',
        set: { property_type: 'apartment', city: 'Pune' },
      },
      { text: 'क्या आप मुझे रहने के लिए एक घर ढूंढने में मदद कर सकते हैं', set: { property_type: 'house' } },
      {
        text: 'मुझे चंडीगढ़ में खरीदने के लिए तीन बेडरूम और दो बाथरूम वाला घर ढूंढें',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Chandigarh', bedrooms: exactly(3) },
      },
      {
        text: 'मैं चाहूंगी कि घर पूरी तरह से सुसज्जित हो और उसमें पालतू जानवर रखने की अनुमति हो',
        set: { property_type: 'house', amenities: ['furnished', 'pet_friendly'] },
      },
      {
        text: 'मेरे पास एक बिल्ली है इसलिए मुझे ऐसी जगह चाहिए जहाँ पालतू जानवर रखे जा सकें',
        set: { amenities: ['pet_friendly'] },
      },
      {
        text: 'मैं अपना वर्तमान घर छोड़ रहा हूँ और ठाणे में किराए का मकान देखना शुरू कर दिया है',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Thane' },
      },
      {
        text: 'क्या आपके पास वडोदरा में पंद्रह लाख से पच्चीस लाख तक का कोई एक बेडरूम वाला फ्लैट है',
        set: {
          property_type: 'apartment',
          city: 'Vadodara',
          bedrooms: exactly(1),
          price: between(1500000, 2500000),
        },
      },
      {
        text: 'हम एक बड़े परिवार के लिए पाँच बेडरूम का घर ढूंढ रहे हैं, शहर से थोड़ा बाहर भी चलेगा',
        set: { property_type: 'house', bedrooms: exactly(5) },
      },
      {
        text: 'मुझे देहरादून में कोई किफ़ायती मकान ढूँढना है जो किराए पर हो',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Dehradun' },
      },
      {
        text: 'मैं चार कमरों वाला एक मकान खरीदने का इरादा रखता हूँ जिसका क्षेत्रफल कम से कम दो हज़ार वर्ग फुट हो',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: exactly(4),
          size_sqft: atLeast(2000),
        },
      },
      {
        text: 'मेरा तबादला राँची हो गया है, वहाँ मोरहाबादी में दो बीएचके किराये पर दिलवा दीजिए',
        set: { transaction_type: 'rent', city: 'Ranchi', area: 'Morabadi', bedrooms: exactly(2) },
      },
      {
        text: 'एक बीएचके, पूरी तरह फर्निश्ड, बालकनी के साथ, अंधेरी पूर्व, पैंतीस हज़ार',
        set: {
          area: 'Andheri East',
          bedrooms: exactly(1),
          price: upTo(35000),
          amenities: ['furnished', 'balcony'],
        },
      },
      {
        text: 'कोई ऐसा प्लॉट बताइए जो सिकंदराबाद में हो और तीन सौ गज से कम न हो',
        set: { property_type: 'land', area: 'Secunderabad', size_sqft: atLeast(2700) },
      },
      {
        text: 'मुझे अपने दफ्तर के पास फ्लैट चाहिए, दफ्तर साइबर सिटी गुड़गांव में है',
        set: { property_type: 'apartment', city: 'Gurugram', area: 'Cyber City' },
      },
      {
        text: 'पंचकुला में छह मरला का मकान, चार करोड़ से ऊपर नहीं जाना',
        set: { property_type: 'house', city: 'Panchkula', size_sqft: atLeast(1633.5), price: upTo(40000000) },
      },
      {
        text: 'दो कमरे वाला फ्लैट या एक कमरे वाला भी चलेगा, सूरत में, भाड़े पर',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Surat', bedrooms: between(1, 2) },
      },
    ],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'mujhe ek apartment dhundhna hai chennai mein jisme 2 bedroom aur 2 bathroom ho',
        set: { property_type: 'apartment', city: 'Chennai', bedrooms: exactly(2) },
      },
      {
        text: 'main rent par ek ghar dhoondh raha hoon jo furnished ho',
        set: { transaction_type: 'rent', property_type: 'house', amenities: ['furnished'] },
      },
      {
        text: 'koi sasta sa ghar kharidwa do bhai meerut me 20 lakh k under',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Meerut', price: upTo(2000000) },
      },
      {
        text: 'mera transfer bhubaneswar ho gaya hai to waha 2bhk chahiye company lease pe',
        set: { transaction_type: 'rent', city: 'Bhubaneswar', bedrooms: exactly(2) },
      },
      {
        text: 'delhi ncr me kahi bhi 1 crore tak ka 3bhk resale me dikhao',
        set: { transaction_type: 'sale', city: 'Delhi', bedrooms: exactly(3), price: upTo(10000000) },
        any: ['area'],
      },
      {
        text: 'flat lena hai jodhpur ya udaipur me 40 lakh tk 2 bhk with lift',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Jodhpur',
          bedrooms: exactly(2),
          price: upTo(4000000),
          amenities: ['lift'],
        },
      },
      {
        text: 'do kamre ki kothi mil jaegi kya bareilly me kiraye pe das hajar me',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Bareilly',
          bedrooms: exactly(2),
          price: upTo(10000),
        },
      },
      {
        text: 'mere ko andheri me chaiye pg nahi pura flat single ke liye',
        set: { property_type: 'apartment', area: 'Andheri' },
      },
      {
        text: 'gaon se aaye h beti k sath, lucknow alambagh me choti kothri kiraye pe chahiye 3 hajar',
        set: { transaction_type: 'rent', city: 'Lucknow', area: 'Alambagh', price: upTo(3000) },
      },
      {
        text: 'pani bijli ki dikkat na ho aisa makan chahiye gaya me',
        set: { property_type: 'house', city: 'Gaya', amenities: ['power_backup', 'water_supply'] },
      },
      {
        text: 'naya ghar khareedna chahte hain hum log, budget pachas lakh ke aas paas, bhopal',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Bhopal', price: upTo(5000000) },
      },
      {
        text: 'I m looking 4 flat on rent nr metro noida sec 76 2bhk bdgt 22k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Noida',
          area: 'Sector 76',
          bedrooms: exactly(2),
          price: upTo(22000),
        },
      },
      {
        text: 'kirayedaar hu abhi, ab apna flat lene ka plan h pune wakad me 2.5 bhk 85 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Pune',
          area: 'Wakad',
          bedrooms: between(2, 3),
          price: upTo(8500000),
        },
      },
      {
        text: 'shimla me pahad ke view wala cottage khareedna hai, balcony to honi hi chahiye',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Shimla', amenities: ['balcony'] },
      },
    ],
  },
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'मुझे Mumbai में एक place to live चाहिए with two bedrooms',
        set: { city: 'Mumbai', bedrooms: exactly(2) },
      },
      {
        text: 'I would like to rent एक furnished house in जयपुर',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Jaipur', amenities: ['furnished'] },
      },
      {
        text: 'Mere parents Kanpur se Noida shift ho rahe hain, unke liye 2 bhk on rent, lift compulsory',
        set: { transaction_type: 'rent', city: 'Noida', bedrooms: exactly(2), amenities: ['lift'] },
      },
      {
        text: 'plot for sale in Lucknow, लगभग 1500 sqft, price 40 lakh से कम',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Lucknow',
          size_sqft: atLeast(1500),
          price: upTo(4000000),
        },
      },
      {
        text: 'can u help me find घर for rent in Indore जो pet friendly हो',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Indore',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'Hey Guru, weekend से पहले मुझे ek 1BHK chahiye Hinjewadi phase 1 में',
        set: { area: 'Hinjewadi Phase 1', bedrooms: exactly(1) },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      { text: 'मैं इसे किराए पर लेना चाहूँगा', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'मैं खरीदना पसंद करूँगी', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'मुझे तीन बेडरूम चाहिए होंगे',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'कृपया कोयंबटूर में देखें',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Coimbatore' },
      },
      {
        text: 'वह सूरत में होना चाहिए',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Surat' },
      },
      {
        text: 'बीस लाख से कम नहीं और तीस से ज़्यादा नहीं',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(2000000, 3000000) },
      },
      {
        text: 'हाँ, सुसज्जित हो तो अच्छा रहेगा',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['furnished'] },
      },
      {
        text: 'मेरी कोई विशेष पसंद नहीं है',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
      {
        text: 'जो भी आपको ठीक लगे',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      { text: 'kiraya hi theek rahega abhi', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'madurai tamilnadu',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Madurai' },
      },
      {
        text: 'do bedroom aur do bath',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2) },
      },
      {
        text: '8k se 10k',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(8000, 10000) },
      },
      {
        text: 'kam se kam 50 lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(5000000) },
      },
      {
        text: 'bas pani 24 ghante aaye',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['water_supply'] },
      },
      { text: 'sector 15 ya 16', asked: 'area', known: { city: 'Faridabad' }, set: { area: 'Sector 15' } },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      {
        text: 'flat, अगर available हो तो',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'max चालीस thousand',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(40000) },
      },
      { text: 'Koregaon Park के पास', asked: 'area', known: { city: 'Pune' }, set: { area: 'Koregaon Park' } },
    ],
  },
  {
    phenomenon: 'changes, native',
    cases: [
      {
        text: 'क्या आप इसके बजाय लखनऊ में खोज सकते हैं',
        known: { transaction_type: 'rent', city: 'Kanpur' },
        set: { city: 'Lucknow' },
      },
      {
        text: 'दरअसल मुझे चार बेडरूम चाहिए तीन नहीं',
        known: { transaction_type: 'rent', bedrooms: exactly(3) },
        set: { bedrooms: exactly(4) },
      },
      {
        text: 'क्या आप बिना फर्नीचर वाला कुछ ढूंढ सकते हैं',
        known: { transaction_type: 'rent', amenities: ['furnished'] },
        set: { amenities: ['unfurnished'] },
      },
      {
        text: 'पालतू जानवर वाली शर्त अब नहीं रही',
        known: { transaction_type: 'rent', amenities: ['pet_friendly'] },
        drop: ['pet_friendly'],
      },
      {
        text: 'मैंने अपना मन बदल लिया है अब मुझे मकान नहीं अपार्टमेंट चाहिए',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'बजट में पाँच हज़ार की बढ़ोतरी कर सकते हैं',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      { text: 'शहर कोई भी हो मुझे मंज़ूर है', known: { transaction_type: 'rent' }, any: ['city'] },
      { text: 'दाम मायने नहीं रखता', known: { transaction_type: 'sale' }, any: ['price'] },
    ],
  },
  {
    phenomenon: 'changes, latin',
    cases: [
      {
        text: 'nahi yaar noida nahi, gurgaon me dekho',
        known: { transaction_type: 'rent', city: 'Noida' },
        set: { city: 'Gurugram' },
      },
      {
        text: '15k jyada hai 12k tak karo',
        known: { transaction_type: 'rent', price: upTo(15000) },
        set: { price: upTo(12000) },
      },
      {
        text: 'lift aur parking dono chahiye, gym rehne do',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift', 'parking'] },
        drop: ['gym'],
      },
      {
        text: 'kharidna cancel, abhi kiraye pe hi dekh lete hain',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'kothi ho ya flat koi farak nahi padta',
        known: { transaction_type: 'sale' },
        any: ['property_type'],
      },
    ],
  },
  {
    phenomenon: 'changes, mixed',
    cases: [
      {
        text: 'मेरा mind change हो गया, buy नहीं rent करना है',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'can you search in Nagpur instead of Pune भैया',
        known: { transaction_type: 'rent', city: 'Pune' },
        set: { city: 'Nagpur' },
      },
      {
        text: 'budget को थोड़ा extend कर दो 50k तक',
        known: { transaction_type: 'rent', price: upTo(40000) },
        set: { price: upTo(50000) },
      },
    ],
  },
  {
    phenomenon: 'questions, native',
    counter: true,
    cases: [
      { text: 'क्या इसमें गैराज है', shown: 1, act: 'question' },
      { text: 'उनका फोन नंबर क्या है', shown: 1, act: 'question' },
      { text: 'इसका पता क्या है', shown: 1, act: 'question' },
      { text: 'क्या वहाँ कपड़े धोने की मशीन लगी हुई है', shown: 1, act: 'question' },
      { text: 'क्या यह पूरी तरह सुसज्जित है और क्या मैं अपना कुत्ता ला सकता हूँ', shown: 1, act: 'question' },
      { text: 'किराया कितना होगा और कितने बाथरूम हैं', shown: 1, act: 'question' },
      { text: 'मैं अगले सोमवार को इस प्रॉपर्टी को देखने जाना चाहता हूँ', shown: 1, act: 'question' },
      { text: 'क्या मेरे लिए चार तारीख की विज़िट तय कर सकते हैं', shown: 1, act: 'question' },
      { text: 'दो बेडरूम वाले फ्लैट का रखरखाव शुल्क कितना आता है', act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, native',
    counter: true,
    cases: [
      { text: 'मुझे हर रोज़ सुबह साढ़े छह बजे जगाना', act: 'unclear' },
      { text: 'शास्त्रीय संगीत की प्लेलिस्ट चालू करो', act: 'unclear' },
      { text: 'बाथरूम की लाइट नीली कर दो', act: 'unclear' },
      { text: 'मेरे नए घर का पता मेरे संपर्कों में सेव करो', act: 'unclear' },
      { text: 'मुंबई से दिल्ली की दूरी कितनी है', act: 'question' },
      { text: 'कल की बैठक तीन बजे से चार बजे कर दो', act: 'unclear' },
      { text: 'क्या मेरे पास कोई नया ईमेल है', act: 'question' },
      { text: 'आलू गोभी बनाने में कितना समय लगता है', act: 'question' },
      { text: 'मेरे लिए लखनऊ जाने वाली पहली बस की दो सीटें बुक करो', act: 'unclear' },
      { text: 'हवाई अड्डे तक टैक्सी बुला दो', act: 'unclear' },
      { text: 'विराट कोहली के कितने शतक हैं', act: 'question' },
      { text: 'घर की सफाई शनिवार को करनी है याद रखना', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions, latin',
    counter: true,
    cases: [
      { text: 'kya isme garage hai', shown: 1, act: 'question' },
      { text: 'unka contact number kya h', shown: 1, act: 'question' },
      { text: 'rent me maintenance included hai ya alag se dena padega', shown: 1, act: 'question' },
      { text: 'kya kal 4 baje visit kar sakte hai', shown: 1, act: 'question' },
      { text: 'building kitni purani hai aur kitne floor ki hai', shown: 1, act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, latin',
    counter: true,
    cases: [
      { text: 'subah 6 baje ka alarm lagao', act: 'unclear' },
      { text: 'mumbai ka mausam batao', act: 'question' },
      { text: 'mere bhai ko call lagao', act: 'unclear' },
      { text: 'delhi se mumbai ki flight book karni hai 2 logo ki', act: 'unclear' },
      { text: 'koi acha sa gana suna do yaar', act: 'unclear' },
      { text: 'paneer butter masala kaise banate hai', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions, mixed',
    counter: true,
    cases: [
      { text: 'क्या ये apartment unfurnished है or furnished?', shown: 1, act: 'question' },
      { text: 'Does this property have a garage क्या?', shown: 1, act: 'question' },
      { text: 'bedroom की light off कर दो', act: 'unclear' },
      { text: 'मुझे 3rd March को visit schedule करनी है', shown: 1, act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'हाँ, यह मेरे लिए ठीक रहेगा', act: 'affirm' },
      { text: 'वह बढ़िया लग रहा है', act: 'affirm' },
      { text: 'नहीं, मुझे यह पसंद नहीं आया', act: 'deny' },
      { text: 'पूरी बातचीत दोबारा आरंभ करें', act: 'restart' },
      { text: 'कृपया मेरी बात किसी एजेंट से करवा दें', act: 'handoff' },
      { text: 'नमस्कार', act: 'greet' },
      { text: 'बहुत धन्यवाद', act: 'thanks' },
      { text: 'शुभ रात्रि', act: 'goodbye' },
      { text: 'मुझे सहायता की आवश्यकता है', act: 'help' },
      { text: 'क्षमा करें, मैं समझ नहीं पाया, क्या आप दोहरा सकते हैं', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'haan sahi pakde ho', act: 'affirm' },
      { text: 'bilkul nahi', act: 'deny' },
      { text: 'naye sire se start karte hain', act: 'restart' },
      { text: 'mujhe owner se baat karni hai', act: 'handoff' },
      { text: 'salaam bhai', act: 'greet' },
      { text: 'shukriya janab', act: 'thanks' },
      { text: 'chalta hu fir', act: 'goodbye' },
      { text: 'madad karo bhai', act: 'help' },
      { text: 'kya kaha aapne', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, mixed',
    cases: [
      { text: 'जी yes, perfect', act: 'affirm' },
      { text: 'nope, नहीं चाहिए', act: 'deny' },
      { text: 'फिर से start करो', act: 'restart' },
      { text: 'thank you so much जी', act: 'thanks' },
    ],
  },
  {
    phenomenon: 'numbers, native',
    cases: [
      {
        text: 'एक सौ पच्चीस गज',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(1125) },
        numbers: [125],
      },
      {
        text: 'सड़सठ हज़ार',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(67000) },
        numbers: [67000],
      },
      {
        text: 'पौने चार लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(375000) },
        numbers: [375000],
      },
    ],
  },
  {
    phenomenon: 'numbers, latin',
    cases: [
      {
        text: 'chhappan lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5600000) },
        numbers: [5600000],
      },
      {
        text: 'dhai se teen hazar sqft',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: between(2500, 3000) },
        numbers: [{ min: 2500, max: 3000 }],
      },
    ],
  },
]
