// What is derived from reports, what clients said and what colleagues noted of them is sealed: words planted in each such place through the
// API lie in the clear in no column of any table but those named here, each with its reason.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { collectionItem, COMPLETE_CONTACT, mailedLongAgo } from '../../tests/support/people.ts';
import { openFileDoor } from '../../features/files/server/testing.ts';
import { addReport, all, comparedWith, pull, saying, without, type Change } from '../../tests/support/pulls.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { findInClear } from '../../tests/support/unsealed-office.ts';
import type { ApiClient } from './loopback-client.ts';

const WORDS = {
  creditor: 'PLANTEDCREDITOR',
  furnisher: 'PLANTEDFURNISHER',
  lender: 'PLANTEDLENDER',
  number: '77310042',
  fact: 'plantedfact',
  outcomeNote: 'plantedoutcomenote',
  answerNote: 'plantedanswernote',
  clientNote: 'plantedclientnote',
  statement: 'plantedstatement',
  note: 'plantednote',
  call: 'plantedcall',
  rejection: 'plantedrejection',
  letterWord: 'plantedletterword',
} as const;

/** Where a planted word may be read in the database, and why. */
const IN_THE_CLEAR: Readonly<Record<string, string>> = {
  'credit_report_events.line_key':
    'Names a line across reports; unique and compared in SQL. Holds what a mask leaves of a number, of an inquiry who asked.',
  'dispute_denials.line_key': 'The key of the line a statement is about, as above; an index finds the statements of a line by it.',
  'finding_answers.finding_key': 'Names a matter across reports by the key of its line; unique in SQL.',
  'finding_answers.line_key': 'The key of the line, as above.',
  'tasks.title': 'What colleagues have to do is sorted, paged and put on lists; a line that came back is named in its task.',
};

let app: TestApp;
let api: ApiClient;
let contactId: string;
let reportId: string;
let client: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
  await plant();
  await app.eventually(async () => {
    const { rows } = await app.server.database.pool.query(
      `select 1 from jobs.job where state in ('created', 'retry', 'active') and name not like 'pgboss%' and start_after < now()`,
    );
    return rows.length === 0 ? true : undefined;
  });
}, 180_000);
afterAll(() => app.close());

/** The collection is a planted creditor's, its number and one inquiry are planted. */
const PLANTED: Change = (person) => ({
  ...person,
  trades: person.trades.map((t) =>
    t.creditor.includes('NORTHGATE')
      ? { ...t, creditor: WORDS.creditor }
      : t.creditor.includes('FIRST HARBOR')
        ? { ...t, creditor: WORDS.furnisher, number: `${WORDS.number}****` }
        : t,
  ),
  inquiries: person.inquiries.map((one) => ({ ...one, name: WORDS.lender })),
});

