import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { contactArchived, contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { disputesContract, GateRefusal } from '../../contract.ts';
import { isOverridable } from '../../rules/overridable-gates.ts';
import { judgeLetterSizes } from '../../rules/letter-size.ts';
import { bureausOf, loadWorkedReport, viewDraft } from '../draft-view.ts';
import { passWithReasons } from '../pass-with-reasons.ts';
import { findDraft, lockRounds, moveItems, openRound as storeOpening } from '../store.ts';

export const openRound: Operation<typeof disputesContract.openRound> = async ({ db, scope, input, now, zone, services, record }) => {
  // What is judged here is what is opened: no one saves, or puts the client on hold, in between.
  await lockRounds(db, input.contactId);
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  if (contact.archivedAt !== null) return contactArchived.refuse();
  const round = await findDraft(db, services.sealer, contact.id);
  const may = await mayWork(db, contact.id, { what: 'round', bureaus: bureausOf(round?.items ?? []) }, { now, zone });
  if (may !== true) return may;
  if (!round) return refuse('disputes.noDraft', 'There is no round being prepared.');

  if (round.version !== input.version) return changedMeanwhile.refuse();
  const call = { db, scope, services, now, zone };
  const draft = await viewDraft(call, contact, round, await loadWorkedReport(call, round.reportId));
  // Gates that may be passed with a reason come last, so that a reason is asked for only when nothing else is in the way.
  const stopping = (problems: readonly GateRefusal[]) => problems.filter(({ code, blocks }) => blocks && !isOverridable(code));
  const blocked = draft.items.filter((i) => stopping(i.problems).length > 0);
  const [problem] = blocked.flatMap((i) => stopping(i.problems));
  const aside = draft.problems.find((p) => p.code === 'disputes.reportNotReady');
  if (aside) return refuse('disputes.itemsNotReady', aside.message);
  const incomplete = stopping(draft.problems).find((p) => p.code !== 'disputes.noItems');
  if (incomplete && isAboutReport(incomplete.code)) return refuse(incomplete.code, incomplete.message, citation(incomplete.citation));
  if (incomplete) return refuse('disputes.contactIncomplete', incomplete.message, citation(incomplete.citation));
  if (draft.items.length === 0) return refuse('disputes.itemsNotReady', 'Choose at least one item first.');
  if (problem) {
    const count = blocked.length === 1 ? 'One item is' : `${blocked.length} items are`;
    return refuse('disputes.itemsNotReady', `${count} not ready: ${problem.message}`, citation(problem.citation));
  }
  // A draft of before there was a limit.
  const tooLong = judgeLetterSizes(round.items);
  if (tooLong) return refuse('disputes.itemsNotReady', tooLong.message);
  const overrides = passWithReasons([...draft.problems, ...draft.items.flatMap((i) => i.problems)], input.overrides, { scope, now });
  if (isRefusal(overrides)) return overrides;
  if (
    !(await storeOpening(db, services.sealer, { contactId: contact.id, roundId: round.id, version: input.version, at: now, overrides }))
  ) {
    return changedMeanwhile.refuse();
  }
  // From here on the letters and what comes of them name the lines as they are now.
  const lines = round.items.map((item, at) => ({ id: item.id, was: item.lineId, lineId: draft.items[at]?.lineId ?? item.lineId }));
  await moveItems(
    db,
    contact.id,
    lines.filter(({ was, lineId }) => was !== lineId),
  );
  record({
    contactId: contact.id,
    subject: { type: 'dispute-round', id: round.id },
    summary: `Round ${round.number} opened with ${draft.items.length} item${draft.items.length === 1 ? '' : 's'}`,
    before: { state: 'draft' },
    after: { state: 'open', ...(overrides.length > 0 && { overrides: overrides.map(({ code, reason }) => ({ code, reason })) }) },
  });
  return { roundId: round.id, number: round.number };
};

/** Problems that another report, or a word about whose it is, would end. */
function isAboutReport(code: string): code is 'disputes.reportTooOld' | 'disputes.reportOfSomebodyElse' {
  return code === 'disputes.reportTooOld' || code === 'disputes.reportOfSomebodyElse';
}

function citation(text: string | null) {
  return text === null ? {} : { citation: text };
}
