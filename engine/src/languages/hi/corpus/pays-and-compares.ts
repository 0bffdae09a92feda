import { between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const paysAndCompares: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'इस शहर में नया हूँ, कौन सा इलाका अच्छा है पता नहीं, इंदौर में दो बेडरूम का किराए का मकान चाहिए',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Indore', bedrooms: exactly(2) },
      },
      {
        text: 'मेरे साथ काम करने वाला हिंजवडी में बीस हज़ार किराया देता है, मुझे उससे कम पंद्रह के अंदर चाहिए',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      {
        text: 'माँ गाँव से आ रही हैं, तो एक कमरा और, कुल तीन',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'लोन पास हो गया, पचहत्तर लाख तक जा सकते हैं, खराड़ी या विमान नगर',
        known: { transaction_type: 'sale' },
        set: { area: 'Kharadi', price: upTo(7500000) },
      },
      {
        text: 'स्विमिंग पूल वगैरह नहीं चाहिए, पानी की दिक्कत न हो बस',
        known: { amenities: ['swimming_pool'] },
        set: { amenities: ['water_supply'] },
        drop: ['swimming_pool'],
      },
      { text: 'पैसे की चिंता नहीं, जगह अच्छी हो', asked: 'price', any: ['price'] },
      {
        text: 'एक करोड़ बीस लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12000000) },
        numbers: [12000000],
      },
      {
        text: 'छह सौ से आठ सौ स्क्वायर फुट',
        asked: 'size_sqft',
        set: { size_sqft: between(600, 800) },
        numbers: [{ min: 600, max: 800 }],
      },
      {
        text: 'फ्लैट नहीं, अपने आंगन वाला मकान ही ठीक है',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'घर में गैस पाइपलाइन है क्या?', act: 'question' },
      { text: 'वो मकान किसी और को चला गया क्या?', act: 'question' },
      { text: 'मेरा नाम राजेश है', act: 'unclear' },
      { text: 'वहाँ गज का क्या रेट है?', act: 'question' },
      { text: 'इससे थोड़ा बड़ा है क्या', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'naya flat hi chahiye purana nahi, 2bhk, 55 to 60 lakh, indirapuram',
        known: { transaction_type: 'sale' },
        set: {
          property_type: 'apartment',
          area: 'Indirapuram',
          bedrooms: exactly(2),
          price: between(5500000, 6000000),
        },
      },
      {
        text: 'hum dono IT me hai, manyata office, 30k tak ok rent ke liye',
        set: { transaction_type: 'rent', price: upTo(30000) },
      },
      { text: 'bachon ke khelne ki jagah honi chahiye', set: { amenities: ['play_area'] } },
      {
        text: 'saket bola tha na, usko malviya nagar kar do',
        known: { area: 'Saket' },
        set: { area: 'Malviya Nagar' },
      },
      {
        text: 'kanpur medical college ke paas ek makan kiraye pe mil jaye to accha',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kanpur' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'owner bahut strict hai kya?', act: 'question' },
      { text: 'sir thoda time dijiye', act: 'unclear' },
    ],
  },
]
