const why = '(क्यों|क्यूँ|क्यूं|किसलिए|किस लिए|काहे|kyo)'
const what = '(ये|यह|सब|इतना|इतने)'
const questions = '(सवाल|question|questions)'
const budget = 'मेरा (बजट|budget)'
const asks = '(पूछ [(रहे|रही) [हो|हैं]]|(पूछते|पूछा|पूछना) [हो|हैं])'
const knows = '(जानना|janna) [(चाहते|चाहती|ज़रूरी|chahte|chahti|zaroori|jaruri)] [(हो|हैं|है|ho|hain|hai)]'

/** Asks what Guru's questions are good for. */
export const whyAsked = `
  [${questions}|${budget}|${what}] ${why} ${asks}, ${why} [${questions}|${what}] ${asks},
  पूछ ${why} (रहे|रही) [हो|हैं],
  [${budget}|${what}] ${why} ${knows}, ${knows} ${why} [है|hai],
  [आपको|तुम्हें] ${budget} ${why} चाहिए [है],
  इतने [सारे|sare|saare] ${questions} ${why}, ${why} इतने [सारे|sare|saare] ${questions},
  (ये|यह) [सब] बताना ${why} ज़रूरी [है],
  (पूछने|जानने) की क्या ज़रूरत [है|hai]`
