import type { Phrases } from '../../language.ts'

/** Whom one asks first. */
const kin =
  '(বউয়ের|বউকে|বৌকে|স্ত্রীর|স্ত্রীকে|বরের|বরকে|স্বামীর|স্বামীকে|বাবাকে|মাকে|মায়ের|বাবার|ছেলেকে|ছেলের|মেয়েকে|মেয়ের|গিন্নিকে|গিন্নির|বাড়িতে|বাড়ির লোকের|পরিবারের|bou ke|bouke|bouer|bor ke|borer|babake|make|barite)'

/** What says that the seeker wants time: to ask at home, to think, only to look around. */
export const putOff: Phrases = `
  ${kin} [সাথে|সঙ্গে|sathe|songe] [একবার|আগে|একটু] (কথা বলতে|কথা বলে|আলোচনা করতে|জিজ্ঞেস করতে|জিজ্ঞেস করে|কথা বলি|kotha bolte|kotha bole|jigges korte|jiggesh korte) [হবে|চাই|নিই|নি|জানাব|বলব],
  (ভেবে|চিন্তা করে|জিজ্ঞেস করে|পরে|bhebe|vebe|pore) (জানাব|জানাবো|বলব|বলবো|জানাচ্ছি|দেখব|দেখবো|দেখা যাবে|janabo|bolbo|dekhbo), ভাবতে (হবে|দিন|দাও),
  (এমনি|এমনিই|শুধু|emni|emniy) (দেখছি|দেখতেছি|dekhchi|dekhtesi)$`

/** What says that enough was shown. */
export const enough: Phrases = '^[(এই|আজ|আপাতত)] (যথেষ্ট|ব্যাস|ব্যস|আর না)$'
