import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** First wishes in Tamil letters, as many different people put them. */
export const everydayWishes: CorpusSection[] = [
  {
    phenomenon: 'everyday wishes, native',
    cases: [
      {
        text: 'கோயம்புத்தூர்ல காந்திபுரம் பக்கத்துல ஒரு ரெண்டு படுக்கையறை வீடு வாடகைக்கு பாத்துக்கிட்டு இருக்கேன், பன்னெண்டாயிரம் வரைக்கும் குடுப்பேன்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Coimbatore',
          area: 'Gandhipuram',
          bedrooms: exactly(2),
          price: upTo(12000),
        },
        numbers: [2, 12000],
      },
      {
        text: 'நாங்கள் திருச்சியில் குடியேற உள்ளோம், மூன்று படுக்கையறைகள் கொண்ட தனி வீடு ஒன்றை வாங்க விரும்புகிறோம்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Tiruchirappalli',
          bedrooms: exactly(3),
        },
        numbers: [3],
      },
      {
        text: 'வணக்கம், அடையாறில் இருபத்தைந்தாயிரம் ரூபாய்க்கு மிகாமல் மாத வாடகையில் ஒரு அடுக்குமாடி குடியிருப்பு கிடைக்குமா',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Adyar', price: upTo(25000) },
        numbers: [25000],
      },
      {
        text: 'நான் வசிப்பதற்கு சேலத்தில் ஒரு இடம் தேடுகிறேன், வாடகை எட்டாயிரத்தைத் தாண்டக் கூடாது',
        set: { transaction_type: 'rent', city: 'Salem', price: upTo(8000) },
        numbers: [8000],
      },
      {
        text: 'தம்பி எனக்கு வயசாயிடுச்சு லிஃப்ட் இருக்கற ஃப்ளாட்டா மயிலாப்பூர்ல வாடகைக்கு வேணும்ப்பா',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Mylapore', amenities: ['lift'] },
      },
      {
        text: 'தாம்பரத்துக்கும் வண்டலூருக்கும் நடுவுல இல்ல, தாம்பரத்துலயே ஒரு கிரவுண்டு மனை வாங்கணும்',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Tambaram', size_sqft: atLeast(2400) },
        numbers: [1],
      },
      {
        text: 'மதுரை அண்ணாநகரில் கார் நிறுத்தும் வசதியும் தோட்டமும் உள்ள ஒரு பங்களா விற்பனைக்கு இருக்கிறதா என்று பார்த்துச் சொல்லுங்கள்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Madurai',
          area: 'Anna Nagar',
          amenities: ['parking', 'garden'],
        },
      },
      {
        text: 'எங்க பையனுக்கு கல்யாணம் ஆகப்போகுது, வேளச்சேரில ஒன்றரை கோடிக்குள்ள மூணு பெட்ரூம் ஃப்ளாட் வாங்கலாம்னு இருக்கோம்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Velachery',
          price: upTo(15000000),
          bedrooms: exactly(3),
        },
        numbers: [15000000, 3],
      },
      {
        text: 'ஈரோட்டுல அஞ்சு சென்ட் இடம் வாங்கணும் பட்ஜெட் இருபது லட்சம்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Erode',
          size_sqft: atLeast(2178),
          price: upTo(2000000),
        },
        numbers: [5, 2000000],
      },
      {
        text: 'திருநெல்வேலி பாளையங்கோட்டையில் பத்து முதல் பதினைந்தாயிரம் வரை வாடகையில் வீடு தேவை',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Tirunelveli',
          area: 'Palayamkottai',
          price: between(10000, 15000),
        },
        numbers: [{ min: 10000, max: 15000 }],
      },
      {
        text: 'ஓஎம்ஆர்ல ஐடி கம்பெனிக்கு பக்கத்துல நாய் வளர்க்க அனுமதிக்கற ஃபர்னிஷ்டு ஃப்ளாட் வாடகைக்கு வேணும்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'OMR',
          amenities: ['pet_friendly', 'furnished'],
        },
      },
      {
        text: 'பெங்களூரு இந்திரா நகரில் ஒரு படுக்கையறை கொண்ட குடியிருப்பை மாதம் முப்பதாயிரத்திற்குள் வாடகைக்கு எடுக்க விரும்புகிறேன்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Indiranagar',
          bedrooms: exactly(1),
          price: upTo(30000),
        },
        numbers: [1, 30000],
      },
      {
        text: 'தஞ்சாவூரில் குறைந்தபட்சம் ஆயிரத்து ஐநூறு சதுர அடி பரப்பளவுள்ள வீடு வாங்க வேண்டும்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Thanjavur',
          size_sqft: atLeast(1500),
        },
        numbers: [1500],
      },
      {
        text: 'சொந்தமா ஒரு வீடு வாங்கணும்னு ஆசை, நாகர்கோவில் பக்கம், முப்பது லட்சத்துக்கு மேல போகக்கூடாது',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nagercoil', price: upTo(3000000) },
        numbers: [3000000],
      },
      {
        text: 'ஜிம் நீச்சல் குளம் எல்லாம் இருக்கற கேட்டட் கம்யூனிட்டில வில்லா வாங்க ஐடியா இருக்கு சென்னை போரூர்ல',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Chennai',
          area: 'Porur',
          amenities: ['gym', 'swimming_pool', 'gated_community'],
        },
      },
      {
        text: 'குடும்பத்தோடு தங்க இரண்டு அல்லது மூன்று படுக்கையறை உள்ள வீடு வாடகைக்கு தேவைப்படுகிறது',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: between(2, 3) },
        numbers: [{ min: 2, max: 3 }],
      },
      {
        text: 'என் மகள் வேலூர்ல படிக்கிறா, அங்க அவளுக்கு ஏழாயிரம் ரூபாய்ல வீடு வாடகைக்கு பாக்கணும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Vellore', price: upTo(7000) },
        numbers: [7000],
      },
      {
        text: 'அமெரிக்காவிலிருந்து திரும்பி வருகிறோம், சென்னையில் நல்ல பாதுகாப்பு வசதியுடன் நான்கு படுக்கையறை வில்லா வாங்க எண்ணம்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Chennai',
          bedrooms: exactly(4),
          amenities: ['security'],
        },
        numbers: [4],
      },
      {
        text: 'திண்டுக்கல் பைபாஸ் ரோட்டுல ஒரு ஏக்கர் நிலம் விலைக்கு வேணும்',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Dindigul', size_sqft: atLeast(43560) },
        numbers: [1],
      },
      {
        text: 'மூவாயிரத்துல இருந்து அஞ்சாயிரத்துக்குள்ள ஒரு சின்ன வீடு வாடகைக்கு கிடைச்சா சொல்லுங்க',
        set: { transaction_type: 'rent', property_type: 'house', price: between(3000, 5000) },
        numbers: [{ min: 3000, max: 5000 }],
      },
      {
        text: 'புதுச்சேரியில் கடற்கரைக்கு அருகில் அடுக்குமாடி வீடு வாங்க முடியுமா எழுபத்தைந்து லட்சம் வரை வைத்திருக்கிறேன்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Puducherry',
          price: upTo(7500000),
        },
        numbers: [7500000],
      },
      {
        text: 'வணக்கம் சார் குரோம்பேட்டைல டூ பிஹெச்கே வாடகைக்கு கிடைக்குமா கார் பார்க்கிங் கண்டிப்பா வேணும்',
        set: { transaction_type: 'rent', area: 'Chromepet', bedrooms: exactly(2), amenities: ['parking'] },
      },
      { text: 'நான் வாழ்வதற்கு பெங்களூருவில் ஒரு இடத்தைக் கண்டுபிடிக்க விரும்புகிறேன்', set: { city: 'Bengaluru' } },
      {
        text: 'எனக்கு இரண்டு படுக்கையறைகள் மற்றும் ஒரு குளியலறை கொண்ட ஒரு அடுக்குமாடி குடியிருப்பை கண்டுபிடித்து தர முடியுமா',
        set: { property_type: 'apartment', bedrooms: exactly(2) },
      },
      {
        text: 'சென்னையில் வாடகைக்கு ஒரு வீட்டைக் கண்டுபிடிக்க எனக்கு உதவ முடியுமா? எனக்கு மூன்று படுக்கையறைகள் தேவை, மேலும் வாகன நிறுத்துமிடம் இருக்க வேண்டும்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Chennai',
          bedrooms: exactly(3),
          amenities: ['parking'],
        },
        numbers: [3],
      },
      {
        text: 'நான் வாங்குவதற்கு ஒரு வீட்டைத் தேடுகிறேன், அது மதுரையில் இருக்க வேண்டும், நான்கு படுக்கையறைகள் வேண்டும்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Madurai', bedrooms: exactly(4) },
        numbers: [4],
      },
      {
        text: 'வணக்கம் நான் கோவையில் புதிய வேலையில் சேர்ந்துள்ளேன், அலுவலகத்திற்கு அருகில் பீளமேட்டில் ஒரு சிறிய குடியிருப்பை வாடகைக்கு எடுக்க வேண்டும்',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Coimbatore', area: 'Peelamedu' },
      },
      {
        text: 'செல்லப்பிராணிகளை அனுமதிக்கும், முழுவதும் தளபாடங்களுடன் கூடிய ஒரு குடியிருப்பு தேவை',
        set: { property_type: 'apartment', amenities: ['pet_friendly', 'furnished'] },
      },
      {
        text: 'ஏல தம்பி, பாளையங்கோட்டைல ஒரு வீடு வாடகைக்கு பாத்து சொல்லுல, எட்டாயிரத்துக்குள்ள இருக்கணும்',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Palayamkottai', price: upTo(8000) },
        numbers: [8000],
      },
      {
        text: 'அண்ணே நம்ம தேனில ஒரு அஞ்சு சென்டுல வீடு கட்ட எடம் வேணும்ண்ணே, பத்து லட்சத்துக்குள்ள முடிச்சிறலாம்',
        set: { property_type: 'land', city: 'Theni', size_sqft: atLeast(2178), price: upTo(1000000) },
        numbers: [5, 1000000],
      },
      {
        text: 'மச்சி வடபழனி கிட்ட ரூம் கிச்சன் மாதிரி சின்னதா வீடு வாடகைக்கு இருந்தா சொல்லு, ஏழு எட்டாயிரம் வரை ஓகே',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Vadapalani',
          price: between(7000, 8000),
        },
        numbers: [{ min: 7000, max: 8000 }],
      },
      {
        text: 'எங்களுக்கு திருமணம் முடிந்து தனிக்குடித்தனம் போகிறோம் அம்பத்தூரில் ஒரு படுக்கையறை கொண்ட வீடு பன்னிரண்டாயிரத்திற்குள் வாடகைக்கு வேண்டும்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Ambattur',
          bedrooms: exactly(1),
          price: upTo(12000),
        },
        numbers: [1, 12000],
      },
      {
        text: 'நான் துபாய்ல இருக்கேன், ஊர்ல முதலீடு பண்ண தஞ்சாவூர் பக்கம் ரெண்டு கிரவுண்ட் மனை பாக்குறேன், பட்ஜெட் ஐம்பது லட்சம் வரை',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Thanjavur',
          size_sqft: atLeast(4800),
          price: upTo(5000000),
        },
        numbers: [2, 5000000],
      },
      {
        text: 'என் பெற்றோருக்காக கும்பகோணத்தில் லிப்ட் வசதி கொண்ட அடுக்குமாடி வீடு ஒன்றை நாற்பத்தைந்து லட்ச ரூபாய்க்குள் வாங்க திட்டமிட்டுள்ளேன்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kumbakonam',
          amenities: ['lift'],
          price: upTo(4500000),
        },
        numbers: [4500000],
      },
      {
        text: 'ஊட்டியில் ஒரு விடுமுறை இல்லம் வாங்க வேண்டும் என்பது எங்கள் நெடுநாள் ஆசை ஒரு கோடி வரை செலவழிக்க தயார்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Udhagamandalam',
          price: upTo(10000000),
        },
        numbers: [10000000],
      },
      {
        text: 'மாத வாடகை இருபதாயிரம் முதல் முப்பதாயிரம் வரை இருக்கும் வீடுகளைக் காட்டவும்',
        set: { transaction_type: 'rent', property_type: 'house', price: between(20000, 30000) },
        numbers: [{ min: 20000, max: 30000 }],
      },
      {
        text: 'ஆயிரத்து இருநூறு சதுர அடிக்குக் குறையாத வீடு விற்பனைக்கு உள்ளதா, வேலூரில்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Vellore', size_sqft: atLeast(1200) },
        numbers: [1200],
      },
      {
        text: 'தண்ணி கஷ்டம் இல்லாத ஏரியாவா பாத்து ஒரு வீடு வாடகைக்கு வேணும் சார் ஆவடி சைடு பத்தாயிரம் ரூபா',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Avadi',
          amenities: ['water_supply'],
          price: upTo(10000),
        },
        numbers: [10000],
      },
      {
        text: 'உடற்பயிற்சிக் கூடமும் நீச்சல் குளமும் குழந்தைகள் விளையாடும் இடமும் உள்ள குடியிருப்பில் ஒரு வீடு வாங்க விரும்புகிறோம்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          amenities: ['gym', 'swimming_pool', 'play_area'],
        },
      },
      {
        text: 'ஒண்டியா இருக்கேன், தி நகர்ல ஸ்டுடியோ ஃப்ளாட் மாதிரி ஏதாவது இருக்கா, வாடகை பதினஞ்சுக்குள்ள',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'T Nagar', price: upTo(15000) },
      },
      {
        text: 'குறைந்தது மூணு பெட்ரூம், கிழக்கு பார்த்த வாசல், ஸ்ரீரங்கத்துல, சொந்தமா வாங்க',
        set: { transaction_type: 'sale', bedrooms: atLeast(3), area: 'Srirangam' },
        numbers: [3],
      },
      {
        text: 'நான் ஹைதராபாத்தில் குறைந்தபட்சம் இரண்டு படுக்கையறைகள் கொண்ட வீட்டை வாடகைக்கு எடுக்க ஆர்வமாக உள்ளேன்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hyderabad', bedrooms: atLeast(2) },
        numbers: [2],
      },
      {
        text: 'எனக்கு வசிக்க ஒரு நல்ல வீடு கண்டுபிடித்துத் தாருங்கள், இரண்டு குளியலறைகள் இருக்க வேண்டும்',
        set: { property_type: 'house' },
        numbers: [2],
      },
      {
        text: 'சொத்து ஒன்றை வாங்குவது குறித்து யோசித்து வருகிறேன், திருவனந்தபுரத்தில் மூன்று படுக்கையறை கொண்ட அடுக்குமாடிக் குடியிருப்பு',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Thiruvananthapuram',
          bedrooms: exactly(3),
        },
        numbers: [3],
      },
      {
        text: 'மும்பையில் உள்ள அந்தேரி பகுதியில் ஒரு படுக்கையறை ஃபிளாட் நாற்பதாயிரம் வாடகைக்குள் கிடைக்குமா பார்த்துச் சொல்ல முடியுமா',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mumbai',
          area: 'Andheri',
          bedrooms: exactly(1),
          price: upTo(40000),
        },
        numbers: [1, 40000],
      },
      {
        text: 'ஐயா எங்க ஊர் திருச்செங்கோடு ஆனா வேலைக்காக சேலத்துல வீடு வாடகைக்கு பாக்குறோம்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Salem' },
      },
      {
        text: 'தனியா கார் பார்க்கிங் கிணறு எல்லாம் இருக்கற மாதிரி ஒரு தனி வீடு நாமக்கல்ல வாங்கணும் அறுபது எழுபது லட்சம் வரைக்கும் போலாம்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Namakkal',
          amenities: ['parking', 'water_supply'],
          price: between(6000000, 7000000),
        },
        numbers: [{ min: 6000000, max: 7000000 }],
      },
      {
        text: 'சென்னை புறநகரில் இருபது லட்சத்திற்குள் அறுநூறு சதுர அடி மனை வாங்க இயலுமா',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Chennai',
          price: upTo(2000000),
          size_sqft: atLeast(600),
        },
        numbers: [2000000, 600],
      },
      {
        text: 'கோயம்புத்தூர் சரவணம்பட்டியில் ஐடி நிறுவனத்தில் பணிபுரிகிறேன், அதன் அருகிலேயே அரை ஃபர்னிஷ்டு குடியிருப்பு வாடகைக்கு வேண்டும்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Coimbatore',
          area: 'Saravanampatti',
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'பத்து செண்டுக்கு மேல உள்ள விவசாய நிலம் கிணத்தோட இருந்தா சொல்லுங்க, பொள்ளாச்சி பக்கம்',
        set: {
          property_type: 'land',
          size_sqft: atLeast(4356),
          amenities: ['water_supply'],
          city: 'Pollachi',
        },
        numbers: [10],
      },
      {
        text: 'மேல்மாடியில் இல்லாமல் கீழ்த்தளத்தில் ஒரு வீடு, சைதாப்பேட்டை, வாடகை பதிமூணாயிரம்',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Saidapet', price: upTo(13000) },
        numbers: [13000],
      },
      {
        text: 'எனக்கு வீடு வேணாம் ப்ளாட்டும் வேணாம் காலி மனை மட்டும் வேணும் காஞ்சிபுரத்துல',
        set: { property_type: 'land', city: 'Kanchipuram' },
      },
      {
        text: 'ரெண்டு பெட்ரூம் ரெண்டு பாத்ரூம் ஒரு ஹால் உள்ள வீடு வேளச்சேரில எவ்வளவு வாடகையா இருந்தாலும் பரவாயில்ல',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Velachery', bedrooms: exactly(2) },
        any: ['price'],
      },
      {
        text: 'லீசுக்கு ஒரு வீடு பார்த்துட்டு இருக்கோம், எட்டு லட்சம் வரை தர முடியும், பெரம்பூர் ஏரியா',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Perambur', price: upTo(800000) },
        numbers: [800000],
      },
      {
        text: 'எழுபது எண்பது வயசானவங்க இருக்காங்க அதனால லிஃப்ட் கண்டிப்பா இருக்கணும் அண்ணா நகர்ல ஃபிளாட் வாடகைக்கு',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Anna Nagar',
          amenities: ['lift'],
        },
      },
      {
        text: 'நாங்க ஆறு பேர் குடும்பம், நாலு ரூம் வீடா, ஓசூர்ல, வாடகைக்கு, மாசம் இருவத்தஞ்சு வரைக்கும்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Hosur',
          bedrooms: exactly(4),
          price: upTo(25000),
        },
      },
      {
        text: 'இணையத்தில் பார்த்தேன், உங்களிடம் திருப்பூரில் வாடகைக்கு வீடு இருந்தால் தெரிவிக்கவும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tiruppur' },
      },
      {
        text: 'எனக்கு வேலூரில் வாடகைக்கு ஒரு வீடு தேட உதவ முடியுமா, அதில் இரண்டு படுக்கையறைகள் இருக்க வேண்டும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Vellore', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'ஒரு குடும்பத்திற்கு ஏற்ற மூன்று படுக்கையறை வீட்டை திருச்சி கே.கே. நகரில் விலைக்கு வாங்க எண்ணியுள்ளேன், தொகை எண்பது இலட்சம் வரை',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Tiruchirappalli',
          area: 'KK Nagar',
          bedrooms: exactly(3),
          price: upTo(8000000),
        },
      },
      {
        text: 'எட்டாயிரத்துலேர்ந்து பத்தாயிரத்துக்குள்ள திண்டிவனத்துல வாடகை வீடு ஏதாச்சும் காலியா இருக்குதுங்களா',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Tindivanam',
          price: between(8000, 10000),
        },
        numbers: [{ min: 8000, max: 10000 }],
      },
      {
        text: 'செங்கல்பட்டு மாவட்டத்தில் அரை ஏக்கர் பண்ணை நிலம் விற்பனைக்கு வந்தால் தெரியப்படுத்துங்கள்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Chengalpattu',
          size_sqft: atLeast(21780),
        },
        numbers: [0.5],
      },
      {
        text: 'வயதான அம்மா அப்பாவுக்காக மருத்துவமனைக்கு அருகே லிஃப்ட் மற்றும் பவர் பேக்கப் உள்ள குடியிருப்பு ஒன்று கோவை ராமநாதபுரத்தில் தேவைப்படுகிறது',
        set: {
          property_type: 'apartment',
          city: 'Coimbatore',
          area: 'Ramanathapuram',
          amenities: ['lift', 'power_backup'],
        },
      },
      {
        text: 'நாங்க ரெண்டு பேரும் வேலைக்குப் போறவங்க, ஓஎம்ஆர் பக்கமா ஃபர்னிஷ் பண்ணின ஒரு பெட்ரூம் ஃபிளாட் வாடகைக்கு கிடைச்சா போதும், இருபதாயிரம் வரை தரலாம்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'OMR',
          amenities: ['furnished'],
          bedrooms: exactly(1),
          price: upTo(20000),
        },
      },
      {
        text: 'மூணு சென்ட்ல இருந்து அஞ்சு சென்ட் வரை வீட்டு மனை வேணும், நாகர்கோவில் டவுன்ல',
        set: { property_type: 'land', city: 'Nagercoil', size_sqft: between(1306.8, 2178) },
        numbers: [{ min: 3, max: 5 }],
      },
      {
        text: 'கல்யாணத்துக்கு அப்புறம் தனியா போறோம், அதுனால ஒரு பெட்ரூம் வீடா பாத்து சொல்லுங்க, அம்பத்தூர் எஸ்டேட் பக்கம், வாடகை ஏழாயிரத்தி ஐநூறு',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(1),
          area: 'Ambattur',
          price: upTo(7500),
        },
      },
      { text: 'கடலூரில் கடற்கரையோரம் தோட்டத்துடன் கூடிய பங்களா வாங்க எவ்வளவு ஆகும்', act: 'question' },
      {
        text: 'பள்ளி மாணவர்கள் இருக்காங்க அதனால நுங்கம்பாக்கத்துல இல்லாட்டி சேத்துப்பட்டுல ரெண்டு பெட்ரூம் வாடகை வீடு வேணும்',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Nungambakkam', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'ஐம்பது லட்சத்திலிருந்து அறுபது லட்சத்திற்குள் ஆவடியில் தனி வீடு விற்பனைக்கு உள்ளதா எனத் தெரிந்துகொள்ள விரும்புகிறேன்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Avadi',
          price: between(5000000, 6000000),
        },
        numbers: [{ min: 5000000, max: 6000000 }],
      },
      {
        text: 'வீடு வாடகைக்கு, மதுரை, ரெண்டு ரூம், பத்தாயிரம், பார்க்கிங்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Madurai',
          bedrooms: exactly(2),
          price: upTo(10000),
          amenities: ['parking'],
        },
        numbers: [2, 10000],
      },
      {
        text: 'குளிர்சாதன வசதியும் பால்கனியும் இருக்கும் அடுக்குமாடி வீட்டை வாடகைக்கு எடுக்க வேண்டும், அதிகபட்ச வாடகை முப்பத்தைந்தாயிரம்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          amenities: ['air_conditioning', 'balcony'],
          price: upTo(35000),
        },
        numbers: [35000],
      },
      {
        text: 'நாங்கள் மதுரைக்கு இடம்பெயர்கிறோம், அங்கே மூன்று படுக்கையறைகள் கொண்ட வாடகை வீடு ஒன்றை ஏற்பாடு செய்ய இயலுமா',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Madurai', bedrooms: exactly(3) },
        numbers: [3],
      },
      {
        text: 'ஒரு நாளைக்கு இல்ல மாச வாடகைக்குதான் கேக்குறேன், பல்லாவரத்துல சின்ன வீடு, அஞ்சாயிரம் ரூபாய்க்குள்ள',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Pallavaram', price: upTo(5000) },
      },
      {
        text: 'தூத்துக்குடி துறைமுகம் அருகே பதினைந்து சென்ட் நிலம் வாங்க உத்தேசம், ஒரு சென்டுக்கு இரண்டு லட்சம் வரை தரலாம்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Thoothukudi',
          size_sqft: atLeast(6534),
        },
      },
      {
        text: 'ஜன்னல் நெறைய இருக்கற காத்தோட்டமான வீடு வேணும்ங்க, ஈரோடு, ரெண்டு ரூம், வாடகைக்கு',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Erode', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'எனக்கு தெரிஞ்சவங்க சொன்னாங்க உங்ககிட்ட நல்ல வீடு கிடைக்கும்னு, விழுப்புரத்துல ஒரு வீடு விலைக்கு வேணும்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Villupuram' },
      },
      {
        text: 'கொச்சியில் கடல் பார்த்தபடி அமைந்த மூன்று படுக்கையறை அடுக்குமாடி வீடு, இரண்டு கோடிக்குள், வாங்குவதற்கு',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kochi',
          bedrooms: exactly(3),
          price: upTo(20000000),
        },
        numbers: [3, 20000000],
      },
      {
        text: 'வாடகை ஆறாயிரம் தாண்டாம இருந்தா போதும் வீடு எப்படி இருந்தாலும் சரி ராணிப்பேட்டை பக்கம்',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(6000), city: 'Ranipet' },
        numbers: [6000],
      },
      {
        text: 'எனக்கு புனேவில் உள்ள ஹிஞ்சேவாடியில் முழுவதும் ஃபர்னிஷ் செய்யப்பட்ட ஒன்று பி எச் கே வாடகைக்கு வேண்டும்',
        set: {
          transaction_type: 'rent',
          city: 'Pune',
          area: 'Hinjewadi',
          amenities: ['furnished'],
          bedrooms: exactly(1),
        },
        numbers: [1],
      },
      {
        text: 'நான் ஒரு வீட்டை வாங்க விரும்புகிறேன். அது கோயம்புத்தூரில் இருக்க வேண்டும். விலை எழுபத்தைந்து லட்சத்திற்கு மேல் இருக்கக் கூடாது.',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Coimbatore', price: upTo(7500000) },
        numbers: [7500000],
      },
      {
        text: 'ஆவடியில் அரை கிரவுண்டுக்கு மேல் ஒரு கிரவுண்டுக்குள் மனை தேவை',
        set: { property_type: 'land', area: 'Avadi', size_sqft: between(1200, 2400) },
      },
      {
        text: 'மாடித்தோட்டம் போட வசதியா மொட்டை மாடி உள்ள வீடு, வேலூர் சத்துவாச்சாரி, வாடகைக்கு, பன்னிரண்டாயிரம் வரை',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Vellore',
          area: 'Sathuvachari',
          price: upTo(12000),
        },
        numbers: [12000],
      },
      {
        text: 'கார் நிறுத்தவும் பைக் நிறுத்தவும் இடம் இருக்கற வீடா பாருங்க, வாடகை பதினாறாயிரம் வரைக்கும் பரவாயில்ல, முகப்பேர்',
        set: {
          property_type: 'house',
          amenities: ['parking'],
          transaction_type: 'rent',
          price: upTo(16000),
          area: 'Mogappair',
        },
        numbers: [16000],
      },
      {
        text: 'ரூபாய் ஐந்து இலட்சத்திற்கு ஒத்திக்கு வீடு கிடைக்குமா கோயம்பேட்டில்',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(500000), area: 'Koyambedu' },
        numbers: [500000],
      },
      {
        text: 'விலை ஒரு கோடியே பத்து லட்சம் வரை போகலாம், ஆனா கேட்டட் கம்யூனிட்டியா இருக்கணும், வில்லாதான் வேணும், பெருங்களத்தூர்',
        set: {
          property_type: 'house',
          price: upTo(11000000),
          amenities: ['gated_community'],
          area: 'Perungalathur',
        },
        numbers: [11000000],
      },
      {
        text: 'நான் தற்போது பெங்களூருவில் வேலை செய்கிறேன், சென்னைக்கு மாற்றலாகி வருவதால் சோழிங்கநல்லூரில் இரண்டு படுக்கையறை குடியிருப்பை வாடகைக்கு எடுக்க விரும்புகிறேன்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chennai',
          area: 'Sholinganallur',
          bedrooms: exactly(2),
        },
        numbers: [2],
      },
      {
        text: 'நீங்கள் எனக்காக திருப்பூரில் ₹9,000க்கு மிகாத வாடகையில் ஒரு வீட்டைக் கண்டறிய முடியுமா',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tiruppur', price: upTo(9000) },
        numbers: [9000],
      },
      {
        text: 'ரூ. 45,00,000 மதிப்பில் கோவையில் தனி வீடு வாங்க வேண்டும்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Coimbatore', price: upTo(4500000) },
        numbers: [4500000],
      },
      {
        text: 'பால்கனியும் மின் காப்பு வசதியும் கொண்ட மூன்று படுக்கையறை குடியிருப்பை இந்திரா நகரில் தேடிக்கொண்டிருக்கிறோம்',
        set: {
          property_type: 'apartment',
          amenities: ['balcony', 'power_backup'],
          bedrooms: exactly(3),
          area: 'Indiranagar',
        },
        numbers: [3],
      },
      {
        text: 'அம்பது சென்ட் தென்னந்தோப்பு வாங்கலாம்னு இருக்கேன் பொள்ளாச்சில இருந்தா சொல்லுங்க',
        set: { transaction_type: 'sale', city: 'Pollachi', property_type: 'land', size_sqft: atLeast(21780) },
        numbers: [50],
      },
      {
        text: 'வாடகை வீடு தேவை, இரண்டு படுக்கையறை, மேற்கு மாம்பலம், மாத வாடகை ₹18000',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          area: 'West Mambalam',
          price: upTo(18000),
        },
        numbers: [2, 18000],
      },
      {
        text: 'பசங்க ஸ்கூலுக்கு பக்கமா இருக்கணும், ஆவடில ரெண்டு ரூம் வீடு, வாடகை ஏழு எட்டுக்குள்ள',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Avadi',
          bedrooms: exactly(2),
          price: between(7000, 8000),
        },
      },
      {
        text: 'அலுவலகத்துக்குப் போக வசதியா மெட்ரோ ஸ்டேஷன் கிட்ட ஆலந்தூர்ல ஒரு பெட்ரூம் வீடு வாடகைக்குத் தேடறேன்',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Alandur', bedrooms: exactly(1) },
        numbers: [1],
      },
      {
        text: 'குறைந்த விலையில் திருவள்ளூர் பக்கம் வீட்டு மனை வேண்டும், ஐந்து லட்சத்துக்குள் கிடைக்குமா',
        set: { property_type: 'land', city: 'Tiruvallur', price: upTo(500000) },
        numbers: [500000],
      },
      {
        text: 'வணக்கம் நான் விஜயலட்சுமி, எங்களுக்கு கும்பகோணத்துல சொந்த வீடு வாங்கணும், முப்பதிலிருந்து நாற்பது லட்சம் வரை இருக்கலாம்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Kumbakonam',
          price: between(3000000, 4000000),
        },
        numbers: [{ min: 3000000, max: 4000000 }],
      },
      {
        text: 'நாய்க்குட்டி வளர்க்க அனுமதிக்கற வீடா இருக்கணும், வாடகைக்கு, கோடம்பாக்கம் இல்ல வடபழனி',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          amenities: ['pet_friendly'],
          area: 'Kodambakkam',
        },
      },
      {
        text: 'பாதுகாவலர், லிஃப்ட், உடற்பயிற்சிக்கூடம் உள்ள குடியிருப்பு வளாகத்தில் நான்கு படுக்கையறை வீடு ஒன்றரை கோடியிலிருந்து இரண்டு கோடி வரை',
        set: {
          property_type: 'apartment',
          amenities: ['security', 'lift', 'gym'],
          bedrooms: exactly(4),
          price: between(15000000, 20000000),
        },
        numbers: [4, { min: 15000000, max: 20000000 }],
      },
      {
        text: 'மொத்தமா ரெண்டாயிரம் சதுர அடிக்கு மேல இருக்கற வில்லா வாங்கணும் நீலாங்கரைல',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          size_sqft: atLeast(2000),
          area: 'Neelankarai',
        },
        numbers: [2000],
      },
      { text: 'வாடகைக்கு வீடு', set: { transaction_type: 'rent', property_type: 'house' } },
      { text: 'வேலூர்ல நிலம் வாங்க', set: { transaction_type: 'sale', property_type: 'land', city: 'Vellore' } },
      {
        text: 'மயிலாப்பூரில் கபாலீஸ்வரர் கோவிலுக்கு அருகில் பெரியவர்களுக்கு ஏற்ற இரண்டு படுக்கையறை குடியிருப்பு வாடகைக்கு வேண்டும், முப்பதாயிரம் வரை கொடுக்க முடியும்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Mylapore',
          bedrooms: exactly(2),
          price: upTo(30000),
        },
        numbers: [2, 30000],
      },
      {
        text: 'எங்கள் நிறுவன ஊழியர் ஒருவருக்கு கோயம்புத்தூரில் ஃபர்னிஷ்டு வீடு வாடகைக்குத் தேவைப்படுகிறது, மூன்று படுக்கையறைகள் இருந்தால் சிறப்பு',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Coimbatore',
          amenities: ['furnished'],
          bedrooms: exactly(3),
        },
        numbers: [3],
      },
      {
        text: 'நிலம் ஒன்றை வாங்கிப் போடலாம் என்று நினைக்கிறோம், ஸ்ரீபெரும்புதூர் சுற்றுவட்டாரத்தில், பட்ஜெட் பதினைந்து முதல் இருபது லட்சம்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Sriperumbudur',
          price: between(1500000, 2000000),
        },
        numbers: [{ min: 1500000, max: 2000000 }],
      },
      {
        text: 'தம்பி ஒரு சின்ன வீடு பாரு, ரெண்டு பேர் தான் இருக்கோம், தஞ்சாவூர் பெரிய கோவில் பக்கம், வாடகை நாலாயிரம் அஞ்சாயிரம்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Thanjavur',
          price: between(4000, 5000),
        },
      },
      {
        text: 'ஹலோ, ஓசூரில் தொழிற்சாலைக்கு அருகே ஒரு படுக்கையறை வீட்டை மாதம் ஆறாயிரத்துக்கு வாடகைக்கு எடுக்க நினைக்கிறேன்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Hosur',
          bedrooms: exactly(1),
          price: upTo(6000),
        },
        numbers: [1, 6000],
      },
      {
        text: 'இந்த வருஷம் எப்படியாவது சொந்த வீடு வாங்கிடணும், மாதவரம் பக்கம், நாற்பத்தைந்து லட்சத்தைத் தாண்டக்கூடாது, ரெண்டு பெட்ரூம் போதும்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Madhavaram',
          price: upTo(4500000),
          bedrooms: exactly(2),
        },
        numbers: [4500000, 2],
      },
      {
        text: 'எனக்கு தேவையானது நான்கு படுக்கையறைகள், கார் நிறுத்துமிடம், தோட்டம் கொண்ட பங்களா, கொடைக்கானலில், விலைக்கு',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: exactly(4),
          amenities: ['parking', 'garden'],
          city: 'Kodaikanal',
        },
        numbers: [4],
      },
      {
        text: 'குரோம்பேட்டையோ பல்லாவரமோ எதுனாலும் சரி, பதினாலாயிரத்துக்குள்ள டபுள் பெட்ரூம் வீடு வாடகைக்கு',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Chromepet',
          price: upTo(14000),
          bedrooms: exactly(2),
        },
        numbers: [14000],
      },
      {
        text: 'லிஃப்ட் வசதியுடன் கூடிய அடுக்குமாடி குடியிருப்பில் மூன்றாவது மாடிக்கு மேல் ஒரு வீடு வாங்க வேண்டும், மதுரை',
        set: { transaction_type: 'sale', property_type: 'apartment', amenities: ['lift'], city: 'Madurai' },
      },
      {
        text: 'ஏற்காட்டில் அரை ஏக்கர் காபி தோட்ட நிலம் எழுபது லட்சத்திற்குள் கிடைக்குமா',
        set: { property_type: 'land', city: 'Yercaud', size_sqft: atLeast(21780), price: upTo(7000000) },
        numbers: [0.5, 7000000],
      },
      {
        text: 'குறைந்தபட்சம் ஆயிரத்து இருநூறு சதுர அடி கொண்ட அடுக்குமாடி வீடு, அதிகபட்சம் எண்பத்தைந்து லட்சம், போரூர் அல்லது வளசரவாக்கம்',
        set: { property_type: 'apartment', size_sqft: atLeast(1200), price: upTo(8500000), area: 'Porur' },
        numbers: [1200, 8500000],
      },
      {
        text: 'ஊரப்பாக்கத்துல வீடு வாடகைக்கு ஏழாயிரம் ரூபாய்ல கெடைக்குமாங்க',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Urapakkam', price: upTo(7000) },
        numbers: [7000],
      },
      {
        text: 'ராமேஸ்வரம் கோயிலுக்குப் பக்கத்துல தங்குற மாதிரி ஒரு வீடு விலைக்கு வேணும்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Rameswaram' },
      },
      {
        text: 'அப்பா ரிட்டயர் ஆகிட்டார், அமைதியான இடத்துல ஒரு கிரவுண்ட் மனை வாங்கி வீடு கட்டணும், திருவள்ளூர்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          size_sqft: atLeast(2400),
          city: 'Tiruvallur',
        },
        numbers: [1],
      },
      {
        text: 'எனக்கும் என் நண்பர்களுக்கும் சேர்த்து நான்கு படுக்கையறை கொண்ட வாடகை வீடு ஒன்று தேவை, வேளச்சேரி அல்லது தரமணியில்',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(4), area: 'Velachery' },
        numbers: [4],
      },
      {
        text: 'அடுத்த மாதம் திருநெல்வேலிக்குக் குடிபெயர இருக்கிறோம், மாதம் பத்தாயிரத்துக்குள் வாடகை வீடு பார்த்துத் தர வேண்டுகிறேன்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tirunelveli', price: upTo(10000) },
        numbers: [10000],
      },
      {
        text: 'பொங்கலுக்குள்ள ஒரு மனை வாங்கிடலாம்னு பாக்கறேன், கோபிசெட்டிபாளையம் பக்கம், ஆறு சென்ட், பதினஞ்சு லட்சம்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Gobichettipalayam',
          size_sqft: atLeast(2613.6),
          price: upTo(1500000),
        },
        numbers: [6, 1500000],
      },
      {
        text: 'மருத்துவக் கல்லூரிக்கு எதிரே மாணவிகள் தங்குவதற்கு இரண்டு படுக்கையறை வீடு வாடகைக்கு, தஞ்சாவூர், பன்னிரண்டாயிரத்துக்கு மிகாமல்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          city: 'Thanjavur',
          price: upTo(12000),
        },
        numbers: [2, 12000],
      },
      {
        text: 'ஆயிரம் சதுர அடிக்கு மேற்பட்ட அபார்ட்மெண்ட் எழுபது லட்சத்திலிருந்து ஒரு கோடி வரை நங்கநல்லூரில் விலைக்கு',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          size_sqft: atLeast(1000),
          price: between(7000000, 10000000),
          area: 'Nanganallur',
        },
        numbers: [1000, { min: 7000000, max: 10000000 }],
      },
      {
        text: 'வீட்டில் பெரியவர்கள் இருப்பதால் லிஃப்ட் அவசியம், கிண்டியில் மூன்று படுக்கையறை ஃபிளாட் வாடகைக்கு பார்க்கிறோம்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          amenities: ['lift'],
          area: 'Guindy',
          bedrooms: exactly(3),
        },
        numbers: [3],
      },
      {
        text: 'கட்டி முடிச்ச வீடா வேணும் மனை வேண்டாம், திருச்சி தில்லை நகர்ல, ஒரு கோடிக்குள்ள',
        set: {
          property_type: 'house',
          city: 'Tiruchirappalli',
          area: 'Thillai Nagar',
          price: upTo(10000000),
        },
        numbers: [10000000],
      },
      {
        text: 'எங்க பட்ஜெட் மாசம் பதினஞ்சாயிரம், மூணு பேர் இருக்கோம், முகப்பேர்ல ரெண்டு பெட்ரூம் வேணும், பூனை வளர்க்கிறோம்',
        set: { price: upTo(15000), area: 'Mogappair', bedrooms: exactly(2), amenities: ['pet_friendly'] },
      },
      {
        text: 'ஹைதராபாத் கச்சிபௌலியில் முழுமையாக ஃபர்னிஷ் செய்த ஒரு படுக்கையறை ஃபிளாட் வாடகைக்கு எடுக்க உதவுங்கள்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Hyderabad',
          area: 'Gachibowli',
          amenities: ['furnished'],
          bedrooms: exactly(1),
        },
        numbers: [1],
      },
      {
        text: 'சின்னாளப்பட்டில இல்ல திண்டுக்கல்லயே வேணும், சொந்த வீடு, இருபத்தஞ்சு லட்சம்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Dindigul', price: upTo(2500000) },
        numbers: [2500000],
      },
      {
        text: 'தனி வீடு வாடகைக்கு, தோட்டம் இருந்தா நல்லது, ஊட்டி, இருபதாயிரம் வரைக்கும் பரவால்ல',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          amenities: ['garden'],
          city: 'Udhagamandalam',
          price: upTo(20000),
        },
        numbers: [20000],
      },
      {
        text: 'எனது மகளுக்காக பூந்தமல்லியில் ஒரு படுக்கையறை வீடு வாங்க உள்ளேன், முப்பத்தைந்து லட்சம் வரை என் திட்டம்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Poonamallee',
          bedrooms: exactly(1),
          price: upTo(3500000),
        },
        numbers: [1, 3500000],
      },
      {
        text: 'நீச்சல் குளம் இல்லாவிட்டாலும் பரவாயில்லை ஆனால் உடற்பயிற்சிக் கூடமும் பாதுகாப்பும் உள்ள குடியிருப்பு வேண்டும், சோழிங்கநல்லூர்',
        set: { property_type: 'apartment', amenities: ['gym', 'security'], area: 'Sholinganallur' },
        drop: ['swimming_pool'],
      },
      {
        text: 'நான் பணி ஓய்வு பெற்றவன், அமைதியான சூழலில் இரண்டு படுக்கையறை கொண்ட தனி வீட்டை கொடைக்கானலில் வாங்க விரும்புகிறேன், ஒரு கோடிக்கு மேல் போகக் கூடாது',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: exactly(2),
          city: 'Kodaikanal',
          price: upTo(10000000),
        },
        numbers: [2, 10000000],
      },
      {
        text: 'தாம்பரம் சானடோரியம் பக்கத்துல சிங்கிள் பெட்ரூம் வீடு, வாடகை எட்டாயிரத்து ஐநூறு வரைக்கும் குடுக்கலாம்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Tambaram Sanatorium',
          bedrooms: exactly(1),
          price: upTo(8500),
        },
      },
      {
        text: 'திருப்பத்தூரில் பத்து சென்ட் காலி மனை விற்பனைக்கு இருந்தால் விவரம் தரவும்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Tirupattur',
          size_sqft: atLeast(4356),
        },
        numbers: [10],
      },
      {
        text: 'கல்லூரியில் படிக்கும் நாங்கள் மூவர் சேர்ந்து தங்க ஒரு வீடு வாடகைக்குத் தேடுகிறோம், கோவை பீளமேடு, பதினைந்தாயிரம் வரை',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Coimbatore',
          area: 'Peelamedu',
          price: upTo(15000),
        },
      },
      {
        text: 'முதலீட்டுக்காக செங்கல்பட்டு அருகே இரண்டு மனைகள் வாங்க வேண்டும், ஒவ்வொன்றும் பத்து லட்சத்துக்குள்',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Chengalpattu', price: upTo(1000000) },
      },
      {
        text: 'ஏசி, வாஷிங் மெஷின் எல்லாம் இருக்கற ஃபர்னிஷ்ட் ஃப்ளாட் நுங்கம்பாக்கத்துல வாடகைக்கு கிடைக்குமா, முப்பத்தஞ்சாயிரம் பட்ஜெட்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          amenities: ['air_conditioning', 'furnished'],
          area: 'Nungambakkam',
          price: upTo(35000),
        },
        numbers: [35000],
      },
      {
        text: 'சென்னையில் எங்கேயாவது முப்பது லட்சத்திற்குள் ஒரு படுக்கையறை அடுக்குமாடி வீடு கிடைத்தால் வாங்கத் தயார்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Chennai',
          price: upTo(3000000),
          bedrooms: exactly(1),
        },
        any: ['area'],
        numbers: [3000000, 1],
      },
      {
        text: 'வீட்டு வாடகை கட்டுப்படி ஆகல அதனால ஆவடி பக்கம் கம்மி வாடகைல ஒரு வீடு பாத்துக்கலாம்னு இருக்கோம்',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Avadi' },
      },
      {
        text: 'உதகையில் பால்கனியுடன் கூடிய வில்லா, மூன்று படுக்கையறை, ஒன்றரை கோடியில் இருந்து இரண்டு கோடிக்குள்',
        set: {
          property_type: 'house',
          city: 'Udhagamandalam',
          amenities: ['balcony'],
          bedrooms: exactly(3),
          price: between(15000000, 20000000),
        },
        numbers: [3, { min: 15000000, max: 20000000 }],
      },
      {
        text: 'எனக்கு ஐந்து சென்ட்டுக்குக் குறையாத இடம் வேண்டும், வீடு கட்ட, நாமக்கல் நகரத்தில்',
        set: { property_type: 'land', size_sqft: atLeast(2178), city: 'Namakkal' },
        numbers: [5],
      },
      {
        text: 'நானும் என் மனைவியும் மட்டும்தான், பெருங்குடியில் ஒரு பெட்ரூம் ஹால் கிச்சன் வீடு, வாடகைக்கு, பதினொன்று பன்னிரண்டாயிரம்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Perungudi',
          bedrooms: exactly(1),
          price: between(11000, 12000),
        },
      },
      {
        text: 'விமான நிலையத்திற்கு அருகில் மீனம்பாக்கத்தில் அல்ல, பல்லாவரத்தில் ஒரு குடியிருப்பு விலைக்கு வேண்டும்',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Pallavaram' },
      },
    ],
  },
]
