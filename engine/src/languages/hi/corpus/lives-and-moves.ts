import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const livesAndMoves: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'बेटे का दाखिला डीयू में हो गया है, इसलिए मुखर्जी नगर की तरफ एक छोटा फ्लैट किराए पर ढूंढ रहे हैं',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Mukherjee Nagar' },
      },
      {
        text: 'पुराना मकान तुड़वा रहे हैं, तब तक अलीगंज में किराए पर रहना है',
        set: { transaction_type: 'rent', area: 'Aliganj' },
      },
      {
        text: 'बजट यही कोई साठ पैंसठ लाख समझ लो',
        known: { transaction_type: 'sale' },
        set: { price: between(6000000, 6500000) },
      },
      {
        text: 'सवा करोड़ से ज़्यादा नहीं होना चाहिए',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'साढ़े आठ हज़ार',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(8500) },
        numbers: [8500],
      },
      {
        text: 'साढ़े सात लाख में कोई प्लॉट',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land', price: upTo(750000) },
        numbers: [750000],
      },
      {
        text: 'बीस के अंदर निपटा दो',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      { text: 'ढाई सौ गज भी चलेगा', asked: 'size_sqft', set: { size_sqft: atLeast(2250) } },
      { text: 'पांच सौ स्क्वायर फुट से कम न हो', asked: 'size_sqft', set: { size_sqft: atLeast(500) } },
      { text: 'हम चार लोग हैं, दो कमरे काफी हैं', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'एक हॉल किचन और दो बेडरूम', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'लखनऊ में इंदिरा नगर साइड हो तो बताना', set: { city: 'Lucknow', area: 'Indira Nagar' } },
      { text: 'इंदौर की जगह उज्जैन कर दो', known: { city: 'Indore' }, set: { city: 'Ujjain' } },
      { text: 'मेरठ नहीं, मथुरा बोला था', known: { city: 'Meerut' }, set: { city: 'Mathura' } },
      { text: 'लिफ्ट रहने दो, नहीं चाहिए', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'खरीदना नहीं है, किराए पर ही पूछा था',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'हमारे पास कुत्ता है, उसकी इजाज़त होनी चाहिए', set: { amenities: ['pet_friendly'] } },
      { text: 'बालकनी हो तो मज़ा आ जाए', set: { amenities: ['balcony'] } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ये कौन सी मंज़िल पर है?', act: 'question' },
      { text: 'मेन रोड से कितनी दूर है', act: 'question' },
      { text: 'मालिक कौन है पता है क्या', act: 'question' },
      { text: 'किराया थोड़ा कम हो सकता है', act: 'question' },
      { text: 'कब से रह सकते हैं?', act: 'question' },
      { text: 'ये वाला घर क्यों दिखाया?', act: 'question' },
      { text: 'बीवी की तबीयत ठीक नहीं, अस्पताल होकर आया हूँ', act: 'unclear' },
      { text: 'सुना है उधर बिजली बहुत जाती है', act: 'unclear' },
      { text: 'कल का मैच देखा क्या', act: 'question' },
      { text: 'गाड़ी की सर्विस में दस हज़ार लग गए', act: 'unclear' },
      { text: 'पड़ोसी ने दो करोड़ में अपना घर बेच दिया', act: 'unclear' },
      { text: 'एक टैक्सी बुक कर दो', act: 'unclear' },
      { text: 'हाँ भाई सही है', act: 'affirm' },
      { text: 'अरे नहीं यार', act: 'deny' },
      { text: 'बहुत बहुत शुक्रिया, बड़ी मदद की आपने', act: 'thanks' },
      { text: 'अच्छा चलता हूँ', act: 'goodbye' },
      { text: 'समझ नहीं आया, फिर से बताओ', act: 'repeat' },
      { text: 'इसको इस्तेमाल कैसे करते हैं?', act: 'help' },
      { text: 'सब हटाओ, नए सिरे से शुरू करो', act: 'restart' },
      { text: 'एजेंट का नंबर दे दो', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      { text: 'mummy papa saath rahenge to 3 bedroom chahiye', set: { bedrooms: exactly(3) } },
      {
        text: 'pichle mahine delhi se shift hue, ab wakad me kiraye pe ghar dekh rahe hai',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Wakad' },
      },
      {
        text: '65 lakh se upar nahi jayenge, uske andar ho to dikhao',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6500000) },
      },
      {
        text: 'do lakh advance de denge, kiraya 15 hazar',
        set: { transaction_type: 'rent', price: upTo(15000) },
      },
      { text: 'kothrud nahi to aundh', set: { area: 'Kothrud' } },
      { text: 'kota nahi, kolhapur bola tha', set: { city: 'Kolhapur' } },
      {
        text: 'mera budget change karna hai',
        known: { price: upTo(20000), transaction_type: 'rent' },
        drop: ['price'],
      },
      { text: 'kitna bhi ho chalega', asked: 'price', any: ['price'] },
      { text: 'nahi nahi, 2 bhk hi chahiye', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      {
        text: 'ek crore pachas lakh tk ka bungla dikhao bhopal m',
        set: { property_type: 'house', city: 'Bhopal', price: upTo(15000000) },
      },
      {
        text: 'do kamre ka set kiraye pr chaiye laxmi nagar dilli',
        set: { transaction_type: 'rent', city: 'Delhi', area: 'Laxmi Nagar', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'ghar renovate karana tha par paise nahi hai', act: 'unclear' },
      { text: 'wahan pani ki problem hai kya', act: 'question' },
      { text: 'loan pe kitna byaj lagega', act: 'question' },
      { text: 'kagaz sab clear hai na', act: 'question' },
      { text: 'namaste bhai kaise ho', act: 'greet' },
      { text: 'theek hai kal baat karte hai bye', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Sector 62 Noida में 1200 sqft flat, 50 lakhs के अंदर',
        set: {
          property_type: 'apartment',
          city: 'Noida',
          area: 'Sector 62',
          size_sqft: atLeast(1200),
          price: upTo(5000000),
        },
      },
      {
        text: 'Husband Pune में work करते हैं, मैं Nagpur में हूँ, Pune shift होना है rent पे',
        set: { transaction_type: 'rent', city: 'Pune' },
      },
      {
        text: 'Furnished flat ही चाहिए, AC होना चाहिए',
        set: { property_type: 'apartment', amenities: ['furnished', 'air_conditioning'] },
      },
      {
        text: 'Covered parking वाला gated community villa',
        set: { property_type: 'house', amenities: ['parking', 'gated_community'] },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Site visit कब कर सकते हैं?', act: 'question' }],
  },
]
