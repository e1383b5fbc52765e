import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { changeMailing, type KeptWay } from '../../disputes/server/public.ts';
import { EXTENSION_DAYS, EXTENSION_LAW, extendedUntil } from '../../disputes/rules/response-clock.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { RoundLetter } from './store.ts';

/** Records that the client sent the bureau more; refused until someone confirms the days that gives the bureau (law.md G18). The caller holds the rounds. */
export async function noteMoreSent(
  db: Db,
  letter: Pick<RoundLetter, 'contactId' | 'roundId' | 'bureau'>,
  {
    version,
    moreSentOn,
    confirmsExtension,
  }: { readonly version: number; readonly moreSentOn: CivilDate; readonly confirmsExtension: boolean },
  time: OfficeTime,
): Promise<{ readonly before: KeptWay; readonly after: KeptWay } | Refusal> {
  const done = await changeMailing(db, letter, version, { moreSentOn }, time);
  if (isRefusal(done)) return done;
  const until = extendedUntil(done.before, moreSentOn);
  if (until === null || confirmsExtension) return done;
  return refuse(
    'letters.extensionNotConfirmed',
    `This gives ${BUREAU_NAMES[letter.bureau]} ${EXTENSION_DAYS} more days: its answer is due by ${formatCivilDate(until)}. Confirm that to record it.`,
    { citation: EXTENSION_LAW },
  );
}
