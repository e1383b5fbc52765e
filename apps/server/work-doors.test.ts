// Someone who wants to begin early tries every door: no agreement, then each other reason. Nothing gets through, by endpoint or by a job that
// was waiting when the door was shut.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { approveLetters, scanOf } from '../../tests/support/approve-letters.ts';
import { letWork } from '../../tests/support/let-work.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT, mariasReport } from '../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { DOORS, type Door } from '../../tests/support/work-doors.ts';
import { bodyOf, writeLetter } from '../../tests/support/write-letter.ts';
import { startPartner, type TestPartner } from '../../features/monitoring/server/testing.ts';
import type { ApiClient } from './loopback-client.ts';

let app: TestApp;
let api: ApiClient;
let partner: TestPartner;
const query = (text: string, values: readonly unknown[]) => app.server.database.pool.query(text, [...values]);

/** What each door needs, made while they were open. */
interface Maria {
  readonly contactId: string;
  readonly reportId: string;
  readonly manual: { readonly id: string; readonly version: number };
  readonly connectionId: string;
  readonly findings: readonly string[];
  readonly draft: number;
  readonly collectionId: string;
  readonly printed: string;
  readonly ready: string;
  readonly failed: string;
  readonly batchId: string;
  readonly roundId: string;
  readonly scanId: string;
  readonly written: string;
}
let maria: Maria;

beforeAll(async () => {
  partner = await startPartner();
  app = await startTestApp();
  Object.assign(app.server.services.env, {
    MONITORING_PARTNER_URL: partner.url,
    MONITORING_PARTNER_TOKEN: 'app-token',
    MONITORING_IDENTITYIQ_ENROLMENT_URL: 'https://enrol.example.com/',
  });
  ({ api } = await app.signIn('owner'));
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { rows } = await api.findings.list({ reportId });
  const items = [collectionItem(collectionId, 'EQ'), collectionItem(collectionId, 'EX')];
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  const letters = await app.eventually(async () => {
    const made = (await api.letters.list({ contactId })).rows;
    return made.length === 2 && made.every(({ state }) => state === 'ready') ? made : undefined;
  });
  await approveLetters(app, api, contactId);
  const [printed, ready] = letters;
  const { id: batchId } = await api.letters.createPrintBatch({ letterIds: [printed?.id ?? ''] });
  await app.eventually(async () => ((await api.letters.getPrintBatch({ id: batchId })).state === 'ready' ? true : undefined));
  const again = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'TU')] });
  const failed = await query(
    `insert into letters select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'state', 'failed', 'file_id', null, 'bureau', 'TU', 'code', null))).*
      from letters l where id = $1 returning id`,
    [ready?.id],
  );
  const connection = await api.monitoring.add({
    contactId,
    provider: 'identityiq',
    partnerReference: 'M-1',
    username: 'maria.d@example.test',
  });
  const manual = await api.creditReports.beginManual({ contactId, reportId: null });
  maria = {
    contactId,
    reportId,
    manual: { id: manual.id, version: manual.version },
    connectionId: connection.id,
    findings: rows.map(({ finding }) => finding.key),
    draft: again.draft.version,
    collectionId,
    printed: printed?.id ?? '',
    ready: ready?.id ?? '',
    failed: String(failed.rows[0]?.id),
    batchId,
    roundId,
    scanId: await scanOf(app, contactId, new Date()),
    written: await writeLetter(app, contactId),
  };
});
afterAll(async () => {
  await app.close();
  await partner.close();
});

