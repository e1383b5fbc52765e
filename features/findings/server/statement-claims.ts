// What a statement says of an account counts against reasons of disputes that contradict it (15 U.S.C. 1679b(a)(1); law.md G23, X2): who
// says that they paid or closed an account says that it is theirs.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { removeExclusion, removeFileStatement, saveExclusion, saveFileStatement } from '../../disputes/server/public.ts';
import { FILE_STATEMENT_KINDS } from '../../disputes/rules/file-statements.ts';
import { STATEMENT_WORDS } from '../rules/statement-words.ts';
import { saidOfFile } from '../rules/file-questions.ts';
import type { StoredAnswer } from './store/answers.ts';
import type { StoredStatement } from './store/statements.ts';

/** Counts the statement, or no longer counts it once it is removed. */
export async function countStatement(db: Db, sealer: Sealer, one: StoredStatement): Promise<void> {
  await countOfFile(db, sealer, one);
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

/** What it says of the whole file: a statement about no line, such as that the client was never in bankruptcy. */
export async function countOfFile(db: Db, sealer: Sealer, one: StoredStatement): Promise<void> {
  const kind = FILE_STATEMENT_KINDS.find((known) => known === one.kind);
  if (kind === undefined || one.lineKey !== null) return;
  if (one.removed) return removeFileStatement(db, one.id);
  const { contactId, id: sourceId, addedAt: saidAt, words, happenedOn } = one;
  return saveFileStatement(db, sealer, { contactId, sourceId, saidAt, kind, words, happenedOn });
}

/** What the answer to a question about the whole file says of it. The facts it was asked with name the case, where the report does. */
export async function countAnswerOfFile(db: Db, sealer: Sealer, answer: StoredAnswer, at: Date): Promise<void> {
  const { id: sourceId, contactId, answeredAt, facts } = answer;
  const kind = saidOfFile(answer);
  if (kind === undefined) return removeFileStatement(db, sourceId);
  return saveFileStatement(db, sealer, { contactId, sourceId, saidAt: answeredAt ?? at, kind, words: facts.join(' '), happenedOn: null });
}
