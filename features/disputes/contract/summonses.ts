// Court summonses about accounts: what came, by when the client answers the court, and who decided that work resumes.
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { freeLine, freeText } from '../../../platform/base/free-text.ts';
import { writtenReason } from '../../../platform/base/written-reason.ts';
import { contactArchived, contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { civilDate } from '../../contacts/rules/contact-schema.ts';
import { claimForbidden } from '../rules/claim-forbidden.ts';
import { bureau } from '../rules/item-schema.ts';
import { forContact, onReport } from './shared-parts.ts';

const nullable = z.string().nullable();
const summons = z.object({
  id: z.string(),
  heading: z.string(),
  court: z.string(),
  note: z.string(),
  servedOn: z.string(),
  /** The day by which the court wants an answer; null where it is not known. */
  answerDueOn: nullable,
  recordedOn: z.string(),
  recordedBy: z.string(),
  /** Null while work on the account stops. */
  lifted: z.object({ on: z.string(), by: z.string(), reason: z.string() }).nullable(),
});
export type Summons = z.output<typeof summons>;
const mySummons = z.object({ id: z.string(), heading: z.string(), servedOn: z.string(), answerDueOn: nullable });
export type MySummons = z.output<typeof mySummons>;

export const summonsesContract = {
  recordSummons: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/summonses',
    summary: 'Record a court summons about an account: work on it stops',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.summonsRecorded',
    refusals: {
      ...onReport,
      ...claimForbidden.declared,
      'disputes.lineUnknown': { status: 422, when: 'The line is not an account in that report at that bureau.' },
      'disputes.summonsTwice': { status: 409, when: 'A summons about this account is recorded, and work on it stops already.' },
      'disputes.summonsDays': {
        status: 422,
        when: 'The summons came after today, or its answer was due before it came; `fields` names the day.',
      },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      reportId: z.uuid(),
      bureau,
      lineId: z.string().max(200),
      servedOn: civilDate,
      answerDueOn: civilDate.nullable().default(null),
      court: freeLine(120).default(''),
      note: freeText(500).default(''),
    }),
    output: summons,
  }),
  listSummonses: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/summonses',
    summary: 'Court summonses of a client, newest first; one client has few',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    sees: 'dispute',
    refusals: contactNotFound.declared,
    input: forContact,
    output: z.object({ rows: z.array(summons) }),
  }),
  liftSummons: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/summonses/{id}/lift',
    summary: 'Resume the work on an account after a court summons, with the reason',
    audience: 'staff',
    permission: 'disputes:override-gates',
    activity: 'disputes.summonsLifted',
    danger: 'gates',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...claimForbidden.declared,
      'disputes.summonsNotFound': { status: 404, when: 'There is no such summons, or work has resumed already.' },
    },
    input: z.strictObject({ contactId: z.uuid(), id: z.uuid(), reason: writtenReason(500) }),
    output: summons,
  }),
  listMySummonses: endpoint({
    method: 'GET',
    path: '/portal/summonses',
    summary: 'Accounts on which the office stopped work because of a court summons',
    audience: 'client',
    permission: 'disputes:view-own',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ rows: z.array(mySummons) }),
  }),
};
