import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Wishes, answers, changes and acts as they were said later. */
export const plainSpeech: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'क्या आप मुझे लखनऊ में एक ऐसा मकान दिला सकते हैं जिसमें तीन कमरे हों और किराया पंद्रह हज़ार से ऊपर न जाए',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Lucknow',
          price: upTo(15000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'मैं अपने माता-पिता के लिए, जो अब सीढ़ियाँ नहीं चढ़ सकते, नागपुर में लिफ्ट वाला फ्लैट ढूँढ रही हूँ',
        set: { property_type: 'apartment', city: 'Nagpur', amenities: ['lift'] },
      },
      {
        text: 'हमें भोपाल के अरेरा कॉलोनी में प्लॉट लेना है क़रीब डेढ़ हज़ार स्क्वायर फीट का',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Bhopal',
          area: 'Arera Colony',
          size_sqft: atLeast(1500),
        },
      },
      {
        text: 'पिताजी कह रहे थे कि कानपुर में सत्तर लाख तक कोई कोठी देख लो',
        set: { property_type: 'house', city: 'Kanpur', price: upTo(7000000) },
      },
      {
        text: 'दो बेडरूम चाहिए, अंधेरी ईस्ट में, भाड़े पे, पैंतालीस हज़ार तक चलेगा',
        set: { transaction_type: 'rent', area: 'Andheri East', price: upTo(45000), bedrooms: exactly(2) },
      },
      {
        text: 'नौकरी लग गई है गुरुग्राम में सो वहाँ किराए का एक कमरा दिलवा दीजिए',
        set: { transaction_type: 'rent', city: 'Gurugram', bedrooms: exactly(1) },
      },
      {
        text: 'अगर इंदौर में पचास लाख के भीतर बगीचे वाला स्वतंत्र मकान मिले तो हम तुरंत ख़रीद लेंगे',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Indore',
          price: upTo(5000000),
          amenities: ['garden'],
        },
      },
      {
        text: 'मुझे जयपुर के मानसरोवर में एक अपार्टमेंट किराये पर लेना है जो पूरी तरह से सुसज्जित हो और जहाँ पालतू जानवरों की अनुमति हो',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Jaipur',
          area: 'Mansarovar',
          amenities: ['furnished', 'pet_friendly'],
        },
      },
      {
        text: 'सौ गज का प्लाट देहरादून में पच्चीस तीस लाख में',
        set: {
          property_type: 'land',
          city: 'Dehradun',
          price: between(2500000, 3000000),
          size_sqft: atLeast(900),
        },
      },
      {
        text: 'किराए का बजट बीस हज़ार है पटना बोरिंग रोड के पास घर चाहिए दो तीन कमरे का',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Patna',
          area: 'Boring Road',
          price: upTo(20000),
          bedrooms: between(2, 3),
        },
      },
      {
        text: 'शादी के बाद अलग रहना है तो एक बीएचके भाड़े से ठाणे में देखिए',
        set: { transaction_type: 'rent', city: 'Thane', bedrooms: exactly(1) },
      },
      {
        text: 'मैं चाहता हूँ कि फ्लैट में पार्किंग और चौबीस घंटे पानी हो, नोएडा सेक्टर बासठ, एक करोड़ के अंदर',
        set: {
          property_type: 'apartment',
          city: 'Noida',
          area: 'Sector 62',
          price: upTo(10000000),
          amenities: ['parking', 'water_supply'],
        },
      },
      {
        text: 'हम लोग रांची में बसने की सोच रहे हैं, पाँच कट्ठा ज़मीन खरीदने का इरादा है',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Ranchi', size_sqft: atLeast(3600) },
      },
      {
        text: 'आधा सजा हुआ टू बीएचके गाज़ियाबाद के इंदिरापुरम में लेना था रेंट पर',
        set: {
          transaction_type: 'rent',
          city: 'Ghaziabad',
          area: 'Indirapuram',
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'लगभग अस्सी लाख तक का तीन बीएचके जो मेट्रो के नज़दीक हो और जिसमें क्लब हाउस हो, गुरुग्राम में',
        set: { city: 'Gurugram', price: upTo(8000000), bedrooms: exactly(3), amenities: ['clubhouse'] },
      },
      {
        text: 'हमारी कंपनी मुझे चेन्नई भेज रही है तो वहाँ फ़र्निश्ड फ्लैट किराए पर चाहिए होगा',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chennai',
          amenities: ['furnished'],
        },
      },
      {
        text: 'आप मेरे लिए हैदराबाद में दो स्नानघर और तीन शयनकक्ष वाला एक घर खोज दें',
        set: { property_type: 'house', city: 'Hyderabad', bedrooms: exactly(3) },
      },
      {
        text: 'ससुर जी रिटायर हो रहे हैं, उनके लिए देहरादून में छोटी सी कोठी लेनी है सत्तर लाख तक',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Dehradun', price: upTo(7000000) },
      },
      {
        text: 'किराया ज्यादा से ज्यादा बारह हजार, जगह पटना, कंकड़बाग, दो कमरे चल जाएँगे',
        set: {
          transaction_type: 'rent',
          city: 'Patna',
          area: 'Kankarbagh',
          price: upTo(12000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'प्लॉट कम से कम दो हजार वर्ग फीट का हो और कॉर्नर का हो तो बढ़िया, रायपुर में',
        set: { property_type: 'land', city: 'Raipur', size_sqft: atLeast(2000) },
      },
      {
        text: 'मैं अकेली रहती हूँ, सुरक्षा वाली सोसाइटी में एक बेडरूम का फ्लैट भाड़े पर, पुणे बाणेर',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Pune',
          area: 'Baner',
          bedrooms: exactly(1),
          amenities: ['security'],
        },
      },
      {
        text: 'जो भी मकान बिकाऊ हो झाँसी में बीस से पच्चीस लाख का, बता दीजिए',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Jhansi',
          price: between(2000000, 2500000),
        },
      },
      {
        text: 'आगरा से बाहर नहीं जाना, ताजगंज में ही कोई पुराना मकान मिल जाए ख़रीदने को',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Agra', area: 'Tajganj' },
      },
      {
        text: 'क्या अहमदाबाद के बोपल में पैंतीस हज़ार से नीचे चार बेडरूम का बंगला किराए पर मिल पाएगा',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Ahmedabad',
          area: 'Bopal',
          price: upTo(35000),
          bedrooms: exactly(4),
        },
      },
      {
        text: 'मुझे ज़मीन में पैसा लगाना है, लखनऊ सुल्तानपुर रोड, चालीस लाख लगा सकता हूँ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Lucknow',
          area: 'Sultanpur Road',
          price: upTo(4000000),
        },
      },
      {
        text: 'मैं बेंगलुरु में किराए पर एक अपार्टमेंट देखना चाहूँगा, दो बेडरूम और एक बाथरूम वाला',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'मुझे रहने के लिए कोलकाता में कोई जगह ढूँढने में आपकी सहायता चाहिए, बजट बीस हज़ार प्रति माह',
        set: { city: 'Kolkata', price: upTo(20000) },
      },
      {
        text: 'कृपया अहमदाबाद में बिक्री के लिए उपलब्ध ऐसे घर खोजें जिनमें चार शयनकक्ष हों',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Ahmedabad', bedrooms: exactly(4) },
      },
      {
        text: 'ऐसा फ्लैट बताइए जिसमें पालतू जानवर रख सकें और जो पूरी तरह फर्निश्ड हो, पुणे, तीस हज़ार तक',
        set: {
          property_type: 'apartment',
          city: 'Pune',
          price: upTo(30000),
          amenities: ['pet_friendly', 'furnished'],
        },
      },
      {
        text: 'मकान तो बहुत देखे पर कोई जँचा नहीं, आप इंदौर में पैंतालीस लाख का कोई अच्छा सा दिखाइए',
        set: { property_type: 'house', city: 'Indore', price: upTo(4500000) },
      },
      {
        text: 'बच्चों का स्कूल बदल रहा है इसलिए हमें लखनऊ के अलीगंज में तीन कमरों का घर किराए पर लेना होगा',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Lucknow',
          area: 'Aliganj',
          bedrooms: exactly(3),
        },
      },
      {
        text: 'सवा करोड़ तक जा सकता हूँ अगर नोएडा में लिफ्ट और पावर बैकअप वाला चार बीएचके मिले',
        set: {
          city: 'Noida',
          price: upTo(12500000),
          bedrooms: exactly(4),
          amenities: ['lift', 'power_backup'],
        },
      },
      {
        text: 'एक बीघा से कम नहीं, सड़क से लगी हुई ज़मीन, जयपुर अजमेर रोड',
        set: { property_type: 'land', city: 'Jaipur', area: 'Ajmer Road' },
      },
      {
        text: 'बहू के नाम से एक छोटा प्लॉट लेना चाहते हैं बनारस में, बारह लाख तक',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Varanasi', price: upTo(1200000) },
      },
      {
        text: 'महीने का सात हज़ार से ज़्यादा नहीं दे सकती, एक कमरा चाहिए, दिल्ली, लक्ष्मी नगर',
        set: { city: 'Delhi', area: 'Laxmi Nagar', price: upTo(7000), bedrooms: exactly(1) },
      },
      {
        text: 'हमार बिटवा पटना में पढ़त है, ओकरे खातिर एक कमरा किराए पर चाही',
        set: { transaction_type: 'rent', city: 'Patna', bedrooms: exactly(1) },
      },
      {
        text: 'म्हारे को जोधपुर में एक हवेली जैसा पुराना मकान लेना है, साठ सत्तर लाख में',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Jodhpur',
          price: between(6000000, 7000000),
        },
      },
      {
        text: 'अपुन को मुंबई में वन बीएचके मंगता है, मालाड साइड, भाड़ा बीस तक',
        set: {
          transaction_type: 'rent',
          city: 'Mumbai',
          area: 'Malad',
          price: upTo(20000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'भैया हमें कोई ऐसा मकान दिला दो जिसमें दुकान भी खुल जाए नीचे, कानपुर में, पचास लाख तक',
        set: { property_type: 'house', city: 'Kanpur', price: upTo(5000000) },
      },
      {
        text: 'जब से नौकरी बेंगलुरु में लगी है तब से घर ढूँढ रहे हैं, मराठाहल्ली के पास दो बीएचके किराए पर मिले तो बताइए',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Bengaluru',
          area: 'Marathahalli',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'मेरी शर्त बस इतनी है कि फ्लैट में बालकनी हो और सोसाइटी में बच्चों का पार्क हो, गाज़ियाबाद',
        set: { property_type: 'apartment', city: 'Ghaziabad', amenities: ['balcony', 'play_area'] },
      },
      {
        text: 'क्यों न हम भी मैसूर में एक प्लॉट ले लें, तीस बाई चालीस का, बजट पच्चीस लाख',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Mysuru',
          price: upTo(2500000),
          size_sqft: atLeast(1200),
        },
      },
      {
        text: 'यदि आपके पास सिकंदराबाद में चालीस हज़ार तक के किराये में विला हो तो भेजें',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Secunderabad', price: upTo(40000) },
      },
      {
        text: 'मेरी बेटी आईआईटी में पढ़ती है, उसके लिए कानपुर के कल्याणपुर में एक कमरा किराए पर देख दीजिए',
        set: { transaction_type: 'rent', city: 'Kanpur', area: 'Kalyanpur', bedrooms: exactly(1) },
      },
      {
        text: 'मैं चाहता था कि नागपुर में धरमपेठ की तरफ़ कोई दो कमरों वाला फ्लैट मिल जाए भाड़े से',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Nagpur',
          area: 'Dharampeth',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'गाँव की ज़मीन बेचकर शहर में प्लॉट लेना है, बरेली, पंद्रह लाख तक',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Bareilly', price: upTo(1500000) },
      },
      {
        text: 'देखिए हमें तो नोएडा में ही चाहिए, तीन बीएचके, नब्बे लाख से नीचे',
        set: { city: 'Noida', price: upTo(9000000), bedrooms: exactly(3) },
      },
      {
        text: 'आपकी साइट पर भुवनेश्वर का कोई तीन बेडरूम वाला मकान है अस्सी लाख तक का?',
        set: { property_type: 'house', city: 'Bhubaneswar', price: upTo(8000000), bedrooms: exactly(3) },
      },
      {
        text: 'घर ढूँढने में मेरी मदद कीजिए, जबलपुर, किराए पर, दस हज़ार',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Jabalpur', price: upTo(10000) },
      },
      {
        text: 'हम दो सहेलियाँ हैं और मुंबई के पवई में फ़र्निश्ड फ्लैट साझे में लेना है किराये पर',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mumbai',
          area: 'Powai',
          amenities: ['furnished'],
        },
      },
      {
        text: 'अलग मीटर और अलग गेट वाला मकान किराए पर मेरठ में चाहिए',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Meerut' },
      },
      {
        text: 'इन्वर्टर लगा हो और पानी मीठा आता हो, ऐसा मकान अलवर में देखना है',
        set: { property_type: 'house', city: 'Alwar', amenities: ['power_backup', 'water_supply'] },
      },
      {
        text: 'मैं पचास लाख लगा सकता हूँ, गुवाहाटी में कोई प्लॉट है क्या',
        set: { property_type: 'land', city: 'Guwahati', price: upTo(5000000) },
      },
      {
        text: 'नौकरी बदली है और अब हैदराबाद रहना पड़ेगा, किराए पर एक बीएचके देख दीजिए बारह हज़ार वाला',
        set: { transaction_type: 'rent', city: 'Hyderabad', price: upTo(12000), bedrooms: exactly(1) },
      },
      {
        text: 'कहीं नज़र में हो कोई सस्ती सी कोठी हल्द्वानी की तरफ़ चालीस पैंतालीस लाख वाली',
        set: { property_type: 'house', city: 'Haldwani', price: between(4000000, 4500000) },
      },
      {
        text: 'मुझे ख़रीदने के लिए फ्लैट दिखाइए लखनऊ के, लिफ्ट तो हो ही',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Lucknow', amenities: ['lift'] },
      },
      {
        text: 'घर ऐसा हो जहाँ दो गाड़ियाँ खड़ी हो जाएँ और बगीची भी हो, इंदौर, डेढ़ करोड़',
        set: {
          property_type: 'house',
          city: 'Indore',
          price: upTo(15000000),
          amenities: ['parking', 'garden'],
        },
      },
      {
        text: 'फ़ौज से रिटायर होकर देहरादून बसने का इरादा है, दो सौ गज का मकान चाहिए',
        set: { property_type: 'house', city: 'Dehradun', size_sqft: atLeast(1800) },
      },
      {
        text: 'मैं और मेरी पत्नी सोचते हैं कि अब अपना फ्लैट ले लें, ग्वालियर ठीक रहेगा',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Gwalior' },
      },
      {
        text: 'बरसात से पहले पहले मकान बदलना है, दिल्ली के उत्तम नगर में दो कमरे दस हज़ार तक किराए पर',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Delhi',
          area: 'Uttam Nagar',
          price: upTo(10000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'आवासीय भूखंड चाहिए उज्जैन में लगभग बारह सौ वर्ग फुट का',
        set: { property_type: 'land', city: 'Ujjain', size_sqft: atLeast(1200) },
      },
      {
        text: 'मुझे अजमेर शहर में किराए पर रहने के लिए मकान चाहिए जिसमें दो बेडरूम हों',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ajmer', bedrooms: exactly(2) },
      },
      {
        text: 'ऐसा फ्लैट ढूँढिए जो दसवीं मंज़िल से ऊपर हो और लिफ्ट दो हों, ग़ाज़ियाबाद',
        set: { property_type: 'apartment', city: 'Ghaziabad', amenities: ['lift'] },
      },
      {
        text: 'तीस लाख नक़द पड़े हैं, कोटा शहर में मकान दिलवा दो',
        set: { property_type: 'house', city: 'Kota', price: upTo(3000000) },
      },
      {
        text: 'मुझे तो वह घर चाहिए जहाँ कुत्ता रखने की मनाही न हो, चंडीगढ़, किराए पर',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Chandigarh',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'क्या जयपुर के सी स्कीम में पाँच करोड़ तक कोई कोठी बिकाऊ है',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Jaipur',
          area: 'C Scheme',
          price: upTo(50000000),
        },
      },
      {
        text: 'हमारी कंपनी के कर्मचारियों के लिए तीन बेडरूम का फ़र्निश्ड फ्लैट किराए पर चाहिए, पुणे',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Pune',
          bedrooms: exactly(3),
          amenities: ['furnished'],
        },
      },
      {
        text: 'नवी मुंबई के वाशी में या नेरुल में दो बीएचके भाड़े पर, पैंतीस हज़ार',
        set: {
          transaction_type: 'rent',
          city: 'Navi Mumbai',
          area: 'Vashi',
          price: upTo(35000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'नमस्ते, मैं और मेरे दो दोस्त पुणे आ रहे हैं और हमें तीन बेडरूम वाला आवास किराए पर चाहिए',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Pune', bedrooms: exactly(3) },
      },
      {
        text: 'मुझे सागर शहर में अपना घर बनाने के लिए बारह सौ वर्ग फुट का प्लॉट ख़रीदना है, बारह लाख तक',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Sagar',
          price: upTo(1200000),
          size_sqft: atLeast(1200),
        },
      },
      {
        text: 'एक या दो कमरों का फ्लैट हो, सोसाइटी गेट वाली हो, नोएडा सेक्टर इकहत्तर',
        set: {
          property_type: 'apartment',
          city: 'Noida',
          area: 'Sector 71',
          bedrooms: between(1, 2),
          amenities: ['gated_community'],
        },
      },
      {
        text: 'आगरा से तबादला होकर कानपुर आए हैं, यहाँ किराए का घर चाहिए दस हज़ार में',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kanpur', price: upTo(10000) },
      },
      {
        text: 'मुझे खुली पार्किंग और क्लब हाउस वाली सोसाइटी में फ्लैट ढूँढो, भोपाल, एक करोड़',
        set: {
          property_type: 'apartment',
          city: 'Bhopal',
          price: upTo(10000000),
          amenities: ['parking', 'clubhouse'],
        },
      },
    ],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'bhaiya noida extension me koi 3bhk milega kya 70 lakh k andar resale',
        set: {
          transaction_type: 'sale',
          area: 'Noida Extension',
          price: upTo(7000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'hum pati patni hai bas ek room kitchen chahiye pune hadapsar side rent 9000 tk',
        set: {
          bedrooms: exactly(1),
          transaction_type: 'rent',
          city: 'Pune',
          area: 'Hadapsar',
          price: upTo(9000),
        },
      },
      {
        text: 'mujhe apne liye ek chota sa makan lena hai meerut me 30-35 lakh me',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Meerut',
          price: between(3000000, 3500000),
        },
      },
      {
        text: 'agr aapke pas faridabad sector 15 me koi kothi ho to btaiyega 200 gaj',
        set: { property_type: 'house', city: 'Faridabad', area: 'Sector 15', size_sqft: atLeast(1800) },
      },
      {
        text: 'dilli me laxmi nagar metro ke paas kiraye pe 2 room set',
        set: { transaction_type: 'rent', city: 'Delhi', area: 'Laxmi Nagar', bedrooms: exactly(2) },
      },
      {
        text: 'socha tha ki is saal apna flat le hi lu, raipur, 40 se 50 ke beech',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Raipur',
          price: between(4000000, 5000000),
        },
      },
      {
        text: 'gorakhpur m zameen chahie 1200 sqft ki road touch',
        set: { property_type: 'land', city: 'Gorakhpur', size_sqft: atLeast(1200) },
      },
      {
        text: 'need nahi hai furnished ki bas 1bhk mil jaye malad me 25 hazar tak bhada',
        set: { transaction_type: 'rent', area: 'Malad', price: upTo(25000), bedrooms: exactly(1) },
        drop: ['furnished'],
      },
      {
        text: 'beti college ja rhi h kota me uske liye room dekh rhe h 6 hajar',
        set: { city: 'Kota', price: upTo(6000) },
      },
      {
        text: 'jodhpur mai makaan kharidne ka plan hai car khadi karne ki jagah honi chahiye',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jodhpur', amenities: ['parking'] },
      },
      {
        text: 'society me gym aur clubhouse dono ho aisa flat hyderabad kondapur',
        set: {
          property_type: 'apartment',
          city: 'Hyderabad',
          area: 'Kondapur',
          amenities: ['gym', 'clubhouse'],
        },
      },
      {
        text: 'sasta sa koi villa goa me? dhai crore tak jaa sakte hain',
        set: { property_type: 'house', city: 'Goa', price: upTo(25000000) },
      },
      {
        text: 'kiraya 15 se zyada na ho aur ghar ground floor pe ho, papa sidhi nahi chadh pate, kanpur',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kanpur', price: upTo(15000) },
      },
      {
        text: 'me aur meri saheli dono ke liye 2 room ka flat chahiye rent pe mukherjee nagar',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Mukherjee Nagar',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ek acha sa 4bhk dekhna h jisme servant room bhi ho, gurgaon golf course road, rent 1.5 lakh tak',
        set: {
          transaction_type: 'rent',
          city: 'Gurugram',
          area: 'Golf Course Road',
          price: upTo(150000),
          bedrooms: exactly(4),
        },
      },
      {
        text: 'plot 30x60 indore bypass ke aas paas',
        set: { property_type: 'land', city: 'Indore', size_sqft: atLeast(1800) },
      },
      {
        text: 'bhai lucknow me gomti nagar ya indira nagar side koi makan mile to batana kharidne k liye',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Lucknow', area: 'Gomti Nagar' },
      },
      {
        text: 'hame to bas itna chahiye ki gharme paani ki dikkat na ho aur car park ho jaye, bhopal',
        set: { property_type: 'house', city: 'Bhopal', amenities: ['water_supply', 'parking'] },
      },
      {
        text: 'sasti zameen dilwa do kisi gaon me rewari k paas 2 bigha',
        set: { property_type: 'land', city: 'Rewari' },
      },
      {
        text: 'nagpur manish nagar 3bhk flat 60 lac ready possession',
        set: {
          property_type: 'apartment',
          city: 'Nagpur',
          area: 'Manish Nagar',
          price: upTo(6000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'mujhe surat me apartment lena hai jisme kutta rakh sake',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Surat',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: '1 rk ya 1bhk kuch bhi chalega bas 10k ke andar ho andheri west',
        set: { area: 'Andheri West', price: upTo(10000), bedrooms: exactly(1) },
      },
      {
        text: 'mujhe hyderabad me ek ghar kharidna hai jisme 3 bedroom aur 2 bathroom ho',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hyderabad', bedrooms: exactly(3) },
      },
      {
        text: 'koi aisa flat dhundo jo school ke paas ho aur kiraya 18 hazar se kam ho, bhopal',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Bhopal', price: upTo(18000) },
      },
      {
        text: 'ghar ki talash me hu jaipur me, malviya nagar ya vaishali, 2 bhk, kiraye pe',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Jaipur',
          area: 'Malviya Nagar',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'kya mujhe thane me 1 crore ke andar 2bhk mil sakta hai jisme balcony ho',
        set: { city: 'Thane', price: upTo(10000000), bedrooms: exactly(2), amenities: ['balcony'] },
      },
      {
        text: 'hume ranchi ke lalpur me dukan ke upar wala makan nahi, alag ghar chahiye kiraye ka',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ranchi', area: 'Lalpur' },
      },
      {
        text: 'mera budget 25-30 hai monthly, furnished 2bhk, sarjapur road bangalore',
        set: {
          city: 'Bengaluru',
          area: 'Sarjapur Road',
          price: between(25000, 30000),
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
      },
      {
        text: 'indore me kothi leni hai bhai 2 crore tak ki, garden aur swimming pool ke sath',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Indore',
          price: upTo(20000000),
          amenities: ['garden', 'swimming_pool'],
        },
      },
      {
        text: 'mummy papa ke saath rehna hai isliye 3 kamre ka flat, dwarka sector 10, rent 28000',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Sector 10 Dwarka',
          price: upTo(28000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'studio apartment chalega gurgaon cyber city ke pas 20k rent',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Gurugram',
          area: 'Cyber City',
          price: upTo(20000),
        },
      },
      {
        text: 'bhaiya ji ghar chahi kiraya pe banaras me 5000 tak ke',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Varanasi', price: upTo(5000) },
      },
      {
        text: 'mereko hyderabad me ghar hona, tolichowki me, 2 bedroom ka, kiraye se',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Hyderabad',
          area: 'Tolichowki',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'manne to rohtak me plot chahiye 100 gaj ka bas 20 lakh tak ka',
        set: { property_type: 'land', city: 'Rohtak', price: upTo(2000000), size_sqft: atLeast(900) },
      },
      {
        text: 'apun ko sasta room mangta dharavi me 5 hazar bhada',
        set: { transaction_type: 'rent', area: 'Dharavi', price: upTo(5000) },
      },
      {
        text: 'ghar aisa ho jahan se station paidal ho, thane ya kalyan, 1bhk, 35 lakh',
        set: { property_type: 'house', city: 'Thane', price: upTo(3500000), bedrooms: exactly(1) },
      },
      {
        text: 'meri saas ke liye niche wala floor hi chahiye, 2bhk, noida sector 137, rent 22 tak',
        set: {
          transaction_type: 'rent',
          city: 'Noida',
          area: 'Sector 137',
          price: upTo(22000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'do bhai saath rahenge to do flat paas paas chahiye indore me khareedne ke liye',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Indore' },
      },
      {
        text: 'mil jaye agar 80 lakh me 3bhk greater noida west me to token aaj de du',
        set: { area: 'Noida Extension', price: upTo(8000000), bedrooms: exactly(3) },
      },
      {
        text: 'zyada bada nahi bas 600-700 sqft ka flat, mira road, rent',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Mira Road',
          size_sqft: between(600, 700),
        },
      },
      {
        text: 'hum 8 log hai, 4 kamre se kam me gujara nahi, moradabad, kiraye pe',
        set: { transaction_type: 'rent', city: 'Moradabad', bedrooms: atLeast(4) },
      },
      {
        text: 'flat lena hai virar me par ground floor na ho, 1bhk, 30 lakh ke aas paas',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Virar',
          price: upTo(3000000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'koi independent ghar hai kya panchkula me? rent 35 hazar tak de denge',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Panchkula', price: upTo(35000) },
      },
      {
        text: 'kheti ki zameen chahiye hathras ke paas 3 bigha',
        set: { property_type: 'land', city: 'Hathras' },
      },
      {
        text: 'mujhe to bas parking aur lift wala flat chahiye baki sab chalega, navi mumbai',
        set: { property_type: 'apartment', city: 'Navi Mumbai', amenities: ['parking', 'lift'] },
      },
      {
        text: 'chandigarh sector 15 me pg nahi pura flat chahiye, 2 kamre',
        set: { property_type: 'apartment', city: 'Chandigarh', area: 'Sector 15', bedrooms: exactly(2) },
      },
      {
        text: 'office hinjewadi me hai isliye ghar bhi wahi paas me chahiye, rent 18k',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Hinjewadi', price: upTo(18000) },
      },
      {
        text: 'kaise bhi karke 25 lakh me ek makan dilwa do rewa me',
        set: { property_type: 'house', city: 'Rewa', price: upTo(2500000) },
      },
      {
        text: 'kya aap mujhe 2 bedroom ka furnished flat bata sakte hai rent ke liye near connaught place delhi',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Delhi',
          area: 'Connaught Place',
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
      },
      {
        text: 'mera budget 22 lakh hai, isme 50 gaj ka ghar mil sakta hai kya sonipat me?',
        set: { property_type: 'house', city: 'Sonipat', price: upTo(2200000), size_sqft: atLeast(450) },
      },
      {
        text: 'kothi chahiye nayi bani hui, 250 gaj, ludhiana pakhowal road, 2 crore se zyada nahi',
        set: {
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Pakhowal Road',
          price: upTo(20000000),
          size_sqft: atLeast(2250),
        },
      },
      {
        text: 'rent pe ghar dhundhna mumbai me bada mushkil hai, aap 30 hazar me koi bata do',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mumbai', price: upTo(30000) },
      },
      {
        text: 'do mahine baad shadi hai, usse pehle flat lena hai kiraye ka nashik me, 2 kamre',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Nashik', bedrooms: exactly(2) },
      },
      {
        text: 'pg nahi chahiye, apna alag 1bhk chahiye pune me 9 hazar tak',
        set: { city: 'Pune', price: upTo(9000), bedrooms: exactly(1) },
      },
      {
        text: 'jamshedpur sakchi me teen kamre ka quarter kiraye par milega?',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Jamshedpur',
          area: 'Sakchi',
          bedrooms: exactly(3),
        },
      },
      {
        text: 'mujhe 1bhk chahiye navi mumbai me, 18-19 hazar, bachelor hu',
        set: { city: 'Navi Mumbai', price: between(18000, 19000), bedrooms: exactly(1) },
      },
      {
        text: 'ghar ka sauda karna hai, bareilly me 50 lakh tak kothi dhundo',
        set: { property_type: 'house', city: 'Bareilly', price: upTo(5000000) },
      },
      {
        text: 'badhiya society me 3bhk, club house aur pool bhi ho, gurgaon sector 65',
        set: {
          city: 'Gurugram',
          area: 'Sector 65',
          bedrooms: exactly(3),
          amenities: ['clubhouse', 'swimming_pool'],
        },
      },
      {
        text: '500 gaj ki kothi chahiye rohtak me',
        set: { property_type: 'house', city: 'Rohtak', size_sqft: atLeast(4500) },
      },
      {
        text: 'kamre do hi ho par hawadar ho, makan kiraye ka, aligarh, 7 hazar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Aligarh',
          price: upTo(7000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ek lakh mahina tak ki kothi rent pe chahiye delhi vasant vihar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Delhi',
          area: 'Vasant Vihar',
          price: upTo(100000),
        },
      },
      {
        text: 'hello ji lucknow airport ke paas plot hai kya koi 100 gaj ka 50 lakh tak',
        set: { property_type: 'land', city: 'Lucknow', price: upTo(5000000), size_sqft: atLeast(900) },
      },
      {
        text: 'satna ya rewa me makan kharidna hai, teen kamre, 28 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Satna',
          price: upTo(2800000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'semi furnished ho aur balcony wala, 2 bhk, rent, sector 20 panchkula',
        set: {
          transaction_type: 'rent',
          city: 'Panchkula',
          area: 'Sector 20',
          bedrooms: exactly(2),
          amenities: ['semi_furnished', 'balcony'],
        },
      },
    ],
  },
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'मुझे Bangalore Whitefield में 2BHK on rent चाहिए with power backup',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          area: 'Whitefield',
          bedrooms: exactly(2),
          amenities: ['power_backup'],
        },
      },
      {
        text: 'Looking for plot in Bhubaneswar, budget तीस लाख तक',
        set: { property_type: 'land', city: 'Bhubaneswar', price: upTo(3000000) },
      },
      {
        text: 'independent house चाहिए for sale Coimbatore में, कम से कम 1500 sq ft',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Coimbatore',
          size_sqft: atLeast(1500),
        },
      },
      {
        text: 'क्या any furnished apartment available है Powai में under 60k?',
        set: { property_type: 'apartment', area: 'Powai', price: upTo(60000), amenities: ['furnished'] },
      },
      {
        text: 'hume 4BHK duplex चाहिए Ahmedabad SG Highway, price around ढाई करोड़',
        set: {
          property_type: 'house',
          city: 'Ahmedabad',
          area: 'SG Highway',
          price: upTo(25000000),
          bedrooms: exactly(4),
        },
      },
      {
        text: 'please suggest कोई gated society का flat Chandigarh में 1 crore से नीचे',
        set: {
          property_type: 'apartment',
          city: 'Chandigarh',
          price: upTo(10000000),
          amenities: ['gated_community'],
        },
      },
      {
        text: 'Searching for a 2BHK रेंट पर in Kharadi Pune, budget पच्चीस हज़ार',
        set: {
          transaction_type: 'rent',
          city: 'Pune',
          area: 'Kharadi',
          price: upTo(25000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'हमें immediately एक independent villa चाहिए with swimming pool, Goa में',
        set: { property_type: 'house', city: 'Goa', amenities: ['swimming_pool'] },
      },
      {
        text: 'My budget is 50 लाख और location कोई भी चलेगी in Jaipur, flat चाहिए',
        set: { property_type: 'apartment', city: 'Jaipur', price: upTo(5000000) },
        any: ['area'],
      },
      {
        text: 'new project में 3BHK book करना है Noida sector 150, 1.2 करोड़ तक',
        set: { city: 'Noida', area: 'Sector 150', price: upTo(12000000), bedrooms: exactly(3) },
      },
      {
        text: 'मैं एक property ढूँढ रहा हूँ in Chandigarh, to buy, budget 80 लाख',
        set: { transaction_type: 'sale', city: 'Chandigarh', price: upTo(8000000) },
      },
      {
        text: 'Can you find me दो bedroom वाला flat in Indore for rent जिसमें AC हो',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Indore',
          bedrooms: exactly(2),
          amenities: ['air_conditioning'],
        },
      },
      {
        text: 'Please show अच्छे villas Lonavala में with private pool, max तीन करोड़',
        set: {
          city: 'Lonavala',
          property_type: 'house',
          price: upTo(30000000),
          amenities: ['swimming_pool'],
        },
      },
      {
        text: 'Office near Hinjewadi है so nearby 1BHK rent पे चाहिए around 15k',
        set: { transaction_type: 'rent', area: 'Hinjewadi', price: upTo(15000), bedrooms: exactly(1) },
      },
      {
        text: 'Hi मैं Riya, just moved to Bangalore, HSR में furnished 1BHK चाहिए rent पे',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          area: 'HSR Layout',
          bedrooms: exactly(1),
          amenities: ['furnished'],
        },
      },
      {
        text: 'कोई decent builder का 2BHK suggest करो Pune wakad, under 75 lakhs',
        set: { city: 'Pune', area: 'Wakad', price: upTo(7500000), bedrooms: exactly(2) },
      },
      {
        text: 'Need ASAP एक fully furnished flat 3 months के लिए Gurgaon, rent 50k तक',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Gurugram',
          price: upTo(50000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'मुझे duplex चाहिए 4BHK, Bhopal, बजट 2.5 crore',
        set: { property_type: 'house', city: 'Bhopal', price: upTo(25000000), bedrooms: exactly(4) },
      },
      {
        text: 'Any 2BHK ready to move फ्लैट in Kharghar साठ लाख तक?',
        set: { property_type: 'apartment', area: 'Kharghar', price: upTo(6000000), bedrooms: exactly(2) },
      },
      {
        text: 'wanted: कोठी on rent for doctor family, Dehradun, 3 bedrooms',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Dehradun', bedrooms: exactly(3) },
      },
      {
        text: 'Need एक spacious kothi with lawn & parking, Chandigarh, 5 crore',
        set: {
          property_type: 'house',
          city: 'Chandigarh',
          price: upTo(50000000),
          amenities: ['garden', 'parking'],
        },
      },
      {
        text: 'please मेरे parents के लिए ground floor flat on rent, Noida sector 50, 25k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Noida',
          area: 'Sector 50',
          price: upTo(25000),
        },
      },
      {
        text: 'हमें 3 bedroom वाला independent floor चाहिए for purchase, Faridabad, 1.1 crore',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Faridabad',
          price: upTo(11000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: '200 gaj plot बताओ in Karnal under 80 लाख',
        set: { property_type: 'land', city: 'Karnal', price: upTo(8000000), size_sqft: atLeast(1800) },
      },
      {
        text: 'हमें temporary 2 room set चाहिए on rent in Karnal, 7000 तक',
        set: { transaction_type: 'rent', city: 'Karnal', price: upTo(7000), bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'answers to the last question, native',
    cases: [
      {
        text: 'बारह से पंद्रह के बीच रख लीजिए',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(12000, 15000) },
      },
      { text: 'दो भी चलेंगे तीन भी', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
      {
        text: 'कोथरूड हो जाए तो सोने पे सुहागा',
        asked: 'area',
        known: { city: 'Pune' },
        set: { area: 'Kothrud' },
      },
      {
        text: 'इलाहाबाद यानी प्रयागराज',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Prayagraj' },
      },
      {
        text: 'ख़रीदूँगा नहीं, किराए पर रहूँगा',
        asked: 'transaction_type',
        known: { city: 'Delhi' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'दो बीघा नहीं बस पाँच सौ गज',
        asked: 'size_sqft',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { size_sqft: atLeast(4500) },
      },
      {
        text: 'छत पर पानी की टंकी और गाड़ी की जगह',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['water_supply', 'parking'] },
      },
      {
        text: 'ग्यारह बारह हज़ार ठीक रहेगा',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(11000, 12000) },
      },
      {
        text: 'अभी तो भोपाल का ही सोचा है',
        asked: 'city',
        known: { transaction_type: 'sale' },
        set: { city: 'Bhopal' },
      },
      {
        text: 'करोल बाग या राजेंद्र नगर में से कोई भी',
        asked: 'area',
        known: { city: 'Delhi' },
        set: { area: 'Karol Bagh' },
      },
      {
        text: 'तीन तो चाहिए ही चाहिए',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'तकरीबन दो सौ गज होगा',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(1800) },
      },
      {
        text: 'साठ से ऊपर, अस्सी से नीचे',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(6000000, 8000000) },
      },
      {
        text: 'गोमती नगर हो जाए तो अच्छा वरना कोई बात नहीं',
        asked: 'area',
        known: { city: 'Lucknow' },
        set: { area: 'Gomti Nagar' },
      },
      {
        text: 'हम चार लोग हैं, दो बेडरूम ठीक रहेंगे',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'एसी और गीज़र हो तो काफ़ी है',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['air_conditioning'] },
      },
      { text: 'मेरे ख़याल से पुणे', asked: 'city', known: { transaction_type: 'sale' }, set: { city: 'Pune' } },
      {
        text: 'दस हज़ार में काम चल जाएगा',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(10000) },
      },
      {
        text: 'जितने में चार लोग रह लें, यानी दो',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'एक एकड़ से ऊपर',
        asked: 'size_sqft',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { size_sqft: atLeast(43560) },
      },
      {
        text: 'करोड़ से कम ही दिखाइएगा',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { price: upTo(10000000) },
      },
      { text: 'बनारस', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Varanasi' } },
      {
        text: 'एक से भी काम चल जाएगा',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(1) },
      },
      {
        text: 'बस पानी की दिक्कत न हो',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['water_supply'] },
      },
      {
        text: 'बीस के नीचे नीचे',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      { text: 'एमपी नगर के आसपास', asked: 'area', known: { city: 'Bhopal' }, set: { area: 'MP Nagar' } },
      {
        text: 'हम तो ख़रीदेंगे',
        asked: 'transaction_type',
        known: { city: 'Pune' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'कुछ नहीं बस बिजली का बैकअप',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['power_backup'] },
      },
      {
        text: 'पाँच सात हज़ार में',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(5000, 7000) },
      },
      {
        text: 'दो तो कम से कम',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: atLeast(2) },
      },
      {
        text: 'मेरा मायका बनारस है पर घर लखनऊ में चाहिए',
        asked: 'city',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house', city: 'Lucknow' },
      },
      {
        text: 'बावन लाख से ऊपर नहीं जाना',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5200000) },
      },
      {
        text: 'लिफ्ट मिल जाए और कुछ नहीं',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift'] },
      },
    ],
  },
  {
    phenomenon: 'answers to the last question, latin',
    cases: [
      {
        text: '50 se upar nahi ja sakte',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5000000) },
      },
      { text: 'main abhi mysore me shift ho raha hu', asked: 'city', set: { city: 'Mysuru' } },
      {
        text: 'ek hi kaafi hai',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(1) },
      },
      { text: 'andheri ya jogeshwari', asked: 'area', known: { city: 'Mumbai' }, set: { area: 'Andheri' } },
      {
        text: 'kuch khaas nahi',
        asked: 'amenities',
        known: { transaction_type: 'sale' },
        any: ['amenities'],
      },
      {
        text: 'rent pe hi dekh rahe abhi to',
        asked: 'transaction_type',
        known: { city: 'Pune' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'saath lakh tk max',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6000000) },
      },
      {
        text: 'lift to honi hi chahiye 4th floor pe',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'koi sa bhi',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: '12k chalega',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
      },
      {
        text: 'khudka lena hai',
        asked: 'transaction_type',
        known: { city: 'Pune' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'zameen ka tukda',
        asked: 'property_type',
        known: { city: 'Indore' },
        set: { property_type: 'land' },
      },
      { text: 'koi bhi acha area', asked: 'area', any: ['area'] },
      {
        text: 'gwalior hi dekhna hai',
        asked: 'city',
        known: { transaction_type: 'sale' },
        set: { city: 'Gwalior' },
      },
      {
        text: 'kiraya pe de do',
        asked: 'transaction_type',
        known: { property_type: 'house', city: 'Pune' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'bas bijli backup ho',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['power_backup'] },
      },
      {
        text: '35-40',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Indore' },
        set: { price: between(3500000, 4000000) },
      },
      { text: 'buy karna hai ji', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'das hazar tak hi hai mere paas',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(10000) },
      },
      {
        text: '4 se kam bilkul nahi',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: atLeast(4) },
      },
      { text: 'rajendra nagar', asked: 'area', known: { city: 'Patna' }, set: { area: 'Rajendra Nagar' } },
      {
        text: 'muzaffarpur',
        asked: 'city',
        known: { transaction_type: 'sale' },
        set: { city: 'Muzaffarpur' },
      },
      {
        text: 'ghar hi theek hai',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
      {
        text: 'jitne bhi ho',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house' },
        any: ['bedrooms'],
      },
      {
        text: '25 tak chal jayega',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(25000) },
      },
      { text: 'main agra se hu aur delhi me dhund raha hu', asked: 'city', set: { city: 'Delhi' } },
    ],
  },
  {
    phenomenon: 'answers to the last question, mixed',
    cases: [
      {
        text: 'maximum पच्चीस thousand',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(25000) },
      },
      {
        text: 'apartment ही ठीक रहेगा',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'at least दो',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: atLeast(2) },
      },
      {
        text: 'gym तो must है, बाकी optional',
        asked: 'amenities',
        known: { transaction_type: 'sale' },
        set: { amenities: ['gym'] },
      },
      { text: 'any sector चलेगा', asked: 'area', known: { city: 'Gurugram' }, any: ['area'] },
      {
        text: 'minimum सौ गज',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(900) },
      },
      {
        text: 'not more than पचास लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5000000) },
      },
    ],
  },
  {
    phenomenon: 'changes, takings back, anything will do, native',
    cases: [
      {
        text: 'कानपुर की जगह लखनऊ कर दीजिए',
        known: { transaction_type: 'rent', city: 'Kanpur' },
        set: { city: 'Lucknow' },
      },
      {
        text: 'पंद्रह कम पड़ रहा है तो अठारह कर लो',
        known: { transaction_type: 'rent', price: upTo(15000) },
        set: { price: upTo(18000) },
      },
      { text: 'पार्किंग न हो तो भी कोई बात नहीं', known: { amenities: ['parking', 'lift'] }, drop: ['parking'] },
      {
        text: 'फ्लैट छोड़िए, कोई मकान बताइए',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'किराए पर नहीं, अब तो अपना ही लेंगे',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { transaction_type: 'sale' },
      },
      { text: 'पैसों की चिंता मत कीजिए', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'बगीचा ज़रूरी है जिम नहीं',
        known: { amenities: ['gym', 'garden'] },
        set: { amenities: ['garden'] },
        drop: ['gym'],
      },
      {
        text: 'तीस में नहीं होगा, पैंतीस तक जा सकते हैं',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3500000) },
      },
      {
        text: 'जयपुर कैंसिल, अब उदयपुर देखना है',
        known: { transaction_type: 'rent', city: 'Jaipur' },
        set: { city: 'Udaipur' },
      },
      {
        text: 'लिफ्ट की अब ज़रूरत नहीं रही',
        known: { bedrooms: exactly(2), amenities: ['lift'] },
        drop: ['lift'],
      },
      {
        text: 'ख़रीदने का इरादा बदल गया, किराए पर ले लेंगे',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { transaction_type: 'rent' },
      },
      { text: 'दो की जगह तीन बेडरूम कर दो', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'माफ़ कीजिए, पुणे नहीं नासिक लिखना था',
        known: { transaction_type: 'rent', city: 'Pune' },
        set: { city: 'Nashik' },
      },
      {
        text: 'तीन बेडरूम महँगे पड़ेंगे, दो वाला ही देख लेते हैं',
        known: { transaction_type: 'rent', bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'मेरा बजट अब पचपन लाख है',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(5500000) },
      },
      {
        text: 'अपार्टमेंट की बजाय स्वतंत्र घर बेहतर रहेगा',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'फर्नीचर हमारे पास है, फर्निश्ड वाली शर्त हटा दें',
        known: { amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'पच्चीस से घटाकर बीस कर दो',
        known: { transaction_type: 'rent', city: 'Pune', price: upTo(25000) },
        set: { price: upTo(20000) },
      },
      { text: 'लखनऊ से तो कानपुर सस्ता पड़ेगा, वहीं देखते हैं', known: { city: 'Lucknow' }, set: { city: 'Kanpur' } },
      { text: 'जिम विम रहने दो', known: { amenities: ['security', 'gym'] }, drop: ['gym'] },
      {
        text: 'फ्लैट छोटा पड़ेगा, कोठी देखो',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'पाँच लाख और बढ़ा दीजिए',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(4500000) },
      },
      {
        text: 'चार बेडरूम नहीं मिलते तो तीन देख लो',
        known: { property_type: 'house', bedrooms: exactly(4) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'बारह हज़ार नहीं जी बाईस हज़ार कहा मैंने',
        known: { transaction_type: 'rent', city: 'Indore', price: upTo(12000) },
        set: { price: upTo(22000) },
      },
      {
        text: 'जिम का हम क्या करेंगे, लिफ्ट ही रखो',
        known: { amenities: ['lift', 'gym'] },
        set: { amenities: ['lift'] },
        drop: ['gym'],
      },
      {
        text: 'मकान नहीं मिल रहा तो प्लॉट ही दिखा दो',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Agra' },
        set: { property_type: 'land' },
      },
      {
        text: 'नहीं नहीं तीस नहीं तैंतीस करो',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3300000) },
      },
      { text: 'पूल की क्या ज़रूरत हमें', known: { amenities: ['swimming_pool'] }, drop: ['swimming_pool'] },
      { text: 'नागपुर नहीं मिल रहा तो वर्धा देख लो', known: { city: 'Nagpur' }, set: { city: 'Wardha' } },
      {
        text: 'पुणे की जगह मुंबई करो और कमरे दो',
        known: { city: 'Pune', bedrooms: exactly(3) },
        set: { city: 'Mumbai', bedrooms: exactly(2) },
      },
      { text: 'पार्किंग का झंझट छोड़ो', known: { amenities: ['parking'] }, drop: ['parking'] },
      {
        text: 'चालीस नहीं जी चौदह लाख',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(1400000) },
      },
      {
        text: 'बीस नहीं हम पच्चीस तक भी जा सकते हैं',
        known: { transaction_type: 'sale', price: upTo(2000000) },
        set: { price: upTo(2500000) },
      },
      { text: 'घर नहीं जी सिर्फ़ प्लॉट', known: { property_type: 'house' }, set: { property_type: 'land' } },
    ],
  },
  {
    phenomenon: 'changes, takings back, anything will do, latin',
    cases: [
      {
        text: 'dwarka mat dekho janakpuri dekho',
        known: { city: 'Delhi', area: 'Dwarka' },
        set: { area: 'Janakpuri' },
      },
      {
        text: 'nahi nahi 40 nahi 45 bola tha',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(4500000) },
      },
      { text: 'furnished hona koi zaruri nahi', known: { amenities: ['furnished'] }, drop: ['furnished'] },
      { text: 'location se koi fark nahi padta', asked: 'area', known: { city: 'Jaipur' }, any: ['area'] },
      {
        text: 'makan rehne do, plot hi le lete hai',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { property_type: 'land' },
      },
      {
        text: 'ghar nahi flat bola tha maine',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'paisa koi mudda nahi hai',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
      { text: 'gym hata do baki theek', known: { amenities: ['parking', 'gym'] }, drop: ['gym'] },
      {
        text: 'rent chhodo ab khareed hi lete hai',
        known: { transaction_type: 'rent', city: 'Indore' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'rohini door padega, pitampura kar lo',
        known: { city: 'Delhi', area: 'Rohini' },
        set: { area: 'Pitampura' },
      },
      {
        text: 'lift to chahiye par gym nahi',
        known: { amenities: ['lift', 'gym'] },
        set: { amenities: ['lift'] },
        drop: ['gym'],
      },
      {
        text: '10 se badha ke 13 kar dijiye',
        known: { transaction_type: 'rent', price: upTo(10000) },
        set: { price: upTo(13000) },
      },
      {
        text: '2 nahi re 1 hi chahiye',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(1) },
      },
      {
        text: 'mansarovar ke badle vaishali nagar',
        known: { city: 'Jaipur', area: 'Mansarovar' },
        set: { area: 'Vaishali Nagar' },
      },
      {
        text: 'nahi khareedna nahi hai rent dekho',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'lift wift nahi chahiye', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'accha suno, kharidna nahi rent pe lena hai',
        known: { transaction_type: 'sale', city: 'Pune' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'thoda ghata do 35 kar do',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(3500000) },
      },
      { text: 'flat ki jagah kothi', known: { property_type: 'apartment' }, set: { property_type: 'house' } },
      {
        text: 'kankarbagh chhod do, boring road',
        known: { city: 'Patna', area: 'Kankarbagh' },
        set: { area: 'Boring Road' },
      },
      {
        text: 'makan vakan rehne do flat dekho',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'ab main sochta hu khareed hi lu',
        known: { transaction_type: 'rent', city: 'Indore' },
        set: { transaction_type: 'sale' },
      },
      {
        text: '9 me nahi milta to 11 tak dekh lo',
        known: { transaction_type: 'rent', price: upTo(9000) },
        set: { price: upTo(11000) },
      },
      {
        text: 'kiraye wali baat chhodo, kharidna hai',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'ek aur kamra ho to accha, 3 kar do',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      { text: 'nahi meerut nahi, ghaziabad karo', known: { city: 'Meerut' }, set: { city: 'Ghaziabad' } },
    ],
  },
  {
    phenomenon: 'changes, takings back, anything will do, mixed',
    cases: [
      { text: '3 नहीं 2 bedroom please', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      { text: 'Mumbai is too expensive, Nashik देखते हैं', known: { city: 'Mumbai' }, set: { city: 'Nashik' } },
      {
        text: 'budget थोड़ा बढ़ा दो to 25k',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      { text: 'Pune rehne दो, Mumbai में दिखाओ', known: { city: 'Pune' }, set: { city: 'Mumbai' } },
      { text: 'make it तीन bedroom', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      { text: 'Baner cancel, Wakad देखो', known: { area: 'Baner' }, set: { area: 'Wakad' } },
      {
        text: 'Mumbai छोड़ो, Navi Mumbai देखो',
        known: { transaction_type: 'rent', city: 'Mumbai' },
        set: { city: 'Navi Mumbai' },
      },
      { text: 'furnished not required जी', known: { amenities: ['furnished'] }, drop: ['furnished'] },
      { text: 'Lucknow की बजाय Kanpur please', known: { city: 'Lucknow' }, set: { city: 'Kanpur' } },
      { text: 'area change करो to Model Town', known: { area: 'Civil Lines' }, set: { area: 'Model Town' } },
    ],
  },
  {
    phenomenon: 'what turns do, native',
    cases: [
      { text: 'जी हाँ यही मेरा मतलब था', act: 'affirm' },
      { text: 'ये सब हटाओ और फिर से पूछो', act: 'restart' },
      { text: 'आपके किसी कर्मचारी से बात हो सकती है', act: 'handoff' },
      { text: 'हाँ हाँ वही वाला', act: 'affirm' },
      { text: 'जी नहीं ऐसा नहीं है', act: 'deny' },
      { text: 'एक मिनट, मैं समझा नहीं', act: 'repeat' },
      { text: 'जी, यह बढ़िया रहेगा', act: 'affirm' },
      { text: 'नहीं, मुझे बस इतना ही चाहिए था, शुक्रिया', act: 'deny' },
      { text: 'मैं किसी एजेंट से बात करना पसंद करूँगा', act: 'handoff' },
      { text: 'हाँ जी, आप सही समझे', act: 'affirm' },
      { text: 'मुझे चलाना नहीं आता, बताइए कैसे करूँ', act: 'help' },
      { text: 'नहीं नहीं, आप ग़लत समझ रहे हैं', act: 'deny' },
      { text: 'जी हाँ यही ठीक लगता है मुझे', act: 'affirm' },
      { text: 'रहने दीजिए कोई ज़रूरत नहीं', act: 'deny' },
      { text: 'राम राम भाई साहब', act: 'greet' },
      { text: 'हाँ चलो यही कर लेते हैं', act: 'affirm' },
      { text: 'मुझे समझ नहीं आया, फिर बताना', act: 'repeat' },
      { text: 'बिल्कुल सही जी', act: 'affirm' },
      { text: 'जी कर दीजिए', act: 'affirm' },
      { text: 'मुझे मालिक का नंबर दे दीजिए', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'what turns do, latin',
    cases: [
      { text: 'dobara bolna kya kaha', act: 'repeat' },
      { text: 'acha chalta hu fir milenge', act: 'goodbye' },
      { text: 'tum kya kya kar lete ho', act: 'help' },
      { text: 'chalo theek hai baad me dekhte hai bye', act: 'goodbye' },
      { text: 'kisi insaan se baat karni hai mujhe', act: 'handoff' },
      { text: 'shuru se shuru karo sab', act: 'restart' },
      { text: 'phir se shuru karte hai naya search', act: 'restart' },
      { text: 'accha bhai chalte hai', act: 'goodbye' },
      { text: 'aapka koi aadmi milega baat karne ko', act: 'handoff' },
      { text: 'nayi search shuru karo', act: 'restart' },
      { text: 'bohot bohot shukriya bhai', act: 'thanks' },
      { text: 'bahut meharbani aapki', act: 'thanks' },
      { text: 'main samjha nahi dobara bataiye', act: 'repeat' },
      { text: 'pehle wala sab cancel, naye sire se batata hu', act: 'restart' },
      { text: 'mujhe call karwa do kisi staff se', act: 'handoff' },
      { text: 'na ji na ye nahi', act: 'deny' },
      { text: 'achha to ab bas karte hai, shubh ratri', act: 'goodbye' },
      { text: 'accha ji phir baat karte hai', act: 'goodbye' },
      { text: 'sorry kya pucha tha', act: 'repeat' },
      { text: 'haan ji dobara bolo', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'what turns do, mixed',
    cases: [
      { text: 'hello जी नमस्कार', act: 'greet' },
      { text: 'thanks yaar बहुत अच्छा', act: 'thanks' },
      { text: 'hi जी कैसे हो आप', act: 'greet' },
      { text: "I don't know कैसे use करना है", act: 'help' },
      { text: 'sounds good जी', act: 'affirm' },
      { text: 'help चाहिए कैसे search करूँ', act: 'help' },
      { text: 'hmm ठीक है', act: 'affirm' },
      { text: 'good evening जी', act: 'greet' },
      { text: 'connect me to कोई human', act: 'handoff' },
      { text: 'bye जी फिर मिलते हैं', act: 'goodbye' },
      { text: 'thank u so much जी', act: 'thanks' },
      { text: 'good morning जी', act: 'greet' },
    ],
  },
  {
    phenomenon: 'amounts in words, latin',
    cases: [
      {
        text: 'dedh se do crore',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(15000000, 20000000) },
        numbers: [{ min: 15000000, max: 20000000 }],
      },
      {
        text: 'sawa so gaj',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(1125) },
        numbers: [125],
      },
      {
        text: 'pone do crore',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(17500000) },
        numbers: [17500000],
      },
      {
        text: 'sadhe paintalis lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4550000) },
        numbers: [4550000],
      },
      {
        text: 'pachpan se saath lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(5500000, 6000000) },
        numbers: [{ min: 5500000, max: 6000000 }],
      },
      {
        text: 'dhai sau gaj',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(2250) },
        numbers: [250],
      },
      {
        text: 'ek crore aur ek crore bees lakh ke beech',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(10000000, 12000000) },
        numbers: [{ min: 10000000, max: 12000000 }],
      },
      {
        text: 'pone do bigha',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        act: 'unclear',
        numbers: [1.75],
      },
      {
        text: 'saadhe saat hazaar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(7500) },
        numbers: [7500],
      },
      {
        text: 'nabbe lakh se ek crore',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(9000000, 10000000) },
        numbers: [{ min: 9000000, max: 10000000 }],
      },
      {
        text: 'atharah hazaar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18000) },
        numbers: [18000],
      },
    ],
  },
  {
    phenomenon: 'amounts in words, native',
    cases: [
      {
        text: 'सवा दो करोड़ से ढाई करोड़',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(22500000, 25000000) },
        numbers: [{ min: 22500000, max: 25000000 }],
      },
      {
        text: 'अठारह हज़ार पाँच सौ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18500) },
        numbers: [18500],
      },
      {
        text: 'एक करोड़ पचहत्तर लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(17500000) },
        numbers: [17500000],
      },
      {
        text: 'साढ़े तेरह हज़ार',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(13500) },
        numbers: [13500],
      },
      {
        text: 'पौन करोड़',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7500000) },
        numbers: [7500000],
      },
      {
        text: 'पच्चीस सौ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(2500) },
        numbers: [2500],
      },
      {
        text: 'सवा तीन करोड़',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(32500000) },
        numbers: [32500000],
      },
      {
        text: 'ढाई',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: between(2, 3) },
        numbers: [2.5],
      },
      {
        text: 'डेढ़ से पौने दो करोड़',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(15000000, 17500000) },
        numbers: [{ min: 15000000, max: 17500000 }],
      },
    ],
  },
]
