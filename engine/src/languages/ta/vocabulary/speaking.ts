import { inEach, type Speaking } from '../../language-names.ts'

/** How its speakers ask to go on in another language. */
export const speaking: Speaking = {
  names: {
    en: 'ஆங்கிலம்|இங்கிலீஷ்|இங்கிலிஷ்',
    ta: 'தமிழ்',
    hi: 'ஹிந்தி|இந்தி',
    ml: 'மலையாளம்',
    kn: 'கன்னடம்',
    te: 'தெலுங்கு',
    pa: 'பஞ்சாபி',
    bn: 'பெங்காலி|வங்காளம்',
  },
  inside: 'ல|லே|இல்|லயே',
  written: {
    en: 'ஆங்கிலத்தில்|ஆங்கிலத்துல|இங்கிலீஷ்ல|இங்கிலீஷில்|இங்கிலிஷ்ல',
    ta: 'தமிழில்|தமிழ்ல|தமிழ்லயே|தமிழிலேயே|தமிழிலே',
    hi: 'ஹிந்தில|ஹிந்தியில்|ஹிந்தியிலே|இந்தில|இந்தியில்',
    ml: 'மலையாளத்தில்|மலையாளத்துல',
    kn: 'கன்னடத்தில்|கன்னடத்துல',
    te: 'தெலுங்கில்|தெலுங்குல|தெலுங்குலே',
    pa: 'பஞ்சாபியில்|பஞ்சாபில',
    bn: 'பெங்காலியில்|பெங்காலில|வங்காளத்தில்|வங்காளத்துல|வங்க மொழியில்',
  },
  typed: inEach('la|il|le|ila'),
  please: {
    written:
      '(பேசு|பேசுங்க|பேசுங்கள்|பேசவும்|பேசலாமா|பேசலாம்|பேச முடியுமா|சொல்லு|சொல்லுங்க|சொல்லுங்கள்|எழுது|எழுதுங்க|பதில் சொல்லுங்க)',
    typed:
      '(pesu|pesunga|pesungal|pesungo|pesalama|pesalaam|pesalam|pesa mudiyuma|sollu|sollunga|sollungal|ezhuthunga)',
  },
  wish: {
    written:
      '(பேசணும்|பேசனும்|பேசணுங்க|பேச (வேண்டும்|வேணும்|விரும்புகிறேன்|ஆசை|முடியும்)|பேசுறேன்|பேசறேன்|[தான்] பேசுவேன்|பேசுவோம்|பேசலாமே|வேணும்|வேண்டும்)',
    typed:
      '(pesanum|pesanam|pesanumnga|pesa (venum|vendum|virumbugiren|aasai)|pesuren|pesaren|[than|dhan|thaan] pesuven|pesuvom|venum)',
  },
  wanted: {
    who: { written: '(எனக்கு|எங்களுக்கு)', typed: '(enakku|enaku|engaluku|engalukku)' },
    verb: {
      written: '(வேணும்|வேண்டும்|வேணுங்க|வேணும்ங்க|போதும்)',
      typed: '(venum|venumnga|vendum|veenum|podhum|pothum)',
    },
  },
  asks: {
    written: '(தெரியுமா|வருமா|புரியுமா|பேசுவீங்களா|பேசுவீர்களா)',
    typed: '(theriyuma|teriyuma|therima|varuma|puriyuma|pesuvingala|pesuveengala)',
  },
}
