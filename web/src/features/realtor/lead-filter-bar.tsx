import { type LeadListResponse, type LeadSource, leadStates } from '@guru/contract/leads'
import { paths } from '@guru/contract/paths'
import { Button, Group, NativeSelect, SegmentedControl, SimpleGrid, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { fetchFrom } from '../../staff/call.ts'
import { notice } from '../../staff/notices.ts'
import { stateNames } from './lead-names.ts'
import { type LeadFilters, noFilters, queryOf } from './use-leads.ts'

const csvPaths: Record<LeadSource, string> = { web: paths.realtorListCsv, whatsapp: paths.whatsappListCsv }

/** What narrows a list down, and the file of what is shown. */
export function LeadFilterBar({
  source,
  filters,
  newest,
  onChange,
}: {
  source: LeadSource
  filters: LeadFilters
  newest: LeadListResponse | undefined
  onChange(filters: LeadFilters): void
}) {
  const set = (changed: Partial<LeadFilters>) => onChange({ ...filters, ...changed })
  const { profile = 0, all = 0 } = newest?.counts ?? {}
  const download = useMutation({
    mutationFn: async () => {
      const answer = await fetchFrom({ path: csvPaths[source], as: 'realtor', query: queryOf(filters) })
      save(await answer.blob(), `leads-${source}.csv`)
    },
    onError: (error) =>
      notice('failure', 'No file', { message: error.message || 'The server cannot be reached.' }),
  })
  const narrowed = JSON.stringify({ ...filters, scope: '' }) !== JSON.stringify({ ...noFilters, scope: '' })
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
            { value: 'profile', label: `My profile (${profile.toLocaleString('en-IN')})` },
            { value: 'all', label: `All (${all.toLocaleString('en-IN')})` },
          ]}
        />
      )}
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} spacing="sm" mb="sm">
        <TextInput
          type="search"
          aria-label="Search by name, area, or city"
          placeholder="Search by name, area, or city"
          style={{ gridColumn: '1 / -1' }}
          value={filters.q}
          maxLength={100}
          onChange={({ currentTarget }) => set({ q: currentTarget.value })}
        />
        <TextInput
          type="date"
          label="From date"
          value={filters.from}
          max={filters.to}
          onChange={({ currentTarget }) => set({ from: currentTarget.value })}
        />
        <TextInput
          type="date"
          label="To date"
          value={filters.to}
          min={filters.from}
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
        {narrowed && (
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

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
