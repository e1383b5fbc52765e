// Counts events by key over a sliding window, in this process. For limits where losing count at a restart does no harm.

export interface RateWindow {
  /** True when `key` has reached the limit. */
  isFull(key: string, now: Date): boolean;
  count(key: string, now: Date): void;
}

const windows = new Set<Map<string, number[]>>();

/** A server that starts has counted nothing yet, also where another one ran in this process before. */
export function emptyRateWindows(): void {
  for (const seen of windows) seen.clear();
}

/** At most `limit` events per `seconds`; keys beyond `maxKeys` push the longest silent ones out. */
export function createRateWindow(limit: number, seconds: number, maxKeys = 10_000): RateWindow {
  const seen = new Map<string, number[]>();
  windows.add(seen);
  const recent = (key: string, now: Date): number[] => (seen.get(key) ?? []).filter((at) => at > now.getTime() - seconds * 1000);
  return {
    isFull: (key, now) => recent(key, now).length >= limit,
    count(key, now) {
      const events = [...recent(key, now), now.getTime()].slice(-limit);
      seen.delete(key);
      seen.set(key, events);
      const oldest = seen.keys().next();
      if (seen.size > maxKeys && !oldest.done) seen.delete(oldest.value);
    },
  };
}
