import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const keptAndCompared: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'வணக்கம், எனக்கு கோவையில் ஒரு மூன்று படுக்கையறை கொண்ட தனி வீடு தேவைப்படுகிறது',
        set: { property_type: 'house', city: 'Coimbatore', bedrooms: exactly(3) },
      },
      {
        text: 'என்னுடைய பட்ஜெட் நாற்பது முதல் ஐம்பது லட்சம் ரூபாய் வரை',
        known: { transaction_type: 'sale' },
        set: { price: between(4000000, 5000000) },
      },
      { text: 'வாடகைக்குத்தான் பார்க்கிறேன், விலைக்கு அல்ல', set: { transaction_type: 'rent' } },
      {
        text: 'ஆவடியில் ஒரு கிரவுண்ட் இடம் விலைக்கு வாங்க விரும்புகிறேன்',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Avadi', size_sqft: atLeast(2400) },
      },
      {
        text: 'குழந்தைகள் விளையாடும் இடம் மற்றும் நீச்சல் குளம் உள்ள அடுக்குமாடி வீடு',
        set: { property_type: 'apartment', amenities: ['play_area', 'swimming_pool'] },
      },
      { text: 'மாதம் பதினெட்டாயிரம் வரை வாடகை தர முடியும்', set: { transaction_type: 'rent', price: upTo(18000) } },
      { text: 'படுக்கையறை எத்தனை இருந்தாலும் பரவாயில்லை', any: ['bedrooms'] },
      {
        text: 'வாகனம் நிறுத்துமிடம் அவசியம், மின்தூக்கி தேவையில்லை',
        known: { amenities: ['lift'] },
        set: { amenities: ['parking'] },
        drop: ['lift'],
      },
      {
        text: 'நாகர்கோவிலில் பத்து சென்ட் நிலம், பதினைந்து லட்சத்திற்குள்',
        set: { property_type: 'land', city: 'Nagercoil', size_sqft: atLeast(4356), price: upTo(1500000) },
      },
      { text: 'மூன்று அல்லது நான்கு படுக்கையறைகள்', set: { bedrooms: between(3, 4) } },
      { text: 'திருப்பூர் வேண்டாம், ஈரோட்டில் பாருங்கள்', known: { city: 'Tiruppur' }, set: { city: 'Erode' } },
      {
        text: 'எனக்கு அறுபது வயசு, தனியா இருக்கேன், லிஃப்ட் வச்ச ஒரு சின்ன ஃப்ளாட் மயிலாப்பூர்ல கிடைச்சா நிம்மதியா இருப்பேன்',
        set: { property_type: 'apartment', area: 'Mylapore', amenities: ['lift'] },
      },
      {
        text: 'பொண்ணுக்கு கல்யாணம் முடிச்சாச்சு, இப்ப நாங்க ரெண்டு பேர் தான், அதனால மூணு ரூம் வேண்டாம் ரெண்டு போதும்',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'ஆறு மாசமா தேடிட்டு இருக்கேன் எதுவும் அமையல, பல்லாவரத்துல முப்பது லட்சத்துக்கு ஒரு ஃப்ளாட் முடிச்சு குடுங்க',
        set: { property_type: 'apartment', area: 'Pallavaram', price: upTo(3000000) },
      },
      {
        text: 'நான் ராணுவத்துல இருந்து ஓய்வு பெற்றேன், சொந்த ஊரான வேலூர்ல ஒரு மனை வாங்கி வீடு கட்டலாம்னு இருக்கேன்',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Vellore' },
      },
      {
        text: 'பத்து லட்சம் கையில இருக்கு மீதி லோன் போடணும், மொத்தம் நாப்பதுக்குள்ள',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4000000) },
      },
      {
        text: 'மாடி வீடா தரை வீடா எதுனாலும் ஓகே, வாடகை மட்டும் ஏழாயிரத்த தாண்ட கூடாது',
        set: { transaction_type: 'rent', price: upTo(7000), property_type: 'house' },
      },
      {
        text: 'புது ஃப்ளாட் தான் வேணும், பழசு எல்லாம் வேணாம், கட்டி ரெண்டு வருஷத்துக்குள்ள இருக்கணும்',
        set: { property_type: 'apartment' },
      },
      {
        text: 'கார் ரெண்டு நிக்கணும், செடி வளக்க இடம் வேணும், ரெண்டு மாடி இருந்தா சந்தோஷம்',
        set: { amenities: ['parking', 'garden'] },
      },
      {
        text: 'வீட்டு ஓனர் வாடகைய ஏத்திட்டாரு, அதான் கம்மி வாடகைல கொரட்டூர் பக்கம் பாக்குறோம்',
        set: { transaction_type: 'rent', area: 'Korattur' },
      },
      { text: 'வேளச்சேரி தான் முதல் சாய்ஸ், கிடைக்கலன்னா மடிப்பாக்கம்', set: { area: 'Velachery' } },
      {
        text: 'அம்பது லட்சம்னு சொன்னது வேண்டாம் நாப்பத்தஞ்சு போதும்',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(4500000) },
      },
      {
        text: 'சத்தமில்லாத அமைதியான ஏரியாவுல ஒரு வில்லா, ஜிம்மும் கிளப் ஹவுஸும் இருக்கணும்',
        set: { property_type: 'house', amenities: ['gym', 'clubhouse'] },
      },
      {
        text: 'நான் சொன்னது சேலம் இல்ல, சென்னைல இருக்குற சேலையூர்',
        known: { city: 'Salem' },
        set: { area: 'Selaiyur', city: 'Chennai' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'இந்த வீட்டின் விலையைக் குறைக்க முடியுமா?', act: 'question' },
      { text: 'நன்றி, மிகவும் உதவியாக இருந்தது', act: 'thanks' },
      { text: 'ஆம், சரியாகச் சொன்னீர்கள்', act: 'affirm' },
      { text: 'இல்லை, எனக்கு அது வேண்டாம்', act: 'deny' },
      { text: 'எல்லாவற்றையும் அழித்துவிட்டு புதிதாகத் தொடங்குங்கள்', act: 'restart' },
      { text: 'நீங்கள் எப்படி உதவுவீர்கள்?', act: 'help' },
      { text: 'கட்டடம் எத்தனை வருடம் பழையது?', act: 'question' },
      { text: 'நீங்க சொல்ற ஏரியால வெள்ளம் வரும்னு கேள்விப்பட்டேன்', act: 'unclear' },
      { text: 'என் பையன் ஹைதராபாத்ல இருக்கான் அவன் கிட்ட கேட்டு சொல்றேன்', act: 'unclear' },
      { text: 'தண்ணி வரி கரண்ட் பில் எல்லாம் யார் கட்டணும்', act: 'question' },
      { text: 'தாம்பரத்துல இருந்து கிண்டிக்கு ட்ரெயின்ல எவ்ளோ நேரம் ஆகும்', act: 'question' },
      { text: 'ஒரு பத்து பதினஞ்சு நாள்ல முடிவு சொல்றேன்', act: 'unclear' },
      { text: 'உங்களால முடியலன்னா வேற யாரையாவது பேச சொல்லுங்க', act: 'handoff' },
      { text: 'ஓ அப்படியா, பரவால்ல இருக்கட்டும்', act: 'affirm' },
      { text: 'அட போங்கப்பா ஒண்ணும் சரியில்ல', act: 'deny' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'naan chennai la oru 1 bhk rent ku theduren',
        set: { transaction_type: 'rent', bedrooms: exactly(1), city: 'Chennai' },
      },
      {
        text: 'guindy or saidapet area la 2 bedroom flat, rent 20000 max',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Guindy',
          bedrooms: exactly(2),
          price: upTo(20000),
        },
      },
      {
        text: 'budget 35 lakhs irundhu 45 lakhs varai',
        known: { transaction_type: 'sale' },
        set: { price: between(3500000, 4500000) },
      },
      {
        text: 'kanchipuram la 5 cent land vaanganum',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Kanchipuram',
          size_sqft: atLeast(2178),
        },
      },
      { text: '1000 sqft ku mela irukanum', set: { size_sqft: atLeast(1000) } },
      {
        text: 'rent illa, sondhama vaanga poren',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'gated community la villa iruka ma',
        set: { property_type: 'house', amenities: ['gated_community'] },
      },
      { text: 'watchman venum cctv venum', set: { amenities: ['security'] } },
      { text: 'ethana bedroom irundhalum ok', any: ['bedrooms'] },
      { text: 'amenities edhuvum mukkiyam illa', any: ['amenities'] },
      {
        text: 'machan oru help, enga company perungudi ku shift aagudhu, so angaye oru sharing illama thaniya 1bhk venum 15k kulla',
        set: { area: 'Perungudi', bedrooms: exactly(1), price: upTo(15000) },
      },
      {
        text: 'naan widow, oru ponnu mattum dhan, safe ana area la chinna veedu podhum, saligramam side',
        set: { property_type: 'house', area: 'Saligramam', amenities: ['security'] },
      },
      {
        text: 'pazhaya veedu vithu 60 latcham vandhuchu, adha vechu tambaram west la flat edukanum',
        set: { property_type: 'apartment', area: 'Tambaram West', price: upTo(6000000) },
      },
      {
        text: 'ennoda budget 20 latcham dhan, ana area nalla irukanum nu en manaivi solra',
        known: { transaction_type: 'sale' },
        set: { price: upTo(2000000) },
      },
      {
        text: 'rent 8000 kuduthutu irukom, ippo 10000 varaikum kudukalam, konjam periya veedu venum',
        set: { property_type: 'house', price: upTo(10000) },
      },
      {
        text: 'naanga iruka edathula thanni illa, adhan maaranum nu paakrom, maduravoyal side sollunga',
        set: { area: 'Maduravoyal' },
      },
      {
        text: '15 illa 16 aayiram okay, adhuku mela mudiyathu',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 16000) },
      },
      { text: 'flat ah vida thani veedu dhan engaluku set aagum', set: { property_type: 'house' } },
      {
        text: 'naalu pasanga sernthu iruka oru flat, velachery or taramani, 3 bedroom',
        set: { property_type: 'apartment', area: 'Velachery', bedrooms: exactly(3) },
      },
      {
        text: 'appartment na lift irukanum, illana vendam',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'vadagai 6 la irundhu 8 aayiram, sithalapakkam',
        set: { transaction_type: 'rent', price: between(6000, 8000), area: 'Sithalapakkam' },
      },
      {
        text: 'hosur la irundhu bangalore daily poren, adhan whitefield pakkam maaralam nu',
        set: { city: 'Bengaluru', area: 'Whitefield' },
      },
      { text: 'kids ku park venum, en amma ku temple pakkathula venum', set: { amenities: ['play_area'] } },
      { text: 'ac 2 iruku engakitta, adhunala ac room vendam', drop: ['air_conditioning'] },
      { text: '60 ku 40 site', set: { property_type: 'land', size_sqft: atLeast(2400) } },
      {
        text: 'budget sonna maari 30 dhan, aana 33 varai stretch pannalam',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3300000) },
      },
      {
        text: 'mogappair east illati west edhuna seri, 2bhk rent',
        set: { transaction_type: 'rent', bedrooms: exactly(2), area: 'Mogappair East' },
      },
      {
        text: 'deposit 1 latcham mela na vendam, rent 12',
        set: { transaction_type: 'rent', price: upTo(12000) },
      },
      {
        text: 'east facing veedu, pooja room vendum, 2 bed',
        set: { property_type: 'house', bedrooms: exactly(2) },
      },
      { text: 'chinna kolandhai iruku, so ground floor la play area oda', set: { amenities: ['play_area'] } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'veedu epdi iruku nu photo anuppunga', act: 'question' },
      { text: 'broker illama direct owner kitta pesa mudiyuma', act: 'handoff' },
      { text: 'ok thank you bye', act: 'goodbye' },
      { text: 'nallaruku indha veedu', act: 'affirm' },
      { text: 'bus stand pakkathula vena, sathama irukum, konjam ulla irundha nalladhu', act: 'unclear' },
      { text: 'kovai la rs puram nalla area nu solranga, anga 2bhk enna vilai varum', act: 'question' },
      { text: 'ungakitta ethana veedu iruku total ah', act: 'question' },
      { text: 'en maama oru builder dhan, avar kitta flat iruku nu sonnar', act: 'unclear' },
      { text: 'ama ama adhu dhan venum', act: 'affirm' },
      { text: 'aiyo venda pa', act: 'deny' },
      { text: 'sari vidunga, vera paakalam', act: 'question' },
      { text: 'edhuku ivlo kekringa', act: 'question' },
      { text: 'mathavanga kitta pesanum, bot vendam', act: 'handoff' },
      { text: 'thirumba sollu, kaadhu kekala', act: 'repeat' },
      { text: 'vaangalama rent ah nu therla, edhu nalladhu', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Chennai-ல Anna Nagar area-ல 3BHK flat வாங்க budget 1.5 crore',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Chennai',
          area: 'Anna Nagar',
          bedrooms: exactly(3),
          price: upTo(15000000),
        },
      },
      { text: 'Rent 10,000-க்கு மேல வேண்டாம்', set: { transaction_type: 'rent', price: upTo(10000) } },
      { text: '2BHK-ஐ 3BHK-ஆ மாத்துங்க', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'Gym, clubhouse எல்லாம் தேவையில்ல',
        known: { amenities: ['gym', 'clubhouse'] },
        drop: ['gym', 'clubhouse'],
      },
      {
        text: 'Madurai-க்கு பக்கத்துல plot, 1500 sqft-க்கு குறையாம',
        set: { property_type: 'land', city: 'Madurai', size_sqft: atLeast(1500) },
      },
      {
        text: 'Amma-க்கு dialysis பண்றோம், so hospital பக்கம் இருக்கணும், Vadapalani area-ல lift உள்ள flat',
        set: { property_type: 'apartment', area: 'Vadapalani', amenities: ['lift'] },
      },
      {
        text: 'நாங்க US-ல இருக்கோம், parents stay பண்ண Trichy-ல ready to move flat வேணும், 70L வரை',
        set: { property_type: 'apartment', city: 'Tiruchirappalli', price: upTo(7000000) },
      },
      { text: '2BHK வேணாம்னு இல்ல, 3BHK கிடைச்சா better', set: { bedrooms: exactly(3) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Parking இருக்கா இந்த flat-ல?', act: 'question' },
      { text: 'Villa project ஏதாவது Coimbatore-ல launch ஆகுதா', act: 'question' },
      { text: 'Sunday free-யா இருப்பேன், அப்போ call பண்ணுங்க', act: 'handoff' },
    ],
  },
]
