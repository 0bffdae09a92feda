import { goingBack } from '../../going-back.ts'

/** What Malayalam speakers say to go back to an area, a city or a budget. */
export const goingBackPhrases = goingBack({
  earlier: '(ആദ്യത്തെ|മുമ്പത്തെ|മുൻപത്തെ|നേരത്തത്തെ|പഴയ|pazhaya|first)',
  said: '(ആദ്യം|മുമ്പ്|നേരത്തെ|aadyam|adyam|nerathe|first) (പറഞ്ഞ|ചോദിച്ച|paranja)',
  theEarlier: '((ആദ്യം|മുമ്പ്|നേരത്തെ) (പറഞ്ഞത്|ഉണ്ടായിരുന്നത്)|പഴയത്)',
  city: '(നഗരം|സിറ്റി|പട്ടണം|ജില്ല|nagaram|city)',
  area: '(സ്ഥലം|സ്ഥലത്ത്|സ്ഥലത്തേക്ക്|സ്ഥലത്തേക്കു|സ്ഥലമാണ്|സ്ഥലമായിരുന്നു|ഏരിയ|ഏരിയയിൽ|ഏരിയയിലേക്ക്|ലൊക്കേഷൻ|ഇടം|sthalam|sthalathekku|sthalath|area|areayil)',
  price: '(ബജറ്റ്|ബജറ്റിൽ|ബജറ്റായിരുന്നു|വില|വാടക|റേറ്റ്|തുക|budget|budgetil|vila|vadaka)',
  holds:
    '[തന്നെ|thanne] (മതി|മതിയായിരുന്നു|നല്ലത്|നല്ലതായിരുന്നു|(ആണ്|ആയിരുന്നു) (നല്ലത്|ശരി|ഭേദം)|ഓക്കെ|ശരി|പോകാം|പോവാം|നോക്കാം|നോക്കൂ|കൊള്ളാം|ആക്കിക്കോ|ആവട്ടെ|ആകട്ടെ|mathi|nallath|ok|pokam|povam|aavatte)',
})
