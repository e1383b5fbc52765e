import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import { readFile } from '../../files/server/public.ts';
import { findLetter } from './store.ts';

/** The PDF of a letter that this scope may see. Not yours and not there look alike. */
export async function readLetterPdf(db: Db, services: Services, scope: StaffScope | ClientScope, id: string): Promise<File | Refusal> {
  const letter = await findLetter(db, scope, id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  if (letter.state !== 'ready' || letter.fileId === null) return refuse('letters.notReady', 'This letter is not ready yet.');
  return readFile(db, services, letter.fileId);
}
