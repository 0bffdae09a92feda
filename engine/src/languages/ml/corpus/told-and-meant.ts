import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const toldAndMeant: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'hello njan sujith, aluvayil ninnu aanu, kalamasseryil oru flat nokkuvayirunnu vaadakakk, 14 vare',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kalamassery',
          price: upTo(14000),
        },
      },
      {
        text: 'enikkoru swapnam und, swanthamayi oru veed, kottayathu, 35 lakhs',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kottayam', price: upTo(3500000) },
      },
      {
        text: 'kuttikalkku avadhi aakumbol maranam, may maasam, ernakulath 3bhk vaadakaykku',
        set: { transaction_type: 'rent', city: 'Kochi', bedrooms: exactly(3) },
      },
      {
        text: 'njangal hindukkal aanu vegetarian aanu, veedu kittumo vaadakakk',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'sarkar udyogasthan aanu, quarters kittiyilla, kannur town vaadaka veed 2 muri',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kannur', bedrooms: exactly(2) },
      },
      {
        text: 'ee maasam theerunnathinu munp oru veed kittanam pathanamthitta side',
        set: { property_type: 'house', city: 'Pathanamthitta' },
      },
      {
        text: 'bhoomi vangi itta mathi veedu pinne panniyaam, wayanad 50 cent',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Wayanad', size_sqft: atLeast(21780) },
      },
      {
        text: 'njan paranja budget il kittillenkil 5 laksham koode aakkam',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3500000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'naale 10 manikk varaan pattumo agent', act: 'question' },
      { text: 'owner NRI aano', act: 'question' },
      { text: 'veettukarye vilikkan pattumo', act: 'question' },
      { text: 'ente phone number maari', act: 'unclear' },
      { text: 'ithrem kashtappettitt oru veed kittiyillallo', act: 'unclear' },
      { text: 'kalyana aalochana nadakkunnu molkku', act: 'unclear' },
      { text: 'muthoot il ninnu loan eduthittund', act: 'unclear' },
      { text: 'sugham thanne alle', act: 'greet' },
      { text: 'santhosham aayi chetta', act: 'thanks' },
      { text: 'athreyullu vere onnumilla', act: 'deny' },
      { text: 'pokatte samayam aayi', act: 'goodbye' },
      { text: 'athaanu njan udheshichath', act: 'affirm' },
      { text: 'njan udheshichath athalla', act: 'deny' },
      { text: 'para kelkkatte', act: 'unclear' },
    ],
  },
]
