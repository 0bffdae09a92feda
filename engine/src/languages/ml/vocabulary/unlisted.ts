import type { Phrases } from '../../language.ts'

/**
 * A place that is quiet or good: land to those who look for some, and to others where their home is to lie.
 */
export const goodPlaces =
  '(ശാന്തമായ|സമാധാനമുള്ള|സുരക്ഷിതമായ|ബഹളമില്ലാത്ത|നല്ല|shanthamaya|samadhanamulla|nalla) (സ്ഥലം|sthalam)'

/** What people want of a home and no listing tells: its floor, the way it faces, what lies near it, what its area is like. */
export const unlisted: Phrases = `
  (കാർ|car) (പാർക്കിംഗ്|parking) (അല്ല|വേണ്ട) (ബൈക്ക്|bike) (പാർക്കിംഗ്|parking) മതി,
  ${goodPlaces}, (ശാന്തമായ|സമാധാനമുള്ള|സുരക്ഷിതമായ|safe) (ഏരിയ|പ്രദേശം|ചുറ്റുപാട്|area),
  (ഗ്രൗണ്ട്|ടോപ്പ്|ഒന്നാം|രണ്ടാം|മൂന്നാം|താഴത്തെ|മുകളിലത്തെ|മേലത്തെ|ഏറ്റവും മുകളിലത്തെ|ground|top|first|second|thazhathe|mukalilathe) (ഫ്ലോർ|നില|നിലയിൽ|floor|nila),
  (കിഴക്ക്|പടിഞ്ഞാറ്|വടക്ക്|തെക്ക്|ഈസ്റ്റ്|east|west|north|south|kizhakku) (ദർശനം|ദർശനമുള്ള|അഭിമുഖം|ഫേസിംഗ്|facing|darshanam),
  (വാസ്തു|vasthu|vaasthu) (പ്രകാരം|നോക്കി|അനുസരിച്ച്) [ഉള്ള] (വേണം|ആയിരിക്കണം|venam),
  (സ്കൂളിന്|സ്കൂളിനടുത്ത്|കോളേജിന്|മെട്രോയ്ക്ക്|മെട്രോ സ്റ്റേഷന്|റെയിൽവേ സ്റ്റേഷന്|ബസ് സ്റ്റാൻഡിന്|ബസ് സ്റ്റോപ്പിന്|ആശുപത്രിക്ക്|ഹോസ്പിറ്റലിന്|മാർക്കറ്റിന്|അമ്പലത്തിന്|പള്ളിക്ക്|മാളിന്|എയർപോർട്ടിന്|വിമാനത്താവളത്തിന്|airportinu|മെയിൻ റോഡിന്|schoolinu|collegenu|metro stationu|hospitalinu|marketinu|ambalathinu|pallikku|busstandinu|school|college|metro|metro station|railway station|bus stand|bus stop|hospital|market|temple|church|mosque|mall|main road|highway) (അടുത്ത്|സമീപം|അടുത്തായി|അടുത്താവണം|aduthu|adutthu|aduth|sameepam),
  (അടുത്ത്|aduth) (സ്കൂൾ|കോളേജ്|മെട്രോ|ആശുപത്രി|മാർക്കറ്റ്|അമ്പലം|പള്ളി|school|hospital|market) (വേണം|ഉണ്ടാവണം|ഉണ്ടായിരിക്കണം|venam),
  (കാറ്റും വെളിച്ചവും|നല്ല വെളിച്ചം), (പുതുതായി പണിത|പുതിയതായി പണിത|new construction|newly built|brand new),
  (റോഡ്|road) (ഫ്രണ്ടേജ്|frontage|സൈഡ്|side) (വേണം|venam), (പൂജാമുറി|മോഡുലാർ കിച്ചൺ|modular kitchen),
  (ഞങ്ങൾ|ഞാൻ) (ബാച്ചിലർ|ബാച്ചിലേഴ്സ്|bachelor|bachelors|സ്റ്റുഡന്റ്സ്|students) [ആണ്|aanu], (ബാച്ചിലേഴ്സിന്|bachelorsinu)`
