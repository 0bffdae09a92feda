import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

const renting = { transaction_type: 'rent' } as const
const buying = { transaction_type: 'sale' } as const

export const changes: CorpusSection[] = [
  {
    phenomenon: 'corrections, native',
    cases: [
      { text: 'అద్దె కాదు, కొనాలి', known: renting, set: { transaction_type: 'sale' } },
      { text: 'కొనడం కాదు, అద్దెకు కావాలి', known: buying, set: { transaction_type: 'rent' } },
      { text: 'అద్దెకు వద్దు, కొనుక్కుంటాం', known: renting, set: { transaction_type: 'sale' } },
      { text: 'కొనడానికి వద్దు అద్దెకే చూడండి', known: buying, set: { transaction_type: 'rent' } },
      { text: 'ఇల్లు కాదు ఫ్లాట్ కావాలి', known: { property_type: 'house' }, set: { property_type: 'apartment' } },
      {
        text: 'ఫ్లాట్ వద్దు, ఇల్లు చూపించండి',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'ఫ్లాట్ బదులు స్థలం చూపించండి',
        known: { property_type: 'apartment' },
        set: { property_type: 'land' },
      },
      {
        text: 'స్థలం కాకుండా ఫ్లాట్ చూపించండి',
        known: { property_type: 'land' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'బడ్జెట్ అరవై లక్షలకు పెంచండి',
        known: { ...buying, price: upTo(5000000) },
        set: { price: upTo(6000000) },
        numbers: [6000000],
      },
      {
        text: 'అద్దె ఇరవై వేలకు తగ్గించండి',
        known: { ...renting, price: upTo(25000) },
        set: { price: upTo(20000) },
      },
      { text: 'అరవై చేయండి', known: { ...buying, price: upTo(5000000) }, set: { price: upTo(6000000) } },
      { text: 'రెండు కాదు మూడు బెడ్‌రూమ్‌లు', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      { text: 'మూడు కాదు, రెండే కావాలి', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      { text: 'హైదరాబాద్ కాదు, విజయవాడ', known: { city: 'Hyderabad' }, set: { city: 'Vijayawada' } },
      { text: 'విజయవాడ కాదు, హైదరాబాద్ అన్నాను', known: { city: 'Vijayawada' }, set: { city: 'Hyderabad' } },
      {
        text: 'మియాపూర్ బదులు కొండాపూర్‌లో చూడండి',
        known: { city: 'Hyderabad', area: 'Miyapur' },
        set: { area: 'Kondapur' },
      },
      {
        text: 'కొండాపూర్ వద్దు మియాపూర్‌లో చూడండి',
        known: { city: 'Hyderabad', area: 'Kondapur' },
        set: { area: 'Miyapur' },
      },
      { text: 'లేదు, మాదాపూర్', known: { city: 'Hyderabad', area: 'Kondapur' }, set: { area: 'Madhapur' } },
      { text: 'సారీ, మూడు బెడ్రూంలు', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      { text: 'నగరాన్ని విశాఖపట్నంకి మార్చండి', known: { city: 'Hyderabad' }, set: { city: 'Visakhapatnam' } },
      {
        text: 'యాభై నుంచి అరవై లక్షలకు పెంచండి',
        known: { ...buying, price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
      {
        text: 'ఇంకొంచెం పెంచి డెబ్బై లక్షలు అనుకోండి',
        known: { ...buying, price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      {
        text: 'కనీసం పదిహేను వందల చదరపు అడుగులకు మార్చండి',
        known: { size_sqft: atLeast(1200) },
        set: { size_sqft: atLeast(1500) },
      },
    ],
  },
  {
    phenomenon: 'corrections, latin',
    cases: [
      { text: 'adde kadu, konali', known: renting, set: { transaction_type: 'sale' } },
      { text: 'konadam kaadu addeku kavali', known: buying, set: { transaction_type: 'rent' } },
      {
        text: 'illu kadhu flat kavali',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'flat vaddu illu chupinchandi',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'flat badulu sthalam chudandi',
        known: { property_type: 'apartment' },
        set: { property_type: 'land' },
      },
      {
        text: 'budget aravai lakshalaki penchandi',
        known: { ...buying, price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
      {
        text: 'kirayi iravai velaki tagginchandi',
        known: { ...renting, price: upTo(25000) },
        set: { price: upTo(20000) },
      },
      { text: 'rendu kadu moodu', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      { text: 'hyderabad kadu vijayawada', known: { city: 'Hyderabad' }, set: { city: 'Vijayawada' } },
      { text: 'vijayawada kadu hyderabad', known: { city: 'Vijayawada' }, set: { city: 'Hyderabad' } },
      {
        text: 'kondapur vaddu miyapur lo chudandi',
        known: { city: 'Hyderabad', area: 'Kondapur' },
        set: { area: 'Miyapur' },
      },
      { text: 'ledu madhapur', known: { city: 'Hyderabad', area: 'Kondapur' }, set: { area: 'Madhapur' } },
      { text: 'sorry moodu bedroomlu', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'nenu cheppindi kukatpally',
        known: { city: 'Hyderabad', area: 'Kondapur' },
        set: { area: 'Kukatpally' },
      },
      {
        text: 'area ni uppal ki marchandi',
        known: { city: 'Hyderabad', area: 'Kondapur' },
        set: { area: 'Uppal' },
      },
    ],
  },
  {
    phenomenon: 'corrections, mixed',
    cases: [
      { text: 'rent kadu buy cheyali', known: renting, set: { transaction_type: 'sale' } },
      { text: 'buy kaadu, rent ki kavali', known: buying, set: { transaction_type: 'rent' } },
      { text: 'budget 30k cheyandi', known: { ...renting, price: upTo(25000) }, set: { price: upTo(30000) } },
      { text: '2bhk kadu 3bhk', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'apartment instead of villa chudandi',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'gym vaddu swimming pool kavali',
        known: { amenities: ['gym'] },
        set: { amenities: ['swimming_pool'] },
        drop: ['gym'],
      },
      {
        text: 'city ni Vizag ki change cheyandi',
        known: { city: 'Hyderabad' },
        set: { city: 'Visakhapatnam' },
      },
    ],
  },
  {
    phenomenon: 'take-backs, native',
    cases: [
      { text: 'పార్కింగ్ అక్కర్లేదు', known: { amenities: ['parking'] }, drop: ['parking'] },
      { text: 'parking inka avasaram ledu', known: { amenities: ['parking', 'lift'] }, drop: ['parking'] },
      { text: 'లిఫ్ట్ వద్దు', known: { amenities: ['lift'] }, drop: ['lift'] },
      { text: 'జిమ్ తీసేయండి', known: { amenities: ['gym'] }, drop: ['gym'] },
      { text: 'బడ్జెట్ తీసేయండి', known: { price: upTo(5000000) }, drop: ['price'] },
      { text: 'ఏరియా తొలగించండి', known: { city: 'Hyderabad', area: 'Uppal' }, drop: ['area'] },
      { text: 'లిఫ్ట్ లేకపోయినా పర్వాలేదు', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'పార్కింగ్ అవసరం లేదు, లిఫ్ట్ ఉంటే చాలు',
        known: { amenities: ['parking'] },
        set: { amenities: ['lift'] },
        drop: ['parking'],
      },
      { text: 'స్విమ్మింగ్ పూల్ లేకుండా చూపించండి', known: { amenities: ['swimming_pool'] }, drop: ['swimming_pool'] },
      { text: 'ఉప్పల్ వద్దు', known: { city: 'Hyderabad', area: 'Uppal' }, drop: ['area'] },
      { text: 'బడ్జెట్ మార్చాలి', known: { price: upTo(5000000) }, drop: ['price'] },
    ],
  },
  {
    phenomenon: 'take-backs, latin',
    cases: [
      { text: 'parking akkarledu', known: { amenities: ['parking'] }, drop: ['parking'] },
      { text: 'lift vadhu', known: { amenities: ['lift'] }, drop: ['lift'] },
      { text: 'gym teeseyandi', known: { amenities: ['gym'] }, drop: ['gym'] },
      { text: 'budget vadileyandi', known: { price: upTo(5000000) }, drop: ['price'] },
      { text: 'lift lekapoyina parledu', known: { amenities: ['lift'] }, drop: ['lift'] },
      { text: 'parking avasaram ledu andi', known: { amenities: ['parking'] }, drop: ['parking'] },
      { text: 'budget marchali', known: { price: upTo(5000000) }, drop: ['price'] },
    ],
  },
  {
    phenomenon: 'take-backs, mixed',
    cases: [
      { text: 'parking remove cheyandi', known: { amenities: ['parking'] }, drop: ['parking'] },
      {
        text: 'power backup not needed andi, lift undali',
        known: { amenities: ['power_backup'] },
        set: { amenities: ['lift'] },
        drop: ['power_backup'],
      },
      { text: 'area cancel cheyandi', known: { city: 'Hyderabad', area: 'Uppal' }, drop: ['area'] },
    ],
  },
]
