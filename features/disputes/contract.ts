// A round begins as a draft that the processor works on. It is opened when its items are ready, and letters react to that.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeText } from '../../platform/base/free-text.ts';
import { versioned, version } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile } from '../../platform/base/shared-refusal.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { BUREAUS } from '../report-files/rules/bureaus.ts';

export const bureau = z.enum(BUREAUS);
export const itemKind = z.enum(['tradeline', 'inquiry', 'public-record']);
/** Where a fact comes from; a dispute without one is an untrue statement waiting to happen (15 U.S.C. 1679b(a)(1)). */
export const factSource = z.enum(['report', 'document', 'client']);
export const fact = z.strictObject({ text: z.string().trim().max(1000, 'At most 1,000 characters.'), source: factSource });
export type Fact = z.output<typeof fact>;

/** What the processor chose for one item at one bureau. Everything but the place may still be missing in a draft. */
export const draftItemInput = z.strictObject({
  bureau,
  kind: itemKind,
  /** Id of the tradeline, inquiry or public record in the report the draft works on. */
  lineId: z.string().max(200),
  reasonCode: z.string().max(64).nullable(),
  instructionCode: z.string().max(64).nullable(),
  facts: z.array(fact).max(10),
  /** The client was asked and says the facts are true. */
  clientConfirmed: z.boolean(),
});
export type DraftItemInput = z.output<typeof draftItemInput>;

export const gateRefusal = z.object({
  code: z.string(),
  message: z.string(),
  citation: z.string().nullable(),
  /** False for a warning: the round may be opened all the same. */
  blocks: z.boolean(),
});
export type GateRefusal = z.output<typeof gateRefusal>;
export const draftItem = draftItemInput.extend({
  /** Furnisher or filing as that bureau names it. */
  heading: z.string(),
  accountNumberMasked: z.string().nullable(),
  reported: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Why this item cannot go out yet; empty when it can. */
  problems: z.array(gateRefusal),
});
export type DraftItem = z.output<typeof draftItem>;

export const draft = z.object({
  roundId: z.string(),
  number: z.number().int(),
  version: z.number().int(),
  reportId: z.string(),
  items: z.array(draftItem),
  /** What prevents opening the round as a whole. */
  problems: z.array(gateRefusal),
});
export type Draft = z.output<typeof draft>;

