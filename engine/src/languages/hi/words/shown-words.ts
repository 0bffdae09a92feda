import type { ShownWords } from '../../language.ts'

/** What Hindi speakers ask of homes shown. */
export const shownWords: ShownWords = {
  which: 'किसमें किनमें किस किसका किसकी कौन कौनसा कौनसे कौनसी kisme kismein kinme kis kaun kaunsa kaunse kaunsi',
  amount: 'कितना कितनी kitna kitni',
  least: 'कम kam',
  vehicle: 'गाड़ी कार बाइक स्कूटी gaadi gadi',
  parks: 'खड़ी खड़ा पार्क khadi khada',
  floor: 'मंज़िल मंजिल मंज़िला फ्लोर माला माले तल्ला तल्ले manzil manjil',
  deposit: 'डिपॉज़िट डिपॉजिट जमा एडवांस पेशगी पगड़ी',
  loan: 'लोन कर्ज़ कर्ज ऋण',
  maintenance: 'मेंटेनेंस मेंटेनेन्स',
  age: 'पुराना पुरानी',
  distance: 'दूर दूरी doori',
  back: 'वापस वापिस दोबारा फिर wapas vapas wapis vapis dobara phir fir',
  facing: 'मुखी फेसिंग दिशा',
  bachelors: 'बैचलर बैचलर्स कुंवारे bachelor bachelors',
  gas: 'गैस',
  stairs: 'सीढ़ी सीढ़ियाँ सीढ़ियां सीढियां sidhi seedhi seedhiyan sidhiyan',
}
