import type { Phrases } from '../../language.ts'

/** Said of a place: too dear; another one follows, or something cheaper is sought. */
export const tooDear: Phrases = `
  [ਵਿੱਚ] [ਤਾਂ] (ਬਹੁਤ|ਏਨਾ|ਇੰਨਾ|ਏਨੀ|ਇੰਨੀ|ਕਾਫ਼ੀ|ਵੱਧ|ਬਾਹਲਾ|ਬਾਹਲੀ|ਬੜਾ) ਮਹਿੰਗਾ [ਹੈ|ਨੇ|ਪੈਂਦਾ|ਲੱਗਦਾ|ਹੋ ਗਿਆ],
  [ਵਿੱਚ] ਮਹਿੰਗਾ (ਹੈ|ਨੇ|ਪੈਂਦਾ) (ਤਾਂ|ਤਾਂ ਕਰਕੇ|ਸੋ)`

/** Said of a place: too far, from work or from whatever else. */
export const tooFar: Phrases = `
  [ਵਿੱਚ] [ਤਾਂ] (ਬਹੁਤ|ਏਨਾ|ਇੰਨਾ|ਕਾਫ਼ੀ|ਵੱਧ|ਬਾਹਲਾ|ਬੜਾ) ਦੂਰ [ਹੈ|ਪੈਂਦਾ|ਪਊ|ਪੈ ਜਾਊ|ਲੱਗਦਾ] [ਹੈ|ਮੈਨੂੰ],
  [ਤਾਂ] [ਮੇਰੇ|ਮੇਰੀ|ਸਾਡੇ|ਬੱਚਿਆਂ ਦੇ] (ਦਫ਼ਤਰ|ਆਫਿਸ|ਕੰਮ|ਨੌਕਰੀ|ਸਕੂਲ|ਕਾਲਜ|ਸਟੇਸ਼ਨ|ਘਰ|ਸ਼ਹਿਰ|college|station) ਤੋਂ [ਤਾਂ] (ਬਹੁਤ|ਕਾਫ਼ੀ|ਵੱਧ|ਬਾਹਲਾ|ਬੜਾ) ਦੂਰ [ਹੈ|ਪੈਂਦਾ|ਪਊ|ਪੈ ਜਾਊ] [ਹੈ]`

/** Said of a place: too crowded, too loud. */
export const tooMuchThere: Phrases = `
  [ਵਿੱਚ] [ਤਾਂ] (ਬਹੁਤ|ਏਨਾ|ਇੰਨਾ|ਕਾਫ਼ੀ|ਵੱਧ|ਬਾਹਲਾ|ਬਾਹਲੀ|ਬੜਾ) (ਭੀੜ|ਟ੍ਰੈਫਿਕ|ਟਰੈਫਿਕ|ਰੌਲਾ|ਪ੍ਰਦੂਸ਼ਣ|ਗੰਦ) (ਹੈ|ਰਹਿੰਦੀ|ਪੈਂਦਾ) [ਹੈ]`

/** Where nothing was to be had, or where one has a home: another place follows. */
export const notFoundThere: Phrases =
  '[ਵਿੱਚ] [ਆਪਣਾ|ਸਾਡਾ|ਮੇਰਾ] (ਘਰ|ਮਕਾਨ|ਫਲੈਟ|ਕੋਠੀ) [ਤਾਂ] ਹੈ (ਪਰ|par), [ਵਿੱਚ] ਨਹੀਂ (ਮਿਲਦਾ|ਮਿਲਿਆ|ਮਿਲ ਰਿਹਾ|ਲੱਭਿਆ|ਲੱਭਦਾ) ਤਾਂ'

