// The frame of both apps: theme, data cache, and the note about pasted text that did not fit.
import '@mantine/core/styles.layer.css';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { CutPasteNote } from '../form/CutPasteNote.tsx';
import { ThemeFrame } from './ThemeFrame.tsx';

interface AppFrameProps {
  readonly queryClient: QueryClient;
  /** As of `ThemeFrame`. */
  readonly shades?: readonly string[] | null;
  readonly children: ReactNode;
}

export function AppFrame({ queryClient, shades = null, children }: AppFrameProps): ReactElement {
  return (
    <ThemeFrame shades={shades}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      <CutPasteNote />
    </ThemeFrame>
  );
}
