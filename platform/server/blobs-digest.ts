// Work on many bytes, done in slices so that the app answers others in between.
import { createHash } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';

const SLICE = 1024 * 1024;

/** Shows `bytes` to `look` slice after slice until it says false; others get their turn in between. */
export async function inSlices(bytes: Uint8Array, look: (slice: Buffer) => boolean): Promise<boolean> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < all.length; at += SLICE) {
    if (at > 0) await others();
    if (!look(all.subarray(at, at + SLICE))) return false;
  }
  return true;
}

/** SHA-256 in hexadecimal and MD5 in base64, as the file protocol reports them. */
export async function digestBytes(bytes: Uint8Array): Promise<{ readonly sha256: string; readonly md5: string }> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  await inSlices(bytes, (slice) => {
    sha256.update(slice);
    md5.update(slice);
    return true;
  });
  return { sha256: sha256.digest('hex'), md5: md5.digest('base64') };
}

/** SHA-256 in hexadecimal. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  await inSlices(bytes, (slice) => {
    hash.update(slice);
    return true;
  });
  return hash.digest('hex');
}
