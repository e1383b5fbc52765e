// Columns and filters of lists of contacts, combined from what features declare in their screens.
import { useContext, useMemo } from 'react';
import type { ContactColumn } from '../../features/contact-lists/staff/ContactList.tsx';
import { facetColumn, type FacetFilter } from '../../features/contact-lists/staff/facet-columns.tsx';
import type { Category } from '../../features/contacts/rules/stages.ts';
import { useMay } from '../../platform/web/identity/permissions-context.ts';
import type { ColumnScreen } from '../../platform/web/screens.ts';
import type { ListSearch } from '../../platform/web/table/list-search.ts';
import { ContactFacetsContext } from './contact-facets-context.ts';

/** The columns, each made when a list first asks for it, so that its cells stay the same component. */
const made = new WeakMap<ColumnScreen<string>, ContactColumn>();

function columnOf(screen: ColumnScreen<string>): ContactColumn {
  const column = made.get(screen) ?? facetColumn(screen);
  made.set(screen, column);
  return column;
}

/**
 * What a list of this category can show and be filtered by, for the person who looks; of every category when left out. The column of a
 * facet that the list is filtered by comes first: it shows why each row is in it.
 */
export function useContactFacets(
  category: Category | undefined,
  search: ListSearch,
): { readonly columns: readonly ContactColumn[]; readonly filters: readonly FacetFilter[] } {
  const { columns, filters } = useContext(ContactFacetsContext);
  const may = useMay();
  const asked = filters
    .filter(({ facet }) => search[facet] !== undefined)
    .map(({ facet }) => facet)
    .join();
  return useMemo(() => {
    const isHere = ({ permission, of }: { readonly permission: Parameters<typeof may>[0]; readonly of: readonly string[] }): boolean =>
      may(permission) && (category === undefined || of.includes(category));
    const isAsked = ({ facet }: { readonly facet: string }): boolean => asked.split(',').includes(facet);
    const mine = columns.filter(isHere);
    return {
      columns: [...mine.filter(isAsked), ...mine.filter((column) => !isAsked(column))].map(columnOf),
      filters: filters.map((filter) => ({ ...filter, isOffered: isHere(filter) })),
    };
  }, [columns, filters, may, category, asked]);
}
