import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** First wishes as many people put them: at length, spoken without a pause, typed in haste. */
export const wholeWishes: CorpusSection[] = [
  {
    phenomenon: 'whole wishes, native',
    cases: [
      {
        text: 'நான் பெங்களூருவில் ஒரு வீட்டை வாடகைக்கு எடுக்க விரும்புகிறேன், தயவுசெய்து எனக்கு உதவ முடியுமா?',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bengaluru' },
      },
      {
        text: 'நான் தங்குவதற்கு ஒரு இடத்தைத் தேடுகிறேன், இரண்டு படுக்கையறைகளும் ஒரு குளியலறையும் கொண்ட ஒரு அடுக்குமாடி குடியிருப்பு எனக்கு வேண்டும்',
        set: { property_type: 'apartment', bedrooms: exactly(2) },
      },
      {
        text: 'சென்னையில் வாங்குவதற்கு ஏதேனும் வீடு கிடைக்கிறதா என்று பாருங்கள், நான்கு படுக்கையறைகள் இருக்க வேண்டும்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Chennai', bedrooms: exactly(4) },
        numbers: [4],
      },
      {
        text: 'நாங்கள் விரைவில் கோயம்புத்தூருக்குக் குடிபெயர இருப்பதால் அங்கு வாடகைக்குக் கிடைக்கும் அடுக்குமாடி வீடுகளைப் பார்க்க விரும்புகிறோம்',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Coimbatore' },
      },
      {
        text: 'எனக்கு வாகன நிறுத்துமிடம் உள்ள, செல்லப்பிராணிகள் அனுமதிக்கப்படும் ஒரு வீடு மதுரையில் தேவை',
        set: { property_type: 'house', city: 'Madurai', amenities: ['parking', 'pet_friendly'] },
      },
      {
        text: 'ஒரு கோடியே இருபது லட்சம் வரை செலவு செய்யத் தயாராக இருக்கிறேன், அண்ணா நகரில் மூன்று அறைகள் கொண்ட ஃபிளாட் கிடைத்தால் உடனே வாங்கிவிடுவேன்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Anna Nagar',
          bedrooms: exactly(3),
          price: upTo(12000000),
        },
        numbers: [3, 12000000],
      },
      {
        text: 'சேலம் மாவட்டம் ஆத்தூர்ல ஒரு ரெண்டு ஏக்கர் வெவசாய பூமி வேணுமுங்க',
        set: { property_type: 'land', city: 'Attur', size_sqft: atLeast(87120) },
        numbers: [2],
      },
      {
        text: 'வீட்டுக்காரர் தொல்லை தாங்கல சொந்தமா ஒரு வீடு வாங்கிரலாம்னு முடிவு பண்ணிட்டோம் ஆவடி பட்டாபிராம் பக்கம் முப்பத்தஞ்சு நாப்பது லட்சத்துக்குள்ள',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Avadi',
          price: between(3500000, 4000000),
        },
      },
      {
        text: 'என் மகள் கல்லூரியில் சேர்ந்திருக்கிறாள் அவள் தோழிகளுடன் தங்க வேலூர் காட்பாடியில் வசதிகளுடன் கூடிய இரு படுக்கையறை வீடு வாடகைக்குக் கிடைக்குமா',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Katpadi', bedrooms: exactly(2) },
      },
      {
        text: 'இப்ப இருக்குற வீட்டக் காலி பண்ணச் சொல்லிட்டாங்க, குரோம்பேட்டைல அவசரமா ஒரு வாடகை வீடு வேணும் பன்னெண்டுக்குள்ள',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Chromepet', price: upTo(12000) },
      },
      {
        text: 'கொஞ்சம் பாத்து சொல்லுறீங்களா நாகப்பட்டினத்துல கடையோட சேர்ந்த மாதிரி ஒரு வீடு விலைக்கு வேணும்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nagapattinam' },
      },
      {
        text: 'தோட்டம் இருக்கணும் கிணறு இருக்கணும் அமைதியா இருக்கணும் அப்படி ஒரு பண்ணை வீடு பொள்ளாச்சில விலைக்கு கிடைக்குமா',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Pollachi',
          amenities: ['garden', 'water_supply'],
        },
      },
      {
        text: 'ஃபர்னிச்சர் எல்லாம் போட்ட ஃபிளாட்டா இருந்தா நல்லது ஏன்னா நான் தனியா வர்றேன் தரமணி பக்கம் இருபத்தஞ்சாயிரம் வரை கொடுப்பேன்',
        set: { property_type: 'apartment', area: 'Taramani', amenities: ['furnished'], price: upTo(25000) },
        numbers: [25000],
      },
      {
        text: 'வாடகை பத்தாயிரத்திலிருந்து பதினைந்தாயிரம் வரை, ஒரு படுக்கையறை, பல்லடம் அல்லது திருப்பூர்',
        set: {
          transaction_type: 'rent',
          bedrooms: exactly(1),
          price: between(10000, 15000),
          city: 'Palladam',
        },
      },
      {
        text: 'எண்பது லட்சத்துக்கு மேல போகாத மாதிரி ஒரு தனி வீடு, கார் உள்ள போற அளவுக்கு கேட், போரூர்',
        set: { property_type: 'house', area: 'Porur', price: upTo(8000000) },
        numbers: [8000000],
      },
      {
        text: 'தயவுசெய்து எனக்கு ஒரு வீடு தேடிக் கொடுங்கள். நாங்கள் மொத்தம் ஆறு பேர், குறைந்தது மூன்று படுக்கையறைகள் தேவை. பகுதி: மடிப்பாக்கம்',
        set: { property_type: 'house', bedrooms: atLeast(3), area: 'Madipakkam' },
      },
      {
        text: 'நீலாங்கரை பகுதியில் வாங்குவதற்கு ஏற்ற வில்லாக்கள் ஏதேனும் இருந்தால் காண்பிக்கவும், பட்ஜெட் இரண்டரை கோடி',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Neelankarai', price: upTo(25000000) },
        numbers: [25000000],
      },
      {
        text: 'எனது வேலை இடமாற்றம் காரணமாக நான் திருச்சிக்கு வர வேண்டியுள்ளது, அங்கு ஒற்றை படுக்கையறை கொண்ட ஃபர்னிஷ்டு அபார்ட்மெண்ட் வாடகைக்கு வேண்டும்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Tiruchirappalli',
          bedrooms: exactly(1),
          amenities: ['furnished'],
        },
      },
      {
        text: 'ஏம்ப்பா இந்த ஒட்டன்சத்திரம் பக்கம் எங்கயாச்சும் ஒரு அஞ்சாறு சென்ட் எடம் கெடைக்குமா வீடு கட்ட',
        set: { property_type: 'land', city: 'Oddanchatram', size_sqft: between(2178, 2613.6) },
        any: ['area'],
      },
      {
        text: 'அம்மாவுக்கு முழங்கால் வலி, அதனால தரைத் தளத்துல இல்லன்னா லிஃப்ட் இருக்குற அபார்ட்மெண்ட்ல ஒரு டூ பிஎச்கே பாத்துக்கிட்டு இருக்கோம் கே கே நகர் சென்னை',
        set: {
          property_type: 'apartment',
          city: 'Chennai',
          area: 'KK Nagar',
          bedrooms: exactly(2),
          amenities: ['lift'],
        },
      },
      {
        text: 'பத்திரப்பதிவு செலவு உட்பட ஐம்பத்தைந்து லட்சத்துக்குள் முடியும்படி பல்லாவரத்தில் ஒரு ஃபிளாட் வாங்க வேண்டும்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Pallavaram',
          price: upTo(5500000),
        },
        numbers: [5500000],
      },
      {
        text: 'நாய் வளர்க்கிறோம், மாடித்தோட்டம் போட ஆசை, அதுக்கு ஏத்த மாதிரி ஒரு தனி வீடு வாடகைக்கு வேணும் கோவை வடவள்ளி',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Coimbatore',
          area: 'Vadavalli',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'ரிட்டையர்மென்ட் பணம் வந்திருக்கு, அதுல தேனி பக்கம் ஒரு அரை ஏக்கர் நிலம் வாங்கி விடலாம்னு எண்ணம்',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Theni', size_sqft: atLeast(21780) },
        numbers: [0.5],
      },
      {
        text: 'மீனாட்சி அம்மன் கோயில் நடந்து போற தூரத்துல ஒரு சின்ன வீடு குத்தகைக்கு கிடைச்சா நல்லது, மதுரை தான்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Madurai' },
      },
      {
        text: 'இரண்டு கார் நிறுத்தும் வசதி, வேலைக்காரர் அறை, நான்கு படுக்கையறைகள் கொண்ட ஒரு பங்களா போட் கிளப்பில் விற்பனைக்கு உள்ளதா',
        set: {
          area: 'Boat Club',
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: exactly(4),
          amenities: ['parking'],
        },
      },
      {
        text: 'கல்யாணமாகி புதுசா குடித்தனம் வைக்கப் போறோம் ஒரு ரூம் கிச்சன் இருந்தா போதும் திருவொற்றியூர் இல்ல தண்டையார்பேட்டை ஏழாயிரம் எட்டாயிரம் வரை',
        set: { area: 'Tiruvottiyur', price: between(7000, 8000), bedrooms: exactly(1) },
      },
      {
        text: 'நெய்வேலி டவுன்ஷிப்ல வாடகைக்கு குவாட்டர்ஸ் மாதிரி வீடு ஏதாவது கிடைக்குமா',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Neyveli' },
      },
      {
        text: 'மாதம் 22,500 ரூபாய் வரை தரத் தயார்; சோழிங்கநல்லூர்; 2 படுக்கையறை; கேட்டட் கம்யூனிட்டி',
        set: {
          area: 'Sholinganallur',
          bedrooms: exactly(2),
          price: upTo(22500),
          amenities: ['gated_community'],
        },
      },
      {
        text: 'விலை முப்பது லட்சம் தாண்டக் கூடாது மனை ஆயிரத்து ஐநூறு சதுர அடி இருக்கணும் செங்கல்பட்டு சுற்றுவட்டாரம்',
        set: { property_type: 'land', city: 'Chengalpattu', price: upTo(3000000), size_sqft: atLeast(1500) },
      },
      {
        text: 'நான் வந்து ஒரு பேங்க் மேனேஜர், கடலூருக்கு ட்ரான்ஸ்ஃபர் ஆகியிருக்கு, அங்க நல்ல ஏரியால ஒரு மூணு பெட்ரூம் வீடு ரென்ட்டுக்கு வேணும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Cuddalore', bedrooms: exactly(3) },
        numbers: [3],
      },
      {
        text: 'வணக்கம் குரு, என் பெயர் செல்வி, நான் ஈரோட்டில் ஆசிரியையாகப் பணிபுரிகிறேன், பள்ளிக்கு அருகிலேயே இரண்டு படுக்கையறை வாடகை வீடு ஒன்று பார்த்துத் தர முடியுமா',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(2), city: 'Erode' },
        numbers: [2],
      },
      {
        text: 'திருப்பூர்ல பனியன் கம்பெனில சேர்ந்திருக்கேன் தங்குறதுக்கு ஒரு ரூம் வேணும் மூவாயிரத்துக்குள்ள',
        set: { city: 'Tiruppur', bedrooms: exactly(1), price: upTo(3000) },
      },
      {
        text: 'ஒரு நல்ல வாஸ்துப்படி கட்டிய கிழக்குப் பார்த்த வீடு, நான்கு சென்ட் நிலத்தில், விலை எழுபது லட்சத்துக்குள், நாமக்கல்',
        set: { property_type: 'house', city: 'Namakkal', size_sqft: atLeast(1742.4), price: upTo(7000000) },
      },
      {
        text: 'எங்களுக்கு இரண்டு குழந்தைகள், விளையாட இடமுள்ள அடுக்குமாடிக் குடியிருப்பில் மூன்று படுக்கையறை வீடு, பள்ளிக்கரணை அல்லது மேடவாக்கத்தில் வாடகைக்குத் தேடுகிறோம்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(3),
          area: 'Pallikaranai',
          amenities: ['play_area'],
        },
      },
      {
        text: 'வர்ற தை மாசம் கல்யாணம் அதுக்குள்ள குடிபோகணும் தாம்பரம் சானடோரியம் பக்கம் ஒரு சின்ன ஃபிளாட் வாடகை பதிமூணு வரைக்கும்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Tambaram Sanatorium',
          price: upTo(13000),
        },
      },
      {
        text: 'புதுக்கோட்டையில் உள்ள வீடுகளில் விற்பனைக்கு உள்ளவற்றைப் பட்டியலிடுங்கள், இருபது முதல் முப்பது இலட்சம் வரை',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Pudukkottai',
          price: between(2000000, 3000000),
        },
        numbers: [{ min: 2000000, max: 3000000 }],
      },
      {
        text: 'வீட்டுல அப்பா அம்மா நான் மூணு பேர் தான், ஒன்னரை லட்சம் அட்வான்ஸ் கொடுக்க முடியும், வாடகை எட்டாயிரம், திருவண்ணாமலை',
        set: { transaction_type: 'rent', city: 'Tiruvannamalai', price: upTo(8000) },
      },
      {
        text: 'தயவு செய்து அண்ணாநகர் மேற்கு விரிவாக்கத்தில் மூன்று படுக்கையறைகளுடன் பால்கனியும் கார் பார்க்கிங்கும் இருக்கிற மாதிரி ஒரு ஃபிளாட் வாங்க உதவவும்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          area: 'Anna Nagar',
          amenities: ['balcony', 'parking'],
        },
        numbers: [3],
      },
      {
        text: 'சொத்துன்னு ஒண்ணு சேத்து வைக்கணும்ல அதான் ஊருக்கு ஒதுக்குப்புறமா இருந்தாலும் சரி விழுப்புரம் ரோட்டுல ஒரு ரெண்டு கிரவுண்டு வாங்கிப் போட்டுடலாம்னு',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Villupuram',
          size_sqft: atLeast(4800),
        },
        numbers: [2],
      },
      {
        text: 'கண்டிப்பா ஜெனரேட்டர் இருக்கணும் என் தாத்தா ஆக்சிஜன்ல இருக்காரு, கே.கே. நகர் இல்ல அசோக் நகர், மூணு ரூம், வாடகை முப்பது',
        set: {
          transaction_type: 'rent',
          area: 'KK Nagar',
          bedrooms: exactly(3),
          amenities: ['power_backup'],
          price: upTo(30000),
        },
      },
      {
        text: 'எனக்கு ஒரு வில்லா வேண்டும், அதில் நீச்சல் குளம், தோட்டம், கேரேஜ் எல்லாம் இருக்க வேண்டும். இடம் கொடைக்கானல். விலை மூன்று கோடி வரை',
        set: {
          property_type: 'house',
          city: 'Kodaikanal',
          amenities: ['swimming_pool', 'garden', 'parking'],
          price: upTo(30000000),
        },
        numbers: [30000000],
      },
      {
        text: 'ரோடு மேல இருக்கற காலி மனை வேணும் கடை கட்டவும் தோதா இருக்கணும் அரியலூர்ல பத்து பதினஞ்சு லட்சம்',
        set: { property_type: 'land', city: 'Ariyalur', price: between(1000000, 1500000) },
        numbers: [{ min: 1000000, max: 1500000 }],
      },
      {
        text: 'நாகர்கோவில் இல்லைன்னா மார்த்தாண்டம், அஞ்சு சென்டுல ஓட்டு வீடு விலைக்கு',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Nagercoil',
          size_sqft: atLeast(2178),
        },
        numbers: [5],
      },
      {
        text: 'உங்கள் உதவி தேவை. அண்ணா பல்கலைக்கழகத்தில் பணியாற்றுகிறேன், கோட்டூர்புரத்தில் மாத வாடகை இருபதாயிரத்திற்குக் குறைவாக ஒரு படுக்கையறை கொண்ட குடியிருப்பு கிடைக்குமா என அறிய விரும்புகிறேன்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kotturpuram',
          bedrooms: exactly(1),
          price: upTo(20000),
        },
      },
      {
        text: 'ஒரு நாலு பெட்ரூம் வில்லா, கோயம்புத்தூர் சரவணம்பட்டி பக்கம், விலை எவ்வளவு ஆனாலும் பரவாயில்ல, வாங்கத் தயார்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Coimbatore',
          area: 'Saravanampatti',
          bedrooms: exactly(4),
        },
        any: ['price'],
        numbers: [4],
      },
      {
        text: 'எங்கப்பாவுக்கு வயசாயிடுச்சு, மாடிப்படி ஏற முடியல, அதனால லிஃப்ட் உள்ள அடுக்குமாடியா பாருங்க, மயிலாப்பூர் மந்தவெளி பக்கம், வாடகைக்கு',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Mylapore', amenities: ['lift'] },
      },
      {
        text: 'ராமேஸ்வரத்துல கடலோரமா இருபது சென்ட் நிலம் ரிசார்ட் கட்ட வேணும்',
        set: { property_type: 'land', city: 'Rameswaram', size_sqft: atLeast(8712) },
        numbers: [20],
      },
      {
        text: 'புதுசா வேலைக்குச் சேர்ந்திருக்கேன் சம்பளம் கம்மிதான், ஆறாயிரத்துக்கு ஒரு சிங்கிள் ரூம் கெடச்சா போதும், ஓசூர் சிப்காட்',
        set: { city: 'Hosur', bedrooms: exactly(1), price: upTo(6000) },
        numbers: [6000],
      },
      {
        text: 'எனக்கும் என் மனைவிக்கும் தோட்ட வேலை பிடிக்கும், ஆகவே தோட்டத்துடன் கூடிய தனி வீடு ஒன்றை ஊட்டியில் வாங்க யோசித்துக்கொண்டிருக்கிறோம்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Udhagamandalam',
          amenities: ['garden'],
        },
      },
      {
        text: 'சின்னாளப்பட்டில ஓட்டு வீடோ மாடி வீடோ எதுவா இருந்தாலும் வாடகை நாலாயிரத்துக்குள்ள',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Chinnalapatti', price: upTo(4000) },
        numbers: [4000],
      },
      {
        text: 'ரெண்டு வருஷமா தேடிட்டே இருக்கோம், இன்னும் அமையல, அம்பத்தூர்ல ஒரு டபுள் பெட்ரூம் ஃபிளாட் நாற்பத்தஞ்சு லட்சத்துக்குள்ள வாங்கித் தாங்க',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Ambattur',
          bedrooms: exactly(2),
          price: upTo(4500000),
        },
      },
      {
        text: 'பள்ளிக்கூடம் பக்கத்துலயும் இருக்கணும், மெயின் ரோட்டுலயும் இருக்கக் கூடாது, தண்ணி நல்லா வரணும், ரெண்டு ரூமு வீடு, கரூர், வாடகை ஆறு ஆறரை',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Karur',
          bedrooms: exactly(2),
          amenities: ['water_supply'],
          price: between(6000, 6500),
        },
      },
      {
        text: 'மதுரை விமான நிலையத்திற்கு அருகில் விற்பனைக்கு உள்ள ஒரு ஏக்கர் நிலத்தைக் காட்டுங்கள்',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Madurai', size_sqft: atLeast(43560) },
      },
      {
        text: 'காற்றோட்டமான, பால்கனியுள்ள, மூன்றாவது மாடிக்கு மேல் இருக்கும் ஒரு ஃபிளாட், கீழ்ப்பாக்கத்தில், ஒன்றரை கோடிக்குள்',
        set: { property_type: 'apartment', area: 'Kilpauk', amenities: ['balcony'], price: upTo(15000000) },
      },
      {
        text: 'ஹலோ குரு, மதுரையில எங்களுக்கு ஒரு வீடு பாத்துக் குடுக்கணும், வாடகைதான், பத்து பன்னெண்டு ஆயிரம் வரை பரவால்ல, ரெண்டு பெட்ரூம் அவசியம்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Madurai',
          bedrooms: exactly(2),
          price: between(10000, 12000),
        },
      },
      {
        text: 'எனக்குச் சொந்தமாக ஒரு வீடு வேண்டும் என்று நீண்ட நாட்களாக ஆசை, கும்பகோணத்தில் முப்பது லட்சத்திற்குள் அமைந்தால் நன்றாக இருக்கும்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kumbakonam', price: upTo(3000000) },
        numbers: [3000000],
      },
      {
        text: 'பெங்களூருல வேலை பாக்குற என் தம்பிக்கு கோரமங்களா பக்கத்துல ஒன் பிஎச்கே வாடகைக்கு பாக்குறோம், இருபதாயிரம் வரைக்கும் கொடுக்கலாம்',
        set: {
          city: 'Bengaluru',
          transaction_type: 'rent',
          area: 'Koramangala',
          bedrooms: exactly(1),
          price: upTo(20000),
        },
      },
      {
        text: 'அஞ்சு சென்டுக்கு குறையாத வீட்டு மனை, பேருந்து வசதியோட, திருச்செங்கோடு',
        set: { property_type: 'land', city: 'Tiruchengode', size_sqft: atLeast(2178) },
        numbers: [5],
      },
      {
        text: 'மூணு பெட்ரூம் ஹால் கிச்சன் இருக்கற தனி வீடு, கார் பார்க்கிங் அவசியம், கோவை கணபதி ஏரியா, வாங்குறதுக்கு, ஒரு கோடி வரைக்கும்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Coimbatore',
          area: 'Ganapathy',
          bedrooms: exactly(3),
          amenities: ['parking'],
          price: upTo(10000000),
        },
      },
      {
        text: 'வீட்டுல பூனை இருக்கு, அதுக்குச் சம்மதிக்கிற ஓனரா பாத்து ஒரு ஃபிளாட், திருவான்மியூர், முப்பது வரைக்கும் வாடகை',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Thiruvanmiyur',
          amenities: ['pet_friendly'],
          price: upTo(30000),
        },
      },
      {
        text: 'நிலத்தடி நீர் நல்லா இருக்கற எடமா ஒரு அரை ஏக்கரா திண்டிவனம் செஞ்சி ரோட்டுல வாங்கணும்னு எண்ணம்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Tindivanam',
          size_sqft: atLeast(21780),
          amenities: ['water_supply'],
        },
        numbers: [0.5],
      },
      {
        text: 'சென்னை புறநகர்ப் பகுதியில், குறிப்பாக வண்டலூருக்கும் கூடுவாஞ்சேரிக்கும் இடையில், நாற்பது லட்சம் மதிப்பில் அடுக்குமாடி வீடு வாங்க விழைகிறேன்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Chennai',
          area: 'Vandalur',
          price: upTo(4000000),
        },
        numbers: [4000000],
      },
      {
        text: 'குளியலறை இணைந்த இரண்டு படுக்கையறைகளுடன் வாடகைக்கு அபார்ட்மெண்ட், ராமாபுரம் அருகே',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(2),
          area: 'Ramapuram',
        },
        numbers: [2],
      },
      {
        text: 'தூத்துக்குடி துறைமுகத்துக்குப் பக்கமா கம்பெனி ஸ்டாஃப் தங்க நாலு ரூம் வீடு ஒண்ணு லீசுக்கு வேணும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Thoothukudi', bedrooms: exactly(4) },
        numbers: [4],
      },
      {
        text: 'எங்க குடும்பத்துல மொத்தம் அஞ்சு பேரு, அதனால மூணு பெட்ரூம் இருக்கற வீடு ஒண்ணு வாடகைக்கு எடுக்கலாம்னு இருக்கோம், நாகப்பட்டினம் டவுனுக்குள்ள',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Nagapattinam', bedrooms: exactly(3) },
      },
      {
        text: 'காரைக்குடியில் செட்டிநாட்டு பாணியில் கட்டப்பட்ட பழைய வீடு ஒன்றை வாங்கும் எண்ணம் உள்ளது, விலை பிரச்சினை இல்லை',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Karaikudi' },
        any: ['price'],
      },
      {
        text: 'மாதம் ஒன்பதாயிரம் ரூபாய்க்கு மேற்படாமல், குடிநீர் வசதியுடன், மாதவரம் பால்பண்ணை அருகே வாடகை வீடு',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Madhavaram',
          price: upTo(9000),
          amenities: ['water_supply'],
        },
        numbers: [9000],
      },
      {
        text: 'ஃபிளாட் ஒன்னு பாருங்க அண்ணே, கிழக்கு தாம்பரம், அம்பது அம்பத்தஞ்சு லட்சத்துக்குள்ள முடியணும், லோனுக்கு ஏத்த மாதிரி இருக்கணும்',
        set: { property_type: 'apartment', area: 'East Tambaram', price: between(5000000, 5500000) },
        numbers: [{ min: 5000000, max: 5500000 }],
      },
      {
        text: 'நாங்க கோயம்புத்தூர்லேர்ந்து சென்னைக்கு ஷிஃப்ட் ஆகுறோம், பெருங்குடில ஆபீஸ், பக்கத்துலயே ஒரு டூ பிஎச்கே ஃபர்னிஷ்டு ஃபிளாட் ரென்ட்டுக்கு',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chennai',
          area: 'Perungudi',
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
      },
      {
        text: 'கடைசி காலத்துல நிம்மதியா இருக்க ஒரு சின்ன வீடு வாங்கணும், திருவையாறு பக்கம் காவிரிக் கரையோரமா கெடைச்சா நல்லது',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Thiruvaiyaru' },
      },
      {
        text: 'எட்டு கிரவுண்டுக்கு குறையாத இடம், ஸ்கூல் கட்டுறதுக்கு, திருவள்ளூர் மாவட்டத்துல எங்க இருந்தாலும் சரி',
        set: { property_type: 'land', city: 'Tiruvallur', size_sqft: atLeast(19200) },
        any: ['area'],
        numbers: [8],
      },
      {
        text: 'வீட்டு வாடகை மூவாயிரத்துல இருந்து நாலாயிரத்துக்குள்ள, ஒரு ரூமும் சமையலறையும் போதும், சிவகாசி',
        set: { transaction_type: 'rent', city: 'Sivakasi', bedrooms: exactly(1), price: between(3000, 4000) },
      },
      {
        text: 'ஐடி கம்பெனியில் வேலை செய்யும் நாங்கள் நான்கு நண்பர்கள் சேர்ந்து தங்க மூன்று அறை கொண்ட வில்லா தேடுகிறோம், துரைப்பாக்கம், மாதம் அறுபதாயிரம் வரை',
        set: { property_type: 'house', area: 'Thoraipakkam', bedrooms: exactly(3), price: upTo(60000) },
      },
      {
        text: 'பிஞ்சு குழந்தை இருக்கு, அதனால கரண்ட் போனா ஜெனரேட்டர் ஓடணும், பாதுகாப்பா இருக்கணும், ராயப்பேட்டைல ஒரு ஃபிளாட் வாடகைக்கு',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Royapettah',
          amenities: ['power_backup', 'security'],
        },
      },
      {
        text: 'முதல் வீடு வாங்குறோம், எங்களுக்கு ஒண்ணும் தெரியாது, நாற்பத்தஞ்சு லட்சம் இருக்கு, திருச்சில எந்த ஏரியா நல்லதுன்னு பாத்து ஒரு தனி வீடு காட்டுங்க',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Tiruchirappalli',
          price: upTo(4500000),
        },
        any: ['area'],
        numbers: [4500000],
      },
      {
        text: 'வயல் வெளியா இருந்தாலும் பரவாயில்ல ஒரு மூணு ஏக்கர் நஞ்சை நிலம் தஞ்சாவூர் பக்கம் கிரயத்துக்கு',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Thanjavur',
          size_sqft: atLeast(130680),
        },
        numbers: [3],
      },
      {
        text: 'அடுக்குமாடியில் பத்தாவது தளத்துக்கு மேல், கடல் தெரியும்படி, மூன்று படுக்கையறை, வாடகை ஒரு லட்சம் வரை, பெசன்ட் நகர் அல்லது திருவான்மியூர்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Besant Nagar',
          bedrooms: exactly(3),
          price: upTo(100000),
        },
      },
      {
        text: 'போன மாசம் பாத்த வீடு கைநழுவிப் போச்சு, அதே மாதிரி ஒரு ரெண்டு ரூம் வீடு புதுப்பேட்டைல பத்தாயிரத்துக்கு பாருங்களேன்',
        set: { property_type: 'house', city: 'Pudupettai', bedrooms: exactly(2), price: upTo(10000) },
      },
      {
        text: 'வேலை நிமித்தமா அடுத்த வாரம் மதுரைக்கு வந்துடுவேன், தங்குறதுக்கு ஒரு ரூம் இல்லன்னா சின்ன வீடு ஏதாச்சும், வாடகை அஞ்சு வரைக்கும், மாட்டுத்தாவணி பக்கம்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Madurai',
          area: 'Mattuthavani',
          bedrooms: exactly(1),
          price: upTo(5000),
        },
      },
      {
        text: 'ஒரு இரண்டு படுக்கையறை வீடு, வாடகைக்கு, கோயம்புத்தூர் ஆர் எஸ் புரம், இருபதாயிரத்துக்கு உட்பட்டு',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Coimbatore',
          area: 'RS Puram',
          bedrooms: exactly(2),
          price: upTo(20000),
        },
        numbers: [2, 20000],
      },
      {
        text: 'எங்களுடைய பட்ஜெட் ஐம்பது முதல் அறுபது லட்சம் வரை, கட்டி முடித்த அடுக்குமாடி வீடுகள் குன்றத்தூர் பகுதியில் இருந்தால் தெரியப்படுத்தவும்',
        set: { property_type: 'apartment', area: 'Kundrathur', price: between(5000000, 6000000) },
        numbers: [{ min: 5000000, max: 6000000 }],
      },
      {
        text: 'பையனுக்கு நாமக்கல்ல காலேஜ் கெடச்சிருக்கு, அவன் ஃப்ரெண்ட்ஸ் நாலு பேரோட தங்க வாடகை வீடு ஒண்ணு பாக்கணும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Namakkal' },
        numbers: [4],
      },
      {
        text: 'வீட்டோட தோட்டமும் சேர்ந்து இருந்தா நல்லது, விலை அம்பது லட்சத்த தாண்டக் கூடாது, ஈரோடு மொடக்குறிச்சி பக்கம்',
        set: { property_type: 'house', city: 'Modakurichi', amenities: ['garden'], price: upTo(5000000) },
        numbers: [5000000],
      },
      {
        text: 'எனக்கு கொட்டிவாக்கத்தில் கடல் காற்று வரும்படியான, ஏசி வசதியுள்ள, முழுமையாக ஃபர்னிஷ் செய்யப்பட்ட ஒரு ஃபிளாட் மூன்று மாத வாடகைக்கு வேண்டும்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kottivakkam',
          amenities: ['air_conditioning', 'furnished'],
        },
      },
      {
        text: 'மச்சான் ஆவடில ரெண்டு கிரவுண்டு நிலம் பாத்து வைடா, அப்பா ரிட்டயர் ஆனதும் வாங்கணும்',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Avadi', size_sqft: atLeast(4800) },
        numbers: [2],
      },
      {
        text: 'வாடகைக்கு வீடு வேணும் ஆனா முன்பணம் அதிகமா தர முடியாது ரெண்டு மாச வாடகை தான் தருவேன், எழும்பூர் பத்தாயிரத்துக்குள்ள',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Egmore', price: upTo(10000) },
      },
      {
        text: 'எங்களுக்கு ஒரு நாலு செண்ட் போதும், ரோடு வசதி கரண்ட் வசதி இருக்கற எடம், திண்டுக்கல் நத்தம் ரோடு, அஞ்சு லட்சம்',
        set: {
          property_type: 'land',
          city: 'Dindigul',
          area: 'Natham Road',
          size_sqft: atLeast(1742.4),
          price: upTo(500000),
        },
      },
      {
        text: 'தனியா இருக்குற எங்கம்மாவுக்கு எங்க வீட்டுப் பக்கத்துலயே, அதாவது அசோக் நகர்ல, சின்னதா ஒரு ஒன் பெட்ரூம் ஃபிளாட் ரென்ட்டுக்கு',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Ashok Nagar',
          bedrooms: exactly(1),
        },
      },
      {
        text: 'தரை தளம் வேண்டாம், முதல் மாடியோ இரண்டாம் மாடியோ இருக்கட்டும், மூன்று படுக்கையறை ஃபிளாட், கோடம்பாக்கம், விலைக்கு',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kodambakkam',
          bedrooms: exactly(3),
        },
      },
      {
        text: 'எங்களுக்கு திருமணம் ஆகி ஆறு மாதம் ஆகிறது, தற்போது பெற்றோருடன் இருக்கிறோம், தனியாகச் செல்ல விரும்புவதால் மாம்பலத்தில் ஒரு படுக்கையறை வாடகை வீடு பாருங்கள்',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Mambalam', bedrooms: exactly(1) },
      },
      {
        text: 'செங்கல்பட்டுல ஒரு அஞ்சு லட்சத்துக்குள்ள காலி மனை இருந்தா காட்டுங்க சார்',
        set: { property_type: 'land', city: 'Chengalpattu', price: upTo(500000) },
        numbers: [500000],
      },
      {
        text: 'புதுக்கோட்டை டவுன்ல நாலு ரூம் உள்ள பெரிய வீடு, வாடகை பன்னெண்டாயிரம் வரைக்கும் குடுக்கலாம், கார் நிறுத்த இடம் வேணும்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Pudukkottai',
          bedrooms: exactly(4),
          price: upTo(12000),
          amenities: ['parking'],
        },
        numbers: [4, 12000],
      },
      {
        text: 'சொந்தமா ஒரு ஃபிளாட் இருக்கணும்னு ஆசை, வேளச்சேரி பக்கம், எழுபது எண்பது லட்சம் ஆகும்னு தெரியும்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Velachery',
          price: between(7000000, 8000000),
        },
        numbers: [{ min: 7000000, max: 8000000 }],
      },
      {
        text: 'வயதானவர்களுக்கு ஏற்றவாறு லிஃப்ட் மற்றும் பாதுகாவலர் உள்ள அபார்ட்மெண்டில் இரண்டு படுக்கையறை வீடு, நங்கநல்லூர், வாடகை',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(2),
          area: 'Nanganallur',
          amenities: ['lift', 'security'],
        },
        numbers: [2],
      },
      {
        text: 'கோத்தகிரில டீ எஸ்டேட்டுக்கு நடுவுல ஒரு பங்களா விலைக்கு வருமா',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kotagiri' },
      },
    ],
  },
  {
    phenomenon: 'whole wishes, latin',
    cases: [
      {
        text: 'sir oru help venum, madurai la enga amma appa thanga oru veedu rent ku paathutu iruken, 8k ku mela mudiyathu',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Madurai', price: upTo(8000) },
      },
      {
        text: 'hello, I want veedu vangarathu ku, trichy side, budget 50 to 60 lakhs, 3 bedroom irundha pothum',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Tiruchirappalli',
          bedrooms: exactly(3),
          price: between(5000000, 6000000),
        },
      },
      {
        text: '2bhk veetuku evlo vaadagai nalum ok bro, aana kandippa thuraipakkam la irukanum, lift venum',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          area: 'Thoraipakkam',
          amenities: ['lift'],
        },
        any: ['price'],
      },
      {
        text: 'enga office sholinganallur ku maaruthu adhanaala anga oru 2 bedroom apartment eduthukalam nu iruken, 20k kulla',
        set: { property_type: 'apartment', area: 'Sholinganallur', bedrooms: exactly(2), price: upTo(20000) },
      },
      {
        text: 'namma veetla periyavanga irukanga so ground floor la oru thani veedu, nanganallur or madipakkam, rent 18k max',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Nanganallur', price: upTo(18000) },
      },
      {
        text: 'land vaanganum 2 grounds, mahabalipuram road, yaravathu direct owner irukangala',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          size_sqft: atLeast(4800),
          city: 'Mamallapuram',
        },
      },
      {
        text: 'gud mrng mam, tenkasi la 1200 sqft la veetu manai eruntha solunga, 6 lacs varai',
        set: { property_type: 'land', city: 'Tenkasi', size_sqft: atLeast(1200), price: upTo(600000) },
      },
      {
        text: 'swimming pool gym ellam irukra gated community flat vanganum, omr la, 1.2 cr varaikkum polam',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'OMR',
          amenities: ['swimming_pool', 'gym', 'gated_community'],
          price: upTo(12000000),
        },
        numbers: [12000000],
      },
      {
        text: 'enaku ooru palani, anga than oru chinna veetu vilaiku venum 15 latchathuku',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Palani', price: upTo(1500000) },
        numbers: [1500000],
      },
      {
        text: 'kolathur la house for lease 5 lakhs irukingla?',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Kolathur', price: upTo(500000) },
        numbers: [500000],
      },
      {
        text: 'hii, naan bangalore la irundhu chennai ku shift aguren, velachery or medavakkam side oru 2bhk semi furnished flat rent ku kedaikuma',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chennai',
          area: 'Velachery',
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'anna vanakam, thiruvarur la sontha veedu vaanganum, 18 latcham iruku kaila',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tiruvarur', price: upTo(1800000) },
      },
      {
        text: 'en wife ku nagercoil la govt job kedachuruku so anga oru veedu vadagaiku paakanum, 7k 8k kulla',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Nagercoil',
          price: between(7000, 8000),
        },
      },
      {
        text: 'ennaku oru periya veedu vendum kudumbathil 8 per, 4 arai irukka vendum, salem hasthampatti',
        set: { property_type: 'house', city: 'Salem', area: 'Hasthampatti', bedrooms: exactly(4) },
      },
      {
        text: 'thaniya iruka pora ponnu naan, safe ah security ulla flat thedren, porur, 15k max',
        set: { property_type: 'apartment', area: 'Porur', amenities: ['security'], price: upTo(15000) },
      },
      {
        text: 'bro egmore la oru 2 bedroom house 30k rent kulla irundha msg pannunga',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Egmore',
          bedrooms: exactly(2),
          price: upTo(30000),
        },
      },
      {
        text: 'kumbakonam la agraharam veedu mathiri palaya veedu vilaiku varutha paarunga, 40 lakhs varai',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kumbakonam', price: upTo(4000000) },
      },
      {
        text: 'yercaud la oru chinna estate illa farm land vaanganum, 3 acre venum',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Yercaud', size_sqft: atLeast(130680) },
        numbers: [3],
      },
      {
        text: 'house venum, rent venum, tirunelveli venum, 2 room podhum',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tirunelveli', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'vanakkam sir, en maganukku coimbatore la college kidaichiruku, peelamedu pakkathula oru 1bhk rent ku paarthu tharuveengala, 10k kulla',
        set: {
          transaction_type: 'rent',
          city: 'Coimbatore',
          area: 'Peelamedu',
          bedrooms: exactly(1),
          price: upTo(10000),
        },
      },
      {
        text: 'flat vaangurathukku loan approve aayiduchu 55 lakhs, perungalathur or vandalur side la 2bhk sollunga',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Perungalathur',
          price: upTo(5500000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'maams oru veedu venum da vadagaiku, 5 pasanga irukom, tnagar kitta, 25 aayiram varaikum share pannikalam',
        set: { transaction_type: 'rent', property_type: 'house', area: 'T Nagar', price: upTo(25000) },
      },
      {
        text: 'naanga innum 2 maasathula madurai varom, anga thanga oru veedu lease ku venum 6 latcham varai',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Madurai', price: upTo(600000) },
      },
      {
        text: 'sholavandan la 50 cent thennanthoppu vilaiku iruntha sollunga',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Sholavandan',
          size_sqft: atLeast(21780),
        },
        numbers: [50],
      },
      {
        text: 'enakku romba naala oru sontha veedu vaanganum nu aasai, trichy thillai nagar la, budget 80 to 90',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Tiruchirappalli',
          area: 'Thillai Nagar',
          price: between(8000000, 9000000),
        },
      },
      {
        text: 'oorula irundhu amma varanga so periya veeda maaranum, 3bhk, ashok nagar, 28k max',
        set: { bedrooms: exactly(3), area: 'Ashok Nagar', property_type: 'house', price: upTo(28000) },
      },
      {
        text: 'nalla kaathotamana maadi veedu, 2nd floor kooda ok, rent 7 to 8k, dindigul',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Dindigul',
          price: between(7000, 8000),
        },
      },
      {
        text: 'oru kodi rubaiku mela pogama ecr neelankarai la 1200 sqft manai',
        set: { property_type: 'land', area: 'Neelankarai', price: upTo(10000000), size_sqft: atLeast(1200) },
      },
      {
        text: 'bro chennai la decent ah oru 1bhk, rent 10-12k, near metro station, guindy or alandur',
        set: {
          transaction_type: 'rent',
          city: 'Chennai',
          area: 'Guindy',
          bedrooms: exactly(1),
          price: between(10000, 12000),
        },
      },
      {
        text: 'nanga 3 ponnunga work panrom, oru 2bhk fully furnished with ac venum sholinganallur, rent 30k varaikum share panni kudupom',
        set: {
          transaction_type: 'rent',
          area: 'Sholinganallur',
          bedrooms: exactly(2),
          amenities: ['furnished', 'air_conditioning'],
          price: upTo(30000),
        },
      },
      {
        text: 'tirunelveli town la irundhu palayamkottai kulla engayavathu oru veedu 5k ku',
        set: { property_type: 'house', area: 'Palayamkottai', price: upTo(5000) },
      },
      {
        text: 'vangarathuku oru plot parunga, 30 x 40, sriperumbudur, 15 latcham kulla, dtcp irukanum',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Sriperumbudur',
          size_sqft: atLeast(1200),
          price: upTo(1500000),
        },
      },
      {
        text: 'enga ammachi ku madurai la oru sinna veedu, ground floor, vadagai 4 aayiram thaan kuduka mudiyum',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Madurai', price: upTo(4000) },
      },
      {
        text: 'house for sale in kanyakumari dist nagercoil, 3bhk, car nikka edam, 60 lacs',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Nagercoil',
          bedrooms: exactly(3),
          amenities: ['parking'],
          price: upTo(6000000),
        },
      },
      {
        text: 'lift vasathi ulla apartment 2nd floor kku mela ulla veedu, t nagar, 2 bedroom, 25000 thaandama',
        set: {
          property_type: 'apartment',
          area: 'T Nagar',
          bedrooms: exactly(2),
          amenities: ['lift'],
          price: upTo(25000),
        },
      },
      {
        text: 'naan nri, investment kaaga coimbatore la commercial illa residential plot 5 cent vanganum',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Coimbatore',
          size_sqft: atLeast(2178),
        },
        numbers: [5],
      },
      {
        text: 'saravanampatty side pg illa, thani 1bhk venum, bike parking irundha podhum, 9k',
        set: { area: 'Saravanampatti', bedrooms: exactly(1), amenities: ['parking'], price: upTo(9000) },
      },
      {
        text: 'family oda thanga nalla area la 3bhk flat vaadagaikku venum, anna nagar west or mogappair, 40k varai tharuvom',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Anna Nagar West',
          bedrooms: exactly(3),
          price: upTo(40000),
        },
      },
      {
        text: 'sir oru chinna budget than 12 lakhs, athula oru veetu manai kidaikuma sivagangai pakkam',
        set: { property_type: 'land', city: 'Sivaganga', price: upTo(1200000) },
        numbers: [1200000],
      },
      {
        text: 'appa retired aitaru so avaruku amaithiya oru veedu, kodaikanal or yercaud, vaanga than, 70 lakhs',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kodaikanal', price: upTo(7000000) },
      },
      {
        text: 'villa venum 4bhk with private pool, panaiyur ecr, rent 1.5 lakh per month ok',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'ECR',
          bedrooms: exactly(4),
          amenities: ['swimming_pool'],
          price: upTo(150000),
        },
        numbers: [4, 150000],
      },
      {
        text: 'madurai la oomachikulam pakkam 3 cent edathula puthu veedu kattirukanga la antha mathiri vilaiku venum, 35 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Madurai',
          size_sqft: atLeast(1306.8),
          price: upTo(3500000),
        },
      },
      {
        text: 'nan oru student, vit vellore kitta 2 bhk house, naanga 4 per, rent 16000 kulla',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Vellore',
          bedrooms: exactly(2),
          price: upTo(16000),
        },
      },
      {
        text: 'resale flat iruntha sollunga, keelkattalai side, 650 sqft, 30 lacs than max',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kilkattalai',
          size_sqft: atLeast(650),
          price: upTo(3000000),
        },
        numbers: [650, 3000000],
      },
      {
        text: 'yaaravathu rent ku veedu vidurangala pallikaranai la? 2 bed, 15k',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Pallikaranai',
          bedrooms: exactly(2),
          price: upTo(15000),
        },
      },
      {
        text: 'sir nan oru retired teacher, palani adivaram pakkam oru amaithiyana veedu vangi settle aaganum, 20 lakhs than iruku',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Palani', price: upTo(2000000) },
        numbers: [2000000],
      },
      {
        text: 'madurai iyer bungalow la 2bhk house rent ku thevai, advance 50k tharalam, rent 9k',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Madurai',
          area: 'Iyer Bungalow',
          bedrooms: exactly(2),
          price: upTo(9000),
        },
      },
      {
        text: 'en sister marriage aagi chennai varanga, avangaluku mogappair la oru 2bhk flat, semi furnished, 20 to 22k',
        set: {
          property_type: 'apartment',
          city: 'Chennai',
          area: 'Mogappair',
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
          price: between(20000, 22000),
        },
      },
      {
        text: 'house vadagaiku iruka bro cuddalore la? 3 room, car vida idam, 11k varai',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Cuddalore',
          bedrooms: exactly(3),
          amenities: ['parking'],
          price: upTo(11000),
        },
      },
      {
        text: 'gated community villa vanga interest, siruseri or navalur, 1.2 to 1.5 cr, clubhouse and gym irukanum',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Siruseri',
          amenities: ['gated_community', 'clubhouse', 'gym'],
          price: between(12000000, 15000000),
        },
        numbers: [{ min: 12000000, max: 15000000 }],
      },
      {
        text: 'enaku ethuvum special venam oru 1bhk rent ku pothum royapuram la 8000',
        set: { transaction_type: 'rent', area: 'Royapuram', bedrooms: exactly(1), price: upTo(8000) },
      },
      {
        text: 'kulandhainga irukanga so play area ulla apartment, perambur, 3bed, rent 22k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Perambur',
          bedrooms: exactly(3),
          amenities: ['play_area'],
          price: upTo(22000),
        },
      },
      {
        text: 'na oru auto driver, 4000 kulla oru chinna veedu vadagaiku venum vyasarpadi la',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Vyasarpadi', price: upTo(4000) },
        numbers: [4000],
      },
      {
        text: 'trichy samayapuram pakkam road mela oru 10 cent land, 25 lakh varai, patta clear ah irukanum',
        set: {
          property_type: 'land',
          city: 'Samayapuram',
          size_sqft: atLeast(4356),
          price: upTo(2500000),
        },
      },
      {
        text: 'hello sir enaku valasaravakkam la 2 bhk veedu with covered car parking rent 18k ku iruntha sollunga',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Valasaravakkam',
          bedrooms: exactly(2),
          amenities: ['parking'],
          price: upTo(18000),
        },
      },
      {
        text: 'naangalum oru flat vaangalam nu mudivu pannitom, tambaram or selaiyur, 50L ku mela mudiyathu',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Tambaram', price: upTo(5000000) },
      },
      {
        text: 'ponnu chennai la padikuthu so nungambakkam pakkathula safe ana oru veedu venum 2 bed, 30k',
        set: {
          property_type: 'house',
          city: 'Chennai',
          area: 'Nungambakkam',
          bedrooms: exactly(2),
          amenities: ['security'],
          price: upTo(30000),
        },
      },
      {
        text: 'individual house 3bhk salem la vilaiku, 50 la irunthu 65 lacs, well water irukanum',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Salem',
          bedrooms: exactly(3),
          price: between(5000000, 6500000),
          amenities: ['water_supply'],
        },
      },
      {
        text: 'bachelors 3 per, 1bhk podhum, velachery illana taramani, 13 aayiram',
        set: { area: 'Velachery', bedrooms: exactly(1), price: upTo(13000) },
      },
      {
        text: 'oru nalla duplex villa, sarjapur road bangalore, 2 crore kulla, gym pool irukanum',
        set: {
          property_type: 'house',
          city: 'Bengaluru',
          area: 'Sarjapur Road',
          price: upTo(20000000),
          amenities: ['gym', 'swimming_pool'],
        },
        numbers: [20000000],
      },
      {
        text: 'kovilpatti la 1500 sadhura adi la veedu, vilai 40 latcham varaikum parava illa',
        set: { property_type: 'house', city: 'Kovilpatti', size_sqft: atLeast(1500), price: upTo(4000000) },
        numbers: [1500, 4000000],
      },
      {
        text: 'enga veetu pakkathula noise romba jaasthi, so amaithiyana area la rent ku maaranum, mandaveli, 20k',
        set: { transaction_type: 'rent', area: 'Mandaveli', price: upTo(20000) },
      },
      {
        text: '3bhk independent house, erode perundurai road, sale, 75 lakhs, bore water venum',
        set: {
          area: 'Perundurai Road',
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Erode',
          bedrooms: exactly(3),
          price: upTo(7500000),
          amenities: ['water_supply'],
        },
        numbers: [3, 7500000],
      },
      {
        text: 'rendu per than irukom, adyar la 1bhk with balcony vaadagaiku paakurom, 18k',
        set: {
          transaction_type: 'rent',
          area: 'Adyar',
          bedrooms: exactly(1),
          amenities: ['balcony'],
          price: upTo(18000),
        },
      },
      {
        text: 'thambi oru veedu paarunga pa rent ku, tenkasi, 3000 rooba',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tenkasi', price: upTo(3000) },
        numbers: [3000],
      },
      {
        text: 'semi furnished flat near tidel park, 2 bed, below 28k',
        set: {
          property_type: 'apartment',
          area: 'Tidel Park',
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
          price: upTo(28000),
        },
        numbers: [2, 28000],
      },
      {
        text: 'ecr la beach side villa vangalam nu yosikirom, 4 crore varai budget',
        set: { transaction_type: 'sale', property_type: 'house', area: 'ECR', price: upTo(40000000) },
        numbers: [40000000],
      },
    ],
  },
  {
    phenomenon: 'whole wishes, mixed',
    cases: [
      {
        text: 'நான் Infosys-ல வேலை பாக்குறேன், Sholinganallur பக்கத்துல furnished 1BHK rent-க்கு வேணும்',
        set: {
          transaction_type: 'rent',
          area: 'Sholinganallur',
          bedrooms: exactly(1),
          amenities: ['furnished'],
        },
      },
      {
        text: 'Adyar or Besant Nagar-ல 3BHK apartment வாங்கணும், budget 2.5 crores வரைக்கும் போகலாம்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Adyar',
          bedrooms: exactly(3),
          price: upTo(25000000),
        },
      },
      {
        text: 'Looking for a house in Coimbatore with garden, வாடகைக்கு, 25000-க்கு கீழ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Coimbatore',
          amenities: ['garden'],
          price: upTo(25000),
        },
        numbers: [25000],
      },
      {
        text: 'எனக்கு ஒரு apartment வேணும், pets allowed-ஆ இருக்கணும், Velachery, 2 bedrooms 2 bathrooms',
        set: {
          property_type: 'apartment',
          bedrooms: exactly(2),
          area: 'Velachery',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'Hi, Pondicherry-ல sea side villa buy பண்ண interest இருக்கு, 3 to 4 crore',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Puducherry',
          price: between(30000000, 40000000),
        },
        numbers: [{ min: 30000000, max: 40000000 }],
      },
      {
        text: 'Marathahalli-ல PG வேண்டாம், 1RK இல்லன்னா 1BHK rent-க்கு பாருங்க, max 14k',
        set: { transaction_type: 'rent', area: 'Marathahalli', bedrooms: exactly(1), price: upTo(14000) },
      },
      {
        text: 'Retirement-க்கு அப்புறம் settle ஆக Coimbatore-ல ஒரு villa தேவை, 90 lakhs budget, garden இருக்கணும்',
        set: { property_type: 'house', city: 'Coimbatore', price: upTo(9000000), amenities: ['garden'] },
        numbers: [9000000],
      },
      {
        text: 'என் budget 8000 per month, Avadi railway station கிட்ட single bedroom house',
        set: { property_type: 'house', area: 'Avadi', bedrooms: exactly(1), price: upTo(8000) },
        numbers: [8000],
      },
      {
        text: '3 ground land-ஆ ECR road-ல வாங்க interested, 4 crores வரைக்கும் okay',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'ECR',
          size_sqft: atLeast(7200),
          price: upTo(40000000),
        },
      },
      {
        text: 'Fully furnished 2BHK with AC and power backup வேணும், Guindy or Saidapet, rent around 35000',
        set: {
          transaction_type: 'rent',
          area: 'Guindy',
          bedrooms: exactly(2),
          amenities: ['furnished', 'air_conditioning', 'power_backup'],
          price: upTo(35000),
        },
      },
      {
        text: 'Porur-ல DLF பக்கத்துல walkable distance-ல 1BHK fully furnished, rent 20k-க்கு மேல போகக்கூடாது',
        set: {
          transaction_type: 'rent',
          area: 'Porur',
          bedrooms: exactly(1),
          amenities: ['furnished'],
          price: upTo(20000),
        },
      },
      {
        text: 'என் parents-க்காக ground floor-ல ஒரு 2BHK flat வாங்க பாக்குறேன், Tambaram East, 50L',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'East Tambaram',
          bedrooms: exactly(2),
          price: upTo(5000000),
        },
      },
      {
        text: 'Independent villa with lift, Coimbatore Race Course road, 5 crore வரை ok',
        set: { property_type: 'house', city: 'Coimbatore', amenities: ['lift'], price: upTo(50000000) },
        numbers: [50000000],
      },
      {
        text: 'Family-யோட தங்க 3BHK வேணும் Whitefield Bangalore-ல, 40 to 45k rent',
        set: {
          transaction_type: 'rent',
          bedrooms: exactly(3),
          city: 'Bengaluru',
          area: 'Whitefield',
          price: between(40000, 45000),
        },
      },
      {
        text: 'Budget-friendly-ஆ ஒரு 2BHK flat resale-ல வாங்கணும், Chromepet or Pallavaram, 45 lakhs max',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Chromepet',
          bedrooms: exactly(2),
          price: upTo(4500000),
        },
      },
      {
        text: 'எனக்கு urgent-ஆ house வேணும், Trichy Thillai Nagar, rent 15k, pets allow பண்ணணும்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Tiruchirappalli',
          area: 'Thillai Nagar',
          price: upTo(15000),
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'Need 1500 sqft plot in Erode, 20 லட்சம் budget, gated layout-ஆ இருந்தா better',
        set: {
          property_type: 'land',
          city: 'Erode',
          size_sqft: atLeast(1500),
          price: upTo(2000000),
          amenities: ['gated_community'],
        },
        numbers: [1500, 2000000],
      },
      {
        text: 'Weekend house மாதிரி ஒரு farm house வேணும் Kolli Hills-ல, price 50 lakhs குள்ள',
        set: { property_type: 'house', price: upTo(5000000) },
        numbers: [5000000],
      },
      {
        text: 'Work from home பண்றேன், so 3BHK with power backup வேணும், Coimbatore Peelamedu, rent 25k to 30k',
        set: {
          transaction_type: 'rent',
          city: 'Coimbatore',
          area: 'Peelamedu',
          bedrooms: exactly(3),
          amenities: ['power_backup'],
          price: between(25000, 30000),
        },
      },
      {
        text: 'Newly married couple, semi furnished 1BHK, Porur-ல பாருங்க, 12k budget',
        set: { area: 'Porur', bedrooms: exactly(1), amenities: ['semi_furnished'], price: upTo(12000) },
      },
      {
        text: 'ஒரு 600 sqft flat வாங்க முடியுமா 25 lakhs-க்குள்ள Avadi-ல?',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Avadi',
          size_sqft: atLeast(600),
          price: upTo(2500000),
        },
        numbers: [600, 2500000],
      },
      {
        text: 'Land வாங்கி போடலாம்னு plan, Hosur side, 10 to 15 lakhs, minimum 1200 sqft',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Hosur',
          price: between(1000000, 1500000),
          size_sqft: atLeast(1200),
        },
      },
      {
        text: 'Hi Guru, எனக்கு Salem Fairlands-ல ஒரு independent house rent-க்கு வேணும், 3 bedrooms, car parking, 18k-க்குள்ள',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Salem',
          area: 'Fairlands',
          bedrooms: exactly(3),
          amenities: ['parking'],
          price: upTo(18000),
        },
        numbers: [3, 18000],
      },
      {
        text: 'Looking to buy 1200 sqft flat, near Vadapalani metro, 90 lakhs வரை போகலாம்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Vadapalani',
          size_sqft: atLeast(1200),
          price: upTo(9000000),
        },
        numbers: [1200, 9000000],
      },
      {
        text: 'என் cat-க்காக pet friendly house தேடுறேன், Alwarpet or RA Puram, 35k max',
        set: { property_type: 'house', area: 'Alwarpet', amenities: ['pet_friendly'], price: upTo(35000) },
      },
      {
        text: 'Vellore-ல CMC hospital பக்கத்துல monthly rent-க்கு furnished room with AC',
        set: { transaction_type: 'rent', city: 'Vellore', amenities: ['furnished', 'air_conditioning'] },
      },
      {
        text: 'Marriage-க்கு அப்புறம் தனி குடித்தனம், so 1BHK rent-க்கு in Madurai Anna Nagar, 8k',
        set: {
          transaction_type: 'rent',
          city: 'Madurai',
          area: 'Anna Nagar',
          bedrooms: exactly(1),
          price: upTo(8000),
        },
      },
      {
        text: '4BHK duplex house வாங்கணும் Trichy-ல, garden and parking must, 1.5 cr',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Tiruchirappalli',
          bedrooms: exactly(4),
          amenities: ['garden', 'parking'],
          price: upTo(15000000),
        },
      },
      {
        text: 'Chennai-ல beach பக்கத்துல flat, ரெண்டு bedroom, sale, budget 1 crore',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Chennai',
          bedrooms: exactly(2),
          price: upTo(10000000),
        },
      },
      {
        text: 'Rent-க்கு 2BHK, Chromepet, budget பத்தாயிரம் to பன்னிரண்டாயிரம்',
        set: {
          transaction_type: 'rent',
          area: 'Chromepet',
          bedrooms: exactly(2),
          price: between(10000, 12000),
        },
      },
      {
        text: 'Trichy-ல gated community-ல plot வாங்கணும், 1200 sqft, 30 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Tiruchirappalli',
          size_sqft: atLeast(1200),
          price: upTo(3000000),
          amenities: ['gated_community'],
        },
        numbers: [1200, 3000000],
      },
    ],
  },
]
