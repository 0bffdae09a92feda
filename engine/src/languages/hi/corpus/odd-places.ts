import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** First wishes with odd places, mended ones, and towns named beside each other. */
export const oddPlaces: CorpusSection[] = [
  {
    phenomenon: 'wishes with places as typed, latin',
    cases: [
      {
        text: 'koramangala me 2bhk chahiye rent ke liye bhaiya, 35 hajar max',
        set: { transaction_type: 'rent', area: 'Koramangala', price: upTo(35000), bedrooms: exactly(2) },
      },
      {
        text: 'hydrabad me gachibowli ke pas 3 bhk flat lene ka soch rahe hai 1 crore ke aas paas',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Hyderabad',
          area: 'Gachibowli',
          price: upTo(10000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'muje jaypur me makan chaiye kirae se 2 kamre latrin bathroom alag 6000 tak',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Jaipur',
          price: upTo(6000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'gaziabad me 50 gaj ka makan kharidna h 25 lakh me',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ghaziabad',
          price: upTo(2500000),
          size_sqft: atLeast(450),
        },
      },
      {
        text: 'ek bedroom wala flat, chennai, velachery, bhade par, family ke liye',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chennai',
          area: 'Velachery',
          bedrooms: exactly(1),
        },
      },
      {
        text: 'plot 30 by 50 chahiye indore super corridor pe',
        set: { property_type: 'land', city: 'Indore', area: 'Super Corridor', size_sqft: atLeast(1500) },
      },
      {
        text: 'badlapur me sasta flat 20 lakh ke andar milega kya',
        set: { property_type: 'apartment', city: 'Badlapur', price: upTo(2000000) },
      },
      {
        text: 'main NRI hu, mohali me kothi me invest karna chahta hu, 1 kanal, 3-4 crore',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Mohali',
          price: between(30000000, 40000000),
          size_sqft: atLeast(5445),
        },
      },
      {
        text: 'mujhe vaishno devi ke pass katra me zameen chahiye',
        set: { property_type: 'land', area: 'Katra' },
      },
      {
        text: 'kharghar sector 20 me 1bhk rent pe, 18k se 20k',
        set: {
          transaction_type: 'rent',
          area: 'Sector 20 Kharghar',
          price: between(18000, 20000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'rent pe ghar chahie jisme do parivar rah sake, patiala, 4 kamre',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Patiala', bedrooms: exactly(4) },
      },
      {
        text: 'bilkul sasta kamra chahiye bhai student hu delhi mukherjee nagar',
        set: { city: 'Delhi', area: 'Mukherjee Nagar' },
      },
      {
        text: 'dhai kamre ka flat hota h na wo chahiye dombivli me kharidne ko 45 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Dombivli',
          price: upTo(4500000),
          bedrooms: between(2, 3),
        },
      },
      {
        text: 'office se nazdeek powai me 1 bhk, gym pool ho society me, 50k',
        set: { area: 'Powai', price: upTo(50000), bedrooms: exactly(1), amenities: ['gym', 'swimming_pool'] },
      },
      {
        text: 'sonipat kundli side plot bechne wala koi hai?',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Sonipat', area: 'Kundli' },
      },
      {
        text: 'zyada bada nahi chahiye bas ek kamra kitchen ho, kiraya 7-8 hazar, lucknow aliganj',
        set: {
          bedrooms: exactly(1),
          transaction_type: 'rent',
          city: 'Lucknow',
          area: 'Aliganj',
          price: between(7000, 8000),
        },
      },
      {
        text: 'rajkot ma flat joiye che, 25 lakh',
        set: { property_type: 'apartment', city: 'Rajkot', price: upTo(2500000) },
      },
      {
        text: 'apan ko andheri me room mangta bhade pe bees hazar tak',
        set: { transaction_type: 'rent', area: 'Andheri', price: upTo(20000) },
      },
      {
        text: 'sir ji gorakhpur me do manzila makan kharidna hai pachas saath lakh me',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Gorakhpur',
          price: between(5000000, 6000000),
        },
      },
      {
        text: 'kiraya 12 hazar se 15 hazar ke bich, 2 room, dwarka mor ke paas',
        set: {
          transaction_type: 'rent',
          price: between(12000, 15000),
          bedrooms: exactly(2),
          area: 'Dwarka Mor',
        },
      },
      {
        text: 'bachhe chhote hai to ground floor ho aur park bhi ho, 2bhk flat, faridabad, buy',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Faridabad',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'allahabad civil lines me bangla chahiye',
        set: { property_type: 'house', city: 'Prayagraj', area: 'Civil Lines' },
      },
      {
        text: '25 hazar mahine kiraye me teen kamre ka ghar mil jayega kya nashik me',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Nashik',
          price: upTo(25000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'haan bhai 2 bhk theek hai par rent 18 se zyada nahi aur parking ho',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18000), bedrooms: exactly(2), amenities: ['parking'] },
      },
      {
        text: 'nahi pehle wala hi sahi tha 2 bhk, aur budget wahi 20',
        known: { transaction_type: 'rent', bedrooms: exactly(3), price: upTo(25000) },
        set: { bedrooms: exactly(2), price: upTo(20000) },
      },
      {
        text: 'area change kar do baner se aundh, baaki sab same',
        known: { city: 'Pune', area: 'Baner' },
        set: { area: 'Aundh' },
      },
      {
        text: 'lift hata ke parking daal do',
        known: { amenities: ['lift'] },
        set: { amenities: ['parking'] },
        drop: ['lift'],
      },
      {
        text: 'mumbai chhodo thane dekho, 1 bhk, 20 tak',
        known: { transaction_type: 'rent', city: 'Mumbai' },
        set: { city: 'Thane', bedrooms: exactly(1), price: upTo(20000) },
      },
      {
        text: 'kamre 3 kar do, budget utna hi rehne do',
        known: { bedrooms: exactly(2), price: upTo(5000000), transaction_type: 'sale' },
        set: { bedrooms: exactly(3) },
      },
    ],
  },
  {
    phenomenon: 'wishes with places as typed, native',
    cases: [
      {
        text: 'अंधेरी ईस्ट में मेट्रो के पास वन बीएचके किराये पर, पच्चीस तीस हज़ार',
        set: {
          transaction_type: 'rent',
          area: 'Andheri East',
          price: between(25000, 30000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'सेक्टर 15 नोएडा में दो कमरों का सेट किराए पर मिलेगा?',
        set: { transaction_type: 'rent', city: 'Noida', area: 'Sector 15', bedrooms: exactly(2) },
      },
      {
        text: 'वैशाली नगर जयपुर में सौ वर्ग गज का मकान, एक करोड़ बीस लाख तक',
        set: {
          property_type: 'house',
          city: 'Jaipur',
          area: 'Vaishali Nagar',
          price: upTo(12000000),
          size_sqft: atLeast(900),
        },
      },
      {
        text: 'मैं एक सरकारी नौकर हूँ, भोपाल में अरेरा कॉलोनी के पास किराये का मकान चाहिए',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bhopal', area: 'Arera Colony' },
      },
      {
        text: 'थोड़ा खुला खुला घर हो, आँगन हो, पेड़ लगाने की जगह हो, देहरादून में',
        set: { property_type: 'house', city: 'Dehradun' },
      },
      {
        text: 'कम किराये वाला घर चाहिए, पाँच हज़ार से ऊपर नहीं दे पाएँगे',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(5000) },
      },
      {
        text: 'मकान बिकाऊ है क्या कोई सिविल लाइंस में?',
        known: { city: 'Delhi' },
        set: { transaction_type: 'sale', property_type: 'house', area: 'Civil Lines' },
      },
      {
        text: 'दो करोड़ में गुरुग्राम में तीन बीएचके आ जाएगा क्या',
        set: { city: 'Gurugram', price: upTo(20000000), bedrooms: exactly(3) },
      },
      {
        text: 'हमको बस एक हवादार फ्लैट चाहिए कोथरूड में किराये पर, बाइस हज़ार के अंदर',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Kothrud', price: upTo(22000) },
      },
      {
        text: 'छत्तीस लाख में नवी मुंबई में वन आरके',
        set: { city: 'Navi Mumbai', price: upTo(3600000), bedrooms: exactly(1) },
      },
      {
        text: 'हाँ, पर पार्किंग ज़रूर हो और किराया बारह से ज़्यादा न हो',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000), amenities: ['parking'] },
      },
      { text: 'नहीं नहीं, मुझे बेचना नहीं खरीदना है', set: { transaction_type: 'sale' } },
      {
        text: 'मकान छोड़ो, फ्लैट दिखाओ, बाकी सब वही',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'सत्ताईस हज़ार पाँच सौ रुपये महीना',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(27500) },
        numbers: [27500],
      },
      {
        text: 'साढ़े तीन से चार करोड़',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(35000000, 40000000) },
      },
      {
        text: 'डेढ़ दो लाख',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(150000, 200000) },
      },
      {
        text: 'पाँच-छह हज़ार',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(5000, 6000) },
      },
      {
        text: 'बीस हजार से कम में',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
    ],
  },
  {
    phenomenon: 'questions and talk beside them, native',
    counter: true,
    cases: [
      { text: 'दस लाख तक का लोन मिल सकता है?', act: 'question' },
      {
        text: 'ये वाला घर किस इलाके में है?',
        act: 'question',
        shown: 2,
        known: { property_type: 'house', city: 'Pune' },
      },
      { text: 'क्या दो महीने का किराया पहले देना पड़ेगा?', act: 'question' },
      { text: 'कल तक बता दूँगा', act: 'unclear' },
      { text: 'मेरी माँ को दिखाना पड़ेगा पहले', act: 'unclear' },
      { text: 'पैसे का इंतज़ाम हो रहा है', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'places beside each other, native',
    cases: [
      { text: 'चंडीगढ़ के पास पंचकूला में कोठी चाहिए', set: { property_type: 'house', city: 'Panchkula' } },
      { text: 'दिल्ली के नज़दीक नोएडा में फ्लैट दिखाइए', set: { property_type: 'apartment', city: 'Noida' } },
      { text: 'आगरा के पास ज़मीन चाहिए', set: { property_type: 'land', city: 'Agra' } },
      { text: 'नोएडा में 62 सेक्टर के आसपास', set: { city: 'Noida', area: 'Sector 62' } },
    ],
  },
  {
    phenomenon: 'places beside each other, latin',
    cases: [
      {
        text: 'teen bhk noida 78 sector me',
        set: { city: 'Noida', area: 'Sector 78', bedrooms: exactly(3) },
      },
      { text: 'mumbai ke paas thane me 1bhk', set: { city: 'Thane', bedrooms: exactly(1) } },
    ],
  },
]
