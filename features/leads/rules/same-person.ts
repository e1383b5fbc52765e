// When a known contact sends a form: what is updated, and what stays as the office has it.
import type { CONSENT_CHANNELS } from '../../contacts/rules/contact-schema.ts';
import { URGENCIES, type Stage, type Urgency } from '../../contacts/rules/stages.ts';
import type { FormAnswer } from './form-answer.ts';
import { askedForSilence } from '../../contacts/rules/asked-for-silence.ts';

interface Known {
  readonly category: string;
  readonly stage: Stage | null;
  readonly urgency: Urgency | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly zip: string | null;
  readonly source: string | null;
  readonly archivedAt: Date | null;
  readonly lostReason: string | null;
}
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];
interface Offer {
  readonly urgency: Urgency | null;
  readonly source: string;
}
export interface Meeting {
  /** Only empty fields are filled, and urgency only rises. */
  readonly fill: Readonly<
    Partial<{ firstName: string; lastName: string; email: string; phone: string; zip: string; source: string; urgency: Urgency }>
  >;
  /** A lost lead starts again at the first stage, without an owner. */
  readonly reopen: boolean;
}

/** Contacts that are archived or asked not to be contacted stay so: anyone can send a form in their name. */
export function isPutAway(known: Known): boolean {
  return known.archivedAt !== null || (known.category === 'lead' && known.stage === 'lost' && askedForSilence(known.lostReason));
}

/**
 * What the answer changes in the record. Clients, partners and people who were put away stay as they are; their entry is recorded
 * beside them.
 */
export function meetKnown(known: Known, answer: FormAnswer, offer: Offer): Meeting {
  if (known.category !== 'lead' || isPutAway(known)) return { fill: {}, reopen: false };
  const fill = {
    ...(known.firstName === '' && answer.firstName !== null && { firstName: answer.firstName }),
    ...(known.lastName === '' && answer.lastName !== null && { lastName: answer.lastName }),
    ...(known.email === null && answer.email !== null && { email: answer.email }),
    ...(known.phone === null && answer.phone !== null && { phone: answer.phone }),
    ...(known.zip === null && answer.zip !== null && { zip: answer.zip }),
    ...(known.source === null && { source: offer.source }),
    ...(rank(offer.urgency) > rank(known.urgency) && offer.urgency !== null && { urgency: offer.urgency }),
  };
  return { fill, reopen: known.stage === 'lost' };
}

/** The channels that a new lead's consent covers: those they gave. */
export function channelsGiven({ email, phone }: Pick<FormAnswer, 'email' | 'phone'>): ConsentChannel[] {
  return [...(email === null ? [] : ['email' as const]), ...(phone === null ? [] : ['sms' as const, 'call' as const])];
}

/**
 * The same for a known contact before the answer. The visitor may be anyone, so consent counts only for the address or
 * number the office has already, and never undoes a withdrawal: that is for the person themselves to say.
 */
export function channelsConfirmed(
  known: Known,
  { email, phone }: Pick<FormAnswer, 'email' | 'phone'>,
  withdrawn: readonly ConsentChannel[],
): ConsentChannel[] {
  if (isPutAway(known)) return [];
  return channelsGiven({ email: email === known.email ? email : null, phone: phone === known.phone ? phone : null }).filter(
    (channel) => !withdrawn.includes(channel),
  );
}

function rank(urgency: Urgency | null): number {
  return urgency === null ? -1 : URGENCIES.indexOf(urgency);
}
