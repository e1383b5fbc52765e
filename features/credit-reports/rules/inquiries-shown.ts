// Inquiries as screens list them: one company at several bureaus is one row. They are still disputed per bureau.
import { daysBetween } from '../../../platform/base/civil-date.ts';
import type { CreditReport, Inquiry } from '../../report-files/rules/model.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { nameSimilarity } from '../../account-matching/rules/creditor-name.ts';

/** A lender that asks three bureaus may reach them on different days (field reference, section 6). */
const APART_DAYS = 2;
const ALIKE = 0.95;

/** One row: one inquiry at each of its bureaus, in their order. */
export type ShownInquiry = readonly [Inquiry, ...Inquiry[]];

/** Newest first. Two inquiries at one bureau are never one row. */
export function shownInquiries({ inquiries }: Pick<CreditReport, 'inquiries'>): ShownInquiry[] {
  const rows: [Inquiry, ...Inquiry[]][] = [];
  for (const inquiry of inquiries.toSorted(inOrder)) {
    const row = rows.find((one) => one.every((other) => isSameAsking(inquiry, other)));
    if (row) row.push(inquiry);
    else rows.push([inquiry]);
  }
  for (const row of rows) row.sort((a, b) => BUREAUS.indexOf(a.bureau) - BUREAUS.indexOf(b.bureau));
  return rows;
}

function isSameAsking(a: Inquiry, b: Inquiry): boolean {
  if (a.bureau === b.bureau || a.kind !== b.kind || a.date?.precision !== 'day' || b.date?.precision !== 'day') return false;
  return Math.abs(daysBetween(a.date.iso, b.date.iso)) <= APART_DAYS && nameSimilarity(a.name, b.name) >= ALIKE;
}

function inOrder(a: Inquiry, b: Inquiry): number {
  return (b.date?.iso ?? '').localeCompare(a.date?.iso ?? '') || BUREAUS.indexOf(a.bureau) - BUREAUS.indexOf(b.bureau);
}
