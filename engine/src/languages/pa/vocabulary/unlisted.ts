import type { Phrases } from '../../language.ts'

/** What people want of a home and no listing tells: its floor, the way it faces, what lies near it, what its area is like. */
export const unlisted: Phrases = `
  (ਕਾਰ|car) (ਪਾਰਕਿੰਗ|parking) ਨਹੀਂ (ਬਾਈਕ|bike) (ਪਾਰਕਿੰਗ|parking) [ਹੀ] (ਕਾਫ਼ੀ|ਚੱਲੇਗੀ|ਚਾਹੀਦੀ),
  (ਸ਼ਾਂਤ|ਸੁਰੱਖਿਅਤ|ਸੇਫ|safe) (ਥਾਂ|ਜਗ੍ਹਾ|ਇਲਾਕਾ|ਇਲਾਕੇ|ਏਰੀਆ|area|ਮੁਹੱਲਾ),
  (ਗਰਾਊਂਡ|ਟੌਪ|ਪਹਿਲੀ|ਦੂਜੀ|ਤੀਜੀ|ਉੱਪਰਲੀ|ਹੇਠਲੀ|ਉਪਰਲੀ|ground|top|first|second) (ਫਲੋਰ|ਮੰਜ਼ਿਲ|floor),
  (ਪੂਰਬ|ਪੱਛਮ|ਉੱਤਰ|ਦੱਖਣ|ਈਸਟ|ਵੈਸਟ|ਨੌਰਥ|ਸਾਊਥ|ਪਾਰਕ|east|west|north|south) (ਮੁਖੀ|ਫੇਸਿੰਗ|facing|ਵੱਲ ਮੂੰਹ),
  ਵਾਸਤੂ (ਦੇ ਹਿਸਾਬ ਨਾਲ|ਮੁਤਾਬਕ) (ਚਾਹੀਦਾ|ਹੋਵੇ),
  (ਸਕੂਲ|ਕਾਲਜ|ਰੇਲਵੇ ਸਟੇਸ਼ਨ|ਬੱਸ ਅੱਡੇ|ਬੱਸ ਸਟੈਂਡ|ਹਸਪਤਾਲ|ਮਾਰਕੀਟ|ਬਾਜ਼ਾਰ|ਗੁਰਦੁਆਰੇ|ਮੰਦਰ|ਮਾਲ|ਏਅਰਪੋਰਟ|airport|ਮੇਨ ਰੋਡ|college|metro|metro station|railway station|bus stand|bus stop|hospital|market|temple|church|mosque|mall|main road|highway|gurudware) (ਦੇ ਨੇੜੇ|ਦੇ ਕੋਲ|ਨੇੜੇ|ਕੋਲ|ਲਾਗੇ|ਦੇ ਲਾਗੇ),
  (ਨੇੜੇ|ਲਾਗੇ) [ਕੋਈ|ਚੰਗਾ] (ਸਕੂਲ|ਕਾਲਜ|ਹਸਪਤਾਲ|ਮਾਰਕੀਟ|ਬਾਜ਼ਾਰ|ਪਾਰਕ|ਗੁਰਦੁਆਰਾ|college|hospital|market|gurudwara) (ਹੋਵੇ|ਹੋਣਾ ਚਾਹੀਦਾ|ਹੋਣੀ ਚਾਹੀਦੀ|ਚਾਹੀਦਾ),
  (ਨਵਾਂ ਬਣਿਆ|ਨਵੀਂ ਬਣੀ|new construction|newly built|brand new), (ਪੂਜਾ ਰੂਮ|ਮੌਡੂਲਰ ਕਿਚਨ|modular kitchen), ਹਵਾਦਾਰ,
  ਅਸੀਂ (ਬੈਚਲਰ|ਸਟੂਡੈਂਟ) (ਹਾਂ|ਆਂ|ਹੈ), (ਬੈਚਲਰ) ਲਈ`
