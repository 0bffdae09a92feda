import { wishesAndTalk } from '../../corpus-case.ts'

/** What people ordinarily wish, answer and say beside. */
export const plainWishesAndActs = wishesAndTalk([
  {
    text: 'नोएडा सेक्टर 62 में दो कमरे का फ्लैट किराए पर चाहिए, बीस हज़ार तक',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Noida',
      area: 'Sector 62',
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'गोमती नगर लखनऊ में मकान खरीदना है अस्सी लाख के अंदर',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Lucknow',
      area: 'Gomti Nagar',
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'जयपुर में 200 गज का प्लॉट लेना है',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Jaipur',
      size_sqft: {
        min: 1800,
      },
    },
  },
  {
    text: 'एक कमरा किराए पर चाहिए आठ हज़ार से कम',
    set: {
      transaction_type: 'rent',
      price: {
        max: 8000,
      },
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: 'लिफ्ट और पावर बैकअप वाला हो',
    set: {
      amenities: ['lift', 'power_backup'],
    },
  },
  {
    text: 'पंद्रह लाख से ऊपर नहीं जाना',
    asked: 'price',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
  {
    text: 'साढ़े बारह हज़ार',
    asked: 'price',
    set: {
      price: {
        max: 12500,
      },
    },
  },
  {
    text: 'पच्चीस तीस लाख',
    asked: 'price',
    set: {
      price: {
        min: 2500000,
        max: 3000000,
      },
    },
  },
  {
    text: 'पैसों की चिंता मत करो',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'तीन कमरे तो चाहिए ही',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'कितने भी चलेंगे',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'कहीं भी हो चलेगा',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'किराए वाला',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'ज़मीन',
    asked: 'property_type',
    set: {
      property_type: 'land',
    },
  },
  {
    text: 'ऐसा कुछ खास नहीं',
    asked: 'amenities',
    any: ['amenities'],
  },
  {
    text: 'हज़ार स्क्वायर फीट के आसपास',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'hinjewadi pune me 2bhk semi furnished flat rent pe chahiye 22 hazar tak',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      area: 'Hinjewadi',
      price: {
        max: 22000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['semi_furnished'],
    },
  },
  {
    text: 'indirapuram ghaziabad me flat kharidna h 65 lakh budget',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Ghaziabad',
      area: 'Indirapuram',
      price: {
        max: 6500000,
      },
    },
  },
  {
    text: 'indore me zameen leni hai',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Indore',
    },
  },
  {
    text: '25 se zyada nahi de paunga',
    asked: 'price',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'do kamre kaafi hain',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'karol bagh ke aas paas',
    asked: 'area',
    set: {
      area: 'Karol Bagh',
    },
  },
  {
    text: 'parking aur guard hona chahiye',
    asked: 'amenities',
    set: {
      amenities: ['parking', 'security'],
    },
  },
  {
    text: 'lift ki zaroorat nahi',
    drop: ['lift'],
  },
  {
    text: 'kiraya nahi, kharidna hai',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'budget badhakar 40 hazar kar do',
    set: {
      price: {
        max: 40000,
      },
    },
  },
  {
    text: '2 ki jagah 3 bhk dikhao',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'gym chahiye pool nahi',
    set: {
      amenities: ['gym'],
    },
    drop: ['swimming_pool'],
  },
  {
    text: 'हाँ भाई यही चाहिए था',
    act: 'affirm',
  },
  {
    text: 'बिल्कुल सही पकड़े हैं',
    act: 'affirm',
  },
  {
    text: 'haan ji aage badhiye',
    act: 'affirm',
  },
  {
    text: 'chalega, ye theek lag raha hai',
    act: 'affirm',
  },
  {
    text: 'sahi hai, isi ko final karo',
    act: 'affirm',
  },
  {
    text: 'नहीं रहने दीजिए',
    act: 'deny',
  },
  {
    text: 'मन नहीं है अभी',
    act: 'deny',
  },
  {
    text: 'nahi yaar ye nahi chalega',
    act: 'deny',
  },
  {
    text: 'mujhe pasand nahi aaya',
    act: 'deny',
  },
  {
    text: 'ye to bekar hai',
    act: 'deny',
  },
  {
    text: 'सब हटा के नए सिरे से करते हैं',
    act: 'restart',
  },
  {
    text: 'chalo dobara se shuru karte hain',
    act: 'restart',
  },
  {
    text: 'pehle wala sab bhool jao naya search karo',
    act: 'restart',
  },
  {
    text: 'किसी आदमी से बात करवाइए',
    act: 'handoff',
  },
  {
    text: 'aapke yahan koi banda hai jisse baat ho sake',
    act: 'handoff',
  },
  {
    text: 'mujhe phone kijiye',
    act: 'handoff',
  },
  {
    text: 'number de raha hu call karwa do agent se',
    act: 'handoff',
  },
  {
    text: 'namaskar, kaise hain aap',
    act: 'greet',
  },
  {
    text: 'बड़ी मेहरबानी आपकी',
    act: 'thanks',
  },
  {
    text: 'shukriya bhai madad ke liye',
    act: 'thanks',
  },
  {
    text: 'अच्छा तो चलता हूँ',
    act: 'goodbye',
  },
  {
    text: 'phir milenge',
    act: 'goodbye',
  },
  {
    text: 'मुझे समझाइए ये कैसे चलता है',
    act: 'help',
  },
  {
    text: 'tum mere liye kya kar sakte ho',
    act: 'help',
  },
  {
    text: 'ज़रा फिर से बोलिए',
    act: 'repeat',
  },
  {
    text: 'kya bola samajh nahi aaya',
    act: 'repeat',
  },
  {
    text: 'मकान मालिक साथ में रहता है क्या',
    act: 'question',
  },
  {
    text: 'bijli ka bill alag hai kya',
    act: 'question',
  },
  {
    text: 'pani chaubis ghante aata hai?',
    act: 'question',
  },
  {
    text: 'kab dekhne aa sakte hain',
    act: 'question',
  },
  {
    text: 'registry kitne ki padegi',
    act: 'question',
  },
])
