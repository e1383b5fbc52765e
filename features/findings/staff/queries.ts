import type { Language } from '../../../platform/base/language.ts';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { creditReportsContract } from '../../credit-reports/contract.ts';
import { findingsContract } from '../contract.ts';

export const api = createApi(findingsContract);
const queries = createQueries('findings', api);

const reportQueries = createQueries('credit-reports', createApi(creditReportsContract));

/** The report, shared with its own screens through the cache. */
export const reportOptions = (id: string) => reportQueries.get.queryOptions({ input: { id }, staleTime: Infinity });
export const findingPagesOptions = (reportId: string) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ reportId, limit: 500, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
export const statementsOptions = (contactId: string) => queries.listStatements.queryOptions({ input: { contactId, limit: 200 } });
/** The review for the client as PDF, without what is settled; in the client's language without one given. */
export const getAuditReport = (reportId: string, language?: Language) =>
  api.auditReport({ reportId, ...(language !== undefined && { language }) });

export type GivenAnswer = Parameters<typeof api.answer>[0]['answers'][number]['answer'];
