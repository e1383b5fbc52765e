import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { findingsContract } from '../contract.ts';

const api = createApi(findingsContract);
const queries = createQueries('findings', api);

export type GivenAnswer = Parameters<typeof api.answer>[0]['answers'][number];
export type NewStatement = Parameters<typeof api.addStatement>[0];

export const findingPagesOptions = (reportId: string) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ reportId, limit: 500, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
export const statementsOptions = (contactId: string) => queries.listStatements.queryOptions({ input: { contactId, limit: 200 } });
/** The review for the client as PDF, without what is settled. */
export const getAuditReport = (reportId: string) => api.auditReport({ reportId });

/** Answers, questions and disputes of findings; the draft of the next round knows of what was added. */
export function useFindingChanges(reportId: string) {
  const cache = useQueryClient();
  const onSettled = (): Promise<void> => cache.invalidateQueries({ queryKey: [['findings']] });
  const settleRounds = async (): Promise<void> => {
    await onSettled();
    await cache.invalidateQueries({ queryKey: [['disputes']] });
  };
  return {
    answer: useMutation({
      mutationFn: (answers: readonly GivenAnswer[]) => api.answer({ reportId, answers: [...answers] }),
      onSettled: settleRounds,
    }),
    clear: useMutation({
      mutationFn: (one: { readonly id: string; readonly version: number }) => api.clearAnswer(one),
      onSettled: settleRounds,
    }),
    ask: useMutation({ mutationFn: (keys: readonly string[]) => api.ask({ reportId, keys: [...keys] }), onSettled }),
    accept: useMutation({
      mutationFn: (keys: readonly string[]) => api.accept({ reportId, keys: [...keys] }),
      onSettled: settleRounds,
    }),
  };
}

export function useStatementChanges() {
  const cache = useQueryClient();
  const onSettled = (): Promise<void> => cache.invalidateQueries({ queryKey: [['findings']] });
  return {
    add: useMutation({ mutationFn: (one: NewStatement) => api.addStatement(one), onSettled }),
    remove: useMutation({ mutationFn: (id: string) => api.removeStatement({ id }), onSettled }),
    restore: useMutation({ mutationFn: (id: string) => api.restoreStatement({ id }), onSettled }),
  };
}
