// What both apps stand in: theme and data cache.
import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.layer.css';
import './theme.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { resolveVariables, theme } from './theme.ts';
import { createThemeStorage } from './theme-storage.ts';

const themeStorage = createThemeStorage();

export function AppFrame({ queryClient, children }: { readonly queryClient: QueryClient; readonly children: ReactNode }): ReactElement {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} colorSchemeManager={themeStorage} defaultColorScheme="light" deduplicateInlineStyles>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MantineProvider>
  );
}
