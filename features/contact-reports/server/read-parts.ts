// What the parts of a report about one contact read of other features.
import type { Language } from '../../../platform/base/language.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { clientReason } from '../../disputes/rules/client-labels-es.ts';
import { findReason } from '../../disputes/rules/dispute-reasons.ts';
import { findRoundById, listItemHistory, listOwnItems } from '../../disputes/server/public.ts';
import { compareSpan } from '../../report-changes/server/public.ts';
import { scoreModelText } from '../../scores/rules/score-models.ts';
import { listScoreSpans } from '../../scores/server/public.ts';
import { groupHistory, type HistoryItem } from '../rules/item-history.ts';
import { summarizeSpan, type BureauProgress, type ScoreSpanView } from '../rules/progress.ts';
import { PART_PERMISSIONS, type ReportPart } from '../rules/report-parts.ts';

interface Through {
  readonly db: StaffDb;
  readonly sealer: Sealer;
}

/** Why this person may not see a part; undefined when they may. */
export function refusePart(scope: StaffScope, part: ReportPart): Refusal | undefined {
  return scope.may(PART_PERMISSIONS[part]) ? undefined : refuse('app.notAllowed', 'Your role does not include this part of the report.');
}

export interface ProgressOfContact {
  readonly bureaus: BureauProgress[];
  readonly scores: ScoreSpanView[] | null;
}

export async function readProgress(
  { db, sealer }: Through,
  scope: StaffScope,
  contactId: string,
  language: Language = 'en',
): Promise<ProgressOfContact> {
  const bureaus = (await compareSpan(db, sealer, contactId)).map(summarizeSpan);
  if (!scope.may('scores:view')) return { bureaus, scores: null };
  const spans = await listScoreSpans(db, contactId);
  return {
    bureaus,
    scores: spans.map(({ model, modelPrinted, ...span }) => ({
      ...span,
      model: scoreModelText({ model, modelRaw: modelPrinted }, language),
    })),
  };
}

const MOST_ITEMS = 3_000;

export interface HistoryOfContact {
  readonly items: HistoryItem[];
  readonly rounds: number;
  readonly cut: boolean;
}

export async function readHistory(
  { db, sealer }: { readonly db: Db; readonly sealer: Sealer },
  contactId: string,
  language: Language = 'en',
): Promise<HistoryOfContact> {
  const all = await listItemHistory(db, sealer, contactId, MOST_ITEMS + 1);
  // The report is for the client: a line that turned out to be someone else's is not in it.
  const own = new Set<string>();
  for (const roundId of new Set(all.map((row) => row.roundId))) {
    const round = await findRoundById(db, sealer, contactId, roundId);
    for (const { id } of round ? await listOwnItems(db, sealer, round) : []) own.add(id);
  }
  const rows = all.filter(({ id }) => own.has(id));
  const items = groupHistory(
    rows.slice(0, MOST_ITEMS).map(({ id: _id, reasonCode, openedAt, decidedAt, isMailed, ...row }) => ({
      ...row,
      // No bureau answers what was not mailed.
      state: row.state === 'in-progress' && !isMailed ? ('not-mailed' as const) : row.state,
      openedAt: openedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      // Staff read their own term; a client reads the reason in the words that they said it in.
      reason:
        language === 'en'
          ? ((reasonCode === null ? undefined : findReason(reasonCode)?.label) ?? reasonCode ?? '')
          : clientReason(reasonCode, language),
    })),
  );
  return { items, rounds: new Set(rows.map(({ roundId }) => roundId)).size, cut: all.length > MOST_ITEMS };
}
