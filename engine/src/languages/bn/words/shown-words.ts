import type { ShownWords } from '../../language.ts'

/** What Bengali speakers ask of homes shown. */
export const shownWords: ShownWords = {
  which: 'কোনটা কোনটায় কোনটাতে কোনটার কোনটি কোনটিতে কোন কোনগুলোতে konta kontay kontate kontar konti kon',
  amount: 'কত কতো কতটা koto kato kotota',
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
  facing: 'মুখী দক্ষিণমুখী পূর্বমুখী ফেসিং',
  bachelors: 'ব্যাচেলর- bachelor- bachelors',
  gas: 'গ্যাস গ্যাসের',
  stairs: 'সিঁড়ি সিড়ি sinri sniri',
}
