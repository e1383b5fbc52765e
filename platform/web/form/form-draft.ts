// Entries survive a reload. Drafts stay in this browser, lose what must never be stored (draft-filter.ts), and are
// forgotten at sign-out and after a week.
import { useCallback, useEffect, useRef } from 'react';
import { keptInBrowser } from './draft-filter.ts';

const PREFIX = 'redress-draft:';
/** In the place of a draft without fields. */
const NOTHING = '';
const WEEK_MS = 7 * 24 * 3_600_000;

interface Kept {
  readonly savedAt: number;
  readonly values: Readonly<Record<string, string | null>>;
}

/** The saved draft under `key`, as far as its fields are strings or null; empty when there is none. */
export function readDraft(key: string, now: number = Date.now()): Kept['values'] {
  return load(key, now)?.values ?? {};
}

/** When the draft under `key` was typed last; undefined when there is none. */
export function draftSavedAt(key: string, now: number = Date.now()): Date | undefined {
  const kept = load(key, now);
  return kept && new Date(kept.savedAt);
}

function load(key: string, now: number): Kept | undefined {
  try {
    const { savedAt, values } = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as {
      savedAt: number;
      values: Record<string, unknown>;
    };
    if (now - savedAt > WEEK_MS) return undefined;
    return {
      savedAt,
      values: Object.fromEntries(
        Object.entries(values).filter((e): e is [string, string | null] => typeof e[1] === 'string' || e[1] === null),
      ),
    };
  } catch {
    return undefined;
  }
}

/** Forgets one draft. */
export function clearDraft(key: string): void {
  tryStorage((storage) => storage.removeItem(PREFIX + key));
}

/** Forgets all drafts of this browser. */
export function clearDrafts(): void {
  tryStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  });
}

/**
 * Saves `values` under `key` half a second after the last change and when the page is left; nothing without a key. `except` names
 * fields that must not be stored, beside those the filter knows. Answers how to forget the draft, to be called after saving.
 */
export function useFormDraft(
  key: string | undefined,
  values: Readonly<Record<string, unknown>>,
  except: readonly string[] = [],
): () => void {
  const latest = useRef<string | null>(null);
  const text = JSON.stringify(keptInBrowser(values, except));
  const first = useRef<string | undefined>(text);

  const save = useCallback(() => {
    const pending = latest.current;
    if (pending === null || key === undefined) return;
    tryStorage((storage) => (pending === NOTHING ? storage.removeItem(PREFIX + key) : storage.setItem(PREFIX + key, pending)));
    latest.current = null;
  }, [key]);

  useEffect(() => {
    if (text === first.current) return undefined;
    // From here on, going back to how it began is a change like any other.
    first.current = undefined;
    latest.current = text === '{}' ? NOTHING : `{"savedAt":${Date.now()},"values":${text}}`;
    const timer = setTimeout(save, 500);
    return () => clearTimeout(timer);
  }, [text, save]);

  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  return useCallback(() => {
    latest.current = null;
    if (key !== undefined) clearDraft(key);
  }, [key]);
}

function tryStorage(act: (storage: Storage) => void): void {
  try {
    act(localStorage);
  } catch {
    // Storage may be forbidden or full; a draft is a convenience, not a promise.
  }
}
