import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second set of Telugu turns mixed with English, written without sight of rules and corpus and never tuned to. */
export const secondMixed: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, mixed',
    cases: [
      {
        text: 'Banjara Hills లో 3BHK flat rent కి కావాలి, budget 60k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Banjara Hills',
          bedrooms: exactly(3),
          price: upTo(60000),
        },
        numbers: [3, 60000],
      },
      {
        text: 'Tellapur దగ్గర gated community లో villa కొనాలి 2 crore లోపు',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Tellapur',
          price: upTo(20000000),
          amenities: ['gated_community'],
        },
        numbers: [20000000],
      },
      {
        text: 'నాకు Vijayawada లో house కావాలి rent కి, with two bedrooms and parking',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Vijayawada',
          bedrooms: exactly(2),
          amenities: ['parking'],
        },
      },
      {
        text: 'open plot కొనాలి 300 sq yards Shamshabad side',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Shamshabad',
          size_sqft: atLeast(2700),
        },
        numbers: [300],
      },
      {
        text: 'job change అయ్యింది, Attapur లో 1BHK furnished ది rent కి చూస్తున్నా',
        set: { transaction_type: 'rent', area: 'Attapur', bedrooms: exactly(1), amenities: ['furnished'] },
      },
      {
        text: 'అమ్మ కోసం lift ఉన్న apartment, Seethammadhara Vizag, purchase చేయాలి',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Visakhapatnam',
          area: 'Seethammadhara',
          amenities: ['lift'],
        },
      },
      {
        text: 'budget 45 lakhs, Nallagandla, 1100 sqft minimum, కొనడానికి flat',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Nallagandla',
          price: upTo(4500000),
          size_sqft: atLeast(1100),
        },
        numbers: [4500000, 1100],
      },
    ],
  },
  {
    phenomenon: 'second: answers, mixed',
    cases: [
      {
        text: 'around 22k అండి',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(22000) },
        numbers: [22000],
      },
      {
        text: 'buy చేయడానికే',
        asked: 'transaction_type',
        known: { city: 'Tirupati' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'villa ఐతే best',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'second: corrections, mixed',
    cases: [
      {
        text: 'Hyderabad cancel చేసి Guntur పెట్టండి',
        known: { city: 'Hyderabad', transaction_type: 'rent' },
        set: { city: 'Guntur' },
      },
      {
        text: 'swimming pool అక్కర్లేదు, power backup ఉంటే చాలు',
        known: { amenities: ['swimming_pool'] },
        set: { amenities: ['power_backup'] },
        drop: ['swimming_pool'],
      },
      {
        text: 'bedrooms ఎన్నైనా okay',
        known: { bedrooms: exactly(3), transaction_type: 'sale' },
        any: ['bedrooms'],
      },
    ],
  },
  {
    phenomenon: 'second: questions and talk, mixed',
    counter: true,
    cases: [
      { text: 'ఈ property కి RERA approval ఉందా', act: 'question' },
      { text: 'ఇది ఎన్నో floor, total 5 floors ఆ?', asked: 'price', act: 'question' },
      { text: 'Madhapur traffic లో 2 hours stuck అయ్యాను ఇవాళ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'second: acts, mixed',
    cases: [{ text: 'sorry network లేదు, మళ్ళీ చెప్పండి', asked: 'price', act: 'repeat' }],
  },
  {
    phenomenon: 'second: numbers in words, mixed',
    cases: [
      {
        text: 'one and half కోటి',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(15000000) },
        numbers: [15000000],
      },
    ],
  },
]
