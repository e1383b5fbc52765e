import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const asks = array(record({ owner: constantFrom<string>('a', 'b', 'c'), n: nat(99) }), { maxLength: 60 });

test('each has their own in the order asked for, and no one has two turns while another one who waits had none', () =>
  assert(
    property(asks, (all) => {
      const queue = createFairQueue<{ readonly owner: string; readonly n: number }>();
      for (const one of all) queue.add(one.owner, one);
      expect(queue.size).toBe(all.length);
      const order = queue.empty();
      const by = (list: readonly { readonly owner: string; readonly n: number }[], owner: string) =>
        list.filter((one) => one.owner === owner);
      for (const owner of ['a', 'b', 'c']) expect(by(order, owner)).toEqual(by(all, owner));
      for (const [at, { owner }] of order.entries()) {
        const before = order.slice(0, at);
        for (const other of ['a', 'b', 'c'])
          if (by(before, other).length < by(all, other).length)
            expect(by(before, owner).length).toBeLessThanOrEqual(by(before, other).length);
      }
      expect(queue.size).toBe(0);
    }),
  ));

test('what is put back first keeps its place and its turn', () => {
  const queue = createFairQueue<string>();
  queue.add('a', 'a1');
  queue.add('b', 'b1');
  queue.add('b', 'b2');
  queue.addFirst('b', 'b0');
  expect(queue.empty()).toEqual(['b0', 'a1', 'b1', 'b2']);
});
