import type { CorpusSection } from '../../corpus-case.ts'

/** What is sought where one is, what was, kinds that do not suit, both ends of an amount, and what was told wrong. */
export const thereAndWronglyTold: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'मेरा ऑफिस नोएडा में है इसलिए वहीं किराए पर फ्लैट चाहिए',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Noida' },
      },
      {
        text: 'मेरा ऑफिस गोमती नगर, लखनऊ में है तो वहीं 2 बीएचके किराए पर चाहिए',
        set: { transaction_type: 'rent', bedrooms: { min: 2, max: 2 }, city: 'Lucknow', area: 'Gomti Nagar' },
      },
      {
        text: 'mera office Andheri me hai, wahin pe flat chahiye rent pe',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Andheri' },
      },
      {
        text: 'चंडीगढ़ में चाहिए, कौन सा एरिया फर्क नहीं पड़ता',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { city: 'Chandigarh' },
        any: ['area'],
      },
      {
        text: 'कौन सा एरिया है इससे कोई फर्क नहीं',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        any: ['area'],
      },
      {
        text: 'jo bhi area ho chalega',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        any: ['area'],
      },
      {
        text: 'जगह कहीं भी हो चलेगी',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Pune' },
        any: ['area'],
      },
      {
        text: 'हमें independent house चाहिए, flat में मन नहीं लगता',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Jabalpur' },
        set: { property_type: 'house' },
      },
      {
        text: 'मकान चाहिए, फ्लैट पसंद नहीं',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Jabalpur' },
        set: { property_type: 'house' },
      },
      {
        text: 'makan chahiye, flat me dam ghutta hai',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Jabalpur' },
        set: { property_type: 'house' },
      },
      {
        text: 'घर ही चाहिए, फ्लैट में रहना अच्छा नहीं लगता',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Jabalpur' },
        set: { property_type: 'house' },
      },
      {
        text: 'नमस्ते मेरा नाम राजेश है मुझे इंदौर में 2 बीएचके फ्लैट खरीदना है 30 लाख के अंदर हो तो बताइए',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Indore',
          bedrooms: { min: 2, max: 2 },
          price: { max: 3000000 },
        },
      },
      {
        text: 'hello mera naam ravi hai mujhe bhopal me plot lena hai 15 lakh ke andar ho to batao',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Bhopal', price: { max: 1500000 } },
      },
      {
        text: 'हमारी तनख्वाह में पंद्रह हज़ार तक ही किराया दे सकते हैं',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'rent', price: { max: 15000 } },
      },
      {
        text: 'meri salary me 12000 se zyada nahi de paunga',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 12000 } },
      },
      {
        text: 'हमारे घर में कुत्ता है, ऐसा फ्लैट चाहिए जहां पालतू जानवर रख सकें',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      { text: 'घर में बुजुर्ग हैं, लिफ्ट वाला फ्लैट चाहिए', set: { property_type: 'apartment', amenities: ['lift'] } },
      {
        text: 'कम से कम चालीस लाख, ज्यादा से ज्यादा साठ लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'kam se kam 40 lakh aur zyada se zyada 60 lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'लोन थोड़ा ज्यादा मिल गया तो पचास लाख तक देख सकते हैं',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: '50 lakh tak ja sakte hain',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: 'बजट मैंने गलत बता दिया, उसे हटा दीजिए',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'budget galat bol diya tha, wo hata do',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'दो काफी हैं जी, हम मियां बीवी ही हैं',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'do bahut hain, bas hum dono hi hain',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'फर्निश्ड की जरूरत नहीं, हमारे पास अपना सामान है',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'furnished nahi chahiye, saman apna hai',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'मैं गोमती नगर, लखनऊ के एक अस्पताल में काम करती हूं, वहीं पर एक कमरे का फ्लैट किराए पर चाहिए',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 1, max: 1 },
          city: 'Lucknow',
          area: 'Gomti Nagar',
        },
      },
      {
        text: 'beti Kota me padhti hai, uske liye wahin ek flat kiraye par dilwa do',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Kota' },
      },
      {
        text: 'mera gaon Ballia me hai par makan Varanasi me chahiye kharidne ke liye',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Varanasi' },
      },
      {
        text: 'किस एरिया में हो, इससे मतलब नहीं',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'apartment', city: 'Indore' },
        any: ['area'],
      },
      {
        text: 'जयपुर में देख लो, एरिया जो भी हो',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { city: 'Jaipur' },
        any: ['area'],
      },
      {
        text: 'konsi jagah ho koi farak nahi padta',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        any: ['area'],
      },
      {
        text: 'kiraya kitna bhi ho dikkat nahi',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        any: ['price'],
      },
      {
        text: 'kamre jitne bhi ho chalega',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        any: ['bedrooms'],
      },
      {
        text: 'जगह चाहे कोई भी हो',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Bhopal' },
        any: ['area'],
      },
      {
        text: 'मैं कानपुर में पला बढ़ा हूं, अब वहीं घर खरीदना चाहता हूं',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kanpur' },
      },
      {
        text: 'घर ही ठीक है, फ्लैट में रहने का मन नहीं करता',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Bhopal' },
        set: { property_type: 'house' },
      },
      {
        text: 'bungalow dekho, flat humein raas nahi aata',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Bhopal' },
        set: { property_type: 'house' },
      },
      {
        text: 'फ्लैट चाहिए, अकेले मकान में डर लगता है',
        asked: 'property_type',
        known: { transaction_type: 'rent', city: 'Bhopal' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'makan hi dilwao, apartment me ghutan hoti hai',
        asked: 'property_type',
        known: { transaction_type: 'rent', city: 'Bhopal' },
        set: { property_type: 'house' },
      },
      {
        text: 'प्लॉट नहीं, बना बनाया मकान चाहिए',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Bhopal' },
        set: { property_type: 'house' },
      },
      {
        text: 'नमस्कार जी मैं सुनीता बोल रही हूं मुझे जबलपुर में 2 कमरे का घर किराए पर चाहिए 8 हजार तक, कुछ हो तो बताना',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          city: 'Jabalpur',
          price: { max: 8000 },
        },
      },
      {
        text: 'hello sir mera naam Irfan hai Aligarh me zameen kharidni hai 10 lakh ke andar mile to bataiye',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Aligarh', price: { max: 1000000 } },
      },
      {
        text: 'मेरा नाम अनिल है और मुझे देहरादून में फ्लैट खरीदना है, है तो दिखाइए',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Dehradun' },
      },
      {
        text: 'pension me 9000 se upar nahi de sakte',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { price: { max: 9000 } },
      },
      {
        text: 'घर में छोटा बच्चा है, पावर बैकअप वाला फ्लैट चाहिए',
        set: { property_type: 'apartment', amenities: ['power_backup'] },
      },
      {
        text: 'ghar par do billiyan hain, pet friendly flat dilao',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'कम से कम पच्चीस लाख और अधिक से अधिक चालीस लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 2500000, max: 4000000 } },
      },
      {
        text: 'कम से कम 900 स्क्वायर फुट, ज्यादा से ज्यादा 1200',
        asked: 'size_sqft',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { size_sqft: { min: 900, max: 1200 } },
      },
      {
        text: 'बैंक वालों ने लोन बढ़ा दिया, अब 38 लाख तक जा सकते हैं',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 3800000 } },
      },
      {
        text: '35 लाख तक देख लेंगे',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 3500000 } },
      },
      {
        text: '12 tak chal jayega',
        known: { transaction_type: 'rent', price: { max: 10000 } },
        set: { price: { max: 12000 } },
      },
      {
        text: 'कमरे गलत बता दिए थे मैंने, वो हटा दो',
        known: { transaction_type: 'sale', price: { max: 3000000 }, bedrooms: { min: 3, max: 3 } },
        drop: ['bedrooms'],
      },
      {
        text: 'budget jo bola tha galat hai, use nikal do',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        drop: ['price'],
      },
      {
        text: 'शहर गलती से बोल दिया, उसको हटाओ',
        known: { transaction_type: 'sale', price: { max: 3000000 }, city: 'Pune' },
        drop: ['city'],
      },
      {
        text: 'बजट गलत बता दिया, 35 लाख है',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 3500000 } },
      },
      {
        text: 'दो बहुत हैं, हम पति पत्नी और एक बच्चा',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ek kaafi hai, akela rehta hu',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'तीन ठीक रहेंगे, मां पिताजी साथ रहते हैं',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'फर्निश्ड रहने दो, सामान हमारे पास सब है',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'furnished ki koi zarurat nahi, fridge palang sab apna hai',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'कृपया मेरे लिए नागपुर में किराए पर दो शयनकक्ष वाला अपार्टमेंट खोज दीजिए',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 2, max: 2 },
          city: 'Nagpur',
        },
      },
      {
        text: 'क्या आप मेरे लिए उदयपुर में बिक्री के लिए एक घर ढूंढ सकते हैं जिसका मूल्य पचास लाख से अधिक न हो',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Udaipur', price: { max: 5000000 } },
      },
      {
        text: 'मैं चाहता हूं कि आप मेरे लिए नोएडा में तीन बेडरूम का फ्लैट खरीदने हेतु खोजें',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: { min: 3, max: 3 },
          city: 'Noida',
        },
      },
    ],
  },
  {
    phenomenon: 'what was, and what is only told',
    counter: true,
    cases: [
      {
        text: 'हम कानपुर के एक बड़े मकान में पले बढ़े, वो दिन भी क्या दिन थे',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Lucknow' },
        act: 'unclear',
      },
      {
        text: 'bachpan me hum Patna ke bade ghar me rehte the, ache din the',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Lucknow' },
        act: 'unclear',
      },
      {
        text: 'हमारा बचपन इलाहाबाद के एक पुराने मकान में बीता',
        asked: 'city',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'dadi ke ghar me Mathura me bade hue hum, kya din the wo',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Delhi' },
        act: 'unclear',
      },
      {
        text: 'पहले हम मेरठ में बड़ी कोठी में रहते थे',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Delhi' },
        act: 'unclear',
      },
      {
        text: 'meri salary 40 hazar hai',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'डिपॉजिट पचास हजार तक दे सकते हैं',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
    ],
  },
]
