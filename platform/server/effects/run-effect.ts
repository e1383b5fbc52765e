// One effect, as far as it can be brought by one run of a job. Whatever ends a run early leaves a row that says so: 'asked' is committed
// before the service is asked, and what may have happened is never asked for again before the service was looked through.
import type { JobCall } from '../feature.ts';
import type { JobDb } from '../database/open-database.ts';
import type { Asked, Effect, EffectKey, Found } from './effect.ts';
import { endAttempt, findEffect, noteUnknown, requeue, startAttempt } from './ledger.ts';

/** How an attempt ended, for the change of the feature that keeps it. */
export interface Ending<D> {
  readonly attempt: number;
  readonly outcome: Asked<D>;
  /** Writes it into the ledger, in the transaction of that change; false when a later attempt has begun, and then nothing is changed. */
  readonly settle: (db: JobDb, at: Date) => Promise<boolean>;
}

export interface EffectRun<D> {
  readonly effect: EffectKey;
  /** Who is asked, for sentences: 'the mail server'. */
  readonly service: string;
  /** Asks the service, at most once for each attempt. An error counts as no answer. */
  readonly ask: (attempt: number) => Promise<Asked<D>>;
  /** Looks at the service for our key. Without it, only a person decides about what is unknown. */
  readonly lookUp?: (effect: Effect) => Promise<Found<D>>;
  /** In the transaction that marks it as asked: why it must not be asked for any more, which refuses it. */
  readonly stop?: (tx: JobDb) => Promise<string | undefined>;
  /** Keeps an end with all that follows from it, in one change that calls `settle`. */
  readonly end: (ending: Ending<D>) => Promise<void>;
}

/** Ends a run that is to be continued: the queue runs the job again later. */
export class EffectWaits extends Error {}

/** @throws EffectWaits when it waits for another attempt or look */
export async function runEffect<D>(
  run: EffectRun<D>,
  { db, transaction, now }: Pick<JobCall, 'db' | 'transaction' | 'now'>,
): Promise<void> {
  const { effect: key } = run;
  let effect = await findEffect(db, key);
  if (effect?.state === 'asked') {
    // Only a run that was cut short leaves this behind.
    await finish(run, effect.attempt, { result: 'unknown', problem: `The program stopped before ${run.service} answered.` });
    effect = await findEffect(db, key);
  }
  if (effect?.state === 'unknown') {
    if (!run.lookUp || !(await clearUp(run, effect, run.lookUp, transaction))) return;
    effect = await findEffect(db, key);
  }
  if (effect?.state !== 'intended') return;
  const started = await transaction(async (tx) => {
    const attempt = await startAttempt(tx, key, now);
    return attempt === undefined ? undefined : { attempt, stop: await run.stop?.(tx) };
  });
  if (!started) return;
  const { attempt, stop } = started;
  const outcome = stop === undefined ? await askOnce(run, attempt) : ({ result: 'refused', temporary: false, problem: stop } as const);
  if (outcome.result === 'refused' && outcome.temporary && attempt < effect.lastAttempt) {
    const end = { state: 'intended', problem: outcome.problem, at: now } as const;
    if (await transaction((tx) => endAttempt(tx, key, attempt, end))) throw new EffectWaits(`${name(key)} waits for another attempt.`);
  }
  await finish(run, attempt, outcome);
  if (outcome.result === 'unknown' && run.lookUp) throw new EffectWaits(`${name(key)} is to be looked up.`);
}

/** What came of asking; an error after the request may have left is no answer. */
async function askOnce<D>({ ask }: EffectRun<D>, attempt: number): Promise<Asked<D>> {
  try {
    return await ask(attempt);
  } catch (error) {
    return { result: 'unknown', problem: error instanceof Error ? error.message : String(error) };
  }
}

/** True when the service is sure that it has nothing, so that it may be asked again. @throws EffectWaits when it is not sure */
async function clearUp<D>(
  run: EffectRun<D>,
  { attempt, ...effect }: Effect,
  lookUp: (effect: Effect) => Promise<Found<D>>,
  transaction: JobCall['transaction'],
): Promise<boolean> {
  const found = await lookUp({ attempt, ...effect });
  if (found.found === 'absent') return transaction((tx) => requeue(tx, run.effect, Math.max(1, effect.lastAttempt - attempt), attempt));
  if (found.found === 'unsure') {
    await transaction((tx) => noteUnknown(tx, run.effect, found.problem));
    throw new EffectWaits(`${name(run.effect)} is unknown: ${found.problem}`);
  }
  await finish(run, attempt, { result: 'done', serviceRef: found.serviceRef, answer: found.answer });
  return false;
}

const STATES = { done: 'done', refused: 'refused', unknown: 'unknown' } as const;

async function finish<D>({ effect, end }: EffectRun<D>, attempt: number, outcome: Asked<D>): Promise<void> {
  await end({
    attempt,
    outcome,
    settle: (db, at) =>
      endAttempt(db, effect, attempt, {
        state: STATES[outcome.result],
        problem: outcome.result === 'done' ? null : outcome.problem,
        serviceRef: outcome.result === 'done' ? outcome.serviceRef : null,
        at,
      }),
  });
}

const name = ({ kind, key }: EffectKey): string => `${kind} ${key}`;
