import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes as they are spoken, amenities, places chosen, and what agrees and names something. */
export const spokenAndChosen = wishesAndTalk([
  {
    text: '2 कमरे किराए पर, सिर्फ हिंदू मोहल्ले में',
    set: {
      transaction_type: 'rent',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'पुणे में फ्लैट किराए पर चाहिए, मकान मालिक शाकाहारी हो',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
    },
  },
  {
    text: 'मुझे अपना मकान बेचना है',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
    },
  },
  {
    text: 'मेरा फ्लैट किराए पर देना है',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
    },
  },
  {
    text: 'muslim padosi nahi chahiye',
    act: 'unclear',
  },
  {
    text: 'कमरे कितने भी हों',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'हज़ार स्क्वायर फीट',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'हाँ तो मैं वाकड पुणे में दो बेडरूम का फ्लैट किराए पर ढूंढ रहा हूँ और बजट बीस हज़ार के आसपास है',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      area: 'Wakad',
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'मुझे जयपुर में तीन बीएचके का मकान लेना है मेरा बजट पचासी लाख है',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Jaipur',
      price: {
        max: 8500000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ऐसा फ्लैट जिसमें स्विमिंग पूल हो और जिम भी हो',
    set: {
      property_type: 'apartment',
      amenities: ['gym', 'swimming_pool'],
    },
  },
  {
    text: 'हम पैंतीस हज़ार महीने तक दे सकते हैं',
    asked: 'price',
    set: {
      price: {
        max: 35000,
      },
    },
  },
  {
    text: 'कलकत्ता में होना चाहिए',
    asked: 'city',
    set: {
      city: 'Kolkata',
    },
  },
  {
    text: '24 घंटे पानी और गाड़ी खड़ी करने की जगह',
    set: {
      amenities: ['parking', 'water_supply'],
    },
  },
  {
    text: 'गेटेड सोसाइटी हो, गार्ड हो',
    set: {
      amenities: ['security', 'gated_community'],
    },
  },
  {
    text: 'बिजली बैकअप ज़रूरी है',
    set: {
      amenities: ['power_backup'],
    },
  },
  {
    text: 'बालकनी होनी चाहिए',
    set: {
      amenities: ['balcony'],
    },
  },
  {
    text: 'कुत्ता रखने की इजाज़त हो',
    set: {
      amenities: ['pet_friendly'],
    },
  },
  {
    text: 'बच्चों के खेलने की जगह',
    set: {
      amenities: ['play_area'],
    },
  },
  {
    text: 'हाँ पुणे',
    set: {
      city: 'Pune',
    },
  },
  {
    text: 'हाँ 2bhk',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'बिल्कुल किराए पर',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'हरगिज़ नहीं',
    act: 'deny',
  },
  {
    text: 'पुणे अच्छा ऑप्शन है',
    set: {
      city: 'Pune',
    },
  },
  {
    text: 'jaipur first choice hai',
    set: {
      city: 'Jaipur',
    },
  },
  {
    text: 'इंदौर क्योंकि नौकरी वहीं है',
    set: {
      city: 'Indore',
    },
  },
])
