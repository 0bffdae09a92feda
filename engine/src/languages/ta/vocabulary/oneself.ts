import type { OneselfWords } from '../../word-lists.ts'

/** By what words Tamil speakers tell something of themselves and of their families. */
export const oneself: OneselfWords = {
  own: 'நான் நாங்க நாங்கள் எங்களுக்கு எனக்கு என்னோட நம்ம naan naanga nanga engaluku engalukku enakku ennoda namma',
  kin: 'அம்மா- அப்பா- மனைவி- பொண்டாட்டி- கணவர- வீட்டுக்காரர- பையன- பொண்ணு- மகன் மகனு- மகள் மகளு- பிள்ளை- பிள்ளைங்க- குழந்தை- பசங்க- குடும்ப- ஃபேமிலி- பேமிலி- மாமியார- மாமனார- பாட்டி- பேர் பேரு manaivi pondatti kanavar paiyan payyan ponnu magan magal pillai pillainga kuzhandhai kulandhai pasanga kudumbam',
  life: 'வேலை- டியூட்டி- உடம்பு- படிக்கிற- படிக்கறா- ரிட்டயர்- கல்யாண- ஓட்டுற- ஓட்டுகிற- velai velaiku velaikku padikira padikiran padikura kalyanam ottaren ottuven',
  hard: 'கஷ்டம- கஷ்டமா- சிரமம- kashtam kastam kashtama siramam',
  grew: 'வளந்தது valandhadhu வளர்ந்தேன் வளர்ந்தோம் வளர்ந்தது வளர்ந்தோங்க வளந்தேன் வளந்தோம் பிறந்தேன் பிறந்தோம் பிறந்துவளர்ந்த சின்னவயசுல சின்னவயசில சிறுவயதில் சின்னவயதில் valarndhen valarndhom valarnthom valarnthen valarndhadhu valandhom valandhen porandhen porandhom chinnavayasula chinnavayasila sinnavayasula',
  unhappy: 'ஒட்டல ஒட்டாது ஒட்டலை ஒட்டமாட்டேங்குது ஒத்துக்கல ottala ottadhu',
  ownFunds: 'கைல கையில கைலருந்து கையிலிருந்து சொந்தமா சேமிப்பு kaila kayila kaiyila kailarundhu sondhama semippu',
  granted: 'கிடைக்கும் கிடைக்குது கிடைத்தால் கொடுப்பாங்க தருவாங்க kidaikum kidaikkum kedaikum kidaichidum kidaikudhu',
  pay: '',
  fromPay: 'சம்பளத்து- வருமானத்து- sambalathu- sambalathuku varumanathu- salarykku salaryku salaryla',
}
