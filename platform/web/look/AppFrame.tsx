// The frame of both apps: theme, data cache, and the note about pasted text that did not fit.
import '@mantine/core/styles.layer.css';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { CutPasteNote } from '../form/CutPasteNote.tsx';
import { ThemeFrame } from './ThemeFrame.tsx';

export function AppFrame({ queryClient, children }: { readonly queryClient: QueryClient; readonly children: ReactNode }): ReactElement {
  return (
    <ThemeFrame>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      <CutPasteNote />
    </ThemeFrame>
  );
}
