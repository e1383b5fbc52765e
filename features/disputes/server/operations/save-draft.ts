import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { CreditReport } from '../../../credit-reports/rules/model.ts';
import { findReportLine } from '../../../credit-reports/rules/report-lines.ts';
import { findReport, openReport } from '../../../credit-reports/server/public.ts';
import type { disputesContract, DraftItemInput } from '../../contract.ts';
import { viewDraft } from '../draft-view.ts';
import { findDraft, saveDraft as storeDraft, type PlacedItem } from '../store.ts';

export const saveDraft: Operation<typeof disputesContract.saveDraft> = async ({ db, scope, input, now, services, record }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return refuse('contacts.notFound', 'There is no such contact.');
  const stored = await findReport(db, scope, input.reportId);
  const report = stored?.contactId === contact.id && stored.state === 'ready' ? await openReport(db, services.sealer, input.reportId) : undefined;
  if (!report) return refuse('disputes.reportNotReady', 'This report is not ready to work on.');
  const items = placeItems(report, input.items);
  if (isRefusal(items)) return items;

  const roundId = await storeDraft(db, scope, { ...input, items, at: now });
  if (roundId === undefined) {
    return refuse('disputes.changedMeanwhile', 'Somebody else changed this round since you opened it. Your choices are kept here; reload to see theirs.');
  }
  const round = await findDraft(db, scope, contact.id);
  if (!round) throw new Error('The round just saved is not there.');
  record({
    contactId: contact.id, subject: { type: 'dispute-round', id: roundId }, summary: `Round ${round.number} prepared: ${items.length} item${items.length === 1 ? '' : 's'}`,
    after: { items: items.map((i) => ({ bureau: i.bureau, line: i.lineId, reason: i.reasonCode, instruction: i.instructionCode, confirmed: i.clientConfirmed })) },
  });
  return { draft: await viewDraft(db, services.sealer, scope, contact, round) };
};

/** Finds each chosen line in the report itself; what the browser says of a line is never believed. */
function placeItems(report: CreditReport, items: readonly DraftItemInput[]): PlacedItem[] | Refusal {
  const placed: PlacedItem[] = [];
  const seen = new Set<string>();
  for (const item of items) {
    const line = findReportLine(report, item.kind, item.lineId, item.bureau);
    const key = `${item.bureau}|${item.kind}|${item.lineId}`;
    if (!line || seen.has(key)) return refuse('disputes.lineUnknown', 'One of the chosen items is not in this report. Please reload the page.');
    seen.add(key);
    placed.push({ ...item, facts: item.facts.filter((f) => f.text !== ''), ...line });
  }
  return placed;
}
