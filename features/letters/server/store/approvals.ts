// What clients decided about their letters. The words, the answers and the evidence of each decision are sealed.
import { sql } from 'kysely';
import { z } from 'zod';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import type { ApprovalDecision, EndReason } from '../../rules/approval.ts';
import { FACT_ANSWERS } from '../../rules/confirm-facts.ts';
import { NOT_MAILED } from './mailing-days.ts';

const content = z.object({
  /** Each fact as it was shown, with its answer. */
  answers: z.array(z.object({ id: z.string(), text: z.string(), answer: z.enum(FACT_ANSWERS) })),
  /** What the client says is wrong; empty where they said nothing. */
  word: z.string(),
  /** Who decided in the portal, from where and on what; or who of the staff saw the signed sheet. */
  by: z.discriminatedUnion('who', [
    z.object({
      who: z.literal('client'),
      userId: z.string(),
      name: z.string(),
      sessionId: z.string(),
      address: z.string(),
      device: z.string(),
    }),
    z.object({ who: z.literal('staff'), userId: z.string(), name: z.string() }),
  ]),
  /** What the answers said of items: the ids under which features/disputes keeps it. */
  said: z.array(z.object({ id: z.string(), itemId: z.string() })),
});
export type DecisionContent = z.output<typeof content>;

export interface KeptDecision extends ApprovalDecision {
  readonly id: string;
  readonly letterId: string;
  readonly way: 'portal' | 'paper';
  readonly at: Date;
  readonly scanFileId: string | null;
}

const place = (id: string): Place => `letter_approvals:${id}:content`;

export async function insertDecision(
  db: Db,
  sealer: Sealer,
  one: Pick<KeptDecision, 'id' | 'letterId' | 'sha256' | 'decision' | 'way' | 'on' | 'at' | 'scanFileId'> & {
    readonly contactId: string;
    readonly content: DecisionContent;
  },
): Promise<void> {
  await db
    .insertInto('letterApprovals')
    .values({
      id: one.id,
      contactId: one.contactId,
      letterId: one.letterId,
      sha256: one.sha256,
      decision: one.decision,
      way: one.way,
      decidedAt: one.at,
      decidedOn: one.on,
      scanFileId: one.scanFileId,
      endedOn: null,
      endedWhy: null,
      contentSealed: sealJson(sealer, place(one.id), one.content),
    })
    .execute();
}

/** The decisions about these letters, oldest first. */
export async function listDecisions(db: Db, letterIds: readonly string[]): Promise<readonly KeptDecision[]> {
  if (letterIds.length === 0) return [];
  const rows = await db
    .selectFrom('letterApprovals')
    .select(['id', 'letterId', 'sha256', 'decision', 'way', 'decidedAt', 'decidedOn', 'scanFileId', 'endedOn', 'endedWhy'])
    .where('letterId', 'in', [...letterIds])
    .orderBy('id')
    .execute();
  return rows.map(({ id, letterId, sha256, decision, way, decidedAt, decidedOn, scanFileId, endedOn, endedWhy }) => ({
    id,
    letterId,
    sha256,
    decision,
    way,
    at: decidedAt,
    on: decidedOn,
    scanFileId,
    ended: endedOn === null || endedWhy === null ? null : { on: endedOn, why: endedWhy },
  }));
}

/** What was answered and said with these decisions, by id. */
export async function openDecisions(db: Db, sealer: Sealer, ids: readonly string[]): Promise<ReadonlyMap<string, DecisionContent>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('letterApprovals')
    .select(['id', 'contentSealed'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, contentSealed }) => [id, openJson(sealer, place(id), contentSealed, content)]));
}

/** The newest decision about each letter that counts still. */
export async function listLatest(db: Db, letterIds: readonly string[]): Promise<ReadonlyMap<string, KeptDecision>> {
  return new Map((await listDecisions(db, letterIds)).map((one) => [one.letterId, one]));
}

/** Ends the decisions about these letters that were not ended; answers how many there were. */
export async function endDecisions(db: Db, letterIds: readonly string[], why: EndReason, on: CivilDate): Promise<number> {
  if (letterIds.length === 0) return 0;
  const done = await db
    .updateTable('letterApprovals')
    .set({ endedOn: on, endedWhy: why })
    .where('letterId', 'in', [...letterIds])
    .where('endedOn', 'is', null)
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}

/** Letters of a contact that were not mailed and that the client approved, whether or not the approval is too old. */
export async function listUnmailedApproved(db: Db, contactId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select distinct l.id from letters l join letter_approvals a on a.letter_id = l.id
    where l.contact_id = ${contactId} and a.ended_on is null and a.decision = 'approved'
      and ${NOT_MAILED}`.execute(db);
  return rows.map(({ id }) => id);
}
