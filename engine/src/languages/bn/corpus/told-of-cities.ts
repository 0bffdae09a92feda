import { wishesAndTalk } from '../../corpus-case.ts'

/** What is told and asked of cities and wishes for nothing, and wishes that are like it. */
export const toldOfCities = wishesAndTalk([
  {
    text: 'আজ মাইনে ৩০০০০ পেলাম',
    act: 'unclear',
  },
  {
    text: 'কলকাতায় খুব গরম',
    act: 'unclear',
  },
  {
    text: 'শিলিগুড়িতে ভাড়া কেমন চলছে',
    act: 'question',
  },
  {
    text: 'রাজারহাটে জমির দাম বাড়বে কি',
    act: 'question',
  },
  {
    text: 'আমার বন্ধু হাওড়ায় ৪০ লাখে ফ্ল্যাট কিনল',
    act: 'unclear',
  },
  {
    text: 'রেজিস্ট্রি খরচ কত',
    act: 'question',
  },
  {
    text: 'কলকাতায় থাকা কি খরচের',
    act: 'question',
  },
  {
    text: 'বাড়ি কেনা ভালো না ভাড়া থাকা ভালো',
    act: 'question',
  },
  {
    text: 'কলকাতার বিরিয়ানি দারুণ',
    act: 'unclear',
  },
  {
    text: 'আমার দিদি শিলিগুড়িতে থাকে',
    act: 'unclear',
  },
  {
    text: 'কলকাতার রসগোল্লা খুব ভালো',
    act: 'unclear',
  },
  {
    text: 'দার্জিলিংয়ে দারুণ ঠান্ডা',
    act: 'unclear',
  },
  {
    text: 'শান্তিনিকেতনে পৌষমেলা শুরু হয়েছে',
    act: 'unclear',
  },
  {
    text: 'কলকাতায় দুর্গাপুজোর ভিড়',
    act: 'unclear',
  },
  {
    text: 'বর্ধমানের মিহিদানা খেয়েছেন',
    act: 'unclear',
  },
  {
    text: 'হাওড়া ব্রিজটা রাতে সুন্দর লাগে',
    act: 'unclear',
  },
  {
    text: 'মালদার আম বিখ্যাত',
    act: 'unclear',
  },
  {
    text: 'kolkata te khub brishti hocche',
    act: 'unclear',
  },
  {
    text: 'darjeeling e thanda porechhe',
    act: 'unclear',
  },
  {
    text: 'burdwan er mihidana darun',
    act: 'unclear',
  },
  {
    text: 'howrah station e khub bhir',
    act: 'question',
  },
  {
    text: 'কৃষ্ণনগরের সরভাজা অসাধারণ',
    act: 'unclear',
  },
  {
    text: 'শিলিগুড়িতে আজ বনধ',
    act: 'unclear',
  },
  {
    text: 'digha te khub bhir chilo',
    act: 'unclear',
  },
  {
    text: 'kolkata r tram ekhono chole',
    act: 'unclear',
  },
  {
    text: 'কলকাতা হলে ভালো',
    set: {
      city: 'Kolkata',
    },
  },
])
