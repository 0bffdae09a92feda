import type { OfGuruWords } from '../../language.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'ਨੰਬਰ number nambar',
  why: `
    ਕਿਉਂ ਕਾਹਤੋਂ ਕਾਹਦੇ kyon kion kiyon kiu kyu kahton kahto ਜ਼ਰੂਰੀ ਜਰੂਰੀ zaroori jaruri`,
  later: 'ਬਾਅਦ ਮਗਰੋਂ baad bad magron',
  gives: `
    ਦਿਆਂਗਾ ਦਿਆਂਗੀ ਦੇਵਾਂਗਾ ਦੇਵਾਂਗੀ ਦੇਵਾਂਗੇ ਦੇਊਂਗਾ ਦੱਸਾਂਗਾ ਦੇਵਾਂ ਦਊਂ deanga diyanga devanga devangi devange dunga dassanga deu daunga`,
  yours: 'ਤੁਹਾਡਾ ਆਪਣਾ ਤੇਰਾ apna tuhada',
  fees: `
    ਕਮਿਸ਼ਨ ਕਮੀਸ਼ਨ ਦਲਾਲੀ ਬਰੋਕਰੇਜ ਬ੍ਰੋਕਰੇਜ commission dalali brokerage`,
  robots: 'ਬੋਟ ਬੌਟ ਰੋਬੋਟ bot robot',
  machines: 'ਮਸ਼ੀਨ ਕੰਪਿਊਟਰ machine computer',
  persons: `
    ਬੰਦਾ ਬੰਦੇ ਇਨਸਾਨ ਬਰੋਕਰ ਬ੍ਰੋਕਰ ਦਲਾਲ ਏਜੰਟ ਡੀਲਰ ਅਸਲੀ banda bande insaan broker dalal agent dealer asli`,
}
