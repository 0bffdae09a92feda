import { wishesAndTalk } from '../../corpus-case.ts'

/** The same things as they are said in each of the eight languages. */
export const saidAlike = wishesAndTalk([
  { text: 'randamathe veettil lift undo', known: { city: 'Kochi' }, act: 'question' },
  { text: 'ആദ്യത്തേത് 3 ബിഎച്ച്കെ ആണോ?', known: { city: 'Kochi' }, act: 'question' },
  { text: 'നിൽക്ക്, രണ്ടാമത്തേതിൽ പാർക്കിംഗ് ഉണ്ടോ', known: { city: 'Kochi' }, act: 'question' },
  { text: 'randamathethu 20000 aano', known: { city: 'Kochi' }, act: 'question' },
  {
    text: 'ചേട്ടന് ഡൽഹിയിൽ ജോലി ആയിരുന്നു, ഇപ്പോൾ കൊച്ചിയിൽ 2 ബിഎച്ച്കെ',
    set: { city: 'Kochi', bedrooms: { min: 2, max: 2 } },
  },
  { text: 'ഒരു മുറി ഒരു അടുക്കള മതി', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'oru room oru kitchen mathi', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'രണ്ട് മുറിയും അടുക്കളയും മതി', set: { bedrooms: { min: 2, max: 2 } } },
  { text: 'ഒരു മുറിയും അടുക്കളയും മതി', set: { bedrooms: { min: 1, max: 1 } } },
  {
    text: 'ഫർണിഷ്ഡ് വേണ്ടെന്ന് തോന്നുന്നു ഞങ്ങൾക്ക് സോഫ കട്ടിൽ എല്ലാം ഉണ്ട്',
    known: { amenities: ['furnished'] },
    drop: ['furnished'],
  },
  { text: '80 ലക്ഷത്തിന് മുകളിൽ താങ്ങാൻ പറ്റില്ല', set: { price: { max: 8000000 } } },
  { text: 'വേറെ എന്ത് ഇല്ലെങ്കിലും ബാൽക്കണി വേണം', set: { amenities: ['balcony'] } },
  { text: 'ഫോർട്ട് കൊച്ചിയിലാണെങ്കിൽ എത്ര നന്നായിരുന്നു', set: { area: 'Fort Kochi' } },
  {
    text: 'നായക്കുട്ടിയുണ്ട് കൂടെ, അതിനെ കയറ്റുന്ന ഫ്ലാറ്റേ പറ്റൂ',
    set: { property_type: 'apartment', amenities: ['pet_friendly'] },
  },
  {
    text: 'ഫ്ലാറ്റിൽ ശ്വാസംമുട്ടും, നമുക്ക് വീട് മതി',
    asked: 'property_type',
    known: { transaction_type: 'sale' },
    set: { property_type: 'house' },
  },
  { text: 'സ്ഥലം മാത്രം മതി വീട് ഞങ്ങള് പണിതോളാം', set: { property_type: 'land' } },
  {
    text: 'njan bangalore aa joli.. leave nu varumbo nilkkan ottapalath oru veedu vangan plan und',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Ottapalam' },
  },
  {
    text: 'vaadakaykk mathi ippo, pinne nokkam vangunna karyam',
    asked: 'transaction_type',
    set: { transaction_type: 'rent' },
  },
  {
    text: 'ഇപ്പോ വാടകയ്ക്ക് മതി, വാങ്ങുന്ന കാര്യം പിന്നെ നോക്കാം',
    asked: 'transaction_type',
    set: { transaction_type: 'rent' },
  },
  {
    text: 'ഇപ്പൊ താമസിക്കുന്നിടത്ത് എട്ടായിരം ആണ് വാടക',
    asked: 'price',
    known: { transaction_type: 'rent' },
    act: 'unclear',
  },
  {
    text: 'ഫർണിച്ചറൊക്കെ ഞങ്ങടെ കയ്യിൽ ഉണ്ട് അപ്പോ ഫർണിഷ്ഡ് ആവണമെന്നില്ല',
    known: { amenities: ['furnished'] },
    drop: ['furnished'],
  },
  { text: 'ജിം ഒഴിവാക്കിക്കോ ആര് പോകാനാ', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
  { text: 'അപ്പൂപ്പന്റെ സ്ഥലം നാട്ടിൽ മൂന്ന് ഏക്കർ ഉണ്ട്', act: 'unclear' },
  {
    text: 'ഇപ്പോ ഞങ്ങൾ കൊടുക്കുന്ന വാടക ഒമ്പതിനായിരം',
    asked: 'price',
    known: { transaction_type: 'rent' },
    act: 'unclear',
  },
  { text: 'പവർ ബാക്കപ്പ് ഇല്ലാതെ ആണെങ്കിൽ വേണ്ട', set: { amenities: ['power_backup'] } },
  {
    text: 'മാക്സ് അറുപത് ലക്ഷം ലോൺ കൂടി എടുക്കണം',
    asked: 'price',
    known: { transaction_type: 'sale' },
    set: { price: { max: 6000000 } },
  },
  {
    text: 'എന്റെ നാട് പാലാ, കോട്ടയത്ത് പിള്ളേരുടെ പഠിപ്പിന് വാടകവീട് നോക്കുന്നു',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Kottayam' },
  },
  { text: 'മൂന്ന് സെന്റ് സ്ഥലം ഉണ്ടോ', set: { property_type: 'land', size_sqft: { min: 1306.8 } } },
  {
    text: 'ആലുവയിലെ പഴയ വീട് വിൽക്കുകയാണ്, ഇനി കൊച്ചിയിൽ തന്നെ ചെറിയ ഫ്ലാറ്റ് വാങ്ങും',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Kochi' },
  },
  { text: 'വൺ ആർകെ വാടകയ്ക്ക് വേണം', set: { transaction_type: 'rent', bedrooms: { min: 1, max: 1 } } },
  {
    text: 'ഞങ്ങൾക്ക് നായ ഉണ്ട്, സമ്മതിക്കുന്ന ഫ്ലാറ്റ് വേണം',
    set: { property_type: 'apartment', amenities: ['pet_friendly'] },
  },
  {
    text: 'കുറച്ചുകൂടി പറ്റും, നാല്പത്തഞ്ച് എന്ന് വെച്ചോ',
    known: { price: { max: 4000000 }, transaction_type: 'sale' },
    set: { price: { max: 4500000 } },
  },
  {
    text: 'വൈറ്റില വേണ്ട അവിടെ ഭയങ്കര ബ്ലോക്കാ, കാക്കനാട് നോക്ക്',
    asked: 'area',
    known: { city: 'Kochi' },
    set: { area: 'Kakkanad' },
  },
  { text: 'ഒറ്റവീട് വേണം, അപ്പാർട്ട്മെന്റിൽ ശ്വാസം മുട്ടും', set: { property_type: 'house' } },
  { text: 'കാക്കനാട് അടുത്ത് എന്തേലും ഉണ്ടേൽ കാണിക്ക്', set: { area: 'Kakkanad' } },
])
