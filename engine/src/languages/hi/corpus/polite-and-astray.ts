import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Long and polite turns, and turns meant for another service. */
export const politeAndAstray: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'नमस्कार, मैं अगले महीने चेन्नई स्थानांतरित हो रहा हूँ और मुझे वहाँ रहने के लिए दो बेडरूम का एक अपार्टमेंट किराए पर चाहिए होगा',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Chennai', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'क्या आप कृपया मेरी मदद कर सकते हैं, मैं कोलकाता में खरीदने के लिए एक घर खोज रही हूँ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kolkata' },
      },
      { text: 'मुझे अहमदाबाद में रहने के लिए कोई जगह ढूंढनी है', set: { city: 'Ahmedabad' } },
      {
        text: 'मैं सूरत में ऐसा मकान खरीदने की सोच रहा हूँ जिसमें कम से कम चार बेडरूम हों और जिसकी कीमत दो करोड़ से अधिक न हो',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Surat',
          bedrooms: atLeast(4),
          price: upTo(20000000),
        },
        numbers: [4, 20000000],
      },
      {
        text: 'मेरा बजट पैंतीस हज़ार रुपये महीना है और मुझे पुणे के विमान नगर में तीन कमरों का फ्लैट चाहिए',
        set: {
          property_type: 'apartment',
          city: 'Pune',
          area: 'Viman Nagar',
          bedrooms: exactly(3),
          price: upTo(35000),
        },
        numbers: [35000, 3],
      },
      {
        text: 'हाँ तो बात ऐसी है कि बेटे की शादी हो गई है अब छोटा घर पड़ रहा है तो उज्जैन में ही कोई तीन चार कमरे का मकान खरीदना है',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Ujjain', bedrooms: between(3, 4) },
      },
      {
        text: 'एक ऐसा फ्लैट खोजिए जो मेट्रो स्टेशन के पास हो और जिसमें बालकनी तथा पावर बैकअप हो',
        set: { property_type: 'apartment', amenities: ['balcony', 'power_backup'] },
      },
      {
        text: 'जबलपुर में साठ बाई चालीस का प्लॉट मिल सकता है क्या पच्चीस लाख तक',
        set: { property_type: 'land', city: 'Jabalpur', size_sqft: atLeast(2400), price: upTo(2500000) },
        numbers: [60, 40, 2500000],
      },
      {
        text: 'मुझे ऐसे विकल्प दिखाइए जो किराए पर उपलब्ध हों और जिनका मासिक किराया दस से पंद्रह हज़ार के बीच हो',
        set: { transaction_type: 'rent', price: between(10000, 15000) },
        numbers: [{ min: 10000, max: 15000 }],
      },
      {
        text: 'मुझे मोहाली में पूरी तरह से सुसज्जित दो बीएचके चाहिए जिसमें एसी भी लगा हो',
        set: { city: 'Mohali', bedrooms: exactly(2), amenities: ['furnished', 'air_conditioning'] },
      },
      {
        text: 'गाज़ियाबाद के वैशाली में कोई सस्ता वन आरके किराए पर मिलेगा क्या',
        set: { transaction_type: 'rent', city: 'Ghaziabad', area: 'Vaishali', bedrooms: exactly(1) },
      },
      {
        text: 'दादाजी के नाम पर नासिक में एक एकड़ खेती की ज़मीन खरीदनी है',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Nashik', size_sqft: atLeast(43560) },
      },
      {
        text: 'मेरे लिए बेंगलुरु में कोई बढ़िया विला ढूंढो जिसमें स्विमिंग पूल और क्लब हाउस हो',
        set: { property_type: 'house', city: 'Bengaluru', amenities: ['swimming_pool', 'clubhouse'] },
      },
      {
        text: 'नोएडा में रहने लायक जगह चाहिए किराया पच्चीस हज़ार से नीचे होना चाहिए और बच्चों के खेलने की जगह भी हो',
        set: { transaction_type: 'rent', city: 'Noida', price: upTo(25000), amenities: ['play_area'] },
      },
      {
        text: 'हम तीन दोस्त हैं, दिल्ली के मुखर्जी नगर में दो कमरे का फ्लैट किराए पर ढूंढ रहे हैं, बारह हज़ार तक दे पाएँगे',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Delhi',
          area: 'Mukherjee Nagar',
          bedrooms: exactly(2),
          price: upTo(12000),
        },
      },
      {
        text: 'मैं एक निवेशक हूँ, रायपुर में दो हज़ार से तीन हज़ार वर्ग फीट का भूखंड लेने का इच्छुक हूँ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Raipur',
          size_sqft: between(2000, 3000),
        },
      },
      {
        text: 'जोधपुर में मकान दिलवाओ ना भैया, किराया आठ हज़ार के आसपास हो',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Jodhpur', price: upTo(8000) },
      },
      { text: 'मैसूर में घर', set: { property_type: 'house', city: 'Mysuru' } },
      {
        text: 'दो कमरे, बाल्कनी, लिफ्ट, पार्किंग, ठाणे पश्चिम, किराया तीस हज़ार',
        set: {
          transaction_type: 'rent',
          area: 'Thane West',
          bedrooms: exactly(2),
          price: upTo(30000),
          amenities: ['balcony', 'lift', 'parking'],
        },
      },
      {
        text: 'मुझे हैदराबाद के माधापुर इलाके में ऑफिस के नज़दीक एक सेमी फर्निश्ड फ्लैट किराए पर लेना है',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Hyderabad',
          area: 'Madhapur',
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'क्या हिसार में सौ गज का कोई मकान बीस से तीस लाख के बीच में मिल जाएगा',
        set: {
          property_type: 'house',
          city: 'Hisar',
          size_sqft: atLeast(900),
          price: between(2000000, 3000000),
        },
      },
      {
        text: 'ऐसी सोसाइटी में फ्लैट चाहिए जहाँ सुरक्षा अच्छी हो, पानी की दिक्कत न हो और पालतू कुत्ता रख सकें',
        set: { property_type: 'apartment', amenities: ['security', 'water_supply', 'pet_friendly'] },
      },
      {
        text: 'मैं विशाखापत्तनम में समुद्र के किनारे एक फ्लैट खरीदना चाहूँगी, मेरा बजट अस्सी लाख से एक करोड़ है',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Visakhapatnam',
          price: between(8000000, 10000000),
        },
      },
    ],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'hello mujhe kolkata mein rehne ke liye ek jagah chahiye, kiraya 15 hazaar se kam ho',
        set: { transaction_type: 'rent', city: 'Kolkata', price: upTo(15000) },
      },
      {
        text: 'kya aap mere liye chennai me ek apartment dhoond sakte hain jisme do bedroom aur ek parking ho',
        set: { property_type: 'apartment', city: 'Chennai', bedrooms: exactly(2), amenities: ['parking'] },
      },
      {
        text: 'bhaiya gorakhpur me kiraye ka kamra mil jayega kya 3 4 hajar me',
        set: { transaction_type: 'rent', city: 'Gorakhpur', price: between(3000, 4000) },
      },
      {
        text: 'mko apne liye ek flat lena h pune me hadapsar side, 2bhk, 60 70 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Pune',
          area: 'Hadapsar',
          bedrooms: exactly(2),
          price: between(6000000, 7000000),
        },
      },
      {
        text: 'sir ji mohali me 8 marla kothi chahiye sector 70 ke paas, 1.5 cr tak',
        set: {
          property_type: 'house',
          city: 'Mohali',
          area: 'Sector 70',
          size_sqft: atLeast(2178),
          price: upTo(15000000),
        },
      },
      {
        text: 'mere papa retire ho gye h unke lie dehradun me chota sa ghar kharidna chahte h garden wala',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Dehradun', amenities: ['garden'] },
      },
      {
        text: 'Main chahta hoon ki ghar Indore ke Palasia mein ho aur usme kam se kam 3 bedroom hon',
        set: { property_type: 'house', city: 'Indore', area: 'Palasia', bedrooms: atLeast(3) },
      },
      {
        text: 'vadodara me nahi, ahmedabad me chahiye plot, 150 gaj',
        set: { property_type: 'land', city: 'Ahmedabad', size_sqft: atLeast(1350) },
      },
      {
        text: 'rent pe chaiye 1rk ya 1bhk navi mumbai vashi me',
        set: { transaction_type: 'rent', city: 'Navi Mumbai', area: 'Vashi', bedrooms: exactly(1) },
      },
      { text: 'kitne me milega 2 bhk flat jaipur vaishali nagar me kiraye pe', act: 'question' },
      {
        text: 'koi dhang ka 3 bhk dikhao faridabad me, lift aur generator wala, semi furnish chalega, 20k se 25k',
        set: {
          city: 'Faridabad',
          bedrooms: exactly(3),
          price: between(20000, 25000),
          amenities: ['lift', 'power_backup', 'semi_furnished'],
        },
      },
      {
        text: 'plot lena h ludhiana m 200 gz ka budget 50 60 lac',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Ludhiana',
          size_sqft: atLeast(1800),
          price: between(5000000, 6000000),
        },
      },
      {
        text: 'udaipur m jheel k paas bangla ho to batana bhai kharidna h',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Udaipur' },
      },
      {
        text: 'hame bhopal ke kolar road par makan chahiye kiraye se jisme 2 room kitchen aur lat bath ho',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Bhopal',
          area: 'Kolar Road',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'agar possible ho to mujhe koi gated society wala flat dikhaiye gurgaon sector 49 mein',
        set: {
          property_type: 'apartment',
          city: 'Gurugram',
          area: 'Sector 49',
          amenities: ['gated_community'],
        },
      },
      { text: 'ghr chaiye kiraye pr', set: { transaction_type: 'rent', property_type: 'house' } },
      {
        text: 'NRI hu, Bangalore me investment ke liye 2 crore tak ka villa dekh raha hu',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Bengaluru', price: upTo(20000000) },
      },
    ],
  },
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'मुझे एक 2 BHK flat चाहिए near metro station in Noida on rent, budget 20k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Noida',
          bedrooms: exactly(2),
          price: upTo(20000),
        },
      },
      {
        text: 'I am looking for ek accha sa ghar in Chandigarh jisme garden aur parking dono ho',
        set: { property_type: 'house', city: 'Chandigarh', amenities: ['garden', 'parking'] },
      },
      {
        text: 'My parents ke liye ground floor ka independent house chahiye in Lucknow, purchase karna hai, budget up to 1 crore',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Lucknow', price: upTo(10000000) },
      },
      {
        text: 'Urgently required 3BHK semi-furnished flat on rent in Powai, budget 80k तक, family के लिए',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Powai',
          bedrooms: exactly(3),
          price: upTo(80000),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'can you please find a plot मेरे लिए in Nagpur, at least 2000 sq ft का',
        set: { property_type: 'land', city: 'Nagpur', size_sqft: atLeast(2000) },
      },
      {
        text: 'budget is around तीस लाख and I want to buy a flat in Patna',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Patna', price: upTo(3000000) },
      },
      {
        text: 'मुझे furnished studio apartment rent पर चाहिए Bandra में',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Bandra',
          amenities: ['furnished'],
        },
      },
      {
        text: 'looking for rent wala ghar Kanpur mein with 24 hours water supply',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kanpur',
          amenities: ['water_supply'],
        },
      },
      {
        text: 'kya aap mujhe koi affordable option suggest kar sakte ho in Indore, 2 bedroom, for sale',
        set: { transaction_type: 'sale', city: 'Indore', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      { text: 'जी मुझे खरीदने में रुचि है', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'भाड़े का देख रहे हैं', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'अपार्टमेंट सबसे अच्छा रहेगा',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'मेरी बेटी तिरुवनंतपुरम में है तो वहीं',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Thiruvananthapuram' },
      },
      {
        text: 'हम पचास के ऊपर नहीं जा सकते',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5000000) },
      },
      {
        text: 'तीस चालीस लाख का इंतज़ाम है',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(3000000, 4000000) },
      },
      {
        text: 'दो बच्चे हैं तो तीन बेडरूम ठीक रहेंगे',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'कम से कम एक हज़ार स्क्वायर फीट',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(1000) },
        numbers: [1000],
      },
      {
        text: 'एक जिम और एक स्विमिंग पूल होना चाहिए',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['gym', 'swimming_pool'] },
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      { text: 'kharidenge', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'makaan chahiye humko',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
      { text: 'allahabad', asked: 'city', known: { transaction_type: 'sale' }, set: { city: 'Prayagraj' } },
      { text: 'civil lines side', asked: 'area', known: { city: 'Jaipur' }, set: { area: 'Civil Lines' } },
      {
        text: '35 se jyada nahi',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(3500000) },
      },
      {
        text: 'aath hazar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(8000) },
        numbers: [8000],
      },
      {
        text: '3 bhk he dekh lo',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(3) },
      },
      {
        text: '1200 sqft k upar',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(1200) },
      },
      {
        text: 'parking to honi hi chahiye aur security bhi',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking', 'security'] },
      },
      {
        text: 'kuch nahi chahiye extra',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      {
        text: 'not more than बीस हज़ार',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      {
        text: 'i think दो bedroom enough हैं',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'changes, native',
    cases: [
      {
        text: 'माफ़ कीजिए, मैंने गलत कहा, मुझे किराए पर नहीं बल्कि खरीदना है',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'क्या हम बजट को पचास लाख से बढ़ाकर पैंसठ लाख कर सकते हैं',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(6500000) },
      },
      {
        text: 'स्विमिंग पूल अब ज़रूरी नहीं है',
        known: { transaction_type: 'sale', amenities: ['swimming_pool'] },
        drop: ['swimming_pool'],
      },
      { text: 'बेडरूम की संख्या से मुझे कोई फ़र्क नहीं पड़ता', known: { transaction_type: 'rent' }, any: ['bedrooms'] },
      {
        text: 'जयपुर रहने दीजिए, उदयपुर में कुछ हो तो बताइए',
        known: { transaction_type: 'rent', city: 'Jaipur' },
        set: { city: 'Udaipur' },
      },
      {
        text: 'फ्लैट नहीं चाहिए भाई ज़मीन चाहिए ज़मीन',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'land' },
      },
      {
        text: 'नहीं, चार बेडरूम ज़्यादा हो जाएँगे, तीन कर दीजिए',
        known: { transaction_type: 'sale', bedrooms: exactly(4) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'इलाका कोई सा भी दे दो बस घर साफ़ सुथरा हो',
        known: { transaction_type: 'rent', city: 'Patna' },
        set: { property_type: 'house' },
        any: ['area'],
      },
      {
        text: 'फर्नीचर की शर्त हटा दीजिए',
        known: { transaction_type: 'rent', amenities: ['furnished'] },
        drop: ['furnished'],
      },
    ],
  },
  {
    phenomenon: 'changes, latin',
    cases: [
      {
        text: 'achha suno ab kiraye pe nahi chahiye khareed hi lete hai',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'thoda budget badha do 30 tak chalega',
        known: { transaction_type: 'rent', price: upTo(25000) },
        set: { price: upTo(30000) },
      },
      {
        text: 'gym wagera hata do baki sab theek hai',
        known: { transaction_type: 'rent', amenities: ['gym', 'lift'] },
        drop: ['gym'],
      },
      {
        text: 'kothi nahi flat dikhao',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: '2 ki jagah 3 bedroom kar dijiye',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'makan ho ya flat dono chalega',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'paise ki koi limit nahi hai',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
      {
        text: 'furnished ho na ho koi dikkat nahi',
        known: { transaction_type: 'rent', amenities: ['furnished'] },
        drop: ['furnished'],
      },
    ],
  },
  {
    phenomenon: 'changes, mixed',
    cases: [
      {
        text: 'please change my location to Whitefield, HSR नहीं चाहिए',
        known: { transaction_type: 'rent', city: 'Bengaluru', area: 'HSR Layout' },
        set: { area: 'Whitefield' },
      },
      {
        text: 'sorry sorry, sale नहीं rent',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'balcony is not required अब',
        known: { transaction_type: 'rent', amenities: ['balcony'] },
        drop: ['balcony'],
      },
      { text: 'rent ya buy, I am okay with both', asked: 'transaction_type', any: ['transaction_type'] },
    ],
  },
  {
    phenomenon: 'questions, native',
    counter: true,
    cases: [
      { text: 'क्या यह अपार्टमेंट पालतू जानवरों की अनुमति देता है', shown: 2, act: 'question' },
      { text: 'इस संपत्ति में कितने बाथरूम हैं और क्या यह फर्निश्ड है', shown: 2, act: 'question' },
      { text: 'मकान मालिक का स्वभाव कैसा है', shown: 2, act: 'question' },
      { text: 'बिजली पानी का खर्चा किराए में शामिल है या अलग', shown: 1, act: 'question' },
      { text: 'क्या मैं शनिवार को तीन बजे घर देखने आ सकता हूँ', shown: 2, act: 'question' },
      { text: 'स्कूल यहाँ से कितने किलोमीटर है', shown: 2, act: 'question' },
      { text: 'पहले वाले फ्लैट का पता बता दीजिए', shown: 3, act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, native',
    counter: true,
    cases: [
      { text: 'कल सुबह पाँच बजे मुझे जगा देना', act: 'unclear' },
      { text: 'बेडरूम की लाइट बंद कर दो', act: 'unclear' },
      { text: 'मेरे घर के पास कौन सी फिल्में चल रही हैं', act: 'question' },
      { text: 'मुझे दिल्ली में एक अच्छे चाइनीज़ रेस्टोरेंट की तलाश है जो महँगा न हो', act: 'unclear' },
      { text: 'मुझे शुक्रवार को मुंबई से गोवा की फ्लाइट चाहिए, दो टिकट', act: 'unclear' },
      { text: 'जयपुर में तीन रात के लिए एक होटल बुक करना है जिसमें मुफ़्त पार्किंग हो', act: 'unclear' },
      { text: 'घर पहुँचने में कितना समय लगेगा अगर ट्रैफिक बहुत है', act: 'question' },
      { text: 'किशोर कुमार के पुराने गाने लगा दो', act: 'unclear' },
      { text: 'दो किलो आलू सूची में जोड़ दो', act: 'unclear' },
      { text: 'भारत का प्रधानमंत्री कौन है', act: 'question' },
      { text: 'मेरे भाई ने पिछले साल पुणे में दो बेडरूम का फ्लैट साठ लाख में लिया था', act: 'unclear' },
      { text: 'आज बंगलौर में बारिश होगी क्या', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions, latin',
    counter: true,
    cases: [
      { text: 'ye flat abhi bhi available hai ya gaya', shown: 2, act: 'question' },
      { text: 'isme parking milegi kya 2 gaadi ki', shown: 2, act: 'question' },
      { text: 'advance kitne mahine ka dena hoga', shown: 2, act: 'question' },
      { text: 'andheri me 2bhk ka rent kitna chal raha h aajkal', act: 'question' },
      { text: 'property ki registry ho jayegi na', shown: 2, act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, latin',
    counter: true,
    cases: [
      { text: 'ola book karo ghar se airport tak', act: 'unclear' },
      { text: 'mummy ko bolo mai 10 minute me ghar aa raha hu', act: 'unclear' },
      { text: 'biryani banane ka tarika batao 4 logo ke liye', act: 'question' },
      { text: 'aaj ka match kaun jeeta', act: 'question' },
      { text: 'ac ka temperature 24 kar do', act: 'unclear' },
      { text: 'mujhe 500 rupay udhaar chahiye', act: 'unclear' },
      { text: 'kal delhi ki train kitne baje hai', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions, mixed',
    counter: true,
    cases: [
      { text: 'is the owner asking for कितना deposit?', shown: 2, act: 'question' },
      { text: 'society में visitors की parking है क्या', shown: 2, act: 'question' },
      { text: 'loan approved हो जाएगा क्या इस property पर', shown: 2, act: 'question' },
      { text: 'play some old Hindi songs यार', act: 'unclear' },
      { text: 'turn off the bedroom lights कर दो', act: 'unclear' },
      { text: 'Mumbai में weather कैसा है today', act: 'question' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'जी हाँ, यही मैं चाहता हूँ', act: 'affirm' },
      { text: 'बिल्कुल नहीं', act: 'deny' },
      { text: 'सब रीसेट करके नए सिरे से शुरू करें', act: 'restart' },
      { text: 'मुझे आपके प्रतिनिधि से बात करनी है', act: 'handoff' },
      { text: 'सुप्रभात गुरु जी', act: 'greet' },
      { text: 'आपका बहुत आभार', act: 'thanks' },
      { text: 'ठीक है फिर मिलेंगे', act: 'goodbye' },
      { text: 'आप मेरे लिए क्या क्या कर सकते हैं', act: 'help' },
      { text: 'ज़रा फिर से कहिए मैंने सुना नहीं', act: 'repeat' },
      { text: 'धन्यवाद, अलविदा', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'ji bilkul', act: 'affirm' },
      { text: 'nahi ye galat hai', act: 'deny' },
      { text: 'chalo dobara shuru karte hai', act: 'restart' },
      { text: 'mujhe kisi insan se baat karwao', act: 'handoff' },
      { text: 'namaste ji kaise ho', act: 'greet' },
      { text: 'ok bye tc', act: 'goodbye' },
      { text: 'help chahiye samajh nahi aa raha', act: 'help' },
      { text: 'kya bola dobara bolna', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, mixed',
    cases: [
      { text: 'haan correct है', act: 'affirm' },
      { text: 'नहीं नहीं wrong है ये', act: 'deny' },
      { text: 'एक बार repeat करना please', act: 'repeat' },
      { text: 'agent का number share करो', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'numbers, native',
    cases: [
      {
        text: 'छिहत्तर लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7600000) },
        numbers: [7600000],
      },
      {
        text: 'एक करोड़ पच्चीस लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'सवा करोड़ से डेढ़ करोड़',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(12500000, 15000000) },
        numbers: [{ min: 12500000, max: 15000000 }],
      },
      {
        text: 'बाईस हज़ार पाँच सौ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(22500) },
        numbers: [22500],
      },
    ],
  },
  {
    phenomenon: 'numbers, latin',
    cases: [
      {
        text: 'paune teen crore',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(27500000) },
        numbers: [27500000],
      },
      {
        text: 'chauvan hazaar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(54000) },
        numbers: [54000],
      },
      {
        text: 'bara sau pachas',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(1250) },
        numbers: [1250],
      },
    ],
  },
]
