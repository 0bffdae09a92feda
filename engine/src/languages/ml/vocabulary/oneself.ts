import type { OneselfWords } from '../../word-lists.ts'

/** By what words Malayalam speakers tell something of themselves and of their families. */
export const oneself: OneselfWords = {
  own: 'ഞാൻ ഞങ്ങൾ ഞങ്ങള് എന്റെ ഞങ്ങളുടെ ഞങ്ങൾക്ക് എനിക്ക് njan njaan njangal njangalku njangalkku ente njangalude enikku enik',
  kin: 'അമ്മ- അച്ഛ- ഭാര്യ- ഭർത്താ- മകൻ മകന- മകൾ മകള- മക്കൾ മക്കള- മോൻ മോന- മോൾ മോള് മോള- കുട്ടികൾ കുട്ടികള- കുടുംബ- ഫാമിലി- ആൾക്കാർ പേര് പേരുണ്ട് പേരാണ് achan bharya bharthavu makan makal makkal kuttikal kudumbam perund',
  life: 'ജോലി- ഡ്യൂട്ടി- പഠിക്കു- സുഖമില്ല കല്യാണ- റിട്ടയർ- ഓടിക്കു- joli padikkunnu padikkunu kalyanam odikkunnu sugamilla',
  hard: 'ബുദ്ധിമുട്ട- പ്രയാസ- buddhimutt- budhimutt- budhimuttu buddhimuttu prayasam',
  grew: 'valarnnathum valarnathum janichathum ജനിച്ചതും വളർന്നത് വളർന്നതാണ് വളർന്നതും ജനിച്ചത് ജനിച്ചുവളർന്ന കുട്ടിക്കാല- ചെറുപ്പത്തിൽ ചെറുപ്പകാല- valarnnath valarnnathu valarnnathanu kuttikkalathu kuttikkalath kuttikaalathu cheruppathil janichath',
  unhappy: 'മടുപ്പാണ് മടുത്തു വീർപ്പുമുട്ട- madupp- veerppumutt-',
  ownFunds: 'കയ്യിൽ കൈയിൽ കയ്യിൽനിന്ന് സ്വന്തം സമ്പാദ്യം kayyil kaiyil kayyilninn swantham sambadyam',
  granted: 'കിട്ടും കിട്ടുമെന്ന് കിട്ടുന്നുണ്ട് തരും kittum kittunnund tharum',
  pay: '',
  fromPay: 'ശമ്പളത്തി- വരുമാനത്തി- ശമ്പളംകൊണ്ട് shambalathi- sambalathi- varumanathi- salaryil',
}
