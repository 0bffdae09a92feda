/** Screen texts that stay word for word as they are, in English; localised ones start from these. */
export const chatTexts = {
  languagePrompt: 'Please select the language you prefer in below :',
  you: 'You',
  guru: 'Guru AI',
  inputPlaceholder: 'Type your message here...',
  connect: 'Click here to connect with authorized realtors',
  requestCallback: 'Request Callback',
  firstQuestionFailed: 'Failed to fetch the first question.',
  replyFailed: 'Failed to fetch the response from the API.',
  sessionRequired: 'Session ID is required',
} as const

/** What the two older chats begin with, before any language is known; their pages say it themselves. */
export const firstMessage =
  'Hello, I can help you find your dream property, What type of property are you interested in?'

export const callbackTexts = {
  title: 'Contact Form',
  subtitle: 'Enter your details to contact an authorized realtor for your requirements',
  name: 'Name',
  mobileNumber: 'Mobile Number',
  submit: 'Submit',
  nameRequired: 'User name is required',
  mobileRequired: 'Mobile number is required',
  mobileDigits: 'Mobile number must be exactly 10 digits',
  thanksTitle: 'Thank You for Reaching Out!',
  thanksBody: 'Our team will get back to you shortly.',
  sentTitle: 'Submission Successful',
  sentBody: 'Your details have been sent. We will contact you shortly.',
  failedTitle: 'Submission Failed',
  failedBody: 'There was an error submitting the form. Please try again later.',
} as const

/** Texts of the entry form of the two older chats. */
export const welcomeTexts = {
  title: 'Welcome',
  name: 'Username',
  namePlaceholder: 'Enter username',
  mobileNumber: 'Mobile Number',
  mobilePlaceholder: 'Enter mobile number',
  submit: 'Submit',
  nameRequired: 'Username is required',
  mobileRequired: 'Mobile number is required',
  mobileDigits: 'Mobile number must be 10 digits',
} as const

/** Texts of the two older chats and of the page behind the first. */
export const olderChatTexts = {
  firstMessage,
  noVisitor: 'User information not found. Please log in.',
  introTitle: 'Guru AI',
  launch: 'Launch',
  launchHint: 'click "Launch" to chat with Guru, your real-estate Guru!',
  thankYou: 'Thank You!',
  matchedProperties: 'Matched Properties',
  waitForMatch: 'Our team will get back to you soon after finding the right match for you.',
} as const

/** Texts of the landing page that stay word for word. */
export const landingTexts = {
  headline: 'Meet Guru, Your AI Real Estate Assistant',
  start: 'Get Started with Guru',
  connect: 'Connect with Guru',
} as const
