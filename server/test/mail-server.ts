import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  /** Headers and text, in whole lines. */
  text: string
}

/** A mail server on loopback that takes every mail. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string
  /** What came so far, the oldest first. */
  inbox: readonly ReceivedMail[]
  close(): Promise<void>
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const inbox: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let text = ''
      stream.on('data', (piece) => {
        text += piece
      })
      stream.on('end', () => {
        inbox.push({ to: envelope.rcptTo.map(({ address }) => address), text: text.replaceAll('=\r\n', '') })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    inbox,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
