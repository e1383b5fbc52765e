// A round begins as a draft that the processor works on. It is opened when its items are ready, and letters react to that.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeText } from '../../platform/base/free-text.ts';
import { pageInput, versioned, version } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { claimForbidden } from './rules/claim-forbidden.ts';
import { workRefusals } from '../agreements/rules/work-refusals.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { CORRECT_KEYS } from './rules/correct-words.ts';
import {
  bureau,
  confirmation,
  confirmedClaim,
  correction,
  draftItemInput,
  fact,
  factSource,
  itemKind,
  letterChoices,
} from './rules/item-schema.ts';
import {
  correct,
  detailQuestion,
  draft,
  draftItem,
  gateOverride,
  gateRefusal,
  itemState,
  outcome,
  outcomeChange,
  OUTCOME_RESULTS,
  outcomeResult,
  round,
  roundItem,
} from './rules/round-schema.ts';

export { bureau, confirmation, confirmedClaim, correction, draftItemInput, fact, factSource, itemKind };
export { draft, draftItem, gateOverride, gateRefusal, itemState, outcomeChange, OUTCOME_RESULTS, round, roundItem };
export type { Confirmation, DraftItemInput, Fact, LetterChoices } from './rules/item-schema.ts';
export type * from './rules/round-schema.ts';

const correctNotFound = {
  'disputes.correctNotFound': { status: 404, when: 'There is no such confirmation, or it was withdrawn.' },
} as const;

