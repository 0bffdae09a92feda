import type { Callback } from '@guru/contract/callbacks'
import { Anchor, Badge, Group, Paper, Text } from '@mantine/core'
import style from './callback-row.module.css'
import { moment, waited } from './times.ts'

/** One seeker who asked to be called. */
export function CallbackRow({ callback }: { callback: Callback }) {
  const { userName, userMobile, text, asked_at, call_time, taken, intent } = callback
  const name = userName ?? 'Unknown User'
  return (
    <Paper component="li" withBorder radius="lg" p="md" className={style.row}>
      <div className={style.who}>
        <Group gap="xs">
          <Text fw={650} className={style.text}>
            {name}
          </Text>
          {intent === 'offer' && (
            <Badge color="gray" variant="light">
              Owner
            </Badge>
          )}
        </Group>
        {userMobile && (
          <Anchor href={`tel:+${userMobile}`} className={style.call}>
            +{userMobile}
          </Anchor>
        )}
      </div>
      <div className={style.what}>
        <Text className={style.text}>{text}</Text>
        {call_time && (
          <Text size="sm" className={style.text}>
            When to call: “<bdi>{call_time.words}</bdi>”, said {moment(call_time.said_at)}
          </Text>
        )}
        <Text size="sm" c="dimmed" className={style.text}>
          Asked {moment(asked_at)}
          {taken
            ? ` · taken by ${nameOf(taken)} after ${waited(asked_at, Date.parse(taken.at))}`
            : ` · waits for ${waited(asked_at, Date.now())}`}
        </Text>
        {taken === null && (
          <Text size="sm" className={style.text}>
            {offersOf(callback)}
          </Text>
        )}
      </div>
    </Paper>
  )
}

/** "Offered to Asha Homes and Ravi Estates. To be passed on 20 Nov, 14:05." */
function offersOf({ offers, next_offer_at }: Callback): string {
  if (offers.length === 0) return 'No subscribed realtor fits: nobody was told.'
  const names = new Intl.ListFormat('en-IN').format(offers.map(nameOf))
  const next =
    next_offer_at === null
      ? 'No longer passed on.'
      : `To be passed on ${moment(next_offer_at)}, if one more fits.`
  return `Offered to ${names}. ${next}`
}

const nameOf = ({ realtor_name }: { realtor_name: string | null }): string =>
  realtor_name === null ? 'a realtor who is gone' : realtor_name || 'a realtor without a name'
