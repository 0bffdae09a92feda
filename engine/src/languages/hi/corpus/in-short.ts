import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Short turns of every kind: wishes, answers, changes, questions, acts. */
export const inShort: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'भाई कोई घर बताओ किराए का जमशेदपुर में साकची के पास दो रूम वाला',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Jamshedpur',
          area: 'Sakchi',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'मैं अपना पैसा ज़मीन में लगाना चाहता हूँ, नोएडा के आसपास दो सौ गज, साठ लाख',
        set: { property_type: 'land', city: 'Noida', size_sqft: atLeast(1800), price: upTo(6000000) },
      },
      {
        text: 'हमें सोसाइटी में ही फ्लैट चाहिए खुला मकान नहीं, गाज़ियाबाद, तीन बीएचके, नब्बे लाख तक',
        set: { property_type: 'apartment', city: 'Ghaziabad', bedrooms: exactly(3), price: upTo(9000000) },
      },
      {
        text: 'पंद्रह हज़ार तक के किराए में अच्छा फ्लैट मिले तो बताइएगा, चंडीगढ़ में',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Chandigarh', price: upTo(15000) },
      },
      {
        text: 'क्या आप मेरे लिए ऐसा मकान ढूँढ सकते हैं जिसमें पाँच कमरे हों और जो आगरा में हो',
        set: { property_type: 'house', city: 'Agra', bedrooms: exactly(5) },
      },
      {
        text: 'मुझे अपने ऑफिस के पास पुणे के मगरपट्टा में स्टूडियो अपार्टमेंट रेंट पर चाहिए',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', area: 'Magarpatta' },
      },
      {
        text: 'एक सुंदर सा विला जिसमें स्विमिंग पूल हो और जिसकी कीमत पाँच करोड़ तक हो, बेंगलुरु में खरीदना है',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Bengaluru',
          price: upTo(50000000),
          amenities: ['swimming_pool'],
        },
      },
      {
        text: 'सहारनपुर में बीस लाख का मकान',
        set: { property_type: 'house', city: 'Saharanpur', price: upTo(2000000) },
      },
    ],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'delhi me 2 bhk flat rent pe chahiye laxmi nagar ya nirman vihar me 18 hazar tak',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Delhi',
          area: 'Laxmi Nagar',
          bedrooms: exactly(2),
          price: upTo(18000),
        },
      },
      {
        text: 'hame ahmedabad me bungalow lena hai 4 bhk ka 3 crore me garden ke sath',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ahmedabad',
          bedrooms: exactly(4),
          price: upTo(30000000),
          amenities: ['garden'],
        },
      },
      {
        text: 'kya koi makan kiraye pe hai muzaffarnagar me 2 kamre wala',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Muzaffarnagar',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'surat vesu me 3bhk flat chahiye 60 se 70 lakh me lift parking ke sath',
        set: {
          property_type: 'apartment',
          city: 'Surat',
          area: 'Vesu',
          bedrooms: exactly(3),
          price: between(6000000, 7000000),
          amenities: ['lift', 'parking'],
        },
      },
      {
        text: 'ek number ka flat dikhao gurgaon me budget ki tension nahi hai kharidna hai',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Gurugram' },
        any: ['price'],
      },
      {
        text: 'mujhe sirf plot chahiye dehradun me 150 gaj',
        set: { property_type: 'land', city: 'Dehradun', size_sqft: atLeast(1350) },
      },
      {
        text: 'mere bete ko kota me padhna hai uske liye 1 bhk kiraye pe dhundh do 10 hazar me',
        set: { transaction_type: 'rent', city: 'Kota', bedrooms: exactly(1), price: upTo(10000) },
      },
    ],
  },
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'मुझे Kolkata में Salt Lake के पास 2BHK flat rent पर चाहिए 20k तक',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kolkata',
          area: 'Salt Lake',
          bedrooms: exactly(2),
          price: upTo(20000),
        },
      },
      {
        text: 'I am searching for कोठी in Panchkula, 10 marla, budget 3 करोड़',
        set: { property_type: 'house', city: 'Panchkula', size_sqft: atLeast(2722.5), price: upTo(30000000) },
      },
      {
        text: 'Lucknow में independent house for rent चाहिए with parking for my car',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Lucknow', amenities: ['parking'] },
      },
      {
        text: 'purchase के लिए plot दिखाओ in Jaipur between 20 and 30 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Jaipur',
          price: between(2000000, 3000000),
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      { text: 'भाड़े पर लेना है', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'कोठी चाहिए',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      { text: 'रायपुर छत्तीसगढ़', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Raipur' } },
      { text: 'सत्तर हज़ार', asked: 'price', known: { transaction_type: 'rent' }, set: { price: upTo(70000) } },
      {
        text: 'दो से ज़्यादा',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: atLeast(2) },
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      {
        text: 'koi bhi chalega bhai',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      { text: 'indirapuram', asked: 'area', known: { city: 'Ghaziabad' }, set: { area: 'Indirapuram' } },
      {
        text: '45 lakh se 50 lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(4500000, 5000000) },
      },
      {
        text: '2 bedroom wala',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      {
        text: 'घर for rent',
        asked: 'transaction_type',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'around 30 हज़ार',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(30000) },
      },
    ],
  },
  {
    phenomenon: 'changes, native',
    cases: [
      {
        text: 'अब पुणे में ही देखिए मुंबई महँगा है',
        known: { transaction_type: 'rent', city: 'Mumbai' },
        set: { city: 'Pune' },
      },
      {
        text: 'तीन बेडरूम कर दो',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'गार्डन नहीं भी हो तो चलेगा',
        known: { transaction_type: 'sale', amenities: ['garden'] },
        drop: ['garden'],
      },
      {
        text: 'फ्लैट भी दिखा सकते हैं मकान भी',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
    ],
  },
  {
    phenomenon: 'changes, latin',
    cases: [
      {
        text: 'ab budget 25 kar do',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      {
        text: 'security ki jarurat nhi',
        known: { transaction_type: 'rent', amenities: ['security'] },
        drop: ['security'],
      },
      {
        text: 'faridabad nahi ghaziabad',
        known: { transaction_type: 'rent', city: 'Faridabad' },
        set: { city: 'Ghaziabad' },
      },
      { text: 'rent chalega buy bhi chalega', asked: 'transaction_type', any: ['transaction_type'] },
    ],
  },
  {
    phenomenon: 'changes, mixed',
    cases: [
      {
        text: 'gym भी चाहिए और pool भी',
        known: { transaction_type: 'rent' },
        set: { amenities: ['gym', 'swimming_pool'] },
      },
      {
        text: 'budget increase करके 1 crore कर दो',
        known: { transaction_type: 'sale', price: upTo(8000000) },
        set: { price: upTo(10000000) },
      },
    ],
  },
  {
    phenomenon: 'questions, native',
    counter: true,
    cases: [
      { text: 'क्या किराया कुछ कम हो सकता है', shown: 1, act: 'question' },
      { text: 'दूसरे घर में कितने कमरे हैं', shown: 3, act: 'question' },
      { text: 'क्या यह इलाका रात में सुरक्षित है', shown: 1, act: 'question' },
    ],
  },
  {
    phenomenon: 'questions, latin',
    counter: true,
    cases: [
      { text: 'iska rent kitna hai aur deposit', shown: 1, act: 'question' },
      { text: 'kya parking hai isme', shown: 1, act: 'question' },
    ],
  },
  {
    phenomenon: 'questions, mixed',
    counter: true,
    cases: [
      { text: 'इसमें AC है क्या?', shown: 1, act: 'question' },
      { text: 'flat का carpet area कितना है', shown: 1, act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, native',
    counter: true,
    cases: [
      { text: 'मुझे शाम पाँच बजे दवा की याद दिलाओ', act: 'unclear' },
      { text: 'हमारे शहर में मेला लगा है', act: 'unclear' },
      { text: 'मेरी गाड़ी मुंबई में खराब हो गई', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'other talk, latin',
    counter: true,
    cases: [
      { text: 'mujhe gaana sunna hai', act: 'unclear' },
      { text: 'kal mera exam hai lucknow me', act: 'unclear' },
      { text: 'ghar ka khana khana hai', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'हाँ ठीक है कर दीजिए', act: 'affirm' },
      { text: 'नहीं चाहिए', act: 'deny' },
      { text: 'दोबारा से शुरू करते हैं', act: 'restart' },
      { text: 'आपका शुक्रिया', act: 'thanks' },
      { text: 'समझ नहीं आया फिर से बताइए', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'haan sahi hai bhai', act: 'affirm' },
      { text: 'nahi nahi', act: 'deny' },
      { text: 'owner ka number do', act: 'handoff' },
      { text: 'chalo bye', act: 'goodbye' },
    ],
  },
]
