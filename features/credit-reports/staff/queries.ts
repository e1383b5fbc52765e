import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { creditReportsContract } from '../contract.ts';

export const api = createApi(creditReportsContract);
const queries = createQueries('credit-reports', api);

/** How often a report being read is looked at again. */
const POLL_MS = 700;

/** The reports of a contact, newest first; looks again while one is being read. */
export const reportsOptions = (contactId: string) =>
  queries.list.queryOptions({
    input: { contactId },
    refetchInterval: (query) => (query.state.data?.rows.some((row) => row.state === 'reading') ? POLL_MS : false),
  });

/** The same page by page, for the history. */
export const reportPagesOptions = (contactId: string) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: (query) =>
      query.state.data?.pages.some((page) => page.rows.some((row) => row.state === 'reading')) ? POLL_MS : false,
  });

/**
 * One report with everything in it. After it was read only decisions about its lines change it, and those ask for it again
 * (account-matching).
 */
export const reportOptions = (id: string) => queries.get.queryOptions({ input: { id }, staleTime: Infinity });

/** The people of a file about several, while someone has to say which one is the client. */
export const peopleOptions = (id: string) => queries.listPeople.queryOptions({ input: { id } });

/** What a person says of a report; every list of reports knows of it at once. */
export function useReportChanges() {
  return {
    answerPerson: useChange(api.answerPerson),
    choosePerson: useChange(api.choosePerson),
    discard: useChange(api.discard),
    restore: useChange(api.restore),
  };
}

export const downloadOriginal = (id: string) => api.getOriginal({ id });
