// Whether letters may be printed or mailed: for each client, to all the bureaus they go to, and only while what they say is so.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import type { Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { refuseWorkForMany } from '../../agreements/server/public.ts';
import { findContactById } from '../../contacts/server/public.ts';
import { letterKey, refuseUntrue, type LetterOfRound } from '../../disputes/server/public.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { listStates, type Letter } from './store.ts';
import type { PrintBatch } from './store/print-batches.ts';

interface AskedLetter {
  readonly contactId: string;
  readonly bureau: Bureau;
}

export interface DoorCall {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly now: Date;
  readonly zone: string;
}

/** Why the PDF of a batch is not given out: it would go to the printer as it is. What was mailed is history, and not judged again. */
export async function refuseBatch(call: DoorCall, { letterIds }: Pick<PrintBatch, 'letterIds'>): Promise<Refusal | undefined> {
  const letters = await listStates(call.db, letterIds);
  const unmailed = letters.filter(({ mailed }) => !mailed);
  const [stopped] = await refusePrinting(call, letters, unmailed);
  if (!stopped) return undefined;
  const [contactId, refusal] = stopped;
  const name = (await findContactById(call.db, contactId))?.name ?? 'a client';
  return { ...refusal, message: `This batch has letters of ${name}. ${refusal.message} Make a new batch without them.` };
}

/** Why the office may not read a letter that was never printed: it could be printed from there. */
export async function refuseUnprinted(call: DoorCall, letter: Letter): Promise<Refusal | undefined> {
  if (letter.printedAt !== null) return undefined;
  return (await refusePrinting(call, [letter])).get(letter.contactId);
}

/**
 * Why nothing may be printed for a client, by contact id: no work may be done, or a letter says what is no longer so. Clients for whom it may
 * are absent. `judged` are the letters whose content is judged, all of them unless said.
 */
export async function refusePrinting(
  { db, sealer, now, zone }: DoorCall,
  letters: readonly LetterOfRound[],
  judged: readonly LetterOfRound[] = letters,
): Promise<ReadonlyMap<string, Refusal>> {
  const barred = await refuseFor('print', db, letters, { now, zone });
  const asked = judged.filter(({ contactId }) => !barred.has(contactId));
  const untrue = await refuseUntrue(db, sealer, asked, { now, zone });
  const stopped = asked.flatMap((letter) => {
    const refusal = untrue.get(letterKey(letter));
    return refusal ? [[letter.contactId, refusal] as const] : [];
  });
  return new Map([...stopped, ...barred]);
}

/** Why nothing may have been mailed for a client on that day, by contact id. Clients for whom it may are absent. */
export function refuseMailing(
  db: Db,
  letters: readonly AskedLetter[],
  { now, zone, mailedOn }: OfficeTime & { readonly mailedOn: CivilDate },
): Promise<ReadonlyMap<string, Refusal>> {
  return refuseFor('mail', db, letters, { now, zone }, mailedOn);
}

function refuseFor(
  what: 'print' | 'mail',
  db: Db,
  letters: readonly AskedLetter[],
  time: OfficeTime,
  on?: CivilDate,
): Promise<ReadonlyMap<string, Refusal>> {
  const bureaus = Map.groupBy(letters, ({ contactId }) => contactId);
  const asked = [...bureaus].map(([id, own]) => [id, { what, bureaus: own.map(({ bureau }) => bureau) }] as const);
  return refuseWorkForMany(db, new Map(asked), time, on);
}
