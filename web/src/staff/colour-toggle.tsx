import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { Icon } from '../ui/icon.tsx'

/** Switches between light and dark. */
export function ColourToggle({ color = 'peacock' }: { color?: string }) {
  const { colorScheme, toggleColorScheme } = useMantineColorScheme()
  const dark = colorScheme === 'dark'
  return (
    <ActionIcon
      color={color}
      onClick={toggleColorScheme}
      aria-label={dark ? 'Switch to light colours' : 'Switch to dark colours'}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </ActionIcon>
  )
}
