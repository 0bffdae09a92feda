import type { ChatPhrases } from '../../language.ts'
import { goingBackPhrases } from './going-back.ts'
import { noCall } from './no-call.ts'
import { enough, putOff } from './put-off.ts'
import { saidSo } from './said-so.ts'
import { whyAsked } from './why-asked.ts'

/** What was said last, named before what becomes of it: "jo hune keha oh". */
const justSaid = '(ਜੋ|ਹੁਣੇ|ਹੁਣ) [ਹੁਣੇ|ਪਹਿਲਾਂ|ਲਾਸਟ ਚ|ਜੋ|ਮੈਂ] (ਕਿਹਾ|ਬੋਲਿਆ|ਦੱਸਿਆ|ਲਿਖਿਆ|ਚੁਣਿਆ) [ਸੀ] [ਉਹ|ਉਹਨੂੰ]'
/** Takes back what is named before it. */
const tookBack = '((ਹਟਾ|ਛੱਡ|ਭੁੱਲ|ਮਿਟਾ|ਰਹਿਣ|ਕੱਢ|ਕੈਂਸਲ|ਰੱਦ|ਵਾਪਸ) (ਦਿਓ|ਦੋ|ਜਾਓ|ਲਓ|ਕਰੋ|ਕਰ ਦਿਓ|ਲੈ ਲਓ)|ਹਟਾਓ|ਮਿਟਾਓ|ਛੱਡੋ)'

