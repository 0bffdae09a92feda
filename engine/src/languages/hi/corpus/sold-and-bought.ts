import { between, type CorpusSection, upTo } from '../../corpus-case.ts'

export const soldAndBought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'गाँव में ज़मीन है, उसे बेचकर भोपाल में मकान लेने का विचार है',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Bhopal' },
      },
      {
        text: 'किराया पंद्रह हज़ार हो तो ठीक, उससे ऊपर मुश्किल है',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      { text: 'बच्चे सब बाहर हैं, हम दोनों के लिए छोटा फ्लैट बहुत है', set: { property_type: 'apartment' } },
      { text: 'दो या तीन बेडरूम', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
      { text: 'कमरे कितने भी हों चलेगा', asked: 'bedrooms', any: ['bedrooms'] },
      {
        text: 'पार्किंग भी चाहिए लिफ्ट भी, जिम की ज़रूरत नहीं',
        known: { amenities: ['gym'] },
        set: { amenities: ['parking', 'lift'] },
        drop: ['gym'],
      },
      { text: 'बच्चों के खेलने की जगह वाली गेटेड सोसाइटी', set: { amenities: ['play_area', 'gated_community'] } },
      {
        text: 'महीने का डेढ़ लाख तक किराया',
        set: { transaction_type: 'rent', price: upTo(150000) },
        numbers: [150000],
      },
      {
        text: 'अस्सी लाख और एक करोड़ के बीच',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(8000000, 10000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'इसी महीने शिफ्ट होना है, जल्दी देखिए', act: 'unclear' },
      { text: 'उधर बाढ़ तो नहीं आती', act: 'question' },
      { text: 'ये रेट तो बहुत ज़्यादा है', act: 'question' },
      { text: 'अभी फैसला नहीं किया', act: 'unclear' },
      { text: 'ठीक है ऐसा ही सही', act: 'affirm' },
      { text: 'अभी नहीं, बाद में', act: 'deny' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'alwar side koi purana makan bikau hai kya',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Alwar' },
      },
      {
        text: 'meri job cyber city me hai par rehna dwarka me hai, kiraya 20k tak',
        set: { transaction_type: 'rent', area: 'Dwarka', price: upTo(20000) },
      },
      {
        text: 'atharah lakh hai haath me, kota me kuch mil jayega',
        set: { city: 'Kota', price: upTo(1800000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'ghar ki photo bhejoge', act: 'question' },
      { text: 'registry me kitne din lagenge', act: 'question' },
      { text: 'wo sab baad me bataunga', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Furnished नहीं, unfurnished ही ठीक है',
        known: { amenities: ['furnished'] },
        set: { amenities: ['unfurnished'] },
        drop: ['furnished'],
      },
    ],
  },
]
