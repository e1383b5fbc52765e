// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const findingsActivities = defineActivities(
  { permission: 'findings:view' },
  {
    'findings.answerCleared': {
      name: 'Answer to a finding cleared',
      subject: ['finding-answer'],
      changes: z.strictObject({ answer: z.string().nullable(), by: z.string() }),
    },
    'findings.answered': {
      name: 'Finding answered by staff',
      subject: ['credit-report'],
      changes: z.strictObject({ answers: z.array(z.unknown()) }),
    },
    'findings.answeredByClient': {
      name: 'Finding answered by the client',
      subject: ['finding-answer'],
      changes: z.strictObject({ answer: z.string(), note: z.string() }),
    },
    'findings.asked': {
      name: 'Client asked about findings',
      subject: ['credit-report'],
      changes: z.strictObject({ asked: z.array(z.unknown()) }),
    },
    'findings.withdrawn': {
      name: 'Questions to the client withdrawn',
      subject: ['credit-report'],
      changes: z.strictObject({ withdrawn: z.number() }),
    },
    'findings.disputed': {
      name: 'Findings added to a round',
      subject: ['dispute-round'],
      changes: z.strictObject({ findings: z.array(z.unknown()), added: z.number(), already: z.number() }),
    },
    'findings.statementAdded': {
      name: 'Client statement added',
      subject: ['client-statement'],
      changes: z.strictObject({
        kind: z.string(),
        bureau: z.string().nullable(),
        happenedOn: z.string().nullable(),
        untilOn: z.string().nullable(),
      }),
    },
    'findings.statementRemoved': {
      name: 'Client statement removed',
      subject: ['client-statement'],
      changes: z.strictObject({ removed: z.boolean() }),
    },
    'findings.statementRestored': {
      name: 'Client statement restored',
      subject: ['client-statement'],
      changes: z.strictObject({ removed: z.boolean() }),
    },
  },
);
