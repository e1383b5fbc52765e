// The filter of lists of contacts in a form: every part as a field, and chosen parts in words.
import { NativeSelect, SimpleGrid } from '@mantine/core';
import type { ReactElement } from 'react';
import { withSearch, type ListSearch } from '../../../platform/web/table/list-search.ts';
import type { FilterField } from './parts/use-filter-fields.ts';

export { activeFilters } from './parts/active-filters.ts';
export { readListFilter, writeListFilter, type FilterKey } from './parts/read-list-filter.ts';
export { useFilterFields, type FilterField } from './parts/use-filter-fields.ts';

interface FilterFieldsProps {
  readonly fields: readonly FilterField[];
  readonly search: ListSearch;
  readonly onSearch: (next: ListSearch) => void;
}

export function FilterFields({ fields, search, onSearch }: FilterFieldsProps): ReactElement {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm" verticalSpacing="sm">
      {fields.map(({ key, label, choices }) => (
        <NativeSelect
          key={key}
          label={label}
          value={search[key] ?? ''}
          data={[{ value: '', label: 'Any' }, ...choices]}
          onChange={(event) => onSearch(withSearch(search, { [key]: event.currentTarget.value }))}
        />
      ))}
    </SimpleGrid>
  );
}
