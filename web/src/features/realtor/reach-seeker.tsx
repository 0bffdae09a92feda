import type { LeadCard } from '@guru/contract/leads'
import { Button, CopyButton, Group, Text } from '@mantine/core'

/** One tap to call, to write, or to copy the number. */
export function ReachSeeker({ lead }: { lead: LeadCard }) {
  const number = lead.mobile_number ?? lead.userMobile
  if (number === null) {
    return (
      <Text c="dimmed">
        {lead.callback?.status === 'taken'
          ? 'Another realtor has taken this callback.'
          : 'The number shows once you have taken the callback, if the seeker left one.'}
      </Text>
    )
  }
  return (
    <Group grow gap="xs">
      <Button component="a" href={`tel:+${number}`} size="md" h={48}>
        Call
      </Button>
      <Button
        component="a"
        href={`https://wa.me/${number}`}
        target="_blank"
        rel="noreferrer"
        variant="light"
        h={48}
      >
        WhatsApp
      </Button>
      <CopyButton value={`+${number}`}>
        {({ copied, copy }) => (
          <Button variant="default" h={48} onClick={copy} aria-live="polite">
            {copied ? 'Copied' : 'Copy number'}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}
