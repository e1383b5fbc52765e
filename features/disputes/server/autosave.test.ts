// Drafts are saved automatically. Activities record that a round was started and opened, not each save.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMaria, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('the first save of a round leaves a row, later ones none, and each is kept', async () => {
  const { api } = await app.signIn('owner');
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const summaries = async () =>
    (await api.activity.list({ contactId, limit: 100 })).rows
      .filter(({ kind }) => kind.startsWith('disputes.'))
      .map(({ summary }) => summary);
  const items = [collectionItem(collectionId, 'EQ')];
  const first = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  expect(await summaries()).toEqual(['Round 1 started with 1 item']);

  const later = await api.disputes.saveDraft({
    contactId,
    reportId,
    version: first.draft.version,
    items: [...items, collectionItem(collectionId, 'EX')],
  });
  const emptied = await api.disputes.saveDraft({ contactId, reportId, version: later.draft.version, items: [] });
  const back = await api.disputes.saveDraft({ contactId, reportId, version: emptied.draft.version, items });
  expect(await summaries()).toEqual(['Round 1 started with 1 item']);
  expect((await api.disputes.getDraft({ contactId })).draft).toEqual(back.draft);

  // A refused save changes nothing.
  await expect(api.disputes.saveDraft({ contactId, reportId, version: first.draft.version, items: [] })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
  });
  expect((await api.disputes.getDraft({ contactId })).draft).toEqual(back.draft);

  await api.disputes.openRound({ contactId, version: back.draft.version });
  expect(await summaries()).toEqual(['Round 1 opened with 1 item', 'Round 1 started with 1 item']);
  await api.disputes.saveDraft({ contactId, reportId, version: null, items: [] });
  expect(await summaries()).toEqual(['Round 2 started with 0 items', 'Round 1 opened with 1 item', 'Round 1 started with 1 item']);
});

test('S12: more facts than fit into a letter are refused in words, and the draft stays as it was', async () => {
  const { api } = await app.signIn('owner');
  const { contactId, reportId } = await addMaria(app, api);
  const { report } = await api.creditReports.get({ id: reportId });
  const lines = (report?.accounts ?? []).flatMap(({ id, byBureau }) => (byBureau.EQ ? [id] : []));
  const facts = Array.from({ length: 10 }, () => ({ text: 'é'.repeat(1_000), source: 'report' as const }));
  const items = lines.slice(0, 5).map((lineId) => ({ ...collectionItem(lineId, 'EQ'), facts }));
  await expect(api.disputes.saveDraft({ contactId, reportId, version: null, items })).rejects.toMatchObject({
    code: 'disputes.letterTooLong',
    status: 422,
    message: expect.stringContaining('at most 40 kB'),
  });
  expect((await api.disputes.getDraft({ contactId })).draft).toBeNull();
});
