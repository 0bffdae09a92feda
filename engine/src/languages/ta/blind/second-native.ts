import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second set of Tamil turns in Tamil script, written without sight of rules and corpus and never tuned to. */
export const secondNative: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, native',
    cases: [
      {
        text: 'வணக்கம், சேலத்தில் எங்கள் குடும்பத்திற்கு மூன்று படுக்கையறைகள் கொண்ட தனி வீடு ஒன்றை விலைக்கு வாங்க விரும்புகிறோம்.',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Salem', bedrooms: exactly(3) },
      },
      {
        text: 'குரோம்பேட்டைல ஒரு சின்ன ஃபிளாட் வாடகைக்கு பாத்துட்டு இருக்கோம் பன்னெண்டாயிரம் வரைக்கும் குடுக்கலாம்',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Chromepet', price: upTo(12000) },
        numbers: [12000],
      },
      {
        text: 'நான் ரிட்டையர்டு ஆள் தம்பி, ஸ்ரீரங்கத்துல கோயிலுக்குப் பக்கமா அமைதியா ஒரு வீடு வாடகைக்கு வேணும்',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Srirangam' },
      },
      {
        text: 'மதுரை ஒத்தக்கடைல மனை வாங்குற ஐடியா இருக்கு பதினஞ்சு லட்சத்துக்குள்ள முடிஞ்சா நல்லது',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Madurai',
          area: 'Othakadai',
          price: upTo(1500000),
        },
        numbers: [1500000],
      },
      {
        text: 'பெருங்குடி பக்கம் 1BHK, எல்லா ஃபர்னிச்சரும் இருக்கணும், மாச வாடகை 20 ஆயிரம்',
        set: {
          transaction_type: 'rent',
          area: 'Perungudi',
          bedrooms: exactly(1),
          price: upTo(20000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'நாய் வளர்க்க அனுமதி உள்ள அபார்ட்மெண்ட், அண்ணா நகர் சென்னை, வாடகை முப்பதாயிரத்தைத் தாண்டக் கூடாது',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chennai',
          area: 'Anna Nagar',
          price: upTo(30000),
          amenities: ['pet_friendly'],
        },
        numbers: [30000],
      },
      {
        text: 'ஓசூர்ல லிஃப்டும் கார் நிறுத்த இடமும் இருக்குற ரெண்டு பெட்ரூம் ஃபிளாட் வாங்க ஆசை',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Hosur',
          bedrooms: exactly(2),
          amenities: ['lift', 'parking'],
        },
      },
      {
        text: 'வேளச்சேரில ரெண்டு பெட்ரூம் வீடு ஏதாவது காலியா இருக்கா வாடகைக்கு',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Velachery', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'எனக்கு கும்பகோணத்துல வில்லா ஒண்ணு வாங்கணும் ஒன்றரை கோடி வரைக்கும் கையில இருக்கு',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kumbakonam', price: upTo(15000000) },
      },
      {
        text: 'பொண்ணுக்கு காலேஜ்ல சீட் கெடச்சிருச்சு, அதான் விழுப்புரத்துல ஒரு சின்ன வீடு வாடகைக்கு தேடறோம், மாசம் ஐயாயிரத்துக்குள்ள',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Villupuram', price: upTo(5000) },
      },
      {
        text: 'தஞ்சாவூர்ல நிலம் வாங்கலாம்னு பாக்குறோம், அரை ஏக்கராவது இருக்கணும்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Thanjavur',
          size_sqft: atLeast(21780),
        },
        numbers: [0.5],
      },
      {
        text: 'உடற்பயிற்சிக் கூடம், நீச்சல் குளம், 3 பெட்ரூம். சோழிங்கநல்லூர்ல வாங்குறதுக்கு',
        set: {
          transaction_type: 'sale',
          area: 'Sholinganallur',
          bedrooms: exactly(3),
          amenities: ['gym', 'swimming_pool'],
        },
        numbers: [3],
      },
      { text: 'ஈரோட்டில் வீடு', set: { property_type: 'house', city: 'Erode' } },
    ],
  },
  {
    phenomenon: 'second: answers, native',
    cases: [
      { text: 'கோவை தாங்க', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Coimbatore' } },
      {
        text: 'பதினெட்டாயிரம்',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18000) },
        numbers: [18000],
      },
      {
        text: 'மூணு இருந்தா போதும்',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: exactly(3) },
        numbers: [3],
      },
      { text: 'மயிலாப்பூர் குளத்துக்கிட்ட', asked: 'area', known: { city: 'Chennai' }, set: { area: 'Mylapore' } },
      {
        text: 'பக்கத்துல யாரும் இல்லாத தனி வீடா இருந்தா தேவலை',
        asked: 'property_type',
        known: { city: 'Vellore' },
        set: { property_type: 'house' },
      },
      { text: 'சொந்தமா வாங்கத்தான்', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'கரண்ட் போனா ஜெனரேட்டர் ஓடணும், கேட்ல வாட்ச்மேன் இருக்கணும்',
        asked: 'amenities',
        known: { property_type: 'apartment' },
        set: { amenities: ['power_backup', 'security'] },
      },
      {
        text: 'ரெண்டு கிரவுண்டு',
        asked: 'size_sqft',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { size_sqft: atLeast(4800) },
        numbers: [2],
      },
    ],
  },
  {
    phenomenon: 'second: corrections, native',
    cases: [
      {
        text: 'மன்னிச்சுக்கோங்க, நான் வாடகைக்குக் கேக்கல, விலைக்கு வாங்கணும்',
        known: { transaction_type: 'rent', city: 'Madurai' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'சென்னையே வேணாம்னு முடிவு பண்ணிட்டோம் தஞ்சாவூருக்கு மாத்திக்கோங்க',
        known: { transaction_type: 'sale', city: 'Chennai' },
        set: { city: 'Thanjavur' },
      },
      { text: 'ஜிம் எல்லாம் தேவையில்லை', known: { amenities: ['lift', 'gym'] }, drop: ['gym'] },
      { text: 'விலை எவ்வளவு ஆனாலும் சரி', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'பட்ஜெட்டை எழுபத்தஞ்சு லட்சம்னு வச்சுக்கோங்க',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7500000) },
        numbers: [7500000],
      },
      {
        text: 'ஏரியா பெருசா முக்கியமில்ல எங்க இருந்தாலும் பாத்துக்கலாம்',
        known: { city: 'Chennai', area: 'Velachery' },
        any: ['area'],
      },
      {
        text: 'அடுக்குமாடி எங்களுக்கு ஒத்து வராது, காலி மனையே காட்டுங்க',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'land' },
      },
    ],
  },
  {
    phenomenon: 'second: questions and talk, native',
    counter: true,
    cases: [
      { text: 'இந்த வீட்டுலேருந்து பஸ் ஸ்டாண்டு எவ்வளவு தூரம்', known: { city: 'Karur' }, act: 'question' },
      { text: 'அட்வான்ஸ் பத்து மாச வாடகை கேப்பாங்களா?', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'முதல்ல காட்டின ஃபிளாட்ல கார்ப்பரேஷன் தண்ணி வருமா', asked: 'amenities', act: 'question' },
      { text: 'நீங்க கமிஷன் எத்தனை சதவீதம் எடுப்பீங்க', act: 'question' },
      { text: 'என் தம்பி போன வருஷம் போரூர்ல எண்பது லட்சத்துக்கு ஃபிளாட் வாங்கினான்', act: 'unclear' },
      { text: 'இதுல மொத்தம் எத்தனை பாத்ரூம், ரெண்டா மூணா', asked: 'price', act: 'question' },
    ],
  },
  {
    phenomenon: 'second: acts, native',
    cases: [
      { text: 'ஐயா வணக்கமுங்க', act: 'greet' },
      { text: 'உங்க ஏஜெண்ட் யார்கிட்டயாவது ஃபோன்ல பேசணும்', known: { city: 'Salem' }, act: 'handoff' },
      { text: 'சரியா கேக்கல, இன்னொரு தடவ சொல்லுங்களேன்', asked: 'price', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'second: numbers in words, native',
    cases: [
      {
        text: 'இரண்டே கால் கோடி',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(22500000) },
        numbers: [22500000],
      },
      {
        text: 'முப்பத்தைந்தாயிரத்து ஐநூறு ரூபாய்',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(35500) },
        numbers: [35500],
      },
    ],
  },
]
