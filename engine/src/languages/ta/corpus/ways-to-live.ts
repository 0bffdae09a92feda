import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const waysToLive: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'veedu venum vaadagaiku tirupur la 7000 kulla',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tiruppur', price: upTo(7000) },
      },
      {
        text: 'oru 2bhk apartment vaangalamnu iruken, porur la, 60L varaikum',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Porur',
          bedrooms: exactly(2),
          price: upTo(6000000),
        },
      },
      {
        text: 'thanjavur la sondhama veedu vanga aasai',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Thanjavur' },
      },
      {
        text: '3 bhk with car park and lift, mogappair',
        set: { bedrooms: exactly(3), area: 'Mogappair', amenities: ['parking', 'lift'] },
      },
      { text: 'bedroom moonu venum bathroom rendu podhum', set: { bedrooms: exactly(3) } },
      {
        text: 'vaadaga 12 aayiram mudhal 15 aayiram varai',
        set: { transaction_type: 'rent', price: between(12000, 15000) },
      },
      {
        text: 'nilam vaanganum erode pakkathula, 50 cent',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Erode', size_sqft: atLeast(21780) },
      },
      { text: 'ac irukanum, power backup um', set: { amenities: ['air_conditioning', 'power_backup'] } },
      { text: 'edhuvum special ah vendam', asked: 'amenities', any: ['amenities'] },
      { text: 'naalu bedroom', asked: 'bedrooms', set: { bedrooms: exactly(4) } },
      {
        text: 'pathinanju latcham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(1500000) },
      },
      {
        text: 'mupathi ayndhu aayiram',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(35000) },
      },
      { text: 'vellore', asked: 'city', set: { city: 'Vellore' } },
      { text: 'katpadi side', asked: 'city', set: { city: 'Katpadi' } },
      { text: 'vaanga dhan', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'apartment la vendam, thani veedu podhum', set: { property_type: 'house' } },
      {
        text: 'budget kootikalam, 70 latcham vechikonga',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      { text: 'lift vendam, adha eduthudunga', known: { amenities: ['lift', 'gym'] }, drop: ['lift'] },
      {
        text: 'naanga 5 peru, appa amma rendu pasanga, oru 3 room veedu vaadagaiku kedacha podhum',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(3) },
      },
      {
        text: 'ipo iruka veedu romba chinnadhu adhan konjam perusa 900 sqft aachum venum',
        set: { size_sqft: atLeast(900) },
      },
      { text: 'enaku vera edhuvum vendam balcony mattum irundha podhum', set: { amenities: ['balcony'] } },
      {
        text: 'marriage aagi 2 maasam aagudhu, engaluku oru chinna 1bhk podhum, thoraipakkam side',
        set: { bedrooms: exactly(1), area: 'Thoraipakkam' },
      },
      {
        text: 'owner veetla irundhu kelambanum, adutha maasam kulla pudhu veedu paakanum, nanganallur',
        set: { property_type: 'house', area: 'Nanganallur' },
      },
      {
        text: 'cash ah 25 latcham iruku, adhukku edhavadhu plot kedaikuma',
        set: { property_type: 'land', price: upTo(2500000) },
      },
      {
        text: 'enna pa ivlo rate sollringa, 20k ku mela namma la mudiyadhu',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      {
        text: 'rendavadhu maadi la veedu irundha lift kattayam venum',
        set: { property_type: 'house', amenities: ['lift'] },
      },
      {
        text: 'enaku trichy la velai kidachiruku, anga oru single room vaadagaiku paathu kudunga',
        set: { transaction_type: 'rent', bedrooms: exactly(1), city: 'Tiruchirappalli' },
      },
      {
        text: 'veedu illa pa, site dhan kekren',
        known: { property_type: 'house' },
        set: { property_type: 'land' },
      },
      {
        text: 'adha maathi 2 bhk nu podunga',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'coimbatore climate dhan enaku pudikum, anga oru villa vaangi settle aaganum',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Coimbatore' },
      },
      {
        text: 'building pazhasa irundhalum paravala, aana thanni prachana iruka koodadhu',
        set: { amenities: ['water_supply'] },
      },
      { text: 'car illa, so parking thevai padadhu', known: { amenities: ['parking'] }, drop: ['parking'] },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'enna vidhamana veedu iruku', act: 'question' },
      { text: 'school pakkama irukuma', act: 'question' },
      { text: 'epo vandhu paakalam', act: 'question' },
      { text: 'hello', act: 'greet' },
      { text: 'romba thanks nga', act: 'thanks' },
      { text: 'illa vendam', act: 'deny' },
      { text: 'bank la 50 latcham loan tharanga, kaila 10 iruku', act: 'unclear' },
      { text: 'neenga anuppina photo la kitchen theriyala', act: 'unclear' },
      { text: 'naan oru teacher, government school la vela', act: 'unclear' },
      { text: 'fb la oru ad paathen, adyar 2bhk 18k nu, unmaiya', act: 'question' },
      { text: 'vadagai maasam evalo varum nu sollunga', act: 'question' },
      { text: 'ungalukku brokerage evlo tharanum', act: 'question' },
      { text: 'seri seri podunga apdiye', act: 'affirm' },
      { text: 'illa pa naan adha kekala', act: 'deny' },
      { text: 'enna sonneenga, konjam thirumba', act: 'repeat' },
      { text: 'ellam reset pannitu first la irundhu varalam', act: 'restart' },
      { text: 'evanachum aal irundha phone la pesa sollunga', act: 'handoff' },
      { text: 'kelambaren, naalaiku pesuvom', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'மதுரை அண்ணா நகரில் வாடகை வீடு கிடைக்குமா, பத்தாயிரத்திற்குள்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Madurai',
          area: 'Anna Nagar',
          price: upTo(10000),
        },
      },
      {
        text: 'சேலத்தில் மூன்று சென்ட் வீட்டு மனை விலைக்கு வேண்டும்',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Salem', size_sqft: atLeast(1306.8) },
      },
      { text: 'குறைந்தது ஆயிரம் சதுர அடி இருக்க வேண்டும்', set: { size_sqft: atLeast(1000) } },
      {
        text: 'இரண்டு படுக்கையறை, ஒரு பால்கனி, மின்தூக்கி',
        set: { bedrooms: exactly(2), amenities: ['balcony', 'lift'] },
      },
      { text: 'நீச்சல் குளம் தேவையில்லை', known: { amenities: ['swimming_pool'] }, drop: ['swimming_pool'] },
      { text: 'விலை முக்கியமில்லை', any: ['price'] },
      {
        text: 'மாமியாரும் எங்க கூட வரப்போறாங்க, அதனால ரெண்டுக்கு பதிலா மூணு ரூம் வேணும்',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'பசங்க ஸ்கூல் மேற்கு மாம்பலத்துல, அங்கேயே பக்கத்துல ஒரு வீடு வாடகைக்கு இருந்தா சொல்லுங்க',
        set: { transaction_type: 'rent', property_type: 'house', area: 'West Mambalam' },
      },
      {
        text: 'ஊர்ல இருந்த நிலத்த வித்துட்டோம், கைல நாப்பது லட்சம் இருக்கு, திருநெல்வேலி டவுன்ல ஒரு வீடு வாங்கணும்',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tirunelveli', price: upTo(4000000) },
      },
      {
        text: 'எங்க ஆபீஸ் சிறுசேரில, கேப் கேளம்பாக்கம் வரைக்கும் தான் வரும், அதனால கேளம்பாக்கத்துல பாருங்க',
        set: { area: 'Kelambakkam' },
      },
      {
        text: 'முதல்ல பிளாட் வாங்கலாம்னு நினைச்சோம் ஆனா இப்ப தனி வீடே வாங்கிடலாம்னு முடிவு பண்ணிட்டோம்',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'வாடகை பன்னெண்டாயிரம் தரோம் இப்ப, அதே ரேட்ல கொஞ்சம் பெரிய வீடு கிடைச்சா நல்லது',
        set: { property_type: 'house', price: upTo(12000), transaction_type: 'rent' },
      },
      {
        text: 'தம்பிக்கு பெங்களூர்ல வேலை கெடச்சிருக்கு, மாரத்தஹள்ளி பக்கத்துல சிங்கிள் ரூம் வேணும்',
        set: { bedrooms: exactly(1), city: 'Bengaluru', area: 'Marathahalli' },
      },
      {
        text: 'நாங்க ரெண்டு பேரும் வேலைக்கு போறோம், அதனால செக்யூரிட்டி இருக்குற அபார்ட்மெண்ட் தான் வேணும்',
        set: { property_type: 'apartment', amenities: ['security'] },
      },
      { text: 'மொட்டை மாடியும் கொஞ்சம் தோட்டமும் இருந்தா போதும் எனக்கு', set: { amenities: ['garden'] } },
      { text: 'வாடகைக்கா வாங்கவான்னு இன்னும் முடிவு பண்ணல', asked: 'transaction_type', any: ['transaction_type'] },
      {
        text: 'எழும்பூர் வேண்டாம்ங்க, ரொம்ப நெரிசல், கொளத்தூர் பெரம்பூர் பக்கம் பாருங்க',
        known: { area: 'Egmore' },
        set: { area: 'Kolathur' },
      },
      { text: 'ஹாலும் கிச்சனும் பெருசா இருக்கணும், பெட்ரூம் ரெண்டு போதும்', set: { bedrooms: exactly(2) } },
      { text: 'எங்களுக்கு கார் பார்க்கிங் இல்லாம முடியாது', set: { amenities: ['parking'] } },
      { text: 'அப்பாவுக்கு முட்டி வலி, மாடி ஏற முடியாது, கீழ் வீடு தான் வேணும்', set: { property_type: 'house' } },
      {
        text: 'ஈசிஆர்ல பண்ணை வீடு மாதிரி ஒன்னு, ரெண்டு கோடி வரைக்கும் போகலாம்',
        set: { property_type: 'house', area: 'ECR', price: upTo(20000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'தயவுசெய்து மீண்டும் கூறுங்கள்', act: 'repeat' },
      { text: 'ஒரு முகவருடன் பேச வேண்டும்', act: 'handoff' },
      { text: 'இந்த வீட்டில் கார் நிறுத்தலாமா?', act: 'question' },
      { text: 'அம்பத்தூர்ல ஒரு கிரவுண்டு எவ்ளோ போகுது இப்ப', act: 'question' },
      { text: 'அவரு சொன்ன விலை நியாயமா தெரியல', act: 'unclear' },
      { text: 'மழை பேஞ்சா தண்ணி நிக்குமா அந்த ஏரியால', act: 'question' },
      { text: 'வேற எதுவும் சொல்ல வேண்டியதில்லை', act: 'deny' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Coimbatore-ல 1BHK rent-க்கு, 8k to 10k',
        set: {
          transaction_type: 'rent',
          city: 'Coimbatore',
          bedrooms: exactly(1),
          price: between(8000, 10000),
        },
      },
      {
        text: 'Villa வாங்கணும், budget 1.2 crore',
        set: { transaction_type: 'sale', property_type: 'house', price: upTo(12000000) },
      },
      {
        text: 'Fully furnished flat தான் வேணும், Velachery',
        set: { property_type: 'apartment', area: 'Velachery', amenities: ['furnished'] },
      },
      { text: 'Location எதுவா இருந்தாலும் ok', any: ['area'] },
      {
        text: 'Job Hyderabad-ல, but parents-க்காக Madurai-ல house வாங்கணும், 40 lakhs-க்குள்ள',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Madurai', price: upTo(4000000) },
      },
      {
        text: 'Metro station பக்கத்துல Alandur இல்ல Guindy-ல 2BHK',
        set: { area: 'Alandur', bedrooms: exactly(2) },
      },
      { text: 'Semi-furnished போதும், AC நாங்களே வச்சிருக்கோம்', set: { amenities: ['semi_furnished'] } },
      { text: 'Pet allowed இல்லன்னா வேணாம், எங்ககிட்ட ஒரு labrador இருக்கு', set: { amenities: ['pet_friendly'] } },
      {
        text: 'Medavakkam-ல பாத்தேன் பிடிக்கல, Pallikaranai-ல 50-55 lakhs-ல ஏதாவது இருக்கா',
        set: { area: 'Pallikaranai', price: between(5000000, 5500000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Registration செலவு எவ்வளவு ஆகும்?', act: 'question' },
      { text: 'Thanks, அப்புறம் பாக்கலாம்', act: 'goodbye' },
      { text: 'Builder யாரு, எப்போ handover?', act: 'question' },
      { text: 'என் friend அந்த builder-கிட்ட flat வாங்கி ஏமாந்துட்டான்', act: 'unclear' },
    ],
  },
]