/** Said behind what must not be missing: "je lift nahi taan main nahi laina". */
export const noDeal: Phrases = `
  (ਤਾਂ|ਫਿਰ|ਤਾਂ ਫਿਰ) [ਮੈਂ|ਮੈਨੂੰ] [ਇਹ|ਉਹ] [ਵੀ] ਨਹੀਂ (ਲੈਣਾ|ਲਵਾਂਗਾ|ਲੈਂਦਾ|ਚਾਹੀਦਾ|ਚੱਲੇਗਾ|ਚੱਲਣਾ|ਚੱਲਣੀ|ਲੈ ਸਕਦਾ),
  (ਤਾਂ|ਫਿਰ|ਤਾਂ ਫਿਰ) (ਛੱਡੋ|ਛੱਡ ਦਿਓ|ਰਹਿਣ ਦਿਓ|ਜਾਣ ਦਿਓ|ਬੇਕਾਰ|ਕਿਸ ਕੰਮ ਦਾ|ਕਾਹਦਾ|ਨਾ ਵਿਖਾਓ|ਨਾ ਭੇਜੋ|ਗੱਲ ਖਤਮ|ਕੋਈ ਫਾਇਦਾ ਨਹੀਂ),
  [ਤਾਂ] (deal|ਡੀਲ|ਸੌਦਾ|ਗੱਲ) (ਨਹੀਂ|cancel|ਕੈਂਸਲ|ਖਤਮ) [ਹੈ|ਸਮਝੋ|ਬਣਨੀ]`

/** A rent that is paid now. */
export const rentPaidNow: Phrases = `
  ਕਿਰਾਏ ਵਿੱਚ (ਚਲਾ ਜਾਂਦਾ|ਚਲੇ ਜਾਂਦੇ|ਨਿਕਲ ਜਾਂਦਾ|ਲੱਗ ਜਾਂਦਾ|ਜਾਂਦਾ) [ਹੈ|ਨੇ], ਕਿਰਾਇਆ (ਦਿੰਦਾ|ਭਰਦਾ), (ਜਾਂਦਾ|janda) (ਹੁਣ|hun),
  (ਕਿਰਾਇਆ|ਰੈਂਟ|rent) (ਦੇ|ਭਰ) ਰਿਹਾ [ਹਾਂ|ਹੈ], (ਕਿਰਾਇਆ|ਰੈਂਟ|rent) (ਦਿੰਦੇ|ਭਰਦੇ) ਹਾਂ,
  ਕਿਰਾਏ (ਤੇ|ਦੇ) [ਮਕਾਨ|ਘਰ|ਫਲੈਟ|ਕਮਰੇ] [ਵਿੱਚ] (ਰਹਿ ਰਹੇ|ਰਹਿੰਦੇ) [ਹਾਂ|ਹੈ]`

/** Their own home is torn down and built anew: it is no wish. */
export const rebuilding: Phrases = `
  [ਉਹ|ਓਹਨੂੰ|ਇਹ] ਨਹੀਂ (ਵੇਚਣਾ|ਵੇਚਾਂਗੇ) [ਹੈ], (ਜ਼ਮੀਨ|ਪੈਲੀ|ਮਕਾਨ|ਘਰ|ਪਲਾਟ) ਹੈ (ਸਾਡਾ|ਮੇਰਾ|ਆਪਣਾ),
  (ਵੱਡੇ|ਛੋਟੇ) (ਭਰਾ|ਵੀਰ|ਭੈਣ|ਪੁੱਤ|ਧੀ) (ਦਾ|ਦੀ|ਦੇ),
  (ਘਰ|ਮਕਾਨ|ਕੋਠੀ) [ਨੂੰ] (ਢਾਹ ਕੇ|ਢਾਹਕੇ|ਤੋੜ ਕੇ) [ਨਵਾਂ|ਦੁਬਾਰਾ] (ਪਾ|ਬਣਾ|ਬਣਵਾ) ਰਹੇ [ਹਾਂ|ਨੇ],
  (ਭਾਅ|ਰੇਟ|ਕੀਮਤ|ਕੀਮਤਾਂ|ਕਿਰਾਇਆ|ਕਿਰਾਏ) [ਤਾਂ] [ਬਹੁਤ|ਅਸਮਾਨ|ਰੋਜ਼] (ਚੜ੍ਹੇ ਪਏ|ਚੜ੍ਹ ਗਏ|ਚੜ੍ਹ ਰਹੇ|ਛੂਹ ਰਹੇ|ਵਧ ਰਹੇ|ਵਧ ਗਏ|ਡਿੱਗ ਗਏ) [ਨੇ|ਹੈ],
  (ਘਰ|ਮਕਾਨ|ਕੋਠੀ) (ਬਣ|ਦੀ ਮੁਰੰਮਤ ਚੱਲ|ਦਾ ਕੰਮ ਚੱਲ|ਵਿੱਚ ਕੰਮ ਚੱਲ) ਰਿਹਾ [ਹੈ]`

