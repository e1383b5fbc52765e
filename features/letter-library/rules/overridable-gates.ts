// Gates of library letters that someone with the permission may pass with a written reason (law.md section 4, open squares).
import type { GateRefusal } from './letter-gates.ts';

/** What each is called beside its reason, by its code. */
export const PASSABLE_GATES: Readonly<Record<string, string>> = {
  'letterLibrary.somethingNew': 'The same dispute again',
  'letterLibrary.collectorWindow': 'After the thirty days of the notice',
};
export const mayPass = (code: string): boolean => Object.hasOwn(PASSABLE_GATES, code);

/** The first gate that no reason opens; undefined where every closed gate waits for a reason. */
export const firstFixed = (closed: readonly GateRefusal[]): GateRefusal | undefined => closed.find(({ overridable }) => !overridable);
