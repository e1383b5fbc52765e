// The process of the embedded database dies under a running program, as when the system takes the memory of the largest process.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectApi } from '../../apps/server/loopback-client.ts';
import { follow } from '../../features/activity/server/testing.ts';
import { readHolder, runFolder } from '../../platform/server/database/lock.ts';
import { letWorkThrough } from '../support/let-work.ts';
import { startChild, type ChildServer } from '../support/child-server.ts';
import { signUpPlainOwner } from '../support/first-owner.ts';
import { COMPLETE_CONTACT, mariasReport } from '../support/people.ts';
import { until } from '../support/until.ts';
import { writeThroughOutage } from '../support/write-through-outage.ts';
import { migratedFolder } from '../support/migrated-folder.ts';

let folder: string;
let server: ChildServer;
beforeEach(async () => {
  folder = migratedFolder('death');
  server = await startChild({ DATA_DIR: folder });
});
afterEach(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

function killDatabase(): void {
  const holder = readHolder(runFolder(folder));
  if (holder?.pid !== server.pid) throw new Error('The database of this program was not found.');
  process.kill(holder.databasePid, 'SIGKILL');
}

test('it is started again: writers are asked to try again, nothing is lost, jobs and the live feed go on', async () => {
  const token = await signUpPlainOwner(server);
  const api = connectApi(server.url, token);
  const follower = await follow(server.url, token);

  const { acknowledged, refused } = await writeThroughOutage(server.url, token, killDatabase);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused)
    expect(answer).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { code: 'app.databaseUnavailable', data: { reference: expect.any(String) } },
    });
  for (const id of acknowledged)
    expect((await api.activity.list({ contactId: id })).rows.map((row) => row.kind)).toEqual(['contacts.created']);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  await until(async () => follower.events.some(({ event }) => event === 'reset'));
  const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
  await until(async () => follower.messages().some((message) => message.kind === 'contacts.created' && message.contactId === contactId));
  await letWorkThrough(api, contactId);
  const { id } = await api.creditReports.upload({ contactId, file: mariasReport() });
  await until(async () => (await api.creditReports.get({ id })).state !== 'reading');
  follower.leave();
  await server.stop();
  expect((await server.over).exitCode).toBe(0);
});

test('one that cannot be started again ends the program with a sentence; until then /healthz says so', async () => {
  renameSync(join(folder, 'pg'), join(folder, 'pg.away'));
  writeFileSync(join(folder, 'pg'), 'not a folder');
  killDatabase();
  await until(async () => (await fetch(`${server.url}/healthz`)).status === 503);
  const { exitCode, output } = await server.over;
  expect({ exitCode, output }).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/^The embedded database ended \(SIGKILL\) and could not be started again: .+$/m),
  });
});
