// What moving a lead by hand says about contact with them.
import type { Stage } from '../../contacts/rules/stages.ts';

interface Standing {
  readonly stage: Stage | null;
  readonly firstContactedAt: Date | null;
  readonly lastContactedAt: Date | null;
}

/**
 * First and last contact of a lead moved at `now`. Moving a lead on from 'new' means that there was contact. Undefined when they do not
 * change.
 */
export function stampsOfMovingOn(
  lead: Standing,
  to: Stage,
  now: Date,
): { readonly firstContactedAt: Date; readonly lastContactedAt: Date } | undefined {
  if (to === 'new' || to === lead.stage || lead.firstContactedAt !== null) return undefined;
  const { lastContactedAt: last } = lead;
  return { firstContactedAt: now, lastContactedAt: last === null || now > last ? now : last };
}
