// Proof of identity and address that goes with every letter to a bureau (15 U.S.C. 1681h(a)(1), 1681i(a)(3)(A); law.md G16).
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { documentPhrase, type DocumentKind } from './required-documents.ts';

/** In the order in which they are enclosed. */
export const LETTER_PROOFS = ['photo-id', 'address-proof'] as const satisfies readonly DocumentKind[];
export type LetterProof = (typeof LETTER_PROOFS)[number];

/** Why no letter to a bureau goes out while these are missing; undefined when none is. */
export function refuseWithoutProofs(missing: readonly LetterProof[]): Refusal | undefined {
  if (missing.length === 0) return undefined;
  const words = missing.map((kind) => `an accepted ${documentPhrase(kind)}`).join(' and ');
  return refuse(
    'files.proofMissing',
    `This letter needs ${words}. Accept what the client sent under Documents, ask for it there, or mark it as received on paper.`,
    { citation: '15 U.S.C. 1681h(a)(1), 1681i(a)(3)(A)' },
  );
}
