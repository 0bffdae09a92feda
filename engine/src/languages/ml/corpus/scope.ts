import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      { text: 'വാടക വീട് വേണ്ട, വാങ്ങാനാണ്', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'vadaka veedu venda, vanganam', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'വാങ്ങാനുള്ള വീട് വേണ്ട, വാടകയ്ക്ക് മതി', set: { transaction_type: 'rent', property_type: 'house' } },
      {
        text: 'vangan ulla veedu venda, vadakakku mathi',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      { text: 'വാടക ഫ്ലാറ്റ് വേണ്ട, വാങ്ങണം', set: { transaction_type: 'sale', property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'the place that is sought, not the one that is left or lived in',
    cases: [
      { text: 'തൃശൂർ വിട്ട് പോകുകയാണ്, കൊച്ചിയിൽ ഫ്ലാറ്റ് വേണം', set: { property_type: 'apartment', city: 'Kochi' } },
      {
        text: 'ippo palakkad aanu thamasam, thrissuril veedu venam',
        set: { property_type: 'house', city: 'Thrissur' },
      },
    ],
  },
  {
    phenomenon: 'corrected within the turn',
    cases: [
      {
        text: 'venda 25k',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 25000 } },
      },
      {
        text: 'വേണ്ട 25000',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 25000 } },
      },
    ],
  },
  {
    phenomenon: 'a side cost beside the rent',
    cases: [
      { text: '1 ലക്ഷം അഡ്വാൻസ് 15000 വാടക', set: { transaction_type: 'rent', price: { max: 15000 } } },
      { text: 'deposit 50k, vadaka 12k', set: { transaction_type: 'rent', price: { max: 12000 } } },
    ],
  },
  {
    phenomenon: 'errands of repair, and talk about places and things of others',
    counter: true,
    cases: [
      { text: 'എസി കേടായി, ആരെയെങ്കിലും അയക്കൂ', act: 'unclear' },
      { text: 'ac nannakkanam', act: 'unclear' },
      { text: 'ലിഫ്റ്റ് പ്രവർത്തിക്കുന്നില്ല', act: 'unclear' },
      { text: 'കൊച്ചിയിൽ ഇന്നലെ നല്ല മഴയായിരുന്നു', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'one that was shown has it or not: a question',
    counter: true,
    cases: [
      { text: 'ഇതിൽ ലിഫ്റ്റ് ഉണ്ട്', shown: 3, act: 'question' },
      { text: 'ithil parking undu', shown: 3, act: 'question' },
    ],
  },
  {
    phenomenon: 'said of a place or an amenity and still a wish',
    cases: [{ text: 'kakkanad aanu nallathu', set: { area: 'Kakkanad' } }],
  },
]
