// What each bureau lists otherwise than in its report before.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { BUREAUS } from '../report-files/rules/bureaus.ts';

const bureau = z.enum(BUREAUS);
const eventKind = z.enum([
  'added',
  'deleted',
  're-inserted',
  'improved',
  'worsened',
  'updated',
  're-aged',
  'unchanged',
  'sold-on',
  'duplicate',
]);
const reportEvent = z.object({
  id: z.string(),
  reportId: z.string(),
  previousReportId: z.string(),
  bureau,
  kind: eventKind,
  line: z.enum(['tradeline', 'inquiry', 'public-record']),
  lineKey: z.string(),
  heading: z.string(),
  accountNumberMasked: z.string().nullable(),
  negative: z.boolean(),
  previousLineId: z.string().nullable(),
  nextLineId: z.string().nullable(),
  changes: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      before: z.string(),
      after: z.string(),
      effect: z.enum(['better', 'worse', 'neutral']),
    }),
  ),
  evidence: z.string().nullable(),
  taskId: z.string().nullable(),
});
export type ReportChange = z.output<typeof reportEvent>;

const notFound = { 'creditReports.notFound': { status: 404, when: 'There is no such report.' } } as const;

export const reportChangesContract = {
  list: endpoint({
    method: 'GET',
    path: '/credit-reports/{id}/changes',
    summary: 'What changed since the report before, by bureau',
    audience: 'staff',
    permission: 'credit-reports:view',
    activity: null,
    sees: 'report',
    refusals: { ...notFound, ...cursorUnknown.declared },
    /** Without `kind`, everything but unchanged lines. */
    input: z.strictObject({
      id: z.uuid(),
      kind: eventKind.optional(),
      bureau: bureau.optional(),
      ...pageInput({ usual: 200, most: 500 }),
    }),
    output: z.object({ rows: z.array(reportEvent), next: z.string().nullable() }),
  }),
};
