// Notices when the clock of the machine was set: times on records would be wrong, links end early or live too long. Nothing is
// done about it but to say so; what is sent hangs on states in the database, never on the time of day.
import type { Logger } from './log.ts';

/** A step smaller than this is what time servers do all day. */
export const STEP_MS = 5 * 60_000;
const LOOK_EVERY_MS = 30_000;

/** How far the clock was set between two looks, in milliseconds (negative: back); undefined when it was not set. */
export function judgeStep(wallMs: number, steadyMs: number): number | undefined {
  const step = wallMs - steadyMs;
  return Math.abs(step) >= STEP_MS ? step : undefined;
}

/** When the clock was set, and by how many minutes (negative: back). */
export interface ClockStep {
  readonly at: Date;
  readonly minutes: number;
}
export interface ClockWatch {
  readonly last: () => ClockStep | undefined;
  readonly stop: () => void;
}

/** Looks at the machine's own clock every half minute. A machine that slept looks the same and is logged the same. */
export function watchClock(log: Logger): ClockWatch {
  let last: ClockStep | undefined;
  let wall = Date.now();
  let steady = performance.now();
  const timer = setInterval(() => {
    const [nextWall, nextSteady] = [Date.now(), performance.now()];
    const step = judgeStep(nextWall - wall, nextSteady - steady);
    [wall, steady] = [nextWall, nextSteady];
    if (step === undefined) return;
    last = { at: new Date(nextWall), minutes: Math.round(step / 60_000) };
    log.warn({ minutes: last.minutes }, 'the clock was set; please check the time of this machine');
  }, LOOK_EVERY_MS);
  timer.unref();
  return { last: () => last, stop: () => clearInterval(timer) };
}
