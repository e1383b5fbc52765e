import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';

let app: TestApp;
// More than any disk has free, so the reserve is reached from the start.
beforeAll(async () => void (app = await startTestApp({ env: { DISK_RESERVE_MB: '1000000000' } })));
afterAll(() => app.close());

test('near a full disk changes are refused with 503 and reading still works', async () => {
  const { api } = await app.signIn('owner');
  await expect(api.contacts.create(COMPLETE_CONTACT)).rejects.toMatchObject({ code: 'app.storageFull', status: 503 });
  expect((await api.contactLists.list({})).rows).toEqual([]);
});
