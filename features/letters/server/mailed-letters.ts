// Letters that were mailed, with what was mailed, for the papers about a case.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { readBytes } from '../../files/server/public.ts';
import { refuseOthersLines } from './letter-pdf.ts';
import { findLetterById } from './store.ts';
import { listMailed, type MailedLetter } from './store/mailed.ts';

export type MailedPdf = MailedLetter & { readonly bytes: Buffer };

/**
 * The mailed letters of a contact with their PDFs, the first mailed first; at most `limit`. Left out are those with a line that turned out
 * to be another person's: what is given to the client names nobody else (15 U.S.C. 1681b(f)).
 */
export async function readMailedLetters(
  db: Db,
  services: Pick<Services, 'blobs' | 'sealer'>,
  contactId: string,
  limit: number,
): Promise<{ readonly letters: readonly MailedPdf[]; readonly leftOut: number }> {
  const letters: MailedPdf[] = [];
  let leftOut = 0;
  for (const mailed of await listMailed(db, contactId, limit)) {
    const letter = await findLetterById(db, mailed.id);
    if (!letter || (await refuseOthersLines(db, services.sealer, letter)) !== undefined) leftOut += 1;
    else letters.push({ ...mailed, bytes: await readBytes(db, services, mailed.fileId) });
  }
  return { letters, leftOut };
}
