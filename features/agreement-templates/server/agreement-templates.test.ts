import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import type { Block, FieldDocument } from '../../../platform/base/document/field-document.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { SHIPPED_TEMPLATES } from '../rules/shipped-templates.ts';
import { findTemplateVersion, listPublished } from './public.ts';

let app: TestApp;
let api: ApiClient;
let contactId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
  await api.office.addLocation({
    name: 'Clear Path Credit',
    addressLine1: '400 Main Street',
    city: 'Toledo',
    state: 'OH',
    zip: '43604',
    timeZone: 'America/New_York',
  });
  contactId = (await api.contacts.create(COMPLETE_CONTACT)).id;
});
afterAll(() => app.close());

const [english, spanish] = SHIPPED_TEMPLATES;
const shippedId = english?.id ?? '';
const p = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly data?: { readonly citation?: string };
}
const refusalOf = (asked: Promise<unknown>): Promise<Refused> =>
  asked.then(
    () => ({ code: 'answered' }),
    (error: Refused) => error,
  );
const withFirst = (content: FieldDocument, ...blocks: Block[]): FieldDocument => ({
  type: 'doc',
  content: [...blocks, ...content.content],
});

test('the program comes with a pair that is published', async () => {
  const { rows } = await api.agreementTemplates.list({});
  expect(
    rows.map(({ name, language, published, draft, pair }) => [
      name,
      language,
      published?.number,
      published?.by,
      draft,
      pair?.name,
      pair?.newer,
    ]),
  ).toEqual([
    [spanish?.name, 'es', 1, null, null, english?.name, false],
    [english?.name, 'en', 1, null, null, spanish?.name, false],
  ]);
  expect((await api.agreementTemplates.get({ id: shippedId })).problems).toEqual([]);
});

test('a copy is changed, refused while it lacks something, published, and compared', async () => {
  const copy = await api.agreementTemplates.create({
    name: 'Our agreement',
    language: 'en',
    states: ['OH', 'NV', 'OH'],
    copyOf: shippedId,
  });
  expect(copy).toMatchObject({ states: ['NV', 'OH'], published: null, pair: null, problems: [], draft: { by: expect.any(String) } });
  const { id } = copy;
  const save = (version: number, content: FieldDocument) =>
    api.agreementTemplates.saveDraft({ id, version, name: 'Our agreement', states: ['OH'], content });

  const broken = await save(copy.version, withFirst(copy.content, p('You waive your right to cancel.')));
  expect(broken.problems).toMatchObject([{ code: 'waiver', path: [0], phrase: 'waive' }]);
  expect(await refusalOf(api.agreementTemplates.publish({ id, version: broken.version }))).toMatchObject({
    code: 'agreementTemplates.incomplete',
    data: { citation: '15 U.S.C. 1679f' },
  });
  // Someone who read an earlier text overwrites nothing.
  expect(await refusalOf(save(copy.version, copy.content))).toMatchObject({ code: 'app.changedMeanwhile' });

  const mended = await save(broken.version, withFirst(copy.content, p('Thank you for your trust.')));
  const first = await api.agreementTemplates.publish({ id, version: mended.version });
  expect(first).toMatchObject({ published: { number: 1 }, draft: null });
  expect(await refusalOf(api.agreementTemplates.publish({ id, version: first.version }))).toMatchObject({
    code: 'agreementTemplates.nothingNew',
  });

  const again = await save(first.version, withFirst(copy.content, p('Thank you very much for your trust.')));
  const versionId = first.published?.versionId ?? '';
  const { changes } = await api.agreementTemplates.compare({ id, from: versionId });
  expect(changes.filter(({ kind }) => kind !== 'same')).toMatchObject([
    {
      kind: 'changed',
      line: { text: 'Thank you very much for your trust.' },
      words: [{ text: 'Thank you ' }, { kind: 'added', text: 'very much ' }, { text: 'for your trust.' }],
    },
  ]);
  await api.agreementTemplates.publish({ id, version: again.version });
  const { rows } = await api.agreementTemplates.listVersions({ id });
  expect(rows.map(({ number }) => number)).toEqual([2, 1]);
  // What was published stays as it was.
  const kept = await findTemplateVersion(app.server.database.db, versionId);
  expect(kept).toMatchObject({ number: 1, states: ['OH'], content: withFirst(copy.content, p('Thank you for your trust.')) });
});

