import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { contactsContract, type CATEGORIES, type ContactRow, type ContactView } from '../contract.ts';
import type { ContactFilter, Sort } from '../rules/contact-filter.ts';

export const api = createApi(contactsContract);
export const queries = createQueries('contacts', api);

export type Category = (typeof CATEGORIES)[number];
export type NewContact = Parameters<typeof api.create>[0];
export type ChangedContact = Parameters<typeof api.update>[0];
export type QuickChange = Parameters<typeof api.quickUpdate>[0];
export type BulkChange = Parameters<typeof api.bulkUpdate>[0];
type ContactPages = InfiniteData<Awaited<ReturnType<typeof api.list>>, string | undefined>;

const PAGE = 100;

/** Contacts that match, a page at a time; the total comes with the first page. */
export const contactPagesOptions = (filter: ContactFilter & { readonly sort: Sort }) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...filter, limit: PAGE, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // While a filter changes, the rows of the last one stay, so that the list does not jump.
    placeholderData: (before: ContactPages | undefined) => before,
    // The live feed says when it is old. Until then nothing moves under the hand of whoever works in it.
    staleTime: Infinity,
  });

/** How many match by category, for tabs. */
export const contactCountsOptions = ({ category: _any, archived: _both, ...filter }: ContactFilter) =>
  queries.count.queryOptions({ input: filter, placeholderData: (before: Awaited<ReturnType<typeof api.count>> | undefined) => before });

/** Tags, sources and own fields in use. */
export const contactChoicesOptions = () => queries.listChoices.queryOptions({ staleTime: 60_000 });

export const contactOptions = (id: string) => queries.get.queryOptions({ input: { id } });

/** Keeps the cache true after a contact was saved. */
export function useRemember(): (contact: ContactView) => void {
  const cache = useQueryClient();
  return (contact) => {
    cache.setQueryData(contactOptions(contact.id).queryKey, contact);
    void cache.invalidateQueries({ queryKey: queries.list.key() });
    void cache.invalidateQueries({ queryKey: [['activity']] });
  };
}

export function useCreateContact() {
  return useMutation({ mutationFn: (input: NewContact) => api.create(input), onSuccess: useRemember() });
}

export function useUpdateContact() {
  return useMutation({ mutationFn: (input: ChangedContact) => api.update(input), onSuccess: useRemember() });
}

/** Changes single fields in place; lists on screen show it at once. */
export function useQuickUpdate() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: QuickChange) => api.quickUpdate(input),
    onSuccess: (row) => {
      cache.setQueriesData<ContactPages>({ queryKey: queries.list.key({ type: 'infinite' }) }, (pages) => pages && replaceRow(pages, row));
      const { version, stage, stageSince, urgency, ownerId, source, followUpOn, tags, locationId } = row;
      // The next change in place is based on this one, not on the version before it.
      cache.setQueryData(
        contactOptions(row.id).queryKey,
        (known) => known && { ...known, version, stage, stageSince, urgency, ownerId, source, followUpOn, tags, locationId },
      );
      void cache.invalidateQueries({ queryKey: contactOptions(row.id).queryKey });
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

/** Changes many contacts, all or none. */
export function useBulkUpdate() {
  return useMutation({ mutationFn: (input: BulkChange) => api.bulkUpdate(input), onSuccess: useRenewContacts() });
}

export function useUndoBulk() {
  return useMutation({ mutationFn: (id: string) => api.undoBulk({ id }), onSuccess: useRenewContacts() });
}

export function useRenewContacts(): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: [['contacts']] });
}

/** The number of contacts that match now. */
export async function fetchTotal(
  filter: Extract<BulkChange['selection'], { readonly filter: unknown }>['filter'],
): Promise<{ readonly count: number; readonly capped: boolean }> {
  return (await api.list({ ...filter, limit: 1 })).total ?? { count: 0, capped: false };
}

/** A contact as it is now, past every cache. */
export function fetchContact(id: string): Promise<ContactView> {
  return api.get({ id });
}

/** SSN and date of birth in full; each call leaves a trace. The answer is never cached. */
export function useRevealIdentity(id: string) {
  return useMutation({ mutationFn: () => api.revealIdentity({ id }), gcTime: 0 });
}
