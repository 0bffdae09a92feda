import { wishesAndTalk } from '../../corpus-case.ts'

/** First and second choices, exceptions and what is said beside a wish. */
export const secondChoices = wishesAndTalk([
  {
    text: 'ரெண்டு பெட்ரூம், ஆனா இருபதாயிரத்தை தாண்டக் கூடாது',
    set: {
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
    text: 'ஜிம் பத்தி சொன்னதை மறந்துடுங்க',
    drop: ['gym'],
  },
  {
    text: 'கார் நிறுத்துற மாதிரி வீடு',
    set: {
      property_type: 'house',
      amenities: ['parking'],
    },
  },
  {
    text: 'ரெண்டோ மூணோ பெட்ரூம், இருபத்தஞ்சாயிரத்துக்குள்ள எது வந்தாலும்',
    set: {
      price: {
        max: 25000,
      },
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: 'அடையாறு இருந்தா நல்லது, இல்லன்னா வேளச்சேரி',
    set: {
      area: 'Adyar',
    },
  },
  {
    text: 'adyar irundha nallathu illana velachery',
    set: {
      area: 'Adyar',
    },
  },
])
