import { createApi, createQueries } from '../../../platform/web/api.ts';
import { creditReportsContract } from '../contract.ts';

const api = createApi(creditReportsContract);
const queries = createQueries('credit-reports', api);

/** How often a report being read is looked at again. */
const POLL_MS = 700;

/** The reports of a contact, newest first; looks again while one is being read. */
export const reportsOptions = (contactId: string) =>
  queries.list.queryOptions({
    input: { contactId },
    refetchInterval: (query) => (query.state.data?.rows.some((row) => row.state === 'reading') ? POLL_MS : false),
  });

/** One report with everything in it. A report never changes after it was read. */
export const reportOptions = (id: string) => queries.get.queryOptions({ input: { id }, staleTime: Infinity });

export const reportsKey = (contactId: string) => queries.list.key({ input: { contactId } });

export const uploadReport = (contactId: string, file: File) => api.upload({ contactId, file });

export const downloadOriginal = (id: string) => api.getOriginal({ id });
