// Detects the format and encoding of a file from its first bytes.

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];
export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export const MAX_IMPORT_BYTES = 64 * 1024 * 1024;
export const MAX_COLUMNS = 200;
/** Bytes of a file that are read to detect its format. */
export const SNIFFED_BYTES = 256 * 1024;
/** Longest row; a quote that is never closed would else make one row of the rest of the file. */
export const MAX_ROW_CHARACTERS = 256 * 1024;
/** Most rows of a file, blank ones left out; keys of earlier rows are kept in memory. */
export const MAX_ROWS = 1_000_000;

const OTHER_KINDS: readonly { readonly starts: readonly number[]; readonly sentence: string }[] = [
  {
    starts: [0x50, 0x4b, 0x03, 0x04],
    sentence:
      'This is a workbook or an archive, not plain text. Open it in your spreadsheet program, save it as CSV, and choose that file.',
  },
  {
    starts: [0xd0, 0xcf, 0x11, 0xe0],
    sentence: 'This is an Excel workbook. Open it in your spreadsheet program, save it as CSV, and choose that file.',
  },
  { starts: [0x1f, 0x8b], sentence: 'This file is compressed. Unpack it and choose the CSV file inside.' },
  { starts: [0x25, 0x50, 0x44, 0x46], sentence: 'This is a PDF. A list of people is imported from a CSV file.' },
];
const BINARY = 'This is not a text file. A list of people is imported from a CSV file.';

/** Encoding of the text that begins with `head`, and how many bytes its byte order mark takes; or one sentence why it is no text. */
export function sniffEncoding(head: Uint8Array): { readonly encoding: Encoding; readonly skip: number } | { readonly problem: string } {
  const other = OTHER_KINDS.find(({ starts }) => starts.every((byte, at) => head[at] === byte));
  if (other) return { problem: other.sentence };
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { encoding: 'utf-8', skip: 3 };
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', skip: 2 };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', skip: 2 };
  let [even, odd] = [0, 0];
  for (let at = 0; at < head.length; at += 1) {
    if (head[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  // Letters of Latin text in UTF-16 leave every other byte zero.
  if (odd > head.length / 4 && even < odd / 8) return { encoding: 'utf-16le', skip: 0 };
  if (even > head.length / 4 && odd < even / 8) return { encoding: 'utf-16be', skip: 0 };
  if (even + odd > Math.max(8, head.length / 100)) return { problem: BINARY };
  return { encoding: isUtf8(head) ? 'utf-8' : 'windows-1252', skip: 0 };
}

/** True for UTF-8, also when a character at the very end was cut through. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The delimiter that splits these sample texts best: `columnsOf` answers the number of columns of each row under one. */
export function chooseDelimiter(columnsOf: (delimiter: Delimiter) => readonly number[]): Delimiter {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const counts = columnsOf(delimiter);
    const first = counts[0] ?? 1;
    // Rows that agree with the header speak for a delimiter more than many columns do.
    const score = first < 2 ? 0 : (counts.filter((n) => n === first).length / counts.length) * 1000 + Math.min(first, MAX_COLUMNS);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}
