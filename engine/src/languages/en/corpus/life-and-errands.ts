import type { CorpusSection } from '../../corpus-case.ts'

/** What people tell of their lives, ask of the world or want of others: it sets nothing. */
export const lifeAndErrands: CorpusSection[] = [
  {
    phenomenon: 'of life and errands',
    counter: true,
    cases: [
      { text: "my uncle spent 15 lakh on his daughter's wedding in Surat", act: 'unclear' },
      {
        text: 'the landlord of my friend threw her out of her flat last week',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'we stayed in a villa in Goa for three nights, the pool was dirty', act: 'unclear' },
      {
        text: "my grandfather's land in Salem went to the temple trust",
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'how far is Mysuru from Bengaluru by bus', act: 'question' },
      {
        text: 'how many kids study in that school near the park',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      { text: 'which hospital in Kochi is good for knee operations', act: 'question' },
      { text: 'order two kilos of mutton to my house in Velachery', act: 'unclear' },
      { text: 'switch off the fan in the bedroom', act: 'unclear' },
      {
        text: 'remind me to pay the rent on the fifth',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'my EMI of 32000 goes on the third of every month', act: 'unclear' },
      {
        text: 'what salary does one need to live comfortably in Mumbai',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      { text: 'my son scored 92 percent and got a seat in Manipal', act: 'unclear' },
      {
        text: 'there was an accident near Silk Board this morning, traffic is mad',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'is the swimming pool at the club open on Mondays', act: 'question' },
      {
        text: 'gold went up to 72 thousand for ten grams',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'what is the power cut schedule in Tambaram today',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      { text: 'our gym trainer charges five thousand a month', act: 'unclear' },
      {
        text: 'the garden of my aunt is full of roses',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'who painted the hall in your office', act: 'question' },
      {
        text: 'they found a snake in the basement parking of that tower',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'how did the rents get so high in this town',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      { text: 'he has three houses and still fights over one rupee', act: 'unclear' },
      {
        text: 'she bought a second hand car for four lakh in Pune',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'the bus to Hubli leaves from platform six', act: 'unclear' },
      { text: 'send 500 rupees to Ramesh', act: 'unclear' },
      { text: 'can you translate house into Tamil', act: 'question' },
      {
        text: 'my roommate moved out and took the fridge',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'the water tanker costs 900 in our street these days', act: 'unclear' },
      {
        text: 'do banks in Delhi give home loans to farmers',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        act: 'question',
      },
      { text: 'the lift in the metro station was stuck for an hour', act: 'unclear' },
      { text: 'we are building a second floor at home, cement is costly', act: 'unclear' },
      { text: 'what is the room rent in Apollo hospital per day', act: 'question' },
    ],
  },
]
