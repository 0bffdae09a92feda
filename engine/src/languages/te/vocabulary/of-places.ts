import type { PlaceTalkWords } from '../../word-lists.ts'

/** By what words Telugu speakers tell where they move to, and add a place to those that are looked through. */
export const ofPlaces: PlaceTalkWords = {
  moves: 'ట్రాన్స్‌ఫర్ ట్రాన్స్ఫర్ బదిలీ బదిలి షిఫ్ట్ పోస్టింగ్ badili badilee',
  happens:
    'అయింది అయ్యింది అయ్యాను అయ్యా అయిపోయింది అవుతున్నాను అవుతున్నా అవుతున్నాం అవుతోంది వచ్చింది ayyindi ayindi ayyanu ayya ayipoyindi avtunnanu avtunna avthunna avthunnanu avutunnanu avutunna avutunnam avtunnam vachindi vacchindi',
  joins: 'చేరుతున్నాను చేరుతున్నా cherutunnanu cherutunna జాయిన్ join',
  workplaces:
    'ఆఫీస్- ఆఫీసు- బ్రాంచ్- శాఖ- బ్యాంక్- బ్యాంకు- కంపెనీ- కంపెనీలో హాస్పిటల్- ఆసుపత్రి- స్కూల్- కాలేజీ- కాలేజ్- ఉద్యోగ- జాబ్- udyogam aafeesu officelo branchlo',
  gatherings: 'పెళ్లి పెళ్ళి ఫంక్షన్ pelli',
  spouse: 'భర్త- భార్య- bharta- bharya- aayana',
  others:
    'అతనికి ఆమెకి ఆమెకు వాళ్ళకి వాడికి స్నేహితు- పక్కింటి- atani- ameki vallaki vadiki snehithu- valla vaalla vadi ame వాళ్ళ వాడి ఆమె',
  adds: 'కూడా కూడ kuda kooda koodaa',
  keepsPlace: 'ఉంచండి పెట్టండి చూడండి చేర్చండి వి ఉంచు unchandi pettandi chudandi choodandi cherchandi unchu vi',
  needless: 'కావాలని అవసరం kavalani avasaram',
  near: 'దగ్గర దగ్గరలో దగ్గర్లో సమీపంలో వైపు కాడ daggara daggaralo daggarlo vaipu sameepamlo దగ్గరే daggare అటువైపు atuvaipu',
  side: 'సైడ్ సైడు',
  nearBy: 'దగ్గరలో దగ్గర్లో దగ్గరి పక్కన పక్క చుట్టుపక్కల daggaralo daggarlo daggari pakkana pakka chuttupakkala',
  far: 'దూరం దూరంలో dooram duram dooramlo duramlo దూరంగా దూరమే dooranga',
  becomesFar: 'దూరమవుతుంది దూరమౌతుంది dooramavutundi dooramavuthundi dooramauthundi',
  none: '',
  nothing: 'ఏమీ ఏమి ఏం ఏవీ emi em evi',
  kilometres: 'కిమీ- కిలోమీటర్- కిలోమీట- km kms kmla kilometer kilometre kilometerl-',
  work: 'ఆఫీస్- ఆఫీసు- కాలేజ్- కాలేజీ- కంపెనీ- కోచింగ్- office officeki aafeesu college company coaching',
  unsaid: 'అనలేదు చెప్పలేదు analedu cheppaledu',
}
