// The findings of a report, worked out again each time from the report, those before it, and what the office knows of the client.
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import { mayWork } from '../../agreements/server/public.ts';
import { addressesOf, namesOf } from '../../contacts/rules/contact-person.ts';
import { findContact, listAddresses, listOtherNames, openIdentity, type Contact } from '../../contacts/server/public.ts';
import { onlyAt } from '../../credit-reports/rules/combining/combine-reports.ts';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import {
  findReport,
  listReadyReports,
  openReport,
  openReports,
  reportNotReady,
  type ReadyReport,
} from '../../credit-reports/server/public.ts';
import { keepKeys, knowLines } from '../rules/carry-over.ts';
import type { ClientStatement, Finding } from '../rules/finding.ts';
import { analyseOffThread } from './analyse-off-thread.ts';
import { listDisputedLinesOf } from './from-disputes.ts';
import { listAnswerKeys } from './store/answers.ts';
import { listStatements, type StoredStatement } from './store/statements.ts';

/** Reports of a bureau further back than this add nothing to an analysis but time. */
const MOST_EARLIER = 12;
const MOST_STATEMENTS = 500;

export interface AnalysedReport {
  readonly contact: Contact;
  readonly reportId: string;
  readonly report: CreditReport;
  readonly findings: readonly Finding[];
}
interface Looking {
  readonly db: JobDb | StaffDb;
  readonly scope: StaffScope;
  readonly services: Pick<Services, 'sealer'>;
  readonly now: Date;
  readonly zone: string;
}

/** The report with its findings, the gravest first, or why there are none ('creditReports.notFound', 'creditReports.notReady', or that no work may be done). */
export async function findFindings({ db, scope, services, now, zone }: Looking, reportId: string): Promise<AnalysedReport | Refusal> {
  const stored = await findReport(db, scope, reportId);
  const contact = stored && (await findContact(db, scope, stored.contactId));
  if (!stored || !contact) return refuse('creditReports.notFound', 'There is no such report.');
  const may = await mayWork(db, contact.id, { what: 'analysis', bureaus: stored.bureaus ?? [] }, { now, zone });
  if (may !== true) return may;
  const report = stored.state === 'ready' ? await openReport(db, services.sealer, stored.id) : undefined;
  if (!report) return reportNotReady(stored);

  const ready = await listReadyReports(db, contact.id);
  const before = earlierOf(stored, report, ready);
  const opened = await openReports(db, services.sealer, [...before.keys()]);
  const { dateOfBirth } = await openIdentity(db, services.sealer, contact.id);
  const statements = await listStatements(db, services.sealer, contact.id, { after: undefined, limit: MOST_STATEMENTS });
  const earlier = [...before].flatMap(([id, bureaus]) => {
    const one = opened.get(id);
    return one ? [report.parts ? onlyAt(one, bureaus) : one] : [];
  });
  const reports = { report, others: earlier };
  const found = await analyseOffThread({
    report,
    earlier,
    today: civilDateAt(now, zone),
    client: {
      dateOfBirth,
      names: namesOf(contact, await listOtherNames(db, contact.id)),
      addresses: addressesOf(contact, await listAddresses(db, contact.id)),
      employers: [],
      ssnLast4: contact.ssnLast4,
      statements: knowLines(statements.map(toStatement), reports),
    },
    disputes: knowLines(await listDisputedLinesOf(db, services.sealer, contact.id, zone), reports),
  });
  // An answer given on a report of another format applies to the same finding here.
  const findings = keepKeys(found, await listAnswerKeys(db, services.sealer, contact.id), reports);
  return { contact, reportId: stored.id, report, findings };
}

/** The reports before this one, oldest first, and for which bureaus: those of a combined report each have a day of their own. */
function earlierOf(
  stored: { readonly id: string },
  report: CreditReport,
  ready: readonly ReadyReport[],
): ReadonlyMap<string, readonly Bureau[]> {
  const before = new Map<string, Bureau[]>();
  for (const bureau of BUREAUS) {
    const own = report.parts ? report.parts.find((part) => part.bureau === bureau)?.reportId : stored.id;
    const place = ready.findIndex(({ id }) => id === own);
    const ofBureau = ready
      .slice(0, Math.max(place, 0))
      .filter(({ bureaus }) => bureaus?.includes(bureau) ?? true)
      .slice(-MOST_EARLIER);
    for (const { id } of ofBureau) before.set(id, [...(before.get(id) ?? []), bureau]);
  }
  return new Map(ready.flatMap(({ id }) => (before.has(id) ? [[id, before.get(id) ?? []] as const] : [])));
}

function toStatement({ kind, bureau, lineKey, happenedOn, untilOn, words }: StoredStatement): ClientStatement {
  return {
    kind,
    ...(bureau !== null && { bureau }),
    ...(lineKey !== null && { lineKey }),
    ...(happenedOn !== null && { on: happenedOn }),
    ...(untilOn !== null && { until: untilOn }),
    ...(words !== null && { text: words }),
  };
}
