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
        text: 'उदयपुर में झील के पास एक पुराना मकान खरीदना है, अस्सी लाख तक',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Udaipur', price: upTo(8000000) },
      },
      { text: 'दो बेडरूम काफी हैं पर बालकनी ज़रूर हो', set: { bedrooms: exactly(2), amenities: ['balcony'] } },
      { text: 'बांद्रा बहुत महंगा है, अंधेरी में देखते हैं', known: { area: 'Bandra' }, set: { area: 'Andheri' } },
      {
        text: 'साढ़े बारह हज़ार रुपये',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12500) },
        numbers: [12500],
      },
      {
        text: 'दो एकड़ खेती की ज़मीन विदिशा में',
        set: { property_type: 'land', city: 'Vidisha', size_sqft: atLeast(87120) },
      },
      {
        text: 'किराया कितना भी हो चलेगा',
        asked: 'price',
        known: { transaction_type: 'rent' },
        any: ['price'],
      },
      {
        text: 'करोल बाग में माँ के लिए एक फ्लैट, नीचे वाली मंज़िल पर',
        set: { property_type: 'apartment', area: 'Karol Bagh' },
      },
      { text: 'कानपुर नहीं, उन्नाव ठीक है', known: { city: 'Kanpur' }, set: { city: 'Unnao' } },
      {
        text: 'पच्चीस हज़ार से तीस हज़ार तक',
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
      { text: 'उस घर में छत है क्या?', act: 'question' },
      { text: 'हमारे गाँव में मेला लगा है', act: 'unclear' },
      { text: 'सोच कर बताता हूँ', act: 'unclear' },
      { text: 'हाँ, वही देखिए', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'third: wishes, answers and changes, latin',
    cases: [
      {
        text: 'mujhe powai me 1bhk kiraye pe chahiye, 35k ke andar',
        set: { transaction_type: 'rent', area: 'Powai', bedrooms: exactly(1), price: upTo(35000) },
      },
      { text: 'lift na ho to bhi chalega', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'aundh ya baner, do bedroom, kiraya',
        set: { transaction_type: 'rent', area: 'Aundh', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'third: acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'deposit kitna maang rahe hain?', act: 'question' },
      { text: 'mama ki beti ki shadi me kharcha bahut ho gaya', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'third: wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Wakad में 3BHK flat खरीदना है, 90 lakhs budget',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Wakad',
          bedrooms: exactly(3),
          price: upTo(9000000),
        },
      },
    ],
  },
]
