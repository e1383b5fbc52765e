import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { findingsContract } from '../contract.ts';

export const api = createApi(findingsContract);
const queries = createQueries('findings', api);

export const myQuestionsOptions = () => queries.listMine.queryOptions({ input: {} });
