// The list of people behind /contacts, /leads and /client-management: search, filters, columns, marks, changes in place and of many.
import { Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { browserToday } from '../../../platform/web/look/browser-today.ts';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { DataTable } from '../../../platform/web/table/DataTable.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import type { ListSearch } from '../../../platform/web/table/list-search.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChosenColumns } from '../../../platform/web/table/use-chosen-columns.ts';
import type { ContactRow } from '../contract.ts';
import type { ContactFilter } from '../rules/contact-filter.ts';
import type { Category } from '../../contacts/rules/stages.ts';
import type { BulkBarProps } from './parts/BulkBar.tsx';
import type { Editing } from './parts/CellEditor.tsx';
import type { ContactColumn } from './parts/contact-columns.tsx';
import { clearFilters } from './parts/FilterMenu.tsx';
import { formatTotal, type ListState, type Selection, type Total } from './parts/list-state.ts';
import { ListToolbar } from './parts/ListToolbar.tsx';
import { NARROWING, readListFilter, readSort, type FilterKey } from './parts/read-list-filter.ts';
import { useTableColumns } from './parts/use-table-columns.ts';
import { useFilterFields, type Place } from './parts/use-filter-fields.ts';
import { useMarks, useSelection, type KeptMarks } from './parts/use-selection.ts';
import { contactPagesOptions } from './queries.ts';

export { CONTACT_COLUMNS, type ContactColumn } from './parts/contact-columns.tsx';
export type { ListState, Selection } from './parts/list-state.ts';
export type { FilterKey } from './parts/read-list-filter.ts';

export interface ContactListProps {
  /** What the rows are: 'Leads'. */
  readonly label: string;
  /** Always part of the filter. */
  readonly fixed?: { readonly category?: Category; readonly archived?: 'yes' };
  /** The page's part of the address. */
  readonly search: ListSearch;
  readonly onSearch: (next: ListSearch) => void;
  /** All that may be shown, the name first. */
  readonly columns: readonly ContactColumn[];
  readonly filters: readonly FilterKey[];
  /** Places of the office, for the filter of that name. */
  readonly locations?: readonly Place[];
  readonly views?: ReactNode;
  readonly actions?: (state: ListState) => ReactNode;
  readonly bulkActions?: (selection: Selection) => ReactNode;
  /** Left out, the marks last as long as the list. */
  readonly marks?: KeptMarks;
  /** Wraps the table, for what is loaded beside the shown rows. */
  readonly around?: (rows: readonly ContactRow[], table: ReactNode) => ReactNode;
  /** Stands in place of the table while there is nobody at all. */
  readonly empty: ReactNode;
}

const BulkBar = lazy(async () => ({ default: (await import('./parts/BulkBar.tsx')).BulkBar }));
const CellEditor = lazy(async () => ({ default: (await import('./parts/CellEditor.tsx')).CellEditor }));
const NO_ROWS: readonly ContactRow[] = [];
const NO_PLACES: readonly Place[] = [];

