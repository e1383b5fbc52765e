// Bytes of an uploaded file to text.

/** Larger than any report seen (1 to 3 MB, field reference 2.1) by far; keeps one upload from taking the server's memory. */
export const MAX_REPORT_BYTES = 32 * 1024 * 1024;

/**
 * The text of `bytes`: UTF-8, or UTF-16 when a byte order mark says so, or Windows-1252 when the bytes are no valid UTF-8.
 * Byte order mark and surrounding white space are gone.
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes).trim();
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** True for a PDF: `%PDF` at the start, or after the few stray bytes the PDF standard lets stand before it. */
export function isPdf(bytes: Uint8Array): boolean {
  const limit = Math.min(bytes.length - 4, 1024);
  for (let at = 0; at <= limit; at++) {
    if (bytes[at] === 0x25 && bytes[at + 1] === 0x50 && bytes[at + 2] === 0x44 && bytes[at + 3] === 0x46) return true;
    if (at > 4 && (bytes[at] === 0x3c || bytes[at] === 0x7b)) return false;
  }
  return false;
}
