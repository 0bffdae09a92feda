import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const givenUpAndGoneOn: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'mainu ludhiana de dugri ch 2 bedroom da flat kiraye te laina hai',
        set: {
          city: 'Ludhiana',
          area: 'Dugri',
          bedrooms: exactly(2),
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
      {
        text: 'jalandhar ch 60 lakh de andar kothi kharidni aa',
        set: { city: 'Jalandhar', price: upTo(6000000), property_type: 'house', transaction_type: 'sale' },
      },
      {
        text: 'ki tusi mainu patiala ch plot dikha sakde ho 150 gaj da',
        set: { city: 'Patiala', property_type: 'land', size_sqft: atLeast(1350) },
      },
      {
        text: 'kiraya 18000 ton vadh nahi hona chahida',
        set: { transaction_type: 'rent', price: upTo(18000) },
      },
      { text: 'budget 25 ton 30 lakh hai', set: { price: between(2500000, 3000000) } },
      { text: 'parking te lift dono chahidian', set: { amenities: ['parking', 'lift'] } },
      { text: 'kamre do hone chahide', set: { bedrooms: exactly(2) } },
      { text: 'shehar badal ke mohali kar deo', known: { city: 'Patiala' }, set: { city: 'Mohali' } },
      { text: 'gym di lod nahi', known: { amenities: ['gym'] }, drop: ['gym'] },
      {
        text: 'furnished nahi semi furnished chahida',
        known: { amenities: ['furnished'] },
        set: { amenities: ['semi_furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'panjah hazar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(50000) },
      },
      { text: 'phase 7', asked: 'area', known: { city: 'Mohali' }, set: { area: 'Phase 7' } },
      { text: 'kite vi challu', asked: 'area', any: ['area'] },
      { text: 'kothi', asked: 'property_type', set: { property_type: 'house' } },
      {
        text: 'bai asi hun pg ch rehnde aan do munde hun ik 1bhk laina kiraye te kharar side 10 tak',
        set: { bedrooms: exactly(1), transaction_type: 'rent', city: 'Kharar', price: upTo(10000) },
      },
      {
        text: 'bapu ji nu paudiyan chadn ch aukh hundi aa taan lift wali building chahidi',
        set: { amenities: ['lift'] },
      },
      {
        text: 'mera budget pehlan 40 si par hun 50 tak ho ju',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(5000000) },
      },
      {
        text: '2 bhk vekhda si par tabbar vadh reha te 3 hi kar deo',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'kiraya 15-17 k ch ho je taan vadhia rahu',
        set: { transaction_type: 'rent', price: between(15000, 17000) },
      },
      {
        text: 'asi 4 jane aan 8-8 hazar pavange 32 tak vekho',
        known: { transaction_type: 'rent' },
        set: { price: upTo(32000) },
      },
      { text: 'ik kamra ghatt challu', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      {
        text: 'thoda hor budget vadha sakda 5 lakh',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(4500000) },
      },
      {
        text: 'meri maa de naa te plot laina zirakpur patiala road te 200 gaj',
        set: {
          property_type: 'land',
          transaction_type: 'sale',
          city: 'Zirakpur',
          area: 'Patiala Road',
          size_sqft: atLeast(1800),
        },
      },
      { text: 'yaar mohali bahut mehnga aa kharar hi dikha deo', set: { area: 'Kharar' } },
      { text: '1 cr ton utte nahi ja sakda', set: { price: upTo(10000000) } },
      { text: 'kutta haiga mere kol taan pet friendly hi vekhna', set: { amenities: ['pet_friendly'] } },
      { text: 'navan nahi purana vi challu flat', set: { property_type: 'apartment' } },
      {
        text: 'society gated hove te bacheyan de khedan di thaan hove',
        set: { amenities: ['gated_community', 'play_area'] },
      },
      {
        text: 'pichle 5 saal ton kiraya de rahe aan hun apna flat laina zirakpur ch',
        set: { property_type: 'apartment', transaction_type: 'sale', city: 'Zirakpur' },
      },
      {
        text: 'pind ch zameen aa sadi ohnu vech ke shehar ghar lavange',
        set: { property_type: 'house', transaction_type: 'sale' },
      },
      {
        text: 'flat nahi milda taan chhoti kothi vi dikha deyo chandigarh ch',
        set: { property_type: 'house', city: 'Chandigarh' },
      },
      { text: 'ik room ghatt vi challu', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'ki deposit vapas milda hai', act: 'question' },
      { text: 'es flat da area kinna aa', act: 'question' },
      { text: 'kal saver 11 vaje vekhan aa sakde aan', act: 'question' },
      { text: 'main school ch master han', act: 'unclear' },
      { text: 'meri kudi 12vi ch aa', act: 'unclear' },
      { text: 'dhanwad ji bahut madad hoi', act: 'thanks' },
      { text: 'haan theek lagda', act: 'affirm' },
      { text: 'jado koi changa option aave dass deyo', act: 'unclear' },
      { text: 'yaar ne 12k ch lia si ohda da hi kuch chahida', act: 'unclear' },
      { text: 'mainu bas eh dasso possession kado milu', act: 'question' },
      { text: 'gali ch gaddi aa jandi aa ki', act: 'question' },
      { text: 'makan malak ladaka taan nahi', act: 'question' },
      { text: 'eh wala flat vik gaya ki', act: 'question' },
      { text: 'tusi commission lainde o', act: 'question' },
      { text: 'viah ton baad vakhra rehna taan karke', act: 'unclear' },
      { text: 'dimag kharab na karo', act: 'unclear' },
      { text: 'chheti dasso yaar time nahi', act: 'unclear' },
      { text: 'kal da din kida rahu vekhan lai', act: 'question' },
      { text: 'mere bhra ne keha si tuhade naal gall karan nu', act: 'unclear' },
      { text: 'bas ehi sab chahida si meharbani', act: 'thanks' },
      { text: 'na yaar eh area theek nahi', act: 'deny' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ਖਰੜ ਵਿੱਚ 2 ਬੀਐਚਕੇ ਫਲੈਟ ਚਾਹੀਦਾ ਜਿਸ ਵਿੱਚ ਪਾਰਕਿੰਗ ਤੇ ਪਾਵਰ ਬੈਕਅੱਪ ਹੋਵੇ',
        set: {
          city: 'Kharar',
          bedrooms: exactly(2),
          property_type: 'apartment',
          amenities: ['parking', 'power_backup'],
        },
      },
      {
        text: 'ਮੈਂ ਅੰਮ੍ਰਿਤਸਰ ਵਿੱਚ ਮਕਾਨ ਖਰੀਦਣਾ ਚਾਹੁੰਦਾ ਹਾਂ ਕਿਰਾਏ ਤੇ ਨਹੀਂ',
        set: { city: 'Amritsar', property_type: 'house', transaction_type: 'sale' },
      },
      { text: 'ਬਜਟ ਅੱਸੀ ਲੱਖ ਤੋਂ ਇੱਕ ਕਰੋੜ ਤੱਕ', set: { price: between(8000000, 10000000) } },
      { text: 'ਬਠਿੰਡੇ ਦੀ ਥਾਂ ਪਟਿਆਲਾ ਕਰ ਦਿਓ', known: { city: 'Bathinda' }, set: { city: 'Patiala' } },
      { text: 'ਘੱਟੋ ਘੱਟ ਬਾਰਾਂ ਸੌ ਸਕੇਅਰ ਫੁੱਟ ਹੋਵੇ', set: { size_sqft: atLeast(1200) } },
      {
        text: "ਅਸੀਂ ਮਾਨਸਾ ਤੋਂ ਆਂ ਪਰ ਬੱਚਿਆਂ ਦੀ ਪੜ੍ਹਾਈ ਲਈ ਚੰਡੀਗੜ੍ਹ 'ਚ ਦੋ ਕਮਰਿਆਂ ਦਾ ਫਲੈਟ ਕਿਰਾਏ ਤੇ ਲੈਣਾ ਪੈਣਾ",
        set: {
          city: 'Chandigarh',
          bedrooms: exactly(2),
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
      {
        text: 'ਬਾਪੂ ਜੀ ਨੇ ਚਾਲੀ ਸਾਲ ਪਹਿਲਾਂ ਦਿੱਲੀ ਮਕਾਨ ਪਾਇਆ ਸੀ ਹੁਣ ਉਹ ਵੇਚ ਕੇ ਅਸੀਂ ਮੋਹਾਲੀ ਵੱਸਣਾ ਚਾਹੁੰਦੇ ਆਂ ਸੱਠ ਲੱਖ ਤੱਕ ਦਾ ਕੋਈ ਮਕਾਨ',
        set: { city: 'Mohali', property_type: 'house', price: upTo(6000000) },
      },
      { text: 'ਅਸੀਂ ਦੋਵੇਂ ਘਰੋਂ ਕੰਮ ਕਰਦੇ ਆਂ ਤਾਂ ਕਰਕੇ ਇੱਕ ਕਮਰਾ ਵਾਧੂ ਚਾਹੀਦਾ ਮਤਲਬ ਤਿੰਨ ਬੈੱਡਰੂਮ', set: { bedrooms: exactly(3) } },
      {
        text: "ਹੁਣ ਹੋਸਟਲ 'ਚ ਆਂ ਅਗਲੇ ਮਹੀਨੇ ਨੌਕਰੀ ਲੱਗਣੀ ਮੋਹਾਲੀ ਤਾਂ ਸੈਕਟਰ 70 ਦੇ ਨੇੜੇ ਇੱਕ ਕਮਰੇ ਦਾ ਫਲੈਟ",
        set: { city: 'Mohali', area: 'Sector 70', bedrooms: exactly(1), property_type: 'apartment' },
      },
      { text: 'ਦੁਕਾਨ ਨਹੀਂ ਘਰ ਚਾਹੀਦਾ ਰਹਿਣ ਲਈ', set: { property_type: 'house' } },
      {
        text: "ਪਿੰਡ ਵਾਲੀ ਪੈਲੀ ਵੀਹ ਲੱਖ ਦੀ ਵਿਕੀ ਉਸੇ 'ਚ ਹੋਰ ਪਾ ਕੇ ਤੀਹ ਲੱਖ ਤੱਕ ਦਾ ਫਲੈਟ ਲੈਣਾ ਖਰੜ 'ਚ",
        set: { price: upTo(3000000), property_type: 'apartment', transaction_type: 'sale', city: 'Kharar' },
      },
      { text: 'ਪਾਰਕਿੰਗ ਤਾਂ ਚਾਹੀਦੀ ਈ ਚਾਹੀਦੀ ਦੋ ਗੱਡੀਆਂ ਨੇ ਸਾਡੀਆਂ', set: { amenities: ['parking'] } },
      { text: "ਪਹਿਲਾਂ ਵਾਲੇ 'ਚ ਲਿਫਟ ਨਹੀਂ ਸੀ ਬੜੇ ਔਖੇ ਹੋਏ ਐਤਕੀਂ ਲਿਫਟ ਜ਼ਰੂਰ ਹੋਵੇ", set: { amenities: ['lift'] } },
      { text: 'ਬਗੀਚੀ ਦਾ ਸ਼ੌਕ ਆ ਘਰਵਾਲੀ ਨੂੰ ਤਾਂ ਬਗੀਚੀ ਜੋਗੀ ਥਾਂ ਹੋਵੇ', set: { amenities: ['garden'] } },
      {
        text: 'ਚਾਲੀ ਲੱਖ ਕਿਹਾ ਸੀ ਪਰ ਲੋਨ ਪੈਂਤੀ ਦਾ ਈ ਮਿਲਦਾ ਤਾਂ ਪੈਂਤੀ ਕਰ ਦਿਓ',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(3500000) },
      },
      {
        text: 'ਅਸੀਂ ਦੋ ਦੋਸਤ ਆਂ ਪੰਜ ਪੰਜ ਹਜ਼ਾਰ ਦੇਵਾਂਗੇ ਕਿਰਾਏ ਦਾ ਮਕਾਨ ਚਾਹੀਦਾ',
        set: { price: upTo(10000), transaction_type: 'rent', property_type: 'house' },
      },
      { text: 'ਇੱਕ ਹੋਰ ਬੈੱਡਰੂਮ ਚਾਹੀਦਾ', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(4) } },
      { text: "ਦਿੱਲੀ ਬਹੁਤ ਮਹਿੰਗੀ ਆ ਅੰਬਾਲੇ 'ਚ ਦਿਖਾਓ", set: { city: 'Ambala' } },
      { text: "ਚੰਡੀਗੜ੍ਹ'ਚ ਫਲੈਟ ਚਾਹੀਦਾ", set: { city: 'Chandigarh', property_type: 'apartment' } },
      {
        text: "ਕਿਰਾਏ'ਤੇ ਘਰ ਲੱਭ ਦਿਓ ਪਟਿਆਲੇ'ਚ",
        set: { transaction_type: 'rent', property_type: 'house', city: 'Patiala' },
      },
      {
        text: "ਅਸੀਂ ਕਿਰਾਏ ਤੇ ਰਹਿ ਰਹੇ ਆਂ ਹੁਣ ਆਪਣਾ ਘਰ ਲੈਣਾ ਮੋਹਾਲੀ 'ਚ",
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mohali' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ਕੀ ਨੇੜੇ ਕੋਈ ਹਸਪਤਾਲ ਹੈ', act: 'question' },
      { text: 'ਮੇਰੇ ਪਤੀ ਬੈਂਕ ਵਿੱਚ ਕੰਮ ਕਰਦੇ ਹਨ', act: 'unclear' },
      { text: 'ਬੇਬੇ ਢਿੱਲੀ ਰਹਿੰਦੀ ਆ ਤਾਂ ਹਸਪਤਾਲ ਦੇ ਨੇੜੇ ਹੋਵੇ ਤੇ ਥੱਲੇ ਵਾਲੀ ਮੰਜ਼ਲ ਹੋਵੇ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'ਮੈਨੂੰ Mohali ਵਿੱਚ 3BHK apartment ਚਾਹੀਦਾ, budget 70 lakh',
        set: { city: 'Mohali', bedrooms: exactly(3), property_type: 'apartment', price: upTo(7000000) },
      },
      {
        text: 'Furnished flat with AC ਚਾਹੀਦਾ rent ਤੇ',
        set: {
          property_type: 'apartment',
          transaction_type: 'rent',
          amenities: ['furnished', 'air_conditioning'],
        },
      },
    ],
  },
]
