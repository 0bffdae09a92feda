import type { PlaceTalkWords } from '../../word-lists.ts'

/** By what words Malayalam speakers tell where they move to, and add a place to those that are looked through. */
export const ofPlaces: PlaceTalkWords = {
  moves: 'ട്രാൻസ്ഫർ ട്രാന്‍സ്ഫര്‍ സ്ഥലംമാറ്റം സ്ഥലമാറ്റം ഷിഫ്റ്റ് പോസ്റ്റിംഗ് പോസ്റ്റിങ് sthalamattam sthalammattam',
  happens:
    'ആയി ആയിട്ടുണ്ട് ആയിരിക്കുന്നു ആകുന്നു ആകുകയാണ് ആവുന്നു ആവുകയാണ് ആകും കിട്ടി വന്നു aayi ayi aayittundu ayittund aakunnu akunnu aavunnu avunnu aavukayanu kitti vannu ചെയ്യേണ്ടത് ചെയ്യണം cheyyendath cheyyanam',
  joins: 'ചേരുന്നു ജോയിൻ cherunnu ജോയിന്‍ join',
  workplaces:
    'ഓഫീസ്- ഓഫീസി- ബ്രാഞ്ച്- ബ്രാഞ്ചി- ശാഖ- ബാങ്ക്- ബാങ്കി- കമ്പനി- ആശുപത്രി- സ്കൂൾ- സ്കൂളി- കോളേജ്- കോളേജി- ജോലി- joli officil branchil bankil companyil',
  gatherings: 'കല്യാണം കല്യാണ- kalyanam kalyana-',
  spouse: 'ഭർത്താവ- ഭാര്യ- bharthav- bharya-',
  others:
    'അവന് അവൾക്ക് അവർക്ക് അയാൾക്ക് കൂട്ടുകാര- അയൽ- avanu avalkku avarkku koottukar- suhruth- avalude avante avarude aval avan അവളുടെ അവന്റെ അവരുടെ',
  adds: 'കൂടി കൂടെ koodi koode',
  keepsPlace: 'നോക്കൂ നോക്കാം നോക്ക് വെക്കൂ വയ്ക്കൂ ചേർക്കൂ nokku nokko nokkoo nokkam vekku vekkoo cherkku',
  needless: 'വേണമെന്നില്ല എന്നില്ല നിർബന്ധമില്ല ennilla venamennilla nirbandhamilla',
  near: 'അതിനടുത്ത് അതിനടുത്തായി athinaduth athinte അടുത്ത് അടുത്തായി സമീപം aduth aduthu aduthayi sameepam ഭാഗത്ത് ഭാഗം ഭാഗത്തേക്ക് bhagath bhagathu bhaagath അടുത്തല്ലേ അടുത്താണ് അടുത്താണല്ലോ aduthalle aduthanu aduthanallo ഭാഗത്തായാൽ bhagatthu അടുത്തുള്ള അടുത്തുള്ളത് അടുത്തുള്ളവ aduthulla aduthullath aduthullathu aduthullava',
  side: 'സൈഡ് സൈഡിൽ',
  nearBy: 'അടുത്തുള്ള അടുത്തുള്ളതും അടുത്ത സമീപ സമീപത്തുള്ള aduthulla aduthula adutha sameepa',
  far: 'ദൂരം ദൂരെ ദൂരമുണ്ട് ദൂരത്ത് ദൂരത്തിലാണ് dooram doore dooreyaanu',
  becomesFar: 'ദൂരമാകും ദൂരമാവും ദൂരെയാകും ദൂരെയാവും dooramakum dooramaakum dooramavum dooreyakum',
  none: '',
  nothing: 'ഒന്നും onnum',
  kilometres: 'കിമീ- കിലോമീറ്റ- km kms kilometer kilometre kilometer-',
  work: 'ഓഫീസ്- ഓഫിസ്- ജോലി- കോളേജ്- കമ്പനി- office officil officilekk college company joli',
  unsaid: 'പറഞ്ഞില്ല പറഞ്ഞിട്ടില്ല പറഞ്ഞില്ലല്ലോ paranjilla paranjittilla paranjillallo',
}
