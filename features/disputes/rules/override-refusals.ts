// How endpoints that pass gates with a reason refuse, and what they take.
import { z } from 'zod';
import { writtenReason } from '../../../platform/base/written-reason.ts';
import { claimForbidden } from './claim-forbidden.ts';

export const OVERRIDE_REFUSALS = {
  'disputes.overrideNeeded': {
    status: 422,
    when: 'A gate is closed that can be passed with a written reason; `fields` names it.',
  },
  'disputes.overrideNotAllowed': { status: 403, when: 'A gate would be passed by someone without the permission to override gates.' },
  'disputes.notOverridable': { status: 422, when: 'A reason is given for a gate that no one can override.' },
  ...claimForbidden.declared,
} as const;

/** Gates to pass, each with its reason; with the permission disputes:override-gates only. */
export const gateReasons = z
  .array(z.strictObject({ code: z.string().max(80), reason: writtenReason(500) }))
  .max(20)
  .default([]);
