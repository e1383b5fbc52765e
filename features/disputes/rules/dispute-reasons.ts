// Why an item is disputed. A reason is what the client says is wrong, so each carries the question the client is asked; only a
// yes supports it (15 U.S.C. 1679b(a)(1): no one may counsel an untrue statement to a bureau). The sentence of the letter says
// what was answered and nothing more. Bureau policies are named as policies, never as law.
// Disputes sent to furnishers are not here: one prepared by a credit repair organization gives the furnisher no duty to
// investigate (15 U.S.C. 1681s-2(a)(8)(G)).
import { detailOf } from '../../report-files/rules/personal-lines.ts';
import { DISPUTE_INSTRUCTIONS, type DisputeInstruction } from './dispute-instructions.ts';
import type { DisputeReason } from './dispute-reason-shape.ts';
import type { DisputeItemKind } from './dispute-vocabulary.ts';
import { ACCOUNT_REASONS } from './reasons-of-accounts.ts';
import { MEDICAL_REASONS } from './reasons-of-medical-debt.ts';
import { OTHER_REASONS } from './reasons-of-other-items.ts';
import { PERSONAL_REASONS } from './reasons-of-personal-information.ts';

export const DISPUTE_REASONS = [
  ...ACCOUNT_REASONS,
  ...MEDICAL_REASONS,
  ...PERSONAL_REASONS,
  ...OTHER_REASONS,
] as const satisfies readonly DisputeReason[];
export type ReasonCode = (typeof DISPUTE_REASONS)[number]['code'];

const REASONS: ReadonlyMap<string, DisputeReason> = new Map(DISPUTE_REASONS.map((r) => [r.code, r]));
const INSTRUCTIONS: ReadonlyMap<string, DisputeInstruction> = new Map(DISPUTE_INSTRUCTIONS.map((i) => [i.code, i]));

/** The reason with this code. */
export function findReason(code: string): DisputeReason | undefined {
  return REASONS.get(code);
}

/** The instruction with this code. */
export function findInstruction(code: string): DisputeInstruction | undefined {
  return INSTRUCTIONS.get(code);
}

/** True when the reason can be given for an item like this: of personal information, each detail has its own reasons. */
export function fitsItem(
  { itemKinds, details }: DisputeReason,
  { kind, reported }: { readonly kind: DisputeItemKind; readonly reported: Parameters<typeof detailOf>[0] },
): boolean {
  if (!itemKinds.includes(kind)) return false;
  if (kind !== 'personal-information' || details === undefined) return true;
  const detail = detailOf(reported);
  return detail !== undefined && details.includes(detail);
}

/** Reasons that may be chosen for an item of `kind` now, in the order staff see them. One that `requires` papers opens a step of its own, no round. */
export function listReasons(
  kind: DisputeItemKind,
  stage: { readonly afterResults: boolean } = { afterResults: false },
): readonly DisputeReason[] {
  return [...REASONS.values()].filter((r) => r.itemKinds.includes(kind) && (stage.afterResults || !r.afterResults));
}

/** Instructions for an item of `kind`, those that fit `reasonCode` first. */
export function listInstructions(
  kind: DisputeItemKind,
  reasonCode?: string,
  stage: { readonly afterResults: boolean } = { afterResults: false },
): readonly DisputeInstruction[] {
  const allowed = [...INSTRUCTIONS.values()].filter((i) => i.itemKinds.includes(kind) && (stage.afterResults || !i.afterResults));
  const fitting: readonly string[] = (reasonCode === undefined ? undefined : REASONS.get(reasonCode)?.instructions) ?? [];
  const rank = (i: DisputeInstruction): number => (fitting.includes(i.code) ? fitting.indexOf(i.code) : fitting.length);
  return allowed.toSorted((a, b) => rank(a) - rank(b));
}
