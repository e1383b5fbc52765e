// kill -9 while records are destroyed: the disposal continues after the restart, each record is destroyed once, and the chain of the record holds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { createLogger } from '../../platform/server/log.ts';
import { crashedOffice, type CrashedOffice } from '../support/crashed-office.ts';
import { untilSome } from '../support/until.ts';

const PEOPLE = 120;
const list = `First Name,Last Name,Email,Category\n${Array.from({ length: PEOPLE }, (_, i) => `Gone,Row${i},gone${i}@example.test,Lead`).join('\n')}\n`;

let office: CrashedOffice;
beforeEach(() => void (office = crashedOffice('disposal-crash')));
afterEach(() => office.close());

/** Seven years pass for everyone, while no program has the folder. */
async function letYearsPass(): Promise<void> {
  const database = await untilSome(async () =>
    openDatabase({ DATABASE_URL: undefined, DATA_DIR: office.folder, DATABASE_SYNC: 'off' }, createLogger('error')).catch(() => undefined),
  );
  try {
    await database.pool.query(
      "update contacts set created_at = created_at - interval '8 years', stage = 'lost', stage_since = now() - interval '7 years' where category = 'lead'",
    );
  } finally {
    await database.close();
  }
}

test('a disposal killed twice between its records destroys each of them once', async () => {
  let api = await office.begin();
  const { id: importId, version, columns, options } = await api.imports.upload({ file: new File([list], 'gone.csv') });
  await api.imports.check({ id: importId, version, columns, options });
  const checked = await untilSome(async () => {
    const one = await api.imports.get({ id: importId });
    return one.state === 'checked' ? one : undefined;
  });
  await api.imports.write({ id: importId, version: checked.version });
  await untilSome(async () => ((await api.imports.get({ id: importId })).state === 'done' ? true : undefined));
  await office.kill();
  await letYearsPass();

  api = await office.again();
  const { settings } = await api.retention.listDue({});
  await api.retention.saveSettings({ version: settings.version, reportsMonths: 24, recordsYears: 6 });
  await untilSome(async () => ((await api.retention.listDue({})).ready === PEOPLE ? true : undefined));
  await expect(api.retention.approve({ expected: PEOPLE, typed: null })).rejects.toMatchObject({ code: 'retention.typeCount' });
  const { id } = await api.retention.approve({ expected: PEOPLE, typed: PEOPLE });
  const find = async () => (await api.retention.listDisposals({})).rows.find((one) => one.id === id);
  let last = 0;
  for (let kills = 0; kills < 2; kills += 1) {
    last = await untilSome(async () => {
      const done = (await find())?.done ?? 0;
      return done > last ? done : undefined;
    });
    await office.kill();
    expect(last).toBeLessThan(PEOPLE);
    api = await office.again();
  }
  const ended = await untilSome(async () => {
    const one = await find();
    return one?.state === 'done' ? one : undefined;
  });
  expect(ended).toMatchObject({ subjects: PEOPLE, done: PEOPLE, skipped: 0 });
  const listed = readFileSync(join(office.folder, 'keys', 'disposals.jsonl'), 'utf8');
  expect(new Set(listed.split('\n').filter((line) => line !== '')).size).toBe(PEOPLE);
  const { total } = await api.contactLists.list({ archived: 'yes', limit: 1 });
  expect(total?.count).toBe(PEOPLE);
  await api.system.startRun({ task: 'activity.verify' });
  const chain = await untilSome(async () => {
    const run = (await api.system.listTasks({})).tasks.find(({ key }) => key === 'activity.verify')?.latest;
    return run?.endedAt ? run : undefined;
  });
  expect(chain).toMatchObject({ ok: true });
}, 600_000);
