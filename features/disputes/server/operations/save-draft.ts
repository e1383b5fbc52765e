import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { takeOpenContact } from '../../../contacts/server/public.ts';
import type { CreditReport } from '../../../report-files/rules/model.ts';
import { findReportLine } from '../../../report-files/rules/report-lines.ts';
import { findReport, openReport, reportNotReady } from '../../../credit-reports/server/public.ts';
import type { disputesContract, DraftItemInput } from '../../contract.ts';
import { viewDraft } from '../draft-view.ts';
import { placeStored, type PlacedStored } from '../place-items.ts';
import { findDraft, lockRounds, saveDraft as storeDraft, type KeptItem } from '../store.ts';

export const saveDraft: Operation<typeof disputesContract.saveDraft> = async ({ db, scope, input, now, services, record }) => {
  await lockRounds(db, input.contactId);
  const contact = await takeOpenContact({ db, scope }, input.contactId);
  if (isRefusal(contact)) return contact;
  const before = await findDraft(db, contact.id);
  const stored = await findReport(db, scope, input.reportId);
  const kept = before?.reportId === input.reportId ? before : undefined;
  // A draft on a report that was put aside can still be emptied.
  const isEmptied = kept !== undefined && input.items.length === 0;
  const report =
    stored?.contactId === contact.id && (stored.state === 'ready' || isEmptied)
      ? await openReport(db, services.sealer, input.reportId)
      : undefined;
  if (!report && !isEmptied)
    return refuse(
      'disputes.reportNotReady',
      stored?.contactId === contact.id ? reportNotReady(stored).message : 'This report is not ready to work on.',
    );
  const items = report ? placeItems(report, input.items, placeStored(report, kept?.items ?? [])) : [];
  if (isRefusal(items)) return items;

  const roundId = await storeDraft(db, { ...input, items, at: now });
  if (roundId === undefined) {
    return refuse(
      'disputes.changedMeanwhile',
      'Somebody else changed this round since you opened it. Your choices are kept here; reload to see theirs.',
    );
  }
  const round = await findDraft(db, contact.id);
  if (!round) throw new Error('The round just saved is not there.');
  record({
    contactId: contact.id,
    subject: { type: 'dispute-round', id: roundId },
    summary: `Round ${round.number} prepared: ${items.length} item${items.length === 1 ? '' : 's'}`,
    after: {
      items: items.map((i) => ({
        bureau: i.bureau,
        line: i.lineId,
        reason: i.reasonCode,
        instruction: i.instructionCode,
        confirmed: i.clientConfirmed,
      })),
    },
  });
  return { draft: await viewDraft({ db, scope, services, now }, contact, round) };
};

/**
 * Finds each chosen line in the report itself; what the browser says of a line is never believed. An item that was in the draft stays, also
 * when its line is gone: it is named in the list of problems, and only who prepares the round may take it out.
 */
function placeItems(report: CreditReport, items: readonly DraftItemInput[], stored: readonly PlacedStored[]): KeptItem[] | Refusal {
  const placed: KeptItem[] = [];
  const seen = new Set<string>();
  for (const input of items) {
    const known =
      stored.find((one) => nameOf(one.item) === nameOf(input)) ??
      stored.find((one) => nameOf({ ...one.item, lineId: one.was }) === nameOf(input));
    const item = { ...input, lineId: known?.item.lineId ?? input.lineId, facts: input.facts.filter((f) => f.text !== '') };
    const line = known?.isGone === true ? lineOf(known) : findReportLine(report, item.kind, item.lineId, item.bureau);
    if (!line || seen.has(nameOf(input)))
      return refuse('disputes.lineUnknown', 'One of the chosen items is not in this report. Please reload the page.');
    seen.add(nameOf(input));
    // Chosen by the id of an account that was put into another one, and by that of the other: one line, one item.
    if (placed.some((one) => nameOf(one) === nameOf(line))) continue;
    placed.push({ ...item, ...line, ...(known && saysTheSame(known, item) && { id: known.item.id }) });
  }
  return placed;
}

function lineOf({ item: { kind, lineId, bureau, heading, accountNumberMasked, reported } }: PlacedStored) {
  return { kind, lineId, bureau, heading, accountNumberMasked, reported };
}

function saysTheSame({ item }: PlacedStored, { facts, clientConfirmed }: DraftItemInput): boolean {
  return (
    item.clientConfirmed === clientConfirmed &&
    item.facts.length === facts.length &&
    item.facts.every(({ text, source }, at) => text === facts[at]?.text && source === facts[at].source)
  );
}

function nameOf({ bureau, kind, lineId }: Pick<DraftItemInput, 'bureau' | 'kind' | 'lineId'>): string {
  return `${bureau}|${kind}|${lineId}`;
}
