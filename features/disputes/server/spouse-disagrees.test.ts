import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addMaria, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

test('X1: an account that the linked spouse says is not theirs warns in the draft of the other, and blocks nothing', async () => {
  const [one, other] = [await addMaria(app, api), await addMaria(app, api)];
  const chosen = {
    ...collectionItem(one.collectionId, 'EQ'),
    reasonCode: 'not-mine',
    instructionCode: 'delete-if-unverified',
    correct: [],
  };
  await api.disputes.saveDraft({ contactId: one.contactId, reportId: one.reportId, version: null, items: [chosen] });
  const { draft } = await api.disputes.saveDraft({
    contactId: other.contactId,
    reportId: other.reportId,
    version: null,
    items: [collectionItem(other.collectionId, 'EQ')],
  });
  const warned = (of: typeof draft | null) =>
    of?.items.flatMap(({ problems }) => problems).filter(({ code }) => code === 'disputes.spouseDisagrees');
  expect(warned(draft)).toEqual([]);
  await app.eventually(async () => {
    const { version } = await api.contacts.get({ id: one.contactId });
    return api.contacts.linkSpouse({ id: one.contactId, version, spouseId: other.contactId }).catch(() => undefined);
  });
  const read = async () => (await api.disputes.getDraft({ contactId: other.contactId })).draft;
  expect(warned(await read())).toMatchObject([
    { blocks: false, message: expect.stringMatching(/^The linked spouse disputes this account as “/) },
  ]);
});
