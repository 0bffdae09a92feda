import type { Match } from '@guru/contract/chat'
import { createFormatter } from '@guru/engine/format'
import { englishFormat } from '@guru/engine/languages/en/format'
import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { longDate } from './lead-card.tsx'

const format = createFormatter(englishFormat, 'written')

/** The best listings for a lead, with what fits and what does not. */
export function LeadMatches({ matches }: { matches: readonly Match[] }) {
  if (matches.length === 0) return null
  return (
    <section aria-label="Best matching listings">
      <Title order={3} size="h5" mb="xs">
        Best matching listings
      </Title>
      <Stack gap="sm">
        {matches.map((match) => (
          <Card key={match.listing_id} withBorder radius="md" p="sm" component="article">
            <Group justify="space-between" wrap="nowrap" align="baseline">
              <Text fw={650}>{format.price(match.price, match.transaction_type)}</Text>
              <Text size="sm" c="dimmed">
                {[
                  match.bedrooms && `${match.bedrooms} BHK`,
                  match.size_sqft && format.sizeAlone(match.size_sqft, 'sqft'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Group>
            <Text>{[match.society, match.area, match.city].filter(Boolean).join(', ')}</Text>
            {match.points.map((point) => (
              <Text key={point.slot} size="sm" c={point.fits ? 'var(--leaf)' : 'dimmed'}>
                {point.fits ? '✓' : point.known ? '✗' : '?'} {point.text}
              </Text>
            ))}
            <Text size="sm" c="dimmed">
              Confirmed {longDate(match.last_confirmed)}
              {match.demo ? ' · demo' : ''}
            </Text>
          </Card>
        ))}
      </Stack>
    </section>
  )
}
