import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { MARIA } from '../../../db/demo/demo-people.ts';
import { demoReport } from '../../../db/demo/demo-report.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT, printLetters, noteMailed, recordAnswer } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let api: ApiClient;
let maria: Awaited<ReturnType<typeof addMaria>>;
let client: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
  maria = await addMaria(app, api);
  client = (await app.signIn('client', { contactId: maria.contactId })).api;
});
afterAll(() => app.close());

const PARTS = ['progress', 'items', 'letters', 'activity'] as const;
const poppler = spawnSync('pdftotext', ['-v']).error === undefined;
const textOf = async (file: Blob): Promise<string> =>
  execFileSync('pdftotext', ['-raw', '-', '-'], { input: Buffer.from(await file.arrayBuffer()), encoding: 'utf8' }).replaceAll(/\s+/g, ' ');
const codeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error: { readonly code?: string }) => error.code ?? 'fault',
  );

test('with one report there is no progress yet, and it says so', async () => {
  const { bureaus, scores } = await api.contactReports.progress({ contactId: maria.contactId });
  for (const { first, newest, counts, reason } of bureaus) {
    expect(first).toEqual(newest);
    expect([counts, reason]).toEqual([null, expect.stringContaining('only one report')]);
  }
  expect(scores?.length).toBeGreaterThan(0);
});

test('progress runs from the first report to the newest, past those between, as the reports themselves say', async () => {
  const { contactId } = maria;
  const today = civilDateAt(new Date(), OFFICE_ZONE);
  const earlier = demoReport(MARIA, addDays(today, -90));
  const { id } = await api.creditReports.upload({ contactId, file: new File([new Uint8Array(earlier)], 'earlier.json') });
  await app.eventually(async () => ((await api.creditReports.get({ id })).state === 'ready' ? true : undefined));
  const { bureaus, scores } = await api.contactReports.progress({ contactId });
  for (const { first, newest, counts, reason } of bureaus) {
    expect([first?.id, newest?.id, reason]).toEqual([id, maria.reportId, null]);
    // The same accounts three months later: none went, none came.
    const of = counts?.tradeline;
    expect([of?.gone.all, of?.new.all]).toEqual([0, 0]);
    expect((of?.better.all ?? 0) + (of?.worse.all ?? 0) + (of?.other.all ?? 0) + (of?.same.all ?? 0)).toBeGreaterThan(0);
  }
  expect(scores?.every(({ firstOn, newestOn }) => firstOn < newestOn)).toBe(true);
});

