import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const givenUpAndGoneOn: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'mujhe lucknow ke gomti nagar me 2 bedroom ka flat kiraye pe lena hai',
        set: {
          city: 'Lucknow',
          area: 'Gomti Nagar',
          bedrooms: exactly(2),
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
      {
        text: 'surat me 60 lakh ke andar 3bhk flat kharidna h',
        set: {
          city: 'Surat',
          price: upTo(6000000),
          bedrooms: exactly(3),
          property_type: 'apartment',
          transaction_type: 'sale',
        },
      },
      {
        text: 'kya aap mujhe nashik me plot dikha sakte hain 1500 sqft ka',
        set: { city: 'Nashik', property_type: 'land', size_sqft: atLeast(1500) },
      },
      {
        text: 'rent 18000 se zyada nahi hona chahiye',
        set: { transaction_type: 'rent', price: upTo(18000) },
      },
      { text: 'budget 25 se 30 lakh hai', set: { price: between(2500000, 3000000) } },
      { text: 'parking aur lift dono chahiye', set: { amenities: ['parking', 'lift'] } },
      { text: 'bedroom do hone chahiye', set: { bedrooms: exactly(2) } },
      { text: 'city badal ke indore kar do', known: { city: 'Bhopal' }, set: { city: 'Indore' } },
      { text: 'gym ki zarurat nahi hai', known: { amenities: ['gym'] }, drop: ['gym'] },
      {
        text: 'furnished nahi semi furnished chahiye',
        known: { amenities: ['furnished'] },
        set: { amenities: ['semi_furnished'] },
        drop: ['furnished'],
      },
      { text: '3 kamre', asked: 'bedrooms', set: { bedrooms: exactly(3) } },
      {
        text: 'pachas hazar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(50000) },
      },
      {
        text: 'dwarka sector 10',
        asked: 'area',
        known: { city: 'Delhi' },
        set: { area: 'Sector 10 Dwarka' },
      },
      {
        text: 'independent house ya villa kuch bhi',
        asked: 'property_type',
        set: { property_type: 'house' },
      },
      {
        text: 'bhaiya hum log abhi pg me rehte hai do ladke ab ek 1bhk lena hai kiraye pe koramangala side 20 tak',
        set: { bedrooms: exactly(1), transaction_type: 'rent', area: 'Koramangala', price: upTo(20000) },
      },
      {
        text: 'papa ko seedhiya chadhne me dikkat hoti h isliye lift wali building chahiye',
        set: { amenities: ['lift'] },
      },
      {
        text: 'mera budget pehle 40 tha par ab 50 tak ho jayega',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(5000000) },
      },
      {
        text: '2 bhk dekh rha tha par family badh rahi h to 3 hi kar do',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'rent wagera 15-17 k me ho jaye to mast rahega',
        set: { transaction_type: 'rent', price: between(15000, 17000) },
      },
      {
        text: 'hum 4 log hai 8-8 hazar denge to 32 tak dekho',
        known: { transaction_type: 'rent' },
        set: { price: upTo(32000) },
      },
      { text: 'ek kamra kam chalega', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      {
        text: 'thoda aur budget badha sakta hu 5 lakh',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(4500000) },
      },
      {
        text: 'meri maa ke naam pe plot lena h jaipur ajmer road pe 200 gaj',
        set: {
          property_type: 'land',
          transaction_type: 'sale',
          city: 'Jaipur',
          area: 'Ajmer Road',
          size_sqft: atLeast(1800),
        },
      },
      { text: 'bhai andheri me itna mehnga h to mira road hi dikha do', set: { area: 'Mira Road' } },
      { text: '1 cr ke upar nahi ja paunga', set: { price: upTo(10000000) } },
      { text: 'kutta hai mere pass to pet friendly hi dekhna', set: { amenities: ['pet_friendly'] } },
      {
        text: 'naya nahi resale bhi chalega flat',
        set: { property_type: 'apartment', transaction_type: 'sale' },
      },
      {
        text: 'society gated ho aur bachho ke khelne ki jagah ho',
        set: { amenities: ['gated_community', 'play_area'] },
      },
      {
        text: 'pichle 5 saal se rent de rahe hain ab apna flat lena hai thane me',
        set: { property_type: 'apartment', transaction_type: 'sale', city: 'Thane' },
      },
      { text: 'gaon me khet hai hamare usko bech ke shahar me ghar lenge', set: { property_type: 'house' } },
      {
        text: 'flat nahi milta to choti kothi bhi dikha dena gurgaon me',
        set: { property_type: 'house', city: 'Gurugram' },
      },
      {
        text: 'teen log hain 6 6 hazar denge rent ka flat',
        set: { price: upTo(18000), transaction_type: 'rent', property_type: 'apartment' },
      },
      { text: 'ek room kam bhi chalega', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      {
        text: 'bola tha 30 lakh par ab 35 kar do',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3500000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'kya deposit wapas milta hai', act: 'question' },
      { text: 'kal subah 11 baje dekhne aa sakte hain kya', act: 'question' },
      { text: 'main ek school teacher hun', act: 'unclear' },
      { text: 'meri beti 12th me hai', act: 'unclear' },
      { text: 'dhanyavaad bahut madad mili', act: 'thanks' },
      { text: 'haan theek lag raha hai', act: 'affirm' },
      { text: 'jab bhi koi accha option aaye bata dena', act: 'unclear' },
      { text: 'dost ne 22k me liya tha waisa hi kuch chahiye', act: 'unclear' },
      { text: 'mujhe sirf itna batao ki possession kab milega', act: 'question' },
      { text: 'gali me gaadi aa jati hai kya', act: 'question' },
      { text: 'ye wala flat bik gaya kya', act: 'question' },
      { text: 'aap commission lete ho kya', act: 'question' },
      { text: 'shadi ke baad alag rehna hai isliye', act: 'unclear' },
      { text: 'dimag kharab mat karo', act: 'unclear' },
      { text: 'jaldi batao yaar time nahi hai', act: 'unclear' },
      { text: 'kal ka din kaisa rahega dekhne ke liye', act: 'question' },
      { text: 'mere bhai ne bola tha aapse baat karne ko', act: 'unclear' },
      { text: 'bs yahi sb chahiye tha thnx', act: 'thanks' },
      { text: 'nhi yr ye wala area unsafe h', act: 'deny' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'नोएडा में 2 बीएचके फ्लैट चाहिए जिसमें पार्किंग और पावर बैकअप हो',
        set: {
          city: 'Noida',
          bedrooms: exactly(2),
          property_type: 'apartment',
          amenities: ['parking', 'power_backup'],
        },
      },
      {
        text: 'मुझे अहमदाबाद में मकान बेचना नहीं खरीदना है',
        set: { city: 'Ahmedabad', property_type: 'house', transaction_type: 'sale' },
      },
      { text: 'बजट अस्सी लाख से एक करोड़ तक', set: { price: between(8000000, 10000000) } },
      { text: 'नागपुर की जगह रायपुर कर दीजिए', known: { city: 'Nagpur' }, set: { city: 'Raipur' } },
      { text: 'कम से कम बारह सौ स्क्वायर फीट हो', set: { size_sqft: atLeast(1200) } },
      {
        text: 'हम पटना से हैं लेकिन बच्चों की पढ़ाई के लिए कोटा में एक दो कमरे का फ्लैट किराये पर लेना पड़ रहा है',
        set: { city: 'Kota', bedrooms: exactly(2), property_type: 'apartment', transaction_type: 'rent' },
      },
      {
        text: 'पिताजी ने चालीस साल पहले दिल्ली में मकान बनवाया था अब उसे बेचकर हम हरिद्वार में बसना चाहते हैं साठ लाख तक का कोई मकान',
        set: { city: 'Haridwar', property_type: 'house', price: upTo(6000000) },
      },
      {
        text: 'हम दोनों वर्क फ्रॉम होम करते हैं इसलिए एक कमरा एक्स्ट्रा चाहिए मतलब तीन बेडरूम',
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'अभी हॉस्टल में हूँ अगले महीने से नौकरी लगेगी हैदराबाद में तो माधापुर के आसपास एक कमरे का फ्लैट',
        set: { city: 'Hyderabad', area: 'Madhapur', bedrooms: exactly(1), property_type: 'apartment' },
      },
      { text: 'दुकान नहीं घर चाहिए रहने के लिए', set: { property_type: 'house' } },
      {
        text: 'गाँव की ज़मीन बीस लाख में बिकी उसी में थोड़ा जोड़कर तीस लाख तक का फ्लैट लेना है वाराणसी में',
        set: { price: upTo(3000000), property_type: 'apartment', transaction_type: 'sale', city: 'Varanasi' },
      },
      { text: 'पार्किंग तो चाहिए ही चाहिए दो गाड़ियाँ हैं हमारी', set: { amenities: ['parking'] } },
      { text: 'पहले वाले में लिफ्ट नहीं थी बड़ी परेशानी हुई इस बार लिफ्ट ज़रूर हो', set: { amenities: ['lift'] } },
      { text: 'बगीचा वगैरह का शौक है पत्नी को तो थोड़ा खुला एरिया हो', set: { amenities: ['garden'] } },
      {
        text: 'चालीस लाख बोला था पर लोन पैंतीस का ही मिल रहा है तो पैंतीस कर दो',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(3500000) },
      },
      {
        text: 'हम दो दोस्त हैं पाँच पाँच हज़ार देंगे किराये का मकान चाहिए',
        set: { price: upTo(10000), transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'प्रति व्यक्ति सात हज़ार तक, चार जने हैं',
        known: { transaction_type: 'rent' },
        set: { price: upTo(28000) },
      },
      { text: 'एक और बेडरूम चाहिए', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(4) } },
      { text: 'बेंगलुरु बहुत महंगा है मैसूर में दिखाइए', set: { city: 'Mysuru' } },
      {
        text: 'हम किराये पर रह रहे हैं अब अपना घर लेना है पुणे में',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Pune' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'क्या आसपास कोई अस्पताल है', act: 'question' },
      { text: 'मेरे पति बैंक में काम करते हैं', act: 'unclear' },
      { text: 'सास की तबीयत ठीक नहीं रहती तो अस्पताल के पास हो और ग्राउंड फ्लोर पर हो', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'मुझे Patna में 3BHK apartment चाहिए, budget 70 lakh',
        set: { city: 'Patna', bedrooms: exactly(3), property_type: 'apartment', price: upTo(7000000) },
      },
      {
        text: 'Furnished flat with AC चाहिए rent पर',
        set: {
          property_type: 'apartment',
          transaction_type: 'rent',
          amenities: ['furnished', 'air_conditioning'],
        },
      },
    ],
  },
]
