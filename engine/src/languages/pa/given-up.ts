import type { Phrases } from '../language.ts'

/** Said of a place: too dear, too far, too loud; another one follows. */
export const tooMuchThere: Phrases = `
  [ਵਿੱਚ] [ਤਾਂ] (ਬਹੁਤ|ਏਨਾ|ਇੰਨਾ|ਏਨੀ|ਇੰਨੀ|ਕਾਫ਼ੀ|ਜ਼ਿਆਦਾ|ਬਾਹਲਾ|ਬਾਹਲੀ|ਬੜਾ|ਬੜੀ) (ਮਹਿੰਗਾ|ਮਹਿੰਗੀ|ਮਹਿੰਗੇ) [ਹੈ|ਆ|ਏ|ਨੇ|ਪੈਂਦਾ|ਲੱਗਦਾ|ਹੋ ਗਿਆ],
  [ਵਿੱਚ] [ਤਾਂ] (ਬਹੁਤ|ਏਨਾ|ਇੰਨਾ|ਕਾਫ਼ੀ|ਜ਼ਿਆਦਾ|ਬਾਹਲਾ|ਬਾਹਲੀ|ਬੜਾ|ਬੜੀ) (ਦੂਰ|ਭੀੜ|ਟ੍ਰੈਫਿਕ|ਟਰੈਫਿਕ|ਰੌਲਾ|ਪ੍ਰਦੂਸ਼ਣ) (ਹੈ|ਆ|ਏ|ਰਹਿੰਦੀ|ਰਹਿੰਦਾ|ਪੈਂਦਾ|ਪਊ),
  [ਵਿੱਚ] (ਮਹਿੰਗਾ|ਮਹਿੰਗੀ|ਮਹਿੰਗੇ) (ਹੈ|ਆ|ਏ|ਨੇ|ਪੈਂਦਾ) (ਤਾਂ|ਤਾਂ ਕਰਕੇ|ਸੋ), [ਵਿੱਚ] ਨਹੀਂ (ਮਿਲਦਾ|ਮਿਲਿਆ|ਮਿਲ ਰਿਹਾ|ਲੱਭਿਆ|ਲੱਭਦਾ) ਤਾਂ`

/** A rent that is paid now. */
export const rentPaidNow: Phrases = `
  (ਕਿਰਾਇਆ|ਰੈਂਟ|rent) (ਦੇ|ਭਰ) (ਰਿਹਾ|ਰਹੀ|ਰਹੇ) [ਹਾਂ|ਆਂ|ਹੈ], (ਕਿਰਾਇਆ|ਰੈਂਟ|rent) (ਦਿੰਦੇ|ਦਿੰਦਾ|ਭਰਦੇ|ਭਰਦਾ) (ਹਾਂ|ਆਂ), ਕਿਰਾਏ (ਤੇ|ਦੇ) [ਮਕਾਨ|ਘਰ|ਫਲੈਟ|ਕਮਰੇ] [ਵਿੱਚ] (ਰਹਿ ਰਹੇ|ਰਹਿ ਰਿਹਾ|ਰਹਿੰਦੇ|ਰਹਿੰਦਾ|ਰਹਿੰਦੀ) [ਹਾਂ|ਆਂ|ਹੈ]`

/** Their own home is torn down and built anew: it is no wish. */
export const rebuilding: Phrases = `
  (ਘਰ|ਮਕਾਨ|ਕੋਠੀ) [ਨੂੰ] (ਢਾਹ ਕੇ|ਢਾਹਕੇ|ਤੋੜ ਕੇ) [ਨਵਾਂ|ਨਵੀਂ|ਦੁਬਾਰਾ] (ਪਾ|ਬਣਾ|ਬਣਵਾ) (ਰਹੇ|ਰਿਹਾ|ਰਹੀ) [ਹਾਂ|ਆਂ|ਨੇ], (ਭਾਅ|ਰੇਟ|ਕੀਮਤ|ਕੀਮਤਾਂ|ਕਿਰਾਇਆ|ਕਿਰਾਏ) [ਤਾਂ] [ਬਹੁਤ|ਅਸਮਾਨ|ਰੋਜ਼] (ਚੜ੍ਹੇ ਪਏ|ਚੜ੍ਹ ਗਏ|ਚੜ੍ਹ ਰਹੇ|ਛੂਹ ਰਹੇ|ਵਧ ਰਹੇ|ਵਧ ਗਏ|ਵਧ ਗਿਆ|ਡਿੱਗ ਗਏ) [ਨੇ|ਹੈ|ਹਨ], (ਘਰ|ਮਕਾਨ|ਕੋਠੀ) (ਬਣ|ਦੀ ਮੁਰੰਮਤ ਚੱਲ|ਦਾ ਕੰਮ ਚੱਲ|ਵਿੱਚ ਕੰਮ ਚੱਲ) (ਰਿਹਾ|ਰਹੀ) [ਹੈ|ਆ]`

