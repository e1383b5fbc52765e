// The written instructions of a client for obtaining reports, given in this program (15 U.S.C. 1681b(a)(2)): they count like a paper the office saw.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { newId } from '../../../platform/base/ids.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import { insertCheck, lockChecks, removeChecksOf } from './store/documents.ts';

/** Takes the place of earlier instructions. `fileId` is the signed file that holds them. */
export async function receiveAuthorization(
  db: Db,
  one: {
    readonly contactId: string;
    readonly fileId: string;
    readonly bureaus: readonly Bureau[];
    readonly seenOn: CivilDate;
    /** The last day on which they count. */
    readonly validUntil: CivilDate;
    readonly at: Date;
    readonly by: { readonly userId: string; readonly name: string };
  },
): Promise<void> {
  await lockChecks(db, one.contactId);
  await removeChecksOf(db, one.contactId, 'authorization', one.at);
  await insertCheck(db, {
    ...one,
    id: newId(one.at),
    kind: 'authorization',
    note: null,
    bureaus: BUREAUS.filter((bureau) => one.bureaus.includes(bureau)),
  });
}
