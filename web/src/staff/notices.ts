import { notifications } from '@mantine/notifications'

/** Kinds of notices, and how long each stays. */
type Kind = 'success' | 'failure' | 'info' | 'warning'

const colours: Record<Kind, string> = {
  success: 'green',
  failure: 'red',
  info: 'peacock',
  warning: 'marigold',
}

/** Shows a notice. @param stays milliseconds. */
export function notice(
  kind: Kind,
  title: string,
  { message, stays = 5000 }: { message?: string; stays?: number } = {},
): void {
  notifications.show({ title, message: message ?? '', color: colours[kind], autoClose: stays, role: 'alert' })
}
