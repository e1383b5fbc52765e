// A report is uploaded as a file, read by a worker, and kept: the original sealed, the normalized report beside it.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { writtenReason } from '../../platform/base/written-reason.ts';
import { versioned, pageInput } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { workRefusals } from '../agreements/rules/work-refusals.ts';
import { contactArchived, contactNotFound, identityLimit } from '../contacts/rules/contact-refusals.ts';
import { MAX_REPORT_BYTES } from '../report-files/rules/decode-text.ts';
import { manualReport } from './rules/manual/manual-schema.ts';
import type { CreditReport } from '../report-files/rules/model.ts';
import { BUREAUS } from '../report-files/rules/bureaus.ts';

/**
 * 'questioned': read, but it seems to be about someone else, so it is not used until a person confirms it. 'manual': being entered by
 * hand. 'discarded': set aside, can be restored.
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
  /** The single-bureau reports it combines; null for a report that was read or entered by hand. */
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
  /**
   * Why it may be about someone else, have a wrong date ('date'), or is about several people of whom no one said which is the client
   * ('people'). Kept after a person confirmed it.
   */
  doubts: z.array(
    z.object({ what: z.enum(['ssn', 'name', 'birth', 'address', 'date', 'people']), message: z.string(), stops: z.boolean() }),
  ),
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

