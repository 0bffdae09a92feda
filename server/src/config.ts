import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { WhatsappSettings } from './channels/whatsapp/settings.ts'
import { SetupError } from './errors.ts'
import type { LeadRules } from './leads/viewer.ts'
import type { MailSettings } from './providers/mail.ts'
import { listenerStyles, type RemoteListenerSettings } from './providers/speech/listening/remote-listener.ts'
import type { LocalModel } from './providers/speech/listening/sherpa/local-model.ts'
import { modelsSetting } from './providers/speech/listening/sherpa/models-setting.ts'
import type { RemoteVoiceSettings } from './providers/speech/speaking/remote-voice.ts'

/** The project's folder; relative paths in settings start here. */
export const projectFolder = path.resolve(import.meta.dirname, '../..')

const onOff = z
  .enum(['on', 'off', 'true', 'false'], 'must be on or off')
  .transform((text) => text === 'on' || text === 'true')

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`)

const originOf = (text: string) => (URL.canParse(text) ? new URL(text).origin : null)

const origin = z.string().refine((text) => originOf(text) === text && /^https?:/.test(text), {
  error: (issue) => `must hold origins such as https://example.in, without a path; “${issue.input}” is none`,
})

const webAddress = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:/.test(text),
    'must be an address such as https://guru.example.in',
  )

const databaseUrl = z
  .string()
  .regex(
    /^(embedded:.+|postgres(ql)?:\/\/.+)$/,
    'must be embedded:FOLDER or postgres://USER:PASSWORD@HOST/DATABASE',
  )

const smtpUrl = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^smtps?:\/\/./.test(text),
    'must be smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST:465',
  )

/** Nobody, everybody, or the proxies' addresses. A number of proxies could be feigned by whoever calls directly. */
const trustProxy = z
  .string()
  .regex(
    /^(on|off|true|false|(loopback|linklocal|uniquelocal|[\da-f.:/]{3,}|, *)+)$/i,
    'must be on, off, or the addresses of proxies separated by commas, such as 127.0.0.1 or 10.0.0.0/8',
  )
  .transform((text): boolean | string => {
    if (text === 'on' || text === 'true') return true
    if (text === 'off' || text === 'false') return false
    return text
  })

const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(item))

/** Every setting, under its name in the environment, in the order of `.env.sample`. */
const settings = z.object({
  HOST: z.string().default('localhost'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: webAddress.optional(),
  DATABASE_URL: databaseUrl.default('embedded:./data/pg'),
  DATABASE_POOL_SIZE: wholeNumber(2, 1000).default(10),
  NAMED_STATEMENTS: onOff.default(true),
  ALLOWED_ORIGINS: list(origin).default([]),
  TRUST_PROXY: trustProxy.default(false),
  CHAT_LIMIT_PER_DEVICE: wholeNumber(0, 1_000_000).default(120),
  CHAT_LIMIT_PER_ADDRESS: wholeNumber(0, 1_000_000).default(1200),
  CALLBACK_LIMIT_PER_DEVICE: wholeNumber(0, 1_000_000).default(10),
  CALLBACK_LIMIT_PER_ADDRESS: wholeNumber(0, 1_000_000).default(100),
  SPEECH_LIMIT_PER_ADDRESS: wholeNumber(0, 1_000_000).default(600),
  TTS_URL: webAddress.optional(),
  TTS_KEY: z.string().optional(),
  TTS_MODEL: z.string().default('tts-1'),
  TTS_VOICE: z.string().default('alloy'),
  STT_URL: webAddress.optional(),
  STT_STYLE: z.enum(listenerStyles, `must be ${listenerStyles.join(', ')}`).default('openai'),
  STT_KEY: z.string().optional(),
  STT_MODEL: z.string().optional(),
  STT_MODELS: modelsSetting(projectFolder).default([]),
  STT_EMBEDDED: onOff.default(true),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  CONTACT_PHONE: z.string().max(40).optional(),
  RETENTION_DAYS: wholeNumber(0, 36_500).default(730),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.string().default('Guru <guru@localhost>'),
  LEAD_VISIBILITY: z.enum(['all', 'profile'], 'must be all or profile').default('all'),
  LEAD_NUMBER: z.enum(['claimed', 'subscribed'], 'must be claimed or subscribed').default('subscribed'),
  CALLBACK_CLAIM_MINUTES: wholeNumber(1, 10_080).default(15),
  LISTING_UPLOAD_MB: wholeNumber(1, 100_000).default(200),
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_ACCESS_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d+$/, 'must be the digits that Meta shows beside the number, not the number')
    .optional(),
  WHATSAPP_GRAPH_URL: webAddress.default('https://graph.facebook.com'),
  WHATSAPP_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must be a version such as v26.0')
    .default('v26.0'),
  WHATSAPP_NUMBER: z
    .string()
    .transform((number) => number.replaceAll(/[\s()-]/g, ''))
    .pipe(z.string().regex(/^\+?\d{7,15}$/, 'must be a number with country code, such as 919876543210'))
    .optional(),
  WHATSAPP_CALLBACK_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/, 'must be the name of a template: small letters, digits and _')
    .optional(),
  WHATSAPP_RETRY_MINUTES: wholeNumber(0, 1_380).default(60),
  DEMO: onOff.optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional(),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  VITE_API_LINK: z.string().optional(),
})

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

