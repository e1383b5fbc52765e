// A report is uploaded as a file, read by a worker, and kept: the original sealed, the normalized report beside it.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { MAX_REPORT_BYTES } from '../report-files/rules/decode-text.ts';
import { manualReport } from './rules/manual/manual-schema.ts';
import type { CreditReport } from '../report-files/rules/model.ts';
import { BUREAUS } from '../report-files/rules/bureaus.ts';

/**
 * 'questioned': read, but it seems to be about somebody else, and counts for nothing until a person answers. 'manual': being typed in by
 * hand. 'discarded': put aside, can be taken back.
 */
export const REPORT_STATES = ['reading', 'ready', 'refused', 'questioned', 'manual', 'discarded'] as const;
const reportState = z.enum(REPORT_STATES);
const bureau = z.enum(BUREAUS);
const scores = z.array(z.object({ bureau, model: z.string(), value: z.number().int() }));
export const creditReportRow = z.object({
  id: z.string(),
  contactId: z.string(),
  fileName: z.string(),
  /** False for a report typed in from paper. */
  hasFile: z.boolean(),
  uploadedAt: z.string(),
  uploadedBy: z.string(),
  state: reportState,
  /** 0 to 100 while the worker reads it. */
  progress: z.number().int(),
  /** Why it was refused, one sentence. */
  refusal: z.string().nullable(),
  /** The single-bureau reports it was put together from; null for a report that was read or typed in. */
  parts: z.array(z.object({ bureau, reportId: z.string(), reportDate: z.string(), fileName: z.string() })).nullable(),
  /** The bureaus whose file it holds; null until it was read. */
  bureaus: z.array(bureau).nullable(),
  sourceFormat: z.string().nullable(),
  provider: z.string().nullable(),
  reportDate: z.string().nullable(),
  accounts: z.number().int().nullable(),
  negatives: z.number().int().nullable(),
  warnings: z.number().int().nullable(),
  scores,
  version: z.number().int(),
  /** Why it seems to be about somebody else, or not to be of the day it says ('date'); kept after a person confirmed it. */
  doubts: z.array(z.object({ what: z.enum(['ssn', 'name', 'birth', 'address', 'date']), message: z.string(), stops: z.boolean() })),
  personConfirmedBy: z.string().nullable(),
  /** Pairs that may be one account and wait for a person's word. */
  possibleMatches: z.number().int().nullable(),
  /** Per bureau how it compares with the report before; null when there is none before it, or it is not ready. */
  compared: z
    .array(
      z.object({
        bureau,
        previousReportId: z.string().nullable(),
        compared: z.boolean(),
        reason: z.string().nullable(),
        looksIncomplete: z.boolean(),
        added: z.number().int(),
        deleted: z.number().int(),
        reinserted: z.number().int(),
        improved: z.number().int(),
        worsened: z.number().int(),
        other: z.number().int(),
        unchanged: z.number().int(),
      }),
    )
    .nullable(),
});
export type CreditReportRow = z.output<typeof creditReportRow>;

const notFound = { 'creditReports.notFound': { status: 404, when: 'There is no such report.' } } as const;
const changedMeanwhile = {
  'creditReports.changedMeanwhile': { status: 409, when: 'Somebody changed the report since it was read.' },
} as const;
const noContact = { 'contacts.notFound': { status: 404, when: 'There is no such contact.' } } as const;
const archived = { 'contacts.archived': { status: 409, when: 'The contact is archived, so it can only be read or restored.' } } as const;

