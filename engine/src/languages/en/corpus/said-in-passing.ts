import { wishesAndTalk } from '../../corpus-case.ts'

/** Talk of other things, and questions about homes and the service. */
export const saidInPassing = wishesAndTalk([
  {
    text: 'need to renew my car insurance this week',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my flight got delayed by 3 hours',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'bought 2 kg mangoes for 300 rupees',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'I had paneer tikka for dinner',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my son scored 85 percent in boards',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'the new iphone is too costly',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'book two tickets for the 9 pm show',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'recharge my jio number with 299',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'how do i link aadhaar with pan',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'what is the home loan interest rate in sbi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'how much emi for 50 lakhs over 20 years',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'is stamp duty same for women',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'block my credit card immediately',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i want to apply for a personal loan of 3 lakhs',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'why was my card declined',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'my salary is not credited yet',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'there was a fraud transaction of 12000 on my card',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'when is the next train to mysore',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'book a cab to the airport at 5 am',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'looking for a hotel in goa for 3 nights',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'which is the best beach in goa',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'it is raining cats and dogs here',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'will it rain tomorrow in chennai',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'too hot today, 42 degrees',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'dhoni hit a six on the last ball',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: "who won yesterday's match",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'india needs 20 runs in 12 balls',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i am watching a movie at home',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my maid did not come today',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'the lift in our building is not working since morning',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'our society has no water since two days',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'power cut again in my area',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my landlord is troubling me about the deposit',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'neighbours upstairs make a lot of noise',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my washing machine broke down',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'need a plumber for a leaking tap',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'ac service due this month',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'got stuck in traffic for 2 hours near silk board',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'parked my car on the road and got a fine',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my dog is not eating well',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'gym trainer is asking 5000 per month',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'swimming pool was closed yesterday',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: "my sister's wedding is on 12th december",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'we have exams next month',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'happy diwali to you and your family',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'greet',
  },
  {
    text: 'i got a promotion yesterday',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i quit my job last week',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my mother is in the hospital',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i have fever since yesterday',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'can you suggest a good doctor',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'how to make filter coffee',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'order a veg biryani from paradise',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'is swiggy working now',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'my parcel has not arrived yet',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'this app is very slow',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i forgot my password',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'how can i change my phone number',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'help',
  },
  {
    text: 'i did not get the otp',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'do you have an android app',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'can i list my property with you',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'how do you find these houses',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'are your listings verified',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'do you charge the owner or the tenant',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'how many months of advance',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'is there a lock in period',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'does it face east',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'is there a school close by',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'is parking included in the rent',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'does the water come from the corporation',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'is it a new building',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: "what's the carpet area",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'can you send me photos',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'has anyone lived there before',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'why is it so cheap',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'can I get it for 18k',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'do i need to pay for the visit',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'can pets stay there',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'does the flat come with a geyser',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'is smoking allowed',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'how is the neighbourhood',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'how is the traffic there in the evening',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'what if i leave early',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'can two friends share it',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'what do you mean by carpet area',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'what is the difference between rent and lease',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'which bank gives the best home loan',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'should i buy now or wait',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'are prices going up in whitefield',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'my friend pays 25000 for a 2bhk in whitefield',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'we sold our house in mysore for 60 lakhs',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i used to live in a 3bhk with a pool',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: "my brother's villa has a big garden",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my uncle lives in a penthouse in mumbai',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'last year rents were lower',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i visited a flat yesterday, it was dirty',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'a friend told me about you',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i will ask my wife and tell you',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: "i'm busy at the moment, will text later",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'brokers are all cheats',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'life is hard in this city',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my name is Rahul',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'we are newly married',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i work in TCS',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i am 28 years old',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my email is on the form',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'two people liked my post',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'the bus was full today',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'petrol has become 105 rupees',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'gold is at 70000 now',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'sensex fell 500 points',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my rent agreement expires next month',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'the owner wants us to vacate by june',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'buy milk and bread on the way home',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i want to buy a second hand car under 4 lakhs',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'looking for a job in bangalore',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i need a laptop under 50000',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'rent a bike for two days',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'want to sell my old phone',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i need a shop for my boutique',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'show me restaurants near koramangala',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my daughter wants a doll house',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'house of the dragon season 2 is great',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'the white house issued a statement',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'the restaurant bill was 2500 for two',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'school fees are 80000 per year',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'the auto guy charged me 250',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'we ordered a 3 seater sofa',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my room cooler costs 6000',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i ran 5 km in the park today',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'meeting at 3 in the conference room',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
])
