// The one-time code the server prints while the office has no owner. Typed by hand, so it uses Crockford's alphabet: no
// letter that looks like a digit, and what people mistype is read as what they meant.

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const OWNER_CODE_BYTES = 16;

/** Writes 16 random bytes as four groups of four (80 bits). */
export function writeOwnerCode(random: Uint8Array): string {
  if (random.length !== OWNER_CODE_BYTES) throw new Error(`An owner code has ${OWNER_CODE_BYTES} bytes.`);
  const letters = Array.from(random, (byte) => ALPHABET[byte % 32] ?? '').join('');
  return letters.match(/.{4}/g)?.join('-') ?? '';
}

/** The code as it is hashed: without blanks and dashes, look-alikes resolved. */
export function normalizeOwnerCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
