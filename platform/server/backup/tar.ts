// The tar format (POSIX ustar), as much of it as a backup needs: regular files with short names and known sizes.
import { BackupError } from './backup-error.ts';

const BLOCK = 512;
/** An entry is held in memory whole, so it has a limit: a file with its seal, or a part of a table. */
const MOST_BYTES = 2 ** 30;

/** The bytes of one entry. */
export function* tarEntry(name: string, body: Uint8Array, at: Date): Generator<Uint8Array> {
  yield tarHead(name, body.byteLength, at);
  yield body;
  const rest = body.byteLength % BLOCK;
  if (rest > 0) yield Buffer.alloc(BLOCK - rest);
}

/** What ends an archive. */
export const TAR_END: Uint8Array = Buffer.alloc(2 * BLOCK);

function tarHead(name: string, size: number, at: Date): Buffer {
  if (!/^[\w./-]{1,99}$/.test(name)) throw new Error(`The name ${name} does not fit into a backup.`);
  const head = Buffer.alloc(BLOCK);
  const octal = (value: number, from: number, length: number): void =>
    void head.write(`${value.toString(8).padStart(length - 1, '0')}\0`, from, 'latin1');
  head.write(name, 0, 'latin1');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(Math.floor(at.getTime() / 1000), 136, 12);
  head.write('        0', 148, 'latin1');
  head.write('ustar\x0000', 257, 'latin1');
  head.write(`${checksum(head).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return head;
}

/** Sum of the bytes of a head with its own place counted as blanks. */
function checksum(head: Buffer): number {
  let sum = 0;
  for (let at = 0; at < BLOCK; at += 1) sum += at >= 148 && at < 156 ? 0x20 : (head[at] ?? 0);
  return sum;
}

export interface TarEntry {
  readonly name: string;
  readonly body: Buffer;
}

/** The entries of an archive, one after the other. @throws BackupError when it is cut or is none */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = readExactly(source);
  await reader.next();
  const take = async (bytes: number): Promise<Buffer> => {
    const { value, done } = await reader.next(bytes);
    if (done === true || value === undefined) throw new BackupError('The backup is cut off: its end is missing. Use another backup.');
    return value;
  };
  for (;;) {
    const head = await take(BLOCK);
    if (head.every((byte) => byte === 0)) return;
    const stored = Number.parseInt(head.toString('latin1', 148, 154), 8);
    if (stored !== checksum(head)) throw new BackupError('The backup is damaged: the head of an entry does not fit.');
    const name = head.toString('latin1', 0, head.indexOf(0));
    const size = Number.parseInt(head.toString('latin1', 124, 135), 8);
    if (!(size <= MOST_BYTES)) throw new BackupError('The backup is damaged: an entry is larger than any that Redress writes.');
    const body = await take(size);
    const rest = size % BLOCK;
    if (rest > 0) await take(BLOCK - rest);
    yield { name, body };
  }
}

/** Answers each `next(n)` with exactly n bytes; ends when fewer are left. */
async function* readExactly(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer | undefined, void, number> {
  let held: Uint8Array[] = [];
  let length = 0;
  let wanted = yield undefined;
  for await (const chunk of source) {
    held.push(chunk);
    length += chunk.byteLength;
    while (length >= wanted) {
      const all = held.length === 1 && held[0] ? Buffer.from(held[0].buffer, held[0].byteOffset, held[0].byteLength) : Buffer.concat(held);
      const piece = all.subarray(0, wanted);
      held = [all.subarray(wanted)];
      length = all.byteLength - wanted;
      wanted = yield piece;
    }
  }
}
