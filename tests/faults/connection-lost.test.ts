// PostgreSQL ends every connection of the program under load, as at a restart, a failover or the kill of one backend.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import { connectApi } from '../../apps/server/loopback-client.ts';
import { follow } from '../../features/activity/server/testing.ts';
import { letWorkThrough } from '../support/let-work.ts';
import { startChild, type ChildServer } from '../support/child-server.ts';
import { databaseUrl, onServer } from '../support/databases.ts';
import { signUpPlainOwner } from '../support/first-owner.ts';
import { COMPLETE_CONTACT, mariasReport } from '../support/people.ts';
import { until } from '../support/until.ts';
import { writeThroughOutage } from '../support/write-through-outage.ts';

const postgres = process.env.TEST_DATABASE_URL ?? '';

describe.skipIf(postgres === '')('a lost connection to PostgreSQL', () => {
  const name = `redress_test_lost_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'redress-lost-'));
  const watcher = new Client({ connectionString: postgres });
  let server: ChildServer;
  beforeAll(async () => {
    await onServer(postgres, `create database ${name}`);
    await watcher.connect();
    server = await startChild({ DATA_DIR: folder, DATABASE_URL: databaseUrl(postgres, name) });
  });
  afterAll(async () => {
    await server.kill();
    await watcher.end();
    await onServer(postgres, `drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });
  const endAll = () => watcher.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const listeners = async () =>
    (await watcher.query('select pid from pg_stat_activity where datname = $1 and query = $2', [name, 'listen redress_commit'])).rows.map(
      String,
    );

  test('ends neither the program nor a job, a stream or what was acknowledged', async () => {
    const token = await signUpPlainOwner(server);
    const api = connectApi(server.url, token);
    const follower = await follow(server.url, token);
    await until(async () => (await listeners()).length === 1);

    const { acknowledged, refused } = await writeThroughOutage(server.url, token, endAll);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toMatchObject({ status: 503, retryAfter: '5', body: { code: 'app.databaseUnavailable' } });
    for (const id of acknowledged)
      expect((await api.activity.list({ contactId: id })).rows.map((row) => row.kind)).toEqual(['contacts.created']);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    await until(async () => (await listeners()).length === 1);
    const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
    await until(async () => follower.messages().some((message) => message.kind === 'contacts.created' && message.contactId === contactId));
    await letWorkThrough(api, contactId);
    const { id } = await api.creditReports.upload({ contactId, file: mariasReport() });
    await until(async () => (await api.creditReports.get({ id })).state !== 'reading');
    follower.leave();
    await server.stop();
    expect((await server.over).exitCode).toBe(0);
  });
});