export const creditReportsContract = {
  upload: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/credit-reports',
    summary: 'Add a credit report file; a worker reads it',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.uploaded',
    refusals: {
      ...noContact,
      ...archived,
      'creditReports.alreadyImported': { status: 409, when: 'The very same file is already on this contact.' },
      'creditReports.fileEmpty': { status: 422, when: 'The file has no content.' },
    },
    input: z.strictObject({ contactId: z.uuid(), file: z.file().max(MAX_REPORT_BYTES, 'The file is larger than 16 MB.') }),
    output: creditReportRow,
    maxBody: MAX_REPORT_BYTES + 64 * 1024,
  }),
  list: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/credit-reports',
    summary: 'The reports of a contact, newest first',
    audience: 'staff',
    permission: 'credit-reports:view',
    activity: null,
    refusals: noContact,
    input: z.strictObject({ contactId: z.uuid(), limit: z.coerce.number().int().min(1).max(100).default(50), after: z.uuid().optional() }),
    output: z.object({ rows: z.array(creditReportRow), next: z.string().nullable() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/credit-reports/{id}',
    summary: 'One report with everything in it',
    audience: 'staff',
    permission: 'credit-reports:view',
    activity: null,
    refusals: notFound,
    input: z.strictObject({ id: z.uuid() }),
    output: creditReportRow.extend({
      report: z.custom<CreditReport>((v) => typeof v === 'object' && v !== null && 'accounts' in v).nullable(),
    }),
  }),
  getOriginal: endpoint({
    method: 'GET',
    path: '/credit-reports/{id}/original',
    summary: 'The file as it was uploaded',
    audience: 'staff',
    permission: 'credit-reports:download-original',
    activity: null,
    refusals: notFound,
    input: z.strictObject({ id: z.uuid() }),
    output: z.file(),
  }),
  answerPerson: endpoint({
    method: 'POST',
    path: '/credit-reports/{id}/person',
    summary: "Say whether a report that names somebody else is this contact's",
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.personAnswered',
    refusals: {
      ...notFound,
      ...archived,
      ...changedMeanwhile,
      'creditReports.notQuestioned': { status: 409, when: 'Nothing is asked about this report.' },
    },
    /** 'other' puts the report aside; 'same' makes it count. */
    input: z.strictObject({ id: z.uuid(), version: z.int32(), answer: z.enum(['same', 'other']) }),
    output: creditReportRow,
  }),
  answerComplete: endpoint({
    method: 'POST',
    path: '/credit-reports/{id}/complete',
    summary: "Say that a bureau's short list is complete, so that what is missing counts as deleted",
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.completeAnswered',
    refusals: {
      ...notFound,
      ...archived,
      ...changedMeanwhile,
      'creditReports.notReady': { status: 409, when: 'The report is not ready.' },
    },
    input: z.strictObject({ id: z.uuid(), version: z.int32(), bureau, complete: z.boolean() }),
    output: creditReportRow,
  }),
  discard: endpoint({
    method: 'POST',
    path: '/credit-reports/{id}/discard',
    summary: 'Put a report aside; it stays with what was made from it and can be taken back',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.discarded',
    refusals: {
      ...notFound,
      ...archived,
      ...changedMeanwhile,
      'creditReports.stillReading': { status: 409, when: 'The report is still being read.' },
    },
    input: z.strictObject({ id: z.uuid(), version: z.int32() }),
    output: creditReportRow,
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/credit-reports/{id}/take-back',
    summary: 'Take back a report that was put aside',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.takenBack',
    refusals: { ...notFound, ...archived, 'creditReports.notDiscarded': { status: 409, when: 'The report was not put aside.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: creditReportRow,
  }),
  beginManual: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/manual-credit-reports',
    summary: 'Begin typing in a report, beside a file that could not be read or without one',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.manualBegun',
    refusals: {
      ...noContact,
      ...archived,
      ...notFound,
      'creditReports.notRefused': { status: 409, when: 'That file was read; nothing has to be typed in.' },
    },
    /** The refused report whose file is typed in; null for paper. */
    input: z.strictObject({ contactId: z.uuid(), reportId: z.uuid().nullable() }),
    output: creditReportRow,
  }),
  getManual: endpoint({
    method: 'GET',
    path: '/credit-reports/{id}/manual',
    summary: 'What was typed in so far',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: null,
    refusals: { ...notFound, 'creditReports.notManual': { status: 409, when: 'The report is not being typed in.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ version: z.number().int(), hasFile: z.boolean(), typed: manualReport.nullable() }),
  }),
  saveManual: endpoint({
    method: 'PUT',
    path: '/credit-reports/{id}/manual',
    summary: 'Keep what was typed in so far',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.manualSaved',
    refusals: {
      ...notFound,
      ...archived,
      ...changedMeanwhile,
      'creditReports.notManual': { status: 409, when: 'The report is not being typed in.' },
    },
    input: z.strictObject({ id: z.uuid(), version: z.int32(), typed: manualReport }),
    output: z.object({ version: z.number().int() }),
    maxBody: 2 * 1024 * 1024,
  }),
  finishManual: endpoint({
    method: 'POST',
    path: '/credit-reports/{id}/manual/finish',
    summary: 'Make a report of what was typed in',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.manualFinished',
    refusals: {
      ...notFound,
      ...archived,
      ...changedMeanwhile,
      'creditReports.notManual': { status: 409, when: 'The report is not being typed in.' },
      'creditReports.manualIncomplete': { status: 422, when: 'The date, a bureau or every entry is missing.' },
    },
    input: z.strictObject({ id: z.uuid(), version: z.int32() }),
    output: creditReportRow,
  }),
};