/** How many calls a minute are taken; 0 takes any number. */
export interface RateLimit {
  perDevice: number
  perAddress: number
}

export interface Config {
  host: string
  /** 0 takes a free one. */
  port: number
  /** The address that seekers see, without a slash at its end; null: the one that the server listens on. */
  publicUrl: string | null
  database: { url: string; poolSize: number; namedStatements: boolean }
  /** Foreign origins whose pages may call the API. */
  allowedOrigins: string[]
  trustProxy: boolean | string
  limits: { chat: RateLimit; callback: RateLimit; speech: RateLimit }
  /** A service that speaks; null: this machine's own voice. */
  remoteVoice: RemoteVoiceSettings | null
  /** A service that listens; null: none. */
  remoteListener: RemoteListenerSettings | null
  /** The operator's own models, which listen after the service, in this order. */
  localModels: readonly LocalModel[]
  /** Whether this machine's own recogniser listens, after all of them. */
  embeddedListener: boolean
  /** Who answers for the data, as the privacy policy names them. */
  contact: { email: string | null; phone: string | null }
  /** Days after its last turn that a chat is kept; null: for good. */
  retentionDays: number | null
  /** The mail server for links to set a password; null: links are shown to the admin who asks for them. */
  mail: MailSettings | null
  /** What realtors may see of leads. */
  leads: LeadRules
  /** How long a realtor may take a callback alone before it is offered to the next one as well. */
  callbackClaimMinutes: number
  /** Largest file of listings that an admin may upload, in bytes. */
  listingUploadBytes: number
  /** The business's number on WhatsApp; null: Guru is not there. */
  whatsapp: WhatsappSettings | null
  /** Fill an empty database with demo inventory and demo accounts. */
  demo: boolean
  logLevel: z.infer<typeof settings>['LOG_LEVEL'] & string
  production: boolean
  /** Base address of the API that the web app is built for; '' for this server. */
  apiLink: string
}

