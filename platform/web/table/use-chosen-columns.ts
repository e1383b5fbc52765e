// Which columns are shown: those in the address (a saved view, a shared link), else the last choice in this browser, else
// what the page shows by itself.
import { useMemo, useState } from 'react';
import { withSearch, type ListSearch } from './list-search.ts';

const PREFIX = 'redress-columns:';

interface Choosable {
  readonly key: string;
  readonly initially: boolean;
}
interface ChosenColumns<C> {
  readonly shown: readonly C[];
  readonly choose: (keys: readonly string[] | undefined) => void;
}

/** `page` names the list in local storage; the choice also goes into the address as `cols`. */
export function useChosenColumns<C extends Choosable>(
  page: string,
  columns: readonly C[],
  search: ListSearch,
  onSearch: (next: ListSearch) => void,
): ChosenColumns<C> {
  const [kept, setKept] = useState(() => readKept(page));
  const asked = search['cols'] ?? kept;
  const shown = useMemo(() => pickColumns(columns, asked), [columns, asked]);
  const choose = (keys: readonly string[] | undefined): void => {
    const text = keys?.join(',');
    keep(page, text);
    setKept(text);
    onSearch(withSearch(search, { cols: text }));
  };
  return { shown, choose };
}

/** The columns named in `asked`, in the order of the page and always with the first; unknown names are left out. */
export function pickColumns<C extends Choosable>(columns: readonly C[], asked: string | undefined): readonly C[] {
  const names = new Set(asked?.split(','));
  const chosen = columns.filter(({ key }, place) => place === 0 || names.has(key));
  return asked === undefined || chosen.length < 2 ? columns.filter(({ initially }, place) => initially || place === 0) : chosen;
}

function readKept(page: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + page) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(page: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(PREFIX + page);
    else localStorage.setItem(PREFIX + page, text);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
