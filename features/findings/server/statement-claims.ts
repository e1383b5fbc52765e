// What a statement says of an account counts against reasons of disputes that contradict it (15 U.S.C. 1679b(a)(1); law.md G23, X2): who
// says that they paid or closed an account says that it is theirs.
import type { Db } from '../../../platform/server/database/open-database.ts';
import { removeExclusion, saveExclusion } from '../../disputes/server/public.ts';
import { STATEMENT_WORDS } from '../rules/statement-words.ts';
import type { StoredStatement } from './store/statements.ts';

/** Counts the statement, or no longer counts it once it is removed. */
export async function countStatement(db: Db, one: StoredStatement): Promise<void> {
  const reasonCode = STATEMENT_WORDS[one.kind].affirms;
  if (reasonCode === undefined || one.lineKey === null) return;
  if (one.removed) return removeExclusion(db, one.id);
  return saveExclusion(db, {
    contactId: one.contactId,
    sourceId: one.id,
    said: 'wrong',
    saidAt: one.addedAt,
    saidBy: 'staff',
    saidByName: one.addedBy,
    bureau: one.bureau,
    kind: 'tradeline',
    lineKey: one.lineKey,
    reasonCode,
  });
}
