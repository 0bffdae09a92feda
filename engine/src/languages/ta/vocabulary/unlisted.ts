import type { Phrases } from '../../language.ts'

/** What people want of a home and no listing tells: its floor, the way it faces, what lies near it, what its area is like. */
export const unlisted: Phrases = `
  (கார்|car) (பார்க்கிங்|parking) (இல்ல|வேண்டாம்) (பைக்|bike) (பார்க்கிங்|parking) [இருந்தா] போதும்,
  (அமைதியான|பாதுகாப்பான|சேஃபான|amaidhiyana|amaithiyana|padhukappana|safe) (இடம்|இடத்துல|ஏரியா|ஏரியாவுல|பகுதி|idam|area),
  (கிரவுண்ட்|தரை|டாப்|முதல்|ரெண்டாவது|இரண்டாவது|மூணாவது|மேல்|கீழ்|மேல|கீழ|ground|top|first|second|keezh|mel) (ஃப்ளோர்|தளம்|தளத்துல|மாடி|மாடில|floor|maadi|maadila),
  (தரைத்தளம்|தரைத்தளத்தில்|கீழ்தளம்|மாடி வேண்டாம்),
  (கிழக்கு|மேற்கு|வடக்கு|தெற்கு|ஈஸ்ட்|east|west|north|south|kizhakku|vadakku) (பார்த்த|பாத்த|முகமா|ஃபேசிங்|facing|paatha|partha),
  (வாஸ்து|vasthu|vaasthu) [படி|பார்த்து] (இருக்கணும்|வேணும்|irukkanum|venum),
  (ஸ்கூல்|பள்ளி|பள்ளிக்கூடம்|காலேஜ்|கல்லூரி|மெட்ரோ|மெட்ரோ ஸ்டேஷன்|ரயில்வே ஸ்டேஷன்|ரயில் நிலையம்|பஸ் ஸ்டாண்ட்|பஸ் ஸ்டாப்|ஹாஸ்பிடல்|மருத்துவமனை|மார்க்கெட்|கோவில்|கோயில்|ஏர்போர்ட்|விமான நிலையம்|airport|மெயின் ரோடு|மால்|school|college|metro|metro station|railway station|bus stand|bus stop|hospital|market|temple|church|mosque|mall|main road|highway) [க்கு|ku] (பக்கத்துல|பக்கத்தில்|அருகில்|அருகே|கிட்ட|கிட்டக்க|பக்கம்|pakkathula|pakkam|kitta|arugil),
  (பக்கத்துல|பக்கத்தில்|அருகில்|pakkathula) (ஸ்கூல்|பள்ளி|பள்ளிக்கூடம்|காலேஜ்|மெட்ரோ|ஹாஸ்பிடல்|மார்க்கெட்|கோவில்|பார்க்|school|hospital|market) (இருக்கணும்|வேணும்|இருந்தா நல்லா இருக்கும்|irukkanum|venum),
  (காத்தோட்டமா|காற்றோட்டமான|வெளிச்சமா), (புதுசா கட்டின|புதிதாக கட்டிய|new construction|newly built|brand new),
  (பூஜை ரூம்|பூஜை அறை|மாடுலர் கிச்சன்|modular kitchen),
  (நாங்க|நாங்கள்|நான்) (பேச்சலர்|பேச்சலர்ஸ்|bachelor|bachelors|ஸ்டூடன்ட்ஸ்|students),
  (பேச்சலர்ஸுக்கு|bachelors ku|bachelorsku)`
