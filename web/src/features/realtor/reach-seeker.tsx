import type { LeadCard } from '@guru/contract/leads'
import { Button, CopyButton, Group, Text } from '@mantine/core'
import { numbersOf } from './numbers-of.ts'
import style from './reach-seeker.module.css'

/** One tap to call, to write, or to copy the number. */
export function ReachSeeker({ lead }: { lead: LeadCard }) {
  const numbers = numbersOf(lead)
  if (numbers === null) return <Text c="dimmed">{whyHidden(lead)}</Text>
  return (
    <Group gap="xs" className={style.ways}>
      <Button component="a" href={`tel:+${numbers.call}`} px="xs">
        Call
      </Button>
      <Button
        component="a"
        href={`https://wa.me/${numbers.whatsapp}`}
        target="_blank"
        rel="noreferrer"
        variant="light"
        px="xs"
      >
        WhatsApp
      </Button>
      <CopyButton value={`+${numbers.call}`}>
        {({ copied, copy }) => (
          <Button variant="default" px="xs" onClick={copy} aria-live="polite">
            {copied ? 'Copied' : 'Copy number'}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}

function whyHidden({ callback }: LeadCard): string {
  switch (callback?.status) {
    case 'taken':
      return 'Another realtor has taken this callback.'
    case 'mine':
      return 'The seeker hides the number. Guru has asked for it on WhatsApp; it shows here once it is shared.'
    default:
      return 'The number shows once you have taken the callback, if the seeker left one.'
  }
}
