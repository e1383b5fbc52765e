// What gates allowed is kept with the change it allowed, and shown to those who see agreements.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

test('a round, its letters and their printing are allowed by rules that are named, with what they looked at', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  await api.disputes.openRound({ contactId, version: draft.version });
  await approveLetters(app, api, contactId);
  const [letter] = (await api.letters.list({ contactId })).rows;
  const { id: batchId } = await api.letters.createPrintBatch({ letterIds: [letter?.id ?? ''] });
  await app.eventually(async () => (await api.letters.getPrintBatch({ id: batchId })).state === 'ready' || undefined);
  const { rows } = await api.agreements.listVerdicts({ contactId });
  const asked = (of: string) => rows.find((row) => row.asked === of);
  expect(asked('round')).toMatchObject({
    gates: ['G1', 'G7', 'G8', 'G13'],
    ruleVersion: 2,
    activity: 'disputes.roundOpened',
    facts: { standing: 'signed', state: 'OH', stateStatus: 'enabled', authorized: ['EQ', 'EX', 'TU'], isOnHold: false },
  });
  expect(asked('letter-out')).toMatchObject({ gates: ['G16'], facts: { letter: letter?.id, bureau: 'EQ' } });
  expect(asked('print')).toBeDefined();
  // By the page, each once.
  const seen: number[] = [];
  let after: string | undefined;
  do {
    const page = await api.agreements.listVerdicts({ contactId, limit: 2, ...(after !== undefined && { after }) });
    seen.push(...page.rows.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(seen).toEqual(rows.map(({ id }) => id));
  await expect((await app.signIn('client', { contactId })).api.agreements.listVerdicts({ contactId })).rejects.toMatchObject({
    status: 403,
  });
});

test('what was refused leaves nothing, and looking keeps nothing', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  const before = (await api.agreements.listVerdicts({ contactId })).rows.length;
  const { current } = await api.agreements.list({ contactId });
  await app.server.database.pool.query(
    "update contacts set on_hold_since = now(), hold_kind = 'office', hold_reason = 'Divorce' where id = $1",
    [contactId],
  );
  await expect(api.disputes.openRound({ contactId, version: draft.version })).rejects.toMatchObject({ code: 'agreements.onHold' });
  await api.agreements.list({ contactId });
  const { rows } = await api.agreements.listVerdicts({ contactId });
  expect(rows).toHaveLength(before);
  expect(current).not.toBeNull();
  const kept = await app.server.database.pool.query('select facts::text as facts from gate_verdicts');
  expect(JSON.stringify(kept.rows)).not.toMatch(/Divorce|@/);
});
