import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { grants } from '../../identity/rules/permissions.ts';
import { BUILT_IN_ROLES, type BuiltInRoleName } from '../../accounts/rules/roles.ts';
import { spansAt } from '../rules/spans.ts';

const NUMBER_PERMISSIONS = {
  activeClients: 'cases:view',
  newLeads: 'leads:view',
  itemsInDispute: 'disputes:view',
  itemsDisputed: 'disputes:view',
  openRounds: 'disputes:view',
  lettersToPrint: 'letters:view',
} as const;
const STAFF_ROLES = (Object.keys(BUILT_IN_ROLES) as BuiltInRoleName[]).filter((role) => BUILT_IN_ROLES[role].kind === 'staff');

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

test('a new office has nothing to do but to set itself up', async () => {
  const { needs, numbers, setup } = await owner.api.dashboard.get();
  expect(needs).toEqual([]);
  expect(numbers.activeClients).toEqual({ count: 0, capped: false });
  const nothing = { companyName: false, phone: false, logo: false, color: false, location: false, zone: null, license: false };
  const people = { team: false, secondFactor: false, recoverySheet: false };
  expect(setup).toEqual({ ...nothing, ...people, mailTest: false, contact: false, report: false, letter: false });
  expect((await owner.api.dashboard.getSetup()).setup).toEqual(setup);
});

describe('in an office with work', () => {
  let oldLead: string;
  beforeAll(async () => {
    const { db } = app.server.database;
    const add = (category: 'lead' | 'client', more: object = {}) =>
      owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, category, email: null, phone: null, ...more });
    const { id: contactId } = await add('client', { followUpOn: '2020-01-01' });
    await owner.api.accounts.inviteClientElsewhere({ contactId, email: 'maria@example.test', reason: 'No address on file' });
    await add('client');
    await add('lead', { urgency: 'Critical' });
    oldLead = (await add('lead')).id;
    await sql`update contacts set created_at = now() - interval '40 days' where id = ${oldLead}`.execute(db);
    const { invite } = await owner.api.accounts.createStaffInvite({ email: 'late@example.test', name: 'Late', role: 'sales' });
    await sql`update invites set expires_at = now() - interval '1 day' where id = ${invite.id}`.execute(db);
    await sql`insert into effects (id, kind, key, subject_type, subject_id, contact_id, state, last_attempt, created_at)
      select id, 'mail.send', id::text, 'mail', id::text, contact_id, case when contact_id is null then 'refused' else 'unknown' end, 1, now() from mails`.execute(
      db,
    );
  });

  test.each(STAFF_ROLES)('%s gets the numbers of what they may see and no others', async (role) => {
    const { api } = await app.signIn(role);
    const allowed = (permission: string): boolean => grants(BUILT_IN_ROLES[role].permissions, permission);
    if (!allowed('dashboard:view')) {
      await expect(api.dashboard.get()).rejects.toMatchObject({ status: 403 });
      await expect(api.dashboard.getCharts()).rejects.toMatchObject({ status: 403 });
      return;
    }
    const { numbers, needs, setup } = await api.dashboard.get();
    expect(Object.keys(numbers).sort()).toEqual(
      Object.entries(NUMBER_PERMISSIONS)
        .filter(([, permission]) => allowed(permission))
        .map(([name]) => name)
        .sort(),
    );
    const charts = await api.dashboard.getCharts();
    expect(charts.clientsByStage !== undefined).toBe(allowed('cases:view'));
    expect(charts.leadsByWeek !== undefined).toBe(allowed('leads:view'));
    expect(setup !== null).toBe(allowed('office:manage'));
    const features = new Set(needs.map(({ key }) => key.split('.')[0] ?? ''));
    for (const feature of features) {
      const permission =
        { creditReports: 'credit-reports:view', office: 'office:manage', access: 'access:invite-staff' }[feature] ?? `${feature}:view`;
      expect(allowed(permission), feature).toBe(true);
    }
  });

  test('what needs someone comes most pressing first, and counts what its page shows', async () => {
    const { needs, numbers } = await owner.api.dashboard.get();
    const order = ['late', 'soon', 'open'];
    const places = needs.map(({ weight }) => order.indexOf(weight));
    expect(places).toEqual(places.toSorted());
    const need = (key: string) => needs.find((one) => one.key === key);
    expect(need('contacts.followUpsOverdue')).toMatchObject({ count: 1, weight: 'late' });
    expect(need('mail.unsent')).toMatchObject({ count: 2, href: '/communications?unsent=yes' });
    expect((await owner.api.mail.list({ unsent: 'yes' })).mails).toHaveLength(2);
    expect(need('access.invitesExpired')).toMatchObject({ count: 1 });
    expect(need('leads.hot')).toMatchObject({ count: 1 });
    expect(numbers.activeClients).toEqual({ count: 2, capped: false });
  });

  test('mails about staff are not counted for who may not see staff', async () => {
    const { api } = await app.signIn('sales');
    const { needs } = await api.dashboard.get();
    expect(needs.find(({ key }) => key === 'mail.unsent')).toMatchObject({ count: 1 });
  });

  test('the charts have a bar for each stage and each of twelve weeks', async () => {
    const { clientsByStage = [], leadsByWeek = [] } = await owner.api.dashboard.getCharts();
    expect(clientsByStage.find(({ stage }) => stage === 'onboarding')).toEqual({ stage: 'onboarding', count: 2, capped: false });
    expect(leadsByWeek).toHaveLength(12);
    expect(leadsByWeek.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(2);
  });

  test.each(['Pacific/Honolulu', 'America/New_York'] as const)(
    'a month begins at midnight in %s, where the office is',
    async (timeZone) => {
      await owner.api.office.setZone({ timeZone });
      const month = spansAt(new Date(), timeZone).thisMonth;
      const countWhenMadeAt = async (at: Date): Promise<number | undefined> => {
        await sql`update contacts set created_at = ${at} where id = ${oldLead}`.execute(app.server.database.db);
        return (await owner.api.dashboard.get()).numbers.newLeads?.now.count;
      };
      expect(await countWhenMadeAt(month)).toBe(2);
      expect(await countWhenMadeAt(new Date(month.getTime() - 1))).toBe(1);
    },
  );
});
