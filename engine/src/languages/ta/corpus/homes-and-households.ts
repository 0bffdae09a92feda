import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const homesAndHouseholds: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'வணக்கம், எனக்கு ரிட்டயர்மென்ட் பணம் வந்திருக்கு, அதுல ஒரு முப்பது லட்சத்துக்கு தஞ்சாவூர் பக்கம் சின்னதா ஒரு வீடு வாங்கிப் போடலாம்னு யோசிக்கிறேன்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Thanjavur', price: upTo(3000000) },
      },
      {
        text: 'இப்போ இருக்கற வீட்டு ஓனர் காலி பண்ண சொல்லிட்டார், அடுத்த மாசத்துக்குள்ள குரோம்பேட்டைல ரெண்டு பெட்ரூம் வீடு வாடகைக்கு கிடைக்கணும்',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Chromepet', bedrooms: exactly(2) },
      },
      {
        text: 'பதினேழு வேணாம் பதினஞ்சு',
        asked: 'price',
        known: { transaction_type: 'rent', price: upTo(17000) },
        set: { price: upTo(15000) },
      },
      {
        text: 'ஆறு லட்சத்து அம்பதாயிரம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(650000) },
        numbers: [650000],
      },
      {
        text: 'ஐம்பது டு அறுபது லட்சம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(5000000, 6000000) },
        numbers: [{ min: 5000000, max: 6000000 }],
      },
      {
        text: 'எட்டுல இருந்து பத்துக்குள்ள',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(8000, 10000) },
      },
      { text: 'ஓசூர்ல இல்லாட்டி கிருஷ்ணகிரில', asked: 'city', set: { city: 'Hosur' } },
      { text: 'மாடம்பாக்கத்திலோ செம்பாக்கத்திலோ', asked: 'area', set: { area: 'Madambakkam' } },
      { text: 'கும்பகோணத்துக்கே பாருங்க', asked: 'city', set: { city: 'Kumbakonam' } },
      { text: 'மூணு', asked: 'bedrooms', set: { bedrooms: exactly(3) } },
      { text: 'சிசிடிவி, வாட்ச்மேன் எல்லாம் இருக்கணும்', set: { amenities: ['security'] } },
      {
        text: 'ஏசி வேணாம், ஆனா ஃபர்னிஷ்டா இருக்கணும்',
        set: { amenities: ['furnished'] },
        drop: ['air_conditioning'],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'எங்க வீட்ல நாலு பேரு, ரெண்டு பசங்க படிக்கிறாங்க, அமைதியான இடமா இருந்தா நல்லது', act: 'unclear' },
      { text: 'கோவில் பக்கத்துல இருந்தா அம்மாக்கு சௌகரியம்', act: 'unclear' },
      { text: 'அங்கிருந்து ஏர்போர்ட் போக எவ்ளோ நேரம் ஆகும்', act: 'question' },
      { text: 'பில்டிங் எத்தனை வருஷம் பழசு?', act: 'question' },
      { text: 'ஸ்கூல் பஸ் உள்ள வருமா', act: 'question' },
      { text: 'வீட்டு வரி எவ்வளவு வரும்?', act: 'question' },
      { text: 'நீங்க யாரு, மனுஷனா ரோபோவா?', act: 'question' },
      { text: 'காலைல இருந்து தலைவலி', act: 'unclear' },
      { text: 'பெரியப்பா பையன் துபாய்ல இருந்து வந்திருக்கான்', act: 'unclear' },
      { text: 'ஆபிஸ்ல இன்னைக்கு ரொம்ப வேலை', act: 'unclear' },
      { text: 'விடுங்க, அப்புறமா பாத்துக்கலாம்', act: 'deny' },
      { text: 'சூப்பர்ங்க அப்படியே பண்ணுங்க', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'pannendu latcham varai, 2 cent podhum',
        known: { transaction_type: 'sale' },
        set: { price: upTo(1200000), size_sqft: atLeast(871.2) },
      },
      {
        text: 'namma area tambaram sanatorium dhan, anga oru 1bhk vadagai veedu irundha sollunga',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Tambaram Sanatorium',
          bedrooms: exactly(1),
        },
      },
      {
        text: 'vaadagai 12 dhan afford panna mudiyum boss',
        set: { transaction_type: 'rent', price: upTo(12000) },
      },
      {
        text: 'kovilpatti side agricultural land 2 acre venum',
        set: { property_type: 'land', city: 'Kovilpatti', size_sqft: atLeast(87120) },
      },
      { text: 'east facing dhan venum, corner plot na innum nalladhu', set: { property_type: 'land' } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'enga appa selaiyur la 1995 la vaangina veedu adhu', act: 'unclear' },
      { text: 'indha area flood varuma?', act: 'question' },
      { text: 'veetla wifi iruka', act: 'question' },
      { text: 'naan inum mudivu pannala', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'OMR Navalur-ல 2BHK, 25k-க்குள்ள, gym & pool வேணும்',
        set: {
          area: 'Navallur',
          bedrooms: exactly(2),
          price: upTo(25000),
          amenities: ['gym', 'swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Salary 60k தான், EMI 25k-க்கு மேல கட்ட முடியாது', act: 'unclear' }],
  },
]
