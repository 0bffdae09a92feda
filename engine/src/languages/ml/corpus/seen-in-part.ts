import { atLeast, type CorpusSection, upTo } from '../../corpus-case.ts'

/** Turns of the blind set that another turn here is like but for a word. */
export const seenInPart: CorpusSection[] = [
  {
    phenomenon: 'like others but for a word',
    cases: [
      {
        text: 'പട്ടിയെ വളർത്താൻ പറ്റുന്ന വീട്',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house', amenities: ['pet_friendly'] },
      },
      { text: 'ഏത് ഏരിയ ആയാലും കുഴപ്പമില്ല', asked: 'area', known: { city: 'Kochi' }, any: ['area'] },
      { text: 'വീടോ ഫ്ലാറ്റോ എന്തായാലും മതി', asked: 'property_type', any: ['property_type'] },
      { text: 'ഇന്ന് ആലുവയിൽ നല്ല മഴയാണ്', act: 'unclear' },
      { text: 'കൊച്ചിയിൽ സെന്റിന് എന്താ വില', act: 'question' },
      { text: 'kochiyil evide aayalum mathi', asked: 'area', set: { city: 'Kochi' }, any: ['area'] },
      { text: 'size onnum prashnam alla', any: ['size_sqft'] },
      {
        text: '25 alla 30 aakku',
        known: { transaction_type: 'rent', price: upTo(25000) },
        set: { price: upTo(30000) },
      },
      { text: 'minimum 1200 sqft വേണം', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
      {
        text: 'ഞായറാഴ്ച പതിനൊന്ന് മണിക്ക് ഫ്ലാറ്റ് കാണാൻ വരാം',
        known: { property_type: 'apartment' },
        shown: 1,
        act: 'unclear',
      },
      { text: 'എന്നാൽ ശരി, പിന്നെ കാണാം', act: 'goodbye' },
    ],
  },
]
