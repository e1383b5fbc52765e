import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { scoresContract } from '../contract.ts';

const api = createApi(scoresContract);
const queries = createQueries('scores', api);

export type ScoreFilter = Omit<NonNullable<Parameters<typeof api.list>[0]>, 'after' | 'limit'>;
export type NewScore = Parameters<typeof api.add>[0];
export type NewGoal = Parameters<typeof api.setGoal>[0];

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

/** Adds, takes out and puts back scores, and sets the goal; every list of scores knows of it at once. */
export function useScoreChanges() {
  const cache = useQueryClient();
  const onSuccess = (): Promise<void> => cache.invalidateQueries({ queryKey: [['scores']] });
  return {
    add: useMutation({ mutationFn: (score: NewScore) => api.add(score), onSuccess }),
    remove: useMutation({ mutationFn: (id: string) => api.remove({ id }), onSuccess }),
    restore: useMutation({ mutationFn: (id: string) => api.restore({ id }), onSuccess }),
    setGoal: useMutation({ mutationFn: (goal: NewGoal) => api.setGoal(goal), onSuccess, onError: onSuccess }),
  };
}