export const creditReportsContract = {
  upload: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/credit-reports',
    summary: 'Add a credit report file; a worker reads it',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.uploaded',
    costly: true,
    refusals: {
      ...workRefusals.declared,
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...identityLimit,
      'creditReports.alreadyImported': { status: 409, when: 'The same file is already on this contact.' },
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
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), ...pageInput({ usual: 50, most: 100 }) }),
    output: z.object({ rows: z.array(creditReportRow), next: z.string().nullable() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/credit-reports/{id}',
    summary: 'One report with everything in it',
    audience: 'staff',
    permission: 'credit-reports:view',
    activity: null,
    sees: 'report',
    refusals: notFound,
    input: z.strictObject({ id: z.uuid() }),
    output: creditReportRow.extend({
      report: z.custom<CreditReport>((v) => typeof v === 'object' && v !== null && 'accounts' in v).nullable(),
    }),
  }),
  getOriginal: endpoint({
    method: 'POST',
    path: '/credit-reports/{id}/original',
    summary: 'Download the file as it was uploaded; recorded as activity, because it names the whole SSN',
    audience: 'staff',
    permission: 'credit-reports:download-original',
    activity: 'creditReports.originalOpened',
    danger: 'exports',
    recent: true,
    sees: 'original-report',
    costly: true,
    refusals: notFound,
    input: z.strictObject({ id: z.uuid() }),
    output: z.file(),
  }),
  answerPerson: endpoint({
    method: 'POST',
    path: '/credit-reports/{id}/person',
    summary: 'Set a report that names someone else aside, or use one whose date is in the future',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.personAnswered',
    refusals: {
      ...notFound,
      ...contactArchived.declared,
      ...changedMeanwhile.declared,
      'creditReports.notQuestioned': { status: 409, when: 'This report needs no confirmation.' },
      'creditReports.needsConfirmation': {
        status: 409,
        when: 'The report names someone else, or is about several people: using it takes confirmPerson or choosePerson.',
      },
    },
    /** 'other' puts the report aside; 'same' makes one count whose date alone is in doubt. */
    input: z.strictObject({ ...versioned, answer: z.enum(['same', 'other']) }),
    output: creditReportRow,
  }),
  listPeople: endpoint({
    method: 'GET',
    path: '/credit-reports/{id}/people',
    summary: 'The people of a file about several, while someone has to say which one is the client',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: null,
    sees: 'report',
    refusals: { ...notFound, 'creditReports.nothingToChoose': { status: 409, when: 'No one has to say which person the client is.' } },
    input: z.strictObject({ id: z.uuid() }),
    /** `name` is null where the file names no one; `detail` tells people apart whose names are alike. */
    output: z.object({ people: z.array(z.object({ id: z.string(), name: z.string().nullable(), detail: z.string().nullable() })) }),
  }),
  choosePerson: endpoint({
    method: 'POST',
    path: '/credit-reports/{id}/choose-person',
    summary: 'Say which person of a file about several is this client; the file is read again for that person',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.personChosen',
    refusals: {
      ...notFound,
      ...contactArchived.declared,
      ...changedMeanwhile.declared,
      'creditReports.nothingToChoose': { status: 409, when: 'No one has to say which person the client is.' },
      'creditReports.personUnknown': { status: 422, when: 'The file has no such person.' },
    },
    input: z.strictObject({ ...versioned, person: z.string().max(20) }),
    output: creditReportRow,
  }),
  confirmPerson: endpoint({
    method: 'POST',
    path: '/credit-reports/{id}/confirm-person',
    summary: 'Confirm, with a reason, that a report with another SSN, date of birth or name belongs to this contact',
    audience: 'staff',
    permission: 'credit-reports:confirm-person',
    activity: 'creditReports.personConfirmed',
    danger: 'gates',
    refusals: {
      ...notFound,
      ...contactArchived.declared,
      ...changedMeanwhile.declared,
      'creditReports.notQuestioned': { status: 409, when: 'No one asks whose report this is.' },
    },
    input: z.strictObject({ ...versioned, reason: writtenReason(500) }),
    output: creditReportRow,
  }),
  answerComplete: endpoint({
    method: 'POST',
    path: '/credit-reports/{id}/complete',
    summary: "Confirm that a bureau's short list is complete, so that missing items count as deleted",
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.completeAnswered',
    refusals: {
      ...notFound,
      ...contactArchived.declared,
      ...changedMeanwhile.declared,
      'creditReports.notReady': { status: 409, when: 'The report is not ready.' },
    },
    input: z.strictObject({ ...versioned, bureau, complete: z.boolean() }),
    output: creditReportRow,
  }),
  discard: endpoint({
    method: 'POST',
    path: '/credit-reports/{id}/discard',
    summary: 'Set a report aside; it stays with what was made from it and can be restored',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.discarded',
    refusals: {
      ...notFound,
      ...contactArchived.declared,
      ...changedMeanwhile.declared,
      'creditReports.stillReading': { status: 409, when: 'The report is still being read.' },
    },
    input: z.strictObject(versioned),
    output: creditReportRow,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/credit-reports/{id}/restore',
    summary: 'Restore a report that was set aside',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.takenBack',
    refusals: {
      ...notFound,
      ...contactArchived.declared,
      ...changedMeanwhile.declared,
      'creditReports.notDiscarded': { status: 409, when: 'The report was not set aside.' },
    },
    input: z.strictObject({ id: z.uuid() }),
    output: creditReportRow,
  }),
  beginManual: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/manual-credit-reports',
    summary: 'Start entering a report by hand, with or without a file that could not be read',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.manualBegun',
    refusals: {
      ...workRefusals.declared,
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...notFound,
      ...changedMeanwhile.declared,
      'creditReports.notRefused': { status: 409, when: 'That file was read, so there is nothing to enter by hand.' },
    },
    /** The refused report whose file is typed in; null for paper. */
    input: z.strictObject({ contactId: z.uuid(), reportId: z.uuid().nullable() }),
    output: creditReportRow,
  }),
  getManual: endpoint({
    method: 'GET',
    path: '/credit-reports/{id}/manual',
    summary: 'What was entered by hand so far',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: null,
    sees: 'report',
    refusals: { ...notFound, 'creditReports.notManual': { status: 409, when: 'The report is not open for manual entry.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ version: z.number().int(), hasFile: z.boolean(), typed: manualReport.nullable() }),
  }),
  saveManual: endpoint({
    method: 'PUT',
    path: '/credit-reports/{id}/manual',
    summary: 'Save what was entered by hand so far',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: { upkeep: 'creditReports.manualSaved' },
    refusals: {
      ...notFound,
      ...contactArchived.declared,
      ...changedMeanwhile.declared,
      'creditReports.notManual': { status: 409, when: 'The report is not open for manual entry.' },
    },
    input: z.strictObject({ ...versioned, typed: manualReport }),
    output: z.object({ version: z.number().int() }),
    maxBody: 2 * 1024 * 1024,
  }),
  finishManual: endpoint({
    method: 'POST',
    path: '/credit-reports/{id}/manual/finish',
    summary: 'Finish manual entry and make the report',
    audience: 'staff',
    permission: 'credit-reports:add',
    activity: 'creditReports.manualFinished',
    costly: true,
    refusals: {
      ...workRefusals.declared,
      ...notFound,
      ...contactArchived.declared,
      ...changedMeanwhile.declared,
      'creditReports.notManual': { status: 409, when: 'The report is not open for manual entry.' },
      'creditReports.manualIncomplete': { status: 422, when: 'The date, a bureau or every entry is missing.' },
    },
    input: z.strictObject(versioned),
    output: creditReportRow,
  }),
};
