// What the form for a report entered by hand sends.
import { z } from 'zod';
import { BUREAUS } from '../../../report-files/rules/bureaus.ts';

const bureau = z.enum(BUREAUS);
/** 'YYYY-MM-DD', 'YYYY-MM', 'YYYY' or '': as much as the paper says. */
const printedDate = z
  .string()
  .trim()
  .max(10)
  .regex(/^(?:\d{4}(?:-\d{2}(?:-\d{2})?)?)?$/, 'Year, or year-month, or year-month-day.');
/** Dollars as typed; '' when the paper gives none. */
const amount = z
  .string()
  .trim()
  .max(16)
  .regex(/^(?:\$?-?[\d,]+(?:\.\d{2})?)?$/, 'An amount such as 1,250.00.');
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);

export const manualTrade = z.strictObject({
  bureau,
  creditorName: text(120),
  accountNumber: text(40),
  accountType: text(60),
  portfolio: z.enum(['R', 'I', 'M', 'O', 'C', 'COLL', 'U']),
  payStatus: text(30),
  openClosed: z.enum(['open', 'closed', '']),
  responsibility: z.enum(['individual', 'joint', 'authorized-user', 'co-maker', 'maker', 'terminated', 'deceased', 'undesignated', '']),
  balance: amount,
  pastDue: amount,
  highCredit: amount,
  creditLimit: amount,
  monthlyPayment: amount,
  chargeOffAmount: amount,
  opened: printedDate,
  closed: printedDate,
  reported: printedDate,
  lastPayment: printedDate,
  firstDelinquency: printedDate,
  originalCreditor: text(120),
  remarks: z.array(text(300)).max(10),
  /** Months that are not on time: 'YYYY-MM' and a grid code. */
  history: z
    .array(
      z.strictObject({
        month: z.string().regex(/^\d{4}-\d{2}$/),
        code: z.enum(['OK', '30', '60', '90', '120', '150', '180', 'CO', 'COLL', 'RP', 'FC', 'VS', 'BK', 'PP', 'ND']),
      }),
    )
    .max(120),
});
export const manualReport = z.strictObject({
  reportDate: printedDate,
  provider: text(60),
  /** The bureaus whose file the paper holds. */
  bureaus: z.array(bureau).max(3),
  scores: z
    .array(
      z.strictObject({
        bureau,
        model: text(60),
        value: z
          .string()
          .trim()
          .regex(/^\d{0,3}$/),
      }),
    )
    .max(12),
  identities: z
    .array(
      z.strictObject({
        bureau,
        name: text(120),
        ssnLast4: z
          .string()
          .trim()
          .regex(/^\d{0,4}$/),
        dateOfBirth: printedDate,
        address: text(200),
      }),
    )
    .max(3),
  trades: z.array(manualTrade).max(400),
  inquiries: z.array(z.strictObject({ bureau, name: text(120), date: printedDate, kind: z.enum(['hard', 'soft', 'unknown']) })).max(200),
  publicRecords: z
    .array(
      z.strictObject({
        bureau,
        kind: z.enum(['bankruptcy', 'judgment', 'tax-lien', 'foreclosure', 'other']),
        status: text(60),
        filed: printedDate,
        reference: text(40),
        court: text(120),
        chapter: z.enum(['7', '11', '12', '13', '']),
      }),
    )
    .max(60),
});
export type ManualReport = z.output<typeof manualReport>;