/**
 * Reads the settings out of an environment; an empty one counts as absent.
 * @throws SetupError with one line for every fault.
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = settings.safeParse(given)
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map(({ path: [name], message }) => `  ${name?.toString()} ${message}`)
  const faults = [...new Set([...wrong, ...missingForWhatsapp(given)])]
  if (!parsed.success || faults.length > 0) {
    throw new SetupError(`Guru cannot start with these settings:\n${faults.join('\n')}`)
  }
  const set = parsed.data
  const production = set.NODE_ENV === 'production'
  return {
    host: set.HOST,
    port: set.PORT,
    publicUrl: set.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    database: {
      url: set.DATABASE_URL.replace(
        /^embedded:(.+)$/,
        (_, folder) => `embedded:${path.resolve(projectFolder, folder)}`,
      ),
      poolSize: set.DATABASE_POOL_SIZE,
      namedStatements: set.NAMED_STATEMENTS,
    },
    allowedOrigins: set.ALLOWED_ORIGINS,
    trustProxy: set.TRUST_PROXY,
    limits: {
      chat: { perDevice: set.CHAT_LIMIT_PER_DEVICE, perAddress: set.CHAT_LIMIT_PER_ADDRESS },
      callback: { perDevice: set.CALLBACK_LIMIT_PER_DEVICE, perAddress: set.CALLBACK_LIMIT_PER_ADDRESS },
      speech: { perDevice: 0, perAddress: set.SPEECH_LIMIT_PER_ADDRESS },
    },
    remoteVoice:
      set.TTS_URL === undefined
        ? null
        : { url: set.TTS_URL, key: set.TTS_KEY ?? null, model: set.TTS_MODEL, voice: set.TTS_VOICE },
    remoteListener:
      set.STT_URL === undefined
        ? null
        : {
            url: set.STT_URL,
            style: set.STT_STYLE,
            key: set.STT_KEY ?? null,
            model: set.STT_MODEL ?? null,
          },
    localModels: set.STT_MODELS,
    embeddedListener: set.STT_EMBEDDED,
    contact: { email: set.CONTACT_EMAIL ?? null, phone: set.CONTACT_PHONE ?? null },
    retentionDays: set.RETENTION_DAYS || null,
    mail: set.SMTP_URL === undefined ? null : { url: set.SMTP_URL, from: set.MAIL_FROM },
    leads: { allAllowed: set.LEAD_VISIBILITY === 'all', numbersFor: set.LEAD_NUMBER },
    callbackClaimMinutes: set.CALLBACK_CLAIM_MINUTES,
    listingUploadBytes: set.LISTING_UPLOAD_MB * 1024 * 1024,
    whatsapp: whatsappOf(set),
    demo: set.DEMO ?? !production,
    logLevel: set.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    production,
    apiLink: set.VITE_API_LINK ?? '',
  }
}

/** Without these four Guru is not on WhatsApp. */
export const whatsappEssentials = [
  'WHATSAPP_VERIFY_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
] as const

/** Some of them alone are a mistake. */
function missingForWhatsapp(given: Record<string, unknown>): string[] {
  const missing = whatsappEssentials.filter((name) => given[name] === undefined)
  if (missing.length === whatsappEssentials.length) return []
  return missing.map((name) => `  ${name} must be set as well: WhatsApp needs all four`)
}

function whatsappOf(set: z.infer<typeof settings>): WhatsappSettings | null {
  const { WHATSAPP_VERIFY_TOKEN: verifyToken, WHATSAPP_APP_SECRET: appSecret } = set
  const { WHATSAPP_ACCESS_TOKEN: accessToken, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = set
  if (!verifyToken || !appSecret || !accessToken || !phoneNumberId) return null
  return {
    verifyToken,
    appSecret,
    accessToken,
    phoneNumberId,
    graphUrl: `${set.WHATSAPP_GRAPH_URL.replace(/\/+$/, '')}/${set.WHATSAPP_GRAPH_VERSION}`,
    number: set.WHATSAPP_NUMBER?.replace('+', '') ?? null,
    callbackTemplate: set.WHATSAPP_CALLBACK_TEMPLATE ?? null,
    retryMinutes: set.WHATSAPP_RETRY_MINUTES,
  }
}

/**
 * The settings of this process: its environment, and `.env` in the project's folder for what that leaves
 * out. The only place that reads the environment.
 */
export function readConfig(): Config {
  const file = path.join(projectFolder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return parseConfig(process.env)
}

/** The environment for a program that is started from here, with some settings changed. */
export const environmentWith = (changed: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...changed,
})
