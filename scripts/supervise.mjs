// Starts a program and starts it again when it ends unexpectedly: killed for its memory, or by an uncaught fault. An office
// has no one at the machine to do so.
import { spawn } from 'node:child_process';

/** The exit code of a start that failed for a reason only a person can mend (apps/server/run-until-stopped.ts has the same). */
const CANNOT_START = 78;
/** The pause before each restart after a quick death; when there are no more, the program is given up. */
const PAUSES_MS = [1_000, 2_000, 5_000, 15_000, 30_000];
/** A program that ran for this long was well; the pauses begin at the first again. */
const WELL_AFTER_MS = 5 * 60_000;

/**
 * Runs `command` until it ends as it should or is given up, and answers the exit code of the whole. SIGINT and SIGTERM are passed
 * on to it. `options` are those of `spawn`.
 */
export function supervise(command, args, options, { pausesMs = PAUSES_MS, wellAfterMs = WELL_AFTER_MS } = {}) {
  return new Promise((done) => {
    let child;
    let waiting;
    let stopping = false;
    let quickDeaths = 0;
    const say = (sentence) => console.error(`${new Date().toISOString()} ${sentence}`);

    const start = () => {
      waiting = undefined;
      const since = performance.now();
      child = spawn(command, args, options);
      child.once('error', (error) => {
        say(`The program cannot be started: ${error.message}`);
        finish(1);
      });
      child.once('exit', (code, signal) => {
        if (stopping || code === 0 || code === CANNOT_START) return finish(code ?? 1);
        quickDeaths = performance.now() - since >= wellAfterMs ? 1 : quickDeaths + 1;
        const pause = pausesMs[quickDeaths - 1];
        const how = signal ?? `exit code ${code}`;
        if (pause === undefined) {
          say(`The program ended unexpectedly (${how}), ${quickDeaths} times in a row. It is not started again.`);
          return finish(code || 1);
        }
        say(`The program ended unexpectedly (${how}). It is started again in ${pause / 1000} s.`);
        waiting = setTimeout(start, pause);
      });
    };
    const pass = (signal) => {
      stopping = true;
      if (waiting === undefined) return child.kill(signal);
      clearTimeout(waiting);
      finish(0);
    };
    const onInt = () => pass('SIGINT');
    const onTerm = () => pass('SIGTERM');
    const finish = (code) => {
      process.off('SIGINT', onInt);
      process.off('SIGTERM', onTerm);
      done(code);
    };
    process.on('SIGINT', onInt);
    process.on('SIGTERM', onTerm);
    start();
  });
}
