// kill -9 at the worst moments: nothing acknowledged is lost, nothing is done twice, the folder opens again.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { spawnServer } from '../support/child-server.ts';
import { crashedOffice, startAgain, type CrashedOffice } from '../support/crashed-office.ts';
import { letWorkThrough } from '../support/let-work.ts';
import { collectionItem, COMPLETE_CONTACT, mariasReport } from '../support/people.ts';
import { untilSome } from '../support/until.ts';

let office: CrashedOffice;
beforeEach(() => void (office = crashedOffice('crash')));
afterEach(() => office.close());

test('a second process on the same folder exits and names the holder; after a kill the folder is free', async () => {
  await office.begin();
  const second = await spawnServer({ DATA_DIR: office.folder });
  expect(second).toMatchObject({
    exitCode: 78,
    output: expect.stringMatching(new RegExp(`in use by process ${office.server().pid} \\(started `)),
  });
  await office.kill();
  const third = await startAgain({ DATA_DIR: office.folder });
  expect((await fetch(`${third.url}/healthz`)).status).toBe(200);
  await third.kill();
});

test('every contact that was acknowledged before a kill is there afterwards, each with its one activity row', async () => {
  const api = await office.begin();
  const acknowledged: string[] = [];
  const writers = Array.from({ length: 4 }, async (_, w) => {
    for (let i = 0; i < 500; i += 1) {
      try {
        acknowledged.push((await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, lastName: `Writer${w}x${i}` })).id);
        if (acknowledged.length === 60) void office.kill();
      } catch {
        return;
      }
    }
  });
  await Promise.all(writers);
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);

  const after = await office.again();
  for (const id of acknowledged) {
    await after.contacts.get({ id });
    expect((await after.activity.list({ contactId: id })).rows.map((r) => r.kind)).toEqual(['contacts.created']);
  }
});

test('a round opened just before a kill gets its letters after the restart, one per bureau', async () => {
  const api = await office.begin();
  const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
  await letWorkThrough(api, contactId);
  const { id: reportId } = await api.creditReports.upload({ contactId, file: mariasReport() });
  const lineId = await untilSome(async () => {
    const { report } = await api.creditReports.get({ id: reportId });
    return report?.accounts.find(({ displayName }) => displayName.includes('NORTHGATE'))?.id;
  });
  const { draft } = await api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: (['EQ', 'EX', 'TU'] as const).map((b) => collectionItem(lineId, b)),
  });
  await api.disputes.openRound({ contactId, version: draft.version });
  await office.kill();

  const after = await office.again();
  const letters = await untilSome(async () => {
    const { rows } = await after.letters.list({ contactId });
    return rows.length === 3 && rows.every(({ state }) => state === 'ready') ? rows : undefined;
  });
  expect(letters.map(({ bureau }) => bureau).sort()).toEqual(['EQ', 'EX', 'TU']);
});
