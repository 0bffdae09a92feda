import type { ListingImport } from '@guru/contract/listing-import'
import { Alert, Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core'
import { count, counted } from '../../counted.ts'
import { CheckFile } from './check-file.tsx'
import { Reasons } from './reasons.tsx'
import type { ImportWork } from './use-import.ts'

/** The file that is being brought in, from the upload to what became of it; nothing where there is none. */
export function ImportCard({ work }: { work: ImportWork }) {
  const { job, sent } = work
  if (sent === null && job === null) return null
  return (
    <Paper component="section" withBorder radius="lg" p="md" mb="md" maw={860} aria-labelledby="import-title">
      <Title order={2} size="h4" id="import-title" mb="sm" style={{ overflowWrap: 'anywhere' }}>
        {sent === null && job ? `Import: ${job.file}` : 'Import'}
      </Title>
      {sent !== null ? <Uploading part={sent} /> : job && <Stage job={job} work={work} />}
    </Paper>
  )
}

function Stage({ job, work }: { job: ListingImport; work: ImportWork }) {
  switch (job.state) {
    case 'unsettled':
    case 'settled':
      return <CheckFile key={job.id} job={job} work={work} />
    case 'running':
      return <Running job={job} work={work} />
    case 'done':
      return <Done job={job} work={work} />
    case 'failed':
      return (
        <Stack gap="sm">
          <Alert color="brick" title="Not imported">
            {job.fault}
          </Alert>
          <CloseButton job={job} work={work} />
        </Stack>
      )
  }
}

function Uploading({ part }: { part: number }) {
  const percent = Math.floor(part * 100)
  return (
    <Stack gap="xs">
      <Progress.Root size="xl">
        <Progress.Section value={percent} aria-label="Upload" />
      </Progress.Root>
      <Text role="status">{percent < 100 ? `Uploading, ${percent} %` : 'Looking at the file'}</Text>
    </Stack>
  )
}

function Running({ job, work }: { job: ListingImport; work: ImportWork }) {
  const { part, rows, rejected } = job.progress ?? { part: 0, rows: 0, rejected: 0 }
  const percent = Math.floor(part * 100)
  return (
    <Stack gap="xs">
      <Progress.Root size="xl">
        <Progress.Section value={percent} aria-label="Import" animated />
      </Progress.Root>
      <Text role="status">
        {percent} %, {counted(rows, 'row')} read, {count(rejected)} refused
      </Text>
      <Text c="dimmed" size="sm">
        It goes on when you leave this page. Nothing is shown to seekers before all of it is in.
      </Text>
      <Group justify="flex-end">
        <Button variant="default" loading={work.cancel.isPending} onClick={() => work.cancel.mutate(job)}>
          Stop
        </Button>
      </Group>
    </Stack>
  )
}

function Done({ job, work }: { job: ListingImport; work: ImportWork }) {
  const { rows, added, changed, duplicates, kept, rejected, reasons } = job.report ?? nothing
  return (
    <Stack gap="sm">
      <Alert
        color={rejected === rows ? 'brick' : 'peacock'}
        title={`${counted(added, 'listing')} added`}
        role="status"
      >
        {counted(rows, 'row')}: {count(added)} added, {count(changed)} changed, {count(duplicates)} known
        already, {count(rejected)} refused. They are kept under the source “{job.source}”.
        {kept > 0 &&
          ` ${counted(kept, 'listing')} ${kept === 1 ? 'keeps' : 'keep'} what was set by hand, though the file has it otherwise.`}
      </Alert>
      <Reasons reasons={reasons} />
      {rejected > 0 && !job.has_rejects && (
        <Text size="sm" c="dimmed">
          The refused rows themselves were kept by the server that imported the file, until it ended.
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        {job.has_rejects && (
          <Button
            variant="default"
            loading={work.saveRejects.isPending}
            onClick={() => work.saveRejects.mutate(job)}
          >
            Download refused rows
          </Button>
        )}
        <CloseButton job={job} work={work} />
      </Group>
    </Stack>
  )
}

function CloseButton({ job, work }: { job: ListingImport; work: ImportWork }) {
  return (
    <Group justify="flex-end">
      <Button loading={work.cancel.isPending} onClick={() => work.cancel.mutate(job)}>
        Close
      </Button>
    </Group>
  )
}

const nothing = { rows: 0, added: 0, changed: 0, duplicates: 0, kept: 0, rejected: 0, reasons: [] }
