import { type LeadListResponse, type LeadSource, leadStates } from '@guru/contract/leads'
import { maxExportedLeads } from '@guru/contract/limits'
import { paths } from '@guru/contract/paths'
import { Button, Group, NativeSelect, SegmentedControl, SimpleGrid, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { fetchFrom } from '../../staff/call.ts'
import { failureText } from '../../staff/failures.ts'
import { notice } from '../../staff/notices.ts'
import { saveFile } from '../../staff/save-file.ts'
import style from './lead-filter-bar.module.css'
import { stateNames } from './lead-names.ts'
import { isNarrowed, type LeadFilters, noFilters, queryOf } from './use-leads.ts'

const count = (leads: number) => leads.toLocaleString('en-IN')

/** Keeps years to four digits. */
const lastDay = '9999-12-31'

const panelId = 'lead-filters'

const csvPaths: Record<LeadSource, string> = { web: paths.realtorListCsv, whatsapp: paths.whatsappListCsv }

/** What narrows a list down, and the file of what is shown. */
export function LeadFilterBar({
  source,
  filters,
  newest,
  shown,
  onChange,
}: {
  source: LeadSource
  filters: LeadFilters
  newest: LeadListResponse | undefined
  /** How many leads are on the page. */
  shown: number
  onChange(filters: LeadFilters): void
}) {
  const set = (changed: Partial<LeadFilters>) => onChange({ ...filters, ...changed })
  const named = (name: string, leads: number | undefined) =>
    leads === undefined ? name : `${name} (${count(leads)})`
  const download = useMutation({
    mutationFn: async () => {
      const answer = await fetchFrom({ path: csvPaths[source], as: 'realtor', query: queryOf(filters) })
      saveFile(await answer.blob(), `leads-${source}.csv`)
    },
    onSuccess: () => {
      const found = newest?.counts[filters.scope] ?? 0
      if (found <= maxExportedLeads) return
      const message = `There are ${count(found)}. For older ones choose days or an area, and download again.`
      notice('info', `The file holds the newest ${count(maxExportedLeads)} leads`, { message, stays: 10_000 })
    },
    onError: (error) => notice('failure', 'No file', { message: failureText(error) }),
  })
  const [opened, panel] = useDisclosure(false)
  return (
    <>
      {newest?.all_allowed !== false && (
        <SegmentedControl
          fullWidth
          size="md"
          mb="md"
          aria-label="Which leads"
          value={filters.scope}
          onChange={(scope) => set({ scope: scope === 'all' ? 'all' : 'profile' })}
          data={[
            { value: 'profile', label: named('My profile', newest?.counts.profile) },
            { value: 'all', label: named('All', newest?.counts.all) },
          ]}
        />
      )}
      <Group gap="xs" mb="sm" wrap="nowrap">
        <TextInput
          type="search"
          aria-label="Search by name, area, or city"
          placeholder="Search by name, area, or city"
          flex={1}
          value={filters.q}
          maxLength={100}
          onChange={({ currentTarget }) => set({ q: currentTarget.value })}
        />
        <Button
          variant="default"
          px="sm"
          className={style.more}
          aria-expanded={opened}
          aria-controls={panelId}
          onClick={panel.toggle}
        >
          Filters
        </Button>
      </Group>
      <SimpleGrid
        id={panelId}
        cols={{ base: 2, sm: 4 }}
        spacing="sm"
        mb="sm"
        className={opened ? style.open : style.panel}
      >
        <TextInput
          type="date"
          label="From date"
          value={filters.from}
          max={filters.to || lastDay}
          onChange={({ currentTarget }) => set({ from: currentTarget.value })}
        />
        <TextInput
          type="date"
          label="To date"
          value={filters.to}
          min={filters.from}
          max={lastDay}
          onChange={({ currentTarget }) => set({ to: currentTarget.value })}
        />
        <NativeSelect
          size="md"
          label="Kind"
          value={filters.intent}
          onChange={({ currentTarget }) =>
            set({
              intent:
                currentTarget.value === 'offer' ? 'offer' : currentTarget.value === 'search' ? 'search' : '',
            })
          }
          data={[
            { value: '', label: 'All' },
            { value: 'search', label: 'Seekers' },
            { value: 'offer', label: 'Owners' },
          ]}
        />
        <NativeSelect
          size="md"
          label="State"
          value={filters.state}
          onChange={({ currentTarget }) =>
            set({ state: leadStates.find((state) => state === currentTarget.value) ?? '' })
          }
          data={[
            { value: '', label: 'Any' },
            ...leadStates.map((state) => ({ value: state, label: stateNames[state] })),
          ]}
        />
      </SimpleGrid>
      <Group justify="flex-end" mb="md" gap="xs">
        <Text c="dimmed" role="status" flex={1}>
          {shown > 0 && newest && `${count(shown)} of ${count(newest.counts[filters.scope])} shown`}
        </Text>
        {isNarrowed(filters) && (
          <Button variant="subtle" onClick={() => onChange({ ...noFilters, scope: filters.scope })}>
            Clear filters
          </Button>
        )}
        <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
          Download CSV
        </Button>
      </Group>
    </>
  )
}
