import { expect, test } from 'vitest';
import { hasSeen, parsePosition, union, writePosition, type Position } from './commit-position.ts';
import { openJournal, type Journal, type RowSource } from './journal.ts';

/** A database of one table: transactions begin, write a row, and commit or not, in any order. */
class Rows {
  readonly running = new Set<number>();
  readonly committed: { transaction: number; event: string }[] = [];
  next = 5;

  begin(): void {
    this.running.add(this.next);
    this.next += 1;
  }
  finish(transaction: number, commits: boolean): void {
    this.running.delete(transaction);
    if (commits) this.committed.push({ transaction, event: `of ${transaction}` });
  }
  readonly source: RowSource<string> = {
    readLast: async (limit) => ({ snapshot: this.#snapshot(), rows: this.#sorted().slice(-limit) }),
    readSince: async (seen, limit) => ({
      snapshot: this.#snapshot(),
      rows: this.#sorted()
        .filter((row) => !hasSeen(parsePosition(seen), row.transaction))
        .slice(0, limit),
    }),
  };
  #snapshot(): string {
    return writePosition({ next: this.next, unfinished: [...this.running].sort((a, b) => a - b) });
  }
  #sorted() {
    return this.committed.toSorted((a, b) => a.transaction - b.transaction);
  }
}

/** Reads at most `count` events on from `seen`, as a stream does. Answers undefined when it is sent back to the start. */
function readOn(journal: Journal<string>, seen: Position, count: number): { told: string[]; seen: Position } | undefined {
  const told: string[] = [];
  let place = seen;
  const from = journal.resume(seen);
  if (from === undefined) return undefined;
  for (let number = from; number < journal.end && told.length < count; number += 1) {
    const entry = journal.at(number);
    if (!entry?.after) throw new Error('Each transaction wrote one row, and none may be gone.');
    if (hasSeen(seen, entry.transaction)) continue;
    told.push(entry.event);
    place = union(seen, entry.after);
  }
  return { told, seen: told.length < count ? journal.head : place };
}

function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('readers who go between two processes at any moment miss nothing and hear nothing twice', async () => {
  let sentBack = 0;
  let toldInAll = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const chance = chances(seed * 7919);
    const rows = new Rows();
    for (let i = 0; i < 15; i += 1) rows.finish((rows.begin(), rows.next - 1), true);
    const journals = [await openJournal(rows.source, 12), await openJournal(rows.source, 40)];
    let seen = journals[0]?.head ?? { next: 0, unfinished: [] };
    let expected = new Set<string>();
    let told: string[] = [];
    for (let step = 0; step < 400; step += 1) {
      const what = chance(10);
      if (what < 4) rows.begin();
      else if (what < 8) {
        const transaction = [...rows.running][chance(rows.running.size)];
        if (transaction === undefined) continue;
        const commits = chance(5) > 0;
        rows.finish(transaction, commits);
        if (commits) expected.add(`of ${transaction}`);
      } else {
        const journal = journals[chance(2)];
        // A reader comes to a process that has looked since; one that is asked nothing looks now and then.
        await journal?.refresh();
        const read = journal && readOn(journal, seen, 1 + chance(6));
        if (read) {
          told.push(...read.told);
          seen = read.seen;
        } else {
          sentBack += 1;
          seen = journal?.head ?? seen;
          expected = new Set();
          told = [];
        }
      }
    }
    await journals[1]?.refresh();
    const rest = journals[1] && readOn(journals[1], seen, 1_000);
    if (!rest) continue;
    const all = [...told, ...rest.told];
    toldInAll += all.length;
    expect(new Set(all).size).toBe(all.length);
    expect(all.toSorted()).toEqual([...expected].toSorted());
  }
  expect(toldInAll).toBeGreaterThan(1_000);
  expect(sentBack).toBeGreaterThan(0);
});

test('more at once than is kept leaves no one a place', async () => {
  const rows = new Rows();
  const journal = await openJournal(rows.source, 3);
  const before = journal.head;
  for (let i = 0; i < 4; i += 1) rows.finish((rows.begin(), rows.next - 1), true);
  const end = journal.end;
  expect(await journal.refresh()).toBe('flood');
  expect([journal.at(end), journal.end > end, journal.resume(before)]).toEqual([undefined, true, undefined]);
  expect(journal.resume(journal.head)).toBe(journal.end);
});
