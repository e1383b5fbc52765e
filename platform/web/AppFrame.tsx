// What both apps stand in: theme and data cache.
import '@mantine/core/styles.layer.css';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { ThemeFrame } from './ThemeFrame.tsx';

export function AppFrame({ queryClient, children }: { readonly queryClient: QueryClient; readonly children: ReactNode }): ReactElement {
  return (
    <ThemeFrame>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ThemeFrame>
  );
}
