import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { creditReportsContract } from '../../credit-reports/contract.ts';
import { reportChangesContract } from '../contract.ts';

const queries = createQueries('report-changes', createApi(reportChangesContract));
export const reportsApi = createApi(creditReportsContract);
const reportQueries = createQueries('credit-reports', reportsApi);

/** A report, shared with the reports screens through the cache. */
export const reportOptions = (id: string) => reportQueries.get.queryOptions({ input: { id }, staleTime: Infinity });

/** What changed against the report before; unchanged lines are left out. */
export const changesOptions = (id: string) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ id, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
