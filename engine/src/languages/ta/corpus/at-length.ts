import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Long polite sentences, speech of the regions, voice transcripts and short messages. */
export const atLength: CorpusSection[] = [
  {
    phenomenon: 'at length: first wishes, native',
    cases: [
      {
        text: 'வணக்கம், நான் அடுத்த மாதம் சென்னைக்கு இடம் பெயர்கிறேன், எனது அலுவலகம் அம்பத்தூரில் இருப்பதால் அதன் அருகே ஒரு இரண்டு படுக்கையறை அடுக்குமாடிக் குடியிருப்பை வாடகைக்கு எடுக்க முடியுமா என்று பார்க்கிறேன்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(2),
          city: 'Chennai',
          area: 'Ambattur',
        },
        numbers: [2],
      },
      {
        text: 'எனக்கு கோயம்புத்தூரில் குடும்பத்துடன் தங்குவதற்கு ஏற்ற ஒரு வீட்டைக் கண்டுபிடிக்க உங்களால் உதவ முடியுமா? எனது பட்ஜெட் மாதம் பதினெட்டாயிரம் ரூபாய்',
        set: { property_type: 'house', city: 'Coimbatore', price: upTo(18000) },
        numbers: [18000],
      },
      {
        text: 'ஏங்க நம்ம பெருந்துறைல ஒரு வீடு ஒண்ணு வாடகைக்கு கெடச்சா சொல்லுங்க்ணா ஒரு ஏழாயிரத்துக்குள்ள இருந்தா போதுமுங்க',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Perundurai', price: upTo(7000) },
        numbers: [7000],
      },
      {
        text: 'மதுரை அண்ணா நகர்ல ஏதாச்சும் மூணு ரூம் வச்ச வீடு விலைக்கு வருதா, அம்பது அறுபது லட்சம் வரைக்கும் போலாம்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Madurai',
          area: 'Anna Nagar',
          bedrooms: exactly(3),
          price: between(5000000, 6000000),
        },
        numbers: [3, { min: 5000000, max: 6000000 }],
      },
      {
        text: 'நான் தேடிக்கொண்டிருப்பது லிப்ட் மற்றும் கார் நிறுத்துமிடம் உள்ள ஒரு மூன்று படுக்கையறை ஃபிளாட், கிண்டி பகுதியில்',
        set: {
          property_type: 'apartment',
          bedrooms: exactly(3),
          area: 'Guindy',
          amenities: ['lift', 'parking'],
        },
        numbers: [3],
      },
      {
        text: 'என் பொண்ணு வேலூர்ல படிக்குறா அவளுக்கு பக்கத்துல தங்க ஒரு சின்ன வீடு வாடகைக்கு வேணும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Vellore' },
      },
      {
        text: 'தயவுசெய்து திருச்சிராப்பள்ளியில் நாற்பது லட்சத்திற்குக் குறைவான விலையில் விற்பனைக்கு உள்ள வீடுகளைக் காட்டவும்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Tiruchirappalli',
          price: upTo(4000000),
        },
        numbers: [4000000],
      },
      {
        text: 'ஓசூர்ல ரெண்டு கிரவுண்டு நிலம் வாங்கிப் போடலாம்னு நெனைக்குறோம்',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Hosur', size_sqft: atLeast(4800) },
        numbers: [2],
      },
      {
        text: 'பெங்களூரு எலக்ட்ரானிக் சிட்டி பக்கம் ஒரு ஒன் பிஎச்கே வேணும் ரென்ட் பதினஞ்சாயிரம் தாண்டக்கூடாது',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          area: 'Electronic City',
          bedrooms: exactly(1),
          price: upTo(15000),
        },
      },
      {
        text: 'எனக்கு வேண்டியது அமைதியான சூழலில் ஒரு வில்லா, நீச்சல் குளமும் தோட்டமும் இருக்க வேண்டும், ஊர் கொடைக்கானல்',
        set: { property_type: 'house', city: 'Kodaikanal', amenities: ['swimming_pool', 'garden'] },
      },
      {
        text: 'நாங்க அஞ்சு பேரு ஃப்ரெண்ட்ஸ், சோழிங்கநல்லூர்ல மூணு பெட்ரூம் ஃபிளாட் ஃபுல்லி ஃபர்னிஷ்டா வாடகைக்கு தேடுறோம்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Sholinganallur',
          bedrooms: exactly(3),
          amenities: ['furnished'],
        },
        numbers: [5, 3],
      },
      {
        text: 'கும்பகோணத்தில் சொந்தமாக ஒரு வீடு வாங்க வேண்டும் என்பது என் அம்மாவின் ஆசை, முப்பத்தைந்து இலட்சம் வரை செலவிட முடியும்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kumbakonam', price: upTo(3500000) },
        numbers: [3500000],
      },
      {
        text: 'புதுச்சேரில கடற்கரை பக்கமா செமி ஃபர்னிஷ்டு வீடு லீசுக்கு கிடைக்குமா',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Puducherry',
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'வீடு ஒண்ணு வேணும்பா வாடகைக்கு திருநெல்வேலி டவுன்ல அஞ்சாயிரம் ஆறாயிரம் வரை',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Tirunelveli',
          price: between(5000, 6000),
        },
      },
      {
        text: 'நான் தற்போது துபாயில் வசிக்கிறேன், ஓய்வுக்குப் பிறகு திருச்சியில் குடியேற எண்ணுகிறேன், அங்கு மூன்று படுக்கையறைகள் கொண்ட ஒரு வில்லாவை எண்பது லட்சத்திற்குள் வாங்க இயலுமா',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Tiruchirappalli',
          bedrooms: exactly(3),
          price: upTo(8000000),
        },
        numbers: [3, 8000000],
      },
      {
        text: 'எங்களுக்கு ஒரு வாடகை வீடு தேவைப்படுகிறது, அது நங்கநல்லூரில் இருந்தால் மிகவும் வசதியாக இருக்கும், மாதத்திற்கு இருபத்திரண்டாயிரம் வரை கொடுக்க இயலும்',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Nanganallur', price: upTo(22000) },
        numbers: [22000],
      },
      {
        text: 'டேய் மச்சி வேளச்சேரில ஒரு டூ பிஎச்கே பாத்துட்டு இருக்கேன்டா வாடகை இருபதுக்குள்ள வந்தா சொல்லு',
        set: { transaction_type: 'rent', area: 'Velachery', bedrooms: exactly(2), price: upTo(20000) },
      },
      {
        text: 'என்னோட மகனோட படிப்புக்காக நாங்க சேலத்துக்கு மாறுறோம், ஸ்கூலுக்குப் பக்கத்துல ஒரு வீடு வாடகைக்கு இருந்தா பாத்துச் சொல்லுங்களேன்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Salem' },
      },
      {
        text: 'மூணு செண்டுல கட்டுன புது வீடு விற்பனைக்கு வேணும் திண்டுக்கல் பக்கம்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Dindigul',
          size_sqft: atLeast(1306.8),
        },
        numbers: [3],
      },
      {
        text: 'பால்கனி இருக்குற மாதிரி ஒரு ஃபிளாட்டு, மாசம் முப்பதாயிரத்துக்கு மேல போகக் கூடாது, தரமணி ஏரியா',
        set: { property_type: 'apartment', area: 'Taramani', amenities: ['balcony'], price: upTo(30000) },
        numbers: [30000],
      },
      {
        text: 'வாடகைக்கு வீடு பார்க்கிறோம் குழந்தைகள் விளையாட இடமும் செக்யூரிட்டியும் இருக்கிற அபார்ட்மெண்டா இருந்தா நல்லது மேடவாக்கம் பக்கம்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Medavakkam',
          amenities: ['play_area', 'security'],
        },
      },
      {
        text: 'கொஞ்சம் நிலம் வாங்கி விவசாயம் பண்ணலாம்னு இருக்கேன் ரெண்டு ஏக்கர் போதும் தேனி மாவட்டம்',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Theni', size_sqft: atLeast(87120) },
        numbers: [2],
      },
      {
        text: 'ஐயா வணக்கம், தஞ்சாவூர்ல ஒரு ஓட்டு வீடா இருந்தாலும் பரவால்ல வாடகை நாலாயிரத்துக்குள்ள வேணும்யா',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Thanjavur', price: upTo(4000) },
        numbers: [4000],
      },
      {
        text: 'நான் ஒரு வங்கி ஊழியர், மாற்றலாகி நாகர்கோவிலுக்கு வந்துள்ளேன், உடனடியாகக் குடியேற ஒரு படுக்கையறை கொண்ட வாடகை வீடு வேண்டும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Nagercoil', bedrooms: exactly(1) },
        numbers: [1],
      },
      {
        text: 'சென்னைல ஓஎம்ஆர் ரோட்டுல ஐம்பது லட்சத்துல இருந்து அறுபது லட்சம் ரேஞ்சுல ஃபிளாட் வாங்க ஆசை',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Chennai',
          area: 'OMR',
          price: between(5000000, 6000000),
        },
        numbers: [{ min: 5000000, max: 6000000 }],
      },
      {
        text: 'கரண்ட் போனாலும் ஜெனரேட்டர் இருக்கற வீடா பாருங்க, கோவை ராமநாதபுரம், வாடகை',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Coimbatore',
          area: 'Ramanathapuram',
          amenities: ['power_backup'],
        },
      },
      {
        text: 'ஆறு மாசத்துல கல்யாணம் அதுக்குள்ள ஒரு ஃபிளாட் வாங்கிடணும் பட்ஜெட் எழுபது',
        set: { transaction_type: 'sale', property_type: 'apartment', price: upTo(7000000) },
      },
      {
        text: 'வளர்ப்பு நாய் வைத்திருக்கிறோம் அதற்கு அனுமதி உள்ள இரண்டு அறை வீடு வாடகைக்கு வேண்டும்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          amenities: ['pet_friendly'],
        },
        numbers: [2],
      },
      {
        text: 'மன்னிக்கவும் உங்களைத் தொந்தரவு செய்வதற்கு, எனக்குப் பல்லாவரத்தில் இரண்டு படுக்கையறை உள்ள ஒரு வீட்டை மாத வாடகை இருபதாயிரத்திற்குள் ஏற்பாடு செய்ய முடியுமா',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Pallavaram',
          bedrooms: exactly(2),
          price: upTo(20000),
        },
        numbers: [2, 20000],
      },
      {
        text: 'எங்க வீட்டுக்காரருக்கு திருப்பூருக்கு டிரான்ஸ்ஃபர் ஆயிருச்சு, அங்க ஒரு ரெண்டு ரூம் வீடு வாடகைக்கு பாக்கணும்ங்க',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tiruppur', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'கோடம்பாக்கம் சைடு ஒரு ஃபிளாட்டு வாங்கலாம்னு யோசிக்கிறோம் அறுவது லட்சம் கிட்ட பட்ஜெட்',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kodambakkam',
          price: upTo(6000000),
        },
        numbers: [6000000],
      },
      {
        text: 'எனக்கு ராமநாதபுரத்துல பத்து சென்ட் நிலம் தேவைப்படுது, ரோட்டு மேலயே இருந்தா ரொம்ப நல்லது',
        set: { property_type: 'land', city: 'Ramanathapuram', size_sqft: atLeast(4356) },
        numbers: [10],
      },
      {
        text: 'திருவண்ணாமலை கிரிவலப் பாதை பக்கத்துல ஒரு சின்ன மனை வாங்கி வைக்கணும்',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Tiruvannamalai' },
      },
      {
        text: 'வாடகை வீடு ஒன்று தேவை, பூந்தமல்லி அல்லது போரூர், பன்னிரண்டாயிரத்திலிருந்து பதினைந்தாயிரத்திற்குள்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Poonamallee',
          price: between(12000, 15000),
        },
        numbers: [{ min: 12000, max: 15000 }],
      },
      {
        text: 'ஊட்டில ஒரு நாலு பெட்ரூம் பங்களா விலைக்கு இருக்காப்பா மூணு கோடி வரைக்கும்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Udhagamandalam',
          bedrooms: exactly(4),
          price: upTo(30000000),
        },
        numbers: [4, 30000000],
      },
      {
        text: 'வீட்டில் முதியவர்கள் இருப்பதால் லிஃப்ட் வசதி கொண்ட அடுக்குமாடி வீடு மட்டுமே வேண்டும், மயிலாப்பூர் அருகில், வாடகைக்கு',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Mylapore', amenities: ['lift'] },
      },
      {
        text: 'ஆயிரத்து இருநூறு சதுர அடியில் கட்டப்பட்ட வீடு ஒன்றை விருதுநகரில் வாங்க விருப்பம்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Virudhunagar',
          size_sqft: atLeast(1200),
        },
        numbers: [1200],
      },
      {
        text: 'டேய் தம்பி கரூர்ல நம்ம கடைக்கு பக்கத்துல வாடகை வீடு எதுனா இருந்தா சொல்லுடா',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Karur' },
      },
    ],
  },
  {
    phenomenon: 'at length: first wishes, latin',
    cases: [
      {
        text: 'hi sir 2bhk flat venum rentku velachery la irunthu 5km kulla iruntha kuda ok, 18k budget',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(2),
          area: 'Velachery',
          price: upTo(18000),
        },
      },
      {
        text: 'akka enga ponnuku marriage fix aayiruchu so tambaram west la oru veedu vaangi tharanum 45 lacs kulla',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Tambaram West',
          price: upTo(4500000),
        },
        numbers: [4500000],
      },
      {
        text: 'cbe gandhipuram kita 1rk or 1bhk rent 8k',
        set: {
          transaction_type: 'rent',
          city: 'Coimbatore',
          area: 'Gandhipuram',
          bedrooms: exactly(1),
          price: upTo(8000),
        },
      },
      {
        text: 'naan oru it employee, perungudi la semi furnished 2bhk paathutu iruken, maintenance sethu 25k varaikum mudiyum',
        set: { bedrooms: exactly(2), area: 'Perungudi', amenities: ['semi_furnished'], price: upTo(25000) },
      },
      {
        text: 'madurai kk nagar la individual house vilaiku iruntha sollunga anna 70L varaikum ok',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Madurai',
          area: 'KK Nagar',
          price: upTo(7000000),
        },
      },
      {
        text: 'ooty la oru cottage mathiri veedu vangalam nu plan, 1 cr kulla',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Udhagamandalam',
          price: upTo(10000000),
        },
        numbers: [10000000],
      },
      {
        text: 'pallavaram la bachelor ku vadagaiku veedu kidaikuma 10000 to 12000',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Pallavaram',
          price: between(10000, 12000),
        },
        numbers: [{ min: 10000, max: 12000 }],
      },
      {
        text: 'trichy srirangam la lift irukra apartment venum appa amma ku padi era mudiyathu',
        set: { property_type: 'apartment', city: 'Tiruchirappalli', area: 'Srirangam', amenities: ['lift'] },
      },
      {
        text: 'na oru plot thedittu iruken salem la 1200 sqft minimum approved ah irukanum',
        set: { property_type: 'land', city: 'Salem', size_sqft: atLeast(1200) },
        numbers: [1200],
      },
      {
        text: 'anna nagar 3bhk flat sale 2 crore range la irundha anupunga',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Anna Nagar',
          bedrooms: exactly(3),
          price: upTo(20000000),
        },
        numbers: [3, 20000000],
      },
      {
        text: 'sir vanakkam, nan coimbatore la job kidachiruku, anga saravanampatti la oru 1bhk rent ku venum, 9k varaikum ok',
        set: {
          transaction_type: 'rent',
          city: 'Coimbatore',
          area: 'Saravanampatti',
          bedrooms: exactly(1),
          price: upTo(9000),
        },
      },
      {
        text: 'bro guduvanchery la plot iruka 800 sqft ku mela, 20 lakh kulla vanganum',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Guduvancheri',
          size_sqft: atLeast(800),
          price: upTo(2000000),
        },
      },
      {
        text: 'naanga 4 bachelors, thoraipakkam la 2bhk semi furnished venum rent 24k',
        set: {
          transaction_type: 'rent',
          area: 'Thoraipakkam',
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
          price: upTo(24000),
        },
      },
      {
        text: 'enaku puducherry white town pakkam oru heritage veedu vaangnum nu aasai 2 crore varai',
        set: {
          area: 'White Town',
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Puducherry',
          price: upTo(20000000),
        },
      },
      {
        text: 'rent house tirunelveli palayamkottai 2 bed 7000 kulla',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Tirunelveli',
          area: 'Palayamkottai',
          bedrooms: exactly(2),
          price: upTo(7000),
        },
        numbers: [2, 7000],
      },
      {
        text: 'amma ku mudiyala so ground floor veedu than venum, nanganallur or adambakkam, vaadagai 15 aayiram',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Nanganallur', price: upTo(15000) },
      },
      {
        text: 'gated community la villa, 4 bhk, swimming pool kandippa, ecr road chennai, 3 to 4 cr',
        set: {
          property_type: 'house',
          city: 'Chennai',
          bedrooms: exactly(4),
          amenities: ['gated_community', 'swimming_pool'],
          price: between(30000000, 40000000),
          area: 'ECR',
        },
        numbers: [4, { min: 30000000, max: 40000000 }],
      },
      {
        text: 'hosur la rent ku oru chinna veedu thedikittu irukkom, company bus stop kitta na nallarukum',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hosur' },
      },
      {
        text: 'anna enaku karur la vadagaiku veedu venum 6 aayiram kulla iruntha sollunga',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Karur', price: upTo(6000) },
      },
      {
        text: '3bhk flat medavakkam sale 80 lakhs max covered parking venum',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          area: 'Medavakkam',
          price: upTo(8000000),
          amenities: ['parking'],
        },
        numbers: [3, 8000000],
      },
      {
        text: 'naan oru nurse, vellore cmc pakkathula single room rentku thedaren, 5k',
        set: { transaction_type: 'rent', city: 'Vellore', bedrooms: exactly(1), price: upTo(5000) },
      },
      {
        text: 'kovai la site vaanga poren saibaba colony illa rs puram pakkam, 50 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Coimbatore',
          price: upTo(5000000),
          area: 'Saibaba Colony',
        },
      },
      {
        text: 'villa for rent chennai ecr la weekend ku illa permanent a thanga, 60k kulla',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Chennai',
          area: 'ECR',
          price: upTo(60000),
        },
        numbers: [60000],
      },
      {
        text: 'enga veetla 6 per irukom periya veeda 4 bedroom irukanum, rent 30k, erode',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Erode',
          bedrooms: exactly(4),
          price: upTo(30000),
        },
      },
    ],
  },
  {
    phenomenon: 'at length: first wishes, mixed',
    cases: [
      {
        text: 'OMR-ல 2BHK flat rent-க்கு பார்க்கிறேன், gym swimming pool இருந்தா நல்லா இருக்கும், budget 30k max',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(2),
          amenities: ['gym', 'swimming_pool'],
          price: upTo(30000),
          area: 'OMR',
        },
        numbers: [2, 30000],
      },
      {
        text: 'என் company Siruseri-க்கு shift ஆகுது, so அங்க பக்கத்துல 1BHK வேணும் monthly 12000',
        set: { bedrooms: exactly(1), price: upTo(12000), area: 'Siruseri' },
      },
      {
        text: 'Thanjavur-ல 5 cent land வாங்கணும் 15 lakhs-க்குள்ள',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Thanjavur',
          size_sqft: atLeast(2178),
          price: upTo(1500000),
        },
        numbers: [5, 1500000],
      },
      {
        text: 'Pet friendly apartment வேணும் Besant Nagar side, rent எவ்வளவு ஆனாலும் பரவாயில்ல',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Besant Nagar',
          amenities: ['pet_friendly'],
        },
        any: ['price'],
      },
      {
        text: 'வணக்கம், I am shifting to Chennai next month, Porur side-ல 2BHK rent-க்கு வேணும், budget 22k',
        set: {
          transaction_type: 'rent',
          city: 'Chennai',
          area: 'Porur',
          bedrooms: exactly(2),
          price: upTo(22000),
        },
        numbers: [2, 22000],
      },
      {
        text: 'Madurai-ல independent house வாங்கணும், car parking must, 65 lakhs வரைக்கும்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Madurai',
          amenities: ['parking'],
          price: upTo(6500000),
        },
      },
      {
        text: 'Fully furnished flat near Tidel Park, monthly rent 35k-க்குள்ள',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Tidel Park',
          amenities: ['furnished'],
          price: upTo(35000),
        },
      },
      {
        text: 'Trichy KK Nagar-ல 1500 sqft plot இருக்கா?',
        set: { property_type: 'land', city: 'Tiruchirappalli', area: 'KK Nagar', size_sqft: atLeast(1500) },
        numbers: [1500],
      },
      {
        text: 'Tambaram-ல பெரிய 3BHK apartment வாடகைக்கு தேடுறோம், power backup must, 28k வரை',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Tambaram',
          bedrooms: exactly(3),
          amenities: ['power_backup'],
          price: upTo(28000),
        },
        numbers: [3, 28000],
      },
      {
        text: 'Kanchipuram-ல 2 ground land sale-க்கு இருக்கா, 1 crore budget',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Kanchipuram',
          size_sqft: atLeast(4800),
          price: upTo(10000000),
        },
        numbers: [2, 10000000],
      },
    ],
  },
  {
    phenomenon: 'at length: answers, native',
    cases: [
      {
        text: 'முன்னப்பின்ன ஒரு பன்னெண்டாயிரம்',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { price: upTo(12000) },
        numbers: [12000],
      },
      {
        text: 'பசங்க ரெண்டு பேரு இருக்காங்க அதனால மூணு ரூம் இருந்தா தேவலை',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: exactly(3) },
      },
      { text: 'அது வந்து நாங்க நாமக்கல்லுல தான் பாக்குறோம்', asked: 'city', set: { city: 'Namakkal' } },
      { text: 'சொந்தமா வாங்குறதுக்குத் தான்', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'வடபழனி இல்லேன்னா சாலிகிராமம்',
        asked: 'area',
        known: { city: 'Chennai' },
        set: { area: 'Vadapalani' },
      },
      {
        text: 'தண்ணி வசதி நல்லா இருக்கணும், பைக் நிறுத்த இடம் இருந்தா போதும்',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['water_supply', 'parking'] },
      },
      {
        text: 'தனி வீடா இருந்தா சந்தோஷம்',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
      {
        text: 'அரை கோடி தாண்டாம பாத்துக்கோங்க',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5000000) },
        numbers: [5000000],
      },
      { text: 'நம்ம ஊரு வந்து பொள்ளாச்சிங்க', asked: 'city', set: { city: 'Pollachi' } },
      {
        text: 'திருப்பரங்குன்றம் இல்லாட்டி திருநகர்',
        asked: 'area',
        known: { city: 'Madurai' },
        set: { area: 'Thiruparankundram' },
      },
      {
        text: 'தொண்ணூறுக்குள்ள முடிக்கணும்',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Chennai' },
        set: { price: upTo(9000000) },
      },
      {
        text: 'அதிகபட்சமா பதினொன்னாயிரம்',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(11000) },
        numbers: [11000],
      },
      {
        text: 'குடி இருக்கறதுக்கு வாடகைக்கு மட்டும் தான்',
        asked: 'transaction_type',
        set: { transaction_type: 'rent' },
      },
      {
        text: 'மனை தான் வேணும் வீடெல்லாம் வேண்டாம்',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      {
        text: 'அப்படி எதுவும் தேவைப்படாதுங்க',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
      {
        text: 'ஆறாயிரம் ஏழாயிரம் கொடுக்கலாம்',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(6000, 7000) },
      },
      {
        text: 'இப்போதைக்கு கோயம்புத்தூர் மட்டும் போதும்',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Coimbatore' },
      },
    ],
  },
  {
    phenomenon: 'at length: answers, latin',
    cases: [
      {
        text: 'oru 15k 16k kulla',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 16000) },
      },
      {
        text: 'onnu pothum',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(1) },
        numbers: [1],
      },
      {
        text: 'car park kandipa venum lift irunthalum sari illanalum sari',
        asked: 'amenities',
        known: { transaction_type: 'sale' },
        set: { amenities: ['parking'] },
        drop: ['lift'],
      },
      {
        text: 'enga venalum ok pa chennai kulla',
        asked: 'area',
        known: { city: 'Chennai' },
        set: { city: 'Chennai' },
        any: ['area'],
      },
      {
        text: '10 la irundhu 12 varaikum',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(10000, 12000) },
      },
      {
        text: 'kurainthathu 3 venum',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: atLeast(3) },
        numbers: [3],
      },
      {
        text: '3 centu irundha podhum',
        asked: 'size_sqft',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { size_sqft: atLeast(1306.8) },
        numbers: [3],
      },
      {
        text: 'peelamedu side iruntha better',
        asked: 'area',
        known: { city: 'Coimbatore' },
        set: { area: 'Peelamedu' },
      },
      {
        text: 'ac venum fridge ellam naanga vachukurom',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['air_conditioning'] },
      },
    ],
  },
  {
    phenomenon: 'at length: answers, mixed',
    cases: [
      {
        text: 'around 60 lakhs ஆனா கொஞ்சம் extend பண்ணலாம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6000000) },
        numbers: [6000000],
      },
      { text: 'Coimbatore தான், வேற எங்கயும் இல்ல', asked: 'city', set: { city: 'Coimbatore' } },
    ],
  },
  {
    phenomenon: 'at length: changes, native',
    cases: [
      {
        text: 'போரூர் இல்லீங்க, ராமாபுரம்னு மாத்திக்கோங்க',
        known: { city: 'Chennai', area: 'Porur', transaction_type: 'rent' },
        set: { area: 'Ramapuram' },
      },
      {
        text: 'வாடகை கொஞ்சம் கூட ஆனாலும் பரவால்ல, இருபதாயிரம் வரைக்கும் ஏத்திக்கலாம்',
        known: { transaction_type: 'rent', price: upTo(15000) },
        set: { price: upTo(20000) },
        numbers: [20000],
      },
      {
        text: 'ஃபிளாட் வேண்டாம்னு வீட்டுல சொல்றாங்க, தனி வீடாவே பாருங்க',
        known: { transaction_type: 'sale', property_type: 'apartment', bedrooms: exactly(2) },
        set: { property_type: 'house' },
      },
      {
        text: 'லிஃப்ட் கட்டாயம் இல்ல, இல்லன்னாலும் ஓகே',
        known: { transaction_type: 'rent', amenities: ['parking', 'lift'] },
        drop: ['lift'],
      },
      {
        text: 'எத்தனை படுக்கையறை இருந்தாலும் எனக்குச் சம்மதம்',
        known: { transaction_type: 'rent', city: 'Madurai', bedrooms: exactly(2) },
        any: ['bedrooms'],
      },
      {
        text: 'சேலத்துக்குப் பதிலா நாமக்கல்லில் பார்க்கலாமா',
        known: { transaction_type: 'sale', city: 'Salem', price: upTo(3000000) },
        set: { city: 'Namakkal' },
      },
      {
        text: 'அடையார்ல ரொம்ப வெலையா இருக்கு, மடிப்பாக்கம் பக்கம் பாத்தா என்ன?',
        known: { transaction_type: 'rent', city: 'Chennai', area: 'Adyar', price: upTo(20000) },
        set: { area: 'Madipakkam' },
      },
      {
        text: 'மூணு வேண்டாம் ரெண்டே போதும்னு நெனைக்கிறேன்',
        known: { transaction_type: 'sale', bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'நான் வாடகைன்னு தப்பா சொல்லிட்டேன், வாங்கத் தான் பாக்குறேன்',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'பத்தாயிரத்துக்கு எதுவும் வராது போல, சரி பதிமூணாயிரம் ஆக்கிக்கலாம்',
        known: { transaction_type: 'rent', price: upTo(10000) },
        set: { price: upTo(13000) },
      },
      {
        text: 'பீளமேட்டை விட்டுருங்க, கோவையில எங்க இருந்தாலும் ஓகே',
        known: { transaction_type: 'sale', city: 'Coimbatore', area: 'Peelamedu' },
        set: { city: 'Coimbatore' },
        any: ['area'],
      },
      {
        text: 'ஜிம் லிஃப்ட் ரெண்டும் தேவையில்லைன்னு முடிவு பண்ணிட்டோம்',
        known: { transaction_type: 'rent', amenities: ['gym', 'lift'] },
        drop: ['gym', 'lift'],
      },
      {
        text: 'விலையைப் பத்திக் கவலை இல்லை',
        known: { transaction_type: 'rent', price: upTo(15000) },
        any: ['price'],
      },
      {
        text: 'வேளச்சேரி வேண்டாம்ங்க, அதுக்கு பதிலா மேடவாக்கத்துல பாருங்க',
        known: { transaction_type: 'rent', city: 'Chennai', area: 'Velachery', price: upTo(20000) },
        set: { area: 'Medavakkam' },
      },
      {
        text: 'பட்ஜெட்டைக் கொஞ்சம் உயர்த்தி அறுபது லட்சமாக்குங்கள்',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(6000000) },
        numbers: [6000000],
      },
      {
        text: 'பார்க்கிங்லாம் தேவைப்படாது, வண்டி இல்ல நம்மகிட்ட',
        known: { transaction_type: 'rent', amenities: ['parking'] },
        drop: ['parking'],
      },
    ],
  },
  {
    phenomenon: 'at length: changes, latin',
    cases: [
      {
        text: 'adyar romba costly ah iruku so thiruvanmiyur parunga',
        known: { transaction_type: 'rent', area: 'Adyar', city: 'Chennai' },
        set: { area: 'Thiruvanmiyur' },
      },
      {
        text: 'furnished lam vendam, sadha veedu podhum',
        known: { transaction_type: 'rent', amenities: ['furnished'] },
        set: { property_type: 'house' },
        drop: ['furnished'],
      },
      {
        text: '50 illa 60 lakhs varaikum polam',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
      {
        text: 'salem illa sorry erode',
        known: { transaction_type: 'rent', city: 'Salem' },
        set: { city: 'Erode' },
      },
      {
        text: 'parking illanalum paravalla aana rent 16k thaanda koodathu',
        known: { transaction_type: 'rent', price: upTo(18000), amenities: ['parking'] },
        set: { price: upTo(16000) },
        drop: ['parking'],
        numbers: [16000],
      },
      {
        text: '2 pathathu 3bhk ah mathunga',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'sorry sorry 2 illa 3 bedroom',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'rent evlo irunthalum paravala nalla veedu venum',
        known: { transaction_type: 'rent', price: upTo(15000) },
        set: { property_type: 'house' },
        any: ['price'],
      },
    ],
  },
  {
    phenomenon: 'at length: changes, mixed',
    cases: [
      {
        text: 'Velachery வேண்டாம், Pallikaranai side பாருங்க',
        known: { transaction_type: 'rent', area: 'Velachery' },
        set: { area: 'Pallikaranai' },
      },
      {
        text: 'gym தேவையில்ல, instead power backup வேணும்',
        known: { transaction_type: 'rent', amenities: ['gym'] },
        set: { amenities: ['power_backup'] },
        drop: ['gym'],
      },
      {
        text: 'Guindy cancel பண்ணிட்டு Ekkatuthangal போடுங்க',
        known: { transaction_type: 'rent', area: 'Guindy' },
        set: { area: 'Ekkattuthangal' },
      },
    ],
  },
  {
    phenomenon: 'at length: acts, native',
    cases: [
      { text: 'ஆமாமாம் அதேதான் நான் சொன்னது', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'ம்ஹூம், அது சரியா வராதுங்க', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'யாராவது மனுஷங்க கிட்ட பேசணும் எனக்கு', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'எல்லாத்தையும் அழிச்சிட்டு புதுசா ஆரம்பிப்போம்', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'ரொம்ப உதவியா இருந்துச்சு, நன்றி தம்பி', act: 'thanks' },
      { text: 'ஆங் அதான் வேணும்', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'வேண்டவே வேண்டாம்', known: { transaction_type: 'rent' }, act: 'deny' },
      {
        text: 'மன்னிக்கவும், நீங்கள் கூறியது எனக்குப் புரியவில்லை, மீண்டும் கூறுவீர்களா',
        known: { transaction_type: 'rent' },
        act: 'repeat',
      },
      { text: 'முதல்ல இருந்து வரலாமா எல்லாத்தையும் மாத்தணும்', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'சரிங்க நன்றி, வெச்சிடறேன்', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'சரிங்க தம்பி, அப்படியே பண்ணிடலாம்', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'ஐயோ அதெல்லாம் வேண்டாம்', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'எனக்கு ஒண்ணும் புரியல, என்ன செய்யணும்னு சொல்லுங்க', known: { transaction_type: 'rent' }, act: 'help' },
    ],
  },
  {
    phenomenon: 'at length: acts, latin',
    cases: [
      { text: 'konjam purila thirumba sollunga', known: { transaction_type: 'rent' }, act: 'repeat' },
      { text: 'ok bro naan kelamburen apram pesalam', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'ena ena panna mudiyum ungalala', act: 'help' },
      {
        text: 'yaaravathu oru aal kitta pesa vidunga pls',
        known: { transaction_type: 'rent' },
        act: 'handoff',
      },
      { text: 'ama ama correct', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'vanakkam nga, epdi irukeenga', act: 'greet' },
      {
        text: 'pudhusa search pannalam ellam azhichidunga',
        known: { transaction_type: 'rent' },
        act: 'restart',
      },
    ],
  },
  {
    phenomenon: 'at length: acts, mixed',
    cases: [
      { text: 'Correct-ஆ சொன்னீங்க, proceed பண்ணுங்க', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'Super, ரொம்ப thanks bro', known: { transaction_type: 'rent' }, act: 'thanks' },
    ],
  },
  {
    phenomenon: 'at length: amounts, native',
    cases: [
      {
        text: 'எழுபத்தி ரெண்டரை லட்சம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7250000) },
        numbers: [7250000],
      },
      {
        text: 'ஆயிரத்து எண்ணூத்தி அம்பது சதுர அடி இருக்கணும்',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(1850) },
        numbers: [1850],
      },
      {
        text: 'இருபத்தி ஏழாயிரத்து ஐநூறுலேர்ந்து முப்பதாயிரம் வரை',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(27500, 30000) },
        numbers: [{ min: 27500, max: 30000 }],
      },
      {
        text: 'ஒரு கோடியே இருபத்தஞ்சு லட்சம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'எண்ணூறுலேர்ந்து ஆயிரம் சதுர அடி',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: between(800, 1000) },
        numbers: [{ min: 800, max: 1000 }],
      },
      {
        text: 'எட்டாயிரத்து எழுநூத்தி அம்பது',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(8750) },
        numbers: [8750],
      },
      {
        text: 'இரண்டே முக்கால் கோடி',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(27500000) },
        numbers: [27500000],
      },
    ],
  },
  {
    phenomenon: 'at length: amounts, latin',
    cases: [
      {
        text: 'onnara kodi',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(15000000) },
        numbers: [15000000],
      },
    ],
  },
]
