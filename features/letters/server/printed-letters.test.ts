// A letter that was printed and not mailed could still be mailed: it is given out only while that may be done.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSystemChange } from '../../../platform/server/change.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { newId } from '../../../platform/base/ids.ts';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem, printLetters } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { renderPrintBatch } from './jobs.ts';

let app: TestApp;
let api: ApiClient;
let token: string;
let userId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api, token, userId } = await app.signIn('owner'));
});
afterAll(() => app.close());

const query = (text: string, values: readonly unknown[]) => app.server.database.pool.query(text, [...values]);
const cancel = (contactId: string) =>
  query(`update agreements set cancelled_on = signed_on + 9, cancelled_how = 'post' where contact_id = $1`, [contactId]);

async function letterOf() {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  await api.disputes.openRound({ contactId, version: draft.version });
  const letter = await app.eventually(async () => (await api.letters.list({ contactId })).rows.find(({ state }) => state === 'ready'));
  await approveLetters(app, api, contactId);
  return { contactId, id: letter.id };
}

test('what was printed and not mailed is not given out after the client canceled, by endpoint or as a file; what was mailed is history', async () => {
  const { contactId, id } = await letterOf();
  await printLetters(app, api, contactId);
  const { rows } = await query('select f.object_name as name from letters l join files f on f.id = l.file_id where l.id = $1', [id]);
  const asFile = async () =>
    (
      await fetch(`${app.url}/v0/b/redress/o/${encodeURIComponent(String(rows[0]?.name))}?alt=media`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;
  expect([(await api.letters.getPdf({ id })).type, await asFile()]).toEqual(['application/pdf', 200]);
  await cancel(contactId);
  await expect(api.letters.getPdf({ id })).rejects.toMatchObject({ code: 'agreements.cancelled', status: 409 });
  expect(await asFile()).toBe(403);
  await query(
    `insert into dispute_mailings (contact_id, round_id, bureau, mailed_on, method, counted_from, overdue_after, recorded_at, recorded_by_name)
      select contact_id, round_id, bureau, current_date, 'first-class', current_date, current_date + 35, now(), 'Test' from letters where id = $1`,
    [id],
  );
  expect([(await api.letters.getPdf({ id })).type, await asFile()]).toEqual(['application/pdf', 200]);
});

test('a client who cancels while a batch is set stops it, and its letters do not count as printed', async () => {
  const { contactId, id } = await letterOf();
  const batchId = newId(new Date());
  await query(`insert into print_batches (id, duplex, state, created_at, created_by) values ($1, false, 'rendering', now(), $2)`, [
    batchId,
    userId,
  ]);
  await query('insert into print_batch_letters (batch_id, letter_id, position) values ($1, $2, 0)', [batchId, id]);
  const { context, database, services } = app.server;
  await renderPrintBatch.run(
    { batchId },
    {
      db: database.db,
      now: new Date(),
      zone: OFFICE_ZONE,
      services,
      transaction: (run) => database.transaction(run),
      change: async (kind, make) => {
        await cancel(contactId);
        return runSystemChange(context, kind, make);
      },
      changeFor: () => Promise.reject(new Error('Not asked for.')),
      settle: async () => true,
    },
  );
  expect((await api.letters.getPrintBatch({ id: batchId })).state).toBe('failed');
  expect((await api.letters.list({ contactId, printed: 'no' })).rows).toHaveLength(1);
});
