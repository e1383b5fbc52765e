import { PALETTE_KEYS } from '../shell/shortcut-words.ts';

export interface KeyRow {
  readonly keys: string;
  readonly words: string;
}

/** The keys that work on every page. */
export const KEYS: readonly KeyRow[] = [
  { keys: PALETTE_KEYS, words: 'Search pages and people' },
  { keys: '?', words: 'Open the guide of this page' },
  { keys: '↑ ↓', words: 'Move between list rows' },
  { keys: 'Esc', words: 'Close what lies over the page' },
];