export function ContactList(props: ContactListProps): ReactElement {
  const { label, fixed, search, onSearch, columns, locations = NO_PLACES, views, actions, bulkActions, around, empty } = props;
  // In an address from somewhere else it narrows any list, also for who may not ask for it: it is shown, so that it can be taken away.
  const filters =
    search['billing'] === undefined || props.filters.includes('billing') ? props.filters : [...props.filters, 'billing' as const];
  const { me } = useColleagues();
  const may = useMay();
  const filter = useMemo(() => readListFilter(search, { fixed, me, today: browserToday() }), [search, fixed, me]);
  const isReady = search['owner'] !== 'me' || me !== undefined;
  const list = useInfiniteQuery({ ...contactPagesOptions({ ...filter, sort: readSort(search) }), enabled: isReady });
  const rows = useMemo(() => {
    const known = list.data?.pages.flatMap((page) => page.rows);
    // That nobody matched the question before says nothing about this one.
    return list.isPlaceholderData && known?.length === 0 ? undefined : known;
  }, [list.data, list.isPlaceholderData]);
  const total = list.data?.pages[0]?.total ?? undefined;
  const { shown, choose } = useChosenColumns(label, columns, search, onSearch);
  const [editing, setEditing] = useState<Editing>();
  const tableColumns = useTableColumns(shown, search, onSearch, may('contacts:update') ? setEditing : undefined);
  const fields = useFilterFields({ filters, category: fixed?.category ?? filter.category, locations });
  const own = useMarks();
  const marks = useSelection(rows ?? NO_ROWS, filter, props.marks ?? own);
  // Once loaded, the bar stays for what it has to tell after the marks are gone.
  const [hasMarked, setHasMarked] = useState(false);
  if (marks.selection && !hasMarked) setHasMarked(true);
  // Long lists are not reloaded under the hand of whoever reads them (apps/staff/live-queries.ts).
  const isOld = list.isStale && !list.isPlaceholderData && (list.data?.pages.length ?? 0) > 1;
  const isNarrowed = NARROWING.some((key) => search[key] !== undefined);

  const table = (
    <DataTable
      sheet
      label={label}
      columns={tableColumns}
      rows={rows}
      rowKey={idOf}
      rowHref={hrefOf}
      error={list.error}
      selection={may('contacts:update-many') ? marks.table : undefined}
      more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage, auto: true } : undefined}
      empty={
        isNarrowed ? (
          <EmptyState
            sentence="Nobody matches."
            action={
              <Button variant="default" onClick={() => onSearch(clearFilters(search))}>
                Clear the filters
              </Button>
            }
          />
        ) : (
          empty
        )
      }
    />
  );
  return (
    <section aria-label={label}>
      <ListToolbar
        label={label}
        search={search}
        onSearch={onSearch}
        fields={fields}
        filters={filters}
        columns={columns}
        shown={shown}
        onColumns={choose}
        views={views}
        actions={
          <Group gap="xs" ml="auto">
            {total && isNarrowed && !list.isPlaceholderData && <Text c="dimmed">{formatTotal(total)} found</Text>}
            {actions?.({ filter, total })}
          </Group>
        }
      />
      {isOld && (
        <Group gap={6} role="status">
          <Text c="dimmed">This list has changed.</Text>
          <Button variant="subtle" size="compact-sm" loading={list.isRefetching} onClick={() => void list.refetch()}>
            Bring it up to date
          </Button>
        </Group>
      )}
      {around ? around(rows ?? NO_ROWS, table) : table}
      <Suspense>
        {editing && <CellEditor key={`${editing.row.id} ${editing.field}`} editing={editing} onDone={() => setEditing(undefined)} />}
      </Suspense>
      <Suspense>
        {(marks.selection || hasMarked) && (
          <BulkBar
            selection={marks.selection}
            {...whatIsMarked(marks, filter)}
            more={marks.selection && bulkActions?.(marks.selection)}
            selectAll={offersAll(marks, total) ? { count: total.count, onSelect: () => marks.selectAll(filter, total.count) } : undefined}
          />
        )}
      </Suspense>
    </section>
  );
}

type Marks = ReturnType<typeof useSelection>;

/** What marked contacts have in common, wherever they were marked; of "all that match" only the filter can say. */
function whatIsMarked({ isAll, selection }: Marks, filter: ContactFilter): Pick<BulkBarProps, 'category' | 'hasOpen' | 'hasArchived'> {
  if (isAll || !selection) return { category: filter.category, hasOpen: filter.archived !== 'yes', hasArchived: filter.archived === 'yes' };
  const { rows } = selection;
  const first = rows[0]?.category;
  return {
    category: rows.every(({ category }) => category === first) ? first : undefined,
    hasOpen: rows.some(isOpen),
    hasArchived: !rows.every(isOpen),
  };
}

function offersAll({ isAll, selection }: Marks, total: Total | undefined): total is Total {
  return !isAll && selection !== undefined && total !== undefined && !total.capped && total.count > selection.count;
}

const idOf = (row: ContactRow): string => row.id;
const isOpen = (row: ContactRow): boolean => row.archivedAt === null;
const hrefOf = (row: ContactRow): string => `/contacts/${row.id}`;
