// PostgreSQL has no connection left for the program: people are asked to try again, and it continues by itself once there is one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import { connectApi } from '../../apps/server/loopback-client.ts';
import { startChild, type ChildServer } from '../support/child-server.ts';
import { databaseUrl, onServer } from '../support/databases.ts';
import { signUpPlainOwner } from '../support/first-owner.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { until } from '../support/until.ts';

const postgres = process.env.TEST_DATABASE_URL ?? '';

describe.skipIf(postgres === '')('without a free connection', () => {
  const name = `redress_test_full_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'redress-full-'));
  const admin = new Client({ connectionString: postgres });
  let server: ChildServer;
  beforeAll(async () => {
    await admin.connect();
    await admin.query(`create role ${name} login createrole`);
    await admin.query(`create database ${name} owner ${name}`);
    const url = new URL(databaseUrl(postgres, name));
    url.username = name;
    server = await startChild({ DATA_DIR: folder, DATABASE_URL: url.href });
  });
  afterAll(async () => {
    await server.kill();
    await admin.end();
    await onServer(postgres, `drop database if exists ${name} with (force)`);
    await onServer(postgres, `drop role if exists ${name}`);
    rmSync(folder, { recursive: true, force: true });
  });

  test('requests are answered 503 in words, and the next ones work as soon as there is a connection', async () => {
    const token = await signUpPlainOwner(server);
    const api = connectApi(server.url, token);
    const { id } = await api.contacts.create(COMPLETE_CONTACT);
    await admin.query(`alter role ${name} connection limit 0`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [name]);

    const answer = await fetch(`${server.url}/api/contacts/${id}`, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '5',
      expect.objectContaining({ code: 'app.databaseUnavailable', message: expect.stringMatching(/try again/i) }),
    ]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503);

    await admin.query(`alter role ${name} connection limit -1`);
    await until(async () => (await fetch(`${server.url}/healthz`)).status === 200);
    expect(await api.contacts.get({ id })).toMatchObject({ id });
    await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: 'after@example.test' });
    await server.stop();
    expect((await server.over).exitCode).toBe(0);
  });
});
