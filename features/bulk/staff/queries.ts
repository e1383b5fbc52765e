import { keepPreviousData } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { bulkContract, type HistoryKind, type RowOutcome } from '../contract.ts';

export const api = createApi(bulkContract);
const queries = createQueries('bulk', api);

export type Asked = Parameters<typeof api.preview>[0];
export type Preview = Awaited<ReturnType<typeof api.preview>>;

const POLL_MS = 1_000;
const inProgress = (state: string | undefined): boolean => state === 'running' || state === 'undoing';
const nextPage = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { readonly next: string | null }) => page.next ?? undefined,
};

export const previewOptions = (asked: Asked) => queries.preview.queryOptions({ input: asked, retry: false });

export const dryRunOptions = (asked: Asked, show: 'changing' | 'left') =>
  queries.dryRun.infiniteOptions({
    input: (after: string | undefined) => ({ ...asked, show, ...(after !== undefined && { after }) }),
    ...nextPage,
    placeholderData: keepPreviousData,
  });

/** Asks again each second while it is in progress. */
export const runOptions = (id: string) =>
  queries.get.queryOptions({ input: { id }, refetchInterval: (query) => (inProgress(query.state.data?.state) ? POLL_MS : false) });

/** Results, asked for again while the run is in progress. */
export const rowsOptions = (id: string, outcome: RowOutcome | undefined, isRunning: boolean) =>
  queries.listRows.infiniteOptions({
    input: (after: string | undefined) => ({ id, ...(outcome && { outcome }), ...(after !== undefined && { after }) }),
    ...nextPage,
    placeholderData: keepPreviousData,
    refetchInterval: isRunning ? 2 * POLL_MS : false,
  });

export const historyOptions = (kind: HistoryKind | undefined, by: string | undefined) =>
  queries.history.infiniteOptions({
    input: (after: string | undefined) => ({
      ...(kind && { kind }),
      ...(by !== undefined && { by }),
      ...(after !== undefined && { after }),
    }),
    ...nextPage,
    placeholderData: keepPreviousData,
    refetchInterval: (query) =>
      query.state.data?.pages.some((page) => page.rows.some((row) => inProgress(row.state))) ? 2 * POLL_MS : false,
  });
