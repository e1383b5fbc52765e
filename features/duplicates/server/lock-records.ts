// Locks the two records of a merge, or says why they cannot become one.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { INVITE_ELSEWHERE } from '../../accounts/server/public.ts';
import { findContact, listReferred, lockContacts, type Contact } from '../../contacts/server/public.ts';
import { judgeHoldings, keepsCategory, type MergeField } from '../rules/merge-fields.ts';
import { gatherHoldings } from './holdings.ts';

export interface LockedRecords {
  readonly kept: Contact;
  readonly merged: Contact;
}
interface Wanted {
  readonly keptId: string;
  readonly keptVersion: number;
  readonly mergedId: string;
  readonly mergedVersion: number;
  readonly take: readonly MergeField[];
}

export async function lockRecords(db: StaffDb, scope: StaffScope, wanted: Wanted, now: Date): Promise<LockedRecords | Refusal> {
  const { keptId, mergedId } = wanted;
  if (keptId === mergedId) return refuse('duplicates.sameRecord', 'A record cannot be merged with itself.');
  // The spouse of the merged record and those it referred are changed too. Locked in one go, so that two merges never wait for each other.
  const spouseId = (await findContact(db, scope, mergedId))?.spouseId ?? null;
  await lockContacts(db, [keptId, mergedId, ...(spouseId === null ? [] : [spouseId]), ...(await listReferred(db, mergedId))], 'update');
  const [kept, merged] = [await findContact(db, scope, keptId), await findContact(db, scope, mergedId)];
  if (!kept || !merged) return contactNotFound.refuse();

  const gone = [kept, merged].find((contact) => contact.archivedAt !== null);
  if (gone) return refuse('duplicates.archived', `${gone.name} is archived${gone.mergedInto === null ? '' : ', because it was merged'}.`);
  const changed = [...(kept.version === wanted.keptVersion ? [] : [kept]), ...(merged.version === wanted.mergedVersion ? [] : [merged])];
  if (changed.length > 0) {
    return changedMeanwhile.refuse({ fields: Object.fromEntries(changed.map((contact) => [contact.id, `${contact.name} was changed.`])) });
  }
  if (wanted.take.includes('category') && keepsCategory(kept)) {
    return refuse(
      'duplicates.categoryStays',
      `${kept.name} is a client. Category, stage and hold are never taken from another record. Change them on the client.`,
    );
  }
  // Another number is another person until someone corrects it (15 U.S.C. 1679b(a)(2), law.md G24): agreement and authorization would go along.
  if (kept.ssnLast4 !== null && merged.ssnLast4 !== null && kept.ssnLast4 !== merged.ssnLast4)
    return refuse(
      'duplicates.twoNumbers',
      `The Social Security number of ${kept.name} ends in ${kept.ssnLast4}, that of ${merged.name} in ${merged.ssnLast4}: these are two people. If one number is wrong, correct it first.`,
    );
  if (kept.spouseId === merged.id || merged.spouseId === kept.id)
    return refuse('duplicates.spouseInTheWay', 'These two are linked as spouses. End the link first if they are one person.');
  if (kept.spouseId !== null && merged.spouseId !== null && kept.spouseId !== merged.spouseId) {
    return refuse('duplicates.spouseInTheWay', 'The two records are linked to two different spouses. End the wrong link first.');
  }
  const holds = await gatherHoldings(db, [kept.id, merged.id], now);
  // A person who signs in to the kept record will see what comes from the other, so the two must have had one address before this person came.
  const { login, invited } = holds(kept.id);
  const entered = [kept, merged].some(({ emailBy, emailClaimed }) => emailBy === scope.userId || emailClaimed);
  const oneAddress = kept.email !== null && kept.email === merged.email && !entered;
  if ((login || invited) && !oneAddress && !scope.may(INVITE_ELSEWHERE))
    return refuse(
      'duplicates.loginOfOther',
      `${kept.name} ${login ? 'signs in to the portal' : 'is invited to the portal'}, and the other record has no address that confirms it is the same person. An owner can merge the two.`,
    );
  const bound = judgeHoldings({ name: kept.name, holds: holds(kept.id) }, { name: merged.name, holds: holds(merged.id) });
  return bound === undefined ? { kept, merged } : refuse('duplicates.hasFile', bound);
}
