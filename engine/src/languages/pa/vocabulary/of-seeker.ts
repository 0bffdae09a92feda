import type { OfSeekerWords } from '../../word-lists.ts'

/** What Punjabi speakers say of themselves and their people. */
export const ofSeeker: OfSeekerWords = {
  mine: 'ਮੇਰੇ ਮੇਰਾ ਮੇਰੀ ਸਾਡੇ ਸਾਡਾ ਸਾਡੀ ਆਪਣੇ mere mera meri sade saade sada saadi apne',
  kin: `
    munda ਮੁੰਡਾ puttar ਧੀ dhee ਘਰਵਾਲੇ ਘਰਵਾਲੀ ਪੁੱਤਰ ਪੁੱਤ ਮੁੰਡੇ ਭਰਾ ਵੀਰ ਭੈਣ ਪਾਪਾ ਡੈਡੀ ਮੰਮੀ ਦੋਸਤ gharwale gharwala gharwali puttar putt munde bhra bhraa veer bhain papa daddy mummy dost ਭੈਣਾਂ ਭਰਾਵਾਂ bhen behn`,
  whose: 'ਦਾ ਦੀ ਦੇ ਨੂੰ da di de nu',
  ofKin: '',
  does: 'ਲੈ ਲਓ ਲੈਲੋ ਕਰੋ ਕਰਨਾ ਕਰਿਓ ਲਿਖ ਲਿਖੋ lo lai lailo karo karna kareo deo likh likho',
  toGuru: 'ਤੁਹਾਨੂੰ ਤੁਹਾਡੇਨਾਲ tuhanu tuhanoo tuhaanu tuhadenaal tuhadenal',
  refusesTalk: `
    ਗੱਲਨਹੀਂਕਰਨੀ ਗੱਲਨਈਂਕਰਨੀ ਗੱਲਨੀਕਰਨੀ ਗੱਲਨਹੀਕਰਨੀ gallnahikarni galnahikarni gallnahinkarni gallnikarni galnikarni gallnhikarni`,
  anybody: 'ਕਿਸੇ kise kisse kisi',
  comes: `
    ਆਵਾਂਗਾ ਆਵਾਂਗੇ ਆਵਾਂਗੀ ਆਊਂਗਾ ਆਊਂਗੀ ਆਰਹੇਹਾਂ aavanga aavange aavangi awanga awange aawange aaunga aarahehaan`,
  dates: 'ਮਹੀਨੇ ਮਹੀਨਾ ਤਾਰੀਖ ਤਰੀਕ mahine mahina tareek tarik',
  months: 'ਜਨਵਰੀ ਫਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ',
  takes:
    'ਦਿੰਦੇ ਦੇਣਗੇ ਦਿੰਦਾ ਮਿਲੇਗਾ ਮਿਲੂਗਾ ਮਿਲਜਾਊਗਾ ਪੁੱਛੇਗਾ ਪੁੱਛਣਗੇ ਪੁੱਛਦੇ ਬਣਾ ਬਣਾਉਣ ਪਕਾ dinde dende denge dinda milega miljauga miljuga puchhega puchega puchhde puchhange bana banaun',
  fears: 'ਦਿੱਕਤ ਇਤਰਾਜ਼ dikkat problem',
  eats: 'ਮੱਛੀ ਚਿਕਨ machhi machi',
  pets: 'ਕੁੱਤਾ ਕੁੱਤੇ ਬਿੱਲੀ kutta kutte billi',
  keepsPets: 'ਰੱਖ ਰੱਖਣਾ ਰੱਖਣ rakh rakhna rakhan',
  weary: `
    ਥੱਕਗਏ ਥੱਕਗਿਆ ਥੱਕਗਈ ਪਰੇਸ਼ਾਨ ਅੱਕਗਏ ਅੱਕਗਿਆ ਅੱਕਗਈ thakgaye thakgaya thakgeya thakgayi thakkgaye akgaye akkgaye`,
  vain: `
    ਟਾਈਮਖਰਾਬ ਟਾਈਮਵੇਸਟ ਟਾਈਮਬਰਬਾਦ ਸਮਾਂਖਰਾਬ ਸਮਾਂਬਰਬਾਦ ਦਿਮਾਗਖਰਾਬ ਬਕਵਾਸ timekharab timebarbaad timewaste dimaagkharab`,
  relieved: 'ਸ਼ੁਕਰਹੈ ਸ਼ੁਕਰਰੱਬ ਰੱਬਦਾਸ਼ੁਕਰ shukarhai rabbdashukar shukarrabb shukarae',
  amused: 'ਹਾਹਾ ਹਾਹਾਹਾ haha vadiyamazaak',
  notNow: 'ਹੁਣੇਨਹੀਂ ਹੁਣਨਹੀਂ ਅਜੇਨਹੀਂ hunenahi hunnahi ajenahi hunenai ਹਾਲੇਨਹੀਂ ਹਾਲੇਰਹਿਣਦਿਓ haleneo halenahi halerehndeo',
  looksFirst: `
    ਪਹਿਲਾਂਵੇਖ ਪਹਿਲਾਂਦੇਖ ਵੇਖਲਵਾਂ ਦੇਖਲਵਾਂ ਵੇਖਣਦਿਓ ਦੇਖਣਦਿਓ ਵੇਖਲੈਣਦਿਓ pehlanvekh pehlavekh pehladekh pehlandekh vekhlavan dekhlavan vekhlawan dekhlawan vekhandeo dekhandeo`,
  insists: 'ਫਿਰ ਫੇਰ ਮੁੜ ਵਾਰ-ਵਾਰ ਵਾਰਵਾਰ ਹਰਵਾਰ fer phir mud mur vaarvaar varvar harvaar',
  movesIn: 'ਸ਼ਿਫਟ ਸ਼ਿਫ਼ਟ shift ਰਹਿਣਆ',
  notYet: `
    ਅਜੇਨਹੀਂ ਅਜੇਨਹੀ ਅਜੇਤੱਕਨਹੀਂ ਹਾਲੇਨਹੀਂ ਹਲੇਨਹੀਂ ਅਜੇਤਾਂਨਹੀਂ ajenahi ajenahin ajetaknahi ajetannahi halenahi haalenahi hajenahi`,
  leaves:
    'ਰਹਿਣਦਿਓ ਰਹਿਣਦੇ ਛੱਡੋ ਛੱਡਦਿਓ rehndeo rehnde rehndo chhaddo chaddo chhado chado chhaddeo chaddeo rahndeo rehandeo ਛੱਡਦੇ ਰਹਿਣਦੋ',
  noMore: `
    ਹੁਣਲੋੜਨਹੀਂ ਹੁਣਨਹੀਂਚਾਹੀਦਾ ਘਰਮਿਲਗਿਆ hunlorhnahi hunlornahi hunlodnahi hunnahichahida gharmilgaya`,
  needsAfterNo: '',
  stops: 'ਬੱਸਕਰੋ ਬਸਕਰੋ ਬੰਦਕਰੋ baskaro bandkaro',
  too: 'ਵੀ vi vee bhi',
  halves: 'ਅੱਧਾ ਅੱਧੀ ਅੱਧੇ addha adhha',
  news: 'ਕੁਝਨਵਾਂ ਕੁੱਝਨਵਾਂ kujhnava kujhnavan kujnava kuchnava',
  atHome: 'ਘਰ ਘਰੇ ghar ghare',
  asksFirst: `
    ਪੁੱਛਲਵਾਂ ਪੁੱਛਲਾਂ ਪੁੱਛਦਾਂ ਪੁੱਛਦੀਆਂ ਪੁੱਛਦਾਹਾਂ ਪੁੱਛਣਾਪਊ ਪੁੱਛੂੰਗਾ ਪੁੱਛੂੰਗੀ ਗੱਲਕਰਲਵਾਂ ਗੱਲਕਰਲਾਂ ਗੱਲਕਰਕੇ puchlavan puchhlavan puchlawan puchlaan puchla puchdaan puchdiaan puchdahan galkarlavan gallkarlavan gallkarlaan gallkarke galkarke ਪੁੱਛਕੇ puchke puchhke ਪੁੱਛਾਂਗਾ puchunga puchanga ਵਿਖਾਕੇ ਦਿਖਾਕੇ vikhake dikhake vikhaake`,
  visits: 'ਵਿਜ਼ਿਟ ਵਿਜਿਟ visit',
  holds: `
    ਰੋਕਕੇ ਰੋਕਲਓ ਰੋਕਲੋ ਰੋਕਦਿਓ ਰੋਕੋ ਰੱਖਲਓ ਰੱਖਲੋ ਰੱਖਦਿਓ ਰੱਖਿਓ ਹੋਲਡ rokke roklo roklao rokdeo rakhlo rakhlao rakhdeo rakheo hold`,
  stays: 'ਲਈ ਸਿਰਫ਼ ਸਿਰਫ ਬੱਸ ਰਹਿਣਾ ਰਹਿਣ layi lai laye sirf bas rehna rehn rehan',
  forNow: 'ਕੁਝਦਿਨਾਂਲਈ ਕੁਝਦਿਨਲਈ ਕੁਝਮਹੀਨਿਆਂਲਈ kujhdinlayi kujhdinalayi kujhmahinelayi kujhdinlai',
  hasBeen: '',
  years: 'ਸਾਲ ਸਾਲਾਂ ਵਰ੍ਹੇ saal saalan varhe',
  forMe: `
    ਮੇਰੇਲਈ ਸਾਡੇਲਈ ਮੇਰੇਵਾਸਤੇ ਸਾਡੇਵਾਸਤੇ merelayi merelai mereleyi saadelayi sadelayi sadelai merevaste`,
  nobodyElse: 'ਹੋਰਕਿਸੇਨੂੰ ਕਿਸੇਹੋਰਨੂੰ ਹੋਰਕਿਸੇ ਹੋਰਕਿਸੇਨੂੰਤਾਂ horkisenu kisehornu horkise horkisnu',
  keepsBack: 'ਨਾਦਿਓ ਨਾਦੇਣਾ ਨਾਦੇਵੋ ਨਾਦਿਉ ਨਾਦੇਈਓ nadeo nadena nadeyo naadeo nadevo naadena',
  troubles: 'ਤੰਗ ਪਰੇਸ਼ਾਨ ਡਿਸਟਰਬ tang pareshan disturb',
  ladies: `
    ਲੇਡੀਏਜੰਟ ਮਹਿਲਾਏਜੰਟ ਬੀਬੀਏਜੰਟ ਮੈਡਮਨਾਲ ਕੋਈਮੈਡਮ ਕਿਸੇਮੈਡਮ ਕਿਸੇਬੀਬੀ madamnal madamnaal koimadam kisemadam kisebibi`,
  suffices: 'ਕਾਫ਼ੀ ਕਾਫੀ kaafi',
  aBitMore: 'ਥੋੜ੍ਹਾਵੱਧ ਥੋੜਾਵੱਧ ਥੋੜ੍ਹਾਜ਼ਿਆਦਾ ਥੋੜ੍ਹਾਮਹਿੰਗਾ thodavadh thodazyada thodajyada thodamehnga',
  wouldBeGood: 'ਵਧੀਆ ਚੰਗਾ ਚੰਗੇ ਬਿਹਤਰ vadhia vadhiya vadiya changa behtar',
  willDo: 'ਕਾਫ਼ੀ ਕਾਫੀ ਬਹੁਤ ਬਥੇਰਾ ਬਥੇਰੇ ਚੱਲੂ ਚੱਲ kaafi kafi bahut bathera bathere chalu chal',
  lacking:
    'ਘੱਟਪੈਣਗੇ ਘੱਟਪੈਣੇ ghatpainge ਨਹੀਂਸਰਨਾ ਨਹੀਂਸਰਦਾ nahisarna nahisarda ਛੋਟਾਪੈਂਦਾ ਛੋਟਾਪੈ chotapainda chhotapainda chotapai chhotapai',
  shownBefore: `
    ਪਹਿਲਾਂਵਾਲੀਲਿਸਟ ਪਹਿਲੀਵਾਲੀਲਿਸਟ ਪੁਰਾਣੀਲਿਸਟ ਪਿਛਲੀਲਿਸਟ ਪਹਿਲਾਂਵਾਲੇਘਰ ਪਹਿਲਾਂਵਾਲੇਫਲੈਟ ਪਹਿਲਾਂਦਿਖਾਏ ਪਹਿਲਾਂਵਿਖਾਏ ਪਹਿਲਾਂਜੋਦਿਖਾਏ ਪਹਿਲਾਂਜੋਵਿਖਾਏ pehlanwalilist pehlawalilist pehliwalilist puranilist pichlilist pehlanwaleghar pehlanwaleflat pehlandikhaye pehlanvikhaye pehlanjodikhaye pehlanjovikhaye`,
}
