import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Tellings beside wishes, courtesies, and prepositions half in English. */
export const toldAndAsked: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'हैलो गुरु जी, मुझे पटियाला में किराए पर रहने के लिए कोई अच्छा सा फ्लैट बताइए',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Patiala' },
      },
      {
        text: 'मेरी कंपनी ने मुझे हैदराबाद भेजा है तो वहाँ गाचीबौली के आसपास दो बेडरूम चाहिए तीस हज़ार के बजट में',
        set: { city: 'Hyderabad', area: 'Gachibowli', bedrooms: exactly(2), price: upTo(30000) },
      },
      {
        text: 'तीन बेडरूम वाला ऐसा मकान जो पैंसठ से सत्तर लाख के बीच हो और जिसमें कार खड़ी करने की जगह हो',
        set: {
          property_type: 'house',
          bedrooms: exactly(3),
          price: between(6500000, 7000000),
          amenities: ['parking'],
        },
      },
      {
        text: 'मुझे नोएडा एक्सटेंशन में एक हज़ार एक सौ स्क्वायर फीट का फ्लैट लेना है, अस्सी लाख तक में',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Noida Extension',
          size_sqft: atLeast(1100),
          price: upTo(8000000),
        },
        numbers: [1100, 8000000],
      },
      {
        text: 'अंकल जी हमें ग्वालियर में दुकान नहीं रहने का मकान खरीदना है',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Gwalior' },
      },
      {
        text: 'वाराणसी में गंगा किनारे कोई मकान बिकाऊ हो तो दिखाइए',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Varanasi' },
      },
      {
        text: 'कृपया मेरे लिए अहमदाबाद के सैटेलाइट क्षेत्र में तीन शयनकक्ष वाला अर्ध-सुसज्जित आवास किराए पर ढूँढने का कष्ट करें',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Ahmedabad',
          area: 'Satellite',
          bedrooms: exactly(3),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'सात हज़ार रुपये महीने तक का एक कमरा चाहिए कोटा के तलवंडी में',
        set: { city: 'Kota', area: 'Talwandi', price: upTo(7000), bedrooms: exactly(1) },
      },
      {
        text: 'हमें ऐसी ज़मीन दिखाओ जिस पर स्कूल बना सकें, दो एकड़ के आसपास, फरीदाबाद की तरफ',
        set: { property_type: 'land', city: 'Faridabad', size_sqft: atLeast(87120) },
      },
      {
        text: 'दोस्त के साथ शेयर करने के लिए दो बीएचके, पुणे, वाकड या बानेर, बीस से पच्चीस हज़ार',
        set: { city: 'Pune', area: 'Wakad', bedrooms: exactly(2), price: between(20000, 25000) },
      },
      {
        text: 'गाड़ी पार्क करने की सुविधा हो और चौकीदार रहता हो, ऐसा फ्लैट चाहिए रायपुर में खरीदने के लिए',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Raipur',
          amenities: ['parking', 'security'],
        },
      },
      {
        text: 'मैं दिव्यांग हूँ इसलिए भूतल पर ही घर चाहिए किराये का, जयपुर में',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Jaipur' },
      },
      {
        text: 'बेटे के लिए गुड़गाँव में स्टूडियो अपार्टमेंट खरीदने का सोच रहे हैं पचास लाख के आस पास',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Gurugram', price: upTo(5000000) },
      },
      { text: 'पाँच मरले का प्लॉट जालंधर में कितने का मिलेगा', act: 'question' },
    ],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'yaar indore mein bhade pe 2bhk dila de, vijay nagar ya scheme 54',
        set: { transaction_type: 'rent', city: 'Indore', area: 'Vijay Nagar', bedrooms: exactly(2) },
      },
      {
        text: 'mujhe chandigarh me ek flat khareedna hai jiska daam 80 lakh se 1 crore ke beech ho',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Chandigarh',
          price: between(8000000, 10000000),
        },
      },
      {
        text: 'do bedroom hall kitchen chahiye thane ghodbunder road pe kiraya 28000 tak',
        set: {
          transaction_type: 'rent',
          city: 'Thane',
          area: 'Ghodbunder Road',
          bedrooms: exactly(2),
          price: upTo(28000),
        },
      },
      {
        text: 'ghar dhundh rahi hu apni maa ke liye dehradun me, shant jagah ho, garden ho, budget 70 lakh',
        set: { property_type: 'house', city: 'Dehradun', price: upTo(7000000), amenities: ['garden'] },
      },
      {
        text: 'sir mai 3 saal se kiraye pe reh raha hu ab khud ka makan lena hai patna me 45 lakh me',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Patna', price: upTo(4500000) },
      },
      {
        text: 'hlo mko nagpur me 1 bhk chahiye bs 6000 tk ka rent pe',
        set: { transaction_type: 'rent', city: 'Nagpur', bedrooms: exactly(1), price: upTo(6000) },
      },
      {
        text: 'jaldi se koi plot batao bhiwadi me 100 gaj ka 15 lac tak',
        set: { property_type: 'land', city: 'Bhiwadi', size_sqft: atLeast(900), price: upTo(1500000) },
      },
      {
        text: 'mere pas 2 kutte hai to aisa ghar chahiye jaha pet allowed ho, noida sec 137',
        set: { property_type: 'house', city: 'Noida', area: 'Sector 137', amenities: ['pet_friendly'] },
      },
      {
        text: 'bangalore electronic city m 2bhk semi furnished rent 20 se 24 hazaar',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          area: 'Electronic City',
          bedrooms: exactly(2),
          price: between(20000, 24000),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'independent kothi chahiye karnal me 250 gaj ki, do manzil ho to badhiya',
        set: { property_type: 'house', city: 'Karnal', size_sqft: atLeast(2250) },
      },
      {
        text: 'kolkata newtown me 3bhk kharidne ka irada hai, 75 lakh tak, clubhouse aur gym ho',
        set: {
          transaction_type: 'sale',
          city: 'Kolkata',
          area: 'New Town',
          bedrooms: exactly(3),
          price: upTo(7500000),
          amenities: ['clubhouse', 'gym'],
        },
      },
      {
        text: 'amritsar me 5 marle da makan, 40 lakh',
        set: { property_type: 'house', city: 'Amritsar', size_sqft: atLeast(1361.25), price: upTo(4000000) },
      },
      {
        text: 'hum do log hai working, gurgaon sohna road pe furnished 1bhk rent 25k max',
        set: {
          transaction_type: 'rent',
          city: 'Gurugram',
          area: 'Sohna Road',
          bedrooms: exactly(1),
          price: upTo(25000),
          amenities: ['furnished'],
        },
      },
    ],
  },
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'Hello sir, मैं Ghaziabad में 3BHK flat खरीदना चाहता हूँ, budget 90 lakhs, Indirapuram preferred',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Ghaziabad',
          area: 'Indirapuram',
          bedrooms: exactly(3),
          price: upTo(9000000),
        },
      },
      {
        text: 'is there any house for rent in Kanpur जिसमें दो बेडरूम हों',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kanpur', bedrooms: exactly(2) },
      },
      {
        text: 'मुझे Pune में Baner side 2BHK on rent चाहिए under 30k, with lift and power backup',
        set: {
          transaction_type: 'rent',
          city: 'Pune',
          area: 'Baner',
          bedrooms: exactly(2),
          price: upTo(30000),
          amenities: ['lift', 'power_backup'],
        },
      },
      {
        text: 'we are looking for agricultural land, लगभग पाँच एकड़, near Nashik',
        set: { property_type: 'land', city: 'Nashik', size_sqft: atLeast(217800) },
      },
      {
        text: 'मेरा budget only 12k है, can you find 1 room kitchen in Nalasopara on rent',
        set: { bedrooms: exactly(1), transaction_type: 'rent', area: 'Nala Sopara', price: upTo(12000) },
      },
      {
        text: 'Looking for builder floor, पहली मंज़िल, South Delhi, 2.5 crore तक',
        set: { property_type: 'apartment', price: upTo(25000000), city: 'Delhi' },
      },
      {
        text: 'urgent hai bhai, flat on rent in Kharghar, family ke liye, 15-18k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kharghar',
          price: between(15000, 18000),
        },
      },
      {
        text: 'मुझे new construction में 4 bedroom house चाहिए Jaipur में, 2 crore budget है',
        set: { property_type: 'house', city: 'Jaipur', bedrooms: exactly(4), price: upTo(20000000) },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      { text: 'किराया', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'हम मकान लेने वाले हैं यानी खरीदेंगे',
        asked: 'transaction_type',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'कोई सा भी चलेगा',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'शहर का नाम है मुज़फ़्फ़रपुर',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Muzaffarpur' },
      },
      {
        text: 'राजेंद्र नगर या कंकड़बाग में',
        asked: 'area',
        known: { city: 'Patna' },
        set: { area: 'Rajendra Nagar' },
      },
      {
        text: 'छह सात हज़ार से ज़्यादा नहीं दे सकते',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(6000, 7000) },
      },
      {
        text: 'चालीस से पैंतालीस',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(4000000, 4500000) },
      },
      {
        text: 'ढाई करोड़',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(25000000) },
        numbers: [25000000],
      },
      {
        text: 'दो तो होने ही चाहिए',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'बारह सौ के करीब',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(1200) },
      },
      {
        text: 'बच्चों के खेलने की जगह और बगीचा',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['play_area', 'garden'] },
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      { text: 'kharidne wala', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'flat ya makan kuch bhi',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'abhi to gurgaon hi',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Gurugram' },
      },
      {
        text: 'sector 56 ya uske paas',
        asked: 'area',
        known: { city: 'Gurugram' },
        set: { area: 'Sector 56' },
      },
      { text: '22 hajar', asked: 'price', known: { transaction_type: 'rent' }, set: { price: upTo(22000) } },
      {
        text: 'pachas se saath lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(5000000, 6000000) },
      },
      { text: 'char', asked: 'bedrooms', known: { transaction_type: 'sale' }, set: { bedrooms: exactly(4) } },
      {
        text: 'size ka koi matlab nahi',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        any: ['size_sqft'],
      },
      {
        text: 'ac aur wifi',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['air_conditioning'] },
      },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      { text: 'खरीदना है, final', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'दो to तीन bedrooms',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: between(2, 3) },
      },
      {
        text: 'lift, parking और बच्चों का play area',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift', 'parking', 'play_area'] },
      },
      {
        text: 'लगभग 55 lacs',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5500000) },
      },
    ],
  },
  {
    phenomenon: 'changes, native',
    cases: [
      {
        text: 'अब नोएडा नहीं, ग्रेटर नोएडा में दिखाइए',
        known: { transaction_type: 'rent', city: 'Noida' },
        set: { city: 'Greater Noida' },
      },
      {
        text: 'बजट घटाकर चालीस लाख करना पड़ेगा',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(4000000) },
      },
      {
        text: 'एसी न भी हो तो कोई बात नहीं',
        known: { transaction_type: 'rent', amenities: ['air_conditioning'] },
        drop: ['air_conditioning'],
      },
      {
        text: 'किराये वाला रहने दो, मुझे अब अपना घर चाहिए',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'मैंने फ्लैट कहा था, मकान नहीं',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'साथ में क्लब हाउस और स्विमिंग पूल भी जोड़ दीजिए',
        known: { transaction_type: 'sale' },
        set: { amenities: ['clubhouse', 'swimming_pool'] },
      },
      {
        text: 'कीमत चाहे जो हो घर अच्छा होना चाहिए',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { property_type: 'house' },
        any: ['price'],
      },
    ],
  },
  {
    phenomenon: 'changes, latin',
    cases: [
      {
        text: 'nhi bhai kiraye pe nhi chahiye khareedna hai',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'indirapuram ki jagah vaishali dekho',
        known: { transaction_type: 'rent', city: 'Ghaziabad', area: 'Indirapuram' },
        set: { area: 'Vaishali' },
      },
      {
        text: '3 bedroom se kam nahi chalega',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: atLeast(3) },
      },
      {
        text: 'swimming pool hata dijiye mehnga pad raha',
        known: { transaction_type: 'sale', amenities: ['swimming_pool'] },
        drop: ['swimming_pool'],
      },
      {
        text: 'budget 5 lakh aur badha do',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(4500000) },
      },
      { text: 'koi bhi sheher ho chalega', known: { transaction_type: 'rent' }, any: ['city'] },
      {
        text: 'plot nahi chahiye ab bana banaya makan dikhao',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'changes, mixed',
    cases: [
      {
        text: 'Gurgaon नहीं यार, Faridabad में search करो',
        known: { transaction_type: 'rent', city: 'Gurugram' },
        set: { city: 'Faridabad' },
      },
      {
        text: 'I want flat नहीं villa',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'make it fifteen thousand कर दो',
        known: { transaction_type: 'rent', price: upTo(12000) },
        set: { price: upTo(15000) },
      },
      {
        text: 'garden ki need नहीं है अब',
        known: { transaction_type: 'sale', amenities: ['garden'] },
        drop: ['garden'],
      },
      { text: 'any budget चलेगा, no problem', known: { transaction_type: 'sale' }, any: ['price'] },
    ],
  },
  {
    phenomenon: 'questions, native',
    counter: true,
    cases: [
      { text: 'क्या किराए में बिजली का बिल शामिल है', shown: 2, act: 'question' },
      { text: 'इसके आसपास कोई अच्छा स्कूल है क्या', shown: 2, act: 'question' },
      { text: 'तीसरे वाले में कितने बेडरूम हैं और बालकनी है या नहीं', shown: 3, act: 'question' },
      { text: 'क्या मुझे ब्रोकरेज देना पड़ेगा', act: 'question' },
      { text: 'दो लाख एडवांस देना ज़रूरी है क्या', shown: 2, act: 'question' },
      { text: 'घर देखने कब आ सकते हैं', shown: 2, act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, native',
    counter: true,
    cases: [
      { text: 'मुझे रात दस बजे दवाई लेने की याद दिलाना', act: 'unclear' },
      { text: 'अगले हफ्ते दिल्ली का मौसम कैसा रहेगा', act: 'unclear' },
      { text: 'मोहम्मद रफ़ी का कोई पुराना गीत सुनाओ', act: 'unclear' },
      { text: 'चार लोगों के लिए खीर बनाने की सामग्री बताओ', act: 'question' },
      { text: 'इंदौर से उज्जैन जाने में कितना समय लगता है', act: 'question' },
      { text: 'मेरी नौकरी लग गई है', act: 'unclear' },
      { text: 'कमरे का तापमान बाईस डिग्री कर दो', act: 'unclear' },
      { text: 'स्टेशन से घर तक ऑटो बुक करो', act: 'unclear' },
      { text: 'पड़ोसी के घर चोरी हो गई', act: 'unclear' },
      { text: 'हमारे मकान मालिक ने किराया दो हज़ार बढ़ा दिया', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions, latin',
    counter: true,
    cases: [
      { text: 'parking k alag se paise lagenge kya', shown: 2, act: 'question' },
      { text: 'kya bachelors ko milega ye flat', shown: 2, act: 'question' },
      { text: 'token amount 50 hazar wapas milega kya', shown: 2, act: 'question' },
      { text: 'app pe paise lagte hai kya', act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, latin',
    counter: true,
    cases: [
      { text: 'bhai cricket ka score bata', act: 'unclear' },
      { text: 'kal meri flight hai subah 9 baje', act: 'unclear' },
      { text: 'papa ko whatsapp karo ki main ghar pahunch gaya', act: 'unclear' },
      { text: 'mai bahut pareshan hu', act: 'unclear' },
      { text: 'hamare ghar me 5 log hai', act: 'unclear' },
      { text: 'kitchen ki light jala do', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions, mixed',
    counter: true,
    cases: [
      { text: 'society का maintenance और parking charges क्या हैं', shown: 2, act: 'question' },
      { text: 'kal Sunday को site visit possible है?', shown: 2, act: 'question' },
      { text: 'set alarm for सुबह छह बजे', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'हाँ जी यही चाहिए', act: 'affirm' },
      { text: 'जी नहीं धन्यवाद', act: 'deny' },
      { text: 'नए सिरे से बात शुरू करें', act: 'restart' },
      { text: 'मुझे फोन करवा दीजिए', act: 'handoff' },
      { text: 'शुभ संध्या', act: 'greet' },
      { text: 'बहुत बहुत आभार आपका', act: 'thanks' },
      { text: 'अच्छा नमस्ते, चलते हैं', act: 'goodbye' },
      { text: 'आप किस तरह मेरी मदद कर सकते हैं', act: 'help' },
      { text: 'दोबारा पूछिए', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'haan bhai dikha do', act: 'affirm' },
      { text: 'nahi rehne do', act: 'deny' },
      { text: 'shuru se start karo', act: 'restart' },
      { text: 'agent se baat karao', act: 'handoff' },
      { text: 'hello ji namaste', act: 'greet' },
      { text: 'thnx yaar', act: 'thanks' },
      { text: 'chalo milte hain baad me', act: 'goodbye' },
      { text: 'kuch samajh nahi aa raha kya karu', act: 'help' },
      { text: 'ek baar aur batao', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, mixed',
    cases: [
      { text: 'ok ठीक है', act: 'affirm' },
      { text: 'no, बिल्कुल नहीं', act: 'deny' },
      { text: 'agent से connect करो', act: 'handoff' },
      { text: 'sorry? फिर से बोलिए', act: 'repeat' },
      { text: 'hello जी', act: 'greet' },
    ],
  },
  {
    phenomenon: 'numbers, native',
    cases: [
      {
        text: 'अठहत्तर लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7800000) },
        numbers: [7800000],
      },
      {
        text: 'साढ़े पाँच सौ वर्ग गज',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(4950) },
        numbers: [550],
      },
      {
        text: 'तैंतालीस हज़ार',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(43000) },
        numbers: [43000],
      },
    ],
  },
  {
    phenomenon: 'numbers, latin',
    cases: [
      {
        text: 'sadhe teen crore',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(35000000) },
        numbers: [35000000],
      },
      {
        text: 'bayalees lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4200000) },
        numbers: [4200000],
      },
    ],
  },
]
