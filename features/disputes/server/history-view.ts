// The history of disputed lines: rows over all rounds, each with what was said, asked, answered and changed, and whether it came back.
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { listReadyReports, openReports } from '../../credit-reports/server/public.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { findComeBack, groupByLine, isOneLine, type DatedReport } from '../rules/item-history.ts';
import { statementsOf } from '../rules/item-claim.ts';
import type { HistoryCell } from '../rules/history-schema.ts';
import { placeIn } from './place-notes.ts';
import { listHistoryItems, removedOn, type StoredHistoryItem } from './store/history.ts';
import { listItemNotes, type StoredItemNote } from './store/item-notes.ts';

/** More notes than anyone reads about one client. */
const MOST_NOTES = 1000;

export interface HistoryLine {
  readonly items: readonly StoredHistoryItem[];
  readonly notes: readonly StoredItemNote[];
}
interface Call {
  readonly db: StaffDb;
  readonly sealer: Sealer;
  readonly contactId: string;
}

/** The lines a contact disputed, in the order in which they were first disputed, each with its notes. */
export async function gatherHistory({ db, sealer, contactId }: Call): Promise<HistoryLine[]> {
  const items = await listHistoryItems(db, sealer, contactId);
  if (items.length === 0) return [];
  const notes = await listItemNotes(db, sealer, contactId, { limit: MOST_NOTES });
  const reports = await openReports(
    db,
    sealer,
    [...items, ...notes].map(({ reportId }) => reportId),
  );
  const placedNotes = notes.map((note) => placeIn(reports, note));
  return groupByLine(items.map((item) => placeIn(reports, item))).map((group) => ({
    items: group,
    notes: placedNotes.filter((note) => group.some((item) => isOneLine(note, item))),
  }));
}

/** The reports in use that may show that a removed item is back, oldest first. Those of before the first removal show nothing. */
export async function openReportsSinceRemoval(
  { db, sealer, contactId }: Call,
  lines: readonly HistoryLine[],
  zone: string,
): Promise<DatedReport[]> {
  const days = lines.flatMap(({ items }) => items.flatMap((item) => removedOn(item, zone) ?? [])).toSorted();
  const [first] = days;
  if (first === undefined) return [];
  const later = (await listReadyReports(db, contactId)).filter(({ reportDate }) => reportDate !== null && reportDate > first);
  const opened = await openReports(
    db,
    sealer,
    later.map(({ id }) => id),
  );
  return later.flatMap(({ id, reportDate }) => {
    const report = opened.get(id);
    return report ? [{ id, reportDate, report }] : [];
  });
}

export function viewCell(item: StoredHistoryItem, reports: readonly DatedReport[], zone: string): HistoryCell {
  const { outcome } = item;
  const removed = removedOn(item, zone);
  const back = removed && findComeBack(item, removed, reports);
  return {
    itemId: item.id,
    roundId: item.roundId,
    bureau: item.bureau,
    reportId: item.reportId,
    lineId: item.lineId,
    reasonCode: item.reasonCode ?? '',
    instructionCode: item.instructionCode ?? '',
    facts: item.facts,
    correct: item.correct,
    statements: [...statementsOf(item, BUREAU_NAMES[item.bureau])],
    state: item.state,
    mailedOn: item.mailedOn,
    receivedOn: item.receivedOn,
    overdueAfter: item.overdueAfter,
    answer: outcome && {
      result: outcome.result,
      source: outcome.source,
      answeredOn: outcome.answeredOn,
      decidedOn: outcome.decidedAt === null ? null : civilDateAt(new Date(outcome.decidedAt), zone),
      decidedBy: outcome.decidedBy,
      explanation: outcome.explanation,
      changes: outcome.changes,
      note: outcome.note,
      file: outcome.file,
    },
    isProposed: item.isProposed,
    withdrawal: item.withdrawal,
    cameBack: back && back.reportDate !== null ? { on: back.reportDate, reportId: back.id } : null,
  };
}
