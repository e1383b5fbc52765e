// Answers to findings with their status in rounds, and what a new answer changes there.
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import {
  mapSourceStatus,
  releaseItems,
  removeExclusion,
  saveExclusion,
  takeOutWords,
  type SourceStatus,
} from '../../disputes/server/public.ts';
import { bureauOf } from '../rules/finding-parts.ts';
import { countAnswerOfFile } from './statement-claims.ts';
import { mapAnswers, type StoredAnswer } from './store/answers.ts';

/** An answer; `disputedAt` is null again once its items were removed from the draft. */
export interface AnswerWithStatus extends StoredAnswer {
  readonly status: SourceStatus | null;
}

/** Everything said about the findings of a contact so far, by key. */
export async function mapAnswersWithStatus(db: StaffDb, sealer: Sealer, contactId: string): Promise<ReadonlyMap<string, AnswerWithStatus>> {
  const status = await mapSourceStatus(db, contactId);
  return new Map(Array.from(await mapAnswers(db, sealer, contactId), ([key, answer]) => [key, statusOf(answer, status)]));
}

export async function withStatus(db: Db, answer: StoredAnswer): Promise<AnswerWithStatus> {
  return statusOf(answer, await mapSourceStatus(db, answer.contactId));
}

function statusOf(answer: StoredAnswer, status: ReadonlyMap<string, SourceStatus>): AnswerWithStatus {
  if (answer.disputedAt === null) return { ...answer, status: null };
  // Answers from before items were stored are treated as sent, so that none is cleared by mistake.
  const where = status.get(answer.id) ?? 'opened';
  return where === 'gone' ? { ...answer, disputedAt: null, status: null } : { ...answer, status: where };
}

/** True when the answer did not change, so that the round stays as it is. */
export function isSameWord(known: Pick<StoredAnswer, 'answer' | 'note'> | undefined, said: Pick<StoredAnswer, 'answer' | 'note'>): boolean {
  return known !== undefined && known.answer === said.answer && known.note === said.note;
}

/**
 * Updates rounds after an answer: items that rested on the old answer need confirmation again, what is right is excluded, and what was said
 * counts against reasons that contradict it.
 */
export async function updateRounds(
  db: Db,
  sealer: Sealer,
  answer: StoredAnswer,
  { at, known }: { readonly at: Date; /** What was said before. */ readonly known: Pick<StoredAnswer, 'answer' | 'note'> | undefined },
): Promise<void> {
  if (!isSameWord(known, answer)) {
    // Words that were withdrawn are no fact that could be confirmed again.
    if (known !== undefined && known.note !== null && known.note !== answer.note) await takeOutWords(db, sealer, answer.id, known.note);
    await releaseItems(db, answer.id, at);
  }
  await countAnswerOfFile(db, sealer, answer, at);
  const { id: sourceId, contactId, answer: said, answeredAt, answeredBy, answeredByName, lineKind, lineKey, reasonCode } = answer;
  if ((said !== 'right' && said !== 'set-aside' && said !== 'wrong') || lineKind === null || lineKey === null || reasonCode === null)
    return removeExclusion(db, sourceId);
  return saveExclusion(db, {
    contactId,
    sourceId,
    said,
    saidAt: answeredAt ?? at,
    saidBy: answeredBy ?? 'staff',
    saidByName: answeredByName ?? '',
    bureau: bureauOf(answer.key),
    kind: lineKind,
    lineKey,
    reasonCode,
  });
}
