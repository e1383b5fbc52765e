// Judging and opening are one: a save that arrives in between may not slip an unjudged item into an opened round.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMaria, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('twenty openings and a save at once: never a round with an item the gates refuse, and at most one opening', async () => {
  const { api } = await app.signIn('owner');
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const good = collectionItem(collectionId, 'EQ');
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [good] });
  const bad = { ...good, facts: [], clientConfirmed: false };
  const done = await Promise.allSettled([
    api.disputes.saveDraft({ contactId, reportId, version: draft.version, items: [bad] }),
    ...Array.from({ length: 20 }, (_, i) => api.disputes.openRound({ contactId, version: draft.version + (i % 2) })),
  ]);
  const opened = done.slice(1).filter((r) => r.status === 'fulfilled');
  expect(opened.length).toBeLessThanOrEqual(1);
  const { rounds } = await api.disputes.listRounds({ contactId });
  for (const round of rounds.filter((r) => r.state === 'open')) expect(round.items.every((i) => i.facts.length > 0)).toBe(true);
});
