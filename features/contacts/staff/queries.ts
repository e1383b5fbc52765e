import { useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { contactsContract, type CATEGORIES, type ContactView } from '../contract.ts';

export const api = createApi(contactsContract);
export const queries = createQueries('contacts', api);

export type Category = (typeof CATEGORIES)[number];
export type NewContact = Parameters<typeof api.create>[0];
/** Tags, sources and custom fields in use. */
export const contactChoicesOptions = () => queries.listChoices.queryOptions({ staleTime: 60_000 });

export const contactOptions = (id: string) => queries.get.queryOptions({ input: { id } });

/** For a change that answers with the contact: the answer is shown before queries reload. */
export function useShowSaved(): (contact: ContactView) => void {
  const cache = useQueryClient();
  return (contact) => void cache.setQueryData(contactOptions(contact.id).queryKey, contact);
}

/** A contact as it is now, past every cache. */
export function fetchContact(id: string): Promise<ContactView> {
  return api.get({ id });
}

/** SSN and date of birth in full; each call leaves a trace. The answer is never cached. */
export const useRevealIdentity = () => useChange(api.revealIdentity, { secret: true });
