// A file about two people on the real program: each contact gets the own part, and nothing of another person comes out anywhere.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { runSystemChange } from '../../../platform/server/change.ts';
import type { JobCall } from '../../../platform/server/feature.ts';
import { packJson } from '../../../platform/server/packed-json.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { lineKeyOf } from '../../account-matching/rules/line-key.ts';
import { asArray, asMismo2, jointOrder } from '../../report-files/rules/mismo/testing-mismo.ts';
import { readCreditReport } from '../../report-files/rules/read-credit-report.ts';
import { checkPersonJob, readInterrupted } from './person-jobs.ts';
import { SEPARATE_PEOPLE } from './separate-people.ts';

const ISSUED = { '@CreditReportFirstIssuedDate': addDays(civilDateAt(new Date(), OFFICE_ZONE), -5) };
/** Whatever is SAM's alone: names of creditors, numbers, scores. */
const SAMS = /\bSAM\b|4444|6666|"value":5[56]|222222/;
/** A bare 701 may also stand in an id. */
const PATS_SCORE = '"value":701';
const PATS = /\bPAT\b|3333|"value":701|111111/;
const PAT = {
  ...COMPLETE_CONTACT,
  firstName: 'Pat',
  lastName: 'Sample',
  ssn: '219-09-1234',
  dateOfBirth: '1980-01-05',
  email: null,
  phone: null,
};
const SAM = { ...PAT, firstName: 'Sam', ssn: '219-09-5678', dateOfBirth: '1979-07-08' };
const STRANGER = { ...PAT, firstName: 'Kim', lastName: 'Unknown', ssn: null, dateOfBirth: null };

let app: TestApp;
let api: ApiClient;
let specialist: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
  ({ api: specialist } = await app.signIn('credit-specialist'));
});
afterAll(() => app.close());

let files = 0;
beforeEach(() => void (files += 1));
const jointFile = (): File =>
  new File([JSON.stringify(asArray({ ...jointOrder(ISSUED), '@CreditReportIdentifier': `REF-${files}` }))], 'joint.json');
const contact = async (fields: Partial<typeof PAT> | typeof STRANGER) =>
  letWork(app, (await api.contacts.create({ ...PAT, ...fields })).id);
const settled = (id: string) =>
  app.eventually(async () => {
    const report = await api.creditReports.get({ id });
    return report.state === 'reading' ? undefined : report;
  });
async function upload(contactId: string, file: File = jointFile()) {
  return settled((await api.creditReports.upload({ contactId, file })).id);
}
const scoresOf = async (contactId: string) => JSON.stringify(await api.scores.forContact({ contactId }));
function jobCall(): JobCall {
  const { context, database, services } = app.server;
  return {
    db: database.db,
    now: new Date(),
    zone: OFFICE_ZONE,
    services,
    transaction: (run) => database.transaction(run),
    change: (kind, make) => runSystemChange(context, kind, make),
    changeFor: () => Promise.reject(new Error('Not asked for.')),
    settle: async () => true,
  };
}

test('both are contacts: each gets the own part of the same file', async () => {
  const [pat, sam] = [await upload(await contact(PAT)), await upload(await contact(SAM))];
  expect([pat.state, pat.accounts]).toEqual(['ready', 2]);
  expect([sam.state, sam.accounts]).toEqual(['ready', 3]);
  expect(JSON.stringify(pat)).not.toMatch(SAMS);
  expect(JSON.stringify(sam)).not.toMatch(PATS);
  expect(pat.report?.others).toEqual({ accounts: 2, inquiries: 1, publicRecords: 1 });
  expect(pat.report?.bureaus.find(({ bureau }) => bureau === 'EQ')?.present).toBe('no-hit');
  expect(await scoresOf(pat.contactId)).toContain(PATS_SCORE);
  expect(await scoresOf(pat.contactId)).not.toMatch(/"value":5[56]/);
  expect(await scoresOf(sam.contactId)).not.toContain(PATS_SCORE);
});

test('P2: no endpoint gives out a line of another person, and none takes one', async () => {
  const { id: reportId, contactId } = await upload(await contact(PAT));
  const findings = await api.findings.list({ reportId, limit: 500 });
  const answers = [
    findings,
    await api.creditReports.list({ contactId }),
    await api.accountMatching.list({ contactId }),
    await api.reportChanges.list({ id: reportId }),
    await api.scores.forContact({ contactId }),
    await api.activity.list({ contactId }),
  ];
  expect(findings.rows.length).toBeGreaterThan(0);
  for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(SAMS);
  const item = (lineId: string, kind: 'tradeline' | 'inquiry' | 'public-record', bureau: 'EX' | 'EQ') => ({
    bureau,
    kind,
    lineId,
    reasonCode: null,
    instructionCode: null,
    facts: [],
    clientConfirmed: true,
  });
  // SAM's card, SAM's store card, SAM's inquiry and judgment, and the shared loan at a bureau that has no file of PAT.
  for (const chosen of [
    item('account-2', 'tradeline', 'EX'),
    item('account-4', 'tradeline', 'EQ'),
    item('account-3', 'tradeline', 'EQ'),
    item('inquiry-2', 'inquiry', 'EX'),
    item('public-record-2', 'public-record', 'EX'),
  ])
    await expect(api.disputes.saveDraft({ contactId, reportId, version: null, items: [chosen] })).rejects.toMatchObject({ status: 422 });
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [item('account-1', 'tradeline', 'EX')] });
  expect(JSON.stringify(draft)).not.toMatch(SAMS);
  await expect(api.findings.ask({ reportId, keys: ['A2:EX:acct|***4444|2018-03||'] })).rejects.toMatchObject({
    status: expect.any(Number),
  });
});