/** Money that nobody has, asked of nobody: "where shall I take so much from". */
export const noMoney: Phrases = `
  [ਏਨਾ|ਇੰਨਾ|ਏਨੇ|enna] (ਪੈਸਾ|ਪੈਸੇ|ਰੁਪਏ|paisa|paise) (ਕਿੱਥੋਂ|kithon) [ਲਿਆਵਾਂ|ਲਿਆਈਏ|ਦੇਈਏ|ਦੇਵਾਂ|ਆਉਣੇ|ਆਉਣਾ], ਖਰੀਦ ਕੇ ਕੀ (ਕਰਨਾ|ਕਰਾਂਗੇ|ਲੈਣਾ|ਮਿਲਣਾ|ਫ਼ਾਇਦਾ) [ਹੈ|ਆ]`

/** What each gives to the sum: "dad gave thirty lakhs, I will put in twenty". */
export const puttingIn: Phrases = `
  [ਮੈਂ|ਅਸੀਂ] [ਆਪ|ਬਾਕੀ|ਆਪਣੇ] (ਪਾਊਂਗਾ|ਪਾਵਾਂਗਾ|ਪਾਵਾਂਗੇ|ਪਾ ਦਊਂਗਾ|ਪਾ ਦੇਵਾਂਗਾ|ਪਾ ਦੇਵਾਂਗੇ|ਪਾ ਲਵਾਂਗੇ|ਲਾ ਦੇਵਾਂਗਾ|ਲਾ ਦੇਵਾਂਗੇ|ਲਾ ਲਵਾਂਗਾ|ਲਾਊਂਗਾ|ਰਲਾ ਲਵਾਂਗੇ|ਰਲਾਵਾਂਗੇ|paunga|payunga|paavanga|la devange|pa devange)`

/** What another one says of the wish: "my wife says". */
export const saidByKin: Phrases = `
  (ਘਰ ਵਾਲੀ|ਘਰਵਾਲੀ|ਘਰ ਵਾਲਾ|ਘਰਵਾਲਾ|ਘਰਦੇ|ਘਰ ਦੇ|ਘਰਵਾਲੇ|ਘਰ ਵਾਲੇ|ਪਤਨੀ|ਪਤੀ|ਬੇਬੇ|ਬਾਪੂ|ਬੀਜੀ|ਮੰਮੀ|ਡੈਡੀ|ਪਾਪਾ|ਮਾਂ|ਸੱਸ|ਸਹੁਰਾ|ਮੁੰਡਾ|ਧੀ|ਨਿਆਣੇ|ਬੱਚੇ|wife|husband) [ਜੀ|ਵੀ] (ਕਹਿੰਦੀ|ਕਹਿੰਦਾ|ਕਹਿੰਦੇ|ਬੋਲਦੀ|ਬੋਲਦਾ|ਆਖਦੀ|ਆਖਦਾ|ਆਖਦੇ|kehndi|kehnda|kehnde) [ਹੈ|ਆ|ਨੇ|ਹਨ] [ਕਿ], (ਘਰਦਿਆਂ|ਪਤਨੀ|ਪਤੀ|ਬੇਬੇ|ਬਾਪੂ|ਬੀਜੀ|ਮੰਮੀ|ਡੈਡੀ|ਪਾਪਾ|ਮਾਂ|ਸੱਸ|ਸਹੁਰੇ|ਮੁੰਡੇ|ਬੱਚਿਆਂ) [ਜੀ] ਨੂੰ [ਤਾਂ]`

/** Why one moves, and where one lives: neither seeks anything. */
export const movingOn: Phrases = `
  (ਬਦਲੀ|ਟਰਾਂਸਫਰ|transfer|ਪੋਸਟਿੰਗ) (ਹੋ ਗਈ|ਹੋ ਗਿਆ|ਹੋ ਰਹੀ|ਹੋਈ|ਹੋਇਆ) [ਹੈ|ਆ],
  (1|ਇੱਕ|2|ਦੋ) (rk|ਆਰਕੇ|bhk|ਬੀਐਚਕੇ|ਕਮਰੇ) ਵਿੱਚ (ਹਾਂ|ਆਂ|ਰਹਿੰਦਾ|ਰਹਿੰਦੇ|ਰਹਿੰਦੀ|ਰਹਿ ਰਹੇ) [ਹਾਂ|ਆਂ]`

