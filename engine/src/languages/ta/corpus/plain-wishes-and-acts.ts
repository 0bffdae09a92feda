import { wishesAndTalk } from '../../corpus-case.ts'

/** What people ordinarily wish, answer and say beside. */
export const plainWishesAndActs = wishesAndTalk([
  {
    text: 'மதுரையில ரெண்டு பெட்ரூம் வீடு வாடகைக்கு வேணும் பத்தாயிரத்துக்குள்ள',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Madurai',
      price: {
        max: 10000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'சென்னை வேளச்சேரியில் பிளாட் வாங்கணும் எழுபது லட்சத்துக்குள்',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Chennai',
      area: 'Velachery',
      price: {
        max: 7000000,
      },
    },
  },
  {
    text: 'கோவையில் ஒரு கிரவுண்ட் நிலம் வாங்கணும்',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Coimbatore',
      size_sqft: {
        min: 2400,
      },
    },
  },
  {
    text: 'பார்க்கிங் தண்ணி வசதி இருக்கணும்',
    set: {
      amenities: ['parking', 'water_supply'],
    },
  },
  {
    text: 'பதினஞ்சாயிரம் வரைக்கும்',
    asked: 'price',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'ரெண்டரை லட்சம்',
    asked: 'price',
    set: {
      price: {
        max: 250000,
      },
    },
  },
  {
    text: 'விலை பத்தி கவலை இல்ல',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'மூணு ரூம் போதும்',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'திருச்சியில',
    asked: 'city',
    set: {
      city: 'Tiruchirappalli',
    },
  },
  {
    text: 'சொந்தமா வாங்க',
    asked: 'transaction_type',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'chennai tambaram la 2bhk flat vaadagaiku venum 18 aayiram kulla',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
      area: 'Tambaram',
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
    text: 'salem la manai vaanganum',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Salem',
    },
  },
  {
    text: '20 aayirathuku mela mudiyadhu',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'rendu room podhum',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'adyar pakkam',
    asked: 'area',
    set: {
      area: 'Adyar',
    },
  },
  {
    text: 'lift kandippa venum',
    asked: 'amenities',
    set: {
      amenities: ['lift'],
    },
  },
  {
    text: 'vaadagai illa vaanganum',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'budget 30 aayirama maathunga',
    set: {
      price: {
        max: 30000,
      },
    },
  },
  {
    text: '2 bhk vendam 3 bhk kaatunga',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ஆமா இதுதான் வேணும்னு நினைச்சேன்',
    act: 'affirm',
  },
  {
    text: 'சரி சரி பண்ணுங்க',
    act: 'affirm',
  },
  {
    text: 'seri adhaye mudichidunga',
    act: 'affirm',
  },
  {
    text: 'okay thaan, pidichiruku',
    act: 'affirm',
  },
  {
    text: 'அதெல்லாம் வேணாம் விடுங்க',
    act: 'deny',
  },
  {
    text: 'இது ஒத்து வராது',
    act: 'deny',
  },
  {
    text: 'illa pa idhu set aagadhu',
    act: 'deny',
  },
  {
    text: 'enakku pidikala',
    act: 'deny',
  },
  {
    text: 'thirumba mudhalla irundhu pakkalam',
    act: 'restart',
  },
  {
    text: 'உங்க ஆள் யாராவது பேச சொல்லுங்க',
    act: 'handoff',
  },
  {
    text: 'enakku phone panna sollunga',
    act: 'handoff',
  },
  {
    text: 'ரொம்ப உதவியா இருந்துச்சு நன்றி',
    act: 'thanks',
  },
  {
    text: 'சரி அப்புறம் பார்க்கலாம்',
    act: 'goodbye',
  },
  {
    text: 'naan kelambaren',
    act: 'goodbye',
  },
  {
    text: 'உங்களால என்ன பண்ண முடியும்',
    act: 'help',
  },
  {
    text: 'epdi use panradhu',
    act: 'help',
  },
  {
    text: 'என்ன சொன்னீங்க புரியல',
    act: 'repeat',
  },
  {
    text: 'தண்ணி வசதி எப்படி',
    act: 'question',
  },
  {
    text: 'வீட்டு ஓனர் அங்கேயே இருக்காரா',
    act: 'question',
  },
  {
    text: 'car niruthalama',
    act: 'question',
  },
  {
    text: 'bus stop pakkathula iruka',
    act: 'question',
  },
  {
    text: 'epo vandhu pakkalam',
    act: 'question',
  },
  {
    text: 'bachelor ku kudupangala',
    act: 'question',
  },
  {
    text: 'pathiram selavu evlo',
    act: 'question',
  },
])
