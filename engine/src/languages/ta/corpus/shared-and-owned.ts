import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const sharedAndOwned: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'hi, pallikaranai la oru 2bhk flat rent ku venum budget 17k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Pallikaranai',
          bedrooms: exactly(2),
          price: upTo(17000),
        },
      },
      {
        text: 'salem town la manai vilaiku iruka',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Salem' },
      },
      {
        text: 'oru thani veedu vangalam nu plan, tirunelveli, 30 to 35 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Tirunelveli',
          price: between(3000000, 3500000),
        },
      },
      {
        text: 'villa venam apartment kaatunga',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      { text: 'rent 14000 ku ulla irundha ok', set: { transaction_type: 'rent', price: upTo(14000) } },
      { text: 'vera area sollunga, tambaram illama', known: { area: 'Tambaram' }, drop: ['area'] },
      {
        text: 'moonu bedroom illa, naalu bedroom venum',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: exactly(4) },
      },
      { text: '800 sqft la irundhu 1000 sqft varaikum', set: { size_sqft: between(800, 1000) } },
      { text: 'balcony oda irukkanum', set: { amenities: ['balcony'] } },
      { text: 'unfurnished ah irundhalum paravalla', set: { amenities: ['unfurnished'] } },
      { text: 'porur', asked: 'area', known: { city: 'Chennai' }, set: { area: 'Porur' } },
      {
        text: 'oru 20 aayiram varaikum kudupen',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      { text: 'vadagaiku dhan pa', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'lift parking rendum venum', asked: 'amenities', set: { amenities: ['lift', 'parking'] } },
      { text: 'onnum vendam', asked: 'amenities', any: ['amenities'] },
      { text: 'ooru edhuvanalum sari', asked: 'city', any: ['city'] },
      {
        text: 'enga veetu kitta drainage prachana romba, adhan maarlam nu, nanganallur illana adambakkam la 12k ku 1bhk iruka',
        set: { area: 'Nanganallur', bedrooms: exactly(1), price: upTo(12000) },
      },
      {
        text: 'veetla 4 peru, en salary 60k, so rent 20 vara ok',
        set: { transaction_type: 'rent', price: upTo(20000) },
      },
      {
        text: 'ayya enaku vayasu aachu, vaadagai veedu oru arai irundha podhum, 5 aayirathuku kammiya, mannargudi la',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(1),
          city: 'Mannargudi',
          price: upTo(5000),
        },
      },
      {
        text: '2 varushama aminjikarai la kudi irukom, owner veeta vikka poraru, vera edhavadhu kaatunga adhe area la',
        set: { area: 'Aminjikarai' },
      },
      {
        text: 'villupuram pakkam 20 cent nilam vaangi podalaam nu yosanai',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Villupuram',
          size_sqft: atLeast(8712),
        },
      },
      {
        text: 'veedu kattitu irukom, mudiyara varaikum 8 maasam rent ku oru idam venum',
        set: { transaction_type: 'rent' },
      },
      {
        text: 'mela sonna budget la 2bhk kidaikalana 1bhk podhum',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(1) },
      },
      {
        text: 'appo 40 ku panlam, aana car park kandippa irukanum',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4000000), amenities: ['parking'] },
      },
      { text: 'lift illatha building na first floor kulla irukanum', drop: ['lift'] },
      {
        text: 'paiyan ku job bangalore la, avan kooda poga poren, anga electronic city la 2bhk paathukudunga',
        set: { city: 'Bengaluru', area: 'Electronic City', bedrooms: exactly(2) },
      },
      {
        text: 'arakkonam side 1000 adi manai, 8 latcham',
        set: { property_type: 'land', city: 'Arakkonam', size_sqft: atLeast(1000), price: upTo(800000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'indha veedu innum kaaliya iruka', act: 'question' },
      { text: 'evlo advance kekranga', act: 'question' },
      { text: 'ok apdiye aagatum', act: 'affirm' },
      { text: 'illa vena', act: 'deny' },
      { text: 'yaar kitta pesanum, number kudunga', act: 'handoff' },
      { text: 'romba dhooram ah iruku, konjam city kulla kaatunga', act: 'question' },
      { text: 'rent ah konjam korachu kudupangala', act: 'question' },
      { text: 'innum 2 naal la family kitta pesitu sollren', act: 'unclear' },
      { text: 'ipdi oru veedu dhan thedinen, super', act: 'affirm' },
      { text: 'bhk na enna', act: 'question' },
      { text: 'sir namma area la evlo ku pogum oru ground', act: 'question' },
      { text: 'pakkathu veetukaran sanda poduvan, adhan kaali panrom', act: 'unclear' },
      { text: 'call panadhinga msg pannunga', act: 'deny' },
      { text: 'mani aachu poren', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'திருவான்மியூரில் கடற்கரைக்கு அருகில் ஒரு ஃப்ளாட் வாங்க வேண்டும், விலை ஒரு கோடி வரை',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Thiruvanmiyur',
          price: upTo(10000000),
        },
      },
      {
        text: 'காரைக்குடியில் பாரம்பரிய வீடு விற்பனைக்கு உள்ளதா?',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Karaikudi' },
      },
      { text: 'மாத வாடகை எட்டாயிரம் ரூபாய்க்கு மிகாமல்', set: { transaction_type: 'rent', price: upTo(8000) } },
      { text: 'இரு படுக்கையறை போதுமானது', set: { bedrooms: exactly(2) } },
      { text: 'மின்சார காப்பு வசதியும் பாதுகாவலரும் தேவை', set: { amenities: ['power_backup', 'security'] } },
      { text: 'அடையாறு அல்லது பெசன்ட் நகர்', set: { area: 'Adyar' } },
      {
        text: 'வாடகை வீட்டுலயே பத்து வருஷம் ஓட்டிட்டேன், இனிமே சொந்தமா ஒரு வீடு வேணும், திருநின்றவூர்ல முப்பத்தஞ்சுக்குள்ள',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Thiruninravur',
          price: upTo(3500000),
        },
      },
      {
        text: 'எங்க வீட்டுக்காரருக்கு மதுரைக்கு மாத்தலாயிருச்சு, அங்க ஒரு வீடு வாடகைக்கு வேணும் ரெண்டு ரூம் வச்சு',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Madurai', bedrooms: exactly(2) },
      },
      { text: 'மாமனார் மாமியார் வேற வந்து தங்குவாங்க, அதனால மூணு பெட்ரூம் இருந்தா தான் வசதி', set: { bedrooms: exactly(3) } },
      {
        text: 'நாங்க குடியிருக்கிறது கொளத்தூர், குழந்தை ஸ்கூல் வில்லிவாக்கம், அதனால வில்லிவாக்கத்துல வீடு பாக்குறோம்',
        set: { property_type: 'house', area: 'Villivakkam' },
      },
      { text: 'ஏரியா நல்லா இருந்தா விலை கூட கொடுக்கலாம்', any: ['price'] },
      {
        text: 'தோட்டம் போட ஆசை, அதனால தனி வீடு, பின்னாடி கொஞ்சம் இடம் இருக்கணும்',
        set: { property_type: 'house', amenities: ['garden'] },
      },
      {
        text: 'எங்க ஊர் தேனி, ஆனா வேலை கோயம்புத்தூர்ல, அங்க காந்திபுரம் பக்கம் ஒரு ரூம் வேணும்',
        set: { area: 'Gandhipuram', city: 'Coimbatore', bedrooms: exactly(1) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'நிலத்தின் விலை சென்ட்டுக்கு எவ்வளவு?', act: 'question' },
      { text: 'நாளை மாலை வீட்டைப் பார்க்கலாமா?', act: 'question' },
      { text: 'மீண்டும் முதலிலிருந்து தொடங்கலாம்', act: 'restart' },
      { text: 'ஒரு மாசம் டைம் இருக்கு, அவசரம் இல்ல, மெதுவா தேடுங்க', act: 'unclear' },
      { text: 'யார் பேர்ல பத்திரம் இருக்கு', act: 'question' },
      { text: 'அந்த ஏரியால தண்ணி லாரி வருமா இல்ல போர் இருக்கா', act: 'question' },
      { text: 'ஐயய்யோ அது ரொம்ப தூரம், பக்கத்துல சொல்லுங்க', act: 'question' },
      { text: 'சரி சரி புரிஞ்சுது', act: 'affirm' },
      { text: 'ஏங்க நான் சொன்னது உங்களுக்கு புரியுதா', act: 'question' },
      { text: 'திரும்பவும் அதையே காட்டுறீங்க', act: 'unclear' },
      { text: 'ஆளை விடுங்க சாமி', act: 'deny' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Kelambakkam-ல 1BHK flat, rent 9000',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kelambakkam',
          bedrooms: exactly(1),
          price: upTo(9000),
        },
      },
      {
        text: 'Budget கொஞ்சம் increase பண்ணி 65 lakhs ஆக்கலாம்',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(6500000) },
      },
      { text: 'Unfurnished போதும், price கம்மியா இருக்கணும்', set: { amenities: ['unfurnished'] } },
      {
        text: '2 car parking உள்ள independent house',
        set: { property_type: 'house', amenities: ['parking'] },
      },
      {
        text: 'Trichy-ல land வாங்கணும், 10 cents',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Tiruchirappalli',
          size_sqft: atLeast(4356),
        },
      },
      {
        text: 'Wife pregnant, அதனால lift இருக்குற building-ல 1st floor-ல 2BHK, Kilpauk-ல',
        set: { area: 'Kilpauk', bedrooms: exactly(2), amenities: ['lift'] },
      },
      {
        text: 'Old flat-ஐ sell பண்ணிட்டேன், 80L இருக்கு, அதுல Porur-ல 3BHK வாங்கணும்',
        set: { transaction_type: 'sale', area: 'Porur', bedrooms: exactly(3), price: upTo(8000000) },
      },
      {
        text: 'Rent கம்மியா இருந்தா unfurnished-உம் ok தான்',
        set: { transaction_type: 'rent', amenities: ['unfurnished'] },
      },
      {
        text: 'No no, flat இல்ல, individual house தான் சொன்னேன்',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Flat எத்தனாவது floor?', act: 'question' },
      { text: 'EMI 30k வரைக்கும் கட்ட முடியும், அதுக்கு எவ்ளோ loan கிடைக்கும்', act: 'question' },
    ],
  },
]
