// What a decision about a letter does, in the portal and on paper.
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import { newId } from '../../../platform/base/ids.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { keepDenials, removeExclusion, type ItemDenial } from '../../disputes/server/public.ts';
import type { AnsweredFact } from '../rules/confirm-facts.ts';
import type { ApprovalView } from '../contract/approval-parts.ts';
import { viewApproval } from './approval-view.ts';
import { listStates, type Letter } from './store.ts';
import { findAsked } from './store/approval-requests.ts';
import { insertDecision, listDecisions, openDecisions, type DecisionContent } from './store/approvals.ts';

/** A letter that is ready, not mailed, and the one that was shown. */
export interface OpenLetter {
  readonly letter: Letter;
  readonly sha256: string;
}

/** The letter when it may be decided about; `shown` is the hash of the PDF that was read. */
export async function holdShown(db: Db, letter: Letter | undefined, shown: string): Promise<OpenLetter | Refusal> {
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  const { pdfSha256: sha256 } = letter;
  if (letter.state !== 'ready' || sha256 === null) return refuse('letters.notReady', 'This letter is not ready yet.');
  if ((await listStates(db, [letter.id])).some(({ mailed }) => mailed))
    return refuse('letters.alreadyMailed', 'This letter was mailed, so nothing can be changed any more.');
  if (!letter.asksClient) return refuse('letters.notReady', 'Your office wrote this letter to you. There is nothing to decide.');
  if (sha256 !== shown) return refuse('letters.otherLetter', 'This letter was written again since it was shown. Please read the new one.');
  return { letter, sha256 };
}

export interface Decision {
  readonly decision: 'approved' | 'sent-back';
  readonly way: 'portal' | 'paper';
  readonly on: CivilDate;
  readonly scanFileId: string | null;
  readonly facts: readonly AnsweredFact[];
  readonly word: string;
  readonly by: DecisionContent['by'];
}

/**
 * Keeps a decision, and with it what the answers deny; what earlier answers about this letter denied of the same items no longer counts, because
 * the client answered again.
 */
export async function keepDecision(
  { db, sealer, now }: { readonly db: Db; readonly sealer: Sealer; readonly now: Date },
  { letter, sha256 }: OpenLetter,
  { decision, way, on, scanFileId, facts, word, by }: Decision,
): Promise<void> {
  const answered = new Set(facts.flatMap(({ itemId, answer }) => (itemId === null || answer === null ? [] : [itemId])));
  const earlier = await openDecisions(
    db,
    sealer,
    (await listDecisions(db, [letter.id])).map(({ id }) => id),
  );
  for (const one of [...earlier.values()].flatMap(({ said }) => said)) if (answered.has(one.itemId)) await removeExclusion(db, one.id);
  // What is denied of a written letter sends it back; it says nothing of an item.
  const said =
    letter.kind === 'written'
      ? []
      : await keepDenials(
          db,
          sealer,
          { contactId: letter.contactId, roundId: letter.roundId, by: by.who, byName: by.name, now },
          facts.flatMap(denialOf),
        );
  await insertDecision(db, sealer, {
    id: newId(now),
    contactId: letter.contactId,
    letterId: letter.id,
    sha256,
    decision,
    way,
    on,
    at: now,
    scanFileId,
    content: {
      answers: facts.flatMap(({ id, text, answer }) => (answer === null ? [] : [{ id, text, answer }])),
      word,
      by,
      said,
    },
  });
}

function denialOf({ itemId, answer, expected }: AnsweredFact): ItemDenial[] {
  if (itemId === null || answer === null || answer === expected) return [];
  return [{ itemId, said: answer === 'mine' ? 'theirs' : answer === 'not-mine' ? 'not-theirs' : 'untrue' }];
}

/** The approval of a letter after a change. */
export async function viewNow(db: Db, sealer: Sealer, letterId: string, time: OfficeTime): Promise<ApprovalView> {
  const [asked, last] = [await findAsked(db, letterId), (await listDecisions(db, [letterId])).at(-1) ?? null];
  const word = last && (await openDecisions(db, sealer, [last.id])).get(last.id)?.word;
  return viewApproval(
    {
      pdfSha256: asked?.pdfSha256 ?? null,
      beforeApprovals: asked?.beforeApprovals ?? false,
      asksClient: asked?.asksClient ?? true,
      readyAt: asked?.readyAt ?? null,
      askedAt: asked?.askedAt ?? null,
      last,
      word: word ?? null,
    },
    time,
  );
}

/** Today at the office. */
export const todayOf = ({ now, zone }: OfficeTime): CivilDate => civilDateAt(now, zone);
