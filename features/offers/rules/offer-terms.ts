// What an offer says beside the text of its template: services, fees, payments to others, guarantees and how long the work takes
// (15 U.S.C. 1679d(b)).
import { z } from 'zod';
import { freeLine, freeText } from '../../../platform/base/free-text.ts';
import type { Cents } from '../../../platform/base/money.ts';

/** The longest term we offer, and the longest that California and Texas allow (Cal. Civ. Code 1789.13; Tex. Fin. Code 393.201), in days. */
export const LONGEST_TERM = 366;
export const STATE_TERM: Readonly<Record<string, number>> = { CA: 180, TX: 180 };
const MOST_CENTS = 10_000_000;

const cents = (least: number) =>
  z
    .number()
    .int()
    .min(least, 'Please enter an amount.')
    .max(MOST_CENTS, 'This amount is too large.')
    .transform((value) => value as Cents);
const service = z.strictObject({
  name: freeLine(120).min(1, 'Please name the service.'),
  description: freeText(2000).min(1, 'Please describe what is done in full (15 U.S.C. 1679d(b)(2)).'),
  feeCents: cents(0),
});
/** A payment to someone else that the contract brings with it, such as credit monitoring. The total of all payments counts it, too. */
const otherPayment = z.strictObject({
  to: freeLine(120).min(1, 'Please say who is paid.'),
  what: freeLine(200).min(1, 'Please say what for.'),
  cents: cents(1),
});
export const offerTerms = z.strictObject({
  services: z.array(service).min(1, 'Please add at least one service.').max(20),
  otherPayments: z.array(otherPayment).max(10),
  /** Empty for none. */
  guarantees: freeText(2000),
  /** From the day of signing. */
  termDays: z
    .number()
    .int()
    .min(1, 'Please enter how long the work takes.')
    .max(LONGEST_TERM, 'The law asks for a fixed term. Please choose one of at most a year.'),
});
export type OfferTerms = z.output<typeof offerTerms>;

/** All payments to the office, to others, and together. */
export function totalsOf({ services, otherPayments }: Pick<OfferTerms, 'services' | 'otherPayments'>): {
  readonly office: Cents;
  readonly others: Cents;
  readonly all: Cents;
} {
  const office = services.reduce((sum, { feeCents }) => sum + feeCents, 0);
  const others = otherPayments.reduce((sum, one) => sum + one.cents, 0);
  return { office: office as Cents, others: others as Cents, all: (office + others) as Cents };
}
