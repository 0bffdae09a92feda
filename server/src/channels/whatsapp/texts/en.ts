import type { WhatsappTexts } from './whatsapp-texts.ts'

export const en: WhatsappTexts = {
  choose: 'Choose',
  details: 'Details',
  heard: (text) => `You said: “${text}”`,
  voiceOff: 'I cannot listen to voice messages yet. Please type what you are looking for.',
  voiceUnclear: 'Sorry, I could not make out the words. Please say it again, or type it.',
  voiceTooLong: 'That voice message is too long for me. Please keep it under a minute, or type it.',
  unusable:
    'I can read messages and see a location you share, but not photos, files or contacts. What are you looking for?',
  placeUnknown: 'I do not know any city near that place. Which city or area would you like?',
  callbackNoted: 'Done. A realtor will call you on this WhatsApp number.',
  numberNeeded:
    'A realtor will gladly call you. I cannot see your number: please share it with the button below, or type it here.',
  numberNoted: (number) => `Thank you. A realtor will call you on ${number}.`,
  ownerNoted: 'Thank you, I have noted everything. A realtor will contact you.',
  stopped: 'All right, I will not write to you any more. Send START whenever you want to go on.',
  stillStopped: 'You asked me not to write to you. Shall we go on? Tap START.',
  start: 'START',
  started: 'Good to have you back. We can go on where we stopped.',
  callbackTaken: (realtor) => `${realtor} has taken your request and will call you soon.`,
  joined: 'Your chat from the website goes on here. Just write what you need.',
  codeOld:
    'That code is no longer valid. Tap “Continue on WhatsApp” on the website once more, or just write here what you are looking for.',
  trouble: 'Sorry, something went wrong here. Please send that once more.',
}
