import { wishesAndTalk } from '../../corpus-case.ts'

/** Answers to questions, acts, visits and stories as people say them in many tongues. */
export const manyPlainTurns = wishesAndTalk([
  {
    text: 'पच्चीस हज़ार रुपये प्रति माह से अधिक नहीं',
    asked: 'price',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'तीस लाख के भीतर',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: 'बीस से तीस लाख के बीच',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
        max: 3000000,
      },
    },
  },
  {
    text: 'बजट की कोई दिक्कत नहीं',
    asked: 'price',
    any: ['price'],
  },
  {
    text: '15 hazar se upar mat jaana',
    asked: 'price',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: '15 hajar k andr',
    asked: 'price',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'दो कमरे चाहिए, तीन हों तो बहुत बढ़िया',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'कम से कम नहीं, ठीक तीन',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'kitne bhi ho chalenge',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'कहीं भी हो बस शहर में हो',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'kuch khaas nahi chahiye',
    asked: 'amenities',
    any: ['amenities'],
  },
  {
    text: 'किराए वाला दिखाइए',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'घर हो या फ्लैट, कोई फर्क नहीं',
    asked: 'property_type',
    any: ['property_type'],
  },
  {
    text: 'लखनऊ में मकान लेना है, साठ से पचहत्तर लाख के बीच',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Lucknow',
      price: {
        min: 6000000,
        max: 7500000,
      },
    },
  },
  {
    text: 'furnished ho aur lift bhi, rent pe',
    set: {
      transaction_type: 'rent',
      amenities: ['lift', 'furnished'],
    },
  },
  {
    text: 'जिम हटा दो, पार्किंग रख लो',
    set: {
      amenities: ['parking'],
    },
    drop: ['gym'],
  },
  {
    text: 'इंदौर नहीं अब भोपाल देखते हैं',
    set: {
      city: 'Bhopal',
    },
  },
  {
    text: 'दो नहीं यार, तीन कमरे',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'सत्तर नहीं, अस्सी लाख तक कर दो',
    set: {
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'इलाका आप ही देख लो, मुझे कोई फर्क नहीं',
    any: ['area'],
  },
  {
    text: 'बड़ी मेहरबानी',
    act: 'thanks',
  },
  {
    text: 'चलता हूँ',
    act: 'goodbye',
  },
  {
    text: 'बिल्कुल सही पकड़े',
    act: 'affirm',
  },
  {
    text: 'समझ में नहीं आ रहा क्या करूँ',
    act: 'help',
  },
  {
    text: 'फिर से बोलना ज़रा',
    act: 'repeat',
  },
  {
    text: 'सब मिटाओ, नए सिरे से',
    act: 'restart',
  },
  {
    text: 'किसी बंदे से बात कराओ',
    act: 'handoff',
  },
  {
    text: 'शनिवार शाम पाँच बजे देखने आ सकते हैं क्या',
    act: 'question',
  },
  {
    text: 'मेरा नंबर 9845012345 है',
    act: 'unclear',
  },
  {
    text: 'hum log 25 tareekh ko aayenge',
    act: 'unclear',
  },
  {
    text: 'do mahine baad shift karna hai',
    act: 'unclear',
  },
  {
    text: 'hum 4 log hain, 2 bachche',
    act: 'unclear',
  },
  {
    text: 'शाम 6 बजे के बाद कॉल कीजिए',
    act: 'handoff',
  },
  {
    text: 'कल ग्यारह बजे दिखा सकते हो?',
    act: 'question',
  },
  {
    text: 'इस घर में कितने शयनकक्ष हैं?',
    act: 'question',
  },
  {
    text: 'क्या वहाँ पालतू जानवर रखने की अनुमति है?',
    act: 'question',
  },
  {
    text: 'मकान का मालिक कौन है?',
    act: 'question',
  },
  {
    text: 'किराये का अनुबंध कितने महीनों का है?',
    act: 'question',
  },
  {
    text: 'क्या आप फ़ोन नंबर दे सकते हैं?',
    act: 'question',
  },
  {
    text: 'पंद्रह मार्च को मकान देखने आऊँगा',
    act: 'unclear',
  },
  {
    text: 'मेरा नाम रवि है, मैं इंजीनियर हूँ',
    act: 'unclear',
  },
  {
    text: 'हाँ, वह अच्छा रहेगा',
    act: 'affirm',
  },
  {
    text: 'ठीक है, उसी को बुक कर दीजिए',
    act: 'affirm',
  },
  {
    text: 'नहीं, वह मेरे लिए उपयुक्त नहीं है',
    act: 'deny',
  },
  {
    text: 'आपकी सहायता के लिए बहुत धन्यवाद',
    act: 'thanks',
  },
  {
    text: 'pitaji ne gaon ki zameen bech di 30 saal purani thi ab jaipur mein 200 gaj ka plot lena hai 40 lakh tak mein',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Jaipur',
      price: {
        max: 4000000,
      },
      size_sqft: {
        min: 1800,
      },
    },
  },
  {
    text: 'मैं बिहार के पटना से हूँ, पुणे में फ्लैट चाहिए',
    set: {
      property_type: 'apartment',
      city: 'Pune',
    },
  },
  {
    text: 'main patna ka hu pune me flat chahiye',
    set: {
      property_type: 'apartment',
      city: 'Pune',
    },
  },
])
