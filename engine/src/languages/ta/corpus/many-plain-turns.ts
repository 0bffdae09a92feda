import { wishesAndTalk } from '../../corpus-case.ts'

/** Answers to questions, acts, visits and stories as people say them in many tongues. */
export const manyPlainTurns = wishesAndTalk([
  {
    text: 'இருபதாயிரத்துக்கு மேல போக வேண்டாம்',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: '20k kulla irundha nalladhu',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'அறுபது லட்சம் வரைக்கும் ஓகே',
    asked: 'price',
    set: {
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'evlo aanaalum paravailla',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'ethana irundhaalum ok',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'entha idamaanaalum seri',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'thaniya onnum vendam',
    asked: 'amenities',
    any: ['amenities'],
  },
  {
    text: 'சொந்தமா வாங்கணும்',
    asked: 'transaction_type',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'தனி வீடா இருந்தா நல்லா இருக்கும்',
    asked: 'property_type',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'தாம்பரத்துல சென்னைல ரெண்டு பெட்ரூம் வீடு வாடகைக்கு, பதினஞ்சாயிரத்துக்கு மேல வேண்டாம்',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Chennai',
      area: 'Tambaram',
      price: {
        max: 15000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'கோயம்புத்தூர்ல அஞ்சு சென்ட் இடம் வாங்கணும்',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Coimbatore',
      size_sqft: {
        min: 2178,
      },
    },
  },
  {
    text: 'ஜிம் வேண்டாம், பார்க்கிங் மட்டும் இருக்கட்டும்',
    set: {
      amenities: ['parking'],
    },
    drop: ['gym'],
  },
  {
    text: 'ஏரியா எதுவா இருந்தாலும் ஓகே',
    any: ['area'],
  },
  {
    text: 'furnished ah irukkanum lift um venum rent ku',
    set: {
      transaction_type: 'rent',
      amenities: ['lift', 'furnished'],
    },
  },
  {
    text: 'ஆமாங்க கரெக்ட்',
    act: 'affirm',
  },
  {
    text: 'அதெல்லாம் வேணாங்க',
    act: 'deny',
  },
  {
    text: 'எப்படி பயன்படுத்துறது',
    act: 'help',
  },
  {
    text: 'மறுபடி சொல்லுங்க',
    act: 'repeat',
  },
  {
    text: 'யாராவது கூப்பிடச் சொல்லுங்க',
    act: 'handoff',
  },
  {
    text: 'சனிக்கிழமை அஞ்சு மணிக்கு பாக்க வரலாமா',
    act: 'question',
  },
  {
    text: 'en number 9845012345',
    act: 'unclear',
  },
  {
    text: 'naanga 4 per, 2 pasanga',
    act: 'unclear',
  },
  {
    text: '25 aam thethi varuvom',
    act: 'unclear',
  },
  {
    text: 'ரெண்டு மாசத்துல ஷிஃப்ட் ஆகணும்',
    act: 'unclear',
  },
  {
    text: '6 manikku mela call pannunga',
    act: 'handoff',
  },
  {
    text: 'இந்த வீட்டில் எத்தனை படுக்கையறைகள் உள்ளன?',
    act: 'question',
  },
  {
    text: 'அங்கு செல்லப்பிராணிகளை வளர்க்க அனுமதி உண்டா?',
    act: 'question',
  },
  {
    text: 'வீட்டின் உரிமையாளர் யார்?',
    act: 'question',
  },
  {
    text: 'வாடகை ஒப்பந்தம் எத்தனை மாதங்களுக்கு?',
    act: 'question',
  },
  {
    text: 'தொலைபேசி எண்ணைத் தர முடியுமா?',
    act: 'question',
  },
  {
    text: 'மார்ச் பதினைந்தாம் தேதி வீட்டைப் பார்க்க வருகிறேன்',
    act: 'unclear',
  },
  {
    text: 'என் பெயர் குமார், நான் மென்பொருள் பொறியாளர்',
    act: 'unclear',
  },
  {
    text: 'இன்று வானிலை எப்படி இருக்கிறது என்று தெரியவில்லை',
    act: 'unclear',
  },
  {
    text: 'ஆம், அது சரியாக இருக்கும்',
    act: 'affirm',
  },
  {
    text: 'நல்லது, அதையே பதிவு செய்யுங்கள்',
    act: 'affirm',
  },
  {
    text: 'இல்லை, அது எனக்குப் பொருத்தமாக இல்லை',
    act: 'deny',
  },
  {
    text: 'உங்கள் உதவிக்கு மிக்க நன்றி',
    act: 'thanks',
  },
  {
    text: 'நல்லது, மீண்டும் சந்திப்போம்',
    act: 'goodbye',
  },
  {
    text: 'நாங்க ஈரோடுல இருந்து வர்றோம் பையனுக்கு காலேஜ் சேர்ந்திருக்கு கோயம்புத்தூர்ல ரெண்டு பெட்ரூம் வீடு வாடகைக்கு வேணும் பன்னெண்டாயிரம் வரைக்கும் கார் பார்க்கிங் இருக்கணும்',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Coimbatore',
      price: {
        max: 12000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['parking'],
    },
  },
  {
    text: 'எனக்கு சென்னைல வேலை கிடைச்சிருக்கு, ரெண்டு பெட்ரூம் வீடு வேணும்',
    set: {
      property_type: 'house',
      city: 'Chennai',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'enakku chennaila velai kidaichirukku rendu bedroom veedu venum',
    set: {
      property_type: 'house',
      city: 'Chennai',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'naan madurai, chennaila flat venum',
    set: {
      property_type: 'apartment',
      city: 'Chennai',
    },
  },
  {
    text: 'எங்க ஊரு மதுரை, சென்னைல பிளாட் வேணும்',
    set: {
      property_type: 'apartment',
      city: 'Chennai',
    },
  },
])
