// Enrolled clients: where each file stands and what it waits for. A client is a contact of category 'client'; the stage lies on
// the contact, and everything else a list shows of a case is put together here from what the other features know.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { billingSummary } from '../billing/rules/billing-summary.ts';
import { agreementSummary } from '../agreements/rules/agreement-summary.ts';
import { CLIENT_STAGES } from '../contacts/rules/stages.ts';
import { REQUIRED } from '../files/rules/required-documents.ts';
import { CONNECTION_STATUSES } from '../monitoring/contract.ts';

const MOST_AT_ONCE = 200;
const stage = z.enum(CLIENT_STAGES);
const nullable = z.string().nullable();
const byBureau = z.object({ EQ: z.number().int(), EX: z.number().int(), TU: z.number().int() });
const scores = z.object({ EQ: z.number().int().nullable(), EX: z.number().int().nullable(), TU: z.number().int().nullable() });

/** What a list tells of a case. A part is null when the reader may not see the records behind it. */
export const caseSummary = z.object({
  contactId: z.string(),
  daysInStage: z.number().int(),
  holdReason: nullable,
  /** What letters still need before they can be made, in plain words. */
  missingForLetters: z.array(z.string()),
  round: z
    .object({
      number: z.number().int().nullable(),
      state: z.enum(['draft', 'open', 'closed']).nullable(),
      /** The first day by which a bureau is to answer, counted from the printing of its letter; null while no letter was printed. */
      dueOn: nullable,
      /** Bureaus whose answer is awaited though their letter was not printed, so that their time does not run. */
      unprinted: z.number().int(),
      /** Items in rounds that wait for answers. */
      openItems: byBureau,
    })
    .nullable(),
  report: z.object({ reports: z.number().int(), date: nullable, scores: scores.nullable() }).nullable(),
  /** Items a bureau took out, by outcomes that were accepted; each bureau's line is an item. */
  itemsDeleted: z.number().int().nullable(),
  /** How the newest connection to a monitoring provider stands. */
  monitoring: z.enum(['none', ...CONNECTION_STATUSES]).nullable(),
  /** How payments stand, as somebody noted. */
  billing: z.union([z.literal('not-noted'), billingSummary]).nullable(),
  /** Whether the client signed and may still cancel. */
  agreement: agreementSummary.nullable(),
  /** Uploaded files, and how many of the four documents that everybody brings are in hand; `missing` in plain words. */
  documents: z
    .object({ files: z.number().int(), checked: z.number().int(), of: z.literal(REQUIRED), missing: z.array(z.string()) })
    .nullable(),
  portal: z.object({ login: z.boolean(), invited: z.boolean(), lastSeenAt: nullable }).nullable(),
});
export type CaseSummary = z.output<typeof caseSummary>;

const caseCard = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  stage,
  stageSince: z.string(),
  ownerId: nullable,
  onHoldSince: nullable,
  holdReason: nullable,
  followUpOn: nullable,
});
export type CaseCard = z.output<typeof caseCard>;
const column = z.object({ stage, count: z.number().int(), capped: z.boolean(), cards: z.array(caseCard), next: nullable });

const changed = {
  'contacts.notFound': { status: 404, when: 'There is no such contact.' },
  'contacts.archived': { status: 409, when: 'The contact is archived, so it can only be read or restored.' },
  'cases.notAClient': { status: 409, when: 'The contact is not a client, so there is no case.' },
  'cases.changedMeanwhile': { status: 409, when: 'Somebody saved another version since this one was read.' },
} as const;
const cursorUnknown = { 'cases.cursorUnknown': { status: 422, when: 'The page marker was not made by this list.' } } as const;
const versioned = { contactId: z.uuid(), version: z.int32() };
const boardFilter = {
  owner: z.union([z.uuid(), z.literal('none')]).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};

export const casesContract = {
  summaries: endpoint({
    method: 'GET',
    path: '/cases/summaries',
    summary: 'Where the cases of these contacts stand; contacts that are no clients are absent',
    audience: 'staff',
    permission: 'cases:view',
    activity: null,
    refusals: {},
    input: z.strictObject({
      /** Up to 200 contact ids, with commas between. */
      ids: z
        .string()
        .max(MOST_AT_ONCE * 37)
        .transform((text) => text.split(','))
        .pipe(z.array(z.uuid()).min(1).max(MOST_AT_ONCE)),
    }),
    output: z.object({ rows: z.array(caseSummary) }),
  }),
  board: endpoint({
    method: 'GET',
    path: '/cases/board',
    summary: 'Clients by stage, those longest in it first; finished ones newest first',
    audience: 'staff',
    permission: 'cases:view',
    activity: null,
    refusals: {},
    input: z.strictObject(boardFilter),
    output: z.object({ columns: z.array(column) }),
  }),
  listStage: endpoint({
    method: 'GET',
    path: '/cases/board/{stage}',
    summary: 'More clients of one stage, after a page marker',
    audience: 'staff',
    permission: 'cases:view',
    activity: null,
    refusals: cursorUnknown,
    input: z.strictObject({ stage, after: z.string().max(120), ...boardFilter }),
    output: z.object({ cards: z.array(caseCard), next: nullable }),
  }),
  moveStage: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/case/stage',
    summary: 'Move a client to another stage',
    audience: 'staff',
    permission: 'cases:work',
    activity: 'cases.stageMoved',
    refusals: {
      ...changed,
      'cases.onHold': { status: 409, when: 'Work on this client is on hold.' },
      'cases.gateUnmet': { status: 409, when: 'The stage asks for something the case does not have yet; `fields` names each.' },
    },
    input: z.strictObject({ ...versioned, stage, reason: freeLine(300).nullable().default(null) }),
    output: caseCard,
  }),
  hold: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/case/hold',
    summary: 'Pause all work on a client',
    audience: 'staff',
    permission: 'cases:work',
    activity: 'cases.held',
    refusals: { ...changed, 'cases.onHold': { status: 409, when: 'Work on this client is on hold already.' } },
    input: z.strictObject({ ...versioned, reason: freeLine(300).min(1, 'Please say why work pauses.') }),
    output: caseCard,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/case/resume',
    summary: 'Take work on a client up again',
    audience: 'staff',
    permission: 'cases:work',
    activity: 'cases.resumed',
    refusals: { ...changed, 'cases.notOnHold': { status: 409, when: 'Work on this client is not on hold.' } },
    input: z.strictObject(versioned),
    output: caseCard,
  }),
};
