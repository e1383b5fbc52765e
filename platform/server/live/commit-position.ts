// How far a reader of committed rows has come. Row ids are drawn before the commit, so "after id 41" would skip a row 40 that
// commits later. A position is a PostgreSQL snapshot instead: which transactions were finished when the reader looked. It
// neither skips a late commit nor makes the others wait for it.

/** Every transaction below `next` has been seen, except those in `unfinished` (ascending). */
export interface Position {
  readonly next: number;
  readonly unfinished: readonly number[];
}

/** Reads PostgreSQL's text form, xmin:xmax:xip_list. @throws Error when it has another form */
export function parsePosition(text: string): Position {
  const [, next, list = ''] = /^\d{1,16}:(\d{1,16}):((?:\d{1,16},)*\d{1,16})?$/.exec(text) ?? [];
  if (next === undefined) throw new Error('A position in the live feed has an unknown form.');
  return { next: Number(next), unfinished: list === '' ? [] : list.split(',').map(Number) };
}

/** The form that `parsePosition` and PostgreSQL's pg_snapshot read. */
export function writePosition({ next, unfinished }: Position): string {
  return `${unfinished[0] ?? next}:${next}:${unfinished.join(',')}`;
}

/** True when what `transaction` wrote lies behind this position. */
export function hasSeen({ next, unfinished }: Position, transaction: number): boolean {
  return transaction < next && !unfinished.includes(transaction);
}

/** True when `later` has seen all that `earlier` has. */
export function includes(later: Position, earlier: Position): boolean {
  if (later.unfinished.some((transaction) => hasSeen(earlier, transaction))) return false;
  for (let transaction = later.next; transaction < earlier.next; transaction += 1) {
    if (!earlier.unfinished.includes(transaction)) return false;
  }
  return true;
}

/** What of `position` lies in transactions before `transaction`. */
export function cutBefore({ next, unfinished }: Position, transaction: number): Position {
  return { next: Math.min(next, transaction), unfinished: unfinished.filter((u) => u < transaction) };
}

/** Between two positions of one reader, who goes in the order of transactions: all of `from`, and of `to` what is up to `transaction`. */
export function advance(from: Position, to: Position, transaction: number): Position {
  return {
    next: Math.max(from.next, transaction + 1),
    unfinished: [...to.unfinished.filter((u) => u <= transaction), ...from.unfinished.filter((u) => u > transaction)],
  };
}

/** What either has seen. */
export function union(a: Position, b: Position): Position {
  const open = new Set([...a.unfinished, ...b.unfinished].filter((u) => !hasSeen(a, u) && !hasSeen(b, u)));
  return { next: Math.max(a.next, b.next), unfinished: [...open].sort((x, y) => x - y) };
}
