import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { CreditReport } from '../../../report-files/rules/model.ts';
import { findReportLine } from '../../../report-files/rules/report-lines.ts';
import { reportNotReady } from '../../../credit-reports/server/public.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { Confirmation, disputesContract, DraftItemInput } from '../../contract.ts';
import { isCovered, statementsOf, type ClaimedItem, type ConfirmedClaim } from '../../rules/item-claim.ts';
import { judgeLetterSizes } from '../../rules/letter-size.ts';
import { loadWorkedReport, viewDraft } from '../draft-view.ts';
import { placeStored, type PlacedStored } from '../place-items.ts';
import { findDraft, lockRounds, saveDraft as storeDraft, type KeptItem, type StoredItem } from '../store.ts';

export const saveDraft: Operation<typeof disputesContract.saveDraft> = async ({ db, scope, input, now, zone, services, record }) => {
  await lockRounds(db, input.contactId);
  const contact = await lockActiveContact({ db, scope }, input.contactId);
  if (isRefusal(contact)) return contact;
  const before = await findDraft(db, services.sealer, contact.id);
  // Drafting is a service, too (15 U.S.C. 1679d(a)); what was prepared can always be taken out.
  const may = input.items.length === 0 || (await mayWork(db, contact.id, { what: 'draft' }, { now, zone }));
  if (may !== true) return may;
  const call = { db, scope, services, now, zone };
  const { stored, report: opened } = await loadWorkedReport(call, input.reportId);
  const kept = before?.reportId === input.reportId ? before : undefined;
  // A draft on a report that was set aside can still be emptied.
  const isEmptied = kept !== undefined && input.items.length === 0;
  const report = stored?.contactId === contact.id && (stored.state === 'ready' || isEmptied) ? opened : undefined;
  if (!report && !isEmptied)
    return refuse(
      'disputes.reportNotReady',
      stored?.contactId === contact.id ? reportNotReady(stored).message : 'This report is not ready to work on.',
    );
  const said = { at: now.toISOString(), by: scope.name };
  const items = report ? placeItems(report, input.items, placeStored(report, kept?.items ?? []), said) : [];
  if (isRefusal(items)) return items;
  const tooLong = judgeLetterSizes(items);
  if (tooLong) return tooLong;

  const roundId = await storeDraft(db, services.sealer, { ...input, items, at: now });
  if (roundId === undefined) {
    return changedMeanwhile.refuse();
  }
  const round = await findDraft(db, services.sealer, contact.id);
  if (!round) throw new Error('The round just saved is not there.');
  // Autosave runs all the time, so only the start and the opening of a round are recorded.
  if (!before)
    record({
      contactId: contact.id,
      subject: { type: 'dispute-round', id: roundId },
      summary: `Round ${round.number} started with ${items.length} item${items.length === 1 ? '' : 's'}`,
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
  return { draft: await viewDraft(call, contact, round, { stored, report: opened }) };
};

/**
 * Finds each chosen line in the report itself; the browser's copy of a line is never trusted. An item that was in the draft stays, even
 * when its line is gone: it is listed as a problem, and only the person who prepares the round removes it.
 */
function placeItems(
  report: CreditReport,
  items: readonly DraftItemInput[],
  stored: readonly PlacedStored[],
  said: Pick<Confirmation, 'at' | 'by'>,
): KeptItem[] | Refusal {
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
    const own = { ...item, ...line, ...(known && { claims: keptClaims(known.item, item) }) };
    placed.push({
      ...own,
      confirmation: confirm(own, known?.item.confirmation ?? null, said),
      ...(known && saysTheSame(known, item) && { id: known.item.id }),
    });
  }
  return placed;
}

function lineOf({ item: { kind, lineId, bureau, heading, accountNumberMasked, reported } }: PlacedStored) {
  return { kind, lineId, bureau, heading, accountNumberMasked, reported };
}

function saysTheSame({ item }: PlacedStored, { facts, clientConfirmed, correct = [], months = [] }: DraftItemInput): boolean {
  return (
    item.clientConfirmed === clientConfirmed &&
    item.facts.length === facts.length &&
    item.facts.every(({ text, source }, at) => text === facts[at]?.text && source === facts[at].source) &&
    JSON.stringify([item.correct, item.months]) === JSON.stringify([correct, months])
  );
}

/** Claims of findings belong to the reason they came with; the browser is never asked for them. */
function keptClaims(stored: StoredItem, { reasonCode }: DraftItemInput): ConfirmedClaim[] {
  return stored.reasonCode === reasonCode ? stored.claims : [];
}

/** What the client confirmed: as it was confirmed before while it covers what the item says, else the words said now. */
function confirm(
  item: DraftItemInput & ClaimedItem,
  before: Confirmation | null,
  said: Pick<Confirmation, 'at' | 'by'>,
): Confirmation | null {
  if (!item.clientConfirmed) return null;
  const name = BUREAU_NAMES[item.bureau];
  return before && isCovered(item, name, before.statements) ? before : { ...said, statements: [...statementsOf(item, name)] };
}

function nameOf({ bureau, kind, lineId }: Pick<DraftItemInput, 'bureau' | 'kind' | 'lineId'>): string {
  return `${bureau}|${kind}|${lineId}`;
}
