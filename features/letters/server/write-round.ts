// The letters of a round as they may go out now: each with its document, or with the reason why it is not written.
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { mayWork } from '../../agreements/server/public.ts';
import type { Contact } from '../../contacts/server/public.ts';
import { letterKey, refuseUntrue, type StoredRound } from '../../disputes/server/public.ts';
import { composeRound, type ComposedLetter } from './compose-round.ts';
import type { RoundExtracts } from './read-extracts.ts';

/**
 * Since the round was opened the client may have canceled, or said that a line is correct: such letters are kept as not written, with the
 * reason.
 */
export async function writeRound(
  db: Db,
  sealer: Sealer,
  { contact, round, extracts }: { readonly contact: Contact; readonly round: StoredRound; readonly extracts: RoundExtracts },
  { now, zone }: OfficeTime,
): Promise<ComposedLetter[]> {
  const composed = await composeRound(db, sealer, contact, round, { date: civilDateAt(now, zone), draft: false, now, zone, extracts });
  const may = await mayWork(db, contact.id, { what: 'letter', bureaus: composed.map(({ bureau }) => bureau) }, { now, zone });
  const untrue = await refuseUntrue(
    db,
    sealer,
    composed.map(({ bureau }) => ({ contactId: contact.id, roundId: round.id, bureau })),
    { now, zone },
  );
  return composed.map((one) => {
    const refusal = may === true ? untrue.get(letterKey({ roundId: round.id, bureau: one.bureau })) : may;
    return refusal ? { ...one, made: { problems: [refusal.message] } } : one;
  });
}
