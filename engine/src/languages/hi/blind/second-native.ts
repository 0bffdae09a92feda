import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set: Hindi turns in their own script, written without sight of rules and corpus and never tuned to. */
export const secondNative: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, native',
    cases: [
      {
        text: 'भैया, लखनऊ के इंदिरा नगर में दो कमरों का घर किराये पर चाहिए, बारह हज़ार से ऊपर नहीं दे पाएँगे',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Lucknow',
          area: 'Indira Nagar',
          price: upTo(12000),
          bedrooms: exactly(2),
        },
        numbers: [2, 12000],
      },
      {
        text: 'जयपुर में मानसरोवर के आसपास सौ गज का प्लॉट ख़रीदने का मन है',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Jaipur',
          area: 'Mansarovar',
          size_sqft: atLeast(900),
        },
      },
      {
        text: 'मैं नोएडा सेक्टर बासठ में काम करता हूँ वहीं पास में वन बीएचके फ्लैट किराए पे चाहिए',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Noida',
          area: 'Sector 62',
          bedrooms: exactly(1),
        },
      },
      {
        text: 'ग़ाज़ियाबाद में तीन बीएचके फ्लैट ख़रीदना है, अस्सी लाख का बजट है, लिफ्ट और पार्किंग होनी चाहिए',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Ghaziabad',
          price: upTo(8000000),
          bedrooms: exactly(3),
          amenities: ['parking', 'lift'],
        },
        numbers: [3, 8000000],
      },
      {
        text: 'बेटा, हमको बनारस में छोटा मकान दिलवा दो, किराये का',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Varanasi' },
      },
      {
        text: 'इंदौर विजय नगर फ्लैट किराया',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Indore', area: 'Vijay Nagar' },
      },
      {
        text: 'रिटायरमेंट के बाद देहरादून में बसने का विचार है, बगीचे वाला मकान खरीदना चाहते हैं',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Dehradun',
          amenities: ['garden'],
        },
      },
      {
        text: 'भोपाल में ज़मीन देख रहा हूँ ख़रीदने को, एक एकड़ से कम नहीं',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Bhopal',
          size_sqft: atLeast(43560),
        },
      },
      {
        text: 'क्या मुंबई के चेंबूर में पच्चीस से तीस हज़ार के बीच कोई सेमी फर्निश्ड फ्लैट मिल सकता है किराये पर',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mumbai',
          area: 'Chembur',
          price: between(25000, 30000),
          amenities: ['semi_furnished'],
        },
        numbers: [{ min: 25000, max: 30000 }],
      },
      {
        text: 'कुत्ता पालते हैं हम इसलिए पेट फ्रेंडली सोसाइटी में ही फ्लैट चाहिए, गुड़गांव',
        set: { property_type: 'apartment', city: 'Gurugram', amenities: ['pet_friendly'] },
      },
      {
        text: 'ख़रीदने के लिए मेरठ में चार बेडरूम की कोठी बताइए, डेढ़ करोड़ के आसपास',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Meerut',
          price: upTo(15000000),
          bedrooms: exactly(4),
        },
      },
      {
        text: 'नागपुर में पावर बैकअप और चौबीस घंटे पानी वाला घर ढूंढ रही हूँ',
        set: {
          property_type: 'house',
          city: 'Nagpur',
          amenities: ['power_backup', 'water_supply'],
        },
      },
    ],
  },
  {
    phenomenon: 'second: answers, native',
    cases: [
      {
        text: 'लाजपत नगर की तरफ़ हो तो बढ़िया',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { area: 'Lajpat Nagar' },
      },
      {
        text: 'यही कोई पचपन',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: upTo(5500000) },
      },
      {
        text: 'कम से कम तीन तो होने ही चाहिए',
        asked: 'bedrooms',
        set: { bedrooms: atLeast(3) },
        numbers: [3],
      },
      { text: 'अपार्टमेंट नहीं, अपना अलग मकान', asked: 'property_type', set: { property_type: 'house' } },
      {
        text: 'ख़रीदना है जी, किराये पे नहीं रहना अब',
        asked: 'transaction_type',
        set: { transaction_type: 'sale' },
      },
    ],
  },
  {
    phenomenon: 'second: corrections, native',
    cases: [
      {
        text: 'पुणे रहने दीजिए, अब नासिक में देखिए',
        known: { transaction_type: 'sale', city: 'Pune' },
        set: { city: 'Nashik' },
      },
      {
        text: 'दो नहीं तीन कमरे कर दो',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'स्विमिंग पूल की ज़रूरत नहीं, हटा दो',
        known: { property_type: 'apartment', amenities: ['gym', 'swimming_pool'] },
        drop: ['swimming_pool'],
      },
      {
        text: 'अभी ख़रीद नहीं पाएँगे, किराये वाला ही दिखा दीजिए',
        known: { transaction_type: 'sale', property_type: 'apartment', city: 'Indore' },
        set: { transaction_type: 'rent' },
      },
    ],
  },
  {
    phenomenon: 'second: questions and other talk, native',
    counter: true,
    cases: [
      { text: 'इस मकान का मुँह किस दिशा में है', shown: 1, act: 'question' },
      { text: 'मेट्रो स्टेशन यहाँ से पैदल कितने मिनट का है', shown: 2, act: 'question' },
      { text: 'मेरे मामा ने पिछले साल कानपुर में तीन फ्लैट बेचे थे', act: 'unclear' },
      { text: 'शनिवार शाम चार बजे आ जाऊँगा देखने', shown: 1, act: 'unclear' },
      { text: 'रजिस्ट्री में औरतों को कितने परसेंट की छूट मिलती है दिल्ली में', act: 'question' },
    ],
  },
  {
    phenomenon: 'second: acts, native',
    cases: [{ text: 'किसी इंसान से बात करवाइए', act: 'handoff' }],
  },
  {
    phenomenon: 'second: numbers, native',
    cases: [
      {
        text: 'हज़ार से बारह सौ स्क्वायर फुट',
        asked: 'size_sqft',
        known: { property_type: 'apartment' },
        set: { size_sqft: between(1000, 1200) },
        numbers: [{ min: 1000, max: 1200 }],
      },
    ],
  },
]
