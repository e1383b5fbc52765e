import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { recipientsContract } from '../../recipients/contract.ts';

const api = createApi(recipientsContract);
const queries = createQueries('recipients', api);

export const recipientsOptions = (asked: Parameters<typeof api.list>[0]) => queries.list.queryOptions({ input: asked });
export const foundInReportOptions = (contactId: string) => queries.suggestFromReports.queryOptions({ input: { contactId } });
