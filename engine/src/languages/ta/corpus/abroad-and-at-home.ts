import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const abroadAndAtHome: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'வணக்கம், நான் துபாயில் வேலை செய்கிறேன், அடுத்த வருடம் ஊருக்கு திரும்பி வரும்போது தங்குவதற்கு திருநெல்வேலியில் ஒரு வீடு வாங்க விரும்புகிறேன்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tirunelveli' },
      },
      {
        text: 'எங்க பாப்பாவுக்கு ஆஸ்துமா இருக்கு அதனால தூசி இல்லாத இடமா வேணும், மாதவரம் பக்கம் ரெண்டு பெட்ரூம் ஃப்ளாட்',
        set: { property_type: 'apartment', area: 'Madhavaram', bedrooms: exactly(2) },
      },
      {
        text: 'பெங்களூர்ல இருந்து கோவைக்கு ஷிப்ட் ஆகுறோம், பீளமேட்ல முப்பதாயிரத்துக்குள்ள ஃபர்னிஷ்டு ஃப்ளாட் வாடகைக்கு',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Coimbatore',
          area: 'Peelamedu',
          price: upTo(30000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'நான் பேச்சுலர், தனியா தான் இருப்பேன், ஒரு ரூம் கிச்சன் இருந்தா போதும் பெருங்குடில',
        set: { area: 'Perungudi', bedrooms: exactly(1) },
      },
      {
        text: 'நகை வித்து பத்து லட்சம் வச்சிருக்கேன், லோன் மீதி, மொத்தம் முப்பது லட்சத்துல ஒரு வீடு முடியுமா தூத்துக்குடில',
        set: { property_type: 'house', city: 'Thoothukudi', price: upTo(3000000) },
      },
      {
        text: 'ரோட்டு மேல இருக்குற மனையா வேணும், நாலு சென்ட்ல இருந்து ஆறு சென்ட் வரைக்கும் பரவால்ல',
        set: { property_type: 'land', size_sqft: between(1742.4, 2613.6) },
      },
      {
        text: 'ஊட்டில ஒரு சின்ன காட்டேஜ் மாதிரி கிடைச்சா வாங்கிடலாம்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Udhagamandalam' },
      },
      {
        text: 'இந்த பட்ஜெட்டுக்கு அண்ணா நகர்ல கிடைக்காதுனா அம்பத்தூர்லயே பாருங்க',
        known: { area: 'Anna Nagar' },
        set: { area: 'Ambattur' },
      },
      {
        text: 'ரெண்டு கார் நிறுத்துற அளவுக்கு பார்க்கிங், அப்புறம் சிசிடிவி',
        set: { amenities: ['parking', 'security'] },
      },
      {
        text: 'குழந்தைங்க இருக்காங்க, அதனால பார்க் இருக்குற கேட்டட் கம்யூனிட்டினா நல்லது',
        set: { amenities: ['gated_community'] },
      },
      { text: 'பெரியவங்களுக்காக லிஃப்டும் இன்வெர்ட்டரும் முக்கியம்', set: { amenities: ['lift', 'power_backup'] } },
      {
        text: 'செல்லப் பிராணிகளுக்கு அனுமதி உள்ள வீடாகப் பார்க்கவும்',
        set: { property_type: 'house', amenities: ['pet_friendly'] },
      },
      {
        text: 'கிணறு போர் எல்லாம் இருக்கிற தோட்டத்தோட வீடு',
        set: { property_type: 'house', amenities: ['water_supply', 'garden'] },
      },
      {
        text: 'ஏழு எட்டு லட்சம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(700000, 800000) },
      },
      {
        text: 'தொண்ணூறு லட்சத்துக்கு கீழ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(9000000) },
      },
      { text: 'ஆயிரத்து எட்டுநூறு', asked: 'size_sqft', set: { size_sqft: atLeast(1800) }, numbers: [1800] },
      {
        text: 'மாசம் இருவத்தி ரெண்டாயிரத்து ஐநூறு',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(22500) },
        numbers: [22500],
      },
      { text: 'ஒன்னு போதும்ங்க', asked: 'bedrooms', set: { bedrooms: exactly(1) } },
      { text: 'நாலாவது இருந்தா நல்லது, மூணு கட்டாயம்', asked: 'bedrooms', set: { bedrooms: exactly(3) } },
      { text: 'மயிலாப்பூரு', asked: 'area', set: { area: 'Mylapore' } },
      { text: 'தாம்பரம் இல்லாட்டி குரோம்பேட்டை எதுனாலும்', asked: 'area', set: { area: 'Tambaram' } },
      { text: 'திருச்சி மாவட்டம் ஸ்ரீரங்கம்', asked: 'city', set: { city: 'Tiruchirappalli', area: 'Srirangam' } },
      { text: 'வசதின்னா எதுவும் பெருசா வேணாம்', asked: 'amenities', any: ['amenities'] },
      { text: 'பிளாட்டா வீடா எதுனாலும் சரிதான்', asked: 'property_type', any: ['property_type'] },
      { text: 'நெலமா இருந்தா நல்லது', asked: 'property_type', set: { property_type: 'land' } },
      {
        text: 'இப்போ வாங்குற ஐடியா இல்ல, வாடகை மட்டும் தான்',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'மூணு இல்லங்க நாலு பெட்ரூம்', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(4) } },
      { text: 'லிஃப்ட்ட விட்டுடலாம்', known: { amenities: ['lift'] }, drop: ['lift'] },
      { text: 'விலைய பத்தி கவலை இல்ல', known: { transaction_type: 'sale' }, any: ['price'] },
      { text: 'சேலம்னு போட்டிருக்கீங்க, நான் சொன்னது நாமக்கல்', known: { city: 'Salem' }, set: { city: 'Namakkal' } },
      {
        text: 'மொதல்ல சொன்னத விட கொஞ்சம் கம்மியா, பன்னெண்டு லட்சத்துக்குள்ள',
        known: { transaction_type: 'sale', price: upTo(1500000) },
        set: { price: upTo(1200000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'வீட்டை சுத்தி காம்பவுண்டு சுவர் இருக்கா', act: 'question' },
      { text: 'அந்த வீட்டுல எத்தனை பேர் குடியிருக்காங்க', act: 'question' },
      { text: 'மழைக்காலத்துல தண்ணி தேங்குமா', act: 'question' },
      { text: 'வாடகை எப்ப குடுக்கணும், மாசம் முதல் தேதியா', act: 'question' },
      { text: 'ரெண்டாவது காட்டுன ஃப்ளாட்டோட பரப்பளவு என்ன', act: 'question' },
      { text: 'ஆன்லைன்ல பணம் கட்டலாமா', act: 'question' },
      { text: 'நீங்க தர்ற தகவல் எல்லாம் நம்பகமானதா', act: 'question' },
      { text: 'இந்த ஏரியால ஒரு சென்ட் என்ன ரேட் போகுது', act: 'question' },
      { text: 'எங்க கிட்ட நாய் இருக்கு விடுவாங்களா', act: 'question' },
      { text: 'ஹாஸ்பிடல் பக்கமா இருந்தா எங்களுக்கு வசதி', act: 'unclear' },
      { text: 'எங்க சித்தப்பா பையனுக்கு போன வாரம் தான் திருமணம் ஆச்சு', act: 'unclear' },
      { text: 'அவன் அமெரிக்காவுல ஒரு கோடி ரூபா சம்பாதிக்கிறான்', act: 'unclear' },
      { text: 'பஸ்ஸ விட்டுட்டேன் இன்னும் வீட்டுக்கு போகல', act: 'unclear' },
      { text: 'கிரிக்கெட் ஸ்கோர் என்ன', act: 'question' },
      { text: 'மதுரைக்கு ரெண்டு டிக்கெட் போடு', act: 'unclear' },
      { text: 'நாளைக்கு அலுவலகத்துக்கு லீவு போட்டு வந்து பாக்குறேன்', act: 'unclear' },
      { text: 'அப்படியெல்லாம் இல்லைங்க', act: 'deny' },
      { text: 'ரைட்டு பண்ணிடலாம்', act: 'affirm' },
      { text: 'மிக்க நன்றி, உங்கள் உதவிக்கு', act: 'thanks' },
      { text: 'அப்போ வரட்டுமா, பாக்கலாம்', act: 'goodbye' },
      { text: 'நேரடியா ஒரு மனுஷன் கிட்ட பேசணும்னா என்ன பண்ணணும்', act: 'handoff' },
      { text: 'புரியல கொஞ்சம் தெளிவா சொல்லுங்க', act: 'repeat' },
      { text: 'என்ன பண்றதுனு தெரியல, நீங்களே வழி சொல்லுங்க', act: 'help' },
      { text: 'முஸ்லிம்களுக்கு வீடு தருவாங்களா', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'sir naanga vellore la irundhu chennai ku varom, guduvanchery side la 1 bhk house rent 8k kulla irundha anupunga',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Chennai',
          area: 'Guduvancheri',
          bedrooms: exactly(1),
          price: upTo(8000),
        },
      },
      {
        text: 'enga veetu owner paiyanuku kalyanam nu engala kali panna solraanga, same area la vera veedu venum, kolathur',
        set: { property_type: 'house', area: 'Kolathur' },
      },
      {
        text: 'budget pathi kavalai illa location dhan mukkiyam, besant nagar illana adyar',
        known: { transaction_type: 'sale' },
        set: { area: 'Besant Nagar' },
        any: ['price'],
      },
      {
        text: 'konjam munnadi sonna 30 lakhs ah 35 aakunga',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3500000) },
      },
      {
        text: 'thani veeda irundha nalladhu, parking um venum',
        set: { property_type: 'house', amenities: ['parking'] },
      },
      {
        text: 'thirunelveli ku pakkathula 1 acre thottam vilaiku',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Tirunelveli',
          size_sqft: atLeast(43560),
        },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'rent kammi panna mudiyadha', act: 'question' },
      { text: 'anniku kaatuna veedu innum irukka', act: 'question' },
      { text: 'vera option eh illaya', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Loan approve ஆச்சு, so 70 lakhs வரைக்கும் flat பாக்கலாம் Perungudi-ல',
        set: { property_type: 'apartment', area: 'Perungudi', price: upTo(7000000) },
      },
      {
        text: 'எனக்கு 3BHK வேண்டாம், 2BHK போதும், rent 20k-க்குள்ள',
        set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(20000) },
      },
      {
        text: 'DTCP approved plot வேணும், Chengalpattu-ல, 1200 sqft',
        set: { property_type: 'land', city: 'Chengalpattu', size_sqft: atLeast(1200) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'House owner strict-ஆ இருப்பாரா?', act: 'question' },
      { text: 'Sunday morning 11 மணிக்கு வரலாம்', act: 'unclear' },
    ],
  },
]
