import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { casesContract } from '../contract.ts';

const queries = createQueries('cases', createApi(casesContract));

export const myCaseOptions = () => queries.getMine.queryOptions();
