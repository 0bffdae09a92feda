/**
 * Post offices that the source puts elsewhere: at the chief town of their district, or in a city of another one, whose
 * postal codes tell that they are none of its quarters. By district as the source writes it; where they are is not known.
 */
export const misplacedOffices: Readonly<Record<string, readonly string[]>> = {
  '24 Paraganas North': ['Nazat Hatkhola'],
  '24 Paraganas South': ['Hatuganj'],
  Anantnag: ['Janglat Mandi'],
  Bankura: ['Bankura DSB'],
  Baramulla: ['Kunzer'],
  Barnala: ['Tapa'],
  Barwani: ['Pansemal'],
  Coimbatore: ['Cinchona'],
  Dewas: ['Tonkhurd'],
  'East Nimar': ['Ghaspura Khandwa'],
  Gadchiroli: ['Vairagadh'],
  Hooghly: ['Boraichanditala', 'Chinsurah Bazar', 'Guptipara', 'Haripal', 'New Chandannagar Barasat'],
  Jammu: ['Chowki Choura'],
  Jaunpur: ['Pukhta Sarai'],
  Kannauj: ['Khairnagar'],
  Katni: ['Sleemnabad'],
  Khordha: ['Balipatna'],
  Kishanganj: ['Sontha'],
  Kupwara: ['Kupwara'],
  'Medinipur East': ['Padumbasan'],
  Meerut: ['Modipuram', 'Parikshitgarh'],
  Mysuru: ['Heggadedevana Kote'],
  Nadia: ['Netajisubhas Sanatorium'],
  Pathanamthitta: ['Thuruthicaud'],
  Patna: ['Hathidah'],
  'Ranga Reddy': ['Kanha Shanti Vanam', 'Shahabad'],
  Satna: ['Satna Tikuria Tola'],
  'Spsr Nellore': ['Kavali Co Op Colony'],
}
