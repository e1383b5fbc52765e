/** Runs a job of `person` when it is their turn. */
export type FairQueue = <T>(person: string, job: () => Promise<T>) => Promise<T>;

/** At most `atOnce` jobs run at a time, and `perPerson` of one person; the others wait. People take turns. */
export function createFairQueue({ atOnce, perPerson }: { readonly atOnce: number; readonly perPerson: number }): FairQueue {
  // In the order of their next turn.
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let all = 0;
  const start = (person: string): void => {
    all += 1;
    running.set(person, (running.get(person) ?? 0) + 1);
  };
  const mayStart = (person: string): boolean => all < atOnce && (running.get(person) ?? 0) < perPerson;
  const goOn = (): void => {
    for (const [person, jobs] of waiting) {
      if (!mayStart(person)) continue;
      waiting.delete(person);
      const [next, ...rest] = jobs;
      if (rest.length > 0) waiting.set(person, rest);
      start(person);
      next?.();
    }
  };
  return async (person, job) => {
    if (mayStart(person) && !waiting.has(person)) start(person);
    else await new Promise<void>((go) => void waiting.set(person, [...(waiting.get(person) ?? []), go]));
    try {
      return await job();
    } finally {
      all -= 1;
      const left = (running.get(person) ?? 1) - 1;
      if (left === 0) running.delete(person);
      else running.set(person, left);
      goOn();
    }
  };
}
