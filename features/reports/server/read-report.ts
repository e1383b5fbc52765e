// Reports for screens, files and figures: rights first, then rows or counts, with the sealed names of furnishers opened for those shown.
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import type { JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { nameFurnishers } from '../../disputes/server/public.ts';
import { groupWords } from '../rules/cell-text.ts';
import { fitFilter, type ReportFilter } from '../rules/report-filter.ts';
import type { GroupKey } from '../rules/report-definition.ts';
import { REPORTS, type ReportKey } from '../rules/reports.ts';
import { countReportGroups, countReportRows, listReportRows, type ReportGroup, type ReportRow } from './store/run-report.ts';

export interface ReportCall extends OfficeTime {
  readonly db: StaffDb | JobDb;
  readonly sealer: Sealer;
}
type May = { readonly may: (permission: string) => boolean };

/** True when this person may see every row of the report. */
export function mayRead(scope: May, key: ReportKey): boolean {
  return REPORTS[key].needs.every((permission) => scope.may(permission));
}

const asked = (key: ReportKey, filter: ReportFilter, { now, zone }: OfficeTime) => ({
  filter: fitFilter(REPORTS[key], filter),
  today: civilDateAt(now, zone),
  zone,
});

export async function countRows({ db, now, zone }: ReportCall, key: ReportKey, filter: ReportFilter): Promise<number> {
  return countReportRows(db, key, asked(key, filter, { now, zone }));
}

export async function readRows(
  { db, sealer, now, zone }: ReportCall,
  key: ReportKey,
  filter: ReportFilter,
  page: { readonly after: readonly [string, string] | undefined; readonly limit: number },
): Promise<ReportRow[]> {
  const rows = await listReportRows(db, key, asked(key, filter, { now, zone }), page);
  const place = REPORTS[key].columns.findIndex(({ kind }) => kind === 'furnisher');
  if (place === -1) return rows;
  const names = await nameFurnishers(
    db,
    sealer,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, cells: row.cells.with(place, names.get(row.id) ?? null) }));
}

export interface NamedGroup extends Pick<ReportGroup, 'values' | 'count' | 'measures'> {
  readonly labels: readonly string[];
}

/** Counts by `groupBy`, with the words of each value, and all rows as one group; without measures where only `counts` are asked for. */
export async function readGroups(
  { db, sealer, now, zone }: ReportCall,
  key: ReportKey,
  filter: ReportFilter,
  { groupBy, most, counts = false }: { readonly groupBy: readonly GroupKey[]; readonly most: number; readonly counts?: boolean },
): Promise<{ readonly groups: NamedGroup[]; readonly all: NamedGroup | undefined }> {
  const { groups, all } = await countReportGroups(db, key, asked(key, filter, { now, zone }), { groupBy, most, counts });
  const furnishers = groupBy.includes('furnisher')
    ? await nameFurnishers(
        db,
        sealer,
        groups.map(({ sample }) => sample),
      )
    : new Map<string, string>();
  const named = inOrder(key, groupBy, groups).map(({ values, names, sample, ...group }) => ({
    ...group,
    values,
    labels: groupBy.map(
      (by, place) =>
        names[place] ?? (by === 'furnisher' ? furnishers.get(sample) : undefined) ?? groupWords(REPORTS[key], by, values[place] ?? null),
    ),
  }));
  return { groups: named, all: all && { values: [], labels: [], count: all.count, measures: all.measures } };
}

/** Values that follow one another, such as stages, are shown in their own order; others by how many there are. */
const FOLLOWING: readonly GroupKey[] = ['stage', 'answered', 'age', 'happened', 'clock', 'bureau', 'status', 'model'];

function inOrder(key: ReportKey, groupBy: readonly GroupKey[], groups: readonly ReportGroup[]): readonly ReportGroup[] {
  const [first] = groupBy;
  if (first === undefined || first === 'person' || first === 'location' || !FOLLOWING.includes(first)) return groups;
  const order = Object.keys(REPORTS[key].dimensions[first]?.choices ?? {});
  const place = ({ values }: ReportGroup): number => order.indexOf(values[0] ?? '');
  return groups.toSorted((one, other) => place(one) - place(other));
}
