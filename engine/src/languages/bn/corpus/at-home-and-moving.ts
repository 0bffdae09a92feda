import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const atHomeAndMoving: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'দাদা, আমাদের চারজনের সংসার, মা বাবা আমি আর বোন, তাই দু কামরার একটা ফ্ল্যাট ভাড়া খুঁজছি কসবায়, পনেরো হাজারের মধ্যে হলে সুবিধা',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kasba',
          bedrooms: exactly(2),
          price: upTo(15000),
        },
      },
      {
        text: 'অনেকদিন ধরে ভাবছি নিজের একটা ফ্ল্যাট কিনব, রাজারহাট বা নিউটাউন, পঞ্চাশ পঞ্চান্ন লাখ অবধি পারব',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Rajarhat',
          price: between(5000000, 5500000),
        },
      },
      {
        text: 'শ্রীরামপুরে গঙ্গার ধারে ছোট বাড়ি পাওয়া গেলে বলবেন, চল্লিশ লাখের উপরে যাব না',
        set: { property_type: 'house', city: 'Serampore', price: upTo(4000000) },
      },
      {
        text: 'মেয়েকে কলেজে ভর্তি করলাম যাদবপুরে, ওর জন্য কাছেই এক কামরার ঘর লাগবে',
        set: { property_type: 'house', area: 'Jadavpur', bedrooms: exactly(1) },
      },
      {
        text: 'আগের বাড়িটা খুব স্যাঁতসেঁতে ছিল, এবার দোতলায় আলো হাওয়া আছে এমন ফ্ল্যাট চাই দমদমে',
        set: { property_type: 'apartment', area: 'Dum Dum' },
      },
      {
        text: 'আমরা ভাড়া দিই আঠারো হাজার, এবার নিজের ফ্ল্যাট কিনতে চাই গড়িয়ায়',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Garia' },
      },
      {
        text: 'বারাসতে তিন কাঠার প্লট দেখান, কাঠা প্রতি পাঁচ লাখের বেশি না',
        set: { property_type: 'land', city: 'Barasat', size_sqft: atLeast(2160) },
      },
      {
        text: 'বোলপুরে শান্তিনিকেতনের কাছে বাগান সমেত বাড়ি কিনব',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Bolpur', amenities: ['garden'] },
      },
      {
        text: 'চন্দননগরে বাড়ি, দাম সত্তর আশি লাখ',
        set: { property_type: 'house', city: 'Chandannagar', price: between(7000000, 8000000) },
      },
      { text: 'মাসে কুড়ি হাজার দিতে পারব, বালিগঞ্জে কিছু হবে?', set: { area: 'Ballygunge', price: upTo(20000) } },
      { text: 'এখানে না, বেহালার দিকে দেখুন', known: { area: 'Kasba' }, set: { area: 'Behala' } },
      {
        text: 'দাম একটু কম করুন, পঁয়তাল্লিশ',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(4500000) },
      },
      {
        text: 'জিম টিম লাগবে না, শুধু জল আর সিকিউরিটি',
        known: { amenities: ['gym'] },
        set: { amenities: ['water_supply', 'security'] },
        drop: ['gym'],
      },
      { text: 'বাড়ি হোক বা ফ্ল্যাট, কিছু একটা হলেই হল', asked: 'property_type', any: ['property_type'] },
      { text: 'যা বলবেন তাই', asked: 'area', any: ['area'] },
      {
        text: 'অত বুঝি না, মোটামুটি বিশ পঁচিশ লাখ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(2000000, 2500000) },
      },
      {
        text: 'খুব বেশি হলে বারো',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
      },
      { text: 'দু ঘরের', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'একটা হলেই যথেষ্ট', asked: 'bedrooms', set: { bedrooms: exactly(1) } },
      { text: 'এক্ষুনি ঠিক করিনি', asked: 'price', any: ['price'] },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'বাঁশদ্রোণীতে গ্যারেজ সমেত তিন কামরার ফ্ল্যাট কত পড়বে?', act: 'question' },
      { text: 'দরকার পড়লে জানাব, রাখছি', act: 'goodbye' },
      { text: 'বুঝলাম না, আরেকবার বলবেন?', act: 'repeat' },
      { text: 'সব মুছে নতুন করে শুরু', act: 'restart' },
      { text: 'কারও সঙ্গে ফোনে কথা বলা যায়?', act: 'handoff' },
      { text: 'তুমি কী কী করতে পারো?', act: 'help' },
      { text: 'উপকার হল ভাই', act: 'thanks' },
      { text: 'রেজিস্ট্রির খরচ কে দেবে?', act: 'question' },
      { text: 'ফ্ল্যাটটা কি রাস্তার ধারে?', act: 'question' },
      { text: 'রাতে পাড়াটা কেমন, মেয়েদের জন্য নিরাপদ তো?', act: 'question' },
      { text: 'বাজার হাট কাছে আছে?', act: 'question' },
      { text: 'মেইনটেনেন্স মাসে কত?', act: 'question' },
      { text: 'চাবি কবে দেবে?', act: 'question' },
      { text: 'ভাড়া কি কিছুটা কমানো যায়?', act: 'question' },
      { text: 'বাড়িওয়ালা কি ওই বাড়িতেই থাকেন?', act: 'question' },
      { text: 'কসবা না গড়িয়া, কোনটা ভালো?', act: 'question' },
      { text: 'আমাদের বাড়িতে কাল চুরি হয়েছে', act: 'unclear' },
      { text: 'শ্বশুরবাড়ি কৃষ্ণনগরে, পুজোয় যাই', act: 'unclear' },
      { text: 'মাইনে পাই তিরিশ হাজার, এর মধ্যে দশ হাজার লোনে যায়', act: 'unclear' },
      { text: 'পাশের ফ্ল্যাটটা সত্তর লাখে বিক্রি হল', act: 'unclear' },
      { text: 'ছেলেটার জ্বর, ডাক্তার দেখাতে যাচ্ছি', act: 'unclear' },
      { text: 'বর্ধমানে আমাদের দু বিঘে জমি ছিল, ভাইরা নিয়ে নিয়েছে', act: 'unclear' },
      { text: 'দোকান ঘর ভাড়া পাওয়া যাবে গড়িয়াহাটে?', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'garia te 2 room er flat dorkar, vara 10 hajarer moddhe hole bhalo',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Garia',
          bedrooms: exactly(2),
          price: upTo(10000),
        },
      },
      {
        text: 'amar budget 35 lakh, bangur e flat pabo?',
        set: { property_type: 'apartment', area: 'Bangur', price: upTo(3500000) },
      },
      {
        text: 'bou baccha niye thakbo tai ektu niriblili jaygay bari chai baruipur e',
        set: { property_type: 'house', city: 'Baruipur' },
      },
      { text: 'ekhon je bari te achi seta choto, 3bhk chai', set: { bedrooms: exactly(3) } },
      {
        text: 'kinbo na, bhara nebo',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'ektu boro hole bhalo hoy, 1200 sqft', set: { size_sqft: atLeast(1200) } },
      { text: 'dam jai hok cholbe', asked: 'price', any: ['price'] },
      {
        text: 'budget bariye 70 korun',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      { text: 'behala chara jekono jayga', known: { area: 'Behala' }, any: ['area'] },
      { text: 'nomoskar, ekta bari khujchi howrah te', set: { property_type: 'house', city: 'Howrah' } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'na na onnota dekhan', act: 'question' },
      { text: 'apnara ki commission nen?', act: 'question' },
      { text: 'kal sokale ashle dekha jabe?', act: 'question' },
      { text: 'gari rakhar jayga ache oi flat e?', act: 'question' },
      { text: 'ei elakay jol jome?', act: 'question' },
      { text: 'amar mama barasat e bari korechen 40 lakh diye', act: 'unclear' },
      { text: 'kal theke pujor chuti', act: 'unclear' },
      { text: 'accha pore janachchi', act: 'unclear' },
      { text: 'ekjon manush er sathe kotha bolte chai', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Sealdah-র কাছে 1BHK rent, 9k max',
        set: { transaction_type: 'rent', area: 'Sealdah', bedrooms: exactly(1), price: upTo(9000) },
      },
      {
        text: 'Unfurnished হলেও চলবে, but parking must লাগবে',
        set: { amenities: ['unfurnished', 'parking'] },
      },
      {
        text: 'Amar office Sector V te, tai New Town-এ rent-এ 2BHK দেখছি, budget 18-20k',
        set: {
          transaction_type: 'rent',
          area: 'New Town',
          bedrooms: exactly(2),
          price: between(18000, 20000),
        },
      },
      {
        text: 'Loan approve হয়ে গেছে, এখন 55 lakh-এর মধ্যে flat চাই Dumdum-এ',
        set: { property_type: 'apartment', area: 'Dum Dum', price: upTo(5500000) },
      },
      { text: 'Location change করুন, Tollygunge দেখান', known: { area: 'Garia' }, set: { area: 'Tollygunge' } },
      { text: '3BHK না হলে 2BHK-ও চলবে', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Society charge আলাদা দিতে হয়?', act: 'question' },
      { text: 'আমার friend circle-এ সবাই Bangalore-এ settled', act: 'unclear' },
    ],
  },
]
