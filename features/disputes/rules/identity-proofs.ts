// Proof of identity that goes with letters. A bureau may ask for it before it looks into anything; a letter lists only what is in hand.
import type { FileKind } from '../../files/rules/file-kinds.ts';
import type { GateRefusal } from '../contract.ts';

/** 15 U.S.C. 1681h(a)(1) lets a bureau ask for proper identification; 1681i names none, so a missing number is no bar. */
const IDENTIFICATION = '15 U.S.C. 1681h(a)(1), 1681i(a)(3)(A)';

/** Warnings for proof that is not in hand; for a client without a Social Security number, for the second proof that takes its place. */
export function checkIdentityProofs(items: readonly unknown[], held: readonly FileKind[], hasSsn: boolean): GateRefusal[] {
  if (items.length === 0) return [];
  const missing = [...(held.includes('photo-id') ? [] : ['a photo ID']), ...(held.includes('address-proof') ? [] : ['a proof of address'])];
  return [
    ...(missing.length === 0
      ? []
      : [
          warn(
            'disputes.proofMissing',
            `The client's file holds no copy of ${missing.join(' and no copy of ')}. The letters list and enclose only what is in hand; a bureau may ask for it before it reinvestigates.`,
          ),
        ]),
    ...(hasSsn
      ? []
      : [
          warn(
            'disputes.noSsn',
            'The letters go out without a Social Security number. No law asks for one, but a bureau finds the file harder: enclose a photo ID and two proofs of address.',
          ),
        ]),
  ];
}

function warn(code: string, message: string): GateRefusal {
  return { code, message, citation: IDENTIFICATION, blocks: false };
}
