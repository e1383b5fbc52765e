// A report is uploaded as a file, read by a worker, and kept: the original sealed, the normalized report beside it.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { MAX_REPORT_BYTES } from './rules/decode-text.ts';
import type { CreditReport } from './rules/model.ts';

const reportState = z.enum(['reading', 'ready', 'refused']);
const scores = z.array(z.object({ bureau: z.enum(['TU', 'EX', 'EQ']), model: z.string(), value: z.number().int() }));
export const creditReportRow = z.object({
  id: z.string(), contactId: z.string(), fileName: z.string(), uploadedAt: z.string(), uploadedBy: z.string(),
  state: reportState,
  /** 0 to 100 while the worker reads it. */
  progress: z.number().int(),
  /** Why it was refused, one sentence. */
  refusal: z.string().nullable(),
  sourceFormat: z.string().nullable(), provider: z.string().nullable(), reportDate: z.string().nullable(),
  accounts: z.number().int().nullable(), negatives: z.number().int().nullable(), warnings: z.number().int().nullable(),
  scores,
});
export type CreditReportRow = z.output<typeof creditReportRow>;

const notFound = { 'creditReports.notFound': { status: 404, when: 'There is no such report.' } } as const;
const noContact = { 'contacts.notFound': { status: 404, when: 'There is no such contact.' } } as const;

export const creditReportsContract = {
  upload: endpoint({
    method: 'POST', path: '/contacts/{contactId}/credit-reports', summary: 'Add a credit report file; a worker reads it',
    audience: 'staff', permission: 'credit-reports:add', activity: 'creditReports.uploaded',
    refusals: {
      ...noContact,
      'creditReports.alreadyImported': { status: 409, when: 'The very same file is already on this contact.' },
      'creditReports.fileEmpty': { status: 422, when: 'The file has no content.' },
    },
    input: z.strictObject({ contactId: z.uuid(), file: z.file().max(MAX_REPORT_BYTES, 'The file is larger than 16 MB.') }),
    output: creditReportRow, maxBody: MAX_REPORT_BYTES + 64 * 1024,
  }),
  list: endpoint({
    method: 'GET', path: '/contacts/{contactId}/credit-reports', summary: 'The reports of a contact, newest first',
    audience: 'staff', permission: 'credit-reports:view', activity: null, refusals: noContact,
    input: z.strictObject({ contactId: z.uuid(), limit: z.coerce.number().int().min(1).max(100).default(50), after: z.uuid().optional() }),
    output: z.object({ rows: z.array(creditReportRow), next: z.string().nullable() }),
  }),
  get: endpoint({
    method: 'GET', path: '/credit-reports/{id}', summary: 'One report with everything in it',
    audience: 'staff', permission: 'credit-reports:view', activity: null, refusals: notFound,
    input: z.strictObject({ id: z.uuid() }),
    output: creditReportRow.extend({ report: z.custom<CreditReport>((v) => typeof v === 'object' && v !== null && 'accounts' in v).nullable() }),
  }),
  getOriginal: endpoint({
    method: 'GET', path: '/credit-reports/{id}/original', summary: 'The file as it was uploaded',
    audience: 'staff', permission: 'credit-reports:download-original', activity: null, refusals: notFound,
    input: z.strictObject({ id: z.uuid() }), output: z.file(),
  }),
};