/** A wish of yesterday, for which another one stands now: "I wanted three rooms, but …". */
export const earlierWish: Phrases = `
  (ਸੁਪਨਾ|ਇਰਾਦਾ|ਵਿਚਾਰ|ਪਲਾਨ|ਸੋਚ|sapna) ਸੀ (ਪਰ|ਪਰੰਤੂ|but|par),
  (ਮਨ|ਦਿਮਾਗ|mind) ਵਿੱਚ ਸੀ (ਪਰ|ਪਰੰਤੂ|but|par),
  (ਚਾਹੀਦਾ|ਚਾਹੀਦੀ|ਚਾਹੀਦੇ|ਸੋਚਿਆ|ਸੋਚਦਾ|ਸੋਚਦੇ|ਵੇਖਦਾ|ਵੇਖਦੇ|ਲੱਭਦਾ|ਲੱਭਦੇ|ਕਿਹਾ|ਦੱਸਿਆ|ਲਿਖਿਆ|ਬੋਲਿਆ) (ਸੀ|ਸਾਂ|ਸਨ) (ਪਰ|ਪਰੰਤੂ|ਲੇਕਿਨ|but|par)`

/** Leads from what was sold to what is bought for it. */
export const forWhatItBrought: Phrases = `
  (ਉਸੇ|ਓਸੇ|ਉਹਨਾਂ|ਓਹਨਾਂ|ਉਸ) [ਪੈਸੇ|ਪੈਸਿਆਂ|ਰਕਮ] (ਵਿੱਚ|ਨਾਲ) [ਹੋਰ|ਕੁਝ|ਥੋੜ੍ਹੇ] (ਪਾ ਕੇ|ਪਾਕੇ|ਜੋੜ ਕੇ|ਰਲਾ ਕੇ|ਮਿਲਾ ਕੇ), (ਉਹਨਾਂ|ਓਹਨਾਂ|ਉਸ) (ਪੈਸਿਆਂ|ਪੈਸੇ) (ਨਾਲ|ਵਿੱਚ), (ਉਹ|ਓਹ|ਉਹਨੂੰ|ਓਹਨੂੰ|ਇਹਨੂੰ) (ਵੇਚ ਕੇ|ਵੇਚਕੇ)`

/** Asks to see a home without a word that asks. */
export const askedToSee: Phrases = `
  ਵੇਖਣ (ਆ|ਜਾ|aa|ja) (ਸਕਦੇ|ਸਕਦਾ|ਸਕਦੀ) [ਹਾਂ|ਆਂ|ਹੈ], ਵੇਖਣ (ਆ ਜਾਵਾਂ|ਆ ਜਾਈਏ|ਆਵਾਂ|ਆਈਏ)`

/** "When something turns up, tell me": it asks nothing now. */
export const tellMeThen: Phrases = `
  (ਆਵੇ|ਹੋਵੇ|ਮਿਲੇ|ਲੱਭੇ|ਆਇਆ|ਮਿਲਿਆ|ਆ ਜਾਵੇ|ਮਿਲ ਜਾਵੇ|ਮਿਲ ਜੇ) [ਤਾਂ] (ਦੱਸ ਦਿਓ|ਦੱਸ ਦੇਣਾ|ਦੱਸ ਦਿਉ|ਦੱਸਿਓ|ਦੱਸਣਾ|ਦੱਸੀਂ|ਦੱਸ ਦਿਓ ਜੀ|ਵਿਖਾ ਦਿਓ|ਵਿਖਾਇਓ)`

/** Hurries Guru, and asks nothing. */
export const hurry: Phrases = `
  (ਛੇਤੀ|ਛੇਤੀ ਛੇਤੀ|ਜਲਦੀ|ਫਟਾਫਟ) (ਦੱਸੋ|ਦੱਸ ਦਿਓ|ਦੱਸਿਓ|ਕਰੋ|ਕਰ ਦਿਓ), (ਟਾਈਮ|ਸਮਾਂ|ਵਕਤ) ਨਹੀਂ [ਹੈ|ਆ], ਵਰਕ ਫਰਾਮ ਹੋਮ, (ਨਵਾਂ|ਨਵੀਂ) ਨਹੀਂ [ਹੋਵੇ|ਮਿਲੇ] [ਤਾਂ]`
