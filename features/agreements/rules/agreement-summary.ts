// The agreement status of a contact, as lists and pages show it.
import { z } from 'zod';

export const AGREEMENT_STANDINGS = ['none', 'cancel-period', 'signed', 'cancelled'] as const;

/** What lists filter by: an agreement in effect, one the client canceled, or none. */
export const AGREEMENT_FILTERS = ['none', 'recorded', 'canceled'] as const;

export const agreementSummary = z.object({
  standing: z.enum(AGREEMENT_STANDINGS),
  signedOn: z.string().nullable(),
  /** The last day on which the client may cancel without penalty, until midnight. */
  cancelThrough: z.string().nullable(),
  /** The first day on which work may be done. */
  servicesFrom: z.string().nullable(),
  cancelledOn: z.string().nullable(),
});
export type AgreementSummary = z.output<typeof agreementSummary>;
export type AgreementStatus = AgreementSummary['standing'];
