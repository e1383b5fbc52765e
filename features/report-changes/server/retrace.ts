// Keeps how a contact's reports compare: the one place where events come and go.
import { civilDateAt, formatCivilDate } from '../../../platform/base/civil-date.ts';
import { newId } from '../../../platform/base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { JobCall } from '../../../platform/server/feature.ts';
import { openTask, withdrawTasks } from '../../tasks/server/public.ts';
import { reinsertionDue, reinsertionTask } from '../rules/reinsertion.ts';
import { fingerprintOf, planRetrace, type RetracedReport, type RetracePlan } from './retrace-plan.ts';
import { saveComparison, lockReports } from '../../credit-reports/server/public.ts';
import { listEvents, removeEvents, setTask, upsertEvents, type EventContent, type StoredEvent } from './store.ts';

/** How often to start over because a report arrived while comparing. After that, the next run of the job does it. */
const TRIES = 5;
const OVERTAKEN = refuse('reportChanges.overtaken', 'Another report arrived in the meantime.');

/**
 * Compares the reports of a contact again where something changed and stores the outcome in one change. Writes and records nothing when
 * nothing changed. Safe to run twice, also at the same time: the plan's inputs are checked again under the lock.
 */
export async function retraceContact({ db, services, transaction, change, now, zone }: JobCall, contactId: string): Promise<void> {
  for (let i = 0; i < TRIES; i += 1) {
    const plan = await planRetrace(db, services.sealer, contactId);
    if (plan.reports.length === 0 && plan.forsaken.length === 0) return;
    const differs = await findDifference(db, services.sealer, plan);
    const done =
      differs === undefined
        ? await transaction((tx) => keep({ db: tx, sealer: services.sealer, zone }, contactId, plan, now))
        : await change('creditReports.compared', async ({ db: tx, now: at, record }) => {
            const kept = await keep({ db: tx, sealer: services.sealer, zone }, contactId, plan, at);
            if (isRefusal(kept)) return kept;
            record({
              contactId,
              subject: { type: 'credit-report', id: differs.reportId },
              summary: differs.summary,
              after: differs.counts,
            });
            return kept;
          });
    if (!isRefusal(done)) return;
  }
  throw new Error('The reports of this contact changed each time they were compared.');
}

interface Through {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly zone: string;
}

/** Writes the plan under the lock of the contact's reports. */
async function keep(through: Through, contactId: string, plan: RetracePlan, at: Date): Promise<true | Refusal> {
  const { db, sealer } = through;
  await lockReports(db, contactId);
  if ((await fingerprintOf(db, contactId)) !== plan.fingerprint) return OVERTAKEN;
  for (const id of plan.forsaken) await drop(db, await listEvents(db, sealer, id), at);
  for (const report of plan.reports) await keepReport(through, contactId, report, at);
  return true;
}

async function keepReport(
  { db, sealer, zone }: Through,
  contactId: string,
  { link, key, facts, compared, events }: RetracedReport,
  at: Date,
): Promise<void> {
  const stored = await listEvents(db, sealer, link.id);
  const wanted = new Map(events.map((event) => [nameOf(event), event]));
  await drop(
    db,
    stored.filter((event) => !wanted.has(nameOf(event))),
    at,
  );
  const byName = new Map(stored.map((event) => [nameOf(event), event]));
  await upsertEvents(
    db,
    sealer,
    contactId,
    events
      .filter((event) => contentOf(event, true) !== contentOf(byName.get(nameOf(event)), true))
      .map((event) => ({ ...event, id: byName.get(nameOf(event))?.id ?? newId(at) })),
  );
  await saveComparison(db, { contactId, link, at, zone }, { key, facts, compared });
  if (!events.some(isReinsertion)) return;
  for (const event of (await listEvents(db, sealer, link.id)).filter((one) => isReinsertion(one) && one.taskId === null)) {
    const { title, note } = reinsertionTask({
      ...event,
      reportDate: link.reportDate === null ? 'an unknown day' : formatCivilDate(link.reportDate),
    });
    const dueOn = reinsertionDue(link.reportDate, civilDateAt(at, zone));
    await setTask(db, event.id, await openTask(db, { contactId, title, note, kind: 'deadline', dueOn, at, byName: 'Redress' }));
  }
}

