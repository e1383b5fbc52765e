// Whether a derogatory line was given a later date, so that it would stay longer than the law allows. Only dates that both reports
// print count; none is guessed from another (known-date rule, field reference, section 7).
import { daysBetween } from '../../../platform/base/civil-date.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { PartialDate } from '../../report-files/rules/model.ts';
import type { MatchLine } from '../../account-matching/rules/match-line.ts';
import { formatPartialDate } from '../../report-files/rules/report-lines.ts';
import { monthDiffers } from './field-changes.ts';

/** One sentence with both dates, or null. `derogatory` is whether the line is so in both reports. */
export function reAgedEvidence(before: MatchLine, after: MatchLine, derogatory: boolean): string | null {
  if (!derogatory) return null;
  const [b, a] = [before.trade, after.trade];
  const found =
    movedLater('date of first delinquency', b.firstDelinquency, a.firstDelinquency) ??
    movedLater('opening date', b.opened, a.opened) ??
    // Activity moves with every payment; only where the last payment did not move is a later activity without a cause.
    (b.lastPayment && a.lastPayment && b.lastPayment.iso === a.lastPayment.iso
      ? movedLater('date of last activity', b.lastActivity, a.lastActivity)
      : null);
  return found && `${BUREAU_NAMES[after.bureau]} now gives ${found}, although the account was derogatory already.`;
}

/** Days are rounded to the month by some bureaus, so a move of days over the end of a month is none. */
function movedLater(label: string, was: PartialDate | undefined, is: PartialDate | undefined): string | null {
  if (!was || !is || !monthDiffers(was, is) || daysBetween(was.iso, is.iso) < 25) return null;
  return `${formatPartialDate(is)} as the ${label}, where it gave ${formatPartialDate(was)} before`;
}
