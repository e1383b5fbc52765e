import { execFileSync, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addMaria, collectionItem, noteMailed, recordAnswer } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let api: ApiClient;
let maria: Awaited<ReturnType<typeof addMaria>>;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
  maria = await addMaria(app, api);
});
afterAll(() => app.close());

const entry = async (who: ApiClient, code: string) => (await who.letterLibrary.list()).rows.find((row) => row.code === code);
const poppler = spawnSync('pdftotext', ['-v']).error === undefined;
const textOf = async (file: Blob): Promise<string> =>
  execFileSync('pdftotext', ['-raw', '-', '-'], { input: Buffer.from(await file.arrayBuffer()), encoding: 'utf8' }).replaceAll(/\s+/g, ' ');

test('uses are counted from opened rounds, each bureau by itself, with the outcome that was recorded', async () => {
  const { contactId, reportId, collectionId } = maria;
  const { draft } = await api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: [collectionItem(collectionId, 'EQ'), collectionItem(collectionId, 'EX')],
  });
  expect((await entry(api, 'balance-wrong'))?.use?.used).toBe(0);
  await api.disputes.openRound({ contactId, version: draft.version });
  const [round] = (await api.disputes.listRounds({ contactId })).rounds;
  await noteMailed(app, round?.id ?? '');
  await recordAnswer(api, contactId, round?.items[0]?.id ?? '', 'removed');
  for (const code of ['balance-wrong', 'correct-balance'])
    expect((await entry(api, code))?.use).toMatchObject({ used: 2, byBureau: { EQ: 1, EX: 1, TU: 0 }, open: 1, removed: 1, corrected: 0 });
});

test('favorites are one’s own, and marking twice is once', async () => {
  const processor = (await app.signIn('processor')).api;
  const text = { kind: 'ground', code: 'not-mine' } as const;
  await api.letterLibrary.addFavorite(text);
  await api.letterLibrary.addFavorite(text);
  expect([(await entry(api, 'not-mine'))?.favorite, (await entry(processor, 'not-mine'))?.favorite]).toEqual([true, false]);
  await api.letterLibrary.removeFavorite(text);
  expect((await entry(api, 'not-mine'))?.favorite).toBe(false);
  await expect(api.letterLibrary.addFavorite({ kind: 'request', code: 'not-mine' })).rejects.toMatchObject({
    code: 'letterLibrary.notFound',
  });
  const reader = (await app.signIn('read-only')).api;
  expect((await entry(reader, 'not-mine'))?.label).toBe('Not mine');
  await expect(reader.letterLibrary.addFavorite(text)).rejects.toMatchObject({ status: 403 });
  for (const role of ['sales', 'billing'] as const)
    await expect((await app.signIn(role)).api.letterLibrary.list()).rejects.toMatchObject({ code: 'app.notAllowed' });
});

test('a preview needs an item that the text fits, and refuses what no letter may say', async () => {
  const { contactId } = maria;
  const preview = api.letterLibrary.preview;
  await expect(preview({ kind: 'ground', code: 'identity-theft' })).rejects.toMatchObject({
    code: 'letterLibrary.cannotPreview',
    status: 422,
  });
  await expect(preview({ kind: 'ground', code: 'not-answered', contactId })).rejects.toMatchObject({ code: 'letterLibrary.cannotPreview' });
  await expect(preview({ kind: 'ground', code: 'phone-not-mine', contactId })).rejects.toMatchObject({
    code: 'letterLibrary.noItem',
  });
});

test.skipIf(!poppler)('a sample says SAMPLE and a draft for a client DRAFT, without a date of birth or a digit of the SSN', async () => {
  const sample = await textOf(await api.letterLibrary.preview({ kind: 'ground', code: 'not-mine', bureau: 'TU' }));
  expect(sample).toContain('SAMPLE Invented person. Not for mailing.');
  expect([sample.includes('TransUnion'), sample.includes('DRAFT')]).toEqual([true, false]);
  const draft = await textOf(await api.letterLibrary.preview({ kind: 'ground', code: 'not-mine', contactId: maria.contactId }));
  for (const part of [
    'DRAFT For review. Not for mailing.',
    'Maria Delgado',
    '412 Alder St',
    'You report this account in my file. It is not mine.',
  ])
    expect(draft).toContain(part);
  expect([draft.includes('1986'), draft.includes('5501'), draft.includes('SAMPLE')]).toEqual([false, false, false]);
});
