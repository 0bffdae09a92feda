import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const nearAndAfter: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'सीतापुर रोड पर ज़मीन देख रहे हैं लखनऊ में हज़ार फुट की',
        set: { property_type: 'land', city: 'Lucknow', area: 'Sitapur Road', size_sqft: atLeast(1000) },
      },
      {
        text: 'कोई सस्ता सा कमरा दिला दो भैया पाँच हज़ार तक का किराये पर',
        set: { transaction_type: 'rent', price: upTo(5000) },
      },
      {
        text: 'रायपुर में शंकर नगर में अपना घर बनवाने के लिए प्लॉट लेना है',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Raipur', area: 'Shankar Nagar' },
      },
      {
        text: 'हमको तो बस साफ सुथरा मकान चाहिए और पानी बराबर आए',
        set: { property_type: 'house', amenities: ['water_supply'] },
      },
      {
        text: 'बजट पचास था पर अब साठ तक खींच सकते हैं',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
      {
        text: 'तीस हज़ार में नहीं होगा तो पैंतीस कर लो',
        known: { transaction_type: 'rent', price: upTo(30000) },
        set: { price: upTo(35000) },
      },
      { text: 'गाड़ी नहीं है तो पार्किंग की ज़रूरत नहीं', known: { amenities: ['parking'] }, drop: ['parking'] },
      { text: 'सेमी फर्निश्ड हो, कम से कम अलमारी और पंखे तो हों', set: { amenities: ['semi_furnished'] } },
      {
        text: 'चार बेडरूम और दो गाड़ी की पार्किंग वाला बंगला',
        set: { property_type: 'house', bedrooms: exactly(4), amenities: ['parking'] },
      },
      { text: 'ऑफिस वाले किराया देंगे चालीस हज़ार तक', set: { transaction_type: 'rent', price: upTo(40000) } },
      {
        text: 'नब्बे लाख से सवा करोड़',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(9000000, 12500000) },
        numbers: [{ min: 9000000, max: 12500000 }],
      },
      { text: 'मकान या फ्लैट जो मिल जाए', asked: 'property_type', any: ['property_type'] },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'घर में शादी है अगले महीने उसके बाद ही शिफ्ट होंगे', act: 'unclear' },
      { text: 'मैडम वो जो कल दिखाया था वो अब भी है क्या', act: 'question' },
      { text: 'क्या वहाँ रात में औरतें सुरक्षित हैं', act: 'question' },
      { text: 'एडवांस वापस मिलता है न', act: 'question' },
      { text: 'मुझे तो समझ ही नहीं आ रहा क्या लिखूँ', act: 'help' },
      { text: 'नहीं जी शुक्रिया', act: 'deny' },
      { text: 'ठीक है भेज दीजिए', act: 'affirm' },
      { text: 'बस इतना ही चाहिए था धन्यवाद', act: 'thanks' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'dehradun me rajpur road pe flat, 70 lakh ke andar andar',
        set: { property_type: 'apartment', city: 'Dehradun', area: 'Rajpur Road', price: upTo(7000000) },
      },
      { text: 'mere ko 2 room ka set chahiye bas, bachelor hu', set: { bedrooms: exactly(2) } },
      { text: 'maine 3bhk bola tha 2 nahi', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      { text: 'ghar ke paas mandir ho to accha', set: { property_type: 'house' } },
      { text: 'rent nahi to lease pe', set: { transaction_type: 'rent' } },
      { text: 'indore nahi bhopal, galti se likh diya', known: { city: 'Indore' }, set: { city: 'Bhopal' } },
      {
        text: 'mujhe bas itna bata do 40 lakh me flat milega ya nahi kolhapur me',
        set: { property_type: 'apartment', city: 'Kolhapur', price: upTo(4000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'wahi purana wala hi thik h', act: 'affirm' },
      { text: 'kitna deposit aur kitna rent', act: 'question' },
      { text: 'kisi ladki se baat karwa do jo property ka kaam karti ho', act: 'handoff' },
      { text: 'gaon me rehte h abhi, city me shift hona hai', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'furnished 1bhk for rent चाहिए Viman Nagar में under 30k',
        set: {
          transaction_type: 'rent',
          area: 'Viman Nagar',
          bedrooms: exactly(1),
          price: upTo(30000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'Society में 24x7 security और power backup हो',
        set: { amenities: ['security', 'power_backup'] },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'loan approve हो गया है 60 लाख का', act: 'unclear' }],
  },
]
