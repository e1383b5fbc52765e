export type ShareRun = <T>(key: string, run: () => Promise<T>) => Promise<T>;

/**
 * Lets a request that is under way answer whoever asks the same meanwhile, instead of being sent twice: the second half of a double
 * click comes before its button is drawn busy. A `ShareRun` is kept for as long as the screen; its keys name what is asked.
 */
export function shareRuns(): ShareRun {
  const underWay = new Map<string, Promise<unknown>>();
  return <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const begun = underWay.get(key) as Promise<T> | undefined;
    if (begun) return begun;
    const begins = run().finally(() => underWay.delete(key));
    underWay.set(key, begins);
    return begins;
  };
}
