// Bounds work that must not crowd out everything else.

export interface Slots {
  /** Runs `job` when a slot is free; undefined when too many wait already. */
  run<T>(job: () => Promise<T>): Promise<T | undefined>;
}

/** At most `atOnce` jobs run and `waiting` wait. */
export function createSlots(atOnce: number, waiting: number): Slots {
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
