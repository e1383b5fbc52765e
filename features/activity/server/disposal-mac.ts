// What holds the rest of a row whose content was disposed of to the chain: made with the key of the chain, from the disposal, the hashes of the
// link and of the one before it, and the text of what is left.
import type { Sealer } from '../../../platform/server/seal.ts';

export function disposalMac(
  sealer: Sealer,
  disposalId: string,
  row: { readonly before: Buffer; readonly hash: Buffer; readonly text: string },
): Buffer {
  return sealer.blindIndex('activity disposal', `${disposalId} ${row.before.toString('hex')} ${row.hash.toString('hex')} ${row.text}`);
}
