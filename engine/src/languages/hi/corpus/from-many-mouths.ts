import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Wishes, answers and changes as many different people put them. */
export const fromManyMouths: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'हमें राजकोट में रहने के लिए किराए के मकान की आवश्यकता है',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Rajkot' },
      },
      {
        text: 'सूरत के अडाजन में तीन बीएचके फ्लैट बेचने वाला कोई है क्या हमें लेना है',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Surat',
          area: 'Adajan',
          bedrooms: exactly(3),
        },
      },
      {
        text: 'देखिए साहब हमारा बजट बीस लाख से ऊपर का नहीं है और हमें बरेली में छोटा सा मकान चाहिए',
        set: { property_type: 'house', city: 'Bareilly', price: upTo(2000000) },
      },
      {
        text: 'मुझे मोहाली के सेक्टर सत्तर में एक कनाल की कोठी दिखाओ',
        set: { property_type: 'house', city: 'Mohali', area: 'Sector 70', size_sqft: atLeast(5445) },
      },
      {
        text: 'मैं चेन्नई में काम करता हूँ और वेलाचेरी में दो बेडरूम का घर किराए पर ढूंढ रहा हूँ',
        set: {
          city: 'Chennai',
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Velachery',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'क्या मुझे धनबाद में पच्चीस लाख में दो बेडरूम वाला फ्लैट मिल पाएगा',
        set: { property_type: 'apartment', city: 'Dhanbad', bedrooms: exactly(2), price: upTo(2500000) },
      },
      {
        text: 'जमीन चाहिए बस जमीन कम से कम एक बीघा हापुड़ रोड मेरठ पर',
        set: { property_type: 'land', city: 'Meerut' },
      },
      {
        text: 'एक करोड़ से डेढ़ करोड़ के बीच का बंगला बताइए नागपुर में जिसमें जनरेटर और लॉन हो',
        set: {
          property_type: 'house',
          city: 'Nagpur',
          price: between(10000000, 15000000),
          amenities: ['power_backup', 'garden'],
        },
      },
      {
        text: 'आप मुझे गुवाहाटी में कोई फर्निश्ड अपार्टमेंट सुझा सकते हैं क्या, किराया अठारह हज़ार तक',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Guwahati',
          price: upTo(18000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'मुझे और मेरे भाई को साथ रहने के लिए दो कमरे का फ्लैट चाहिए नोएडा सेक्टर पंद्रह में',
        set: { property_type: 'apartment', city: 'Noida', area: 'Sector 15', bedrooms: exactly(2) },
      },
      {
        text: 'मेरी माँ चल नहीं पातीं इसलिए लिफ्ट ज़रूर हो, फ्लैट तीन बीएचके, जयपुर मानसरोवर, खरीदना है',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Jaipur',
          area: 'Mansarovar',
          bedrooms: exactly(3),
          amenities: ['lift'],
        },
      },
      {
        text: 'उदयपुर में किराये पर मकान, दो मंज़िला, चार बेडरूम, पच्चीस हज़ार महीना',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Udaipur',
          bedrooms: exactly(4),
          price: upTo(25000),
        },
      },
      {
        text: 'मैं एक ऐसा घर खरीदना चाहता हूँ जो स्कूल के पास हो और जिसकी कीमत साठ लाख से ज़्यादा न हो',
        set: { transaction_type: 'sale', property_type: 'house', price: upTo(6000000) },
      },
      {
        text: 'भिलाई में आठ सौ वर्गफीट का फ्लैट, पंद्रह से अठारह लाख',
        set: {
          property_type: 'apartment',
          city: 'Bhilai',
          size_sqft: atLeast(800),
          price: between(1500000, 1800000),
        },
      },
      {
        text: 'मुझे बस एक साफ सुथरा कमरा चाहिए किराए का अलीगंज लखनऊ में चार हज़ार तक',
        set: {
          transaction_type: 'rent',
          city: 'Lucknow',
          area: 'Aliganj',
          price: upTo(4000),
          bedrooms: exactly(1),
        },
      },
    ],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'mujhe rajkot me rent pe 2bhk furnished chahiye 15 hazar me',
        set: {
          transaction_type: 'rent',
          city: 'Rajkot',
          bedrooms: exactly(2),
          price: upTo(15000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'bhai lucknow gomti nagar extension me 2bhk flat lena hai 45 se 50 lakh tak, gated society ho',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Lucknow',
          area: 'Gomti Nagar Extension',
          bedrooms: exactly(2),
          price: between(4500000, 5000000),
          amenities: ['gated_community'],
        },
      },
      {
        text: 'ghaziabad me makaan dekh rahe hai 100 gaj tak ka khareedne k liye',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Ghaziabad', size_sqft: upTo(900) },
      },
      {
        text: 'koi 3 bhk hai kya patna me kankarbagh side rent 15000 se 18000',
        set: {
          transaction_type: 'rent',
          city: 'Patna',
          area: 'Kankarbagh',
          bedrooms: exactly(3),
          price: between(15000, 18000),
        },
      },
      {
        text: 'pls help me find a flat bhade pe pune hinjewadi, 1 bhk chalega, 18k max',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Pune',
          area: 'Hinjewadi',
          bedrooms: exactly(1),
          price: upTo(18000),
        },
      },
      {
        text: 'hamara budget 35 lakh hai usme jabalpur me koi accha makan mil jaye',
        set: { property_type: 'house', city: 'Jabalpur', price: upTo(3500000) },
      },
      {
        text: 'flat chahiye sir delhi dwarka sec 10 me, 2 bedroom 2 bathroom, balcony honi chahiye, kiraya 30 tak',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Delhi',
          area: 'Sector 10 Dwarka',
          bedrooms: exactly(2),
          price: upTo(30000),
          amenities: ['balcony'],
        },
      },
      {
        text: 'jamin kharidni hai faridabad me 500 gaj industrial nahi residential',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Faridabad', size_sqft: atLeast(4500) },
      },
      {
        text: 'mai ludhiana se hu chandigarh me kothi leni hai 2 kanal di budget 8 crore',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Chandigarh',
          size_sqft: atLeast(10890),
          price: upTo(80000000),
        },
      },
      {
        text: 'akele rehne ke liye studio chahiye gurgaon dlf phase 3 kiraye par',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Gurugram', area: 'DLF Phase 3' },
      },
      {
        text: 'bachho ki school ke pass ghar dhund rhe kiraye ka mathura me',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mathura' },
      },
      {
        text: 'hyderabad kondapur 3bhk gated community gym swimming pool ke sath 1.3 cr',
        set: {
          city: 'Hyderabad',
          area: 'Kondapur',
          bedrooms: exactly(3),
          price: upTo(13000000),
          amenities: ['gated_community', 'gym', 'swimming_pool'],
        },
      },
      {
        text: 'mere ko kalyan me ghar mangta hai 1 bhk 40 lakh ke andar',
        set: { property_type: 'house', city: 'Kalyan', bedrooms: exactly(1), price: upTo(4000000) },
      },
    ],
  },
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'Good evening, मुझे अपने parents के लिए Jaipur में ground floor flat खरीदना है, budget 40 to 50 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Jaipur',
          price: between(4000000, 5000000),
        },
      },
      {
        text: 'we need a 3BHK on rent in Lucknow, गोमती नगर preferred, parking must, 30k तक',
        set: {
          transaction_type: 'rent',
          city: 'Lucknow',
          area: 'Gomti Nagar',
          bedrooms: exactly(3),
          price: upTo(30000),
          amenities: ['parking'],
        },
      },
      {
        text: 'Chandigarh में कोई pet friendly house मिलेगा for rent?',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Chandigarh',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'mera transfer Bhopal हो गया है, need 2 bedroom flat urgently, rent up to 15k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bhopal',
          bedrooms: exactly(2),
          price: upTo(15000),
        },
      },
      {
        text: 'plot 2400 sqft Raipur में buy करना है under 50 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Raipur',
          size_sqft: atLeast(2400),
          price: upTo(5000000),
        },
      },
      {
        text: 'I want कि घर में balcony हो और area safe हो, Indore, rent पे',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Indore', amenities: ['balcony'] },
      },
      {
        text: 'any villa around 2 crore देहरादून में?',
        set: { property_type: 'house', city: 'Dehradun', price: upTo(20000000) },
      },
      {
        text: 'मेरी requirement है 2BHK, Wakad Pune, sale, 70 lakh',
        set: {
          transaction_type: 'sale',
          city: 'Pune',
          area: 'Wakad',
          bedrooms: exactly(2),
          price: upTo(7000000),
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      { text: 'किराये पर चाहिए', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'खरीदूँगा', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'कोई फर्क नहीं पड़ता घर हो या फ्लैट',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      { text: 'जोधपुर राजस्थान', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Jodhpur' } },
      { text: 'सेक्टर चार में', asked: 'area', known: { city: 'Panchkula' }, set: { area: 'Sector 4' } },
      { text: 'जितना कम हो उतना अच्छा', asked: 'price', known: { transaction_type: 'rent' }, act: 'unclear' },
      {
        text: 'नौ हज़ार',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(9000) },
        numbers: [9000],
      },
      {
        text: 'पाँच कमरे',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: exactly(5) },
      },
      {
        text: 'पंद्रह सौ वर्ग फीट से ज़्यादा',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(1500) },
      },
      {
        text: 'लिफ्ट तो चाहिए ही चाहिए',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift'] },
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      { text: 'lena hai khareed ke', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'flat',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
      { text: 'bhopal mp', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Bhopal' } },
      { text: 'pitampura ya rohini', asked: 'area', known: { city: 'Delhi' }, set: { area: 'Pitampura' } },
      {
        text: 'yahi koi 12-13 hazar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(12000, 13000) },
      },
      {
        text: '1 cr tak',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(10000000) },
      },
      {
        text: 'ek ya do',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: between(1, 2) },
      },
      {
        text: 'hazar sqft',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(1000) },
      },
      {
        text: 'gym pool sab chahiye',
        asked: 'amenities',
        known: { transaction_type: 'sale' },
        set: { amenities: ['gym', 'swimming_pool'] },
      },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      { text: 'buy करेंगे', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'approx अस्सी लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8000000) },
      },
      {
        text: 'sirf गार्डन and parking',
        asked: 'amenities',
        known: { transaction_type: 'sale' },
        set: { amenities: ['garden', 'parking'] },
      },
    ],
  },
  {
    phenomenon: 'changes, native',
    cases: [
      {
        text: 'अब मुझे फ्लैट नहीं बल्कि प्लॉट देखना है',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'land' },
      },
      {
        text: 'कानपुर की जगह लखनऊ कर दो',
        known: { transaction_type: 'rent', city: 'Kanpur' },
        set: { city: 'Lucknow' },
      },
      { text: 'बजट की कोई दिक्कत नहीं है', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'तीस हज़ार ज़्यादा है, पच्चीस तक रखो',
        known: { transaction_type: 'rent', price: upTo(30000) },
        set: { price: upTo(25000) },
      },
      {
        text: 'जिम की जगह स्विमिंग पूल चाहिए',
        known: { transaction_type: 'sale', amenities: ['gym'] },
        set: { amenities: ['swimming_pool'] },
        drop: ['gym'],
      },
      {
        text: 'ना किराए पर ना, खरीदना है हमें',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'पालतू जानवर वाली बात हटा दीजिए, कुत्ता हमने दे दिया',
        known: { transaction_type: 'rent', amenities: ['pet_friendly'] },
        drop: ['pet_friendly'],
      },
      {
        text: 'दो या तीन बेडरूम, कोई भी चलेगा',
        known: { transaction_type: 'rent' },
        set: { bedrooms: between(2, 3) },
      },
    ],
  },
  {
    phenomenon: 'changes, latin',
    cases: [
      {
        text: 'sorry galti se rent bola, buy karna hai',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'wakad nahi, baner me dekhiye',
        known: { transaction_type: 'rent', city: 'Pune', area: 'Wakad' },
        set: { area: 'Baner' },
      },
      {
        text: 'power backup ki zarurat nahi hai ab',
        known: { transaction_type: 'rent', amenities: ['power_backup'] },
        drop: ['power_backup'],
      },
      {
        text: 'budget ko 70 tak le jao',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      {
        text: 'kamre 2 nahi 3 chahiye',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'city change karni hai, surat kar do',
        known: { transaction_type: 'rent', city: 'Vadodara' },
        set: { city: 'Surat' },
      },
      {
        text: 'ghar bhi chalega villa bhi flat bhi',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
    ],
  },
  {
    phenomenon: 'changes, mixed',
    cases: [
      {
        text: 'swimming pool remove कर दो, बाकी same',
        known: { transaction_type: 'sale', amenities: ['swimming_pool', 'gym'] },
        drop: ['swimming_pool'],
      },
      {
        text: 'मुझे rent नहीं purchase option देखना है',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'increase my budget to साठ लाख',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
    ],
  },
  {
    phenomenon: 'questions, native',
    counter: true,
    cases: [
      { text: 'क्या यह फ्लैट अभी खाली है', shown: 2, act: 'question' },
      { text: 'चौथी मंज़िल तक लिफ्ट जाती है क्या', shown: 2, act: 'question' },
      { text: 'मुंबई में एक बीएचके का किराया कितना चल रहा है', act: 'question' },
      { text: 'आपको कैसे पता कि यह मकान सही है', shown: 2, act: 'question' },
      { text: 'मैं कल दोपहर दो बजे घर देखने आऊँ क्या', shown: 2, act: 'question' },
      { text: 'मेंटेनेंस दो हज़ार है या तीन हज़ार', shown: 2, act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, native',
    counter: true,
    cases: [
      { text: 'मेरी बेटी का जन्मदिन पंद्रह तारीख को है', act: 'unclear' },
      { text: 'नेटफ्लिक्स पर कोई अच्छी फिल्म लगा दो', act: 'unclear' },
      { text: 'दूध दो लीटर और ब्रेड मँगा दो', act: 'unclear' },
      { text: 'आज पेट्रोल का भाव क्या है', act: 'question' },
      { text: 'बेडरूम का एसी अठारह पर सेट करो', act: 'unclear' },
      { text: 'हम पहले आगरा में रहते थे', act: 'unclear' },
      { text: 'पटना के लिए अगली ट्रेन कितने बजे है', act: 'unclear' },
      { text: 'मेरे फोन की बैटरी बीस प्रतिशत है', act: 'unclear' },
      { text: 'ठीक है सोचकर बताता हूँ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions, latin',
    counter: true,
    cases: [
      { text: 'kya is ghar me borewell hai', shown: 2, act: 'question' },
      { text: 'kitne din me shift ho sakte hai', shown: 2, act: 'question' },
      { text: 'noida aur gurgaon me se kaunsa better hai rehne k liye', act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, latin',
    counter: true,
    cases: [
      { text: 'bhai aaj bahut garmi hai delhi me', act: 'unclear' },
      { text: 'mera number likh lo 9876543210', act: 'unclear' },
      { text: 'gharwale nahi maan rahe', act: 'unclear' },
      { text: 'timer lagao 20 minute ka', act: 'unclear' },
      { text: 'aloo paratha banana sikhao', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions, mixed',
    counter: true,
    cases: [
      { text: 'क्या price negotiable है?', shown: 2, act: 'question' },
      { text: 'remind me to call plumber कल', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'हाँ बिल्कुल सही पकड़े', act: 'affirm' },
      { text: 'नहीं भैया', act: 'deny' },
      { text: 'सब कुछ शुरू से शुरू करते हैं', act: 'restart' },
      { text: 'किसी से बात करवाओ ना', act: 'handoff' },
      { text: 'राम राम जी', act: 'greet' },
      { text: 'थैंक्स', act: 'thanks' },
      { text: 'फिर मिलते हैं', act: 'goodbye' },
      { text: 'मदद चाहिए', act: 'help' },
      { text: 'क्या बोला आपने', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'theek hai aage badho', act: 'affirm' },
      { text: 'nahi yaar ye wala nahi', act: 'deny' },
      { text: 'namaskar sir', act: 'greet' },
      { text: 'dhanyavaad aapka', act: 'thanks' },
      { text: 'good night', act: 'goodbye' },
      { text: 'aap kya kar sakte ho', act: 'help' },
      { text: 'samajh nahi aaya dobara bolo', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, mixed',
    cases: [
      { text: 'yes जी', act: 'affirm' },
      { text: 'नहीं thanks', act: 'deny' },
      { text: 'मुझे help चाहिए', act: 'help' },
      { text: 'reset कर दो', act: 'restart' },
    ],
  },
  {
    phenomenon: 'numbers, native',
    cases: [
      {
        text: 'तिरासी हज़ार',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(83000) },
        numbers: [83000],
      },
      {
        text: 'दो करोड़ तीस लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(23000000) },
        numbers: [23000000],
      },
    ],
  },
  {
    phenomenon: 'numbers, latin',
    cases: [
      {
        text: 'chhattis hazar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(36000) },
        numbers: [36000],
      },
      {
        text: 'ek lakh das hazar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(110000) },
        numbers: [110000],
      },
    ],
  },
]
