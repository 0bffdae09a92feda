import { wishesAndTalk } from '../../corpus-case.ts'

/** Verdicts on what is over, how far things are, and ordinary wishes beside them. */
export const toldOfWhatIsOver = wishesAndTalk([
  {
    text: 'আগের বাড়িওয়ালা খুব খারাপ ছিল',
    act: 'unclear',
  },
  {
    text: 'ager barita khub bhalo chilo',
    act: 'unclear',
  },
  {
    text: 'পুরনো ফ্ল্যাটটা একদম ভালো ছিল না',
    act: 'unclear',
  },
  {
    text: 'মেট্রো কত দূর',
    act: 'question',
  },
  {
    text: 'স্টেশন কত দূর',
    act: 'question',
  },
  {
    text: 'স্কুল কতদূর হবে',
    act: 'question',
  },
  {
    text: 'metro koto dur',
    act: 'question',
  },
  {
    text: 'station koto dure',
    act: 'question',
  },
])
