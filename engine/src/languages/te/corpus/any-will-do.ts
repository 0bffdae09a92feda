import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

const inHyderabad = { city: 'Hyderabad' } as const

export const anyWillDo: CorpusSection[] = [
  {
    phenomenon: 'anything will do, native',
    cases: [
      { text: 'ఏ ఏరియా అయినా పర్వాలేదు', asked: 'area', known: inHyderabad, any: ['area'] },
      { text: 'ఎక్కడైనా సరే', asked: 'area', known: inHyderabad, any: ['area'] },
      { text: 'ఎక్కడైనా పర్లేదు', asked: 'city', any: ['city'] },
      { text: 'ఏదైనా ఓకే', asked: 'property_type', any: ['property_type'] },
      { text: 'ఎంతైనా పర్వాలేదు', asked: 'price', any: ['price'] },
      { text: 'బడ్జెట్ సమస్య కాదు', any: ['price'] },
      { text: 'ఎన్ని గదులైనా పర్వాలేదు', asked: 'bedrooms', any: ['bedrooms'] },
      { text: 'ప్రత్యేకంగా ఏమీ లేదు', asked: 'amenities', any: ['amenities'] },
      { text: 'ఏమీ అక్కర్లేదు', asked: 'amenities', any: ['amenities'] },
      { text: 'మీ ఇష్టం', asked: 'area', known: inHyderabad, any: ['area'] },
      { text: 'ఇంకా నిర్ణయించుకోలేదు', asked: 'price', any: ['price'] },
      { text: 'తెలీదండి', asked: 'size_sqft', any: ['size_sqft'] },
      { text: 'ఎంత పెద్దదైనా పర్వాలేదు', asked: 'size_sqft', any: ['size_sqft'] },
      { text: 'సైజు ఏదైనా పర్వాలేదు', any: ['size_sqft'] },
      { text: 'ఇల్లు అయినా ఫ్లాట్ అయినా పర్వాలేదు', asked: 'property_type', any: ['property_type'] },
      { text: 'రెండూ ఓకే', asked: 'property_type', any: ['property_type'] },
    ],
  },
  {
    phenomenon: 'anything will do, latin',
    cases: [
      { text: 'ye area aina parledu', asked: 'area', known: inHyderabad, any: ['area'] },
      { text: 'ekkadaina sare', asked: 'area', known: inHyderabad, any: ['area'] },
      { text: 'edaina ok', asked: 'property_type', any: ['property_type'] },
      { text: 'enthaina parvaledu', asked: 'price', any: ['price'] },
      { text: 'budget samasya kadu', any: ['price'] },
      { text: 'enni gadulaina parledu', asked: 'bedrooms', any: ['bedrooms'] },
      { text: 'pratyekanga emi ledu', asked: 'amenities', any: ['amenities'] },
      { text: 'em akkarledu', asked: 'amenities', any: ['amenities'] },
      { text: 'mee ishtam andi', asked: 'area', known: inHyderabad, any: ['area'] },
      { text: 'inka anukoledu', asked: 'price', any: ['price'] },
      { text: 'teliyadu', asked: 'size_sqft', any: ['size_sqft'] },
      { text: 'illu aina flat aina parledu', asked: 'property_type', any: ['property_type'] },
      { text: 'hyderabad lo ekkadaina parledu', set: { city: 'Hyderabad' }, any: ['area'] },
    ],
  },
  {
    phenomenon: 'anything will do, mixed',
    cases: [
      { text: 'no preference andi', asked: 'area', known: inHyderabad, any: ['area'] },
      { text: 'any area ok', asked: 'area', known: inHyderabad, any: ['area'] },
      { text: 'size edaina ok', any: ['size_sqft'] },
      { text: 'special ga em levu', asked: 'amenities', any: ['amenities'] },
      { text: 'budget flexible, 2bhk కావాలి', set: { bedrooms: exactly(2) }, any: ['price'] },
    ],
  },
  {
    phenomenon: 'offers, native',
    cases: [
      { text: 'మా ఇల్లు అమ్మాలి', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'నా ఫ్లాట్ అద్దెకు ఇవ్వాలనుకుంటున్నాను', set: { transaction_type: 'rent', property_type: 'apartment' } },
      {
        text: 'నాకు మియాపూర్‌లో ఒక ఫ్లాట్ ఉంది, దాన్ని అమ్మాలనుకుంటున్నా',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Miyapur' },
      },
      { text: 'మా స్థలానికి కొనేవాళ్లు కావాలి', set: { transaction_type: 'sale', property_type: 'land' } },
      { text: 'ఇల్లు కిరాయికి ఇస్తాం', set: { transaction_type: 'rent', property_type: 'house' } },
    ],
  },
  {
    phenomenon: 'offers, latin',
    cases: [
      { text: 'maa illu ammali', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'na flat addeku ivvali', set: { transaction_type: 'rent', property_type: 'apartment' } },
      {
        text: 'naa sthalam ammalanukuntunna, 200 gajalu',
        set: { transaction_type: 'sale', property_type: 'land', size_sqft: { min: 1800 } },
      },
      {
        text: 'kirayiki ivvalanukuntunna maa illu',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'offers, mixed',
    cases: [
      { text: 'naa flat sell cheyali', set: { transaction_type: 'sale', property_type: 'apartment' } },
      {
        text: 'maa 3bhk rent ki ivvali, tenants kavali',
        set: { transaction_type: 'rent', bedrooms: exactly(3) },
      },
      {
        text: 'house rent ki istam, 20000',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(20000) },
      },
    ],
  },
]