test('a contact the file does not tell apart: someone says which person it is, and nothing is kept until then', async () => {
  const report = await upload(await contact(STRANGER));
  expect(report).toMatchObject({ state: 'questioned', report: null, accounts: null, doubts: [{ what: 'people', stops: true }] });
  expect(report.doubts[0]?.message).toBe('Two people are in this file: which one is this client?');
  expect(JSON.stringify(report)).not.toMatch(/SAMPLE/);
  const { id, version } = report;
  expect((await api.creditReports.listPeople({ id })).people).toEqual([
    { id: 'person-1', name: 'PAT SAMPLE', detail: null },
    { id: 'person-2', name: 'SAM SAMPLE', detail: null },
  ]);
  const { api: viewer } = await app.signIn('read-only');
  await expect(viewer.creditReports.listPeople({ id })).rejects.toMatchObject({ status: 403 });
  await expect(api.creditReports.answerPerson({ id, version, answer: 'same' })).rejects.toMatchObject({
    code: 'creditReports.needsConfirmation',
  });
  await expect(api.creditReports.confirmPerson({ id, version, reason: 'It is the client, I am sure.' })).rejects.toMatchObject({
    code: 'creditReports.notQuestioned',
  });
  await expect(api.creditReports.choosePerson({ id, version, person: 'person-3' })).rejects.toMatchObject({
    code: 'creditReports.personUnknown',
  });
  await specialist.creditReports.choosePerson({ id, version, person: 'person-2' });
  const read = await settled(id);
  expect(JSON.stringify(read.report)).not.toMatch(PATS);
  expect(read.report?.accounts.map(({ displayName }) => displayName)).toEqual(['SAM CARD', 'JOINT AUTO', 'SAM STORE']);
  // Kim Unknown is neither by name: whose it is needs someone with the right to say so.
  expect([read.state, read.doubts.map(({ what }) => what)]).toEqual(['questioned', ['name', 'address']]);
  await expect(api.creditReports.listPeople({ id })).rejects.toMatchObject({ code: 'creditReports.nothingToChoose' });
});

test('P14, G24: another SSN stops a report until someone with the right to confirms it with a reason', async () => {
  const contactId = await contact({ ...PAT, ssn: '219-09-9998', dateOfBirth: '1980-01-05' });
  const file = new File([JSON.stringify(asArray({ ...ISSUED, '@CreditReportIdentifier': `ONE-${files}` }))], 'one.json');
  const { id, version, state } = await upload(contactId, file);
  expect(state).toBe('questioned');
  expect(await scoresOf(contactId)).not.toContain('"value"');
  await expect(api.findings.list({ reportId: id, limit: 500 })).rejects.toMatchObject({ code: 'creditReports.notReady' });
  await expect(api.disputes.saveDraft({ contactId, reportId: id, version: null, items: [] })).rejects.toMatchObject({
    code: 'disputes.reportNotReady',
  });
  await expect(specialist.creditReports.answerPerson({ id, version, answer: 'same' })).rejects.toMatchObject({
    code: 'creditReports.needsConfirmation',
  });
  await expect(specialist.creditReports.confirmPerson({ id, version, reason: 'The client called about it.' })).rejects.toMatchObject({
    status: 403,
  });
  await expect(api.creditReports.confirmPerson({ id, version, reason: ' ' })).rejects.toMatchObject({ status: 422 });
  const confirmed = await api.creditReports.confirmPerson({ id, version, reason: 'The number on the contact was mistyped.' });
  expect([confirmed.state, confirmed.personConfirmedBy]).toEqual(['ready', 'Test owner']);
  const { rows } = await api.activity.list({ contactId });
  expect(rows.filter(({ kind }) => kind === 'creditReports.personConfirmed')).toHaveLength(1);
  expect(JSON.stringify(rows)).toContain('mistyped');
  // Confirmed, the gate of the round lets it through.
  const { draft } = await api.disputes.saveDraft({ contactId, reportId: id, version: null, items: [] });
  expect(draft?.problems.map(({ code }) => code)).not.toContain('disputes.reportOfSomebodyElse');
});

