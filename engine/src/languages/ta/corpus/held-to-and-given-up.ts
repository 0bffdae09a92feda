import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const heldToAndGivenUp: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'நாகர்கோவில்ல கடலுக்கு பக்கத்துல ஒரு வீடு விலைக்கு இருக்கா',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nagercoil' },
      },
      {
        text: 'பல்லாவரம் ரயில் நிலையம் அருகில் ஒரு படுக்கையறை ஃப்ளாட் வாடகைக்கு தேவை',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Pallavaram',
          bedrooms: exactly(1),
        },
      },
      {
        text: 'முப்பதுக்கு நாப்பது மனை வேணும் ஓசூர்ல',
        set: { property_type: 'land', city: 'Hosur', size_sqft: atLeast(1200) },
      },
      {
        text: 'பவர் பேக்கப்பும் செக்யூரிட்டியும் இருக்கிற அபார்ட்மெண்ட்',
        set: { property_type: 'apartment', amenities: ['power_backup', 'security'] },
      },
      {
        text: 'எழுபது லட்சம் முதல் தொண்ணூறு லட்சம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(7000000, 9000000) },
      },
      { text: 'நாலு பெட்ரூம் இருந்தா நல்லது', set: { bedrooms: exactly(4) } },
      { text: 'தெரியல நீங்களே சொல்லுங்க', asked: 'area', any: ['area'] },
      { text: 'காஞ்சிபுரம்', asked: 'city', set: { city: 'Kanchipuram' } },
      {
        text: 'அப்பா ரிட்டயர்ட் ஆயிட்டார் சொந்த ஊர் திருநெல்வேலில ஒரு சின்ன வீடு வாங்கி அங்கயே இருக்கலாம்னு சொல்றாரு',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tirunelveli' },
      },
      {
        text: 'பசங்க ரெண்டு பேரும் வெளிநாட்டுல இருக்காங்க இவ்ளோ பெரிய வீடு எதுக்கு ஒரு ரெண்டு பெட்ரூம் ஃப்ளாட் போதும் அண்ணா நகர்ல',
        set: { property_type: 'apartment', area: 'Anna Nagar', bedrooms: exactly(2) },
      },
      {
        text: 'நாங்க குரோம்பேட்டைல ஒரு கடை வச்சிருக்கோம் அதுக்கு பக்கத்துல வீடு வாடகைக்கு பாக்குறோம்',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Chromepet' },
      },
      {
        text: 'சம்பளம் ஐம்பதாயிரம் தான் அதுல வாடகைக்கு பதினைஞ்சுக்கு மேல ஒதுக்க முடியாது',
        set: { transaction_type: 'rent', price: upTo(15000) },
      },
      {
        text: 'போன வருஷம் தான் கோவைல மனை வாங்கினோம் இப்ப அங்க வீடு கட்டுறோம் அதுவரை வாடகைக்கு ஒரு வீடு வேணும்',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Coimbatore' },
      },
      {
        text: 'மாமியாருக்கு முட்டி வலி படி ஏற முடியாது கீழ் வீடு இல்லன்னா லிஃப்ட் உள்ள அபார்ட்மெண்ட்',
        set: { property_type: 'house', amenities: ['lift'] },
      },
      {
        text: 'ஃப்ரெண்டு ஒருத்தன் சொன்னான் தாம்பரம் பக்கம் கம்மியா கெடைக்கும்னு, அங்க ஒரு பிளாட் பாருங்க',
        set: { property_type: 'apartment', area: 'Tambaram' },
      },
      {
        text: 'என் கிட்ட கார் இல்ல பைக் தான், பார்க்கிங் இல்லனாலும் பரவால்ல',
        known: { amenities: ['parking'] },
        drop: ['parking'],
      },
      {
        text: 'ஏங்க கோயில் பக்கமா ஒரு வீடு அமையுமா மதுரை மீனாட்சி கோயில் கிட்ட பத்தாயிரத்துக்குள்ள',
        set: { property_type: 'house', city: 'Madurai', price: upTo(10000) },
      },
      {
        text: 'எம்மவளுக்கு காலேஜு திருச்சில கெடச்சிருக்கு அங்கன ஒரு ரூமு பாக்கணும் வாடகைக்கு',
        set: { transaction_type: 'rent', city: 'Tiruchirappalli', bedrooms: exactly(1) },
      },
      { text: 'இல்லீங்க ஈரோடு இல்லீங்க கரூருங்க', known: { city: 'Erode' }, set: { city: 'Karur' } },
      {
        text: 'அட வாடகை வீடா இருந்தா என்ன சொந்த வீடா இருந்தா என்ன, கெடைச்சா போதும்',
        asked: 'transaction_type',
        set: { property_type: 'house' },
        any: ['transaction_type'],
      },
      { text: 'பட்ஜெட் எவ்ளோன்னு இன்னும் யோசிக்கல', asked: 'price', any: ['price'] },
      {
        text: 'இருபது லட்சம் லோன் வரும், அதுக்கு ஏத்த மாதிரி ஒரு வீடு',
        set: { property_type: 'house', price: upTo(2000000) },
      },
      { text: 'இவ்ளோ பெரிய ஃப்ளாட் எதுக்கு, ஒரு பெட்ரூம் போதும்', set: { bedrooms: exactly(1) } },
      {
        text: 'சொன்ன விலை அறுபது லட்சம் ரொம்ப அதிகம், அம்பத்தஞ்சு வரை வாங்கிக்கலாம்',
        set: { transaction_type: 'sale', price: upTo(5500000) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'pondy la 1 bhk furnished rent 9k',
        set: {
          transaction_type: 'rent',
          city: 'Puducherry',
          bedrooms: exactly(1),
          price: upTo(9000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'coimbatore rs puram flat resale 55 lakhs max',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Coimbatore',
          area: 'RS Puram',
          price: upTo(5500000),
        },
      },
      {
        text: 'sqft 1000 ku mela irukanum, lift kandippa',
        set: { size_sqft: atLeast(1000), amenities: ['lift'] },
      },
      { text: 'property type villa dhan', asked: 'property_type', set: { property_type: 'house' } },
      {
        text: '20 illa 25 aakunga',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      {
        text: 'my parents vellore la irukanga naan chennai la work panren, avangala kooda kootitu vara porom so 3bhk rent 25k kulla perambur side',
        set: {
          city: 'Chennai',
          transaction_type: 'rent',
          area: 'Perambur',
          bedrooms: exactly(3),
          price: upTo(25000),
        },
      },
      {
        text: 'ipo iruka flat 1bhk romba chinnadhu, same apartment la 2bhk kedaikuma',
        set: { property_type: 'apartment', bedrooms: exactly(2) },
      },
      {
        text: 'na oru nurse, night duty, so hospital pakkathula vadapalani la 1 room kitchen rent 8k',
        set: { transaction_type: 'rent', area: 'Vadapalani', bedrooms: exactly(1), price: upTo(8000) },
      },
      {
        text: 'appa ambattur nu solraru, amma avadi nu solranga, naan final ah ambattur nu mudivu panniten',
        set: { area: 'Ambattur' },
      },
      {
        text: 'owner sonna rate 50 latcham romba adhigam, 42 ku kuduthaa vaangikalam',
        set: { price: upTo(4200000), transaction_type: 'sale' },
      },
      {
        text: 'loan 40 latcham kedaichiruku, adhukulla oru flat',
        set: { property_type: 'apartment', price: upTo(4000000) },
      },
      { text: 'ippo iruka veedu romba chinnadhu, 3bhk venum', set: { bedrooms: exactly(3) } },
      { text: '800 sqft illa sqft 1200 ku mela venum', set: { size_sqft: atLeast(1200) } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Medavakkam-ல plot இருந்தா சொல்லுங்க 30 lakhs-க்குள்ள',
        set: { property_type: 'land', area: 'Medavakkam', price: upTo(3000000) },
      },
      { text: 'Unfurnished-ஏ போதும்', set: { amenities: ['unfurnished'] } },
      { text: '3BHK வேணாம் 2BHK காட்டுங்க', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      {
        text: 'Chennai traffic தாங்கல, so Coimbatore-க்கே போயிடலாம்னு இருக்கோம், Saibaba Colony-ல 3BHK rent 20k',
        set: {
          transaction_type: 'rent',
          city: 'Coimbatore',
          area: 'Saibaba Colony',
          bedrooms: exactly(3),
          price: upTo(20000),
        },
      },
      {
        text: 'My sister flat Porur-ல இருக்கு, அதே மாதிரி 2BHK எனக்கும் Porur-லயே 50 lakhs-ல',
        set: { property_type: 'apartment', area: 'Porur', bedrooms: exactly(2), price: upTo(5000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'வாஸ்துப்படி கட்டியிருக்காங்களா', act: 'question' },
      { text: 'ஆமாங்க சரியா சொன்னீங்க', act: 'affirm' },
      { text: 'வேணாம்பா இது', act: 'deny' },
      { text: 'நிஜ ஆளு கிட்ட பேசணும்', act: 'handoff' },
      { text: 'இன்னொரு முறை தெளிவா சொல்ல முடியுமா', act: 'repeat' },
      { text: 'எல்லாத்தையும் ரீசெட் பண்ணு', act: 'restart' },
      { text: 'ரேட்டு ஓகே ஆனா ஏரியா சரியில்ல', act: 'deny' },
      { text: 'பக்கத்து வீட்டுக்காரர் பிளாட்ட தொண்ணூறு லட்சத்துக்கு வித்துட்டாரு', act: 'unclear' },
      { text: 'கொஞ்சம் வெயிட் பண்ணுங்க வந்துடறேன்', act: 'unclear' },
      { text: 'அந்த ஏரியால ரவுடிங்க தொல்லை இருக்காமே', act: 'question' },
      { text: 'நைட்டு லேட்டா வந்தா ஓனர் திட்டுவாரா', act: 'question' },
      { text: 'இன்னும் விலை பேசலாம்ல', act: 'question' },
      { text: 'ம்ம் அப்படியே ஆகட்டும்', act: 'affirm' },
      { text: 'இது நமக்கு ஒத்து வராதுப்பா', act: 'deny' },
      { text: 'யாரும் இல்லையா அங்க பேசுறதுக்கு', act: 'handoff' },
      { text: 'அட என்ன கேட்டீங்கன்னே மறந்துட்டேன்', act: 'repeat' },
      { text: 'எனக்கு இதெல்லாம் பழக்கம் இல்ல யாராவது சொல்லிக்குடுங்க', act: 'help' },
      { text: 'இந்த தேடல விட்டுட்டு வேற ஒன்னு ஆரம்பிப்போம்', act: 'restart' },
      { text: 'சரி நேரமாச்சு, உத்தரவு வாங்கிக்கிறேன்', act: 'goodbye' },
      { text: 'உங்க உதவிய மறக்கவே மாட்டேன்', act: 'thanks' },
      { text: 'ஆஃபர் ஏதாவது இருக்கா', act: 'question' },
      { text: 'விலை குறைக்கலாம்ல', act: 'question' },
      { text: 'அந்த ஏரியால தண்ணி நிக்குமாமே', act: 'question' },
      { text: 'லிஃப்ட் இல்லையே', act: 'unclear' },
      { text: 'விவரமான ஆளு கூட பேச வைங்க', act: 'handoff' },
      { text: 'ஆளே இல்லையா அங்க', act: 'handoff' },
      { text: 'அனுபவம் இல்லைங்க கொஞ்சம் உதவுங்க', act: 'help' },
      { text: 'யாராவது கத்துக்குடுங்க', act: 'help' },
      { text: 'இந்த சர்ச்ச நிறுத்திட்டு புதுசா பாக்கலாம்', act: 'restart' },
      { text: 'என்ன சொன்னீங்கன்னு மறந்துட்டேன்', act: 'repeat' },
      { text: 'விடை குடுங்க', act: 'goodbye' },
      { text: 'இந்த உதவிய மறக்க மாட்டேன்', act: 'thanks' },
      { text: 'அதே மாதிரி ரெண்டு காட்டுங்க', act: 'question' },
      { text: 'வெயிட் பண்ணுங்க வரேன்', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'registration aacha illaya', act: 'question' },
      { text: 'ok adhaye fix pannidunga', act: 'affirm' },
      { text: 'idhellam enaku set aagadhu', act: 'deny' },
      { text: 'sir number share pannunga naan pesikren', act: 'handoff' },
      { text: 'idha epdi operate panradhu', act: 'help' },
      { text: 'thank u so much nga', act: 'thanks' },
      { text: 'andha flat la already yaaro book pannitanga nu sonninga', act: 'question' },
      { text: 'veetu tax yaaru kattanum', act: 'question' },
      { text: 'ithe maadhiri innum rendu kaatunga', act: 'question' },
      { text: 'rate la edhavadhu offer iruka', act: 'question' },
      { text: 'idhu nijama illa fake ah', act: 'question' },
      { text: 'mm seri sollunga', act: 'affirm' },
      { text: 'aiyo venam saami', act: 'deny' },
      { text: 'oru nalla aal kitta enna connect pannunga', act: 'handoff' },
      { text: 'enna panradhu nu oru idea kudunga', act: 'help' },
      { text: 'palasa vidunga pudhusa oru search pannalam', act: 'restart' },
      { text: 'poren pa, apram varen', act: 'goodbye' },
      { text: 'neenga illana enaku kashtam, romba nandri', act: 'thanks' },
      { text: 'discount kidaikuma', act: 'question' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Rent agreement எத்தனை months?', act: 'question' },
      { text: 'Price ok but parking இல்லையே', act: 'unclear' },
      { text: 'WhatsApp-ல details அனுப்ப முடியுமா?', act: 'question' },
      { text: 'Yes yes go ahead பண்ணுங்க', act: 'affirm' },
    ],
  },
]
