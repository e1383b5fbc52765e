// Marks on rows. They stay while one sorts, filters and loads on; "all that match" marks also what was never loaded.
import { useCallback, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import type { RowSelection } from '../../../../platform/web/table/data-table-types.ts';
import type { ContactRow } from '../../contract.ts';
import type { ContactFilter } from '../../rules/contact-filter.ts';
import type { Selection } from './list-state.ts';

type Rows = ReadonlyMap<string, ContactRow>;
type Marks =
  | { readonly kind: 'some'; readonly rows: Rows }
  | { readonly kind: 'all'; readonly filter: ContactFilter; readonly expected: number; readonly except: Rows };

const NONE: Marks = { kind: 'some', rows: new Map() };

/** The marks of a list; held by a page that draws its list anew for each tab, they outlive it. */
export type KeptMarks = readonly [Marks, Dispatch<SetStateAction<Marks>>];
export const useMarks = (): KeptMarks => useState<Marks>(NONE);

interface ListSelection {
  readonly table: RowSelection<ContactRow>;
  /** undefined while nothing is marked. */
  readonly selection: Selection | undefined;
  readonly isAll: boolean;
  readonly selectAll: (filter: ContactFilter, expected: number) => void;
}

/** `shown` are the loaded rows: a marked row counts as seen in the version that is on screen. */
export function useSelection(shown: readonly ContactRow[], filter: ContactFilter, [marks, setMarks]: KeptMarks): ListSelection {
  // "All that match" means one question; another question begins anew.
  const question = JSON.stringify(filter);
  const current = marks.kind === 'all' && JSON.stringify(marks.filter) !== question ? NONE : marks;
  const clear = useCallback(() => setMarks(NONE), [setMarks]);
  const onSelect = useCallback(
    (rows: readonly ContactRow[], selected: boolean) => setMarks(markRows(current, rows, selected)),
    [current, setMarks],
  );
  const table = useMemo<RowSelection<ContactRow>>(
    () => ({
      isSelected: ({ id }) => (current.kind === 'all' ? !current.except.has(id) : current.rows.has(id)),
      onSelect,
      nameOf: ({ name }) => name,
    }),
    [current, onSelect],
  );
  const selection = useMemo(() => describe(current, shown, clear), [current, shown, clear]);
  const selectAll = useCallback(
    (all: ContactFilter, expected: number) => setMarks({ kind: 'all', filter: all, expected, except: new Map() }),
    [setMarks],
  );
  return { table, selection, isAll: current.kind === 'all', selectAll };
}

function markRows(marks: Marks, rows: readonly ContactRow[], selected: boolean): Marks {
  const isAll = marks.kind === 'all';
  const changed = new Map(isAll ? marks.except : marks.rows);
  for (const row of rows) {
    if (selected === isAll) changed.delete(row.id);
    else changed.set(row.id, row);
  }
  return isAll ? { ...marks, except: changed } : { kind: 'some', rows: changed };
}

function describe(marks: Marks, shown: readonly ContactRow[], clear: () => void): Selection | undefined {
  if (marks.kind === 'all') {
    const { filter, expected, except } = marks;
    const count = expected - except.size;
    return count < 1
      ? undefined
      : { count, clear, rows: shown.filter(({ id }) => !except.has(id)), input: { filter, expected, except: [...except.keys()] } };
  }
  if (marks.rows.size === 0) return undefined;
  const onScreen = new Map(shown.map((row) => [row.id, row]));
  const rows = [...marks.rows.values()].map((row) => onScreen.get(row.id) ?? row);
  return { count: rows.length, clear, rows, input: { contacts: rows.map(({ id, version }) => ({ id, version })) } };
}
