// The active filters of a list as chips.
import { formatDate } from '../../../../platform/web/look/format-date.ts';
import type { ListSearch } from '../../../../platform/web/table/list-search.ts';
import { FILTER_READERS } from '../../rules/filter-values.ts';
import type { FilterKey } from './read-list-filter.ts';
import type { FilterField } from './use-filter-fields.ts';

export interface ActiveFilter {
  readonly label: string;
  readonly value: string;
  readonly without: Readonly<Record<string, undefined>>;
}

/** A value of a facet is known by the choices of its filter alone. */
const READERS: Readonly<Record<string, ((text: string) => string | undefined) | undefined>> = FILTER_READERS;

/** Fields whose choices are what the office uses: without any they are not offered, but an address may still filter by one. */
const FREE_FIELDS: readonly (FilterField & { readonly key: FilterKey })[] = [
  { key: 'source', label: 'Source', choices: [] },
  { key: 'tag', label: 'Tag', choices: [] },
];

/** The active filters in words. Filters that the list does not apply are left out. */
export function activeFilters(search: ListSearch, fields: readonly FilterField[], filters: readonly FilterKey[]): readonly ActiveFilter[] {
  const free = FREE_FIELDS.filter(({ key }) => filters.includes(key) && !fields.some((field) => field.key === key));
  const chosen = [...fields, ...free].flatMap(({ key, label, choices }) => {
    const value = search[key];
    const chosenOne = choices.find((choice) => choice.value === value);
    if (value === undefined || (!chosenOne && READERS[key]?.(value) === undefined)) return [];
    return [{ label, value: chosenOne?.label ?? value, without: { [key]: undefined } }];
  });
  const from = search['from'] === undefined ? undefined : FILTER_READERS.createdFrom(search['from']);
  const until = search['until'] === undefined ? undefined : FILTER_READERS.createdUntil(search['until']);
  if (!filters.includes('created') || (from === undefined && until === undefined)) return chosen;
  const span = [from && `from ${formatDate(from)}`, until && `until ${formatDate(until)}`].filter(Boolean).join(' ');
  return [...chosen, { label: 'Added', value: span, without: { from: undefined, until: undefined } }];
}
