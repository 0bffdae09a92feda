import type { OneselfWords } from '../../word-lists.ts'

/** By what words Punjabi speakers tell something of themselves and of their families. */
export const oneself: OneselfWords = {
  own: 'ਮੈਂ ਮੇਰਾ ਮੇਰੀ ਮੇਰੇ ਅਸੀਂ ਸਾਡਾ ਸਾਡੀ ਸਾਡੇ ਸਾਨੂੰ ਮੈਨੂੰ main mera meri mere asi asin sada sadi sade sanu mainu',
  kin: 'ਧੀ dhee dhi ਮਾਂ ਮਾਤਾ ਬੇਬੇ ਪਿਤਾ ਬਾਪੂ ਪਤਨੀ ਘਰਵਾਲੀ ਘਰਵਾਲਾ ਪਤੀ ਮੁੰਡਾ ਮੁੰਡੇ ਕੁੜੀ ਕੁੜੀਆਂ ਧੀ ਧੀਆਂ ਪੁੱਤ ਪੁੱਤਰ ਬੱਚੇ ਬੱਚਾ ਬੱਚਿਆਂ ਪਰਿਵਾਰ ਟੱਬਰ ਸੱਸ ਸਹੁਰਾ ਦਾਦੀ bebe bapu munda munde kudi kudiyan puttar tabbar parivar gharwala',
  life: 'ਨੌਕਰੀ ਡਿਊਟੀ ਬਿਮਾਰ ਬੀਮਾਰ ਪੜ੍ਹਦਾ ਪੜ੍ਹਦੀ ਪੜ੍ਹਦੇ ਵਿਆਹ ਰਿਟਾਇਰ ਮਜ਼ਦੂਰੀ ਦਿਹਾੜੀ ਚਲਾਉਂਦਾ ਚਲਾਉਂਦੇ ਚਲਾਉਂਦੀ parhda parhdi viah chalaunda',
  hard: 'ਔਖਾ ਔਖੀ ਔਖੇ ਮੁਸ਼ਕਲ ਮੁਸ਼ਕਿਲ ਤਕਲੀਫ਼ ਤਕਲੀਫ aukha okha aukhi',
  grew: 'ਪਲੇ ਪਲਿਆ ਪਲੀ ਜੰਮੇ ਜੰਮਿਆ ਜੰਮੀ ਵੱਡੇਹੋਏ ਵੱਡਾਹੋਇਆ ਵੱਡੀਹੋਈ ਬਚਪਨਵਿੱਚ ਬਚਪਨਵਿਚ ਬਚਪਨਬੀਤਿਆ ਬਚਪਨਲੰਘਿਆ jamme jammeya vaddehoye waddehoye wadehoye bachpanvich bachpanch bachpanbeeteya',
  unhappy: 'ਘੁੱਟਦਾ ਘੁਟਦਾ ਘਬਰਾਉਂਦਾ ghutda ghuttda ghabraunda',
  ownFunds: 'ਕੋਲ ਕੋਲੋਂ ਜੇਬ ਪੱਲਿਓਂ ਪੱਲੇ ਆਪਣੇ kol kolon kolo jeb palle pallyon apne',
  granted: 'ਮਿਲ ਮਿਲੇਗਾ ਮਿਲਜੂ ਮਿਲਦਾ mil milega milju milda',
  pay: 'ਤਨਖਾਹ ਤਨਖ਼ਾਹ ਕਮਾਈ ਆਮਦਨ ਆਮਦਨੀ ਸੈਲਰੀ tankhah tankha kamai aamdan amdan',
  fromPay: '',
}
