import type { ShownWords } from '../../language.ts'

/** What Telugu speakers ask of homes shown. */
export const shownWords: ShownWords = {
  which: 'ఏది ఏ దేంట్లో దేనిలో ఎందులో దేనికి దేని edi edhi dentlo denilo endulo deniki',
  amount: 'ఎంత entha enta',
  one: 'దాని ఉన్నది ఉండేది dani vunnadi unnadi undedi',
  details: 'వివరాలు వివరాల- డీటెయిల్స్ vivaralu',
  least: 'తక్కువ takkuva thakkuva',
  vehicle: 'కారు కార్ బండి బైక్ kaaru bandi',
  parks: 'పెట్టుకో- పెట్టొచ్చా పార్క్ pettuko- pettocha pettochcha',
  floor: 'అంతస్తు- అంతస్థు- ఫ్లోర్- antastu- anthasthu-',
  deposit: 'అడ్వాన్స్- డిపాజిట్-',
  loan: 'లోన్ లోను అప్పు రుణం lonu',
  maintenance: 'మెయింటెనెన్స్- మెయింటనెన్స్- నిర్వహణ',
  age: 'పాతది పాతదా paatadi',
  distance: 'దూరం దూరంలో ఎంతదూరం dooram duram dooramlo duramlo',
  back: 'మళ్ళీ మళ్లీ తిరిగి వెనక్కి malli mallee tirigi thirigi venakki',
  yields: 'ఇస్తారా ఇస్తార ఇస్తాడా ఇవ్వరా చేస్తారా istara isthara isthaara istada ivvara chestara chesthara',
  suits: 'అవుతుందా వస్తుందా avutunda avuthunda vastunda vasthunda',
  lessens:
    'తగ్గిస్తారా తగ్గిస్తార తగ్గుతుందా తగ్గుతారా తగ్గించ- తగ్గిస్తే taggist- thaggist- taggisth- tagginch- thagginch- tagguthunda thagguthunda',
  bargains: 'బేరం beram',
  budget: 'బడ్జెట్-',
  nearest: 'దగ్గర దగ్గరగా daggara daggaraga',
  society: 'సొసైటీ',
  rera_number: 'రెరా',
  last_confirmed: 'అప్‌డేట్ కన్ఫర్మ్',
  facing: 'ఫేసింగ్- ముఖం- దిక్కు-',
  bachelors: 'బ్యాచిలర్- బ్యాచులర్- bachelor- bachelors-',
  gas: 'గ్యాస్-',
  stairs: 'మెట్లు- metlu',
}
