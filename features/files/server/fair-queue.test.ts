import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

test('people take turns, one job each, and a job that fails gives its place away', async () => {
  const inTurn = createFairQueue({ atOnce: 2, perPerson: 1 });
  const begun: string[] = [];
  const ends = new Map<string, (fails?: boolean) => void>();
  const work = (person: string, name: string) =>
    inTurn(
      person,
      () =>
        new Promise<void>((done, fail) => {
          begun.push(name);
          ends.set(name, (fails) => (fails ? fail(new Error(name)) : done()));
        }),
    );
  const jobs = [
    ['ana', 'a1'],
    ['ana', 'a2'],
    ['ana', 'a3'],
    ['ben', 'b1'],
    ['ben', 'b2'],
    ['cleo', 'c1'],
  ].map(([person = '', name = '']) => work(person, name).catch(() => undefined));
  expect(begun).toEqual(['a1', 'b1']);
  for (const [name, next] of [
    ['a1', ['a2']],
    ['a2', ['c1']],
    ['b1', ['b2']],
    ['c1', ['a3']],
  ] as const) {
    // Ben cannot take a second place, so Ana continues beside him; then it is Cleo's turn before Ana's next.
    ends.get(name)?.(name === 'b1');
    await new Promise((done) => setImmediate(done));
    expect(begun.slice(-next.length)).toEqual(next);
  }
  for (const name of ['b2', 'a3']) ends.get(name)?.();
  await Promise.all(jobs);
});
