// How a file is handed out: as something to save unless it is of a kind that browsers show without running anything in it.
import { extensionOf, typeOf } from './file-types.ts';

const SHOWN = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/gif']);

/** The Content-Disposition of a file: its name in both forms of RFC 6266, always with an ending that belongs to its type. */
export function dispositionOf(displayName: string, mediaType: string): string {
  const name = nameWithEnding(displayName, mediaType);
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '_')
    .replaceAll(/["\\%/;]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${SHOWN.has(mediaType) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A name that a computer will not take for another kind of file than it is. */
function nameWithEnding(name: string, mediaType: string): string {
  const type = typeOf(mediaType);
  const [ending] = type?.endings ?? [];
  return ending === undefined || type?.endings.includes(extensionOf(name)) ? name : `${name}.${ending}`;
}
