// What was done to the files below a folder, one record after the other.

/** Paths are below the folder; '' is the folder itself. */
export type Done =
  | { readonly what: 'create' | 'mkdir' | 'rmdir' | 'unlink' | 'sync'; readonly path: string }
  | { readonly what: 'truncate'; readonly path: string; readonly size: number }
  | { readonly what: 'rename'; readonly path: string; readonly to: string }
  | { readonly what: 'write'; readonly path: string; readonly at: number; readonly bytes: Buffer };

const SIZES = 8;

export function encode(done: Done): Buffer {
  const bytes = done.what === 'write' ? done.bytes : Buffer.alloc(0);
  const head = Buffer.from(JSON.stringify(done.what === 'write' ? { ...done, bytes: undefined } : done));
  const sizes = Buffer.alloc(SIZES);
  sizes.writeUInt32LE(head.length, 0);
  sizes.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([sizes, head, bytes]);
}

/** Each record with the length of the journal once it was written. */
export function* decode(journal: Buffer): Generator<{ readonly done: Done; readonly end: number }> {
  for (let at = 0; at + SIZES <= journal.length;) {
    const [head, bytes] = [journal.readUInt32LE(at), journal.readUInt32LE(at + 4)];
    const start = at + SIZES + head;
    const end = start + bytes;
    // The program was killed in the middle of it.
    if (end > journal.length) return;
    const said = JSON.parse(journal.toString('utf8', at + SIZES, start)) as Done;
    yield { done: said.what === 'write' ? { ...said, bytes: journal.subarray(start, end) } : said, end };
    at = end;
  }
}
