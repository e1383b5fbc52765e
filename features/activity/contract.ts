import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';

export const activityRow = z.object({
  id: z.number().int(),
  at: z.string(),
  kind: z.string(),
  summary: z.string(),
  actor: z.object({ kind: z.enum(['staff', 'client', 'public', 'system', 'automation']), name: z.string() }),
  contactId: z.string().nullable(),
  subject: z.object({ type: z.string(), id: z.string() }),
  /** Field by field what was replaced, as readable text; secrets were masked by the writer. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type ActivityRow = z.output<typeof activityRow>;

export const activityFilter = z.strictObject({
  contactId: z.uuid().optional(),
  /** A person by user id, a rule by its id, or everyone of a kind: clients, visitors of public pages, Redress itself, automation rules. */
  actor: z.union([z.uuid(), z.enum(['client', 'public', 'system', 'automation'])]).optional(),
  /** The feature it happened in, as the first part of a kind: 'contacts', 'creditReports'. */
  feature: z
    .string()
    .regex(/^[a-z][A-Za-z]{1,40}$/, 'There is no such area.')
    .optional(),
  /** From this instant on, and before that one. */
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
});
export type ActivityFilter = z.output<typeof activityFilter>;

export const activityContract = {
  list: endpoint({
    method: 'GET',
    path: '/activity',
    summary: 'Activity, newest first; filtered by contact, person, area or time',
    audience: 'staff',
    permission: 'activity:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: activityFilter.extend(pageInput({ usual: 50, most: 100 })),
    output: z.object({ rows: z.array(activityRow), next: z.string().nullable() }),
  }),
};
