import type { ChatPhrases } from '../../language.ts'
import { goingBackPhrases } from './going-back.ts'
import { noCall } from './no-call.ts'
import { enough, putOff } from './put-off.ts'
import { saidSo } from './said-so.ts'
import { whyAsked } from './why-asked.ts'

/** What Bengali speakers say of the chat itself. */
export const ofTheChat: ChatPhrases = {
  unliked: '(এগুলো) (কোনোটাই) (পছন্দ) (নয়|হয়নি)',
  'put-off': putOff,
  enough,
  'no-call': noCall,
  'said-so': saidSo,
  'aside:why-asked': whyAsked,
  undo: `
    (আগেরটায়|আগের কথায়|আগের জায়গায়) (ফিরিয়ে|ফিরে) (দিন|নিন|চলুন),
    (শেষে|sesh e|এখন|আগে) (যা|যেটা|ja) (লিখেছিলাম|বলেছিলাম|লিখলাম|likhechilam) (ওটা|সেটা|ota) (রাখবেন না|ধরবেন না|রেখো না|rakhben na),
    (শেষ|লাস্ট|last) (চেঞ্জ|change) [টা] (বাদ|বাতিল|মুছে|ফেরত|সরিয়ে) (দিন|দাও|করুন|নিন),
    ভুল করে (চেপে গেছে|চাপ লেগেছে|লিখে ফেলেছি|বলে ফেলেছি) [ওটা] (সরিয়ে|মুছে|ফিরিয়ে|বাদ) (দিন|নিন|দাও),
    (এখন|এইমাত্র) (যেটা|যা) (বাছলাম|চুনলাম|লিখলাম|নিলাম) (ওটা|সেটা) (বাদ|মুছে|সরিয়ে) (দিন|দাও),
    এক ধাপ (পিছনে|পেছনে|পিছিয়ে) (যান|চলুন|যাও), আগে যেমন ছিল [তেমন|তেমনই|সেরকম] (করে দিন|রাখুন|করুন|থাক),
    (এইমাত্র|এখনই|এখুনি|এখন) যা বললাম [ওটা|সেটা|তা] (বাতিল|বাদ|ভুল|ভুল ছিল)$,
    ^(আগেরটা|শেষেরটা|ওটা|আগের কথাটা) (ফিরিয়ে|ফেরত) (নিন|নাও|নেন),
    ^ভুল করে (বলেছি|বলে ফেলেছি|বলে দিয়েছি|লিখেছি|লিখে ফেলেছি|চেপেছি) [ওটা] [ফেরত|বাদ|বাতিল] [নিন|দিন|করুন]$,
    ^[পিছনে|পেছনে|আগের জায়গায়|আগের অবস্থায়] (ফিরে|ফেরত) (যান|যাও|চলুন|চলো|যাই|যেতে চাই)$,
    ^আগের (অবস্থায়|জায়গায়|ধাপে) (যান|যাও|চলুন|চলো|নিয়ে যান|ফিরিয়ে দিন)$,
    (শেষেরটা|শেষ কথাটা|শেষ বদলটা|শেষ পরিবর্তনটা|এইমাত্র যা বললাম|এখনই যা বললাম|এখন যা বললাম) [সেটা|তা|ওটা] (বাদ|বাতিল|মুছে|ফেরত|সরিয়ে) (দিন|দাও|দেন|করুন|করো|নিন|ফেলুন),
    ^[pichone|pechone|ager jaygay|ager obosthay] (phire|fire) (jan|jao|cholun|cholo|jai)$,
    ^ager (obosthay|jaygay|dhape) (jan|jao|cholun|niye jan)$,
    ^(পিছনে|পেছনে|আগের প্রশ্নে) (যান|যাও|চলুন|চলো|ফিরুন|ফিরে যান)$, ^আগের প্রশ্ন$,
    (যা|যেটা) (বলেছি|বললাম) (সেটা|তা) (বাতিল|ফেরত) (করুন|করো|নিন|নিচ্ছি), আগের মতোই (থাক|রাখুন|করে দিন|থাকুক),
    ^undo (করুন|করো|করে দিন)$, ^(pichone|pechone|ager proshne) (jan|jao|cholun|cholo|phire jan)$,
    (ja|jeta) (bolechi|bollam) (seta|ta) (batil|cancel) (korun|koro|kore din),
    ager (moto|motoi) (thak|rakhun|kore din), ^(আগেরটা|আগেরটাই|প্রথমে যা বলেছিলাম তাই|আগে যা বলেছিলাম তাই|agertai|agerta i|agerta) (থাক|থাকুক|ভালো|ভালো ছিল|ঠিক ছিল|বেটার ছিল|রাখুন|thak|bhalo chilo|valo chilo|thik chilo)$`,
  ...goingBackPhrases,
  'so-far': `
    ^(আমার|amar) (বাজেট|budget) (কত|কী|koto|ki) [ছিল|chilo]$, আমি (কোন এলাকা|কোন এরিয়া|কত বাজেট) (বলেছিলাম|বলেছি|বললাম),
    আমি (কী কী|কি কি) (বলেছি|বলেছিলাম|চেয়েছি|চেয়েছিলাম), ami ki ki (bolechi|bolechilam|cheyechi|cheyechilam),
    ^(আমি) (কী|কি) (চেয়েছিলাম|বলেছিলাম|চেয়েছি|বলেছি)$,
    (এতক্ষণ|এখন পর্যন্ত|এ পর্যন্ত|এখনও পর্যন্ত) [আমি] (কী|কি|কী কী|কি কি) (বলেছি|বললাম|চেয়েছি),
    আমি (এতক্ষণ|এখন পর্যন্ত|এ পর্যন্ত) (কী|কি|কী কী|কি কি) (বলেছি|বললাম|চেয়েছি),
    আমার (চাহিদাগুলো|শর্তগুলো) (বলুন|দেখান),
    (etokkhon|ekhon porjonto|e porjonto) [ami] (ki|ki ki) (bolechi|bollam|cheyechi),
    ami (etokkhon|ekhon porjonto|e porjonto) (ki|ki ki) (bolechi|bollam|cheyechi)`,
  'aside:privacy': `
    আমার (ডেটা|ডাটা|নম্বর|নাম্বার|চ্যাট|তথ্য) [টা] (ডিলিট|মুছে|বাদ) (করুন|করে দিন|দিন|ফেলুন),
    আমার (নম্বর|নাম্বার|ডেটা|তথ্য) (নিরাপদ|সেফ) (তো|থাকবে|থাকবে তো),
    আমার (নম্বর|নাম্বার|তথ্য) (কাকে|কাকে কাকে|কে কে) (দেবেন|দেখবে|পাবে),
    আমার (নম্বর|নাম্বার) (নিয়ে|দিয়ে) কী (করবেন|করেন),
    amar (data|number|chat|details|totho) [ta] (delete|muche|bad) (korun|kore din|din|felun),
    amar (number|data|details) (safe|nirapod) (to|thakbe|thakbe to)`,
}
