import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { findRoundById, listOwnItems, standingItems } from '../../disputes/server/public.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import { readFile } from '../../files/server/public.ts';
import { refuseUnapproved } from './approval-doors.ts';
import { refuseUnmailed } from './letter-doors.ts';
import { findLetter, listStates, type Letter } from './store.ts';

interface Call {
  readonly db: Db;
  readonly services: Services;
  readonly scope: StaffScope | ClientScope;
  readonly now: Date;
  readonly zone: string;
  readonly shows: (contactId: string) => void;
}

/**
 * The PDF of a letter that this scope may see. Not yours and not there look alike. One that was never mailed could be printed from here, so
 * the office gets it only while it may print; clients may always read what is written in their name, unless it turned out to be about
 * someone else.
 */
export async function readLetterPdf({ db, services, scope, now, zone, shows }: Call, id: string): Promise<File | Refusal> {
  const letter = await findLetter(db, scope, id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  if (letter.state !== 'ready' || letter.fileId === null) return refuse('letters.notReady', 'This letter is not ready yet.');
  const stopped =
    scope.kind === 'staff'
      ? await refuseUnmailed({ db, sealer: services.sealer, now, zone }, letter)
      : ((await refuseOthersLines(db, services.sealer, letter)) ?? (await refusePreview(db, scope, letter, { now, zone })));
  if (stopped) return stopped;
  // What clients read of themselves is no access of staff.
  if (scope.kind === 'staff') shows(letter.contactId);
  return readFile(db, services, letter.fileId);
}

/** Staff who look at the portal as its client get nothing to print that they would not get on their own pages. */
async function refusePreview(db: Db, scope: ClientScope, { id }: Letter, time: OfficeTime): Promise<Refusal | undefined> {
  if (scope.readsOnly !== true) return undefined;
  const unmailed = (await listStates(db, [id])).filter(({ mailed }) => !mailed);
  return (await refuseUnapproved(db, unmailed, time)).get(id);
}

/** Why a client does not read this letter: it turned out to be about someone else's lines. */
export async function refuseOthersLines(db: Db, sealer: Sealer, letter: Letter): Promise<Refusal | undefined> {
  if (letter.kind === 'written') return undefined;
  const { contactId, roundId, bureau } = letter;
  const round = await findRoundById(db, sealer, contactId, roundId);
  const own = round && (await listOwnItems(db, sealer, round));
  const named = round ? standingItems(round).filter((item) => item.bureau === bureau) : [];
  const isWhole = named.every((item) => own?.includes(item) === true);
  return isWhole ? undefined : refuse('letters.notReady', 'Your office is checking this letter. Please ask them about it.');
}
