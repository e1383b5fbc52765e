import { expect, test } from 'vitest';
import { createEventStreamReader, reconnectDelay } from './event-stream.ts';

const TEXT =
  'retry: 1500\n\nid: a\n\n: still here\n\nid: b\nevent: reset\ndata: {}\n\ndata: one\ndata:  two\r\n\r\ndata\rid: c\r\rid: d\ndata: unfinished';
const EVENTS = [
  { event: 'reset', data: '{}' },
  { event: 'message', data: 'one\n two' },
  { event: 'message', data: '' },
];

test('events, ids and the wait are read the same in whatever pieces they come', () => {
  for (let size = 1; size <= TEXT.length; size += 1) {
    const reader = createEventStreamReader();
    const pieces = TEXT.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
    expect(pieces.flatMap((piece) => reader.read(piece))).toEqual(EVENTS);
    expect([reader.lastId, reader.retryMs]).toEqual(['c', 1500]);
  }
});

test('an id counts once its block is complete, and lasts', () => {
  const reader = createEventStreamReader('before');
  reader.read('id: a\ndata: x\n');
  expect(reader.lastId).toBe('before');
  reader.read('\ndata: y\n\n');
  expect(reader.lastId).toBe('a');
});

test.each([
  [1, undefined, 0, 1_000],
  [1, undefined, 0.5, 2_000],
  [1, undefined, 1, 3_000],
  [1, 4_000, 0.5, 4_000],
  [3, undefined, 0.5, 8_000],
  [20, undefined, 0.5, 60_000],
  [0, undefined, 0.5, 2_000],
  [2_000, 1_000, 1, 90_000],
])('attempt %i after retry %s with chance %f waits %i ms', (failures, retry, random, ms) =>
  expect(reconnectDelay(failures, retry, random)).toBe(ms),
);

test('2,000 readers who come back after a restart spread over seconds', () => {
  const waits = Array.from({ length: 2_000 }, (_, i) => reconnectDelay(1, 1_000 + ((i * 7919) % 4_000), ((i * 104_729) % 1_000) / 1_000));
  const perSecond = [...Map.groupBy(waits, (ms) => Math.floor(ms / 1_000)).values()].map((group) => group.length);
  expect(Math.max(...perSecond)).toBeLessThan(800);
});
