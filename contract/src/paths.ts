/** Paths of the API, relative to the API's base address (`/v1` on the same origin by default). */
export const apiBase = '/v1'

export const paths = {
  chatV1: '/user/chat',
  chatV2: '/user/chat-v2',
  chatV3: '/user/chat-v3',
  addNewRequirement: '/user/add_new_requirement',
  /** What the privacy policy says of this installation. */
  about: '/about',
  tts: '/api/tts',
  transcribeAudio: '/transcribe/transcribe-audio',
  /** Where Meta posts what people write on WhatsApp. */
  whatsappWebhook: '/whatsapp/webhook',
  /** A one-time code to go on in WhatsApp with a chat begun on the web. */
  whatsappContinue: '/whatsapp/continue',
  /** One listing as a seeker may see it. */
  listing: '/listings/:id',
  voiceCapabilities: '/api/voice/capabilities',
  realtorLogin: '/realtor/login',
  realtorLogout: '/realtor/logout',
  realtorForgotPassword: '/realtor/forgot-password',
  setPassword: '/realtor/set-password',
  adminLogin: '/admin/login',
  adminLogout: '/admin/logout',
  adminForgotPassword: '/admin/forgot-password',
  isAdmin: '/admin/isadmin',
  signup: '/realtor/signup',
  realtorList: '/realtor/list',
  whatsappList: '/realtor/whatsapp-list',
  /** The same lists as files. */
  realtorListCsv: '/realtor/list.csv',
  whatsappListCsv: '/realtor/whatsapp-list.csv',
  chatHistory: '/realtor/chat-history',
  /** All exchanges of one person. */
  chat: '/realtor/chat-history/:id',
  lead: '/realtor/leads/:id',
  leadState: '/realtor/leads/:id/state',
  claimCallback: '/realtor/leads/:id/claim',
  /** A stream of what changed. */
  realtorLive: '/realtor/live',
  adminRealtors: '/admin/realtors',
  updateSubscription: '/admin/update_subscription/:id',
  /** A new link to set the password of a realtor. */
  realtorLink: '/admin/realtors/:id/password-link',
  /** Names of cities, and of a city's areas, to choose from in forms. */
  adminPlaces: '/admin/places',
  adminCallbacks: '/admin/callbacks',
  insights: '/admin/insights',
  adminListings: '/admin/listings',
  adminListing: '/admin/listings/:id',
  adminListingStatus: '/admin/listings/:id/status',
  adminListingKept: '/admin/listings/:id/kept-by-hand',
  /** The one file that is being brought in: its state, and where it is uploaded to. */
  listingImport: '/admin/listings/import',
  listingImportSettings: '/admin/listings/import/settings',
  listingImportRun: '/admin/listings/import/run',
  listingImportCancel: '/admin/listings/import/cancel',
  listingImportRejects: '/admin/listings/import/rejects.csv',
} as const

/** Addresses at which the web app has a page for seekers; any other is answered with 404. */
export const pagePaths = [
  '/',
  '/home',
  '/user/welcome',
  '/user/welcome-v2',
  '/user/chat',
  '/user/chat-v2',
  '/user/chat-v3',
  '/user/thank-you',
  '/user/thank-you-v2',
  '/user/hear',
  '/user/listing',
  '/user/submit-form',
  '/user/form/thank-you',
  '/privacy-policy',
] as const

/** Addresses at which it has a page for realtors and admins. */
export const staffPagePaths = [
  '/login',
  '/realtor/login',
  '/realtor/set-password',
  '/realtor/requirement',
  '/realtor/whatsapp-requirement',
  '/realtor/chat-history',
  '/admin/login',
  '/dashboard',
  '/dashboard/realtor/signup',
  '/dashboard/listings',
  '/dashboard/callbacks',
  '/dashboard/insights',
] as const

/** Short addresses, and the pages that they lead to. */
export const shortPaths = { '/admin': '/dashboard', '/realtor': '/realtor/requirement' } as const
