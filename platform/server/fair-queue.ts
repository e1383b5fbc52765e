// A queue in which people take turns: who waits with one thing is not behind everything that another one asked for before.

export interface FairQueue<T> {
  readonly size: number;
  add(owner: string, item: T): void;
  /** Before everything else of this owner, whose turn is next. */
  addFirst(owner: string, item: T): void;
  /** The oldest item of the owner whose turn it is. */
  next(): T | undefined;
  /** Takes out everything, in the order of turns. */
  empty(): T[];
}

/** Each owner's items stay in their order; owners with items take turns. */
export function createFairQueue<T>(): FairQueue<T> {
  // In the order of turns: a map keeps the order in which its keys were set.
  const byOwner = new Map<string, T[]>();
  let size = 0;
  const next = (): T | undefined => {
    const turn = byOwner.entries().next();
    if (turn.done) return undefined;
    const [owner, items] = turn.value;
    const item = items.shift();
    byOwner.delete(owner);
    if (items.length > 0) byOwner.set(owner, items);
    size -= 1;
    return item;
  };
  return {
    get size() {
      return size;
    },
    add(owner, item) {
      const items = byOwner.get(owner);
      if (items) items.push(item);
      else byOwner.set(owner, [item]);
      size += 1;
    },
    addFirst(owner, item) {
      const turns = [...byOwner].filter(([other]) => other !== owner);
      const own = byOwner.get(owner) ?? [];
      byOwner.clear();
      byOwner.set(owner, [item, ...own]);
      for (const [other, items] of turns) byOwner.set(other, items);
      size += 1;
    },
    next,
    empty() {
      const all: T[] = [];
      for (let item = next(); item !== undefined; item = next()) all.push(item);
      return all;
    },
  };
}
