import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Answers to each question and changes of each wish, in three ways of writing. */
export const answersAndChanges: CorpusSection[] = [
  {
    phenomenon: 'changes, native',
    cases: [
      {
        text: 'मैं पहले किराए पर चाहता था अब खरीदना चाहता हूँ',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'बजट बढ़ाकर अस्सी लाख कर लीजिए',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(8000000) },
      },
      {
        text: 'गाज़ियाबाद नहीं चाहिए नोएडा ही ठीक है',
        known: { transaction_type: 'rent', city: 'Ghaziabad' },
        set: { city: 'Noida' },
      },
      {
        text: 'मुझे पार्किंग नहीं चाहिए',
        known: { transaction_type: 'rent', amenities: ['parking'] },
        drop: ['parking'],
      },
      {
        text: 'पार्किंग के बिना भी चलेगा',
        known: { transaction_type: 'rent', amenities: ['parking'] },
        drop: ['parking'],
      },
      {
        text: 'बंगला बहुत महँगा है, फ्लैट दिखाइए',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'बेडरूम तीन से घटाकर दो कर दें',
        known: { transaction_type: 'rent', bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'किराया पंद्रह से ज़्यादा नहीं दे पाऊँगा',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(15000) },
      },
      {
        text: 'साथ में बालकनी भी होनी चाहिए',
        known: { transaction_type: 'rent' },
        set: { amenities: ['balcony'] },
      },
      {
        text: 'शहर वही रखो बस इलाका बदलकर हडपसर कर दो',
        known: { transaction_type: 'rent', city: 'Pune', area: 'Baner' },
        set: { area: 'Hadapsar' },
      },
      {
        text: 'सेमी फर्निश्ड हो या पूरा फर्निश्ड दोनों चलेंगे',
        known: { transaction_type: 'rent' },
        set: { amenities: ['furnished', 'semi_furnished'] },
      },
      {
        text: 'कोई भी प्रॉपर्टी चलेगी मकान फ्लैट या ज़मीन',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        any: ['property_type'],
      },
      {
        text: 'दाम जितना भी हो मुझे यही इलाका चाहिए',
        known: { transaction_type: 'sale', city: 'Delhi', area: 'Saket' },
        any: ['price'],
      },
      {
        text: 'अब बजट की सीमा नहीं है',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        any: ['price'],
      },
    ],
  },
  {
    phenomenon: 'changes, latin',
    cases: [
      {
        text: 'pehle rent socha tha ab kharidna hai',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'budget 40 ki jagah 50 lakh',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(5000000) },
      },
      {
        text: 'delhi nhi chahiye bhai noida dekho',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { city: 'Noida' },
      },
      {
        text: 'parking zaruri nahi hai',
        known: { transaction_type: 'rent', amenities: ['parking'] },
        drop: ['parking'],
      },
      {
        text: 'gym ho na ho chalega',
        known: { transaction_type: 'rent', amenities: ['gym'] },
        drop: ['gym'],
      },
      {
        text: 'makan chhodo plot dikhao',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { property_type: 'land' },
      },
      {
        text: '3 bhk kar do 2 ki jagah',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'thoda kam karo 18 hazar tak',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(18000) },
      },
      { text: 'balcony bhi add karo', known: { transaction_type: 'rent' }, set: { amenities: ['balcony'] } },
      {
        text: 'area badalna hai',
        known: { transaction_type: 'rent', city: 'Pune', area: 'Baner' },
        drop: ['area'],
      },
      {
        text: 'baner hata ke aundh kar do',
        known: { transaction_type: 'rent', city: 'Pune', area: 'Baner' },
        set: { area: 'Aundh' },
      },
      { text: 'rent ho ya sale dono dikha do', known: { city: 'Pune' }, any: ['transaction_type'] },
      {
        text: 'flat mil jaye ya ghar sab chalega',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      { text: 'budget koi bhi ho', known: { transaction_type: 'sale' }, any: ['price'] },
    ],
  },
  {
    phenomenon: 'changes, mixed',
    cases: [
      {
        text: 'rent नहीं, I want to buy',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'please budget 60 lakh कर दीजिए',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
      {
        text: 'Pune छोड़ो, try Mumbai',
        known: { transaction_type: 'rent', city: 'Pune' },
        set: { city: 'Mumbai' },
      },
      {
        text: 'parking not necessary यार',
        known: { transaction_type: 'rent', amenities: ['parking'] },
        drop: ['parking'],
      },
      {
        text: 'भाई apartment हटाओ और independent house दिखाओ',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: '2 bedroom नहीं 3 bedroom',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      { text: 'lift भी add कर दो please', known: { transaction_type: 'rent' }, set: { amenities: ['lift'] } },
      {
        text: 'any type चलेगा, flat या house',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      { text: 'किराए के लिए', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'मुझे खरीदना पड़ेगा', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'इंडिपेंडेंट हाउस',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      {
        text: 'फ्लैट ही ठीक है',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
      { text: 'आगरा में', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Agra' } },
      {
        text: 'हमें तो बस कानपुर चाहिए',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Kanpur' },
      },
      { text: 'कोई ख़ास नहीं', asked: 'area', known: { city: 'Agra' }, any: ['area'] },
      { text: 'मेट्रो के पास कहीं भी', asked: 'area', known: { city: 'Delhi' }, any: ['area'] },
      {
        text: 'पच्चीस लाख के आसपास',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(2500000) },
      },
      {
        text: 'आठ दस हज़ार',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(8000, 10000) },
      },
      {
        text: 'एक बेडरूम',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(1) },
      },
      {
        text: 'तीन या चार',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: between(3, 4) },
      },
      {
        text: 'पार्किंग और सुरक्षा',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking', 'security'] },
      },
      {
        text: 'कुछ नहीं बस इतना ही',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      { text: 'khareedne ke liye', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'rent pe chahiye', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'apartment ya flat',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'zameen',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      { text: 'mumbai mein', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Mumbai' } },
      {
        text: 'abhi lucknow soch rahe hai',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Lucknow' },
      },
      {
        text: 'vaishali nagar ke aas paas',
        asked: 'area',
        known: { city: 'Jaipur' },
        set: { area: 'Vaishali Nagar' },
      },
      {
        text: '15 se 20 hazar ke beech',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 20000) },
      },
      {
        text: 'sattar lakh tak',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7000000) },
      },
      {
        text: 'do bedroom chahiye',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'char se kam nahi',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: atLeast(4) },
      },
      {
        text: '1500 sqft',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(1500) },
      },
      {
        text: 'covered parking honi chahiye',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking'] },
      },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      { text: 'rent के लिए', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'plot या land',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      { text: 'Bangalore में', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Bengaluru' } },
      { text: 'near airport कहीं भी', asked: 'area', known: { city: 'Pune' }, any: ['area'] },
      {
        text: 'twenty हज़ार',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      {
        text: '2 या 3 bhk',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: between(2, 3) },
      },
      {
        text: 'nothing special बस parking',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking'] },
      },
    ],
  },
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'मुझे अहमदाबाद में ऑफिस के पास एक बीएचके किराए पर चाहिए दस हज़ार तक',
        set: { transaction_type: 'rent', city: 'Ahmedabad', bedrooms: exactly(1), price: upTo(10000) },
      },
      {
        text: 'बेटा ज़रा कोई अच्छा सा मकान बता दो मेरठ में जो बीस पच्चीस लाख में आ जाए',
        set: { property_type: 'house', city: 'Meerut', price: between(2000000, 2500000) },
      },
      {
        text: 'दो बेडरूम वाला अपार्टमेंट मुंबई के पवई में किराया पचास हज़ार तक जिम और स्विमिंग पूल के साथ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mumbai',
          area: 'Powai',
          bedrooms: exactly(2),
          price: upTo(50000),
          amenities: ['gym', 'swimming_pool'],
        },
      },
      {
        text: 'हमें अंबाला में दो सौ पचास गज की कोठी लेनी है बजट सत्तर लाख',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ambala',
          size_sqft: atLeast(2250),
          price: upTo(7000000),
        },
      },
      {
        text: 'मुझे ऐसा फ्लैट चाहिए जिसका किराया बीस हज़ार से कम हो और जो पूरी तरह से फर्निश्ड हो',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          price: upTo(20000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'विजयवाड़ा में एक प्लॉट देख रहा हूँ लगभग डेढ़ सौ गज',
        set: { property_type: 'land', city: 'Vijayawada', size_sqft: atLeast(1350) },
      },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'ठीक है चलेगा', act: 'affirm' },
      { text: 'नहीं जी', act: 'deny' },
      { text: 'यह गलत है', act: 'deny' },
      { text: 'फिर से शुरू करो', act: 'restart' },
      { text: 'मेरी मदद करो', act: 'help' },
      { text: 'फिर से बोलो', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'haan ji', act: 'affirm' },
      { text: 'thik hai chalega', act: 'affirm' },
      { text: 'nahi ji', act: 'deny' },
      { text: 'galat hai', act: 'deny' },
      { text: 'shuru se karo', act: 'restart' },
      { text: 'kisi se baat karao', act: 'handoff' },
      { text: 'shukriya', act: 'thanks' },
      { text: 'bye', act: 'goodbye' },
      { text: 'meri help karo', act: 'help' },
      { text: 'dobara bolo', act: 'repeat' },
    ],
  },
]
