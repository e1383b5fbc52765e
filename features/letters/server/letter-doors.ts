// Whether letters may be printed or mailed: for each client, to all the bureaus they go to.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import type { Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { refuseWorkForMany } from '../../agreements/server/public.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';

interface AskedLetter {
  readonly contactId: string;
  readonly bureau: Bureau;
}

/** Why nothing may be printed for a client, by contact id. Clients for whom it may are absent. */
export function refusePrinting(db: Db, letters: readonly AskedLetter[], time: OfficeTime): Promise<ReadonlyMap<string, Refusal>> {
  return refuseFor('print', db, letters, time);
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
