// kill -9 at the worst moments: nothing acknowledged is lost, nothing is done twice, the folder opens again.
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectApi, fetchIdToken } from '../../apps/server/loopback-client.ts';
import { letWorkThrough } from '../support/let-work.ts';
import { spawnServer, startChild, type ChildServer } from '../support/child-server.ts';
import { OWNER, signUpPlainOwner } from '../support/first-owner.ts';
import { collectionItem, COMPLETE_CONTACT, mariasReport } from '../support/people.ts';
import { migratedFolder } from '../support/migrated-folder.ts';

let folder: string;
let running: ChildServer[] = [];
beforeEach(() => void (folder = migratedFolder('crash')));
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
  rmSync(folder, { recursive: true, force: true });
});
async function start(): Promise<ChildServer> {
  const server = await startChild({ DATA_DIR: folder });
  running.push(server);
  return server;
}

/** Starts again after a kill: the dead one's database may need a moment to notice that its parent is gone. */
async function restart(): Promise<ChildServer> {
  for (let i = 0; ; i += 1) {
    const server = await spawnServer({ DATA_DIR: folder });
    if (!('output' in server)) {
      running.push(server);
      return server;
    }
    if (i === 20 || !server.output.includes('in use')) throw new Error(server.output);
  }
}

test('a second process on the same folder exits and names the holder; after a kill the folder is free', async () => {
  const first = await start();
  const second = await spawnServer({ DATA_DIR: folder });
  expect(second).toMatchObject({ exitCode: 78, output: expect.stringMatching(new RegExp(`in use by process ${first.pid} \\(started `)) });
  await first.kill();
  const third = await restart();
  expect((await fetch(`${third.url}/healthz`)).status).toBe(200);
});

test('every contact that was acknowledged before a kill is there afterwards, each with its one activity row', async () => {
  const server = await start();
  const api = connectApi(server.url, await signUpPlainOwner(server));
  const acknowledged: string[] = [];
  const writers = Array.from({ length: 4 }, async (_, w) => {
    for (let i = 0; i < 500; i += 1) {
      try {
        acknowledged.push((await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, lastName: `Writer${w}x${i}` })).id);
        if (acknowledged.length === 60) void server.kill();
      } catch {
        return;
      }
    }
  });
  await Promise.all(writers);
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);

  const again = await restart();
  const after = connectApi(again.url, await fetchIdToken(again.url, OWNER.email, OWNER.password));
  for (const id of acknowledged) {
    await after.contacts.get({ id });
    expect((await after.activity.list({ contactId: id })).rows.map((r) => r.kind)).toEqual(['contacts.created']);
  }
});

test('a round opened just before a kill gets its letters after the restart, one per bureau', async () => {
  const server = await start();
  const api = connectApi(server.url, await signUpPlainOwner(server));
  const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
  await letWorkThrough(api, contactId);
  const { id: reportId } = await api.creditReports.upload({ contactId, file: mariasReport() });
  let collectionId: string | undefined;
  while (collectionId === undefined) {
    const { report } = await api.creditReports.get({ id: reportId });
    collectionId = report?.accounts.find((a) => a.displayName.includes('NORTHGATE'))?.id;
  }
  const lineId = collectionId;
  const { draft } = await api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: (['EQ', 'EX', 'TU'] as const).map((b) => collectionItem(lineId, b)),
  });
  await api.disputes.openRound({ contactId, version: draft.version });
  await server.kill();

  const again = await restart();
  const after = connectApi(again.url, await fetchIdToken(again.url, OWNER.email, OWNER.password));
  const end = Date.now() + 90_000;
  for (;;) {
    const { rows } = await after.letters.list({ contactId });
    if (rows.length === 3 && rows.every((r) => r.state === 'ready')) {
      expect(rows.map((r) => r.bureau).sort()).toEqual(['EQ', 'EX', 'TU']);
      return;
    }
    if (Date.now() > end) throw new Error(`Letters after the restart: ${JSON.stringify(rows)}`);
    await new Promise((done) => setTimeout(done, 200));
  }
}, 180_000);
