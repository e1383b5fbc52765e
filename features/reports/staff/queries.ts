import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { reportsContract, type OpenReportKey } from '../contract.ts';
import type { ReportFilter } from '../rules/report-filter.ts';
import { ACCESS_REPORT, type ReportKey } from '../rules/reports.ts';

const api = createApi(reportsContract);
const queries = createQueries('reports', api);
const POLL_MS = 1_000;
/** Reports are looked at for a while, and nothing tells when rows of other features change. */
const STALE_MS = 30_000;

const isOpen = (report: ReportKey): report is OpenReportKey => report !== ACCESS_REPORT;

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { readonly next: string | null }) => page.next ?? undefined,
  staleTime: STALE_MS,
};

export const openRowsOptions = (report: ReportKey, filter: ReportFilter) =>
  queries.listRows.infiniteOptions({
    ...paging,
    enabled: isOpen(report),
    input: (after: string | undefined) => ({
      ...filter,
      report: isOpen(report) ? report : 'letters',
      ...(after !== undefined && { after }),
    }),
  });
export const accessRowsOptions = (report: ReportKey, filter: ReportFilter) =>
  queries.listAccessRows.infiniteOptions({
    ...paging,
    enabled: !isOpen(report),
    input: (after: string | undefined) => ({ ...filter, ...(after !== undefined && { after }) }),
  });
export const openGroupsOptions = (report: ReportKey, filter: ReportFilter) =>
  queries.listGroups.queryOptions({
    enabled: isOpen(report),
    staleTime: STALE_MS,
    input: { ...filter, report: isOpen(report) ? report : 'letters' },
  });
export const accessGroupsOptions = (report: ReportKey, filter: ReportFilter) =>
  queries.listAccessGroups.queryOptions({ enabled: !isOpen(report), staleTime: STALE_MS, input: filter });

export const reportFileOptions = (id: string) =>
  queries.getFile.queryOptions({ input: { id }, refetchInterval: (query) => (query.state.data?.state === 'writing' ? POLL_MS : false) });

/** Asks for a file of a report, stops one, or downloads it. */
export function useFileChanges() {
  return {
    create: useChange(api.createFile),
    cancel: useChange(api.cancelFile, { several: true }),
    /** Opens the one-time link in place; the browser saves what it answers. */
    download: useChange(api.openFileLink, { several: true, onMade: ({ path }) => location.assign(path) }),
  };
}