const TRY: Readonly<Record<Door, (of: Maria) => Promise<unknown>>> = {
  'creditReports.upload': ({ contactId }) => api.creditReports.upload({ contactId, file: mariasReport() }),
  'creditReports.beginManual': ({ contactId }) => api.creditReports.beginManual({ contactId, reportId: null }),
  'creditReports.finishManual': ({ manual }) => api.creditReports.finishManual(manual),
  'monitoring.sendEnrolment': ({ connectionId }) => api.monitoring.sendEnrolment({ id: connectionId }),
  'monitoring.test': ({ connectionId }) => api.monitoring.test({ id: connectionId }),
  'monitoring.importNow': ({ connectionId }) => api.monitoring.importNow({ id: connectionId }),
  'findings.list': ({ reportId }) => api.findings.list({ reportId }),
  'findings.auditReport': ({ reportId }) => api.findings.auditReport({ reportId }),
  'findings.answer': ({ reportId, findings }) =>
    api.findings.answer({ reportId, answers: [{ key: findings[0] ?? '', version: null, answer: 'wrong' }] }),
  'findings.ask': ({ reportId, findings }) => api.findings.ask({ reportId, keys: [...findings] }),
  'findings.accept': ({ reportId, findings }) => api.findings.accept({ reportId, keys: [...findings] }),
  'disputes.saveDraft': ({ contactId, reportId, draft, collectionId }) =>
    api.disputes.saveDraft({ contactId, reportId, version: draft, items: [collectionItem(collectionId, 'TU')] }),
  'disputes.askDetails': ({ contactId, reportId }) =>
    api.disputes.askDetails({ contactId, reportId, details: [{ bureau: 'EX', lineId: 'identity/addresses/0' }] }),
  'disputes.openRound': ({ contactId, draft }) => api.disputes.openRound({ contactId, version: draft, overrides: [] }),
  'letters.getPdf': ({ ready }) => api.letters.getPdf({ id: ready }),
  'letters.read': ({ ready }) => api.letters.read({ id: ready }),
  'letters.askAgain': ({ ready }) => api.letters.askAgain({ id: ready }),
  'letters.approvalSheet': ({ contactId, roundId }) => api.letters.approvalSheet({ contactId, roundId }),
  'letters.recordApproval': ({ contactId, ready, scanId }) =>
    api.letters.recordApproval({
      contactId,
      signedOn: civilDateAt(new Date(), OFFICE_ZONE),
      fileId: scanId,
      letters: [{ id: ready, sha256: '0'.repeat(64), approved: true, word: '' }],
    }),
  'letters.retry': ({ failed }) => api.letters.retry({ id: failed }),
  'letters.createPrintBatch': ({ ready }) => api.letters.createPrintBatch({ letterIds: [ready] }),
  'letters.recordMailing': ({ printed }) =>
    api.letters.recordMailing({ letters: [{ id: printed }], mailedOn: civilDateAt(new Date(), OFFICE_ZONE), method: 'first-class' }),
  'letters.getPrintBatchPdf': ({ batchId }) => api.letters.getPrintBatchPdf({ id: batchId }),
  'letters.duplicate': ({ written }) => api.letters.duplicate({ id: written }),
  'letters.changeCopy': ({ written }) =>
    api.letters.changeCopy({ id: written, version: 1, subject: 'Other', body: bodyOf('Please send me what shows the amount.') }),
  'contactReports.pdf': ({ contactId }) => api.contactReports.pdf({ contactId, part: 'progress' }),
};

/** Makes the change, tries, and undoes it. */
async function whileShut(shut: string, open: string, run: () => Promise<void>): Promise<void> {
  await query(shut, [maria.contactId]);
  try {
    await run();
  } finally {
    await query(open, [maria.contactId]);
  }
}

