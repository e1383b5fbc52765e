import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';

export const activityRow = z.object({
  id: z.number().int(), at: z.string(), kind: z.string(), summary: z.string(),
  actor: z.object({ kind: z.enum(['staff', 'client', 'public', 'system']), name: z.string() }),
  contactId: z.string().nullable(), subject: z.object({ type: z.string(), id: z.string() }),
});
export type ActivityRow = z.output<typeof activityRow>;

export const activityContract = {
  list: endpoint({
    method: 'GET', path: '/activity', summary: 'What happened, newest first; of one contact when asked',
    audience: 'staff', permission: 'activity:view', activity: null, refusals: {},
    input: z.strictObject({ contactId: z.uuid().optional(), before: z.coerce.number().int().optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    output: z.object({ rows: z.array(activityRow), next: z.number().int().nullable() }),
  }),
};
