// Earlier disputes of the items of a round, for its gates and its letters.
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { openReport } from '../../credit-reports/server/public.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { isSameLine, resultBefore, type EarlierDispute, type EarlierResult, type LineName } from '../rules/earlier-disputes.ts';
import { placeLine } from '../rules/place-line.ts';
import type { StoredItem, StoredRound } from './store.ts';
import { listEarlier } from './store/earlier.ts';

type OwnLine = LineName & Pick<StoredItem, 'lineId'>;

/** Which earlier disputes were about the line of an item, oldest first. `report` is the one the round works on. */
export async function findEarlierOf(
  db: Db,
  sealer: Sealer,
  { contactId, number, reportId }: Pick<StoredRound, 'contactId' | 'number' | 'reportId'>,
  report: CreditReport | undefined,
  zone: string,
): Promise<(item: OwnLine) => readonly EarlierDispute[]> {
  const earlier = (await listEarlier(db, sealer, { contactId, number, zone })).map((one) => ({
    one,
    // In the same report a line is known by its place, wherever accounts were merged or split since.
    lineId: one.reportId === reportId ? ((report && placeLine(report, one)?.lineId) ?? one.lineId) : null,
  }));
  return (item) =>
    earlier.flatMap(({ one, lineId }) =>
      (lineId === null ? isSameLine(one, item) : one.bureau === item.bureau && one.kind === item.kind && lineId === item.lineId)
        ? [one]
        : [],
    );
}

/** What came of the latest dispute of each item of a round, by the id of the item; items that follow none are absent. */
export async function findEarlierResults(
  db: Db,
  sealer: Sealer,
  round: StoredRound,
  { now, zone }: OfficeTime,
): Promise<ReadonlyMap<string, EarlierResult>> {
  const of = await findEarlierOf(db, sealer, round, await openReport(db, sealer, round.reportId), zone);
  const today: CivilDate = civilDateAt(now, zone);
  return new Map(
    round.items.flatMap((item) => {
      const result = resultBefore(item, of(item), today);
      return result ? [[item.id, result] as const] : [];
    }),
  );
}
