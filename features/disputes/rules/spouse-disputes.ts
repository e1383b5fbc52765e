// Two linked spouses and one account: one says that it is not theirs, the other disputes what only its owner can know. Both may be true of an
// account in one name, so a person is asked and nothing is blocked (15 U.S.C. 1679b(a)(1)).
import type { GateRefusal } from '../contract.ts';
import { THEIRS } from './contradictions.ts';
import { NOT_THEIRS } from './correct-words.ts';
import { findReason } from './dispute-reasons.ts';

/** `ofSpouse`: reasons for which the linked spouse disputes, or prepares to dispute, the same account. */
export function checkSpouse({ reasonCode }: { readonly reasonCode: string | null }, ofSpouse: readonly string[]): GateRefusal[] {
  if (reasonCode === null) return [];
  const opposite = NOT_THEIRS.has(reasonCode) ? THEIRS : THEIRS.has(reasonCode) ? NOT_THEIRS : undefined;
  const found = ofSpouse.find((code) => opposite?.has(code) === true);
  if (found === undefined) return [];
  return [
    {
      code: 'disputes.spouseDisagrees',
      message: `The linked spouse disputes this account as “${findReason(found)?.label ?? found}”. Ask both whose account it is before this is sent.`,
      citation: '15 U.S.C. 1679b(a)(1)',
      blocks: false,
    },
  ];
}
