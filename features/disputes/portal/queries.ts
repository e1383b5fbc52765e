import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { disputesContract } from '../contract.ts';

const queries = createQueries('disputes', createApi(disputesContract));

export const myDisputesOptions = () => queries.listMine.queryOptions();
