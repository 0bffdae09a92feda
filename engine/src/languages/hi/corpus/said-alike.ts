import { wishesAndTalk } from '../../corpus-case.ts'

/** The same things as they are said in each of the eight languages. */
export const saidAlike = wishesAndTalk([
  { text: 'दूसरे वाले में पार्किंग है?', known: { city: 'Delhi' }, act: 'question' },
  { text: 'dusre wale me parking h kya', known: { city: 'Delhi' }, act: 'question' },
  { text: 'pehle wale me lift hai?', known: { city: 'Delhi' }, act: 'question' },
  { text: 'पहला वाला 3 बीएचके है?', known: { city: 'Delhi' }, act: 'question' },
  { text: 'रुको, दूसरे वाले में पार्किंग है?', known: { city: 'Delhi' }, act: 'question' },
  { text: 'doosra wala 20000 ka hai kya', known: { city: 'Delhi' }, act: 'question' },
  {
    text: 'मेरे भाई की पोस्टिंग दिल्ली में थी, अब पुणे में 2 बीएचके',
    set: { city: 'Pune', bedrooms: { min: 2, max: 2 } },
  },
  { text: 'हम पहले लखनऊ में रहते थे, अब कानपुर में फ्लैट', set: { property_type: 'apartment', city: 'Kanpur' } },
  { text: 'एक कमरा एक रसोई बस', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'ek room ek kitchen chalega', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'do kamre aur rasoi chahiye', set: { bedrooms: { min: 2, max: 2 } } },
  { text: '2 room kitchen', set: { bedrooms: { min: 2, max: 2 } } },
  { text: 'एक कमरा और रसोई चाहिए', set: { bedrooms: { min: 1, max: 1 } } },
  {
    text: 'फर्निश्ड की ज़रूरत नहीं लगती, हमारे पास सोफा पलंग सब है',
    known: { amenities: ['furnished'] },
    drop: ['furnished'],
  },
  { text: '80 लाख से ऊपर नहीं झेल पाएंगे', set: { price: { max: 8000000 } } },
  { text: 'और कुछ हो न हो बालकनी ज़रूर होनी चाहिए', set: { amenities: ['balcony'] } },
  { text: 'सूरतकल में मिल जाए तो अच्छा रहेगा', set: { area: 'Surathkal' } },
  {
    text: 'साथ में पिल्ला है, जहां उसको रखने दें वही फ्लैट',
    set: { property_type: 'apartment', amenities: ['pet_friendly'] },
  },
  {
    text: 'फ्लैट में दम घुटता है, हमें तो मकान चाहिए',
    asked: 'property_type',
    known: { transaction_type: 'sale' },
    set: { property_type: 'house' },
  },
  { text: 'बस ज़मीन चाहिए, मकान हम खुद बना लेंगे', set: { property_type: 'land' } },
  {
    text: 'मैं बैंगलोर में जॉब करता हूं, छुट्टी में रहने के लिए लखनऊ में एक मकान लेने का प्लान है',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Lucknow' },
  },
  {
    text: 'अभी किराये पर ही ठीक है, खरीदने का बाद में देखेंगे',
    asked: 'transaction_type',
    set: { transaction_type: 'rent' },
  },
  {
    text: 'अभी जहां रहते हैं वहां आठ हज़ार किराया है',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { transaction_type: 'rent', price: { max: 8000 } },
  },
  {
    text: 'फर्नीचर हमारे पास है तो फर्निश्ड होना ज़रूरी नहीं',
    known: { amenities: ['furnished'] },
    drop: ['furnished'],
  },
  { text: 'जिम हटा दो कौन जाता है', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
  { text: 'हमारे दादाजी की गांव में तीन एकड़ ज़मीन है', act: 'unclear' },
  {
    text: 'अभी जो किराया दे रहे हैं वो नौ हज़ार है',
    asked: 'price',
    known: { transaction_type: 'rent' },
    act: 'unclear',
  },
  { text: 'पावर बैकअप के बिना तो नहीं चाहिए', set: { amenities: ['power_backup'] } },
  {
    text: 'मैक्स साठ लाख जी लोन भी लेना पड़ेगा',
    asked: 'price',
    known: { transaction_type: 'sale' },
    set: { price: { max: 6000000 } },
  },
  { text: 'तीन एकड़ ज़मीन है क्या', set: { property_type: 'land', size_sqft: { min: 130680 } } },
  {
    text: 'करोल बाग का पुराना मकान बेच रहे हैं, अब दिल्ली में ही छोटा फ्लैट लेंगे',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Delhi' },
  },
  { text: 'वन आर के किराये पर चाहिए', set: { transaction_type: 'rent', bedrooms: { min: 1, max: 1 } } },
  {
    text: 'कुत्ता है हमारे पास, जो मान ले ऐसा फ्लैट चाहिए',
    set: { property_type: 'apartment', amenities: ['pet_friendly'] },
  },
  {
    text: 'थोड़ा और खींच सकते हैं, पैंतालीस मान लीजिए',
    known: { price: { max: 4000000 }, transaction_type: 'sale' },
    set: { price: { max: 4500000 } },
  },
  {
    text: 'गोमती नगर नहीं चलेगा उधर बहुत जाम रहता है, अलीगंज देखिए',
    asked: 'area',
    known: { city: 'Lucknow' },
    set: { area: 'Aliganj' },
  },
  { text: 'इंडिपेंडेंट हाउस चाहिए, अपार्टमेंट में दम घुटता है', set: { property_type: 'house' } },
  { text: 'हज़रतगंज के आसपास कुछ है तो दिखाइए', set: { area: 'Hazratganj' } },
])
