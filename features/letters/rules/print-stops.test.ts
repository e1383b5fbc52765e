import { expect, test } from 'vitest';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { refuseUnprintable, type PrintClient } from './print-stops.ts';

const at = new Date('2030-03-11T15:00:00Z');
const client = (id: string, over: Partial<PrintClient> = {}): PrintClient => ({
  id,
  firstName: 'Maria',
  lastName: id,
  archivedAt: null,
  ...over,
});
const BAR = refuse('agreements.cancelled', 'The agreement was canceled on Mar 11, 2030.', { citation: '15 U.S.C. 1679e(a)' });
const HOLD = refuse('agreements.onHold', 'On hold: Payment failed. Resume work first.');

test.each<[string, readonly PrintClient[], Readonly<Record<string, Refusal>>, object | undefined]>([
  ['no client is stopped', [client('a'), client('b')], {}, undefined],
  [
    'one is archived',
    [client('a'), client('b', { archivedAt: at })],
    {},
    {
      code: 'contacts.archived',
      message: 'Maria b is archived, so nothing is sent. Restore the contact first, or leave these letters out.',
    },
  ],
  [
    'one is on hold',
    [client('a')],
    { a: HOLD },
    { code: 'agreements.onHold', fields: { a: `Nothing is printed for Maria a. ${HOLD.message}` } },
  ],
  [
    'one is archived, and on hold: resuming work would not help',
    [client('a', { archivedAt: at })],
    { a: HOLD },
    { code: 'contacts.archived' },
  ],
  [
    'one is archived, and barred by law',
    [client('a', { archivedAt: at }), client('b')],
    { a: BAR },
    { code: 'agreements.cancelled', citation: BAR.citation, message: `Nothing is printed for Maria a. ${BAR.message}` },
  ],
  [
    'several, each for its own reason: the law names the refusal',
    [client('a'), client('b'), client('c')],
    { a: HOLD, c: BAR },
    {
      code: 'agreements.cancelled',
      citation: BAR.citation,
      message: 'The letters of 2 clients cannot be printed.',
      fields: { a: `Nothing is printed for Maria a. ${HOLD.message}`, c: `Nothing is printed for Maria c. ${BAR.message}` },
    },
  ],
])('%s', (_name, clients, barred, refusal) => {
  const found = refuseUnprintable(clients, new Map(Object.entries(barred)));
  if (refusal) expect(found).toMatchObject(refusal);
  else expect(found).toBeUndefined();
});
