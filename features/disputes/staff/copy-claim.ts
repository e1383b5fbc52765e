// The claim of an item used at other bureaus that report the same line.
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { findAccount, findReportLine } from '../../report-files/rules/report-lines.ts';
import type { DraftItemInput } from '../contract.ts';
import { isFavourable } from '../rules/favourable.ts';
import { isSameClaim } from '../rules/same-claim.ts';
import { bureausOf } from './disputable-lines.ts';
import { copyToBureaus, itemKey, type Items } from './draft-edit.ts';

/** Bureaus that report the same line and do not report the value better for the client; none before a reason is chosen. */
export function otherBureausOf(report: CreditReport, item: DraftItemInput): readonly Bureau[] {
  if (item.kind === 'inquiry' || item.reasonCode === null) return [];
  return bureausOf(report, item).filter((bureau) => bureau !== item.bureau && !reportsBetter(report, item, bureau));
}

/** A bureau that reports the value better for the client is left alone. */
function reportsBetter(report: CreditReport, item: DraftItemInput, bureau: Bureau): boolean {
  const account = item.kind === 'tradeline' && item.reasonCode !== null ? findAccount(report, item.lineId) : undefined;
  return account !== undefined && item.reasonCode !== null && isFavourable(account, bureau, item.reasonCode);
}

/**
 * As `copyToBureaus`. What the client confirmed counts at a bureau that reports the same values, where the letter says no other sentence; elsewhere the
 * client is asked again.
 */
export function copyClaim(report: CreditReport, items: Items, item: DraftItemInput, bureaus: readonly Bureau[]): Items {
  const copied = copyToBureaus(items, item, bureaus);
  const own = findReportLine(report, item.kind, item.lineId, item.bureau);
  if (!item.clientConfirmed || !own) return copied;
  const copies = new Set(bureaus.map((bureau) => itemKey({ ...item, bureau })));
  return copied.map((other) => {
    if (!copies.has(itemKey(other)) || other.bureau === item.bureau) return other;
    const line = findReportLine(report, other.kind, other.lineId, other.bureau);
    return line && isSameClaim({ ...item, ...named(own) }, { ...other, ...named(line) }) ? { ...other, clientConfirmed: true } : other;
  });
}

const named = ({ heading, reported }: NonNullable<ReturnType<typeof findReportLine>>) => ({ heading, reported });