/** Takes events out, and the tasks that only they opened. */
async function drop(db: Db, events: readonly StoredEvent[], at: Date): Promise<void> {
  await withdrawTasks(
    db,
    events.flatMap(({ taskId }) => (taskId === null ? [] : [taskId])),
    at,
  );
  await removeEvents(
    db,
    events.map(({ id }) => id),
  );
}

interface Difference {
  readonly reportId: string;
  readonly summary: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** What the plan changes of what people see; undefined when it only counts again. */
async function findDifference(db: Db, sealer: Sealer, plan: RetracePlan): Promise<Difference | undefined> {
  const counts = { changedReports: 0, newEvents: 0, changedEvents: 0, goneEvents: 0, deleted: 0, reinserted: 0 };
  let newest: RetracedReport | undefined;
  for (const id of plan.forsaken) counts.goneEvents += (await listEvents(db, sealer, id)).length;
  for (const report of plan.reports) {
    const stored = new Map((await listEvents(db, sealer, report.link.id)).map((event) => [nameOf(event), contentOf(event)]));
    const fresh = report.events.filter((event) => !stored.has(nameOf(event)));
    const changed = report.events.filter((event) => stored.has(nameOf(event)) && stored.get(nameOf(event)) !== contentOf(event));
    const gone = stored.size - (report.events.length - fresh.length);
    if (fresh.length + changed.length + gone === 0 && sameSummary(report.compared, report.link.compared)) continue;
    counts.changedReports += 1;
    counts.newEvents += fresh.length;
    counts.changedEvents += changed.length;
    counts.goneEvents += gone;
    counts.deleted += fresh.filter(({ kind }) => kind === 'deleted').length;
    counts.reinserted += fresh.filter(isReinsertion).length;
    newest = report;
  }
  const reportId = newest?.link.id ?? plan.forsaken.at(-1);
  if (reportId === undefined || (counts.changedReports === 0 && counts.goneEvents === 0)) return undefined;
  const deleted = counts.deleted === 0 ? '' : `, ${counts.deleted} no longer listed`;
  const back = counts.reinserted === 0 ? '' : `, ${counts.reinserted} listed again`;
  const of = newest?.link.reportDate;
  return {
    reportId,
    counts,
    summary: of ? `Report of ${formatCivilDate(of)} compared with those before it${deleted}${back}` : 'Reports compared again',
  };
}

const isReinsertion = ({ kind }: Pick<EventContent, 'kind'>): boolean => kind === 're-inserted';
const nameOf = ({ bureau, line, lineKey, kind, occurrence }: EventContent): string => [bureau, line, lineKey, kind, occurrence].join('\n');

/** Everything of an event that can differ while its name stays; its place only where it is asked for. */
function contentOf(event: EventContent | undefined, withPlace = false): string | undefined {
  if (event === undefined) return undefined;
  const { previousReportId, position, heading, accountNumberMasked, negative, previousLineId, nextLineId, changes, evidence } = event;
  const fields = changes.map(({ field, label, before, after, effect }) => [field, label, before, after, effect]);
  return JSON.stringify([
    previousReportId,
    withPlace ? position : 0,
    heading,
    accountNumberMasked,
    negative,
    previousLineId,
    nextLineId,
    fields,
    evidence,
  ]);
}

/** The database keeps the fields of an object in an order of its own. */
function sameSummary(a: RetracedReport['compared'], b: RetracedReport['compared']): boolean {
  const text = (value: RetracedReport['compared']): string =>
    JSON.stringify(value?.map((one) => Object.entries(one).sort(([x], [y]) => (x < y ? -1 : 1))) ?? null);
  return text(a) === text(b);
}
