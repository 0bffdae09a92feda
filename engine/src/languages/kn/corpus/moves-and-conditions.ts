import { atLeast, between, type CorpusSection, exactly, upTo, wishesAndTalk } from '../../corpus-case.ts'

/** What is moved on from, paid now, demanded, too far; plain wishes in many manners. */
export const movesAndConditions: CorpusSection[] = wishesAndTalk([
  {
    text: 'ನಮಸ್ಕಾರ, ದಯವಿಟ್ಟು ಮೈಸೂರಿನಲ್ಲಿ ಎರಡು ಕೋಣೆಗಳಿರುವ ಬಾಡಿಗೆ ಮನೆಯೊಂದನ್ನು ಹುಡುಕಿಕೊಡುವಿರಾ',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Mysuru', bedrooms: exactly(2) },
  },
  {
    text: 'ಅಪ್ಪ ನನಗೆ ಹುಬ್ಬಳ್ಳಿಯಾಗ ಒಂದ ಸಣ್ಣ ಮನಿ ಬಾಡಿಗಿಗೆ ಬೇಕಾಗೇತಿ ಆರು ಸಾವಿರದಾಗ',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Hubballi', price: upTo(6000) },
  },
  {
    text: 'ಐವತ್ತು ಲಕ್ಷ ತನಕ ಹಾಕಬಹುದು',
    asked: 'price',
    known: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(7_000_000),
    },
    set: { price: upTo(5_000_000) },
  },
  {
    text: 'ಎರಡೂವರೆ ಸಾವಿರ ಚದರ ಅಡಿ ಜಾಗ ಇರಬೇಕು',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { size_sqft: atLeast(2500) },
  },
  {
    text: 'rajajinagar alli 2bhk rent ge nodtidini budget 22k',
    set: { transaction_type: 'rent', area: 'Rajajinagar', bedrooms: exactly(2), price: upTo(22_000) },
  },
  {
    text: 'mangalore nalli swanta flat tagoloke plan ide 60 lakh olage',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Mangaluru', price: upTo(6_000_000) },
  },
  {
    text: 'budget 25 savira madi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { price: upTo(25_000) },
  },
  {
    text: 'indiranagar beda, koramangala nodi',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      area: 'Indiranagar',
    },
    set: { area: 'Koramangala' },
  },
  {
    text: 'parking mattu security eradu beku',
    asked: 'amenities',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { amenities: ['parking', 'security'] },
  },
  {
    text: 'yavdadru nadiyutte',
    asked: 'area',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    any: ['area'],
  },
  {
    text: '3 room iro mane ge shift agbeku',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', bedrooms: exactly(3) },
  },
  {
    text: 'ಒಂದು 30x40 site ಬೇಕು Hesaraghatta side ಅಲ್ಲಿ',
    known: { transaction_type: 'sale' },
    set: { property_type: 'land', size_sqft: atLeast(1200), area: 'Hesaraghatta' },
  },
  {
    text: 'HSR layout ಅಲ್ಲಿ furnished flat ಇದ್ರೆ 35k ವರೆಗೆ ok',
    known: { transaction_type: 'rent' },
    set: { area: 'HSR Layout', property_type: 'apartment', amenities: ['furnished'], price: upTo(35_000) },
  },
  {
    text: 'gated community ಲಿ villa ತಗೋಬೇಕು',
    set: { transaction_type: 'sale', property_type: 'house', amenities: ['gated_community'] },
  },
  {
    text: 'lift ಬೇಡ ಆದ್ರೆ generator ಇರಬೇಕು',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      amenities: ['lift'],
    },
    set: { amenities: ['power_backup'] },
    drop: ['lift'],
  },
  {
    text: 'ನನ್ನ ಹೆಂಡತಿ ಮನೆ ಕೊಳ್ಳೋಣ ಅಂತಾಳೆ ಆದರೆ ನನಗೆ ಬಾಡಿಗೆ ಮನೆನೇ ಬೇಕು',
    set: { transaction_type: 'rent', property_type: 'house' },
  },
  {
    text: 'ಲಿಫ್ಟ್ ಇಲ್ಲದಿದ್ರೆ ಬೇಡವೇ ಬೇಡ',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { amenities: ['lift'] },
  },
  {
    text: 'ವೈಟ್‌ಫೀಲ್ಡ್ ಆಫೀಸಿಂದ ತುಂಬಾ ದೂರ ಆಗುತ್ತೆ',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      area: 'Whitefield',
    },
    drop: ['area'],
  },
  {
    text: 'ಈಗಿರೋ ಮನೆಗೆ ಹನ್ನೆರಡು ಸಾವಿರ ಕೊಡ್ತಿದೀನಿ, ಹದಿನಾರರವರೆಗೆ ಹೋಗಬಲ್ಲೆ',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { price: upTo(16_000) },
  },
  {
    text: 'nam appa amma jothe irtivi adakke ground floor parvagilla 3bhk beku hebbal hatra',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { bedrooms: exactly(3), area: 'Hebbal' },
  },
  {
    text: '1bhk inda 2bhk ge hogbeku makkalu doddavragidare',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { bedrooms: exactly(2) },
  },
  {
    text: 'site tagond mane kattbeku ankondidini tumkur nalli 20 lakh ide',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Tumakuru', price: upTo(2_000_000) },
  },
  {
    text: 'naavu mooru jana friends thala 8 savira kodtivi 3bhk sigutta',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(3), price: upTo(24_000) },
  },
  {
    text: 'gym pool enu beda parking ondidre saku',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      amenities: ['gym'],
    },
    set: { amenities: ['parking'] },
    drop: ['gym', 'swimming_pool'],
  },
  {
    text: 'BTM ತುಂಬಾ noisy ಅದ್ಕೆ JP nagar ಅಲ್ಲಿ ನೋಡ್ತೀನಿ',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      area: 'BTM Layout',
    },
    set: { area: 'JP Nagar' },
  },
  {
    text: 'rent 15k ಮೇಲೆ ಆದ್ರೆ ಬೇಡ',
    known: { transaction_type: 'rent', property_type: 'apartment' },
    set: { price: upTo(15_000) },
  },
  {
    text: 'ನಾನು ವಿದ್ಯಾರ್ಥಿ, ಕಡಿಮೆ ಬಾಡಿಗೆಗೆ ಒಂದು ರೂಮ್ ಬೇಕು ವಿಜಯನಗರದ ಹತ್ತಿರ',
    known: { city: 'Bengaluru' },
    set: { transaction_type: 'rent', bedrooms: exactly(1), area: 'Vijayanagar' },
  },
  {
    text: 'ಶಿವಮೊಗ್ಗದಲ್ಲಿ ಮನೆ ಕಟ್ಟೋದಕ್ಕೆ ಒಂದು ಸೈಟ್ ನೋಡ್ತಾ ಇದ್ದೇವೆ ಹದಿನೈದು ಲಕ್ಷದ ಆಸುಪಾಸು',
    set: { property_type: 'land', city: 'Shivamogga', price: upTo(1_500_000) },
  },
  {
    text: 'ಎರಡು ಅಥವಾ ಮೂರು ಬೆಡ್‌ರೂಮ್ ಯಾವುದಾದರೂ ಸರಿ',
    asked: 'bedrooms',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { bedrooms: between(2, 3) },
  },
  {
    text: 'ಹನ್ನೆರಡರಿಂದ ಹದಿನೈದು ಸಾವಿರ',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { price: between(12_000, 15_000) },
  },
  {
    text: 'maleshwaram inda jayanagar ge change madi',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      area: 'Malleshwaram',
    },
    set: { area: 'Jayanagar' },
  },
  {
    text: 'independent house aadre olledu illa andre flat aadru ok',
    asked: 'property_type',
    known: { transaction_type: 'rent' },
    any: ['property_type'],
  },
  {
    text: 'udupi alli 5 cents jaga beku',
    known: { transaction_type: 'sale' },
    set: { property_type: 'land', size_sqft: atLeast(2178), city: 'Udupi' },
  },
  {
    text: 'semi furnished irli mattu car park beku',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { amenities: ['semi_furnished', 'parking'] },
  },
  {
    text: 'budget swalpa hechu madi 28 savira',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { price: upTo(28_000) },
  },
  {
    text: 'rent 10k to 14k madhya irli',
    known: { transaction_type: 'rent', property_type: 'house' },
    set: { price: between(10_000, 14_000) },
  },
  {
    text: 'davangere li swantha mane kollo plan 45 lakh tanka',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Davanagere', price: upTo(4_500_000) },
  },
  {
    text: '4 bhk duplex villa ಬೇಕು Sarjapur road ಅಲ್ಲಿ',
    known: { transaction_type: 'sale' },
    set: { property_type: 'house', bedrooms: exactly(4), area: 'Sarjapur Road' },
  },
  {
    text: 'lift ಮತ್ತು power backup compulsory',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { amenities: ['lift', 'power_backup'] },
  },
  {
    text: 'ನಮ್ಗೆ 1200 sqft ಮೇಲೆ ಇರೋ flat ಬೇಕು',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment', size_sqft: atLeast(1200) },
  },
  {
    text: 'electronic city near ಯಾವುದಾದ್ರೂ 1bhk',
    known: { transaction_type: 'rent' },
    set: { area: 'Electronic City', bedrooms: exactly(1) },
  },
  {
    text: 'ಈಗ ಹದಿನಾಲ್ಕು ಸಾವಿರ ಬಾಡಿಗೆ ಕಟ್ತಾ ಇದೀವಿ ಅಷ್ಟರಲ್ಲೇ ಇನ್ನೂ ದೊಡ್ಡ ಮನೆ ಬೇಕು',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', transaction_type: 'rent', price: upTo(14_000) },
  },
  {
    text: 'ಅಪ್ಪ ಹಳ್ಳಿಲೇ ಜಮೀನು ತಗೋ ಅಂತಾರೆ ನನಗೆ ಮೈಸೂರಲ್ಲಿ ಒಂದು ಫ್ಲಾಟ್ ಸಾಕು',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment', city: 'Mysuru' },
  },
  {
    text: 'ಹೆಬ್ಬಾಳದಲ್ಲಿ ಕೆಲಸ ಆದ್ರೆ ಮನೆ ಯಲಹಂಕದಲ್ಲಿ ಬೇಕು ಬಾಡಿಗೆಗೆ',
    set: { transaction_type: 'rent', property_type: 'house', area: 'Yelahanka' },
  },
  {
    text: 'ಮೂರನೇ ಮಹಡಿಗಿಂತ ಮೇಲೆ ಇದ್ರೆ ಲಿಫ್ಟ್ ಇರಲೇಬೇಕು',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { amenities: ['lift'] },
  },
  {
    text: 'ನೀರಿನ ಸಮಸ್ಯೆ ಇರೋ ಕಡೆ ಬೇಡ ಬೋರ್‌ವೆಲ್ ಇರೋ ಮನೆ ತೋರಿಸಿ',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', amenities: ['water_supply'] },
  },
  {
    text: 'first month full rent kodtini adre 18 savira mele agalla',
    known: { transaction_type: 'rent' },
    set: { transaction_type: 'rent', price: upTo(18_000) },
  },
  {
    text: 'namge 2bhk saku but price olle idre 3bhk kuda nodtivi',
    known: { transaction_type: 'sale', property_type: 'apartment' },
    set: { bedrooms: between(2, 3) },
  },
  {
    text: 'owner mane kaali madi andru next month olage basavanagudi li mane beku',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', area: 'Basavanagudi' },
  },
  {
    text: 'deposit 1 lakh kodbahudu rent 20 olage irbeku',
    known: { transaction_type: 'rent' },
    set: { price: upTo(20_000) },
  },
  {
    text: 'makkala school jayanagar alli ide adakke alle hatra 2bhk sigutta',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2), area: 'Jayanagar' },
  },
  {
    text: 'nange parking illa andru parvagilla gym matra beku',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      amenities: ['parking'],
    },
    set: { amenities: ['gym'] },
    drop: ['parking'],
  },
  {
    text: 'site beda ivaga ready flat nodona anta decide madidivi',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { property_type: 'apartment' },
  },
  {
    text: 'rent ಜಾಸ್ತಿ ಆಯ್ತು ಇದು, 15k ಒಳಗೆ ಏನಾದ್ರೂ ಇದ್ರೆ ಹೇಳಿ',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { price: upTo(15_000) },
  },
  {
    text: 'ಮೊದಲು 2bhk ಅಂದಿದ್ದೆ ಈಗ parents ಬರ್ತಿದಾರೆ so 3bhk ಮಾಡಿ',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      bedrooms: exactly(2),
    },
    set: { bedrooms: exactly(3) },
  },
  {
    text: 'ಹಳೇ ಮನೆ ಆದ್ರೂ ಪರವಾಗಿಲ್ಲ ಬಸವೇಶ್ವರ ನಗರದಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಸಿಕ್ಕಿದ್ರೆ ಸಾಕು',
    known: { city: 'Bengaluru' },
    set: { transaction_type: 'rent', property_type: 'house', area: 'Basaveshwara Nagar' },
  },
  {
    text: 'ಒಂದೂವರೆ ಕೋಟಿ ಒಳಗೆ ಸದಾಶಿವನಗರದಲ್ಲಿ ಫ್ಲಾಟ್ ಇದ್ರೆ ಹೇಳಿ',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment', price: upTo(15_000_000), area: 'Sadashivanagar' },
  },
  {
    text: 'kalyan nagar alli 2 bed furnished beku rent 30k',
    set: {
      transaction_type: 'rent',
      area: 'Kalyan Nagar',
      bedrooms: exactly(2),
      amenities: ['furnished'],
      price: upTo(30_000),
    },
  },
  {
    text: 'price range 50 to 65 lakhs',
    asked: 'price',
    known: { transaction_type: 'sale' },
    set: { price: between(5_000_000, 6_500_000) },
  },
  {
    text: 'nange swimming pool iro apartment ista',
    set: { property_type: 'apartment', amenities: ['swimming_pool'] },
  },
  {
    text: 'ಬೆಳಗಾವಿ ನಲ್ಲಿ ಜಾಗ ತಗೋಬೇಕು 2 ಗುಂಟೆ ಸಾಕು',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Belagavi', size_sqft: atLeast(2178) },
  },
  {
    text: 'budget ಕಡಿಮೆ ಮಾಡಿ 15 ಸಾವಿರ',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { price: upTo(15_000) },
  },
  {
    text: 'marathahalli ಬದಲು whitefield ನೋಡಿ',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      area: 'Marathahalli',
    },
    set: { area: 'Whitefield' },
  },
  {
    text: 'pet friendly irbeku namma hatra nayi ide',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { amenities: ['pet_friendly'] },
  },
  {
    text: 'ಈಗಿರೋದು 1bhk ಸಾಲ್ತಿಲ್ಲ ಮಗು ಆಯ್ತು ಅದಕ್ಕೆ 2bhk ನೋಡ್ತಿದೀವಿ',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2) },
  },
  {
    text: 'ಮೊದಲು ಖರೀದಿ ಅಂತ ಇದ್ವಿ ಲೋನ್ ಸಿಗ್ಲಿಲ್ಲ ಹಾಗಾಗಿ ಸದ್ಯಕ್ಕೆ ಬಾಡಿಗೆ ಮನೆ ಸಾಕು',
    set: { transaction_type: 'rent', property_type: 'house' },
  },
  {
    text: 'ಅಣ್ಣ ಇಪ್ಪತ್ತು ಲಕ್ಷ ಹಾಕ್ತಾನೆ ನಾನು ಮೂವತ್ತು ಲಕ್ಷ ಹಾಕ್ತೀನಿ ಒಂದು ಮನೆ ತಗೋಬೇಕು',
    set: { transaction_type: 'sale', property_type: 'house', price: upTo(5_000_000) },
  },
  {
    text: 'ಗ್ರೌಂಡ್ ಫ್ಲೋರ್ ಬೇಡ ಮೇಲಿನ ಮಹಡಿ ಆದ್ರೆ ಲಿಫ್ಟ್ ಬೇಕೇ ಬೇಕು',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { amenities: ['lift'] },
  },
  {
    text: 'rent jasti aadru parvagilla adre metro hatra irbeku security kuda beku',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { amenities: ['security'] },
    any: ['price'],
  },
  {
    text: 'nan friend koramangala alli 25k kodtane nange ashtu agalla 15k olage hsr li beku',
    known: { transaction_type: 'rent' },
    set: { area: 'HSR Layout', price: upTo(15_000) },
  },
  {
    text: 'yelahanka hebbal yavdadru ok adre kr puram beda',
    known: { transaction_type: 'rent' },
    set: { area: 'Yelahanka' },
  },
  {
    text: 'parking ildidre olle mane adru beda',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { amenities: ['parking'] },
  },
  {
    text: '1st floor olage sigode illa andre lift iro building torsi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { amenities: ['lift'] },
  },
  {
    text: 'namdu 5 jana family, chikka mane agalla, kanishta 3 room beku',
    known: { transaction_type: 'rent' },
    set: { bedrooms: atLeast(3) },
  },
  {
    text: 'jayanagar li mane ide nammadu adanna marbeku',
    set: { transaction_type: 'sale', property_type: 'house', area: 'Jayanagar' },
  },
  {
    text: '15 lakh loan agutte 10 lakh nammatra ide site sigutta mysore side',
    set: { property_type: 'land', city: 'Mysuru', price: upTo(2_500_000) },
  },
  {
    text: 'deposit jasti kelbardu rent 12 savira varegu kodthini vijayanagar hattira',
    known: { transaction_type: 'rent' },
    set: { price: upTo(12_000), area: 'Vijayanagar' },
  },
  {
    text: 'office ನಾಗವಾರ ಹತ್ರ ಬಂತು so ಹೆಣ್ಣೂರು ಕಡೆ shift ಆಗ್ಬೇಕು',
    known: { transaction_type: 'rent' },
    set: { area: 'Hennur' },
  },
  {
    text: '2bhk ಇದ್ರೆ ok ಇಲ್ಲಾಂದ್ರೆ 1bhk ದೊಡ್ಡದು ಆದ್ರೂ ನಡೆಯುತ್ತೆ',
    known: { transaction_type: 'rent' },
    set: { bedrooms: between(1, 2) },
  },
  {
    text: 'ಸ್ನೇಹಿತರ ಜೊತೆ ಇರಲು ಮಲ್ಲೇಶ್ವರದಲ್ಲಿ ಮೂರು ಕೋಣೆಗಳ ಬಾಡಿಗೆ ಫ್ಲಾಟ್ ಬೇಕಾಗಿದೆ',
    set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(3), area: 'Malleshwaram' },
  },
  {
    text: 'ದಾವಣಗೆರೆಯಾಗ ಚಲೋ ಮನಿ ಇದ್ರ ತೋರ್ಸ್ರಿ ಹತ್ತ ಸಾವಿರದಾಗ',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', city: 'Davanagere', price: upTo(10_000) },
  },
  {
    text: 'ನೂರು ಗಜ ಜಾಗ ಸಾಕು',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { size_sqft: atLeast(900) },
  },
  {
    text: 'kengeri kade 30 lakh olage site idre nodi',
    known: { transaction_type: 'sale' },
    set: { property_type: 'land', area: 'Kengeri', price: upTo(3_000_000) },
  },
  {
    text: '1 bhk with balcony beku rent 12k max',
    set: { transaction_type: 'rent', bedrooms: exactly(1), amenities: ['balcony'], price: upTo(12_000) },
  },
  {
    text: 'rr nagar alladidru parvagilla alli hatra elladru',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      area: 'Rajarajeshwari Nagar',
    },
    any: ['area'],
  },
  {
    text: 'mane doddadirbeku 4 bedroom',
    known: { transaction_type: 'sale' },
    set: { property_type: 'house', bedrooms: exactly(4) },
  },
  {
    text: 'budget ಇಲ್ಲ ಅಂತ ಏನಿಲ್ಲ ಎಷ್ಟಾದ್ರೂ ok',
    asked: 'price',
    known: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(7_000_000),
    },
    any: ['price'],
  },
  {
    text: 'Udupi ಬಿಟ್ಟು Manipal ನಲ್ಲಿ ನೋಡಿ',
    known: { transaction_type: 'rent', city: 'Udupi' },
    set: { area: 'Manipal' },
    drop: ['city'],
  },
  {
    text: 'ಸದ್ಯ ಹಾಸನದಲ್ಲಿದೀವಿ ಮಗಳ ಓದಿಗೆ ಮೈಸೂರಿಗೆ ಬರ್ತಿದೀವಿ ಬಾಡಿಗೆ ಮನೆ ನೋಡಿ',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Mysuru' },
  },
  {
    text: 'ಅವರು ಇಪ್ಪತ್ತೈದು ಸಾವಿರ ಹೇಳ್ತಿದಾರೆ ನನಗೆ ಹದಿನೆಂಟಕ್ಕೆ ಬೇಕು',
    known: { transaction_type: 'rent' },
    set: { price: upTo(18_000) },
  },
  {
    text: 'ಎರಡು ಮಕ್ಕಳಿದಾರೆ ಆಟಕ್ಕೆ ಜಾಗ ಬೇಕು ಪಾರ್ಕ್ ಇರೋ ಅಪಾರ್ಟ್‌ಮೆಂಟ್',
    known: { transaction_type: 'rent' },
    set: { property_type: 'apartment', amenities: ['play_area'] },
  },
  {
    text: 'ಲಿಫ್ಟ್ ಕೆಟ್ಟೋದ್ರೆ ಕಷ್ಟ ಅದಕ್ಕೆ ಮೊದಲನೇ ಮಹಡಿ ಅಥವಾ ಗ್ರೌಂಡ್ ಫ್ಲೋರ್ ಮನೆ ಸಾಕು',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house' },
  },
  {
    text: 'ಮೊದಲು ವಿಲ್ಲಾ ತಗೋಬೇಕು ಅಂತಿತ್ತು ದುಡ್ಡು ಸಾಲ್ದು ಫ್ಲಾಟೇ ಸಾಕು',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment' },
  },
  { text: 'ಸೈಟ್ ಇದೆ ಮನೆ ಕಟ್ಟೋಕೆ ಟೈಮ್ ಇಲ್ಲ ರೆಡಿ ಮನೆ ತಗೊಳ್ಳೋಣ ಅಂತ', set: { transaction_type: 'sale', property_type: 'house' } },
  {
    text: 'ಮಾಲೀಕರು ಸಸ್ಯಾಹಾರಿಗಳಿಗೆ ಮಾತ್ರ ಅಂದ್ರು ನಮಗೆ ಬೇರೆ 2bhk ತೋರಿಸಿ',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2) },
  },
  {
    text: 'whitefield li office ittu iga wfh so mysore ge hogi villa tagondu settle agona anta',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Mysuru' },
  },
  {
    text: '3bhk 25k sigolla andre 2bhk adru torsi',
    known: { transaction_type: 'rent', price: upTo(25_000) },
    set: { bedrooms: between(2, 3), price: upTo(25_000) },
  },
  {
    text: 'gym swimming pool ella bekagilla namge shant area saku',
    known: { transaction_type: 'rent', amenities: ['gym', 'swimming_pool'] },
    drop: ['gym', 'swimming_pool'],
  },
  {
    text: 'nan thammanige mane hudkta idini avnu mangalore li kelsa madtane 8 savira olage',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', city: 'Mangaluru', price: upTo(8000) },
  },
  {
    text: '2 varsha adre beku long term 3bhk hebbal',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(3), area: 'Hebbal' },
  },
  {
    text: 'salary 60k ide rent 15 mele kodalla',
    known: { transaction_type: 'rent' },
    set: { price: upTo(15_000) },
  },
  {
    text: 'east facing site 40x60 sigutta devanahalli hatra 80 lakh olage',
    known: { transaction_type: 'sale' },
    set: { property_type: 'land', size_sqft: atLeast(2400), area: 'Devanahalli', price: upTo(8_000_000) },
  },
  {
    text: 'nammadu pet ide so pet allow madro apartment e beku',
    known: { transaction_type: 'rent' },
    set: { property_type: 'apartment', amenities: ['pet_friendly'] },
  },
  {
    text: 'parking ಇಲ್ಲ ಅಂದ್ರೂ ok but lift must',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      amenities: ['parking'],
    },
    set: { amenities: ['lift'] },
    drop: ['parking'],
  },
  {
    text: 'ನಾವು ನಾಲ್ಕು ಜನ ಒಬ್ಬೊಬ್ಬರು ಐದು ಸಾವಿರ ಕೊಡ್ತೀವಿ 2bhk ಸಿಗುತ್ತಾ',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2), price: upTo(20_000) },
  },
  {
    text: 'ಜಯನಗರ ದುಬಾರಿ ಬನಶಂಕರಿಯಲ್ಲಿ ನೋಡಿ',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      area: 'Jayanagar',
    },
    set: { area: 'Banashankari' },
  },
  {
    text: 'ಮಕ್ಕಳ ಶಾಲೆ ರಾಜಾಜಿನಗರದಲ್ಲಿದೆ ಅದರ ಹತ್ತಿರ ಎರಡು ಕೋಣೆ ಮನೆ',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', bedrooms: exactly(2), area: 'Rajajinagar' },
  },
  {
    text: 'ನಮ್ಮ ಹತ್ರ ನಲವತ್ತು ಲಕ್ಷ ಇದೆ ಬ್ಯಾಂಕಿಂದ ಮೂವತ್ತು ಲಕ್ಷ ಸಾಲ ಸಿಗುತ್ತೆ ಫ್ಲಾಟ್ ನೋಡಿ',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment', price: upTo(7_000_000) },
  },
  {
    text: 'ಎರಡು ಬೆಡ್‌ರೂಮ್ ಮನೆಯಿಂದ ಮೂರು ಬೆಡ್‌ರೂಮ್ ಮನೆಗೆ ಶಿಫ್ಟ್ ಆಗ್ಬೇಕು',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', bedrooms: exactly(3) },
  },
  {
    text: 'ಸೆಕ್ಯುರಿಟಿ ಇಲ್ಲದಿದ್ರೆ ತಗೊಳ್ಳಲ್ಲ',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { amenities: ['security'] },
  },
  { text: 'ಮಾವ ಬಾಡಿಗೆ ಸಾಕು ಅಂತಾರೆ ಆದರೆ ನಾನು ಖರೀದಿ ಮಾಡ್ಬೇಕು', set: { transaction_type: 'sale' } },
  {
    text: 'ಕೆಂಗೇರಿ ತುಂಬಾ ದೂರ ಹತ್ತಿರ ಎಲ್ಲಾದ್ರೂ ತೋರಿಸಿ',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      area: 'Kengeri',
    },
    any: ['area'],
  },
  {
    text: 'iga 1bhk li idini 11k kodtini, 2bhk beku 16k tanka',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2), price: upTo(16_000) },
  },
  {
    text: 'lease beda rent ge matra 2bhk near mg road',
    set: { transaction_type: 'rent', bedrooms: exactly(2), area: 'MG Road' },
  },
  {
    text: 'mysore road kade site nodidvi ista agilla kanakapura road kade nodi',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { property_type: 'land', area: 'Kanakapura Road' },
  },
  {
    text: 'budget 60 andidde but 65 tanka hogbahudu',
    known: { transaction_type: 'sale', price: upTo(6_000_000) },
    set: { price: upTo(6_500_000) },
  },
  {
    text: 'ground floor sigallandre lift irbeku',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { amenities: ['lift'] },
  },
  {
    text: 'first floor 2bhk with car parking, bachelors allowed irbeku, 22k',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2), amenities: ['parking'], price: upTo(22_000) },
  },
  {
    text: 'ಈ month end ಒಳಗೆ shift ಆಗ್ಬೇಕು, 2bhk semi furnished',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2), amenities: ['semi_furnished'] },
  },
  {
    text: 'pool ಇದ್ರೆ ok ಇಲ್ಲಾಂದ್ರೂ ok but power backup must',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      amenities: ['swimming_pool'],
    },
    set: { amenities: ['power_backup'] },
    drop: ['swimming_pool'],
  },
  { text: 'ಇದನ್ನ skip ಮಾಡಿ', asked: 'area', known: { transaction_type: 'rent' }, any: ['area'] },
  { text: 'ಇದನ್ನ ಬಿಡಿ ಮುಂದಕ್ಕೆ ಹೋಗಿ', asked: 'area', known: { transaction_type: 'rent' }, any: ['area'] },
])
