import type { CorpusSection } from '../../corpus-case.ts'

/** Questions, talk about other things and acts, in which nothing is wished. */
export const saidAstray: CorpusSection[] = [
  {
    phenomenon: 'questions and other talk, native',
    counter: true,
    cases: [
      { text: 'এই ফ্ল্যাটটায় কি লিফট আছে?', act: 'question' },
      { text: 'কাছাকাছি কোনো স্কুল বা হাসপাতাল আছে?', act: 'question' },
      { text: 'আপনারা কত টাকা কমিশন নেন?', act: 'question' },
      { text: 'তিন নম্বর ফ্ল্যাটটার দাম কত', act: 'question' },
      { text: 'এটার কয়টা বাথরুম?', act: 'question' },
      { text: 'কাল সকাল সাতটায় আমাকে জাগিয়ে দিও', act: 'unclear', numbers: [7] },
      { text: 'আজ কলকাতার আবহাওয়া কেমন থাকবে', act: 'question' },
      { text: 'অরিজিৎ সিংয়ের একটা গান চালাও', act: 'unclear' },
      { text: 'হাওড়া থেকে দিল্লির রাজধানী এক্সপ্রেস কটায় ছাড়ে', act: 'question' },
      { text: 'ভারত কি গতকালের ম্যাচে তিনশো রান করেছে?', act: 'question', numbers: [300] },
      { text: 'রবিবার বিকেল পাঁচটায় বাড়িটা দেখতে যেতে পারি কি?', act: 'question', numbers: [5] },
      { text: 'বসার ঘরের আলোটা নিভিয়ে দাও', act: 'unclear' },
      { text: 'দুই কেজি আলুর দাম কত', act: 'question', numbers: [2] },
      { text: 'চিকেন বিরিয়ানি কীভাবে রান্না করে', act: 'unclear' },
      { text: 'মা কে পাঁচ হাজার টাকা পাঠাও', act: 'question', numbers: [5000] },
    ],
  },
  {
    phenomenon: 'questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'ei bari ta te ki garage ache?', act: 'question' },
      { text: 'bhara koto porbe ei flat er?', act: 'question' },
      { text: 'metro station koto dur', act: 'question' },
      { text: 'advance koto mash er dite hobe', act: 'question' },
      { text: 'kal brishti hobe ki siliguri te', act: 'question' },
      { text: 'amake 6 tar somoy dekhe dio alarm', act: 'unclear', numbers: [6] },
      { text: 'amar bon er biye porer mashe behala te', act: 'question' },
      { text: 'tumi ki manush na robot', act: 'question' },
      { text: 'dekhte jete pari kobe?', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'is the ফ্ল্যাট ready to move?', act: 'question' },
      { text: 'next Sunday visit করা যাবে 11টায়?', act: 'question', numbers: [11] },
      { text: 'please play rabindra sangeet', act: 'unclear' },
      { text: 'uber book koro airport jabo', act: 'unclear' },
      { text: 'ওনার এর phone number টা দেওয়া যাবে?', act: 'question' },
    ],
  },
  {
    phenomenon: 'acts as said, native',
    cases: [
      { text: 'হ্যাঁ ঠিক আছে', act: 'affirm' },
      { text: 'হুঁ তাই করুন', act: 'affirm' },
      { text: 'একদম না', act: 'deny' },
      { text: 'থাক লাগবে না', act: 'deny' },
      { text: 'নতুন করে আবার শুরু করা যাক', act: 'restart' },
      { text: 'মানুষের সাথে কথা বলিয়ে দিন', act: 'handoff' },
      { text: 'নমস্কার, কেমন আছেন', act: 'greet' },
      { text: 'অনেক অনেক ধন্যবাদ আপনাকে', act: 'thanks' },
      { text: 'আচ্ছা আজ তাহলে আসি, টাটা', act: 'goodbye' },
      { text: 'কী করে ব্যবহার করতে হয় বুঝতে পারছি না, একটু সাহায্য করুন', act: 'help' },
      { text: 'কী বললেন আরেকবার বলুন তো', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts as said, latin',
    cases: [
      { text: 'haa thik ache', act: 'affirm' },
      { text: 'na thak', act: 'deny' },
      { text: 'prothom theke abar suru koro', act: 'restart' },
      { text: 'amake keu phone korte bolo', act: 'handoff' },
      { text: 'dhonnobad dada', act: 'thanks' },
      { text: 'abar bolben?', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts as said, mixed',
    cases: [
      { text: 'ok done, thank you so much ভাই', act: 'thanks' },
      { text: 'agent er sathe kotha bolte chai please', act: 'handoff' },
      { text: 'hello, শুনতে পাচ্ছেন?', act: 'greet' },
    ],
  },
]