// In each state of the client, what every door answers; those that a hold or a missing authorization leaves open are named.
describe.each<[string, string, string, string, readonly Door[]]>([
  [
    'no agreement',
    'update agreements set removed_at = now() where contact_id = $1',
    'update agreements set removed_at = null where contact_id = $1',
    'agreements.none',
    [],
  ],
  [
    'canceled',
    "update agreements set cancelled_on = signed_on + 9, cancelled_how = 'post' where contact_id = $1",
    'update agreements set cancelled_on = null, cancelled_how = null where contact_id = $1',
    'agreements.cancelled',
    [],
  ],
  [
    'signed today',
    'update agreements set signed_on = current_date where contact_id = $1',
    'update agreements set signed_on = disclosure_given_on where contact_id = $1',
    'agreements.periodOpen',
    [],
  ],
  [
    'Georgia',
    "update contacts set state = 'GA' where id = $1",
    "update contacts set state = 'OH' where id = $1",
    'agreements.stateBlocked',
    [],
  ],
  [
    'a state in review',
    "update contacts set state = 'WY' where id = $1",
    "update contacts set state = 'OH' where id = $1",
    'agreements.stateInReview',
    [],
  ],
  [
    'no state',
    'update contacts set state = null where id = $1',
    "update contacts set state = 'OH' where id = $1",
    'agreements.stateUnknown',
    [],
  ],
  [
    'no authorization',
    'update document_checks set removed_at = now() where contact_id = $1',
    'update document_checks set removed_at = null where contact_id = $1',
    'agreements.notAuthorized',
    ['monitoring.sendEnrolment', 'contactReports.pdf'],
  ],
  [
    'an authorization that ended',
    'update document_checks set valid_until = current_date - 2 where contact_id = $1',
    'update document_checks set valid_until = null where contact_id = $1',
    'agreements.notAuthorized',
    ['monitoring.sendEnrolment', 'contactReports.pdf'],
  ],
  [
    'on hold',
    "update contacts set on_hold_since = now(), hold_kind = 'office', hold_reason = 'Divorce' where id = $1",
    'update contacts set on_hold_since = null, hold_kind = null, hold_reason = null where id = $1',
    'agreements.onHold',
    [
      'creditReports.upload',
      'creditReports.beginManual',
      'creditReports.finishManual',
      'findings.list',
      'findings.auditReport',
      'findings.answer',
      'findings.accept',
      'disputes.saveDraft',
      // What the client signed is recorded; it goes nowhere.
      'letters.recordApproval',
      'contactReports.pdf',
    ],
  ],
])('%s', (_name, shut, open, code, left) => {
  test.each(DOORS.filter((door) => !left.includes(door)))('%s is shut', (door) =>
    whileShut(shut, open, async () => {
      await expect(TRY[door](maria)).rejects.toMatchObject({ code, status: 409 });
      expect(partner.asked).toEqual([]);
    }),
  );
});

test('a client of Georgia cannot be worked for by anyone: the state cannot be switched on', async () => {
  const review = { license: '1', bond: '2', reviewedBy: 'A lawyer', reviewedOn: '2026-01-05', sources: 'Statute' } as const;
  await expect(api.office.enableState({ state: 'GA', version: 0, ...review })).rejects.toMatchObject({
    code: 'office.stateBlocked',
    data: { citation: 'O.C.G.A. 16-9-59' },
  });
  const admin = await app.signIn('admin');
  await expect(admin.api.office.enableState({ state: 'WY', version: 0, ...review })).rejects.toMatchObject({ status: 403 });
  const { states } = await api.office.enableState({ state: 'WY', version: 0, ...review });
  expect(states.find(({ state }) => state === 'WY')).toMatchObject({ status: 'enabled', review: { reviewedBy: 'A lawyer' } });
  expect(states.find(({ state }) => state === 'GA')).toMatchObject({ status: 'blocked' });
  const [entry] = (await api.activity.list({})).rows;
  expect(entry).toMatchObject({ kind: 'office.stateEnabled', summary: 'Wyoming switched on: reviewed by A lawyer' });
  expect(
    (await api.office.disableState({ state: 'WY', version: 1, reason: 'The bond ended' })).states.find(({ state }) => state === 'WY'),
  ).toMatchObject({
    status: 'review',
  });
});

