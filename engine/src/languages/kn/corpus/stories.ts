import { atLeast, between, type CorpusSection, exactly, upTo, wishesAndTalk } from '../../corpus-case.ts'

/** Wishes told with what leads to them: the present home, the family, the means. */
export const stories: CorpusSection[] = wishesAndTalk([
  {
    text: 'ಧಾರವಾಡದಲ್ಲಿ ಬಾಡಿಗೆ ಮನೆ ಬೇಕು ಏಳೆಂಟು ಸಾವಿರದೊಳಗೆ',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Dharwad', price: between(7000, 8000) },
  },
  {
    text: 'ಮಲ್ಲೇಶ್ವರಂನಲ್ಲಿ ಎರಡು ಕೋಟಿಗೆ ಸ್ವತಂತ್ರ ಮನೆ ಕೊಂಡ್ಕೋಬೇಕು',
    set: { transaction_type: 'sale', property_type: 'house', area: 'Malleshwaram', price: upTo(20_000_000) },
  },
  {
    text: 'marathahalli alli 1rk rent ge 9000 olage',
    set: { transaction_type: 'rent', area: 'Marathahalli', bedrooms: exactly(1), price: upTo(9000) },
  },
  {
    text: 'indiranagar alli 3bhk semi furnished flat 65k',
    known: { transaction_type: 'rent' },
    set: {
      property_type: 'apartment',
      area: 'Indiranagar',
      bedrooms: exactly(3),
      price: upTo(65_000),
      amenities: ['semi_furnished'],
    },
  },
  {
    text: 'belagavi alli eradu eker jameenu kharidi madbeku',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Belagavi', size_sqft: atLeast(87_120) },
  },
  {
    text: 'kanakapura road kade 1200 sqft site 70 lakh',
    set: { property_type: 'land', area: 'Kanakapura Road', size_sqft: atLeast(1200), price: upTo(7_000_000) },
  },
  {
    text: 'JP nagar ನಲ್ಲಿ 2bhk flat, lift ಇರ್ಬೇಕು, 28k budget',
    known: { transaction_type: 'rent' },
    set: {
      property_type: 'apartment',
      area: 'JP Nagar',
      bedrooms: exactly(2),
      price: upTo(28_000),
      amenities: ['lift'],
    },
  },
  {
    text: 'ಬೆಂಗಳೂರಿಂದ ಟ್ರಾನ್ಸ್‌ಫರ್ ಆಗಿ ಮೈಸೂರಿಗೆ ಬರ್ತಿದೀನಿ, ಸಿಂಗಲ್ ಬೆಡ್‌ರೂಮ್ ನೋಡಿ ಬಾಡಿಗೆಗೆ',
    set: { transaction_type: 'rent', city: 'Mysuru', bedrooms: exactly(1) },
  },
  {
    text: 'ಈಗಿರೋದು ಕೆಂಗೇರಿಯಲ್ಲಿ, ಮಕ್ಕಳ ಶಾಲೆಗೋಸ್ಕರ ಜಯನಗರಕ್ಕೆ ಹೋಗ್ಬೇಕು',
    known: { city: 'Bengaluru' },
    set: { area: 'Jayanagar' },
  },
  { text: 'ಪಾರ್ಕಿಂಗ್ ಇಲ್ಲದ ಮನೆ ತೋರಿಸ್ಬೇಡಿ', set: { amenities: ['parking'] } },
  {
    text: 'ಬಾಡಿಗೆ ಕಟ್ಟಿ ಕಟ್ಟಿ ಸಾಕಾಗಿದೆ ಇನ್ನು ಸ್ವಂತ ಮನೆನೇ, ನಲವತ್ತು ಲಕ್ಷದೊಳಗೆ',
    set: { transaction_type: 'sale', property_type: 'house', price: upTo(4_000_000) },
  },
  { text: 'ತಮ್ಮನಿಗಲ್ಲ ನನಗೇ ಬೇಕು ರೂಮು, ಆರು ಸಾವಿರದೊಳಗೆ', set: { price: upTo(6000) } },
  { text: 'ವೈಟ್‌ಫೀಲ್ಡ್ ಅಂದ್ರೆ ಟ್ರಾಫಿಕ್ ಜಾಸ್ತಿ ಅಂತ ಕೆಂಗೇರಿ ಕಡೆ ನೋಡ್ತಿದೀವಿ', known: { city: 'Bengaluru' }, set: { area: 'Kengeri' } },
  { text: 'ತಿಂಗಳ ಕೊನೆಗೆ ಖಾಲಿ ಮಾಡ್ಬೇಕು, ಬೇಗ ಡಬಲ್ ಬೆಡ್‌ರೂಮ್ ತೋರಿಸಿ', set: { bedrooms: exactly(2) } },
  {
    text: 'iga delhi li idini, parents mysore li, avrige flat tagobeku',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Mysuru' },
  },
  { text: 'nam current mane 2bhk, mundindu 3bhk irbeku', set: { bedrooms: exactly(3) } },
  {
    text: 'rent 13k kodtidini iga, 16k varegu ok',
    known: { transaction_type: 'rent' },
    set: { price: upTo(16_000) },
  },
  {
    text: 'job mandya li aadre family mysore lle irutte, so mysore li mane',
    set: { property_type: 'house', city: 'Mysuru' },
  },
  { text: 'gym illada society beda', set: { amenities: ['gym'] } },
  { text: 'flat chennagide aadre floor jasti', set: { property_type: 'apartment' } },
  {
    text: 'Chennai ಇಂದ ಬರ್ತಿದೀವಿ Bangalore ಗೆ, furnished 2BHK rent',
    set: { transaction_type: 'rent', city: 'Bengaluru', bedrooms: exactly(2), amenities: ['furnished'] },
  },
  {
    text: 'Own house ಇದೆ Hassan ಅಲ್ಲಿ, Bangalore ಅಲ್ಲಿ rent ಗೆ ಬೇಕು',
    set: { transaction_type: 'rent', city: 'Bengaluru' },
  },
  {
    text: '1 crore ಆದ್ರೆ ಜಾಸ್ತಿ, 85 lakhs ಲಿ ಇದ್ರೆ ಹೇಳಿ',
    known: { transaction_type: 'sale' },
    set: { price: upTo(8_500_000) },
  },
  {
    text: 'ಈಗ ಇರೋ ಮನೆ ಚಿಕ್ಕದಾಯ್ತು ಮಕ್ಕಳು ದೊಡ್ಡವರಾದ್ರು ಮೂರು ರೂಮಿನ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು',
    set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(3) },
  },
  {
    text: 'ನಾನು ಹಾಸನದಲ್ಲಿ ಕೆಲಸ ಮಾಡೋದು ಆದರೆ ಹೆಂಡತಿ ಮಕ್ಕಳು ಮೈಸೂರಲ್ಲಿ ಇರ್ತಾರೆ ಅವರಿಗೆ ಮೈಸೂರಲ್ಲೇ ಮನೆ ನೋಡ್ಬೇಕು',
    set: { property_type: 'house', city: 'Mysuru' },
  },
  {
    text: 'ಊರಲ್ಲಿದ್ದ ತೋಟ ಮಾರಿದ್ವಿ ಆ ದುಡ್ಡಲ್ಲಿ ತುಮಕೂರಲ್ಲಿ ಸೈಟ್ ತಗೋಬೇಕು',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Tumakuru' },
  },
  { text: 'ಓನರ್ ಮನೆ ಖಾಲಿ ಮಾಡಿ ಅಂತಿದ್ದಾರೆ ಬೇಗ ಒಂದು ಡಬಲ್ ಬೆಡ್‌ರೂಮ್ ಹುಡುಕಿ ಕೊಡಿ', set: { bedrooms: exactly(2) } },
  {
    text: 'ಹನ್ನೆರಡು ಸಾವಿರ ಬಾಡಿಗೆ ಕಟ್ತಾ ಇದೀನಿ ಇನ್ನು ಹದಿನೈದರ ತನಕ ಕೊಡಬಹುದು',
    known: { transaction_type: 'rent' },
    set: { price: upTo(15_000) },
  },
  {
    text: 'ಬ್ಯಾಂಕಲ್ಲಿ ಮೂವತ್ತು ಲಕ್ಷ ಲೋನ್ ಸಿಗುತ್ತೆ ಕೈಯಲ್ಲಿ ಹತ್ತು ಲಕ್ಷ ಇದೆ ಒಟ್ಟು ನಲವತ್ತರಲ್ಲಿ ಮನೆ ಬೇಕು',
    set: { property_type: 'house', price: upTo(4_000_000) },
  },
  {
    text: 'ನಮ್ಮ ಅಪ್ಪ ಅಮ್ಮನಿಗೆ ಮೆಟ್ಟಿಲು ಹತ್ತೋಕೆ ಆಗಲ್ಲ ಅದಕ್ಕೆ ಲಿಫ್ಟ್ ಇರೋ ಫ್ಲಾಟ್ ಬೇಕು',
    set: { property_type: 'apartment', amenities: ['lift'] },
  },
  {
    text: 'ಮೊದಲು ಕೋರಮಂಗಲ ಅಂದಿದ್ದೆ ಅಲ್ಲಿ ರೇಟ್ ಜಾಸ್ತಿ ಅದಕ್ಕೆ ಬೊಮ್ಮನಹಳ್ಳಿ ನೋಡಿ',
    known: { area: 'Koramangala' },
    set: { area: 'Bommanahalli' },
  },
  { text: 'ಗಂಡ ಬಾಡಿಗೆ ಅಂತಾರೆ ನಂಗೆ ಸ್ವಂತ ಮನೆನೇ ಬೇಕು', set: { transaction_type: 'sale', property_type: 'house' } },
  {
    text: 'ಮದುವೆ ಆಯ್ತು ಹೊಸ ಸಂಸಾರ ಸಣ್ಣ ಮನೆ ಸಾಕು ಎಂಟು ಸಾವಿರದ ಒಳಗೆ',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', price: upTo(8000) },
  },
  {
    text: 'ನಮ್ಮ ಹಳೇ ಮನೆ ರಾಜಾಜಿನಗರದಲ್ಲಿತ್ತು ಈಗ ವಿಜಯನಗರದಲ್ಲಿ ನೋಡ್ತಾ ಇದೀವಿ',
    known: { city: 'Bengaluru' },
    set: { area: 'Vijayanagar' },
  },
  { text: 'ಕಾರು ಇಲ್ಲ ನಮ್ಮ ಹತ್ರ ಪಾರ್ಕಿಂಗ್ ಇಲ್ದಿದ್ರೂ ನಡೆಯುತ್ತೆ', known: { amenities: ['parking'] }, drop: ['parking'] },
  {
    text: 'ಬಾಡಿಗೆ ಎಷ್ಟಾದರೂ ಕೊಡ್ತೀನಿ ಆದರೆ ಇಂದಿರಾನಗರದಲ್ಲೇ ಬೇಕು',
    set: { transaction_type: 'rent', area: 'Indiranagar' },
    any: ['price'],
  },
  { text: 'ಜಯನಗರದಲ್ಲಿ ಸಿಗದಿದ್ರೆ ಬನಶಂಕರಿ ಆದ್ರೂ ಪರವಾಗಿಲ್ಲ', set: { area: 'Jayanagar' } },
  {
    text: 'ಹುಬ್ಬಳ್ಳಿಯಿಂದ ಬೆಳಗಾವಿಗೆ ಟ್ರಾನ್ಸ್‌ಫರ್ ಆಗಿದೆ ಸೋಮವಾರ ಸೇರ್ಬೇಕು ಒಂದು ಬಾಡಿಗೆ ಮನೆ ಬೇಕು',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Belagavi' },
  },
  {
    text: 'ಅಣ್ಣನ ಮನೆ ಹೆಬ್ಬಾಳದಲ್ಲಿದೆ ಅದರ ಹತ್ರಾನೇ ಎರಡು ಬೆಡ್‌ರೂಮ್ ಫ್ಲಾಟ್ ತಗೋಬೇಕು',
    set: { transaction_type: 'sale', property_type: 'apartment', area: 'Hebbal', bedrooms: exactly(2) },
  },
  {
    text: 'naavu iga pg li idivi, next month inda flat ge hogbeku, 2bhk rent 20k olage',
    set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(2), price: upTo(20_000) },
  },
  {
    text: 'mane tumba doora aytu office inda, office manyata hatra, alle 1bhk nodi',
    set: { bedrooms: exactly(1) },
  },
  {
    text: 'friend helda sarjapur chennagide anta adre nange hsr layout ne beku',
    set: { area: 'HSR Layout' },
  },
  {
    text: 'nange 3bhk ishta adre budget illa, 2bhk ne nodi 45 lakhs',
    known: { transaction_type: 'sale' },
    set: { bedrooms: exactly(2), price: upTo(4_500_000) },
  },
  { text: 'hindina mane li parking irlilla, ee sala parking must', set: { amenities: ['parking'] } },
  {
    text: 'amma appa hubli inda bartidare, avrige ground floor mane beku jp nagar li',
    set: { property_type: 'house', area: 'JP Nagar' },
  },
  {
    text: 'bangalore bittu mysore ge shift agtidivi, alli 30x40 site sigutta 25 lakhs ge',
    set: { property_type: 'land', city: 'Mysuru', size_sqft: atLeast(1200), price: upTo(2_500_000) },
  },
  { text: 'sigo hagidre villa illa andre row house', set: { property_type: 'house' } },
  {
    text: 'office indiranagar, mane kr puram adru ok metro ide alva, rent 15k',
    set: { transaction_type: 'rent', property_type: 'house', area: 'KR Puram', price: upTo(15_000) },
  },
  {
    text: 'ಈಗ 1BHK ಲಿ ಇದೀವಿ baby ಆಯ್ತು so 2BHK ಬೇಕು, rent 18k',
    set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(18_000) },
  },
  { text: 'Whitefield ಲಿ job ಸಿಕ್ತು, ಅಲ್ಲೇ PG ಅಥವಾ 1RK ನೋಡ್ತಿದೀನಿ', set: { area: 'Whitefield', bedrooms: exactly(1) } },
  {
    text: 'Loan approve ಆಗಿದೆ 50 lakhs, flat ನೋಡಿ Mysore road ಅಲ್ಲಿ',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment', area: 'Mysore Road', price: upTo(5_000_000) },
  },
  {
    text: 'Budget 20k ಅಂದೆ ಆದ್ರೆ 25k ಆದ್ರೂ ಓಕೆ furnished ಇದ್ರೆ',
    known: { transaction_type: 'rent', price: upTo(20_000) },
    set: { price: upTo(25_000), amenities: ['furnished'] },
  },
  {
    text: 'ನಮಗೆ ಮೂರು ಮಕ್ಕಳು ಎರಡು ರೂಮ್ ಸಾಲಲ್ಲ ಮೂರು ಬೆಡ್‌ರೂಮ್ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಹುಡುಕ್ತಿದೀವಿ',
    set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(3) },
  },
  {
    text: 'ಹೆಂಡತಿಗೆ ಯಶವಂತಪುರದಲ್ಲಿ ಕೆಲಸ ನನಗೆ ಪೀಣ್ಯದಲ್ಲಿ ಹಾಗಾಗಿ ಯಶವಂತಪುರದಲ್ಲೇ ಮನೆ ನೋಡಿ',
    set: { property_type: 'house', area: 'Yeshwanthpur' },
  },
  {
    text: 'ಕಳೆದ ವರ್ಷ ಐವತ್ತು ಲಕ್ಷ ಕೇಳಿದ್ರು ಈಗ ಅರವತ್ತು ಆಗಿದೆ ನಮ್ಮ ಬಜೆಟ್ ಐವತ್ತೈದು ಅಷ್ಟೇ',
    known: { transaction_type: 'sale' },
    set: { price: upTo(5_500_000) },
  },
  {
    text: 'ಅಪ್ಪ ನಿವೃತ್ತರಾದ್ರು ಹಳ್ಳಿಲಿ ಇರೋಕೆ ಇಷ್ಟ ಇಲ್ಲ ಅಂತಾರೆ ಮಂಡ್ಯದಲ್ಲಿ ಒಂದು ಚಿಕ್ಕ ಮನೆ ಕೊಳ್ಳಬೇಕು',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Mandya' },
  },
  {
    text: 'ಮಾರತಹಳ್ಳಿಯಲ್ಲಿ ಟ್ರಾಫಿಕ್ ಜಾಸ್ತಿ ಬೇಡ ಸರ್ಜಾಪುರ ರಸ್ತೆ ಕಡೆ ನೋಡಿ',
    known: { area: 'Marathahalli' },
    set: { area: 'Sarjapur Road' },
  },
  { text: 'ಕೆಳಗಡೆ ಅಂಗಡಿ ಮೇಲೆ ಮನೆ ಅಂಥದ್ದು ಬೇಡ ಬರೀ ಮನೆ ಸಾಕು', set: { property_type: 'house' } },
  {
    text: 'ತಂಗಿ ಮದುವೆಗೆ ಹತ್ತು ಲಕ್ಷ ಖರ್ಚಾಯ್ತು ಈಗ ಉಳಿದಿರೋದು ಇಪ್ಪತ್ತು ಲಕ್ಷ ಅದರಲ್ಲಿ ಸೈಟ್ ಬೇಕು',
    set: { property_type: 'land', price: upTo(2_000_000) },
  },
  {
    text: 'ವಿಜಯಪುರದಿಂದ ಬಂದಿದೀವಿ ಧಾರವಾಡದಲ್ಲಿ ಮಗಳ ಓದಿಗೆ ಮನೆ ಬೇಕು ಬಾಡಿಗೆಗೆ',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Dharwad' },
  },
  { text: 'ಸ್ವಂತ ಮನೆ ಇದೆ ಊರಲ್ಲಿ ಇಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಒಂದು ರೂಮ್ ಸಾಕು', set: { transaction_type: 'rent', bedrooms: exactly(1) } },
  {
    text: 'ಎರಡು ಬೆಡ್‌ರೂಮ್ 18 ಒಳಗೆ ಬಾಡಿಗೆಗೆ',
    set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(18_000) },
  },
  { text: 'ಆ ದುಡ್ಡಲ್ಲಿ ಒಂದು ಫ್ಲಾಟ್ ತಗೋಬೇಕು', set: { transaction_type: 'sale', property_type: 'apartment' } },
  {
    text: 'hendti ge garden ishta so garden iro independent house nodi mysore li',
    set: { property_type: 'house', city: 'Mysuru', amenities: ['garden'] },
  },
  { text: 'whitefield office aadre alli rent tumba jasti, hoskote kade nodtidivi', set: { area: 'Hoskote' } },
  { text: 'lift illa andre beda, 3rd floor varegu hattoke agalla ammange', set: { amenities: ['lift'] } },
  {
    text: 'iga iro area chennagide, ade area li innu dodda mane beku 3bhk',
    set: { property_type: 'house', bedrooms: exactly(3) },
  },
  {
    text: '30 lakh loan agutte, mikkiddu 15 kaili ide, 45 olage flat torsi',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment', price: upTo(4_500_000) },
  },
  {
    text: 'gowda road alla gandhi nagar, adu bengaluru du',
    set: { area: 'Gandhi Nagar', city: 'Bengaluru' },
  },
  {
    text: '2bhk 15 olage badigege',
    set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(15_000) },
  },
  {
    text: '2bhk 15 ralli badigege beku',
    set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(15_000) },
  },
  {
    text: '3bhk 25 varege rent',
    set: { transaction_type: 'rent', bedrooms: exactly(3), price: upTo(25_000) },
  },
  {
    text: '1bhk 12 ralle beku',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(1), price: upTo(12_000) },
  },
  {
    text: 'ಅತ್ತೆ ಮಾವ ಜೊತೆ ಇರ್ತಾರೆ so ground floor ಮನೆ 3BHK ಬಾಡಿಗೆ',
    set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(3) },
  },
  {
    text: 'Job change ಆಯ್ತು Electronic City ಗೆ, HSR ಇಂದ ದೂರ, ಹತ್ರ 2BHK rent ಬೇಕು',
    set: { transaction_type: 'rent', area: 'Electronic City', bedrooms: exactly(2) },
  },
  {
    text: 'ಮಗು ಇದೆ so play area ಬೇಕೇ ಬೇಕು, gym ಬೇಡ',
    known: { amenities: ['gym'] },
    set: { amenities: ['play_area'] },
    drop: ['gym'],
  },
  {
    text: 'ನಾವು ಬಾಡಿಗೆಗೆ ಇರೋದು ಹನುಮಂತನಗರದಲ್ಲಿ ಅಲ್ಲೇ ಹತ್ತಿರ ಸ್ವಂತ ಫ್ಲಾಟ್ ನೋಡ್ತಿದೀವಿ',
    set: { transaction_type: 'sale', property_type: 'apartment', area: 'Hanumanth Nagar' },
  },
  { text: 'ಮೊದಲು ಬಾಡಿಗೆ ಅಂದ್ಕೊಂಡಿದ್ವಿ ಆಮೇಲೆ ಕೊಳ್ಳೋದೇ ಒಳ್ಳೇದು ಅನ್ನಿಸ್ತು', set: { transaction_type: 'sale' } },
  {
    text: 'ಗಂಡನಿಗೆ ಬೆಳಗಾವಿಗೆ ವರ್ಗ ಆಗಿದೆ ನಾವೆಲ್ಲಾ ಅಲ್ಲಿಗೆ ಹೋಗ್ತೀವಿ ಎರಡು ರೂಮಿನ ಮನೆ ಸಿಗುತ್ತಾ ಬಾಡಿಗೆಗೆ',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Belagavi', bedrooms: exactly(2) },
  },
  {
    text: 'ನಮ್ಮ ಮನೆ ಹಳೇದಾಯ್ತು ಅದನ್ನ ಮಾರಿ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ತಗೊಳ್ಳೋಣ ಅಂತ',
    set: { transaction_type: 'sale', property_type: 'apartment' },
  },
  {
    text: 'ಅಡ್ವಾನ್ಸ್ ಎರಡು ಲಕ್ಷ ಕೊಡೋಕೆ ಆಗಲ್ಲ ಐವತ್ತು ಸಾವಿರ ಕೊಡಬಹುದು ಬಾಡಿಗೆ ಹನ್ನೆರಡರ ಒಳಗಿರಲಿ',
    set: { transaction_type: 'rent', price: upTo(12_000) },
  },
  { text: 'ಪಕ್ಕದ ಮನೆಯವರು ಗಲಾಟೆ ಮಾಡ್ತಾರೆ ಅದಕ್ಕೆ ಬೇರೆ ಕಡೆ ಮನೆ ನೋಡ್ತಿದೀನಿ', set: { property_type: 'house' } },
  {
    text: 'ಮಗನಿಗೆ ಮದುವೆ ಮಾಡ್ಬೇಕು ಅದಕ್ಕೆ ಮೂರು ಬೆಡ್‌ರೂಮ್ ಇರೋ ಮನೆ ಕೊಳ್ಳೋಣ ಅಂತಿದೀವಿ',
    set: { transaction_type: 'sale', property_type: 'house', bedrooms: exactly(3) },
  },
  {
    text: 'ತಿಂಗಳ ಸಂಬಳ ಮೂವತ್ತು ಸಾವಿರ ಬಾಡಿಗೆ ಎಂಟರಿಂದ ಹತ್ತು ಕೊಡಬಹುದು',
    set: { transaction_type: 'rent', price: between(8000, 10_000) },
  },
  {
    text: 'ಕೆಲಸ ಮೈಸೂರಲ್ಲಿ ಸಿಕ್ಕಿದೆ ಮುಂದಿನ ತಿಂಗಳು ಸೇರ್ಬೇಕು ಒಂದು ರೂಮ್ ಸಾಕು ನಂಗೆ',
    set: { city: 'Mysuru', bedrooms: exactly(1) },
  },
  { text: 'ಓನರ್ ಒಳ್ಳೆಯವರು ಇರ್ಬೇಕು ಆಮೇಲೆ ನೀರಿನ ತೊಂದರೆ ಇರಬಾರದು', set: { amenities: ['water_supply'] } },
  {
    text: 'ಅಮ್ಮನಿಗೆ ವಯಸ್ಸಾಗಿದೆ ಆಸ್ಪತ್ರೆ ಹತ್ತಿರ ಇರೋ ಮನೆ ಬೇಕು ಬಸವನಗುಡಿಯಲ್ಲಿ',
    set: { property_type: 'house', area: 'Basavanagudi' },
  },
  {
    text: 'ಒಂದು ಕೋಟಿ ಅಂದ್ರೆ ನಮ್ಮಿಂದ ಆಗಲ್ಲ ಎಪ್ಪತ್ತು ಎಂಬತ್ತರಲ್ಲಿ ಸಿಕ್ರೆ ನೋಡಿ',
    known: { transaction_type: 'sale' },
    set: { price: between(7_000_000, 8_000_000) },
  },
  {
    text: 'ಫ್ಲಾಟ್ ಬೇಡ ಅಂತ ಅಮ್ಮ ಹೇಳ್ತಾರೆ ಸ್ವಂತ ಮನೆನೇ ನೋಡಿ',
    known: { property_type: 'apartment' },
    set: { transaction_type: 'sale', property_type: 'house' },
  },
  {
    text: 'ಹಿಂದೆ ಗಿರಿನಗರದಲ್ಲಿದ್ವಿ ಈಗ ಮಲ್ಲೇಶ್ವರಂ ಕಡೆ ಹೋಗೋಣ ಅಂತ',
    known: { city: 'Bengaluru' },
    set: { area: 'Malleshwaram' },
  },
  {
    text: 'nam landlord mane maarta idare, vacate madbeku, so urgent agi 2bhk beku hebbal li',
    set: { area: 'Hebbal', bedrooms: exactly(2) },
  },
  { text: 'wfh ide so ondu extra room beku, 3bhk adre olledu', set: { bedrooms: exactly(3) } },
  {
    text: '2bhk nodidvi ellu sigtilla, 1bhk adru paravagilla marathahalli li',
    set: { area: 'Marathahalli', bedrooms: exactly(1) },
  },
  {
    text: 'nan budget 15 ashte, owner 20 heltidare, 15 ralli iro bere torsi',
    known: { transaction_type: 'rent' },
    set: { price: upTo(15_000) },
  },
  {
    text: 'site tagondu mane kattbeku anta, 30x40 site beku devanahalli hatra',
    set: { transaction_type: 'sale', property_type: 'land', area: 'Devanahalli', size_sqft: atLeast(1200) },
  },
  { text: 'parking illa anta hale mane bittvi, so parking irle beku', set: { amenities: ['parking'] } },
  {
    text: 'own villa beku anta aase, adre budget 60 lakhs ashte so flat adru ok',
    set: { transaction_type: 'sale', price: upTo(6_000_000) },
    any: ['property_type'],
  },
  {
    text: 'Friends jothe share ಮಾಡ್ತೀವಿ, 3BHK ಬೇಕು, furnished ಆದ್ರೆ ಒಳ್ಳೇದು',
    set: { bedrooms: exactly(3), amenities: ['furnished'] },
  },
  {
    text: 'ಮದುವೆ next month, ಅಷ್ಟರೊಳಗೆ 1BHK flat ಬೇಕು rent ಗೆ',
    set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(1) },
  },
  {
    text: 'Bank loan 40 lakhs ಆಗುತ್ತೆ, own money 10, so 50 ಒಳಗೆ flat',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment', price: upTo(5_000_000) },
  },
  {
    text: '2bhk beku 15 olage',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2), price: upTo(15_000) },
  },
  {
    text: 'nam tamma bangalore alli software, avnige marathahalli li 1bhk beku 15 olage',
    known: { transaction_type: 'rent' },
    set: { city: 'Bengaluru', area: 'Marathahalli', bedrooms: exactly(1), price: upTo(15_000) },
  },
  {
    text: 'rent kattodu saku anta own flat nodtidini, 2bhk sakaagutte, 50 lakhs budget',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      bedrooms: exactly(2),
      price: upTo(5_000_000),
    },
  },
  {
    text: 'bus stop hatra irbeku, nange gaadi illa, badige 8 savira olage',
    set: { transaction_type: 'rent', price: upTo(8000) },
  },
  {
    text: 'koramangala office, adre rent jasti anta bommanahalli li 1bhk nodtidini',
    set: { area: 'Bommanahalli', bedrooms: exactly(1) },
  },
  {
    text: 'villa torsidri nange beda, simple 2bhk flat saku bannerghatta road li',
    set: { property_type: 'apartment', area: 'Bannerghatta Road', bedrooms: exactly(2) },
  },
  {
    text: 'hale flat 55 lakhs ge maridvi, innu 20 haki 75 ralli villa nodtidivi',
    set: { property_type: 'house', price: upTo(7_500_000) },
  },
  {
    text: 'advance jasti keltare ellaru, 50k advance 10k rent irodu torsi',
    set: { transaction_type: 'rent', price: upTo(10_000) },
  },
  {
    text: '1bhk ಬೇಕು 12 ಒಳಗೆ',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(1), price: upTo(12_000) },
  },
  {
    text: 'PG food ಚೆನ್ನಾಗಿಲ್ಲ so 1RK ನೋಡ್ತಿದೀನಿ, Indiranagar, 10k ಒಳಗೆ',
    set: { area: 'Indiranagar', bedrooms: exactly(1), price: upTo(10_000) },
  },
  { text: 'ಮೊದಲ floor ಬೇಡ, lift ಇದ್ರೆ ಯಾವ floor ಆದ್ರೂ ok', set: { amenities: ['lift'] } },
  {
    text: 'ಹೋದ ವಾರ ಮದುವೆ ಆಯ್ತು ಇಬ್ರೇ ಇರೋದು ಸಿಂಗಲ್ ಬೆಡ್‌ರೂಮ್ ಸಾಕು ಬನಶಂಕರಿಯಲ್ಲಿ',
    set: { bedrooms: exactly(1), area: 'Banashankari' },
  },
  {
    text: 'ಬೆಂಗಳೂರು ಬೋರಾಯ್ತು ನಮ್ಮೂರು ಚಿಕ್ಕಮಗಳೂರಿಗೆ ಹೋಗಿ ಅಲ್ಲೇ ಮನೆ ಕಟ್ಟೋಕೆ ಸೈಟ್ ನೋಡ್ತಿದೀವಿ',
    set: { property_type: 'land', city: 'Chikkamagaluru' },
  },
  {
    text: 'ಮಗಳು ಪುತ್ತೂರಲ್ಲಿ ಓದ್ತಾ ಇದಾಳೆ ಅವಳ ಕಾಲೇಜಿನ ಹತ್ತಿರ ಒಂದು ರೂಮ್ ಬೇಕು ಬಾಡಿಗೆಗೆ',
    set: { transaction_type: 'rent', city: 'Puttur', bedrooms: exactly(1) },
  },
  { text: 'ಎರಡು ಕಾರ್ ಇದೆ ಎರಡಕ್ಕೂ ಪಾರ್ಕಿಂಗ್ ಬೇಕು ಮತ್ತೆ ಲಿಫ್ಟ್ ಇದ್ರೆ ಒಳ್ಳೇದು', set: { amenities: ['parking', 'lift'] } },
  { text: 'ತುಂಬಾ ದೊಡ್ಡ ಮನೆ ಬೇಡ ಕೆಲಸದವರು ಸಿಗಲ್ಲ ಎರಡು ಬೆಡ್‌ರೂಮ್ ಸಾಕು', set: { bedrooms: exactly(2) } },
  {
    text: 'ಇಪ್ಪತ್ತೈದು ಸಾವಿರಕ್ಕಿಂತ ಹೆಚ್ಚು ಕೊಡೋಕಾಗಲ್ಲ ಸಂಬಳ ಅಷ್ಟೇ ಇರೋದು',
    known: { transaction_type: 'rent' },
    set: { price: upTo(25_000) },
  },
  { text: 'ಎಲೆಕ್ಟ್ರಾನಿಕ್ ಸಿಟಿ ಆಫೀಸು ಆದರೆ ಅಲ್ಲಿ ಬೇಡ ಬೇಗೂರು ಕಡೆ ನೋಡಿ ಬಾಡಿಗೆಗೆ', set: { transaction_type: 'rent', area: 'Begur' } },
  {
    text: 'ಮುಂಚೆ ಮೂರು ರೂಮ್ ಬೇಕು ಅಂದಿದ್ದೆ ಮಗ ಹಾಸ್ಟೆಲಿಗೆ ಹೋದ ಈಗ ಎರಡೇ ಸಾಕು',
    known: { bedrooms: exactly(3) },
    set: { bedrooms: exactly(2) },
  },
  { text: 'ಫರ್ನಿಚರ್ ಎಲ್ಲಾ ನಮ್ಮದೇ ಇದೆ ಖಾಲಿ ಮನೆ ಕೊಟ್ರೂ ಸಾಕು', set: { property_type: 'house', amenities: ['unfurnished'] } },
  {
    text: 'ನಿವೃತ್ತಿ ಆಯ್ತು ಶಾಂತವಾದ ಜಾಗದಲ್ಲಿ ಮನೆ ಬೇಕು ಕೊಡಗಿನಲ್ಲಿ ಸಿಗುತ್ತಾ ಎಪ್ಪತ್ತು ಲಕ್ಷಕ್ಕೆ',
    set: { property_type: 'house', city: 'Kodagu', price: upTo(7_000_000) },
  },
  {
    text: 'ನಮ್ಮ ಫ್ಯಾಮಿಲಿ ದೊಡ್ಡದು ಏಳು ಜನ ಇದೀವಿ ನಾಲ್ಕು ಬೆಡ್‌ರೂಮ್ ಮನೆ ಬೇಕು ಬಾಡಿಗೆಗೆ',
    set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(4) },
  },
  {
    text: 'ಕಳೆದ ಸಲ ಹೇಳಿದ್ದ ರಾಜಾಜಿನಗರ ಬೇಡ ಈಗ ಬಸವೇಶ್ವರನಗರ ನೋಡಿ',
    known: { area: 'Rajajinagar' },
    set: { area: 'Basaveshwara Nagar' },
  },
  {
    text: 'ಮಾರೋಕೆ ಇಟ್ಟಿದ್ದ ಮನೆ ಹೋಯ್ತು ಇನ್ನು ಹೊಸ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಕೊಳ್ಳಬೇಕು ಎಂಬತ್ತು ಲಕ್ಷದೊಳಗೆ',
    set: { transaction_type: 'sale', property_type: 'apartment', price: upTo(8_000_000) },
  },
  {
    text: 'ಅಣ್ಣ ತಮ್ಮ ಬೇರೆ ಆದ್ವಿ ನನಗೊಂದು ಮನೆ ಬೇಕು ಬಾಡಿಗೆಗೆ ಹತ್ತು ಸಾವಿರದೊಳಗೆ',
    set: { transaction_type: 'rent', property_type: 'house', price: upTo(10_000) },
  },
  { text: 'ಮನೆ ಕೊಳ್ಳೋ ಶಕ್ತಿ ಇಲ್ಲ ಸದ್ಯಕ್ಕೆ ಬಾಡಿಗೆಗೆ ಸಿಕ್ಕರೆ ಸಾಕು', set: { transaction_type: 'rent' } },
  {
    text: 'ಗೆಳೆಯ ದಾಸರಹಳ್ಳಿಯಲ್ಲಿ ತಗೊಂಡ ಒಳ್ಳೆ ರೇಟಿಗೆ ಸಿಕ್ತಂತೆ ನಂಗೂ ಅಲ್ಲೇ ಒಂದು ಸೈಟ್ ಬೇಕು',
    set: { property_type: 'land', area: 'Dasarahalli' },
  },
  { text: 'ಬ್ಯಾಂಕಲ್ಲಿ 20 ಲಕ್ಷ ಲೋನ್ ಸಿಗುತ್ತೆ ಅದರೊಳಗೆ ಸೈಟ್ ಬೇಕು', set: { property_type: 'land', price: upTo(2_000_000) } },
  { text: 'ಎಲ್ಲೂ ಸಿಗ್ತಿಲ್ಲ ಜಯನಗರದಲ್ಲಿ ಒಂದು ರೂಮ್ ಬೇಕು', set: { area: 'Jayanagar', bedrooms: exactly(1) } },
  {
    text: 'iga 1rk li usiru kattutte, dodda 2bhk beku rent 18 varegu',
    set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(18_000) },
  },
  {
    text: 'ofc shift aytu whitefield inda bellandur ge, mane bellandur hatra nodbeku',
    set: { property_type: 'house', area: 'Bellandur' },
  },
  { text: 'appa heltare site tagolli anta, nange flat ne ishta', set: { property_type: 'apartment' } },
  {
    text: 'mysore mane maari bangalore li flat tagolo plan, 70 lakhs',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru', price: upTo(7_000_000) },
  },
  {
    text: 'daily 3 hours travel, saakagide, office hatra 1bhk beku domlur li',
    set: { area: 'Domlur', bedrooms: exactly(1) },
  },
  {
    text: '2 bathroom iro 2bhk nodi, parking bike ge saku',
    set: { bedrooms: exactly(2), amenities: ['parking'] },
  },
  {
    text: 'nanna hatra 25 lakh ide, adrolage yavdadru site sigutta tumkur li',
    set: { property_type: 'land', city: 'Tumakuru', price: upTo(2_500_000) },
  },
  {
    text: 'ಮನೆ small ಆಯ್ತು, in-laws ಬರ್ತಾರೆ, so 3BHK rent ಗೆ JP Nagar',
    set: { transaction_type: 'rent', area: 'JP Nagar', bedrooms: exactly(3) },
  },
  {
    text: 'Old flat lift ಇರ್ಲಿಲ್ಲ, new flat ಅಲ್ಲಿ lift must',
    set: { property_type: 'apartment', amenities: ['lift'] },
  },
  {
    text: 'ನಮ್ಮ ಮನೆ ಬಾಡಿಗೆ ಮುಂದಿನ ತಿಂಗಳಿಂದ ಜಾಸ್ತಿ ಆಗುತ್ತೆ ಅದಕ್ಕೆ ಹದಿನೈದು ಸಾವಿರದೊಳಗೆ ಬೇರೆ ಮನೆ ಬೇಕು',
    known: { transaction_type: 'rent' },
    set: { transaction_type: 'rent', property_type: 'house', price: upTo(15_000) },
  },
  {
    text: 'ಮೈಸೂರಿನ ಮನೆ ಮಾರಿ ಆ ಹಣದಲ್ಲಿ ಬೆಂಗಳೂರಲ್ಲಿ ಫ್ಲಾಟ್ ಕೊಳ್ಳಬೇಕು',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru' },
  },
  {
    text: 'ಈಗ ಪಿಜಿಲಿ ಇದೀನಿ ಊಟ ಸರಿ ಇಲ್ಲ ಒಂದು ರೂಮ್ ಬಾಡಿಗೆಗೆ ಬೇಕು ಆರು ಸಾವಿರದೊಳಗೆ',
    set: { transaction_type: 'rent', bedrooms: exactly(1), price: upTo(6000) },
  },
  { text: 'ಓನರ್ ಮನೆ ಮಾರ್ತಿದಾರೆ ಖಾಲಿ ಮಾಡ್ಬೇಕು ಹೆಬ್ಬಾಳದಲ್ಲಿ ಎರಡು ಬೆಡ್‌ರೂಮ್ ಬೇಕು', set: { area: 'Hebbal', bedrooms: exactly(2) } },
  {
    text: 'nam hale mane jayanagar li ittu, iga banashankari li beku 2bhk',
    set: { area: 'Banashankari', bedrooms: exactly(2) },
  },
  {
    text: 'rent 14k kodtidivi iga, 18 varegu kodbahudu lift irbeku',
    known: { transaction_type: 'rent' },
    set: { price: upTo(18_000), amenities: ['lift'] },
  },
  {
    text: 'flat chikkadu aytu, dodda mane beku 3bhk jp nagar',
    set: { property_type: 'house', area: 'JP Nagar', bedrooms: exactly(3) },
  },
])
