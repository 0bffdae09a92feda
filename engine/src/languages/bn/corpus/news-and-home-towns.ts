import { wishesAndTalk } from '../../corpus-case.ts'

/** What the news says, own home towns, matches and praise, which wish nothing; amounts and sizes in two parts. */
export const newsAndHomeTowns = wishesAndTalk([
  { text: 'টিভিতে দেখাল মুম্বইতে এক কামরার ভাড়া এখন ৫০ হাজার', act: 'unclear' },
  { text: 'okhane ekta ghorer vara 3000 dirham', act: 'unclear' },
  {
    text: 'যে কোনো একটা হলেই হবে',
    asked: 'property_type',
    known: { transaction_type: 'rent', city: 'Durgapur' },
    any: ['property_type'],
  },
  {
    text: 'এক হাজার পঞ্চাশ স্কোয়ার ফুটের ফ্ল্যাট কিনব',
    set: { transaction_type: 'sale', property_type: 'apartment', size_sqft: { min: 1050 } },
  },
  {
    text: 'ek hajar ponchash square feet er flat kinte chai',
    set: { transaction_type: 'sale', property_type: 'apartment', size_sqft: { min: 1050 } },
  },
  {
    text: 'দুই হাজার পঞ্চাশ স্কোয়ার ফুট',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata' },
    set: { size_sqft: { min: 2050 } },
  },
  {
    text: 'এক হাজার চল্লিশ বর্গফুট হলে ভালো',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata' },
    set: { size_sqft: { min: 1040 } },
  },
  {
    text: 'মাসে ৩৭ হাজার ৫০০ টাকা দিতে পারব',
    known: { transaction_type: 'rent', city: 'Kolkata', property_type: 'apartment' },
    set: { price: { max: 37500 } },
  },
  {
    text: 'মাসে 15 হাজার 500 টাকার বেশি না',
    known: { transaction_type: 'rent', city: 'Kolkata', property_type: 'apartment' },
    set: { price: { max: 15500 } },
  },
  {
    text: '১৮ হাজার ৭৫০ টাকা',
    asked: 'price',
    known: { transaction_type: 'rent', city: 'Kolkata' },
    set: { price: { max: 18750 } },
  },
  {
    text: '37 hajar 500 taka debo',
    asked: 'price',
    known: { transaction_type: 'rent', city: 'Kolkata' },
    set: { price: { max: 37500 } },
  },
  { text: 'খবরের কাগজে পড়লাম নিউ টাউনে ফ্ল্যাটের দাম কমেছে', act: 'unclear' },
  { text: 'আমার বাড়ি মেদিনীপুর, এখানে পড়াশোনা করি', act: 'unclear' },
  { text: 'আমার বাড়ি বর্ধমানে, কলকাতায় চাকরি করি', act: 'unclear' },
  { text: 'amar bari malda, ekhane kaj kori', act: 'unclear' },
  { text: 'আমাদের বাড়ি পুরুলিয়া', act: 'unclear' },
  { text: 'আমার বাড়ি চাই মেদিনীপুরে', set: { property_type: 'house', city: 'Medinipur' } },
  { text: 'আমার বাড়ি হাওড়ায় চাই', set: { property_type: 'house', city: 'Howrah' } },
  { text: 'নিজের বাড়ি হাওড়ায়', set: { property_type: 'house', city: 'Howrah' } },
  { text: 'kalke india match jitlo darun khela', act: 'unclear' },
  { text: 'kal mohunbagan jitlo, darun khelechhe', act: 'unclear' },
  { text: 'tumi khub bhalo bangla bolo', act: 'unclear' },
  { text: 'আপনি তো বেশ ভালো বাংলা বলেন', act: 'unclear' },
  { text: 'বাংলায় বুঝিয়ে বলুন', act: 'repeat' },
  {
    text: 'ওখানে কি ২৪ ঘণ্টা জল থাকে',
    known: { transaction_type: 'rent', city: 'Kolkata', property_type: 'apartment' },
    act: 'question',
  },
])
