import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const movesAndDialects: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'நாங்க இப்ப அம்பத்தூர்ல குடியிருக்கோம், ஆனா பசங்க ஸ்கூலுக்காக அண்ணா நகர் பக்கம் மாறணும், ரெண்டு பெட்ரூம் வாடகை வீடு வேணும்',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Anna Nagar', bedrooms: exactly(2) },
      },
      {
        text: 'என் பொண்ணு வேலூர்ல காலேஜ்ல சேர்ந்திருக்கா, அவளுக்காக அங்க ஒரு சின்ன வீடு வாடகைக்கு பாக்கணும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Vellore' },
      },
      {
        text: 'ஓய்வு பெற்ற பிறகு கும்பகோணத்தில் குடியேற நினைக்கிறேன், அங்கு ஒரு தனி வீடு விலைக்கு வேண்டும், அதிகபட்சம் அறுபது லட்சம்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kumbakonam', price: upTo(6000000) },
      },
      {
        text: 'திருப்பூர்ல பனியன் கம்பெனில வேலை கெடச்சிருக்கு ஆறாயிரம் ஏழாயிரம் வாடகைல ஒரு வீடு இருந்தா சொல்லுங்கண்ணே',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Tiruppur',
          price: between(6000, 7000),
        },
      },
      {
        text: 'மூணு ரூமு உள்ள வூடு ஒன்னு வாடகைக்கு வேணுமுங்க ஈரோட்டு பக்கம்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Erode', bedrooms: exactly(3) },
      },
      {
        text: 'மருதைல ஒரு வீடு வெலைக்கு வேணும் அம்பது லச்சம் வரைக்கும்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Madurai', price: upTo(5000000) },
      },
      {
        text: 'வூட்டு வாடகை எட்டாயிரம் பத்தாயிரம் அப்படி இருந்தா நல்லது',
        set: { transaction_type: 'rent', price: between(8000, 10000) },
      },
      { text: 'கார் வச்சிருக்கோம் அதனால வண்டி நிறுத்த எடம் வேணும்', set: { amenities: ['parking'] } },
      { text: 'லிப்ட்டு பவர் பேக்கப்பு ரெண்டும் அவசியம்', set: { amenities: ['lift', 'power_backup'] } },
      { text: 'ஜிம்மும் நீச்சல் குளமும் இருந்தா சந்தோஷம்', set: { amenities: ['gym', 'swimming_pool'] } },
      {
        text: 'ஃபர்னிச்சர் எல்லாம் எங்ககிட்டயே இருக்கு, அதனால ஃபர்னிஷ்டு தேவையில்ல',
        known: { amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'பால்கனி இருக்குற மாதிரி ஒரு ஃப்ளாட் போதும்',
        set: { property_type: 'apartment', amenities: ['balcony'] },
      },
      {
        text: 'அதிகபட்சம் எவ்ளோ போகலாம்னா ஒரு இருபத்தி ரெண்டாயிரம்',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(22000) },
      },
      {
        text: 'முப்பத்தஞ்சுல இருந்து நாப்பதுக்குள்ள',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(3500000, 4000000) },
      },
      { text: 'நூத்தி இருபது கஜம்', asked: 'size_sqft', set: { size_sqft: atLeast(1080) } },
      {
        text: 'ரெண்டாயிரத்து நானூறு சதுர அடி மனை, தாம்பரத்துக்கு கிட்ட',
        set: { property_type: 'land', area: 'Tambaram', size_sqft: atLeast(2400) },
      },
      { text: 'ஒன்னரை கிரவுண்டு போதும்', asked: 'size_sqft', set: { size_sqft: atLeast(3600) } },
      {
        text: 'சரியா தெரியல ஆனா ஒரு கோடிக்குள்ள இருக்கணும்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(10000000) },
      },
      { text: 'இப்போதைக்கு வாடகைக்கு தான் பாக்குறோம் வாங்குறது அப்புறம் பாத்துக்கலாம்', set: { transaction_type: 'rent' } },
      {
        text: 'அடையாறு வேணும்னு சொன்னேன்ல, இப்ப திருவான்மியூர்னாலும் ஓகே',
        known: { area: 'Adyar' },
        set: { area: 'Thiruvanmiyur' },
      },
      {
        text: 'கோயம்புத்தூர் கேன்சல், இப்ப திருச்சி தான்',
        known: { city: 'Coimbatore' },
        set: { city: 'Tiruchirappalli' },
      },
      {
        text: 'மூணு பெட்ரூம் வேணாம் ரெண்டே போதும்னு முடிவு பண்ணிட்டோம்',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'பட்ஜெட்ட இன்னும் அஞ்சு லட்சம் கூட்டிக்கோங்க',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3500000) },
      },
      { text: 'அதெல்லாம் வேண்டாம் ஜிம் மட்டும் எடுத்துடுங்க', known: { amenities: ['gym'] }, drop: ['gym'] },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'காத்தோட்டமா வெளிச்சமா இருக்கணும்', act: 'unclear' },
      { text: 'இந்த வீட்டுக்கு பேங்க் லோன் கிடைக்குமா', act: 'question' },
      { text: 'அந்த தெருவுல ராத்திரி நேரத்துல பாதுகாப்பா இருக்குமா', act: 'question' },
      { text: 'வாடகை ஒப்பந்தம் எத்தனை மாசத்துக்கு போடணும்', act: 'question' },
      { text: 'மொத்தம் எத்தனை மாடி அந்த பில்டிங்ல', act: 'question' },
      { text: 'வாஸ்து பாத்து கட்டுன வீடா', act: 'question' },
      { text: 'இதே விலையில வேற இடத்துல கிடைக்குமா', act: 'question' },
      { text: 'கொஞ்சம் தள்ளி இருந்தா விலை குறையுமா', act: 'question' },
      { text: 'எல்லா வீட்டையும் ஒரே நாள்ல பாக்க முடியுமா', act: 'question' },
      { text: 'எனக்கு எது பொருத்தமா இருக்கும்னு நீங்க சொல்லுங்க', act: 'question' },
      { text: 'நேத்து ராத்திரி எங்க ஏரியாவுல கரண்ட் இல்ல', act: 'unclear' },
      { text: 'என் தம்பி பெங்களூர்ல ஐடி கம்பெனில வேல பாக்குறான்', act: 'unclear' },
      { text: 'எங்க அப்பா முப்பது வருஷத்துக்கு முன்னாடி அம்பதாயிரத்துக்கு வாங்கின வீடு இது', act: 'unclear' },
      { text: 'பாட்டிக்கு உடம்பு சரியில்ல ஆஸ்பத்திரில இருக்காங்க', act: 'unclear' },
      { text: 'நாளன்னிக்கு சாயங்காலம் நாலு மணிக்கு வர்றோம்', act: 'unclear' },
      { text: 'இன்னிக்கு தேதி என்ன', act: 'question' },
      { text: 'காலைல ஆறு மணிக்கு அலாரம் வை', act: 'unclear' },
      { text: 'ஓகேங்க அப்படியே வச்சுக்கலாம்', act: 'affirm' },
      { text: 'வேண்டாங்க போதும்', act: 'deny' },
      { text: 'நீங்க ரொம்ப உதவி பண்ணிருக்கீங்க நன்றிங்க', act: 'thanks' },
      { text: 'சரி நான் கெளம்புறேன்', act: 'goodbye' },
      { text: 'ஒரு ஏஜென்ட்ட எனக்கு போன் பண்ண சொல்றீங்களா', act: 'handoff' },
      { text: 'என்ன கேட்டீங்க திரும்பவும் கேளுங்க', act: 'repeat' },
      { text: 'வணக்கம் அண்ணா எப்படி இருக்கீங்க', act: 'greet' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'naan ippo velachery la irukken aana office omr ku maariduchu so sholinganallur side rent ku 1bhk venum',
        set: { transaction_type: 'rent', area: 'Sholinganallur', bedrooms: exactly(1) },
      },
      {
        text: 'husband ku madurai ku posting, adhanala anga oru independent house rent ku thedurom',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Madurai' },
      },
      {
        text: 'chennai la plot vaangi veedu kattalam nu plan, 40 to 50 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Chennai',
          price: between(4000000, 5000000),
        },
      },
      {
        text: 'avanga solra rate ku mudiyadhu, 20 lakhs dhan en budget',
        known: { transaction_type: 'sale' },
        set: { price: upTo(2000000) },
      },
      {
        text: 'ac illanaalum paravala, aana parking kandippa venum',
        known: { amenities: ['air_conditioning'] },
        set: { amenities: ['parking'] },
        drop: ['air_conditioning'],
      },
      { text: 'trichy ye podhum vera oor vendam', set: { city: 'Tiruchirappalli' } },
      {
        text: '2 peruku etha madhiri chinna flat kidaikuma kovai la',
        set: { property_type: 'apartment', city: 'Coimbatore' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'veedu paakanum nu illa summa visarichen', act: 'unclear' },
      { text: 'innoru thadava location sollunga', act: 'question' },
      { text: 'enna sir innum reply varala', act: 'question' },
      { text: 'en friend porur la 18k ku veedu eduthurukan', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Rent-க்கு இல்ல sale-க்கு தான், 3BHK flat, Medavakkam-ல',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Medavakkam',
          bedrooms: exactly(3),
        },
      },
      {
        text: 'Current owner வீட்டை காலி பண்ண சொல்றார், next month-குள்ள Pallavaram-ல 2BHK வேணும்',
        set: { area: 'Pallavaram', bedrooms: exactly(2) },
      },
      {
        text: 'Fully furnished flat வேணும், rent 25k வரை okay, Guindy பக்கம்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Guindy',
          price: upTo(25000),
          amenities: ['furnished'],
        },
      },
      { text: 'Pets allowed-ஆ இருக்கணும், எங்ககிட்ட ஒரு dog இருக்கு', set: { amenities: ['pet_friendly'] } },
      { text: '1500 sqft-ல இருந்து 1800 sqft வரை, east facing', set: { size_sqft: between(1500, 1800) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Plot approved-ஆ DTCP-ஆ?', act: 'question' },
      { text: 'Price negotiable-ஆ sir?', act: 'question' },
    ],
  },
]
