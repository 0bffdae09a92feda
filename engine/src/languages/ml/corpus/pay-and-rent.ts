import { type CorpusSection, upTo } from '../../corpus-case.ts'

export const payAndRent: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ശമ്പളം നാല്പതിനായിരം വരും അതിൽ വാടകയ്ക്ക് പത്തേ കൊടുക്കാൻ പറ്റൂ',
        set: { transaction_type: 'rent', price: upTo(10000) },
      },
      {
        text: 'ഇപ്പൊ താമസിക്കുന്ന വീടിന് പതിനെട്ട് കൊടുക്കുന്നുണ്ട് അതിനേക്കാൾ കുറഞ്ഞ് പന്ത്രണ്ടായിരത്തിന് വേണം',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
      },
      {
        text: 'മാസം മുപ്പതിനായിരം കിട്ടും വാടകയ്ക്ക് എട്ടായിരം വരെ കൊടുക്കാം',
        set: { transaction_type: 'rent', price: upTo(8000) },
      },
      {
        text: 'ഇപ്പോൾ പതിനഞ്ച് കൊടുക്കുന്നു, ഇനി പത്തിനുള്ളിൽ വേണം',
        known: { transaction_type: 'rent' },
        set: { price: upTo(10000) },
      },
      {
        text: 'പെൻഷൻ ഇരുപതിനായിരമേ ഉള്ളൂ, വാടക ആറായിരത്തിൽ കൂടാൻ പാടില്ല',
        set: { transaction_type: 'rent', price: upTo(6000) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      { text: 'Salary 50k, rent 12k-യിൽ കൂടുതൽ പറ്റില്ല', set: { transaction_type: 'rent', price: upTo(12000) } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [{ text: 'ippo 14k vadaka kodukkunnu, athilum kuravu 10k kk venam', set: { price: upTo(10000) } }],
  },
]
