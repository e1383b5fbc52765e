// Single-key shortcuts of the current page. They are off while a person types, and can be turned off.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export interface PageShortcut {
  readonly key: string;
  readonly words: string;
  readonly run: () => void;
}

const OFF_KEY = 'redress-single-keys-off';
let shown: readonly PageShortcut[] = [];
const listeners = new Set<() => void>();

/** Offers `shortcuts` while the page is shown. Give it the same array as long as the same keys are meant. */
export function usePageShortcuts(shortcuts: readonly PageShortcut[]): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (!areSingleKeysOn() || isTyping(event)) return;
    const shortcut = shortcuts.find(({ key }) => key === event.key);
    if (!shortcut) return;
    event.preventDefault();
    shortcut.run();
  });
  useEffect(() => {
    publish([...shown, ...shortcuts]);
    addEventListener('keydown', run);
    return () => {
      publish(shown.filter((one) => !shortcuts.includes(one)));
      removeEventListener('keydown', run);
    };
  }, [shortcuts]);
}

/** The shortcuts of the page of the moment. */
export function useShownShortcuts(): readonly PageShortcut[] {
  return useSyncExternalStore(follow, () => shown);
}

/** True while the key belongs to a field, a dialog or the browser. */
export function isTyping({ target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return true;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable=true], [role=dialog], [role=listbox], [role=menu]') !== null
  );
}

export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) === null;
  } catch {
    return true;
  }
}

export function switchSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF_KEY);
    else localStorage.setItem(OFF_KEY, 'yes');
  } catch {
    // Without storage they stay on.
  }
}

function publish(next: readonly PageShortcut[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
