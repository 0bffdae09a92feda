import type { ChatPhrases } from '../language.ts'

/** What Punjabi speakers say of the chat itself. */
export const ofTheChat: ChatPhrases = {
  undo: `
    [ਉਹ|ਇਹ] (ਗਲਤ|ਗਲਤੀ ਨਾਲ) (ਦਬ|ਦੱਬ|ਲਿਖ|ਚੁਣ|ਬੋਲ) (ਗਿਆ|ਹੋ ਗਿਆ|ਦਿੱਤਾ) [ਸੀ] [ਉਹ] (ਹਟਾ|ਵਾਪਸ ਕਰ|ਕੈਂਸਲ ਕਰ) (ਦਿਓ|ਦੋ), (ਜੋ ਹੁਣੇ|ਹੁਣੇ ਜੋ) (ਚੁਣਿਆ|ਲਿਆ|ਪਾਇਆ|ਲਿਖਿਆ) [ਸੀ] (ਉਹ|ਓਹ) (ਹਟਾ|ਮਿਟਾ|ਰੱਦ ਕਰ) (ਦਿਓ|ਦੋ), ਇੱਕ (ਕਦਮ|ਸਟੈੱਪ|step) ਪਿੱਛੇ (ਜਾਓ|ਚੱਲੋ|ਕਰੋ),
    (ਪਿਛਲਾ|ਪਿਛਲੀ|ਆਖਰੀ|ਹੁਣ|last) (ਵਾਲਾ|ਵਾਲੀ) [ਚੇਂਜ|change|ਬਦਲਾਅ] [ਨੂੰ] (ਵਾਪਸ ਲੈ|ਹਟਾ|ਕੈਂਸਲ ਕਰ|ਰੱਦ ਕਰ|ਮਿਟਾ) (ਲਓ|ਦਿਓ|ਦੋ), (ਜੋ|ਹੁਣੇ ਜੋ) [ਮੈਂ] [ਹੁਣੇ] (ਕਿਹਾ|ਬੋਲਿਆ|ਦੱਸਿਆ|ਲਿਖਿਆ) [ਸੀ] (ਉਹ|ਓਹ) (ਕੈਂਸਲ|ਰੱਦ|ਗਲਤ ਸੀ)$, ^ਗਲਤੀ ਨਾਲ (ਬੋਲ|ਲਿਖ|ਕਹਿ|ਭੇਜ|ਦਬਾ|ਹੋ|ਚੁਣ) (ਦਿੱਤਾ|ਗਿਆ|ਗਈ|ਹੋ ਗਿਆ) [ਸੀ|ਹੈ|ਉਹ] [ਵਾਪਸ|ਹਟਾ|ਕੈਂਸਲ] [ਕਰੋ|ਕਰ ਦਿਓ|ਲਓ|ਲੈ ਲਓ|ਦਿਓ]$,
    (ਜੋ|ਹੁਣੇ ਜੋ|ਹੁਣ ਜੋ) [ਮੈਂ] [ਹੁਣੇ] (ਕਿਹਾ|ਦੱਸਿਆ|ਬੋਲਿਆ) [ਸੀ] (ਉਹ|ਓਹ) (ਹਟਾ|ਮਿਟਾ|ਛੱਡ|ਭੁੱਲ|ਰਹਿਣ|ਕੱਢ|ਵਾਪਸ ਲੈ) (ਦਿਓ|ਦੋ|ਦੇ|ਜਾਓ|ਲਓ), (ਪਿਛਲਾ|ਆਖਰੀ|ਆਖ਼ਰੀ|ਪਿਛਲੀ) (ਬਦਲਾਅ|ਬਦਲਾਵ|ਗੱਲ|ਚੇਂਜ|change) (ਹਟਾ|ਮਿਟਾ|ਵਾਪਸ|ਰੱਦ|ਕੈਂਸਲ) (ਦਿਓ|ਲਓ|ਲੈ ਲਓ|ਕਰੋ|ਕਰ ਦਿਓ), ^[ਇਹਨੂੰ|ਉਹਨੂੰ|ਇਹ|ਉਹ] (ਵਾਪਸ|ਵਾਪਿਸ) (ਲਓ|ਲੈ ਲਓ|ਲੈ ਲੋ|ਕਰ ਦਿਓ)$
    (jo|hune jo|hun jo) [main|mai] [hune] (keha|kiha|kha|dasseya|dassia|boleya) [si] (oh|ohh|o) (hata|mita|chhad|chad|bhul|rehn|kadd|vapas le|wapas le) (deo|dio|do|de|jao|lo|lao), (pichla|pichhla|akhri|aakhri|pichli|last) (badlav|badlaa|gal|gall|change) (hata|mita|vapas|wapas|radd|cancel) (deo|dio|do|lo|lao|le lo|karo|kar deo), ^[ehnu|ohnu|eh|oh] (vapas|wapas|wapis) (lo|lao|le lo|le lao|kar deo)$
    ^(ਵਾਪਸ|ਪਿੱਛੇ) (ਜਾਓ|ਜਾ|ਚੱਲੋ|ਚਲੋ|ਜਾਣਾ ਹੈ)$, ^ਪਿਛਲੇ ਸਵਾਲ (ਤੇ|'ਤੇ) (ਜਾਓ|ਚੱਲੋ|ਚਲੋ), ^ਪਿਛਲਾ ਸਵਾਲ$, ਜੋ (ਕਿਹਾ|ਦੱਸਿਆ) [ਸੀ] (ਉਹ|ਓਹ) (ਵਾਪਸ|ਕੈਂਸਲ|ਰੱਦ) (ਲਓ|ਕਰੋ|ਕਰ ਦਿਓ|ਲੈਂਦਾ ਹਾਂ|ਲੈਂਦੀ ਹਾਂ), ਪਹਿਲਾਂ ਵਰਗਾ (ਕਰ ਦਿਓ|ਕਰੋ|ਹੀ ਰੱਖੋ|ਹੀ ਰਹਿਣ ਦਿਓ), ^undo (ਕਰੋ|ਕਰ ਦਿਓ)$
    ^(vapas|wapas|pichhe|piche) (jao|ja|chalo|jana hai)$, ^pichhle sawal te (jao|chalo), ^pichhla sawal$, pehlan varga (kar deo|kar dio|karo|hi rakho), ^undo (karo|kar deo|kar dio)$`,
  'so-far': `
    (ਹੁਣ ਤੱਕ|ਹੁਣ ਤਕ|ਅਜੇ ਤੱਕ) [ਮੈਂ] (ਕੀ|ਕੀ ਕੀ) (ਕਿਹਾ|ਦੱਸਿਆ|ਮੰਗਿਆ), ਮੈਂ (ਹੁਣ ਤੱਕ|ਹੁਣ ਤਕ|ਅਜੇ ਤੱਕ) (ਕੀ|ਕੀ ਕੀ) (ਕਿਹਾ|ਦੱਸਿਆ|ਮੰਗਿਆ), ਮੇਰੀਆਂ (ਲੋੜਾਂ|ਸ਼ਰਤਾਂ) (ਦੱਸੋ|ਦਿਖਾਓ|ਦੁਹਰਾਓ)
    (hun tak|hun takk|aje tak) [main|mai] (ki|ki ki) (keha|kiha|dasseya|dassia|mangeya), (main|mai) (hun tak|hun takk) (ki|ki ki) (keha|kiha|dasseya|dassia|mangeya)`,
  'aside:privacy': `
    (ਮੇਰਾ|ਮੇਰੀ|ਮੇਰੇ) (ਡਾਟਾ|ਡੇਟਾ|ਨੰਬਰ|ਚੈਟ|ਜਾਣਕਾਰੀ) (ਡਿਲੀਟ|ਮਿਟਾ|ਹਟਾ) (ਕਰੋ|ਕਰ ਦਿਓ|ਦਿਓ), (ਮੇਰਾ|ਮੇਰੀ) (ਨੰਬਰ|ਡਾਟਾ|ਡੇਟਾ|ਜਾਣਕਾਰੀ) (ਸੁਰੱਖਿਅਤ|ਸੇਫ਼|ਸੇਫ) (ਹੈ|ਰਹੇਗਾ|ਰਹੇਗੀ) [ਨਾ|ਕੀ], (ਮੇਰੇ|ਮੇਰਾ) ਨੰਬਰ (ਦਾ|ਨਾਲ) ਕੀ (ਕਰੋਗੇ|ਕਰਦੇ ਹੋ), ਮੇਰਾ ਨੰਬਰ (ਕਿਸਨੂੰ|ਕਿਸ ਨੂੰ|ਕਿਹਨੂੰ) (ਦਿਓਗੇ|ਦਿਖੇਗਾ|ਮਿਲੇਗਾ)
    (mera|meri|mere) (data|number|chat|details|jankari) (delete|mita|hata) (karo|kar deo|kar dio|deo|dio), (mera|meri) (number|data|jankari) (safe|surakhyat) (hai|rahega|rahegi) [na|ki]`,
}
