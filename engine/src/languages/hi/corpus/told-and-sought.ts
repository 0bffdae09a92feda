import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const toldAndSought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'पिछले साल हमने कानपुर वाला मकान बेच दिया, अब लखनऊ में तीन बेडरूम का फ्लैट लेना चाहते हैं',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Lucknow', bedrooms: exactly(3) },
      },
      {
        text: 'बेटी की शादी जनवरी में है, इसलिए इंदौर में तीन कमरे का घर चाहिए',
        set: { property_type: 'house', city: 'Indore', bedrooms: exactly(3) },
      },
      {
        text: 'पापा सीढ़ी नहीं चढ़ पाते, तो लिफ्ट वाला फ्लैट ही दिखाइए',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'मैं बैंक में नौकरी करता हूँ, पटना में किराए पर एक छोटा सा मकान चाहिए था',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Patna' },
      },
      {
        text: 'पैंतालीस लाख से ऊपर नहीं जा सकते',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4500000) },
        numbers: [4500000],
      },
      {
        text: 'ढाई करोड़ के अंदर बांद्रा में कोई बंगला मिलेगा क्या',
        set: { property_type: 'house', area: 'Bandra', price: upTo(25000000) },
      },
      {
        text: 'महीने के बारह हज़ार तक दे सकते हैं',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
      },
      {
        text: 'पंद्रह से बीस हजार के बीच',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 20000) },
        numbers: [{ min: 15000, max: 20000 }],
      },
      {
        text: 'भोपाल में दो सौ गज का प्लॉट खरीदना है',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Bhopal', size_sqft: atLeast(1800) },
      },
      {
        text: 'किराए का नहीं, अपना घर लेना है',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      { text: 'पार्किंग न भी हो तो चलेगा', known: { amenities: ['parking'] }, drop: ['parking'] },
      {
        text: 'इलाका कोई भी हो, बस पानी की सुविधा अच्छी होनी चाहिए',
        set: { amenities: ['water_supply'] },
        any: ['area'],
      },
      {
        text: 'साठ नहीं, सत्तर लाख मान लीजिए',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      {
        text: 'मेरा ऑफिस हिंजवडी में है, उसके पास एक वन बीएचके किराए पे ढूंढ रहा हूँ',
        set: { transaction_type: 'rent', area: 'Hinjewadi', bedrooms: exactly(1) },
      },
      { text: 'बारह सौ स्क्वायर फीट काफी है', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
      {
        text: 'कार पार्किंग, जनरेटर और गार्ड तीनों चाहिए',
        set: { amenities: ['parking', 'power_backup', 'security'] },
      },
      { text: 'बिना फर्नीचर वाला भी चलेगा', set: { amenities: ['unfurnished'] } },
      {
        text: 'जयपुर में पच्चीस से पैंतीस लाख के बीच रिहायशी प्लॉट',
        set: { property_type: 'land', city: 'Jaipur', price: between(2500000, 3500000) },
      },
      { text: 'मुझे नहीं पता, आप ही बताइए', asked: 'price', any: ['price'] },
      { text: 'अंधेरी या गोरेगांव में कुछ है क्या', set: { area: 'Andheri' } },
      {
        text: 'सवा करोड़ तक देख लीजिए',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'इस घर का एडवांस कितना देना पड़ेगा?', act: 'question' },
      { text: 'वहाँ पानी की दिक्कत तो नहीं है', act: 'question' },
      { text: 'आसपास कोई अच्छा स्कूल है क्या?', act: 'question' },
      { text: 'कल की बारिश में हमारी छत टपकने लगी', act: 'unclear' },
      { text: 'मेरा भाई दो साल से हैदराबाद में रह रहा है', act: 'unclear' },
      { text: 'मामा जी ने पिछले महीने नागपुर में एक करोड़ का घर लिया', act: 'unclear' },
      { text: 'कल सुबह दस बजे देखने आ सकते हैं क्या', act: 'question' },
      { text: 'एक मिनट, पत्नी से पूछ कर बताता हूँ', act: 'unclear' },
      { text: 'हाँ जी, बिल्कुल वही', act: 'affirm' },
      { text: 'नहीं जी, ये ठीक नहीं', act: 'deny' },
      { text: 'ठीक है, फिर मिलते हैं', act: 'goodbye' },
      { text: 'आपका कोई आदमी मुझसे बात कर सकता है?', act: 'handoff' },
      { text: 'चलो शुरू से करते हैं', act: 'restart' },
      { text: 'एक बार फिर बोलिए', act: 'repeat' },
      { text: 'कम से कम दो बाथरूम होने चाहिए', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'andheri me 2bhk rent pe chahiye, 40k ke andar',
        set: { transaction_type: 'rent', area: 'Andheri', bedrooms: exactly(2), price: upTo(40000) },
      },
      {
        text: 'pichle saal humne kanpur ka ghar bech diya, ab lucknow me flat lena hai',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Lucknow' },
      },
      {
        text: 'didi ki shadi january me hai to ek bada ghar chahiye indore me',
        set: { property_type: 'house', city: 'Indore' },
      },
      {
        text: 'budget bas 40 lakh hai, usse upar nahi',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4000000) },
      },
      {
        text: 'malviya nagar nahi, saket dekhte hain',
        known: { area: 'Malviya Nagar' },
        set: { area: 'Saket' },
      },
      {
        text: 'nagpur me 1500 sqft plot lena hai, budget 15 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Nagpur',
          size_sqft: atLeast(1500),
          price: upTo(1500000),
        },
      },
      {
        text: 'gurgaon me makan kiraye pe milega kya, 20k tak',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Gurugram', price: upTo(20000) },
      },
      { text: 'parking chahiye, lift ho to accha', set: { amenities: ['parking', 'lift'] } },
      { text: 'kahin bhi chalega', asked: 'area', any: ['area'] },
      { text: 'tees hazaar kiraya de sakta hu', set: { transaction_type: 'rent', price: upTo(30000) } },
      {
        text: 'saadhe teen lakh se paune char lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(350000, 375000) },
        numbers: [{ min: 350000, max: 375000 }],
      },
      {
        text: 'dwarka side flat dekh raha hu, 60 lakh budget',
        set: { property_type: 'apartment', area: 'Dwarka', price: upTo(6000000) },
      },
      {
        text: 'mujhe kharadi ya viman nagar me ek independent house chahiye rent pe',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Kharadi' },
      },
      {
        text: 'koregaon park me 2bhk kiraye pe',
        set: { transaction_type: 'rent', area: 'Koregaon Park', bedrooms: exactly(2) },
      },
      {
        text: 'metro ke paas koi flat hai kya kiraye ka',
        set: { transaction_type: 'rent', property_type: 'apartment' },
      },
      {
        text: 'aurangabad bihar me jameen leni hai',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Aurangabad (Bihar)' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'dono nahi chahiye, kuch aur dikhao', act: 'question' },
      { text: 'school paas me ho to accha rahega', act: 'unclear' },
      { text: 'wo kitne sq ft ka hai?', act: 'question' },
      { text: 'bahut mehnga hai, thoda sasta dikhao', act: 'question' },
      { text: 'aaj bahut garmi hai yaar', act: 'unclear' },
      { text: 'namaste ji', act: 'greet' },
      { text: 'theek hai shukriya', act: 'thanks' },
      { text: 'baat karao mujhe kisi se', act: 'handoff' },
      { text: 'bachelor ko ghar dete hain kya?', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Wakad में 2 bedroom flat किराए पर चाहिए, rent 25k के अंदर',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Wakad',
          bedrooms: exactly(2),
          price: upTo(25000),
        },
      },
      {
        text: 'Budget 80 lakhs तक, 1200 sqft से कम नहीं',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8000000), size_sqft: atLeast(1200) },
      },
      {
        text: 'Semi furnished हो तो better, gym नहीं चाहिए',
        known: { amenities: ['gym'] },
        set: { amenities: ['semi_furnished'] },
        drop: ['gym'],
      },
      {
        text: 'हम family of 5 हैं, so 3BHK flat चाहिए Powai side',
        set: { property_type: 'apartment', area: 'Powai', bedrooms: exactly(3) },
      },
      {
        text: 'Rent 20,000 नहीं, 22,000 तक ठीक है',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(22000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'मेरे friend ने Bangalore में 1 crore का flat लिया', act: 'unclear' },
      { text: 'इस flat पे loan मिलेगा?', act: 'question' },
    ],
  },
]
