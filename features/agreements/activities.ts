// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const agreementsActivities = defineActivities(
  { permission: 'agreements:view' },
  {
    'agreements.cancellationUndone': {
      name: 'Cancellation of agreement undone',
      subject: ['agreement'],
      changes: z.strictObject({ cancelledOn: z.string().nullable(), told: z.string().nullable(), reason: z.string().optional() }),
    },
    'agreements.cancelled': {
      name: 'Agreement canceled by the client',
      subject: ['agreement'],
      changes: z.strictObject({ cancelledOn: z.string().nullable(), told: z.string() }),
    },
    'agreements.corrected': {
      name: 'Agreement corrected',
      subject: ['agreement'],
      changes: z.looseObject({
        signedOn: z.string().nullable(),
        disclosureGivenOn: z.string().nullable(),
        howSigned: z.string().nullable(),
        note: z.string().nullable(),
        howFound: z.string().nullable().optional(),
        scanName: z.string().nullable().optional(),
        reason: z.string().nullable(),
      }),
    },
    'agreements.ended': {
      name: 'Agreement ended',
      subject: ['agreement'],
      changes: z.strictObject({ endedOn: z.string().nullable(), why: z.string() }),
    },
    'agreements.recorded': {
      name: 'Agreement recorded',
      subject: ['agreement'],
      changes: z.looseObject({
        signedOn: z.string().nullable(),
        disclosureGivenOn: z.string().nullable(),
        howSigned: z.string().nullable(),
        note: z.string().nullable(),
        howFound: z.string().nullable().optional(),
        scanName: z.string().nullable().optional(),
        attestedBy: z.string(),
        reason: z.string().nullable(),
      }),
    },
    'agreements.removed': {
      name: 'Agreement removed',
      subject: ['agreement'],
      changes: z.strictObject({ takenBack: z.boolean(), reason: z.string() }),
    },
    'agreements.restored': { name: 'Agreement restored', subject: ['agreement'], changes: z.strictObject({ takenBack: z.boolean() }) },
  },
);
