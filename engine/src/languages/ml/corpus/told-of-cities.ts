import { wishesAndTalk } from '../../corpus-case.ts'

/** What is told and asked of cities and wishes for nothing, and wishes that are like it. */
export const toldOfCities = wishesAndTalk([
  {
    text: 'ഇന്ന് ശമ്പളം 30000 കിട്ടി',
    act: 'unclear',
  },
  {
    text: 'കൊച്ചിയിൽ നല്ല മഴ',
    act: 'unclear',
  },
  {
    text: 'തൃശ്ശൂരിൽ വാടക എത്രയാണ്',
    act: 'question',
  },
  {
    text: 'കൊച്ചിയിൽ സ്ഥലവില കൂടുമോ',
    act: 'question',
  },
  {
    text: 'എന്റെ കൂട്ടുകാരൻ കോഴിക്കോട് 50 ലക്ഷത്തിന് വീട് വാങ്ങി',
    act: 'unclear',
  },
  {
    text: 'രജിസ്ട്രേഷൻ ചെലവ് എത്ര വരും',
    act: 'question',
  },
  {
    text: 'oru biriyani order cheyyu',
    act: 'unclear',
  },
  {
    text: 'വീട് വാങ്ങുന്നതാണോ വാടകയ്ക്ക് താമസിക്കുന്നതാണോ നല്ലത്',
    act: 'question',
  },
  {
    text: 'കോഴിക്കോട് ബിരിയാണി അടിപൊളിയാണ്',
    act: 'unclear',
  },
  {
    text: 'എന്റെ ചേച്ചി തൃശ്ശൂരിലാണ്',
    act: 'unclear',
  },
  {
    text: 'കൊച്ചിയിൽ ഇന്നലെ ഭയങ്കര മഴയായിരുന്നു',
    act: 'unclear',
  },
  {
    text: 'കോഴിക്കോടൻ ഹൽവ അടിപൊളിയാണ്',
    act: 'unclear',
  },
  {
    text: 'തൃശ്ശൂർ പൂരം കണ്ടിട്ടുണ്ടോ',
    act: 'question',
  },
  {
    text: 'മൂന്നാറിൽ നല്ല തണുപ്പാണ്',
    act: 'unclear',
  },
  {
    text: 'ആലപ്പുഴ വള്ളംകളി ഗംഭീരമായിരുന്നു',
    act: 'unclear',
  },
  {
    text: 'കൊല്ലത്ത് കശുവണ്ടി ഫാക്ടറികൾ ധാരാളമുണ്ട്',
    act: 'unclear',
  },
  {
    text: 'kochi metro super aanu',
    act: 'unclear',
  },
  {
    text: 'kozhikode biriyani kazhichittundo',
    act: 'question',
  },
  {
    text: 'thrissur pooram adipoli aarunnu',
    act: 'unclear',
  },
  {
    text: 'munnar il bayangara thanuppa',
    act: 'unclear',
  },
  {
    text: 'പാലക്കാട് ചൂട് കൂടുതലാണ്',
    act: 'unclear',
  },
  {
    text: 'ഗുരുവായൂർ അമ്പലത്തിൽ നല്ല തിരക്കായിരുന്നു',
    act: 'unclear',
  },
  {
    text: 'കണ്ണൂരിലെ തെയ്യം കാണാൻ രസമാണ്',
    act: 'unclear',
  },
  {
    text: 'alappuzha houseboat kollam',
    act: 'unclear',
  },
  {
    text: 'കൊച്ചി നല്ലതാണ്',
    set: {
      city: 'Kochi',
    },
  },
])
