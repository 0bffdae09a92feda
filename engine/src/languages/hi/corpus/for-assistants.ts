import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Commands for voice assistants, which are no wish, and plain wishes beside them. */
export const forAssistants: CorpusSection[] = [
  {
    phenomenon: 'other talk, native',
    counter: true,
    cases: [
      { text: 'मुझे शुक्रवार सुबह नौ बजे उठा दो', act: 'unclear' },
      { text: 'दो घंटे बाद के लिए अलार्म सेट करें', act: 'unclear' },
      { text: 'सभी अलार्म रद्द कर दो', act: 'unclear' },
      { text: 'बेडरूम में रोशनी कम करो', act: 'unclear' },
      { text: 'घर के सारे बल्ब बंद करो', act: 'unclear' },
      { text: 'कमरे की लाइटों का रंग नीला करो', act: 'unclear' },
      { text: 'मेरे घर की सफाई शुरू कर दो', act: 'unclear' },
      { text: 'मेरे कौन कौन से रिमाइंडर हैं', act: 'question' },
      { text: 'मेरे लिए एक ऊबर बुलाओ', act: 'unclear' },
      { text: 'मुझे मेरे होटल से हवाई अड्डे जाने के लिए टैक्सी चाहिए', act: 'unclear' },
      { text: 'पास के सिनेमा हॉल में क्या चल रहा है', act: 'question' },
      { text: 'मेरे आसपास कोई अच्छा भारतीय रेस्टोरेंट ढूँढो', act: 'unclear' },
      { text: 'मुझे पिज़्ज़ा वाली कोई अच्छी जगह बताओ', act: 'question' },
      { text: 'आज शेयर बाज़ार कैसा रहा', act: 'question' },
      { text: 'कॉफी मशीन चालू कर दो', act: 'unclear' },
      { text: 'मुझे बिरयानी की रेसिपी दो', act: 'unclear' },
      { text: 'टू डू सूची में से दूध हटा दो', act: 'unclear' },
      { text: 'बीबीसी की ताज़ा खबरें सुनाओ', act: 'unclear' },
      { text: 'क्या मेरे इनबॉक्स में कोई नया मेल आया है', act: 'question' },
      { text: 'टोक्यो में अभी क्या समय हुआ है', act: 'question' },
      { text: 'मेरी प्लेलिस्ट को शफल करो', act: 'unclear' },
      { text: 'सोमवार को दिल्ली से चंडीगढ़ की ट्रेन की टिकट बुक करो', act: 'unclear' },
      { text: 'पुणे जाने वाले रास्ते पर ट्रैफिक कैसा है', act: 'question' },
      { text: 'घर पहुँचने का सबसे तेज़ रास्ता बताओ', act: 'question' },
      { text: 'क्या आज मुझे जैकेट पहनने की ज़रूरत है', act: 'question' },
      { text: 'मेरी माँ को जन्मदिन की बधाई भेजो', act: 'unclear' },
      { text: 'आवाज़ पचास प्रतिशत कर दो', act: 'unclear' },
      { text: 'मैं तीसरी मंज़िल पर हूँ', act: 'unclear' },
      { text: 'पाँच गुणा बारह कितना होता है', act: 'question' },
      { text: 'मुझे ताजमहल के बारे में बताओ', act: 'question' },
      { text: 'भारत में कितने राज्य हैं', act: 'question' },
      { text: 'अगले गाने पर जाओ', act: 'unclear' },
      { text: 'इस गाने को मेरी पसंदीदा सूची में डालो', act: 'unclear' },
      { text: 'मेरे बॉस के साथ कल दस बजे की मीटिंग तय करो', act: 'unclear' },
      { text: 'इस हफ्ते के मेरे कार्यक्रम बताओ', act: 'question' },
      { text: 'रविवार के सारे इवेंट हटा दो', act: 'unclear' },
      { text: 'ट्विटर पर शिकायत लिखो कि खाना ठंडा था', act: 'unclear' },
      { text: 'फेसबुक पर मेरी फोटो डालो', act: 'unclear' },
      { text: 'मेरे पति को बोलो कि सब्ज़ी लेते आना', act: 'unclear' },
      { text: 'क्या यह रेस्टोरेंट घर पर डिलीवरी करता है', act: 'question' },
      { text: 'दो प्लेट छोले भटूरे ऑर्डर कर दो', act: 'unclear' },
      { text: 'दिल्ली में अभी कितनी गर्मी है', act: 'question' },
      { text: 'क्या शनिवार को जयपुर में बारिश होगी', act: 'question' },
      { text: 'पॉडकास्ट का अगला एपिसोड चलाओ', act: 'unclear' },
      { text: 'मुझे इतिहास की कोई कहानी सुनाओ', act: 'unclear' },
      { text: 'मेरे साथ लूडो खेलो', act: 'unclear' },
      { text: 'तुम बहुत अच्छे हो', act: 'unclear' },
      { text: 'मुझे नींद आ रही है', act: 'unclear' },
      { text: 'आज दिन कैसा रहा तुम्हारा', act: 'question' },
      { text: 'रेडियो मिर्ची लगाओ', act: 'unclear' },
      { text: 'अंडे उबालने में कितने मिनट लगते हैं', act: 'question' },
      { text: 'मुंबई की लोकल ट्रेन का टाइम टेबल बताओ', act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, latin',
    counter: true,
    cases: [
      { text: 'mujhe subah 5 baje utha dena', act: 'unclear' },
      { text: 'hall ki light off karo', act: 'unclear' },
      { text: 'delhi me aaj barish hogi kya', act: 'question' },
      { text: 'arijit ka naya gaana lagao', act: 'unclear' },
      { text: 'mummy ko call karo', act: 'unclear' },
      { text: 'jaipur se delhi ki bus kab hai', act: 'question' },
      { text: 'paas me koi accha hotel batao khane ke liye', act: 'question' },
      { text: 'shopping list me atta jod do', act: 'unclear' },
      { text: 'kal 11 baje doctor ka appointment hai yaad dilana', act: 'unclear' },
      { text: 'ghar ka rasta batao', act: 'question' },
      { text: 'chai kaise banate hai 2 logo ke liye', act: 'question' },
      { text: 'tv band kar do', act: 'unclear' },
      { text: 'news sunao aaj ki', act: 'unclear' },
      { text: 'mera mood kharab hai', act: 'unclear' },
      { text: 'ek joke sunao', act: 'unclear' },
      { text: '100 dollar kitne rupay hote hai', act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, mixed',
    counter: true,
    cases: [
      { text: 'bedroom की AC का temperature कम करो', act: 'unclear' },
      { text: 'कल का weather बताओ Bangalore का', act: 'question' },
      { text: 'मेरी next meeting कब है', act: 'question' },
      { text: 'play करो कोई romantic song', act: 'unclear' },
      { text: 'add eggs मेरी grocery list में', act: 'unclear' },
      { text: 'Mumbai to Goa flight book करनी है', act: 'unclear' },
      { text: 'lights dim कर दो living room की', act: 'unclear' },
      { text: 'email भेजो boss को कि मैं late हूँ', act: 'unclear' },
      { text: 'restaurant book करो 4 people के लिए in Pune', act: 'unclear' },
      { text: 'volume बढ़ाओ please', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'क्या इंदौर में आपके पास किराए के लिए कोई घर उपलब्ध है',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Indore' },
      },
      {
        text: 'मैं खरीदने के लिए एक अपार्टमेंट की तलाश में हूँ जिसमें तीन बेडरूम और दो बाथरूम हों',
        set: { transaction_type: 'sale', property_type: 'apartment', bedrooms: exactly(3) },
      },
      {
        text: 'मुझे किराए पर एक जगह चाहिए जहाँ मैं अपनी बिल्ली रख सकूँ',
        set: { transaction_type: 'rent', amenities: ['pet_friendly'] },
      },
      {
        text: 'पुणे के कोथरुड में दो से तीन बेडरूम का फर्निश्ड फ्लैट, किराया तीस से चालीस हज़ार',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Pune',
          area: 'Kothrud',
          bedrooms: between(2, 3),
          price: between(30000, 40000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'मुझे हरियाणा के करनाल में पाँच सौ गज का प्लॉट खरीदना है जिसकी कीमत एक करोड़ से कम हो',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Karnal',
          size_sqft: atLeast(4500),
          price: upTo(10000000),
        },
      },
      {
        text: 'मैं अपने परिवार के साथ लखनऊ में बसना चाहता हूँ, चार बेडरूम का मकान खरीदना है',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Lucknow', bedrooms: exactly(4) },
      },
      {
        text: 'आपके पास दिल्ली में पच्चीस हज़ार से कम किराए वाले कौन से फ्लैट हैं',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Delhi', price: upTo(25000) },
      },
      {
        text: 'कृपया मुझे गुरुग्राम में बिना फर्नीचर वाले तीन बीएचके दिखाएँ',
        set: { city: 'Gurugram', bedrooms: exactly(3), amenities: ['unfurnished'] },
      },
      {
        text: 'मुझे एक ऐसे घर में रुचि है जिसमें बड़ा बगीचा और गैराज हो',
        set: { property_type: 'house', amenities: ['garden', 'parking'] },
      },
      {
        text: 'नाशिक में कोई फार्म हाउस बिकाऊ है क्या',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nashik' },
      },
      {
        text: 'हम कोलकाता में रहने के लिए जगह ढूँढ रहे हैं, दो बेडरूम, किराया बीस हज़ार से ऊपर न हो',
        set: { transaction_type: 'rent', city: 'Kolkata', bedrooms: exactly(2), price: upTo(20000) },
      },
      {
        text: 'मुझे कोच्चि में कम से कम पंद्रह सौ वर्ग फुट का अपार्टमेंट चाहिए',
        set: { property_type: 'apartment', city: 'Kochi', size_sqft: atLeast(1500) },
      },
    ],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'mujhe lucknow me ek ghar dhundhna hai kiraye ke liye',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Lucknow' },
      },
      {
        text: 'kya mohali me 3 bedroom wala koi flat bikau hai',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Mohali', bedrooms: exactly(3) },
      },
      {
        text: 'mai indore me rehne ke liye ek furnished apartment dhoond raha hu 20 hazar ke andar',
        set: { property_type: 'apartment', city: 'Indore', price: upTo(20000), amenities: ['furnished'] },
      },
      {
        text: 'vadodara me plot khareedna hai 1000 se 1500 sqft',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Vadodara',
          size_sqft: between(1000, 1500),
        },
      },
      {
        text: 'aisa flat dikhao jisme lift ho, parking ho aur rent 18000 se zyada na ho',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          price: upTo(18000),
          amenities: ['lift', 'parking'],
        },
      },
      {
        text: 'gurgaon me independent house chahiye 4 bedroom ka 3 crore tak kharidne ke liye',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Gurugram',
          bedrooms: exactly(4),
          price: upTo(30000000),
        },
      },
      {
        text: 'noida me 2 bhk chahiye jisme power backup ho',
        set: { city: 'Noida', bedrooms: exactly(2), amenities: ['power_backup'] },
      },
      {
        text: 'mujhe apne kutte ke sath rehna hai to pet friendly ghar chahiye pune me rent pe',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Pune', amenities: ['pet_friendly'] },
      },
    ],
  },
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'मुझे Delhi में 3 bedroom apartment rent पर चाहिए, budget 50k per month',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Delhi',
          bedrooms: exactly(3),
          price: upTo(50000),
        },
      },
      {
        text: 'find me a house in Jaipur जो furnished हो और 25 हज़ार से कम हो',
        set: { property_type: 'house', city: 'Jaipur', price: upTo(25000), amenities: ['furnished'] },
      },
      {
        text: 'I need plot लेने के लिए help, Bhopal में, around 20 lakh',
        set: { property_type: 'land', city: 'Bhopal', price: upTo(2000000) },
      },
      {
        text: 'Kolkata me 2BHK for sale under 60 lakh with gym',
        set: {
          transaction_type: 'sale',
          city: 'Kolkata',
          bedrooms: exactly(2),
          price: upTo(6000000),
          amenities: ['gym'],
        },
      },
    ],
  },
  {
    phenomenon: 'questions, native',
    counter: true,
    cases: [
      { text: 'क्या इसमें कपड़े धोने की सुविधा है', shown: 1, act: 'question' },
      { text: 'इस घर का किराया कितना है', shown: 1, act: 'question' },
      { text: 'प्रॉपर्टी का नाम क्या है', shown: 1, act: 'question' },
      { text: 'क्या वहाँ पालतू जानवर रख सकते हैं', shown: 1, act: 'question' },
      { text: 'क्या दो बेडरूम वाले में भी लिफ्ट है', shown: 3, act: 'question' },
    ],
  },
  {
    phenomenon: 'questions, latin',
    counter: true,
    cases: [
      { text: 'kya ye furnished hai', shown: 1, act: 'question' },
      { text: 'iska address kya hai', shown: 1, act: 'question' },
      { text: 'garage hai kya isme', shown: 1, act: 'question' },
    ],
  },
  {
    phenomenon: 'changes, native',
    cases: [
      {
        text: 'मुझे कुछ और सस्ता चाहिए बीस हज़ार से कम',
        known: { transaction_type: 'rent', price: upTo(25000) },
        set: { price: upTo(20000) },
      },
      {
        text: 'चलो पुणे नहीं मुंबई में देखते हैं',
        known: { transaction_type: 'rent', city: 'Pune' },
        set: { city: 'Mumbai' },
      },
    ],
  },
  {
    phenomenon: 'changes, latin',
    cases: [
      {
        text: 'kiraye ka nahi khareedne wala dikhao',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'nahi 2 nahi 3 bedroom chahiye',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'lift ki zarurat nahi',
        known: { transaction_type: 'rent', amenities: ['lift'] },
        drop: ['lift'],
      },
    ],
  },
]
