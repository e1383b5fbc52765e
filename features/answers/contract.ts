// What came back on paper after a dispute: scans and pictures, sorted to the letter they answer, then entered item by item.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeText, namingLine } from '../../platform/base/free-text.ts';
import { pageInput, versioned } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { claimForbidden } from '../disputes/rules/claim-forbidden.ts';
import { itemState, outcomeResult } from '../disputes/rules/round-schema.ts';
import { BUREAUS } from '../report-files/rules/bureaus.ts';
import { ANSWER_KINDS, ANSWER_STATES } from './rules/answer-kinds.ts';
import { ANSWER_STEPS, NOTICE_PARTS } from './rules/next-step.ts';

const nullable = z.string().nullable();
const contact = z.object({ id: z.string(), name: z.string() });
const letter = z.object({
  id: z.string(),
  /** The first line of its address. */
  recipient: z.string(),
  /** Null where it is no letter of a round. */
  bureau: z.enum(BUREAUS).nullable(),
  roundId: nullable,
  roundNumber: z.number().int().nullable(),
  mailedOn: nullable,
});
const letterOfContact = letter.extend({ contact });
export type AnswerLetter = z.output<typeof letterOfContact>;

const answer = z.object({
  id: z.string(),
  version: z.number().int(),
  state: z.enum(ANSWER_STATES),
  /** Its pages are still being read for barcodes. */
  reading: z.boolean(),
  contact: contact.nullable(),
  letter: letter.nullable(),
  /** Null once the file was deleted. */
  file: z.object({ id: z.string(), path: z.string(), name: z.string(), state: z.enum(['ok', 'quarantined', 'infected']) }).nullable(),
  /** Null while they were not read, and where they could not be. */
  pages: z.number().int().nullable(),
  /** What the barcodes say; null while they were not read. */
  found: z.enum(['letter', 'several', 'other-client', 'none', 'unreadable']).nullable(),
  sortedBy: z.enum(['barcode', 'person']).nullable(),
  fromClient: z.boolean(),
  addedBy: z.string(),
  arrivedAt: z.string(),
  kind: z.enum(ANSWER_KINDS).nullable(),
  answeredOn: nullable,
  receivedOn: nullable,
  enteredAt: nullable,
  enteredBy: nullable,
  step: z.object({ what: z.enum(ANSWER_STEPS), dueOn: z.string(), doneOn: nullable, doneBy: nullable }).nullable(),
});
export type AnswerRow = z.output<typeof answer>;
const item = z.object({
  id: z.string(),
  heading: z.string(),
  accountNumberMasked: nullable,
  state: itemState,
  /** What a report proposes since then, with its sentence; null where none does. */
  proposed: z.object({ result: outcomeResult, explanation: z.string() }).nullable(),
  /** What this answer said. */
  said: outcomeResult.nullable(),
});
export type AnswerItem = z.output<typeof item>;
const fullAnswer = answer.extend({
  /** The items of its letter; none where that is no letter of a round. */
  items: z.array(item),
  /** Where the answer to each letter begins, if its pages answer several. */
  parts: z.array(z.object({ first: z.number().int(), letter: letterOfContact })),
  /** The day of what it is a notice about, and whether the notice came in time. */
  eventOn: nullable,
  notice: z.object({ by: z.string(), inTime: z.boolean() }).nullable(),
  /** The parts of the notice that are there. */
  contains: z.array(z.string()),
  /** The items that were put back, by the notice. */
  putBack: z.array(z.string()),
  note: z.string(),
  /** Why it was last set aside, sorted otherwise or undone. */
  reason: nullable,
  /** The answers that were cut out of it. */
  splitInto: z.array(z.string()),
});
export type FullAnswer = z.output<typeof fullAnswer>;

