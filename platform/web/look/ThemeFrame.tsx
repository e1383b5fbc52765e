// The look of the app around a page. The styles of the components come with the app: all of them, or only those it draws.
import '@fontsource-variable/inter/wght.css';
import './theme.css';
import { MantineProvider } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { resolveVariables, theme } from './theme.ts';
import { createThemeStorage } from './theme-storage.ts';

const themeStorage = createThemeStorage();

export function ThemeFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      colorSchemeManager={themeStorage}
      defaultColorScheme="light"
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  );
}
