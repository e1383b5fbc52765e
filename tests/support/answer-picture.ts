// What a bureau sends back, as a client photographs it: with the page that bears the barcode of the letter it answers.
import sharp from 'sharp';
import { drawPdfPages, readBytes } from '../../features/files/server/public.ts';
import { findLetter } from '../../features/letters/server/public.ts';
import type { TestApp } from './test-app.ts';

/** The first page of a letter as a photograph (JPEG). @throws Error when it has no PDF */
export async function photographLetter({ server }: TestApp, letterId: string): Promise<Buffer> {
  const { database, services } = server;
  const fileId = (await findLetter(database.db, { kind: 'staff' } as Parameters<typeof findLetter>[1], letterId))?.fileId;
  if (fileId === null || fileId === undefined) throw new Error('The letter has no PDF.');
  const bytes = await readBytes(database.db, services, fileId);
  for await (const page of drawPdfPages({ bytes, page: 1, longSide: 2200 }, 60))
    if ('pixels' in page)
      return sharp(Buffer.from(page.pixels), { raw: { width: page.width, height: page.height, channels: 4 } })
        .flatten({ background: '#fff' })
        .jpeg()
        .toBuffer();
  throw new Error('The letter could not be drawn.');
}
