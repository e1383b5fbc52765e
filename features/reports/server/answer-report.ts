// The answers of the endpoints that read reports: pages of rows, and groups.
import { z } from 'zod';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { pageCursor } from '../../../platform/server/page-cursor.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { ReportGroups, ReportRows } from '../contract.ts';
import type { ReportFilter } from '../rules/report-filter.ts';
import { REPORTS, type ReportKey } from '../rules/reports.ts';
import { countRows, mayRead, readGroups, readRows, type ReportCall } from './read-report.ts';

const MOST_GROUPS = 200;
const NOT_ALLOWED = refuse('app.notAllowed', 'You do not have permission for this.');
const KEY = z.tuple([z.string(), z.string()]);

export async function answerRows(
  call: ReportCall & { readonly scope: StaffScope },
  key: ReportKey,
  { after, limit, ...filter }: ReportFilter & { readonly after?: string | undefined; readonly limit: number },
): Promise<ReportRows | Refusal> {
  if (!mayRead(call.scope, key)) return NOT_ALLOWED;
  const cursor = pageCursor(`reports.${key}`, KEY);
  const place = cursor.read(after);
  if (isRefusal(place)) return place;
  const rows = await readRows(call, key, filter, { after: place, limit: limit + 1 });
  const page = cursor.page(rows, limit, ({ at, id }): [string, string] => [at, id]);
  return {
    rows: page.rows.map(({ id, contactId, cells }) => ({ id, contactId, cells: [...cells] })),
    next: page.next,
    total: place === undefined ? await countRows(call, key, filter) : null,
  };
}

export async function answerGroups(
  call: ReportCall & { readonly scope: StaffScope },
  key: ReportKey,
  filter: ReportFilter,
): Promise<ReportGroups | Refusal> {
  if (!mayRead(call.scope, key)) return NOT_ALLOWED;
  const { groups } = await readGroups(call, key, filter, { groupBy: REPORTS[key].groupBy, most: MOST_GROUPS + 1 });
  return {
    groups: groups
      .slice(0, MOST_GROUPS)
      .map(({ values, labels, count, measures }) => ({ values: [...values], labels: [...labels], count, measures: [...measures] })),
    capped: groups.length > MOST_GROUPS,
  };
}
