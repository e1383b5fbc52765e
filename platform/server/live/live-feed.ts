// The live feed of one process: reads what was committed once, and sends each stream what its person may see at that moment.
import type { ServerResponse } from 'node:http';
import type { Logger } from '../log.ts';
import type { Principal } from '../scope.ts';
import { hasSeen, parsePosition, union, writePosition, type Position } from './commit-position.ts';
import type { CommitSignal } from './commit-signal.ts';
import { openEventStream, writeMessage, type AnswerHeaders, type EventStream } from './event-stream.ts';
import { joinRuns } from './join-runs.ts';
import { openJournal, type Entry, type Journal, type RowSource } from './journal.ts';

export interface LiveFeedParts<E> {
  readonly source: RowSource<E>;
  readonly onCommit: CommitSignal['onCommit'];
  /** The sessions among these that are still valid, with their current permissions. */
  readonly findLiveSessions: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Principal>>;
  /** Whether a person may open a stream at all. */
  readonly mayFollow: (person: Principal) => boolean;
  readonly mayHear: (event: E, person: Principal) => boolean;
  /** True when permissions must be read again before this event and later ones are sent. */
  readonly touchesRights: (event: E) => boolean;
  /** What is sent of an event, one line. */
  readonly write: (event: E) => string;
  /** Seals positions, which would reveal how busy the office is. `open` returns undefined for foreign values. */
  readonly seal: (position: string) => string;
  readonly open: (sealed: string) => string | undefined;
  readonly log: Logger;
}

export interface LiveFeed {
  /** True when this person has all the streams they may have. */
  isFull(userId: string): boolean;
  /**
   * Streams to `response` until it ends. `takeOver` is called when the answer begins and gives the headers to send; `lastId` is
   * where the reader stood when its last stream broke. @throws what the database throws, before the answer begins
   */
  follow(response: ServerResponse, takeOver: () => AnswerHeaders, person: Principal, lastId: string | undefined): Promise<void>;
  /** Ends all streams; nothing runs afterwards. */
  stop(): void;
}

interface Follower {
  readonly stream: EventStream;
  readonly sessionId: string;
  person: Principal;
  /** Number of the next entry. */
  next: number;
  /** The stream repeats entries up to number `until` for a reader at position `seen`. */
  readonly resumed: { readonly seen: Position; readonly until: number } | undefined;
  /** Set while the reader is too slow: since when, and where the journal ended then. */
  stalled: { readonly since: number; readonly end: number } | undefined;
}

export const STREAMS_PER_USER = 10;
/** Entries kept for readers who come back. */
export const KEPT = 5_000;
/** How far behind a reader who takes nothing may fall, and for how long. */
const MOST_BEHIND = 1_000;
const LONGEST_STALL_MS = 15_000;
const CHECK_MS = 500;
/** Permissions read longer ago than this are read again. */
const STALE_RIGHTS_MS = 900;
const HEARTBEAT_MS = 15_000;
/** Readers look by themselves in case a signal was lost. */
const LOOK_MS = 2_000;
/** Commits that follow each other quicker are read together. */
const GATHER_MS = 15;
const RETRY_MS = { least: 1_000, most: 5_000 } as const;

