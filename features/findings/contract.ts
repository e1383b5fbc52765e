// Findings of a report as questions to the client, their answers, and the way from an answer to a dispute.
import { z } from 'zod';
import { isNotTooFar, isNotTooLongAgo, TOO_FAR, TOO_LONG_AGO } from '../../platform/base/day-limits.ts';
import { endpoint } from '../../platform/base/endpoint.ts';
import { NO_PRIVATE_NUMBERS, freeText } from '../../platform/base/free-text.ts';
import { LANGUAGES } from '../../platform/base/language.ts';
import { fitLine } from '../../platform/base/one-line.ts';
import { pageInput, versioned, version } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { workRefusals } from '../agreements/rules/work-refusals.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { claimForbidden } from '../disputes/rules/claim-forbidden.ts';
import type { Finding } from './rules/finding.ts';
import { BUREAUS } from '../report-files/rules/bureaus.ts';

const bureau = z.enum(BUREAUS);
const nullable = z.string().nullable();
export const FINDING_ANSWERS = ['asked', 'wrong', 'right', 'unsure', 'set-aside'] as const;
export const STATEMENT_KINDS = [
  'closed-by-me',
  'bankruptcy',
  'no-bankruptcy',
  'veteran',
  'accommodation',
  'no-validation-notice',
  'loan-rehabilitated',
  'trafficking-documents',
  'never-lived-at',
  'unknown-name',
  'unknown-employer',
  'paid',
  'no-reinsertion-notice',
  'not-applied',
] as const;
const answer = z.object({
  id: z.string(),
  version: z.number().int(),
  answer: z.enum(FINDING_ANSWERS),
  askedAt: nullable,
  answeredAt: nullable,
  answeredBy: z.enum(['client', 'staff']).nullable(),
  answeredByName: nullable,
  note: nullable,
  disputedAt: nullable,
  /** Its round is still being prepared, so the answer may change. */
  inDraft: z.boolean(),
});
export type FindingAnswer = z.output<typeof answer>;
const findingRow = z.object({
  finding: z.custom<Finding>((v) => typeof v === 'object' && v !== null && 'key' in v),
  answer: answer.nullable(),
});
export type FindingRow = z.output<typeof findingRow>;
const statement = z.object({
  id: z.string(),
  kind: z.enum(STATEMENT_KINDS),
  bureau: bureau.nullable(),
  lineKey: nullable,
  happenedOn: nullable,
  untilOn: nullable,
  words: nullable,
  addedAt: z.string(),
  addedBy: z.string(),
});
export type ClientStatementRow = z.output<typeof statement>;
const myQuestion = z.object({
  id: z.string(),
  question: z.string(),
  /** Which answer says that the report is wrong ('wrong'); the other says that it is right. */
  wrongAnswer: z.enum(['yes', 'no']),
  /** What the report says; the question is about it. In English where there is no Spanish of it. */
  facts: z.array(z.object({ text: z.string(), language: z.enum(LANGUAGES) })),
  /** What the answer 'wrong' lets a letter say in the client's name; '' where more has to be asked first. */
  statement: z.string(),
  /** The meaning of `statement` for a client who reads Spanish, because letters to bureaus are in English. */
  meaning: nullable,
  heading: z.string(),
  bureau: bureau.nullable(),
  askedAt: nullable,
  answer: z.enum(FINDING_ANSWERS),
  answeredAt: nullable,
  note: nullable,
});
export type MyQuestion = z.output<typeof myQuestion>;

const noReport = {
  'creditReports.notFound': { status: 404, when: 'There is no such report.' },
  'creditReports.notReady': { status: 409, when: 'The report is not ready.' },
} as const;
const unknownFinding = {
  'findings.unknown': { status: 422, when: 'One of these findings is not, or no longer, in the report.' },
} as const;
const inDispute = {
  'findings.disputed': {
    status: 409,
    when: 'The finding is in a round that was opened.',
    spanish: 'Esto es parte de una ronda que ya comenzó, así que la respuesta queda como está.',
  },
} as const;
const ownWord = {
  'findings.ownWord': {
    status: 409,
    when: 'The client answered in the portal that it is right; only the client changes that (15 U.S.C. 1679b(a)(1)).',
  },
} as const;
const note = freeText(1000).default('');
/** Hidden marks go; what no database holds stays as it is, to be refused. */
const wordsTold = z
  .string()
  .overwrite((words) => (words.isWellFormed() && !words.includes('\0') ? fitLine(words) : words))
  .max(300)
  .check(...NO_PRIVATE_NUMBERS);
