import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set: Hindi turns mixed with English, written without sight of rules and corpus and never tuned to. */
export const secondMixed: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, mixed',
    cases: [
      {
        text: 'Pune के Wakad में 2BHK rent पर चाहिए, fully furnished preferably',
        set: {
          transaction_type: 'rent',
          city: 'Pune',
          area: 'Wakad',
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
        numbers: [2],
      },
      {
        text: 'Need a ready to move फ्लैट in Thane खरीदने के लिए, 1.2 cr तक',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Thane',
          price: upTo(12000000),
        },
        numbers: [12000000],
      },
      {
        text: 'Independent house चाहिए with parking for 2 cars, Dehradun में',
        set: { property_type: 'house', city: 'Dehradun', amenities: ['parking'] },
      },
      {
        text: 'Office Gurgaon में है so वहीं कोई apartment under 30k rent',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Gurugram',
          price: upTo(30000),
        },
      },
    ],
  },
  {
    phenomenon: 'second: answers, mixed',
    cases: [
      {
        text: 'Sector 137 ठीक रहेगा',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Noida' },
        set: { area: 'Sector 137' },
      },
      {
        text: 'around 75 लाख',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7500000) },
        numbers: [7500000],
      },
    ],
  },
  {
    phenomenon: 'second: corrections, mixed',
    cases: [
      {
        text: 'gym optional है, remove कर दो',
        known: { property_type: 'apartment', amenities: ['gym', 'lift'] },
        drop: ['gym'],
      },
      {
        text: 'Actually buy नहीं, rent करना है',
        known: { transaction_type: 'sale', city: 'Pune' },
        set: { transaction_type: 'rent' },
      },
    ],
  },
  {
    phenomenon: 'second: questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'इस property का possession कब मिलेगा?', shown: 1, act: 'question' },
      { text: 'stamp duty 6% लगेगी क्या Noida में?', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'मेरी cousin Andheri में 1BHK में रहती है', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'second: acts, mixed',
    cases: [{ text: 'help चाहिए, कैसे काम करता है ये', act: 'help' }],
  },
]
