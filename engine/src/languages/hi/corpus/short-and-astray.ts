import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Short messages, questions without marks, and talk with the words of homes in it. */
export const shortAndAstray: CorpusSection[] = [
  {
    phenomenon: 'questions, native',
    counter: true,
    cases: [
      { text: 'क्या पहली मंज़िल वाला घर अभी भी खाली है', shown: 3, act: 'question' },
      { text: 'वहाँ से बाज़ार कितनी दूर है', shown: 1, act: 'question' },
      { text: 'किराया हर साल कितना बढ़ेगा', shown: 1, act: 'question' },
      { text: 'क्या एक महीने का एडवांस चलेगा', shown: 1, act: 'question' },
      { text: 'नोएडा में दो बेडरूम के फ्लैट की कीमत क्या होगी', act: 'question' },
      { text: 'क्या यहाँ शादीशुदा जोड़ों को घर मिल जाता है', shown: 1, act: 'question' },
      { text: 'इस सोसाइटी में जिम है कि नहीं', shown: 1, act: 'question' },
      { text: 'स्टाम्प ड्यूटी कितनी लगती है', act: 'question' },
      { text: 'क्या मैं किस्तों में पैसे दे सकता हूँ', act: 'question' },
      { text: 'मुझे इस मकान की फोटो भेजिए', shown: 1, act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, native',
    counter: true,
    cases: [
      { text: 'मैं सोच रहा था कि क्या करूँ', act: 'help' },
      { text: 'मेरे पास पाँच बिल्लियाँ थीं बचपन में', act: 'unclear' },
      { text: 'सरकार ने नया मकान टैक्स लगा दिया है', act: 'unclear' },
      { text: 'हमारे गाँव में बिजली नहीं आती', act: 'unclear' },
      { text: 'मेरे दोस्त ने बेंगलुरु में दो करोड़ का विला खरीदा', act: 'unclear' },
      { text: 'कमरे का पंखा तेज़ कर दो', act: 'unclear' },
      { text: 'आज खाने में राजमा चावल बने हैं', act: 'unclear' },
      { text: 'मुंबई इंडियंस ने पाँच विकेट से मैच जीता', act: 'unclear' },
      { text: 'दिल्ली मेट्रो की ब्लू लाइन बंद है आज', act: 'unclear' },
      { text: 'मैंने आपको कल भी बताया था', act: 'unclear' },
      { text: 'दो सौ बारह गुणा तीन कितना हुआ', act: 'question' },
      { text: 'पार्क में दौड़ने जाना है', act: 'unclear' },
      { text: 'आप बहुत देर से जवाब देते हो', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions, latin',
    counter: true,
    cases: [
      { text: 'kya ye ghar vastu ke hisab se hai', shown: 1, act: 'question' },
      { text: '2bhk ka size kitna hota hai', act: 'question' },
      { text: 'is area me pani aata hai kya', shown: 1, act: 'question' },
      { text: 'kitne log reh sakte hai isme', shown: 1, act: 'question' },
      { text: 'agreement kon banwayega', shown: 1, act: 'question' },
      { text: 'wifi hai kya', shown: 1, act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, latin',
    counter: true,
    cases: [
      { text: 'kal india jeet gaya', act: 'unclear' },
      { text: 'mere ghar ke paas park hai', act: 'unclear' },
      { text: 'gaadi ki emi 12000 hai', act: 'unclear' },
      { text: 'room ki light blue kar do', act: 'unclear' },
      { text: 'bhai ki shadi hai 15 dec ko', act: 'unclear' },
      { text: 'spotify kholo', act: 'unclear' },
      { text: 'bijli ka bill 2000 aaya hai', act: 'unclear' },
      { text: 'kuch bhi bakwas', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'other talk, mixed',
    counter: true,
    cases: [
      { text: 'office से घर जा रहा हूँ, call you later', act: 'unclear' },
      { text: 'मेरा laptop खराब हो गया है', act: 'unclear' },
      { text: 'order दो large pizzas घर के लिए', act: 'unclear' },
      { text: 'Delhi की air quality कैसी है', act: 'question' },
      { text: 'next week मैं Goa जा रहा हूँ vacation पे', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'bro 2bhk chiye rent pe hyd me madhapur side 30k tk',
        set: {
          transaction_type: 'rent',
          city: 'Hyderabad',
          area: 'Madhapur',
          bedrooms: exactly(2),
          price: upTo(30000),
        },
      },
      {
        text: 'mko ek plot leni h rewari me 100 gj',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Rewari', size_sqft: atLeast(900) },
      },
      {
        text: 'kirae pe room chahiye 1 bhk nhi to 1 rk gzb me 8 hjr tk',
        set: { transaction_type: 'rent', city: 'Ghaziabad', bedrooms: exactly(1), price: upTo(8000) },
      },
      {
        text: 'flt for rent chahiye prayagraj civil lines 2 bed room',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Prayagraj',
          area: 'Civil Lines',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'hume makan lena hain kota mein 35 lakhs tak ka',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kota', price: upTo(3500000) },
      },
      {
        text: 'ghr k paas school ho aur 3 kmre ho rent 15 hjar lucknow',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Lucknow',
          bedrooms: exactly(3),
          price: upTo(15000),
        },
      },
      { text: 'sbse sasta flat btao noida me', set: { property_type: 'apartment', city: 'Noida' } },
      {
        text: 'mujhe pune mai flat khareedna tha 50 lakh ka budget hai mera',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Pune', price: upTo(5000000) },
      },
      {
        text: 'furnshd 1bhk rnt pr chahye bandra me 60k',
        set: {
          transaction_type: 'rent',
          area: 'Bandra',
          bedrooms: exactly(1),
          price: upTo(60000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'jmin chahiye sitapur rod pe 5 lakh tak',
        set: { property_type: 'land', price: upTo(500000), area: 'Sitapur Road' },
      },
      {
        text: 'agra m ghr dikhao kiraye wala 2 rum ka 7 hajar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Agra',
          bedrooms: exactly(2),
          price: upTo(7000),
        },
      },
      {
        text: 'villa chaiye gurgao me 5 cr ka pool wala',
        set: {
          property_type: 'house',
          city: 'Gurugram',
          price: upTo(50000000),
          amenities: ['swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'flat चाहिए bhai Noida में 2bhk rent 15k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Noida',
          bedrooms: exactly(2),
          price: upTo(15000),
        },
      },
      {
        text: 'मुझे Jaipur me plot chahiye 200 गज का',
        set: { property_type: 'land', city: 'Jaipur', size_sqft: atLeast(1800) },
      },
      {
        text: 'Sir ji, घर on rent for small family in Ranchi, 2 rooms, 8-10k',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Ranchi',
          bedrooms: exactly(2),
          price: between(8000, 10000),
        },
      },
      {
        text: 'Bangalore में HSR या Koramangala, 1BHK, fully furnished, rent 25k',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          area: 'HSR Layout',
          bedrooms: exactly(1),
          price: upTo(25000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'buying a house in Indore, तीन बेडरूम, garden वाला',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Indore',
          bedrooms: exactly(3),
          amenities: ['garden'],
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      {
        text: 'हम तो मकान ही लेंगे',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      { text: 'शिमला हिमाचल', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Shimla' } },
      { text: 'बाज़ार के पास कोई भी मोहल्ला', asked: 'area', known: { city: 'Agra' }, any: ['area'] },
      {
        text: 'पंद्रह बीस के बीच',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 20000) },
      },
      {
        text: 'एक करोड़ के ऊपर',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(10000000) },
      },
      { text: 'अभी पैसों का नहीं सोचा', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'दो बेडरूम बहुत हैं',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2) },
      },
      { text: 'जितने भी मिल जाएँ', asked: 'bedrooms', known: { transaction_type: 'rent' }, any: ['bedrooms'] },
      {
        text: 'हज़ार बारह सौ फीट',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: between(1000, 1200) },
      },
      {
        text: 'बस बच्चों के लिए पार्क हो',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['play_area'] },
      },
    ],
  },
]
