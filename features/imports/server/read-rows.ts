// The rows of a file, one after the other. A row is found by a state machine that looks at each character once, so that a quote
// that is never closed costs no more than any other file; how long a row may be is bounded.
import { Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { CsvError, parse, type Options } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import { chooseDelimiter, MAX_ROW_CHARACTERS, sniffEncoding, SNIFFED_BYTES, type Delimiter, type Encoding } from '../rules/file-format.ts';

export interface FileFormat {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
}
/** `number` as a spreadsheet counts: the header is row 1. `bytes` is about how far the file is read. */
export interface FileRow {
  readonly number: number;
  readonly cells: readonly string[];
  readonly bytes: number;
}

/** The file cannot be read on. `row` is where it began to go wrong. */
export class UnreadableFile extends Error {
  readonly row: number;
  constructor(row: number, sentence: string) {
    super(sentence);
    this.row = row;
  }
}

const CHUNK = 64 * 1024;
/** Rows after which other work gets a turn. */
const ROWS_A_TURN = 100;
const SAMPLED_ROWS = 30;

const optionsOf = (delimiter: Delimiter): Options => ({
  delimiter,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: false,
  max_record_size: MAX_ROW_CHARACTERS,
});

/** Format of the file that begins with these bytes, or one sentence why it is no list. */
export function sniffFormat(bytes: Uint8Array): FileFormat | { readonly problem: string } {
  const head = bytes.subarray(0, SNIFFED_BYTES);
  const sniffed = sniffEncoding(head);
  if ('problem' in sniffed) return sniffed;
  const text = new TextDecoder(sniffed.encoding).decode(head.subarray(sniffed.skip), { stream: true });
  return { encoding: sniffed.encoding, delimiter: chooseDelimiter((delimiter) => countColumns(text, delimiter)) };
}

function countColumns(text: string, delimiter: Delimiter): readonly number[] {
  try {
    const rows: string[][] = parseNow(text, { ...optionsOf(delimiter), skip_empty_lines: true, to: SAMPLED_ROWS });
    // The last one may be cut through.
    return (rows.length > 2 && rows.length < SAMPLED_ROWS ? rows.slice(0, -1) : rows).map((row) => row.length);
  } catch {
    return [];
  }
}

/** The rows from row `from` on, the header among them. @throws UnreadableFile */
export async function* readRows(bytes: Uint8Array, format: FileFormat, from = 1): AsyncGenerator<FileRow> {
  const position = { bytes: 0 };
  const parser = parse(optionsOf(format.delimiter));
  const source = Readable.from(decode(bytes, format.encoding, position), { objectMode: true, highWaterMark: 1 });
  source.once('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number % ROWS_A_TURN === 0) await others();
      if (number >= from) yield { number, cells, bytes: position.bytes };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Rows that stood ready when it failed were not handed out anymore; the parser knows how many there were.
    const row = Number(error['records'] ?? number) + 1;
    throw new UnreadableFile(
      row,
      `Row ${row.toLocaleString('en-US')} never ends: a quote in it is not closed, or the row is too long. Please correct the file and upload it again.`,
    );
  } finally {
    source.destroy();
    parser.destroy();
  }
}

function* decode(bytes: Uint8Array, encoding: Encoding, position: { bytes: number }): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.byteLength; at += CHUNK) {
    position.bytes = Math.min(at + CHUNK, bytes.byteLength);
    const text = decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
