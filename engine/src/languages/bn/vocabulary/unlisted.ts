import type { Phrases } from '../../language.ts'

/** What people want of a home and no listing tells: its floor, the way it faces, what lies near it, what its area is like. */
export const unlisted: Phrases = `
  (গাড়ি|কার|car) (পার্কিং|parking) (না|নয়) (বাইক|bike) (পার্কিং|parking) (হলেই হবে|হলেই চলবে),
  (শান্ত|নিরিবিলি|নিরাপদ|shanto|niribili|nirapod) (জায়গা|জায়গায়|এলাকা|এলাকায়|পাড়া|পাড়ায়|jayga|jaygay|elaka|elakay|paray), (ভালো|ভাল|bhalo|valo) (জায়গা|জায়গায়|jayga|jaygay) (চাই|দরকার|খুঁজছি|chai|dorkar|khujchi),
  (গ্রাউন্ড|টপ|ফার্স্ট|একদম উপরের|উপরের|ওপরের|নিচের|দোতলার|তিনতলার|ground|top|first|second) (ফ্লোর|ফ্লোরে|তলা|তলায়|তলার|floor),
  (নিচতলা|নিচতলায়|একতলায়|দোতলায়|তিনতলায়|চারতলায়|নিচের তলায়|নীচতলা|nichtola|nichtolay|dotolay|tintolay),
  (পূর্ব|পশ্চিম|উত্তর|দক্ষিণ|east|west|north|south) (মুখী|ফেসিং|facing|খোলা),
  (পূর্বমুখী|দক্ষিণমুখী|উত্তরমুখী|পশ্চিমমুখী|দক্ষিণখোলা), বাস্তু (মেনে|মতে|অনুযায়ী) (চাই|হতে হবে|হলে ভালো),
  (স্কুলের|কলেজের|মেট্রোর|মেট্রো স্টেশনের|রেল স্টেশনের|বাস স্ট্যান্ডের|বাসস্টপের|হাসপাতালের|বাজারের|মন্দিরের|মসজিদের|মলের|এয়ারপোর্টের|বিমানবন্দরের|airport er|মেন রোডের|বড় রাস্তার|school er|college er|metro r|metro station er|bus stand er|hospital er|bajarer|market er|main road er) (কাছে|কাছাকাছি|পাশে|ধারে|kache|kachakachi|pashe),
  (কাছে|কাছাকাছি|আশেপাশে) (স্কুল|কলেজ|মেট্রো|হাসপাতাল|বাজার|পার্ক) (থাকলে ভালো|থাকতে হবে|চাই|দরকার),
  (আলো বাতাস|আলো হাওয়া|খোলামেলা), (নতুন তৈরি|সদ্য তৈরি|new construction|newly built|brand new),
  (ঠাকুর ঘর|ঠাকুরঘর|মডিউলার কিচেন|modular kitchen),
  (আমরা|আমি) (ব্যাচেলর|bachelor|bachelors|স্টুডেন্ট|student|students|ছাত্র),
  (ব্যাচেলরদের|ব্যাচেলরের|bachelor der) জন্য`
