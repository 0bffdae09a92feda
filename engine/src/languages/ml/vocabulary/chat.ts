import type { ChatPhrases } from '../../language.ts'
import { goingBackPhrases } from './going-back.ts'
import { noCall } from './no-call.ts'
import { enough, putOff } from './put-off.ts'
import { saidSo } from './said-so.ts'
import { whyAsked } from './why-asked.ts'

/** What Malayalam speakers say of the chat itself. */
export const ofTheChat: ChatPhrases = {
  unliked: '(ഇതൊന്നും|ഒന്നും|ഒരെണ്ണവും|ithonnum|onnum) (ഇഷ്ടപ്പെട്ടില്ല|ഇഷ്ടമായില്ല|ishtapettilla|ishtamayilla)',
  'put-off': putOff,
  enough,
  'no-call': noCall,
  'said-so': saidSo,
  'aside:why-asked': whyAsked,
  undo: `
    (അവസാനം|അവസാനത്തെ|ലാസ്റ്റ്|last|ഇപ്പം|ഇപ്പോൾ|ഇപ്പൊ|തൊട്ടുമുമ്പ്|തൊട്ടുമുൻപ്) (പറഞ്ഞത്|പറഞ്ഞതു|ചേർത്തത്|മാറ്റിയത്|കാര്യം) (വിട്|വിടൂ|വിട്ടേക്കൂ|വിട്ടേക്ക്|മാറ്റിക്കോ|ഒഴിവാക്കൂ|ഒഴിവാക്ക്|കളയൂ|കളഞ്ഞേക്ക്|മറന്നേക്ക്|മറക്കൂ|ക്യാൻസൽ|ക്യാൻസൽ ചെയ്യൂ|ക്യാൻസൽ ആക്കൂ|delete ചെയ്യൂ),
    ^(തിരിച്ചു|തിരികെ|പിന്നിലേക്ക്|പഴയ സ്ഥിതിയിലേക്ക്|മുമ്പത്തെ അവസ്ഥയിലേക്ക്|മുമ്പത്തെ സ്ഥിതിയിലേക്ക്) (പോ|പോകൂ|പോവൂ|പോകാം|പോവാം|പോകണം|കൊണ്ടുപോകൂ)$,
    (അവസാനം|ഇപ്പോൾ|ഇപ്പൊ) പറഞ്ഞത് (ഒഴിവാക്കൂ|ഒഴിവാക്കിക്കോ|വിട്ടേക്കൂ|വിട്ടേക്ക്|മാറ്റൂ|കളയൂ|കളഞ്ഞേക്ക്|വേണ്ട),
    അവസാനത്തെ (മാറ്റം|മാറ്റങ്ങൾ) (ഒഴിവാക്കൂ|കളയൂ|മാറ്റൂ|പിൻവലിക്കൂ|വേണ്ട),
    ^(thirike|thirichu) (po|poku|pokku|pokoo|pokam|povam|povu)$,
    (avasanam|ippol|ippo) paranjathu (ozhivakku|ozhivakkoo|vittekku|vittek|kalayu|venda),
    avasanathe maattam (ozhivakku|kalayu|venda), ^(പിന്നോട്ട്|പുറകോട്ട്|തിരിച്ച്) (പോ|പോകൂ|പോകാം|പോവാം|പോകണം)$,
    ^മുമ്പത്തെ ചോദ്യത്തിലേക്ക് (പോ|പോകൂ|പോകാം|പോവാം), ^മുമ്പത്തെ ചോദ്യം$,
    (പറഞ്ഞത്) (തിരിച്ചെടുക്കുന്നു|പിൻവലിക്കുന്നു|തിരിച്ചെടുക്കാം|ക്യാൻസൽ ചെയ്യൂ), പഴയ പോലെ (ആക്കൂ|ആക്കിക്കോ|മതി),
    ^undo (ചെയ്യൂ|ചെയ്യാമോ)$, ^(pinnottu|purakottu|thirichu) (po|poku|pokam|povam)$,
    ^mumbathe (chodyam|chodyathilekku)$, paranjathu thirichedukkunnu, pazhaya pole (aakku|aakkikko|mathi),
    ^undo (cheyyu|cheyy|cheyyamo)$,
    ^(ആദ്യം|മുമ്പ്|മുൻപ്|നേരത്തെ|aadyam|adyam|nerathe) (പറഞ്ഞത്|paranjath|paranjathu) [തന്നെ|thanne] (മതി|നല്ലത്|ശരി|ആയിരുന്നു നല്ലത്|mathi)$`,
  ...goingBackPhrases,
  'so-far': `
    ^(എന്റെ|ente) (ബജറ്റ്|budget) (എത്രയാ|എത്രയാണ്|എത്ര|എന്താ|ethraya|ethra)$, ഞാൻ (ഏത് ഏരിയ|എത്ര ബജറ്റ്) (പറഞ്ഞത്|ചോദിച്ചത്),
    ഞാൻ (എന്തൊക്കെയാ|എന്തൊക്കെയാണ്|എന്തെല്ലാമാണ്|എന്തൊക്കെ) (പറഞ്ഞത്|ചോദിച്ചത്), njan (enthokkeya|enthokke|enthellam) (paranjath|paranjathu|chodichath),
    ^(ഞാൻ|njan) (എന്താ|എന്താണ്|എന്ത്|entha|enthu) (ചോദിച്ചത്|പറഞ്ഞത്|ആവശ്യപ്പെട്ടത്|chodichathu|paranjathu)$,
    (ഇതുവരെ|ഇത് വരെ) [ഞാൻ] (എന്താ|എന്ത്|എന്തൊക്കെ|എന്തെല്ലാം) [ആണ്] (പറഞ്ഞത്|പറഞ്ഞു|ചോദിച്ചത്),
    ഞാൻ (ഇതുവരെ) (എന്താ|എന്ത്|എന്തൊക്കെ|എന്തെല്ലാം) (പറഞ്ഞത്|പറഞ്ഞു|ചോദിച്ചത്), എന്റെ ആവശ്യങ്ങൾ (പറയൂ|കാണിക്കൂ|പറയാമോ|കാണിക്കാമോ),
    (ithuvare|ithu vare) [njan|njaan] (entha|enthu|enthokke|enthellam) (paranjathu|paranju|chodichathu)`,
  'aside:privacy': `
    എന്റെ (ഡാറ്റ|ഡേറ്റ|നമ്പർ|വിവരങ്ങൾ|ചാറ്റ്) (ഡിലീറ്റ് ചെയ്യൂ|ഡിലീറ്റ് ചെയ്യണം|ഡിലീറ്റ് ചെയ്യാമോ|മായ്ക്കൂ|കളയൂ|നീക്കം ചെയ്യൂ|നീക്കണം),
    എന്റെ (നമ്പർ|ഡാറ്റ|വിവരങ്ങൾ) (സുരക്ഷിതമാണോ|സേഫ് ആണോ|സേഫാണോ),
    എന്റെ (നമ്പർ|വിവരങ്ങൾ) (ആർക്കൊക്കെ|ആർക്ക്) (കൊടുക്കും|കിട്ടും|കാണാം), എന്റെ നമ്പർ (കൊണ്ട്|വെച്ച്) എന്ത് (ചെയ്യും|ചെയ്യാനാ),
    ente (data|number|details|chat) delete (cheyyu|cheyyanam|cheyyamo|aakku),
    ente (number|data|details) safe (aano|ano)`,
}
