import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const homesAndHouseholds: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'रिटायरमेंट का पैसा मिला है, उसमें से तीस लाख में देहरादून के पास छोटा सा घर लेने की सोच रहा हूँ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Dehradun', price: upTo(3000000) },
      },
      {
        text: 'मकान मालिक ने खाली करने को बोल दिया है, अगले महीने तक करोल बाग में दो बेडरूम का मकान किराए पर मिल जाए',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Karol Bagh', bedrooms: exactly(2) },
      },
      {
        text: 'मकान बनवाने के लिए दो सौ गज ज़मीन गोमती नगर की तरफ देख रहे हैं',
        set: { property_type: 'land', area: 'Gomti Nagar', size_sqft: atLeast(1800) },
      },
      {
        text: 'सत्रह नहीं पंद्रह',
        asked: 'price',
        known: { transaction_type: 'rent', price: upTo(17000) },
        set: { price: upTo(15000) },
      },
      {
        text: 'साढ़े छह लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(650000) },
        numbers: [650000],
      },
      {
        text: 'पचास से साठ लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(5000000, 6000000) },
        numbers: [{ min: 5000000, max: 6000000 }],
      },
      {
        text: 'आठ दस हज़ार के बीच',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(8000, 10000) },
      },
      { text: 'ग्वालियर या फिर झाँसी', asked: 'city', set: { city: 'Gwalior' } },
      { text: 'वाराणसी में ही देखो', asked: 'city', set: { city: 'Varanasi' } },
      { text: 'हज़रतगंज के आसपास', asked: 'area', set: { area: 'Hazratganj' } },
      { text: 'तीन', asked: 'bedrooms', set: { bedrooms: exactly(3) } },
      { text: 'पेड़ पौधे लगाने की जगह हो, इन्वर्टर भी चाहिए', set: { amenities: ['garden', 'power_backup'] } },
      { text: 'सीसीटीवी और चौकीदार सब होना चाहिए', set: { amenities: ['security'] } },
      {
        text: 'एसी नहीं चाहिए पर फर्निश्ड होना चाहिए',
        set: { amenities: ['furnished'] },
        drop: ['air_conditioning'],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'घर में चार लोग हैं, दो बच्चे पढ़ते हैं, शांत जगह हो तो अच्छा', act: 'unclear' },
      { text: 'मंदिर पास में हो तो माँ को आसानी रहेगी', act: 'unclear' },
      { text: 'वहाँ से एयरपोर्ट कितना टाइम लगता है', act: 'question' },
      { text: 'स्कूल बस अंदर आती है क्या', act: 'question' },
      { text: 'हाउस टैक्स कितना आता है?', act: 'question' },
      { text: 'आप इंसान हो या रोबोट?', act: 'question' },
      { text: 'सुबह से सिर दर्द है', act: 'unclear' },
      { text: 'ताऊ जी का लड़का दुबई से आया है', act: 'unclear' },
      { text: 'छोड़ो, बाद में देखेंगे', act: 'deny' },
      { text: 'बढ़िया, ऐसा ही करो', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'barah lakh tak, 100 gaj kaafi hai',
        known: { transaction_type: 'sale' },
        set: { price: upTo(1200000), size_sqft: atLeast(900) },
      },
      {
        text: 'vaishali side ek 1bhk kiraye ka ghar ho to batao',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Vaishali', bedrooms: exactly(1) },
      },
      { text: 'kiraya 12 tak de paunga', set: { transaction_type: 'rent', price: upTo(12000) } },
      {
        text: 'sehore ke paas 2 acre kheti ki zameen chahiye',
        set: { property_type: 'land', city: 'Sehore', size_sqft: atLeast(87120) },
      },
      { text: 'east facing hi chahiye, corner plot ho to aur badhiya', set: { property_type: 'land' } },
      {
        text: 'kiraye k liye 1 rm set chaiye mahipalpur dilli',
        set: { transaction_type: 'rent', city: 'Delhi', area: 'Mahipalpur', bedrooms: exactly(1) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'papa ne 1995 me liya tha wo ghar', act: 'unclear' },
      { text: 'yahan baarish me pani bharta hai kya?', act: 'question' },
      { text: 'ghar me wifi hai kya', act: 'question' },
      { text: 'maine abhi decide nahi kiya', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Magarpatta में 2BHK, 25k के अंदर, gym & pool चाहिए',
        set: {
          area: 'Magarpatta',
          bedrooms: exactly(2),
          price: upTo(25000),
          amenities: ['gym', 'swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Salary 60k ही है, EMI 25k से ज़्यादा नहीं दे सकता', act: 'unclear' }],
  },
]
