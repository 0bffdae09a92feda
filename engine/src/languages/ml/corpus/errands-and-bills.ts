import { wishesAndTalk } from '../../corpus-case.ts'

/** Errands, bills and other talk with amounts and words of homes, and the money that one has. */
export const errandsAndBills = wishesAndTalk([
  {
    text: 'കൊച്ചി 2 ബിഎച്ച്കെ ഫ്ലാറ്റ് വാടക, ബജറ്റ് 20000, കുടുംബം 4 പേർ',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
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
    text: 'തൃശ്ശൂരിൽ 3 ബെഡ്റൂം വീട് വിലയ്ക്ക്, 65 ലക്ഷം വരെ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Thrissur',
      price: {
        max: 6500000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'കോട്ടയത്ത് 5 സെന്റ് സ്ഥലം 25 ലക്ഷത്തിനുള്ളിൽ വാങ്ങാൻ',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Kottayam',
      price: {
        max: 2500000,
      },
      size_sqft: {
        min: 2178,
      },
    },
  },
  {
    text: 'മാളിൽ സെയിൽ ഉണ്ട് 50 ശതമാനം',
    act: 'unclear',
  },
  {
    text: 'അമ്മയ്ക്ക് 5000 അയക്കൂ',
    act: 'unclear',
  },
  {
    text: 'ഓഫീസിലെ ലിഫ്റ്റ് കേടായി',
    act: 'unclear',
  },
  {
    text: 'വണ്ടി പഞ്ചറായി',
    act: 'unclear',
  },
  {
    text: 'randu ticket book cheyyu evening show',
    act: 'unclear',
  },
  {
    text: 'ente gym membership theernnu',
    act: 'unclear',
  },
  {
    text: 'ഇന്ന് വീട്ടിൽ പാർട്ടിയാണ്',
    act: 'unclear',
  },
  {
    text: 'കറണ്ട് ബില്ല് 1200 വന്നു',
    act: 'unclear',
  },
  {
    text: 'ഹോസ്റ്റൽ ഫീസ് 15000 ആണ്',
    act: 'unclear',
  },
  {
    text: 'കാറിലെ എസി വർക്ക് ചെയ്യുന്നില്ല',
    act: 'unclear',
  },
  {
    text: 'എന്റെ നായയ്ക്ക് സുഖമില്ല',
    act: 'unclear',
  },
  {
    text: 'എന്റെ കൈയിൽ 15000 ഉണ്ട്',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'ente kayyil 18000 undu',
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'ഞങ്ങളുടെ കൈയിൽ 18 ലക്ഷം ഉണ്ട്',
    set: {
      price: {
        max: 1800000,
      },
    },
  },
])
