// What a letter would say of the bureau's report by its reason, and of one account to two bureaus, is asked before a round opens.
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

test('a round with what the report does not say, or says of one account both ways, does not open', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const denied = {
    ...collectionItem(collectionId, 'TU'),
    correct: [],
    facts: [{ text: 'I never saw a bill of theirs.', source: 'client' as const }],
  };
  const deceased = { ...denied, bureau: 'EQ' as const, reasonCode: 'deceased-wrong', instructionCode: 'correct' };
  const notMine = { ...denied, reasonCode: 'not-mine', instructionCode: 'delete-if-unverified' };
  const { draft } = await api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: [collectionItem(collectionId, 'EX'), deceased, notMine],
  });
  const codes = draft.items.map(({ problems }) => problems.filter(({ blocks }) => blocks).map(({ code }) => code));
  expect(codes).toEqual([['disputes.contradictsRound'], ['disputes.reasonNotReported'], ['disputes.contradictsRound']]);
  await expect(api.disputes.openRound({ contactId, version: draft.version })).rejects.toMatchObject({ code: 'disputes.itemsNotReady' });
});
