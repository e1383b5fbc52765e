// Staff have a second step unless an owner says why not: for one person until a day, or for all.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, civilDateAt } from '../../../../platform/base/civil-date.ts';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
const noon = new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T17:00:00Z`).getTime();
let passed = 0;
const clock = () => new Date(noon + passed);
const HOUR = 3_600_000;
const today = () => civilDateAt(clock(), 'America/New_York');
beforeAll(async () => void (app = await startTestApp({ clock })));
afterAll(() => app.close());
const setOffice = (to: 'required' | 'offered') =>
  sql`update access_settings set waiver_reason = null, waiver_by_name = null, waiver_at = null, staff_second_factor = ${to}`.execute(
    app.server.database.db,
  );

test('one person works without a second step until the day an owner chose, and not a moment longer', async () => {
  const owner = await app.signIn('owner');
  const person = await app.signIn('sales');
  await owner.api.accounts.exemptSecondStep({ userId: person.userId, reason: 'Hardware key ordered', until: today() });
  await setOffice('required');
  expect((await person.api.contactLists.list({})).rows).toEqual([]);
  // The owner, who has none, is held: only the exempt person is not.
  await expect(owner.api.contactLists.list({})).rejects.toMatchObject({ code: 'app.notAllowed' });
  passed += 13 * HOUR;
  const later = await app.signIn('billing');
  await expect(later.api.contactLists.list({})).rejects.toMatchObject({ code: 'app.notAllowed' });
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from second_step_exemptions where until_at <= ${clock()}`.execute(
    app.server.database.db,
  );
  expect(rows).toEqual([{ n: 1 }]);
  await setOffice('offered');
  const again = await app.signIn('owner');
  expect((await again.api.roles.getPerson({ userId: person.userId })).exemption).toBeNull();
});

test('only an owner waives it, for someone else, with a reason and a day within a year; it ends at once', async () => {
  const owner = await app.signIn('owner');
  const admin = await app.signIn('admin');
  const person = await app.signIn('processor');
  const waive = (api: typeof owner.api, userId: string, reason = 'Hardware key ordered', until = addDays(today(), 10)) =>
    api.accounts.exemptSecondStep({ userId, reason, until });
  await expect(waive(admin.api, person.userId)).rejects.toMatchObject({ code: 'app.notAllowed' });
  await expect(waive(owner.api, owner.userId)).rejects.toMatchObject({ code: 'access.ownAccount' });
  await expect(waive(owner.api, person.userId, ' ')).rejects.toMatchObject({ code: 'app.inputInvalid' });
  await expect(waive(owner.api, person.userId, 'x', addDays(today(), 400))).rejects.toMatchObject({ code: 'access.exemptionUntil' });
  await expect(waive(owner.api, person.userId, 'x', addDays(today(), -1))).rejects.toMatchObject({ code: 'access.exemptionUntil' });
  await waive(owner.api, person.userId);
  expect((await owner.api.roles.getPerson({ userId: person.userId })).exemption).toMatchObject({
    reason: 'Hardware key ordered',
    byName: 'Test owner',
  });
  expect((await owner.api.accounts.listUsers({})).users.find(({ id }) => id === person.userId)?.exemption).not.toBeNull();
  await setOffice('required');
  expect((await person.api.contactLists.list({})).rows).toEqual([]);
  await setOffice('offered');
  await owner.api.accounts.endSecondStepExemption({ userId: person.userId });
  await setOffice('required');
  await expect(person.api.contactLists.list({})).rejects.toMatchObject({ code: 'app.notAllowed' });
  await setOffice('offered');
  await expect(owner.api.accounts.endSecondStepExemption({ userId: person.userId })).rejects.toMatchObject({ code: 'access.notExempt' });
});

test('an office whose second step is optional without a reason is asked for one, and locks no one out', async () => {
  const owner = await app.signIn('owner');
  const needs = async () => (await owner.api.dashboard.get({})).needs.map(({ key }) => key);
  await setOffice('offered');
  expect(await needs()).toContain('access.secondStepUnexplained');
  const { waiver: _none, ...settings } = await owner.api.accounts.getSettings({});
  await owner.api.accounts.saveSettings({ ...settings, waiverReason: 'Each of us has a key of our own' });
  expect(await needs()).not.toContain('access.secondStepUnexplained');
});
