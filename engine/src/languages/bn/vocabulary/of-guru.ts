import type { OfGuruWords } from '../../language.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'নম্বর- নাম্বার- number- nombor- nambar-',
  why: `
    কেন কেনো keno kano জরুরি joruri`,
  later: 'পরে পর pore',
  gives: `
    দেব দেবো দিচ্ছি জানাব জানাবো বলব বলবো পাঠাব debo dibo debu dicchi janabo bolbo pathabo`,
  yours: 'আপনার আপনাদের তোমার apnar apnader tomar',
  fees: 'কমিশন- দালালি- ব্রোকারেজ- commission- dalali- brokerage-',
  robots: 'বট রোবট- bot robot-',
  machines: 'মেশিন- যন্ত্র- কম্পিউটার- machine- computer-',
  persons: `
    মানুষ- লোক ব্রোকার- দালাল এজেন্ট- আসল manush- lok broker- agent- asol`,
}
