import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const thirdFairActsAndStories: CorpusSection[] = [
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಪರ್ಫೆಕ್ಟ್ ಇದೇ ತರ ಬೇಕಿತ್ತು', act: 'affirm' },
      { text: 'ಹಾಂ ಸರಿ ಮುಂದೇನು', act: 'affirm' },
      { text: 'ಅಡ್ಡಿ ಇಲ್ಲ ಅದೇ ನೋಡೋಣ', act: 'affirm' },
      { text: 'ಮೂರನೇದು ತೋರಿಸಿ', act: 'affirm' },
      { text: 'ನಂಗೆ ಓಕೆ ಮನೆಯವರಿಗೂ ಓಕೆ', act: 'affirm' },
      { text: 'ಸರಿ ಅದಕ್ಕೇ ಹೋಗೋಣ', act: 'affirm' },
      { text: 'ಬೇರೇನೂ ಬೇಡ ಇಷ್ಟೇ', act: 'deny' },
      { text: 'ಉಹುಂ ನಮಗೆ ಸರಿಯಾಗಲ್ಲ', act: 'deny' },
      { text: 'ನಾನು ಆಮೇಲೆ ನೋಡ್ತೀನಿ ಈಗ ಟೈಮ್ ಇಲ್ಲ', act: 'deny' },
      { text: 'ತಗೊಳ್ಳೋ ಪ್ಲಾನ್ ಇಲ್ಲ ಸುಮ್ನೆ ಕೇಳ್ದೆ', act: 'deny' },
      { text: 'ಇವು ಯಾವುದೂ ನಂಗೆ ಹಿಡಿಸ್ಲಿಲ್ಲ', act: 'deny' },
      { text: 'ಇಷ್ಟೇನಾ ಇನ್ನೂ ಬೇರೆ ಏನಿಲ್ವಾ', act: 'question' },
      { text: 'ಬಜೆಟ್ ಮೀರಿ ಹೋಯ್ತು ಸ್ವಲ್ಪ ಕಮ್ಮಿದು ಹೇಳಿ', act: 'question' },
      { text: 'ರೂಮುಗಳು ಚಿಕ್ಕದಾಗಿವೆ ದೊಡ್ಡ ಮನೆ ಇಲ್ವಾ', act: 'question' },
      { text: 'ಇದು ಯಾವ ರಸ್ತೆಯಲ್ಲಿದೆ', act: 'question' },
      { text: 'ಕರೆಂಟ್ ಬಿಲ್ ಬೇರೆ ಕಟ್ಟಬೇಕಾ', act: 'question' },
      { text: 'ಯಾವಾಗಿಂದ ಖಾಲಿ ಇದೆ', act: 'question' },
      { text: 'ಬಾಡಿಗೆ ಕರಾರು ಎಷ್ಟು ವರ್ಷಕ್ಕೆ', act: 'question' },
      { text: 'ಬೆಲೆ ಇನ್ನೂ ಮಾತಾಡಬಹುದಾ', act: 'question' },
      { text: 'ನೀವು ನಿಜವಾಗ್ಲೂ ಮನುಷ್ಯರಾ', act: 'question' },
      { text: 'ನಿಮ್ಮ ಕಂಪನಿ ಎಲ್ಲಿದೆ', act: 'question' },
      { text: 'ತಾಳಿ ಯೋಚನೆ ಮಾಡಿ ಹೇಳ್ತೀನಿ', act: 'unclear' },
      { text: 'ಮಗ ಬರ್ಲಿ ಕೇಳಿ ತಿಳಿಸ್ತೀನಿ', act: 'unclear' },
      { text: 'ನಾಳೆ ಬೆಳಿಗ್ಗೆ ಹತ್ತು ಗಂಟೆಗೆ ಫೋನ್ ಮಾಡಿಸಿ', act: 'handoff' },
      { text: 'ನಿಮ್ಮ ಆಫೀಸಿಂದ ಯಾರಾದ್ರೂ ಬಂದು ತೋರಿಸ್ತಾರಾ', act: 'handoff' },
      { text: 'ಚಾಟ್ ಬೇಡ ಕಾಲ್ ಮಾಡಿ', act: 'handoff' },
      { text: 'ಏಜೆಂಟರ ಜೊತೆ ನೇರ ಮಾತಾಡಿಸಿ', act: 'handoff' },
      { text: 'ಎಲ್ಲಾ ಡಿಲೀಟ್ ಮಾಡಿ ಫ್ರೆಶ್ ಆಗಿ ಶುರು ಮಾಡೋಣ', act: 'restart' },
      { text: 'ಬೇರೆ ಹುಡುಕಾಟ ಮಾಡ್ಬೇಕು ಮೊದಲಿಂದ', act: 'restart' },
      { text: 'ಪುನಃ ಹೇಳಿ ಸರಿಯಾಗಿ ಕೇಳಿಸ್ಲಿಲ್ಲ', act: 'repeat' },
      { text: 'ಬಹಳ ಉಪಕಾರ ಆಯ್ತು ನಿಮ್ಮಿಂದ', act: 'thanks' },
      { text: 'ಆಯ್ತು ಇವತ್ತಿಗೆ ಸಾಕು ಬರ್ತೀನಿ', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'nange ide ishta', act: 'affirm' },
      { text: 'illa swalpa costly', act: 'question' },
      { text: 'beda swami', act: 'deny' },
      { text: 'naanu aa tara kelilla', act: 'deny' },
      { text: 'yaake ide torsidri', act: 'question' },
      { text: 'eshtu dina agutte shift agoke', act: 'question' },
      { text: 'pls call me back', act: 'handoff' },
      { text: 'owner contact kodi', act: 'handoff' },
      { text: 'start over madi', act: 'restart' },
      { text: 'en helthidira artha agtilla', act: 'repeat' },
      { text: 'nanage sahaya madi', act: 'help' },
      { text: 'thanks kanri tumba upakara aytu', act: 'thanks' },
      { text: 'bye bye amele sigona', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Ok ಮುಂದಿನದು ತೋರಿಸಿ', act: 'question' },
      { text: 'Rent ಇನ್ನೂ negotiate ಮಾಡಬಹುದಾ', act: 'question' },
      { text: 'ನಂಗೆ confuse ಆಗ್ತಿದೆ help ಮಾಡಿ', act: 'help' },
      { text: 'Sorry ಬೇಡ', act: 'deny' },
      { text: 'Manager ಜೊತೆ connect ಮಾಡಿ', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
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
        set: { transaction_type: 'rent', price: upTo(12000) },
      },
      { text: 'ಪಕ್ಕದ ಮನೆಯವರು ಗಲಾಟೆ ಮಾಡ್ತಾರೆ ಅದಕ್ಕೆ ಬೇರೆ ಕಡೆ ಮನೆ ನೋಡ್ತಿದೀನಿ', set: { property_type: 'house' } },
      {
        text: 'ಮಗನಿಗೆ ಮದುವೆ ಮಾಡ್ಬೇಕು ಅದಕ್ಕೆ ಮೂರು ಬೆಡ್‌ರೂಮ್ ಇರೋ ಮನೆ ಕೊಳ್ಳೋಣ ಅಂತಿದೀವಿ',
        set: { transaction_type: 'sale', property_type: 'house', bedrooms: exactly(3) },
      },
      {
        text: 'ತಿಂಗಳ ಸಂಬಳ ಮೂವತ್ತು ಸಾವಿರ ಬಾಡಿಗೆ ಎಂಟರಿಂದ ಹತ್ತು ಕೊಡಬಹುದು',
        set: { transaction_type: 'rent', price: between(8000, 10000) },
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
        set: { price: between(7000000, 8000000) },
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
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
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
        set: { price: upTo(15000) },
      },
      {
        text: 'site tagondu mane kattbeku anta, 30x40 site beku devanahalli hatra',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Devanahalli',
          size_sqft: atLeast(1200),
        },
      },
      { text: 'parking illa anta hale mane bittvi, so parking irle beku', set: { amenities: ['parking'] } },
      {
        text: 'own villa beku anta aase, adre budget 60 lakhs ashte so flat adru ok',
        set: { transaction_type: 'sale', price: upTo(6000000) },
        any: ['property_type'],
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
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
        set: { property_type: 'apartment', price: upTo(5000000) },
      },
    ],
  },
]
