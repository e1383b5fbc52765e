import { keepPreviousData } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { scoresContract } from '../contract.ts';

export const api = createApi(scoresContract);
const queries = createQueries('scores', api);

export type ScoreFilter = Omit<NonNullable<Parameters<typeof api.list>[0]>, 'after' | 'limit'>;

export const scorePagesOptions = (filter: ScoreFilter) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...filter, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Scores of one contact: years of them fit one page, older ones follow. */
export const contactScoresOptions = (contactId: string) =>
  queries.forContact.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