/** 'removed', 'corrected', 'confirmed', 'unanswered': what a person accepted as the outcome. */
export const itemState = z.enum(['in-progress', 'removed', 'corrected', 'confirmed', 'unanswered']);
export const OUTCOME_RESULTS = ['removed', 'corrected', 'confirmed', 'unanswered'] as const;
const outcomeResult = z.enum(OUTCOME_RESULTS);
/** What a later report says otherwise. */
export const outcomeChange = z.object({
  label: z.string(),
  before: z.string(),
  after: z.string(),
  effect: z.enum(['better', 'worse', 'neutral']),
});
const outcome = z.object({
  id: z.string(),
  version: z.number().int(),
  itemId: z.string(),
  roundId: z.string(),
  roundNumber: z.number().int(),
  bureau,
  kind: itemKind,
  heading: z.string(),
  accountNumberMasked: z.string().nullable(),
  reasonCode: z.string(),
  result: outcomeResult,
  source: z.enum(['comparison', 'bureau-result', 'hand']),
  reportId: z.string().nullable(),
  /** One sentence of why this is proposed. */
  explanation: z.string(),
  changes: z.array(outcomeChange),
  state: z.enum(['proposed', 'accepted', 'rejected']),
  proposedAt: z.string(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type DisputeOutcome = z.output<typeof outcome>;
export const roundItem = z.object({
  id: z.string(),
  bureau,
  kind: itemKind,
  heading: z.string(),
  accountNumberMasked: z.string().nullable(),
  reasonCode: z.string(),
  instructionCode: z.string(),
  facts: z.array(fact),
  state: itemState,
});
export const round = z.object({
  id: z.string(),
  number: z.number().int(),
  state: z.enum(['draft', 'open', 'closed']),
  openedAt: z.string().nullable(),
  reportId: z.string(),
  items: z.array(roundItem),
});
export type Round = z.output<typeof round>;

const stillTime = {
  'disputes.stillTime': { status: 422, when: 'The bureau still has time to answer, so nothing is unanswered yet.' },
} as const;
const forContact = z.strictObject({ contactId: z.uuid() });

export const disputesContract = {
  getDraft: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/dispute-draft',
    summary: 'The round being prepared for a contact, if there is one',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    refusals: contactNotFound.declared,
    input: forContact,
    output: z.object({ draft: draft.nullable() }),
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/contacts/{contactId}/dispute-draft',
    summary: 'Save the chosen items with reasons, instructions and facts',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: { upkeep: 'disputes.draftSaved' },
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      'disputes.reportNotReady': { status: 409, when: 'The report is still being read, was refused, or belongs to someone else.' },
      'disputes.lineUnknown': { status: 422, when: 'An item is not in that report at that bureau, or is named twice.' },
      ...changedMeanwhile.declared,
    },
    input: z.strictObject({
      contactId: z.uuid(),
      reportId: z.uuid(),
      version: version.nullable(),
      items: z.array(draftItemInput).max(300),
    }),
    output: z.object({ draft }),
    maxBody: 2 * 1024 * 1024,
  }),
  openRound: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/dispute-rounds',
    summary: 'Open the prepared round; one letter per bureau follows',
    audience: 'staff',
    permission: 'disputes:open-rounds',
    activity: 'disputes.roundOpened',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      'disputes.onHold': { status: 409, when: 'Work on this client is on hold.' },
      'disputes.workBarred': {
        status: 409,
        when: 'The client may still cancel the agreement, or cancelled it (15 U.S.C. 1679d(a)(2), 1679e(a)).',
      },
      'disputes.noDraft': { status: 409, when: 'No round is being prepared.' },
      'disputes.itemsNotReady': { status: 422, when: 'Items lack a reason, an instruction, a fact or the confirmation of the client.' },
      'disputes.contactIncomplete': { status: 422, when: 'The letters need data the contact lacks.' },
      ...changedMeanwhile.declared,
    },
    input: z.strictObject({ contactId: z.uuid(), version }),
    output: z.object({ roundId: z.string(), number: z.number().int() }),
  }),
  listRounds: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/dispute-rounds',
    summary: 'The rounds of a contact, newest first',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    refusals: contactNotFound.declared,
    input: z.strictObject({
      contactId: z.uuid(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
      before: z.coerce.number().pipe(z.int32()).optional(),
    }),
    output: z.object({ rounds: z.array(round), next: z.number().int().nullable() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/disputes',
    summary: 'Rounds of all contacts, newest first: the work queue',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    refusals: {},
    input: z.strictObject({
      state: z.enum(['draft', 'open', 'closed']).optional(),
      after: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    output: z.object({
      rows: z.array(
        z.object({
          roundId: z.string(),
          contactId: z.string(),
          contactName: z.string(),
          number: z.number().int(),
          state: z.enum(['draft', 'open', 'closed']),
          items: z.object({ EQ: z.number().int(), EX: z.number().int(), TU: z.number().int() }),
          changedAt: z.string(),
        }),
      ),
      next: z.string().nullable(),
    }),
  }),
  listMine: endpoint({
    method: 'GET',
    path: '/portal/disputes',
    summary: "The client's own disputed items",
    audience: 'client',
    permission: 'disputes:view-own',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({
      rounds: z.array(
        z.object({
          id: z.string(),
          number: z.number().int(),
          openedAt: z.string(),
          items: z.array(
            z.object({
              id: z.string(),
              bureau,
              heading: z.string(),
              accountNumberMasked: z.string().nullable(),
              reason: z.string(),
              state: itemState,
            }),
          ),
        }),
      ),
    }),
  }),
  listOutcomes: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/dispute-outcomes',
    summary: 'Outcomes of disputed items: those that wait for a decision, or those decided, newest first',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    refusals: contactNotFound.declared,
    input: z.strictObject({
      contactId: z.uuid(),
      state: z.enum(['proposed', 'decided']).default('proposed'),
      after: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(500).default(200),
    }),
    output: z.object({ rows: z.array(outcome), next: z.string().nullable(), waiting: z.number().int() }),
  }),
  decideOutcomes: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/dispute-outcomes/decide',
    summary: 'Accept or reject proposed outcomes; all of them or none',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.outcomesDecided',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      'disputes.outcomeNotFound': { status: 404, when: 'One of them is not an outcome of this contact.' },
      ...changedMeanwhile.declared,
      'disputes.outcomeTwice': { status: 409, when: 'Two outcomes of one item are accepted.' },
      ...stillTime,
      'disputes.reportPutAside': { status: 409, when: 'The report an accepted outcome rests on was set aside, or is not used.' },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      decisions: z
        .array(
          z.strictObject({
            id: z.uuid(),
            version,
            accept: z.boolean(),
            result: outcomeResult.optional(),
            note: freeText(500).optional(),
          }),
        )
        .min(1)
        .max(300),
    }),
    output: z.object({ rows: z.array(outcome) }),
  }),
  undoOutcome: endpoint({
    method: 'POST',
    path: '/dispute-outcomes/{id}/undo',
    summary: 'Undo the decision about an outcome',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.outcomeUndone',
    refusals: {
      ...contactArchived.declared,
      'disputes.outcomeNotFound': { status: 404, when: 'There is no such outcome.' },
      ...changedMeanwhile.declared,
    },
    input: z.strictObject(versioned),
    output: outcome,
  }),
  addOutcome: endpoint({
    method: 'POST',
    path: '/dispute-items/{itemId}/outcome',
    summary: 'Record an outcome from a letter of the bureau',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.outcomeAdded',
    refusals: {
      ...contactArchived.declared,
      ...stillTime,
      'disputes.itemNotFound': { status: 404, when: 'There is no such item in an opened round.' },
      'disputes.outcomeTwice': { status: 409, when: 'The item already has an accepted outcome.' },
    },
    input: z.strictObject({ itemId: z.uuid(), result: outcomeResult, note: freeText(500) }),
    output: outcome,
  }),
};
