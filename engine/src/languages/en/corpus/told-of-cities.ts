import { wishesAndTalk } from '../../corpus-case.ts'

/** What is told and asked of cities and wishes for nothing, and wishes that are like it. */
export const toldOfCities = wishesAndTalk([
  {
    text: 'my salary got credited 45000 today',
    act: 'unclear',
  },
  {
    text: 'chennai super kings won by 3 wickets',
    act: 'unclear',
  },
  {
    text: 'train from pune to mumbai at 6 am',
    act: 'unclear',
  },
  {
    text: 'i bought a new phone for 30k',
    act: 'unclear',
  },
  {
    text: '2 crore people visited kumbh',
    act: 'unclear',
  },
  {
    text: 'is mysore safe for families',
    act: 'question',
  },
  {
    text: 'how far is kochi airport from kakkanad',
    act: 'question',
  },
  {
    text: 'what is the stamp duty in karnataka',
    act: 'question',
  },
  {
    text: 'whats the average rent in indiranagar',
    act: 'question',
  },
  {
    text: 'my friend bought a flat in pune for 80 lakhs',
    act: 'unclear',
  },
  {
    text: 'it is raining heavily in mumbai',
    act: 'unclear',
  },
  {
    text: 'which bank gives home loan at lowest interest',
    act: 'question',
  },
  {
    text: 'what is carpet area',
    act: 'question',
  },
  {
    text: 'order a pizza',
    act: 'unclear',
  },
  {
    text: 'are rents going up in hyderabad',
    act: 'question',
  },
  {
    text: 'is noida a good place to live',
    act: 'question',
  },
  {
    text: 'are flats costly in bandra',
    act: 'question',
  },
  {
    text: 'is it cheaper to live in pune',
    act: 'question',
  },
  {
    text: 'is whitefield far from the airport',
    act: 'question',
  },
  {
    text: 'will prices drop in gurgaon',
    act: 'question',
  },
  {
    text: 'should i buy or rent',
    act: 'question',
  },
  {
    text: 'is velachery flooded every year',
    act: 'question',
  },
  {
    text: 'does kochi have a metro',
    act: 'question',
  },
  {
    text: 'is there a metro in kochi',
    act: 'question',
  },
  {
    text: 'do flats in mumbai have parking usually',
    act: 'question',
  },
  {
    text: 'can i get a loan for a plot',
    act: 'question',
  },
  {
    text: 'is it a good time to buy a house',
    act: 'question',
  },
  {
    text: 'is 50 lakhs enough for a flat in chennai',
    act: 'question',
  },
  {
    text: 'how much would a 2bhk cost in whitefield',
    act: 'question',
  },
  {
    text: 'what is the price of land in mysore',
    act: 'question',
  },
  {
    text: 'which is better, hsr or koramangala',
    act: 'question',
  },
  {
    text: 'why is mumbai so expensive',
    act: 'question',
  },
  {
    text: 'mumbai indians lost the match',
    act: 'unclear',
  },
  {
    text: 'delhi is very polluted these days',
    act: 'unclear',
  },
  {
    text: 'there is too much traffic in bangalore',
    act: 'unclear',
  },
  {
    text: 'my sister lives in pune',
    act: 'unclear',
  },
  {
    text: 'i visited goa last week',
    act: 'unclear',
  },
  {
    text: 'hyderabad weather is awesome',
    act: 'unclear',
  },
  {
    text: 'mysore palace looks beautiful at night',
    act: 'unclear',
  },
  {
    text: 'had great seafood in kochi',
    act: 'unclear',
  },
  {
    text: 'jaipur is called the pink city',
    act: 'unclear',
  },
  {
    text: 'ooty was freezing last december',
    act: 'unclear',
  },
  {
    text: 'my flight to delhi got cancelled',
    act: 'unclear',
  },
  {
    text: 'varanasi ghats are so crowded',
    act: 'unclear',
  },
  {
    text: 'amritsar golden temple is peaceful',
    act: 'unclear',
  },
  {
    text: 'the chennai metro is very clean',
    act: 'unclear',
  },
  {
    text: 'surat diamonds are famous',
    act: 'unclear',
  },
  {
    text: 'agra petha tastes awesome',
    act: 'unclear',
  },
  {
    text: 'heavy floods in guwahati again',
    act: 'unclear',
  },
  {
    text: 'is the market slow in gurgaon',
    act: 'question',
  },
  {
    text: 'is renting cheaper than buying these days',
    act: 'question',
  },
  {
    text: 'is owning a house worth it',
    act: 'question',
  },
  {
    text: 'goa beaches are overcrowded nowadays',
    act: 'unclear',
  },
  {
    text: 'mysore silk sarees are lovely',
    act: 'unclear',
  },
  {
    text: 'the bus from madurai was late',
    act: 'unclear',
  },
  {
    text: 'nagpur oranges are juicy',
    act: 'unclear',
  },
  {
    text: 'noida twin towers were demolished',
    act: 'unclear',
  },
  {
    text: 'my cousin got married in jaipur',
    act: 'unclear',
  },
  {
    text: 'power cut in chennai since morning',
    act: 'unclear',
  },
  {
    text: 'kochi airport runs on solar',
    act: 'unclear',
  },
  {
    text: 'pune itself is fine',
    set: {
      city: 'Pune',
    },
  },
  {
    text: 'chennai would be great',
    set: {
      city: 'Chennai',
    },
  },
  {
    text: 'kochi side somewhere',
    set: {
      city: 'Kochi',
    },
  },
  {
    text: 'hyderabad sounds good',
    set: {
      city: 'Hyderabad',
    },
  },
])
