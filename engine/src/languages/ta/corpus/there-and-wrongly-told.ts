import type { CorpusSection } from '../../corpus-case.ts'

/** What is sought where one is, what was, kinds that do not suit, both ends of an amount, and what was told wrong. */
export const thereAndWronglyTold: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'என் ஆபீஸ் வேளச்சேரில இருக்கு, அங்கேயே ஒரு வீடு வாடகைக்கு வேணும்',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Velachery' },
      },
      {
        text: 'velai coimbatore la, angaye oru flat vaadagaiku venum',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Coimbatore' },
      },
      {
        text: 'எந்த ஏரியாவா இருந்தாலும் பரவாயில்லை',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Chennai' },
        any: ['area'],
      },
      {
        text: 'இடம் எங்க இருந்தாலும் பரவால்ல',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Chennai' },
        any: ['area'],
      },
      {
        text: 'தனி வீடு வேணும், ஃப்ளாட்ல மனசு ஒட்டல',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Chennai' },
        set: { property_type: 'house' },
      },
      {
        text: 'வீடுதான் வேணும், அபார்ட்மெண்ட் பிடிக்காது',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Chennai' },
        set: { property_type: 'house' },
      },
      {
        text: 'ஹலோ என் பேரு முருகன் எனக்கு ஈரோட்டுல ஒரு அஞ்சு சென்ட் காலி மனை வாங்கணும் பதினஞ்சு லட்சத்துக்குள்ள இருந்தா சொல்லுங்க',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Erode',
          size_sqft: { min: 2178 },
          price: { max: 1500000 },
        },
      },
      {
        text: 'vanakkam en peru selvi enakku salem la oru veedu vaadagaiku venum 8000 kulla irundha sollunga',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Salem', price: { max: 8000 } },
      },
      {
        text: 'என் பேரு முருகன் எனக்கு ஈரோட்டுல வீடு வாங்கணும் பதினஞ்சு லட்சத்துக்குள்ள இருந்தா சொல்லுங்க',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Erode', price: { max: 1500000 } },
      },
      {
        text: 'எங்க சம்பளத்துக்கு மாசம் பதினஞ்சாயிரம் வரைக்கும்தான் வாடகை கொடுக்க முடியும்',
        set: { transaction_type: 'rent', price: { max: 15000 } },
      },
      {
        text: 'en sambalathukku 12000 varaikkum dhaan vaadagai kudukka mudiyum',
        set: { transaction_type: 'rent', price: { max: 12000 } },
      },
      {
        text: 'எங்க சம்பளத்துக்கு எட்டாயிரத்துக்கு மேல முடியாது',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 8000 } },
      },
      {
        text: 'வீட்டுல நாய் வளர்க்கிறோம், செல்லப்பிராணி அனுமதிக்கிற ஃப்ளாட் வேணும்',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'வீட்டுல வயசானவங்க இருக்காங்க, லிஃப்ட் இருக்குற ஃப்ளாட் வேணும்',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'குறைஞ்சது நாற்பது லட்சம், அதிகபட்சம் அறுபது லட்சம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'kuraincha 40 latcham, jaasthina 60 latcham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'கம்மினா நாற்பது லட்சம், ஜாஸ்தினா அறுபது லட்சம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'ஐம்பது லட்சம் வரைக்கும் பார்க்கலாம்',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: '50 latcham varai polaam',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: 'பட்ஜெட் தப்பா சொல்லிட்டேன், அதை எடுத்துடுங்க',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'budget thappa sonnen, adha remove pannunga',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'ரெண்டு போதும்ங்க, நாங்க புருஷன் பொண்டாட்டி மட்டும்தான்',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ஃபர்னிஷ்டு தேவையில்ல, எங்ககிட்ட சாமான் இருக்கு',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'என் கடை தி.நகர், சென்னையில இருக்கு, அங்கயே ஒரு வீடு வாடகைக்கு எடுக்கணும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Chennai', area: 'T Nagar' },
      },
      {
        text: 'பையன் திருச்சில படிக்கிறான், அங்கேயே ஒரு ரூம் வாடகைக்கு வேணும்',
        set: { transaction_type: 'rent', bedrooms: { min: 1, max: 1 }, city: 'Tiruchirappalli' },
      },
      {
        text: 'amma appa Madurai la irukanga, angaye oru plot vaanganum',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Madurai' },
      },
      {
        text: 'சொந்த ஊரு தேனி, ஆனா கோயம்புத்தூர்ல வீடு வாடகைக்கு வேணும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Coimbatore' },
      },
      {
        text: 'எந்த ஏரியாங்கிறது முக்கியம் இல்ல',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'apartment', city: 'Chennai' },
        any: ['area'],
      },
      {
        text: 'மதுரையில பாருங்க, எந்த ஏரியான்னாலும் ஓகே',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { city: 'Madurai' },
        any: ['area'],
      },
      {
        text: 'idam enga irundhalum prachanai illa',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Salem' },
        any: ['area'],
      },
      {
        text: 'வாடகை எவ்வளவா இருந்தாலும் பரவாயில்ல',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        any: ['price'],
      },
      {
        text: 'நான் வளர்ந்தது வேலூர்ல, இப்ப அங்கேயே வீடு வாங்கணும்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Vellore' },
      },
      {
        text: 'வீடா பாருங்க, ஃப்ளாட் நமக்கு ஒத்து வராது',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Salem' },
        set: { property_type: 'house' },
      },
      {
        text: 'ஃப்ளாட்ல இருக்க பிடிக்கல, தனி வீடு போதும்',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Salem' },
        set: { property_type: 'house' },
      },
      {
        text: 'apartment la irukka mudiyadhu, veedu venum',
        asked: 'property_type',
        known: { transaction_type: 'rent', city: 'Salem' },
        set: { property_type: 'house' },
      },
      {
        text: 'ஃப்ளாட் வேணும், தனி வீட்ல பயமா இருக்கு',
        asked: 'property_type',
        known: { transaction_type: 'rent', city: 'Salem' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'வணக்கம் நான் கவிதா பேசுறேன் எனக்கு மதுரையில ரெண்டு பெட்ரூம் வீடு வாடகைக்கு வேணும் பத்தாயிரத்துக்குள்ள இருந்தா சொல்லுங்க',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          city: 'Madurai',
          price: { max: 10000 },
        },
      },
      {
        text: 'hello sir en peyar Selvam, Trichy la plot vaanganum 12 latchathukulla iruntha solunga',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Tiruchirappalli',
          price: { max: 1200000 },
        },
      },
      {
        text: 'என் பெயர் ராஜா, சேலத்தில் ஒரு வீடு வாங்க வேண்டும், இருந்தால் தெரிவிக்கவும்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Salem' },
      },
      {
        text: 'நான் வாங்குற சம்பளத்துல எட்டாயிரம் வரைக்கும் வாடகை தரலாம்',
        set: { transaction_type: 'rent', price: { max: 8000 } },
      },
      {
        text: 'எங்க வருமானத்துக்கு முப்பது லட்சம் வரை தான் முடியும்',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: { max: 3000000 } },
      },
      {
        text: 'வீட்டுல கைக்குழந்தை இருக்கு, பவர் பேக்கப் இருக்குற ஃப்ளாட் வேணும்',
        set: { property_type: 'apartment', amenities: ['power_backup'] },
      },
      {
        text: 'veetla rendu poonai irukku, pet friendly flat venum',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'குறைஞ்சபட்சம் இருபது லட்சம், அதிகபட்சம் முப்பது லட்சம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 2000000, max: 3000000 } },
      },
      {
        text: 'கம்மின்னா எட்டாயிரம், அதிகம்னா பன்னெண்டாயிரம்',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 8000, max: 12000 } },
      },
      {
        text: 'பேங்க் லோன் கூட கிடைச்சிருக்கு, அதனால நாற்பது லட்சம் வரை பார்க்கலாம்',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 4000000 } },
      },
      {
        text: '12 aayiram varaikkum paakalam',
        known: { transaction_type: 'rent', price: { max: 10000 } },
        set: { price: { max: 12000 } },
      },
      {
        text: 'முப்பத்தஞ்சு லட்சம் வரை போகலாம்',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 3500000 } },
      },
      {
        text: 'பெட்ரூம் தப்பா சொல்லிட்டேன், அதை நீக்கிடுங்க',
        known: { transaction_type: 'sale', price: { max: 3000000 }, bedrooms: { min: 3, max: 3 } },
        drop: ['bedrooms'],
      },
      {
        text: 'விலை தவறா சொல்லிட்டேன், அத எடுத்துருங்க',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        drop: ['price'],
      },
      {
        text: 'ஊர் தப்பா சொல்லிட்டேன், ஈரோடுன்னு மாத்துங்க',
        known: { transaction_type: 'sale', price: { max: 3000000 }, city: 'Salem' },
        set: { city: 'Erode' },
      },
      {
        text: 'ஒன்னு போதும், நான் ஒருத்தன் தான்',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'moonu podhum, amma appa kooda irukanga',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ரெண்டே போதும், சின்ன குடும்பம்',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ஃபர்னிஷ்டு வேண்டாம், சாமான் எல்லாம் எங்ககிட்டயே இருக்கு',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'furnished thevai illa, engaloda porul irukku',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'தயவுசெய்து கோயம்புத்தூரில் இரண்டு படுக்கையறை கொண்ட அடுக்குமாடி குடியிருப்பை வாடகைக்கு கண்டுபிடித்துத் தர முடியுமா',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 2, max: 2 },
          city: 'Coimbatore',
        },
      },
      {
        text: 'சென்னையில் விற்பனைக்கு உள்ள ஒரு வீட்டைக் கண்டறிந்து தருமாறு கேட்டுக்கொள்கிறேன்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Chennai' },
      },
      {
        text: 'திருப்பூரில் இருபது லட்சத்திற்கு மிகாமல் ஒரு மனை வாங்க விரும்புகிறேன்',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Tiruppur', price: { max: 2000000 } },
      },
      {
        text: 'எனக்கு வேளச்சேரியில் நீச்சல் குளம் உள்ள அடுக்குமாடி வீடு வாடகைக்குத் தேவைப்படுகிறது',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Velachery',
          amenities: ['swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'what was, and what is only told',
    counter: true,
    cases: [
      {
        text: 'நாங்க திருச்சியில ஒரு பெரிய வீட்டுல வளர்ந்தோம், அது ஒரு நல்ல காலம்',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Chennai' },
        act: 'unclear',
      },
      {
        text: 'chinna vayasula madurai la oru periya veetla irundhom',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Chennai' },
        act: 'unclear',
      },
      { text: 'என் சம்பளம் முப்பதாயிரம்', asked: 'price', known: { transaction_type: 'rent' }, act: 'unclear' },
      {
        text: 'நான் பிறந்து வளர்ந்தது எல்லாம் கும்பகோணத்துல ஒரு ஓட்டு வீட்டுல',
        asked: 'city',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'சின்ன வயசுல நாங்க ஊட்டியில ஒரு பெரிய பங்களால இருந்தோம்',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Chennai' },
        act: 'unclear',
      },
      {
        text: 'thatha veedu thanjavur la irundhuchu, anga dhaan valandhom',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Chennai' },
        act: 'unclear',
      },
      {
        text: 'சம்பளம் இருபதாயிரம் தான்',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'அட்வான்ஸ் ஐம்பதாயிரம் வரை தரலாம்',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
    ],
  },
]
