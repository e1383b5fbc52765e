// The bytes of enclosed documents as a letter can show them: PDFs as they are, pictures as JPEG no larger than a page needs.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { listHeldDocuments, readBytes } from '../../files/server/public.ts';
import type { LetterDocument } from '../rules/letter-document.ts';
import type { EnclosedFile } from './render-letter.ts';

/** 200 dots an inch on a page with margins. */
const PAGE_PIXELS = { width: 1460, height: 1960 } as const;
const QUALITY = 82;

/** The enclosures of these letters of a contact that are still in hand, by file id. Others are missing, and the letter is not made. */
export async function readEnclosures(
  db: Db,
  services: Pick<Services, 'blobs'>,
  contactId: string,
  documents: readonly LetterDocument[],
): Promise<Map<string, EnclosedFile>> {
  const wanted = new Set(documents.flatMap(({ enclosedFiles = [] }) => enclosedFiles.map(({ fileId }) => fileId)));
  const held = wanted.size === 0 ? [] : (await listHeldDocuments(db, contactId)).filter(({ id }) => wanted.has(id));
  const files = new Map<string, EnclosedFile>();
  for (const { id, mediaType } of held) files.set(id, await printable(await readBytes(db, services, id), mediaType));
  return files;
}

async function printable(bytes: Buffer, mediaType: string): Promise<EnclosedFile> {
  if (mediaType === 'application/pdf') return { bytes, ending: 'pdf' };
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes)
    .autoOrient()
    .resize({ ...PAGE_PIXELS, fit: 'inside', withoutEnlargement: true });
  return { bytes: await picture.flatten({ background: '#fff' }).jpeg({ quality: QUALITY }).toBuffer(), ending: 'jpg' };
}
