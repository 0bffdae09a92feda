import { wishesAndTalk } from '../../corpus-case.ts'

/** What sounds like a wish, a yes or a call and is meant otherwise; areas left out, and the second of two cities. */
export const meantOtherwise = wishesAndTalk([
  { text: 'சென்னை அல்ல கோவை', asked: 'city', set: { city: 'Coimbatore' } },
  { text: 'மதுரை இல்ல திருச்சி', asked: 'city', set: { city: 'Tiruchirappalli' } },
  { text: 'கோயம்புத்தூர் இல்ல திருச்சி', asked: 'city', set: { city: 'Tiruchirappalli' } },
  { text: 'madurai illa trichy', asked: 'city', set: { city: 'Tiruchirappalli' } },
  { text: 'chennai illai coimbatore', asked: 'city', set: { city: 'Coimbatore' } },
  { text: 'chennai alla coimbatore', asked: 'city', set: { city: 'Coimbatore' } },
  {
    text: 'அமைதியான இடம் வேணும்',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    act: 'unclear',
  },
  { text: 'velachery thavira enga venalum', asked: 'area', any: ['area'] },
  {
    text: 'ஃபர்னிஷ்டு அல்லது செமி ஃபர்னிஷ்டு',
    asked: 'amenities',
    set: { amenities: ['furnished', 'semi_furnished'] },
  },
  { text: 'எனக்கு இந்தி தெரியாது', asked: 'property_type', act: 'unclear' },
  { text: 'நான் இந்தி பேச மாட்டேன்', asked: 'property_type', act: 'unclear' },
  { text: 'மனைவி கிட்ட பேசணும்', act: 'unclear' },
  { text: 'அப்பாகிட்ட கேக்கணும்', act: 'unclear' },
  { text: 'wife kitta pesanum', act: 'unclear' },
  { text: 'சும்மா பாக்குறேன்', act: 'unclear' },
  { text: 'summa pakren', act: 'unclear' },
  { text: 'aaaaaaaaaaaa', act: 'unclear' },
  { text: 'haaaaaaaaaaaa', act: 'unclear' },
  { text: 'எனக்கு சாகணும்', asked: 'area', act: 'unclear' },
  { text: 'நான் முஸ்லிம், வீடு கிடைக்குமா?', asked: 'transaction_type', act: 'question' },
  {
    text: 'இவை எதுவும் பிடிக்கவில்லை',
    asked: 'amenities',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    shown: 5,
    act: 'question',
  },
  { text: 'நீச்சல் குளம் இருக்கிற ஃபிளாட் வேண்டாம்', set: { property_type: 'apartment' }, drop: ['swimming_pool'] },
  {
    text: 'budget konjam jaasthi pannalam oru 5 aayiram',
    known: { transaction_type: 'rent', price: { max: 25000 } },
    set: { price: { max: 30000 } },
  },
])
