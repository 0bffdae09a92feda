import { between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const oneAndSo: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'আমরা স্বামী স্ত্রী দুজনে থাকব, একটা ছোট ফ্ল্যাট ভাড়া চাই বেলঘরিয়ায়',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Belgharia' },
      },
      {
        text: 'পঁচিশ লাখের মধ্যে মধ্যমগ্রামে বাড়ি দেখান',
        set: { property_type: 'house', area: 'Madhyamgram', price: upTo(2500000) },
      },
      { text: 'বাড়িটা যেন বড় রাস্তার কাছে হয়', set: { property_type: 'house' } },
      { text: 'দুটো ঘর, একটা বাথরুম হলেই চলবে', set: { bedrooms: exactly(2) } },
      { text: 'নাতি হয়েছে, আর একটা রুম দরকার', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'পঞ্চাশ ষাট লাখ মতো',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(5000000, 6000000) },
      },
      { text: 'বারোশো চোদ্দশো স্কোয়ার ফিট', asked: 'size_sqft', set: { size_sqft: between(1200, 1400) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'বাবার অপারেশন হবে সামনের মাসে', act: 'unclear' },
      { text: 'দেখে আমার তো পছন্দ হয়ে গেল', act: 'affirm' },
      { text: 'না গো, মন ভরল না', act: 'deny' },
      { text: 'আপনাদের কাউকে আমায় ফোন করতে বলুন না', act: 'handoff' },
      { text: 'মাথায় কিছুই ঢুকল না, আবার বলুন', act: 'repeat' },
      { text: 'আজকের মতো এইটুকুই থাক', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'ashol kotha holo budget kom, 6 hajarer moddhe ekta ghor chai barasat e',
        set: { property_type: 'house', city: 'Barasat', price: upTo(6000) },
      },
      {
        text: 'age 2bhk bolechilam, ekhon 3bhk lagbe',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      { text: 'chhele meye boro hoyeche tai tin te room lagbei', set: { bedrooms: exactly(3) } },
      {
        text: 'budget 18 chilo ekhon 20 porjonto parbo',
        known: { transaction_type: 'rent', price: upTo(18000) },
        set: { price: upTo(20000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'jomi ta ki mutation kora?', act: 'question' },
      { text: 'bank loan pawa jabe to?', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Behala চৌরাস্তার কাছে flat rent এ চাই 15k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Behala Chowrasta',
          price: upTo(15000),
        },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'owner কি strict?', act: 'question' }],
  },
]
