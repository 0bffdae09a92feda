import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes, changes and questions in the full forms of written language, and what is compared. */
export const inFormalWords = wishesAndTalk([
  {
    text: 'मैं पुणे में दो शयनकक्ष वाला अपार्टमेंट किराये पर ढूँढ रहा हूँ',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'मैं तीन बेडरूम और बगीचे वाला मकान खरीदना चाहता हूँ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['garden'],
    },
  },
  {
    text: 'मेरे पास एक कुत्ता है, इसलिए पालतू जानवरों की अनुमति वाली जगह चाहिए',
    set: {
      amenities: ['pet_friendly'],
    },
  },
  {
    text: 'पूरी तरह सुसज्जित घर चाहिए',
    set: {
      property_type: 'house',
      amenities: ['furnished'],
    },
  },
  {
    text: 'शहर बदलकर नागपुर कर दें',
    set: {
      city: 'Nagpur',
    },
  },
  {
    text: 'शयनकक्षों की संख्या चार कर दें',
    set: {
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: 'मैं नागपुर में एक अपार्टमेंट खोजना चाहता हूँ',
    set: {
      property_type: 'apartment',
      city: 'Nagpur',
    },
  },
  {
    text: 'कम से कम दो शयनकक्ष और एक स्नानघर होना चाहिए',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: 'मुझे पार्किंग की आवश्यकता नहीं है',
    drop: ['parking'],
  },
  {
    text: 'क्षेत्र को वाकड में बदल दें',
    set: {
      area: 'Wakad',
    },
  },
  {
    text: 'क्या कोई अन्य विकल्प उपलब्ध हैं?',
    act: 'question',
  },
  {
    text: 'इस संपत्ति का किराया कितना है?',
    act: 'question',
  },
  {
    text: 'बजट को बढ़ाकर पच्चीस हज़ार कर दें',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'कीमत मेरे लिए मायने नहीं रखती',
    any: ['price'],
  },
  {
    text: 'अपार्टमेंट की तुलना में मुझे मकान पसंद है',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'न्यूनतम एक हज़ार वर्ग फुट होना चाहिए',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'सुरक्षा और पावर बैकअप अनिवार्य रूप से होना चाहिए',
    set: {
      amenities: ['power_backup', 'security'],
    },
  },
  {
    text: 'कमरों की संख्या चार रखें',
    set: {
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: 'फ्लैट से बेहतर मकान रहेगा',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'flat se zyada makan pasand hai',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'flat ke mukable kothi theek rahegi',
    set: {
      property_type: 'house',
    },
  },
])
