// How a page can show a file, decided by its first bytes: files that other features keep come as bytes without a media type.

export interface Shown {
  readonly kind: 'pdf' | 'picture' | 'text' | 'other';
  readonly file: Blob;
}

const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'application/pdf'],
  [[0x89, 0x50, 0x4e, 0x47], 'image/png'],
  [[0xff, 0xd8, 0xff], 'image/jpeg'],
  [[0x47, 0x49, 0x46, 0x38], 'image/gif'],
];
const MOST_TEXT = 256 * 1024;

/** Pictures, PDFs and plain text are shown. A page that someone uploaded must never run as one of ours. */
export async function shownAs(file: Blob): Promise<Shown> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const isWebp = textOf(head, 0) === 'RIFF' && textOf(head, 8) === 'WEBP';
  const type = isWebp ? 'image/webp' : MARKS.find(([start]) => start.every((byte, i) => head[i] === byte))?.[1];
  if (type === 'application/pdf') return { kind: 'pdf', file: new Blob([file], { type }) };
  if (type !== undefined) return { kind: 'picture', file: new Blob([file], { type }) };
  return { kind: file.type.startsWith('text/plain') && file.size <= MOST_TEXT ? 'text' : 'other', file };
}

function textOf(bytes: Uint8Array, from: number): string {
  return String.fromCharCode(...bytes.slice(from, from + 4));
}
