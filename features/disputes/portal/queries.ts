import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { disputesContract } from '../contract.ts';

export const api = createApi(disputesContract);
const queries = createQueries('disputes', api);

export const myCorrectOptions = () => queries.listMyCorrect.queryOptions();
export const mySummonsesOptions = () => queries.listMySummonses.queryOptions();
export const myDisputesOptions = () => queries.listMine.queryOptions();
export const myDetailsOptions = () => queries.listMyDetails.queryOptions({ input: {} });
