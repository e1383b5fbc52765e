import { expect, test } from 'vitest';
import type { Health } from '../contract.ts';
import { isStalled } from './stalled.ts';
import { judgeHealth, sayBytes } from './judge-health.ts';

const NOW = '2026-11-23T12:00:00.000Z';
const WELL: Health = {
  version: '1',
  runtime: 'Node 24',
  startedAt: NOW,
  database: { kind: 'postgres', version: '17', sizeBytes: 1, connections: 4, mostConnections: 100, rowSecurity: true },
  disk: { freeBytes: 5000, totalBytes: 9000, reserveBytes: 1000 },
  queue: { waiting: 0, running: 0, givenUp: 0, oldestWaitingAt: null },
  mail: { serverSetUp: true, waiting: 0, failed: 0, unclear: 0, kept: 0, lastSentAt: null },
  clock: { now: NOW, zone: 'UTC', databaseAheadMs: 3, lastStep: null },
  keys: { sealing: [1], signing: ['a'] },
  storage: [],
};

test.each<[Partial<Health>, object]>([
  [{}, { database: 'good', disk: 'good', queue: 'good', mail: 'good', clock: 'good' }],
  [{ disk: { ...WELL.disk, freeBytes: 3999 } }, { disk: 'soon' }],
  [{ disk: { ...WELL.disk, freeBytes: 999 } }, { disk: 'late' }],
  [{ queue: { ...WELL.queue, givenUp: 1 } }, { queue: 'late' }],
  [{ queue: { ...WELL.queue, oldestWaitingAt: '2026-11-23T11:54:00.000Z' } }, { queue: 'soon' }],
  [{ mail: { ...WELL.mail, unclear: 1 } }, { mail: 'soon' }],
  [{ clock: { ...WELL.clock, databaseAheadMs: -31_000 } }, { clock: 'late' }],
  [{ database: { ...WELL.database, rowSecurity: false } }, { database: 'soon' }],
])('%j is %j', (part, judged) => {
  expect(judgeHealth({ ...WELL, ...part })).toMatchObject(judged);
});

test.each([
  [0, '0 bytes'],
  [1023, '1,023 bytes'],
  [1536, '1.5 kB'],
  [3 * 1024 ** 3, '3 GB'],
])('%d is %s', (bytes, text) => {
  expect(sayBytes(bytes)).toBe(text);
});

test('an open run is stalled after two silent minutes, an ended one never', () => {
  const updatedAt = new Date('2026-11-23T11:57:00.000Z');
  expect(isStalled({ endedAt: null, updatedAt }, new Date(NOW))).toBe(true);
  expect(isStalled({ endedAt: null, updatedAt }, new Date('2026-11-23T11:58:00.000Z'))).toBe(false);
  expect(isStalled({ endedAt: updatedAt, updatedAt }, new Date(NOW))).toBe(false);
});
