import type { Listing } from '@guru/contract/listings'
import { Anchor, Badge, Button, Group, Paper, Text } from '@mantine/core'
import { shortDate } from '../chat-history-page.tsx'
import style from './listing-row.module.css'
import { keptText, kindOf, priceOf } from './listing-words.ts'
import { useGiveBack, useListingStatus } from './use-listings.ts'

/** One listing of the table, with what can be done to it. */
export function ListingRow({ listing, onEdit }: { listing: Listing; onEdit(): void }) {
  const change = useListingStatus()
  const retired = listing.status === 'retired'
  const place = `${listing.area}, ${listing.city}`
  const named = `${listing.society ? `${listing.society}, ` : ''}${place}, ${priceOf(listing)}`
  return (
    <Paper
      component="li"
      withBorder
      radius="lg"
      p="md"
      className={style.row}
      data-retired={retired || undefined}
    >
      <div className={style.what}>
        <Group gap="xs">
          <Text fw={650} className={style.place}>
            {place}
          </Text>
          {retired && <Badge color="gray">Retired</Badge>}
        </Group>
        {listing.society && <Text className={style.place}>{listing.society}</Text>}
        <Text size="sm">{kindOf(listing)}</Text>
        <Text size="sm" c="dimmed" className={style.place}>
          {listing.source} · confirmed {shortDate(listing.last_confirmed)}
        </Text>
        {listing.kept_by_hand.length > 0 && <KeptByHand listing={listing} named={named} />}
      </div>
      <Text fw={650} className={style.price}>
        {priceOf(listing)}
      </Text>
      <Group gap="xs" wrap="nowrap" className={style.actions}>
        <Button variant="default" px="sm" onClick={onEdit} aria-label={`Edit ${named}`}>
          Edit
        </Button>
        <Button
          variant="subtle"
          px="sm"
          loading={change.isPending}
          onClick={() => change.mutate({ id: listing.id, status: retired ? 'available' : 'retired' })}
          aria-label={`${retired ? 'Bring back' : 'Retire'} ${named}`}
        >
          {retired ? 'Bring back' : 'Retire'}
        </Button>
      </Group>
    </Paper>
  )
}

/** What imports leave alone, with the way back to them; for what is only retired that is to bring it back. */
function KeptByHand({ listing, named }: { listing: Listing; named: string }) {
  const giveBack = useGiveBack()
  const facts = listing.kept_by_hand
  return (
    <Group gap="0 var(--space-3)">
      <Text size="sm">{keptText(facts)}</Text>
      {facts.some((fact) => fact !== 'status') && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          mih={44}
          disabled={giveBack.isPending}
          onClick={() => giveBack.mutate(listing)}
          aria-label={`Give back to the import: ${named}`}
        >
          Give back to the import
        </Anchor>
      )}
    </Group>
  )
}
