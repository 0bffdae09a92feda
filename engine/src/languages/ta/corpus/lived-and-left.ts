import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const livedAndLeft: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'chennai la velachery side 2bhk veedu vadagaiku venum, 18k kulla',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Chennai',
          area: 'Velachery',
          bedrooms: exactly(2),
          price: upTo(18000),
        },
      },
      {
        text: 'coimbatore la oru flat vaanganum, budget 55 latcham',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Coimbatore',
          price: upTo(5500000),
        },
      },
      {
        text: 'madurai la vaadagaiku veedu iruka, 8000 to 10000',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Madurai',
          price: between(8000, 10000),
        },
      },
      {
        text: 'enaku 3 bedroom flat thevai tambaram la',
        set: { property_type: 'apartment', bedrooms: exactly(3), area: 'Tambaram' },
      },
      {
        text: 'trichy la 2400 sqft manai venum',
        set: { property_type: 'land', city: 'Tiruchirappalli', size_sqft: atLeast(2400) },
      },
      { text: 'lift um car parking um irukkanum', set: { amenities: ['lift', 'parking'] } },
      {
        text: '25 latchathukulla irundha podhum',
        known: { transaction_type: 'sale' },
        set: { price: upTo(2500000) },
      },
      {
        text: 'furnished flat dhan venum bachelor ku',
        set: { property_type: 'apartment', amenities: ['furnished'] },
      },
      {
        text: 'salem la sondha veedu vaanganum nu aasai, 40 lakhs varaikum mudiyum',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Salem', price: upTo(4000000) },
      },
      { text: 'rendu bedroom podhum', set: { bedrooms: exactly(2) } },
      {
        text: 'gym swimming pool ellam vendam',
        known: { amenities: ['gym', 'swimming_pool'] },
        drop: ['gym', 'swimming_pool'],
      },
      {
        text: 'anna nagar illa, ashok nagar',
        known: { city: 'Chennai', area: 'Anna Nagar' },
        set: { area: 'Ashok Nagar' },
      },
      {
        text: 'naan vaadagai ketkala, vaangaradhuku pakuren',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'bangalore la 1bhk rent ku kidaikuma 15 aayiram kulla',
        set: { transaction_type: 'rent', city: 'Bengaluru', bedrooms: exactly(1), price: upTo(15000) },
      },
      {
        text: 'kulandhaigal vilayada idam irukanum, security venum',
        set: { amenities: ['play_area', 'security'] },
      },
      { text: 'enga irundhalum ok dhan', asked: 'area', any: ['area'] },
      { text: 'vilai evlo irundhalum paravala', any: ['price'] },
      {
        text: 'pet dog iruku, anumadhikira veedu venum',
        set: { property_type: 'house', amenities: ['pet_friendly'] },
      },
      {
        text: 'en husband ku guindy la velai, en office tharamani, so naduvula velachery maadhiri irundha nalla irukum',
        set: { area: 'Velachery' },
      },
      {
        text: 'appa retire aagitaru, avaruku 30 latcham vandhuchu, adhula oru chinna veedu vaangi kudukanum kumbakonam la',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kumbakonam', price: upTo(3000000) },
      },
      {
        text: 'last week 12k nu sonnen la, ippo 14 varaikum polam',
        known: { transaction_type: 'rent', price: upTo(12000) },
        set: { price: upTo(14000) },
      },
      {
        text: 'pasanga rendu per, school pakathula irundha podhum, bedroom rendu irukanum',
        set: { bedrooms: exactly(2) },
      },
      { text: 'rent 9 aayiram thandura koodadhu', set: { transaction_type: 'rent', price: upTo(9000) } },
      {
        text: 'avadi la sonna veedu pudikala, ambathur side la edhachum iruka parunga',
        set: { area: 'Ambattur' },
      },
      { text: 'amma ku mutti vali, so lift illama mudiyathu', set: { amenities: ['lift'] } },
      { text: 'enga kitta already 2 car iruku, rendukum parking venum', set: { amenities: ['parking'] } },
      {
        text: 'sontha ooru sivagangai, aana ippo tiruppur la settle aaganum nu pakurom, oru 3 cent idam kidaikuma 15 latchathula',
        set: { property_type: 'land', city: 'Tiruppur', size_sqft: atLeast(1306.8), price: upTo(1500000) },
      },
      {
        text: 'rendu room nu sonnadha moonu nu maathikonga',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'chinna flat podhum, 500 sqft irundha kuda seri',
        set: { property_type: 'apartment', size_sqft: atLeast(500) },
      },
      {
        text: 'amount pathi yosikatheenga, location nalla irukanum',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
      {
        text: 'kodambakkam illati vadapalani, 2 bed, 20 to 25 k',
        set: { area: 'Kodambakkam', bedrooms: exactly(2), price: between(20000, 25000) },
      },
      {
        text: 'thottathoda oru thani veedu kodaikanal la vaangalam nu yosikrom',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kodaikanal', amenities: ['garden'] },
      },
      {
        text: 'vilaiku illa vaadagaiku dhan, pathu aayirathuku kammiya',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent', price: upTo(10000) },
      },
      {
        text: 'building la generator um watchman um irukara edama paarunga',
        set: { amenities: ['power_backup', 'security'] },
      },
      {
        text: '2 bhk ah 3 bhk ah nu parthutu dhan mudivu pannuvom, rendum kaatunga',
        set: { bedrooms: between(2, 3) },
      },
      { text: 'ippothaiku 1bhk podhum aana future la periya edam venum', set: { bedrooms: exactly(1) } },
      { text: 'car nikkara maari edam venum', set: { amenities: ['parking'] } },
      { text: 'kaathotama irukanum, balcony vendum', set: { amenities: ['balcony'] } },
      {
        text: '3 sent la irundhu 5 sent varaikum nilam, pollachi la',
        set: { property_type: 'land', size_sqft: between(1306.8, 2178), city: 'Pollachi' },
      },
      {
        text: 'oru kodi ku mela poga mudiyathu',
        known: { transaction_type: 'sale' },
        set: { price: upTo(10000000) },
      },
      {
        text: 'onnara kodiku villa iruka neelankarai la',
        set: { price: upTo(15000000), property_type: 'house', area: 'Neelankarai' },
      },
      { text: 'parking illanalum ok', known: { amenities: ['parking'] }, drop: ['parking'] },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'thank you sir romba nandri', act: 'thanks' },
      { text: 'seri ok', act: 'affirm' },
      { text: 'vendam', act: 'deny' },
      { text: 'inga pakkathula school iruka', act: 'question' },
      { text: 'mudhalla irundhu aarambikalam', act: 'restart' },
      { text: 'innoru thadava sollunga', act: 'repeat' },
      { text: 'apram varen, bye', act: 'goodbye' },
      { text: 'epdi use panradhu idha', act: 'help' },
      { text: 'oru nimisham, wife kitta kettu solren', act: 'unclear' },
      { text: 'inda ooru la thanni kashtam iruka', act: 'question' },
      { text: 'ella detail um alichitu pudhusa podalam', act: 'restart' },
      { text: 'neenga sonnadhu puriyala thirupi sollunga', act: 'repeat' },
      { text: 'yarachum nerla pesara mari iruka', act: 'handoff' },
      { text: 'sari apdiye pannunga', act: 'affirm' },
      { text: 'illa illa adhu thappu', act: 'deny' },
      { text: 'poi varen pa', act: 'goodbye' },
      { text: 'mylapore la vadagai jasthi nu solranga unmaiya', act: 'question' },
      { text: 'en friend ku adyar la 2bhk 30k ku kedachudhu', act: 'unclear' },
      { text: 'current bill, thanni bill ellam thaniya kattanuma', act: 'question' },
      { text: 'ponga inga onnum nalla illa', act: 'unclear' },
      { text: 'semmaya irukku, thanks bro', act: 'thanks' },
      { text: 'loan kidaikuma idhuku', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'கோயம்புத்தூரில் பீளமேடு பக்கம் ரெண்டு படுக்கையறை வீடு வாடகைக்கு தேவை',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Coimbatore',
          area: 'Peelamedu',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'திருச்சியில் ஐந்து சென்ட் மனை வாங்க வேண்டும்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Tiruchirappalli',
          size_sqft: atLeast(2178),
        },
      },
      {
        text: 'பட்ஜெட் அதிகபட்சம் முப்பத்தைந்து லட்சம்',
        known: { transaction_type: 'sale' },
        set: { price: upTo(3500000) },
      },
      {
        text: 'சென்னை அண்ணா நகரில் மூன்று படுக்கையறை அடுக்குமாடி குடியிருப்பு, எண்பது லட்சத்துக்குள்',
        set: {
          property_type: 'apartment',
          city: 'Chennai',
          area: 'Anna Nagar',
          bedrooms: exactly(3),
          price: upTo(8000000),
        },
      },
      { text: 'கார் நிறுத்த இடமும் தோட்டமும் இருக்க வேண்டும்', set: { amenities: ['parking', 'garden'] } },
      { text: 'வாடகை பதினைந்தாயிரத்துக்கு மேல் போகக் கூடாது', set: { transaction_type: 'rent', price: upTo(15000) } },
      { text: 'எந்த ஊராக இருந்தாலும் சரி', asked: 'city', any: ['city'] },
      { text: 'மின்தூக்கி வசதி இருந்தால் நல்லது', set: { amenities: ['lift'] } },
      {
        text: 'வேண்டாம், வீடு வேண்டாம், மனை மட்டும் போதும்',
        known: { property_type: 'house' },
        set: { property_type: 'land' },
      },
      {
        text: 'மன்னிக்கவும், இரண்டு அல்ல மூன்று படுக்கையறை',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'தூத்துக்குடியில் தனி வீடு விலைக்கு இருக்கா, ஐம்பது லட்சம் வரை',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Thoothukudi', price: upTo(5000000) },
      },
      {
        text: 'போன மாசம் தான் கல்யாணம் ஆச்சு, இப்ப அம்மா அப்பா கூட இருக்கோம், தனியா போகணும்னு நினைக்கிறோம், மேடவாக்கம் பக்கம் ஒரு படுக்கையறை வீடு இருந்தா போதும்',
        set: { property_type: 'house', area: 'Medavakkam', bedrooms: exactly(1) },
      },
      {
        text: 'அண்ணன் அமெரிக்கால இருக்காரு அவருக்காக பெருங்குடில ஒரு ஃப்ளாட் வாங்கணும் எண்பது லட்சம் வரை போவாரு',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Perungudi',
          price: upTo(8000000),
        },
      },
      {
        text: 'நாங்க இருக்குற வீட்டுல தண்ணி பிரச்சனை அதனால தண்ணி நல்லா வர்ற வீடா பாருங்க குரோம்பேட்டைல',
        set: { property_type: 'house', area: 'Chromepet', amenities: ['water_supply'] },
      },
      {
        text: 'என் பையன் ஈரோடு காலேஜ்ல படிக்கிறான், அவனுக்கு அங்கயே ஒரு வீடு வாடகைக்கு வேணும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Erode' },
      },
      {
        text: 'முன்னாடி சொன்ன அம்பது லட்சம் பட்ஜெட்ட அறுபதா மாத்துங்க',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
      { text: 'நாலு பேரு இருக்கோம், ரெண்டு ரூம் போதும், ஆனா பாத்ரூம் ரெண்டு வேணும்', set: { bedrooms: exactly(2) } },
      {
        text: 'மதுரை வீட்ட வித்துட்டு சென்னைல வாங்கலாம்னு இருக்கோம், தாம்பரம் சுத்தி எங்கயாவது',
        set: { transaction_type: 'sale', city: 'Chennai', area: 'Tambaram' },
      },
      {
        text: 'கடன் வாங்கி வீடு கட்டுறதுக்கு பதிலா கட்டின வீடாவே வாங்கிடலாம்னு தோணுது',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'நாயும் ரெண்டு பூனையும் வளக்குறோம், அதுக்கு ஒத்துக்கிற ஓனர் வேணும்',
        set: { amenities: ['pet_friendly'] },
      },
      {
        text: 'கொஞ்சம் பெருசா இருந்தா நல்லா இருக்கும், ஆயிரத்து ஐநூறு சதுர அடிக்கு குறையாம',
        set: { size_sqft: atLeast(1500) },
      },
      {
        text: 'ஸ்ரீரங்கத்துல ஒரு ஃப்ளாட், லிஃப்ட் கட்டாயம், பவர் பேக்கப் இருந்தா நல்லது',
        set: { property_type: 'apartment', area: 'Srirangam', amenities: ['lift', 'power_backup'] },
      },
      { text: 'பால்கனி இல்லாட்டியும் பரவால்ல', known: { amenities: ['balcony'] }, drop: ['balcony'] },
      {
        text: 'ஒரு சமையலறை, ரெண்டு படுக்கை அறை, வாசல்ல வண்டி நிறுத்த இடம்',
        set: { bedrooms: exactly(2), amenities: ['parking'] },
      },
      {
        text: 'விருகம்பாக்கத்துல ஏதாச்சும் சின்ன வீடு பன்னெண்டு பதிமூணு ஆயிரத்துல',
        set: { property_type: 'house', area: 'Virugambakkam', price: between(12000, 13000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'பேருந்து நிலையம் எவ்வளவு தூரம்?', act: 'question' },
      { text: 'நீங்க மனுசனா இல்ல மிஷினா', act: 'question' },
      { text: 'புரோக்கர் கமிஷன் எவ்வளவு குடுக்கணும்', act: 'question' },
      { text: 'எங்க பாட்டி வீடு காரைக்குடில இருக்கு, பெரிய செட்டிநாடு வீடு', act: 'unclear' },
      { text: 'அடையாறுல வாடகை எல்லாம் எப்படி போகுது', act: 'question' },
      { text: 'ஆமாங்க அதே தான்', act: 'affirm' },
      { text: 'ஒருத்தர் நம்பர் குடுங்க நேரா பேசிக்கிறேன்', act: 'handoff' },
      { text: 'இது வரைக்கும் சொன்னது எல்லாம் மறந்துடுங்க, திரும்ப ஆரம்பிப்போம்', act: 'restart' },
      { text: 'எனக்கு மாசம் முப்பதாயிரம் சம்பளம்', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Perungudi-ல 2BHK flat rent-க்கு வேணும், 22k-க்குள்ள',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Perungudi',
          bedrooms: exactly(2),
          price: upTo(22000),
        },
      },
      {
        text: 'Budget 60 lakhs தான், அதுக்கு மேல முடியாது',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6000000) },
      },
      { text: 'Power backup கண்டிப்பா இருக்கணும்', set: { amenities: ['power_backup'] } },
      {
        text: '1200 sqft plot வேணும் Hosur-ல',
        set: { property_type: 'land', city: 'Hosur', size_sqft: atLeast(1200) },
      },
      { text: 'Semi furnished இருந்தா போதும்', set: { amenities: ['semi_furnished'] } },
      {
        text: 'Rent வேணாம் sale-க்கு பாருங்க',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      { text: 'ரெண்டு bathroom உள்ள 3BHK வேணும்', set: { bedrooms: exactly(3) } },
      {
        text: 'நான் Infosys-ல work பண்றேன், Sholinganallur-க்கு shift ஆகுறேன், 1BHK furnished flat 18k range-ல பாருங்க',
        set: {
          property_type: 'apartment',
          area: 'Sholinganallur',
          bedrooms: exactly(1),
          price: upTo(18000),
          amenities: ['furnished'],
        },
      },
      {
        text: '2BHK போதும்னு நினைச்சேன், ஆனா parents வர்றாங்க, so 3BHK ஆக்கிடுங்க',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'Wife-க்கு Tidel Park-ல job, அதனால Thiruvanmiyur-ல இருந்தா convenient',
        set: { area: 'Thiruvanmiyur' },
      },
      {
        text: 'EMI கட்ட முடியுமான்னு பாக்கணும், 70 lakhs-க்கு மேல வேணாம்',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7000000) },
      },
      {
        text: 'Club house, swimming pool இருக்கற gated community flat தான் prefer பண்றோம்',
        set: { property_type: 'apartment', amenities: ['clubhouse', 'swimming_pool', 'gated_community'] },
      },
      {
        text: 'Flat வேண்டாம் villa வேணும்னு wife சொல்றாங்க',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      { text: 'Deposit 2 months தான் தருவோம், rent 20k', set: { transaction_type: 'rent', price: upTo(20000) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Maintenance எவ்ளோ ஆகும்?', act: 'question' },
      { text: 'Site visit ஞாயிற்றுக்கிழமை வரலாமா', act: 'question' },
      { text: 'Plot வாங்கினா registration charge எவ்வளவு வரும்', act: 'question' },
    ],
  },
]
