import { expect, test } from 'vitest';
import { refuseUnprintable, type PrintClient } from './print-stops.ts';

const at = new Date('2030-03-11T15:00:00Z');
const client = (id: string, over: Partial<PrintClient> = {}): PrintClient => ({
  id,
  firstName: 'Maria',
  lastName: id,
  archivedAt: null,
  onHoldSince: null,
  holdReason: null,
  ...over,
});
const BAR = { message: 'The agreement was canceled on Mar 11, 2030.', citation: '15 U.S.C. 1679e(a)' };

test.each<[string, readonly PrintClient[], readonly string[], object | undefined]>([
  ['no client is stopped', [client('a'), client('b')], [], undefined],
  [
    'one is archived',
    [client('a'), client('b', { archivedAt: at })],
    [],
    {
      code: 'contacts.archived',
      message: 'Maria b is archived, so nothing is sent. Restore the contact first, or leave these letters out.',
    },
  ],
  [
    'one is on hold',
    [client('a', { onHoldSince: at, holdReason: 'Payment failed' })],
    [],
    { code: 'letters.onHold', fields: { a: 'Maria a is on hold: Payment failed. Resume work first, or leave these letters out.' } },
  ],
  [
    'one is barred',
    [client('a'), client('b')],
    ['b'],
    { code: 'letters.workBarred', citation: BAR.citation, message: `Nothing is printed for Maria b. ${BAR.message}` },
  ],
  [
    'one is on hold, and barred',
    [client('a', { onHoldSince: at })],
    ['a'],
    { code: 'letters.workBarred', citation: BAR.citation, message: `Nothing is printed for Maria a. ${BAR.message}` },
  ],
  [
    'several, each for its own reason: the law names the refusal',
    [client('a', { onHoldSince: at }), client('b'), client('c')],
    ['c'],
    {
      code: 'letters.workBarred',
      citation: BAR.citation,
      message: 'The letters of 2 clients cannot be printed.',
      fields: {
        a: 'Maria a is on hold: no reason was given. Resume work first, or leave these letters out.',
        c: `Nothing is printed for Maria c. ${BAR.message}`,
      },
    },
  ],
])('%s', (_name, clients, barred, refusal) => {
  const found = refuseUnprintable(clients, new Map(barred.map((id) => [id, BAR])));
  if (refusal) expect(found).toMatchObject(refusal);
  else expect(found).toBeUndefined();
});
