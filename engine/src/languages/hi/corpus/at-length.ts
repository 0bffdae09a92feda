import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Several things in one long turn, and questions with amounts and amenities in them. */
export const atLength: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'नमस्ते, क्या आप मुझे मैसूर में एक ऐसा अपार्टमेंट दिखा सकते हैं जो दो बेडरूम का हो, फर्निश्ड हो और जिसका किराया पच्चीस हज़ार रुपये से अधिक न हो',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mysuru',
          bedrooms: exactly(2),
          price: upTo(25000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'मैं रिटायर हो चुका हूँ और अपनी पत्नी के साथ शांति से रहने के लिए देहरादून में एक छोटा बंगला खरीदना चाहता हूँ, मेरा बजट अस्सी लाख है',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Dehradun', price: upTo(8000000) },
      },
      {
        text: 'मेरे लिए लखनऊ या कानपुर में कोई अच्छा प्लॉट देखिए जो तीस बाई पचास का हो',
        set: { property_type: 'land', city: 'Lucknow', size_sqft: atLeast(1500) },
      },
      {
        text: 'हम चार लोगों का परिवार हैं और हमें पुणे के औंध में तीन बेडरूम वाला फ्लैट किराए पर चाहिए जिसमें लिफ्ट, पार्किंग और चौबीस घंटे पानी हो',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Pune',
          area: 'Aundh',
          bedrooms: exactly(3),
          amenities: ['lift', 'parking', 'water_supply'],
        },
      },
      {
        text: 'बजट बारह लाख से पंद्रह लाख, भोपाल, प्लॉट',
        set: { property_type: 'land', city: 'Bhopal', price: between(1200000, 1500000) },
      },
      {
        text: 'फरीदाबाद में ₹45,00,000 तक का 2 बीएचके फ्लैट बिक्री के लिए',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Faridabad',
          bedrooms: exactly(2),
          price: upTo(4500000),
        },
      },
      {
        text: 'मुझे एक करोड़ पच्चीस लाख में गुरुग्राम के सेक्टर 57 में तीन बेडरूम का बिल्डर फ्लोर चाहिए',
        set: {
          property_type: 'apartment',
          city: 'Gurugram',
          area: 'Sector 57',
          bedrooms: exactly(3),
          price: upTo(12500000),
        },
      },
      {
        text: 'क्या जयपुर में बीस से पच्चीस हज़ार किराये में तीन कमरों का मकान मिलना संभव है',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Jaipur',
          bedrooms: exactly(3),
          price: between(20000, 25000),
        },
      },
      {
        text: 'रोहतक रोड पर दिल्ली में दो सौ गज का मकान लेना चाहते हैं हम लोग',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Delhi', size_sqft: atLeast(1800) },
      },
      {
        text: 'सबसे ज़रूरी चीज़ है पार्किंग, उसके बाद लिफ्ट, बाकी दो बेडरूम का कोई भी फ्लैट चलेगा इंदौर में किराये पर',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Indore',
          bedrooms: exactly(2),
          amenities: ['parking', 'lift'],
        },
      },
      {
        text: 'ठाणे के घोड़बंदर रोड पर एक बीएचके चाहिए, पंद्रह से अठारह हज़ार किराया, सेमी फर्निश्ड',
        set: {
          transaction_type: 'rent',
          city: 'Thane',
          area: 'Ghodbunder Road',
          bedrooms: exactly(1),
          price: between(15000, 18000),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'अमेरिका से वापस आ रहा हूँ, बेंगलुरु के व्हाइटफील्ड में चार बेडरूम का विला, बजट तीन से चार करोड़, क्लब हाउस और जिम के साथ',
        set: {
          property_type: 'house',
          city: 'Bengaluru',
          area: 'Whitefield',
          bedrooms: exactly(4),
          price: between(30000000, 40000000),
          amenities: ['clubhouse', 'gym'],
        },
      },
      { text: 'मुझे सस्ता घर चाहिए', set: { property_type: 'house' } },
      { text: 'किराये का मकान ढूँढ रहे हैं', set: { transaction_type: 'rent', property_type: 'house' } },
      {
        text: 'दुकान के ऊपर वाला मकान भी चलेगा, मथुरा में, छह हज़ार किराया',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mathura', price: upTo(6000) },
      },
    ],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'namaste kya aap mujhe mysore me ek 2 bedroom ka furnished flat dikha sakte hai jiska rent 25000 se kam ho',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mysuru',
          bedrooms: exactly(2),
          price: upTo(25000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'mai apni family k sath jaipur shift ho raha hu mujhe 3 bhk chahiye kiraye pe vaishali nagar ya mansarovar me',
        set: { transaction_type: 'rent', city: 'Jaipur', area: 'Vaishali Nagar', bedrooms: exactly(3) },
      },
      {
        text: '30x50 ka plot chahiye indore me 40 lac tak',
        set: { property_type: 'land', city: 'Indore', size_sqft: atLeast(1500), price: upTo(4000000) },
      },
      {
        text: 'rs 15000/- per month tak ka 1bhk rent pe navi mumbai nerul me',
        set: {
          transaction_type: 'rent',
          city: 'Navi Mumbai',
          area: 'Nerul',
          bedrooms: exactly(1),
          price: upTo(15000),
        },
      },
      {
        text: 'flat khareedna hai bhai 1.25 cr tak gurgaon me 3bhk',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Gurugram',
          bedrooms: exactly(3),
          price: upTo(12500000),
        },
      },
      {
        text: 'kanpur me do manzila makan chahiye kharidne ke liye jisme char kamre ho',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kanpur', bedrooms: exactly(4) },
      },
      {
        text: 'ek ghar dekho jo school ke paas ho aur rent 12k ho, bareilly me',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bareilly', price: upTo(12000) },
      },
      {
        text: 'sasta flat lena hai noida me',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Noida' },
      },
      {
        text: 'mujhe rent par ghar chahiye jisme AC ho aur parking bhi, gurgaon sector 14',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Gurugram',
          area: 'Sector 14',
          amenities: ['air_conditioning', 'parking'],
        },
      },
      {
        text: 'pg nahi chahiye 1 rk chahiye kiraye pe kota me',
        set: { transaction_type: 'rent', city: 'Kota', bedrooms: exactly(1) },
      },
      {
        text: 'dusri gali me koi makan bikau ho to batao hisar me 20 lakh tak ka',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hisar', price: upTo(2000000) },
      },
    ],
  },
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'Hi, मेरी family Delhi से Pune move हो रही है, हमें 3BHK on rent चाहिए in Kharadi, max 40k',
        set: {
          transaction_type: 'rent',
          city: 'Pune',
          area: 'Kharadi',
          bedrooms: exactly(3),
          price: upTo(40000),
        },
      },
      {
        text: 'looking for residential plot Lucknow में, 1000 sq ft से ऊपर, 25 lakh budget',
        set: { property_type: 'land', city: 'Lucknow', size_sqft: atLeast(1000), price: upTo(2500000) },
      },
      {
        text: 'मुझे rent पे apartment चाहिए with gym, pool and security in Powai',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Powai',
          amenities: ['gym', 'swimming_pool', 'security'],
        },
      },
      {
        text: 'can you show me कुछ affordable घर in Nagpur for purchase',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nagpur' },
      },
      {
        text: 'Need furnished 1BHK, Andheri East, किराया 35k तक, immediately',
        set: {
          transaction_type: 'rent',
          area: 'Andheri East',
          bedrooms: exactly(1),
          price: upTo(35000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'मैं first time buyer हूँ, 2BHK flat in Thane, budget 80 लाख के around',
        set: { property_type: 'apartment', city: 'Thane', bedrooms: exactly(2), price: upTo(8000000) },
      },
      {
        text: 'please suggest करें कोई good villa for sale in Goa near beach',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Goa' },
      },
    ],
  },
  {
    phenomenon: 'questions, native',
    counter: true,
    cases: [
      { text: 'क्या आप बता सकते हैं कि इस फ्लैट में कितने बाथरूम हैं', shown: 1, act: 'question' },
      { text: 'मुझे यह जानना है कि किराया कितना है', shown: 1, act: 'question' },
      { text: 'क्या मकान मालिक कुत्ता रखने देगा', shown: 1, act: 'question' },
      { text: 'इस इलाके में पानी की दिक्कत तो नहीं है', shown: 1, act: 'question' },
      { text: 'तीस लाख में दो बीएचके महंगा तो नहीं है', shown: 1, act: 'question' },
      { text: 'आपका ऑफिस कहाँ है', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions, latin',
    counter: true,
    cases: [
      { text: 'bata sakte ho isme lift hai ya nahi', shown: 1, act: 'question' },
      { text: 'ye jagah metro se kitni dur hai', shown: 1, act: 'question' },
      { text: 'pune me accha area kaunsa hai rehne ke liye', act: 'question' },
      { text: 'rent kam ho sakta hai kya', shown: 1, act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, native',
    counter: true,
    cases: [
      { text: 'मैं अभी बस में हूँ बाद में बात करता हूँ', act: 'unclear' },
      { text: 'मेरे दादाजी का गाँव में बड़ा घर था', act: 'unclear' },
      { text: 'कल से स्कूल खुल रहे हैं', act: 'unclear' },
      { text: 'सोने का भाव साठ हज़ार पार कर गया', act: 'unclear' },
      { text: 'एक मिनट रुकिए मैं पति से पूछती हूँ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'other talk, latin',
    counter: true,
    cases: [
      { text: 'ruko zara soch ke batata hu', act: 'unclear' },
      { text: 'mere ghar pe mehman aaye hai', act: 'unclear' },
      { text: 'abhi office me hu sham ko dekhta hu', act: 'unclear' },
      { text: 'wife se puch ke batata hu', act: 'unclear' },
      { text: 'petrol 100 rupay litre ho gaya', act: 'unclear' },
    ],
  },
]
