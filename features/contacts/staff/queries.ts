import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { contactsContract, type CATEGORIES, type ContactView } from '../contract.ts';

export const api = createApi(contactsContract);
export const queries = createQueries('contacts', api);

export type Category = (typeof CATEGORIES)[number];
export type NewContact = Parameters<typeof api.create>[0];
export type ChangedContact = Parameters<typeof api.update>[0];
/** Tags, sources and own fields in use. */
export const contactChoicesOptions = () => queries.listChoices.queryOptions({ staleTime: 60_000 });

export const contactOptions = (id: string) => queries.get.queryOptions({ input: { id } });

/** Keeps the cache true after a contact was saved. */
export function useRemember(): (contact: ContactView) => void {
  const cache = useQueryClient();
  return (contact) => {
    cache.setQueryData(contactOptions(contact.id).queryKey, contact);
    void cache.invalidateQueries({ queryKey: [['contacts', 'list']] });
    void cache.invalidateQueries({ queryKey: [['activity']] });
  };
}

export function useCreateContact() {
  return useMutation({ mutationFn: (input: NewContact) => api.create(input), onSuccess: useRemember() });
}

export function useUpdateContact() {
  return useMutation({ mutationFn: (input: ChangedContact) => api.update(input), onSuccess: useRemember() });
}

/** A contact as it is now, past every cache. */
export function fetchContact(id: string): Promise<ContactView> {
  return api.get({ id });
}

/** SSN and date of birth in full; each call leaves a trace. The answer is never cached. */
export function useRevealIdentity(id: string) {
  return useMutation({ mutationFn: () => api.revealIdentity({ id }), gcTime: 0 });
}
