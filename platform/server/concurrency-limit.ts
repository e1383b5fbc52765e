// Limits how much expensive work runs at once.

export interface ConcurrencyLimit {
  /** Runs `job` when a place is free. Undefined when `waiting` jobs already wait. */
  run<T>(job: () => Promise<T>): Promise<T | undefined>;
}

/** At most `atOnce` jobs run and `waiting` wait. */
export function createConcurrencyLimit(atOnce: number, waiting: number): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  const release = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async run(job) {
      if (running < atOnce) running += 1;
      else if (queue.length >= waiting) return undefined;
      else await new Promise<void>((go) => queue.push(go));
      try {
        return await job();
      } finally {
        release();
      }
    },
  };
}
