/** Settings with which the channel is on; the Graph API of a test goes with them. */
export const whatsappSettings = {
  WHATSAPP_VERIFY_TOKEN: 'a word of ours',
  WHATSAPP_APP_SECRET: 'app secret of a test',
  WHATSAPP_ACCESS_TOKEN: 'token of a test',
  WHATSAPP_PHONE_NUMBER_ID: '27681414235104944',
  // Nobody answers there.
  WHATSAPP_GRAPH_URL: 'http://127.0.0.1:9',
} as const
