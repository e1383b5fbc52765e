// Bulk changes with the search and filters of lists, the places of the office, and the export of the same contacts.
import { Button, CloseButton, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { BulkPage } from '../../../features/bulk/staff/BulkPage.tsx';
import { BULK_OBJECTS, CATEGORY_OF, type BulkObject } from '../../../features/bulk/rules/changes.ts';
import { contactChoicesOptions } from '../../../features/contact-lists/staff/queries.ts';
import { activeFilters } from '../../../features/contact-lists/staff/parts/active-filters.ts';
import { FilterMenu } from '../../../features/contact-lists/staff/parts/FilterMenu.tsx';
import { narrowingKeys, readListFilter, type FilterKey } from '../../../features/contact-lists/staff/parts/read-list-filter.ts';
import { SearchInput } from '../../../features/contact-lists/staff/parts/SearchInput.tsx';
import { useFilterFields } from '../../../features/contact-lists/staff/parts/use-filter-fields.ts';
import { ExportButton } from '../../../features/exports/staff/ExportButton.tsx';
import { locationsOptions } from '../../../features/office/staff/queries.ts';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { withSearch } from '../../../platform/web/table/list-search.ts';
import { useContactFacets } from '../contact-facets.ts';
import { useListSearch } from '../use-list-search.ts';

const FILTERS: readonly FilterKey[] = ['stage', 'urgency', 'owner', 'source', 'tag', 'followUp', 'state', 'hold', 'created', 'location'];
const NO_PLACES: readonly { readonly id: string; readonly name: string }[] = [];

export function BulkRoute(): ReactElement {
  const [search, onSearch] = useListSearch();
  const may = useMay();
  const { me } = useColleagues();
  const object: BulkObject = BULK_OBJECTS.find((one) => one === search['object']) ?? 'contacts';
  const category = CATEGORY_OF[object];
  const { filters: facets } = useContactFacets(category, search);
  const places = useQuery({ ...locationsOptions(), enabled: may('office:view') });
  const used = useQuery(contactChoicesOptions());
  const locations = places.data ?? NO_PLACES;
  const filter = useMemo(() => {
    const { category: _category, archived: _archived, ...rest } = readListFilter(search, { me, today: officeToday(), facets });
    return rest;
  }, [search, me, facets]);
  const offered = facets.filter(({ facet, isOffered }) => isOffered || filter.facets?.[facet] !== undefined);
  const fields = useFilterFields({ filters: FILTERS, facets: offered, category, locations });
  const active = activeFilters(search, fields, FILTERS);
  const clear = (): void => onSearch(withSearch(search, Object.fromEntries(narrowingKeys(facets).map((key) => [key, undefined]))));
  return (
    <BulkPage
      object={object}
      // A status or facet of one object may not exist of another.
      onObject={(next) =>
        onSearch(
          withSearch(search, {
            stage: undefined,
            ...Object.fromEntries(facets.map(({ facet }) => [facet, undefined])),
            object: next === 'contacts' ? undefined : next,
          }),
        )
      }
      filter={filter}
      choices={{ tags: used.data?.tags ?? [], sources: used.data?.sources ?? [], locations }}
      filterBar={
        <>
          <Group gap="xs">
            <SearchInput label={`Search ${object}`} value={search['q'] ?? ''} onSearch={(q) => onSearch(withSearch(search, { q }))} />
            <FilterMenu
              fields={fields}
              hasCreated
              hasOrder={false}
              active={active.length}
              search={search}
              onSearch={onSearch}
              onClear={clear}
            />
          </Group>
          {active.length > 0 && (
            <Group gap={6} role="group" aria-label="Active filters">
              {active.map(({ label, value, without }) => (
                <Group key={label} gap={2} component="span">
                  {label}: {value}
                  <CloseButton size="xs" aria-label={`Remove the filter ${label}`} onClick={() => onSearch(withSearch(search, without))} />
                </Group>
              ))}
              <Button variant="subtle" color="gray" size="compact-sm" onClick={clear}>
                Clear filters
              </Button>
            </Group>
          )}
        </>
      }
      exportButton={
        may('exports:run') && (
          <Group mt="sm" gap="sm">
            <Text c="dimmed">Or take the same contacts out as a file:</Text>
            <ExportButton rows={{ dataset: 'contacts', filter: { ...filter, ...(category && { category }) } }} total={undefined} />
          </Group>
        )
      }
    />
  );
}
