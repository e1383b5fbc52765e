import { queryOptions } from '@tanstack/react-query';
import { asRefusal, createApi, createQueries } from '../../../../platform/web/live/api.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { ManualReport } from '../../rules/manual/manual-schema.ts';
import { creditReportsContract } from '../../contract.ts';

export const api = createApi(creditReportsContract);
const queries = createQueries('credit-reports', api);

/** What was entered by hand so far; asked again each time the form is opened. */
export const manualOptions = (id: string) => queries.getManual.queryOptions({ input: { id }, refetchOnMount: 'always' });
export const loadManual = (id: string) => api.getManual({ id });
export const saveManual = (id: string, version: number, typed: ManualReport) => api.saveManual({ id, version, typed });

/**
 * The document shown beside the form. Its query key is outside the feature's keys, so that a save does not reload it while someone reads.
 */
export const originalOptions = (id: string, enabled: boolean) =>
  queryOptions({ queryKey: ['report-original', id], queryFn: () => api.getOriginal({ id }), staleTime: Infinity, enabled });

export function useManualChanges() {
  return { begin: useChange(api.beginManual), finish: useChange(api.finishManual) };
}

/** What to do about a save that failed. */
export function judgeSave(error: unknown): 'changed' | 'gone' | 'retry' | 'final' {
  const { code, status } = asRefusal(error);
  if (code === 'app.changedMeanwhile') return 'changed';
  if (code === 'creditReports.notManual') return 'gone';
  return status === 0 || status === 401 || status === 429 || status >= 500 ? 'retry' : 'final';
}
