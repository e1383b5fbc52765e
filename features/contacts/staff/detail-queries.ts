// What the page of one contact asks and changes, beside the record itself.
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { activityContract } from '../../activity/contract.ts';
import { nameActor } from '../../activity/rules/name-actor.ts';
import { api, queries, useShowSaved } from './queries.ts';

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

/** The few people someone may mean while typing. */
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

/** Contacts that share email, phone or name with someone who is being added. */
export const similarOptions = (likeness: Likeness) =>
  queries.findSimilar.queryOptions({ input: likeness, enabled: Object.keys(likeness).length > 0 });

/** Archives a contact. */
export const useArchive = () => useChange(api.archive, { onMade: useShowSaved() });
export const useRestore = () => useChange(api.restore, { onMade: useShowSaved() });

export const consentsOptions = (id: string) => queries.listConsents.queryOptions({ input: { id }, select: ({ consents }) => consents });
export type NewAddress = Parameters<typeof api.addAddress>[0];

/** Notes of a contact, a page at a time. */
export const notePagesOptions = (id: string) =>
  queries.listNotes.infiniteOptions({
    input: (after: string | undefined) => ({ id, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
