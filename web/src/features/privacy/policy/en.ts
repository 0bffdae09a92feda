import type { PolicyTexts } from './policy-texts.ts'

export const en: PolicyTexts = {
  titles: {
    introduction: 'Introduction',
    collected: 'Information we collect',
    use: 'How we use it',
    sharing: 'Whom we share it with',
    protection: 'How we protect it',
    rights: 'Your rights',
    retention: 'How long we keep it',
    cookies: 'Cookies and similar means',
    links: 'Links to others',
    children: 'Children',
    changes: 'Changes of this policy',
    contact: 'Contact',
  },
  introduction:
    'Guru helps people in India find a home or land. This page says what Guru learns about you, what it is used for and what you can do about it. It describes this service as it runs today.',
  collected: {
    said: 'What you write or say to Guru, Guru’s answers, and what Guru understood: the kind of property, place, budget, bedrooms, size and amenities that you want.',
    person:
      'Your name and mobile number, if you give them in a form. Guru never asks for a login or a proof of identity.',
    browser:
      'A random number that tells your browser from others. Your network address is used to limit how many calls come at once and is not stored with your chat.',
    voice: 'If you speak, the recording is turned into text and then thrown away. It is stored nowhere.',
    whatsapp:
      'If you write to Guru on WhatsApp: the name, the number and the key that WhatsApp gives us with your messages. Messages there go through Meta, whose own policy holds for them. A message that you delete there loses its words here, too; the word “stop” ends our messages.',
  },
  use: 'To answer you, to show matching properties and, if you ask for a call, to let a realtor call you. Numbers that say nothing about a person, such as how many chats there were in a city, show us what to improve.',
  sharing: {
    realtors:
      'Realtors who subscribe to this service see what you want, once you have left your number. Whether all of them see your number or only the one who takes your call is the operator’s choice, and every look at a number is written down.',
    admins:
      'The administrators of this service can read chats of people who left a number, to help and to check quality.',
    services:
      'Your chat is understood on this server. If its operator has set up an outside service for speech, your recordings or Guru’s sentences are sent to it. If your own browser writes down what you say, it may send the sound to its maker; you are told before that happens.',
  },
  protection:
    'A chat belongs to the browser that began it: nobody sees it because they know a number. Passwords are stored as hashes, access of realtors and administrators can be ended at once, and logs hold neither names nor numbers.',
  rights:
    'You may ask what is stored about you, have it corrected, or have it deleted, and you may withdraw your consent to be called, at any time and without giving a reason. Write or call us: see the last section.',
  retention: {
    unknown: 'The time is a setting of this service; please load the page again to see it.',
    untilAsked: 'Your chat is kept until you ask for it to be deleted.',
    days: (days) =>
      `A chat is deleted ${days} days after its last message, with everything that belongs to it. You can ask for it to be deleted sooner.`,
  },
  cookies: {
    onlyNeeded:
      'Only what the service needs to work, and nothing for advertising or for following you elsewhere.',
    cookies: (days) =>
      `The cookie XSRF-TOKEN keeps other sites from acting in your name; it goes when you close the browser. The cookie seeker, which only the older chats at /user/chat and /user/chat-v2 set, tells your browser from others for ${days ?? 'some hundred'} days.`,
    kept: 'Your browser keeps for itself, until you delete it there: your chat and its number, a message that you have not sent yet, the matches of a chat at /user/chat, a random number for this device, name and mobile number if you gave them, your yes to letting the browser listen, your choice of language, colours and sound, and a copy of these pages, so that they open without a network.',
  },
  links:
    'Answers may hold links to other sites, such as a map or a public register. What happens there is not in our hands.',
  children: 'Guru is for people of 18 years or more. We do not knowingly serve anybody younger.',
  changes:
    'When what this service does changes, this page changes with it. What it says when you visit is what holds.',
  contact: {
    missing: 'The operator of this service has not named a contact yet.',
    ways: (ways) => `Write or call: ${ways}.`,
  },
}
