// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const creditReportsActivities = defineActivities(
  { permission: 'credit-reports:view' },
  {
    'creditReports.combined': {
      name: 'Reports combined',
      subject: ['credit-report'],
      changes: z.strictObject({ combined: z.number(), parted: z.number(), asBefore: z.number() }),
    },
    'creditReports.completeAnswered': {
      name: 'Report confirmed as complete',
      subject: ['credit-report'],
      changes: z.strictObject({ complete: z.string() }),
    },
    'creditReports.discarded': { name: 'Report set aside', subject: ['credit-report'], changes: z.strictObject({ state: z.string() }) },
    'creditReports.manualBegun': {
      name: 'Manual report started',
      subject: ['credit-report'],
      changes: z.strictObject({ state: z.string() }),
    },
    'creditReports.manualFinished': {
      name: 'Manual report finished',
      subject: ['credit-report'],
      changes: z.strictObject({
        format: z.string(),
        accounts: z.number(),
        negatives: z.number(),
        warnings: z.array(z.unknown()),
        questioned: z.boolean(),
      }),
    },
    'creditReports.manualSaved': {
      name: 'Manual report saved',
      subject: ['credit-report'],
      changes: z.strictObject({ accounts: z.number(), inquiries: z.number(), publicRecords: z.number() }),
    },
    'creditReports.originalOpened': { name: 'Original report opened', subject: ['credit-report'] },
    'creditReports.personAnswered': {
      name: "Report confirmed as this client's",
      subject: ['credit-report'],
      changes: z.strictObject({ state: z.string(), doubts: z.array(z.unknown()) }),
    },
    'creditReports.personAsked': {
      name: 'Report about several people',
      subject: ['credit-report'],
      changes: z.strictObject({ people: z.number() }),
    },
    'creditReports.personChecked': {
      name: 'Report checked against the contact',
      subject: ['credit-report'],
      changes: z.strictObject({ state: z.string(), doubts: z.array(z.unknown()) }),
    },
    'creditReports.personChosen': {
      name: 'Person of a report chosen',
      subject: ['credit-report'],
      changes: z.strictObject({ person: z.string() }),
    },
    'creditReports.personConfirmed': {
      name: 'Report of another person confirmed',
      subject: ['credit-report'],
      changes: z.strictObject({ state: z.string(), doubts: z.array(z.unknown()), reason: z.string() }),
    },
    'creditReports.read': {
      name: 'Report read',
      subject: ['credit-report'],
      changes: z.strictObject({
        format: z.string(),
        accounts: z.number(),
        negatives: z.number(),
        warnings: z.array(z.unknown()),
        questioned: z.boolean(),
      }),
    },
    'creditReports.refused': {
      name: 'Report could not be read',
      subject: ['credit-report'],
      changes: z.strictObject({ code: z.string() }),
    },
    'creditReports.takenBack': { name: 'Report restored', subject: ['credit-report'], changes: z.strictObject({ state: z.string() }) },
    'creditReports.uploaded': {
      name: 'Report uploaded',
      subject: ['credit-report'],
      changes: z.strictObject({ fileName: z.string(), sizeBytes: z.number(), sha256: z.string() }),
    },
  },
);