test('a new office begins with every state in review, and its first client cannot be worked for', async () => {
  const { states } = await api.office.listStates({});
  expect(
    states.filter(({ review }) => review === null).every(({ state, status }) => status === (state === 'GA' ? 'blocked' : 'review')),
  ).toBe(true);
  const { id: contactId } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null });
  await expect(api.creditReports.upload({ contactId, file: mariasReport() })).rejects.toMatchObject({ code: 'agreements.none' });
  expect((await api.agreements.list({ contactId })).work).toMatchObject({ code: 'agreements.none', citation: '15 U.S.C. 1679d(a)(1)' });
});

test('letters that were waiting when the client canceled are not written, and a batch is not printed', async () => {
  await query(
    `create or replace function cancel_now() returns trigger language plpgsql as $$ begin
      if new.state = 'open' and old.state = 'draft' then
        update agreements set cancelled_on = signed_on + 9, cancelled_how = 'post' where contact_id = new.contact_id;
      end if; return new; end $$`,
    [],
  );
  await query('create trigger cancel_now after update on dispute_rounds for each row execute function cancel_now()', []);
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  await api.disputes.openRound({ contactId, version: draft.version });
  const letter = await app.eventually(async () => (await api.letters.list({ contactId })).rows.find(({ state }) => state === 'failed'));
  expect(letter.note).toContain('The agreement was canceled on');
  await expect(api.letters.retry({ id: letter.id })).rejects.toMatchObject({ code: 'agreements.cancelled' });
  await query('update agreements set cancelled_on = null, cancelled_how = null where contact_id = $1', [contactId]);
  await query('drop trigger cancel_now on dispute_rounds', []);
  await api.letters.retry({ id: letter.id });
  await app.eventually(async () => (await api.letters.list({ contactId })).rows.find(({ state }) => state === 'ready'));

  await query(
    `create or replace function cancel_now() returns trigger language plpgsql as $$ begin
      update agreements set cancelled_on = signed_on + 9, cancelled_how = 'post'
        where contact_id = (select contact_id from letters where id = new.letter_id); return new; end $$`,
    [],
  );
  await query('create trigger cancel_now after insert on print_batch_letters for each row execute function cancel_now()', []);
  await approveLetters(app, api, contactId);
  const { id } = await api.letters.createPrintBatch({ letterIds: [letter.id] });
  await app.eventually(async () => ((await api.letters.getPrintBatch({ id })).state === 'failed' ? true : undefined));
  await query('drop trigger cancel_now on print_batch_letters', []);
  expect((await api.letters.list({ contactId, printed: 'no' })).rows).toHaveLength(1);
});

test('an authorization that names one bureau lets letters go to no other', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const mark = (await api.files.listDocuments({ contactId })).checks.find(({ kind }) => kind === 'authorization')?.check;
  await api.files.removeCheck({ id: mark?.id ?? '' });
  await api.files.check({ contactId, kind: 'authorization', seenOn: '2026-01-05', bureaus: ['EQ'] });
  const save = (bureaus: readonly ('EQ' | 'EX')[], version: number | null) =>
    api.disputes.saveDraft({ contactId, reportId, version, items: bureaus.map((bureau) => collectionItem(collectionId, bureau)) });
  const { draft } = await save(['EQ', 'EX'], null);
  await expect(api.disputes.openRound({ contactId, version: draft.version })).rejects.toMatchObject({
    code: 'agreements.notAuthorized',
    message: expect.stringContaining('Experian') as string,
  });
  const { draft: fewer } = await save(['EQ'], draft.version);
  await api.disputes.openRound({ contactId, version: fewer.version });
});

test('the client reads in the portal why work has not started', async () => {
  const { id: contactId } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null });
  const { api: client } = await app.signIn('client', { contactId });
  expect((await client.agreements.mine()).sentence).toContain('no signed agreement');
  await letWork(app, contactId);
  expect(await client.agreements.mine()).toMatchObject({ sentence: null, from: null, canceled: false });
});
