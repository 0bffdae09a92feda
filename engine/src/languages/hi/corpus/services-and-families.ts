import type { CorpusSection } from '../../corpus-case.ts'

/** What is wanted of other services and told of families; and wishes that are told with their reasons. */
export const servicesAndFamilies: CorpusSection[] = [
  {
    phenomenon: 'of services and families',
    counter: true,
    cases: [
      { text: 'मुझे शुक्रवार से दो रातों के लिए जयपुर में एक होटल का कमरा आरक्षित करना है', act: 'unclear' },
      { text: 'दस तारीख को दिल्ली से चेन्नई की छह हज़ार से कम की उड़ान ढूँढ दीजिए', act: 'unclear' },
      { text: 'अंधेरी में शाम वाले शो की दो टिकटें बुक कर दो', act: 'unclear' },
      { text: 'मेरे बचत खाते में कितने पैसे हैं', act: 'question' },
      { text: 'माँ के खाते में दो हज़ार रुपये भेज दो', act: 'unclear' },
      { text: 'मुझे लाजपत नगर में दाँतों का डॉक्टर चाहिए जो इतवार को बैठता हो', act: 'unclear' },
      {
        text: 'उस रेस्टोरेंट में बाहर बैठने की जगह और पार्किंग है क्या',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'question',
      },
      { text: 'गोवा में तीन दिन के लिए एक कार किराए पर चाहिए, ऑटोमैटिक', act: 'unclear' },
      { text: 'इस हफ़्ते शिमला में बारिश होगी क्या', act: 'question' },
      { text: 'बैठक में नब्बे के दशक के गाने बजाओ', act: 'unclear' },
      { text: 'चार बजे गुड़गाँव में प्रिया के साथ मीटिंग जोड़ दो', act: 'unclear' },
      { text: 'hotel me free wifi aur swimming pool hona chahiye', act: 'unclear' },
      { text: 'meri flight chhe baje hyderabad utregi, chaar logon ke liye cab bhej dena', act: 'unclear' },
      { text: 'mysore ke zoo ka ticket kitne ka hai', act: 'question' },
      {
        text: 'jija ji ne hosur me do plot kharide aur dono me paisa dooba',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      {
        text: 'upar wala kirayedar aadhi raat ko dhol bajata hai',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      {
        text: 'petrol 105 ka ho gaya, sab kuch mehenga hai',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      {
        text: 'gaon wale ghar me bada sa bagicha aur kuan hai',
        known: { transaction_type: 'sale', city: 'Delhi' },
        act: 'unclear',
      },
      { text: 'ahmedabad me india ne kitne run banaye', act: 'question' },
      { text: 'mujhe tairna seekhna hai, indore me koi coach hai', act: 'unclear' },
      { text: 'मेरे flat के लिए three seater sofa ऑर्डर कर दो', act: 'unclear' },
      { text: 'high court के पास गाड़ी कहाँ लगा सकते हैं', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes with their reasons',
    cases: [
      {
        text: 'जून में बच्चों का स्कूल पुणे में शुरू होगा, तब तक वहाँ किराए का कोई 2bhk हो जाए तो ठीक रहे',
        set: { transaction_type: 'rent', city: 'Pune', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'हॉस्टल के खाने से थक गया, नोएडा में 1rk भी चलेगा अपना किचन हो बस',
        set: { city: 'Noida', bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'गाड़ी धूप में न रहे इसलिए ढकी हुई पार्किंग चाहिए',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { amenities: ['parking'] },
      },
      {
        text: 'पेंशन का पैसा आया है, सोच रहा हूँ नागपुर के पास चालीस लाख का प्लॉट ले लूँ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Nagpur', price: { max: 4000000 } },
      },
      {
        text: 'सास ससुर भी आ रहे हैं तो तीन बेडरूम कर दो',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'दादी, मम्मी पापा और मैं, तीन समझो',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'pote potiyon ke khelne ke liye garden ho to khushi hogi',
        known: { transaction_type: 'sale', city: 'Delhi' },
        set: { amenities: ['garden'] },
      },
      {
        text: 'yahan roz shaam ko bijli jaati hai to power backup zaroori hai',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { amenities: ['power_backup'] },
      },
      {
        text: 'koramangala office se paidal jaane layak',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { area: 'Koramangala' },
      },
      {
        text: 'shaadi ke baad kochi me rahenge, 20000 tak ka rented flat theek hai',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi', price: { max: 20000 } },
      },
      {
        text: 'मैं तो scooter चलाता हूँ, car parking रहने दो',
        known: { transaction_type: 'rent', city: 'Delhi' },
        drop: ['parking'],
      },
      {
        text: 'कपड़े सुखाने के लिए बालकनी हो तो अच्छा रहेगा',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { amenities: ['balcony'] },
      },
      {
        text: 'बच्चों के लिए खेलने की जगह होनी चाहिए',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { amenities: ['play_area'] },
      },
      {
        text: 'अकेली रहती हूँ इसलिए सिक्योरिटी ज़रूरी है',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { amenities: ['security'] },
      },
      {
        text: 'gym ho to mere pati khush ho jayenge',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { amenities: ['gym'] },
      },
      {
        text: 'hamare paas billi hai, pets allowed hone chahiye',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { amenities: ['pet_friendly'] },
      },
      {
        text: 'is garmi me AC to hona hi chahiye',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { amenities: ['air_conditioning'] },
      },
      {
        text: 'lajpat nagar biwi ke office ke hisaab se theek rahega',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { area: 'Lajpat Nagar' },
      },
      {
        text: 'hum 20 hazaar tak hi de payenge',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'दादाजी को पौधों का शौक़ है, garden होना चाहिए',
        known: { transaction_type: 'sale', city: 'Delhi' },
        set: { amenities: ['garden'] },
      },
    ],
  },
]