/** Money that nobody has, asked of nobody: "where shall I take so much from". */
export const noMoney: Phrases = `
  [ਏਨਾ|ਇੰਨਾ|ਏਨੇ] (ਪੈਸਾ|ਪੈਸੇ|ਰੁਪਏ) ਕਿੱਥੋਂ [ਲਿਆਵਾਂ|ਲਿਆਈਏ|ਦੇਈਏ|ਦੇਵਾਂ|ਆਉਣੇ|ਆਉਣਾ], ਖਰੀਦ ਕੇ ਕੀ (ਕਰਨਾ|ਕਰਾਂਗੇ|ਲੈਣਾ|ਮਿਲਣਾ|ਫ਼ਾਇਦਾ) [ਹੈ]`

/** What each gives to the sum: "dad gave thirty lakhs, I will put in twenty". */
export const puttingIn: Phrases = `
  [ਮੈਂ] [ਆਪ|ਬਾਕੀ|ਆਪਣੇ] (ਪਾਊਂਗਾ|ਪਾਵਾਂਗਾ|ਪਾਵਾਂਗੇ|ਪਾ ਦਊਂਗਾ|ਪਾ ਦੇਵਾਂਗਾ|ਪਾ ਦੇਵਾਂਗੇ|ਪਾ ਲਵਾਂਗੇ|ਲਾ ਦੇਵਾਂਗਾ|ਲਾ ਦੇਵਾਂਗੇ|ਲਾ ਲਵਾਂਗਾ|ਲਾਊਂਗਾ|ਰਲਾ ਲਵਾਂਗੇ|ਰਲਾਵਾਂਗੇ|payunga|la devange)`

/** What another one says of the wish: "my wife says". */
export const saidByKin: Phrases = `
  (ਘਰ ਵਾਲੀ|ਘਰਵਾਲੀ|ਘਰਵਾਲਾ|ਘਰਦੇ|ਘਰ ਦੇ|ਘਰਵਾਲੇ|ਘਰ ਵਾਲੇ|ਪਤਨੀ|ਪਤੀ|ਬੇਬੇ|ਬਾਪੂ|ਬੀਜੀ|ਮੰਮੀ|ਡੈਡੀ|ਪਾਪਾ|ਮਾਂ|ਸੱਸ|ਸਹੁਰਾ|ਮੁੰਡਾ|ਧੀ|ਨਿਆਣੇ|ਬੱਚੇ|wife|husband) [ਜੀ|ਵੀ] (ਕਹਿੰਦੀ|ਕਹਿੰਦਾ|ਕਹਿੰਦੇ|ਬੋਲਦੀ|ਬੋਲਦਾ|ਆਖਦੀ|ਆਖਦਾ|ਆਖਦੇ) [ਹੈ|ਨੇ] [ਕਿ],
  (ਘਰਦਿਆਂ|ਘਰਵਾਲੀ|ਘਰਵਾਲੇ|ਘਰ ਵਾਲੀ|ਪਤਨੀ|ਪਤੀ|ਬੇਬੇ|ਬਾਪੂ|ਬੀਜੀ|ਮੰਮੀ|ਡੈਡੀ|ਪਾਪਾ|ਮਾਂ|ਸੱਸ|ਸਹੁਰੇ|ਮੁੰਡੇ|ਬੱਚਿਆਂ) [ਜੀ] ਨੂੰ [ਤਾਂ]`

