import { refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findWorkHold } from '../../../agreements/server/public.ts';
import { contactArchived, contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { loadWorkedReport, viewDraft } from '../draft-view.ts';
import { findDraft, lockRounds, moveItems, openRound as storeOpening } from '../store.ts';

export const openRound: Operation<typeof disputesContract.openRound> = async ({ db, scope, input, now, services, record }) => {
  // What is judged here is what is opened: no one saves, or puts the client on hold, in between.
  await lockRounds(db, input.contactId);
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  if (contact.archivedAt !== null) return contactArchived.refuse();
  if (contact.onHoldSince)
    return refuse('disputes.onHold', `This client is on hold: ${contact.holdReason ?? 'no reason was given'}. Resume work first.`);
  const bar = await findWorkHold(db, contact.id, now);
  if (bar) return refuse('disputes.workBarred', bar.message, { citation: bar.citation });
  const round = await findDraft(db, services.sealer, contact.id);
  if (!round) return refuse('disputes.noDraft', 'There is no round being prepared.');

  if (round.version !== input.version) return changedMeanwhile.refuse();
  const call = { db, scope, services, now };
  const draft = await viewDraft(call, contact, round, await loadWorkedReport(call, round.reportId));
  const blocked = draft.items.filter((i) => i.problems.some((p) => p.blocks));
  const [problem] = blocked.flatMap((i) => i.problems.filter((p) => p.blocks));
  const aside = draft.problems.find((p) => p.code === 'disputes.reportNotReady');
  if (aside) return refuse('disputes.itemsNotReady', aside.message);
  const incomplete = draft.problems.find((p) => p.blocks && p.code !== 'disputes.noItems');
  if (incomplete) return refuse('disputes.contactIncomplete', incomplete.message, citation(incomplete.citation));
  if (draft.items.length === 0) return refuse('disputes.itemsNotReady', 'Choose at least one item first.');
  if (problem) {
    const count = blocked.length === 1 ? 'One item is' : `${blocked.length} items are`;
    return refuse('disputes.itemsNotReady', `${count} not ready: ${problem.message}`, citation(problem.citation));
  }
  if (!(await storeOpening(db, contact.id, round.id, input.version, now))) {
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
    after: { state: 'open' },
  });
  return { roundId: round.id, number: round.number };
};

function citation(text: string | null) {
  return text === null ? {} : { citation: text };
}
