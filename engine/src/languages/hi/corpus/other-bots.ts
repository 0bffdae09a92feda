import type { CorpusSection } from '../../corpus-case.ts'

/** As people answer and ask bots of any kind, and what they ask for elsewhere. */
export const otherBots: CorpusSection[] = [
  {
    phenomenon: 'yes and no to bots',
    cases: [
      { text: 'हाँ, कन्फर्म कर दीजिए', act: 'affirm' },
      {
        text: 'jaipur me 3bhk chahiye budget 80 lakh weekend me visit karna hai',
        set: { city: 'Jaipur', bedrooms: { min: 3, max: 3 }, price: { max: 8000000 } },
      },
      { text: 'मानव सहायता चाहिए', act: 'handoff' },
      { text: 'baad me phone lagana', act: 'handoff' },
      { text: 'kal call mat karna', act: 'deny' },
      { text: 'purchase ka koi plan nahi hai', act: 'deny' },
      { text: 'zyada budget nahi hai', act: 'unclear' },
      { text: 'ji haan, confirm karo', act: 'affirm' },
      { text: 'kardo', act: 'affirm' },
      { text: 'interest nahi hai, mat phone karo', act: 'deny' },
      { text: 'mujhe agent se baat nahi karni hai', act: 'deny' },
      { text: 'ek baar aur', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'wishing to see a home',
    cases: [
      { text: 'मुझे साइट विज़िट करनी है', act: 'question' },
      { text: 'flat dekhne aana hai', act: 'question' },
      { text: 'क्या मैं मशीन से बात कर रही हूँ', act: 'question' },
    ],
  },
  {
    phenomenon: 'being put through',
    cases: [
      { text: 'मुझे अपने मैनेजर से कनेक्ट करा दीजिए', act: 'handoff' },
      { text: 'call transfer kar dijiye', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'other things that are let, sold and packed',
    counter: true,
    cases: [
      { text: 'shaadi ke liye gaadi kiraye par chahiye', act: 'unclear' },
      { text: 'Manali ka honeymoon package batao', act: 'question' },
      { text: 'पिछले महीने की बिक्री रिपोर्ट दिखाओ', act: 'unclear' },
      { text: 'ghar ki roti yaad aati hai', act: 'unclear' },
      { text: 'ye samaan kharidna hai', act: 'unclear' },
      { text: 'कितने लाख का काम हुआ', act: 'question' },
    ],
  },
]
