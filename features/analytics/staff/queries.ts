import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { analyticsContract } from '../contract.ts';

const api = createApi(analyticsContract);
const queries = createQueries('analytics', api);

export type FiguresInput = Parameters<typeof api.getFigures>[0];
export type Figures = Awaited<ReturnType<typeof api.getFigures>>;
export type FigureTableAnswer = Figures['tables'][number];

export const figuresOptions = (input: FiguresInput) => queries.getFigures.queryOptions({ input, staleTime: 60_000 });
