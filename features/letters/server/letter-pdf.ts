import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { mayWork } from '../../agreements/server/public.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import { readFile } from '../../files/server/public.ts';
import { findLetter } from './store.ts';

interface Call {
  readonly db: Db;
  readonly services: Services;
  readonly scope: StaffScope | ClientScope;
  readonly now: Date;
  readonly zone: string;
}

/**
 * The PDF of a letter that this scope may see. Not yours and not there look alike. One that was never printed could be printed from here, so
 * the office gets it only while it may print; clients may always read what is written in their name.
 */
export async function readLetterPdf({ db, services, scope, now, zone }: Call, id: string): Promise<File | Refusal> {
  const letter = await findLetter(db, scope, id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  if (letter.state !== 'ready' || letter.fileId === null) return refuse('letters.notReady', 'This letter is not ready yet.');
  if (scope.kind === 'staff' && letter.printedAt === null) {
    const may = await mayWork(db, letter.contactId, { what: 'print', bureaus: [letter.bureau] }, { now, zone });
    if (may !== true) return may;
  }
  return readFile(db, services, letter.fileId);
}
