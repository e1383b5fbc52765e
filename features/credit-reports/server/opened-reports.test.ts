// A report is opened once while neither its content nor the decisions about its lines change, and never for who may not see it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/base/ids.ts';
import { bindAsClient } from '../../../platform/server/database/handles.ts';
import { createSealer, type Sealer } from '../../../platform/server/seal.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { addMaria, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { lineRefOf } from '../../account-matching/rules/line-key.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { openReport } from './open-report.ts';
import { findOpened, forgetOpened, keepOpened } from './opened-reports.ts';

const KEY = Buffer.alloc(32, 7);
let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('the same report is handed out until a decision or its removal, per sealer', async () => {
  const { api } = await app.signIn('owner');
  const { contactId, reportId } = await addMaria(app, api);
  const { db } = app.server.database;
  const { sealer } = app.server.context.services;
  // Counted and compared, so that nothing writes the row any more.
  await app.eventually(async () => {
    const row = await db.selectFrom('creditReports').select('comparedKey').where('id', '=', reportId).executeTakeFirst();
    return row?.comparedKey ?? undefined;
  });
  const first = await openReport(db, sealer, reportId);
  expect(first?.accounts.length).toBeGreaterThan(3);
  expect(await openReport(db, sealer, reportId)).toBe(first);
  await expect(openReport(db, createSealer(KEY), reportId)).rejects.toThrow();

  const account = first?.accounts.find(({ byBureau }) => byBureau.EQ?.length === 1 && byBureau.EX?.length === 1);
  const [eq, ex] = [account?.byBureau.EQ?.[0], account?.byBureau.EX?.[0]];
  if (!eq || !ex) throw new Error('Maria has no account at both bureaus.');
  const isCollection = account?.portfolio === 'COLL';
  await api.accountMatching.decide({
    contactId,
    decisions: [{ kind: 'different', a: lineRefOf(eq, isCollection), b: lineRefOf(ex, isCollection) }],
  });
  const parted = await openReport(db, sealer, reportId);
  expect(parted?.accounts.length).toBe((first?.accounts.length ?? 0) + 1);

  const state = async () => api.creditReports.get({ id: reportId });
  await api.creditReports.discard({ id: reportId, version: (await state()).version });
  const aside = await openReport(db, sealer, reportId);
  expect(aside?.accounts.length).toBe(parted?.accounts.length);
  expect(await openReport(db, sealer, reportId)).not.toBe(aside);
});

test('who may not see a report is not handed the one that was opened for another', async () => {
  const { api } = await app.signIn('owner');
  const { contactId, reportId } = await addMaria(app, api);
  const { id: strangerId } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null });
  await letWork(app, strangerId);
  const { database, context } = app.server;
  expect(await openReport(database.db, context.services.sealer, reportId)).toBeDefined();
  const openAs = async (of: string) => {
    const { userId } = await app.signIn('client', { contactId: of });
    const { bind } = bindAsClient({ contactId: of, userId }, true);
    return database.db.transaction().execute(async (tx) => openReport(await bind(tx), context.services.sealer, reportId));
  };
  expect(await openAs(contactId)).toBeDefined();
  expect(await openAs(strangerId)).toBeUndefined();
});

test('twenty reports are kept; the one used longest ago makes room, and a removed one is forgotten with its combined reports', () => {
  const sealer: Sealer = createSealer(KEY);
  const report = { accounts: [] } as unknown as CreditReport;
  const ids = Array.from({ length: 20 }, () => newId());
  for (const id of ids) keepOpened(sealer, id, 'a', report);
  const [first = '', second = '', third = ''] = ids;
  expect(findOpened(sealer, first, 'a')).toBe(report);
  const whole = { accounts: [], parts: [{ reportId: third }] } as unknown as CreditReport;
  const combined = newId();
  keepOpened(sealer, combined, 'a', whole);
  expect(findOpened(sealer, second, 'a')).toBeUndefined();
  expect(findOpened(sealer, first, 'a')).toBe(report);
  expect(findOpened(sealer, third, 'b')).toBeUndefined();
  expect(findOpened(sealer, third, 'a')).toBeUndefined();
  expect(findOpened(sealer, combined, 'a')).toBe(whole);
  forgetOpened(sealer, third);
  expect(findOpened(sealer, combined, 'a')).toBeUndefined();
});
