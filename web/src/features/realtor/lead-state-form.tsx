import {
  type LeadResponse,
  type LeadState,
  type LeadStateRequest,
  leadStateRequestSchema,
  leadStates,
} from '@guru/contract/leads'
import { Button, Chip, Group, Stack, Textarea, TextInput, Title } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { unsaved } from '../../staff/unsaved.ts'
import { stateNames } from './lead-names.ts'

const unsavedNotes = unsaved<{ state: LeadState; reason: string; note: string }>('realtor')

/** What this realtor has done about a lead; nobody else sees it. */
export function LeadStateForm({
  answer,
  saving,
  onSave,
}: {
  answer: LeadResponse
  saving: boolean
  onSave(noted: LeadStateRequest): void
}) {
  const lead = answer.lead.id
  const kept = unsavedNotes.read(lead)
  const [state, setState] = useState(kept?.state ?? answer.lead.state)
  const [reason, setReason] = useState(kept?.reason ?? answer.reason ?? '')
  const [note, setNote] = useState(kept?.note ?? answer.note ?? '')
  const [fault, setFault] = useState<string | null>(null)
  const why = useRef<HTMLInputElement>(null)
  const changed =
    state !== answer.lead.state || reason !== (answer.reason ?? '') || note !== (answer.note ?? '')
  useEffect(() => {
    if (changed) unsavedNotes.keep({ state, reason, note }, lead)
    else unsavedNotes.drop(lead)
  }, [changed, lead, state, reason, note])
  function submit(event: FormEvent) {
    event.preventDefault()
    const checked = leadStateRequestSchema.safeParse({
      state,
      note,
      ...(state === 'not_useful' && { reason }),
    })
    setFault(checked.error?.issues[0]?.message ?? null)
    if (checked.success) onSave(checked.data)
    else why.current?.focus()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Title order={3} size="h5">
          What have you done?
        </Title>
        <Chip.Group
          value={state}
          onChange={(value) => setState(leadStates.find((one) => one === value) ?? 'new')}
        >
          <Group gap="xs" role="radiogroup" aria-label="State of this lead">
            {leadStates.map((one) => (
              <Chip key={one} value={one} size="lg" radius="xl">
                {stateNames[one]}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        {state === 'not_useful' && (
          <TextInput
            label="Why?"
            ref={why}
            value={reason}
            maxLength={100}
            error={fault}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        <Textarea
          label="Your note"
          autosize
          minRows={2}
          maxLength={2000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button type="submit" variant="light" loading={saving}>
          Save
        </Button>
      </Stack>
    </form>
  )
}