test('versions never change, whoever asks', async () => {
  const { pool } = app.server.database;
  await expect(pool.query(`update agreement_template_versions set name = 'x'`)).rejects.toThrow('never changes');
  await expect(pool.query('delete from agreement_template_versions')).rejects.toThrow('never changes');
});

test('what is offered is the newest of those for the state and the language', async () => {
  const { db } = app.server.database;
  const names = async (state: string | null, language: 'en' | 'es') =>
    (await listPublished(db, { state, language })).map(({ name, number }) => [name, number]);
  expect(await names('OH', 'en')).toEqual([
    [english?.name, 1],
    ['Our agreement', 2],
  ]);
  expect(await names('CA', 'en')).toEqual([[english?.name, 1]]);
  expect(await names(null, 'en')).toEqual([[english?.name, 1]]);
  expect(await names('OH', 'es')).toEqual([[spanish?.name, 1]]);
});

test('the other language says when it is older', async () => {
  const before = await api.agreementTemplates.get({ id: shippedId });
  const draft = await api.agreementTemplates.saveDraft({
    id: shippedId,
    version: before.version,
    name: before.name,
    states: [],
    content: withFirst(before.content, p('Hello.')),
  });
  await api.agreementTemplates.publish({ id: shippedId, version: draft.version });
  expect((await api.agreementTemplates.get({ id: spanish?.id ?? '' })).pair).toMatchObject({ id: shippedId, newer: true });
});

test('a removed template is not offered and comes back', async () => {
  const made = await api.agreementTemplates.create({ name: 'Short lived', language: 'es' });
  expect(made.problems.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['client', 'total', 'client-signature', 'cancel-statement']),
  );
  await api.agreementTemplates.remove({ id: made.id, version: made.version });
  expect(await refusalOf(api.agreementTemplates.get({ id: made.id }))).toMatchObject({ code: 'agreementTemplates.notFound' });
  const removed = (await api.agreementTemplates.list({ removed: 'yes' })).rows;
  expect(removed.map(({ id }) => id)).toEqual([made.id]);
  expect(await api.agreementTemplates.restore({ id: made.id })).toMatchObject({ removed: false });
  expect(await refusalOf(api.agreementTemplates.restore({ id: made.id }))).toMatchObject({ code: 'agreementTemplates.notRemoved' });
});

test('a preview names the client and the office, and says what has no value', async () => {
  const { document, state } = await api.agreementTemplates.preview({ id: shippedId, contactId, state: 'TX' });
  expect(state).toBe('TX');
  const written = JSON.stringify(document);
  for (const words of ['Clear Path Credit', '400 Main Street', 'Total of all payments']) expect(written).toContain(words);
  expect(written).not.toContain('"field"');
  const bare = (await api.contacts.create({ firstName: 'No', lastName: 'Address' })).id;
  expect(await refusalOf(api.agreementTemplates.preview({ id: shippedId, contactId: bare }))).toMatchObject({
    code: 'agreementTemplates.valueMissing',
    message: expect.stringContaining('"Address of the client"'),
  });
});

test.each([
  ['en', english?.id ?? ''],
  ['es', spanish?.id ?? ''],
])('a preview as PDF in %s', async (language, id) => {
  const file = await api.agreementTemplates.previewPdf({ id, contactId });
  const pdf = new Uint8Array(await file.arrayBuffer());
  expect([file.type, Buffer.from(pdf.subarray(0, 5)).toString()]).toEqual(['application/pdf', '%PDF-']);
  if (process.env.SHOW_PDF) writeFileSync(`${process.env.SHOW_PDF}-${language}.pdf`, pdf);
  if (spawnSync('pdftotext', ['-v']).error) return;
  const text = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' }).replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/explanation of this right\. (Signature of the client|Firma del cliente)/);
});

test('who may not edit reads, and who sees no agreements reads nothing', async () => {
  const { api: sales } = await app.signIn('sales');
  expect((await sales.agreementTemplates.get({ id: shippedId })).name).toBe(english?.name);
  const code = (asked: Promise<unknown>) => refusalOf(asked).then((refusal) => refusal.code);
  expect(await code(sales.agreementTemplates.create({ name: 'x', language: 'en' }))).toBe('app.notAllowed');
  const { api: none } = await app.signIn('user');
  expect(await code(none.agreementTemplates.list({}))).toBe('app.notAllowed');
});
