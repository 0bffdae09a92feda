import type { OfGuruWords } from '../../word-lists.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'ਨੰਬਰ number nambar',
  why: `
    ਕਿਉਂ ਕਾਹਤੋਂ ਕਾਹਦੇ kyon kion kiyon kiu kyu kahton kahto ਜ਼ਰੂਰੀ ਜਰੂਰੀ zaroori jaruri`,
  later: 'ਬਾਅਦ ਮਗਰੋਂ baad bad magron',
  gives: `
    ਦੇਣਾ ਦਿਆਂਗਾ ਦਿਆਂਗੀ ਦੇਵਾਂਗਾ ਦੇਵਾਂਗੀ ਦੇਵਾਂਗੇ ਦੇਊਂਗਾ ਦੱਸਾਂਗਾ ਦੇਵਾਂ ਦਊਂ deanga diyanga devanga devangi devange dunga dassanga deu daunga ਦੇਵੋਗੇ ਦਿਓਗੇ ਦੇਓਗੇ ਦਊਗੇ ਮਿਲੇਗਾ devoge deoge diyoge deyoge milega`,
  yours: 'ਤੁਹਾਡਾ ਆਪਣਾ ਤੇਰਾ apna tuhada',
  consults: `
    ਪੁੱਛਕੇ ਪੁੱਛ ਪੁਛ ਕਰਕੇ ਸਲਾਹ puchke puch pucch pushke karke salah`,
  tells: `
    ਦੱਸਾਂਗਾ ਦੱਸਾਂਗੀ ਦੱਸਾਂਗੇ ਦੱਸਦਾ ਦੱਸਦੀ ਦੱਸਦੇ ਦੱਸੂੰ ਦੱਸੂਂਗੀ ਦੱਸਦੀਂ dassanga dasanga dassangi dassange dasda dasdi dassda dassdi dassde dassu`,
  hands: 'ਦਿਓ ਦਿਉ ਦੇ dio deyo',
  withholds: '',
  owners: 'ਮਾਲਕ ਓਨਰ malak',
  writing: 'ਵਟਸਐਪ ਵੱਟਸਐਪ ਵ੍ਹਟਸਐਪ',
  shows: 'ਵਿਖਾਓ ਦਿਖਾਓ vikhao dikhao',
  sees: `
    ਵੇਖਣਾ ਦੇਖਣਾ ਵੇਖਸਕਦੇ ਦੇਖਸਕਦੇ ਵੇਖਸਕਦਾ ਦੇਖਸਕਦਾ vekhna dekhna vekhanaavange vekhanaaiye dekhanaavange dekhanaaiye vekhanaavan dekhanaavan ਵੇਖਣਆਈਏ ਵੇਖਣਆਵਾਂ vekhsakde dekhsakde vekhsakda dekhsakda dekhsakdi`,
  days: 'ਕਦੋਂ kado kadon',
  fees: `
    ਕਮਿਸ਼ਨ ਕਮੀਸ਼ਨ ਦਲਾਲੀ ਬਰੋਕਰੇਜ ਬ੍ਰੋਕਰੇਜ commission dalali brokerage`,
  charging: 'ਲੈਂਦਾ ਲੈਂਦੇ ਲਊਗਾ ਲਵੇਗਾ lainda lende lainde lauga lavega',
  robots: 'ਬੋਟ ਬੌਟ ਰੋਬੋਟ bot robot',
  machines: 'ਮਸ਼ੀਨ ਕੰਪਿਊਟਰ machine computer',
  persons: `
    ਬੰਦਾ ਬੰਦੇ ਇਨਸਾਨ ਬਰੋਕਰ ਬ੍ਰੋਕਰ ਦਲਾਲ ਏਜੰਟ ਡੀਲਰ ਅਸਲੀ banda bande insaan broker dalal agent dealer asli`,
  others: 'ਕਿਸਨੂੰ ਕਿਹਨੂੰ ਕੀਹਨੂੰ ਸਾਰਿਆਂ ਸਭਨੂੰ ਹੋਰਾਂ kisnu kihnu kehnu sareyan sariyan saareyan horan',
  worries: 'ਸੁਰੱਖਿਅਤ ਸੇਫ surakhiat misuse',
  calls: 'ਕਾਲ ਫੋਨ ਫ਼ੋਨ fon',
  calling: 'ਕਾਲਾਂ callan',
  many: 'ਬਹੁਤ ਜ਼ਿਆਦਾ ਜਿਆਦਾ ਰੋਜ਼ ਰੋਜ bahut bohot bht roz',
  real: 'ਅਸਲੀ ਅਸਲ ਸੱਚ ਸੱਚੇ ਸੱਚੀ asli sach sache sacche',
  fake: 'ਨਕਲੀ ਝੂਠੇ ਝੂਠਾ ਝੂਠ ਝੂਠੀ ਫਰਜ਼ੀ ਫਰਜੀ ਡੈਮੋ ਡੇਮੋ nakli jhoothe jhuthe jhooth farzi',
  cheats: 'ਠੱਗ ਠੱਗੀ ਠੱਗੋਗੇ ਧੋਖਾ ਧੋਖਾਧੜੀ ਫਰਾਡ ਫ਼ਰਾਡ ਭਰੋਸਾ thag thagg thaggi thagi dhokha dhoka bharosa',
  company: 'ਕੰਪਨੀ company kampani',
  you: 'ਤੁਸੀਂ ਤੁਸੀ ਤੂੰ tusi tusin tusee',
  charges: 'ਚਾਰਜ ਫੀਸ ਫ਼ੀਸ fees charge',
  money: 'ਪੈਸਾ ਪੈਸੇ ਪੈਸਿਆਂ ਖਰਚਾ paisa paise kharcha',
  talks: 'ਗੱਲ ਗੱਲਬਾਤ gall gal',
  about: 'ਬਾਰੇ baare bare',
  useless: 'ਬੇਕਾਰ ਫਾਲਤੂ ਕਿਸਕੰਮ',
  often: 'ਕਿੰਨੀਵਾਰ ਕਿੰਨੇਵਾਰ kinnivaar kinnivar kinivar',
  decides: 'ਤੈਅ ਫੈਸਲਾ ਫ਼ੈਸਲਾ',
  budget: 'ਬਜਟ',
  sellers: '',
  notifies:
    'ਦੱਸਣਾ ਦੱਸਿਓ ਦੱਸੋਗੇ ਦੱਸਦਿਓ ਦੱਸਦੇਣਾ ਦੱਸੋ ਖ਼ਬਰ ਖਬਰ ਮੈਸੇਜ dasna dassna dasyo dassyo dasoge dassoge dassdeo dasdeo dasdena',
  arrives: 'ਆਵੇਤਾਂ ਆਇਆਤਾਂ ਆਵੇਗਾਤਾਂ ਆਜਾਵੇ ਆਜਾਵੇਤਾਂ ਆਉਣਤੇ aaveta aavetan aveta avetan aayata aayatan aajave aajavetan',
  willCome: 'ਆਵੇਗਾ ਆਊਗਾ ਆਉਣਗੇ ਮਿਲੇਗਾ ਮਿਲੂਗਾ aavega avega aauga miluga',
}
