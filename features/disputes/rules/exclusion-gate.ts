// Whether a line may go out for a reason that the client denied, or that staff set aside.
import { civilDateAt, formatCivilDate } from '../../../platform/base/civil-date.ts';
import { lineKeyOf, sameLineKey } from '../../account-matching/rules/line-key.ts';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, Tradeline } from '../../report-files/rules/model.ts';
import { isSamePlace } from '../../report-files/rules/personal-lines.ts';
import { findAccount, type ReportLine } from '../../report-files/rules/report-lines.ts';
import type { DraftItemInput, GateRefusal } from '../contract.ts';
import type { SaidBefore } from './contradictions.ts';
import { CORRECT_KEYS } from './correct-words.ts';
import { findLineNames } from './outcomes.ts';

export interface Exclusion {
  readonly said: 'right' | 'set-aside' | 'wrong';
  readonly saidAt: Date;
  /** null: at any bureau. */
  readonly bureau: Bureau | null;
  readonly kind: ReportLine['kind'];
  readonly lineKey: string;
  /** The reason that was denied or affirmed; null for what was confirmed as correct beside any question. */
  readonly reasonCode: string | null;
  /** A key of CORRECT_WORDS. */
  readonly statement: string | null;
}

const CROA_TRUTH = '15 U.S.C. 1679b(a)(1)';

/** What was excluded about this item of `report`. The client's word blocks the item; an item set aside only gets a warning. */
export function checkExclusions(
  exclusions: readonly Exclusion[],
  report: CreditReport | undefined,
  item: Pick<DraftItemInput, 'bureau' | 'kind' | 'lineId' | 'reasonCode'>,
  zone: string,
): GateRefusal[] {
  if (!report) return [];
  const found = listAbout(exclusions, report, item).filter((one) => one.reasonCode === item.reasonCode && one.said !== 'wrong');
  const latest = found.findLast(({ said }) => said === 'right') ?? found.at(-1);
  if (!latest) return [];
  const on = formatCivilDate(civilDateAt(latest.saidAt, zone));
  return latest.said === 'right'
    ? [
        {
          code: 'disputes.clientDenied',
          citation: CROA_TRUTH,
          blocks: true,
          message: `The client said on ${on} that this is right as reported. Ask again, or remove the item.`,
        },
      ]
    : [
        {
          code: 'disputes.setAside',
          citation: null,
          blocks: false,
          message: `This was set aside on ${on}. Confirm that it should still be sent.`,
        },
      ];
}

/** What was said about the line of an item, in the order given. */
export function listAbout(
  exclusions: readonly Exclusion[],
  report: CreditReport,
  item: Pick<DraftItemInput, 'bureau' | 'kind' | 'lineId'>,
): readonly Exclusion[] {
  return exclusions.filter(
    (one) =>
      one.kind === item.kind &&
      // Where the client lived and what they were called is the same at every bureau.
      (one.bureau === null || one.bureau === item.bureau || one.kind === 'personal-information') &&
      isAbout(one, report, item),
  );
}

/** What was said about a line as the rules of contradictions read it. */
export function saidBefore(exclusions: readonly Exclusion[], zone: string): SaidBefore[] {
  return exclusions.flatMap(({ said, saidAt, reasonCode, statement }) =>
    said === 'set-aside'
      ? []
      : [{ said, on: civilDateAt(saidAt, zone), reasonCode, statement: CORRECT_KEYS.find((key) => key === statement) ?? null }],
  );
}

/**
 * The same key, or where no line of the report has it, a key that only this line can be meant by. What is right of an address is right of
 * it without its ZIP code; a no is about the address as it was asked.
 */
function isAbout(
  { bureau, kind, lineKey, said }: Exclusion,
  report: CreditReport,
  item: Pick<DraftItemInput, 'bureau' | 'kind' | 'lineId'>,
): boolean {
  if (kind !== 'tradeline') {
    const ownKey = findLineNames(report, kind, item.lineId, item.bureau).lineKey;
    return ownKey === lineKey || (ownKey !== null && said === 'right' && isSamePlace(ownKey, lineKey));
  }
  return isSameAccount(report, item.lineId, { bureau, lineKey });
}

/** True when the key is that of a line of this account at the bureau, or at any where there is none, and of no other account. */
export function isSameAccount(report: CreditReport, lineId: string, { bureau, lineKey }: Pick<Exclusion, 'bureau' | 'lineKey'>): boolean {
  const own = findAccount(report, lineId);
  if (!own) return false;
  const having = (fits: (key: string) => boolean): Tradeline[] => report.accounts.filter((account) => keysOf(account, bureau).some(fits));
  const exact = having((key) => key === lineKey);
  if (exact.length > 0) return exact.includes(own);
  const [only, ...more] = having((key) => sameLineKey(key, lineKey));
  return only === own && more.length === 0;
}

/** Keys of the account's lines at a bureau, or at all of them. */
function keysOf({ byBureau, portfolio }: Tradeline, bureau: Bureau | null): string[] {
  return (bureau === null ? BUREAUS : [bureau]).flatMap((one) =>
    (byBureau[one] ?? []).map((trade) => lineKeyOf(trade, portfolio === 'COLL')),
  );
}
