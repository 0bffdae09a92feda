import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const toldAndSought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'என் பொண்ணுக்கு ஜனவரில கல்யாணம், அதனால கோயம்புத்தூர்ல 3 பெட்ரூம் வீடு வேணும்',
        set: { property_type: 'house', city: 'Coimbatore', bedrooms: exactly(3) },
      },
      {
        text: 'அப்பாவுக்கு படி ஏற முடியாது, அதனால லிப்ட் இருக்கிற ஃபிளாட்டா பாருங்க',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'நான் ஒரு பேங்க்ல வேலை பாக்குறேன், எனக்கு திருச்சியில வாடகைக்கு ஒரு சின்ன வீடு தேவைப்படுது',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tiruchirappalli' },
      },
      {
        text: 'எங்க பட்ஜெட் நாப்பத்தஞ்சு லட்சம், அதுக்கு மேல போக முடியாது',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4500000) },
      },
      {
        text: 'இரண்டரை கோடிக்குள்ள அடையாறுல தனி வீடு கிடைச்சா சொல்லுங்க',
        set: { property_type: 'house', area: 'Adyar', price: upTo(25000000) },
      },
      {
        text: 'மாசம் பன்னிரண்டாயிரம் வரைக்கும் குடுக்கலாம்',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
      },
      {
        text: 'பதினஞ்சுல இருந்து இருபதாயிரம் வரை',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 20000) },
        numbers: [{ min: 15000, max: 20000 }],
      },
      {
        text: 'மூணு கிரவுண்டு மனை மகாபலிபுரம் பக்கத்துல வேணும்',
        set: { property_type: 'land', city: 'Mamallapuram', size_sqft: atLeast(7200) },
      },
      {
        text: 'சேலத்துல அஞ்சு சென்ட் நிலம் விலைக்கு இருக்கா?',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Salem', size_sqft: atLeast(2178) },
      },
      {
        text: 'வாடகை வேண்டாம், சொந்தமா வாங்கணும்',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      { text: 'பார்க்கிங் இல்லேன்னாலும் பரவாயில்ல', known: { amenities: ['parking'] }, drop: ['parking'] },
      {
        text: 'ஏரியா எதுவா இருந்தாலும் சரி, ஆனா தண்ணி வசதி கண்டிப்பா வேணும்',
        set: { amenities: ['water_supply'] },
        any: ['area'],
      },
      {
        text: 'அறுபது இல்ல, எழுபது லட்சம்னு வச்சுக்கோங்க',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      { text: 'சென்னை வேண்டாம், காஞ்சிபுரத்துல பாருங்க', known: { city: 'Chennai' }, set: { city: 'Kanchipuram' } },
      {
        text: 'மூணு பெட்ரூம் இல்லேன்னா ரெண்டு போதும்',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: between(2, 3) },
      },
      {
        text: 'என் அலுவலகம் கிண்டில இருக்கு, அதுக்கு பக்கத்துல ஒரு ஒன் பிஹெச்கே வாடகைக்கு பாக்குறேன்',
        set: { transaction_type: 'rent', area: 'Guindy', bedrooms: exactly(1) },
      },
      { text: 'ஆயிரத்து இருநூறு சதுர அடி இருந்தா போதும்', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
      {
        text: 'கார் பார்க்கிங், ஜெனரேட்டர், செக்யூரிட்டி மூணும் இருக்கணும்',
        set: { amenities: ['parking', 'power_backup', 'security'] },
      },
      { text: 'ஃபர்னிஷ் பண்ணாத வீடா இருந்தாலும் ஓகே', set: { property_type: 'house', amenities: ['unfurnished'] } },
      {
        text: 'இருபத்தி அஞ்சு லட்சத்துல இருந்து முப்பத்தி அஞ்சு லட்சத்துக்குள்ள கோவையில வீட்டு மனை',
        set: { property_type: 'land', city: 'Coimbatore', price: between(2500000, 3500000) },
      },
      { text: 'எனக்கு தெரியல, நீங்களே சொல்லுங்க', asked: 'price', any: ['price'] },
      { text: 'மடிப்பாக்கத்துல இல்லேன்னா மேடவாக்கத்துல ஏதாவது இருக்கா', set: { area: 'Madipakkam' } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'இந்த வீட்டுக்கு எவ்வளவு அட்வான்ஸ் கேக்குறாங்க?', act: 'question' },
      { text: 'அந்த ஏரியால குடிநீர் பிரச்சனை இருக்கா', act: 'question' },
      { text: 'பக்கத்துல நல்ல பள்ளிக்கூடம் இருக்குதா?', act: 'question' },
      { text: 'நேத்து மழையில எங்க வீட்டு கூரை ஒழுகிடுச்சு', act: 'unclear' },
      { text: 'என் தம்பி ஹைதராபாத்துல ரெண்டு வருஷமா இருக்கான்', act: 'unclear' },
      { text: 'எங்க மாமா போன மாசம் மதுரையில ஒரு கோடிக்கு வீடு வாங்கினார்', act: 'unclear' },
      { text: 'நாளைக்கு காலைல பத்து மணிக்கு வந்து பாக்கலாமா', act: 'question' },
      { text: 'கொஞ்சம் இருங்க, மனைவிகிட்ட கேட்டுட்டு சொல்றேன்', act: 'unclear' },
      { text: 'ஆமாங்க அதேதான்', act: 'affirm' },
      { text: 'இல்லைங்க, அது சரியில்ல', act: 'deny' },
      { text: 'சரி, நன்றி, அப்புறம் பேசலாம்', act: 'goodbye' },
      { text: 'உங்க ஆளுங்க யாராவது என்கிட்ட பேச முடியுமா?', act: 'handoff' },
      { text: 'திரும்ப ஒரு தடவை சொல்லுங்க', act: 'repeat' },
      { text: 'குறைந்தபட்சம் ரெண்டு பாத்ரூம் வேணும்', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'velachery la 2bhk rent ku venum, 18k kulla',
        set: { transaction_type: 'rent', area: 'Velachery', bedrooms: exactly(2), price: upTo(18000) },
      },
      {
        text: 'naanga pona varusham tirunelveli la irundha veeta vithutom ippo chennai la flat vaanganum',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Chennai' },
      },
      {
        text: 'en akka ku kalyanam january la, so oru periya veedu venum coimbatore la',
        set: { property_type: 'house', city: 'Coimbatore' },
      },
      {
        text: 'budget oru 40 lakhs dhan, adhuku mela mudiyadhu',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4000000) },
      },
      {
        text: 'anna nagar venam, mogappair paakalam',
        known: { area: 'Anna Nagar' },
        set: { area: 'Mogappair' },
      },
      {
        text: 'madurai la 3 cent idam vaanganum, budget 15 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Madurai',
          size_sqft: atLeast(1306.8),
          price: upTo(1500000),
        },
      },
      {
        text: 'trichy la veedu vadagaiku kidaikuma, 10k range la',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Tiruchirappalli',
          price: upTo(10000),
        },
      },
      { text: 'parking venum, lift irundha nallathu', set: { amenities: ['parking', 'lift'] } },
      { text: 'edhu nalum ok', asked: 'area', any: ['area'] },
      {
        text: 'irandara kodi varaikum',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(25000000) },
        numbers: [25000000],
      },
      {
        text: 'muppadhu aayiram rent kudukka mudiyum',
        set: { transaction_type: 'rent', price: upTo(30000) },
      },
      {
        text: 'OMR side la flat paakuren, 60 lakhs budget, ready to move',
        set: { property_type: 'apartment', price: upTo(6000000), area: 'OMR' },
      },
      {
        text: 'enaku thambaram illa pallavaram side oru individual house venum rentku',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Tambaram' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'rendum vendam, vera edhavadhu kaatunga', act: 'question' },
      { text: 'school pakkathula irundha nalla irukum', act: 'unclear' },
      { text: 'adhu evlo sq ft irukum?', act: 'question' },
      { text: 'romba costly ah iruku, konjam kammiya kaatunga', act: 'question' },
      { text: 'inniku romba veyil', act: 'unclear' },
      { text: 'seri ok nandri', act: 'thanks' },
      { text: 'yaaravadhu phone pannuvangala', act: 'handoff' },
      { text: 'bachelor ku veedu kudupangala?', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Tambaram west-la 2 bedroom flat வாடகைக்கு வேணும், rent 15k-க்குள்ள',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Tambaram West',
          bedrooms: exactly(2),
          price: upTo(15000),
        },
      },
      {
        text: 'Budget 80 lakhs வரை, 1200 sqft-க்கு குறையாம',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8000000), size_sqft: atLeast(1200) },
      },
      {
        text: 'Semi furnished இருந்தா better, gym வேண்டாம்',
        known: { amenities: ['gym'] },
        set: { amenities: ['semi_furnished'] },
        drop: ['gym'],
      },
      {
        text: 'நாங்க family of 5, so 3BHK flat வேணும் Porur side-ல',
        set: { property_type: 'apartment', area: 'Porur', bedrooms: exactly(3) },
      },
      {
        text: 'Office Siruseri-ல இருக்கு, அதனால அங்க பக்கத்துல rent-க்கு பாருங்க',
        set: { transaction_type: 'rent', area: 'Siruseri' },
      },
      {
        text: 'Rent 20,000 இல்ல, 22,000 வரைக்கும் போகலாம்',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(22000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'என் friend Bangalore-ல 1 crore-க்கு flat வாங்கிருக்கான்', act: 'unclear' },
      { text: 'Loan கிடைக்குமா இந்த flat-க்கு?', act: 'question' },
    ],
  },
]
