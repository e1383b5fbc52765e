// Keeps which single-bureau reports of a contact are shown as one.
import { formatCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { newId } from '../../../platform/base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { JobCall } from '../../../platform/server/feature.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { listWords } from '../../report-files/rules/report-view.ts';
import { combinedKey, fingerprintCombining, planCombining, type CombinedReport, type CombinePlan } from './combine-plan.ts';
import { insertCombined, setCombinedState, writeCombined } from './store/combined.ts';
import { lockReports } from './store/states.ts';
import { answerAsBefore } from '../../account-matching/server/public.ts';

/** How often to start over because a report arrived while combining. After that, the next run of the job does it. */
const TRIES = 5;
const OVERTAKEN = refuse('creditReports.overtaken', 'Another report arrived in the meantime.');

/**
 * Combines single-bureau reports of about one day, and separates those that no longer belong together. Writes and records nothing when
 * nothing changed. Safe to run twice, also at the same time. Returns true when pairs of lines were matched by earlier answers, so that
 * counts must be made again.
 */
export async function combineReportsOf({ db, services, transaction, change, now }: JobCall, contactId: string): Promise<boolean> {
  for (let i = 0; i < TRIES; i += 1) {
    const plan = await planCombining(db, services.sealer, contactId);
    if (plan.reports.length === 0 && plan.parted.length === 0) return false;
    const summary = describePlan(plan);
    const done =
      summary === undefined
        ? await transaction((tx) => saveCombined({ db: tx, sealer: services.sealer }, contactId, plan, now))
        : await change('creditReports.combined', async ({ db: tx, now: at, record }) => {
            const kept = await saveCombined({ db: tx, sealer: services.sealer }, contactId, plan, at);
            if (isRefusal(kept)) return kept;
            const subject = { type: 'credit-report', id: kept.ids[0] ?? plan.parted[0]?.id ?? '' };
            record({
              contactId,
              subject,
              summary,
              after: {
                combined: plan.reports.filter(({ isNews }) => isNews).length,
                parted: plan.parted.length,
                ...(kept.asBefore > 0 && { asBefore: kept.asBefore }),
              },
            });
            return kept;
          });
    if (!isRefusal(done)) return done.asBefore > 0;
  }
  throw new Error('The reports of this contact changed each time they were combined.');
}

interface Kept {
  readonly ids: readonly string[];
  readonly asBefore: number;
}

/** Writes the plan under the lock of the contact's reports. */
async function saveCombined(
  { db, sealer }: { readonly db: Db; readonly sealer: Sealer },
  contactId: string,
  plan: CombinePlan,
  at: Date,
): Promise<Kept | Refusal> {
  await lockReports(db, contactId);
  if ((await fingerprintCombining(db, contactId)) !== plan.fingerprint) return OVERTAKEN;
  for (const { id } of plan.parted) await setCombinedState(db, id, 'discarded');
  const ids: string[] = [];
  let asBefore = 0;
  for (const report of plan.reports) {
    const id = report.row?.id ?? newId(at);
    if (!report.row) await insertCombined(db, { id, contactId, at, byName: 'Redress' });
    const said = report.known ? await answerAsBefore(db, sealer, { contactId, pairs: report.known.pairs, at }) : [];
    const whole = report.known !== undefined && said.length === report.known.pairs.length;
    const counted = whole
      ? { facts: report.known.facts, key: combinedKey(report.parts, [...plan.decisions, ...said]) }
      : { facts: report.facts, key: report.key };
    await writeCombined(db, id, { ...report, ...counted, isChanged: report.row !== null && report.isNews });
    if (report.row && report.row.state !== 'ready') await setCombinedState(db, id, 'ready');
    ids.push(id);
    asBefore += said.length;
  }
  return { ids, asBefore };
}

/** What the plan changes for people, as one sentence; undefined when only counts change. */
function describePlan({ reports, parted }: CombinePlan): string | undefined {
  const sentences = [
    ...reports.filter(({ isNews }) => isNews).map((report) => `Reports of ${report.name} combined (${daysOf(report)})`),
    ...parted.map(
      (row) => `Reports of ${listWords(row.parts.map(({ bureau }) => BUREAU_NAMES[bureau]))} (${daysOf(row)}) no longer combined this way`,
    ),
  ];
  return sentences.length === 0 ? undefined : sentences.join('; ');
}

function daysOf({ parts }: Pick<CombinedReport, 'parts'>): string {
  const days = parts.flatMap(({ reportDate }) => parseCivilDate(reportDate) ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? formatCivilDate(first) : `${formatCivilDate(first)} to ${formatCivilDate(last)}`;
}
