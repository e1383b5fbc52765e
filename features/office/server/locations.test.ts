import { mintStaffDb } from '../../../platform/server/database/handles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { civilDateAt, addDays } from '../../../platform/base/civil-date.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { gatherNeeds } from '../../dashboard/server/gather-needs.ts';
import { licenseNeeds } from './license-needs.ts';
import { stateDeadlines, stateNeeds } from './states/state-notices.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

const TOLEDO = {
  name: 'Toledo',
  addressLine1: '1 Summit St',
  city: 'Toledo',
  state: 'OH',
  zip: '43604',
  phone: '419 555 0100',
  timeZone: 'America/New_York',
} as const;
const PLAIN = { timeZone: 'America/Chicago' } as const;

test('the first location is the main one; another can become it, also when two are asked for at once', async () => {
  const [one, two] = await Promise.all([api.office.addLocation(TOLEDO), api.office.addLocation({ ...PLAIN, name: 'Chicago' })]);
  expect([one.isMain, two.isMain].filter(Boolean)).toHaveLength(1);
  const [main, other] = one.isMain ? [one, two] : [two, one];
  await expect(api.office.closeLocation({ id: main.id })).rejects.toMatchObject({ code: 'office.mainLocation', status: 409 });
  await Promise.all([api.office.makeMain({ id: other.id }), api.office.makeMain({ id: main.id })]);
  const { locations } = await api.office.listLocations({});
  expect(locations.filter(({ isMain }) => isMain)).toHaveLength(1);
  expect(locations[0]?.isMain).toBe(true);
});

test('an old version changes nothing', async () => {
  const made = await api.office.addLocation({ ...PLAIN, name: 'Dayton' });
  const changed = await api.office.changeLocation({
    ...PLAIN,
    id: made.id,
    version: made.version,
    name: 'Dayton North',
    returnAddress: 'PO Box 12\nDayton, OH 45402',
  });
  expect(changed).toMatchObject({ name: 'Dayton North', version: made.version + 1, returnAddress: 'PO Box 12\nDayton, OH 45402' });
  await expect(api.office.changeLocation({ ...PLAIN, id: made.id, version: made.version, name: 'Dayton South' })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
    status: 409,
  });
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a zone that is none', { timeZone: 'Mars/Base' }, 'timeZone'],
  ['a state that is none', { state: 'XX' }, 'state'],
  ['a short phone', { phone: '12' }, 'phone'],
  ['a long return address', { returnAddress: 'a\nb\nc\nd\ne\nf' }, 'returnAddress'],
  ['hidden characters', { returnAddress: 'Main\u202eSt' }, 'returnAddress'],
])('%s is refused at its field', async (_what, change, field) => {
  const input: unknown = { ...TOLEDO, ...change };
  await expect(api.office.addLocation(input as typeof TOLEDO)).rejects.toMatchObject({
    status: 422,
    data: { fields: { [field]: expect.any(String) } },
  });
});

test('licenses are kept by state, come back after removal, and cannot end before they begin', async () => {
  const { id } = await api.office.addLocation({ ...PLAIN, name: 'Austin' });
  const bond = {
    id,
    kind: 'bond',
    state: 'TX',
    number: 'B-77',
    amountCents: 1_000_000,
    validFrom: '2026-01-01',
    validUntil: '2099-01-01',
  } as const;
  await expect(api.office.addLicense({ ...bond, validUntil: '2025-01-01' })).rejects.toMatchObject({
    code: 'office.licenseTimeWrong',
    data: { fields: { validUntil: expect.any(String) } },
  });
  const license = (await api.office.addLicense(bond)).licenses[0];
  expect(license).toMatchObject({ state: 'TX', number: 'B-77', amountCents: 1_000_000, validUntil: '2099-01-01' });
  const licenseId = license?.id ?? '';
  expect((await api.office.removeLicense({ id: licenseId })).licenses).toEqual([]);
  await expect(api.office.removeLicense({ id: licenseId })).rejects.toMatchObject({ code: 'office.licenseNotFound', status: 404 });
  expect((await api.office.restoreLicense({ id: licenseId })).licenses).toHaveLength(1);
});

test('someone works at one place; clients are counted where they belong', async () => {
  const [here, there] = [
    await api.office.addLocation({ ...PLAIN, name: 'Here' }),
    await api.office.addLocation({ ...PLAIN, name: 'There' }),
  ];
  const { userId } = await app.signIn('processor');
  await api.office.assignStaff({ userId, locationId: here.id });
  await api.office.assignStaff({ userId, locationId: there.id });
  await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, locationId: there.id });
  const { locations } = await api.office.listLocations({});
  const staffOf = (id: string) => locations.find((location) => location.id === id)?.staff.map((person) => person.id);
  expect([staffOf(here.id), staffOf(there.id)]).toEqual([[], [userId]]);
  expect(locations.find(({ id }) => id === there.id)?.clients).toEqual({ count: 1, capped: false });
  const client = await app.signIn('client', {
    contactId: (await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: 'other@example.test' })).id,
  });
  await expect(api.office.assignStaff({ userId: client.userId, locationId: here.id })).rejects.toMatchObject({
    code: 'office.staffUnknown',
    status: 422,
  });
});

