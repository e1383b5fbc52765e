// The language of this page. Staff pages are English; pages of clients begin with `beginLanguage`: what was chosen here last, else what the
// browser asks for, and after signing in what the client's record says.
import { LANGUAGES, type Language } from '../../base/language.ts';

const KEPT = 'redress.language';
const listeners = new Set<() => void>();
let language: Language = 'en';

export function pageLanguage(): Language {
  return language;
}

/** Calls `listener` after each change; answers how to stop. */
export function observePageLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For pages that clients read. */
export function beginLanguage(): void {
  change(readKept() ?? askedFor(navigator.languages));
}

/** `keep` remembers it in this browser, for the next visit before signing in. */
export function setPageLanguage(next: Language, { keep }: { readonly keep: boolean }): void {
  if (keep) writeKept(next);
  change(next);
}

/** The first language of a browser's list that we have; English when none is. */
export function askedFor(wanted: readonly string[]): Language {
  return wanted.flatMap((tag) => LANGUAGES.find((known) => tag.toLowerCase().split('-')[0] === known) ?? [])[0] ?? 'en';
}

function change(next: Language): void {
  document.documentElement.lang = next;
  if (next === language) return;
  language = next;
  for (const listener of listeners) listener();
}

function readKept(): Language | undefined {
  try {
    const kept = localStorage.getItem(KEPT);
    return LANGUAGES.find((known) => known === kept);
  } catch {
    // A browser may refuse storage; the choice is then for this visit.
    return undefined;
  }
}

function writeKept(next: Language): void {
  try {
    localStorage.setItem(KEPT, next);
  } catch {
    // As above.
  }
}
