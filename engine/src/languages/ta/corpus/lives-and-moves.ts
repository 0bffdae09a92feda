import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const livesAndMoves: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'பையனுக்கு அண்ணா யுனிவர்சிட்டில சீட் கிடைச்சிருக்கு, அதனால கிண்டி பக்கம் ஒரு சின்ன ஃப்ளாட் வாடகைக்கு தேடிட்டு இருக்கோம்',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Guindy' },
      },
      {
        text: 'எங்க தாத்தா காலத்து வீட்டை இடிச்சிட்டாங்க, நாங்க இப்போதைக்கு மயிலாப்பூர்ல வாடகைக்கு குடி போகணும்',
        set: { transaction_type: 'rent', area: 'Mylapore' },
      },
      {
        text: 'பட்ஜெட்னு பாத்தா ஒரு அறுபது அறுபத்தஞ்சு லட்சம் வரும்',
        known: { transaction_type: 'sale' },
        set: { price: between(6000000, 6500000) },
      },
      {
        text: 'ஒன்றே கால் கோடிக்கு மேல போகாதீங்க',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'எட்டாயிரத்து ஐநூறு',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(8500) },
        numbers: [8500],
      },
      {
        text: 'ஏழரை லட்சத்துக்கு ஒரு மனை',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land', price: upTo(750000) },
        numbers: [750000],
      },
      {
        text: 'இருபதுக்குள்ள முடிச்சு குடுங்க',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      { text: 'ரெண்டரை சென்ட் இருந்தா கூட ஓகே', asked: 'size_sqft', set: { size_sqft: atLeast(1089) } },
      { text: 'ஐநூறு சதுர அடிக்கு குறையாத இடம்', asked: 'size_sqft', set: { size_sqft: atLeast(500) } },
      { text: 'நாலு பேர் இருக்கோம், ரெண்டு ரூம் போதும்', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'ஒரு ஹால் கிச்சன் ரெண்டு பெட்ரூம்', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      {
        text: 'திருநெல்வேலிக்கு பக்கத்துல பாளையங்கோட்டையில',
        asked: 'area',
        set: { city: 'Tirunelveli', area: 'Palayamkottai' },
      },
      { text: 'கோயம்புத்தூர்ல பீளமேடு சைடு இருந்தா சொல்லுங்க', set: { city: 'Coimbatore', area: 'Peelamedu' } },
      { text: 'நாகர்கோவிலுக்கு மாத்திக்கோங்க', known: { city: 'Madurai' }, set: { city: 'Nagercoil' } },
      {
        text: 'வேலூர் இல்லங்க, வேளச்சேரி',
        known: { city: 'Vellore' },
        set: { area: 'Velachery' },
        drop: ['city'],
      },
      { text: 'லிஃப்ட் வேண்டாம் விட்டுடுங்க', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'விலைக்கு இல்ல, வாடகைக்கு தான் கேட்டேன்',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'நாய் வளக்குறோம், அதுக்கு ஒத்துக்கணும்', set: { amenities: ['pet_friendly'] } },
      { text: 'பால்கனி இருந்தா சந்தோஷம்', set: { amenities: ['balcony'] } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'இது எந்த மாடியில இருக்கு?', act: 'question' },
      { text: 'மெயின் ரோட்டுல இருந்து எவ்வளவு தூரம்', act: 'question' },
      { text: 'ஓனர் யாருன்னு தெரியுமா', act: 'question' },
      { text: 'வாடகை பேசி குறைக்க முடியுமா', act: 'question' },
      { text: 'எப்ப குடி வரலாம்?', act: 'question' },
      { text: 'ஏன் இந்த வீட்டை காட்டுனீங்க?', act: 'question' },
      { text: 'என் மனைவிக்கு உடம்பு சரியில்ல, ஆஸ்பத்திரி போயிட்டு வந்தேன்', act: 'unclear' },
      { text: 'அந்த ஏரியால கரண்ட் அடிக்கடி போகுமாம்', act: 'unclear' },
      { text: 'நேத்து ஐபிஎல் மேட்ச் பாத்தீங்களா', act: 'question' },
      { text: 'கார் சர்வீஸுக்கு பத்தாயிரம் ஆச்சு', act: 'unclear' },
      { text: 'எங்க பக்கத்து வீட்டுக்காரர் ரெண்டு கோடிக்கு வீட்டை வித்துட்டார்', act: 'unclear' },
      { text: 'எனக்கு ஒரு டாக்ஸி புக் பண்ணி குடுங்க', act: 'unclear' },
      { text: 'ம்ம் சரிதான்', act: 'affirm' },
      { text: 'அட இல்லப்பா', act: 'deny' },
      { text: 'ரொம்ப நன்றிங்க, நல்லா உதவி பண்ணீங்க', act: 'thanks' },
      { text: 'போயிட்டு வரேன்', act: 'goodbye' },
      { text: 'புரியல, மறுபடி சொல்லுங்க', act: 'repeat' },
      { text: 'இத எப்படி பயன்படுத்துறது?', act: 'help' },
      { text: 'பழசெல்லாம் அழிச்சிட்டு புதுசா ஆரம்பிங்க', act: 'restart' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'amma appa kooda irukanga, so 3 bedroom venum, ground floor na better',
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'pona maasam dhan bangalore la irundhu vandhom, ippo porur la rent ku veedu thedurom',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Porur' },
      },
      {
        text: '65 lakhs ku mela pogadhu, adhukulla irundha kaatunga',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6500000) },
      },
      {
        text: 'rendu latcham advance kudukalam, vaadagai 15 aayiram',
        set: { transaction_type: 'rent', price: upTo(15000) },
      },
      { text: 'saidapet la illana guindy la pathukalam', set: { area: 'Saidapet' } },
      {
        text: 'ennoda budget maathanum',
        known: { price: upTo(20000), transaction_type: 'rent' },
        drop: ['price'],
      },
      { text: 'amount evlo nalum paravala', asked: 'price', any: ['price'] },
      { text: 'illa illa, 2 bhk dhan venum', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'veedu renovate pannanum nu nenachen aana kaasu illa', act: 'unclear' },
      { text: 'water problem iruka anga', act: 'question' },
      { text: 'loan ku evlo interest varum', act: 'question' },
      { text: 'sothu pathiram ellam clear ah irukanuma', act: 'question' },
      { text: 'hello sir enna panreenga', act: 'greet' },
      { text: 'ok naalaiku pesalam bye', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Medavakkam-ல 1200 sqft plot, 50 lakhs-க்குள்ள',
        set: { property_type: 'land', area: 'Medavakkam', size_sqft: atLeast(1200), price: upTo(5000000) },
      },
      {
        text: 'Husband Chennai-ல work பண்றார், நான் Trichy-ல இருக்கேன், Chennai-க்கு வரணும் rent-க்கு',
        set: { transaction_type: 'rent', city: 'Chennai' },
      },
      {
        text: 'Furnished flat தான் வேணும், AC இருக்கணும்',
        set: { property_type: 'apartment', amenities: ['furnished', 'air_conditioning'] },
      },
      {
        text: 'Covered parking இருக்கற gated community villa',
        set: { property_type: 'house', amenities: ['parking', 'gated_community'] },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Site visit எப்போ போலாம்?', act: 'question' },
      { text: 'Rent-ஆ இல்ல lease-ஆ?', act: 'question' },
    ],
  },
]
