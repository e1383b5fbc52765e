// What the page of one contact asks and changes, beside the record itself.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { activityContract } from '../../activity/contract.ts';
import { nameActor } from '../../activity/rules/name-actor.ts';
import type { ContactView } from '../contract.ts';
import { api, queries, useRemember } from './queries.ts';

const activityQueries = createQueries('activity', createApi(activityContract));

/** Who made the latest change of a contact. */
export const lastActorOptions = (contactId: string) =>
  activityQueries.list.queryOptions({
    input: { contactId, limit: 10 },
    staleTime: 0,
    select: ({ rows }) => {
      const last = rows.find(({ kind }) => kind.startsWith('contacts.'));
      return last && nameActor(last.actor);
    },
  });

/** The few people somebody may mean while typing. */
export const searchOptions = (q: string) =>
  queries.search.queryOptions({
    input: { q },
    enabled: q !== '',
    placeholderData: (before: Awaited<ReturnType<typeof api.search>> | undefined) => before,
  });

export interface Likeness {
  readonly email?: string;
  readonly phone?: string;
  readonly name?: string;
}

/** Contacts that share e-mail, phone or name with somebody who is being added. */
export const similarOptions = (likeness: Likeness) =>
  queries.findSimilar.queryOptions({ input: likeness, enabled: Object.keys(likeness).length > 0 });

/** Puts a contact away. */
export function useArchive() {
  return useMutation({ mutationFn: ({ id, version }: ContactView) => api.archive({ id, version }), onSuccess: useRemember() });
}
export function useRestore() {
  return useMutation({ mutationFn: ({ id, version }: ContactView) => api.restore({ id, version }), onSuccess: useRemember() });
}

export const consentsOptions = (id: string) => queries.listConsents.queryOptions({ input: { id }, select: ({ consents }) => consents });
export type NewConsent = Parameters<typeof api.recordConsent>[0];
export type NewAddress = Parameters<typeof api.addAddress>[0];

export function useRecordConsent() {
  return useMutation({ mutationFn: (input: NewConsent) => api.recordConsent(input), onSuccess: useRenewContact() });
}
export function useAddAddress() {
  return useMutation({ mutationFn: (input: NewAddress) => api.addAddress(input), onSuccess: useRenewContact() });
}
export function useRemoveAddress() {
  return useMutation({
    mutationFn: (input: Parameters<typeof api.removeAddress>[0]) => api.removeAddress(input),
    onSuccess: useRenewContact(),
  });
}
export function useLinkSpouse() {
  return useMutation({ mutationFn: (input: Parameters<typeof api.linkSpouse>[0]) => api.linkSpouse(input), onSuccess: useRenewContact() });
}

/** Notes of a contact, a page at a time. */
export const notePagesOptions = (id: string) =>
  queries.listNotes.infiniteOptions({
    input: (after: string | undefined) => ({ id, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

/** After a change around a contact: the record, what belongs to it, and its history are asked for anew. */
function useRenewContact(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    void cache.invalidateQueries({ queryKey: [['activity']] });
    await Promise.all(
      [queries.get, queries.listConsents, queries.listNotes].map((query) => cache.invalidateQueries({ queryKey: query.key() })),
    );
  };
}
