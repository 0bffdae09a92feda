import type { OfSeekerWords } from '../../word-lists.ts'

/** What Bengali speakers say of themselves and their people. */
export const ofSeeker: OfSeekerWords = {
  mine: 'আমার আমাদের amar amader',
  kin: `মাইয়ারে মাইয়াকে মেয়েরে পোলারে ছেলেরে পোলাকে বউরে ভাইরে 
    chele meye ছেলে মেয়ে ছেলের ছেলেকে মেয়ের মেয়েকে বরের বরকে স্বামীর স্বামীকে ভাইয়ের ভাইকে দাদার দাদাকে দিদির দিদিকে বাবার বাবাকে মায়ের মাকে বন্ধুর বন্ধুকে স্ত্রীর স্ত্রীকে chheler cheler chheleke cheleke meyer meyeke bor borer swamir swamike bhaiyer bhaier bhaike dadar dadake didir babar babake maayer bondhur strir bondhu বন্ধু stri bou bhai dada didi বোন বোনের বোনকে bon boner bonke ভাই দাদা দিদি`,
  whose: 'কে ke',
  ofKin: `মাইয়ারে মেয়েরে পোলারে ছেলেরে মেয়েকে meyeke পোলার 
    ছেলের ছেলেকে বরের বরকে স্বামীর স্বামীকে chheler cheler chheleke cheleke borer swamir swamike`,
  does: 'দিচ্ছি dichi dicci নিন নাও করুন করো করবেন লিখুন nin nao korun koro korben likhun dicchi',
  toGuru: 'আপনাকে আপনাদের তোমাকে আপনারসাথে আপনারসঙ্গে apnake apnader tomake apnarsathe apnarsange',
  refusesTalk: `
    কথাবলবনা কথাবলবোনা কথাবলতেচাইনা কথাবলারইচ্ছেনেই কথাবলারইচ্ছানেই kothabolbona kothaboltechaina kothabolaricchenei kothabolaricchanei`,
  anybody: 'কারো কারোর কারও কোনো karo karor karur',
  comes: 'আসব আসবো আসছি asbo ashbo aschi ashchi',
  dates: 'মাসের মাসে মাস তারিখ তারিখে maser mase mash tarikh tarikhe',
  months: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর',
  takes:
    'দেয় দেবে দেবেন দেন পাব পাবো পাবে পাওয়া জিজ্ঞেস জিজ্ঞাসা রান্না dey dei debe deben den pabo pabe jiggesh jigges jiggasa ranna',
  fears: 'সমস্যা অসুবিধা আপত্তি somossa osubidha asubidha apotti',
  eats: 'মাছ ডিম মুরগি mach machh maach',
  pets: 'কুকুর বিড়াল kukur biral',
  keepsPets: 'রাখা রাখতে রাখব rakha rakhte rakhbo',
  weary: 'ক্লান্ত হাঁপিয়েগেছি হাঁপিয়েউঠেছি বিরক্ত হতাশ klanto birokto hotash hapiyegechi',
  vain: 'সময়নষ্ট টাইমনষ্ট টাইমওয়েস্ট somoynoshto somoynosto shomoynoshto timenoshto timewaste',
  relieved: 'বাঁচাগেল বাঁচাগেলো বাঁচলাম bachagelo banchagelo bachlam',
  amused: 'হাহা হাহাহা মজারকথা haha mojarkotha',
  notNow:
    'এখননা এখননয় এখনথাক ভেবেদেখি ভেবেদেখছি ভাবতেদিন bhebedekhi bhebedekhchi bhabtedin ekhonna ekhonnoy ekhonthak এখননাথাক এখনইনা ekhoninoy ekhonina akhonna akhonthak',
  looksFirst: `
    আগেদেখি আগেএকটুদেখি আগেদেখে একটুদেখি দেখেনিই দেখতেদিন agedekhi ageektudekhi agedekhe ektudekhi dekhenii dekhtedin`,
  insists: 'আবার বারবার সবসময় abar barbar sobsomoy',
  movesIn: 'উঠতেপারব উঠতেপারি উঠতেপারবো uthteparbo uthtepari শিফট shift',
  notYet: 'এখনওনা এখনোনা এখনওনয় এখনোনয় এখনওনেই ekhonona ekhonono ekhonowna ekhononoy ekhonoona akhonona',
  leaves: 'থাক ছেড়েদিন বাদদিন thak থাকুক thakuk chheredin cheredin baddin',
  noMore: `
    আরদরকারনেই আরলাগবেনা বাড়িপেয়েগেছি ardorkarnei aardorkarnei arlagbena aarlagbena baripeyegechi`,
  needsAfterNo: '',
  stops: 'বন্ধকরো বন্ধকরুন থামুন bondhokoro bondhokorun thamun',
  too: 'ও হলেও holeo',
  halves: 'অর্ধেক অর্ধেকই অর্ধেকটা ordhek ardhek',
  news: 'নতুনকিছু কিছুনতুন notunkichu kichunotun',
  atHome: 'বাড়িতে barite',
  asksFirst: `
    কথাবলি কথাবলেনিই কথাবলেনি কথাবলব কথাবলবো জিজ্ঞেসকরি জিজ্ঞেসকরেনিই জিজ্ঞাসাকরি জিজ্ঞেসকরব জিজ্ঞেসকরবো জিজ্ঞাসাকরব জিজ্ঞেসকরেদেখি kothaboli kothabolenii kothaboleni kothabolbo jiggeskori jiggeshkori jigeshkori jiggeskorbo jiggeshkorbo কথাবলে kothabole দেখিয়েজানাব দেখিয়েজানাবো দেখিয়েবলব দেখিয়েবলবো dekhiyejanabo dekhiyebolbo dekhiyejanachhi`,
  visits: 'ভিজিট ভিজিটের visit visiter',
  holds: `
    রেখেদিন রেখেদেবেন ধরেরাখুন ধরেরাখবেন আটকেরাখুন বুককরেরাখুন হোল্ড rekhedin rekhedeben dhorerakhun dhorerakhben atkerakhun hold`,
  stays: 'জন্য জন্যে শুধু মাত্র থাকব থাকবো থাকা jonno jonne sudhu shudhu matro mattro thakbo thakba thaka',
  forNow:
    'সাময়িকভাবে কিছুদিনেরজন্য কিছুদিনেরজন্যে কয়েকমাসেরজন্য kichudinerjonno kichudinerjonne koyekmasherjonno koekmaserjonno',
  hasBeen: '',
  years: 'বছর- bochor bochhor bochorer bochhorer',
  forMe: 'আমারজন্য আমারজন্যে আমাদেরজন্য amarjonno amarjonne amaderjonno amarjonyo',
  nobodyElse: 'আরকাউকে অন্যকাউকে কাউকেআর arkauke aarkauke onnokauke onyokauke',
  keepsBack: 'দেবেননা দিবেননা দিওনা দেবেননাযেন debenna dibenna diona',
  troubles: 'জ্বালাবে জ্বালাবেন জ্বালাতন বিরক্তকরবে jalabe jalaben jalaton biroktokorbe disturb',
  ladies: `
    মহিলাব্রোকার মহিলাএজেন্ট লেডিএজেন্ট লেডিব্রোকার কোনোমহিলা কোনোম্যাডাম mohilaagent mohilabroker konomohila konomadam`,
  suffices: 'যথেষ্ট jothesto joteshto',
  aBitMore: 'একটুবেশি একটুবেশী সামান্যবেশি একটুদামি একটুউপরে ektubeshi ektubesi samanyobeshi ektudami ektuupore',
  wouldBeGood: 'ভালো ভাল সুবিধা bhalo valo subidha',
  willDo: 'যথেষ্ট চলবে চলে হবে হলেই jothesto joteshto cholbe chole hobe holei',
  lacking:
    'কুলোবেনা কুলাবেনা কুলোচ্ছেনা কমপড়বে kulobena kulabena kulocchena komporbe হচ্ছেনা হয়না hocchena hochchena hoyna',
  shownBefore: `
    আগেরলিস্ট- আগেরতালিকা- আগেরফ্ল্যাটগুলো আগেরবাড়িগুলো আগেরগুলো আগেযেগুলোদেখি- আগেযাদেখি- পুরনোলিস্ট- পুরোনোলিস্ট- agerlist- agergulo aagerlist- aagergulo puronolist- agerflatgulo agerbarigulo agejegulodekhi-`,
}