/** What Punjabi speakers say of the chat itself. */
export const ofTheChat: ChatPhrases = {
  unliked: '(ਮੈਨੂੰ|ਇਹਨਾਂ ਵਿੱਚੋਂ|ਮੈਨੂੰ ਇਹਨਾਂ ਵਿੱਚੋਂ) ਕੋਈ [ਵੀ] ਪਸੰਦ ਨਹੀਂ [ਆਇਆ|ਆ ਰਿਹਾ|ਹੈ]',
  'put-off': putOff,
  enough,
  'no-call': noCall,
  'said-so': saidSo,
  'aside:why-asked': whyAsked,
  undo: `
    ^[ਵਾਪਸ|ਉਹ] ਪਹਿਲਾਂ (ਵਾਲਾ|ਵਰਗਾ) [ਹੀ] (ਕਰ ਦਿਓ|ਕਰੋ|ਰੱਖੋ|ਰਹਿਣ ਦਿਓ), ${justSaid} (ਨਾ|ਨਹੀਂ) (ਰੱਖੋ|ਮੰਨੋ),
    ${justSaid} ${tookBack}, ${justSaid} (ਗਲਤ ਸੀ|ਗਲਤ ਹੈ)$,
    [ਉਹ|ਇਹ] (ਗਲਤ|ਗਲਤੀ ਨਾਲ) (ਦਬ|ਦੱਬ|ਲਿਖ|ਚੁਣ|ਬੋਲ) (ਗਿਆ|ਹੋ ਗਿਆ|ਦਿੱਤਾ) [ਸੀ] [ਉਹ] ${tookBack},
    ਇੱਕ (ਕਦਮ|ਸਟੈੱਪ|step) ਪਿੱਛੇ (ਜਾਓ|ਚੱਲੋ|ਕਰੋ),
    ^ਗਲਤੀ ਨਾਲ (ਬੋਲ|ਲਿਖ|ਕਹਿ|ਭੇਜ|ਦਬਾ|ਹੋ|ਚੁਣ) (ਦਿੱਤਾ|ਗਿਆ|ਹੋ ਗਿਆ) [ਸੀ|ਹੈ|ਉਹ] [ਵਾਪਸ|ਹਟਾ|ਕੈਂਸਲ] [ਕਰੋ|ਕਰ ਦਿਓ|ਲਓ|ਲੈ ਲਓ|ਦਿਓ]$,
    (ਪਿਛਲਾ|ਆਖਰੀ|ਹੁਣ ਵਾਲਾ|last) [ਵਾਲਾ] [ਗੱਲ|ਚੀਜ਼|ਬਦਲਾਅ|ਬਦਲਾਵ|ਚੇਂਜ|change|ਜਵਾਬ] [ਨੂੰ] ${tookBack},
    ^[ਇਹਨੂੰ|ਉਹਨੂੰ|ਇਹ|ਉਹ] (ਵਾਪਸ|ਵਾਪਿਸ) (ਲਓ|ਲੈ ਲਓ|le lo|ਕਰ ਦਿਓ)$, ^(ਵਾਪਸ|ਪਿੱਛੇ) (ਜਾਓ|ਜਾ|ਚੱਲੋ|ਚਲੋ|ਜਾਣਾ ਹੈ)$,
    ^ਪਿਛਲੇ ਸਵਾਲ (ਤੇ|'ਤੇ) (ਜਾਓ|ਚੱਲੋ|ਚਲੋ), ^ਪਿਛਲਾ ਸਵਾਲ$, ^(undo|ਅਨਡੂ) (ਕਰੋ|ਕਰ ਦਿਓ)$,
    ^pichhle sawal te (jao|chalo),
    ^(ਪਹਿਲਾਂ ਜੋ|ਜੋ ਪਹਿਲਾਂ) [ਮੈਂ] (ਕਿਹਾ|ਬੋਲਿਆ|ਦੱਸਿਆ|ਸੀ) [ਸੀ] ਉਹੀ (ਠੀਕ|ਸਹੀ|ਚੰਗਾ|ਰੱਖੋ|ਰਹਿਣ ਦਿਓ|ਕਰ ਦਿਓ) [ਸੀ|ਹੈ]$`,
  ...goingBackPhrases,
  'so-far': `
    ^(ਮੇਰਾ|ਮੇਰੀ|mera|meri) (ਬਜਟ|budget) (ਕਿੰਨਾ|ਕਿੰਨੀ|ਕੀ|kinna|kinni|ki) (ਹੈ|ਸੀ|ਆ|si|hai|aa)$, ਮੈਂ (ਕਿਹੜਾ ਏਰੀਆ|ਕਿੰਨਾ ਬਜਟ) (ਕਿਹਾ|ਦੱਸਿਆ) [ਸੀ],
    ਮੈਂ ਕੀ ਕੀ (ਮੰਗਿਆ|ਕਿਹਾ|ਦੱਸਿਆ) [ਸੀ|ਹੈ], (main|mai) ki ki (mangeya|mangya|keha|kiha|dasseya) [si|hai],
    ^(ਮੈਂ|main|mai) (ਕੀ|ki) (ਮੰਗਿਆ|ਕਿਹਾ|mangya|keha) [ਸੀ|si]$,
    (ਹੁਣ ਤੱਕ|ਅਜੇ ਤੱਕ) [ਮੈਂ] (ਕੀ|ਕੀ ਕੀ) (ਕਿਹਾ|ਦੱਸਿਆ|ਮੰਗਿਆ), ਮੈਂ (ਹੁਣ ਤੱਕ|ਅਜੇ ਤੱਕ) (ਕੀ|ਕੀ ਕੀ) (ਕਿਹਾ|ਦੱਸਿਆ|ਮੰਗਿਆ),
    ਮੇਰੀਆਂ (ਲੋੜਾਂ|ਸ਼ਰਤਾਂ) (ਦੱਸੋ|ਦਿਖਾਓ|ਦੁਹਰਾਓ)`,
  'aside:privacy': `
    (ਮੇਰਾ|mera) (ਨੰਬਰ|number) [ਅੱਗੇ|agge] [ਕਿਸੇ] [ਹੋਰ|ਡੀਲਰ|ਏਜੰਟ] [ਨੂੰ] (ਨਾ|na) (ਦਿਓ|ਦੇਣਾ|ਦੱਸੋ|ਦੇਈਂ|ਵੰਡੋ),
    (ਮੇਰਾ|mera|meri) (ਨੰਬਰ|ਡਾਟਾ|ਡੇਟਾ|ਜਾਣਕਾਰੀ|ਡਿਟੇਲ|number|data|details|jankari) [ਤਾਂ] [ਕਿਸੇ ਨੂੰ|ਕਿਸੇ ਹੋਰ ਨੂੰ|ਕਿਤੇ] [ਵੇਚ|ਦੇ|ਦੱਸ] [ਤਾਂ] ਨਹੀਂ (ਦਿਓਗੇ|ਦੇਵੋਗੇ|ਦੱਸੋਗੇ|ਵੇਚੋਗੇ|devoge|deoge|dassoge|ਦਿੰਦੇ),
    (ਮੇਰਾ) (ਡਾਟਾ|ਡੇਟਾ|ਨੰਬਰ|ਚੈਟ|ਜਾਣਕਾਰੀ) (ਡਿਲੀਟ|ਮਿਟਾ|ਹਟਾ) (ਕਰੋ|ਕਰ ਦਿਓ|ਦਿਓ),
    (ਮੇਰਾ) (ਨੰਬਰ|ਡਾਟਾ|ਡੇਟਾ|ਜਾਣਕਾਰੀ) (ਸੁਰੱਖਿਅਤ|ਸੇਫ਼|ਸੇਫ) (ਹੈ|ਰਹੇਗਾ) [ਨਾ|ਕੀ], (ਮੇਰਾ) ਨੰਬਰ (ਦਾ|ਨਾਲ) ਕੀ (ਕਰੋਗੇ|ਕਰਦੇ ਹੋ),
    ਮੇਰਾ ਨੰਬਰ (ਕਿਸਨੂੰ|ਕਿਸ ਨੂੰ|ਕਿਹਨੂੰ) (ਦਿਓਗੇ|ਦਿਖੇਗਾ|ਮਿਲੇਗਾ),
    (mera|meri|mere) (data|number|chat|details|jankari) (delete|mita|hata) (karo|ਕਰ ਦਿਓ|ਦਿਓ),
    (mera|meri) (number|data|jankari) (safe|surakhyat) (hai|rahega|rahegi) [na|ki]`,
}
