import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const tooDearAndForNow: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'திருப்பூர் அவிநாசி ரோட்டுல ரெண்டு பெட்ரூம் வீடு வாடகைக்கு பாருங்க பதினோராயிரம்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Tiruppur',
          area: 'Avinashi Road',
          bedrooms: exactly(2),
          price: upTo(11000),
        },
      },
      {
        text: 'ராஜபாளையத்தில் ஐந்து சென்ட் மனை வாங்க வேண்டும் பட்ஜெட் பத்து லட்சம்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Rajapalayam',
          size_sqft: atLeast(2178),
          price: upTo(1000000),
        },
      },
      { text: 'கார் நிறுத்துற வசதியோட ஒரு ஃப்ளாட்', set: { property_type: 'apartment', amenities: ['parking'] } },
      {
        text: 'பதிமூணு டு பதினஞ்சு',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(13000, 15000) },
      },
      {
        text: 'மாடி வீடு வேண்டாம் ஃப்ளாட் போதும்',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'எங்க ஆத்துக்காரருக்கு பெங்களூர் போஸ்டிங் போட்டுட்டாங்க, குழந்தைங்க படிப்புக்காக நான் திருச்சிலயே இருக்க போறேன், ஸ்ரீரங்கம் பக்கம் ஒரு சின்ன வீடு வாடகைக்கு',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tiruchirappalli', area: 'Srirangam' },
      },
      {
        text: 'நிலத்தரகர் ஒருத்தர் ஏமாத்திட்டார், அதனால நம்பகமான இடமா பத்து லட்சத்துல மனை வேணும் காஞ்சிபுரம் பக்கம்',
        set: { property_type: 'land', city: 'Kanchipuram', price: upTo(1000000) },
      },
      {
        text: 'ரெண்டு மாசமா வீடு தேடி அலையறேன் ஒண்ணும் அமையல ஆதம்பாக்கத்துல பத்தாயிரத்துல ஏதாவது இருந்தா சொல்லுங்க',
        set: { property_type: 'house', area: 'Adambakkam', price: upTo(10000) },
      },
      {
        text: 'அக்கா வீடு நீலாங்கரைல, அவங்க கூடவே இருக்கணும்னு ஆசை, அங்க ஒரு ஃப்ளாட் வாடகைக்கு',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Neelankarai' },
      },
      {
        text: 'நான் கேட்டது வாங்கறதுக்கு இல்ல வாடகைக்கு',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'முதல்ல ரெண்டு பெட்ரூம்னு சொன்னேன், அம்மா வராங்க, அதனால மூணா மாத்திக்கோங்க',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'அடுத்த வருஷம் வாங்கலாம்னு இருக்கோம், இப்போதைக்கு வாடகைக்கு பாருங்க எட்டாயிரம்',
        set: { transaction_type: 'rent', price: upTo(8000) },
      },
      {
        text: 'ஏசி வேண்டாம் கீசர் இருந்தா போதும்',
        known: { amenities: ['air_conditioning'] },
        drop: ['air_conditioning'],
      },
      { text: 'மதுரை ரொம்ப காஸ்ட்லி, திண்டுக்கல்ல பாக்கலாம்', set: { city: 'Dindigul' } },
      {
        text: 'தம்பிக்கு டெல்லி போஸ்டிங், நான் சேலத்துல இருக்க போறேன், ஒரு வீடு வாடகைக்கு',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Salem' },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'cuddalore la sondha veedu vaanga plan, 40 lakhs',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Cuddalore', price: upTo(4000000) },
      },
      {
        text: '2bhk flat porur 18k rent semi furnished',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Porur',
          bedrooms: exactly(2),
          price: upTo(18000),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'erode la 3 bedroom independent house iruka 60 lakhs kulla',
        set: { property_type: 'house', city: 'Erode', bedrooms: exactly(3), price: upTo(6000000) },
      },
      { text: 'security and cctv irukanum', set: { amenities: ['security'] } },
      {
        text: 'Rent maximum 16k, Mylapore side',
        set: { transaction_type: 'rent', area: 'Mylapore', price: upTo(16000) },
      },
      {
        text: 'engaluku kalyanam aga pogudhu, veetla thani kudithanam vekka solranga, so 1bhk rent 10k kulla villivakkam',
        set: { transaction_type: 'rent', area: 'Villivakkam', bedrooms: exactly(1), price: upTo(10000) },
      },
      {
        text: 'thambi us la irukan avan perla oru plot vaanganum, tiruvallur side 20 lakhs',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Tiruvallur', price: upTo(2000000) },
      },
      {
        text: 'rendu veedu paathom rendume pidikala, vera edhavadhu kaminga medavakkam la',
        set: { area: 'Medavakkam' },
      },
      { text: '10k nu sonna owner ippo 12k kekraru, enaku 10k ke venum', set: { price: upTo(10000) } },
      {
        text: 'naanga veg, aana adhu prachana illa, veedu mattum nalla irundha podhum',
        set: { property_type: 'house' },
      },
      { text: 'perambur ku badhila kolathur', known: { area: 'Perambur' }, set: { area: 'Kolathur' } },
      {
        text: 'ennoda budget la edhum varala na konjam ethikalam 28 varaikum',
        known: { transaction_type: 'sale', price: upTo(2500000) },
        set: { price: upTo(2800000) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Anna Nagar West-ல 3BHK flat வாங்க விலை 1.5 crore வரை',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Anna Nagar West',
          bedrooms: exactly(3),
          price: upTo(15000000),
        },
      },
      {
        text: 'Baby வரப்போகுது, so 1BHK பத்தாது, 2BHK-க்கு மாறணும் Kolathur-ல rent 15k',
        set: { transaction_type: 'rent', area: 'Kolathur', bedrooms: exactly(2), price: upTo(15000) },
      },
      { text: 'Parents-க்கு lift must, எனக்கு gym இருந்தா bonus', set: { amenities: ['lift', 'gym'] } },
      {
        text: 'Bengaluru வேண்டாம்னு முடிவு பண்ணிட்டோம், Hosur-லயே flat பாருங்க',
        set: { property_type: 'apartment', city: 'Hosur' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'விலை எவ்ளோ சொல்றாங்க', act: 'question' },
      { text: 'எத்தனாவது மாடி இது', act: 'question' },
      { text: 'ஆமாமா அப்டித்தான்', act: 'affirm' },
      { text: 'வேணும்னா சொல்றேன் இப்ப வேண்டாம்', act: 'deny' },
      { text: 'வீட்டுல நாய் இருக்கு அத கூட்டிட்டு வரலாமா', act: 'question' },
      { text: 'ஓனர் யாரு எப்படிப்பட்டவரு', act: 'question' },
      { text: 'இதுக்கு முன்னாடி யாரு குடியிருந்தாங்க', act: 'question' },
      { text: 'அதெப்படி இவ்ளோ விலை', act: 'question' },
      { text: 'நீங்க சொன்னா சரியாதான் இருக்கும்', act: 'affirm' },
      { text: 'தாராளமா செய்ங்க', act: 'affirm' },
      { text: 'ம்ஹூம் அதெல்லாம் சரிப்படாது', act: 'deny' },
      { text: 'சும்மா சும்மா கேக்காதீங்க', act: 'deny' },
      { text: 'விவரம் தெரிஞ்ச யாராவது ஒருத்தர பேச வைங்க', act: 'handoff' },
      { text: 'இன்னொரு தபா சொல்லு', act: 'repeat' },
      { text: 'அ ஆ ன்னு எல்லாம் ஆரம்பத்துலேர்ந்து போலாம்', act: 'restart' },
      { text: 'இங்க என்ன செய்யணும் எதுவும் தெரியலையே', act: 'help' },
      { text: 'ரொம்ப நேரம் ஆச்சு தூக்கம் வருது வரேன்', act: 'goodbye' },
      { text: 'உங்க புண்ணியத்துல வீடு கெடச்சுது நன்றிங்க', act: 'thanks' },
      { text: 'வீட்டை நேர்ல காட்ட முடியுமா', act: 'question' },
      { text: 'அப்படித்தான்', act: 'affirm' },
      { text: 'வேற சர்ச் போடலாம்', act: 'restart' },
      { text: 'தூக்கம் வருது போறேன்', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'water problem irukuma anga', act: 'question' },
      { text: 'saripa paakalam bye', act: 'goodbye' },
      { text: 'park pakkathula irundha pasanga vilayaduvanga', act: 'unclear' },
      { text: 'andha area bus facility epdi', act: 'question' },
      { text: 'bathroom ethana iruku', act: 'question' },
      { text: 'loan eligibility epdi check panradhu', act: 'question' },
      { text: 'adhu dhan venum confirm pannunga', act: 'affirm' },
      { text: 'vendave vendam solliten', act: 'deny' },
      { text: 'oru nimisham thirumba sollunga kekala', act: 'repeat' },
      { text: 'vera search podalam idha vidunga', act: 'restart' },
      { text: 'nalla velai panninga nandri', act: 'thanks' },
    ],
  },
]
