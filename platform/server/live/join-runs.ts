/**
 * Makes calls of `run` share runs: only one runs at a time, and each caller gets a run that began after the call. Rejects
 * with what that run rejects with.
 */
export function joinRuns(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const join = (): Promise<void> => {
    if (!current) {
      current = run().finally(() => void (current = undefined));
      return current;
    }
    const again = (): Promise<void> => {
      next = undefined;
      return join();
    };
    next ??= current.then(again, again);
    return next;
  };
  return join;
}
