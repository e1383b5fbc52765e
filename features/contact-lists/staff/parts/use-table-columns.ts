import { useEffect, useMemo, useRef } from 'react';
import type { Column } from '../../../../platform/web/table/data-table-types.ts';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { withSearch, type ListSearch } from '../../../../platform/web/table/list-search.ts';
import type { ContactRow } from '../../contract.ts';
import { freeStagesOf } from '../../../contacts/rules/stages.ts';
import type { Editing } from './CellEditor.tsx';
import type { ContactColumn } from './contact-columns.tsx';
import { readSort } from './read-list-filter.ts';

/**
 * Columns whose headers sort and whose cells open their editor. The first click on a header uses the column's first order, the next click
 * its second, then newest first. Typing into the search box does not change the columns.
 */
export function useTableColumns(
  columns: readonly ContactColumn[],
  search: ListSearch,
  onSearch: (next: ListSearch) => void,
  onEdit: ((editing: Editing) => void) | undefined,
): readonly Column<ContactRow>[] {
  const latest = useRef({ search, onSearch });
  useEffect(() => void (latest.current = { search, onSearch }));
  const now = readSort(search);
  const mayMove = useMay()('leads:work');
  return useMemo(
    () =>
      columns.map((column) => {
        const { sorts, edits } = column;
        const at = sorts?.findIndex(({ by }) => by === now) ?? -1;
        const next = sorts?.[at + 1]?.by;
        const sortBy = (): void =>
          latest.current.onSearch(withSearch(latest.current.search, { sort: next === 'newest' ? undefined : next }));
        return {
          ...column,
          ...(sorts && { sort: { active: sorts[at]?.direction, onSort: sortBy } }),
          ...(edits &&
            onEdit && {
              edit: (row: ContactRow) =>
                canEdit(row, edits, mayMove) ? (cell: HTMLElement) => onEdit({ row, field: edits, cell }) : undefined,
            }),
        };
      }),
    [columns, now, onEdit, mayMove],
  );
}

/** What is archived can only be read or restored; only open leads are moved in passing, by those who work with them. */
function canEdit(row: ContactRow, field: Editing['field'], mayMove: boolean): boolean {
  return row.archivedAt === null && (field !== 'stage' || (mayMove && freeStagesOf(row).length > 0));
}
