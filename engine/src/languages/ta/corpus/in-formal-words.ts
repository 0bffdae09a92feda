import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes, changes and questions in the full forms of written language, and what is compared. */
export const inFormalWords = wishesAndTalk([
  {
    text: 'நான் சென்னையில் இரண்டு படுக்கையறைகள் கொண்ட ஒரு குடியிருப்பை வாடகைக்குத் தேடிக்கொண்டிருக்கிறேன்',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'மூன்று படுக்கையறைகளும் தோட்டமும் உள்ள ஒரு வீட்டை வாங்க விரும்புகிறேன்',
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
    text: 'வாகனம் நிறுத்துவதற்கான வசதி இருந்தால் நன்றாக இருக்கும்',
    set: {
      amenities: ['parking'],
    },
  },
  {
    text: 'என்னிடம் ஒரு நாய் உள்ளது, எனவே செல்லப்பிராணிகளை அனுமதிக்கும் இடம் வேண்டும்',
    set: {
      amenities: ['pet_friendly'],
    },
  },
  {
    text: 'நகரத்தை மதுரைக்கு மாற்றவும்',
    set: {
      city: 'Madurai',
    },
  },
  {
    text: 'படுக்கையறைகளின் எண்ணிக்கையை நான்காக மாற்றுங்கள்',
    set: {
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: 'மின்தூக்கி தேவையில்லை',
    drop: ['lift'],
  },
  {
    text: 'முப்பது முதல் நாற்பது லட்சம் வரையிலான விலையில் பாருங்கள்',
    set: {
      price: {
        min: 3000000,
        max: 4000000,
      },
    },
  },
  {
    text: 'இந்த வீட்டிற்கு அருகில் பள்ளிகள் உள்ளனவா?',
    act: 'question',
  },
  {
    text: 'இந்த அடுக்குமாடி குடியிருப்பின் முகவரி என்ன?',
    act: 'question',
  },
  {
    text: 'கோயம்புத்தூரில் ஒரு அடுக்குமாடி வீட்டைக் கண்டுபிடிக்க விரும்புகிறேன்',
    set: {
      property_type: 'apartment',
      city: 'Coimbatore',
    },
  },
  {
    text: 'குறைந்தது இரண்டு படுக்கையறைகளும் ஒரு குளியலறையும் இருக்க வேண்டும்',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: 'எனக்கு வாகன நிறுத்துமிடம் தேவையில்லை',
    drop: ['parking'],
  },
  {
    text: 'பகுதியை வேளச்சேரி என மாற்றவும்',
    set: {
      area: 'Velachery',
    },
  },
  {
    text: 'வேறு ஏதேனும் விருப்பங்கள் உள்ளனவா?',
    act: 'question',
  },
  {
    text: 'இந்தச் சொத்தின் வாடகை எவ்வளவு?',
    act: 'question',
  },
  {
    text: 'இதில் நீச்சல் குளம் உள்ளதா?',
    act: 'question',
  },
  {
    text: 'என் பட்ஜெட் பதினைந்தாயிரம் முதல் இருபதாயிரம் வரை',
    set: {
      price: {
        min: 15000,
        max: 20000,
      },
    },
  },
  {
    text: 'பட்ஜெட்டை இருபத்தைந்தாயிரமாக உயர்த்துங்கள்',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'விலையைப் பற்றி எனக்குக் கவலை இல்லை',
    any: ['price'],
  },
  {
    text: 'அடுக்குமாடி குடியிருப்பை விட தனி வீட்டையே விரும்புகிறேன்',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'குறைந்தபட்சம் ஆயிரம் சதுர அடி இருக்க வேண்டும்',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'பாதுகாப்பு மற்றும் மின் காப்பு வசதி கட்டாயம் இருக்க வேண்டும்',
    set: {
      amenities: ['power_backup', 'security'],
    },
  },
  {
    text: 'படுக்கையறை எண்ணிக்கை நான்கு',
    set: {
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: 'flat a vida veedu than pudikum',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'flat vida veedu nallathu',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'அடையாறை விட வேளச்சேரி நல்லது',
    set: {
      area: 'Velachery',
    },
  },
  {
    text: 'adyara vida velachery better',
    set: {
      area: 'Velachery',
    },
  },
])
