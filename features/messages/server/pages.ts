// Pages of threads and of the messages in one, as each side sees them.
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { idCursor, pageCursor } from '../../../platform/server/page-cursor.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { MessageSide, MessageThread } from '../contract.ts';
import { viewMessage, viewThread } from './message-view.ts';
import { findThread, listMessages, listThreads, threadPlace, type StoredThread } from './store.ts';

const THREADS = pageCursor('messages.threads', threadPlace);
const MESSAGES = idCursor('messages.thread');
interface Page {
  readonly after?: string | undefined;
  readonly limit: number;
}

export const noThread = (): Refusal => refuse('messages.notFound', 'There is no such thread.');

export async function pageOfThreads(
  db: Db,
  sealer: Sealer,
  { contactId, side }: { readonly contactId: string; readonly side: MessageSide },
  { after: from, limit }: Page,
): Promise<{ readonly rows: MessageThread[]; readonly next: string | null } | Refusal> {
  const after = THREADS.read(from);
  if (isRefusal(after)) return after;
  const found = await listThreads(db, sealer, contactId, { after, limit: limit + 1 });
  const { rows, next } = THREADS.page(found, limit, ({ place }) => [...place]);
  return { rows: rows.map(({ thread }) => viewThread(thread, side)), next };
}

export async function pageOfMessages(
  db: Db,
  sealer: Sealer,
  { thread, side }: { readonly thread: StoredThread; readonly side: MessageSide },
  { after: from, limit }: Page,
) {
  const after = MESSAGES.read(from);
  if (isRefusal(after)) return after;
  const found = await listMessages(db, sealer, thread, { after: after?.[0], limit: limit + 1 });
  const { rows, next } = MESSAGES.page(found, limit, ({ id }) => [id]);
  return { thread: viewThread(thread, side), rows: rows.map(viewMessage), next };
}

/** The thread after a change of it. */
export async function threadNow(db: Db, sealer: Sealer, id: string, side: MessageSide): Promise<MessageThread> {
  const thread = await findThread(db, sealer, id);
  if (!thread) throw new Error(`Thread ${id} is gone.`);
  return viewThread(thread, side);
}
