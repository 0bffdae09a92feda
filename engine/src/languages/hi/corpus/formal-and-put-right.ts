import type { CorpusSection } from '../../corpus-case.ts'

/** What is asked for formally, rooms that guests need, and wishes that are put right or given up in other words. */
export const formalAndPutRight: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'कृपया मेरे लिए पुणे में एक स्वतंत्र मकान बिक्री हेतु खोज दीजिए',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Pune' },
      },
      {
        text: 'मैं जयपुर में किराए के लिए एक सुसज्जित फ्लैट की तलाश में हूँ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Jaipur',
          amenities: ['furnished'],
        },
      },
      {
        text: 'क्या आप मुझे भोपाल में दो शयनकक्ष वाला मकान किराए पर दिला सकते हैं',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          city: 'Bhopal',
        },
      },
      {
        text: 'मासिक किराया बीस हज़ार रुपये से अधिक नहीं होना चाहिए',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'उसमें पार्किंग और लिफ्ट की सुविधा होनी चाहिए',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        set: { amenities: ['parking', 'lift'] },
      },
      {
        text: 'पुणे के स्थान पर नासिक में देखिए',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        set: { city: 'Nashik' },
      },
      {
        text: 'शयनकक्षों की संख्या तीन होनी चाहिए',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'घर में मेहमान आते रहते हैं तो एक कमरा और चाहिए',
        known: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Pune',
          bedrooms: { min: 2, max: 2 },
        },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'हम 4 लोग हैं, 2 बच्चे, कोथरूड में 2 बीएचके अगले महीने की 1 तारीख से किराए पर चाहिए',
        set: { transaction_type: 'rent', bedrooms: { min: 2, max: 2 }, area: 'Kothrud' },
      },
      {
        text: 'पहले 14 देते थे, अब 18 तक दे सकते हैं',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        set: { price: { max: 18000 } },
      },
      {
        text: 'लिफ्ट जरूरी है, पापा के घुटनों में दर्द है, बाकी कुछ नहीं',
        asked: 'amenities',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'एक हमारे लिए और एक मां बाप के लिए, मतलब दो',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'मेहमान बहुत आते हैं, एक कमरा और कर दो',
        known: { transaction_type: 'sale', property_type: 'apartment', bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'मुंबई नहीं, पुणे ही सही है',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        set: { city: 'Pune' },
      },
      {
        text: 'मुझे इंदौर में क्रय हेतु एक भूखंड की आवश्यकता है',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Indore' },
      },
      {
        text: 'मकान ले लेंगे, फ्लैट में गुज़ारा नहीं होता',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Agra' },
        set: { property_type: 'house' },
      },
      {
        text: 'फ्लैट अच्छा है, कोठी की देखभाल नहीं होती',
        asked: 'property_type',
        known: { transaction_type: 'rent', city: 'Agra' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'फर्निश्ड वाली बात हटा दो, सामान ला रहे हैं',
        known: {
          transaction_type: 'rent',
          property_type: 'apartment',
          amenities: ['furnished'],
          city: 'Agra',
        },
        drop: ['furnished'],
      },
      {
        text: 'बजट भूल जाओ, गलत था',
        known: { transaction_type: 'rent', price: { max: 10000 }, city: 'Agra' },
        drop: ['price'],
      },
      {
        text: 'बजट वाली बात गलत थी, उसे छोड़ दो',
        known: { transaction_type: 'rent', price: { max: 10000 }, city: 'Agra' },
        drop: ['price'],
      },
    ],
  },
]
