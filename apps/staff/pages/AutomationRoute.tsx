// The rules of the office. Whom they are about is chosen by the filter of lists of contacts, which is another feature's.
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { AutomationPage } from '../../../features/automation/staff/AutomationPage.tsx';
import type { FilterParts } from '../../../features/automation/staff/filter-parts.ts';
import {
  activeFilters,
  FilterFields,
  readListFilter,
  useFilterFields,
  writeListFilter,
  type FilterField,
  type FilterKey,
} from '../../../features/contact-lists/staff/FilterFields.tsx';
import { locationsOptions } from '../../../features/office/staff/queries.ts';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { browserToday } from '../../../platform/web/look/browser-today.ts';
import type { ListSearch } from '../../../platform/web/table/list-search.ts';
import { useContactFacets } from '../contact-facets.ts';

/** Not on hold or archived: rules leave these alone. */
const FILTERS: readonly FilterKey[] = ['category', 'stage', 'urgency', 'owner', 'source', 'tag', 'followUp', 'state', 'location'];
const NOTHING: ListSearch = {};

export function AutomationRoute(): ReactElement {
  const may = useMay();
  const { me } = useColleagues();
  const { filters } = useContactFacets(undefined, NOTHING);
  const offered = useMemo(() => filters.filter(({ isOffered }) => isOffered), [filters]);
  const locations = useQuery({ ...locationsOptions(), enabled: may('office:view') });
  const fields = useFilterFields({ filters: FILTERS, facets: offered, category: undefined, locations: locations.data ?? [] });
  const parts: FilterParts = {
    read: (text) => {
      const { today: _today, ...filter } = readListFilter(asSearch(text), { me, today: browserToday(), facets: filters });
      return filter;
    },
    write: (filter) => new URLSearchParams(writeListFilter(filter)).toString(),
    describe: (filter) => activeFilters(writeListFilter(filter), fields, FILTERS).map(({ label, value }) => `${label}: ${value}`),
    fields: drawWith(fields),
  };
  return <AutomationPage filters={parts} />;
}

const drawWith =
  (fields: readonly FilterField[]): FilterParts['fields'] =>
  (text, onChange) => (
    <FilterFields fields={fields} search={asSearch(text)} onSearch={(next) => onChange(new URLSearchParams(next).toString())} />
  );
const asSearch = (text: string): ListSearch => Object.fromEntries(new URLSearchParams(text));
