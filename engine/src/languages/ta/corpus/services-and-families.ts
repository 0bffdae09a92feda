import type { CorpusSection } from '../../corpus-case.ts'

/** What is wanted of other services and told of families; and wishes that are told with their reasons. */
export const servicesAndFamilies: CorpusSection[] = [
  {
    phenomenon: 'of services and families',
    counter: true,
    cases: [
      {
        text: 'வெள்ளிக்கிழமையிலிருந்து இரண்டு இரவுகளுக்கு ஜெய்ப்பூரில் ஒரு ஹோட்டல் அறையை முன்பதிவு செய்ய வேண்டும்',
        act: 'unclear',
      },
      {
        text: 'பத்தாம் தேதி டெல்லியிலிருந்து சென்னைக்கு ஆறாயிரத்துக்குக் குறைவான விமானம் ஒன்றைக் கண்டுபிடியுங்கள்',
        act: 'unclear',
      },
      { text: 'அண்ணா நகர்ல சாயங்கால ஷோவுக்கு ரெண்டு டிக்கெட் போடுங்க', act: 'unclear' },
      { text: 'என் சேமிப்புக் கணக்கில் எவ்வளவு பணம் இருக்கிறது', act: 'question' },
      { text: 'அம்மா கணக்குக்கு ரெண்டாயிரம் ரூபாய் அனுப்பிடு', act: 'unclear' },
      { text: 'அண்ணா நகரில் ஞாயிற்றுக்கிழமை திறந்திருக்கும் பல் மருத்துவர் வேண்டும்', act: 'unclear' },
      {
        text: 'அந்த உணவகத்தில் வெளியே உட்கார இடமும் பார்க்கிங்கும் இருக்கா',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'question',
      },
      { text: 'கோவாவில் மூன்று நாட்களுக்கு ஒரு கார் வாடகைக்கு வேண்டும், ஆட்டோமேட்டிக்', act: 'unclear' },
      { text: 'இந்த வாரம் ஊட்டியில் மழை பெய்யுமா', act: 'question' },
      { text: 'ஹால்ல தொண்ணூறுகள் பாட்டு போடு', act: 'unclear' },
      { text: 'நாலு மணிக்கு கிண்டியில ப்ரியா கூட மீட்டிங் சேர்த்துடு', act: 'unclear' },
      {
        text: 'எம்ஜி ரோடு பக்கத்துல கல்யாண மேக்கப் பண்ற சலூன் இருக்கா',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'question',
      },
      { text: 'hotel la free wifi um swimming pool um irukkanum', act: 'unclear' },
      { text: 'en flight aaru manikku hyderabad la irangum, naalu perukku cab anuppunga', act: 'unclear' },
      { text: 'mysore zoo ticket evlo', act: 'question' },
      { text: 'en room AC ya 22 la vai', act: 'unclear' },
      {
        text: 'machan hosur la rendu plot vaangi rendulayum nashtam pattaan',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'unclear',
      },
      {
        text: 'maadi veettu vaadagaikkaaran nadu raathiri la drums vaasikkiraan',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'unclear',
      },
      {
        text: 'enga ooru veetla periya thottamum kinarum irukku',
        known: { transaction_type: 'sale', city: 'Chennai' },
        act: 'unclear',
      },
      { text: 'ahmedabad la india evlo run adichaanga', act: 'question' },
      { text: 'என் flat க்கு three seater sofa ஆர்டர் பண்ணு', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes with their reasons',
    cases: [
      {
        text: 'ஜூன்ல பசங்களுக்கு கோயம்புத்தூர்ல ஸ்கூல் ஆரம்பிக்குது, அதுக்குள்ள அங்க வாடகைக்கு ஒரு 2bhk கிடைச்சா நல்லது',
        set: { transaction_type: 'rent', city: 'Coimbatore', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ஹாஸ்டல் சாப்பாடு அலுத்துடுச்சு, தாம்பரத்துல 1rk கிடைச்சாலும் போதும்',
        set: { area: 'Tambaram', bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'பென்ஷன் பணம் வந்துருக்கு, மதுரை பக்கத்துல நாப்பது லட்சத்துக்கு ஒரு மனை வாங்கலாம்னு இருக்கேன்',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Madurai', price: { max: 4000000 } },
      },
      {
        text: 'மாமனார் மாமியாரும் வர்றாங்க, அதனால மூணு பெட்ரூம் ஆக்குங்க',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'பாட்டி, அப்பா அம்மா, நான், மூணு வெச்சுக்கோங்க',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'perappasanga vilaiyaada thottam irundha sandhosham',
        known: { transaction_type: 'sale', city: 'Chennai' },
        set: { amenities: ['garden'] },
      },
      {
        text: 'inga daily saayangaalam current pogudhu, power backup kattaayam venum',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { amenities: ['power_backup'] },
      },
      {
        text: 'koramangala office ku nadandhu pora dhoorathula',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { area: 'Koramangala' },
      },
      {
        text: 'kalyanathukku apparam kochi la irupom, 20000 kulla rent flat podhum',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi', price: { max: 20000 } },
      },
      {
        text: 'நான் scooter தான் ஓட்றேன், car parking விட்டுடுங்க',
        known: { transaction_type: 'rent', city: 'Chennai' },
        drop: ['parking'],
      },
      {
        text: 'துணி காயப்போட பால்கனி இருந்தா நல்லா இருக்கும்',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { amenities: ['balcony'] },
      },
      {
        text: 'அம்மாவுக்கு முட்டி வலி, லிப்ட் இருந்தா உதவியா இருக்கும்',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'பசங்க விளையாட இடம் வேணும்',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { amenities: ['play_area'] },
      },
      {
        text: 'தனியா இருக்கேன், அதனால செக்யூரிட்டி இருக்கணும்',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { amenities: ['security'] },
      },
      {
        text: 'indha veyilukku AC kandippa irukkanum',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { amenities: ['air_conditioning'] },
      },
      {
        text: 'velachery en manaivi office ku vasadhiyaa irukkum',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { area: 'Velachery' },
      },
      {
        text: 'தாத்தாவுக்கு செடி புடிக்கும், garden வேணும்',
        known: { transaction_type: 'sale', city: 'Chennai' },
        set: { amenities: ['garden'] },
      },
    ],
  },
]
