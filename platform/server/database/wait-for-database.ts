// A database server may start after the program, or be away when the program starts again. It is waited for: an office has no one at the
// machine to start the program a second time.
import { isConnectionLoss } from './database-unavailable.ts';

export interface Patience {
  /** Tells the person in front of the machine. */
  readonly say: (sentence: string) => void;
  /** Pauses between the tries; the last one is repeated without end. */
  readonly pausesMs?: readonly number[];
}

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Asks until the database answers, says once that it is waited for and once that it is there. It never gives up.
 * @throws whatever trying again cannot mend, such as a wrong password or a database that does not exist
 */
export async function waitForDatabase(ask: () => Promise<unknown>, { say, pausesMs = PAUSES_MS }: Patience): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await ask();
      if (tries > 0) say('The database answers. Starting.');
      return;
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      if (tries === 0) say(`The database cannot be reached (${reasonOf(error)}). Redress waits for it and starts as soon as it answers.`);
      const pause = pausesMs[Math.min(tries, pausesMs.length - 1)];
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** Every address of a name is tried, so the reason may be that of the first of several. */
function reasonOf(error: unknown): string {
  const one: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return one instanceof Error ? one.message : String(one);
}
