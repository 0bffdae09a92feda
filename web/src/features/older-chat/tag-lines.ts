/** What the intro types: ten lines on finding, buying and selling property. */
export const tagLines = [
  'Find the home that fits your life.',
  'Buy with open eyes: every match says what fits and what does not.',
  'Sell your property to people who look for just that.',
  'Rent a flat without a hundred phone calls.',
  'Tell me your budget in lakh, crore or thousand. I understand.',
  'A plot in cents, grounds or gaj? I know them all.',
  'Two bedrooms or three? Change your mind as often as you like.',
  'Speak Tamil, Hindi, Malayalam, Kannada, Telugu, Punjabi, Bengali or English.',
  'Real listings only, nothing made up.',
  'Ready when you are: your next home is a talk away.',
] as const
