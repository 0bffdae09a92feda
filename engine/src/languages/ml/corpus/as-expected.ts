import { type CorpusSection, wishesAndTalk } from '../../corpus-case.ts'

export const asExpected: CorpusSection[] = wishesAndTalk([
  { text: 'എനിക്ക് പൂർണ്ണ സമ്മതമാണ്', act: 'affirm' },
  { text: 'pinne entha nokkam', act: 'affirm' },
  { text: 'വേറെ വീടുകൾ ഉണ്ടെങ്കിൽ കാണിക്കൂ', act: 'question' },
  { text: 'kurach koode options kanikkamo', act: 'question' },
  { text: 'ഞാൻ പ്രതീക്ഷിച്ചതു പോലെ തന്നെയുണ്ട്', act: 'affirm' },
  { text: 'വേണ്ടെന്ന് ഞാൻ നേരത്തേ പറഞ്ഞതാണ്', act: 'deny' },
  { text: 'ഞാൻ അതിനെക്കുറിച്ചല്ല ചോദിച്ചത്', act: 'deny' },
  { text: 'ഈ വീട് ഞങ്ങൾക്ക് പറ്റുമെന്ന് തോന്നുന്നില്ല', act: 'deny' },
  { text: 'enikk ith ishtapettilla', act: 'deny' },
  { text: 'എനിക്ക് വഴികാട്ടാമോ', act: 'help' },
  { text: 'എന്താണ് താങ്കൾ ചോദിച്ചത്', act: 'repeat' },
  { text: 'aarengilum enne contact cheyyan parayu', act: 'handoff' },
  { text: 'മറ്റു വീടുകളും കൂടി കാണിക്കാമോ', act: 'question' },
  { text: 'kozhikode thanne vere evideya', asked: 'city', set: { city: 'Kozhikode' } },
  { text: 'athonnum venda', asked: 'amenities', any: ['amenities'] },
  {
    text: '20 kooduthalaanu 15 nu thazhe nokku',
    known: { price: { max: 20000 }, transaction_type: 'rent' },
    set: { price: { max: 15000 } },
  },
  { text: 'പാർക്കിംഗ് അത്യാവശ്യമല്ല', known: { amenities: ['parking'] }, drop: ['parking'] },
])
