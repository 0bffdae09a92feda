import type { CallTimeWords } from '../../word-lists.ts'

/** When to be called, and whom to ask for. */
export const callTimes: CallTimeWords = {
  times: `
    সকাল- দুপুর- বিকাল- বিকেল- সন্ধ্যা- সন্ধে- সন্ধ্যে- রাত- আজ আজকে কাল কালকে আগামীকাল- আগামিকাল- পরশু-
    সোমবার- মঙ্গলবার- বুধবার- বৃহস্পতিবার- শুক্রবার- শনিবার- রবিবার- উইকেন্ড- সানডে- বেলা- বাজলে বাজার
    sokal- shokal- sakal- dupur- bikel- bikal- sondh- shondh- sandhya- raat raate rat rater aaj aj ajke
    kal kaal kalke agamikal- porshu- sombar- mongolbar- mongalbar- budhbar- brihospotibar- shukrobar-
    sukrobar- shonibar- sonibar- robibar- rabibar- robibaar- shonibaar- sombaar- baje bajle belay`,
  sides: `
    পরে পর আগে pore por age agey aage`,
  limits: `
    পর্যন্ত মাঝে porjonto majhe মধ্যে modhye moddhe`,
  doings: `
    মাঠ- khet ঘুমোই ঘুমাই ghumoi ghumai
    অফিস- কাজ- লাঞ্চ- ডিউটি- স্কুল- খাওয়া- office officer kaj kajer duty lunch school
    চাকরি- চাকরী- পোস্টিং- chakri- chakuri`,
  labels: `
    নাম naam nam ফোন মোবাইল
    লিখুন লিখে নিন রাখুন নোট likhun likhe nin rakhun`,
  clock: 'সময় সময়টা টাইম somoy shomoy taim',
  callsToo: '',
  noted: `
    লিখেছেন লিখলেন লিখেছ নোট likhechen likhlen likhecho লেখা লিখা lekha likha`,
  books: 'বুক ফিক্স ব্যবস্থা book fix',
  nexts: 'এখন ekhon আগামী সামনের পরের এই agami samner shamner porer ei',
  weeks: 'সপ্তাহ- soptah- shoptah- saptah-',
  shortDays: 'সোম মঙ্গল বুধ শুক্র শনি রবি som mongol budh shukro shoni robi',
}
