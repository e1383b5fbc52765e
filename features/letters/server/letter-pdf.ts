import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { findRoundById, listOwnItems } from '../../disputes/server/public.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import { readFile } from '../../files/server/public.ts';
import { refuseUnprinted } from './letter-doors.ts';
import { findLetter, type Letter } from './store.ts';

interface Call {
  readonly db: Db;
  readonly services: Services;
  readonly scope: StaffScope | ClientScope;
  readonly now: Date;
  readonly zone: string;
}

/**
 * The PDF of a letter that this scope may see. Not yours and not there look alike. One that was never printed could be printed from here, so
 * the office gets it only while it may print; clients may always read what is written in their name, unless it turned out to be about
 * someone else.
 */
export async function readLetterPdf({ db, services, scope, now, zone }: Call, id: string): Promise<File | Refusal> {
  const letter = await findLetter(db, scope, id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  if (letter.state !== 'ready' || letter.fileId === null) return refuse('letters.notReady', 'This letter is not ready yet.');
  const stopped =
    scope.kind === 'staff'
      ? await refuseUnprinted({ db, sealer: services.sealer, now, zone }, letter)
      : await refuseOthersLines(db, services.sealer, letter);
  if (stopped) return stopped;
  return readFile(db, services, letter.fileId);
}

async function refuseOthersLines(db: Db, sealer: Sealer, { contactId, roundId, bureau }: Letter): Promise<Refusal | undefined> {
  const round = await findRoundById(db, sealer, contactId, roundId);
  const own = round && (await listOwnItems(db, sealer, round));
  const isWhole = own?.filter((item) => item.bureau === bureau).length === round?.items.filter((item) => item.bureau === bureau).length;
  return isWhole ? undefined : refuse('letters.notReady', 'Your office is checking this letter. Please ask them about it.');
}
