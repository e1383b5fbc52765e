/** At most `atOnce` jobs run at a time; the others wait for their turn. */
export function createTurns(atOnce: number): <T>(job: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((go) => queue.push(go));
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
