import type { LeadCard as Lead, LeadSource } from '@guru/contract/leads'
import { Anchor, Badge, Card, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import style from './lead-card.module.css'
import { stateNames } from './lead-names.ts'

/** One lead of a list; a tap opens it. */
export function LeadCard({
  lead,
  source,
  latest,
  onOpen,
}: {
  lead: Lead
  source: LeadSource
  latest: boolean
  onOpen(): void
}) {
  const mobile = lead.userMobile === null ? 'N/A' : `+${lead.userMobile}`
  const phone = lead.mobile_number ? `+${lead.mobile_number}` : 'Unknown User'
  const name = source === 'whatsapp' ? phone : (lead.userName ?? 'Unknown User')
  const open = lead.callback?.status === 'offered'
  return (
    <Card withBorder radius="lg" p="md" component="article" className={open ? style.offered : style.card}>
      <Group justify="space-between" gap={6} mb={6}>
        <Badge variant="light" tt="capitalize">
          {lead.transaction_type ?? 'N/A'}
        </Badge>
        {latest && <Badge color="marigold">Latest</Badge>}
      </Group>
      <Title order={2} size="h4">
        <UnstyledButton onClick={onOpen} className={style.open}>
          {name}
        </UnstyledButton>
      </Title>
      <Text c="dimmed" mb="sm" className={style.value}>
        {[lead.area, lead.city].filter(Boolean).join(', ') || 'N/A'}
      </Text>
      <Stack component="dl" gap={6} m={0}>
        <Line name="Property Type">
          <span className={style.kind}>{lead.property_type ?? 'N/A'}</span>
        </Line>
        <Line name="Price">{lead.price ?? 'N/A'}</Line>
        <Line name="Mobile">
          {lead.userMobile === null ? (
            mobile
          ) : (
            <Anchor href={`tel:${mobile}`} className={style.call}>
              {mobile}
            </Anchor>
          )}
        </Line>
        {lead.call_time && (
          <Line name="Call">
            <CallTime time={lead.call_time} />
          </Line>
        )}
        <Line name="Amenity">
          {lead.amenity.map((one) => one.replaceAll('_', ' ')).join(', ') || 'Not Specified'}
        </Line>
        <Line name="Updated On">{longDate(lead.updatedAt)}</Line>
      </Stack>
      <Group gap={6} mt="sm">
        {lead.intent === 'offer' && (
          <Badge color="gray" variant="light">
            Owner
          </Badge>
        )}
        {lead.callback && <CallbackBadge status={lead.callback.status} />}
        {lead.state !== 'new' && (
          <Badge color="gray" variant="light">
            {stateNames[lead.state]}
          </Badge>
        )}
      </Group>
    </Card>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Group gap="xs" wrap="nowrap" align="baseline">
      <Text component="dt" c="dimmed" size="sm" className={style.term}>
        {name}
      </Text>
      <Text component="dd" m={0} className={style.value}>
        {children}
      </Text>
    </Group>
  )
}

/** When the seeker wants to be called, in the seeker's words; "tomorrow" needs the day on which it was said. */
export function CallTime({ time: { words, said_at } }: { time: NonNullable<Lead['call_time']> }) {
  return (
    <>
      “<bdi>{words}</bdi>”, said {longDate(said_at)}
    </>
  )
}

const callbackNames = {
  offered: { text: 'Wants a call: take it', color: 'brick' },
  mine: { text: 'Your callback', color: 'leaf' },
  taken: { text: 'Callback taken', color: 'gray' },
  waiting: { text: 'Wants a call', color: 'marigold' },
} as const

/** How a callback request stands with this realtor. */
export function CallbackBadge({ status }: { status: keyof typeof callbackNames }) {
  const { text, color } = callbackNames[status]
  return (
    <Badge color={color} variant={status === 'offered' ? 'filled' : 'light'}>
      {text}
    </Badge>
  )
}

/** "November 20, 2026", on this device's day. */
export function longDate(iso: string): string {
  const time = new Date(iso)
  if (Number.isNaN(time.getTime())) return 'N/A'
  return time.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' })
}
