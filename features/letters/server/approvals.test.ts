// Gate G16 by every door: a letter that its client has not approved, has approved, approved as another PDF, or approved 31 days ago. Endpoints,
// files, batches made before, jobs and mailings give the same answer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { runSystemChange } from '../../../platform/server/change.ts';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { openFileDoor } from '../../files/server/testing.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { renderPrintBatch } from './jobs.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
let app: TestApp;
let api: ApiClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api, token } = await app.signIn('owner'));
});
afterAll(() => app.close());

const query = (text: string, values: readonly unknown[]) => app.server.database.pool.query(text, [...values]);

interface Made {
  readonly contactId: string;
  /** Not printed. */
  readonly id: string;
  /** Printed in a batch, not mailed. */
  readonly printed: string;
  readonly batchId: string;
  readonly file: string;
  readonly batchFile: string;
}

/** A client with two approved letters, one of them printed. */
async function twoLetters(): Promise<Made> {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const items = [collectionItem(collectionId, 'EQ'), collectionItem(collectionId, 'EX')];
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  await api.disputes.openRound({ contactId, version: draft.version });
  await approveLetters(app, api, contactId);
  const { rows } = await api.letters.list({ contactId });
  const idAt = (bureau: string) => rows.find((row) => row.bureau === bureau)?.id ?? '';
  const { id: batchId } = await api.letters.createPrintBatch({ letterIds: [idAt('EX')] });
  await app.eventually(async () => ((await api.letters.getPrintBatch({ id: batchId })).state === 'ready' ? true : undefined));
  const files = await query(
    'select (select file_id from letters where id = $1) as letter, (select file_id from print_batches where id = $2) as batch',
    [idAt('EQ'), batchId],
  );
  const { letter, batch } = files.rows[0] as { readonly letter: string; readonly batch: string };
  return { contactId, id: idAt('EQ'), printed: idAt('EX'), batchId, file: `letter/${letter}`, batchFile: `print-batch/${batch}` };
}

/** Runs the job of a batch, as a worker would that took it up late. */
async function setBatch(batchId: string): Promise<void> {
  const { context, database, services } = app.server;
  await renderPrintBatch.run(
    { batchId },
    {
      db: database.db,
      now: new Date(),
      zone: OFFICE_ZONE,
      services,
      transaction: (run) => database.transaction(run),
      change: (kind, make) => runSystemChange(context, kind, make),
      changeFor: () => Promise.reject(new Error('Not asked for.')),
      settle: async () => true,
    },
  );
}

const OUT: readonly (readonly [door: string, run: (of: Made) => Promise<unknown>])[] = [
  ['getPdf', ({ id }) => api.letters.getPdf({ id })],
  ['createPrintBatch', ({ id }) => api.letters.createPrintBatch({ letterIds: [id] })],
  ['getPrintBatchPdf', ({ batchId }) => api.letters.getPrintBatchPdf({ id: batchId })],
  ['recordMailing', ({ printed }) => api.letters.recordMailing({ letters: [{ id: printed }], mailedOn: TODAY, method: 'first-class' })],
];

describe.each<[what: string, change: string, code: string]>([
  ['not approved', 'delete from letter_approvals where contact_id = $1', 'letters.notApproved'],
  ['approved as another PDF', "update letter_approvals set sha256 = repeat('0', 64) where contact_id = $1", 'letters.changedSinceApproval'],
  ['approved 31 days ago', 'update letter_approvals set decided_on = decided_on - 31 where contact_id = $1', 'letters.approvalExpired'],
  ['sent back', "update letter_approvals set decision = 'sent-back' where contact_id = $1", 'letters.sentBack'],
  [
    'taken back',
    "update letter_approvals set ended_on = current_date - 1, ended_why = 'taken-back' where contact_id = $1",
    'letters.notApproved',
  ],
])('%s', (_what, change, code) => {
  let made: Made;
  beforeAll(async () => {
    made = await twoLetters();
    await query(change, [made.contactId]);
  });

  test.each(OUT)('%s is shut', async (_door, run) => {
    await expect(run(made)).rejects.toMatchObject({ code, status: 409, data: { citation: '15 U.S.C. 1681i(a)(1)(A), 1679b(a)(1)' } });
  });

  test('its file and the file of its batch are not given out', async () => {
    const door = openFileDoor(app.url, token);
    expect([(await door.download(made.file)).status, (await door.download(made.batchFile)).status]).toEqual([403, 403]);
  });

  test('it is read on the screen, and says where its approval is', async () => {
    const shown = await api.letters.read({ id: made.id });
    expect(shown.letter.items).toHaveLength(1);
    expect(['waiting', 'changed', 'expired', 'sent-back', 'taken-back']).toContain(shown.approval.state);
    await expect((await app.signIn('sales')).api.letters.read({ id: made.id })).rejects.toMatchObject({ status: 403 });
  });

  test('a batch that was asked for before is not made', async () => {
    const { rows } = await query(
      `with b as (insert into print_batches (id, duplex, state, created_at, created_by) values (gen_random_uuid(), false, 'rendering', now(), (select id from users limit 1)) returning id)
        insert into print_batch_letters (batch_id, letter_id, position) select b.id, $1, 0 from b returning batch_id as id`,
      [made.id],
    );
    const { id: batchId } = rows[0] as { readonly id: string };
    await setBatch(batchId);
    expect((await api.letters.getPrintBatch({ id: batchId })).state).toBe('failed');
    expect((await api.letters.list({ contactId: made.contactId, printed: 'no' })).rows.map(({ id }) => id)).toEqual([made.id]);
  });
});

