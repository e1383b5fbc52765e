// Threads and their messages. Queries of clients name their contact, and the database shows them no other.
import { sql } from 'kysely';
import { z } from 'zod';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../platform/server/seal.ts';
import type { MessageSide } from '../contract.ts';

export interface StoredThread {
  readonly id: string;
  readonly contactId: string;
  readonly subject: string | null;
  readonly lastMessage: string | null;
  readonly lastFrom: MessageSide;
  readonly lastAt: Date;
  readonly clientReadAt: Date | null;
  readonly officeReadAt: Date | null;
}
export interface StoredMessage {
  readonly id: string;
  readonly sentAt: Date;
  readonly sentFrom: MessageSide;
  readonly senderName: string;
  readonly body: string;
}
/** Where the next page of threads begins. */
export type ThreadPlace = readonly [lastAt: string, id: string];
export const threadPlace = z.tuple([z.string(), z.uuid()]);

const subjectPlace = (id: string): Place => `message_threads:${id}:subject`;
const bodyPlace = (id: string): Place => `messages:${id}:body`;

type ThreadRow = Omit<StoredThread, 'subject' | 'lastMessage'> & {
  readonly subjectSealed: Uint8Array | null;
  readonly lastId: string | null;
  readonly bodySealed: Uint8Array | null;
  readonly place: string;
};
const THREADS = sql`select t.id, t.contact_id as "contactId", t.subject_sealed as "subjectSealed", t.last_at as "lastAt", t.last_from as "lastFrom",
    t.client_read_at as "clientReadAt", t.office_read_at as "officeReadAt", t.last_at::text as place, m.id as "lastId", m.body_sealed as "bodySealed"
  from message_threads t
  left join lateral (select l.id, l.body_sealed from messages l where l.thread_id = t.id and l.contact_id = t.contact_id order by l.id desc limit 1) m on true`;

function openThread(sealer: Sealer, { subjectSealed, lastId, bodySealed, place: _place, ...same }: ThreadRow): StoredThread {
  return {
    ...same,
    subject: subjectSealed && sealer.openText(subjectPlace(same.id), subjectSealed),
    lastMessage: lastId === null || bodySealed === null ? null : sealer.openText(bodyPlace(lastId), bodySealed),
  };
}

/** The threads of a contact, the one written to last first. */
export async function listThreads(
  db: Db,
  sealer: Sealer,
  contactId: string,
  { after, limit }: { readonly after: ThreadPlace | undefined; readonly limit: number },
): Promise<readonly { readonly thread: StoredThread; readonly place: ThreadPlace }[]> {
  const older = after === undefined ? sql`true` : sql`(t.last_at, t.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const { rows } = await sql<ThreadRow>`${THREADS} where t.contact_id = ${contactId} and ${older}
    order by t.last_at desc, t.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ thread: openThread(sealer, row), place: [row.place, row.id] }));
}

/** `contactId` narrows it to one contact, as calls of clients must. */
export async function findThread(db: Db, sealer: Sealer, id: string, contactId?: string): Promise<StoredThread | undefined> {
  const own = contactId === undefined ? sql`true` : sql`t.contact_id = ${contactId}`;
  const { rows } = await sql<ThreadRow>`${THREADS} where t.id = ${id} and ${own}`.execute(db);
  return rows[0] && openThread(sealer, rows[0]);
}

/** Messages of a thread, newest first. */
export async function listMessages(
  db: Db,
  sealer: Sealer,
  { id, contactId }: Pick<StoredThread, 'id' | 'contactId'>,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly StoredMessage[]> {
  let q = db
    .selectFrom('messages')
    .select(['id', 'sentAt', 'sentFrom', 'senderName', 'bodySealed'])
    .where('contactId', '=', contactId)
    .where('threadId', '=', id)
    .orderBy('id', 'desc')
    .limit(limit);
  if (after !== undefined) q = q.where('id', '<', after);
  return (await q.execute()).map(({ bodySealed, ...row }) => ({ ...row, body: sealer.openText(bodyPlace(row.id), bodySealed) }));
}

export interface NewMessage {
  readonly id: string;
  readonly contactId: string;
  readonly threadId: string;
  readonly at: Date;
  readonly from: MessageSide;
  readonly by: { readonly userId: string; readonly name: string };
  readonly body: string;
}

/** What the sender wrote has been read by their side. */
export async function insertThread(db: Db, sealer: Sealer, first: NewMessage, subject: string | null): Promise<void> {
  await db
    .insertInto('messageThreads')
    .values({
      id: first.threadId,
      contactId: first.contactId,
      subjectSealed: subject === null ? null : sealer.sealText(subjectPlace(first.threadId), subject),
      startedAt: first.at,
      lastAt: first.at,
      lastFrom: first.from,
      clientReadAt: first.from === 'client' ? first.at : null,
      officeReadAt: first.from === 'office' ? first.at : null,
    })
    .execute();
  await insertMessage(db, sealer, first);
}

/** Adds to a thread that is there. */
export async function addMessage(db: Db, sealer: Sealer, message: NewMessage): Promise<void> {
  const read = message.from === 'client' ? { clientReadAt: message.at } : { officeReadAt: message.at };
  await db
    .updateTable('messageThreads')
    .set({ lastAt: message.at, lastFrom: message.from, ...read })
    .where('contactId', '=', message.contactId)
    .where('id', '=', message.threadId)
    .execute();
  await insertMessage(db, sealer, message);
}

async function insertMessage(db: Db, sealer: Sealer, { id, contactId, threadId, at, from, by, body }: NewMessage): Promise<void> {
  await db
    .insertInto('messages')
    .values({
      id,
      contactId,
      threadId,
      sentAt: at,
      sentFrom: from,
      senderId: by.userId,
      senderName: by.name,
      bodySealed: sealer.sealText(bodyPlace(id), body),
    })
    .execute();
}

export async function markRead(
  db: Db,
  { id, contactId }: Pick<StoredThread, 'id' | 'contactId'>,
  side: MessageSide,
  at: Date,
): Promise<void> {
  await db
    .updateTable('messageThreads')
    .set(side === 'client' ? { clientReadAt: at } : { officeReadAt: at })
    .where('contactId', '=', contactId)
    .where('id', '=', id)
    .execute();
}

/** Threads in which a client wrote and the office has not read it, of contacts that are not archived. Counted up to `cap` and one more. */
export async function countUnread(db: Db, cap: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (select 1 from message_threads t
    join contact_heads c on c.id = t.contact_id where c.archived_at is null and t.last_from = 'client'
      and (t.office_read_at is null or t.office_read_at < t.last_at) limit ${cap + 1}) unread`.execute(db);
  return rows[0]?.n ?? 0;
}

/** How many messages this client wrote since then, counted up to `most`. Two at once wait for each other. */
export async function countRecent(db: Db, contactId: string, since: Date, most: number): Promise<number> {
  await lockOn(db, 'messages', contactId);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (select 1 from messages m
    where m.contact_id = ${contactId} and m.sent_from = 'client' and m.sent_at > ${since} limit ${most}) recent`.execute(db);
  return rows[0]?.n ?? 0;
}