test('items show every round at every bureau with outcome and day; letters and segment figures agree', async () => {
  const { contactId, reportId, collectionId } = maria;
  const { draft } = await api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: [collectionItem(collectionId, 'EQ'), collectionItem(collectionId, 'EX')],
  });
  expect((await api.contactReports.items({ contactId })).items).toEqual([]);
  await api.disputes.openRound({ contactId, version: draft.version });
  const [round] = (await api.disputes.listRounds({ contactId })).rounds;
  const states = async () => {
    const [item] = (await api.contactReports.items({ contactId })).items;
    return [item?.steps.EQ, item?.steps.EX].flatMap((steps) => steps?.map(({ state }) => state));
  };
  // Nothing waits for an answer before its letter was mailed.
  expect(await states()).toEqual(['not-mailed', 'not-mailed']);
  await noteMailed(app, round?.id ?? '');
  expect(await states()).toEqual(['in-progress', 'in-progress']);
  // The report goes to the client: nothing of one that may be about someone else is in it.
  const turn = (state: string, doubts: readonly object[]) =>
    app.server.database.pool.query('update credit_reports set state = $2, doubts = $3 where id = $1', [
      reportId,
      state,
      JSON.stringify(doubts),
    ]);
  await turn('questioned', [{ what: 'ssn', message: 'Another number.', stops: true }]);
  expect((await api.contactReports.items({ contactId })).items).toEqual([]);
  await turn('ready', []);
  const atEquifax = round?.items.find(({ bureau }) => bureau === 'EQ');
  await recordAnswer(api, contactId, atEquifax?.id ?? '', 'corrected');
  const { items, rounds, cut } = await api.contactReports.items({ contactId });
  expect([items.length, rounds, cut]).toEqual([1, 1, false]);
  expect(items[0]?.steps.EQ).toEqual([
    {
      roundNumber: 1,
      openedAt: round?.openedAt,
      reason: 'Balance or past due wrong',
      state: 'corrected',
      decidedAt: expect.any(String),
      source: 'hand',
    },
  ]);
  expect(items[0]?.steps.EX?.map(({ state, decidedAt }) => [state, decidedAt])).toEqual([['in-progress', null]]);
  expect(items[0]?.steps.TU).toEqual([]);
  await printLetters(app, api, contactId, ['EQ', 'EX']);
  const { facets } = await api.contactLists.facets({
    ids: contactId,
    facets: 'corrected,confirmed,unanswered,reportSpan,scoreChange,items',
  });
  expect([facets['corrected']?.[contactId], facets['confirmed']?.[contactId], facets['unanswered']?.[contactId]]).toEqual([1, 0, 0]);
  expect(facets['reportSpan']?.[contactId]).toMatchObject({ reports: 2 });
  expect(facets['scoreChange']?.[contactId]).toMatchObject({ EQ: { change: expect.any(Number) } });
});

test.skipIf(!poppler)('each part is a PDF with the name of the client and what the screen says, without the SSN', async () => {
  const { contactId } = maria;
  const words = {
    progress: ['Progress', 'From the first report to the newest', 'Scores by model', 'Accounts: no longer listed'],
    items: ['Item history', 'past due wrong. Corrected', 'Waiting for an answer', 'Not disputed'],
    letters: ['Letter log', 'Equifax', 'Mailed', 'Answer due'],
    activity: ['Activity log', 'Round 1 opened'],
  };
  for (const part of PARTS) {
    const file = await api.contactReports.pdf({ contactId, part });
    expect(file.type).toBe('application/pdf');
    const text = await textOf(file);
    for (const word of ['Maria Delgado', ...words[part]]) expect(text, part).toContain(word);
    expect(text.replaceAll(/\D/g, '')).not.toContain('219095501');
  }
});

test.skipIf(!poppler)('a client who reads Spanish gets them in Spanish; the log of the office stays English', async () => {
  const { contactId } = maria;
  const setLanguage = (language: 'en' | 'es') =>
    app.server.database.db.updateTable('contacts').set({ language }).where('id', '=', contactId).execute();
  await setLanguage('es');
  const words = {
    progress: ['Avance', 'Del primer reporte al más reciente', 'Puntajes por modelo', 'Cuentas: ya no aparece', 'Hecho el', 'Página 1 de'],
    items: ['Historial de partidas', 'está equivocado. Corregida', 'En espera de respuesta', 'Sin disputa', 'Ronda 1'],
    letters: ['Registro de cartas', 'Equifax', 'Enviada el', 'Respuesta hasta'],
    activity: ['Activity log', 'Round 1 opened', 'Page 1 of'],
  };
  for (const part of PARTS) {
    const file = await api.contactReports.pdf({ contactId, part });
    const text = await textOf(file);
    for (const word of ['Maria Delgado', ...words[part]]) expect(text, part).toContain(word);
    if (part === 'items' || part === 'letters') expect(text).not.toMatch(/\b(?:the|round|mailed|page|not|waiting)\b/iu);
  }
  await setLanguage('en');
});

