import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const askedAndHad: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'അമ്മയുടെ ചികിത്സയ്ക്കായി കുറച്ചു നാളത്തേക്ക് മെഡിക്കൽ കോളേജിനടുത്ത് കോട്ടയത്ത് വാടകയ്ക്ക് വീട് വേണം',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kottayam' },
      },
      {
        text: 'പഴയ വീടായാലും മതി ചാലക്കുടിയിൽ ഇരുപത് ലക്ഷത്തിന് കിട്ടുമോ',
        set: { property_type: 'house', city: 'Chalakudy', price: upTo(2000000) },
      },
      {
        text: 'ഞങ്ങൾക്ക് വേണ്ടത് വലിയ ഹാളും മൂന്ന് ബെഡ്റൂമും ഉള്ള ഫ്ലാറ്റാണ്, കലൂർ അല്ലെങ്കിൽ ഇടപ്പള്ളി',
        set: { property_type: 'apartment', area: 'Kaloor', bedrooms: exactly(3) },
      },
      {
        text: 'പത്തനംതിട്ട ഭാഗത്ത് റബ്ബർ തോട്ടം അഞ്ച് ഏക്കർ വിലയ്ക്ക് ആവശ്യമുണ്ട്',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Pathanamthitta',
          size_sqft: atLeast(217800),
        },
      },
      {
        text: 'ഇരുപത്തഞ്ച് മുപ്പത് ലക്ഷം ആയാലും കുഴപ്പമില്ല',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(2500000, 3000000) },
      },
      { text: 'വാടക മാത്രം പതിനെട്ടായിരത്തി അഞ്ഞൂറ് കടക്കരുത്', set: { transaction_type: 'rent', price: upTo(18500) } },
      { text: 'എണ്ണൂറ് സ്ക്വയർ ഫീറ്റിന് മുകളിൽ മതി', set: { size_sqft: atLeast(800) } },
      {
        text: 'കണ്ണൂരെന്നല്ലേ പറഞ്ഞത്, അത് വേണ്ട തലശ്ശേരി നോക്ക്',
        known: { city: 'Kannur' },
        set: { city: 'Thalassery' },
      },
      { text: 'ഏത് നിലയായാലും കുഴപ്പമില്ല പക്ഷേ ലിഫ്റ്റ് വേണം', set: { amenities: ['lift'] } },
      { text: 'ആ പാർക്കിംഗും കൂടെ ചേർത്തോ', set: { amenities: ['parking'] } },
      {
        text: 'എസി ഇപ്പോൾ തന്നെ കയ്യിലുണ്ട് അതുകൊണ്ട് വേണ്ട',
        known: { amenities: ['air_conditioning'] },
        drop: ['air_conditioning'],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'അത്രേയുള്ളൂ വേറൊന്നും വേണ്ട', act: 'deny' },
      { text: 'ഈ ഏരിയ സുരക്ഷിതമാണോ', act: 'question' },
      { text: 'അവിടെ വീട്ടുജോലിക്ക് ആളെ കിട്ടുമോ', act: 'question' },
      { text: 'അഡ്വാൻസ് എത്ര കൊടുക്കണമെന്ന് പറയാമോ', act: 'question' },
      { text: 'ഓണർ ഏത് നാട്ടിലാ', act: 'question' },
      { text: 'രജിസ്റ്റർ ചെയ്യാൻ എത്ര ദിവസമെടുക്കും', act: 'question' },
      { text: 'ഞങ്ങൾ രണ്ടുപേരും നഴ്സുമാരാണ്, ആശുപത്രിയിൽ ജോലി ചെയ്യുന്നു', act: 'unclear' },
      { text: 'എന്റെ വണ്ടി പഞ്ചറായി', act: 'unclear' },
      { text: 'കഴിഞ്ഞ വർഷം ഒരു സ്ഥലം വാങ്ങി പറ്റിക്കപ്പെട്ടു', act: 'unclear' },
      { text: 'വൈകുന്നേരം ഫോൺ ചെയ്യാം', act: 'unclear' },
      { text: 'നിങ്ങളുടെ മാനേജരുടെ നമ്പർ തരാമോ', act: 'handoff' },
      { text: 'ശരിക്കും മനസ്സിലായില്ല ഒരിക്കൽ കൂടി പറയുമോ', act: 'repeat' },
      { text: 'ഒത്തിരി സന്തോഷം മോനേ നന്ദി', act: 'thanks' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'namaskaram njan kochiyil oru companiyil joli cheyyunnu, enikku kaloor aduth 1bhk vadakakku venam 9000 inullil',
        set: {
          transaction_type: 'rent',
          area: 'Kaloor',
          city: 'Kochi',
          bedrooms: exactly(1),
          price: upTo(9000),
        },
      },
      {
        text: 'molkk hostel ishtamalla athukond aluvayil oru cheriya veedu rentinu nokkanam',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Aluva' },
      },
      {
        text: 'oru kodi budgetil marine drive bhagathu flat kittumo',
        set: { property_type: 'apartment', area: 'Marine Drive', price: upTo(10000000) },
      },
      { text: '3 cent mathi pakshe road side aayirikkanam', set: { size_sqft: atLeast(1306.8) } },
      { text: 'pet und athukond owner sammathikkanam', set: { amenities: ['pet_friendly'] } },
      {
        text: 'alla njan paranjath rent aanu, sale alla',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'Semi-furnished 2BHK, rent 22k, Kakkanad',
        set: {
          transaction_type: 'rent',
          bedrooms: exactly(2),
          price: upTo(22000),
          area: 'Kakkanad',
          amenities: ['semi_furnished'],
        },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'rent valare kooduthal aanu parayunnath', act: 'question' },
      { text: 'ith eppol panithathaanu', act: 'question' },
      { text: 'vellam engane aanu avide varunnath', act: 'question' },
      { text: 'ok angane thanne cheytholu', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Dog ഉണ്ട്, so pet friendly flat വേണം Kaloor-ൽ',
        set: { property_type: 'apartment', area: 'Kaloor', amenities: ['pet_friendly'] },
      },
      {
        text: 'Budget 50 lakhs-ൽ നിന്ന് 60 lakhs ആക്കി increase ചെയ്യൂ',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Brokerage എത്രയാ sir?', act: 'question' }],
  },
]
