import { wishesAndTalk } from '../../corpus-case.ts'

/** Whole wishes in one breath, without marks, as they come by voice. */
export const wishesAsSpoken = wishesAndTalk([
  {
    text: 'namaste mujhe pune me wakad ke aas paas do bedroom ka flat kiraye par chahiye jisme parking ho aur mera budget pachchis hazar rupaye mahine tak ka hai',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      area: 'Wakad',
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
    text: 'हम पाँच लोगों का परिवार है और लखनऊ में तीन बेडरूम का मकान खरीदना चाहते हैं बजट सत्तर लाख तक है',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Lucknow',
      price: {
        max: 7000000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'HSR layout bangalore me 2bhk flat chahiye rent pe max 35k',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'HSR Layout',
      price: {
        max: 35000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'andheri west mumbai me flat lena hai dedh crore tak',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Mumbai',
      area: 'Andheri West',
      price: {
        max: 15000000,
      },
    },
  },
  {
    text: 'aisa ghar do jisme gaadi park ho jaye, kiraye par',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      amenities: ['parking'],
    },
  },
  {
    text: 'athara lakh',
    asked: 'price',
    set: {
      price: {
        max: 1800000,
      },
    },
  },
  {
    text: 'sadhe nau hazar',
    asked: 'price',
    set: {
      price: {
        max: 9500,
      },
    },
  },
  {
    text: 'pone do lakh',
    asked: 'price',
    set: {
      price: {
        max: 175000,
      },
    },
  },
  {
    text: 'pandrah se bees lakh ke beech',
    asked: 'price',
    set: {
      price: {
        min: 1500000,
        max: 2000000,
      },
    },
  },
  {
    text: 'lajpat nagar side me',
    asked: 'area',
    set: {
      area: 'Lajpat Nagar',
    },
  },
  {
    text: 'apna lena hai',
    asked: 'transaction_type',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'koi acha sa ghar',
    asked: 'property_type',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'gym ho lift ho bas',
    asked: 'amenities',
    set: {
      amenities: ['lift', 'gym'],
    },
  },
  {
    text: 'mere papa bank me manager hai',
    act: 'unclear',
  },
  {
    text: 'kal meri bike chori ho gayi',
    act: 'unclear',
  },
  {
    text: 'pandit ji ne muhurat nikala hai',
    act: 'unclear',
  },
  {
    text: 'iska carpet area kitna hai',
    act: 'question',
  },
  {
    text: 'isme balcony hai?',
    act: 'question',
  },
  {
    text: 'society me kitne tower hai',
    act: 'question',
  },
  {
    text: 'ye wala nahi bhai',
    act: 'deny',
  },
  {
    text: 'haan ye sahi lag raha hai',
    act: 'affirm',
  },
])
