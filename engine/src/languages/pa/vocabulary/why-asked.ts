const why = '(ਕਿਉਂ|ਕਾਹਤੋਂ|ਕਿਸ ਲਈ|kion|kiyon)'
const what = '(ਇਹ|ਸਭ)'
const budget = 'ਮੇਰਾ (ਬਜਟ|budget)'
const questions = '(ਇੰਨੇ|ਏਨੇ|ਐਨੇ|inne|ene|aine) [ਸਾਰੇ|sare] (ਸਵਾਲ|sawal|sawaal|questions)'
const asks = '((ਪੁੱਛ|puch|puchh) (ਰਹੇ|ਰਹੀ) [ਹੋ|ਓ|o]|(ਪੁੱਛਦੇ|pushde) [ਹੋ|ਓ|o]|ਪੁੱਛਿਆ|ਪੁੱਛਣਾ|puchna)'
const knows = '(ਜਾਣਨਾ|janna) [(ਚਾਹੁੰਦੇ|chahunde|chaunde|ਜ਼ਰੂਰੀ|zaroori)] [ਹੋ|ਹੈ]'

/** Asks what Guru's questions are good for. */
export const whyAsked = `
  [${what}|${budget}|ਸਵਾਲ|sawal] ${why} (${asks}|${knows}), ${why} [${what}|ਤੁਸੀਂ|tusi] (${asks}|${knows}),
  (ਪੁੱਛ|puch|puchh) ${why} (ਰਹੇ|rahe|rhe) [ਹੋ|ਓ|ho|o], ${budget} ${why} (ਚਾਹੀਦਾ|ਦੱਸਾਂ|chahida) [ਹੈ|hai],
  ${questions} ${why}, ${why} ${questions}, (ਦੱਸਣਾ|dassna) ${why} (ਜ਼ਰੂਰੀ|zaroori) [ਹੈ|hai],
  (ਪੁੱਛਣ|puchan|puchhan) ਦੀ ਕੀ ਲੋੜ [ਹੈ]`
