import { Anchor, Autocomplete, Button, Group, Stack, Text } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import style from './multi-value-field.module.css'

/** Suggestions shown at a time: a phone's screen. */
const suggestions = 50

/**
 * A list of values: one is added by choosing it, by Enter in the box or by the button in it (keyboards of phones
 * may have no Enter); blanks and duplicates are ignored, and each has a link that removes it.
 */
export function MultiValueField({
  label,
  field,
  known,
  values,
  error,
  onlyKnown = false,
  onChange,
}: {
  label: string
  /** Its name in the form, by which a fault finds it. */
  field: string
  known: readonly string[]
  values: readonly string[]
  error?: ReactNode
  /** Takes nothing but what is known. */
  onlyKnown?: boolean
  onChange(values: string[]): void
}) {
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState(false)
  // The box writes a suggestion into itself after it was chosen; it is in the list by then.
  const chosen = useRef(false)
  const same = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase()
  function add(text: string) {
    const value = known.find(same(text.trim())) ?? text.trim()
    const refused = value !== '' && onlyKnown && !known.includes(value)
    setUnknown(refused)
    if (refused) return
    if (value !== '' && !values.some(same(value))) onChange([...values, value])
    setTyped('')
  }
  function type(text: string) {
    setTyped(chosen.current ? '' : text)
    chosen.current = false
    setUnknown(false)
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
        onChange={type}
        onOptionSubmit={(value) => {
          chosen.current = true
          add(value)
        }}
        data-path={field}
        onKeyDown={addOnEnter}
        enterKeyHint="enter"
        rightSection={
          typed.trim() !== '' && (
            <Button
              variant="subtle"
              size="sm"
              px="xs"
              aria-label={`Add ${typed.trim()}`}
              onClick={() => add(typed)}
            >
              Add
            </Button>
          )
        }
        rightSectionWidth={64}
        error={unknown ? `Choose from ${known.join(', ')}` : error}
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
