import { wishesAndTalk } from '../../corpus-case.ts'

/** What is not to be shown, booked homes, and what must not be wanting. */
export const refusedAndBooked = wishesAndTalk([
  {
    text: 'मैंने कहा ना 2 बीएचके',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: '2 की जगह 3 बीएचके कर दो',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'फ्लैट मत दिखाओ',
    drop: ['property_type'],
  },
  {
    text: 'बजट घटाकर 18 हज़ार कर दो',
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'बूढ़े माँ-बाप हैं इसलिए लिफ्ट होनी ही चाहिए',
    set: {
      amenities: ['lift'],
    },
  },
  {
    text: '2 बीएचके फ्लैट, दलाल नहीं चाहिए',
    set: {
      property_type: 'apartment',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'पंद्रह हज़ार में काम चल जाए तो बढ़िया',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'अब नाशिक में ढूँढो',
    set: {
      city: 'Nashik',
    },
  },
  {
    text: 'अकेला लड़का हूँ, एक कमरा किराये पर, आठ हज़ार के अंदर',
    set: {
      transaction_type: 'rent',
      price: {
        max: 8000,
      },
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: 'पानी की समस्या न हो',
    set: {
      amenities: ['water_supply'],
    },
  },
  {
    text: 'लाइट जाए तो जनरेटर हो',
    set: {
      amenities: ['power_backup'],
    },
  },
  {
    text: 'मेरे पास बिल्ली है, दिक्कत तो नहीं होगी ऐसा घर',
    set: {
      amenities: ['pet_friendly'],
    },
  },
  {
    text: 'तीन बेडरूम फ्लैट बुक करना है',
    set: {
      property_type: 'apartment',
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'flat book karna hai 3bhk',
    set: {
      property_type: 'apartment',
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'होटल में दो कमरे बुक करना है',
    act: 'unclear',
  },
  {
    text: 'टेबल बुक करनी है',
    act: 'unclear',
  },
  {
    text: 'train ka ticket book karna hai pune',
    act: 'unclear',
  },
  {
    text: 'cab book karni hai',
    act: 'unclear',
  },
  {
    text: 'मुझे दिल्ली में एक होटल बुक करना है',
    act: 'unclear',
  },
  {
    text: 'doctor ka appointment book karna hai',
    act: 'question',
  },
])
