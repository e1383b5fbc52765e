import sharp from 'sharp';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addMaria } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
let app: TestApp;
let api: ApiClient;
let maria: { contactId: string; reportId: string };
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
  maria = await addMaria(app, api);
});
afterAll(() => app.close());

const poppler = spawnSync('pdftotext', ['-v']).error === undefined;
async function textOf(file: Blob): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'audit-report-'));
  try {
    writeFileSync(join(folder, 'a.pdf'), new Uint8Array(await file.arrayBuffer()));
    return execFileSync('pdftotext', ['-raw', join(folder, 'a.pdf'), '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each(['processor', 'read-only', 'sales'] as const)('%s gets a PDF named for the client', async (role) => {
  const file = await (await app.signIn(role)).api.findings.auditReport({ reportId: maria.reportId });
  expect([file.type, file.name]).toEqual([
    'application/pdf',
    expect.stringMatching(/^Credit report review Maria Delgado \d{4}-\d\d-\d\d\.pdf$/),
  ]);
  expect(Buffer.from(await file.slice(0, 5).arrayBuffer()).toString()).toBe('%PDF-');
});

test('billing, clients and strangers do not', async () => {
  const { reportId, contactId } = maria;
  for (const person of [(await app.signIn('billing')).api, (await app.signIn('client', { contactId })).api])
    await expect(person.findings.auditReport({ reportId })).rejects.toMatchObject({ code: 'app.notAllowed', status: 403 });
  await expect(app.api().findings.auditReport({ reportId })).rejects.toMatchObject({ code: 'app.signInRequired', status: 401 });
});

test('a report that is not there or not ready has none', async () => {
  await expect(api.findings.auditReport({ reportId: NOBODY })).rejects.toMatchObject({ code: 'creditReports.notFound', status: 404 });
  const { id: reportId } = await api.creditReports.upload({ contactId: maria.contactId, file: new File(['nothing'], 'x.txt') });
  await app.eventually(async () => ((await api.creditReports.get({ id: reportId })).state === 'refused' ? true : undefined));
  await expect(api.findings.auditReport({ reportId })).rejects.toMatchObject({ code: 'creditReports.notReady', status: 409 });
});

test.skipIf(!poppler)('it bears the office of the client, what was found, and no Social Security number', async () => {
  const { contactId, reportId } = await addMaria(app, api);
  const before = await textOf(await api.findings.auditReport({ reportId }));
  // With a logo, whose picture has words for those who do not see it: PDF/UA-1 is checked while the report is made.
  const { data } = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#1d4f91' } })
    .png()
    .toBuffer({ resolveWithObject: true });
  await api.office.setLogo({ file: new File([new Uint8Array(data)], 'logo.png', { type: 'image/png' }) });
  await api.office.changeLook({ version: 1, color: '#7fb2ff' });
  await api.office.addLocation({
    name: 'Harbor Office',
    addressLine1: '1 Summit St',
    city: 'Toledo',
    state: 'OH',
    zip: '43604',
    phone: '419 555 0100',
    timeZone: 'America/New_York',
  });
  const { rows } = await api.findings.list({ reportId });
  const [first, second] = rows;
  const text = await textOf(await api.findings.auditReport({ reportId }));
  expect([before.includes('Harbor Office'), before.includes('Credit report review')]).toEqual([false, true]);
  for (const part of [
    'Harbor Office 1 Summit St Toledo, OH 43604',
    '(419) 555-0100',
    'Maria Delgado',
    'NORTHGATE',
    first?.finding.title,
    first?.finding.question,
    second?.finding.facts[0],
  ])
    expect(text).toContain(part?.replaceAll(/\s+/g, ' '));
  expect(text.replaceAll(/[^\d]/g, '')).not.toContain('219095501');

  await api.findings.answer({
    reportId,
    answers: [{ key: first?.finding.key ?? '', version: null, answer: 'set-aside', note: 'a note of the staff' }],
  });
  const [open, all] = [
    await textOf(await api.findings.auditReport({ reportId })),
    await textOf(await api.findings.auditReport({ reportId, include: 'all' })),
  ];
  expect(open).toContain('One finding is left out');
  expect(all).toContain('Set aside for now');
  expect(open + all).not.toContain('a note of the staff');
  // In the language of the client, or in the one that staff ask for.
  await (await app.signIn('client', { contactId })).api.contacts.chooseOwnLanguage({ language: 'es' });
  const own = await api.findings.auditReport({ reportId, include: 'all' });
  expect(own.name).toMatch(/^Revisión del reporte de crédito Maria Delgado /);
  const [spanish, asked] = [await textOf(own), await textOf(await api.findings.auditReport({ reportId, include: 'all', language: 'en' }))];
  for (const part of ['Revisión del reporte de crédito', 'Página 1 de', 'Lo que vemos', 'Apartado por ahora'])
    expect(spanish).toContain(part);
  expect(spanish).not.toMatch(/Credit report review|What we see|Our question|Set aside for now/);
  expect(asked).toContain('Set aside for now');
  // Looking at it leaves no trace, as with any other reading.
  expect((await api.activity.list({ contactId })).rows.map(({ kind }) => kind)).not.toContain('findings.auditReport');
});