/** Why one moves, and where one lives: neither seeks anything. */
export const movingOn: Phrases = `
  (ਬਦਲੀ|ਟਰਾਂਸਫਰ|transfer|ਪੋਸਟਿੰਗ) (ਹੋ ਗਈ|ਹੋ ਰਹੀ|ਹੋਈ|ਹੋਇਆ) [ਹੈ],
  (1|ਇੱਕ|2|ਦੋ) (rk|ਆਰਕੇ|bhk|ਬੀਐਚਕੇ|ਕਮਰੇ) ਵਿੱਚ (ਹਾਂ|ਰਹਿੰਦਾ|ਰਹਿ ਰਹੇ) [ਹਾਂ]`

/** A wish of yesterday, for which another one stands now: "I wanted three rooms, but …". */
export const earlierWish: Phrases = `
  (ਸੁਪਨਾ|ਇਰਾਦਾ|ਵਿਚਾਰ|ਪਲਾਨ|ਸੋਚ|sapna) ਸੀ (ਪਰ|ਪਰੰਤੂ|but|par), (ਮਨ|ਦਿਮਾਗ|mind) ਵਿੱਚ ਸੀ (ਪਰ|ਪਰੰਤੂ|but|par),
  (ਚਾਹੀਦਾ|ਚਾਹੀਦੀ|ਚਾਹੀਦੇ|ਸੋਚਿਆ|ਸੋਚਦਾ|ਸੋਚਦੇ|ਵੇਖਦਾ|ਵੇਖਦੇ|ਲੱਭਦਾ|ਕਿਹਾ|ਦੱਸਿਆ|ਲਿਖਿਆ|ਬੋਲਿਆ) (ਸੀ|ਸਾਂ|ਸਨ) (ਪਰ|ਪਰੰਤੂ|ਲੇਕਿਨ|but|par)`

/** Leads from what was sold to what is bought for it. */
export const forWhatItBrought: Phrases = `
  (ਉਸੇ|ਓਸੇ|ਉਹਨਾਂ|ਓਹਨਾਂ|ਉਸ) [ਪੈਸੇ|ਪੈਸਿਆਂ|ਰਕਮ] (ਵਿੱਚ|ਨਾਲ) [ਹੋਰ|ਕੁਝ|ਥੋੜ੍ਹੇ] (ਪਾ ਕੇ|ਪਾਕੇ|ਜੋੜ ਕੇ|ਰਲਾ ਕੇ|ਮਿਲਾ ਕੇ),
  (ਉਹਨਾਂ|ਓਹਨਾਂ|ਉਸ) (ਪੈਸਿਆਂ|ਪੈਸੇ) (ਨਾਲ|ਵਿੱਚ), (ਉਹ|ਉਹਨੂੰ|ਓਹਨੂੰ|ਇਹਨੂੰ) (ਵੇਚ ਕੇ|ਵੇਚਕੇ)`

/** Asks to see a home without a word that asks. */
export const askedToSee: Phrases = `
  ਵੇਖਣ (ਹੈ|ਜਾਂ) (ਸਕਦਾ) [ਹਾਂ|ਹੈ], ਵੇਖਣ (ਆ ਜਾਵਾਂ|ਆ ਜਾਈਏ|ਆਵਾਂ|ਆਈਏ)`

/** "When something turns up, tell me": it asks nothing now. */
export const tellMeThen: Phrases = `
  (ਆਵੇ|ਹੋਵੇ|ਮਿਲੇ|ਲੱਭੇ|ਆਇਆ|ਮਿਲਿਆ|ਆ ਜਾਵੇ|ਮਿਲ ਜਾਵੇ|ਮਿਲ ਜੇ) [ਤਾਂ] (ਦੱਸ ਦਿਓ|ਦੱਸ ਦੇਣਾ|ਦੱਸਿਓ|ਦੱਸਣਾ|ਦੱਸ ਦਿਓ ਜੀ|ਵਿਖਾ ਦਿਓ|ਵਿਖਾਇਓ)`

