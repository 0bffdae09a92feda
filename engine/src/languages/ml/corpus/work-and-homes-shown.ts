import type { CorpusSection } from '../../corpus-case.ts'

/** What is told of work and of the day, what is asked of homes shown; and wishes that are told with their reasons. */
export const workAndHomesShown: CorpusSection[] = [
  {
    phenomenon: 'of work and homes shown',
    counter: true,
    cases: [
      { text: 'എന്റെ ഫോൺ പ്ലാൻ 299 രൂപയാ, എന്നിട്ടും കാക്കനാട്ട് സിഗ്നലില്ല', act: 'unclear' },
      {
        text: 'കടവന്ത്രയിലെ സ്കൂൾ ഒന്നര ലക്ഷം ഫീസ് ചോദിക്കുന്നു',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'unclear',
      },
      {
        text: 'മഴയിൽ ഞങ്ങളുടെ രണ്ടേക്കർ നെല്ല് നശിച്ചു',
        known: { transaction_type: 'sale', city: 'Kochi' },
        act: 'unclear',
      },
      { text: 'അനിയൻ തൃശൂരിലെ ബാങ്കിൽ നാല്പത്തയ്യായിരം ശമ്പളത്തിന് കയറി', act: 'unclear' },
      { text: 'ചിറ്റയുടെ വീട്ടിലെ പാചകക്കാരി നല്ല സാമ്പാർ വെക്കും', act: 'unclear' },
      {
        text: 'kazhinja maasam current bill 4200 vannu',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'unclear',
      },
      { text: 'munnaril oru pretha villaye kurich cinema edukkunnu', act: 'unclear' },
      { text: 'njan divasavum raavile aaru manikk kaloor gymil pokum', act: 'unclear' },
      { text: 'kollath passport engane edukkum', act: 'question' },
      {
        text: 'അതിൽ ദിവസം മുഴുവൻ വെള്ളം വരുമോ',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'question',
      },
      {
        text: 'മെയിന്റനൻസ് ആരാ കൊടുക്കുക, ഞാനോ ഉടമയോ',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'question',
      },
      {
        text: 'രണ്ടാമത്തേതാണോ ഒന്നാമത്തേതാണോ metro ക്ക് അടുത്ത്',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'question',
      },
      {
        text: 'നാല്പതു ലക്ഷത്തിന്റെ വീട് വാസ്തു പ്രകാരമാണോ',
        known: { transaction_type: 'sale', city: 'Kochi' },
        act: 'question',
      },
      {
        text: 'gym ullathil bachelorsine thamasippikkumo',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'question',
      },
      {
        text: 'kaloor flatinu deposit ethra chodikkum',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'question',
      },
    ],
  },
  {
    phenomenon: 'more wishes with their reasons',
    cases: [
      {
        text: 'മേയിൽ വിരമിക്കും, പച്ചക്കറി കൃഷി ചെയ്യണം, അതുകൊണ്ട് സ്ഥലം മതി',
        known: { transaction_type: 'sale', city: 'Kochi' },
        set: { property_type: 'land' },
      },
      {
        text: 'ente molkk kozhikode seat kitti, avide oru cheriya flat vaadakakk venam',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Kozhikode' },
      },
    ],
  },
]
