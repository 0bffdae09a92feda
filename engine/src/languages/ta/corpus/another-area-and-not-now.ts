import { wishesAndTalk } from '../../corpus-case.ts'

/** Another area than the known one, what may be missing, and putting off. */
export const anotherAreaAndNotNow = wishesAndTalk([
  { text: 'வேறு பகுதியில் தேட விரும்புகிறேன்', known: { area: 'Adyar' }, drop: ['area'] },
  { text: 'vera area paakanum', known: { area: 'Adyar' }, drop: ['area'] },
  { text: 'vera area paakalamnu iruken, ambattur', known: { area: 'Porur' }, set: { area: 'Ambattur' } },
  { text: 'vera area kaatunga', known: { city: 'Chennai' }, act: 'question' },
  { text: 'vera area la iruka', known: { city: 'Chennai', area: 'Adyar' }, act: 'question' },
  { text: 'parking irundha ok illana vidunga', known: { amenities: ['parking'] }, drop: ['parking'] },
  {
    text: 'தற்போது வேண்டாம், பின்னர் முடிவு செய்கிறேன்',
    known: { city: 'Chennai', transaction_type: 'rent' },
    act: 'deny',
  },
  { text: 'ipo sollamudiyadhu', known: { city: 'Chennai', transaction_type: 'rent' }, act: 'deny' },
  { text: 'நீங்க நிஜ மனுஷனா', known: { city: 'Chennai', transaction_type: 'rent' }, act: 'question' },
])
