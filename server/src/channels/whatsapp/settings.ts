/** The business's number at Meta's Cloud API, and how Guru uses it. */
export interface WhatsappSettings {
  /** What Meta sends when the webhook is entered there. */
  verifyToken: string
  /** Signs what Meta posts. */
  appSecret: string
  accessToken: string
  phoneNumberId: string
  /** With the version, without a slash at its end. */
  graphUrl: string
  /** That people write to, digits alone; null: the web chat does not offer it. */
  number: string | null
  /** Template for the confirmation of a callback when free messages are not allowed; null: it is left out. */
  callbackTemplate: string | null
  /** For how long a message that cannot be sent is tried again. */
  retryMinutes: number
}
