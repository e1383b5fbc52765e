// The list of people behind /contacts, /leads and /client-management: search, filters, columns, selection, changes of one field and bulk changes.
import { Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { DataTable } from '../../../platform/web/table/DataTable.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { withSearch, type ListSearch } from '../../../platform/web/table/list-search.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChosenColumns } from '../../../platform/web/table/use-chosen-columns.ts';
import type { ContactRow } from '../contract.ts';
import type { ContactFilter } from '../rules/contact-filter.ts';
import type { Category } from '../../contacts/rules/stages.ts';
import type { BulkBarProps } from './parts/BulkBar.tsx';
import type { Editing } from './parts/CellEditor.tsx';
import type { FacetFilter } from './facet-columns.tsx';
import type { ContactColumn } from './parts/contact-columns.tsx';
import { FacetValues } from './parts/FacetValues.tsx';
import { formatTotal, type ListState, type Selection, type Total } from './parts/list-state.ts';
import { ListToolbar } from './parts/ListToolbar.tsx';
import { narrowingKeys, readListFilter, readSort, type FilterKey } from './parts/read-list-filter.ts';
import { useTableColumns } from './parts/use-table-columns.ts';
import { useFilterFields, type Place } from './parts/use-filter-fields.ts';
import { useSelectionState, useSelection, type SelectionState } from './parts/use-selection.ts';
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
  /** All that features declare, in this list and elsewhere. */
  readonly facetFilters: readonly FacetFilter[];
  /** Places of the office, for the filter of that name. */
  readonly locations?: readonly Place[];
  readonly views?: ReactNode;
  readonly actions?: (state: ListState) => ReactNode;
  readonly bulkActions?: (selection: Selection) => ReactNode;
  /** Without it the selection lasts as long as the list. */
  readonly selectionState?: SelectionState;
  /** The page a row opens, where it is not that of the contact. */
  readonly rowHref?: (row: ContactRow) => string;
  /** Replaces the table while there are no contacts at all. */
  readonly empty: ReactNode;
}

const BulkBar = lazy(async () => ({ default: (await import('./parts/BulkBar.tsx')).BulkBar }));
const CellEditor = lazy(async () => ({ default: (await import('./parts/CellEditor.tsx')).CellEditor }));
const NO_ROWS: readonly ContactRow[] = [];
const NO_PLACES: readonly Place[] = [];

export function ContactList(props: ContactListProps): ReactElement {
  const {
    label,
    fixed,
    search,
    onSearch,
    columns,
    locations = NO_PLACES,
    views,
    actions,
    bulkActions,
    filters,
    facetFilters,
    empty,
  } = props;
  const { me } = useColleagues();
  const may = useMay();
  const filter = useMemo(
    () => readListFilter(search, { fixed, me, today: officeToday(), facets: facetFilters }),
    [search, fixed, me, facetFilters],
  );
  const isReady = search['owner'] !== 'me' || me !== undefined;
  const list = useInfiniteQuery({ ...contactPagesOptions({ ...filter, sort: readSort(search) }), enabled: isReady });
  const rows = useMemo(() => {
    const known = list.data?.pages.flatMap((page) => page.rows);
    // An empty result of the previous filter says nothing about this one.
    return list.isPlaceholderData && known?.length === 0 ? undefined : known;
  }, [list.data, list.isPlaceholderData]);
  const total = list.data?.pages[0]?.total ?? undefined;
  const { shown, choose } = useChosenColumns(label, columns, search, onSearch);
  const shownFacets = useMemo(() => shown.flatMap(({ facet }) => facet ?? []).toSorted(), [shown]);
  const [editing, setEditing] = useState<Editing>();
  const tableColumns = useTableColumns(shown, search, onSearch, may('contacts:update') ? setEditing : undefined);
  // In an address from somewhere else a facet narrows any list, also for who may not ask for it: it is shown, so that it can be removed.
  const facets = facetFilters.filter(({ facet, isOffered }) => isOffered || filter.facets?.[facet] !== undefined);
  const fields = useFilterFields({ filters, facets, category: fixed?.category ?? filter.category, locations });
  const own = useSelectionState();
  const selected = useSelection(rows ?? NO_ROWS, filter, props.selectionState ?? own);
  // The bar stays after the selection is cleared, because it shows the outcome of the change.
  const [hasSelected, setHasSelected] = useState(false);
  if (selected.selection && !hasSelected) setHasSelected(true);
  // A long list is not reloaded while someone reads it (apps/staff/live-queries.ts).
  const isOld = list.isStale && !list.isPlaceholderData && (list.data?.pages.length ?? 0) > 1;
  const narrowing = narrowingKeys(facetFilters);
  const isNarrowed = narrowing.some((key) => search[key] !== undefined);

  const clearFilters = (): void => onSearch(withSearch(search, Object.fromEntries([...narrowing, 'view'].map((key) => [key, undefined]))));

  const table = (
    <DataTable
      sheet
      label={label}
      columns={tableColumns}
      rows={rows}
      rowKey={idOf}
      rowHref={props.rowHref ?? hrefOf}
      error={list.error}
      selection={may('contacts:update-many') ? selected.table : undefined}
      more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage, auto: true } : undefined}
      empty={
        isNarrowed ? (
          <EmptyState
            sentence="No contacts match."
            action={
              <Button variant="default" onClick={clearFilters}>
                Clear filters
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
        onClear={clearFilters}
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
            Refresh
          </Button>
        </Group>
      )}
      <FacetValues rows={rows ?? NO_ROWS} facets={shownFacets}>
        {table}
      </FacetValues>
      <Suspense>
        {editing && <CellEditor key={`${editing.row.id} ${editing.field}`} editing={editing} onDone={() => setEditing(undefined)} />}
      </Suspense>
      <Suspense>
        {(selected.selection || hasSelected) && (
          <BulkBar
            selection={selected.selection}
            {...describeSelection(selected, filter)}
            more={selected.selection && bulkActions?.(selected.selection)}
            selectAll={
              offersAll(selected, total) ? { count: total.count, onSelect: () => selected.selectAll(filter, total.count) } : undefined
            }
          />
        )}
      </Suspense>
    </section>
  );
}

type ListSelection = ReturnType<typeof useSelection>;

/** What the selected contacts have in common. For "all that match" only the filter can say. */
function describeSelection(
  { isAll, selection }: ListSelection,
  filter: ContactFilter,
): Pick<BulkBarProps, 'category' | 'hasOpen' | 'hasArchived'> {
  if (isAll || !selection) return { category: filter.category, hasOpen: filter.archived !== 'yes', hasArchived: filter.archived === 'yes' };
  const { rows } = selection;
  const first = rows[0]?.category;
  return {
    category: rows.every(({ category }) => category === first) ? first : undefined,
    hasOpen: rows.some(isOpen),
    hasArchived: !rows.every(isOpen),
  };
}

function offersAll({ isAll, selection }: ListSelection, total: Total | undefined): total is Total {
  return !isAll && selection !== undefined && total !== undefined && !total.capped && total.count > selection.count;
}

const idOf = (row: ContactRow): string => row.id;
const isOpen = (row: ContactRow): boolean => row.archivedAt === null;
const hrefOf = (row: ContactRow): string => `/contacts/${row.id}`;
