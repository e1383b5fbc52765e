// From the address of a list to the question put to the server. What is unknown or unusable is left out, never an error.
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { ContactFilter } from '../../rules/contact-filter.ts';
import { FILTER_READERS, SORTS, type Sort } from '../../rules/filter-values.ts';
import type { FilterScreen } from '../../../../platform/web/screens.ts';
import type { ListSearch } from '../../../../platform/web/table/list-search.ts';
import type { Category } from '../../../contacts/rules/stages.ts';

export const FILTER_KEYS = [
  'category',
  'stage',
  'urgency',
  'owner',
  'source',
  'tag',
  'followUp',
  'state',
  'hold',
  'created',
  'location',
] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** The URL parameter of each part of a filter. */
const ADDRESS = {
  search: 'q',
  category: 'category',
  stage: 'stage',
  urgency: 'urgency',
  owner: 'owner',
  source: 'source',
  tag: 'tag',
  followUp: 'followUp',
  state: 'state',
  hold: 'hold',
  createdFrom: 'from',
  createdUntil: 'until',
  location: 'location',
  archived: 'archived',
  hot: 'hot',
  stuck: 'stuck',
  active: 'active',
  incomplete: 'incomplete',
  import: 'import',
} as const;
type Part = keyof typeof ADDRESS;

/** Names in the address that narrow a list down; the others say how it is shown. */
export function narrowingKeys(facets: readonly FacetChoices[]): readonly string[] {
  return [...Object.values(ADDRESS), ...facets.map(({ facet }) => facet)];
}

/** A filter by a facet; its URL parameter is the key of the facet. */
type FacetChoices = Pick<FilterScreen<string>, 'facet' | 'choices'>;

export interface FilterSettings {
  readonly fixed?: { readonly category?: Category; readonly archived?: 'yes' } | undefined;
  /** User id of the reader, for `owner=me`. */
  readonly me: string | undefined;
  /** The day it is at the office. */
  readonly today: CivilDate;
  readonly facets?: readonly FacetChoices[];
}

export function readListFilter(search: ListSearch, { fixed, me, today, facets = [] }: FilterSettings): ContactFilter {
  const asked = Object.entries(ADDRESS).flatMap(([part, key]) => {
    const text = part === 'owner' && search[key] === 'me' ? me : search[key];
    const value = text === undefined || text === '' ? undefined : FILTER_READERS[part as Part](text);
    return value === undefined ? [] : [[part, value] as const];
  });
  const byFacet = facets.flatMap(({ facet, choices }) =>
    choices.filter(({ value }) => value === search[facet]).map(({ value }) => [facet, value]),
  );
  // The day matters to few questions; without it the list stays the same one overnight.
  return {
    ...Object.fromEntries(asked),
    ...(byFacet.length > 0 && { facets: Object.fromEntries(byFacet) as Readonly<Record<string, string>> }),
    ...fixed,
    ...((search['followUp'] ?? search['stuck']) !== undefined && { today }),
  };
}

/** The address of a list that shows what a filter finds; what no list can be asked for is left out. */
export function writeListFilter(filter: Readonly<Record<string, unknown>>): ListSearch {
  const { facets, ...parts } = filter;
  const byFacet: readonly (readonly [string, unknown])[] = typeof facets === 'object' && facets !== null ? Object.entries(facets) : [];
  const asked = Object.entries(ADDRESS).map(([part, key]) => [key, parts[part]] as const);
  return Object.fromEntries([...asked, ...byFacet].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}

export function readSort(search: ListSearch): Sort {
  return SORTS.find((sort) => sort === search['sort']) ?? 'newest';
}
