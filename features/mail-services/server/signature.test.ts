// What the mail service posts is read only with its signature, and only while it is new.
import { expect, test } from 'vitest';
import { isSigned, sign, TOLERANCE_MS } from './signature.ts';
import { readPosted } from './track-events.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const SECRET = 'a secret of both sides';
const BODY = '{"id":"evt_1"}';
const signed = (timestamp: string, body = BODY, secret = SECRET) => ({ signature: sign(secret, timestamp, body), timestamp, body });
const ms = (offset: number): string => String(NOW.getTime() + offset);

test.each([
  ['milliseconds', signed(ms(0)), true],
  ['seconds', signed(String(Math.floor(NOW.getTime() / 1000))), true],
  ['capital letters', { ...signed(ms(0)), signature: signed(ms(0)).signature.toUpperCase() }, true],
  ['almost too old', signed(ms(-TOLERANCE_MS)), true],
  ['too old', signed(ms(-TOLERANCE_MS - 1)), false],
  ['from the future', signed(ms(TOLERANCE_MS + 1)), false],
  ['another secret', signed(ms(0), BODY, 'another'), false],
  ['another body', { ...signed(ms(0)), body: '{"id":"evt_2"}' }, false],
  ['another time', { ...signed(ms(0)), timestamp: ms(1) }, false],
  ['no time', signed(''), false],
  ['a time that is no number', signed('now'), false],
  ['no signature', { ...signed(ms(0)), signature: '' }, false],
])('%s', (_what, sent, good) => expect(isSigned(SECRET, sent, NOW)).toBe(good));

test.each([
  ['letter.delivered', 'delivered'],
  ['letter.certified.delivered', 'delivered'],
  ['letter.returned_to_sender', 'returned'],
  ['letter.in_local_area', 'in-transit'],
  ['letter.failed', 'failed'],
  ['letter.viewed', undefined],
  ['letter.return_envelope.delivered', undefined],
  ['postcard.delivered', undefined],
])('%s is read as %s', (type, kind) => {
  const event = { id: 'evt_1', reference_id: 'ltr_1', event_type: { id: type }, date_created: '2026-11-27T11:00:00.000Z' };
  expect(readPosted(JSON.stringify(event))).toMatchObject({ serviceRef: 'ltr_1', events: kind === undefined ? [] : [{ kind }] });
});

test('what is no event is not read', () => {
  for (const body of ['', '[]', '{"id":"evt_1"}', 'null']) expect(readPosted(body)).toBeUndefined();
});
