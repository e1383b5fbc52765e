import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { findingsContract } from '../contract.ts';

const api = createApi(findingsContract);
const queries = createQueries('findings', api);
export type MyAnswer = Parameters<typeof api.answerMine>[0];

export const myQuestionsOptions = () => queries.listMine.queryOptions({ input: {} });

export function useAnswer() {
  const cache = useQueryClient();
  // After a refusal too: a question withdrawn meanwhile goes away.
  return useMutation({
    mutationFn: (answer: MyAnswer) => api.answerMine(answer),
    onSettled: () => cache.invalidateQueries({ queryKey: [['findings']] }),
  });
}
