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
    ],
  },
]
