import { between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const leavingAndComparing: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ದಾವಣಗೆರೆ ಬಿಟ್ಟು ಬೆಂಗಳೂರಿಗೆ ಹೋಗ್ತಿದೀವಿ ಕೆಲಸಕ್ಕೋಸ್ಕರ, ಅಲ್ಲಿ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಬೇಕು ಮೂವತ್ತು ಸಾವಿರದೊಳಗೆ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(30000) },
      },
      {
        text: 'ಸದ್ಯದ ಬಾಡಿಗೆ ಹದಿನೆಂಟು ಸಾವಿರ, ಇಪ್ಪತ್ತೆರಡರವರೆಗೆ ಕೊಡಬಹುದು',
        known: { transaction_type: 'rent' },
        set: { price: upTo(22000) },
      },
      { text: 'ನಾವು ಬಳ್ಳಾರಿಯೋರು, ಮಗನಿಗೆ ಮೈಸೂರಲ್ಲಿ ಸೀಟು ಸಿಕ್ಕಿದೆ, ಅಲ್ಲಿ ರೂಮ್ ಬೇಕು', set: { city: 'Mysuru' } },
      { text: 'ಮೊದಲನೇ ಮಹಡಿಯಲ್ಲಿ ಇರೋಕಾಗಲ್ಲ ಅಮ್ಮ ಮೆಟ್ಟಿಲು ಹತ್ತಲ್ಲ, ಲಿಫ್ಟ್ ಇರೋದು ನೋಡಿ', set: { amenities: ['lift'] } },
      {
        text: 'ಹೋದ ತಿಂಗಳು ಮೂವತ್ತು ಲಕ್ಷ ಅಂದಿದ್ದೆ ಆದರೆ ಈಗ ನಲವತ್ತು ಹಾಕಬಹುದು',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(4000000) },
      },
      { text: 'ಯಲಹಂಕದಲ್ಲಿ ಬಾಡಿಗೆಗಿದೀವಿ, ಅದೇ ಏರಿಯಾದಲ್ಲಿ ಕೊಳ್ಳೋಣ ಅಂತ', set: { transaction_type: 'sale', area: 'Yelahanka' } },
      { text: 'ಚಿಕ್ಕ ಸಂಸಾರ ನಮ್ದು, ದೊಡ್ಡ ಮನೆ ಬೇಡ ಎರಡು ರೂಮ್ ಸಾಕು', set: { bedrooms: exactly(2) } },
      { text: 'ಹೊಸ ಅಪಾರ್ಟ್‌ಮೆಂಟಿಗಿಂತ ಹಳೇ ಮನೆನೇ ವಾಸಿ, ಮನೆನೇ ನೋಡಿ', set: { property_type: 'house' } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ನಮ್ಮ ಚಿಕ್ಕಪ್ಪ ಶಿವಮೊಗ್ಗದಲ್ಲಿರ್ತಾರೆ', act: 'unclear' },
      { text: 'ಸರಿ ಅದನ್ನೇ ಖಾಯಂ ಮಾಡ್ಕೊಳ್ಳಿ', act: 'affirm' },
      { text: 'ನಂಗೆ ಇಷ್ಟವಾದಂಗೆ ಇದೆ', act: 'affirm' },
      { text: 'ಮುಂದೆ ಸಾಗಲಿ', act: 'affirm' },
      { text: 'ನಿಮ್ಮ ಸಲಹೆ ಚೆನ್ನಾಗಿದೆ ಹಾಗೇ ಮಾಡಿ', act: 'affirm' },
      { text: 'ಈ ಸಲಕ್ಕೆ ಬೇಡ', act: 'deny' },
      { text: 'ಇಲ್ಲ ರೀ ಮನಸು ಬದಲಾಯ್ತು', act: 'deny' },
      { text: 'ನಂಗೆ ಆ ಉದ್ದೇಶ ಇಲ್ಲ', act: 'deny' },
      { text: 'ಕತೆ ಮೊದಲಿಂದ ಶುರು ಮಾಡೋಣ', act: 'restart' },
      { text: 'ಇಲ್ಲಿತನಕ ಕೇಳಿದ್ದು ಲೆಕ್ಕಕ್ಕೆ ಬೇಡ ಮತ್ತೆ ಕೇಳಿ', act: 'restart' },
      { text: 'ನಿಮ್ಮ ಕಡೆಯಿಂದ ಯಾರಾದ್ರೂ ಬಂದು ಸಿಗ್ತಾರಾ', act: 'handoff' },
      { text: 'ನಿಮ್ಮ ಸೇಲ್ಸ್ ಅವರ ಜೊತೆ ಮಾತಾಡಿಸಿ', act: 'handoff' },
      { text: 'ಏನಂದ್ರೋ ಕೇಳಿಸ್ಲೇ ಇಲ್ಲ', act: 'repeat' },
      { text: 'ನಾನು ಹೇಗೆ ಕೇಳ್ಬೇಕು ನಿಮ್ಮನ್ನ', act: 'help' },
      { text: 'ನಿಮ್ಮ ಋಣ ಮರೆಯಲ್ಲ', act: 'thanks' },
      { text: 'ಸರಿ ಮತ್ತೆ ಶುಭರಾತ್ರಿ', act: 'goodbye' },
      { text: 'ಸಾಕು ಇನ್ನು ನಾಳೆ ಬರ್ತೀನಿ', act: 'goodbye' },
      { text: 'ನಮಸ್ತೆ ಸರ್', act: 'greet' },
      { text: 'ಇಷ್ಟ ಆಯ್ತು ಆದ್ರೆ ಇನ್ನೆರಡು ದಿನ ಕಾಯ್ಬೇಕು', act: 'unclear' },
      { text: 'ಬರೋದಾ ಹಂಗಾದ್ರೆ', act: 'goodbye' },
      { text: 'ಟೈಮ್ ಆಯ್ತು ಬಿಡ್ತೀನಿ', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'badigeli idivi 5 varshadinda, iga own house plan, 50-60 lakhs',
        set: { transaction_type: 'sale', property_type: 'house', price: between(5000000, 6000000) },
      },
      { text: 'nam amma lift illada kade irolla', set: { amenities: ['lift'] } },
      { text: 'parking 2 car ge beku', set: { amenities: ['parking'] } },
      { text: 'rent jasti idru gated community lle beku', set: { amenities: ['gated_community'] } },
      {
        text: '20 lakhs down payment, ulididdu loan, ottu 80 varegu',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8000000) },
      },
      {
        text: 'nam site mari aa dudd alli flat tagobeku yelahanka li',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Yelahanka' },
      },
      {
        text: 'own mane ide ooralli, illi rent ge 1bhk',
        set: { transaction_type: 'rent', bedrooms: exactly(1) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      { text: 'Budget tight ಇದೆ so 1RK ಆದ್ರೂ ok', set: { bedrooms: exactly(1) } },
      {
        text: 'Parents ಗೋಸ್ಕರ ground floor flat, Mysore ಅಲ್ಲಿ, lift ಇಲ್ಲದಿದ್ರೂ ok',
        known: { amenities: ['lift'] },
        set: { property_type: 'apartment', city: 'Mysuru' },
        drop: ['lift'],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'haan guru ade beku', act: 'affirm' },
      { text: 'ade correct ansutte', act: 'affirm' },
      { text: 'yes please madi', act: 'affirm' },
      { text: 'naanu enu kelilla', act: 'deny' },
      { text: 'ok beda bittbidi', act: 'deny' },
      { text: 'start fresh agi madu', act: 'restart' },
      { text: 'nange ondsala ring madi', act: 'handoff' },
      { text: 'customer care number kodi', act: 'handoff' },
      { text: 'marthe en andri', act: 'repeat' },
      { text: 'ee app alli enenu irutte', act: 'help' },
      { text: 'neevu tumba olleyavru thanks', act: 'thanks' },
      { text: 'hogtidini ri bye', act: 'goodbye' },
      { text: 'chennagide aadre matte heltini', act: 'unclear' },
    ],
  },
]
