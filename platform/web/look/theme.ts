// Ink on paper, one accent, one grey scale. Status colors mean good, soon and late and nothing else; they live in theme.css.
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core';

const teal: MantineColorsTuple = [
  '#eaf5f3',
  '#d0e9e5',
  '#a5d4cd',
  '#78beb5',
  '#4fa89e',
  '#2f9186',
  '#1a7d73',
  '#0f6c63',
  '#0b5b53',
  '#073f3a',
];
const gray: MantineColorsTuple = [
  '#f6f8f8',
  '#eef1f1',
  '#e2e7e7',
  '#d2d9d9',
  '#b3bdbe',
  '#879496',
  '#616e71',
  '#4a5659',
  '#2f393c',
  '#182022',
];
const dark: MantineColorsTuple = [
  '#e1e7e7',
  '#c4cdce',
  '#a1adaf',
  '#7d8b8e',
  '#3c484b',
  '#2c3639',
  '#20292b',
  '#151c1e',
  '#0f1517',
  '#090d0e',
];

const LOOK = {
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.334', sm: '1.4286', md: '1.4286', lg: '1.5', xl: '1.5' },
  headings: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.75rem' },
      h2: { fontSize: '1rem', lineHeight: '1.5rem' },
      h3: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  colors: { teal, gray, dark },
  black: '#182022',
  primaryColor: 'teal',
  // Shade 8 and autoContrast keep text on filled surfaces at AA in both schemes.
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  defaultRadius: 8,
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '8px', xl: '12px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // By name and not by import, so that a component is loaded with the first page that uses it.
  components: {
    // With the radius of everything else a check box would look like a radio button.
    Checkbox: { defaultProps: { radius: 'xs' } },
    Anchor: { defaultProps: { underline: 'hover' } },
    // A field for colors gives the two sliders it opens no names, and takes none.
    ColorPicker: { defaultProps: { saturationLabel: 'Saturation and brightness', hueLabel: 'Hue' } },
    Drawer: { defaultProps: { transitionProps: { duration: 140 } } },
    // The library's placeholder for the first focus is no child a menu may have.
    Menu: { defaultProps: { transitionProps: { duration: 120 }, withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: { transitionProps: { duration: 140 } } },
    Tabs: { defaultProps: { keepMounted: false } },
    Tooltip: { defaultProps: { transitionProps: { duration: 100 } } },
  },
} as const satisfies MantineThemeOverride;

/** The look of the app; in the color of the office where shades of it are given. */
export const themeIn = (shades: MantineColorsTuple = teal) => createTheme({ ...LOOK, colors: { ...LOOK.colors, teal: shades } });
export const theme = themeIn();

/** True for ten shades. */
export function isScale(shades: readonly string[] | null): shades is MantineColorsTuple {
  return shades?.length === 10;
}

/** The library's own greys for hints, borders and errors miss AA or the one grey scale; these do not. */
export const resolveVariables: CSSVariablesResolver = ({ colors: { teal: accent } }) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-default-border': gray[3],
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': accent[8],
  },
  dark: {
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-default-border': dark[4],
    '--mantine-color-error': '#ff9c92',
    '--mantine-color-anchor': accent[3],
  },
});
