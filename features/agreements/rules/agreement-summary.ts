// The agreement status of a contact, as lists and pages show it.
import { z } from 'zod';

export const AGREEMENT_STANDINGS = ['none', 'cancel-period', 'signed', 'cancelled'] as const;

/** By notice of the client, or otherwise. */
const ENDED_BY = ['client', 'completed', 'expired', 'office'] as const;
export type EndedBy = (typeof ENDED_BY)[number];

/** What lists filter by: an agreement in effect, one that was canceled or ended, or none. */
export const AGREEMENT_FILTERS = ['none', 'recorded', 'canceled'] as const;

export const agreementSummary = z.object({
  standing: z.enum(AGREEMENT_STANDINGS),
  signedOn: z.string().nullable(),
  /** The last day on which the client may cancel without penalty, until midnight. */
  cancelThrough: z.string().nullable(),
  /** The first day on which work may be done. */
  servicesFrom: z.string().nullable(),
  /** The day it ended, also where the client did not end it. */
  cancelledOn: z.string().nullable(),
  endedBy: z.enum(ENDED_BY).nullable(),
});
export type AgreementSummary = z.output<typeof agreementSummary>;
export type AgreementStatus = AgreementSummary['standing'];