export function createLiveFeed<E>(parts: LiveFeedParts<E>): LiveFeed {
  const { log } = parts;
  const followers = new Set<Follower>();
  const perUser = new Map<string, number>();
  const frames = new WeakMap<Entry<E>, string>();
  let journal: Journal<E> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | undefined;
  let stopped = false;
  let rights = { asked: -Infinity, known: -Infinity, neededSince: -Infinity };
  let [lookedAt, beatAt] = [0, 0];

  const rightsHold = (): boolean => rights.asked >= rights.neededSince && performance.now() - rights.known <= STALE_RIGHTS_MS;

  const checkRights = joinRuns(async () => {
    const asked = performance.now();
    const those = [...followers];
    const live = await parts.findLiveSessions([...new Set(those.map((f) => f.sessionId))]);
    for (const f of those) {
      const person = live.get(f.sessionId);
      if (person && parts.mayFollow(person)) f.person = person;
      else end(f);
    }
    rights = { ...rights, asked, known: performance.now() };
  });

  const read = joinRuns(async () => {
    lookedAt = performance.now();
    if (!journal) journal = await openJournal(parts.source, KEPT);
    else {
      const from = journal;
      const added = await from.refresh();
      if (journal !== from) return;
      if (added !== 'flood' && added.some(({ event }) => parts.touchesRights(event))) rights.neededSince = performance.now();
    }
    await deliver(journal);
  });

  async function deliver(from: Journal<E>): Promise<void> {
    const waiting = [...followers].some((f) => f.next !== from.end);
    if (waiting && !rightsHold()) await checkRights();
    if (journal !== from) return;
    for (const f of followers) pump(f, from);
  }

  function pump(f: Follower, from: Journal<E>): void {
    while (f.next < from.end && f.stream.hasRoom() && rightsHold()) {
      const entry = from.at(f.next);
      if (!entry) {
        f.next = from.end;
        f.stream.send(writeMessage({ id: parts.seal(writePosition(from.head)), event: 'reset', data: '{}' }));
        continue;
      }
      const seen = f.resumed && f.next < f.resumed.until ? f.resumed.seen : undefined;
      f.next += 1;
      if ((seen && hasSeen(seen, entry.transaction)) || !parts.mayHear(entry.event, f.person)) continue;
      f.stream.send(seen ? write(entry, seen) : writeOnce(entry));
    }
    if (f.stream.hasRoom()) f.stalled = undefined;
    else f.stalled ??= { since: performance.now(), end: from.end };
    if (f.stalled && (from.end - f.stalled.end > MOST_BEHIND || performance.now() - f.stalled.since > LONGEST_STALL_MS)) {
      forget(f);
      f.stream.drop();
    }
  }

  /** A reader who saw more than this journal had at that entry must not be sent back. */
  function write({ event, after }: Entry<E>, seen?: Position): string {
    const position = after && (seen ? union(seen, after) : after);
    return writeMessage({ id: position && parts.seal(writePosition(position)), data: parts.write(event) });
  }
  function writeOnce(entry: Entry<E>): string {
    const known = frames.get(entry) ?? write(entry);
    frames.set(entry, known);
    return known;
  }

  function end(f: Follower): void {
    forget(f);
    f.stream.send(writeMessage({ event: 'end', data: '{}' }));
    f.stream.end();
  }

  function forget(f: Follower): void {
    if (!followers.delete(f)) return;
    release(f.person.userId);
    if (followers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }
  function release(userId: string): void {
    const left = (perUser.get(userId) ?? 1) - 1;
    if (left === 0) perUser.delete(userId);
    else perUser.set(userId, left);
  }

  /**
   * A database that was lost may come back without the last numbers it gave out, and give them to other transactions. What is
   * kept is therefore dropped, and readers are asked to reload everything.
   */
  const startOver = (error: unknown): void => {
    log.warn({ error: String(error) }, 'the live feed could not ask the database');
    journal = undefined;
    for (const f of followers) f.next = -1;
  };

  /** Sends idle readers a sign of life and their current position. */
  function beat(): void {
    if (!journal) return;
    const standing = writeMessage({ id: parts.seal(writePosition(journal.head)) });
    for (const f of followers) if (f.stream.hasRoom()) f.stream.send(f.next === journal.end ? standing : writeMessage({}));
  }

  function tick(): void {
    const now = performance.now();
    if (now - beatAt >= HEARTBEAT_MS) {
      beatAt = now;
      beat();
    }
    const work = now - lookedAt >= LOOK_MS ? checkRights().then(read) : checkRights().then(() => journal && deliver(journal));
    work.catch(startOver);
  }

  function readSoon(): void {
    if (followers.size === 0) return;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      read().catch(startOver);
    }, GATHER_MS);
  }

  return {
    isFull: (userId) => (perUser.get(userId) ?? 0) >= STREAMS_PER_USER,
    async follow(response, takeOver, person, lastId) {
      const came = performance.now();
      perUser.set(person.userId, (perUser.get(person.userId) ?? 0) + 1);
      unsubscribe ??= parts.onCommit(readSoon);
      try {
        // Begun after the request arrived, so it holds all that any process had sent this reader.
        await read();
      } catch (error) {
        release(person.userId);
        throw error;
      }
      const headers = takeOver();
      if (response.destroyed || stopped || !journal) {
        release(person.userId);
        return void response.destroy();
      }
      const from = journal;
      const seen = readPosition(parts, lastId);
      const next = lastId === undefined ? from.end : ((seen && from.resume(seen)) ?? -1);
      const stream = openEventStream(response, {
        headers,
        retryMs: RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least),
        onClose: () => forget(f),
        onRoom: () => {
          f.stalled = undefined;
          if (journal && followers.has(f)) pump(f, journal);
        },
      });
      const f: Follower = {
        stream,
        sessionId: person.sessionId,
        person,
        next,
        resumed: seen && { seen, until: from.end },
        stalled: undefined,
      };
      // Alone, no permissions are older than this person's, which were read for this request.
      if (followers.size === 0) rights = { ...rights, asked: came, known: performance.now() };
      followers.add(f);
      timer ??= setInterval(tick, CHECK_MS).unref();
      pump(f, from);
      if (f.next !== from.end) deliver(from).catch(startOver);
      if (f.next === from.end && stream.hasRoom()) stream.send(writeMessage({ id: parts.seal(writePosition(from.head)) }));
    },
    stop() {
      stopped = true;
      unsubscribe?.();
      clearTimeout(gathering);
      clearInterval(timer);
      for (const f of followers) f.stream.end();
      followers.clear();
    },
  };
}

function readPosition({ open }: { open: (sealed: string) => string | undefined }, lastId: string | undefined): Position | undefined {
  const text = lastId === undefined ? undefined : open(lastId);
  return text === undefined ? undefined : parsePosition(text);
}
