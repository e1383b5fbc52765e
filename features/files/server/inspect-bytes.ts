// Looks at bytes without opening them: no archive is unpacked, no picture drawn.
import { inSlices } from '../../../platform/server/blobs-digest.ts';
import type { BytesFound } from '../rules/file-types.ts';

/** First bytes of archives: ZIP (three forms), gzip, 7-Zip, RAR, bzip2, xz, zstd, LZ4, cabinet. */
const ARCHIVES = [
  '504b0304',
  '504b0506',
  '504b0708',
  '1f8b',
  '377abcaf271c',
  '526172211a07',
  '425a68',
  'fd377a585a00',
  '28b52ffd',
  '04224d18',
  '4d534346',
].map((hex) => Buffer.from(hex, 'hex'));
/** TIFF and BigTIFF in both byte orders. What tells more lies anywhere in the file, often at its end, where detection does not look. */
const TIFFS = ['49492a00', '4d4d002a', '49492b00', '4d4d002b'].map((hex) => Buffer.from(hex, 'hex'));
/** Tab, line feed, form feed, carriage return and escape occur in text; other control bytes do not. */
const NOT_IN_TEXT = Array.from({ length: 0x20 }, (_, byte) => byte).filter((byte) => ![9, 10, 12, 13, 27].includes(byte));
const TAR_AT = 257;
/** As many as any mark needs. Detection sees no more of the file. */
const HEAD = 4100;
/** Beginnings that make a browser take text for a page (WHATWG MIME Sniffing, 7.1). */
const PAGE =
  /^<(!doctype\s+html|html|head|body|script|iframe|h1|div|font|table|a|style|title|b|br|p|img|object|embed|form|meta|link|base)[\s>/]/i;

export async function inspectBytes(bytes: Buffer): Promise<BytesFound> {
  const isArchive = beginsWith(bytes, ARCHIVES) || bytes.subarray(TAR_AT, TAR_AT + 5).equals(Buffer.from('ustar'));
  if (isArchive) return { mark: undefined, isArchive, isText: false, markup: undefined };
  const { fileTypeFromBuffer } = await import('file-type');
  // A copy: the detector may read behind a view's end.
  const found = await fileTypeFromBuffer(new Uint8Array(bytes.subarray(0, HEAD))).catch(() => undefined);
  const mark = found?.mime ?? (beginsWith(bytes, TIFFS) ? 'image/tiff' : undefined);
  return { mark, isArchive, isText: await isText(bytes), markup: markupOf(bytes) };
}

function beginsWith(bytes: Buffer, marks: readonly Buffer[]): boolean {
  return marks.some((mark) => bytes.subarray(0, mark.length).equals(mark));
}

async function isText(bytes: Buffer): Promise<boolean> {
  return isWide(bytes) || inSlices(bytes, (slice) => !NOT_IN_TEXT.some((byte) => slice.includes(byte)));
}

/** Text of two bytes a letter, recognized by its byte order mark. */
function isWide([first, second]: Buffer): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function markupOf(bytes: Buffer): BytesFound['markup'] {
  const head = bytes.subarray(0, HEAD);
  // Latin letters are enough to tell; of two-byte letters the empty half goes.
  const whole = head
    .toString('latin1')
    .replace(/^(ï»¿|ÿþ|þÿ)/, '')
    .replaceAll('\0', '')
    .trimStart();
  const inside = whole.replace(/^(<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype\s+svg[^>]*>|\s)+/i, '');
  if (PAGE.test(inside)) return 'html';
  if (/^<svg[\s>]/i.test(inside)) return 'svg';
  return /^<\?xml\s/i.test(whole) ? 'xml' : undefined;
}