/** Hurries Guru, and asks nothing. */
export const hurry: Phrases = `
  (ਛੇਤੀ|ਛੇਤੀ ਛੇਤੀ|ਜਲਦੀ|ਫਟਾਫਟ) (ਦੱਸੋ|ਦੱਸ ਦਿਓ|ਕਰੋ|ਕਰ ਦਿਓ), (ਟਾਈਮ|ਸਮਾਂ|ਵਕਤ) ਨਹੀਂ [ਹੈ], ਵਰਕ ਫਰਾਮ ਹੋਮ,
  (ਨਵਾਂ) ਨਹੀਂ [ਹੋਵੇ|ਮਿਲੇ] [ਤਾਂ]`

/** What one has to buy with: a loan, savings, what parents give. */
export const funds: Phrases = `
  ਲੋਨ, ਹੋਮ ਲੋਨ, loan, (ਦਾ|ਦੇ) (ਲੋਨ), ਕਰਜ਼ਾ,
  (ਬੱਚਤ|ਬਚਤ|ਸੇਵਿੰਗ|saving|savings|ਜਮ੍ਹਾਂ|ਜਮਾ|pf|epf|fd|ਐਫਡੀ|ਨਕਦ|ਕੈਸ਼|cash) [ਹੈ|ਨੇ],
  (ਆਪਣਾ|ਸਾਡੇ|ਮੇਰਾ) (ਕੋਲ|ਪੈਸੇ|ਨੇ|ਹੈ|ਹੱਥ ਵਿੱਚ) [ਹੈ|ਨੇ|ਪਏ ਨੇ], (ਕੋਲ|ਕੋਲੇ) (ਹੈ|ਨੇ|ਪਏ), (ਹੱਥ|ਬੈਂਕ) ਵਿੱਚ (ਹੈ|ਨੇ|ਪਏ) [ਨੇ],
  (ਪਾਪਾ|ਬਾਪੂ|ਡੈਡੀ|ਪਿਤਾ|ਮੰਮੀ|ਬੀਬੀ|ਸਹੁਰਾ|ਸਹੁਰੇ|ਭਰਾ|ਵੀਰ|ਪੁੱਤ|ਧੀ|ਘਰਦੇ|ਘਰ ਵਾਲੇ|ਘਰਵਾਲੀ|ਦਾਦਾ|ਚਾਚਾ|ਯਾਰ|ਕੰਪਨੀ|ਬੈਂਕ) [ਜੀ] [ਵੀ] (ਦੇਣਗੇ|ਦੇਵੇਗਾ|ਦੇਊ|ਦਿਊ|ਦਊ|ਦਿੰਦੇ|ਦੇ ਦੇਣਗੇ|ਦੇ ਰਹੇ|ਪਾਉਣਗੇ|dinge|dange|denge|ਤੋਂ|ਤੋਂ ਮਿਲਣਗੇ|ਵੱਲੋਂ) [ਹੈ|ਨੇ],
  ਮੈਂ [ਆਪ] (ਪਾਵਾਂਗਾ|ਪਾਵਾਂਗੇ|ਪਾ ਦਿਆਂਗਾ|ਲਾਵਾਂਗਾ|ਲਾਵਾਂਗੇ|ਦੇਵਾਂਗਾ)`

/** Closes what one moves to from what one has: "2bhk ton 3bhk ch jana". */
export const movingTo: Phrases = `
  (ਸ਼ਿਫਟ|ਮੂਵ|ਅਪਗ੍ਰੇਡ|shift|move|upgrade) (ਹੋਣਾ|ਕਰਨਾ|ਹੋ|ਕਰ) [ਹੈ|ਚਾਹੁੰਦਾ|ਰਿਹਾ] [ਹੈ|ਹਾਂ|ਆਂ], ਜਾਣਾ [ਹੈ|ਚਾਹੁੰਦਾ|ਸੀ] [ਹਾਂ|ਆਂ]`
