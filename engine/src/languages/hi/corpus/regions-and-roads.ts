import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** How Patna, Mumbai and Rohtak say it, people on the move, and what they talk of besides. */
export const regionsAndRoads: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'हमरा पटना में एगो घर चाहिए भाड़ा पर दू तीन कमरा वाला',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Patna', bedrooms: between(2, 3) },
      },
      {
        text: 'अपने को मुंबई में वन रूम किचन मंगता है भाड़े पे बारह पंद्रह हजार तक',
        set: { bedrooms: exactly(1), transaction_type: 'rent', city: 'Mumbai', price: between(12000, 15000) },
      },
      {
        text: 'रोहतक में कोठी लेणी है जी पचास लाख तक की',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Rohtak', price: upTo(5000000) },
      },
      {
        text: 'नमस्ते मैं अमेरिका में रहता हूँ और अपने माता पिता के लिए हैदराबाद में तीन बेडरूम का अपार्टमेंट खरीदना चाहता हूँ जिसमें लिफ्ट जनरेटर और चौबीस घंटे सुरक्षा हो',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Hyderabad',
          bedrooms: exactly(3),
          amenities: ['lift', 'power_backup', 'security'],
        },
      },
      {
        text: 'भोपाल में अरेरा कॉलोनी के आसपास एक बंगला किराए पर लेना है महीने का पचास हज़ार तक दे सकते हैं',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Bhopal',
          area: 'Arera Colony',
          price: upTo(50000),
        },
      },
      {
        text: 'मुझे कुछ ऐसा दिखाओ जो वैशाली नगर जयपुर में हो और सत्तर लाख से ज़्यादा का न हो',
        set: { city: 'Jaipur', area: 'Vaishali Nagar', price: upTo(7000000) },
      },
      {
        text: 'हमें अपने कर्मचारियों के लिए गुरुग्राम के सेक्टर 45 में चार बीएचके का घर किराये पर लेना है, बजट एक लाख बीस हज़ार',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Gurugram',
          area: 'Sector 45',
          bedrooms: exactly(4),
          price: upTo(120000),
        },
      },
      {
        text: 'सीतापुर रोड लखनऊ पर एक हज़ार स्क्वायर फीट का प्लॉट कितने तक मिल जाएगा, मुझे लेना है',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Lucknow',
          area: 'Sitapur Road',
          size_sqft: atLeast(1000),
        },
      },
      {
        text: 'मैं शाकाहारी हूँ, अकेला रहता हूँ, इंदौर में एक बेडरूम का फ्लैट भाड़े पर ढूंढ रहा हूँ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Indore', bedrooms: exactly(1) },
      },
      {
        text: 'कोलकाता के साल्ट लेक में नब्बे लाख से एक करोड़ बीस लाख के बीच का थ्री बीएचके फ्लैट',
        set: {
          property_type: 'apartment',
          city: 'Kolkata',
          area: 'Salt Lake',
          bedrooms: exactly(3),
          price: between(9000000, 12000000),
        },
      },
      {
        text: 'ऐसा घर हो जिसमें आंगन न सही पर छोटा सा बगीचा ज़रूर हो और दो गाड़ियाँ खड़ी हो सकें',
        set: { property_type: 'house', amenities: ['garden', 'parking'] },
      },
      {
        text: 'अलीगढ़ में मकान बनवाने के लिए दो सौ गज जमीन देखनी है',
        set: { property_type: 'land', city: 'Aligarh', size_sqft: atLeast(1800) },
      },
      {
        text: 'सेक्टर बाईस चंडीगढ़ में फर्स्ट फ्लोर किराये पर',
        set: { transaction_type: 'rent', city: 'Chandigarh', area: 'Sector 22' },
      },
      {
        text: 'बच्चों की पढ़ाई के कारण हम लोग अजमेर से जयपुर आ रहे हैं, तीन कमरों का मकान किराए पर चाहिए',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Jaipur', bedrooms: exactly(3) },
      },
      {
        text: 'एक बढ़िया सा फ्लैट बताओ जिसका किराया ज़्यादा न हो और पानी की दिक्कत न हो',
        set: { property_type: 'apartment', amenities: ['water_supply'] },
      },
      {
        text: 'कृपया ग्वालियर में बिक्री हेतु उपलब्ध स्वतंत्र मकानों की सूची दिखाएँ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Gwalior' },
      },
      {
        text: 'रिटायरमेंट के बाद हरिद्वार में बसना है, दो बेडरूम का फ्लैट, बजट चालीस पैंतालीस लाख',
        set: {
          property_type: 'apartment',
          city: 'Haridwar',
          bedrooms: exactly(2),
          price: between(4000000, 4500000),
        },
      },
    ],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'apun ko thane me 1 bhk mangta h rent pe 15k tak',
        set: { transaction_type: 'rent', city: 'Thane', bedrooms: exactly(1), price: upTo(15000) },
      },
      {
        text: 'gwalior mein ghar lena tha 45 50 lakh tak ka koi ho to btaiyega',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Gwalior',
          price: between(4500000, 5000000),
        },
      },
      {
        text: 'mere liye ek makan dhundh do agra me kiraya 7-8 hazar tak ho',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Agra', price: between(7000, 8000) },
      },
      {
        text: 'bhai koi plot h kya sonipat me 50 gaj wala bhi chlega',
        set: { property_type: 'land', city: 'Sonipat', size_sqft: atLeast(450) },
      },
      {
        text: 'Hamein Raipur mein ek dukaan nahi balki ghar chahiye kiraye par',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Raipur' },
      },
      {
        text: 'shaadi k baad alag ghar lena pad rha h, noida me 2bhk rent pe dekh rhe, max 22k',
        set: {
          transaction_type: 'rent',
          city: 'Noida',
          bedrooms: exactly(2),
          price: upTo(22000),
          property_type: 'house',
        },
      },
      {
        text: 'plz suggest karo bangalore marathahalli me koi 2 bhk jo 30k se kam ho aur bachelors allowed ho',
        set: { city: 'Bengaluru', area: 'Marathahalli', bedrooms: exactly(2), price: upTo(30000) },
      },
      {
        text: 'jamshedpur me ek tho flat chahiye 2 bedroom ka kinna hai',
        set: { property_type: 'apartment', city: 'Jamshedpur', bedrooms: exactly(2) },
      },
      {
        text: 'ghaziabad raj nagar extension me 3 bhk ready to move khareedna hai, 75 lac ke niche niche',
        set: {
          transaction_type: 'sale',
          city: 'Ghaziabad',
          area: 'Raj Nagar Extension',
          bedrooms: exactly(3),
          price: upTo(7500000),
        },
      },
      {
        text: 'main ek chhota sa flat lene ki soch raha hoon lagbhag pachees lakh mein, kanpur ya lucknow',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Kanpur', price: upTo(2500000) },
      },
      {
        text: 'ek bigha jamin chahiye hapur side kheti k liye',
        set: { property_type: 'land', city: 'Hapur' },
      },
      {
        text: 'muje ak room chaiye rent me indore bhawarkua',
        set: { transaction_type: 'rent', city: 'Indore', area: 'Bhawarkua' },
      },
      {
        text: 'lift wali building me 4th floor tak ka flat, 2bhk, mira road, bhade pe 18 se 20',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Mira Road',
          bedrooms: exactly(2),
          price: between(18000, 20000),
          amenities: ['lift'],
        },
      },
    ],
  },
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'हम लोग Pune shift हो रहे हैं next month, 2BHK fully furnished flat on rent चाहिए near Magarpatta, budget 35k max',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Pune',
          area: 'Magarpatta',
          bedrooms: exactly(2),
          price: upTo(35000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'Sir I need a kothi in Ludhiana, kam se kam 200 gaj, budget 1.5 crore, purchase ke liye',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          size_sqft: atLeast(1800),
          price: upTo(15000000),
        },
      },
      {
        text: 'Ghar chahiye with modular kitchen, 3 bedrooms, Lucknow Gomti Nagar, rent maximum पच्चीस thousand',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Lucknow',
          area: 'Gomti Nagar',
          bedrooms: exactly(3),
          price: upTo(25000),
        },
      },
      {
        text: 'कोई villa है for sale in Goa under 3 crore with private pool?',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Goa',
          price: upTo(30000000),
          amenities: ['swimming_pool'],
        },
      },
      {
        text: 'mujhe ek place to stay chahiye in Mumbai, preferably Chembur, on rent',
        set: { transaction_type: 'rent', city: 'Mumbai', area: 'Chembur' },
      },
      {
        text: 'hum family of five hain so 3 bedroom ghar best rahega, Nagpur me, buy karna hai',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nagpur', bedrooms: exactly(3) },
      },
      {
        text: 'Kindly मुझे इंदौर में 1500 sqft का plot दिखाएं within 30 lakhs',
        set: { property_type: 'land', city: 'Indore', size_sqft: atLeast(1500), price: upTo(3000000) },
      },
      {
        text: 'any 1bhk available hai kya in Malviya Nagar Delhi for rent around 18k',
        set: {
          transaction_type: 'rent',
          city: 'Delhi',
          area: 'Malviya Nagar',
          bedrooms: exactly(1),
          price: upTo(18000),
        },
      },
      {
        text: 'looking to buy apartment Chandigarh ya Zirakpur side, gated society ho and gym bhi',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Chandigarh',
          amenities: ['gated_community', 'gym'],
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      { text: 'नहीं नहीं किराये का ही चाहिए', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'मोल लेना है', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'प्लॉट',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      { text: 'गुवाहाटी', asked: 'city', known: { transaction_type: 'sale' }, set: { city: 'Guwahati' } },
      {
        text: 'शहर के बीचोंबीच हज़रतगंज में',
        asked: 'area',
        known: { city: 'Lucknow' },
        set: { area: 'Hazratganj' },
      },
      { text: 'आप ही कोई अच्छा इलाका देख लीजिए', asked: 'area', known: { city: 'Lucknow' }, any: ['area'] },
      {
        text: 'अस्सी से ऊपर मत जाना',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8000000) },
      },
      {
        text: 'महीने के आठ साढ़े आठ हज़ार',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(8000, 8500) },
      },
      {
        text: 'बस दो काफी हैं',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'डेढ़ सौ गज',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(1350) },
        numbers: [150],
      },
      {
        text: 'ऐसा कुछ खास नहीं बस पार्किंग मिल जाए',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking'] },
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      {
        text: 'kothi',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      {
        text: 'mai to bareilly me dekh raha hu',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Bareilly' },
      },
      { text: 'area koi bhi chalega bas safe ho', asked: 'area', known: { city: 'Pune' }, any: ['area'] },
      {
        text: 'ek crore se upar',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(10000000) },
      },
      {
        text: 'dus se barah hazar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(10000, 12000) },
      },
      { text: 'jitne mile utne', asked: 'bedrooms', known: { transaction_type: 'rent' }, any: ['bedrooms'] },
      {
        text: 'ek bedroom kaafi hai',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(1) },
      },
      {
        text: 'budget ka abhi kuch socha nahi',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      { text: 'purchase करेंगे', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'villa या independent house',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      {
        text: '25 to 30 thousand तक ठीक है',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(25000, 30000) },
      },
      {
        text: 'no specific amenities चाहिए',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
    ],
  },
  {
    phenomenon: 'changes, native',
    cases: [
      {
        text: 'अच्छा एक काम करो बजट चालीस हज़ार कर दो और पार्किंग भी जोड़ दो',
        known: { transaction_type: 'rent', price: upTo(30000) },
        set: { price: upTo(40000), amenities: ['parking'] },
      },
      {
        text: 'अरे नहीं मैंने नागपुर नहीं नासिक कहा था',
        known: { transaction_type: 'rent', city: 'Nagpur' },
        set: { city: 'Nashik' },
      },
      {
        text: 'तीन बेडरूम वाला छोड़िए दो वाला ही ठीक रहेगा',
        known: { transaction_type: 'rent', bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'अब किराए का नहीं देख रहे, खरीदने का मन बना लिया है',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'लिफ्ट हो या न हो हमें क्या',
        known: { transaction_type: 'rent', amenities: ['lift'] },
        drop: ['lift'],
      },
      {
        text: 'प्लॉट भी चलेगा और मकान भी',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        any: ['property_type'],
      },
      {
        text: 'शहर बदलना है, पुणे की जगह मुंबई',
        known: { transaction_type: 'rent', city: 'Pune' },
        set: { city: 'Mumbai' },
      },
      {
        text: 'सिर्फ दस हज़ार और बढ़ा दो',
        known: { transaction_type: 'rent', price: upTo(30000) },
        set: { price: upTo(40000) },
      },
      {
        text: 'बालकनी वाली बात भूल जाइए',
        known: { transaction_type: 'rent', amenities: ['balcony'] },
        drop: ['balcony'],
      },
      {
        text: 'एरिया की कोई पाबंदी नहीं है पूरे शहर में कहीं भी दिखाओ',
        known: { transaction_type: 'rent', city: 'Patna' },
        any: ['area'],
      },
    ],
  },
  {
    phenomenon: 'changes, latin',
    cases: [
      {
        text: 'ruko ruko 2 nahi 3 bhk',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'parking add kar do aur lift hata do',
        known: { transaction_type: 'rent', amenities: ['lift'] },
        set: { amenities: ['parking'] },
        drop: ['lift'],
      },
      {
        text: 'makan nhi chahiye ab flat hi dikhao',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'budget 50 lakh se 60 lakh kar do',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
      {
        text: 'kiraye par ya kharidna kuch bhi chalega',
        asked: 'transaction_type',
        any: ['transaction_type'],
      },
      {
        text: 'gurgaon cancel, faridabad dekho',
        known: { transaction_type: 'rent', city: 'Gurugram' },
        set: { city: 'Faridabad' },
      },
      {
        text: '1 bhk bhi chalega 2 bhk bhi',
        known: { transaction_type: 'rent' },
        set: { bedrooms: between(1, 2) },
      },
      {
        text: 'sasta wala chahiye to location kahi bhi chalegi',
        known: { transaction_type: 'rent', city: 'Delhi' },
        any: ['area'],
      },
    ],
  },
  {
    phenomenon: 'changes, mixed',
    cases: [
      {
        text: 'Actually budget थोड़ा कम है, make it 18k',
        known: { transaction_type: 'rent', price: upTo(25000) },
        set: { price: upTo(18000) },
      },
      {
        text: 'not Bandra, मैंने Borivali कहा था',
        known: { transaction_type: 'rent', area: 'Bandra' },
        set: { area: 'Borivali' },
      },
      {
        text: 'gym की कोई need नहीं है',
        known: { transaction_type: 'rent', amenities: ['gym'] },
        drop: ['gym'],
      },
      {
        text: 'flat ya house, anything works for me भाई',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'अब मैं buy करने का सोच रहा हूँ instead of rent',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
    ],
  },
  {
    phenomenon: 'questions, native',
    counter: true,
    cases: [
      { text: 'आपके पास मेरा नंबर कैसे आया', act: 'question' },
      { text: 'तीन बेडरूम वाले में लिफ्ट है या नहीं', shown: 3, act: 'question' },
      { text: 'क्या बीस हज़ार से कम में बात बन सकती है', shown: 2, act: 'question' },
      { text: 'पानी कितने घंटे आता है और बोरिंग है क्या', shown: 2, act: 'question' },
      { text: 'यह कॉलोनी बच्चों के लिए सुरक्षित है ना', shown: 2, act: 'question' },
      { text: 'गोमती नगर में ज़मीन का क्या रेट चल रहा है', act: 'question' },
      { text: 'घर कितने साल पुराना है', shown: 2, act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, native',
    counter: true,
    cases: [
      { text: 'मेरे लिए शाम सात बजे दो लोगों की टेबल बुक करो', act: 'unclear' },
      { text: 'लिविंग रूम के पंखे की गति कम करो', act: 'unclear' },
      { text: 'क्या कल मुझे छाता ले जाना चाहिए', act: 'question' },
      { text: 'अगला शुक्रवार किस तारीख को है', act: 'question' },
      { text: 'पापा को ईमेल लिखो कि मैं घर देर से आऊँगा', act: 'unclear' },
      { text: 'एक डॉलर में कितने रुपये होते हैं', act: 'question' },
      { text: 'मुझे हँसाओ कोई चुटकुला सुनाओ', act: 'unclear' },
      { text: 'राम मंदिर का उद्घाटन कब हुआ था', act: 'question' },
      { text: 'मेरी खरीदारी की सूची में दूध और अंडे डालो', act: 'unclear' },
      { text: 'मैं आज बहुत थक गया हूँ घर का सारा काम करना पड़ा', act: 'unclear' },
      { text: 'हमारे मोहल्ले में तीन दिन से पानी नहीं आ रहा', act: 'unclear' },
      { text: 'कमरे की सफाई के लिए वैक्यूम क्लीनर चालू करो', act: 'unclear' },
      { text: 'बीस मिनट बाद चावल का कुकर बंद करने की याद दिलाना', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions, latin',
    counter: true,
    cases: [
      { text: 'aap log kitna commission lete ho', act: 'question' },
      { text: 'dusra wala kaha pe h exact location bhejo', shown: 3, act: 'question' },
      { text: 'isme 2 bike khadi ho jayegi kya', shown: 2, act: 'question' },
      { text: 'kya bank se 80 percent loan mil jayega is makan pe', shown: 2, act: 'question' },
      { text: 'rera number kya hai is project ka', shown: 2, act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, latin',
    counter: true,
    cases: [
      { text: 'ghar ki bijli chali gayi hai 2 ghante se', act: 'unclear' },
      { text: 'mere bete ka admission ho gaya iit kanpur me', act: 'unclear' },
      { text: 'whatsapp pe photo bhej dena 5 baje tak', act: 'unclear' },
      { text: 'aaj sona kitne ka hai 10 gram', act: 'question' },
      { text: 'chai ka samay ho gaya hai', act: 'unclear' },
      { text: 'mere paas abhi time nahi hai', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions, mixed',
    counter: true,
    cases: [
      { text: 'possession कब तक मिलेगा and is it RERA approved', shown: 2, act: 'question' },
      { text: 'What is the rate of flats in गोमती नगर', act: 'question' },
      { text: 'क्या second option में balcony है', shown: 3, act: 'question' },
      { text: 'add milk and bread to my shopping list यार', act: 'unclear' },
      { text: 'अभी मैं office में busy हूँ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'जी हाँ करवा दीजिए', act: 'affirm' },
      { text: 'ना ना रहने दो', act: 'deny' },
      { text: 'पुरानी बातें भूल जाओ नया शुरू करते हैं', act: 'restart' },
      { text: 'कोई इंसान है क्या वहाँ जिससे बात हो सके', act: 'handoff' },
      { text: 'राधे राधे', act: 'greet' },
      { text: 'आपकी मदद के लिए शुक्रिया', act: 'thanks' },
      { text: 'चलो बाद में बात करते हैं', act: 'goodbye' },
      { text: 'मुझे बताइए यह कैसे काम करता है', act: 'help' },
      { text: 'आखिरी वाली बात दोहरा दीजिए', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'hmm sahi hai', act: 'affirm' },
      { text: 'nhi bhai aisa nhi h', act: 'deny' },
      { text: 'reset karo sab', act: 'restart' },
      { text: 'call karwa do kisi se', act: 'handoff' },
      { text: 'hello bhai sahab', act: 'greet' },
      { text: 'bahut acha kaam kiya shukriya', act: 'thanks' },
      { text: 'alvida dost', act: 'goodbye' },
      { text: 'kya karna h mujhe', act: 'help' },
      { text: 'samjha nahi phir se batao', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, mixed',
    cases: [
      { text: 'okay done करते हैं', act: 'affirm' },
      { text: 'please call me back मेरे नंबर पर', act: 'handoff' },
      { text: 'thanks आपका', act: 'thanks' },
      { text: 'चलो bye take care', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'numbers, native',
    cases: [
      {
        text: 'साढ़े बारह सौ वर्ग फुट',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(1250) },
        numbers: [1250],
      },
      {
        text: 'तीन लाख सत्तर हज़ार',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(370000) },
        numbers: [370000],
      },
    ],
  },
  {
    phenomenon: 'numbers, latin',
    cases: [
      {
        text: 'sava lakh mahina',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(125000) },
        numbers: [125000],
      },
      {
        text: 'unchaas lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4900000) },
        numbers: [4900000],
      },
      {
        text: 'ikyasi hazaar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(81000) },
        numbers: [81000],
      },
    ],
  },
]
