import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  /** Plain text. */
  text: string
}

/** Sends mail; resolves when the mail server took it. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}

export interface MailSettings {
  /** `smtp://USER:PASSWORD@HOST:587` or `smtps://…:465`. */
  url: string
  from: string
}

/** Milliseconds that the mail server has to answer. */
const patience = 10_000

/** Sends by SMTP, over TLS wherever the mail server offers it. */
export function smtpMailer({ url, from }: MailSettings): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
    { from },
  )
  return {
    send: async (mail) => {
      await transport.sendMail(mail)
    },
    close: () => transport.close(),
  }
}
