// Live streams of an office with all staff online: how long until a change made over the API arrives on the last of 2,000
// streams, and how long 2,000 readers wait for the first byte when they come back after a restart, each after the wait the
// page's reader would choose. Server and readers share the same two cores.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectApi, fetchIdToken } from '../../apps/server/loopback-client.ts';
import { createEventStreamReader, reconnectDelay } from '../../platform/base/event-stream.ts';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { DEFAULT_SETTINGS } from '../../features/identity/rules/sign-in-settings.ts';
import { saveSettings } from '../../features/identity/server/public.ts';
import { createUser } from '../../features/accounts/server/public.ts';
import { startChild } from '../../tests/support/child-server.ts';
import { databaseUrl, onServer } from '../../tests/support/databases.ts';
import { findPostgres } from '../../tests/support/find-postgres.ts';
import { COMPLETE_CONTACT } from '../../tests/support/people.ts';
import type { BenchRow } from './row.ts';

const USERS = 200;
const PER_USER = 10;
const CHANGES = 30;
const PASSWORD = 'Bench-office-2026-x';
const WITHIN_MS = 500;
const BACK_WITHIN_MS = 1_000;

export async function benchLiveStreams(): Promise<readonly BenchRow[]> {
  const rows = [...(await measure('embedded', undefined))];
  const postgres = await findPostgres();
  if (!postgres) {
    console.log('No PostgreSQL here; only the embedded database was measured.');
    return rows;
  }
  const name = `redress_bench_live_${process.pid}`;
  await onServer(postgres.url, `create database ${name}`);
  try {
    return [...rows, ...(await measure('postgres', databaseUrl(postgres.url, name)))];
  } finally {
    await onServer(postgres.url, `drop database if exists ${name} with (force)`);
    await postgres.stop();
  }
}

async function measure(kind: string, url: string | undefined): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redress-bench-'));
  // The address is part of the tokens, so it stays the same over the restart.
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), ...(url && { DATABASE_URL: url }) };
  try {
    await (await startChild(env)).stop();
    await seed(env);
    let server = await startChild(env);
    const tokens: string[] = [];
    for (let i = 0; i < USERS; i += 1) tokens.push(await fetchIdToken(server.url, `bench${i}@example.test`, PASSWORD));
    const alone = residentMb(server.pid);

    const heard = new Map<string, { begun: number; waits: number[] }>();
    const streams = await Promise.all(
      tokens.flatMap((token) =>
        Array.from({ length: PER_USER }, () =>
          openStream(server.url, token, undefined, (id) => {
            const change = heard.get(id);
            if (change) change.waits.push(performance.now() - change.begun);
          }),
        ),
      ),
    );
    const waits: number[] = [];
    const api = connectApi(server.url, tokens[0]);
    for (let i = 0; i < CHANGES; i += 1) {
      const { id } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: `person${i}@example.test` });
      const { version } = await api.contacts.get({ id });
      await everyoneReceived(
        streams.map((s) => s.received),
        id,
        1,
      );
      heard.set(id, { begun: performance.now(), waits });
      await api.contacts.update({ ...COMPLETE_CONTACT, ssn: null, id, version, email: `changed${i}@example.test` });
      await everyoneReceived(
        streams.map((s) => s.received),
        id,
        2,
      );
    }
    const open = residentMb(server.pid);
    await server.stop();

    server = await startChild(env);
    const backs = await Promise.all(
      streams.map(async (stream, i) => {
        await new Promise((done) => setTimeout(done, reconnectDelay(1, stream.retryMs(), Math.random())));
        return openStream(server.url, tokens[Math.floor(i / PER_USER)] ?? '', stream.lastId(), () => undefined);
      }),
    );
    for (const stream of backs) stream.leave();
    await server.stop();
    const [received, back] = [
      percentile(waits, 0.99),
      percentile(
        backs.map((s) => s.firstByteMs),
        0.95,
      ),
    ];
    const count = (USERS * PER_USER).toLocaleString('en-US');
    return [
      {
        name: `change received on ${count} streams, p99 from the request, ${kind}`,
        bare: WITHIN_MS,
        ours: received,
        unit: 'ms',
        ratio: received / WITHIN_MS,
        limit: { atMost: 1 },
        note: `p50 ${percentile(waits, 0.5).toFixed(0)} ms; server memory ${open} MB, ${alone} MB without streams`,
      },
      {
        name: `first byte of ${count} streams back after a restart, p95, ${kind}`,
        bare: BACK_WITHIN_MS,
        ours: back,
        unit: 'ms',
        ratio: back / BACK_WITHIN_MS,
        limit: { atMost: 1 },
        note: `p50 ${percentile(
          backs.map((s) => s.firstByteMs),
          0.5,
        ).toFixed(0)} ms`,
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function seed(env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const database = await openDatabase(env);
  await saveSettings(database.db, { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered' });
  await createUser(database.db, { email: 'bench0@example.test', name: 'Bench', password: PASSWORD, role: 'owner' }, new Date());
  await database.pool.query(`insert into users (id, email, password_hash, name, role, kind, created_at, valid_since)
    select gen_random_uuid(), 'bench' || i || '@example.test', password_hash, name, role, kind, created_at, valid_since from users, generate_series(1, ${USERS - 1}) i`);
  await database.close();
}

/** Waits until each of these readers received `id` so many times. @throws Error after a minute */
async function everyoneReceived(readers: readonly ReadonlyMap<string, number>[], id: string, times: number): Promise<void> {
  const end = performance.now() + 60_000;
  while (readers.some((received) => (received.get(id) ?? 0) < times)) {
    if (performance.now() > end) throw new Error('A change was not received by all streams within a minute.');
    await new Promise((done) => setTimeout(done, 10));
  }
}

interface OpenStream {
  readonly firstByteMs: number;
  /** How often each subject was received. */
  readonly received: ReadonlyMap<string, number>;
  readonly lastId: () => string;
  readonly retryMs: () => number | undefined;
  leave(): void;
}

/** A stream whose first byte has come; `onEvent` gets the id of each subject. */
function openStream(url: string, token: string, lastId: string | undefined, onEvent: (id: string) => void): Promise<OpenStream> {
  return new Promise((done, fail) => {
    const begun = performance.now();
    const reader = createEventStreamReader(lastId);
    const agent = new Agent({ keepAlive: false });
    const received = new Map<string, number>();
    const read = (response: IncomingMessage): void => {
      if (response.statusCode !== 200) return fail(new Error(`A stream answered ${response.statusCode}.`));
      response.on('error', () => undefined);
      response.once('data', () =>
        done({
          firstByteMs: performance.now() - begun,
          received,
          lastId: () => reader.lastId,
          retryMs: () => reader.retryMs,
          leave: () => response.destroy(),
        }),
      );
      return void response.on('data', (piece: Buffer) => {
        for (const { event, data } of reader.read(piece.toString())) {
          if (event !== 'message') continue;
          const { id } = (JSON.parse(data) as { subject: { id: string } }).subject;
          received.set(id, (received.get(id) ?? 0) + 1);
          onEvent(id);
        }
      });
    };
    request(`${url}/api/live`, { agent, headers: { authorization: `Bearer ${token}`, ...(lastId && { 'last-event-id': lastId }) } }, read)
      .on('error', fail)
      .end();
  });
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb ?? 0) / 1024);
}
