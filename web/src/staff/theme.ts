import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** The peacock green and marigold of the seeker's pages (ui/tokens.css), from the lightest to the darkest. */
const peacock: MantineColorsTuple = [
  '#e4f3f2',
  '#cfe6e4',
  '#a3d0ce',
  '#72b8b6',
  '#3f9c9d',
  '#17838a',
  '#00747b',
  '#00646b',
  '#00585f',
  '#004248',
]
const marigold: MantineColorsTuple = [
  '#fff6e3',
  '#ffedcb',
  '#ffdb99',
  '#ffc862',
  '#ffb836',
  '#ffae1a',
  '#ffa809',
  '#e39300',
  '#ca8200',
  '#af6f00',
]
/** Done, and what needs somebody at once. */
const leaf: MantineColorsTuple = [
  '#eef8f0',
  '#dcf1e1',
  '#b9e3c4',
  '#8fd2a3',
  '#7bd694',
  '#7bd694',
  '#2a8a4c',
  '#19713a',
  '#125a2d',
  '#0c4321',
]
const brick: MantineColorsTuple = [
  '#fdf1ec',
  '#fce6df',
  '#f6c3b4',
  '#ffb39e',
  '#ff9d84',
  '#ff9d84',
  '#c2482b',
  '#a8341a',
  '#8a2812',
  '#6b1e0d',
]
/** What the library takes for text, lines and fields when it is dark. */
const dark: MantineColorsTuple = [
  '#e9f2ef',
  '#c6d6d3',
  '#a6bcb9',
  '#6d8a8a',
  '#3d5a5d',
  '#2a4347',
  '#1b3236',
  '#14272a',
  '#0f1f22',
  '#0b1719',
]

/** Smallest target for a thumb, in pixels. */
const target = 44
const field = { styles: { input: { minHeight: target } } }
/** A page keeps its one banner: the head of a dialog is none. */
const dialog = {
  centered: true,
  closeButtonProps: { 'aria-label': 'Close', size: target },
  attributes: { header: { role: 'presentation' } },
  styles: {
    header: { background: 'var(--paper)' },
    content: { background: 'var(--paper)' },
    title: { fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 650, overflowWrap: 'anywhere' },
  },
}

/** One theme for light and dark. Controls are large: realtors work with a thumb. */
export const theme = createTheme({
  primaryColor: 'peacock',
  primaryShade: { light: 7, dark: 5 },
  colors: { peacock, marigold, leaf, brick, dark },
  autoContrast: true,
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'md', mih: target } },
    Badge: { defaultProps: { size: 'lg', tt: 'none' } },
    Burger: { defaultProps: { miw: target, mih: target } },
    Checkbox: { styles: { body: { minHeight: target, alignItems: 'center' } } },
    TextInput: { defaultProps: { size: 'md' }, ...field },
    NumberInput: { defaultProps: { size: 'md' }, ...field },
    Autocomplete: {
      // The list itself scrolls, and is no stop of the keyboard: there the focus would go away with it.
      defaultProps: { size: 'md', withScrollArea: false, attributes: { options: { tabIndex: -1 } } },
      styles: { ...field.styles, options: { maxHeight: 240, overflowY: 'auto' } },
    },
    NavLink: { styles: { label: { fontSize: '1rem' } } },
    NativeSelect: { defaultProps: { size: 'md' }, ...field },
    PasswordInput: {
      defaultProps: {
        size: 'md',
        visibilityToggleFocusable: true,
        visibilityToggleButtonProps: { 'aria-label': 'Show or hide the password', miw: target, mih: target },
      },
      styles: { input: { minHeight: target + 4 }, innerInput: { minHeight: target + 2 } },
    },
    SegmentedControl: { styles: { label: { minHeight: target, alignContent: 'center' } } },
    Chip: { styles: { label: { minHeight: target } } },
    Select: { defaultProps: { size: 'md' }, ...field },
    Textarea: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: target, variant: 'subtle' } },
    Paper: { defaultProps: { bg: 'var(--paper)' } },
    Card: { defaultProps: { bg: 'var(--paper)' } },
    Notification: {
      styles: { root: { background: 'var(--paper)' }, description: { color: 'var(--ink-soft)' } },
    },
    Modal: { defaultProps: dialog },
    Drawer: { defaultProps: dialog },
  },
})

const fromTokens = {
  '--mantine-color-body': 'var(--wall)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-default': 'var(--paper)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-error': 'var(--brick)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-peacock-text': 'var(--peacock)',
  '--mantine-color-anchor': 'var(--peacock)',
  '--mantine-color-peacock-light': 'var(--peacock-wash)',
  '--mantine-color-peacock-light-hover': 'var(--line)',
  '--mantine-color-peacock-light-color': 'var(--peacock-deep)',
  '--mantine-color-marigold-light': 'var(--marigold-wash)',
  '--mantine-color-marigold-light-color': 'var(--marigold-ink)',
  '--mantine-color-leaf-text': 'var(--leaf)',
  '--mantine-color-leaf-light': 'var(--leaf-wash)',
  '--mantine-color-leaf-light-color': 'var(--leaf)',
  // White stands on it in the dark as well.
  '--mantine-color-brick-filled': brick[7],
  '--mantine-color-brick-filled-hover': brick[8],
  '--mantine-color-brick-light': 'var(--brick-wash)',
  '--mantine-color-brick-light-color': 'var(--brick)',
  '--mantine-color-gray-light': 'var(--wall-deep)',
  '--mantine-color-gray-light-color': 'var(--ink-soft)',
}

/** The library's surfaces in the colours of the design tokens, which change with the theme by themselves. */
export const surfaces: CSSVariablesResolver = () => ({ variables: {}, light: fromTokens, dark: fromTokens })
