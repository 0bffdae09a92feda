import type { WholeVocabulary } from '../../language.ts'
import { amenityPhrases } from './amenities.ts'
import { amountPhrases } from './amounts.ts'
import { asidePhrases } from './asides.ts'
import { ofTheChat } from './chat.ts'
import { followUpPhrases } from './follow-ups.ts'
import { meaningPhrases } from './meaning.ts'

const on = '(ਤੇ|ਉੱਤੇ|ਲਈ|ਦਾ|ਦੀ|ਦੇ|ਵਾਲਾ|ਵਜੋਂ)'
const wanting = '(ਚਾਹੁੰਦਾ|ਚਾਹਾਂਗਾ|ਚਾਹਾਂਗੀ|ਚਾਹਾਂਗੇ)'
const ownHome = '(ਆਪਣਾ|ਖੁਦ ਦਾ) (ਮਕਾਨ|ਘਰ|ਕੋਠੀ) (ਹੋਣਾ|ਹੋਵੇ|ਹੋ ਜਾਵੇ) [ਚਾਹੀਦਾ] [ਹੈ]'
const buying = '(ਕਰਨਾ|ਕਰਨ|ਕਰ|ਕਰਾਂਗੇ|ਕਰੀਏ)'

/**
 * Punjabi as it is spoken in the towns and villages, with the Hindi and English words that belong to it. Each
 * word stands here in one spelling: other spellings and Latin letters lead to it by sound (romanised.ts), short
 * words by also-typed.ts; ਚਾਹੀਦਾ stands for all its genders and numbers.
 */
