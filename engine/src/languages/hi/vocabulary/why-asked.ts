const why = '(क्यों|क्यूँ|क्यूं|किसलिए|किस लिए|काहे|kyu|kyun|kyon|kyo|kisliye|kis liye)'
const what = '(ये|यह|सब|इतना|इतने|ye|yeh|sab|itna|itne)'
const questions = '(सवाल|sawal|sawaal|question|questions)'
const budget = '(मेरा|mera) (बजट|budget)'
const asks =
  '((पूछ|puch|pooch|puchh|poochh) [(रहे|रही|rahe|rhe|rahi) [हो|हैं|ho|hain]]|(पूछते|पूछा|पूछना|puchte|poochte|puchna) [हो|हैं|ho|hain])'
const knows = '(जानना|janna|jaanna) [(चाहते|चाहती|ज़रूरी|chahte|chahti|zaroori|jaruri)] [(हो|हैं|है|ho|hain|hai)]'

/** Asks what Guru's questions are good for. */
export const whyAsked = `
  [${questions}|${budget}|${what}] ${why} ${asks}, ${why} [${questions}|${what}] ${asks},
  (पूछ|puch|pooch) ${why} (रहे|रही|rahe|rhe|rahi) [(हो|हैं|ho|hain)],
  [${budget}|${what}] ${why} ${knows}, ${knows} ${why} [है|hai],
  [आपको|तुम्हें|aapko|apko|tumhe] ${budget} ${why} (चाहिए|chahiye) [है|hai],
  (इतने|itne) [सारे|sare|saare] ${questions} ${why}, ${why} (इतने|itne) [सारे|sare|saare] ${questions},
  (ये|यह|ye|yeh) [सब|sab] (बताना|batana) ${why} (ज़रूरी|जरूरी|zaroori|zaruri|jaruri) [है|hai],
  (पूछने|जानने|puchne|poochne|janne) की क्या ज़रूरत [है|hai]`

/** The number is asked for a realtor's call, not for the search. */
export const whyNumber = `[मेरा|mera] (नंबर|फोन नंबर|number|phone number) ${why} (${asks}|(चाहिए|chahiye) [है|hai]|(माँग|मांग|maang) (रहे|rahe|rhe) [हो|हैं|ho|hain])`
