import { goingBack } from '../../going-back.ts'

/** What Bengali speakers say to go back to an area, a city or a budget. */
export const goingBackPhrases = goingBack({
  earlier: '(আগের|প্রথম|প্রথমের|প্রথমকার|পুরনো|পুরোনো|আগেকার|ager|prothom)',
  said: '((আগে|প্রথমে) [যে|যেটা] (বলা|বলেছিলাম) [সেই]|(age|prothome) (bola|bolechilam))',
  theEarlier: '(আগেরটা|আগেরটাই|প্রথমটা|প্রথমটাই|agertai)',
  city: '(শহর|শহরটাই|শহরেই|সিটি)',
  area: '(জায়গা|জায়গাটা|জায়গাটাই|জায়গাতেই|জায়গায়|এলাকা|এলাকাটা|এলাকাটাই|এলাকাতেই|এলাকায়|লোকেশন|লোকেশনটাই)',
  price:
    '(বাজেট|বাজেটটা|বাজেটটাই|বাজেটেই|দামটাই|দামেই|ভাড়াটাই|ভাড়াতেই|budget|budgetai|budgettai|budgetei|budget ei|budget ta)',
  holds:
    '[ই] (থাক|থাকুক|ভালো|ভালো ছিল|ঠিক|ঠিক ছিল|ঠিক আছে|চলবে|রাখুন|রাখো|রাখা যাক|দেখান|দেখাও|যাই|ফিরে যাই|ফিরে চলুন|ফিরে যান|হোক|যথেষ্ট|thak|thakuk|valo chilo|fire jai)',
})
