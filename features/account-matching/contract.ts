// What people say of lines of a contact's reports: these are one account, or they are not.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { BUREAUS } from '../report-files/rules/bureaus.ts';

const bureau = z.enum(BUREAUS);
const lineInput = z.strictObject({
  bureau,
  lineKey: z.string().min(1).max(300),
  heading: z.string().max(300),
  accountNumberMasked: z.string().max(80),
});
const matchDecision = z.object({
  id: z.string(),
  kind: z.enum(['same', 'different']),
  a: lineInput,
  b: lineInput,
  decidedAt: z.string(),
  decidedBy: z.string(),
  undoneAt: z.string().nullable(),
});
export type AccountMatch = z.output<typeof matchDecision>;

const noContact = { 'contacts.notFound': { status: 404, when: 'There is no such contact.' } } as const;
const archived = { 'contacts.archived': { status: 409, when: 'The contact is archived, so it can only be read or restored.' } } as const;

export const accountMatchingContract = {
  decide: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/account-matches',
    summary: 'Say of pairs of lines that they are one account, or are not; all or none, and later reports respect it',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.matchDecided',
    refusals: {
      ...noContact,
      ...archived,
      'accountMatching.impossible': {
        status: 422,
        when: 'Two lines are the same line, or cannot be one account: of one bureau, a collection and its account, or against what was said before.',
      },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      decisions: z
        .array(z.strictObject({ kind: z.enum(['same', 'different']), a: lineInput, b: lineInput }))
        .min(1)
        .max(60),
    }),
    output: z.object({ rows: z.array(matchDecision) }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/account-matches/undo',
    summary: 'Take back what was said of lines; what that had taken the place of stands again',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.matchUndone',
    refusals: {
      ...noContact,
      ...archived,
      'accountMatching.notFound': { status: 404, when: 'There is no such decision, or it was taken back.' },
    },
    input: z.strictObject({ contactId: z.uuid(), ids: z.array(z.uuid()).min(1).max(60) }),
    output: z.object({ rows: z.array(matchDecision) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/account-matches',
    summary: 'What people decided about lines of a contact, newest first',
    audience: 'staff',
    permission: 'credit-reports:view',
    activity: null,
    refusals: noContact,
    input: z.strictObject({
      contactId: z.uuid(),
      only: z.enum(['standing']).optional(),
      after: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    output: z.object({ rows: z.array(matchDecision), next: z.string().nullable() }),
  }),
};
