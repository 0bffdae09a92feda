import { type CorpusSection, upTo } from '../../corpus-case.ts'

export const payAndRent: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'சம்பளம் நாப்பதாயிரம் வருது அதுல வாடகைக்கு பத்து தான் ஒதுக்க முடியும்',
        set: { transaction_type: 'rent', price: upTo(10000) },
      },
      {
        text: 'இப்ப இருக்குற வீட்டுக்கு பதினெட்டு குடுக்குறோம் அத விட கம்மியா பன்னெண்டாயிரம் ரேஞ்ச்ல வேணும்',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
      },
      {
        text: 'மாசம் முப்பதாயிரம் சம்பாதிக்கிறேன் வாடகைக்கு எட்டாயிரம் வரை குடுக்கலாம்',
        set: { transaction_type: 'rent', price: upTo(8000) },
      },
      {
        text: 'இப்போ பதினஞ்சு குடுக்குறோம், இனிமே பத்துக்குள்ள வேணும்',
        known: { transaction_type: 'rent' },
        set: { price: upTo(10000) },
      },
      {
        text: 'பென்ஷன் பணம் இருபதாயிரம் வருது, வாடகை ஆறாயிரத்துக்கு மேல குடுக்க முடியாது',
        set: { transaction_type: 'rent', price: upTo(6000) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'salary 35k varudhu rent ku 9k dhan kudukka mudiyum',
        set: { transaction_type: 'rent', price: upTo(9000) },
      },
      { text: 'ippo 14k rent kudukurom, adha vida kammiya 10k la venum', set: { price: upTo(10000) } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      { text: 'Salary 50k, rent 12k-க்கு மேல முடியாது', set: { transaction_type: 'rent', price: upTo(12000) } },
    ],
  },
]
