import type { CorpusSection } from '../../corpus-case.ts'

/** Corrections, refusals, wishes taken back, anything will do. */
export const everydayChanges: CorpusSection[] = [
  {
    phenomenon: 'everyday changes, native',
    cases: [
      {
        text: 'வாடகைக்கு இல்ல, வாங்கறதுக்கு',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'வாங்க வேண்டாம், வாடகைக்கே பாருங்க',
        known: { transaction_type: 'sale', city: 'Chennai' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'அடையாறு வேண்டாம், வேளச்சேரி பாருங்க',
        known: { transaction_type: 'rent', city: 'Chennai', area: 'Adyar' },
        set: { area: 'Velachery' },
      },
      {
        text: 'பட்ஜெட்டை இருபதாயிரமா ஏத்திக்கலாம்',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 20000 } },
        numbers: [20000],
      },
      {
        text: 'பார்க்கிங் இல்லைன்னாலும் பரவால்ல',
        known: { transaction_type: 'rent', amenities: ['parking'] },
        drop: ['parking'],
      },
      {
        text: 'ஏரியா எதுவா இருந்தாலும் சரி',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Chennai' },
        any: ['area'],
      },
      { text: 'விலை ஒரு பிரச்சனை இல்ல', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'தனி வீடு இல்லாம ஃப்ளாட்டா காட்டுங்க',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'ரெண்டு பத்தாது மூணு பெட்ரூம் வேணும்',
        known: { transaction_type: 'sale', bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'மதுரைன்னு சொன்னது தப்பு, திருச்சி',
        known: { transaction_type: 'rent', city: 'Madurai' },
        set: { city: 'Tiruchirappalli' },
      },
      {
        text: 'ஃப்ளாட்டோ வீடோ எது வேணாலும் ஓகே',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'அதெல்லாம் ஒன்னும் இல்ல, எத்தன ரூம் இருந்தாலும் சரி',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        any: ['bedrooms'],
      },
      {
        text: 'வாடகையை பதினெட்டாயிரம் வரைக்கும் கூட்டிக்கோங்க',
        known: { transaction_type: 'rent', city: 'Chennai', price: { max: 15000 } },
        set: { price: { max: 18000 } },
        numbers: [18000],
      },
      {
        text: 'வீடு வேண்டாம்னு தோணுது மனை மட்டும் பாருங்க',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { property_type: 'land' },
      },
      {
        text: 'லிஃப்ட் இல்லாட்டியும் பரவாயில்லை',
        known: { transaction_type: 'rent', amenities: ['parking', 'lift'] },
        drop: ['lift'],
      },
      {
        text: 'சென்னை வேண்டாம், கோயம்புத்தூருக்கு மாத்திடுங்க',
        known: { transaction_type: 'sale', city: 'Chennai' },
        set: { city: 'Coimbatore' },
      },
      {
        text: 'மூணு ரூம் தேவையில்லை ரெண்டு ரூம் போதும்',
        known: { transaction_type: 'rent', bedrooms: { min: 3, max: 3 } },
        set: { bedrooms: { min: 2, max: 2 } },
        numbers: [3, 2],
      },
      {
        text: 'இல்ல இல்ல ஐம்பது இல்ல, அறுபது லட்சம்',
        known: { transaction_type: 'sale', price: { max: 5000000 } },
        set: { price: { max: 6000000 } },
      },
      {
        text: 'வாங்குறதா இருந்தா என்ன இருக்கு, வாடகை வேண்டாம்',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'எவ்வளவு வாடகையா இருந்தாலும் பிரச்சனை இல்லை',
        asked: 'price',
        known: { transaction_type: 'rent' },
        any: ['price'],
      },
      {
        text: 'எது கிடைச்சாலும் வாங்கிக்கலாம்',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'sale' },
        any: ['property_type'],
      },
      {
        text: 'பிரத்யேகமாக எதுவும் தேவையில்லை',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
      {
        text: 'ஊருக்குள்ள எங்க இருந்தாலும் சரி',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Salem' },
        any: ['area'],
      },
      {
        text: 'அது பத்தி கவலை இல்லை',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        any: ['bedrooms'],
      },
      {
        text: 'நாய் இப்போ இல்ல, அந்த வசதி தேவைப்படாது',
        known: { transaction_type: 'rent', amenities: ['pet_friendly'] },
        drop: ['pet_friendly'],
      },
    ],
  },
  {
    phenomenon: 'everyday changes, latin',
    cases: [
      {
        text: 'flat illa veedu rendum ok',
        known: { transaction_type: 'rent', property_type: 'house' },
        any: ['property_type'],
      },
      {
        text: 'rentku illa, vaanganum',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'budget konjam kammi pannunga, 8000',
        known: { transaction_type: 'rent', price: { max: 10000 } },
        set: { price: { max: 8000 } },
        numbers: [8000],
      },
      { text: 'lift thevai illai', known: { transaction_type: 'sale', amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'entha area va irunthalum paravala',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Chennai' },
        any: ['area'],
      },
      {
        text: 'guindy vendam, porur la paarunga',
        known: { transaction_type: 'rent', city: 'Chennai', area: 'Guindy' },
        set: { area: 'Porur' },
      },
      {
        text: 'evlo aanalum paravailla',
        asked: 'price',
        known: { transaction_type: 'rent' },
        any: ['price'],
      },
      {
        text: '2 illa 3 bedroom',
        known: { transaction_type: 'rent', bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
        numbers: [2, 3],
      },
      {
        text: 'apartment vendam, thani veedu kaatunga',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'onnum thevai illa',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
      {
        text: '20 vendam 25 varaikum paakalam',
        known: { transaction_type: 'rent', price: { max: 20000 } },
        set: { price: { max: 25000 } },
        numbers: [20, 25],
      },
      {
        text: 'veedu ilana flat kooda ok than',
        known: { transaction_type: 'rent', property_type: 'house' },
        any: ['property_type'],
      },
      {
        text: 'chennai illa, bangalore maathunga',
        known: { transaction_type: 'sale', city: 'Chennai' },
        set: { city: 'Bengaluru' },
      },
      {
        text: 'adyar romba costly, medavakkam paakalam',
        known: { transaction_type: 'rent', area: 'Adyar', city: 'Chennai' },
        set: { area: 'Medavakkam' },
      },
      {
        text: 'furniture ellam thevai illa',
        known: { transaction_type: 'rent', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'ethana room irunthalum ok',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        any: ['bedrooms'],
      },
      {
        text: 'rendum paakalam vaadagai illana sontham',
        asked: 'transaction_type',
        any: ['transaction_type'],
      },
      {
        text: 'budget patri kavalai illai',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
      {
        text: 'bedroom 2 podhathu 3 ah maathu',
        known: { transaction_type: 'rent', bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
    ],
  },
  {
    phenomenon: 'everyday changes, mixed',
    cases: [
      {
        text: 'budget-ஐ 25k ஆக மாத்துங்க',
        known: { transaction_type: 'rent', price: { max: 20000 } },
        set: { price: { max: 25000 } },
        numbers: [25000],
      },
      {
        text: 'gym வேண்டாம், remove பண்ணிடுங்க',
        known: { transaction_type: 'rent', amenities: ['gym'] },
        drop: ['gym'],
      },
      {
        text: 'sorry buy இல்ல, rent-க்கு தான்',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'no preference, எதுனாலும் ok',
        asked: 'amenities',
        known: { transaction_type: 'sale' },
        any: ['amenities'],
      },
      {
        text: 'not Adyar, Besant Nagar-ல பாருங்க',
        known: { transaction_type: 'rent', area: 'Adyar', city: 'Chennai' },
        set: { area: 'Besant Nagar' },
      },
      {
        text: 'gym தேவையில்ல, parking மட்டும் போதும்',
        known: { transaction_type: 'rent', amenities: ['gym', 'parking'] },
        set: { amenities: ['parking'] },
        drop: ['gym'],
      },
      {
        text: "location doesn't matter, எங்க இருந்தாலும் ok",
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Chennai' },
        any: ['area'],
      },
      {
        text: 'Actually rent-க்கு பாக்கலாம், buy பண்ண இப்ப முடியாது',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
    ],
  },
]
