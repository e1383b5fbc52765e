// Where the chosen scheme is kept: 'light' or 'dark' under one key, mirrored as the class 'dark' on the root element.
// `public/theme.js` reads the same key before the first paint.
import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

export const THEME_KEY = 'redress-theme';

/** Keeps the scheme in local storage; a browser without storage starts light. */
export function createThemeStorage(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: (fallback) => {
      const saved = read();
      showOnRoot(saved ?? fallback);
      return saved ?? fallback;
    },
    set: (value) => {
      showOnRoot(value);
      try {
        localStorage.setItem(THEME_KEY, value);
      } catch {
        // The scheme holds for this page, then.
      }
    },
    subscribe: (onUpdate) => {
      const follow = (event: StorageEvent): void => {
        const value = event.key === THEME_KEY ? read() : undefined;
        if (!value) return;
        showOnRoot(value);
        onUpdate(value);
      };
      addEventListener('storage', follow);
      stop = () => removeEventListener('storage', follow);
    },
    unsubscribe: () => stop?.(),
    clear: () => undefined,
  };
}

function read(): 'light' | 'dark' | undefined {
  try {
    const value = localStorage.getItem(THEME_KEY);
    return value === 'light' || value === 'dark' ? value : undefined;
  } catch {
    return undefined;
  }
}

function showOnRoot(scheme: MantineColorScheme): void {
  document.documentElement.classList.toggle('dark', scheme === 'dark');
}
