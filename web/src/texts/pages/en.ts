import { landingTexts, olderChatTexts, welcomeTexts } from '@guru/contract/texts'
import type { PageTexts } from './page-texts.ts'

export const en: PageTexts = {
  welcome: welcomeTexts,
  olderChat: olderChatTexts,
  enterDetails: 'Enter your details',
  tagLines: [
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
  ],
  landing: {
    ...landingTexts,
    lead: 'Say what home or land you want, as you would say it to a friend. Guru asks what is missing and shows what fits. Free, and without a login.',
    stage: 'How a chat looks. Tap a language.',
    languages: 'Eight languages, and the way you mix them',
    languagesText:
      'Type in your own script, in English letters, or half and half: “enakku 2bhk venum”, “मुझे flat chahiye”. Guru answers in your language, and goes along when you change it.',
    expertise: 'At home in real estate',
    skills: {
      money: {
        title: 'Money the way you say it',
        text: '“Dedh crore”, “25k”, “onnara lakh”, “eighty lakhs or a bit more”: Guru knows what you mean, in words and in digits.',
      },
      land: {
        title: 'Every measure of land',
        text: 'Cents and grounds in the south, gaj, marla and kanal in the north, katha in Bengal: Guru reckons with all of them.',
      },
      honest: {
        title: 'Real listings, honest answers',
        text: 'Every match is a listing in the database. Guru says what fits and what does not, and when somebody last confirmed it.',
      },
      change: {
        title: 'Change your mind',
        text: 'Another area, a little more budget, no parking after all: say so at any time, in your own words.',
      },
      person: {
        title: 'A person when you want one',
        text: 'Leave your number and an authorized realtor calls you back. Until then nobody learns who you are.',
      },
      speak: {
        title: 'Speak instead of typing',
        text: 'Guru reads its answers aloud, and you can talk to it.',
      },
    },
    privacy: 'Privacy policy',
    realtors: 'For realtors',
  },
  whatsapp: {
    goOn: 'Continue on WhatsApp',
    failed: 'WhatsApp could not be opened. Please try again.',
    listing: 'Property details',
    gone: 'This property is no longer there.',
  },
  privacy: { title: 'Privacy policy', inShort: null },
}
