import type { Phrases } from '../../language.ts'

const calling = '(কল|ফোন|call|phone|fon)'
const refused =
  '(করবেন না|কোরবেন না|করো না|কোরো না|করার দরকার নেই|লাগবে না|চাই না|করবেননা|korben na|koro na|korbenna|korar dorkar nei|lagbe na|chai na)'

/** What refuses to be called. In other places "call korben na" may only ask for it: "ekta call korben na?" */
export const noCall: Phrases = `
  ^[আর|এখন|কেউ|আপনি|r|ar|ekhon|keu|apni] [আমাকে|আমায়|amake] ${calling} ${refused}$,
  [আমাকে|আমায়|amake] ${calling} [টোন|টল|tone|tall] ${refused} (প্লিজ|প্লীজ|যেন|দয়া করে|কেউ|please|plz|pls|jeno|doya kore),
  (দয়া করে|প্লিজ|রাতবিরেতে|রাতে|যখন তখন|বারবার|শুধু শুধু|বেশি|please|plz|doya kore|birete|barbar|jokhon tokhon) [আমাকে|আমায়|amake] ${calling} ${refused},
  (ফোনে|ফোন করে|কল করে|phone e|phone kore|call kore) (বিরক্ত|জ্বালাতন|ডিস্টার্ব|birokto|disturb) ${refused},
  [যেন|jeno] (কেউ|keu) ${calling} [টোন|টল|tone] না (করে|করেন|kore), ${calling} (টোন|টল|tone|tall) ${refused},
  ${calling} করতে [তো] (বলিনি|bolini)`
