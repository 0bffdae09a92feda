import { mapNames, type Speaking } from '../../language-names.ts'

/** How its speakers ask to go on in another language. */
export const speaking: Speaking = {
  names: {
    en: 'ਅੰਗਰੇਜ਼ੀ|ਅੰਗਰੇਜੀ|ਇੰਗਲਿਸ਼',
    ta: 'ਤਮਿਲ|ਤਾਮਿਲ',
    hi: 'ਹਿੰਦੀ',
    ml: 'ਮਲਿਆਲਮ',
    kn: 'ਕੰਨੜ',
    te: 'ਤੇਲਗੂ|ਤੇਲੁਗੂ',
    pa: 'ਪੰਜਾਬੀ',
    bn: 'ਬੰਗਾਲੀ|ਬੰਗਲਾ',
  },
  inside: 'ਵਿੱਚ|ਵਿਚ|ਚ',
  written: {
    en: '(ਅੰਗਰੇਜ਼ੀ|ਅੰਗਰੇਜੀ|ਇੰਗਲਿਸ਼) (ਵਿੱਚ|ਵਿਚ|ਚ)',
    ta: '(ਤਮਿਲ|ਤਾਮਿਲ) (ਵਿੱਚ|ਵਿਚ|ਚ)',
    hi: '(ਹਿੰਦੀ) (ਵਿੱਚ|ਵਿਚ|ਚ)',
    ml: '(ਮਲਿਆਲਮ) (ਵਿੱਚ|ਵਿਚ|ਚ)',
    kn: '(ਕੰਨੜ) (ਵਿੱਚ|ਵਿਚ|ਚ)',
    te: '(ਤੇਲਗੂ|ਤੇਲੁਗੂ) (ਵਿੱਚ|ਵਿਚ|ਚ)',
    pa: '(ਪੰਜਾਬੀ) (ਵਿੱਚ|ਵਿਚ|ਚ)',
    bn: '(ਬੰਗਾਲੀ|ਬੰਗਲਾ) (ਵਿੱਚ|ਵਿਚ|ਚ)',
  },
  typed: mapNames((names) => `(${names}) (vich|vichh|ch|wich)`),
  please: {
    written: '(ਗੱਲ ਕਰੋ|ਗੱਲ ਕਰ|ਗੱਲ ਕਰੀਏ|ਗੱਲ ਕਰਨੀ|ਬੋਲੋ|ਬੋਲ|ਲਿਖੋ|ਦੱਸੋ|ਜਵਾਬ ਦਿਓ|ਸਮਝਾਓ)',
    typed: '((gal|gall) (karo|kar|kariye|kro|karni)|bolo|bol|likho|dasso|daso|jawab deo|samjhao)',
  },
  wish: {
    written:
      '((ਬਾਤ|baat|bat) (ਕਰੋ|ਕਰਨੀ|karo|karni|karna|kariye|kro)|ਗੱਲਬਾਤ ਕਰਨੀ|ਗੱਲ ਕਰਨੀ ਹੈ|ਗੱਲ ਕਰਨੀ ਏ|ਗੱਲ ਕਰਨਾ ਚਾਹੁੰਦਾ|ਗੱਲ ਕਰਨੀ ਚਾਹੁੰਦਾ|ਗੱਲ ਕਰਨੀ ਚਾਹੁੰਦੀ|ਗੱਲ ਕਰਾਂਗੇ|ਚਾਹੀਦੀ)',
    typed:
      '((gal|gall) karni (hai|ae|aa|chahunda|chahundi)|galbat karni|gallbaat karni|baat karni|(gal|gall) karange|chahidi)',
  },
  wanted: {
    who: { written: '(ਮੈਨੂੰ|ਸਾਨੂੰ)', typed: '(mainu|menu|mainoo|sanu|saanu)' },
    verb: {
      written: '(ਚਾਹੀਦੀ|ਚਾਹੀਦਾ|ਚਾਹੀਦੀ ਹੈ|ਚਾਹੀਦੀ ਏ|ਚਾਹੀਦਾ ਹੈ)',
      typed: '(chahidi|chahida|chaidi|chaida|chahidi hai|chahida hai|chahidi aa|chahidi ae|chaidi aa)',
    },
  },
  asks: {
    written: '[ਵੀ] (ਆਉਂਦੀ ਹੈ|ਆਉਂਦੀ ਏ|ਆਉਂਦੀ|ਜਾਣਦੇ ਹੋ|ਸਮਝਦੇ ਹੋ)',
    typed: '[vi] (aundi hai|aundi ae|aundi|jande ho|samajhde ho)',
  },
}
