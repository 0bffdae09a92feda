import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const askedAndHad: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'அம்மாவுக்கு கண் ஆபரேஷன் அதனால கொஞ்ச நாளைக்கு அரவிந்த் ஹாஸ்பிடல் பக்கம் மதுரைல வாடகைக்கு வீடு வேணும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Madurai' },
      },
      {
        text: 'பழைய வீடா இருந்தாலும் சரி காரைக்குடில இருபது லட்சத்துக்கு வருமா',
        set: { property_type: 'house', city: 'Karaikudi', price: upTo(2000000) },
      },
      {
        text: 'எங்களுக்கு வேண்டியது பெரிய ஹாலும் மூணு பெட்ரூமும் உள்ள ஃப்ளாட், கிண்டி அல்லது சைதாப்பேட்டை',
        set: { property_type: 'apartment', area: 'Guindy', bedrooms: exactly(3) },
      },
      {
        text: 'நாகர்கோவில் பக்கம் ரப்பர் தோட்டம் அஞ்சு ஏக்கர் விலைக்கு தேவைப்படுது',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Nagercoil',
          size_sqft: atLeast(217800),
        },
      },
      {
        text: 'இருபத்தஞ்சு முப்பது லட்சம் ஆனாலும் பரவாயில்லை',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(2500000, 3000000) },
      },
      {
        text: 'வாடகை மட்டும் பதினெட்டாயிரத்து ஐநூறு தாண்ட கூடாது',
        set: { transaction_type: 'rent', price: upTo(18500) },
      },
      { text: 'எண்ணூறு சதுர அடிக்கு மேல இருந்தா போதும்', set: { size_sqft: atLeast(800) } },
      {
        text: 'இன்னொரு பெட்ரூம் சேர்த்து மூணா பாருங்க',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      { text: 'வேலூர்னு சொன்னேன், அது வேணாம் காட்பாடி பாருங்க', known: { city: 'Vellore' }, set: { city: 'Katpadi' } },
      { text: 'எந்த மாடியா இருந்தாலும் ஓகே ஆனா லிஃப்ட் இருக்கணும்', set: { amenities: ['lift'] } },
      { text: 'ஆமா பார்க்கிங்கும் சேத்துக்கோங்க', set: { amenities: ['parking'] } },
      {
        text: 'வீடு இருபது லட்சத்துக்கு வருமா மதுரைல',
        set: { property_type: 'house', city: 'Madurai', price: upTo(2000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'அவ்ளோ தாங்க வேற எதுவும் வேணாம்', act: 'deny' },
      { text: 'இந்த ஏரியா பாதுகாப்பானதா', act: 'question' },
      { text: 'வீட்டு வேலைக்கு ஆள் கிடைப்பாங்களா அங்க', act: 'question' },
      { text: 'முன்பணம் எவ்வளவு கட்டணும்னு சொல்லுங்க', act: 'question' },
      { text: 'ஓனர் எந்த ஊர்ல இருக்காரு', act: 'question' },
      { text: 'பதிவு பண்ண எத்தனை நாள் ஆகும்', act: 'question' },
      { text: 'நாங்க ரெண்டு பேரும் டாக்டர், ஹாஸ்பிடல்ல வேலை பாக்குறோம்', act: 'unclear' },
      { text: 'என் வண்டி பஞ்சர் ஆயிடுச்சு', act: 'unclear' },
      { text: 'போன வருஷம் ஒரு இடம் வாங்கி ஏமாந்துட்டோம்', act: 'unclear' },
      { text: 'சாயங்காலம் ஃபோன் பண்றேன்', act: 'unclear' },
      { text: 'உங்க மேனேஜர் நம்பர் குடுங்க', act: 'handoff' },
      { text: 'சரியா புரியல இன்னொரு தடவை சொல்றீங்களா', act: 'repeat' },
      { text: 'ரொம்ப சந்தோஷம் தம்பி நன்றி', act: 'thanks' },
      { text: 'வீட்டுக்கு தண்ணி ஒழுங்கா வருமா', act: 'question' },
      { text: 'வீட்டுக்கு ஸ்கூல் பஸ் வருமா', act: 'question' },
      { text: 'மழை பேஞ்சா வீட்டுக்குள்ள வெள்ளம் வருமா', act: 'question' },
      { text: 'வீட்டுல கரண்ட் ஒழுங்கா வருமா', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'vanakkam naan coimbatore la oru company la velai pakren enaku gandhipuram kitta 1bhk vadagaiku venum 9000 kulla',
        set: {
          transaction_type: 'rent',
          area: 'Gandhipuram',
          city: 'Coimbatore',
          bedrooms: exactly(1),
          price: upTo(9000),
        },
      },
      {
        text: 'ponnu college hostel pidikala nu solra adhanala tambaram la oru chinna veedu rent ku pakkanum',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Tambaram' },
      },
      {
        text: 'oru kodi budget la ecr side villa kidaikuma',
        set: { property_type: 'house', area: 'ECR', price: upTo(10000000) },
      },
      { text: '3 cent podhum aana road mela irukanum', set: { size_sqft: atLeast(1306.8) } },
      { text: 'pet iruku adhanala owner ok sollanum', set: { amenities: ['pet_friendly'] } },
      {
        text: 'illa nga naan sonnadhu rent, sale illa',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'Semi-furnished 2BHK, rent 22k, OMR',
        set: {
          transaction_type: 'rent',
          bedrooms: exactly(2),
          price: upTo(22000),
          area: 'OMR',
          amenities: ['semi_furnished'],
        },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'rent romba adhigama solranga', act: 'question' },
      { text: 'idhu eppo kattunadhu', act: 'question' },
      { text: 'thanni eppadi varudhu anga', act: 'question' },
      { text: 'ok nga apdiye pannunga', act: 'affirm' },
      { text: 'flat ku gas connection varuma', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Dog இருக்கு, so pet friendly flat வேணும் Adyar-ல',
        set: { property_type: 'apartment', area: 'Adyar', amenities: ['pet_friendly'] },
      },
      {
        text: 'Budget 50 lakhs-ல இருந்து 60 lakhs-க்கு increase பண்ணுங்க',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Brokerage எவ்வளவு sir?', act: 'question' }],
  },
]
