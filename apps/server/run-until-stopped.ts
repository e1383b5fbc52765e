// How a started program ends: in good order when it is asked to, with a sentence when it has lost its database for good.

import { isForNow } from '../../platform/server/database/database-unavailable.ts';

/** The exit code of a start that failed for a reason the person must mend (EX_CONFIG): starting again would not help. */
const CANNOT_START = 78;
/** The exit code of a start that may succeed later (EX_TEMPFAIL): the supervisor starts the program again. */
const NOT_NOW = 75;

/** With what a start that failed ends: a database that went away while the program started may be back at the next one. */
export function exitCodeOf(error: unknown): number {
  return isForNow(error) ? NOT_NOW : CANNOT_START;
}

/** Closes `program` and exits when a signal asks for it, or when its database is lost. */
export function runUntilStopped(program: { readonly close: () => Promise<unknown>; readonly lost: Promise<Error> }): void {
  let stopping = false;
  // The terminal sends Ctrl-C to every process of the group, so the same signal may come twice.
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    program.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  void program.lost.then((why) => {
    console.error(why.message);
    process.exit(1);
  });
}
