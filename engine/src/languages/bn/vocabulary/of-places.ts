import type { PlaceTalkWords } from '../../word-lists.ts'

/** By what words Bengali speakers tell where they move to, and add a place to those that are looked through. */
export const ofPlaces: PlaceTalkWords = {
  moves: 'ট্রান্সফার ট্র্যান্সফার বদলি পোস্টিং শিফট bodli badli',
  happens:
    'হয়েছে হয়েছি হয়ে হচ্ছে হচ্ছি হল হলো হব হবে করছি করব গেছে গেছি যাচ্ছি hoyeche hoyechi hoye hocche hocchi holo hobo hobe korchi korbo gache geche gechi jacchi',
  joins: 'জয়েন যোগ join',
  workplaces:
    'অফিস অফিসে অফিসটা ব্রাঞ্চ ব্রাঞ্চে শাখা শাখায় ব্যাংক ব্যাঙ্ক ব্যাংকে ব্যাঙ্কে কোম্পানি কোম্পানিতে হাসপাতাল হাসপাতালে স্কুল স্কুলে কলেজ কলেজে চাকরি চাকরিতে ডিউটি ofis chakri branche office-e',
  gatherings: 'বিয়ে বিয়ে অনুষ্ঠান biye onushthan',
  spouse: 'স্বামী- বর বরের স্ত্রী- বউ- shami swami shamir swamir bor borer bou bouer',
  others: 'ওর তার তাঁর ওদের বন্ধু- প্রতিবেশী- or tar oder bondhu- protibeshi-',
  adds: 'ও eo o',
  keepsPlace: 'রাখুন রাখো দেখুন দেখো দেখতে পারেন rakhun rakho dekhun dekho dekhte paren',
  needless: 'জরুরি জরুরী joruri',
  near: 'কাছে কাছাকাছি আশেপাশে আশপাশে দিকে পাশে ধারে kache kachhe kachakachi ashepashe dike pashe কাছেই kachei kachhei ওদিকে ওইদিকে ওদিকটায় দিকটায় দিকটা odike oidike odiktay diktay কাছেরগুলো কাছেরগুলা কাছের kachergulo kacher',
  side: 'সাইড সাইডে',
  nearBy: 'আশেপাশের আশপাশের কাছাকাছি পাশের কাছের ashepasher asepaser ashpasher kachakachi pasher kacher',
  far: 'দূর দূরে dur dure',
  becomesFar: '',
  none: '',
  nothing: 'কিছু কিছুই কোনো kichu kichui kono',
  kilometres: 'কিমি- কিলোমিটার- km kms kilometer kilometar kilometre',
  work: 'অফিস- কাজের কলেজ- কোম্পানি- কোচিং- office officer college company coaching kajer',
  unsaid: 'বলিনি bolini',
}