test('what is closed stays closed until it is opened, once', async () => {
  const { id } = await api.office.addLocation({ ...PLAIN, name: 'Brief' });
  await expect(api.office.reopenLocation({ id })).rejects.toMatchObject({ code: 'office.locationOpen', status: 409 });
  await api.office.closeLocation({ id });
  await expect(api.office.closeLocation({ id })).rejects.toMatchObject({ code: 'office.locationClosed' });
  const { userId } = await app.signIn('processor');
  await expect(api.office.assignStaff({ userId, locationId: id })).rejects.toMatchObject({ code: 'office.locationClosed' });
  expect((await api.office.reopenLocation({ id })).closedAt).toBeNull();
});

test('sales see the locations and change nothing', async () => {
  const { api: sales } = await app.signIn('sales');
  expect((await sales.office.listLocations({})).locations.length).toBeGreaterThan(0);
  await expect(sales.office.addLocation(TOLEDO)).rejects.toMatchObject({ code: 'app.notAllowed' });
});

test('pages go on where the last one ended', async () => {
  const all = (await api.office.listLocations({})).locations.map(({ id }) => id);
  const walked: string[] = [];
  for (let after: string | undefined; ;) {
    const page = await api.office.listLocations({ limit: 2, ...(after !== undefined && { after }) });
    walked.push(...page.locations.map(({ id }) => id));
    if (page.next === null) break;
    after = page.next;
  }
  expect(walked).toEqual(all);
});

test('licenses that end are shown to people who can renew them', async () => {
  const today = civilDateAt(new Date(), 'UTC');
  const { id } = await api.office.addLocation({ ...PLAIN, name: 'Ending' });
  await api.office.addLicense({ id, kind: 'license', state: 'OH', number: 'E-1', validUntil: addDays(today, -1) });
  await api.office.addLicense({ id, kind: 'license', state: 'OH', number: 'E-2', validUntil: addDays(today, 60) });
  await api.office.addLicense({ id, kind: 'license', state: 'OH', number: 'E-3', validUntil: addDays(today, 61) });
  const { db } = app.server.database;
  const scope = (may: boolean) => ({ may: () => may }) as unknown as StaffScope;
  const needs = await gatherNeeds(licenseNeeds, {
    db: mintStaffDb(db),
    services: app.server.services,
    scope: scope(true),
    now: new Date(),
    zone: 'America/New_York',
    today,
  });
  expect(needs.find(({ key }) => key === 'office.licensesEnded')?.count).toBe(1);
  expect(needs.find(({ key }) => key === 'office.licensesEnding')?.count).toBeGreaterThanOrEqual(1);
  expect(
    await gatherNeeds(licenseNeeds, {
      db: mintStaffDb(db),
      services: app.server.services,
      scope: scope(false),
      now: new Date(),
      zone: 'America/New_York',
      today,
    }),
  ).toEqual([]);
});

test('G1: states that close are told to those who can switch them on again, and lie in the calendar', async () => {
  // Nothing is switched on with a day that has passed.
  const now = civilDateAt(new Date(), 'UTC');
  const today = addDays(now, 1);
  const review = { version: 0, license: 'L-1', bond: 'B-1', reviewedBy: 'Counsel', reviewedOn: addDays(now, -400), sources: 'Statute' };
  const ends = { NV: -1, OR: 14, WA: 60, UT: 61 } as const;
  for (const [state, days] of Object.entries(ends)) await api.office.enableState({ ...review, state, validUntil: addDays(today, days) });
  const call = { services: app.server.services, now: new Date(), zone: 'America/New_York', today };
  const db = mintStaffDb(app.server.database.db);
  const needs = await gatherNeeds(stateNeeds, { db, ...call, scope: { may: () => true } as unknown as StaffScope });
  expect(Object.fromEntries(needs.map(({ key, count }) => [key, count]))).toEqual({
    'office.statesClosed': 1,
    'office.statesClosing': 1,
    'office.statesClosingSoon': 1,
  });
  const found = await stateDeadlines.read({ ...call, db } as unknown as Parameters<typeof stateDeadlines.read>[0], {
    from: today,
    until: addDays(today, 60),
    personId: null,
    most: 10,
  });
  expect(found.map(({ title }) => title)).toEqual(['Last day Oregon is switched on', 'Last day Washington is switched on']);
});
