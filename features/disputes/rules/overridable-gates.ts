// Gates that someone with the permission may pass with a written reason: those marked with an open square in law.md, section 4. Every other
// gate holds for everyone. A gate that is added to this list must be one of those, with its number.
import type { GateRefusal } from '../contract.ts';

/** What each is called where its reason is shown, by the code of its problem. */
export const OVERRIDABLE_GATES: Readonly<Record<string, string>> = {
  // G19, 15 U.S.C. 1681i(a)(3)
  'disputes.manyItems': 'More than five items in one letter',
  'disputes.alike': 'Words like those of other clients',
  // G17, 15 U.S.C. 1681i(a)(3)
  'disputes.nothingNew': 'The same dispute again',
};

export const isOverridable = (code: string): boolean => Object.hasOwn(OVERRIDABLE_GATES, code);

/** The problems that still stop a round when these gates are passed, and the gates that are passed. */
export function passGates(
  problems: readonly GateRefusal[],
  overridden: readonly string[],
  mayPass: (code: string) => boolean = isOverridable,
): { readonly left: readonly GateRefusal[]; readonly passed: readonly GateRefusal[] } {
  const blocking = problems.filter(({ blocks }) => blocks);
  const passes = ({ code }: GateRefusal): boolean => mayPass(code) && overridden.includes(code);
  return { left: blocking.filter((one) => !passes(one)), passed: blocking.filter(passes) };
}

/** The gates among these problems that wait for a reason, each once. */
export function openGates(problems: readonly GateRefusal[]): string[] {
  return [...new Set(problems.filter(({ code, blocks }) => blocks && isOverridable(code)).map(({ code }) => code))];
}