async function plant(): Promise<void> {
  contactId = (await api.contacts.create(COMPLETE_CONTACT)).id;
  await api.contacts.addNote({ id: contactId, body: WORDS.note });
  await api.leads.logCall({ contactId, direction: 'outgoing', outcome: 'reached', note: WORDS.call });
  await api.findings.addStatement({ contactId, kind: 'paid', words: WORDS.statement });

  reportId = await addReport(app, api, contactId, pull(3, PLANTED));
  const { report } = await api.creditReports.get({ id: reportId });
  const account = report?.accounts.find(({ displayName }) => displayName.includes(WORDS.creditor));
  const other = report?.accounts.find(({ displayName }) => displayName.includes(WORDS.furnisher));
  if (!account || !other) throw new Error('The report does not show what was planted.');

  // Answers of staff and of the client, one of them taken into the round.
  const { rows: findings } = await api.findings.list({ reportId });
  const ofAccount = findings.filter(
    ({ finding }) => finding.heading.includes('PLANTED') && finding.lineId !== null && finding.suggestedReason !== null,
  );
  const [first, second] = ofAccount.map(({ finding }) => finding.key);
  if (first === undefined || second === undefined) throw new Error('There are no two findings about what was planted.');
  await api.findings.answer({ reportId, answers: [{ key: first, version: null, answer: 'wrong', note: WORDS.answerNote }] });
  const signedIn = await app.signIn('client', { contactId });
  client = signedIn.api;
  await openFileDoor(app.url, signedIn.token).upload(`contacts/${contactId}/documents/note.txt`, 'words');
  const [sent] = (await api.files.listDocuments({ contactId })).rows;
  await api.files.reject({ id: sent?.id ?? '', kindBefore: null, kind: 'other', reason: 'other', words: WORDS.rejection });
  await api.findings.ask({ reportId, keys: [second] });
  const question = (await client.findings.listMine({})).rows[0]?.id ?? '';
  await client.findings.answerMine({ id: question, answer: 'wrong', note: WORDS.clientNote });
  await api.findings.accept({ reportId, keys: [first] });

  // A round with facts, opened; its letters are written.
  const { draft } = await api.disputes.getDraft({ contactId });
  const items = [account.id, other.id].map((id) => ({
    ...collectionItem(id, 'TU'),
    facts: [{ text: `${WORDS.fact}: the balance is $890.`, source: 'client' as const }],
  }));
  const saved = await api.disputes.saveDraft({ contactId, reportId, version: draft?.version ?? null, items });
  const { roundId } = await api.disputes.openRound({ contactId, version: saved.draft.version });
  const letter = await app.eventually(async () => (await client.letters.listMine({})).letters.find(({ state }) => state === 'ready'));
  const { sha256 } = await client.letters.readMine({ id: letter.id });
  await client.letters.sendBackMine({ id: letter.id, sha256, answers: [], word: WORDS.letterWord });
  await mailedLongAgo(app, roundId, addDays(civilDateAt(new Date(), OFFICE_ZONE), -88));
  const [confirmed] = saved.draft.items;
  if (confirmed)
    await api.disputes.confirmCorrect({
      contactId,
      reportId,
      bureau: confirmed.bureau,
      kind: confirmed.kind,
      lineId: confirmed.lineId,
      what: 'dates',
    });
  const lines = Object.values(account.byBureau).flatMap((trades) => trades.slice(0, 1));
  const [a, b] = lines.map((trade) => ({
    bureau: trade.bureau,
    lineKey: `acct|${trade.bureau}`,
    heading: trade.creditorName,
    accountNumberMasked: WORDS.number,
  }));
  if (!a || !b) throw new Error('The account is reported by one bureau only.');
  await api.accountMatching.decide({ contactId, decisions: [{ kind: 'same', a, b }] });

  // A later report says otherwise, and outcomes are decided.
  const later = all(PLANTED, without(WORDS.creditor, 'TUC'), saying(WORDS.furnisher, 'TUC', { balance: 1 }));
  const laterId = await addReport(app, api, contactId, pull(1, later));
  await comparedWith(app, api, laterId, reportId);
  const proposed = await app.eventually(async () => {
    const { rows } = await api.disputes.listOutcomes({ contactId });
    return rows.length > 0 ? rows : undefined;
  });
  await api.disputes.decideOutcomes({
    contactId,
    decisions: proposed.slice(0, 1).map(({ id, version }) => ({ id, version, accept: true, note: WORDS.outcomeNote })),
  });
  // It comes back: a task says so.
  await comparedWith(app, api, await addReport(app, api, contactId, pull(0, PLANTED)), laterId);
}

test('each planted word was stored: those who may see it do', async () => {
  const { rows: reports } = await api.creditReports.list({ contactId });
  const answers = JSON.stringify([
    await api.contacts.listNotes({ id: contactId }),
    await api.leads.listCalls({ contactId }),
    await api.findings.listStatements({ contactId }),
    await api.findings.list({ reportId }),
    await client.findings.listMine({}),
    await client.disputes.listMine({}),
    await api.disputes.listRounds({ contactId }),
    await api.disputes.listOutcomes({ contactId, state: 'decided' }),
    await api.accountMatching.list({ contactId }),
    await Promise.all(reports.map(({ id }) => api.reportChanges.list({ id, limit: 100 }))),
    await Promise.all(reports.map(({ id }) => api.reportChanges.list({ id, kind: 'unchanged', limit: 100 }))),
    await api.letters.read({ id: (await api.letters.list({ contactId })).rows[0]?.id ?? '' }),
    await api.activity.list({ contactId, limit: 100 }),
  ]);
  expect(Object.values(WORDS).filter((word) => !answers.includes(word))).toEqual([]);
});

test('planted words lie in the clear in no other place', async () => {
  const found = await findInClear(app.server.database, Object.values(WORDS));
  const places = new Set(found.map((one) => one.split(':')[0] ?? ''));
  expect([...places].toSorted(), found.join('\n')).toEqual(Object.keys(IN_THE_CLEAR).toSorted());
});
