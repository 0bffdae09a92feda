import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/**
 * Measured once and never opened since. Unlike the others they were written by somebody who had seen parts of the
 * rules, much the same turns in every language.
 */
export const third: CorpusSection[] = [
  {
    phenomenon: 'third: wishes, answers and changes, native',
    cases: [
      {
        text: 'শান্তিনিকেতনের কাছে বোলপুরে একটা পুরোনো বাড়ি কিনতে চাই, আশি লাখ পর্যন্ত',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Bolpur', price: upTo(8000000) },
      },
      {
        text: 'দুটো বেডরুম হলেই হবে, কিন্তু বারান্দা থাকতেই হবে',
        set: { bedrooms: exactly(2), amenities: ['balcony'] },
      },
      { text: 'বালিগঞ্জ খুব দামি, গড়িয়ায় দেখি', known: { area: 'Ballygunge' }, set: { area: 'Garia' } },
      {
        text: 'সাড়ে বারো হাজার টাকা',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12500) },
        numbers: [12500],
      },
      {
        text: 'এক একর জমি কৃষ্ণনগরে',
        set: { property_type: 'land', city: 'Krishnanagar', size_sqft: atLeast(43560) },
      },
      { text: 'ভাড়া যা হোক হবে', asked: 'price', known: { transaction_type: 'rent' }, any: ['price'] },
      { text: 'বেহালায় মায়ের জন্য একটা ফ্ল্যাট, নিচের তলায়', set: { property_type: 'apartment', area: 'Behala' } },
      { text: 'দুর্গাপুর না, আসানসোল হলে হবে', known: { city: 'Durgapur' }, set: { city: 'Asansol' } },
      {
        text: 'পঁচিশ হাজার থেকে তিরিশ হাজার পর্যন্ত',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(25000, 30000) },
        numbers: [{ min: 25000, max: 30000 }],
      },
    ],
  },
  {
    phenomenon: 'third: acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ওই বাড়িতে ছাদ আছে?', act: 'question' },
      { text: 'আমাদের গ্রামে মেলা বসেছে', act: 'unclear' },
      { text: 'ভেবে বলছি', act: 'unclear' },
      { text: 'হ্যাঁ, ওটাই দেখুন', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'third: wishes, answers and changes, latin',
    cases: [
      {
        text: 'amar jadavpur e 1bhk bhara chai, 12k er moddhe',
        set: { transaction_type: 'rent', area: 'Jadavpur', bedrooms: exactly(1), price: upTo(12000) },
      },
      { text: 'lift na thakleo cholbe', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'behala ba jadavpur, dui bedroom, bhara',
        set: { transaction_type: 'rent', area: 'Behala', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'third: acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'deposit koto chaichhe?', act: 'question' },
      { text: 'mamar meyer biyete onek khoroch hoye gelo', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'third: wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Rajarhat-এ 3BHK flat কিনতে চাই, 90 lakhs budget',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Rajarhat',
          bedrooms: exactly(3),
          price: upTo(9000000),
        },
      },
    ],
  },
]