export const vocabulary: WholeVocabulary = {
  'transaction:rent': `
    ਕਿਰਾਇਆ, ਕਿਰਾਏ, ਕਿਰਾਏ ${on}, ਭਾੜਾ, ਭਾੜੇ, ਭਾੜੇ ${on}, ਰੈਂਟ, ਰੈਂਟ ${on}, ਰੈਂਟਲ, ਲੀਜ਼, ਲੀਜ਼ ${on}
    rent ${on}, rental ${on}, lease ${on}, ਕਿਰਾਏਦਾਰ (ਬਣ ਕੇ|ਵਜੋਂ|ਦੇ ਤੌਰ ਤੇ)`,
  'transaction:sale': `
    ${ownHome}, (ਆਪਣੀ|ਖੁਦ ਦੀ|ਪੱਕੀ) ਛੱਤ ਚਾਹੀਦਾ [ਹੈ], ਆਪਣੀ ਛੱਤ$, (ਲੈ|le) ਹੀ (ਲਈਏ|ਲਵਾਂ|ਲੈਂਦੇ|laiye),
    (ਲੈਣਾ|ਖਰੀਦਣਾ) ਆਪਣਾ$, ਆਪਣਾ [ਹੀ] (ਲੈ|ਖਰੀਦ) (ਲਈਏ|ਲਵਾਂ|ਲੈਂਦੇ|ਲਵਾਂਗੇ), ਖਰੀਦ, (ਖਰੀਦਣਾ|ਖਰੀਦਣ) [ਹੈ|ਸੀ|ਨੇ],
    ਖਰੀਦਣਾ ${wanting}, ਖਰੀਦਣ (ਲਈ|ਦਾ|ਦੀ|ਬਾਰੇ|ਨੂੰ), ਖਰੀਦ ਲਈ, ਖਰੀਦਾਂ, ਖਰੀਦਾਂਗਾ, ਖਰੀਦਾਂਗੀ, ਖਰੀਦਾਂਗੇ, ਖਰੀਦੀਏ, ਖਰੀਦਦਾਰੀ,
    ਖਰੀਦੋ ਫਰੋਖਤ, ਖਰੀਦ (ਲਵਾਂ|ਲਵਾਂਗਾ|ਲਈਏ|ਲੈਣਾ|ਸਕਾਂ|ਸਕੀਏ|ਸਕਦਾ|ਰਿਹਾ), ਮੁੱਲ, ਮੁੱਲ (ਦਾ|ਦੀ|ਦੇ|ਵਾਲਾ|ਲੈਣਾ|ਲੈਣ|ਲਈਦਾ|ਲਵਾਂਗੇ),
    ਮੋਲ, ਮੋਲ ਲੈਣਾ, ਬੈ (ਕਰਵਾਉਣੀ|ਕਰਵਾਉਣਾ|ਕਰਾਉਣੀ|ਕਰਾਉਣਾ), ਬੈਅ, ਵਿਕਾਊ, ਬਿਕਾਊ, ਵਿਕਾਊ ਹੋਵੇ, ਵਿਕਰੀ, ਵਿਕਰੀ ${on},
    [ਦਾ] ਵਿਕਦਾ ਹੋਵੇ, ਵਿਕਦਾ, ਵਿਕਦੀ [ਹੋਵੇ], ਵਿਕਦੇ [ਹੋਣ], ਸੇਲ ${on}, sale ${on}, ਰੀਸੇਲ, ^ਸੇਲ$,
    (ਆਪਣਾ|ਖੁਦ ਦਾ|ਖੁਦ ਦੀ) (ਲੈਣਾ|ਚਾਹੀਦਾ|ਬਣਾਉਣਾ|ਬਣਾਉਣੀ), ਪਰਚੇਜ਼, (buy|purchase|ਪਰਚੇਜ਼|ਬਾਏ|invest|ਇਨਵੈਸਟ) ${buying},
    ਇਨਵੈਸਟਮੈਂਟ, ਨਿਵੇਸ਼, ਪੈਸਾ ਲਾਉਣਾ, ਪੈਸੇ ਲਾਉਣੇ, ਆਪਣੇ ਨਾਂ [ਕਰਵਾਉਣਾ|ਕਰਵਾਉਣੀ], ਪੱਕਾ ਲੈਣਾ, ^ਆਪਣਾ$, ^ਖੁਦ ਦਾ$, ਮਾਲਕ ਬਣਨਾ`,

  'property:house': `
    (ਬੰਗਲਾ|bangla) (ਚਾਹੀਦਾ|chahida|ਵਿਖਾਓ),
    ${ownHome}, ਖਾਲੀ (ਘਰ|ਮਕਾਨ|ਕੋਠੀ|house), ਘਰ, ਮਕਾਨ, ਕੋਠੀ, ਕੋਠੀਆਂ, ਘਰਾਂ, ਮਕਾਨਾਂ, ਬੰਗਲਾ, ਬੰਗਲੇ, ਬੰਗਲੋ, ਹਵੇਲੀ, ਵਿਲਾ, ਵਿੱਲਾ, ਕੋਠਾ, ਹਾਊਸ,
    ਹੋਮ, ਡੁਪਲੈਕਸ, ਰੋ ਹਾਊਸ, ਫਾਰਮ ਹਾਊਸ, ਫਾਰਮਹਾਊਸ,
    (ਵੱਖਰਾ|ਅਲੱਗ|ਸੁਤੰਤਰ|ਇੰਡੀਪੈਂਡੈਂਟ|ਇਨਡਿਪੈਂਡੈਂਟ|ਪੂਰਾ|ਪੂਰੀ|independent|single) (ਘਰ|ਮਕਾਨ|ਕੋਠੀ|ਹਾਊਸ|house), ਰਿਹਾਇਸ਼,
    ਰਿਹਾਇਸ਼ੀ ਮਕਾਨ, ਆਪਣਾ ਘਰ, ਖੁੱਲ੍ਹਾ ਵਿਹੜਾ, ਕੁਆਟਰ, ਕੁਆਰਟਰ, quarter, quarters, ਘਰ ਬਾਰ, (ਵਿਹੜੇ|vehde) ਵਾਲਾ`,
  'property:apartment': `
    ਖਾਲੀ ਫਲੈਟ, ਫਲੈਟ, ਫਲੈਟਾਂ, ਫਲੈਟਸ, ਅਪਾਰਟਮੈਂਟ, ਅਪਾਰਟਮੈਂਟਾਂ, ਅਪਾਰਟਮੈਂਟਸ, ਬਿਲਡਰ ਫਲੋਰ, builder floor, ਇੰਡੀਪੈਂਡੈਂਟ ਫਲੋਰ, ਸਟੂਡੀਓ,
    ਸਟੂਡੀਓ (ਅਪਾਰਟਮੈਂਟ|ਫਲੈਟ), ਪੈਂਟਹਾਊਸ, ਪੈਂਟ ਹਾਊਸ, (ਸੁਸਾਇਟੀ|ਸੋਸਾਇਟੀ) [ਦਾ|ਵਾਲਾ|ਵਿੱਚ] ਫਲੈਟ`,
  'property:land': `
    ਜ਼ਮੀਨ, ਜ਼ਮੀਨਾਂ, ਪਲਾਟ, ਪਲਾਟਾਂ, ਪੈਲੀ, ਪੈਲੀਆਂ, ਖੇਤ, ਭੋਏਂ, ਭੋਂ, ਲੈਂਡ, ਪਲਾਟਿੰਗ,
    (ਵਾਹੀ|ਵਾਹੀਯੋਗ|ਖੇਤੀ|ਖੇਤੀਬਾੜੀ) [ਵਾਲੀ|ਲਈ|ਯੋਗ|ਦੀ] ਜ਼ਮੀਨ, ਜ਼ਮੀਨ ਦਾ ਟੁਕੜਾ,
    [ਆਪਣਾ] (ਘਰ|ਮਕਾਨ|ਕੋਠੀ|house) (ਬਣਾਉਣ|ਪਾਉਣ|ਬਣਵਾਉਣ) (ਲਈ|ਦੇ ਲਈ|ਜੋਗੀ|ਜੋਗਾ) [ਇੱਕ|ਕੋਈ] (ਪਲਾਟ|ਜ਼ਮੀਨ|ਜਗ੍ਹਾ|ਥਾਂ|land),
    (ਥਾਂ|ਜਗ੍ਹਾ|ਜਗਾਹ) ਚਾਹੀਦਾ [ਹੈ] [ਆਪਣਾ] (ਘਰ|ਮਕਾਨ|ਕੋਠੀ) (ਬਣਾਉਣ|ਪਾਉਣ|ਬਣਵਾਉਣ) (ਲਈ|ਨੂੰ),
    (ਕਾਰਨਰ|ਖੂੰਜੇ|ਨੁੱਕਰ|ਖਾਲੀ|ਰਿਹਾਇਸ਼ੀ) [ਦਾ|ਵਾਲਾ] ਪਲਾਟ, ਖਾਲੀ (ਜ਼ਮੀਨ|ਥਾਂ|ਜਗ੍ਹਾ)`,

  ...amenityPhrases,
  ...amountPhrases,
  ...meaningPhrases,
  ...followUpPhrases,
  ...asidePhrases,
  ...ofTheChat,
}
