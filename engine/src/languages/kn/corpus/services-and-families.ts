import type { CorpusSection } from '../../corpus-case.ts'

/** What is wanted of other services and told of families; and wishes that are told with their reasons. */
export const servicesAndFamilies: CorpusSection[] = [
  {
    phenomenon: 'of services and families',
    counter: true,
    cases: [
      { text: 'ಶುಕ್ರವಾರದಿಂದ ಎರಡು ರಾತ್ರಿಗಳಿಗೆ ಜೈಪುರದಲ್ಲಿ ಒಂದು ಹೋಟೆಲ್ ಕೊಠಡಿ ಕಾಯ್ದಿರಿಸಬೇಕು', act: 'unclear' },
      { text: 'ಹತ್ತನೇ ತಾರೀಖು ದೆಹಲಿಯಿಂದ ಚೆನ್ನೈಗೆ ಆರು ಸಾವಿರದೊಳಗಿನ ವಿಮಾನ ಹುಡುಕಿ', act: 'unclear' },
      { text: 'ಜಯನಗರದಲ್ಲಿ ಸಂಜೆ ಶೋಗೆ ಎರಡು ಟಿಕೆಟ್ ಬುಕ್ ಮಾಡಿ', act: 'unclear' },
      { text: 'ನನ್ನ ಉಳಿತಾಯ ಖಾತೆಯಲ್ಲಿ ಎಷ್ಟು ಹಣ ಇದೆ', act: 'question' },
      { text: 'ಅಮ್ಮನ ಖಾತೆಗೆ ಎರಡು ಸಾವಿರ ರೂಪಾಯಿ ಕಳುಹಿಸು', act: 'unclear' },
      { text: 'ಮಲ್ಲೇಶ್ವರದಲ್ಲಿ ಭಾನುವಾರ ತೆರೆದಿರುವ ಹಲ್ಲಿನ ಡಾಕ್ಟರ್ ಬೇಕು', act: 'unclear' },
      {
        text: 'ಆ ರೆಸ್ಟೋರೆಂಟ್‌ನಲ್ಲಿ ಹೊರಗೆ ಕೂರೋ ಜಾಗ, ಪಾರ್ಕಿಂಗ್ ಇದೆಯಾ',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      { text: 'ಗೋವಾದಲ್ಲಿ ಮೂರು ದಿನಕ್ಕೆ ಒಂದು ಕಾರು ಬಾಡಿಗೆಗೆ ಬೇಕು, ಆಟೋಮ್ಯಾಟಿಕ್', act: 'unclear' },
      { text: 'ಈ ವಾರ ಮಡಿಕೇರಿಯಲ್ಲಿ ಮಳೆ ಬರುತ್ತಾ', act: 'question' },
      { text: 'ಹಾಲ್‌ನಲ್ಲಿ ತೊಂಬತ್ತರ ದಶಕದ ಹಾಡು ಹಾಕು', act: 'unclear' },
      { text: 'ನಾಲ್ಕು ಗಂಟೆಗೆ ವೈಟ್‌ಫೀಲ್ಡ್‌ನಲ್ಲಿ ಪ್ರಿಯಾ ಜೊತೆ ಮೀಟಿಂಗ್ ಸೇರಿಸು', act: 'unclear' },
      {
        text: 'ಎಂಜಿ ರೋಡ್ ಹತ್ರ ಮದುವೆ ಮೇಕಪ್ ಮಾಡೋ ಸಲೂನ್ ಇದೆಯಾ',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      { text: 'hotel alli free wifi swimming pool irbeku', act: 'unclear' },
      { text: 'nanna flight aaru gantege hyderabad ge baratte, naalku janakke cab kalsi', act: 'unclear' },
      { text: 'mysore zoo ticket eshtu', act: 'question' },
      { text: 'nanna room AC 22 ge idu', act: 'unclear' },
      {
        text: 'bhaava hosur li eradu plot tagondu eradrallu nashta madkonda',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'mele maneli badigege iroru madhyaratri drums baaristaare',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'petrol 105 aagide, ella dubaari aagide',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'namma oorina maneli dodda tota baavi ide',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'ahmedabad li india eshtu run hoditu', act: 'question' },
      { text: 'nanage eeju kalibeku, mangalore li coach idaara', act: 'unclear' },
      { text: 'ನನ್ನ flat ಗೆ three seater sofa ಆರ್ಡರ್ ಮಾಡು', act: 'unclear' },
      { text: 'high court ಹತ್ರ ಗಾಡಿ ಎಲ್ಲಿ ನಿಲ್ಲಿಸ್ಬಹುದು', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes with their reasons',
    cases: [
      {
        text: 'ಜೂನ್‌ನಲ್ಲಿ ಮಕ್ಕಳಿಗೆ ಮೈಸೂರಲ್ಲಿ ಶಾಲೆ ಶುರು, ಅಷ್ಟರಲ್ಲಿ ಅಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಒಂದು 2bhk ಸಿಕ್ಕಿದ್ರೆ ಒಳ್ಳೇದು',
        set: { transaction_type: 'rent', city: 'Mysuru', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ಹಾಸ್ಟೆಲ್ ಊಟ ಸಾಕಾಗಿದೆ, ಯಲಹಂಕದಲ್ಲಿ 1rk ಸಿಕ್ಕಿದ್ರೂ ಸಾಕು',
        set: { area: 'Yelahanka', bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'ಕಾರು ಬಿಸಿಲಲ್ಲಿ ನಿಲ್ಲಬಾರದು, ಕವರ್ಡ್ ಪಾರ್ಕಿಂಗ್ ಬೇಕು',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { amenities: ['parking'] },
      },
      {
        text: 'ಪಿಂಚಣಿ ಹಣ ಬಂದಿದೆ, ತುಮಕೂರು ಹತ್ರ ನಲವತ್ತು ಲಕ್ಷಕ್ಕೆ ಒಂದು ಸೈಟ್ ತಗೊಳ್ಳೋಣ ಅಂತಿದ್ದೀನಿ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Tumakuru', price: { max: 4000000 } },
      },
      {
        text: 'ಅತ್ತೆ ಮಾವನೂ ಬರ್ತಿದ್ದಾರೆ, ಹಾಗಾಗಿ ಮೂರು ಬೆಡ್‌ರೂಮ್ ಮಾಡಿ',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ಅಜ್ಜಿ, ಅಪ್ಪ ಅಮ್ಮ, ನಾನು, ಮೂರು ಅಂದ್ಕೊಳ್ಳಿ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'mommakkalu aadoke tota iddre santosha',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        set: { amenities: ['garden'] },
      },
      {
        text: 'illi dina sanje current hogutte, power backup beke beku',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { amenities: ['power_backup'] },
      },
      {
        text: 'koramangala office ge nadkond hogo doora',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { area: 'Koramangala' },
      },
      {
        text: 'ನಾನು scooter ಮಾತ್ರ ಓಡಿಸೋದು, car parking ಬಿಟ್ಬಿಡಿ',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        drop: ['parking'],
      },
      {
        text: 'ಬಟ್ಟೆ ಒಣಗಿಸೋಕೆ ಬಾಲ್ಕನಿ ಇದ್ರೆ ಒಳ್ಳೇದು',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { amenities: ['balcony'] },
      },
      {
        text: 'ಮಕ್ಕಳು ಆಡೋಕೆ ಜಾಗ ಇರ್ಬೇಕು',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { amenities: ['play_area'] },
      },
      {
        text: 'ಒಬ್ಬಳೇ ಇರ್ತೀನಿ, ಅದಕ್ಕೆ ಸೆಕ್ಯುರಿಟಿ ಬೇಕು',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { amenities: ['security'] },
      },
      {
        text: 'namma hatra bekku ide, pets allow maadbeku',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { amenities: ['pet_friendly'] },
      },
      {
        text: 'ee bisilige AC irlebeku',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { amenities: ['air_conditioning'] },
      },
      {
        text: 'jayanagar nanna hendati office ge anukoola',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { area: 'Jayanagar' },
      },
      {
        text: 'namage 20 saavira maatra kodakke aagutte',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'ತಾತನಿಗೆ ಗಿಡ ಅಂದ್ರೆ ಇಷ್ಟ, garden ಬೇಕು',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        set: { amenities: ['garden'] },
      },
    ],
  },
]
