// How a page can show a file, decided by its first bytes: the server sends everything but PDFs as bytes without a media type.

export interface Shown {
  readonly kind: 'pdf' | 'picture' | 'other';
  readonly file: Blob;
}

const PICTURES: readonly (readonly [readonly number[], string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], 'image/png'],
  [[0xff, 0xd8, 0xff], 'image/jpeg'],
  [[0x47, 0x49, 0x46, 0x38], 'image/gif'],
];

/** Only pictures and PDFs are shown: a page that someone uploaded must never run as one of ours. */
export async function shownAs(file: Blob): Promise<Shown> {
  if (file.type === 'application/pdf') return { kind: 'pdf', file };
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const isWebp = textOf(head, 0) === 'RIFF' && textOf(head, 8) === 'WEBP';
  const type = isWebp ? 'image/webp' : PICTURES.find(([start]) => start.every((byte, i) => head[i] === byte))?.[1];
  return type === undefined ? { kind: 'other', file } : { kind: 'picture', file: new Blob([file], { type }) };
}

function textOf(bytes: Uint8Array, from: number): string {
  return String.fromCharCode(...bytes.slice(from, from + 4));
}
