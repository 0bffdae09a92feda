import type { OfGuruWords } from '../../word-lists.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'নম্বর- নাম্বার- number- nombor- nambar-',
  why: `
    কেন কেনো keno kano জরুরি joruri`,
  later: 'পরে পর pore',
  gives: `
    দেব দেবো দিচ্ছি জানাব জানাবো বলব বলবো পাঠাব debo dibo debu dicchi janabo bolbo pathabo দেবেন দিবেন দেবে দেন দিয়েদেবেন পাবে পাবেন deben diben pabe`,
  yours: 'আপনার আপনাদের তোমার apnar apnader tomar',
  consults: `
    জিজ্ঞেস জিগ্যেস জিজ্ঞাসা আলোচনা পরামর্শ কথাবলে jiggesh jigges jigesh jiggasa alochona kothabole`,
  tells: `
    জানাব জানাবো জানাচ্ছি জানাই বলব বলবো বলছি janabo janacchi janachchi janai bolbo`,
  hands: 'দিন দাও দেন dao',
  withholds: '',
  owners: 'মালিক মালিকের মালিককে বাড়িওয়ালা বাড়িওয়ালার maliker',
  writing: 'হোয়াটসঅ্যাপ হোয়াটসঅ্যাপে হোয়াটস্যাপ',
  shows: 'দেখান দেখাও dekhan dekhao',
  sees: 'দেখতে দেখাযাবে ভিজিট dekhte dekhajabe',
  days: 'কবে কখন kobe kokhon',
  fees: 'কমিশন- দালালি- ব্রোকারেজ- commission- dalali- brokerage-',
  charging: 'নেয় নেন নেবে নেবেন ney nei nen nebe neben',
  robots: 'বট রোবট- bot bots robot robots',
  machines: 'মেশিন- যন্ত্র- কম্পিউটার- machine- computer-',
  persons: `
    মানুষ- লোক ব্রোকার- দালাল এজেন্ট- আসল manush- lok broker- agent- asol`,
  others: 'কাকে কাদের কারা কাউকে সবাইকে সবার অন্যদের kake kader kara sobaike sobar onnoder',
  worries: 'নিরাপদ সেফ অপব্যবহার nirapod misuse',
  calls: 'কল ফোন fon',
  calling: 'কলস',
  many: 'অনেক প্রচুর বারবার একগাদা রোজ onek prochur barbar roj',
  real: 'আসল সত্যি সত্যিকারের সত্যিই asol sotti shotti sottikarer',
  fake: 'নকল ভুয়া ভুয়ো মিথ্যা মিথ্যে ফেক ডেমো nokol bhua bhuya bhuyo mithya mithye',
  cheats:
    'ঠকাবেন ঠকাবে ঠকানো ঠকাও ঠকব ঠকবো ঠকে প্রতারণা প্রতারক ধোঁকা জালিয়াতি ফ্রড ভরসা বিশ্বাস thokaben thokabe thokano thokbo protarona dhoka jaliyati bhorsa biswas bishwas',
  company: 'কোম্পানি কোম্পানির সংস্থা company kompani',
  you: 'আপনারা আপনি তুমি তোমরা apni apnara tumi tomra',
  charges: 'চার্জ ফি ফিস fees charge',
  money: 'টাকা টাকাপয়সা পয়সা খরচ খরচা taka poisa khoroch',
  talks: 'কথা চ্যাট kotha',
  about: 'কথা ব্যাপারে নিয়ে kotha byapare niye',
  useless: 'কাজেরনা কাজেরনয় কাজেরনন অকেজো বেকার kajerna kajernoy kajernon okejo',
  often: 'কতবার কতোবার কয়বার kotobar koybar',
  decides: 'ঠিক সিদ্ধান্ত thik siddhanto',
  budget: 'বাজেট',
  sellers: 'বিক্রেতা',
  notifies:
    'জানাবেন জানাবে জানাবেনকি জানিয়ে জানিয়েন জানিও জানাও জানান জানাতে খবর janaben janabe janiye janio janao janate khobor khabor',
  arrives: 'এলে আসলে ele asle eshe এলেই',
  willCome: 'আসবে আসবেকি asbe ashbe',
}
