import type { LeadResponse, LeadSource } from '@guru/contract/leads'
import { Button, Center, Drawer, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { ApiFailure } from '../../lib/request.ts'
import { failureText } from '../../staff/failures.ts'
import { useLast } from '../../staff/use-last.ts'
import { CallbackBadge, CallTime, longDate } from './lead-card.tsx'
import style from './lead-drawer.module.css'
import { LeadMatches } from './lead-matches.tsx'
import { LeadStateForm } from './lead-state-form.tsx'
import { ReachSeeker } from './reach-seeker.tsx'
import { useLead } from './use-lead.ts'

/** A lead that was opened: what is wanted, whom to call, what was done, and the best listings for it. */
export function LeadDrawer({
  id,
  source,
  onClose,
}: {
  id: string | null
  source: LeadSource
  onClose(): void
}) {
  const shown = useLast(id)
  const { lead, note, claim } = useLead(shown)
  const answer = lead.data
  return (
    <Drawer
      opened={id !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={answer ? nameOf(answer, source) : 'Lead'}
    >
      {lead.isPending && (
        <Center py="xl">
          <Loader aria-label="Loading the lead" />
        </Center>
      )}
      {lead.isError && !answer && (
        <Stack py="xl" align="center" role="alert">
          <Text c="dimmed">{failureText(lead.error)}</Text>
          {isGone(lead.error) ? (
            <Button variant="default" onClick={onClose}>
              Back to the list
            </Button>
          ) : (
            <Button variant="default" onClick={() => lead.refetch()}>
              Try again
            </Button>
          )}
        </Stack>
      )}
      {answer && (
        <Stack gap="lg">
          <Stack gap="xs">
            <Text size="lg">{answer.text}</Text>
            {answer.lead.call_time && (
              <Text>
                When to call: <CallTime time={answer.lead.call_time} />
              </Text>
            )}
            <Group gap="xs">
              {answer.lead.callback && <CallbackBadge status={answer.lead.callback.status} />}
              <Text c="dimmed" size="sm">
                Updated {longDate(answer.lead.updatedAt)}
              </Text>
            </Group>
          </Stack>
          {answer.lead.callback?.status === 'offered' && (
            <Button size="lg" loading={claim.isPending} onClick={() => claim.mutate()}>
              I will call
            </Button>
          )}
          <LeadStateForm key={answer.lead.id} answer={answer} saving={note.isPending} onSave={note.mutate} />
          {answer.said.length > 0 && (
            <section aria-label="In the seeker's own words">
              <Title order={3} size="h5" mb="xs">
                In the seeker's own words
              </Title>
              <ul className={style.said}>
                {answer.said.map((text, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice, and the list only grows
                  <li key={at} dir="auto">
                    {text}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <LeadMatches matches={answer.matches} />
          <div className={style.reach}>
            <ReachSeeker lead={answer.lead} />
          </div>
        </Stack>
      )}
    </Drawer>
  )
}

const isGone = (error: Error) => error instanceof ApiFailure && [404, 422].includes(error.status)

function nameOf({ lead }: LeadResponse, source: LeadSource): string {
  if (lead.userName !== null) return lead.userName
  return source === 'whatsapp' && lead.mobile_number ? `+${lead.mobile_number}` : 'Unknown User'
}
