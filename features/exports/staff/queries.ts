import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { shareRuns } from '../../../platform/web/live/share-runs.ts';
import { exportsContract } from '../contract.ts';

const api = createApi(exportsContract);
const queries = createQueries('exports', api);
export type NewExport = Parameters<typeof api.create>[0];

const POLL_MS = 1_000;

/** One's own exports, newest first; looks again while one is being written. */
export const exportPagesOptions = () =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: (query) =>
      query.state.data?.pages.some((page) => page.rows.some((row) => row.state === 'writing')) ? POLL_MS : false,
  });

export const exportOptions = (id: string) =>
  queries.get.queryOptions({ input: { id }, refetchInterval: (query) => (query.state.data?.state === 'writing' ? POLL_MS : false) });

/** Asks for an export, or stops one; the list knows of it at once. */
export function useExportChanges() {
  const cache = useQueryClient();
  const [share] = useState(shareRuns);
  const renew = (): void => void cache.invalidateQueries({ queryKey: [['exports']] });
  return {
    create: useMutation({ mutationFn: (input: NewExport) => share('create', () => api.create(input)), onSuccess: renew }),
    cancel: useMutation({ mutationFn: (id: string) => share(`cancel ${id}`, () => api.cancel({ id })), onSuccess: renew }),
    /** Opens the one-time link in place; the browser saves what it answers. */
    download: useMutation({
      mutationFn: (id: string) => share(`download ${id}`, async () => location.assign((await api.openLink({ id })).path)),
      onSettled: () => void setTimeout(renew, POLL_MS),
    }),
  };
}
