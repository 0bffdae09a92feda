import { wishesAndTalk } from '../../corpus-case.ts'

/** What ordinary people say most often in a chat, by writers who had not seen the rules. */
export const ordinaryChats = wishesAndTalk([
  {
    text: 'കൊച്ചിയിൽ രണ്ട് ബെഡ്റൂമുള്ള ഒരു ഫ്ലാറ്റ് വാടകയ്ക്ക് നോക്കുകയാണ്, മാസം ഇരുപതിനായിരം വരെ കൊടുക്കാം',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      price: { max: 20000 },
      bedrooms: { min: 2, max: 2 },
    },
  },
  {
    text: 'തൃശ്ശൂരിൽ സ്വന്തമായി ഒരു വീട് വാങ്ങാൻ ആഗ്രഹമുണ്ട്',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Thrissur' },
  },
  {
    text: 'നമസ്കാരം, ഞാൻ നഴ്സാണ്. കോഴിക്കോട് ഒരു ചെറിയ വീട് വാടകക്ക് വേണമായിരുന്നു',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Kozhikode' },
  },
  {
    text: 'മക്കളൊക്കെ പുറത്താണ്, ഞാനും ഭാര്യയും മാത്രമേ ഉള്ളൂ, അതുകൊണ്ട് രണ്ട് കിടപ്പുമുറിയുള്ള ഫ്ലാറ്റ് മതി',
    set: { property_type: 'apartment', bedrooms: { min: 2, max: 2 } },
  },
  {
    text: 'തൊടുപുഴയിൽ എട്ട് സെന്റിൽ ഒരു വീട്, വാങ്ങാനാണ്, എഴുപത് ലക്ഷത്തിനുള്ളിൽ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Thodupuzha',
      price: { max: 7000000 },
      size_sqft: { min: 3484.8 },
    },
  },
  {
    text: 'പാലക്കാട് മതി',
    asked: 'city',
    known: { transaction_type: 'sale', property_type: 'house' },
    set: { city: 'Palakkad' },
  },
  {
    text: 'ഇടപ്പള്ളിയിലോ അതിനടുത്തോ',
    asked: 'area',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
    set: { area: 'Edappally' },
  },
  {
    text: 'മകളുടെ കല്യാണം കഴിഞ്ഞു, അവർക്ക് താമസിക്കാൻ ഒരു ചെറിയ ഫ്ലാറ്റ് വാടകയ്ക്ക് വേണം, പാർക്കിങ് ഉണ്ടാവണം',
    set: { transaction_type: 'rent', property_type: 'apartment', amenities: ['parking'] },
  },
  {
    text: 'അങ്ങനെ പ്രത്യേകിച്ച് ഒരു ഏരിയ ഇല്ല, എവിടെയായാലും മതി',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Thiruvananthapuram' },
    any: ['area'],
  },
  {
    text: 'സൗകര്യങ്ങൾ എന്തായാലും കുഴപ്പമില്ല, നിർബന്ധമൊന്നുമില്ല',
    asked: 'amenities',
    known: { transaction_type: 'rent', property_type: 'house', city: 'Kollam' },
    any: ['amenities'],
  },
  {
    text: 'വാടകയ്ക്കല്ല, വാങ്ങാനാണ് നോക്കുന്നത്',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
    set: { transaction_type: 'sale' },
  },
  {
    text: 'ഫ്ലാറ്റ് വേണ്ട, വീട് തന്നെ വേണം എന്നാണ് അമ്മ പറയുന്നത്',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Thrissur' },
    set: { property_type: 'house' },
  },
  {
    text: 'ബജറ്റ് ഒരു അറുപത് ലക്ഷം വരെ ആക്കാം',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Kottayam', price: { max: 5000000 } },
    set: { price: { max: 6000000 } },
  },
  {
    text: 'കൊല്ലത്ത് പത്ത് സെന്റ് സ്ഥലം വാങ്ങണം',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Kollam', size_sqft: { min: 4356 } },
  },
  {
    text: 'ഇപ്പോൾ താമസിക്കുന്നത് ഒരു ചെറിയ ഫ്ലാറ്റിലാണ്, ഇനി സ്വന്തം വീട് വാങ്ങണം, നാല് ബെഡ്റൂം എങ്കിലും വേണം',
    set: { transaction_type: 'sale', property_type: 'house', bedrooms: { min: 4 } },
  },
  {
    text: 'ഞാൻ ദുബായിലാണ് ജോലി ചെയ്യുന്നത്, നാട്ടിൽ മലപ്പുറത്ത് ഒരു വീട് വാങ്ങാൻ ഉദ്ദേശിക്കുന്നു, ഒന്നര കോടി വരെ പോകാം',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Malappuram', price: { max: 15000000 } },
  },
  {
    text: 'ഞങ്ങൾക്ക് ഒരു പട്ടിയുണ്ട്, വളർത്തുമൃഗങ്ങളെ അനുവദിക്കുന്ന ഫ്ലാറ്റ് വേണം',
    set: { property_type: 'apartment', amenities: ['pet_friendly'] },
  },
  {
    text: 'ചെന്നൈയിൽ നിന്ന് തിരിച്ചു വരികയാണ്, ഇനി ഇരിങ്ങാലക്കുടയിൽ ഒരു വീട് വാങ്ങി കൂടണം',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Irinjalakuda' },
  },
  {
    text: 'കണ്ണൂരിൽ ഒരു വാടക വീട് വേണം, പൂന്തോട്ടം ഉണ്ടെങ്കിൽ സന്തോഷം',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Kannur', amenities: ['garden'] },
  },
  {
    text: 'ഒരു പ്ലോട്ട് വാങ്ങിയിടണമെന്നുണ്ട് സർ, ബജറ്റ് ഇരുപത് ലക്ഷം രൂപ',
    set: { transaction_type: 'sale', property_type: 'land', price: { max: 2000000 } },
  },
  {
    text: 'ഞങ്ങളുടെ കയ്യിൽ മുപ്പത് ലക്ഷമുണ്ട്, ബാക്കി ലോൺ എടുത്ത് മൊത്തം അമ്പത് ലക്ഷം വരെ പോകാം',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Palakkad' },
    set: { price: { max: 5000000 } },
  },
  {
    text: 'ഇപ്പോൾ എണ്ണായിരമാണ് കൊടുക്കുന്നത്, പതിനായിരം വരെയൊക്കെ പറ്റും',
    asked: 'price',
    known: { transaction_type: 'rent', property_type: 'house', city: 'Alappuzha' },
    set: { price: { max: 10000 } },
  },
  {
    text: 'ആലപ്പുഴ വേണ്ട, കോട്ടയം മതി',
    known: { transaction_type: 'rent', property_type: 'house', city: 'Alappuzha' },
    set: { city: 'Kottayam' },
  },
  {
    text: 'രണ്ടല്ല, മൂന്ന് ബെഡ്റൂം വേണം. അച്ഛനും അമ്മയും കൂടെ വരും',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 3, max: 3 } },
  },
  {
    text: 'പട്ടത്ത് ഫർണിഷ്ഡ് ആയ ഒരു ഫ്ലാറ്റ്, എസി ഉള്ളത് വേണം',
    known: { transaction_type: 'rent', city: 'Thiruvananthapuram' },
    set: { property_type: 'apartment', area: 'Pattom', amenities: ['furnished', 'air_conditioning'] },
  },
  {
    text: 'തിരുവനന്തപുരത്ത് ശ്രീകാര്യം ഭാഗത്ത് ഒരു വീട് വാടകയ്ക്ക് വേണം, ഞങ്ങൾ മൂന്ന് പെൺകുട്ടികളാണ്, പഠിക്കുകയാണ്',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Thiruvananthapuram', area: 'Sreekaryam' },
  },
  {
    text: 'കോഴിക്കോട് നടക്കാവിൽ മൂന്ന് ബെഡ്റൂം ഫ്ളാറ്റ് വാങ്ങണം, ലിഫ്റ്റും ജനറേറ്ററും നിർബന്ധമാണ്',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Kozhikode',
      area: 'Nadakkavu',
      bedrooms: { min: 3, max: 3 },
      amenities: ['lift', 'power_backup'],
    },
  },
  {
    text: 'ഒരു അഞ്ചോ ആറോ സെന്റ്',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land', city: 'Kozhikode' },
    set: { size_sqft: { min: 2178, max: 2613.6 } },
  },
  {
    text: 'കാർ വിറ്റു, ഇനി പാർക്കിങ് വേണ്ട',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      amenities: ['parking', 'lift'],
    },
    drop: ['parking'],
  },
  {
    text: 'വില എത്രയായാലും പ്രശ്നമില്ല, നല്ലതായാൽ മതി',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'land', city: 'Kochi' },
    any: ['price'],
  },
  {
    text: 'ഹലോ ഞാൻ ബാംഗ്ലൂരിൽ ഐടിയിലാണ് ഇപ്പൊ വർക്ക് ഫ്രം ഹോം ആണ് അതുകൊണ്ട് കൊച്ചിയിൽ ഒരു രണ്ട് ബെഡ്റൂം ഫ്ലാറ്റ് വാടകയ്ക്ക് എടുക്കാൻ നോക്കുവാ ഫർണിഷ്ഡ് ആണെങ്കിൽ നല്ലത് ഒരു ഇരുപത്തയ്യായിരം വരെ പോകാം',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      price: { max: 25000 },
      bedrooms: { min: 2, max: 2 },
      amenities: ['furnished'],
    },
  },
  {
    text: 'ഗുരുവായൂരിൽ ഒരു ചെറിയ ഫ്ലാറ്റ് വാങ്ങണമെന്നുണ്ട്, ജോലിയിൽ നിന്ന് വിരമിച്ചു, ഇനി അവിടെ കഴിയണം',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Guruvayur' },
  },
  {
    text: 'മൂന്ന് ബെഡ്റൂമും രണ്ട് ബാത്ത്റൂമും ഉള്ള വീട് വേണം',
    set: { property_type: 'house', bedrooms: { min: 3, max: 3 } },
  },
  {
    text: 'മോൻ കോയമ്പത്തൂരിൽ പഠിക്കുന്നു, അവനും രണ്ട് കൂട്ടുകാർക്കും അവിടെ ഒരു വീട് വാടകയ്ക്ക് എടുക്കണം',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Coimbatore' },
  },
  {
    text: 'സാർ, പത്തനംതിട്ടയിൽ വില കുറഞ്ഞ ഒരു വീട് വിൽക്കാനുണ്ടെങ്കിൽ അറിയിക്കണം, വാങ്ങാൻ താല്പര്യമുണ്ട്',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Pathanamthitta' },
  },
  {
    text: 'സെക്യൂരിറ്റി ഉള്ള ഒരു അപ്പാർട്ട്മെന്റ് മതി, ഞാൻ ഒറ്റയ്ക്കാണ് താമസം',
    set: { property_type: 'apartment', amenities: ['security'] },
  },
  {
    text: 'കാക്കനാട് വേണ്ടെന്ന് വെച്ചു, പകരം വൈറ്റില നോക്കാം',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi', area: 'Kakkanad' },
    set: { area: 'Vyttila' },
  },
  { text: 'എനിക്കൊരു വീട് വേണം', set: { property_type: 'house' } },
  {
    text: 'നേരത്തെ പറഞ്ഞ ഏരിയ ഒഴിവാക്കിക്കോളൂ',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kochi', area: 'Kaloor' },
    drop: ['area'],
  },
  {
    text: 'കൽപ്പറ്റയിൽ ഒരേക്കർ സ്ഥലം വാങ്ങാൻ ആഗ്രഹിക്കുന്നു, വില അമ്പത് ലക്ഷത്തിൽ താഴെ',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Kalpetta',
      price: { max: 5000000 },
      size_sqft: { min: 43560 },
    },
  },
  {
    text: 'ഗേറ്റഡ് കമ്മ്യൂണിറ്റിയിൽ ഒരു വില്ല വാങ്ങണം, ജിമ്മും ക്ലബ് ഹൗസും ഉണ്ടെങ്കിൽ നല്ലത്',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      amenities: ['gated_community', 'gym', 'clubhouse'],
    },
  },
  {
    text: 'ഇപ്പോഴത്തെ സ്ഥലത്ത് വെള്ളം കിട്ടാനില്ല, ഇരുപത്തിനാല് മണിക്കൂറും വെള്ളം കിട്ടുന്ന ഒരു വീട് വേണം',
    set: { property_type: 'house', amenities: ['water_supply'] },
  },
  { text: 'അമ്മയ്ക്ക് പടി കയറാൻ വയ്യ, അതുകൊണ്ട് ലിഫ്റ്റ് നിർബന്ധമായും വേണം', set: { amenities: ['lift'] } },
  {
    text: 'kochiyil 2bhk flat rent nu venam',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: { min: 2, max: 2 },
    },
  },
  {
    text: 'tvm il oru veedu vadakak venam 15000 nu thazhe',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Thiruvananthapuram',
      price: { max: 15000 },
    },
  },
  {
    text: 'enik kozhikode 5 cent sthalam vangan plan und',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Kozhikode', size_sqft: { min: 2178 } },
  },
  {
    text: 'thrissuril nalla oru veedu vangan nokkuva budget 80 lakh',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Thrissur', price: { max: 8000000 } },
  },
  {
    text: 'oru 45 lakh vare okke pokam',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kochi' },
    set: { price: { max: 4500000 } },
  },
  {
    text: '3 mathi',
    asked: 'bedrooms',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Kollam' },
    set: { bedrooms: { min: 3, max: 3 } },
  },
  {
    text: 'kottayath mathi',
    asked: 'city',
    known: { transaction_type: 'rent', property_type: 'house' },
    set: { city: 'Kottayam' },
  },
  {
    text: 'eth area aayalum kozhappam illa',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Kozhikode' },
    any: ['area'],
  },
  {
    text: 'njangal family aanu 2 kuttikal und 3 bhk flat venam lift um parking um must',
    set: { property_type: 'apartment', bedrooms: { min: 3, max: 3 }, amenities: ['lift', 'parking'] },
  },
  {
    text: 'bachelors aanu njangal 4 per und kochi kakkanad furnished flat rentinu venam',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      area: 'Kakkanad',
      amenities: ['furnished'],
    },
  },
  {
    text: 'dubail aanu njan naattil perinthalmannayil oru veedu vangikkanam ennund',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Perinthalmanna' },
  },
  {
    text: 'budget 40 alla 50 lakh vare aakkikko',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Palakkad', price: { max: 4000000 } },
    set: { price: { max: 5000000 } },
  },
  {
    text: 'gym onnum venda',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      amenities: ['gym', 'parking'],
    },
    drop: ['gym'],
  },
  {
    text: 'ac venam pinne power backup um',
    asked: 'amenities',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Thiruvananthapuram' },
    set: { amenities: ['air_conditioning', 'power_backup'] },
  },
  {
    text: 'pets allowed aaya oru veedu rentinu venam poocha und',
    set: { transaction_type: 'rent', property_type: 'house', amenities: ['pet_friendly'] },
  },
  {
    text: 'kannur il 10 centil kurayatha sthalam vanganam',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Kannur', size_sqft: { min: 4356 } },
  },
  {
    text: 'oru villa vangan aagraham und gated community il',
    set: { transaction_type: 'sale', property_type: 'house', amenities: ['gated_community'] },
  },
  {
    text: 'enik joli kochiyil aanu pakshe veedu angamaliyil mathi vadakak',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Angamaly' },
  },
  {
    text: 'ippo 12 aanu kodukkunnath 15 vare pattum',
    asked: 'price',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
    set: { price: { max: 15000 } },
  },
  {
    text: 'alappuzhayil 1500 sqft veedu vanganam 60 lakhil koodaruth',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Alappuzha',
      price: { max: 6000000 },
      size_sqft: { min: 1500 },
    },
  },
  {
    text: 'oru 1bhk rentinu venam chetta 8000 vare tharam',
    set: { transaction_type: 'rent', price: { max: 8000 }, bedrooms: { min: 1, max: 1 } },
  },
  {
    text: 'apartment aanu nallath',
    asked: 'property_type',
    known: { transaction_type: 'rent', city: 'Kochi' },
    set: { property_type: 'apartment' },
  },
  {
    text: 'sorry thrissur alla palakkad aanu udheshichath',
    known: { transaction_type: 'sale', property_type: 'land', city: 'Thrissur' },
    set: { city: 'Palakkad' },
  },
  {
    text: 'hi njan oru student aanu calicut il oru cheriya flat vadakakku venam semi furnished aayalum mathi',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kozhikode',
      amenities: ['semi_furnished'],
    },
  },
  {
    text: 'കൊച്ചിയിൽ 3BHK flat വാങ്ങണം, budget 75 lakhs',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Kochi',
      price: { max: 7500000 },
      bedrooms: { min: 3, max: 3 },
    },
  },
  {
    text: 'Rent ന് ഒരു independent house വേണം Kozhikode ഭാഗത്ത്',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Kozhikode' },
  },
  {
    text: 'furnished flat മതി, AC ഉം covered parking ഉം വേണം',
    set: { property_type: 'apartment', amenities: ['furnished', 'air_conditioning', 'parking'] },
  },
  {
    text: 'maximum 18k വരെ OK ആണ്',
    asked: 'price',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
    set: { price: { max: 18000 } },
  },
  {
    text: 'Family ആണ്, 2 kids ഉണ്ട്, play area ഉള്ള apartment വേണം',
    set: { property_type: 'apartment', amenities: ['play_area'] },
  },
  {
    text: 'Budget കുറച്ച് increase ചെയ്യാം, 90 lakhs വരെ',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kochi', price: { max: 7500000 } },
    set: { price: { max: 9000000 } },
  },
  {
    text: 'NRI ആണ്, investment ന് വേണ്ടി Thrissur ൽ 15 cent land വാങ്ങണം',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Thrissur', size_sqft: { min: 6534 } },
  },
  {
    text: 'Area ഏതായാലും ok ആണ്',
    asked: 'area',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Thiruvananthapuram' },
    any: ['area'],
  },
  {
    text: 'Parents old ആണ്, so lift ഉള്ള 2BHK flat വേണം, buy ചെയ്യാനാണ്',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      bedrooms: { min: 2, max: 2 },
      amenities: ['lift'],
    },
  },
  {
    text: 'Bangalore ൽ Whitefield side ൽ 2BHK വാടകയ്ക്ക് വേണം, 30k budget',
    set: {
      transaction_type: 'rent',
      city: 'Bengaluru',
      area: 'Whitefield',
      price: { max: 30000 },
      bedrooms: { min: 2, max: 2 },
    },
  },
  {
    text: 'Swimming pool വേണ്ട, maintenance കൂടും',
    known: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Kochi',
      amenities: ['swimming_pool', 'gym'],
    },
    drop: ['swimming_pool'],
  },
  {
    text: 'മുപ്പത്തഞ്ച് മുതൽ നാൽപ്പത് ലക്ഷം വരെ',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Thrissur' },
    set: { price: { min: 3500000, max: 4000000 } },
  },
  {
    text: 'പന്ത്രണ്ടര സെന്റ്',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land', city: 'Palakkad' },
    set: { size_sqft: { min: 5445 } },
  },
  {
    text: 'മുക്കാൽ കോടിക്ക് ഒരു ഫ്ലാറ്റ് വാങ്ങണം',
    set: { transaction_type: 'sale', property_type: 'apartment', price: { max: 7500000 } },
  },
  {
    text: 'ആയിരത്തി ഇരുന്നൂറ് സ്ക്വയർ ഫീറ്റ് എങ്കിലും വേണം',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kochi' },
    set: { size_sqft: { min: 1200 } },
  },
  {
    text: 'pathinanjayiram muthal irupathinayiram vare',
    asked: 'price',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
    set: { price: { min: 15000, max: 20000 } },
  },
  {
    text: 'randu allel moonu',
    asked: 'bedrooms',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
    set: { bedrooms: { min: 2, max: 3 } },
  },
  {
    text: '50',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Kannur' },
    set: { price: { max: 5000000 } },
  },
  {
    text: 'kuranjath 25 lakh, koodiyal 35 lakh',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'land', city: 'Thrissur' },
    set: { price: { min: 2500000, max: 3500000 } },
  },
  {
    text: '7 cent mathi',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land', city: 'Kottayam' },
    set: { size_sqft: { min: 3049.2 } },
  },
  {
    text: '1.2 cr vare budget und veedu vangan',
    set: { transaction_type: 'sale', property_type: 'house', price: { max: 12000000 } },
  },
  {
    text: 'മഞ്ചേരി',
    asked: 'city',
    known: { transaction_type: 'sale', property_type: 'house' },
    set: { city: 'Manjeri' },
  },
  {
    text: 'കായംകുളം',
    asked: 'city',
    known: { transaction_type: 'rent', property_type: 'house' },
    set: { city: 'Kayamkulam' },
  },
  {
    text: 'trivandrum',
    asked: 'city',
    known: { transaction_type: 'rent', property_type: 'apartment' },
    set: { city: 'Thiruvananthapuram' },
  },
  {
    text: 'പാലാരിവട്ടം',
    asked: 'area',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
    set: { area: 'Palarivattom' },
  },
  {
    text: 'kowdiar',
    asked: 'area',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Thiruvananthapuram' },
    set: { area: 'Kowdiar' },
  },
  {
    text: 'thalassery',
    asked: 'city',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { city: 'Thalassery' },
  },
  {
    text: 'ഹൈദരാബാദ്',
    asked: 'city',
    known: { transaction_type: 'rent', property_type: 'apartment' },
    set: { city: 'Hyderabad' },
  },
  {
    text: 'ayyanthole',
    asked: 'area',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Thrissur' },
    set: { area: 'Ayyanthole' },
  },
  {
    text: 'തിരൂരിൽ നോക്കിയാൽ മതി',
    asked: 'city',
    known: { transaction_type: 'sale', property_type: 'house' },
    set: { city: 'Tirur' },
  },
  { text: 'ഷൊർണൂരിലാണ് വേണ്ടത്', set: { city: 'Shoranur' } },
  {
    text: 'വട്ടിയൂർക്കാവിലാണെങ്കിൽ സൗകര്യമായി',
    asked: 'area',
    known: { transaction_type: 'rent', property_type: 'house', city: 'Thiruvananthapuram' },
    set: { area: 'Vattiyoorkavu' },
  },
  {
    text: 'panampilly nagaril venam',
    asked: 'area',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
    set: { area: 'Panampilly Nagar' },
  },
  {
    text: 'കടവന്ത്രയ്ക്കടുത്ത് മതി',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
    set: { area: 'Kadavanthra' },
  },
  { text: 'njangalk kasargodil aanu vendath', set: { city: 'Kasaragod' } },
  {
    text: 'peroorkada bhagath nokkane',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Thiruvananthapuram' },
    set: { area: 'Peroorkada' },
  },
  { text: 'മൈസൂരിൽ വേണം, മകൻ അവിടെയാണ്', set: { city: 'Mysuru' } },
  {
    text: 'ബേപ്പൂരിലേക്ക് മാറാനാണ് ആലോചന',
    asked: 'area',
    known: { transaction_type: 'rent', property_type: 'house', city: 'Kozhikode' },
    set: { area: 'Beypore' },
  },
  {
    text: 'ഇതിൽ കാർ പാർക്കിങ് ഉണ്ടോ?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
    act: 'question',
  },
  {
    text: 'സ്കൂൾ അടുത്തുണ്ടോ',
    asked: 'amenities',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Thrissur' },
    act: 'question',
  },
  {
    text: 'ee flat inte maintenance ethraya',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kochi' },
    act: 'question',
  },
  { text: 'ബ്രോക്കറേജ് എത്രയാണ് എടുക്കുന്നത്?', act: 'question' },
  { text: 'ee service free aano', act: 'question' },
  { text: 'ഇന്ന് ഭയങ്കര മഴയാണല്ലോ', act: 'unclear' },
  { text: 'innale match kandu sanju polichu', act: 'unclear' },
  { text: 'ഞങ്ങളുടെ അയൽക്കാരൻ പതിനെട്ടായിരമാണ് വാടക കൊടുക്കുന്നത്', act: 'unclear' },
  { text: 'പണ്ട് ഞങ്ങൾക്ക് ആലുവയിൽ ഒരു വലിയ വീടുണ്ടായിരുന്നു', act: 'unclear' },
  { text: 'mon ippo plus two vinu padikkuva', act: 'unclear' },
  { text: 'ലോൺ കിട്ടാൻ എന്തൊക്കെ രേഖകൾ വേണം?', act: 'question' },
  {
    text: 'ഈ ഫ്ലാറ്റിന് എത്ര വർഷം പഴക്കമുണ്ട്',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kozhikode' },
    act: 'question',
  },
  { text: 'നാളെ വൈകിട്ട് അഞ്ച് മണിക്ക് വന്നു കാണാൻ പറ്റുമോ?', act: 'question' },
  { text: 'photos undo ithinte', act: 'question' },
  { text: 'കഴിഞ്ഞ വർഷം ചേട്ടൻ കോട്ടയത്ത് നാല്പത് ലക്ഷത്തിന് ഒരു വീട് വാങ്ങി', act: 'unclear' },
  {
    text: 'അതെ അതെ, കറക്റ്റാണ്',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
    act: 'affirm',
  },
  {
    text: 'അല്ല, അങ്ങനെയല്ല ഞാൻ പറഞ്ഞത്',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Kollam' },
    act: 'deny',
  },
  { text: 'illa athu sheriyalla', act: 'deny' },
  {
    text: 'nammukk first muthal onnude start cheyyam',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kochi' },
    act: 'restart',
  },
  { text: 'നിങ്ങളുടെ ഏജന്റിനെ ഒന്ന് കണക്ട് ചെയ്തു തരൂ', act: 'handoff' },
  { text: 'enne aarenkilum onnu vilikkan parayamo', act: 'handoff' },
  { text: 'വലിയ ഉപകാരം, നന്ദി', act: 'thanks' },
  { text: 'ശരി എന്നാൽ പിന്നെ കാണാം', act: 'goodbye' },
  { text: 'ok bye pinne varam', act: 'goodbye' },
  { text: 'enthokke parayanam ennu ariyilla onnu help cheyyamo', act: 'help' },
  {
    text: 'entha chodiche onnoode para',
    asked: 'city',
    known: { transaction_type: 'sale', property_type: 'land' },
    act: 'repeat',
  },
  {
    text: 'തൃശ്ശൂരിൽ ഒരു രണ്ട് ബെഡ്റൂം വീട് വാടകക്ക് വേണമായിരുന്നു',
    set: { city: 'Thrissur', bedrooms: { min: 2, max: 2 }, property_type: 'house', transaction_type: 'rent' },
  },
  {
    text: 'നമസ്കാരം, ഞാൻ ഖത്തറിൽ ജോലി ചെയ്യുന്ന ആളാണ്. നാട്ടിൽ കോട്ടയത്ത് ഒരു വീട് വാങ്ങാൻ ആഗ്രഹിക്കുന്നു, എഴുപത് ലക്ഷം രൂപ വരെ മുടക്കാം.',
    set: { city: 'Kottayam', property_type: 'house', transaction_type: 'sale', price: { max: 7000000 } },
  },
  {
    text: 'ഞങ്ങൾ ആറു പേരുണ്ട്, അച്ഛനും അമ്മയും കൂടെയാണ്, അതുകൊണ്ട് മൂന്ന് ബെഡ്റൂം എങ്കിലും വേണം',
    asked: 'bedrooms',
    known: { transaction_type: 'rent', property_type: 'house', city: 'Kollam' },
    set: { bedrooms: { min: 3 } },
  },
  { text: 'വാടകയ്ക്കാണ്', asked: 'transaction_type', set: { transaction_type: 'rent' } },
  {
    text: 'വേണ്ട, ഫ്ലാറ്റ് ശരിയാവില്ല, വീട് തന്നെ നോക്കാം',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
    set: { property_type: 'house' },
  },
  {
    text: 'ഏത് ഏരിയ ആയാലും കുഴപ്പമില്ല, ബസ് കിട്ടുന്ന റൂട്ട് ആയാൽ മതി',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Kozhikode' },
    any: ['area'],
  },
  {
    text: 'മോൾക്ക് കാക്കനാട് ആണ് ജോലി, അവിടെ തന്നെ ഒരു ഫ്ളാറ്റ് വാടകയ്ക്ക് നോക്കുവാ',
    known: { city: 'Kochi' },
    set: { area: 'Kakkanad', property_type: 'apartment', transaction_type: 'rent' },
  },
  {
    text: 'ഇപ്പോൾ ഒറ്റ ബെഡ്റൂം ഫ്ലാറ്റിലാണ് താമസം, കുഞ്ഞായതുകൊണ്ട് ഇനി രണ്ട് ബെഡ്റൂം ഉള്ള ഒരു വീട് വേണം',
    set: { bedrooms: { min: 2, max: 2 }, property_type: 'house' },
  },
  {
    text: 'പാലക്കാട് പത്ത് സെന്റ് സ്ഥലം വാങ്ങാൻ ഉദ്ദേശിക്കുന്നു, പതുക്കെ വീട് വെക്കാനാണ്',
    set: { city: 'Palakkad', size_sqft: { min: 4356 }, property_type: 'land', transaction_type: 'sale' },
  },
  {
    text: 'കണ്ണൂരിൽ ഒരു ചെറിയ പ്ലോട്ട് വാങ്ങണം, വില ഇരുപത്തഞ്ച് ലക്ഷത്തിൽ കൂടരുത്',
    set: { city: 'Kannur', property_type: 'land', transaction_type: 'sale', price: { max: 2500000 } },
  },
  {
    text: 'കൊല്ലത്ത് വീട് വാടകക്ക് നോക്കുന്നു, മാസം പതിനയ്യായിരം വരെ കൊടുക്കാം',
    set: { city: 'Kollam', property_type: 'house', transaction_type: 'rent', price: { max: 15000 } },
  },
  {
    text: 'ലിഫ്റ്റും കാർ പാർക്കിങ്ങും ഉള്ള ഫ്ലാറ്റ് നിർബന്ധമാണ്, അമ്മയ്ക്ക് പടി കയറാൻ വയ്യ',
    set: { amenities: ['lift', 'parking'], property_type: 'apartment' },
  },
  {
    text: 'ജിമ്മും സ്വിമ്മിങ് പൂളും ഒന്നും വേണ്ട, സെക്യൂരിറ്റി ഉണ്ടായാൽ മതി',
    known: { transaction_type: 'sale', property_type: 'apartment', amenities: ['gym', 'swimming_pool'] },
    set: { amenities: ['security'] },
    drop: ['gym', 'swimming_pool'],
  },
  {
    text: 'ഞാൻ ഒറ്റയ്ക്കാണ്, സാധനങ്ങളൊന്നും കയ്യിലില്ല, അതുകൊണ്ട് ഫുള്ളി ഫർണിഷ്ഡ് ഫ്ലാറ്റ് വേണം',
    set: { amenities: ['furnished'], property_type: 'apartment' },
  },
  {
    text: 'കോഴിക്കോട് അല്ല, കണ്ണൂരിൽ നോക്കിയാൽ മതി',
    known: { transaction_type: 'rent', city: 'Kozhikode' },
    set: { city: 'Kannur' },
  },
  {
    text: 'ക്ഷമിക്കണം, മൂന്നല്ല, രണ്ട് ബെഡ്റൂം മതി',
    known: { transaction_type: 'rent', property_type: 'apartment', bedrooms: { min: 3, max: 3 } },
    set: { bedrooms: { min: 2, max: 2 } },
  },
  {
    text: 'ഞാനും ഭർത്താവും റിട്ടയർ ആയി. തിരുവനന്തപുരത്ത് ചെറിയൊരു അപ്പാർട്ട്മെന്റ് വാങ്ങി താമസിക്കണം എന്നുണ്ട്, ലിഫ്റ്റ് ഉള്ള കെട്ടിടം വേണം',
    set: {
      city: 'Thiruvananthapuram',
      property_type: 'apartment',
      transaction_type: 'sale',
      amenities: ['lift'],
    },
  },
  {
    text: 'അമ്പത് ലക്ഷം കയ്യിലുണ്ട്, ബാങ്ക് ലോൺ കൂടി എടുത്ത് അറുപത്തഞ്ച് ലക്ഷം വരെയുള്ള വീട് വാങ്ങാനാണ് നോക്കുന്നത്',
    set: { price: { max: 6500000 }, property_type: 'house', transaction_type: 'sale' },
  },
  {
    text: 'ബജറ്റ് ഒരു പ്രശ്നമേയല്ല, നല്ലത് കിട്ടിയാൽ മതി',
    asked: 'price',
    known: { transaction_type: 'sale', city: 'Kochi' },
    any: ['price'],
  },
  {
    text: 'ഞാൻ നഴ്സാണ്, രാത്രി ഡ്യൂട്ടി ഉള്ളതുകൊണ്ട് പട്ടത്ത് ഒരു സിംഗിൾ ബെഡ്റൂം ഫ്ലാറ്റ് വാടകയ്ക്ക് കിട്ടിയാൽ നന്നായിരുന്നു',
    known: { city: 'Thiruvananthapuram' },
    set: {
      area: 'Pattom',
      bedrooms: { min: 1, max: 1 },
      property_type: 'apartment',
      transaction_type: 'rent',
    },
  },
  {
    text: 'ആലപ്പുഴയിലെ വീട് വേണ്ടെന്ന് വെച്ചു, ഇനി കൊല്ലത്ത് സ്ഥലം നോക്കാം',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Alappuzha' },
    set: { city: 'Kollam', property_type: 'land' },
  },
  {
    text: 'കാക്കനാട് വേണ്ട, അവിടത്തെ ട്രാഫിക് സഹിക്കാൻ പറ്റില്ല',
    known: { transaction_type: 'rent', city: 'Kochi', area: 'Kakkanad' },
    drop: ['area'],
  },
  {
    text: 'പാർക്കിംഗ് ഇല്ലെങ്കിലും സാരമില്ല, കാർ വിറ്റു',
    known: { transaction_type: 'rent', property_type: 'house', amenities: ['parking'] },
    drop: ['parking'],
  },
  {
    text: 'രണ്ടോ മൂന്നോ ബെഡ്റൂം ഉള്ള ഒരു വില്ല, ഗേറ്റഡ് കമ്മ്യൂണിറ്റിയിൽ, കൊച്ചിയിൽ തന്നെ വേണം',
    set: {
      bedrooms: { min: 2, max: 3 },
      property_type: 'house',
      amenities: ['gated_community'],
      city: 'Kochi',
    },
  },
  {
    text: 'ചെറിയൊരു പൂന്തോട്ടവും പിള്ളേർക്ക് ഒരു പ്ലേ ഏരിയയും ഉള്ള വില്ലയാണ് ഞങ്ങൾ നോക്കുന്നത്',
    set: { amenities: ['garden', 'play_area'], property_type: 'house' },
  },
  {
    text: 'തൊടുപുഴയിൽ ഒരേക്കർ കൃഷിഭൂമി വാങ്ങണം',
    set: { city: 'Thodupuzha', size_sqft: { min: 43560 }, property_type: 'land', transaction_type: 'sale' },
  },
  {
    text: 'ബാംഗ്ലൂരിൽ ജോലി കിട്ടി, വൈറ്റ്ഫീൽഡിൽ കൂട്ടുകാരുടെ കൂടെ താമസിക്കാൻ ഒരു ഫ്ലാറ്റ് വാടകയ്ക്ക് വേണം, മുപ്പതിനായിരം വരെ പോകാം',
    set: {
      city: 'Bengaluru',
      area: 'Whitefield',
      property_type: 'apartment',
      transaction_type: 'rent',
      price: { max: 30000 },
    },
  },
  {
    text: 'ഒരെണ്ണം മതി, ഞാനും അമ്മയും മാത്രമേ ഉള്ളൂ',
    asked: 'bedrooms',
    known: { transaction_type: 'rent', property_type: 'apartment' },
    set: { bedrooms: { min: 1, max: 1 } },
  },
  {
    text: 'എന്നാൽ കുറച്ചുകൂടി കൂട്ടാം, ഇരുപതിനായിരം ആക്കിക്കോ',
    known: { transaction_type: 'rent', property_type: 'house', price: { max: 15000 } },
    set: { price: { max: 20000 } },
  },
  {
    text: 'ഞങ്ങൾക്ക് ഒരു പട്ടിയുണ്ട്, പെറ്റ് ഫ്രണ്ട്ലി ആയ വീട് വാടകയ്ക്ക് വേണം, തൃശൂർ ആണ് സ്ഥലം',
    set: { amenities: ['pet_friendly'], property_type: 'house', transaction_type: 'rent', city: 'Thrissur' },
  },
  {
    text: 'പെരിന്തൽമണ്ണയിൽ ആശുപത്രിയിൽ ജോലിക്ക് ചേരുകയാണ്, അടുത്ത മാസം മുതൽ വീട് വാടകയ്ക്ക് വേണം, ഇൻവെർട്ടർ ഉള്ളത് ആയിരിക്കണം',
    set: {
      city: 'Perinthalmanna',
      property_type: 'house',
      transaction_type: 'rent',
      amenities: ['power_backup'],
    },
  },
  {
    text: 'ഇപ്പോ അനിയന്റെ കൂടെയാ താമസം, കൊച്ചിയിൽ ഒരു ഫ്ലാറ്റ് മേടിക്കണം, ഒരു അമ്പത്തഞ്ച് ലക്ഷത്തിനുള്ളിൽ',
    set: { city: 'Kochi', property_type: 'apartment', transaction_type: 'sale', price: { max: 5500000 } },
  },
  {
    text: 'ഫ്ലാറ്റോ വീടോ ഏതായാലും മതി',
    asked: 'property_type',
    known: { transaction_type: 'rent', city: 'Kottayam' },
    any: ['property_type'],
  },
  {
    text: 'നിലവിൽ പന്ത്രണ്ടായിരം ആണ് കൊടുക്കുന്നത്, പുതിയതിന് പതിനാലായിരം വരെ കൊടുക്കാം',
    asked: 'price',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Thrissur' },
    set: { price: { max: 14000 } },
  },
  {
    text: 'കൊച്ചിയിൽ തൃപ്പൂണിത്തുറ ഭാഗത്ത് മൂന്ന് ബെഡ്റൂം ഉള്ള ഒരു വീട് വാങ്ങാൻ നോക്കുകയാണ്, മക്കളുടെ സ്കൂൾ അവിടെയാണ്',
    set: {
      city: 'Kochi',
      area: 'Tripunithura',
      bedrooms: { min: 3, max: 3 },
      property_type: 'house',
      transaction_type: 'sale',
    },
  },
  {
    text: 'ഞങ്ങൾ മൂന്ന് വിദ്യാർത്ഥികളാണ്, കളമശ്ശേരിയിൽ ഒരു വീട് വാടകയ്ക്ക് എടുക്കാനാണ്. മാസം പതിനെണ്ണായിരമേ പറ്റൂ',
    known: { city: 'Kochi' },
    set: { area: 'Kalamassery', property_type: 'house', transaction_type: 'rent', price: { max: 18000 } },
  },
  {
    text: 'മൂന്ന് ബെഡ്റൂം വേണം, രണ്ട് ബാത്ത്റൂം മതി, പിന്നെ ഒരു ബാൽക്കണിയും',
    set: { bedrooms: { min: 3, max: 3 }, amenities: ['balcony'] },
  },
  {
    text: 'വാങ്ങാനല്ല, വാടകയ്ക്ക് എടുക്കാനാണ്, രണ്ട് കൊല്ലം കഴിഞ്ഞാൽ തിരിച്ചു പോകും',
    asked: 'transaction_type',
    known: { city: 'Kozhikode' },
    set: { transaction_type: 'rent' },
  },
  {
    text: 'ഗുരുവായൂരിൽ ഒരു ഫ്ലാറ്റ് വാങ്ങണം, അമ്മയ്ക്ക് എന്നും അമ്പലത്തിൽ പോകാനാണ്',
    set: { city: 'Guruvayur', property_type: 'apartment', transaction_type: 'sale' },
  },
  {
    text: 'എസി ഉള്ള വീട് തന്നെ വേണം, ഈ ചൂട് സഹിക്കാൻ വയ്യ',
    set: { amenities: ['air_conditioning'], property_type: 'house' },
  },
  {
    text: 'സൗകര്യങ്ങൾ എന്തൊക്കെ ആയാലും കുഴപ്പമില്ല',
    asked: 'amenities',
    known: { transaction_type: 'rent', property_type: 'house', city: 'Palakkad' },
    any: ['amenities'],
  },
  {
    text: 'ഹലോ ഞാൻ ദുബായിൽ നിന്നാണ് പറയുന്നത് നാട്ടിൽ തിരുവല്ലയിൽ ഒരു ഇരുപത് സെന്റ് സ്ഥലം വാങ്ങണം അടുത്ത മാസം ലീവിന് വരുന്നുണ്ട് അപ്പോഴേക്കും ഒന്ന് ശരിയാക്കണം',
    set: { city: 'Thiruvalla', size_sqft: { min: 8712 }, property_type: 'land', transaction_type: 'sale' },
  },
  {
    text: 'ഞാൻ കട നടത്തുന്ന ആളാ, മഞ്ചേരിയിൽ തന്നെ പതിനായിരം രൂപയിൽ താഴെ ഒരു വീട് വാടകക്ക് വേണം',
    set: { city: 'Manjeri', price: { max: 10000 }, property_type: 'house', transaction_type: 'rent' },
  },
  {
    text: 'kochiyil 2bhk flat rentinu venam',
    set: {
      city: 'Kochi',
      bedrooms: { min: 2, max: 2 },
      property_type: 'apartment',
      transaction_type: 'rent',
    },
  },
  {
    text: 'trivandrum sreekaryam side oru veedu vadakakk nokkunnu family aanu',
    set: { city: 'Thiruvananthapuram', area: 'Sreekaryam', property_type: 'house', transaction_type: 'rent' },
  },
  {
    text: '25k vare ok aanu',
    asked: 'price',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
    set: { price: { max: 25000 } },
  },
  {
    text: '3bhk flat venam parents koode und',
    set: { bedrooms: { min: 3, max: 3 }, property_type: 'apartment' },
  },
  {
    text: 'njan nurse aanu, kaloor aanu hospital, avide aduth oru 1bhk flat vaadakakku venam',
    known: { city: 'Kochi' },
    set: {
      area: 'Kaloor',
      bedrooms: { min: 1, max: 1 },
      property_type: 'apartment',
      transaction_type: 'rent',
    },
  },
  {
    text: 'calicut alla thrissur aanu',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Kozhikode' },
    set: { city: 'Thrissur' },
  },
  {
    text: 'budget kurach kootti 60 lakhs aakkam',
    known: { transaction_type: 'sale', property_type: 'apartment', price: { max: 5000000 } },
    set: { price: { max: 6000000 } },
  },
  {
    text: 'evide aayalum mathi chetta area prashnam illa',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Kannur' },
    any: ['area'],
  },
  {
    text: 'hi, 2 bedroom flat nokkuva car parking must aanu pinne lift um venam',
    set: { bedrooms: { min: 2, max: 2 }, property_type: 'apartment', amenities: ['parking', 'lift'] },
  },
  {
    text: 'veedu venda flat nokkam',
    known: { transaction_type: 'rent', property_type: 'house', city: 'Kochi' },
    set: { property_type: 'apartment' },
  },
  {
    text: 'kottayath oru 5 cent plot vangan plan und, loan kittumbol veedu vekkan aanu',
    set: { city: 'Kottayam', size_sqft: { min: 2178 }, property_type: 'land', transaction_type: 'sale' },
  },
  {
    text: 'fully furnished flat aanu nokkunne njan october il naattil ethum',
    set: { amenities: ['furnished'], property_type: 'apartment' },
  },
  {
    text: 'ippo thamasikkunnidath vellam illa, nalla water supply ulla oru veedu venam rentinu',
    set: { amenities: ['water_supply'], property_type: 'house', transaction_type: 'rent' },
  },
  {
    text: '2 mathi',
    asked: 'bedrooms',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Thrissur' },
    set: { bedrooms: { min: 2, max: 2 } },
  },
  {
    text: 'njangal retired couple aanu oru otta nila veedu vangan aanu agraham, kottarakkara yil',
    set: { property_type: 'house', transaction_type: 'sale', city: 'Kottarakkara' },
  },
  {
    text: 'chennai velachery yil 1bhk flat venam bachelor aanu rent 15k okke pattu',
    set: {
      city: 'Chennai',
      area: 'Velachery',
      bedrooms: { min: 1, max: 1 },
      property_type: 'apartment',
      transaction_type: 'rent',
      price: { max: 15000 },
    },
  },
  {
    text: 'sorry rentinu alla vangikkan aanu',
    known: { transaction_type: 'rent', property_type: 'house' },
    set: { transaction_type: 'sale' },
  },
  {
    text: 'villa aanenkil nallathu',
    asked: 'property_type',
    known: { transaction_type: 'sale', city: 'Kochi' },
    set: { property_type: 'house' },
  },
  {
    text: 'ente kayyil oru poocha und athukond pet friendly flat aayirikkanam',
    set: { amenities: ['pet_friendly'], property_type: 'apartment' },
  },
  {
    text: 'rate nokkanda nalla property kittiyal mathi',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'land' },
    any: ['price'],
  },
  {
    text: '1500 sqft enkilum ulla 4 bedroom veedu venam, vaangan aanu',
    set: {
      size_sqft: { min: 1500 },
      bedrooms: { min: 4, max: 4 },
      property_type: 'house',
      transaction_type: 'sale',
    },
  },
  {
    text: 'aluva maatti edappally aakkikko',
    known: { transaction_type: 'rent', city: 'Kochi', area: 'Aluva' },
    set: { area: 'Edappally' },
  },
  {
    text: 'wife nu mangalore il aanu job, avide oru 2bhk flat rentinu edukkanam',
    set: {
      city: 'Mangaluru',
      bedrooms: { min: 2, max: 2 },
      property_type: 'apartment',
      transaction_type: 'rent',
    },
  },
  {
    text: 'gated community venam security um, pakal wife um kunjum mathrame kaanu',
    set: { amenities: ['gated_community', 'security'] },
  },
  {
    text: 'muvattupuzhayil oru cheriya apartment vangan, 35 lakhsil thazhe',
    set: {
      city: 'Muvattupuzha',
      property_type: 'apartment',
      transaction_type: 'sale',
      price: { max: 3500000 },
    },
  },
  {
    text: 'Kochi-യിൽ 3BHK villa വാങ്ങണം, budget 1.2 crore',
    set: {
      city: 'Kochi',
      bedrooms: { min: 3, max: 3 },
      property_type: 'house',
      transaction_type: 'sale',
      price: { max: 12000000 },
    },
  },
  {
    text: 'Kochi-യിൽ rent-നു flat നോക്കുന്നു, budget 20k ആണ്, അതിൽ കൂടുതൽ പറ്റില്ല',
    set: { city: 'Kochi', transaction_type: 'rent', property_type: 'apartment', price: { max: 20000 } },
  },
  {
    text: 'AC വേണ്ട, parking ഉണ്ടായാൽ മതി',
    known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['air_conditioning'] },
    set: { amenities: ['parking'] },
    drop: ['air_conditioning'],
  },
  {
    text: 'ഞാൻ IT-യിൽ ആണ്, work from home ഉണ്ട്, so 2BHK flat വേണം',
    set: { bedrooms: { min: 2, max: 2 }, property_type: 'apartment' },
  },
  {
    text: 'Flat അല്ല, independent house ആണ് വേണ്ടത്',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Thrissur' },
    set: { property_type: 'house' },
  },
  {
    text: 'പേരൂർക്കട side-ൽ rent-നു ഒരു 1bhk flat നോക്കുവാ',
    known: { city: 'Thiruvananthapuram' },
    set: {
      area: 'Peroorkada',
      transaction_type: 'rent',
      bedrooms: { min: 1, max: 1 },
      property_type: 'apartment',
    },
  },
  {
    text: 'Swimming pool, gym, clubhouse ഒക്കെ ഉള്ള ഒരു apartment വാങ്ങാൻ ആണ് plan',
    set: {
      amenities: ['swimming_pool', 'gym', 'clubhouse'],
      property_type: 'apartment',
      transaction_type: 'sale',
    },
  },
  {
    text: 'Area ഏതായാലും ok, school bus വരണം എന്നേ ഉള്ളൂ',
    asked: 'area',
    known: { transaction_type: 'rent', property_type: 'house', city: 'Kollam' },
    any: ['area'],
  },
  {
    text: 'Location മാറ്റണം, Thrissur മതി',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
    set: { city: 'Thrissur' },
  },
  {
    text: 'minimum 1000 sqft ഉള്ള flat വേണം, semi furnished മതി',
    set: { size_sqft: { min: 1000 }, property_type: 'apartment', amenities: ['semi_furnished'] },
  },
  {
    text: 'കോട്ടയത്ത് power backup ഉള്ള 2bhk flat വാടകയ്ക്ക് നോക്കുന്നു, നാട്ടിൽ current എപ്പോഴും പോകും',
    set: {
      city: 'Kottayam',
      amenities: ['power_backup'],
      bedrooms: { min: 2, max: 2 },
      property_type: 'apartment',
      transaction_type: 'rent',
    },
  },
  {
    text: 'Husband-ന് Chennai-ലേക്ക് transfer ആയി, താംബരത്ത് ഒരു വീട് rent-നു എടുക്കണം',
    set: { city: 'Chennai', area: 'Tambaram', property_type: 'house', transaction_type: 'rent' },
  },
  {
    text: 'ഒന്നര കോടി വരെ പോകാം',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Kochi' },
    set: { price: { max: 15000000 } },
  },
  {
    text: 'മുപ്പത് ലക്ഷത്തിനും നാൽപ്പത് ലക്ഷത്തിനും ഇടയിൽ ഒരു ഫ്ലാറ്റ് വാങ്ങണം',
    set: { price: { min: 3000000, max: 4000000 }, property_type: 'apartment', transaction_type: 'sale' },
  },
  {
    text: 'നാലഞ്ച് സെന്റ് മതി',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land', city: 'Thrissur' },
    set: { size_sqft: { min: 1742.4, max: 2178 } },
  },
  {
    text: 'പന്ത്രണ്ടര സെന്റ് സ്ഥലം വാങ്ങണം',
    set: { size_sqft: { min: 5445 }, property_type: 'land', transaction_type: 'sale' },
  },
  { text: 'രണ്ടായിരം സ്ക്വയർ ഫീറ്റിൽ കുറയാത്ത വീട് വേണം', set: { size_sqft: { min: 2000 }, property_type: 'house' } },
  {
    text: 'ഇരുപത്തിരണ്ടര ലക്ഷം രൂപയ്ക്കുള്ളിൽ ഒരു പ്ലോട്ട് വാങ്ങണം',
    set: { price: { max: 2250000 }, property_type: 'land', transaction_type: 'sale' },
  },
  {
    text: 'ettayiram muthal pathayiram vare vaadaka kodukkam, oru veedu venam',
    set: { price: { min: 8000, max: 10000 }, transaction_type: 'rent', property_type: 'house' },
  },
  {
    text: '70-80 lakhs',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kochi' },
    set: { price: { min: 7000000, max: 8000000 } },
  },
  {
    text: 'moonnara cent sthalam vangan nokkunnu',
    set: { size_sqft: { min: 1524.6 }, property_type: 'land', transaction_type: 'sale' },
  },
  {
    text: '1200 to 1500 sq ft flat mathi vangan aanu',
    set: { size_sqft: { min: 1200, max: 1500 }, property_type: 'apartment', transaction_type: 'sale' },
  },
  {
    text: 'vaadaka irupathayyayirathil koodaruth, oru flat venam',
    set: { transaction_type: 'rent', property_type: 'apartment', price: { max: 25000 } },
  },
  {
    text: '45',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'apartment' },
    set: { price: { max: 4500000 } },
  },
  {
    text: 'വൈറ്റില',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Kochi' },
    set: { area: 'Vyttila' },
  },
  {
    text: 'കവടിയാർ',
    asked: 'area',
    known: { transaction_type: 'sale', city: 'Thiruvananthapuram' },
    set: { area: 'Kowdiar' },
  },
  {
    text: 'koramangala',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Bengaluru' },
    set: { area: 'Koramangala' },
  },
  {
    text: 'കാസർകോട്ട് ഒരു വീട് വാടകയ്ക്ക് വേണം',
    set: { city: 'Kasaragod', property_type: 'house', transaction_type: 'rent' },
  },
  {
    text: 'പത്തനംതിട്ടയിൽ സ്ഥലം വാങ്ങണം',
    set: { city: 'Pathanamthitta', property_type: 'land', transaction_type: 'sale' },
  },
  {
    text: 'ചേവായൂരിനടുത്ത്',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Kozhikode' },
    set: { area: 'Chevayur' },
  },
  {
    text: 'അയ്യന്തോളിൽ കിട്ടിയാൽ കൊള്ളാം',
    asked: 'area',
    known: { transaction_type: 'sale', city: 'Thrissur' },
    set: { area: 'Ayyanthole' },
  },
  {
    text: 'palarivattathu oru flat rentinu venam',
    known: { city: 'Kochi' },
    set: { area: 'Palarivattom', property_type: 'apartment', transaction_type: 'rent' },
  },
  {
    text: 'thalasseriyil veedu vangan aanu',
    set: { city: 'Thalassery', property_type: 'house', transaction_type: 'sale' },
  },
  {
    text: 'coimbatoreil oru flat rentinu aanu vendath',
    set: { city: 'Coimbatore', property_type: 'apartment', transaction_type: 'rent' },
  },
  {
    text: 'nadakkavinte aduth mathi',
    asked: 'area',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kozhikode' },
    set: { area: 'Nadakkavu' },
  },
  {
    text: 'ഇത് സ്കൂളിന് അടുത്താണോ',
    known: { transaction_type: 'rent', property_type: 'house', city: 'Thrissur' },
    act: 'unclear',
  },
  {
    text: 'ഡെപ്പോസിറ്റ് എത്ര മാസത്തെ കൊടുക്കണം',
    known: { transaction_type: 'rent', property_type: 'apartment' },
    act: 'question',
  },
  { text: 'broker fee undo', act: 'question' },
  {
    text: 'ithinte photos onnu kaanan pattumo',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kochi' },
    act: 'question',
  },
  { text: 'ഇന്ന് ഇവിടെ നല്ല മഴയാണ്', act: 'unclear' },
  {
    text: 'സഞ്ജു ഇന്നലെ സെഞ്ച്വറി അടിച്ചു, കിടിലൻ കളിയായിരുന്നു',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Kochi' },
    act: 'unclear',
  },
  {
    text: 'aduthulla chettan 18000 aanu vaadaka kodukkunne ennu paranju',
    known: { transaction_type: 'rent', city: 'Kochi' },
    act: 'unclear',
  },
  {
    text: 'ഞങ്ങൾ പണ്ട് കോഴിക്കോട് ഒരു മൂന്ന് ബെഡ്റൂം വീട്ടിലായിരുന്നു താമസം',
    known: { transaction_type: 'rent', city: 'Kochi' },
    act: 'unclear',
  },
  {
    text: 'sunday ravile vannu kaanan pattumo',
    known: { transaction_type: 'rent', property_type: 'house' },
    act: 'question',
  },
  {
    text: 'ഇതിന്റെ ഓണർ നാട്ടിലുണ്ടോ അതോ പുറത്താണോ',
    known: { transaction_type: 'sale', property_type: 'house' },
    act: 'question',
  },
  {
    text: 'ഹോം ലോൺ കിട്ടാൻ എന്തൊക്കെ പേപ്പർ വേണ്ടിവരും',
    known: { transaction_type: 'sale', property_type: 'apartment' },
    act: 'question',
  },
  {
    text: 'ithil balcony undo',
    asked: 'amenities',
    known: { transaction_type: 'rent', property_type: 'apartment' },
    act: 'question',
  },
  {
    text: 'ഈ വിലയിൽ രജിസ്ട്രേഷൻ ചാർജ് ഉൾപ്പെടുമോ',
    known: { transaction_type: 'sale', property_type: 'apartment' },
    act: 'question',
  },
  {
    text: 'മോന് പനിയായിട്ട് രണ്ട് ദിവസം ആശുപത്രിയിലായിരുന്നു, അതാ മറുപടി വൈകിയത്',
    asked: 'price',
    known: { transaction_type: 'rent' },
    act: 'unclear',
  },
  { text: 'ningal robot aano atho manushyan aano', act: 'question' },
  { text: 'ippo ellayidathum vaadaka valare koodi ennu kelkkunnu', act: 'question' },
  {
    text: 'അതെ, അത് തന്നെയാണ് ഞാൻ ഉദ്ദേശിച്ചത്',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi', price: { max: 20000 } },
    act: 'affirm',
  },
  {
    text: 'aa sheri aanu',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Thrissur' },
    act: 'affirm',
  },
  {
    text: 'നമുക്ക് ആദ്യം മുതൽ ഒന്നുകൂടി തുടങ്ങാം',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi', price: { max: 20000 } },
    act: 'restart',
  },
  {
    text: 'paranjathellam kalanjitt puthiyathayi thudangam',
    known: { transaction_type: 'sale', property_type: 'land', city: 'Palakkad' },
    act: 'restart',
  },
  {
    text: 'നിങ്ങളുടെ ഏജന്റിനോട് നേരിട്ട് ഒന്ന് സംസാരിക്കണമായിരുന്നു',
    known: { transaction_type: 'sale', property_type: 'house' },
    act: 'handoff',
  },
  {
    text: 'aarenkilum enne onnu vilikkan parayamo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi', price: { max: 20000 } },
    act: 'handoff',
  },
  { text: 'നമസ്തേ ഗുരു', act: 'greet' },
  {
    text: 'വളരെ ഉപകാരം, ഒത്തിരി നന്ദി',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi', price: { max: 20000 } },
    act: 'thanks',
  },
  { text: 'ഇത് എങ്ങനെയാ ഉപയോഗിക്കുന്നത് എന്ന് ഒന്ന് പറഞ്ഞു തരുമോ', act: 'help' },
  {
    text: 'entha chodiche onnoode paranje',
    asked: 'price',
    known: { transaction_type: 'sale' },
    act: 'repeat',
  },
])
