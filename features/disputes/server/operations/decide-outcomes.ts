import { parseCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import { saysWhy } from '../../../../platform/base/written-reason.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import { findReport } from '../../../credit-reports/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { refuseClaims } from '../../rules/claim-refusal.ts';
import { answerDayUnfit, notMailed, outcomeNotFound, outcomeTwice, reportPutAside, stillTime, viewOutcome } from '../outcome-view.ts';
import { lockRounds } from '../store.ts';
import { setItemState, settleRounds } from '../store/items.ts';
import { decideOutcome, findOutcomes, listOutcomes, withdrawOutcomes } from '../store/outcomes.ts';

export const decideOutcomes: Operation<typeof disputesContract.decideOutcomes> = async ({
  db,
  scope,
  input,
  now,
  zone,
  services,
  record,
}) => {
  const { contactId, decisions } = input;
  await lockRounds(db, contactId);
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const ids = decisions.map(({ id }) => id);
  const found = await findOutcomes(db, services.sealer, ids);
  const settled = new Set<string>();
  for (const { id, version, accept, result, note } of decisions) {
    const outcome = found.get(id);
    if (outcome?.contactId !== contactId) return outcomeNotFound();
    if (outcome.version !== version || outcome.state !== 'proposed') return changedMeanwhile.refuse();
    if (accept && (outcome.itemState !== 'in-progress' || settled.has(outcome.itemId))) return outcomeTwice();
    const forbidden = refuseClaims(note ?? '', 'note', 'note');
    if (forbidden) return forbidden;
    const chosen = result ?? outcome.result;
    // What was proposed has its ground; another result needs one, too (15 U.S.C. 1679b(a)(1)).
    if (accept && chosen !== outcome.result && !saysWhy(note ?? ''))
      return refuse('disputes.resultNeedsNote', `“${outcome.explanation}” Say in a note why the result is another one.`, {
        fields: { note: 'Please say why, in a few words.' },
      });
    let answeredOn: CivilDate | null = null;
    if (accept) {
      const ground = outcome.reportId === null ? undefined : await findReport(db, scope, outcome.reportId);
      if (outcome.reportId !== null && ground?.state !== 'ready') return reportPutAside();
      // The bureau's own result bears the day of its answer.
      if (outcome.source === 'bureau-result') answeredOn = parseCivilDate(ground?.reportDate ?? '') ?? null;
      const unfit =
        stillTime(chosen, outcome.overdueAfter, { now, zone }) ??
        // One that was undone stays proposed, and its mailing may have been undone since.
        notMailed(outcome.mailedOn) ??
        answerDayUnfit(outcome, answeredOn ?? parseCivilDate(outcome.answeredOn ?? '') ?? null, { now, zone });
      if (unfit) return unfit;
    }
    if (
      !(await decideOutcome(db, services.sealer, id, version, {
        state: accept ? 'accepted' : 'rejected',
        result: chosen,
        answeredOn,
        note: note ?? null,
        at: now,
        byId: scope.userId,
        byName: scope.name,
      }))
    )
      return changedMeanwhile.refuse();
    if (!accept) continue;
    settled.add(outcome.itemId);
    await setItemState(db, contactId, outcome.itemId, chosen);
  }
  // Whatever else was proposed for an item that now has its outcome waits for no one.
  await withdrawOutcomes(
    db,
    (await listOutcomes(db, services.sealer, contactId))
      .filter((one) => one.state === 'proposed' && settled.has(one.itemId))
      .map(({ id }) => id),
  );
  await settleRounds(db, contactId, now);
  const rows = await findOutcomes(db, services.sealer, ids);
  record({
    contactId,
    subject: { type: 'contact', id: contactId },
    summary: `Outcomes of disputes decided: ${settled.size} accepted, ${decisions.length - settled.size} rejected`,
    after: {
      decided: [...rows.values()].map(
        ({ heading, bureau, result, state }) => `${heading} (${bureau}): ${state === 'accepted' ? result : 'rejected'}`,
      ),
    },
  });
  return { rows: [...rows.values()].map(viewOutcome) };
};
