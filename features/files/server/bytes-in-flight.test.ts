import { expect, test } from 'vitest';
import { createBytesByKind, createBytesInFlight } from './bytes-in-flight.ts';

test('all together and each person have a bound, and what is given back may be taken again', () => {
  const flight = createBytesInFlight({ total: 100, perPerson: 40 });
  const [ana, anaToo, ben, cleo] = [flight.open('ana'), flight.open('ana'), flight.open('ben'), flight.open('cleo')];
  expect([ana.add(30), anaToo.add(11), anaToo.add(10), ben.add(40), cleo.add(21), cleo.add(20)]).toEqual([
    true,
    false,
    true,
    true,
    false,
    true,
  ]);
  ana.giveBack(10);
  ben.release();
  ben.release();
  expect([cleo.add(30), anaToo.add(11), anaToo.add(10), cleo.add(20)]).toEqual([true, false, true, false]);
});

test('one file larger than the bound passes, alone', () => {
  const flight = createBytesInFlight({ total: 100, perPerson: 40 });
  const [ana, anaToo, ben] = [flight.open('ana'), flight.open('ana'), flight.open('ben')];
  expect([ana.add(500), anaToo.add(1), ben.add(1)]).toEqual([true, false, false]);
  ana.release();
  expect([anaToo.add(1), ben.add(1)]).toEqual([true, true]);
});

test('clients who hold all there is for them take nothing from the staff', () => {
  const flight = createBytesByKind({ total: 100, perPerson: 50 });
  expect(['ana', 'ben', 'cleo'].map((client) => flight.client.open(client).add(50))).toEqual([true, true, false]);
  expect(flight.staff.open('dan').add(50)).toBe(true);
});
