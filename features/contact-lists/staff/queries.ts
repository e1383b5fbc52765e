import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { contactsContract, type ContactView } from '../../contacts/contract.ts';
import { contactListsContract, type ContactRow } from '../contract.ts';
import type { ContactFilter, Sort } from '../rules/contact-filter.ts';

export const api = createApi(contactListsContract);
/** Named as activity and permissions are, so that what changes a contact renews its lists. */
const queries = createQueries('contacts', api);
const contactsApi = createApi(contactsContract);
const contactQueries = createQueries('contacts', contactsApi);

export type QuickChange = Parameters<typeof api.quickUpdate>[0];
export type BulkChange = Parameters<typeof api.bulkUpdate>[0];
type ContactPages = InfiniteData<Awaited<ReturnType<typeof api.list>>, string | undefined>;

const PAGE = 100;

/** Contacts that match, a page at a time; the first page includes the total. */
export const contactPagesOptions = (filter: ContactFilter & { readonly sort: Sort }) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...filter, limit: PAGE, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // While a filter changes, the rows of the last one stay, so that the list does not jump.
    placeholderData: (before: ContactPages | undefined) => before,
    // The live feed invalidates it. Until then rows do not move while someone works in the list.
    staleTime: Infinity,
  });

/** The key starts with the name of the feature, so that changes in any feature with a column reload it (apps/staff/all-screens.ts). */
const facetQueries = createQueries('contact-lists', api);
export type FacetAnswers = Awaited<ReturnType<typeof api.facets>>['facets'];

/** Facet values of up to 200 contacts for the columns. Known values stay on screen while others load. */
export const facetsOptions = (ids: readonly string[], facets: readonly string[]) =>
  facetQueries.facets.queryOptions({
    input: { ids: ids.join(','), facets: facets.join(',') },
    staleTime: 15_000,
    placeholderData: (before: { readonly facets: FacetAnswers } | undefined) => before,
  });

/** How many match by category, for tabs. */
export const contactCountsOptions = ({ category: _any, archived: _both, ...filter }: ContactFilter) =>
  queries.count.queryOptions({ input: filter, placeholderData: (before: Awaited<ReturnType<typeof api.count>> | undefined) => before });

/** Tags, sources and custom fields in use. */
export const contactChoicesOptions = () => contactQueries.listChoices.queryOptions({ staleTime: 60_000 });

export const contactOptions = (id: string) => contactQueries.get.queryOptions({ input: { id } });

/** Changes single fields in place; lists on screen show it at once, and `onShown` is called then. */
export function useQuickUpdate(onShown?: () => void) {
  const cache = useQueryClient();
  return useChange(api.quickUpdate, {
    onMade: (row) => {
      cache.setQueriesData<ContactPages>({ queryKey: queries.list.key({ type: 'infinite' }) }, (pages) => pages && replaceRow(pages, row));
      const { version, stage, stageSince, urgency, ownerId, source, followUpOn, tags, locationId } = row;
      // The next change in place is based on this one, not on the version before it.
      cache.setQueryData(
        contactOptions(row.id).queryKey,
        (known) => known && { ...known, version, stage, stageSince, urgency, ownerId, source, followUpOn, tags, locationId },
      );
      onShown?.();
    },
  });
}

function replaceRow(pages: ContactPages, row: ContactRow): ContactPages {
  return {
    ...pages,
    pages: pages.pages.map((page) =>
      page.rows.some(({ id }) => id === row.id) ? { ...page, rows: page.rows.map((old) => (old.id === row.id ? row : old)) } : page,
    ),
  };
}

/** The number of contacts that match now. */
export async function fetchTotal(
  filter: Extract<BulkChange['selection'], { readonly filter: unknown }>['filter'],
): Promise<{ readonly count: number; readonly capped: boolean }> {
  return (await api.list({ ...filter, limit: 1 })).total ?? { count: 0, capped: false };
}

/** A contact as it is now, past every cache. */
export function fetchContact(id: string): Promise<ContactView> {
  return contactsApi.get({ id });
}
