import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const nearAndAfter: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ਫ਼ਿਰੋਜ਼ਪੁਰ ਰੋਡ ਤੇ ਪਲਾਟ ਵੇਖਦੇ ਆਂ ਲੁਧਿਆਣੇ ਸੌ ਗਜ ਦਾ',
        set: { property_type: 'land', city: 'Ludhiana', area: 'Ferozepur Road', size_sqft: atLeast(900) },
      },
      {
        text: 'ਕੋਈ ਸਸਤਾ ਕਮਰਾ ਦਵਾ ਦਿਓ ਬਾਈ ਪੰਜ ਹਜ਼ਾਰ ਤੱਕ ਕਿਰਾਏ ਤੇ',
        set: { transaction_type: 'rent', price: upTo(5000) },
      },
      {
        text: 'ਹੁਸ਼ਿਆਰਪੁਰ ਕੋਠੀ ਪਾਉਣ ਵਾਸਤੇ ਪਲਾਟ ਲੈਣਾ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Hoshiarpur' },
      },
      {
        text: 'ਸਾਨੂੰ ਤਾਂ ਸਾਫ਼ ਸੁਥਰਾ ਮਕਾਨ ਚਾਹੀਦਾ ਤੇ ਪਾਣੀ ਆਉਂਦਾ ਹੋਵੇ',
        set: { property_type: 'house', amenities: ['water_supply'] },
      },
      {
        text: 'ਬਜਟ ਪੰਜਾਹ ਸੀ ਪਰ ਹੁਣ ਸੱਠ ਤੱਕ ਖਿੱਚ ਲਾਂਗੇ',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
      { text: 'ਗੱਡੀ ਹੈ ਨੀ ਤਾਂ ਪਾਰਕਿੰਗ ਦੀ ਲੋੜ ਵੀ ਨਹੀਂ', known: { amenities: ['parking'] }, drop: ['parking'] },
      {
        text: 'ਚਾਰ ਕਮਰਿਆਂ ਵਾਲੀ ਕੋਠੀ ਦੋ ਗੱਡੀਆਂ ਦੀ ਪਾਰਕਿੰਗ ਵਾਲੀ',
        set: { property_type: 'house', bedrooms: exactly(4), amenities: ['parking'] },
      },
      { text: 'ਕੰਪਨੀ ਕਿਰਾਇਆ ਦੇਊ ਚਾਲੀ ਹਜ਼ਾਰ ਤੱਕ', set: { transaction_type: 'rent', price: upTo(40000) } },
      {
        text: 'ਨੱਬੇ ਲੱਖ ਤੋਂ ਸਵਾ ਕਰੋੜ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(9000000, 12500000) },
        numbers: [{ min: 9000000, max: 12500000 }],
      },
      { text: 'ਕੋਠੀ ਜਾਂ ਫਲੈਟ ਜੋ ਮਿਲ ਜੇ', asked: 'property_type', any: ['property_type'] },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ਘਰ ਵਿਆਹ ਆ ਅਗਲੇ ਮਹੀਨੇ ਓਹਤੋਂ ਬਾਅਦ ਈ ਸ਼ਿਫਟ ਹੋਵਾਂਗੇ', act: 'unclear' },
      { text: 'ਓਹ ਜਿਹੜੀ ਕੱਲ੍ਹ ਵਿਖਾਈ ਸੀ ਓਹ ਹਾਲੇ ਹੈਗੀ', act: 'question' },
      { text: 'ਓਥੇ ਰਾਤ ਨੂੰ ਕੁੜੀਆਂ ਲਈ ਡਰ ਤਾਂ ਨਹੀਂ', act: 'question' },
      { text: 'ਮੈਨੂੰ ਸਮਝ ਨੀ ਆਉਂਦੀ ਕੀ ਲਿਖਾਂ', act: 'help' },
      { text: 'ਨਹੀਂ ਜੀ ਧੰਨਵਾਦ', act: 'deny' },
      { text: 'ਠੀਕ ਆ ਭੇਜ ਦਿਓ', act: 'affirm' },
      { text: 'ਬੱਸ ਏਨਾ ਈ ਚਾਹੀਦਾ ਸੀ ਮਿਹਰਬਾਨੀ', act: 'thanks' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'jalandhar rama mandi wall kothi, 70 lakh de andar andar',
        set: { property_type: 'house', city: 'Jalandhar', area: 'Rama Mandi', price: upTo(7000000) },
      },
      { text: 'mainu 2 kamreya da set chahida bas, kalla rehna', set: { bedrooms: exactly(2) } },
      { text: 'main 3bhk keha si 2 ni', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      { text: 'ghar de nede gurdwara hove ta vadhia', set: { property_type: 'house' } },
      { text: 'kiraya nahi ta lease te', set: { transaction_type: 'rent' } },
      {
        text: 'ludhiana ni jalandhar, galti naal likh ditta',
        known: { city: 'Ludhiana' },
        set: { city: 'Jalandhar' },
      },
      {
        text: 'bas eh dass deo 40 lakh ch flat mil ju ke nahi mohali',
        set: { property_type: 'apartment', city: 'Mohali', price: upTo(4000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'ohi purana wala theek aa', act: 'affirm' },
      { text: 'kinna advance te kinna kiraya', act: 'question' },
      { text: 'pind rehnde aan hale, shehar shift hona', act: 'unclear' },
      { text: 'malak da number milega ji', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'furnished 1bhk for rent ਚਾਹੀਦਾ Kharar ਵਿੱਚ under 10k',
        set: {
          transaction_type: 'rent',
          city: 'Kharar',
          bedrooms: exactly(1),
          price: upTo(10000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'Society ਵਿੱਚ 24x7 security ਤੇ power backup ਹੋਵੇ',
        set: { amenities: ['security', 'power_backup'] },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'loan pass ਹੋ ਗਿਆ 60 ਲੱਖ ਦਾ', act: 'unclear' }],
  },
]
