import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { ShownHome } from '../command.ts'
import { understand } from '../understand.ts'

/** What was shown: areas with their prices in the order shown, in a city. */
function shown(transaction_type: ShownHome['transaction_type'], city: string, list: string): ShownHome[] {
  return list.split(', ').map((one) => {
    const [area = '', price] = one.split(' at ')
    return { city, area, transaction_type, price: Number(price) }
  })
}

const hyderabad = shown(
  'sale',
  'Hyderabad',
  'Kondapur at 9400000, Gachibowli at 8500000, Nizampet at 7000000',
)
const vijayawada = shown('rent', 'Vijayawada', 'Ramavarappadu at 9500, Tadigadapa at 8000')
const mysuru = shown('sale', 'Mysuru', 'JP Nagar at 6600000, Chamundipuram at 8300000')
const kochi = shown('rent', 'Kochi', 'Edappally at 15500, Kakkanad at 12000')
const amritsar = shown('rent', 'Amritsar', 'Sultanwind at 12000, Chheharta at 18000')
const mohali = shown('sale', 'Mohali', 'Sector 68 at 6500000, Sector 85 at 7200000, Kharar at 4000000')
const indore = shown('sale', 'Indore', 'Sukliya at 4200000, Sukliya at 3600000, Palasia at 5000000')
const patna = shown('rent', 'Patna', 'Kankarbagh at 9500, Boring Road at 14000')
const howrah = shown('rent', 'Howrah', 'Tikiapara at 9500, Panchanantala at 8000, Shibpur at 9000')
const chennai = shown('sale', 'Chennai', 'Mogappair at 9500000, Adyar at 8000000')
const bengaluru = shown('rent', 'Bengaluru', 'Whitefield at 34000, Whitefield at 32000')
const pune = shown('rent', 'Pune', 'Baner at 34000, Aundh at 32000')

const places = createPlaceIndex(
  [
    hyderabad,
    vijayawada,
    mysuru,
    kochi,
    amritsar,
    mohali,
    indore,
    patna,
    howrah,
    chennai,
    pune,
    bengaluru,
  ].flat(),
)

function read(text: string, language: LanguageCode, homes: readonly ShownHome[]) {
  const [home] = homes
  const known = { city: home?.city ?? '', transaction_type: home?.transaction_type ?? ('rent' as const) }
  return understand(text, { language, asked: null, known, shown: homes.length, homes }, places)
}

