import { wishesAndTalk } from '../../corpus-case.ts'

/** Ordinary wishes, answers, changes and talk, much alike in all languages. */
export const ordinaryWishesAndTalk = wishesAndTalk([
  {
    text: 'लखनऊ के गोमती नगर में तीन कमरों वाला फ्लैट किराए पर चाहिए, पच्चीस हज़ार से ज़्यादा नहीं',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Lucknow',
      area: 'Gomti Nagar',
      price: {
        max: 25000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'इंदौर में अपना खुद का मकान लेना है पचहत्तर लाख तक',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Indore',
      price: {
        max: 7500000,
      },
    },
  },
  {
    text: 'भोपाल में ही',
    asked: 'city',
    set: {
      city: 'Bhopal',
    },
  },
  {
    text: 'द्वारका साइड',
    asked: 'area',
    set: {
      area: 'Dwarka',
    },
  },
  {
    text: 'पंद्रह लाख के आसपास',
    asked: 'price',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
  {
    text: 'दो काफी हैं',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'लिफ्ट हो और गार्ड भी हो',
    asked: 'amenities',
    set: {
      amenities: ['lift', 'security'],
    },
  },
  {
    text: 'किराये पे रहना है',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'जी बिल्कुल ठीक',
    act: 'affirm',
  },
  {
    text: 'ना जी रहने दो',
    act: 'deny',
  },
  {
    text: 'ये सोसाइटी मेट्रो से कितनी दूर है',
    act: 'question',
  },
  {
    text: 'मेरी बेटी का एडमिशन हो गया',
    act: 'unclear',
  },
  {
    text: 'gurgaon me 2bhk furnished flat chahiye rent pe, budget 35k',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Gurugram',
      price: {
        max: 35000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['furnished'],
    },
  },
  {
    text: 'patna me kamra nahi pura makaan chahiye kiraye pe 8000 tak',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Patna',
      price: {
        max: 8000,
      },
    },
  },
  {
    text: 'bees se upar nahi jaa sakte',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'kisi bande se baat kara do',
    act: 'handoff',
  },
  {
    text: 'kiraya wala nahi, kharidne wala dikhao',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'gym ki koi zaroorat nahi',
    drop: ['gym'],
  },
  {
    text: 'registry ka kharcha kitna aayega',
    act: 'question',
  },
  {
    text: 'sab hatao naya search karte hain',
    act: 'restart',
  },
  {
    text: 'kamra nahi pura makaan chahiye',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'कमरा नहीं पूरा घर चाहिए',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'ठाणे में 1bhk फ्लैट किराए पे चाहिए, लिफ्ट होनी चाहिए, 18 हज़ार से कम',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Thane',
      price: {
        max: 18000,
      },
      bedrooms: {
        min: 1,
        max: 1,
      },
      amenities: ['lift'],
    },
  },
  {
    text: 'पचास से साठ लाख के बीच',
    set: {
      price: {
        min: 5000000,
        max: 6000000,
      },
    },
  },
  {
    text: 'पुणे छोड़ो, नागपुर देखो',
    set: {
      city: 'Nagpur',
    },
  },
  {
    text: 'डेढ़ सौ गज की कोठी खरीदनी है',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      size_sqft: {
        min: 1350,
      },
    },
  },
  {
    text: 'पार्किंग हटा दो',
    drop: ['parking'],
  },
  {
    text: 'क्या यहाँ पानी की दिक्कत है',
    act: 'question',
  },
  {
    text: 'rohini delhi me 2bhk flat rent pe 22000 tk',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Delhi',
      area: 'Rohini',
      price: {
        max: 22000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'budget badha ke 30 lakh kar do',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: 'bhai kal ka match dekha kya',
    act: 'question',
  },
  {
    text: 'haan wahi wala theek hai',
    act: 'affirm',
  },
  {
    text: 'ye kab khali hoga',
    act: 'question',
  },
  {
    text: 'full furnished hona chahiye',
    set: {
      amenities: ['furnished'],
    },
  },
  {
    text: 'मैं और मेरी पत्नी अगले महीने दिल्ली से नोएडा शिफ्ट हो रहे हैं, 2bhk फ्लैट किराए पर चाहिए, पार्किंग भी हो, 25 हजार तक',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Noida',
      price: {
        max: 25000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['parking'],
    },
  },
  {
    text: 'अभी किराए पर रहते हैं, अब पुणे में अपना 2bhk फ्लैट लेना है, साठ लाख तक',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Pune',
      price: {
        max: 6000000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'papa ka transfer indore ho gaya h, wahan 2 kamre ka ghar kiraye pe chahiye 10k tak',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Indore',
      price: {
        max: 10000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'lucknow me 1000 sqft ka plot lena hai, 20 lakh se zyada nahi hai mere paas',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Lucknow',
      price: {
        max: 2000000,
      },
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'family badi hai to 3 bhk',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'jaipur me furnished flat jisme ac bhi ho, kiraye pe',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Jaipur',
      amenities: ['furnished', 'air_conditioning'],
    },
  },
  {
    text: 'दूसरे वाले की फोटो भेजो',
    act: 'question',
  },
  {
    text: 'किराया थोड़ा कम होगा क्या',
    act: 'question',
  },
  {
    text: 'रविवार को देखने आ सकते हैं',
    act: 'question',
  },
  {
    text: 'आप क्या क्या कर सकते हो',
    act: 'help',
  },
  {
    text: 'हाँ चलेगा',
    act: 'affirm',
  },
  {
    text: 'नहीं ये नहीं जमेगा',
    act: 'deny',
  },
  {
    text: 'फिर से बताना ज़रा',
    act: 'repeat',
  },
  {
    text: 'loan mil jayega kya',
    act: 'question',
  },
  {
    text: 'ghar dekhne kab aaun',
    act: 'question',
  },
  {
    text: 'अठारह हज़ार तक कर दो',
    known: {
      transaction_type: 'rent',
      city: 'Delhi',
      price: {
        max: 15000,
      },
    },
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'रोहिणी नहीं द्वारका देखो',
    known: {
      transaction_type: 'rent',
      city: 'Delhi',
      area: 'Rohini',
    },
    set: {
      area: 'Dwarka',
    },
  },
  {
    text: 'लिफ्ट न भी हो तो चलेगा',
    known: {
      amenities: ['lift'],
      city: 'Delhi',
    },
    drop: ['lift'],
  },
  {
    text: 'paise ki koi tension nahi',
    known: {
      transaction_type: 'rent',
      city: 'Delhi',
      price: {
        max: 15000,
      },
    },
    any: ['price'],
  },
  {
    text: 'makaan ki jagah flat dikhao',
    known: {
      transaction_type: 'rent',
      city: 'Delhi',
      property_type: 'house',
    },
    set: {
      property_type: 'apartment',
    },
  },
  {
    text: 'thoda kam, 12 tak',
    known: {
      transaction_type: 'rent',
      city: 'Delhi',
      price: {
        max: 15000,
      },
    },
    set: {
      price: {
        max: 12000,
      },
    },
  },
  {
    text: 'hum 5 log hain to 3',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'हम चार लोग हैं, दो काफी',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'सात लोगों की फैमिली है, दो चल जाएगा',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  { text: 'agre me makan', set: { property_type: 'house', city: 'Agra' } },
  { text: 'kalkatte me flat', set: { property_type: 'apartment', city: 'Kolkata' } },
  { text: 'ludhiane me makan', set: { property_type: 'house', city: 'Ludhiana' } },
  {
    text: '2bhk rent 17000 bachelors',
    set: { bedrooms: { min: 2, max: 2 }, transaction_type: 'rent', price: { max: 17000 } },
  },
  { text: '20-25 hazar ko 30-35 hazar kar do', set: { price: { min: 30000, max: 35000 } } },

  { text: 'budget 20k se upar mt dikhana', set: { price: { max: 20000 } } },
  { text: '50 lakh se upar ke ghar mat bhejo', set: { property_type: 'house', price: { max: 5000000 } } },
  {
    text: '1 crore se zyada ke flat nahi chahiye',
    set: { property_type: 'apartment', price: { max: 10000000 } },
  },
  { text: 'wahan pani ki dikkat to nahi', act: 'question' },
  { text: 'parking ki problem to nahi waha', act: 'question' },
  { text: 'noida safe hai family ke liye?', act: 'question' },
  { text: 'नोएडा परिवार के लिए सुरक्षित है?', act: 'question' },
  {
    text: 'पढ़ाई के लिए प्रयागराज में एक कमरा किराए पर चाहिए',
    set: { city: 'Prayagraj', transaction_type: 'rent', bedrooms: { min: 1, max: 1 } },
  },
  { text: 'हम पति पत्नी और एक बच्चा, एक बीएचके काफी है', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'unfurnished bhi chalega but parking compulsory', set: { amenities: ['parking', 'unfurnished'] } },
  { text: 'padosi bahut shor karte hai', act: 'unclear' },
])
