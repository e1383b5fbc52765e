// What of a line may be wrong and what it should be: the pair that a bureau needs to look into it (15 U.S.C. 1681i(a)(3)(A), "sufficient
// information").
import { formatCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { formatDollars, parseDollars } from '../../../platform/base/money.ts';

export const CLAIM_FIELDS = [
  'status',
  'balance',
  'past-due',
  'credit-limit',
  'high-balance',
  'monthly-payment',
  'opened',
  'closed',
  'last-payment',
  'first-delinquency',
  'responsibility',
  'account-type',
  'remark',
  'original-creditor',
  'record-status',
  'filed',
  'chapter',
  'amount',
  'court',
  'name',
  'birth-date',
  'ssn-last4',
] as const;
export type ClaimField = (typeof CLAIM_FIELDS)[number];

interface FieldWords {
  /** On the screen. */
  readonly label: string;
  /** Labels under which a report line prints it (report-lines.ts). */
  readonly reported: readonly string[];
  readonly kind: 'money' | 'date' | 'text';
  /** 'You report {lead} {value}.' */
  readonly lead: string;
  /** 'You report no {missing}.' */
  readonly missing: string;
}

const money = (label: string, lead: string, missing: string): FieldWords => ({ label, reported: [label], kind: 'money', lead, missing });
const date = (label: string, lead: string, missing: string): FieldWords => ({ label, reported: [label], kind: 'date', lead, missing });
const text = (label: string, lead: string, missing: string, reported: readonly string[] = [label]): FieldWords => ({
  label,
  reported,
  kind: 'text',
  lead,
  missing,
});

export const FIELD_WORDS: Readonly<Record<ClaimField, FieldWords>> = {
  status: text('Payment status', 'the payment status', 'payment status', ['Payment status', 'Pay status', 'Status']),
  balance: money('Balance', 'a balance of', 'balance'),
  'past-due': money('Past due', 'a past-due amount of', 'past-due amount'),
  'credit-limit': money('Credit limit', 'a credit limit of', 'credit limit'),
  'high-balance': money('High balance', 'a high balance of', 'high balance'),
  'monthly-payment': money('Monthly payment', 'a monthly payment of', 'monthly payment'),
  opened: date('Opened', 'the date opened as', 'date opened'),
  closed: date('Closed', 'the date closed as', 'date closed'),
  'last-payment': date('Last payment', 'the date of the last payment as', 'date of the last payment'),
  'first-delinquency': date('First delinquency', 'the date of first delinquency as', 'date of first delinquency'),
  responsibility: text('Responsibility', 'my responsibility as', 'responsibility'),
  'account-type': text('Account type', 'the type of account as', 'type of account'),
  remark: text('Remark', 'the remark', 'remark'),
  'original-creditor': text('Original creditor', 'the original creditor as', 'original creditor'),
  'record-status': text('Record status', 'the status', 'status', ['Status']),
  filed: date('Filed', 'the date filed as', 'date filed'),
  chapter: text('Chapter', 'the chapter as', 'chapter'),
  amount: money('Amount', 'an amount of', 'amount'),
  court: text('Court', 'the court as', 'court'),
  name: text('Name', 'the name', 'name'),
  'birth-date': date('Date of birth', 'my date of birth as', 'date of birth'),
  'ssn-last4': text('Social Security number, last four', 'a Social Security number with the last four digits', 'Social Security number'),
};

/** The right value of a field by the client's word; null when nothing should be shown. */
export interface Correction {
  readonly field: ClaimField;
  readonly value: string | null;
}

/** The value as a letter prints it: '$900' for 900, 'Mar 3, 2025' for a date typed as 2025-03-03, other text as typed. */
export function formatCorrect({ field, value }: { readonly field: ClaimField; readonly value: string }): string {
  const typed = value.replaceAll(/\s+/gu, ' ').trim();
  const { kind } = FIELD_WORDS[field];
  if (kind === 'money') {
    const cents = parseDollars(typed.replace(/^\$\s?/, '').replaceAll(',', ''));
    return cents === undefined ? typed : formatDollars(cents);
  }
  if (kind === 'date') {
    const day = parseCivilDate(typed);
    if (day) return formatCivilDate(day);
    const month = /^\d{4}-\d{2}$/.test(typed) ? parseCivilDate(`${typed}-01`) : undefined;
    return month ? `${formatCivilDate(month).slice(0, 3)} ${typed.slice(0, 4)}` : typed;
  }
  return typed;
}

/** A value between quotation marks where it is words of a report. */
export function quoted(field: ClaimField, value: string): string {
  return FIELD_WORDS[field].kind === 'text' ? `“${value}”` : value;
}
