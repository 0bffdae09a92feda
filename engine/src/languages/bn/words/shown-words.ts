import type { ShownWords } from '../../language.ts'

/** What Bengali speakers ask of homes shown. */
export const shownWords: ShownWords = {
  which: 'কোনটা কোনটায় কোনটাতে কোনটার কোনটি কোনটিতে কোন কোনগুলোতে konta kontay kontate kontar konti kon',
  amount: 'কত কতো কতটা koto kato kotota',
  one: 'টা টি টার টির ta tar ti',
  least: 'কম kom',
  vehicle: 'গাড়ি বাইক gari',
  parks: 'রাখা রাখতে rakha rakhte',
  floor: 'তলা তলায় তালায় ফ্লোর- tola tolay talay',
  deposit: 'অ্যাডভান্স এডভান্স অগ্রিম ডিপোজিট জামানত সেলামি agrim ogrim jamanot selami',
  loan: 'লোন ঋণ rin',
  maintenance: 'মেন্টেনেন্স মেইনটেনেন্স মেনটেনেন্স রক্ষণাবেক্ষণ',
  age: 'পুরনো পুরোনো purono',
  distance: 'দূর দূরে দূরত্ব কতদূর কতদূরে dur dure kotodur kotodure durotto',
  back: 'আবার ফিরে ফেরত abar phire ferot',
  yields: 'দেবে দেবেন দিবে দিবেন করবে করবেন debe deben dibe diben korbe korben',
  suits: 'হয় হবে hobe hoy hoi',
  lessens: 'কমবে কমবেন কমাবে কমাবেন কমানো komabe komaben komano kombe komben',
  bargains: 'দরদাম দরাদরি dordam doradori',
  budget: 'বাজেট',
  nearest: 'কাছে কাছাকাছি kache kachakachi',
  society: 'সোসাইটি',
  rera_number: 'রেরা',
  last_confirmed: 'কনফার্ম আপডেট',
}
