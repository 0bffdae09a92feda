import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Tamil turns in its own script, written without sight of rules and corpus and never tuned to. */
export const native: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'வேளச்சேரியில் ரெண்டு பெட்ரூம் வீடு வாடகைக்கு இருக்கா, இருபதாயிரத்துக்குள்ள',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Velachery',
          price: upTo(20000),
          bedrooms: exactly(2),
        },
        numbers: [2, 20000],
      },
      {
        text: 'கோயம்புத்தூர் பீளமேட்டில் சொந்தமா ஒரு அப்பார்ட்மெண்ட் வாங்கலாம்னு இருக்கோம், பட்ஜெட் அறுபது லட்சம் வரைக்கும்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Coimbatore',
          area: 'Peelamedu',
          price: upTo(6000000),
        },
        numbers: [6000000],
      },
      {
        text: 'எனக்கு திருச்சில மூணு சென்ட் இடம் வாங்கணும்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Tiruchirappalli',
          size_sqft: atLeast(1306.8),
        },
        numbers: [3],
      },
      {
        text: 'லிஃப்ட், கார் பார்க்கிங் இருக்கற மூணு படுக்கையறை ஃப்ளாட் போரூர் பக்கம் பாருங்க',
        set: {
          property_type: 'apartment',
          area: 'Porur',
          bedrooms: exactly(3),
          amenities: ['parking', 'lift'],
        },
        numbers: [3],
      },
      {
        text: 'வாடகை பன்னிரண்டாயிரம் வரை கொடுக்கலாம், தாம்பரத்தில் தனி வீடு வேணும்',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Tambaram', price: upTo(12000) },
        numbers: [12000],
      },
      {
        text: 'எங்ககிட்ட முப்பது லட்சம் இருக்கு, திருச்சி ஸ்ரீரங்கம் பக்கம் ஒரு மனை வாங்கலாம்னு இருக்கோம்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Tiruchirappalli',
          area: 'Srirangam',
          price: upTo(3000000),
        },
        numbers: [3000000],
      },
      {
        text: 'பெங்களூரு மாரத்தஹள்ளியில் வாடகைக்கு ஃப்ளாட் தேடுறேன்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Marathahalli',
        },
        numbers: [],
      },
      {
        text: 'வணக்கம், சென்னை அண்ணா நகரில் நாற்பதாயிரம் ரூபாய்க்குள் மூன்று படுக்கையறை கொண்ட அடுக்குமாடி குடியிருப்பு வாடகைக்குத் தேவை',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chennai',
          area: 'Anna Nagar',
          price: upTo(40000),
          bedrooms: exactly(3),
        },
        numbers: [40000, 3],
      },
      {
        text: 'குடும்பத்தோட ஓசூருக்கு மாறப்போறோம், அங்க வாடகைக்கு வீடு கிடைக்குமா',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hosur' },
      },
      {
        text: 'ரெண்டு கிரவுண்ட் மனை சோழிங்கநல்லூர்ல, ஒன்றரை கோடிக்குள்',
        set: {
          property_type: 'land',
          area: 'Sholinganallur',
          price: upTo(15000000),
          size_sqft: atLeast(4800),
        },
        numbers: [2, 15000000],
      },
      {
        text: 'புதுச்சேரியில் தோட்டத்தோடு கூடிய வில்லா வாங்க ஆசை',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Puducherry', amenities: ['garden'] },
      },
      {
        text: 'நாய் வளர்க்க அனுமதி உள்ள வீடு கிண்டி பக்கத்துல வாடகைக்கு வேண்டும்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Guindy',
          amenities: ['pet_friendly'],
        },
      },
    ],
  },
  {
    phenomenon: 'bare answers, native',
    cases: [
      { text: 'வாங்கத்தான்', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'வாடகைக்குத்தாங்க', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'தனி வீடு தான் வேணும்',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
      { text: 'காலி மனை', asked: 'property_type', set: { property_type: 'land' } },
      {
        text: 'தஞ்சாவூர்',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { city: 'Thanjavur' },
      },
      {
        text: 'திருநெல்வேலிங்க',
        asked: 'city',
        known: { transaction_type: 'sale' },
        set: { city: 'Tirunelveli' },
      },
      { text: 'மேடவாக்கம் பக்கம்', asked: 'area', known: { city: 'Chennai' }, set: { area: 'Medavakkam' } },
      {
        text: 'எழுபது',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: upTo(7000000) },
      },
      {
        text: 'ஒண்ணு போதும்',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(1) },
      },
      {
        text: 'ஆயிரத்து இருநூறு',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(1200) },
        numbers: [1200],
      },
      {
        text: 'வண்டி நிறுத்த இடமும் லிஃப்டும் வேணும்',
        asked: 'amenities',
        set: { amenities: ['parking', 'lift'] },
      },
    ],
  },
  {
    phenomenon: 'numbers and prices, native',
    cases: [
      {
        text: 'ஒண்ணரை கோடி',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(15000000) },
        numbers: [15000000],
      },
      {
        text: 'முக்கால் கோடி வரை போகலாம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7500000) },
        numbers: [7500000],
      },
      {
        text: 'ஒன்றேகால் கோடி',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'முப்பத்தஞ்சுல இருந்து நாப்பது லட்சம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(3500000, 4000000) },
        numbers: [{ min: 3500000, max: 4000000 }],
      },
      {
        text: 'ஏழாயிரத்து ஐநூறு ரூபாய்',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(7500) },
        numbers: [7500],
      },
      // Native speaker, please check: Tamil digits are rare today
      {
        text: '௨௫ ஆயிரம்',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(25000) },
        numbers: [25000],
      },
      {
        text: 'எண்பது லட்சத்துக்குக் குறையாம இருக்கணும்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(8000000) },
        numbers: [8000000],
      },
      {
        text: 'குறைஞ்சது நாற்பது லட்சம், அதிகபட்சம் ஐம்பது லட்சம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(4000000, 5000000) },
      },
      {
        text: 'அம்பதாயிரத்துக்கு மேல வேண்டாம்',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(50000) },
        numbers: [50000],
      },
    ],
  },
  {
    phenomenon: 'bedrooms and sizes, native',
    cases: [
      { text: 'குறைந்தது மூன்று படுக்கையறை', asked: 'bedrooms', set: { bedrooms: atLeast(3) }, numbers: [3] },
      { text: 'ரெண்டு பெட்ரூம், ரெண்டு பாத்ரூம்', set: { bedrooms: exactly(2) }, numbers: [2] },
      {
        text: 'அரை ஏக்கர் நிலம் வேணும்',
        set: { property_type: 'land', size_sqft: atLeast(21780) },
        numbers: [0.5],
      },
      {
        text: 'பத்து சென்ட்',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(4356) },
        numbers: [10],
      },
      {
        text: 'அறுநூறு முதல் எண்ணூறு சதுர அடி',
        asked: 'size_sqft',
        set: { size_sqft: between(600, 800) },
        numbers: [{ min: 600, max: 800 }],
      },
      { text: 'ஆயிரம் சதுர அடிக்கு மேல இருக்கணும்', set: { size_sqft: atLeast(1000) }, numbers: [1000] },
      {
        text: 'ஒன்றரை கிரவுண்ட்',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(3600) },
        numbers: [1.5],
      },
    ],
  },
  {
    phenomenon: 'places, native',
    cases: [
      {
        text: 'நுங்கம்பாக்கத்துல ஏதாவது இருக்கா',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { area: 'Nungambakkam' },
      },
      { text: 'தூத்துக்குடியில் பார்க்கிறோம்', asked: 'city', set: { city: 'Thoothukudi' } },
      { text: 'ஈரோட்டில்', asked: 'city', set: { city: 'Erode' } },
      {
        text: 'பெங்களூரில் கோரமங்களா பக்கம்',
        known: { transaction_type: 'rent' },
        set: { city: 'Bengaluru', area: 'Koramangala' },
      },
      { text: 'மயிலாப்பூருக்குப் பக்கத்தில்', asked: 'area', known: { city: 'Chennai' }, set: { area: 'Mylapore' } },
      { text: 'மெட்ராஸ்', asked: 'city', set: { city: 'Chennai' } },
      { text: 'ஹைதராபாத் கச்சிபௌலி', asked: 'city', set: { city: 'Hyderabad', area: 'Gachibowli' } },
      { text: 'கும்பகோணத்துக்கு போறோம், அங்க வேணும்', set: { city: 'Kumbakonam' } },
    ],
  },
  {
    phenomenon: 'amenities, native',
    cases: [
      {
        text: 'குழந்தைங்க விளையாட இடம், வாட்ச்மேன் ரெண்டும் இருக்கணும்',
        asked: 'amenities',
        set: { amenities: ['security', 'play_area'] },
      },
      {
        text: 'ஏசி கண்டிப்பா இருக்கணும்',
        asked: 'amenities',
        known: { property_type: 'house' },
        set: { amenities: ['air_conditioning'] },
      },
      {
        text: 'கரண்ட் போனா ஜெனரேட்டர் இருக்கணும், தண்ணி வசதியும் முக்கியம்',
        asked: 'amenities',
        set: { amenities: ['power_backup', 'water_supply'] },
      },
    ],
  },
  {
    phenomenon: 'anything will do, native',
    cases: [
      { text: 'பட்ஜெட் ஒரு பிரச்சனையே இல்ல', any: ['price'] },
      { text: 'வீடோ ஃப்ளாட்டோ எதுனாலும் ஓகே', asked: 'property_type', any: ['property_type'] },
      { text: 'வசதி எதுவும் முக்கியம் இல்லை', asked: 'amenities', any: ['amenities'] },
    ],
  },
  {
    phenomenon: 'corrections, native',
    cases: [
      {
        text: 'வாடகைக்கு இல்லைங்க, சொந்தமா வாங்குறதுக்கு',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'இருபது இல்ல, இருபத்தஞ்சு ஆயிரம்',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      {
        text: 'வேளச்சேரிக்கு பதிலா மடிப்பாக்கம்',
        known: { city: 'Chennai', area: 'Velachery' },
        set: { area: 'Madipakkam' },
      },
      { text: 'பெட்ரூம் மூணா மாத்திடுங்க', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'பட்ஜெட்டை எழுபது லட்சமா ஏத்திக்கலாம்',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
        numbers: [7000000],
      },
    ],
  },
  {
    phenomenon: 'take-backs, native',
    cases: [
      { text: 'லிஃப்ட் அவசியமில்லை', known: { amenities: ['parking', 'lift'] }, drop: ['lift'] },
      { text: 'அந்த ஏரியாவை விட்டுடுங்க', known: { city: 'Chennai', area: 'Porur' }, drop: ['area'] },
      {
        text: 'ஜிம்மும் நீச்சல் குளமும் வேண்டாம்',
        known: { amenities: ['gym', 'swimming_pool', 'lift'] },
        drop: ['gym', 'swimming_pool'],
      },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'சரியா சொன்னீங்க', act: 'affirm' },
      { text: 'இல்லைங்க', act: 'deny' },
      { text: 'யாராவது எனக்கு போன் பண்ண சொல்லுங்க', act: 'handoff' },
      { text: 'வணக்கம்ங்க', act: 'greet' },
      { text: 'ரொம்ப நன்றி', act: 'thanks' },
      { text: 'என்ன சொல்லணும்னு தெரியல, கொஞ்சம் உதவி பண்ணுங்க', act: 'help' },
    ],
  },
  {
    phenomenon: 'offers, native',
    cases: [
      {
        text: 'அடையாறில் இருக்கும் என் ஃப்ளாட்டை விற்கணும், ரெண்டு பெட்ரூம், தொண்ணூறு லட்சம்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Adyar',
          price: upTo(9000000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'என் வீட்டை வாடகைக்கு விடணும், சேலத்தில் இருக்கு',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Salem' },
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, native',
    counter: true,
    cases: [
      { text: 'இந்த வீட்ல கார் நிறுத்த இடம் இருக்கா?', act: 'question' },
      { text: 'பக்கத்துல ஸ்கூல் இருக்கா', act: 'question' },
      { text: 'ஞாயிற்றுக்கிழமை காலைல பத்து மணிக்கு வந்து பார்க்கலாமா', act: 'question' },
      { text: 'நேத்து வேளச்சேரியில் பயங்கர மழை', known: { city: 'Chennai' }, act: 'unclear' },
      { text: 'என் போன் நம்பர் 9884012345', act: 'unclear' },
      { text: 'எங்க ஜாதிக்காரங்க மட்டும் இருக்கற இடமா வேணும்', act: 'unclear' },
      { text: 'அட்வான்ஸ் எத்தனை மாசம் கொடுக்கணும்', act: 'question' },
      { text: 'நீங்க மனுஷனா ரோபோவா', act: 'question' },
      { text: 'அந்த ஃப்ளாட்ல தண்ணி பிரச்சனை உண்டா', act: 'question' },
    ],
  },
  {
    phenomenon: 'turns that do several things, native',
    cases: [
      {
        text: 'மூணு பெட்ரூம், கூடவே கார் நிறுத்த இடமும் வேணும்',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(3), amenities: ['parking'] },
        numbers: [3],
      },
      {
        text: 'விலையை அப்புறம் பார்க்கலாம், முதல்ல அடையாறு பக்கம் காட்டுங்க',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Chennai' },
        set: { area: 'Adyar' },
      },
      {
        text: 'லிஃப்ட் வேண்டாம், தண்ணி வசதி முக்கியம், பட்ஜெட்டும் முப்பது லட்சமா குறைச்சுக்கோங்க',
        known: { transaction_type: 'sale', price: upTo(4000000), amenities: ['lift'] },
        set: { price: upTo(3000000), amenities: ['water_supply'] },
        drop: ['lift'],
        numbers: [3000000],
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, native',
    counter: true,
    cases: [
      { text: 'நான் இப்ப அடையாறில் தான் இருக்கேன்', act: 'unclear' },
      { text: 'ரெண்டு பெட்ரூமுக்கு மெயின்டெனன்ஸ் எவ்வளவு ஆகும்', act: 'question' },
      { text: 'போன மாசம் ஒரு ஃப்ளாட் பார்த்தோம், பிடிக்கல', act: 'unclear' },
    ],
  },
]