describe('a home that is shown, by its place or its price', () => {
  it.each<[LanguageCode, readonly ShownHome[], string, number[]]>([
    ['en', pune, 'the baner one', [1]],
    ['en', pune, 'tell me about the one in Baner', [1]],
    ['en', pune, 'how big is the 34k one', [1]],
    ['en', pune, 'i asked abt no 2, the 32k one', [2]],
    ['en', pune, 'number 2 is 32k right?', [2]],
    ['en', pune, 'no 2, the 30k one', [2]],
    ['hi', pune, 'Baner wala chahiye', [1]],
    ['ml', kochi, 'കാക്കനാട് ഉള്ള ഫ്ലാറ്റ് എത്ര സ്ക്വയർ ഫീറ്റാ', [2]],
    ['te', vijayawada, 'రామవరప్పాడుది చెప్పండి', [1]],
    ['te', vijayawada, '8 వేలది ఎక్కడ ఉంది', [2]],
    ['te', hyderabad, 'kondapur lo 94 lakhs di malli chupinchu', [1]],
    ['te', hyderabad, '1st di and gachibowli di compare chey', [1, 2]],
    ['te', hyderabad, 'nizampet lo 1st one ki lift unda', [3]],
    ['kn', mysuru, 'ಚಾಮುಂಡಿಪುರಂದು ಎಷ್ಟು ದೊಡ್ಡದು', [2]],
    ['kn', mysuru, 'ಚಾಮುಂಡಿಪುರಂ ದು ಹೇಳಿ ಸ್ವಲ್ಪ', [2]],
    ['kn', mysuru, 'site 2 yestu sqft', [2]],
    ['ml', kochi, '15500 ന്റെ ഫ്ലാറ്റ് എവിടെയാ', [1]],
    ['ml', kochi, 'ഇടപ്പള്ളിയിലെ ഫ്ലാറ്റ് എത്ര സ്ക്വയർ ഫീറ്റാ', [1]],
    ['pa', amritsar, '18 hazar wala theek lagda, kinvi manzil te aa?', [2]],
    ['pa', mohali, 'sector 68 wala te 85 wala compare karo', [1, 2]],
    ['hi', indore, 'sukliya wala 36 lakh wala kaisa hai, loan ho jayega?', [2]],
    ['hi', patna, 'साढ़े नौ हज़ार वाला', [1]],
    ['en', pune, 'is the Baner one bigger or the Aundh one', [1, 2]],
    ['en', pune, 'which is bigger, the one in Baner or in Aundh?', [1, 2]],
    ['en', pune, 'which is cheaper, Baner or Aundh?', [1, 2]],
    ['hi', pune, 'baner wala bada hai ya aundh wala', [1, 2]],
    ['hi', pune, 'Baner sasta hai ya Aundh', [1, 2]],
    ['kn', mysuru, 'jp nagar flat dodda na chamundipuram flat dodda na', [1, 2]],
    ['ta', chennai, 'mogappair veedu perusa adyar veedu perusa', [1, 2]],
    ['te', hyderabad, 'kondapur di peddada nizampet di peddada', [1, 3]],
    ['ml', kochi, 'edappally le flat aano valuthu kakkanad le aano', [1, 2]],
    ['pa', amritsar, 'sultanwind wala vadda hai ke chheharta wala', [1, 2]],
    ['bn', howrah, 'tikiapara ta boro na shibpur ta', [1, 3]],
    ['hi', patna, 'कंकड़बाग वाला कौन से मोहल्ले में है', [1]],
    ['bn', howrah, 'টিকিয়াপাড়ারটা আর পঞ্চাননতলারটার মধ্যে কোনটা ভালো?', [1, 2]],
    ['bn', howrah, 'number 2 ar 3 er modhye konta bhalo?', [2, 3]],
    ['ta', chennai, 'முகப்பேர்ல இருக்கறது எத்தனை சதுர அடி', [1]],
  ])('is picked, and sets nothing: %s, %j, "%s"', (language, homes, text, positions) => {
    expect(read(text, language, homes).commands).toEqual(
      positions.map((position) => ({ kind: 'pick', position })),
    )
  })

  it.each<[LanguageCode, readonly ShownHome[], string, Record<string, unknown>]>([
    ['en', pune, 'Baner', { area: 'Baner' }],
    ['en', pune, '34k', { price: { max: 34000 } }],
    ['en', pune, 'is there anything in Baner?', { area: 'Baner' }],
    ['en', pune, 'budget is 30k', { price: { max: 30000 } }],
    ['en', pune, 'the kothrud one', { area: 'Kothrud' }],
    ['te', vijayawada, 'ramavarappadu lo chupinchu', { area: 'Ramavarappadu' }],
    ['te', vijayawada, '8 వేలు', { price: { max: 8000 } }],
    ['hi', patna, 'kankarbagh me dikhao', { area: 'Kankarbagh' }],
    ['pa', amritsar, 'Sultanwind di kothi chahidi', { area: 'Sultanwind', property_type: 'house' }],
    ['ml', kochi, 'കാക്കനാട് ഉള്ള ഫ്ലാറ്റ് വേണം', { area: 'Kakkanad', property_type: 'apartment' }],
    ['kn', mysuru, 'JP Nagar iro mane beku', { area: 'JP Nagar', property_type: 'house' }],
    ['hi', pune, 'Baner wala area chahiye', { area: 'Baner' }],
    ['ta', chennai, 'adyar la iruka?', { area: 'Adyar' }],
    ['hi', pune, '32k wala flat chahiye', { price: { max: 32000 }, property_type: 'apartment' }],
    ['en', pune, 'number 2, budget 30k', { price: { max: 30000 } }],
    ['ml', kochi, 'കാക്കനാട് ഫ്ലാറ്റ് ഉണ്ടോ', { area: 'Kakkanad', property_type: 'apartment' }],
    ['en', pune, 'do you have anything cheaper in Baner or Aundh?', { area: 'Baner' }],
    ['en', pune, 'bigger flats in Baner or Aundh?', { area: 'Baner', property_type: 'apartment' }],
    ['en', pune, 'Baner or Aundh, which area is bigger', {}],
    ['hi', pune, 'Baner ya Aundh mein bada ghar milega kya', { area: 'Baner', property_type: 'house' }],
    [
      'pa',
      amritsar,
      'sultanwind ya chheharta vich vadda ghar milega',
      { area: 'Sultanwind', property_type: 'house' },
    ],
    [
      'ml',
      kochi,
      'edappally allenkil kakkanad il valiya veedu kittumo',
      { area: 'Edappally', property_type: 'house' },
    ],
    [
      'te',
      hyderabad,
      'kondapur leda nizampet lo pedda illu dorukutunda',
      { area: 'Kondapur', property_type: 'house' },
    ],
    [
      'kn',
      mysuru,
      'jp nagar athava chamundipuram alli dodda mane siguta',
      { area: 'JP Nagar', property_type: 'house' },
    ],
  ])('stays a wish without a word for one of them: %s, %j, "%s"', (language, homes, text, wishes) => {
    const sets = read(text, language, homes).commands.filter((command) => command.kind === 'set')
    expect(Object.fromEntries(sets.map(({ slot, value }) => [slot, value]))).toEqual(wishes)
  })
})

