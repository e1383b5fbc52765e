import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { agreementsContract } from '../contract.ts';

const queries = createQueries('agreements', createApi(agreementsContract));

/** Why the office may not work yet, in words for the client. */
export const myAgreementOptions = () => queries.mine.queryOptions();
