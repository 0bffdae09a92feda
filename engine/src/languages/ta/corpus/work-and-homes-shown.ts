import type { CorpusSection } from '../../corpus-case.ts'

/** What is told of work and of the day, what is asked of homes shown; and wishes that are told with their reasons. */
export const workAndHomesShown: CorpusSection[] = [
  {
    phenomenon: 'of work and homes shown',
    counter: true,
    cases: [
      {
        text: 'அண்ணா நகர் ஸ்கூல் ஒன்றரை லட்சம் ஃபீஸ் கேக்குறாங்க',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'unclear',
      },
      { text: 'என் ஆதார் கார்டு கோயம்பேடு பஸ் ஸ்டாண்ட்ல தொலஞ்சு போச்சு', act: 'unclear' },
      {
        text: 'மழையில எங்க ரெண்டு ஏக்கர் நெல் வீணா போச்சு',
        known: { transaction_type: 'sale', city: 'Chennai' },
        act: 'unclear',
      },
      { text: 'என் தம்பி கோவையில ஒரு பேங்க்ல நாப்பத்தஞ்சாயிரம் சம்பளத்துல சேர்ந்தான்', act: 'unclear' },
      {
        text: 'pona maasam current bill 4200 vandhuchu',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'unclear',
      },
      { text: 'naan dhinamum kaalaila aaru manikku adyar gym ku poven', act: 'unclear' },
      { text: 'trichy la passport eppadi edukkuradhu', act: 'question' },
      { text: 'vellore la endha college thottam azhaga irukkum', act: 'question' },
      {
        text: 'அதுல தண்ணி நாள் பூரா வருமா',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'question',
      },
      {
        text: 'மெயின்டனன்ஸ் யார் கட்டணும், நானா ஓனரா',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'question',
      },
      {
        text: 'நாப்பது லட்சம் வீடு வாஸ்து படி இருக்கா',
        known: { transaction_type: 'sale', city: 'Chennai' },
        act: 'question',
      },
      {
        text: 'gym irukkira veetla bachelors viduvaangala',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'question',
      },
    ],
  },
  {
    phenomenon: 'more wishes with their reasons',
    cases: [
      {
        text: 'மே மாசம் ரிட்டயர் ஆகுறேன், காய்கறி பயிரிடணும், அதனால நிலமே சரி',
        known: { transaction_type: 'sale', city: 'Chennai' },
        set: { property_type: 'land' },
      },
      {
        text: 'en ponnuku vellore college la seat kidachiruku, anga oru chinna flat vaadagaiku venum',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Vellore' },
      },
    ],
  },
  {
    phenomenon: 'what one cannot do without',
    cases: [
      {
        text: 'அம்மாவுக்கு எண்பது வயசு, லிப்ட் இல்லாம முடியாது',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'parking illama mudiyathu',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking'] },
      },
    ],
  },
]
