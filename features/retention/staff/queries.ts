import { keepPreviousData } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { retentionContract } from '../contract.ts';
import type { RetentionGroup } from '../rules/retention-groups.ts';

export const api = createApi(retentionContract);
const queries = createQueries('retention', api);

export interface DueFilter {
  readonly what?: RetentionGroup;
  readonly held?: 'yes' | 'no';
}

/** What is due, a page at a time. What was on the screen stays until the answer is there. */
export const duePagesOptions = (filter: DueFilter) =>
  queries.listDue.infiniteOptions({
    input: (after: string | undefined) => ({ ...filter, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });

const PROGRESS_MS = 2_000;
/** Disposals, asked for often while one runs: a step leaves no activity that this page would hear of. */
export const disposalPagesOptions = () =>
  queries.listDisposals.infiniteOptions({
    input: (after: string | undefined) => ({ ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ rows }) => rows.some((one) => one.state === 'running')) === true ? PROGRESS_MS : false,
  });

export const ofContactOptions = (contactId: string) => queries.ofContact.queryOptions({ input: { contactId } });
export const holdOfOptions = (contactId: string) => queries.holdOf.queryOptions({ input: { contactId } });
