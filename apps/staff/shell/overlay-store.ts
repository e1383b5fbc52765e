// What lies over the page: the search, or the guide of the page. Outside React, so that a button anywhere in the shell may open one.
import { useSyncExternalStore } from 'react';

export type Overlay = 'palette' | 'help';

let open: Overlay | undefined;
const listeners = new Set<() => void>();

export function openOverlay(overlay: Overlay | undefined): void {
  open = overlay;
  for (const listener of listeners) listener();
}

export function useOverlay(): Overlay | undefined {
  return useSyncExternalStore(follow, () => open);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
