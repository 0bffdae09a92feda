import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

const rent = { transaction_type: 'rent' } as const
const sale = { transaction_type: 'sale' } as const
const house = { property_type: 'house' } as const
const flat = { property_type: 'apartment' } as const
const land = { property_type: 'land' } as const

export const wishes: CorpusSection[] = [
  {
    phenomenon: 'whole wishes, native',
    cases: [
      {
        text: 'மதுரையில் வாடகைக்கு ஒரு வீடு வேண்டும், பத்தாயிரத்துக்குள்',
        set: { ...rent, ...house, city: 'Madurai', price: upTo(10000) },
        numbers: [10000],
      },
      {
        text: 'சென்னை அடையாறில் இரண்டு படுக்கையறை கொண்ட அடுக்குமாடி வீடு வாடகைக்கு தேடுகிறேன்',
        set: { ...rent, ...flat, city: 'Chennai', area: 'Adyar', bedrooms: exactly(2) },
      },
      { text: 'எனக்கு கோயம்புத்தூரில் ஒரு வீட்டு மனை வாங்கணும்', set: { ...sale, ...land, city: 'Coimbatore' } },
      {
        text: 'வேளச்சேரியில 2 பெட்ரூம் ஃபிளாட் வாடகைக்கு கிடைக்குமா? இருபதாயிரம் வரை கொடுக்கலாம்',
        set: { ...rent, ...flat, area: 'Velachery', bedrooms: exactly(2), price: upTo(20000) },
      },
      {
        text: 'தாம்பரத்துல லிஃப்ட் வசதியோட ஃபிளாட் வாங்கலாம்னு இருக்கேன்',
        set: { ...sale, ...flat, area: 'Tambaram', amenities: ['lift'] },
      },
      {
        text: 'சேலத்தில் தனி வீடு விலைக்கு வேணும் ஐம்பது லட்சத்துக்குள்ள',
        set: { ...sale, ...house, city: 'Salem', price: upTo(5000000) },
      },
      {
        text: 'திருச்சில மூணு பெட்ரூம் வீடு வாடகைக்கு பாக்குறேன்',
        set: { ...rent, ...house, city: 'Tiruchirappalli', bedrooms: exactly(3) },
      },
      {
        text: 'அண்ணா நகரில் பார்க்கிங் உள்ள ஃபிளாட் வேண்டும்',
        set: { ...flat, area: 'Anna Nagar', amenities: ['parking'] },
      },
      { text: 'குடும்பத்தோட குடி போக போரூர்ல ஒரு வீடு வேணும்', set: { ...rent, ...house, area: 'Porur' } },
      { text: 'ஓசூரில் வீடு கட்ட இடம் வாங்க வேண்டும்', set: { ...sale, ...land, city: 'Hosur' } },
      {
        text: 'சென்னையில வாடகைக்கு இரண்டு பெட்ரூம் வீடு இருந்தா சொல்லுங்க',
        set: { ...rent, ...house, city: 'Chennai', bedrooms: exactly(2) },
      },
      { text: 'நான் வேலூரில் சொந்தமாக வீடு வாங்க ஆசைப்படுகிறேன்', set: { ...sale, ...house, city: 'Vellore' } },
      {
        text: 'கிண்டி பக்கத்துல ஒரு ரூம் கிச்சன் வாடகைக்கு கிடைக்குமா',
        set: { ...rent, area: 'Guindy', bedrooms: exactly(1) },
      },
      {
        text: 'மயிலாப்பூரில் ஒன்றரை கோடிக்கு வில்லா வாங்கணும்',
        set: { ...sale, ...house, area: 'Mylapore', price: upTo(15000000) },
      },
      {
        text: 'பெருங்குடியில் ஃபர்னிஷ்டு ஃபிளாட் வாடகைக்கு, மாதம் முப்பதாயிரம்',
        set: { ...rent, ...flat, area: 'Perungudi', price: upTo(30000), amenities: ['furnished'] },
      },
      {
        text: 'கோவை பீளமேட்டில் 1200 சதுர அடி வீடு விற்பனைக்கு இருக்கா',
        set: { ...sale, ...house, city: 'Coimbatore', area: 'Peelamedu', size_sqft: atLeast(1200) },
      },
      {
        text: 'முதலீட்டுக்கு ஒரு நிலம் பார்க்கிறேன், நாற்பது லட்சம் பட்ஜெட்',
        set: { ...sale, ...land, price: upTo(4000000) },
      },
      {
        text: 'மாடியில் தண்ணீர் பிரச்சனை இல்லாத வாடகை வீடு தேவை',
        set: { ...rent, ...house, amenities: ['water_supply'] },
      },
      {
        text: 'ஈரோடுல அஞ்சு சென்ட் இடம் விலைக்கு வேணும்',
        set: { ...sale, ...land, city: 'Erode', size_sqft: atLeast(2178) },
      },
      {
        text: 'குரோம்பேட்டையில் நாய் வளர்க்க அனுமதிக்கும் வீடு வாடகைக்கு வேண்டும்',
        set: { ...rent, ...house, area: 'Chromepet', amenities: ['pet_friendly'] },
      },
      {
        text: 'திருநெல்வேலிக்கு மாறுகிறோம், அங்கு வாடகை வீடு பார்த்துக் கொண்டிருக்கிறோம்',
        set: { ...rent, ...house, city: 'Tirunelveli' },
      },
      {
        text: 'தி.நகரில் மூன்று படுக்கை அறைகள் கொண்ட ஃபிளாட்',
        set: { ...flat, area: 'T Nagar', bedrooms: exactly(3) },
      },
      { text: 'வீடு வேணும்', set: { ...house } },
      { text: 'எனக்கு ஒரு ஃபிளாட் தேவை', set: { ...flat } },
      { text: 'நிலம் வாங்கலாம்னு நினைக்கிறேன்', set: { ...sale, ...land } },
      { text: 'லீஸுக்கு வீடு கிடைக்குமா', set: { ...rent, ...house } },
      {
        text: 'பால்கனியோட இரட்டை படுக்கையறை வீடு',
        set: { ...house, bedrooms: exactly(2), amenities: ['balcony'] },
      },
      { text: 'குறைந்தது மூன்று படுக்கையறை இருக்க வேண்டும்', set: { bedrooms: atLeast(3) } },
      { text: 'கார் நிறுத்த இடம், தோட்டம் ரெண்டும் இருக்கணும்', set: { amenities: ['parking', 'garden'] } },
      { text: 'கேட்டட் கம்யூனிட்டியில் வில்லா காட்டுங்க', set: { ...house, amenities: ['gated_community'] } },
      {
        text: 'ஜிம், நீச்சல் குளம், பவர் பேக்கப் இருக்கிற அபார்ட்மெண்ட் வேணும்',
        set: { ...flat, amenities: ['gym', 'swimming_pool', 'power_backup'] },
      },
      { text: 'குழந்தைங்க விளையாட இடம் இருந்தா நல்லா இருக்கும்', set: { amenities: ['play_area'] } },
      { text: 'இருபத்தி நாலு மணி நேரமும் தண்ணி வரணும்', set: { amenities: ['water_supply'] } },
      { text: 'வாட்ச்மேனும் சிசிடிவியும் கண்டிப்பா வேணும்', set: { amenities: ['security'] } },
      { text: 'செமி ஃபர்னிஷ்டா இருந்தா போதும்', set: { amenities: ['semi_furnished'] } },
    ],
  },
  {
    phenomenon: 'whole wishes, latin',
    cases: [
      { text: 'chennaila 2bhk vadagaiku venum', set: { ...rent, city: 'Chennai', bedrooms: exactly(2) } },
      {
        text: 'madurai la oru veedu vaadagaikku thevai, pathayirathukulla',
        set: { ...rent, ...house, city: 'Madurai', price: upTo(10000) },
      },
      {
        text: 'velachery pakkathula rendu bedroom veedu vadagaiku kidaikuma',
        set: { ...rent, ...house, area: 'Velachery', bedrooms: exactly(2) },
      },
      {
        text: 'enaku kovaila sondhama veedu vaanganum, budget arubathu latcham',
        set: { ...sale, ...house, city: 'Coimbatore', price: upTo(6000000) },
      },
      {
        text: 'tambarathula manai vaanganum 1200 sathura adi',
        set: { ...sale, ...land, area: 'Tambaram', size_sqft: atLeast(1200) },
      },
      { text: 'anna nagarla flat vadagaikku paakuren', set: { ...rent, ...flat, area: 'Anna Nagar' } },
      { text: 'porur la kudi poga veedu theditu iruken', set: { ...rent, ...house, area: 'Porur' } },
      {
        text: 'trichyla moonu bedroom thani veedu vilaikku venum',
        set: { ...sale, ...house, city: 'Tiruchirappalli', bedrooms: exactly(3) },
      },
      { text: 'oru nalla veedu kaatunga chennai la', set: { ...house, city: 'Chennai' } },
      { text: 'salemla veedu katta idam venum', set: { ...land, city: 'Salem' } },
      { text: 'lift parking rendum ulla flat venum', set: { ...flat, amenities: ['parking', 'lift'] } },
      { text: 'naai valarka anumathi tharra veedu venum', set: { ...house, amenities: ['pet_friendly'] } },
      { text: 'adyaril vaadagai veedu thedugiren', set: { ...rent, ...house, area: 'Adyar' } },
      {
        text: 'perungudila irupathayiram varaikkum vadagai veedu',
        set: { ...rent, ...house, area: 'Perungudi', price: upTo(20000) },
      },
      { text: 'nilam vanganum, 30 latchathukulla', set: { ...sale, ...land, price: upTo(3000000) } },
      { text: 'veedu venum', set: { ...house } },
      { text: 'vadagaiku veedu irukka', set: { ...rent, ...house } },
      { text: 'rendu padukkai arai irukkanum', set: { bedrooms: exactly(2) } },
      { text: 'thanni problem illatha veedu venum', set: { ...house, amenities: ['water_supply'] } },
      { text: 'car nirutha idam kandippa venum', set: { amenities: ['parking'] } },
      { text: 'pasanga vilayada idam irundha nalla irukum', set: { amenities: ['play_area'] } },
      { text: 'veedu vaangalamnu plan panrom', set: { ...sale, ...house } },
      {
        text: 'enga familyku tirunelveli la oru veedu vaadagaiku vendum',
        set: { ...rent, ...house, city: 'Tirunelveli' },
      },
      {
        text: 'mylaporela naalu bedroom villa vaanganum',
        set: { ...sale, ...house, area: 'Mylapore', bedrooms: exactly(4) },
      },
    ],
  },
  {
    phenomenon: 'whole wishes, mixed',
    cases: [
      {
        text: 'Sholinganallur la 2 BHK flat rentku venum, budget 25k',
        set: { ...rent, ...flat, area: 'Sholinganallur', bedrooms: exactly(2), price: upTo(25000) },
      },
      {
        text: 'T Nagar area la fully furnished apartment rent ku iruka?',
        set: { ...rent, ...flat, area: 'T Nagar', amenities: ['furnished'] },
      },
      {
        text: 'Coimbatore la own house buy pannanum around 80 lakhs',
        set: { ...sale, ...house, city: 'Coimbatore', price: upTo(8000000) },
      },
      {
        text: 'சென்னையில் 3BHK flat for rent வேண்டும்',
        set: { ...rent, ...flat, city: 'Chennai', bedrooms: exactly(3) },
      },
      {
        text: 'Tambaram la plot vangalam nu iruken, 40 lakhs kulla',
        set: { ...sale, ...land, area: 'Tambaram', price: upTo(4000000) },
      },
      {
        text: 'gym and swimming pool irukara flat venum',
        set: { ...flat, amenities: ['gym', 'swimming_pool'] },
      },
      { text: 'gated community villa kaatunga', set: { ...house, amenities: ['gated_community'] } },
      {
        text: 'budget 50 லட்சம், 2bhk, வேளச்சேரி',
        set: { area: 'Velachery', bedrooms: exactly(2), price: upTo(5000000) },
      },
      {
        text: 'pet friendly house venum near Guindy',
        set: { ...house, area: 'Guindy', amenities: ['pet_friendly'] },
      },
      { text: 'நான் IT company la work panren, office pakkathula flat venum', set: { ...flat } },
      {
        text: 'independent house with parking venum Madurai la',
        set: { ...house, city: 'Madurai', amenities: ['parking'] },
      },
      {
        text: 'single bedroom house vaadagaikku, 8k to 10k',
        set: { ...rent, ...house, bedrooms: exactly(1), price: between(8000, 10000) },
      },
      { text: 'bike parking pothum, car venam', set: { amenities: ['parking'] } },
      { text: 'inverter backup irundha nalladhu', set: { amenities: ['power_backup'] } },
      {
        text: 'Hosur la 1500 sqft land buy panna iruken',
        set: { ...sale, ...land, city: 'Hosur', size_sqft: atLeast(1500) },
      },
    ],
  },
]
