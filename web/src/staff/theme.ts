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

/** One theme for light and dark. Controls are large: realtors work with a thumb. */
export const theme = createTheme({
  primaryColor: 'peacock',
  primaryShade: { light: 7, dark: 5 },
  colors: { peacock, marigold },
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    Paper: { defaultProps: { bg: 'var(--paper)' } },
    Card: { defaultProps: { bg: 'var(--paper)' } },
    Modal: { defaultProps: { centered: true } },
  },
})

const fromTokens = {
  '--mantine-color-body': 'var(--wall)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-default': 'var(--paper)',
  '--mantine-color-default-border': 'var(--line)',
}

/** The library's surfaces in the colours of the design tokens, which change with the theme by themselves. */
export const surfaces: CSSVariablesResolver = () => ({ variables: {}, light: fromTokens, dark: fromTokens })
