// The lists behind the pages of the menu in an office of 100,000 contacts, each against what a list may take.
import { addDays, civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { fetchIdToken } from '../../apps/server/loopback-client.ts';
import { FIGURE_PARTS } from '../../features/analytics/rules/figure-tables.ts';
import { ACCESS_REPORT, REPORT_KEYS } from '../../features/reports/rules/reports.ts';
import { startChild } from '../../tests/support/child-server.ts';
import { findPostgres } from '../../tests/support/find-postgres.ts';
import { EMAIL, openOffice, PASSWORD, timesOf } from './contacts-office.ts';
import { median, type BenchRow } from './row.ts';

const CONTACTS = 100_000;
/** Milliseconds a list may take (shared/field/pages.md, section 5). */
const LIST_MS = 300;
const TIMES = 5;

export async function benchPageLists(): Promise<readonly BenchRow[]> {
  const postgres = await findPostgres();
  if (!postgres) {
    console.log('No PostgreSQL here; the lists of pages were not measured.');
    return [];
  }
  const office = await openOffice(CONTACTS, postgres.url);
  const server = await startChild(office.env);
  try {
    const token = await fetchIdToken(server.url, EMAIL, PASSWORD);
    const times: { path: string; ms: number }[] = [];
    for (const path of pathsOf(civilDateAt(new Date(), OFFICE_ZONE))) {
      const asks = Array.from({ length: TIMES }, () => ({ url: `${server.url}/api${path}`, token }));
      times.push({ path, ms: median(await timesOf(asks)) });
    }
    const sorted = times.toSorted((a, b) => b.ms - a.ms);
    const [slowest] = sorted;
    if (!slowest) return [];
    return [
      {
        name: `slowest of ${times.length} lists and counts of pages, ${CONTACTS.toLocaleString('en-US')} contacts`,
        bare: LIST_MS,
        ours: slowest.ms,
        unit: 'ms',
        ratio: slowest.ms / LIST_MS,
        limit: { atMost: 1 },
        note: sorted
          .slice(0, 8)
          .map(({ path, ms }) => `${path} ${ms.toFixed(0)} ms`)
          .join(', '),
      },
    ];
  } finally {
    await server.stop();
    await office.close();
    await postgres.stop();
  }
}

function pathsOf(today: ReturnType<typeof civilDateAt>): readonly string[] {
  const period = `from=${addDays(today, -90)}&to=${today}`;
  const reports = REPORT_KEYS.filter((key) => key !== ACCESS_REPORT);
  return [
    `/calendar?from=${addDays(today, -30)}&until=${addDays(today, 30)}`,
    '/documents',
    '/documents/counts',
    '/documents/clients',
    '/progress-portal/clients',
    '/progress-portal/counts',
    '/billing/clients',
    '/billing/clients?status=none',
    '/billing/clients/count',
    '/contacts?category=client&sort=name',
    '/bulk/preview?object=clients&change=add-tag&value=Reviewed',
    '/bulk/dry-run?object=clients&change=add-tag&value=Reviewed',
    '/bulk/history',
    '/automation/rules',
    '/automation/runs',
    '/automation/built-in',
    ...reports.flatMap((key) => [`/reports/${key}/rows?${period}`, `/reports/${key}/groups?${period}`]),
    `/access-report/rows?${period}`,
    ...FIGURE_PARTS.map((part) => `/analytics/figures?part=${part}&${period}&compare=yes`),
  ];
}
