import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const toldAndSought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ಹೋದ ವರ್ಷ ಮೈಸೂರಿನ ಮನೆ ಮಾರಿದ್ವಿ, ಈಗ ಬೆಂಗಳೂರಲ್ಲಿ ಮೂರು ಬೆಡ್‌ರೂಮ್ ಫ್ಲಾಟ್ ತಗೋಬೇಕು ಅಂತ ಇದೀವಿ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Bengaluru',
          bedrooms: exactly(3),
        },
      },
      {
        text: 'ಮಗಳ ಮದುವೆ ಜನವರಿಯಲ್ಲಿ ಇದೆ, ಅದಕ್ಕೆ ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ ಮೂರು ಕೋಣೆ ಮನೆ ಬೇಕು',
        set: { property_type: 'house', city: 'Hubballi', bedrooms: exactly(3) },
      },
      {
        text: 'ಅಮ್ಮನಿಗೆ ಮೆಟ್ಟಿಲು ಹತ್ತೋಕೆ ಆಗಲ್ಲ, ಲಿಫ್ಟ್ ಇರೋ ಫ್ಲಾಟ್ ನೋಡಿ',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'ನಾನು ಬ್ಯಾಂಕಿನಲ್ಲಿ ಕೆಲಸ ಮಾಡ್ತೀನಿ, ಮಂಗಳೂರಿನಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಒಂದು ಚಿಕ್ಕ ಮನೆ ಬೇಕಿತ್ತು',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mangaluru' },
      },
      {
        text: 'ನಲವತ್ತೈದು ಲಕ್ಷಕ್ಕಿಂತ ಜಾಸ್ತಿ ಕೊಡೋಕೆ ಆಗಲ್ಲ',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4500000) },
        numbers: [4500000],
      },
      {
        text: 'ಎರಡೂವರೆ ಕೋಟಿ ಒಳಗೆ ಇಂದಿರಾನಗರದಲ್ಲಿ ಇಂಡಿಪೆಂಡೆಂಟ್ ಹೌಸ್ ಸಿಗುತ್ತಾ',
        set: { property_type: 'house', area: 'Indiranagar', price: upTo(25000000) },
      },
      {
        text: 'ತಿಂಗಳಿಗೆ ಹನ್ನೆರಡು ಸಾವಿರ ತನಕ ಕೊಡಬಹುದು',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
      },
      {
        text: 'ಹದಿನೈದರಿಂದ ಇಪ್ಪತ್ತು ಸಾವಿರ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 20000) },
        numbers: [{ min: 15000, max: 20000 }],
      },
      {
        text: 'ತುಮಕೂರಿನಲ್ಲಿ ಹತ್ತು ಗುಂಟೆ ಜಾಗ ಕೊಂಡುಕೊಳ್ಳಬೇಕು',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Tumakuru', size_sqft: atLeast(10890) },
      },
      {
        text: 'ಬಾಡಿಗೆ ಬೇಡ, ಸ್ವಂತ ಮನೆ ತಗೋಬೇಕು',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      { text: 'ಪಾರ್ಕಿಂಗ್ ಇಲ್ಲದಿದ್ರೂ ಪರವಾಗಿಲ್ಲ', known: { amenities: ['parking'] }, drop: ['parking'] },
      {
        text: 'ಏರಿಯಾ ಯಾವುದಾದ್ರೂ ಸರಿ, ಆದ್ರೆ ನೀರಿನ ವ್ಯವಸ್ಥೆ ಚೆನ್ನಾಗಿರಬೇಕು',
        set: { amenities: ['water_supply'] },
        any: ['area'],
      },
      {
        text: 'ಅರವತ್ತು ಅಲ್ಲ, ಎಪ್ಪತ್ತು ಲಕ್ಷ ಅಂತ ಇಟ್ಕೊಳ್ಳಿ',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      { text: 'ಬೆಂಗಳೂರು ಬೇಡ, ಮೈಸೂರಿನಲ್ಲಿ ನೋಡಿ', known: { city: 'Bengaluru' }, set: { city: 'Mysuru' } },
      {
        text: 'ಮೂರು ಬೆಡ್‌ರೂಮ್ ಇಲ್ಲ ಅಂದ್ರೆ ಎರಡು ಸಾಕು',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: between(2, 3) },
      },
      { text: 'ಸಾವಿರದ ಇನ್ನೂರು ಚದರ ಅಡಿ ಸಾಕು', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
      {
        text: 'ಕಾರ್ ಪಾರ್ಕಿಂಗ್, ಜನರೇಟರ್, ಸೆಕ್ಯೂರಿಟಿ ಮೂರೂ ಇರಬೇಕು',
        set: { amenities: ['parking', 'power_backup', 'security'] },
      },
      {
        text: 'ಬೆಳಗಾವಿಯಲ್ಲಿ ಇಪ್ಪತ್ತೈದು ಲಕ್ಷದಿಂದ ಮೂವತ್ತೈದು ಲಕ್ಷದೊಳಗೆ ಸೈಟ್',
        set: { property_type: 'land', city: 'Belagavi', price: between(2500000, 3500000) },
      },
      { text: 'ನಂಗೆ ಗೊತ್ತಿಲ್ಲ, ನೀವೇ ಹೇಳಿ', asked: 'price', any: ['price'] },
      { text: 'ಹೆಬ್ಬಾಳ ಇಲ್ಲ ಯಲಹಂಕದಲ್ಲಿ ಏನಾದ್ರೂ ಇದೆಯಾ', set: { area: 'Hebbal' } },
      {
        text: 'ಒಂದು ಕಾಲು ಕೋಟಿ ತನಕ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಈ ಮನೆಗೆ ಎಷ್ಟು ಅಡ್ವಾನ್ಸ್ ಕೇಳ್ತಾರೆ?', act: 'question' },
      { text: 'ಅಲ್ಲಿ ನೀರಿನ ತೊಂದರೆ ಇದೆಯಾ', act: 'question' },
      { text: 'ಹತ್ತಿರದಲ್ಲಿ ಒಳ್ಳೆ ಶಾಲೆ ಇದೆಯಾ?', act: 'question' },
      { text: 'ನಿನ್ನೆ ಮಳೆಗೆ ನಮ್ಮ ಮನೆ ಸೋರಿತು', act: 'unclear' },
      { text: 'ನನ್ನ ತಮ್ಮ ಹೈದರಾಬಾದಿನಲ್ಲಿ ಎರಡು ವರ್ಷದಿಂದ ಇದ್ದಾನೆ', act: 'unclear' },
      { text: 'ನಮ್ಮ ಮಾವ ಹೋದ ತಿಂಗಳು ಮೈಸೂರಲ್ಲಿ ಒಂದು ಕೋಟಿಗೆ ಮನೆ ತಗೊಂಡ್ರು', act: 'unclear' },
      { text: 'ನಾಳೆ ಬೆಳಿಗ್ಗೆ ಹತ್ತು ಗಂಟೆಗೆ ಬಂದು ನೋಡಬಹುದಾ', act: 'question' },
      { text: 'ಒಂದು ನಿಮಿಷ, ಹೆಂಡತಿ ಹತ್ರ ಕೇಳಿ ಹೇಳ್ತೀನಿ', act: 'unclear' },
      { text: 'ಹೌದು ಅದೇ', act: 'affirm' },
      { text: 'ಇಲ್ಲ, ಅದು ಸರಿ ಇಲ್ಲ', act: 'deny' },
      { text: 'ಸರಿ, ಮತ್ತೆ ಸಿಗೋಣ', act: 'goodbye' },
      { text: 'ನಿಮ್ಮ ಕಡೆಯವರು ಯಾರಾದ್ರೂ ನನ್ನ ಜೊತೆ ಮಾತಾಡ್ತಾರಾ?', act: 'handoff' },
      { text: 'ಇನ್ನೊಂದು ಸಲ ಹೇಳಿ', act: 'repeat' },
      { text: 'ಕನಿಷ್ಠ ಎರಡು ಬಾತ್‌ರೂಮ್ ಬೇಕು', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'jayanagar alli 2bhk badige ge beku, 18k olage',
        set: { transaction_type: 'rent', area: 'Jayanagar', bedrooms: exactly(2), price: upTo(18000) },
      },
      {
        text: 'hoda varsha davangere mane maridvi, eega bengaluru alli flat tagobeku',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru' },
      },
      {
        text: 'akkana maduve january alli ide, adakke ondu dodda mane beku mysore alli',
        set: { property_type: 'house', city: 'Mysuru' },
      },
      {
        text: 'budget ondu 40 lakhs ashte, adakkinta jasti agalla',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4000000) },
      },
      { text: 'hebbal beda, yelahanka nodona', known: { area: 'Hebbal' }, set: { area: 'Yelahanka' } },
      {
        text: 'ondu kaalu koti budget',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'mandya alli 30x40 site tagobeku, budget 15 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Mandya',
          size_sqft: atLeast(1200),
          price: upTo(1500000),
        },
      },
      {
        text: 'hubli alli mane badige sigutta, 10k range',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hubballi', price: upTo(10000) },
      },
      { text: 'parking beku, lift idre olledu', set: { amenities: ['parking', 'lift'] } },
      {
        text: 'eraduvare koti varegu',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(25000000) },
        numbers: [25000000],
      },
      { text: 'muvattu savira badige kodabahudu', set: { transaction_type: 'rent', price: upTo(30000) } },
      {
        text: 'Sarjapur road kade flat nodta idini, 60 lakhs budget',
        set: { property_type: 'apartment', area: 'Sarjapur Road', price: upTo(6000000) },
      },
      {
        text: 'nange BTM illa HSR alli ondu independent house beku rent ge',
        set: { transaction_type: 'rent', property_type: 'house', area: 'BTM Layout' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'eradu beda, bere enadru torsi', act: 'question' },
      { text: 'school hattira idre chennagirutte', act: 'unclear' },
      { text: 'adu eshtu sq ft ide?', act: 'question' },
      { text: 'tumba jaasti aytu, swalpa kammi torsi', act: 'question' },
      { text: 'ivattu tumba bisilu', act: 'unclear' },
      { text: 'namaskara', act: 'greet' },
      { text: 'sari ok thanks', act: 'thanks' },
      { text: 'yaaradru call madtara', act: 'handoff' },
      { text: 'bachelors ge mane kodtara?', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Koramangala-ದಲ್ಲಿ 2 bedroom flat ಬಾಡಿಗೆಗೆ ಬೇಕು, rent 15k ಒಳಗೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Koramangala',
          bedrooms: exactly(2),
          price: upTo(15000),
        },
      },
      {
        text: 'Budget 80 lakhs ವರೆಗೆ, 1200 sqft ಗಿಂತ ಕಡಿಮೆ ಬೇಡ',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8000000), size_sqft: atLeast(1200) },
      },
      {
        text: 'Semi furnished ಆದ್ರೆ better, gym ಬೇಡ',
        known: { amenities: ['gym'] },
        set: { amenities: ['semi_furnished'] },
        drop: ['gym'],
      },
      {
        text: 'ನಾವು family of 5, so 3BHK flat ಬೇಕು Marathahalli ಕಡೆ',
        set: { property_type: 'apartment', area: 'Marathahalli', bedrooms: exactly(3) },
      },
      {
        text: 'Office Electronic City ಲಿ ಇದೆ, ಅದಕ್ಕೆ ಅಲ್ಲೇ ಹತ್ತಿರ rent ಗೆ ನೋಡಿ',
        set: { transaction_type: 'rent', area: 'Electronic City' },
      },
      {
        text: 'Rent 20,000 ಅಲ್ಲ, 22,000 ತನಕ ಹೋಗಬಹುದು',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(22000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'ನನ್ನ friend Chennai ನಲ್ಲಿ 1 crore ಗೆ flat ತಗೊಂಡ', act: 'unclear' },
      { text: 'ಈ flat ಗೆ loan ಸಿಗುತ್ತಾ?', act: 'question' },
    ],
  },
]
