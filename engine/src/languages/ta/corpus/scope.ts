import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      { text: 'வாடகைக்கு வீடு வேண்டாம், வாங்க வேண்டும்', set: { transaction_type: 'sale', property_type: 'house' } },
      {
        text: 'vadagaikku veedu vendam, vaanganum',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      { text: 'வாங்குற வீடு வேணாம், வாடகைக்கு வேணும்', set: { transaction_type: 'rent', property_type: 'house' } },
      {
        text: 'vaadagai flat venam, sontha ma vaanganum',
        set: { transaction_type: 'sale', property_type: 'apartment' },
      },
      {
        text: 'vaangura veedu venam, vadagaiku venum',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'the place that is sought, not the one that is left or lived in',
    cases: [
      {
        text: 'சென்னையை விட்டு கோயம்புத்தூர் போறோம், அங்க 2bhk வேணும்',
        set: { city: 'Coimbatore', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'chennai vittutu coimbatore poren, 2bhk venum',
        set: { city: 'Coimbatore', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'madurai la irukken, ippo trichy la veedu venum',
        set: { property_type: 'house', city: 'Tiruchirappalli' },
      },
      {
        text: 'என் வீடு மதுரையில் வித்தாச்சு, இப்போ சென்னையில் தேடுறேன்',
        set: { city: 'Chennai' },
      },
    ],
  },
  {
    phenomenon: 'corrected within the turn',
    cases: [
      {
        text: 'vendam 25k',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 25000 } },
      },
      {
        text: 'வேண்டாம் 25 ஆயிரம்',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 25000 } },
      },
    ],
  },
  {
    phenomenon: 'a side cost beside the rent',
    cases: [
      { text: '2 லட்சம் அட்வான்ஸ், 15 ஆயிரம் வாடகை', set: { transaction_type: 'rent', price: { max: 15000 } } },
      { text: 'advance 1 lakh, vadagai 12k', set: { transaction_type: 'rent', price: { max: 12000 } } },
    ],
  },
  {
    phenomenon: 'errands of repair, and talk about places and things of others',
    counter: true,
    cases: [
      { text: 'ஏசி ரிப்பேர் பண்ணனும்', act: 'unclear' },
      { text: 'lift work agala', act: 'unclear' },
      { text: 'என் மனைவிக்கு தோட்டம் பிடிக்கும்', act: 'unclear' },
      { text: 'ac repair pannanum', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'one that was shown has it or not: a question',
    counter: true,
    cases: [
      { text: 'idhula lift irukku', shown: 3, act: 'question' },
      { text: 'இதுல லிஃப்ட் இருக்கு', shown: 3, act: 'question' },
    ],
  },
  {
    phenomenon: 'said of a place or an amenity and still a wish',
    cases: [{ text: 'velachery nalla irukum', set: { area: 'Velachery' } }],
  },
]
