// A follower of the live feed in tests: keeps all messages and its position.
import type { ActivityKind } from '../../../platform/base/endpoint.ts';
import { createEventStreamReader, type EventStreamReader, type StreamEvent } from '../../../platform/base/event-stream.ts';
import { runChange, type ChangeContext } from '../../../platform/server/change.ts';
import { bindAs, mintJobDb } from '../../../platform/server/database/handles.ts';

export interface TestFollower {
  readonly status: number;
  readonly headers: Headers;
  readonly events: StreamEvent[];
  /** Data of the messages. */
  readonly messages: () => readonly { kind: string; contactId: string | null; subject: { type: string; id: string } }[];
  readonly lastId: () => string;
  /** Milliseconds the server asks this reader to wait before it comes back. */
  readonly retryMs: () => number | undefined;
  /** Settles when the stream is over, however it ends; with the time of that. */
  readonly over: Promise<number>;
  /** Leaves as a browser does that goes to another page. */
  leave(): void;
}

export async function follow(url: string, token: string | undefined, lastId?: string): Promise<TestFollower> {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/live`, {
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...(lastId !== undefined && { 'last-event-id': lastId }) },
    signal: leaving.signal,
  });
  const reader = createEventStreamReader(lastId);
  const events: StreamEvent[] = [];
  const over = drain(answer, reader, events).then(
    () => performance.now(),
    () => performance.now(),
  );
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    over,
    messages: () =>
      events.filter((e) => e.event === 'message').map((e) => JSON.parse(e.data) as ReturnType<TestFollower['messages']>[number]),
    lastId: () => reader.lastId,
    retryMs: () => reader.retryMs,
    leave: () => leaving.abort(),
  };
}

async function drain(answer: Response, reader: EventStreamReader, events: StreamEvent[]): Promise<void> {
  const decoder = new TextDecoder();
  for await (const piece of answer.body ?? []) events.push(...reader.read(decoder.decode(piece as Uint8Array, { stream: true })));
}

/** Changes that do nothing but leave their row. */
export function createActivityWriter(
  context: ChangeContext,
): (kind: ActivityKind, contactId: string | null, subjectId: string) => Promise<unknown> {
  return (kind, contactId, subjectId) =>
    runChange(
      { ...context, checkActivity: undefined },
      { actor: { kind: 'system', userId: null, name: 'Test' }, requestId: null, binding: bindAs(mintJobDb) },
      kind,
      async ({ record }) => {
        record({ contactId, subject: { type: 'thing', id: subjectId }, summary: 'Secret words nobody is told' });
        return true;
      },
    );
}

/** Rows written in one statement each, without `runChange`: for many at once, or in a transaction of the test. */
export async function insertRows(
  db: { query(text: string, values: unknown[]): Promise<unknown> },
  kind: ActivityKind,
  subjectIds: readonly string[],
  contactId: string | null = null,
): Promise<void> {
  await db.query(
    `insert into activity (at, kind, actor_kind, actor_name, contact_id, subject_type, subject_id)
    select now(), $1, 'system', 'Test', $2, 'thing', id from unnest($3::text[]) id`,
    [kind, contactId, subjectIds],
  );
}
