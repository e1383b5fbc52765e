// One effect through every way a run can end: the program stops between any two steps, the service answers late, not at all, or lies.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Database, JobDb } from '../database/open-database.ts';
import type { Asked, EffectKey, Found } from './effect.ts';
import { endAttempt, findEffect, intend, listStuck, requeue, startAttempt, withdraw } from './ledger.ts';
import { EffectWaits, runEffect, type EffectRun } from './run-effect.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
let app: TestApp;
let database: Database;
beforeAll(async () => {
  app = await startTestApp();
  ({ database } = app.server);
});
afterAll(() => app.close());

let made = 0;
async function anEffect(attempts = 3): Promise<EffectKey> {
  made += 1;
  const effect: EffectKey = { kind: 'test.thing', key: `thing ${made}` };
  expect(await intend(database.db, { ...effect, subject: { type: 'thing', id: '1' }, contactId: null, attempts, at: NOW })).toBe(true);
  return effect;
}

/** The process ends here: nothing after it runs. */
class Killed extends Error {}
type Step = 'before asking' | 'while asking' | 'after the answer' | 'while looking' | 'before the end';

/** A service that keeps what it was asked for, and a program that stops at one step of its first run. */
function service(effect: EffectKey, killedAt?: Step) {
  const [happened, posts, looks]: [string[], string[], string[]] = [[], [], []];
  let kill = killedAt;
  const stopAt = (step: Step): void => {
    if (kill !== step) return;
    kill = undefined;
    throw new Killed(step);
  };
  const run = (more: Partial<EffectRun<string>> = {}): EffectRun<string> => ({
    effect,
    service: 'the service',
    ask: async () => {
      posts.push('asked');
      happened.push(effect.key);
      return { result: 'done', serviceRef: 's1', answer: 'sent' };
    },
    lookUp: async (): Promise<Found<string>> => {
      looks.push('looked');
      stopAt('while looking');
      return happened.length > 0 ? { found: 'there', serviceRef: 's1', answer: 'found' } : { found: 'absent' };
    },
    end: async ({ settle }) => {
      stopAt('before the end');
      await database.transaction((tx) => settle(tx, NOW));
    },
    ...more,
  });
  return { happened, posts, looks, stopAt, run };
}

const call = (transaction: Database['transaction'] = (work) => database.transaction(work)) => ({ db: database.db, now: NOW, transaction });
const stateOf = async (effect: EffectKey) => (await findEffect(database.db, effect))?.state;

test('the same key is intended once', async () => {
  const effect = await anEffect();
  const again = { ...effect, subject: { type: 'thing', id: '2' }, contactId: null, attempts: 9, at: NOW };
  expect(await intend(database.db, again)).toBe(false);
  const taken = await Promise.all([1, 2, 3].map(() => database.transaction((tx) => startAttempt(tx, effect, NOW))));
  expect(taken.filter((attempt) => attempt !== undefined)).toEqual([1]);
});

test.each<Step>(['before asking', 'while asking', 'after the answer', 'while looking', 'before the end'])(
  'a program that is killed %s has it happen once, whatever came before',
  async (step) => {
    const effect = await anEffect();
    const { happened, run, stopAt } = service(effect, step);
    // A kill takes the rest of the run with it: nothing is written any more.
    const killing: EffectRun<string> = run({
      ask: async () => {
        stopAt('before asking');
        happened.push(effect.key);
        stopAt('while asking');
        return { result: 'done', serviceRef: 's1', answer: 'sent' };
      },
      end: async ({ outcome, settle }) => {
        if (outcome.result === 'unknown' && outcome.problem === step) throw new Killed(step);
        stopAt('after the answer');
        stopAt('before the end');
        await database.transaction((tx) => settle(tx, NOW));
      },
    });
    for (let runs = 0; runs < 5; runs += 1)
      await runEffect(killing, call()).catch((error: unknown) => {
        if (!(error instanceof Killed || error instanceof EffectWaits)) throw error;
      });
    expect(await stateOf(effect)).toBe('done');
    expect(happened).toEqual([effect.key]);
  },
);

