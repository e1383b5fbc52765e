// kill -9 while people are imported, and while a list is exported: both go on after the restart, no row twice and none missing.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { crashedOffice, type CrashedOffice } from '../support/crashed-office.ts';
import { untilSome } from '../support/until.ts';

const PEOPLE = 6_000;
const list = `First Name,Last Name,Email\n${Array.from({ length: PEOPLE }, (_, i) => `Crash,Row${i},crash${i}@example.test`).join('\n')}\n`;

let office: CrashedOffice;
beforeEach(() => void (office = crashedOffice('import-crash')));
afterEach(() => office.close());

test('an import killed while it checks and while it writes adds everybody once; an export killed between parts holds everybody once', async () => {
  let api = await office.begin();
  const { id, version, columns, options } = await api.imports.upload({ file: new File([list], 'crash.csv') });
  await api.imports.check({ id, version, columns, options });
  await untilSome(async () => ((await api.imports.get({ id })).rows.read > 0 ? true : undefined));
  await office.kill();

  api = await office.again();
  const checked = await untilSome(async () => {
    const one = await api.imports.get({ id });
    return one.state === 'checking' ? undefined : one;
  });
  expect(checked).toMatchObject({ state: 'checked', rows: { read: PEOPLE, ready: PEOPLE, bad: 0, known: 0 } });
  await api.imports.write({ id, version: checked.version });
  await untilSome(async () => ((await api.imports.get({ id })).rows.written > 0 ? true : undefined));
  await office.kill();

  api = await office.again();
  const done = await untilSome(async () => {
    const one = await api.imports.get({ id });
    return one.state === 'writing' ? undefined : one;
  });
  expect(done).toMatchObject({ state: 'done', rows: { written: PEOPLE } });
  expect((await api.contactLists.list({ import: id, limit: 1 })).total).toMatchObject({ count: PEOPLE, capped: false });

  const started = await api.exports.create({ dataset: 'contacts', filter: { import: id }, columns: ['lastName'] });
  await untilSome(async () => ((await api.exports.get({ id: started.id })).rowsTotal !== null ? true : undefined));
  // The session is a row of the database, so it lives through the crash with its token.
  await office.kill();
  api = await office.again();
  const written = await untilSome(async () => {
    const one = await api.exports.get({ id: started.id });
    return one.state === 'writing' ? undefined : one;
  });
  expect(written).toMatchObject({ state: 'ready', rowsWritten: PEOPLE });
  const mine = await untilSome(async () => {
    const one = await api.exports.create({ dataset: 'contacts', filter: { import: id }, columns: ['lastName'] });
    return untilSome(async () => {
      const now = await api.exports.get({ id: one.id });
      return now.state === 'writing' ? undefined : now;
    });
  });
  const { path } = await api.exports.openLink({ id: mine.id });
  const lines = (await (await fetch(`${office.server().url}${path}`)).text()).trim().split('\r\n').slice(1);
  expect([lines.length, new Set(lines).size]).toEqual([PEOPLE, PEOPLE]);
}, 360_000);
