import { createWhen } from '../../../replies/when.ts'

/** "robibar bikel 4ter por": "রবিবার বিকেল 4টের পর". */
export const when = createWhen({
  days: `
    সোমবার সোমবারে সোমবারই sombar monday
    মঙ্গলবার মঙ্গলবারে mongolbar mangalbar tuesday
    বুধবার বুধবারে budhbar wednesday
    বৃহস্পতিবার বৃহস্পতিবারে brihospotibar thursday
    শুক্রবার শুক্রবারে shukrobar sukrobar friday
    শনিবার শনিবারে shonibar sonibar saturday sat
    রবিবার রবিবারে সানডে robibar rabibar sunday sun
    আজ আজকে aaj aj ajke today
    কাল কালকে kal kaal kalke tomorrow tmrw
    আগামীকাল আগামিকাল agamikal
    পরশু porshu
    সকালে সকাল- sokale shokale morning
    সকাল sokal shokal sakal
    দুপুরে দুপুর- dupure afternoon
    দুপুর dupur
    বিকেলে বিকেল- বিকাল- bikele bikale
    বিকেল bikel bikal
    সন্ধ্যায় সন্ধ্যা- সন্ধে- সন্ধ্যে- sondhyay sondhebela evening
    সন্ধে sondhye sondhya sondhe shondhe sandhya
    রাতে রাত- raate rate night
    রাত raat rat
    উইকেন্ডে weekend
    আগামী সামনের পরের agami samner porer next
    এই ei
    সপ্তাহে soptahe shoptahe week`,
  hours: `
    টার tar
    টের ter
    টায় tay
    টা টায়- ta
    টে te
    বাজে baje
    পরে pore
    পর পরেই por
    আগে age agey aage
    পর্যন্ত porjonto
    মধ্যে modhye moddhe
    মাঝে majhe
    থেকে theke
    বা ba
    অফিসের অফিস- officer
    ডিউটির ডিউটি-
    একটা- একটার
    দুটো- দুটোর
    তিনটে- তিনটা-
    চারটে- চারটা-
    পাঁচটা-
    ছটা- ছয়টা-
    সাতটা-
    আটটা-
    নটা- নয়টা-
    দশটা-
    এগারোটা- এগারটা-
    বারোটা- বারটা-`,
})
