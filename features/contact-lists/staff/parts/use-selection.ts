// Selected rows of a list. They stay selected while the list is sorted, filtered and extended; "all that match" includes rows that were never loaded.
import { useCallback, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import type { RowSelection } from '../../../../platform/web/table/data-table-types.ts';
import type { ContactRow } from '../../contract.ts';
import type { ContactFilter } from '../../rules/contact-filter.ts';
import type { Selection } from './list-state.ts';

type Rows = ReadonlyMap<string, ContactRow>;
type SelectedRows =
  | { readonly kind: 'some'; readonly rows: Rows }
  | { readonly kind: 'all'; readonly filter: ContactFilter; readonly expected: number; readonly except: Rows };

const NONE: SelectedRows = { kind: 'some', rows: new Map() };

/** The selection of a list. A page that renders a new list for each tab holds it, so that it outlives the list. */
export type SelectionState = readonly [SelectedRows, Dispatch<SetStateAction<SelectedRows>>];
export const useSelectionState = (): SelectionState => useState<SelectedRows>(NONE);

interface ListSelection {
  readonly table: RowSelection<ContactRow>;
  /** undefined while nothing is selected. */
  readonly selection: Selection | undefined;
  readonly isAll: boolean;
  readonly selectAll: (filter: ContactFilter, expected: number) => void;
}

/** `shown` are the loaded rows. A selected row counts as seen in the version that is on screen. */
export function useSelection(shown: readonly ContactRow[], filter: ContactFilter, [state, setState]: SelectionState): ListSelection {
  // "All that match" belongs to one filter; another filter starts with no selection.
  const question = JSON.stringify(filter);
  const current = state.kind === 'all' && JSON.stringify(state.filter) !== question ? NONE : state;
  const clear = useCallback(() => setState(NONE), [setState]);
  const onSelect = useCallback(
    (rows: readonly ContactRow[], selected: boolean) => setState(selectRows(current, rows, selected)),
    [current, setState],
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
    (all: ContactFilter, expected: number) => setState({ kind: 'all', filter: all, expected, except: new Map() }),
    [setState],
  );
  return { table, selection, isAll: current.kind === 'all', selectAll };
}

function selectRows(state: SelectedRows, rows: readonly ContactRow[], selected: boolean): SelectedRows {
  const isAll = state.kind === 'all';
  const changed = new Map(isAll ? state.except : state.rows);
  for (const row of rows) {
    if (selected === isAll) changed.delete(row.id);
    else changed.set(row.id, row);
  }
  return isAll ? { ...state, except: changed } : { kind: 'some', rows: changed };
}

function describe(state: SelectedRows, shown: readonly ContactRow[], clear: () => void): Selection | undefined {
  if (state.kind === 'all') {
    const { filter, expected, except } = state;
    const count = expected - except.size;
    return count < 1
      ? undefined
      : { count, clear, rows: shown.filter(({ id }) => !except.has(id)), input: { filter, expected, except: [...except.keys()] } };
  }
  if (state.rows.size === 0) return undefined;
  const onScreen = new Map(shown.map((row) => [row.id, row]));
  const rows = [...state.rows.values()].map((row) => onScreen.get(row.id) ?? row);
  return { count: rows.length, clear, rows, input: { contacts: rows.map(({ id, version }) => ({ id, version })) } };
}
