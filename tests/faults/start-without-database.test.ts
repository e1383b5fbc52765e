// PostgreSQL that is away when the program starts, and one that takes connections and answers nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spawnServer, type ChildServer } from '../support/child-server.ts';
import { openGate, type DatabaseGate } from '../support/database-gate.ts';
import { databaseUrl, onServer } from '../support/databases.ts';
import { signUpPlainOwner } from '../support/first-owner.ts';
import { until } from '../support/until.ts';

const postgres = process.env.TEST_DATABASE_URL ?? '';

describe.skipIf(postgres === '')('a database behind a network', () => {
  const name = `redress_test_away_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'redress-away-'));
  let gate: DatabaseGate;
  beforeAll(async () => {
    await onServer(postgres, `create database ${name}`);
    gate = await openGate(postgres, 'refusing');
  });
  afterAll(async () => {
    gate.close();
    await onServer(postgres, `drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });

  test('is waited for at the start, said once; cut off later, requests are answered 503 in words within seconds', async () => {
    const starting = spawnServer({ DATA_DIR: folder, DATABASE_URL: gate.url(databaseUrl(postgres, name)) });
    await until(async () => gate.asked() >= 2);
    gate.set('open');
    const server = await starting;
    if (!('url' in server)) throw new Error(`It ended instead of waiting: ${server.output}`);
    const token = await signUpPlainOwner(server);

    gate.set('silent');
    const answer = await ask(server, token);
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '5',
      expect.objectContaining({ code: 'app.databaseUnavailable' }),
    ]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503);

    gate.set('open');
    await until(async () => (await ask(server, token)).status === 200);
    await server.stop();
    const { exitCode, output } = await server.over;
    expect(exitCode).toBe(0);
    expect(output.split('\n').filter((line) => /database/i.test(line) && !line.startsWith('{'))).toEqual([
      expect.stringMatching(/^The database cannot be reached \(.+\)\. Redress waits for it and starts as soon as it answers\.$/),
      'The database answers. Starting.',
    ]);
  });

  test('one that does not exist is not waited for', async () => {
    gate.set('open');
    expect(await spawnServer({ DATA_DIR: folder, DATABASE_URL: gate.url(databaseUrl(postgres, 'redress_test_none')) })).toEqual({
      exitCode: 78,
      output: 'database "redress_test_none" does not exist\n',
    });
  });
});

function ask({ url }: ChildServer, token: string): Promise<Response> {
  return fetch(`${url}/api/contacts`, { headers: { authorization: `Bearer ${token}` } });
}
