// Outcomes: what became of disputed items, proposed by reports or recorded from a bureau's letter.
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { freeText } from '../../../platform/base/free-text.ts';
import { pageInput, version, versioned } from '../../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../../platform/base/shared-refusal.ts';
import { contactArchived, contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { civilDate } from '../../contacts/rules/contact-schema.ts';
import { claimForbidden } from '../rules/claim-forbidden.ts';
import { outcome, outcomeResult } from '../rules/round-schema.ts';

const stillTime = {
  'disputes.notMailed': { status: 409, when: 'No mailing of the letter is recorded, so no time of the bureau runs.' },
  'disputes.stillTime': { status: 422, when: 'The bureau still has time to answer, so nothing is unanswered yet.' },
} as const;
const answerDay = {
  'disputes.dayUnfit': { status: 422, when: 'The day of the answer is in the future, or before the letter was mailed or received.' },
} as const;

export const outcomesContract = {
  listOutcomes: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/dispute-outcomes',
    summary: 'Outcomes of disputed items: those that wait for a decision, or those decided, newest first',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    sees: 'dispute',
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
      'disputes.resultNeedsNote': { status: 422, when: 'Another result than the proposed one is accepted without a note that says why.' },
      ...claimForbidden.declared,
      ...stillTime,
      ...answerDay,
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
      ...answerDay,
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
};
