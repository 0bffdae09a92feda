import type { OneselfWords } from '../../word-lists.ts'

/** By what words Bengali speakers tell something of themselves and of their families. */
export const oneself: OneselfWords = {
  own: 'আমি আমরা আমার আমাদের আমাকে ami amra amar amader amake',
  kin: 'মা মায়ের বাবা বাবার স্ত্রী বউ স্বামী ছেলে ছেলের মেয়ে মেয়ের বাচ্চা বাচ্চারা বাচ্চাদের সন্তান পরিবার ফ্যামিলি শাশুড়ি শ্বশুর baba stri bou swami chele cheler meye meyer bachcha baccha poribar',
  life: 'চাকরি চাকরী ডিউটি অসুস্থ পড়ে পড়াশোনা বিয়ে অবসর রিটায়ার চালাই দোকানে chakri duty osustho porashona biye chalai',
  hard: 'মুশকিল অসুবিধা অসুবিধে কষ্ট কঠিন সমস্যা osubidha osubidhe koshto kothin somossa',
  grew: 'বড়হয়েছি বড়হয়েছিলাম বড়হয়েছে বেড়েউঠেছি মানুষহয়েছি জন্মেছি ছোটবেলা- ছেলেবেলা- শৈশব- borohoyechi borohoyechhi borohoechi manushhoyechi chotobela- chhotobela- chelebela- shoishob-',
  unhappy: 'হাঁপিয়ে হাঁফিয়ে hapiye hanpiye',
  ownFunds: 'নিজের নিজেদের হাতে পকেট জমানো কাছে nijer nijeder hate haate pocket jomano kache',
  granted: 'পাব পাবো পাওয়া পাচ্ছি পেতে দেবে pabo pawa paoa pachhi pete debe',
  pay: '',
  fromPay: 'মাইনেতে মাইনের মাইনেয় বেতনে বেতনের রোজগারে আয়ে mainete mainer betone betoner rojgare',
}
