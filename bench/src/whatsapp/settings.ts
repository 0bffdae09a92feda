/** By which the measured server and the stand-in for the Graph API know each other. */
export const standInSettings = {
  accessToken: 'token of a measurement',
  phoneNumberId: '100000000000000',
  appSecret: 'secret of a measurement',
  port: 38_517,
} as const

/** The same as the environment has them. */
export const whatsappEnvironment = {
  WHATSAPP_VERIFY_TOKEN: 'any',
  WHATSAPP_APP_SECRET: standInSettings.appSecret,
  WHATSAPP_ACCESS_TOKEN: standInSettings.accessToken,
  WHATSAPP_PHONE_NUMBER_ID: standInSettings.phoneNumberId,
  WHATSAPP_GRAPH_URL: `http://127.0.0.1:${standInSettings.port}`,
} as const
