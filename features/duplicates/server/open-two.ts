// The two records of a merge, held still, or why they cannot become one.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { findContact, listReferred, lockContacts, type Contact } from '../../contacts/server/public.ts';
import { judgeHoldings, keepsCategory, type MergeField } from '../rules/merge-fields.ts';
import { gatherHoldings } from './holdings.ts';

export interface TwoRecords {
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

export async function openTwo(db: StaffDb, scope: StaffScope, wanted: Wanted, now: Date): Promise<TwoRecords | Refusal> {
  const { keptId, mergedId } = wanted;
  if (keptId === mergedId) return refuse('duplicates.sameRecord', 'This is one and the same record.');
  // The spouse of the merged record and those it referred are changed too. Locked in one go, so that two merges never wait for each other.
  const spouseId = (await findContact(db, scope, mergedId))?.spouseId ?? null;
  await lockContacts(db, [keptId, mergedId, ...(spouseId === null ? [] : [spouseId]), ...(await listReferred(db, mergedId))], 'update');
  const [kept, merged] = [await findContact(db, scope, keptId), await findContact(db, scope, mergedId)];
  if (!kept || !merged) return refuse('contacts.notFound', 'There is no such contact.');

  const gone = [kept, merged].find((contact) => contact.archivedAt !== null);
  if (gone) return refuse('duplicates.archived', `${gone.name} is archived${gone.mergedInto === null ? '' : ', because it was merged'}.`);
  const changed = [...(kept.version === wanted.keptVersion ? [] : [kept]), ...(merged.version === wanted.mergedVersion ? [] : [merged])];
  if (changed.length > 0) {
    return refuse(
      'duplicates.changedMeanwhile',
      'Somebody changed these records since you compared them. Your choices are kept; look at them once more.',
      {
        fields: Object.fromEntries(changed.map((contact) => [contact.id, `${contact.name} was changed.`])),
      },
    );
  }
  if (wanted.take.includes('category') && keepsCategory(kept)) {
    return refuse(
      'duplicates.categoryStays',
      `${kept.name} is a client; what a client is and where the case stands do not come from another record. Change it on the record itself.`,
    );
  }
  if (kept.spouseId === merged.id || merged.spouseId === kept.id)
    return refuse('duplicates.spouseInTheWay', 'These two are linked as spouses. End the link first if they are one person.');
  if (kept.spouseId !== null && merged.spouseId !== null && kept.spouseId !== merged.spouseId) {
    return refuse('duplicates.spouseInTheWay', 'The two records are linked to two different spouses. End the wrong link first.');
  }
  const holds = await gatherHoldings(db, [kept.id, merged.id], now);
  const bound = judgeHoldings({ name: kept.name, holds: holds(kept.id) }, { name: merged.name, holds: holds(merged.id) });
  return bound === undefined ? { kept, merged } : refuse('duplicates.hasFile', bound);
}
