import { between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

const renting = { transaction_type: 'rent', price: { max: 20000 } } as const

/** Turns as grandmothers, students, drivers and people abroad put them. */
export const further: CorpusSection[] = [
  {
    phenomenon: 'further turns, native',
    cases: [
      {
        text: 'தம்பி, எங்களுக்கு மாம்பலத்துல ஒரு சின்ன வீடு பாத்து குடுப்பா',
        set: { property_type: 'house', area: 'Mambalam' },
      },
      {
        text: 'நாங்க ரெண்டு பேர் தான், வாடகை பத்தாயிரத்துக்கு மேல கட்ட முடியாது',
        set: { transaction_type: 'rent', price: upTo(10000) },
      },
      {
        text: 'என்னிடம் ஐம்பது லட்சம் உள்ளது, அதற்குள் ஒரு வீடு வாங்க விரும்புகிறேன்',
        set: { transaction_type: 'sale', property_type: 'house', price: upTo(5000000) },
      },
      {
        text: 'சென்னையில் 40 லட்சத்துக்குள் வாங்கக்கூடிய ஃபிளாட் இருக்கிறதா',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Chennai', price: upTo(4000000) },
      },
      {
        text: 'ஏசி வசதியுடன் முழுமையாக ஃபர்னிஷ் செய்யப்பட்ட ஃபிளாட்',
        set: { property_type: 'apartment', amenities: ['furnished', 'air_conditioning'] },
      },
      {
        text: 'வீடு கட்டுவதற்கு ஏற்ற மனை, முப்பது லட்சத்துக்குள்',
        set: { property_type: 'land', price: upTo(3000000) },
      },
      {
        text: 'சென்னைக்கு அருகே இடம் வாங்க விரும்புகிறேன்',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Chennai' },
      },
      { text: 'நாற்பது லட்சத்தைத் தாண்டாமல்', set: { price: upTo(4000000) } },
      { text: 'ஒரு அரை கிரவுண்ட் இடம் கிடைக்குமா', set: { property_type: 'land', size_sqft: { min: 1200 } } },
      { text: '20 லட்ச ரூபாய்', set: { price: upTo(2000000) } },
      { text: 'பத்தாயிர ரூபாய்', set: { price: upTo(10000) } },
      { text: 'அம்பதுல இருந்து அறுபது லட்சம்', set: { price: between(5000000, 6000000) } },
      { text: 'ஒரு கோடிக்கும் ஒன்றரை கோடிக்கும் இடையில்', set: { price: between(10000000, 15000000) } },
      { text: 'இருபத்திரண்டரை லட்சம்', set: { price: upTo(2250000) } },
      { text: 'ஐயாயிரத்து ஐநூறு வாடகை', set: { transaction_type: 'rent', price: upTo(5500) } },
      { text: '24 மணி நேர பாதுகாப்பு', set: { amenities: ['security'] } },
      { text: 'ஜிம் எல்லாம் வேணாம்', drop: ['gym'] },
      { text: 'எந்த ஏரியாவும் ஓகே', asked: 'area', any: ['area'] },
      { text: 'எது கிடைச்சாலும் சரி', asked: 'property_type', any: ['property_type'] },
      { text: 'பணம் ஒரு பொருட்டல்ல', any: ['price'] },
      { text: 'சென்னைக்குள்ள எங்க இருந்தாலும் சரி', asked: 'area', set: { city: 'Chennai' }, any: ['area'] },
      { text: 'என்னை கூப்பிட சொல்லுங்க', act: 'handoff' },
      { text: 'நான் அப்படி சொல்லல', act: 'deny' },
      { text: 'சரி வரேன்', act: 'goodbye' },
      { text: 'நீங்க சொல்றது சரிதான்', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'further turns, latin',
    cases: [
      {
        text: 'enga appa amma ku tirunelveli la oru thani veedu vaanganum, budget 45 latcham',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tirunelveli', price: upTo(4500000) },
      },
      {
        text: 'naanga madurai la irundhu chennai ku shift aagurom, porur side la 2 bedroom veedu venum',
        set: { property_type: 'house', city: 'Chennai', area: 'Porur', bedrooms: exactly(2) },
      },
      {
        text: 'vanakkam, naan chennai la velai paakuren, enakku velachery pakkathula 2bhk flat vaadagaikku venum',
        set: {
          city: 'Chennai',
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Velachery',
          bedrooms: exactly(2),
        },
      },
      { text: 'irandu padukkaiyarai ulla veedu', set: { property_type: 'house', bedrooms: exactly(2) } },
      { text: 'irubathu aayiram varai', set: { price: upTo(20000) } },
      { text: 'irupathaindhu latchathirkul', set: { price: upTo(2500000) } },
      { text: 'size pathi prachanai illai', any: ['size_sqft'] },
      { text: 'endha areavum ok', asked: 'area', any: ['area'] },
      { text: 'edhu kedachalum ok', asked: 'property_type', any: ['property_type'] },
      { text: 'ethuvum thevai illa', asked: 'amenities', any: ['amenities'] },
      { text: 'edhavadhu kaatunga', asked: 'area', any: ['area'] },
      { text: 'budget 20 illa 25', known: renting, set: { price: upTo(25000) } },
      { text: 'thindukkalla veedu', set: { property_type: 'house', city: 'Dindigul' } },
      { text: 'apdi sollala', act: 'deny' },
      { text: 'call panna sollunga', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'further turns, mixed',
    cases: [
      { text: 'Rs 20,000-க்குள்', set: { price: upTo(20000) } },
      {
        text: 'Velachery-ல வாடகைக்கு வீடு',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Velachery' },
      },
      { text: 'parking-உம் lift-உம் வேணும்', set: { amenities: ['parking', 'lift'] } },
      { text: 'thiruvanmiyur beach pakkam flat', set: { property_type: 'apartment', area: 'Thiruvanmiyur' } },
      { text: 'full chennai ok', asked: 'area', set: { city: 'Chennai' } },
      { text: 'rent or sale rendum ok', asked: 'transaction_type', any: ['transaction_type'] },
    ],
  },
  {
    phenomenon: 'further talk, native',
    counter: true,
    cases: [
      { text: 'மழை பெய்தா தண்ணி நிக்குமா', act: 'question' },
      { text: 'அந்த ஃபிளாட் வித்துருச்சா', act: 'question' },
      { text: 'நீங்க கமிஷன் வாங்குவீங்களா', act: 'question' },
      { text: 'போன வருஷம் இருபது லட்சத்துக்கு ஒரு இடம் வாங்கினேன்', act: 'unclear' },
      { text: 'கடந்த வருஷம் அடையாறில் இருந்தோம்', act: 'unclear' },
      { text: 'வீட்டுக்கு பக்கத்துல கோவில் இருக்கா', act: 'question' },
      { text: 'எங்க ஆபிஸ் கிண்டில இருக்கு', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'further talk, latin',
    counter: true,
    cases: [
      { text: 'corner plot ah', act: 'question' },
      { text: 'nee robot ah', act: 'question' },
      { text: 'naan last year oru flat vaanginen', act: 'unclear' },
      { text: 'en friend velachery la irukan', act: 'unclear' },
      { text: 'velachery la rent romba jasthi aa', act: 'question' },
    ],
  },
]