describe('what its listing says', () => {
  it.each<[LanguageCode, readonly ShownHome[], string, string[], string[]]>([
    ['en', pune, 'any with RERA number?', ['rera_number'], []],
    ['pa', amritsar, '2 number wala, kinne kamre te kinna deposit', ['bedrooms'], ['deposit']],
    ['kn', mysuru, 'site 2 yestu sqft', ['size_sqft'], []],
    ['ta', chennai, 'முகப்பேர்ல இருக்கறது எத்தனை சதுர அடி', ['size_sqft'], []],
  ])(
    'is asked for, and beside it what it does not say: %s, %j, "%s"',
    (...[language, homes, text, told, untold]) => {
      const { asksAbout, asksUntold = [] } = read(text, language, homes)
      expect({ asksAbout, asksUntold }).toEqual({ asksAbout: told, asksUntold: untold })
    },
  )
})

describe('bargaining about a home that is shown', () => {
  it.each<[LanguageCode, readonly ShownHome[], string]>([
    ['en', pune, 'will they accept less people'],
    ['en', pune, 'do owners accept less deposit?'],
    ['hi', pune, 'kam se kam kiraya kitna denge'],
    ['hi', pune, 'deposit kam karenge kya'],
  ])('is none of something else than the price: %s, %j, "%s"', (language, homes, text) => {
    expect(read(text, language, homes).commands).not.toContainEqual({ kind: 'bargain' })
  })

  it.each<[LanguageCode, readonly ShownHome[], string, number[]]>([
    ['en', pune, 'tell the owner 30k is my final', []],
    ['en', pune, 'no no budget is 35 only, I meant negotiate for the baner flat at 33', [1]],
    ['en', hyderabad, 'can the 94 lakh one come down to 80?', [1]],
    ['te', hyderabad, 'gachibowli di 80 ki istara', [2]],
    ['kn', mysuru, '83 lakh du, swalpa kammi madtara anta kelidde', [2]],
    ['kn', kochi, 'rent kammi madtara', []],
    ['ml', kochi, 'ഒന്നാമത്തേതിന് വാടക കുറച്ചു തരുമോ', [1]],
    ['ml', chennai, 'athu 75 lakh nu tharumo? last price ethraya', []],
    ['ta', chennai, '75 லட்சத்துக்கு கீழ பேசி முடிச்சு குடுப்பீங்களா', []],
    ['pa', chennai, 'ਨੱਬੇ ਲੱਖ ਚ ਦਿਵਾ ਦਿਓ', []],
    ['pa', amritsar, 'sultanwind wala 10 ch ho jau?', [1]],
    ['hi', patna, 'kiraya thoda kam karenge kya?', []],
    ['bn', howrah, 'ভাড়াটা কি একটু কমানো যায়?', []],
    ['pa', chennai, 'rate thoda ghat karwa sakde o? 84 zyada ne', []],
    ['te', chennai, 'rate konchem tagginchagalara? 84 ekkuva', []],
    ['kn', chennai, 'rate swalpa kammi madisbahuda? 84 jasti', []],
    ['ml', chennai, 'rate kurach kurakkamo? 84 kooduthal aanu', []],
    ['te', hyderabad, '84 ki isthe final chestha', []],
    ['te', hyderabad, '82 ki isthe ippude teesukunta', []],
    ['en', hyderabad, 'if they give it for 82 i will finalise', []],
    ['en', hyderabad, '82 final, i will take it', []],
    ['hi', hyderabad, '82 me de do to abhi le lunga', []],
    ['ta', hyderabad, '82 ku kudutha final pannuren', []],
    ['kn', hyderabad, '82 ge kottre eegle togotini', []],
    ['ml', hyderabad, '82 nu tharumenkil final aakkam', []],
    ['bn', hyderabad, '82 te dile ekhoni nebo', []],
    ['pa', hyderabad, '82 vich de deo te hune lai laine', []],
  ])('asks its owner, and sets no price: %s, %j, "%s"', (language, homes, text, positions) => {
    const { commands, act } = read(text, language, homes)
    const picks = positions.map((position) => ({ kind: 'pick', position }))
    expect({ commands, act }).toEqual({ commands: [{ kind: 'bargain' }, ...picks], act: 'question' })
  })

  it.each<[LanguageCode, readonly ShownHome[], string]>([
    ['en', pune, 'show cheaper ones'],
    ['en', pune, 'which is cheaper?'],
    ['en', pune, 'does the second one have 30 neighbours?'],
    ['hi', patna, 'thoda kam wala dikhao'],
    ['bn', howrah, 'bajet ektu komate hobe 8 hajar'],
    ['en', hyderabad, 'budget 82 final'],
    ['hi', hyderabad, '82 tak me flat dilwa do, abhi le lunga'],
    ['te', hyderabad, '82 lo flat ivvandi'],
    ['te', hyderabad, '40 ki isthe teesukunta'],
  ])('is not what looks for others: %s, %j, "%s"', (language, homes, text) => {
    expect(read(text, language, homes).commands.map(({ kind }) => kind)).not.toContain('bargain')
  })
})

