// The rules of the office. Whom they are about is chosen by the filter of lists of contacts, which is another feature's.
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { AutomationPage } from '../../../features/automation/staff/AutomationPage.tsx';
import type { FilterParts } from '../../../features/automation/staff/filter-parts.ts';
import {
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
import { officeToday } from '../../../platform/web/look/office-day.ts';
import type { ListSearch } from '../../../platform/web/table/list-search.ts';
import { useContactFacets } from '../contact-facets.ts';
import { filterWords } from './filter-words.ts';

/** Not on hold or archived: rules leave these alone. */
const FILTERS: readonly FilterKey[] = ['category', 'stage', 'urgency', 'owner', 'source', 'tag', 'followUp', 'state', 'location'];
const NOTHING: ListSearch = {};

export function AutomationRoute(): ReactElement {
  const may = useMay();
  const { me, all } = useColleagues();
  const { filters } = useContactFacets(undefined, NOTHING);
  const offered = useMemo(() => filters.filter(({ isOffered }) => isOffered), [filters]);
  const locations = useQuery({ ...locationsOptions(), enabled: may('office:view') });
  const places = locations.data ?? [];
  const fields = useFilterFields({ filters: FILTERS, facets: offered, category: undefined, locations: places });
  // A rule is read by people who may not choose all that it filters by.
  const known = useFilterFields({ filters: [...FILTERS, 'hold'], facets: filters, category: undefined, locations: places });
  const people = all.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (you)` : name }));
  const described = known.map((field) => (field.key === 'owner' ? { ...field, choices: [...field.choices, ...people] } : field));
  const parts: FilterParts = {
    read: (text) => {
      const { today: _today, ...filter } = readListFilter(asSearch(text), { me, today: officeToday(), facets: filters });
      return filter;
    },
    write: ({ owner, ...filter }) =>
      new URLSearchParams(writeListFilter({ ...filter, owner: owner !== undefined && owner === me ? 'me' : owner })).toString(),
    describe: (filter) => filterWords(writeListFilter(filter), described),
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
