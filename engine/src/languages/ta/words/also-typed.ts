import type { Phrases } from '../../language.ts'

/** How words are typed that are too short for their sound, or that another word sounds like. */
export const alsoTyped: Record<string, Phrases> = {
  ல: 'la, le, lae',
  கு: 'ku, kku, ukku, uku',
  னு: 'nu',
  வாடகைக்கு: 'வாடைக்கு, வாடகைகு',
  எவ்வளவு: 'எவளவு',
  வீடு: 'veedu, vedu, veedhu',
  பக்கத்துல: 'pakkathula, pakkathla, pakathula, pakathla',
  பா: 'pa',
  thane: 'thane',
  // Vowels are typed short or long alike: not "இருக்க", "கூட்டுங்க", "தனி", "மாலை".
  இருக்கா: 'iruka, irukka, irukkaa, irukaa',
  குடுங்க: 'kudunga, kudungo, kodunga',
  தண்ணி: 'thanni, tanni, thanneer',
  தனியா: 'thaniya, thaniyaa',
  போடு: 'podu, podunga',
  வேலை: 'velai, vela',
  வீட்ட: 'veeta, veetta, veettai, veetai',
  வீடா: 'veeda',
  நல்லது: 'nalladhu, nallathu, nalladu',
  மழை: 'mazhai, mazha',
  அக்கா: 'akka',
  வாட்டி: 'vaati',
  எது: 'edhu, ethu',
  ஆகணும்: 'aaganum, aganum',
  மாறணும்: 'maaranum, maranum, maarnum',
  பண்ணிட்டு: 'pannitu, panitu',
  தாங்க: 'thaanga',
  ஆனா: 'aana, aanaa',
}
