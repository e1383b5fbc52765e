import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { agreementsContract } from '../contract.ts';

export const api = createApi(agreementsContract);
const queries = createQueries('agreements', api);

/** Why the office may not work yet, in words for the client. */
export const myAgreementOptions = () => queries.mine.queryOptions();
