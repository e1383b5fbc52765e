import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/api.ts';
import { contactsContract, type CATEGORIES, type ContactView } from '../contract.ts';

const api = createApi(contactsContract);
const queries = createQueries('contacts', api);

export type Category = (typeof CATEGORIES)[number];
export type NewContact = Parameters<typeof api.create>[0];
export type ChangedContact = Parameters<typeof api.update>[0];
export interface ContactFilter { readonly search?: string; readonly category?: Category; readonly sort: 'newest' | 'name' }

const PAGE = 50;

/** Contacts that match, a page at a time; the total comes with the first page. */
export const contactPagesOptions = (filter: ContactFilter) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...filter, limit: PAGE, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // While a filter changes, the rows of the last one stay, so that the list does not jump.
    placeholderData: (before: InfiniteData<Awaited<ReturnType<typeof api.list>>, string | undefined> | undefined) => before,
  });

/** Number of all contacts, without their rows. */
export const contactCountOptions = () => queries.list.queryOptions({ input: { limit: 1 }, select: (page) => page.total });

export const contactOptions = (id: string) => queries.get.queryOptions({ input: { id } });

/** Keeps the cache true after a contact was saved. */
function useRemember(): (contact: ContactView) => void {
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

/** SSN and date of birth in full; each call leaves a trace. The answer is never cached. */
export function useRevealIdentity(id: string) {
  return useMutation({ mutationFn: () => api.revealIdentity({ id }), gcTime: 0 });
}
