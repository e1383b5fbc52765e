// Enrolled clients: the stage of each file and what it waits for. A client is a contact of category 'client'. The stage is stored on the
// contact; lists add facets of other features.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { HOLD_KINDS } from '../contacts/rules/holds.ts';
import { CLIENT_STAGES } from '../contacts/rules/stages.ts';
import { version } from '../../platform/base/shared-inputs.ts';

const stage = z.enum(CLIENT_STAGES);
const nullable = z.string().nullable();

const caseCard = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  stage,
  stageSince: z.string(),
  ownerId: nullable,
  onHoldSince: nullable,
  holdKind: z.enum(HOLD_KINDS).nullable(),
  /** What it is, why and until when, in words. */
  hold: nullable,
  followUpOn: nullable,
});
export type CaseCard = z.output<typeof caseCard>;
const column = z.object({ stage, count: z.number().int(), capped: z.boolean(), cards: z.array(caseCard), next: nullable });

const changed = {
  ...contactNotFound.declared,
  ...contactArchived.declared,
  'cases.notAClient': { status: 409, when: 'The contact is not a client, so there is no case.' },
  ...changedMeanwhile.declared,
} as const;
const versioned = { contactId: z.uuid(), version };
const boardFilter = {
  owner: z.union([z.uuid(), z.literal('none')]).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};

export const casesContract = {
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
    summary: 'More clients of one stage',
    audience: 'staff',
    permission: 'cases:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({ stage, after: z.string().max(1000), ...boardFilter }),
    output: z.object({ cards: z.array(caseCard), next: nullable }),
  }),
  getOffer: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/case/offer',
    summary: 'The stage that may follow for a client whose disputes are settled; a person decides',
    audience: 'staff',
    permission: 'cases:view',
    activity: null,
    refusals: contactNotFound.declared,
    input: z.strictObject({ contactId: z.uuid() }),
    output: z.object({ stage: z.literal('graduation-ready').nullable() }),
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
    summary: 'Pause the work on a client: what stops depends on why',
    audience: 'staff',
    permission: 'cases:work',
    activity: 'cases.held',
    refusals: {
      ...changed,
      'cases.onHold': { status: 409, when: 'Work on this client is already on hold, and this kind of hold would stop no more.' },
      'cases.holdReason': { status: 422, when: 'A hold of the office has no reason; `fields` names it.' },
      'cases.holdInPast': { status: 422, when: 'The last day of the hold has passed; `fields` names it.' },
    },
    input: z.strictObject({
      ...versioned,
      kind: z.enum(HOLD_KINDS).default('office'),
      reason: freeLine(300).default(''),
      /** From this day on someone is asked whether work resumes. It never resumes by itself. */
      until: civilDate.nullable().default(null),
    }),
    output: caseCard,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/case/resume',
    summary: 'Resume work on a client, with the reason',
    audience: 'staff',
    permission: 'cases:lift-holds',
    activity: 'cases.resumed',
    danger: 'gates',
    refusals: { ...changed, 'cases.notOnHold': { status: 409, when: 'Work on this client is not on hold.' } },
    input: z.strictObject({ ...versioned, reason: freeLine(300).min(1, 'Please say why work continues.') }),
    output: caseCard,
  }),
};
