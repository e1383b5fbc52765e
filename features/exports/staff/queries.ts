import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { exportsContract } from '../contract.ts';

const api = createApi(exportsContract);
const queries = createQueries('exports', api);
export type NewExport = Parameters<typeof api.create>[0];

const POLL_MS = 1_000;

/** The person's own exports, newest first; looks again while one is being written. */
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

/** Asks for an export, stops one, or fetches it. */
export function useExportChanges() {
  return {
    create: useChange(api.create),
    cancel: useChange(api.cancel, { several: true }),
    /** Opens the one-time link in place; the browser saves what it answers. */
    download: useChange(api.openLink, { several: true, onMade: ({ path }) => location.assign(path) }),
  };
}
