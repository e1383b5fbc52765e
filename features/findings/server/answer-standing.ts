// What was said about findings together with where it stands in rounds, and what a new word changes there.
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import { mapSourceStanding, releaseItems, removeDenial, writeDenial, type SourceStanding } from '../../disputes/server/public.ts';
import { bureauOf } from '../rules/finding-parts.ts';
import { mapAnswers, type StoredAnswer } from './store/answers.ts';

/** An answer whose `disputedAt` is null again once its items were taken out of the draft. */
export interface StandingAnswer extends StoredAnswer {
  readonly standing: SourceStanding | null;
}

/** Everything said about the findings of a contact so far, by key. */
export async function mapStandingAnswers(db: StaffDb, contactId: string): Promise<ReadonlyMap<string, StandingAnswer>> {
  const standing = await mapSourceStanding(db, contactId);
  return new Map(Array.from(await mapAnswers(db, contactId), ([key, answer]) => [key, standingOf(answer, standing)]));
}

export async function withStanding(db: Db, answer: StoredAnswer): Promise<StandingAnswer> {
  return standingOf(answer, await mapSourceStanding(db, answer.contactId));
}

function standingOf(answer: StoredAnswer, standing: ReadonlyMap<string, SourceStanding>): StandingAnswer {
  if (answer.disputedAt === null) return { ...answer, standing: null };
  // Those of before items were noted are held to be sent, so that none is taken back by mistake.
  const where = standing.get(answer.id) ?? 'opened';
  return where === 'gone' ? { ...answer, disputedAt: null, standing: null } : { ...answer, standing: where };
}

/** True when the word is the one that stands already; then the round stays as it is. */
export function isSameWord(known: Pick<StoredAnswer, 'answer' | 'note'> | undefined, said: Pick<StoredAnswer, 'answer' | 'note'>): boolean {
  return known !== undefined && known.answer === said.answer && known.note === said.note;
}

/** The rounds hear of an answer just written: what rested on the word before is to be asked about anew, and what is right may not go out. */
export async function tellRounds(db: Db, answer: StoredAnswer, at: Date, changed: boolean): Promise<void> {
  if (changed) await releaseItems(db, answer.id, at);
  const { id: sourceId, contactId, answer: said, answeredAt, answeredBy, answeredByName, lineKind, lineKey, reasonCode } = answer;
  if ((said !== 'right' && said !== 'set-aside') || lineKind === null || lineKey === null || reasonCode === null)
    return removeDenial(db, sourceId);
  return writeDenial(db, {
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
