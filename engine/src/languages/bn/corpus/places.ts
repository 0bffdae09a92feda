import type { CorpusSection } from '../../corpus-case.ts'

const area = (text: string, name: string) =>
  ({ text, asked: 'area', known: { city: 'Kolkata' }, set: { area: name } }) as const
const city = (text: string, name: string) => ({ text, asked: 'city', set: { city: name } }) as const

export const places: CorpusSection[] = [
  {
    phenomenon: 'places, native',
    cases: [
      area('বেহালায়', 'Behala'),
      area('টালিগঞ্জে', 'Tollygunge'),
      area('বালিগঞ্জের কাছে', 'Ballygunge'),
      area('গড়িয়াহাটে', 'Gariahat'),
      area('নিউটাউনে', 'New Town'),
      area('দমদমে', 'Dum Dum'),
      area('কসবায়', 'Kasba'),
      area('যাদবপুরের আশেপাশে', 'Jadavpur'),
      area('ভবানীপুরে', 'Bhawanipur'),
      area('শ্যামবাজারে', 'Shyambazar'),
      area('সোনারপুরের দিকে', 'Sonarpur'),
      area('লেকটাউনে', 'Lake Town'),
      area('বাগুইআটিতে', 'Baguiati'),
      area('রাজারহাটের মধ্যে', 'Rajarhat'),
      area('আলিপুরে', 'Alipore'),
      area('বেলঘরিয়ায়', 'Belgharia'),
      area('উল্টোডাঙায়', 'Ultadanga'),
      area('ঠাকুরপুকুরে', 'Thakurpukur'),
      city('হাওড়ায়', 'Howrah'),
      city('শিলিগুড়িতে', 'Siliguri'),
      city('দুর্গাপুরে', 'Durgapur'),
      city('আসানসোলে', 'Asansol'),
      city('মুম্বইতে', 'Mumbai'),
      city('বেঙ্গালুরুতে', 'Bengaluru'),
      city('দিল্লিতে', 'Delhi'),
      city('চেন্নাইতে', 'Chennai'),
      city('হায়দরাবাদে', 'Hyderabad'),
      city('পুনেতে', 'Pune'),
    ],
  },
  {
    phenomenon: 'places, latin',
    cases: [
      area('behalay', 'Behala'),
      area('tollygunje', 'Tollygunge'),
      area('ballygunge er kache', 'Ballygunge'),
      area('dumdum e', 'Dum Dum'),
      area('kasba te', 'Kasba'),
      area('jadavpure', 'Jadavpur'),
      area('newtown er dike', 'New Town'),
      area('garia r pashe', 'Garia'),
      city('kolkata te', 'Kolkata'),
      city('howrahte', 'Howrah'),
      city('siliguri te', 'Siliguri'),
      city('durgapure', 'Durgapur'),
      city('bangalore e', 'Bengaluru'),
    ],
  },
]
