// Bytes of an uploaded file to text.

/** Larger than any report seen (1 to 3 MB, field reference 2.1) by far; keeps one upload from taking the server's memory. */
export const MAX_REPORT_BYTES = 16 * 1024 * 1024;

/**
 * The text of `bytes`: UTF-8, or UTF-16 when a byte order mark says so, or Windows-1252 when the bytes are no valid UTF-8.
 * Byte order mark and surrounding white space are gone.
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes).trim();
}

function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

function decode(bytes: Uint8Array): string {
  const wide = utf16(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const text = new TextDecoder().decode(bytes);
  // Only a text with replacement characters can have come from bytes that are no UTF-8; to look first is quicker than to insist.
  return text.includes('\ufffd') && !isUtf8(bytes) ? new TextDecoder('windows-1252').decode(bytes) : text;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** True for a PDF: `%PDF` at the start, or after the few stray bytes the PDF standard allows before it. */
export function isPdf(bytes: Uint8Array): boolean {
  const limit = Math.min(bytes.length - 4, 1024);
  for (let at = 0; at <= limit; at++) {
    if (bytes[at] === 0x25 && bytes[at + 1] === 0x50 && bytes[at + 2] === 0x44 && bytes[at + 3] === 0x46) return true;
    if (at > 4 && (bytes[at] === 0x3c || bytes[at] === 0x7b)) return false;
  }
  return false;
}