const notFound = { 'answers.notFound': { status: 404, when: 'There is no such answer.' } } as const;
const change = { ...notFound, ...changedMeanwhile.declared, ...contactArchived.declared } as const;
const wrongState = {
  'answers.wrongState': { status: 409, when: 'The answer is entered, or set aside, so this step is not open.' },
} as const;
const reason = freeText(300).min(1, 'Please say why.');
/** First pages of the parts; the first is 1. */
const firstPages = z
  .array(z.number().int().min(1).max(50))
  .min(2)
  .max(50)
  .refine(
    (pages) => pages[0] === 1 && pages.every((page, at) => at === 0 || page > (pages[at - 1] ?? 0)),
    'Name the first page of each part.',
  );

export const answersContract = {
  list: endpoint({
    method: 'GET',
    path: '/answers',
    summary: 'Answers that came on paper, newest first; in one state, of one contact, or those with an open next step',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    sees: 'dispute',
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({
      state: z.enum(ANSWER_STATES).optional(),
      contactId: z.uuid().optional(),
      /** 'open': with a next step that is not done. */
      step: z.enum(['open']).optional(),
      ...pageInput({ usual: 50, most: 200 }),
    }),
    output: z.object({ rows: z.array(answer), next: nullable }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/answers/{id}',
    summary: 'One answer with the items of its letter, and what reports propose for them',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    sees: 'dispute',
    refusals: notFound,
    input: z.strictObject({ id: z.uuid() }),
    output: fullAnswer,
  }),
  findLetter: endpoint({
    method: 'GET',
    path: '/answers/letters/{code}',
    summary: 'The letter that bears a code',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: null,
    sees: 'dispute',
    refusals: { 'answers.noSuchCode': { status: 404, when: 'No letter bears this code.' } },
    input: z.strictObject({ code: z.string().max(40) }),
    output: letterOfContact,
  }),
  add: endpoint({
    method: 'POST',
    path: '/answers',
    summary: 'Add uploaded scans as answers; a scan that is there already is named and not added again',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'answers.added',
    refusals: {
      'answers.fileNotFound': { status: 404, when: 'One of the files was not uploaded for answers, or is gone.' },
      'answers.fileRefused': { status: 422, when: 'One of the files is no PDF and no picture.' },
      'answers.thereAlready': { status: 409, when: 'Each of the scans is among the answers already.' },
    },
    input: z.strictObject({ paths: z.array(namingLine(300)).min(1).max(50) }),
    output: z.object({
      added: z.array(answer),
      /** Scans with the same bytes as an answer that is there: that one. */
      same: z.array(z.object({ path: z.string(), answer })),
    }),
  }),
  sort: endpoint({
    method: 'POST',
    path: '/answers/{id}/sort',
    summary: 'Say whose answer it is and to which letter, or that it is not known any more',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'answers.sorted',
    refusals: {
      ...change,
      ...wrongState,
      ...contactNotFound.declared,
      'answers.letterNotFound': { status: 404, when: 'The letter is none of this contact.' },
      'answers.ofOtherClient': { status: 409, when: 'The client sent it, so it stays with that client.' },
      'answers.reasonMissing': { status: 422, when: 'It was sorted before, and no reason is given.' },
      'answers.fileGone': { status: 409, when: 'Its file was deleted.' },
    },
    input: z.strictObject({
      ...versioned,
      contactId: z.uuid().nullable(),
      letterId: z.uuid().nullable(),
      reason: freeText(300).default(''),
    }),
    output: answer,
  }),
  split: endpoint({
    method: 'POST',
    path: '/answers/{id}/split',
    summary: 'Cut a scan of several answers into one file for each, and sort those whose barcode names a letter',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'answers.split',
    costly: true,
    refusals: {
      ...change,
      ...wrongState,
      'answers.fileGone': { status: 409, when: 'Its file was deleted, or waits for the virus scanner.' },
      'answers.notSplittable': { status: 422, when: 'It is no PDF, or has fewer pages than are named.' },
      'files.pdfUnreadable': { status: 422, when: 'The PDF has a password or cannot be read.' },
      'files.pdfTooLarge': { status: 422, when: 'The PDF takes too much time or memory.' },
      'files.pageNotFound': { status: 404, when: 'The PDF has no such page.' },
    },
    input: z.strictObject({ ...versioned, firstPages }),
    output: z.object({ rows: z.array(answer) }),
  }),
  enter: endpoint({
    method: 'POST',
    path: '/answers/{id}/enter',
    summary: 'Enter what an answer says: its kind and day, and what became of each item',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'answers.entered',
    sees: 'dispute',
    refusals: {
      ...change,
      ...wrongState,
      ...contactNotFound.declared,
      ...claimForbidden.declared,
      'answers.outcomesMissing': { status: 422, when: 'The kind says what became of items, and no item has an outcome.' },
      'answers.outcomesUnfit': {
        status: 422,
        when: 'The kind leaves the items as they are, an item is none of its letter, or one that was put back was not removed before.',
      },
      'answers.kindUnfit': { status: 422, when: 'A notice that an item was put back comes from a bureau only.' },
      'answers.dayUnfit': { status: 422, when: 'A day is in the future, or they do not follow each other.' },
      'disputes.notMailed': { status: 409, when: 'No mailing of the letter is recorded.' },
      'disputes.itemNotFound': { status: 404, when: 'One of them is no item of an opened round of this contact.' },
      'disputes.outcomeTwice': { status: 409, when: 'An item already has an accepted outcome, or is named twice.' },
      'disputes.dayUnfit': { status: 422, when: 'The day of the answer is in the future, or before the letter was mailed or received.' },
      'disputes.fileNotFound': { status: 404, when: 'Its file is no file of this contact any more, or is still being checked.' },
    },
    input: z.strictObject({
      ...versioned,
      kind: z.enum(ANSWER_KINDS),
      /** The day the letter bears. */
      answeredOn: civilDate,
      /** The day it came. */
      receivedOn: civilDate,
      /** The day of what it is a notice about, where the letter says it. */
      eventOn: civilDate.nullable().default(null),
      contains: z.array(z.enum(NOTICE_PARTS)).max(10).default([]),
      /** Items of its letter that were removed before and are back. */
      putBack: z.array(z.uuid()).max(300).default([]),
      note: freeText(500).default(''),
      results: z.array(z.strictObject({ itemId: z.uuid(), result: outcomeResult.exclude(['unanswered']) })).max(300),
      /** Five business days after it came, unless given. */
      stepDueOn: civilDate.nullable().default(null),
    }),
    output: fullAnswer,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/answers/{id}/undo',
    summary: 'Undo the entering of an answer, with a reason: its items wait again',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'answers.undone',
    refusals: { ...change, ...wrongState },
    input: z.strictObject({ ...versioned, reason }),
    output: answer,
  }),
  setAside: endpoint({
    method: 'POST',
    path: '/answers/{id}/set-aside',
    summary: 'Set an answer aside that needs nothing, with a reason',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'answers.setAside',
    refusals: { ...change, ...wrongState },
    input: z.strictObject({ ...versioned, reason }),
    output: answer,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/answers/{id}/restore',
    summary: 'Restore an answer that was set aside',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'answers.restored',
    refusals: { ...change, ...wrongState },
    input: z.strictObject(versioned),
    output: answer,
  }),
  finishStep: endpoint({
    method: 'POST',
    path: '/answers/{id}/step',
    summary: 'Record that the next step of an answer was done, or that it was not',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'answers.stepDone',
    refusals: {
      ...change,
      ...wrongState,
      'answers.dayUnfit': { status: 422, when: 'The day is in the future, or before the answer came.' },
      'disputes.notMailed': { status: 409, when: 'No mailing of the letter is recorded.' },
      'disputes.dayUnfit': { status: 422, when: 'The day does not fit the mailing of the letter.' },
      'disputes.clockInUse': { status: 409, when: '"No answer in time" was recorded with this mailing.' },
      'letters.extensionNotConfirmed': {
        status: 422,
        when: 'It gives the bureau 15 more days, and no one confirmed that (15 U.S.C. 1681i(a)(1)(B)).',
      },
    },
    input: z.strictObject({
      ...versioned,
      /** Null: it was not done after all. */
      doneOn: civilDate.nullable(),
      confirmsExtension: z.boolean().default(false),
    }),
    output: answer,
  }),
};
