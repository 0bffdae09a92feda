import type { CorpusSection } from '../../corpus-case.ts'

/** Amounts and sizes in words. */
export const everydayAmounts: CorpusSection[] = [
  {
    phenomenon: 'everyday amounts, native',
    cases: [
      {
        text: 'தொண்ணூற்று ஒன்பது லட்சத்து எழுபத்தைந்தாயிரம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 9975000 } },
        numbers: [9975000],
      },
      {
        text: 'இரண்டரை கோடி',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 25000000 } },
        numbers: [25000000],
      },
      {
        text: 'பதிமூவாயிரத்து ஐநூறு',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 13500 } },
        numbers: [13500],
      },
      {
        text: 'இரண்டாயிரத்து நானூறு சதுர அடி',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 2400 } },
        numbers: [2400],
      },
      {
        text: 'ஒன்றே முக்கால் கோடி',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 17500000 } },
        numbers: [17500000],
      },
      {
        text: 'ஏழாயிரத்து எழுநூற்று ஐம்பது',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 7750 } },
        numbers: [7750],
      },
      {
        text: 'முப்பத்தெட்டரை லட்சம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 3850000 } },
        numbers: [3850000],
      },
      {
        text: 'ட்வென்டி ஃபைவ் தவுசண்ட்',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 25000 } },
        numbers: [25000],
      },
      {
        text: 'எண்ணூற்று ஐம்பது சதுரடி',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 850 } },
        numbers: [850],
      },
    ],
  },
  {
    phenomenon: 'everyday amounts, latin',
    cases: [
      {
        text: 'irubathi rendayirathi ainooru',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 22500 } },
        numbers: [22500],
      },
      {
        text: 'onne kaal kodi',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 12500000 } },
        numbers: [12500000],
      },
      {
        text: 'aayirathi irunooru sathura adi',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 1200 } },
        numbers: [1200],
      },
      {
        text: 'arupathi ainthu latcham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 6500000 } },
        numbers: [6500000],
      },
      {
        text: 'pannandayirathu ainnuru',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 12500 } },
        numbers: [12500],
      },
      {
        text: 'aayirathu ettu nooru sq ft',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 1800 } },
        numbers: [1800],
      },
    ],
  },
]
