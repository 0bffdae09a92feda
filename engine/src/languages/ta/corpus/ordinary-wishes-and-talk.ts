import { wishesAndTalk } from '../../corpus-case.ts'

/** Ordinary wishes, answers, changes and talk, much alike in all languages. */
export const ordinaryWishesAndTalk = wishesAndTalk([
  {
    text: 'திருச்சியில ரெண்டு பெட்ரூம் வீடு வாடகைக்கு வேணும், ஒன்பதாயிரத்துக்குள்ள இருந்தா நல்லது',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Tiruchirappalli',
      price: {
        max: 9000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'தாம்பரம் சென்னை பக்கத்தில் ஒரு கிரவுண்டு நிலம் வாங்க விரும்புகிறேன், நாற்பது லட்சம் வரை',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Chennai',
      area: 'Tambaram',
      price: {
        max: 4000000,
      },
      size_sqft: {
        min: 2400,
      },
    },
  },
  {
    text: 'கோவையில் லிஃப்ட், ஜெனரேட்டர் வசதியுள்ள அபார்ட்மெண்ட் வாடகைக்கு கிடைக்குமா',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Coimbatore',
      amenities: ['lift', 'power_backup'],
    },
  },
  {
    text: 'சேலம் தாங்க',
    asked: 'city',
    set: {
      city: 'Salem',
    },
  },
  {
    text: 'அடையார் சைடுல',
    asked: 'area',
    set: {
      area: 'Adyar',
    },
  },
  {
    text: 'பதினஞ்சாயிரம் வரைக்கும் குடுக்கலாம்',
    asked: 'price',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'மூணு ரூம் இருந்தா போதும்',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'சொந்தமா வாங்கத்தான்',
    asked: 'transaction_type',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'தண்ணி வசதியும் வண்டி நிறுத்த இடமும்',
    asked: 'amenities',
    set: {
      amenities: ['parking', 'water_supply'],
    },
  },
  {
    text: 'அப்படி எதுவும் ஸ்பெஷலா இல்லைங்க',
    asked: 'amenities',
    any: ['amenities'],
  },
  {
    text: 'இல்லீங்க அது வேணாம்',
    act: 'deny',
  },
  {
    text: 'இந்த வீட்டுக்கு அட்வான்ஸ் எவ்வளவு கேப்பாங்க',
    act: 'question',
  },
  {
    text: 'யாராவது மனுஷங்க கிட்ட பேச முடியுமா',
    act: 'handoff',
  },
  {
    text: 'சரி நான் வரேன்',
    act: 'goodbye',
  },
  {
    text: 'நேத்து மேட்ச் பாத்தீங்களா',
    act: 'question',
  },
  {
    text: 'madurai la 2 bhk veedu vaadagaiku paakren',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Madurai',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'porur chennai la flat vaanganum budget 65 lakhs',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Chennai',
      area: 'Porur',
      price: {
        max: 6500000,
      },
    },
  },
  {
    text: '12k kulla paarunga',
    asked: 'price',
    set: {
      price: {
        max: 12000,
      },
    },
  },
  {
    text: 'parking thevai illa',
    drop: ['parking'],
  },
  {
    text: 'vaadagai illa, vaanganum',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'ரூம் வேண்டாம், முழு வீடு வேணும்',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'சென்னை அண்ணா நகர்ல 2bhk ஃப்ளாட் வாடகைக்கு, கார் பார்க்கிங் கண்டிப்பா வேணும், 25 ஆயிரத்துக்கு மேல முடியாது',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
      area: 'Anna Nagar',
      price: {
        max: 25000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['parking'],
    },
  },
  {
    text: 'பத்து லட்சத்துலேந்து பதினஞ்சு லட்சம் வரைக்கும்',
    set: {
      price: {
        min: 1000000,
        max: 1500000,
      },
    },
  },
  {
    text: 'ரெண்டு அல்லது மூணு பெட்ரூம்',
    set: {
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: '1200 சதுர அடி வீடு விலைக்கு வேணும்',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      size_sqft: {
        min: 1200,
      },
    },
  },
  {
    text: 'ஜிம் எல்லாம் வேணாம் விடுங்க',
    drop: ['gym'],
  },
  {
    text: 'பக்கத்துல ஸ்கூல் இருக்கா',
    act: 'question',
  },
  {
    text: 'budget 20000 ah maathunga',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'enga amma samayal super ah irukum',
    act: 'unclear',
  },
  {
    text: 'seri athaye pannunga',
    act: 'affirm',
  },
  {
    text: 'ithu eppo kaaliya irukum',
    act: 'question',
  },
  {
    text: 'நாங்க ரெண்டு பேர் தான், வேளச்சேரியில் ஆபீஸ், சென்னை வேளச்சேரி பக்கமே 2bhk வீடு வாடகைக்கு பாக்குறோம் 18 ஆயிரத்துக்குள்ள',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Chennai',
      area: 'Velachery',
      price: {
        max: 18000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'இப்ப வாடகை வீட்ல இருக்கோம், கோயம்புத்தூர்ல சொந்தமா 2bhk ஃப்ளாட் வாங்கலாம்னு இருக்கோம் 45 லட்சம் பட்ஜெட்',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Coimbatore',
      price: {
        max: 4500000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'மதுரைல எட்டாயிரம் வாடகைக்குள்ள தண்ணி கஷ்டம் இல்லாத வீடு இருந்தா சொல்லுங்க',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Madurai',
      price: {
        max: 8000,
      },
      amenities: ['water_supply'],
    },
  },
  {
    text: 'இப்போ பத்தாயிரம் குடுக்குறோம், பதினஞ்சு வரைக்கும் போலாம்',
    asked: 'price',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'enga amma appa ku salem la 2 bedroom veedu vaadagaiku venum',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Salem',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'kovai peelamedu side la iruntha better',
    set: {
      city: 'Coimbatore',
      area: 'Peelamedu',
    },
  },
  {
    text: 'நாலு பேரு இருக்கோம் அதனால 2 பெட்ரூம் போதும்',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'அந்த இரண்டாவது வீட்டோட போட்டோ இருக்கா',
    act: 'question',
  },
  {
    text: 'இது எந்த மாடி',
    act: 'question',
  },
  {
    text: 'வாடகை கொஞ்சம் குறைப்பாங்களா',
    act: 'question',
  },
  {
    text: 'ஞாயிற்றுக்கிழமை போய் பாக்கலாமா',
    act: 'question',
  },
  {
    text: 'எனக்கு கால் பண்ண சொல்லுங்க',
    act: 'handoff',
  },
  {
    text: 'நீங்க என்னென்ன செய்வீங்க',
    act: 'help',
  },
  {
    text: 'சரிங்க ஓகே',
    act: 'affirm',
  },
  {
    text: 'இல்ல அது சரி வராது',
    act: 'deny',
  },
  {
    text: 'என்ன சொன்னீங்க மறுபடி சொல்லுங்க',
    act: 'repeat',
  },
  {
    text: 'முதல்லருந்து ஆரம்பிக்கலாம்',
    act: 'restart',
  },
  {
    text: 'bank loan kidaikuma',
    act: 'question',
  },
  {
    text: 'veedu paaka epo varalam',
    act: 'question',
  },
  {
    text: 'பதினெட்டாயிரம் வரைக்கும் ஏத்திக்கலாம்',
    known: {
      transaction_type: 'rent',
      city: 'Chennai',
      price: {
        max: 15000,
      },
    },
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'அடையார் வேண்டாம், வேளச்சேரி பாருங்க',
    known: {
      transaction_type: 'rent',
      city: 'Chennai',
      area: 'Adyar',
    },
    set: {
      area: 'Velachery',
    },
  },
  {
    text: 'வாடகை இல்ல, விலைக்கு வாங்கணும்',
    known: {
      transaction_type: 'rent',
      city: 'Chennai',
    },
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'லிஃப்ட் இல்லாட்டியும் பரவாயில்ல',
    known: {
      amenities: ['lift'],
      city: 'Chennai',
    },
    drop: ['lift'],
  },
  {
    text: 'பட்ஜெட் பத்தி கவலை இல்ல',
    known: {
      transaction_type: 'rent',
      city: 'Chennai',
      price: {
        max: 15000,
      },
    },
    any: ['price'],
  },
  {
    text: 'ஃப்ளாட்டுக்கு பதிலா தனி வீடு',
    known: {
      transaction_type: 'rent',
      city: 'Chennai',
      property_type: 'apartment',
    },
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'நாங்க அஞ்சு பேர், மூணு வேணும்',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  { text: 'பால்கனி கண்டிப்பா வேணும்', set: { amenities: ['balcony'] } },
  { text: 'தோட்டம் கண்டிப்பாக வேண்டும்', set: { amenities: ['garden'] } },
])
