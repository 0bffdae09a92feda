import { Anchor, Autocomplete, Group, Stack, Text } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import style from './multi-value-field.module.css'

/** Suggestions shown at a time: a phone's screen. */
const suggestions = 50

/**
 * A list of values: one is added by choosing it or by Enter in the box; blanks and duplicates are ignored,
 * and each has a link that removes it.
 */
export function MultiValueField({
  label,
  known,
  values,
  error,
  onlyKnown = false,
  onChange,
}: {
  label: string
  known: readonly string[]
  values: readonly string[]
  error?: ReactNode
  /** Takes nothing but what is known. */
  onlyKnown?: boolean
  onChange(values: string[]): void
}) {
  const [typed, setTyped] = useState('')
  const same = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase()
  function add(text: string) {
    const value = known.find(same(text.trim())) ?? text.trim()
    const wanted = value !== '' && !values.some(same(value)) && (!onlyKnown || known.includes(value))
    if (wanted) onChange([...values, value])
    setTyped('')
  }
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.defaultPrevented) return
    event.preventDefault()
    add(typed)
  }
  return (
    <Stack gap={6}>
      <Autocomplete
        label={label}
        size="md"
        placeholder="Choose, or type and press Enter"
        data={[...new Set(known)].filter((name) => !values.some(same(name)))}
        limit={suggestions}
        value={typed}
        onChange={setTyped}
        onOptionSubmit={add}
        onKeyDown={addOnEnter}
        error={error}
        comboboxProps={{ withinPortal: false }}
      />
      {values.length > 0 && (
        <ul className={style.values} aria-label={`${label}: chosen`}>
          {values.map((value) => (
            <li key={value}>
              <Group gap="xs" wrap="nowrap" justify="space-between">
                <Text className={style.value}>{value}</Text>
                <Anchor
                  component="button"
                  type="button"
                  px="xs"
                  mih={44}
                  aria-label={`Remove ${value}`}
                  onClick={() => onChange(values.filter((one) => one !== value))}
                >
                  Remove
                </Anchor>
              </Group>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
