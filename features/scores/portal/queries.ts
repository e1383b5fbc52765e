import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { scoresContract } from '../contract.ts';

const queries = createQueries('scores', createApi(scoresContract));

export const myScoresOptions = () => queries.listMine.queryOptions({ input: {} });
