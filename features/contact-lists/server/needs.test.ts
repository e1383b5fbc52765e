// What waits at the start of a day.
import { mintStaffDb } from '../../../platform/server/database/handles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { mintScope, type StaffScope } from '../../../platform/server/scope.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { contactNeeds } from './needs.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

test('those who own contacts see their own, everyone else sees all', async () => {
  const today = parseCivilDate('2026-11-21');
  if (!today) throw new Error('No such day.');
  const sales = await app.signIn('sales');
  const scope = (userId: string, may = true): StaffScope => {
    const minted = mintScope({
      kind: 'staff',
      userId,
      sessionId: '',
      email: '',
      name: '',
      role: '',
      contactId: null,
      language: 'en',
      needsSecondFactor: false,
      authenticatedAt: new Date(),
      may: () => may,
    });
    if (minted?.kind !== 'staff') throw new Error('No staff.');
    return minted;
  };
  const needs = async (userId: string) =>
    (
      await contactNeeds({
        db: mintStaffDb(app.server.database.db),
        services: app.server.services,
        scope: scope(userId),
        now: new Date(),
        zone: 'America/New_York',
        today,
      })
    ).map(({ key, count, weight, href }) => [key, count, weight, href]);
  await app.server.database.pool.query('update contacts set archived_at = now()');
  const affiliate = { ...COMPLETE_CONTACT, ssn: null, category: 'affiliate' as const };
  for (const followUpOn of ['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24', null])
    await api.contacts.create({ ...affiliate, followUpOn });
  expect(await needs(sales.userId)).toEqual([
    ['contacts.followUpsOverdue', 1, 'late', '/contacts?followUp=overdue'],
    ['contacts.followUpsDue', 2, 'soon', '/contacts?followUp=soon'],
  ]);
  const complete = await api.contacts.create(COMPLETE_CONTACT);
  await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, dateOfBirth: null, ownerId: sales.userId, followUpOn: '2026-01-01' });
  expect(await needs(sales.userId)).toEqual([
    ['contacts.followUpsOverdue', 1, 'late', `/contacts?followUp=overdue&owner=${sales.userId}`],
    ['contacts.incomplete', 1, 'open', `/contacts?incomplete=yes&owner=${sales.userId}`],
  ]);
  expect((await api.contactLists.list({ incomplete: 'yes' })).rows.map(({ id }) => id)).not.toContain(complete.id);
  expect((await api.contactLists.list({ incomplete: 'yes' })).rows).toHaveLength(1);
  expect(
    await contactNeeds({
      db: mintStaffDb(app.server.database.db),
      services: app.server.services,
      scope: scope(sales.userId, false),
      now: new Date(),
      zone: 'America/New_York',
      today,
    }),
  ).toEqual([]);
});
