import { expect, test } from 'vitest';
import { createCostlyWork, type CostlyRequest } from './costly-work.ts';

const never = new AbortController().signal;
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Asks for places in this order; `begun` tells who has one, `end` gives one back. */
function office(limits: Parameters<typeof createCostlyWork>[0]) {
  const work = createCostlyWork(limits);
  const [begun, refused]: [string[], string[]] = [[], []];
  const requests = new Map<string, CostlyRequest>();
  const enter = async (owner: string, name: string, signal: AbortSignal = never): Promise<CostlyRequest | undefined> => {
    const request = await work.enter(owner, signal);
    if (request) requests.set(name, request);
    else refused.push(name);
    return request;
  };
  return {
    begun,
    refused,
    /** Has sent nothing of its request yet. */
    enter,
    ask: async (owner: string, name: string, signal: AbortSignal = never): Promise<void> => {
      const request = await enter(owner, name, signal);
      if (await request?.begin()) begun.push(name);
    },
    done: async (name: string): Promise<void> => {
      requests.get(name)?.done();
      await turn();
    },
    end: async (name: string): Promise<void> => {
      requests.get(name)?.leave();
      await turn();
    },
  };
}

test('one person has few places, waits for more, and is refused beyond; others are not', async () => {
  const one = office({ perPerson: 2, waitingPerPerson: 1, atOnce: 4 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void one.ask('a', name);
  void one.ask('b', 'b1');
  await turn();
  expect(one).toMatchObject({ begun: ['a1', 'a2', 'b1'], refused: ['a4'] });
  await one.end('a1');
  expect(one.begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  await one.end('a1');
  void one.ask('a', 'a5');
  await turn();
  expect(one.begun, 'a place given back twice counts once').not.toContain('a5');
});

test('people take turns for the places of the program', async () => {
  const one = office({ perPerson: 2, waitingPerPerson: 9, atOnce: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void one.ask('a', name);
  for (const name of ['b1', 'b2']) void one.ask('b', name);
  void one.ask('c', 'c1');
  await turn();
  for (const name of ['a1', 'a2', 'b1', 'c1', 'b2']) await one.end(name);
  expect(one.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'b2', 'a3', 'a4']);
});

test('three people who send nothing, and three who read no answer, take no place from a fourth', async () => {
  const one = office({ perPerson: 2, waitingPerPerson: 9, atOnce: 6 });
  for (const owner of ['a', 'b', 'c']) for (const nth of [1, 2]) await one.enter(owner, `${owner}${nth}`);
  for (const owner of ['d', 'e', 'f']) for (const nth of [1, 2]) void one.ask(owner, `${owner}${nth}`);
  await turn();
  for (const owner of ['d', 'e', 'f']) for (const nth of [1, 2]) await one.done(`${owner}${nth}`);
  for (const name of ['g1', 'g2', 'g3', 'd3']) void one.ask(name.slice(0, 1), name);
  await turn();
  expect(one.begun.slice(6)).toEqual(['g1', 'g2']);
  await one.end('d1');
  expect(one.begun.slice(8), 'who reads no answer has fewer places').toEqual(['d3']);
});

test('who no longer waits for an answer gives the place in the queue away', async () => {
  const one = office({ perPerson: 1, waitingPerPerson: 1, atOnce: 1 });
  const gone = new AbortController();
  void one.ask('a', 'a1');
  void one.ask('a', 'a2', gone.signal);
  void one.ask('b', 'b1', gone.signal);
  await turn();
  gone.abort();
  void one.ask('a', 'a3');
  await one.end('a1');
  expect(one).toMatchObject({ begun: ['a1', 'a3'], refused: ['a2'] });
});

test('who leaves between getting a place and hearing of it gives it back', async () => {
  const work = createCostlyWork({ perPerson: 2, waitingPerPerson: 1, atOnce: 1 });
  const gone = new AbortController();
  const first = await work.enter('a', gone.signal);
  const begun = first?.begin();
  gone.abort();
  first?.leave();
  expect(await begun).toBe(false);
  const second = await work.enter('b', never);
  expect(await Promise.race([second?.begin(), turn()])).toBe(true);
});
