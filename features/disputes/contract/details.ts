// What the client said is correct, and their answers about personal details.
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { pageInput } from '../../../platform/base/shared-inputs.ts';
import { cursorUnknown } from '../../../platform/base/shared-refusal.ts';
import { writtenReason } from '../../../platform/base/written-reason.ts';
import { workRefusals } from '../../agreements/rules/work-refusals.ts';
import { contactArchived, contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { claimForbidden } from '../rules/claim-forbidden.ts';
import { CORRECT_KEYS } from '../rules/correct-words.ts';
import { bureau, itemKind } from '../rules/item-schema.ts';
import { correct, detailQuestion, myDetailQuestion } from '../rules/round-schema.ts';
import { forContact, onReport } from './shared-parts.ts';

const correctNotFound = {
  'disputes.correctNotFound': { status: 404, when: 'There is no such confirmation, or it was withdrawn.', spanish: 'Usted ya lo retiró.' },
} as const;
const ownWord = {
  'disputes.ownWord': {
    status: 409,
    when: 'The client said it in the portal; only the client withdraws it (15 U.S.C. 1679b(a)(1)).',
  },
} as const;
const questionNotFound = {
  'disputes.questionNotFound': {
    status: 404,
    when: 'There is no such question, or it is no longer asked.',
    spanish: 'Su oficina ya no pregunta esto.',
  },
} as const;

export const detailsContract = {
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
      'disputes.correctUnfit': { status: 422, when: 'What is confirmed is said of lines of another kind.' },
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
  listCorrect: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/correct-lines',
    summary: 'What the client confirmed as correct, newest first',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    sees: 'dispute',
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
    refusals: { ...contactNotFound.declared, ...contactArchived.declared, ...correctNotFound, ...ownWord, ...claimForbidden.declared },
    input: z.strictObject({ contactId: z.uuid(), id: z.uuid(), reason: writtenReason(500) }),
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
  askDetails: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/personal-details/ask',
    summary: 'Ask the client in the portal whether personal details are or were theirs',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.detailsAsked',
    danger: 'sends',
    refusals: {
      ...workRefusals.declared,
      ...onReport,
      'disputes.lineUnknown': { status: 422, when: 'The report has no such detail at that bureau, or nothing is asked about it.' },
      'disputes.answeredAlready': { status: 409, when: 'One of them has an answer on record.' },
      'disputes.noPortal': { status: 409, when: 'The client has no sign-in to the portal.' },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      reportId: z.uuid(),
      details: z
        .array(z.strictObject({ bureau, lineId: z.string().max(200) }))
        .min(1)
        .max(100),
    }),
    output: z.object({ asked: z.number().int() }),
  }),
  withdrawDetailQuestion: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/personal-questions/{id}/withdraw',
    summary: 'Withdraw a question about a personal detail that has no clear answer',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.detailQuestionWithdrawn',
    refusals: { ...contactNotFound.declared, ...contactArchived.declared, ...questionNotFound },
    input: z.strictObject({ contactId: z.uuid(), id: z.uuid() }),
    output: z.object({ id: z.string() }),
  }),
  listMyDetails: endpoint({
    method: 'GET',
    path: '/portal/personal-questions',
    summary: "Questions about the client's own personal details, those without an answer first",
    audience: 'client',
    permission: 'disputes:answer-own',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject(pageInput({ usual: 100, most: 200 })),
    output: z.object({ rows: z.array(myDetailQuestion), next: z.string().nullable() }),
  }),
  answerMyDetail: endpoint({
    method: 'POST',
    path: '/portal/personal-questions/{id}/answer',
    summary: 'Answer whether a personal detail is or was one’s own; it may be answered otherwise later',
    audience: 'client',
    permission: 'disputes:answer-own',
    activity: 'disputes.detailAnsweredByClient',
    refusals: questionNotFound,
    input: z.strictObject({ id: z.uuid(), answer: z.enum(['yes', 'no', 'unsure']) }),
    output: myDetailQuestion,
  }),
};
