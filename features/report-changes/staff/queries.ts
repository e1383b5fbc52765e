import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { creditReportsContract } from '../../credit-reports/contract.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { reportChangesContract } from '../contract.ts';

const queries = createQueries('report-changes', createApi(reportChangesContract));
const reportsApi = createApi(creditReportsContract);
const reportQueries = createQueries('credit-reports', reportsApi);

/** A report, shared with the reports screens through the cache. */
export const reportOptions = (id: string) => reportQueries.get.queryOptions({ input: { id }, staleTime: Infinity });

/** What changed against the report before; unchanged lines are left out. */
export const changesOptions = (id: string) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ id, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

/** Says that a bureau's short list is complete, so that what is missing counts as deleted. */
export function useSayComplete() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: { readonly id: string; readonly version: number; readonly bureau: Bureau }) =>
      reportsApi.answerComplete({ ...input, complete: true }),
    onSettled: async () => {
      await Promise.all(['credit-reports', 'report-changes'].map((feature) => cache.invalidateQueries({ queryKey: [[feature]] })));
    },
  });
}
