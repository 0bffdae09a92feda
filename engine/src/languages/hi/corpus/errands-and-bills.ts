import { wishesAndTalk } from '../../corpus-case.ts'

/** Errands, bills and other talk with amounts and words of homes, and the money that one has. */
export const errandsAndBills = wishesAndTalk([
  {
    text: 'पुणे में 2 बीएचके फ्लैट किराए पर। बजट: 25 हजार। परिवार में 4 लोग।',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      price: {
        max: 25000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'भोपाल में 3 बीएचके मकान, 60 लाख तक, खरीदना है',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Bhopal',
      price: {
        max: 6000000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: '1BHK furnished flat noida kiraya 18000 max',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Noida',
      price: {
        max: 18000,
      },
      bedrooms: {
        min: 1,
        max: 1,
      },
      amenities: ['furnished'],
    },
  },
  {
    text: '100 गज प्लॉट लखनऊ 15 लाख के अंदर लेना है',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Lucknow',
      price: {
        max: 1500000,
      },
      size_sqft: {
        min: 900,
      },
    },
  },
  {
    text: 'आज मॉल में सेल लगी है 50 प्रतिशत की',
    act: 'unclear',
  },
  {
    text: 'गाड़ी पंक्चर हो गई हाईवे पर',
    act: 'unclear',
  },
  {
    text: 'मम्मी को 5000 भेज दो',
    act: 'unclear',
  },
  {
    text: 'ऑफिस की लिफ्ट फिर खराब हो गई',
    act: 'unclear',
  },
  {
    text: 'do ticket book karo shaam 7 baje ki',
    act: 'unclear',
  },
  {
    text: 'meri gym ki membership khatam ho gayi',
    act: 'unclear',
  },
  {
    text: 'us film ki kahani bakwas thi',
    act: 'unclear',
  },
  {
    text: 'पार्क में बच्चे खेल रहे हैं',
    act: 'unclear',
  },
  {
    text: 'मेरे घर पे पार्टी है आज',
    act: 'unclear',
  },
  {
    text: 'बिजली का बिल 1200 आया है',
    act: 'unclear',
  },
  {
    text: 'होस्टल की फीस 15000 है',
    act: 'unclear',
  },
  {
    text: 'उसको 20000 उधार दिए थे',
    act: 'unclear',
  },
  {
    text: 'गाड़ी का एसी काम नहीं कर रहा',
    act: 'unclear',
  },
  {
    text: 'मेरा कुत्ता बीमार है',
    act: 'unclear',
  },
  {
    text: 'मुंबई की आबादी कितनी है',
    act: 'question',
  },
  {
    text: '20000',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'मेरे पास 15000 हैं',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'हमारे पास 18 लाख हैं',
    set: {
      price: {
        max: 1800000,
      },
    },
  },
  {
    text: 'mere paas 18000 hai',
    set: {
      price: {
        max: 18000,
      },
    },
  },
])
