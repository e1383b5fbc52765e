// The look of the app around a page. The styles of the components come with the app: all of them, or only those it draws.
import '@fontsource-variable/inter/wght.css';
import './theme.css';
import { MantineProvider } from '@mantine/core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { isScale, resolveVariables, theme, themeIn } from './theme.ts';
import { createThemeStorage } from './theme-storage.ts';

const themeStorage = createThemeStorage();

interface ThemeFrameProps {
  /** Ten shades of the office's color, where the page bears the look of the office. */
  readonly shades?: readonly string[] | null;
  readonly children: ReactNode;
}

export function ThemeFrame({ shades = null, children }: ThemeFrameProps): ReactElement {
  const [look] = useState(() => (isScale(shades) ? themeIn(shades) : theme));
  return (
    <MantineProvider
      theme={look}
      cssVariablesResolver={resolveVariables}
      colorSchemeManager={themeStorage}
      defaultColorScheme="light"
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  );
}
