import { Button, CloseButton, Group } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { ColumnChooser } from '../../../../platform/web/table/ColumnChooser.tsx';
import { withSearch, type ListSearch } from '../../../../platform/web/table/list-search.ts';
import { activeFilters } from './active-filters.ts';
import { FilterMenu } from './FilterMenu.tsx';
import classes from './ListToolbar.module.css';
import type { FilterKey } from './read-list-filter.ts';
import { SearchInput } from './SearchInput.tsx';
import type { FilterField } from './use-filter-fields.ts';

interface ShownColumn {
  readonly key: string;
  readonly header: string;
}

interface ListToolbarProps {
  readonly label: string;
  readonly search: ListSearch;
  readonly onSearch: (next: ListSearch) => void;
  /** What can be typed into the search; name, email, phone or last 4 unless said. */
  readonly searchHint?: string;
  /** False where the list has one order. */
  readonly hasOrder?: boolean;
  /** Takes all away that narrows the list down. */
  readonly onClear: () => void;
  readonly fields: readonly FilterField[];
  readonly filters: readonly FilterKey[];
  readonly columns: readonly ShownColumn[];
  readonly shown: readonly ShownColumn[];
  readonly onColumns: (keys: readonly string[] | undefined) => void;
  readonly views: ReactNode;
  readonly actions: ReactNode;
}

/** Search, filters, columns, and the active filters, each with a button that removes it. */
export function ListToolbar({
  label,
  search,
  onSearch,
  searchHint,
  hasOrder = true,
  onClear,
  fields,
  filters,
  columns,
  shown,
  onColumns,
  views,
  actions,
}: ListToolbarProps): ReactElement {
  const active = activeFilters(search, fields, filters);
  return (
    <div className={classes['bar']}>
      <Group gap="xs">
        <SearchInput
          label={`Search ${label.toLowerCase()}`}
          hint={searchHint}
          value={search['q'] ?? ''}
          onSearch={(q) => onSearch(withSearch(search, { q }))}
        />
        <FilterMenu
          fields={fields}
          hasCreated={filters.includes('created')}
          hasOrder={hasOrder}
          active={active.length}
          search={search}
          onSearch={onSearch}
          onClear={onClear}
        />
        <ColumnChooser columns={columns} shown={shown.map(({ key }) => key)} onChange={onColumns} />
        {views}
        {actions}
      </Group>
      {active.length > 0 && (
        <Group gap={6} role="group" aria-label="Active filters">
          {active.map((filter) => (
            <span key={filter.label} className={classes['chip']}>
              {filter.label}: {filter.value}
              <CloseButton
                size="xs"
                aria-label={`Remove the filter ${filter.label}`}
                onClick={() => onSearch(withSearch(search, filter.without))}
              />
            </span>
          ))}
          <Button variant="subtle" color="gray" size="compact-sm" onClick={onClear}>
            Clear filters
          </Button>
        </Group>
      )}
    </div>
  );
}
