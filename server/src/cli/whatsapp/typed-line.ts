import { type MessagePayload, message, type Sender, tapMessage, textMessage } from './payloads.ts'

/** Something that can be tapped under the last message. */
export interface TapOption {
  id: string
  title: string
}

/** What a line of the terminal stands for. */
export type TypedLine =
  | { kind: 'message'; message: MessagePayload }
  | { kind: 'hide' }
  | { kind: 'help' }
  | { kind: 'quit' }

export const help = [
  'Write as you would on WhatsApp; a number taps what is offered under it.',
  '/location LATITUDE,LONGITUDE   sends a pin    /photo   sends a photo    /voice   sends a voice note',
  '/share   shares your number    /hide   hides it, as people may    /quit',
]

/** Reads a line: a command, the number of an option, or words. */
export function readLine(
  line: string,
  sender: Sender,
  options: readonly TapOption[],
  number: string,
): TypedLine {
  const [command = '', argument = ''] = line.split(/\s+/, 2)
  switch (command) {
    case '/help':
      return { kind: 'help' }
    case '/quit':
      return { kind: 'quit' }
    case '/hide':
      return { kind: 'hide' }
    case '/photo':
      return { kind: 'message', message: message(sender, 'image', { image: { id: 'photo' } }) }
    case '/voice':
      return { kind: 'message', message: message(sender, 'audio', { audio: { id: 'voice', voice: true } }) }
    case '/share': {
      const contacts = [{ origin: 'contact_request', phones: [{ wa_id: number }] }]
      return { kind: 'message', message: message(sender, 'contacts', { contacts }) }
    }
    case '/location': {
      const [latitude, longitude] = argument.split(',').map(Number)
      return { kind: 'message', message: message(sender, 'location', { location: { latitude, longitude } }) }
    }
  }
  const option = /^\d{1,2}$/.test(line) ? options[Number(line) - 1] : undefined
  return {
    kind: 'message',
    message: option ? tapMessage(sender, option.id, option.title, 'list') : textMessage(sender, line),
  }
}