test('a report in use stops when the contact turns out to be someone else, and is used again when that was a slip', async () => {
  const { id, contactId, state } = await upload(await contact({ ...PAT, ssn: null, dateOfBirth: null }));
  expect(state).toBe('ready');
  let now = { ...PAT, ssn: null as string | null, dateOfBirth: null as string | null };
  const change = async (fields: { ssn?: string; dateOfBirth?: string }, to: 'ready' | 'questioned') => {
    now = { ...now, ...fields };
    const { version } = await api.contacts.get({ id: contactId });
    await api.contacts.update({ ...now, id: contactId, version });
    await app.eventually(async () => ((await api.creditReports.get({ id })).state === to ? true : undefined));
  };
  await change({ dateOfBirth: '1990-09-09' }, 'questioned');
  expect(await scoresOf(contactId)).not.toContain(PATS_SCORE);
  await change({ dateOfBirth: '1980-01-05' }, 'ready');
  await app.eventually(async () => ((await scoresOf(contactId)).includes(PATS_SCORE) ? true : undefined));
  await change({ ssn: '219-09-7777' }, 'questioned');
  const { version } = await api.creditReports.get({ id });
  await api.creditReports.confirmPerson({ id, version, reason: 'The bureau has an old number of this client.' });
  // What was confirmed is not asked again; what is new is.
  await checkPersonJob.run({ contactId }, jobCall());
  expect((await api.creditReports.get({ id })).state).toBe('ready');
  await change({ dateOfBirth: '1991-01-05' }, 'questioned');
  expect((await api.creditReports.get({ id })).personConfirmedBy).toBeNull();
});

test('what an earlier version read of two people is gone at the start, and read again from the file for the client', async () => {
  const { id, contactId } = await upload(await contact(PAT), new File([asMismo2(jointOrder(ISSUED))], 'joint.xml'));
  const whole = readCreditReport(new TextEncoder().encode(asMismo2(jointOrder(ISSUED))));
  if (isRefusal(whole)) throw new Error(whole.code);
  // As the earlier version kept it: every line, none with an owner.
  const { people: _people, others: _others, ...rest } = whole;
  const lines = <T extends { owner?: unknown }>(list: readonly T[]) => list.map(({ owner: _owner, ...line }) => line);
  const before = {
    ...rest,
    parserVersion: '1',
    accounts: lines(whole.accounts),
    inquiries: lines(whole.inquiries),
    publicRecords: lines(whole.publicRecords),
    warnings: [
      { code: 'coBorrowerAccounts', message: '2 accounts belong to the co-borrower alone: SAM CARD, SAM STORE.', severity: 'warning' },
    ],
  };
  const { pool } = app.server.database;
  const { sealer } = app.server.services;
  await pool.query(`update credit_reports set document_sealed = $1, accounts = 4, uploaded_at = now() - interval '1 day' where id = $2`, [
    sealer.seal(`credit_reports:${id}:document`, packJson(before)),
    id,
  ]);
  expect(JSON.stringify(await api.creditReports.get({ id }))).toMatch(SAMS);
  const key = (place: number) => {
    const [trade] = whole.accounts[place]?.byBureau.EX ?? [];
    return { bureau: 'EX', lineKey: trade ? lineKeyOf(trade, false) : '' };
  };
  await pool.query(
    `insert into credit_report_matches (contact_id, id, kind, line_a, line_b, names_sealed, name_index_a, name_index_b, decided_at, decided_by_name)
     values ($1, gen_random_uuid(), 'same', $2, $3, '', '', '', now(), 'Test')`,
    [contactId, key(1), { ...key(0), bureau: 'TU' }],
  );

  await app.server.database.transaction(async (tx) => {
    // The step has its place among the migrations before the one that takes this column away.
    await sql`alter table credit_reports add column parts jsonb`.execute(tx);
    for (let after: string | undefined, moved; (moved = await SEPARATE_PEOPLE.move(tx, sealer, after));) after = moved.last;
    await SEPARATE_PEOPLE.finish(tx);
    await sql`alter table credit_reports drop column parts`.execute(tx);
  });
  const waiting = await api.creditReports.get({ id });
  expect([waiting.state, waiting.accounts, waiting.report]).toEqual(['reading', null, null]);
  expect(await scoresOf(contactId)).not.toContain('"value"');
  await expect(api.disputes.saveDraft({ contactId, reportId: id, version: null, items: [] })).rejects.toMatchObject({
    code: 'disputes.reportNotReady',
  });

  await readInterrupted.run({}, jobCall());
  const again = await settled(id);
  expect([again.state, again.accounts]).toEqual(['ready', 2]);
  expect(JSON.stringify(again)).not.toMatch(SAMS);
  expect(await scoresOf(contactId)).toContain(PATS_SCORE);
  const { rows } = await pool.query('select 1 from credit_report_matches where contact_id = $1', [contactId]);
  expect(rows).toEqual([]);
});
