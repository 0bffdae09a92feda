import type { CorpusSection } from '../../corpus-case.ts'

/** First wishes as many different people put them. */
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
          bedrooms: { min: 2, max: 2 },
          price: { max: 12000 },
        },
        numbers: [2, 12000],
      },
      {
        text: 'நாங்கள் திருச்சியில் குடியேற உள்ளோம், மூன்று படுக்கையறைகள் கொண்ட தனி வீடு ஒன்றை வாங்க விரும்புகிறோம்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Tiruchirappalli',
          bedrooms: { min: 3, max: 3 },
        },
        numbers: [3],
      },
      {
        text: 'வணக்கம், அடையாறில் இருபத்தைந்தாயிரம் ரூபாய்க்கு மிகாமல் மாத வாடகையில் ஒரு அடுக்குமாடி குடியிருப்பு கிடைக்குமா',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Adyar', price: { max: 25000 } },
        numbers: [25000],
      },
      {
        text: 'நான் வசிப்பதற்கு சேலத்தில் ஒரு இடம் தேடுகிறேன், வாடகை எட்டாயிரத்தைத் தாண்டக் கூடாது',
        set: { transaction_type: 'rent', city: 'Salem', price: { max: 8000 } },
        numbers: [8000],
      },
      {
        text: 'தம்பி எனக்கு வயசாயிடுச்சு லிஃப்ட் இருக்கற ஃப்ளாட்டா மயிலாப்பூர்ல வாடகைக்கு வேணும்ப்பா',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Mylapore', amenities: ['lift'] },
      },
      {
        text: 'தாம்பரத்துக்கும் வண்டலூருக்கும் நடுவுல இல்ல, தாம்பரத்துலயே ஒரு கிரவுண்டு மனை வாங்கணும்',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Tambaram', size_sqft: { min: 2400 } },
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
          price: { max: 15000000 },
          bedrooms: { min: 3, max: 3 },
        },
        numbers: [15000000, 3],
      },
      {
        text: 'ஈரோட்டுல அஞ்சு சென்ட் இடம் வாங்கணும் பட்ஜெட் இருபது லட்சம்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Erode',
          size_sqft: { min: 2178 },
          price: { max: 2000000 },
        },
        numbers: [5, 2000000],
      },
      {
        text: 'திருநெல்வேலி பாளையங்கோட்டையில் பத்து முதல் பதினைந்தாயிரம் வரை வாடகையில் வீடு தேவை',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Tirunelveli',
          area: 'Palayankottai',
          price: { min: 10000, max: 15000 },
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
          bedrooms: { min: 1, max: 1 },
          price: { max: 30000 },
        },
        numbers: [1, 30000],
      },
      {
        text: 'தஞ்சாவூரில் குறைந்தபட்சம் ஆயிரத்து ஐநூறு சதுர அடி பரப்பளவுள்ள வீடு வாங்க வேண்டும்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Thanjavur',
          size_sqft: { min: 1500 },
        },
        numbers: [1500],
      },
      {
        text: 'சொந்தமா ஒரு வீடு வாங்கணும்னு ஆசை, நாகர்கோவில் பக்கம், முப்பது லட்சத்துக்கு மேல போகக்கூடாது',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nagercoil', price: { max: 3000000 } },
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
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: { min: 2, max: 3 } },
        numbers: [{ min: 2, max: 3 }],
      },
      {
        text: 'என் மகள் வேலூர்ல படிக்கிறா, அங்க அவளுக்கு ஏழாயிரம் ரூபாய்ல வீடு வாடகைக்கு பாக்கணும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Vellore', price: { max: 7000 } },
        numbers: [7000],
      },
      {
        text: 'அமெரிக்காவிலிருந்து திரும்பி வருகிறோம், சென்னையில் நல்ல பாதுகாப்பு வசதியுடன் நான்கு படுக்கையறை வில்லா வாங்க எண்ணம்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Chennai',
          bedrooms: { min: 4, max: 4 },
          amenities: ['security'],
        },
        numbers: [4],
      },
      {
        text: 'திண்டுக்கல் பைபாஸ் ரோட்டுல ஒரு ஏக்கர் நிலம் விலைக்கு வேணும்',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Dindigul', size_sqft: { min: 43560 } },
        numbers: [1],
      },
      {
        text: 'மூவாயிரத்துல இருந்து அஞ்சாயிரத்துக்குள்ள ஒரு சின்ன வீடு வாடகைக்கு கிடைச்சா சொல்லுங்க',
        set: { transaction_type: 'rent', property_type: 'house', price: { min: 3000, max: 5000 } },
        numbers: [{ min: 3000, max: 5000 }],
      },
      {
        text: 'புதுச்சேரியில் கடற்கரைக்கு அருகில் அடுக்குமாடி வீடு வாங்க முடியுமா எழுபத்தைந்து லட்சம் வரை வைத்திருக்கிறேன்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Puducherry',
          price: { max: 7500000 },
        },
        numbers: [7500000],
      },
      {
        text: 'வணக்கம் சார் குரோம்பேட்டைல டூ பிஹெச்கே வாடகைக்கு கிடைக்குமா கார் பார்க்கிங் கண்டிப்பா வேணும்',
        set: {
          transaction_type: 'rent',
          area: 'Chromepet',
          bedrooms: { min: 2, max: 2 },
          amenities: ['parking'],
        },
      },
      { text: 'நான் வாழ்வதற்கு பெங்களூருவில் ஒரு இடத்தைக் கண்டுபிடிக்க விரும்புகிறேன்', set: { city: 'Bengaluru' } },
      {
        text: 'எனக்கு இரண்டு படுக்கையறைகள் மற்றும் ஒரு குளியலறை கொண்ட ஒரு அடுக்குமாடி குடியிருப்பை கண்டுபிடித்து தர முடியுமா',
        set: { property_type: 'apartment', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'சென்னையில் வாடகைக்கு ஒரு வீட்டைக் கண்டுபிடிக்க எனக்கு உதவ முடியுமா? எனக்கு மூன்று படுக்கையறைகள் தேவை, மேலும் வாகன நிறுத்துமிடம் இருக்க வேண்டும்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Chennai',
          bedrooms: { min: 3, max: 3 },
          amenities: ['parking'],
        },
        numbers: [3],
      },
      {
        text: 'நான் வாங்குவதற்கு ஒரு வீட்டைத் தேடுகிறேன், அது மதுரையில் இருக்க வேண்டும், நான்கு படுக்கையறைகள் வேண்டும்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Madurai',
          bedrooms: { min: 4, max: 4 },
        },
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
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Palayankottai',
          price: { max: 8000 },
        },
        numbers: [8000],
      },
      {
        text: 'அண்ணே நம்ம தேனில ஒரு அஞ்சு சென்டுல வீடு கட்ட எடம் வேணும்ண்ணே, பத்து லட்சத்துக்குள்ள முடிச்சிறலாம்',
        set: { property_type: 'land', city: 'Theni', size_sqft: { min: 2178 }, price: { max: 1000000 } },
        numbers: [5, 1000000],
      },
      {
        text: 'மச்சி வடபழனி கிட்ட ரூம் கிச்சன் மாதிரி சின்னதா வீடு வாடகைக்கு இருந்தா சொல்லு, ஏழு எட்டாயிரம் வரை ஓகே',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Vadapalani',
          price: { min: 7000, max: 8000 },
        },
        numbers: [{ min: 7000, max: 8000 }],
      },
      {
        text: 'எங்களுக்கு திருமணம் முடிந்து தனிக்குடித்தனம் போகிறோம் அம்பத்தூரில் ஒரு படுக்கையறை கொண்ட வீடு பன்னிரண்டாயிரத்திற்குள் வாடகைக்கு வேண்டும்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Ambattur',
          bedrooms: { min: 1, max: 1 },
          price: { max: 12000 },
        },
        numbers: [1, 12000],
      },
      {
        text: 'நான் துபாய்ல இருக்கேன், ஊர்ல முதலீடு பண்ண தஞ்சாவூர் பக்கம் ரெண்டு கிரவுண்ட் மனை பாக்குறேன், பட்ஜெட் ஐம்பது லட்சம் வரை',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Thanjavur',
          size_sqft: { min: 4800 },
          price: { max: 5000000 },
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
          price: { max: 4500000 },
        },
        numbers: [4500000],
      },
      {
        text: 'ஊட்டியில் ஒரு விடுமுறை இல்லம் வாங்க வேண்டும் என்பது எங்கள் நெடுநாள் ஆசை ஒரு கோடி வரை செலவழிக்க தயார்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Udhagamandalam',
          price: { max: 10000000 },
        },
        numbers: [10000000],
      },
      {
        text: 'மாத வாடகை இருபதாயிரம் முதல் முப்பதாயிரம் வரை இருக்கும் வீடுகளைக் காட்டவும்',
        set: { transaction_type: 'rent', property_type: 'house', price: { min: 20000, max: 30000 } },
        numbers: [{ min: 20000, max: 30000 }],
      },
      {
        text: 'ஆயிரத்து இருநூறு சதுர அடிக்குக் குறையாத வீடு விற்பனைக்கு உள்ளதா, வேலூரில்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Vellore', size_sqft: { min: 1200 } },
        numbers: [1200],
      },
      {
        text: 'தண்ணி கஷ்டம் இல்லாத ஏரியாவா பாத்து ஒரு வீடு வாடகைக்கு வேணும் சார் ஆவடி சைடு பத்தாயிரம் ரூபா',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Avadi',
          amenities: ['water_supply'],
          price: { max: 10000 },
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
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'T Nagar', price: { max: 15000 } },
      },
      {
        text: 'குறைந்தது மூணு பெட்ரூம், கிழக்கு பார்த்த வாசல், ஸ்ரீரங்கத்துல, சொந்தமா வாங்க',
        set: { transaction_type: 'sale', bedrooms: { min: 3 }, area: 'Srirangam' },
        numbers: [3],
      },
      {
        text: 'நான் ஹைதராபாத்தில் குறைந்தபட்சம் இரண்டு படுக்கையறைகள் கொண்ட வீட்டை வாடகைக்கு எடுக்க ஆர்வமாக உள்ளேன்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hyderabad', bedrooms: { min: 2 } },
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
          bedrooms: { min: 3, max: 3 },
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
          bedrooms: { min: 1, max: 1 },
          price: { max: 40000 },
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
          price: { min: 6000000, max: 7000000 },
        },
        numbers: [{ min: 6000000, max: 7000000 }],
      },
      {
        text: 'சென்னை புறநகரில் இருபது லட்சத்திற்குள் அறுநூறு சதுர அடி மனை வாங்க இயலுமா',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Chennai',
          price: { max: 2000000 },
          size_sqft: { min: 600 },
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
          size_sqft: { min: 4356 },
          amenities: ['water_supply'],
          city: 'Pollachi',
        },
        numbers: [10],
      },
      {
        text: 'மேல்மாடியில் இல்லாமல் கீழ்த்தளத்தில் ஒரு வீடு, சைதாப்பேட்டை, வாடகை பதிமூணாயிரம்',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Saidapet', price: { max: 13000 } },
        numbers: [13000],
      },
      {
        text: 'எனக்கு வீடு வேணாம் ப்ளாட்டும் வேணாம் காலி மனை மட்டும் வேணும் காஞ்சிபுரத்துல',
        set: { property_type: 'land', city: 'Kanchipuram' },
      },
      {
        text: 'ரெண்டு பெட்ரூம் ரெண்டு பாத்ரூம் ஒரு ஹால் உள்ள வீடு வேளச்சேரில எவ்வளவு வாடகையா இருந்தாலும் பரவாயில்ல',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Velachery',
          bedrooms: { min: 2, max: 2 },
        },
        any: ['price'],
      },
      {
        text: 'லீசுக்கு ஒரு வீடு பார்த்துட்டு இருக்கோம், எட்டு லட்சம் வரை தர முடியும், பெரம்பூர் ஏரியா',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Perambur', price: { max: 800000 } },
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
          bedrooms: { min: 4, max: 4 },
          price: { max: 25000 },
        },
      },
      {
        text: 'இணையத்தில் பார்த்தேன், உங்களிடம் திருப்பூரில் வாடகைக்கு வீடு இருந்தால் தெரிவிக்கவும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tiruppur' },
      },
    ],
  },
  {
    phenomenon: 'everyday wishes, latin',
    cases: [
      {
        text: 'coimbatore la rs puram pakkathula 2bhk veedu vadagaiku venum 15k kulla',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Coimbatore',
          area: 'R.S.Puram',
          bedrooms: { min: 2, max: 2 },
          price: { max: 15000 },
        },
        numbers: [2, 15000],
      },
      {
        text: 'anna enaku velachery la oru flat vadakaiku paakanum, bachelor thaan, 12000 varaikum ok',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Velachery',
          price: { max: 12000 },
        },
        numbers: [12000],
      },
      {
        text: 'naanga chennai ku shift aagurom, tambaram side la 3 bedroom veedu vaangalaam nu irukom, budget 80 laksham',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Chennai',
          area: 'Tambaram',
          bedrooms: { min: 3, max: 3 },
          price: { max: 8000000 },
        },
        numbers: [3, 8000000],
      },
      {
        text: 'maduraila sondha veedu vaanganum, 40 lacs kulla irundha sollunga',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Madurai', price: { max: 4000000 } },
        numbers: [4000000],
      },
      {
        text: 'trichy srirangam la oru ground manai vilaiku iruka?',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Tiruchirappalli',
          area: 'Srirangam',
          size_sqft: { min: 2400 },
        },
        numbers: [1],
      },
      {
        text: 'salem la anju cent nilam venum, vaanga',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Salem', size_sqft: { min: 2178 } },
        numbers: [5],
      },
      {
        text: 'vanakkam, adyar-il irandu padukkai arai konda adukumaadi kudiyiruppu vaadagaikku thevai, irubathu aayirathukkul',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Adyar',
          bedrooms: { min: 2, max: 2 },
          price: { max: 20000 },
        },
        numbers: [2, 20000],
      },
      {
        text: 'amma appa ku oru veedu paakren, lift irukanum, hospital pakkam, anna nagar, vadagai 18 aayiram',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Anna Nagar',
          amenities: ['lift'],
          price: { max: 18000 },
        },
        numbers: [18000],
      },
      { text: 'enaku oru veedu venum', set: { property_type: 'house' } },
      {
        text: 'omr la semi furnished 1bhk rentku iruntha sollunga bro 20k max',
        set: {
          transaction_type: 'rent',
          area: 'OMR',
          amenities: ['semi_furnished'],
          bedrooms: { min: 1, max: 1 },
          price: { max: 20000 },
        },
        numbers: [1, 20000],
      },
      {
        text: 'erode la 10 latcham to 15 latcham kulla plot vaanganum',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Erode',
          price: { min: 1000000, max: 1500000 },
        },
        numbers: [{ min: 1000000, max: 1500000 }],
      },
      {
        text: 'veedu vadagaiku venum saar 8 ayiram ku mela kudukka mudiyathu',
        set: { transaction_type: 'rent', property_type: 'house', price: { max: 8000 } },
        numbers: [8000],
      },
      {
        text: 'bangalore whitefield la moonu bhk flat vanganum onnara kodi budjet',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Whitefield',
          bedrooms: { min: 3, max: 3 },
          price: { max: 15000000 },
        },
        numbers: [3, 15000000],
      },
      {
        text: 'thanjavur la kuranjadhu 1200 sqft veedu vilaikku vaanga virumbugiren',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Thanjavur',
          size_sqft: { min: 1200 },
        },
        numbers: [1200],
      },
      {
        text: 'parking um power backup um irukkura apartment porur la lease illa rentku venum',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Porur',
          amenities: ['parking', 'power_backup'],
        },
      },
      {
        text: 'nagercoil pakkathula thottathoda oru thani veedu vaanganum',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nagercoil', amenities: ['garden'] },
      },
      {
        text: 'pondicherry la beach pakkam villa vanga aasai, rendu kodi varai',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Puducherry',
          price: { max: 20000000 },
        },
        numbers: [20000000],
      },
      {
        text: 'hi nan chennai la oru apartment thedikitu iruken, rent ku, 2 bedroom, 20000 to 25000 range la',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chennai',
          bedrooms: { min: 2, max: 2 },
          price: { min: 20000, max: 25000 },
        },
        numbers: [2, { min: 20000, max: 25000 }],
      },
      {
        text: 'enakku oru nalla veedu kandu pidichu thara mudiyuma, hosur la, vaadagai pathaayiram',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hosur', price: { max: 10000 } },
        numbers: [10000],
      },
      {
        text: 'sir engaluku tirunelveli la sontha veedu vanganum, budjet 35 latcham than irukku',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Tirunelveli',
          price: { max: 3500000 },
        },
        numbers: [3500000],
      },
      {
        text: 'nanga 4 per, students, thoraipakkam la 3bhk flat vaadakaikku venum, furnished na nallarukum',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Thoraipakkam',
          bedrooms: { min: 3, max: 3 },
          amenities: ['furnished'],
        },
      },
      {
        text: 'macha porur la semma veedu onnu rentku sollu da 15 k ulla',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Porur', price: { max: 15000 } },
        numbers: [15000],
      },
      {
        text: 'vaazhvatharku oru idam thedugiren, coimbatore-il, moondru padukkai araigal vendum',
        set: { city: 'Coimbatore', bedrooms: { min: 3, max: 3 } },
        numbers: [3],
      },
      {
        text: 'ennoda amma kaaga tharai thalathil oru veedu vaadagaikku vendum, kovai saibaba colony',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Coimbatore', area: 'Saibaba Colony' },
      },
      {
        text: 'kodaikanal la 10 cent nelam vaangi podanum nu oru ennam, vilai evlo aanalum ok',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Kodaikanal',
          size_sqft: { min: 4356 },
        },
        any: ['price'],
        numbers: [10],
      },
      {
        text: 'velachery or madipakkam la 2bhk for family, rent 18k kulla irundha pothum, car parking must',
        set: {
          transaction_type: 'rent',
          area: 'Velachery',
          bedrooms: { min: 2, max: 2 },
          price: { max: 18000 },
          amenities: ['parking'],
        },
        numbers: [2, 18000],
      },
      {
        text: 'naalu bedroom villa venum gated community la, ecr pakkam, 3 kodi varaikum povom',
        set: {
          property_type: 'house',
          bedrooms: { min: 4, max: 4 },
          amenities: ['gated_community'],
          area: 'ECR',
          price: { max: 30000000 },
        },
        numbers: [4, 30000000],
      },
      {
        text: 'indha maasam kadaisikulla veedu maaranum, ayanavaram la single bedroom veedu rent 9000',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Ayanavaram',
          bedrooms: { min: 1, max: 1 },
          price: { max: 9000 },
        },
      },
      {
        text: 'trichy thillai nagar, 3 bhk, sale, 70L',
        set: {
          transaction_type: 'sale',
          city: 'Tiruchirappalli',
          area: 'Thillai Nagar',
          bedrooms: { min: 3, max: 3 },
          price: { max: 7000000 },
        },
        numbers: [3, 7000000],
      },
      {
        text: 'power cut ilatha edama, bore thanni iruka veeda, oru 7000 rubaikku vadagaiku kidaikuma',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          amenities: ['power_backup', 'water_supply'],
          price: { max: 7000 },
        },
        numbers: [7000],
      },
      {
        text: 'vanakkam enaku madurai la oru nalla house vangunum, 3 bed room, 75 lakhs varaikum kudukka ready',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Madurai',
          bedrooms: { min: 3, max: 3 },
          price: { max: 7500000 },
        },
        numbers: [3, 7500000],
      },
      {
        text: 'nan oru IT employee, sholinganallur pakkathula sharing illama single ah 1bhk venum rentuku, 14k',
        set: {
          transaction_type: 'rent',
          area: 'Sholinganallur',
          bedrooms: { min: 1, max: 1 },
          price: { max: 14000 },
        },
      },
      {
        text: 'pudhu veedu katta edam thedrom pa, tiruvallur side 1 ground, 15 laksham budget',
        set: { property_type: 'land', area: 'Tiruvallur', size_sqft: { min: 2400 }, price: { max: 1500000 } },
        numbers: [1, 1500000],
      },
      {
        text: 'guduvancheri la rent 7000 to 9000 veedu, water problem irukka koodathu',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Guduvancheri',
          price: { min: 7000, max: 9000 },
          amenities: ['water_supply'],
        },
        numbers: [{ min: 7000, max: 9000 }],
      },
      {
        text: 'seekirama oru veedu venum, adutha maasam thirumanam, tambaram west, 2bhk vaadakai 13 ayiram',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Tambaram West',
          bedrooms: { min: 2, max: 2 },
          price: { max: 13000 },
        },
      },
      {
        text: 'anna nagar west la fully furnished 3bhk apartment for rent, covered car park, gym irundha nallathu, 45k varai',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Anna Nagar West',
          amenities: ['furnished', 'parking', 'gym'],
          bedrooms: { min: 3, max: 3 },
          price: { max: 45000 },
        },
        numbers: [3, 45000],
      },
      {
        text: 'inga coimbatore singanallur la thaniya irukura maari veedu vaadagai ku iruka nu paathu sollunga nga',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Coimbatore', area: 'Singanallur' },
      },
      {
        text: 'nri naanga, investment ku chennai omr la 2 flats vangalam nu plan, onnu 80L kulla',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Chennai',
          area: 'OMR',
          price: { max: 8000000 },
        },
      },
      {
        text: 'thoothukudi la kadai ila veedu than, vaadagai aaraayiram',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Thoothukudi', price: { max: 6000 } },
        numbers: [6000],
      },
    ],
  },
  {
    phenomenon: 'everyday wishes, mixed',
    cases: [
      {
        text: 'Hi, Adyar-ல 2BHK flat rent-க்கு வேணும், budget 25k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Adyar',
          bedrooms: { min: 2, max: 2 },
          price: { max: 25000 },
        },
        numbers: [2, 25000],
      },
      {
        text: 'I am looking for a 3bhk in Velachery, வாடகைக்கு, with covered car parking',
        set: {
          transaction_type: 'rent',
          area: 'Velachery',
          bedrooms: { min: 3, max: 3 },
          amenities: ['parking'],
        },
        numbers: [3],
      },
      {
        text: 'Coimbatore-ல independent house வாங்கணும், 60 lakhs-க்குள்ள',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Coimbatore',
          price: { max: 6000000 },
        },
        numbers: [6000000],
      },
      {
        text: 'naan oru plot buy panna looking, Hosur side, 20 to 30 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Hosur',
          price: { min: 2000000, max: 3000000 },
        },
        numbers: [{ min: 2000000, max: 3000000 }],
      },
      {
        text: 'furnished flat வேணும் near Guindy metro, rent maximum 30000',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Guindy',
          amenities: ['furnished'],
          price: { max: 30000 },
        },
        numbers: [30000],
      },
      {
        text: 'என்னோட budget 1.5 crore, Anna Nagar-ல 3 bedroom apartment buy பண்ணணும்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Anna Nagar',
          bedrooms: { min: 3, max: 3 },
          price: { max: 15000000 },
        },
        numbers: [15000000, 3],
      },
      {
        text: 'pls show me வீடு for rent in மதுரை below 10,000',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Madurai', price: { max: 10000 } },
        numbers: [10000],
      },
      {
        text: 'Trichy la 2 bedroom house for rent iruka with water facility and balcony',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Tiruchirappalli',
          bedrooms: { min: 2, max: 2 },
          amenities: ['water_supply', 'balcony'],
        },
        numbers: [2],
      },
      {
        text: 'swimming pool irukra gated community la villa purchase panna virumburen, Chennai ECR',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Chennai',
          area: 'ECR',
          amenities: ['swimming_pool', 'gated_community'],
        },
      },
      {
        text: 'My parents-க்கு ground floor house வேணும், Tambaram-ல, rent 12k',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Tambaram', price: { max: 12000 } },
        numbers: [12000],
      },
      {
        text: 'I would like to find a place to live in கோயம்புத்தூர், 2 bedrooms, rent-க்கு',
        set: { transaction_type: 'rent', city: 'Coimbatore', bedrooms: { min: 2, max: 2 } },
        numbers: [2],
      },
      {
        text: 'Can you find me a வீடு in Tiruppur? monthly rent 8000-க்கு கீழ இருக்கணும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tiruppur', price: { max: 8000 } },
        numbers: [8000],
      },
      {
        text: 'எனக்கு ஒரு fully furnished studio apartment வேணும், Nungambakkam-ல, rent 25k max',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          amenities: ['furnished'],
          area: 'Nungambakkam',
          price: { max: 25000 },
        },
        numbers: [25000],
      },
      {
        text: 'We are a family of four relocating to Madurai, வாடகைக்கு 3BHK வேண்டும் with lift and power backup',
        set: {
          transaction_type: 'rent',
          city: 'Madurai',
          bedrooms: { min: 3, max: 3 },
          amenities: ['lift', 'power_backup'],
        },
      },
      {
        text: 'Perungudi-ல office, so nearby 1bhk or studio rent-க்கு பாக்கறேன் 15000 budget',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Perungudi',
          bedrooms: { min: 1, max: 1 },
          price: { max: 15000 },
        },
      },
      {
        text: 'need a pet friendly villa for sale in ECR, பட்ஜெட் 2.5 கோடி',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          amenities: ['pet_friendly'],
          area: 'ECR',
          price: { max: 25000000 },
        },
        numbers: [25000000],
      },
      {
        text: 'minimum 1200 sqft house வாங்கணும், Salem-ல, with garden',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          size_sqft: { min: 1200 },
          city: 'Salem',
          amenities: ['garden'],
        },
        numbers: [1200],
      },
      {
        text: 'We need a semi furnished flat in Tambaram, வாடகை 12 முதல் 15 ஆயிரம் வரை',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          amenities: ['semi_furnished'],
          area: 'Tambaram',
          price: { min: 12000, max: 15000 },
        },
        numbers: [{ min: 12000, max: 15000 }],
      },
      {
        text: 'hi bro, Ambattur-ல 1 BHK house rent-க்கு இருக்கா? bachelor, budget 8k',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Ambattur',
          bedrooms: { min: 1, max: 1 },
          price: { max: 8000 },
        },
        numbers: [1, 8000],
      },
      {
        text: 'looking for a plot of 5 cents in Coimbatore, விலை 25 லட்சத்துக்குள்ள',
        set: { property_type: 'land', size_sqft: { min: 2178 }, city: 'Coimbatore', price: { max: 2500000 } },
        numbers: [5, 2500000],
      },
      {
        text: 'Please find me an apartment to buy in கிண்டி with swimming pool and 24 hrs security',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Guindy',
          amenities: ['swimming_pool', 'security'],
        },
      },
      {
        text: 'நான் currently Bangalore-ல இருக்கேன், moving to Chennai, need 2bhk for rent near Taramani',
        set: { transaction_type: 'rent', city: 'Chennai', area: 'Tharamani', bedrooms: { min: 2, max: 2 } },
        numbers: [2],
      },
    ],
  },
]
