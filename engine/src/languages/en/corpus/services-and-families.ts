import type { CorpusSection } from '../../corpus-case.ts'

/** What is wanted of other services and told of families; and wishes that are told with their reasons. */
export const servicesAndFamilies: CorpusSection[] = [
  {
    phenomenon: 'of services and families',
    counter: true,
    cases: [
      { text: 'I would like to reserve a hotel room in Jaipur for two nights from Friday', act: 'unclear' },
      { text: 'please find me a flight from Delhi to Chennai on the 10th under 6000', act: 'unclear' },
      { text: 'book two tickets for the evening show in Andheri', act: 'unclear' },
      { text: 'what is my savings account balance', act: 'question' },
      { text: "transfer 2000 rupees to my mother's account", act: 'unclear' },
      { text: 'I need a dentist in Anna Nagar who is open on Sunday', act: 'unclear' },
      {
        text: 'does that restaurant have outdoor seating and parking',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      { text: 'rent me a car in Goa for three days, automatic please', act: 'unclear' },
      { text: 'play songs from the 90s in the living room', act: 'unclear' },
      {
        text: 'is there a salon near MG Road that does bridal make up',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      { text: 'the hotel should have free wifi and a swimming pool', act: 'unclear' },
      { text: 'my flight lands in Hyderabad at 6 so send a cab for four', act: 'unclear' },
      { text: 'what is the entry fee of the zoo in Mysore', act: 'question' },
      { text: 'turn the AC in my room to 22 degrees', act: 'unclear' },
      {
        text: 'my brother-in-law bought two plots in Hosur and lost money on both',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'the tenant upstairs plays drums at midnight',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'our village house has a big garden and a well',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'how many runs did India make in Ahmedabad', act: 'question' },
      { text: 'order a three seater sofa for my flat', act: 'unclear' },
      { text: 'where can I park near the High Court', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes with their reasons',
    cases: [
      {
        text: "the kids start school in Pune in June, so we'd better be settled in some 2bhk there on rent by then",
        set: { transaction_type: 'rent', city: 'Pune', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'tired of hostel food, want my own kitchen, even a 1rk in Noida would do',
        set: { city: 'Noida', bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'the car needs a roof over it, so covered parking please',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { amenities: ['parking'] },
      },
      {
        text: 'pension money came, thinking of putting 40 lakh into a plot near Coimbatore',
        set: { property_type: 'land', city: 'Coimbatore', price: { max: 4000000 } },
      },
      {
        text: 'my in-laws will move in so make it three bedrooms',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'grandma, parents and me, three I guess',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'walking distance from Koramangala office',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { area: 'Koramangala' },
      },
      {
        text: 'after the wedding we will stay in Kochi, a rented flat within 20000 is fine',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi', price: { max: 20000 } },
      },
      {
        text: 'I drive a scooter only, forget the car parking',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        drop: ['parking'],
      },
      {
        text: 'a balcony to dry clothes would be nice',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { amenities: ['balcony'] },
      },
      {
        text: 'my kids need a play area',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { amenities: ['play_area'] },
      },
      {
        text: 'I live alone so there must be security',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { amenities: ['security'] },
      },
      {
        text: 'we have a cat, so pets should be allowed',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { amenities: ['pet_friendly'] },
      },
      {
        text: 'AC is a must in this heat',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { amenities: ['air_conditioning'] },
      },
      {
        text: "Baner would suit my wife's office",
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { area: 'Baner' },
      },
      {
        text: '20k is what we can manage',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'grandpa loves plants so a garden please',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        set: { amenities: ['garden'] },
      },
    ],
  },
]
