// What people say of lines of a contact's reports: these are one account, or they are not.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
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

export const accountMatchingContract = {
  decide: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/account-matches',
    summary: 'Decide whether pairs of lines are one account; all or none are saved, and later reports follow the decisions',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.matchDecided',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      'accountMatching.impossible': {
        status: 422,
        when: 'Two lines are the same line, or cannot be one account: both are from one bureau, one is a collection, or an earlier decision says otherwise.',
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
    summary: 'Undo decisions about lines; the decisions they replaced apply again',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.matchUndone',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      'accountMatching.notFound': { status: 404, when: 'There is no such decision, or it was undone.' },
    },
    input: z.strictObject({ contactId: z.uuid(), ids: z.array(z.uuid()).min(1).max(60) }),
    output: z.object({ rows: z.array(matchDecision) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/account-matches',
    summary: 'Decisions about the lines of a contact, newest first',
    audience: 'staff',
    permission: 'credit-reports:view',
    activity: null,
    sees: 'report',
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), only: z.enum(['standing']).optional(), ...pageInput({ usual: 100, most: 200 }) }),
    output: z.object({ rows: z.array(matchDecision), next: z.string().nullable() }),
  }),
};
