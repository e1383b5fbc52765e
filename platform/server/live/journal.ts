// The newest events of this process, read once from the database for all its streams. A stream is a place in it, so a slow one
// costs no memory of its own, and one that comes back is served from it without asking the database.
import { advance, cutBefore, hasSeen, includes, parsePosition, writePosition, type Position } from './commit-position.ts';

/** A committed row: the transaction that wrote it, and its event. */
export interface CommittedRow<E> {
  readonly transaction: number;
  readonly event: E;
}
/** Rows ascending by transaction, and the snapshot (PostgreSQL's text form) they were read with. */
export interface CommittedRows<E> {
  readonly snapshot: string;
  readonly rows: readonly CommittedRow<E>[];
}

export interface RowSource<E> {
  /** The last rows, at most `limit`. */
  readonly readLast: (limit: number) => Promise<CommittedRows<E>>;
  /** Rows committed since the snapshot `seen`, at most `limit`. */
  readonly readSince: (seen: string, limit: number) => Promise<CommittedRows<E>>;
}

export interface Entry<E> extends CommittedRow<E> {
  /** What a reader has seen after this entry; undefined while more of the same transaction follows. */
  readonly after: Position | undefined;
}

export interface Journal<E> {
  /** Number of the entry that will come next. */
  readonly end: number;
  /** What a reader of everything has seen. */
  readonly head: Position;
  /** Entry by number; undefined when it is no longer kept. */
  at(number: number): Entry<E> | undefined;
  /** The number that follows position `seen`; undefined when `seen` is too old or from another database. */
  resume(seen: Position): number | undefined;
  /** Reads what was committed since. 'flood' when it was more than is kept: then no reader's position is valid. */
  refresh(): Promise<readonly Entry<E>[] | 'flood'>;
}

/** Opens a journal that keeps `capacity` entries, filled with the last ones there are. */
export async function openJournal<E>(source: RowSource<E>, capacity: number): Promise<Journal<E>> {
  const last = await source.readLast(capacity);
  let head = parsePosition(last.snapshot);
  let start: Position = { next: 0, unfinished: [] };
  let rows = last.rows;
  const oldest = rows[0];
  if (rows.length >= capacity && oldest) {
    // The oldest transaction may have been cut in two.
    start = cutBefore(head, oldest.transaction + 1);
    rows = rows.filter((row) => row.transaction > oldest.transaction);
  }
  let first = 0;
  let entries = toEntries(start, head, rows);

  return {
    get end() {
      return first + entries.length;
    },
    get head() {
      return head;
    },
    at: (number) => entries[number - first],
    resume(seen) {
      if (!includes(seen, start) || !includes(head, seen)) return undefined;
      const unseen = entries.findIndex((entry) => !hasSeen(seen, entry.transaction));
      return first + (unseen === -1 ? entries.length : unseen);
    },
    async refresh() {
      const { snapshot, rows: fresh } = await source.readSince(writePosition(head), capacity + 1);
      const now = parsePosition(snapshot);
      if (fresh.length > capacity) {
        first += entries.length + 1;
        entries = [];
        head = start = now;
        return 'flood';
      }
      const added = toEntries(head, now, fresh);
      head = now;
      entries.push(...added);
      // Not entry by entry: moving the whole list for each new event would cost more than keeping a few too many.
      if (entries.length > capacity * 1.25) forget(entries.length - capacity);
      return added;
    },
  };

  function forget(count: number): void {
    // Up to the end of a transaction, so that no reader resumes in the middle of one.
    const last = entries.findIndex((entry, i) => i >= count - 1 && entry.after);
    start = entries[last]?.after ?? start;
    entries.splice(0, last + 1);
    first += last + 1;
  }
}

function toEntries<E>(from: Position, to: Position, rows: readonly CommittedRow<E>[]): Entry<E>[] {
  let before = from;
  return rows.map((row, i) => {
    if (rows[i + 1]?.transaction === row.transaction) return { ...row, after: undefined };
    before = advance(before, to, row.transaction);
    return { ...row, after: before };
  });
}
