// Items put into the round being prepared from elsewhere, beside those a person chose.
import { refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';
import type { CreditReport } from '../../../report-files/rules/model.ts';
import { findReport } from '../../../credit-reports/server/public.ts';
import { judgeLetterSizes } from '../../rules/letter-size.ts';
import { placeStored } from '../place-items.ts';
import { findDraft, insertItems, lockRounds, saveDraft, type PlacedItem } from '../store.ts';

export interface AddedItems {
  readonly roundId: string;
  readonly added: number;
  readonly already: number;
}

/**
 * Appends items to the draft, or begins one, inside the caller's change; items that are there stay untouched. The lines must come from
 * `findReportLine` of the report. Refuses a report that is not in use ('disputes.reportNotReady'), a draft on another report
 * ('disputes.otherDraft') and more than fits into a letter ('disputes.tooMany').
 */
export async function addDraftItems(
  { db, sealer }: { readonly db: StaffDb; readonly sealer: Sealer },
  scope: StaffScope,
  {
    contactId,
    reportId,
    report: content,
    at,
    items,
  }: {
    readonly contactId: string;
    readonly reportId: string;
    /** As it is now: accounts may have been merged since. */ readonly report: CreditReport;
    readonly at: Date;
    readonly items: readonly PlacedItem[];
  },
): Promise<AddedItems | Refusal> {
  await lockRounds(db, contactId);
  const report = await findReport(db, scope, reportId);
  if (report?.contactId !== contactId || report.state !== 'ready')
    return refuse('disputes.reportNotReady', 'This report is not ready to work on.');
  const draft = await findDraft(db, sealer, contactId);
  if (draft && draft.reportId !== reportId && draft.items.length > 0)
    return refuse('disputes.otherDraft', 'The round being prepared works on another report. Open it or empty it first.');
  const known = new Set(draft && placeStored(content, draft.items).map(({ item }) => nameOf(item)));
  const fresh = items.filter((item) => !known.has(nameOf(item)) && known.add(nameOf(item)));
  const before = draft?.items.length ?? 0;
  const tooLong = judgeLetterSizes([...(draft?.items ?? []), ...fresh]);
  if (tooLong && fresh.length > 0) return refuse('disputes.tooMany', tooLong.message);
  const already = items.length - fresh.length;
  if (draft && fresh.length === 0) return { roundId: draft.id, added: 0, already };
  if (!draft || draft.reportId !== reportId) {
    const roundId = await saveDraft(db, sealer, { contactId, reportId, version: draft?.version ?? null, items: fresh, at });
    if (roundId === undefined) throw new Error('The draft changed while it was held.');
    return { roundId, added: fresh.length, already };
  }
  await db
    .updateTable('disputeRounds')
    .set({ version: draft.version + 1, changedAt: at })
    .where('contactId', '=', contactId)
    .where('id', '=', draft.id)
    .execute();
  await insertItems(db, sealer, { contactId, roundId: draft.id, from: before, at }, fresh);
  return { roundId: draft.id, added: fresh.length, already };
}

function nameOf({ bureau, kind, lineId }: Pick<PlacedItem, 'bureau' | 'kind' | 'lineId'>): string {
  return `${bureau}|${kind}|${lineId}`;
}
