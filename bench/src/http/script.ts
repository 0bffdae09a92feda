/** What each seeker of the measurement says; listings are searched for at the last two turns. */
export const script = [
  'English',
  'I want to rent',
  'a 2bhk flat',
  'in Bangalore',
  'Whitefield',
  'below 40k',
  'anything else is fine',
  'something cheaper',
] as const