const dayTold = civilDate.refine(isNotTooLongAgo, TOO_LONG_AGO).refine(isNotTooFar, TOO_FAR);
const keys = z.array(z.string().min(1).max(300)).min(1).max(200);

export const findingsContract = {
  list: endpoint({
    method: 'GET',
    path: '/credit-reports/{reportId}/findings',
    summary: 'What the analyses find in a report, the gravest first, with the answers so far',
    audience: 'staff',
    permission: 'findings:view',
    activity: null,
    sees: 'report',
    costly: true,
    refusals: { ...noReport, ...workRefusals.declared, ...cursorUnknown.declared },
    input: z.strictObject({ reportId: z.uuid(), ...pageInput({ usual: 200, most: 500 }) }),
    output: z.object({
      rows: z.array(findingRow),
      next: nullable,
      total: z.number().int(),
      counts: z.object({
        open: z.number().int(),
        asked: z.number().int(),
        wrong: z.number().int(),
        right: z.number().int(),
        other: z.number().int(),
      }),
    }),
  }),
  auditReport: endpoint({
    method: 'GET',
    path: '/credit-reports/{reportId}/audit-report',
    summary:
      'The review of a report as PDF for the client: scores, negative items, findings with evidence; without what is settled unless asked for, in the language of the client unless another is',
    audience: 'staff',
    permission: 'findings:view',
    activity: null,
    sees: 'report',
    costly: true,
    refusals: { ...noReport, ...workRefusals.declared },
    /** Without a language in that of the client. */
    input: z.strictObject({
      reportId: z.uuid(),
      include: z.enum(['open', 'all']).default('open'),
      language: z.enum(LANGUAGES).optional(),
    }),
    output: z.file(),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/credit-reports/{reportId}/finding-answers',
    summary: 'Record what the client said about findings, or set them aside',
    audience: 'staff',
    permission: 'findings:work',
    activity: 'findings.answered',
    costly: true,
    refusals: {
      ...workRefusals.declared,
      ...contactArchived.declared,
      ...noReport,
      ...unknownFinding,
      ...changedMeanwhile.declared,
      ...inDispute,
      ...ownWord,
      ...claimForbidden.declared,
    },
    input: z.strictObject({
      reportId: z.uuid(),
      answers: z
        .array(
          z.strictObject({
            key: z.string().min(1).max(300),
            version: version.nullable(),
            answer: z.enum(['wrong', 'right', 'unsure', 'set-aside']),
            note,
          }),
        )
        .min(1)
        .max(200),
    }),
    output: z.object({ rows: z.array(findingRow) }),
  }),
  clearAnswer: endpoint({
    method: 'POST',
    path: '/finding-answers/{id}/clear',
    summary: 'Withdraw an answer or a question that was asked',
    audience: 'staff',
    permission: 'findings:work',
    activity: 'findings.answerCleared',
    refusals: {
      'findings.notFound': { status: 404, when: 'There is no such answer.' },
      ...changedMeanwhile.declared,
      ...inDispute,
      ...ownWord,
    },
    input: z.strictObject(versioned),
    output: z.object({ key: z.string() }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/credit-reports/{reportId}/finding-questions',
    summary: 'Put the questions of findings to the client in the portal',
    audience: 'staff',
    permission: 'findings:work',
    activity: 'findings.asked',
    danger: 'sends',
    costly: true,
    refusals: {
      ...workRefusals.declared,
      ...noReport,
      ...unknownFinding,
      'findings.noPortal': { status: 409, when: 'The client has no sign-in to the portal.' },
      ...contactArchived.declared,
    },
    input: z.strictObject({ reportId: z.uuid(), keys }),
    output: z.object({ rows: z.array(findingRow) }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/credit-reports/{reportId}/finding-disputes',
    summary: 'Add findings that the client confirmed as wrong to the round being prepared',
    audience: 'staff',
    permission: 'findings:work',
    activity: 'findings.disputed',
    costly: true,
    refusals: {
      ...workRefusals.declared,
      ...contactArchived.declared,
      ...noReport,
      ...unknownFinding,
      'findings.notConfirmed': { status: 409, when: 'The client has not confirmed yet that each of them is wrong.' },
      'findings.notDisputable': { status: 422, when: 'One of them has no line that a letter to a bureau could name.' },
      'findings.otherDraft': { status: 409, when: 'The round being prepared works on another report.' },
      'findings.full': { status: 409, when: 'The round has reached its maximum number of items.' },
    },
    input: z.strictObject({ reportId: z.uuid(), keys }),
    output: z.object({ rows: z.array(findingRow), added: z.number().int(), already: z.number().int() }),
  }),
  listStatements: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/client-statements',
    summary: 'What the client told the office beyond any report',
    audience: 'staff',
    permission: 'findings:view',
    activity: null,
    sees: 'report',
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), ...pageInput({ usual: 100, most: 200 }) }),
    output: z.object({ rows: z.array(statement), next: nullable }),
  }),
  addStatement: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/client-statements',
    summary: 'Record what the client told the office',
    audience: 'staff',
    permission: 'findings:work',
    activity: 'findings.statementAdded',
    refusals: {
      ...contactArchived.declared,
      ...contactNotFound.declared,
      ...claimForbidden.declared,
      'findings.inFuture': { status: 422, when: 'The day it happened lies in the future.' },
    },
    input: z
      .strictObject({
        contactId: z.uuid(),
        kind: z.enum(STATEMENT_KINDS),
        bureau: bureau.nullable().default(null),
        lineKey: z.string().max(300).nullable().default(null),
        happenedOn: dayTold.nullable().default(null),
        untilOn: dayTold.nullable().default(null),
        words: wordsTold.nullable().default(null),
      })
      .refine(({ happenedOn, untilOn }) => happenedOn === null || untilOn === null || untilOn >= happenedOn, {
        path: ['untilOn'],
        message: 'This is before the day it began.',
      }),
    output: statement,
  }),
  removeStatement: endpoint({
    method: 'DELETE',
    path: '/client-statements/{id}',
    summary: 'Remove a statement; it can be restored',
    audience: 'staff',
    permission: 'findings:work',
    activity: 'findings.statementRemoved',
    refusals: { ...contactArchived.declared, 'findings.notFound': { status: 404, when: 'There is no such statement.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: statement,
  }),
  restoreStatement: endpoint({
    method: 'POST',
    path: '/client-statements/{id}/restore',
    summary: 'Restore a removed statement',
    audience: 'staff',
    permission: 'findings:work',
    activity: 'findings.statementRestored',
    refusals: { ...contactArchived.declared, 'findings.notFound': { status: 404, when: 'There is no such statement.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: statement,
  }),
  listMine: endpoint({
    method: 'GET',
    path: '/portal/report-questions',
    summary: "Questions about the client's own report, those without an answer first",
    audience: 'client',
    permission: 'findings:answer-own',
    activity: null,
    costly: true,
    refusals: cursorUnknown.declared,
    input: z.strictObject(pageInput({ usual: 100, most: 200 })),
    output: z.object({ rows: z.array(myQuestion), next: nullable }),
  }),
  answerMine: endpoint({
    method: 'POST',
    path: '/portal/report-questions/{id}/answer',
    summary: "Answer a question about one's own report",
    audience: 'client',
    permission: 'findings:answer-own',
    activity: 'findings.answeredByClient',
    costly: true,
    refusals: {
      'findings.notFound': { status: 404, when: 'There is no such question.', spanish: 'Su oficina ya no pregunta esto.' },
      ...inDispute,
      ...claimForbidden.declared,
    },
    input: z.strictObject({ id: z.uuid(), answer: z.enum(['wrong', 'right', 'unsure']), note }),
    output: myQuestion,
  }),
};
