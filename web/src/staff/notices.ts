import { notifications } from '@mantine/notifications'

/** Kinds of notices, and how long each stays. */
type Kind = 'success' | 'failure' | 'info' | 'warning'

const colours: Record<Kind, string> = {
  success: 'leaf',
  failure: 'brick',
  info: 'peacock',
  warning: 'marigold',
}

/** Shows a notice. @param stays milliseconds. */
export function notice(
  kind: Kind,
  title: string,
  { message, stays = 5000 }: { message?: string; stays?: number } = {},
): void {
  notifications.show({
    // The same notice once at a time, however often its reason comes back.
    id: `${title} ${message ?? ''}`,
    title,
    message: message ?? '',
    color: colours[kind],
    autoClose: stays,
    role: kind === 'failure' || kind === 'warning' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close this notice', size: 44 },
  })
}
