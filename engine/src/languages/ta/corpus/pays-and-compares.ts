import { between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const paysAndCompares: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'இந்த ஊருக்கு புதுசு, என்ன ஏரியா நல்லா இருக்கும்னு தெரியல, திருச்சில ரெண்டு பெட்ரூம் வாடகை வீடு ஒன்னு வேணும்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Tiruchirappalli',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'அம்மா ஊர்ல இருந்து வர்றாங்க, அதனால கூடுதலா ஒரு ரூம், மொத்தம் மூணு',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'லோன் சாங்ஷன் ஆயிடுச்சு, எழுபத்தஞ்சு லட்சம் வரைக்கும் போகலாம், பள்ளிக்கரணை இல்லன்னா மேடவாக்கம்',
        known: { transaction_type: 'sale' },
        set: { area: 'Pallikaranai', price: upTo(7500000) },
      },
      {
        text: 'நீச்சல் குளம் எல்லாம் வேண்டாம், தண்ணி கஷ்டம் இல்லாம இருந்தா போதும்',
        known: { amenities: ['swimming_pool'] },
        set: { amenities: ['water_supply'] },
        drop: ['swimming_pool'],
      },
      { text: 'பட்ஜெட்ட பத்தி கவலை இல்ல, நல்ல இடமா இருக்கணும்', asked: 'price', any: ['price'] },
      {
        text: 'மூணே முக்கால் லட்சம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(375000) },
        numbers: [375000],
      },
      {
        text: 'அறுநூறுல இருந்து எண்ணூறு சதுர அடி',
        asked: 'size_sqft',
        set: { size_sqft: between(600, 800) },
        numbers: [{ min: 600, max: 800 }],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'வீட்டுல சமையல் கேஸ் பைப் இருக்கா?', act: 'question' },
      { text: 'அந்த வீடு வேற ஆளுக்கு போயிடுச்சா?', act: 'question' },
      { text: 'என் பேரு செல்வம்', act: 'unclear' },
      { text: 'சதுர அடி விலை என்ன அங்க?', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'pudhu flat dhan venum, palasu vendam, 2bhk, 55 to 60 lakhs, madipakkam',
        known: { transaction_type: 'sale' },
        set: {
          property_type: 'apartment',
          area: 'Madipakkam',
          bedrooms: exactly(2),
          price: between(5500000, 6000000),
        },
      },
      {
        text: 'naanga rendu perum IT, perungudi office, 30k varaikum ok rent ku',
        set: { transaction_type: 'rent', price: upTo(30000), area: 'Perungudi' },
      },
      { text: 'kulandhainga vilayada edam irukanum', set: { amenities: ['play_area'] } },
      {
        text: 'adyar nu sonnen illa, adha thiruvanmiyur nu mathunga',
        known: { area: 'Adyar' },
        set: { area: 'Thiruvanmiyur' },
      },
      {
        text: 'thanjavur medical college kitta oru veedu rentku irundha nalla irukum',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Thanjavur' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'veetu owner romba strict ah?', act: 'question' },
      { text: 'sir enaku konjam time kudunga', act: 'unclear' },
    ],
  },
]
