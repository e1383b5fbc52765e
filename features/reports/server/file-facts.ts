// What a report file says about itself above its rows: what it was limited to, in words.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { groupLabel, groupWords, NOBODY } from '../rules/cell-text.ts';
import { DIMENSIONS } from '../rules/report-definition.ts';
import type { ReportFilter } from '../rules/report-filter.ts';
import { REPORTS, type ReportKey } from '../rules/reports.ts';

export interface FileFact {
  readonly label: string;
  readonly value: string;
}

export async function describeFilter(
  { db, services }: { readonly db: Db; readonly services: Pick<Services, 'findStaff' | 'findLocations'> },
  key: ReportKey,
  filter: ReportFilter,
): Promise<FileFact[]> {
  const report = REPORTS[key];
  const { from, to, person, location } = filter;
  const facts: FileFact[] = [];
  if (report.period) facts.push({ label: report.period.label, value: spanWords(from, to) });
  if (person !== undefined) {
    const name = person === 'none' ? NOBODY.person : ((await services.findStaff(db, [person])).get(person) ?? 'A former colleague');
    facts.push({ label: groupLabel(report, 'person'), value: name });
  }
  if (location !== undefined) {
    const name =
      location === 'none' ? NOBODY.location : ((await services.findLocations(db, [location], 'all')).get(location) ?? 'A former location');
    facts.push({ label: 'Location', value: name });
  }
  for (const name of DIMENSIONS) {
    const value = filter[name];
    // A furnisher is limited to by its fingerprint, which says nothing to people; its name stands in the rows.
    if (value !== undefined)
      facts.push({ label: groupLabel(report, name), value: name === 'furnisher' ? 'One furnisher' : groupWords(report, name, value) });
  }
  return facts;
}

function spanWords(from: CivilDate | undefined, to: CivilDate | undefined): string {
  if (from === undefined) return to === undefined ? 'All time' : `Until ${formatCivilDate(to)}`;
  return to === undefined ? `From ${formatCivilDate(from)}` : `${formatCivilDate(from)} to ${formatCivilDate(to)}`;
}