const stillTime = {
  'disputes.notMailed': { status: 409, when: 'No mailing of the letter is recorded, so no time of the bureau runs.' },
  'disputes.stillTime': { status: 422, when: 'The bureau still has time to answer, so nothing is unanswered yet.' },
} as const;
const onReport = {
  ...contactNotFound.declared,
  ...contactArchived.declared,
  'disputes.reportNotReady': { status: 409, when: 'The report is still being read, was refused, or belongs to someone else.' },
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
      ...workRefusals.declared,
      ...onReport,
      'disputes.lineUnknown': { status: 422, when: 'An item is not in that report at that bureau, or is named twice.' },
      ...changedMeanwhile.declared,
    },
    input: z.strictObject({
      contactId: z.uuid(),
      reportId: z.uuid(),
      version: version.nullable(),
      items: z.array(draftItemInput).max(300),
      /** Absent: as it was. */
      letters: letterChoices.optional(),
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
      ...workRefusals.declared,
      'disputes.noDraft': { status: 409, when: 'No round is being prepared.' },
      'disputes.itemsNotReady': { status: 422, when: 'Items lack a reason, an instruction, a fact or the confirmation of the client.' },
      'disputes.contactIncomplete': { status: 422, when: 'The letters need data the contact lacks.' },
      'disputes.reportTooOld': { status: 422, when: 'The report the items are from is 120 days old or older (15 U.S.C. 1679b(a)(1)).' },
      'disputes.reportOfSomebodyElse': {
        status: 422,
        when: 'The report has another Social Security number than the client, and no one with the right to confirmed whose it is.',
      },
      'disputes.overrideNeeded': {
        status: 422,
        when: 'A gate stops the round that can be passed with a written reason; `fields` names it.',
      },
      'disputes.overrideNotAllowed': { status: 403, when: 'A gate would be passed by someone without the permission to override gates.' },
      'disputes.notOverridable': { status: 422, when: 'A reason is given for a gate that no one can override.' },
      ...claimForbidden.declared,
      ...changedMeanwhile.declared,
    },
    input: z.strictObject({
      contactId: z.uuid(),
      version,
      /** Gates to pass, each with its reason; with the permission disputes:override-gates only. */
      overrides: z
        .array(z.strictObject({ code: z.string().max(80), reason: freeText(500).min(1, 'Please say why.') }))
        .max(20)
        .default([]),
    }),
    output: z.object({ roundId: z.string(), number: z.number().int() }),
  }),
  listRounds: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/dispute-rounds',
    summary: 'The rounds of a contact, newest first',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), ...pageInput({ usual: 20, most: 50 }) }),
    output: z.object({ rounds: z.array(round), next: z.string().nullable() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/disputes',
    summary: 'Rounds of all contacts, newest first: the work queue',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({ state: z.enum(['draft', 'open', 'closed']).optional(), ...pageInput({ usual: 50, most: 100 }) }),
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
  listOverrides: endpoint({
    method: 'GET',
    path: '/dispute-overrides',
    summary: 'Pass gates that may be passed with a written reason, and see where that was done, newest first',
    audience: 'staff',
    permission: 'disputes:override-gates',
    activity: null,
    danger: 'gates',
    refusals: cursorUnknown.declared,
    input: z.strictObject(pageInput({ usual: 50, most: 100 })),
    output: z.object({
      rows: z.array(
        z.object({
          roundId: z.string(),
          contactId: z.string(),
          contactName: z.string(),
          number: z.number().int(),
          overrides: z.array(gateOverride),
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
              state: z.enum([...itemState.options, 'being-prepared']),
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
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({
      contactId: z.uuid(),
      state: z.enum(['proposed', 'decided']).default('proposed'),
      ...pageInput({ usual: 200, most: 500 }),
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
      ...claimForbidden.declared,
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
  recordAnswers: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/dispute-answers',
    summary: 'Record what a bureau answered about items, with the day and its letter; all of them or none',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.outcomeAdded',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...claimForbidden.declared,
      ...stillTime,
      'disputes.itemNotFound': { status: 404, when: 'One of them is no item of an opened round of this contact.' },
      'disputes.outcomeTwice': { status: 409, when: 'An item already has an accepted outcome, or is named twice.' },
      'disputes.dayUnfit': { status: 422, when: 'The day of the answer is in the future, or before the letter was mailed.' },
      'disputes.fileNotFound': { status: 404, when: 'The letter is no file of this contact.' },
    },
    input: z
      .strictObject({
        contactId: z.uuid(),
        /** The day the bureau's letter bears; null where nothing came. */
        answeredOn: civilDate.nullable(),
        /** The bureau's letter among the files of the contact. */
        fileId: z.uuid().nullable().default(null),
        note: freeText(500).default(''),
        answers: z
          .array(z.strictObject({ itemId: z.uuid(), result: outcomeResult }))
          .min(1)
          .max(300),
      })
      .refine(({ answeredOn, answers }) => answeredOn !== null || answers.every(({ result }) => result === 'unanswered'), {
        path: ['answeredOn'],
        message: 'Please enter the day of the answer.',
      }),
    output: z.object({ rows: z.array(outcome) }),
  }),
  confirmCorrect: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/correct-lines',
    summary: 'Record what the client says is correct about a line, so that no later dispute denies it',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.correctConfirmed',
    refusals: {
      ...onReport,
      'disputes.lineUnknown': { status: 422, when: 'The line is not in that report at that bureau.' },
      'disputes.correctTwice': { status: 409, when: 'The same is confirmed already.' },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      reportId: z.uuid(),
      bureau,
      kind: itemKind,
      lineId: z.string().max(200),
      what: z.enum(CORRECT_KEYS),
      /** What is said of the account itself holds at every bureau. */
      everywhere: z.boolean().default(false),
    }),
    output: correct,
  }),
  answerDetail: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/personal-details/answer',
    summary: 'Record what the client answered about a personal detail: a yes says that it is or was theirs, so no letter asks to remove it',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.detailAnswered',
    refusals: {
      ...onReport,
      'disputes.lineUnknown': { status: 422, when: 'The report has no such detail at that bureau, or nothing is asked about it.' },
      'disputes.answeredAlready': { status: 409, when: 'The same answer is on record.' },
      'disputes.saidTrue': { status: 409, when: 'The client answered yes before, and that was not withdrawn.' },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      reportId: z.uuid(),
      bureau,
      lineId: z.string().max(200),
      answer: z.enum(['yes', 'no']),
    }),
    output: detailQuestion,
  }),
  listCorrect: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/correct-lines',
    summary: 'What the client confirmed as correct, newest first',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    refusals: contactNotFound.declared,
    input: forContact,
    output: z.object({ rows: z.array(correct) }),
  }),
  withdrawCorrect: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/correct-lines/{id}/withdraw',
    summary: 'Withdraw, for the client and with a reason, what was confirmed as correct',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.correctWithdrawn',
    refusals: { ...contactNotFound.declared, ...contactArchived.declared, ...correctNotFound, ...claimForbidden.declared },
    input: z.strictObject({ contactId: z.uuid(), id: z.uuid(), reason: freeText(500).min(1, 'Please say why.') }),
    output: z.object({ id: z.string() }),
  }),
  listMyCorrect: endpoint({
    method: 'GET',
    path: '/portal/correct-lines',
    summary: 'What the client told the office is correct',
    audience: 'client',
    permission: 'disputes:view-own',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ rows: z.array(correct) }),
  }),
  withdrawMyCorrect: endpoint({
    method: 'POST',
    path: '/portal/correct-lines/{id}/withdraw',
    summary: 'Withdraw what the client told the office is correct',
    audience: 'client',
    permission: 'disputes:withdraw-own',
    activity: 'disputes.correctWithdrawnByClient',
    refusals: correctNotFound,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ id: z.string() }),
  }),
};
