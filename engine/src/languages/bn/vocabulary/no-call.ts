import type { Phrases } from '../../language.ts'

/** What refuses to be called. In other places "call korben na" may only ask for it: "ekta call korben na?" */
export const noCall: Phrases = `
  ^[আর|এখন|কেউ|আপনি|r|ar|ekhon|keu|apni] [আমাকে|আমায়|amake] (কল|ফোন|call|phone|fon) (করবেন না|কোরবেন না|করো না|কোরো না|করার দরকার নেই|লাগবে না|চাই না|korben na|koro na|korar dorkar nei|lagbe na|chai na)$`
