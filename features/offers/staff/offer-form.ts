// What people type of an offer, how it is kept as a draft, and what is sent.
import { parseDollars } from '../../../platform/base/money.ts';
import type { Offer } from '../contract.ts';
import { FOUND, type Found } from '../../contacts/rules/found.ts';
import type { OfferTerms } from '../rules/offer-terms.ts';

export interface TypedService {
  readonly name: string;
  readonly description: string;
  readonly fee: string;
}
export interface TypedPayment {
  readonly to: string;
  readonly what: string;
  readonly amount: string;
}
export interface OfferValues {
  readonly templateVersionId: string;
  readonly found: string;
  readonly soldById: string;
  readonly termDays: string;
  readonly guarantees: string;
  readonly services: readonly TypedService[];
  readonly payments: readonly TypedPayment[];
}
export const EMPTY_SERVICE: TypedService = { name: '', description: '', fee: '' };
export const EMPTY_PAYMENT: TypedPayment = { to: '', what: '', amount: '' };

const dollars = (cents: number): string => (cents / 100).toFixed(2).replace(/\.00$/, '');

/** How the form begins: as the last offer of the office, because offices sell much the same to everyone. */
export function fillOffer(last: OfferTerms | null, templateVersionId: string, longest: number): OfferValues {
  return {
    templateVersionId,
    found: '',
    soldById: '',
    termDays: String(Math.min(last?.termDays ?? 180, longest)),
    guarantees: last?.guarantees ?? '',
    services: last?.services.map(({ name, description, feeCents }) => ({ name, description, fee: dollars(feeCents) })) ?? [EMPTY_SERVICE],
    payments: last?.otherPayments.map(({ to, what, cents }) => ({ to, what, amount: dollars(cents) })) ?? [],
  };
}

/** Flat texts, as drafts are kept. */
export function flatten({ services, payments, ...same }: OfferValues): Record<string, string> {
  return {
    ...same,
    ...Object.fromEntries(services.flatMap((one, i) => Object.entries(one).map(([field, text]) => [`services.${i}.${field}`, text]))),
    ...Object.fromEntries(payments.flatMap((one, i) => Object.entries(one).map(([field, text]) => [`payments.${i}.${field}`, text]))),
  };
}

/** The draft over how the form begins; the form itself where there is no draft. */
export function unflatten(kept: Readonly<Record<string, string | null>>, begins: OfferValues): OfferValues {
  if (Object.keys(kept).length === 0) return begins;
  const text = (key: string): string => kept[key] ?? '';
  const count = (list: string): number =>
    Object.keys(kept).reduce((most, key) => (key.startsWith(`${list}.`) ? Math.max(most, Number(key.split('.')[1]) + 1) : most), 0);
  return {
    templateVersionId: kept['templateVersionId'] ?? begins.templateVersionId,
    found: text('found'),
    soldById: text('soldById'),
    termDays: text('termDays'),
    guarantees: text('guarantees'),
    services: Array.from({ length: count('services') }, (_, i) => ({
      name: text(`services.${i}.name`),
      description: text(`services.${i}.description`),
      fee: text(`services.${i}.fee`),
    })),
    payments: Array.from({ length: count('payments') }, (_, i) => ({
      to: text(`payments.${i}.to`),
      what: text(`payments.${i}.what`),
      amount: text(`payments.${i}.amount`),
    })),
  };
}

export type OfferProblems = Readonly<Record<string, string>>;

/** A sentence for each field that cannot be sent as it is, by the name it has in the draft. */
export function checkOffer(values: OfferValues, longest: number): OfferProblems {
  const problems: Record<string, string> = {};
  const need = (key: string, text: string, sentence: string): void => {
    if (text.trim() === '') problems[key] = sentence;
  };
  const amount = (key: string, text: string): void => {
    const cents = parseDollars(text);
    if (cents === undefined || cents < 0) problems[key] = 'Please enter an amount like 150 or 149.50.';
  };
  need('templateVersionId', values.templateVersionId, 'Please choose a template.');
  if (!isFound(values.found)) problems['found'] = 'Please say how the client was found. The law about fees depends on it.';
  const days = Number(values.termDays);
  if (!Number.isInteger(days) || days < 1 || days > longest) problems['termDays'] = `Please enter a fixed term of at most ${longest} days.`;
  values.services.forEach((one, i) => {
    need(`services.${i}.name`, one.name, 'Please name the service.');
    need(`services.${i}.description`, one.description, 'Please describe in full what is done.');
    amount(`services.${i}.fee`, one.fee);
  });
  values.payments.forEach((one, i) => {
    need(`payments.${i}.to`, one.to, 'Please say who is paid.');
    need(`payments.${i}.what`, one.what, 'Please say what for.');
    amount(`payments.${i}.amount`, one.amount);
  });
  return problems;
}

export const isFound = (text: string): text is Found => FOUND.some((one) => one === text);

/** What is sent; to be asked once `checkOffer` found nothing. */
export function inputOfOffer(contactId: string, values: OfferValues) {
  const cents = (text: string): number => parseDollars(text) ?? 0;
  return {
    contactId,
    templateVersionId: values.templateVersionId,
    found: isFound(values.found) ? values.found : ('unknown' as const),
    soldById: values.soldById === '' ? null : values.soldById,
    terms: {
      services: values.services.map(({ name, description, fee }) => ({ name, description, feeCents: cents(fee) })),
      otherPayments: values.payments.map(({ to, what, amount }) => ({ to, what, cents: cents(amount) })),
      guarantees: values.guarantees,
      termDays: Number(values.termDays),
    },
  };
}

/** The total of all payments as typed so far, in cents. */
export function totalOf({ services, payments }: OfferValues): number {
  return [...services.map(({ fee }) => fee), ...payments.map(({ amount }) => amount)].reduce(
    (sum, text) => sum + (parseDollars(text) ?? 0),
    0,
  );
}

export const stateWords: Readonly<Record<Offer['state'], string>> = {
  open: 'Waits for the client',
  consented: 'The client agreed to electronic records',
  acknowledged: 'The client acknowledged the federal statement',
  instructed: 'The client gave instructions; the signature is next',
  signed: 'Signed',
  withdrawn: 'Withdrawn',
};
