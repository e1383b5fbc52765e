// Whether a report entered by hand is complete: returns the first thing that is missing, as one sentence.
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Refusal } from '../../../../platform/base/refusal.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import { BUREAU_NAMES, type Bureau } from '../../../report-files/rules/bureaus.ts';
import { readDate } from '../../../report-files/rules/partial-date.ts';
import type { ManualReport } from './manual-schema.ts';

/** The first reason why what was typed is not a report `today`; undefined when it is one. */
export function findMissing(typed: ManualReport, today: CivilDate): Refusal | undefined {
  const isToCome = typed.reportDate > today;
  const sentence = whole(typed) ?? (isToCome ? NOT_COME : lists(typed));
  return sentence === undefined
    ? undefined
    : refuse('creditReports.manualIncomplete', sentence, sentence === NOT_COME ? { fields: { reportDate: NOT_COME } } : {});
}

/** Said at the date of a report that has not come yet. */
export const NOT_COME = 'The report date is in the future. Check it on the first page.';

function whole({ reportDate, bureaus, trades, inquiries, publicRecords, scores }: ManualReport): string | undefined {
  if (reportDate === '') return 'Enter the report date. It is printed on the first page.';
  if (!isDate(reportDate) || reportDate.length < 10) return 'The date of the report must be a whole day, such as 2026-03-02.';
  if (bureaus.length === 0) return 'Choose the bureaus in the report.';
  if (trades.length + inquiries.length + publicRecords.length + scores.length === 0)
    return 'Enter at least one account, inquiry, public record or score.';
  return undefined;
}

function lists({ bureaus, trades, inquiries, publicRecords, scores, identities }: ManualReport): string | undefined {
  const chosen = new Set<Bureau>(bureaus);
  for (const [index, trade] of trades.entries()) {
    const which = `Account ${index + 1}${trade.creditorName === '' ? '' : ` (${trade.creditorName})`}`;
    if (trade.creditorName === '') return `${which} needs the name of the creditor.`;
    if (!chosen.has(trade.bureau)) return notChosen(which, trade.bureau);
    if (trade.payStatus === '') return `${which} needs a payment status.`;
    for (const key of ['opened', 'closed', 'reported', 'lastPayment', 'firstDelinquency'] as const)
      if (!isDate(trade[key])) return `${which} has a date that does not exist: ${trade[key]}.`;
    const month = trade.history.find((cell) => !isDate(cell.month))?.month;
    if (month !== undefined) return `${which} has a month that does not exist: ${month}.`;
    const months = trade.history.map((cell) => cell.month);
    const twice = months.find((one, at) => months.indexOf(one) !== at);
    if (twice !== undefined) return `${which} has the month ${twice} twice.`;
  }
  for (const [index, inquiry] of inquiries.entries()) {
    const which = `Inquiry ${index + 1}`;
    if (inquiry.name === '') return `${which} needs the name of the company that asked.`;
    if (!chosen.has(inquiry.bureau)) return notChosen(which, inquiry.bureau);
    if (!isDate(inquiry.date)) return `${which} has a date that does not exist: ${inquiry.date}.`;
  }
  for (const [index, record] of publicRecords.entries()) {
    const which = `Public record ${index + 1}`;
    if (!chosen.has(record.bureau)) return notChosen(which, record.bureau);
    if (!isDate(record.filed)) return `${which} has a date that does not exist: ${record.filed}.`;
  }
  for (const [index, score] of scores.entries()) {
    const which = `Score ${index + 1}`;
    if (!chosen.has(score.bureau)) return notChosen(which, score.bureau);
    if (score.value !== '' && !(Number(score.value) >= 250 && Number(score.value) <= 900))
      return `${which} must be between 250 and 900, or empty.`;
  }
  for (const identity of identities) {
    const which = `The name and address at ${BUREAU_NAMES[identity.bureau]}`;
    if (!chosen.has(identity.bureau)) return notChosen(which, identity.bureau);
    if (!isDate(identity.dateOfBirth))
      return `The date of birth at ${BUREAU_NAMES[identity.bureau]} does not exist: ${identity.dateOfBirth}.`;
    if (identity.ssnLast4 !== '' && identity.ssnLast4.length !== 4)
      return `Enter the last four digits of the SSN at ${BUREAU_NAMES[identity.bureau]}, or leave them empty.`;
  }
  return undefined;
}

function notChosen(which: string, bureau: Bureau): string {
  return `${which} is at ${BUREAU_NAMES[bureau]}, which is not among the bureaus of this report: choose it, or change the bureau.`;
}

/** Empty is fine everywhere: the paper does not say. */
function isDate(text: string): boolean {
  return text === '' || readDate(text) !== 'impossible';
}
