// Signing in under attack: whether answer times reveal known addresses (design/security.md A1), and
// what people at work notice while someone tries passwords all the time (A2).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveSettings } from '../../features/identity/server/public.ts';
import { createUser } from '../../features/accounts/server/public.ts';
import { DEFAULT_SETTINGS } from '../../features/identity/rules/sign-in-settings.ts';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { fetchIdToken } from '../../apps/server/loopback-client.ts';
import { createLogger } from '../../platform/server/log.ts';
import { createSealer } from '../../platform/server/seal.ts';
import { bringUpToDate } from '../../apps/server/start-server.ts';
import { startChild } from '../../tests/support/child-server.ts';
import type { BenchRow } from './row.ts';

const PASSWORD = 'Correct-horse-9-staple';
const EMAIL = 'known@bench.test';
const PAIRS = 22;
const LOGINS_PER_SECOND = 100;
const SECONDS = 8;

export async function benchSignIn(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-bench-'));
  const env = { DATA_DIR: folder };
  try {
    const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
    await bringUpToDate(database, createSealer(Buffer.alloc(32)), createLogger('silent'));
    await saveSettings(database.db, { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered' });
    await createUser(database.db, { email: EMAIL, name: 'Bench', password: PASSWORD, role: 'owner' }, new Date());
    await database.close();
    const server = await startChild(env);
    try {
      const token = await fetchIdToken(server.url, EMAIL, PASSWORD);
      return [await compareAnswers(server.url), await crowd(server.url, token)];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fastest answers to a wrong password, known against unknown, taken in turns. Few enough that no throttle closes. */
async function compareAnswers(url: string): Promise<BenchRow> {
  const floor = { known: Infinity, unknown: Infinity };
  await time(() => tryPassword(url, 'warm@bench.test'));
  for (let i = 0; i < PAIRS; i += 1) {
    floor.unknown = Math.min(floor.unknown, await time(() => tryPassword(url, `nobody${i}@bench.test`)));
    // Nine wrong tries close nothing; a right one forgets them.
    if (i % 8 === 7) await fetchIdToken(url, EMAIL, PASSWORD);
    floor.known = Math.min(floor.known, await time(() => tryPassword(url, EMAIL)));
  }
  const apart = Math.abs(floor.known - floor.unknown);
  return {
    name: 'wrong password: fastest answer to a known address against an unknown one',
    bare: floor.unknown,
    ours: floor.known,
    unit: 'ms',
    ratio: 1 + apart / floor.unknown,
    limit: { atMost: 1.25 },
    note: `${apart.toFixed(1)} ms apart, 5 allowed`,
  };
}

/** 95th percentile of a list while logins come in, against the same list before. */
async function crowd(url: string, token: string): Promise<BenchRow> {
  const list = async (): Promise<number[]> => {
    const times: number[] = [];
    const end = performance.now() + SECONDS * 1000;
    while (performance.now() < end)
      times.push(await time(() => fetch(`${url}/api/contacts`, { headers: { authorization: `Bearer ${token}` } }).then((a) => a.text())));
    return times;
  };
  const before = percentile95(await list());
  const codes = new Map<number, number>();
  const attack = setInterval(() => {
    for (let i = 0; i < LOGINS_PER_SECOND / 10; i += 1) {
      void tryPassword(url, `crowd${Math.floor(Math.random() * 1e6)}@bench.test`).then(
        (status) => codes.set(status, (codes.get(status) ?? 0) + 1),
        () => undefined,
      );
    }
  }, 100);
  const during = percentile95(await list());
  clearInterval(attack);
  const answers = [...codes].map(([status, n]) => `${n} × ${status}`).join(', ');
  return {
    name: `list while ${LOGINS_PER_SECOND} sign-ins a second are tried, 95th percentile`,
    bare: before,
    ours: during,
    unit: 'ms',
    ratio: during / before,
    limit: { atMost: 250 / before },
    note: `limit is 250 ms; sign-ins answered ${answers}`,
  };
}

async function tryPassword(url: string, email: string): Promise<number> {
  const answer = await fetch(`${url}/v1/accounts:signInWithPassword?key=redress`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  });
  await answer.text();
  return answer.status;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}
