// Offices of a known size to measure lists in, and clients that ask them.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { DEFAULT_SETTINGS } from '../../features/identity/rules/sign-in-settings.ts';
import { saveSettings } from '../../features/identity/server/public.ts';
import { createUser } from '../../features/accounts/server/public.ts';
import { startChild } from '../../tests/support/child-server.ts';
import { databaseUrl, onServer } from '../../tests/support/databases.ts';
import { seedContacts } from './contacts-seed.ts';

export const EMAIL = 'bench@example.test';
export const PASSWORD = 'Bench-office-2026-x';
const AT_ONCE = 8;

export interface Office {
  readonly env: { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
  readonly count: number;
  close(): Promise<void>;
}

/** An office with `count` contacts, embedded or on this PostgreSQL. */
export async function openOffice(count: number, server?: string): Promise<Office> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redress-bench-'));
  const name = `redress_bench_${process.pid}_${count}`;
  if (server !== undefined) await onServer(server, `create database ${name}`);
  const env = { DATA_DIR: dataDir, ...(server !== undefined && { DATABASE_URL: databaseUrl(server, name) }) };
  // The first start makes the schema; then rows are inserted while no server runs.
  await (await startChild(env)).stop();
  const database = await openDatabase(env);
  await saveSettings(database.db, { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered' });
  await createUser(database.db, { email: EMAIL, name: 'Bench', password: PASSWORD, role: 'owner' }, new Date());
  await seedContacts(database.pool, count);
  await database.close();
  return {
    env,
    count,
    close: async () => {
      if (server !== undefined) await onServer(server, `drop database if exists ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Ask {
  readonly url: string;
  readonly token: string;
  readonly body?: () => string;
}

/** Requests per second of `count` requests, eight at a time. @throws Error when one is not answered well */
export async function rateOf(ask: Ask, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = count;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        await send(ask, agent);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  return count / seconds;
}

/** Milliseconds of each of these requests, one after the other. */
export async function timesOf(asks: readonly Ask[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const ask of asks) {
    const begun = performance.now();
    await send(ask, agent);
    times.push(performance.now() - begun);
  }
  agent.destroy();
  return times;
}

export function send({ url, token, body }: Ask, agent?: Agent): Promise<string> {
  const text = body?.();
  return new Promise((done, fail) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    };
    const sent = request(url, { ...(agent && { agent }), method: text === undefined ? 'GET' : 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString();
        if (response.statusCode === 200 && answer.startsWith('{')) done(answer);
        else fail(new Error(`Unexpected answer ${response.statusCode}: ${answer.slice(0, 200)}`));
      });
    });
    sent.on('error', fail);
    sent.end(text);
  });
}
