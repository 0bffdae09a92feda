import type { OfGuruWords } from '../../language.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'ਨੰਬਰ number nambar',
  why: `
    ਕਿਉਂ ਕਾਹਤੋਂ ਕਾਹਦੇ kyon kion kiyon kiu kyu kahton kahto ਜ਼ਰੂਰੀ ਜਰੂਰੀ zaroori jaruri`,
  later: 'ਬਾਅਦ ਮਗਰੋਂ baad bad magron',
  gives: `
    ਦੇਣਾ ਦਿਆਂਗਾ ਦਿਆਂਗੀ ਦੇਵਾਂਗਾ ਦੇਵਾਂਗੀ ਦੇਵਾਂਗੇ ਦੇਊਂਗਾ ਦੱਸਾਂਗਾ ਦੇਵਾਂ ਦਊਂ deanga diyanga devanga devangi devange dunga dassanga deu daunga`,
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
    ਵੇਖਣਾ ਦੇਖਣਾ ਵੇਖਸਕਦੇ ਦੇਖਸਕਦੇ ਵੇਖਸਕਦਾ ਦੇਖਸਕਦਾ vekhna dekhna vekhsakde dekhsakde vekhsakda dekhsakda dekhsakdi`,
  days: 'ਕਦੋਂ ਦਸੰਬਰ kado kadon',
  fees: `
    ਕਮਿਸ਼ਨ ਕਮੀਸ਼ਨ ਦਲਾਲੀ ਬਰੋਕਰੇਜ ਬ੍ਰੋਕਰੇਜ commission dalali brokerage`,
  robots: 'ਬੋਟ ਬੌਟ ਰੋਬੋਟ bot robot',
  machines: 'ਮਸ਼ੀਨ ਕੰਪਿਊਟਰ machine computer',
  persons: `
    ਬੰਦਾ ਬੰਦੇ ਇਨਸਾਨ ਬਰੋਕਰ ਬ੍ਰੋਕਰ ਦਲਾਲ ਏਜੰਟ ਡੀਲਰ ਅਸਲੀ banda bande insaan broker dalal agent dealer asli`,
}
