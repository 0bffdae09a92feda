import type { CorpusSection } from '../../corpus-case.ts'

/** What is wanted of other services and told of families; and wishes that are told with their reasons. */
export const servicesAndFamilies: CorpusSection[] = [
  {
    phenomenon: 'of services and families',
    counter: true,
    cases: [
      { text: 'শুক্রবার থেকে দু রাতের জন্য জয়পুরে একটা হোটেলের ঘর সংরক্ষণ করতে চাই', act: 'unclear' },
      { text: 'দশ তারিখে দিল্লি থেকে চেন্নাইয়ের ছয় হাজারের কমে একটা উড়ান খুঁজে দিন', act: 'unclear' },
      { text: 'সল্টলেকে সন্ধের শোয়ের দুটো টিকিট কেটে দাও', act: 'unclear' },
      { text: 'আমার সেভিংস অ্যাকাউন্টে কত টাকা আছে', act: 'question' },
      { text: 'মায়ের অ্যাকাউন্টে দু হাজার টাকা পাঠিয়ে দাও', act: 'unclear' },
      { text: 'গড়িয়ায় রবিবার খোলা থাকে এমন দাঁতের ডাক্তার চাই', act: 'unclear' },
      {
        text: 'ওই রেস্তোরাঁয় বাইরে বসার জায়গা আর পার্কিং আছে কি',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'question',
      },
      { text: 'গোয়ায় তিন দিনের জন্য একটা গাড়ি ভাড়া চাই, অটোমেটিক', act: 'unclear' },
      { text: 'এই সপ্তাহে দার্জিলিঙে বৃষ্টি হবে কি', act: 'question' },
      { text: 'বসার ঘরে নব্বইয়ের দশকের গান চালাও', act: 'unclear' },
      { text: 'চারটেয় নিউটাউনে প্রিয়ার সঙ্গে মিটিং যোগ করো', act: 'unclear' },
      {
        text: 'এমজি রোডের কাছে বিয়ের মেকআপ করে এমন সেলুন আছে কি',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'question',
      },
      { text: 'hotel e free wifi ar swimming pool thakte hobe', act: 'unclear' },
      { text: 'amar flight choytay hyderabad e namche, charjoner jonno cab pathio', act: 'unclear' },
      { text: 'mysore zoo r ticket koto', act: 'question' },
      {
        text: 'jamaibabu hosur e duto plot kine dutotei taka dubiyeche',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'unclear',
      },
      {
        text: 'oporer bharate majhraate drum bajay',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'unclear',
      },
      {
        text: 'petrol 105 hoye geche, sob kichur daam bereche',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'unclear',
      },
      { text: 'ahmedabad e india koto run korlo', act: 'question' },
      { text: 'আমার flat এর জন্য three seater sofa অর্ডার করো', act: 'unclear' },
      { text: 'high court এর কাছে গাড়ি কোথায় রাখা যায়', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes with their reasons',
    cases: [
      {
        text: 'জুনে বাচ্চাদের স্কুল শিলিগুড়িতে শুরু, তার আগে ওখানে ভাড়ায় একটা 2bhk পেলে ভালো হয়',
        set: { transaction_type: 'rent', city: 'Siliguri', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'হস্টেলের খাবারে হাঁপিয়ে গেছি, যাদবপুরে একটা 1rk হলেও চলবে',
        set: { area: 'Jadavpur', bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'গাড়িটা যেন রোদে না থাকে, ঢাকা পার্কিং চাই',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { amenities: ['parking'] },
      },
      {
        text: 'পেনশনের টাকা এসেছে, দুর্গাপুরের কাছে চল্লিশ লাখে একটা প্লট কিনব ভাবছি',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Durgapur', price: { max: 4000000 } },
      },
      {
        text: 'শ্বশুর শাশুড়িও আসছেন, তাই তিনটে বেডরুম করে দিন',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ঠাকুমা, মা বাবা আর আমি, তিনটে ধরুন',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'nati natnider khelar jonno bagan thakle khushi hobo',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        set: { amenities: ['garden'] },
      },
      {
        text: 'ekhane roj sondhebela current jay, power backup chai i chai',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { amenities: ['power_backup'] },
      },
      {
        text: 'koramangala office theke hente jawar moto',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { area: 'Koramangala' },
      },
      {
        text: 'biyer por kochi te thakbo, 20000 er moddhe rent er flat holei cholbe',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi', price: { max: 20000 } },
      },
      {
        text: 'আমি scooter চালাই শুধু, car parking বাদ দিন',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        drop: ['parking'],
      },
      {
        text: 'কাপড় শুকোনোর জন্য বারান্দা থাকলে ভালো হয়',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { amenities: ['balcony'] },
      },
      {
        text: 'মায়ের হাঁটু খারাপ, লিফট থাকলে সুবিধে হয়',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'বাচ্চাদের খেলার জায়গা থাকতে হবে',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { amenities: ['play_area'] },
      },
      {
        text: 'একা থাকি তাই সিকিউরিটি দরকার',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { amenities: ['security'] },
      },
      {
        text: 'amader beral ache, pets allow korte hobe',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { amenities: ['pet_friendly'] },
      },
      {
        text: 'ei gorome AC na hole noy',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { amenities: ['air_conditioning'] },
      },
      {
        text: 'behala amar bouer officer jonno subidher',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { area: 'Behala' },
      },
      {
        text: 'amra 20 hajar obdhi dite parbo',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'দাদুর গাছপালার শখ, garden চাই',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        set: { amenities: ['garden'] },
      },
    ],
  },
]
