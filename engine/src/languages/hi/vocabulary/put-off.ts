import type { Phrases } from '../../language.ts'

/** Whom one asks first. */
const kin =
  '(पत्नी|बीवी|वाइफ|पति|हस्बैंड|घरवालों|घर वालों|घर|परिवार|फैमिली|मम्मी|पापा|पिताजी|माँ|भाई|दोस्तों|wife|husband|family)'

/** What says that the seeker wants time: to ask at home, to think, only to look around. */
export const putOff: Phrases = `
  ${kin} (से|में) [एक बार|पहले|भी] (पूछना|पूछकर|पूछ कर|पूछ के|पूछ लूँ|(बात|सलाह) (करनी|करना|करके|कर लूँ)) [है|पड़ेगा|होगा],
  (सोचकर|सोच कर|सोच के|बाद में) (बताता|बताती|बताऊँगा|बताऊँगी|बताते|देखता|देखते|देखूँगा|देखेंगे) [हूँ|हैं],
  सोचना (पड़ेगा|होगा|है), सोचने (दो|दीजिए), (बस|ऐसे ही|यूँ ही|वैसे ही) देख (रहा|रही|रहे) [हूँ|हैं]$`

/** What says that enough was shown. */
export const enough: Phrases = '^(बस|बस हो गया|काफ़ी है|इतना काफ़ी है|बहुत हो गया)$'
