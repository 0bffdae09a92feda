import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const movedAndSettled: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'chennai la 2bhk rent, 15k budget, parking venum',
        set: {
          transaction_type: 'rent',
          city: 'Chennai',
          bedrooms: exactly(2),
          price: upTo(15000),
          amenities: ['parking'],
        },
      },
      {
        text: 'guduvanchery la plot vaanganum 10 lakhs kulla',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Guduvancheri', price: upTo(1000000) },
      },
      {
        text: '3bhk villa kelambakkam la vilaiku, 90 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Kelambakkam',
          bedrooms: exactly(3),
          price: upTo(9000000),
        },
      },
      {
        text: 'oru chinna veedu podhum, 2 room, vadagai 6000',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(2), price: upTo(6000) },
      },
      { text: 'flat illana veedu edhuna ok dhan', any: ['property_type'] },
      {
        text: 'ac furnished flat ashok nagar la, rent 30k varaikum',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Ashok Nagar',
          price: upTo(30000),
          amenities: ['air_conditioning', 'furnished'],
        },
      },
      {
        text: 'dindigul la 1 acre land vilaiku venum',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Dindigul', size_sqft: atLeast(43560) },
      },
      {
        text: 'rendu ground idam, thoraipakkam',
        set: { property_type: 'land', area: 'Thoraipakkam', size_sqft: atLeast(4800) },
      },
      {
        text: 'playground ulla apartment venum',
        set: { property_type: 'apartment', amenities: ['play_area'] },
      },
      {
        text: 'budget 80 lakhs illa 90 lakhs',
        known: { transaction_type: 'sale' },
        set: { price: between(8000000, 9000000) },
      },
      { text: 'kulla 12 aayiram', known: { transaction_type: 'rent' }, set: { price: upTo(12000) } },
      {
        text: 'security irundha nalladhu, gym thevai illa',
        known: { amenities: ['gym'] },
        set: { amenities: ['security'] },
        drop: ['gym'],
      },
      {
        text: 'ippo 3bhk vendam 2bhk podhum',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'karaikudi la veedu vaadagaiku kidaikuma',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Karaikudi' },
      },
      { text: 'size 1200 sqft minimum', set: { size_sqft: atLeast(1200) } },
      { text: 'area anna nagar dhan venum', set: { area: 'Anna Nagar' } },
      { text: 'any area ok dhan', any: ['area'] },
      {
        text: 'naanga ippo avadi la irukom, ana pasanga school ambattur la, so ambattur ke vandhralam nu oru 2bhk paakrom rent 13k kulla',
        set: { transaction_type: 'rent', area: 'Ambattur', bedrooms: exactly(2), price: upTo(13000) },
      },
      {
        text: 'amma pension vaanguranga, avangaluku oru single bedroom flat ground floor la, thiruvottiyur side kidaikuma',
        set: { property_type: 'apartment', bedrooms: exactly(1), area: 'Tiruvottiyur' },
      },
      {
        text: 'indha vaaram kulla maaranum, enga irundhalum paravala 10 aayiram rent',
        set: { transaction_type: 'rent', price: upTo(10000) },
        any: ['area'],
      },
      {
        text: 'oru 2bhk flat ambattur illana avadi la, 25 to 30 lakhs, ready to occupy',
        set: {
          property_type: 'apartment',
          bedrooms: exactly(2),
          area: 'Ambattur',
          price: between(2500000, 3000000),
        },
      },
      {
        text: 'naanga 2 family serndhu irukanum, so 4 bedroom independent house, madambakkam',
        set: { property_type: 'house', bedrooms: exactly(4), area: 'Madambakkam' },
      },
      {
        text: 'vadagai veedu venam, sondha veedu dhan, hosur side 40 ku mela poga koodadhu',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hosur', price: upTo(4000000) },
      },
      {
        text: '2 cent la oru veedu irundha solunga, tenkasi',
        set: { property_type: 'house', city: 'Tenkasi', size_sqft: atLeast(871.2) },
      },
      {
        text: 'enga area la power cut adhigam, so inverter kandipa venum',
        set: { amenities: ['power_backup'] },
      },
      { text: 'naan night shift, so amaidhiyana edam, ac vendum', set: { amenities: ['air_conditioning'] } },
      {
        text: 'tharai thalam la veedu kidaikuma parking oda',
        set: { property_type: 'house', amenities: ['parking'] },
      },
      {
        text: 'rent ku kudukka veedu iruka unga kitta',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'beach pakkathula oru villa, thiruvanmiyur illa neelankarai, 2 kodi',
        set: { property_type: 'house', area: 'Thiruvanmiyur', price: upTo(20000000) },
      },
      {
        text: 'manai vaangi naane kattikalam nu paakren, 600 sqft podhum, kundrathur',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Kundrathur', size_sqft: atLeast(600) },
      },
      {
        text: 'pathinettu aayiram na enaku ok',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18000) },
      },
      {
        text: 'onne kaal kodi varaikum',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
      },
      { text: 'ezhu latcham ku manai', set: { property_type: 'land', price: upTo(700000) } },
      {
        text: 'naanga moonu peru, aaluku 5000 poduvom, adyar la 2bhk vaadagaiku',
        set: { transaction_type: 'rent', area: 'Adyar', bedrooms: exactly(2), price: upTo(15000) },
      },
      { text: 'innum oru room venum', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'oru room kammiya irundhalum podhum',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      { text: '6 maasam ku oru room venum rent ku', set: { transaction_type: 'rent', bedrooms: exactly(1) } },
      {
        text: 'naanga sivakasi la irundhu varom, paiyan anna university la sendhutan, so guindy side la 1bhk rent ku paakrom',
        set: { transaction_type: 'rent', area: 'Guindy', bedrooms: exactly(1) },
      },
      {
        text: 'oru flat book pannirundhom adha cancel pannitom, ippo thani veedu dhan venum 65 latchathula',
        set: { property_type: 'house', price: upTo(6500000) },
      },
      {
        text: 'enga akka veedu mogappair la iruku, adhe side la enakum oru 2bhk paarunga',
        set: { bedrooms: exactly(2), area: 'Mogappair' },
      },
      {
        text: 'rendu car niruthanum, oru dog iruku, garden irundha nalladhu',
        set: { amenities: ['parking', 'pet_friendly', 'garden'] },
      },
      {
        text: 'budget 25 nu sonnen aana 30 varaikum stretch pannikalam',
        known: { transaction_type: 'sale', price: upTo(2500000) },
        set: { price: upTo(3000000) },
      },
      {
        text: 'chrompet railway station kitta walkable la oru 2bhk',
        set: { area: 'Chromepet', bedrooms: exactly(2) },
      },
      {
        text: 'naan ketadhu plot neenga flat kaatringa',
        known: { property_type: 'apartment' },
        set: { property_type: 'land' },
      },
      {
        text: 'vaadagai 7500 varai, 1 room, attached bathroom, tirupur',
        set: { transaction_type: 'rent', bedrooms: exactly(1), price: upTo(7500), city: 'Tiruppur' },
      },
      {
        text: 'pasangaluku vilaiyada edam, apram swimming pool, gated la flat',
        set: { property_type: 'apartment', amenities: ['play_area', 'swimming_pool', 'gated_community'] },
      },
      {
        text: 'enaku seekiram venum pa next month joining, sholinganallur 1rk or 1bhk 12k',
        set: { area: 'Sholinganallur', bedrooms: exactly(1), price: upTo(12000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'hmm ok', act: 'affirm' },
      { text: 'inga metro iruka pakkathula', act: 'question' },
      { text: 'yaaru neenga', act: 'question' },
      { text: 'enna panna mudiyum ungalala', act: 'help' },
      { text: 'pona varusham 35 latcham ku kedaichurukum, ippo 50 solranga', act: 'unclear' },
      { text: 'veedu nalla dhan iruku but bathroom onnu dhan iruku', act: 'unclear' },
      { text: 'en budget ku idhu jaasthi', act: 'question' },
      { text: 'thiruvallur la idam vaangi potta nalladha', act: 'question' },
      { text: 'oru vela seri illana enna panradhu', act: 'question' },
      { text: 'avanga 18 kekranga naan 16 dhan solren', act: 'unclear' },
      { text: 'antha flat ah naan already pathutten', act: 'unclear' },
      { text: 'kandippa pannunga bro', act: 'affirm' },
      { text: 'apdi ellam illa', act: 'deny' },
      { text: 'innum oru vaati sollunga', act: 'repeat' },
      { text: 'pudhusa vera thedalam', act: 'restart' },
      { text: 'unga manager line la vaanga', act: 'handoff' },
      { text: 'seri bro night pesalam', act: 'goodbye' },
      { text: 'romba usefulla irundhuchu', act: 'thanks' },
      { text: 'loan process eppadi', act: 'question' },
      { text: 'token amount kudutha hold pannuvingala', act: 'question' },
      { text: 'idhellam enaku settu aagadhu', act: 'deny' },
      { text: 'adhuve podhum thambi mudichidu', act: 'affirm' },
      { text: 'marupadi modhalendhu varuvom', act: 'restart' },
      { text: 'unga office la yaaravadhu pesuvangala', act: 'handoff' },
      { text: 'avlo dhan bro vera onnum illa', act: 'deny' },
      { text: '4 lakh advance 15k rent solraanga correct ah', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'சோழிங்கநல்லூரில் இரண்டு படுக்கையறை அடுக்குமாடி வீடு வாடகைக்கு வேண்டும்',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Sholinganallur',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'அதிகபட்ச விலை எழுபத்தைந்து லட்சம்',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7500000) },
      },
      {
        text: 'திண்டுக்கல்லில் அரை ஏக்கர் விவசாய நிலம் வாங்கணும்',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Dindigul', size_sqft: atLeast(21780) },
      },
      { text: 'செல்லப்பிராணி அனுமதிக்கும் வீடு', set: { property_type: 'house', amenities: ['pet_friendly'] } },
      { text: 'குளிர்சாதன வசதியும் பால்கனியும் வேண்டும்', set: { amenities: ['air_conditioning', 'balcony'] } },
      {
        text: 'வாடகைக்கு வேண்டாம், வாங்கவே விரும்புகிறேன்',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'முப்பதாயிரம் ரூபாய்க்கு மேல் தர இயலாது',
        known: { transaction_type: 'rent' },
        set: { price: upTo(30000) },
      },
      {
        text: 'நாளைக்கே குடி வரணும், அட்வான்ஸ் ரெடி, தாம்பரத்துல ஒரு வீடு எட்டாயிரத்துக்குள்ள',
        set: { property_type: 'house', area: 'Tambaram', price: upTo(8000) },
      },
      { text: 'வீட்ல வயசானவங்க இருக்காங்க, படி ஏற கஷ்டம், லிஃப்ட் இல்லாத இடம் வேண்டாம்', set: { amenities: ['lift'] } },
      {
        text: 'தூரமா இருந்தாலும் பரவால்ல தனி வீடா இருக்கணும் முப்பது லட்சத்துக்குள்ள',
        set: { property_type: 'house', price: upTo(3000000) },
      },
      {
        text: 'சின்ன வயசுல இருந்தே மயிலாப்பூர்ல தான் இருக்கேன், அங்கேயே ஒரு ஃப்ளாட் வாங்கணும்னு ஆசை',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Mylapore' },
      },
      { text: 'கார்ப்பரேஷன் தண்ணி வரணும், போர் மட்டும் இருந்தா வேணாம்', set: { amenities: ['water_supply'] } },
      {
        text: 'எங்க பட்ஜெட் கம்மி தான், அஞ்சு லட்சத்துக்கு ஏதாவது சின்ன மனை இருந்தா சொல்லுங்க',
        set: { property_type: 'land', price: upTo(500000) },
      },
      {
        text: 'கோவில் பக்கத்துல அக்ரஹாரம் மாதிரி ஒரு வீடு கும்பகோணத்துல',
        set: { property_type: 'house', city: 'Kumbakonam' },
      },
      {
        text: 'அதான் சொல்லிட்டேன்ல அம்பது லட்சம்னு',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5000000) },
      },
      { text: 'இல்ல இல்ல வாடகை தான் பன்னெண்டாயிரம், லட்சம் இல்ல', set: { transaction_type: 'rent', price: upTo(12000) } },
      {
        text: 'திருச்சி வேணாம் தஞ்சாவூரே பாருங்க, அங்க தான் சொந்தக்காரங்க இருக்காங்க',
        known: { city: 'Tiruchirappalli' },
        set: { city: 'Thanjavur' },
      },
      {
        text: 'வீட்டுக்கு முன்னாடி கொஞ்சம் செடி வைக்க இடமும், கார் நிறுத்தவும் வேணும்',
        set: { property_type: 'house', amenities: ['garden', 'parking'] },
      },
      {
        text: 'நாங்க நாலு பேர், ஆளுக்கு நாலாயிரம் குடுப்போம், வாடகை வீடு',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(16000) },
      },
      { text: 'ஒரு ரூம் கூடுதலா இருந்தா நல்லது', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      { text: 'இன்னொரு பெட்ரூம் வேணும்', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(4) } },
      {
        text: '8 மாசம் மட்டும் தங்க ஒரு வீடு வேணும்',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'எங்க அக்காவோட வீடு தாம்பரத்துல இருக்கு, அது பக்கத்துல எனக்கும் ஒரு ஃப்ளாட் வேணும்',
        set: { property_type: 'apartment', area: 'Tambaram' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'கட்டுமான நிறுவனம் எது?', act: 'question' },
      { text: 'நான் பிறகு தொடர்பு கொள்கிறேன்', act: 'goodbye' },
      { text: 'சரி, அப்படியே செய்யுங்கள்', act: 'affirm' },
      { text: 'இந்த ஏரியால நிலம் விலை ஏறுமா', act: 'question' },
      { text: 'ஆன்லைன்ல பாத்த போட்டோவும் நேர்ல இருக்குறதும் ஒன்னா இருக்குமா', act: 'question' },
      { text: 'கல்யாண மண்டபம் பக்கத்துல வேணாம், சத்தம் தாங்காது', act: 'unclear' },
      { text: 'அக்ரிமெண்ட் எத்தனை மாசத்துக்கு போடுவீங்க', act: 'question' },
      { text: 'என்னமோ போங்க ஒண்ணும் புரியல', act: 'help' },
      { text: 'நீங்க ரொம்ப நல்லா பேசுறீங்க', act: 'thanks' },
      { text: 'மூணாவது மாடிக்கு மேல வேண்டாம்', act: 'unclear' },
      { text: 'எங்க மாமா வீடு மதுரைல இருக்கு', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Velachery-ல semi-furnished 2BHK, rent 20k-க்குள்ள, lift வேணும்',
        set: {
          transaction_type: 'rent',
          area: 'Velachery',
          bedrooms: exactly(2),
          price: upTo(20000),
          amenities: ['semi_furnished', 'lift'],
        },
      },
      {
        text: 'Budget-ஐ 50 lakhs-ஆ மாத்திடுங்க',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(5000000) },
      },
      {
        text: '3BHK-னா 70 lakhs ஆகுமா, அப்போ 2BHK போதும் 50-க்குள்ள',
        known: { transaction_type: 'sale' },
        set: { bedrooms: exactly(2), price: upTo(5000000) },
      },
      {
        text: 'நான் Bangalore-ல settle ஆயிட்டேன், but Chennai-ல ஒரு flat investment-க்கு வாங்கணும், Siruseri side',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Chennai', area: 'Siruseri' },
      },
      {
        text: 'Husband-க்கு Hosur-ல transfer, அங்க 2BHK rent 10k-க்கு கிடைக்குமா',
        set: { transaction_type: 'rent', city: 'Hosur', bedrooms: exactly(2), price: upTo(10000) },
      },
      {
        text: 'Lease-க்கு 8 lakhs-ல veedu இருக்கா Tambaram-ல',
        set: { property_type: 'house', area: 'Tambaram', price: upTo(800000), transaction_type: 'rent' },
      },
      {
        text: 'Pooja room, balcony, 2 bathroom இருக்குற 2BHK flat',
        set: { property_type: 'apartment', bedrooms: exactly(2), amenities: ['balcony'] },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Property papers clear-ஆ இருக்கா?', act: 'question' },
      { text: 'Sqft rate என்ன?', act: 'question' },
      { text: 'Owner strict-ஆ இருப்பாரா', act: 'question' },
    ],
  },
]
