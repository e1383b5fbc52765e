// The items of the round being prepared, matched to the lines of the current report.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { BUREAU_NAMES, BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { sameLineKey } from '../../account-matching/rules/line-key.ts';
import { listRegroupings, type Regrouping } from '../../account-matching/server/public.ts';
import type { GateRefusal } from '../contract.ts';
import { findLineNames } from '../rules/outcomes.ts';
import { placeLine, placeLines } from '../rules/place-line.ts';
import type { StoredItem } from './store.ts';
import { listOpenItems } from './store/items.ts';

/** The stored item with the id its line goes by now; `isGone` when no line of the report can be meant. */
export interface PlacedStored {
  readonly item: StoredItem;
  readonly isGone: boolean;
  /** The id it was stored with: pages opened before name it so. */ readonly was: string;
}

export function placeStored(report: CreditReport | undefined, items: readonly StoredItem[]): PlacedStored[] {
  if (!report) return items.map((item) => ({ item, isGone: false, was: item.lineId }));
  const lines = placeLines(report, items);
  return items.map((item, at) => ({
    item: { ...item, lineId: lines[at]?.lineId ?? item.lineId },
    isGone: lines[at] === undefined,
    was: item.lineId,
  }));
}

/** Whether an open round of the same report already disputes this line, also under an earlier id. */
export async function findOpenLines(
  { db, sealer }: { readonly db: Db; readonly sealer: Sealer },
  contactId: string,
  reportId: string,
  report: CreditReport | undefined,
): Promise<(item: StoredItem) => boolean> {
  const open = (await listOpenItems(db, sealer, contactId)).filter((one) => one.reportId === reportId);
  const names = new Set(report ? open.flatMap((one) => placeLine(report, one) ?? []).map(nameOf) : []);
  return (item) => names.has(nameOf(item));
}

/** Why an item is blocked because its account was matched or separated since. */
export function checkPlace(
  { item, isGone }: PlacedStored,
  report: CreditReport | undefined,
  regroupings: readonly Regrouping[],
): GateRefusal[] {
  if (isGone)
    return [
      {
        code: 'disputes.lineGone',
        citation: null,
        blocks: true,
        message: 'This line is no longer in the report as it was chosen. Remove the item, or choose it again.',
      },
    ];
  if (item.facts.length === 0 || !isRegrouped(item, report, regroupings)) return [];
  return [
    {
      code: 'disputes.regrouped',
      citation: '15 U.S.C. 1679b(a)(1)',
      blocks: false,
      message:
        'Lines of this account were matched or separated after the facts were written. Check the facts that compare bureaus, then confirm them again.',
    },
  ];
}

function isRegrouped(item: StoredItem, report: CreditReport | undefined, regroupings: readonly Regrouping[]): boolean {
  const since = writtenAt(item);
  const later = regroupings.filter(({ at }) => at.getTime() > since);
  return isAmong(item, report, later);
}

/** `named`: only with lines of these bureaus. */
function isAmong(
  item: StoredItem,
  report: CreditReport | undefined,
  regroupings: readonly Regrouping[],
  named: readonly Bureau[] = BUREAUS,
): boolean {
  const { lineKey } = findLineNames(report, item.kind, item.lineId, item.bureau);
  const isOf = (line: { readonly bureau: Bureau; readonly lineKey: string }): boolean =>
    lineKey !== null && line.bureau === item.bureau && sameLineKey(line.lineKey, lineKey);
  return (
    item.kind === 'tradeline' &&
    regroupings.some(({ a, b }) => (isOf(a) && named.includes(b.bureau)) || (isOf(b) && named.includes(a.bureau)))
  );
}

/**
 * True when the letter of an opened round holds against its line what another bureau reports, of a line that is another account's since.
 * What was decided and undone again since then changed nothing.
 */
export function comparesRegrouped(
  item: StoredItem,
  report: CreditReport | undefined,
  { regroupings, openedAt }: { readonly regroupings: readonly Regrouping[]; readonly openedAt: Date },
): boolean {
  const said = [
    ...item.facts.filter(({ source }) => source === 'report').map(({ text }) => text),
    ...item.claims.flatMap(({ youReport, because, shouldBe }) => [youReport, because, shouldBe]),
  ];
  const named = BUREAUS.filter((bureau) => bureau !== item.bureau && said.some((text) => text.includes(BUREAU_NAMES[bureau])));
  const lasting = regroupings.filter(({ at, decided }) => decided <= openedAt || at.getTime() === decided.getTime());
  const lineId = report && placeLine(report, item)?.lineId;
  return lineId !== undefined && isAmong({ ...item, lineId }, report, lasting, named);
}

export function listRegroupingsFor(db: Db, contactId: string, items: readonly StoredItem[]): Promise<Regrouping[]> {
  return items.length === 0 ? Promise.resolve([]) : listRegroupings(db, contactId, new Date(Math.min(...items.map(writtenAt))));
}

/** When what an item says was written: an item keeps its id, which holds the moment it was made, while that stays (ids.ts). */
function writtenAt({ id }: StoredItem): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}

function nameOf({ bureau, kind, lineId }: Pick<StoredItem, 'bureau' | 'kind' | 'lineId'>): string {
  return `${bureau}|${kind}|${lineId}`;
}