describe('an amount that may be spent', () => {
  it.each<[LanguageCode, string]>([
    ['hi', '30k mein kuch doge?'],
    ['hi', '30 hazar tak ka dilwa do'],
    ['en', 'can you give something in 30k?'],
  ])('is a budget, and offered for no home: %s, "%s"', (language, text) => {
    expect(read(text, language, pune).commands).toEqual([
      { kind: 'set', slot: 'price', value: { max: 30000 } },
    ])
  })

  it('leaves what is wished before a question of bargaining', () => {
    expect(read('3bhk in Baner, is rent negotiable?', 'en', pune).commands).toEqual([
      { kind: 'bargain' },
      { kind: 'set', slot: 'area', value: 'Baner' },
      { kind: 'set', slot: 'bedrooms', value: { min: 3, max: 3 } },
    ])
  })
})

describe('an amount that a home costs and that is said to be too much', () => {
  it.each<[LanguageCode, string]>([
    ['en', '70 is too much. Will they come down to 65?'],
    ['hi', '70 zyada hai. 65 me denge kya?'],
    ['hi', '७० लाख बहुत ज़्यादा है, ६५ में देंगे क्या?'],
    ['pa', '70 bahut zyada aa. 65 ch den ge?'],
    ['bn', '70 khub beshi. 65 e debe?'],
    ['bn', '৭০ লাখ অনেক বেশি, ৬৫ তে দেবে কি?'],
    ['ta', '70 romba adhigam. 65 ku kuduppangala?'],
    ['te', '70 chala ekkuva. 65 ki istara?'],
    ['kn', '70 tumba jasti. 65 ge kodtara?'],
    ['ml', '70 ലക്ഷം കൂടുതലാണ്, 65ന് തരുമോ?'],
  ])('points at that home, where an owner is asked for less: %s, "%s"', (language, text) => {
    const { commands, act } = read(text, language, hyderabad)
    expect(commands).toEqual([{ kind: 'bargain' }, { kind: 'pick', position: 3 }])
    expect(act).toBe('question')
  })

  it.each<[LanguageCode, string]>([
    ['en', '70 is too much'],
    ['hi', '70 bahut zyada hai'],
    ['te', '70 లక్షలు చాలా ఎక్కువ'],
  ])('asks for cheaper ones, and frees no budget: %s, "%s"', (language, text) => {
    expect(read(text, language, hyderabad).commands).toEqual([{ kind: 'follow-up', wants: 'cheaper' }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'not more than 70'],
    ['hi', '70 se zyada nahi'],
    ['bn', '৭০ লাখের বেশি না'],
  ])('is not meant by who bounds the budget: %s, "%s"', (language, text) => {
    expect(read(text, language, hyderabad).commands).toEqual([
      { kind: 'set', slot: 'price', value: { max: 7000000 } },
    ])
  })
})

describe('a home that is pointed at by more than one thing', () => {
  const kolkata = shown('rent', 'Kolkata', 'Garia at 6000, Jadavpur at 8000, Behala at 9000')
  const trade = shown('rent', 'Indore', 'Palasia at 5000, Sukliya at 5500')

  it.each<[LanguageCode, readonly ShownHome[], string, number]>([
    ['bn', kolkata, 'ager garia r 6000 tai dekhan', 1],
    ['hi', indore, 'jo 36 lakh wala sukliya ka 2bhk tha wo dikhana', 2],
    ['pa', kolkata, 'saste wala 6 hazar wala dasso, kehdi manzil te aa', 1],
  ])('is that one, and no wish: %s, %j, "%s"', (language, homes, text, position) => {
    expect(read(text, language, homes).commands).toEqual([{ kind: 'pick', position }])
  })

  it('is told by its price where another one is counted out, unless so much is offered for that', () => {
    const bargain = (position: number) => [{ kind: 'bargain' }, { kind: 'pick', position }]
    expect(read('pehla wala 5500 ka hai, 5000 me karwa doge?', 'hi', trade).commands).toEqual(bargain(2))
    expect(read('the first one is 5500, will they take 5000?', 'en', trade).commands).toEqual(bargain(2))
    expect(read('pehla wala 5000 ka hai, 4500 me karwa doge?', 'hi', trade).commands).toEqual(bargain(1))
    expect(read('will they give the first for 70?', 'en', hyderabad).commands).toEqual(bargain(1))
  })
})

describe('what is above the budget', () => {
  it.each<[LanguageCode, string]>([
    ['pa', '94 ta budget to bahar aa, koi 80 de andar hi dikhao'],
    ['hi', '94 zyada hai, 80 tak dikhao'],
    ['en', '94 lakhs is way too much for me, up to 80'],
  ])('is said of one home, and within what others shall be: %s, "%s"', (language, text) => {
    expect(read(text, language, hyderabad).commands).toEqual([
      { kind: 'set', slot: 'price', value: { max: 8000000 } },
    ])
  })

  it('but cheaper ones up to so much are looked for from those shown', () => {
    expect(read('show cheaper, up to 80', 'en', hyderabad).commands).toContainEqual({
      kind: 'follow-up',
      wants: 'cheaper',
    })
  })
})

describe('what homes cost', () => {
  it.each([
    [
      'what is the rent for 3bhk in Indiranagar?',
      [
        {
          kind: 'price-level',
          of: [
            { kind: 'set', slot: 'area', value: 'Indiranagar' },
            { kind: 'set', slot: 'bedrooms', value: { min: 3, max: 3 } },
          ],
        },
      ],
    ],
    [
      'what is the rent for 3bhk?',
      [{ kind: 'price-level', of: [{ kind: 'set', slot: 'bedrooms', value: { min: 3, max: 3 } }] }],
    ],
    ['is Indiranagar cheaper?', []],
    ['is Whitefield costly?', [{ kind: 'price-level' }]],
    ['what is the rent for 2bhk in Whitefield?', [{ kind: 'price-level' }]],
  ])('is told by those shown only where they are asked about: "%s"', (text, commands) => {
    const known = {
      city: 'Bengaluru',
      area: 'Whitefield',
      bedrooms: { min: 2, max: 2 },
      transaction_type: 'rent' as const,
    }
    const context = { language: 'en' as const, asked: null, known, shown: 2, homes: bengaluru }
    expect(understand(text, context, places).commands).toEqual(commands)
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'बोरिंग रोड महँगा होगा ना?'],
    ['hi', 'किराया कितना चल रहा है पटना में'],
    ['en', 'what would 1.2 cr get me'],
    ['en', 'is that enough for that area?'],
  ])('is asked of no single one: %s, "%s"', (language, text) => {
    expect(read(text, language, patna).commands).toEqual([{ kind: 'price-level' }])
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'how much does a 2bhk cost in Kochi?', 'Kochi'],
    ['hi', 'पुणे में 2bhk का किराया कितना है?', 'Pune'],
    ['pa', 'ਮੋਹਾਲੀ ਵਿੱਚ 2bhk ਦਾ ਕਿਰਾਇਆ ਕਿੰਨਾ ਹੈ?', 'Mohali'],
    ['bn', 'কলকাতায় ২ বিএইচকে ভাড়া কত?', 'Kolkata'],
    ['ta', 'பெங்களூரில் 2bhk வாடகை எவ்வளவு?', 'Bengaluru'],
    ['ml', 'kochiyil 2bhk rent ethra varum', 'Kochi'],
    ['kn', 'ಬೆಂಗಳೂರಿನಲ್ಲಿ 2bhk ಬಾಡಿಗೆ ಎಷ್ಟು?', 'Bengaluru'],
    ['te', 'హైదరాబాద్ లో 2bhk అద్దె ఎంత?', 'Hyderabad'],
  ])('holds what is sought, and is no wish by itself: %s, "%s"', (language, text, city) => {
    const { commands } = understand(text, { language, asked: null, known: {} }, places)
    expect(commands).toEqual([
      {
        kind: 'price-level',
        of: expect.arrayContaining([
          { kind: 'set', slot: 'city', value: city },
          { kind: 'set', slot: 'bedrooms', value: { min: 2, max: 2 } },
        ]),
      },
    ])
  })

  it('is not asked of "the flat" before the seeker, nor by who bargains about it', () => {
    const context = { language: 'en' as const, asked: null, known: {}, shown: 2, homes: bengaluru }
    expect(understand('how much is the flat?', context, places).commands).toEqual([])
    expect(understand('is the rent negotiable?', context, places).commands).toEqual([{ kind: 'bargain' }])
  })

  it('bargains about none before any is shown, and takes down which are sought', () => {
    const { commands } = understand(
      '3bhk in Indiranagar, is rent negotiable?',
      { language: 'en', asked: null, known: {} },
      places,
    )
    expect(commands).toEqual([
      { kind: 'bargain' },
      { kind: 'set', slot: 'area', value: 'Indiranagar' },
      { kind: 'set', slot: 'bedrooms', value: { min: 3, max: 3 } },
    ])
  })
})

describe('what is told of the one that costs so much', () => {
  const trichy = shown('rent', 'Trichy', 'Srirangam at 5500, Thillai Nagar at 8000')
  it.each<[LanguageCode, string]>([
    ['ta', '5500 oda vera details'],
    ['ta', '5500 oda details'],
    ['hi', '5500 ki aur details'],
    ['te', '5500 di details'],
    ['kn', '5500 du details'],
    ['ml', '5500 nte details'],
    ['bn', '5500 tar details'],
    ['pa', '5500 di details'],
    ['en', '5500 details'],
  ])('is asked of it, and no budget: %s, "%s"', (language, text) => {
    expect(read(text, language, trichy).commands).toEqual([{ kind: 'pick', position: 1 }])
  })

  it.each<[LanguageCode, string]>([
    ['hi', '5500 ke andar'],
    ['en', 'up to 5500'],
  ])('is not meant by who bounds the budget: %s, "%s"', (language, text) => {
    expect(read(text, language, trichy).commands).toEqual([
      { kind: 'set', slot: 'price', value: { max: 5500 } },
    ])
  })
})