test('each part asks for the permission of what it shows', async () => {
  const { contactId } = maria;
  const mayRead = async (role: 'sales' | 'processor' | 'read-only' | 'billing') => {
    const { api: their } = await app.signIn(role);
    return Promise.all([
      codeOf(their.contactReports.progress({ contactId })),
      codeOf(their.contactReports.items({ contactId })),
      ...PARTS.map((part) => codeOf(their.contactReports.pdf({ contactId, part }))),
    ]);
  };
  const no = 'app.notAllowed';
  expect(await mayRead('sales')).toEqual(['answered', no, 'answered', no, no, 'answered']);
  expect(await mayRead('billing')).toEqual([no, no, no, no, no, 'answered']);
  expect(await mayRead('read-only')).toEqual(Array(6).fill('answered'));
  expect(await codeOf(client.contactReports.progress({ contactId }))).toBe(no);
  expect(await codeOf(api.contactReports.items({ contactId: '00000000-0000-7000-8000-000000000000' }))).toBe('contacts.notFound');
});

test('a segment leaves as CSV for those who may, by name, inert, and is recorded', async () => {
  await api.contacts.create({ ...COMPLETE_CONTACT, firstName: '=1+1', lastName: 'Aaron', ssn: null, email: null, phone: null });
  const file = await api.contactReports.exportSegment({ filter: { category: 'client' } });
  const [heads, ...lines] = (await file.text()).replace('\ufeff', '').trimEnd().split('\r\n');
  expect(heads?.split(',').slice(0, 8)).toEqual([
    'Name',
    'Category',
    'Status',
    'Owner',
    'Location',
    'Reports',
    'First report',
    'Newest report',
  ]);
  expect(lines.map((line) => line.split(',')[0])).toEqual(["'=1+1 Aaron", 'Maria Delgado']);
  expect(lines[1]?.split(',').slice(8, 13)).toEqual(['1', '0', '1', '0', '0']);
  const { rows } = await api.activity.list({ feature: 'contactReports' });
  expect(rows.map(({ summary }) => summary)).toEqual(['Progress of 2 contacts exported as CSV']);
  for (const role of ['processor', 'credit-specialist'] as const)
    expect(await codeOf((await app.signIn(role)).api.contactReports.exportSegment({ filter: {} }))).toBe('app.notAllowed');
});

test.skipIf(!poppler)(
  'papers about the case hold the letters as mailed, in order, for the client or with their wish for an attorney',
  async () => {
    const { contactId } = maria;
    const [round] = (await api.disputes.listRounds({ contactId })).rounds;
    const [letter] = (await api.letters.list({ contactId })).rows;
    const file = await api.contactReports.makeCaseFile({ contactId, kind: 'attorney' });
    if (process.env['SCREENSHOTS'] !== undefined)
      writeFileSync(`${process.env['SCREENSHOTS']}/case-file.pdf`, Buffer.from(await file.arrayBuffer()));
    const text = await textOf(file);
    for (const word of [
      'Case file Maria Delgado',
      'Enclosed papers',
      'What happened, in order',
      `Round ${round?.number} of disputes was opened.`,
      `The letter of round ${round?.number} to Equifax was mailed`,
      '1681p',
      // The letter itself is behind it.
      'To the dispute department of Equifax:',
    ])
      expect(text).toContain(word);
    expect(text.replaceAll(/\D/g, '')).not.toContain('219095501');
    expect(letter?.mailing).not.toBeNull();
    // To another person only with the client's wish among the documents.
    const toAttorney = (consentFileId: string | null) =>
      codeOf(api.contactReports.makeCaseFile({ contactId, kind: 'attorney', attorney: 'Ana Lopez', consentFileId }));
    expect(await toAttorney(null)).toBe('contactReports.noConsent');
    expect(await toAttorney('00000000-0000-7000-8000-000000000000')).toBe('contactReports.noConsent');
    const own = await textOf(await client.contactReports.getMyPapers());
    expect(own).toContain('Papers for a complaint');
    expect(own).not.toContain('1681p');
    const { rows } = await api.activity.list({ feature: 'contactReports' });
    expect(rows[0]?.summary).toBe('Case file made for the client');
  },
);
