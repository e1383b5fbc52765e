import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../support/test-house.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';

let house: TestHouse;
// More than any disk has free, so the reserve is reached from the start.
beforeAll(async () => void (house = await startTestHouse({ env: { DISK_RESERVE_MB: '1000000000' } })));
afterAll(() => house.close());

test('near a full disk changes are refused with 503 and reading still works', async () => {
  const { api } = await house.signIn('owner');
  await expect(api.contacts.create(COMPLETE_CONTACT)).rejects.toMatchObject({ code: 'house.storageFull', status: 503 });
  expect((await api.contacts.list({})).rows).toEqual([]);
});
