// The gates of a round that are passed when it is opened, or why they may not be.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { GateOverride, GateRefusal } from '../contract.ts';
import { refuseClaims } from '../rules/claim-refusal.ts';
import { isOverridable, passGates } from '../rules/overridable-gates.ts';

/** `problems` are all of the round and its items. What is no longer in the way needs no reason, and none is kept. */
export function passWithReasons(
  problems: readonly GateRefusal[],
  given: readonly { readonly code: string; readonly reason: string }[],
  { scope, now, mayPass = isOverridable }: { readonly scope: StaffScope; readonly now: Date; readonly mayPass?: (code: string) => boolean },
): readonly GateOverride[] | Refusal {
  const fixed = given.find(({ code }) => !mayPass(code));
  if (fixed) return refuse('disputes.notOverridable', 'No one can override this gate.', { fields: { overrides: fixed.code } });
  const forbidden = given.map(({ reason }) => refuseClaims(reason, 'note', 'overrides')).find((one) => one !== undefined);
  if (forbidden) return forbidden;
  const reasons = new Map(given.map(({ code, reason }) => [code, reason]));
  const { left, passed } = passGates(problems, [...reasons.keys()], mayPass);
  const [open] = left.filter(({ code }) => mayPass(code));
  if (open)
    return refuse('disputes.overrideNeeded', `${open.message} It can be passed with a written reason by someone who may override gates.`, {
      ...(open.citation !== null && { citation: open.citation }),
      fields: { overrides: open.code },
    });
  if (passed.length > 0 && !scope.may('disputes:override-gates'))
    return refuse('disputes.overrideNotAllowed', 'You do not have permission to override gates. Ask the owner or compliance.');
  return passed.map(({ code, message }) => ({
    code,
    message,
    reason: reasons.get(code) ?? '',
    byId: scope.userId,
    byName: scope.name,
    at: now.toISOString(),
  }));
}