test('without proof of identity and address, no approved letter is printed or given out', async () => {
  const made = await twoLetters();
  await query("update document_checks set removed_at = now() where contact_id = $1 and kind in ('photo-id', 'address-proof')", [
    made.contactId,
  ]);
  const refused = {
    code: 'files.proofMissing',
    status: 409,
    message: expect.stringContaining('needs an accepted photo ID and an accepted proof of address'),
    data: { citation: '15 U.S.C. 1681h(a)(1), 1681i(a)(3)(A)' },
  };
  for (const [door, run] of OUT) if (door !== 'recordMailing') await expect(run(made), door).rejects.toMatchObject(refused);
  const files = openFileDoor(app.url, token);
  expect([(await files.download(made.file)).status, (await files.download(made.batchFile)).status]).toEqual([403, 403]);
  expect((await api.letters.read({ id: made.id })).letter.items).toHaveLength(1);
  for (const kind of ['photo-id', 'address-proof'] as const) await api.files.check({ contactId: made.contactId, kind, seenOn: TODAY });
  for (const [door, run] of OUT) expect(await run(made), door).toBeDefined();
});

test('approved: every door is open, and a mailing of a day counts by that day', async () => {
  const made = await twoLetters();
  const door = openFileDoor(app.url, token);
  expect([(await door.download(made.file)).status, (await door.download(made.batchFile)).status]).toEqual([200, 200]);
  for (const [, run] of OUT.slice(0, 3)) await run(made);
  // Mailed in time and recorded later.
  await query('update letter_approvals set decided_on = decided_on - 31 where letter_id = $1', [made.printed]);
  await query("update letters set printed_at = printed_at - interval '10 days' where id = $1", [made.printed]);
  await query("update dispute_rounds set opened_at = opened_at - interval '20 days' where contact_id = $1", [made.contactId]);
  const mail = (mailedOn: string) => api.letters.recordMailing({ letters: [{ id: made.printed }], mailedOn, method: 'first-class' });
  await expect(mail(TODAY)).rejects.toMatchObject({ code: 'letters.approvalExpired' });
  await mail(addDays(TODAY, -5));
  // What was mailed is history.
  await query('delete from letter_approvals where contact_id = $1', [made.contactId]);
  expect((await api.letters.getPdf({ id: made.printed })).size).toBeGreaterThan(1000);
});

test('an address given out before, and the portal as staff see it, give out nothing unapproved', async () => {
  const made = await twoLetters();
  await app.signIn('client', { contactId: made.contactId });
  const door = openFileDoor(app.url, token);
  const { downloadTokens } = (await door.metadata(made.file)).json;
  const byToken = async () =>
    (await fetch(`${app.url}/v0/b/redress/o/${encodeURIComponent(made.file)}?alt=media&token=${String(downloadTokens)}`)).status;
  const { pass } = await api.progressPortal.openPreview({ contactId: made.contactId });
  const inPreview = async () => {
    const headers = { authorization: `Bearer ${token}`, 'x-redress-preview': pass };
    return (await fetch(`${app.url}/api/portal/letters/${made.id}/pdf`, { headers })).status;
  };
  expect([await byToken(), await inPreview()]).toEqual([200, 200]);
  await query('delete from letter_approvals where contact_id = $1', [made.contactId]);
  expect([await byToken(), await inPreview()]).toEqual([403, 409]);
});

test('a batch does not print what would look otherwise than the approved PDF', async () => {
  const made = await twoLetters();
  await query("update letters set pdf_sha256 = repeat('1', 64) where id = $1", [made.id]);
  await query("update letter_approvals set sha256 = repeat('1', 64) where letter_id = $1", [made.id]);
  const { id } = await api.letters.createPrintBatch({ letterIds: [made.id] });
  await app.eventually(async () => ((await api.letters.getPrintBatch({ id })).state === 'failed' ? true : undefined));
  const [entry] = (await api.activity.list({})).rows;
  expect(entry?.summary).toContain('would not be printed as the client approved it');
});

test('what was printed before clients approved letters goes out as it is, until it is written again', async () => {
  const made = await twoLetters();
  await query('delete from letter_approvals where contact_id = $1', [made.contactId]);
  await query('update letters set before_approvals = true where id = $1', [made.printed]);
  await api.letters.getPrintBatchPdf({ id: made.batchId });
  expect((await api.letters.list({ contactId: made.contactId })).rows.find(({ id }) => id === made.printed)?.approval.state).toBe(
    'not-needed',
  );
  await api.letters.retry({ id: made.printed });
  await app.eventually(async () =>
    (await api.letters.list({ contactId: made.contactId })).rows.every(({ state }) => state === 'ready') ? true : undefined,
  );
  await expect(api.letters.getPdf({ id: made.printed })).rejects.toMatchObject({ code: 'letters.notApproved' });
});
