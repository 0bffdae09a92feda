import { type CorpusSection, wishesAndTalk } from '../../corpus-case.ts'

export const pledgedAndDenied: CorpusSection[] = wishesAndTalk([
  { text: 'எனக்கு எந்த ஆட்சேபணையும் இல்லை', act: 'affirm' },
  { text: 'நான் அதை உறுதிப்படுத்துகிறேன்', act: 'affirm' },
  { text: 'இது நல்ல யோசனையா இருக்கு', act: 'affirm' },
  { text: 'idhu romba nalla iruku', act: 'affirm' },
  { text: 'முற்றிலும் தவறு', act: 'deny' },
  { text: 'நான் மறுக்கிறேன்', act: 'deny' },
  { text: 'ஹாய் குரு எப்படி இருக்கே', act: 'greet' },
  { text: 'இந்த செயலியில் என்ன செய்யலாம்', act: 'help' },
  { text: 'epdi veedu thedradhu nu sollunga', act: 'help' },
  { text: 'innum 2 option', act: 'question' },
  { text: 'own pannanum', asked: 'transaction_type', set: { transaction_type: 'sale' } },
  { text: 'எனக்கு சின்ன வயசுல இருந்தே மதுரை தான்', act: 'unclear' },
  { text: 'coffee kudichitu varen', act: 'goodbye' },
  { text: 'எங்க ஊர்ல ஒரு ஏக்கர் நிலம் இருக்கு', act: 'unclear' },
  { text: 'எங்க ஊர்ல ஒரு வீடு வாங்கணும்', set: { transaction_type: 'sale', property_type: 'house' } },
  { text: 'விலை ரொம்ப ஜாஸ்தியா இருக்கு', act: 'question' },
])
