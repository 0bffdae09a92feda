import type { CorpusSection } from '../../corpus-case.ts'

export const keptAndRefused: CorpusSection[] = [
  {
    phenomenon: 'kept and refused',
    cases: [
      { text: 'വാങ്ങണ്ട', known: { transaction_type: 'rent' }, set: { transaction_type: 'rent' } },
      { text: 'vanganda', known: { transaction_type: 'rent' }, set: { transaction_type: 'rent' } },
      { text: 'ഇപ്പോ വാങ്ങിക്കണ്ട, വാടക മതി', set: { transaction_type: 'rent' } },
      { text: 'വാടകയ്ക്ക് എടുക്കണ്ട', set: { transaction_type: 'sale' } },
      { text: 'vadakakku edukkanda', set: { transaction_type: 'sale' } },
      { text: 'വിൽക്കണ്ട', act: 'deny' },
      { text: 'lift vekkanda', drop: ['lift'] },
      { text: 'parking venam lift venda', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'ലിഫ്റ്റ് വേണ്ട പാർക്കിംഗ് വേണം', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'kakkanad allengil edappally randum ok', set: { area: 'Kakkanad' } },
      { text: 'വീട് വേണ്ട', known: { property_type: 'apartment' }, set: { property_type: 'apartment' } },
      { text: 'veed aayalum mathi', known: { property_type: 'apartment' }, any: ['property_type'] },
      { text: 'ippo njan kozhikode aanu kochi lekku maarunnu', set: { city: 'Kochi' } },
    ],
  },
]
