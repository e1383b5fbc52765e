// Signed papers cannot go early (15 U.S.C. 1679c(c)), and nothing goes of a client on legal hold. No one may override it.
import { addYears, civilDateAt, formatCivilDate } from '../../../platform/base/civil-date.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Change } from '../../../platform/server/feature.ts';
import { findKeeping, SIGNED_YEARS } from './store/retention.ts';

/** Why this file may be neither deleted nor replaced now; undefined when it may. */
export async function refuseEarly({ db, now, zone }: Pick<Change, 'db' | 'now' | 'zone'>, id: string): Promise<Refusal | undefined> {
  const keeping = await findKeeping(db, id);
  if (keeping?.held === true) return refuse('files.held', 'A legal hold is on this client. Nothing of theirs may be deleted.');
  if (!keeping?.signedAt) return undefined;
  const until = addYears(civilDateAt(keeping.signedAt, zone), SIGNED_YEARS);
  return civilDateAt(now, zone) < until
    ? refuse('files.mustBeKept', `Must be kept until ${formatCivilDate(until)} (15 U.S.C. 1679c(c)).`)
    : undefined;
}
