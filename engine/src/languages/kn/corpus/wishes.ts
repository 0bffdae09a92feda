import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

const rent = { transaction_type: 'rent' } as const
const sale = { transaction_type: 'sale' } as const
const house = { property_type: 'house' } as const
const flat = { property_type: 'apartment' } as const
const land = { property_type: 'land' } as const

export const wishes: CorpusSection[] = [
  {
    phenomenon: 'wishes, native',
    cases: [
      { text: 'ಬಾಡಿಗೆಗೆ ಮನೆ ಬೇಕು', set: { ...rent, ...house } },
      { text: 'ಮೈಸೂರಿನಲ್ಲಿ ಒಂದು ಮನೆ ಖರೀದಿಸಬೇಕು', set: { ...sale, ...house, city: 'Mysuru' } },
      {
        text: 'ಬೆಂಗಳೂರಿನ ಜಯನಗರದಲ್ಲಿ ಬಾಡಿಗೆ ಮನೆ ಹುಡುಕುತ್ತಿದ್ದೇನೆ',
        set: { ...rent, ...house, city: 'Bengaluru', area: 'Jayanagar' },
      },
      { text: 'ನನಗೆ ಎರಡು ಬೆಡ್‌ರೂಮ್‌ನ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಬೇಕಾಗಿದೆ', set: { ...rent, ...flat, bedrooms: exactly(2) } },
      { text: 'ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ ಮನೆ ಕಟ್ಟಲು ಸೈಟ್ ಬೇಕು', set: { ...land, city: 'Hubballi' } },
      { text: 'ಕೋರಮಂಗಲದಲ್ಲಿ 2 ಬಿಎಚ್‌ಕೆ ಇದ್ದರೆ ತೋರಿಸಿ', set: { area: 'Koramangala', bedrooms: exactly(2) } },
      { text: 'ಮಂಗಳೂರಿನಲ್ಲಿ ಸ್ವಂತ ಮನೆ ತಗೋಬೇಕು', set: { ...sale, ...house, city: 'Mangaluru' } },
      { text: 'ವೈಟ್‌ಫೀಲ್ಡ್ ಹತ್ತಿರ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಬೇಕಿತ್ತು', set: { ...flat, area: 'Whitefield' } },
      { text: 'ನಾವು ಬೆಳಗಾವಿಯಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಮನೆ ನೋಡ್ತಾ ಇದೀವಿ', set: { ...rent, ...house, city: 'Belagavi' } },
      { text: 'ಒಳ್ಳೆ ವಿಲ್ಲಾ ಇದ್ದರೆ ಹೇಳಿ, ಮೂರು ಬೆಡ್ರೂಮ್ ಇರಬೇಕು', set: { ...house, bedrooms: exactly(3) } },
      { text: 'ಮಾರಾಟಕ್ಕೆ ಇರುವ ಫ್ಲಾಟ್‌ಗಳನ್ನು ತೋರಿಸಿ', set: { ...sale, ...flat } },
      { text: 'ಸೈಟ್ ಕೊಂಡ್ಕೋಬೇಕು', set: { ...sale, ...land } },
      { text: 'ಇಂದಿರಾನಗರದಲ್ಲಿ ಫ್ಲಾಟ್ ಸಿಗುತ್ತಾ?', set: { ...flat, area: 'Indiranagar' } },
      { text: 'ಜಯನಗರದಲ್ಲಿ ಯಾವುದಾದರೂ ಮನೆ ಇದೆಯಾ', set: { ...house, area: 'Jayanagar' } },
      { text: 'ಭೋಗ್ಯಕ್ಕೆ ಮನೆ ಬೇಕು', set: { ...rent, ...house } },
      { text: 'ಫ್ಯಾಮಿಲಿಗೆ ಒಂದು ಬಾಡಿಗೆ ಮನೆ ಕೊಡಿಸಿ', set: { ...rent, ...house } },
      { text: 'ನಂಗೆ ಬೆಂಗಳೂರಲ್ಲಿ ಫ್ಲಾಟ್ ಬೇಕು', set: { ...flat, city: 'Bengaluru' } },
      { text: 'ಎರಡು ಮಲಗುವ ಕೋಣೆಗಳಿರುವ ಮನೆ ಬೇಕು', set: { ...house, bedrooms: exactly(2) } },
      { text: 'ಜಮೀನು ಖರೀದಿ ಮಾಡೋಕೆ ನೋಡ್ತಿದೀನಿ', set: { ...sale, ...land } },
      {
        text: 'ದಾವಣಗೆರೆಯಲ್ಲಿ ಮೂರು ಕೋಣೆಯ ಮನೆ ಬಾಡಿಗೆಗೆ ಸಿಗಬಹುದಾ',
        set: { ...rent, ...house, city: 'Davanagere', bedrooms: exactly(3) },
      },
      { text: 'ಹೂಡಿಕೆಗೆ ಒಂದು ನಿವೇಶನ ಬೇಕಾಗಿತ್ತು', set: { ...sale, ...land } },
      { text: 'ಬಾಡಿಗೆ, ಎರಡು ರೂಮು, ಮಲ್ಲೇಶ್ವರಂ', set: { ...rent, bedrooms: exactly(2), area: 'Malleshwaram' } },
      { text: 'ಸಿಂಗಲ್ ಬೆಡ್‌ರೂಮ್ ಮನೆ ಸಾಕು', set: { ...house, bedrooms: exactly(1) } },
      { text: 'ಡಬಲ್ ಬೆಡ್‌ರೂಮ್ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ', set: { ...rent, ...flat, bedrooms: exactly(2) } },
      { text: 'ಮನೆ ಬೇಕು', set: { ...house } },
      { text: 'ಫ್ಲಾಟ್ ತಗೊಳ್ಳೋಣ ಅಂತಿದೀನಿ', set: { ...sale, ...flat } },
      { text: 'ಮಗಳ ಕಾಲೇಜು ಮೈಸೂರಿನಲ್ಲಿ, ಅಲ್ಲಿ ಬಾಡಿಗೆ ಮನೆ ಬೇಕು', set: { ...rent, ...house, city: 'Mysuru' } },
      { text: 'ಯಲಹಂಕದಲ್ಲಿ ಒಂದು ಸೈಟು ನೋಡ್ತಾ ಇದ್ದೇನೆ', set: { ...land, area: 'Yelahanka' } },
      { text: 'ಕೊಳ್ಳಲು ಫ್ಲ್ಯಾಟ್ ತೋರಿಸಿ', set: { ...sale, ...flat } },
      { text: 'ದಯವಿಟ್ಟು ಹೆಬ್ಬಾಳದ ಬಳಿ ಮನೆ ಹುಡುಕಿಕೊಡಿ', set: { ...house, area: 'Hebbal' } },
    ],
  },
  {
    phenomenon: 'wishes, latin',
    cases: [
      { text: 'badigege mane beku', set: { ...rent, ...house } },
      { text: 'mysuralli mane kondkobeku', set: { ...sale, ...house, city: 'Mysuru' } },
      { text: 'bengalurinalli ondu mane badigege bekagide', set: { ...rent, ...house, city: 'Bengaluru' } },
      { text: 'jayanagaradalli baadige mane hudukta idini', set: { ...rent, ...house, area: 'Jayanagar' } },
      { text: 'nanage eradu roomina mane beku', set: { ...house, bedrooms: exactly(2) } },
      { text: 'hubballiyalli site tagobeku', set: { ...sale, ...land, city: 'Hubballi' } },
      { text: 'mangalurinalli mane tagolbeku', set: { ...sale, ...house, city: 'Mangaluru' } },
      { text: 'koramangala hatra mane torsi', set: { ...house, area: 'Koramangala' } },
      { text: 'nange bengaluralli mane bek', set: { ...house, city: 'Bengaluru' } },
      { text: 'bogyakke mane sigutta', set: { ...rent, ...house } },
      { text: 'mane kattoke jaga beku', set: { ...land } },
      { text: 'maratakke mane idre heli', set: { ...sale, ...house } },
      { text: 'belagaviyalli badige mane nodta idivi', set: { ...rent, ...house, city: 'Belagavi' } },
      { text: 'muru malaguva koneya mane kharidisabeku', set: { ...sale, ...house, bedrooms: exactly(3) } },
      { text: 'namma familyge badige mane kodsi', set: { ...rent, ...house } },
      { text: 'jaminu kharidi madbeku', set: { ...sale, ...land } },
      { text: 'swanta mane madkobeku', set: { ...sale, ...house } },
      { text: 'whitefieldalli mane ideya', set: { ...house, area: 'Whitefield' } },
      { text: 'hebbaladalli badigege yavudadru mane idya', set: { ...rent, ...house, area: 'Hebbal' } },
      { text: 'davanagereyalli mane badigege sigbahuda', set: { ...rent, ...house, city: 'Davanagere' } },
      { text: 'namge ondu chikka mane saku badigege', set: { ...rent, ...house } },
      { text: 'mysoornalli mane hudkta idini', set: { ...house, city: 'Mysuru' } },
    ],
  },
  {
    phenomenon: 'wishes, mixed',
    cases: [
      {
        text: '2bhk flat rent ge beku in koramangala',
        set: { ...rent, ...flat, bedrooms: exactly(2), area: 'Koramangala' },
      },
      {
        text: 'bangalore alli 3bhk apartment buy madbeku',
        set: { ...sale, ...flat, city: 'Bengaluru', bedrooms: exactly(3) },
      },
      { text: 'Whitefield nalli 2 BHK ಫ್ಲಾಟ್ ಬೇಕು', set: { ...flat, area: 'Whitefield', bedrooms: exactly(2) } },
      { text: 'villa purchase madoke nodta idini mysore nalli', set: { ...sale, ...house, city: 'Mysuru' } },
      { text: 'rent ge single bedroom house sigutta', set: { ...rent, ...house, bedrooms: exactly(1) } },
      { text: 'HSR layout ಹತ್ತಿರ rent ಗೆ ಮನೆ ಬೇಕು', set: { ...rent, ...house, area: 'HSR Layout' } },
      { text: 'plot beku investment ge', set: { ...sale, ...land } },
      {
        text: 'ನನಗೆ furnished flat ಬೇಕು Indiranagar ನಲ್ಲಿ',
        set: { ...flat, area: 'Indiranagar', amenities: ['furnished'] },
      },
      { text: 'lease ge house beku near jayanagar', set: { ...rent, ...house, area: 'Jayanagar' } },
      { text: '3 bhk independent house idre torsi', set: { ...house, bedrooms: exactly(3) } },
      {
        text: 'electronic city hatra 1bhk rent ge bekittu',
        set: { ...rent, area: 'Electronic City', bedrooms: exactly(1) },
      },
      { text: 'flat na kharidi madbeku', set: { ...sale, ...flat } },
    ],
  },
  {
    phenomenon: 'amenities, native',
    cases: [
      { text: 'ಪಾರ್ಕಿಂಗ್ ಮತ್ತು ಲಿಫ್ಟ್ ಬೇಕು', set: { amenities: ['parking', 'lift'] } },
      { text: 'ಕಾರ್ ನಿಲ್ಲಿಸಲು ಜಾಗ ಇರಬೇಕು', set: { amenities: ['parking'] } },
      { text: 'ಜಿಮ್, ಈಜುಕೊಳ ಇದ್ದರೆ ಒಳ್ಳೆಯದು', set: { amenities: ['gym', 'swimming_pool'] } },
      { text: 'ಇಪ್ಪತ್ನಾಲ್ಕು ಗಂಟೆ ನೀರು ಬರಬೇಕು', set: { amenities: ['water_supply'] } },
      { text: 'ಸೆಕ್ಯುರಿಟಿ ಇರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಬೇಕು', set: { ...flat, amenities: ['security'] } },
      { text: 'ನಮ್ಮ ಮನೆಯಲ್ಲಿ ನಾಯಿ ಇದೆ, ಅದಕ್ಕೆ ಅನುಮತಿ ಇರಬೇಕು', set: { amenities: ['pet_friendly'] } },
      { text: 'ಪೀಠೋಪಕರಣ ಸಹಿತ ಮನೆ ಬೇಕು', set: { ...house, amenities: ['furnished'] } },
      { text: 'ಸೆಮಿ ಫರ್ನಿಶ್ಡ್ ಫ್ಲಾಟ್ ಸಾಕು', set: { ...flat, amenities: ['semi_furnished'] } },
      { text: 'ಫರ್ನಿಚರ್ ಇಲ್ಲದ ಮನೆ ಬೇಕು', set: { ...house, amenities: ['unfurnished'] } },
      { text: 'ಮಕ್ಕಳಿಗೆ ಆಡಲು ಜಾಗ ಬೇಕು', set: { amenities: ['play_area'] } },
      { text: 'ಬಾಲ್ಕನಿಯೂ ಗಾರ್ಡನ್ನೂ ಇರಬೇಕು', set: { amenities: ['garden', 'balcony'] } },
      { text: 'ಜನರೇಟರ್ ಬ್ಯಾಕಪ್ ಇದ್ರೆ ಸಾಕು', set: { amenities: ['power_backup'] } },
      { text: 'ಎಸಿ ಇರೋ ಮನೆ', set: { ...house, amenities: ['air_conditioning'] } },
      { text: 'ಗೇಟೆಡ್ ಕಮ್ಯುನಿಟಿಯಲ್ಲಿ ವಿಲ್ಲಾ ತೋರಿಸಿ', set: { ...house, amenities: ['gated_community'] } },
      { text: 'ಕಾವೇರಿ ನೀರು ಮತ್ತು ಕಾರ್ ಪಾರ್ಕಿಂಗ್ ಕಡ್ಡಾಯ', set: { amenities: ['parking', 'water_supply'] } },
      { text: 'ಕ್ಲಬ್ ಹೌಸ್ ಇದ್ದರೆ ಸಾಕು', set: { amenities: ['clubhouse'] } },
      { text: 'ವಾಚ್‌ಮನ್ ಬೇಕೇ ಬೇಕು', set: { amenities: ['security'] } },
    ],
  },
  {
    phenomenon: 'amenities, latin',
    cases: [
      { text: 'parking mattu lift iddre saaku', asked: 'amenities', set: { amenities: ['parking', 'lift'] } },
      { text: 'gadi nilsoke jaga irbeku', set: { amenities: ['parking'] } },
      { text: 'neeru chennagi barbeku', set: { amenities: ['water_supply'] } },
      { text: 'balkani irabeku', set: { amenities: ['balcony'] } },
      { text: 'makkalu aadoke jaga idre olledu', set: { amenities: ['play_area'] } },
      { text: 'jim idre saku', set: { amenities: ['gym'] } },
      { text: 'namma hatra naayi ide', set: { amenities: ['pet_friendly'] } },
      { text: 'cauvery neeru irbeku', set: { amenities: ['water_supply'] } },
    ],
  },
  {
    phenomenon: 'amenities, mixed',
    cases: [
      { text: 'car parking beku, power backup kuda irbeku', set: { amenities: ['parking', 'power_backup'] } },
      { text: 'swimming pool iro apartment torsi', set: { ...flat, amenities: ['swimming_pool'] } },
      { text: 'gym and ಲಿಫ್ಟ್ ಬೇಕು', set: { amenities: ['lift', 'gym'] } },
      {
        text: 'ac iro fully furnished mane',
        set: { ...house, amenities: ['furnished', 'air_conditioning'] },
      },
      { text: 'security irbeku cctv kuda', set: { amenities: ['security'] } },
    ],
  },
  {
    phenomenon: 'everything at once, native',
    cases: [
      {
        text: 'ಬೆಂಗಳೂರಿನ ಎಚ್‌ಎಸ್‌ಆರ್ ಲೇಔಟ್‌ನಲ್ಲಿ 30 ಸಾವಿರದ ಒಳಗೆ 2 ಬಿಎಚ್‌ಕೆ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಬೇಕು, ಪಾರ್ಕಿಂಗ್ ಇರಬೇಕು',
        set: {
          ...rent,
          ...flat,
          city: 'Bengaluru',
          area: 'HSR Layout',
          price: upTo(30000),
          bedrooms: exactly(2),
          amenities: ['parking'],
        },
      },
      {
        text: 'ಮೈಸೂರಿನಲ್ಲಿ ಐವತ್ತು ಲಕ್ಷದೊಳಗೆ ಮೂರು ಬೆಡ್‌ರೂಮ್ ಮನೆ ಕೊಳ್ಳಬೇಕು',
        set: { ...sale, ...house, city: 'Mysuru', price: upTo(5000000), bedrooms: exactly(3) },
      },
      {
        text: 'ತಿಂಗಳಿಗೆ ಹದಿನೈದು ಸಾವಿರ ಬಾಡಿಗೆಯ ಮನೆ ಜಯನಗರದಲ್ಲಿ',
        set: { ...rent, ...house, price: upTo(15000), area: 'Jayanagar' },
      },
      {
        text: 'ನಲವತ್ತು ಲಕ್ಷಕ್ಕೆ 1200 ಚದರ ಅಡಿ ಸೈಟ್ ಖರೀದಿಸಬೇಕು',
        set: { ...sale, ...land, price: upTo(4000000), size_sqft: atLeast(1200) },
      },
    ],
  },
  {
    phenomenon: 'everything at once, latin',
    cases: [
      {
        text: 'bengaluralli eradu koneya mane badigege beku, ippattu savira olage',
        set: { ...rent, ...house, city: 'Bengaluru', bedrooms: exactly(2), price: upTo(20000) },
      },
      {
        text: 'mysurinalli aivattu laksha olage mane kharidi madbeku',
        set: { ...sale, ...house, city: 'Mysuru', price: upTo(5000000) },
      },
      {
        text: 'hadinaidu savirakke jayanagaradalli mane sigutta badigege',
        set: { ...rent, ...house, price: upTo(15000), area: 'Jayanagar' },
      },
    ],
  },
  {
    phenomenon: 'everything at once, mixed',
    cases: [
      {
        text: '2bhk flat rent ge beku whitefield nalli 25k olage with parking',
        set: {
          ...rent,
          ...flat,
          bedrooms: exactly(2),
          area: 'Whitefield',
          price: upTo(25000),
          amenities: ['parking'],
        },
      },
      {
        text: '3bhk villa purchase madbeku, budget 1.5 crore, mysore',
        set: { ...sale, ...house, bedrooms: exactly(3), price: upTo(15000000), city: 'Mysuru' },
      },
      {
        text: '30x40 site beku mysore nalli 40 lakhs olage',
        set: { ...land, size_sqft: atLeast(1200), city: 'Mysuru', price: upTo(4000000) },
      },
    ],
  },
]
