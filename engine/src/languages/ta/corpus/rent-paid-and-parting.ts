import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const rentPaidAndParting: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      { text: 'இப்ப வாடகை குடுக்குறது பன்னெண்டாயிரம், ரெண்டு பெட்ரூம் வேணும்', set: { bedrooms: exactly(2) } },
      {
        text: 'பத்து நாள்ல குடி போகணும் கோடம்பாக்கத்துல ஒரு வீடு வாடகைக்கு இருபதுக்குள்ள',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Kodambakkam', price: upTo(20000) },
      },
      {
        text: 'ஃப்ளாட் வாங்குறதா இல்ல மனை வாங்கி கட்டுறதான்னு குழப்பம், முதல்ல ஃப்ளாட் பாக்கலாம் அறுபதுல',
        set: { transaction_type: 'sale', property_type: 'apartment', price: upTo(6000000) },
      },
      { text: 'பெரம்பூர்ல பிறந்து வளந்தேன் அங்கேயே ஒரு வீடு', set: { property_type: 'house', area: 'Perambur' } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      { text: 'ippo rent katturadhu 12000, 15 varaikum polam', set: { price: upTo(15000) } },
      { text: 'manaiyum ok', known: { property_type: 'house' }, any: ['property_type'] },
      {
        text: 'ippo madurai la iruken, trichy ku maaren, 1bhk venum',
        set: { city: 'Tiruchirappalli', bedrooms: exactly(1) },
      },
      {
        text: 'parents kooda irukanum so ground floor la 3bhk, ambattur, rent 22',
        set: { transaction_type: 'rent', area: 'Ambattur', bedrooms: exactly(3), price: upTo(22000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'naanga ippo kudukura vadagai 9 aayiram', act: 'unclear' },
      { text: 'ok nga adha lock pannidunga', act: 'affirm' },
      { text: 'no no na adha sollala', act: 'deny' },
      { text: 'oru aala anupunga pesanum', act: 'handoff' },
      { text: 'kelvi purila konjam vilakama', act: 'repeat' },
      { text: 'ellathayum eduthutu first la irundhu varom', act: 'restart' },
      { text: 'unga app use panna theriyala sollunga', act: 'help' },
      { text: 'sari nga naan utharavu vangikiren', act: 'goodbye' },
      { text: 'periya upakaram pannitinga', act: 'thanks' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'கொஞ்சம் நாள் கழிச்சு பாத்துக்கலாம்னு நினைக்கிறேன்', act: 'deny' },
      { text: 'யோவ் அதே தான்யா சொன்னேன்', act: 'affirm' },
      { text: 'இல்லவே இல்ல நான் அப்படி கேக்கல', act: 'deny' },
      { text: 'பிரமாதம் இத தான் தேடிட்டு இருந்தேன்', act: 'affirm' },
      { text: 'அக்கா கிட்ட கேட்டுட்டு வரேன் இரு', act: 'unclear' },
      { text: 'கஸ்டமர் சப்போர்ட் ஆளுங்க கூட பேசலாமா', act: 'handoff' },
      { text: 'மொத்தத்தையும் அழிச்சுட்டு புது கணக்கு ஆரம்பிப்போம்', act: 'restart' },
      { text: 'எங்க டைப் பண்றது எப்படி அனுப்புறது', act: 'help' },
      { text: 'ஜெய்ஹிந்த் அப்ப கெளம்பறேன்', act: 'goodbye' },
      { text: 'கடவுள் உங்கள ஆசீர்வதிக்கட்டும்', act: 'thanks' },
      { text: 'இந்த ரேட்ல சிட்டிக்குள்ள கிடைக்குமா என்ன', act: 'question' },
    ],
  },
]