test('what no one can look up stays unknown until a person decides, and tells the truth when it comes late', async () => {
  const effect = await anEffect();
  await database.transaction((tx) => startAttempt(tx, effect, NOW));
  const { run, posts } = service(effect);
  const { lookUp: _, ...blind } = run();
  for (let runs = 0; runs < 3; runs += 1) await runEffect(blind, call());
  expect([await stateOf(effect), posts.length]).toEqual(['unknown', 0]);
  expect((await findEffect(database.db, effect))?.problem).toBe('The program stopped before the service answered.');
  expect(await endAttempt(database.db, effect, 1, { state: 'done', problem: null, at: NOW })).toBe(true);
  expect(await stateOf(effect)).toBe('done');
  // What is done stays done.
  expect(await requeue(database.db, effect, 1)).toBe(false);
  expect(await withdraw(database.db, effect)).toBe(false);
});

test('an end of an earlier attempt says nothing of a later one', async () => {
  const effect = await anEffect();
  await database.transaction((tx) => startAttempt(tx, effect, NOW));
  await endAttempt(database.db, effect, 1, { state: 'unknown', problem: 'No answer.', at: NOW });
  expect(await requeue(database.db, effect, 2)).toBe(true);
  expect(await database.transaction((tx) => startAttempt(tx, effect, NOW))).toBe(2);
  expect(await endAttempt(database.db, effect, 1, { state: 'refused', problem: 'No.', at: NOW })).toBe(false);
  expect(await stateOf(effect)).toBe('asked');
});

test('a service that is not sure is not asked again', async () => {
  const effect = await anEffect();
  const { run, posts } = service(effect);
  const unsure = run({
    ask: async (): Promise<Asked<string>> => {
      posts.push('asked');
      return { result: 'unknown', problem: 'No answer came.' };
    },
    lookUp: async () => ({ found: 'unsure', problem: 'The service cannot be reached.' }),
  });
  for (let runs = 0; runs < 4; runs += 1) await expect(runEffect(unsure, call())).rejects.toThrow(EffectWaits);
  expect([await stateOf(effect), posts.length]).toEqual(['unknown', 1]);
  expect((await findEffect(database.db, effect))?.problem).toBe('The service cannot be reached.');
  expect(await listStuck(database.db, 'test.thing', new Date(NOW.getTime() + 1), 100)).toContain(effect.key);
});

test('a refusal for now waits, the last attempt ends it, and a fault of ours while asking counts as no answer', async () => {
  const effect = await anEffect(2);
  const { run } = service(effect);
  const busy = run({ ask: async () => ({ result: 'refused', temporary: true, problem: 'Too many requests.' }) });
  await expect(runEffect(busy, call())).rejects.toThrow(EffectWaits);
  expect(await stateOf(effect)).toBe('intended');
  await runEffect(busy, call());
  expect(await stateOf(effect)).toBe('refused');

  const other = await anEffect();
  const broken = service(other).run({ ask: () => Promise.reject(new Error('The connection broke.')) });
  await expect(runEffect(broken, call())).rejects.toThrow(EffectWaits);
  expect(await findEffect(database.db, other)).toMatchObject({ state: 'unknown', problem: 'The connection broke.' });
});

test('what was called off, or may not be asked for any more, is not asked for', async () => {
  const [off, stopped] = [await anEffect(), await anEffect()];
  expect(await withdraw(database.db, off)).toBe(true);
  const calledOff = service(off);
  await runEffect(calledOff.run(), call());
  const barred = service(stopped);
  await runEffect(barred.run({ stop: async (_tx: JobDb) => 'The client took the approval back.' }), call());
  expect([calledOff.posts.length, barred.posts.length]).toEqual([0, 0]);
  expect(await stateOf(off)).toBe('withdrawn');
  expect(await findEffect(database.db, stopped)).toMatchObject({ state: 'refused', problem: 'The client took the approval back.' });
});
