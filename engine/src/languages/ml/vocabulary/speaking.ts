import { inEach, type Speaking } from '../../language-names.ts'

/** How its speakers ask to go on in another language. */
export const speaking: Speaking = {
  names: {
    en: 'ഇംഗ്ലീഷ്',
    ta: 'തമിഴ്',
    hi: 'ഹിന്ദി',
    ml: 'മലയാളം',
    kn: 'കന്നഡ|കന്നട',
    te: 'തെലുങ്ക്',
    pa: 'പഞ്ചാബി',
    bn: 'ബംഗാളി',
  },
  inside: 'ൽ|ഇൽ|യിൽ|ല്',
  written: {
    en: 'ഇംഗ്ലീഷിൽ|ഇംഗ്ലീഷില്|ഇംഗ്ലീഷ്|english ൽ',
    ta: 'തമിഴിൽ|തമിഴ്',
    hi: 'ഹിന്ദിയിൽ|ഹിന്ദി',
    ml: 'മലയാളത്തിൽ|മലയാളം',
    kn: 'കന്നഡയിൽ|കന്നടയിൽ|കന്നട',
    te: 'തെലുങ്കിൽ|തെലുങ്ക്',
    pa: 'പഞ്ചാബിയിൽ|പഞ്ചാബി',
    bn: 'ബംഗാളിയിൽ|ബംഗാളി',
  },
  typed: {
    ...inEach('il|yil'),
    en: 'englishil|english il|inglishil|english',
    te: 'telugil|teluguvil|telugu il|telugu',
    ml: 'malayalathil|malayalattil|malayalam il|malayalam',
    ta: 'tamilil|tamizhil|thamizhil|tamil il|tamil',
  },
  please: {
    written:
      '[മാത്രം|തന്നെ] (സംസാരിക്കൂ|സംസാരിക്കാമോ|സംസാരിക്കുമോ|സംസാരിക്കാം|സംസാരിക്കുക|സംസാരിക്ക്|സംസാരിച്ചാൽ മതി|പറയൂ|പറയാമോ|പറഞ്ഞാൽ മതി|പറ|പറയുമോ|പറയ്|പറഞ്ഞാൽ|സംസാരിക്കണം|മറുപടി|തരൂ|എഴുതൂ|മതി)',
    typed:
      '(samsarikku|samsarikkoo|samsarikkamo|samsarikkumo|samsarikkam|samsaricha mathi|parayu|parayoo|parayamo|para|paranja mathi|mathi)',
  },
  wish: {
    written: '(സംസാരിക്കാൻ (ആണ് ഇഷ്ടം|ഇഷ്ടം|ആഗ്രഹം|താൽപര്യം|താല്പര്യം|പറ്റുമോ)|സംസാരിക്കാനാണ് ഇഷ്ടം|വേണം)',
    typed:
      '(samsarikkanam|samsarikanam|samsarikkan (ishtam|pattumo|aanu ishtam)|samsarikanamayirunnu|parayanam|venam)',
  },
  wanted: {
    who: { written: '(എനിക്ക്|ഞങ്ങൾക്ക്)', typed: '(enikku|eniku|njangalku|njangalkku)' },
    verb: { written: '(വേണം|മതി|വേണമായിരുന്നു)', typed: '(venam|venamm|veenam|mathi|mathiyayirunnu)' },
  },
  asks: { written: '(അറിയാമോ|അറിയുമോ|മനസ്സിലാകുമോ)', typed: '(ariyamo|ariyumo|manasilakumo)' },
}
